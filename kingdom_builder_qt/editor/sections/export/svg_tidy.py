"""Shrinks SVG files written by Qt without changing their picture."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from PySide6.QtGui import QPainterPath

_SPACE: Final = "http://www.w3.org/2000/svg"
_LINK: Final = "http://www.w3.org/1999/xlink"
_AREA: Final = "area"
_DIGITS: Final = 2  # after the decimal point: a hex is 55 units wide
_NUMBER: Final = re.compile(r"-?\d+\.\d+")
_PATHS: Final = ("points", "d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height")
# Default values, and attributes of letters, which are drawn as paths.
_IDLE: Final = {
    "fill-opacity": "1",
    "stroke-opacity": "1",
    "vector-effect": "none",
    "fill-rule": "evenodd",  # set on the outermost group
    "transform": "matrix(1,0,0,1,0,0)",
}
_FONT: Final = ("font-family", "font-size", "font-weight", "font-style")
_LINE: Final = ("stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-opacity")


def tidy(below: bytes, drawn: bytes, area: QPainterPath, title: str, description: str) -> bytes:
    """Return two drawings of QSvgGenerator merged into one, with title and description.

    `drawn` is clipped to an area with straight sides, `below` is flat.  The groups of a drawing,
    one for each change of pen, brush or position, become one per position.  A shape that repeats at
    several positions is defined once.
    """
    ET.register_namespace("", _SPACE)
    ET.register_namespace("xlink", _LINK)
    root = ET.fromstring(drawn)
    root.set("version", "1.1")
    del root.attrib["baseProfile"]  # SVG Tiny has no clip
    defs, outer = _parts(root)
    for name, text in (("title", title), ("desc", description)):
        element = root.find(_tag(name))
        assert element is not None, "QSvgGenerator writes it"
        element.text = text
    renamed = _join_gradients(defs)
    shapes = [shape for group in outer for shape in _shapes(group, renamed)]
    land = ET.Element(_tag("g"), {"clip-path": f"url(#{_AREA})"})
    land.extend(_used(list(_placed(shapes)), defs))
    flat = [shape for group in _parts(ET.fromstring(below))[1] for shape in _shapes(group, {})]
    outer[:] = [*_placed(flat), land]
    land.text = land.tail = outer.text = outer.tail = "\n"
    clip = ET.SubElement(defs, _tag("clipPath"), {"id": _AREA})
    ET.SubElement(clip, _tag("path"), {"d": _outlined(area), "clip-rule": "evenodd"})
    return ET.tostring(root, encoding="utf-8", xml_declaration=True)


def _tag(name: str) -> str:
    return f"{{{_SPACE}}}{name}"


def _parts(root: ET.Element) -> tuple[ET.Element, ET.Element]:
    """Return the definitions of a drawing, and the group of its shapes."""
    defs, outer = root.find(_tag("defs")), root.find(_tag("g"))
    assert defs is not None, "QSvgGenerator writes it"
    assert outer is not None, "QSvgGenerator writes it"
    return defs, outer


def _outlined(area: QPainterPath) -> str:
    """Return the sides of an area as path data."""
    lines = (
        " L ".join(f"{point.x():.{_DIGITS}f},{point.y():.{_DIGITS}f}" for point in polygon.toList())
        for polygon in area.toSubpathPolygons()
    )
    return " ".join(f"M {line} Z" for line in lines)


def _join_gradients(defs: ET.Element) -> dict[str, str]:
    """Merge equal gradients; return the new fill by the old one."""
    renamed: dict[str, str] = {}
    known: dict[bytes, str] = {}
    for gradient in list(defs):
        name = gradient.attrib.pop("id")
        first = known.setdefault(ET.tostring(gradient), name)
        gradient.set("id", name)
        renamed[f"url(#{name})"] = f"url(#{first})"
        if first != name:
            defs.remove(gradient)
    return renamed


def _shapes(group: ET.Element, renamed: dict[str, str]) -> Iterable[tuple[str, ET.Element]]:
    """Yield the shapes of a group with their position; each has its own pen and brush."""
    look = {key: value for key, value in group.items() if key not in _FONT}
    place = look.pop("transform", "")
    for shape in group:
        values = {**look, **shape.attrib}
        if values.get("stroke") == "none":
            for key in _LINE:
                values.pop(key, None)
        if values.get("fill") == "none":
            values.pop("fill-opacity", None)
        kept = {k: renamed.get(v, v) for k, v in values.items() if _IDLE.get(k) != v}
        for key in kept.keys() & set(_PATHS):
            kept[key] = _rounded(kept[key])
        drawn = ET.Element(shape.tag, kept)
        drawn.tail = "\n"
        yield "" if place == _IDLE["transform"] else place, drawn


def _placed(shapes: Iterable[tuple[str, ET.Element]]) -> Iterable[ET.Element]:
    """Yield a group for each run of shapes at one position."""
    for place, run in groupby(shapes, key=lambda pair: pair[0]):
        group = ET.Element(_tag("g"), {"transform": place} if place else {})
        group.extend(shape for _, shape in run)
        group.text = group.tail = "\n"
        yield group


def _used(groups: list[ET.Element], defs: ET.Element) -> list[ET.Element]:
    """Return equivalent elements, with one definition for groups that differ in position only."""
    known: dict[bytes, list[ET.Element]] = {}
    for group in groups:
        known.setdefault(b"".join(map(ET.tostring, group)), []).append(group)
    for number, alike in enumerate(known.values()):
        if len(alike) > 1:
            art = ET.SubElement(defs, _tag("g"), {"id": f"art{number}"})
            art.extend(list(alike[0]))
            art.text = art.tail = "\n"
            for group in alike:
                group[:] = []
                group.tag, group.text = _tag("use"), None
                group.set(f"{{{_LINK}}}href", f"#art{number}")
    return groups


def _rounded(value: str) -> str:
    return _NUMBER.sub(lambda found: f"{round(float(found[0]), _DIGITS):g}", value).strip()
