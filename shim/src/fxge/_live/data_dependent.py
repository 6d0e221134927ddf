"""Data-dependent sizes and offsets of a graph, as additional results of its program."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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


class DataDependent:
    """Sources of the symbols on which results depend.

    Attributes:
        numbers: node of each symbol that is a number of the graph, by the symbol's name.
        offsets: slice that defines a symbol as its storage offset, by the symbol's name: offset of
            the base, its stride and size along the dim, and the start index, which may be out of
            range.
    """

    def __init__(self, nodes: Sequence[Node]) -> None:
        self._nodes = nodes
        self.numbers: dict[str, Node] = {}
        self.offsets: dict[str, tuple[Any, Any, Any, Any]] = {}

    def define(self, symbol: Any) -> None:
        """Finds the node that defines a symbol, if any."""
        for n in self._nodes:
            if self._is_number(n, symbol):
                self.numbers.setdefault(symbol.name, n)
                return
        for n in self._nodes:
            if n.target in _SLICES and _is(value_of(n).storage_offset(), symbol):
                self._slice(symbol, n)
                return

    def _is_number(self, n: Node, symbol: Any) -> bool:
        computed = n.op == "call_function" and n.target is not aten.sym_storage_offset.default
        return computed and _is(value_of(n), symbol)

    def _slice(self, symbol: Any, n: Node) -> None:
        of, dim, first = n.args[:3]  # the end index depends on data
        base: Any = value_of(of)
        start = value_of(first) if isinstance(first, Node) else first
        found = (base.storage_offset(), base.stride(dim), base.shape[dim], start)
        self.offsets[symbol.name] = found
        for s in symbols(found):
            if s.name not in self.numbers and s.name not in self.offsets:
                self.define(s)


def _is(v: Any, symbol: Any) -> bool:
    return kind_of(v) in DTYPES and v.node.expr == symbol
