"""Calls on the workers of an existing Dask cluster, which must have the same program and content.

Needs the extra `cluster`. See docs/cluster.md.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from typing import Any, Final

from kingdom_builder_qt import __version__
from kingdom_builder_qt.core.errors import KingdomBuilderError, SetupError, quoted
from kingdom_builder_qt.game.arena.arena import installed_catalog
from kingdom_builder_qt.game.workers import Pool, given

_SECONDS: Final = 10  # until a scheduler has answered


class ClusterError(KingdomBuilderError):
    """A cluster that cannot be used, or no longer."""


@contextmanager
def cluster_pool(address: str) -> Iterator[Pool]:
    """Yield a pool of all workers of a cluster, also those that join later.

    `address` is that of its scheduler. A task of a worker that dies is given to another one. On
    leaving, tasks that have not begun are cancelled. Raises SetupError without the extra, and
    ClusterError if the cluster does not answer, ends, or has another program or content.
    """
    try:
        from distributed import Client, KilledWorker
        from distributed.comm import get_address_host_port
    except ImportError:
        message = "a cluster needs the extra: pip install 'kingdom-builder-qt[cluster]'"
        raise SetupError(message) from None
    for name in ("distributed", "distributed.client"):  # each has a level of its own
        # Their tracebacks would hide the sentence of the error.
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    try:
        get_address_host_port(address)  # a client that cannot begin takes 20 seconds to end
        client = Client(address, timeout=_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterError(f"no scheduler answers at {quoted(address)} ({error})") from None
    with client:
        try:
            yield given(_ClusterExecutor(client.get_executor(pure=False)))
        except CancelledError:
            raise ClusterError(f"the scheduler at {quoted(address)} has ended") from None
        except KilledWorker as error:
            raise ClusterError(f"the workers of the cluster end: {error}") from None
        except ModuleNotFoundError as error:
            raise ClusterError(f"a worker of the cluster lacks a package: {error}") from None


class _ClusterExecutor(Executor):
    """Submits each call with a description of this machine's program and content."""

    def __init__(self, workers: Executor) -> None:
        self._workers = workers
        self._here = _installed()

    def submit(self, call: Callable[..., Any], /, *args: Any, **details: Any) -> Future[Any]:
        return self._workers.submit(_call, self._here, call, *args, **details)


def _call(wanted: tuple[str, ...], call: Callable[..., Any], *args: Any) -> Any:
    """Call on a worker; ClusterError if other games would be played there."""
    here = _installed()
    if here != wanted:
        differing = " and ".join(sorted({*here} ^ {*wanted}))
        raise ClusterError(
            f"a worker has another program or content than this machine: {differing}"
        )
    return call(*args)


def _installed() -> tuple[str, ...]:
    """Return the version and the user's own entries of this machine."""
    return f"version {__version__}", *sorted(map(" ".join, installed_catalog().user_entries))
