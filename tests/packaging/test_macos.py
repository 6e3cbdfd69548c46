"""For macOS, as far as it can be tested elsewhere: the arguments of PyInstaller and codesign."""

from __future__ import annotations

import plistlib
import re
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import locked
from installers import icons, macos, project

SPEC = project.PACKAGING / "kingdom-builder.spec"


class Made(list[dict[str, Any]]):
    """Records the calls of PyInstaller's builders."""

    def maker(self, name: str) -> Any:
        """Return a stand-in for one of them."""

        def make(*args: Any, **options: Any) -> Any:
            self.append({"maker": name, "args": args, **options})
            return type("Analysed", (), {"binaries": [], "datas": [], "pure": [], "scripts": []})()

        return make

    def of(self, name: str) -> dict[str, Any]:
        """Return the only call of a builder."""
        (call,) = (call for call in self if call["maker"] == name)
        return call


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Made:
    """Evaluate the recipe of the program as on a Mac."""
    made = Made()
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(sys, "path", list(sys.path))
    makers = ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")
    names = {name: made.maker(name) for name in makers}
    exec(
        compile(SPEC.read_text(encoding="utf-8"), str(SPEC), "exec"),
        {"SPECPATH": str(SPEC.parent), **names},
    )
    return made


def test_the_recipe_makes_one_application(made: Made) -> None:
    """One program without a terminal, in a bundle with its icon, to which Finder passes files."""
    program, bundle = made.of("EXE"), made.of("BUNDLE")
    assert (program["console"], program["argv_emulation"]) == (False, True)
    assert bundle["name"] == "Kingdom Builder Qt.app"
    assert bundle["version"] == project.version()
    assert Path(bundle["icon"]).read_bytes().startswith(b"icns")
    data = {target for _, target in made.of("Analysis")["datas"]}
    assert {"kingdom_builder_qt/board_data", "kingdom_builder_qt/docs"} <= data


def test_the_description_of_the_bundle_is_a_property_list(made: Made) -> None:
    """Info.plist can be written; name, files and the oldest system are right."""
    bundle = made.of("BUNDLE")
    info = plistlib.loads(plistlib.dumps(bundle["info_plist"]))
    assert re.fullmatch(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+){2,}", bundle["bundle_identifier"])
    suffixes = {kind["CFBundleTypeExtensions"][0] for kind in info["CFBundleDocumentTypes"]}
    assert suffixes == {"kbgame", "kbpack", "yaml"}
    assert info["NSHighResolutionCapable"] is True


def test_the_oldest_macos_is_that_of_the_locked_wheels() -> None:
    """README.md, Info.plist and the wheels of requirements/lock.txt name the same system."""
    oldest = macos.INFO["LSMinimumSystemVersion"]
    for machine in ("arm64", "x86_64"):
        assert locked.TAGS[f"macos {machine}"] == [f"macosx_{oldest.replace('.', '_')}_{machine}"]
    readme = (project.ROOT / "README.md").read_text(encoding="utf-8")
    assert f"macOS {oldest.removesuffix('.0')} or newer" in readme


def test_each_picture_of_the_icon_has_its_size(tmp_path: Path) -> None:
    """The parts of the icns file fill it, and each PNG is as large as its type requires."""
    content = icons.icns(tmp_path / "a.icns").read_bytes()
    assert struct.unpack(">I", content[4:8]) == (len(content),)
    at, found = 8, {}
    while at < len(content):
        code, size = content[at : at + 4].decode(), struct.unpack(">I", content[at + 4 : at + 8])[0]
        found[code] = struct.unpack(">II", content[at + 24 : at + 32])
        at += size
    assert at == len(content)
    assert found == {code: (side, side) for code, side in icons._ICNS_TYPES.items()}


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right there")
@pytest.mark.parametrize("identity", ["", "Developer ID Application: Ann"])
def test_the_image_holds_the_application_and_where_to_put_it(
    identity: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is copied with its licences, signed last and whole, then packed; an identity means
    hardened.
    """
    commands: list[list[str]] = []

    def run(command: list[Any]) -> str:
        commands.append([str(word) for word in command])
        if command[0] == "cp":
            subprocess.run(commands[-1], check=True)
        return ""

    app = tmp_path / "app" / "Kingdom Builder Qt.app" / "Contents" / "Resources"
    app.mkdir(parents=True)
    (tmp_path / "app" / project.NAME / "licences").mkdir(parents=True)
    monkeypatch.setattr(macos, "BUILD", tmp_path / "build")
    monkeypatch.setattr(macos, "built", lambda: tmp_path / "app" / project.NAME)
    monkeypatch.setattr(macos, "result", lambda name: tmp_path / name)
    monkeypatch.setattr(macos, "run", run)
    monkeypatch.delenv(macos.IDENTITY_VARIABLE, raising=False)
    if identity:
        monkeypatch.setenv(macos.IDENTITY_VARIABLE, identity)
    assert [path.suffix for path in macos.dmg()] == [".dmg"]
    image = tmp_path / "build" / "image"
    assert sorted(path.name for path in image.iterdir()) == [
        "Applications",
        "Kingdom Builder Qt.app",
    ]
    assert (image / "Applications").readlink() == Path("/Applications")
    resources = image / "Kingdom Builder Qt.app" / "Contents" / "Resources"
    assert (resources / "licences").is_dir()
    folders = sorted(path.parent.stem for path in resources.glob("*.lproj/InfoPlist.strings"))
    assert folders == sorted(macos.INFO["CFBundleLocalizations"])
    signed, packed = commands[-2:]
    assert (signed[0], packed[0]) == ("codesign", "hdiutil")
    assert signed[signed.index("--sign") + 1] == (identity or "-")
    assert ("--entitlements" in signed) is bool(identity)
    assert str(image) in packed


def test_replaced_libraries_may_be_loaded() -> None:
    """The LGPL requires it, and a hardened program forbids it by default."""
    entitled = plistlib.loads(macos.ENTITLEMENTS.read_bytes())
    assert entitled["com.apple.security.cs.disable-library-validation"] is True
