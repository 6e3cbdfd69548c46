"""Messages in English that a window can say in another language."""

from __future__ import annotations

from typing import Final

_GROUPED: Final = 10_000  # numbers from here on have commas


class Message(str):
    """An English message, with the template and the values from which it is made.

    The template is a literal, which `resources/translate.py` extracts. A value is a number, foreign
    text, a list of ids, or a message itself.
    """

    __slots__ = ("template", "values")
    template: str
    values: dict[str, object]

    def __new__(cls, template: str, /, **values: object) -> Message:
        shown = {name: _shown(value) for name, value in values.items()}
        message = super().__new__(cls, template.format(**shown))
        message.template, message.values = template, values
        return message

    def with_values(self, **changed: object) -> Message:
        """Return the message with other values of some placeholders."""
        return type(self)(self.template, **(self.values | changed))

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, object]]:
        """Pickle with the template and the values."""
        return (self.template,), self.values


def _shown(value: object) -> object:
    if isinstance(value, list):
        return ", ".join(value)
    return f"{value:,}" if isinstance(value, int) and value >= _GROUPED else value


NO_MESSAGE: Final = Message("")


def as_message(text: str) -> Message:
    """Return a message unchanged, and foreign text as a message without words of its own."""
    return text if isinstance(text, Message) else Message("{text}", text=text)
