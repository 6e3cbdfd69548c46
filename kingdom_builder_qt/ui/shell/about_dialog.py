"""The About dialog: versions, authors, licences."""

from __future__ import annotations

import platform
from typing import Final

import PySide6
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

import kingdom_builder_qt
from kingdom_builder_qt.ui.desktop.style.resources import svg_renderer
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets import screen_geometry
from kingdom_builder_qt.ui.desktop.widgets.pictures import Drawing
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    add_layout,
    dialog_buttons,
    hbox,
    heading,
    label,
    muted,
    title_label,
    vbox,
)
from kingdom_builder_qt.ui.words.foreign_text import labelled

tr = translator(__name__)

LICENCES = "gnu.org/licenses"

WIDTH_LINES: Final = 35  # the width as a number of line heights, so that it grows with the text


class _Logo(Drawing):
    """The icon of the program."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        renderer: QSvgRenderer | None = svg_renderer("app", "kingdom-builder-qt")
        if renderer is not None:
            renderer.render(painter, rect)


class AboutDialog(QDialog):
    """Texts only."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("About Kingdom Builder Qt"))
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        rows = vbox(self._head(), parent=self, spacing=16, margin=20)
        for title, text in self._paragraphs():
            add_layout(rows, self._paragraph(title, text))
        rows.addStretch(1)
        rows.addWidget(buttons)
        self.ensurePolished()
        width = min(
            WIDTH_LINES * self.fontMetrics().height(), screen_geometry.available_area(self).width()
        )
        self.setMinimumWidth(width)
        self.resize(width, self.heightForWidth(width))

    def _head(self) -> QHBoxLayout:
        versions = tr("Version {version}, Python {python}, Qt for Python {qt}").format(
            version=kingdom_builder_qt.__version__,
            python=platform.python_version(),
            qt=PySide6.__version__,
        )
        words = vbox(
            STRETCH,
            title_label(QApplication.applicationDisplayName(), 1.8),
            muted(versions, 1.0),
            STRETCH,
            spacing=4,
        )
        return hbox(_Logo(72), (words, 1), spacing=16)

    def _paragraphs(self) -> tuple[tuple[str, str], ...]:
        return (
            (
                tr("Unofficial"),
                tr(
                    "A program made by fans of the board game. It is not affiliated with or"
                    " endorsed by the game's publisher or its author, and contains no artwork of"
                    " the printed game."
                ),
            ),
            (
                tr("This program"),
                tr(
                    "Code and drawings by the Kingdom Builder Qt contributors, MIT"
                    " licence. You may use, change and pass them on freely."
                ),
            ),
            (
                tr("Libraries"),
                tr(
                    "Qt and PySide6 (Qt for Python), GNU Lesser General Public License 3"
                    " ({address}). PyYAML, platformdirs, tqdm and Pillow under MIT, MPL and MIT-CMU"
                    " licences. All texts, and how to replace the Qt libraries, are in the folder"
                    " “licences” of the installed program."
                ).format(address=LICENCES),
            ),
            (
                tr("Fonts"),
                tr(
                    "Inter by Rasmus Andersson and the Inter Project Authors, Alegreya by Juan"
                    " Pablo del Peral and the Alegreya Project Authors, both SIL Open Font"
                    " License 1.1."
                ),
            ),
        )

    def _paragraph(self, title: str, text: str) -> QVBoxLayout:
        words = label(text, wrap=True)
        words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        words.setAccessibleName(labelled(title, text))
        return vbox(heading(title), words, spacing=2)
