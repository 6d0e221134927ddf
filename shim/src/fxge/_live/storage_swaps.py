# SPDX-License-Identifier: Apache-2.0
"""`x.data = y` and `x.set_(y)` of an input, which exchange its memory and cannot be compiled.

AOTAutograd adds `set_` at the end of a graph. It is removed, its source becomes an additional
result, and PyTorch sets the input after the call.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch.fx import GraphModule

Boxed = Callable[[list[Any]], Any]


def take_out(gm: GraphModule) -> list[int]:
    """Removes `set_` of inputs; returns their indices, in order of the graph's last results."""
    inputs = gm.graph.find_nodes(op="placeholder")
    (output,) = gm.graph.find_nodes(op="output")
    calls = gm.graph.find_nodes(op="call_function", target=torch.ops.aten.set_.source_Tensor)
    calls = [n for n in calls if n.args[0] in inputs and not n.users]
    if not calls:
        return []
    output.args = ((*output.args[0], *[n.args[1] for n in calls]),)
    places = [inputs.index(n.args[0]) for n in calls]
    for node in calls:
        gm.graph.erase_node(node)
    gm.recompile()
    return places


def set_after(call: Boxed, places: list[int]) -> Boxed:
    """Returns a call that sets the inputs at `places` to the memory of its last results."""
    if not places:
        return call

    def run(args: list[Any]) -> Any:
        given = [args[i] for i in places]
        results = list(call(args))
        with torch.no_grad():
            for x, source in zip(given, results[-len(given) :], strict=True):
                x.set_(source)
        return results[: -len(given)]

    run._boxed_call = True  # type: ignore[attr-defined]
    return run
