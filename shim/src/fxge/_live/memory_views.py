# SPDX-License-Identifier: Apache-2.0
"""Views of a result's memory in another dtype, or marked as conjugate or negative."""

from __future__ import annotations

from typing import Any

import torch

Form = tuple[torch.dtype, bool, bool]


def form(val: torch.Tensor) -> Form:
    """Returns dtype, conjugation and negation: what memory means apart from sizes and strides."""
    return val.dtype, val.is_conj(), val.is_neg()


def is_marked(val: torch.Tensor) -> bool:
    """Returns True if the memory holds the conjugates or negatives of the elements."""
    return bool(val.is_conj() or val.is_neg())


def viewer(val: torch.Tensor) -> Any:
    """Returns f(base, sizes, strides, offset), which views the memory of `base` as that of `val`.

    `base` covers its storage. Strides and offset count elements of `val`.
    """
    dtype, conj, neg = form(val)

    def view(
        base: torch.Tensor, shape: tuple[int, ...], strides: tuple[int, ...], offset: int
    ) -> torch.Tensor:
        size = max(dtype.itemsize // base.dtype.itemsize, 1)  # elements of base for one of view
        found = base.as_strided((base.numel() // size * size,), (1,)).view(dtype)
        found = found.as_strided(shape, strides, offset)
        found = found.conj() if conj else found
        return torch._neg_view(found) if neg else found

    return view
