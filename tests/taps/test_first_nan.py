#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `--first-nan` of `fxge run` and `fxge verify` (doc/taps.md). Standard library only.

test_first_nan.py FXGE TESTS    TESTS: directory with doc/npz.py, models/
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

FXGE = TESTS = ""
HEAD = 'fxge 1\nmodel "m" stage "import"\n'


def command(*args, cwd=None):
    return subprocess.run([FXGE, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=300, cwd=cwd)


class Case(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="fxge-nan-")

    def tearDown(self):
        shutil.rmtree(self.dir)

    def write(self, inputs, lines, head="", locs=""):
        body = "\n".join("  " + line for line in lines)
        with open(os.path.join(self.dir, "m.fx"), "w", encoding="utf-8") as f:
            f.write(f'{HEAD}{head}graph "main"({inputs}) {{\n{body}\n}}\n{locs}')

    def values(self, *arrays):
        subprocess.run([sys.executable, os.path.join(TESTS, "doc", "npz.py"), "values.npz", *arrays], cwd=self.dir, check=True)

    def run_nan(self, *arrays, code=1, args=()):
        self.values(*arrays)
        r = command("run", "m.fx", "--inputs", "values.npz", "--first-nan", *args, cwd=self.dir)
        self.assertEqual(r.returncode, code, r.stdout + r.stderr)
        return r

    def nodes(self, *arrays, code=1):
        return json.loads(self.run_nan(*arrays, code=code, args=["--json"]).stdout)["first_nan"]["nodes"]


class Origins(Case):
    def log(self):
        self.write(
            "%x : f32[2, 2]",
            [
                "%a = aten.neg.default(self=%x) : f32[2, 2]",
                "%y = aten.log.default(self=%a) : f32[2, 2] loc(#1)",
                "%z = aten.mul.Tensor(self=%y, other=%x) : f32[2, 2]",
                'return %z as "z"',
            ],
            locs='loc #1 = module "head (Head)" at "model.py":7 in "forward" : "y = (-x).log()"\n',
        )

    def test_node(self):
        """The node that makes it is named, with operator, line, index and operands; later ones are not."""
        self.log()
        said = self.run_nan("x=-1,-4,-2,8:2x2").stderr
        self.assertNotIn("%z", said)
        self.assertIn("error[FXGE-E0985]: aten.log.default: 1 of 4 elements are NaN, the first that is not finite at [1, 1]", said)
        for part in ("node    %y", "model.py:7", "head (Head)", "operand x = %a: f32[2, 2], min -8, max 4"):
            self.assertIn(part, said)

    def test_nan_and_inf(self):
        """An infinity that causes a NaN later is reported before it."""
        self.write(
            "%x : f32[2]",
            [
                "%a = aten.exp.default(self=%x) : f32[2]",
                "%b = aten.sub.Tensor(self=%a, other=%a) : f32[2]",
                'return %b as "y"',
            ],
        )
        found = [(n["name"], n["makes_nan"], n["makes_inf"], n["first"], n["at"]) for n in self.nodes("x=1,1000")]
        self.assertEqual(found, [("a", False, True, True, "[1]"), ("b", True, False, True, "[1]")])
        said = self.run_nan("x=1,1000").stderr
        self.assertLess(said.index("aten.exp.default"), said.index("aten.sub.Tensor"))
        self.assertEqual(said.count("FXGE-E0985"), 2)

    def test_masks(self):
        """Infinities of the program, as masks have them, are listed and are not errors."""
        self.write(
            "%x : f32[2], %k : f32[2]",
            [
                "%m = aten.gt.Scalar(self=%k, other=0) : bool[2]",
                "%a = aten.masked_fill.Scalar(self=%x, mask=%m, value=-inf) : f32[2]",
                "%b = aten._softmax.default(self=%a, dim=0, half_to_float=false) : f32[2]",
                'return %b as "y"',
            ],
        )
        r = self.run_nan("x=1,2", "k=0,1", code=0)
        self.assertIn("no NaN, and no infinity of finite operands; 1 values are infinite", r.stdout)
        self.assertFalse(self.nodes("x=1,2", "k=0,1", code=0)[0]["first"])
        self.assertIn("of 2 elements are NaN", self.run_nan("x=1,2", "k=1,1").stderr)

    def test_inputs_and_constants(self):
        self.log()
        said = self.run_nan("x=1,nan,2,3:2x2").stderr
        self.assertIn("1 of 4 elements are NaN, the first that is not finite at [0, 1]: it is an input", said)
        self.assertNotIn("aten.log", said)
        self.write(
            '%w : f32[2] = parameter(@w, "w"), %x : f32[2]',
            ["%y = aten.add.Tensor(self=%x, other=%w) : f32[2]", 'return %y as "y"'],
            head="tensor @w : f32[2] = {1.0, nan}\n",
        )
        self.assertIn("it is a constant", self.run_nan("x=1,2").stderr)
        self.assertEqual([n["kind"] for n in self.nodes("x=1,2")], ["constant", "node"])

    def test_nested_graphs(self):
        """Nodes of nested graphs are observed; the arguments of a branch are the operands of the conditional."""
        self.write(
            "%x : f32[4]",
            [
                "%p = aten.any.default(self=%x) : bool[]",
                "%y = higher_order.cond(operands=[%p, %x]) : f32[4] {",
                'graph "t"(\n%a : f32[4]) {\n%l = aten.log.default(self=%a) : f32[4]\nreturn %l\n}',
                'graph "f"(\n%a : f32[4]) {\nreturn %a\n}',
                "}",
                'return %y as "y"',
            ],
        )
        found = [(n["name"], n["op"], n["makes_nan"], n["first"]) for n in self.nodes("x=1,-2,3,4")]
        self.assertEqual(found, [("l", "ge.Log", True, True), ("y", "ge.If", False, False)])
        said = self.run_nan("x=1,-2,3,4").stderr
        self.assertIn("finite at [1]: no operand has any", said)
        self.assertIn("operand x = %x: f32[4], min -2, max 4", said)
        self.assertIn("it is an input", self.run_nan("x=1,nan,3,4").stderr)

    def test_finite(self):
        self.log()
        self.assertIn("all values are finite", self.run_nan("x=-1,-4,-2,-8:2x2", code=0).stdout)
        self.assertEqual(self.nodes("x=-1,-4,-2,-8:2x2", code=0), [])

    def test_values_are_those_of_other_runs(self):
        """Results do not change, with repeats and several threads."""
        self.log()
        self.values("x=-1,-4,-2,8:2x2")
        plain = command("run", "m.fx", "--inputs", "values.npz", cwd=self.dir).stdout
        self.assertEqual(self.run_nan("x=-1,-4,-2,8:2x2", args=["--repeat", "6", "--threads=2"]).stdout.split("\n")[0] + "\n", plain)


class Verify(Case):
    def test_verify(self):
        """verify runs the .air that it wrote, and names nodes with their lines."""
        Origins.log(self)
        self.values("c0/in/x=-1,-4,-2,8:2x2", "c0/out/0=0,0,0,0")
        r = command("verify", "m.fx", "--expected", "values.npz", "--first-nan", cwd=self.dir)
        self.assertEqual(r.returncode, 1, r.stderr)
        self.assertIn("FXGE-E0985", r.stderr)
        self.assertIn("model.py:7", r.stderr)
        r = command("verify", "m.fx", "--expected", "values.npz", "--first-nan", "--json", cwd=self.dir)
        self.assertEqual([n["saved"] for n in json.loads(r.stdout)["first_nan"]["nodes"]], ["y", "z"])

    def test_page(self):
        """The output is a report of `fxge view`."""
        Origins.log(self)
        with open(os.path.join(self.dir, "r.json"), "w", encoding="utf-8") as f:
            f.write(self.run_nan("x=-1,-4,-2,8:2x2", args=["--json"]).stdout)
        r = command("view", "m.fx", "--report", "r.json", "-o", "-", cwd=self.dir)
        self.assertEqual(r.returncode, 0, r.stderr)
        self.assertIn('"finite"', r.stdout)
        self.assertEqual(r.stdout.count('"the first arises here"'), 1)

    def test_usage(self):
        for args in (["--bisect", "v.npz"], ["--dtypes=chip", "--soc=Ascend310P3", "--random", "1"]):
            r = command("verify", "m.fx", "--first-nan", *args)
            self.assertEqual(r.returncode, 2)
            self.assertIn("--first-nan excludes", r.stderr)


if __name__ == "__main__":
    FXGE, TESTS = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
