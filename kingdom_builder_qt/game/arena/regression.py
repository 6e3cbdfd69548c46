"""Least squares of sparse samples with the standard library alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import fsum, sqrt
from typing import Final, TypeAlias

Sample: TypeAlias = tuple[dict[str, float], float]

# Observations that the weight a fit begins with counts for: many, because the turns of one game
# all have the same end, so that thousands of samples are no more than some hundred games.
STIFFNESS: Final = 400.0


class Regression:
    """Least squares of sparse samples, drawn towards the weights that it begins with."""

    def __init__(self, start: Callable[[str], float]) -> None:
        """`start`: the weight by name that a name without any sample would keep."""
        self._start = start
        self._index: dict[str, int] = {}
        self._products: list[dict[int, float]] = []
        self._sums: list[float] = []
        self.samples = 0
        self._squares = 0.0

    def add(self, samples: Iterable[Sample]) -> None:
        """Add samples to the sums: each is (numbers by name, what they should add up to)."""
        for numbers, target in samples:
            items = sorted((self._place(name), number) for name, number in numbers.items())
            for n, (place, number) in enumerate(items):
                row = self._products[place]
                for other, factor in items[n:]:
                    row[other] = row.get(other, 0.0) + number * factor
                self._sums[place] += number * target
            self.samples += 1
            self._squares += target * target

    def _place(self, name: str) -> int:
        place = self._index.setdefault(name, len(self._products))
        if place == len(self._products):
            self._products.append({})
            self._sums.append(0.0)
        return place

    def solve(self) -> tuple[dict[str, float], float]:
        """Return the weights by name and the root of the mean squared error of the samples."""
        names = list(self._index)
        start = [self._start(name) for name in names]
        size = len(names)
        matrix = [[0.0] * size for _ in names]
        for place, products in enumerate(self._products):
            for other, number in products.items():
                matrix[place][other] = matrix[other][place] = number
        plain = [row[:] for row in matrix]
        for n in range(size):
            matrix[n][n] += STIFFNESS
        right = [s + STIFFNESS * w for s, w in zip(self._sums, start, strict=True)]
        found = _solve(matrix, right)
        error = self._squares - 2 * fsum(w * s for w, s in zip(found, self._sums, strict=True))
        for weight, row in zip(found, plain, strict=True):
            error += weight * fsum(w * p for w, p in zip(found, row, strict=True))
        return dict(zip(names, found, strict=True)), sqrt(max(0.0, error / self.samples))


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a symmetric positive definite system (Cholesky)."""
    size = len(right)
    lower: list[list[float]] = []
    for i in range(size):
        row: list[float] = []
        for j in range(i):
            known = fsum(a * b for a, b in zip(row, lower[j], strict=False))
            row.append((matrix[i][j] - known) / lower[j][j])
        row.append(sqrt(matrix[i][i] - fsum(a * a for a in row)))
        lower.append(row)
    half: list[float] = []
    for i in range(size):
        half.append(
            (right[i] - fsum(a * b for a, b in zip(lower[i], half, strict=False))) / lower[i][i]
        )
    found = [0.0] * size
    for i in reversed(range(size)):
        later = fsum(lower[k][i] * found[k] for k in range(i + 1, size))
        found[i] = (half[i] - later) / lower[i][i]
    return found
