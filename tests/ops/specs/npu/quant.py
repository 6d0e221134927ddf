# SPDX-License-Identifier: Apache-2.0
"""Calls of torch_npu quantisers."""

from __future__ import annotations

import torch

from specs.base import FLOATS, HALF, bf16, f16, f32, group, i8, i32, i64
from specs.npu.base import call, refused, replaced, static, zeros, zeros_f16, zeros_i8, zeros_i32, zeros_i64


@group
def quantisers() -> None:
    """Adds quantisers and their inverses."""
    for name in ("npu_dynamic_quant", "npu_dynamic_quant_asymmetric"):
        call(name, "plain", lambda m: [m(m.a, m.b, 8)], HALF)
        call(name, "smooth", lambda m: [m(m.a, m.b, 8)], (f16,), smooth_scales=torch.arange(1, 9).to(f16) / 8)
        static(name, "groups", lambda m: [m(6, 8)], (f16,), smooth_scales=torch.arange(1, 17).reshape(2, 8).to(f16) / 8,
              group_index=torch.tensor([2, 6], dtype=i32))
        for mode in ("pertensor", "perchannel"):
            call(name, mode, lambda m: [m(m.a, m.b, 8)], HALF, quant_mode=mode)
        static(name, "int4", lambda m: [m(3, 4, 8)], HALF, dst_type=16)
    for code in (1, 13, 3):
        call("npu_quantize", f"divides_{code}", lambda m, c=code: [m(m.a, 8), m.positive(8, dtype=f32), m(8, dtype=i32), c], FLOATS)
    static("npu_quantize", "rows", lambda m: [m(3, 8), m.positive(3, dtype=f32), None, 12, 0], FLOATS)
    call("npu_quantize", "multiplies", lambda m: [m(m.a, 8) * 8, m.positive(8), m(8), 1, -1, False], FLOATS)
    static("npu_quantize", "multiplies_rows", lambda m: [m(3, 8) * 8, m.positive(3), None, 1, -2, False], FLOATS)
    static("npu_quantize", "int4", lambda m: [m(3, 8), m.positive(8), m(8), 16, -1, False], FLOATS)
    call("npu_anti_quant", "plain", lambda m: [m(m.a, 8, dtype=i8), m(8, dtype=f32)])
    static("npu_anti_quant", "offset", lambda m: [m(3, 8, dtype=i8), m(8, dtype=f32)], offset=torch.arange(8) / 2.0, dst_dtype=15)
    static("npu_anti_quant", "bf16", lambda m: [m(3, 8, dtype=i8), m(1, dtype=bf16)], dst_dtype=15)
    static("npu_anti_quant", "int4", lambda m: [torch.randint(-2**31, 2**31, (3, 2), generator=m.random).to(i32), m(16, dtype=f32)])
    call("npu_convert_weight_to_int4pack", "plain", lambda m: [m(m.a, 16, dtype=i32)])
    static("npu_convert_weight_to_int4pack", "stack", lambda m: [m(2, 3, 8, dtype=i32)])
    call("npu_trans_quant_param", "plain", lambda m: [m(m.a)])
    call("npu_trans_quant_param", "offset", lambda m: [m(m.a), m(m.a) * 100])
    static("npu_group_quant", "plain", lambda m: [m(6, 8), m(3, 8), torch.tensor([1, 1, 6], dtype=i32)], FLOATS)
    static("npu_group_quant", "offset", lambda m: [m(6, 8), m(3, 8), torch.tensor([2, 5, 6])], FLOATS, offset=torch.tensor([3.0]))
    for approximate in ("none", "tanh"):
        call("npu_gelu_quant", f"dynamic_{approximate}", lambda m: [m(m.a, m.b, 8)], FLOATS, approximate=approximate)
    call("npu_gelu_quant", "static", lambda m: [m(m.a, m.b, 8)], FLOATS, quant_mode="static",
         input_scale=torch.arange(1, 9).float() * 8, input_offset=torch.arange(8).float())
    call("npu_dequant_bias", "plain", lambda m: [m(m.a, 8, dtype=i32) * 99, m(8, dtype=f32) / 64, None, None])
    call("npu_dequant_bias", "integer", lambda m: [m(m.a, 8, dtype=i32) * 99, m(8, dtype=f32) / 64, m(m.a, dtype=f32), m(8, dtype=i32)], output_dtype=bf16)
    static("npu_dequant_bias", "real", lambda m: [m(3, 8, dtype=i32) * 99, m(8, dtype=f32) / 64, m(3, dtype=f32), m(8, dtype=f16)], output_dtype=f16)
    static("npu_dynamic_block_quant", "rows", lambda m: [m(3, 16)], HALF, col_block_size=8)
    for code in (23, 292):
        static("npu_quantize", f"eighths_{code}", lambda m, c=code: [m(3, 8) * 99, m.positive(3, dtype=f32), None, c, 0], FLOATS)
        call("npu_dynamic_quant", f"eighths_{code}", lambda m: [m(m.a, m.b, 8)], HALF, dst_type=code)
        static("npu_dynamic_block_quant", f"eighths_{code}", lambda m: [replaced(m(5, 21), (1, 2), float("inf"))], HALF, dst_type=code, row_block_size=2,
               col_block_size=8, min_scale=0.5)
    static("npu_quantize", "eighths_product", lambda m: [m(3, 8) * 99, m.positive(8), m(8), 24, -1, False], FLOATS)
    static("npu_dynamic_block_quant", "ragged", lambda m: [m(2, 5, 21)], HALF, row_block_size=2, col_block_size=8, min_scale=0.02)
    call("npu_rotate_quant", "plain", lambda m: [m(m.a, 32), m(16, 16)], HALF)
    static("npu_rotate_quant", "int4", lambda m: [m(3, 32), m(16, 16)], HALF, dst_dtype=16)


@group
def refusals() -> None:
    """Adds calls that violate a condition of a row."""

    def x(*shape: int, dtype: torch.dtype = f32) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype)

    refused("npu_dynamic_quant", "rank", "one", x(4, dtype=f16))
    refused("npu_convert_weight_to_int4pack", "eighths", "twelve", x(2, 12, dtype=i32))
    refused("npu_trans_quant_param", "rank", "three", x(1, 1, 4))
    refused("npu_group_quant", "rank", "one", x(4), x(1, 4), x(1, dtype=i64))
    refused("npu_gelu_quant", "approximate", "other", x(2, 4), approximate="erf")
    refused("npu_gelu_quant", "mode", "other", x(2, 4), quant_mode="none")
    refused("npu_gelu_quant", "scale", "none", x(2, 4), quant_mode="static")
    refused("npu_dequant_bias", "rank", "one", x(4, dtype=i32), x(4), None, None)
    refused("npu_dynamic_block_quant", "rank", "one", x(4, dtype=f16))
    refused("npu_dynamic_block_quant", "blocks", "zero", x(2, 4, dtype=f16), row_block_size=0)
    refused("npu_rotate_quant", "rank", "three", x(2, 2, 4, dtype=f16), x(4, 4, dtype=f16))


@group
def refused_sizes() -> None:
    """Adds calls with sizes or dtypes that do not match."""
    for name in ("npu_dynamic_quant", "npu_dynamic_quant_asymmetric"):
        refused(name, "mode", "other", zeros_f16(2, 8), quant_mode="other", dst_type=16)
        refused(name, "smooth", "groups", zeros_f16(4, 8), smooth_scales=zeros_f16(2, 8), group_index=zeros_i32(3))
    refused("npu_quantize", "dtype", "f32", zeros(2, 4), zeros(4), None, 6)
    refused("npu_quantize", "rank", "two", zeros(2, 4), zeros(1, 4), None, 1)
    refused("npu_quantize", "sizes", "three", zeros(2, 4), zeros(3), None, 1)
    refused("npu_anti_quant", "dtype", "i16", zeros_i8(2, 4), zeros(4), dst_dtype=2)
    refused("npu_anti_quant", "sizes", "three", zeros_i8(2, 4), zeros(3))
    refused("npu_group_quant", "groups", "three", zeros(2, 4), zeros(2, 4), zeros_i64(3))
    refused("npu_gelu_quant", "dtype", "u8", zeros(2, 4), dst_type=0)
    refused("npu_gelu_quant", "sizes", "three", zeros(2, 4), input_scale=zeros(3))
    refused("npu_dequant_bias", "dtype", "i64", zeros_i32(2, 4), zeros(4), None, None, output_dtype=i64)
    refused("npu_dequant_bias", "sizes", "three", zeros_i32(2, 4), zeros(3), None, None)
    refused("npu_rotate_quant", "dtype", "u8", zeros_f16(2, 8), zeros_f16(8, 8), dst_dtype=0)
    refused("npu_rotate_quant", "sizes", "three", zeros_f16(2, 8), zeros_f16(3, 3))
