#!/usr/bin/env python3
"""Install the .deb into a clean Debian without Python, play a game there, remove it again.

    python3 packaging/smoke.py            after packaging/build.py; needs root, takes a few minutes
    python3 packaging/smoke.py trixie     on Debian 13; jammy, noble: on Ubuntu 22.04, 24.04

The clean system is a folder made by debootstrap; the program runs in it as an ordinary user, under
Xvfb and without any network.  It saves pictures of the start page and the score sheet in
`build/smoke`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from build import PYTHON, ROOT, ensure_venv

NAME = "kingdom-builder-qt"
SYSTEM = ROOT / "build" / "clean-system"
PICTURES = ROOT / "build" / "smoke"
STEPS = ROOT / "packaging" / "smoke-steps.txt"
HOME = "home/player"
DEBIAN, UBUNTU = "http://deb.debian.org/debian", "http://archive.ubuntu.com/ubuntu"
MIRRORS = {"bookworm": DEBIAN, "trixie": DEBIAN, "jammy": UBUNTU, "noble": UBUNTU}
NEW_NAMES = ("trixie", "noble")  # where libraries were renamed, with a t64 at the end
SCRIPTS = "/usr/share/debootstrap/scripts"
UBUNTU_KEYS = Path("/usr/share/keyrings/ubuntu-archive-keyring.gpg")
TOOLS = {
    "debootstrap": "debootstrap",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "import": "imagemagick",
    "unshare": "util-linux",
}
START_SECONDS = 3.0
STARTS = 3
GAME_SECONDS = 180.0
COLOURS = 200  # a painted window has many
# Modules are uncompressed in the program: a package, compressed as a whole, is a quarter smaller.
UNPACKED_MB, DEB_MB = 112, 26.5
# dpkg's own files, and files that any installation changes.
BOOKS = ("var/lib/dpkg/", "var/log/", "var/cache/", "etc/ld.so.cache", "tmp/")

GAME_MAKER = """
import sys
from pathlib import Path
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.game import GameOptions, Seat, Session, first_game
from kingdom_builder_qt.game.record.saved_game import save_record
catalog = load_catalog(None)
seats = [Seat("Ann", 0, "builder"), Seat("Bob", 1, "builder")]
options = first_game(catalog, GameOptions(players=2, seed=5, start=0))
save_record(Path(sys.argv[1]), Session(catalog, options, seats))
"""


class Failure(Exception):
    """A fault of the package."""


def say(text: str) -> None:
    """Write one line at once."""
    sys.stdout.write(f"smoke: {text}\n")
    sys.stdout.flush()


def require(holds: bool, sentence: str) -> None:
    """Stop with a sentence unless a condition is true."""
    if not holds:
        raise Failure(sentence)


def run(*command: str | Path, cwd: Path | None = None) -> str:
    """Run a command and return its output; a failure ends the test with that output."""
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, text=True, cwd=cwd)
    require(done.returncode == 0, f"{' '.join(words)}\n{done.stdout}{done.stderr}")
    return done.stdout


def the_package() -> Path:
    """Return the newest .deb."""
    found = sorted((ROOT / "dist").glob(f"{NAME}-*.deb"), key=lambda path: path.stat().st_mtime)
    require(bool(found), "there is no .deb in dist/: run packaging/build.py")
    return found[-1]


def check_size(package: Path) -> None:
    """Compare the package with the promised sizes."""
    packed = package.stat().st_size / 1e6
    unpacked = int(run("dpkg-deb", "--field", package, "Installed-Size")) * 1024 / 1e6
    say(f"{packed:.1f} MB as .deb, {unpacked:.1f} MB unpacked")
    require(packed < DEB_MB and unpacked < UNPACKED_MB, f"over {DEB_MB} MB or {UNPACKED_MB} MB")


def dependencies(package: Path, suite: str) -> list[str]:
    """Return the packages it depends on, of alternatives the one that the suite has."""
    field = run("dpkg-deb", "--field", package, "Depends")
    wanted = 0 if suite in NEW_NAMES else -1
    choices = [part.split("|")[wanted] for part in field.split(",")]
    return [choice.split("(")[0].strip() for choice in choices]


def make_system(package: Path, suite: str) -> None:
    """Make a minimal Debian with the dependencies of the package, and a user."""
    run("rm", "-rf", "--one-file-system", SYSTEM)
    say(f"making a clean {suite}")
    options = ["--variant=minbase", f"--include={','.join(dependencies(package, suite))}"]
    mirror = MIRRORS[suite]
    if mirror == UBUNTU and not UBUNTU_KEYS.is_file():
        say("the archive of Ubuntu is not verified: there are no keys of it here")
        options.append("--no-check-gpg")
    # The scripts of Ubuntu's newer suites are the same.
    script = ["gutsy"] if mirror == UBUNTU else []
    run("debootstrap", *options, suite, SYSTEM, mirror, *(f"{SCRIPTS}/{name}" for name in script))
    run("chroot", SYSTEM, "useradd", "--create-home", "--home-dir", f"/{HOME}", "player")
    pythons = [*SYSTEM.glob("usr/bin/python*"), *SYSTEM.glob("usr/lib/*/libpython*")]
    require(not pythons, f"the clean system has a Python: {pythons}")


def contents() -> set[str]:
    """Return all files of the system that a package may not leave behind."""
    found = set()
    for folder, folders, files in os.walk(SYSTEM):
        inside = Path(folder).relative_to(SYSTEM)
        found |= {(inside / name).as_posix() for name in [*folders, *files]}
    return {name for name in found if not name.startswith((*BOOKS, f"{HOME}/", "proc/"))}


def in_system(display: str, *words: str) -> list[str]:
    """Return the command that runs the program as the user, without a network."""
    script = (
        f"mkdir -p {SYSTEM}/tmp/.X11-unix && mount --bind /tmp/.X11-unix {SYSTEM}/tmp/.X11-unix"
        f' && mount -t proc proc {SYSTEM}/proc && exec "$@"'
    )
    variables = [f"HOME=/{HOME}", "USER=player", f"DISPLAY={display}", "PATH=/usr/bin:/bin"]
    chroot = ["chroot", "--userspec=player:player", str(SYSTEM)]
    program = ["/usr/bin/env", "-i", *variables, "LANG=C.UTF-8", NAME, *words]
    # Separate mounts and network: nothing to undo afterwards, and no connections.
    return ["unshare", "--mount", "--net", "sh", "-c", script, "sh", *chroot, *program]


@contextmanager
def screen(*words: str) -> Iterator[str]:
    """Run an X server, with further options; yield the name of its display."""
    read, write = os.pipe()
    # No reset: every xdotool that leaves an empty screen would restart the server.
    options = ["-noreset", "-nolisten", "tcp", "-screen", "0", "1280x800x24"]
    command = ["Xvfb", "-displayfd", str(write), *options, *words]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as numbers:
            yield f":{numbers.readline().strip()}"
    finally:
        server.terminate()
        server.wait(30)


@contextmanager
def program(display: str, *words: str) -> Iterator[subprocess.Popen[str]]:
    """Run the program in the block, then ask it to end and require success."""
    command = in_system(display, *words)
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield running
        running.terminate()
        output, errors = running.communicate(timeout=30)
    finally:
        running.kill()
    require(running.returncode == 0, f"the program ended with {running.returncode}: {errors}")
    require("Traceback" not in output + errors, errors)


def wait_for_window(running: subprocess.Popen[str], display: str, title: str, limit: float) -> None:
    """Wait until a window with that title is shown."""
    search = ["xdotool", "search", "--onlyvisible", "--name", title]
    environ = {**os.environ, "DISPLAY": display}
    until = time.monotonic() + limit
    while subprocess.run(search, env=environ, capture_output=True).returncode:
        if running.poll() is not None:
            raise Failure(f"the program ended by itself: {running.communicate()[1]}")
        require(time.monotonic() < until, f"no window {title} within {limit:.0f} s")
        time.sleep(0.02)


def colours_of(display: str, name: str) -> int:
    """Save a picture of the screen and return how many colours it has."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = PICTURES / name
    run("import", "-display", display, "-window", "root", "-depth", "8", path)
    return int(run("identify", "-format", "%k", path))


def start_seconds(display: str) -> float:
    """Start the program and return the time until its start page is painted."""
    started = time.monotonic()
    with program(display) as running:
        wait_for_window(running, display, "^Kingdom Builder Qt$", 30)
        while colours_of(display, "start.png") < COLOURS:
            require(time.monotonic() - started < 30, "the window stays empty")
        return time.monotonic() - started


def check_start(display: str) -> None:
    """Compare the fastest of three starts with the promise, which excludes other work of the
    machine.
    """
    times = [start_seconds(display) for _ in range(STARTS)]
    say("start page painted after " + ", ".join(f"{seconds:.2f} s" for seconds in times))
    require(min(times) < START_SECONDS, f"that is more than {START_SECONDS} s")


def check_game(display: str) -> None:
    """Let two computer players play to the score sheet, each move decided in the AI process."""
    home = SYSTEM / HOME
    run(PYTHON, "-c", GAME_MAKER, home / "game.kbgame", cwd=ROOT)
    config = home / ".config" / "kingdom_builder_qt" / "settings.ini"
    config.parent.mkdir(parents=True, exist_ok=True)
    config.write_text("[General]\nformat=1\nanimation_speed=0\nai_delay_ms=0\n", encoding="utf-8")
    run("chroot", SYSTEM, "chown", "-R", "player:player", f"/{HOME}")
    started = time.monotonic()
    with program(display, f"/{HOME}/game.kbgame") as running:
        wait_for_window(running, display, "^Score", GAME_SECONDS)
        time.sleep(1)  # the sheet is shown before it is painted
        require(colours_of(display, "score-sheet.png") > COLOURS, "the score sheet is empty")
    say(f"game played to the score sheet in {time.monotonic() - started:.0f} s")
    log = "".join(path.read_text(encoding="utf-8") for path in home.rglob("program.log"))
    require("start of" in log, "the program wrote no log")
    # A message of the sound library, which finds no device in the clean system.
    require("no sound (device)" in log, f"the sound library was not tried: {log}")
    faults = [line for line in log.splitlines() if " ERROR " in line or " CRITICAL " in line]
    require(not faults, "\n".join(faults))


def steps() -> list[list[str]]:
    """Return the words of each command line of the smoke test on all three systems."""
    lines = STEPS.read_text(encoding="utf-8").splitlines()
    return [line.split() for line in lines if line and not line.startswith("#")]


def check_command_line(display: str) -> None:
    """Run the windowless commands."""
    for words in steps():
        run(*in_system(display, *words))
    say(f"{', '.join(words[0] for words in steps())} work")


def check_package(package: Path) -> None:
    """Install, use and remove the package."""
    before = contents()
    run("cp", package, SYSTEM / "tmp" / "package.deb")
    run("chroot", SYSTEM, "dpkg", "--install", "/tmp/package.deb")
    require(before < contents(), "nothing was installed")
    with screen() as display:
        check_command_line(display)
        check_start(display)
        check_game(display)
    kept = sorted(path.name for path in (SYSTEM / HOME).rglob("*") if path.is_file())
    run("chroot", SYSTEM, "dpkg", "--purge", NAME)
    after = contents()
    require(after == before, f"left behind or lost: {sorted(after ^ before)[:20]}")
    left = sorted(path.name for path in (SYSTEM / HOME).rglob("*") if path.is_file())
    require(left == kept and "settings.ini" in left, "the user's files did not stay as they were")
    say("removed; nothing is left but the user's files")


def main(arguments: Sequence[str]) -> int:
    """Run the whole test; return the exit status."""
    suite = arguments[0] if arguments else "bookworm"
    if len(arguments) > 1 or suite not in MIRRORS:
        sys.stdout.write(__doc__ or "")
        return 2
    missing = [package for tool, package in TOOLS.items() if not _has(tool)]
    try:
        require(os.geteuid() == 0, "this has to run as root")
        require(not missing, f"install {' '.join(missing)}")
        ensure_venv()
        package = the_package()
        check_size(package)
        make_system(package, suite)
        check_package(package)
    except Failure as failure:
        say(f"FAILED: {failure}")
        return 1
    say("passed")
    return 0


def _has(tool: str) -> bool:
    return any(Path(folder, tool).exists() for folder in os.get_exec_path())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
