# SPDX-License-Identifier: Apache-2.0
"""Tests tensors of quantised dtypes, as FX graph mode makes them, and PyTorch's packed weights.

Eager is the reference, and dequantised weights are where PyTorch has a kernel for GPUs only.
"""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
import unittest
import warnings
from typing import Any

import support  # noqa: F401 -- finds the package
import torch
from torch import Tensor, nn
from torch.ao import quantization
from torch.ao.quantization import quantize_fx

import fxge

FXGE = os.environ["FXGE_COMMAND"]


class Quantised(nn.Module):
    """A value between a quantisation and a dequantisation."""

    def __init__(self, how: str, dtype: torch.dtype) -> None:
        super().__init__()
        self.how, self.dtype = how, dtype
        self.register_buffer("scale", torch.tensor(0.07))
        self.register_buffer("zero", torch.tensor(3))

    def forward(self, x: Tensor) -> Tensor:
        if self.how == "tensors":
            q = torch.quantize_per_tensor(x, self.scale, self.zero, self.dtype)
            return q.dequantize()
        q = torch.quantize_per_tensor(x, 0.07, 3, self.dtype)
        return q if self.how == "returned" else torch.dequantize(q)


def reference(weights: str) -> tuple[nn.Module, Tensor]:
    """Returns a model of FX graph mode, and an input."""
    torch.manual_seed(0)
    x = torch.randn(4, 32)
    kind = torch.per_tensor_symmetric if weights == "tensor" else torch.per_channel_symmetric
    observer = (
        quantization.MinMaxObserver
        if weights == "tensor"
        else quantization.PerChannelMinMaxObserver
    )
    config = quantization.QConfig(
        activation=quantization.MinMaxObserver.with_args(dtype=torch.quint8),
        weight=observer.with_args(dtype=torch.qint8, qscheme=kind),
    )
    model = nn.Sequential(nn.Linear(32, 16), nn.ReLU(), nn.Linear(16, 8)).eval()
    mapping = quantization.QConfigMapping().set_global(config)
    prepared = quantize_fx.prepare_fx(model, mapping, (x,))
    for _ in range(3):
        prepared(torch.randn(4, 32))
    return quantize_fx.convert_to_reference_fx(prepared), x


class Tensors(unittest.TestCase):
    def setUp(self) -> None:
        warnings.simplefilter("ignore")
        torch._dynamo.reset()

    def test_integers(self) -> None:
        """Exported in the process and live; torch.export.save does not write these dtypes."""
        x = torch.randn(64, generator=torch.Generator().manual_seed(1)) * 9
        for how in ("numbers", "tensors"):
            for dtype in (torch.quint8, torch.qint8, torch.qint32):
                with self.subTest(how=how, dtype=dtype):
                    torch._dynamo.reset()
                    m = Quantised(how, dtype)
                    want = m(x)
                    exported: Any = torch.export.export(m, (x,))
                    self.assertTrue(torch.equal(fxge.compile(exported)(x), want))
                    self.assertTrue(torch.equal(torch.compile(m, backend="fxge")(x), want))

    def test_reference_models(self) -> None:
        for weights in ("tensor", "channel"):
            with self.subTest(weights=weights), torch.no_grad():
                torch._dynamo.reset()
                m, x = reference(weights)
                y, want = torch.compile(m, backend="fxge")(x), m(x)
                self.assertLessEqual(float((y - want).abs().max()), 1e-6)

    def test_other_users(self) -> None:
        """A quantised value that is more than dequantised is refused, with the way that works."""
        x = torch.randn(8)
        exported = torch.export.export(Quantised("returned", torch.quint8), (x,))
        with self.assertRaisesRegex(fxge.FxgeError, "_convert_to_reference_decomposed_fx"):
            fxge.compile(exported)


def tiles(q: Tensor, inner: int) -> Tensor:
    """Packs numbers of 4 bits [n, k] as _convert_weight_to_int4pack does, one word at a time."""
    n, k = q.shape
    out = torch.zeros(n // 8, k // (inner * 16), 32, inner // 2, dtype=torch.int64)
    for row in range(n):
        for column in range(k):
            tile, rest = divmod(column, inner * 16)
            pair, rest = divmod(rest, 32)
            upper, rest = divmod(rest, 16)
            half, rest = divmod(rest, 8)
            lane = row % 8 * 4 + rest // 2
            place = column % 2 * 4 + upper * 2 + half
            out[row // 8, tile, lane, pair] |= int(q[row, column]) << (4 * place)
    return torch.where(out > 2**31 - 1, out - 2**32, out).to(torch.int32)


class Packed(nn.Module):
    """A product by PyTorch's packed weights."""

    def __init__(self, bits: int, inner: int = 2, group: int = 32, packs: bool = False) -> None:
        super().__init__()
        torch.manual_seed(2)
        self.bits, self.group, self.inner, self.packs = bits, group, inner, packs
        n, k = 16, 128
        if bits == 8:
            self.register_buffer("w", torch.randint(-127, 128, (n, k), dtype=torch.int8))
            self.register_buffer("scales", (torch.rand(n) / 100 + 0.001).bfloat16())
            self.real = self.w.float() * self.scales.float()[:, None]
            return
        q = torch.randint(0, 16, (n, k))
        pairs = (q[:, ::2] << 4 | q[:, 1::2]).to(torch.uint8)
        self.register_buffer("w", pairs if packs else tiles(q, inner))
        both = torch.stack(
            [torch.rand(k // group, n) / 9 + 0.01, torch.randn(k // group, n) / 9], 2
        )
        self.register_buffer("scales", both.bfloat16())
        s = self.scales.float().permute(2, 1, 0).repeat_interleave(group, 2)
        self.real = ((q - 8) * s[0] + s[1]).bfloat16().float()

    def forward(self, x: Tensor) -> Tensor:
        if self.bits == 8:
            return torch.ops.aten._weight_int8pack_mm(x, self.w, self.scales)
        w = self.w
        if self.packs:
            w = torch.ops.aten._convert_weight_to_int4pack(w, self.inner)
        return torch.ops.aten._weight_int4pack_mm(x, w, self.group, self.scales)


class Products(unittest.TestCase):
    def check(self, m: Packed, *options: str, bound: float) -> list[str]:
        """Compares with the dequantised weights, relative to the largest number."""
        x = torch.randn(4, 128, generator=torch.Generator().manual_seed(3)).bfloat16()
        want = x.float() @ m.real.T
        with tempfile.TemporaryDirectory() as directory:
            path, air = (os.path.join(directory, n) for n in ("m.pt2", "m.air"))
            torch.export.save(torch.export.export(m, (x,)), path)
            command = [FXGE, "compile", path, "-o", air, *options]
            r = subprocess.run(command, capture_output=True, text=True, timeout=120)
            self.assertEqual(r.returncode, 0, r.stderr)
            y = fxge.load(air)(x)
            text = subprocess.run([FXGE, "dump", air], capture_output=True, text=True).stdout
        self.assertLessEqual(float((y - want).abs().max()), bound * float(want.abs().max()))
        return [t for t in re.findall(r"= ge\.(\w+)\(", text) if t != "Const"]

    def test_float(self) -> None:
        for inner in (2, 4, 8):
            for group in (32, 128):
                for packs in (False, True):
                    with self.subTest(inner=inner, group=group, packs=packs):
                        self.check(Packed(4, inner, group, packs), bound=2**-8)

    def test_kernels(self) -> None:
        """One node each; numbers of 4 bits are packed again when the program is compiled."""
        for m in (Packed(8), Packed(4, 2, 32), Packed(4, 8, 64), Packed(4, 4, 128)):
            with self.subTest(bits=m.bits, inner=m.inner, group=m.group):
                types = self.check(m, "--quant=npu", "--soc=ascend910b", bound=0.01)
                self.assertEqual(types, ["WeightQuantBatchMatmulV2"])


if __name__ == "__main__":
    unittest.main()
