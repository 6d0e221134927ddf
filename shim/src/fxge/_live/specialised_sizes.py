"""Sizes that an operator cannot leave free: they become numbers, by a guard of PyTorch's."""

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
_MISSING = "FXGE-E0401"  # no size makes it known
_SYMBOLIC = (torch.SymInt, torch.SymFloat, torch.SymBool)


def fix(gm: GraphModule, failure: FxgeError) -> bool:
    """Makes numbers of what refused operators read: of their own numbers, else of all sizes.

    What is compiled then is for the sizes of this call: PyTorch guards them and compiles again for
    others, and `fxge.explain` tells them. A dim that the user marked as dynamic stays free, and so
    does what data tell.

    Returns:
        Whether anything was free that is not any more.
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
    """The call itself, where its results are picked one by one."""
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


def _marked(env: Any) -> Iterator[Any]:
    """Symbols of dims of which the user said that they stay free."""
    for tracked in env.tracked_fakes or ():
        rules = getattr(tracked.symbolic_context, "constraint_sizes", None)
        if rules and isinstance(tracked.fake, torch.Tensor):
            for rule, d in zip(rules, tracked.fake.shape, strict=True):
                if rule is not None and not rule.warn_only and isinstance(d, torch.SymInt):
                    yield from d.node.expr.free_symbols


def _fix(env: Any, of_nodes: Iterable[Iterator[Any]], kept: set[Any]) -> bool:
    """Guards each symbol of these values but the `kept` ones; whether any became a number."""
    found = False
    for values in of_nodes:
        for v in values:
            if isinstance(v, _SYMBOLIC) and v.node.has_hint():
                for symbol in sorted(v.node.expr.free_symbols - kept, key=str):
                    env.evaluate_expr(symbol)
                    found |= bool(env.replace(symbol).is_number)
    return found
