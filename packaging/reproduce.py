#!/usr/bin/env python3
"""Make all installers again in another folder and compare them with those in `dist/`.

    python3 packaging/reproduce.py        after packaging/build.py; takes as long as that

The second build has another path, umask, time zone, language and hash seed. The same source and the
same Python give the same bytes, so you can verify that the published files were made from it.
"""

from __future__ import annotations

import filecmp
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from build import ROOT
from installers.project import epoch

OTHER = {"TZ": "Pacific/Chatham", "LC_ALL": "C", "PYTHONHASHSEED": "7"}


def copy_of_the_source(folder: Path) -> None:
    """Fill the folder with all files that git knows or does not ignore."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)


def differing(first: Path, second: Path) -> list[str]:
    """Return the names of files in the second folder that differ from those in the first."""
    names = sorted(path.name for path in second.iterdir())
    # The checksums are those of the other files.
    compared = [name for name in names if "SHA256SUMS" not in name]
    _, different, missing = filecmp.cmpfiles(first, second, compared, shallow=False)
    return sorted(different + missing)


def main() -> int:
    """Build and compare; return the exit status."""
    folder = Path(tempfile.mkdtemp(prefix="kingdom-builder-again-"))
    copy_of_the_source(folder)
    environ = {**os.environ, **OTHER, "SOURCE_DATE_EPOCH": str(epoch())}
    command = [sys.executable, str(folder / "packaging" / "build.py")]
    subprocess.run(command, env=environ, umask=0o077, check=True)
    if different := differing(ROOT / "dist", folder / "dist"):
        print(f"reproduce: not the same in {folder / 'dist'}: {', '.join(different)}")
        return 1
    count = len(list((folder / "dist").iterdir()))
    shutil.rmtree(folder)
    print(f"reproduce: {count} files are the same, byte by byte")
    return 0


if __name__ == "__main__":
    sys.exit(main())
