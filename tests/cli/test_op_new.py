#!/usr/bin/env python3
"""`fxge op new`: the project builds where no CANN is. Its kernels, made from formulas, run over a stand-in of Ascend C on
the CPU and give what the executor gives; its tiling passes its own test. Standard library only.

test_op_new.py FXGE CXX    without a C++ compiler what needs one is skipped
"""

import ast
import io
import json
import os
import pathlib
import random
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
FLAGS = ["-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter", "-I", str(ASCENDC)]

DTYPES = {"f32": ("float", "f", "<f4", 4), "f16": ("half", "e", "<f2", 2), "bf16": ("bfloat16_t", "H", "<u2", 2)}
BAR = {"f32": 2e-6, "f16": 4e-3, "bf16": 3e-2}  # halves: the executor rounds after each step, the kernel once

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
}
TOTALS = (1, 7, 8, 33, 1000, 1025, 5000, 70001)


def indented(text):
    return "".join(f"    {line}\n" for line in text.splitlines())


def npy(dtype, values):
    _, code, descr, size = DTYPES[dtype]
    head = str({"descr": descr, "fortran_order": False, "shape": (len(values),)}).encode()
    head += b" " * (-(len(head) + 11) % 64) + b"\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head + struct.pack(f"<{len(values)}{code}", *values)


def of_npy(dtype, data):
    _, code, _, size = DTYPES[dtype]
    at = 10 + struct.unpack_from("<H", data, 8)[0]
    assert ast.literal_eval(data[10:at].decode())["fortran_order"] is False
    return struct.unpack(f"<{(len(data) - at) // size}{code}", data[at:])


def real(dtype, values):
    if dtype != "bf16":
        return list(values)
    return [struct.unpack("<f", struct.pack("<I", v << 16))[0] for v in values]


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
        """msopgen's file has no formula: the kernel says what a person must write."""
        self.run_it(FXGE, "op", "new", "-i", FORMS / "gelu.json", "-c", UNIT, "-o", "out")
        kernel = (self.dir / "out/csrc/kernel/gelu_custom.cpp").read_text("utf-8")
        self.assertIn("To be written: Compute(). fxge made none since the description has no formula", kernel)
        self.assertIn("Write here", kernel)

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

    def test_refusals(self):
        r = self.new("two.yaml", row_of("Same") + "\n- ge" + row_of("Swish2").split("- ge")[1], code=3)
        self.assertIn("a project is for one GE type, here are 2", r.stderr)
        r = self.run_it(FXGE, "op", "new", "-i", FORMS / "gelu.json", "-c", "Ascend910B", "-o", "out", code=2)
        self.assertIn("ai_core-Ascend910B", r.stderr)
        self.run_it(FXGE, "op", "new", "-i", FORMS / "gelu.json", "-o", "out", code=2)
        self.assertFalse((self.dir / "out").exists())


@unittest.skipUnless(shutil.which(os.environ.get("CXX", "c++")) or shutil.which("g++"), "no C++ compiler here")
class Built(Case):
    def compiled(self, name, dtype, *flags):
        """The kernel over the stand-in, for elements of a dtype."""
        inputs, outputs, attrs, _ = KERNELS[name]
        n_in, n_out, n_attr = (text.count(":") for text in (inputs, outputs, attrs.replace("{", "").replace("}", "")))
        n_attr //= 2
        (kernel,) = (self.dir / "out/csrc/kernel").glob("*.cpp")
        tiling = self.dir / f"out/csrc/host/tiling/{kernel.stem}_tiling"
        program = self.dir / f"run-{dtype}"
        names = [word.split(":")[0].strip() for word in attrs.split(", ") if word]
        addresses = ", ".join(f"data[{i}].data()" for i in range(n_in + n_out))
        element = DTYPES[dtype][0]
        self.run_it(CXX, *FLAGS, *flags, f'-DKERNEL="{kernel}"', f'-DTILING="{tiling}.h"', f"-DNAMES={kernel.stem}_tiling",
                    f"-DTYPE={element}", f"-DDTYPE_{inputs[0].upper()}={element}", f"-DINPUTS={n_in}", f"-DOUTPUTS={n_out}",
                    "-DSCALARS=" + "".join(f"float {n};" for n in names),
                    f"-DCALL={kernel.stem}({addresses}, nullptr, reinterpret_cast<GM_ADDR>(&tiling))",
                    ASCENDC / "run_kernel.cpp", f"{tiling}.cpp", "-o", program)
        return program, n_in, n_out

    def expected(self, name, dtype, arrays, n_out):
        """By the executor, of the same description."""
        inputs = [word.split(":")[0].strip() for word in KERNELS[name][0].split(",")]
        total = len(arrays[0])
        head = "".join(f"    %{n} : {dtype}[{total}]{',' if n != inputs[-1] else ''}\n" for n in inputs)
        results = ", ".join(f"%r{i}" for i in range(n_out))
        (self.dir / "m.fx").write_text(
            f'fxge 1\nmodel "m" stage "import"\ngraph "main"(\n{head}) {{\n  {results} = my.op.default('
            + ", ".join(f"{n}=%{n}" for n in inputs) + f") : {', '.join([f'{dtype}[{total}]'] * n_out)}\n  return "
            + ", ".join(f'%r{i} as "r{i}"' for i in range(n_out)) + "\n}\n", "utf-8")
        tensors = ", ".join(f"Tensor {n}" for n in inputs)
        given = "Tensor" if n_out == 1 else "(" + ", ".join(["Tensor"] * n_out) + ")"
        ports = ", ".join(f"{n}: {n}" for n in inputs)
        (self.dir / "ops.yaml").write_text(
            row_of(name) + f'- schema: "my::op({tensors}) -> {given}"\n  ge: {{op: {name}, in: {{{ports}}}}}\n', "utf-8")
        with zipfile.ZipFile(self.dir / "in.npz", "w") as file:
            for n, values in zip(inputs, arrays):
                file.writestr(f"{n}.npy", npy(dtype, values))
        self.run_it(FXGE, "run", "m.fx", "--ops", "ops.yaml", "--inputs", "in.npz", "--outputs", "out.npz", "--force")
        with zipfile.ZipFile(io.BytesIO((self.dir / "out.npz").read_bytes())) as file:
            return [real(dtype, of_npy(dtype, file.read(f"r{i}.npy"))) for i in range(n_out)]

    def sample(self, dtype, total):
        values = [random.gauss(0, 2) for _ in range(total)]
        if dtype == "bf16":
            return [struct.unpack("<I", struct.pack("<f", v))[0] >> 16 for v in values]
        return values

    def check(self, name, dtype, totals, memory=192 * 1024):
        program, n_in, n_out = self.compiled(name, dtype)
        code = DTYPES[dtype][1]
        for total in totals:
            arrays = [self.sample(dtype, total) for _ in range(n_in)]
            for i, values in enumerate(arrays):
                (self.dir / f"in{i}").write_bytes(struct.pack(f"<{total}{code}", *values))
            paths = [f"in{i}" for i in range(n_in)] + [f"out{i}" for i in range(n_out)]
            scalars = ["1.5", "2"] if name == "Swish2" else []
            said = self.run_it(program, 3, memory, *paths, *scalars).stdout.split()
            for i, expected in enumerate(self.expected(name, dtype, arrays, n_out)):
                got = real(dtype, struct.unpack(f"<{total}{code}", (self.dir / f"out{i}").read_bytes()))
                scale = max(map(abs, expected)) or 1
                worst = max(abs(a - b) for a, b in zip(got, expected)) / scale
                self.assertLessEqual(worst, BAR[dtype], (name, dtype, total, i, said))

    def test_kernels(self):
        random.seed(13)
        for name in KERNELS:
            with self.subTest(name):
                shutil.rmtree(self.dir / "out", ignore_errors=True)
                self.new("op.yaml", row_of(name))
                self.check(name, "f32", TOTALS if name == "GELUCustom" else (33, 5000))

    def test_halves(self):
        random.seed(14)
        self.new("op.yaml", row_of("Many"))
        for dtype in ("f16", "bf16"):
            with self.subTest(dtype):
                self.check("Many", dtype, (1, 31, 3001))

    def test_little_memory(self):
        """Tiles that are as small as memory wants, whose tails fill no block."""
        random.seed(15)
        self.new("op.yaml", row_of("TwoOfTwo"))
        self.check("TwoOfTwo", "f32", (1, 500, 3333), memory=4096)

    def test_tiling(self):
        """The project's own test, by its CMakeLists.txt where CMake is."""
        self.new("op.yaml", row_of("Many"))
        out = self.dir / "out"
        program = self.dir / "tiling"
        self.run_it(CXX, *FLAGS, "-I", out / "csrc/host/tiling", out / "test/test_many.cpp",
                    out / "csrc/host/tiling/many_tiling.cpp", "-o", program)
        self.assertIn("0 faults", self.run_it(program).stdout)

    def test_skeleton_compiles(self):
        """What a person goes on with runs, and leaves results as they are."""
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
