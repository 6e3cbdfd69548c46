"""The wrapper of the sound library: opens the system's device and feeds it.  No Qt."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from importlib.util import find_spec
from typing import Any, Final, Protocol, TypeAlias

from kingdom_builder_qt.ui.desktop.sound.mixer import RATE

LIBRARY: Final = "miniaudio"
# The backends of all systems, best first; the library skips those it was built without.  Not JACK,
# which prints warnings, nor NULL, which would swallow every sound.
BACKENDS: Final = [
    "WASAPI",
    "DSOUND",
    "WINMM",
    "COREAUDIO",
    "PULSEAUDIO",
    "ALSA",
    "SNDIO",
    "AUDIO4",
    "OSS",
    "AAUDIO",
    "OPENSL",
]
_PERIOD_MS: Final = 25
_CHANNELS: Final = 1


class NoLibrary(Exception):
    """The sound library is not installed or cannot be loaded."""


class NoDevice(Exception):
    """There is no device, or it is not usable now."""


class Device(Protocol):
    """An open device, which takes frames until it is closed."""

    def close(self) -> None:
        """Release the device."""


Feed: TypeAlias = Callable[[int], bytes]  # returns the requested number of frames


def is_installed() -> bool:
    """Return whether the library is installed, without loading it."""
    return find_spec(LIBRARY) is not None


def load() -> Any:
    """Return the library's module; raise NoLibrary."""
    try:
        import miniaudio
    except (ImportError, OSError) as error:
        raise NoLibrary(str(error)) from error
    return miniaudio


def open_device(feed: Feed, backends: Sequence[str] = BACKENDS) -> Device:
    """Open the system's device, fed by `feed`; raise NoLibrary or NoDevice."""
    return _Device(load(), feed, backends)


class _Device:
    def __init__(self, library: Any, feed: Feed, backends: Sequence[str]) -> None:
        self._library = library
        wanted = [library.Backend[name] for name in backends]
        try:
            self._device = library.PlaybackDevice(
                output_format=library.SampleFormat.SIGNED16,
                nchannels=_CHANNELS,
                sample_rate=RATE,
                buffersize_msec=_PERIOD_MS,
                backends=wanted,
                app_name="Kingdom Builder Qt",
            )
        except library.MiniaudioError as error:
            raise NoDevice(str(error)) from error
        try:
            self._device.start(_stream(feed))
        except library.MiniaudioError as error:
            self.close()
            raise NoDevice(str(error)) from error

    def close(self) -> None:
        self._device.close()
        # PlaybackDevice does not do this, and each context holds a connection to the sound server.
        self._library.lib.ma_context_uninit(self._device._context)


def _stream(feed: Feed) -> Generator[bytes, int, None]:
    """Return the primed generator that the library asks for frames."""

    def frames() -> Generator[bytes, int, None]:
        wanted = yield b""
        while True:
            wanted = yield feed(wanted)

    stream = frames()
    next(stream)
    return stream
