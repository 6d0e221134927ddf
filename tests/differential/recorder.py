# SPDX-License-Identifier: Apache-2.0
"""Recorder of eager calls as an FX graph: the ATen operators that reach the kernels.

make_fx yields the same graphs; but it creates a fake tensor mode for every value, at ten times the cost of compilation
and execution.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, fx
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode

LIFT = torch.ops.aten.lift_fresh.default
PROMOTE = torch.ops.aten.promote_types.default


class Recorder(TorchDispatchMode):
    """Records the observed calls in a graph."""

    def __init__(self, given: list[Tensor]) -> None:
        super().__init__()
        self.root, self.graph = torch.nn.Module(), fx.Graph()
        self.nodes: dict[int, fx.Node] = {}
        self.kept: list[Tensor] = []  # an id is unique while its tensor is alive
        for k, x in enumerate(given):
            self.name(x, self.graph.placeholder(f"x{k}_1"))

    def name(self, out: Any, node: fx.Node) -> None:
        """Maps the result to the node, or the parts of a tuple to its parts."""
        if isinstance(out, Tensor):
            node.meta["val"] = torch.empty_strided(out.shape, out.stride(), dtype=out.dtype)  # later calls may change its shape
            self.nodes[id(out)] = node
            self.kept.append(out)
        elif isinstance(out, (list, tuple)):
            node.meta["val"] = out
            for k, x in enumerate(out):
                self.name(x, self.graph.call_function(operator.getitem, (node, k)))

    def node(self, x: Any) -> Any:
        """Returns the node of a tensor; a tensor that no call returned is a constant."""
        if isinstance(x, Tensor) and id(x) not in self.nodes:
            target = f"_tensor_constant{len(self.kept)}"
            self.root.register_buffer(target, x.detach().clone())
            self.name(x, self.graph.get_attr(target))
        return self.nodes[id(x)] if isinstance(x, Tensor) else x

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        # Returns a value for the graph: numbers read from a tensor, and dtypes, are constants.
        if torch.Tag.data_dependent_output in func.tags or func is PROMOTE:
            return func(*args, **(kwargs or {}))
        func = torch.ops.aten.lift_fresh_copy.default if func is LIFT else func  # a constant is not written
        named = pytree.tree_map(self.node, (args, kwargs or {}))
        out = func(*args, **(kwargs or {}))
        self.name(out, self.graph.call_function(func, *named))
        return out


def recorded(function: Callable[..., Any], given: list[Tensor]) -> fx.GraphModule:
    """Returns the calls of the function on these tensors."""
    with torch.no_grad(), Recorder(given) as to:
        out = function(*given)
    to.graph.output(pytree.tree_map(to.node, out))
    return fx.GraphModule(to.root, to.graph)
