"""Targets of worker processes in tests: echoes, chatters, dies, never listens."""

from __future__ import annotations

import os
import sys
import time

from kingdom_builder_qt.ui.desktop.workers.messages import Channel


def echo(channel: Channel, prefix: str = "") -> None:
    """Send every message back, texts with a prefix, until the window closes."""
    try:
        while True:
            message = channel.recv()
            channel.send(prefix + message if isinstance(message, str) else message)
    except (EOFError, OSError):
        return


def chatter(channel: Channel) -> None:
    """Answer once after a careless library has written to stdout."""
    message = channel.recv()
    os.write(1, b"ALSA lib: hello\n")
    sys.stdout.write("hello\n")
    sys.stdout.flush()
    channel.send(message)
    time.sleep(600)


def leave(channel: Channel, code: int) -> None:
    """Answer the first message and exit with an error code."""
    channel.send(channel.recv())
    os._exit(code)


def be_deaf(channel: Channel) -> None:
    """Never read a message."""
    time.sleep(600)


def think_for_ever(channel: Channel) -> None:
    """Send the own process id and never read a message again."""
    channel.send(os.getpid())
    while True:
        sum(range(1000))


def tell_path(channel: Channel) -> None:
    """Send the program and arguments of this process."""
    channel.send(list(sys.orig_argv))
    time.sleep(600)
