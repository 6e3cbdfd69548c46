"""New entries, copies and other ids, as changes of texts that can be undone."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QMenu, QWidget

from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.content.entry_files import EXPANSION_FILES, ROOT_FILES, EntryFile
from kingdom_builder_qt.content.loader import EXPANSION_FILE
from kingdom_builder_qt.content.packs.manifest import Manifest
from kingdom_builder_qt.content.packs.places import place_of
from kingdom_builder_qt.content.schema.initial_values import beginning
from kingdom_builder_qt.content.schema.kinds import MAX_ID, Word, is_id
from kingdom_builder_qt.content.yaml.entry_texts import (
    added,
    free_id,
    removed,
    renamed,
    replaced,
    spans,
    value_of,
    with_value,
    written,
)
from kingdom_builder_qt.content.yaml.writer import Plain
from kingdom_builder_qt.core.entries import Card, Tile
from kingdom_builder_qt.editor.workbench.entry_document import EntryDocument, Ref
from kingdom_builder_qt.editor.workbench.own_files import CheckedContent, expansion_text, text_in
from kingdom_builder_qt.editor.workbench.renaming import Renamed, renamed_everywhere, uses_of
from kingdom_builder_qt.editor.workbench.vocabulary_names import label_of
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.controls.focus_ring import show_focus
from kingdom_builder_qt.ui.desktop.widgets.message_box import message_box
from kingdom_builder_qt.ui.desktop.widgets.name_dialog import NameDialog
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import fit_dialog
from kingdom_builder_qt.ui.desktop.widgets.style import label
from kingdom_builder_qt.ui.words.foreign_text import isolated, joined_names, truncated
from kingdom_builder_qt.ui.words.name_texts import content_text

tr = translator(__name__)

_Entry: TypeAlias = Tile | Card
_PICTURE = "icon"  # stays in its folder


@dataclass(frozen=True, slots=True)
class CopySource:
    """The entries of one kind in an expansion; `pack` is None for content of the game."""

    expansion: str  # its name
    path: Path
    entries: tuple[_Entry, ...]
    pack: Manifest | None


class NewEntryTexts:
    """The first names of new entries."""

    def name(self, kind: str) -> str:
        """Return the name for a word of a kind, such as "task_card", or for a kind."""
        return {
            "location_tile": tr("New location tile"),
            "bonus_tile": tr("New bonus tile"),
            "nomad_tile": tr("New nomad tile"),
            "standing_action": tr("New standing action"),
            "scoring_card": tr("New Kingdom Builder card"),
            "task_card": tr("New task card"),
            "feature_score": tr("New feature score"),
            "terrain": tr("New terrain"),
            "feature": tr("New feature"),
            "piece": tr("New piece"),
        }[kind]


class CopyTexts:
    """The origin of an entry to copy."""

    def source(self, source: CopySource) -> str:
        """Return the name of the expansion, for a pack with its author and licence."""
        name, pack = truncated(content_text(source.expansion)), source.pack
        if pack is None:
            return name
        said = [truncated(word) for word in (pack.author, pack.licence) if word]
        if pack.author:
            said[0] = tr("by {author}").format(author=isolated(said[0]))
        return tr("{name} ({origin})").format(name=name, origin=joined_names(said) or tr("pack"))


def sources(catalog: Catalog, kind: str, file: str) -> Iterator[CopySource]:
    """Yield the sources of a "tile" or "card" in files called `file`, without own entries."""
    packs = {pack.id: pack for pack in catalog.packs}
    found: dict[tuple[str, str], list[_Entry]] = {}
    for entry in getattr(catalog, f"{kind}s").values():
        key = kind, entry.id
        if key in catalog.pack_entries or key not in catalog.user_entries:
            whose = catalog.pack_entries.get(key, ""), entry.expansion
            found.setdefault(whose, []).append(entry)
    order = [expansion.id for expansion in catalog.listed()]
    for pack, expansion in sorted(found, key=lambda whose: (whose[0], order.index(whose[1]))):
        home = place_of(pack) if pack else paths.board_data()
        yield CopySource(
            catalog.expansions[expansion].name,
            home / expansion / file,
            tuple(found[pack, expansion]),
            packs.get(pack),
        )


def value_in(path: Path, entry: _Entry) -> dict[str, Plain] | None:
    """Return the value of an entry in a file without its picture, None if it is not there."""
    text = text_in(path)
    if text is None:
        return None
    ids = entry.id, entry.id.removesuffix(f"_{getattr(entry, 'printed', '')}")
    span = next((span for span in spans(text) if span.id in ids), None)
    value = value_of(span.of(text)) if span is not None else None
    if value is None or span is None:
        return None
    return {"name": span.id, **{key: one for key, one in value.items() if key != _PICTURE}}


_MOST_PLACES: Final = 8


class RenameDialog(NameDialog):
    """Asks for another id; `is_followed`: change all references, too."""

    def __init__(self, id_: str, places: Sequence[str], window: QWidget) -> None:
        super().__init__(
            tr("Rename"),
            id_,
            window,
            words=tr("Saved games refer to it by this ID. Games that use it will no longer open."),
            label=tr("ID"),
        )
        self._has_places = bool(places)
        self.places = label(self._places_text(places), wrap=True)
        self.follow = CheckBox(tr("&Update these as well"))
        self.follow.setChecked(True)
        for part in (self.places, self.follow):
            self.more.addWidget(part)
            part.setVisible(self._has_places)

    @property
    def is_followed(self) -> bool:
        return self._has_places and self.follow.isChecked()

    def _places_text(self, places: Sequence[str]) -> str:
        lines = [truncated(place, 60) for place in places[:_MOST_PLACES]]
        if rest := len(places) - len(lines):
            lines.append(tr("and %n more", "", rest))
        return "\n".join([tr("Used in:"), *lines])


_KIND: Final = "kind"  # the key that distinguishes the entries of a file, if there is one
_KINDS: Final = ("terrain", "feature", "piece", "tile", "card", "section", "expansion")


@dataclass(frozen=True, slots=True)
class NewEntryKind:
    """A kind of new entry: its file, and the word of its kind there, if there is one."""

    name: str  # of the file
    file: EntryFile
    word: str

    @property
    def given(self) -> dict[str, Plain]:
        """The keys that this kind determines."""
        return {_KIND: self.word} if self.word else {}


def new_entry_kinds() -> Iterator[NewEntryKind]:
    """Yield all kinds of new entries in the schema, those of expansions first."""
    for name, file in {**EXPANSION_FILES, **ROOT_FILES}.items():
        kinds = (f.kind for f in file.record.fields if f.key == _KIND)
        kind = next(kinds, None)
        words = kind.words if isinstance(kind, Word) else ("",)
        yield from (NewEntryKind(name, file, word) for word in words)


def ids_of(catalog: Catalog) -> dict[str, list[tuple[str, str]]]:
    """Return the entries that can be referenced, by kind, as (id, name)."""
    found: dict[str, list[tuple[str, str]]] = {}
    for kind in _KINDS:
        entries: Mapping[str, Any] = getattr(catalog, f"{kind}s")
        found[kind] = [(id_, truncated(content_text(e.name), 40)) for id_, e in entries.items()]
    return found


def id_for(name: str, taken: Sequence[str], otherwise: str) -> str:
    """Return an id made from a name that is not in `taken`."""
    plain = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    stem = "_".join("".join(c if c.isalnum() else " " for c in plain).split())[: MAX_ID - 5]
    stem = stem.rstrip("_")
    return free_id(stem if is_id(stem) else otherwise, taken)


class EntryCommands(QObject):
    """Edits a document; `catalog` may be replaced."""

    edit_requested = Signal(object)  # Ref of an entry to edit

    def __init__(self, document: EntryDocument, catalog: Catalog, window: QWidget) -> None:
        super().__init__(window)
        self._document, self.catalog, self._window = document, catalog, window
        self.checked = CheckedContent(catalog)
        self.dialog: QDialog | None = None
        self.new_refs: set[Ref] = set()  # unsaved new entries, whose ids follow their names

    def id_of_new(self, ref: Ref, name: Plain) -> str:
        """Return the id for a name; an entry that may have references keeps its own id.

        The caller changes the id in the text.
        """
        if ref not in self.new_refs or not isinstance(name, str):
            return ref.id
        taken = [id_ for id_ in self._taken(ref.file) if id_ != ref.id]
        id_ = id_for(name, taken, f"my_{ref.file.kind}")
        self.new_refs.add(Ref(ref.path, id_))
        return id_

    def fill_new(self, menu: QMenu, current: Callable[[], Ref | None]) -> None:
        """Fill the menu of new entries; `current` determines the expansion."""
        last = ""
        for one in new_entry_kinds():
            if last and one.name != last:
                menu.addSeparator()
            last = one.name
            action = menu.addAction(label_of(one.word or one.file.kind))
            action.setObjectName(f"new_{one.word or one.file.kind}")
            action.triggered.connect(partial(self._on_new, one, current))
        menu.addSeparator()
        another = menu.addAction(tr("Expansion…"))
        another.setObjectName("new_expansion")
        another.triggered.connect(lambda: self._ask_expansion(self._begin_expansion))

    def fill_copies(self, menu: QMenu, current: Callable[[], Ref | None]) -> None:
        """Fill the menu of tiles and cards of the game and of packs."""
        menu.clear()
        for name, file in EXPANSION_FILES.items():
            inner = menu.addMenu(label_of(f"{file.kind}s"))
            for source in sources(self.catalog, file.kind, name):
                submenu = inner.addMenu(CopyTexts().source(source).replace("&", "&&"))
                for entry in source.entries:
                    title = truncated(content_text(entry.name)).replace("&", "&&")
                    action = submenu.addAction(title)
                    action.setObjectName(f"copy_{entry.id}")
                    action.triggered.connect(partial(self._on_copy, source, entry, current))

    # -- new ---------------------------------------------------------------------------------------

    def _on_new(
        self, one: NewEntryKind, current: Callable[[], Ref | None], _on: bool = False
    ) -> None:
        ids = {kind: [id_ for id_, _ in found] for kind, found in ids_of(self.catalog).items()}
        name = NewEntryTexts().name(one.word or one.file.kind)
        value = beginning(one.file.record, ids, {**one.given, "name": name})
        assert isinstance(value, dict), "an entry is a record"
        self._place(one, current(), lambda path: self._add(path, one.file, name, value))

    def _on_copy(
        self,
        source: CopySource,
        entry: Tile | Card,
        current: Callable[[], Ref | None],
        _on: bool = False,
    ) -> None:
        question = partial(value_in, source.path, entry)
        Task(self, question, partial(self._on_read, source.path, current))

    def _on_read(
        self, path: Path, current: Callable[[], Ref | None], value: dict[str, Plain] | None
    ) -> None:
        if value is None:  # the pack has been removed
            text = tr("The file to be copied cannot be read.")
            self._show(message_box(tr("Tiles and cards"), text, str(path), self._window))
            return
        name = tr("Copy of {name}").format(name=str(value["name"]))[:80]
        one = next(one for one in new_entry_kinds() if one.name == path.name)
        copied = {**value, "name": name}
        self._place(one, current(), lambda own: self._add(own, one.file, name, copied))

    def _place(self, one: NewEntryKind, near: Ref | None, then: Callable[[Path], object]) -> None:
        """Call `then` with the file for a new entry, after creating an expansion if needed."""
        home = paths.user_content()
        if one.name in ROOT_FILES:
            then(home / one.name)
            return
        own = self.own_folders()
        if near is not None and near.path.parent in own:
            then(near.path.parent / one.name)
        elif own:
            then(own[0] / one.name)
        else:
            self._ask_expansion(lambda folder: then(folder / one.name))

    def own_folders(self) -> list[Path]:
        """Return the folders of the user's own expansions."""
        return [p.parent for p in self._document.texts if p.name == EXPANSION_FILE]

    def _add(self, path: Path, file: EntryFile, name: str, value: dict[str, Plain]) -> None:
        text = self._document.texts.get(path, "")
        id_ = id_for(name, self._taken(file), f"my_{file.kind}")
        words = tr("Add {name}").format(name=truncated(name, 40))
        self._document.change({path: added(text, written(id_, value))}, words)
        self.new_refs.add(Ref(path, id_))
        self.edit_requested.emit(Ref(path, id_))

    def _taken(self, file: EntryFile) -> list[str]:
        known = getattr(self.catalog, f"{file.kind}s")
        return [*known, *(ref.id for ref in self._document.refs() if ref.file is file)]

    def _ask_expansion(self, then: Callable[[Path], object]) -> None:
        taken = [*self.catalog.expansions, *(p.parent.name for p in self._document.texts)]
        dialog = NameDialog(
            tr("New expansion"),
            tr("My expansion"),
            self._window,
            words=tr("Your tiles and cards need an expansion to belong to."),
        )

        def take() -> None:
            name = dialog.name.text().strip()
            folder = paths.user_content() / id_for(name, taken, "my_expansion")
            words = tr("Add {name}").format(name=truncated(name, 40))
            self._document.change({folder / EXPANSION_FILE: expansion_text(name)}, words)
            then(folder)

        dialog.accepted.connect(take)
        self._show(dialog)

    def _begin_expansion(self, folder: Path) -> None:
        self.edit_requested.emit(Ref(folder / EXPANSION_FILE, folder.name))

    def _show(self, dialog: QDialog) -> None:
        self.dialog = dialog
        fit_dialog(dialog)
        dialog.open()
        show_focus(dialog)

    # -- the current entry
    # ---------------------------------------------------------------------------

    def duplicate(self, ref: Ref) -> None:
        """Add a copy of an own entry below it."""
        text = self._document.text(ref)
        value = value_of(text)
        name = tr("Copy of {name}").format(name=str((value or {}).get("name", ref.id)))[:80]
        id_ = id_for(name, self._taken(ref.file), f"my_{ref.file.kind}")
        copied = renamed(text, id_)
        if value is not None:
            order = [field.key for field in ref.file.record.fields]
            copied = with_value(copied, {**value, "name": name}, order)
        whole = added(self._document.texts[ref.path], copied)
        words = tr("Add {name}").format(name=truncated(name, 40))
        self._document.change({ref.path: whole}, words)
        self.edit_requested.emit(Ref(ref.path, id_))

    def rename(self, ref: Ref) -> None:
        """Ask for another id, and whether references to the entry should follow."""
        dialog = RenameDialog(ref.id, self._places(ref), self._window)
        taken = self._taken(ref.file)
        dialog.is_good = lambda text: text == ref.id or (is_id(text) and text not in taken)

        def take() -> None:
            id_ = dialog.name.text().strip()
            span = self._document.span(ref)
            if span is None or id_ == ref.id:
                return
            if dialog.is_followed:
                self._rename_everywhere(ref, id_)
                return
            text = self._document.texts[ref.path]
            entry = renamed(span.of(text), id_)
            self._take_renamed(ref, id_, {ref.path: replaced(text, span, entry)})

        dialog.accepted.connect(take)
        self._show(dialog)

    def _places(self, ref: Ref) -> list[str]:
        """Return the references to an entry in the user's files, as file and line."""
        span, home = self._document.span(ref), paths.user_content()
        drafts = self.checked.drafts.get((ref.path, span.line), ()) if span is not None else ()
        uses = uses_of(ref, {ref.id, *(draft.id for draft in drafts)}, self.checked.uses)
        return [f"{use.path.relative_to(home).as_posix()}:{use.line}" for use in uses]

    def _rename_everywhere(self, ref: Ref, id_: str) -> None:
        texts = dict(self._document.texts)
        question = partial(renamed_everywhere, texts, ref, id_)
        Task(self, question, partial(self._on_renamed, ref, id_, texts), must_end=True)

    def _on_renamed(self, ref: Ref, id_: str, texts: dict[Path, str], made: Renamed) -> None:
        if self._document.span(ref) is None:
            return
        if texts != self._document.texts:  # edited during the search
            self._rename_everywhere(ref, id_)
            return
        self._document.add_texts(made.found)
        self._take_renamed(ref, id_, made.texts)

    def _take_renamed(self, ref: Ref, id_: str, texts: Mapping[Path, str]) -> None:
        words = tr("Rename {name}").format(name=ref.id)
        self._document.change(texts, words)
        self.edit_requested.emit(Ref(ref.path, id_))

    def delete(self, ref: Ref) -> None:
        """Delete an entry from its file; undo restores it."""
        span = self._document.span(ref)
        if span is not None:
            words = tr("Delete {name}").format(name=ref.id)
            text = removed(self._document.texts[ref.path], span)
            self._document.change({ref.path: text}, words)
