# SPDX-License-Identifier: Apache-2.0
"""Weights whose memory does not hold their elements: lazy conjugates, negatives, no memory."""

from __future__ import annotations

import unittest

import support  # noqa: F401  (sets the path)
import torch
from torch import Tensor, nn

import fxge


class Scale(nn.Module):
    """Reads a weight; writes another one on request."""

    def __init__(self, weight: Tensor, written: Tensor | None = None) -> None:
        super().__init__()
        self.register_buffer("w", weight)
        self.register_buffer("base", written)

    def forward(self, x: Tensor) -> Tensor:
        if self.base is not None:
            self.base.add_(1)
        return x * (self.w.real + 2 * self.w.imag if self.w.is_complex() else self.w)


class Attribute(nn.Module):
    """Reads a tensor that is neither parameter nor buffer."""

    def __init__(self, weight: Tensor) -> None:
        super().__init__()
        self.w = weight

    def forward(self, x: Tensor) -> Tensor:
        return x * self.w.imag


class WeightMemory(unittest.TestCase):
    def compiled(self, model: nn.Module, x: Tensor) -> Tensor:
        return fxge.compile(torch.export.export(model, (x,)))(x)  # type: ignore[no-any-return]

    def test_lazy_marks(self) -> None:
        b = torch.complex(torch.arange(6.0), torch.arange(6.0) + 1).view(2, 3)
        x = torch.ones(2, 3)
        rows = b.expand(2, 2, 3)
        for weight in (b.conj(), b.conj().imag, b.t().conj().t(), rows.conj()[1], b[1:].conj()):
            model = Scale(weight)
            torch.testing.assert_close(self.compiled(model, x), model(x))
        attribute = Attribute(b.conj())
        torch.testing.assert_close(self.compiled(attribute, x), attribute(x))
        both = Scale(b.conj(), b.clone())  # the written one has memory of its own
        torch.testing.assert_close(self.compiled(both, x), both(x))

    def test_marks_in_written_memory(self) -> None:
        b = torch.full((3,), 2.0 + 3j)
        with self.assertRaisesRegex(fxge.FxgeError, "'w' is a lazy conjugate .* 'base'") as caught:
            self.compiled(Scale(b.conj(), b), torch.ones(3))
        self.assertEqual(caught.exception.status, 2)

    def test_weights_without_memory(self) -> None:
        x = torch.ones(4)
        with self.assertRaisesRegex(fxge.FxgeError, "'w' has 0 bytes of memory, expected 16"):
            self.compiled(Scale(torch._efficientzerotensor(4)), x)
        program = torch.export.export(Scale(torch.ones(4)), (x,))
        program.state_dict["w"].untyped_storage().resize_(8)
        with self.assertRaisesRegex(fxge.FxgeError, "'w' has 8 bytes of memory, expected 16"):
            fxge.compile(program)


if __name__ == "__main__":
    unittest.main()
