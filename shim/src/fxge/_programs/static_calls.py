# SPDX-License-Identifier: Apache-2.0
"""Fast path of saved programs with static sizes: addresses in, torch tensors out.

Other calls (other sizes, strides, arrays, nested arguments, errors) use views, which report
errors.
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
    """Dtype, shape and size in bytes of one input or output."""

    dtype: torch.dtype
    shape: torch.Size
    bytes: int


def _tensor(port: Port) -> _Tensor | None:
    """Returns None if a size or the dtype is dynamic, or the port is not a user's tensor.

    Also None for tensors whose place in their storage must be checked.
    """
    found = _FIXED.fullmatch(port.text)
    if found is None or port.role != "user" or port.number or port.dtype is None or port.addressed:
        return None
    shape = torch.Size(int(d) for d in found[1].split(",") if d.strip())
    dtype = getattr(torch, TORCH_OF_OURS[port.dtype])
    return _Tensor(dtype, shape, shape.numel() * dtype.itemsize)


def _fits(x: Any, want: _Tensor) -> bool:
    """Returns True if the tensor can be passed by its address as it is."""
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


class StaticCalls:
    """Constant part of all calls."""

    def __init__(self, inputs: Sequence[_Tensor], outputs: Sequence[_Tensor]) -> None:
        self.inputs, self.outputs = inputs, outputs
        self.words = len(inputs) + 2 * len(outputs)
        self.pack = Struct(f"{self.words}n").pack

    def __call__(
        self, run: Callable[[int, bytes, int], int], exe: int, args: Sequence[Any]
    ) -> tuple[int, list[torch.Tensor]] | None:
        """Returns status and results; None, without a run, if an argument does not fit."""
        if len(args) != len(self.inputs) or not all(map(_fits, args, self.inputs)):
            return None
        results = [torch.empty(t.shape, dtype=t.dtype) for t in self.outputs]
        words = [x.data_ptr() for x in args]
        for y, t in zip(results, self.outputs, strict=True):
            words += (y.data_ptr(), t.bytes)
        return run(exe, self.pack(*words), self.words), results


def of_ports(inputs: Sequence[Port], outputs: Sequence[Port]) -> StaticCalls | None:
    """Returns None if something is dynamic or a bool; only the library checks bytes of bools."""
    ins, outs = [_tensor(p) for p in inputs], [_tensor(p) for p in outputs]
    known_in = [t for t in ins if t is not None and t.dtype is not torch.bool]
    known_out = [t for t in outs if t is not None]
    whole = len(known_in) == len(ins) and len(known_out) == len(outs)
    return StaticCalls(known_in, known_out) if whole else None
