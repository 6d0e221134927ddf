# SPDX-License-Identifier: Apache-2.0
"""Calls of further torch_npu operators."""

from __future__ import annotations

from typing import Any

import torch

from specs.base import FLOATS, HALF, NAN, bf16, f16, f32, f64, group, i8, i32, i64
from specs.npu.base import call, ints, refused, replaced, static, zeros, zeros_f16, zeros_i8, zeros_i32, zeros_i64


@group
def others() -> None:
    """Adds convolutions, losses, boxes and further operators."""
    for code in (5, 6, 15, 3):
        call("npu_dtype_cast", f"to_{code}", lambda m, c=code: [m(m.a, m.b), c], FLOATS)
    for name in ("npu_dtype_cast_backward", "_npu_dtype_cast", "_npu_dtype_cast_backward"):
        call(name, "f16", lambda m: [m(m.a, m.b), f16])
    call("npu_format_cast", "NZ", lambda m: [m(m.a, m.b), 29], FLOATS)
    static("npu_confusion_transpose", "first", lambda m: [m(2, 3, 4), [1, 0, 2], [6, 4], True], FLOATS)
    static("npu_confusion_transpose", "last", lambda m: [m(6, 4), [2, 0, 1], [2, 3, 4], False], FLOATS)
    call("npu_one_hot", "last", lambda m: [m.index(5, m.a, m.b), -1, 5], (i64,))
    static("npu_one_hot", "first", lambda m: [m.index(5, 3).to(i32), 0, 5, 3, -1], (i32,))
    call("npu_scaled_masked_softmax", "plain", lambda m: [m(m.a, 2, m.b, 8), m.mask(m.a, 1, m.b, 8), 0.5], FLOATS)
    static("npu_scaled_masked_softmax", "causal", lambda m: [m(2, 2, 4, 4), m.mask(2, 1, 4, 4), 0.5, True], FLOATS)
    call("npu_scaled_masked_softmax_backward", "plain", lambda m: [m(m.a, 2, m.b, 8), m.unit(m.a, 2, m.b, 8), m.mask(m.a, 1, m.b, 8), 0.5, False], FLOATS)
    call("npu_masked_softmax_with_rel_pos_bias", "plain", lambda m: [m(m.a, 2, 3, 4, 4), m(2, 4, 4), m(3, 4, 4), 0.25], FLOATS)
    static("npu_masked_softmax_with_rel_pos_bias", "windows", lambda m: [m(4, 3, 4, 4), m(2, 4, 4), m(3, 4, 4)], FLOATS)
    static("npu_masked_softmax_with_rel_pos_bias", "bare", lambda m: [m(4, 3, 4, 4), None, m(3, 4, 4)], FLOATS)
    static("npu_gather_backward", "plain", lambda m: [m(3, 2), [3, 5], 1, m.index(5, 3, 2), False], FLOATS)
    call("batch_norm_reduce", "plain", lambda m: [m(m.a, 3, m.b, 4), 1e-5], FLOATS)
    call("npu_masked_causal_conv1d", "plain", lambda m: [m(m.a, m.b, 8), m(3, 8)], HALF)
    static("npu_masked_causal_conv1d", "mask", lambda m: [m(5, 2, 8), m(3, 8)], HALF, mask=torch.tensor([[1, 1, 0, 1, 1], [0, 1, 1, 1, 0]], dtype=torch.bool))
    static("npu_top_k_top_p", "k", lambda m: [m.distinct(3, 8), None, torch.tensor([2, 8, 5], dtype=i32)], FLOATS)
    static("npu_top_k_top_p", "p", lambda m: [m.distinct(3, 8), torch.tensor([0.5, 0.9, 0.25]).to(m.dtype), None], FLOATS)
    static("npu_top_k_top_p", "both", lambda m: [m.distinct(3, 8), torch.tensor([0.5, 0.9, 0.25]).to(m.dtype), torch.tensor([2, 8, 5], dtype=i32)])
    for reduction in ("none", "mean", "sum"):
        call("npu_cross_entropy_loss", reduction, lambda m: [m(m.a, 6), m.index(6, m.a)], FLOATS, reduction=reduction)
    static("npu_cross_entropy_loss", "all", lambda m: [m(4, 6), torch.tensor([1, 5, 2, 0]), m.positive(6, dtype=f32)], FLOATS, ignore_index=2, label_smoothing=0.1)
    call("npu_attention_update", "plain", lambda m: [[m(m.a, dtype=f32), m(m.a, dtype=f32)], [m(m.a, 8), m(m.a, 8)], 1], FLOATS)
    eight = lambda m, *shape: m.positive(*shape, 1, dtype=f32).expand(*shape, 8).contiguous()  # noqa: E731
    for layout, x, s in (("SBH", (4, 2, 24), (2, 3, 4)), ("TND", (5, 3, 8), (5, 3))):
        static("npu_ring_attention_update", layout, lambda m, x=x, s=s: [v for _ in "pc" for v in (m(*x), eight(m, *s), eight(m, *s))], FLOATS, input_layout=layout)
    call("npu_scatter_nd_update", "rows", lambda m: [m(m.a + 5, 4), m.order(5)[:3, None], m(3, 4)], FLOATS)
    static("npu_scatter_nd_update", "elements", lambda m: [m(6, 4), torch.tensor([[1, 2], [5, 0]]), m(2)], (f32, i32))
    for axis in (-2, 1):
        static("scatter_update", f"axis_{axis % 4}", lambda m, a=axis: [m(2, 3, 5, 4), torch.tensor([1, 0]), m(2, *(2 if d == a % 4 else n for d, n in ((1, 3), (2, 5), (3, 4)))), a], FLOATS)
    static("npu_quant_scatter", "plain", lambda m: [m(2, 3, 5, 4, dtype=i8), torch.tensor([1, 0], dtype=i32), m(2, 3, 2, 4), m.positive(4, dtype=f32)], FLOATS)
    static("npu_quant_scatter", "offset", lambda m: [m(2, 3, 5, 4, dtype=i8), torch.tensor([1, 0], dtype=i32), m(2, 3, 2, 4), m.positive(4, dtype=f32), m(4, dtype=i32)], FLOATS)
    call("npu_swiglu_quant", "dynamic", lambda m: [m(m.a, m.b, 16)], FLOATS, quant_mode=1)
    static("npu_swiglu_quant", "static", lambda m: [m(3, 16)], FLOATS, smooth_scales=torch.arange(1.0, 9)[None] * 8, offsets=torch.arange(8.0)[None])
    static("npu_swiglu_quant", "groups", lambda m: [m(5, 16)], FLOATS, smooth_scales=torch.arange(1.0, 25).reshape(3, 8), group_index=torch.tensor([2, 2, 5], dtype=i32), activate_left=True, quant_mode=1)
    name, scale = "npu_dequant_swiglu_quant", torch.arange(1.0, 17)[None] / 64
    call(name, "real", lambda m: [m(m.a, 16)], HALF, quant_mode=1)
    call(name, "integer", lambda m: [m(m.a, 16, dtype=i32) * 9], quant_mode=1, weight_scale=scale)
    static(name, "bias", lambda m: [m(3, 16, dtype=i32) * 9], quant_mode=1, weight_scale=scale, activation_scale=torch.tensor([1.0, 0.5, 2.0]), bias=torch.arange(16, dtype=i32)[None])
    static(name, "groups", lambda m: [m(5, 16, dtype=i32) * 9], weight_scale=torch.arange(1.0, 49).reshape(3, 16) / 64, quant_scale=torch.arange(1.0, 25).reshape(3, 8) / 8,
          quant_offset=torch.arange(24.0).reshape(3, 8), group_index=torch.tensor([2, 0, 3]), activate_left=True)
    static(name, "pairs", lambda m: [m(6, 16, dtype=i32) * 9], quant_mode=1, weight_scale=torch.arange(1.0, 49).reshape(3, 16) / 64, quant_scale=torch.arange(1.0, 25).reshape(3, 8) / 8,
          group_index=torch.tensor([[2, 3], [0, 2], [0, 0]]), activate_left=True)
    static(name, "column", lambda m: [m(3, 16, dtype=i32) * 9], quant_mode=1, weight_scale=torch.arange(1.0, 17)[:, None] / 64, quant_scale=torch.arange(1.0, 9) / 8)
    for mode in (1, 2):
        static(name, f"clamped_{mode}", lambda m: [m(3, 16) * 4], HALF, quant_mode=1, swiglu_mode=mode, clamp_limit=5.0)


@group
def updates() -> None:
    """Adds operators that update an operand."""
    name = "atb._npu_rotary_embedding.functional"
    for name in ("empty_with_format", "unsafe_empty_with_format"):
        static(name, "plain", lambda m: [[2, 3]], acl_format=2)
        static(name, "dtype", lambda m: [[2, 0]], dtype=f16)
    conv: Any = lambda m: [m(2, 4, 5, 6, dtype=i8) * 9, m(6, 2, 3, 2, dtype=i8) * 9, m.positive(6, dtype=f32)]  # noqa: E731
    static("npu_quant_conv2d", "groups", conv, groups=2, strides=[2, 1], pads=[1, 0], bias=torch.arange(6, dtype=i32) * 100, output_dtype=6)
    static("npu_quant_conv2d", "half", conv, groups=2, dilations=[1, 2], output_dtype=15)
    static("npu_quant_conv2d", "packed", lambda m: [*conv(m)[:2], torch.tensor([1.0, 0.5, 2.0, 0.25, 4.0, 8.0]).view(i32).to(i64)], groups=2)


@group
def refusals() -> None:
    """Adds calls that violate a condition of a row."""

    def x(*shape: int, dtype: torch.dtype = f32) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype)

    refused("npu_one_hot", "axis", "three", x(2, dtype=i64), 3, 4)
    refused("npu_scaled_masked_softmax", "rank", "three", x(2, 4, 4), x(2, 4, 4).bool())
    refused("npu_scaled_masked_softmax", "mask", "other", x(1, 2, 4, 4), x(1, 3, 4, 4).bool())
    refused("npu_scaled_masked_softmax_backward", "mask", "other", x(1, 2, 4, 4), x(1, 2, 4, 4), x(1, 3, 4, 4).bool(), 1.0, False)
    refused("npu_masked_softmax_with_rel_pos_bias", "rank", "three", x(2, 4, 4), None, x(2, 4, 4))
    refused("batch_norm_reduce", "rank", "one", x(4), 1e-5)
    refused("npu_masked_causal_conv1d", "rank", "two", x(2, 4, dtype=f16), x(3, 4, dtype=f16))
    refused("npu_top_k_top_p", "rank", "one", x(4))
    refused("npu_cross_entropy_loss", "rank", "one", x(4), x(4, dtype=i64))
    refused("npu_cross_entropy_loss", "reduction", "other", x(2, 4), x(2, dtype=i64), reduction="batchmean")
    refused("npu_attention_update", "lists", "one", [x(2), x(2)], [x(2, 4)], 0)
    r = x(2, 3, 4, 8)
    refused("npu_ring_attention_update", "layout", "other", x(4, 2, 24), r, r, x(4, 2, 24), r, r, input_layout="BSH")
    refused("npu_scatter_nd_update", "rank", "long", x(2, 4), x(1, 3, dtype=i64), x(1))
    refused("npu_scatter_nd_update", "sizes", "rows", x(6, 4), x(3, 1, dtype=i64), x(1, 3, 4))
    refused("scatter_update", "rank", "two", x(2, 3, 4), x(2, 1, dtype=i64), x(2, 3, 1), -1)
    refused("scatter_update", "axis", "first", x(2, 3, 4), x(2, dtype=i64), x(2, 3, 1), 0)
    refused("npu_swiglu_quant", "even", "odd", x(2, 5), quant_mode=1)
    refused("npu_swiglu_quant", "mode", "two", x(2, 4), quant_mode=2)
    refused("npu_swiglu_quant", "static", "none", x(2, 4))
    refused("npu_dequant_swiglu_quant", "rank", "odd", x(2, 5, dtype=f16), quant_mode=1)
    refused("npu_dequant_swiglu_quant", "mode", "two", x(2, 4, dtype=f16), quant_mode=2)
    refused("npu_dequant_swiglu_quant", "static", "none", x(2, 4, dtype=f16))
    refused("npu_dequant_swiglu_quant", "scales", "none", x(2, 4, dtype=i32), quant_mode=1)
    c = [x(1, 4, 5, 5, dtype=i8), x(6, 4, 3, 3, dtype=i8), x(6)]
    refused("npu_quant_conv2d", "rank", "three", c[0][0], *c[1:])
    refused("npu_quant_conv2d", "groups", "three", *c, groups=3)
    refused("npu_quant_conv2d", "steps", "zero", *c, strides=[0, 1])


@group
def unused_elements() -> None:
    """Adds NaN in elements that no result depends on."""
    static("npu_masked_causal_conv1d", "nan", lambda m: [replaced(m(5, 2, 8), (3, 1), NAN), m(3, 8)], (f16,),
          mask=torch.tensor([[1, 1, 0, 1, 1], [0, 1, 1, 0, 0]], dtype=torch.bool))
    static("npu_swiglu_quant", "behind", lambda m: [m(6, 16)], smooth_scales=torch.arange(1.0, 25).reshape(3, 8), group_index=torch.tensor([2, 2, 4], dtype=i32))
    static("npu_dequant_swiglu_quant", "behind", lambda m: [m(6, 16, dtype=i32) * 9], weight_scale=torch.arange(1.0, 49).reshape(3, 16) / 64,
          group_index=torch.tensor([2, 0, 3]), quant_mode=1)
    static("npu_cross_entropy_loss", "ignored_nan", lambda m: [replaced(m(4, 6), (1, 2), NAN), torch.tensor([1, 5, 2, 0])], ignore_index=5)


@group
def refused_quantisers() -> None:
    """Adds quantisers with sizes or dtypes that do not match."""
    refused("npu_swiglu_quant", "groups", "three", zeros(4, 8), smooth_scales=zeros(2, 4), group_index=zeros_i32(3), quant_mode=1)
    refused("npu_dequant_swiglu_quant", "groups", "three", zeros_f16(4, 8), quant_scale=zeros(2, 4), group_index=zeros_i32(3), quant_mode=1)
    refused("npu_dequant_swiglu_quant", "groups", "width", zeros_f16(4, 8), quant_scale=zeros(3, 8), group_index=zeros_i32(3), quant_mode=1)
    refused("npu_dequant_swiglu_quant", "groups", "rows", zeros_i32(4, 8), weight_scale=zeros(2, 8), quant_mode=1)
    refused("npu_dequant_swiglu_quant", "list", "three", zeros_f16(4, 8), quant_scale=zeros(2, 4), group_index=zeros_i32(2, 3), quant_mode=1)
    refused("npu_swiglu_quant", "groups", "rows", zeros(4, 8), smooth_scales=zeros(2, 4), quant_mode=1)


@group
def refused_sizes() -> None:
    """Adds calls with sizes or dtypes that do not match."""
    refused("npu_one_hot", "depth", "none", zeros_i64(2), -1, 0)
    refused("npu_masked_softmax_with_rel_pos_bias", "sizes", "turned", zeros(1, 2, 3, 4, 5), zeros(2, 5, 4), zeros(3, 4, 5))
    refused("npu_masked_softmax_with_rel_pos_bias", "windows", "three", zeros(1, 2, 3, 4, 4), zeros(3, 4, 4), zeros(3, 4, 4))
    refused("npu_scaled_masked_softmax_backward", "shapes", "rank", zeros(2, 4, 4), zeros(2, 4, 4), zeros(1, 4, 4).bool(), 1.0, False)
    refused("npu_cross_entropy_loss", "sizes", "rows", zeros(2, 4), zeros_i64(3))
    name = "npu_attention_update"
    refused(name, "alike", "dtypes", [zeros(2), zeros(2)], [zeros(2, 8), zeros_f16(2, 8)], 1)
    refused(name, "sizes", "rank", [zeros(2, 1)], [zeros(2, 8)], 1)
    refused(name, "shapes", "rows", [zeros(3)], [zeros(2, 8)], 1)
    refused(name, "kind", "two", [zeros(2)], [zeros(2, 8)], 2)
    refused(name, "dtypes", "lse", [zeros(2), zeros(2, dtype=f64)], [zeros(2, 8), zeros(2, 8)], 1)
    eight = zeros(3, 2, 4, 8)
    refused("npu_ring_attention_update", "shapes", "differ", zeros(4, 3, 16), eight, eight, zeros(4, 3, 8), eight, eight)
    refused("npu_ring_attention_update", "sizes", "rows", *[zeros(5, 3, 16), eight, eight] * 2)
    refused("scatter_update", "sizes", "differ", zeros(2, 3, 4), zeros_i64(2), zeros(2, 2, 2), -1)
    refused("npu_quant_scatter", "sizes", "differ", zeros_i8(2, 3, 4), zeros_i64(2), zeros(2, 2, 2), zeros(1), axis=-1)
    for name in ("npu_fused_causal_conv1d.functional", "npu_fused_causal_conv1d_v2.functional"):
        refused(name, "lengths", "three", zeros_f16(2, 3, 4), zeros_f16(3, 4), zeros_f16(3, 2, 4), num_computed_tokens=zeros_i32(3))


@group
def causal_convolutions() -> None:
    """Adds causal convolutions over packed sequences."""
    starts = {"query_start_loc": ints(0, 3, 4, 9)}
    for name in ("npu_fused_causal_conv1d.functional", "npu_fused_causal_conv1d_v2.functional"):
        static(name, "packed", lambda m: [m(9, 4), m(3, 4), m(5, 2, 4)], HALF, **starts, cache_indices=ints(4, 0, 2), num_computed_tokens=ints(5, 0, 1))
    name = "npu_fused_causal_conv1d.functional"
    static(name, "longer", lambda m: [m(9, 4), m(3, 4), m(3, 6, 4)], (f16,), **starts, num_accepted_tokens=ints(2, 1, 4), residual_connection=1)
    static(name, "pangu", lambda m: [m(9, 4), m(3, 4), m(3, 4, 4)], (f16,), **starts, conv_mode="pangu", num_computed_tokens=ints(0, 1, 7))
    static(name, "batch", lambda m: [m(3, 2, 4), m(3, 4), m(3, 2, 4)], (bf16,), cache_indices=ints(2, -1, 0))


@group
def refused_causal_convolutions() -> None:
    """Adds causal convolutions that violate a condition of their row."""

    def x(*shape: int, dtype: torch.dtype = f16) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype)

    name = "npu_chunk_gated_delta_rule"
    for name in ("npu_fused_causal_conv1d.functional", "npu_fused_causal_conv1d_v2.functional"):
        refused(name, "rank", "one", x(4), x(3, 4), x(1, 2, 4))
        refused(name, "sizes", "short", x(4, 4), x(3, 4), x(1, 1, 4), query_start_loc=x(2, dtype=i32))
        refused(name, "starts", "none", x(4, 4), x(3, 4), x(1, 2, 4))
        refused(name, "mode", "alone", x(1, 4, 4), x(3, 4), x(1, 2, 4), conv_mode="pangu")


@group
def clamped() -> None:
    """Adds SwiGLU of halves with clamps between scales."""
    name, scales = "npu_dequant_swiglu_clamp_quant", torch.arange(1.0, 17)[None] / 64
    sums = lambda m: [m(5, 16, dtype=i32) * 9]  # noqa: E731
    for left in (False, True):
        for mode in (0, 1):
            static(name, f"left_{left}_{mode}", sums, weight_scale=scales, activation_scale=torch.arange(1.0, 6)[:, None] / 4, activate_left=left, quant_mode=1, swiglu_mode=mode)
    static(name, "groups", sums, weight_scale=torch.arange(1.0, 33).reshape(2, 16) / 64, bias=torch.arange(32, dtype=i32).reshape(2, 16), quant_scale=torch.arange(1.0, 17).reshape(2, 8),
           group_index=torch.tensor([3, 1]), quant_mode=1, swiglu_mode=1, clamp_limit=3.0, glu_alpha=1.0, glu_bias=0.0)
    static(name, "static", lambda m: [m(5, 16)], HALF, quant_scale=torch.arange(1.0, 9)[None] / 64, quant_offset=torch.arange(8.0)[None])
    half, whole = zeros_f16(4, 8), zeros_i32(4, 8)
    refused(name, "rank", "odd", zeros_f16(4, 7), quant_mode=1)
    refused(name, "mode", "two", half, quant_mode=2)
    refused(name, "static", "none", half)
    refused(name, "scales", "none", whole, quant_mode=1)
    refused(name, "form", "floor", half, quant_mode=1, round_mode=2)
    refused(name, "groups", "pairs", whole, weight_scale=zeros(2, 8), group_index=torch.zeros(2, 2, dtype=torch.int64), quant_mode=1)
    refused(name, "tokens", "three", whole, weight_scale=zeros(8), activation_scale=zeros(3), quant_mode=1)
    refused("npu_dequant_swiglu_quant", "tokens", "three", whole, weight_scale=zeros(8), activation_scale=zeros(3), quant_mode=1)
