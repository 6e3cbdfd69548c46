"""Proves the release for Windows on this Debian, under Wine; `packaging/windows/prove.sh` calls it.

    python -m proof.windows PYTHON [--from STEP | --only STEP | --resume]

PYTHON is the folder of a Windows Python (packaging/windows/python/assemble.sh). All results are in
a folder next to it: the copy of the sources that is tested and frozen, the Windows with the
installed program, pictures, the installer. A step uses the results of the earlier ones.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtGui import QImage

from installers import windows as installer
from installers.project import NAME, ROOT, epoch, version
from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.game.record.saved_game import load_record
from proof import stamp
from proof.screen import Screen, Window, difference, screen
from proof.wine import Failure, Running, Wine, require, wait_until, windows

# Outside of the repository: Windows sees the whole machine as drive Z.
CACHE: Final = Path(
    os.environ.get("WINDOWS_CACHE") or Path.home() / ".cache" / "kingdom-builder-qt" / "windows"
)
# Folders outside the repository proper.
MADE: Final = (".git", ".venv", ".nox", "__pycache__", "build", "dist", "htmlcov", ".*_cache")
WORK: Final = CACHE / f"proof-{hashlib.sha256(str(ROOT).encode()).hexdigest()[:8]}"
SOURCE: Final = WORK / "source"
PREFIX: Final = WORK / "prefix"
PICTURES: Final = WORK / "pictures"
PLAN: Final = WORK / "plan"
LINUX_HOME: Final = WORK / "linux-home"
PASSED: Final = WORK / "passed.json"  # by step the checksum of the files with which it passed last
TESTS: Final = ROOT / "packaging" / "windows" / "tests.txt"
STEPS_OF_SMOKE: Final = ROOT / "packaging" / "smoke-steps.txt"
GAME_TITLE: Final = "Kingdom Builder Qt"
PROGRAM: Final = "kingdom-builder.exe"
CONSOLE: Final = "kingdom-builder-qt.exe"
STUB: Final = "amd64-unicode"  # avoids a 32-bit Wine
INSTALLER_MB: Final = 21.0  # four languages besides English
START_RATIO: Final = 2.0  # start to painted window, of that on Linux
STARTS: Final = 9
ALIKE: Final = 0.03  # `difference` to the pictures made on Linux
RUNS: Final = 3  # exit status of an installer that finds the program running
# Qt asks Windows for its graphics card before the first window.  Wine would start an OpenGL in
# software for the answer, each time; nothing here draws by it.
NO_CARD: Final = (r"HKCU\Software\Wine\Direct3D", "/v", "renderer", "/d", "no3d", "/f")
# Keeps services and desktop of a Windows running, which end with the last program.
DESKTOP: Final = "import ctypes; ctypes.windll.user32.GetDesktopWindow(); print(1); input()"
KEYS: Final = (
    r"HKCU\Software\KingdomBuilderQt",
    r"HKCU\Software\Classes\.kbgame",
    r"HKCU\Software\Classes\.kbpack",
    r"HKCU\Software\Classes\.yaml",
    r"HKCU\Software\Classes\KingdomBuilderQt.Game",
    r"HKCU\Software\Classes\KingdomBuilderQt.Pack",
    r"HKCU\Software\Classes\KingdomBuilderQt.Section",
    r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\KingdomBuilderQt",
)
BUILD: Final = """
import sys
sys.path[:0] = ["packaging", "."]
from installers.targets import make
for target in ("app", "zip", "sbom"):
    print(target, *(path.name for path in make(target)), flush=True)
"""


def say(text: str) -> None:
    """Write one line at once."""
    sys.stdout.write(f"windows: {text}\n")
    sys.stdout.flush()


class Proof:
    """The steps, in the order in which they build on each other."""

    def __init__(self, python: Path) -> None:
        """`python`: the folder of the Windows Python."""
        self._python = python

    # -- with the Windows Python --------------------------------------------------------------

    def tests(self) -> None:
        """Run the tests that depend on the system."""
        copy_sources()
        lines = TESTS.read_text(encoding="utf-8").splitlines()
        names = [line for line in lines if line and not line.startswith("#")]
        words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=short"]
        words += ["-m", "not process_pool"]
        with windows(self._fresh("tests"), CI="true") as wine:
            os.chdir(SOURCE)
            halves = [
                wine.start(self._python / "python.exe", *words, *names[part::2]) for part in (0, 1)
            ]
            statuses = [half.wait(1800) for half in halves]
        for half in halves:
            say(half.printed.strip())
        require(statuses == [0, 0], "tests fail on Windows")

    def build(self) -> None:
        """Freeze the program and make the archive and the installer."""
        copy_sources()
        with windows(self._fresh("build"), SOURCE_DATE_EPOCH=str(epoch())) as wine:
            os.chdir(SOURCE)
            wine_python = self._python / "python.exe"
            say(wine.done(wine_python, "-X", "utf8", "-c", BUILD, seconds=900).strip())
        path = setup()
        path.unlink(missing_ok=True)
        installer.compile_script(SOURCE / "build" / "app" / NAME, path, STUB)
        size, packed = path.stat().st_size / 1e6, archive().stat().st_size / 1e6
        say(f"installer {size:.1f} MB, archive {packed:.1f} MB")
        require(size <= INSTALLER_MB, f"the installer is larger than {INSTALLER_MB} MB")

    # -- as a user ----------------------------------------------------------------------------

    def install(self) -> None:
        """Install silently into a new Windows; the command line works, in the archive too."""
        shutil.rmtree(WORK / "users", ignore_errors=True)
        subprocess.run(["rm", "-rf", PREFIX], check=True)
        copy_prefix(self._python, PREFIX)
        with windows(PREFIX) as wine:
            wine.done("reg", "add", *NO_CARD)
            before = contents(wine)
            wine.done(setup(), "/S")
            folder = installed(wine)
            require((folder / PROGRAM).is_file(), f"there is no {folder / PROGRAM}")
            for key in KEYS:
                require(wine.has_key(key), f"the registry has no {key}")
            new = {name for name in contents(wine) - before if not name.startswith(str(folder))}
            say(f"installed; outside of its folder: {', '.join(sorted(new)) or 'nothing'}")
            command_line(wine, folder)
            unpacked = PREFIX / "drive_c" / "unpacked"
            with zipfile.ZipFile(archive()) as file:
                file.extractall(unpacked)
            command_line(wine, unpacked / NAME)
            shutil.rmtree(unpacked)

    def start(self) -> None:
        """Start the window; it is painted soon and looks as on Linux."""
        for folder in (PICTURES, PLAN):
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
        with screen() as shown, windows(PREFIX, shown.display) as wine:
            # On Windows desktop and services run before a program starts.
            desktop = wine.start(self._python / "python.exe", "-c", DESKTOP)
            wait_until(lambda: bool(desktop.printed), 60, "there is a desktop")
            # The first of both fills the caches, of the system and of the program.
            shutil.rmtree(LINUX_HOME, ignore_errors=True)
            self._seconds_of_linux(shown, LINUX_HOME)
            self._seconds_of_windows(wine, shown)
            times = [
                (self._seconds_of_linux(shown), self._seconds_of_windows(wine, shown))
                for _ in range(STARTS)
            ]
            here, there = zip(*times, strict=True)
            for name, seconds in (("Linux", here), ("Wine", there)):
                say(f"{name}: painted after " + ", ".join(f"{s:.2f} s" for s, _ in seconds))
                say(f"{name}: whole after " + ", ".join(f"{s:.2f} s" for _, s in seconds))
            # Other work of the machine made none of them faster.
            painted, whole = (
                min(times[part] for times in there) / min(times[part] for times in here)
                for part in (0, 1)
            )
            busy = f"{os.getloadavg()[0]:.1f} at work on {os.cpu_count()} processors"
            say(
                f"start under Wine: painted after {painted:.2f}, whole after {whole:.2f} times as"
                f" long as on Linux, the fastest of each ({busy})"
            )
            with opened(wine, shown) as window:
                _, _, width, height = window.place()
                make_plan(width, height)
                shutil.copytree(PLAN / "home" / "config", config(wine), dirs_exist_ok=True)
            with opened(wine, shown) as window:
                window.rest_mouse()
                alike = window.wait_until_like(
                    PLAN / "start.png", PICTURES / "start.png", ALIKE, 30
                )
                say(f"the start page differs by {alike:.4f} from that on Linux ({width}x{height})")
        # Last, because the next steps need its results.
        require(
            max(painted, whole) <= START_RATIO, f"a start takes over {START_RATIO} times as long"
        )

    def _seconds_of_linux(self, shown: Screen, first: Path | None = None) -> tuple[float, float]:
        """Return when the window is painted, and when it is whole.

        `first`: the user's folder, which is still empty: wait until content is compiled.
        """
        environ = {**os.environ, "DISPLAY": shown.display, "PYTHONPATH": str(ROOT)}
        environ |= {"KINGDOM_BUILDER_QT_HOME": str(LINUX_HOME), "QT_QPA_PLATFORM": "xcb"}
        shown.wait_until_empty()
        begun = time.monotonic()
        command = [sys.executable, "-m", "kingdom_builder_qt"]
        running = subprocess.Popen(command, env=environ, cwd=ROOT, stderr=subprocess.DEVNULL)
        try:
            shown.wait_until_painted()
            wait_until_kept(first)
            return shown.painted - begun, shown.whole - begun
        finally:
            running.terminate()
            running.wait(30)

    def _seconds_of_windows(self, wine: Wine, shown: Screen) -> tuple[float, float]:
        shown.wait_until_empty()
        begun = time.monotonic()
        with opened(wine, shown):
            pass  # an installed program has its content compiled: there is no wait
        return shown.painted - begun, shown.whole - begun

    def play(self) -> None:
        """Play a turn by mouse, and the computer's; kill the program; continue the game."""
        clicks = json.loads((PLAN / "clicks.json").read_text(encoding="utf-8"))
        with screen() as shown, windows(PREFIX, shown.display) as wine:
            game = games(wine) / "game.kbgame"
            game.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(PLAN / "game.kbgame", game)
            for path in [*data(wine).glob("games/*"), *data(wine).glob("library.db*")]:
                path.unlink()
            with opened(wine, shown, dos_path(game), kill=True) as window:
                alike = window.wait_until_like(PLAN / "game.png", PICTURES / "game.png", ALIKE, 30)
                say(f"the game differs by {alike:.4f} from that on Linux")
                for x, y, moves in clicks["turn"]:
                    window.click(x, y)
                    wait_for_moves(wine, moves)
                before = kept_moves(wine)
            say(f"{len(clicks['turn'])} clicks and the computer's turn: {len(before)} moves")
            with opened(wine, shown) as window:
                window.wait_until_still()
                window.click(*clicks["continue"])
                window.rest_mouse()
                wait_until(lambda: shown_game(window), 30, "the game is continued")
                require(kept_moves(wine) == before, "the game is not the one that was killed")
            say("killed, and continued with the same moves")

    def update(self) -> None:
        """Update and uninstall are refused while the program runs; an update is killed and
        repeated.
        """
        with screen() as shown, windows(PREFIX, shown.display) as wine:
            folder = installed(wine)
            before = fingerprint(folder)
            with opened(wine, shown):
                status, _ = wine.run(setup(), "/S")
                require(status == RUNS, f"the update while it runs ended with {status}")
                require(fingerprint(folder) == before, "the refused update changed something")
                status = status_of_uninstaller(wine)
                require(status == RUNS, f"uninstalling while it runs ended with {status}")
                require(fingerprint(folder) == before, "the refused removal changed something")
                require(all(map(wine.has_key, KEYS)), "the refused removal removed keys")
            say(f"while the program runs nothing is changed: exit status {RUNS}")
            wine.start(setup(), "/S")
            wait_until(lambda: (folder / "_new" / "_internal").exists(), 60, "it unpacks")
            wine.kill(setup().name.lower())
            left = {name for name in fingerprint(folder) if not name.startswith("_new/")}
            require(left == set(before), "the killed update changed the program")
            wine.done(setup(), "/S")
            after = fingerprint(folder)
            require(after == before, f"the update left {sorted(set(after) ^ set(before))[:9]}")
            say("an update that was killed changes nothing, and is repeated")

    def open(self) -> None:
        """Open a saved game by its association."""
        with screen() as shown, windows(PREFIX, shown.display) as wine:
            game = games(wine) / "Spiel mit Ümläuten, 100% & mehr.kbgame"
            game.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(PLAN / "game.kbgame", game)
            # Wine does not read associations in HKCU, where Windows does.
            exported = PREFIX / "drive_c" / "classes.reg"
            for key in (".kbgame", "KingdomBuilderQt.Game"):
                name = rf"HKCU\Software\Classes\{key}"
                wine.done("reg", "export", name, r"C:\classes.reg", "/y")
                text = exported.read_text(encoding="utf-16")
                moved = text.replace("HKEY_CURRENT_USER", "HKEY_LOCAL_MACHINE")
                exported.write_text(moved, encoding="utf-16")
                wine.done("reg", "import", r"C:\classes.reg")
            exported.unlink()
            wine.done("start", dos_path(game))
            window = Window(shown, GAME_TITLE)
            alike = window.wait_until_like(PLAN / "game.png", PICTURES / "opened.png", ALIKE, 60)
            say(f"{game.name} opens by its association ({alike:.4f})")
            close(wine)
            for key in (".kbgame", "KingdomBuilderQt.Game"):
                wine.done("reg", "delete", rf"HKLM\Software\Classes\{key}", "/f")

    def uninstall(self) -> None:
        """Uninstall: only the user's files stay."""
        with windows(PREFIX) as wine:
            folder = installed(wine)
            mine = {path: path.read_bytes() for path in data(wine).rglob("*") if path.is_file()}
            require(bool(mine), "the user has no files")
            wine.done(folder / "uninstall.exe", "/S")
            # It continues as a copy of itself.
            wait_until(lambda: not folder.exists(), 60, f"{folder} is gone")
            wait_until(lambda: not wine.has_key(KEYS[0]), 20, "the keys are gone")
            for key in KEYS:
                require(not wine.has_key(key), f"the registry still has {key}")
            links = [path.name for path in wine.user.rglob("*.lnk")]
            require(not any("Kingdom" in name for name in links), f"links are left: {links}")
            left = {path: path.read_bytes() for path in data(wine).rglob("*") if path.is_file()}
            require(left == mine, "the user's files did not stay as they were")
            say(f"uninstalled; {len(mine)} files of the user stay")

    def _fresh(self, name: str) -> Path:
        """Return a new Windows for one step."""
        prefix = WORK / f"prefix-{name}"
        subprocess.run(["rm", "-rf", prefix], check=True)
        copy_prefix(self._python, prefix)
        return prefix


STEPS: Final[dict[str, Callable[[Proof], None]]] = {
    "tests": Proof.tests,
    "build": Proof.build,
    "install": Proof.install,
    "start": Proof.start,
    "play": Proof.play,
    "update": Proof.update,
    "open": Proof.open,
    "uninstall": Proof.uninstall,
}


def copy_prefix(python: Path, prefix: Path) -> None:
    """Copy the unused Windows next to the Windows Python."""
    prefix.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["cp", "-a", python / "prefix", prefix], check=True)


def copy_sources() -> None:
    """Copy the files of the repository, so that this checkout stays unchanged."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(ROOT, SOURCE, symlinks=True, ignore=shutil.ignore_patterns(*MADE))


def setup() -> Path:
    """Return the installer."""
    return WORK / f"{NAME}-{version()}-windows-x86_64-setup.exe"


def archive() -> Path:
    """Return the archive that needs no installation."""
    return SOURCE / "dist" / f"{NAME}-{version()}-windows-x86_64.zip"


def installed(wine: Wine) -> Path:
    """Return the folder of the installed program."""
    return wine.user / "AppData" / "Local" / "Programs" / "Kingdom Builder Qt"


def status_of_uninstaller(wine: Wine) -> int:
    """Run the uninstaller itself, not its copy, which would not be awaited; return its status."""
    folder = dos_path(installed(wine))
    script = wine.prefix / "drive_c" / "uninstall.bat"  # the last word may not be quoted
    lines = [f'@"{folder}\\uninstall.exe" /S _?={folder}', "@exit %errorlevel%", ""]
    script.write_text("\r\n".join(lines), encoding="utf-8")
    status, _ = wine.run("cmd", "/c", dos_path(script))
    script.unlink()
    return status


def data(wine: Wine) -> Path:
    """Return the folder of the user's files."""
    return wine.user / "AppData" / "Local" / "kingdom_builder_qt"


def config(wine: Wine) -> Path:
    """Return the folder of the settings."""
    return data(wine)


def games(wine: Wine) -> Path:
    """Return a folder of saved games with a difficult name."""
    return wine.prefix / "drive_c" / "Meine Spiele & Größen"


def dos_path(path: Path) -> str:
    """Return the Windows path of a path below drive C."""
    inside = path.relative_to(PREFIX / "drive_c")
    return "C:\\" + str(inside).replace("/", "\\")


def contents(wine: Wine) -> set[str]:
    """Return the files of this Windows except the system's own."""
    drive = wine.prefix / "drive_c"
    found = {str(path) for path in drive.rglob("*") if path.is_file() and not path.is_symlink()}
    own = (str(drive / "windows"), str(wine.user / "Temp"), str(wine.user / "AppData/Local/Temp"))
    return {name for name in found if not name.startswith(own)}


def fingerprint(folder: Path) -> dict[str, str]:
    """Return the files below a folder with their checksums."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


def command_line(wine: Wine, folder: Path) -> None:
    """Run the windowless commands of every system's installed program."""
    lines = STEPS_OF_SMOKE.read_text(encoding="utf-8").splitlines()
    steps = [line.split() for line in lines if line and not line.startswith("#")]
    for words in steps:
        wine.done(folder / CONSOLE, *words)
    say(f"{len(steps)} commands work in {folder.name}")


@contextmanager
def opened(wine: Wine, shown: Screen, *words: str, kill: bool = False) -> Iterator[Window]:
    """Start the window and wait until it is painted; close it at the end, or `kill` it."""
    running = wine.start(installed(wine) / PROGRAM, *words)
    try:
        shown.wait_until_painted()
        yield Window(shown, GAME_TITLE)
    except Failure as failure:
        shown.look().save(str(PICTURES / "failed.png"))
        raise Failure(f"{failure}\n{log(wine)}\n{running.printed[-2000:]}") from None
    if kill:
        wine.kill(PROGRAM)
    else:
        close(wine)
        ended_well(running, wine)


def wait_until_kept(folder: Path | None) -> None:
    """Wait until a program has saved its content below its user's folder, if one is given."""
    if folder is not None:
        wait_until(lambda: any(folder.rglob("content.json")), 60, "the content is kept")


def close(wine: Wine) -> None:
    """Close the windows, as their buttons would, and wait until the program has ended."""
    wine.done("taskkill", "/im", PROGRAM)
    wait_until(lambda: not wine.processes(PROGRAM), 60, "the program ends with its window")


def ended_well(running: Running, wine: Wine) -> None:
    """Require a normal exit status of a closed program, and a log without faults."""
    status = running.wait(30)
    require(status == 0, f"the program ended with {status}\n{log(wine)}")
    faults = [line for line in log(wine).splitlines() if " ERROR " in line or " CRITICAL " in line]
    require(not faults, "\n".join(faults))


def log(wine: Wine) -> str:
    """Return the log of the program."""
    return "".join(
        path.read_text(encoding="utf-8", errors="replace")[-4000:]
        for path in data(wine).rglob("program.log")
    )


def shown_game(window: Window) -> bool:
    """Return whether the board is visible, not the start page."""
    seen = window.picture(PICTURES / "continued.png")
    return difference(seen, QImage(str(PICTURES / "game.png"))) < ALIKE


def make_plan(width: int, height: int) -> None:
    """Find the clicks in a window of this size and the expected screens, on Linux."""
    home = PLAN / "home"
    environ = {**os.environ, "KINGDOM_BUILDER_QT_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(ROOT / "packaging")])
    words = [sys.executable, "-m", "proof.plan", str(PLAN), str(width), str(height)]
    done = subprocess.run(words, env=environ, cwd=ROOT, capture_output=True, text=True)
    require(done.returncode == 0, f"no plan: {done.stderr}")


def wait_for_moves(wine: Wine, number: int) -> None:
    """Wait until the saved game has the given number of moves."""
    wait_until(lambda: len(kept_moves(wine)) >= number, 60, f"{number} moves are made")


def kept_moves(wine: Wine) -> list[str]:
    """Return the moves of the game that was saved last; none if there is none."""
    files = [*data(wine).glob("games/*.kbgame")]
    if not files:
        return []
    newest = max(files, key=lambda path: path.stat().st_mtime_ns)
    return [str(entry.move) for entry in load_record(newest, shipped()).log]


@cache
def shipped() -> Catalog:
    """Return the shipped content."""
    return load_catalog(None)


def chosen(arguments: list[str]) -> tuple[Path, list[str]]:
    """Return the Windows Python and the chosen steps."""
    parser = argparse.ArgumentParser(description="Prove the release for Windows.")
    parser.add_argument("python", type=Path)
    some = parser.add_mutually_exclusive_group()
    some.add_argument("--from", dest="first", choices=list(STEPS), help="begin with this step")
    some.add_argument("--only", choices=list(STEPS), help="make this step alone")
    some.add_argument("--resume", action="store_true", help="begin where the last proof ended")
    found = parser.parse_args(arguments)
    names = list(STEPS)
    if found.only:
        return found.python, [found.only]
    if found.resume:
        return found.python, left(stamp.digest())
    return found.python, names[names.index(found.first) if found.first else 0 :]


def left(digest: str, noted: Path = PASSED) -> list[str]:
    """Return the first step that has not passed with these files, and those after it."""
    passed = noted_steps(noted)
    names = list(STEPS)
    while names and passed.get(names[0]) == digest:
        del names[0]
    return names


def all_passed(name: str, digest: str, noted: Path = PASSED) -> bool:
    """Record a passed step; return whether all have passed with the present files.

    `digest` is that of the files when the step began.
    """
    passed = {**noted_steps(noted), name: digest}
    noted.write_text(json.dumps(passed), encoding="utf-8")
    return {passed.get(step) for step in STEPS} == {stamp.digest()}


def noted_steps(noted: Path) -> dict[str, str]:
    """Return by step the checksum of the files with which it passed last."""
    found: dict[str, str] = json.loads(noted.read_text(encoding="utf-8")) if noted.is_file() else {}
    return found


def main(arguments: list[str]) -> int:
    """Run the steps, each with its time; return the exit status."""
    python, names = chosen(arguments)
    if not names:
        stamp.write()
        say(f"all steps have passed with the files as they are: {stamp.STAMP}")
    times = {}
    for name in names:
        begun, before = time.monotonic(), stamp.digest()
        say(f"---- {name}: {STEPS[name].__doc__}")
        WORK.mkdir(parents=True, exist_ok=True)
        try:
            STEPS[name](Proof(python))
        except Failure as failure:
            say(f"FAILED in {name}: {failure}")
            say(f"go on with: packaging/windows/prove.sh --from {name}")
            return 1
        times[name] = time.monotonic() - begun
        say(f"{name}: {times[name]:.0f} s")
        if all_passed(name, before):
            stamp.write()
            say(f"all steps have passed with the files as they are: {stamp.STAMP}")
    say(f"passed in {sum(times.values()):.0f} s: " + str({k: round(v) for k, v in times.items()}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
