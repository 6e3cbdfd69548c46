"""Allowed pictures, and pictures that cost much more than their size suggests."""

from __future__ import annotations

from random import Random

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{}</svg>'


def svg(inside: str) -> bytes:
    """Return a drawing of 9 by 9 units."""
    return SVG.format(inside).encode()


def plain(colour: str) -> bytes:
    """Return a drawing that is filled with a colour."""
    return svg(f'<rect width="9" height="9" fill="{colour}"/>')


def _points(count: int) -> str:
    chance = Random(count)
    return " ".join(f"{chance.randrange(10)} {chance.randrange(10)}" for _ in range(count))


def many_points() -> bytes:
    """Return wide lines with round joins through 63,000 points: a minute at 200 pixels."""
    wide = 'fill="none" stroke="#000" stroke-width="5" stroke-linejoin="round"'
    return svg(f'<polyline points="{_points(63_000)}" {wide}/>')


def polygon() -> bytes:
    """Return a polygon of 58,000 points: more than a gigabyte for nine tiles of a board."""
    return svg(f'<polygon points="{_points(58_000)}" stroke="#000" stroke-width="3"/>')


def dashes() -> bytes:
    """Return many lines with dashes too short to be visible."""
    lines = '<path d="M0 0L9 9L0 9L9 0" stroke="#000" stroke-width="2" fill="none"/>' * 400
    return svg(f'<g stroke-dasharray="0.001 0.001">{lines}</g>')


def one_line() -> bytes:
    """Return one long line with short dashes, which needs more memory than the machine has."""
    line = "M0 0" + "L9 9L0 9L9 0L0 0" * 2000
    return svg(f'<path d="{line}" fill="none" stroke="#000" stroke-dasharray="0.01"/>')


COSTLY = {
    "many points": many_points,
    "polygon": polygon,
    "dashes": dashes,
    "one line": one_line,
}


def copies_of_copies() -> bytes:
    """Return a drawing of ten thousand million rectangles, which the check refuses."""
    link = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
    groups = '<g id="a0"><rect width="9" height="9"/></g>'
    for i in range(9):
        groups += f'<g id="a{i + 1}">' + f'<use xlink:href="#a{i}"/>' * 10 + "</g>"
    return svg(f'<g {link}><defs>{groups}</defs><use xlink:href="#a9"/></g>')
