"""The language of the program: the translations that exist, and the one that is spoken.

A change while the program runs emits `languages().changed`. Windows then build their contents
again from their models, because the texts of widgets are set when they are made.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, Qt, QTranslator, Signal
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.languages.language import ENGLISH

SYSTEM: Final = ""  # the setting of players who follow their system
_QT: Final = "qtbase"


class Languages(QObject):
    """Loads the translations of one language at a time."""

    changed = Signal()  # all texts are now spoken in another language

    def __init__(self) -> None:
        super().__init__()
        self.choice = SYSTEM
        self._translators: list[QTranslator] = []
        self._names_windows = False

    @property
    def spoken(self) -> str:
        """Return the language of the texts, such as `de` or `pt_BR`."""
        return code_of(self._translators[-1]) if self._translators else ENGLISH

    def offered(self) -> list[tuple[str, str]]:
        """Return (setting, own name) of English and of all translations, sorted by name."""
        start = f"{paths.APP}_"
        codes = {path.stem.removeprefix(start) for path in folder().glob(f"{start}*.qm")}
        return sorted(
            ((code, own_name(code)) for code in {*codes, ENGLISH}), key=lambda one: one[1]
        )

    def speak(self, choice: str) -> None:
        """Load the texts of a setting; SYSTEM: the first language of the system that exists.

        Numbers and dates follow the system unless another language is chosen.
        """
        before, self.choice = self.spoken, choice
        self._forget()
        system = QLocale.system()
        wanted = QLocale(choice) if choice else system
        is_foreign = choice and wanted.language() != system.language()
        QLocale.setDefault(wanted if is_foreign else system)
        if own := self._found(wanted):
            self._install(own)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.setLayoutDirection(direction_of(self.spoken))
        if not self._names_windows:
            self._names_windows = True
            app.focusWindowChanged.connect(self._name_language)
        self._name_language()
        if self.spoken != before:
            self.changed.emit()

    def _name_language(self) -> None:
        """Name the language of the texts to screen readers: the locale of each window.

        Qt gives a new window that of numbers and dates, and keeps that of an old one.
        """
        language = QLocale(self.spoken).language()
        wanted = QLocale() if QLocale().language() == language else QLocale(self.spoken)
        for window in QApplication.topLevelWidgets():
            if window.locale().language() != language:
                window.setLocale(wanted)

    def resolve(self, choice: str) -> str:
        """Return the language that would be spoken for a setting."""
        own = self._found(QLocale(choice) if choice else QLocale.system())
        return code_of(own) if own else ENGLISH

    def _found(self, wanted: QLocale) -> QTranslator | None:
        """Return the translation for a locale; None for English, whose plurals are loaded."""
        own = QTranslator()
        if not own.load(wanted, paths.APP, "_", str(folder())):
            return None
        return None if QLocale(code_of(own)).language() == QLocale.Language.English else own

    def _install(self, own: QTranslator) -> None:
        """Add the texts of Qt in the same language, which are searched after the own ones."""
        qt = QTranslator()
        texts = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if qt.load(QLocale(code_of(own)), _QT, "_", texts):
            self._translators.append(qt)
            QApplication.installTranslator(qt)
        self._translators.append(own)
        QApplication.installTranslator(own)

    def _forget(self) -> None:
        for translator in self._translators:
            QApplication.removeTranslator(translator)
        self._translators.clear()


def code_of(own: QTranslator) -> str:
    """Return the language in the name of the file of a translation; Qt would add a country."""
    return Path(own.filePath()).stem.removeprefix(f"{paths.APP}_")


def own_name(code: str) -> str:
    """Return the name of a language in itself, such as Français."""
    if code == ENGLISH:
        return "English"  # Qt's "American English" names a country, too
    name = QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:] or code


def direction_of(code: str) -> Qt.LayoutDirection:
    """Return the direction of the texts of a language."""
    return QLocale(code).textDirection()


def folder() -> Path:
    """Return the folder of the compiled translations."""
    return paths.resources() / "translations"


@cache
def languages() -> Languages:
    """Return the languages of the application."""
    return Languages()
