# SPDX-License-Identifier: Apache-2.0
"""torch.compile: aliases, mutations, strides, symbolic sizes, strictness, threads, forks."""

from __future__ import annotations

import copy
import os
import subprocess
import sys
import threading
import unittest
import warnings
from collections.abc import Callable
from typing import Any

import support
import torch
from torch import Tensor, nn

import fxge
from fxge.backend import get_backend

SOURCES = os.pathsep.join(sys.path[:4])


class State(nn.Module):
    """Buffers that change, and one that is read before and after."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("count", torch.zeros(1))
        self.register_buffer("rows", torch.zeros(4, 3))

    def forward(self, x: Tensor, i: Tensor) -> tuple[Tensor, Tensor]:
        before = self.rows * 2
        self.count += 1
        self.rows[1:3].copy_(x)
        self.rows.index_copy_(0, i, x[:1])
        return before + self.rows, self.count * 1


class Live(unittest.TestCase):
    """Functions and modules, mostly without gradients."""

    def same(self, f: Callable[..., Any], *cases: tuple[Any, ...], **keywords: Any) -> int:
        """Compares compiled and eager runs, inputs included; returns the number of compilations."""
        g, counter = support.compiled(f, **keywords)
        with torch.no_grad():
            for args in cases:
                ours, theirs = copy.deepcopy(args), copy.deepcopy(args)
                support.assert_same(g(*ours), f(*theirs))
                support.assert_same(ours, theirs, 0 if not args else 1e-6)
        return counter.count

    # ---- aliases and mutations ----

    def test_aliases_of_inputs_and_results(self) -> None:
        def f(x: Tensor) -> Any:
            y = x.relu()
            return y, y.view(-1), y.t(), x, x.t(), x[1:, :2], y

        x = torch.randn(3, 4)
        self.same(f, (x,))
        g, _ = support.compiled(f)
        with torch.no_grad():
            y, flat, turned, same, xt, _, again = g(x)
        self.assertIs(same, x)
        self.assertEqual(y.data_ptr(), flat.data_ptr())
        self.assertEqual(y.data_ptr(), turned.data_ptr())
        self.assertEqual(y.data_ptr(), again.data_ptr())
        self.assertEqual(xt.data_ptr(), x.data_ptr())

    def test_views_of_a_result_are_written_in_training(self) -> None:
        def f(x: Tensor) -> tuple[Tensor, Tensor]:
            y = x * 2
            return y.view(-1), y.t()

        def written(g: Any) -> list[Tensor]:
            x = torch.arange(6.0).view(2, 3).requires_grad_()
            a, b = g(x)
            a.mul_(3)
            b.add_(1)
            return [a.detach(), b.detach(), *torch.autograd.grad(a.sin().sum() + b.sum(), x)]

        support.assert_same(written(support.compiled(f)[0]), written(f))

    def test_gradients_of_frozen_batch_norm(self) -> None:
        m = nn.Sequential(nn.Conv2d(2, 3, 3), nn.BatchNorm2d(3)).eval()
        x = torch.randn(2, 2, 5, 5, requires_grad=True)
        leaves = [x, *m.parameters()]
        found = torch.autograd.grad(support.compiled(m)[0](x).sin().sum(), leaves)
        support.assert_same(found, torch.autograd.grad(m(x).sin().sum(), leaves))

    def test_mutated_inputs(self) -> None:
        def f(x: Tensor, y: Tensor) -> Tensor:
            x.add_(y)
            y[:, 1].mul_(3)
            return x.sum() + y

        self.same(f, (torch.randn(3, 4), torch.randn(3, 4)))

    def test_memory_that_is_replaced(self) -> None:
        def assigned(x: Tensor, y: Tensor) -> Tensor:
            x.data = y * 2
            return x + 1

        def shared(x: Tensor, y: Tensor) -> Tensor:
            x.data = y
            return y.sin()

        for f in (assigned, shared):
            g, _ = support.compiled(f)
            mine, theirs = ([torch.ones(2), torch.arange(3.0)] for _ in range(2))
            support.assert_same(g(*mine), f(*theirs))
            support.assert_same(mine, theirs)
            mine[1].add_(1)
            theirs[1].add_(1)  # shared with x, or not
            support.assert_same(mine, theirs)

    def test_mutated_input_is_returned(self) -> None:
        def f(x: Tensor) -> tuple[Tensor, Tensor]:
            old = x.clone()
            return x.mul_(2), old

        self.same(f, (torch.randn(5),))

    def test_mutated_input_that_is_not_dense(self) -> None:
        def f(x: Tensor) -> Tensor:
            x.add_(1)
            return x.exp()

        base, other = torch.randn(6, 4), torch.empty(0)
        other = base.clone()
        g, _ = support.compiled(f)
        with torch.no_grad():
            support.assert_same(g(base[::2, 1:3]), f(other[::2, 1:3]))
        support.assert_same(base, other)

    def test_state(self) -> None:
        model, reference = State(), State()
        f, counter = support.compiled(model)
        with torch.no_grad():
            for k in range(3):
                x, i = torch.randn(2, 3), torch.tensor([k])
                support.assert_same(f(x, i), reference(x, i))
        support.assert_same(list(model.buffers()), list(reference.buffers()))
        self.assertEqual(counter.count, 1)

    def test_weights_that_are_replaced(self) -> None:
        model = nn.Linear(4, 3)
        f, _ = support.compiled(model)
        x = torch.randn(2, 4)
        with torch.no_grad():
            support.assert_same(f(x), model(x))
            model.weight.data = torch.randn(3, 4)
            support.assert_same(f(x), model(x))
            model.weight.copy_(torch.randn(3, 4))
            support.assert_same(f(x), model(x))

    # ---- strides ----

    def test_inputs_that_are_not_dense(self) -> None:
        def f(x: Tensor, y: Tensor) -> Tensor:
            return x @ y + x.sum()

        a, b = torch.randn(4, 3).t(), torch.randn(8, 10)[::2, ::2]
        self.same(f, (a, b))
        self.same(f, (a, b), dynamic=True)
        self.same(lambda x: x + 1, (torch.randn(3, 1).expand(3, 4),))
        self.same(
            lambda x: (x * 2, x.relu()),
            (torch.randn(2, 3, 4, 5).to(memory_format=torch.channels_last),),
        )

    def test_results_that_repeat_elements(self) -> None:
        self.same(lambda x: ((x + 1).unsqueeze(1).expand(3, 4, 2),), (torch.randn(3, 2),))
        f, _ = support.compiled(lambda x: (x.exp().sum(1, keepdim=True).expand(3, 4) * x).sum())
        x = torch.randn(3, 4, requires_grad=True)
        y = x.detach().clone().requires_grad_()
        f(x).backward()
        (y.exp().sum(1, keepdim=True).expand(3, 4) * y).sum().backward()
        support.assert_same(x.grad, y.grad)

    def test_storage_offsets(self) -> None:
        self.same(lambda x: x[1:] * 2, (torch.randn(10)[3:],))

    # ---- sizes ----

    def test_dynamic_sizes_compile_once(self) -> None:
        def f(x: Tensor) -> Any:
            n, m = x.shape
            return x.view(m, n) * n, torch.cat([x, x]).sum(1), x.reshape(-1)[: n + 1], n * m

        cases = [(torch.randn(n, m),) for n, m in ((3, 4), (5, 7), (2, 9))]
        self.assertEqual(self.same(f, *cases, dynamic=True), 1)

    def test_dynamic_strides(self) -> None:
        cases = [(torch.randn(n, m).t(),) for n, m in ((3, 4), (5, 7), (2, 9))]
        self.assertEqual(self.same(lambda x: (x + 1, x.t() * 2), *cases, dynamic=True), 1)

    def test_numbers(self) -> None:
        def f(x: Tensor, i: int, a: float) -> Tensor:
            return x[: i + 1] * i + a

        cases = [(torch.randn(9), i, i / 3) for i in (3, 5, 7)]
        self.assertEqual(self.same(f, *cases, dynamic=True), 1)

    def test_floats_of_sizes(self) -> None:
        def f(x: Tensor) -> Tensor:
            return torch.ops.aten.mul.Scalar(x.exp(), x.shape[0] ** 0.5 / x.shape[1])

        self.assertEqual(self.same(f, *[(torch.randn(n, 4),) for n in (3, 5)], dynamic=True), 1)
        g, counter = support.compiled(f, dynamic=True)
        for n in (3, 5):  # the backward has the number as an input
            a = torch.randn(n, 4, requires_grad=True)
            b = a.detach().clone().requires_grad_()
            g(a).sum().backward()
            f(b).sum().backward()
            support.assert_same(a.grad, b.grad)
        self.assertEqual(counter.count, 1)

    def test_empty_tensors(self) -> None:
        self.same(lambda x: (x + 1, x.sum()), (torch.randn(0, 3),))

    def test_constants(self) -> None:
        table = torch.tensor([1.0, 2.0, 3.0])
        self.same(lambda x: x * table + torch.tensor([4.0, 5.0, 6.0]), (torch.randn(2, 3),))
        self.same(lambda _: torch.ones(3), (torch.randn(2),))

    def test_dtypes(self) -> None:
        for dtype in (torch.float64, torch.int64, torch.int32, torch.uint8, torch.bool):
            x = torch.tensor([[0, 1, 2], [3, 0, 5]]).to(dtype)
            with self.subTest(dtype=dtype):
                self.same(lambda x: (x == 1, x.clone(), x.to(torch.float32)), (x,))

    def test_default_dtype(self) -> None:
        def f(x: Tensor) -> tuple[Tensor, ...]:
            n = x.shape[0]
            made = torch.full((n,), 0.1), torch.arange(0, 1, 0.25), torch.eye(2)
            return torch.ones(2) + x.sum(), *made

        try:
            for dtype in (torch.float64, torch.bfloat16, torch.float32):
                torch.set_default_dtype(dtype)
                g, _ = support.compiled(f)
                bar = 1e-2 if dtype == torch.bfloat16 else 1e-7
                support.assert_same(g(torch.ones(3)), f(torch.ones(3)), bar)
        finally:
            torch.set_default_dtype(torch.float32)

    def test_tuples_of_results(self) -> None:
        self.same(lambda x: x.split(2, 1), (torch.randn(3, 6),))
        self.same(lambda x: x.max(1), (torch.randn(3, 6),))
        self.same(lambda x: {"a": x + 1, "b": [x * 2, None, 3]}, (torch.randn(3),))

    # ---- gradients ----

    def test_gradients_of_inputs(self) -> None:
        def f(x: Tensor, y: Tensor) -> Tensor:
            return ((x * y).tanh() @ y.t()).sum()

        a, b = torch.randn(3, 4, requires_grad=True), torch.randn(3, 4, requires_grad=True)
        c, d = (t.detach().clone().requires_grad_() for t in (a, b))
        g, _ = support.compiled(f, dynamic=True)
        g(a, b).backward()
        f(c, d).backward()
        support.assert_same([a.grad, b.grad], [c.grad, d.grad])

    def test_gradients_of_dynamic_sizes(self) -> None:
        model, reference = nn.Linear(4, 4), nn.Linear(4, 4)
        reference.load_state_dict(model.state_dict())
        f, counter = support.compiled(lambda x: model(x).relu().mean(0), dynamic=True)
        for n in (3, 5, 8):
            x = torch.randn(n, 4)
            f(x).sum().backward()
            reference(x).relu().mean(0).sum().backward()
        support.assert_same(
            [p.grad for p in model.parameters()], [p.grad for p in reference.parameters()]
        )
        self.assertEqual(counter.count, 1)

    def test_batch_norm_in_training(self) -> None:
        model = nn.BatchNorm1d(4)
        reference = copy.deepcopy(model)
        f, _ = support.compiled(model)
        for _ in range(3):
            x = torch.randn(6, 4)
            f(x).pow(2).sum().backward()
            reference(x).pow(2).sum().backward()
        support.assert_same(list(model.buffers()), list(reference.buffers()))
        support.assert_same(model.weight.grad, reference.weight.grad, 1e-4)

    def test_statistics_of_half_precision(self) -> None:
        """Statistics are f32 for f32 weights, although PyTorch's graph declares bf16."""
        x, w = torch.randn(2, 4, 3).bfloat16(), torch.randn(4)

        def statistics(x: Tensor, w: Tensor) -> tuple[Tensor, ...]:
            norm = torch.ops.aten._native_batch_norm_legit.no_stats
            return tuple(norm(x, w, w, True, 0.1, 1e-5)[1:])

        f, _ = support.compiled(statistics)
        support.assert_same(list(f(x, w)), list(statistics(x, w)), 1e-5)

    def test_kept_weights(self) -> None:
        """With keep_weights, every change that PyTorch counts is noticed."""
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(40, 64), nn.ReLU(), nn.Linear(64, 8), nn.BatchNorm1d(8))
        first, last = model[0], model[2]
        f, _ = support.compiled(model.eval(), {"keep_weights": True}, dynamic=True)

        def check() -> None:
            with torch.no_grad():
                for rows in (20, 20, 20, 20, 7):
                    x = torch.randn(rows, 40)
                    support.assert_same(f(x), model(x))

        check()
        with torch.no_grad():
            first.weight.mul_(2)
        check()
        last.weight = nn.Parameter(torch.randn(8, 64))
        check()
        model.load_state_dict({k: v / 2 for k, v in model.state_dict().items()})
        check()
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1, fused=True)
        model(torch.randn(5, 40)).sum().backward()
        optimizer.step()
        check()

    def test_kept_weights_in_training(self) -> None:
        """Forward and backward graphs, whose weights each step changes."""
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(16, 32), nn.Tanh(), nn.BatchNorm1d(32), nn.Linear(32, 4))
        reference = copy.deepcopy(model)
        f, _ = support.compiled(model, {"keep_weights": True})
        pair = [torch.optim.SGD(m.parameters(), lr=0.1) for m in (model, reference)]
        for _ in range(5):
            x = torch.randn(12, 16)
            for g, optimizer in zip((f, reference), pair, strict=True):
                optimizer.zero_grad()
                g(x).square().mean().backward()
                optimizer.step()
        support.assert_same(list(model.parameters()), list(reference.parameters()), 1e-4)
        support.assert_same(list(model.buffers()), list(reference.buffers()), 1e-4)

    # ---- strictness ----

    def unsupported(self, x: Tensor) -> Tensor:
        y = torch.ops.aten._test_autograd_multiple_dispatch.fullcoverage(x)  # first
        z = torch.ops.aten._test_warn_in_autograd(y)  # second
        return torch.ops.aten._test_autograd_multiple_dispatch.fullcoverage(z) + y

    def test_all_unsupported_operators_in_one_exception(self) -> None:
        f, _ = support.compiled(self.unsupported)
        x = torch.randn(3, 3)
        with self.assertRaises(torch._dynamo.exc.BackendCompilerFailed) as caught:
            f(x)
        e = caught.exception.inner_exception
        self.assertIsInstance(e, fxge.FxgeError)
        self.assertEqual(e.status, 3)
        named = {d.op for d in e.errors}
        self.assertIn("aten._test_warn_in_autograd.default", named)
        self.assertIn("aten._test_autograd_multiple_dispatch.fullcoverage", named)
        for d in e.errors:
            self.assertTrue(d.file and d.file.endswith("test_live.py"), d)
            self.assertGreater(d.line, 0)
            self.assertIn(d.message, str(e))
        support.assert_same(self.unsupported(x), self.unsupported(x))  # eager still works

    def test_skipped_frames_are_reported_once(self) -> None:
        """Dynamo skips the frame of an LSTM without calling the backend."""

        class Speech(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.lstm = nn.LSTM(4, 5)

            def forward(self, x: Tensor) -> Tensor:
                return self.lstm(x * 2)[0] + 1

        def said(f: Any, *args: Any) -> list[str]:
            with warnings.catch_warnings(record=True) as caught, torch.no_grad():
                warnings.simplefilter("always")
                f(*args)
                f(*args)
            return [str(w.message) for w in caught if "fxge" in str(w.message)]

        x = torch.randn(3, 2, 4)
        torch._dynamo.reset()
        found = said(torch.compile(Speech(), backend=get_backend()), x)
        self.assertEqual(len(found), 1, found)
        self.assertRegex(
            found[0], r"compiled nothing of .*Speech\.forward: PyTorch gave it no graph"
        )
        self.assertIn("Dynamo does not support RNN, GRU, or LSTM", found[0])
        torch._dynamo.reset()  # frames of other backends and compiled frames are not reported
        get_backend()
        self.assertEqual(said(torch.compile(Speech(), backend="eager"), x), [])
        self.assertEqual(said(torch.compile(lambda x: x * 2, backend=get_backend()), x), [])

    def test_other_reasons_of_compiling_nothing(self) -> None:
        def broken(x: Tensor) -> Tensor:
            torch._dynamo.graph_break()
            return x

        for f, x, why in (
            (broken, torch.ones(2), "graph_break"),
            (lambda x: x * 2, torch.eye(2).to_sparse(), "sparse"),
        ):
            torch._dynamo.reset()
            backend = get_backend()  # starts the observation again
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                torch.compile(f, backend=backend)(x)
            said = [w for w in caught if "fxge compiled nothing of" in str(w.message)]
            self.assertEqual(len(said), 1, why)
            self.assertRegex(str(said[0].message), why)
            place = said[0].filename, said[0].lineno
            self.assertEqual(place, (__file__, f.__code__.co_firstlineno))

    def test_unknown_option(self) -> None:
        f = torch.compile(lambda x: x + 1, backend=fxge.backend, options={"thread": 1})
        torch._dynamo.reset()
        with self.assertRaisesRegex(Exception, "no option 'thread', did you mean 'threads'"):
            f(torch.randn(3))

    def test_option_of_exports(self) -> None:
        f = torch.compile(lambda x: x + 1, backend=fxge.backend, options={"aipp": "camera.cfg"})
        torch._dynamo.reset()
        said = "no option 'aipp': a call passes the model's own inputs; .*fxge export --aipp"
        with self.assertRaisesRegex(Exception, said):
            f(torch.randn(3))

    def test_entry_of_the_package(self) -> None:
        torch._dynamo.reset()
        x = torch.randn(3)
        f = torch.compile(lambda x: x + 1, backend=fxge.backend, options={"threads": 1})
        support.assert_same(f(x), x + 1)

    def test_inputs_are_released(self) -> None:
        import weakref

        f, _ = support.compiled(lambda x: x + 1)
        x = torch.randn(3)
        f(x)
        gone = weakref.ref(x)
        del x
        self.assertIsNone(gone())

    # ---- threads, forks, the end ----

    def test_threads(self) -> None:
        f, _ = support.compiled(lambda x: (x @ x.t()).relu().sum(1))
        inputs = [torch.randn(16, 16) for _ in range(8)]
        expected = [(x @ x.t()).relu().sum(1) for x in inputs]
        f(inputs[0])
        wrong: list[str] = []

        def work(k: int) -> None:
            for _ in range(50):
                try:
                    support.assert_same(f(inputs[k]), expected[k])
                except Exception as e:
                    wrong.append(repr(e))

        threads = [threading.Thread(target=work, args=(k,)) for k in range(8)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        self.assertEqual(wrong, [])

    def script(self, text: str, alone: bool = False) -> str:
        """Runs Python with `text`, alone: without the server; returns its output."""
        env = {**os.environ, "PYTHONPATH": SOURCES}
        command = [sys.executable, "-c", text] if alone else support.python("-c", text)
        done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=300)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def test_fork(self) -> None:
        out = self.script(
            "import os, torch, fxge\n"
            "f = torch.compile(lambda x: (x @ x).relu(), backend=fxge.backend,"
            " options={'threads': 2})\n"
            "x = torch.randn(64, 64)\n"
            "y = f(x)\n"
            "pid = os.fork()\n"
            "assert torch.equal(f(x), y)\n"
            "if pid: assert os.waitpid(pid, 0)[1] == 0; print('both')\n"
        )
        self.assertEqual(out.strip(), "both")

    def test_exit_while_a_thread_runs(self) -> None:
        # One call far longer than the test. A thread that returned into PyTorch's C++ code while
        # CPython 3.11 ends would abort the process there, as it does with eager alone.
        out = self.script(
            "import threading, time, torch, fxge\n"
            "def long(x):\n"
            "    for _ in range(40): x = (x @ x).relu()\n"
            "    return x\n"
            "f = torch.compile(long, backend=fxge.backend, dynamic=True, options={'threads': 2})\n"
            "f(torch.zeros(4, 4))\n"
            "x = torch.zeros(2000, 2000)\n"
            "def work():\n"
            "    f(x)\n"
            "    print('the call was too short')\n"
            "threading.Thread(target=work, daemon=True).start()\n"
            "time.sleep(0.5)\n"
            "print('end')\n",
            alone=True,
        )
        self.assertEqual(out.strip(), "end")

    def test_import_loads_nothing(self) -> None:
        out = self.script(
            "import sys, fxge\n"
            "assert 'torch' not in sys.modules\n"
            "assert not any('libfxge' in line for line in open('/proc/self/maps'))\n"
            "print(fxge.__version__)\n",
            alone=True,
        )
        self.assertEqual(out.strip(), fxge.__version__)


if __name__ == "__main__":
    unittest.main()
