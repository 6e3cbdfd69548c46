"""Pages of the rules browser as rich text, with escaped texts and highlighted search hits."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from html import escape
from typing import Final
from urllib.parse import quote, unquote

from PySide6.QtGui import QColor

from kingdom_builder_qt.content.rule_pages import Key
from kingdom_builder_qt.content.rulings import Ruling
from kingdom_builder_qt.game.examples import ShownExample
from kingdom_builder_qt.ui.art.brushes import mixed
from kingdom_builder_qt.ui.desktop.style.resources import load_fonts, title_families
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.learn.rules.rules_book import KEYS, Leaf
from kingdom_builder_qt.ui.words.foreign_text import remarks

tr = translator(__name__)

EMBLEM: Final = "picture:emblem"
EXAMPLE: Final = "picture:example"
EMBLEM_SIZE: Final = 56
RULINGS: Final = "rulings:"  # link that shows the rulings of the page
CHANGE_KEYS: Final = "keys:"  # link that opens the dialog of keys


@dataclass(frozen=True, slots=True)
class PictureSize:
    """The size of a picture on the page, in device-independent pixels."""

    width: int
    height: int


def hit_colour(theme: Theme) -> QColor:
    """Return the background of search hits: gold, mixed so that text stays readable."""
    return mixed(theme.colour("field"), theme.colour("gold"), 0.4)


def link_of(key: Key) -> str:
    """Return the URL of a page."""
    return f"page:{key[0]}/{quote(key[1])}"


def key_of(link: str) -> Key | None:
    """Return the page of a URL, None for other URLs."""
    scheme, _, rest = link.partition(":")
    kind, slash, id_ = rest.partition("/")
    return (kind, unquote(id_)) if scheme == "page" and slash else None


class PageHtml:
    """Renders pages in the theme's colours; `leaf_of` resolves links."""

    def __init__(self, leaf_of: Callable[[Key], Leaf | None]) -> None:
        self._leaf_of = leaf_of
        self._marked: re.Pattern[str] | None = None

    def page(
        self,
        leaf: Leaf,
        emblem: PictureSize | None,
        example: PictureSize | None,
        shown: ShownExample | None,
        marked: re.Pattern[str] | None = None,
        mistake: str = "",
        shows_rulings: bool = True,
    ) -> str:
        """Return a page; its pictures are named `EMBLEM` and `EXAMPLE`.

        `mistake`: why an example of user content cannot be shown. Without `shows_rulings` the page
        of an entry has the link `RULINGS` instead of its rulings.
        """
        self._marked = marked
        parts = [self._head(leaf, emblem), self._paragraph(leaf.text, first=True)]
        if leaf.key == KEYS:
            parts.append(f'<p><a href="{CHANGE_KEYS}">{escape(tr("Change keys…"))}</a></p>')
        if leaf.detail:
            parts.append(self._heading(tr("In short")) + self._paragraph(leaf.detail))
        if leaf.example is not None and shown is not None and example is not None:
            parts.append(self._example(leaf, shown, example))
        elif example is not None:
            picture = _picture(EXAMPLE, example, leaf.title)
            parts.append(f'<p style="margin-top:12px;line-height:100%;">{picture}</p>')
        elif mistake:
            words = tr("The example contradicts the rules: {mistake}")
            parts.append(self._paragraph(words.format(mistake=mistake)))
        parts.append(self._table(leaf.rows))
        if leaf.key[0] == "rulings":
            parts.append(self._rulings(leaf.rulings))
        elif leaf.rulings and shows_rulings:
            parts.append(self._heading(tr("Rulings")) + self._rulings(leaf.rulings))
        elif leaf.rulings:
            title = escape(tr("Rulings"))
            anchor = f'<a href="{RULINGS}">{title}</a>'
            parts.append(f'<p style="margin-top:16px;">{anchor}</p>')
        if leaf.links:
            parts.append(self._heading(tr("See also")) + self._links(leaf.links))
        return f"<html><head>{self._style()}</head><body>{''.join(parts)}</body></html>"

    def _style(self) -> str:
        text, link = (current_theme().colour(name).name() for name in ("text", "link"))
        return (
            f"<style>body{{color:{text};}} p{{margin:6px 0;line-height:125%;}}"
            f"a{{color:{link};text-decoration:none;}}</style>"
        )

    def _escaped(self, text: str) -> str:
        """Escape a text, with the search hits highlighted."""
        if self._marked is None:
            return escape(text)
        parts, end = [], 0
        style = f"background-color:{hit_colour(current_theme()).name()};"
        for hit in self._marked.finditer(text):
            parts.append(escape(text[end : hit.start()]))
            parts.append(f'<span style="{style}">{escape(hit[0])}</span>')
            end = hit.end()
        return "".join([*parts, escape(text[end:])])

    def _muted(self, html: str) -> str:
        return f'<span style="color:{current_theme().colour("text_muted").name()};">{html}</span>'

    def _head(self, leaf: Leaf, emblem: PictureSize | None) -> str:
        under = [leaf.group]
        if leaf.expansion and leaf.expansion not in leaf.group:
            under.append(leaf.expansion)
        if leaf.in_game:
            under.append(tr("in this game"))
        families = ",".join(f"'{name}'" for name in title_families(load_fonts()))
        title = (
            f'<span style="font-family:{families};font-size:x-large;font-weight:700;">'
            f"{self._escaped(leaf.title)}</span>"
        )
        words = f"{title}<br/>{self._muted(escape(remarks(under)))}"
        if emblem is None:
            return f"<p>{words}</p>"
        picture = _picture(EMBLEM, emblem, "")
        return (
            '<table cellspacing="0" cellpadding="0"><tr>'
            f'<td valign="middle">{picture}</td>'
            f'<td valign="middle" style="padding-left:14px;">{words}</td></tr></table>'
        )

    def _heading(self, text: str) -> str:
        return f'<p style="margin-top:16px;font-weight:600;">{escape(text)}</p>'

    def _paragraph(self, text: str, first: bool = False) -> str:
        style = ' style="margin-top:12px;"' if first else ""
        return f"<p{style}>{self._escaped(text)}</p>" if text else ""

    def _example(self, leaf: Leaf, shown: ShownExample, size: PictureSize) -> str:
        assert leaf.example is not None
        answer = " ".join(filter(None, [self._legend(shown), self._gold(shown.gold)]))
        picture = _picture(EXAMPLE, size, leaf.example.caption)
        return (
            self._heading(tr("Example"))
            + f'<p style="margin-top:8px;line-height:100%;">{picture}</p>'
            f"{self._paragraph(leaf.example.caption)}<p>{self._muted(self._escaped(answer))}</p>"
        )

    def _legend(self, shown: ShownExample) -> str:
        """Return the meaning of the highlight in the picture."""
        if shown.role == "origin":
            return tr("Highlighted: the pieces that can be moved.")
        if shown.role == "target":
            return tr("Highlighted: the hexes that can be chosen.")
        return (
            tr("Highlighted: the hexes that earned the gold.")
            if any(shown.gold)
            else tr("Highlighted: the hexes where tiles are taken.")
        )

    def _gold(self, gold: tuple[int, ...]) -> str:
        """Return the players' gold; blue is the active player."""
        patterns = (
            tr("Blue earns {gold} gold."),
            tr("Orange earns {gold} gold."),
            tr("White earns {gold} gold."),
        )
        return " ".join(
            pattern.format(gold=amount)
            for pattern, amount in zip(patterns, gold, strict=False)
            if amount
        )

    def _table(self, rows: Iterable[tuple[str, str]]) -> str:
        cells = "".join(
            f'<tr><td style="padding:4px 24px 4px 0;"><b>{self._escaped(first)}</b></td>'
            f'<td style="padding:4px 0;">{self._escaped(second)}</td></tr>'
            for first, second in rows
        )
        return f'<table cellspacing="0">{cells}</table>' if cells else ""

    def _rulings(self, rulings: Iterable[Ruling]) -> str:
        return "".join(f"<p>{self._escaped(ruling.text)}</p>" for ruling in rulings)

    def _links(self, keys: Iterable[Key]) -> str:
        """Return the related pages, one line per group."""
        groups: dict[str, list[str]] = {}
        for key in keys:
            if (leaf := self._leaf_of(key)) is not None:
                title = escape(leaf.title).replace(" ", "&nbsp;")
                anchor = f'<a href="{escape(link_of(key))}">{title}</a>'
                groups.setdefault(leaf.group, []).append(anchor)
        return "".join(
            f"<p>{self._muted(escape(group))}<br/>{remarks(anchors)}</p>"
            for group, anchors in groups.items()
        )


def _picture(name: str, size: PictureSize, alt: str) -> str:
    return f'<img src="{name}" width="{size.width}" height="{size.height}" alt="{escape(alt)}"/>'
