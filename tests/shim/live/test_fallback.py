# SPDX-License-Identifier: Apache-2.0
"""options={"fallback": True}: compiled parts, parts in PyTorch, and equal results."""

from __future__ import annotations

import copy
import gc
import random
import unittest
import warnings
from collections.abc import Callable
from typing import Any

import support  # noqa: F401 (sets the path of the package)
import torch
from torch import Tensor, nn

import fxge
from fxge._live.fallback import Fallback, _Part, _said


def lacking(x: Tensor) -> Tensor:
    """Calls an operator that fxge does not support."""
    return torch.ops.fxge_test.lacking(x)  # type: ignore[no-any-return]


@torch.library.custom_op("fxge_test::lacking", mutates_args=())
def _lacking(x: Tensor) -> Tensor:
    return x * 2 + 1


@_lacking.register_fake
def _(x: Tensor) -> Tensor:
    return torch.empty_like(x)


_lacking.register_autograd(lambda _, grad: torch.ops.fxge_test.lacking(grad) - 1)


def with_fallback(f: Callable[..., Any], dynamic: bool | None = None, **options: Any) -> Any:
    options = {"fallback": True, "min_nodes": 1, **options}
    return torch.compile(f, backend=fxge.backend, options=options, dynamic=dynamic, fullgraph=True)


class Fallbacks(unittest.TestCase):
    def setUp(self) -> None:
        torch._dynamo.reset()
        torch.manual_seed(0)
        _said.clear()
        self.enterContext(warnings.catch_warnings(action="ignore"))

    def equal(self, got: Any, expected: Any) -> None:
        torch.testing.assert_close(got, expected, rtol=1e-5, atol=1e-5)

    def warned(self, f: Callable[[], Any]) -> tuple[Any, list[str]]:
        """Returns the result and the warnings."""
        with warnings.catch_warnings(record=True) as found:
            warnings.simplefilter("always")
            out = f()
        return out, [str(w.message) for w in found if str(w.message).startswith("fxge")]

    def test_without_it_all_is_refused(self) -> None:
        with self.assertRaisesRegex(Exception, r"fxge_test\.lacking"):
            torch.compile(lacking, backend=fxge.backend)(torch.ones(3))

    def test_parts(self) -> None:
        def f(x: Tensor, w: Tensor) -> Tensor:
            y = lacking(nn.functional.linear(x, w))
            z = nn.functional.layer_norm(lacking(y.tanh() * 2), (x.shape[-1],))
            return z.softmax(-1) + nn.functional.gelu(y)

        x, w = torch.randn(3, 4), torch.randn(4, 4)
        compiled = with_fallback(f)
        got, messages = self.warned(lambda: compiled(x, w))
        self.equal(got, f(x, w))
        self.assertEqual(len(messages), 1)
        self.assertIn("3 compiled parts", messages[0])
        self.assertIn("fxge_test.lacking.default (2 nodes): no conversion to GE", messages[0])
        self.assertRegex(messages[0], r"\[FXGE-E0401\], at .*test_fallback\.py:\d+")
        about = fxge.fallbacks()[-1]
        self.assertEqual((about.graph, about.parts, len(about.eager)), ("inference", 3, 2))
        self.assertEqual({e.op for e in about.eager}, {"fxge_test.lacking.default"})
        for _ in range(3):
            _, again = self.warned(lambda: compiled(x, w))
            self.assertEqual(again, [])
        self.assertEqual(about.calls, 4)
        self.assertTrue(0 < about.compiled_seconds < about.seconds)
        self.assertRegex(
            str(about), r"eager PyTorch takes \d+ % of the time \(.* s in calls 2 to 4\)"
        )

    def test_a_record_goes_with_its_graph(self) -> None:
        before = len(fxge.fallbacks())
        compiled = with_fallback(lambda x: lacking(x.tanh()).relu())
        compiled(torch.randn(3))
        self.assertEqual(len(fxge.fallbacks()), before + 1)
        del compiled
        torch._dynamo.reset()
        gc.collect()
        self.assertEqual(len(fxge.fallbacks()), before)

    def test_a_supported_graph_is_one_program(self) -> None:
        before = len(fxge.fallbacks())
        f = with_fallback(lambda x: x.tanh().relu())
        _, messages = self.warned(lambda: f(torch.randn(3)))
        self.assertEqual((messages, len(fxge.fallbacks())), ([], before))

    def test_small_parts_are_left(self) -> None:
        def f(x: Tensor) -> Tensor:
            return lacking(lacking(x.tanh()).relu().sin().cos()).exp()

        x = torch.randn(5)
        for least, parts, eager in ((1, 3, 2), (2, 1, 4), (9, 0, 7)):
            torch._dynamo.reset()
            compiled = with_fallback(f, min_nodes=least)
            self.equal(compiled(x), f(x))
            about = fxge.fallbacks()[-1]
            self.assertEqual((about.parts, len(about.eager)), (parts, eager), str(about))
        self.assertIn("fewer than min_nodes=9 operators", str(about))

    def test_nothing_compiles(self) -> None:
        compiled = with_fallback(lacking)
        self.equal(compiled(torch.ones(2)), torch.full((2,), 3.0))
        self.assertEqual(fxge.fallbacks()[-1].parts, 0)

    def test_training(self) -> None:
        class Model(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.a, self.b = nn.Linear(4, 8), nn.Linear(8, 2)
                self.norm = nn.BatchNorm1d(8)

            def forward(self, x: Tensor) -> Tensor:
                return self.b(lacking(self.norm(self.a(x)).relu()).tanh())  # type: ignore[no-any-return]

        eager = Model()
        ours = copy.deepcopy(eager)
        compiled = with_fallback(ours)
        steps = [torch.optim.SGD(m.parameters(), lr=0.1) for m in (eager, ours)]
        for _ in range(5):
            x = torch.randn(6, 4)
            losses = [m(x).square().mean() for m in (eager, compiled)]
            self.equal(losses[1], losses[0])
            for loss, step in zip(losses, steps, strict=True):
                step.zero_grad()
                loss.backward()
                step.step()
        for p, q in zip(ours.parameters(), eager.parameters(), strict=True):
            self.equal(p, q)
        for p, q in zip(ours.buffers(), eager.buffers(), strict=True):
            self.equal(p, q)
        self.assertLessEqual({"forward", "backward"}, {f.graph for f in fxge.fallbacks()})

    def test_writes_come_after_all_reads(self) -> None:
        def f(cache: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
            before = lacking(cache) + cache
            cache[:, 1] = x
            after = lacking(cache.tanh())
            cache.mul_(2)
            return before, after + cache.sum()

        caches = [torch.arange(6.0).reshape(2, 3) for _ in range(2)]
        x = torch.tensor([5.0, 7.0])
        compiled = with_fallback(f)
        for _ in range(2):
            self.equal(compiled(caches[0], x), f(caches[1], x))
            self.equal(caches[0], caches[1])

    def test_views_of_inputs(self) -> None:
        def f(x: Tensor) -> tuple[Tensor, Tensor]:
            y = lacking(x.t())
            return x[0], y.t().contiguous().view(-1)

        x = torch.randn(3, 4)
        got = with_fallback(f)(x)
        self.equal(got, f(x))
        self.assertEqual(got[0].data_ptr(), x.data_ptr())

    def test_sizes(self) -> None:
        def f(x: Tensor, y: Tensor) -> tuple[Tensor, int]:
            n = x.shape[0]
            z = lacking(torch.cat([x, x]).tanh())  # the next part has 2 n rows
            return z.view(n, -1).softmax(-1) + y.sum() * n, n * 3

        compiled = with_fallback(f, dynamic=True)
        for n in (4, 5, 7):
            x, y = torch.randn(n, 3), torch.randn(n + 1)
            self.equal(compiled(x, y), f(x, y))
        self.assertEqual(len([a for a in fxge.fallbacks() if a.calls == 3]), 1)

    def test_data_dependent_sizes(self) -> None:
        def f(x: Tensor) -> tuple[Tensor, Tensor]:
            found = x.nonzero()
            odd = lacking(found.float())
            return odd.tanh().sum(0), odd.new_ones(found.shape[0]).cumsum(0)

        compiled = with_fallback(f)
        for _ in range(3):
            x = torch.randn(4, 5).relu()
            self.equal(compiled(x), f(x))

    def test_constants_of_the_graph(self) -> None:
        def f(x: Tensor) -> Tensor:
            table = torch.tensor([0, 2, 1])
            return lacking(x[table].tanh())[table] + lacking(x)[torch.tensor([1, 1, 0])]

        x = torch.randn(3, 2)
        self.equal(with_fallback(f)(x), f(x))

    def test_programs(self) -> None:
        """Random graphs in which any node may be unsupported."""
        ops = [torch.tanh, torch.relu, lambda a: a.softmax(-1), lambda a: a.t() @ a, lacking]
        for seed in range(12):
            choose = random.Random(seed)
            plan = [(choose.choice(ops), choose.random(), choose.random()) for _ in range(12)]
            wanted = [choose.random() < 0.4 for _ in plan]

            def f(x: Tensor, plan: Any = plan, wanted: Any = wanted) -> list[Tensor]:
                values = [x, x + 1]
                for op, i, j in plan:
                    a, b = (values[int(k * len(values))] for k in (i, j))
                    values.append(op(a) + 0.5 * b)
                return [v for v, w in zip(values[2:], wanted, strict=True) if w] or values[-1:]

            x = torch.randn(3, 3) * 0.1
            torch._dynamo.reset()
            with self.subTest(seed):
                got, expected = with_fallback(f, min_nodes=1 + seed % 3)(x), f(x)
                for a, b in zip(got, expected, strict=True):
                    torch.testing.assert_close(a, b, rtol=1e-4, atol=1e-4)

    def test_errors_of_data_are_pytorchs(self) -> None:
        def f(x: Tensor, i: Tensor) -> Tensor:
            return lacking(x.index_select(0, i).tanh().relu())

        compiled = with_fallback(f)
        x, good = torch.randn(3, 2), torch.tensor([0, 2])
        self.equal(compiled(x, good), f(x, good))
        _, messages = self.warned(
            lambda: self.assertRaises(IndexError, compiled, x, torch.tensor([3]))
        )
        self.assertEqual(len(messages), 1)
        self.assertIn("the call is run again in eager PyTorch", messages[0])
        self.equal(compiled(x, good), f(x, good))
        self.assertEqual(len(fxge.fallbacks()[-1].failures), 1)

    def test_a_whole_graph_that_fails_is_listed(self) -> None:
        def f(x: Tensor, i: Tensor) -> Tensor:
            return x.index_select(0, i).tanh()

        before = len(fxge.fallbacks())
        compiled = with_fallback(f)
        x, good = torch.randn(3, 2), torch.tensor([0, 2])
        self.equal(compiled(x, good), f(x, good))
        self.assertEqual(len(fxge.fallbacks()), before)
        for _ in range(2):
            self.assertRaises(IndexError, compiled, x, torch.tensor([3, 0]))
        self.equal(compiled(x, good), f(x, good))
        self.assertEqual(len(fxge.fallbacks()), before + 1)
        about = fxge.fallbacks()[-1]
        self.assertEqual((about.graph, about.parts, about.nodes), ("inference", 1, 2))
        self.assertEqual((about.eager, len(about.failures), about.calls), ((), 1, 2))
        self.assertIn("runs in 1 compiled part (2 nodes):\n", str(about))
        self.assertIn("while running: ", str(about))

    def test_a_part_that_always_fails_stays_eager(self) -> None:
        tries = 0

        def fails(args: list[Any]) -> Any:  # noqa: ARG001
            nonlocal tries
            tries += 1
            raise fxge.FxgeError("no memory", status=6)

        about = Fallback("inference", 1, 1, ())
        part = _Part(fails, nn.ReLU(), about)
        for _ in range(5):
            self.equal(part(torch.tensor([-1.0, 2.0])), torch.tensor([0.0, 2.0]))
        self.assertEqual((tries, about.failures), (3, ["no memory"]))

    def test_inputs_that_no_graph_takes_are_named(self) -> None:
        x = torch.ones(3, 3, device="meta")
        compiled = with_fallback(lambda a: a @ a)
        got, messages = self.warned(lambda: compiled(x))
        self.assertEqual((got.device.type, got.shape), ("meta", (3, 3)))
        self.assertEqual(len(messages), 1)
        self.assertRegex(messages[0], "compiled nothing of a graph.*: input 'a' is on meta")
        about = fxge.fallbacks()[-1]
        self.assertEqual((about.parts, about.calls, len(about.eager)), (0, 1, 1))
        self.assertIn("input 'a' is on meta", about.eager[0].why)

    def test_wrong_options_are_reported(self) -> None:
        with self.assertRaisesRegex(Exception, "fallback"):
            torch.compile(lacking, backend=fxge.backend, options={"fallback": 1})(torch.ones(2))
        with self.assertRaisesRegex(Exception, "nowhere.yaml"):
            with_fallback(lacking, ops=["nowhere.yaml"])(torch.ones(2))


if __name__ == "__main__":
    unittest.main()
