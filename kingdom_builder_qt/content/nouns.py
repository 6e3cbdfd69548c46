"""Names of the content inside sentences, with their inflected forms.

A sentence names the form that it needs in its placeholder: "{player} places {piece:indefinite}".
No sentence puts an article before a name or an ending behind it, because other languages inflect
names by gender and case.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from kingdom_builder_qt.core.errors import quoted

# The forms that content can give and sentences can ask for, with their documentation.
FORMS: Final[Mapping[str, str]] = {
    "indefinite": "With the indefinite article: `a stone wall`; of a terrain or a terrain card, "
    "the words before *hex*: `a grass`.",
    "plural": "The plural without an article: `stone walls`.",
    "short_plural": "The plural in as few words as possible: `walls`.",
}
_SIBILANTS: Final = ("s", "x", "z", "ch", "sh")


class Noun(str):
    """A name inside a sentence; a format specification selects one of `FORMS`."""

    __slots__ = ("_forms",)
    _forms: Mapping[str, str]

    def __new__(cls, name: str, forms: Mapping[str, str]) -> Noun:
        """Make a noun; KeyError if `forms` lacks one of `FORMS`."""
        noun = super().__new__(cls, name)
        noun._forms = {form: forms[form] for form in FORMS}
        return noun

    def __format__(self, form: str) -> str:
        """Return the name, or one of its forms; ValueError for an unknown form."""
        if not form:
            return str(self)
        if form not in self._forms:
            raise ValueError(f"unknown form of a noun: {quoted(form)}")
        return self._forms[form]

    def called(self, name: str) -> Noun:
        """Return the noun under another bare name, such as one with a capital."""
        return Noun(name, self._forms)

    def followed(self, words: str) -> Noun:
        """Return the noun with the same words behind each form."""
        return self.within(lambda said: said + words)

    def within(self, words: Callable[[str], str]) -> Noun:
        """Return the noun with each form put into words."""
        return Noun(words(str(self)), {form: words(said) for form, said in self._forms.items()})


def unchanging(name: str) -> Noun:
    """Return a noun that is the same in all forms."""
    return Noun(name, dict.fromkeys(FORMS, name))


def noun_of(name: str, forms: Iterable[tuple[str, str]] = ()) -> Noun:
    """Return an English name inside a sentence, in lower case; missing forms are derived."""
    word = name.lower()
    return Noun(word, {**english_forms(word), **dict(forms)})


def english_forms(noun: str) -> dict[str, str]:
    """Derive the forms of an English noun; of `hall of fame` the words before *of* are inflected.

    Entries of players may lack `forms`: in English the rule is right for nearly every name, and a
    bare name would make a wrong sentence of all of them.
    """
    head, of, rest = noun.partition(" of ")
    is_vowel = noun.startswith(tuple("aeiou")) and not noun.startswith("uni")
    return {
        "indefinite": f"{'an' if is_vowel else 'a'} {noun}",
        "plural": f"{_plural(head)}{of}{rest}",
        "short_plural": _plural(head.rpartition(" ")[2]),
    }


def _plural(noun: str) -> str:
    if noun.endswith("y") and not noun.endswith(("ay", "ey", "iy", "oy", "uy")):
        return f"{noun[:-1]}ies"
    return f"{noun}es" if noun.endswith(_SIBILANTS) else f"{noun}s"


def choice_of(nouns: Sequence[Noun], join: Callable[[Sequence[str]], str]) -> Noun:
    """Return alternatives as one noun: `a grass or canyon`, `castles or palaces`.

    `join` puts the conjunction; an article stands only before the first.
    """
    forms = {form: join([format(noun, form) for noun in nouns]) for form in FORMS}
    forms["indefinite"] = join([format(nouns[0], "indefinite"), *nouns[1:]])
    return Noun(join(nouns), forms)
