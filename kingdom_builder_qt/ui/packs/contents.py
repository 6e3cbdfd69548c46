"""What a pack holds, shown: sections as pictures, tiles and cards with their rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from kingdom_builder_qt.content import Problem
from kingdom_builder_qt.content.packs.looking import Look
from kingdom_builder_qt.content.pictures import OwnPicture
from kingdom_builder_qt.core.entries import Card, Tile
from kingdom_builder_qt.ui.art.scenes.picture import paint_emblem
from kingdom_builder_qt.ui.art.section_pictures import SectionPictures, section_size
from kingdom_builder_qt.ui.art.slices import Slices
from kingdom_builder_qt.ui.packs.problem_card import ProblemCard
from kingdom_builder_qt.ui.packs.texts import PackTexts
from kingdom_builder_qt.ui.style.sign_shelf import SignShelf
from kingdom_builder_qt.ui.style.signs import Sign
from kingdom_builder_qt.ui.style.text_size import scaled
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.pictures import Drawing
from kingdom_builder_qt.ui.widgets.style import (
    STRETCH,
    CardFrame,
    hbox,
    heading,
    label,
    muted,
    tight,
    vbox,
)
from kingdom_builder_qt.ui.words.names import content_text, rule_text

MOST_PICTURES: Final = 12
MOST_PROBLEMS: Final = 30
COLUMNS: Final = 3
PICTURE_WIDTH: Final = 150
_EMBLEM: Final = 48


class PackContents(QWidget):
    """A column for a scroll area; pictures are painted between other events."""

    def __init__(self, look: Look, theme: Theme) -> None:
        super().__init__()
        self._look, self._theme = look, theme
        self._pictures = SectionPictures(look.catalog, theme)
        self.pictures: dict[str, QLabel] = {}
        self.emblems: dict[tuple[str, str], _Emblem] = {}
        errors = [problem for problem in look.problems if problem.is_error]
        others = [problem for problem in look.problems if not problem.is_error]
        parts = [
            *self._problems(self.tr("Errors"), errors),
            *self._about(),
            *self._sections(),
            *self._rules(),
            *self._others(),
            *self._problems(self.tr("Warnings"), others),
        ]
        rows = vbox(*parts, STRETCH, parent=self, spacing=8)
        rows.setContentsMargins(0, 4, 4, 4)  # in line with what stands above
        self._rows = rows
        self._told: set[OwnPicture] = set()
        self.slices: Slices[bool] = Slices(lambda _done: None, self)
        if self.pictures:
            self.slices.begin(self._paint())
        self.signs = SignShelf(self)
        self.signs.changed.connect(self._show_signs)
        shown = (look.catalog.pictures.get(key) for key in self.emblems)
        self.signs.want({own: partial(look.picture, own.path) for own in shown if own is not None})

    def stop(self) -> None:
        """Paint no more pictures."""
        self.slices.stop()
        self.signs.close()

    def _about(self) -> Iterator[QWidget]:
        manifest = self._look.manifest
        if manifest.description:
            yield label(content_text(manifest.description), wrap=True, fitted=True)
        if needs := PackTexts().needs(manifest, self._look.catalog):
            yield label(needs, wrap=True, fitted=True)
        if manifest.licence:
            text = self.tr("Licence: {licence}").format(licence=manifest.licence)
            yield muted(text, 1.0, wrap=True, fitted=True)

    def _problems(self, title: str, problems: Sequence[Problem]) -> Iterator[QWidget]:
        if problems:
            yield heading(title)
        for problem in problems[:MOST_PROBLEMS]:
            yield ProblemCard(problem, self._theme)
        if (more := len(problems) - MOST_PROBLEMS) > 0:
            yield muted(self.tr("and {count} more").format(count=more))

    def _sections(self) -> Iterator[QWidget]:
        ids = self._look.entries["section"]
        if not ids:
            return
        yield heading(self.tr("Sections"))
        grid_of = QWidget()
        grid = QGridLayout(grid_of)
        tight(grid, 8)
        for number, id_ in enumerate(ids[:MOST_PICTURES]):
            picture = label()
            picture.setFixedSize(self._picture_size())
            self.pictures[id_] = picture
            name = content_text(self._look.catalog.sections[id_].name)
            picture.setAccessibleName(name)
            words = label(name, wrap=True, fitted=True)
            cell = QWidget()
            vbox(picture, words, parent=cell, spacing=2)
            top = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
            grid.addWidget(cell, number // COLUMNS, number % COLUMNS, top)
        grid.setColumnStretch(COLUMNS, 1)
        yield grid_of
        if rest := ids[MOST_PICTURES:]:
            yield self._names("section", rest)

    def _rules(self) -> Iterator[QWidget]:
        for kind, title in (("tile", self.tr("Tiles")), ("card", self.tr("Cards"))):
            ids = self._look.entries[kind]
            if ids:
                yield heading(title)
            entries = getattr(self._look.catalog, f"{kind}s")
            for id_ in ids:
                card = CardFrame(self._theme)
                name = label(content_text(entries[id_].name), bold=True, wrap=True, fitted=True)
                rule = rule_text(entries[id_], self._look.catalog)
                text = label(rule, wrap=True, fitted=True)
                emblem = self.emblems[kind, id_] = _Emblem(entries[id_], self._theme)
                picture = vbox(emblem, STRETCH, spacing=0)
                hbox(picture, (vbox(name, text, STRETCH, spacing=2), 1), parent=card, margin=10)
                yield card

    def _others(self) -> Iterator[QWidget]:
        titles = {
            "terrain": self.tr("Terrain"),
            "feature": self.tr("Sites and features"),
            "piece": self.tr("Pieces"),
            "expansion": self.tr("Expansions"),
        }
        for kind, title in titles.items():
            if ids := self._look.entries[kind]:
                yield heading(title)
                yield self._names(kind, ids)

    def _names(self, kind: str, ids: Sequence[str]) -> QLabel:
        entries = getattr(self._look.catalog, f"{kind}s")
        names = ", ".join(content_text(entries[id_].name) for id_ in ids)
        made = label(names, wrap=True, fitted=True)
        made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        return made

    def _picture_size(self) -> QSize:
        whole = section_size(1.0)
        return QSize(PICTURE_WIDTH, round(PICTURE_WIDTH * whole.height() / whole.width()))

    def _paint(self) -> Iterator[bool | None]:
        scale, dpr = PICTURE_WIDTH / section_size(1.0).width(), self.devicePixelRatioF()
        for id_, place in self.pictures.items():
            picture = self._pictures.picture(id_, 0, None, scale, dpr)
            place.setPixmap(_fitted(picture, place.size(), dpr))
            yield None
        yield True

    def _show_signs(self) -> None:
        """Show the signs that have come, and say which pictures cannot be drawn."""
        for key, emblem in self.emblems.items():
            own = self._look.catalog.pictures.get(key)
            if own is not None and (sign := self.signs.signs.get(own)) is not None:
                emblem.show_sign(sign)
        for own, reason in list(self.signs.refused.items())[:MOST_PROBLEMS]:
            if own not in self._told:
                if not self._told and not any(not p.is_error for p in self._look.problems):
                    self._add(heading(self.tr("Warnings")))
                self._told.add(own)
                self._add(ProblemCard(self._look.problem(own.problem(reason)), self._theme))

    def _add(self, part: QWidget) -> None:
        """Add a part at the end, above the empty room."""
        self._rows.insertWidget(self._rows.count() - 1, part)


class _Emblem(Drawing):
    """A tile or card as the game draws it, with the sign that the pack has for it."""

    def __init__(self, entry: Tile | Card, theme: Theme) -> None:
        super().__init__(scaled(_EMBLEM))
        self._entry, self._theme = entry, theme
        self.own: Sign | None = None

    def show_sign(self, sign: Sign) -> None:
        """Draw this sign from now on."""
        if sign is not self.own:
            self.own = sign
            self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        entry, folder = self._entry, "tiles" if isinstance(self._entry, Tile) else "cards"
        paint_emblem(painter, folder, entry.id, rect, self._theme, entry=entry, own=self.own)


def _fitted(picture: QPixmap, size: QSize, dpr: float) -> QPixmap:
    keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    made = picture.scaled(size * dpr, keep, smooth)
    made.setDevicePixelRatio(dpr)
    return made
