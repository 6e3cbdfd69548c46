"""The choice of quick cases of a parametrised test; the others run only with `--all`."""

from __future__ import annotations

from collections.abc import Container, Iterable

import pytest
from _pytest.mark import ParameterSet


def slow_but(kept: Container[object], cases: Iterable[object]) -> list[ParameterSet]:
    """Return the cases, with all but the `kept` ones marked as slow."""
    return [pytest.param(case, marks=() if case in kept else pytest.mark.slow) for case in cases]
