"""`python -m kingdom_builder_qt`, and the start of the packaged program."""

import gc
import os
import signal
import sys
from types import FrameType

INTERRUPTED = 128 + signal.SIGINT  # exit status, as a shell reports a program ended by Ctrl+C


def main() -> int:
    """Run the command line, or the worker that a packaged program has started here."""
    # All other imports come later, because they take a second on a slow machine.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _end_at_once)
    if getattr(sys, "frozen", False) and sys.argv[1:2] and sys.argv[1].startswith("-"):
        import multiprocessing

        multiprocessing.freeze_support()  # which may end here, as a worker of a pool
    from kingdom_builder_qt.ui.desktop.workers.worker_flag import FLAG

    if sys.argv[1:] == [FLAG]:
        from kingdom_builder_qt.ui.desktop.workers import child

        return child.main()
    gc.disable()  # what is imported is kept
    from kingdom_builder_qt import cli

    gc.enable()
    return cli.main()


def _end_at_once(_number: int, _frame: FrameType | None) -> None:
    """End without a word at Ctrl+C while modules are imported: there is nothing to keep yet."""
    os._exit(INTERRUPTED)


if __name__ == "__main__":
    sys.exit(main())
