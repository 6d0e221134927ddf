#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests of fxge.export and its command: sources, sizes, the written directory, bad input."""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
import unittest
import zipfile
from unittest import mock

import torch
from exporting import ExportTestCase
from torch import Tensor, nn
from torch.fx.experimental.proxy_tensor import make_fx

import fxge
from fxge._exporting import directory


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.conv = nn.Conv2d(3, 4, 3, padding=1)
        self.head = nn.Linear(4, 5)

    def forward(self, image: Tensor) -> Tensor:
        return self.head(self.conv(image).relu().mean((2, 3)))


class Halves(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x.to(torch.complex32).real  # no operator of GE


class Keywords(nn.Module):
    """Names of inputs that expressions of sizes have a meaning for."""

    def forward(self, u0: Tensor, min: Tensor) -> Tensor:
        return min.sum() + u0


class Branch(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x if x.sum() > 0 else -x  # the line that PyTorch refuses


class Stream(nn.Module):
    """Means of all frames so far: a state that each call continues."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("total", torch.zeros(4))
        self.register_buffer("seen", torch.zeros(1))

    def forward(self, frames: Tensor) -> Tensor:
        self.total += frames.sum(0)
        self.seen += frames.shape[0]
        return self.total / self.seen


class Noise(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x[torch.rand(100000) > 0.5]


class Drawn(nn.Module):
    """A voice: one result is random, and both are with `whole`."""

    def __init__(self, whole: bool) -> None:
        super().__init__()
        self.whole = whole

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        noise = torch.randn_like(x)
        return x * 2 + noise, x * 3 + noise if self.whole else x * 3


MODELS = """
import torch
from test_export import Branch, Drawn, Halves, Keywords, Net, Noise, Stream

def keywords():
    return Keywords(), (torch.randn(4, 2), torch.randn(3, 2))

def voice():
    return Drawn(True), (torch.randn(3, 4),)

def half():
    return Drawn(False), (torch.randn(3, 4),)

def stream():
    return Stream(), (torch.randn(3, 4),)

def noise():
    return Noise(), (torch.randn(100000, 1),)

def net():
    torch.manual_seed(0)
    return Net(), (torch.randn(2, 3, 8, 8),)

def one():
    torch.manual_seed(0)
    return Net(), (torch.randn(1, 3, 8, 8),)

def boom():
    raise ValueError("no such weights")

def named():
    first, second = torch.randn(1, 3, 8, 8), torch.randn(1, 3, 4, 4)
    return {"first": (Net(), (first,)), "second": (Net(), {"image": second})}

def outside():
    return {"../outside": (Net(), (torch.randn(1, 3, 8, 8),))}

def branch():
    return Branch(), (torch.randn(3),)

def halves():
    return Halves(), (torch.randn(3),)

def number():
    return 3

def slow():
    import time
    time.sleep(60)
"""


class Case(ExportTestCase):
    MODELS = MODELS


class Sources(Case):
    def test_stream(self) -> None:
        """States are proved over three calls in a row."""
        self.export("models:stream", "-o", "out")
        with zipfile.ZipFile(self.dir / "out" / "expected" / "model.npz") as file:
            names = {n.removesuffix(".npy") for n in file.namelist()}
        wanted = {f"step{k}/{x}" for k in range(3) for x in ("in/frames", "out/0", "state/total")}
        self.assertLessEqual(wanted, names)
        with zipfile.ZipFile(self.dir / "out" / "expected" / "model.npz") as file:
            self.assertEqual(len({file.read(f"step{k}/in/frames.npy") for k in range(3)}), 3)
        self.commands()

    def test_random_sizes(self) -> None:
        """A difference names the result, and what may cause it."""
        self.refused(1, "the out 0 differs from eager PyTorch", "models:noise", "-o", "out")

    def test_random_results(self) -> None:
        """A result that is not compared has no error: output, manifest and page say so."""
        form = "random: dtype and shape only"
        out, _ = self.export("models:voice", "-o", "out")
        self.assertRegex(out, rf"nodes  {form}\n")
        self.assertNotIn("error", out)
        m = self.manifest()["programs"][0]["verified"]
        self.assertEqual((m["results"], m["random"]), (2, 2))
        page = (self.dir / "out" / "README.md").read_text()
        self.assertIn(f"| {form} | |", page)
        out, _ = self.export("models:half", "-o", "half")
        self.assertRegex(out, rf"error \S+, limit \S+: ok; 1 of 2 results {form}\n")
        m = self.manifest("half")["programs"][0]["verified"]
        self.assertEqual((m["results"], m["random"]), (2, 1))
        self.assertGreater(m["limit"], 0)
        self.assertIn(f"(1 of 2 results {form})", (self.dir / "half" / "README.md").read_text())
        out, _ = self.export("models:net", "-o", "net")
        self.assertNotIn("random", out)

    def test_function(self) -> None:
        out, _ = self.export("models:net", "-o", "out")
        self.assertRegex(out, r"out: custom\n  model +\d+ nodes  error \S+, limit \S+: ok")
        m = self.manifest()
        self.assertEqual(
            (m["format"], m["task"], m["source"]), ("fxge-export", "custom", "models:net")
        )
        self.assertEqual(
            m["programs"][0]["inputs"], [{"name": "image", "dtype": "f32", "dims": [2, 3, 8, 8]}]
        )
        self.assertIn("--soc_version=", m["programs"][0]["atc"])
        self.assertEqual(
            set(m["files"]) | {"manifest.json"},
            {str(f.relative_to("out")) for f in pathlib.Path("out").rglob("*") if f.is_file()},
        )
        self.commands()

    def test_several_programs(self) -> None:
        self.export("models:named", "-o", "out")
        self.assertEqual([p["name"] for p in self.manifest()["programs"]], ["first", "second"])
        self.commands()

    def test_python(self) -> None:
        made = fxge.export((Net(), (torch.randn(2, 3, 8, 8),)), "out", dtype="f16")
        self.assertEqual(made.manifest["programs"][0]["inputs"][0]["dtype"], "f16")
        with self.assertRaises(fxge.FxgeError) as e:
            fxge.export((Net(), (torch.randn(2, 3, 8, 8),)), "out")
        self.assertEqual(e.exception.status, 5)

    def test_dynamic_sizes(self) -> None:
        self.export("models:net", "-o", "out", "--dynamic", "image:0=1..8,image:2=4..64")
        dims = self.manifest()["programs"][0]["inputs"][0]["dims"]
        self.assertEqual([isinstance(d, str) for d in dims], [True, False, True, False])
        program = fxge.load("out/model.air")
        for shape in ((1, 3, 5, 8), (8, 3, 64, 8)):
            self.assertEqual(program(torch.randn(shape)).shape, (shape[0], 5))

    def test_names_of_sizes(self) -> None:
        """Dynamic sizes have the user's names in pages, interfaces and messages."""
        self.export("models:net", "-o", "out", "--dynamic", "image:0=1..8,image:2=4..64")
        p = self.manifest()["programs"][0]
        self.assertEqual(p["inputs"][0]["dims"], ["image_0", 3, "image_2", 8])
        self.assertEqual(p["outputs"][0]["dims"], ["image_0", 5])
        self.assertIn("f32[image_0, 3, image_2, 8]", (self.dir / "out" / "README.md").read_text())
        self.commands()
        with self.assertRaisesRegex(fxge.FxgeError, "image_0"):
            fxge.load("out")(torch.randn(9, 3, 8, 8))
        self.export("models:keywords", "-o", "words", "--dynamic", "u0:0=2..8,min:0=2..8")
        x = torch.randn(5, 2)
        torch.testing.assert_close(fxge.load("words")(x, x[:3]), x[:3].sum() + x)

    def test_examples_of_one_element(self) -> None:
        """PyTorch fixes a dim of one element: a dynamic one gets two in the example."""
        self.export("models:one", "-o", "out", "--dynamic", "image:0=1..8")
        self.assertEqual(fxge.load("out")(torch.randn(5, 3, 8, 8)).shape, (5, 5))
        self.export("models:one", "-o", "large", "--size", "image:0=3,image:3=5")
        self.assertEqual(self.manifest("large")["programs"][0]["inputs"][0]["dims"], [3, 3, 8, 5])

    def test_gears(self) -> None:
        self.export("models:one", "-o", "out", "--gears", "image:0=1,4;image:2=8,16")
        self.assertIn("--dynamic_dims=", self.manifest()["programs"][0]["atc"])
        self.commands()
        self.refused(2, "several", "models:named", "-o", "no", "--gears", "image:0=1,4")
        self.refused(2, "expected NAME=N", "models:one", "-o", "no", "--gears", "image:0=")

    def test_chip(self) -> None:
        self.export("models:net", "-o", "out", "--soc=Ascend310P3")
        self.assertIn("--soc_version=Ascend310P3", self.manifest()["programs"][0]["atc"])
        self.assertIn("--precision_mode=allow_fp32_to_fp16", self.manifest()["programs"][0]["atc"])

    def test_camera(self) -> None:
        """A program behind AIPP takes u8 images; eager PyTorch gets what AIPP makes of them."""
        fields = ["aipp_mode: static", "input_format: RGB888_U8", "src_image_size_w: 12"]
        fields += [
            "src_image_size_h: 10",
            "crop: true",
            "load_start_pos_w: 2",
            "var_reci_chn_0: 0.01",
        ]
        (self.dir / "camera.cfg").write_text("aipp_op {\n" + "\n".join(fields) + "\n}\n")
        self.export("models:one", "-o", "out", "--soc=Ascend310P3", "--aipp", "camera.cfg")
        p = self.manifest()["programs"][0]
        self.assertIn("--insert_op_conf=model.insert_op.cfg", p["atc"])
        self.assertEqual(p["inputs"][0]["dims"], [1, 10, 12, 3])
        self.assertIn("u8[1, 10, 12, 3]", (self.dir / "out" / "README.md").read_text())
        with zipfile.ZipFile(self.dir / "out" / "expected" / "model.npz") as file:
            self.assertIn(b"'|u1'", file.read("c0/in/image.npy")[:80])
            self.assertIn("c0/aipp/image.npy", file.namelist())
        self.commands()
        program = fxge.load(self.dir / "out")
        image = torch.randint(0, 256, (1, 10, 12, 3), dtype=torch.uint8)
        x = image[:, :8, 2:10].permute(0, 3, 1, 2) * torch.tensor([0.01, 1, 1])[:, None, None]
        wanted = importlib.import_module("models").one()[0](x).detach()
        error = (program(image) - wanted).abs().max() / wanted.abs().max()
        self.assertLess(float(error), 2**-8)
        options = ("-o", "no", "--aipp", "camera.cfg")
        self.refused(2, "single program of fixed sizes", "models:named", *options)
        self.refused(2, "single program", "models:one", *options, "--dynamic", "image:0=1..4")
        self.refused(5, "nofile.cfg", "models:one", "-o", "no", "--aipp", "nofile.cfg")
        (self.dir / "camera.cfg").write_text("aipp_op {\n}\n")
        self.refused(2, "camera.cfg", "models:one", *options)

    def test_torchscript(self) -> None:
        x = torch.randn(1, 3, 8, 8)
        torch.jit.trace(Net().eval(), x).save("net.ts")
        self.export("net.ts", "-o", "out", "--input", "image:f32[1,3,8,8]")
        self.commands()
        self.refused(2, "--input", "net.ts", "-o", "other")
        self.refused(
            2,
            "fixed sizes",
            "net.ts",
            "-o",
            "o",
            "--input",
            "x:f32[1,3,8,8]",
            "--dynamic",
            "x:0=1..4",
        )

    def test_wrong_example_inputs(self) -> None:
        """Wrong dtypes and sizes of examples, and models that fail on them, are diagnostics."""

        class Huge(nn.Module):
            def forward(self, x: Tensor) -> Tensor:
                return x + torch.zeros([1 << 24, 1 << 24])[0, 0]

        torch.jit.script(nn.Linear(4, 4)).save("linear.pt")
        torch.jit.script(Huge()).save("huge.pt")
        self.refused(4, "fails on its", "linear.pt", "-o", "o", "--input", "x:i64[1,4]")
        self.refused(4, "fails on its", "huge.pt", "-o", "o", "--input", "x:f32[1,4]")
        for text in ("[99999999999999,4]", f"[{'9' * 40}]", f"[{'1,' * 64}4]"):
            self.refused(2, "too large", "linear.pt", "-o", "o", "--input", f"x:f32{text}")
        twice = ("--input", "x:f32[1,4]") * 2
        self.refused(2, "'x' occurs twice", "linear.pt", "-o", "o", *twice)

    def test_torchscript_with_branches(self) -> None:
        """Branches on sizes follow the example; branches on values stay."""

        class Sizes(nn.Module):
            def forward(self, x: Tensor) -> Tensor:
                y = x * 2 if x.shape[0] > 2 else x - 1
                return y + 1

        class Values(nn.Module):
            def forward(self, x: Tensor) -> Tensor:
                return x + 1 if bool(x.sum() > 0) else x - 1

        torch.jit.script(Sizes()).save("sizes.pt")
        torch.jit.script(Values()).save("values.pt")
        self.export("sizes.pt", "-o", "out", "--input", "x:f32[4]")
        x = torch.arange(4.0)
        self.assertTrue(torch.equal(fxge.load("out")(x), x * 2 + 1))
        self.export("sizes.pt", "-o", "small", "--input", "x:f32[2]")
        self.assertTrue(torch.equal(fxge.load("small")(x[:2]), x[:2]))
        self.export("values.pt", "-o", "values", "--input", "x:f32[4]")
        for y in (x + 1, -x - 1):
            found = fxge.load("values")(y)
            self.assertTrue(torch.equal(found, y + 1 if y.sum() > 0 else y - 1))

    def test_graph_modules(self) -> None:
        """A traced module without metadata is a source; with metadata it is saved as it is."""
        traced = "\ndef traced():\n    return torch.fx.symbolic_trace(Net()), one()[1]\n"
        (self.dir / "models.py").write_text(self.MODELS + traced)
        self.export("models:traced", "-o", "out")
        x = torch.randn(1, 3, 8, 8)
        with torch.no_grad():
            graph = make_fx(Net())(x)
        fxge.save(graph, "graph.fxpb")
        (found,) = fxge.load("graph.fxpb")(x)
        self.assertLess(float((found - graph(x)).detach().abs().max()), 1e-5)

    def test_programs_of_an_npu(self) -> None:
        """Devices of a saved program do not matter."""
        module, x = Net(), torch.randn(1, 3, 8, 8)
        torch.export.save(torch.export.export(module, (x,)), "cpu.pt2")
        device = re.compile(rb'"type":\s*"cpu",\s*"index":\s*null')
        changed = 0
        with zipfile.ZipFile("cpu.pt2") as old, zipfile.ZipFile("npu.pt2", "w") as new:
            for entry in old.infolist():
                data, n = device.subn(b'"type": "npu", "index": 0', old.read(entry))
                changed += n
                new.writestr(entry, data)
        self.assertGreater(changed, 0)
        results = [fxge.load(name)(x) for name in ("cpu.pt2", "npu.pt2")]
        self.assertTrue(torch.equal(*results))

    def test_checkpoints_need_trust(self) -> None:
        torch.save({"model": Net(), "epoch": 3}, "net.pt")
        self.refused(2, "--trust PACKAGE", "net.pt", "-o", "out", "--input", "image:f32[1,3,8,8]")
        self.refused(2, "no_such_package", "net.pt", "-o", "out", "--trust", "no_such_package")
        self.export("net.pt", "-o", "out", "--trust", "models", "--input", "image:f32[1,3,8,8]")
        self.commands()
        torch.save(Net().state_dict(), "weights.pt")
        self.refused(
            4,
            "weights without their model",
            "weights.pt",
            "-o",
            "w",
            "--trust",
            "models",
            "--input",
            "x:f32[1]",
        )


@unittest.skipUnless(
    os.environ.get("FXGE_FAKE_CANN"), "FXGE_FAKE_CANN names no fake CANN (ctest does)"
)
class Board(Case):
    """The page "From a model to a board": the printed atc commands, on the fake CANN."""

    PAGE = pathlib.Path(__file__).resolve().parents[3] / "doc" / "export.md"

    def setUp(self) -> None:
        super().setUp()
        code = self.PAGE.read_text().split("```python file=models.py\n")[1].split("```")[0]
        (self.dir / "models.py").write_text(code)
        cann = os.path.join(os.environ["FXGE_FAKE_CANN"], "new")
        self.env = {k: v for k, v in os.environ.items() if not k.startswith("ASCEND")}
        self.env |= {"ASCEND_HOME_PATH": cann, "PATH": f"{cann}/bin:{os.environ['PATH']}"}

    def run_in(self, directory: str, *words: str, **env: str) -> str:
        r = subprocess.run(
            words, cwd=self.dir / directory, env=self.env | env, capture_output=True, text=True
        )
        self.assertEqual(r.returncode, 0, (words, r.stdout, r.stderr))
        return r.stdout

    def test_page(self) -> None:
        for name, soc in (("detector", "Ascend310P3"), ("speech", "Ascend310B4")):
            self.assertIn(
                f"python -m fxge export models:{name} -o {name} --soc={soc}", self.PAGE.read_text()
            )
            self.export(f"models:{name}", "-o", name, f"--soc={soc}")
            atc = self.manifest(name)["programs"][0]["atc"]
            if name == "detector":
                self.assertIn(atc, self.PAGE.read_text())
            self.run_in(name, "sh", "-c", atc)
            shutil.copy(self.dir / name / "model.io.json", self.dir / name / "board.io.json")
            os.rename(self.dir / name / "model.om", self.dir / name / "board.om")
            fxge_command = os.environ["FXGE_COMMAND"]
            self.run_in(
                name,
                fxge_command,
                "verify",
                "board.om",
                "--expected",
                "expected/model.npz",
                "--device",
                "npu:0",
                FAKE_CANN_SOC=soc,
            )

    def test_om(self) -> None:
        """With CANN the directory has the .om; its page's commands run on the board."""
        with mock.patch.dict(os.environ, self.env):
            self.export("models:detector", "-o", "out", "--soc=Ascend310P3", "--om")
        self.assertEqual(self.manifest()["programs"][0]["om"], "model.om")
        page = (self.dir / "out" / "README.md").read_text()
        lines = [x for x in page.splitlines() if "--device=npu:0" in x]
        self.assertEqual(len(lines), 2)
        command = os.environ["FXGE_COMMAND"]
        for line in lines:
            self.run_in(".", command, *line.split()[1:], FAKE_CANN_SOC="Ascend310P3")
        self.refused(2, "--soc names it", "models:detector", "-o", "no", "--om")
        absent = {"ASCEND_HOME_PATH": "", "PATH": "/usr/bin:/bin"}
        with mock.patch.dict(os.environ, absent):
            self.refused(8, "atc", "models:detector", "-o", "no", "--soc=Ascend310P3", "--om")


class Bad(Case):
    def test_sources(self) -> None:
        self.refused(5, "no such file or directory", "./nowhere", "-o", "out")
        self.refused(5, "no such file or directory", "a/b/c", "-o", "out")
        self.refused(2, "no Python module 'nomodule'", "nomodule:net", "-o", "out")
        self.refused(2, "no function 'nothing'", "models:nothing", "-o", "out")
        self.refused(2, "found int", "models:number", "-o", "out")
        if importlib.util.find_spec("timm") is None:
            self.refused(2, "pip install timm", "timm:no_such_model", "-o", "out")
        pathlib.Path("m.onnx").write_bytes(b"\x08\x07")
        self.refused(4, "atc reads .onnx", "m.onnx", "-o", "out")
        os.mkdir("empty")
        self.refused(4, "config.json", "empty", "-o", "out")

    def test_export_that_pytorch_refuses(self) -> None:
        _, err = self.export("models:branch", "-o", "out", code=4)
        self.assertIn("PyTorch cannot export 'model'", err)
        self.assertIn("test_export.py", err)
        self.assertIn("the line that PyTorch refuses", err)
        self.assertIn("hint", err)

    def test_operator_that_fxge_does_not_support(self) -> None:
        _, err = self.export("models:halves", "-o", "out", code=3)
        self.assertIn("error[FXGE-E0402]", err)
        self.assertIn("no operator of GE", err)
        self.assertFalse(os.path.exists("out"))

    def test_function_that_fails(self) -> None:
        _, err = self.export("models:boom", "-o", "out", code=4)
        self.assertIn("models:boom failed: ValueError: no such weights", err)
        self.assertIn("models.py:", err)

    def test_size_that_the_model_fixes(self) -> None:
        self.refused(
            4,
            "leave it out of the dynamic sizes",
            "models:net",
            "-o",
            "out",
            "--dynamic",
            "image:1=2..4",
        )

    def test_options(self) -> None:
        for text in ("batch", "batch=1", "batch=3..2", "batch=1..4,batch=1..4", "=1..3"):
            self.refused(2, "", "models:net", "-o", "out", "--dynamic", text)
        self.refused(2, "--input is for files", "models:net", "-o", "out", "--input", "x:f32[1]")
        self.refused(2, "not for --dry-run", "models:net", "-o", "out", "--dry-run", "--json")
        self.refused(2, "not a dtype", "models:net", "-o", "out", "--dtype", "f15")
        self.refused(
            2, "no input has a size 'batch'", "models:net", "-o", "out", "--dynamic", "batch=1..4"
        )
        self.refused(2, "unknown chip", "models:net", "-o", "out", "--soc", "Ascend999")

    def test_damaged_sources(self) -> None:
        """Files that PyTorch did not write, and texts that are not paths."""
        with zipfile.ZipFile("good.pt", "w") as archive:
            archive.writestr("é/constants.pkl", b"")
        data = pathlib.Path("good.pt").read_bytes()
        for name in ("é", "constants", "PK\x01\x02", "PK\x05\x06"):
            old = name.encode()
            pathlib.Path("bad.pt").write_bytes(data.replace(old, b"\xff" * len(old)))
            self.refused(4, "not a PyTorch file", "bad.pt", "-o", "out", "-i", "x:f32[1]")
        self.refused(2, "is empty", "", "-o", "out")
        self.refused(5, "File name too long", "x" * 5000, "-o", "out")
        self.refused(5, "File name too long", "a/" * 3000, "-o", "out")

    def test_directories(self) -> None:
        self.export("models:net", "-o", "out")
        first = self.manifest()
        self.refused(5, "exists already", "models:net", "-o", "out")
        self.refused(4, "", "models:branch", "-o", "out", "--force")
        self.assertEqual(self.manifest(), first)  # a failure keeps the former directory
        self.export("models:net", "-o", "out", "--force")
        os.mkdir("mine")
        pathlib.Path("mine/file").write_text("x")
        self.refused(
            5, "not a directory that an export has written", "models:net", "-o", "mine", "--force"
        )
        self.assertEqual(os.listdir("mine"), ["file"])
        self.refused(5, "no such directory", "models:net", "-o", "nowhere/out")
        pathlib.Path("mine/manifest.json").write_text('{"name": "a web page"}')
        self.refused(
            5, "not a directory that an export has written", "models:net", "-o", "mine", "--force"
        )
        self.assertEqual(sorted(os.listdir("mine")), ["file", "manifest.json"])
        if os.geteuid() != 0:
            os.chmod(self.dir, 0o500)
            self.refused(5, "cannot write", "models:net", "-o", "other")
            os.chmod(self.dir, 0o700)

    def test_names(self) -> None:
        """Names of programs are names of files."""
        self.refused(2, "not a valid name", "models:outside", "-o", "out")
        for name in ("", ".", "a/b", "a\0", 3):
            with self.assertRaisesRegex(fxge.FxgeError, "not a valid name"):
                fxge.export({name: (Net(), (torch.randn(1, 3, 8, 8),))}, "out")

    def test_a_reader_beside_a_writer(self) -> None:
        """The name leads to a whole directory, also where no two can be exchanged."""
        target, stop, missing = self.dir / "out", threading.Event(), []

        def write(text: str) -> None:
            with directory.staged(target, force=True) as stage:
                directory.write_manifest(stage, {"text": text})

        def read() -> None:
            while not stop.is_set():
                try:
                    json.loads((target / "manifest.json").read_text())
                except (OSError, ValueError) as e:
                    missing.append(e)

        write("first")
        reader = threading.Thread(target=read)
        reader.start()
        for i in range(200):
            write(str(i))
        stop.set()
        reader.join()
        self.assertEqual(missing, [])
        with mock.patch.object(directory, "_exchange", return_value=False):
            write("last")
        self.assertEqual(self.manifest()["text"], "last")
        self.assertEqual([n for n in os.listdir() if "out" in n], ["out"])

    def test_signals_while_a_directory_is_replaced(self) -> None:
        code = """
import sys
from pathlib import Path
from fxge._exporting import directory
if sys.argv[1] == "renamed":
    directory._exchange = lambda *_: False
while True:
    with directory.staged(Path("out"), force=True) as stage:
        directory.write_manifest(stage, {})
    print(flush=True)
"""
        env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
        for k in range(24):
            command = [sys.executable, "-c", code, ("exchanged", "renamed")[k % 2]]
            p = subprocess.Popen(command, cwd=self.dir, env=env, stdout=subprocess.PIPE)
            p.stdout.readline()  # type: ignore[union-attr]
            time.sleep(random.random() / 50)
            p.send_signal((signal.SIGTERM, signal.SIGINT)[k // 2 % 2])
            p.communicate(timeout=60)
            self.assertEqual([n for n in os.listdir() if "out" in n], ["out"], k)
            self.assertEqual(self.manifest()["format"], "fxge-export")

    def test_signal(self) -> None:
        env = os.environ | {
            "PYTHONPATH": os.pathsep.join(
                [str(self.dir), str(pathlib.Path(__file__).parent), *sys.path]
            )
        }
        p = subprocess.Popen(
            [sys.executable, "-m", "fxge", "export", "models:slow", "-o", "out"],
            cwd=self.dir,
            env=env,
            stderr=subprocess.PIPE,
        )
        for _ in range(600):
            if any(n.startswith(".out.") for n in os.listdir()):
                break
            time.sleep(0.1)
        p.send_signal(signal.SIGTERM)
        p.communicate(timeout=60)
        self.assertEqual(p.returncode, -signal.SIGTERM)
        self.assertEqual([n for n in os.listdir() if "out" in n], [])

    def test_command_without_python(self) -> None:
        r = subprocess.run(
            [os.environ["FXGE_COMMAND"], "export", "models:net"], capture_output=True, text=True
        )
        self.assertEqual(r.returncode, 2)
        self.assertIn("python -m fxge export", r.stderr)


if __name__ == "__main__":
    unittest.main()
