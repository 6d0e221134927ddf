# SPDX-License-Identifier: Apache-2.0
"""Tests the PyTorch part of a project by `fxge op new`: it compiles, and defines an operator that runs, infers and
trains on the CPU; the project's own test passes.

test_project.py FXGE LIBRARY    without a C++ compiler it is skipped
"""

import os
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

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "shim" / "src"))

import fxge  # noqa: E402
from fxge import torchair  # noqa: E402
from fxge._programs import sessions

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


KINDS = """\
- schema: "project::kinds(Tensor x, Tensor w, Tensor? bias=None, float k=0.5, float? maybe=None, int a=1, int b=2, \
int[] each=[1, 2], bool flag=False, ScalarType? to=None, str mode=\\"once\\", Scalar s=1.5, int n=3, int? m=None, \
str? fixed=None) -> Tensor"
  shape: ["x.shape"]
  dtype: [x]
  ge:
    op: ProjectKinds
    in: {x: x, w: w, bias: bias, number: n, absent: m, numbers: each, pair: [a, b], real: 0.5, none: null}
    attr: {use_bias: {present: bias}, k: k, maybe: maybe, axes: [a, b], each: each, flag: flag, to: to, mode: mode, s: s, three: 3,
           scale: 1.25, on: true, text: "twice", sizes: [2, 3], scales: [0.5, 1.5], ons: [true, false], kind: f16}
    require: {fixed: null}
- ge: ProjectKinds
  types: {T: [f32, f16, bf16]}
  in: {x: T, w: T, "bias?": T, number: [i64], "absent?": [i64], numbers: [i64], pair: [i64], real: [f32, i64], "none?": [f32]}
  out: {y: T}
  attr:
    use_bias: {bool: false}
    k: {float: 0.1}
    maybe: {float: 2.0}
    axes: {ints: required}
    each: {ints: [0]}
    flag: {bool: true}
    to: {dtype: f32}
    mode: {str: ""}
    s: {float: 0}
    three: {int: 0}
    scale: {float: 0}
    on: {bool: false}
    text: {str: "once"}
    sizes: {ints: []}
    scales: {floats: []}
    ons: {bools: []}
    kind: {dtype: f32}
    pads: {int_lists: [[1, 2], [3]]}
    left: {float: 0.75}
    left_list: {ints: [7, 8]}
    left_text: {str: "left"}
    left_dtype: {dtype: bf16}
  compute: |
    y = x * w if bias is None else x * w + bias
    y = y if use_bias else y - 100
    y = y * k + maybe + axes[0] * 10 + axes[1] + each[0] - each[1] + s
    y = y * three + scale if on else y
    y = y * 2 if text == "twice" else y
    y = y + sizes[0] * sizes[1] + scales[0] * scales[1]
    y = y + (5 if ons[0] else 6) + (50 if ons[1] else 60)
    y = y + (11 if kind == f16 else 22) + (1 if flag else 2)
    y = y + left + left_list[1] + (3 if left_text == "left" else 4) + (1 if left_dtype == bf16 else 0)
    y = y + (17 if to == f16 else 34) + (0.25 if mode == "once" else 0)
    y = y + number + sum(numbers) + sum(pair) * 10 + real
    return y if absent is None else y - absent
  ignore: [pads, none]
"""

TRAINED = """\
- schema: "project::slope(Tensor x, float k=2.0, *, bool up=True) -> Tensor"
  formula: |
    s = k * (1 - tanh(x) ** 2)
    return s if up else -s
- schema: "project::trained(Tensor x, Tensor? bias=None, Tensor? weight=None, int[] dims=[0], str mode=\\"sum\\", float? k=None) -> Tensor"
  shape: ["x.shape"]
  dtype: [x]
  ge: {op: ProjectTrained, in: {x: x, bias: bias, weight: weight}, attr: {dims: dims, mode: mode, k: k}}
  backward:
    x: |
      g = grad * project.slope(x, 1.0) * (2.0 if k is None else k)
      return g if weight is None else g * weight
    bias: sum(grad, dims) if mode == "sum" else mean(grad, dims)
    weight: grad * tanh(x) * (2.0 if k is None else k)
- ge: ProjectTrained
  types: {T: [f32, f16, bf16]}
  in: {x: T, "bias?": T, "weight?": T}
  out: {y: T}
  attr: {dims: {ints: [0]}, mode: {str: "sum"}, k: {float: 2}}
  ignore: [dims, mode]
  compute: |
    y = tanh(x) * k
    y = y if weight is None else y * weight
    return y if bias is None else y + bias
"""

# torch_npu's command, which records the calls; attributes have torch_npu's types.
OP_COMMAND = """\
#include <ATen/ATen.h>
#include <sstream>
namespace at_npu::native {
inline std::ostringstream calls;
class OpCommand {
    template <typename T> OpCommand &attr(const std::string &name, const T &v) { calls << name << "=" << v << "; "; return *this; }
public:
    OpCommand &Name(const std::string &name) { calls << name << ": "; return *this; }
    OpCommand &Input() { calls << "none; "; return *this; }
    OpCommand &Input(const at::Tensor &x) { calls << "tensor " << x.sizes() << "; "; return *this; }
    OpCommand &Input(const at::IntArrayRef &v, at::ScalarType t = at::kLong) { calls << t << " " << v << "; "; return *this; }
    OpCommand &Input(const at::Scalar &v, at::ScalarType t) { calls << t << " " << v << "; "; return *this; }
    OpCommand &Output(at::Tensor &) { calls << "output; "; return *this; }
    OpCommand &Attr(const std::string &n, bool v) { return attr(n, v ? "true" : "false"); }
    OpCommand &Attr(const std::string &n, int64_t v) { return attr(n, v); }
    OpCommand &Attr(const std::string &n, float v) { return attr(n, v); }
    OpCommand &Attr(const std::string &n, std::string v) { return attr(n, v); }
    OpCommand &Attr(const std::string &n, at::ScalarType v) { return attr(n, v); }
    OpCommand &Attr(const std::string &n, at::IntArrayRef v) { return attr(n, v); }
    OpCommand &Attr(const std::string &n, at::ArrayRef<float> v) { return attr(n, v); }
    OpCommand &Attr(const std::string &n, at::ArrayRef<uint8_t> v) { return attr(n, std::vector<int>(v.begin(), v.end())); }
    void Run() {}
};
}  // namespace at_npu::native
"""
# The source that is built with it: the call for the NPU becomes an operator on the CPU.
NOTED = """\
#include "%s"
TORCH_LIBRARY_FRAGMENT(project_npu, m)
{
    m.def("call", npu);
    m.def("noted", [](const at::Tensor &) { std::string s = at_npu::native::calls.str(); at_npu::native::calls.str(""); return s; });
}
"""


class Built(unittest.TestCase):
    noted = False
    rows: str
    name: str
    directory: tempfile.TemporaryDirectory

    @classmethod
    def setUpClass(cls) -> None:
        if cls is Built:
            raise unittest.SkipTest("what the others have in common")
        cls.directory = tempfile.TemporaryDirectory(prefix="fxge-project-")
        cls.root = pathlib.Path(cls.directory.name)
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
        if cls.noted:
            header = cls.root / "torch_npu/csrc/framework/OpCommand.h"
            header.parent.mkdir(parents=True)
            header.write_text(OP_COMMAND, "utf-8")
            (cls.root / "noted.cpp").write_text(NOTED % source, "utf-8")
            command[command.index(str(source))] = str(cls.root / "noted.cpp")
            command += ["-DWITH_NPU", "-I", str(cls.root)]
        subprocess.run(command, check=True, timeout=600)
        torch.ops.load_library(str(cls.library))

    @classmethod
    def tearDownClass(cls) -> None:
        cls.directory.cleanup()

    def test_of_the_project(self) -> None:
        """Three ways of calling, errors relative to PyTorch, latency."""
        module = f"{self.name}_extension"
        sys.modules[module] = types.ModuleType(module)
        try:
            found = runpy.run_path(str(self.root / f"out/test/test_{self.name}.py"))
            self.assertEqual(sorted(found["CALLS"]), ["called", "compiled", "module"])
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

    def test_trains_not(self) -> None:
        """Gradients that the C++ generator does not support are errors, never silently missing in training."""
        x, m = torch.randn(7, 5, requires_grad=True), torch.rand(7, 5) < 0.5
        with self.assertRaisesRegex(RuntimeError, "not implemented"):
            torch.ops.project.masked(x, m, torch.tensor(1.0))[0].sum().backward()


class Kinds(Built):
    """Every kind of value of an input or an attribute: the extension, the converter for TorchAir and the command of
    the NPU get the values that `load_ops` of the same file yields."""

    rows, name, noted = KINDS, "project_kinds", True

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        rows = cls.root / "described.yaml"
        rows.write_text(KINDS.replace("project::", "described::"), "utf-8")
        fxge.load_ops(str(rows))
        cls.addClassCleanup(sessions.loaded_ops.clear)  # the file is removed with its directory
        converter = cls.root / "converter.py"
        command = [FXGE, "op", "export", str(cls.root / "rows.yaml"), "--to", "torchair", "-o", str(converter)]
        subprocess.run(command, check=True, timeout=60)
        sys.modules["torchair"] = torchair
        runpy.run_path(str(converter))

    def calls(self) -> list[tuple[dict[str, object], tuple[torch.Tensor, ...]]]:
        x, w = torch.randn(3, 4), torch.randn(3, 4)
        given = {"k": 0.25, "maybe": 7.0, "a": 3, "b": 4, "each": [5, 9], "flag": True, "to": torch.float16, "mode": "x", "s": 2.5, "n": 6}
        return [({}, (x, w)), ({}, (x, w, torch.randn(3, 4))), ({**given, "m": 8}, (x, w, torch.randn(3, 4)))]

    def test_computes(self) -> None:
        for options, args in self.calls():
            with self.subTest(options=options, bias=len(args) == 3):
                expected = torch.ops.described.kinds(*args, **options)
                torch.testing.assert_close(torch.ops.project.kinds(*args, **options), expected)
                compiled = torch.compile(lambda *a: torch.ops.project.kinds(*a, **options), backend=torchair.get_npu_backend())
                torch.testing.assert_close(compiled(*args), expected)

    def test_requires(self) -> None:
        x, w = torch.randn(3, 4), torch.randn(3, 4)
        for operator in (torch.ops.described.kinds, torch.ops.project.kinds, torch.ops.project_npu.call):
            with self.assertRaisesRegex(Exception, "fixed"):
                operator(x, w, None, 0.5, None, 1, 2, [1, 2], False, None, "once", 1.5, 3, None, "other")

    def test_command(self) -> None:
        x, w = torch.randn(3, 4), torch.randn(3, 4)
        torch.ops.project_npu.call(x, w, None, 0.5, None, 1, 2, [1, 2], False, None, "once", 1.5, 3, None, None)
        literals = 'three=3; scale=1.25; on=true; text=twice; sizes=[2, 3]; scales=[0.5, 1.5]; ons=1 0; kind=Half; output; '
        self.assertEqual(
            torch.ops.project_npu.noted(x),
            "ProjectKinds: tensor [3, 4]; tensor [3, 4]; none; Long 3; none; Long [1, 2]; Long [1, 2]; Float 0.5; none; use_bias=false; "
            "k=0.5; maybe=2; axes=[1, 2]; each=[1, 2]; flag=false; to=Float; mode=once; s=1.5; " + literals)
        torch.ops.project_npu.call(x, w, torch.randn(3, 4), 0.25, 7.0, 3, 4, [5, 9], True, torch.float16, "x", 2.5, 6, 8, None)
        self.assertEqual(
            torch.ops.project_npu.noted(x),
            "ProjectKinds: tensor [3, 4]; tensor [3, 4]; tensor [3, 4]; Long 6; Long 8; Long [5, 9]; Long [3, 4]; Float 0.5; none; "
            "use_bias=true; k=0.25; maybe=7; axes=[3, 4]; each=[5, 9]; flag=true; to=Half; mode=x; s=2.5; " + literals)


class Trained(Built):
    """Gradients that another operator of the file computes, and arguments that may be None."""

    rows, name = TRAINED, "project_trained"

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        rows = cls.root / "described.yaml"
        rows.write_text(TRAINED.replace("project::", "described::").replace("project.", "described."), "utf-8")
        fxge.load_ops(str(rows))
        cls.addClassCleanup(sessions.loaded_ops.clear)  # the file is removed with its directory

    def test_trains(self) -> None:
        x, w, b = (torch.randn(s, dtype=torch.float64) for s in ((3, 4), (3, 4), (4,)))
        for bias, weight, options in ((None, None, {}), (b, None, {}), (None, w, {"k": 0.5}), (b, w, {})):
            given = [t.clone().requires_grad_() for t in (x, bias, weight) if t is not None]

            def call(operator: object, *given: torch.Tensor) -> torch.Tensor:
                rest = iter(given[1:])
                return operator(given[0], next(rest) if bias is not None else None, next(rest) if weight is not None else None, **options)

            with self.subTest(bias=bias is not None, weight=weight is not None):
                self.assertTrue(torch.autograd.gradcheck(lambda *a: call(torch.ops.project.trained, *a), given))
                half = [t.detach().float().requires_grad_() for t in given]
                wanted = torch.autograd.grad(call(torch.ops.described.trained, *half).sum(), half)
                for mine, theirs in zip(torch.autograd.grad(call(torch.ops.project.trained, *half).sum(), half), wanted):
                    torch.testing.assert_close(mine, theirs)

    def test_other_mode(self) -> None:
        x, b = torch.randn(3, 4), torch.randn(4, requires_grad=True)
        torch.ops.project.trained(x, b, None, [0], "mean").sum().backward()
        torch.testing.assert_close(b.grad, torch.ones(4))


if __name__ == "__main__":
    FXGE = sys.argv.pop(1)
    os.environ["FXGE_LIBRARY"] = sys.argv.pop(1)
    if not shutil.which("c++"):
        print("no C++ compiler here: skipped")
        sys.exit(77)
    unittest.main()
