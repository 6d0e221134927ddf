# SPDX-License-Identifier: Apache-2.0
"""Numbers of fp8, fp4 and hifloat8 with scales of rows, blocks and e8m0, as recipes call them.

References search tables of the numbers (tests/ops/npu_reference_floats.py).
"""

from __future__ import annotations

import sys
import unittest
from typing import Any

import recipe_cases
import support
import torch
from recipe_cases import Call
from torch import Tensor

import fxge.npu

sys.path.insert(0, str(support.ROOT / "tests" / "ops"))
import npu_reference_floats as plain  # type: ignore[import-not-found]

npu: Any = fxge.npu
BF16, E4M3 = torch.bfloat16, torch.float8_e4m3fn
HIFLOAT8, FP4, E8M0 = 290, 296, 293  # torch_npu's numbers of dtypes
CODE = plain.E4M3


def half(*shape: int) -> Tensor:
    return torch.randn(shape).to(BF16)


def eighth(*shape: int) -> Tensor:
    return torch.randn(shape).to(E4M3)


def byte(*shape: int) -> Tensor:
    return torch.randint(0, 256, shape, dtype=torch.uint8)


def scale(*shape: int) -> Tensor:
    return torch.randint(122, 130, shape, dtype=torch.uint8)


def normed(x: Tensor, gamma: Tensor) -> Tensor:
    w = x.double()
    return w * torch.rsqrt(w.square().mean(-1, keepdim=True) + 1e-6) * gamma.double()


def quantised(x: Tensor) -> tuple[Tensor, Tensor]:
    """Quantises blocks of 32 to e4m3 after rounding to bf16, as the fused kernels do."""
    return plain.mx_quantise(x.to(BF16), -1, 32, CODE)


def activated(x: Tensor) -> Tensor:
    a, b = x.double().chunk(2, -1)
    return torch.nn.functional.silu(a) * b


def fp4_product(x: Tensor, w: Tensor, s: Tensor, by_row: Tensor) -> Tensor:
    """Multiplies bytes [m, k / 2] by the transpose of bytes [n, k / 2]."""
    return plain.mx_scaled(plain.of_fp4(x), by_row) @ plain.mx_scaled(plain.of_fp4(w), s).T


def quantisers() -> list[Call]:
    x, gamma = half(5, 96), half(96)
    return [
        Call(
            "npu dynamic_block_quant fp8",
            lambda x: npu.npu_dynamic_block_quant(
                x, dst_type=E4M3, row_block_size=1, col_block_size=128
            ),
            (half(5, 300),),
            lambda x: plain.npu_dynamic_block_quant(x, dst_type=24),
            1e-6,
        ),
        Call(
            "npu quantize fp8 div",
            lambda x, s: npu.npu_quantize(x, s, None, E4M3, -1, True),
            (half(5, 64) * 99, torch.rand(1) + 0.5),
            lambda x, s: plain.eighth(x.float() / s, CODE),
        ),
        Call(
            "npu dynamic_mx_quant e4m3",
            lambda x: npu.npu_dynamic_mx_quant(x, dst_type=E4M3),
            (half(5, 200),),
            lambda x: plain.mx_quantise(x, -1, 32, CODE),
        ),
        Call(
            "npu rms_norm_dynamic_mx_quant",
            lambda x, g: npu.npu_rms_norm_dynamic_mx_quant(x, g, epsilon=1e-6, dst_type=E4M3)[:2],
            (x, gamma),
            lambda x, g: quantised(normed(x, g)),
            differ=0.02,
        ),
        Call(
            "npu add_rms_norm_dynamic_mx_quant",
            lambda x, y, g: npu.npu_add_rms_norm_dynamic_mx_quant(
                x, y, g, epsilon=1e-6, dst_type=E4M3
            )[:3],
            (x, half(5, 96), gamma),
            lambda x, y, g: (
                quantised(normed(x.float() + y.float(), g))[0],
                x + y,
                quantised(normed(x.float() + y.float(), g))[1],
            ),
            differ=0.02,
        ),
        Call(
            "npu swiglu_mx_quant",
            lambda x: npu.npu_swiglu_mx_quant(x, dst_type=E4M3, activate_left=True),
            (half(5, 192),),
            lambda x: quantised(activated(x)),
            differ=0.02,
        ),
        Call(
            "npu rms_norm_quant hif8",
            lambda x, g, b, s, o: npu.npu_rms_norm_quant(x, g, b, s, o, 1e-6, dst_dtype=HIFLOAT8),
            (x, gamma, half(96), torch.tensor([0.5]).to(BF16), torch.tensor([0.25]).to(BF16)),
            lambda x, g, b, s, o: plain.hifloat8(
                (normed(x, g) + b.double()) / s.double() + o.double()
            ),
            differ=0.02,
        ),
    ]


def products() -> list[Call]:
    return [
        Call(
            "npu quant_matmul fp8 per block",
            lambda x, w, s, t: npu.npu_quant_matmul(
                x, w.T, s.T, pertoken_scale=t, output_dtype=BF16, group_sizes=[1, 128, 128]
            ),
            (eighth(5, 300), eighth(260, 300), torch.rand(3, 3), torch.rand(5, 3)),
            lambda x, w, s, t: plain.float_product(
                x.double(), w.T.double(), t, s.T, [1, 128, 128], None
            ),
            1e-2,
        ),
        Call(
            "npu quant_matmul fp8 per token",
            lambda x, w, s, t: npu.npu_quant_matmul(x, w, s, pertoken_scale=t, output_dtype=BF16),
            (eighth(5, 96), eighth(96, 64), torch.rand(64), torch.rand(5)),
            lambda x, w, s, t: x.double() @ w.double() * s.double() * t.double()[:, None],
            1e-2,
        ),
        Call(
            "npu quant_matmul mxfp8",
            lambda x, w, s, t: npu.npu_quant_matmul(
                x,
                w.T,
                s.transpose(0, 1),
                pertoken_scale=t,
                output_dtype=BF16,
                scale_dtype=E8M0,
                pertoken_scale_dtype=E8M0,
                group_sizes=[1, 1, 32],
            ),
            (eighth(5, 160), eighth(64, 160), scale(64, 3, 2), scale(5, 3, 2)),
            lambda x, w, s, t: plain.mx_scaled(x, t) @ plain.mx_scaled(w, s).T,
            1e-2,
        ),
        Call(
            "npu quant_matmul mxfp4",
            lambda x, w, s, t: npu.npu_quant_matmul(
                x,
                w.T,
                s.transpose(0, 1),
                pertoken_scale=t,
                output_dtype=BF16,
                x1_dtype=FP4,
                x2_dtype=FP4,
                scale_dtype=E8M0,
                pertoken_scale_dtype=E8M0,
                group_sizes=[1, 1, 32],
            ),
            (byte(5, 64), byte(32, 64), scale(32, 2, 2), scale(5, 2, 2)),
            fp4_product,
            1e-2,
        ),
        Call(
            "npu quant_matmul hif8",
            lambda x, w, s, t: npu.npu_quant_matmul(
                x,
                w,
                s,
                pertoken_scale=t,
                output_dtype=BF16,
                x1_dtype=HIFLOAT8,
                x2_dtype=HIFLOAT8,
            ),
            (byte(5, 64) % 96, byte(64, 32) % 96, torch.rand(1), torch.rand(1)),
            lambda x, w, s, t: plain.of_hifloat8(x) @ plain.of_hifloat8(w) * plain.cut(s * t),
            1e-2,
        ),
        Call(
            "npu transpose_quant_batchmatmul mx",
            lambda x, w, s, t: npu.npu_transpose_quant_batchmatmul(
                x,
                w,
                dtype=BF16,
                x1_scale=s,
                x2_scale=t,
                group_sizes=(0, 0, 32),
                perm_x1=(1, 0, 2),
                perm_x2=(0, 1, 2),
                perm_y=(1, 0, 2),
            ),
            (eighth(5, 2, 128), eighth(2, 128, 64), scale(5, 2, 2, 2), scale(2, 2, 64, 2)),
            lambda x, w, s, t: torch.stack(
                [
                    plain.mx_scaled(x[:, b], s[:, b])
                    @ plain.mx_scaled(w[b].T, t[b].transpose(0, 1)).T
                    for b in range(2)
                ],
                1,
            ),
            1e-2,
        ),
    ]


def calls() -> list[Call]:
    torch.manual_seed(0)
    return quantisers() + products()


class Floats(unittest.TestCase):
    """Calls of the recipes."""

    def test_calls(self) -> None:
        for one in calls():
            with self.subTest(one.name):
                recipe_cases.check(self, one)

    def test_chain(self) -> None:
        """A quantiser feeds a product, as the linears of the recipes do."""
        torch.manual_seed(1)
        w, s = eighth(64, 200), scale(64, 4, 2)

        def linear(x: Tensor) -> Tensor:
            q, t = npu.npu_dynamic_mx_quant(x, dst_type=E4M3)
            return npu.npu_quant_matmul(
                q, w.T, s.transpose(0, 1), pertoken_scale=t, output_dtype=BF16, scale_dtype=E8M0,
                pertoken_scale_dtype=E8M0, group_sizes=[1, 1, 32],
            )  # fmt: skip

        def plainly(x: Tensor) -> Tensor:
            return plain.mx_scaled(*plain.mx_quantise(x, -1, 32, CODE)) @ plain.mx_scaled(w, s).T

        recipe_cases.check(self, Call("chain", linear, (half(5, 200),), plainly, 1e-2))


class Scales(unittest.TestCase):
    """Scales that are viewed as float8_e8m0fnu."""

    def test_views(self) -> None:
        """Views, moves of data and products read them as bytes; results keep the dtype."""
        torch.manual_seed(1)
        x, w, s, t = eighth(5, 192), eighth(64, 192), scale(64, 3, 2), scale(5, 3, 2)
        kind = torch.float8_e8m0fnu

        def product(x: Tensor, w: Tensor, s: Tensor, t: Tensor) -> Tensor:
            return npu.npu_quant_matmul(
                x, w.T, s.view(kind).transpose(0, 1), pertoken_scale=t.view(kind),
                output_dtype=BF16, scale_dtype=E8M0, pertoken_scale_dtype=E8M0,
                group_sizes=[1, 1, 32],
            )  # fmt: skip

        def plainly(x: Tensor, w: Tensor, s: Tensor, t: Tensor) -> Tensor:
            return plain.mx_scaled(x, t) @ plain.mx_scaled(w, s).T

        recipe_cases.check(self, Call("views", product, (x, w, s, t), plainly, 1e-2))
        if recipe_cases.FXGE:
            found = recipe_cases.convert(product, (x, w, s, t))
            self.assertEqual(found["QuantBatchMatmulV4"], 1)
        viewed = recipe_cases.live(lambda s: s.view(kind).flatten(1), (s,))
        self.assertEqual(viewed.dtype, kind)
        self.assertTrue(torch.equal(viewed.view(torch.uint8), s.flatten(1)))

    def test_numbers(self) -> None:
        """Arithmetic is refused: it would compute with the bytes."""
        with self.assertRaisesRegex(Exception, "float8_e8m0fnu.*view it as torch.uint8"):
            recipe_cases.live(lambda s: s.view(torch.float8_e8m0fnu).float() + 1, (scale(4),))


class Table(unittest.TestCase):
    """The tables of the references themselves."""

    def test_hifloat8(self) -> None:
        """Facts of the published format: largest, smallest, infinity, NaN, and a tie."""
        values = plain.of_hifloat8(
            torch.tensor([110, 111, 1, 0, 8, 9, 128, 238], dtype=torch.uint8)
        )
        self.assertEqual(values[:6].tolist(), [2.0**15, torch.inf, 2.0**-22, 0, 1, 1.125])
        self.assertTrue(bool(values[6].isnan()))
        self.assertEqual(float(values[7]), -(2.0**15))
        ties = torch.tensor([1.0625, 1.1875, -1.0625, 29000.0, 1e6, 2.0**-23, 2.0**-24])
        self.assertEqual(plain.hifloat8(ties).tolist(), [9, 10, 137, 110, 110, 1, 0])


if __name__ == "__main__":
    unittest.main()
