#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests --quant without PyTorch: the GE graphs, their numbers, and refusals. Standard library only.

test_quantised.py FXGE [--bless]    --bless writes quantised/*.exact.ge and *.npu.ge again: read the difference

Numbers are those of the same program in floats (--quant=keep), which operators' own tests compare with PyTorch.
"""

import array
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import unittest
import zipfile

HERE = pathlib.Path(__file__).parent / "quantised"
BLESS = "--bless" in sys.argv
FXGE = next((a for a in sys.argv[1:] if not a.startswith("-")), "")
del sys.argv[1:]
CHIP = "--soc=ascend910b"


def run(*args: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([FXGE, *args], capture_output=True, text=True, timeout=120)


def values(path: str) -> "list[float]":
    """Returns the f32, or the bf16 that NumPy has as bytes, of the only array of an .npz file."""
    with zipfile.ZipFile(path) as z:
        data = z.read(z.namelist()[0])
    at = 10 + int.from_bytes(data[8:10], "little")
    if b"f4" in data[:at]:
        return list(array.array("f", data[at:]))
    halves = array.array("H", data[at:])
    return list(array.array("f", b"".join((h << 16).to_bytes(4, "little") for h in halves)))


class Quantised(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = pathlib.Path(directory.name)

    def result(self, name: str, *options: str) -> "list[float]":
        """Returns the numbers of a program on random inputs."""
        air, out = str(self.directory / f"{name}.air"), str(self.directory / "out.npz")
        r = run("compile", str(HERE / f"{name}.fx"), "-o", air, "--force", *options)
        self.assertEqual(r.returncode, 0, r.stderr)
        r = run("run", air, "--random", "3", "--outputs", out, "--force")
        self.assertEqual(r.returncode, 0, r.stderr)
        return values(out)

    def test_graphs(self) -> None:
        for name, how in (("linear", "exact"), ("linear", "npu"), ("convolution", "exact"), ("convolution", "npu"), ("dynamic", "exact"), ("groups", "npu"), ("even", "npu"), ("gate", "npu"), ("halves", "exact"), ("chain", "exact")):
            r = run("compile", str(HERE / f"{name}.fx"), f"--quant={how}", CHIP, "--stage=ge", "-o", "-")
            self.assertEqual(r.returncode, 0, r.stderr)
            golden = HERE / f"{name}.{how}.ge"
            if BLESS:
                golden.write_text(r.stdout)
            self.assertEqual(r.stdout, golden.read_text(), golden.name)

    def test_numbers(self) -> None:
        # distances: f32's own of exact; a step of the last scale, f16 of AscendDequant, bf16 of weights
        for name, how, distance in (
            ("linear", "exact", 2e-6), ("linear", "npu", 0.0201), ("convolution", "exact", 2e-6), ("convolution", "npu", 4e-3),
            ("dynamic", "exact", 2e-6), ("dynamic", "npu", 2e-6), ("groups", "npu", 2e-2),
            ("even", "exact", 1e-2), ("even", "npu", 1e-2), ("gate", "exact", 1e-2), ("gate", "npu", 1e-2)):
            want = self.result(name)
            found = self.result(name, f"--quant={how}", CHIP)
            self.assertEqual(len(found), len(want))
            self.assertGreater(max(map(abs, want)), 0.1)
            most = max(abs(a - b) for a, b in zip(found, want))
            self.assertLessEqual(most, distance * max(1.0, *map(abs, want)), f"{name} {how}")

    def refused(self, text: str, *options: str) -> str:
        path = self.directory / "m.fx"
        path.write_text(text)
        r = run("compile", str(path), "-o", str(self.directory / "m.air"), "--force", *options)
        self.assertEqual(r.returncode, 3, r.stderr)
        self.assertIn("error[FXGE-E0394]", r.stderr)
        self.assertIn("--quant-fallback=float", r.stderr)
        r = run("compile", str(path), "-o", str(self.directory / "m.air"), "--force", "--quant-fallback=float", *options)
        self.assertEqual(r.returncode, 0, r.stderr)
        self.assertIn("warning[FXGE-W0395]", r.stderr)
        return r.stderr

    def test_refusals(self) -> None:
        """Each says the reason as an error, and as a warning with --quant-fallback=float."""
        linear, dynamic, groups = ((HERE / f"{n}.fx").read_text() for n in ("linear", "dynamic", "groups"))
        zeros = "{0,0,0,0,0,0,0,0}"
        for text, options, reason in (
            (linear.replace(zeros, "{0,0,2,0,0,0,0,0}"), ("--quant=npu", CHIP), "a zero point of the weight is not 0"),
            (linear, ("--quant=exact", "--soc=Ascend310P3"), "no product of i8 with a result of i32"),
            (linear, ("--quant=npu", "--soc=Ascend310B1"), "no kernel for products of i8"),
            (linear.replace("scale=0.01, zero_point=7", "scale=1e-45, zero_point=7"), ("--quant=npu", CHIP), "a scale is not a positive number"),
            (dynamic, ("--quant=npu", "--soc=Ascend310P3"), "has no product of i8 with a result of i32"),
            (groups, ("--quant=exact", CHIP), "only the weight is quantised"),
            (groups.replace("bf16", "f32"), ("--quant=npu", CHIP), "takes inputs of f16 and bf16, not f32"),
            (groups.replace("[1, 32]", "[1, 16]").replace("[8, 2]", "[8, 4]").replace("@scales : bf16[8, 4] = {", "@scales : bf16[8, 4] = {" + "0.1," * 16)
             .replace("@zeros : i8[8, 4] = {", "@zeros : i8[8, 4] = {" + "0," * 16), ("--quant=npu", CHIP), "groups of 16 numbers, expected a multiple of 32"),
        ):
            self.assertIn(reason, self.refused(text, *options))

    def test_moved_elements(self) -> None:
        """Products behind a slice, a concatenation or a transposed convolution do not stay in floats in silence."""
        linear, image = ((HERE / f"{n}.fx").read_text() for n in ("linear", "convolution"))
        at = linear.index("  %weight = ")
        for line in ("aten.slice.Tensor(self=%real, dim=0, start=0, end=2) : f32[2, 32]", "aten.cat.default(tensors=[%real, %real], dim=0) : f32[8, 32]"):
            rows = line[-6]
            text = f"{linear[:at]}  %moved = {line}\n{linear[at:]}".replace("input=%real, weight", "input=%moved, weight")
            text = text.replace("[4, 8]", f"[{rows}, 8]")
            self.assertIn("lies between a dequantisation and the product", self.refused(text, "--quant=npu", CHIP))
        conv = image.replace("aten.conv2d.default(input=%real, weight=%weight, bias=%b, padding=[1, 1])", "aten.conv_transpose2d.input(input=%real, weight=%turned, bias=%b)")
        conv = conv.replace("  %y = ", "  %turned = aten.permute.default(self=%weight, dims=[1, 0, 2, 3]) : f32[2, 4, 3, 3]{9, 18, 3, 1}\n  %y = ").replace("[1, 4, 6, 6]", "[1, 4, 8, 8]")
        self.assertIn("lies between a dequantisation and the product", self.refused(conv, "--quant=npu", CHIP))

    def test_ranks(self) -> None:
        """Ranks without a kernel are refused before the product is made."""
        image = (HERE / "convolution.fx").read_text()
        text = image.replace("1, 2, 6, 6", "2, 6, 6").replace("1, 4, 6, 6", "4, 6, 6")
        self.assertIn("the image has no batch dim", self.refused(text, "--quant=npu", CHIP))
        factors = "".join(
            f"  %{q} = quantized_decomposed.quantize_per_tensor.default(input=%{x}, scale=0.01, zero_point=0, quant_min=-128, quant_max=127, dtype=i8) : i8[{n}]\n"
            f"  %{r} = quantized_decomposed.dequantize_per_tensor.default(input=%{q}, scale=0.01, zero_point=0, quant_min=-128, quant_max=127, dtype=i8) : f32[{n}]\n"
            for x, q, r, n in (("x", "a", "b", "2, 4, 32"), ("v", "c", "d", "32, 8")))
        text = f"""fxge 1
model "product" stage "import"
graph "main"(
    %x : f32[2, 4, 32],
    %v : f32[32, 8]) {{
{factors}  %y = aten.matmul.default(self=%b, other=%d) : f32[2, 4, 8]
  return %y
}}
"""
        self.assertIn("multiplies matrices of i8, and the product has 3 dims", self.refused(text, "--quant=npu", "--soc=Ascend310P3"))

    def test_per_token(self) -> None:
        """Rows have scales of their own if that is asked for, and never otherwise."""
        asked = run("compile", str(HERE / "even.fx"), "--quant=npu", "--quant-per-token", CHIP, "--stage=ge", "-o", "-")
        self.assertEqual(asked.returncode, 0, asked.stderr)
        self.assertIn("ge.DynamicQuant(", asked.stdout)
        self.assertIn("pertoken_scale=", asked.stdout)
        want = self.result("even")
        found = self.result("even", "--quant=npu", "--quant-per-token", CHIP)
        self.assertLessEqual(max(abs(a - b) for a, b in zip(found, want)), 0.05 * max(map(abs, want)))
        for name, options in (("even", ("--quant=npu",)), ("dynamic", ("--quant=npu", "--quant-per-token")), ("even", ("--quant=exact", "--quant-per-token"))):
            r = run("compile", str(HERE / f"{name}.fx"), *options, CHIP, "--stage=ge", "-o", "-")
            self.assertEqual(r.returncode, 0, r.stderr)
            self.assertNotIn("ge.DynamicQuant(", r.stdout)

    def test_gates(self) -> None:
        """Norms and gated activations quantise, by a scale of the program or by one of each row."""
        for name, options, types in (
            ("gate", (), ["AddRmsNormQuant", "QuantBatchMatmulV3", "DequantSwigluQuant", "QuantBatchMatmulV3"]),
            ("gate_rows", ("--quant-per-token",), ["AddRmsNormDynamicQuant", "QuantBatchMatmulV3", "DequantSwigluQuant", "QuantBatchMatmulV3"])):
            r = run("compile", str(HERE / f"{name}.fx"), "--quant=npu", CHIP, "--stage=ge", "-o", "-", *options)
            self.assertEqual(r.returncode, 0, r.stderr)
            found = re.findall(r" = ge\.(\w+)\(", r.stdout)
            self.assertEqual([t for t in found if t not in ("Const", "Reshape")], types)
            r = run("quant", "report", str(HERE / f"{name}.fx"), "--quant=npu", CHIP, *options)
            self.assertEqual(re.findall(r"^(\w+) +linear +QuantBatchMatmulV3 +i8 +i8", r.stdout, re.M), ["linear", "linear_1"])
        want, found_rows = self.result("gate_rows"), self.result("gate_rows", "--quant=npu", "--quant-per-token", CHIP)
        self.assertLessEqual(max(abs(a - b) for a, b in zip(found_rows, want)), 0.05 * max(map(abs, want)))

    def test_near_misses(self) -> None:
        """--explain says why a norm or a gated activation does not quantise."""
        gate = (HERE / "gate.fx").read_text()
        path = self.directory / "m.fx"
        for text, options, rule, reason in (
            (gate, ("--quant=npu", "--soc=Ascend310P3"), "quant_gate", "has no DequantSwigluQuant of sums in i32"),
            (gate, ("--quant=npu", "--soc=Ascend310P3"), "norm_quant", "has no AddRmsNormQuant of bf16"),
            (gate.replace("zero_point=5", "zero_point=0"), ("--quant=exact", CHIP), "norm_quant", "only --quant=npu quantises a norm before it is rounded"),
            (gate, ("--quant=exact", CHIP), "quant_gate", "--quant=exact keeps products in i32"),
            (gate.replace("return %linear_1", "return %linear_1, %mul_2"), ("--quant=npu", CHIP), "quant_gate", "is also used by"),
            (gate.replace("aten.silu", "aten.sigmoid"), ("--quant=npu", CHIP), "quant_gate_floats", "the rule expects aten.silu"),
            (gate.replace("dim=-1) : bf16[2, 3, 32]{192, 64, 1}, bf16[2, 3, 32]{192, 64, 1}", "dim=0) : bf16[1, 3, 64]{192, 64, 1}, bf16[1, 3, 64]{192, 64, 1}")
             .replace("silu.default(self=%getitem) : bf16[2, 3, 32]", "silu.default(self=%getitem) : bf16[1, 3, 64]")
             .replace("other=%getitem_1) : bf16[2, 3, 32]", "other=%getitem_1) : bf16[1, 3, 64]")
             .replace("zero_point=-3, quant_min=-128, quant_max=127, dtype=i8) : i8[2, 3, 32]", "zero_point=-3, quant_min=-128, quant_max=127, dtype=i8) : i8[1, 3, 64]")
             .replace("zero_point=-3, quant_min=-128, quant_max=127, dtype=i8, out_dtype=bf16) : bf16[2, 3, 32]", "zero_point=-3, quant_min=-128, quant_max=127, dtype=i8, out_dtype=bf16) : bf16[1, 3, 64]")
             .replace("linear.default(input=%dequantize_per_tensor_1", "linear.default(input=%narrow")
             .replace("  %dequantize_per_channel_1 =", "  %narrow = aten.slice.Tensor(self=%dequantize_per_tensor_1, dim=2, start=0, end=32) : bf16[1, 3, 32]{192, 64, 1}\n  %dequantize_per_channel_1 =")
             .replace("bf16[2, 3, 8]", "bf16[1, 3, 8]"), ("--quant=npu", "--quant-fallback=float", CHIP), "quant_gate", "dim")):
            path.write_text(text)
            r = run("compile", str(path), "-o", "-", "--stage=ge", f"--explain={rule}", *options)
            self.assertEqual(r.returncode, 0, r.stderr)
            self.assertRegex(r.stderr, f"rule {rule} does not apply: [^\n]*{reason}")

    def large(self, bits: int, n: int, k: int) -> pathlib.Path:
        """Writes a program with weights [n, k] in a file beside it."""
        text = (HERE / "groups.fx").read_text()
        groups, files = k // 32, {"weight": n * k, "scales": n * k // 16, "zeros": n * k // 32, "bias": 2 * n}
        for name, size in files.items():
            with open(self.directory / f"{name}.bin", "wb") as file:
                file.truncate(size)
        with open(self.directory / "weight.bin", "r+b") as file:
            for at in range(0, n * k, 4099):
                file.seek(at)
                file.write(bytes([at % 7, 249 + at % 7]))
        kinds = {"weight": f"i8[{n}, {k}]", "scales": f"bf16[{n}, {groups}]", "zeros": f"i8[{n}, {groups}]", "bias": f"bf16[{n}]"}
        head = "".join(f'tensor @{t} : {kinds[t]} = file "{t}.bin" 0 {files[t]}\n' for t in files)
        body = text[text.index('graph "main"'):].replace("[8, 64]", f"[{n}, {k}]").replace("[8, 2]", f"[{n}, {groups}]")
        body = body.replace("[4, 64]", f"[4, {k}]").replace("[4, 8]", f"[4, {n}]").replace("bf16[8] =", f"bf16[{n}] =")
        if bits == 8:
            body = body.replace("quant_min=-8, quant_max=7", "quant_min=-128, quant_max=127")
        path = self.directory / f"large{bits}.fx"
        path.write_text(f'fxge 1\nmodel "large" stage "import"\n{head}{body}')
        return path

    def test_memory(self) -> None:
        """Weights are packed, or transposed, as their files are written: no memory holds them."""
        n, k = 4096, 16384
        for bits, name, size in ((4, "weight_1", n * k // 2), (8, "weight_1", n * k)):
            path, air = self.large(bits, n, k), self.directory / f"large{bits}.air"

            def limit() -> None:
                if os.environ.get("FXGE_TEST_DATA_MB") != "0":  # the shadow memory of sanitizers counts
                    resource.setrlimit(resource.RLIMIT_DATA, (n * k // 4, n * k // 4))  # anonymous memory

            command = [FXGE, "compile", str(path), "-o", str(air), "--quant=npu", CHIP, "--weights=files"]
            r = subprocess.run(command, capture_output=True, text=True, timeout=240, preexec_fn=limit)
            self.assertEqual(r.returncode, 0, r.stderr)
            sizes = {f.name: f.stat().st_size for f in (self.directory / f"large{bits}.weights").glob("*/*")}
            self.assertIn(size, sizes.values())
            self.assertLessEqual(sum(sizes.values()), size + n * k // 8 + 2 * n)

    def test_packed_bytes(self) -> None:
        """Files of packed weights have the bytes of those within the .air, and equal ones are stored once."""
        path = self.large(4, 64, 128)
        airs = [str(self.directory / f"{name}.air") for name in ("first", "second")]
        copy = self.directory / "second.fx"
        copy.write_text(path.read_text())
        path = path.rename(self.directory / "first.fx")
        r = run("compile", str(path), str(copy), "-o", str(self.directory / "set"), "--quant=npu", CHIP, "--weights=files")
        self.assertEqual(r.returncode, 0, r.stderr)
        stored = [f for f in (self.directory / "set").glob("*.weights/*/*") if f.stat().st_size == 64 * 128 // 2]
        self.assertEqual(len(stored), 1)
        r = run("compile", str(path), "-o", airs[0], "--quant=npu", CHIP, "--weights=inline")
        self.assertEqual(r.returncode, 0, r.stderr)
        self.assertIn(stored[0].read_bytes(), pathlib.Path(airs[0]).read_bytes())
        words = array.array("I", stored[0].read_bytes())
        weight = (self.directory / "weight.bin").read_bytes()
        for i, j in ((0, 0), (3, 77), (63, 127), (32, 4)):
            self.assertEqual(words[j * 8 + i // 8] >> i % 8 * 4 & 15, weight[i * 128 + j] & 15)

    def test_run(self) -> None:
        """`run` lowers as `compile` does."""
        outs = []
        for command in ((str(HERE / "convolution.fx"), "--quant=npu", CHIP), (str(self.directory / "convolution.air"),)):
            if len(command) == 1:
                r = run("compile", str(HERE / "convolution.fx"), "-o", command[0], "--quant=npu", CHIP)
                self.assertEqual(r.returncode, 0, r.stderr)
            out = self.directory / "out.npz"
            r = run("run", *command, "--random", "3", "--outputs", str(out), "--force")
            self.assertEqual(r.returncode, 0, r.stderr)
            outs.append(values(str(out)))
        self.assertEqual(*outs)
        self.assertNotEqual(outs[0], self.result("convolution"))
        r = run("run", str(HERE / "convolution.fx"), "--quant=npu", "--random", "3")
        self.assertEqual(r.returncode, 2, r.stderr)
        self.assertIn("needs a chip", r.stderr)

    def test_wrong_options(self) -> None:
        for option, text in (("--quant=fast", "expected keep, exact or npu, found 'fast'"), ("--quant-fallback=maybe", "expected refuse or float, found 'maybe'")):
            air = self.directory / "wrong.air"
            r = run("compile", str(HERE / "linear.fx"), "-o", str(air), "--quant=npu", option, CHIP)
            self.assertEqual(r.returncode, 2, r.stderr)
            self.assertIn(text, r.stderr)
            self.assertFalse(air.exists())

    def test_kept(self) -> None:
        """--quant=keep is the default: the same bytes."""
        for name in ("linear", "convolution", "dynamic", "groups"):
            airs = []
            for options in ((), ("--quant=keep",)):
                air = self.directory / f"{name}.air"
                r = run("compile", str(HERE / f"{name}.fx"), "-o", str(air), "--force", *options)
                self.assertEqual(r.returncode, 0, r.stderr)
                airs.append(air.read_bytes())
            self.assertEqual(*airs)


if __name__ == "__main__":
    unittest.main()
