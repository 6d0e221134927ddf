"""Plans of the cache, validated: they agree with their programs and with the tensors of this call.

A program reads as much of an input as it says, whatever lies there, so a plan that says less, or
tensors that are smaller, are refused before anything runs; results are checked by the library.
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
from .call import Source, Spots
from .training import Around

_FIXED = re.compile(r"\w+\[([\d, ]*)\](?:\{([\d, ]*)\})?")  # sizes, and strides that are not dense
# Elements of the memory of a result, for each of its own, and those that any result may take.
_MOST_HOLES, _SMALL = 4096, 1 << 20
Layout = tuple[torch.dtype, tuple[int, ...], tuple[int, ...]]
Result = tuple[torch.dtype, tuple[int, ...]] | None  # None: not a tensor


def layout(x: torch.Tensor) -> Layout:
    """Dtype, sizes, strides."""
    return x.dtype, tuple(x.shape), tuple(x.stride())


def check_inputs(program: Program, spots: Spots, given: Sequence[Layout] | None) -> None:
    """Raises ValueError where the plan's inputs are not the program's, or not the layouts `given`
    (None: not known)."""
    told = [layout(value_of(n)) for n in spots.inputs]
    if len(told) != len(program.inputs) or not all(map(_fits, told, program.inputs)):
        raise ValueError("its inputs are not those of its graph")
    if given is not None and told != list(given):
        raise ValueError("its inputs are not those that were traced")


def _fits(told: Layout, port: Port) -> bool:
    """True where an input of a program has fixed sizes, and these."""
    found = _FIXED.fullmatch(port.text)
    if found is None or port.dtype not in TORCH_OF_OURS:
        return False
    dtype, shape, strides = told
    same = (getattr(torch, TORCH_OF_OURS[port.dtype]), _numbers(found[1])) == (dtype, shape)
    return same and found[2] in (None, ", ".join(map(str, strides)))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(d) for d in text.split(",") if d.strip())


def check_outputs(spots: Spots) -> None:
    """Raises ValueError where an output is no tensor of the plan, or a view reaches beyond one."""
    for s in spots.outputs:
        produced(spots, s)


def results(gm: GraphModule) -> list[Result] | None:
    """Returns dtype and sizes of what dynamo's graph returns; None if that is not a sequence."""
    listed = gm.graph.output_node().args[0]
    if not isinstance(listed, (tuple, list)):
        return None
    values = [value_of(n) if isinstance(n, Node) else n for n in listed]
    return [(x.dtype, tuple(x.shape)) if isinstance(x, torch.Tensor) else None for x in values]


def check_results(outputs: Sequence[Source], expected: Sequence[Result] | None) -> None:
    """Raises ValueError where outputs are not the results that dynamo's graph returns, whose code
    takes them apart by number (None: not known)."""
    tensors = [None if s.kind == "constant" else s.value for s in outputs]
    found = [None if x is None else (x.dtype, tuple(x.shape)) for x in tensors]
    if expected is not None and found != list(expected):
        raise ValueError("its results are not those of the graph that was traced")


def produced(spots: Spots, s: Source) -> torch.Tensor | None:
    """Returns a tensor with the layout of an output; None for a constant."""
    if s.kind == "constant":
        return None
    if s.kind == "view":
        if s.base is None or s.base.kind not in ("computed", "input"):
            raise ValueError("a view has no base")
        base = produced(spots, s.base)
        assert base is not None
        shift = s.value.storage_offset() - s.base.value.storage_offset()
        if shift < 0 or shift + _reach(s.value) > _reach(base) or s.value.dtype != base.dtype:
            raise ValueError("a view reaches beyond its base")
        found: torch.Tensor = s.value
        return found
    if s.kind not in ("computed", "input"):
        raise ValueError(f"an output of kind {s.kind}")
    nodes = spots.computed if s.kind == "computed" else spots.inputs
    found = value_of(nodes[s.index])
    if layout(found) != layout(s.value):
        raise ValueError("an output is not what is computed")
    if found.storage_offset() + _reach(found) > _MOST_HOLES * found.numel() + _SMALL:
        raise ValueError("a result takes more memory than its elements explain")
    return found


def _reach(x: torch.Tensor) -> int:
    """Elements from the first to the last, in memory."""
    if not x.numel():
        return 0
    return int(1 + sum((d - 1) * s for d, s in zip(x.shape, x.stride(), strict=True)))


def check_pair(forward: Spots, backward: Spots, about: Around) -> None:
    """Raises ValueError where the backward's inputs are not what the forward saves, and gradients
    of what it returns."""
    made = [produced(forward, s) for s in forward.outputs]
    saved, read = made[about.returned :], [value_of(n) for n in backward.inputs]
    if len(read) != len(saved) + len(about.tangents):
        raise ValueError("its forward and its backward do not fit")
    for x, want in zip(saved, read, strict=False):
        if x is None or layout(x) != layout(want):
            raise ValueError("its backward reads what its forward does not save")
    if set(about.plain) & set(about.tangents):
        raise ValueError("its backward takes gradients of what has none")
    for i, want in zip(about.tangents, read[len(saved) :], strict=True):
        x = made[i]
        if _reach(want) < want.numel():
            raise ValueError("elements of a gradient lie in one place")
        if x is None or (x.dtype, x.shape) != (want.dtype, want.shape):
            raise ValueError("its backward takes gradients of what its forward does not return")
    inputs = [value_of(n) for n in forward.inputs]
    if len(backward.outputs) != len(inputs) or not all(map(_is_gradient, backward.outputs, inputs)):
        raise ValueError("its backward gives gradients of other inputs")


def _is_gradient(s: Source, of: torch.Tensor) -> bool:
    """True for no gradient, and for one of the input's dtype and sizes."""
    if s.kind == "constant":
        return s.value is None
    return bool((s.value.dtype, s.value.shape) == (of.dtype, of.shape))
