# SPDX-License-Identifier: Apache-2.0
"""Recorded node values, offline and live: right models pass, one wrong operator is named."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import unittest
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import support
import torch
from torch import Tensor, nn

import fxge

aliasing, saved, zoo = map(import_module, ("aliasing", "export", "zoo"))
FXGE = os.environ.get("FXGE_COMMAND", "")
OPS = support.ROOT / "examples" / "my_ops.yaml"
DATA = support.ROOT / "tests" / "models" / "data"


class Linear(nn.Module):
    """Module with the operator of examples/my_ops.yaml between other operators."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(4, 8))
        self.bias = nn.Parameter(torch.randn(4))

    def forward(self, x: Tensor) -> Tensor:
        y = x.tanh()
        y = torch.ops.my.linear(y, self.weight, self.bias)
        return y.sigmoid() * 2


class Accuracy(unittest.TestCase):
    """Each test has a directory of its own."""

    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="fxge-"))
        self.addCleanup(shutil.rmtree, self.directory)
        torch.manual_seed(0)

    def wrong_ops(self) -> str:
        """Describes the operator with a small mistake; returns the path."""
        path = self.directory / "wrong.yaml"
        text = OPS.read_text(encoding="utf-8")
        path.write_text(text.replace("mat1=%x", "mat1=%x, alpha=1.001"), encoding="utf-8")
        return str(path)

    def bisect(self, code: int, model: Path, values: Path, *more: str) -> list[Any]:
        """Runs `fxge verify --bisect`; returns its cases."""
        done = subprocess.run(
            [FXGE, "verify", str(model), "--bisect", str(values), "--json", *more],
            capture_output=True,
            text=True,
            check=False,
        )
        self.assertEqual(done.returncode, code, done.stdout[-1500:] + done.stderr)
        return list(json.loads(done.stdout).get("cases", []))

    # ---- offline ----

    def test_saved_models(self) -> None:
        entries = {entry.name: entry for entry in (*zoo.entries(), *aliasing.entries())}
        forms = [
            (name, form)
            for name, form in product(entries, saved.FORMS)
            if (DATA / f"{name}.{form}.pt2").exists()
        ]
        drawn, compared = support.covering(forms), 0
        for name, form in drawn:
            model = DATA / f"{name}.{form}.pt2"
            with self.subTest(model=model.name):
                values = self.directory / "values.npz"
                calls = saved.make_cases(entries[name], "")
                program = torch.export.load(model)
                fxge.record(program, values, calls, steps=bool(entries[name].steps))
                cases = self.bisect(0, model, values, "--ops", str(OPS))
                self.assertEqual(len(cases), len(calls))
                compared += sum(c["compared"] for c in cases)
        self.assertGreater(compared, 1000 * len(drawn) / len(forms))

    def test_every_node_is_recorded_or_named_as_skipped(self) -> None:
        model = DATA / "encoder.decomposed.pt2"
        program = torch.export.load(model)
        entry = next(e for e in zoo.entries() if e.name == "encoder")
        values = self.directory / "values.npz"
        fxge.record(program, values, saved.make_cases(entry, "")[:1])
        case = self.bisect(0, model, values)[0]
        with np.load(values) as file:
            names = {k.split("/node/")[1] for k in file if "/node/" in k}
        listed = {n["name"] for n in case["nodes"]} | set(case["skipped"])
        self.assertEqual(listed, names)

    def test_record(self) -> None:
        class Model(nn.Module):
            def forward(self, x: Tensor) -> Any:
                y = x * 3
                z = y.relu()
                y.add_(1)
                values, order = torch.sort(torch.tensor([1, 0, 1]))
                return z + torch.rand_like(z), z.bfloat16(), values, order

        program = torch.export.export(Model(), (torch.randn(2, 3),))
        x = torch.randn(2, 3)
        before = torch.get_rng_state()
        fxge.record(program, self.directory / "v.npz", [(x,), (x + 1,)])
        self.assertTrue(torch.equal(before, torch.get_rng_state()))
        with np.load(self.directory / "v.npz") as file:
            v = dict(file)
        np.testing.assert_array_equal(v["c0/in/x"], x.numpy())
        np.testing.assert_array_equal(v["c0/node/mul"], (x * 3).numpy())  # before add_
        np.testing.assert_array_equal(v["c0/node/add_"], (x * 3 + 1).numpy())
        np.testing.assert_array_equal(v["c0/node_ref/mul"], x.double().numpy() * 3)
        self.assertLess(float(v["c0/node_err/mul"]), 1e-7)
        self.assertEqual(float(v["c0/node_err/relu"]), 0)
        self.assertEqual(float(v["c0/node_err/rand_like"]), float("inf"))
        self.assertEqual(float(v["c0/node_err/getitem_1"]), float("inf"))  # a tie
        self.assertNotIn("c0/node_err/getitem", v)
        self.assertEqual(v["c0/node/to"].dtype, np.uint16)
        np.testing.assert_array_equal(v["c1/in/x"], (x + 1).numpy())
        fxge.record(program, self.directory / "w.npz", [(x,)], reference=False)
        with np.load(self.directory / "w.npz") as file:
            self.assertFalse([k for k in file if "_ref/" in k])

    def test_record_leaves_the_program_and_nothing_after_a_failure(self) -> None:
        entry = next(e for e in zoo.entries() if e.name == "decoder")
        program = torch.export.load(DATA / "decoder.default.pt2")
        before = {k: v.clone() for k, v in program.state_dict.items()}
        calls = saved.make_cases(entry, "")[:2]
        fxge.record(program, self.directory / "v.npz", calls, steps=True)
        for name, value in program.state_dict.items():
            self.assertTrue(torch.equal(value, before[name]), name)
        for bad in ([], [torch.randn(1)]):
            with self.assertRaises(fxge.FxgeError):
                fxge.record(program, self.directory / "x.npz", bad)
        with self.assertRaises(fxge.FxgeError):
            fxge.record(nn.Linear(1, 1), self.directory / "x.npz", [()])
        self.assertEqual(sorted(p.name for p in self.directory.iterdir()), ["v.npz"])

    # ---- live ----

    def test_live_models_pass(self) -> None:
        def f(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
            y.add_(1)
            a, b = x.chunk(2)
            return torch.softmax(a @ b.t(), -1), y[0] * 2

        g, _ = support.compiled(f, {"accuracy": True})
        with torch.no_grad():
            for _ in range(2):
                x, y = torch.randn(6, 5), torch.randn(3)
                mine = y.clone()
                support.assert_same(g(x, mine), f(x, y))
                support.assert_same(mine, y)

    def test_live_with_symbolic_sizes(self) -> None:
        def f(x: Tensor) -> Tensor:
            return (x.reshape(-1, 2).cumsum(0) * x.shape[0]).sum(1)

        g, counter = support.compiled(f, {"accuracy": True}, dynamic=True)
        with torch.no_grad():
            for n in (3, 5, 8):
                x = torch.randn(n, 4)
                support.assert_same(g(x), f(x))
        self.assertEqual(counter.count, 1)

    def test_live_training(self) -> None:
        model = nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.LayerNorm(16), nn.Linear(16, 4))
        x = torch.randn(3, 8)
        model(x).square().sum().backward()
        expected = [p.grad.clone() for p in model.parameters() if p.grad is not None]
        model.zero_grad()
        g, counter = support.compiled(model, {"accuracy": True})
        g(x).square().sum().backward()
        self.assertEqual(counter.count, 1)
        for p, e in zip(model.parameters(), expected, strict=True):
            assert p.grad is not None
            self.assertLess(support.error_of(p.grad, e), 1e-5)

    def test_live_wrong_operator_is_raised_with_its_line(self) -> None:
        model = Linear()
        g, _ = support.compiled(model, {"accuracy": True, "ops": (self.wrong_ops(),)})
        right, _ = support.compiled(model, {"accuracy": True, "ops": (str(OPS),)})
        x = torch.randn(3, 8)
        with torch.no_grad():
            support.assert_same(right(x), model(x))
            with self.assertRaises(fxge.FxgeError) as caught:
                g(x)
        error = caught.exception
        self.assertEqual(error.status, 1)
        first = error.errors[0]
        self.assertEqual((first.id, first.op), ("FXGE-E0966", "my.linear.default"))
        source = Path(__file__).read_text(encoding="utf-8").splitlines()
        self.assertTrue(str(first.file).endswith("test_accuracy.py"))
        self.assertIn("torch.ops.my.linear(y", source[first.line - 1])

    def test_live_wrong_operator_of_a_backward_graph(self) -> None:
        class Scaled(torch.autograd.Function):
            @staticmethod
            def forward(ctx: Any, x: Tensor, w: Tensor) -> Tensor:
                ctx.save_for_backward(w)
                return x @ w

            @staticmethod
            def backward(ctx: Any, g: Tensor) -> Any:
                (w,) = ctx.saved_tensors
                return torch.ops.my.linear(g.tanh(), w, torch.ones(w.shape[0])), None

        x, w = torch.randn(3, 8, requires_grad=True), torch.randn(8, 4)
        options = {"accuracy": True, "ops": (str(OPS),)}
        for wrong in (False, True):
            if wrong:
                options["ops"] = (self.wrong_ops(),)
            g, _ = support.compiled(lambda x: Scaled.apply(x, w), options)
            y = g(x)
            support.assert_same(y.detach(), (x @ w).detach())
            if not wrong:
                y.sum().backward()
                continue
            with self.assertRaises(fxge.FxgeError) as caught:
                y.sum().backward()
            first = caught.exception.errors[0]
            self.assertEqual((first.id, first.op), ("FXGE-E0966", "my.linear.default"))
            source = Path(__file__).read_text(encoding="utf-8").splitlines()
            self.assertIn("torch.ops.my.linear(g.tanh()", source[first.line - 1])

    def test_unchecked_without_the_option(self) -> None:
        model = Linear()
        g, _ = support.compiled(model, {"ops": (self.wrong_ops(),)})
        x = torch.randn(3, 8)
        with torch.no_grad():
            self.assertGreater(support.error_of(g(x), model(x)), 0)


if __name__ == "__main__":
    unittest.main()
