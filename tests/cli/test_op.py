#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge op`: descriptions of operators in common forms become rows. Standard library only.

test_op.py FXGE    (BLESS=1 rewrites the expected rows of forms/)
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
FORMS = pathlib.Path(__file__).resolve().parent / "forms"
SINGLE = FORMS.with_name("singleop")

PROGRAM = """\
fxge 1
model "m" stage "import"
graph "main"(
    %x : f32[2, 3],
    %w : f32[4, 3]) {
  %y = npu.npu_custom_linear.default(x=%x, weight=%w) : f32[2, 4]
  return %y as "y"
}
"""


def canonical(line):
    """Returns a line of a row with its dtypes sorted: the combination of ports matters, the order does not."""
    return re.sub(r"\[[\w, ]*\]", lambda m: str(sorted(re.findall(r"\w+", m.group()))), line)


class Case(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="fxge-op-")

    def tearDown(self):
        shutil.rmtree(self.dir)

    def write(self, name, text):
        path = os.path.join(self.dir, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def expect(self, code, *args, cwd=None):
        r = subprocess.run([FXGE, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=60,
                           cwd=cwd or self.dir, env=dict(os.environ, LC_ALL="C"))
        self.assertEqual(r.returncode, code, (args, r.stdout, r.stderr))
        return r


class Import(Case):
    def test_forms(self):
        """Each file yields its rows, which load, and import unchanged."""
        files = sorted(p for p in FORMS.iterdir() if p.suffix != ".rows")
        self.assertGreaterEqual(len(files), 7)
        for path in files:
            with self.subTest(path.name):
                rows = self.expect(0, "op", "import", path.name, cwd=FORMS).stdout
                golden = path.with_name(path.name + ".rows")
                if os.environ.get("BLESS"):
                    golden.write_text(rows, "utf-8")
                self.assertEqual(rows, golden.read_text("utf-8"))
                own = self.write("own.yaml", rows)
                again = self.expect(0, "op", "import", own).stdout
                plain = [[line.split("  # ")[0] for line in text.splitlines()] for text in (rows, again)]
                self.assertEqual(*plain)
                self.expect(0, "ops", "--ops", own)
                self.expect(0, "ops", "--ops", str(path))

    def test_to_a_file(self):
        out = os.path.join(self.dir, "out.yaml")
        self.expect(0, "op", "import", str(FORMS / "linear.hpp"), "-o", out)
        self.assertIn("- ge: CustomLinear", pathlib.Path(out).read_text("utf-8"))
        self.expect(5, "op", "import", str(FORMS / "linear.hpp"), "-o", out)
        self.expect(0, "op", "import", str(FORMS / "linear.hpp"), "-o", out, "--force")

    def test_merged(self):
        """Descriptions of one operator in two files are merged into one row."""
        more = self.write("more.yaml", "- ge: CustomLinear\n  in: {x: [f32, f16, bf16], weight: [f32, f16, bf16], "
                          "'bias?': [f16, f32, bf16]}\n  out: {y: [f32, f16, bf16]}\n  attr: {use_bias: {bool: false}}\n"
                          "  compute: linear(x, weight, bias)\n  ignore: [use_bias]\n")
        rows = self.expect(0, "op", "import", "linear.hpp", more, cwd=FORMS).stdout
        self.assertEqual(rows.count("- ge:"), 1)
        self.assertIn('compute: "linear(x, weight, bias)"', rows)

    def test_contradictions(self):
        """Both locations are reported, for each port and attribute."""
        r = self.expect(4, "op", "check", "layout.yaml", "linear.hpp", cwd=FORMS)
        self.assertIn("linear.hpp:9: error[FXGE-E0918]: ge.CustomLinear: `bias`: an attribute in layout.yaml:9, an optional "
                      "input here", r.stderr)
        self.assertIn("linear.hpp:11: error[FXGE-E0918]: ge.CustomLinear: `use_bias`: not there in layout.yaml:1, an attribute "
                      "here", r.stderr)
        self.assertEqual(r.stdout, "")

    def test_places_of_several_files(self):
        """A fault in a key from another file is reported at that file."""
        first = ("- ge: Lin\n  in: {x: [f32]}\n  out: {y: [f32]}\n"
                 '- schema: "my::lin(Tensor x) -> Tensor"\n  ge: {op: Lin, in: {x: x}}\n')
        for keys, place, message in [
                ("- ge: Lin\n  in: {x: [f32]}\n  out: {y: [f32]}\n  format: {x: NHCW}\n", 7, "no format `NHCW`"),
                ("- ge: Lin\n  in: {x: [f32]}\n  out: {y: [f32]}\n  compute: |\n    z = x\n    return q\n", 9, "`q` is no argument"),
                ('- schema: "my::lin(Tensor x) -> Tensor"\n  backward:\n    x: grad * nothing(x)\n', 6, "no function"),
                ('- schema: "my::lin(Tensor x) -> Tensor"\n  shape: ["[x[0], z[0]]"]\n  dtype: [x]\n', 5, "`z`"),
                ('- schema: "my::lin(Tensor x) -> Tensor"\n  variants:\n    v2: {ge: {op: Lin, in: {x: x}}, size: "x.rank > q"}\n', 6, "`q`"),
                ('- schema: "my::lin(Tensor x) -> Tensor"\n  check: {k: q > 1}\n', 5, "`q`")]:
            with self.subTest(keys):
                files = [self.write("a.yaml", first), self.write("b.yaml", "\n\n\n" + keys)]
                lines = self.expect(4, "op", "check", *files).stderr.splitlines()
                self.assertRegex(lines[0], rf"^{re.escape(files[1])}:{place}: error.*{re.escape(message)}")
        third = self.write("c.yaml", "- ge: Lin\n  in: {x: [f32]}\n  out: {y: [f32]}\n  compute: x * 2\n")
        files[1] = self.write("b.yaml", "\n- ge: Lin\n  in: {x: [f32]}\n  out: {y: [f32]}\n  compute: x\n")
        self.assertIn(f"{third}:4: error[FXGE-E0918]: ge.Lin: `compute`: x in {files[1]}:5, \"x * 2\" here",
                      self.expect(4, "op", "check", *files, third).stderr)

    def test_functions_of_another_file(self):
        """A formula calls functions of its own file, also when its row is merged with another file's."""
        twice = "- def: |\n    def twice(x):\n        return x * %d\n"
        rows = self.write("a.yaml", twice % 2 + '- schema: "my::lin(Tensor x) -> Tensor"\n  ge: {op: Lin, in: {x: x}}\n')
        more = self.write("b.yaml", twice % 5 + "- ge: Lin\n  in: {x: [f32]}\n  out: {y: [f32]}\n")
        last = self.write("c.yaml", twice % 7 + "- ge: Lin\n  in: {x: [f32]}\n  out: {y: [f32]}\n  compute: twice(x)\n")
        text = self.expect(0, "op", "export", rows, more, last, "--to", "meta").stdout
        self.assertIn(", 7)", text)
        self.assertNotRegex(text, r", [25]\)")

    def test_both_forms_of_json(self):
        r = self.expect(4, "op", "import", "gelu.json", "gelu_one.json", cwd=FORMS)
        self.assertIn("gelu.json:5: error[FXGE-E0918]: ge.GELUCustom: `approximate`: not there in gelu_one.json:1, an attribute here", r.stderr)

    def test_passed_over(self):
        r = self.expect(0, "op", "import", "library.cpp", "styles.hpp", cwd=FORMS)
        self.assertIn("library.cpp:11: warning[FXGE-W0919]: `my::inferred` has no schema", r.stderr)
        self.assertIn("styles.hpp:1: warning[FXGE-W0919]: 1 types of GE are known already", r.stderr)


class Export(Case):
    """Forms of the vendor's tools. Forms that readers support import unchanged."""

    def rows(self, *files):
        return [line.split("  # ")[0] for line in self.expect(0, "op", "import", *files, cwd=FORMS).stdout.splitlines()]

    def test_there_and_back(self):
        for name, form in ("linear.hpp", "header"), ("gelu.json", "json"), ("gelu.json", "header"), ("linear.hpp", "json"):
            with self.subTest(name=name, form=form):
                out = os.path.join(self.dir, {"header": "out.h", "json": "out.json"}[form])
                self.expect(0, "op", "export", name, "--to", form, "-o", out, "--force", cwd=FORMS)
                self.assertEqual(sorted(map(canonical, self.rows(out))), sorted(map(canonical, self.rows(name))))

    def test_promotions(self):
        """A port that promotes others has no dtype choice; dtypes that do not promote are in no combination."""
        ops = self.write("ops.yaml", "- ge: A\n  types: {T: [f16, u16], U: [f32, i8], V: {promote: [T, U]}}\n  in: {x: T, w: U}\n"
                         "  out: {y: V, z: V}\n")
        (op,) = json.loads(self.expect(0, "op", "export", ops, "--to", "json").stdout)
        x, w, y, z = (port["type"] for port in op["input_desc"] + op["output_desc"])
        self.assertEqual(sorted(zip(x, w, y)), [("float16", "float", "float"), ("float16", "int8", "float16"),
                                                ("uint16", "float", "float")])
        self.assertEqual(y, z)
        header = self.expect(0, "op", "export", ops, "--to", "header").stdout
        self.assertIn('.DATATYPE(V, Promote({"T", "U"}))', header)

    def test_json_is_json(self):
        (op,) = json.loads(self.expect(0, "op", "export", "linear.hpp", "--to", "json", cwd=FORMS).stdout)
        self.assertEqual(op["op"], "CustomLinear")
        self.assertEqual([port["param_type"] for port in op["input_desc"]], ["required", "required", "optional"])
        lengths = {len(port["type"]) for port in op["input_desc"] + op["output_desc"]}
        self.assertEqual(lengths, {len(op["input_desc"][0]["format"])})
        self.assertEqual(op["attr"], [{"name": "use_bias", "param_type": "optional", "type": "bool", "default_value": False}])

    def test_what_cannot_be_said(self):
        """All faults are reported with their location; no file is written."""
        ops = self.write("ops.yaml", "- ge: A\n  in: {x: any}\n  out: {y: [f32]}\n"
                         "- ge: B\n  in: {x: [f32]}\n  out: {y: [f32]}\n  attr: {t: {tensor: null}}\n  graphs: [body]\n")
        r = self.expect(3, "op", "export", ops, "--to", "json", "-o", "out.json")
        self.assertIn("ops.yaml:1: error[FXGE-E0930]: ge.A: --to json cannot express a port of any dtype", r.stderr)
        self.assertIn("ops.yaml:4: error[FXGE-E0930]: ge.B: --to json cannot express its graphs", r.stderr)
        self.assertFalse(os.path.exists(os.path.join(self.dir, "out.json")))

    def test_nothing_to_say(self):
        """A file without a GE type, or without a schema, is not an empty file."""
        schema = self.write("schema.yaml", '- schema: "my::f(Tensor x) -> Tensor"\n  formula: x * 2\n')
        ge = self.write("ge.yaml", "- ge: A\n  in: {x: [f32]}\n  out: {y: [f32]}\n")
        for form, path in ("json", schema), ("header", schema), ("torch", ge), ("meta", ge), ("torchair", ge):
            r = self.expect(3, "op", "export", path, "--to", form)
            self.assertIn("error[FXGE-E0930]: --to %s exports" % form, r.stderr)
            self.assertEqual(r.stdout, "")

    def test_files_stay(self):
        args = ("op", "export", str(FORMS / "linear.hpp"), "--to", "header", "-o", "out.h")
        self.expect(0, *args)
        self.expect(5, *args)
        self.expect(0, *args, "--force")

    def test_usage(self):
        self.expect(2, "op", "export", "linear.hpp", cwd=FORMS)
        r = self.expect(2, "op", "export", "linear.hpp", "--to", "jsn", cwd=FORMS)
        self.assertIn("did you mean 'json'", r.stderr)


class SingleOp(Case):
    """The input of `atc --singleop`, for the operators of a program."""

    def export(self, program, *files, code=0):
        return self.expect(code, "op", "export", *files, "--to", "singleop", "--graph", program)

    def check(self, text):
        """The format of atc's documentation."""
        found = json.loads(text)
        self.assertEqual(len({json.dumps(op) for op in found}), len(found))
        for op in found:
            self.assertLessEqual(set(op), {"op", "input_desc", "output_desc", "attr"})
            for desc in op["input_desc"] + op["output_desc"]:
                self.assertLessEqual(set(desc), {"format", "shape", "type", "shape_range", "dynamic_input", "is_const", "const_value"})
                self.assertIn(desc["format"], ("ND", "NCHW", "NCDHW", "RESERVED"))
                self.assertEqual(len(desc.get("shape_range", [])), desc["shape"].count(-1))
            for attr in op.get("attr", []):
                self.assertEqual(set(attr), {"name", "type", "value"})
                self.assertIn(attr["type"], ("bool int float string list_bool list_int list_float list_string data_type").split())
        return found

    def test_golden(self):
        """Sizes with ranges, lists, unconnected inputs, constants, layouts, regions, each kind of attribute; once
        each."""
        text = self.export(str(SINGLE / "program.fx"), str(SINGLE / "rows.yaml")).stdout
        own = self.expect(0, "dump", str(SINGLE / "program.fx"), "--ops", str(SINGLE / "rows.yaml"), "--format", "singleop").stdout
        for name, got in ("custom.json", text), ("all.json", own):
            if os.environ.get("BLESS"):
                (SINGLE / name).write_text(got, "utf-8")
            self.assertEqual(got, (SINGLE / name).read_text("utf-8"))
            self.check(got)

    def test_models(self):
        """Every type in a compiled model, and no other."""
        models = FORMS.parents[1] / "models" / "data"
        for name in "encoder.default.pt2", "convnet.default.pt2", "decoder.default.pt2":
            model = str(models / name)
            with self.subTest(name):
                found = self.check(self.export(model).stdout)
                ge = self.expect(0, "dump", model, "--stage", "ge").stdout
                types = set(re.findall(r"= ge\.(\w+)\(", ge)) - {"Const"}
                self.assertEqual({op["op"] for op in found}, types)

    def test_what_cannot_be_said(self):
        rows = self.write("rows.yaml", "- ge: A\n  in: {x: [f32]}\n  out: {y: [f32]}\n  attr: {types: {dtypes: []}}\n")
        program = self.write("m.fx", 'fxge 1\nmodel "m" stage "ge"\ngraph "main"(%x : f32[2]) {\n  %y = ge.A(x=%x, types=[f16]) : f32[2]\n'
                             '  return %y as "y"\n}\n')
        r = self.export(program, rows, code=3)
        self.assertIn("error[FXGE-E0930]: ge.A: attribute `types` has no form in a single-operator file", r.stderr)
        self.assertEqual(r.stdout, "")

    def test_usage(self):
        self.expect(2, "op", "export", "--to", "singleop")
        self.expect(2, "op", "export", "rows.yaml", "--to", "singleop")
        self.expect(2, "op", "check", "--graph", "m.fx")
        self.expect(5, "op", "export", "--to", "singleop", "--graph", "none.pt2")


class Check(Case):
    def links(self, *files):
        out = json.loads(self.expect(0, "op", "check", *files, "--json", cwd=FORMS).stdout)
        return {op["op"]: {link["link"]: link["state"] for link in op["links"]} for op in out["ops"]}

    def test_links(self):
        found = self.links("layout.yaml", "library.cpp", "gelu.json")
        self.assertEqual(found["npu.npu_custom_linear.default"], {
            "schema": "ok", "results": "unknown", "prototype": "ok", "converter": "ok", "CPU meaning": "missing",
            "backward": "missing"})
        self.assertEqual(found["my.twice.default"]["converter"], "ok")
        self.assertEqual(found["ge.GELUCustom"]["schema"], "missing")
        self.assertNotIn("ge.Twice", found)

    def test_text(self):
        out = self.expect(0, "op", "check", "layout.yaml", cwd=FORMS).stdout
        self.assertIn("npu.npu_custom_linear.default  (layout.yaml:1)\n  schema       ok       npu::npu_custom_linear(", out)
        self.assertIn("  CPU meaning  missing  compiles, but cannot be executed here: `compute`", out)


TRIED = """\
- schema: "my::cube(Tensor x) -> Tensor"
  formula: x * x * x
  backward:
    x: grad * 3 * x * x
- schema: "my::halves(Tensor x) -> (Tensor low, Tensor high)"
  formula: |
    return x * 0.5, x * 2
  backward:
    x: grads[0] * 0.5 + grads[1] * 2
- schema: "my::linear(Tensor x, Tensor weight, Tensor? bias=None) -> Tensor"
  check: {weight: weight.rank == 2}
  shape: ["[x[0], weight[0]]"]
  dtype: [x]
  ge: {op: MyLinear, in: {x: x, w: weight, bias: bias}}
  backward:
    x: grad @ weight
    weight: t(grad) @ x
    bias: sum(grad, [0])
- ge: MyLinear
  types: {T: [f32, f16]}
  in: {x: T, w: T, "bias?": T}
  out: {y: T}
  compute: linear(x, w, bias)
"""


WRITES = """\
- schema: "my::put(Tensor(a!) cache, Tensor row) -> ()"
  formula: cache + zeros_like(cache) * sum(row)
- schema: "my::decay_(Tensor(a!)[] xs, Tensor(b!) steps, float by) -> ()"
  formula: "[cast(x * by, x.dtype) for x in xs] + [steps]"
- schema: "my::noted(Tensor x, Tensor(a!)? sum=None) -> Tensor"
  formula: return x * 2, None if sum is None else sum * 2
"""


class List(Case):
    def test_lines(self):
        lines = self.expect(0, "op", "list", self.write("ops.yaml", TRIED)).stdout.splitlines()
        self.assertEqual([line.split()[0] for line in lines][:3], ["ge.MyLinear", "my.cube.default", "my.cube_backward.x"])
        self.assertRegex(lines[-4], r"^my.linear.default +ge.MyLinear +.*ops.yaml:10$")

    def test_json(self):
        ops = json.loads(self.expect(0, "op", "list", self.write("ops.yaml", TRIED), "--json").stdout)["ops"]
        self.assertEqual({op["op"]: op["ge"] for op in ops}["my.linear.default"], "MyLinear")


DEFAULTED = """\
- schema: "my::tuned(Tensor x, float k=0.5, int n=2, bool up=True, str mode=\\"up\\", int[] each=[3, 4], float[] s=[0.5], Scalar c=1) -> Tensor"
  formula: |
    y = x * k * n * each[0] * s[0] * c
    return y if up or mode == "up" else -y
  backward:
    x: |
      y = grad * k * n * each[0] * s[0] * c
      return y if up or mode == "up" else -y
"""
ONE_DTYPE = """\
- schema: "my::only(Tensor x) -> Tensor"
  result: like(x)
  ge: {op: MyOnly, in: {x: x}}
- ge: MyOnly
  in: {x: [f32]}
  out: {y: [f32]}
  compute: x * 2
"""


class Tried(Case):
    """`op test`: random calls, and gradients compared with finite differences."""

    def tried(self, code, text, *more):
        ops = json.loads(self.shown(code, text, "--json", *more))["ops"]
        return {op["op"]: op for op in ops}

    def shown(self, code, text, *more):
        return self.expect(code, "op", "test", self.write("ops.yaml", text), *more).stdout

    def test_all_is_well(self):
        for seed in ("0", "7"):
            ops = self.tried(0, TRIED, "--random", seed, "--cases", "30")
            cube, linear = ops["my.cube.default"]["dtypes"], ops["my.linear.default"]["dtypes"]
            self.assertEqual({(cube[d]["run"], cube[d]["failed"]) for d in ("f32", "f64", "bf16", "i64")}, {(30, 0)})
            self.assertGreater(cube["f64"]["gradients"], 10)
            self.assertGreater(ops["my.halves.default"]["dtypes"]["f64"]["gradients"], 10)
            self.assertGreater(linear["f32"]["run"], 15)
            self.assertGreater(linear["f32"]["gradients"], 20)
            self.assertEqual(linear["f64"]["gradients"], 0)
            self.assertIn("ge.MyLinear takes f32 f16", linear["f64"]["refusal"])
        self.assertRegex(self.shown(0, TRIED, "--random", "7", "--cases", "5"), r"\n  f64 .*\d+ refused: FXGE-E0403 ge.MyLinear takes f32 f16 for")

    def test_a_gradient_that_is_wrong(self):
        wrong = TRIED.replace("grad * 3", "grad * 3.003")
        out, ops = self.shown(1, wrong), self.tried(1, wrong)
        self.assertIn("failed: the gradient of `x` differs from the slope of the result", out)
        self.assertIn("my.cube_backward.x(grad=%g0, x=%x0)", ops["my.cube.default"]["dtypes"]["f64"]["program"])
        self.assertFalse(ops["my.linear.default"]["failed"])
        out = self.shown(1, TRIED.replace("t(grad) @ x", "t(grad) @ (x + 1)"))
        self.assertIn("failed: the gradient of `weight` differs from the slope of the result", out)
        out = self.shown(1, TRIED.replace("grads[1] * 2", "grads[1]"))
        self.assertIn("failed: the gradient of `x` differs from the slope of the result", out)

    def test_gradients_of_defaults(self):
        """A gradient has the arguments that the call leaves at their defaults."""
        ops = self.tried(0, DEFAULTED, "--cases", "40")
        f64 = ops["my.tuned.default"]["dtypes"]["f64"]
        self.assertEqual((f64["run"], f64["failed"]), (40, 0))
        self.assertGreater(f64["gradients"], 10)

    def test_a_row_counts_calls_of_its_dtype(self):
        ops = self.tried(0, ONE_DTYPE, "--cases", "40")
        ran = {d: row["run"] for d, row in ops["my.only.default"]["dtypes"].items() if row["run"]}
        self.assertEqual(ran, {"f32": 40, "f16": 40, "bf16": 40})  # half precision is computed in f32

    def test_what_failed_runs_again(self):
        ops = self.tried(1, TRIED.replace("grad * 3", "grad * 4"))
        program = self.write("again.fx", ops["my.cube.default"]["dtypes"]["f64"]["program"])
        self.expect(0, "run", program, "--random", "1", "--ops", self.write("ops.yaml", TRIED))

    def test_what_writes(self):
        """Operators without results, with empty lists, with optional operands; a chain is that of the functional
        form."""
        ops = self.tried(0, WRITES)
        for op in ("my.put.default", "my.decay_.default", "my.noted.default"):
            self.assertEqual((ops[op]["dtypes"]["f32"]["run"], ops[op]["dtypes"]["f32"]["failed"]), (20, 0), op)
        chain = json.loads(self.expect(0, "op", "check", self.write("ops.yaml", WRITES), "--json").stdout)["ops"]
        links = {link["link"]: link["state"] for op in chain if op["op"] == "my.put.default" for link in op["links"]}
        self.assertEqual((links["results"], links["converter"], links["CPU meaning"]), ("ok", "ok", "ok"))

    def test_no_call_is_taken(self):
        out = self.shown(1, TRIED.replace("[x[0], weight[0]]", "[x[0], weight[0] + 1]"))
        self.assertRegex(out, r"\n  f32 +none accepted: FXGE-E0304 result 0 of my.linear.default is computed as .* its row declares")
        out = self.shown(1, '- schema: "my::known(Tensor x) -> Tensor"\n- ge: Known\n  in: {x: [f32]}\n  out: {y: [f32]}\n')
        self.assertIn("the results of my.known.default cannot be inferred", out)
        r = self.expect(2, "op", "test", self.write("ops.yaml", "- ge: A\n  in: {x: [f32]}\n  out: {y: [f32]}\n"))
        self.assertIn("no operator of PyTorch is loaded", r.stderr)

    def test_usage(self):
        path = self.write("ops.yaml", TRIED)
        self.expect(2, "op", "test", path, "--cases", "0")
        self.expect(2, "op", "test", path, "--random", "x")
        self.expect(5, "op", "test", "none.yaml")
        self.expect(4, "op", "test", self.write("bad.yaml", "- schema: 1\n"))


REPLACED = """\
fxge 1
graph "main"(%x : f32[2, 3], %h : f16[2, 3], %w : f32[3, 3]) {
  %a = aten.gelu.default(self=%x)
  %b = aten.gelu.default(self=%x, approximate="tanh")
  %c = aten.gelu.default(self=%h, approximate="tanh")
  %d = aten.silu.default(self=%b)
  %e = aten.addmm.default(self=%w, mat1=%w, mat2=%w)
  %f = aten.addmm.default(self=%w, mat1=%w, mat2=%w, beta=2)
  return %a as "a", %b as "b", %c as "c", %d as "d", %e as "e", %f as "f"
}
"""
GELU = """\
- schema: "my::gelu(Tensor x) -> Tensor"
  formula: 0.5 * x * (1 + tanh((2 / pi) ** 0.5 * (x + 0.044715 * x**3)))
"""


class Replaces(Case):
    """A row that replaces a built-in operator."""

    def stage(self, ops, stage="decomposed"):
        return self.expect(0, "dump", self.write("m.fx", REPLACED), "--stage", stage, "--ops", self.write("ops.yaml", ops)).stdout

    def replaced(self, ops):
        """Returns the operator of each result after the pass."""
        path = self.write("ops.yaml", ops)
        r = self.expect(0, "compile", self.write("m.fx", REPLACED), "-o", "m.air", "--dump-after", "replace", "--ops", path,
                        "--force")
        return sorted(line.split()[0][1:] for line in (r.stdout + r.stderr).splitlines() if " = my." in line)

    def test_which_calls(self):
        for replaces, found in [
                ("aten.gelu.default", ["a"]),  # the other argument at its default
                ("{op: aten.gelu.default, when: {approximate: none}}", ["a"]),
                ("{op: aten.gelu.default, when: {approximate: tanh}}", ["b", "c"]),
                ("{op: aten.gelu.default, when: {approximate: tanh}, dtype: [f16]}", ["c"]),
                ("{op: aten.gelu.default, when: {approximate: tanh}, dtype: [bf16]}", []),
                ("aten.silu.default", ["d"])]:
            with self.subTest(replaces):
                self.assertEqual(self.replaced(GELU + f"  replaces: {replaces}\n"), found)

    def test_arguments(self):
        """By name, or by position; other numbers than the defaults keep the built-in operator."""
        row = '- schema: "my::affine(Tensor bias, Tensor mat1, Tensor w) -> Tensor"\n  formula: bias + mat1 @ w\n' \
              "  replaces: aten.addmm.default\n"
        self.assertEqual(self.replaced(row), ["e"])
        more = row.replace("Tensor w)", "Tensor w, *, Scalar beta=1)").replace("bias +", "beta * bias +")
        self.assertEqual(self.replaced(more), ["e", "f"])
        values = [self.run_values(ops) for ops in (None, row, more)]
        self.assertEqual(len(values[0]["e"]), 6)
        for found in values[1:]:
            for name, value in values[0].items():
                for x, y in zip(value, found[name]):
                    self.assertAlmostEqual(x, y, 5)

    def run_values(self, ops):
        args = ("--ops", self.write("ops.yaml", ops)) if ops else ()
        out = self.expect(0, "run", self.write("m.fx", REPLACED), "--random", "3", *args).stdout
        return {line.split(":")[0]: [float(v) for v in line[line.index("{") + 1:line.index("}")].split(",") if "..." not in v]
                for line in out.splitlines()}

    def test_same_numbers(self):
        want = self.run_values(None)
        got = self.run_values(GELU + "  replaces: {op: aten.gelu.default, when: {approximate: tanh}}\n")
        for name, value in want.items():
            for x, y in zip(value, got[name]):
                self.assertAlmostEqual(x, y, 3 if name == "c" else 6)

    def test_a_type_of_its_own(self):
        """Without a rule its results are those of the operator that it replaces."""
        ops = '- schema: "my::gelu(Tensor x) -> Tensor"\n  ge: {op: MyGelu, in: {x: x}}\n  replaces: aten.gelu.default\n' \
              "- ge: MyGelu\n  in: {x: [f32]}\n  out: {y: [f32]}\n"
        self.assertIn("%a = ge.MyGelu(x=%x) : f32[2, 3]", self.stage(ops, "ge"))

    def test_bad(self):
        for replaces, message in [
                ("aten.gelu", "no operator `aten.gelu` is described"),
                ("ge.Gelu", "no operator `ge.Gelu` is described"),
                ("aten.relu_.default", "writes: its functional form can be replaced"),
                ("my.gelu.default", "my.gelu.default is the row itself"),
                ("{when: {x: 1}}", "`replaces` needs `op`"),
                ("[aten.gelu.default]", "`op`"),
                ("{op: aten.gelu.default, whenever: 1}", "`replaces` has no key `whenever`"),
                ("{op: aten.gelu.default, when: {approx: tanh}}", "aten.gelu.default has no argument `approx`"),
                ("{op: aten.gelu.default, when: {self: 1}}", "what `when` says of `self` is no"),
                ("{op: aten.gelu.default, when: [tanh]}", "`when` must be"),
                ("{op: aten.gelu.default, dtype: [f17]}", "f17"),
                ("aten.stack.default", "the argument `x` is tensor, `tensors` of aten.stack.default is tensor[]"),
                ("aten.max.dim", "my.gelu.default has 1 results, aten.max.dim has 2"),
                ("aten.zeros.default", "the argument `x` is tensor")]:
            with self.subTest(replaces):
                r = self.expect(4, "ops", "--ops", self.write("ops.yaml", GELU + f"  replaces: {replaces}\n"))
                self.assertIn("ops.yaml:3: error[FXGE-E09", r.stderr)
                self.assertIn(message, r.stderr)

    def test_results_that_differ(self):
        row = '- schema: "my::gelu(Tensor x) -> Tensor"\n  formula: sum(x)\n  replaces: aten.gelu.default\n'
        r = self.expect(4, "compile", self.write("m.fx", REPLACED), "-o", "m.air", "--ops", self.write("ops.yaml", row))
        self.assertIn("error[FXGE-E0304]: aten.gelu.default: result 0 is f32[2, 3], and my.gelu.default in its place has f32[]",
                      r.stderr)


class Use(Case):
    """The forms that --ops accepts."""

    def test_layout_compiles(self):
        program = self.write("m.fx", PROGRAM)
        ops = str(FORMS / "layout.yaml")
        self.expect(0, "compile", program, "-o", "m.air", "--ops", ops)
        self.expect(0, "check", "m.air", "--strict", "--ops", ops)
        r = self.expect(3, "run", program, "--random", "1", "--ops", ops)
        self.assertIn("FXGE-E0801", r.stderr)
        self.assertIn("`compute`", r.stderr)

    def test_layout_runs_by_compute(self):
        text = (FORMS / "layout.yaml").read_text("utf-8") + "  compute: linear(x, weight)\n  ignore: [bias]\n"
        rule = "  shape: ['[x[0], weight[0]]']\n  dtype: [x]\n"
        program = self.write("m.fx", PROGRAM)
        for more in ("", rule):
            ops = self.write("ops.yaml", text + more)
            got = json.loads(self.expect(0, "run", program, "--random", "1", "--json", "--ops", ops).stdout)
            self.assertEqual(got["steps"][0][0]["shape"], [2, 4])

    def test_results_are_the_programs_unless_a_rule_tells(self):
        wrong = self.write("m.fx", PROGRAM.replace("f32[2, 4]", "f32[2, 5]"))
        ops = str(FORMS / "layout.yaml")
        self.expect(0, "compile", wrong, "-o", "m.air", "--ops", ops)
        text = (FORMS / "layout.yaml").read_text("utf-8") + "  shape: ['[x[0], weight[0]]']\n  dtype: [x]\n"
        self.expect(4, "compile", wrong, "-o", "n.air", "--ops", self.write("ops.yaml", text))

    def test_chips(self):
        """The description states the device of its kernel."""
        row = (FORMS / "linear.hpp.rows").read_text("utf-8")
        program = self.write("m.fx", PROGRAM.replace("npu.npu_custom_linear.default(x=%x, weight=%w)",
                                                     "my.linear.default(x=%x, w=%w)"))
        way = '- schema: "my::linear(Tensor x, Tensor w) -> Tensor"\n  ge: {op: CustomLinear, in: {x: x, weight: w}, attr: {}}\n'
        for soc, code, message in [
                ("", 1, "FXGE-E0385.: CustomLinear: .*ops.yaml does not declare the chips of its kernel"),
                ("  soc: [ascend310p]\n", 1, "FXGE-E0385.: CustomLinear: ascend910b is not among the chips"),
                ("  soc: [ai_core-Ascend910B1]\n", 0, "1 have a kernel"),
                ("  soc: [ascend310p, ascend910b]\n", 0, "1 have a kernel")]:
            with self.subTest(soc):
                ops = self.write("ops.yaml", row + soc + way)
                self.expect(0, "compile", program, "-o", "m.air", "--ops", ops, "--force")
                r = self.expect(code, "check", "m.air", "--soc=ascend910b", "--strict", "--ops", ops)
                self.assertRegex(r.stderr, message)
        layout = (FORMS / "layout.yaml").read_text("utf-8") + "  soc: [Ascend910B]\n"
        ops = self.write("layout.yaml", layout)
        self.expect(0, "compile", self.write("m.fx", PROGRAM), "-o", "m.air", "--ops", ops, "--force")
        self.expect(0, "check", "m.air", "--soc=ascend910b", "--strict", "--ops", ops)
        for soc in ("ascend910b", "[]x", "[910 b]", "[ai_core-]", "[[a]]"):
            r = self.expect(4, "ops", "--ops", self.write("ops.yaml", row + f"  soc: {soc}\n"))
            self.assertRegex(r.stderr, r"ops.yaml:\d+: error\[FXGE-E09")

    def test_by_name_and_kinds(self):
        """A schema alone is linked to the type of its name."""
        program = self.write("m.fx", PROGRAM.replace("npu.npu_custom_linear.default(x=%x, weight=%w) : f32[2, 4]",
                                                     "myops.add_custom.default(self=%x, other=%x) : f32[2, 3]"))
        out = self.expect(0, "dump", program, "--stage", "ge", "--ops", str(FORMS / "add.cpp")).stdout
        self.assertIn("%y = ge.AddCustom(x1=%x, x2=%x) : f32[2, 3]", out)

    def test_public_prototypes(self):
        """A description may name any public GE type, and `check` supports it."""
        ops = self.write("ops.yaml", '- schema: "my::gelu(Tensor x) -> Tensor"\n  ge: {op: FatreluMul, in: {x: x}}\n')
        r = self.expect(4, "ops", "--ops", ops)
        self.assertIn("FatreluMul", r.stderr)
        ops = self.write("ops.yaml", '- schema: "my::twist(Tensor x, Tensor t) -> Tensor"\n'
                         "  ge: {op: FatreluMul, in: {x: x, threshold: t}}\n")
        program = self.write("m.fx", PROGRAM.replace("npu.npu_custom_linear.default(x=%x, weight=%w)",
                                                     "my.twist.default(x=%x, t=%w)"))
        self.expect(0, "compile", program, "-o", "m.air", "--ops", ops)
        self.expect(0, "check", "m.air", "--strict")

    def automatic(self, schema, ports):
        return self.write("ops.yaml", f'- schema: "{schema}"\n- ge: MyOp\n{ports}')

    def test_nothing_is_guessed(self):
        one = "  in: {x: [f32]}\n  out: {y: [f32]}\n"
        attrs = one + "  attr: {a: {int: 0}, b: {float: 0}}\n"
        for schema, ports, reason in [
                ("my::other(Tensor x) -> Tensor", one, "no GE type `Other` is known"),
                ("my::my_op(Tensor x, Tensor z) -> Tensor", one, "argument `z` has no certain counterpart in ge.MyOp"),
                ("my::my_op(Tensor x, int c) -> Tensor", attrs, "argument `c` has no certain counterpart in ge.MyOp"),
                ("my::my_op(Tensor x, float p, int q) -> Tensor", attrs, "argument `p` has no certain counterpart"),
                ("my::my_op(Tensor[] x) -> Tensor", one, "argument `x` has no certain counterpart"),
                ("my::my_op(Tensor? x) -> Tensor", one, "argument `x` has no certain counterpart"),
                ("my::npu_functional(Tensor x) -> Tensor", one, "no GE type `NpuFunctional` is known"),
                ("my::npu_(Tensor x) -> Tensor", one, "no GE type `Npu` is known"),
                ("my::_functional(Tensor x) -> Tensor", one, "no GE type `Functional` is known"),
        ]:
            with self.subTest(schema):
                r = self.expect(4, "ops", "--ops", self.automatic(schema, ports))
                self.assertIn("FXGE-E0906", r.stderr)
                self.assertIn(reason, r.stderr)

    def test_attributes_by_name_or_place(self):
        ports = "  in: {x: [f32]}\n  out: {y: [f32]}\n  attr: {a: {int: 0}, b: {float: 0}}\n"
        for schema in ("my::my_op(Tensor x, float b, int a) -> Tensor", "my::my_op(Tensor u, int p, float q) -> Tensor",
                       "my::npu_my_op_functional(Tensor x) -> Tensor"):
            self.expect(0, "ops", "--ops", self.automatic(schema, ports))


GRADIENTS = """
- schema: "my::normed(Tensor x, Tensor weight, SymInt[] dims=[1, 2], *, str s=\\"a,)\\") -> (Tensor, Tensor rstd)"
  formula: |
    rstd = rsqrt(mean(x * x, [-1], True) + 1e-5)
    return x * rstd * weight, rstd
  ignore: [dims, s]
  backward:
    x, weight: |
      g = grads[0] * weight
      return rstd * (g - x * rstd * mean(g * x * rstd, [-1], True)), sum(grads[0] * x * rstd, dims)
- schema: "my::twice.own(Tensor x) -> Tensor"
  formula: x * 2
  backward: {x: grad * 2}
"""


class Path(Case):
    """FXGE_OPS_PATH, and one file by several paths."""

    def listed(self, path, *args):
        done = subprocess.run([FXGE, "ops", "--json", *args], capture_output=True, text=True, cwd=self.dir,
                              env=dict(os.environ, LC_ALL="C", FXGE_OPS_PATH=path))
        self.assertEqual(done.returncode, 0, done.stderr)
        return [row["op"] for row in json.loads(done.stdout)["ops"] if "file" in row]

    def test_files_and_directories(self):
        directory = os.path.join(self.dir, "directory")
        os.mkdir(directory)
        for name in ("b", "a", ".hidden"):
            with open(os.path.join(directory, f"{name}.yaml"), "w", encoding="utf-8") as f:
                f.write(f'- schema: "my::{name.strip(".")}(Tensor x) -> Tensor"\n  formula: x\n')
        with open(os.path.join(directory, "c.txt"), "w", encoding="utf-8") as f:
            f.write("nothing")
        own = self.write("own.yaml", '- schema: "my::own(Tensor x) -> Tensor"\n  formula: my.a(x)\n')
        self.assertEqual(self.listed(f":{directory}::{own}:"), ["my.a.default", "my.b.default", "my.own.default"])
        self.assertEqual(self.listed(directory, "--ops", own, "--ops", "./own.yaml", "--ops", directory + "/a.yaml"),
                         ["my.a.default", "my.b.default", "my.own.default"])
        env = dict(os.environ, FXGE_OPS_PATH=f"{directory}:{own}")
        self.assertEqual(subprocess.run([FXGE, "op", "check", own, directory + "/a.yaml"], env=env,
                                        capture_output=True).returncode, 0)

    def test_bad(self):
        for path, status in (("/none/there", 5), (self.write("bad.yaml", "- nonsense: 1\n"), 4)):
            done = subprocess.run([FXGE, "ops"], capture_output=True, text=True, env=dict(os.environ, FXGE_OPS_PATH=path))
            self.assertEqual(done.returncode, status)
            self.assertIn(path, done.stderr)


class Backward(Case):
    """Gradients are operators like any other."""

    def test_operators(self):
        ops = self.write("ops.yaml", GRADIENTS)
        rows = {row["op"]: row for row in json.loads(self.expect(0, "ops", "--json", "--ops", ops).stdout)["ops"]}
        self.assertEqual(rows["my.normed.default"]["backward"], [
            {"op": "my.normed_backward.x_weight", "inputs": ["x", "weight"]}])
        self.assertEqual(rows["my.normed_backward.x_weight"]["schema"],
                         "my::normed_backward.x_weight(Tensor[] grads, Tensor x, Tensor weight, SymInt[] dims, "
                         "Tensor rstd) -> (Tensor, Tensor)")
        self.assertEqual(rows["my.twice_backward.own_x"]["schema"],
                         "my::twice_backward.own_x(Tensor grad) -> Tensor")
        self.assertEqual(rows["my.twice.own"]["line"], 11)

    def test_runs(self):
        program = self.write("m.fx", PROGRAM.replace("npu.npu_custom_linear.default(x=%x, weight=%w)",
                                                     "my.twice_backward.own_x(grad=%x)").replace("[2, 4]", "[2, 3]"))
        ops = self.write("ops.yaml", GRADIENTS)
        out = self.expect(0, "dump", program, "--stage", "ge", "--ops", ops).stdout
        self.assertIn("ge.Mul(x1=%x", out)
        self.expect(0, "run", program, "--random", "1", "--ops", ops)

    def test_import_and_check(self):
        ops = self.write("ops.yaml", GRADIENTS)
        rows = self.expect(0, "op", "import", ops).stdout
        self.assertIn("    \"x, weight\": |\n      g = grads[0] * weight\n", rows)
        again = self.expect(0, "op", "import", self.write("again.yaml", rows)).stdout
        self.assertEqual(again.replace("again.yaml", "ops.yaml").count("backward:"), 2)
        out = self.expect(0, "op", "check", ops).stdout
        self.assertIn("  backward     ok       of x, weight\n", out)
        self.assertNotIn("_backward", out)


class Bad(Case):
    """Every fault with file and line; nothing is registered."""

    def refused(self, name, text, *reasons):
        path = self.write(name, text)
        for args in (("op", "import", path), ("ops", "--ops", path)):
            r = self.expect(4, *args)
            for line, reason in reasons:
                self.assertIn(f"{name}:{line}: error", r.stderr)
                self.assertIn(reason, r.stderr)

    def test_layout(self):
        row = (FORMS / "layout.yaml").read_text("utf-8")
        for change, line, reason in [
                (('"float32", "float16"]', '"floatt"]'), 4, "no dtype `floatt`"),
                (("op_type", "op_typ"), 2, "has no key `op_typ`"),
                (('dtype: "bool"', 'dtype: "boolean"'), 9, "attribute `bias` is boolean, which no schema has"),
                (("false", "7"), 9, "the default of attribute `bias` is no bool"),
                (('name: "weight"', 'name: "x"'), 5, "two ports have the name `x`"),
                (('name: "y"', 'name: "x"'), 7, "written in place"),
                (('{name: "x", ', "{"), 4, "needs a `name`"),
                (('format: ["ND"]', "param_type: sometimes"), 4, "`param_type` must be"),
                (("input_desc:", "input_desc: 1\n  desc:"), 3, "`input_desc` must be a list"),
        ]:
            with self.subTest(change):
                self.assertIn(change[0], row)
                self.refused("ops.yaml", row.replace(*change, 1), (line, reason))

    def test_attribute_behind_defaults(self):
        row = (FORMS / "layout.yaml").read_text("utf-8") + '    - {name: "k", dtype: "int"}\n'
        self.refused("ops.yaml", row, (10, "attribute `k` has no default, and follows one that has"))

    def test_header(self):
        good = "REG_OP(A)\n.INPUT(x, TensorType({DT_FLOAT}))\n.OUTPUT(y, TensorType({DT_FLOAT}))\n.ATTR(k, Int, 1)\n" \
               ".OP_END_FACTORY_REG(A)\n"
        self.expect(0, "op", "import", self.write("good.h", good))
        for change, line, reason in [
                (("DT_FLOAT}", "DT_FLOATS}"), 2, "no dtype `DT_FLOATS`"),
                ((".INPUT", ".INPUTS"), 2, "found `INPUTS`, expected INPUT, OPTIONAL_INPUT"),
                (("Int, 1", "Integer, 1"), 4, "found `Integer`, expected the type of an attribute"),
                (("Int, 1", "Int"), 4, "expected a default"),
                (("Int, 1", "Int, 1 + 1"), 4, "found `+`, expected the end of the default"),
                (("Int, 1", "ListInt, {1, 2"), 6, "the text ends within a REG_OP"),
                (("OUTPUT(y", "INPUT(x"), 3, "a second port `x`"),
                (("Int, 1", "Int, \"1\""), 4, "found `1`, expected a constant of the attribute's type"),
                ((".OP_END_FACTORY_REG(A)", ""), 6, "the text ends within a REG_OP"),
                (("REG_OP(A)", "REG_OP()"), 1, "found `(`, expected a name"),
                (("REG_OP(A)", "/* REG_OP(A)"), 1, "a comment that has no end"),
                (("Int, 1", "String, \"1"), 4, "a text that has no end"),
        ]:
            with self.subTest(change):
                self.assertIn(change[0], good)
                self.refused("a.h", good.replace(*change, 1), (line, reason))

    def test_all_at_once(self):
        r = self.expect(4, "op", "import", self.write("a.h", "REG_OP(A).INPUT(x, TensorType({DT_X})).OUTPUT(y, "
                        "TensorType({DT_Y})).OP_END_FACTORY_REG(A)\nREG_OP(B).ATTR(k, Foo, 1).OP_END_FACTORY_REG(B)\n"))
        self.assertEqual(r.stderr.count("error["), 3, r.stderr)

    def test_usage(self):
        for args in (("op",), ("op", "import"), ("op", "chek", "x.yaml")):
            r = self.expect(2, *args)
            self.assertIn("fxge op", r.stderr)
        self.expect(5, "op", "import", "none.h")

    def test_large(self):
        """10^5 prototypes, and one that is too long, within a second."""
        one = "REG_OP(A%d).INPUT(x, TensorType({DT_FLOAT})).OUTPUT(y, TensorType({DT_FLOAT})).OP_END_FACTORY_REG(A%d)\n"
        path = self.write("many.h", "".join(one % (i, i) for i in range(100000)))
        self.expect(0, "ops", "--ops", path)
        long = "REG_OP(A)" + "".join(f".INPUT(x{i}, TensorType({{DT_FLOAT}}))" for i in range(200000))
        self.refused("long.h", long + ".OP_END_FACTORY_REG(A)", (1, "more than 1000 inputs, outputs and attributes"))

    def test_large_rows_of_one_operator(self):
        for section, text in (("in", "  in: {%s}\n"), ("out", "  out: {%s}\n"), ("keys", "  %s\n")):
            item = "x%d: 1" if section == "keys" else "x%d: [f32]"
            many = (("\n  " if section == "keys" else ", ").join(item % i for i in range(30000)))
            with self.subTest(section):
                r = self.expect(4, "op", "import", self.write("ops.yaml", ("- ge: A\n" + text % many) * 2))
                self.assertIn("ops.yaml:1: error[FXGE-E0903]: ge.A: more than 1000 keys, ports or attributes", r.stderr)


if __name__ == "__main__":
    FXGE = os.path.abspath(sys.argv.pop(1))
    unittest.main()
