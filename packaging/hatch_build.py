"""Files that hatchling adds to the wheel, generated from the program: compiled content, and
`share`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Share(BuildHookInterface[Any]):
    """Compiles the content, and lays out the folder `share` that pip installs next to `bin`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the files, for a wheel that is no link to the source."""
        if version == "editable":
            return
        sys.path[:0] = [self.root, str(Path(self.root, "packaging"))]
        from installers import project, share
        from kingdom_builder_qt.content import compiled_catalog, paths

        self._folder = tempfile.TemporaryDirectory()
        made = Path(self._folder.name, "share")
        compiled = Path(self._folder.name, paths.compiled_content().name)
        compiled_catalog.write_shipped(compiled)
        build_data["force_include"][str(compiled)] = f"{paths.APP}/{compiled.name}"
        share.write(made, made / "man" / share.MAN)
        share.write_documents(made / "doc" / project.NAME)
        build_data["shared_data"][str(made)] = "share"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove them."""
        if version != "editable":
            self._folder.cleanup()
