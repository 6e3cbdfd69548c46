"""The mutants of a module: one small change of one line each."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import EllipsisType
from typing import Any, Final

_COMPARED: Final = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_CALCULATED: Final = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
# Code without behaviour, or only for speed.
_UNTOUCHED: Final = ("__all__", "__slots__")


@dataclass(frozen=True, slots=True)
class Mutant:
    """A mutant: the place and the new code."""

    number: int  # in the order of the module
    nth: int  # among equal replacements of equal code; 0 for the first
    line: int
    kind: str
    before: str
    after: str
    in_function: bool  # else it takes part in the import of the module


@dataclass(slots=True)
class _Change:
    node: ast.AST
    kind: str
    new: Callable[[], ast.AST]
    in_function: bool


def mutants(source: str) -> list[Mutant]:
    """Return all mutants of a module's text."""
    found = []
    same: Counter[tuple[str, str, str]] = Counter()
    tree = ast.parse(source)
    for number, change in enumerate(_changes(tree)):
        new = ast.fix_missing_locations(ast.copy_location(change.new(), change.node))
        before, after = ast.unparse(change.node), ast.unparse(new)
        line = getattr(change.node, "lineno", 0)
        nth = same[change.kind, before, after]
        same[change.kind, before, after] += 1
        found.append(Mutant(number, nth, line, change.kind, before, after, change.in_function))
    return found


def mutated(source: str, number: int | None) -> ast.Module:
    """Return the module with the n-th mutation, or with none; all lines keep their numbers."""
    tree = ast.parse(source)
    if number is None:
        return tree
    wanted = next(change for place, change in enumerate(_changes(tree)) if place == number)
    new = ast.copy_location(wanted.new(), wanted.node)

    class Put(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> Any:
            return new if node is wanted.node else super().visit(node)

    return ast.fix_missing_locations(Put().visit(tree))


def _changes(tree: ast.Module) -> Iterator[_Change]:
    yield from _below(tree, False)


def _below(node: ast.AST, in_function: bool) -> Iterator[_Change]:
    inside = in_function or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        # Defaults are evaluated where the function is defined.
        within = in_function if name == "args" else inside
        children = value if isinstance(value, list) else [value]
        for place, child in enumerate(children):
            if not isinstance(child, ast.AST) or _is_no_behaviour(child, name, place):
                continue
            yield from (_Change(child, kind, new, within) for kind, new in _changes_of(child, name))
            yield from _below(child, within)


def _is_no_behaviour(node: ast.AST, name: str, place: int) -> bool:
    match node:
        case ast.Import() | ast.ImportFrom() | ast.JoinedStr():
            return True
        case ast.Expr(value=ast.Constant(value=str() | EllipsisType())):
            return True  # a docstring, or the body of an empty function
        case ast.Assign(targets=[ast.Name(id=id_)]) if id_ in _UNTOUCHED:
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
        case ast.Call(func=ast.Name(id="TypeVar" | "ParamSpec" | "cast")):
            return True  # only for the type checker
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
    return False


def _changes_of(node: ast.AST, field: str) -> Iterator[tuple[str, Callable[[], ast.AST]]]:
    if isinstance(node, ast.stmt):
        yield from _changes_of_statement(node)
    elif isinstance(node, ast.Constant):
        yield from _changes_of_constant(node.value, field)
    else:
        yield from _changes_of_expression(node)


def _changes_of_expression(node: ast.AST) -> Iterator[tuple[str, Callable[[], ast.AST]]]:
    match node:
        case ast.Compare(left=left, ops=[op], comparators=others) if type(op) in _COMPARED:
            other = _COMPARED[type(op)]
            yield "comparison", lambda: ast.Compare(left, [other()], others)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _CALCULATED:
            sign = _CALCULATED[type(op)]
            yield "arithmetic", lambda: ast.BinOp(left, sign(), right)
        case ast.BoolOp(op=op, values=values):
            link = ast.Or if isinstance(op, ast.And) else ast.And
            yield "boolean", lambda: ast.BoolOp(link(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "boolean", lambda: operand
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield "boolean", lambda: ast.IfExp(test, orelse, body)


def _changes_of_constant(value: object, field: str) -> Iterator[tuple[str, Callable[[], ast.AST]]]:
    match value:
        case bool():
            yield "constant", lambda: ast.Constant(not value)
        case int():
            yield "constant", lambda: ast.Constant(value + 1)
        case str() if value and field not in ("values", "format_spec"):
            yield "constant", lambda: ast.Constant(f"{value}?")


def _changes_of_statement(node: ast.stmt) -> Iterator[tuple[str, Callable[[], ast.AST]]]:
    match node:
        case ast.Return(value=value) if value is not None and not _is_changed(value):
            yield "return", lambda: ast.Return(ast.Constant(None))
        case (
            ast.If(test=test, body=body, orelse=orelse)
            | ast.While(test=test, body=body, orelse=orelse)
        ):
            kind = type(node)
            yield "condition", lambda: kind(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.Break():
            yield "statement", ast.Continue
        case ast.Continue():
            yield "statement", ast.Break
        case ast.Expr() | ast.AugAssign() | ast.Raise() | ast.Delete():
            yield "statement", ast.Pass
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "statement", ast.Pass


def _is_changed(node: ast.AST) -> bool:
    """Return whether a value is None, or mutated as a constant anyway."""
    return isinstance(node, ast.Constant) and (
        node.value is None or any(_changes_of_constant(node.value, "value"))
    )
