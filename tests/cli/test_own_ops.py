#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests operators that a user describes, by ops/README.md: files that load also compile and run. Standard library
only.

test_own_ops.py FXGE
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

FXGE = None

ROW = """\
- schema: "my::f({arguments}) -> Tensor"
  shape: ["{shape}"]
  dtype: [{dtype}]
  ge: {{op: MyF, in: {{x: {dtype}}}}}
"""
SCALED = """\
- schema: "my::f(Tensor x, float by) -> Tensor"
  shape: ["x.shape"]
  dtype: [x]
  ge: {op: MyF, in: {x: x}, attr: {by: by}}
- ge: MyF
  in: {x: [f64]}
  out: {y: [f64]}
  attr: {by: {float: required}}
  compute: |
    graph f(%x) {
      %y = aten.mul.Scalar(self=%x, other=$by)
      return %y
    }
"""
BY_FORMULA = """
- ge: MyI
  in: {x: [f64]}
  out: {y: [f64]}
  attr: {by: {float: required}}
  compute: x * by
"""
RESIZED = """
- ge: %s
  in: {x: [f32]}
  out: {y: [f32]}
  attr: {by: {%s: required}}
  compute: |
    graph resized(%%x) {
      %%y = aten.upsample_nearest2d.vec(input=%%x, scale_factors=[%s])
      return %%y
    }
"""
FED = """\
- schema: "my::f(Tensor x, bool[] f=[True, False], float[] s=[0.5, 1.5], int a=1, int b=2, float c=0.5, float d=0.25, \
bool e=True, bool g=False, float k=0.5, Scalar n=2.5) -> Tensor"
  shape: ["x.shape"]
  dtype: [x]
  ge: {op: MyF, in: {x: x, k: k, half: 0.5, pair: [a, b], n: n}, attr: {f: f, s: s, ab: [a, b], cd: [c, d], eg: [e, g], on: [true, false]}}
- ge: MyF
  in: {x: [f32], k: [f32, i64], half: [f32, i64], pair: [i64], n: [f32, i64]}
  out: {y: [f32]}
  attr: {f: {bools: required}, s: {floats: required}, ab: {ints: required}, cd: {floats: required}, eg: {bools: required}, on: {bools: []}}
"""
PROGRAM = """\
fxge 1
model "m" stage "import"
graph "main"(
    {inputs}) {{
  %y = {call}
  return %y as "y"
}}
"""


class Case(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="fxge-own-")

    def tearDown(self):
        shutil.rmtree(self.dir)

    def write(self, name, text):
        path = os.path.join(self.dir, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def program(self, call, inputs="%a : f32[2, 3], %b : f32[4, 3]"):
        return self.write("m.fx", PROGRAM.format(call=call, inputs=inputs))

    def expect(self, code, *args):
        r = subprocess.run([FXGE, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=60,
                           env=dict(os.environ, LC_ALL="C"))
        self.assertEqual(r.returncode, code, (args, r.stdout, r.stderr))
        return r

    def results(self, program, ops):
        """Returns the program's results for --random 1, directly and through an .air."""
        air = os.path.join(self.dir, "m.air")
        self.expect(0, "compile", program, "-o", air, "--force", "--ops", ops)
        self.expect(0, "check", air, "--strict", "--ops", ops)
        found = [json.loads(self.expect(0, "run", path, "--random", "1", "--json", "--ops", ops).stdout)["steps"][0][0]
                 for path in (program, air)]
        self.assertEqual(*found)
        return found[0]


class Compute(Case):
    """GE rows with only `compute`, which also determines the results."""

    def rows(self, text, port="x", shape="x.shape", arguments="Tensor x", dtype="x"):
        return self.write("ops.yaml", ROW.format(arguments=arguments, shape=shape, dtype=dtype) + (
            "- ge: MyF\n  in: {%s: [f32]}\n  out: {y: [f32]}\n  compute: |\n%s" % (port, text)))

    TWICE = "    graph f(%x) {\n      %y = aten.add.Tensor(self=%x, other=%x)\n      return %y\n    }\n"
    JOIN = "    graph f(%x) {\n      %y = aten.cat.default(tensors=[%x, %x])\n      return %y\n    }\n"

    def test_alone(self):
        ops = self.rows(self.TWICE)
        plain = self.results(self.program("aten.add.Tensor(self=%a, other=%a) : f32[2, 3]"), ops)
        self.assertEqual(plain["shape"], [2, 3])
        for call in ("my.f.default(x=%a) : f32[2, 3]", "ge.MyF(x=%a) : f32[2, 3]", "ge.MyF(x=%a)"):
            with self.subTest(call):
                self.assertEqual(self.results(self.program(call), ops), plain)

    def test_lists(self):
        ops = self.rows(self.JOIN, '"x*"', "[2 * (xs[0][0] + xs[-1][0]), xs[0][1]]", "Tensor[] xs", "xs")
        plain = self.results(self.program("aten.cat.default(tensors=[%a, %b, %a, %b]) : f32[12, 3]"), ops)
        self.assertEqual(plain["shape"], [12, 3])
        for call in ("my.f.default(xs=[%a, %b]) : f32[12, 3]", "ge.MyF(x=[%a, %b])"):
            with self.subTest(call):
                self.assertEqual(self.results(self.program(call), ops), plain)

    def test_values_that_a_row_feeds(self):
        """Lists of several arguments, lists of bools, and constants for inputs that accept floats and integers."""
        ops = self.write("ops.yaml", FED)
        for call, attrs, constants in (
                ("my.f.default(x=%a)",
                 "f=[true, false], s=[0.5, 1.5], ab=[1, 2], cd=[0.5, 0.25], eg=[true, false], on=[true, false]",
                 ("f32[] = {0.5}", "i64[2] = {1, 2}", "f32[] = {2.5}")),
                ("my.f.default(x=%a, f=[false], s=[1.0], a=7, b=8, c=1.5, d=2.5, e=false, g=true, k=0.25, n=4)",
                 "f=[false], s=[1.0], ab=[7, 8], cd=[1.5, 2.5], eg=[false, true], on=[true, false]",
                 ("f32[] = {0.25}", "f32[] = {0.5}", "i64[2] = {7, 8}", "i64[] = {4}"))):
            with self.subTest(call):
                text = self.expect(0, "dump", self.program(call + " : f32[2, 3]"), "--ops", ops, "--stage", "ge").stdout
                self.assertIn(attrs, text)
                for constant in constants:
                    self.assertIn(constant, text)

    def test_float_attributes_are_f32(self):
        """`$by` is a value in the .air: f64 arithmetic and the floor in a size show the difference."""
        ops = self.write("ops.yaml", SCALED + RESIZED % ("MyG", "floats", "$by") + RESIZED % ("MyH", "float", "$by, $by")
                         + BY_FORMULA)
        for call, inputs in (("my.f.default(x=%a, by=0.1)", "%a : f64[2, 3]"),
                             ("ge.MyF(x=%a, by=0.1)", "%a : f64[2, 3]"),
                             ("ge.MyF(x=%a, by=16777217)", "%a : f64[2, 3]"),
                             ("ge.MyG(x=%a, by=[0.7, 0.7])", "%a : f32[1, 1, 10, 10]"),
                             ("ge.MyH(x=%a, by=0.7)", "%a : f32[1, 1, 10, 10]"),
                             ("ge.MyI(x=%a, by=16777217)", "%a : f64[2, 3]")):
            with self.subTest(call):
                self.results(self.program(call, inputs), ops)

    def refused(self, ops, call, *says, code=4):
        r = self.expect(code, "run", self.program(call), "--random", "1", "--ops", ops)
        for text in says:
            self.assertIn(text, r.stderr)

    def test_a_list_is_no_tensor(self):
        ops = self.rows(self.TWICE, '"x*"', "xs[0].shape", "Tensor[] xs", "xs")
        self.refused(ops, "ge.MyF(x=[%a, %b])", "the composition's 'x' is a list, and 'self' takes one tensor")

    def test_of_itself(self):
        ops = self.rows(self.TWICE.replace("aten.add.Tensor(self=%x, other=%x)", "ge.MyF(x=%x)"))
        self.refused(ops, "ge.MyF(x=%a)", "the composition of ge.MyF uses itself")

    def test_promotions(self):
        """A port has the promoted dtype of other symbols' ports, or the row is refused."""
        row = "- ge: MyP\n  types: {T: [f16, f32], U: [f32, i64], V: {promote: [T, U]}}\n  in: {x: T, 'z?': U}\n  out: {y: V}\n" \
              "  shape: [x.shape]\n  dtype: [x]\n"
        ops = self.write("ops.yaml", row)
        for inputs, call, message in [
                ("%a : f16[2], %b : i64[2]", "ge.MyP(x=%a, z=%b)", None), ("%a : f32[2], %b : i64[2]", "ge.MyP(x=%a, z=%b)", None),
                ("%a : f16[2]", "ge.MyP(x=%a)", None),
                ("%a : f16[2], %b : f32[2]", "ge.MyP(x=%a, z=%b)", "result 'y' is f16, and 'x' with 'z' is f32: they must agree"),
                ("%a : f64[2], %b : f32[2]", "ge.MyP(x=%a, z=%b)", "argument 'x' is f64, expected one of f32, f16")]:
            with self.subTest(inputs):
                air = os.path.join(self.dir, "m.air")
                self.expect(0, "compile", self.program(call, inputs), "-o", air, "--force", "--ops", ops)
                r = self.expect(1 if message else 0, "check", air, "--ops", ops)
                self.assertIn(message or "", r.stderr)

    def test_a_row_that_contradicts_itself(self):
        """The user's fault, not a bug of fxge."""
        ops = self.rows(self.TWICE, shape="[7]")
        self.refused(ops, "my.f.default(x=%a) : f32[7]", "my.f.default", "f32[2, 3]")
        ops = self.rows(self.TWICE + '  shape: ["[7]"]\n  dtype: [x]\n', shape="[7]")
        self.refused(ops, "my.f.default(x=%a) : f32[7]",
                     "result 0 of ge.MyF is computed as f32[2, 3], but its row declares f32[7]")


class Shapes(Case):
    """Shape expressions are checked at load time; faults that only a call shows name the file."""

    def test_refused_with_its_line(self):
        ops = self.write("ops.yaml", ROW.format(arguments="Tensor x", shape="[x.shape]", dtype="x"))
        r = self.expect(4, "ops", "--ops", ops)
        self.assertIn("ops.yaml:2: error[FXGE-E0914]: my.f.default: shape `[x.shape]`", r.stderr)

    def test_at_the_call(self):
        ops = self.write("ops.yaml", ROW.format(arguments="Tensor x", shape="[x[2]]", dtype="x") +
                         "- ge: MyF\n  in: {x: [f32]}\n  out: {y: [f32]}\n  shape: [x.shape]\n  dtype: [x]\n")
        r = self.expect(4, "compile", self.program("my.f.default(x=%a)"), "-o", os.path.join(self.dir, "m.air"),
                        "--ops", ops)
        self.assertIn("shape `[x[2]]` (%s:2): argument 'x' has 2 dims, [2] is none of them" % ops, r.stderr)


class Writing(Case):
    """Operators that write an operand, called directly and within both forms of auto_functionalized, through a .fxpb."""

    SCOPES = pathlib.Path(__file__).resolve().parents[1] / "passes" / "scopes"
    PUT = """\
fxge 1
model "m" stage "import"
graph "main"(
    %x : f32[3, 4],
    %row : f32[4]) {
  %mine = aten.clone.default(self=%x) : f32[3, 4]
  my.put.default(cache=%mine, row=%row, at=1)
  %part = aten.slice.Tensor(self=%mine, dim=0, start=1, end=3) : f32[2, 4]
  %same = my.shift_.default(x=%part, by=%row) : f32[2, 4]
  %mean = aten.clone.default(self=%row) : f32[4]
  %a = my.tracked.default(x=%mine, mean=%mean) : f32[3, 4]
  %steps = my.decay.default(xs=[%mine, %mean], steps=%row, by=0.5) : f32[]
  return %same as "same", %a as "a", %steps as "steps", %mean as "mean", %mine as "mine"
}
"""

    def through(self, program, ops):
        path = os.path.join(self.dir, "m.fxpb")
        self.expect(0, "dump", program, "--ops", ops, "--format", "fxpb", "-o", path, "--force")
        return path

    def shown(self, program, ops, stage):
        """Names of results are the .fxpb's."""
        return re.sub(r' as "\w+"', "", self.expect(0, "dump", program, "--ops", ops, "--stage", stage).stdout)

    def test_there_and_back(self):
        ops = str(self.SCOPES / "ops.yaml")
        for program in (str(self.SCOPES / "auto_functionalized.fx"), self.write("put.fx", self.PUT)):
            path = self.through(program, ops)
            for stage in ("functional", "ge"):
                with self.subTest(program, stage=stage):
                    self.assertEqual(self.shown(program, ops, stage), self.shown(path, ops, stage))
            ran = [self.expect(0, "run", p, "--ops", ops, "--random", "3").stdout for p in (program, path)]
            self.assertEqual(*(re.sub(r"(?m)^\w+: ", "", text) for text in ran))

    def test_as_it_is_written(self):
        ops = str(self.SCOPES / "ops.yaml")
        program = self.write("put.fx", self.PUT)
        self.assertEqual(*(self.expect(0, "dump", p, "--ops", ops).stdout for p in (program, self.through(program, ops))))


class Unknown(Case):
    """A GE operator without a description makes a program invalid for GE."""

    def test_compile(self):
        air = os.path.join(self.dir, "m.air")
        for stage in ("import", "ge"):
            with open(self.program("ge.Nonsense(x=%a) : f32[2, 3]"), encoding="utf-8") as file:
                program = self.write(stage + ".fx", file.read().replace('"import"', '"%s"' % stage))
            with self.subTest(stage):
                r = self.expect(3, "compile", program, "-o", air)
                self.assertIn("error[FXGE-E0401]: ge.Nonsense", r.stderr)
                self.assertFalse(os.path.exists(air))

    def test_ops(self):
        r = self.expect(3, "ops", self.program("ge.Nonsense(x=%a) : f32[2, 3]"))
        self.assertIn("NOT SUPPORTED  ge.Nonsense", r.stdout)


class Automatic(Case):
    """Schemas linked to the GE type of their name."""

    def automatic(self, schema, ports):
        return self.write("ops.yaml", f'- schema: "{schema}"\n- ge: MyOp\n{ports}')

    def test_switches_of_optional_inputs(self):
        """A bool attribute for the presence of an optional input, without an argument, follows the input."""
        body = "    if use_bias:\n      return linear(x, w, bias)\n    return linear(x, w)\n"
        def ports(attr="use_bias", kind="bool: false", compute=""):
            return ("  in: {x: [f32], w: [f32], \"bias?\": [f32]}\n  out: {y: [f32]}\n"
                    f"  attr: {{{attr}: {{{kind}}}}}\n{compute}")
        def shown(ops, call):
            program = self.write("m.fx", "fxge 1\ngraph \"main\"(%x : f32[2, 3], %w : f32[4, 3], %b : f32[4]) {\n"
                                 f"  %y = my.my_op.default(x=%x, w=%w{call}) : f32[2, 4]\n  return %y as \"y\"\n}}\n")
            return self.expect(0, "dump", program, "--stage", "ge", "--ops", ops).stdout
        optional, required, none = (f"my::my_op(Tensor x, Tensor w{bias}) -> Tensor" for bias in (", Tensor? bias=None", ", Tensor bias", ""))
        computed = "  compute: |\n" + body
        for name in ("use_bias", "has_bias", "with_bias", "bias_flag"):
            ops = self.automatic(optional, ports(name))
            self.assertIn(f"bias=%b, {name}=true", shown(ops, ", bias=%b"))
            self.assertNotIn(f"{name}=true", shown(ops, ""))
        self.assertIn("use_bias=true", shown(self.automatic(required, ports()), ", bias=%b"))
        self.assertIn("use_bias=true", shown(self.automatic(optional, ports(kind="bool: required")), ", bias=%b"))
        self.assertIn("has_bias=false", shown(self.automatic(none, ports("has_bias", "bool: true")), ""))
        self.assertIn("no_bias=true", shown(self.automatic(none, ports("no_bias")), ""))
        self.assertIn("use_bias=1", shown(self.automatic(required, ports(kind="int: 0")), ", bias=%b"))
        for name, kind in (("no_bias", "bool: false"), ("use_bias", "int: 0")):
            r = self.expect(4, "ops", "--ops", self.automatic(optional, ports(name, kind)))
            self.assertIn(f"attribute `{name}` of ge.MyOp hangs on whether `bias` is given", r.stderr)
        r = self.expect(4, "ops", "--ops", self.automatic(optional, ports("n", "int: required")))
        self.assertIn("attribute `n` of MyOp is required, but nothing feeds it", r.stderr)
        ops = self.automatic(optional, ports(compute=computed))
        self.assertIn("`use_bias` is true where `bias` is given", self.expect(0, "op", "check", ops).stdout)
        program = self.write("m.fx", "fxge 1\ngraph \"main\"(%x : f32[1, 1], %w : f32[1, 1], %b : f32[1]) {\n"
                             "  %y = my.my_op.default(x=%x, w=%w, bias=%b) : f32[1, 1]\n  %z = my.my_op.default(x=%x, w=%w) : f32[1, 1]\n"
                             "  %d = aten.sub.Tensor(self=%y, other=%z)\n  %e = aten.sub.Tensor(self=%d, other=%b)\n"
                             "  %a = aten.abs.default(self=%e)\n  return %a as \"a\", %d as \"d\"\n}\n")
        out = self.expect(0, "run", program, "--random", "1", "--ops", ops).stdout
        self.assertRegex(out, r"a.*\b0\b")

    def test_results_by_name(self):
        ports = "  in: {x: [f32]}\n  out: {y: [f32], mean: [f32]}\n"
        ops = self.automatic("my::my_op(Tensor x) -> (Tensor mean, Tensor y)", ports)
        program = self.write("m.fx", "fxge 1\ngraph \"main\"(%x : f32[2]) {\n  %m, %y = my.my_op.default(x=%x) : f32[2], f32[2]\n"
                             "  return %m as \"m\"\n}\n")
        self.assertRegex(self.expect(0, "dump", program, "--stage", "ge", "--ops", ops).stdout, r"%\w+, %m = ge.MyOp")
        for results in ("(Tensor mean, Tensor other)", "(Tensor mean, Tensor)"):
            r = self.expect(4, "ops", "--ops", self.automatic(f"my::my_op(Tensor x) -> {results}", ports))
            self.assertIn("results have names of outputs of ge.MyOp in other places", r.stderr)
        self.expect(0, "ops", "--ops", self.automatic("my::my_op(Tensor x) -> (Tensor a, Tensor b)", ports))


if __name__ == "__main__":
    FXGE = sys.argv.pop(1)
    unittest.main()
