"""The signs of tiles and cards: pictures of the player's own content, and the bundled ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from kingdom_builder_qt.content.pictures import MAX_SIDE, OwnPicture, read_picture
from kingdom_builder_qt.ui.style.resources import svg_renderer

_FOLDERS: Final = {"tile": "tiles", "card": "cards"}


class Sign(Protocol):
    """Something that can be drawn into a rectangle."""

    def render(self, painter: QPainter, bounds: QRectF, /) -> None:
        """Draw it."""


class _Pixels:
    """A picture of pixels, smooth at every size."""

    def __init__(self, image: QImage) -> None:
        self._image = image

    def render(self, painter: QPainter, bounds: QRectF, /) -> None:
        """Draw it as large as the rectangle allows, in its middle."""
        size = self._image.size().toSizeF()
        size.scale(bounds.size(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(0, 0, size.width(), size.height())
        place.moveCenter(bounds.center())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, self._image)
        painter.restore()


# Of the content that was loaded last: (folder, id) as in `resources`.
_own: dict[tuple[str, str], OwnPicture] = {}
_made: dict[OwnPicture, Sign | None] = {}


def know_pictures(pictures: Mapping[tuple[str, str], OwnPicture]) -> None:
    """Draw these pictures from now on; keys are kind and id of their tiles and cards."""
    _own.clear()
    _own.update({(_FOLDERS[kind], id_): picture for (kind, id_), picture in pictures.items()})
    for picture in set(_made) - set(_own.values()):
        del _made[picture]


def sign_of(folder: str, name: str) -> Sign | None:
    """Return the sign of a tile or card, None without a usable picture.

    `folder`: `tiles`, `cards`, or another one of `resources`.
    """
    picture = _own.get((folder, name))
    if picture is None:
        return svg_renderer(folder, name)
    if picture not in _made:
        _made[picture] = _read(picture)
    return _made[picture]


def sign_key(folder: str, name: str) -> OwnPicture | None:
    """Return what a kept picture of a sign depends on beside its name."""
    return _own.get((folder, name))


def _read(picture: OwnPicture) -> Sign | None:
    data = read_picture(picture.path)  # once more: the file may have changed since
    return None if isinstance(data, str) else read_sign(picture, data)


def read_sign(picture: OwnPicture, data: bytes) -> Sign | None:
    """Return the sign made of the bytes of a good picture, None if Qt cannot draw it."""
    if picture.path.suffix.lower() == ".svg":
        renderer = QSvgRenderer(QByteArray(data))
        renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        return renderer if renderer.isValid() else None
    # Here, because the bundled pictures need none of them.
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QImageReader

    buffer = QBuffer()
    buffer.setData(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"png"))
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > MAX_SIDE:
        return None
    image = reader.read()
    return None if image.isNull() else _Pixels(image)
