# SPDX-License-Identifier: Apache-2.0
"""Data-dependent sizes and numbers: live, and exported in each form, against eager."""

from __future__ import annotations

import tempfile
import unittest
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import support
import torch
import torch._dynamo
from support import flat
from torch import Tensor

import fxge

X = torch.tensor([[1.0, -1, 2], [0, 3, -2]])
MASK = torch.tensor([True, False, True])
NONE = torch.zeros(0)
REPEATS = torch.tensor([2, 0, 3])
THREE, TWO = torch.tensor(3), torch.tensor(2)
Case = tuple[Callable[..., Any], list[Tensor]]


def routed(x: Tensor, expert: Tensor) -> Tensor:
    """Selects rows, computes and scatters them back, like a mixture of experts."""
    rows = (expert == 1).nonzero().squeeze(1)
    return torch.zeros_like(x).index_add(0, rows, x[rows] * 2)


def doubled(x: Tensor) -> Tensor:
    y = x.clone()
    y[x > 0] = y[x > 0] * 2
    return y


def middles(x: Tensor) -> list[Tensor]:
    y = x[x > 0]
    return [y.median(), y.nanmedian(), y.int().median(), y.to(torch.int8).median()]


def with_its_size(x: Tensor) -> tuple[Tensor, int]:
    y = x[x > 0]
    return y, y.shape[0] + 1


CASES: dict[str, Case] = {
    "a view of an input": (lambda x, i: x[:, : i.item()], [X, TWO]),
    "its transpose": (lambda x, i: (x[:, : i.item()].t(), x[0]), [X, TWO]),
    "turned": (lambda x: x[x.sum(1) > 1].t(), [X]),
    "every second": (lambda x: x[x > 0][::2], [X]),
    "windows": (lambda x: x[x > 0].unfold(0, 2, 1), [X]),
    "every second count": (lambda i: torch.bincount(i)[::2], [REPEATS]),
    "a diagonal": (lambda x: torch.outer(x[x > 0], x[x > 0]).diagonal(), [X]),
    "a number beside it": (with_its_size, [X]),
    "nonzero": (lambda x: x.nonzero() * 2, [X]),
    "nonzero of nothing": (torch.nonzero, [NONE]),
    "nonzero by dims": (lambda x: torch.nonzero(x, as_tuple=True)[1], [X]),
    "where": (lambda x: torch.where(x > 0)[0], [X]),
    "argwhere": (torch.argwhere, [X]),
    "mask": (lambda x: x[x > 0].sum(), [X]),
    "mask of none": (lambda x: x[x > 5].sum(), [X]),
    "mask of rows": (lambda x, w: (x[x.sum(1) > 1] @ w).relu(), [X, torch.ones(3, 2)]),
    "mask of columns": (lambda x, m: x[:, m], [X, MASK]),
    "mask and index": (lambda x, m: x[1, m], [X, MASK]),
    "masked_select": (torch.masked_select, [X, MASK]),
    "middles": (middles, [X]),
    "middles of none": (middles, [-X.abs()]),
    "softmax": (lambda x: torch.softmax(x[x != 0], 0), [X]),
    "stack": (lambda x: torch.stack([x[x > 0], x[x > 0] * 2]), [X]),
    "cat": (lambda x: torch.cat([x[x > 0], x.flatten()]), [X]),
    "write by a mask": (doubled, [X]),
    "index_put": (lambda x, v: torch.index_put(x, (x.sum(1) > 1,), v), [X, torch.ones(1, 3)]),
    "experts": (routed, [torch.randn(5, 3), torch.tensor([0, 1, 1, 0, 1])]),
    "unique": (lambda x: torch.unique(x, return_inverse=True, return_counts=True), [X]),
    "unique of nothing": (lambda x: torch.unique(x, return_counts=True), [NONE]),
    "unique_consecutive": (lambda x: torch.unique_consecutive(x, return_counts=True), [REPEATS]),
    "repeat_interleave": (lambda x, r: torch.repeat_interleave(x, r, dim=1), [X, REPEATS]),
    "repeats of a size": (
        lambda x, r: torch.repeat_interleave(x, r, dim=1, output_size=5),
        [X, REPEATS],
    ),
    "bincount": (lambda r: torch.bincount(r, minlength=6), [REPEATS]),
    "item": (lambda x, s: x * s.item(), [X, torch.tensor(2.5)]),
    "item of a bool": (lambda x, s: torch.where(torch.tensor(s.item()), x, -x), [X, MASK[1]]),
    "item as size": (lambda x, i: x.new_zeros(i.item() * 2 + 1) + i.item(), [X, THREE]),
    "two sizes": (lambda i, j: torch.full((i.item(), j.item()), 2.0), [THREE, TWO]),
    "slice": (lambda x, i: x[:, : i.item()] * 2, [X, TWO]),
    "split at a place from the end": (
        lambda x, i: torch.tensor_split(x, [i.item()], 1)[1] * 2,
        [X, -TWO],
    ),
    "split": (lambda x, r: torch.split(x, r.tolist())[2] * 2, [torch.arange(5.0), REPEATS]),
    "unique rows": (
        lambda x: torch.unique(torch.cat([x, x]), dim=0, return_inverse=True, return_counts=True),
        [X],
    ),
    "unique columns": (lambda x: torch.unique(x[:1] * 0, dim=1), [X]),
    "consecutive rows": (
        lambda x, r: torch.unique_consecutive(x.repeat_interleave(r[:2], 0), dim=0) * 2,
        [X, REPEATS],
    ),
    "its size alone": (lambda x: torch.zeros(x.nonzero().shape[0]), [X]),
    "a mask's size alone": (lambda x: torch.ones(x[x > 0].numel()), [X]),
}

LIVE: dict[str, Case] = {  # torch.export does not support these, or returns tensors
    "a number": (lambda i: i.item(), [THREE]),
    "numbers": (lambda x, i: (i.item() * 2 + 1, x + 1, x.sum().item()), [X, THREE]),
    "whether": (lambda x: (x.sum() > 1).item(), [X]),
    "a row of an input": (lambda x, i: torch.select(x, 0, i.item() - 2), [X, THREE]),
    "its last row": (lambda x, i: torch.select(x, 0, i.item()), [X, -THREE // 3]),
    "columns of an input": (lambda x, i: torch.narrow(x, 1, i, 1), [X, TWO]),
    "its last columns": (lambda x, i: torch.narrow(x.t(), 0, i, 2), [X, -TWO]),
    "parts": (lambda x, i: torch.tensor_split(x, i, 1), [X, torch.tensor([1, 2])]),
    "parts that fall": (lambda x, i: torch.tensor_split(x, i, 1), [X, torch.tensor([2, -5])]),
    "narrow": (lambda x, i: torch.narrow(x, 1, i, 1) * 2, [X, TWO]),
    "narrow from the end": (lambda x, i: torch.narrow(x, 1, i, 2) * 2, [X, -TWO]),
}


def views_of(base: Callable[..., Any], views: Callable[[Any], Any]) -> Callable[..., Any]:
    """Returns the function that computes a tensor and returns views of it."""
    return lambda *args: views(base(*args))


def positive(x: Tensor) -> Tensor:
    return x[x > 0]


def ones(i: Tensor, j: Tensor) -> Tensor:
    return torch.ones(int(i.item()), int(j.item()))


def sides(y: Tensor, n: Any) -> tuple[Tensor, Tensor]:
    return y[:n], y[n:]


def up_to(x: Tensor, i: Tensor) -> tuple[Tensor, Tensor]:
    y = x * 2
    return y, y[: i.item()]


def one_row(x: Tensor, i: Tensor) -> tuple[Tensor, Tensor]:
    y = x * 2
    return y, y[i.item() - 2]


SHARED: dict[str, Case] = {  # results that are views of others
    "all but the first": (views_of(positive, lambda y: (y, y[1:])), [X]),
    "a view before its base": (views_of(positive, lambda y: (y[None], y)), [X]),
    "two views": (views_of(positive, lambda y: (y[::2], y[1:])), [X]),
    "columns": (lambda x: x.nonzero().unbind(1), [X]),
    "transposed": (views_of(lambda x: x[:, x[0] > 0], lambda y: (y, y.t(), y[0])), [X]),
    "a diagonal": (views_of(ones, lambda y: (y, y.t(), y.diagonal())), [THREE, TWO]),
    "to a number": (up_to, [X, TWO]),
    "both sides of a number": (lambda x, i: sides((x * 2).flatten(), i.item()), [X, TWO]),
    "split at a number": (lambda x, i: (x.flatten() * 2).split([i.item(), 6 - i.item()]), [X, TWO]),
    "one row": (one_row, [X, THREE]),
    "two families": (lambda x: (*sides(x[x > 0], 1), *sides(x[x < 1], 2)), [X]),
    "nothing": (views_of(lambda x: x[x > 9], lambda y: (y, y[1:])), [X]),
    "written": (views_of(positive, lambda y: (y, y[1:].add_(1))), [X]),
}


def places(results: Any) -> list[list[int]]:
    """Returns, for each pair of results, the distance in bytes if they share a storage, else -1."""
    ends = [(x.untyped_storage().data_ptr(), x.data_ptr()) for x in flat(results)]
    return [[abs(p - q) if a == b else -1 for b, q in ends] for a, p in ends]


def module(f: Callable[..., Any]) -> torch.nn.Module:
    class Of(torch.nn.Module):
        def forward(self, *args: Tensor) -> Any:
            return f(*args)

    return Of()


def exported(
    f: Callable[..., Any], args: list[Tensor], decomposed: bool, sizes: Any = None
) -> fxge.Program:
    program = torch.export.export(module(f), tuple(args), dynamic_shapes=sizes and (sizes,))
    if decomposed:
        program = program.run_decompositions()
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "m.pt2"
        torch.export.save(program, path)
        return fxge.load(path).compile()


DRAWN = support.covering(
    (name, way)
    for name in (*CASES, *LIVE)
    for way in product(("live", "exported") if name in CASES else ("live",), (False, True))
)


def drawn(way: str) -> list[tuple[str, bool]]:
    """Returns the names of the cases that run in this way, and whether in its second form."""
    return [(name, second) for name, (w, second) in DRAWN if w == way]


class Unbacked(unittest.TestCase):
    def setUp(self) -> None:
        patch = torch._dynamo.config.patch(
            capture_dynamic_output_shape_ops=True, capture_scalar_outputs=True
        )
        patch.__enter__()
        self.addCleanup(patch.__exit__, None, None, None)

    def same(self, found: Any, expected: Any) -> None:
        got, want = flat(found), flat(expected)
        self.assertEqual(len(got), len(want))
        for a, b in zip(got, want, strict=True):
            if not isinstance(b, Tensor):
                self.assertEqual(a, b)
                continue
            self.assertLess(support.error_of(a, b), 1e-6)

    def test_live(self) -> None:
        for name, dynamic in drawn("live"):
            f, args = CASES[name] if name in CASES else LIVE[name]
            with self.subTest(name, dynamic=dynamic):
                run, _ = support.compiled(f, dynamic=dynamic)
                self.same(run(*args), f(*args))

    def test_shared(self) -> None:
        for name, (f, args) in SHARED.items():
            for dynamic in (False, True):
                with self.subTest(name, dynamic=dynamic):
                    run, _ = support.compiled(f, dynamic=dynamic)
                    found, expected = run(*args), f(*args)
                    self.same(found, expected)
                    self.assertEqual(places(found), places(expected))

    def test_exported(self) -> None:
        for name, decomposed in drawn("exported"):
            f, args = CASES[name]
            with self.subTest(name, decomposed=decomposed):
                self.same(exported(f, args, decomposed)(*args), f(*args))

    def test_bounds_beyond_64_bits(self) -> None:
        """For nonzero of nonzero at a dynamic size, PyTorch declares at most 2^64 - 4 elements."""

        def f(x: Tensor) -> Tensor:
            return x.nonzero().nonzero() * 2

        live, _ = support.compiled(f, dynamic=True)
        for program in (exported(f, [X], False, ({0: torch.export.Dim("n")},)), live):
            for x in (X, torch.cat([X, X, X]), X * 0):
                self.same(program(x), f(x))

    def test_other_data_of_one_program(self) -> None:
        run, counter = support.compiled(lambda x: x[x > 0].cumsum(0))
        for x in (X, -X, X * 0, X.abs()):
            self.same(run(x), x[x > 0].cumsum(0))
        self.assertEqual(counter.count, 1)

    def test_assertions(self) -> None:
        """Bounds in PyTorch's symbols, and relations that the symbols lack."""

        def bounded(x: Tensor, i: Tensor) -> Tensor:
            n = i.item()
            torch._check(n >= 1)
            torch._check(n <= 3)
            return x[:, :n]

        def even(x: Tensor, i: Tensor) -> Tensor:
            n = i.item()
            torch._check(n % 2 == 0)
            return x * n

        for f, good, bad in ((bounded, TWO, torch.tensor(4)), (even, TWO, THREE)):
            run, _ = support.compiled(f)
            self.same(run(X, good), f(X, good))
            with self.assertRaises(RuntimeError):  # Dynamo checks before the program does
                run(X, bad)
            for program in (exported(f, [X, good], False), exported(f, [X, good], True)):
                self.same(program(X, good), f(X, good))
                with self.assertRaisesRegex(fxge.FxgeError, "FXGE-E0808"):
                    program(X, bad)
                self.same(program(X, good), f(X, good))

    def test_asserted_sizes(self) -> None:
        """PyTorch has a number, or another size, instead of the symbol: only asserted."""

        def three(x: Tensor) -> Tensor:
            rows = x.nonzero()
            torch._check(rows.shape[0] == 3)
            return rows * 2

        def masked(x: Tensor) -> Tensor:
            y = x[x > 0]
            torch._check(y.shape[0] == 3)
            return y.reshape(3) * 2

        def as_many(x: Tensor, z: Tensor) -> Tensor:
            rows = x.nonzero()
            torch._check(rows.shape[0] == z.shape[0])
            return rows.sum(1) + z

        def unused(x: Tensor) -> Tensor:
            torch._check(x.nonzero().shape[0] == 3)
            return x * 2

        def both(x: Tensor, w: Tensor) -> Tensor:
            a, b = x[x > 0], w[w > 0]
            torch._check(a.shape[0] == b.shape[0])
            return a * 2 + b

        good, two = torch.tensor([1.0, 0, 2, 3]), torch.tensor([1.0, 0, 0, 3])
        one, z = torch.tensor([0, 0, 0, 1.0]), torch.ones(3, dtype=torch.int64)
        cases: list[tuple[Callable[..., Any], list[Tensor], list[Tensor]]] = [
            (three, [good], [two, good.abs() + 1]),
            (masked, [good], [two, good.abs() + 1]),
            (unused, [good], [two]),
            (as_many, [good, z], [two, one]),
            (both, [good, good * 2], [two, one]),
        ]
        for f, args, bad in cases:
            for dynamic in (False, True):
                with self.subTest(f.__name__, dynamic=dynamic):
                    torch._dynamo.reset()
                    run, _ = support.compiled(f, dynamic=dynamic)
                    self.refuses(run, f, args, bad)
            sizes = tuple({0: torch.export.Dim.AUTO} for _ in args) if len(args) > 1 else None
            for decomposed in (False, True):
                with self.subTest(f.__name__, decomposed=decomposed):
                    self.refuses(exported(f, args, decomposed, sizes), f, args, bad)

    def refuses(
        self, run: Callable[..., Any], f: Callable[..., Any], args: list[Tensor], bad: list[Tensor]
    ) -> None:
        self.same(run(*args), f(*args))
        for x in bad:
            with self.assertRaisesRegex(fxge.FxgeError, "FXGE-E0808"):
                run(x, *args[1:])
        self.same(run(*args), f(*args))

    def test_asserted_numbers(self) -> None:
        def two(x: Tensor, i: Tensor) -> Tensor:
            n = i.item()
            torch._check(n == 2)
            return x[:n] * 2

        def of_rows(x: Tensor, i: Tensor) -> Tensor:
            n = i.item()
            torch._check(n == x.shape[0])
            return torch.zeros(n) + x[:, 0]

        rows = ({0: torch.export.Dim.AUTO}, {})
        for f, sizes in ((two, None), (of_rows, rows)):
            for decomposed in (False, True):
                with self.subTest(f.__name__, decomposed=decomposed):
                    run = exported(f, [X, TWO], decomposed, sizes)
                    self.same(run(X, TWO), f(X, TWO))
                    with self.assertRaisesRegex(fxge.FxgeError, "FXGE-E0808"):
                        run(X, THREE)

    def test_asserted_tensors(self) -> None:
        """Assertions on tensors are nodes here; offsets of bags must fit."""

        def some(x: Tensor, m: Tensor) -> Tensor:
            torch._assert_async(m.any(), "some are")
            return x * 2

        def bags(ends: Tensor, rows: Tensor) -> Tensor:
            return torch.nn.functional.embedding_bag(rows, X.t(), ends, mode="mean")

        rows, ends = torch.tensor([2, 0, 1]), torch.tensor([0, 1, 3])
        for f, good, bad in (
            (some, [X, MASK], [X, ~MASK & MASK]),
            (bags, [ends, rows], [ends + 1, rows]),
            (bags, [ends, rows], [ends * 2, rows]),
        ):
            for decomposed in (False, True):
                with self.subTest(f.__name__, decomposed=decomposed):
                    run = exported(f, good, decomposed)
                    self.same(run(*good), f(*good))
                    with self.assertRaisesRegex(fxge.FxgeError, "FXGE-E0808"):
                        run(*bad)

    def test_gradient_of_nothing_selected(self) -> None:
        """The gradient depends on a mask without true elements."""

        def picked(x: Tensor) -> Tensor:
            return torch.masked_select(x, x > 0) * 2

        with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True):
            f, _ = support.compiled(picked)
            for x in (X - 100, X, X + 100):
                ours, theirs = x.clone().requires_grad_(), x.clone().requires_grad_()
                f(ours).sum().backward()
                picked(theirs).sum().backward()
                self.assertTrue(torch.equal(ours.grad, theirs.grad), x)

    def test_repeats_that_are_not_of_the_size(self) -> None:
        f, args = CASES["repeats of a size"]
        with self.assertRaises(fxge.FxgeError):
            exported(f, args, False)(X, REPEATS + 1)


if __name__ == "__main__":
    unittest.main()
