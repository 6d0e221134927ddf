# SPDX-License-Identifier: Apache-2.0
"""Observation of live runs: compilations and their reasons, logs, profiles, modes."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import unittest
import warnings
from pathlib import Path
from typing import Any

import support
import torch
from torch import Tensor, nn

import fxge


def scaled(x: Tensor) -> Tensor:
    return x.tanh() * x.shape[0]


def plain(x: Tensor) -> Tensor:
    return x.relu() + 1


class Model(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(4, 4)

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.linear(x)
        if x.shape[0] == 6:
            y = y + 1
        torch._dynamo.graph_break()
        return y.relu()


def compiled(f: Any, dynamic: bool | None = None, mode: str | None = None, **options: Any) -> Any:
    return torch.compile(
        f, backend=fxge.backend, dynamic=dynamic, mode=mode, options=options or None
    )


class Debugging(unittest.TestCase):
    def setUp(self) -> None:
        torch._dynamo.reset()

    def test_why_again(self) -> None:
        f = compiled(scaled, dynamic=False)
        self.assertEqual(fxge.explain(f), "not compiled yet\n")
        with warnings.catch_warnings(record=True) as found:
            warnings.simplefilter("always")
            for n in (3, 4, 3):
                f(torch.ones(n, 2))
            self.assertEqual([w for w in found if "fxge" in str(w.message)], [])
            f(torch.ones(5, 2))
            f(torch.ones(6, 2))
        warned = [w for w in found if "fxge" in str(w.message)]
        self.assertEqual(len(warned), 1)
        line = scaled.__code__.co_firstlineno
        self.assertEqual((warned[0].filename, warned[0].lineno), (__file__, line))
        self.assertRegex(str(warned[0].message), r"size mismatch at index 0. expected \d, actual 5")
        self.assertIn("dynamic=True", str(warned[0].message))
        about = next(c for c in fxge.compilations() if c.function == "scaled")
        self.assertEqual((about.count, len(about.reasons), about.line), (4, 3, line))
        self.assertIn("compiled 4 times", fxge.explain(f))

    def test_why_a_size_is_fixed(self) -> None:
        f = compiled(Model(), dynamic=True)
        for n in (3, 6, 7):
            f(torch.randn(n, 4))
        text = fxge.explain(f)
        line = Model.forward.__code__.co_firstlineno
        self.assertRegex(text, rf"Model\.forward .*:{line}\): compiled 2 times")
        self.assertRegex(text, r"again since .*size\(\)\[0\] != 6")
        self.assertRegex(text, rf"fixed: .*\.size\(\)\[1\] is 4, at .*{__file__}:{line + 1}")
        self.assertRegex(text, rf"fixed: .*\.size\(\)\[0\] is 6, at .*{__file__}:{line + 2}")
        self.assertRegex(text, r"resume_in_forward_at_\d+ .*: compiled once")

    def test_two_hundred_lengths_compile_twice(self) -> None:
        model = nn.Sequential(nn.Embedding(10, 8), nn.TransformerEncoderLayer(8, 2, 16)).eval()
        f = compiled(lambda x: model(x).sum(1))
        before = len(fxge.compilations())
        with torch.no_grad():
            for n in range(2, 202):
                x = torch.randint(0, 10, (n,))
                torch.testing.assert_close(f(x), model(x).sum(1), rtol=1e-4, atol=1e-4)
        self.assertEqual([c.count for c in fxge.compilations()[before:]], [2])

    def test_modes(self) -> None:
        for mode in ("default", "reduce-overhead", "max-autotune", "max-autotune-no-cudagraphs"):
            torch._dynamo.reset()
            torch.testing.assert_close(
                compiled(plain, mode=mode)(torch.ones(2)), plain(torch.ones(2))
            )
        with self.assertRaisesRegex(Exception, "no mode|Unrecognized mode"):
            compiled(plain, mode="fastest")(torch.ones(2))

    def test_logs(self) -> None:
        """torch reads TORCH_LOGS when it is imported; forks read it again."""
        program = (
            "import torch, fxge\n"
            "torch._logging._internal._init_logs()\n"
            "print(torch.compile(lambda x: x.relu() + 1, backend=fxge.backend)(torch.ones(2)))\n"
        )

        def said(**more: str) -> str:
            run = subprocess.run(
                support.python("-c", program),
                env={**os.environ, **more},
                cwd=support.SOURCES,
                capture_output=True,
                text=True,
                check=True,
            )
            return run.stderr

        self.assertNotIn("ge.Relu", said())
        text = said(TORCH_LOGS="fxge")
        self.assertRegex(text, "inference: a graph of 4 nodes compiled in .* ms")
        self.assertNotIn("ge.Relu", text)

    def test_directory_and_detailed_logs(self) -> None:
        program = (
            "import torch, fxge\n"
            "x = torch.ones(2, 3, requires_grad=True)\n"
            "torch.compile(lambda x: x.relu() + 1, backend=fxge.backend)(x).sum().backward()\n"
        )
        with tempfile.TemporaryDirectory(prefix="fxge-") as directory:
            run = subprocess.run(
                [sys.executable, "-c", program],  # torch reads the variables when it is imported
                env={
                    **os.environ,
                    "TORCH_COMPILE_DEBUG": "1",
                    "TORCH_COMPILE_DEBUG_DIR": directory,
                    "TORCH_LOGS": "+fxge",
                    "PYTHONPATH": str(support.SOURCES),
                },
                cwd=directory,
                capture_output=True,
                text=True,
                check=True,
            )
            found = {p.name: p for p in Path(directory).glob("torch_compile_debug/run_*/fxge/*")}
            stages = ("1.import", "2.scopes", "3.functional", "4.decomposed", "5.fused", "6.ge")
            wanted = {f"{g}_0.{s}.txt" for g in ("forward", "backward") for s in stages}
            self.assertEqual(set(found), wanted | {"forward_0.fxpb", "backward_0.fxpb"})
            self.assertIn("aten.relu", found["forward_0.1.import.txt"].read_text("utf-8"))
            self.assertIn("ge.Relu", found["forward_0.6.ge.txt"].read_text("utf-8"))
            program_again = fxge.load(found["forward_0.fxpb"]).compile()
            self.assertEqual(program_again.stage, "ge")
        self.assertRegex(run.stderr, "forward: a graph of .* nodes compiled in .* ms")
        self.assertIn("ge.Relu", run.stderr)
        self.assertIn("<lambda> (<string>:3): compiled once", run.stderr)

    def test_directory_of_unsupported_graphs(self) -> None:
        with tempfile.TemporaryDirectory(prefix="fxge-") as directory:
            with self.assertRaises(torch._dynamo.exc.BackendCompilerFailed):
                compiled(torch.linalg.eigvals, dump=directory)(torch.eye(2))
            found = sorted(p.name for p in Path(directory).iterdir())
        self.assertEqual(found[:2], ["inference_0.1.import.txt", "inference_0.2.scopes.txt"])
        self.assertIn("inference_0.fxpb", found)
        self.assertNotIn("inference_0.6.ge.txt", found)

    def test_run_eagerly(self) -> None:
        def f(x: Tensor) -> Tensor:
            return (x.relu() + 1).cumsum(0)

        x = torch.randn(4, 3, requires_grad=True)
        before = len(fxge.profiles())
        g = compiled(f, run_eagerly=True, profile=True)
        support.assert_same(g(x).detach(), f(x).detach(), 0.0)
        support.assert_same(
            torch.autograd.grad(g(x).sum(), x), torch.autograd.grad(f(x).sum(), x), 0.0
        )
        self.assertEqual(len(fxge.profiles()), before)  # no program of fxge runs
        torch._dynamo.reset()
        with self.assertRaisesRegex(Exception, "eigen"):  # but it is compiled
            compiled(torch.linalg.eigvals, run_eagerly=True)(torch.eye(2))

    def test_profiles(self) -> None:
        def f(x: Tensor, w: Tensor) -> Tensor:
            return (x @ w).tanh().sum(-1)

        x, w = torch.randn(8, 16), torch.randn(16, 4, requires_grad=True)
        before = len(fxge.profiles())
        g = compiled(f, profile=True)
        with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU]) as trace:
            for _ in range(3):
                out = g(x, w)
                torch.testing.assert_close(out, f(x, w))
                out.sum().backward()
        self.assertLessEqual(
            {"fxge forward", "fxge backward"}, {e.key for e in trace.key_averages()}
        )
        forward, backward = fxge.profiles()[before:]
        self.assertEqual((forward.graph, forward.profile.runs), ("forward", 3))
        self.assertEqual((backward.graph, backward.profile.runs), ("backward", 3))
        nodes = {n.op: n for n in forward.profile.nodes}
        self.assertEqual(nodes["ge.MatMulV2"].calls, 3)
        self.assertEqual(nodes["ge.MatMulV2"].line, f.__code__.co_firstlineno + 1)
        self.assertRegex(str(forward), r"forward: 3 runs, .* ms, peak \d+ bytes\n +\d+\.\d %")
        del g, out
        torch._dynamo.reset()

    def test_profiles_are_off(self) -> None:
        before = len(fxge.profiles())
        compiled(plain)(torch.ones(3))
        self.assertEqual(len(fxge.profiles()), before)


if __name__ == "__main__":
    unittest.main()
