"""Dialogs for the people who play at this computer: one profile, and the list of all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QDialog,
    QFormLayout,
    QGridLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from kingdom_builder_qt.game.session import COLOURS, HUMAN
from kingdom_builder_qt.ui.art.house import house_pixmap
from kingdom_builder_qt.ui.desktop.settings.profiles import (
    MOST_PROFILES,
    NAME_LENGTH,
    PORTRAITS,
    Profile,
)
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.levels.portraits import paint_portrait, portrait_icon
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    Button,
    button_box,
    hbox,
    label,
    make_primary,
    muted,
    tight,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.words.foreign_text import isolated

tr = translator(__name__)

_SIDE: Final = 48
_COLUMNS: Final = 6
_ICON: Final = 32


class _Choice(QAbstractButton):
    """A picture of which one is chosen; Tab stops at the chosen one, arrow keys move the choice."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setAccessibleName(name)
        set_tooltip(self, name)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._follow)

    def _follow(self, on: bool) -> None:
        policies = Qt.FocusPolicy
        self.setFocusPolicy(policies.StrongFocus if on else policies.ClickFocus)

    def sizeHint(self) -> QSize:
        return QSize(scaled(_SIDE), scaled(_SIDE))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw the picture."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area, theme = QRectF(self.rect()).adjusted(2, 2, -2, -2), current_theme()
        self.draw(painter, area.adjusted(4, 4, -4, -4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked() or self.underMouse():
            painter.setPen(QPen(theme.colour("accent"), 3 if self.isChecked() else 1.5))
            painter.drawEllipse(area)
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("text"), 1.2, Qt.PenStyle.DotLine))
            painter.drawEllipse(area.adjusted(-1, -1, 1, 1))


class _PortraitChoice(_Choice):
    def __init__(self, portrait: str, name: str) -> None:
        super().__init__(name)
        self._portrait = portrait

    def draw(self, painter: QPainter, area: QRectF) -> None:
        paint_portrait(painter, area, HUMAN, self._portrait)


class _ColourChoice(_Choice):
    def __init__(self, colour: int) -> None:
        super().__init__(current_theme().player(colour).name)
        self._colour = colour

    def draw(self, painter: QPainter, area: QRectF) -> None:
        side, ratio = round(area.width()), self.devicePixelRatioF()
        house = house_pixmap(self._colour, side, ratio, current_theme())
        painter.drawPixmap(area.topLeft().toPoint(), house)


class ProfileDialog(QDialog):
    """Name, colour and portrait of a person; `chosen` emits the profile when accepted."""

    chosen = Signal(object)  # Profile

    def __init__(
        self, profile: Profile, taken: Sequence[str], parent: QWidget, *, is_new: bool = True
    ) -> None:
        """`taken`: the names of the other people."""
        super().__init__(parent)
        self.setWindowTitle(tr("New player") if is_new else tr("Change player"))
        self._taken = set(taken)
        self.name = LineEdit(NAME_LENGTH, profile.name)
        self.name.setAccessibleName(tr("Name"))
        self.name.setPlaceholderText(tr("Up to %n characters", "", NAME_LENGTH))
        self.colours, self.portraits = QButtonGroup(self), QButtonGroup(self)
        row = hbox(spacing=2)
        for colour in range(COLOURS):
            house = _ColourChoice(colour)
            self.colours.addButton(house, colour)
            row.addWidget(house)
        row.addStretch(1)
        grid = QGridLayout()
        tight(grid, 2)
        for number, portrait in enumerate(PORTRAITS):
            name = tr("Portrait {number}").format(number=number + 1)
            picture = _PortraitChoice(portrait, name)
            self.portraits.addButton(picture, number)
            grid.addWidget(picture, *divmod(number, _COLUMNS))
        self.colours.button(profile.colour).setChecked(True)
        self.portraits.button(PORTRAITS.index(profile.portrait)).setChecked(True)
        self.problem = label("", 1.0, wrap=True)
        self.ok = QPushButton(tr("Save"))
        self.ok.setDefault(True)
        make_primary(self.ok)
        self.cancel = QPushButton(tr("Cancel"), autoDefault=False)
        self.ok.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        self.name.textChanged.connect(self._follow)
        form = QFormLayout()
        tight(form, 10)
        form.setHorizontalSpacing(16)
        form.addRow(tr("Name"), self.name)
        titles = label(tr("Colour")), label(tr("Portrait"))
        for title in titles:  # in the middle of the first row of pictures
            title.setFixedHeight(scaled(_SIDE))
        form.addRow(titles[0], row)
        form.addRow(titles[1], grid)
        note = muted(
            tr("This player can take a seat in any new game.")
            if is_new
            else tr("Finished games keep the name under which they were played."),
            1.0,
            wrap=True,
        )
        buttons = button_box(self, [self.ok], self.cancel)
        vbox(form, self.problem, note, STRETCH, buttons, parent=self, spacing=10, margin=16)
        self.name.setFocus()
        self._follow()

    @property
    def profile(self) -> Profile:
        """Return the profile as entered."""
        portrait = PORTRAITS[self.portraits.checkedId()]
        return Profile(self.name.text().strip(), self.colours.checkedId(), portrait)

    def _follow(self) -> None:
        name = self.name.text().strip()
        is_taken = name in self._taken
        text = tr("Another player is called {name}.").format(name=isolated(name))
        self.problem.setText(text if is_taken else "")
        self.problem.setVisible(is_taken)
        self.ok.setEnabled(bool(name) and not is_taken)

    def accept(self) -> None:
        """Announce the profile, unless its name is missing or taken."""
        if self.ok.isEnabled():
            super().accept()
            self.chosen.emit(self.profile)


class _People(QListWidget):
    """The list of people, with a sentence while it is empty."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.count():
            painter = QPainter(self.viewport())
            painter.setPen(current_theme().colour("text_muted"))
            words = tr("No players yet. Add everyone who plays at this computer.")
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.viewport().rect().adjusted(16, 16, -16, -16), flags, words)


class ProfilesDialog(QDialog):
    """The people who play here; `changed` emits their list with every change."""

    changed = Signal(list)  # Profile

    def __init__(self, profiles: Sequence[Profile], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("People who play here"))
        self.profiles = list(profiles)
        self.list = _People()
        self.list.setAccessibleName(tr("Players"))
        self.list.setIconSize(QSize(scaled(_ICON), scaled(_ICON)))
        self.add = Button(tr("Add a player…"), autoDefault=False)
        self.change = Button(tr("Change…"), autoDefault=False)
        self.first = Button(tr("Put first"), autoDefault=False)
        self.delete = Button(tr("Delete"), autoDefault=False)
        self.close_button = QPushButton(tr("Close"))
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self.add.clicked.connect(self._add)
        self.change.clicked.connect(self._change)
        self.first.clicked.connect(self._put_first)
        self.delete.clicked.connect(self._delete)
        self.list.itemDoubleClicked.connect(lambda _item: self._change())
        self.list.currentRowChanged.connect(lambda _row: self._follow())
        note = muted(
            tr("The first player takes a seat in every new game and plays the challenges."),
            1.0,
            wrap=True,
        )
        side = vbox(self.add, self.change, self.first, self.delete, STRETCH, spacing=6)
        rows = hbox((self.list, 1), side, spacing=12)
        foot = button_box(self, [], self.close_button)
        vbox(note, (rows, 1), foot, parent=self, spacing=10, margin=16)
        self._show(0)
        (self.list if self.profiles else self.add).setFocus()

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(scaled(420), scaled(300)))

    def _show(self, row: int) -> None:
        self.list.clear()
        for profile in self.profiles:
            icon = portrait_icon(HUMAN, profile.portrait, _ICON)
            self.list.addItem(QListWidgetItem(icon, profile.name))
        self.list.setCurrentRow(min(row, len(self.profiles) - 1))
        self._follow()

    def _follow(self) -> None:
        row = self.list.currentRow()
        self.add.setEnabled(len(self.profiles) < MOST_PROFILES)
        self.change.setEnabled(row >= 0)
        self.delete.setEnabled(row >= 0)
        self.first.setEnabled(row > 0)

    def _take(self, profiles: Sequence[Profile], row: int) -> None:
        self.profiles = list(profiles)
        self._show(row)
        self.changed.emit(self.profiles)

    def _ask(self, profile: Profile, others: Sequence[Profile], *, is_new: bool) -> ProfileDialog:
        names = [other.name for other in others]
        dialog = ProfileDialog(profile, names, self, is_new=is_new)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def _add(self) -> None:
        dialog = self._ask(next_profile(self.profiles), self.profiles, is_new=True)
        dialog.chosen.connect(lambda p: self._take([*self.profiles, p], len(self.profiles)))

    def _change(self) -> None:
        row = self.list.currentRow()
        if row < 0:
            return
        others = [p for number, p in enumerate(self.profiles) if number != row]
        dialog = self._ask(self.profiles[row], others, is_new=False)
        dialog.chosen.connect(
            lambda p: self._take([*self.profiles[:row], p, *self.profiles[row + 1 :]], row)
        )

    def _put_first(self) -> None:
        row = self.list.currentRow()
        rest = [p for number, p in enumerate(self.profiles) if number != row]
        self._take([self.profiles[row], *rest], 0)

    def _delete(self) -> None:
        row = self.list.currentRow()
        self._take([p for number, p in enumerate(self.profiles) if number != row], row)


def next_profile(profiles: Sequence[Profile]) -> Profile:
    """Return a nameless profile with an unused colour and portrait."""
    colours, portraits = {p.colour for p in profiles}, {p.portrait for p in profiles}
    colour = next((c for c in range(COLOURS) if c not in colours), 0)
    portrait = next((p for p in PORTRAITS if p not in portraits), PORTRAITS[0])
    return replace(Profile(""), colour=colour, portrait=portrait)
