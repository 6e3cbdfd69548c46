"""The one place that knows the sound library: opens the system's device and feeds it.  No Qt."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from importlib.util import find_spec
from typing import Any, Final, Protocol, TypeAlias

from kingdom_builder_qt.ui.desktop.sound.mixer import RATE

LIBRARY: Final = "miniaudio"
# Those of all systems, the better first; the library leaves out what it was built without.  Not
# JACK, which prints what it misses, nor NULL, which would swallow every sound.
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
    """The sound library is not installed, or cannot be loaded here."""


class NoDevice(Exception):
    """There is no device, or it cannot be used now."""


class Device(Protocol):
    """An open device, which takes frames until it is closed."""

    def close(self) -> None:
        """Give the device back."""


Feed: TypeAlias = Callable[[int], bytes]  # number of frames to the frames themselves


def is_installed() -> bool:
    """Return whether the library is there, without loading it."""
    return find_spec(LIBRARY) is not None


def load() -> Any:
    """Return the library's module."""
    try:
        import miniaudio
    except (ImportError, OSError) as error:
        raise NoLibrary(str(error)) from error
    return miniaudio


def open_device(feed: Feed, backends: Sequence[str] = BACKENDS) -> Device:
    """Open the system's device and let it take what `feed` has; NoLibrary, NoDevice."""
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
        # PlaybackDevice forgets this, and each context holds a connection to the sound server.
        self._library.lib.ma_context_uninit(self._device._context)


def _stream(feed: Feed) -> Generator[bytes, int, None]:
    """Return the generator that the library asks for frames, begun as it wants it."""

    def frames() -> Generator[bytes, int, None]:
        wanted = yield b""
        while True:
            wanted = yield feed(wanted)

    stream = frames()
    next(stream)
    return stream
