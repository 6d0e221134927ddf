"""Numbers of a graph that only its run tells: results of the program beside those of the user."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import torch
from torch.fx import Node

from .._serialization.fx_writer import SYM_BOOL, SYM_FLOAT, SYM_INT, kind_of, value_of

aten = torch.ops.aten
_SLICES = (aten.slice.Tensor, aten.select.int)  # of a tensor, along a dim, from here on
DTYPES = {SYM_INT: torch.int64, SYM_FLOAT: torch.float64, SYM_BOOL: torch.bool}


def symbols(values: Sequence[Any]) -> Iterator[Any]:
    """Of sizes and numbers."""
    for v in values:
        if isinstance(v, (torch.SymInt, torch.SymFloat, torch.SymBool)):
            yield from sorted(v.node.expr.free_symbols, key=str)


class Late:
    """Which nodes give the symbols that results depend on, and which offsets follow from these.

    Attributes:
        numbers: the node of each symbol that is a number of the graph, by the symbol's name.
        offsets: of each symbol that is where a slice begins, the slice: its base's offset, step and
            size along the dim, and the first element there, which may be beyond both ends.
    """

    def __init__(self, nodes: Sequence[Node]) -> None:
        self._nodes = nodes
        self.numbers: dict[str, Node] = {}
        self.offsets: dict[str, tuple[Any, Any, Any, Any]] = {}

    def define(self, symbol: Any) -> None:
        """Finds what tells a symbol, where anything does."""
        for n in self._nodes:
            if self._is_number(n, symbol):
                self.numbers.setdefault(symbol.name, n)
                return
        for n in self._nodes:
            if n.target in _SLICES and _is(value_of(n).storage_offset(), symbol):
                self._slice(symbol, n)
                return

    def _is_number(self, n: Node, symbol: Any) -> bool:
        told = n.op == "call_function" and n.target is not aten.sym_storage_offset.default
        return told and _is(value_of(n), symbol)

    def _slice(self, symbol: Any, n: Node) -> None:
        of, dim, first = n.args[:3]  # the data tell the last
        base: Any = value_of(of)
        start = value_of(first) if isinstance(first, Node) else first
        found = (base.storage_offset(), base.stride(dim), base.shape[dim], start)
        self.offsets[symbol.name] = found
        for s in symbols(found):
            if s.name not in self.numbers and s.name not in self.offsets:
                self.define(s)


def _is(v: Any, symbol: Any) -> bool:
    return kind_of(v) in DTYPES and v.node.expr == symbol
