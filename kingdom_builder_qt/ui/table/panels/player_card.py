"""A player's card in the players panel."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from kingdom_builder_qt.ai.players import LEVELS
from kingdom_builder_qt.game.seat_names import engine_key
from kingdom_builder_qt.game.session import HUMAN
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.chips import SupplyBar
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.house_picture import HousePicture
from kingdom_builder_qt.ui.desktop.widgets.levels.portraits import portrait_icon
from kingdom_builder_qt.ui.desktop.widgets.pictures import LineIcon, set_icon
from kingdom_builder_qt.ui.desktop.widgets.style import (
    FOCUS_WIDTH,
    CardFrame,
    ElidedLabel,
    add_layout,
    label,
    mute,
    muted,
    tight,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.panels.signs import (
    SIDE,
    CoinSign,
    FaceUpCards,
    Kind,
    SpecialToken,
    SpecialTokens,
    TileChips,
)
from kingdom_builder_qt.ui.table.presenters.player_rows import PieceCount, PlayerRow
from kingdom_builder_qt.ui.words.foreign_text import joined, name_in_sentence, remarks, sentences
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from kingdom_builder_qt.ui.words.numbers import signed

tr = translator(__name__)

Form: TypeAlias = Literal["tall", "roomy", "compact", "slim", "brief"]
LINES: Final[tuple[Form, ...]] = ("slim", "brief")  # forms of one line
HEIGHTS: Final[dict[Form, int]] = {
    "tall": 84,
    "roomy": 56,
    "compact": 50,
    "slim": 30,
    "brief": 20,
}
_HOUSES: Final[dict[Form, int]] = {
    "tall": 44,
    "roomy": 36,
    "compact": 32,
    "slim": 24,
    "brief": 20,
}
_FRAME: Final = 1.5  # width of the frame of the player to move
_RING: Final = 3.0  # pixels from the edge to the ring of the focus inside that frame
_EDGES: Final[dict[Form, int]] = {"tall": 6, "roomy": 4, "compact": 2, "slim": 1, "brief": 0}
_SEATS: Final[dict[Form, int]] = {  # portraits
    "tall": 28,
    "roomy": 24,
    "compact": 22,
    "slim": 24,
    "brief": 20,
}
_MARGINS: Final[dict[Form, int]] = {
    "tall": 10,
    "roomy": 10,
    "compact": 10,
    "slim": 10,
    "brief": 6,
}

_WIDEST_NAME: Final = 160  # of the room for a name that is too long for the card
_SPACING: Final = 6  # between the parts of a line
_PORTRAIT: Final = 0.9  # of the side of the button around it
_SUPPLY_BAR: Final = 56
_ROOMY: Final = 420  # width of a card with two lines that has a bar for the supply
_LEAST_REST: Final = 70  # width for the last turn, or for the rest of it after its gold
_LEAST_LEVEL: Final = 48


def card_height(form: Form) -> int:
    """Return the height of a card in a form."""
    return scaled(HEIGHTS[form])


def _short_level(controller: str, level: str, names: NameTexts) -> str:
    """Return a level without "Computer", nothing for a person, `level` for anything else."""
    if engine_key(controller) is not None:
        return tr("Engine")  # its name is that of the player
    if controller.partition("@")[0] in LEVELS:
        return names.level_name(controller)
    return "" if controller == HUMAN else level


class TurnLine(ElidedLabel):
    """The last turn of a player in one line; a click asks to show it again.

    The gold comes first and is never elided: in little room it is a sum instead of amounts by card.
    """

    clicked = Signal()

    def __init__(self) -> None:
        super().__init__("", 1.0)
        mute(self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._parts: Sequence[str] = ()
        self._gold: int | None = None

    def show_turn(self, parts: Sequence[str], gold: int | None, tip: str) -> None:
        """Show the parts of a turn; `gold`: the sum of the amounts in the last part, if any."""
        self._parts, self._gold = parts, gold
        self._fit()
        set_tooltip(self, "\n".join([*parts, tip]) if parts else "")
        self.setAccessibleName(sentences(parts))
        if parts:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()

    def _fit(self) -> None:
        """Show as much as fits without eliding the gold."""
        parts, metrics = list(reversed(self._parts)), QFontMetrics(self.font())
        if self._gold is None:
            is_readable = self.width() >= scaled(_LEAST_REST)
            self.setText(self._whole(parts) or parts[0] if parts and is_readable else "")
            return
        sums = signed(self._gold, 0)
        heads = parts[0], tr("{gold} gold").format(gold=sums), sums
        fits = (one for one in heads if metrics.horizontalAdvance(one) <= self.width())
        head = next(fits, "")
        self.setText(self._whole([head, *parts[1:]]) if head else "")

    def _whole(self, parts: Sequence[str]) -> str:
        """Return as many of the first parts as fit without eliding one."""
        metrics = QFontMetrics(self.font())
        lines = (remarks(parts[:count]) for count in range(len(parts), 0, -1))
        return next((one for one in lines if metrics.horizontalAdvance(one) <= self.width()), "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the press, so that the release arrives; a release outside cancels it."""
        if event.button() != Qt.MouseButton.LeftButton or not self.text():
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and self.text() and is_inside:
            self.clicked.emit()
        else:
            super().mouseReleaseEvent(event)


class PlayerCard(CardFrame):
    """Two lines: player and gold; supply, last turn and tiles.

    Slim and brief cards have one line, a tall one has a line for the last turn. Name and gold are
    whole in any width; the other parts give way to them, see `_fit`.
    """

    tile_requested = Signal(str)  # id of a tile whose rules page is wanted
    menu_requested = Signal(QPoint)  # screen position of the menu for the seat
    turn_requested = Signal()  # show the player's last turn again

    def __init__(
        self, parent: QWidget | None = None, form: Form = "roomy", shows_turn: bool = True
    ) -> None:
        """`shows_turn`: of a game in play, with the last turn and the portrait that changes the
        player; elsewhere the supply bar takes the width of the turn.
        """
        super().__init__(parent)
        self._shows_turn = shows_turn
        self._level = self._level_name = ""
        self._is_thinking = False
        self._supply: list[str] = []
        self._shown: tuple[PlayerRow, NameTexts, int] | None = None
        self._form: Form = form
        self.house = HousePicture(0, scaled(_HOUSES[form]))
        self.name = ElidedLabel("", 1.0, bold=True)
        self.level = ElidedLabel("", 1.0)
        mute(self.level)
        self.seat = self._make_seat()
        self.start = LineIcon("flag", 16, "text_muted")
        set_tooltip(self.start, tr("Start player"))
        self.start.setAccessibleName(self.start.toolTip())
        self.face_up_cards = FaceUpCards()
        self.coin = CoinSign(14)
        self.gold = label("", 1.1, bold=True)
        self.supply = SupplyBar()
        self.turn = TurnLine()
        self.turn.clicked.connect(self.turn_requested)
        self.stock = LineIcon("supply", 14, "text_muted")
        self.count = muted("", 1.0)
        self.special_tokens = SpecialTokens()
        self.tiles = TileChips()
        self._lay_out()

    def _make_seat(self) -> QToolButton:
        button = QToolButton()
        side = scaled(_SEATS[self._form])
        button.setFixedSize(side, side)
        button.setAutoRaise(True)
        grow_icons(button, self._portrait_side)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self._ask_menu(button.rect().bottomLeft()))
        button.installEventFilter(self)
        return button

    @property
    def _portrait_side(self) -> int:
        return round(_PORTRAIT * _SEATS[self._form])

    def _ask_menu(self, corner: QPoint) -> None:
        self.menu_requested.emit(self.seat.mapToGlobal(corner))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the rules page of the tile under the mouse, else the menu of the seat."""
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        tile = self.tiles.tile_at(self.tiles.mapFrom(self, event.pos())) if by_mouse else None
        if tile is not None:
            self.tile_requested.emit(tile)
        elif self.seat.isEnabled():
            self.menu_requested.emit(event.globalPos())

    def _lay_out(self) -> None:
        first, second = QHBoxLayout(), QHBoxLayout()
        tight(first, _SPACING)
        first.addWidget(self.name)
        first.addWidget(self.seat)
        first.addWidget(self.level)
        is_line = self._form in LINES
        if not is_line:
            first.addStretch(1)
        tight(second, _SPACING)
        second.addWidget(self.stock)
        second.addWidget(self.count)
        second.addWidget(self.supply, 0 if self._shows_turn else 1)
        if self._form == "tall":
            second.addStretch(1)
        else:
            second.addWidget(self.turn, 1 if self._shows_turn else 0)
            if not is_line:
                second.addStretch()  # in place of a turn that has given way
        second.addWidget(self.special_tokens)
        second.addWidget(self.tiles)
        second.setAlignment(self.supply, Qt.AlignmentFlag.AlignVCenter)
        if is_line:
            add_layout(first, second, 1)
        for widget in (self.start, self.face_up_cards, self.coin, self.gold):
            first.addWidget(widget)
        lines = QVBoxLayout()
        tight(lines, 0 if self._form == "compact" else 2)
        add_layout(lines, first)
        if not is_line:
            add_layout(lines, second)
        if self._form == "tall":
            lines.addWidget(self.turn)
        self._lay_row(lines)

    def _lay_row(self, lines: QVBoxLayout) -> None:
        row = QHBoxLayout(self)
        edge, side = _EDGES[self._form], _MARGINS[self._form]
        row.setContentsMargins(side, edge, side, edge)
        row.setSpacing(side)
        row.addWidget(self.house)
        add_layout(row, lines, 1)
        self.setFixedHeight(card_height(self._form))
        if self._shows_turn:
            self.supply.setFixedWidth(scaled(_SUPPLY_BAR))
        self.gold.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._fit()

    def _fit(self) -> None:
        """Show the parts of each line that leave name and gold whole.

        A name that no room makes whole is elided, and then does not take all of it.
        """
        first: list[QWidget] = [self.name, self.seat, self.level]
        first += [self.start, self.face_up_cards, self.coin, self.gold]
        second: list[QWidget] = [self.stock, self.count, self.supply, self.turn]
        second += [self.special_tokens, self.tiles]
        if self._form == "tall":
            second.remove(self.turn)
            self.turn.setVisible(self._shows_turn)
        room = self.width() - self._edge
        contents = self._contents()
        alone, name = room, self.name.sizeHint().width()
        if contents[self.gold]:
            usual = self.gold.fontMetrics().horizontalAdvance("000")
            self.gold.setMinimumWidth(usual if name + _SPACING + usual <= room else 0)
            alone -= self._width_of(self.gold) + _SPACING
        if name > alone:
            name = max(min(alone, scaled(_WIDEST_NAME)), self.name.minimumSizeHint().width())
        self.name.setMinimumWidth(name)
        for line in ([*first, *second],) if self._form in LINES else (first, second):
            shown = self._fitting([part for part in line if contents.get(part, True)], room)
            for part in line:
                part.setVisible(part in shown)
        if (layout := self.layout()) is not None:
            layout.activate()  # the last turn is written for the width that is left

    def _fitting(self, line: list[QWidget], room: int) -> Collection[QWidget]:
        """Return the parts of a line that have room, with the tiles folded or not."""
        widths = {part: self._width_of(part) for part in line}
        giving_way: list[QWidget] = [self.supply, self.level, self.turn, self.seat, self.tiles]
        giving_way += [self.special_tokens, self.start, self.face_up_cards]
        giving_way += [self.stock, self.count, self.tiles, self.coin]
        is_folded = False
        for part in giving_way:
            if sum(widths.values()) + _SPACING * (len(widths) - 1) <= room:
                break
            if part is self.tiles and not is_folded and part in widths:
                is_folded, widths[part] = True, SIDE
            else:
                widths.pop(part, None)
        if self.tiles in line:
            self.tiles.set_folded(is_folded)
        return widths

    @property
    def _edge(self) -> int:
        """Return the width of the house and of the margins around house and lines."""
        return 3 * _MARGINS[self._form] + self.house.sizeHint().width()

    def minimumSizeHint(self) -> QSize:
        """Return the size without the parts that give way."""
        width = self.name.minimumSizeHint().width() + _SPACING + self._width_of(self.gold)
        return QSize(self._edge + width, super().minimumSizeHint().height())

    def _contents(self) -> dict[QWidget, bool]:
        """Return the parts that this form and the state of the game may lack."""
        is_line, row = self._form in LINES, self._shown[0] if self._shown else None
        has_gold = row is not None and row.gold is not None
        has_bar = self._form == "tall" or not self._shows_turn or self.width() >= scaled(_ROOMY)
        return {
            self.seat: self._shows_turn,
            self.level: bool(self.level.text()) and (self._is_thinking or not is_line),
            self.start: row is not None and row.is_start,
            self.face_up_cards: bool(self.face_up_cards.accessibleName()),
            self.coin: has_gold,
            self.gold: has_gold,
            self.stock: not is_line,
            self.supply: has_bar and not is_line,
            self.turn: self._shows_turn,
            self.special_tokens: bool(self.special_tokens.tokens),
            self.tiles: bool(self.tiles.tiles),
        }

    def _width_of(self, part: QWidget) -> int:
        """Return the least width of a part."""
        if part is self.turn:
            return scaled(_LEAST_REST)
        hint = part.sizeHint().width()
        if part is self.level:
            return min(hint, scaled(_LEAST_LEVEL))
        if part is self.tiles:
            return self.tiles.least_width
        if part in (self.name, self.supply):
            hint = part.minimumSizeHint().width()
        return min(max(hint, part.minimumWidth()), part.maximumWidth())

    def event(self, event: QEvent) -> bool:
        """Fit the parts again if one changes its size, as with another size of text."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Surround the card of the player to move, which an accent line alone hardly marks, and
        that of the focused portrait. On the card of the player to move that ring is in the
        colour of text, inside the other frame.
        """
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent = current_theme().colour("accent")
        if self.is_marked:
            painter.setPen(QPen(accent, _FRAME))
            area = QRectF(self.rect()).adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)
            painter.drawRoundedRect(area, CARD_RADIUS, CARD_RADIUS)
        if self.seat.hasFocus():
            ink = current_theme().colour("text") if self.is_marked else accent
            painter.setPen(QPen(ink, FOCUS_WIDTH))
            edge = _RING if self.is_marked else FOCUS_WIDTH / 2
            area = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
            painter.drawRoundedRect(area, CARD_RADIUS - edge / 2, CARD_RADIUS - edge / 2)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Repaint the frame, which marks the focus of the portrait."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def show_row(self, row: PlayerRow, names: NameTexts, most: int) -> None:
        """Show a player; `most` is the supply at the start of the game."""
        if (row, names, most) == self._shown:
            return
        self._shown = row, names, most
        self.house.set_colour(row.colour)
        self.name.setText(row.name)
        self._level = names.level(row.controller)
        set_tooltip(self.name, f"{row.name}\n{self._level}")
        self._level_name = _short_level(row.controller, self._level, names)
        self.level.setText(self._level_name)
        set_tooltip(self.level, names.character(row.controller))
        self._show_seat(row)
        self.supply.set_values(row.supply, most, row.colour)
        self.count.setText(str(row.supply))
        self.count.setMinimumWidth(self.count.fontMetrics().horizontalAdvance("00") + 2)
        left = tr("{count} of %n settlements left", "", most)
        self._supply = [left.format(count=row.supply)]
        self._supply += [self._piece(piece, names) for piece in row.pieces]
        for widget in (self.supply, self.stock, self.count, self.house):
            set_tooltip(widget, "\n".join(self._supply))
        self.gold.setText("" if row.gold is None else str(row.gold))
        self._show_card(row, names)
        self._show_tiles(row, names)
        self.special_tokens.show_tokens(self._tokens(row, names), row.colour)
        self._fit()
        self.set_marked(row.to_move)
        self.setAccessibleName(self._spoken(row, names))

    def show_turn(self, parts: Sequence[str], gold: int | None) -> None:
        """Show the player's last turn, without parts none; `gold`: its sum if a part has it."""
        self.turn.show_turn(parts, gold, tr("Choose it to see this turn again."))
        self.setAccessibleDescription(self.turn.accessibleName())
        set_tooltip(self, "\n".join(parts))

    def show_gold(self, gold: int) -> None:
        """Show an amount of gold that differs from the row's."""
        self.gold.setText(str(gold))
        self._fit()

    def _show_seat(self, row: PlayerRow) -> None:
        set_icon(self.seat, portrait_icon(row.controller, row.portrait, self._portrait_side))
        name = name_in_sentence(row.name)
        said = tr("Who plays {player}: {level}").format(player=name, level=self._level)
        tip = tr("Who plays {player}: {level}. Choose it to change it.")
        self.seat.setAccessibleName(said)
        set_tooltip(self.seat, tip.format(player=name, level=self._level))

    def set_gold_tooltip(self, account: str) -> None:
        """Set the tooltip of the gold to its account by card."""
        for widget in (self.coin, self.gold):
            set_tooltip(widget, account)

    def set_thinking(self, thinking: bool) -> None:
        """Show that a computer is deciding for this player."""
        self._is_thinking = thinking
        self.level.setText(tr("thinking…") if thinking else self._level_name)
        self._fit()

    def _show_card(self, row: PlayerRow, names: NameTexts) -> None:
        """Show the face-up cards, or the number of hidden ones if it exceeds one."""
        said = ""
        if row.face_up_cards:
            said = self._said_cards(row, names)
        elif row.hidden_cards > 1:
            said = tr("%n cards in hand", "", row.hidden_cards)
        backs = row.hidden_cards if row.hidden_cards > 1 else 0
        faces = (row.terrain,) if row.terrain else row.face_up_cards
        self.face_up_cards.show_cards(faces, backs)
        set_tooltip(self.face_up_cards, said)
        self.face_up_cards.setAccessibleName(said)

    def _said_cards(self, row: PlayerRow, names: NameTexts) -> str:
        cards = [names.terrain_card(card) for card in row.face_up_cards]
        if not row.is_active:
            return tr("In hand: {cards}").format(cards=names.listing(cards))
        if row.terrain:
            return tr("Plays {terrain}").format(terrain=names.terrain(row.terrain))
        pattern = tr("Chooses one of {terrain}") if len(cards) > 1 else tr("Plays {terrain}")
        return pattern.format(terrain=names.listing(cards))

    def _tokens(self, row: PlayerRow, names: NameTexts) -> tuple[SpecialToken, ...]:
        """Return the player's tokens other than tiles and cards."""
        tokens: tuple[tuple[Kind, int, str], ...] = (
            ("stored", row.stored, tr("Settlements on the {tile}: {n}")),
            ("numbers", row.numbers, tr("Number tiles: {n}")),
            ("marks", row.marks, tr("Rows marked (Mayors): {n}")),
        )
        tile = names.store()
        return tuple(
            SpecialToken(kind, n, said.format(n=n, tile=tile)) for kind, n, said in tokens if n
        )

    def _show_tiles(self, row: PlayerRow, names: NameTexts) -> None:
        self.tiles.show_tiles(row.tiles, lambda t: f"{names.tile(t)}\n{names.tile_rule(t)}")
        self.tiles.setAccessibleName(names.listing([names.tile(h.tile) for h, _ in row.tiles]))

    def _piece(self, piece: PieceCount, names: NameTexts) -> str:
        if piece.all == 1:
            pattern = tr("{piece} on the board") if piece.placed else tr("{piece} not on the board")
        else:
            pattern = tr("{piece}: {placed} of {all} on the board")
        name = names.piece(piece.kind, in_sentence=False)
        return pattern.format(piece=name, placed=piece.placed, all=piece.all)

    def _spoken(self, row: PlayerRow, names: NameTexts) -> str:
        parts = [name_in_sentence(row.name), names.level(row.controller)]
        if row.to_move:
            parts.append(tr("to move"))
        parts += self._supply
        parts += [names.tile(held.tile) for held, _ in row.tiles]
        parts += [token.words for token in self._tokens(row, names)]
        if said := self.face_up_cards.accessibleName():
            parts.append(said)
        if row.gold is not None:
            parts.append(tr("{gold} gold").format(gold=row.gold))
        return joined(parts)
