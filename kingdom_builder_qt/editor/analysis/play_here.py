"""A game on the section being edited, among three others, at once.

The game carries the section as it is now (`game.own_sections`): nothing has to be saved before, and
the game stays as it is, also when loaded later, while the section is drawn on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import SystemRandom
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ai.players.player import DEFAULT_LEVEL
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS, ROTATIONS, Section
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.editor.checks.checks import check, needs
from kingdom_builder_qt.editor.checks.issue_texts import issue_text
from kingdom_builder_qt.editor.checks.issues import Issue
from kingdom_builder_qt.editor.checks.statistics import norms
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.game.setup.chance import stream
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.own_sections import own_section_text
from kingdom_builder_qt.game.setup.pools import BASE, section_pool
from kingdom_builder_qt.ui.style.theme import THEMES
from kingdom_builder_qt.ui.widgets.message_box import message_box
from kingdom_builder_qt.ui.window.workshop import Starter, Trial

translate = QCoreApplication.translate
_SHOWN: Final = 5  # errors in the message; the issues list has all


def play_here(
    section: Section, catalog: Catalog, start: Starter, parent: QWidget | None = None
) -> bool:
    """Start a game with the section in a random quadrant; False after saying why not."""
    if errors := errors_of(section, catalog):
        tell_errors(errors, catalog, parent)
        return False
    try:
        options = play_options(section, catalog, SystemRandom().getrandbits(32))
    except SetupError as error:
        _tell(translate("PlayHere", "No game can be played on this section."), str(error), parent)
        return False
    names = [player.name for player in THEMES["light"].players]
    seats = Seat(names[0], 0), Seat(names[1], 1, DEFAULT_LEVEL)
    return start(Trial(section.id, options, seats))


def errors_of(section: Section, catalog: Catalog) -> list[Issue]:
    """Return what must be put right before anybody can play on a section."""
    return [issue for issue in check(section, catalog, norms(catalog)) if issue.is_error]


def play_options(section: Section, catalog: Catalog, seed: int) -> GameOptions:
    """Return a game that carries the section; SetupError if there are no three others."""
    expansions = dict.fromkeys((BASE, *needs(section, catalog)))
    if section.is_island:
        expansions[section.expansion] = None
    is_shipped = section.id in catalog.sections and (
        ("section", section.id) not in catalog.user_entries
    )
    options = GameOptions(
        seed=seed,
        expansions=tuple(expansions),
        own_sections=() if is_shipped else (own_section_text(catalog, section),),
    )
    if section.is_island:
        return replace(options, island=section.id)
    pool = sorted({s.id for s in section_pool(catalog, options)} - {section.id})
    if len(pool) < len(QUADRANTS) - 1:
        raise SetupError(f"only {len(pool)} sections to put beside this one")
    random = stream(seed, "play here")
    ids = random.sample(pool, len(QUADRANTS) - 1)
    ids.insert(random.randrange(len(QUADRANTS)), section.id)
    return replace(options, sections=tuple((id_, random.choice(ROTATIONS)) for id_ in ids))


def tell_errors(errors: Sequence[Issue], catalog: Catalog, parent: QWidget | None) -> None:
    """Say what must be put right first."""
    lines = [f"• {issue_text(issue, catalog)}" for issue in errors[:_SHOWN]]
    if len(errors) > _SHOWN:
        more = translate("PlayHere", "and {count} more: see the list of issues")
        lines.append("• " + more.format(count=len(errors) - _SHOWN))
    _tell(translate("PlayHere", "The section cannot be played yet."), "\n".join(lines), parent)


def _tell(text: str, more: str, parent: QWidget | None) -> None:
    box = message_box(translate("PlayHere", "Play here"), text, more, parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
