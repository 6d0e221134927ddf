# SPDX-License-Identifier: Apache-2.0
"""Tests operators as articles describe them (tests/cli/articles), as a new user would: descriptions in training, a
converter called in three ways, a C++ extension that is built. Each yields PyTorch's numbers, or one message that
names the missing part.

test_articles.py FXGE LIBRARY    without a C++ compiler the extension is skipped
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

import torch
from torch.utils import cpp_extension

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "shim" / "src"))

import fxge  # noqa: E402

LONG = os.environ.get("FXGE_TEST_LONG") == "1"
SERVER = str(pathlib.Path(__file__).parents[1] / "torch_server.py")
ARTICLES = pathlib.Path(__file__).parents[1] / "cli" / "articles"
COMPUTE = "    y = x @ transpose(weight, 0, 1)\n    return y if bias is None or not use_bias else y + bias\n"

# PyTorch's header without Python, and the part of torch_npu's that the article includes: its macro and its command, computed on the CPU.
TORCH = """\
#pragma once
#include <ATen/ATen.h>
#include <torch/csrc/autograd/custom_function.h>
#include <torch/library.h>
"""
NPU = """\
#pragma once
#include <torch/extension.h>
#define EXEC_NPU_CMD(f, ...) f(__VA_ARGS__)
inline void aclnnGatedLinear(const at::Tensor &x, const at::Tensor &w, const std::optional<at::Tensor> &b, bool use, at::Tensor &y) {
    y.copy_(use ? x.mm(w.t()) + *b : x.mm(w.t()));
}
namespace c10 { using std::optional; }
namespace torch { using c10::Dispatcher; }
namespace at_npu::native {
struct OpCommand {
    at::Tensor x, y;
    OpCommand &Name(const char *) { return *this; }
    OpCommand &Input(const at::Tensor &t) { x = t; return *this; }
    OpCommand &Output(at::Tensor &t) { y = t; return *this; }
    void Run() { y.copy_(x.abs()); }
};
}
"""
EXTENSION = """\
#include "registration.cpp"
TORCH_LIBRARY_IMPL(example, CPU, m) {
    m.impl("gated_linear", &gated_linear_npu);
    m.impl("absolute", &absolute_npu);
}
TORCH_LIBRARY_IMPL(example, Meta, m) {
    m.impl("gated_linear", [](const at::Tensor &x, const at::Tensor &w, const std::optional<at::Tensor> &) {
        return at::empty({x.size(0), w.size(0)}, x.options());
    });
    m.impl("absolute", [](const at::Tensor &x) { return at::empty_like(x); });
}
TORCH_LIBRARY_IMPL(example, AutogradCPU, m) {
    m.impl("gated_linear", [](const at::Tensor &x, const at::Tensor &w, const std::optional<at::Tensor> &b) {
        return GatedLinear::apply(x, w, b);
    });
}
"""


class Gated(torch.nn.Module):
    def forward(self, x, weight, bias=None):
        return torch.ops.example.absolute(torch.ops.example.gated_linear(x, weight, bias))


class Articles(unittest.TestCase):
    fxge: str

    def setUp(self):
        self.dir = pathlib.Path(tempfile.mkdtemp(prefix="fxge-articles-"))
        for path in ARTICLES.iterdir():
            shutil.copy(path, self.dir / path.name)

    def tearDown(self):
        shutil.rmtree(self.dir)

    def run_article(self, name, behind=""):
        path = self.dir / name
        path.write_text(path.read_text("utf-8") + behind, "utf-8")
        return subprocess.run(
            [sys.executable, "-I", "-S", SERVER, name],
            cwd=self.dir,
            capture_output=True,
            text=True,
            timeout=1200,
            env=dict(os.environ, PYTHONPATH=str(pathlib.Path(fxge.__file__).parents[1])),
        )

    def test_training(self):
        """A description without numbers: one message. With `compute` it trains like PyTorch's own operators."""
        r = self.run_article("training.py")
        self.assertNotEqual(r.returncode, 0)
        self.assertIn("the CPU executor has no kernel for ge.GatedLinear", r.stderr)
        self.assertIn("`compute` in its row says what it computes", r.stderr)
        with open(self.dir / "plugin.yaml", "a", encoding="utf-8") as file:
            file.write("  compute: |\n" + COMPUTE.replace(" or not use_bias", "") + "  ignore: [use_bias]\n")
        script = self.dir / "training.py"
        script.write_text(script.read_text("utf-8").replace("net = Net()\n", "torch.manual_seed(1)\nnet = Net()\n"), "utf-8")
        r = self.run_article(
            "training.py",
            """
class Own(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weight, self.bias = torch.nn.Parameter(torch.randn(16, 8) * 0.1), torch.nn.Parameter(torch.zeros(16))
        self.head = torch.nn.Linear(16, 1)

    def forward(self, x):
        return self.head(torch.relu(torch.nn.functional.linear(x, self.weight, self.bias)))

torch.manual_seed(1)
own = Own()
optimizer = torch.optim.Adam(own.parameters(), 1e-2)
for _ in range(20):
    other = torch.nn.functional.mse_loss(own(x), y)
    optimizer.zero_grad()
    other.backward()
    optimizer.step()
torch.testing.assert_close(loss, other)
for a, b in zip(net.parameters(), own.parameters()):
    torch.testing.assert_close(a, b, rtol=1e-4, atol=1e-5)
print("equal")
""",
        )
        self.assertEqual((r.returncode, r.stdout), (0, "equal\n"), r.stderr)

    def test_three_ways(self):
        """Called directly, compiled by TorchAir's interface, exported and compiled offline."""
        r = self.run_article(
            "converter.py",
            """
torch.testing.assert_close(live, eager)
torch.testing.assert_close(eager, a + 2.0 * b)
program.write("m.air")
try:
    torch.testing.assert_close(program(a, b), eager)
    print("equal")
except fxge.FxgeError as error:
    print("AddScaled" in str(error))
""",
        )
        self.assertEqual(r.returncode, 0, r.stderr)
        self.assertIn(r.stdout, ("equal\n", "True\n"))
        self.assertIn(b"AddScaled", (self.dir / "m.air").read_bytes())

    @unittest.skipUnless(LONG, "long: a compiler reads PyTorch's headers for half a minute")
    @unittest.skipUnless(shutil.which("c++") and cpp_extension.is_ninja_available(), "needs a C++ compiler and ninja")
    def test_extension(self):
        """The C++ of the article, built: eager, exported and live; its kernels are derived from its calls."""
        (self.dir / "torch_npu/csrc/framework/utils").mkdir(parents=True)
        (self.dir / "torch").mkdir()
        (self.dir / "torch/extension.h").write_text(TORCH, "utf-8")
        (self.dir / "torch_npu/csrc/framework/utils/OpAdapter.h").write_text(NPU, "utf-8")
        (self.dir / "npu_cpp_extension.h").write_text("", "utf-8")
        (self.dir / "extension.cpp").write_text(EXTENSION, "utf-8")
        cpp_extension.load(
            "fxge_article",
            [str(self.dir / "extension.cpp")],
            extra_include_paths=[str(self.dir)],
            extra_cflags=["-O0"],
            build_directory=str(self.dir),
            is_python_module=False,
        )
        header = self.dir / "types.yaml"
        header.write_text(
            "- ge: GatedLinear\n  in: {x: [f32], weight: [f32], 'bias?': [f32]}\n  out: {y: [f32]}\n"
            "  attr: {use_bias: {bool: false}}\n  compute: |\n" + COMPUTE,
            "utf-8",
        )
        fxge.load_ops(str(header))
        fxge.load_ops(str(self.dir / "registration.cpp"))
        x, w, b = torch.randn(4, 8), torch.randn(16, 8), torch.randn(16)
        for arguments in ((x, w, b), (x, w)):
            eager = Gated()(*arguments)
            torch.testing.assert_close(eager, torch.nn.functional.linear(*arguments).abs())
            program = fxge.compile(torch.export.export(Gated(), arguments))
            torch.testing.assert_close(program(*arguments), eager)
            torch.testing.assert_close(torch.compile(Gated(), backend="fxge")(*arguments), eager)

    @unittest.skipUnless(LONG, "long: a compiler reads PyTorch's headers for half a minute a project")
    @unittest.skipUnless(shutil.which("c++") and cpp_extension.is_ninja_available(), "needs a C++ compiler and ninja")
    def test_projects(self):
        """`op new` of each mix of the articles' files: its setup.py builds the extension, which refuses to compute until
        the user writes the part that is named TODO, and computes it then."""
        gated, smooth = "return at::linear(x, weight, bias);", "return at::gelu(x, approximate);"
        for files, operator, body in (
            ("plugin.yaml op_proto.hpp", "npu.npu_gated_linear", gated.replace("bias)", "use_bias ? bias : std::nullopt)")),
            ("functions.yaml op_proto.hpp", "npu.npu_gated_linear", gated),
            ("derivatives.yaml functions.yaml op_proto.hpp", "npu.npu_gated_linear", gated),
            ("registration.cpp op_proto.hpp", "example.gated_linear", gated),
            ("registration.cpp plugin.yaml op_proto.hpp", "example.gated_linear", gated),
            ("operator.json", "npu.smooth_gelu", smooth),
        ):
            with self.subTest(files):
                project = self.dir / "project"
                command = [self.fxge, "op", "new", *files.split(), "-c", "ai_core-Ascend910B", "-o", "project"]
                subprocess.run(command, cwd=self.dir, check=True, capture_output=True, timeout=60)
                (source,) = (project / "csrc/torch_ext").glob("*.cpp")
                r = self.build_and_call(project, source, operator)
                self.assertRegex(r.stderr, f"{operator.replace('.', '::')} has no CPU kernel")
                text = source.read_text("utf-8")
                missing = "TORCH_CHECK_NOT_IMPLEMENTED(false"
                self.assertEqual(text.count(missing), 1, text)
                at = text.index(missing)
                source.write_text(text[:at] + body + text[text.index(";\n", at) + 1 :], "utf-8")
                r = self.build_and_call(project, source, operator)
                self.assertEqual((r.returncode, r.stdout), (0, "equal\n"), r.stderr)
                shutil.rmtree(project)

    def build_and_call(self, project, source, operator):
        build = [sys.executable, "setup.py", "build_ext", "--inplace"]
        r = subprocess.run(build, cwd=project, capture_output=True, text=True, timeout=600, env=dict(os.environ, CFLAGS="-O0"))
        self.assertEqual(r.returncode, 0, r.stdout[-3000:] + r.stderr[-3000:])
        script = f"""
import torch
import {source.stem}
call, linear = torch.ops.{operator}, torch.nn.functional.linear
if "gelu" in "{operator}":
    cases = [((torch.randn(4, 8),), torch.nn.functional.gelu)]
else:
    x, w, b = torch.randn(4, 8), torch.randn(16, 8), torch.randn(16)
    cases = [((x, w), linear), ((x, w, b, True) if "use_bias" in str(call.default._schema) else (x, w, b), linear)]
for arguments, expected in cases:
    expected = expected(*arguments[:3]) if "gelu" not in "{operator}" else expected(*arguments, approximate="tanh")
    torch.testing.assert_close(call(*arguments), expected)
    meta = call(*(a.to("meta") if isinstance(a, torch.Tensor) else a for a in arguments))
    assert meta.device.type == "meta" and meta.shape == expected.shape, meta
print("equal")
"""
        return subprocess.run([sys.executable, "-c", script], cwd=project, capture_output=True, text=True, timeout=300)


if __name__ == "__main__":
    Articles.fxge = sys.argv.pop(1)
    os.environ["FXGE_LIBRARY"] = sys.argv.pop(1)
    unittest.main()
