#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests variants of users' operators, by doc/variants.md: choice and refusals. Standard library only.

test_variants.py FXGE
"""

import json
import os
import pathlib
import re
import sys
import unittest

import test_op

ROW = """\
- schema: "my::scale(Tensor x, int k=2) -> Tensor"
  shape: ["x.shape"]
  dtype: [x]
  ge: {op: ScaleOne, in: {x: x}, attr: {k: k}}
"""
TYPES = "".join(f"""\
- ge: {name}
  in: {{x: [f16, f32]}}
  out: {{y: [f16, f32]}}
  attr: {{k: {{int: required}}, tile: {{int: 1}}}}
  compute: x * k
  ignore: [tile]
{more}""" for name, more in (("ScaleOne", ""), ("ScaleTwo", "  soc: [ascend910b, ascend310p]\n"), ("ScaleThree", "")))
VARIANTS = """\
  variants:
    v1: default
    v2: {ge: {op: ScaleTwo}, dtype: [f16]}
    v3: {ge: {op: ScaleThree, attr: {k: k, tile: 64}}, size: "x.shape[0] >= 64"}
    v4: {formula: x * k, size: k == 7}
"""
OPS = ROW + VARIANTS + TYPES
PROGRAM = """\
fxge 1
symbol s0 : int [2, 1000]
symbol s1 : int [64, 1000]
graph "main"(%x : f32[4], %h : f16[4], %l : f32[64, 2], %s : f32[s0], %t : f32[s1]) {
  %a = my.scale.default(x=%x) : ?
  %b = my.scale.default(x=%h) : ?
  %c = my.scale.default(x=%l) : ?
  %d = my.scale.default(x=%s) : ?
  %e = my.scale.default(x=%t) : ?
  %f = my.scale.default(x=%x, k=7) : ?
  return %a, %b, %c, %d, %e, %f
}
"""
NAMES = {"ge.ScaleOne": "v1", "ge.ScaleTwo": "v2", "ge.ScaleThree": "v3", "ge.Mul": "v4", "ge.Muls": "v4"}


class Variants(test_op.Case):
    def setUp(self):
        super().setUp()
        self.ops, self.program = self.write("ops.yaml", OPS), self.write("m.fx", PROGRAM)

    def taken(self, *args, program=None, code=0):
        """Returns the variants of the program's calls in order, and the diagnostics."""
        r = self.expect(code, "compile", program or self.program, "--stage", "ge", "-v", "--ops", self.ops, *args)
        found = re.findall(r"%(\w+) = (ge\.(?:Scale\w+|Muls?))\(", r.stdout)
        return [NAMES[op] for _, op in found], r.stderr

    def test_conditions(self):
        for args, want in [
                ((), "v1 v1 v3 v1 v3 v4"),
                (("--soc", "ascend910b"), "v1 v2 v3 v1 v3 v4"),
                (("--soc", "Ascend910B1"), "v1 v2 v3 v1 v3 v4"),
                (("--soc", "ai_core-Ascend310P"), "v1 v2 v3 v1 v3 v4"),
                (("--soc", "ascend910"), "v1 v1 v3 v1 v3 v4"),
                (("--variant", "my::scale=v3", "--soc", "ascend910b"), "v3 v3 v3 v3 v3 v3"),
                (("--variant", "my.scale.default=v1"), "v1 v1 v1 v1 v1 v1"),
                (("--variant", "my.scale=default"), "v1 v1 v1 v1 v1 v1"),
                (("--variant", "my::scale=v3", "--variant", "my::scale=v4"), "v4 v4 v4 v4 v4 v4")]:
            with self.subTest(args):
                self.assertEqual(self.taken(*args)[0], want.split())

    def test_diagnostics(self):
        _, diagnostics = self.taken("--soc=ascend910b")
        self.assertEqual(diagnostics.count("FXGE-W0563"), 1)
        self.assertIn("warning[FXGE-W0563]: my.scale.default: takes v1, not v3: unknown sizes leave "
                      "`x.shape[0] >= 64` undecided", diagnostics)
        _, diagnostics = self.taken()
        self.assertIn("takes v1, not v2: it is for ascend910b, ascend310p, and no `--soc` names the chip", diagnostics)
        self.taken("--strict", code=3)
        self.taken("--strict", "--variant", "my::scale=v1")
        _, diagnostics = self.taken("--explain=variants", "--soc=ascend910b")
        for text in ("takes v1 (v2: it is for f16; v3: `x.shape[0] >= 64` does not hold; v4: `k == 7` does not hold)",
                     "takes v2 (v3:", "takes v3 (v2: it is for f16;", "takes v4 (v2:"):
            self.assertIn(f"note[FXGE-N0562]: my.scale.default: {text}", diagnostics)
        _, diagnostics = self.taken("--explain=variants", "--soc=ascend310b")
        self.assertIn("takes v1 (v2: it is for ascend910b, ascend310p;", diagnostics)
        _, diagnostics = self.taken("--explain=variants", "--variant", "my::scale=v2")
        self.assertIn("takes v2 (it is named)", diagnostics)
        text = self.expect(0, "dump", self.program, "--stage=decomposed", "--ops", self.ops, "--soc=ascend910b").stdout
        self.assertIn("%b = my.scale_variant.v2(x=%h)", text)
        self.assertIn("%a = my.scale.default(x=%x)", text)

    def test_within_formulas_and_graphs(self):
        """Also calls within compositions, and calls that replace another operator."""
        ops = OPS + '- schema: "my::twice(Tensor x) -> Tensor"\n  formula: my.scale(my.scale(x, 3), 7)\n'
        ops = ops.replace("  variants:", "  replaces: {op: aten.triu.default, when: {diagonal: 7}}\n  variants:")
        self.ops = self.write("ops.yaml", ops)
        program = self.write("t.fx", 'fxge 1\ngraph "main"(%x : f32[64], %s : f32[4, 4]) {\n  %y = my.twice.default(x=%x) : ?\n'
                             "  %z = aten.triu.default(self=%s, diagonal=7) : ?\n  return %y, %z\n}\n")
        self.assertEqual(self.taken(program=program)[0], ["v3", "v3", "v4"])
        self.assertEqual(self.taken("--variant", "my::scale=v1", program=program)[0], ["v1", "v1", "v1"])

    def test_same_numbers(self):
        values = []
        for args in ((), ("--soc=ascend910b",), ("--variant", "my::scale=v3"), ("--variant", "my::scale=v4")):
            r = self.expect(0, "run", self.program, "--random", "1", "--size", "s0=3", "--size", "s1=65", "--ops", self.ops, *args)
            values.append(r.stdout)
        self.assertEqual(len(set(values)), 1)
        self.assertIn("f16", values[0])

    def times(self, *rows):
        return self.write("times.yaml", "".join(f"- {{op: my::scale, {row}}}\n" for row in rows))

    def test_times(self):
        """The fastest applicable variant at the nearest measured size; others as if unmeasured."""
        one = "variant: v1, dtype: f32, elements: 128, us: {}"
        three = "variant: v3, dtype: f32, elements: 128, us: {}"
        for rows, want in [
                ([], "v1 v2 v3 v1 v3 v4"),
                ([one.format(2), three.format(3)], "v1 v2 v1 v1 v3 v1"),
                ([one.format(4), three.format(3)], "v1 v2 v3 v1 v3 v1"),
                ([one.format(3), three.format(3)], "v1 v2 v1 v1 v3 v1"),
                ([one.format(2), three.format("3"), three.format(1).replace("128", "200")], "v1 v2 v1 v1 v3 v1"),
                ([one.format(2).replace("128", "1"), three.format(3)], "v1 v2 v3 v1 v3 v1"),
                ([one.format(2).replace("f32", "f16"), three.format(3).replace("f32", "f16")], "v1 v1 v3 v1 v3 v4")]:
            with self.subTest(rows):
                got = self.taken("--soc=ascend910b", "--times", self.times(*rows))[0]
                self.assertEqual(got, want.split())
        _, diagnostics = self.taken("--explain=variants", "--times", self.times(one.format(2)))
        self.assertIn("; the fastest that was measured, 2 us at 128 elements)", diagnostics)

    def test_measured(self):
        """`op test` compares all variants, and writes timings that compile reads; equal files yield equal bytes."""
        text = self.expect(0, "op", "test", self.ops, "--cases", "4", "--measure", "t.yaml").stdout
        for name in ("v2", "v3"):
            self.assertRegex(text, rf"\n  {name} +\d+ as v1, within 0\.0e\+00\n")
        self.assertRegex(text, r"\n  f16 +\d+  v1 [\d.e+]+ us, v2 [\d.e+]+ us")
        self.expect(5, "op", "test", self.ops, "--cases", "4", "--measure", "t.yaml")  # exists
        self.expect(0, "op", "test", self.ops, "--cases", "4", "--measure", "t.yaml", "--force")
        for out in ("a.air", "b.air"):
            self.expect(0, "compile", self.program, "-o", out, "--ops", self.ops, "--times", "t.yaml")
        directory = pathlib.Path(self.dir)
        self.assertEqual((directory / "a.air").read_bytes(), (directory / "b.air").read_bytes())
        rows = re.findall(r"- {op: my.scale.default, variant: (v\d), dtype: (\w+), elements: (\d+), us: ([\d.e+]+)}",
                          (directory / "t.yaml").read_text("utf-8"))
        self.assertIn(("v3", "f32"), [row[:2] for row in rows])
        self.assertTrue(all(int(row[2]) >= 1024 and float(row[3]) > 0 for row in rows))

    def test_different_ones(self):
        ops = self.write("ops.yaml", OPS.replace("- ge: ScaleThree", "- ge: ScaleWrong").replace("op: ScaleThree", "op: ScaleWrong")
                         .replace("compute: x * k", "compute: x + k"))
        wrong = self.write("ops.yaml", OPS[:OPS.index("- ge: ScaleThree")]
                           + OPS[OPS.index("- ge: ScaleThree"):].replace("x * k", "x * k + 0.001"))
        self.assertEqual(ops, wrong)
        r = self.expect(1, "op", "test", wrong, "--cases", "8", "--json")
        (op,) = json.loads(r.stdout)["ops"]
        found = {v["name"]: v for v in op["variants"]}
        self.assertEqual((found["v2"]["different"], found["v2"]["program"]), (0, None))
        self.assertGreater(found["v3"]["different"], 0)
        self.assertIn("my.scale.default(", found["v3"]["program"])
        text = self.expect(1, "op", "test", wrong, "--cases", "8").stdout
        self.assertRegex(text, r"\n  v3 .* [1-9]\d* different\n  first failure:\nfxge 1\n")

    def test_one_that_is_never_met(self):
        text = self.expect(0, "op", "test", self.write("ops.yaml", OPS.replace(">= 64", ">= 10000000000")), "--cases", "4").stdout
        self.assertRegex(text, r"\n  v3 +no call met its conditions\n")

    def test_check_and_list(self):
        text = self.expect(0, "op", "check", self.ops).stdout
        default = "`tile` is at its default"
        chain = f"to ScaleOne; {default}; v2: to ScaleTwo; {default}; v3: to ScaleThree; `tile` is constant; v4: its formula\n"
        self.assertIn(chain, text)
        self.assertNotIn("my.scale_variant", text)
        self.assertNotIn("ge.Scale", text)
        again = self.write("again.yaml", self.expect(0, "op", "import", self.ops).stdout)
        self.ops = again
        self.assertEqual(self.taken("--soc=ascend910b")[0], "v1 v2 v3 v1 v3 v4".split())

    def test_layout(self):
        self.ops = self.write("ops.yaml", """\
- op_name: "my::scale"
  op_type: ScaleOne
  input_desc: [{name: x, dtype: [float16, float32]}]
  output_desc: [{name: y, dtype: [float16, float32]}]
  attr_desc: [{name: k, dtype: int, default_value: 2}]
  compute: x * k
  shape: ["x.shape"]
  dtype: [x]
  variants:
    v3: {ge: {op: ScaleThree, in: {x: x}, attr: {k: k}}, size: "x.shape[0] >= 64"}
""" + TYPES[TYPES.index("- ge: ScaleThree"):])
        self.assertEqual(self.taken()[0], "v1 v1 v3 v1 v3 v1".split())


class Refused(test_op.Case):
    def test_rows(self):
        for variants, line, diagnostics in [
                ("v1: default\n    w: default", 7, "two defaults, `v1` and `w`"),
                ("default: {ge: {op: ScaleTwo}}", 6, "`default` is what the row itself becomes"),
                ("v2: {dtype: [f16]}", 6, "the variant `v2` needs `ge` or `formula`"),
                ("v2: ScaleTwo", 6, "a variant must be `key: value` pairs"),
                ("v2: {ge: {op: ScaleTwo}, chip: [ascend910b]}", 6, "a variant has no key `chip`"),
                ("v2: {ge: {op: ScaleFour}}", 6, "ScaleFour"),
                ("v2: {ge: {op: ScaleTwo, in: {z: x}}}", 6, "z"),
                ("v2: {ge: {op: ScaleTwo}, dtype: [f17]}", 6, "no dtype `f17`"),
                ("v2: {ge: {op: ScaleTwo}, dtype: [f64]}", 6, "the variant `v2` is never taken: ScaleTwo takes none of its dtypes"),
                ("v2: {ge: {op: ScaleTwo}, soc: [ascend910c]}", 6,
                 "the variant `v2` is never taken: ScaleTwo has no kernel for its chips"),
                ("v2: {ge: {op: ScaleTwo}, soc: ascend910b}", 6, "`soc` is a list of chips"),
                ("v2: {ge: {op: ScaleTwo}, size: prod(z.shape) > 4}", 6, "z"),
                ("v2: {ge: {op: ScaleTwo}, size: prod(x.shape)}", 6, "v2|condition|bool"),
                ("v2: {ge: {op: ScaleTwo}, size: [4]}", 6, "`size` must be a text"),
                ("v2: {ge: {op: ScaleTwo}, formula: x * k}", 6, "more than one way down"),
                ("v2: {formula: x * z}", 6, "z"),
                ("2v: {ge: {op: ScaleTwo}}", 6, "expected an identifier")]:
            with self.subTest(variants):
                ops = self.write("ops.yaml", ROW + f"  variants:\n    {variants}\n" + TYPES)
                r = self.expect(4, "ops", "--ops", ops)
                self.assertRegex(r.stderr, rf"ops.yaml:{line}: error\[FXGE-E09")
                self.assertRegex(r.stderr, diagnostics.replace("[", r"\[") if "|" not in diagnostics else diagnostics)

    def test_lists_and_many(self):
        for text, diagnostics in [("  variants: [v2]\n", "`variants` must be `name: {..}` pairs"),
                           ("  variants:\n" + "".join(f"    v{i}: {{ge: {{op: ScaleTwo}}}}\n" for i in range(65)), "64 at most")]:
            r = self.expect(4, "ops", "--ops", self.write("ops.yaml", ROW + text + TYPES))
            self.assertRegex(r.stderr, r"ops.yaml:[56]: error\[FXGE-E0903")
            self.assertIn(diagnostics, r.stderr)
        writes = '- schema: "my::scale_(Tensor(a!) x, int k=2) -> Tensor(a!)"\n  functional: my.scale.default\n'
        r = self.expect(4, "ops", "--ops", self.write("ops.yaml", OPS + writes + "  variants: {v2: {formula: x * k}}\n"))
        self.assertIn("`variants` of an operator that writes", r.stderr)

    def test_names(self):
        ops, program = self.write("ops.yaml", OPS), self.write("m.fx", PROGRAM)
        for name, diagnostics in [
                ("my::scale", "OPERATOR=NAME"), ("=v2", "OPERATOR=NAME"), ("my::scale=", "OPERATOR=NAME"),
                ("my::other=v2", "no operator 'my.other.default' with `variants` is described"),
                ("aten::add=v2", "no operator 'aten.add.default' with `variants`"),
                ("my::scale=v9", "my.scale.default has no variant 'v9'")]:
            r = self.expect(2, "compile", program, "-o", "m.air", "--ops", ops, "--variant", name)
            self.assertIn(diagnostics, r.stderr)
        self.assertIn("there are v1, v2, v3, v4, and default", r.stderr)
        r = self.expect(2, "compile", program, "-o", "m.air", "--variant", "my::scale=v2")
        self.assertIn("no operator with `variants` is described", r.stderr)
        self.expect(2, "compile", program, "-o", "m.air", "--ops", ops, "--soc", "910 b")

    def test_times(self):
        ops, program = self.write("ops.yaml", OPS), self.write("m.fx", PROGRAM)
        good = "{op: my::scale, variant: v1, dtype: f32, elements: 8, us: 1}"
        for row, diagnostics in [
                (good.replace("v1", "v9"), "my.scale.default has no variant `v9`"),
                (good.replace("my::scale", "my::x"), "no operator `my::x` with `variants`"),
                (good.replace("f32", "f31"), "no dtype `f31`"),
                (good.replace("us: 1", "us: 0"), "`us` is a number above 0"),
                (good.replace("us: 1", "us: nan"), "`us` is a number above 0"),
                (good.replace("us: 1", "us: 1e999"), "`us` is a number above 0"),
                (good.replace("8", "8.5"), "`elements` is a whole number"),
                (good.replace("8", "1e30"), "`elements` is a whole number"),
                (good.replace(", us: 1", ""), "a time needs `us`"),
                (good.replace("us:", "ns:"), "a time has no key `ns`"),
                ("4", "a time must be"), ("[1]", "a time must be")]:
            with self.subTest(row):
                times = self.write("times.yaml", f"- {good}\n- {row}\n")
                r = self.expect(4, "compile", program, "-o", "m.air", "--ops", ops, "--times", times)
                self.assertIn("times.yaml:2: error[FXGE-E09", r.stderr)
                self.assertIn(diagnostics, r.stderr)
        self.expect(4, "compile", program, "-o", "m.air", "--ops", ops, "--times", self.write("times.yaml", "a: 1\n"))
        self.expect(5, "compile", program, "-o", "m.air", "--ops", ops, "--times", "nothing.yaml")

    def test_a_condition_that_fails(self):
        """A size that a call lacks is an error of that call."""
        ops = self.write("ops.yaml", OPS.replace("x.shape[0] >= 64", "x.shape[1] >= 64"))
        r = self.expect(4, "compile", self.write("m.fx", PROGRAM), "-o", "m.air", "--ops", ops)
        self.assertIn("my.scale.default", r.stderr)
        self.assertIn("element 1 of a list of 1", r.stderr)
        self.assertIn("ops.yaml:8", r.stderr)


if __name__ == "__main__":
    test_op.FXGE = os.path.abspath(sys.argv.pop(1))
    unittest.main()
