"""dev.py without network, without apt and without a new environment."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib.metadata import distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import dev
from benchmarks.operations import OPERATIONS
from kingdom_builder_qt.game import GameOptions, new_game
from tests.helpers.pinned import shipped

ROOT = Path(__file__).parents[1]
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="apt is a Linux matter")


# ---- old Pythons ------------------------------------------------------------------------------


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 1), (4, 0, 0)])
def test_refusal_is_empty_on_new_pythons(version: tuple[int, ...]) -> None:
    """Prove that supported versions are accepted."""
    assert dev.refusal(version) == ""


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 6, 0), (3, 10, 14)])
def test_refusal_is_one_sentence_on_old_pythons(version: tuple[int, ...]) -> None:
    """Prove that the refusal of an old Python gives both versions, in one line."""
    text = dev.refusal(version)
    assert "3.11" in text
    assert f"{version[0]}.{version[1]}." in text
    assert "\n" not in text


def test_source_parses_on_old_pythons() -> None:
    """Prove that an old Python reaches the refusal instead of a SyntaxError."""
    ast.parse(Path(dev.__file__).read_text(encoding="utf-8"), feature_version=(3, 6))


def test_old_python_stops_before_anything_newer_is_needed() -> None:
    """Prove that the script ends with the sentence under Python 3.8."""
    code = (
        "import sys, runpy; sys.version_info = (3, 8, 1, 'final', 0); "
        f"runpy.run_path({dev.__file__!r}, run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.strip() == dev.refusal((3, 8))


# ---- system libraries -------------------------------------------------------------------------


class Machine:
    """A simulated machine: some libraries are absent, apt may or may not be able to help."""

    def __init__(self, *absent: str, repairable: bool = True) -> None:
        self.absent = set(absent)
        self.repairable = repairable
        self.installed: list[list[str]] = []

    def loads(self, soname: str) -> bool:
        """Probe a library."""
        return soname not in self.absent

    def install(self, sonames: list[str]) -> None:
        """Install libraries."""
        self.installed.append(sonames)
        if self.repairable:
            self.absent -= set(sonames)


@pytest.fixture
def has_apt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Return whether apt-get exists; it knows every package."""
    monkeypatch.setattr(dev.shutil, "which", lambda name: f"/usr/bin/{name}")

    def named(sonames: list[str]) -> list[str]:
        return [f"pkg-of-{soname}" for soname in sonames]

    monkeypatch.setattr(dev.libraries, "apt_packages", named)


def test_can_load_tells_present_from_absent() -> None:
    """Prove that the probe distinguishes present and absent libraries."""
    assert not dev.libraries.can_load("libno-such-library.so.99")
    if sys.platform.startswith("linux"):
        assert dev.libraries.can_load("libc.so.6")


def test_missing_libraries_names_the_absent_in_order() -> None:
    """Prove that only libraries that fail to load are reported."""
    machine = Machine("libEGL.so.1", "libGL.so.1")
    missing = dev.libraries.missing(dev.libraries.IMPORT, machine.loads)
    assert missing == ["libGL.so.1", "libEGL.so.1"]


@pytest.mark.parametrize(
    ("known", "package"),
    [
        ({"libglib2.0-0t64"}, "libglib2.0-0t64"),
        ({"libglib2.0-0"}, "libglib2.0-0"),
        (set(), "libglib2.0-0"),
    ],
)
def test_apt_packages_asks_apt_which_name_exists(known: set[str], package: str) -> None:
    """Prove that the renamed glib package is found under the name this release uses."""
    assert dev.libraries.apt_packages(["libglib-2.0.so.0"], known.__contains__) == [package]


def test_apt_install_updates_then_installs_without_questions() -> None:
    """Prove the commands that apt gets."""
    calls: list[list[str]] = []

    def run(command: list[str], **options: object) -> int:
        calls.append(command)
        assert options["stdin"] == subprocess.DEVNULL
        assert options["env"]["DEBIAN_FRONTEND"] == "noninteractive"  # type: ignore[index]
        return 0

    dev.apt_install(["libGL.so.1", "libxcb-cursor.so.0"], run, lambda name: True)
    assert [command[1] for command in calls] == ["update", "install"]
    assert {"-y", "--no-install-recommends"} < set(calls[1])
    assert calls[1][-2:] == ["libgl1", "libxcb-cursor0"]


@LINUX
def test_root_installs_what_is_missing_and_goes_on(has_apt: None) -> None:
    """Prove that root gets the libraries and no message."""
    machine = Machine("libEGL.so.1")
    dev.ensure_libraries(False, machine.loads, machine.install, root=True)
    assert machine.installed == [["libEGL.so.1"]]


@LINUX
def test_nothing_is_installed_when_nothing_is_missing(has_apt: None) -> None:
    """Prove that a complete machine is not changed."""
    machine = Machine()
    dev.ensure_libraries(True, machine.loads, machine.install, root=True)
    assert machine.installed == []


@LINUX
def test_failed_installation_stops_with_the_apt_line(has_apt: None) -> None:
    """Prove that a failure of apt is detected."""
    machine = Machine("libGL.so.1", repairable=False)
    with pytest.raises(dev.UserError, match=r"sudo apt-get install .*pkg-of-libGL\.so\.1"):
        dev.ensure_libraries(False, machine.loads, machine.install, root=True)


@LINUX
def test_ordinary_user_gets_the_apt_line(has_apt: None) -> None:
    """Prove that without root nothing is installed and one line gives the command to type."""
    machine = Machine("libGL.so.1", "libdbus-1.so.3")
    with pytest.raises(dev.UserError, match=r"pkg-of-libGL\.so\.1 pkg-of-libdbus-1\.so\.3$"):
        dev.ensure_libraries(False, machine.loads, machine.install, root=False)
    assert machine.installed == []


@LINUX
def test_missing_window_library_is_only_a_remark(
    has_apt: None, capsys: pytest.CaptureFixture[str]
) -> None:
    """Prove that Qt may still try (Wayland), that the library is named, and that tests do not need
    it.
    """
    machine = Machine("libxcb-cursor.so.0")
    dev.ensure_libraries(True, machine.loads, machine.install, root=False)
    assert "libxcb-cursor.so.0" in capsys.readouterr().err
    dev.ensure_libraries(False, machine.loads, machine.install, root=False)
    assert capsys.readouterr().err == ""


@LINUX
def test_linux_without_apt_gets_the_library_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prove that the message for other distributions has the sonames and no apt line."""
    monkeypatch.setattr(dev.shutil, "which", lambda name: None)
    with pytest.raises(dev.UserError, match=r"libGL\.so\.1") as caught:
        dev.ensure_libraries(False, Machine("libGL.so.1").loads, root=True)
    assert "apt" not in str(caught.value)


# ---- display ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_display_is_fine_when_any_is_set(name: str) -> None:
    """Prove that each of the three variables lets the game start."""
    dev.ensure_display({name: "x"}, "linux")


def test_no_display_is_one_sentence() -> None:
    """Prove that on a Linux without a screen the sentence explains how to continue."""
    with pytest.raises(dev.UserError, match=r"no display.*dev\.py simulate") as caught:
        dev.ensure_display({"DISPLAY": ""}, "linux")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_display_is_no_question_elsewhere(platform: str) -> None:
    """Prove that Windows and macOS need no variable."""
    dev.ensure_display({}, platform)


def test_play_without_display_ends_with_status_1() -> None:
    """Prove the whole path: sentence, status 1, no traceback, no environment made."""
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux can lack a display")
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environ = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [sys.executable, dev.__file__, "play"]
    done = subprocess.run(command, env=environ, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == f"dev.py: {dev.NO_DISPLAY}\n"


# ---- the virtual environment ------------------------------------------------------------------

PYPROJECT = '[project]\nname = "x"\n[tool.ruff]\nline-length = 100\n'


def test_fingerprint_follows_what_pip_sees() -> None:
    """Prove that pins and metadata count, and that lint rules do not."""
    base = dev.fingerprint(b"a==1\n", PYPROJECT)
    assert dev.fingerprint(b"a==1\n", PYPROJECT.replace("100", "88")) == base
    assert dev.fingerprint(b"a==2\n", PYPROJECT) != base
    assert dev.fingerprint(b"a==1\n", PYPROJECT.replace('"x"', '"y"')) != base


def test_fingerprint_follows_the_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Prove that a moved checkout gets a new environment (its scripts hold the old path)."""
    base = dev.fingerprint(b"", PYPROJECT)
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    assert dev.fingerprint(b"", PYPROJECT) != base


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Point dev.py at an empty checkout."""
    venv = tmp_path / ".venv"
    lock = tmp_path / "lock.txt"
    lock.write_text("a==1\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(PYPROJECT, encoding="utf-8")
    paths = {
        "ROOT": tmp_path,
        "VENV": venv,
        "STAMP": venv / "stamp",
        "PYTHON": venv / "python",
        "LOCK": lock,
    }
    for name, path in paths.items():
        monkeypatch.setattr(dev, name, path)
    return tmp_path


def record_steps(steps: list[str]) -> Callable[..., None]:
    """Return a replacement of run_step that makes the interpreter file and records each command."""

    def run(command: list[object], complaint: str) -> None:
        steps.append(" ".join(map(str, command)))
        dev.PYTHON.touch()
        assert dev.STAMP.read_text(encoding="utf-8") == dev.UNFINISHED

    return run


def test_environment_is_made_once(checkout: Path) -> None:
    """Prove that the second call finds the stamp and installs nothing."""
    steps: list[str] = []
    for _ in range(2):
        dev.ensure_venv(lambda: dev.make_venv(record_steps(steps)))
    assert len(steps) == 3
    assert str(dev.LOCK) in steps[1]
    assert f"--editable {checkout}" in steps[2]


def test_environment_is_remade_when_a_pin_changes(checkout: Path) -> None:
    """Prove that a new lock file leads to a complete new installation."""
    steps: list[str] = []
    dev.ensure_venv(lambda: dev.make_venv(record_steps(steps)))
    (dev.VENV / "old_package").touch()
    dev.LOCK.write_text("a==2\n", encoding="utf-8")
    dev.ensure_venv(lambda: dev.make_venv(record_steps(steps)))
    assert len(steps) == 6
    assert not (dev.VENV / "old_package").exists()


def test_interrupted_set_up_is_redone(checkout: Path) -> None:
    """Prove that an interrupted set-up does not count as finished."""

    def die(command: list[object], complaint: str) -> None:
        dev.PYTHON.touch()
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        dev.ensure_venv(lambda: dev.make_venv(die))
    steps: list[str] = []
    dev.ensure_venv(lambda: dev.make_venv(record_steps(steps)))
    assert len(steps) == 3


def test_foreign_environment_is_left_alone(checkout: Path) -> None:
    """Prove that a .venv made by hand is never deleted."""
    dev.VENV.mkdir()
    (dev.VENV / "theirs").touch()
    with pytest.raises(dev.UserError, match=r"not made by dev\.py"):
        dev.ensure_venv()
    assert (dev.VENV / "theirs").exists()


def test_an_environment_behind_a_link_is_left_alone(checkout: Path) -> None:
    """Prove that the environment of another checkout is not recreated when a pin changes here."""
    steps: list[str] = []
    dev.ensure_venv(lambda: dev.make_venv(record_steps(steps)))
    other = checkout / "other"
    dev.VENV.rename(other)
    dev.VENV.symlink_to(other, target_is_directory=True)
    dev.LOCK.write_text("a==2\n", encoding="utf-8")
    with pytest.raises(dev.UserError, match="is a link"):
        dev.ensure_venv(lambda: dev.make_venv(record_steps(steps)))
    assert len(steps) == 3
    assert dev.VENV.is_symlink()
    assert (other / dev.STAMP.name).exists()


def test_failing_step_is_a_sentence(checkout: Path) -> None:
    """Prove that a failed pip, or a missing program, ends with our sentence."""
    with pytest.raises(dev.UserError, match=r"^no network$"):
        dev.run_step([sys.executable, "-c", "raise SystemExit(3)"], "no network")
    with pytest.raises(dev.UserError, match=r"^no network \("):
        dev.run_step([checkout / "nothing-here"], "no network")


def test_python_without_venv_is_a_sentence(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Prove that the message for Debian's Python without python3-venv names the package."""
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(dev.UserError, match="python3-venv"):
        dev.make_venv()


# ---- commands ---------------------------------------------------------------------------------


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], dict[str, str]]]:
    """Record the commands that would start, with an environment that is always ready."""
    calls: list[tuple[list[str], dict[str, str]]] = []

    def call(command: list[str], **options: dict[str, str]) -> int:
        calls.append((command, options.get("env") or {}))
        return 7 if command[-1] == "bad" else 0

    monkeypatch.setattr(dev, "ensure_venv", lambda: None)
    monkeypatch.setattr(dev, "ensure_libraries", lambda window: None)
    monkeypatch.setattr(dev.subprocess, "call", call)
    return calls


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["test", "tests/test_dev.py::x"], ["pytest", "tests/test_dev.py::x"]),
        (["bench"], ["benchmarks.run"]),
        (["games", "--games", "5"], ["tests.campaigns.random_games", "--games", "5"]),
        (["bench-ai", "--quick"], ["benchmarks.ai_strength", "--quick"]),
        (["bench-evaluation", "--record", "4"], ["benchmarks.evaluation_error", "--record", "4"]),
        (["levels", "--games", "5"], ["tests.campaigns.levels", "--games", "5"]),
        (["puzzles", "--check"], ["tests.campaigns.puzzles", "--check"]),
        (["fuzz", "--count", "5"], ["tests.campaigns.fuzz_sections", "--count", "5"]),
        (["mutate", "core/grid.py"], ["tests.campaigns.mutants.campaign", "core/grid.py"]),
        (["faults", "--quick"], ["tests.campaigns.faults.campaign", "--quick"]),
        (["proofs"], ["tests.helpers.proofs_table"]),
        (["play"], ["kingdom_builder_qt"]),
        (["simulate", "--games", "2"], ["kingdom_builder_qt", "simulate", "--games", "2"]),
    ],
)
def test_command_starts_the_module(
    started: list[tuple[list[str], dict[str, str]]], words: list[str], expected: list[str]
) -> None:
    """Prove the target of each command."""
    assert dev.main(words) == 0
    assert started[0][0] == [str(dev.PYTHON), "-m", *expected]


def test_translate_starts_the_script(
    started: list[tuple[list[str], dict[str, str]]],
) -> None:
    """Prove that the script next to the pictures is run, with the language."""
    assert dev.main(["translate", "nl"]) == 0
    assert started[0][0] == [str(dev.PYTHON), str(ROOT / "resources" / "translate.py"), "nl"]


def test_status_of_the_child_is_ours(started: list[tuple[list[str], dict[str, str]]]) -> None:
    """Prove that a failing child makes the command fail."""
    assert dev.main(["test", "bad"]) == 7


QUICKER = ["-m", "not slow"]
SHARED = ["-n", "4", "--dist", "worksteal"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], [*QUICKER, *SHARED]),
        (["--all"], SHARED),
        (["--quick"], [*QUICKER, *SHARED, "--quick"]),
        (["-k", "core"], [*QUICKER, *SHARED, "-k", "core"]),
        (["-m", "slow"], [*SHARED, "-m", "slow"]),
        (["tests/core"], [*QUICKER, *SHARED, "tests/core"]),
        (["tests/test_dev.py"], [*QUICKER, "tests/test_dev.py"]),
        (["tests/test_dev.py::test_x"], ["tests/test_dev.py::test_x"]),
        (["tests/cli", "tests/test_dev.py"], [*QUICKER, *SHARED, "tests/cli", "tests/test_dev.py"]),
        (["-n", "2"], [*QUICKER, "--dist", "worksteal", "-n", "2"]),
        (["-n2", "--dist=load"], [*QUICKER, "-n2", "--dist=load"]),
        (["--pdb"], [*QUICKER, "--pdb"]),
    ],
    ids=" ".join,
)
def test_tests_share_the_cores_unless_told_otherwise(
    words: list[str], expected: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prove the number of processes for each selection of tests, and that the user's own options
    win.
    """
    assert dev.pytest_words(words, 4) == expected


def test_one_core_starts_no_processes() -> None:
    """Prove that a single core gets no worker processes."""
    assert dev.pytest_words(["--all"], 1) == []


@pytest.mark.parametrize("chosen", [None, "xcb"])
def test_tests_run_offscreen_unless_told_otherwise(
    started: list[tuple[list[str], dict[str, str]]],
    monkeypatch: pytest.MonkeyPatch,
    chosen: str | None,
) -> None:
    """Prove that the user's platform wins over the default."""
    if chosen:
        monkeypatch.setenv("QT_QPA_PLATFORM", chosen)
    else:
        monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    dev.main(["test"])
    assert started[0][1]["QT_QPA_PLATFORM"] == (chosen or "offscreen")


@pytest.mark.parametrize("chosen", [None, "1"])
def test_tests_keep_their_bytecode(
    started: list[tuple[list[str], dict[str, str]]],
    monkeypatch: pytest.MonkeyPatch,
    chosen: str | None,
) -> None:
    """Prove that rewritten assertions are cached, outside the folders of the sources."""
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    if chosen:
        monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", chosen)
    else:
        monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    dev.main(["test"])
    assert "PYTHONDONTWRITEBYTECODE" not in started[0][1]
    prefix = started[0][1].get("PYTHONPYCACHEPREFIX")
    assert prefix == str(dev.ROOT / ".pytest_cache" / "bytecode")


def test_check_runs_everything_and_fails_when_one_fails(
    started: list[tuple[list[str], dict[str, str]]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Prove that a failure neither skips the later checks nor is lost."""
    assert dev.main(["check"]) == 0
    assert len(started) == len(dev.CHECKS)
    monkeypatch.setattr(dev, "CHECKS", (("ruff", "bad"), ("mypy",)))
    assert dev.main(["check"]) == 1
    assert started[-1][0][0].endswith("mypy")
    assert "failed: ruff bad" in capsys.readouterr().err


@pytest.mark.parametrize(("words", "status"), [([], 2), (["--help"], 0)])
def test_help_lists_every_command(
    words: list[str], status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Prove that the help names all commands."""
    assert dev.main(words) == status
    text = capsys.readouterr().out
    listed = re.findall(r"(?m)^    ([a-z-]+)\b", text)
    assert {*listed} == {*dev.COMMANDS}
    assert len(listed) == len(dev.COMMANDS)


# ---- the lock file ----------------------------------------------------------------------------


def pins() -> dict[str, Requirement]:
    """Return the lines of the lock file by normalised name."""
    lines = (ROOT / "requirements" / "lock.txt").read_text(encoding="utf-8").splitlines()
    found = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return {normal(requirement.name): requirement for requirement in found}


def normal(name: str) -> str:
    """Return the normalised form of a distribution name."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_lock_satisfies_pyproject() -> None:
    """Prove that every direct dependency is pinned, to a version pyproject.toml allows."""
    tables = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = tables["project"]
    wanted = project["dependencies"] + tables["build-system"]["requires"]
    # Users with a cluster install this extra themselves; .ci/newest tests it.
    extras = dict(project["optional-dependencies"])
    del extras["cluster"]
    wanted += [line for lines in extras.values() for line in lines]
    for requirement in map(Requirement, wanted):
        if normal(requirement.name) == project["name"]:
            continue
        (pin,) = pins()[normal(requirement.name)].specifier
        assert pin.operator == "=="
        assert pin.version in requirement.specifier, requirement


def test_lock_pins_everything_that_is_installed() -> None:
    """Prove that no indirect dependency is unpinned (only where dev.py made the environment)."""
    if Path(sys.prefix) != ROOT / ".venv":
        pytest.skip("another environment may hold anything")
    given = {"pip", "setuptools", "wheel", "kingdom-builder-qt"}
    installed = {
        normal(distribution.name): distribution.version for distribution in distributions()
    }
    unpinned = {
        name: version
        for name, version in installed.items()
        if name not in given and (name not in pins() or version not in pins()[name].specifier)
    }
    assert unpinned == {}


def test_misspelt_word_is_refused_before_anything_is_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Prove that an unknown command installs nothing and lists the known commands."""
    monkeypatch.setattr(dev, "ensure_venv", lambda: pytest.fail("set up for a misspelt word"))

    assert dev.main(["frob"]) == 1

    printed = capsys.readouterr()
    assert "frob" in printed.out + printed.err
    assert "simulate" in printed.out + printed.err


def test_words_of_the_program_are_those_of_its_command_line() -> None:
    """Prove that dev.py has exactly the commands of the program, besides its own tools."""
    from kingdom_builder_qt.cli import command_parser

    choices = [action.choices for action in command_parser()._actions if action.choices]
    modules = set(choices[0] or ())
    tools = {
        "bench",
        "bench-ai",
        "bench-evaluation",
        "games",
        "levels",
        "puzzles",
        "fuzz",
        "faults",
        "mutate",
        "coverage",
        "proofs",
        "words",
    }
    ours = {"--version", "test", "check", "lint", "translate", *tools}
    assert {*dev.PROGRAM_WORDS, *dev.COMMANDS} - ours == modules


# ---- benchmarks -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OPERATIONS)
def test_each_operation_can_be_measured(name: str) -> None:
    """Prove that the functions called by the benchmark exist."""
    OPERATIONS[name](new_game(shipped(), GameOptions(seed=1)))()
