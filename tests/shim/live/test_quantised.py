#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Quantised programs, exported and live; training with fake quantisation."""

from __future__ import annotations

import copy
import unittest

import support
import torch
import torch.ao.quantization.fx._decomposed  # defines torch.ops.quantized_decomposed
from quantised_model import Converted
from torch import Tensor, nn

import fxge

Q = torch.ops.quantized_decomposed


class Tokens(nn.Module):
    """Activations with quantisation parameters chosen in the run."""

    def forward(self, x: Tensor) -> Tensor:
        scale, zero = Q.choose_qparams_per_token_asymmetric(x, torch.int8)
        q = Q.quantize_per_token(x, scale, zero, -128, 127, torch.int8)
        return Q.dequantize_per_token(q, scale, zero, -128, 127, torch.int8, torch.float32)


class Fake(nn.Module):
    """Fake quantisation of activations and, by channel, of weights."""

    def __init__(self) -> None:
        super().__init__()
        torch.manual_seed(2)
        self.linear = nn.Linear(8, 5)
        self.register_buffer("scale", torch.rand(5) / 50 + 0.01)
        self.register_buffer("zero", torch.zeros(5, dtype=torch.int32))

    def forward(self, x: Tensor) -> Tensor:
        x = torch.fake_quantize_per_tensor_affine(x, 0.02, 3, -128, 127)
        w = torch.fake_quantize_per_channel_affine(
            self.linear.weight, self.scale, self.zero, 0, -20, 20
        )
        return torch.nn.functional.linear(x, w, self.linear.bias)


class Observed(nn.Module):
    """Fake quantisation with an observed range, which it stores in states."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("on", torch.ones(1, dtype=torch.int64))
        self.register_buffer("least", torch.full((1,), float("inf")))
        self.register_buffer("most", torch.full((1,), -float("inf")))
        self.register_buffer("scale", torch.ones(1))
        self.register_buffer("zero", torch.zeros(1, dtype=torch.int32))

    def forward(self, x: Tensor) -> Tensor:
        states = (self.on, self.on, self.least, self.most, self.scale, self.zero)
        return torch.fused_moving_avg_obs_fake_quant(x * 2, *states, 0.01, 0, 255, 0, False, False)


class Programs(unittest.TestCase):
    def test_converted(self) -> None:
        for m, x in ((Converted(), torch.randn(3, 8)), (Tokens(), torch.randn(2, 3, 8))):
            with self.subTest(type(m).__name__), torch.no_grad():
                expected = m.eval()(x)
                found = fxge.compile(torch.export.export(m, (x,)))(x)
                self.assertLess(support.error_of(found, expected), 1e-6)
                f, _ = support.compiled(m)
                self.assertLess(support.error_of(f(x), expected), 1e-6)

    def test_training_with_fake_ones(self) -> None:
        m, x = Fake(), torch.randn(3, 8) * 2
        ours = copy.deepcopy(m)
        f, _ = support.compiled(ours)
        gradients = []
        for g, own in ((f, ours), (m, m)):
            given = x.clone().requires_grad_()
            g(given).pow(2).sum().backward()
            gradients.append([given.grad, *(p.grad for p in own.parameters())])
        for a, b in zip(*gradients, strict=True):
            assert a is not None
            assert b is not None
            self.assertLess(support.error_of(a, b), 1e-5)

    def test_observers_move(self) -> None:
        """Range, scale and zero point are updated as in eager."""
        m = Observed()
        ours = copy.deepcopy(m)
        f, _ = support.compiled(ours)
        for seed in range(3):
            x = torch.randn(3, 4, generator=torch.Generator().manual_seed(seed))
            self.assertLess(support.error_of(f(x), m(x)), 1e-6)
            for (name, a), (_, b) in zip(ours.named_buffers(), m.named_buffers(), strict=True):
                self.assertTrue(torch.allclose(a.double(), b.double()), name)


if __name__ == "__main__":
    unittest.main()
