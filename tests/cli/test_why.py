#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge why`: causes of dynamic sizes and of nodes on the host. Standard library only.

test_why.py FXGE MODELS    MODELS: directory of saved programs
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

FXGE = MODELS = None

PROGRAM = """fxge 1
model "m" stage "import"
{symbols}graph "main"({inputs}) {{
{lines}
}}
"""
RANGES = """symbol s0 : int [1, 16]
symbol s1 : int [2, 9223372036854775807]
"""


def fxge(*args, **variables):
    return subprocess.run([FXGE, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=300,
                          env=dict(os.environ, LC_ALL="C", **variables))


class Case(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="fxge-why-")

    def tearDown(self):
        shutil.rmtree(self.dir)

    def path(self, name):
        return os.path.join(self.dir, name)

    def program(self, inputs, lines, symbols=""):
        path = self.path("m.fx")
        with open(path, "w", encoding="ascii") as f:
            f.write(PROGRAM.format(inputs=inputs, lines="\n".join("  " + line for line in lines), symbols=symbols))
        return path

    def text(self, *args, code=0):
        r = fxge("why", *args)
        self.assertEqual(r.returncode, code, (args, r.stdout[-2000:], r.stderr))
        return r.stdout + r.stderr

    def why(self, *args):
        return json.loads(self.text(*args, "--json"))

    def causes(self, *args):
        return [(c["kind"], c["name"], c["input"], c["dim"], c["nodes"]) for c in self.why(*args)["causes"]]


class Sizes(Case):
    def test_fixed(self):
        m = self.program("%x : f32[2, 3]", ["%y = aten.relu.default(self=%x) : f32[2, 3]", "return %y"])
        self.assertEqual(self.text(m), "GE schedules none of the 1 nodes on the host\n")
        self.assertEqual(self.text(m, "--dynamic"), "none of the 1 nodes has a dynamic size\n")
        w = self.why(m)
        self.assertEqual((w["nodes"], w["dynamic"], w["host"], w["causes"], w["scheduled"]), (1, 0, 0, [], []))

    def test_sizes_of_inputs(self):
        m = self.program("%x : f32[s0, 3], %y : f32[s1, 3], %z : f32[2, 3]",
                         ["%a = aten.relu.default(self=%x) : f32[s0, 3]", "%b = aten.cat.default(tensors=[%a, %y]) : f32[s0 + s1, 3]",
                          "%c = aten.relu.default(self=%z) : f32[2, 3]", "return %b, %c"], RANGES)
        self.assertEqual(self.causes(m), [("input", "s0", "x", 0, 2), ("input", "s1", "y", 0, 1)])
        text = self.text(m)
        self.assertIn("2 of 3 nodes have dynamic sizes.", text)
        self.assertIn("s0 (1 to 16): dim 0 of input x", text)
        self.assertIn("s1 (2 or more): dim 0 of input y", text)
        self.assertIn(f'fxge compile {m} -o model.om --soc=CHIP --gears "s0=2,4,8,16;s1=2,4,8,16"', text)
        gears = fxge("run", m, "--random", "1", "--size", "s0=2", "--size", "s1=4", "--gears",
                     "s0=2,4,8,16;s1=2,4,8,16")
        self.assertEqual(gears.returncode, 0, gears.stderr)  # the printed option is valid

    def test_files_without_names(self):
        """An .air has no expressions for sizes: the size of the input is the cause of all later ones."""
        m, air = os.path.join(MODELS, "alias_dynamic_writes.default.pt2"), self.path("m.air")
        self.assertEqual(fxge("compile", m, "-o", air).returncode, 0)
        named, nodes = self.causes(m), self.why(m)["dynamic"]
        self.assertEqual(named, [("input", "s77", "x", 0, nodes)])
        self.assertEqual(self.causes(air), named)
        os.remove(self.path("m.io.json"))
        self.assertEqual(self.causes(air), [("input", None, "x", 0, nodes)])
        self.assertIn('--gears "x:0=8,16,32,64"', self.text(air))

    def test_page(self):
        """doc/npu-device.md shows real output."""
        page = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../doc/npu-device.md")
        with open(page, encoding="utf-8") as f:
            shown = f.read().split("fxge why model.pt2\n```\n\n```text\n")[1].split("```")[0]
        shutil.copy(os.path.join(MODELS, "alias_dynamic_writes.default.pt2"), self.path("model.pt2"))
        r = subprocess.run([FXGE, "why", "model.pt2"], cwd=self.dir, stdout=subprocess.PIPE, text=True, timeout=300)
        self.assertEqual(r.stdout[:len(shown)], shown)

    def test_programs_with_gears(self):
        m, air = os.path.join(MODELS, "alias_dynamic_writes.default.pt2"), self.path("m.air")
        self.assertEqual(fxge("compile", m, "-o", air, "--gears", "s77=8,16").returncode, 0)
        self.assertIn("The program has 2 gears: GE compiles it for their sizes. Without gears:", self.text(air))


class Data(Case):
    SELECT = ["%i = aten.nonzero.default(self=%x) : i64[u0, 1]", "%y = aten.relu.default(self=%i) : i64[u0, 1]", "return %y"]

    def test_results_of_data_dependent_size(self):
        m = self.program("%x : f32[4]", self.SELECT, "symbol u0 : int [0, 4]\n")
        (cause,) = self.why(m)["causes"]
        self.assertEqual((cause["kind"], cause["nodes"], cause["node"]["op"]), ("data", 2, "NonZero"))
        self.assertEqual(cause["remedy"], "torch.nonzero_static(x, size=N) has a fixed size")
        text = self.text(m)
        self.assertIn("data-dependent, of NonZero i", text)
        self.assertIn("the host waits for this node", text)
        self.assertNotIn("--gears", text)

    def test_data_behind_an_input(self):
        m = self.program("%x : f32[s0]", [line.replace("f32[4]", "f32[s0]") for line in self.SELECT],
                         "symbol s0 : int [1, 16]\nsymbol u0 : int [0, 16]\n")
        self.assertEqual([c[:1] + c[4:] for c in self.causes(m)], [("input", 1), ("data", 2)])
        self.assertIn("Gears fix sizes of inputs only: remove the other causes first.", self.text(m))

    def test_numbers(self):
        m = self.program("%n : i64[], %x : f32[8]",
                         ["%k = aten.item.default(self=%n) : size(u0)",
                          "%a = aten.slice.Tensor(self=%x, end=u0) : f32[u0]", "return %a"], "symbol u0 : int [0, 8]\n")
        (cause,) = self.why(m)["causes"]
        self.assertEqual((cause["kind"], cause["input"]), ("data", "n"))
        self.assertIn("computed from the value of input n", self.text(m))


class Host(Case):
    def stage_ge(self, text):
        path = self.path("g.fx")
        with open(path, "w", encoding="ascii") as f:
            f.write(f'fxge 1\nmodel "m" stage "ge"\n{text}')
        return path

    def test_computed_values(self):
        m = self.stage_ge("""graph "main"(%x : f32[4, 4], %k : i32[]) {
  %k1 = ge.Add(x1=%k, x2=%k) : i32[]
  %v, %i = ge.TopKV2(x=%x, k=%k1) : f32[4, 4], i32[4, 4]
  %y = ge.Relu(x=%v) : f32[4, 4]
  return %y, %i
}
""")
        w = self.why(m)
        self.assertEqual([(c["kind"], c["name"], c["input"], c["node"]["op"]) for c in w["causes"]],
                         [("read", "k", "k", "TopKV2")])
        self.assertEqual([(n["op"], n["reason"], n["causes"]) for n in w["scheduled"]], [("TopKV2", "read", [0])])
        self.assertEqual((w["dynamic"], w["host"]), (0, 1))
        self.assertIn("the host reads k of TopKV2 v", self.text(m))
        self.assertIn("none of the 3 nodes has a dynamic size", self.text(m, "--dynamic"))
        self.assertEqual(self.why(m, "--dynamic")["scheduled"], [])

    def test_nested_graphs(self):
        """A loop of fixed sizes is on the host if a node within it is."""
        m = self.program("%x : f32[4]", [
            "%y = higher_order.while_loop(operands=[%x]) : f32[4] {",
            '  graph "cond"(%a : f32[4]) {',
            "    %s = aten.sum.default(self=%a) : f32[]",
            "    %c = aten.lt.Scalar(self=%s, other=10.0) : bool[]",
            "    return %c",
            "  }",
            '  graph "body"(%b : f32[4]) {',
            "    %i = aten.nonzero.default(self=%b) : i64[u0, 1]",
            "    %t = aten.sum.default(self=%i) : i64[]",
            "    %d = aten.add.Tensor(self=%b, other=%t) : f32[4]",
            "    return %d",
            "  }",
            "}",
            "return %y",
        ], "symbol u0 : int [0, 4]\n")
        w = self.why(m)
        self.assertIn(("While", "graph"), [(n["op"], n["reason"]) for n in w["scheduled"]])
        self.assertEqual([c["kind"] for c in w["causes"]], ["data"])

    def test_width(self):
        for width in ("60", "80", "200"):
            r = fxge("why", os.path.join(MODELS, "alias_dynamic_writes.default.pt2"), COLUMNS=width)
            rows = r.stdout.split("reason")[1].splitlines()
            self.assertTrue(rows and all(len(row) <= int(width) for row in rows[:11]), r.stdout)


class Bad(Case):
    def test_usage(self):
        self.assertIn("the file is missing", self.text(code=2))
        self.text(self.path("nowhere"), code=5)
        self.assertIn("--shape", self.text(self.path("x"), "--shape", code=2))

    def test_unsupported_programs(self):
        m = self.program("%x : f32[2]", ["%y = my.own.default(self=%x) : f32[2]", "return %y"])
        self.assertIn("E0401", self.text(m, code=3))


if __name__ == "__main__":
    FXGE, MODELS = map(os.path.abspath, sys.argv[1:3])
    unittest.main(argv=sys.argv[:1])
