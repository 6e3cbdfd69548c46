"""Man pages and completions of the command line, generated from its parser."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from installers.project import NAME, SUMMARY, TITLE, epoch, version
from kingdom_builder_qt.cli import command_parser
from kingdom_builder_qt.cli.arguments import Parser, file

SECTION: Final = "6"  # games
_STATUS: Final = (
    ("0", "All is well."),
    ("1", "A check found something, no window could be opened, or the output was lost."),
    ("2", "The arguments or a file make no sense."),
    ("130, 143", "Ended by Ctrl+C or SIGTERM; what was done by then is kept and printed."),
)
_FILES: Final = (
    ("~/.config/kingdom_builder_qt", "Settings."),
    ("~/.local/share/kingdom_builder_qt", "Saved games and sections, tiles and cards of your own."),
)


@dataclass(frozen=True, slots=True)
class Command:
    """One word of the command line, empty for the program itself."""

    word: str
    summary: str
    parser: Parser

    @property
    def page(self) -> str:
        """The name of its man page."""
        return f"{NAME}-{self.word}" if self.word else NAME

    @property
    def options(self) -> list[argparse.Action]:
        """The arguments that begin with a hyphen."""
        return [action for action in self._actions() if action.option_strings]

    @property
    def arguments(self) -> list[argparse.Action]:
        """The positional arguments."""
        places = (action for action in self._actions() if not action.option_strings)
        return [action for action in places if not _is_commands(action)]

    def _actions(self) -> list[argparse.Action]:
        return self.parser._actions


def commands() -> list[Command]:
    """Return the program itself, then all its words."""
    parser = command_parser()
    words: Any = next(action for action in parser._actions if _is_commands(action))
    helps = {choice.dest: choice.help or "" for choice in words._get_subactions()}
    parsers = words.choices
    found = [Command("", SUMMARY, parser)]
    return found + [Command(word, helps[word], parsers[word]) for word in parsers]


def man_pages() -> dict[str, str]:
    """Return all man pages, by their file names."""
    found = commands()
    return {f"{command.page}.{SECTION}": _man_page(command, found) for command in found}


def _man_page(command: Command, all_: list[Command]) -> str:
    date = datetime.fromtimestamp(epoch(), UTC).date().isoformat()
    lines = [f'.TH "{command.page.upper()}" {SECTION} {date} "{TITLE} {version()}" "Games"']
    lines += [".SH NAME", f"{_roff(command.page)} \\- {_roff(command.summary)}"]
    lines += [".SH SYNOPSIS", f"\\fB{_roff(_usage(command))}\\fR"]
    if command.parser.description:
        lines += [".SH DESCRIPTION", _roff(command.parser.description)]
    if not command.word:
        pairs = [(other.word, f"{other.summary}; {_see(other)}.") for other in all_[1:]]
        lines += _listed("COMMANDS", [(word, text, True) for word, text in pairs])
    lines += _listed("ARGUMENTS", [(_name(a), a.help or "", False) for a in command.arguments])
    lines += _listed("OPTIONS", [(_spelt(a), _help(a, command), False) for a in command.options])
    if command.parser.examples:
        shown = [f"\\fB{_roff(line)}\\fR" for line in command.parser.examples]
        lines += [".SH EXAMPLES", ".nf", *shown, ".fi"]
    if not command.word:
        lines += _listed("EXIT STATUS", [(*pair, False) for pair in _STATUS])
        lines += _listed("FILES", [(*pair, False) for pair in _FILES])
        text = "A folder that takes the place of both."
        lines += _listed("ENVIRONMENT", [("KINGDOM_BUILDER_QT_HOME", text, False)])
    others = [other for other in all_ if other is not command]
    lines += [".SH SEE ALSO", ",\n".join(f".BR {_roff(o.page)} ({SECTION})" for o in others[:1])]
    if not command.word:
        lines[-1] = "\n".join(
            f".BR {_roff(other.page)} ({SECTION}){',' if other is not others[-1] else ''}"
            for other in others
        )
    return "\n".join(lines) + "\n"


def _listed(heading: str, entries: Iterable[tuple[str, str, bool]]) -> list[str]:
    lines = [
        f".TP\n\\fB{_roff(name)}\\fR\n{text if ready else _roff(text)}"
        for name, text, ready in entries
    ]
    return [f".SH {heading}", *lines] if lines else []


def _see(command: Command) -> str:
    return f"see \\fB{_roff(command.page)}\\fR({SECTION})"


def _usage(command: Command) -> str:
    return " ".join(command.parser.format_usage().removeprefix("usage: ").split())


def _roff(text: str) -> str:
    """Return a text with the commands of roff escaped."""
    words = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "...")
    words = words.replace("'", "\\(aq").replace("~", "\\(ti").replace("^", "\\(ha")
    return re.sub(r"^\.", r"\\&.", words, flags=re.MULTILINE)


def _is_commands(action: argparse.Action) -> bool:
    return isinstance(action, argparse._SubParsersAction)


def _takes_file(action: argparse.Action) -> bool:
    return action.type is file or action.metavar in ("FILE", "PATH", "FOLDER")


def _name(action: argparse.Action) -> str:
    return str(action.metavar or action.dest.upper())


def _spelt(action: argparse.Action) -> str:
    names = ", ".join(action.option_strings)
    return names if action.nargs == 0 else f"{names} {_value(action)}"


def _value(action: argparse.Action) -> str:
    if action.choices and not action.metavar:
        return "{" + ",".join(map(str, action.choices)) + "}"
    return _name(action)


def _help(action: argparse.Action, command: Command) -> str:
    words = {**vars(action), "prog": command.parser.prog}
    return (action.help or "") % words


# ---- completions --------------------------------------------------------------------------------


def bash_completion() -> str:
    """Return the completions of bash: words, options, their values, names of files."""
    found = commands()
    cases = "\n".join(_bash_case(command) for command in found)
    words = " ".join(command.word for command in found[1:])
    return f"""# bash completion of {NAME}, made from its parser

_kingdom_builder_qt() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD - 1]}}
    local command='' word options='' values='' files=''
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case $word in {words.replace(" ", "|")}) command=$word; break ;; esac
    done
    case $command in
{cases}
    esac
    COMPREPLY=()
    if [[ $values == - ]]; then
        return
    elif [[ -n $values ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$values" -- "$current")
    elif [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
    else
        if [[ -z $command ]]; then
            mapfile -t COMPREPLY < <(compgen -W "{words}" -- "$current")
        fi
        if [[ -n $files ]]; then
            compopt -o filenames 2>/dev/null
            mapfile -t -O "${{#COMPREPLY[@]}}" COMPREPLY < <(compgen -f -- "$current")
        fi
    fi
}}
complete -F _kingdom_builder_qt {NAME}
"""


def _bash_case(command: Command) -> str:
    options = " ".join(name for action in command.options for name in action.option_strings)
    lines = [f"        '{command.word}')", f"            options='{options}'"]
    takes_files = any(_takes_file(action) for action in command.arguments) or not command.word
    lines += ["            files=yes"] if takes_files else []
    cases = list(_bash_values(command.options))
    if cases:
        lines += ["            case $previous in", *cases, "            esac"]
    return "\n".join([*lines, "            ;;"])


def _bash_values(options: list[argparse.Action]) -> Iterator[str]:
    """Yield, for each option with a value, its completions: words, files, or any value."""
    for action in options:
        if action.nargs == 0:
            continue
        names = "|".join(action.option_strings)
        if _takes_file(action):
            yield f"                {names}) files=yes ;;"
        else:
            words = " ".join(map(str, action.choices or ())) or "-"
            yield f"                {names}) values='{words}' ;;"


def zsh_completion() -> str:
    """Return the completions of zsh, each with its explanation."""
    program, *words = commands()
    cases = "\n".join(
        f"                {command.word})\n                    _arguments {_zsh(command)}"
        "\n                    ;;"
        for command in words
    )
    listed = "\n".join(f"        {_quoted(f'{c.word}:{c.summary}')}" for c in words)
    return f"""#compdef {NAME}
# made from the program's parser

_kingdom_builder_qt() {{
    local context state state_descr line
    typeset -A opt_args
    local -a commands
    commands=(
{listed}
    )
    _arguments -C {_zsh(program)} '1: :->command' '*:: :->rest'
    case $state in
        command)
            _describe -t commands command commands
            _files -g '*.(kbgame|kbpack|yaml)'
            ;;
        rest)
            case $words[1] in
{cases}
            esac
            ;;
    esac
}}

_kingdom_builder_qt "$@"
"""


def _zsh(command: Command) -> str:
    words = []
    for action in command.options:
        help_ = _zsh_text(_help(action, command))
        value = "" if action.nargs == 0 else f":{_zsh_text(_name(action))}:{_zsh_values(action)}"
        words += [_quoted(f"{name}[{help_}]{value}") for name in action.option_strings]
    for action in command.arguments:
        many = "*" if action.nargs in ("*", "+") else ""
        words.append(_quoted(f"{many}:{_zsh_text(_name(action))}:{_zsh_values(action)}"))
    return " ".join(words)


def _zsh_values(action: argparse.Action) -> str:
    if _takes_file(action):
        return "_files"
    return f"({' '.join(map(str, action.choices))})" if action.choices else " "


def _zsh_text(text: str) -> str:
    return re.sub(r"([\[\]:\\])", r"\\\1", text)


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"
