# SPDX-License-Identifier: Apache-2.0
"""Exported programs whose parameters are tensor subclasses: their inner tensors become inputs."""

from __future__ import annotations

import copy
import dataclasses
from types import SimpleNamespace
from typing import Any

import torch
from torch.fx import Node
from torch.utils._python_dispatch import is_traceable_wrapper_subclass

from ..errors import FxgeError


def _reads(node: Node) -> bool:
    return str(node.target) == "export.access_subclass_inner_tensor.default"


def _opened(node: Node, spec: Any, value: torch.Tensor, found: dict[str, Any]) -> list[Any]:
    """Replaces a placeholder by placeholders of the tensors that the graph reads of it.

    Returns the specs of the new inputs; `found` gets their tensors by name.
    """
    specs = []
    made: dict[str, Node] = {}
    for user in list(node.users):
        if not _reads(user):
            raise FxgeError(
                f"'{spec.target}' is a {type(value).__name__}, which {user.target} takes as a "
                "whole: torchao.utils.unwrap_tensor_subclass(model) before torch.export",
                status=3,
            )
        attribute = user.args[1]
        assert isinstance(attribute, str)
        if attribute not in made:
            with node.graph.inserting_before(node):
                inner = node.graph.placeholder(f"{node.name}_{attribute}")
            inner.meta = copy.copy(user.meta)
            made[attribute] = inner
            arg = dataclasses.replace(spec.arg, name=inner.name)
            target = f"{spec.target}.{attribute}"
            specs.append(dataclasses.replace(spec, arg=arg, target=target))
            found[target] = getattr(value, attribute)
        user.replace_all_uses_with(made[attribute])
        node.graph.erase_node(user)
    node.graph.erase_node(node)
    return specs


def without_subclasses(ep: Any) -> Any:
    """Returns a program without tensor subclasses: itself, or its parts that are written."""

    def value_of(spec: Any) -> Any:
        stored = ep.state_dict.get(spec.target)
        return ep.constants.get(spec.target) if stored is None else stored

    signature = ep.graph_signature
    held = {s.target: value_of(s) for s in signature.input_specs if s.target is not None}
    held = {name: v for name, v in held.items() if isinstance(v, torch.Tensor)}
    if not any(map(is_traceable_wrapper_subclass, held.values())):
        return ep
    graph = copy.deepcopy(ep.graph)
    nodes = {n.name: n for n in graph.nodes if n.op == "placeholder"}
    todo, specs = list(reversed(signature.input_specs)), []
    while todo:
        spec = todo.pop()
        if is_traceable_wrapper_subclass(held.get(spec.target)):
            more = _opened(nodes[spec.arg.name], spec, held[spec.target], held)
            nodes.update({n.name: n for n in graph.nodes if n.op == "placeholder"})
            todo += reversed(more)
        else:
            specs.append(spec)
    return SimpleNamespace(
        graph=graph,
        graph_module=ep.graph_module,
        graph_signature=SimpleNamespace(
            input_specs=specs,
            output_specs=signature.output_specs,
            buffers_to_mutate=signature.buffers_to_mutate,
        ),
        state_dict=ep.state_dict | held,
        constants=ep.constants,
        range_constraints=ep.range_constraints,
        module_call_graph=ep.module_call_graph,
        call_spec=ep.call_spec,
        _guards_code=getattr(ep, "_guards_code", None),
    )
