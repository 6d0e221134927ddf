# SPDX-License-Identifier: Apache-2.0
"""Tests models of torchao's quantize_: parameters that are tensor subclasses, and unwrapped.

The reference is the model in eager. Graphs in floats (--quant=keep) must give its numbers.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import unittest
from typing import Any

import support  # noqa: F401 -- finds the package
import torch
from torch import Tensor, nn

import fxge

try:
    from torchao import quantization as ao
    from torchao.quantization.granularity import PerGroup
    from torchao.utils import unwrap_tensor_subclass
except ImportError:
    print("skipped: this needs the torchao package (scripts/test.sh --torch installs it)")
    sys.exit(77)

FXGE = os.environ["FXGE_COMMAND"]
SCHEMES = {
    "int8": ao.Int8WeightOnlyConfig,
    "int8-dynamic": ao.Int8DynamicActivationInt8WeightConfig,
    "int4": lambda: ao.IntxWeightOnlyConfig(weight_dtype=torch.int4, granularity=PerGroup(32)),
    "int4-dynamic": lambda: ao.Int8DynamicActivationIntxWeightConfig(
        weight_dtype=torch.int4, weight_granularity=PerGroup(32)
    ),
    "float8": ao.Float8WeightOnlyConfig,
}


def model(scheme: str, dtype: torch.dtype) -> nn.Module:
    torch.manual_seed(3)
    m = nn.Sequential(nn.Linear(128, 64), nn.ReLU(), nn.Linear(64, 48)).to(dtype).eval()
    ao.quantize_(m, SCHEMES[scheme]())
    return m


def inputs(dtype: torch.dtype) -> Tensor:
    return torch.randn(8, 128, generator=torch.Generator().manual_seed(4)).to(dtype)


def compiled(path: str, *options: str) -> subprocess.CompletedProcess[str]:
    command = [FXGE, "compile", path, "-o", path[:-4] + ".air", "--force", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


class Kept(unittest.TestCase):
    def check(self, scheme: str, dtype: torch.dtype, unwrapped: bool) -> None:
        m, x = model(scheme, dtype), inputs(dtype)
        with torch.no_grad():
            want = m(x)
        if unwrapped:
            unwrap_tensor_subclass(m)
        with tempfile.TemporaryDirectory() as directory:
            path = os.path.join(directory, "m.pt2")
            torch.export.save(torch.export.export(m, (x,)), path)
            r = compiled(path)
            self.assertEqual(r.returncode, 0, r.stderr)
            y = fxge.load(path[:-4] + ".air")(x)
        self.same(y, want)

    def same(self, y: Tensor, want: Tensor) -> None:
        """Compares up to another order of sums: for bf16, a step of the largest number."""
        step = 2e-6 if want.dtype == torch.float32 else 2**-7
        bound = step * float(want.abs().max())
        self.assertLessEqual(float((y.double() - want.double()).abs().max()), bound)

    def test_schemes(self) -> None:
        for scheme in SCHEMES:
            for dtype in (torch.bfloat16, torch.float32):
                for unwrapped in (False, True):
                    with self.subTest(scheme=scheme, dtype=dtype, unwrapped=unwrapped):
                        self.check(scheme, dtype, unwrapped)

    def test_in_process(self) -> None:
        """Programs that were not saved: a subclass has no address of its own."""
        for scheme in ("int8", "int4-dynamic"):
            m, x = model(scheme, torch.bfloat16), inputs(torch.bfloat16)
            with torch.no_grad():
                want = m(x)
                exported: Any = torch.export.export(m, (x,))
                self.same(fxge.compile(exported)(x), want)
                self.assertTrue(all(row.ok for row in fxge.verify(exported, (x,))))
                torch._dynamo.reset()
                self.same(torch.compile(m, backend="fxge")(x), want)

    def test_dynamic_batch(self) -> None:
        m, x = model("int8-dynamic", torch.bfloat16), inputs(torch.bfloat16)
        sizes = ({0: torch.export.Dim("n", min=2, max=64)},)
        exported = torch.export.export(m, (x,), dynamic_shapes=sizes)
        program = fxge.compile(exported)
        for n in (8, 3):
            with torch.no_grad():
                self.same(program(x[:n]), m(x[:n]))

    def test_whole_subclass(self) -> None:
        """A subclass that the graph uses as a whole is refused, with the function that helps."""
        m, x = model("int8", torch.bfloat16), inputs(torch.bfloat16)
        exported = torch.export.export(m, (x,))
        graph = exported.graph
        weight = next(n for n in graph.nodes if n.name == "p_0_weight")
        reader = next(iter(weight.users))
        with graph.inserting_before(reader):
            other = graph.call_function(torch.ops.aten.clone.default, (weight,))
            other.meta = dict(reader.meta)
        with self.assertRaisesRegex(fxge.FxgeError, "unwrap_tensor_subclass"):
            fxge.compile(exported)


class Lowered(unittest.TestCase):
    """Models with --quant=npu and exact: the kernels, and their distance from eager."""

    def lowered(
        self, m: nn.Module, x: Tensor, *options: str, bound: float, dynamic: bool = False
    ) -> tuple[list[str], str]:
        """Compares a run with eager, relative to the largest number; returns types and text."""
        with torch.no_grad():
            want = m(x)
        sizes = ({0: torch.export.Dim("n", min=2, max=64)},) if dynamic else None
        with tempfile.TemporaryDirectory() as directory:
            path = os.path.join(directory, "m.pt2")
            torch.export.save(torch.export.export(m, (x,), dynamic_shapes=sizes), path)
            r = compiled(path, *options)
            self.assertEqual(r.returncode, 0, r.stderr)
            air = path[:-4] + ".air"
            y = fxge.load(air)(x)
            text = subprocess.run([FXGE, "dump", air], capture_output=True, text=True).stdout
        most = bound * float(want.abs().max())
        self.assertLessEqual(float((y.double() - want.double()).abs().max()), most)
        types = re.findall(r"= ge\.(\w+)\(", text)
        return [t for t in types if t not in ("Const", "Data", "NetOutput")], text

    def test_nodes(self) -> None:
        wanted = {
            "int8": ["WeightQuantBatchMatmulV2"],
            "int8-dynamic": ["DynamicQuant", "QuantBatchMatmulV3"],
            "int4": ["WeightQuantBatchMatmulV2"],
        }
        for scheme, kernels in wanted.items():
            for dtype in (torch.bfloat16, torch.float16):
                with self.subTest(scheme=scheme, dtype=dtype):
                    m, x = model(scheme, dtype), inputs(dtype)
                    options = ("--quant=npu", "--soc=ascend910b")
                    bound = 0.03 if scheme == "int8-dynamic" else 0.01
                    types, text = self.lowered(m, x, *options, bound=bound)
                    self.assertEqual(types, [*kernels, "Relu", *kernels])
                    if scheme == "int4":
                        self.assertRegex(text, r": i32\[128, 8\] = ")  # 64 rows of 128 numbers

    def test_float8(self) -> None:
        """Weights of 8-bit floats have a kernel on 950; its scales have 16 bits."""
        torch.manual_seed(7)
        for dtype in (torch.bfloat16, torch.float16):
            for bias in (True, False):
                for x in (inputs(dtype), torch.randn(2, 5, 128).to(dtype)):
                    m = nn.Sequential(nn.Linear(128, 64, bias=bias)).to(dtype).eval()
                    ao.quantize_(m, ao.Float8WeightOnlyConfig())
                    types, _ = self.lowered(m, x, "--quant=npu", "--soc=ascend950", bound=0.01)
                    types = [t for t in types if t != "Reshape"]
                    self.assertEqual(types, ["WeightQuantBatchMatmulV2"])

    def test_rows_and_biases(self) -> None:
        torch.manual_seed(5)
        x = torch.randn(2, 5, 128).to(torch.bfloat16)
        for scheme in ("int8", "int8-dynamic", "int4"):
            for bias in (True, False):
                m = nn.Sequential(nn.Linear(128, 64, bias=bias)).to(torch.bfloat16).eval()
                ao.quantize_(m, SCHEMES[scheme]())
                for dynamic in (False, True):
                    with self.subTest(scheme=scheme, bias=bias, dynamic=dynamic):
                        options = ("--quant=npu", "--soc=ascend910b")
                        types, _ = self.lowered(m, x, *options, bound=0.03, dynamic=dynamic)
                        kernels = [t for t in types if "Matmul" in t or "MatMul" in t]
                        self.assertEqual(len(kernels), 1)
                        self.assertIn("Quant", kernels[0])
                        self.assertNotIn("Add", types)

    def test_asymmetric_groups(self) -> None:
        """Zero points of groups are subtracted."""
        torch.manual_seed(6)
        x = torch.randn(8, 128).to(torch.bfloat16)
        for bits in (torch.int4, torch.int8):
            m = nn.Sequential(nn.Linear(128, 64)).to(torch.bfloat16).eval()
            m[0].weight.data += 0.05
            config = ao.IntxWeightOnlyConfig(
                weight_dtype=bits,
                granularity=PerGroup(64),
                mapping_type=ao.MappingType.ASYMMETRIC,
            )
            ao.quantize_(m, config)
            types, _ = self.lowered(m, x, "--quant=npu", "--soc=ascend910b", bound=0.01)
            self.assertEqual(types, ["WeightQuantBatchMatmulV2"])

    def test_exact(self) -> None:
        """Products that torchao computes in integers stay these integers."""
        for dtype in (torch.bfloat16, torch.float32):
            m, x = model("int8-dynamic", dtype), inputs(dtype)
            bound = 2e-6 if dtype == torch.float32 else 0
            types, _ = self.lowered(m, x, "--quant=exact", "--soc=ascend910b", bound=bound)
            self.assertEqual(types.count("QuantBatchMatmulV3"), 2)
            self.assertNotIn("MatMulV2", types)

    def test_reasons(self) -> None:
        """No product stays in floats without a reason."""
        cases = [
            ("int8", torch.float32, "npu", "ascend910b", "takes inputs of f16 and bf16, not f32"),
            ("int4", torch.bfloat16, "exact", "ascend910b", "only the weight is quantised"),
            ("int8", torch.bfloat16, "exact", "ascend910b", "only the weight is quantised"),
            ("int4", torch.float16, "npu", "ascend310b", "no kernel for weights of i8 beside"),
            ("float8", torch.bfloat16, "npu", "ascend910b", "no kernel for weights of f8e4m3"),
            ("float8", torch.bfloat16, "exact", "ascend910b", "only the weight is quantised"),
        ]
        for scheme, dtype, how, soc, reason in cases:
            with self.subTest(scheme=scheme, how=how), tempfile.TemporaryDirectory() as directory:
                path = os.path.join(directory, "m.pt2")
                m, x = model(scheme, dtype), inputs(dtype)
                torch.export.save(torch.export.export(m, (x,)), path)
                r = compiled(path, f"--quant={how}", f"--soc={soc}")
                self.assertEqual(r.returncode, 3, r.stderr)
                self.assertEqual(r.stderr.count("error[FXGE-E0394]"), 2)
                self.assertIn(reason, r.stderr)
                r = compiled(path, f"--quant={how}", f"--soc={soc}", "--quant-fallback=float")
                self.assertEqual(r.returncode, 0, r.stderr)
                self.assertEqual(r.stderr.count("warning[FXGE-W0395]"), 2)
                y = fxge.load(path[:-4] + ".air")(x)
                with torch.no_grad():
                    want = m(x)
                most = 2**-7 * float(want.abs().max())
                self.assertLessEqual(float((y - want).abs().max()), most)


if __name__ == "__main__":
    unittest.main()
