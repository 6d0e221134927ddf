"""Calls of a saved program whose sizes are all fixed: addresses in, tensors of torch out.

Everything else (other sizes, strides, arrays, nested arguments, errors) goes through views, which
say what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from struct import Struct
from typing import TYPE_CHECKING, Any

import torch

from .._core.arrays import TORCH_OF_OURS, special

if TYPE_CHECKING:
    from .ports import Port

_FIXED = re.compile(r"\w+\[([\d, ]*)\]")


@dataclass(frozen=True)
class _Tensor:
    """One input or output: torch's dtype, sizes, bytes."""

    dtype: torch.dtype
    shape: torch.Size
    bytes: int


def _tensor(port: Port) -> _Tensor | None:
    """None where a size or the dtype is not fixed, or where it is no tensor of a user's."""
    found = _FIXED.fullmatch(port.text)
    if found is None or port.role != "user" or port.number or port.dtype is None:
        return None
    shape = torch.Size(int(d) for d in found[1].split(",") if d.strip())
    dtype = getattr(torch, TORCH_OF_OURS[port.dtype])
    return _Tensor(dtype, shape, shape.numel() * dtype.itemsize)


def _fits(x: Any, want: _Tensor) -> bool:
    """It can go by its address as it is."""
    return (
        type(x) is torch.Tensor
        and x.dtype is want.dtype
        and x.shape == want.shape
        and x.device.type == "cpu"
        and special(x) is None
        and x.is_contiguous()
        and not (x.requires_grad and torch.is_grad_enabled())
        and not (x.is_conj() or x.is_neg())
    )


class Fixed:
    """What does not change from call to call."""

    def __init__(self, inputs: Sequence[_Tensor], outputs: Sequence[_Tensor]) -> None:
        self.inputs, self.outputs = inputs, outputs
        self.words = len(inputs) + 2 * len(outputs)
        self.pack = Struct(f"{self.words}n").pack

    def __call__(
        self, run: Callable[[int, bytes, int], int], exe: int, args: Sequence[Any]
    ) -> tuple[int, list[torch.Tensor]] | None:
        """The status and the results; None where some argument does not fit, and nothing ran."""
        if len(args) != len(self.inputs) or not all(map(_fits, args, self.inputs)):
            return None
        results = [torch.empty(t.shape, dtype=t.dtype) for t in self.outputs]
        words = [x.data_ptr() for x in args]
        for y, t in zip(results, self.outputs, strict=True):
            words += (y.data_ptr(), t.bytes)
        return run(exe, self.pack(*words), self.words), results


def of_ports(inputs: Sequence[Port], outputs: Sequence[Port]) -> Fixed | None:
    """None where something is not fixed. Bytes of bools are checked by the library alone."""
    ins, outs = [_tensor(p) for p in inputs], [_tensor(p) for p in outputs]
    known_in = [t for t in ins if t is not None and t.dtype is not torch.bool]
    known_out = [t for t in outs if t is not None]
    whole = len(known_in) == len(ins) and len(known_out) == len(outs)
    return Fixed(known_in, known_out) if whole else None
