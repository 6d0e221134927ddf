#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge cost`: its output, published timings, refusals. Standard library only.

test_cost.py FXGE MODELS HF    MODELS, HF: directories of saved programs
"""

import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

FXGE = MODELS = HF = None
PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../doc/cost.md")

# pto-isa, README.md, section GEMM: f16 on 24 cores of an A3; m = n = k, milliseconds
GEMM = {1536: 0.0388, 3072: 0.2067, 6144: 1.5060, 7680: 3.1680}


def fxge(*args, **variables):
    return subprocess.run([FXGE, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=300,
                          env=dict(os.environ, LC_ALL="C", **variables))


class Case(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="fxge-cost-")

    def tearDown(self):
        shutil.rmtree(self.dir)

    def path(self, name, text=None):
        path = os.path.join(self.dir, name)
        if text is not None:
            with open(path, "w", encoding="ascii") as f:
                f.write(text)
        return path

    def cost(self, *args, code=0):
        r = fxge("cost", *args, "--json")
        self.assertEqual(r.returncode, code, (args, r.stdout[-2000:], r.stderr))
        return json.loads(r.stdout)


class Published(Case):
    def product(self, n):
        return self.cost(self.path("m.fx", f"""fxge 1
model "m" stage "ge"
graph "main"(%x : f16[{n}, {n}], %y : f16[{n}, {n}]) {{
  %m = ge.MatMulV2(x1=%x, x2=%y) : f16[{n}, {n}]
  return %m
}}
"""))["cost"]

    def test_products(self):
        """Measured kernels take at least the bound, and large ones at most twice as long."""
        for n, ms in GEMM.items():
            bound = self.product(n)
            self.assertEqual(bound["flops"], 2 * n ** 3)
            self.assertLess(bound["us"], ms * 1e3)
            self.assertGreater(bound["us"], ms * 1e3 / 2)

    def test_page(self):
        """The page shows these bounds and timings."""
        with open(PAGE, encoding="utf-8") as f:
            rows = re.findall(r"^\| (\d+) \| ([\d.]+) us \| ([\d.]+) us \| (\d+)% \|$", f.read(), re.M)
        self.assertEqual({int(n) for n, *_ in rows}, set(GEMM))
        for n, bound, measured, percent in rows:
            us = self.product(int(n))["us"]
            self.assertEqual(bound, f"{us:.1f}" if us < 100 else f"{us:.0f}")
            self.assertAlmostEqual(float(measured), GEMM[int(n)] * 1e3, delta=0.5)
            self.assertAlmostEqual(float(percent), 100 * us / GEMM[int(n)] / 1e3, delta=1)


class Models(Case):
    def test_all(self):
        """Every saved program that compiles is counted; sums are those of its nodes."""
        refused = set()
        for path in sorted(glob.glob(os.path.join(MODELS, "*.pt2")) + glob.glob(os.path.join(HF, "*.pt2"))):
            io = fxge("dump", path, "--io")
            sizes = [s for s in json.loads(io.stdout)["symbols"] if s["type"] == "int"]
            args = [a for s in sizes for a in ("--size", f"{s['name']}={max(s.get('min') or 0, 4)}")]
            r = fxge("cost", path, *args, "--json")
            if r.returncode:
                refused.add(os.path.basename(path))
                continue
            out = json.loads(r.stdout)
            c, nodes = out["cost"], [n for n in out["nodes"] if n["counted"]]
            self.assertEqual(c["kernels"], sum(n["kernel"] for n in nodes), path)
            for key in ("flops", "elements", "bytes_read", "bytes_written"):
                self.assertEqual(c[key], sum(n[key] for n in nodes), path)
            self.assertAlmostEqual(c["us"], sum(n["us"] for n in nodes), msg=path)
            self.assertEqual(c["bytes_values"], max((n["bytes_live"] for n in out["nodes"]), default=0), path)
            self.assertEqual(c["unknown"], sum(not n["known"] for n in nodes), path)
        # an operator without a description
        self.assertEqual(refused, {"custom_linear.decomposed.pt2", "custom_linear.default.pt2"})

    def test_fusion(self):
        """A Llama's fusions save kernels and bytes, and no product."""
        path = os.path.join(HF, "hf_llama_bf16.default.pt2")
        out = self.cost(path, "--size", "s23=2", "--size", "s27=16")
        fused, unfused = out["cost"], out["unfused"]
        self.assertLess(fused["kernels"], unfused["kernels"])
        self.assertLess(fused["bytes_read"], unfused["bytes_read"])
        self.assertLess(fused["us"], unfused["us"])
        self.assertEqual(fused["flops"], unfused["flops"])
        self.assertEqual([(s["name"], s["value"], s["given"]) for s in out["sizes"]], [("s23", 2, True), ("s27", 16, True)])

    def test_air(self):
        """An .air of a program of fixed sizes costs the same; an .air with dynamic sizes lacks them."""
        air = self.path("m.air")
        pt2 = os.path.join(HF, "hf_llama_bf16.default.pt2")
        self.assertEqual(fxge("compile", pt2, "-o", air, "-q").returncode, 0)
        out = self.cost(air, "--size", "s23=2", "--size", "s27=16", code=4)
        hints = [d["hint"] for d in out["diagnostics"] if d["severity"] == "error"]
        self.assertEqual(hints, ["estimate the program that the .air was compiled from"])
        text = self.path("m.fx", """fxge 1
model "m" stage "import"
graph "main"(%x : f32[8, 16], %w : f32[16, 4]) {
  %m = aten.mm.default(self=%x, mat2=%w) : ?
  %y = aten.gelu.default(self=%m) : ?
  return %y
}
""")
        air = self.path("f.air")
        self.assertEqual(fxge("compile", text, "-o", air, "-q").returncode, 0)
        self.assertEqual(self.cost(air)["cost"], self.cost(text)["cost"])
        self.assertIsNone(self.cost(air)["unfused"])


class Shown(Case):
    LOOP = """fxge 1
model "m" stage "ge"
graph "main"(%p : bool[], %x : f32[64, 64]) {
  %r = ge.If(cond=%p, input=[%x]) : f32[64, 64] {
    graph "then"(%x : f32[64, 64]) {
      %a = ge.Relu(x=%x) : f32[64, 64]
      return %a
    }
    graph "else"(%x : f32[64, 64]) {
      %v, %i = ge.Sort(x=%x) : f32[64, 64], i32[64, 64]
      return %v
    }
  }
  return %r
}
"""

    def test_doubts(self):
        r = fxge("cost", self.path("m.fx", self.LOOP))
        self.assertEqual(r.returncode, 0, r.stderr)
        for line in ("1 node with branches: the most expensive branch is counted", "unknown operations, estimated from bytes only: Sort (1)",
                     "kernel launches are not counted (--launch)", "at least 0.031 us"):
            self.assertIn(line, r.stdout)
        self.assertNotIn("Relu", r.stdout)
        r = fxge("cost", self.path("m.fx", self.LOOP), "--launch", "2.5")
        self.assertIn("at least 2.500 us: matrix 0.000, vector 0.000, memory 0.000, launch 2.500 (1 kernels)", r.stdout)
        self.assertNotIn("--launch", r.stdout)

    def test_python_lines(self):
        path = os.path.join(HF, "resnet.default.pt2")
        size = json.loads(fxge("dump", path, "--io").stdout)["symbols"]
        args = [a for s in size for a in ("--size", f"{s['name']}=4")]
        r = fxge("cost", path, *args)
        self.assertEqual(r.returncode, 0, r.stderr)
        self.assertRegex(r.stdout, r"Conv2D +\S+ +\S+\.py:\d+  .* in ")
        self.assertRegex(r.stdout, r"and \d+ more nodes: -v shows all")
        whole = fxge("cost", path, *args, "-v")
        self.assertNotIn("more nodes", whole.stdout)
        self.assertGreater(len(whole.stdout.splitlines()), len(r.stdout.splitlines()))


class Own(Case):
    """Rows of a user's file state the work of their kernels, plausible or not."""

    TEXT = """fxge 1
model "m" stage "ge"
graph "main"(%a : f16[8, 16], %b : f16[16, 4]) {
  %y = ge.Mine(a=%a, b=%b) : f16[8, 4]
  return %y
}
"""

    def one(self, row, text=TEXT):
        ops = self.path("ops.yaml", row)
        out = self.cost(self.path("m.fx", text), "--ops", ops)
        return next(n for n in out["nodes"] if n["op"] == "Mine")

    def test_work(self):
        row = ('- ge: Mine\n  in: {a: [f16], b: [f16]}\n  out: {y: [f16]}\n  shape: ["[a[0], b[1]]"]\n'
               "  dtype: [a]\n  work: %s\n")
        n = self.one(row % "product")
        self.assertEqual((n["work"], n["known"], n["flops"]), ("product", True, 2 * 8 * 4 * 16))
        n = self.one(row % "vector")
        self.assertEqual((n["flops"], n["elements"]), (0, 8 * 16))
        for work in ("grouped", "conv", "conv_input", "attention"):
            self.assertEqual(self.one(row % work)["bytes_read"], 2 * (8 * 16 + 16 * 4), work)
        for work in ("conv", "conv_input", "attention"):
            self.assertFalse(self.one(row % work)["known"], work)
        n = self.one(row.replace("  work: %s\n", ""))
        self.assertEqual((n["work"], n["known"]), (None, False))
        n = self.one(row % "none")
        self.assertEqual((n["kernel"], n["us"]), (False, 0))

    def test_nothing(self):
        """No results, no operands, 0-d ones."""
        text = """fxge 1
model "m" stage "ge"
graph "main"(%a : f16[]) {
  ge.Mine(%s)
  return %a
}
"""
        for work in ("move", "part", "update", "vector", "product", "grouped", "conv", "conv_input", "attention"):
            row = f"- ge: Mine\n  in: {{\"a*\": [f16]}}\n  out: {{}}\n  shape: []\n  dtype: []\n  work: {work}\n  flags: [effect]\n"
            for operands in ("a=[%a, %a]", "a=[]"):
                n = self.one(row, text.replace("%s", operands))
                self.assertEqual(n["flops"], 0, (work, operands))


class Refused(Case):
    def test_sizes_are_chosen(self):
        out = json.loads(fxge("cost", os.path.join(MODELS, "convnet_dyn.default.pt2"), "--json").stdout)
        self.assertEqual([(s["given"], s["chosen"]) for s in out["sizes"]], [(False, True)])

    def test_rows_fit_into_a_terminal(self):
        """One line for each node; constants are shown with -v only."""
        path = os.path.join(MODELS, "convnet_dyn.default.pt2")
        for args in (("cost", path), ("run", path, "--random", "1", "--profile")):
            rows = fxge(*args, COLUMNS="80").stdout.partition("line\n")[2].splitlines()
            self.assertGreater(len(rows), 9, args)
            self.assertLessEqual(max(map(len, rows)), 80, args)
            self.assertTrue(any("zoo.py:" in row for row in rows), args)
            self.assertFalse([row for row in rows if " Const " in row], args)
        every = fxge("run", path, "--random", "1", "--profile", "-v").stdout.partition("module\n")[2]
        self.assertIn(" Const ", every)

    def test_options(self):
        m = self.path("m.fx", Shown.LOOP)
        for args in (["--launch", "-1"], ["--launch", "nan"], ["--launch", "x"], ["--soc=Ascend310"], ["--size", "s0"], []):
            r = fxge("cost", *([m] if args else []), *args)
            self.assertEqual(r.returncode, 2, (args, r.stderr))
        r = fxge("cost", m, "--size", "s9=4")
        self.assertEqual(r.returncode, 4)
        self.assertIn("all sizes of the program are fixed", r.stderr)

    def test_files(self):
        self.assertEqual(fxge("cost", self.path("none.pt2")).returncode, 5)
        bad = self.path("bad.fx", "fxge 1\nmodel \"m\" stage \"ge\"\ngraph \"main\"(%x : f32[2]) {\n  %y = ge.Nothing(x=%x) : f32[2]\n"
                        "  return %y\n}\n")
        out = self.cost(bad)  # a type without a description: counted by bytes
        self.assertEqual((out["cost"]["unknown"], out["cost"]["bytes_read"]), (1, 8))
        for stop in (b"", b"PK\x03\x04", b"fxge 1\nmodel"):
            with open(self.path("cut.pt2"), "wb") as f:
                f.write(stop)
            self.assertEqual(fxge("cost", self.path("cut.pt2")).returncode, 4, stop)

    def test_unsupported(self):
        text = self.path("m.fx", """fxge 1
model "m" stage "import" producer "torch 2.13.0"
graph "main"(%x : f32[2]) {
  %y = my.unheard_of.default(x=%x) : f32[2]
  return %y
}
""")
        r = fxge("cost", text)
        self.assertEqual(r.returncode, 3, r.stderr)
        self.assertEqual(r.stderr.count("error["), 1)  # once, though it is compiled with and without fusion
        self.assertEqual(r.stdout, "")

class Growth(Case):
    """Bytes, work and live memory of operators whose plain formula compares or stacks everything with everything."""

    CALLS = (
        ("%x : f64[{n}], %b : f64[{n}]", "aten.searchsorted.Tensor(sorted_sequence=%b, self=%x)", 1),
        ("%x : f32[{n}]", "aten.histc.default(self=%x, bins={n})", 1),
        ("%x : f32[{n}]", "aten.histogram.bin_ct(self=%x, bins={n})", 2),
        ("%x : i64[{n}], %y : i64[{n}]", "aten.isin.Tensor_Tensor(elements=%x, test_elements=%y)", 1),
        ("%x : f32[{n}], %i : i64[{n}], %y : f32[{n}]", 'aten.scatter_reduce.two(self=%x, dim=0, index=%i, src=%y, reduce="amax")', 1),
        ("%x : f32[{n}, 4], %i : i64[{n}], %y : f32[{n}, 4]", 'aten.index_reduce.default(self=%x, dim=0, index=%i, source=%y, reduce="amax")', 1),
        ("%w : f32[{n}, 4], %i : i64[{n}], %o : i64[{n}]", "aten._embedding_bag.default(weight=%w, indices=%i, offsets=%o, mode=2)", 4),
        ("%g : f32[{n}, 4], %i : i64[{n}]", "aten.embedding_dense_backward.default(grad_output=%g, indices=%i, num_weights={n}, padding_idx=-1, scale_grad_by_freq=false)", 1),
        ("%x : f32[{n}]", "aten.median.default(self=%x)", 1),
        ("%x : f32[{n}]", "aten.cummax.default(self=%x, dim=0)", 2),
        ("%g : f32[1, 1, {n}, 4]", "aten.upsample_bilinear2d_backward.default(grad_output=%g, output_size=[{n}, 4], input_size=[1, 1, {n} // 2, 2], align_corners=false)", 1),
    )

    def test_no_operator_is_quadratic(self):
        for inputs, call, results in self.CALLS:
            with self.subTest(call.partition("(")[0]):
                few, many = (self.figures(inputs, call, results, n) for n in (2000, 20000))
                for figure, value in many.items():
                    self.assertLessEqual(value, 12 * few[figure] + 1000, figure)

    def figures(self, inputs, call, results, n):
        names = ", ".join(f"%r{k}" for k in range(results))
        call = call.replace("{n} // 2", str(n // 2)).replace("{n}", str(n))
        text = f'fxge 1\nmodel "m" stage "import"\ngraph "main"({inputs.replace("{n}", str(n))}) {{\n  {names} = {call} : ' + ", ".join("?" * results)
        found = json.loads(fxge("cost", self.path("m.fx", text + f"\n  return {names}\n}}\n"), "--json").stdout)
        return {k: found["cost"][k] for k in ("flops", "elements", "bytes_read", "bytes_written", "bytes_values")}


if __name__ == "__main__":
    FXGE, MODELS, HF = sys.argv[1:4]
    unittest.main(argv=sys.argv[:1])
