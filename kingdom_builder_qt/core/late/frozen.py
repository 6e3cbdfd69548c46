"""Classes of values: a dataclass with slots that nothing changes, made without a line of source.

`dataclass(frozen=True, slots=True)` writes and compiles seven methods for each class while its
module is imported, and makes an object of each field, which was a seventh of the time until the
first window stood.  Here the methods are shared, but for those that have to be as quick as written
by hand: `__init__`, `__eq__` and `__hash__` are compiled when they are first called, and fields are
made when they are first asked for.  All else of `dataclasses` (`fields`, `replace`, `field`) works
as ever.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields, replace
from threading import RLock
from typing import Any, Final, TypeVar, dataclass_transform, overload

T = TypeVar("T")

_set: Final = object.__setattr__


@overload
def frozen(cls: type[T], /) -> type[T]: ...


@overload
def frozen(*, eq: bool = True, kw_only: bool = False) -> Callable[[type[T]], type[T]]: ...


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(
    cls: type[T] | None = None, /, *, eq: bool = True, kw_only: bool = False
) -> type[T] | Callable[[type[T]], type[T]]:
    """Make a class of values of a class with annotations.

    `eq`: whether values are equal if their fields are, and have a hash; otherwise each is equal to
    itself only. `kw_only`: whether a value is made by keywords only. Whoever sets or deletes a
    field gets a `FrozenInstanceError`; methods that the class has stay.
    """

    def made(cls: type[T]) -> type[T]:
        own = vars(cls)
        new = _with_slots(cls, kw_only=kw_only)
        late = ("__init__", "__eq__", "__hash__") if eq else ("__init__",)
        for name, method in (_SHARED | {name: _LateMethod(new, name) for name in late}).items():
            if own.get(name) is None:  # Python sets a hash of None beside an own `__eq__`
                setattr(new, name, method)
        return new

    return made if cls is None else made(cls)


# -- fields ----------------------------------------------------------------------------------------


def _with_slots(cls: type[T], *, kw_only: bool) -> type[T]:
    """Return a class like another one, with a slot for each of its fields."""
    space = {name: value for name, value in vars(cls).items() if name not in _OF_ONE_CLASS}
    names = dict[str, Any](space.get("__annotations__", {}))
    if any(word in str(kind) for kind in names.values() for word in _NO_FIELDS):
        raise TypeError(f"{cls.__name__}: a frozen class has fields only")
    known = {name for base in cls.__mro__[1:] for name in vars(base).get("__slots__", ())}
    made: dict[str, Any] = {name: value for name, value in space.items() if name not in names}
    made["__slots__"] = tuple(name for name in names if name not in known)
    made |= {name: _LateDetail(space, kw_only) for name in _DETAILS}
    maker: Any = type(cls)
    new: type[T] = maker(cls.__name__, cls.__bases__, made)
    new.__qualname__ = cls.__qualname__
    return new


class _LateDetail:
    """What makes a class a dataclass, until somebody asks for it."""

    def __init__(self, space: dict[str, Any], kw_only: bool) -> None:
        """`space`: all that the class was written with, defaults of its fields among it."""
        self._space, self._kw_only = space, kw_only

    def __set_name__(self, cls: type, name: str) -> None:
        self._cls, self._name = cls, name

    def own(self) -> dict[str, Field[Any]]:
        """Return the fields that the class itself has, sooner than `dataclass` would."""
        found = {}
        for name, kind in self._space.get("__annotations__", {}).items():
            given = self._space.get(name, MISSING)
            item = found[name] = given if isinstance(given, Field) else field(default=given)
            item.name, item.type = name, kind
            if item.kw_only is MISSING:
                item.kw_only = self._kw_only
        return found

    def __get__(self, _value: object | None, _owner: type | None = None) -> Any:
        cls = self._cls
        with _lock:
            if vars(cls)[self._name] is self:
                plain = type(cls)(cls.__name__, cls.__bases__, dict(self._space))
                dataclass(init=False, repr=False, eq=False, kw_only=self._kw_only)(plain)
                for name in _DETAILS:
                    setattr(cls, name, vars(plain)[name])
        return vars(cls)[self._name]


_lock: Final = RLock()
_DETAILS: Final = ("__dataclass_fields__", "__dataclass_params__", "__match_args__")
_OF_ONE_CLASS: Final = frozenset({"__dict__", "__weakref__"})
_NO_FIELDS: Final = ("ClassVar", "InitVar", "KW_ONLY")


# -- what all classes share ------------------------------------------------------------------------


def _refuse_to_set(self: object, name: str, value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _as_text(self: Any) -> str:
    shown = (f"{item.name}={getattr(self, item.name)!r}" for item in fields(self) if item.repr)
    return f"{type(self).__qualname__}({', '.join(shown)})"


def _state(self: Any) -> list[Any]:
    return [getattr(self, name) for name in _names_of(type(self))]


def _set_state(self: Any, state: list[Any]) -> None:
    for name, value in zip(_names_of(type(self)), state, strict=True):
        _set(self, name, value)


_names: Final[dict[type, tuple[str, ...]]] = {}


def _names_of(cls: type) -> tuple[str, ...]:
    """Return the names of fields; a message to a worker holds hundreds of values of ten classes."""
    found = _names.get(cls)
    if found is None:
        found = _names[cls] = tuple(item.name for item in _fields_of(cls))
    return found


_SHARED: Final[dict[str, Any]] = {
    "__setattr__": _refuse_to_set,
    "__delattr__": _refuse_to_delete,
    "__repr__": _as_text,
    "__getstate__": _state,
    "__setstate__": _set_state,
    "__replace__": replace,
}


# -- compiled for one class ------------------------------------------------------------------------


class _LateMethod:
    """A method of a class until somebody asks for it, which compiles it."""

    def __init__(self, cls: type, name: str) -> None:
        self._cls, self._name = cls, name

    def __get__(self, value: object | None, _owner: type | None = None) -> Any:
        cls, name = self._cls, self._name
        made = _compiled(cls, name, *_SOURCES[name](cls))
        setattr(cls, name, made)
        return made if value is None else made.__get__(value)


class _Anew:
    """Stands in a signature for a default that is made anew for each value."""

    def __repr__(self) -> str:
        return "<factory>"


_Source = tuple[str, dict[str, Any]]  # a function, and what its names stand for
_ANEW: Final = _Anew()


def _source_of_init(cls: type) -> _Source:
    names: dict[str, Any] = {"_set": _set, "_anew": _ANEW}
    plain, by_keyword, lines = ["self"], list[str](), list[str]()
    for item in _fields_of(cls):
        name, value, default = item.name, item.name, ""
        if item.default_factory is not MISSING:
            names[f"_new_{name}"] = item.default_factory
            default, value = "=_anew", f"_new_{name}() if {name} is _anew else {name}"
        elif item.default is not MISSING:
            names[f"_default_{name}"] = item.default
            default = f"=_default_{name}"
        (by_keyword if item.kw_only else plain).append(name + default)
        lines.append(f"_set(self, {name!r}, {value})")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    given = ", ".join([*plain, *(["*", *by_keyword] if by_keyword else [])])
    return f"def __init__({given}): {'; '.join(lines) or 'pass'}", names


def _source_of_eq(cls: type) -> _Source:
    equal = f"{_tuple_of('self', cls)} == {_tuple_of('other', cls)}"
    answer = f"{equal} if other.__class__ is self.__class__ else NotImplemented"
    return f"def __eq__(self, other): return {answer}", {}


def _source_of_hash(cls: type) -> _Source:
    return f"def __hash__(self): return hash({_tuple_of('self', cls)})", {}


def _tuple_of(value: str, cls: type) -> str:
    return f"({''.join(f'{value}.{item.name}, ' for item in _fields_of(cls) if item.compare)})"


def _fields_of(cls: type) -> list[Field[Any]]:
    found: dict[str, Field[Any]] = {}
    for base in reversed(cls.__mro__):
        known = vars(base).get("__dataclass_fields__", {})
        found |= known.own() if isinstance(known, _LateDetail) else known
    return list(found.values())


_SOURCES: Final[dict[str, Callable[[type], _Source]]] = {
    "__init__": _source_of_init,
    "__eq__": _source_of_eq,
    "__hash__": _source_of_hash,
}


def _compiled(cls: type, name: str, source: str, names: dict[str, Any]) -> Any:
    """Return a function of the module of a class, with its annotations if it takes the fields."""
    space: dict[str, Any] = {}
    text = f"def make({', '.join(names)}):\n {source}\n return {name}"
    exec(text, vars(sys.modules[cls.__module__]), space)
    made = space["make"](**names)
    made.__qualname__ = f"{cls.__qualname__}.{name}"
    if name == "__init__":
        types = {item.name: item.type for item in _fields_of(cls)}
        made.__annotations__ = types | {"return": None}
    return made
