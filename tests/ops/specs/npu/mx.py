# SPDX-License-Identifier: Apache-2.0
"""Calls of torch_npu operators on block-scaled floats."""

from __future__ import annotations

import torch

from specs.base import f16, f32, group, i32, i64, u8
from specs.npu.base import operand, program, refused, static

f8 = torch.float8_e4m3fn


@group
def compiled_only() -> None:
    """Adds quantisers with one scale a block, which are lowered and not executed."""
    program("npu_dynamic_mx_quant", operand(3, 100))
    program("npu_dynamic_block_mx_quant", operand(3, 40, 128), dst_type=24)
    program("npu_dynamic_dual_level_mx_quant", operand(3, 1024), smooth_scale=operand(1024))
    program("npu_dynamic_mx_quant_with_dual_axis", operand(70, 128), dst_type=23)
    program("npu_grouped_dynamic_mx_quant", operand(200, 64), operand(3, dtype=i32))
    program("npu_rms_norm_dynamic_mx_quant", operand(3, 64), operand(64), beta=operand(64))
    program("npu_add_rms_norm_dynamic_mx_quant", operand(3, 64), operand(3, 64), operand(64), dst_type=292)
    program("npu_swiglu_mx_quant", operand(3, 256), dst_type=291)
    program("npu_quant_max", operand(3, 64), operand(1, dtype=f32))
    program("npu_grouped_dynamic_block_quant", operand(6, 256), operand(2, dtype=i32))
    for end in ("", "_"):
        program("npu_add_quant_matmul" + end, operand(4, 8, dtype=f32), operand(4, 16, dtype=f8), operand(16, 8, dtype=f8), operand(1, dtype=f32), x1_scale=operand(1, dtype=f32))
        program("npu_add_quant_gmm" + end, operand(2, 4, 8, dtype=f32), operand(4, 16, dtype=f8), operand(16, 8, dtype=f8), operand(2, dtype=f32), operand(2, dtype=i64), x1_scale=operand(2, dtype=f32))


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

    refused("npu_anti_mx_quant", "rank", "scales", x(3, 32, dtype=u8), x(3, 2, dtype=u8))
