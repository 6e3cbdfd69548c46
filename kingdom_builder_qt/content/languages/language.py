"""Languages as values: their ids, and the properties that an overlay declares."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from kingdom_builder_qt.content.nouns import BARE, FORMS

ENGLISH: Final = "en"
FOLDER: Final = "lang"  # next to the files of a content folder
LANGUAGE_PATTERN: Final = re.compile(r"[a-z]{2,3}(_[A-Z][A-Za-z]{1,3})?")


@dataclass(frozen=True, slots=True)
class Language:
    """A language; `forms`: the forms of its names beyond the English ones, with their docs."""

    id: str = ENGLISH
    name: str = "English"  # in the language itself
    capital_nouns: bool = False  # inside a sentence, as in German
    is_complete: bool = False  # a release has no gap
    forms: Mapping[str, str] = field(default_factory=dict)
    variant: str = "{tile}: {terrain}"  # name of a tile with a variant for each terrain

    @property
    def is_english(self) -> bool:
        """Whether names have the English forms and missing ones are derived."""
        return chain(self.id)[0] == ENGLISH

    def all_forms(self) -> dict[str, str]:
        """Return the forms that a sentence can ask for, with their documentation."""
        return {**FORMS, **self.forms}

    def complete(self, name: str, given: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
        """Return all forms of a name; a missing one is the bare name.

        English names stay as they are: `noun_of` derives their forms.
        """
        if self.is_english:
            return tuple(given)
        known = dict(given)
        bare = known.get(BARE) or (name if self.capital_nouns else name.lower())
        known = {"short_plural": known.get("plural", bare), **known}
        return tuple((form, known.get(form, bare)) for form in (BARE, *self.all_forms()))


def chain(language: str) -> tuple[str, ...]:
    """Return the languages that apply, the most general one first: `pt`, `pt_BR`."""
    general = language.partition("_")[0]
    return (general,) if general == language else (general, language)
