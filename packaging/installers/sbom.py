"""The list of parts (a software bill of materials) in the CycloneDX format."""

from __future__ import annotations

import json
import sys
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import quote

from installers.app import INTERNAL, built
from installers.parts import Part, parts
from installers.project import NAME, TITLE, architecture, epoch, result, version


def write() -> Iterator[Path]:
    """Write the list to the folder of the installers."""
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
        "components": [_component(part) for part in parts(built() / INTERNAL)[1:]],
    }


def _component(part: Part) -> dict[str, Any]:
    number = quote(part.version.rpartition(" ")[2], safe=":")  # Qt's parts have the version of Qt
    return {
        "type": "library",
        "bom-ref": f"{part.purl}@{number}",
        "name": part.name,
        "version": part.version,
        "purl": f"{part.purl}@{number}",
        "licenses": [{"expression": part.licence}],
    }
