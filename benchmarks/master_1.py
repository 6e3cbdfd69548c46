"""Master before its second generation, as an engine to compare with; not offered to players.

    tournament --players "master,engine:$PWD/.venv/bin/python $PWD/benchmarks/master_1.py"

Search, weights and rules core are those of a commit, which is unpacked below `build/`, so that
later changes do not reach them.
"""

from __future__ import annotations

import runpy
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

COMMIT: Final = "b4a18508efaf55bd1c295b01165d1a451b0aa7d7"
NEEDED: Final = ("kingdom_builder_qt", "board_data")
ROOT: Final = Path(__file__).resolve().parents[1]


def unpacked(commit: str, root: Path = ROOT) -> Path:
    """Return the folder with the program of `commit`, unpacked at the first call.

    Several processes may call at once: the folder appears complete or not at all. Raises SystemExit
    if the history of the checkout does not contain the commit.
    """
    folder = root / "build" / "earlier" / commit
    if folder.is_dir():
        return folder
    archive = ["git", "-C", str(root), "archive", "--format=tar", commit, *NEEDED]
    packed = subprocess.run(archive, capture_output=True, check=False)
    if packed.returncode:
        reason = packed.stderr.decode(errors="replace").strip()
        sys.exit(f"commit {commit} of an earlier version is not in this checkout: {reason}")
    folder.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder.parent) as begun:
        whole = Path(begun) / commit
        with tarfile.open(fileobj=BytesIO(packed.stdout)) as tar:
            tar.extractall(whole, filter="data")
        try:
            whole.rename(folder)
        except OSError:  # another process was first
            if not folder.is_dir():
                raise
    return folder


def main() -> None:
    """Answer the messages of standard input with the code of the commit."""
    sys.path[0] = str(unpacked(COMMIT))  # in place of the folder of this script
    sys.argv[1:] = ["engine", "--level", "master"]
    runpy.run_module("kingdom_builder_qt", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
