"""Pictures that are allowed, and pictures that cost much more than they look."""

from __future__ import annotations

from random import Random

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{}</svg>'


def svg(inside: str) -> bytes:
    """Return a drawing of 9 by 9 units."""
    return SVG.format(inside).encode()


def plain(colour: str) -> bytes:
    """Return a drawing that is filled with a colour."""
    return svg(f'<rect width="9" height="9" fill="{colour}"/>')


def _points(count: int, most: int = 10) -> str:
    chance = Random(count)
    return " ".join(f"{chance.randrange(most)} {chance.randrange(most)}" for _ in range(count))


def many_points() -> bytes:
    """Return wide lines with round joins through 65,000 points: a minute and 485 MB at 200 pixels."""
    wide = 'fill="none" stroke="#000" stroke-width="5" stroke-linejoin="round"'
    return svg(f'<polyline points="{_points(63_000)}" {wide}/>')


def polygon() -> bytes:
    """Return a polygon of 58,000 points: more than a gigabyte for nine tiles of a board."""
    return svg(f'<polygon points="{_points(58_000)}" stroke="#000" stroke-width="3"/>')


def dashes() -> bytes:
    """Return a long line of very short dashes."""
    return svg('<path d="M0 0H99999999" stroke="#000" stroke-dasharray="0.0001"/>')


def steady_dashes() -> bytes:
    """Return short dashes that keep their width whatever the size of the drawing."""
    effect = 'vector-effect="non-scaling-stroke" stroke-dasharray="0.0001"'
    return svg(f'<path d="M0 0{"L9 9L0 9L9 0" * 500}" fill="none" stroke="#000" {effect}/>')


COSTLY = {
    "many points": many_points,
    "polygon": polygon,
    "dashes": dashes,
    "steady dashes": steady_dashes,
}


def copies_of_copies() -> bytes:
    """Return a drawing of ten thousand million rectangles, which the check refuses."""
    link = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
    groups = '<g id="a0"><rect width="9" height="9"/></g>'
    for i in range(9):
        groups += f'<g id="a{i + 1}">' + f'<use xlink:href="#a{i}"/>' * 10 + "</g>"
    return svg(f'<g {link}><defs>{groups}</defs><use xlink:href="#a9"/></g>')
