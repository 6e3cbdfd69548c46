"""Errors of the disk in words."""

from __future__ import annotations


def words_of(error: OSError) -> str:
    """Return what went wrong, and with which file or folder where that is known."""
    reason = error.strerror or str(error)
    return f"{reason}: {error.filename}" if error.filename else reason
