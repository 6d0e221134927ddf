# SPDX-License-Identifier: Apache-2.0
"""Gears of live graphs: the user's fixed sizes as sizes of the traced graph."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

import torch
from torch.fx import GraphModule, Node

from ..config import Config
from ..errors import FxgeError

# attribute of a tensor: sizes by dim (fxge.torchair.inference.set_dim_gears)
MARK = "_fxge_dim_gears"


def of_graph(
    gm: GraphModule, config: Config, name_of: Callable[[Node], str], *, zip_gears: bool = False
) -> Config:
    """Returns the configuration with the gears of a graph, by the names of its symbols.

    Dynamic sizes of inputs without gears become static, with guards of PyTorch. Size 1 has a graph
    of its own, in which it is static: a gear of 1 is used there, and not in the graph of dynamic
    sizes.

    Args:
        gm: Dynamo's graph.
        config: its `gears` use the names of `name_of`.
        name_of: returns the user's name of an input.
        zip_gears: combines the gears in order, as `gears_policy` "zip" does.

    Raises:
        FxgeError: status 2, gears for a size that the graph lacks.
    """
    found: dict[str, list[int]] = {}
    ones: list[list[int]] = []
    inputs = {name_of(n): n for n in gm.graph.find_nodes(op="placeholder")}
    for name, dim, sizes in [*_parsed(config), *_marked(inputs)]:
        if 1 in sizes and _is_one(inputs, name, dim):
            ones.append(sizes)
            continue
        symbol = _symbol(inputs, name, dim)
        if found.setdefault(symbol, sizes) != sizes:
            raise FxgeError(
                f"gears of '{name}:{dim}': {sizes}, and {found[symbol]} of the same size", status=2
            )
    if not found and not ones:
        return config
    for n in inputs.values():
        for d in _sizes(n):
            if not {str(s) for s in d.node.expr.free_symbols} <= found.keys():
                int(d)
    found = _in_order(found, ones) if zip_gears else {k: _from_two(v) for k, v in found.items()}
    gears = ";".join(f"{k}={_text(v)}" for k, v in found.items())
    return replace(config, gears=gears or None)


def _from_two(sizes: list[int]) -> list[int]:
    """Returns the gears of a dynamic size: without 1, unless there are no others."""
    return [s for s in sizes if s != 1] or sizes


def _in_order(found: dict[str, list[int]], ones: list[list[int]]) -> dict[str, list[int]]:
    """Returns the combined gears whose sizes are 1 where the graph's are, and only there."""
    if len({len(v) for v in [*found.values(), *ones]}) != 1:
        return found  # not combinable: setting them reports it
    of_graph = [
        i
        for i in range(len([*found.values(), *ones][0]))
        if all(v[i] == 1 for v in ones) and all(v[i] != 1 for v in found.values())
    ]
    return {k: [v[i] for i in of_graph] for k, v in found.items()} if of_graph else found


def _is_one(inputs: dict[str, Node], name: str, dim: int) -> bool:
    value = inputs[name].meta.get("example_value") if name in inputs else None
    if not isinstance(value, torch.Tensor) or not -value.dim() <= dim < value.dim():
        return False
    size = value.shape[dim]
    return isinstance(size, int) and size == 1


def _text(sizes: list[int]) -> str:
    return ",".join(map(str, sizes))


def _parsed(config: Config) -> Iterator[tuple[str, int, list[int]]]:
    """Yields (input, dim, sizes) from `x:0=1,2;y:1=8`."""
    for part in config.gears.split(";") if config.gears is not None else ():
        name, _, sizes = part.rpartition("=")
        at, _, dim = name.strip().rpartition(":")
        try:
            yield at, int(dim), [int(s) for s in sizes.split(",")]
        except ValueError:
            raise FxgeError(
                f"option 'gears': '{part}' is not of the form INPUT:DIM=SIZE,SIZE", status=2
            ) from None


def _marked(inputs: dict[str, Node]) -> Iterator[tuple[str, int, list[int]]]:
    for name, n in inputs.items():
        given = getattr(n.meta.get("grapharg"), "example", None)
        for dim, sizes in getattr(given, MARK, {}).items():
            yield name, dim, sizes


def _sizes(n: Node) -> list[torch.SymInt]:
    value = n.meta.get("example_value")
    if not isinstance(value, torch.Tensor):
        return []
    return [d for d in value.shape if isinstance(d, torch.SymInt)]


def _symbol(inputs: dict[str, Node], name: str, dim: int) -> str:
    """Returns the symbol of a dim of an input."""
    value = inputs[name].meta.get("example_value") if name in inputs else None
    if not isinstance(value, torch.Tensor):
        tensors = (
            k for k, n in inputs.items() if isinstance(n.meta.get("example_value"), torch.Tensor)
        )
        raise FxgeError(
            f"gears of '{name}:{dim}': unknown input, expected one of {', '.join(tensors)}",
            status=2,
        )
    if not -value.dim() <= dim < value.dim():
        raise FxgeError(f"gears of '{name}:{dim}': the input has {value.dim()} dims", status=2)
    size = value.shape[dim]
    if not isinstance(size, torch.SymInt) or not size.node.expr.is_Symbol:
        raise FxgeError(
            f"gears of '{name}:{dim}': it is always {size} in this graph; "
            f"torch.compile(dynamic=True) or torch._dynamo.mark_dynamic(x, {dim}) make it dynamic",
            status=2,
        )
    return str(size.node.expr)


def mark(x: Any, sizes: Any) -> None:
    """Sets gears of a tensor: see fxge.torchair.inference.set_dim_gears."""
    if not isinstance(x, torch.Tensor):
        raise FxgeError(f"gears are for a tensor, found {type(x).__name__}", status=2)
    if not isinstance(sizes, dict) or not sizes:
        raise FxgeError(f"gears are {{dim: [size, ...]}}, found {sizes!r}", status=2)
    for dim, values in sizes.items():
        _check(x, dim, values)
    kept = {dim % x.dim(): list(values) for dim, values in sizes.items()}
    if len(kept) < len(sizes):
        raise FxgeError(f"gears name a dim twice: {sizes!r}", status=2)
    if getattr(x, MARK, kept) != kept:
        raise FxgeError(f"the tensor has other gears already: {getattr(x, MARK)!r}", status=2)
    setattr(x, MARK, kept)
    torch._dynamo.mark_dynamic(x, list(kept))
    torch._dynamo.mark_static(x, [d for d in range(x.dim()) if d not in kept])


def _check(x: torch.Tensor, dim: Any, values: Any) -> None:
    if type(dim) is not int or not -x.dim() <= dim < x.dim():
        raise FxgeError(f"gears: found dim {dim!r} of a tensor of {x.dim()} dims", status=2)
    if not isinstance(values, (list, tuple)) or not 2 <= len(values) <= 100:
        raise FxgeError(f"gears of dim {dim}: found {values!r}, expected 2 to 100 sizes", status=2)
    for v in values:
        if type(v) is not int or v < 2:  # PyTorch specialises for sizes 0 and 1
            raise FxgeError(f"gears of dim {dim}: found {v!r}, expected sizes from 2 on", status=2)


def refuse(values: Iterable[Any], what: str) -> None:
    """Raises FxgeError (status 3) if a tensor has gears, which `what` does not support."""
    if any(isinstance(x, torch.Tensor) and hasattr(x, MARK) for x in values):
        raise FxgeError(f"{what} does not support tensors with gears: use torch.compile", status=3)
