# SPDX-License-Identifier: Apache-2.0
"""Tests programs of torchao's convert_pt2e: static, dynamic and after quantisation-aware training.

The reference is PyTorch's own execution of the exported program.
"""

from __future__ import annotations

import copy
import os
import re
import subprocess
import sys
import tempfile
import unittest
import warnings
from collections.abc import Callable
from typing import Any

import support  # noqa: F401 -- finds the package
import torch
from torch import Tensor, nn

import fxge

try:
    from torchao.quantization.pt2e import move_exported_model_to_eval
    from torchao.quantization.pt2e.quantize_pt2e import convert_pt2e, prepare_pt2e, prepare_qat_pt2e
    from torchao.quantization.pt2e.quantizer import x86_inductor_quantizer as x86
    from torchao.quantization.pt2e.quantizer.embedding_quantizer import EmbeddingQuantizer
    from torchao.testing.pt2e import _xnnpack_quantizer as xnnpack
except ImportError:
    print("skipped: this needs the torchao package (scripts/test.sh --torch installs it)")
    sys.exit(77)

FXGE = os.environ["FXGE_COMMAND"]


class Linears(nn.Module):
    def __init__(self, *, relu: bool = False, two: bool = False, bias: bool = True) -> None:
        super().__init__()
        self.first = nn.Linear(64, 32, bias=bias)
        self.second = nn.Linear(32, 16) if two else nn.Identity()
        self.relu = relu

    def forward(self, x: Tensor) -> Tensor:
        y = self.first(x)
        z: Tensor = self.second(y.relu() if self.relu else y)
        return z


class Images(nn.Module):
    def __init__(self, *, normalised: bool = True, groups: int = 1, add: bool = False) -> None:
        super().__init__()
        self.conv = nn.Conv2d(16, 16, 3, padding=1, groups=groups)
        self.norm = nn.BatchNorm2d(16) if normalised else nn.Identity()
        self.add = add

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.norm(self.conv(x))
        return (y + x).relu() if self.add else y.relu()


class Table(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.table = nn.Embedding(40, 24)

    def forward(self, rows: Tensor) -> Tensor:
        y: Tensor = self.table(rows)
        return y


class Product(nn.Module):
    def forward(self, a: Tensor, b: Tensor) -> Tensor:
        return a @ b


def by_xnnpack(**how: bool) -> Any:
    config = xnnpack.get_symmetric_quantization_config(**how)
    return xnnpack.XNNPACKQuantizer().set_global(config)


def by_x86(**how: bool) -> Any:
    config = x86.get_default_x86_inductor_quantization_config(**how)
    return x86.X86InductorQuantizer().set_global(config)


def drawn(*shape: int) -> Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(1))


def quantised(
    make: Callable[[], nn.Module],
    args: tuple[Tensor, ...],
    quantizer: Any,
    *,
    qat: bool = False,
    free: bool = False,
    **how: bool,
) -> Any:
    """Returns the exported program of a model after calibration on its inputs."""
    torch.manual_seed(0)
    sizes = tuple({0: torch.export.Dim("n", min=2, max=64)} for _ in args) if free else None
    model = make().train() if qat else make().eval()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        exported: Any = torch.export.export(model, args, dynamic_shapes=sizes).module()
        prepared = (prepare_qat_pt2e if qat else prepare_pt2e)(exported, quantizer)
        for _ in range(3):
            prepared(*args)
        if qat:
            move_exported_model_to_eval(prepared)
        return torch.export.export(convert_pt2e(prepared, **how), args, dynamic_shapes=sizes)


X, X3, IMAGES = drawn(8, 64), drawn(2, 5, 64), drawn(2, 16, 9, 9)
ROWS = torch.tensor([[3, 0, 39], [7, 7, 1]])
STATIC: dict[str, Callable[[], Any]] = {
    "linear": lambda: quantised(Linears, (X,), by_xnnpack()),
    "linear, channels": lambda: quantised(
        lambda: Linears(relu=True), (X,), by_xnnpack(is_per_channel=True)
    ),
    "linear, rows": lambda: quantised(Linears, (X3,), by_xnnpack(is_per_channel=True)),
    "linear, no bias": lambda: quantised(
        lambda: Linears(bias=False), (X,), by_xnnpack(is_per_channel=True)
    ),
    "two linears": lambda: quantised(
        lambda: Linears(relu=True, two=True), (X,), by_xnnpack(is_per_channel=True)
    ),
    "linear, free batch": lambda: quantised(
        Linears, (X,), by_xnnpack(is_per_channel=True), free=True
    ),
    "linear, float weight": lambda: quantised(
        Linears, (X,), by_xnnpack(is_per_channel=True), fold_quantize=False
    ),
    "conv": lambda: quantised(Images, (IMAGES,), by_xnnpack()),
    "conv, channels": lambda: quantised(Images, (IMAGES,), by_xnnpack(is_per_channel=True)),
    "conv, depthwise": lambda: quantised(
        lambda: Images(groups=16), (IMAGES,), by_xnnpack(is_per_channel=True)
    ),
    "conv, residual": lambda: quantised(
        lambda: Images(add=True), (IMAGES,), by_xnnpack(is_per_channel=True)
    ),
    "x86 linear": lambda: quantised(Linears, (X,), by_x86()),
    "x86 two linears": lambda: quantised(lambda: Linears(relu=True, two=True), (X,), by_x86()),
    "x86 conv": lambda: quantised(Images, (IMAGES,), by_x86()),
    "embedding": lambda: quantised(Table, (ROWS,), EmbeddingQuantizer()),
    "qat linear": lambda: quantised(
        Linears, (X,), by_xnnpack(is_per_channel=True, is_qat=True), qat=True
    ),
    "qat conv": lambda: quantised(
        Images, (IMAGES,), by_xnnpack(is_per_channel=True, is_qat=True), qat=True
    ),
}
DYNAMIC: dict[str, Callable[[], Any]] = {
    "linear": lambda: quantised(Linears, (X,), by_xnnpack(is_per_channel=True, is_dynamic=True)),
    "linear, rows": lambda: quantised(Linears, (X3,), by_xnnpack(is_dynamic=True)),
    "two linears": lambda: quantised(
        lambda: Linears(relu=True, two=True), (X,), by_xnnpack(is_per_channel=True, is_dynamic=True)
    ),
    "linear, free batch": lambda: quantised(
        Linears, (X,), by_xnnpack(is_per_channel=True, is_dynamic=True), free=True
    ),
    "x86 linear": lambda: quantised(Linears, (X,), by_x86(is_dynamic=True)),
}


REFERENCE: dict[str, Callable[[], Any]] = {
    "linear": lambda: quantised(Linears, (X,), by_xnnpack(), use_reference_representation=True),
    "dynamic": lambda: quantised(
        Linears, (X,), by_xnnpack(is_dynamic=True), use_reference_representation=True
    ),
    "conv": lambda: quantised(
        lambda: Images(normalised=False), (IMAGES,), by_xnnpack(), use_reference_representation=True
    ),
    "conv, channels": lambda: quantised(
        lambda: Images(normalised=False),
        (IMAGES,),
        by_xnnpack(is_per_channel=True),
        use_reference_representation=True,
    ),
}


class Programs(unittest.TestCase):
    def lowered(self, exported: Any, *options: str) -> tuple[Tensor, Tensor, list[str]]:
        """Returns PyTorch's result, fxge's result, and the GE types."""
        args = exported.example_inputs[0]
        with torch.no_grad():
            want = exported.module()(*args)
        with tempfile.TemporaryDirectory() as directory:
            path, air = os.path.join(directory, "m.pt2"), os.path.join(directory, "m.air")
            torch.export.save(exported, path)
            command = [FXGE, "compile", path, "-o", air, *options]
            r = subprocess.run(command, capture_output=True, text=True, timeout=120)
            self.assertEqual(r.returncode, 0, r.stderr)
            y = fxge.load(air)(*args)
            text = subprocess.run([FXGE, "dump", air], capture_output=True, text=True).stdout
        types = re.findall(r"= ge\.(\w+)\(", text)
        return want, y, [t for t in types if t not in ("Const", "Data", "NetOutput")]

    def report(self, exported: Any, *options: str) -> str:
        with tempfile.TemporaryDirectory() as directory:
            path = os.path.join(directory, "m.pt2")
            torch.export.save(exported, path)
            command = [FXGE, "quant", "report", path, *options]
            r = subprocess.run(command, capture_output=True, text=True, timeout=120)
        self.assertEqual(r.returncode, 0, r.stderr)
        return r.stdout

    def test_static(self) -> None:
        for name, make in STATIC.items():
            exported = make()
            grid = _last_scale(exported)
            for how in ("keep", "exact", "npu"):
                with self.subTest(program=name, how=how):
                    options = [f"--quant={how}", "--soc=ascend910b"]
                    want, y, types = self.lowered(exported, *options)
                    difference = (y - want).abs()
                    close = 3e-6 * float(want.abs().max())
                    if how == "npu":
                        # a chain of two products, or a residual sum, may add a step
                        self.assertLessEqual(float(difference.max()), 2 * grid + 2e-3, name)
                    else:
                        self.assertLessEqual(float(difference.max()), close)
                    if how != "keep" and "embedding" not in name:
                        self.assertNotIn("MatMulV2", types)
                        self.assertNotIn("BatchMatMulV2", types)

    def test_dynamic(self) -> None:
        """Ranges of the whole input, in i8 and u8: the same integers, so that only f32 rounds."""
        for name, make in DYNAMIC.items():
            exported = make()
            for how in ("keep", "exact", "npu"):
                with self.subTest(program=name, how=how):
                    options = [f"--quant={how}", "--soc=ascend910b"]
                    want, y, types = self.lowered(exported, *options)
                    most = 3e-6 * float(want.abs().max())
                    self.assertLessEqual(float((y - want).abs().max()), most)
                    if how != "keep":
                        products = types.count("QuantBatchMatmulV3")
                        self.assertEqual(products, 2 if "two" in name else 1)
                        self.assertFalse([t for t in types if "MatMulV2" in t])
                        self.assertNotIn("DynamicQuant", types)

    def test_reference(self) -> None:
        """The reference representation: linears are products in i32 (out_dtype), and the
        dequantisation of convolutions is plain arithmetic."""
        for name, make in REFERENCE.items():
            exported = make()
            for how in ("keep", "exact", "npu"):
                with self.subTest(program=name, how=how):
                    options = [f"--quant={how}", "--soc=ascend910b"]
                    want, y, types = self.lowered(exported, *options)
                    if how == "keep" or "conv" not in name:
                        self.assertTrue(torch.equal(y, want))
                    if how == "keep":
                        continue
                    if "conv" in name:
                        step = float(want.unique().diff().min())
                        steps = ((y - want) / step).round().abs()
                        self.assertLessEqual(float(steps.max()), 1)
                        most = want.numel() // (1000 if how == "exact" else 20)
                        self.assertLessEqual(int(steps.sum()), most)
                        self.assertIn("AscendDequant" if how == "npu" else "Mul", types)
                    else:
                        self.assertEqual(types.count("QuantBatchMatmulV3"), 1)
                        self.assertNotIn("MatMulV2", types)
                    report = self.report(exported, *options)
                    self.assertNotIn("float:", report)

    def test_verified(self) -> None:
        for make in (STATIC["two linears"], STATIC["conv, channels"], DYNAMIC["linear"]):
            exported = make()
            self.assertTrue(all(r.ok for r in fxge.verify(exported, exported.example_inputs[0])))

    def test_verified_kernels(self) -> None:
        """fxge.verify with the limits of integer kernels, which are those of the command."""
        for name in ("two linears", "conv, residual", "linear, channels"):
            for how in ("exact", "npu"):
                with self.subTest(program=name, how=how), tempfile.TemporaryDirectory() as there:
                    exported = STATIC[name]()
                    args = exported.example_inputs[0]
                    rows = fxge.verify(exported, args, quant=how, soc="ascend910b")
                    self.assertEqual([r.bar for r in rows], [0.0032 if how == "exact" else 0.032])
                    path, npz = (os.path.join(there, n) for n in ("m.pt2", "m.npz"))
                    torch.export.save(exported, path)
                    fxge.save_expected(exported, args, npz)
                    command = [FXGE, "verify", path, "--expected", npz, f"--quant={how}"]
                    r = subprocess.run(
                        [*command, "--soc=ascend910b"], capture_output=True, text=True
                    )
                    self.assertEqual(r.returncode, 0, r.stdout + r.stderr)
                    self.assertIn(f"{rows[0].error:.4g}", r.stdout)
        exported = STATIC["linear"]()
        wrong = copy.deepcopy(exported)
        weight = next(t for n, t in wrong.state_dict.items() if "frozen" in n)
        weight.neg_()
        program = fxge.compile(wrong, quant="npu", soc="ascend910b")
        program._exported = exported
        with self.assertRaisesRegex(fxge.FxgeError, "1 of 1 values differ"):
            program.verify(exported.example_inputs[0])

    def test_dynamic_refused(self) -> None:
        """has no product of i8 with a result of i32, which a scale of the run needs."""
        exported = DYNAMIC["linear"]()
        with tempfile.TemporaryDirectory() as directory:
            path, air = os.path.join(directory, "m.pt2"), os.path.join(directory, "m.air")
            torch.export.save(exported, path)
            command = [FXGE, "compile", path, "-o", air, "--quant=npu", "--soc=Ascend310P3"]
            r = subprocess.run(command, capture_output=True, text=True, timeout=120)
        self.assertEqual(r.returncode, 3, r.stderr)
        self.assertIn("has no product of i8 with a result of i32", r.stderr)


def _last_scale(exported: Any) -> float:
    """Returns the scale of the last quantisation of the program, or 0."""
    scales = [
        node.args[1]
        for node in exported.graph.nodes
        if "quantize_per_tensor.default" in str(node.target)
    ]
    return float(scales[-1]) if scales and isinstance(scales[-1], float) else 0.0


if __name__ == "__main__":
    unittest.main()
