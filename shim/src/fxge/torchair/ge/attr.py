# SPDX-License-Identifier: Apache-2.0
"""Attributes of GE nodes with their types: `ge.attr.Int(3)`.

A plain value has a type of its own: `3`, `0.5`, `True`, `"sum"`, `torch.float16`, lists of them.
The classes here declare the type where Python's value does not: `attr.Float(1)`,
`attr.ListInt([])`.
"""

from __future__ import annotations

import numbers
from collections.abc import Callable
from typing import Any

import torch

from fxge.errors import FxgeError
from fxge.torchair import _names

from . import _values


def _int(v: Any) -> Any:
    if not isinstance(v, bool) and isinstance(v, numbers.Integral) and -(2**63) <= int(v) < 2**63:
        return int(v)
    raise TypeError


def _float(v: Any) -> Any:
    if not isinstance(v, bool) and isinstance(v, numbers.Real):
        return float(v)
    raise TypeError


def _bool(v: Any) -> Any:
    if isinstance(v, bool):
        return v
    raise TypeError


def _str(v: Any) -> Any:
    if isinstance(v, bytes):
        return v.decode()
    if isinstance(v, str):
        return v
    raise TypeError


def _dtype(v: Any) -> Any:
    """Returns torch's dtype. Raises FxgeError (status 4) if torch has none."""
    if isinstance(v, torch.dtype):
        return v
    return _values.torch_dtype(_values.DataType(_int(v)))


class Attr:
    """Value of an attribute.

    Attributes:
        kind: kind as rows name it: "int", "float", "bool", "str", "dtype"; with "s" for a list.
        value: a Python number or text, torch's dtype, or a list of them.
    """

    kind = ""

    def __init__(self, value: Any) -> None:
        try:
            self.value = self._read(value)
        except (TypeError, ValueError, UnicodeDecodeError):
            name = type(self).__name__
            raise FxgeError(f"ge.attr.{name} does not accept {value!r}", status=4) from None

    @staticmethod
    def _read(value: Any) -> Any:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"attr.{type(self).__name__}({self.value!r})"


def _single(of: str, name: str, read: Callable[[Any], Any]) -> type[Attr]:
    return type(name, (Attr,), {"kind": of, "_read": staticmethod(read), "__doc__": f"A{of}."})


def _list(of: str, name: str, read: Callable[[Any], Any]) -> type[Attr]:
    def read_all(value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return [read(v) for v in value]
        raise TypeError

    attributes = {"kind": of + "s", "_read": staticmethod(read_all), "__doc__": f"A list: {of}."}
    return type(name, (Attr,), attributes)


Int, ListInt = _single("int", "Int", _int), _list("int", "ListInt", _int)
Float, ListFloat = _single("float", "Float", _float), _list("float", "ListFloat", _float)
Bool, ListBool = _single("bool", "Bool", _bool), _list("bool", "ListBool", _bool)
Str, ListStr = _single("str", "Str", _str), _list("str", "ListStr", _str)
DataType, ListDataType = (
    _single("dtype", "DataType", _dtype),
    _list("dtype", "ListDataType", _dtype),
)


def _nested(name: str, read: Callable[[Any], Any]) -> type[Attr]:
    def read_all(value: Any) -> Any:
        if isinstance(value, (list, tuple)) and all(isinstance(v, (list, tuple)) for v in value):
            return [[read(x) for x in v] for v in value]
        raise TypeError

    kind = f"{name.removeprefix('ListList').lower()}_lists"
    return type(name, (Attr,), {"kind": kind, "_read": staticmethod(read_all)})


ListListInt, ListListFloat = _nested("ListListInt", _int), _nested("ListListFloat", _float)


def of(value: Any) -> Attr:
    """Returns the attribute for a plain value.

    Raises:
        TypeError: no attribute has such a value.
        ValueError: an empty list, which has no type.
    """
    if isinstance(value, Attr):
        return value
    if isinstance(value, (list, tuple)):
        if not value:
            raise ValueError
        nested = all(isinstance(v, (list, tuple)) for v in value)
        kinds = {type(of(v)) for v in value if v or not nested}  # an empty list has no type
        if not kinds:
            raise ValueError
        for some, wider in (({Int, Float}, Float), ({ListInt, ListFloat}, ListFloat)):
            kinds = {wider} if kinds == some else kinds
        (kind,) = kinds if len(kinds) == 1 else (None,)
        if kind is Int and all(isinstance(v, _values.DataType) for v in value):
            kind = DataType
        lists = {Int: ListInt, Float: ListFloat, Bool: ListBool, Str: ListStr}
        lists |= {DataType: ListDataType, ListInt: ListListInt, ListFloat: ListListFloat}
        if kind is None or kind not in lists:
            raise TypeError
        return lists[kind](value)
    if isinstance(value, (torch.dtype, _values.DataType)):
        return DataType(value)
    for kind in (Bool, Int, Float, Str):
        try:
            return kind(value)
        except FxgeError:
            continue
    raise TypeError


_KINDS = [n for n, v in globals().items() if isinstance(v, type) and issubclass(v, Attr)]
__getattr__ = _names.getter(__name__, [n for n in _KINDS if n != "Attr"])
