# SPDX-License-Identifier: Apache-2.0
"""Validation of cached plans against their programs and the tensors of a call.

A program reads as many bytes of an input as it declares. Therefore a plan that declares less, or
smaller tensors, is refused before a run. The library checks results.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import torch
from torch.fx import GraphModule, Node

from .._core.arrays import TORCH_OF_OURS
from .._programs.ports import Port
from .._programs.program import Program
from .._serialization.fx_writer import value_of
from .call import OutputPlan, Source
from .training import Around

_FIXED = re.compile(r"\w+\[([\d, ]*)\](?:\{([\d, ]*)\})?")  # sizes, and strides if not dense
# Maximum elements of memory for each element of a result; elements that any result may use.
_MOST_HOLES, _SMALL = 4096, 1 << 20
Layout = tuple[torch.dtype, tuple[int, ...], tuple[int, ...]]
Result = tuple[torch.dtype, tuple[int, ...]] | None  # None: not a tensor


def layout(x: torch.Tensor) -> Layout:
    """Returns dtype, sizes and strides."""
    return x.dtype, tuple(x.shape), tuple(x.stride())


def check_inputs(
    program: Program,
    output_plan: OutputPlan,
    bases: Sequence[int],
    given: Sequence[Layout] | None,
) -> None:
    """Raises ValueError if the plan's inputs differ from the program's or from `given`.

    Args:
        bases: inputs whose views are the plan's last inputs.
        given: layouts of the call's tensors; None if unknown.
    """
    values = [value_of(n) for n in output_plan.inputs]
    layouts = [layout(x) for x in values]
    if len(layouts) != len(program.inputs) or not all(map(_fits, layouts, program.inputs)):
        raise ValueError("its inputs are not those of its graph")
    n = len(values) - len(bases)
    if not all(i < n for i in bases) or not all(
        map(_views, values[n:], (values[i] for i in bases))
    ):
        raise ValueError("an input is not a view of another")
    if given is not None and layouts[:n] != list(given):
        raise ValueError("its inputs are not those that were traced")


def _views(x: torch.Tensor, base: torch.Tensor) -> bool:
    """Returns True if the tensor has the elements of the base, in their order."""
    same = (x.dtype, x.numel()) == (base.dtype, base.numel())
    return same and x.is_contiguous() and base.is_contiguous()


def _fits(given: Layout, port: Port) -> bool:
    """Returns True if an input of a program has static sizes that equal the layout."""
    found = _FIXED.fullmatch(port.text)
    if found is None or port.dtype not in TORCH_OF_OURS:
        return False
    dtype, shape, strides = given
    same = (getattr(torch, TORCH_OF_OURS[port.dtype]), _numbers(found[1])) == (dtype, shape)
    return same and found[2] in (None, ", ".join(map(str, strides)))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(d) for d in text.split(",") if d.strip())


def check_outputs(output_plan: OutputPlan) -> None:
    """Raises ValueError if an output is not a tensor of the plan, or a view exceeds its base.

    Results that no output returns take memory in each call, too.
    """
    for n in output_plan.computed:
        _check_memory(value_of(n))
    for s in output_plan.outputs:
        produced(output_plan, s)


def _check_memory(x: torch.Tensor) -> None:
    if x.storage_offset() + _reach(x) > _MOST_HOLES * x.numel() + _SMALL:
        raise ValueError("a result needs more memory than its elements explain")


def results(gm: GraphModule) -> list[Result] | None:
    """Returns dtype and sizes of the results of Dynamo's graph; None if they are not a sequence."""
    listed = gm.graph.output_node().args[0]
    if not isinstance(listed, (tuple, list)):
        return None
    values = [value_of(n) if isinstance(n, Node) else n for n in listed]
    return [(x.dtype, tuple(x.shape)) if isinstance(x, torch.Tensor) else None for x in values]


def check_results(outputs: Sequence[Source], expected: Sequence[Result] | None) -> None:
    """Raises ValueError if outputs differ from the results of Dynamo's graph.

    Dynamo's code accesses results by index.

    Args:
        expected: results of the graph; None if unknown.
    """
    tensors = [None if s.kind == "constant" else s.value for s in outputs]
    found = [None if x is None else (x.dtype, tuple(x.shape)) for x in tensors]
    if expected is not None and found != list(expected):
        raise ValueError("its results are not those of the graph that was traced")


def produced(output_plan: OutputPlan, s: Source) -> torch.Tensor | None:
    """Returns a tensor with the layout of an output; None for a constant."""
    if s.kind == "constant":
        return None
    if s.kind == "view":
        if s.base is None or s.base.kind not in ("computed", "input"):
            raise ValueError("a view has no base")
        base = produced(output_plan, s.base)
        assert base is not None
        shift = s.value.storage_offset() - s.base.value.storage_offset()
        end = (shift + _reach(s.value)) * s.value.dtype.itemsize
        if shift < 0 or end > _reach(base) * base.dtype.itemsize:
            raise ValueError("a view reaches beyond its base")
        if s.value.dtype != base.dtype and s.base.kind != "computed":
            raise ValueError("a view of an input has another dtype")
        if not bools_fit(s):
            raise ValueError("bytes that are not bools are viewed as bools")
        found: torch.Tensor = s.value
        return found
    if s.kind not in ("computed", "input"):
        raise ValueError(f"an output of kind {s.kind}")
    nodes = output_plan.computed if s.kind == "computed" else output_plan.inputs
    found = value_of(nodes[s.index])
    if layout(found) != layout(s.value):
        raise ValueError("an output is not what is computed")
    _check_memory(found)
    return found


def bools_fit(s: Source) -> bool:
    """Returns False for a view as bools of other elements, whose bytes may be neither 0 nor 1."""
    if s.kind != "view" or s.base is None or s.value.dtype != torch.bool:
        return True
    return bool(s.base.value.dtype == torch.bool)


def _reach(x: torch.Tensor) -> int:
    """Returns the number of elements of memory from the first to the last element."""
    if not x.numel():
        return 0
    return int(1 + sum((d - 1) * s for d, s in zip(x.shape, x.stride(), strict=True)))


def check_pair(forward: OutputPlan, backward: OutputPlan, about: Around) -> None:
    """Raises ValueError if the backward does not read the forward's saved tensors and tangents."""
    made = [produced(forward, s) for s in forward.outputs]
    saved, read = made[about.returned :], [value_of(n) for n in backward.inputs]
    if len(read) != len(saved) + len(about.tangents):
        raise ValueError("its forward and its backward do not fit")
    for x, want in zip(saved, read, strict=False):
        if x is None or layout(x) != layout(want):
            raise ValueError("its backward reads what its forward does not save")
    if any(made[i] is None for i in (*about.plain, *about.unsafe)):
        raise ValueError("a result that is no tensor has properties of one")
    if set(about.plain) & set(about.tangents):
        raise ValueError("its backward reads gradients of what has none")
    for i, want in zip(about.tangents, read[len(saved) :], strict=True):
        x = made[i]
        if _reach(want) < want.numel():
            raise ValueError("elements of a gradient lie in one place")
        if _reach(want) > _MOST_HOLES * want.numel() + _SMALL:
            raise ValueError("a gradient needs more memory than its elements explain")
        if x is None or (x.dtype, x.shape) != (want.dtype, want.shape):
            raise ValueError("its backward reads gradients of what its forward does not return")
    inputs = [value_of(n) for n in forward.inputs]
    if len(backward.outputs) != len(inputs) or not all(map(_is_gradient, backward.outputs, inputs)):
        raise ValueError("its backward gives gradients of other inputs")


def _is_gradient(s: Source, of: torch.Tensor) -> bool:
    """Returns True for an absent gradient, and for one with dtype and sizes of the input."""
    if s.kind == "constant":
        return s.value is None
    return bool((s.value.dtype, s.value.shape) == (of.dtype, of.shape))
