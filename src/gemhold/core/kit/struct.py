"""Structs: fixed sets of numeric fields, the representation of positions.

Compiled, a struct is one aligned block of bytes (a NumPy structured scalar); in pure mode it is a plain object holding ints and
lists. Rules read and write both in the same way: `s.phase`, `s.owner[hex]`.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Collection, Iterator
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self

from gemhold.core.kit.mode import PURE

if not PURE:
    import numpy as np


class Ints(Protocol):
    """A row of integers: a field with one dimension, or a table."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Grid(Protocol):
    """Rows of integers: a field or table with two dimensions."""

    def __getitem__(self, at: int, /) -> Ints: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Ints]: ...


class Cube(Protocol):
    """Grids of integers: a table with three dimensions."""

    def __getitem__(self, at: int, /) -> Grid: ...
    def __len__(self) -> int: ...


class Field:
    """One field of a struct: a NumPy type code and a shape (empty for a scalar)."""

    def __init__(self, code: str, shape: tuple[int, ...]) -> None:
        self.code = code
        self.shape = shape

    def zero(self) -> Any:
        return _zeros(self.shape) if self.shape else 0


def _zeros(shape: tuple[int, ...]) -> list[Any]:
    if len(shape) == 1:
        return [0] * shape[0]
    return [_zeros(shape[1:]) for _ in range(shape[0])]


def i8(*shape: int) -> Any:
    return Field("i1", shape)


def i16(*shape: int) -> Any:
    return Field("i2", shape)


def i32(*shape: int) -> Any:
    return Field("i4", shape)


def i64(*shape: int) -> Any:
    return Field("i8", shape)


def u64(*shape: int) -> Any:
    return Field("u8", shape)


def f32(*shape: int) -> Any:
    return Field("f4", shape)


def f64(*shape: int) -> Any:
    return Field("f8", shape)


def _written_out(fields: dict[str, Field]) -> tuple[Any, Any]:
    """Assignment and comparison in pure mode, with a line of code for each field: positions are copied for every step."""
    equal = [f"one.{name} == other.{name}" for name in fields]
    scope: dict[str, Any] = {}
    exec("def same(one, other):\n return " + (" and ".join(equal) or "True"), scope)
    return staticmethod(_assignment(fields, fields)), staticmethod(scope["same"])


def _assignment(fields: dict[str, Field], own: Collection[str]) -> Callable[[Any, Any], None]:
    """What makes one position equal to another; lists are shared, except for those it is to have as its own."""
    scope: dict[str, Any] = {}
    dimensions = {name: len(field.shape) if name in own else 0 for name, field in fields.items()}
    lines = [f"to.{name} = {_copied(f'source.{name}', n)}" for name, n in dimensions.items()]
    exec("def assign(to, source):\n " + "\n ".join(lines or ["pass"]), scope)
    assign: Callable[[Any, Any], None] = scope["assign"]
    return assign


def _copied(value: str, dimensions: int) -> str:
    """The code that copies nested lists.

    >>> _copied("s.a", 0), _copied("s.a", 1), _copied("s.a", 2)
    ('s.a', 's.a.copy()', '[row1.copy() for row1 in s.a]')
    """
    if dimensions < 2:
        return f"{value}.copy()" if dimensions else value
    row = f"row{dimensions - 1}"
    return f"[{_copied(row, dimensions - 1)} for {row} in {value}]"


class _StructType(type):
    """Collects the fields of a struct class in their order."""

    def __new__(mcs, name: str, bases: tuple[type, ...], names: dict[str, Any]) -> _StructType:
        fields = {key: value for key, value in names.items() if isinstance(value, Field)}
        for key in fields:
            del names[key]
            if not PURE and hasattr(np.record, key):
                raise TypeError(f"{name}.{key}: this name is reserved by NumPy's records; choose another")
        if PURE:
            names["__slots__"] = tuple(fields)  # a misspelt field is an AttributeError that names it
        names["fields"] = fields
        cls = super().__new__(mcs, name, bases, names)
        if PURE:
            cls._assign, cls._same = _written_out(fields)  # type: ignore[attr-defined]
        else:
            layout = [(key, field.code, *([field.shape] if field.shape else [])) for key, field in fields.items()]
            cls.dtype = np.dtype(layout, align=True)  # type: ignore[attr-defined]
        return cls


class Struct(metaclass=_StructType):
    """Base of all structs. Everything but the fields is a class method, because a compiled struct has no methods."""

    fields: ClassVar[dict[str, Field]]
    if TYPE_CHECKING:
        dtype: ClassVar[Any]
        _assign: ClassVar[Callable[[Any, Any], None]]
        _same: ClassVar[Callable[[Any, Any], bool]]

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, field.zero())

    @classmethod
    def array(cls, n: int) -> list[Self]:
        """n zeroed structs (compiled: one array)."""
        if PURE:
            return [cls() for _ in range(n)]
        return np.zeros(n, cls.dtype).view(np.recarray)  # type: ignore[return-value]

    @classmethod
    def new(cls) -> Self:
        return cls.array(1)[0]

    @classmethod
    def assign(cls, to: Self, source: Self) -> None:
        """Make `to` equal to `source`."""
        if not PURE:
            to.setfield(source, cls.dtype)  # type: ignore[attr-defined]
            return
        cls._assign(to, source)

    @classmethod
    def copy(cls, source: Self) -> Self:
        if PURE:
            twin = cls.__new__(cls)  # skips zeroing: every field is assigned
            cls.assign(twin, source)
            return twin
        block = np.empty(1, cls.dtype).view(np.recarray)
        block[0] = source
        return block[0]  # type: ignore[no-any-return]

    @classmethod
    def sharing(cls, own: Collection[str]) -> Callable[[Self], Self]:
        """A function that copies a position fast, for changes of its own fields alone: it shares the others with the position.

        Compiled, it shares nothing.
        """
        if not PURE:
            return cls.copy
        assign = _assignment(cls.fields, own)

        def copy(source: Self) -> Self:
            twin = cls.__new__(cls)
            assign(twin, source)
            return twin

        return copy

    @classmethod
    def same(cls, one: Self, other: Self) -> bool:
        """Are all fields equal? Much cheaper than comparing what `pack` gives."""
        return cls._same(one, other) if PURE else cls.pack(one) == cls.pack(other)

    @classmethod
    def pack(cls, s: Self) -> bytes:
        """The fields as bytes, little-endian and without padding: equal in both modes, suitable for digests and comparison."""
        return b"".join(_pack(field, getattr(s, name)) for name, field in cls.fields.items())

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """The inverse of `pack`."""
        forms = {name: f"<{prod(field.shape)}{_STRUCT[field.code]}" for name, field in cls.fields.items()}
        if len(data) != sum(map(struct.calcsize, forms.values())):
            raise ValueError(f"{len(data)} bytes are not a {cls.__name__}")
        s = cls.new()
        at = 0
        for name, field in cls.fields.items():
            form = forms[name]
            values = list(struct.unpack_from(form, data, at))
            at += struct.calcsize(form)
            if not field.shape:
                setattr(s, name, values[0])
            elif PURE:
                setattr(s, name, _shaped(values, field.shape))
            else:
                getattr(s, name)[...] = _shaped(values, field.shape)
        return s

    @classmethod
    def size(cls) -> int:
        """Size of a compiled struct in bytes."""
        return sum(len(_pack(field, field.zero())) for field in cls.fields.values()) if PURE else int(cls.dtype.itemsize)


_STRUCT = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u8": "Q", "f4": "f", "f8": "d"}


def _pack(field: Field, value: Any) -> bytes:
    if not PURE:
        return np.ascontiguousarray(value, dtype="<" + field.code).tobytes()
    flat: list[Any] = []
    _flatten(value, flat)
    return struct.pack(f"<{len(flat)}{_STRUCT[field.code]}", *flat)


def _shaped(values: list[Any], shape: tuple[int, ...]) -> list[Any]:
    """A flat list reshaped into nested lists."""
    if len(shape) == 1:
        return values
    step = len(values) // shape[0]
    return [_shaped(values[i : i + step], shape[1:]) for i in range(0, len(values), step)]


def _flatten(value: Any, into: list[Any]) -> None:
    if isinstance(value, list):
        for item in value:
            _flatten(item, into)
    else:
        into.append(value)
