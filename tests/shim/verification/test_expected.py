# SPDX-License-Identifier: Apache-2.0
"""Files of expected values, verify(), profile(), and copies of programs."""

from __future__ import annotations

import copy
import json
import os
import pickle
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np
import support
import torch
from torch import Tensor, nn
from torch.export import export

import fxge
import fxge.npu

FXGE = os.environ.get("FXGE_COMMAND", "")


class Steps(nn.Module):
    """Module with a buffer and an input that change, nested arguments, a number and a constant."""

    def __init__(self) -> None:
        super().__init__()
        self.lin = nn.Linear(3, 3)
        self.register_buffer("total", torch.zeros(3))

    def forward(self, x: Tensor, past: dict[str, Tensor], n: int = 2) -> dict[str, Any]:
        self.total.add_(x.sum(0))
        past["key"].mul_(2)
        return {"y": self.lin(x) + past["key"] * n, "half": x.bfloat16(), "n": n, "none": None}


def arguments(seed: int) -> tuple[Any, ...]:
    """Returns (x, past)."""
    g = torch.Generator().manual_seed(seed)
    return torch.randn(4, 3, generator=g), {"key": torch.randn(3, generator=g)}


def forms() -> dict[str, Any]:
    """Returns default and decomposed exports."""
    torch.manual_seed(0)
    ep = export(Steps().eval(), arguments(0))
    return {"default": ep, "decomposed": ep.run_decompositions()}


class Expected(unittest.TestCase):
    """Each test has a directory of its own."""

    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="fxge-"))
        self.addCleanup(shutil.rmtree, self.directory)

    def command(self, code: int, *args: str | Path) -> Any:
        """Returns the command's JSON."""
        done = subprocess.run(
            [FXGE, *map(str, args), "--json"], capture_output=True, text=True, timeout=600
        )
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return json.loads(done.stdout)

    # ---- files ----

    def test_the_command_reads_saved_files(self) -> None:
        calls = [arguments(1), arguments(2)]
        for form, ep in forms().items():
            for steps in (False, True):
                with self.subTest(form, steps=steps):
                    model, values = self.directory / "m.fxpb", self.directory / "v.npz"
                    fxge.save(ep, model)
                    fxge.save_expected(ep, calls, values, steps=steps)
                    rows = self.command(0, "verify", model, "--expected", values)["results"]
                    case = "step1" if steps else "c1"
                    self.assertEqual(
                        {(r["group"], r["key"]) for r in rows if r["case"] == case},
                        {("out", "0"), ("out", "1"), ("out", "2"), ("mut", "past['key']"),
                         ("state", "total")},
                    )  # fmt: skip
                    self.ran(model, values, calls, steps)

    def ran(self, model: Path, values: Path, calls: list[Any], steps: bool) -> None:
        """Asserts that `fxge run --inputs` reads the file."""
        out = self.directory / "out.npz"
        self.command(0, "run", model, "--inputs", values, "--outputs", out, "--force")
        torch.manual_seed(0)
        module = Steps().eval()
        with np.load(out) as arrays, torch.no_grad():
            for k, call in enumerate(calls):
                found = arrays[f"{'step' if steps else 'c'}{k}/y"]
                expected = module(*copy.deepcopy(call))["y"]
                support.assert_same(torch.from_numpy(found), expected)

    def test_a_difference_is_found(self) -> None:
        ep = forms()["default"]
        values = self.directory / "v.npz"
        fxge.save(ep, self.directory / "m.fxpb")
        fxge.save_expected(ep, arguments(1), values)
        with np.load(values) as arrays:
            changed = dict(arrays)
        changed["c0/ref/0"] = changed["c0/ref/0"] + 1e-4
        np.savez(values, **changed)
        rows = self.command(1, "verify", self.directory / "m.fxpb", "--expected", values)["results"]
        self.assertEqual([r["key"] for r in rows if not r["ok"]], ["0"])

    def test_keyword_arguments(self) -> None:
        class Keywords(nn.Module):
            def forward(self, x: Tensor, *, scale: Tensor) -> Tensor:
                return x * scale

        x, scale = torch.randn(3), torch.randn(3)
        ep = export(Keywords(), (x,), {"scale": scale})
        fxge.save(ep, self.directory / "m.fxpb")
        fxge.save_expected(ep, (x,), self.directory / "v.npz", {"scale": scale})
        self.command(0, "verify", self.directory / "m.fxpb", "--expected", self.directory / "v.npz")
        self.assertEqual([r.ok for r in fxge.verify(ep, (x,), {"scale": scale})], [True])

    def test_record_writes_results(self) -> None:
        ep = forms()["default"]
        values = self.directory / "v.npz"
        fxge.save(ep, self.directory / "m.fxpb")
        fxge.record(ep, values, [arguments(1)])
        for option in ("--expected", "--bisect"):
            self.command(0, "verify", self.directory / "m.fxpb", option, values)

    def test_the_readme(self) -> None:
        """The lines of the README run unchanged."""
        text = (support.ROOT / "README.md").read_text(encoding="utf-8")
        (block,) = (b for b in re.findall(r"```python\n(.*?)```", text, re.S) if "verify" in b)
        names: dict[str, Any] = {"torch": torch, "fxge": fxge, "x": torch.randn(4, 3)}
        names["model"] = nn.Linear(3, 2).eval()
        before = Path.cwd()
        self.addCleanup(os.chdir, before)
        os.chdir(self.directory)
        exec(block, names)
        support.assert_same(names["y"], names["model"](names["x"]).detach())
        fxge.save(names["exported"], "model.fxpb")
        self.command(0, "verify", "model.fxpb", "--expected", "model.npz")

    def test_wrong_calls(self) -> None:
        ep = forms()["default"]
        for program, args in ((ep, []), (ep, [1]), (ep, torch.ones(2)), (nn.ReLU(), ())):
            with self.subTest(args=args), self.assertRaises(fxge.FxgeError) as caught:
                fxge.save_expected(program, args, self.directory / "x.npz")
            self.assertEqual(caught.exception.status, 2)
        self.assertEqual(list(self.directory.iterdir()), [])

    # ---- verification ----

    def test_verify(self) -> None:
        for form, ep in forms().items():
            with self.subTest(form):
                rows = fxge.verify(ep, [arguments(1), arguments(2)], steps=True)
                self.assertEqual({r.case for r in rows}, {"step0", "step1"})
                self.assertEqual({r.group for r in rows}, {"out", "mut", "state"})
                self.assertEqual({r.dtype for r in rows}, {"f32", "bf16", "i64"})
                self.assertTrue(all(r.ok and r.error <= r.bar for r in rows))
                p = fxge.compile(ep, threads=1)
                self.assertEqual(len(p.verify(arguments(3))), 5)

    def test_a_program_exported_under_autocast(self) -> None:
        """The graph does not record the autocast; PyTorch runs it under the same one."""

        class Products(nn.Module):
            def forward(self, x: Tensor) -> Tensor:
                return (x @ x.t()).softmax(-1) + x.exp().sum()

        x = torch.randn(4, 4)
        for dtype in (torch.bfloat16, torch.float16):
            with self.subTest(dtype), torch.autocast("cpu", dtype=dtype):
                program = export(Products(), (x,))
                support.assert_same(fxge.compile(program)(x), Products()(x), 0)
            with self.subTest(dtype):
                (row,) = fxge.verify(program, (x,))
                self.assertTrue(row.ok)

    def test_verify_operators_of_16_bits(self) -> None:
        """Quantisers without a form of float64 get their inputs in the dtypes of the program."""

        class Quantised(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                weight = torch.randint(-128, 128, (16, 8), generator=torch.manual_seed(0))
                self.register_buffer("weight", weight.to(torch.int8))
                self.register_buffer("scale", torch.full((8,), 0.01))

            def forward(self, x: Tensor) -> Tensor:
                q, rows = torch.ops.npu.npu_dynamic_quant(x * 2)
                form = {"pertoken_scale": rows, "output_dtype": torch.bfloat16}
                y = torch.ops.npu.npu_quant_matmul(q, self.weight, self.scale, **form)
                # factors that bf16 holds: the kernels read those of f32 without rounding them
                halves = torch.where(rows > 0, 0.5, 1.0)[:, None].bfloat16()
                return torch.ops.npu.npu_moe_finalize_routing(
                    y, None, None, None, halves, torch.arange(4).int(), None, 2
                )

        x = torch.randn(4, 16).bfloat16()
        (found,) = fxge.verify(export(Quantised(), (x,)), (x,))
        self.assertTrue(found.ok)

    def test_verify_writes_large_weights_once(self) -> None:
        """The program has 71 MB; the .air refers to its weights."""
        sizes: list[dict[str, int]] = []
        check = fxge.Program.check

        def noted(program: fxge.Program, air: Path) -> None:
            sizes.append({f.name: f.stat().st_size for f in Path(air).parent.iterdir()})
            check(program, air)

        model = nn.Embedding.from_pretrained(torch.zeros(17 << 18, 4))
        places = (torch.tensor([7, (17 << 18) - 1]),)
        with mock.patch.object(fxge.Program, "check", noted):
            self.assertTrue(all(r.ok for r in fxge.verify(export(model, places), places)))
        self.assertGreater(sizes[0]["model.fxpb"], 17 << 22)
        self.assertLess(sum(sizes[0].values()) - sizes[0]["model.fxpb"], 1 << 20)

    def test_sizes_that_rounding_decides(self) -> None:
        """A file has no reference of float64 that has another number of rows."""

        class Selected(nn.Module):
            def forward(self, x: Tensor) -> Tensor:
                return x[x * 0.1 * 10 == x]

        x = torch.arange(1000.0) * 0.37
        self.assertNotEqual(len(Selected()(x)), len(Selected()(x.double())))
        ep = export(Selected(), (x,))
        (row,) = fxge.verify(ep, (x,))
        self.assertTrue(row.ok)
        fxge.save_expected(ep, (x,), self.directory / "rows.npz")
        with np.load(self.directory / "rows.npz") as file:
            self.assertEqual(sorted(file), ["c0/in/x", "c0/out/0"])

    def test_verify_names_differences(self) -> None:
        ep = forms()["default"]
        p = fxge.compile(ep)
        ep.state_dict["lin.bias"].data.add_(1e-3)  # after compilation
        with self.assertRaises(fxge.FxgeError) as caught:
            p.verify(arguments(1))
        self.assertEqual(caught.exception.status, 1)
        self.assertRegex(str(caught.exception), r"^1 of 5 values differ.*\nc0 +out +0 +f32")

    def test_verify_needs_the_exported_program(self) -> None:
        fxge.save(forms()["default"], self.directory / "m.fxpb")
        with self.assertRaises(fxge.FxgeError) as caught:
            fxge.load(self.directory / "m.fxpb").verify(arguments(1))
        self.assertEqual(caught.exception.status, 2)
        self.assertIn("fxge.verify(torch.export.load(path), args)", str(caught.exception))

    # ---- descriptions ----

    def test_repr(self) -> None:
        ep = forms()["default"]
        fxge.save(ep, self.directory / "m.fxpb")
        p = fxge.load(self.directory / "m.fxpb")
        self.assertRegex(repr(p), r"^<fxge\.Program import, \d+ nodes: ")
        self.assertIn(": x: f32[4, 3], past['key']: f32[3] -> y: f32[4, 3], half: bf", repr(p))
        p.compile()
        self.assertRegex(repr(p), r"^<fxge\.Program ge, \d+ nodes: ")
        self.assertIn("half: bf16[4, 3], n: 2, none: None>", repr(p))
        p.write(self.directory / "m.air")  # repr has not planned the program
        self.assertEqual(repr(fxge.Program()), "<fxge.Program empty>")

    def test_profile(self) -> None:
        p = fxge.compile(forms()["default"], threads=1)
        found = p.profile(arguments(1), runs=3)
        self.assertEqual(found.runs, 3)
        self.assertGreater(found.peak, 0)
        parts = found.in_nodes + found.before + found.after + found.counting
        self.assertAlmostEqual(found.total, parts, delta=1e-3 * found.total)
        node = next(n for n in found.nodes if n.op == "ge.MatMulV2")
        self.assertEqual((node.calls, node.module), (3, "lin (Linear)"))
        self.assertIn("self.lin(x)", node.source or "")
        self.assertGreaterEqual(node.total, node.best)
        self.assertEqual(p.states()["total"].shape, (3,))

    # ---- copies ----

    def same_but_apart(self, p: fxge.Program, other: fxge.Program) -> None:
        """Asserts that the copy starts from the present states and is independent."""
        before = p.states()["total"]
        support.assert_same(other.states()["total"], before)
        found = p(*arguments(2))
        support.assert_same(other.states()["total"], before)
        support.assert_same(other(*arguments(2)), found)
        self.assertEqual((other.stage, other.config), (p.stage, p.config))

    def test_copies(self) -> None:
        ep = forms()["default"]
        fxge.save(ep, self.directory / "m.fxpb")
        for p in (
            fxge.compile(ep, threads=1),
            fxge.load(self.directory / "m.fxpb", threads=1).compile(),
        ):
            p(*arguments(1))
            for copied in (copy.deepcopy, lambda p: pickle.loads(pickle.dumps(p))):
                self.same_but_apart(p, copied(p))
        self.assertLess(len(pickle.dumps(p)), 2000)  # a path, not the bytes

    def test_a_pickle_in_another_process(self) -> None:
        """The pickle contains the bytes if there is no file."""
        p = fxge.compile(forms()["default"])
        p(*arguments(1))
        (self.directory / "p.pickle").write_bytes(pickle.dumps((p, arguments(2))))
        code = (
            "import pickle, sys, torch\n"
            "p, args = pickle.load(open(sys.argv[1], 'rb'))\n"
            "torch.save(p(*args)['y'], sys.argv[2])\n"
        )
        subprocess.run(
            support.python("-c", code, self.directory / "p.pickle", self.directory / "y.pt"),
            check=True,
            timeout=600,
            env={**os.environ, "PYTHONPATH": str(Path(fxge.__file__).parent.parent)},
        )
        support.assert_same(torch.load(self.directory / "y.pt"), p(*arguments(2))["y"])

    def test_programs_without_copies(self) -> None:
        for act in (copy.deepcopy, pickle.dumps):
            with self.subTest(act), self.assertRaises(fxge.FxgeError) as caught:
                act(fxge.Program())
            self.assertEqual(caught.exception.status, 2)


if __name__ == "__main__":
    unittest.main()
