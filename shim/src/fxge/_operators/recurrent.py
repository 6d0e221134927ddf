# SPDX-License-Identifier: Apache-2.0
"""Replacement of recurrent layers in Dynamo's graphs, which AOTAutograd would unroll.

In inference, a layer stays one operator. In training, each layer in one direction is a scan, whose
backward is a scan over the gradients of its gates. Gradients of weights are products over all steps
after it. The size of graphs therefore does not depend on the number of steps.
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

from .recurrent_layers import LAYERS, Layer, States, define_sequences, one_way

_library = Library("fxge", "FRAGMENT")


def _by_scan(layer: Layer, by_ge: bool) -> Callable[..., Any]:
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
        for depth in range(num_layers):
            ys = []
            for way in range(ways):
                k = depth * ways + way
                states = [s[k].clone() for s in first]
                reversed_x = x.flip(0) if way else x
                *states, y = one_way(
                    layer, by_ge, reversed_x, states, params[k * n : k * n + n], has_biases
                )
                ys.append(y.flip(0) if way else y)
                for found, s in zip(last, states, strict=True):
                    found.append(s)
            x = torch.cat(ys, 2) if bidirectional else ys[0]
            if train and dropout > 0 and depth < num_layers - 1:
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
def _operators() -> dict[Any, tuple[Any, Callable[..., Any], Callable[..., Any]]]:
    """Returns the replacements of recurrent functions.

    Each function maps to an operator that AOTAutograd does not decompose, and to its layers in
    training: with GE's operators of an LSTM, and with scans alone.
    """
    define_sequences()
    found = {}
    for call, layer in LAYERS.items():
        base = call.__name__
        schema = str(getattr(torch.ops.aten, base).input._schema).removeprefix("aten::")
        _library.define(schema)
        _library.impl(f"{base}.input", call, "CPU")
        torch.library.register_fake(f"fxge::{base}.input", _shapes, lib=_library)
        by_ge = _by_scan(layer, call is torch.lstm)
        found[call] = getattr(torch.ops.fxge, base).input, by_ge, _by_scan(layer, False)
    return found


def library_name(op: torch._ops.OpOverload) -> str:
    """Returns the library's name of an operator."""
    ours = op.namespace == "fxge" and op._opname in ("lstm", "gru", "rnn_tanh", "rnn_relu")
    return f"aten.{op._opname}.{op._overloadname}" if ours else str(op)


def _is_packed(node: Node) -> bool:
    """Returns True for torch.lstm(data, batch_sizes, hx, params, has_biases, ...)."""
    return len(node.args) != 9 or not isinstance(node.args[3], bool)


def keep(gm: GraphModule, training: bool, soc: str | None) -> None:
    """Replaces recurrent layers that AOTAutograd would unroll.

    Args:
        gm: Dynamo's graph; it and the graphs that it calls are changed.
        training: True if gradients are computed.
        soc: the chip of the configuration. Chips without DynamicRNNGrad run scans in training.
    """
    has_gradient = soc is None or soc.lower().startswith(("ascend910b", "ascend910_93"))
    for part in gm.modules():
        if not isinstance(part, GraphModule):
            continue
        nodes = [n for n in part.graph.nodes if n.op == "call_function"]
        calls = [n for n in nodes if n.target in _operators() and not _is_packed(n)]
        for node in calls:
            kept, by_ge, by_scan = _operators()[node.target]
            draws = node.args[6] and node.args[5] != 0 and node.args[4] != 1
            in_training = by_ge if has_gradient else by_scan
            node.target = in_training if training or draws else kept
        if calls:
            part.recompile()
