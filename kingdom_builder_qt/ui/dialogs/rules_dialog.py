"""The rules in short, searchable: how a turn goes, every tile and card, the keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.dialogs.rules_text import RulesText, Topic
from kingdom_builder_qt.ui.theme import Theme
from kingdom_builder_qt.ui.widgets.chips import EmblemChip
from kingdom_builder_qt.ui.widgets.style import CardFrame, heading, label, muted, tight


class TopicCard(CardFrame):
    """One topic: emblem if it has one, title, text."""

    def __init__(self, topic: Topic, theme: Theme) -> None:
        super().__init__(theme)
        self.topic = topic
        self.setAccessibleName(f"{topic.title}: {topic.text}")
        words = QVBoxLayout()
        tight(words, 2)
        words.addWidget(label(topic.title, bold=True))
        words.addWidget(label(topic.text, wrap=True, fitted=True))
        row = QHBoxLayout(self)
        tight(row, 12, 12)
        if topic.emblem is not None:
            chip = EmblemChip(*topic.emblem, 40, theme)
            row.addWidget(chip, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    def matches(self, wanted: Sequence[str]) -> bool:
        """Return whether all words occur in the topic."""
        text = f"{self.topic.title} {self.topic.text}".casefold()
        return all(word in text for word in wanted)


class RulesDialog(QDialog):
    """Does not block the game; `keys` are (key, what it does) of the main window."""

    def __init__(
        self,
        catalog: Catalog,
        theme: Theme,
        keys: Sequence[tuple[str, str]] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rules in short"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search, for example: castle"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._on_search)
        self.groups: list[tuple[QLabel, list[TopicCard]]] = []
        self.nothing = muted(self.tr("Nothing found."), 1.0)
        self.nothing.hide()
        self._find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        self._find.activated.connect(self.search.setFocus)
        self._lay_out(RulesText(catalog).groups(keys), theme)

    def _lay_out(self, groups: Sequence[tuple[str, list[Topic]]], theme: Theme) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        tight(column, 8, 4)
        for title, topics in groups:
            head = heading(title)
            head.setContentsMargins(4, 8, 0, 0)
            cards = [TopicCard(topic, theme) for topic in topics]
            column.addWidget(head)
            for card in cards:
                column.addWidget(card)
            self.groups.append((head, cards))
        column.addWidget(self.nothing)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(self.tr("Rules"))
        self.area = area
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        tight(rows, 12, 16)
        rows.addWidget(self.search)
        rows.addWidget(area, 1)
        rows.addWidget(buttons)

    def sizeHint(self) -> QSize:
        """Return a comfortable column."""
        return QSize(600, 680)

    def show_entry(self, folder: str, id_: str) -> None:
        """Go to a location tile or a card and mark it."""
        self.search.clear()
        for card in (card for _head, cards in self.groups for card in cards):
            found = card.topic.emblem == (folder, id_)
            card.set_marked(found)
            if found:
                card.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                card.setFocus()
                # Only when the dialog is laid out is it known where the card lies.
                QTimer.singleShot(0, card, lambda c=card: self._scroll_to(c))

    def _scroll_to(self, card: TopicCard) -> None:
        self.area.verticalScrollBar().setValue(card.y() - 48)

    def _on_search(self, text: str) -> None:
        """Show the topics in which all words occur."""
        wanted = text.casefold().split()
        found = 0
        for head, cards in self.groups:
            hits = [card for card in cards if card.matches(wanted)]
            for card in cards:
                card.setVisible(card in hits)
            head.setVisible(bool(hits))
            found += len(hits)
        self.nothing.setVisible(not found)
        self.area.verticalScrollBar().setValue(0)
