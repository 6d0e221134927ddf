"""Sizes and numbers that an operator cannot leave free, live: fixed by guards, and told."""

from __future__ import annotations

import unittest
from collections.abc import Callable
from typing import Any

import support
import torch
import torch._dynamo
from torch import Tensor

import fxge


def unpacked(x: Tensor) -> tuple[Tensor, ...]:
    """The order of its rows is found for a constant number of them."""
    return torch.lu_unpack(*torch.linalg.lu_factor(x))


def normed(x: Tensor, p: float) -> Tensor:
    return torch.linalg.vector_norm(x, p, dim=-1)


class FreeSizes(unittest.TestCase):
    def check(self, f: Callable[..., Any], calls: list[tuple[Any, ...]], compiles: int) -> None:
        run, counter = support.compiled(f, dynamic=True)
        for args in calls:
            for a, b in zip(support.flat(run(*args)), support.flat(f(*args)), strict=True):
                self.assertLess(support.error_of(a, b), 1e-6)
        self.assertEqual(counter.count, compiles)

    def test_sizes(self) -> None:
        """Each size has a program of its own, which later calls find again."""
        calls = [(torch.randn(n, n),) for n in (3, 5, 3, 5)]
        self.check(unpacked, calls, 2)

    def test_they_are_told(self) -> None:
        torch._dynamo.reset()
        run = torch.compile(unpacked, backend=fxge.backend, dynamic=True)
        run(torch.randn(3, 3))
        self.assertRegex(str(fxge.explain(run)), r"fixed: L\['x'\]\.size\(\)\[0\] is 3\b")

    def test_numbers(self) -> None:
        """Sizes stay free where a number alone was in the way."""
        x, y = torch.randn(3, 4), torch.randn(5, 6)
        self.check(normed, [(x, 3), (y, 3), (x, 4), (y, 4)], 2)

    def test_an_index_of_either_sign(self) -> None:
        """PyTorch compiles one program for indices from both ends."""

        def placed(x: Tensor, y: Tensor, i: int) -> Tensor:
            return torch.select_scatter(x, y, 1, i)

        x, y = torch.randn(5, 5, 5), torch.randn(5, 5)
        self.check(placed, [(x, y, i) for i in (-1, 2, -3, 4)], 1)

    def test_a_size_by_a_factor(self) -> None:
        """No size follows from what the product is: both become numbers."""

        def shrunk(x: Tensor, by: float) -> Tensor:
            return torch.ops.aten._upsample_bilinear2d_aa.vec(x, None, True, [by, 1.0])

        self.check(shrunk, [(torch.randn(2, 3, n, 5), 0.8) for n in (10, 7, 10)], 2)

    def test_gradients(self) -> None:
        run, counter = support.compiled(normed, dynamic=True)
        for n in (3, 5, 3):
            x = torch.randn(2, n, requires_grad=True)
            found, expected = (torch.autograd.grad(f(x, 3).sum(), x)[0] for f in (run, normed))
            self.assertLess(support.error_of(found, expected), 1e-6)
        self.assertEqual(counter.count, 1)

    def test_marked_dims_stay_free(self) -> None:
        """What the user asked for is refused with the operator's name."""
        torch._dynamo.reset()
        x = torch.randn(3, 3)
        torch._dynamo.mark_dynamic(x, 0)
        torch._dynamo.mark_dynamic(x, 1)
        with self.assertRaisesRegex(Exception, "lu_unpack"):
            torch.compile(unpacked, backend=fxge.backend, fullgraph=True)(x)

    def test_what_no_size_helps(self) -> None:
        """The first refusal is told."""
        run, _ = support.compiled(torch.linalg.ldl_factor, dynamic=True)
        with self.assertRaisesRegex(Exception, "LDL"):
            run(torch.eye(3))


if __name__ == "__main__":
    unittest.main()
