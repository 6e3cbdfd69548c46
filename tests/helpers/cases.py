"""Which cases of a parametrised test are quick enough for every run, and which wait for `--all`."""

from __future__ import annotations

from collections.abc import Container, Iterable

import pytest
from _pytest.mark import ParameterSet


def slow_but(kept: Container[object], cases: Iterable[object]) -> list[ParameterSet]:
    """Return the cases, those that are not among the `kept` marked as slow."""
    return [pytest.param(case, marks=() if case in kept else pytest.mark.slow) for case in cases]
