"""The signs of tiles and cards: pictures of user content and bundled ones."""

from __future__ import annotations

import logging
from collections.abc import Hashable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter

from kingdom_builder_qt.content.own_pictures import OwnPicture, read_picture
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.messages import NO_MESSAGE, Message
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
    """The signs of the last loaded content, each available once it is drawn."""

    changed = Signal()  # more signs or more refusals

    def __init__(self) -> None:
        super().__init__()
        self._pictures: dict[tuple[str, str], OwnPicture] = {}  # by folder and id
        self._preview: OwnPicture | None = None
        self._reported: set[OwnPicture] = set()
        self.cache: SignCache | None = None  # None until the first user picture
        self.state = 0  # changes whenever any sign may have changed

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Return the problems of pictures that are valid files but cannot be drawn."""
        refused = self.cache.refused if self.cache is not None else {}
        return tuple(picture.problem(reason) for picture, reason in refused.items())

    def set_pictures(self, pictures: Mapping[tuple[str, str], OwnPicture]) -> None:
        """Start drawing these pictures, and drop all others."""
        known = {(_FOLDERS[kind], id_): picture for (kind, id_), picture in pictures.items()}
        if not known:
            self._preview = None
        if known != self._pictures or not known:
            self._pictures = known
            self._reported &= set(known.values())
            self.state += 1
            self._want()

    def preview(self, picture: OwnPicture) -> None:
        """Start drawing one more picture, which is not (yet) part of the content."""
        self._preview = picture
        self._want()

    def _want(self) -> None:
        wanted = [*filter(None, [self._preview]), *self._pictures.values()]
        if self.cache is None:
            if not wanted:
                return
            from kingdom_builder_qt.ui.desktop.style.sign_cache import (
                SignCache,  # few have own pictures
            )

            self.cache = SignCache(self)
            self.cache.changed.connect(self._on_changed)
        # The files are read again: they may have changed since the content was loaded.
        self.cache.want({p: partial(read_picture, p.path) for p in wanted})

    def picture(self, folder: str, name: str) -> OwnPicture | None:
        return self._pictures.get((folder, name))

    def sign(self, picture: OwnPicture) -> DrawableSign | None:
        return self.cache.signs.get(picture) if self.cache is not None else None

    def refusal(self, picture: OwnPicture) -> Message:
        """Return why a picture cannot be drawn, "" if it can."""
        return self.cache.refused.get(picture, NO_MESSAGE) if self.cache else NO_MESSAGE

    def _on_changed(self) -> None:
        self.state += 1
        assert self.cache is not None, "it has just emitted changed"
        for picture, reason in self.cache.refused.items():
            if picture not in self._reported:
                self._reported.add(picture)
                _log.warning("%s", picture.problem(reason))
        self.changed.emit()


_signs: OwnSigns | None = None


def own_signs() -> OwnSigns:
    """Return the program's signs of user content; views follow its `changed`."""
    global _signs
    if _signs is None:
        _signs = OwnSigns()
    return _signs


def set_own_pictures(pictures: Mapping[tuple[str, str], OwnPicture]) -> None:
    """Draw these pictures from now on; keys are kind and id of their tiles and cards."""
    own_signs().set_pictures(pictures)


def draw_pictures(pictures: Mapping[tuple[str, str], OwnPicture]) -> None:
    """Draw these pictures and wait until all are done, for a program without a window."""
    from PySide6.QtCore import QEventLoop

    set_own_pictures(pictures)
    cache = own_signs().cache
    if cache is not None and cache.is_busy:
        loop = QEventLoop()
        cache.ended.connect(loop.quit)
        loop.exec()


def sign_of(folder: str, name: str) -> DrawableSign | None:
    """Return the sign of a tile or card; None without a picture, or while it is not drawn.

    `folder`: `tiles`, `cards`, or another folder of `resources`.
    """
    signs = own_signs()
    picture = signs.picture(folder, name)
    return svg_renderer(folder, name) if picture is None else signs.sign(picture)


def sign_key(folder: str, name: str) -> Hashable:
    """Return what a cached drawing of a sign depends on besides its name."""
    signs = own_signs()
    picture = signs.picture(folder, name)
    return None if picture is None else (picture, signs.sign(picture) is not None)
