"""What runs in worker processes in tests: echoes, chatters, dies, never listens."""

from __future__ import annotations

import os
import sys
import time

from kingdom_builder_qt.ui.desktop.workers.messages import Channel


def echo(channel: Channel, prefix: str = "") -> None:
    """Send every message back, texts with a prefix, until the window is gone."""
    try:
        while True:
            message = channel.recv()
            channel.send(prefix + message if isinstance(message, str) else message)
    except (EOFError, OSError):
        return


def chatter(channel: Channel) -> None:
    """Answer once, and write to stdout before it as a careless library does."""
    message = channel.recv()
    os.write(1, b"ALSA lib: hello\n")
    sys.stdout.write("hello\n")
    sys.stdout.flush()
    channel.send(message)
    time.sleep(600)


def leave(channel: Channel, code: int) -> None:
    """Answer the first message and end with an exit code."""
    channel.send(channel.recv())
    os._exit(code)


def be_deaf(channel: Channel) -> None:
    """Never read a message."""
    time.sleep(600)


def think_for_ever(channel: Channel) -> None:
    """Tell the own process id and look at nothing any more."""
    channel.send(os.getpid())
    while True:
        sum(range(1000))


def tell_path(channel: Channel) -> None:
    """Tell the program and its arguments that started this process."""
    channel.send(list(sys.orig_argv))
    time.sleep(600)
