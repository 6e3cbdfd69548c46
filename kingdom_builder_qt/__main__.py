"""`python -m kingdom_builder_qt`, and the start of the packaged program."""

import multiprocessing
import sys

from kingdom_builder_qt import cli


def main() -> int:
    """Run the command line."""
    # First: in a packaged program the worker processes start here, too.
    multiprocessing.freeze_support()
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
