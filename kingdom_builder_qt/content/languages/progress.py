"""Checks of overlays: missing and outdated translations, and those of no entry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import is_file, matching
from kingdom_builder_qt.content.languages.language import FOLDER, Language, chain
from kingdom_builder_qt.content.languages.originals import (
    Home,
    Key,
    Original,
    Originals,
    is_list,
    originals_of,
    part_record,
    shipped_homes,
)
from kingdom_builder_qt.content.languages.overlay_writer import needed_forms, translated_parts
from kingdom_builder_qt.content.languages.overlays import (
    Overlay,
    language_of,
    overlay_path,
    read_overlay,
)
from kingdom_builder_qt.content.problems import Problem, Severity
from kingdom_builder_qt.content.schema.compound import RecordOf, Values
from kingdom_builder_qt.content.schema.kinds import At, ProblemReport
from kingdom_builder_qt.content.schema.overlay_grammar import ENTRIES, STAMP
from kingdom_builder_qt.content.schema.tile_grammar import FORMS_OF_NAME
from kingdom_builder_qt.core.errors import quoted
from kingdom_builder_qt.core.messages import NO_MESSAGE, Message

_UPDATE: Final = Message("correct it, delete its `from`, and update the file")


def shipped_problems() -> list[Problem]:
    """Return the problems of the shipped overlays.

    Gaps are hints, so that an entry can be added without knowing all languages; a release of a
    complete language has none (`tests/packaging/test_translations.py`).
    """
    homes = shipped_homes()
    names = {name for home in homes for name in languages_of(home)}
    return [
        problem
        for name in sorted(names)
        for home in homes
        if home.folder != paths.docs() or _needs_rulings(home, name)
        for problem in problems_of(home, name, "hint")
    ]


def _needs_rulings(home: Home, name: str) -> bool:
    """A language may leave the rulings until last."""
    return language_of(paths.board_data(), name).is_complete or name in languages_of(home)


def folder_problems(home: Home) -> list[Problem]:
    """Return the problems of the overlays of a folder of a player; gaps are warnings."""
    names = languages_of(home)
    return [problem for name in names for problem in problems_of(home, name, "warning")]


def languages_of(home: Home) -> list[str]:
    """Return the languages with an overlay in a folder or its expansions."""
    files = (path for place in home.places() for path in matching(place / FOLDER, "*.yaml"))
    return sorted({path.stem for path in files} - {home.source})


def problems_of(home: Home, name: str, severity: Severity) -> list[Problem]:
    """Return the problems of the overlays of one language; `severity`: of gaps."""
    shipped = language_of(paths.board_data(), name)
    read: dict[Path, Overlay] = {}
    found: list[Problem] = []
    language = shipped
    places = home.places()
    for place in places:
        for part in chain(name):
            path = overlay_path(place, part)
            if is_file(path):
                forms = tuple(language.forms)
                read[path], problems = read_overlay(path, path, forms)
                found += problems if part == name else []
                more = {key.text: doc for key, doc in read[path].header.get("forms", ())}
                language = replace(language, forms={**language.forms, **more})
    everything = {place: originals_of(place) for place in places}
    for place, originals in everything.items():
        files = [overlay_path(at, part) for part in chain(name) for at in (home.folder, place)]
        layers = [read[path] for path in dict.fromkeys(files) if path in read]
        check = _Check(overlay_path(place, name), layers, language, severity)
        found += check.entries(originals)
    for place in places:
        overlay = read.get(overlay_path(place, name))
        inside = [place] if place != home.folder else places
        known = [key for one in inside for key in everything[one]]
        found += _unknown(overlay, known) if overlay is not None else []
    return found


def _unknown(overlay: Overlay, known: Sequence[Key]) -> Iterator[Problem]:
    report = ProblemReport(str(overlay.path))
    for (kind, id_), node in overlay.nodes.items():
        if (kind, id_) not in known:
            ids = [known_id for of, known_id in known if of == kind]
            at = At(report).key(kind).key(id_)
            at.error(
                node,
                Message("unknown {id} in {part} of this folder", id=quoted(id_), part=kind),
                at.nearest(id_, ids),
            )
    yield from report.problems


@dataclass(frozen=True, slots=True)
class _Check:
    """The comparison of the entries of a folder with their translations."""

    path: Path
    layers: Sequence[Overlay]
    language: Language
    severity: Severity

    def entries(self, originals: Originals) -> Iterator[Problem]:
        """Yield a problem for each entry with gaps, or one for a missing file."""
        if originals and not self.layers:
            message = Message("missing; {count} entries are not translated", count=len(originals))
            yield Problem(self.severity, str(self.path), 0, 0, "", message)
            return
        for (kind, id_), original in originals.items():
            words: Values = {}
            place, line, column = self.path, 0, 0
            for overlay in self.layers:
                words |= overlay.entries.get((kind, id_), {})
                if node := overlay.nodes.get((kind, id_)):
                    place, line, column = overlay.path, node.line, node.column
            for message, suggestion in self._gaps(original, words, ENTRIES[kind], f"{kind}.{id_}"):
                yield Problem(
                    self.severity,
                    str(place),
                    line,
                    column,
                    f"{kind}.{id_}",
                    message,
                    suggestion,
                )

    def _gaps(
        self, original: Original, words: Values, record: RecordOf[Values], path: str
    ) -> Iterator[tuple[Message, Message]]:
        """Yield message and suggestion for everything that an entry or a part lacks."""
        missing = [key for key in original.words if key not in words]
        if missing:
            yield (
                Message("{path}: not translated: {names}", path=path, names=", ".join(missing)),
                NO_MESSAGE,
            )
        if original.forms is not None and "name" in words:
            given: Mapping[str, str] = dict(words.get(FORMS_OF_NAME.key, ()))
            lacking = [f for f in needed_forms(original, self.language) if f not in given]
            if lacking:
                yield (
                    Message("{path}: forms missing: {names}", path=path, names=", ".join(lacking)),
                    NO_MESSAGE,
                )
        if words.get(STAMP, original.stamp) != original.stamp:
            yield Message("{path}: outdated: the original has changed", path=path), _UPDATE
        elif (
            len(missing) < len(original.words) and STAMP not in words and self.severity != "warning"
        ):
            yield (
                Message("{path}: no checksum `{stamp}`", path=path, stamp=STAMP),
                Message("update the file"),
            )
        for key, parts in original.parts.items():
            translated = translated_parts(original, words, record, key)
            for name, part in parts.items():
                shown = str(int(name) + 1) if is_list(record, key) else name
                inner = part_record(record, key)
                yield from self._gaps(part, translated[name], inner, f"{path}.{key}.{shown}")
