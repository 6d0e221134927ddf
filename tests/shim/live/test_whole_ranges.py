# SPDX-License-Identifier: Apache-2.0
"""Indexing by whole ranges, which becomes a view: values, gradients, and results of their own."""

from __future__ import annotations

import unittest
from collections.abc import Callable

import support
import torch
from torch import Tensor, nn

import fxge

Function = Callable[[Tensor], Tensor]


def count(x: Tensor, dim: int) -> Tensor:
    return torch.arange(x.shape[dim])


CASES: dict[str, Function] = {
    "first": lambda x: x[count(x, 0)],
    "mask of transformers": lambda x: x[count(x, 0)[:, None, None, None], count(x, 1) + 0],
    "three": lambda x: x[count(x, 0)[:, None, None], count(x, 1)[:, None], count(x, 2)],
    "diagonal": lambda x: x[count(x, 0), count(x, 0)],
    "transposed": lambda x: x[count(x, 0), count(x, 1)[:, None]],
    "part": lambda x: x[count(x, 0)[1:]],
    "backwards": lambda x: x[torch.arange(x.shape[0] - 1, -1, -1)],
    "twice": lambda x: x[count(x, 0).expand(2, -1)],
    "second": lambda x: x[:, count(x, 1)],
    "of another size": lambda x: x[count(x, 0)[:, None], torch.arange(2)],
}


class Model(nn.Module):
    def __init__(self, f: Function) -> None:
        super().__init__()
        self.f = f

    def forward(self, x: Tensor) -> Tensor:
        return self.f(x)


class WholeRanges(unittest.TestCase):
    def check(self, f: Function, g: Function, x: Tensor) -> None:
        """Compares, and writes into the result, which must not be the argument's memory."""
        before = x.clone()
        with torch.no_grad():
            found = g(x)
            self.assertTrue(torch.equal(found, f(x)))
            found.zero_()
        self.assertTrue(torch.equal(x, before))

    def test_saved(self) -> None:
        x = torch.randn(3, 4, 2)
        for name, f in CASES.items():
            for sizes in (None, ({0: torch.export.Dim.DYNAMIC, 1: torch.export.Dim.DYNAMIC},)):
                with self.subTest(name, dynamic=sizes is not None):
                    program = torch.export.export(Model(f), (x,), dynamic_shapes=sizes)
                    g = fxge.compile(program)
                    # PyTorch exports a part for at least 3 rows
                    rows = () if sizes is None else (4, 7) if name == "part" else (2, 1)
                    self.check(f, g, x)
                    for n in rows:
                        self.check(f, g, torch.randn(n, 5, 2))

    def test_live(self) -> None:
        for name, f in CASES.items():
            for dynamic in (False, True):
                with self.subTest(name, dynamic=dynamic):
                    g, _ = support.compiled(f, dynamic=dynamic)
                    self.check(f, g, torch.randn(3, 4, 2))
                    x, y = (torch.randn(3, 4, 2).requires_grad_() for _ in range(2))
                    weight = torch.randn_like(f(x))
                    with torch.no_grad():
                        y.copy_(x)
                    (f(x) * weight).sum().backward()
                    (g(y) * weight).sum().backward()
                    assert x.grad is not None
                    assert y.grad is not None
                    support.assert_same(y.grad, x.grad)


if __name__ == "__main__":
    unittest.main()
