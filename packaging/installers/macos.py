"""For macOS: the application in a disk image, signed ad hoc if there is no identity."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from installers import project, texts
from installers.app import built
from installers.project import BUILD, PACKAGING, TITLE, architecture, emptied, result, run

# Apple names must not contain an underscore.
IDENTIFIER: Final = project.IDENTIFIER.replace("_", "-")
ENTITLEMENTS: Final = PACKAGING / "macos" / "entitlements.plist"
IDENTITY_VARIABLE: Final = "CODESIGN_IDENTITY"
_ENGLISH: Final = texts.by_language()["en"]
INFO: Final[dict[str, Any]] = {
    "CFBundleDisplayName": TITLE,
    "CFBundleDevelopmentRegion": "en",
    "CFBundleLocalizations": list(texts.by_language()),
    "LSMinimumSystemVersion": "13.0",  # that of Qt's libraries
    "NSPrincipalClass": "NSApplication",
    "NSHighResolutionCapable": True,
    "LSApplicationCategoryType": "public.app-category.board-games",
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": _ENGLISH["game"],
            "CFBundleTypeExtensions": ["kbgame"],
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Owner",
        },
        {
            "CFBundleTypeName": _ENGLISH["pack"],
            "CFBundleTypeExtensions": ["kbpack"],
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Owner",
        },
        {
            "CFBundleTypeName": _ENGLISH["section"],
            "CFBundleTypeExtensions": ["yaml"],
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Alternate",
        },
    ],
}


def dmg() -> Iterator[Path]:
    """Make a disk image with the application and a link to its target folder."""
    folder = emptied(BUILD / "image")
    application = folder / f"{TITLE}.app"
    run(["cp", "-R", built().parent / application.name, application])
    run(["cp", "-R", built() / "licences", application / "Contents" / "Resources" / "licences"])
    write_languages(application / "Contents" / "Resources")
    identity = os.environ.get(IDENTITY_VARIABLE, "-")  # "-": ad hoc, which can run
    signing: list[str | Path] = ["codesign", "--force", "--deep", "--sign", identity]
    if identity != "-":
        signing += ["--options", "runtime", "--entitlements", ENTITLEMENTS]
    run([*signing, application])
    (folder / "Applications").symlink_to("/Applications")
    path = result(f"macos-{architecture()}.dmg")
    run(
        [
            "hdiutil",
            "create",
            "-ov",
            "-volname",
            TITLE,
            "-srcfolder",
            folder,
            "-format",
            "UDZO",
            path,
        ]
    )
    yield path


def write_languages(resources: Path) -> None:
    """Write the names of the file types in each language."""
    for name, words in texts.by_language().items():
        folder = resources / f"{name}.lproj"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "InfoPlist.strings").write_text(texts.info_strings(words), encoding="utf-8")
