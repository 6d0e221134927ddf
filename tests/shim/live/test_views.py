# SPDX-License-Identifier: Apache-2.0
"""Returned views have eager's sizes, strides, offsets and aliases, for all sizes."""

from __future__ import annotations

import unittest
from collections.abc import Callable, Iterable
from itertools import product
from typing import Any

import support
import torch
from torch import Tensor, nn

import fxge

View = Callable[[Tensor], Any]

VIEWS: dict[str, View] = {
    "second half": lambda x: x[:, x.shape[1] // 2 :],
    "first half": lambda x: x[:, : x.shape[1] // 2],
    "steps": lambda x: x[1::2, ::3],
    "a row upright": lambda x: x[:1, :3].t(),
    "no rows": lambda x: x[:0],
    "chunk": lambda x: x.chunk(2, 1),
    "split": lambda x: x.split(2, 1),
    "tensor_split": lambda x: x.tensor_split(3, 1),
    "unbind": lambda x: x.unsqueeze(2).unbind(2)[0][1:],
    "narrow": lambda x: x.narrow(0, x.shape[0] - 2, 2),
    "select": lambda x: x.select(1, x.shape[1] - 1),
    "diagonal": lambda x: x.diagonal(1),
    "unfold": lambda x: x.unfold(1, 2, 1),
    "expand": lambda x: x.unsqueeze(1).expand(-1, 3, -1),
    "expand to a size": lambda x: x[:, :1].expand(-1, x.shape[0]),
    "permute": lambda x: x.permute(1, 0),
    "movedim": lambda x: x.unsqueeze(2).movedim(2, 0),
    "rows of the transposed": lambda x: x.t()[x.shape[1] // 2 :],
    "as_strided": lambda x: x.as_strided((x.shape[1], 2), (1, x.shape[1]), x.shape[1]),
    "view": lambda x: x.view(-1),
    "rows of a view": lambda x: x.view(x.shape[1], x.shape[0])[1:],
    "slice of all": lambda x: x.view(-1)[x.shape[1] :],
    "unflatten": lambda x: x.view(-1).unflatten(0, (x.shape[0], x.shape[1])),
    "view of views": lambda x: x[1:].t()[1:].unsqueeze(0)[..., -1],
    "view_as": lambda x: x.view_as(x),
    "detach": lambda x: x.detach(),
}
# do not accept other inputs
DENSE = {"as_strided", "view", "rows of a view", "slice of all", "unflatten"}
UNCONVERTED = {"as_strided"}  # over dynamic dims: only as views that the package makes
BY_SIZE = {"split", "steps", "tensor_split"}  # Dynamo compiles again if the views change
SIZES = ((4, 6), (5, 7), (3, 10))


def of(views: Iterable[str], x: Tensor) -> list[Any]:
    return [VIEWS[name](x) for name in views]


def beside_its_base(views: Iterable[str], x: Tensor) -> Any:
    y = x + 1
    return y, of(views, y)


def after_a_write(views: Iterable[str], x: Tensor) -> Any:
    x.add_(1)
    return of(views, x)


def before_a_write(views: Iterable[str], x: Tensor) -> Any:
    y = of(views, x)
    x.mul_(3)
    return y


def through_a_view(views: Iterable[str], x: Tensor) -> Any:
    x[1:].mul_(2)
    return of(views, x), of(views, x + 0)


WAYS: dict[str, Callable[[Iterable[str], Tensor], Any]] = {
    "of an input": lambda views, x: (of(views, x), x * 2),
    "of a result": lambda views, x: of(views, x * 2),
    "beside its base": beside_its_base,
    "after a write": after_a_write,
    "before a write": before_a_write,
    "through a view": through_a_view,
}
WRITES = {"after a write", "before a write", "through a view"}


def given(n: int, m: int, form: str) -> Tensor:
    """Returns an input: "own" memory, a "dense" part of another, or every "other" column."""
    if form == "own":
        return torch.randn(n, m)
    whole = torch.randn(n + 1, 2 * m + 1)
    part = whole.view(-1)[3 : 3 + n * m].view(n, m) if form == "dense" else whole[1:, 1::2]
    return part.detach()


def again(x: Tensor) -> Tensor:
    """Returns a copy in memory of its own."""
    y = torch.empty(0, dtype=x.dtype)
    return y.set_(x.untyped_storage().clone(), x.storage_offset(), x.shape, x.stride())


def strides(x: Tensor) -> list[int]:
    return [s for d, s in zip(x.shape, x.stride(), strict=True) if d > 1 and x.numel()]


class Views(unittest.TestCase):
    """Live, with dynamic sizes; every result against eager's."""

    def same(self, found: list[Tensor], expected: list[Tensor]) -> None:
        """Compares values, strides, and the offsets of all results that share memory in eager."""
        first: dict[int, tuple[Tensor, Tensor]] = {}
        for a, b in zip(found, expected, strict=True):
            self.assertLess(support.error_of(a, b), 1e-6)
            self.assertEqual(strides(a), strides(b))
            if not b.numel():
                continue
            c, d = first.setdefault(b.untyped_storage().data_ptr(), (a, b))
            self.assertEqual(a.untyped_storage().data_ptr(), c.untyped_storage().data_ptr())
            self.assertEqual(
                a.storage_offset() - c.storage_offset(), b.storage_offset() - d.storage_offset()
            )

    def written(self, results: list[Tensor]) -> None:
        """Writes through each writable result; the other results and the inputs must change."""
        for i, x in enumerate(results):
            if torch._debug_has_internal_overlap(x) != 1:
                x.fill_(i + 7)

    def check(self, views: Iterable[str], way: str, form: str) -> int:
        """Returns the number of compilations."""

        def f(x: Tensor) -> Any:
            return WAYS[way](views, x)

        g, counter = support.compiled(f, dynamic=True)
        with torch.no_grad():
            for n, m in SIZES:
                x = given(n, m, form)
                y = again(x)
                found, expected = [x, *support.flat(g(x))], [y, *support.flat(f(y))]
                self.same(found, expected)
                self.written(found[1:])
                self.written(expected[1:])
                self.same(found, expected)
        return counter.count

    def gradients(self, views: Iterable[str], way: str, form: str) -> None:
        def f(x: Tensor) -> Any:
            return WAYS[way](views, x)

        g, _ = support.compiled(f, dynamic=True)
        for n, m in SIZES:
            x = given(n, m, form).requires_grad_()
            y = again(x.detach()).requires_grad_()
            found, expected = support.flat(g(x)), support.flat(f(y))
            self.same([t.detach() for t in found], [t.detach() for t in expected])
            weights = [torch.randn_like(t) if t.requires_grad else None for t in expected]
            for results in (found, expected):
                total = sum(
                    (t * w).sum() for t, w in zip(results, weights, strict=True) if w is not None
                )
                if isinstance(total, Tensor):
                    total.backward()
            if y.grad is not None:
                self.assertLess(support.error_of(x.grad, y.grad), 1e-5)

    def test_all_at_once(self) -> None:
        # AOTAutograd itself has wrong offsets for views of written inputs
        forms = [(way, "own") for way in WAYS]
        forms += product(WAYS.keys() - WRITES, ("dense", "other"))
        for way, form in support.covering(sorted(forms)):
            views = VIEWS.keys() - BY_SIZE - (UNCONVERTED if way == "through a view" else set())
            views -= DENSE if form == "other" else set()
            with self.subTest(way=way, form=form):
                self.check(sorted(views), way, form)

    def test_one_view_of_a_result(self) -> None:
        for view in support.thin(VIEWS, 6):
            with self.subTest(view=view):
                count = self.check([view], "of a result", "own")
                self.assertEqual(count, 1 if view not in BY_SIZE else count)

    def test_gradients(self) -> None:
        for way, form in support.covering(product(sorted(WAYS.keys() - WRITES), ("own", "other"))):
            with self.subTest(way=way, form=form):
                views = VIEWS.keys() - BY_SIZE - (DENSE if form == "other" else set())
                self.gradients(sorted(views), way, form)

    def test_gradients_of_one_view(self) -> None:
        for view in support.thin(sorted(VIEWS.keys() - UNCONVERTED), 6):
            with self.subTest(view=view):
                self.gradients([view], "of a result", "own")


def in_memory_order(x: Tensor) -> tuple[Tensor, ...]:
    """Returns parts of a transposed tensor in order of memory."""
    y = x.t().contiguous().t()
    return y, y[:, -1].as_strided((3,), (2,), 1), y[1].as_strided((3, 4), (1, 3), 0)


class Written(nn.Module):
    """PyTorch itself compiles no write through as_strided of a view."""

    def forward(self, x: Tensor) -> tuple[Tensor, ...]:
        y, seen, whole = in_memory_order(x)
        y[1:].as_strided((2, 3), (3, 1), 3).add_(1)
        return y, seen, whole


class InMemoryOrder(unittest.TestCase):
    def check(self, run: View, f: View) -> None:
        x = torch.randn(3, 4)
        for a, b in zip(run(x), f(x), strict=True):
            self.assertTrue(torch.equal(a, b))

    def test_live(self) -> None:
        self.check(support.compiled(in_memory_order)[0], in_memory_order)

    def test_exported_and_written(self) -> None:
        program = torch.export.export(Written(), (torch.randn(3, 4),))
        self.check(fxge.compile(program), Written())


if __name__ == "__main__":
    unittest.main()
