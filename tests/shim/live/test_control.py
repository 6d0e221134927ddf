#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Control flow: branches and loops, offline and live, with gradients, compared with eager."""

from __future__ import annotations

import os
import subprocess
import tempfile
import unittest
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import support
import torch
from torch import Tensor, nn
from torch._higher_order_ops.associative_scan import associative_scan
from torch._higher_order_ops.map import map as map_rows
from torch._higher_order_ops.scan import scan
from torch._higher_order_ops.while_loop import while_loop
from torch.export import Dim, export

import fxge

ROOT = Path(__file__).resolve().parents[3]
COMMAND = os.environ.get("FXGE_COMMAND", "fxge")


def rand(*shape: int, seed: int = 0) -> Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed))


class Branch(nn.Module):
    """Weights of each branch, a common weight, and a size."""

    def __init__(self) -> None:
        super().__init__()
        self.one, self.two = nn.Linear(4, 4), nn.Linear(4, 4)
        self.register_buffer("both", torch.arange(4.0))

    def forward(self, x: Tensor) -> Tensor:
        def yes(x: Tensor) -> Tensor:
            return self.one(x).sin() + self.both

        def no(x: Tensor) -> Tensor:
            return self.two(x).cos() - self.both * x.shape[0]

        return torch.cond(x.sum() > 0, yes, no, (x,))


class Nested(nn.Module):
    """Branch by a size, then by data; several results, one a number of elements."""

    def forward(self, x: Tensor, y: Tensor) -> tuple[Tensor, dict[str, Tensor]]:
        def add(x: Tensor, y: Tensor) -> tuple[Tensor, dict[str, Tensor]]:
            return x + y, {"sum": (x * y).sum()}

        def inner(x: Tensor, y: Tensor) -> tuple[Tensor, dict[str, Tensor]]:
            return torch.cond(
                y.sum() > 0,
                lambda x, y: (x - y, {"sum": x.sum()}),
                lambda x, y: (y - x, {"sum": y.sum()}),
                (x, y),
            )

        return torch.cond(x.shape[0] > 4, add, inner, (x, y))


class OneElement(nn.Module):
    """A predicate that is not a scalar: GE would test whether it is empty."""

    def forward(self, x: Tensor) -> Tensor:
        return torch.cond(x.sum(0, keepdim=True) > 0, lambda x: x * 2, lambda x: x / 3, (x,))


class Newton(nn.Module):
    """Data-dependent number of steps, with values that the loop does not change."""

    def forward(self, a: Tensor) -> tuple[Tensor, Tensor]:
        def going(i: Tensor, x: Tensor) -> Tensor:
            return (i < 20) & ((x * x - a).abs().max() > 1e-4)

        def step(i: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
            return i + 1, 0.5 * (x + a / x)

        return while_loop(going, step, (torch.tensor(0), torch.ones_like(a)))


class Never(nn.Module):
    """A loop without iterations, and one that counts with sizes."""

    def forward(self, x: Tensor, n: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        def going(i: Tensor, _: Tensor) -> Tensor:
            return i < n

        def step(i: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
            return i + 1, x * 0.5 + x.shape[0]

        a, b = while_loop(going, step, (torch.tensor(9), x))
        _, c = while_loop(going, step, (torch.tensor(0), x))
        return a, b, c


class BranchInLoop(nn.Module):
    """Collatz steps, with weights in the branches."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.linspace(0.5, 1.0, 4))

    def forward(self, n: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
        def going(n: Tensor, _: Tensor) -> Tensor:
            return n > 1

        def step(n: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
            def even(n: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
                return n // 2, x * self.weight

            def odd(n: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
                return 3 * n + 1, x - self.weight

            return torch.cond(n % 2 == 0, even, odd, (n, x))

        return while_loop(going, step, (n, x))


class LoopInLoop(nn.Module):
    """A loop with a loop in its body."""

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        def step(i: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
            _, y = while_loop(
                lambda j, _: j < i,
                lambda j, y: (j + 1, y * 0.5 + x),
                (torch.zeros_like(i), x.clone()),
            )
            return i + 1, y

        return while_loop(lambda i, _: i < 4, step, (torch.tensor(0), x))


class Holding(nn.Module):
    """Graphs with constants, which PyTorch neither saves nor decomposes."""

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        def step(i: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
            return i + torch.tensor(2), x * torch.tensor([0.5, 0.25])

        return while_loop(lambda i, _: i < torch.tensor(5), step, (torch.tensor(0), x))


class Rows(nn.Module):
    """A map over rows, with a weight and a size from outside."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(4, 5)

    def forward(self, x: Tensor, y: Tensor) -> dict[str, Tensor]:
        def row(x: Tensor, y: Tensor) -> dict[str, Tensor]:
            return {"a": self.linear(x).relu() + y, "b": (x * y.shape[0]).sum()}

        return map_rows(row, x, y)  # type: ignore[no-any-return]


class Recurrent(nn.Module):
    """A cell in both directions, with rows in the last dim, and a branch in each step."""

    def __init__(self) -> None:
        super().__init__()
        self.cell = nn.Linear(6, 3)

    def forward(self, h: Tensor, x: Tensor) -> tuple[Any, ...]:
        def step(h: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
            h = torch.tanh(self.cell(torch.cat([h, x], -1)))
            y = torch.cond(h.sum() > 0, lambda h: h * 2, lambda h: -h, (h,))
            return h.clone(), y

        last, rows = scan(step, h, x.movedim(0, 1), dim=1, reverse=True)
        return *scan(step, h, x), last, rows.contiguous()


class Nests(nn.Module):
    """A scan of maps over rows, in a branch."""

    def forward(self, c: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
        def step(c: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
            return c * 0.5 + x.sum(0), map_rows(lambda row: row * c, x)

        return torch.cond(
            c.sum() > 0, lambda c, x: scan(step, c, x), lambda c, x: (c + 1, x.exp()), (c, x)
        )


class Products(nn.Module):
    """Product of matrices from left to right."""

    def forward(self, x: Tensor) -> Tensor:
        return associative_scan(lambda a, b: a @ b, x, dim=0, combine_mode="generic")


B = Dim("B", min=2, max=64)


@dataclass
class Case:
    """A model, its calls, its dynamic dims, and its ways of export and training."""

    make: Callable[[], nn.Module]
    calls: Sequence[tuple[Any, ...]]
    dynamic: Any
    trains: bool = True
    saved: bool = True  # PyTorch saves and decomposes it
    plain: bool = True  # compiles without decomposition
    tolerance: float = 1e-5


CASES = {
    "branch": Case(Branch, [(rand(3, 4),), (-rand(3, 4),), (rand(7, 4, seed=3),)], ({0: B},)),
    "nested": Case(
        Nested,
        [(rand(n, 4), s * rand(n, 4, seed=2)) for n in (3, 9) for s in (1, -1)],
        ({0: B}, {0: B}),
    ),
    "one_element": Case(OneElement, [(rand(5),), (-rand(5),), (rand(2).abs(),)], ({0: B},)),
    "newton": Case(Newton, [(rand(5).abs() + 1,), (rand(9).abs() * 50 + 1,)], ({0: B},)),
    "never": Case(Never, [(rand(3, 2), torch.tensor(n)) for n in (0, 3)], ({0: B}, None)),
    # PyTorch's gradient of the branch fails in the gradient of the loop.
    "branch_in_loop": Case(
        BranchInLoop, [(torch.tensor(n), rand(3, 4)) for n in (1, 7)], (None, {0: B}), False
    ),
    "loop_in_loop": Case(LoopInLoop, [(rand(3, 2),), (rand(6, 2),)], ({0: B},)),
    "rows": Case(Rows, [(rand(n, 3, 4), rand(5)) for n in (6, 9)], ({0: B}, None)),
    "recurrent": Case(
        Recurrent, [(rand(2, 3), rand(n, 2, 3, seed=n)) for n in (4, 9)], (None, {0: B})
    ),
    "nests": Case(
        Nests, [(s * rand(3).abs(), rand(n, 2, 3)) for n in (4, 9) for s in (1, -1)], (None, {0: B})
    ),
    # PyTorch exports none with a dynamic number of rows, and writes vmap without decompositions.
    "products": Case(Products, [(rand(6, 2, 2),), (rand(5, 2, 2),)], None, plain=False),
    "holding": Case(Holding, [(rand(3, 2),), (rand(6, 2),)], ({0: B},), saved=False),
}


def model_of(case: Case) -> nn.Module:
    torch.manual_seed(0)
    return case.make()


def of_first_size(case: Case) -> list[tuple[Any, ...]]:
    """Returns the calls with the sizes of the first one."""
    shapes = [getattr(a, "shape", None) for a in case.calls[0]]
    return [c for c in case.calls if [getattr(a, "shape", None) for a in c] == shapes]


def ways_of(case: Case) -> list[tuple[str, bool]]:
    """Returns the ways to compile a case, each with static and, if it can be, dynamic sizes."""
    exported = ["exported"] * case.plain + ["decomposed"] * case.saved
    live = ["live"] + ["trained"] * case.trains
    return [
        *product(exported, (False, True)[: 2 if case.dynamic else 1]),
        *product(live, (False, True)),
    ]


DRAWN = support.covering((name, way) for name, case in CASES.items() for way in ways_of(case))


def drawn(*ways: str) -> list[tuple[str, str, bool]]:
    """Returns name, way and whether sizes are dynamic, of the cases that run in these ways."""
    return [(name, way, dynamic) for name, (way, dynamic) in DRAWN if way in ways]


class TestControl(unittest.TestCase):
    def test_exported(self) -> None:
        """Every form is compiled and verified through the .air by the command."""
        for name, way, dynamic in drawn("exported", "decomposed"):
            with self.subTest(case=name, dynamic=dynamic, way=way):
                case = CASES[name]
                self._exported(case, case.dynamic if dynamic else None, way == "decomposed")

    def _exported(self, case: Case, dynamic: Any, decomposed: bool) -> None:
        model = model_of(case)
        calls = case.calls if dynamic else of_first_size(case)
        ep = export(model, calls[0], dynamic_shapes=dynamic)
        if decomposed:
            ep = ep.run_decompositions()
        program = fxge.compile(ep, threads=1)
        for args in calls:
            support.assert_same(program(*args), model(*args), case.tolerance)
        with tempfile.TemporaryDirectory() as directory:
            saved, air = Path(directory, "m.pt2"), Path(directory, "m.air")
            if case.saved:
                torch.export.save(ep, saved)
            else:
                saved = Path(directory, "m.fxpb")
                fxge.save(ep, saved)
            expected = Path(directory, "m.npz")
            fxge.save_expected(ep, calls[-1], expected)
            commands = [
                ["compile", saved, "-o", air, "--check"],
                ["verify", saved, "--expected", expected],
            ]
            if not dynamic and not decomposed:
                commands += [
                    ["check", air, "--strict"],
                    ["run", air, "--random", "1", "--profile"],
                    ["dump", air],
                    ["ops", saved],
                ]
            for command in commands:
                done = subprocess.run([COMMAND, *command], capture_output=True, text=True)
                self.assertEqual(done.returncode, 0, f"{command}: {done.stderr}")

    def test_live(self) -> None:
        for name, _, dynamic in drawn("live"):
            case, model = CASES[name], model_of(CASES[name])
            with self.subTest(case=name, dynamic=dynamic), torch.no_grad():
                wanted = [model(*args) for args in case.calls]
                f, _ = support.compiled(model, dynamic=dynamic)
                for args, expected in zip(case.calls, wanted, strict=True):
                    support.assert_same(f(*args), expected, case.tolerance)

    def test_trained(self) -> None:
        for name, _, dynamic in drawn("trained"):
            case, model = CASES[name], model_of(CASES[name])
            wanted = [gradients(model, model, args) for args in case.calls]
            with self.subTest(case=name, dynamic=dynamic):
                f, _ = support.compiled(model, dynamic=dynamic)
                for args, expected in zip(case.calls, wanted, strict=True):
                    support.assert_same(gradients(model, f, args), expected, 1e-4)

    def test_associative_scan_as_an_operator(self) -> None:
        """PyTorch writes it into no graph: the rule maps (a, b) and (c, d) to ac, bc + d."""
        text = ROOT / "tests/ops/control/associative_scan.default.fx"
        x, y = rand(7, 3), rand(7, 3, seed=1)
        products, sums = [x[0]], [y[0]]
        for a, b in zip(x[1:], y[1:], strict=True):
            products.append(products[-1] * a)
            sums.append(sums[-1] * a + b)
        first, second = fxge.load(text).compile()(x, y)
        torch.testing.assert_close(first, torch.stack(products))
        torch.testing.assert_close(second, torch.stack(sums))

    def test_numbers_go_round(self) -> None:
        """A Python integer as loop variable."""

        def f(x: Tensor, n: int) -> Tensor:
            i, y = while_loop(lambda i, _: i < n, lambda i, x: (i + 2, x * 0.5 + i), (1, x))
            return y * i

        for dynamic in (False, True):
            with self.subTest(dynamic=dynamic), torch.no_grad():
                g, _ = support.compiled(f, dynamic=dynamic)
                support.assert_same(g(rand(3), 8), f(rand(3), 8))


def gradients(
    model: nn.Module, f: Callable[..., Any], args: tuple[Any, ...]
) -> list[Tensor | None]:
    """Returns gradients of the squared results, for inputs and parameters."""
    inputs = [
        a.clone().requires_grad_() if isinstance(a, Tensor) and a.is_floating_point() else a
        for a in args
    ]
    model.zero_grad()
    squares = [(y * y).sum() for y in support.flat(f(*inputs)) if y.is_floating_point()]
    torch.stack(squares).sum().backward()
    leaves = [a for a in inputs if isinstance(a, Tensor) and a.requires_grad]
    return [x.grad for x in (*leaves, *model.parameters())]


if __name__ == "__main__":
    unittest.main()
