"""The cards of players: portrait, name, colour, level, start player and order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QMenu,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from kingdom_builder_qt.game.rating import Rating, about_even
from kingdom_builder_qt.game.seat_names import ENGINE, engine_key
from kingdom_builder_qt.game.session import COLOURS, HUMAN, Seat
from kingdom_builder_qt.ui.desktop.settings.profiles import NAME_LENGTH, Profile
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.big_button import BigButton
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import RadioButton
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.house_picture import live_house
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import EVEN, level_icon
from kingdom_builder_qt.ui.desktop.widgets.levels.portraits import paint_portrait, portrait_icon
from kingdom_builder_qt.ui.desktop.widgets.pictures import icon_button, line_icon, tinted
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    CardFrame,
    ElidedLabel,
    RoomyLabel,
    hbox,
    mute,
    title_font,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.words.foreign_text import (
    escape_mnemonic,
    name_in_sentence,
    tip_text,
    truncated,
)
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)

_QT_LETTERS: Final = 17  # width of a line edit in Qt's size hint, in x
PORTRAIT: Final = 64
CHOICE: Final = 30
ROWS: Final = 2  # of the levels
LINES: Final = 2  # of the description of a level
_BAND: Final = 6.0  # height of the strip in the player's colour


class NameEdit(LineEdit):
    """The name of a player, which takes all spare room."""

    def __init__(self, text: str) -> None:
        super().__init__(NAME_LENGTH, text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textChanged.connect(self._tell)
        self.setCursorPosition(0)

    def sizeHint(self) -> QSize:
        """Return room for the longest name."""
        more = NAME_LENGTH - _QT_LETTERS
        return super().sizeHint() + QSize(more * self.fontMetrics().horizontalAdvance("x"), 0)

    def setText(self, text: str | None) -> None:
        """Show the beginning of a long name that was not typed here."""
        super().setText(text)
        self.setCursorPosition(0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setCursorPosition(0)

    def _tell(self) -> None:
        """Show a name that is too long for the field in a tooltip."""
        room = self.width() - self.fontMetrics().horizontalAdvance("xx")
        is_cut = self.fontMetrics().horizontalAdvance(self.text()) > room
        set_tooltip(self, tip_text(self.text()) if is_cut else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()


def repeated_name(seats: Sequence[Seat]) -> str:
    """Return a typed name that two players share, "" if there is none."""
    names = [seat.name for seat in seats if seat.name]
    return next((name for name in names if names.count(name) > 1), "")


class LevelButton(QAbstractButton):
    """The portrait of a level, one of several of which one is chosen."""

    stepped = Signal(int)  # to the next or the previous level, also of another row

    def __init__(self, level: str) -> None:
        super().__init__()
        self.shown = level  # of `EVEN`: the level about even
        self.is_even = level == EVEN
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(scaled(CHOICE), scaled(CHOICE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through the rows as through one line."""
        keys = (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if event.key() not in keys:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(1 if event.key() == keys[self.isLeftToRight()] else -1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        area = QRectF(0, 0, side, side).adjusted(2, 2, -2, -2)
        theme = current_theme()
        is_lit = self.isChecked() or self.underMouse() or self.hasFocus()
        portrait = area.adjusted(2, 2, -2, -2)
        paint_portrait(painter, portrait, self.shown)
        if not is_lit:  # a veil, because Qt paints a translucent SVG blurred
            veil = QColor(theme.colour("card"))
            veil.setAlphaF(0.15)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawEllipse(portrait)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.is_even:
            self._paint_sign(painter, area)
        if self.isChecked():
            painter.setPen(QPen(theme.colour("accent"), 3))
            painter.drawEllipse(area)
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("text"), 2))
            painter.drawEllipse(area.adjusted(-1, -1, 1, 1))

    def _paint_sign(self, painter: QPainter, area: QRectF) -> None:
        """Mark the level about even with an equals sign in its lower right corner."""
        theme, side = current_theme(), area.width() * 0.5
        spot = QRectF(area.right() - side, area.bottom() - side, side, side)
        painter.setPen(QPen(theme.colour("card_border"), 1))
        painter.setBrush(theme.colour("card"))
        painter.drawEllipse(spot)
        # On whole pixels, so that the strokes of a small sign stay apart.
        thick, wide = max(1, round(side * 0.13)), round(side * 0.5)
        left, middle = round(spot.center().x() - wide / 2), round(spot.center().y())
        gap = max(1, round(side * 0.08))
        for top in (middle - gap - thick, middle + gap):
            painter.fillRect(left, top, wide, thick, theme.colour("text"))
        painter.setBrush(Qt.BrushStyle.NoBrush)


class EngineButton(LevelButton):
    """One portrait for all engines: a click on it opens the menu of several."""

    picked = Signal()

    def __init__(self, engines: Sequence[str], chosen: str, names: NameTexts) -> None:
        """Offer the controllers `engines`; the first one unless `chosen` is one of them."""
        self._names = names
        super().__init__(chosen if chosen in engines else engines[0])
        self._engines = list(engines)
        self.faults: Mapping[str, str] = {}  # sentences by engine
        self._tell()
        self.clicked.connect(self._on_clicked)

    def _tell(self) -> None:
        name, fault = self._names.level(self.shown), self.faults.get(self.shown, "")
        self.setAccessibleName(name)
        self.setAccessibleDescription(fault)
        set_tooltip(self, tip_text("\n".join(filter(None, (name, fault)))))

    def show_faults(self, faults: Mapping[str, str]) -> None:
        """Mark the engines that cannot be started; `faults`: a sentence for each."""
        self.faults = faults
        self._tell()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.shown in self.faults:
            self._paint_fault(QPainter(self))

    def _paint_fault(self, painter: QPainter) -> None:
        """Mark an engine that cannot be started in the lower right corner."""
        theme, side = current_theme(), 0.56 * self.width()
        spot = QRectF(self.width() - side, self.height() - side, side, side).adjusted(1, 1, -1, -1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("card"), 1))
        painter.setBrush(theme.colour("error"))
        painter.drawEllipse(spot)
        painter.setPen(theme.colour("card"))
        painter.setFont(theme.font(spot.height() * 0.8, bold=True))
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, "!")

    def show_engine(self, engine: str) -> None:
        """Take another engine."""
        self.shown = engine
        self._tell()
        self.update()
        self.picked.emit()

    def _on_clicked(self) -> None:
        if len(self._engines) > 1:
            menu = self.menu()
            menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def menu(self) -> QMenu:
        """Return a menu of the engines, which deletes itself when it is closed."""
        menu = QMenu(self)
        menu.setAccessibleName(tr("Engines"))
        for engine in self._engines:
            name = escape_mnemonic(truncated(self._names.level_name(engine)))
            sign = line_icon("error", "error") if engine in self.faults else level_icon(engine)
            action = menu.addAction(sign, name)
            action.setCheckable(True)
            action.setChecked(engine == self.shown)
            action.triggered.connect(lambda _=False, chosen=engine: self.show_engine(chosen))
        menu.aboutToHide.connect(menu.deleteLater)
        return menu


class LevelPicker(QWidget):
    """A portrait for each level, for a person and for the engines; arrow keys move the choice."""

    changed = Signal()

    def __init__(self, levels: Sequence[str], chosen: str, names: NameTexts) -> None:
        """Offer `levels`, `EVEN` among them; an unknown `chosen` selects the first."""
        super().__init__()
        self._names, self._even = names, about_even(Rating())
        self.setAccessibleName(tr("Played by"))
        self.buttons: dict[str, LevelButton] = {}
        engines = [level for level in levels if engine_key(level) is not None]
        self._engines = frozenset(engines)
        for level in levels:
            if level not in self._engines:
                button = self.buttons[level] = LevelButton(level)
                button.setAccessibleName(names.level(level))
                set_tooltip(button, tip_text(names.character(level) or names.level(level)))
        if engines:
            own = self.buttons[ENGINE] = EngineButton(engines, chosen, names)
            own.picked.connect(self.changed)
        for button in self.buttons.values():
            button.toggled.connect(lambda on, button=button: self._on_toggled(button, on))
            button.stepped.connect(lambda step, button=button: self._step(button, step))
            button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._lay_out()
        if EVEN in self.buttons:
            self.offer_even(None)
        self.choose(chosen if chosen in levels else levels[0])

    def _lay_out(self) -> None:
        buttons = [*self.buttons.values()]
        columns = -(-len(buttons) // ROWS)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2)
        grid.setVerticalSpacing(0)
        for number, button in enumerate(buttons):
            grid.addWidget(button, *divmod(number, columns))
        grid.setColumnStretch(columns, 1)

    def _step(self, button: LevelButton, step: int) -> None:
        """Choose the level before or after a button, if there is one."""
        buttons = [*self.buttons.values()]
        place = buttons.index(button) + step
        if 0 <= place < len(buttons):
            buttons[place].setFocus()
            buttons[place].setChecked(True)

    def _on_toggled(self, button: LevelButton, on: bool) -> None:
        """Let Tab stop at the chosen portrait only."""
        policies = Qt.FocusPolicy
        button.setFocusPolicy(policies.StrongFocus if on else policies.ClickFocus)
        if on:
            self.changed.emit()

    @property
    def chosen(self) -> str:
        """Return the chosen level, perhaps `EVEN`."""
        level = next(level for level, button in self.buttons.items() if button.isChecked())
        return self.buttons[level].shown if level == ENGINE else level

    def choose(self, level: str) -> None:
        """Choose a level."""
        own = self.buttons.get(ENGINE)
        if level in self._engines and isinstance(own, EngineButton):
            own.show_engine(level)
            own.setChecked(True)
        else:
            self.buttons[level].setChecked(True)

    @property
    def controller(self) -> str:
        """Return the chosen controller, with `EVEN` resolved to its level."""
        return self._even if self.chosen == EVEN else self.chosen

    @property
    def title(self) -> str:
        """Return the name of the chosen level."""
        if self.chosen == HUMAN:
            return self._names.level(HUMAN)
        return self._names.level_name(self.controller)

    @property
    def description(self) -> str:
        """Return a sentence about the play of the chosen level."""
        if self.chosen == HUMAN:
            return tr("Plays at this computer")
        own = self.buttons.get(ENGINE)
        if isinstance(own, EngineButton) and self.chosen in own.faults:
            return tr("Its program cannot be started.")
        if self.chosen == EVEN:
            return self.buttons[EVEN].accessibleName()
        return self._names.manner(self.controller)

    def show_faults(self, faults: Mapping[str, str]) -> None:
        """Mark the engines that cannot be started; `faults`: a sentence for each."""
        own = self.buttons.get(ENGINE)
        if isinstance(own, EngineButton):
            own.show_faults(faults)

    def offer_even(self, rating: Rating | None, whose: str = "") -> None:
        """Update the level that is about even with the player.

        `rating`: None before the first rated game; `whose`: the player's name, "" if the rating is
        that of all players of this computer.
        """
        self._even = about_even(rating or Rating())
        button = self.buttons[EVEN]
        button.shown = self._even
        name = tr("About even: {level}").format(level=self._names.level_name(self._even))
        button.setAccessibleName(name)
        set_tooltip(button, tip_text(f"{name}\n{self._why(rating, whose)}"))
        button.update()

    def _why(self, rating: Rating | None, whose: str) -> str:
        """Return the reason for the choice of that level."""
        if rating is None:
            return tr("The level for newcomers, until one of your games is rated")
        if whose:
            text = tr("The level nearest to {name}'s rating: {points} ± {doubt}")
        else:
            text = tr(
                "The level nearest to the rating of all players on this computer:"
                " {points} ± {doubt}. The player at this seat has no rated game."
            )
        points, doubt = round(rating.points), round(rating.doubt)
        return text.format(name=name_in_sentence(whose), points=points, doubt=doubt)


class AddTile(BigButton):
    """The empty place of one more player."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setText(text)
        self.setAccessibleName(text)

    def ground(self) -> QColor:
        colour = QColor(current_theme().colour("card"))
        colour.setAlpha(150 if self.underMouse() else 60)
        return colour

    def border(self) -> QPen:
        return QPen(current_theme().colour("outline"), 1.2, Qt.PenStyle.DashLine)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        side = scaled(26)
        colour = current_theme().colour("text")
        sign = tinted("add", colour, side, self.devicePixelRatioF())
        middle = rect.center()
        painter.drawPixmap(round(middle.x() - side / 2), round(middle.y() - side), sign)
        painter.setPen(colour)
        painter.drawText(
            QRectF(rect.left(), middle.y() + 6, rect.width(), rect.bottom() - middle.y() - 6),
            Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap,
            self.text(),
        )


class PortraitButton(QToolButton):
    """The portrait of a player; for a person a menu of the people who play here."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = HUMAN, ""
        self.setAutoRaise(True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_player(self, controller: str, portrait: str) -> None:
        """Show a level, or the portrait of a person ("" for none)."""
        if (controller, portrait) != self._shown:
            self._shown = controller, portrait
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(PORTRAIT), scaled(PORTRAIT))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        paint_portrait(painter, area, *self._shown)
        theme = current_theme()
        is_lit = self.isEnabled() and self.menu() is not None
        if is_lit and (self.underMouse() or self.hasFocus()):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour("accent"), 2.5))
            painter.drawEllipse(area)


class SeatCard(CardFrame):
    """One player."""

    changed = Signal()
    colour_chosen = Signal(int)  # the list resolves a duplicate colour
    moved = Signal(int)  # -1 earlier, 1 later
    removed = Signal()

    def __init__(
        self,
        seat: Seat,
        levels: Sequence[str],
        names: NameTexts,
        profiles: Sequence[Profile] = (),
    ) -> None:
        super().__init__()
        self.colour, self._profiles = seat.colour, profiles
        self.portrait = PortraitButton()
        self.colour_button = icon_button("", tr("Colour"))
        grow_icons(self.colour_button, 26)
        self.colour_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.name = NameEdit(seat.name)
        self.name.setAccessibleName(tr("Name"))
        self.level = LevelPicker(levels, seat.controller, names)
        self.title = ElidedLabel()
        self.title.setFont(title_font(self.title))
        self.text = RoomyLabel(LINES, 1.0)
        mute(self.text)
        self.start = RadioButton(tr("Starts"))
        self.start.setAutoExclusive(False)  # the list makes them exclusive
        self.up = icon_button("back", tr("Move to an earlier turn"), 14)
        self.down = icon_button("forward", tr("Move to a later turn"), 14)
        self.remove = icon_button("close", tr("Remove this player"), 14)
        for button in (self.colour_button, self.up, self.down, self.remove):
            button.setAutoRaise(True)
        self._add_colour_menu()
        self._add_people_menu()
        self._lay_out()
        self._connect()
        self.set_colour(seat.colour)

    def _add_colour_menu(self) -> None:
        menu = QMenu(self)
        theme = current_theme()
        for colour in range(COLOURS):
            action = QAction(live_house(colour), theme.player(colour).name, menu)
            action.triggered.connect(lambda _=False, c=colour: self.colour_chosen.emit(c))
            menu.addAction(action)
        self.colour_button.setMenu(menu)

    def _add_people_menu(self) -> None:
        if not self._profiles:
            return
        menu = QMenu(self)
        for profile in self._profiles:
            icon = portrait_icon(HUMAN, profile.portrait)
            action = QAction(icon, profile.name.replace("&", "&&"), menu)
            action.triggered.connect(lambda _=False, p=profile: self.take(p))
            menu.addAction(action)
        menu.addSeparator()
        menu.addAction(tr("Another player"), self._take_guest)
        self.portrait.setMenu(menu)
        self.portrait.setAccessibleName(tr("Choose a player"))
        set_tooltip(self.portrait, tr("Choose a player"))

    def take(self, profile: Profile) -> None:
        """Seat a person with the name and the colour of a profile."""
        self.level.choose(HUMAN)
        self.name.setText(profile.name)
        self.colour_chosen.emit(profile.colour)

    def _take_guest(self) -> None:
        self.name.clear()
        self.name.setFocus()

    def _lay_out(self) -> None:
        colour = hbox(self.colour_button, (self.title, 1), spacing=4)
        words = vbox(self.name, colour, STRETCH, spacing=2)
        head = hbox(self.portrait, (words, 1), spacing=8)
        foot = hbox(self.start, STRETCH, self.up, self.down, self.remove, spacing=0)
        rows = vbox(head, self.text, self.level, foot, parent=self, spacing=4, margin=10)
        rows.setContentsMargins(10, 12, 10, 6)

    def _connect(self) -> None:
        self.name.textChanged.connect(lambda: self.changed.emit())
        self.level.changed.connect(lambda: self.changed.emit())
        self.up.clicked.connect(lambda: self.moved.emit(-1))
        self.down.clicked.connect(lambda: self.moved.emit(1))
        self.remove.clicked.connect(lambda: self.removed.emit())

    def show_level(self) -> None:
        """Show portrait, name and description of the chosen level."""
        is_human = self.level.chosen == HUMAN
        self.title.setText(self.level.title)
        self.text.setText(self.level.description)
        typed = self.name.text().strip()
        portraits = [p.portrait for p in self._profiles if p.name == typed]
        self.portrait.show_player(self.level.controller, portraits[0] if portraits else "")
        self.portrait.setEnabled(is_human and bool(self._profiles))
        self.portrait.setFocusPolicy(
            Qt.FocusPolicy.StrongFocus if self.portrait.isEnabled() else Qt.FocusPolicy.NoFocus
        )

    def set_colour(self, colour: int) -> None:
        self.colour = colour
        self.colour_button.setIcon(live_house(colour))
        name = current_theme().player(colour).name
        set_tooltip(self.colour_button, tr("Colour: {name}").format(name=name))
        self.colour_button.setAccessibleName(self.colour_button.toolTip())
        self.update()

    @property
    def seat(self) -> Seat:
        """Return the player; the name is empty if none was typed."""
        return Seat(self.name.text().strip(), self.colour, self.level.controller)

    @property
    def typed_seat(self) -> Seat:
        """Return the player for the next dialog, with the choice of the level about even."""
        return replace(self.seat, controller=self.level.chosen)

    @property
    def stops(self) -> list[QWidget]:
        """Return the widgets in the tab order."""
        choices = [*self.level.buttons.values()]
        return [
            *(self.portrait, self.name, self.colour_button, *choices),
            *(self.start, self.up, self.down, self.remove),
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card with a strip in the player's colour along its upper edge."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        card = QPainterPath()
        card.addRoundedRect(area, CARD_RADIUS, CARD_RADIUS)
        painter.setClipRect(QRectF(area.topLeft(), QSize(self.width(), round(_BAND))))
        painter.fillPath(card, current_theme().player(self.colour).colour)
