# SPDX-License-Identifier: Apache-2.0
"""Decompositions of backward operators against PyTorch's own kernels, in float64."""

from __future__ import annotations

import itertools
import unittest
from typing import Any

import support  # noqa: F401
import torch

from fxge._operators import gradients as ours

aten = torch.ops.aten


class Gradients(unittest.TestCase):
    """All combinations of the arguments that change the form."""

    def same(self, found: Any, expected: Any, what: Any) -> None:
        for a, b in zip(found, expected, strict=True):
            self.assertEqual(a.shape, b.shape, what)
            torch.testing.assert_close(a, b, msg=str(what))

    def test_max_pool(self) -> None:
        torch.manual_seed(0)
        for k, s, p, d, ceil in itertools.product((2, 3), (1, 2, 3), (0, 1), (1, 2), (False, True)):
            x = torch.randn(2, 3, 9, 10, dtype=torch.double)
            args = ([k, k], [s, s], [p, p], [d, d], ceil)
            y, at = aten.max_pool2d_with_indices(x, *args)
            self.same(ours.max_pool2d(x, *args), (y, at), args)
            g = torch.randn_like(y)
            self.same(
                (ours.max_pool2d_backward(g, x, *args, at),),
                (aten.max_pool2d_with_indices_backward(g, x, *args, at),),
                args,
            )

    def test_max_pool_of_nan(self) -> None:
        x = torch.arange(16.0).view(1, 1, 4, 4)
        x[0, 0, 1, 1] = float("nan")
        y, at = aten.max_pool2d_with_indices(x, [3, 3], [1, 1])
        a, b = ours.max_pool2d(x, [3, 3], [1, 1])
        torch.testing.assert_close(a, y, equal_nan=True)
        torch.testing.assert_close(b, at)

    def test_attention(self) -> None:
        torch.manual_seed(0)
        q, k, v = (torch.randn(2, 3, 5, 8) for _ in range(3))
        bias = torch.randn(2, 1, 5, 5)
        bias[0, 0, 1, :3] = float("-inf")
        for causal, mask in ((False, None), (True, None), (False, bias)):
            with self.subTest(causal=causal, mask=mask is not None):
                f = aten._scaled_dot_product_flash_attention_for_cpu
                out, lse = f(q, k, v, 0.0, causal, attn_mask=mask)
                self.same(ours.attention(q, k, v, 0.0, causal, attn_mask=mask), (out, lse), "")
                given = (torch.randn_like(out), q, k, v, out, lse, 0.0, causal)
                back = aten._scaled_dot_product_flash_attention_for_cpu_backward
                self.same(
                    ours.attention_backward(*given, attn_mask=mask),
                    back(*given, attn_mask=mask),
                    "backward",
                )


if __name__ == "__main__":
    unittest.main()
