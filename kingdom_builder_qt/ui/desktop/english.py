"""Loads the English plurals, which are below each language: for texts that it lacks, too."""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.content import paths

_log = logging.getLogger(__name__)

_NAME: Final = "english"


def install_english(app: QApplication) -> None:
    """Load the English plurals once, before all other translations.

    A source checkout compiles its translations first. A released program has compiled ones only,
    and their lack is an error.
    """
    folder = paths.resources() / "translations"
    if any(folder.glob("*.ts")):
        from kingdom_builder_qt.ui.desktop.message_files import compile_stale

        try:
            compile_stale(folder)
        except OSError as error:
            _log.error("cannot compile the translations: %s", error)
    if app.findChild(QTranslator, _NAME) is not None:
        return
    translator = QTranslator()
    if translator.load(f"{paths.APP}_en", str(folder)):
        translator.setObjectName(_NAME)
        translator.setParent(app)
        app.installTranslator(translator)
    else:
        _log.error("no English plurals in %s", folder)
