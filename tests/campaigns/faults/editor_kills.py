"""Kills the section editor while sections are drawn and saved."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QTimer

from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.core.board import Cell, Section
from kingdom_builder_qt.editor.sections.files.files import open_section
from kingdom_builder_qt.editor.sections.files.recovery import SUFFIX
from kingdom_builder_qt.editor.sections.page.section_page import SectionPage
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.editor.sections.window.recovery_dialog import RecoveryDialog
from tests.campaigns.faults.kills import MakeUser, kill_again_and_again
from tests.campaigns.faults.lives import Message, Teller
from tests.campaigns.faults.tally import Tally, Trial
from tests.editor.support import CATALOG
from tests.ui.opening import save_in

RECENT: Final = 2.0  # seconds: the script draws faster than the disk writes
# The sections that are drawn, one in each tab, and where each is saved.
FILES: Final = {"mine": ("one", "two", "three"), "yours": ("four", "five")}
TERRAINS: Final = ("grass", "canyon", "desert", "flower", "forest", "water", "mountain")


def kills_in_editor(trial: Trial, tally: Tally) -> None:
    """Kill the editor while two sections are drawn; all strokes but the last must be recovered."""
    past = Past(trial.folder / "drawn")
    past.folder.mkdir()
    kill_again_and_again(trial, tally, past, artist_in(past.folder), editor=True)


def artist_in(folder: Path) -> MakeUser:
    """Return the script of a person who draws and saves sections in a folder."""
    return lambda random: (
        lambda window, teller: Artist(window.workshop.editor, teller, folder, random)
    )


class Artist(QObject):
    """A person who draws in two tabs in turn, undoes strokes, renames and saves."""

    def __init__(self, editor: EditorWindow, teller: Teller, folder: Path, random: Random) -> None:
        super().__init__(editor)
        self._editor, self._teller, self._folder, self._random = editor, teller, folder, random
        self._left = self._stroke = 0
        self._cell = Cell(terrain="grass")
        while editor.opener.is_checking:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        box = editor.dialogs.current
        if isinstance(box, RecoveryDialog):
            (box.restore if box.restore_all.isHidden() else box.restore_all).click()
        found = self._pages()
        teller.tell(offered={id_: _text(page.document.section) for id_, page in found.items()})
        self._steps = dict.fromkeys(FILES, 0)
        self._sheets = {id_: found.get(id_) or self._begin_page(id_) for id_ in FILES}
        for id_, page in self._sheets.items():
            stack = page.document.stack
            for changed in (stack.indexChanged, stack.cleanChanged):  # a save changes no index
                changed.connect(partial(self._tell, id_))
            self._tell(id_)
        self._now = "mine"
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._act)
        self._timer.start(0)

    def _pages(self) -> dict[str, SectionPage]:
        """Return the restored sections by id; of two states of a section the newer, the last."""
        pages: dict[str, SectionPage] = {}
        for page in self._editor.tabs.pages:
            if not page.document.is_modified:
                continue
            if (older := pages.get(page.document.section.id)) is not None:
                older.document.stack.setClean()
                self._editor.close_page(older)
            pages[page.document.section.id] = page
        return pages

    def _begin_page(self, id_: str) -> SectionPage:
        page = self._editor.opener.page()
        page.document.set_header("id", id_)
        return page

    def _tell(self, id_: str, _change: int | bool = 0) -> None:
        document = self._sheets[id_].document
        text, clean = _text(document.section), not document.is_modified
        self._teller.tell(sheet=id_, text=text, step=self._steps[id_], clean=clean)

    def _act(self) -> None:
        """Continue the stroke, or act between two strokes."""
        if self._left:
            self._left -= 1
            self._paint()
        else:
            if self._random.random() < 0.3:
                self._now = self._random.choice(list(FILES))
                self._editor.tabs.show_page(self._sheets[self._now])
            self._steps[self._now] += 1
            self._begin()
        self._timer.start(self._random.randint(5, 25) if self._left else self._pause())

    def _pause(self) -> int:
        return self._random.choice((20, 60, 150, 400))

    def _begin(self) -> None:
        document, random = self._sheets[self._now].document, self._random
        chance = random.random()
        if chance < 0.08:
            self._save()
        elif chance < 0.15:
            document.set_header("name", f"Section {random.randrange(1000)}")
        elif chance < 0.25:
            document.stack.undo()
        elif chance < 0.3:
            document.stack.redo()
        else:
            self._cell = Cell(terrain=random.choice(TERRAINS))
            self._stroke, self._left = document.new_stroke(), random.randint(0, 8)
            self._paint()

    def _paint(self) -> None:
        document = self._sheets[self._now].document
        document.paint({self._random.choice(document.grid.hexes): self._cell}, "P", self._stroke)

    def _save(self) -> None:
        id_ = self._now
        path = self._folder / f"{self._random.choice(FILES[id_])}.yaml"
        self._teller.tell(saving=path.name, of=id_)
        if save_in(self._sheets[id_].files, path):
            self._teller.tell(saved=path.name, of=id_)


def _text(section: Section) -> str:
    return section_text(section, CATALOG.terrains)


@dataclass(slots=True)
class Sheet:
    """The reported states of one section."""

    # Text, number of the stroke, is it saved, time.
    states: list[tuple[str, int, bool, float]] = field(default_factory=list)
    found: str | None = None  # in the draft after the last kill

    def check(self, killed: float, tally: Tally) -> None:
        """Compare the draft that was found with the reported strokes."""
        now = self.states[-1][1]
        kept = [step for text, step, clean, _ in self.states if text == self.found or clean]
        # Without a draft it is the section before the first stroke.
        last = kept[-1] if kept else 0
        first = next((at for _, step, _, at in self.states if step > last), killed)
        lost, is_known = now - last, kept or self.found is None
        tally.expect(
            is_known and (lost <= 1 or killed - first < RECENT),
            ("no stroke lost", "the last stroke lost", "more strokes lost")[min(lost, 2)],
            f"{lost} strokes are lost, the first drawn {killed - first:.1f} s before",
        )


@dataclass(slots=True)
class Past:
    """The reports of the killed editors: every state of each section, and the saved files."""

    folder: Path
    sheets: dict[str, Sheet] = field(default_factory=lambda: {id_: Sheet() for id_ in FILES})
    files: dict[str, set[str]] = field(default_factory=dict)
    saving: str = ""

    def heard(self, message: Message) -> None:
        """Store a message of a life."""
        match message:
            case {"sheet": str(id_), "text": str(text), "step": int(step), "clean": bool(clean)}:
                self.sheets[id_].states.append((text, step, clean, message["at"]))
            case {"saving": str(name), "of": str(id_)}:
                self.saving = name
                self.files.setdefault(name, set()).add(self.sheets[id_].states[-1][0])
            case {"saved": str(name), "of": str(id_)}:
                self.saving = ""
                self.files[name] = {self.sheets[id_].states[-1][0]}

    def resumed(self, offered: dict[str, str], tally: Tally) -> None:
        """Compare the offer of a start with the drafts on the disk, and reset the states."""
        for id_, sheet in self.sheets.items():
            tally.expect(
                offered.get(id_) == sheet.found,
                "restored" if id_ in offered else "nothing to restore",
                "another section is offered than was kept",
            )
            sheet.states.clear()

    def check(self, home: Path, killed: float, tally: Tally) -> None:
        """Check the disk after a kill at a time of `monotonic`."""
        drafts = sorted((home / "drafts").glob(f"*{SUFFIX}"), key=lambda p: p.stat().st_mtime_ns)
        texts = [json.loads(path.read_text(encoding="utf-8"))["section"] for path in drafts]
        for id_, sheet in self.sheets.items():
            kept = [text for text in texts if f"id: {id_}\n" in text]
            sheet.found = kept[-1] if kept else None
            if sheet.states:
                sheet.check(killed, tally)
        self._check_files(tally)

    def _check_files(self, tally: Tally) -> None:
        for name, known in self.files.items():
            path = self.folder / name
            if not path.exists() and name == self.saving and len(known) == 1:
                continue
            opened = open_section(path, CATALOG)
            text = _text(opened.section) if opened.section is not None else "nothing"
            if text in known and opened.is_canonical:
                self.files[name] = {text}
            else:
                tally.fail(f"a section file is not what was saved: {opened.problems[:1]}")
        self.saving = ""
        tally.outcomes["section files verified"] += len(self.files)
