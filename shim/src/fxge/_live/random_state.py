"""Random numbers of live calls: their seeds are drawn from PyTorch's generator, so that
torch.manual_seed repeats a run; and operators that AOTAutograd runs with a generator's state."""

from __future__ import annotations

import ctypes as c
from collections.abc import Callable
from typing import Any

import torch
from torch._guards import detect_fake_mode
from torch._subclasses import FakeTensorMode
from torch.fx import GraphModule, Node
from torch.fx.node import has_side_effect
from torch.utils import _pytree as pytree

from .._core import library
from .._core.random_seed import STATE, Seed

_library = torch.library.Library("fxge", "FRAGMENT")
_library.define("rng_state() -> Tensor")
_library.define("set_rng_state(Tensor? seed=None) -> ()")


# Where PyTorch itself runs such a graph (options accuracy), it draws numbers of its own.
def _seed_like() -> torch.Tensor:
    return torch.zeros(2, dtype=torch.int64)


def _ignore(_: torch.Tensor | None = None) -> None:
    pass


_library.impl("rng_state", _seed_like, "CompositeExplicitAutograd")
_library.impl("set_rng_state", _ignore, "CompositeExplicitAutograd")
has_side_effect(torch.ops.fxge.set_rng_state.default)  # else it were left out


# ---- seeds ----


def seeder(program: Any) -> Callable[[], None] | None:
    """Gives a program a new seed, with PyTorch's next random number as its key; None where the
    program draws nothing. Under the program's lock."""
    if STATE not in program.states():
        return None
    word = torch.empty((), dtype=torch.int64)
    seed = Seed()
    set_state = library.library().fxge_set_state

    def reseed() -> None:
        seed.words[0] = int(word.random_())
        if set_state(program.executable(), c.byref(seed.view)):
            raise program.failure()

    return reseed


# ---- checkpoints ----


def own_states(gm: GraphModule) -> None:
    """Puts what AOT writes for checkpoints, which draw in the backward what the forward drew, into
    operators in a row: the seed, and the operator that draws; the seed again, and the operator.

    Nodes that hold a generator's state hold a seed (i64[2]) afterwards.
    """
    higher = torch.ops.higher_order
    for n in list(gm.graph.nodes):
        if n.op != "call_function":
            continue
        if n.target is higher.run_and_save_rng_state:
            _saved(gm, n)
        elif n.target is higher.run_with_rng_state:
            _again(gm, n)


def _value(op: Any, args: Any, kwargs: Any) -> Any:
    """What a call gives, as metadata: AOT's nodes do not hold it."""
    vals = pytree.tree_map(lambda a: a.meta["val"] if isinstance(a, Node) else a, (args, kwargs))
    with detect_fake_mode(vals) or FakeTensorMode():
        return op(*vals[0], **vals[1])


def _made(gm: GraphModule, target: Any, args: Any, kwargs: Any, val: Any, like: Node) -> Node:
    """A node before `like`, at its place of the user's program."""
    n = gm.graph.call_function(target, tuple(args), dict(kwargs))
    n.meta = {**like.meta, "val": val}
    return n


def _saved(gm: GraphModule, n: Node) -> None:
    """%s, %y = run_and_save_rng_state(op, ...)"""
    op, *args = n.args
    with gm.graph.inserting_before(n):
        state = _made(gm, torch.ops.fxge.rng_state.default, (), {}, _seed_like(), n)
        call = _made(gm, op, args, n.kwargs, _value(op, args, n.kwargs), n)
    for user in list(n.users):
        user.replace_all_uses_with(state if user.args[1] == 0 else call)
        gm.graph.erase_node(user)
    gm.graph.erase_node(n)


def _again(gm: GraphModule, n: Node) -> None:
    """%y = run_with_rng_state(%s, op, ...)"""
    state, op, *args = n.args
    if isinstance(state, Node):
        state.meta["val"] = _seed_like()
    sets = torch.ops.fxge.set_rng_state.default
    with gm.graph.inserting_before(n):
        _made(gm, sets, (state,), {}, None, n)
        call = _made(gm, op, args, n.kwargs, _value(op, args, n.kwargs), n)
        _made(gm, sets, (), {}, None, n)
    n.replace_all_uses_with(call)
    gm.graph.erase_node(n)
