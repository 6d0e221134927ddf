#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge quant report`: the certificate of compiled programs and of .air files. Standard library only.

test_quant_report.py FXGE
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

FXGE = ""

# Two linear layers between quantisations, and one whose operands are floats.
PROGRAM = """fxge 1
model "m" stage "import"
tensor @w : i8[16, 32] = hex "{w}"
tensor @w1 : i8[16, 32] = hex "{w1}"
tensor @s : f32[16] = {{0.01, 0.02, 0.01, 0.02, 0.01, 0.02, 0.01, 0.02, 0.01, 0.02, 0.01, 0.02, 0.01, 0.02, 0.01, 0.02}}
tensor @z : i64[16] = {{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}
tensor @z1 : i64[16] = {{{zero}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}
tensor @head : f32[8, 16] = hex "{head}"
graph "main"(
    %w : i8[16, 32] = buffer(@w, "w"),
    %w1 : i8[16, 32] = buffer(@w1, "w1"),
    %s : f32[16] = buffer(@s, "s"),
    %z : i64[16] = buffer(@z, "z"),
    %z1 : i64[16] = buffer(@z1, "z1"),
    %head : f32[8, 16] = parameter(@head, "head"),
    %x : f32[4, 32]) {{
  %q = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.03, zero_point=7, quant_min=-128, quant_max=127, dtype=i8) : i8[4, 32]
  %dq = quantized_decomposed.dequantize_per_tensor.default(input=%q, scale=0.03, zero_point=7, quant_min=-128, quant_max=127, dtype=i8) : f32[4, 32]
  %dw = quantized_decomposed.dequantize_per_channel.default(input=%w, scales=%s, zero_points=%z, axis=0, quant_min=-128, quant_max=127, dtype=i8) : f32[16, 32]
  %first = aten.linear.default(input=%dq, weight=%dw) : f32[4, 16]
  %relu = aten.relu.default(self=%first) : f32[4, 16]
  %q1 = quantized_decomposed.quantize_per_tensor.default(input=%relu, scale=0.05, zero_point=-128, quant_min=-128, quant_max=127, dtype=i8) : i8[4, 16]
  %dq1 = quantized_decomposed.dequantize_per_tensor.default(input=%q1, scale=0.05, zero_point=-128, quant_min=-128, quant_max=127, dtype=i8) : f32[4, 16]
  %dw1 = quantized_decomposed.dequantize_per_channel.default(input=%w1, scales=%s, zero_points=%z1, axis=0, quant_min=-128, quant_max=127, dtype=i8) : f32[16, 32]
  %second = aten.linear.default(input=%dq, weight=%dw1) : f32[4, 16]
  %out = aten.linear.default(input=%dq1, weight=%head) : f32[4, 8]
  return %out as "out", %second as "second"
}}
"""
CHIP = "--soc=ascend910b"


def fxge(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([FXGE, *args], capture_output=True, text=True, timeout=120, check=False)


class Report(unittest.TestCase):
    def setUp(self) -> None:
        self.dir = pathlib.Path(tempfile.mkdtemp(prefix="fxge-quant-"))
        self.model = str(self.dir / "m.fx")
        self.write(0)

    def tearDown(self) -> None:
        shutil.rmtree(self.dir)

    def write(self, zero: int) -> None:
        pathlib.Path(self.model).write_text(PROGRAM.format(zero=zero, w="01" * 512, w1="02" * 512, head="00" * 512))

    def layers(self, *args: str) -> dict[str, dict]:
        done = fxge("quant", "report", *args, "--json")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.whole = json.loads(done.stdout)
        return {layer["layer"]: layer for layer in self.whole["layers"]}

    def test_npu(self) -> None:
        """Each layer has its kernel, dtypes, bytes, and the rule or the reason."""
        found = self.layers(self.model, "--quant=npu", CHIP)
        first = found["first"]
        self.assertEqual((first["kind"], first["grade"], first["kernel"]), ("linear", "integer", "QuantBatchMatmulV3"))
        self.assertEqual((first["x"], first["w"], first["y"]), ({"dtype": "i8", "bits": 8},) * 3)
        self.assertEqual((first["pattern"], first["reason"]), ("quant_chain", None))
        # weights of i8; biases of i32 and scales of u64 for each of the 16 rows
        self.assertEqual((first["before"], first["after"]), (16 * 32 * 4, 16 * 32 + 16 * 4 + 16 * 8))
        self.assertEqual((found["second"]["pattern"], found["second"]["y"]["dtype"]), ("quant_linear", "i32"))
        out = found["out"]
        self.assertEqual((out["grade"], out["kernel"], out["reason"]), ("float", "MatMulV2", "its input is quantised, and its weights are floats"))
        self.assertEqual((out["before"], out["after"]), (8 * 16 * 4, 8 * 16 * 4))
        self.assertEqual([self.whole[k] for k in ("chip", "integer", "float8", "weights", "float")], ["ascend910b", 2, 0, 0, 1])

    def test_exact_and_keep(self) -> None:
        """Integer products in i32 are integer layers; --quant=keep is the reason of floats."""
        found = self.layers(self.model, "--quant=exact", CHIP)
        self.assertEqual({n: found[n]["grade"] for n in found}, {"first": "integer", "second": "integer", "out": "float"})
        found = self.layers(self.model)
        self.assertEqual({found[n]["reason"] for n in found}, {"--quant=keep computes quantised operators in floats"})
        self.assertIsNone(self.whole["chip"])

    def test_reason(self) -> None:
        """A product that a rule refuses has the rule's reason, which the interface of the .air keeps."""
        self.write(3)
        air = str(self.dir / "m.air")
        done = fxge("compile", self.model, "-o", air, "--quant=npu", "--quant-fallback=float", CHIP)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("1 of 3 layers quantised", done.stderr)
        for found in (self.layers(self.model, "--quant=npu", "--quant-fallback=float", CHIP), self.layers(air)):
            self.assertEqual(found["second"]["grade"], "float")
            self.assertIn("zero point", found["second"]["reason"])
            self.assertEqual(found["first"]["before"], 2048)

    def test_air(self) -> None:
        """A file's report equals that of its program; without its interface, kernel, dtypes and bytes are left."""
        air = str(self.dir / "m.air")
        self.assertEqual(fxge("compile", self.model, "-o", air, "--quant=npu", CHIP, "-q").returncode, 0)
        self.assertEqual(self.layers(air), self.layers(self.model, "--quant=npu", CHIP))
        self.assertEqual(self.whole["chip"], "ascend910b")
        written = json.loads((self.dir / "m.io.json").read_text())["quant"]
        self.assertEqual([layer["layer"] for layer in written["layers"]], ["first", "second", "out"])
        (self.dir / "m.io.json").unlink()
        found = self.layers(air)
        self.assertEqual(len(found), 3)
        kernels = {layer["kernel"]: layer for layer in found.values()}
        self.assertEqual(kernels["MatMulV2"]["before"], 512)
        self.assertEqual(self.whole["integer"], 2)

    def test_programs_in_floats_have_no_certificate(self) -> None:
        air = str(self.dir / "m.air")
        self.assertEqual(fxge("compile", self.model, "-o", air, "-q").returncode, 0)
        self.assertNotIn("quant", json.loads((self.dir / "m.io.json").read_text()))

    def test_fail_if_float(self) -> None:
        """The exit code is 1 where a layer that matches is in floats, or none matches."""
        for pattern, code, text in (
            ("first", 0, ""),
            ("[fs]*", 0, ""),
            ("o?t", 1, "1 of 1 layers that match 'o?t' are in floats, first out"),
            ("*", 1, "1 of 3 layers"),
            ("nothing", 1, "no layer matches 'nothing'"),
        ):
            with self.subTest(pattern):
                done = fxge("quant", "report", self.model, "--quant=npu", CHIP, "--fail-if-float", pattern)
                self.assertEqual(done.returncode, code, done.stderr)
                self.assertIn(text, done.stderr)
        done = fxge("quant", "report", self.model, "--quant=npu", CHIP, "--fail-if-float", "first", "--fail-if-float", "out")
        self.assertEqual(done.returncode, 1)

    def test_text(self) -> None:
        done = fxge("quant", "report", self.model, "--quant=npu", CHIP)
        self.assertEqual(done.stdout, TEXT)

    def test_usage(self) -> None:
        for args, text in (
            (["quant"], "expected report"),
            (["quant", "show", self.model], "found 'show'"),
            (["quant", "report"], "the file is missing"),
            (["quant", "report", self.model, "--quant=npu"], "needs a chip"),
        ):
            done = fxge(*args)
            self.assertEqual(done.returncode, 2, done.stderr)
            self.assertIn(text, done.stderr)

    def test_hostile_interfaces(self) -> None:
        """An interface whose certificate has another form is refused; texts of it reach the terminal escaped."""
        air, io = str(self.dir / "m.air"), self.dir / "m.io.json"
        self.assertEqual(fxge("compile", self.model, "-o", air, "--quant=npu", CHIP, "-q").returncode, 0)
        good = json.loads(io.read_text())
        for quant in ({}, {"layers": 1}, {"layers": [{}]}, {"layers": [1]}, {"layers": [{"node": 7}]}, [], "x", None):
            with self.subTest(quant):
                io.write_text(json.dumps({**good, "quant": quant}))
                done = fxge("quant", "report", air)
                self.assertEqual(done.returncode, 4, done.stderr)
                self.assertIn("the interface of the file", done.stderr)
        layers = [
            {**layer, "layer": "\x1b[31m", "module": 1, "before": "many", "pattern": "p\n\u202e", "reason": "r" * 100_000}
            for layer in good["quant"]["layers"]
        ]
        io.write_text(json.dumps({**good, "quant": {"chip": "\x1b[0m", "layers": layers}}))
        done = fxge("quant", "report", air)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertNotIn("\x1b", done.stdout)
        self.assertNotIn("\u202e", done.stdout)


TEXT = """\
layer   kind         kernel                        x     w     kv    y       as floats        bytes  pattern
first   linear       QuantBatchMatmulV3            i8    i8    -     i8           2048          704  quant_chain
second  linear       QuantBatchMatmulV3            i8    i8    -     i32          2048          640  quant_linear
out     linear       MatMulV2                      f32   f32   -     f32           512          512  float: its input is quantised, and its weights are floats

2 of 3 layers quantised for ascend910b: 2 integer, 0 float8, 0 weights only; 1 in floats
constants of 4608 bytes as floats: 1856 bytes (0.40)
"""

if __name__ == "__main__":
    FXGE = sys.argv[1]
    unittest.main(argv=sys.argv[:1])
