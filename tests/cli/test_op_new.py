#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge op new`: the project builds without CANN. Its kernels, generated from formulas, run on a CPU emulation
of Ascend C and compute the executor's results; its tiling passes its own test. Standard library only.

test_op_new.py FXGE CXX    without a C++ compiler, tests that need one are skipped
"""

import ast
import io
import json
import math
import os
import pathlib
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import zipfile

FXGE = CXX = None
ASCENDC = pathlib.Path(__file__).resolve().parent / "ascendc"
FORMS = ASCENDC.parent / "forms"
UNIT = "ai_core-Ascend910B"
FLAGS = ["-std=c++17", "-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter", "-I", str(ASCENDC)]

DTYPES = {"f32": ("float", "f", "<f4", 4), "f16": ("half", "e", "<f2", 2), "bf16": ("bfloat16_t", "H", "<u2", 2),
          "bool": ("uint8_t", "?", "|b1", 1)}
BAR = {"f32": 2e-6, "f16": 4e-3, "bf16": 3e-2}  # half precision: the executor rounds after each step, the kernel once

ROW = """\
- def: |
    def halved(x):
        return 0.5 * x if x.dtype in floating else x
- ge: %s
  types: {T: [f32, f16, bf16]}
  in: {%s}
  out: {%s}
  attr: {%s}
  compute: |
%s
"""
# name: inputs, outputs, attributes, formula
KERNELS = {
    "GELUCustom": ("x: T", "y: T", "", "return halved(x) * (1 + tanh(0.7978845608028654 * (x + 0.044715 * x ** 3)))"),
    "Swish2": ("x: T", "y: T", "beta: {float: 1.5}, k: {int: 2}", "return x * sigmoid(x * beta) / k"),
    "TwoOfTwo": ("a: T, b: T", "s: T, d: T", "", "t = a * b\nreturn t + a, clamp(1 - t, -2, 2) - b"),
    "Composed": ("x: T", "y: T", "", "return silu(x) + leaky_relu(x, 0.1) * hardswish(x) + rsub(x, 3) * wide(x) - exp(-abs(x)) / (1 + x * x)"),
    "Same": ("x: T", "y: T, z: T", "", "return x, x"),
    "Many": ("a: T, b: T, c: T", "y: T", "",
             "return maximum(a, b) * (a - c) + minimum(b, c) * sqrt(abs(a)) + erf(b) * (c ** 2 + 2) - sin(a) * cos(b) / 3"),
    "Compared": ("a: T, b: T", "p: [bool], q: [bool], r: [bool], s: [bool], t: [bool], u: [bool], v: [bool]", "",
                 "return a < b, a <= b, a > 0.1, 0.1 >= a, a == b, a != 2, ne(a, b)"),
    "Chosen": ("a: T, b: T", "y: T, z: T", "", "m = a > b\nreturn where(m, a, -b), where(m, 1, where(a <= 0, b, 0.5))"),
    "Masks": ("x: T, m: [bool]", "y: T, z: [bool], count: T", "",
              "n = ~m & (x > -1)\nreturn where(n | isnan(x), 2, x), (n ^ m) | isinf(x), masked_fill(x, logical_and(x, m), -3) * m + n"),
    "MaskFirst": ("m: [bool], x: T", "z: [bool], y: T", "", "return ~m, cast(m, x.dtype) * (x == x)"),
    "Bounded": ("a: T, b: T", "p: T, q: T, r: T, s: T, t: T, u: T", "",
                "return clamp(a, -1, 2), maximum(a, b), relu(a), clamp(b, max=a), hardtanh(b), minimum(clamp_min(a, 0.1), relu6(b))"),
    "Signs": ("x: T", "p: T, q: T, r: [bool], s: T, t: T", "", "return sign(x), abs(x), isfinite(x), round(x), leaky_relu(x, 0.2)"),
    "Composites": ("a: T, b: T", "p: T, q: T, r: T, s: T, t: T", "",
                   "return threshold(a, 0.5, -2), hardshrink(a), softshrink(a), fmax(a, b), where(a > b, zeros_like(a), full_like(b, 7))"),
    "Kahan": ("x: T", "p: T, q: T, r: T, s: T", "", "return log1p(x), expm1(x), log1p(x * 1e-4), expm1(x / 4096)"),
    "Activations": ("x: T", "p: T, q: T, r: T, s: T, t: T, u: T", "k: {float: 0.7}",
                    'return gelu(x), gelu(x, approximate="tanh"), softplus(x), elu(x), elu(x, k), mish(x) + softplus(x, 2, 3)'),
    "Attributes": ("x: T", "y: T, z: T", "k: {float: 0.1}, n: {int: 3}, flag: {bool: true}",
                   "t = x * n if n > 2 and flag else x\nreturn where(x > k, t, k if flag else 0), clamp(x, min=k) * (2 if not flag else n)"),
    "Named": ("count: T, tile: T", "w0: T, data: [bool]", "total: {float: 2}, this: {float: 1}",
              "return where(count > tile, count, total), tile >= this"),
}
WITH_MASKS = ("Compared", "Chosen", "Masks", "MaskFirst", "Bounded", "Signs", "Composites", "Kahan", "Activations", "Attributes")
# formulas without instructions: reason
SKELETONS = {
    "return x * 2 + sum(x)": "aten.sum.default",
    "return fmod(x, 3)": "aten.fmod.Scalar",
    "return log1p(x)": None,
    "return x + 1 if k > 2 else x": None,
    "y = x\nif k > 2:\n    y = -x\nreturn y": "statements selected by an attribute",
    "return x * x.shape[0]": "sizes in its formula",
    "return x * sinc(x > k)": "the promotion of bools or integers",
    "return cast(number(k, f32), x.dtype)": "a result that does not depend on an input",
    "return cast(cast(x, i32), x.dtype)": "`cast` to a dtype that is neither the ports' nor f32",
}
TOTALS = (1, 7, 8, 33, 1000, 1025, 5000, 70001)
# around Compare's steps of 64 elements and tiles of 1,024: one less, equal, one more
TAILS = (1, 63, 64, 65, 1000, 1025, 3000)
SPECIAL = (math.nan, math.inf, -math.inf, 0.0, -0.0, 0.1, 2.0, -1.0, 0.5, -0.5, 1.5, 2.5, 3e38, 1e-40)


def indented(text):
    return "".join(f"    {line}\n" for line in text.splitlines())


def npy(dtype, values, listed=True):
    _, code, descr, _ = DTYPES[dtype]
    head = str({"descr": descr, "fortran_order": False, "shape": (len(values),) if listed else ()}).encode()
    head += b" " * (-(len(head) + 11) % 64) + b"\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head + struct.pack(f"<{len(values)}{code}", *values)


def of_npy(dtype, data):
    _, code, _, size = DTYPES[dtype]
    at = 10 + struct.unpack_from("<H", data, 8)[0]
    assert ast.literal_eval(data[10:at].decode())["fortran_order"] is False
    return struct.unpack(f"<{(len(data) - at) // size}{code}", data[at:])


def real(dtype, values):
    if dtype != "bf16":
        return [float(v) for v in values]
    return [struct.unpack("<f", struct.pack("<I", v << 16))[0] for v in values]


def ports(text):
    """Returns (name, True for bool) for `x: T, m: [bool]`."""
    return [(word.split(":")[0].strip(), "bool" in word) for word in text.split(", ") if word]


def names_of(attrs):
    return [word.split(":")[0].strip() for word in attrs.split(", ") if word]


def defaults(attrs):
    """Returns numbers and bools in the layout of the kernel's tiling."""
    values = [word.split(":")[2].strip(" }") for word in attrs.split(", ") if word]
    return [{"true": "1", "false": "0"}.get(v, v) for v in values]


class Case(unittest.TestCase):
    def setUp(self):
        self.dir = pathlib.Path(tempfile.mkdtemp(prefix="fxge-new-"))

    def tearDown(self):
        shutil.rmtree(self.dir)

    def run_it(self, *args, code=0, cwd=None):
        r = subprocess.run([str(a) for a in args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=120,
                           cwd=cwd or self.dir, env=dict(os.environ, LC_ALL="C"))
        self.assertEqual(r.returncode, code, (args, r.stdout[-2000:], r.stderr[-3000:]))
        return r

    def new(self, name, text, *more, code=0):
        path = self.dir / name
        path.write_text(text, "utf-8")
        return self.run_it(FXGE, "op", "new", "-i", path, "-c", UNIT, "-o", self.dir / "out", *more, code=code)

    def files(self):
        out = self.dir / "out"
        return sorted(str(p.relative_to(out)) for p in out.rglob("*") if p.is_file())


def row_of(name):
    inputs, outputs, attrs, formula = KERNELS[name]
    return ROW % (name, inputs, outputs, attrs, indented(formula))


class Project(Case):
    def test_files(self):
        self.new("gelu.yaml", row_of("GELUCustom"))
        self.assertEqual(self.files(), sorted([
            "CMakeLists.txt", "setup.py", "gelu_custom.json", "csrc/kernel/gelu_custom.cpp", "csrc/host/gelu_custom_host.cpp",
            "csrc/host/tiling/gelu_custom_tiling.h", "csrc/host/tiling/gelu_custom_tiling.cpp",
            "csrc/torch_ext/gelu_custom_extension.cpp", "test/test_gelu_custom.py", "test/test_gelu_custom.cpp",
            "scripts/build.sh", "scripts/profile.sh"]))
        out = self.dir / "out"
        for name in ("scripts/build.sh", "scripts/profile.sh"):
            self.assertTrue(os.access(out / name, os.X_OK))
            self.run_it("bash", "-n", out / name)
        for path in out.rglob("*.py"):
            ast.parse(path.read_text("utf-8"))
        for path in out.rglob("*"):
            if path.is_file():
                self.assertNotRegex(path.read_text("utf-8"), r"@[#^/]?[a-z_]+@|[ \t]+\n", path)
        (op,) = json.loads((out / "gelu_custom.json").read_text("utf-8"))
        self.assertEqual(op["op"], "GELUCustom")
        self.assertIn('AddConfig("ascend910b")', (out / "csrc/host/gelu_custom_host.cpp").read_text("utf-8"))

    def test_from_json(self):
        """msopgen's file has no formula: the kernel names the part that a person must write."""
        self.run_it(FXGE, "op", "new", "-i", FORMS / "gelu.json", "-c", UNIT, "-o", "out")
        kernel = (self.dir / "out/csrc/kernel/gelu_custom.cpp").read_text("utf-8")
        self.assertIn("TODO: write Compute(). fxge generated none, since the description has no formula", kernel)
        self.assertIn("TODO: compute the results", kernel)

    def test_what_is_there_stays(self):
        self.new("gelu.yaml", row_of("GELUCustom"))
        kernel = self.dir / "out/csrc/kernel/gelu_custom.cpp"
        kernel.write_text("mine", "utf-8")
        (self.dir / "out/setup.py").unlink()
        r = self.new("gelu.yaml", row_of("GELUCustom"), code=5)
        self.assertIn("gelu_custom.cpp", r.stderr)
        self.assertEqual(kernel.read_text("utf-8"), "mine")
        self.assertNotIn("setup.py", self.files())
        self.new("gelu.yaml", row_of("GELUCustom"), "--force")
        self.assertNotEqual(kernel.read_text("utf-8"), "mine")

    def test_nothing_half_written(self):
        (self.dir / "out").mkdir()
        (self.dir / "out/csrc").write_text("in the way", "utf-8")
        self.new("gelu.yaml", row_of("GELUCustom"), code=5)
        self.assertEqual(self.files(), ["csrc"])

    def test_articles(self):
        """A project is for the GE type that a schema maps to; each other mix of files has one message."""
        mixes = {"plugin.yaml op_proto.hpp": "", "op_proto.hpp plugin.yaml": "", "functions.yaml op_proto.hpp": "",
                 "registration.cpp op_proto.hpp": "", "registration.cpp plugin.yaml op_proto.hpp": "", "operator.json": "",
                 "derivatives.yaml functions.yaml op_proto.hpp": "", "op_proto.hpp": r"found 2 \(GatedLinear, SmoothGELU\), of which a schema must name one",
                 "functions.yaml": "found none: a header with REG_OP, or JSON of msopgen, declares one",
                 "binding.cpp": "found none", "kernel.asc": "found none", "converter.py": "E0903"}
        for mix, message in mixes.items():
            with self.subTest(mix):
                files = [str(FORMS.parent / "articles" / name) for name in mix.split()]
                r = subprocess.run([FXGE, "op", "new", *files, "-c", "ai_core-Ascend910B", "-o", "out", "--force"], cwd=self.dir, capture_output=True, text=True)
                self.assertEqual(r.stderr.count("error["), bool(message), r.stderr)
                if message:
                    self.assertRegex(r.stderr, message)
                else:
                    self.assertEqual(r.returncode, 0, r.stderr)
                    stem = "smooth_gelu" if "json" in mix else "gated_linear"
                    self.assertIn(f"csrc/kernel/{stem}.cpp", self.files())
                shutil.rmtree(self.dir / "out", ignore_errors=True)

    def test_refusals(self):
        r = self.new("two.yaml", row_of("Same") + "\n- ge" + row_of("Swish2").split("- ge")[1], code=3)
        self.assertIn("a project is for one GE type, found 2 (Same, Swish2), of which a schema must name one", r.stderr)
        r = self.run_it(FXGE, "op", "new", "-i", FORMS / "gelu.json", "-c", "Ascend910B", "-o", "out", code=2)
        self.assertIn("ai_core-Ascend910B", r.stderr)
        for unit in ("ai_core-X$(touch cmd)", "ai_core-X;id", "ai_core-a b", 'ai_core-"', "ai_core-a/../b", "ai_core-a-b"):
            r = self.run_it(FXGE, "op", "new", "-i", FORMS / "gelu.json", "-c", unit, "-o", "out", code=2)
            self.assertIn("ai_core-Ascend910B", r.stderr)
        r = self.run_it(FXGE, "op", "new", "-i", FORMS / "gelu.json", "-c", "ai_core-Ascend910B", "-o", "-", code=2)
        self.assertIn("-o must name a directory", r.stderr)
        self.assertFalse((self.dir / "-").exists())
        self.run_it(FXGE, "op", "new", "-i", FORMS / "gelu.json", "-o", "out", code=2)
        self.assertFalse((self.dir / "out").exists())


@unittest.skipUnless(shutil.which(os.environ.get("CXX", "c++")) or shutil.which("g++"), "no C++ compiler here")
class Built(Case):
    def compiled(self, name, dtype, *flags):
        """Runs the kernel on the emulation, for elements of a dtype."""
        inputs, outputs, attrs, _ = KERNELS[name]
        (kernel,) = (self.dir / "out/csrc/kernel").glob("*.cpp")
        tiling = self.dir / f"out/csrc/host/tiling/{kernel.stem}_tiling"
        program = self.dir / f"run-{dtype}"
        files = ports(inputs) + ports(outputs)
        addresses = ", ".join(f"data[{i}].data()" for i in range(len(files)))
        element, size = DTYPES[dtype][0], DTYPES[dtype][3]
        first = next(n for n, is_bool in ports(inputs) if not is_bool)
        sizes = ",".join("1" if is_bool else str(size) for _, is_bool in files)
        scalars = re.findall(r"data\.tile(?:, data\.ones)?((?:, data\.\w+)*)\)", kernel.read_text("utf-8"))[0].replace(", data.", " ")
        level = "-O1" if dtype == "f32" else "-O0"  # the warnings of -O1 are the same for each dtype
        self.run_it(CXX, *FLAGS, level, *flags, f'-DKERNEL="{kernel}"', f'-DTILING="{tiling}.h"', f"-DNAMES={kernel.stem}_tiling",
                    f"-DTYPE={element}", f"-DDTYPE_{first.upper()}={element}", f"-DSIZES={sizes}", f"-DINPUTS={len(ports(inputs))}",
                    "-DSCALARS=" + "".join(f"float {n};" for n in scalars.split()),
                    f"-DCALL={kernel.stem}({addresses}, nullptr, reinterpret_cast<GM_ADDR>(&tiling))",
                    ASCENDC / "run_kernel.cpp", f"{tiling}.cpp", "-o", program)
        return program

    def expected(self, name, dtype, arrays):
        """Runs the executor with the same description; arrays of one element next to longer ones are 0-d."""
        inputs, outputs = ports(KERNELS[name][0]), ports(KERNELS[name][1])
        total = max(map(len, arrays))
        of = {True: "bool", False: dtype}
        shapes = [f"{of[b]}[{total if len(a) == total else ''}]" for (_, b), a in zip(inputs, arrays)]
        head = ",\n".join(f"    %{n} : {s}" for (n, _), s in zip(inputs, shapes))
        results = ", ".join(f"%r{i}" for i in range(len(outputs)))
        given = ", ".join(f"{of[b]}[{total}]" for _, b in outputs)
        (self.dir / "m.fx").write_text(
            f'fxge 1\nmodel "m" stage "import"\ngraph "main"(\n{head}\n) {{\n  {results} = my.op.default('
            + ", ".join(f"{n}=%{n}" for n, _ in inputs) + f") : {given}\n  return "
            + ", ".join(f'%r{i} as "r{i}"' for i in range(len(outputs))) + "\n}\n", "utf-8")
        tensors = ", ".join(f"Tensor {n}" for n, _ in inputs)
        made = "Tensor" if len(outputs) == 1 else "(" + ", ".join(["Tensor"] * len(outputs)) + ")"
        fed = ", ".join(f"{n}: {n}" for n, _ in inputs)
        (self.dir / "ops.yaml").write_text(
            row_of(name) + f'- schema: "my::op({tensors}) -> {made}"\n  ge: {{op: {name}, in: {{{fed}}}}}\n', "utf-8")
        with zipfile.ZipFile(self.dir / "in.npz", "w") as file:
            for (n, b), values in zip(inputs, arrays):
                file.writestr(f"{n}.npy", npy(of[b], values, len(values) == total))
        self.run_it(FXGE, "run", "m.fx", "--ops", "ops.yaml", "--inputs", "in.npz", "--outputs", "out.npz", "--force")
        with zipfile.ZipFile(io.BytesIO((self.dir / "out.npz").read_bytes())) as file:
            return [real(of[b], of_npy(of[b], file.read(f"r{i}.npy"))) for i, (_, b) in enumerate(outputs)]

    def sample(self, dtype, total, special):
        if dtype == "bool":
            return [random.random() < 0.5 for _ in range(total)]
        values = [random.choice(SPECIAL) if special and random.random() < 0.3 else random.gauss(0, 2) for _ in range(total)]
        if dtype == "bf16":
            return [struct.unpack("<I", struct.pack("<f", v))[0] >> 16 for v in values]
        if dtype == "f16":
            return [math.copysign(min(abs(v), 6e4), v) if math.isfinite(v) else v for v in values]
        return values

    def assert_close(self, got, expected, bar, where):
        """NaN and infinities at the expected positions; else relative to the largest value."""
        finite = [abs(v) for v in expected if math.isfinite(v)]
        scale = max(finite, default=1) or 1
        for at, (a, b) in enumerate(zip(got, expected)):
            same = math.isnan(a) == math.isnan(b) and (not math.isinf(b) or a == b)
            self.assertTrue(same and (not math.isfinite(b) or abs(a - b) <= bar * scale), (*where, at, a, b))
        self.assertEqual(len(got), len(expected), where)

    def check(self, name, dtype, totals, memory=192 * 1024, special=False, ones=0):
        """`ones`: bit i for an input of one element."""
        inputs, outputs, attrs, _ = KERNELS[name]
        program = self.compiled(name, dtype)
        of = {True: "bool", False: dtype}
        for total in totals:
            arrays = [self.sample(of[b], 1 if ones >> i & 1 else total, special) for i, (_, b) in enumerate(ports(inputs))]
            for i, (values, (_, b)) in enumerate(zip(arrays, ports(inputs))):
                (self.dir / f"in{i}").write_bytes(struct.pack(f"<{len(values)}{DTYPES[of[b]][1]}", *values))
            paths = [f"in{i}" for i in range(len(arrays))] + [f"out{i}" for i in range(len(ports(outputs)))]
            said = self.run_it(program, 3, memory, total, ones if total > 1 else 0, *paths, "--", *defaults(attrs)).stdout.split()
            for i, ((_, b), expected) in enumerate(zip(ports(outputs), self.expected(name, dtype, arrays))):
                code = DTYPES[of[b]][1]
                got = real(of[b], struct.unpack(f"<{total}{code}", (self.dir / f"out{i}").read_bytes()))
                self.assert_close(got, expected, 0 if b else BAR[dtype], (name, dtype, total, i, said))

    def test_kernels(self):
        random.seed(13)
        for name in sorted(set(KERNELS) - set(WITH_MASKS)):
            with self.subTest(name):
                shutil.rmtree(self.dir / "out", ignore_errors=True)
                self.new("op.yaml", row_of(name))
                self.check(name, "f32", TOTALS if name == "GELUCustom" else (33, 5000))

    def test_stand_in(self):
        """Faults that the NPU would not survive are detected: each one, inserted into a correct kernel, ends the run."""
        self.new("op.yaml", row_of("Masks"))
        kernel = self.dir / "out/csrc/kernel/masks.cpp"
        right = kernel.read_text("utf-8")
        for before, after, said in (
                ("return (count * size + VECTOR_BYTES - 1)", "return count; return (count * size)", "fill 256 bytes"),
                ("VECTOR_BYTES = 256;", "VECTOR_BYTES = 32;", "fill 256 bytes"),
                ("MASK_BLOCK = 32;", "MASK_BLOCK = 4;", "no whole blocks"),
                ("work[wide_ * 0]", "work[wide_ * 0 + 3]", "within a block"),
                ("xQueue_.FreeTensor(x);", ";", "never given back"),
                ("xQueue_.FreeTensor(x);", "xQueue_.FreeTensor(x); xQueue_.FreeTensor(x);", "free already"),
                ("xQueue_.EnQue(x);", ";", "an empty queue"),
                ("DataCopyPad(x, xGlobal_[at], Bytes(count * sizeof(T))", "DataCopyPad(x, xGlobal_[at + 1], Bytes(count * sizeof(T))",
                 "from behind global memory"),
                ("SELMODE::VSEL_TENSOR_SCALAR_MODE, count);\n    Cast", "SELMODE::VSEL_CMPMASK_SPR, count);\n    Cast", "a mode that"),
                ("Cast(values, in, RoundMode::CAST_NONE", "Cast(values, in, RoundMode::CAST_RINT", "a Cast that there is not"),
                ("WORK_BUFFERS = ", "WORK_BUFFERS = 90 + ", "more than the core's memory"),
                ("WORK_BUFFERS = ", "WORK_BUFFERS = 8 + ", "8 KB")):
            with self.subTest(before, after=after):
                self.assertIn(before, right)
                kernel.write_text(right.replace(before, after), "utf-8")
                program = self.compiled("Masks", "f16", "-w")
                for i, size in enumerate((2, 1)):
                    (self.dir / f"in{i}").write_bytes(bytes(size * 1000))
                r = self.run_it(program, 1, 65536, 1000, 0, *(f"in{i}" for i in range(2)), *(f"out{i}" for i in range(3)), code=9)
                self.assertIn(said, r.stderr)

    def test_special_values(self):
        """NaN, infinities, signed zeros and constants of the formula, in tails of all kinds."""
        random.seed(16)
        for name in WITH_MASKS:
            with self.subTest(name):
                shutil.rmtree(self.dir / "out", ignore_errors=True)
                self.new("op.yaml", row_of(name))
                self.check(name, "f32", TAILS, special=True)
                for dtype in ("f16", "bf16"):
                    self.check(name, dtype, (1, 65, 1025), special=True)

    def test_one_element(self):
        """Inputs of one element with others that have more."""
        random.seed(17)
        for name, ones in (("Chosen", 1), ("Chosen", 2), ("Masks", 1), ("Masks", 2), ("Many", 5), ("Named", 1)):
            with self.subTest(name, ones=ones):
                shutil.rmtree(self.dir / "out", ignore_errors=True)
                self.new("op.yaml", row_of(name))
                for dtype in ("f32", "f16", "bf16") if name == "Many" else ("f32",):
                    self.check(name, dtype, (1, 33, 2500), ones=ones)

    def test_halves(self):
        random.seed(14)
        self.new("op.yaml", row_of("Many"))
        for dtype in ("f16", "bf16"):
            with self.subTest(dtype):
                self.check("Many", dtype, (1, 31, 3001))

    def test_skeletons(self):
        for formula, why in SKELETONS.items():
            with self.subTest(formula):
                shutil.rmtree(self.dir / "out", ignore_errors=True)
                self.new("op.yaml", ROW % ("Some", "x: T", "y: T", "k: {float: 1}", indented(formula + ("" if "k" in formula else " + k"))))
                kernel = (self.dir / "out/csrc/kernel/some.cpp").read_text("utf-8")
                self.assertEqual("TODO: write Compute()" in kernel, why is not None)
                if why:
                    self.assertIn(f"the description has {why}.", kernel)

    def test_chips(self):
        """The first 910 lacks comparison with a number, and Select of masks."""
        for name, made in (("Chosen", False), ("MaskFirst", False), ("GELUCustom", True)):
            with self.subTest(name):
                shutil.rmtree(self.dir / "out", ignore_errors=True)
                (self.dir / "op.yaml").write_text(row_of(name), "utf-8")
                self.run_it(FXGE, "op", "new", "-i", "op.yaml", "-c", "ai_core-Ascend910A", "-o", "out")
                (kernel,) = (self.dir / "out/csrc/kernel").glob("*.cpp")
                why = "the description has comparisons, for which this chip has no instructions."
                self.assertEqual(why in kernel.read_text("utf-8"), not made)

    def test_little_memory(self):
        """Tiles of the minimum size, whose tails fill no block."""
        random.seed(15)
        self.new("op.yaml", row_of("TwoOfTwo"))
        self.check("TwoOfTwo", "f32", (1, 500, 3333), memory=16384)
        shutil.rmtree(self.dir / "out")
        self.new("op.yaml", row_of("Masks"))
        self.check("Masks", "f16", (1, 500, 3333), memory=20480)

    def test_tiling(self):
        """The project's own test, by its CMakeLists.txt where CMake is available."""
        self.new("op.yaml", row_of("Many"))
        out = self.dir / "out"
        program = self.dir / "tiling"
        self.run_it(CXX, *FLAGS, "-O1", "-I", out / "csrc/host/tiling", out / "test/test_many.cpp",
                    out / "csrc/host/tiling/many_tiling.cpp", "-o", program)
        self.assertIn("0 faults", self.run_it(program).stdout)

    def test_host(self):
        """Unsupported by the emulation: results of bool, and shapes that depend on each other."""
        self.new("op.yaml", row_of("MaskFirst"))
        host = (self.dir / "out/csrc/host/mask_first_host.cpp").read_text("utf-8")
        self.assertIn("SetOutputDataType(0, ge::DT_BOOL)", host)
        self.assertIn("SetOutputDataType(1, context->GetInputDataType(1))", host)
        self.assertIn("GetInputDesc(1)->GetDataType()", host)
        self.assertIn("ShapedAs(shapes, mask_first_tiling::READS, ones)", host)
        self.assertIn("READS = {0x1, 0x3};", (self.dir / "out/csrc/host/tiling/mask_first_tiling.h").read_text("utf-8"))

    def test_skeleton_compiles(self):
        """The commands for the next steps run, and leave results unchanged."""
        self.run_it(FXGE, "op", "new", "-i", FORMS / "gelu.json", "-c", UNIT, "-o", "out")
        KERNELS["skeleton"] = ("x: T", "y: T", "", "")
        try:
            self.compiled("skeleton", "f16", "-Wno-unused-but-set-variable")
        finally:
            del KERNELS["skeleton"]


if __name__ == "__main__":
    FXGE = os.path.abspath(sys.argv.pop(1))
    CXX = sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else shutil.which("c++") or "g++"
    unittest.main()
