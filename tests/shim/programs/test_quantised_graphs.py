#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests --quant: graphs of quantize and dequantize operators become integer products.

The reference is PyTorch's own execution of the exported graph. "exact" must give its integers;
"npu" may differ by one step of the result's scale, or by the rounding of f16.
"""

from __future__ import annotations

import itertools
import os
import re
import subprocess
import tempfile
import unittest
from typing import Any

import support  # noqa: F401 -- finds the package
import torch
import torch.ao.quantization.fx._decomposed
from torch import Tensor, nn

import fxge

Q = torch.ops.quantized_decomposed
FXGE = os.environ["FXGE_COMMAND"]
I8 = (-128, 127, torch.int8)
U8 = (0, 255, torch.uint8)


def quantised(x: Tensor, scale: float, zero: int, form: tuple[int, int, torch.dtype]) -> Tensor:
    q = Q.quantize_per_tensor(x, scale, zero, *form)
    to: dict[str, Any] = {} if x.dtype == torch.float32 else {"out_dtype": x.dtype}
    real: Tensor = Q.dequantize_per_tensor(q, scale, zero, *form, **to)
    return real


class Weight(nn.Module):
    """A weight of i8, per output channel or per tensor."""

    scales: Tensor
    zeros: Tensor
    weight: Tensor

    def __init__(self, shape: tuple[int, ...], seed: int, per_channel: bool) -> None:
        super().__init__()
        g = torch.Generator().manual_seed(seed)
        w = torch.randn(shape, generator=g) / (w_inputs(shape) ** 0.5)
        self.per_channel, self.scale = per_channel, float(w.abs().max() / 127)
        scales = w.flatten(1).abs().amax(1) / 127 if per_channel else torch.full([1], self.scale)
        by = scales.view([-1] + [1] * (w.dim() - 1))
        self.register_buffer("weight", (w / by).round().clamp(-127, 127).to(torch.int8))
        self.register_buffer("scales", scales)
        self.register_buffer("zeros", torch.zeros(len(scales), dtype=torch.int64))
        self.bias = nn.Parameter(torch.randn(shape[0], generator=g))

    def real(self) -> Tensor:
        if self.per_channel:
            w: Tensor = Q.dequantize_per_channel(
                self.weight, self.scales, self.zeros, 0, -127, 127, torch.int8
            )
            return w
        whole: Tensor = Q.dequantize_per_tensor(self.weight, self.scale, 0, -127, 127, torch.int8)
        return whole


def w_inputs(shape: tuple[int, ...]) -> int:
    n = 1
    for size in shape[1:]:
        n *= size
    return n


class Linears(nn.Module):
    """Linear layers; all but the last may be followed by relu, each by a quantisation."""

    def __init__(
        self,
        sizes: list[int],
        *,
        form: tuple[int, int, torch.dtype] = I8,
        per_channel: bool = True,
        relu: bool = True,
        zero: int = 7,
        open_end: bool = False,
        bias: bool = True,
    ) -> None:
        super().__init__()
        pairs = list(itertools.pairwise(sizes))
        self.layers = nn.ModuleList(
            Weight((n, k), 3 + i, per_channel) for i, (k, n) in enumerate(pairs)
        )
        self.form, self.relu, self.zero = form, relu, zero
        self.open_end, self.has_bias = open_end, bias

    def forward(self, x: Tensor) -> Tensor:
        x = quantised(x, 0.031, self.zero, self.form)
        for i, w in enumerate(self.layers):
            assert isinstance(w, Weight)
            x = nn.functional.linear(x, w.real(), w.bias if self.has_bias else None)
            last = i == len(self.layers) - 1
            if self.relu and not last:
                x = x.relu()
            if not (last and self.open_end):
                zero = self.form[0] if self.relu and not last else self.zero - 4
                x = quantised(x, 0.027, zero, self.form)
        return x


class Images(nn.Module):
    """Two convolutions with a residual sum."""

    def __init__(self, *, zero: int, groups: int = 1, stride: int = 1, dilation: int = 1) -> None:
        super().__init__()
        self.a = Weight((16, 16 // groups, 3, 3), 5, True)
        self.b = Weight((16, 16, 3, 3), 6, False)
        self.zero, self.how = zero, (stride, dilation, dilation, groups)

    def forward(self, x: Tensor) -> Tensor:
        x = quantised(x, 0.035, self.zero, I8)
        y = nn.functional.conv2d(x, self.a.real(), self.a.bias, *self.how)
        y = quantised(y.relu(), 0.02, -128, I8)
        z = nn.functional.conv2d(y, self.b.real(), None, 1, 1)
        return quantised(quantised(z, 0.03, 3, I8) + y, 0.04, -5, I8)


class Table(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.of = Weight((40, 24), 9, True)

    def forward(self, rows: Tensor) -> Tensor:
        return nn.functional.embedding(rows, self.of.real())


def saved(module: nn.Module, args: tuple[Tensor, ...], directory: str, dynamic: bool) -> str:
    sizes = {0: torch.export.Dim("n", min=2, max=64)} if dynamic else None
    shapes = tuple(sizes for _ in args) if dynamic else None
    path = os.path.join(directory, "m.pt2")
    torch.export.save(torch.export.export(module.eval(), args, dynamic_shapes=shapes), path)
    return path


def compiled(path: str, *options: str) -> subprocess.CompletedProcess[str]:
    command = [FXGE, "compile", path, "-o", path[:-4] + ".air", "--force", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


class Quantised(unittest.TestCase):
    def check(
        self,
        module: nn.Module,
        args: tuple[Tensor, ...],
        how: str,
        *,
        step: float = 0.0,
        least_equal: float = 1.0,
        soc: str = "ascend910b",
        dynamic: bool = False,
        more: tuple[str, ...] = (),
    ) -> list[str]:
        """Compares a run with PyTorch; returns the GE types without Data, Const and NetOutput."""
        with tempfile.TemporaryDirectory() as directory:
            path = saved(module, args, directory, dynamic)
            r = compiled(path, f"--quant={how}", f"--soc={soc}", *more)
            self.assertEqual(r.returncode, 0, r.stderr)
            air = path[:-4] + ".air"
            y = fxge.load(air)(*args)
            text = subprocess.run([FXGE, "dump", air], capture_output=True, text=True).stdout
        want = module(*args).detach()
        difference = (y.double() - want.double()).abs()
        most = step + 2e-6 * float(want.abs().max())
        self.assertLessEqual(float(difference.max()), most, f"{how} on {soc}")
        equal = float((difference <= 2e-6 * float(want.abs().max())).double().mean())
        self.assertGreaterEqual(equal, least_equal)
        types = re.findall(r"= ge\.(\w+)\(", text)
        return [t for t in types if t not in ("Const", "Data", "NetOutput")]

    def test_linear_layers(self) -> None:
        x = torch.randn(8, 64, generator=torch.Generator().manual_seed(1))
        for per_channel in (True, False):
            for form in (I8, U8):
                module = Linears(
                    [64, 32, 64], form=form, per_channel=per_channel, zero=130 if form is U8 else 7
                )
                types = self.check(module, (x,), "exact")
                self.assertEqual(types.count("QuantBatchMatmulV3"), 2)
                self.assertLessEqual(len(types), 15)
                types = self.check(module, (x,), "npu", step=0.027, least_equal=0.9)
                self.assertEqual(types.count("QuantBatchMatmulV3"), 2)
                self.assertLessEqual(len(types), 6)

    def test_six_layers(self) -> None:
        x = torch.randn(16, 32, generator=torch.Generator().manual_seed(2))
        module = Linears([32] * 7)
        self.assertLessEqual(len(self.check(module, (x,), "exact")), 39)
        self.assertLessEqual(len(self.check(module, (x,), "npu", step=0.055, least_equal=0.7)), 22)

    def test_forms_of_linear_layers(self) -> None:
        x = torch.randn(2, 5, 32, generator=torch.Generator().manual_seed(3))
        for module in (
            Linears([32, 16], open_end=True),
            Linears([32, 16], bias=False, zero=0),
            Linears([32, 16, 8], relu=False),
        ):
            types = self.check(module, (x,), "exact")
            self.assertNotIn("MatMulV2", types)
            self.assertNotIn("BatchMatMulV2", types)
            self.assertNotIn("Reshape", types)
            self.check(module, (x,), "npu", step=0.027, least_equal=0.9)

    def test_dynamic_sizes(self) -> None:
        x = torch.randn(6, 32, generator=torch.Generator().manual_seed(4))
        self.check(Linears([32, 16, 8]), (x,), "exact", dynamic=True)
        self.check(Linears([32, 16, 8]), (x,), "npu", step=0.027, least_equal=0.9, dynamic=True)

    def test_convolutions(self) -> None:
        x = torch.randn(2, 16, 9, 9, generator=torch.Generator().manual_seed(5))
        for module in (
            Images(zero=7),  # a zero point that is not 0, and padding
            Images(zero=0),
            Images(zero=-3, groups=4),
            Images(zero=7, dilation=2),
        ):
            types = self.check(module, (x,), "exact")
            self.assertEqual(types.count("Conv2D"), 2)
            self.assertNotIn("AscendQuant", types)
            for soc in ("ascend910b", "Ascend310P3"):
                # sums of quantised values are often halves, which the kernel rounds after the
                # zero point is added
                types = self.check(module, (x,), "npu", step=0.081, least_equal=0.75, soc=soc)
                self.assertEqual(types.count("Conv2D"), 2)
                self.assertEqual(types.count("AscendDequant"), 2)

    def test_310p(self) -> None:
        x = torch.randn(8, 64, generator=torch.Generator().manual_seed(6))
        types = self.check(
            Linears([64, 32, 64]), (x,), "npu", step=0.027, least_equal=0.9, soc="Ascend310P3"
        )
        self.assertEqual(types.count("AscendDequant"), 2)

    def test_products(self) -> None:
        g = torch.Generator().manual_seed(7)
        a, b = torch.randn(3, 5, 16, generator=g), torch.randn(3, 7, 16, generator=g)
        types = self.check(_Turned(), (a, b.transpose(1, 2).contiguous()), "exact")
        self.assertIn("QuantBatchMatmulV3", types)

    def test_embedding(self) -> None:
        rows = torch.tensor([[3, 0, 39], [7, 7, 1]])
        types = self.check(Table(), (rows,), "exact")
        self.assertIn("GatherV2", types)
        self.assertLessEqual(len(types), 8)

    def test_refused_and_kept(self) -> None:
        """A product without an integer kernel is refused with its reason, or kept if asked."""
        x = torch.randn(4, 64, generator=torch.Generator().manual_seed(8))
        module = Linears([64, 32], open_end=True)
        first = module.layers[0]
        assert isinstance(first, Weight)
        first.zeros[3] = 2
        with tempfile.TemporaryDirectory() as directory:
            path = saved(module, (x,), directory, False)
            r = compiled(path, "--quant=npu", "--soc=ascend910b")
        self.assertEqual(r.returncode, 3, r.stderr)
        self.assertIn("a zero point of the weight is not 0", r.stderr)
        self.assertIn("--quant-fallback=float", r.stderr)
        self.assertRegex(r.stderr, r"test_quantised_graphs\.py:\d+, in forward")
        types = self.check(module, (x,), "npu", more=("--quant-fallback=float",))
        self.assertIn("MatMulV2", types)

    def refused(self, module: nn.Module, args: tuple[Tensor, ...], how: str) -> str:
        with tempfile.TemporaryDirectory() as directory:
            path = saved(module, args, directory, False)
            r = compiled(path, f"--quant={how}", "--soc=ascend910b")
        self.assertEqual(r.returncode, 3, r.stderr)
        return r.stderr

    def test_biases_beyond_i32(self) -> None:
        """A channel without weights has a tiny scale, in units of which a bias is huge."""
        x = torch.randn(2, 16, 6, 6, generator=torch.Generator().manual_seed(10))
        images = Images(zero=7)
        images.a.weight[3] = 0
        images.a.scales[3] = 1.2e-10
        images.a.bias.data[3] = 3.0
        self.assertIn("too large for its scale", self.refused(images, (x,), "npu"))
        self.check(images, (x,), "exact")
        rows = torch.randn(8, 64, generator=torch.Generator().manual_seed(11))
        linears = Linears([64, 32, 64])
        first = linears.layers[0]
        assert isinstance(first, Weight)
        first.weight[3] = 0
        first.scales[3] = 1.2e-10
        first.bias.data[3] = 3.0
        self.check(linears, (rows,), "npu", step=0.027, least_equal=0.9)

    def test_scales_and_zero_points(self) -> None:
        class Far(nn.Module):
            def forward(self, q: Tensor) -> Tensor:
                a = Q.dequantize_per_tensor(q, 0.1, 100000, *I8)
                return a @ Q.dequantize_per_tensor(q.T.contiguous(), 0.1, 0, *I8)

        q = torch.randint(-128, 128, (4, 32), dtype=torch.int8)
        for how in ("exact", "npu"):
            self.assertIn("a zero point is outside of i8", self.refused(Far(), (q,), how))

    def test_other_programs(self) -> None:
        """Constants of a program that is not quantised stay as they are."""

        class Constant(nn.Module):
            def forward(self, x: Tensor) -> Tensor:
                return x + torch.full((2,), 2**53 + 1, dtype=torch.int64)

        x = torch.tensor([0, -(2**53)])
        with tempfile.TemporaryDirectory() as directory:
            path = saved(Constant(), (x,), directory, False)
            r = compiled(path, "--quant=npu", "--soc=ascend910b")
            self.assertEqual(r.returncode, 0, r.stderr)
            self.assertTrue(torch.equal(fxge.load(path[:-4] + ".air")(x), Constant()(x)))

    def test_broadcast_products(self) -> None:
        g = torch.Generator().manual_seed(12)
        a, b = torch.randn(3, 5, 16, generator=g), torch.randn(16, generator=g)
        self.assertIn("FXGE-E0394", self.refused(_Turned(), (a, b), "npu"))

    def test_exact_needs_i32(self) -> None:
        x = torch.randn(4, 64, generator=torch.Generator().manual_seed(8))
        with tempfile.TemporaryDirectory() as directory:
            path = saved(Linears([64, 32]), (x,), directory, False)
            r = compiled(path, "--quant=exact", "--soc=Ascend310P3")
        self.assertEqual(r.returncode, 3, r.stderr)
        self.assertIn("no product of i8 with a result of i32", r.stderr)

    def test_options(self) -> None:
        x = torch.randn(4, 64, generator=torch.Generator().manual_seed(8))
        with tempfile.TemporaryDirectory() as directory:
            path = saved(Linears([64, 32]), (x,), directory, False)
            wanted: list[tuple[tuple[str, ...], str]] = [
                (("--quant=npu",), "needs a chip"),
                (("--quant=fast", "--soc=ascend910b"), "expected keep, exact or npu, found 'fast'"),
            ]
            for options, text in wanted:
                r = compiled(path, *options)
                self.assertEqual(r.returncode, 2, r.stderr)
                self.assertIn(text, r.stderr)
            kept = compiled(path, "--quant=keep")
            with open(path[:-4] + ".air", "rb") as f:
                explicit = f.read()
            compiled(path)
            with open(path[:-4] + ".air", "rb") as f:
                self.assertEqual(f.read(), explicit, kept.stderr)

    def test_bfloat16(self) -> None:
        x = torch.randn(8, 64, generator=torch.Generator().manual_seed(9)).to(torch.bfloat16)
        module = _Half()
        types = self.check(module, (x,), "npu", step=0.06, least_equal=0.4)
        self.assertEqual(types.count("QuantBatchMatmulV3"), 1)
        self.assertLessEqual(len(types), 3)


class _Turned(nn.Module):
    def forward(self, a: Tensor, b: Tensor) -> Tensor:
        return quantised(a, 0.03, 4, I8) @ quantised(b, 0.025, 0, I8)


class _Half(nn.Module):
    """A linear layer of bf16 without a quantised result."""

    def __init__(self) -> None:
        super().__init__()
        self.w = Weight((32, 64), 4, True)
        self.w.bias.data = self.w.bias.data.to(torch.bfloat16)

    def forward(self, x: Tensor) -> Tensor:
        w = Q.dequantize_per_channel(
            self.w.weight,
            self.w.scales,
            self.w.zeros,
            0,
            -127,
            127,
            torch.int8,
            out_dtype=torch.bfloat16,
        )
        return nn.functional.linear(quantised(x, 0.03, 5, I8), w, self.w.bias)


class Verified(unittest.TestCase):
    """`fxge verify --quant` compares with the quantised graph in PyTorch by steps and noise."""

    def setUp(self) -> None:
        self.directory = tempfile.TemporaryDirectory()
        self.addCleanup(self.directory.cleanup)

    def path(self, name: str) -> str:
        return os.path.join(self.directory.name, name)

    def save(self, name: str, model: nn.Module, x: Tensor) -> None:
        exported = torch.export.export(model.eval(), (x,))
        torch.export.save(exported, self.path(f"{name}.pt2"))
        fxge.save_expected(exported, (x,), self.path(f"{name}.npz"))

    def verify(
        self, program: str, expected: str, *options: str
    ) -> subprocess.CompletedProcess[str]:
        words = [FXGE, "verify", self.path(program), "--expected", self.path(expected), *options]
        return subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)

    def test_programs(self) -> None:
        """Right programs pass, saved and compiled; another zero point or scale does not."""
        g = torch.Generator().manual_seed(1)
        x, image = torch.randn(32, 64, generator=g), torch.randn(2, 16, 12, 12, generator=g)
        self.save("linears", Linears([64] * 4), x)
        self.save("shifted", Linears([64] * 4, zero=27), x)
        self.save("images", Images(zero=7), image)
        scaled = Images(zero=7)
        scaled.a.scales[3] *= 1.5
        self.save("scaled", scaled, image)
        for name, wrong in (("linears", "shifted"), ("images", "scaled")):
            for quant in ("exact", "npu"):
                options = (f"--quant={quant}", "--soc=ascend910b")
                done = self.verify(f"{name}.pt2", f"{name}.npz", *options)
                self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
                self.assertIn("0.0032" if quant == "exact" else "0.032", done.stdout)
                done = self.verify(f"{name}.pt2", f"{wrong}.npz", *options)
                self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
            words = [FXGE, "compile", self.path(f"{name}.pt2"), "-o", self.path(f"{name}.air")]
            subprocess.run([*words, "-q", *options], check=True)
            self.assertEqual(self.verify(f"{name}.air", f"{name}.npz").returncode, 0)
            self.assertEqual(self.verify(f"{name}.air", f"{wrong}.npz").returncode, 1)

    def test_integers(self) -> None:
        """Results of i8 are compared by steps."""

        class Steps(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.inner = Linears([64, 64], open_end=True)

            def forward(self, x: Tensor) -> Tensor:
                y: Tensor = Q.quantize_per_tensor(self.inner(x), 0.03, 4, *I8)
                return y

        x = torch.randn(32, 64, generator=torch.Generator().manual_seed(2))
        self.save("steps", Steps(), x)
        done = self.verify("steps.pt2", "steps.npz", "--quant=npu", "--soc=ascend910b")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertRegex(done.stdout, r"i8 +[01] +1  ok")

    def test_options(self) -> None:
        self.save("m", Linears([64, 64]), torch.randn(4, 64))
        for options, text in (
            (["--quant=npu"], "needs a chip"),
            (["--quant=npu", "--soc=ascend910b", "--dtypes=chip"], "--quant excludes"),
            (["--quant=all", "--soc=ascend910b"], "expected keep, exact or npu"),
            (["--quant-fallback=no"], "expected refuse or float"),
        ):
            done = self.verify("m.pt2", "m.npz", *options)
            self.assertEqual(done.returncode, 2, done.stderr)
            self.assertIn(text, done.stderr)


if __name__ == "__main__":
    unittest.main()
