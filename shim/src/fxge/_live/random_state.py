# SPDX-License-Identifier: Apache-2.0
"""Random numbers of live calls, with seeds from PyTorch's generator.

torch.manual_seed therefore repeats a run. Operators that AOTAutograd runs with a saved state of
the generator are rewritten.
"""

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


# If PyTorch itself runs such a graph (option accuracy), it draws other numbers.
def _seed_like() -> torch.Tensor:
    return torch.zeros(2, dtype=torch.int64)


def _ignore(_: torch.Tensor | None = None) -> None:
    pass


_library.impl("rng_state", _seed_like, "CompositeExplicitAutograd")
_library.impl("set_rng_state", _ignore, "CompositeExplicitAutograd")
has_side_effect(torch.ops.fxge.set_rng_state.default)  # PyTorch would remove it otherwise


# ---- seeds ----


def seeder(program: Any) -> Callable[[], None] | None:
    """Returns a function that seeds a program with PyTorch's next random number, or None.

    None: the program draws no random numbers. Call the function under the program's lock.
    """
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
    """Rewrites the checkpoint operators by which a backward draws the numbers of its forward.

    Each becomes a sequence of operators: the seed, then the drawing operator. Nodes that held a
    state of the generator hold a seed (i64[2]) afterwards.
    """
    higher = torch.ops.higher_order
    for n in list(gm.graph.nodes):
        if n.op != "call_function":
            continue
        if n.target is higher.run_and_save_rng_state:
            _rewrite_saved(gm, n)
        elif n.target is higher.run_with_rng_state:
            _rewrite_replayed(gm, n)


def _value(op: Any, args: Any, kwargs: Any) -> Any:
    """Returns the metadata of a call's result, which AOT's nodes lack."""
    vals = pytree.tree_map(lambda a: a.meta["val"] if isinstance(a, Node) else a, (args, kwargs))
    with detect_fake_mode(vals) or FakeTensorMode():
        return op(*vals[0], **vals[1])


def _new_node(gm: GraphModule, target: Any, args: Any, kwargs: Any, val: Any, like: Node) -> Node:
    """Creates a node before `like`, with its source location."""
    n = gm.graph.call_function(target, tuple(args), dict(kwargs))
    n.meta = {**like.meta, "val": val}
    return n


def _rewrite_saved(gm: GraphModule, n: Node) -> None:
    """Rewrites %s, %y = run_and_save_rng_state(op, ...)."""
    op, *args = n.args
    with gm.graph.inserting_before(n):
        state = _new_node(gm, torch.ops.fxge.rng_state.default, (), {}, _seed_like(), n)
        call = _new_node(gm, op, args, n.kwargs, _value(op, args, n.kwargs), n)
    for user in list(n.users):
        user.replace_all_uses_with(state if user.args[1] == 0 else call)
        gm.graph.erase_node(user)
    gm.graph.erase_node(n)


def _rewrite_replayed(gm: GraphModule, n: Node) -> None:
    """Rewrites %y = run_with_rng_state(%s, op, ...)."""
    state, op, *args = n.args
    if isinstance(state, Node):
        state.meta["val"] = _seed_like()
    sets = torch.ops.fxge.set_rng_state.default
    with gm.graph.inserting_before(n):
        _new_node(gm, sets, (state,), {}, None, n)
        call = _new_node(gm, op, args, n.kwargs, _value(op, args, n.kwargs), n)
        _new_node(gm, sets, (), {}, None, n)
    n.replace_all_uses_with(call)
    gm.graph.erase_node(n)
