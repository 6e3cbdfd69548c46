"""Messages of the layers without Qt in the language of the program."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale

from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.ui.desktop.translator import MESSAGES

Named = Callable[[str, object], object]  # of the name of a placeholder and its value


def said(message: str, named: Named | None = None) -> str:
    """Return a message in the language of the program; other text is unchanged.

    `named` replaces values, such as ids by names.
    """
    if not isinstance(message, Message) or not message:
        return message
    values = {
        name: _value(value if named is None else named(name, value), named)
        for name, value in message.values.items()
    }
    return MESSAGES(message.template).format(**values)


def _value(value: object, named: Named | None) -> str:
    if isinstance(value, str):
        return said(value, named)
    if isinstance(value, list):
        return ", ".join(_value(one, named) for one in value)
    return QLocale().toString(value) if isinstance(value, int) else str(value)


def problem_text(problem: Problem) -> str:
    """Return the message of a problem with its suggestion."""
    text = said(problem.message)
    return f"{text} ({said(problem.suggestion)})" if problem.suggestion else text
