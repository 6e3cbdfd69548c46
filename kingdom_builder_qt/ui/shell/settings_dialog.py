"""The settings form; accepting it writes into the given object."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

import shiboken6
from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QWidget,
)

from kingdom_builder_qt.ai.players import DEFAULT_LEVEL, LEVELS
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.ui.desktop.languages import SYSTEM, languages
from kingdom_builder_qt.ui.desktop.own_engines import MASTER, own_engines, present
from kingdom_builder_qt.ui.desktop.settings.engines import engines_data
from kingdom_builder_qt.ui.desktop.settings.motion import AS_SYSTEM, system_motion
from kingdom_builder_qt.ui.desktop.settings.pace import PACES, PaceNames, pace_of
from kingdom_builder_qt.ui.desktop.settings.profiles import Profile, profiles_from
from kingdom_builder_qt.ui.desktop.settings.retention import PERIODS, RetentionNames
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.settings.thinking_time import TIMES, TimeNames
from kingdom_builder_qt.ui.desktop.sound.player import LOUDEST, SoundPlayer
from kingdom_builder_qt.ui.desktop.sound.sound_texts import SoundTexts
from kingdom_builder_qt.ui.desktop.style.colours import CHOICES, PALETTES
from kingdom_builder_qt.ui.desktop.style.terrain_letters import terrain_letters
from kingdom_builder_qt.ui.desktop.style.text_size import TEXT_SIZES
from kingdom_builder_qt.ui.desktop.style.theme import PaletteNames, ThemeNames
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.controls.sliders import Slider
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import LevelBox
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import (
    fit_dialog,
    keep_on_screen,
    room_on_screen,
)
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    Button,
    dialog_buttons,
    hbox,
    heading,
    label,
    muted,
    tight,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.shell.profiles import ProfilesDialog
from kingdom_builder_qt.ui.words.foreign_text import labelled
from kingdom_builder_qt.ui.words.name_texts import NameTexts, content_name

tr = translator(__name__)

SPEEDS = (AS_SYSTEM, 0.0, 0.5, 1.0, 2.0, 4.0)
VOLUME_STEP = 5
_EDGE, _GAP, _LINE_GAP = 11, 16, 3  # pixels around the form, between columns and between rows
_SLIDER_HEIGHT = 21  # with the gap 24 pixels, the least for a pointer
# From wide to narrow: pairs in a row or below each other, labels beside or above their fields.
_SHAPES = (
    (True, QFormLayout.RowWrapPolicy.DontWrapRows),
    (False, QFormLayout.RowWrapPolicy.DontWrapRows),
    (False, QFormLayout.RowWrapPolicy.WrapAllRows),
)
_SWITCHES = (
    "terrain_letters",
    "magnifier",
    "running_score",
    "coordinates",
    "lanes",
    "highlight_targets",
    "pulse",
    "idle_motion",
    "confirm_end_turn",
    "play_only_moves",
    "sound",
)
SAMPLE_MS = 120  # after the last change of the volume: one sample for a whole drag


class SettingsDialog(QDialog):
    """When accepted, changes `settings` and emits `settings_changed`."""

    settings_changed = Signal(object)  # Settings
    # language, theme, text size, colours and letters to preview, the former ones if cancelled
    look_changed = Signal(str, str, int, str, bool)
    keys_wanted = Signal()
    engines_wanted = Signal()

    def __init__(
        self,
        settings: Settings,
        parent: QWidget | None = None,
        sounds: SoundPlayer | None = None,
        *,
        terrains: Callable[[], Iterable[Terrain]] = tuple,
    ) -> None:
        """Make the dialog; `terrains`: in the present language, for the meaning of letters."""
        super().__init__(parent)
        self.settings = settings
        self._terrains = terrains
        self._sounds = sounds or SoundPlayer(self)
        self._profiles = profiles_from(settings.profiles)
        self._sample = QTimer(self, singleShot=True, interval=SAMPLE_MS)
        self._refit = QTimer(self, singleShot=True, interval=0)  # after all widgets have the font
        self._refit.timeout.connect(self._fit)
        self._sample.timeout.connect(self._play_sample)
        self.finished.connect(self._sample.stop)
        self._sounds.problem_changed.connect(self._show_sound)
        self._make(settings)
        self._sounds.check()
        # Queued: the form is made again, with the box that is still reporting the choice.
        queued = Qt.ConnectionType.QueuedConnection
        languages().changed.connect(self._make_again, queued)
        for show in (self._show_words, self._show_what_moves):
            system_motion().changed.connect(show)

    def _make(self, settings: Settings) -> None:
        """Make the form with some values."""
        self.setWindowTitle(tr("Settings"))
        self.language, self.theme, self.text_size = ComboBox(), ComboBox(), ComboBox()
        self.colours, self.terrain_letters = ComboBox(), CheckBox(tr("Letters of terrains"))
        self.magnifier = CheckBox(tr("Magnifier"))
        self.animation, self.animation_word = self._slider(len(SPEEDS))
        self.delay, self.delay_word = self._slider(len(PACES))
        self.thinking, self.thinking_word = self._slider(len(TIMES))
        self.running_score = CheckBox(tr("Show running score"))
        self.coordinates = CheckBox(tr("Show coordinates"))
        self.lanes = CheckBox(tr("Show paths between settlements"))
        self.highlight_targets = CheckBox(tr("Show possible hexes"))
        self.pulse = CheckBox(tr("Animate possible hexes"))
        self.idle_motion = CheckBox(tr("Animate water and flags"))
        self.confirm_end_turn = CheckBox(tr("End turns manually"))
        self.play_only_moves = CheckBox(tr("Play forced moves automatically"))
        self.opponent = LevelBox((), DEFAULT_LEVEL, NameTexts(Catalog()))
        self.opponent.setAccessibleName(tr("Usual opponent"))
        self.hints_by = LevelBox((), MASTER, NameTexts(Catalog()))
        self.hints_by.setAccessibleName(tr("Hints by"))
        self.show_engines(settings.default_opponent, settings.hints_by)
        self.players = Button(tr("People who play here…"), autoDefault=False)
        self.players.clicked.connect(self._show_players)
        self.keys = Button(tr("Keys…"), autoDefault=False)
        self.keys.clicked.connect(self.keys_wanted)
        self.engines = Button(tr("Engines…"), autoDefault=False)
        self.engines.clicked.connect(self.engines_wanted)
        self.keep_games = ComboBox()
        self.sound = CheckBox(tr("Play sounds"))
        self.volume, self.volume_word = self._slider(LOUDEST // VOLUME_STEP + 1)
        self.volume.setMinimumWidth(80)
        self.sound_problem = muted("")
        # No standard button: Qt would put its own words on it when the language changes.
        self.defaults = QPushButton(tr("Restore defaults"))
        self.buttons = dialog_buttons(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel,
            reset=self.defaults,
        )
        self._pairs: list[QBoxLayout] = []  # rows that become two lines on a narrow screen
        self._fill_languages()
        self._fill_themes()
        self._fill_text_sizes()
        self._fill_keeping()
        self._lay_out()
        standard = QDialogButtonBox.StandardButton
        answers = map(self.buttons.button, (standard.Ok, standard.Cancel))
        for one, other in pairwise(
            [
                *(self.play_only_moves, self.opponent, self.hints_by, self.engines),
                *(self.keep_games, self.players, self.keys),
                *(self.defaults, *answers),  # in visual order
            ]
        ):
            self.setTabOrder(one, other)
        self.show_settings(settings)
        self._connect()
        self._show_sound()
        self._measure()

    def show_engines(self, opponent: str = "", adviser: str = "") -> None:
        """Offer the present engines as opponents and for hints; keep choices that there are."""
        engines = [engine.controller for engine in own_engines()]
        chosen = present(opponent or self.opponent.controller, DEFAULT_LEVEL)
        self.opponent.offer((*LEVELS, *engines), chosen)
        self.hints_by.offer((MASTER, *engines), adviser or self.hints_by.controller)

    def _make_again(self) -> None:
        """Make the form in the language that is spoken now, with the values that are in it."""
        chosen = replace(self.settings)
        self._write_to(chosen)
        had_focus = self.language.hasFocus()
        old = self.layout()
        assert old is not None
        for part in (self.page, self.buttons):
            shiboken6.delete(part)
        shiboken6.delete(old)
        self._make(chosen)
        for part in (self.page, self.buttons):
            part.show()  # Qt would show them later, and hidden parts take no room
        if had_focus:
            self.language.setFocus()
        self._fit()

    def _slider(self, count: int) -> tuple[QSlider, QLabel]:
        slider = Slider()
        slider.setRange(0, count - 1)
        slider.setPageStep(1)
        slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        slider.setTickInterval(1)
        slider.setMinimumSize(160, _SLIDER_HEIGHT)
        return slider, label()

    def _fill_languages(self) -> None:
        self.language.addItem(tr("System language"), SYSTEM)
        for code, name in languages().offered():
            self.language.addItem(name, code)

    def _fill_themes(self) -> None:
        for choice in CHOICES:
            self.theme.addItem(ThemeNames().name(choice).replace("&", ""), choice)
        for palette in PALETTES:
            self.colours.addItem(PaletteNames().name(palette).replace("&", ""), palette)

    def _fill_text_sizes(self) -> None:
        for percent in TEXT_SIZES:
            self.text_size.addItem(tr("{percent} %").format(percent=percent), percent)

    def _fill_keeping(self) -> None:
        for days in PERIODS:
            self.keep_games.addItem(RetentionNames().name(days), days)

    def _lay_out(self) -> None:
        self._form = form = QFormLayout()
        tight(form, _LINE_GAP)
        form.setHorizontalSpacing(16)
        form.addRow(heading(tr("Appearance")))
        size = label(tr("Text size"))
        form.addRow(tr("Language"), hbox((self.language, 1), 8, size, self.text_size))
        form.addRow(tr("Theme"), hbox((self.theme, 1), 8, self.magnifier))
        form.addRow(tr("Colours"), hbox((self.colours, 1), 8, self.terrain_letters))
        set_tooltip(self.magnifier, tr("Shows the hex at the pointer or cursor enlarged"))
        set_tooltip(self.terrain_letters, self._letters())
        self._add_pairs(
            form,
            (self.coordinates, self.idle_motion),
            (self.highlight_targets, self.pulse),
            (self.running_score, self.lanes),
        )
        self._space(form)
        form.addRow(heading(tr("Speed")))
        form.addRow(tr("Animation"), self._with_word(self.animation, self.animation_word))
        set_tooltip(self.idle_motion, tr("Off while the computer runs on battery."))
        set_tooltip(
            self.pulse,
            tr("Stops after a few seconds. Off while the computer runs on battery."),
        )
        form.addRow(tr("Computer speed"), self._with_word(self.delay, self.delay_word))
        thinking = self._with_word(self.thinking, self.thinking_word)
        form.addRow(tr("Master's thinking time"), thinking)
        self._space(form)
        form.addRow(heading(tr("Sound")))
        volume = label(tr("Volume"))
        volume.setBuddy(self.volume)
        loudness = hbox(self.sound, 8, volume, 8, (self.volume, 1), self.volume_word)
        form.addRow("", loudness)
        form.addRow("", self.sound_problem)
        self._space(form)
        form.addRow(heading(tr("Play")))
        self._add_pairs(form, (self.confirm_end_turn, self.play_only_moves))
        set_tooltip(
            self.confirm_end_turn,
            tr("Otherwise it ends as soon as you can do nothing more."),
        )
        set_tooltip(
            self.play_only_moves,
            tr("Undo takes it back together with your previous move."),
        )
        set_tooltip(
            self.opponent,
            tr("Plays against you in a first game. Challenges have their own opponents."),
        )
        set_tooltip(self.players, tr("Names, colours and portraits of the people who play here"))
        hints = label(tr("Hints by"))
        hints.setBuddy(self.hints_by)
        hinting = self._pair(self.opponent, hints, self.hints_by, self.engines)
        form.addRow(tr("Usual opponent"), hinting)
        keeping = self._pair(self.keep_games, self.players, self.keys)
        form.addRow(tr("Keep finished games"), keeping)
        set_tooltip(self.engines, tr("Computer players in programs of their own"))
        set_tooltip(self.keys, tr("See and change the keys of all actions"))
        self.keep_games.setAccessibleName(tr("Keep finished games"))
        set_tooltip(
            self.keep_games,
            tr("Unfinished and starred games are always kept. All games stay on this computer."),
        )
        self.language.setAccessibleName(tr("Language"))
        self.theme.setAccessibleName(tr("Theme"))
        self.text_size.setAccessibleName(tr("Text size"))
        self.colours.setAccessibleName(tr("Colours"))
        set_tooltip(self.colours, tr("The colours of terrains and players"))
        self.animation.setAccessibleName(tr("Animation speed"))
        self.delay.setAccessibleName(tr("Computer speed"))
        self.thinking.setAccessibleName(tr("Master's thinking time"))
        set_tooltip(self.thinking, tr("How long Master may think about a turn"))
        self.volume.setAccessibleName(tr("Sound volume"))
        content = QWidget()
        rows = vbox(form, STRETCH)
        self._rows = hbox(_EDGE, (rows, 1), _EDGE, parent=content, spacing=0)
        self.page = ScrollPage(content, sideways=True)  # its bar lies at the edge of the dialog
        foot = hbox(_EDGE, (self.buttons, 1), _EDGE, spacing=0)
        vbox(_EDGE, (self.page, 1), 8, foot, _EDGE, parent=self, spacing=0)

    def _letters(self) -> str:
        """Return the letter of each terrain with its name, one a line."""
        terrains = [*self._terrains()]
        letters = terrain_letters(terrains)
        lines = (labelled(letters[one.id], content_name(one.name)) for one in terrains)
        return "\n".join(lines)

    def _add_pairs(self, form: QFormLayout, *pairs: tuple[CheckBox, CheckBox]) -> None:
        """Add rows of two boxes whose right boxes are aligned."""
        for left, right in pairs:
            form.addRow("", self._pair(left, right))

    def _pair(self, *parts: QWidget) -> QBoxLayout:
        pair = hbox(*parts, STRETCH, spacing=_GAP)
        self._pairs.append(pair)
        return pair

    def _measure(self) -> None:
        """Align the columns for the present text size, in the first shape that fits the screen."""
        metrics = self.fontMetrics()
        words = [*map(PaceNames().name, PACES), *self._system_words()]
        longest = max(map(metrics.horizontalAdvance, words)) + 8
        for word in (self.animation_word, self.delay_word, self.thinking_word):
            word.setMinimumWidth(longest)
        boxes = self.magnifier, self.terrain_letters
        for box in boxes:
            box.setMinimumWidth(max(one.sizeHint().width() for one in boxes))
        lefts = self.coordinates, self.highlight_targets, self.running_score, self.confirm_end_turn
        width = max(box.sizeHint().width() for box in lefts)
        for box in (*lefts, self.sound):
            box.setMinimumWidth(width)
        for is_row, wrap in _SHAPES:
            self._shape(is_row, wrap)
            if self.sizeHint().width() <= room_on_screen(self).width():
                break

    def _shape(self, is_row: bool, wrap: QFormLayout.RowWrapPolicy) -> None:
        directions = QBoxLayout.Direction
        for pair in self._pairs:
            pair.setDirection(directions.LeftToRight if is_row else directions.TopToBottom)
            pair.setSpacing(_GAP if is_row else _LINE_GAP)
        self._form.setRowWrapPolicy(wrap)
        for layout in (self._rows, self.layout()):  # drop the sizes cached by the inner rows
            assert layout is not None
            layout.activate()
            self.page.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._refit.start()

    def _fit(self) -> None:
        """Take the size that a dialog opened at the present text size has."""
        self._measure()
        self.setMinimumSize(0, 0)
        self.setAttribute(Qt.WidgetAttribute.WA_Resized, False)  # lets it shrink
        fit_dialog(self)
        keep_on_screen(self)

    def _space(self, form: QFormLayout) -> None:
        spacer = QWidget()
        spacer.setFixedHeight(1)
        form.addRow(spacer)

    def _with_word(self, slider: QSlider, word: QWidget) -> QHBoxLayout:
        return hbox((slider, 1), word)

    def _connect(self) -> None:
        self.language.currentIndexChanged.connect(self._preview)
        self.theme.currentIndexChanged.connect(self._preview)
        self.text_size.currentIndexChanged.connect(self._preview)
        self.colours.currentIndexChanged.connect(self._preview)
        self.terrain_letters.toggled.connect(self._preview)
        self.animation.valueChanged.connect(self._show_words)
        self.delay.valueChanged.connect(self._show_words)
        self.thinking.valueChanged.connect(self._show_words)
        self.volume.valueChanged.connect(self._show_words)
        self.volume.valueChanged.connect(lambda _step: self._sample.start())
        self.animation.valueChanged.connect(self._show_what_moves)
        self.highlight_targets.toggled.connect(self._show_what_moves)
        self.sound.toggled.connect(self._show_sound)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.defaults.clicked.connect(lambda: self.show_settings(Settings()))

    @property
    def _look(self) -> tuple[str, str, int, str, bool]:
        return (
            self.language.currentData(),
            self.theme.currentData(),
            self.text_size.currentData(),
            self.colours.currentData(),
            self.terrain_letters.isChecked(),
        )

    def _preview(self) -> None:
        self.look_changed.emit(*self._look)

    def reject(self) -> None:
        """Close without changes; the previewed look is undone."""
        settings = self.settings
        size = TEXT_SIZES[_nearest(TEXT_SIZES, settings.text_size)]
        board = settings.colours, settings.terrain_letters
        before = settings.language, settings.theme, size, *board
        if before != self._look:
            self.look_changed.emit(*before)
        super().reject()

    def _show_players(self) -> None:
        dialog = ProfilesDialog(self._profiles, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.changed.connect(self._take_players)
        dialog.open()

    def _take_players(self, profiles: list[Profile]) -> None:
        self._profiles = profiles

    def show_settings(self, settings: Settings) -> None:
        """Show settings in the form without saving them."""
        self.language.setCurrentIndex(max(0, self.language.findData(settings.language)))
        self.theme.setCurrentIndex(max(0, self.theme.findData(settings.theme)))
        self.text_size.setCurrentIndex(_nearest(TEXT_SIZES, settings.text_size))
        self.colours.setCurrentIndex(PALETTES.index(settings.colours))
        self.animation.setValue(_nearest(SPEEDS, settings.animation_speed))
        self.delay.setValue(PACES.index(pace_of(settings.ai_delay_ms)))
        self.thinking.setValue(_nearest(TIMES, settings.master_seconds))
        self.volume.setValue(round(settings.sound_volume / VOLUME_STEP))
        for name in _SWITCHES:
            getattr(self, name).setChecked(getattr(settings, name))
        opponent = present(settings.default_opponent, DEFAULT_LEVEL)
        self.opponent.setCurrentIndex(self.opponent.findData(opponent))
        self.hints_by.setCurrentIndex(max(0, self.hints_by.findData(settings.hints_by)))
        self.keep_games.setCurrentIndex(PERIODS.index(settings.keep_games))
        self._show_words()
        self._show_what_moves()

    def _show_what_moves(self) -> None:
        """Enable the idle animations only with animation."""
        moves = system_motion().speed(SPEEDS[self.animation.value()]) > 0
        self.pulse.setEnabled(moves and self.highlight_targets.isChecked())
        self.idle_motion.setEnabled(moves)

    def _show_words(self) -> None:
        speeds = (
            self._system_words()[system_motion().is_reduced],
            tr("Off"),
            tr("Slow"),
            tr("Normal"),
            tr("Fast"),
            tr("Very fast"),
        )
        self.animation_word.setText(speeds[self.animation.value()])
        self.delay_word.setText(PaceNames().name(PACES[self.delay.value()]))
        self.thinking_word.setText(TimeNames().name(TIMES[self.thinking.value()]))
        self.volume_word.setText(tr("{percent} %").format(percent=self._chosen_volume()))

    def _system_words(self) -> tuple[str, str]:
        """Return the words of the system's usual animation, and of a reduced one."""
        return tr("As the system"), tr("As the system (reduced)")

    def _chosen_volume(self) -> int:
        return self.volume.value() * VOLUME_STEP

    def _show_sound(self) -> None:
        """Enable the volume only with sound, and show why nothing can be heard."""
        self.volume.setEnabled(self.sound.isChecked())
        self.volume_word.setEnabled(self.sound.isChecked())
        self.sound_problem.setText(SoundTexts().problem(self._sounds.problem))
        shown = bool(self.sound_problem.text())
        if self.isVisible() and shown == self.sound_problem.isHidden():
            self._refit.start()
        self.sound_problem.setVisible(shown)

    def _play_sample(self) -> None:
        if self.sound.isChecked():
            self._sounds.sample(self._chosen_volume())

    def accept(self) -> None:
        """Write the form into the settings."""
        self._write_to(self.settings)
        self.settings_changed.emit(self.settings)
        super().accept()

    def _write_to(self, settings: Settings) -> None:
        settings.language, settings.theme, settings.text_size, settings.colours, _ = self._look
        settings.animation_speed = SPEEDS[self.animation.value()]
        settings.ai_delay_ms = PACES[self.delay.value()].delay_ms
        settings.master_seconds = TIMES[self.thinking.value()]
        if self.volume.value() != round(settings.sound_volume / VOLUME_STEP):
            settings.sound_volume = self._chosen_volume()
        settings.default_opponent = self.opponent.controller
        settings.hints_by = self.hints_by.controller
        settings.profiles = [profile.to_data() for profile in self._profiles]
        settings.keep_games = self.keep_games.currentData()
        settings.engines = engines_data(own_engines())  # as the keys
        settings.keys = key_map().own  # changed at once, by a dialog of their own
        for name in _SWITCHES:
            setattr(settings, name, getattr(self, name).isChecked())


def _nearest(values: Sequence[float], value: float) -> int:
    return min(range(len(values)), key=lambda i: abs(values[i] - value))
