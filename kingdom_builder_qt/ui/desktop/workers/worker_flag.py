"""The command-line flag that makes the packaged program, which has one entry point, a worker."""

from __future__ import annotations

from typing import Final

FLAG: Final = "--worker-process"
