"""Sessions for CI systems and several Pythons: what `dev.py` runs, each in a fresh environment."""

import os
import sys
from pathlib import Path

import nox

sys.path.insert(0, str(Path(__file__).parent))

from dev import CHECKS, pytest_words

nox.options.sessions = ["tests", "checks"]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def install(session: nox.Session) -> None:
    """Install the pinned packages and the project."""
    session.install("-r", "requirements/lock.txt")
    session.install("--no-deps", "--no-build-isolation", "--editable", ".")


def run_pytest(session: nox.Session, *words: str) -> None:
    """Run the tests as `dev.py test` does."""
    install(session)
    arguments = pytest_words([*words, *session.posargs], os.cpu_count() or 1)
    session.run("pytest", *arguments, env={"QT_QPA_PLATFORM": "offscreen"})


@nox.session(python=PYTHONS)
def tests(session: nox.Session) -> None:
    """Run all tests; arguments go to pytest."""
    run_pytest(session, "--all")


@nox.session
def coverage(session: nox.Session) -> None:
    """Run all tests and report the lines they miss."""
    run_pytest(session, "--all", "--cov", "--cov-report=term")


@nox.session
def checks(session: nox.Session) -> None:
    """Check style, types, import rules, spelling and the shipped content."""
    install(session)
    for words in CHECKS:
        session.run(*words)


@nox.session
def perft(session: nox.Session) -> None:
    """Count move trees; arguments go to the program."""
    install(session)
    session.run("kingdom-builder-qt", "perft", *session.posargs)


@nox.session
def package(session: nox.Session) -> None:
    """Build the sdist and the wheel into dist/."""
    session.run("python", "packaging/build.py", "--target", "wheel", "--target", "sdist")
