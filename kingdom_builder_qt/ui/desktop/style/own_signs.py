"""The signs of tiles and cards: pictures of the player's own content, and the bundled ones."""

from __future__ import annotations

import logging
from collections.abc import Hashable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter

from kingdom_builder_qt.content.own_pictures import OwnPicture, read_picture
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.ui.desktop.style.resources import svg_renderer

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.desktop.style.sign_cache import SignCache

_log = logging.getLogger(__name__)
_FOLDERS: Final = {"tile": "tiles", "card": "cards"}


class DrawableSign(Protocol):
    """Something that can be drawn into a rectangle."""

    def render(self, painter: QPainter, bounds: QRectF, /) -> None:
        """Draw it."""


class OwnSigns(QObject):
    """The signs of the content that was loaded last, each from when it is drawn."""

    changed = Signal()  # more can be seen, or more is refused

    def __init__(self) -> None:
        super().__init__()
        self._pictures: dict[tuple[str, str], OwnPicture] = {}  # by folder and id as in `resources`
        self._beside: OwnPicture | None = None
        self._told: set[OwnPicture] = set()
        self.shelf: SignCache | None = None  # once there is an own picture
        self.state = 0  # another number whenever a sign may be another one

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Return which pictures were good files, but cannot be drawn."""
        refused = self.shelf.refused if self.shelf is not None else {}
        return tuple(picture.problem(reason) for picture, reason in refused.items())

    def know(self, pictures: Mapping[tuple[str, str], OwnPicture]) -> None:
        """Get the signs of these pictures, in a while, and forget all others."""
        known = {(_FOLDERS[kind], id_): picture for (kind, id_), picture in pictures.items()}
        if not known:
            self._beside = None
        if known != self._pictures or not known:
            self._pictures = known
            self._told &= set(known.values())
            self.state += 1
            self._want()

    def look_at(self, picture: OwnPicture) -> None:
        """Get the sign of one further picture, which is no part of the content, or not yet."""
        self._beside = picture
        self._want()

    def _want(self) -> None:
        wanted = [*filter(None, [self._beside]), *self._pictures.values()]
        if self.shelf is None:
            if not wanted:
                return
            from kingdom_builder_qt.ui.desktop.style.sign_cache import (
                SignCache,  # few have own pictures
            )

            self.shelf = SignCache(self)
            self.shelf.changed.connect(self._on_changed)
        # The files are read once more: they may have changed since the content was loaded.
        self.shelf.want({p: partial(read_picture, p.path) for p in wanted})

    def picture(self, folder: str, name: str) -> OwnPicture | None:
        return self._pictures.get((folder, name))

    def sign(self, picture: OwnPicture) -> DrawableSign | None:
        return self.shelf.signs.get(picture) if self.shelf is not None else None

    def refusal(self, picture: OwnPicture) -> str:
        """Return why a picture cannot be drawn, "" as long as it can."""
        return self.shelf.refused.get(picture, "") if self.shelf is not None else ""

    def _on_changed(self) -> None:
        self.state += 1
        assert self.shelf is not None, "it has just told"
        for picture, reason in self.shelf.refused.items():
            if picture not in self._told:
                self._told.add(picture)
                _log.warning("%s", picture.problem(reason))
        self.changed.emit()


_signs: OwnSigns | None = None


def own_signs() -> OwnSigns:
    """Return the program's signs of own content, whose `changed` views follow."""
    global _signs
    if _signs is None:
        _signs = OwnSigns()
    return _signs


def know_pictures(pictures: Mapping[tuple[str, str], OwnPicture]) -> None:
    """Draw these pictures from now on; keys are kind and id of their tiles and cards."""
    own_signs().know(pictures)


def draw_pictures(pictures: Mapping[tuple[str, str], OwnPicture]) -> None:
    """Return when the signs of these pictures are there, for a program without a window."""
    from PySide6.QtCore import QEventLoop

    know_pictures(pictures)
    shelf = own_signs().shelf
    if shelf is not None and shelf.is_busy:
        loop = QEventLoop()
        shelf.ended.connect(loop.quit)
        loop.exec()


def sign_of(folder: str, name: str) -> DrawableSign | None:
    """Return the sign of a tile or card; None: it has no picture, or one that is not drawn (yet).

    `folder`: `tiles`, `cards`, or another one of `resources`.
    """
    signs = own_signs()
    picture = signs.picture(folder, name)
    return svg_renderer(folder, name) if picture is None else signs.sign(picture)


def sign_key(folder: str, name: str) -> Hashable:
    """Return what a kept picture of a sign depends on beside its name."""
    signs = own_signs()
    picture = signs.picture(folder, name)
    return None if picture is None else (picture, signs.sign(picture) is not None)
