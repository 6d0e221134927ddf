# SPDX-License-Identifier: Apache-2.0
"""Calls of torch_npu operators on block-scaled floats."""

from __future__ import annotations

from typing import Any

import torch

from specs.base import HALF, bf16, f16, f32, group, i8, i32, i64, u8
from specs.npu.base import call, operand, program, refused, replaced, static

f8 = torch.float8_e4m3fn


class Fixed:
    """Numbers of operands that are equal in every run."""

    random = torch.Generator().manual_seed(3)


MAKER = Fixed()


@group
def compiled_only() -> None:
    """Adds quantisers with one scale a block, which are lowered and not executed."""
    program("npu_dynamic_block_mx_quant", operand(3, 40, 128), dst_type=24)
    program("npu_dynamic_dual_level_mx_quant", operand(3, 1024), smooth_scale=operand(1024))
    program("npu_grouped_dynamic_mx_quant", operand(200, 64), operand(3, dtype=i32))
    program("npu_quant_max", operand(3, 64), operand(1, dtype=f32))
    program("npu_grouped_dynamic_block_quant", operand(6, 256), operand(2, dtype=i32))
    for end in ("", "_"):
        program("npu_add_quant_matmul" + end, operand(4, 8, dtype=f32), operand(4, 16, dtype=f8), operand(16, 8, dtype=f8), operand(1, dtype=f32), x1_scale=operand(1, dtype=f32))
        program("npu_add_quant_gmm" + end, operand(2, 4, 8, dtype=f32), operand(4, 16, dtype=f8), operand(16, 8, dtype=f8), operand(2, dtype=f32), operand(2, dtype=i64), x1_scale=operand(2, dtype=f32))


@group
def quantisers() -> None:
    """Adds quantisers of blocks: each dtype, blocks that end early, blocks of zeros, infinities and NaN."""
    name = "npu_dynamic_mx_quant"
    for code in (23, 24, 296, 297):
        call(name, f"to_{code}", lambda m: [m(m.a, 100)], HALF, dst_type=code)
    static(name, "wide", lambda m: [replaced(m(3, 96) * 1e3, (0, slice(0, 32)), 0.0)], (f16, bf16, f32), dst_type=292, scale_alg=1)
    static(name, "ends", lambda m: [replaced(replaced(m(4, 128), (1, 5), float("inf")), (2, 70), float("nan"))], HALF, dst_type=24)
    static(name, "rows", lambda m: [m(70, 8)], HALF, dst_type=24, axis=-2)
    static(name, "rows_fp4", lambda m: [m(2, 33, 8)], HALF, axis=1)
    static(name, "blocks_of_64", lambda m: [m(3, 100)], HALF, dst_type=23, block_size=64)
    for mode in ("floor", "round"):
        for code in (296, 297):
            static(name, f"{mode}_{code}", lambda m: [m(3, 64)], HALF, dst_type=code, round_mode=mode)
    static(name, "ties", lambda m: [torch.arange(-32, 32).to(bf16).reshape(2, 32) / 8], dst_type=296)
    static("npu_dynamic_mx_quant_with_dual_axis", "plain", lambda m: [m(40, 48)], HALF, dst_type=23)
    call("npu_rms_norm_dynamic_mx_quant", "plain", lambda m: [m(m.a, 64), m(64)], HALF, dst_type=24)
    static("npu_rms_norm_dynamic_mx_quant", "beta", lambda m: [m(3, 64), m(64)], (bf16,), beta=torch.arange(64).to(bf16) / 64, scale_alg=1, dst_type=292)
    call("npu_add_rms_norm_dynamic_mx_quant", "plain", lambda m: [m(m.a, 64), m(m.a, 64), m(64)], HALF, dst_type=24)
    name = "npu_swiglu_mx_quant"
    for left in (False, True):
        call(name, f"left_{left}", lambda m: [m(m.a, 128)], HALF, dst_type=24, activate_left=left)
    static(name, "clamped", lambda m: [m(3, 128) * 8], HALF, swiglu_mode=1)
    static(name, "groups", lambda m: [m(6, 64)], (bf16,), dst_type=24, group_index=torch.tensor([1, 3]))
    static(name, "ends", lambda m: [m(6, 64)], (bf16,), dst_type=24, group_index=torch.tensor([1, 3]), group_mode=1)
    static(name, "rows", lambda m: [m(40, 64)], (bf16,), dst_type=24, axis=-2)


def e4m3(m: Any, *shape: int) -> torch.Tensor:
    return m(*shape, dtype=f32).to(f8)


def byte(m: Any, *shape: int) -> torch.Tensor:
    return torch.randint(0, 128, shape, generator=m.random).to(u8)


def scale(m: Any, *shape: int) -> torch.Tensor:
    return torch.randint(122, 130, shape, generator=m.random).to(u8)


@group
def products() -> None:
    """Adds products of small floats: scales by block of 32, by block of both, by row and column, and whole."""
    name = "npu_quant_matmul"
    static(name, "mx", lambda m: [e4m3(m, 3, 100), e4m3(m, 100, 8), scale(m, 2, 8, 2)], output_dtype=15,
           pertoken_scale=scale(MAKER, 3, 2, 2), bias=torch.arange(8.0))
    static(name, "mx_batch", lambda m: [e4m3(m, 2, 3, 64), e4m3(m, 2, 64, 8), scale(m, 2, 1, 8, 2)], output_dtype=6,
           pertoken_scale=scale(MAKER, 2, 3, 1, 2))
    static(name, "fp4", lambda m: [byte(m, 3, 32), byte(m, 64, 4), scale(m, 1, 8, 2)], output_dtype=15, x1_dtype=296, x2_dtype=296,
           pertoken_scale=scale(MAKER, 3, 1, 2))
    static(name, "fp4_along_k", lambda m: [byte(m, 3, 32), byte(m, 32, 8), scale(m, 1, 8, 2)], output_dtype=15, x1_dtype=296,
           x2_dtype=296, pertoken_scale=scale(MAKER, 3, 1, 2))
    static(name, "fp4_weight", lambda m: [e4m3(m, 3, 64), byte(m, 32, 8), scale(m, 1, 8, 2)], output_dtype=15, x2_dtype=296,
           pertoken_scale=scale(MAKER, 3, 1, 2))
    static(name, "blocks", lambda m: [e4m3(m, 3, 20), e4m3(m, 20, 12), m.positive(3, 2, dtype=f32)], output_dtype=15,
           pertoken_scale=torch.arange(1.0, 10).reshape(3, 3), group_sizes=[1, 8, 8])
    static(name, "rows_fp8", lambda m: [e4m3(m, 3, 20), e4m3(m, 20, 12), m.positive(12, dtype=f32)], output_dtype=5,
           pertoken_scale=torch.arange(1.0, 4), bias=torch.arange(12.0))
    for many in (1, 12):
        static(name, f"hifloat8_{many}", lambda m, n=many: [byte(m, 3, 20) % 96, byte(m, 20, 12) % 96, m.positive(n, dtype=f32)], output_dtype=6,
               pertoken_scale=torch.tensor([0.3]), x1_dtype=290, x2_dtype=290)
    name = "npu_transpose_quant_batchmatmul"
    static(name, "mx", lambda m: [e4m3(m, 3, 2, 64), e4m3(m, 2, 64, 8), 15], x1_scale=scale(MAKER, 3, 2, 1, 2), x2_scale=scale(MAKER, 2, 1, 8, 2), group_sizes=[0, 0, 32])
    static(name, "turned", lambda m: [e4m3(m, 3, 2, 64), e4m3(m, 2, 8, 64), 5], x1_scale=scale(MAKER, 3, 2, 1, 2), x2_scale=scale(MAKER, 2, 8, 1, 2), perm_x2=[0, 2, 1])
    static(name, "rows", lambda m: [e4m3(m, 3, 2, 64), e4m3(m, 2, 64, 8), 15], x1_scale=torch.arange(1.0, 4), x2_scale=torch.arange(1.0, 9), batch_split_factor=2)
    static(name, "hifloat8", lambda m: [byte(m, 3, 2, 16) % 96, byte(m, 2, 16, 8) % 96, 290], x2_scale=torch.arange(1.0, 9), x1_dtype=290, x2_dtype=290)


@group
def dequantisation() -> None:
    """Adds dequantisation of 4-bit floats with block scales."""
    name = "npu_anti_mx_quant"
    static(name, "e2m1", lambda m: [m(3, 40, dtype=u8), 120 + m(3, 2, 2, dtype=u8) % 16], src_type=296)
    static(name, "e1m2", lambda m: [m(3, 16, dtype=u8), 120 + m(3, 1, 2, dtype=u8) % 16], src_type=297, dst_type=6)


@group
def refusals() -> None:
    """Adds calls that violate a condition of a row."""

    def x(*shape: int, dtype: torch.dtype = f16) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype)

    e, w, s = x(3, 64, dtype=f8), x(64, 8, dtype=f8), x(1, 8, 2, dtype=u8)
    p, one = x(3, 1, 2, dtype=u8), x(1, dtype=f32)
    refused("npu_quant_matmul", "alike", "mixed", e, x(64, 8, dtype=i8), one, output_dtype=15)
    refused("npu_quant_matmul", "result", "i8", e, w, one)
    refused("npu_quant_matmul", "groups", "two", e, w, s, pertoken_scale=p, output_dtype=15, group_sizes=[1, 1])
    refused("npu_quant_matmul", "scales", "pairs", e, w, x(2, 8, 2, dtype=u8), pertoken_scale=p, output_dtype=15)
    refused("npu_quant_matmul", "scales", "columns", e, w, x(7, dtype=f32), output_dtype=15)
    name, a, b = "npu_transpose_quant_batchmatmul", x(3, 2, 64, dtype=f8), x(2, 64, 8, dtype=f8)
    both = {"x1_scale": x(3, dtype=f32), "x2_scale": x(8, dtype=f32)}
    refused(name, "rank", "two", e, w, 15, **both)
    refused(name, "scales", "none", a, b, 15)
    refused(name, "scales", "pairs", a, b, 15, x1_scale=x(3, 2, 2, 2, dtype=u8), x2_scale=x(2, 1, 8, 2, dtype=u8))
    refused(name, "groups", "sixteen", a, b, 15, group_sizes=[0, 0, 16], **both)
    refused(name, "perms", "first", a, b, 15, perm_x1=[0, 1, 2], **both)
    refused(name, "bias", "one", a, b, 15, bias=x(8, dtype=f32), **both)
    refused("npu_anti_mx_quant", "rank", "scales", x(3, 32, dtype=u8), x(3, 2, dtype=u8))
