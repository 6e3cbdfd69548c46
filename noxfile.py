"""Sessions for CI systems and for several Pythons; `python3 dev.py` covers daily work."""

import nox

nox.options.sessions = ["tests", "lint", "types", "data"]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def install(session: nox.Session) -> None:
    """Install the pinned packages and the project."""
    session.install("-r", "requirements/lock.txt")
    session.install("--no-deps", "--no-build-isolation", "--editable", ".")


@nox.session(python=PYTHONS)
def tests(session: nox.Session) -> None:
    """Run the tests; arguments go to pytest."""
    install(session)
    session.run("pytest", *session.posargs, env={"QT_QPA_PLATFORM": "offscreen"})


@nox.session
def coverage(session: nox.Session) -> None:
    """Run the tests and report the lines they miss."""
    install(session)
    session.run("pytest", "--cov", "--cov-report=term", env={"QT_QPA_PLATFORM": "offscreen"})


@nox.session
def lint(session: nox.Session) -> None:
    """Check style, formatting, spelling and the direction of imports."""
    install(session)
    session.run("ruff", "check", ".")
    session.run("ruff", "format", "--check", ".")
    session.run("codespell")
    session.run("lint-imports", "--no-logo")


@nox.session
def types(session: nox.Session) -> None:
    """Check types."""
    install(session)
    session.run("mypy")


@nox.session
def data(session: nox.Session) -> None:
    """Check the shipped content."""
    install(session)
    session.run("kingdom-builder-qt", "check-data")


@nox.session
def perft(session: nox.Session) -> None:
    """Count move trees; arguments go to the program."""
    install(session)
    session.run("kingdom-builder-qt", "perft", *session.posargs)


@nox.session
def package(session: nox.Session) -> None:
    """Build the sdist and the wheel into dist/."""
    session.run("python", "packaging/build.py", "--target", "wheel", "--target", "sdist")
