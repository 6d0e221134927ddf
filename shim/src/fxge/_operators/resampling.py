# SPDX-License-Identifier: Apache-2.0
"""Resampling operators that stay in the graphs of AOTAutograd, where the library supports them.

PyTorch registers their decompositions as kernels above autograd, so that AOTAutograd's table of
decompositions does not control them. For nearest neighbours, these kernels compute other
positions than eager's kernels.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

import torch
from torch import Tensor
from torch._C import DispatchKey
from torch._decomp.decompositions import upsample_compute_output_size
from torch.fx.experimental.symbolic_shapes import free_unbacked_symbols

aten = torch.ops.aten

_NAMES = (
    "upsample_nearest1d",
    "upsample_nearest2d",
    "upsample_nearest3d",
    "_upsample_nearest_exact1d",
    "_upsample_nearest_exact2d",
    "_upsample_nearest_exact3d",
)
_INTERPOLATIONS = (
    "upsample_linear1d",
    "upsample_bilinear2d",
    "upsample_trilinear3d",
    "upsample_bicubic2d",
)
_KEYS = (DispatchKey.Autograd, DispatchKey.CompositeImplicitAutograd)

# Gradients whose meta function in C++ refuses dynamic sizes: all but these.
_IN_PYTHON = ("upsample_nearest2d", "_upsample_nearest_exact2d")
_GRADIENTS = tuple(
    f"{name}_backward" for name in (*_NAMES, *_INTERPOLATIONS) if name not in _IN_PYTHON
)
_lock = threading.RLock()


def _of_factors(op: Any) -> Callable[..., Tensor]:
    """Returns the `.vec` overload of an operator: `op` with the sizes that its factors give."""

    def vec(
        input: Tensor, output_size: Sequence[int] | None, scale_factors: Sequence[float] | None
    ) -> Tensor:
        sizes = upsample_compute_output_size(input.size(), output_size, scale_factors)
        return op(input, sizes, *(scale_factors or ()))

    return vec


def _of_corners(op: Any) -> Callable[..., Tensor]:
    """Returns the `.vec` overload of an interpolation, whose corners may be aligned."""

    def vec(
        input: Tensor,
        output_size: Sequence[int] | None,
        align_corners: bool,
        scale_factors: Sequence[float] | None,
    ) -> Tensor:
        sizes = upsample_compute_output_size(input.size(), output_size, scale_factors)
        return op(input, sizes, align_corners, *(scale_factors or ()))

    return vec


def _meta(op: Any) -> Callable[..., Tensor]:
    """Returns a meta kernel that takes data-dependent sizes, which PyTorch's compares with 0."""

    def meta(input: Tensor, output_size: Sequence[int], *scales: Any) -> Tensor:
        if not free_unbacked_symbols(input):
            return op._op_dk(DispatchKey.Meta, input, output_size, *scales)
        return input.new_empty((*input.shape[:2], *output_size))

    return meta


def _gradient_meta(
    grad_output: Tensor, _output_size: Sequence[int], input_size: Sequence[int], *_scales: Any
) -> Tensor:
    """Returns a gradient without elements, in the shape of the operand."""
    return grad_output.new_empty(input_size)


@lru_cache(maxsize=1)
def _kernels() -> dict[Any, dict[Any, Any]]:
    """Returns kernels in Python by overload and key. Other keys dispatch to C++."""
    found: dict[Any, dict[Any, Any]] = {}
    for name in (*_NAMES, *_INTERPOLATIONS):
        op = getattr(aten, name)
        of = _of_factors if name in _NAMES else _of_corners
        found[op.default] = {DispatchKey.Meta: _meta(op.default)}
        found[op.vec] = dict.fromkeys(_KEYS, of(op.default))
    for name in _GRADIENTS:
        found[getattr(aten, name).default] = {DispatchKey.Meta: _gradient_meta}
    return found


def _set(op: Any, kernels: dict[Any, Any]) -> None:
    op.py_kernels.clear()
    op.py_kernels.update(kernels)
    op._dispatch_cache.clear()


@contextmanager
def kept() -> Iterator[None]:
    """Traces resampling operators as operators in this context, forward and backward."""
    with _lock:
        before = {op: dict(op.py_kernels) for op in _kernels()}
        try:
            for op, ours in _kernels().items():
                _set(op, {k: f for k, f in before[op].items() if k not in _KEYS} | ours)
            yield
        finally:
            for op, kernels in before.items():
                _set(op, kernels)
