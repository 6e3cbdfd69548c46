"""A test fails on a log record of WARNING or above that it did not announce.

Announced records are required: `expect_log("cannot read .*", level="ERROR")`.
"""

import logging
import re
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Announced:
    """One expected record."""

    pattern: str
    level: int
    logger: str

    def matches(self, record: logging.LogRecord) -> bool:
        """Return whether this is the announced record."""
        return (
            record.levelno == self.level
            and (record.name == self.logger or record.name.startswith(f"{self.logger}."))
            and re.search(self.pattern, record.getMessage()) is not None
        )


@dataclass(eq=False)
class LogGuard:
    """Collects records during one test and checks them at its end.

    It does not raise at once: a record may come from another thread or from a Qt virtual method,
    where an exception would not reach the test.
    """

    announced: list[Announced] = field(default_factory=list)
    records: list[logging.LogRecord] = field(default_factory=list)

    def announce(
        self, pattern: str, level: str = "WARNING", logger: str = "kingdom_builder_qt"
    ) -> None:
        """Expect one or more records whose message matches `pattern`."""
        self.announced.append(Announced(pattern, logging.getLevelNamesMapping()[level], logger))

    def problems(self) -> list[str]:
        """Return the unexpected records, and the expected ones that are missing."""
        found = [
            f"unexpected {record.levelname} of {record.name} "
            f"({record.pathname}:{record.lineno}): {record.getMessage()}"
            for record in self.records
            if not any(entry.matches(record) for entry in self.announced)
        ]
        found += [
            f"announced but never logged: {logging.getLevelName(entry.level)} of "
            f"{entry.logger}: {entry.pattern}"
            for entry in self.announced
            if not any(entry.matches(record) for record in self.records)
        ]
        return found


class CollectingHandler(logging.Handler):
    """Passes every record of WARNING and above to a guard."""

    def __init__(self, guard: LogGuard) -> None:
        super().__init__(logging.WARNING)
        self.guard = guard

    def emit(self, record: logging.LogRecord) -> None:
        """Store the record."""
        self.guard.records.append(record)
