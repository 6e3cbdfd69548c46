#!/usr/bin/env python3
"""Make the installers of Kingdom Builder Qt for the system this runs on.

    python3 packaging/build.py                    everything that can be made here
    python3 packaging/build.py --target deb       one of: app, deb, rpm, tar, installer, zip, dmg,
                                                  wheel, sdist, sbom, sums

The results are in `dist/`.  The first call makes `build/venv` with the pinned tools of
requirements/packaging.txt; nothing outside the checkout changes.
"""

from __future__ import annotations

import argparse
import hashlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / "build" / "venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
STAMP = VENV / "complete"
REQUIREMENTS = ROOT / "requirements" / "packaging.txt"
TARGETS = {
    "linux": ("app", "deb", "rpm", "tar", "wheel", "sdist", "sbom", "sums"),
    "win32": ("app", "installer", "zip", "sbom", "sums"),
    "darwin": ("app", "dmg", "sbom", "sums"),
}
ALL = tuple(dict.fromkeys(target for targets in TARGETS.values() for target in targets))


def fingerprint() -> str:
    """Return the stamp of an up-to-date `build/venv`."""
    parts = [REQUIREMENTS.read_bytes(), (ROOT / "requirements" / "lock.txt").read_bytes()]
    parts += [sys.version.encode(), str(ROOT).encode()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def ensure_venv() -> None:
    """Create `build/venv` unless it is complete and up to date."""
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--no-input"]
    subprocess.run([*pip, "--requirement", str(REQUIREMENTS)], check=True)
    STAMP.write_text(wanted, encoding="utf-8")


def chosen(arguments: list[str], platform: str = sys.platform) -> tuple[str, ...]:
    """Return the targets to make, in the order in which they build on each other."""
    parser = argparse.ArgumentParser(description="Make the installers for this system.")
    parser.add_argument("--target", action="append", choices=ALL, help="default: all")
    wanted = parser.parse_args(arguments).target
    possible = TARGETS.get(platform, ())
    if impossible := [target for target in wanted or () if target not in possible]:
        parser.error(f"{', '.join(impossible)} cannot be made on {platform}")
    return tuple(target for target in possible if not wanted or target in wanted)


def main(arguments: list[str]) -> int:
    """Run in `build/venv`, which is created first; return the exit status."""
    targets = chosen(arguments)
    if Path(sys.prefix).resolve() != VENV.resolve():
        ensure_venv()
        return subprocess.call([str(PYTHON), __file__, *arguments])
    sys.path.insert(0, str(ROOT))  # the program's own tables
    # Only here: these need the packages of build/venv.
    from installers.targets import make

    for target in targets:
        for path in make(target):
            sys.stdout.write(f"{target}: {path.relative_to(ROOT)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
