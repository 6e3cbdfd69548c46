"""The records of the tests of the library."""

from tests.game.library.support import ANN, BOB, CID, WHEN, record, session

__all__ = ["ANN", "BOB", "CID", "WHEN", "record", "session"]
