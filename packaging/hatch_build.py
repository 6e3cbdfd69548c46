"""Files that hatchling adds to the packages, generated from the program: compiled translations,
and in the wheel compiled content and `share`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Generated(BuildHookInterface[Any]):
    """Compiles translations and content, and lays out `share`, which pip installs next to `bin`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the files, for a package that is no link to the source."""
        if version == "editable":
            return
        sys.path[:0] = [self.root, str(Path(self.root, "packaging"))]
        from installers import translations

        translations.compile_all()
        if self.target_name == "wheel":
            self._fill_wheel(build_data)

    def _fill_wheel(self, build_data: dict[str, Any]) -> None:
        from installers import project, share, translations
        from kingdom_builder_qt.content import compiled_catalog, paths

        for path in translations.shipped():
            place = path.relative_to(project.ROOT).as_posix()
            build_data["force_include"][str(path)] = f"{paths.APP}/{place}"
        self._folder = tempfile.TemporaryDirectory()
        made = Path(self._folder.name, "share")
        compiled = Path(self._folder.name, paths.compiled_content().name)
        compiled_catalog.write_shipped(compiled)
        build_data["force_include"][str(compiled)] = f"{paths.APP}/{compiled.name}"
        share.write(made, made / "man" / share.MAN)
        share.write_documents(made / "doc" / project.NAME)
        build_data["shared_data"][str(made)] = "share"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary ones."""
        if version != "editable" and self.target_name == "wheel":
            self._folder.cleanup()
