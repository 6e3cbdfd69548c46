"""Names of the content inside sentences, with their inflected forms.

A sentence names the form that it needs in its placeholder: "{player} places {piece:indefinite}".
No sentence puts an article before a name or an ending behind it, because other languages inflect
names by gender and case.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from kingdom_builder_qt.core.messages import Message

# The form for a name inside a sentence that is not the name in lower case. Names in other languages
# than English always have it.
BARE: Final = "bare"
# The forms that content can give and sentences can ask for, with their documentation.
FORMS: Final[Mapping[str, str]] = {
    "indefinite": Message(
        "With the indefinite article: `a stone wall`; of a terrain or a terrain card, "
        "the words before *hex*: `a grass`."
    ),
    "plural": Message("The plural without an article: `stone walls`."),
    "short_plural": Message("The plural in as few words as possible: `walls`."),
}
_SIBILANTS: Final = ("s", "x", "z", "ch", "sh")


class Noun(str):
    """A name inside a sentence; a format specification selects one of its forms."""

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, name: str, forms: Mapping[str, str]) -> Noun:
        """Make a noun; KeyError if `forms` lacks one of `FORMS`."""
        noun = super().__new__(cls, name)
        noun.forms = {**{form: forms[form] for form in FORMS}, **forms}
        return noun

    def __format__(self, form: str) -> str:
        """Return the name, or one of its forms; the bare name for a form that it lacks.

        A translated sentence may ask for a form of its language that an entry does not have. Tests
        check the sentences.
        """
        return self.forms.get(form, str(self))

    def called(self, name: str) -> Noun:
        """Return the noun under another bare name, such as one with a capital."""
        return Noun(name, self.forms)

    def followed(self, words: str) -> Noun:
        """Return the noun with the same words behind each form."""
        return self.within(lambda said: said + words)

    def within(self, words: Callable[[str], str]) -> Noun:
        """Return the noun with each form put into words."""
        return Noun(words(str(self)), {form: words(said) for form, said in self.forms.items()})


def unchanging(name: str) -> Noun:
    """Return a noun that is the same in all forms."""
    return Noun(name, dict.fromkeys(FORMS, name))


def noun_of(name: str, forms: Iterable[tuple[str, str]] = ()) -> Noun:
    """Return a name inside a sentence.

    Missing forms are derived by the rules of English. The loader gives names in other languages
    all forms, including the bare one.
    """
    given = dict(forms)
    word = given.get(BARE, name.lower())
    return Noun(word, {**english_forms(word), **given})


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

    `join` puts the conjunction; an English article stands only before the first.
    """
    asked = dict.fromkeys(form for noun in nouns for form in noun.forms)
    forms = {form: join([format(noun, form) for noun in nouns]) for form in asked}
    if BARE not in asked:
        forms["indefinite"] = join([format(nouns[0], "indefinite"), *nouns[1:]])
    return Noun(join(nouns), forms)
