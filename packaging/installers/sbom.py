"""The list of what is inside (a software bill of materials) in the CycloneDX format."""

from __future__ import annotations

import json
import sys
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from installers import notices
from installers.app import INTERNAL, built
from installers.project import NAME, TITLE, architecture, epoch, result, version


def write() -> Iterator[Path]:
    """Write the list beside the installers."""
    path = result(f"{sys.platform}-{architecture()}.cdx.json")
    path.write_text(json.dumps(document(), indent=2) + "\n", encoding="utf-8")
    yield path


def document() -> dict[str, Any]:
    """Return the whole list."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        # The same for the same version, so that two builds are equal.
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{NAME}/{version()}')}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(epoch(), UTC).isoformat(),
            "component": {
                "type": "application",
                "bom-ref": NAME,
                "name": TITLE,
                "version": version(),
                "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": list(_components()),
    }


def _components() -> Iterator[dict[str, Any]]:
    for package in notices.libraries():
        name = package.name.lower().replace("_", "-")
        licence = notices.licence_name(package)
        yield _component(package.name, package.version, licence, f"pkg:pypi/{name}")
    bootloader = distribution("pyinstaller")
    licence = "GPL-2.0-or-later WITH Bootloader-exception"
    yield _component("PyInstaller", bootloader.version, licence, "pkg:pypi/pyinstaller")
    python = ".".join(map(str, sys.version_info[:3]))
    yield _component("Python", python, "PSF-2.0", "pkg:generic/python")
    if sys.platform == "linux":
        for name, found in notices.system_packages(built() / INTERNAL).items():
            yield _component(name, found, "", f"pkg:deb/debian/{name}")


def _component(name: str, version: str, licence: str, purl: str) -> dict[str, Any]:
    made: dict[str, Any] = {
        "type": "library",
        "bom-ref": f"{purl}@{version}",
        "name": name,
        "version": version,
        "purl": f"{purl}@{version}",
    }
    if licence:
        made["licenses"] = [{"expression": licence}]
    return made
