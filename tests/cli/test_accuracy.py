#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge verify --dtypes=chip` and `fxge keep-precision`: errors by node in the dtypes of a chip, and lists of
nodes to keep in f32. Standard library only.

test_accuracy.py FXGE MODELS
"""

import json
import os
import random
import struct
import sys
import unittest

import test_cli
from test_cli import Case, model, npy

CHIP = "--soc=ascend310p"
LOW = "--precision=force_fp16"


def f32(shape, values):
    return npy("<f4", shape, struct.pack(f"<{len(values)}f", *values))


class Accuracy(Case):
    # a difference of nearly equal values, an exponential of a large range, and nodes that f16 does not hurt
    PLANT = b"""fxge 1 model "m" stage "import"
graph "main"(%x : f32[4, 8], %y : f32[4, 8], %w : f32[8, 8]) {
  %p = aten.mm.default(self=%x, mat2=%w)
  %t = aten.tanh.default(self=%p)
  %s = aten.sigmoid.default(self=%t)
  %near = aten.sub.Tensor(self=%x, other=%y)
  %grown = aten.exp.default(self=%x)
  return %s, %near, %grown
}
"""

    def plant(self, largest=1.0):
        rng = random.Random(1)
        x = [rng.uniform(-1, largest) for _ in range(31)] + [largest]
        y = [v + rng.uniform(0, 1e-4) for v in x]
        w = [rng.uniform(-1, 1) for _ in range(64)]
        arrays = {"c0/in/x": f32((4, 8), x), "c0/in/y": f32((4, 8), y), "c0/in/w": f32((8, 8), w)}
        return self.write("m.fx", self.PLANT), self.arrays("x.npz", **arrays)

    def json(self, code, *args):
        return json.loads(self.expect(code, *args, "--json", out=None).stdout)

    def verify(self, code, *args):
        return self.json(code, "verify", *args, CHIP, "--dtypes=chip")

    def keep(self, code, *args):
        return self.json(code, "keep-precision", *args, CHIP, "--force", "-o", self.path("keep.cfg"))

    def by_name(self, report):
        return {n["name"]: n for n in report["nodes"]}

    # ---- verify ----

    def test_products_of_310p(self):
        """Products compute in f16 and lose its bits; vector operators keep f32. The reference is PyTorch's float64."""
        d = self.verify(0, model("mlp.default.pt2"), "--expected", model("mlp.npz"))
        self.assertEqual((d["option"], d["mode"]), ("--precision_mode", "allow_fp32_to_fp16"))
        self.assertEqual((d["nodes_computed"], d["narrowed"], d["assumed"]), (6, 3, 6))
        self.assertLess(d["reference_error"], 1e-15)
        self.assertEqual(len(d["outputs"]), 1)
        self.assertTrue(1e-5 < d["error"] == d["outputs"][0]["error"] < 1e-3)
        costs = [n["own"] for n in d["nodes"]]
        self.assertEqual(costs, sorted(costs, reverse=True))
        for n in d["nodes"]:
            low = n["type"] == "MatMulV2"
            self.assertEqual((n["narrowed"], n["computed"]), (low, "f16" if low else "f32"))
            self.assertTrue(2**-13 < n["own"] < 2**-9 if low else n["own"] < 1e-6, n)
            self.assertGreater(n["total"], 2**-14)
            self.assertIn("zoo.py", n["file"])
            self.assertGreater(n["line"], 0)

    def test_results_that_nothing_reads(self):
        """The mean of a norm of centred rows is nearly 0, so its relative error is large; nothing reads it."""
        m = self.write("m.fx", b"""fxge 1 model "m" stage "import"
graph "main"(%x : f32[4, 8]) {
  %y = aten.layer_norm.default(input=%x, normalized_shape=[8])
  return %y
}
""")
        rows = [v + 1e-5 for _ in range(4) for v in (1.25, -1.25, 0.3, -0.3, 2.1, -2.1, 0.77, -0.77)]
        d = self.verify(0, m, "--expected", self.arrays("x.npz", **{"c0/in/x": f32((4, 8), rows)}), "--precision=force_fp16")
        self.assertTrue(d["nodes"] and all(n["own"] < 0.01 and n["total"] < 0.01 for n in d["nodes"]), d["nodes"])

    def test_table(self):
        r = self.expect(0, "verify", model("mlp.default.pt2"), "--expected", model("mlp.npz"), CHIP, "--dtypes=chip", out=None,
                        err="3 of 6 nodes compute in 16 bits what is wider here; the kernels of 6 are assumed, not listed in open sources")
        lines = r.stdout.splitlines()
        self.assertRegex(lines[1], r"^linear\w* +MatMulV2 +f32 -> f16 +assumed +[\d.e-]+ +[\d.e-]+  \S*zoo.py:\d+$")
        self.assertRegex(lines[-1], r"^output softmax \(f32\): error [\d.e-]+, budget 0.01  ok$")

    def test_budget(self):
        r = self.expect(1, "verify", model("mlp.default.pt2"), "--expected", model("mlp.npz"), CHIP, "--dtypes=chip", "--budget=1e-6",
                        out=None, err="`fxge keep-precision` finds the nodes")
        self.assertIn("DIFFERENT", r.stdout)

    def test_own_error_is_the_node_alone(self):
        m, x = self.plant()
        d = self.verify(1, m, "--expected", x, LOW)
        n = self.by_name(d)
        self.assertGreater(n["near"]["own"], 0.1)  # its operands lose the bits in which they differ
        self.assertTrue(all(v["own"] < 2**-9 for k, v in n.items() if k != "near"), n)
        worse = [o["name"] for o in d["outputs"] if not o["ok"]]
        self.assertEqual(worse, ["near"])

    def test_overflow(self):
        """An infinity where float64 has a number is an infinite error, in JSON a string or null."""
        m, x = self.plant(largest=12.0)
        r = self.expect(1, "verify", m, "--expected", x, CHIP, LOW, "--dtypes=chip", out=None)
        self.assertRegex(r.stdout, r"grown +Exp +f32 -> f16 +assumed +inf +inf")
        self.verify(1, m, "--expected", x, LOW)

    def test_kernels_of_a_file(self):
        """Known kernels: f32 where there is one, f16 where there is only that, each port by its own dtype."""
        kernels = self.write("chips.yaml", b"""- chip: ascend310p
  complete: true
  kernels:
    - [MatMulV2, aicore, dynamic, "x1 x2 bias? offset_w? > y", "f16 f16 f16 i8 f16; f32 f32 f32 i8 f32"]
    - [Tanh, aicore, dynamic, "x > y", "f16 f16"]
    - [Sigmoid, aicore, dynamic, "x > y", "f16 f16; f32 f32"]
    - [Sub, aicore, dynamic, "x1 x2 > y", "f16 f16 f16; f32 f32 f32"]
    - [Exp, aicore, dynamic, "x > y", "f32 f32"]
""")
        m, x = self.plant()
        for mode, low in ((), {"MatMulV2", "Tanh"}), ((LOW,), {"MatMulV2", "Tanh", "Sigmoid", "Sub"}), (("--precision=cube_fp16in_fp32out",), {"MatMulV2", "Tanh"}):
            d = self.json(1 if "Sub" in low else 0, "verify", m, "--expected", x, CHIP, "--dtypes=chip", "--kernels", kernels, *mode)
            self.assertEqual({n["type"] for n in d["nodes"] if n["narrowed"]}, low)
            self.assertEqual(d["assumed"], 0)
            kernel = {n["type"]: n["f32_kernel"] for n in d["nodes"]}
            self.assertEqual(kernel, {"MatMulV2": "known", "Tanh": "none", "Sigmoid": "known", "Sub": "known", "Exp": "known"})
        d = self.json(0, "keep-precision", m, "--expected", x, CHIP, "--kernels", kernels, LOW, "-o", self.path("k"))
        self.assertEqual([n["name"] for n in d["keep"]["nodes"]], ["near"])

    def test_bfloat16(self):
        """310P has no bf16: products become f16, other operators f32, and 70000 overflows."""
        m = self.write("b.fx", b"""fxge 1 model "b" stage "import"
graph "main"(%x : bf16[2, 8], %w : bf16[8, 4]) {
  %p = aten.mm.default(self=%x, mat2=%w)
  %y = aten.tanh.default(self=%p)
  return %p, %y
}
""")
        d = self.verify(0, m, "--random=1")
        # the lowering for the chip makes them f32, with casts at inputs and outputs
        nodes = {n["name"]: (n["dtype"], n["computed"]) for n in d["nodes"] if n["type"] != "Cast"}
        self.assertEqual(nodes, {"p": ("f32", "f16"), "y": ("f32", "f32")})
        self.assertEqual([o["name"] for o in d["outputs"]], ["p", "y"])
        self.assertLess(self.by_name(d)["y"]["own"], 1e-6)  # computed in f32
        self.assertTrue(all(2**-10 < o["error"] < 2**-7 for o in d["outputs"]), d["outputs"])  # the outputs are bf16 again
        large = npy("<u2", (2, 8), struct.pack("<16H", *[0x4788] * 16))  # 69632
        ones = npy("<u2", (8, 4), struct.pack("<32H", *[0x3f80] * 32))
        r = self.expect(1, "verify", m, "--expected", self.arrays("l.npz", **{"c0/in/x": large, "c0/in/w": ones}), CHIP, "--dtypes=chip", out=None)
        self.assertRegex(r.stdout, r"p +MatMulV2 +f32 -> f16 +assumed +inf +inf")

    def test_dynamic_sizes_states_and_control(self):
        d = self.verify(0, model("convnet_dyn.default.pt2"), "--expected", model("convnet_dyn.npz"))
        self.assertEqual({n["f32_kernel"] for n in d["nodes"] if n["type"].startswith("Conv2D")}, {"none"})
        d = self.verify(0, model("decoder.default.pt2"), "--expected", model("decoder.npz"))  # steps on one state
        self.assertGreater(d["runs"], 1)
        m = self.write("c.fx", b"""fxge 1 model "c" stage "import"
symbol s0 : int [2, 9]
graph "main"(%p : bool[], %x : f32[s0, 8], %w : f32[8, 8]) {
  %r = higher_order.cond(operands=[%p, %x, %w]) : ? {
    graph "yes"(%x : f32[s0, 8], %w : f32[8, 8]) {
      %a = aten.mm.default(self=%x, mat2=%w) : ?
      return %a
    }
    graph "no"(%x : f32[s0, 8], %w : f32[8, 8]) {
      %a = aten.neg.default(self=%x) : ?
      return %a
    }
  }
  %y = aten.tanh.default(self=%r)
  return %y
}
""")
        errors = set()
        for seed in range(1, 5):  # some take the product
            d = self.verify(0, m, f"--random={seed}", "--size=s0=4")
            node = next(n for n in d["nodes"] if n["type"] != "Tanh")
            errors.add(node["own"] > 2**-13)
            self.assertLess(self.by_name(d)["y"]["own"], 1e-6)
        self.assertEqual(errors, {False, True})

    def test_integers_and_quantised_programs(self):
        """Integer results: the share of elements that differ. A program without floats has no nodes."""
        m = self.write("a.fx", b"""fxge 1 model "a" stage "import"
graph "main"(%x : f32[64, 32], %w : f32[32, 16]) {
  %p = aten.mm.default(self=%x, mat2=%w)
  %i = aten.argmax.default(self=%p, dim=1)
  return %i
}
""")
        d = self.verify(0, m, "--random=1", "--budget=0.5")
        self.assertEqual([o["dtype"] for o in d["outputs"]], ["i64"])
        share = d["error"] * 64
        self.assertEqual(share, int(share))
        m = self.write("i.fx", b"""fxge 1 model "i" stage "import"
graph "main"(%x : i32[4]) {
  %y = aten.add.Tensor(self=%x, other=%x)
  return %y
}
""")
        d = self.verify(0, m, "--random=1")
        self.assertEqual((d["nodes"], d["error"], d["nodes_computed"]), ([], 0, 0))
        r = self.expect(0, "keep-precision", m, "--random=1", CHIP, "-o", self.path("none.cfg"), err="no list is needed, and none is written")
        self.assertFalse(os.path.exists(self.path("none.cfg")))
        self.assertIn("0 nodes in f32", r.stderr)

    def test_nan(self):
        """NaN where float64 has NaN too is no error."""
        m = self.write("n.fx", b"""fxge 1 model "n" stage "import"
graph "main"(%x : f32[8], %y : f32[8]) {
  %r = aten.sqrt.default(self=%x)
  %z = aten.add.Tensor(self=%r, other=%y)
  return %z
}
""")
        d = self.verify(0, m, "--random=1", LOW)
        self.assertLess(d["error"], 2**-9)

    def test_written_files_too(self):
        """An .air of stage ge has the same nodes as the program that it was made of."""
        air = self.path("m.air")
        self.expect(0, "compile", model("mlp.default.pt2"), "-o", air, CHIP, err=None)
        a = self.verify(0, air, "--expected", model("mlp.npz"))
        b = self.verify(0, model("mlp.default.pt2"), "--expected", model("mlp.npz"))
        self.assertEqual([(n["name"], n["own"], n["total"]) for n in a["nodes"]], [(n["name"], n["own"], n["total"]) for n in b["nodes"]])

    def test_other_chips(self):
        """By default atc keeps the dtypes of the program on a 910B."""
        d = self.json(0, "verify", model("encoder.default.pt2"), "--expected", model("encoder.npz"), "--soc=ascend910b", "--dtypes=chip")
        self.assertEqual((d["mode"], d["narrowed"]), ("origin", 0))
        self.assertLess(d["error"], 1e-6)
        self.assertEqual(d["reference_in_f32"], "FlashAttentionScore")
        self.assertLess(d["reference_error"], 1e-7)

    # ---- keep-precision ----

    def test_the_list_is_the_sensitive_node(self):
        m, x = self.plant()
        d = self.keep(0, m, "--expected", x, LOW, "--budget=1e-2")
        self.assertEqual([n["name"] for n in d["keep"]["nodes"]], ["near"])
        self.assertLess(d["keep"]["error"], 2**-9)
        self.assertEqual(self.read("keep.cfg"), b"near\n")
        self.assertIn("--keep_dtype=" + self.path("keep.cfg"), d["keep"]["atc"])
        self.assertIn("--precision_mode=force_fp16", d["keep"]["atc"])
        self.assertFalse([w for w in d["keep"]["atc"] if "allow_fp32" in w or "mode_v2" in w])
        m, x = self.plant(largest=12.0)
        d = self.keep(0, m, "--expected", x, LOW, "--budget=2e-2")
        self.assertEqual({n["name"] for n in d["keep"]["nodes"]}, {"near", "grown"})

    def irreducible(self, m, *args, budget):
        """Finds a list, then measures it, and every list with one node less, by `verify --keep-dtype`."""
        d = self.keep(0, m, *args, f"--budget={budget}")
        names = self.read("keep.cfg").decode().splitlines()
        self.assertEqual(sorted(names), sorted(n["name"] for n in d["keep"]["nodes"]))
        self.verify(0, m, *args, f"--budget={budget}", "--keep-dtype", self.path("keep.cfg"))
        for left in names:
            fewer = self.write("fewer.cfg", "".join(f"{n}\n" for n in names if n != left).encode())
            self.verify(1, m, *args, f"--budget={budget}", "--keep-dtype", fewer)
        return names

    def test_lists_are_irreducible(self):
        mlp = (model("mlp.default.pt2"), "--expected", model("mlp.npz"), LOW)
        self.assertEqual(self.irreducible(*mlp, budget=3e-4), ["softmax"])
        encoder = (model("encoder.default.pt2"), "--expected", model("encoder.npz"), "--precision=mixed_float16")
        error = self.verify(0, *encoder)["error"]
        most = 0
        for share in (0.9, 0.7, 0.5, 0.3):
            most = max(most, len(self.irreducible(*encoder, budget=error * share)))
        self.assertGreater(most, 2)

    def test_names_are_those_of_the_air(self):
        names = self.irreducible(model("encoder.default.pt2"), "--expected", model("encoder.npz"), LOW, budget=4e-4)
        self.expect(0, "compile", model("encoder.default.pt2"), "-o", self.path("e.air"), CHIP, err=None)
        text = self.expect(0, "dump", self.path("e.air"), "--format=pbtxt", out=None).stdout
        self.assertTrue(all(f'name: "{n}"' in text for n in names), names)

    def test_atc_line_of_a_written_file(self):
        """It has the options of the gears, and works in the directory of the .air."""
        air = self.path("e.air")
        self.expect(0, "compile", model("encoder.default.pt2"), "-o", air, CHIP, "--gears", "x:0=7,8;x:1=9,10", err=None)
        r = self.expect(0, "keep-precision", air, "--random=1", "--budget=4e-4", CHIP, LOW, "--force", "-o",
                        os.path.relpath(self.path("keep.cfg")), out=None, err=None)
        self.assertIn(f"cd {self.dir} && atc", r.stderr)
        self.assertIn("--dynamic_dims=", r.stderr)
        self.assertIn(f"--keep_dtype={os.path.realpath(self.path('keep.cfg'))}", r.stderr)

    def test_types(self):
        m, x = self.plant()
        d = self.keep(0, m, "--expected", x, "--precision=mixed_float16", "--mixlist", self.path("mix.json"))
        self.assertEqual(json.loads(self.read("mix.json")), {"black-list": {"to-add": ["Sub"]}})
        self.assertIn("--modify_mixlist=" + self.path("mix.json"), d["types"]["atc"])
        self.assertIn("--precision_mode_v2=mixed_float16", d["types"]["atc"])
        types = self.write("types.cfg", b"OpType::Sub\n")
        self.verify(0, m, "--expected", x, "--precision=mixed_float16", "--keep-dtype", types)

    def test_unreachable(self):
        """f32 convolutions have no kernel there: the message has the best error, and the nodes that hold it."""
        r = self.expect(1, "keep-precision", model("convnet.default.pt2"), "--expected", model("convnet.npz"), CHIP, "--budget=1e-6",
                        "-o", self.path("k.cfg"), err="error[FXGE-E0393]: the error of the outputs is ")
        self.assertRegex(r.stderr, r"note    without an f32 kernel on ascend310p, with their own errors: \S+ \(Conv2D, 0\.000\d+\)")
        self.assertIn("zoo.py", r.stderr)
        self.assertFalse(os.path.exists(self.path("k.cfg")))

    # ---- wrong calls ----

    def test_usage(self):
        m, x = self.plant()
        chip = ("verify", m, "--dtypes=chip", "--expected", x)
        for args, err in (
            (chip, "the dtypes of a chip need the chip: --soc=Ascend310P3"),
            ((*chip, "--soc=ascend31p"), "unknown chip 'ascend31p'"),
            (("verify", m, "--expected", x, "--dtypes=chips"), "unknown value of --dtypes 'chips', did you mean 'chip'?"),
            (("verify", m, "--expected", x, "--budget=1"), "need --dtypes=chip"),
            (("verify", m, "--random=1"), "--random needs --dtypes=chip"),
            ((*chip, CHIP, "--budget=-1"), "--budget: expected a number of at least 0, got -1"),
            ((*chip, CHIP, "--budget=nan"), "--budget"),
            ((*chip, CHIP, "--budget=inf"), "--budget"),
            ((*chip, CHIP, "--budget=x"), "--budget"),
            ((*chip, CHIP, "--random=1"), "exclude each other"),
            ((*chip, CHIP, "--size=s0=1"), "--size needs --random"),
            ((*chip, CHIP, "--precision=mixed_float61"), "unknown precision mode 'mixed_float61'"),
            ((*chip, CHIP, "--bisect", x), "--dtypes=chip excludes --bisect"),
            ((*chip, CHIP, "--case=c7"), "has no case c7 to run"),
            ((*chip, CHIP, "--keep-dtype", self.write("k", b"near\n\nnaer\n")), "k:3: error[FXGE-E0951]: no node that a kernel computes is 'naer'"),
            (("verify", m, "--dtypes=chip", CHIP), "--expected F.npz or --random SEED is missing"),
            (("keep-precision", m, "--random=1"), "the dtypes of a chip need the chip"),
            (("keep-precision", m, CHIP), "--expected F.npz or --random SEED is missing"),
            (("keep-precision", m, CHIP, "--random=1", "--budget=-0.5"), "--budget: expected a number"),
            (("keep-precision", m, CHIP, "--random=1", "--mixlist", "f"), "--mixlist needs a mixed mode, as --precision=mixed_float16"),
            (("keep-precision", CHIP, "--random=1"), "usage"),
        ):
            with self.subTest(args=args[2:]):
                self.expect(2, *args, out=None, err=err)
        self.expect(5, *chip[:-1], self.path("none.npz"), CHIP, out=None, err="none.npz")
        self.expect(0, *chip[:-1], x, CHIP, out=None)
        written = self.write("kept", b"mine")
        self.expect(5, "keep-precision", m, CHIP, LOW, "--expected", x, "-o", written, out=None, err="kept")
        self.assertEqual(self.read("kept"), b"mine")

    def test_hostile_lists(self):
        """Lists of nodes may come from others: long lines, bytes of every kind, sizes."""
        m, x = self.plant()
        args = ("verify", m, "--expected", x, "--dtypes=chip", CHIP, "--keep-dtype")
        for text in (b"n" * 10**6, b"\xff\x1b[31m\xc2\x9b", b"near\n" * 10000 + b"n" * 5000):
            r = self.expect(2, *args, self.write("k", text), out=None)
            self.assertIn("no node that a kernel computes is", r.stderr)
            self.assertLess(len(r.stderr), 500)
            self.assertNotRegex(r.stderr, "[\x1b\x9b]")
        for text in (b"near\0", b"\0near\n", b"near\n\0\0\0"):
            self.expect(2, *args, self.write("k", text), out=None, err="found a NUL byte")
        with open(self.write("k", b""), "wb") as file:
            file.truncate(1 << 34)
        self.expect(7, *args, self.path("k"), out=None)
        self.expect(5, *args, "/dev/zero", out=None)


if __name__ == "__main__":
    test_cli.FXGE, test_cli.MODELS = (os.path.abspath(a) for a in sys.argv[1:3])
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
