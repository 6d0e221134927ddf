# SPDX-License-Identifier: Apache-2.0
"""Views of inputs as inputs of their own, so that a program has no node for them.

`weight_scale.view(-1)` has the memory of `weight_scale`: a call passes the same address for both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch.fx import Graph, GraphModule, Node

from .._serialization.fx_writer import value_of
from .storages import is_surely_dense, origin_of, storage_of

Boxed = Callable[[list[Any]], Any]


def as_inputs(gm: GraphModule) -> tuple[GraphModule, list[int]]:
    """Returns a graph with more inputs in place of views of inputs, and the input that each views.

    Only whole tensors of static sizes that the graph does not write are viewed so. Without such
    views, returns `gm` itself.
    """
    found = _views(gm.graph)
    if not found:
        return gm, []
    graph, copies = Graph(), dict[Node, Node]()
    result = graph.graph_copy(gm.graph, copies)
    graph.output(result).meta = dict(gm.graph.output_node().meta)
    inputs = graph.find_nodes(op="placeholder")
    made: dict[Any, Node] = {}
    bases: list[int] = []
    for view, base in found.items():
        key = base, tuple(value_of(view).shape)
        if key not in made:
            with graph.inserting_after([*inputs, *made.values()][-1]):
                made[key] = graph.placeholder(view.name)
            made[key].meta = {"val": value_of(view)}
            bases.append(inputs.index(copies[base]))
        copies[view].replace_all_uses_with(made[key])
    for view in reversed(found):
        if not copies[view].users:
            graph.erase_node(copies[view])
    return GraphModule(gm, graph), bases


def _views(graph: Graph) -> dict[Node, Node]:
    """Returns views of whole inputs, with the input of each, in the order of the graph."""
    inputs = {n for n in graph.find_nodes(op="placeholder") if _is_static(n)}
    written = {storage_of(value_of(n)) for n in _written(graph)}
    found: dict[Node, Node] = {}
    for n in graph.nodes:
        if n.op != "call_function" or not n.users or not _is_static(n):
            continue
        base = origin_of(n)
        if base in inputs and storage_of(value_of(n)) not in written and _is_whole(n, base):
            found[n] = base
    results = graph.output_node().all_input_nodes
    return {
        n: base
        for n, base in found.items()
        if n not in results and not n.users.keys() <= set(found)
    }


def _is_static(n: Node) -> bool:
    val = value_of(n)
    return (
        isinstance(val, torch.Tensor)
        and val.layout is torch.strided
        and all(type(d) is int for d in (*val.shape, *val.stride(), val.storage_offset()))
    )


def _is_whole(view: Node, base: Node) -> bool:
    """Returns True if the view has the elements of the input, in their order."""
    v, b = value_of(view), value_of(base)
    same = (v.dtype, v.numel(), v.storage_offset()) == (b.dtype, b.numel(), b.storage_offset())
    return same and is_surely_dense(v) and is_surely_dense(b)


def _written(graph: Graph) -> list[Node]:
    """Returns the operands that nodes of the graph write."""
    found: list[Node] = []
    for n in graph.nodes:
        schema = getattr(n.target, "_schema", None)
        if n.op != "call_function" or schema is None or not schema.is_mutable:
            continue
        given = {a.name: x for a, x in zip(schema.arguments, n.args, strict=False)} | n.kwargs
        for a in schema.arguments:
            if a.alias_info is not None and a.alias_info.is_write:
                torch.fx.map_arg(given.get(a.name), found.append)
    return found


def passing(call: Boxed, bases: list[int]) -> Boxed:
    """Returns a call that passes the inputs `bases` a second time, after all others."""
    if not bases:
        return call

    def run(args: list[Any]) -> Any:
        args.extend([args[i] for i in bases])
        return call(args)

    run._boxed_call = True  # type: ignore[attr-defined]
    return run
