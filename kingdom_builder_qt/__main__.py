"""`python -m kingdom_builder_qt`, and the start of the packaged program."""

import multiprocessing
import sys

from kingdom_builder_qt import cli
from kingdom_builder_qt.ui.workers import child


def main() -> int:
    """Run the command line, or the worker that a packaged program has started here."""
    multiprocessing.freeze_support()
    return child.main() if sys.argv[1:] == [child.FLAG] else cli.main()


if __name__ == "__main__":
    sys.exit(main())
