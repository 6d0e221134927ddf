# SPDX-License-Identifier: Apache-2.0
"""Order of execution across streams and events of TorchAir's programs.

On the CPU, nodes run in the program's order, which satisfies all waits. In an .air, a waiting node
has a control edge from the node that it waits for (`fxge.wait_tensor`, GE's Identity). `record`
and `wait` belong to the streams of scopes (`fxge.torchair.scope`).
"""

from __future__ import annotations

from typing import Any

import torch
from torch.fx import GraphModule, Node
from torch.fx.node import has_side_effect

from ..errors import FxgeError

STREAM = "_user_stream_label"
_HERE = "CompositeExplicitAutograd"

_library = torch.library.Library("fxge", "FRAGMENT")


def _define(schema: str, compute: Any) -> torch._ops.OpOverload:
    name = schema.partition("(")[0]
    _library.define(schema)
    _library.impl(name, compute, _HERE)
    return getattr(torch.ops.fxge, name).default


def _copy(x: torch.Tensor, _: list[torch.Tensor]) -> torch.Tensor:
    return x.clone()


def _point(*, device: torch.device | None = None) -> torch.Tensor:
    return torch.empty(0, device=device)


def _nothing(_: Any) -> None:
    pass


wait_tensor = _define("wait_tensor(Tensor self, Tensor[] dependencies) -> Tensor", _copy)
record = _define("record(*, Device? device=None) -> Tensor", _point)
wait = _define("wait(Tensor[] x) -> ()", _nothing)
record_event = _define("record_event(str tag) -> ()", _nothing)
wait_event = _define("wait_event(str tag) -> ()", _nothing)
_effects: set[torch._ops.OpOverload] = set()


def keep(op: torch._ops.OpOverload) -> None:
    """Keeps an operator without results in graphs, once for each call."""
    has_side_effect(op)  # for PyTorch's own passes
    _effects.add(op)


for _op in (wait, record_event, wait_event):
    keep(_op)


def leave_out_forward(gm: GraphModule) -> None:
    """Erases the operators of the forward from a backward graph.

    The partitioner adds operators with effects to both graphs.
    """
    for node in reversed(gm.graph.nodes):
        if node.target in _effects and node.meta.get("partitioner_tag") == "is_forward":
            gm.graph.erase_node(node)


def _keep_count(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
    del output
    ctx.n = len(inputs[1])


def _gradient(ctx: Any, grad: torch.Tensor) -> tuple[torch.Tensor, list[None]]:
    return grad, [None] * ctx.n


torch.library.register_autograd(
    "fxge::wait_tensor", _gradient, setup_context=_keep_count, lib=_library
)


def _stream(node: Node) -> str:
    return str(node.meta.get("custom", {}).get(STREAM, ""))


class Order:
    """Order of one graph's nodes; receives them one after the other."""

    def __init__(self) -> None:
        self._last: dict[str, Node] = {}  # last node of each stream
        self._points: dict[Node, Node | None] = {}  # `record` node -> node before it in its stream
        self._events: dict[str, Node | None] = {}
        self._due: dict[str, list[Node]] = {}

    def takes(self, node: Node) -> bool:
        """Records a node that only declares an order; returns False for any other node."""
        stream = _stream(node)
        if node.target is record:
            self._points[node] = self._last.get(stream)
        elif node.target is record_event:
            self._events[str(node.args[0])] = self._last.get(stream)
        elif node.target is wait:
            (awaited,) = node.args
            assert isinstance(awaited, (list, tuple))
            self._await(stream, [self._points.get(n, n) for n in awaited])
        elif node.target is wait_event:
            tag = str(node.args[0])
            if tag not in self._events:
                raise FxgeError(f"the graph waits for the event '{tag}', but no node records it")
            self._await(stream, [self._events[tag]])
        else:
            return False
        return True

    def _await(self, stream: str, nodes: list[Any]) -> None:
        due = self._due.setdefault(stream, [])
        due += [n for n in nodes if n is not None and n not in due]

    def behind(self, node: Node) -> list[Node]:
        """Returns the nodes that `node`, the next one of its stream, waits for."""
        return self._due.get(_stream(node), [])

    def wrote(self, node: Node, waited: bool) -> None:
        """Records that `node`, if it computes a tensor, is the last node of its stream."""
        stream = _stream(node)
        if waited:
            self._due.pop(stream, None)
        if isinstance(node.meta.get("val"), torch.Tensor):
            self._last[stream] = node
