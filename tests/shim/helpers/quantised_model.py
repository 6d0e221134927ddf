# SPDX-License-Identifier: Apache-2.0
"""Quantised model in the form of PyTorch's pt2e conversion."""

from __future__ import annotations

import torch
import torch.ao.quantization.fx._decomposed
from torch import Tensor, nn

Q = torch.ops.quantized_decomposed


class Converted(nn.Module):
    """Converted linear layer: activations quantised per tensor, weights per channel."""

    def __init__(self) -> None:
        super().__init__()
        g = torch.Generator().manual_seed(1)
        w = torch.randn(5, 8, generator=g)
        scales = w.abs().amax(1) / 127
        zeros = torch.zeros(5, dtype=torch.int64)
        q = Q.quantize_per_channel(w, scales, zeros, 0, -127, 127, torch.int8)
        self.register_buffer("weight", q)
        self.register_buffer("scales", scales)
        self.register_buffer("zeros", zeros)
        self.bias = nn.Parameter(torch.randn(5, generator=g))

    def forward(self, x: Tensor) -> Tensor:
        form = (0.02, 3, -128, 127, torch.int8)
        x = Q.dequantize_per_tensor(Q.quantize_per_tensor(x, *form), *form)
        weight = (self.weight, self.scales, self.zeros, 0, -127, 127, torch.int8)
        y = torch.nn.functional.linear(x, Q.dequantize_per_channel(*weight), self.bias).relu()
        return Q.dequantize_per_tensor(Q.quantize_per_tensor(y, *form), *form)
