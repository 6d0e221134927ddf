#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge verify --bisect`, `fxge run --profile`, `fxge ops --op`, and outputs of one name. Standard library only.

test_inspect.py FXGE MODELS NODES OPS    NODES: the directory of recorded values, OPS: my_ops.yaml
"""

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

FXGE = MODELS = NODES = OPS = None
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def fxge(*args):
    return subprocess.run([FXGE, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=120,
                          env=dict(os.environ, LC_ALL="C"))


def model(name):
    return os.path.join(MODELS, name + ".pt2")


def nodes(name):
    return os.path.join(NODES, name + ".npz")


class Case(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="fxge-inspect-")

    def tearDown(self):
        shutil.rmtree(self.dir)

    def path(self, name):
        return os.path.join(self.dir, name)

    def run_json(self, code, *args):
        r = fxge(*args, "--json")
        self.assertEqual(r.returncode, code, (args, r.stdout[-2000:], r.stderr))
        return json.loads(r.stdout)


class Bisect(Case):
    def copy(self, name, change):
        """Returns the record with changed arrays: change(key, bytes) returns the new bytes, or None to leave it out."""
        out = self.path("changed.npz")
        with zipfile.ZipFile(nodes(name)) as old, zipfile.ZipFile(out, "w") as new:
            for entry in old.namelist():
                data = change(entry[:-len(".npy")], old.read(entry))
                if data is not None:
                    new.writestr(entry, data)
        return out

    @staticmethod
    def nudged(data):
        """Returns a .npy of f32 whose first element is larger by one."""
        at = 10 + struct.unpack_from("<H", data, 8)[0]
        return data[:at] + struct.pack("<f", struct.unpack_from("<f", data, at)[0] + 1) + data[at + 4:]

    def test_nothing_differs(self):
        for name in ("mlp.decomposed", "encoder_bf16.default", "decoder.default", "custom_linear.default"):
            with self.subTest(model=name):
                out = self.run_json(0, "verify", model(name), "--bisect", nodes(name), "--ops", OPS)
                self.assertTrue(out["cases"])
                for case in out["cases"]:
                    self.assertIsNone(case["first"])
                    self.assertEqual(case["different"], 0)
                    self.assertEqual(case["compared"], len(case["nodes"]))
                    self.assertGreater(case["compared"], 2)
                    for n in case["nodes"]:
                        self.assertTrue(n["own"] <= n["own_bar"] and n["total"] <= n["total_bar"], n)

    def test_what_a_fusion_swallows_is_skipped(self):
        with zipfile.ZipFile(nodes("mlp.decomposed")) as file:
            recorded = {e.split("/node/")[1][:-len(".npy")] for e in file.namelist() if "/node/" in e}
        case = self.run_json(0, "verify", model("mlp.decomposed"), "--bisect", nodes("mlp.decomposed"))["cases"][0]
        compared = {n["name"] for n in case["nodes"]}
        self.assertTrue(case["skipped"])
        self.assertEqual(compared & set(case["skipped"]), set())
        self.assertEqual(compared | set(case["skipped"]), recorded)

    def test_a_changed_value_is_found(self):
        for key in ("mul_1", "linear_2", "add_1"):
            def change(name, data, key=key):
                return self.nudged(data) if name == "step1/node/" + key else data
            with self.subTest(node=key):
                bad = self.copy("decoder.default", change)
                r = fxge("verify", model("decoder.default"), "--bisect", bad)
                self.assertEqual(r.returncode, 1, r.stdout + r.stderr)
                self.assertIn("FXGE-E0966", r.stderr)
                self.assertRegex(r.stderr, r"node +%" + key + "\n")
                self.assertRegex(r.stderr, r"at +tests/models/zoo\.py:\d+, in ")
                self.assertRegex(r.stdout, r"step1 +%s +f32 .* DIFFERENT" % key)
                self.assertNotIn("step0", r.stdout)
                out = self.run_json(1, "verify", model("decoder.default"), "--bisect", bad)
                self.assertEqual([c["first"] for c in out["cases"]], [None, key])
                self.assertEqual(out["diagnostics"][0]["id"], "FXGE-E0966")

    def test_a_wrong_operator_is_found_and_nothing_behind_it(self):
        with open(OPS, encoding="utf-8") as file:
            text = file.read()
        for right, wrong in (("mat1=%x", "mat1=%x, alpha=1.001"), ("dims=[1, 0])", "dims=[-1, 0])")):
            with open(self.path("ops.yaml"), "w", encoding="utf-8") as file:
                file.write(text.replace(right, wrong))
            args = ["verify", model("custom_linear.default"), "--bisect", nodes("custom_linear.default"), "--ops",
                    self.path("ops.yaml")]
            out = self.run_json(1 if "alpha" in wrong else 0, *args)
            if "alpha" not in wrong:
                continue  # the same meaning in other words
            rows = {n["name"]: n for n in out["cases"][0]["nodes"]}
            wrong_rows = [n for n, row in rows.items() if not row["own_ok"]]
            self.assertEqual(wrong_rows, [out["cases"][0]["first"]])
            self.assertEqual(wrong_rows, ["linear"])
            behind = [row for n, row in rows.items() if n != "linear" and not row["total_ok"]]
            self.assertTrue(behind, "the error is handed on, and only counted where it arises")
            d = out["diagnostics"][0]
            self.assertEqual((d["id"], d["node"], d["op"]), ("FXGE-E0966", "linear", "my.linear.default"))

    def test_only_values_without_a_reference(self):
        bare = self.copy("mlp.decomposed", lambda name, data: data if "/node/" in name or "/in/" in name else None)
        out = self.run_json(0, "verify", model("mlp.decomposed"), "--bisect", bare)
        self.assertTrue(all(n["torch"] is None and n["own_bar"] == 1e-4 for n in out["cases"][0]["nodes"]
                            if n["dtype"] == "f32"))

    def test_any_value_is_right_where_the_error_is_infinite(self):
        def change(name, data):
            return self.nudged(data) if name == "step1/node/mul_1" else data
        def without(name, data):
            return None if name == "step1/node_err/mul_1" else change(name, data)
        bad = self.copy("decoder.default", without)
        infinite = b"\x93NUMPY\x01\x00\x46\x00" + b"{'descr': '<f8', 'fortran_order': False, 'shape': (), }".ljust(
            0x45) + b"\n" + struct.pack("<d", math.inf)
        with zipfile.ZipFile(bad, "a") as file:
            file.writestr("step1/node_err/mul_1.npy", infinite)
        case = self.run_json(1, "verify", model("decoder.default"), "--bisect", bad)["cases"][1]
        self.assertNotEqual(case["first"], "mul_1")  # values computed from it differ from the recorded ones
        self.assertTrue(all(n["total_ok"] for n in case["nodes"]))

    def test_one_case(self):
        out = self.run_json(0, "verify", model("mlp.decomposed"), "--bisect", nodes("mlp.decomposed"), "--case", "c0")
        self.assertEqual([c["case"] for c in out["cases"]], ["c0"])

    def test_verbose_shows_every_node(self):
        r = fxge("verify", model("mlp.decomposed"), "--bisect", nodes("mlp.decomposed"), "-v")
        case = self.run_json(0, "verify", model("mlp.decomposed"), "--bisect", nodes("mlp.decomposed"))["cases"][0]
        self.assertEqual(len([x for x in r.stdout.splitlines() if x.endswith("  ok")]), case["compared"])
        quiet = fxge("verify", model("mlp.decomposed"), "--bisect", nodes("mlp.decomposed"), "-q")
        self.assertEqual((quiet.returncode, quiet.stdout, quiet.stderr), (0, "", ""))

    def test_wrong_files(self):
        name = os.path.join(MODELS, "mlp.npz")  # results, but no nodes
        r = fxge("verify", model("mlp.decomposed"), "--bisect", name)
        self.assertEqual(r.returncode, 2, r.stderr)
        self.assertIn("FXGE-E0968", r.stderr)
        self.assertEqual(fxge("verify", model("mlp.decomposed"), "--bisect", self.path("none")).returncode, 5)
        air = self.path("m.air")
        self.assertEqual(fxge("compile", model("mlp.decomposed"), "-o", air).returncode, 0)
        r = fxge("verify", air, "--bisect", nodes("mlp.decomposed"))
        self.assertEqual(r.returncode, 2, r.stderr)
        self.assertIn("is compiled already", r.stderr)


class Profile(Case):
    def profile(self, name, *args):
        return self.run_json(0, "run", model(name), "--random", "1", "--profile", *args)["profile"]

    def test_times_add_up_to_the_run(self):
        for name, more in (("encoder.default", ["--size", "s77=64"]), ("convnet.default", [])):
            with self.subTest(model=name):
                for _ in range(5):  # another process may use the processor between the two clocks
                    p = self.profile(name, "--repeat", "20", "--threads", "1", *more)
                    if p["ms"] / p["wall_ms"] > 0.97:
                        break
                parts = p["nodes_ms"] + p["before_ms"] + p["after_ms"] + p["counting_ms"]
                self.assertEqual(p["runs"], 20)
                self.assertAlmostEqual(parts / p["ms"], 1, delta=1e-3)
                self.assertLessEqual(p["ms"], p["wall_ms"])
                self.assertAlmostEqual(p["ms"] / p["wall_ms"], 1, delta=0.03)
                self.assertAlmostEqual(sum(n["ms"] for n in p["nodes"]) / p["nodes_ms"], 1, delta=1e-6)
                self.assertAlmostEqual(sum(t["ms"] for t in p["types"]), sum(n["ms"] for n in p["nodes"]), places=6)
                self.assertLessEqual(p["best_ms"], p["ms"])
                for n in p["nodes"]:
                    self.assertLessEqual(n["best_ms"], n["ms"] * (1 + 1e-9))

    def test_memory_adds_up_to_the_peak(self):
        for name in ("encoder.default", "convnet.default", "decoder_int.default", "mlp.decomposed"):
            with self.subTest(model=name):
                p = self.profile(name)
                self.assertEqual(sum(n["bytes_of_peak"] for n in p["nodes"]), p["peak_bytes"])
                self.assertEqual(max(n["bytes_live"] for n in p["nodes"]), p["peak_bytes"])
                for n in p["nodes"]:
                    self.assertLessEqual(n["bytes_made"], n["bytes_out"])
                    self.assertLessEqual(n["bytes_made"] + n["bytes_temporary"], n["bytes_live"])

    def test_bytes_of_a_node(self):
        with open(self.path("g.fx"), "w", encoding="utf-8") as file:
            file.write('fxge 1\nmodel "g" stage "import"\ngraph "main"(\n    %x : f32[8, 16],\n    %w : f32[16, 4]) {\n'
                       '  %y = aten.mm.default(self=%x, mat2=%w) : f32[8, 4]\n'
                       '  %z = aten.relu.default(self=%y) : f32[8, 4]\n  return %z\n}\n')
        p = self.run_json(0, "run", self.path("g.fx"), "--random", "1", "--profile", "--repeat", "3")["profile"]
        mm, relu = p["nodes"]
        self.assertEqual((mm["bytes_in"], mm["bytes_out"], mm["calls"]), (8 * 16 * 4 + 16 * 4 * 4, 8 * 4 * 4, 3))
        self.assertEqual((relu["bytes_in"], relu["bytes_out"], relu["bytes_made"]), (128, 128, 128))
        self.assertEqual({t["op"]: t["nodes"] for t in p["types"]}, {mm["op"]: 1, "Relu": 1})

    def test_nodes_know_their_lines(self):
        p = self.profile("encoder.default")
        self.assertTrue(all(n["file"] == "tests/models/zoo.py" and n["line"] > 0 for n in p["nodes"]
                            if n["op"] != "Const"))
        gelu = [n for n in p["nodes"] if n["op"] == "GeluV2"]
        self.assertEqual(len(gelu), 1)
        self.assertIn("F.gelu", gelu[0]["source"])
        self.assertEqual(gelu[0]["origin"], "gelu")
        with open(os.path.join(os.path.dirname(MODELS), "zoo.py"), encoding="utf-8") as file:
            self.assertEqual(file.read().splitlines()[gelu[0]["line"] - 1].strip(), gelu[0]["source"])

    def test_the_line_is_the_users_and_not_torchs(self):
        with open(self.path("g.fx"), "w", encoding="utf-8") as file:
            file.write('fxge 1\nmodel "g" stage "import"\ngraph "main"(\n    %x : f32[8]) {\n'
                       '  %y = aten.relu.default(self=%x) : f32[8] loc(#1)\n'
                       '  return %y\n}\nloc #1 = at "/lib/site-packages/torch/nn/modules/act.py":7 in "forward" '
                       'at "mine.py":12 in "forward" : "self.act(x)" at "main.py":3 in "run"\n')
        node, = self.run_json(0, "run", self.path("g.fx"), "--random", "1", "--profile")["profile"]["nodes"]
        self.assertEqual((node["file"], node["line"], node["source"]), ("mine.py", 12, "self.act(x)"))

    def test_names_are_those_of_dump(self):
        text = fxge("dump", model("encoder.default"), "--stage=ge").stdout
        for n in self.profile("encoder.default")["nodes"]:
            self.assertRegex(text, r"%%%s\b.* = ge\.%s\(" % (n["name"], n["op"]))

    def test_a_compiled_file(self):
        air = self.path("m.air")
        self.assertEqual(fxge("compile", model("convnet.default"), "-o", air).returncode, 0)
        p = self.run_json(0, "run", air, "--random", "1", "--profile")["profile"]
        here = self.profile("convnet.default")
        self.assertEqual(sorted(n["op"] for n in p["nodes"]), sorted(n["op"] for n in here["nodes"]))
        self.assertTrue(all(n["file"] is None for n in p["nodes"]))

    def test_table(self):
        r = fxge("run", model("encoder.default"), "--random", "1", "--profile", "--repeat", "2")
        self.assertEqual(r.returncode, 0, r.stderr)
        self.assertRegex(r.stdout, r"\n2 runs of \d+\.\d+ ms \(best")
        self.assertIn("peak of values and temporaries", r.stdout)
        self.assertRegex(r.stdout, r"  GeluV2 .* tests/models/zoo\.py:\d+  y: Tensor = self\.down")
        plain = fxge("run", model("encoder.default"), "--random", "1")
        self.assertNotIn("peak", plain.stdout)


class Operators(Case):
    """Facts about one operator."""

    def facts_of(self, name, *more):
        return {op["op"]: op for op in self.run_json(0, "ops", "--op", name, *more)["ops"]}

    def test_what_was_executed(self):
        with open(os.path.join(ROOT, "ops", "executed.tsv"), encoding="utf-8") as file:
            rows = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
        for name, dtypes, sizes, becomes in rows[::50]:
            op = self.facts_of(name)[name]
            self.assertEqual({d: int(n) for d, n in (w.split(":") for w in dtypes.split())}, op["executed"])
            self.assertEqual((sizes.split(), becomes.split()), (op["sizes"], op["becomes"]))
            self.assertEqual(becomes.split(), list(op["ascend910b"]))
            text = fxge("ops", "--op", name).stdout
            self.assertTrue(text.startswith(f"{name}\n  schema "), text)
            cases = sum(op["executed"].values())
            self.assertIn(f"  executed    {cases} case{'s' * (cases > 1)} as PyTorch: ", text)

    def test_names(self):
        overloads = {"aten.relu.default"}
        for name in ("relu", "aten.relu", "aten::relu", "torch.ops.aten.relu.default", "relu.default"):
            self.assertEqual(overloads, set(self.facts_of(name)))
        self.assertLessEqual({"aten.add.Tensor", "aten.add.Scalar"}, set(self.facts_of("add")))
        self.assertEqual({"ge.Relu"}, {op["ge"] for op in self.facts_of("relu").values()})
        self.assertEqual("aicore", self.facts_of("relu")["aten.relu.default"]["ascend910b"]["Relu"])
        self.assertRegex(self.facts_of("relu")["aten.relu.default"]["gradients"], "^f32:[0-9]+$")

    def test_what_is_no_row(self):
        self.assertEqual("aten.atan2.default", self.facts_of("aten::atan2.out")["aten.atan2.out"]["functional"])
        self.assertIn("computes    aten.max.dim\n", fxge("ops", "--op", "aten.max.dim_max").stdout)
        self.assertEqual("sizes", self.facts_of("torch.ops.aten.sym_size.int")["aten.sym_size.int"]["by"])
        self.assertIn("arithmetic of sizes", fxge("ops", "--op", "aten.sym_numel.default").stdout)

    def test_own_operators(self):
        op = self.facts_of("my.linear", "--ops", OPS)["my.linear.default"]
        self.assertTrue(op["supported"])
        self.assertNotIn("executed", op)
        self.assertIn("by no test case", fxge("ops", "--op", "linear", "--ops", OPS).stdout)

    def test_no_such_operator(self):
        for name in ("aten::hardswsih", "hardswsih.default", "torch.ops.aten.hardswich"):
            r = fxge("ops", "--op", name)
            self.assertEqual((3, ""), (r.returncode, r.stdout))
            self.assertIn(f"unknown operator '{name}'", r.stderr)
            self.assertIn("did you mean `hardswish`?", r.stderr)
        self.assertIn("`conv1d`, `conv2d`, `conv3d`", fxge("ops", "--op", "conv").stderr)
        self.assertIn("`scaled_dot_product_attention`?", fxge("ops", "--op", "scaled_dot_product").stderr)
        self.assertNotIn("did you mean", fxge("ops", "--op", "nothing_like_it_").stderr)
        found = self.run_json(3, "ops", "--op", "ge.Relu")
        self.assertEqual("FXGE-E0929", found["diagnostics"][0]["id"])
        for name in ("", ".", "::", "a" * 5000, "aten.", "\x1b[31m"):
            r = fxge("ops", "--op", name)
            self.assertEqual(3, r.returncode, name)
            self.assertNotIn("\x1b[31m", r.stderr)


class Run(Case):
    """Times of repeated runs, and raw inputs."""

    def test_times(self):
        r = self.run_json(0, "run", model("encoder.default"), "--random", "1", "--repeat", "21")
        t = r["timing"]
        self.assertEqual(t["runs"], 20)
        order = [t[k] for k in ("min_ms", "p50_ms", "p90_ms", "p99_ms", "max_ms")]
        self.assertEqual(order, sorted(order))
        self.assertEqual(t["p99_ms"], t["max_ms"])  # the nearest of 20 times
        self.assertTrue(t["min_ms"] <= t["mean_ms"] <= t["max_ms"])
        self.assertAlmostEqual(t["per_second"], 1e3 / t["mean_ms"], delta=1e-6 * t["per_second"])
        r = fxge("run", model("encoder.default"), "--random", "1", "--repeat", "2")
        self.assertRegex(r.stderr, r"first run [\d.]+ ms, then 1 runs: [\d.]+ per second\nms: mean [\d.]+, min .*, p50 .*, p90 .*, p99 .*, max ")
        self.assertNotIn("timing", self.run_json(0, "run", model("encoder.default"), "--random", "1"))

    def raw(self, name, data):
        with open(self.path(name), "wb") as file:
            file.write(data)
        return self.path(name)

    def outputs(self, *words):
        out = self.path("out.npz")
        r = fxge("run", *words, "--outputs", out, "--force")
        self.assertEqual(r.returncode, 0, r.stderr)
        with zipfile.ZipFile(out) as file:
            return {n: file.read(n) for n in file.namelist()}

    def test_raw_inputs(self):
        """A raw file gives what an array gives; its size is the symbolic dim."""
        path = model("mlp.default")
        with zipfile.ZipFile(os.path.join(MODELS, "mlp.npz")) as file:
            array = file.read(next(n for n in file.namelist() if n.startswith("c0/in/")))
        at = int.from_bytes(array[8:10], "little") + 10
        with open(self.path("x.npy"), "wb") as file:
            file.write(array)
        wanted = self.outputs(path, "--inputs", self.path("x.npy"))
        raw = self.raw("x.bin", array[at:])
        self.assertEqual(self.outputs(path, "--inputs", raw), wanted)
        self.assertEqual(self.outputs(path, "--inputs", "x=" + raw), wanted)
        for data, words, code, text in (
            (array[at:-1], (), 4, "the input x"),
            (array[at:-4], (), 4, "the input x"),
            (b"", ("--inputs", raw), 2, "the program has 1 inputs"),
        ):
            r = fxge("run", path, "--inputs", self.raw("y.bin", data), *words)
            self.assertEqual(r.returncode, code, r.stderr)
            self.assertIn(text, r.stderr)
        with open(self.path("sparse.bin"), "wb") as file:
            file.truncate((1 << 40) + 1)
        r = fxge("run", path, "--inputs", self.path("sparse.bin"), "--memory", "100")
        self.assertEqual(r.returncode, 4, r.stderr)  # no memory is needed to compare the size
        self.assertIn("1099511627777 bytes are no", r.stderr)
        os.mkfifo(self.path("f.bin"))
        for name in ("none.bin", "f.bin"):
            r = fxge("run", path, "--inputs", self.path(name))
            self.assertEqual(r.returncode, 5)
            self.assertIn(name + ": cannot read", r.stderr)


MUTATED = """fxge 1
tensor @c : f32[2] = {1.0, 2.0}
graph "main"(%x : f32[2], %c : f32[2] = state(@c, "c")) {
  %d = aten.add.Tensor(self=%c, other=%x) : ?
  return %d state("c"), %x as "y"
}
"""


class Sizes(Case):
    """Sizes that overflow 64 bits are errors: GE's arithmetic of sizes does not notice it."""

    BODIES = {
        "aten.arange.default(end=s0 * s0 * s0 * s0)": "i64[16]",
        "aten.slice.Tensor(self=%x, dim=0, start=s0 * s0 * s0 * s0)": "f32[0]",
        "aten.constant_pad_nd.default(self=%x, pad=[s0 * s0 * s0 * s0 - s0 + 1, 0])": "f32[17]",
        "aten.upsample_nearest1d.default(self=%v, output_size=[s0 * s0 * s0 * s0])": "f32[1, 1, 16]",
    }

    def test_overflow(self):
        for body, small in self.BODIES.items():
            with open(self.path("m.fx"), "w", encoding="utf-8") as file:
                file.write('fxge 1\nsymbol s0 : int [2, 9223372036854775806]\ngraph "main"(%x : f32[s0]) {\n'
                           "  %v = aten.view.default(self=%x, size=[1, 1, s0]) : ?\n"
                           f"  %r = {body} : ?\n"
                           '  return %r as "r"\n}\n')
            for n in (2, 65536, 55109):  # 2^64, and a negative product
                r = fxge("run", self.path("m.fx"), "--random", "1", "--size", f"s0={n}")
                self.assertEqual(r.returncode, 0 if n == 2 else 4, (body, n, r.stdout, r.stderr))
                self.assertIn(small if n == 2 else f"s0*s0*s0*s0 has no value of 64 bits with s0 = {n}", r.stdout + r.stderr)


class Outputs(Case):
    """Outputs of one command are different files, whatever they are called: the second would replace the first."""

    def refused(self, *args):
        r = fxge(*args)
        self.assertEqual((r.returncode, "name one file" in r.stderr), (2, True), (args, r.stderr))

    def test_one_file(self):
        with open(self.path("m.fx"), "w", encoding="utf-8") as file:
            file.write(MUTATED)
        os.mkdir(self.path("sub"))
        os.symlink("x.npz", self.path("link.npz"))
        args = (self.path("m.fx"), "--random", "1", "--force")
        for other in ("x.npz", "sub/../x.npz", "./x.npz", "link.npz"):
            self.refused("run", *args, "--outputs", self.path(other), "--state", self.path("x.npz"))
        for other in ("k", "sub/../k"):
            chip = ("--soc=Ascend310P3", "--precision=mixed_float16")
            self.refused("keep-precision", *args, *chip, "-o", self.path("k"), "--mixlist", self.path(other))
        self.assertEqual(sorted(os.listdir(self.dir)), ["link.npz", "m.fx", "sub"])
        r = fxge("run", *args, "--outputs", self.path("y.npz"), "--state", self.path("x.npz"))
        self.assertEqual(r.returncode, 0, r.stderr)
        self.assertTrue(os.path.exists(self.path("y.npz")) and os.path.exists(self.path("x.npz")))


if __name__ == "__main__":
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    FXGE, MODELS, NODES, OPS = sys.argv[1:5]
    unittest.main(argv=sys.argv[:1] + sys.argv[5:])
