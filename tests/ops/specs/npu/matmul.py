# SPDX-License-Identifier: Apache-2.0
"""Calls of torch_npu matrix products."""

from __future__ import annotations

import torch
from npu_reference import npu_trans_quant_param as packs

from specs.base import FLOATS, HALF, INF, NAN, bf16, f16, f32, f64, group, i8, i32, i64
from specs.npu.base import call, operand, program, refused, replaced, static, zeros, zeros_f16, zeros_i8, zeros_i64

f8 = torch.float8_e4m3fn


@group
def products() -> None:
    """Adds quantised and grouped products."""
    call("npu_linear", "plain", lambda m: [m(m.a, 8), m(5, 8), m(5)], FLOATS)
    call("npu_bmmV2", "plain", lambda m: [m(2, m.a, 8), m(2, 8, m.b), []], FLOATS)
    static("npu_bmmV2", "view", lambda m: [m(2, 3, 8), m(2, 8, 4), [6, 4]])
    static("npu_bmm_v2_mat1_backward", "plain", lambda m: [m(2, 3, 4), m(1, 3, 8), m(2, 8, 4), [1, 3, 8]], FLOATS)
    call("npu_bmm_v2_mat2_backward", "plain", lambda m: [m(2, m.a, 4), m(2, m.a, 8), m(8, 4), [8, 4]], FLOATS)
    byte = {"dtype": i8}
    for code in (5, 15, 6, 3, None):
        call("npu_quant_matmul", f"to_{code}", lambda m: [m(m.a, 16, **byte), m(16, 8, **byte), m(8) / 16], output_dtype=code)
    static("npu_quant_matmul", "all", lambda m: [m(2, 3, 16, **byte), m(2, 16, 8, **byte), m(8) / 16], output_dtype=15,
          pertoken_scale=torch.arange(1, 4) / 8, bias=torch.arange(8) - 4.0)
    static("npu_quant_matmul", "packed_scale", lambda m: [m(3, 16, **byte), m(16, 8, **byte), m(8).view(i32).to(i64) & 0xFFFFFFFF | 1 << 46],
          output_dtype=5, bias=torch.arange(8, dtype=i32))
    static("npu_quant_matmul", "offset", lambda m: [m(3, 16, **byte), m(16, 8, **byte), m(1) / 64], offset=torch.tensor([3.0]))
    static("npu_quant_matmul", "offset_rounded", lambda m: [m(6, 16, **byte), m(16, 8, **byte), m(8) / 64], offset=torch.tensor([-3.5]))
    low, ten = torch.arange(1, 9) / 64, torch.tensor([10.0, -10, 2.5, -256, 255, 100, -100, 0])
    static("npu_quant_matmul", "packed_offset", lambda m: [m(6, 16, **byte) * 9, m(16, 8, **byte), packs(low, ten)], bias=torch.arange(8, dtype=i32))
    static("npu_quant_matmul", "offset_unread", lambda m: [m(3, 16, **byte), m(16, 8, **byte), packs(low)], offset=torch.tensor([10.0]))
    word = lambda m, *shape: torch.randint(-2**31, 2**31, shape, generator=m.random).to(i32)  # noqa: E731
    static("npu_quant_matmul", "int4", lambda m: [word(m, 3, 2), word(m, 16, 1), m(8)], output_dtype=5)
    call("npu_weight_quant_batchmatmul", "plain", lambda m: [m(m.a, 16), m(16, 8, **byte), m(8) / 16], HALF)
    static("npu_weight_quant_batchmatmul", "offset", lambda m: [m(3, 16), m(16, 8, **byte), m(1, 8) / 16, m(1, 8), None, None, m(8, dtype=f32)], HALF)
    static("npu_weight_quant_batchmatmul", "groups", lambda m: [m(3, 80), m(80, 8, **byte), m(3, 8) / 16, m(3, 8), None, None, None, 32], HALF)
    static("npu_weight_quant_batchmatmul", "to_i8", lambda m: [m(3, 16), m(16, 8, **byte), m(8) / 16, None, m(8, dtype=f32) / 8, m(8, dtype=f32)], HALF)
    static("npu_weight_quant_batchmatmul", "packed", lambda m: [m(3, 16), m(16, 8, **byte), m(8) / 16, None, packs(low, ten)], HALF)
    static("npu_weight_quant_batchmatmul", "int4", lambda m: [m(3, 16), word(m, 16, 1), m(8) / 16], HALF)
    name, ends = "npu_grouped_matmul", torch.tensor([2, 2, 5])
    static(name, "rows", lambda m: [[m(6, 16)], [m(3, 16, 8)]], FLOATS, group_list=ends, group_type=0, split_item=3)
    static(name, "counted", lambda m: [[m(6, 16)], [m(3, 16, 8)]], FLOATS, group_list=torch.tensor([2, 0, 4]), group_list_type=1, group_type=0, split_item=3)
    call(name, "free", lambda m: [[m(m.a + 5, 16)], [m(3, 16, 8)]], group_list=ends, group_type=0, split_item=2)
    static(name, "bias", lambda m: [[m(6, 16)], [m(16, 8) for _ in "abc"]], FLOATS, bias=[torch.arange(8) + 1.0] * 3, group_list=torch.tensor([1, 0, 4]),
          group_list_type=1, group_type=0, split_item=3, act_type=5)
    static(name, "pairs_of_groups", lambda m: [[m(6, 16)], [m(3, 16, 8)]], (f16,), group_list=torch.tensor([[2, 3], [0, 2]]), group_list_type=2,
          group_type=0, split_item=3, act_type=2)
    static(name, "inner", lambda m: [[m(4, 6)], [m(6, 8)]], FLOATS, group_list=ends, group_type=2, split_item=3)
    static(name, "lists", lambda m: [[m(2, 16), m(3, 4)], [m(16, 8), m(4, 5)]], FLOATS, act_type=1)
    static(name, "i8", lambda m: [[m(6, 16, **byte)], [m(3, 16, 8, **byte)]], scale=[torch.arange(24.0).reshape(3, 8) / 64], per_token_scale=[torch.arange(1, 7) / 8.0],
          group_list=ends, group_type=0, split_item=3, output_dtype=15)
    static(name, "i8_bias", lambda m: [[m(6, 16, **byte)], [m(3, 16, 8, **byte)]], scale=[torch.arange(24.0).reshape(3, 8) / 64], bias=[torch.arange(24, dtype=i32).reshape(3, 8)],
          group_list=ends, group_type=0, split_item=3)
    static(name, "i8_packed", lambda m: [[m(6, 16, **byte)], [m(3, 16, 8, **byte)]], scale=[packs(torch.arange(1.0, 25) / 64, torch.arange(-12.0, 12) * 9).reshape(3, 8)],
          group_list=ends, group_type=0, split_item=3)
    static(name, "pairs_packed", lambda m: [[m(2, 16, **byte), m(3, 4, **byte)], [m(16, 8, **byte), m(4, 8, **byte)]], scale=[packs(low, ten), packs(low, -ten)])
    static(name, "weights", lambda m: [[m(6, 16)], [m(3, 16, 8, **byte)]], (f16,), antiquant_scale=[torch.arange(24).to(f16).reshape(3, 8) / 64],
          antiquant_offset=[torch.arange(24).to(f16).reshape(3, 8)], group_list=ends, group_type=0, split_item=3)
    static(name, "int4", lambda m: [[m(6, 16)], [word(m, 3, 16, 1)]], (bf16,), antiquant_scale=[torch.arange(24).to(bf16).reshape(3, 8) / 64],
          group_list=ends, group_type=0, split_item=3)
    rows, groups = {"group_type": 0, "split_item": 3}, {"group_list": torch.tensor([2, 0, 3]), "group_list_type": 1}
    scales, half = torch.arange(1.0, 25).reshape(3, 8) / 64, torch.arange(1.0, 49).reshape(3, 2, 8).to(bf16) / 64
    each, tokens = packs(scales.flatten()).reshape(3, 1, 8), [torch.arange(1, 7) / 8.0]
    static(name, "biases", lambda m: [[m(6, 16)], [m(3, 16, 8)]], FLOATS, bias=[torch.arange(24.0).reshape(3, 8) / 8], group_list=ends, **rows)
    static(name, "i8_sums", lambda m: [[m(6, 16, **byte)], [m(3, 16, 8, **byte)]], output_dtype=3, tuning_config=[0], **groups, **rows)
    static(name, "i8_sums_bias", lambda m: [[m(6, 16, **byte)], [m(3, 16, 8, **byte)]], output_dtype=3, bias=[torch.arange(24, dtype=i32).reshape(3, 8)], **groups, **rows)
    static(name, "i8_tokens", lambda m: [[m(6, 16, **byte)], [m(3, 16, 8, **byte)]], scale=[scales.to(bf16)], per_token_scale=tokens, output_dtype=15, tuning_config=[2, 0], **groups, **rows)
    static(name, "i8_act", lambda m: [[m(6, 16, **byte)], [m(3, 16, 8, **byte)]], scale=[scales], per_token_scale=tokens, output_dtype=5, act_type=4, **groups, **rows)
    static(name, "weights_list", lambda m: [[m(6, 16)], [m(16, 8, **byte) for _ in "abc"]], (bf16,), antiquant_scale=list(scales.to(bf16)), antiquant_offset=list(scales.to(bf16)), **groups, **rows)
    static(name, "int4_groups", lambda m: [[m(6, 16)], [word(m, 3, 16, 1)]], HALF, antiquant_scale=[half], antiquant_offset=[half * 8], **groups, **rows)
    static(name, "int4_bytes", lambda m: [[m(6, 16, **byte)], [word(m, 3, 16, 1)]], scale=[each], per_token_scale=tokens, bias=[scales * 8], output_dtype=15, **groups, **rows)
    static(name, "int4_bytes_ends", lambda m: [[m(6, 16, **byte)], [word(m, 3, 16, 1)]], scale=[each.expand(3, 4, 8).contiguous()], per_token_scale=tokens, bias=[scales], group_list=ends, output_dtype=5, **rows)
    static(name, "inner_counted", lambda m: [[m(4, 6)], [m(6, 8)]], FLOATS, group_list=torch.tensor([2, 0, 3]), group_list_type=1, group_type=2, split_item=3)
    static(f"{name}.List", "split", lambda m: [[m(6, 16)], [m(16, 8) for _ in "abc"]], FLOATS, group_list=[2, 2, 6])
    static(f"{name}.List", "one", lambda m: [[m(6, 16)], [m(16, 8) for _ in "abc"]], FLOATS, group_list=[2, 3, 6], split_item=3, act_type=4)
    static(f"{name}.List", "pairs", lambda m: [[m(2, 16), m(3, 4)], [m(16, 8), m(4, 8)]], FLOATS, split_item=2)
    static("npu_grouped_matmul_swiglu_quant", "plain", lambda m: [m(6, 16, **byte), m(3, 16, 8, **byte), ends, m(3, 8) / 16, m.positive(6)])
    name = "npu_grouped_matmul_swiglu_quant_v2"
    static(name, "ends", lambda m: [m(6, 16, **byte), [m(3, 16, 8, **byte)], [m(3, 8) / 16], m.positive(6), ends])
    static(name, "counts", lambda m: [m(6, 16, **byte), [m(3, 16, 8, **byte)], [(m(3, 8) / 16).to(bf16)], m.positive(6), torch.tensor([2, 0, 4])], group_list_type=1)
    for part in (each, each.expand(3, 2, 8).contiguous()):
        static(name, f"int4_{part.shape[1]}", lambda m, s=part: [m(6, 16, **byte), [word(m, 3, 16, 1)], [s], m.positive(6), ends], weight_assist_matrix=[scales * 8])
    name = "npu_grouped_matmul_finalize_routing"
    static(name, "plain", lambda m: [m(6, 16, **byte), m(3, 16, 8, **byte), torch.tensor([2, 0, 4])], scale=torch.arange(24.0).reshape(3, 8) / 64,
          pertoken_scale=torch.arange(6.0), logit=torch.arange(6.0) / 4, row_index=torch.tensor([1, 0, 1, 2, 0, 2]), output_bs=4,
          shared_input=torch.arange(16).reshape(2, 8).to(bf16), shared_input_weight=0.5, shared_input_offset=1)
    static(name, "wide", lambda m: [m(6, 16, **byte), m(3, 16, 256, **byte), torch.tensor([2, 0, 4])], scale=torch.arange(768.0).reshape(3, 256) / 1024,
          pertoken_scale=torch.arange(6.0), logit=torch.arange(6.0) / 4, row_index=torch.tensor([1, 0, 1, 2, 0, 2]), output_bs=4,
          shared_input=torch.arange(512).reshape(2, 256).to(bf16) / 64, shared_input_weight=0.5, shared_input_offset=1)
    static(name, "ends", lambda m: [m(6, 16, **byte), word(m, 3, 16, 1), ends], scale=torch.arange(24.0).reshape(3, 8) / 64, group_list_type=0)
    static("npu_quant_matmul_dequant", "plain", lambda m: [m(3, 16), m(8, 16, **byte), m(8, dtype=f32)], (f16,))
    static("npu_quant_matmul_dequant", "tensor", lambda m: [m(3, 16), m(8, 16, **byte), m(8, dtype=f32)], (f16,), quant_mode="pertensor", smooth_scale=torch.arange(1, 17).to(f16) / 8)
    static("npu_quant_matmul_dequant", "given", lambda m: [m(3, 16), m(8, 16, **byte), m(8, dtype=f32)], (f16,), x_scale=torch.tensor([0.5, 0.25, 1.0]))
    static("npu_quant_grouped_matmul_dequant", "plain", lambda m: [m(6, 16), m(3, 8, 16, **byte), m(3, 8, dtype=f32), ends], (f16,))
    static("npu_quant_matmul_reduce_sum", "plain", lambda m: [m(3, 4, 16, **byte), m(3, 16, 8, **byte)], x1_scale=torch.arange(12.0).reshape(3, 4), x2_scale=torch.arange(8).to(bf16))
    for op in ("", "relu", "gelu_erf", "gelu_tanh", "16cast32"):
        call("npu_fused_matmul", op or "none", lambda m: [m(m.a, 16), m(16, 8)], FLOATS if op != "16cast32" else HALF, fused_op_type=op, bias=torch.arange(8.0))
    for op in ("add", "mul"):
        static("npu_fused_matmul", op, lambda m: [m(3, 16), m(16, 8)], FLOATS, fused_op_type=op, x3=torch.arange(24.0).reshape(3, 8))
    call("npu_transpose_batchmatmul", "plain", lambda m: [m(4, m.a, 16), m(4, 16, 8)], FLOATS)
    static("npu_transpose_batchmatmul", "turned", lambda m: [m(3, 4, 16), m(4, 8, 16)], FLOATS, perm_x1=[1, 0, 2], perm_x2=[0, 2, 1], batch_split_factor=2)
    for act in ("relu", "gelu", "fastgelu", "silu"):
        call("npu_ffn", act, lambda m, k=act: [m(m.a, 16), m(16, 8), m(8, 16), k], HALF)
    static("npu_ffn", "swiglu", lambda m: [m(3, 16), m(16, 8), m(4, 16), "swiglu"], HALF, bias1=torch.arange(8.0), bias2=torch.arange(16.0))
    for key, tokens in (("expert_tokens", [2, 0, 3]), ("expert_tokens_index", [2, 2, 5])):
        static("npu_ffn", key, lambda m: [m(5, 16), m(3, 16, 8), m(3, 8, 16), "silu"], HALF, bias1=torch.arange(24.0).reshape(3, 8), **{key: tokens})
    adapters = torch.tensor([0, 2, 1], dtype=i32)
    static("npu_batch_gather_matmul", "two", lambda m: [m(3, 8), m(3, 16), m(2, 2, 4, 6), adapters, m(2, 2, 6, 16), 1, 0.5, 3, 4], (f16,))
    static("npu_batch_gather_matmul", "one", lambda m: [m(3, 8), m(3, 6), m(2, 1, 8, 6), adapters, None, 0, 0.25], (f16,))
    static("npu_kronecker_quant", "plain", lambda m: [m(3, 4, 16), m(4, 4), m(16, 16)], HALF, clip_ratio=0.8)


@group
def refusals() -> None:
    """Adds calls that violate a condition of a row."""

    def x(*shape: int, dtype: torch.dtype = f32) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype)

    refused("npu_linear", "rank", "three", x(2, 2, 4), x(3, 4))
    refused("npu_linear", "inner", "differs", x(2, 4), x(3, 5))
    refused("npu_linear", "bias", "length", x(2, 4), x(3, 4), x(2))
    refused("npu_bmmV2", "rank", "one", x(4), x(4, 3), [])
    refused("npu_bmmV2", "inner", "differs", x(2, 3, 4), x(2, 5, 3), [])
    b = x(2, 4, dtype=i8)
    refused("npu_quant_matmul", "rank", "one", x(4, dtype=i8), x(4, 3, dtype=i8), x(1))
    refused("npu_quant_matmul", "tokens", "i8", b, x(4, 3, dtype=i8), x(1), pertoken_scale=x(2))
    refused("npu_quant_matmul", "scale", "bf16", b, x(4, 3, dtype=i8), x(1, dtype=bf16), output_dtype=5)
    refused("npu_weight_quant_batchmatmul", "rank", "three", x(1, 2, 4, dtype=f16), x(4, 3, dtype=i8), x(1, dtype=f16))
    refused("npu_weight_quant_batchmatmul", "group", "negative", x(2, 4, dtype=f16), x(4, 3, dtype=i8), x(1, dtype=f16), antiquant_group_size=-4)
    refused("npu_weight_quant_batchmatmul", "inner", "differs", x(2, 4, dtype=f16), x(5, 3, dtype=i8), x(1, dtype=f16))
    ends = x(2, dtype=i64)
    refused("npu_grouped_matmul", "lists", "none", [], [])
    refused("npu_grouped_matmul", "group_type", "one", [x(2, 4)], [x(2, 4, 3)], group_list=ends, group_type=1)
    refused("npu_grouped_matmul", "split_item", "four", [x(2, 4)], [x(4, 3)], split_item=4)
    refused("npu_grouped_matmul_swiglu_quant", "rank", "two", b, x(4, 6, dtype=i8), ends, x(2, 6), x(2))
    refused("npu_grouped_matmul_swiglu_quant", "even", "odd", b, x(2, 4, 5, dtype=i8), ends, x(2, 5), x(2))
    refused("npu_grouped_matmul_finalize_routing", "rank", "two", b, x(4, 6, dtype=i8), ends)
    refused("npu_quant_matmul_dequant", "rank", "three", x(1, 2, 4, dtype=f16), x(3, 4, dtype=i8), x(3))
    refused("npu_quant_grouped_matmul_dequant", "rank", "two", x(2, 4, dtype=f16), x(3, 4, dtype=i8), x(1, 3), ends)
    refused("npu_quant_matmul_reduce_sum", "rank", "two", b, x(4, 3, dtype=i8))
    refused("npu_quant_matmul_reduce_sum", "inner", "differs", b[None], x(1, 5, 3, dtype=i8))
    refused("npu_fused_matmul", "rank", "one", x(4), x(4, 3))
    refused("npu_fused_matmul", "inner", "differs", x(2, 4), x(5, 3))
    refused("npu_fused_matmul", "op", "other", x(2, 4), x(4, 3), fused_op_type="sub")
    refused("npu_fused_matmul", "operand", "none", x(2, 4), x(4, 3), fused_op_type="add")
    refused("npu_transpose_batchmatmul", "rank", "two", x(2, 4), x(4, 3))
    refused("npu_ffn", "activation", "other", x(2, 4, dtype=f16), x(4, 8, dtype=f16), x(8, 4, dtype=f16), "tanh")
    refused("npu_batch_gather_matmul", "rank", "three", x(2, 8, dtype=f16), x(2, 4, dtype=f16), x(2, 8, 4, dtype=f16), x(2, dtype=i32))
    refused("npu_kronecker_quant", "rank", "two", x(4, 8, dtype=f16), x(4, 4, dtype=f16), x(8, 8, dtype=f16))
    refused("npu_kronecker_quant", "eighths", "four", x(1, 4, 4, dtype=f16), x(4, 4, dtype=f16), x(4, 4, dtype=f16))


@group
def unused_rows() -> None:
    """Adds NaN in rows that belong to no group."""
    ends = torch.tensor([2, 2, 5])
    static("npu_grouped_matmul", "inner_nan", lambda m: [[replaced(m(4, 6), (1, 0), NAN)], [replaced(m(6, 8), (4,), INF)]], group_list=ends, group_type=2, split_item=3)
    static("npu_quant_grouped_matmul_dequant", "behind", lambda m: [replaced(m(6, 16), (5,), NAN), m(3, 8, 16, dtype=i8), m(3, 8, dtype=f32), ends], (f16,))
    static("npu_grouped_matmul_finalize_routing", "behind", lambda m: [m(6, 16, dtype=i8), m(3, 16, 8, dtype=i8), torch.tensor([2, 3, 0])],
          scale=replaced(torch.arange(24.0).reshape(3, 8), (2,), NAN))
    static("npu_grouped_matmul_swiglu_quant", "behind", lambda m: [m(6, 16, dtype=i8), m(3, 16, 8, dtype=i8), torch.tensor([2, 5, 5]), replaced(m(3, 8) / 16, (2,), NAN), m.positive(6)])
    static("npu_ffn", "behind", lambda m: [m(6, 16), m(3, 16, 8), m(3, 8, 16), "silu"], (f16,), expert_tokens=[2, 0, 3], bias2=torch.ones(3, 16))


@group
def refused_sizes() -> None:
    """Adds calls with sizes or dtypes that do not match."""
    name, w = "npu_grouped_matmul", zeros(3, 4, 5)
    refused(name, "alike", "dtypes", [zeros(6, 4)], [zeros_f16(3, 4, 5)], group_list=zeros_i64(3), group_type=0, split_item=2)
    refused(name, "one", "split", [zeros(6, 4)], [w], group_list=zeros_i64(3), group_type=0)
    refused(name, "kinds", "act", [zeros(6, 4)], [w], group_list=zeros_i64(3), group_type=0, split_item=2, act_type=7)
    refused(name, "groups", "two", [zeros(6, 4)], [w], group_list=zeros_i64(2), group_type=0, split_item=2)
    refused(name, "paired", "one", [zeros(6, 4), zeros(2, 4)], [zeros(4, 5)])
    refused(f"{name}.List", "lists", "none", [], [])
    refused(f"{name}.List", "alike", "dtypes", [zeros(6, 4)], [zeros_f16(4, 5)])
    refused(f"{name}.List", "split_item", "four", [zeros(6, 4)], [zeros(4, 5)], split_item=4)
    refused(f"{name}.List", "kinds", "type", [zeros(6, 4)], [zeros(4, 5)], group_type=0)
    refused(f"{name}.List", "groups", "three", [zeros(6, 4)], [zeros(4, 5), zeros(4, 5)], group_list=[1, 2, 6])
    refused(name, "dtypes", "x", [zeros(6, 4, dtype=f64)], [zeros(4, 5, dtype=f64)])
    refused(f"{name}.List", "dtypes", "x", [zeros(6, 4, dtype=f64)], [zeros(4, 5, dtype=f64)])
    refused("npu_grouped_matmul_swiglu_quant", "groups", "two", zeros_i8(6, 4), zeros_i8(3, 4, 8), zeros_i64(2), zeros(3, 8), zeros(6))
    refused("npu_grouped_matmul_swiglu_quant", "scales", "one", zeros_i8(6, 4), zeros_i8(3, 4, 8), zeros_i64(3), zeros(8), zeros(6))
    name = "npu_grouped_matmul_finalize_routing"
    refused(name, "groups", "two", zeros_i8(6, 4), zeros_i8(3, 4, 8), zeros_i64(2), scale=zeros(3, 8))
    refused(name, "scales", "none", zeros_i8(6, 4), zeros_i8(3, 4, 8), zeros_i64(3))
    refused(name, "shared", "columns", zeros_i8(6, 4), zeros_i8(3, 4, 8), zeros_i64(3), scale=zeros(3, 8), shared_input=zeros(2, 4, dtype=bf16))
    refused("npu_quant_matmul_dequant", "mode", "other", zeros_f16(2, 4), zeros_i8(3, 4), zeros(3), quant_mode="other")
    name = "npu_quant_grouped_matmul_dequant"
    refused(name, "groups", "two", zeros_f16(6, 4), zeros_i8(3, 5, 4), zeros(3, 5), zeros_i64(2))
    refused(name, "scales", "columns", zeros_f16(6, 4), zeros_i8(3, 5, 4), zeros(3, 4), zeros_i64(3))
    refused(name, "mode", "other", zeros_f16(6, 4), zeros_i8(3, 5, 4), zeros(3, 5), zeros_i64(3), quant_mode="other")
    refused("npu_quant_matmul_reduce_sum", "scales", "none", zeros_i8(2, 3, 4), zeros_i8(2, 4, 5), x1_scale=zeros(2, 3))
    refused("npu_ffn", "one", "both", zeros_f16(4, 2), zeros_f16(2, 2, 4), zeros_f16(2, 4, 2), "relu", expert_tokens=[2, 2], expert_tokens_index=[2, 4])
    name, pair = "npu_quant_matmul", [zeros_i8(2, 4), zeros_i8(4, 3), zeros(3)]
    refused(name, "dtype", "u8", *pair, output_dtype=0)
    refused(name, "offset", "half", *pair, output_dtype=5, offset=zeros(1))
    refused(name, "whole", "scales", *pair, output_dtype=3, pertoken_scale=zeros(2))
    refused("npu_ffn", "sizes", "groups", zeros_f16(4, 2), zeros_f16(3, 2, 4), zeros_f16(2, 4, 2), "relu", expert_tokens=[2, 2, 0])
    refused("npu_ffn", "width", "six", zeros_f16(4, 2), zeros_f16(2, 4), zeros_f16(4, 6), "relu")
    refused("npu_ffn", "tokens", "more", zeros_f16(4, 2), zeros_f16(2, 2, 4), zeros_f16(2, 4, 2), "relu", expert_tokens=[2, 3])


@group
def compiled_only() -> None:
    """Adds calls that are lowered and not executed."""
    program("npu_transpose_quant_batchmatmul", operand(4, 2, 16, dtype=f8), operand(2, 16, 8, dtype=f8), 15, x1_scale=operand(4, dtype=f32), x2_scale=operand(8, dtype=f32), perm_x1=[1, 0, 2], perm_x2=[0, 1, 2], perm_y=[1, 0, 2])
    program("npu_grouped_matmul_swiglu_quant_v2", operand(6, 16, dtype=i8), [operand(2, 16, 8, dtype=i8)], [operand(2, 8, dtype=f32)], operand(6, dtype=f32), operand(2, dtype=i64))
