# SPDX-License-Identifier: Apache-2.0
"""Calls of torch_npu normalisations."""

from __future__ import annotations

from typing import Any

import torch

from specs.base import FLOATS, HALF, f16, f32, group, i8, i32
from specs.npu.base import call, refused, static, zeros_f16


@group
def norms() -> None:
    """Adds normalisations, also fused with an addition or a quantiser."""
    call("npu_rms_norm", "plain", lambda m: [m(m.a, m.b, 8), m(8)], FLOATS)
    call("npu_rms_norm", "two_dims", lambda m: [m(m.a, 2, 8), m(2, 8), 1e-5], FLOATS)
    static("npu_rms_norm", "wide_gamma", lambda m: [m(3, 8), m(8, dtype=f32)], HALF)
    call("npu_rms_norm_backward", "plain", lambda m: [m(m.a, m.b, 8), m(m.a, m.b, 8), m(8), m.positive(m.a, m.b, 1, dtype=f32)], FLOATS)
    call("npu_rms_norm_backward", "two_dims", lambda m: [m(m.a, 2, 8), m(m.a, 2, 8), m(2, 8), m.positive(m.a, 1, 1, dtype=f32)])
    call("npu_add_rms_norm", "plain", lambda m: [m(m.a, m.b, 8), m(m.a, m.b, 8), m(8)], FLOATS)
    for name in ("npu_add_rms_norm_v2_functional", "npu_add_rms_norm_cast"):
        call(name, "plain", lambda m: [m(m.a, m.b, 8), m(m.a, m.b, 8), m(8)], HALF)
    call("npu_gemma_rms_norm", "plain", lambda m: [m(m.a, m.b, 8), m(8)], FLOATS)
    name = "npu_add_rms_norm_dynamic_quant"
    three: Any = lambda m: [m(m.a, m.b, 8), m(m.a, m.b, 8), m(8)]  # noqa: E731
    call(name, "plain", three, HALF)
    factors = torch.arange(1, 9).to(f16) / 8
    call(name, "two", three, (f16,), smooth_scale1=factors, smooth_scale2=factors.flip(0), beta=factors)
    static(name, "second", three, HALF, output_mask=[False, True])
    name = "npu_add_rms_norm_quant"
    call(name, "plain", lambda m: [*three(m), m.positive(8), None], FLOATS)
    static(name, "two", lambda m: [*three(m), m(8), m(8, dtype=i32), m(8), m(8), m(8, dtype=i32)], FLOATS, div_mode=False)
    for code in (24, 290):
        static("npu_rms_norm_quant", f"to_{code}", lambda m: [m(3, 8), m(8), m(8), m.positive(1), m(1)], HALF, dst_dtype=code)
    call("npu_rms_norm_quant", "plain", lambda m: [m(m.a, m.b, 8), m(8), m(8), m.positive(1), m(1, dtype=i8)], HALF)
    call("npu_layer_norm_eval", "plain", lambda m: [m(m.a, m.b, 8), [8], m(8), m(8)], FLOATS)
    static("npu_layer_norm_eval", "bare", lambda m: [m(3, 4, 6), [4, 6]])
    call("npu_group_norm_silu", "plain", lambda m: [m(m.a, 6, m.b, 2), m(6), m(6), 3], FLOATS)
    static("npu_group_norm_silu", "bare", lambda m: [m(3, 4, 3), None, None, 2, 1e-3], FLOATS)
    call("npu_add_layer_norm", "plain", lambda m: [m(m.a, m.b, 8), m(m.a, m.b, 8), m(8), m(8)], FLOATS)


@group
def updates() -> None:
    """Adds normalisations that update an operand."""
    norm: Any = lambda m: [m(m.a, m.b, 8), m(m.a, m.b, 8), m(8)]  # noqa: E731
    call("_C_ascend.npu_add_rms_norm_bias", "plain", norm, FLOATS, beta=None)
    static("_C_ascend.npu_add_rms_norm_bias", "beta", lambda m: [*norm(m), m(8)], FLOATS)


@group
def refusals() -> None:
    """Adds calls that violate a condition of a row."""

    def x(*shape: int, dtype: torch.dtype = f32) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype)

    refused("npu_rms_norm", "gamma", "other", x(2, 4), x(3))
    refused("npu_add_rms_norm", "shapes", "differ", x(2, 4), x(1, 4), x(4))
    refused("npu_add_rms_norm", "gamma", "other", x(2, 4), x(2, 4), x(3))
    three = [x(2, 4, dtype=f16), x(2, 4, dtype=f16), x(2, 4, dtype=f16)]
    refused("npu_add_rms_norm_dynamic_quant", "gamma", "two-dims", *three)
    refused("npu_add_rms_norm_quant", "axis", "first", *three[:2], x(4, dtype=f16), x(4, dtype=f16), None, axis=0)
    refused("npu_rms_norm_quant", "dtype", "u8", x(2, 4, dtype=f16), x(4, dtype=f16), x(4, dtype=f16), x(1, dtype=f16), x(1, dtype=i8), dst_dtype=0)
    refused("npu_rms_norm_quant", "offset", "f16", x(2, 4, dtype=f16), x(4, dtype=f16), x(4, dtype=f16), x(1, dtype=f16), x(1, dtype=f16))
    refused("npu_rms_norm_quant", "gamma", "three-dims", x(2, 4, dtype=f16), x(1, 1, 4, dtype=f16), x(4, dtype=f16), x(1, dtype=f16), x(1, dtype=i8))
    refused("npu_layer_norm_eval", "shape", "other", x(2, 4), [3])
    refused("npu_group_norm_silu", "groups", "odd", x(2, 5, 3), None, None, 2)
    refused("npu_add_layer_norm", "shapes", "differ", x(2, 4), x(1, 4), x(4), x(4))
    refused("npu_add_layer_norm", "gamma", "beta", x(2, 4), x(2, 4), x(4), x(1))
    refused("_C_ascend.npu_add_rms_norm_bias", "shapes", "differ", x(2, 4), x(1, 4), x(4))
    refused("_C_ascend.npu_add_rms_norm_bias", "gamma", "other", x(2, 4), x(2, 4), x(3))


@group
def refused_sizes() -> None:
    """Adds calls with sizes or dtypes that do not match."""
    refused("npu_add_rms_norm_dynamic_quant", "sizes", "factors", zeros_f16(2, 4), zeros_f16(2, 4), zeros_f16(4), smooth_scale1=zeros_f16(3))
    refused("npu_add_rms_norm_quant", "sizes", "scales", zeros_f16(2, 4), zeros_f16(2, 4), zeros_f16(4), zeros_f16(3), None)
