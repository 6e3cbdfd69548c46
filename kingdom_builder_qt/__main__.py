"""`python -m kingdom_builder_qt`, and the start of the packaged program."""

import gc
import os
import signal
import sys
from types import FrameType

INTERRUPTED = 128 + signal.SIGINT  # exit status, as a shell reports a program ended by Ctrl+C


def main() -> int:
    """Run the command line, or a worker process of a packaged program."""
    # Lazy imports, because they take a second on a slow machine.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _end_at_once)
    if getattr(sys, "frozen", False) and sys.argv[1:2] and sys.argv[1].startswith("-"):
        import multiprocessing

        multiprocessing.freeze_support()  # does not return in a worker of a pool
    from kingdom_builder_qt.ui.desktop.workers.worker_flag import FLAG

    if sys.argv[1:] == [FLAG]:
        from kingdom_builder_qt.ui.desktop.workers import child

        return child.main()
    gc.disable()  # imported objects live as long as the program
    from kingdom_builder_qt import cli

    gc.enable()
    return cli.main()


def _end_at_once(_number: int, _frame: FrameType | None) -> None:
    """Exit silently on Ctrl+C during imports: nothing needs to be saved yet."""
    os._exit(INTERRUPTED)


if __name__ == "__main__":
    sys.exit(main())
