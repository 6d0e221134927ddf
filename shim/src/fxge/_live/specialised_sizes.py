# SPDX-License-Identifier: Apache-2.0
"""Dynamic sizes that an operator does not support, made static by guards of PyTorch."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator
from typing import Any

import torch
from torch._guards import TracingContext
from torch.fx import GraphModule, Node

from .._serialization.fx_writer import value_of
from ..errors import FxgeError

_UNSUPPORTED = 3  # FxgeError.status
_MISSING = "FXGE-E0401"  # an unsupported operator, for any size
_SYMBOLIC = (torch.SymInt, torch.SymFloat, torch.SymBool)


def fix(gm: GraphModule, failure: FxgeError) -> bool:
    """Makes static the sizes that refused operators read: numbers among arguments, else all sizes.

    The program is then valid for the sizes of this call. PyTorch guards them and compiles again for
    others; `fxge.explain` reports them. Dims that the user marked as dynamic and data-dependent
    sizes stay dynamic.

    Returns:
        True if any dynamic size became static.
    """
    context = TracingContext.try_get()
    env = context.fake_mode.shape_env if context and context.fake_mode else None
    if failure.status != _UNSUPPORTED or env is None or env.frozen:
        return False
    if any(d.id == _MISSING for d in failure.errors):
        return False
    names = {n for d in failure.errors for n in (*d.nodes, d.node)}
    nodes = [_call(n) for n in gm.graph.nodes if n.name in names]
    kept = set(_marked(env))
    return any(_fix(env, map(read, nodes), kept) for read in (_numbers, _sizes))


def _call(n: Node) -> Node:
    """Returns the call if `n` selects one of its results, else `n`."""
    of = n.args[0] if n.target is operator.getitem else n
    return of if isinstance(of, Node) else n


def _numbers(n: Node) -> Iterator[Any]:
    for x in n.all_input_nodes:
        if not isinstance(value_of(x), torch.Tensor):
            yield value_of(x)


def _sizes(n: Node) -> Iterator[Any]:
    for x in (n, *n.all_input_nodes):
        if isinstance(value_of(x), torch.Tensor):
            yield from value_of(x).shape
            if value_of(x).layout is torch.strided:
                yield from value_of(x).stride()


def _marked(env: Any) -> Iterator[Any]:
    """Yields the symbols of dims that the user marked as dynamic."""
    for tracked in env.tracked_fakes or ():
        rules = getattr(tracked.symbolic_context, "constraint_sizes", None)
        if rules and isinstance(tracked.fake, torch.Tensor):
            for rule, d in zip(rules, tracked.fake.shape, strict=True):
                if rule is not None and not rule.warn_only and isinstance(d, torch.SymInt):
                    yield from d.node.expr.free_symbols


def _fix(env: Any, of_nodes: Iterable[Iterator[Any]], kept: set[Any]) -> bool:
    """Guards all symbols of these values except `kept`; returns True if any became static."""
    found = False
    for values in of_nodes:
        for v in values:
            if isinstance(v, _SYMBOLIC) and v.node.has_hint():
                for symbol in sorted(v.node.expr.free_symbols - kept, key=str):
                    env.evaluate_expr(symbol)
                    found |= bool(env.replace(symbol).is_number)
    return found
