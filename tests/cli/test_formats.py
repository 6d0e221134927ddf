#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests formats of ports: read from every form that states them, checked, and written where GE requires them.
Standard library only.

test_formats.py FXGE
"""

import json
import os
import sys
import unittest

import test_op

ROW = """\
- ge: Blend
  types: {T: [f16, f32]}
  in: {x: T, "y?": T}
  out: {z: T}
"""
WAY = """\
- schema: "my::blend(Tensor x, Tensor? y=None) -> Tensor"
  shape: ["x.shape"]
  dtype: [x]
  ge: {op: Blend, in: {x: x, y: y}}
"""
JSON = {"op": "Blend", "input_desc": [
            {"name": "x", "param_type": "required", "type": ["float16", "float16", "float", "float"],
             "format": ["ND", "FRACTAL_NZ", "ND", "FRACTAL_NZ"]},
            {"name": "y", "param_type": "optional", "type": ["float16", "float16", "float", "float"], "format": ["NCHW"] * 4}],
        "output_desc": [{"name": "z", "param_type": "required", "type": ["float16", "float16", "float", "float"],
                         "format": ["ND", "FRACTAL_NZ", "ND", "FRACTAL_NZ"]}]}
PROGRAM = """\
fxge 1
graph "main"(%x : f32[1, 2, 3, 4], %y : f32[5, 6]) {
  %a = my.blend.default(x=%x, y=%x) : ?
  %b = my.blend.default(x=%y, y=%y) : ?
  return %a as "a", %b as "b"
}
"""


class Formats(test_op.Case):
    def exported(self, text):
        found = json.loads(self.expect(0, "op", "export", self.write("ops.yaml", text), "--to", "json").stdout)
        return {p["name"]: (p["type"], p["format"]) for p in found[0]["input_desc"] + found[0]["output_desc"]}

    def test_json(self):
        """Round trip: formats that belong together stay together."""
        path = self.write("blend.json", json.dumps([JSON]))
        row = self.expect(0, "op", "import", path).stdout
        self.assertIn("  format: {x: [ND, FRACTAL_NZ], y: NCHW, z: [ND, FRACTAL_NZ]}\n", row)
        found = self.exported(row)
        self.assertEqual(found["x"], (["float", "float", "float16", "float16"], ["ND", "FRACTAL_NZ"] * 2))
        self.assertEqual(found["y"][1], ["NCHW"] * 4)
        self.assertEqual(found["z"], found["x"])
        self.assertEqual(self.exported(ROW)["x"], (["float", "float16"], ["ND", "ND"]))
        out = self.write("again.json", self.expect(0, "op", "export", path, "--to", "json").stdout)
        rows = [self.expect(0, "op", "import", p).stdout.split("\n", 1)[1] for p in (path, out)]
        self.assertEqual(test_op.canonical(rows[0]), test_op.canonical(rows[1]))

    def test_scalars_and_the_layout(self):
        one = json.dumps({"op": "Blend", "input_desc": [{"name": "x", "type": "float16", "format": "FRACTAL_NZ"}],
                          "output_desc": [{"name": "z", "type": "float16", "format": "ND"}]})
        self.assertIn("  format: {x: FRACTAL_NZ}\n", self.expect(0, "op", "import", self.write("one.json", one)).stdout)
        layout = ('- op_name: "my::blend"\n  op_type: Blend\n  input_desc: [{name: x, dtype: [f16, f32], format: [NHWC]}]\n'
                  "  output_desc: [{name: z, dtype: [f16, f32]}]\n")
        self.assertIn("  format: {x: NHWC}\n", self.expect(0, "op", "import", self.write("l.yaml", layout)).stdout)

    def test_of_one_dtype_only(self):
        """A combination that a row cannot express is reported, and widened to all dtypes."""
        said = json.loads(json.dumps(JSON))
        for p in said["input_desc"] + said["output_desc"]:
            p["type"], p["format"] = ["float16", "float"], ["FRACTAL_NZ", "ND"]
        r = self.expect(0, "op", "import", self.write("blend.json", json.dumps([said])))
        self.assertIn("warning[FXGE-W0919]", r.stderr)
        self.assertIn("formats that go with some dtypes only", r.stderr)
        self.assertIn("x: [FRACTAL_NZ, ND]", r.stdout)

    def layouts(self, formats):
        ops = self.write("ops.yaml", ROW + formats + WAY)
        self.expect(0, "compile", self.write("m.fx", PROGRAM), "-o", "m.air", "--ops", ops, "--force")
        self.expect(0, "check", "m.air", "--strict", "--ops", ops)
        text = self.expect(0, "dump", "m.air", "--format=pbtxt", "--ops", ops).stdout
        return text

    def test_descriptions_of_tensors(self):
        """The format of a tensor outside of the chip is written; formats on the chip are GE's choice."""
        for formats, of_four, of_two in [
                ("", 0, 0), ("  format: {x: NHWC, y: [NHWC], z: NHWC}\n", 3, 0), ("  format: {x: NHWC}\n", 1, 0),
                ("  format: {x: FRACTAL_NZ, y: FRACTAL_NZ, z: FRACTAL_NZ}\n", 0, 0),
                ("  format: {x: [FRACTAL_NZ, NHWC], y: [NHWC, ND]}\n", 1, 0)]:
            with self.subTest(formats):
                text = self.layouts(formats)
                self.assertEqual(text.count('layout: "NHWC"'), of_four + of_two)
                self.assertNotIn("FRACTAL", text)
                single = self.expect(0, "op", "export", "ops.yaml", "--to", "singleop", "--graph", "m.fx").stdout
                self.assertEqual(single.count('"format": "NHWC"'), of_four + of_two)
                self.assertNotIn("FRACTAL", single)

    def test_bad(self):
        for formats, message in [
                ("format: {w: ND}", "`format`: no port `w`"), ("format: {x: NHCW}", "no format `NHCW`"),
                ("format: {x: RESERVED}", "no format `RESERVED`"), ("format: [ND]", "`format` must be"),
                ("format: {x: []}", "expected a format"), ("format: {x: {a: b}}", "expected a format"),
                ("format: {x: [[ND]]}", "`format` must be a text"),
                ("format: {x: [ND, NCHW], y: [ND, NCHW, NHWC]}", "`y` has 3 formats, a port before it 2")]:
            with self.subTest(formats):
                r = self.expect(4, "ops", "--ops", self.write("ops.yaml", f"{ROW}  {formats}\n"))
                self.assertIn("ops.yaml:5: error[FXGE-E09", r.stderr)
                self.assertIn(message, r.stderr)
        said = json.loads(json.dumps(JSON))
        said["input_desc"][0]["format"] = ["ND", "NCHW"]
        for action in ("import", "check"):
            r = self.expect(4, "op", action, self.write("blend.json", json.dumps([said], indent=1)))
            self.assertRegex(r.stderr, r"blend.json:\d+: error\[FXGE-E0903\]")
            self.assertIn("port `x` has 2 formats for 4 dtypes", r.stderr)


if __name__ == "__main__":
    test_op.FXGE = os.path.abspath(sys.argv.pop(1))
    unittest.main()
