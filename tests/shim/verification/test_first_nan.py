# SPDX-License-Identifier: Apache-2.0
"""Option first_nan: the first NaN or infinity of live graphs, forward and backward."""

from __future__ import annotations

import unittest
from typing import Any

import support
import torch
from torch import Tensor, nn

import fxge


class FirstNan(unittest.TestCase):
    def error(self, f: Any, *args: Any) -> str:
        with self.assertRaises(fxge.FxgeError) as caught:
            f(*args)
        self.assertEqual(caught.exception.status, 1)
        return str(caught.exception)

    def compiled(self, f: Any) -> Any:
        return support.compiled(f, {"first_nan": True})[0]

    def test_forward(self) -> None:
        """The node that makes a NaN is named with the user's line; other calls are as PyTorch."""

        def f(x: Tensor) -> Tensor:
            y = x.exp() - 1
            z = y.log()
            return z * 2

        g = self.compiled(f)
        x = torch.rand(3, 4) + 0.1
        for _ in range(6):
            torch.testing.assert_close(g(x), f(x))
        x[1, 2] = -1
        said = self.error(g, x)
        for part in (
            "aten.log.default",
            "1 of 12 elements are NaN",
            "at [1, 2]",
            "z = y.log()",
            "operand x = ",
        ):
            self.assertIn(part, said)
        self.assertNotIn("aten.mul", said)
        x[1, 2] = 1
        torch.testing.assert_close(g(x), f(x))

    def test_overflow(self) -> None:
        """An infinity of finite operands is an error, one of the program is not."""
        said = self.error(self.compiled(lambda x: (x * 60000) * 2), torch.ones(3).half())
        self.assertIn("3 of 3 elements are infinite", said)

        def masked(x: Tensor, mask: Tensor) -> Tensor:
            return x.masked_fill(mask, float("-inf")).softmax(-1)

        x, mask = torch.randn(4), torch.tensor([False, True, False, False])
        torch.testing.assert_close(self.compiled(masked)(x, mask), masked(x, mask))

    def test_backward(self) -> None:
        """The graph of the gradients is observed: 0 * inf of sqrt at 0."""
        x = torch.zeros(3, requires_grad=True)
        y = self.compiled(lambda x: (x.sqrt() * 0).sum())(x)
        said = self.error(y.backward)
        self.assertIn("backward", said)
        self.assertIn("3 of 3 elements are NaN", said)

    def test_training(self) -> None:
        """A model that trains has no findings, with states, dropout and gradients."""
        torch.manual_seed(0)
        model = nn.Sequential(
            nn.Linear(4, 8), nn.BatchNorm1d(8), nn.Dropout(0.2), nn.GELU(), nn.Linear(8, 2)
        )
        live = self.compiled(model)
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        for _ in range(4):
            optimizer.zero_grad()
            live(torch.randn(5, 4)).square().mean().backward()
            optimizer.step()

    def test_inputs(self) -> None:
        said = self.error(self.compiled(lambda x: x + 1), torch.tensor([1.0, float("nan")]))
        self.assertIn("it is an input", said)

    def test_chip(self) -> None:
        with self.assertRaisesRegex(fxge.FxgeError, "'first_nan' observes runs on the CPU"):
            support.compiled(lambda x: x, {"first_nan": True, "device": "npu:0"})


if __name__ == "__main__":
    unittest.main()
