"""The word that makes a worker of the packaged program, which has one entry."""

from __future__ import annotations

from typing import Final

FLAG: Final = "--worker-process"
