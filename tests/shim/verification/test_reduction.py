# SPDX-License-Identifier: Apache-2.0
"""Reduction with PyTorch as the oracle, its scripts, and the option `reduce` of the backend."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import support
import torch
from torch import Tensor, nn

import fxge

FXGE = os.environ.get("FXGE_COMMAND", "")
FAULTY = os.environ.get("FXGE_FAULTY", "")
MODELS = support.ROOT / "tests" / "models"
HF = ("hf_bert", "hf_llama", "resnet")
ENVIRONMENT = os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
WRONG = ("--plugin", os.path.join(FAULTY, "wrong.so"))


def hf(name: str) -> Path:
    return MODELS / "data_hf" / f"{name}.default.pt2"


class Block(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.inner = nn.Linear(16, 32)
        self.outer = nn.Linear(32, 16)

    def forward(self, x: Tensor) -> Tensor:
        return (x + self.outer(nn.functional.gelu(self.inner(x)))).softmax(-1)


class ReduceTorch(unittest.TestCase):
    def setUp(self) -> None:
        self.dir = Path(tempfile.mkdtemp(prefix="fxge-reduce-"))
        self.addCleanup(shutil.rmtree, self.dir)
        self.out = self.dir / "out"
        torch.manual_seed(0)

    def reduce(self, model: Path, *args: str, code: int = 0) -> tuple[dict[str, Any], str]:
        r = subprocess.run(
            [FXGE, "reduce", str(model), "-o", str(self.out), "--json", *args],
            capture_output=True,
            text=True,
            check=False,
            env=ENVIRONMENT,
        )
        self.assertEqual(r.returncode, code, r.stdout + r.stderr)
        return json.loads(r.stdout), (self.out / "reduced.fx").read_text() if code == 0 else ""

    def script(self, path: str | Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, path], capture_output=True, text=True, check=False, env=ENVIRONMENT
        )

    def test_wrong_kernel_in_models(self) -> None:
        """One node is left, its script shows the difference, and passes without the fault."""
        for name in HF:
            with self.subTest(name):
                self.out = self.dir / name
                found, text = self.reduce(hf(name), "--wrong", "--python", sys.executable, *WRONG)
                self.assertEqual(found["nodes"], 1, text)
                self.assertRegex(
                    text, r"aten\.(gelu|silu|relu_?)\.default\(self=%\w+\) : f32\[1(, 1)*\]"
                )
                r = self.script(found["script"])
                self.assertEqual(r.returncode, 1, r.stderr)
                self.assertIn("1 of 1 values differ from eager PyTorch", r.stderr)
                self.assertIn("tensor(", r.stdout)
        sound = self.out / "sound.py"
        sound.write_text(
            Path(found["script"]).read_text().replace("/wrong.so", "/../../plugin/plugins/good.so")
        )
        r = self.script(sound)
        self.assertEqual(r.returncode, 0, r.stderr)
        self.assertIn("fxge has the same results", r.stdout)

    def test_script_of_a_crash(self) -> None:
        found, _ = self.reduce(
            hf("hf_llama"), "--crash", "--plugin", os.path.join(FAULTY, "crash.so")
        )
        self.assertEqual(self.script(found["script"]).returncode, -signal.SIGSEGV)

    def test_script_of_an_unsupported_operator(self) -> None:
        found, text = self.reduce(MODELS / "data_unsupported" / "five.static.pt2", "--unsupported")
        r = self.script(found["script"])
        self.assertEqual(r.returncode, 1, text)
        self.assertIn(found["fault"].split()[0], r.stderr)

    def test_recorded_values(self) -> None:
        """Values of fxge.record find the node without PyTorch, and with it the sizes, too."""
        program, values = hf("hf_bert"), self.dir / "values.npz"
        exported = torch.export.load(program)
        with np.load(program.with_name("hf_bert.npz")) as file:
            inputs = [
                torch.from_numpy(file[f"c0/in/{name}"])
                for name in exported.graph_signature.user_inputs
            ]
        fxge.record(exported, values, [tuple(inputs)])
        found, text = self.reduce(
            program, "--wrong", "--values", str(values), "--python=/nowhere", *WRONG
        )
        self.assertEqual(found["nodes"], 1, text)
        self.assertNotIn("f32[1, 1, 1]", text)
        with np.load(found["inputs"]) as inputs, np.load(values) as recorded:
            (name,) = inputs
            np.testing.assert_array_equal(inputs[name], recorded[f"c0/node/{name}"])
        self.out = self.dir / "smaller"
        found, text = self.reduce(
            program, "--wrong", "--values", str(values), "--python", sys.executable, *WRONG
        )
        self.assertIn("aten.gelu.default", text)
        self.assertIn("f32[1, 1, 1]", text)

    def test_right_models(self) -> None:
        """Each model has a script with the results of fxge: nothing is found or refused."""
        for path in support.thin(sorted(MODELS.glob("data*/*.default.pt2")), 24):
            with self.subTest(path.name):
                self.out = self.dir / path.name
                ops = str(support.ROOT / "examples" / "my_ops.yaml")
                found, _ = self.reduce(
                    path, "--wrong", "--python", sys.executable, "--ops", ops, code=2
                )
                self.assertIn("found none", found["diagnostics"][-1]["message"])

    def test_files_do_not_call(self) -> None:
        """Operators that make or write files are not called, and no script calls them."""
        made, precious = self.dir / "made", self.dir / "precious"
        calls = (
            f'  %f = aten.from_file.default(filename="{made}", shared=true, size=9) : f32[9]\n',
            f'  %m = aten.from_file.default(filename="{precious}", shared=true, size=1) : f32[1]\n'
            "  %f = aten.fill_.Scalar(self=%m, value=1.5) : f32[1]\n",
        )
        for i, call in enumerate(calls):
            for fault in (["--wrong", "--python", sys.executable], ["--test", "true"]):
                with self.subTest(call, fault=fault):
                    precious.write_text("precious")
                    path = self.dir / "call.fx"
                    path.write_text(
                        'fxge 1\nmodel "m" stage "import"\ngraph "main"(%x : f32[4]) {\n'
                        f'{call}  return %f as "f"\n}}\n'
                    )
                    self.out = self.dir / f"{i}{fault[0]}"
                    code = 2 if fault[0] == "--wrong" else 0
                    found, _ = self.reduce(path, *fault, "--import", "torch", code=code)
                    if code:
                        self.assertIn(
                            "'aten.from_file.default'", found["diagnostics"][0]["message"]
                        )
                    if (self.out / "reduced.py").exists():
                        self.assertNotIn("from_file", (self.out / "reduced.py").read_text())
                    self.assertFalse(made.exists())
                    self.assertEqual(precious.read_text(), "precious")

    def test_namespaces_of_pytorch(self) -> None:
        """Modules of --import add operators of their own, not those that PyTorch has already."""
        names = "torch._C._dispatch_get_all_op_names()"
        text = f"import torch; print(*sorted({{n.split('::')[0] for n in {names}}}))"
        done = subprocess.run(
            [sys.executable, "-c", text], capture_output=True, text=True, check=True
        )
        for name in done.stdout.split():
            with self.subTest(name):
                path = self.dir / "call.fx"
                path.write_text(
                    'fxge 1\nmodel "m" stage "import"\ngraph "main"(%x : f32[4]) {\n'
                    f"  %f = {name}.no_row.default(self=%x) : f32[4]\n"
                    '  return %f as "f"\n}\n'
                )
                self.out = self.dir / name
                found, _ = self.reduce(path, "--unsupported", "--import", "mine")
                self.assertEqual(found["refused"], f"{name}.no_row.default")

    def test_live(self) -> None:
        """The error of the option names a script that shows the difference."""
        model = Block().eval()
        options = {
            "reduce": True,
            "plugins": [os.path.join(FAULTY, "wrong.so")],
            "dump": str(self.out),
        }
        compiled = torch.compile(model, backend="fxge", options=options)
        with self.assertRaises(fxge.FxgeError) as caught, torch.no_grad():
            compiled(torch.randn(4, 16))
        self.assertEqual(caught.exception.status, 1)
        self.assertEqual(caught.exception.errors[0].id, "FXGE-E0966")
        text = str(caught.exception).splitlines()[-1]
        self.assertRegex(text, r"reduced from \d+ to 1 nodes: .*/inference_0/reduced.py$")
        r = self.script(text.split(": ")[1])
        self.assertEqual(r.returncode, 1, r.stderr)
        self.assertIn("1 of 1 values differ", r.stderr)

    def test_live_without_a_difference(self) -> None:
        model = Block().eval()
        compiled = torch.compile(
            model, backend="fxge", options={"reduce": True, "dump": str(self.out)}
        )
        x = torch.randn(4, 16)
        with torch.no_grad():
            torch.testing.assert_close(compiled(x), model(x))

    def test_live_without_values_to_compare(self) -> None:
        def double(x: Tensor) -> Tensor:
            return torch.view_as_complex(x) * 2

        x = torch.randn(3, 2)
        for option in ("accuracy", "reduce"):
            compiled = torch.compile(double, backend="fxge", options={option: True})
            torch.testing.assert_close(compiled(x), double(x))

    def test_live_training(self) -> None:
        """The graph of the backward is reduced, too."""
        rules = self.dir / "wrong.rules"
        rules.write_text(
            "rule wrong(%g) {\n"
            "  %r = aten.sum.dim_IntList(self=%g, dim=[0], keepdim=true)\n"
            "  return %r\n"
            "  replace amax(g, [0], True)\n"
            "}\n"
        )
        compiled = torch.compile(
            Block(),
            backend="fxge",
            options={"reduce": True, "rules": [str(rules)], "dump": str(self.out)},
        )
        loss = (compiled(torch.randn(4, 16, requires_grad=True)) ** 2).sum()
        with self.assertRaises(fxge.FxgeError) as caught:
            loss.backward()
        text = str(caught.exception).splitlines()[-1]
        self.assertRegex(text, r"reduced from \d+ to \d nodes: .*/backward_0/reduced.py$")


if __name__ == "__main__":
    unittest.main()
