"""Update the translations: the texts of the program, their compiled files, and the content.

Run from anywhere: ``python resources/translate.py nl``. It writes every text of the program to
``translations/kingdom_builder_qt_nl.ts``, where existing translations stay, and compiles it to the
``.qm`` file next to it, which the program loads and the repository does not contain. Without a
language it updates all. ``en`` has the plural forms only. It also writes the overlays of the
content, ``board_data/lang/nl.yaml`` and the others, with every entry; those of the rulings, which a
language may lack until it is complete, only with ``--rulings`` or if they exist. ``--content``
leaves the texts of the program alone.

``export nl FILE.po`` writes the content as one file for Weblate or Poedit; ``import nl FILE.po``
reads it back.

The texts are the calls ``tr("…")`` of the package, read from its syntax trees. `pyside6-lupdate`
would need the context in each call, and extracts f-strings, which no look-up ever finds. It gets a
generated module and merges it into the .ts file, so that a changed text keeps its translation as a
proposal.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from string import Formatter
from tempfile import TemporaryDirectory

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.languages.language import Language
from kingdom_builder_qt.content.languages.originals import originals_of, shipped_homes
from kingdom_builder_qt.content.languages.overlay_writer import (
    FaultyOverlay,
    present_overlay,
    write_overlay,
)
from kingdom_builder_qt.content.languages.overlays import language_of, overlay_path
from kingdom_builder_qt.content.languages.po_files import Part, PoError, exported, imported
from kingdom_builder_qt.ui.desktop.message_files import compile_file
from kingdom_builder_qt.ui.desktop.translator import MESSAGES, context_of

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "kingdom_builder_qt"
FOLDER = ROOT / "resources" / "translations"
DEFINITION = "tr = translator(__name__)"
_NUMBER = re.compile("%L?n")
_ONE = re.compile(r"(?<![\w&.,])1 (?!to\b)[a-z{]")  # "1 hex"; not "1 to 9"


class Unextractable(Exception):
    """Texts that no translator would see; one line for each, with file and line."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text of the program."""

    context: str
    text: str
    comment: str
    file: str  # from the folder above the package
    is_plural: bool = False  # with a form for each number


def main(languages: Sequence[str]) -> None:
    """Update and compile the files of some languages, such as ``nl`` or ``pt_BR``."""
    FOLDER.mkdir(exist_ok=True)
    for path in [source_of(language) for language in languages] or sorted(FOLDER.glob("*.ts")):
        update(path)
        compile_file(path)


def update_content(languages: Sequence[str], *, rulings: bool = False) -> None:
    """Write all entries of the content into the overlays; existing translations stay.

    `languages`: by default those with an overlay. FaultyOverlay if an overlay has errors.
    """
    root = paths.board_data()
    found = sorted(path.stem for path in (root / "lang").glob("*.yaml"))
    for name in languages or found:
        language = language_of(root, name)
        _write(_parts(language, rulings=rulings), language)


def export(name: str, target: Path) -> None:
    """Write the content of a language into a .po file; FaultyOverlay if an overlay has errors."""
    language = language_of(paths.board_data(), name)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(exported(_parts(language), language), encoding="utf-8")


def import_(name: str, source: Path) -> None:
    """Write the translations of a .po file into the overlays; PoError before for faults."""
    language = language_of(paths.board_data(), name)
    text = source.read_text(encoding="utf-8")
    _write(imported(_parts(language), language, text, str(source)), language)


def _parts(language: Language, *, rulings: bool = False) -> list[Part]:
    """Return all folders with words; the rulings, if they are wanted or translated already."""
    return [
        Part(name_of(place), place, originals_of(place), present_overlay(place, language))
        for home in shipped_homes()
        for place in home.places()
        if place != paths.docs() or rulings or overlay_path(place, language.id).is_file()
    ]


def _write(parts: Iterable[Part], language: Language) -> None:
    for part in parts:
        is_root = part.folder == paths.board_data()
        write_overlay(part.originals, part.overlay, language, is_root=is_root)


def name_of(place: Path) -> str:
    """Return a folder from the root of the repository."""
    root = paths.board_data().parent
    return place.relative_to(root).as_posix() if place.is_relative_to(root) else place.name


def source_of(language: str) -> Path:
    """Return the source file of a language."""
    return FOLDER / f"kingdom_builder_qt_{language}.ts"


def update(path: Path) -> None:
    """Write all texts of the program into a .ts file; removed texts are dropped.

    Unextractable if a text cannot be read.
    """
    with TemporaryDirectory() as folder:
        source = Path(folder, "texts.py")
        source.write_text(module_of(texts_of(PACKAGE)), encoding="utf-8")
        options = ["-no-obsolete", "-locations", "none"]
        options += ["-pluralonly"] if path == source_of("en") else []
        _run("pyside6-lupdate", str(source), *options, "-ts", str(path))


def texts_of(package: Path) -> list[Text]:
    """Return all texts of a package; Unextractable lists each call that cannot be read."""
    texts: list[Text] = []
    faults: list[str] = []
    for path in sorted(package.rglob("*.py")):
        reader = _Reader(path.relative_to(package.parent))
        reader.read(ast.parse(path.read_text(encoding="utf-8")))
        texts += reader.texts
        faults += reader.faults
    if faults:
        raise Unextractable("\n".join(faults))
    return texts


def module_of(texts: Iterable[Text]) -> str:
    """Return a module that `lupdate` reads.

    Texts name their files, without lines: these would change all the time.
    """
    files: dict[tuple[str, str, str], list[Text]] = {}
    for text in texts:
        files.setdefault((text.context, text.text, text.comment), []).append(text)
    lines = []
    for words, places in files.items():
        lines.append(f"#: {', '.join(dict.fromkeys(text.file for text in places))}")
        arguments = [json.dumps(word, ensure_ascii=False) for word in words]
        arguments += ["1"] if places[0].is_plural else []
        lines.append(f"QCoreApplication.translate({', '.join(arguments)})")
    return "\n".join([*lines, ""])


class _Reader(ast.NodeVisitor):
    """Reads the texts of a module."""

    def __init__(self, path: Path) -> None:
        """`path`: from the folder above the package."""
        self.texts: list[Text] = []
        self.faults: list[str] = []
        self._file = path.as_posix()
        self._module = ".".join(path.with_suffix("").parts)
        self._is_defined = False
        self._is_texts = False
        self._functions = 0  # around the node; without any it runs during the import

    def read(self, tree: ast.Module) -> None:
        """Read a whole module."""
        for node in tree.body:
            if ast.unparse(node) == DEFINITION:
                self._is_defined = True
            else:
                self.visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """Take the text of a call of `tr`, and look into the arguments."""
        called = ast.unparse(node.func) if isinstance(node.func, ast.Name | ast.Attribute) else ""
        if called in ("tr", "tr.later", "tr.counted", "Message"):
            self._take(node, called)
        else:
            self.visit(node.func)
        if self._is_defined and _literal(getattr(node.func, "value", None)) == ", ":
            self._refuse(node, "the parts of a list are joined by `foreign_text.joined`")
        if called == "translator":
            self._refuse(node, f"a translator is made by the line `{DEFINITION}` only")
        if called.endswith("translate") and any(map(_literal, node.args[1:2])):
            self._refuse(node, "a text of the program is translated by `tr`")
        for part in [*node.args, *(keyword.value for keyword in node.keywords)]:
            self.visit(part)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Refuse a colon between two texts."""
        if self._is_defined and any(_literal(part) == ": " for part in node.values):
            self._refuse(node, "a text follows its subject by `foreign_text.labelled`")
        self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        """Refuse every other use of the name, which hides texts."""
        if node.id == "tr":
            self._refuse(node, f"`tr` is only called, and defined by the line `{DEFINITION}`")

    def visit_arg(self, node: ast.arg) -> None:
        """Refuse a parameter that hides `tr`."""
        if node.arg == "tr":
            self._refuse(node, "a parameter hides `tr`")

    def visit_alias(self, node: ast.alias) -> None:
        """Refuse the translator of another module, whose context may differ, and Qt's markers."""
        if "tr" in (node.name, node.asname):
            self._refuse(node, "`tr` belongs to its module and is not imported")
        if node.name.startswith("QT_TR"):
            self._refuse(node, "a text made during the import is marked by `tr.later(…)`")

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """Refuse `QObject.tr`, whose context is the class."""
        if node.attr == "tr":
            self._refuse(node, "write `tr(…)`: the context is the feature, not the class")
        self.visit(node.value)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        """Read it as every function."""
        self.visit_FunctionDef(node)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """Read the body as code that runs later, all else as code of the place around."""
        if node.name == "tr":
            self._refuse(node, "a function hides `tr`")
        for part in [*node.decorator_list, node.args]:
            self.visit(part)
        self._inside(node.body)
        is_cached = any("cache" in ast.unparse(part) for part in node.decorator_list)
        is_made_once = self._is_texts and node.name == "__init__"
        if (is_cached or is_made_once) and any(map(_is_said, node.body)):
            self._refuse(node, "a text that is kept does not follow the language")

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Remember whether a class makes texts for others, which are to follow the language."""
        before, self._is_texts = self._is_texts, node.name.endswith("Texts")
        self.generic_visit(node)
        self._is_texts = before

    def visit_Lambda(self, node: ast.Lambda) -> None:
        """Read the body as code that runs later."""
        self.visit(node.args)
        self._inside([node.body])

    def _inside(self, body: Iterable[ast.AST]) -> None:
        self._functions += 1
        for part in body:
            self.visit(part)
        self._functions -= 1

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """Refuse a choice between two texts for one and for several."""
        branches = (node.body, node.orelse)
        is_pair = _is_one(node.test) and all(_is_text(part) for part in branches)
        if is_pair and not any(_NUMBER.search(ast.unparse(part)) for part in branches):
            self._refuse(node, "each language has its own plural forms; use `%n` and a count")
        self.generic_visit(node)

    def _take(self, node: ast.Call, called: str) -> None:
        """Read a call of `tr`, `tr.later`, `tr.counted` or `Message`."""
        given = dict(zip(("text", "comment", "count"), node.args, strict=False))
        if called == "Message":
            self._take_message(node, _literal(given.get("text")))
            return
        given |= {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg}
        is_plural = "count" in given or called == "tr.counted"
        text = _literal(given.get("text"))
        comment = _literal(given["comment"]) if "comment" in given else ""
        if not text:
            what = "an f-string" if isinstance(given.get("text"), ast.JoinedStr) else "no literal"
            self._refuse(node, f"the text is {what}, so that no translation is ever found")
        elif comment is None:
            self._refuse(node, "the comment is no literal")
        elif _NUMBER.search(text) and not is_plural:
            self._refuse(node, "a text with `%n` needs a count")
        elif _ONE.search(text) and not is_plural:
            self._refuse(node, "each language has its own plural forms; use `%n` and a count")
        elif called == "tr" and not self._functions:
            self._refuse(node, "the text is made during the import; use `tr.later(…)`")
        elif not self._is_defined:
            self._refuse(node, f"the module has no line `{DEFINITION}` before")
        else:
            try:
                context = context_of(self._module)
            except LookupError as error:
                self._refuse(node, str(error))
            else:
                self.texts.append(Text(context, text, comment, self._file, is_plural))

    def _take_message(self, node: ast.Call, template: str | None) -> None:
        """Read a message of a layer without Qt; its keywords are the values of the template."""
        given = {keyword.arg for keyword in node.keywords}
        if template is None:
            self._refuse(node, "the template is no literal, so that no translation is ever found")
        elif given != {name for _, name, _, _ in Formatter().parse(template) if name is not None}:
            self._refuse(node, "placeholders and values of the message differ")
        elif _ONE.search(template):
            self._refuse(node, "each language has its own plural forms; name the number alone")
        elif any(words.strip() for words, *_ in Formatter().parse(template)):
            self.texts.append(Text(MESSAGES.context, template, "", self._file))

    def _refuse(self, node: ast.stmt | ast.expr | ast.arg | ast.alias, reason: str) -> None:
        self.faults.append(f"{self._file}:{node.lineno}: {reason}")


def _literal(node: ast.expr | None) -> str | None:
    """Return the text of a string literal; None for all else."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _is_one(node: ast.expr) -> bool:
    """Return whether a condition distinguishes 1 from other numbers."""
    return (
        isinstance(node, ast.Compare)
        and all(isinstance(sign, ast.Eq | ast.NotEq) for sign in node.ops)
        and any(
            isinstance(part, ast.Constant) and part.value == 1
            for part in (node.left, *node.comparators)
        )
    )


def _is_text(node: ast.expr) -> bool:
    """Return whether an expression is a text of `tr`, perhaps with its placeholders filled."""
    return any(
        isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id == "tr"
        for part in ast.walk(node)
    )


def _is_said(node: ast.AST) -> bool:
    """Return whether running a statement makes a text, not only a function in it."""
    if isinstance(node, ast.Lambda | ast.FunctionDef):
        return False
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "tr":
        return True
    return any(map(_is_said, ast.iter_child_nodes(node)))


def _run(tool: str, *words: str) -> None:
    """Run a program of PySide6; CalledProcessError if it fails."""
    subprocess.run([str(Path(sysconfig.get_path("scripts")) / tool), *words], check=True)


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    try:
        if words[:1] == ["export"] and len(words) in (2, 3):
            export(words[1], Path(*words[2:] or ("build", f"content_{words[1]}.po")))
        elif words[:1] == ["import"] and len(words) == 3:
            import_(words[1], Path(words[2]))
        elif words[:1] in (["export"], ["import"]):
            sys.exit("usage: translate export LANGUAGE [FILE], translate import LANGUAGE FILE")
        else:
            update_content(words, rulings="--rulings" in sys.argv)
            if "--content" not in sys.argv:
                main(words)
    except (Unextractable, FaultyOverlay, PoError, OSError) as error:
        sys.exit(str(error))
