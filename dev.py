#!/usr/bin/env python3
"""Run, test and check Kingdom Builder Qt from a source checkout: python3 dev.py COMMAND [ARGS]

Play
    play               start the game
    edit [FILE]        start the section editor
    WORD [ARGS]        any command of the program: simulate, tournament, replay, check-data, ...

Before a commit
    test [ARGS]        run the tests without the slow ones, on all cores; ARGS go to pytest
                       --all: also the slow ones; --quick: one case of each quick test
    check              run all checks: style, types, import rules, spelling, English, content data
    lint               check style and formatting only, as the pre-commit hook does
    words [PATH...]    count free relative clauses per 10,000 words; --list names the sentences
    translate [LANG]   update the files in resources/translations, and compile them

Measure
    coverage [ARGS]    run all tests and report the lines they miss
    bench [ARGS]       run the benchmarks: start-up, latency, painting, search
    bench-ai [ARGS]    compare the strength of the levels with the expected figures; --quick: 5 min
    bench-evaluation   compare the evaluation of positions with playouts

Campaigns: long runs; an interrupted one resumes; reports go into build/reports
    games [ARGS]       play and check 20,000 random games                       (minutes)
    levels [ARGS]      let every level play every preset                        (hours)
    puzzles [ARGS]     search games between strong players for puzzles          (an hour)
    fuzz [packs]       open damaged section files, or damaged packs             (minutes)
    faults [ARGS]      kill, fill, cut and damage; --record writes a report     (10 minutes)
    mutate MODULE...   change each line and run the tests that reach it         (hours)
    proofs             list the test that proves each component                 (seconds)

Commands have --help. The first call creates the folder .venv and installs requirements/lock.txt.
"""

# Standard library only, also in the imported module of the program, and syntax of Python 3.6: old
# versions must reach `refusal` below and answer with a sentence instead of a SyntaxError.
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Callable, Mapping, Sequence

MINIMUM = (3, 11)


def refusal(version: Sequence) -> str:  # type: ignore[type-arg]  # old Pythons evaluate this
    """Return the reason why this Python cannot be used, or an empty string."""
    if tuple(version[:2]) >= MINIMUM:
        return ""
    return "Kingdom Builder Qt needs Python {}.{} or newer; this is Python {}.{}.".format(
        MINIMUM[0], MINIMUM[1], version[0], version[1]
    )


if refusal(sys.version_info):
    sys.exit(refusal(sys.version_info))

from kingdom_builder_qt.app import libraries  # noqa: E402  # its syntax is newer

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "kingdom-builder-dev.stamp"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCK = ROOT / "requirements" / "lock.txt"
UNFINISHED = "unfinished\n"

NO_DISPLAY = (
    "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can be "
    "opened: start this on a desktop, or play without a window, for example "
    "`python3 dev.py simulate --players builder,random --games 20`."
)


class UserError(Exception):
    """A problem that the user can solve; the text says how."""


def say(text: str) -> None:
    """Write one line to stderr, before any output of a child process."""
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


# ---- system libraries (Linux) -----------------------------------------------------------------


def apt_install(
    sonames: list[str],
    run: Callable[..., int] = subprocess.call,
    knows: libraries.Probe = libraries.apt_knows,
) -> None:
    """Install packages with apt-get as root. The next probe detects a failure."""
    env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    run(["apt-get", "update", "-q"], env=env, stdin=subprocess.DEVNULL)
    command = ["apt-get", "install", "-q", "-y", "--no-install-recommends"]
    run(command + libraries.apt_packages(sonames, knows), env=env, stdin=subprocess.DEVNULL)


def is_root() -> bool:
    """Return whether apt-get may be called directly."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def ensure_libraries(
    window: bool,
    loads: libraries.Probe = libraries.can_load,
    install: Callable[[list[str]], None] = apt_install,
    root: bool | None = None,
) -> None:
    """Install or name missing system libraries; UserError if Qt cannot be imported without them."""
    if not sys.platform.startswith("linux"):
        return
    wanted = libraries.ALL if window else libraries.IMPORT
    missing = libraries.missing(wanted, loads)
    has_apt = shutil.which("apt-get") is not None
    if missing and has_apt and (is_root() if root is None else root):
        say("installing system libraries with apt-get: " + ", ".join(missing))
        install(missing)
        missing = libraries.missing(wanted, loads)
    if not missing:
        return
    text = "Qt lacks system libraries: " + ", ".join(missing) + "."
    command = libraries.install_command(missing)
    if command:
        text += f"\n  {command}"
    if any(soname in libraries.IMPORT for soname in missing):
        raise UserError(text)
    say(text)  # Wayland may work where X11 does not


def ensure_display(environ: Mapping[str, str], platform: str = sys.platform) -> None:
    """Raise UserError where Qt would abort for lack of a screen."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if platform.startswith("linux") and not any(environ.get(name) for name in names):
        raise UserError(NO_DISPLAY)


# ---- the virtual environment ------------------------------------------------------------------


def fingerprint(lock: bytes, pyproject: str) -> str:
    """Return the stamp of an up-to-date .venv: requirements, Python and folder."""
    import tomllib

    # The tables that pip reads: a changed lint rule must not cause a new installation.
    tables = tomllib.loads(pyproject)
    installed = [tables.get("project"), tables.get("build-system"), tables["tool"].get("hatch")]
    parts = [lock, json.dumps(installed, sort_keys=True).encode()]
    parts += [sys.version.encode(), str(ROOT).encode()]  # a venv cannot be moved or shared
    return hashlib.sha256(b"\0".join(parts)).hexdigest() + "\n"


def run_step(command: Sequence[str | Path], complaint: str) -> None:
    """Run one step of the set-up; UserError with `complaint` if it fails."""
    try:
        status = subprocess.call([str(part) for part in command], cwd=str(ROOT))
    except OSError as error:
        raise UserError(f"{complaint} ({error})") from error
    if status:
        raise UserError(complaint)


def make_venv(run: Callable[[Sequence[str | Path], str], None] = run_step) -> None:
    """Create .venv and install the pinned packages."""
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        raise UserError(
            "This Python cannot make virtual environments; "
            "on Debian and Ubuntu: sudo apt-get install python3-venv"
        )
    if VENV.is_symlink():  # its target may belong to another checkout
        raise UserError("{} is a link. Remove it; this command creates the folder.".format(VENV))
    if VENV.exists():
        shutil.rmtree(str(VENV))
    VENV.mkdir()
    STAMP.write_text(UNFINISHED, encoding="utf-8")
    run([sys.executable, "-m", "venv", VENV], f"Python could not make a working {VENV}.")
    pip: list[str | Path] = [
        PYTHON,
        "-m",
        "pip",
        "install",
        "--disable-pip-version-check",
        "--no-input",
    ]
    pip += [] if sys.stdout.isatty() else ["--quiet"]
    complaint = (
        "pip could not install the packages the game needs, see its message above; with a "
        "working network connection run the same command again."
    )
    run([*pip, "--requirement", LOCK], complaint)
    # Isolation would fetch an unpinned hatchling; the pinned one is installed.
    run([*pip, "--no-deps", "--no-build-isolation", "--editable", ROOT], complaint)


def ensure_venv(make: Callable[[], None] = make_venv) -> None:
    """Create .venv unless its stamp proves that it is complete and up to date."""
    pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    wanted = fingerprint(LOCK.read_bytes(), pyproject)
    found = STAMP.read_text(encoding="utf-8") if STAMP.is_file() else ""
    if found == wanted and PYTHON.exists():
        return
    if VENV.exists() and not found and any(VENV.iterdir()):
        raise UserError(f"{VENV} was not made by dev.py: rename or delete it and try again.")
    say("setting up .venv (about 80 MB to download the first time)")
    make()
    STAMP.write_text(wanted, encoding="utf-8")  # last: an interrupted set-up is repeated


# ---- commands ---------------------------------------------------------------------------------


def python_m(
    *words: str, cwd: Path | None = ROOT, without: Sequence[str] = (), **environ: str
) -> int:
    """Run a module of the virtual environment.

    `environ` has defaults, which the user's values override; `without` names variables to remove.
    """
    command = [str(PYTHON), "-m", *words]
    values = {**environ, **os.environ}
    kept = {name: value for name, value in values.items() if name not in without}
    return subprocess.call(command, cwd=cwd and str(cwd), env=kept)


def play(args: list[str]) -> int:
    """Start the game, or after `edit` the section editor."""
    ensure_display(os.environ)
    ensure_libraries(window=True)
    ensure_venv()
    return python_m("kingdom_builder_qt", *args, cwd=None)


NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"
# Options with which pytest prints information or is interactive, so it runs in one process.
ONE_PROCESS = ("--pdb", "--trace", "--co", "--collect-only", "--fixtures", "--markers", "--help")


def pytest_words(args: Sequence[str], cores: int) -> list[str]:
    """Return the arguments of pytest: selected tests, number of processes, and `args`.

    Slow tests are deselected unless `args` has `--all`, a marker or a single test. A single file
    runs in one process, other runs in `cores`; the user's own `-n`, `--dist`, `-m` take precedence.
    """
    words = [word for word in args if word != "--all"]
    chosen = any(word.startswith("-m") or "::" in word for word in words)
    mine = [] if chosen or "--all" in args else ["-m", "not slow"]
    named = [word for word in words if "::" in word or (ROOT / word).exists()]
    alone = len(named) == 1 and ("::" in named[0] or (ROOT / named[0]).is_file())
    shared = any(word.startswith(("-n", "--numprocesses")) for word in words)
    if not (shared or alone or cores < 2 or set(words) & set(ONE_PROCESS)):
        mine += ["-n", str(cores)]
        shared = True
    if shared and not any(word.startswith("--dist") for word in words):
        # Each process starts with adjacent tests, so it creates few module-wide fixtures; an idle
        # one steals from the end of the longest queue.
        mine += ["--dist", "worksteal"]
    return mine + words


def test(args: list[str]) -> int:
    """Run pytest, without windows unless the user chose a platform."""
    ensure_libraries(window=False)
    ensure_venv()
    words = pytest_words(args, os.cpu_count() or 1)
    # Without bytecode each process rewrites all assertions again, which takes 18 seconds.  This
    # folder avoids `__pycache__` in the checkout.
    bytecode = str(ROOT / ".pytest_cache" / "bytecode")
    return python_m(
        "pytest",
        *words,
        without=(NO_BYTECODE,),
        QT_QPA_PLATFORM="offscreen",
        PYTHONPYCACHEPREFIX=bytecode,
    )


def coverage(args: list[str]) -> int:
    """Run all tests and report the lines they miss."""
    return test(["--all", "--cov", "--cov-report=term", *args])


def bench(args: list[str]) -> int:
    """Run the benchmarks."""
    ensure_venv()
    return python_m("benchmarks.run", *args)


def bench_ai(args: list[str]) -> int:
    """Let the levels play and compare their strength with the expected figures."""
    ensure_venv()
    return python_m("benchmarks.ai_strength", *args)


def bench_evaluation(args: list[str]) -> int:
    """Compare the evaluation of recorded positions with playouts."""
    ensure_venv()
    return python_m("benchmarks.evaluation_error", *args)


def games(args: list[str]) -> int:
    """Play many random games with everything checked."""
    ensure_venv()
    return python_m("tests.campaigns.random_games", *args)


def levels(args: list[str]) -> int:
    """Let every level play games of every preset."""
    ensure_venv()
    return python_m("tests.campaigns.levels", *args)


def puzzles(args: list[str]) -> int:
    """Search games between strong players for puzzles."""
    ensure_venv()
    return python_m("tests.campaigns.puzzles", *args)


def fuzz(args: list[str]) -> int:
    """Damage section files, or packs, in many ways and open them."""
    ensure_venv()
    if args[:1] == ["packs"]:
        return python_m("tests.campaigns.fuzz_packs", *args[1:])
    return python_m("tests.campaigns.fuzz_sections", *args)


def faults(args: list[str]) -> int:
    """Inject faults and compare the outcome with the promises of docs/reliability.md."""
    ensure_venv()
    return python_m("tests.campaigns.faults.campaign", *args)


def mutate(args: list[str]) -> int:
    """Change lines of modules and report the changes that no test detects."""
    ensure_venv()
    return python_m("tests.campaigns.mutants.campaign", *args)


def proofs(args: list[str]) -> int:
    """Write the list of all components with the tests that prove them."""
    ensure_venv()
    return python_m("tests.helpers.proofs_table", *args)


def translate(args: list[str]) -> int:
    """Update the files of one language, or of all."""
    ensure_venv()
    return subprocess.call([str(PYTHON), str(ROOT / "resources" / "translate.py"), *args])


def words(args: list[str]) -> int:
    """Count free relative clauses in docstrings, comments and pages."""
    ensure_venv()
    return python_m("tests.campaigns.english", *args)


# Texts in other languages, besides the files that pyproject.toml leaves out.
TRANSLATED = (
    "*/lang,*/glossary_*.md,"
    "./packaging/linux/*.xml,./packaging/linux/*.desktop,./packaging/texts.toml"
)
LINT = (("ruff", "check", "."), ("ruff", "format", "--check", "."))
CHECKS = (
    *LINT,
    ("mypy",),
    ("lint-imports", "--no-logo"),
    # The words are German, in examples.
    ("codespell", f"--skip={TRANSLATED}", "--ignore-words-list=oder,te,deine,ist,komma"),
    ("python", "-m", "tests.campaigns.english", "--check"),
    ("kingdom-builder-qt", "check-data"),
)


def run_all(checks: tuple[tuple[str, ...], ...]) -> int:
    """Run every check, also after a failure, and name the failed ones."""
    ensure_venv()
    failed = []
    for command in checks:
        say(" ".join(command))
        if subprocess.call([str(BIN / command[0]), *command[1:]], cwd=str(ROOT)):
            failed.append(" ".join(command))
    say("failed: " + ", ".join(failed) if failed else "all checks passed")
    return 1 if failed else 0


def lint(args: list[str]) -> int:
    """Check style and formatting."""
    return run_all(LINT)


def check(args: list[str]) -> int:
    """Run all checks."""
    return run_all(CHECKS)


COMMANDS = {
    "play": play,
    "edit": play,
    "test": test,
    "coverage": coverage,
    "proofs": proofs,
    "bench": bench,
    "bench-ai": bench_ai,
    "bench-evaluation": bench_evaluation,
    "games": games,
    "levels": levels,
    "puzzles": puzzles,
    "fuzz": fuzz,
    "faults": faults,
    "mutate": mutate,
    "translate": translate,
    "words": words,
    "check": check,
    "lint": lint,
}


# Listed here, so that a misspelt command is rejected before the installation.
PROGRAM_WORDS = (
    "simulate",
    "tournament",
    "train",
    "engine",
    "engine-check",
    "replay",
    "perft",
    "describe",
    "check-data",
    "section",
    "pack",
    "--version",
)


def program(args: list[str]) -> int:
    """Run a command of the program."""
    if args[0] not in PROGRAM_WORDS:
        known = ", ".join([*COMMANDS, *PROGRAM_WORDS])
        raise UserError("there is no command %r; there are: %s" % (args[0], known))
    ensure_venv()
    return python_m("kingdom_builder_qt", *args, cwd=None)


def main(args: list[str]) -> int:
    """Run one command; return the exit status."""
    if not args or args[0] in ("-h", "--help", "help"):
        print(__doc__)
        return 0 if args else 2
    try:
        if args[0] in COMMANDS:
            return COMMANDS[args[0]](args[1:])
        return program(args)
    except UserError as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
