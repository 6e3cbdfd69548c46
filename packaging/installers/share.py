"""The files of a command-line program in a system's folder `share`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from installers import command_line, documents
from installers.project import NAME

MAN: Final = f"man{command_line.SECTION}"
ZSH: Final = "site-functions"  # the path of zsh completions on all systems but Debian


def write(share: Path, pages: Path, zsh: str = ZSH) -> None:
    """Write man pages into a folder, and completions below `share`."""
    pages.mkdir(parents=True, exist_ok=True)
    for name, text in command_line.man_pages().items():
        (pages / f"{name}.gz").write_bytes(documents.packed(text))
    write_text(share / "bash-completion" / "completions" / NAME, command_line.bash_completion())
    write_text(share / "zsh" / zsh / f"_{NAME}", command_line.zsh_completion())


def write_documents(folder: Path) -> None:
    """Write the documents for players."""
    for name, text in documents.texts().items():
        write_text(folder / name, text)


def write_text(path: Path, text: str) -> None:
    """Write a file and its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
