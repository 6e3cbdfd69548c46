"""Human vision of colours: distances in CIE L*a*b*, with all cones or without some."""

from __future__ import annotations

from PySide6.QtGui import QColor

# Linear colours as seen without green, red or blue cones: the matrices of severity 1.0 in Machado,
# Oliveira and Fernandes (2009), doi:10.1109/TVCG.2009.113.
NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
DEUTERANOPIA = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
PROTANOPIA = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
TRITANOPIA = (
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900),
)
Vision = tuple[tuple[float, float, float], ...]


def linear(value: float) -> float:
    """Return the linear light of a colour value 0..1."""
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def seen(colour: QColor, vision: Vision) -> tuple[float, float, float]:
    """Return a colour as a viewer sees it, in CIE L*a*b*."""
    light = [linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF())]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in vision
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
