"""The start page: a painted board and the ways into a game.

Independent of files: the main window sets the games to continue and open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QAction,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedLayout,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import appearance, current_theme, follow_appearance
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.flat_button import FlatButton
from kingdom_builder_qt.ui.desktop.widgets.controls.focus_ring import ring_on_focus
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.corner_line import CornerLine
from kingdom_builder_qt.ui.desktop.widgets.pictures import (
    LineIcon,
    Picture,
    icon_button,
    line_icon,
    tinted,
)
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    ElidedLabel,
    add_layout,
    hbox,
    make_plain,
    make_primary,
    muted,
    scaled_font,
    tight,
    title_label,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_name
from kingdom_builder_qt.ui.shell.start.start_picture import BoardMaker, StartPicture
from kingdom_builder_qt.ui.words.foreign_text import isolated

if TYPE_CHECKING:
    from kingdom_builder_qt.game.library.entry import Entry
    from kingdom_builder_qt.ui.library.games.recent_games import RecentGames

tr = translator(__name__)


LINK_ICONS: Final = {"open": "open", "lessons": "rules", "puzzles": "help", "challenges": "crown"}
_LINK_ICON: Final = 22


class LinkButton(FlatButton):
    """A flat button with an icon above its text, or with the text alone."""

    def __init__(self, icon: str) -> None:
        """`icon`: "" for none."""
        super().__init__()
        self._icon = icon
        self._is_low = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_low(self, low: bool) -> None:
        """Hide the icon on a low page."""
        if low != self._is_low:
            self._is_low = low
            self.updateGeometry()
            self.update()

    def _icon_side(self) -> int:
        return scaled(_LINK_ICON) if self._icon and not self._is_low else 0

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        side = self._icon_side()
        return words + QSize(10, side + 13 if side else 7)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Draw the text below the icon: the style only draws the ground."""
        super().initStyleOption(option)
        option.text = ""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter, theme, side = QPainter(self), current_theme(), self._icon_side()
        colour = theme.colour("link" if self.underMouse() else "text")
        words = self.rect().adjusted(0, 3, 0, -3)
        if side:
            sign = tinted(self._icon, colour, side, self.devicePixelRatioF())
            painter.drawPixmap((self.width() - side) // 2, words.top(), sign)
            words.setTop(words.top() + side + 2)
        painter.setPen(colour)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


class Links(QWidget):
    """Commands as flat buttons of one width, in as many rows as their words need.

    Disabled ones are hidden.
    """

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        tight(self._grid, 0)
        self.buttons: dict[str, LinkButton] = {}  # by the object name of its action

    def set_actions(self, actions: Sequence[QAction]) -> None:
        """Append buttons for these commands."""
        for action in actions:
            button = LinkButton(LINK_ICONS.get(action.objectName(), ""))
            button.setParent(self)  # before it is shown: it would be a window for an instant
            set_name(button, action.iconText())
            button.clicked.connect(action.trigger)
            self.buttons[action.objectName()] = button
            action.changed.connect(self._follow(action, button))
            button.setVisible(action.isEnabled())
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """Return the size of one column, because the buttons can stand below each other."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the buttons into rows of equal length, the fewest in which all words fit."""
        shown = [button for button in self.buttons.values() if not button.isHidden()]
        if not shown:
            return
        widths = [button.sizeHint().width() for button in shown]
        columns = len(shown)
        if sum(widths) > self.width() > 0:
            most = max(1, self.width() // max(widths))
            columns = -(-len(shown) // -(-len(shown) // most))
        for index, button in enumerate(shown):
            self._grid.addWidget(button, *divmod(index, columns))
        for column in range(len(self.buttons)):
            self._grid.setColumnStretch(column, int(column < columns))

    def set_low(self, low: bool) -> None:
        """Hide the icons on a low page."""
        for button in self.buttons.values():
            button.set_low(low)

    def _follow(self, action: QAction, button: LinkButton) -> Callable[[], None]:
        def follow() -> None:
            if button.isHidden() == action.isEnabled():
                button.setVisible(action.isEnabled())
                self._arrange()

        return follow


_ICON_GAP: Final = 4  # pixels between icon and words, as Qt draws them
_FLAT_EDGE: Final = 2  # pixels of a flat button before its icon


class OfferButton(FlatButton):
    """A flat button that wraps its words, aligned to their start."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self._words = words
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self._words)
        return QSize(words.width() + self._beside(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().sizeHint().height())

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Limit the rectangle to the words, in which the style centres them."""
        super().initStyleOption(option)
        words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        place = QRect(0, 0, min(self.width(), words.width() + self._beside()), self.height())
        option.rect = QStyle.visualRect(option.direction, self.rect(), place)

    def _beside(self) -> int:
        return self.iconSize().width() + _ICON_GAP + 2 * _FLAT_EDGE

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words where the width demands it."""
        super().resizeEvent(event)
        lines, room = [""], self.width() - self._beside()
        for word in self._words.split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and self.fontMetrics().horizontalAdvance(longer) > room:
                lines.append(word)
            else:
                lines[-1] = longer
        if (text := "\n".join(lines)) != self.text():
            self.setText(text)


class StartOffer(QWidget):
    """A line with a one-time offer that can be accepted or dismissed.

    An answered offer leaves a note in its place until the page is shown again, so that nothing
    moves below the pointer.
    """

    taken = Signal()
    refused = Signal()
    focus_lost = Signal()  # closed with the focus on one of its buttons

    def __init__(self, text: str, icon: str) -> None:
        super().__init__()
        self.is_open, self._is_answered = True, False
        self.take = OfferButton(text)
        self.take.setFont(scaled_font(self.take, 1.0, bold=True))
        grow_icons(self.take, self.take.iconSize().width())
        self.take.setIcon(line_icon(icon, "link"))
        self.take.clicked.connect(lambda: self._answer(self.taken))
        self.shut = icon_button("close", tr("Do not offer this again"))
        self.shut.setAutoRaise(True)
        self.shut.clicked.connect(lambda: self._answer(self.refused))
        self.note = muted("", 1.0)
        line = QWidget()
        hbox(self.take, STRETCH, self.shut, parent=line, spacing=4)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(line)
        self._stack.addWidget(self.note)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        follow_appearance(self._colour)

    def set_open(self, is_open: bool, note: str) -> None:
        """Make the offer, or close it and say where its subject is to be found."""
        focused = self.window().focusWidget()  # while a dialog is in front, too
        had_focus = not is_open and focused in (self.take, self.shut)
        self.is_open = is_open
        self.note.setText(note)
        self._stack.setCurrentIndex(0 if is_open else 1)
        self.setVisible(is_open or self._is_answered)
        if had_focus:
            self.focus_lost.emit()

    def tidy(self) -> None:
        """Give up the place of a closed offer, before the page is shown again."""
        self._is_answered = False
        self.setVisible(self.is_open)

    def _answer(self, signal: SignalInstance) -> None:
        self._is_answered = True
        signal.emit()

    def _colour(self) -> None:
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.ButtonText, current_theme().colour("link"))
        self.take.setPalette(palette)


CARD_WIDTH: Final = 430
CARD_WIDEST: Final = 832  # leaves the margins of the page on a screen of 960 pixels
MAX_GAMES: Final = 3
EDGE: Final = 12
_DETAILS: Final = 2  # lines below the title of a button
_BLANK: Final = "\n".join(["\u00a0"] * _DETAILS)  # as high as the lines of a game
LOW: Final = 590  # a lower page shows one game and has smaller margins
_SIDE: Final = 28  # pixels between the rows and each side of the card; the scroll bar lies there
_RIM: Final = 3, 8  # pixels of the card beside, and above and below its scrolled rows
_SPACING: Final = {False: 8, True: 5}  # pixels between the rows; True: on a low page
_EDGES: Final = {False: (18, 14), True: (4, 0)}  # margins above and below; True: on a low page


class _StartCard(QWidget):
    """The translucent card of the page, around its scrolled rows."""

    def paintEvent(self, event: QPaintEvent) -> None:
        ground = current_theme().colour("card")
        ground.setAlpha(242)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(current_theme().colour("card_border"))
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 14, 14)
        painter.end()


class StartButton(QPushButton):
    """A wide button with icon, title and lines of detail."""

    def __init__(self, icon: str, title: str) -> None:
        """Show only the title; `say` adds the details."""
        super().__init__()
        self.setAutoDefault(True)  # Enter presses it
        ring_on_focus(self)
        self._icon_name = icon
        self._icon = LineIcon(icon, 22)
        self.title = title_label(title, 1.3)
        self.details = [ElidedLabel("") for _ in range(_DETAILS)]
        words = vbox(self.title, *self.details, spacing=1)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(16, 7, 16, 7)
        row.setSpacing(14)
        row.addWidget(self._icon)
        add_layout(row, words, 1)
        for part in (self._icon, self.title, *self.details):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(title)
        self.say("")

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the size hint, because the text must be readable."""
        return self.sizeHint()

    def say(self, detail: str) -> None:
        """Set the details, a line each; "" for none."""
        lines = detail.split("\n") if detail else []
        for number, label in enumerate(self.details):
            label.setText(lines[number] if number < len(lines) else "")
            label.setVisible(bool(label.text()))
        self.setAccessibleDescription(detail)

    def set_look(self, primary: bool) -> None:
        """Follow the theme; the primary button has the accent colour."""
        colour = "text_on_accent" if primary else "text"
        theme = current_theme()
        if primary:
            make_primary(self)
        else:
            make_plain(self)
        self._icon.set_icon(self._icon_name, colour)
        for part in (self.title, *self.details):
            palette = part.palette()
            palette.setColor(part.foregroundRole(), theme.colour(colour))
            part.setPalette(palette)


class StartPage(QWidget):
    """The start page: at most two clicks away from the first settlement."""

    continue_requested = Signal()
    first_game_requested = Signal()
    new_game_requested = Signal()
    entry_requested = Signal(str)  # id of a game to continue or replay
    editor_requested = Signal()
    learn_requested = Signal()
    offer_dismissed = Signal()
    profile_requested = Signal()
    profile_dismissed = Signal()
    finished = Signal()  # painted, including its picture
    left = Signal()  # hidden

    def __init__(self) -> None:
        """Show the buttons; `set_board` adds the picture."""
        super().__init__()
        self._picture = StartPicture(self)
        self.resume = StartButton("play", tr("Continue"))
        self.first = StartButton("flag", tr("First game"))
        self.new = StartButton("new", tr("New game…"))
        self.editor = StartButton("hex", tr("Section editor"))
        self.first.say(tr("The rulebook's board, against the computer"))
        self.new.say(tr("Choose players, board and cards"))
        self.editor.say(tr("Draw your own board sections"))
        self.editor.clicked.connect(self.editor_requested)
        self.resume.clicked.connect(self.continue_requested)
        self.first.clicked.connect(self.first_game_requested)
        self.new.clicked.connect(self.new_game_requested)
        self.offer = StartOffer(tr("New here? Learn the game in 10 minutes"), "hint")
        self.who = StartOffer(tr("Who are you? Enter your name"), "human")
        self.who.taken.connect(self.profile_requested)
        self.who.refused.connect(self.profile_dismissed)
        self.offer_name(False, "")
        self.offer.taken.connect(self.learn_requested)
        self.offer.refused.connect(self.offer_dismissed)
        for offer in (self.offer, self.who):
            offer.focus_lost.connect(self.focus_first)
        self._is_offered = False
        self.links = Links()
        self._place = QVBoxLayout()  # of `recent`
        self._recent: RecentGames | None = None
        self._entries: Sequence[Entry] = ()
        self._expected = 0  # games that are still to be read
        self._rows = self._make_rows()
        self._content = QWidget()
        self._content.setLayout(self._rows)
        self._page = ScrollPage(self._content)
        self._card = _StartCard()
        beside, above = _RIM
        inside = QHBoxLayout(self._card)
        inside.setContentsMargins(beside, above, beside, above)
        inside.addWidget(self._page)
        row = self._sides = QHBoxLayout(self)
        row.setContentsMargins(56, EDGE, 56, EDGE)
        row.addWidget(self._card, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        self._applied: object = None  # the one applied last
        self.set_continue("")
        appearance().changed.connect(self._follow_appearance)

    def set_board(self, board: BoardMaker, terrains: Mapping[str, Terrain]) -> None:
        """Paint a board in the background, created after all else is shown."""
        self._picture.set_board(board, terrains)
        self.update()

    def _follow_appearance(self) -> None:
        self._picture.use_theme()
        self._apply_look()

    @cached_property
    def corner(self) -> CornerLine:
        """Return the status line in the lower left corner, created on first use."""
        return CornerLine(self, self)

    def say(self, text: str) -> None:
        """Show a message for some seconds, and announce it to screen readers."""
        self.corner.say(text)
        self.announce(text)

    def announce(self, text: str) -> None:
        """Announce a text to screen readers."""
        # Imported late, with the enums of all roles and states: a start announces nothing.
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def set_continue(self, detail: str) -> None:
        """Offer an unfinished game described by two lines; "" for none."""
        self.resume.setVisible(bool(detail))
        self.resume.say(detail)
        self._show_offer()
        self._apply_look()

    def set_offer(self, offered: bool) -> None:
        """Offer lessons to players without a game; others find them among the links."""
        self._is_offered = offered
        self._show_offer()

    def _show_offer(self) -> None:
        is_new = self.resume.isHidden() and not self._entries and not self._expected
        note = tr("You will find the lessons in the Learn menu.")
        self.offer.set_open(self._is_offered and is_new, note)

    def offer_name(self, offered: bool, name: str) -> None:
        """Ask for a name, or greet the player who has entered one."""
        note = tr("You can enter your name in the settings.")
        if name:
            note = tr("Welcome, {name}!").format(name=isolated(name))
        self.who.set_open(offered, note)

    def expect_continue(self) -> None:
        """Reserve the room of an unfinished game whose description is still loading."""
        self.set_continue(_BLANK)

    def set_games(self, entries: Sequence[Entry], make: Callable[[], RecentGames]) -> None:
        """Offer the newest games, as many as fit; `make` creates their list."""
        self._entries, self._expected = entries, 0
        self._fill_games(make)

    def expect_games(self, count: int, make: Callable[[], RecentGames]) -> None:
        """Reserve the space of `count` games until they are read."""
        self._expected = count
        self._fill_games(make)

    def _fill_games(self, make: Callable[[], RecentGames]) -> None:
        if (self._entries or self._expected) and self._recent is None:
            self._recent = make()
            self._recent.chosen.connect(lambda entry: self.entry_requested.emit(entry.id))
            self._place.addWidget(self._recent)
        self._show_games()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many games as fit."""
        super().resizeEvent(event)
        self.links.set_low(event.size().height() < LOW)
        self._set_edges(event.size().height() < LOW)
        if (event.size().height() < LOW) != (event.oldSize().height() < LOW):
            self._show_games()

    def _set_edges(self, is_low: bool) -> None:
        """Set the margins of the rows, which need not move for the scroll bar."""
        bar, (above, below) = self._page.verticalScrollBar().sizeHint().width(), _EDGES[is_low]
        left, right = _SIDE - _RIM[0], _SIDE - _RIM[0] - bar
        if self.isRightToLeft():
            left, right = right, left
        self._rows.setContentsMargins(left, above, right, below)
        self._rows.setSpacing(_SPACING[is_low])

    def _show_games(self) -> None:
        self._show_offer()
        most = 1 if self.height() < LOW else MAX_GAMES
        if self._recent is not None and self._expected:
            self._recent.reserve(min(self._expected, most))
        elif self._recent is not None:
            self._recent.set_entries(self._entries[:most])

    def focus_first(self) -> None:
        """Focus the default button, so that Enter starts at once."""
        (self.first if self.resume.isHidden() else self.resume).setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._picture.paint(painter, self.rect(), self.devicePixelRatioF())
        if self._picture.is_due and self.isVisible():
            self._picture.draw()  # after this event, so that the buttons are painted first
        elif self.isVisible():
            self.finished.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out the card before its first painting."""
        super().showEvent(event)
        for offer in (self.offer, self.who):
            offer.tidy()
        self._page.updateGeometry()
        inside = self._card.layout()
        assert inside is not None
        inside.activate()
        self._sides.activate()

    def hideEvent(self, event: QHideEvent) -> None:
        """Cancel the picture, so that opening a game does not wait for it."""
        super().hideEvent(event)
        self._picture.stop()
        self.left.emit()

    def _make_rows(self) -> QVBoxLayout:
        rows = QVBoxLayout()
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(Picture("app", "kingdom-builder-qt", 56))
        head.addWidget(title_label(QApplication.applicationDisplayName(), 2.3), 1)
        add_layout(rows, head)
        rows.addWidget(
            muted(tr("An unofficial desktop edition of the board game."), 1.0, wrap=True)
        )
        rows.addSpacing(4)
        rows.addWidget(self.offer)
        rows.addWidget(self.who)
        for button in (self.resume, self.first, self.new, self.editor):
            rows.addWidget(button)
        rows.addWidget(self.links)
        tight(self._place, 0)
        add_layout(rows, self._place)
        return rows

    def _apply_look(self) -> None:
        theme, resumable = current_theme(), not self.resume.isHidden()
        bar = self._page.verticalScrollBar().sizeHint().width()
        width = min(scaled(CARD_WIDTH), CARD_WIDEST)
        look = theme, resumable, width, bar
        if look == self._applied:  # called several times during a start
            return
        self._applied = look
        self._card.setFixedWidth(width)
        self._content.setFixedWidth(width - 2 * _RIM[0] - bar)
        self._set_edges(self.height() < LOW)
        for button in (self.first, self.new, self.editor):
            button.set_look(primary=button is self.first and not resumable)
        self.resume.set_look(primary=True)
