"""The PyTorch part of a project by `fxge op new`: it compiles, and defines an operator that runs, infers and trains on
the CPU; the project's own test passes.

test_project.py FXGE    without a C++ compiler it is skipped
"""

import pathlib
import runpy
import shutil
import subprocess
import sys
import tempfile
import types
import unittest

import torch
from torch.utils import cpp_extension

FXGE = ""
ROWS = """\
- def: |
    def inner(x, k):
        return 0.7978845608028654 * (x + k * x ** 3)

- schema: "project::gelu(Tensor x, float k=0.044715) -> Tensor"
  ge: {op: ProjectGelu, in: {x: x}, attr: {k: k}}
  backward:
    x: |
      t = tanh(inner(x, k))
      return grad * (0.5 * (1 + t) + 0.5 * x * (1 - t * t) * 0.7978845608028654 * (1 + 3 * k * x ** 2))
- ge: ProjectGelu
  types: {T: [f16, bf16, f32]}
  in: {x: T}
  out: {y: T}
  attr: {k: {float: 0.044715}}
  compute: |
    wide_x = wide(x)
    y = 0.5 * wide_x * (1 + tanh(inner(wide_x, k)))
    return cast(y, x.dtype)
"""


MASKS = """\
- schema: "project::masked(Tensor x, Tensor m, Tensor y, float k=0.1) -> (Tensor, Tensor)"
  ge: {op: ProjectMasked, in: {x: x, m: m, y: y}, attr: {k: k}}
- ge: ProjectMasked
  types: {T: [f16, bf16, f32]}
  in: {x: T, m: [bool], y: T}
  out: {z: T, n: [bool]}
  attr: {k: {float: 0.1}}
  compute: |
    n = (x > k) ^ m
    return where(n, clamp(x, -1, 2), y), n | isnan(y)
"""


class Built(unittest.TestCase):
    rows: str
    name: str
    folder: tempfile.TemporaryDirectory

    @classmethod
    def setUpClass(cls) -> None:
        if cls is Built:
            raise unittest.SkipTest("what the others have in common")
        cls.folder = tempfile.TemporaryDirectory(prefix="fxge-project-")
        cls.root = pathlib.Path(cls.folder.name)
        rows = cls.root / "rows.yaml"
        rows.write_text(cls.rows, "utf-8")
        command = [FXGE, "op", "new", "-i", str(rows), "-c", "ai_core-Ascend910B", "-o", str(cls.root / "out")]
        subprocess.run(command, check=True, timeout=60)
        cls.library = cls.root / "extension.so"
        source = cls.root / f"out/csrc/torch_ext/{cls.name}_extension.cpp"
        lib = pathlib.Path(torch.__file__).parent / "lib"
        command = ["c++", "-std=c++17", "-O0", "-shared", "-fPIC", "-Wall", "-Werror", str(source), "-o", str(cls.library)]
        command += [f"-D_GLIBCXX_USE_CXX11_ABI={int(torch._C._GLIBCXX_USE_CXX11_ABI)}", f"-L{lib}", "-ltorch", "-ltorch_cpu", "-lc10"]
        for path in cpp_extension.include_paths():
            command += ["-isystem", path]
        subprocess.run(command, check=True, timeout=600)
        torch.ops.load_library(str(cls.library))

    @classmethod
    def tearDownClass(cls) -> None:
        cls.folder.cleanup()

    def test_of_the_project(self) -> None:
        """Three ways of calling, errors against PyTorch, latency."""
        module = f"{self.name}_extension"
        sys.modules[module] = types.ModuleType(module)
        try:
            found = runpy.run_path(str(self.root / f"out/test/test_{self.name}.py"))
            self.assertEqual(sorted(found["WAYS"]), ["called", "compiled", "module"])
            found["test"]()
        finally:
            del sys.modules[module]


class Project(Built):
    rows, name = ROWS, "project_gelu"

    def test_computes(self) -> None:
        for dtype, bar in ((torch.float32, 1e-6), (torch.float16, 1e-3), (torch.bfloat16, 8e-3)):
            x = torch.randn(3, 1025, generator=torch.Generator().manual_seed(1)).to(dtype)
            expected = torch.nn.functional.gelu(x.double(), approximate="tanh")
            got = torch.ops.project.gelu(x)
            self.assertEqual(got.dtype, dtype)
            self.assertLessEqual(((got.double() - expected).abs().max() / expected.abs().max()).item(), bar)

    def test_infers(self) -> None:
        got = torch.ops.project.gelu(torch.empty(3, 5, dtype=torch.float16, device="meta"))
        self.assertEqual((got.device.type, tuple(got.shape), got.dtype), ("meta", (3, 5), torch.float16))

    def test_trains(self) -> None:
        x = torch.randn(7, 3, dtype=torch.float64, requires_grad=True)
        self.assertTrue(torch.autograd.gradcheck(lambda x: torch.ops.project.gelu(x, 0.05), (x,)))


class Masked(Built):
    """Tensors of bool, and several results."""

    rows, name = MASKS, "project_masked"

    def test_computes(self) -> None:
        x, y, m = torch.randn(7, 5), torch.tensor(float("nan")), torch.rand(7, 5) < 0.5
        z, n = torch.ops.project.masked(x, m, y, 0.25)
        expected = (x > 0.25) ^ m
        torch.testing.assert_close(z, torch.where(expected, x.clamp(-1, 2), y), equal_nan=True)
        self.assertTrue(n.dtype == torch.bool and n.all())


if __name__ == "__main__":
    FXGE = sys.argv.pop(1)
    if not shutil.which("c++"):
        print("no C++ compiler here: skipped")
        sys.exit(77)
    unittest.main()
