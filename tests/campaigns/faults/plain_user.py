"""A user without rights plays, saves, continues and draws; the home becomes read-only."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Final

from tests.campaigns.faults import editor_kills, game_kills
from tests.campaigns.faults.disks import ReadOnly, Refusal, refused_life
from tests.campaigns.faults.kills import one_life, quick_settings
from tests.campaigns.faults.lives import User
from tests.campaigns.faults.tally import Tally, Trial

NAME: Final = "nobody"
_SYSTEM: Final = f"/usr/bin/python{sys.version_info[0]}.{sys.version_info[1]}"
_BUSY_SECONDS: Final = 5.0  # until a mount whose files are being written can change
_SYSTEM_PATH: Final = ("stdlib", "platstdlib")


class Remounted(Refusal):
    """The home is mounted read-only, as after an error of the disk."""

    def begin(self) -> None:
        self._wait_until(read_only=True)

    def end(self) -> None:
        self._wait_until(read_only=False)

    def _wait_until(self, *, read_only: bool) -> None:
        while bool(os.statvfs(self.home).f_flag & os.ST_RDONLY) is not read_only:
            time.sleep(0.002)

    @staticmethod
    def please(home: Path, refuse: bool) -> None:
        """Cover the home by a read-only mount: a mount with open files cannot be changed itself."""
        if refuse:
            _mount("--bind", str(home), str(home))
            end = time.monotonic() + _BUSY_SECONDS
            while not _is_mounted("-o", "remount,bind,ro", str(home)):  # a file is being written
                assert time.monotonic() < end, "the home cannot be made read-only"
        else:
            subprocess.run(["umount", str(home)], check=True)


def plain_user(trial: Trial, tally: Tally) -> None:
    """Play, kill and continue without rights; then make the home read-only in mid-game."""
    user = _user() if os.geteuid() == 0 else None
    if user is None and os.geteuid() == 0:
        tally.outcomes["no Python that others may run"] += 1
        return
    trial.folder.chmod(0o711)
    kind = Remounted if user is not None and _can_mount(trial.folder) else ReadOnly
    game = game_kills.Past(trial.folder / "kept")
    drawn = editor_kills.Past(trial.folder / "drawn")
    homes = {name: trial.folder / name for name in ("player", "artist", "unlucky")}
    for folder in (game.folder, drawn.folder):
        folder.mkdir()
        _give(folder, user)
    for home in homes.values():
        quick_settings(home)
        _give(home, user)
    player = game_kills.player_in(game.folder)
    artist = editor_kills.artist_in(drawn.folder)
    while trial.goes_on:
        one_life(homes["player"], game, player, trial.random, tally, user=user)
        one_life(homes["artist"], drawn, artist, trial.random, tally, editor=True, user=user)
        home = homes["unlucky"]
        refused_life(kind, home, trial.random.getrandbits(32), tally, user)
        shutil.rmtree(home)
        quick_settings(home)
        _give(home, user)


def _user() -> User | None:
    """Return a user without rights; None if that user can run no Python of this version."""
    import pwd  # only on Unix; every system imports this module

    entry = pwd.getpwnam(NAME)
    if _is_for_all(Path(sys.executable).resolve()):
        return User(entry.pw_uid, entry.pw_gid, sys.executable, ())
    if not Path(_SYSTEM).exists():
        return None
    # Only root may read this Python; modules not loaded yet are imported from the system's.
    base = {
        "installed_base": "/usr",
        "base": "/usr",
        "platbase": "/usr",
        "installed_platbase": "/usr",
    }
    folders = [sysconfig.get_path(name, "posix_prefix", base) for name in _SYSTEM_PATH]
    return User(entry.pw_uid, entry.pw_gid, _SYSTEM, (*folders, f"{folders[0]}/lib-dynload"))


def _is_for_all(path: Path) -> bool:
    return all(folder.stat().st_mode & stat.S_IXOTH for folder in (path, *path.parents))


def _can_mount(folder: Path) -> bool:
    probe = folder / "probe"
    probe.mkdir()
    try:
        Remounted.please(probe, True)
        Remounted.please(probe, False)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def _mount(*words: str) -> None:
    subprocess.run(["mount", *words], check=True, capture_output=True)


def _is_mounted(*words: str) -> bool:
    return subprocess.run(["mount", *words], capture_output=True, check=False).returncode == 0


def _give(folder: Path, user: User | None) -> None:
    if user is not None:
        for path in (folder, *folder.rglob("*")):
            os.chown(path, user.id, user.group)
