"""The page "Advice" of the side column: hints, tips, lessons and puzzles, one card at a time.

Everything that helps a player is a `GuidanceCard` in the `AdvicePage`. It never takes room from
other parts of the column.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QIcon,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from kingdom_builder_qt.core.entries import Card
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.filter_box import WrappedRow
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.desktop.widgets.pictures import LineIcon, line_icon
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    CardFrame,
    ElidedLabel,
    hbox,
    label,
    make_primary,
    muted,
    tight,
    title_font,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip

tr = translator(__name__)

GAP: Final = 4
MARGIN: Final = 8
INNER_MARGIN: Final = 10
LOW_MARGIN: Final = 5  # of a card on a low page, and of that page
LOW: Final = 13  # lines of text, heading and buttons: a lower page saves room
HIGH: Final = 16  # lines: a higher page has pictures
LIST: Final = 10  # lines: a lower page without a card has a single sentence
EMBLEM: Final = 44
SIGN: Final = 24
LINES: Final = 2  # lines of text that a card shows without scrolling its page
NARROW: Final = 16  # lines: buttons of a card in less width have icons instead of some words
HEADED: Final = 4  # lines of text that a narrow card has below its heading, if it has one
ICON: Final = 16  # pixels


class CardEmblems(QWidget):
    """The emblems of scoring cards in a row; hidden on a page without room."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        super().__init__()
        self._cards, self._has_room = cards, False
        self._ids: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_cards(self, ids: Iterable[str]) -> None:
        """Show the emblems of these cards."""
        self._ids = tuple(dict.fromkeys(ids))
        self._follow()
        self.update()

    def set_room(self, has_room: bool) -> None:
        self._has_room = has_room
        self._follow()

    def _follow(self) -> None:
        self.setVisible(self._has_room and bool(self._ids))

    def sizeHint(self) -> QSize:
        return QSize(0, scaled(EMBLEM) + GAP)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, side = QPainter(self), scaled(EMBLEM)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, id_ in enumerate(self._ids):
            place = QRectF(number * (side + 2 * GAP), 0, side, side)
            theme = current_theme()
            paint_emblem(painter, "cards", id_, place, theme, entry=self._cards.get(id_))


class PageEdge(QWidget):
    """Fades text at the upper or lower edge of a page into the paper while it goes on there.

    A line cut in half looks like a fault.
    """

    def __init__(self, page: ScrollPage, *, is_top: bool) -> None:
        super().__init__(page)
        self._page, self._is_top = page, is_top
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        bar = page.verticalScrollBar()
        bar.rangeChanged.connect(self.follow)
        bar.valueChanged.connect(self.follow)
        page.viewport().installEventFilter(self)
        self.follow()

    def follow(self) -> None:
        """Cover a line, or hide at the end of the text."""
        bar, seen = self._page.verticalScrollBar(), self._page.viewport().geometry()
        high = min(seen.height() // 3, self.fontMetrics().lineSpacing())
        top = seen.top() if self._is_top else seen.bottom() + 1 - high
        self.setGeometry(seen.left(), top, seen.width(), high)
        self.setVisible(bar.value() != (bar.minimum() if self._is_top else bar.maximum()))
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.follow()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, paper = QPainter(self), current_theme().colour("card")
        fade, clear = QLinearGradient(0, 0, 0, self.height()), QColor(paper)
        clear.setAlpha(0)
        fade.setColorAt(0, paper if self._is_top else clear)
        fade.setColorAt(1, clear if self._is_top else paper)
        painter.fillRect(self.rect(), fade)


class GuidanceCard(CardFrame):
    """A heading, a text that scrolls in little space, and buttons.

    `show_card` opens the card, `leave` and `expire` close it; the page shows the card that came
    last. `is_requested`: the player has asked for it, so it comes to the front in any case.
    """

    is_requested = True
    arrived = Signal()  # opened, or its words are new
    left = Signal(bool)  # closed, by the player or by itself
    resized = Signal()  # the wanted height has changed

    def __init__(self, board: QWidget) -> None:
        """`board` gets the focus when the card closes."""
        super().__init__()
        self._board, self._shown = board, ""
        self._margin = INNER_MARGIN  # above and below
        self._is_narrow = False
        self.is_open = False
        self.hide()

    def lay_out(
        self,
        head: QHBoxLayout,
        words: Sequence[QWidget],
        buttons: Sequence[QWidget | None],
        steps: Sequence[QWidget] = (),
    ) -> None:
        """Place the parts; None stands for the spare room between buttons.

        `steps`: buttons in a row of their own.
        """
        text = QWidget()
        self._text_rows = vbox(*words, STRETCH, parent=text, spacing=GAP)
        self._emblems = [part for part in words if isinstance(part, CardEmblems)]
        self.page = ScrollPage(text, least=0)
        self.edges = [PageEdge(self.page, is_top=is_top) for is_top in (True, False)]
        row = [_spare() if part is None else part for part in buttons]
        self._buttons = [WrappedRow(parts) for parts in (steps, row) if parts]
        self._text_font = words[0]
        self._head = QWidget()
        self._head.setLayout(head)
        tight(head, head.spacing())
        self._rows = vbox(
            self._head,
            (self.page, 1),
            *self._buttons,
            parent=self,
            spacing=GAP,
            margin=INNER_MARGIN,
        )

    def show_card(self, words: str) -> None:
        """Open the card; `words`: all it says, to bring it to the front if they are new."""
        is_new = not self.is_open or words != self._shown
        self.is_open, self._shown = True, words
        if is_new:
            self.arrived.emit()
        self.resized.emit()

    def leave(self) -> None:
        """Close the card for the player."""
        self._close(by_player=True)

    def expire(self) -> None:
        """Close the card because it no longer applies."""
        self._close(by_player=False)

    def _close(self, *, by_player: bool) -> None:
        """Close the card and give the focus back to the board."""
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self._board.setFocus()
        self.is_open, self._shown = False, ""
        self.left.emit(by_player)

    def line_height(self) -> int:
        return QFontMetrics(self._text_font.font()).lineSpacing()

    def furnish(self, *, is_low: bool, is_high: bool, is_narrow: bool) -> None:
        """Save room on a low or narrow page, show pictures on a high one."""
        self._is_narrow = is_narrow
        self._margin = LOW_MARGIN if is_low else INNER_MARGIN
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(INNER_MARGIN, self._margin, INNER_MARGIN, self._margin)
        spacing = GAP // 2 if is_low else GAP
        if spacing != self._text_rows.spacing():  # Qt would lay the card out again and again
            self._text_rows.setSpacing(spacing)
        for part in self._emblems:
            part.set_room(is_high)

    def height_in(self, room: int) -> int:
        """Return the height on a page of a height, the same for every text that it can scroll.

        The card fills the page, without its heading if that leaves too few lines of text. Where
        they are still too few, the page scrolls instead of the text, and the buttons that lead on
        are at its top.
        """
        needed = self._height(LINES * self.line_height())
        is_enough = needed - self._head_height() <= room
        if self._is_narrow:
            needed = self._height(HEADED * self.line_height())
        self._head.setVisible(needed <= room and self._head_height() > 0)
        self._put_buttons_first(not is_enough)
        bars = Qt.ScrollBarPolicy
        policy = bars.ScrollBarAsNeeded if is_enough else bars.ScrollBarAlwaysOff
        self.page.setVerticalScrollBarPolicy(policy)
        if is_enough:
            return room
        width = self.width() - 2 * INNER_MARGIN
        return self._height(self._text_rows.totalHeightForWidth(width)) - self._head_height()

    def _put_buttons_first(self, are_first: bool) -> None:
        """Place the buttons above the text, those of the last row first, or below all parts."""
        rows = self._buttons[::-1] if are_first else self._buttons
        begin = 0 if are_first else self._rows.count() - len(rows)
        if [self._rows.indexOf(row) for row in rows] != [*range(begin, begin + len(rows))]:
            for row in rows:
                self._rows.removeWidget(row)
            begin = 0 if are_first else self._rows.count()
            for number, row in enumerate(rows, begin):
                self._rows.insertWidget(number, row)

    def _head_height(self) -> int:
        """Return the height of the heading with its gap, 0 while all its parts are hidden."""
        layout = self._head.layout()
        is_empty = layout is None or layout.isEmpty()
        return 0 if is_empty else self._head.sizeHint().height() + GAP

    def _height(self, text: int) -> int:
        """Return the height of the card with its heading and a text of this height."""
        rows = self._head_height() - 2 * GAP
        rows += sum(row.sizeHint().height() + GAP for row in self._buttons)
        words = 0 if self.page.isHidden() else text + GAP
        return rows + words + GAP + 2 * self._margin

    def event(self, event: QEvent) -> bool:
        """Emit `resized` after layout requests."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.is_open:
            self.resized.emit()
        return done


class _Spare(QWidget):
    """The spare room of a row of buttons."""

    def sizeHint(self) -> QSize:
        return QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)


def _spare() -> QWidget:
    made = _Spare()
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return made


class EmptyAdvice(QWidget):
    """Says what appears on the page while no card is open: in a list, or briefly on a low page."""

    def __init__(self) -> None:
        super().__init__()
        self.brief = muted("", 1.0, wrap=True, fitted=True)
        self.brief.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.list = QWidget()
        self.hint = muted("", 1.0, wrap=True)
        tips = tr("Tips explain the rules in your first games.")
        tasks = tr("Lessons and puzzles of the menu Learn show their tasks here.")
        rows = [
            hbox(LineIcon(icon, SIGN, "text_muted"), (words, 1), spacing=12)
            for icon, words in (
                ("hint", self.hint),
                ("info", muted(tips, 1.0, wrap=True)),
                ("rules", muted(tasks, 1.0, wrap=True)),
            )
        ]
        vbox(*rows, parent=self.list, spacing=12, margin=MARGIN)
        vbox(STRETCH, self.brief, self.list, STRETCH, parent=self)
        key_map().changed.connect(self._name_key)
        self._name_key()

    def _name_key(self) -> None:
        key = key_map().in_sentence("table.hint")
        brief = tr("Hints, tips, lessons and puzzles appear here. {key} asks for a hint.")
        self.brief.setText(brief.format(key=key))
        self.hint.setText(tr("{key} shows the turn that Master would play.").format(key=key))

    def fit(self, height: int) -> None:
        """Show the list on a page of at least `LIST` lines."""
        is_high = height >= LIST * self.brief.fontMetrics().lineSpacing()
        self.list.setVisible(is_high)
        self.brief.setVisible(not is_high)


class AdvicePage(QWidget):
    """Shows the open card that came last; without one it says what appears here."""

    arrived = Signal(bool)  # a card came, or says something new; whether it was requested
    emptied = Signal(bool)  # the last card closed, by the player or by itself

    def __init__(self) -> None:
        super().__init__()
        self._cards: list[GuidanceCard] = []
        self._open: list[GuidanceCard] = []  # in the order of their arrival
        self.empty = EmptyAdvice()
        self._content = QWidget()
        self._rows = vbox((self.empty, 1), parent=self._content, margin=MARGIN)
        self._rows.addStretch(0)
        self.page = ScrollPage(self._content, least=0)
        vbox((self.page, 1), parent=self, spacing=0)

    @property
    def current(self) -> GuidanceCard | None:
        """Return the visible card."""
        return self._open[-1] if self._open else None

    def add(self, card: GuidanceCard) -> None:
        """Add a card, which is visible while it is open and the last one that came."""
        self._cards.append(card)
        self._rows.insertWidget(0, card)
        card.arrived.connect(lambda: self._on_arrived(card))
        card.left.connect(lambda by_player: self._on_left(card, by_player))
        card.resized.connect(self._fit)
        if card.is_open:
            self._on_arrived(card)

    def _on_arrived(self, card: GuidanceCard) -> None:
        self._open = [*(one for one in self._open if one is not card), card]
        self._show_current()
        self.arrived.emit(card.is_requested)

    def _on_left(self, card: GuidanceCard, by_player: bool) -> None:
        if card not in self._open:
            return
        self._open.remove(card)
        self._show_current()
        if not self._open:
            self.emptied.emit(by_player)

    def _show_current(self) -> None:
        current = self.current
        for card in self._cards:
            if card is not current:
                card.hide()
        self.empty.setVisible(current is None)
        if current is not None:
            current.show()
        self._fit()

    def _fit(self) -> None:
        """Give the card a height at which its buttons keep their places with any text."""
        if self.current is None:
            self.empty.fit(self.height())
        else:
            lines = self.height() / self.current.line_height()
            is_low = lines < LOW
            margin = LOW_MARGIN if is_low else MARGIN
            self._rows.setContentsMargins(MARGIN, margin, MARGIN, margin)
            is_narrow = self.width() < NARROW * self.current.line_height()
            self.current.furnish(is_low=is_low, is_high=lines >= HIGH, is_narrow=is_narrow)
            room = self.height() - 2 * margin
            self.current.setFixedHeight(self.current.height_in(room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


class BriefButton(QPushButton):
    """A button with words, or with an icon and the words in its tooltip."""

    def __init__(self, icon: str) -> None:
        super().__init__()
        self._words, self._icon, self._is_brief = "", icon, False
        grow_icons(self, ICON)

    def set_words(self, words: str, spoken: str) -> None:
        """`spoken`: the accessible name, and the tooltip of the icon."""
        self._words = words
        self.setAccessibleName(spoken)
        self._follow()

    def set_brief(self, is_brief: bool) -> None:
        """Show the icon or the words."""
        if is_brief != self._is_brief:
            self._is_brief = is_brief
            self._follow()

    def _follow(self) -> None:
        self.setText("" if self._is_brief else self._words)
        self.setIcon(line_icon(self._icon) if self._is_brief else QIcon())
        set_tooltip(self, self.accessibleName() if self._is_brief else "")


class ActivityCard(GuidanceCard):
    """Follows a lesson or a puzzle: task, outcome of an answer, and buttons for the next step."""

    back = Signal()  # to the list of lessons or puzzles
    said = Signal(str)  # an announcement for screen readers

    def __init__(
        self,
        board: QWidget,
        *,
        head: Sequence[QWidget] = (),
        above: Sequence[QWidget] = (),
        words: Sequence[QWidget] = (),
        steps: Sequence[QPushButton] = (),
    ) -> None:
        """`head`: widgets left of the title. `above`, `words`: above and below the text. `steps`:
        buttons in a row above the others.
        """
        super().__init__(board)
        self._announced = ""
        self.title = ElidedLabel()
        self.title.setFont(title_font(self.title))
        self.place = muted("", 1.0)
        self.outcome = label("", 1.0, bold=True, wrap=True, fitted=True)
        self.text = label("", 1.0, wrap=True, fitted=True)
        self.list, self.over, self.main = BriefButton("back"), BriefButton("rotate"), QPushButton()
        self.lay_out(
            hbox(*head, (self.title, 1), self.place),
            (self.outcome, *above, self.text, *words),
            (self.list, self.over, STRETCH, self.main),
            steps,
        )
        for button in (self.list, self.over, *steps, self.main):
            button.setAutoDefault(True)  # Enter presses the focused button
            button.setMinimumHeight(32)
        make_primary(self.main)
        self.list.clicked.connect(self.back)

    def furnish(self, *, is_low: bool, is_high: bool, is_narrow: bool) -> None:
        for button in (self.list, self.over):
            button.set_brief(is_narrow)
        super().furnish(is_low=is_low, is_high=is_high, is_narrow=is_narrow)

    def show_words(self, outcome: str, text: str) -> None:
        """Show outcome and text; empty ones are hidden."""
        for part, said in ((self.outcome, outcome), (self.text, text)):
            part.setText(said)
            part.setVisible(bool(said))

    def colour_outcome(self, name: str) -> None:
        """Set the colour of the outcome to a colour of the theme."""
        palette = QPalette(self.outcome.palette())
        palette.setColor(QPalette.ColorRole.WindowText, current_theme().colour(name))
        self.outcome.setPalette(palette)

    def tell(self, words: str, spoken: str = "") -> bool:
        """Open the card with `words`; announce them, or `spoken`, to screen readers if they are
        new. Return whether they are.
        """
        self.show_card(words)
        self.setAccessibleDescription(words)
        if words == self._announced:
            return False
        self._announced = words
        self.page.verticalScrollBar().setValue(0)
        self.said.emit(spoken or words)
        return True

    def end(self) -> None:
        """Clear the announced words and close."""
        self._announced = ""
        if self.is_open:
            self.leave()
