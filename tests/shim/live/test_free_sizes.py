# SPDX-License-Identifier: Apache-2.0
"""Dynamic sizes and numbers that an operator does not support, live: static, and reported."""

from __future__ import annotations

import math
import unittest
import warnings
from collections.abc import Callable
from typing import Any

import support
import torch
import torch._dynamo
import torch.nn.functional as F
from torch import Tensor, nn
from torch.export import Dim as D
from torch.export import export

import fxge


def unpacked(x: Tensor) -> tuple[Tensor, ...]:
    """Unpacks LU factors; the order of rows needs a constant number of rows."""
    return torch.lu_unpack(*torch.linalg.lu_factor(x))


def normed(x: Tensor, p: float) -> Tensor:
    return torch.linalg.vector_norm(x, p, dim=-1)


def diagonals(x: Tensor) -> tuple[Tensor, ...]:
    """Reads and writes diagonals of a matrix with a dynamic width."""
    y = x.clone()
    y.diagonal().add_(1)
    y.diagonal(-1).mul_(y.diagonal(-1).sum())
    y.transpose(0, 1).diagonal(-2).fill_(7)
    return y, y.diagonal(1), torch.diagonal_scatter(x, y.diagonal())


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

    def test_static_sizes_are_reported(self) -> None:
        torch._dynamo.reset()
        run = torch.compile(unpacked, backend=fxge.backend, dynamic=True)
        run(torch.randn(3, 3))
        self.assertRegex(str(fxge.explain(run)), r"fixed: L\['x'\]\.size\(\)\[0\] is 3\b")

    def test_numbers(self) -> None:
        """Sizes stay dynamic if only a number is unsupported."""
        x, y = torch.randn(3, 4), torch.randn(5, 6)
        self.check(normed, [(x, 3), (y, 3), (x, 4), (y, 4)], 2)

    def test_an_index_of_either_sign(self) -> None:
        """PyTorch compiles one program for indices from both ends."""

        def placed(x: Tensor, y: Tensor, i: int) -> Tensor:
            return torch.select_scatter(x, y, 1, i)

        x, y = torch.randn(5, 5, 5), torch.randn(5, 5)
        self.check(placed, [(x, y, i) for i in (-1, 2, -3, 4)], 1)

    def test_diagonals(self) -> None:
        self.check(diagonals, [(torch.randn(*s),) for s in ((3, 5), (4, 9), (3, 7))], 1)

    def test_a_size_by_a_factor(self) -> None:
        """The size does not follow from the product: both factors become static."""

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

    def test_marked_dims_stay_dynamic(self) -> None:
        """Unsupported dims that the user marked as dynamic are refused with the operator's name."""
        torch._dynamo.reset()
        x = torch.randn(3, 3)
        torch._dynamo.mark_dynamic(x, 0)
        torch._dynamo.mark_dynamic(x, 1)
        with self.assertRaisesRegex(Exception, "lu_unpack"):
            torch.compile(unpacked, backend=fxge.backend, fullgraph=True)(x)

    def test_unsupported_for_all_sizes(self) -> None:
        """The first refusal is reported."""
        run, _ = support.compiled(torch.linalg.ldl_factor, dynamic=True)
        with self.assertRaisesRegex(Exception, "LDL"):
            run(torch.eye(3))


class Of(nn.Module):
    """A function as a module for torch.export."""

    def __init__(self, f: Callable[..., Any]) -> None:
        super().__init__()
        self.f = f

    def forward(self, *args: Tensor) -> Any:
        return self.f(*args)


class Exported(unittest.TestCase):
    """Default exports, not decomposed, at sizes other than those of the export."""

    def check(self, f: Callable[..., Any], *calls: tuple[tuple[int, ...], ...]) -> None:
        """Exports with the dims dynamic that differ between calls; a call is a tuple of shapes."""
        args = [[torch.arange(math.prod(s)).reshape(s) % 13 - 6.0 for s in call] for call in calls]
        sizes = [zip(*(call[i] for call in calls), strict=True) for i in range(len(calls[0]))]
        dynamic = [[D.STATIC if len(set(n)) == 1 else D.DYNAMIC for n in dims] for dims in sizes]
        ep = export(Of(f), tuple(args[0]), dynamic_shapes=(tuple(dynamic),))
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            program = fxge.compile(ep)
        for a in args:
            for found, wanted in zip(support.flat(program(*a)), support.flat(f(*a)), strict=True):
                self.assertEqual(found.shape, wanted.shape)
                self.assertLess(support.error_of(found, wanted), 1e-6)

    def test_diagonals(self) -> None:
        self.check(diagonals, ((3, 5),), ((4, 9),), ((3, 7),))

    def test_diagonals_of_sizes(self) -> None:
        squares = [((4, 6),), ((5, 5),), ((6, 4),), ((2, 8),)]
        self.check(lambda x: x.triu(x.shape[1] - x.shape[0]), *squares)
        self.check(lambda x: x.tril(x.shape[0] - 3), *squares)
        self.check(lambda x: x.clone().triu_(-x.shape[0] // 2), *squares)

    def test_rounded_sizes(self) -> None:
        images = [((1, 2, 4, 5),), ((1, 2, 7, 11),), ((1, 2, 10, 3),)]
        for by in (1.7, 2.3, 3.1):
            self.check(lambda x, b=by: F.interpolate(x, scale_factor=b), *images)
            self.check(lambda x, b=by: F.interpolate(x, scale_factor=b, mode="bilinear"), *images)
            self.check(
                lambda x, b=by: x.new_zeros(torch.sym_int(b * x.shape[2]), 3) + x.shape[3], *images
            )

    def test_padding_to_the_same_sizes(self) -> None:
        """PyTorch's guards on the padding contain 2^63."""
        self.check(
            lambda x, w: F.conv2d(x, w, padding="same"),
            ((1, 2, 9, 9), (3, 2, 3, 3)),
            ((1, 2, 8, 7), (3, 2, 3, 5)),
        )
        self.check(
            lambda x, w: F.conv1d(x, w, padding="same", dilation=2),
            ((1, 2, 19), (3, 2, 3)),
            ((1, 2, 18), (3, 2, 4)),
        )


if __name__ == "__main__":
    unittest.main()
