# SPDX-License-Identifier: Apache-2.0
"""Tests programs of torchao's convert_pt2e: static, dynamic and after quantisation-aware training.

The reference is PyTorch's own execution of the exported program.
"""

from __future__ import annotations

import copy
import functools
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
    from torchao.quantization.pt2e import MinMaxObserver, move_exported_model_to_eval
    from torchao.quantization.pt2e.quantize_pt2e import convert_pt2e, prepare_pt2e, prepare_qat_pt2e
    from torchao.quantization.pt2e.quantizer import (
        QuantizationAnnotation,
        QuantizationSpec,
        Quantizer,
    )
    from torchao.quantization.pt2e.quantizer import x86_inductor_quantizer as x86
    from torchao.quantization.pt2e.quantizer.embedding_quantizer import EmbeddingQuantizer
    from torchao.testing.pt2e import _xnnpack_quantizer as xnnpack
except ImportError:
    print("skipped: this needs the torchao package (scripts/test.sh --torch installs it)")
    sys.exit(77)

FXGE = os.environ["FXGE_COMMAND"]
Q = torch.ops.quantized_decomposed


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


class Layers(nn.Module):
    """Linear layers with relu between them."""

    def __init__(self, n: int, dtype: torch.dtype) -> None:
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(256, 256) for _ in range(n)]).to(dtype)

    def forward(self, x: Tensor) -> Tensor:
        for i, layer in enumerate(self.layers):
            x = layer(x if i == 0 else x.relu())
        return x


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


class Dynamic(nn.Module):
    """A linear layer whose input is quantised by its own range."""

    def __init__(self, dtype: torch.dtype, *, symmetric: bool) -> None:
        super().__init__()
        torch.manual_seed(4)
        self.dtype, self.symmetric = dtype, symmetric
        self.register_buffer("w", torch.randint(-127, 128, (48, 256), dtype=torch.int8))
        self.register_buffer("scales", torch.rand(48) / 1000 + 1e-4)
        self.register_buffer("zeros", torch.zeros(48, dtype=torch.int64))

    def parameters_of(self, x: Tensor) -> tuple[Tensor, Tensor]:
        choose = Q.choose_qparams_symmetric if self.symmetric else Q.choose_qparams
        found: tuple[Tensor, Tensor] = choose(x, -128, 127, 2**-12, torch.int8)
        return found

    def integers(self, x: Tensor) -> Tensor:
        q: Tensor = Q.quantize_per_tensor.tensor(x, *self.parameters_of(x), -128, 127, torch.int8)
        return q

    def forward(self, x: Tensor) -> Tensor:
        of = (*self.parameters_of(x), -128, 127, torch.int8)
        q = Q.quantize_per_tensor.tensor(x, *of)
        real = Q.dequantize_per_tensor.tensor(q, *of, out_dtype=self.dtype)
        w = Q.dequantize_per_channel(
            self.w, self.scales, self.zeros, 0, -128, 127, torch.int8, out_dtype=self.dtype
        )
        return nn.functional.linear(real, w)


def by_xnnpack(**how: bool) -> Any:
    config = xnnpack.get_symmetric_quantization_config(**how)
    return xnnpack.XNNPACKQuantizer().set_global(config)


def by_x86(**how: bool) -> Any:
    config = x86.get_default_x86_inductor_quantization_config(**how)
    return x86.X86InductorQuantizer().set_global(config)


class Own(Quantizer):
    """Quantises the inputs of linears, convolutions and products, and no result."""

    def __init__(self, qscheme: torch.qscheme) -> None:
        self.inputs = QuantizationSpec(
            dtype=torch.int8,
            quant_min=-128,
            quant_max=127,
            qscheme=qscheme,
            observer_or_fake_quant_ctr=MinMaxObserver.with_args(eps=2**-12),
        )
        self.weights = QuantizationSpec(
            dtype=torch.int8,
            quant_min=-127,
            quant_max=127,
            qscheme=torch.per_tensor_symmetric,
            observer_or_fake_quant_ctr=MinMaxObserver.with_args(eps=2**-12),
        )

    def annotate(self, model: Any) -> Any:
        aten = torch.ops.aten
        for node in model.graph.nodes:
            if node.target in (aten.linear.default, aten.conv2d.default, aten.matmul.default):
                specs = {node.args[0]: self.inputs, node.args[1]: self.weights}
                node.meta["quantization_annotation"] = QuantizationAnnotation(
                    input_qspec_map=specs, _annotated=True
                )
        return model

    def validate(self, model: Any) -> None:
        """Accepts every model."""


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
    "matmul": lambda: quantised(Product, (X, drawn(64, 24)), Own(torch.per_tensor_affine)),
    "matmul, batch": lambda: quantised(
        Product, (X3, drawn(2, 64, 7)), Own(torch.per_tensor_affine)
    ),
    "own linear, affine": lambda: quantised(Linears, (X,), Own(torch.per_tensor_affine)),
    "own linear": lambda: quantised(Linears, (X,), Own(torch.per_tensor_symmetric)),
    "own conv, affine": lambda: quantised(Images, (IMAGES,), Own(torch.per_tensor_affine)),
    "own conv": lambda: quantised(Images, (IMAGES,), Own(torch.per_tensor_symmetric)),
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
    "dynamic linear": lambda: quantised(
        Linears, (X,), by_xnnpack(is_per_channel=True, is_dynamic=True)
    ),
    "dynamic linear, rows": lambda: quantised(Linears, (X3,), by_xnnpack(is_dynamic=True)),
    "dynamic two linears": lambda: quantised(
        lambda: Linears(relu=True, two=True), (X,), by_xnnpack(is_per_channel=True, is_dynamic=True)
    ),
    "dynamic linear, free batch": lambda: quantised(
        Linears, (X,), by_xnnpack(is_per_channel=True, is_dynamic=True), free=True
    ),
    "dynamic x86 linear": lambda: quantised(Linears, (X,), by_x86(is_dynamic=True)),
}


REFERENCE: dict[str, Callable[[], Any]] = {
    "reference, linear": lambda: quantised(
        Linears, (X,), by_xnnpack(), use_reference_representation=True
    ),
    "reference, dynamic": lambda: quantised(
        Linears, (X,), by_xnnpack(is_dynamic=True), use_reference_representation=True
    ),
    "reference, conv": lambda: quantised(
        lambda: Images(normalised=False), (IMAGES,), by_xnnpack(), use_reference_representation=True
    ),
    "reference, conv, channels": lambda: quantised(
        lambda: Images(normalised=False),
        (IMAGES,),
        by_xnnpack(is_per_channel=True),
        use_reference_representation=True,
    ),
}


@functools.cache
def exported_of(name: str) -> Any:
    """Returns a program of the tables above."""
    return (STATIC | DYNAMIC | REFERENCE)[name]()


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
        for name in STATIC:
            exported = exported_of(name)
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

    def test_nodes(self) -> None:
        """Nodes without constants, and steps of the last scale. A graph of bf16 rounds weights and
        products to bf16: `exact` has the integers that it has in f32."""
        for dtype in (torch.bfloat16, torch.float32):
            for n, exact, npu in ((2, 15, 10), (6, 39, 22)):
                x = drawn(64, 256).to(dtype)
                exported = quantised(
                    functools.partial(Layers, n, dtype), (x,), by_xnnpack(is_per_channel=True)
                )
                for how, most in (("exact", exact), ("npu", npu)):
                    with self.subTest(dtype=dtype, n=n, how=how):
                        options = [f"--quant={how}", "--soc=ascend910b"]
                        want, y, types = self.lowered(exported, *options)
                        self.assertLessEqual(len(types), most + 2 * (dtype == torch.float32))
                        steps = ((y - want).double() / _last_scale(exported)).round().abs()
                        self.assertLessEqual(int(steps.max()), 1)
                        if how == "exact":
                            want = in_f32(exported)(x.float())
                            steps = ((y - want).double() / _last_scale(exported)).round().abs()
                            self.assertLessEqual(int(steps.sum()), steps.numel() // 10000)

    def test_dynamic(self) -> None:
        """Ranges of the whole input, in i8 and u8: the same integers, so that only f32 rounds."""
        for name in DYNAMIC:
            exported = exported_of(name)
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
        for name in REFERENCE:
            exported = exported_of(name)
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
        """Every program in floats; and by the limits of integer kernels, in a test below."""
        for name in (*STATIC, *DYNAMIC, *REFERENCE):
            with self.subTest(program=name):
                exported = exported_of(name)
                rows = fxge.verify(exported, exported.example_inputs[0])
                self.assertTrue(all(r.ok for r in rows))

    def integers(self, exported: Any, *options: str) -> Tensor:
        """Returns the input of the product in the lowered program."""
        with tempfile.TemporaryDirectory() as directory:
            path, text = (os.path.join(directory, n) for n in ("m.pt2", "m.fx"))
            torch.export.save(exported, path)
            command = [FXGE, "compile", path, "--stage=ge", "-o", text, *options]
            r = subprocess.run(command, capture_output=True, text=True, timeout=120)
            self.assertEqual(r.returncode, 0, r.stderr)
            with open(text) as file:
                program = file.read()
            name = re.findall(r"QuantBatchMatmulV3\(x1=%(\w+)", program)[0]
            with open(text, "w") as file:
                file.write(re.sub(r"(?m)^  return .*$", f"  return %{name}", program))
            found: Tensor = fxge.load(text)(*exported.example_inputs[0])[0]
        return found

    def test_dynamic_steps(self) -> None:
        """At most 2 % of the integers are a step off: none by a range of both signs; with another
        zero point, those that lie on a half when it is added."""
        for dtype in (torch.bfloat16, torch.float16, torch.float32):
            x = drawn(64, 256).to(dtype)
            for symmetric in (True, False):
                m = Dynamic(dtype, symmetric=symmetric)
                exported = torch.export.export(m, (x,))
                for how in ("exact", "npu"):
                    with self.subTest(dtype=dtype, symmetric=symmetric, how=how):
                        options = (f"--quant={how}", "--soc=ascend910b")
                        steps = (
                            self.integers(exported, *options).int() - m.integers(x).int()
                        ).abs()
                        share = float((steps != 0).float().mean())
                        self.assertLessEqual(int(steps.max()), 1)
                        self.assertLessEqual(share, 0 if symmetric or how == "exact" else 0.02)
                        want, y, _ = self.lowered(exported, *options)
                        close = 2 * torch.finfo(dtype).eps + 0.01 * share
                        most = max(close, 3e-6) * float(want.abs().max())
                        self.assertLessEqual(float((y - want).abs().max()), most)

    def test_verified_kernels(self) -> None:
        """fxge.verify with the limits of integer kernels, which are those of the command."""
        for name in STATIC:
            for how in ("exact", "npu"):
                with self.subTest(program=name, how=how), tempfile.TemporaryDirectory() as there:
                    exported = exported_of(name)
                    args = exported.example_inputs[0]
                    rows = fxge.verify(exported, args, quant=how, soc="ascend910b")
                    self.assertEqual([r.bar for r in rows], [0.0032 if how == "exact" else 0.032])
                    if name not in ("two linears", "conv, residual"):
                        continue
                    path, npz = (os.path.join(there, n) for n in ("m.pt2", "m.npz"))
                    torch.export.save(exported, path)
                    fxge.save_expected(exported, args, npz)
                    command = [FXGE, "verify", path, "--expected", npz, f"--quant={how}"]
                    r = subprocess.run(
                        [*command, "--soc=ascend910b"], capture_output=True, text=True
                    )
                    self.assertEqual(r.returncode, 0, r.stdout + r.stderr)
                    self.assertIn(f"{rows[0].error:.4g}", r.stdout)
        exported = exported_of("linear")
        wrong = copy.deepcopy(exported)
        weight = next(t for n, t in wrong.state_dict.items() if "frozen" in n)
        weight.neg_()
        program = fxge.compile(wrong, quant="npu", soc="ascend910b")
        program._exported = exported
        with self.assertRaisesRegex(fxge.FxgeError, "1 of 1 values differ"):
            program.verify(exported.example_inputs[0])

    def test_dynamic_refused(self) -> None:
        """has no product of i8 with a result of i32, which a scale of the run needs."""
        exported = exported_of("dynamic linear")
        with tempfile.TemporaryDirectory() as directory:
            path, air = os.path.join(directory, "m.pt2"), os.path.join(directory, "m.air")
            torch.export.save(exported, path)
            command = [FXGE, "compile", path, "-o", air, "--quant=npu", "--soc=Ascend310P3"]
            r = subprocess.run(command, capture_output=True, text=True, timeout=120)
        self.assertEqual(r.returncode, 3, r.stderr)
        self.assertIn("has no product of i8 with a result of i32", r.stderr)


def in_f32(exported: torch.export.ExportedProgram) -> nn.Module:
    """Returns the graph with f32 between its quantised values."""
    module = copy.deepcopy(exported.module())  # its tensors are those of the program
    for node in module.graph.nodes:  # type: ignore[union-attr]
        if node.op == "call_function" and "dequantize" in str(node.target):
            node.kwargs = {**node.kwargs, "out_dtype": torch.float32}
    module.recompile()  # type: ignore[operator]
    return module.float()


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
