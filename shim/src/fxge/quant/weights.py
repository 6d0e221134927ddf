# SPDX-License-Identifier: Apache-2.0
"""Quantised linear in one form for all checkpoints."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor


@dataclass(frozen=True)
class Weights:
    """Integers and scales of a linear: weight = (integers - zeros) * scales.

    Attributes:
        integers: i8 [n, k]; -8 to 7 for 4 bits.
        scales: f32 [n, groups]; a group is k / groups consecutive columns.
        bits: 4 or 8.
        zeros: f32 [n, groups]; None: 0.
        bias: f32 [n] or None.
        order: i64 [k], the input of each column; None: the column's own number.
        factor: f32 [k] by which inputs are multiplied first; None: 1.
        inputs: static quantisation of the inputs; None: dynamic, or none.
    """

    integers: Tensor
    scales: Tensor
    bits: int
    zeros: Tensor | None = None
    bias: Tensor | None = None
    order: Tensor | None = None
    factor: Tensor | None = None
    inputs: Static | None = None

    @property
    def group_size(self) -> int:
        """Columns of a group; 0 if all columns are one."""
        groups = self.scales.shape[1]
        return 0 if groups == 1 else self.integers.shape[1] // groups

    @property
    def product(self) -> Tensor:
        """Scale of the integer product with static inputs, f32 [n]."""
        assert self.inputs is not None
        if self.inputs.product is not None:
            return self.inputs.product
        return self.scales.reshape(-1) * self.inputs.scale


@dataclass(frozen=True)
class Static:
    """Quantisation of inputs with constant numbers: round(x / scale + zero).

    Attributes:
        scale: positive.
        zero: zero point, -128 to 127.
        product: f32 [n], scale of the integer product; None: scale * scales of the weight.
        bias: i32 [n], bias of the integer product that includes the correction of the zero point;
            None: from the float bias.
    """

    scale: float
    zero: float = 0.0
    product: Tensor | None = None
    bias: Tensor | None = None


def spread(scales: Tensor, n: int) -> Tensor:
    """Returns scales f32 [n, groups]; a scale of the whole tensor becomes one of each row."""
    wide = scales.to(torch.float32)
    return (wide if wide.dim() == 2 else wide.reshape(-1, 1)).expand(n, -1).contiguous()
