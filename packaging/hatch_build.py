"""What hatchling adds to the wheel: man pages, completions and documents, made from the program."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Share(BuildHookInterface[Any]):
    """Lays out the folder `share` that pip and pipx put beside the program's folder `bin`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the files, for a wheel that is no link to the source."""
        if version == "editable":
            return
        sys.path[:0] = [self.root, str(Path(self.root, "packaging"))]
        from installers import project, share

        self._folder = tempfile.TemporaryDirectory()
        made = Path(self._folder.name)
        share.write(made, made / "man" / share.MAN)
        share.write_documents(made / "doc" / project.NAME)
        build_data["shared_data"][str(made)] = "share"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove them."""
        if version != "editable":
            self._folder.cleanup()
