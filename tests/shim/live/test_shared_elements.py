# SPDX-License-Identifier: Apache-2.0
"""Operators that compute in a clone of a storage, on operands that are parts of one.

Eager clones the whole storage and writes into it with the operand's strides, so that elements that
share memory are written together, and offsets of as_strided are relative to the storage. The
results are eager's, or the program is refused.
"""

from __future__ import annotations

import unittest
from collections.abc import Callable
from itertools import product
from typing import Any

import support
import torch
from torch import Tensor

import fxge

View = Callable[[Tensor], Tensor]

SHARED: dict[str, View] = {
    "windows": lambda x: x.view(-1).unfold(0, 4, 2),
    "close windows": lambda x: x.view(-1).unfold(0, 4, 1),
    "columns of windows": lambda x: x.view(-1).unfold(0, 4, 2).t(),
    "overlapping rows": lambda x: torch.as_strided(x, [4, 4], [2, 1]),
    "equal strides": lambda x: torch.as_strided(x, [4, 4], [1, 1], 2),
}
DISJOINT: dict[str, View] = {
    "whole": lambda x: x,
    "repeated": lambda x: x[0].expand(4, 5),
    "repeated columns": lambda x: x[0].expand(4, 5).t(),
    "repeated windows": lambda x: x.view(-1).unfold(0, 4, 2).expand(2, 9, 4)[:, 0],
    "one window": lambda x: x.view(-1).unfold(0, 8, 2)[1].view(2, 4),
    "rows": lambda x: x[1:3],
    "columns": lambda x: x[:, 1:4],
    "transposed": lambda x: x.t(),
    "transposed rows": lambda x: x[1:3].t(),
    "distant windows": lambda x: x.view(-1).unfold(0, 4, 5),
}


def source(shape: torch.Size) -> Tensor:
    return -torch.arange(1.0, shape.numel() + 1).reshape(shape)


CLONES: dict[str, View] = {
    "select": lambda v: torch.select_scatter(v, source(v.select(0, 1).shape), 0, 1),
    "select column": lambda v: torch.select_scatter(v, source(v.select(-1, 1).shape), -1, 1),
    "slice": lambda v: torch.slice_scatter(v, source(v[1:3].shape), 0, 1, 3),
    "diagonal": lambda v: torch.diagonal_scatter(v, source(v.diagonal().shape)),
    "copy": lambda v: torch.ops.aten.copy.default(v, source(v.shape)),
}
TAKEN = [(0, 2), (1,), (0, 3)]  # forms that are run of each pair, in turn: tracing takes most time
ADDRESSING: dict[str, View] = {
    "scatter": lambda v: torch.as_strided_scatter(v, source(torch.Size((2, 2))), (2, 2), (1, 2)),
    "scatter at 3": lambda v: torch.as_strided_scatter(
        v, source(torch.Size((2, 2))), (2, 2), (1, 2), 3
    ),
    "scatter at 3 into out": lambda v: torch.ops.aten.as_strided_scatter.out(
        v, source(torch.Size((2, 2))), (2, 2), (1, 2), 3, out=torch.empty_like(v)
    ),
    "view": lambda v: torch.as_strided(v, (2, 2), (1, 2)),
    "view at 3": lambda v: torch.as_strided(v, (2, 2), (1, 2), 3),
    "copy at 3": lambda v: torch.as_strided_copy(v, (2, 2), (1, 2), 3),
    "view of a clone": lambda v: torch.as_strided(CLONES["slice"](v), (3,), (2,), 0),
}


class SharedElements(unittest.TestCase):
    def setUp(self) -> None:
        self.x = torch.arange(1.0, 21).reshape(4, 5)
        self.drawn = 0

    def runs(self, f: View, view: View) -> list[tuple[str, Tensor, Callable[[], Any]]]:
        """Returns names, eager's results and calls, of a view within and of an input."""

        class Within(torch.nn.Module):
            def forward(self, x: Tensor) -> Tensor:
                return f(view(x)) + 0

        class Given(torch.nn.Module):
            def forward(self, v: Tensor) -> Tensor:
                return f(v) + 0

        out: list[tuple[str, Tensor, Callable[[], Any]]] = []
        for module, a in ((Within(), self.x), (Given(), view(self.x))):
            name = type(module).__name__
            expected = module(a)

            def saved(m: torch.nn.Module = module, a: Tensor = a) -> Any:
                return fxge.compile(torch.export.export(m, (a,)))(a)

            def live(m: torch.nn.Module = module, a: Tensor = a) -> Any:
                return support.compiled(m, dynamic=isinstance(m, Within))[0](a)

            out += [(f"{name} saved", expected, saved), (f"{name} live", expected, live)]
        self.drawn += 1
        return [out[i] for i in TAKEN[self.drawn % len(TAKEN)]]

    def check(self, f: View, view: View, refused: str = "") -> int:
        """Runs all forms; returns the number of refusals, which name their reason."""
        count = 0
        for name, expected, run in self.runs(f, view):
            with self.subTest(name), torch.no_grad():
                try:
                    found = run()
                except Exception as e:
                    if "are out of bounds" in str(e):
                        continue
                    self.assertRegex(str(e), refused or "as_strided|cannot be rebuilt", name)
                    count += 1
                else:
                    self.assertFalse(refused, "expected a refusal")
                    torch.testing.assert_close(found, expected, rtol=0, atol=0)
        return count

    def test_shared(self) -> None:
        for view, f in support.covering(product(SHARED, CLONES)):
            with self.subTest(view, f=f):
                self.check(CLONES[f], SHARED[view], "E0502.*share memory")

    def test_disjoint_elements(self) -> None:
        for view, f in support.covering(product(DISJOINT, CLONES)):
            with self.subTest(view, f=f):
                self.assertEqual(self.check(CLONES[f], DISJOINT[view]), 0)

    def test_addresses_of_storage(self) -> None:
        views, refused = SHARED | DISJOINT, 0
        pairs = [
            (view, way)
            for view, way in product(views, ADDRESSING)
            if way != "view of a clone" or view in DISJOINT
        ]
        drawn = support.covering(pairs)
        for view, way in drawn:
            with self.subTest(view, way=way):
                refused += self.check(ADDRESSING[way], views[view])
        self.assertLess(refused, 70 if support.LONG else 0.9 * len(drawn))

    def test_start_of_storage(self) -> None:
        def f(v: Tensor) -> Tensor:
            return torch.as_strided(v, (2, 2), (1, 2), 3) + 0

        g, _ = support.compiled(f)
        self.assertTrue(torch.equal(g(self.x[:2]), f(self.x[:2])))
        with self.assertRaisesRegex(fxge.FxgeError, "starts at element 10 of its storage"):
            g(self.x[2:])
        self.assertTrue(torch.equal(g(self.x[2:].clone()), f(self.x[2:].clone())))

    def test_start_of_storage_of_saved_programs(self) -> None:
        class Read(torch.nn.Module):
            def forward(self, v: Tensor) -> Tensor:
                return torch.as_strided(v, (2, 2), (1, 2), 3) + 0

        class Scatter(torch.nn.Module):
            def forward(self, v: Tensor) -> Tensor:
                return torch.as_strided_scatter(v, torch.zeros(2), (2,), (1,), 1)

        for module in (Read(), Scatter()):
            with self.subTest(type(module).__name__):
                program = fxge.compile(torch.export.export(module, (self.x[:2],)))
                self.assertTrue(torch.equal(program(self.x[:2]), module(self.x[:2])))
                later = self.x[2:4]
                with self.assertRaisesRegex(fxge.FxgeError, "starts at element 10 of its storage"):
                    program(later)
                self.assertTrue(torch.equal(program(later.clone()), module(later.clone())))

    def test_dynamic_strides(self) -> None:
        def f(v: Tensor) -> Tensor:
            return torch.slice_scatter(v, torch.zeros(1, 4), 0, 0, 1)

        g, _ = support.compiled(f, dynamic=True)
        flat = self.x.view(-1)
        for v in (self.x[:, :4], flat.unfold(0, 4, 5)[:3], flat.unfold(0, 4, 4)):
            self.assertTrue(torch.equal(g(v), f(v)))
        with self.assertRaisesRegex(Exception, "E0502.*share memory"):
            g(flat.unfold(0, 4, 2))

    def test_overlapping_writes(self) -> None:
        def f(v: Tensor) -> Tensor:
            return torch.as_strided_scatter(v, source(torch.Size((4, 4))), (4, 4), (2, 1))

        self.check(f, DISJOINT["whole"], "E0402.*share memory")


if __name__ == "__main__":
    unittest.main()
