"""Reads several files at a time, each in a thread of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.ui.desktop.files.file_reader import FileReader

_Found = TypeVar("_Found")


class FileReaders(QObject):
    """What is begun gives up nothing that was begun before."""

    slow = Signal(str)  # name of what is not read after a moment; "" once all has ended

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._readers: list[FileReader] = []
        self._slow: dict[FileReader, str] = {}

    @property
    def is_busy(self) -> bool:
        """Return whether something is being read that is still wanted."""
        return any(reader.is_busy for reader in self._readers)

    def read(self, name: str, look: Callable[[], _Found], then: Callable[[_Found], object]) -> None:
        """Call `look` in a thread and `then` here, as `FileReader` does."""
        reader = FileReader(self)
        self._readers.append(reader)
        reader.slow.connect(lambda text: self._on_slow(reader, text))

        def answer(found: _Found) -> None:
            self._end(reader)
            then(found)

        reader.read(name, look, answer)

    def cancel(self) -> None:
        """Forget all that is being read; nobody is called."""
        for reader in list(self._readers):
            reader.cancel()
            self._end(reader)

    def _end(self, reader: FileReader) -> None:
        self._readers.remove(reader)
        reader.deleteLater()

    def _on_slow(self, reader: FileReader, name: str) -> None:
        if name:
            self._slow[reader] = name
        else:
            self._slow.pop(reader, None)
        self.slow.emit(next(iter(self._slow.values()), ""))
