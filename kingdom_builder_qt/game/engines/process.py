"""An engine in a process of its own: start, messages with time limits, and its certain end.

The program waits for an engine at most its time and a grace period. Each fault (no start, silence,
flood, crash, an answer that is none) ends the process and is an `EngineError`.
"""

from __future__ import annotations

import errno
import os
import re
import shutil
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, Full, Queue, SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import IO, Any, Final

from kingdom_builder_qt.core.errors import KingdomBuilderError, NotationError, quoted, unknown
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.moves import Move, parse_move
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.engines.command_line import words_of
from kingdom_builder_qt.game.engines.protocol import (
    VERSION,
    Budget,
    EngineOption,
    Info,
    events_text,
    go_text,
    map_texts,
    message,
    moves_text,
    new_game_text,
    one_line,
    parse_info,
    parse_option,
)

START_SECONDS: Final = 20.0  # until `kbiok`: a Python engine that imports much takes seconds
GRACE_SECONDS: Final = 3.0  # in addition to the time of a decision
NEWS_SECONDS: Final = 0.1  # between reports of a search: an engine may write thousands
END_SECONDS: Final = 1.0  # after `quit`, until the process is killed
MOST_BYTES_A_SECOND: Final = 1 << 20
LONGEST_ANSWER: Final = 1 << 16  # bytes of a line
_BURST: Final = 4 << 20  # bytes that may come at once
_BYTES_OF_A_LINE: Final = 64  # in addition to its own: many short lines are a flood, too
_CHUNK: Final = 1 << 16
_WAITING_LINES: Final = 10_000
_LOG_LINES: Final = 500  # of stderr and of the messages, for the reader of the log
_LONGEST_LOGGED: Final = 500  # characters of a line for a reader
_NOT_EXECUTABLE: Final = (errno.EACCES, errno.ENOEXEC)
_LONGEST_NAME: Final = 60
_LONGEST_QUOTE: Final = 200  # characters of its last error
_TRACED_LINES: Final = 4  # from the place of an error in Python to its message, at most
_TRACED: Final = re.compile(r'! File "(?P<file>.+)", line (?P<line>\d+)')  # in Python
# Given to the engine; everything else of the environment is private to this program.
_ENVIRONMENT: Final = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT")


class EngineError(KingdomBuilderError):
    """A fault of an engine: a `Message`, in which `engine` is the name of the engine.

    `log`: its last messages, shortened.
    """

    log: tuple[str, ...] = ()

    def named(self, name: str) -> EngineError:
        """Return the fault with another name of the engine."""
        error = EngineError(self.message.with_values(engine=name))
        error.log = self.log
        return error


def not_started(name: str, reason: str, place: str) -> EngineError:
    """Return the fault of a program that cannot be started."""
    return EngineError(
        Message(
            "{engine} cannot be started: {reason} ({place}).",
            engine=name,
            reason=reason,
            place=place,
        )
    )


def not_executable(name: str, place: str) -> EngineError:
    """Return the fault of a file that is no program."""
    return EngineError(
        Message(
            "{engine} cannot be started: {place} is not an executable program.",
            engine=name,
            place=place,
        )
    )


def file_fault(name: str, command: Sequence[str], folder: Path | None) -> EngineError | None:
    """Return why the files of a command cannot be started; asks the disk, starts nothing."""
    program, script = command[0], _script(command)
    if script and not Path(folder or "", script).is_file():
        return not_started(name, os.strerror(errno.ENOENT), script)
    if shutil.which(program) is not None:
        return None
    if Path(program).exists():
        return not_executable(name, program)
    return not_started(name, os.strerror(errno.ENOENT), program)


def removed(name: str) -> EngineError:
    """Return the fault of an engine that the player has removed."""
    return EngineError(Message("{engine} is no longer among your engines.", engine=name))


def lost(name: str, reason: str) -> EngineError:
    """Return the fault of an engine whose process is gone."""
    message = Message("{engine} has stopped answering ({reason}).", engine=name, reason=reason)
    return EngineError(message)


@dataclass(frozen=True, slots=True)
class EngineName:
    """Name and author with which an engine introduces itself, and the options that it offers."""

    name: str
    author: str = ""
    options: tuple[EngineOption, ...] = ()


def command_of(text: str) -> list[str]:
    """Return the program and the arguments of a command line; no shell is involved.

    Raises EngineError for an empty text or an open quote.
    """
    try:
        words = words_of(text)
    except ValueError as error:
        raise EngineError(f"engine: {quoted(text)} is not a command: {error}") from None
    if not words:
        raise EngineError("engine: the path of the program is missing")
    return words


def _script(command: Sequence[str]) -> str:
    """Return the file that a command lets Python run, "" for other commands."""
    if not Path(command[0]).stem.lower().startswith("py"):
        return ""
    word = next((word for word in command[1:] if not word.startswith("-")), "")
    return word if Path(word).suffix.lower() in (".py", ".pyw") else ""


_running: Final[set[EngineProcess]] = set()  # started and not closed
_is_over = Event()  # this process starts no engine any more


def close_all(patience: float = END_SECONDS, *, is_final: bool = False) -> None:
    """End all engines of this process at once, from any thread; each may quit by itself first.

    `is_final`: an engine that another thread is starting ends, too.
    """
    if is_final:
        _is_over.set()
    threads = [Thread(target=engine.close, args=(patience,)) for engine in tuple(_running)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


class EngineProcess:
    """One running engine.

    Not thread-safe, except that `hurry` and `close` may be called at any time.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        folder: Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """Start the program and exchange names.

        `folder`: the working directory, by default that of the program. `environment`: variables in
        addition to the system's usual ones. Raises EngineError if it does not start or speaks
        another protocol.
        """
        self.log: deque[str] = deque(maxlen=_LOG_LINES)
        self._label = Path(_script(command) or command[0]).name
        self._found: EngineError | None = None  # found by a thread
        self._is_hurried = False
        self._lines: Queue[str | None] = Queue(_WAITING_LINES)  # None: the output has ended
        self._sent: SimpleQueue[str | None] = SimpleQueue()  # None: close the input
        self._process = self._started(list(command), folder, environment or {})
        loops = self._write, self._read, self._read_errors
        streams = self._process.stdin, self._process.stdout, self._process.stderr
        self._threads = [
            Thread(target=loop, args=(stream,), daemon=True)
            for loop, stream in zip(loops, streams, strict=True)
        ]
        for thread in self._threads:
            thread.start()
        _running.add(self)
        try:
            if _is_over.is_set():
                raise self._failed(Message("{engine} has stopped answering.", engine=self._label))
            self.name = self._greeted()
        except EngineError:
            self.close()
            raise
        self._label = self.name.name

    def _started(
        self, command: list[str], folder: Path | None, more: Mapping[str, str]
    ) -> subprocess.Popen[bytes]:
        program = Path(command[0])
        if program.parent != Path():
            command[0] = str(program.absolute())
            folder = folder or program.absolute().parent
        if (fault := file_fault(self._label, command, folder)) is not None:
            raise fault
        environment = {key: os.environ[key] for key in _ENVIRONMENT if key in os.environ}
        apart: dict[str, Any] = {"start_new_session": True}  # its children can be killed, too
        start: Callable[..., subprocess.Popen[bytes]] = subprocess.Popen
        if sys.platform == "win32":
            from kingdom_builder_qt.game.engines.job_object import JobProcess

            start = JobProcess
            flags = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
            apart = {"creationflags": flags}
        try:
            return start(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=folder,
                env={**environment, **more},
                bufsize=0,
                **apart,
            )
        except (OSError, ValueError) as error:
            if isinstance(error, OSError) and error.errno in _NOT_EXECUTABLE:
                raise not_executable(self._label, command[0]) from None
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise not_started(self._label, str(reason), command[0]) from None

    # -- a game ----------------------------------------------------------------------------------

    def begin(self, view: View, seed: int) -> None:
        """Begin a game; `view` is the first position as the seat of the engine sees it."""
        self._send(new_game_text(view, seed))
        for line in map_texts(view.board):
            self._send(line)

    def observe(self, played: Sequence[tuple[int, Move]]) -> None:
        """Tell moves (player, move) that were played since the last message."""
        self._send(events_text(played))

    def decide(
        self,
        view: View,
        moves: Sequence[Move],
        budget: Budget,
        limit: float,
        informed: Callable[[Info], object] = lambda _info: None,
    ) -> Move:
        """Return the decision of the engine, one of `moves`.

        `view` is that of its seat. `limit`: seconds until the answer is overdue; after them it gets
        `stop` and `GRACE_SECONDS`. `informed` is called with all that is known about the search, at
        most every `NEWS_SECONDS` and before the answer. Raises EngineError for any fault; the
        process has ended then.
        """
        self._send(f"view {view.text()}")
        self._send(moves_text(moves))
        self._send(go_text(budget))
        answer = self._decision(limit, informed)
        try:
            move = parse_move(answer)
        except NotationError as error:
            raise self._failed(
                Message(
                    "The answer of {engine} cannot be read: {reason}",
                    engine=self._label,
                    reason=error.message,
                )
            ) from None
        if move not in moves:
            raise self._failed(
                Message(
                    "{engine} has chosen a move that is not allowed: {answer}",
                    engine=self._label,
                    answer=answer,
                )
            )
        return move

    def hurry(self) -> None:
        """Let the decision be answered at once, the next one if none runs; from any thread."""
        self._is_hurried = True
        with suppress(Full):
            self._lines.put_nowait("")  # wakes the thread that waits for a line

    def _decision(self, limit: float, informed: Callable[[Info], object]) -> str:
        began = due = monotonic()
        until, is_stopped = began + limit, False
        known, has_news = Info(), False
        while True:
            line = self._line(min(until, due) if has_news else until)
            is_due = has_news and monotonic() >= due
            if is_due or (has_news and line is not None and message(line)[0] == "bestmove"):
                informed(known)
                due, has_news = monotonic() + NEWS_SECONDS, False
            if line is None and is_due and monotonic() < until:
                continue
            if not is_stopped and (line is None or self._is_hurried):
                is_stopped, until = True, monotonic() + GRACE_SECONDS
                self._send("stop")
            elif line is None:
                seconds = f"{round(monotonic() - began, 1):g}"
                raise self._failed(
                    Message(
                        "{engine} has not answered for {seconds} seconds.",
                        engine=self._label,
                        seconds=seconds,
                    )
                )
            if line is None:
                continue
            word, rest = message(line)
            if word == "bestmove":
                self._is_hurried = False
                return rest
            if word == "info":
                known, has_news = known.followed_by(self._read_info(rest)), True
            elif word == "error":
                raise self._reported(rest)

    def _read_info(self, rest: str) -> Info:
        try:
            return parse_info(rest)
        except KingdomBuilderError as error:
            raise self._failed(
                Message(
                    "{engine} tells about its search in words that cannot be read: {reason}",
                    engine=self._label,
                    reason=error.message,
                )
            ) from None

    def _reported(self, text: str) -> EngineError:
        return self._failed(
            Message(
                "{engine} reports an error: {answer}", engine=self._label, answer=one_line(text)
            )
        )

    def set_option(self, name: str, value: str) -> None:
        """Set an option between games; raise EngineError if the engine does not offer the value."""
        options = {option.name: option for option in self.name.options}
        if name not in options:
            raise EngineError(f"engine {quoted(self._label)}: {unknown('option', name, options)}")
        if not options[name].accepts(value):
            raise EngineError(f"engine {quoted(self._label)}: option {name} is not {quoted(value)}")
        self._send(f"option {name} {value}")

    def set_options(self, values: Iterable[tuple[str, str]]) -> None:
        """Set stored options, without those that the engine does not offer any more."""
        offered = {option.name: option for option in self.name.options}
        for name, value in values:
            if name in offered and offered[name].accepts(value):
                self.set_option(name, value)

    def ping(self, words: str, limit: float = GRACE_SECONDS) -> None:
        """Ask for a sign of life; raise EngineError if it is not `words` or does not come."""
        self._send(f"ping {words}")
        dead = monotonic() + limit
        while (line := self._line(dead)) is not None:
            if line == f"pong {words}":
                return
        raise self._failed(Message("{engine} gives no sign of life.", engine=self._label))

    def send(self, line: str) -> None:
        """Send a line as it is, for tests of an engine."""
        self._send(line)

    def end(self, gold: Sequence[int]) -> None:
        """Tell the final gold of all players."""
        self._send(f"result {' '.join(map(str, gold))}")

    # -- messages --------------------------------------------------------------------------------

    def _greeted(self) -> EngineName:
        self._send(f"kbi {VERSION}")
        dead, found = monotonic() + START_SECONDS, {"name": self._label, "author": ""}
        options: list[EngineOption] = []
        while (line := self._line(dead)) is not None:
            word, rest = message(line)
            if word == "kbiok":
                return EngineName(found["name"], found["author"], tuple(options))
            if word == "error":
                raise self._reported(rest)
            kind, value = message(rest)
            if word == "option":
                options.append(self._read_option(rest))
            elif word == "id" and kind in found:
                found[kind] = one_line(value)[:_LONGEST_NAME]
        raise self._failed(
            Message(
                "{engine} does not introduce itself within {seconds} seconds."
                " It may not be an engine.",
                engine=self._label,
                seconds=f"{START_SECONDS:g}",
            )
        )

    def _read_option(self, rest: str) -> EngineOption:
        try:
            return parse_option(rest)
        except KingdomBuilderError as error:
            raise self._failed(
                Message(
                    "{engine} offers an option that cannot be read: {reason}",
                    engine=self._label,
                    reason=error.message,
                )
            ) from None

    def _send(self, line: str) -> None:
        self.log.append(f"> {line}")
        self._sent.put(line)

    def _line(self, until: float) -> str | None:
        """Return the next line of the engine, None if there is none at a time of `monotonic`."""
        try:
            line = self._lines.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            return None
        if line is None:
            fault = self._found or self._end_fault()
            self._kill()
            raise fault
        if line:
            self.log.append(f"< {line}")
        return line

    def _end_fault(self) -> EngineError:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(END_SECONDS)
        status = self._process.poll()
        if status is None:
            return self._fault(Message("{engine} has stopped answering.", engine=self._label))
        self._threads[-1].join(END_SECONDS)  # until all errors are in the log
        errors = [line for line in reversed(self.log) if line.startswith("! ")]
        if not errors:
            message = Message(
                "{engine} has ended by itself (status {status}).",
                engine=self._label,
                status=str(status),
            )
            return self._fault(message)
        answer = errors[0][2:][:_LONGEST_QUOTE]
        near = map(_TRACED.match, errors[: _TRACED_LINES + 1])
        if (traced := next(filter(None, near), None)) is not None:
            message = Message(
                "{engine} has ended by itself (status {status}): {answer} ({place}, line {line})",
                engine=self._label,
                status=str(status),
                answer=answer,
                place=Path(traced["file"]).name,
                line=int(traced["line"]),
            )
            return self._fault(message)
        message = Message(
            "{engine} has ended by itself (status {status}): {answer}",
            engine=self._label,
            status=str(status),
            answer=answer,
        )
        return self._fault(message)

    def _failed(self, message: Message) -> EngineError:
        """Kill the process and return the error."""
        self._kill()
        return self._fault(message)

    def _fault(self, message: Message) -> EngineError:
        error = EngineError(message)
        error.log = self.last_messages()
        return error

    def last_messages(self) -> tuple[str, ...]:
        """Return the log with shortened lines; called by any thread."""
        return tuple(line[:_LONGEST_LOGGED] for line in self.log.copy())

    # -- threads -----------------------------------------------------------------------------------

    def _write(self, stream: IO[bytes]) -> None:
        """Write the messages; an engine that does not read them does not block the program."""
        # The end of an engine is found by the thread that reads its output.
        with suppress(OSError), stream:
            while (line := self._sent.get()) is not None:
                stream.write(f"{line}\n".encode())

    def _read(self, stream: IO[bytes]) -> None:
        """Put the lines of the output into the queue; a flood ends it."""
        rest, allowed, then = b"", float(_BURST), monotonic()
        with suppress(OSError, ValueError):  # closed by `close`
            while not self._found and (data := os.read(stream.fileno(), _CHUNK)):
                now = monotonic()
                cost = len(data) + _BYTES_OF_A_LINE * data.count(b"\n")
                allowed = min(_BURST, allowed + MOST_BYTES_A_SECOND * (now - then)) - cost
                then = now
                *lines, rest = (rest + data).split(b"\n")
                if allowed < 0:
                    self._found = self._flood()
                elif max(map(len, (rest, *lines))) > LONGEST_ANSWER:
                    self._found = self._fault(
                        Message("{engine} has written a line that is too long.", engine=self._label)
                    )
                else:
                    self._put(lines)
        self._end_lines()

    def _put(self, lines: Sequence[bytes]) -> None:
        try:
            for line in lines:
                self._lines.put_nowait(one_line(line.decode("utf-8", "replace")))
        except Full:
            self._found = self._flood()

    def _flood(self) -> EngineError:
        return self._fault(Message("{engine} writes too much at once.", engine=self._label))

    def _end_lines(self) -> None:
        with suppress(Full):
            self._lines.put_nowait(None)
            return
        self._lines.get_nowait()
        self._lines.put_nowait(None)

    def _read_errors(self, stream: IO[bytes]) -> None:
        """Keep the last lines of the standard error in the log, however many there are."""
        rest = b""
        with suppress(OSError, ValueError):
            while data := os.read(stream.fileno(), _CHUNK):
                *lines, rest = (rest + data).split(b"\n")
                rest = rest[-LONGEST_ANSWER:]
                for line in lines[-_LOG_LINES:]:
                    self.log.append(
                        f"! {one_line(line[:LONGEST_ANSWER].decode('utf-8', 'replace'))}"
                    )

    # -- end ---------------------------------------------------------------------------------------

    def close(self, patience: float = END_SECONDS) -> bool:
        """Ask the engine to quit, and kill it and its children; return whether it had quit.

        `patience`: seconds until it is killed.
        """
        self._sent.put("quit")
        self._sent.put(None)
        process = self._process
        with suppress(subprocess.TimeoutExpired):
            process.wait(patience)
        has_quit = process.poll() is not None
        self._kill()
        _running.discard(self)
        for thread in self._threads:
            thread.join(END_SECONDS)
        for stream in (process.stdout, process.stderr):
            assert stream is not None
            stream.close()
        return has_quit

    def _kill(self) -> None:
        """Kill the process and its children."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
