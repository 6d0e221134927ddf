# SPDX-License-Identifier: Apache-2.0
"""Storages and layouts of the tensors of a graph."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import Any

import torch
from torch.fx import Node
from torch.fx.node import map_arg
from torch.utils._sympy.functions import Max

from .._serialization.fx_writer import value_of
from ..errors import FxgeError
from .memory_views import is_marked


def storage_of(val: Any) -> int | None:
    """Returns the identity of a value's storage; None for a value that is not a dense tensor."""
    if not isinstance(val, torch.Tensor) or val.layout is not torch.strided:
        return None
    return int(val.untyped_storage()._cdata)


def origin_of(n: Node) -> Node:
    """Returns the node that allocated the memory of the tensor `n`: the base of view operators."""
    storage = storage_of(value_of(n))
    while storage is not None:
        step = n.args[0] if n.target is operator.getitem else n  # one of several views
        of = (m for m in getattr(step, "all_input_nodes", ()) if storage_of(value_of(m)) == storage)
        found = next(of, None)
        if found is None:
            break
        n = found
    return n


def is_surely_dense(val: torch.Tensor) -> bool:
    """Returns _is_dense(val), computed once a tensor."""
    found = getattr(val, "_fxge_dense", None)
    if found is None:
        found = val._fxge_dense = _is_dense(val)
    return bool(found)


def _is_dense(val: torch.Tensor) -> bool:
    """Returns True if the tensor is row-major without gaps, for all values of symbols."""
    if val.layout is not torch.strided or is_marked(val):
        return False
    expected: Any = 1
    for d, s in zip(reversed(val.shape), reversed(val.stride()), strict=True):
        if type(d) is int and d == 1:
            continue
        if not is_same_stride(s, expected):
            return False
        expected = expected * d
    return True


def same_size(a: Any, b: Any) -> bool:
    """Returns True if the sizes are equal for all values of symbols; adds no guard."""
    return bool(expression_of(a) == expression_of(b))


def is_same_stride(stride: Any, expected: Any) -> bool:
    """Returns True if they are equal where each size n is not 0: strides may hold max(1, n)."""
    if type(stride) is int or same_size(stride, expected):
        return same_size(stride, expected)
    plain = stride.node.expr.replace(_is_size_or_one, lambda e: e.args[0] * e.args[1])
    return bool(plain == expression_of(expected))


def _is_size_or_one(e: Any) -> bool:
    """Returns True for max(1, n)."""
    return isinstance(e, Max) and len(e.args) == 2 and 1 in e.args


def expression_of(d: Any) -> Any:
    """Returns the integer or the symbolic expression of a size."""
    return d if type(d) is int else d.node.expr


def align_views(nodes: Iterable[Node]) -> None:
    """Gives the metadata of each view the storage of its base.

    Passes of PyTorch such as tensorify_python_scalars replace a node with new metadata and leave
    those of its views, whose storages then say that results share no memory.
    """
    for n in nodes:
        base = _viewed(n)
        if base is None:
            continue
        given, val = value_of(base), n.meta.get("val")
        if n.target is operator.getitem:
            if isinstance(given, (list, tuple)):
                n.meta["val"] = given[n.args[1]]
            continue
        first = val[0] if isinstance(val, (list, tuple)) and val else val
        known = storage_of(given), storage_of(first)
        if None in known or known[0] == known[1]:
            continue
        mode = getattr(given, "fake_mode", None)
        if mode is None:
            raise FxgeError(f"{n.name}: the metadata of this view and of its base differ", status=4)
        args, kwargs = map_arg((n.args, n.kwargs), value_of)
        with mode, torch.no_grad():
            n.meta["val"] = n.target(*args, **kwargs)


def _viewed(n: Node) -> Node | None:
    """Returns the node whose memory a node's results show by the schema; None: not a view."""
    if n.target is operator.getitem:
        base = n.args[0]
        return base if isinstance(base, Node) and _viewed(base) is not None else None
    schema = getattr(n.target, "_schema", None)
    if n.op != "call_function" or schema is None or not schema.arguments or not n.args:
        return None
    shown = schema.arguments[0].alias_info
    if shown is None or shown.is_write or all(r.alias_info is None for r in schema.returns):
        return None
    return n.args[0] if isinstance(n.args[0], Node) else None
