# SPDX-License-Identifier: Apache-2.0
"""Exact representations of classes, code and objects in the key of a method."""

from __future__ import annotations

import copyreg
import types
from typing import Any

import torch

ATOMS = (bool, int, float, complex, str, bytes, type(None), type(...), type(NotImplemented))


def layout(x: torch.Tensor) -> tuple[Any, ...]:
    """Returns dtype, sizes, strides and device of a tensor, and its lazy conjugations."""
    lazy = x.is_conj() or x.is_neg()
    return (str(x.dtype), tuple(x.shape), x.stride(), str(x.device), lazy)


def name_of(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def code_tokens(code: types.CodeType) -> list[Any]:
    """Returns all parts of a code object, with sets of constants in a constant order."""

    def constant(value: Any) -> Any:
        if isinstance(value, types.CodeType):
            return code_tokens(value)
        if isinstance(value, frozenset):
            return ("frozenset", sorted(map(repr, value)))
        if isinstance(value, tuple):
            return tuple(map(constant, value))
        return value

    about = (code.co_name, code.co_filename, code.co_firstlineno, code.co_flags, code.co_argcount)
    names = (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
    counts = (code.co_posonlyargcount, code.co_kwonlyargcount, code.co_nlocals)
    handlers = getattr(code, "co_exceptiontable", b"")
    consts = [constant(c) for c in code.co_consts]
    return [about, names, counts, code.co_code, handlers, list(code.co_lines()), consts]


def is_plain(kind: type) -> bool:
    """Returns True if dict and slots are the whole state of an object."""
    size = object.__basicsize__ + 8 * len(copyreg._slotnames(kind) or ())  # type: ignore[attr-defined]
    size += 8 * (kind.__dictoffset__ > 0) + 8 * (kind.__weakrefoffset__ > 0)
    return kind.__basicsize__ <= size and not kind.__itemsize__


def is_reduced(kind: Any) -> bool:
    """Returns True for a class with its own form for pickle."""
    plain = kind.__reduce_ex__ is object.__reduce_ex__ and kind.__reduce__ is object.__reduce__
    return kind in copyreg.dispatch_table or not plain


def content(value: Any) -> tuple[Any, ...]:
    """Returns the parts from which pickle makes an object. Raises any error if it has none."""
    reduce = copyreg.dispatch_table.get(type(value))
    parts: Any = value.__reduce_ex__(2) if reduce is None else reduce(value)
    if isinstance(parts, str):
        return (parts,)
    return tuple(list(p) if n > 2 and p is not None else p for n, p in enumerate(parts))


def shallow(value: Any) -> Any:
    """Returns containers with identities in place of objects that are walked themselves."""
    if isinstance(value, (tuple, list)):
        return [shallow(v) for v in value]
    if isinstance(value, dict):
        return [(shallow(k), shallow(v)) for k, v in value.items()]
    return (type(value), repr(value)) if type(value) in ATOMS else id(value)
