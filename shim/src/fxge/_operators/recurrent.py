# SPDX-License-Identifier: Apache-2.0
"""Replacement of recurrent layers in Dynamo's graphs, which AOTAutograd would unroll.

In inference, a layer stays one operator. In training, each layer is a scan, whose backward is a
scan as well. The size of graphs therefore does not depend on the number of steps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor
from torch.fx import GraphModule, Node
from torch.library import Library

Step = Callable[..., list[Tensor]]  # states, a row, weights -> new states, output of the step
States = list[Tensor]

_library = Library("fxge", "FRAGMENT")

# ---- steps ----


def _linear(h: Tensor, weights: Sequence[Tensor]) -> Tensor:
    return F.linear(h, weights[0], weights[1] if len(weights) > 1 else None)


def _step_results(*states: Tensor) -> list[Tensor]:
    """Returns new states and the output; a scan's results must not share memory with its states."""
    return [*states, states[0].clone()]


def _lstm(h: Tensor, c: Tensor, row: Tensor, *weights: Tensor) -> list[Tensor]:
    i, f, g, o = (_linear(h, weights) + row).chunk(4, -1)
    c = f.sigmoid() * c + i.sigmoid() * g.tanh()
    return _step_results(o.sigmoid() * c.tanh(), c)


def _projected(step: Step) -> Step:
    """Returns a step that projects the state h by the last weight."""

    def projected(h: Tensor, c: Tensor, row: Tensor, *weights: Tensor) -> list[Tensor]:
        h, c, _ = step(h, c, row, *weights[:-1])
        return _step_results(F.linear(h, weights[-1]), c)

    return projected


def _gru(h: Tensor, row: Tensor, *weights: Tensor) -> list[Tensor]:
    r, z, n = row.chunk(3, -1)
    of_r, of_z, of_n = _linear(h, weights).chunk(3, -1)
    z, n = (of_z + z).sigmoid(), (n + of_n * (of_r + r).sigmoid()).tanh()
    return _step_results((h - n) * z + n)


def _rnn_tanh(h: Tensor, row: Tensor, *weights: Tensor) -> list[Tensor]:
    return _step_results((_linear(h, weights) + row).tanh())


def _rnn_relu(h: Tensor, row: Tensor, *weights: Tensor) -> list[Tensor]:
    return _step_results((_linear(h, weights) + row).relu())


# ---- layers ----


def _one_way(step: Step, x: Tensor, states: States, w: Sequence[Tensor], biases: bool) -> States:
    """Returns the final states, then the outputs of all steps.

    Args:
        step: the cell.
        x: [T, B, N].
        states: initial states, [B, H] each.
        w: weights of one layer in one direction, in torch.nn's order.
        biases: True if the weights include two biases.
    """
    from torch._higher_order_ops.scan import scan_op

    rows = F.linear(x, w[0], w[2] if biases else None)
    taken = [w[1], *([w[3]] if biases else [])]
    if len(w) > (4 if biases else 2):
        step, taken = _projected(step), [*taken, w[-1]]
    return list(scan_op(step, states, [rows], tuple(taken)))


def _by_scan(step: Step) -> Callable[..., Any]:
    """Returns a function like torch.lstm, for tensors that are not packed."""

    def run(
        input: Tensor, hx: Any, params: Sequence[Tensor], has_biases: bool, num_layers: int,
        dropout: float, train: bool, bidirectional: bool, batch_first: bool,
    ) -> tuple[Tensor, ...]:  # fmt: skip
        x = input.transpose(0, 1) if batch_first else input
        first = [hx] if isinstance(hx, Tensor) else list(hx)
        ways = 2 if bidirectional else 1
        n = len(params) // (num_layers * ways)
        last: list[States] = [[] for _ in first]
        for layer in range(num_layers):
            ys = []
            for way in range(ways):
                k = layer * ways + way
                states = [s[k].clone() for s in first]
                reversed_x = x.flip(0) if way else x
                *states, y = _one_way(
                    step, reversed_x, states, params[k * n : k * n + n], has_biases
                )
                ys.append(y.flip(0) if way else y)
                for found, s in zip(last, states, strict=True):
                    found.append(s)
            x = torch.cat(ys, 2) if bidirectional else ys[0]
            if train and dropout > 0 and layer < num_layers - 1:
                x = F.dropout(x, dropout, training=True)
        y = x.transpose(0, 1) if batch_first else x
        return (y, *(torch.stack(s) for s in last))

    return run


# ---- operators ----


def _shapes(input: Tensor, hx: Any, *rest: Any) -> tuple[Tensor, ...]:
    """Returns fake results: the output has the width of the state in each direction."""
    states = [hx] if isinstance(hx, Tensor) else list(hx)
    width = states[0].shape[2] * (2 if rest[5] else 1)
    y = input.new_empty(input.shape[0], input.shape[1], width)
    return (y, *(s.new_empty(s.shape) for s in states))


@lru_cache(maxsize=1)
def _operators() -> dict[Any, tuple[Any, Callable[..., Any]]]:
    """Returns the replacements of recurrent functions.

    Each function maps to an operator that AOTAutograd does not decompose, and to a scan.
    """
    found = {}
    for call, step in (
        (torch.lstm, _lstm),
        (torch.gru, _gru),
        (torch.rnn_tanh, _rnn_tanh),
        (torch.rnn_relu, _rnn_relu),
    ):
        base = call.__name__
        schema = str(getattr(torch.ops.aten, base).input._schema).removeprefix("aten::")
        _library.define(schema)
        _library.impl(f"{base}.input", call, "CPU")
        torch.library.register_fake(f"fxge::{base}.input", _shapes, lib=_library)
        found[call] = getattr(torch.ops.fxge, base).input, _by_scan(step)
    return found


def library_name(op: torch._ops.OpOverload) -> str:
    """Returns the library's name of an operator."""
    ours = op.namespace == "fxge" and op._opname in ("lstm", "gru", "rnn_tanh", "rnn_relu")
    return f"aten.{op._opname}.{op._overloadname}" if ours else str(op)


def _is_packed(node: Node) -> bool:
    """Returns True for torch.lstm(data, batch_sizes, hx, params, has_biases, ...)."""
    return len(node.args) != 9 or not isinstance(node.args[3], bool)


def keep(gm: GraphModule, training: bool) -> None:
    """Replaces recurrent layers that AOTAutograd would unroll.

    Args:
        gm: Dynamo's graph; it and the graphs that it calls are changed.
        training: True if gradients are computed.
    """
    for part in gm.modules():
        if not isinstance(part, GraphModule):
            continue
        nodes = [n for n in part.graph.nodes if n.op == "call_function"]
        calls = [n for n in nodes if n.target in _operators() and not _is_packed(n)]
        for node in calls:
            kept, by_scan = _operators()[node.target]
            draws = node.args[6] and node.args[5] != 0 and node.args[4] != 1
            node.target = by_scan if training or draws else kept
        if calls:
            part.recompile()
