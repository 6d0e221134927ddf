# SPDX-License-Identifier: Apache-2.0
"""Random numbers: distributions, repetition by seeds, live, in training and offline."""

from __future__ import annotations

import math
import os
import subprocess
import tempfile
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from support import compiled
from torch import Tensor, nn

import fxge

N = 40000
COMMAND = os.environ.get("FXGE_COMMAND", "fxge")


def drawn(f: Callable[..., Any], *args: Any, seed: int = 1) -> Any:
    """Returns the first result of the compiled function after seeding."""
    g, _ = compiled(f)
    torch.manual_seed(seed)
    return g(*args)


def distance(x: Tensor, law: Callable[[Tensor], Tensor]) -> float:
    """Returns Kolmogorov's distance times sqrt(n)."""
    y = law(x.double().sort().values)
    n = len(y)
    i = torch.arange(n, dtype=torch.float64)
    return float(torch.maximum(y - i / n, (i + 1) / n - y).max()) * math.sqrt(n)


def chi_square(found: Tensor, expected: Tensor) -> float:
    """Returns chi-square in standard deviations from its mean."""
    keep = expected > 0
    assert int(found[~keep].sum()) == 0
    freedom = int(keep.sum()) - 1
    x = float(((found - expected) ** 2 / expected.clamp_min(1e-300))[keep].sum())
    return (x - freedom) / math.sqrt(2 * freedom)


def empty(dtype: torch.dtype = torch.float32) -> Tensor:
    return torch.empty(N, dtype=dtype)


class Laws(unittest.TestCase):
    """Seeds are fixed; a distance above 1.95 has probability 0.001 for the right distribution."""

    def law(self, f: Callable[[], Tensor], cdf: Callable[[Tensor], Tensor]) -> None:
        x = drawn(f)
        self.assertTrue(bool(x.isfinite().all()))
        self.assertLess(distance(x, cdf), 1.95)

    def test_uniform(self) -> None:
        for dtype in (torch.float32, torch.float64):
            self.law(lambda d=dtype: torch.rand(N, dtype=d), lambda x: x)
        self.law(lambda: empty().uniform_(-2, 6), lambda x: (x + 2) / 8)

    def test_uniform_half_precision_is_below_1(self) -> None:
        for dtype, steps in ((torch.float16, 1024), (torch.bfloat16, 128)):
            x = drawn(lambda d=dtype: torch.rand(N, dtype=d)).double()
            self.assertLess(float(x.max()), 1)
            self.assertTrue(torch.equal(x * steps, (x * steps).floor()))
            counts = torch.bincount((x * 128).long(), minlength=128).double()
            self.assertLess(chi_square(counts, torch.full_like(counts, N / 128)), 4)

    def test_normal(self) -> None:
        for dtype in (torch.float32, torch.float64):
            self.law(lambda d=dtype: torch.randn(N, dtype=d), torch.special.ndtr)
        self.law(lambda: empty().normal_(3, 2), lambda x: torch.special.ndtr((x - 3) / 2))
        x = torch.full((N,), 2.0)
        y = drawn(torch.normal, x, x / 4)
        self.assertLess(distance(y, lambda v: torch.special.ndtr((v - 2) * 2)), 1.95)

    def test_other_distributions(self) -> None:
        self.law(lambda: empty().exponential_(2), lambda x: -torch.expm1(-2 * x))
        self.law(lambda: empty().cauchy_(1, 2), lambda x: torch.atan((x - 1) / 2) / math.pi + 0.5)
        self.law(
            lambda: empty().log_normal_(0.5, 0.25),
            lambda x: torch.special.ndtr((x.log() - 0.5) * 4),
        )

    def test_gamma(self) -> None:
        for alpha in (0.3, 1.0, 2.5, 40.0):
            x = drawn(torch._standard_gamma, torch.full((N,), alpha))
            a = torch.tensor(alpha, dtype=torch.float64)
            self.assertLess(distance(x, lambda v, a=a: torch.special.gammainc(a, v)), 1.95)

    def test_dirichlet(self) -> None:
        x = drawn(torch._sample_dirichlet, torch.tensor([1.0, 2.0, 5.0]).expand(N, 3).contiguous())
        torch.testing.assert_close(x.sum(-1), torch.ones(N))
        torch.testing.assert_close(x.mean(0), torch.tensor([1, 2, 5]) / 8, atol=0.004, rtol=0)

    def counts(self, x: Tensor, mass: Callable[[Tensor], Tensor]) -> None:
        """Computes chi-square of integers; rare ones form one class."""
        self.assertTrue(torch.equal(x, x.floor()))
        top = int(x.max()) + 1
        expected = mass(torch.arange(top, dtype=torch.float64)) * N
        found = torch.bincount(x.long(), minlength=top).double()
        rare = expected < 5
        found = torch.cat([found[~rare], found[rare].sum(0, True)])
        rest = (N - expected[~rare].sum()).clamp_min(1e-9).reshape(1)
        self.assertLess(chi_square(found, torch.cat([expected[~rare], rest])), 4)

    def test_poisson(self) -> None:
        for rate in (0.5, 4.0, 9.9, 10.1, 60.0, 900.0):
            x = drawn(torch.poisson, torch.full((N,), rate))
            self.counts(x, lambda k, r=rate: (k * math.log(r) - r - torch.lgamma(k + 1)).exp())

    def test_binomial(self) -> None:
        for n, p in ((5, 0.5), (20, 0.1), (50, 0.9), (200, 0.3), (1000, 0.7)):
            x = drawn(torch.binomial, torch.full((N,), float(n)), torch.full((N,), p))

            def mass(k: Tensor, n: int = n, p: float = p) -> Tensor:
                ways = math.lgamma(n + 1) - torch.lgamma(k + 1) - torch.lgamma(n - k + 1)
                return (ways + k * math.log(p) + (n - k) * math.log1p(-p)).exp()

            self.counts(x, mass)

    def test_geometric(self) -> None:
        for dtype in (torch.float32, torch.int64):
            x = drawn(lambda d=dtype: empty(d).geometric_(0.3))
            self.counts(x.float(), lambda k: torch.where(k > 0, 0.7 ** (k - 1) * 0.3, 0 * k))

    def test_integers(self) -> None:
        x = drawn(lambda: torch.randint(-3, 8, (N,)))
        self.counts(x.float() + 3, lambda k: torch.full_like(k, 1 / 11))
        self.assertEqual((int(x.min()), int(x.max())), (-3, 7))
        x = drawn(lambda: torch.randint(-(2**62), 2**62, (N,)))
        self.assertLess(distance(x, lambda v: v / 2**63 + 0.5), 1.95)
        x = drawn(torch.ops.aten.random.default, empty(torch.uint8))
        self.counts(x.float(), lambda k: torch.full_like(k, 1 / 256))

    def test_bernoulli(self) -> None:
        for p in (0.0, 0.2, 0.75, 1.0):
            rate = float(drawn(lambda p=p: empty().bernoulli_(p)).mean())
            self.assertLess(abs(rate - p), 4 * math.sqrt(p * (1 - p) / N) + 1e-9)
        p = torch.linspace(0, 1, 5).repeat(N, 1)
        for dtype in (torch.float32, torch.float64, torch.bfloat16):
            rates = drawn(torch.bernoulli, p.to(dtype)).double().mean(0)
            torch.testing.assert_close(rates, p[0].double(), atol=0.012, rtol=0)

    def test_multinomial(self) -> None:
        p = torch.tensor([3.0, 0.0, 1.0, 4.0, 0.0])
        for replacement in (True, False):
            y = drawn(
                lambda w, r=replacement: torch.multinomial(w, 2, r), p.expand(N, 5).contiguous()
            )
            found = torch.bincount(y[:, 0], minlength=5).double()
            self.assertLess(chi_square(found, p.double() / 8 * N), 4)
            pairs = torch.bincount(y[:, 0] * 5 + y[:, 1], minlength=25).double().reshape(5, 5)
            q = p.double() / 8
            second = q.expand(5, 5) if replacement else q / (1 - q)[:, None] * (1 - torch.eye(5))
            self.assertLess(chi_square(pairs.flatten(), (q[:, None] * second * N).flatten()), 4)

    def test_permutations(self) -> None:
        x = drawn(lambda: torch.stack([torch.randperm(5) for _ in range(400)]))
        self.assertTrue(torch.equal(x.sort(1).values, torch.arange(5).expand(400, 5)))
        for place in range(5):
            found = torch.bincount(x[:, place], minlength=5).double()
            self.assertLess(chi_square(found, torch.full((5,), 80.0)), 4)

    def test_rrelu(self) -> None:
        y = drawn(lambda x: nn.functional.rrelu(x, 0.25, 0.75, True), -torch.ones(N))
        self.assertLess(distance(-y, lambda v: (v - 0.25) * 2), 1.95)


class Dropout(unittest.TestCase):
    def test_rate_and_scale(self) -> None:
        for p in (0.0, 0.1, 0.5, 1.0):
            y = drawn(lambda x, p=p: nn.functional.dropout(x, p, True), torch.ones(N))
            kept = float((y != 0).double().mean())
            self.assertLess(abs(kept - (1 - p)), 4 * math.sqrt(p * (1 - p) / N) + 1e-9)
            scale = 1 / (1 - p) if p < 1 else 0.0
            torch.testing.assert_close(y, (y != 0) * scale)

    def test_features(self) -> None:
        y = drawn(lambda x: nn.functional.dropout2d(x, 0.5, True), torch.ones(50, 40, 3, 4))
        flat = y.flatten(2)
        self.assertTrue(torch.equal(flat, flat[:, :, :1].expand_as(flat)))
        self.assertLess(abs(float((flat[..., 0] != 0).double().mean()) - 0.5), 0.05)

    def test_alpha_keeps_mean_and_variance(self) -> None:
        torch.manual_seed(0)
        x = torch.randn(N)
        for f in (nn.functional.alpha_dropout, nn.functional.feature_alpha_dropout):
            y = drawn(lambda v, f=f: f(v, 0.3, True), x.reshape(200, 200)).flatten()
            self.assertLess(abs(float(y.mean())), 0.03)
            self.assertLess(abs(float(y.std()) - 1), 0.05)

    def test_dropped_nan_stays_nan_as_in_eager(self) -> None:
        y = drawn(lambda x: nn.functional.dropout(x, 0.5, True), torch.full((100,), math.nan))
        self.assertTrue(bool(y.isnan().all()))

    def test_forward_and_backward_have_one_mask(self) -> None:
        f, _ = compiled(lambda x: nn.functional.dropout(x, 0.4, True))
        x = torch.ones(N, requires_grad=True)
        y = f(x)
        (grad,) = torch.autograd.grad(y, x, torch.ones(N))
        self.assertTrue(torch.equal(grad, y.detach()))

    def test_attention(self) -> None:
        torch.manual_seed(0)
        q, k, v = torch.randn(3, 2, 4, 8, 16).unbind(0)

        def f(q: Tensor, k: Tensor, v: Tensor, p: float = 0.5) -> Tensor:
            return nn.functional.scaled_dot_product_attention(q, k, v, dropout_p=p)

        g, _ = compiled(f)
        mean = torch.stack([g(q, k, v) for _ in range(800)]).mean(0)
        torch.testing.assert_close(mean, f(q, k, v, 0.0), atol=0.12, rtol=0.1)
        self.assertFalse(torch.equal(g(q, k, v), g(q, k, v)))


class Streams(unittest.TestCase):
    def test_nodes_and_calls_differ(self) -> None:
        f, _ = compiled(lambda: (torch.rand(N), torch.rand(N), torch.randn(N), torch.rand(N)))
        torch.manual_seed(3)
        a, b, z, c = f()
        d = f()[0]
        rows = [a, b, torch.special.ndtr(z), c, d]
        for i, x in enumerate(rows):
            for y in rows[:i]:
                self.assertFalse(torch.equal(x, y))
                together = torch.stack([x, y])
                self.assertLess(abs(float(torch.corrcoef(together)[0, 1])), 4 / math.sqrt(N))
        self.assertGreater(len(torch.cat([a, b, c, d]).unique()), 3.9 * N)

    def test_neighbours_are_independent(self) -> None:
        x = drawn(lambda: torch.rand(N))
        for step in (1, 2, 3, 4, 5, 64):
            pair = torch.stack([x[step:], x[:-step]])
            self.assertLess(abs(float(torch.corrcoef(pair)[0, 1])), 4 / math.sqrt(N))

    def test_a_seeded_run_repeats(self) -> None:
        f, _ = compiled(lambda x: nn.functional.dropout(x, 0.5, True) + torch.rand_like(x))
        x = torch.ones(100)
        torch.manual_seed(11)
        first = [f(x) for _ in range(3)]
        torch.manual_seed(11)
        again = [f(x) for _ in range(3)]
        for a, b in zip(first, again, strict=True):
            self.assertTrue(torch.equal(a, b))
        self.assertFalse(torch.equal(first[0], first[1]))
        state = torch.get_rng_state()
        a = f(x)
        torch.set_rng_state(state)
        self.assertTrue(torch.equal(a, f(x)))

    def test_dynamic_sizes(self) -> None:
        f, counter = compiled(
            lambda x: torch.rand(x.shape[0]) + nn.functional.dropout(x, 0.5, True), dynamic=True
        )
        for n in (5, 9, 1000):
            self.assertEqual(f(torch.ones(n)).shape, (n,))
        self.assertEqual(counter.count, 1)

    def test_threads_do_not_matter(self) -> None:
        rows = []
        for threads in (1, 2):
            f, _ = compiled(lambda: torch.randn(300000), {"threads": threads})
            torch.manual_seed(2)
            rows.append(f())
        self.assertTrue(torch.equal(*rows))

    def test_writes_of_a_view(self) -> None:
        def f(x: Tensor) -> Tensor:
            y = x.clone()
            y[1].bernoulli_(0.5)
            y[2:].uniform_(5, 6)
            return y

        y = drawn(f, torch.full((4, 50), 3.0))
        self.assertTrue(bool((y[0] == 3).all()))
        self.assertEqual(set(y[1].tolist()), {0.0, 1.0})
        self.assertTrue(bool((y[2:] >= 5).all() and (y[2:] < 6).all()))


class Refused(unittest.TestCase):
    def test_numbers_that_pytorch_refuses_when_it_runs(self) -> None:
        for f, x in (
            (torch.bernoulli, torch.tensor([0.5, 1.5])),
            (torch.poisson, torch.tensor([-1.0])),
            (lambda w: torch.multinomial(w, 1), torch.zeros(3)),
            (lambda w: torch.multinomial(w, 1), torch.tensor([1.0, math.inf])),
            (lambda s: torch.normal(torch.zeros(2), s), torch.tensor([1.0, -1.0])),
        ):
            with self.assertRaises(RuntimeError):
                f(x)
            g, _ = compiled(f)
            with self.assertRaises(fxge.FxgeError):
                g(x)


class Offline(unittest.TestCase):
    def setUp(self) -> None:
        class Net(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.drop = nn.Dropout(0.5)

            def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
                return self.drop(x), torch.rand(3), x + 1

        self.x = torch.ones(64)
        self.exported = torch.export.export(Net().train(), (self.x,))

    def test_program(self) -> None:
        p = fxge.compile(self.exported)
        self.assertEqual(p.states()["fxge.random"].tolist(), [0, 0])
        a, b = p(self.x), p(self.x)
        self.assertEqual(p.states()["fxge.random"].tolist(), [0, 4])
        self.assertFalse(torch.equal(a[0], b[0]))
        p.reset_states()
        self.assertTrue(torch.equal(a[0], p(self.x)[0]))
        p.manual_seed(7)
        c = p(self.x)
        self.assertFalse(torch.equal(a[1], c[1]))
        p.manual_seed(7)
        self.assertTrue(torch.equal(c[1], p(self.x)[1]))
        for wrong in (-1, 2**63, 1.5, "7"):
            with self.assertRaises(fxge.FxgeError):
                p.manual_seed(wrong)  # type: ignore[arg-type]

    def test_eval_draws_nothing(self) -> None:
        exported = torch.export.export(nn.Dropout(0.5).eval(), (self.x,))
        p = fxge.compile(exported)
        self.assertEqual(p.states(), {})
        p.manual_seed(3)
        self.assertTrue(torch.equal(p(self.x), self.x))

    def test_verify(self) -> None:
        """Two results are random, the third is compared; a wrong one is found."""

        class Steps(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.register_buffer("seen", torch.zeros(64))
                self.register_buffer("count", torch.zeros(()))

            def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
                y = x.clone()
                y[:32].bernoulli_(0.5)
                self.seen += y
                self.count += 1
                return y, self.seen + 1, x + self.count

        rows = fxge.verify(self.exported, (self.x,))
        self.assertEqual([r.drawn for r in rows], [True, True, False])
        exported = torch.export.export(Steps(), (self.x,))
        rows = fxge.verify(exported, [(self.x,), (self.x,)], steps=True)
        marks = {(r.case, r.group, r.name): r.drawn for r in rows}
        for case in ("step0", "step1"):
            self.assertTrue(marks[case, "out", "0"] and marks[case, "out", "1"])
            self.assertTrue(marks[case, "state", "seen"])
            self.assertFalse(marks[case, "out", "2"] or marks[case, "state", "count"])
        with tempfile.TemporaryDirectory() as directory:
            here = Path(directory)
            torch.export.save(exported, here / "m.pt2")
            calls = [(self.x,), (self.x,)]
            fxge.save_expected(exported, calls, here / "m.npz", steps=True)
            call = [COMMAND, "verify", "m.pt2", "--expected", "m.npz"]
            done = subprocess.run(call, capture_output=True, text=True, cwd=here)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            self.assertIn("6 of them random", done.stdout + done.stderr)

    def test_accuracy(self) -> None:
        """Nodes after random operators are compared on PyTorch's random numbers."""
        f, _ = compiled(
            lambda x: torch.relu(nn.functional.dropout(x, 0.5, True) + torch.randn(64)) * 2,
            {"accuracy": True},
        )
        self.assertEqual(f(self.x).shape, (64,))

    def test_command(self) -> None:
        with tempfile.TemporaryDirectory() as directory:
            here = Path(directory)
            torch.export.save(self.exported, here / "m.pt2")

            def fxge_(*args: str) -> str:
                call = [COMMAND, *args]
                done = subprocess.run(call, capture_output=True, text=True, cwd=here, check=True)
                return done.stdout

            fxge_("compile", "m.pt2", "-o", "m.air")
            io = (here / "m.io.json").read_text()
            self.assertIn("fxge.random", io)
            rows = {
                (file, seed): fxge_("run", file, "--random", "1", *seed)
                for file in ("m.pt2", "m.air")
                for seed in ((), ("--seed", "0"), ("--seed", "5"))
            }
            self.assertEqual(rows["m.pt2", ()], rows["m.air", ()])
            self.assertEqual(rows["m.pt2", ()], rows["m.pt2", ("--seed", "0")])
            self.assertEqual(rows["m.pt2", ("--seed", "5")], rows["m.air", ("--seed", "5")])
            self.assertNotEqual(rows["m.pt2", ()], rows["m.pt2", ("--seed", "5")])
            first = fxge_("run", "m.air", "--random", "1", "--state", "s.npz")
            second = fxge_("run", "m.air", "--random", "1", "--state", "s.npz")
            self.assertEqual(first, rows["m.air", ()])
            self.assertNotEqual(first, second)


if __name__ == "__main__":
    unittest.main()
