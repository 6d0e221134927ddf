#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `--tap` of `fxge run` and `fxge verify` (doc/taps.md). Standard library only.

test_taps.py FXGE TESTS    TESTS: directory with doc/npz.py, models/
"""

import ast
import io
import json
import math
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import zipfile

FXGE = TESTS = ""
HEAD = 'fxge 1\nmodel "m" stage "import"\n'
GELU = [  # a GELU that a fusion rule replaces
    "%a = aten.mul.Scalar(self=%x, other=0.70710678118654757) : f32[4]",
    "%b = aten.erf.default(self=%a) : f32[4]",
    "%c = aten.add.Scalar(self=%b, other=1) : f32[4]",
    "%d = aten.mul.Scalar(self=%x, other=0.5) : f32[4]",
    "%y = aten.mul.Tensor(self=%d, other=%c) : f32[4]",
]


def command(*args, cwd=None):
    return subprocess.run([FXGE, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=300, cwd=cwd)


def floats(path):
    """Returns the arrays of f32 of an .npz as {name: elements}."""
    found = {}
    with zipfile.ZipFile(path) as archive:
        for info in archive.infolist():
            f = io.BytesIO(archive.read(info))
            f.read(8)
            head = ast.literal_eval(f.read(struct.unpack("<H", f.read(2))[0]).decode())
            if head["descr"] == "<f4":
                data = f.read()
                found[info.filename.removesuffix(".npy")] = struct.unpack(f"<{len(data) // 4}f", data)
    return found


class Case(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="fxge-tap-")

    def tearDown(self):
        shutil.rmtree(self.dir)

    def write(self, inputs, lines, head=""):
        body = "\n".join("  " + line for line in lines)
        with open(os.path.join(self.dir, "m.fx"), "w", encoding="utf-8") as f:
            f.write(f'{HEAD}{head}graph "main"({inputs}) {{\n{body}\n}}\n')

    def values(self, *arrays, name="values.npz"):
        npz = os.path.join(TESTS, "doc", "npz.py")
        subprocess.run([sys.executable, npz, name, *arrays], cwd=self.dir, check=True)

    def run_fx(self, *args, code=0):
        r = command("run", "m.fx", *args, cwd=self.dir)
        self.assertEqual(r.returncode, code, (args, r.stdout, r.stderr))
        return r.stdout + r.stderr

    def taps(self, *args):
        """Returns the taps by name, and the operators that differ in the second compilation."""
        r = json.loads(self.run_fx(*args, "--json"))
        return {(f"{t['run']}/" if t["run"] else "") + t["name"]: t for t in r["taps"]}, r["beside"]


class Values(Case):
    def test_recorded(self):
        """Values of all nodes of models, fused ones too, are those of PyTorch."""
        for name, run in (("mlp.decomposed", "c0"), ("decoder.default", "step0"), ("decoder.default", "step1")):
            file = os.path.join(TESTS, "models", "data_nodes", name + ".npz")
            nodes = {k.split("/node/")[1]: v for k, v in floats(file).items() if k.startswith(run + "/node/")}
            args = [a for n in list(nodes)[:60] for a in ("--tap", n)]
            r = command("run", os.path.join(TESTS, "models", "data", name + ".pt2"), "--inputs", file, *args, "--json")
            self.assertEqual(r.returncode, 0, r.stderr)
            found = {t["name"]: t for t in json.loads(r.stdout)["taps"] if t["run"] == run}
            self.assertEqual(set(found), set(list(nodes)[:60]))
            for node, t in found.items():
                x = nodes[node]
                scale = max(map(abs, x)) or 1
                self.assertEqual(t["elements"], len(x), node)
                for key, value in (("min", min(x)), ("max", max(x)), ("mean", sum(x) / len(x))):
                    self.assertLess(abs(t[key] - value), 2e-5 * scale, (name, node, key))
                norm = math.sqrt(sum(e * e for e in x))
                self.assertLess(abs(t["norm"] - norm), 2e-5 * norm + 1e-12, (name, node))
            self.assertTrue(any(t["beside"] for t in found.values()) or name.startswith("mlp"), name)

    def test_fused_value(self):
        """A value that fusion removed is computed beside the graph, which stays as it is."""
        self.write("%x : f32[4]", [*GELU, 'return %y as "y"'])
        self.values("x=-1,0,1,2")
        plain = self.run_fx("--inputs", "values.npz")
        found, change = self.taps("--inputs", "values.npz", "--tap", "b", "--tap", "y", "--tap", "x")
        self.assertEqual({n: t["beside"] for n, t in found.items()}, {"b": True, "y": False, "x": False})
        self.assertTrue(change.startswith("Gelu"), change)
        self.assertEqual((found["y"]["computed"].split()[0], found["x"]["computed"]), (change.split()[0], "the input"))
        self.assertAlmostEqual(found["b"]["max"], math.erf(2 / math.sqrt(2)), 6)
        self.assertIn(plain, self.run_fx("--inputs", "values.npz", "--tap", "b"))
        self.assertIsNone(self.taps("--inputs", "values.npz", "--tap", "y")[1])

    def test_written_value(self):
        """A value of the saved program is the one before later nodes write into it; @STAGE chooses another."""
        self.write(
            "%x : f32[2]",
            [
                "%a = aten.add.Scalar(self=%x, other=1) : f32[2]",
                "%b = aten.mul_.Scalar(self=%a, other=10) : f32[2]",
                "%c = aten.neg.default(self=%a) : f32[2]",
                'return %c as "c"',
            ],
        )
        self.values("x=1,2")
        found, _ = self.taps("--inputs", "values.npz", "--tap", "a", "--tap", "b", "--tap", "c@ge")
        self.assertEqual([found[n]["max"] for n in ("a", "b", "c@ge")], [3, 30, -20])
        self.assertEqual((found["a"]["stage"], found["c@ge"]["stage"]), ("import", "ge"))

    def test_states(self):
        """Taps run from the states of each step, and leave them as they are."""
        self.write(
            '%s : f32[2] = state(@s, "s"), %x : f32[2]',
            ["%a = aten.add.Tensor(self=%s, other=%x) : f32[2]", 'return %a as "a", %a state("s")'],
            head="tensor @s : f32[2] = {0.0, 0.0}\n",
        )
        self.values("x=1,2")
        steps = ["--inputs", "values.npz", "--inputs", "values.npz", "--inputs", "values.npz"]
        found, _ = self.taps(*steps, "--tap", "a")
        self.assertEqual([found[f"step{i}/a"]["max"] for i in range(3)], [2, 4, 6])
        plain, tapped = self.run_fx(*steps), self.run_fx(*steps, "--tap", "a:max")
        self.assertEqual([t for t in tapped.splitlines() if not t.startswith(("tap", "    max"))], plain.splitlines())

    def test_verify(self):
        self.write("%x : f32[4]", [*GELU, 'return %y as "y"'])
        y = [x / 2 * (1 + math.erf(x / math.sqrt(2))) for x in (-1, 0, 1, 2)]
        self.values("c0/in/x=-1,0,1,2", "c0/out/0=" + ",".join(map(repr, y)))
        r = command("verify", "m.fx", "--expected", "values.npz", "--tap", "b:max", cwd=self.dir)
        self.assertEqual(r.returncode, 0, r.stderr)
        self.assertIn("tap c0/b: f32[4], aten.erf.default at stage import; beside the graph, by Erf b\n    max 0.954", r.stdout)
        self.assertIn("1 compared, 0 different", r.stderr)


class Figures(Case):
    def setUp(self):
        super().setUp()
        self.write("%x : f32[4]", ["%y = aten.neg.default(self=%x) : f32[4]", 'return %y as "y"'])

    def test_reducers(self):
        self.values("x=1,-3,0,nan")
        said = self.run_fx("--inputs", "values.npz", *(a for r in ("nan", "min", "max", "mean", "norm") for a in ("--tap", "y:" + r)))
        figures = [line.strip() for line in said.splitlines() if line.startswith("    ")]
        self.assertEqual(
            figures,
            ["1 NaN, 0 inf; first that is not finite at [3]: NaN", "min -1", "max 3", "mean 0.666666667", "norm 3.16227766"],
        )
        said = self.run_fx("--inputs", "values.npz", "--tap", "y")
        self.assertIn("    min -1, max 3, mean 0.6666667, norm 3.162278; 4 elements, 1 zeros, 1 NaN, 0 inf\n", said)

    def test_histogram(self):
        self.values("x=0,1,1,10")
        (tap,) = self.taps("--inputs", "values.npz", "--tap", "y:histogram")[0].values()
        self.assertEqual(tap["histogram"], [1, 0, 0, 0, 0, 0, 0, 0, 0, 3])
        said = self.run_fx("--inputs", "values.npz", "--tap", "y:histogram")
        self.assertEqual(len([line for line in said.splitlines() if " to " in line]), 10)
        self.assertIn(" 3 " + 30 * "#", said)
        for same in ("x=2,2,2,2", "x=nan,nan,nan,nan", "x=1e38,-1e38,3e38,-3e38", "x=inf,0,0,1"):
            self.values(same)
            (tap,) = self.taps("--inputs", "values.npz", "--tap", "y:histogram")[0].values()
            self.assertEqual(sum(tap["histogram"]), tap["elements"] - tap["nan"] - tap["inf"])


class Bad(Case):
    def setUp(self):
        super().setUp()
        lines = ['%y = aten.relu.default(self=%x) : f32[4] name("relu:min")', 'return %y as "y"']
        self.write("%x : f32[4]", lines)

    def test_names(self):
        for name, said in (
            ("relux", "no value has this name at any stage"),
            ("y@scopes@ge", "no value has this name at the stage"),
            ("y:meam", "unknown reducer 'meam', did you mean 'mean'?"),
            ("", "a name is expected"),
            ("\x1b[31m", "no value has this name"),
            ("y" * 4000, "no value has this name"),
        ):
            out = self.run_fx("--random", "1", "--tap", name, code=2)
            self.assertIn(said, out)
            self.assertNotIn("\x1b", out)
        self.assertIn("did you mean 'y'", self.run_fx("--random", "1", "--tap", "z", code=2) + "did you mean 'y'")
        self.run_fx("--random", "1", *(a for i in range(65) for a in ("--tap", "y")), code=2)
        self.assertEqual(len(self.taps("--random", "1", "--tap", "y", "--tap", "y:min")[0]), 1)

    def test_nested(self):
        branch = 'graph "{}"(\n%a : f32[4]) {{\n%r = aten.{}.default(self=%a) : f32[4]\nreturn %r\n}}'
        self.write(
            "%x : f32[4]",
            [
                "%p = aten.any.default(self=%x) : bool[]",
                "%y = higher_order.cond(operands=[%p, %x]) : f32[4] {",
                branch.format("t", "relu"),
                branch.format("f", "neg"),
                "}",
                'return %y as "y"',
            ],
        )
        self.assertIn("the value is in a nested graph", self.run_fx("--random", "1", "--tap", "r", code=2))
        self.assertIn("tap p: bool[]", self.run_fx("--random", "1", "--tap", "p"))

    def test_options(self):
        for args, said in (
            (["--device", "npu:0"], "--tap observes runs on the CPU"),
            (["--gears", "x:0=2,4"], "--tap excludes --gears"),
        ):
            self.assertIn(said, self.run_fx("--random", "1", "--tap", "y", *args, code=2))
        r = command("verify", "m.fx", "--bisect", "v.npz", "--tap", "y")
        self.assertEqual((r.returncode, "--tap excludes --bisect" in r.stderr), (2, True))

    def test_unsupported_programs(self):
        """A program that does not compile has no values to tap."""
        self.write("%x : f32[2]", ["%y = my.own.default(self=%x) : f32[2]", 'return %y as "y"'])
        self.assertIn("E0401", self.run_fx("--random", "1", "--tap", "y", code=3))

    def test_compiled_programs(self):
        """An .air has the stage ge only."""
        self.write("%x : f32[4]", ["%y = aten.relu.default(self=%x) : f32[4]", 'return %y as "y"'])
        r = command("compile", "m.fx", "-o", "m.air", cwd=self.dir)
        self.assertEqual(r.returncode, 0, r.stderr)
        r = command("run", "m.air", "--random", "1", "--tap", "y", cwd=self.dir)
        self.assertIn("at stage ge; computed by Relu", r.stdout, r.stderr)
        r = command("run", "m.air", "--random", "1", "--tap", "y@fused", cwd=self.dir)
        self.assertEqual(r.returncode, 2)


if __name__ == "__main__":
    FXGE, TESTS = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
