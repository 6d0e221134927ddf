# SPDX-License-Identifier: Apache-2.0
"""Data-dependent sizes and offsets of a graph, as additional results of its program."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch.fx import Node

from .._serialization.fx_writer import SYM_BOOL, SYM_FLOAT, SYM_INT, kind_of, value_of

aten = torch.ops.aten
_SLICES = (aten.slice.Tensor, aten.select.int)  # views of a tensor along a dim, from a start index
DTYPES = {SYM_INT: torch.int64, SYM_FLOAT: torch.float64, SYM_BOOL: torch.bool}


def symbols(values: Sequence[Any]) -> Iterator[Any]:
    """Yields the symbols of symbolic values, sorted."""
    for v in values:
        if isinstance(v, (torch.SymInt, torch.SymFloat, torch.SymBool)):
            yield from sorted(v.node.expr.free_symbols, key=str)


@dataclass(frozen=True)
class Slice:
    """Slice or selection that defines a symbol: its number of elements, or its storage offset.

    Attributes:
        size: elements of the base along the dim.
        start, end, step: bounds, which may be out of range; `end` is None of a storage offset.
        offset, stride: those of the base along the dim.
    """

    size: Any
    start: Any
    end: Any
    step: Any
    offset: Any
    stride: Any

    def symbols(self) -> list[Any]:
        """Returns the symbols that it consists of."""
        values = (self.size, self.start, self.end, self.step, self.offset, self.stride)
        return list(symbols(values))


class DataDependent:
    """Sources of the symbols on which results depend.

    Attributes:
        numbers: node of each symbol that is a number of the graph, by the symbol's name.
        slices: slice that defines a symbol, by the symbol's name; each after those it consists of.
    """

    def __init__(self, nodes: Sequence[Node]) -> None:
        self._nodes = nodes
        self.numbers: dict[str, Node] = {}
        self.slices: dict[str, Slice] = {}

    def define(self, symbol: Any) -> None:
        """Finds the node that defines a symbol, if any."""
        if symbol.name in self.slices:
            return
        for n in self._nodes:
            if self._is_number(n, symbol):
                self.numbers.setdefault(symbol.name, n)
                return
        found = next((s for n in self._nodes if (s := _slice(n, symbol)) is not None), None)
        if found is not None:
            for s in found.symbols():
                self.define(s)
            self.slices[symbol.name] = found

    def determines(self, symbol: Any, given: set[str]) -> bool:
        """Returns True if the run and the symbols `given` determine a symbol."""
        if symbol.name in given or symbol.name in self.numbers:
            return True
        self.define(symbol)
        found = self.slices.get(symbol.name)
        if found is None:
            return symbol.name in self.numbers
        return all(self.determines(s, given) for s in found.symbols())

    def _is_number(self, n: Node, symbol: Any) -> bool:
        computed = n.op == "call_function" and n.target is not aten.sym_storage_offset.default
        return computed and _is(value_of(n), symbol)


def _slice(n: Node, symbol: Any) -> Slice | None:
    """Returns `n` as the slice that defines the symbol, if it does."""
    if n.target not in _SLICES:
        return None
    given = dict(zip(("of", "dim", "start", "end", "step"), n.args, strict=False)) | n.kwargs
    bounds = [given.get(name) for name in ("start", "end", "step")]
    start, end, step = (value_of(b) if isinstance(b, Node) else b for b in bounds)
    base, val, dim = value_of(n.args[0]), value_of(n), given.get("dim", 0)
    size, start, step = base.shape[dim], 0 if start is None else start, 1 if step is None else step
    offset, stride = base.storage_offset(), base.stride(dim)
    if _is(val.storage_offset(), symbol):
        return Slice(size, start, None, step, offset, stride)
    if n.target is aten.slice.Tensor and _is(val.shape[dim], symbol):
        return Slice(size, start, size if end is None else end, step, offset, stride)
    return None


def _is(v: Any, symbol: Any) -> bool:
    return kind_of(v) in DTYPES and v.node.expr == symbol
