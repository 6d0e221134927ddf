# SPDX-License-Identifier: Apache-2.0
"""Failing compilations, threads, forks, the end of the interpreter, and released memory."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import support
import torch
from torch import Tensor, nn
from torch.export import export

import fxge
from fxge._core import program_registry

SOURCES = os.pathsep.join(sys.path[:4])
PRELUDE = """
import os, sys, torch, fxge
torch.set_grad_enabled(False)
class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.w = torch.nn.Parameter(torch.randn(64, 64))
        self.register_buffer("n", torch.zeros(1))
    def forward(self, x):
        self.n += 1
        return (x @ self.w).relu() + self.n * 0
model, x = Model(), torch.randn(8, 64)
p = fxge.compile(torch.export.export(model, (x,)), threads=2)
y = p(x)
"""


class Weights(nn.Module):
    """Module of nine megabytes, so that a leak is measurable."""

    def __init__(self) -> None:
        super().__init__()
        self.w = nn.Parameter(torch.randn(1500, 1500) / 40)

    def forward(self, x: Tensor) -> Tensor:
        return (x @ self.w).relu()


class Index(nn.Module):
    """Module that writes its state before it can fail."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("n", torch.zeros(2))
        self.register_buffer("table", torch.arange(10.0))

    def forward(self, x: Tensor, i: Tensor) -> Tensor:
        self.n.add_(x)
        found = self.table[i]
        self.n.mul_(2)
        return found + self.n.sum()


class Swapped(nn.Module):
    """Module with an operator that fxge lacks, until it is replaced."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(3, 3)
        self.f: Callable[[Tensor], Tensor] = (
            lambda x: torch.ops.aten._test_warn_in_autograd(x)  # noqa: PLW0108 (Dynamo)
        )

    def forward(self, x: Tensor) -> Tensor:
        return self.f(
            self.linear(x)
        ) + torch.ops.aten._test_autograd_multiple_dispatch.fullcoverage(x * 0 + 1) * float(
            self.f is not torch.relu
        )


def resident() -> int:
    """Returns the resident megabytes of this process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20


def together(n: int, work: Callable[[int], None]) -> list[str]:
    """Runs work(0), ..., work(n - 1) concurrently; returns the exceptions."""
    wrong: list[str] = []
    start = threading.Barrier(n)

    def run(k: int) -> None:
        start.wait()
        try:
            work(k)
        except BaseException as e:
            wrong.append(repr(e))

    threads = [threading.Thread(target=run, args=(k,)) for k in range(n)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    return wrong


class Failures(unittest.TestCase):
    """State after an exception."""

    def test_eager_goes_on_and_a_fixed_model_compiles(self) -> None:
        torch._dynamo.reset()
        model, x = Swapped(), torch.randn(2, 3)
        compiled = torch.compile(model, backend=fxge.backend, fullgraph=True)
        with torch.no_grad():
            expected = model(x)
            for _ in range(2):  # a failure is not cached as a success
                with self.assertRaises(torch._dynamo.exc.BackendCompilerFailed) as caught:
                    compiled(x)
            e = caught.exception.inner_exception
            self.assertIsInstance(e, fxge.FxgeError)
            ops = {
                "aten._test_warn_in_autograd.default",
                "aten._test_autograd_multiple_dispatch.fullcoverage",
            }
            self.assertEqual({d.op for d in e.errors}, ops)
            for d in e.errors:
                self.assertTrue(d.file and d.file.endswith("test_lifetime.py") and d.line, d)
            support.assert_same(model(x), expected)
            model.f = torch.relu
            with self.assertRaises(torch._dynamo.exc.BackendCompilerFailed):
                compiled(x)  # the other one still works
            fixed = torch.compile(lambda x: model.f(model.linear(x)), backend=fxge.backend)
            support.assert_same(fixed(x), torch.relu(model.linear(x)))
        model.linear(x).sum().backward()  # parameters are unchanged
        self.assertIsNotNone(model.linear.weight.grad)

    def test_a_failing_run_changes_no_state(self) -> None:
        x, good, bad = torch.ones(2), torch.tensor([1, 2]), torch.tensor([1, 99])
        with torch.no_grad():
            p = fxge.compile(export(Index(), (x, good)))
            reference = Index()
            for _ in range(3):
                support.assert_same(p(x, good), reference(x, good))
                for wrong in (bad, good.float(), good[:1]):
                    with self.assertRaises(fxge.FxgeError):
                        p(x, wrong)
                    support.assert_same(p.states()["n"], reference.n)

    def test_a_failing_live_call_changes_no_buffer(self) -> None:
        x, good, bad = torch.ones(2), torch.tensor([1, 2]), torch.tensor([1, 99])
        model, reference = Index(), Index()
        f, counter = support.compiled(model)
        with torch.no_grad():
            for _ in range(3):
                support.assert_same(f(x, good), reference(x, good))
                with self.assertRaisesRegex(fxge.FxgeError, "index 99 is out of range"):
                    f(x, bad)
                support.assert_same(model.n, reference.n)
        self.assertEqual(counter.count, 1)

    def test_a_failing_load_or_compile_keeps_nothing(self) -> None:
        gc.collect()
        before = len(program_registry.programs)
        for _ in range(3):
            with self.assertRaises(fxge.FxgeError):
                fxge.load("no such file")
            with self.assertRaises(fxge.FxgeError):
                fxge.compile(export(Swapped(), (torch.randn(2, 3),)))
        gc.collect()
        self.assertEqual(len(program_registry.programs), before)


class Threads(unittest.TestCase):
    """Concurrent calls of one and of several programs."""

    def test_one_program(self) -> None:
        model = Weights().eval()
        inputs = [torch.randn(k + 1, 1500) for k in range(6)]
        dims = ({0: torch.export.Dim("rows", min=1, max=64)},)
        with torch.no_grad():
            expected = [model(x) for x in inputs]
            p = fxge.compile(export(model, (torch.randn(3, 1500),), dynamic_shapes=dims))

            def work(k: int) -> None:
                for i in range(12):
                    x = inputs[(k + i) % 6]
                    support.assert_same(p(x.detach()), expected[(k + i) % 6])

            self.assertEqual(together(6, work), [])

    def test_several_programs_load_compile_and_run(self) -> None:
        directory = Path(tempfile.mkdtemp(prefix="fxge-"))
        self.addCleanup(shutil.rmtree, directory)
        model = nn.Sequential(nn.Linear(16, 16), nn.GELU(), nn.Linear(16, 4)).eval()
        x = torch.randn(5, 16)
        torch.export.save(export(model, (x,)), directory / "m.pt2")
        expected = model(x).detach()

        def work(k: int) -> None:
            for _ in range(4):
                p = fxge.load(directory / "m.pt2", threads=1 + k % 2)
                with self.assertRaises(fxge.FxgeError):
                    p(x[:, :3])
                support.assert_same(p(x), expected)

        self.assertEqual(together(6, work), [])

    def test_compiled_functions_and_failures_at_once(self) -> None:
        torch._dynamo.reset()
        fs = [lambda x, k=k: (x @ x.t()).relu() * (k + 1) for k in range(3)]
        compiled = [torch.compile(f, backend=fxge.backend, fullgraph=True) for f in fs]
        broken = torch.compile(
            lambda x: torch.ops.aten._test_warn_in_autograd(x),  # noqa: PLW0108 (Dynamo)
            backend=fxge.backend,
            fullgraph=True,
        )
        x = torch.randn(24, 24)

        def work(k: int) -> None:
            for i in range(20):
                if k == 5 and i < 4:
                    try:
                        broken(x)
                    except torch._dynamo.exc.BackendCompilerFailed:
                        continue
                    raise AssertionError("it compiled")
                j = (k + i) % 3
                support.assert_same(compiled[j](x), fs[j](x))

        self.assertEqual(together(6, work), [])

    def test_collected_while_others_run(self) -> None:
        exported = export(nn.Linear(8, 8).eval(), (torch.randn(2, 8),))
        x = torch.randn(2, 8)

        def work(k: int) -> None:
            for _ in range(5):
                p = fxge.compile(exported, threads=1)
                p(x)
                del p
                if k == 0:
                    gc.collect()

        self.assertEqual(together(4, work), [])


class Processes(unittest.TestCase):
    """Forks and ends of processes, without output on standard error."""

    def script(self, text: str, *options: str, alone: bool = False) -> str:
        """Runs Python with the prelude and `text`; returns its output."""
        env = {**os.environ, "PYTHONPATH": SOURCES}
        words = (*options, "-c", PRELUDE + text)
        command = [sys.executable, *words] if alone else support.python(*words)
        done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=300)
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)
        return done.stdout.strip()

    def test_forks(self) -> None:
        after_load = (
            "for k in range(3):\n"
            "    pid = os.fork()\n"
            "    if pid == 0:\n"
            "        assert torch.equal(p(x), y) and p.states()['n'] >= 1\n"
            "        sys.exit(0) if k else os._exit(0)\n"
            "    assert os.waitpid(pid, 0)[1] == 0\n"
            "    assert torch.equal(p(x), y)\n"
        )
        while_threads_call = (
            "import threading\n"
            "stop = threading.Event()\n"
            "def work():\n"
            "    while not stop.is_set(): p(x)\n"
            "threads = [threading.Thread(target=work) for _ in range(3)]\n"
            "[t.start() for t in threads]\n"
            "for _ in range(5):\n"
            "    pid = os.fork()\n"
            "    if pid == 0:\n"
            "        os._exit(0 if torch.equal(p(x), y) else 1)\n"
            "    assert os.waitpid(pid, 0)[1] == 0\n"
            "stop.set()\n"
            "[t.join() for t in threads]\n"
        )
        by_a_data_loader = (
            "class Rows(torch.utils.data.Dataset):\n"
            "    def __len__(self): return 8\n"
            "    def __getitem__(self, k): return p(x + k).sum()\n"
            "loader = torch.utils.data.DataLoader(Rows(), batch_size=2, num_workers=2,\n"
            "    multiprocessing_context='fork')\n"
            "for _ in range(2):\n"
            "    found = torch.cat(list(loader))\n"
            "    expected = torch.stack([(((x + k) @ model.w).relu()).sum() for k in range(8)])\n"
            "    assert torch.allclose(found, expected, rtol=1e-4), (found, expected)\n"
            "assert torch.equal(p(x), y)\n"
            "print('all')\n"
        )
        text = after_load + while_threads_call + by_a_data_loader
        self.assertEqual(self.script(text, "-W", "ignore"), "all")

    def test_end_with_live_objects(self) -> None:
        text = (
            "f = torch.compile(model, backend=fxge.backend, options={'threads': 2})\n"
            "f(x)\n"
            "cycle = [p]; cycle.append(cycle)\n"
            "class Late:\n"
            "    def __init__(self, p): self.p = p\n"
            "    def __del__(self): assert self.p(x).shape == y.shape\n"
            "sys.kept = Late(fxge.compile(torch.export.export(model, (x,)), threads=2)), p, f\n"
            "print('end')\n"
        )
        self.assertEqual(self.script(text, "-X", "dev", "-W", "ignore", alone=True), "end")


class Memory(unittest.TestCase):
    """Memory of dropped objects is released."""

    def grown(self, rounds: int, work: Callable[[], None]) -> int:
        """Returns the megabytes that the later rounds added."""
        for _ in range(4):
            work()
        gc.collect()
        before = resident()
        for _ in range(rounds):
            work()
        gc.collect()
        return resident() - before

    def test_programs(self) -> None:
        directory = Path(tempfile.mkdtemp(prefix="fxge-"))
        self.addCleanup(shutil.rmtree, directory)
        exported = export(Weights().eval(), (torch.randn(2, 1500),))
        torch.export.save(exported, directory / "w.pt2")
        x = torch.randn(2, 1500)

        def load() -> None:
            p = fxge.load(directory / "w.pt2").compile()
            p(x)
            gone = weakref.ref(p)
            del p
            self.assertIsNone(gone())

        def build() -> None:
            fxge.compile(exported)(x)

        self.assertLess(self.grown(12, load), 18)
        self.assertLess(self.grown(12, build), 18)

    def test_calls(self) -> None:
        p = fxge.compile(export(Weights().eval(), (torch.randn(200, 1500),)))
        x = torch.randn(200, 1500)

        def call() -> None:
            p(x)
            with self.assertRaises(fxge.FxgeError):
                p(x[:, :4])

        self.assertLess(self.grown(60, call), 18)

    def test_compiled_functions(self) -> None:
        # Dynamo itself keeps the models that it has seen
        model, x = Weights(), torch.randn(2, 1500)
        torch._dynamo.reset()
        gc.collect()
        before = len(program_registry.programs)

        def compile_and_drop() -> None:
            torch._dynamo.reset()
            with torch.no_grad():
                torch.compile(model, backend=fxge.backend)(x)
            torch._dynamo.reset()

        self.assertLess(self.grown(12, compile_and_drop), 18)
        self.assertLessEqual(len(program_registry.programs), before)

    def test_inputs_and_results_are_not_kept(self) -> None:
        p = fxge.compile(export(Weights().eval(), (torch.randn(2, 1500),)))
        x = torch.randn(2, 1500)
        results: Any = p(x)
        gone = [weakref.ref(x), weakref.ref(results)]
        del x, results
        self.assertEqual([r() for r in gone], [None, None])


if __name__ == "__main__":
    unittest.main()
