"""Calls of torch_npu's operators, in the terms of specs.py; npu_reference.py computes what they give."""

from __future__ import annotations

from typing import Any

import torch
from npu_reference import npu_trans_quant_param as packs
from specs import FLOATS, ONE, SPECS, Maker, Spec, bf16, f16, f32, i8, i32, i64, u8
from specs import call as spec
from specs import still as still_spec

HALVES = (f16, bf16)
NAMESPACES = ("npu.", "atb.", "_C_ascend.")


def full(op: str) -> str:
    """With its namespace, which is npu where none is said."""
    return op if op.startswith(NAMESPACES) else f"npu.{op}"


def call(op: str, *args: Any, **kwargs: Any) -> None:
    spec(full(op), *args, **kwargs)


def still(op: str, *args: Any, **kwargs: Any) -> None:
    still_spec(full(op), *args, **kwargs)


def norms() -> None:
    call("npu_rms_norm", "plain", lambda m: [m(m.a, m.b, 16), m(16)], FLOATS)
    call("npu_rms_norm", "two_dims", lambda m: [m(m.a, 4, 8), m(4, 8), 1e-5], FLOATS)
    still("npu_rms_norm", "wide_gamma", lambda m: [m(3, 16), m(16, dtype=f32)], HALVES)
    call("npu_rms_norm_backward", "plain", lambda m: [m(m.a, m.b, 16), m(m.a, m.b, 16), m(16), m.positive(m.a, m.b, 1, dtype=f32)], FLOATS)
    call("npu_rms_norm_backward", "two_dims", lambda m: [m(m.a, 4, 8), m(m.a, 4, 8), m(4, 8), m.positive(m.a, 1, 1, dtype=f32)])
    call("npu_add_rms_norm", "plain", lambda m: [m(m.a, m.b, 16), m(m.a, m.b, 16), m(16)], FLOATS)

    for name in ("npu_add_rms_norm_v2_functional", "npu_add_rms_norm_cast"):
        call(name, "plain", lambda m: [m(m.a, m.b, 16), m(m.a, m.b, 16), m(16)], HALVES)
    call("npu_gemma_rms_norm", "plain", lambda m: [m(m.a, m.b, 16), m(16)], FLOATS)
    name = "npu_add_rms_norm_dynamic_quant"
    three: Any = lambda m: [m(m.a, m.b, 16), m(m.a, m.b, 16), m(16)]  # noqa: E731
    call(name, "plain", three, HALVES)
    factors = torch.arange(1, 17).to(f16) / 16
    call(name, "two", three, (f16,), smooth_scale1=factors, smooth_scale2=factors.flip(0), beta=factors)
    still(name, "second", three, HALVES, output_mask=[False, True])
    name = "npu_add_rms_norm_quant"
    call(name, "plain", lambda m: [*three(m), m.positive(16), None], FLOATS)
    still(name, "two", lambda m: [*three(m), m(16), m(16, dtype=i32), m(16), m(16), m(16, dtype=i32)], FLOATS, div_mode=False)
    call("npu_rms_norm_quant", "plain", lambda m: [m(m.a, m.b, 16), m(16), m(16), m.positive(1), m(1, dtype=i8)], HALVES)
    call("npu_layer_norm_eval", "plain", lambda m: [m(m.a, m.b, 16), [16], m(16), m(16)], FLOATS)
    still("npu_layer_norm_eval", "bare", lambda m: [m(3, 4, 6), [4, 6]])
    call("npu_group_norm_silu", "plain", lambda m: [m(m.a, 6, m.b, 5), m(6), m(6), 3], FLOATS)
    still("npu_group_norm_silu", "bare", lambda m: [m(3, 6, 4), None, None, 2, 1e-3], FLOATS)
    call("npu_add_layer_norm", "plain", lambda m: [m(m.a, m.b, 16), m(m.a, m.b, 16), m(16), m(16)], FLOATS)


def activations() -> None:
    call("npu_swiglu", "plain", lambda m: [m(m.a, m.b, 16)], FLOATS)
    call("npu_swiglu", "middle", lambda m: [m(m.a, 6, m.b), 1])
    call("npu_swiglu_backward", "plain", lambda m: [m(m.a, m.b, 8), m(m.a, m.b, 16)], FLOATS)
    still("npu_swiglu_backward", "middle", lambda m: [m(3, 3, 4), m(3, 6, 4), 1])
    for name in ("npu_fast_gelu", "fast_gelu"):
        call(name, "plain", lambda m: [m(m.a, m.b)], FLOATS)
    call("npu_fast_gelu_backward", "plain", lambda m: [m(m.a, m.b), m(m.a, m.b)], FLOATS)
    for approximate in ("none", "tanh"):
        call("npu_gelu", approximate, lambda m: [m(m.a, m.b)], FLOATS, approximate=approximate)
        call("npu_gelu_backward", approximate, lambda m: [m(m.a, m.b), m(m.a, m.b)], FLOATS, approximate=approximate)
    for tag, more in (("tanh", [-1, 1, False]), ("erf", [-1, 0, False]), ("left", [-1, 1, True])):
        call("npu_geglu", tag, lambda m, k=more: [m(m.a, m.b, 16), *k], FLOATS)
        call("npu_geglu_grad", tag, lambda m, k=more: [m(m.a, m.b, 8), m(m.a, m.b, 16), m(m.a, m.b, 8), *k], FLOATS)
    call("npu_clipped_swiglu", "interleaved", lambda m: [m(m.a, m.b, 16) * 4], FLOATS)
    call("npu_clipped_swiglu", "halves", lambda m: [m(m.a, m.b, 16) * 4], interleaved=False, alpha=1.5, limit=3.0, bias=0.5)
    still("npu_clipped_swiglu", "middle", lambda m: [m(3, 6, 4)], dim=1)
    still("npu_clipped_swiglu", "groups", lambda m: [m(7, 8)], group_index=torch.tensor([2, 0, 3]))


def rotary() -> None:
    for tag, shape in (("BSND", (1, None, 1, 16)), ("full", (None, None, 3, 16))):
        call("npu_rotary_mul", tag, lambda m, s=shape: [m(m.a, m.b, 3, 16), *(m(s[0] or m.a, m.b, s[2], 16) for _ in "cs")], FLOATS)
        call("npu_rotary_mul_backward", tag, lambda m, s=shape: [m(m.a, m.b, 3, 16), m(m.a, m.b, 3, 16), *(m(s[0] or m.a, m.b, s[2], 16) for _ in "cs")], FLOATS)
    call("npu_rotary_mul", "interleave", lambda m: [m(m.a, m.b, 3, 16), m(1, m.b, 1, 16), m(1, m.b, 1, 16), "interleave"], FLOATS)
    call("npu_rotary_mul", "TND", lambda m: [m(m.a, 3, 16), m(m.a, 1, 16), m(m.a, 1, 16)])
    call("npu_rotary_mul_backward", "interleave", lambda m: [m(m.a, m.b, 3, 16), m(m.a, m.b, 3, 16), m(1, m.b, 1, 16), m(1, m.b, 1, 16), "interleave"])
    call("npu_apply_rotary_pos_emb", "BSND", lambda m: [m(m.a, m.b, 4, 64), m(m.a, m.b, 2, 64), m(m.a, m.b, 1, 64), m(m.a, m.b, 1, 64)], FLOATS)
    still("npu_apply_rotary_pos_emb", "TND", lambda m: [m(5, 4, 64), m(5, 1, 64), m(5, 1, 64), m(5, 1, 64), "TND"])
    call("npu_interleave_rope", "plain", lambda m: [m(m.a, 2, m.b, 64), m(m.a, 1, m.b, 64), m(m.a, 1, m.b, 64)], HALVES)
    positions = torch.tensor([3, 0, 7, 1, 2])
    rows = torch.tensor([[3, 0, 7, 1, 2], [1, 1, 0, 4, 5], [6, 2, 2, 3, 0]])
    still("npu_mrope", "half", lambda m: [positions, m(5, 32), m(5, 16), m(8, 16), 16], FLOATS)
    still("npu_mrope", "part", lambda m: [positions, m(5, 32), m(5, 16), m(8, 8), 16], rotary_mode="interleave")
    still("npu_mrope", "sections", lambda m: [rows, m(5, 32), m(5, 16), m(8, 16), 16], mrope_section=[2, 3, 3])
    call("npu_mrope", "free", lambda m: [m.index(8, m.a), m(m.a, 32), m(m.a, 16), m(8, 16), 16])


def quantisers() -> None:
    for name in ("npu_dynamic_quant", "npu_dynamic_quant_asymmetric"):
        call(name, "plain", lambda m: [m(m.a, m.b, 16)], HALVES)
        call(name, "smooth", lambda m: [m(m.a, m.b, 16)], (f16,), smooth_scales=torch.arange(1, 17).to(f16) / 8)
        still(name, "groups", lambda m: [m(6, 16)], (f16,), smooth_scales=torch.arange(1, 33).reshape(2, 16).to(f16) / 8,
              group_index=torch.tensor([2, 6], dtype=i32))
        for mode in ("pertensor", "perchannel"):
            call(name, mode, lambda m: [m(m.a, m.b, 16)], HALVES, quant_mode=mode)
        still(name, "int4", lambda m: [m(3, 4, 16)], HALVES, dst_type=16)
    for code in (1, 13, 3):
        call("npu_quantize", f"divides_{code}", lambda m, c=code: [m(m.a, 8), m.positive(8, dtype=f32), m(8, dtype=i32), c], FLOATS)
    still("npu_quantize", "rows", lambda m: [m(3, 8), m.positive(3, dtype=f32), None, 12, 0], FLOATS)
    call("npu_quantize", "multiplies", lambda m: [m(m.a, 8) * 8, m.positive(8), m(8), 1, -1, False], FLOATS)
    still("npu_quantize", "multiplies_rows", lambda m: [m(3, 8) * 8, m.positive(3), None, 1, -2, False], FLOATS)
    still("npu_quantize", "int4", lambda m: [m(3, 8), m.positive(8), m(8), 16, -1, False], FLOATS)
    call("npu_anti_quant", "plain", lambda m: [m(m.a, 8, dtype=i8), m(8, dtype=f32)])
    still("npu_anti_quant", "offset", lambda m: [m(3, 8, dtype=i8), m(8, dtype=f32)], offset=torch.arange(8) / 2.0, dst_dtype=15)
    still("npu_anti_quant", "bf16", lambda m: [m(3, 8, dtype=i8), m(1, dtype=bf16)], dst_dtype=15)
    still("npu_anti_quant", "int4", lambda m: [torch.randint(-2**31, 2**31, (3, 2), generator=m.random).to(i32), m(16, dtype=f32)])
    call("npu_convert_weight_to_int4pack", "plain", lambda m: [m(m.a, 16, dtype=i32)])
    still("npu_convert_weight_to_int4pack", "stack", lambda m: [m(2, 3, 8, dtype=i32)])
    call("npu_trans_quant_param", "plain", lambda m: [m(m.a)])
    call("npu_trans_quant_param", "offset", lambda m: [m(m.a), m(m.a) * 100])
    still("npu_group_quant", "plain", lambda m: [m(6, 8), m(3, 8), torch.tensor([1, 1, 6], dtype=i32)], FLOATS)
    still("npu_group_quant", "offset", lambda m: [m(6, 8), m(3, 8), torch.tensor([2, 5, 6])], FLOATS, offset=torch.tensor([3.0]))
    for approximate in ("none", "tanh"):
        call("npu_gelu_quant", f"dynamic_{approximate}", lambda m: [m(m.a, m.b, 8)], FLOATS, approximate=approximate)
    call("npu_gelu_quant", "static", lambda m: [m(m.a, m.b, 8)], FLOATS, quant_mode="static",
         input_scale=torch.arange(1, 9).float() * 8, input_offset=torch.arange(8).float())
    call("npu_dequant_bias", "plain", lambda m: [m(m.a, 8, dtype=i32) * 99, m(8, dtype=f32) / 64, None, None])
    call("npu_dequant_bias", "integer", lambda m: [m(m.a, 8, dtype=i32) * 99, m(8, dtype=f32) / 64, m(m.a, dtype=f32), m(8, dtype=i32)], output_dtype=bf16)
    still("npu_dequant_bias", "real", lambda m: [m(3, 8, dtype=i32) * 99, m(8, dtype=f32) / 64, m(3, dtype=f32), m(8, dtype=f16)], output_dtype=f16)
    still("npu_dynamic_block_quant", "rows", lambda m: [m(3, 16)], HALVES, col_block_size=8)
    still("npu_dynamic_block_quant", "ragged", lambda m: [m(2, 5, 21)], HALVES, row_block_size=2, col_block_size=8, min_scale=0.02)
    call("npu_rotate_quant", "plain", lambda m: [m(m.a, 32), m(16, 16)], HALVES)
    still("npu_rotate_quant", "int4", lambda m: [m(3, 32), m(16, 16)], HALVES, dst_dtype=16)


def products() -> None:
    call("npu_linear", "plain", lambda m: [m(m.a, 8), m(5, 8), m(5)], FLOATS)
    call("npu_bmmV2", "plain", lambda m: [m(2, m.a, 8), m(2, 8, m.b), []], FLOATS)
    still("npu_bmmV2", "view", lambda m: [m(2, 3, 8), m(2, 8, 4), [6, 4]])
    still("npu_bmm_v2_mat1_backward", "plain", lambda m: [m(2, 3, 4), m(1, 3, 8), m(2, 8, 4), [1, 3, 8]], FLOATS)
    call("npu_bmm_v2_mat2_backward", "plain", lambda m: [m(2, m.a, 4), m(2, m.a, 8), m(8, 4), [8, 4]], FLOATS)
    byte = {"dtype": i8}
    for code in (5, 15, 6, 3, None):
        call("npu_quant_matmul", f"to_{code}", lambda m: [m(m.a, 16, **byte), m(16, 8, **byte), m(8) / 16], output_dtype=code)
    still("npu_quant_matmul", "all", lambda m: [m(2, 3, 16, **byte), m(2, 16, 8, **byte), m(8) / 16], output_dtype=15,
          pertoken_scale=torch.arange(1, 4) / 8, bias=torch.arange(8) - 4.0)
    still("npu_quant_matmul", "packed_scale", lambda m: [m(3, 16, **byte), m(16, 8, **byte), m(8).view(i32).to(i64) & 0xFFFFFFFF | 1 << 46],
          output_dtype=5, bias=torch.arange(8, dtype=i32))
    still("npu_quant_matmul", "offset", lambda m: [m(3, 16, **byte), m(16, 8, **byte), m(1) / 64], offset=torch.tensor([3.0]))
    still("npu_quant_matmul", "offset_rounded", lambda m: [m(6, 16, **byte), m(16, 8, **byte), m(8) / 64], offset=torch.tensor([-3.5]))
    low, ten = torch.arange(1, 9) / 64, torch.tensor([10.0, -10, 2.5, -256, 255, 100, -100, 0])
    still("npu_quant_matmul", "packed_offset", lambda m: [m(6, 16, **byte) * 9, m(16, 8, **byte), packs(low, ten)], bias=torch.arange(8, dtype=i32))
    still("npu_quant_matmul", "offset_unread", lambda m: [m(3, 16, **byte), m(16, 8, **byte), packs(low)], offset=torch.tensor([10.0]))
    word = lambda m, *shape: torch.randint(-2**31, 2**31, shape, generator=m.random).to(i32)  # noqa: E731
    still("npu_quant_matmul", "int4", lambda m: [word(m, 3, 2), word(m, 16, 1), m(8)], output_dtype=5)
    call("npu_weight_quant_batchmatmul", "plain", lambda m: [m(m.a, 16), m(16, 8, **byte), m(8) / 16], HALVES)
    still("npu_weight_quant_batchmatmul", "offset", lambda m: [m(3, 16), m(16, 8, **byte), m(1, 8) / 16, m(1, 8), None, None, m(8, dtype=f32)], HALVES)
    still("npu_weight_quant_batchmatmul", "groups", lambda m: [m(3, 80), m(80, 8, **byte), m(3, 8) / 16, m(3, 8), None, None, None, 32], HALVES)
    still("npu_weight_quant_batchmatmul", "to_i8", lambda m: [m(3, 16), m(16, 8, **byte), m(8) / 16, None, m(8, dtype=f32) / 8, m(8, dtype=f32)], HALVES)
    still("npu_weight_quant_batchmatmul", "packed", lambda m: [m(3, 16), m(16, 8, **byte), m(8) / 16, None, packs(low, ten)], HALVES)
    still("npu_weight_quant_batchmatmul", "int4", lambda m: [m(3, 16), word(m, 16, 1), m(8) / 16], HALVES)

    name, ends = "npu_grouped_matmul", torch.tensor([2, 2, 5])
    still(name, "rows", lambda m: [[m(6, 16)], [m(3, 16, 8)]], FLOATS, group_list=ends, group_type=0, split_item=3)
    call(name, "free", lambda m: [[m(m.a + 5, 16)], [m(3, 16, 8)]], group_list=ends, group_type=0, split_item=2)
    still(name, "bias", lambda m: [[m(6, 16)], [m(16, 8) for _ in "abc"]], FLOATS, bias=[torch.arange(8) + 1.0] * 3, group_list=torch.tensor([1, 0, 4]),
          group_list_type=1, group_type=0, split_item=3, act_type=5)
    still(name, "pairs_of_groups", lambda m: [[m(6, 16)], [m(3, 16, 8)]], (f16,), group_list=torch.tensor([[2, 3], [0, 2]]), group_list_type=2,
          group_type=0, split_item=3, act_type=2)
    still(name, "inner", lambda m: [[m(4, 6)], [m(6, 8)]], FLOATS, group_list=ends, group_type=2, split_item=3)
    still(name, "lists", lambda m: [[m(2, 16), m(3, 4)], [m(16, 8), m(4, 5)]], FLOATS, act_type=1)
    still(name, "i8", lambda m: [[m(6, 16, **byte)], [m(3, 16, 8, **byte)]], scale=[torch.arange(24.0).reshape(3, 8) / 64], per_token_scale=[torch.arange(1, 7) / 8.0],
          group_list=ends, group_type=0, split_item=3, output_dtype=15)
    still(name, "i8_bias", lambda m: [[m(6, 16, **byte)], [m(3, 16, 8, **byte)]], scale=[torch.arange(24.0).reshape(3, 8) / 64], bias=[torch.arange(24, dtype=i32).reshape(3, 8)],
          group_list=ends, group_type=0, split_item=3)
    still(name, "i8_packed", lambda m: [[m(6, 16, **byte)], [m(3, 16, 8, **byte)]], scale=[packs(torch.arange(1.0, 25) / 64, torch.arange(-12.0, 12) * 9).reshape(3, 8)],
          group_list=ends, group_type=0, split_item=3)
    still(name, "pairs_packed", lambda m: [[m(2, 16, **byte), m(3, 4, **byte)], [m(16, 8, **byte), m(4, 8, **byte)]], scale=[packs(low, ten), packs(low, -ten)])
    still(name, "weights", lambda m: [[m(6, 16)], [m(3, 16, 8, **byte)]], (f16,), antiquant_scale=[torch.arange(24).to(f16).reshape(3, 8) / 64],
          antiquant_offset=[torch.arange(24).to(f16).reshape(3, 8)], group_list=ends, group_type=0, split_item=3)
    still(name, "int4", lambda m: [[m(6, 16)], [word(m, 3, 16, 1)]], (bf16,), antiquant_scale=[torch.arange(24).to(bf16).reshape(3, 8) / 64],
          group_list=ends, group_type=0, split_item=3)
    still(f"{name}.List", "split", lambda m: [[m(6, 16)], [m(16, 8) for _ in "abc"]], FLOATS, group_list=[2, 2, 6])
    still(f"{name}.List", "one", lambda m: [[m(6, 16)], [m(16, 8) for _ in "abc"]], FLOATS, group_list=[2, 3, 6], split_item=3, act_type=4)
    still(f"{name}.List", "pairs", lambda m: [[m(2, 16), m(3, 4)], [m(16, 8), m(4, 8)]], FLOATS, split_item=2)
    still("npu_grouped_matmul_swiglu_quant", "plain", lambda m: [m(6, 16, **byte), m(3, 16, 8, **byte), ends, m(3, 8) / 16, m.positive(6)])
    name = "npu_grouped_matmul_finalize_routing"
    still(name, "plain", lambda m: [m(6, 16, **byte), m(3, 16, 8, **byte), torch.tensor([2, 0, 4])], scale=torch.arange(24.0).reshape(3, 8) / 64,
          pertoken_scale=torch.arange(6.0), logit=torch.arange(6.0) / 4, row_index=torch.tensor([1, 0, 1, 2, 0, 2]), output_bs=4,
          shared_input=torch.arange(16).reshape(2, 8).to(bf16), shared_input_weight=0.5, shared_input_offset=1)
    still(name, "ends", lambda m: [m(6, 16, **byte), word(m, 3, 16, 1), ends], scale=torch.arange(24.0).reshape(3, 8) / 64, group_list_type=0)
    still("npu_quant_matmul_dequant", "plain", lambda m: [m(3, 16), m(8, 16, **byte), m(8, dtype=f32)], (f16,))
    still("npu_quant_matmul_dequant", "tensor", lambda m: [m(3, 16), m(8, 16, **byte), m(8, dtype=f32)], (f16,), quant_mode="pertensor", smooth_scale=torch.arange(1, 17).to(f16) / 8)
    still("npu_quant_matmul_dequant", "given", lambda m: [m(3, 16), m(8, 16, **byte), m(8, dtype=f32)], (f16,), x_scale=torch.tensor([0.5, 0.25, 1.0]))
    still("npu_quant_grouped_matmul_dequant", "plain", lambda m: [m(6, 16), m(3, 8, 16, **byte), m(3, 8, dtype=f32), ends], (f16,))
    still("npu_quant_matmul_reduce_sum", "plain", lambda m: [m(3, 4, 16, **byte), m(3, 16, 8, **byte)], x1_scale=torch.arange(12.0).reshape(3, 4), x2_scale=torch.arange(8).to(bf16))
    for op in ("", "relu", "gelu_erf", "gelu_tanh", "16cast32"):
        call("npu_fused_matmul", op or "none", lambda m: [m(m.a, 16), m(16, 8)], FLOATS if op != "16cast32" else HALVES, fused_op_type=op, bias=torch.arange(8.0))
    for op in ("add", "mul"):
        still("npu_fused_matmul", op, lambda m: [m(3, 16), m(16, 8)], FLOATS, fused_op_type=op, x3=torch.arange(24.0).reshape(3, 8))
    call("npu_transpose_batchmatmul", "plain", lambda m: [m(4, m.a, 16), m(4, 16, 8)], FLOATS)
    still("npu_transpose_batchmatmul", "turned", lambda m: [m(3, 4, 16), m(4, 8, 16)], FLOATS, perm_x1=[1, 0, 2], perm_x2=[0, 2, 1], batch_split_factor=2)
    for act in ("relu", "gelu", "fastgelu", "silu"):
        call("npu_ffn", act, lambda m, k=act: [m(m.a, 16), m(16, 8), m(8, 6), k], HALVES)
    still("npu_ffn", "swiglu", lambda m: [m(3, 16), m(16, 8), m(4, 6), "swiglu"], HALVES, bias1=torch.arange(8.0), bias2=torch.arange(6.0))
    for key, tokens in (("expert_tokens", [2, 0, 3]), ("expert_tokens_index", [2, 2, 5])):
        still("npu_ffn", key, lambda m: [m(5, 16), m(3, 16, 8), m(3, 8, 6), "silu"], HALVES, bias1=torch.arange(24.0).reshape(3, 8), **{key: tokens})
    adapters = torch.tensor([0, 2, 1], dtype=i32)
    still("npu_batch_gather_matmul", "two", lambda m: [m(3, 8), m(3, 16), m(2, 2, 4, 6), adapters, m(2, 2, 6, 16), 1, 0.5, 3, 4], (f16,))
    still("npu_batch_gather_matmul", "one", lambda m: [m(3, 8), m(3, 6), m(2, 1, 8, 6), adapters, None, 0, 0.25], (f16,))
    still("npu_kronecker_quant", "plain", lambda m: [m(3, 4, 16), m(4, 4), m(16, 16)], HALVES, clip_ratio=0.8)


def experts() -> None:
    name = "npu_moe_gating_top_k"
    call(name, "plain", lambda m: [m(m.a, 8), 3], FLOATS)
    call(name, "sigmoid", lambda m: [m(m.a, 8), 2], FLOATS, norm_type=1, routed_scaling_factor=2.5, out_flag=True)
    still(name, "groups", lambda m: [m(3, 8), 2], FLOATS, k_group=2, group_count=4)
    still(name, "two", lambda m: [m(3, 8), 3], ONE, k_group=2, group_count=4, group_select_mode=1, norm_type=1, bias=torch.arange(8.0) / 8)
    for name in ("npu_moe_gating_top_k_softmax", "npu_moe_gating_top_k_softmax_v2"):
        call(name, "plain", lambda m: [m(m.a, 8)], FLOATS, k=3)
        still(name, "finished", lambda m: [m(2, 3, 8)], FLOATS, k=2, finished=torch.tensor([[True, False, False], [False, False, True]]))
    call(name, "renorm", lambda m: [m(m.a, 8)], FLOATS, k=3, renorm=1)
    call(name, "all", lambda m: [m(m.a, 8)], FLOATS, k=3, output_softmax=True)

    name = "npu_moe_finalize_routing"
    at = torch.tensor([3, 0, -1, 2, 5, 1], dtype=i32)
    of = torch.tensor([[1, 0], [2, 1], [0, 2]], dtype=i32)
    still(name, "all", lambda m: [m(6, 8), m(3, 8), m(3, 8), m(3, 8), m(3, 2), at, of], FLOATS)
    still(name, "scales", lambda m: [m(6, 8), None, None, None, m(3, 2), at, None], FLOATS)
    still(name, "by_token", lambda m: [m(6, 8), m(3, 8), None, None, m(3, 2), at, None, 2], FLOATS)
    still(name, "padded", lambda m: [m(3, 2, 8), None, None, m(3, 8), m(3, 2), at, of, 1], FLOATS)
    still(name, "one", lambda m: [m(6, 8), None, None, None, None, at, None, 0, 1], FLOATS)

    rows = torch.arange(6, dtype=i32).reshape(2, 3).T.contiguous()
    for active in (2, 9):
        still("npu_moe_init_routing", f"active_{active}", lambda m, k=active: [m(3, 8), rows, of, k], FLOATS)
    name = "npu_moe_init_routing_v2"
    some = torch.tensor([[4, 1, 6], [1, 3, 0], [2, 6, 7], [1, 0, 5]], dtype=i32)
    for kind in (0, 1, 2):
        still(name, f"told_{kind}", lambda m: [m(4, 8), some], FLOATS, expert_num=8, expert_tokens_num_flag=True, expert_tokens_num_type=kind)
    still(name, "active", lambda m: [m(4, 8), some], FLOATS, expert_num=8, active_num=7, scale=torch.arange(4.0))
    still(name, "range", lambda m: [m(4, 8), some], FLOATS, expert_num=8, active_expert_range=[1, 5], expert_tokens_num_flag=True, expert_tokens_num_type=1)
    still(name, "scatter", lambda m: [m(4, 8), some], expert_num=8, row_idx_type=1)
    still(name, "padded", lambda m: [m(4, 8), some], FLOATS, expert_num=8, expert_capacity=2, drop_pad_mode=1, expert_tokens_num_flag=True, expert_tokens_num_type=1)
    still(name, "static", lambda m: [m(4, 8), some], FLOATS, expert_num=8, quant_mode=0, scale=torch.tensor([8.0]), offset=torch.tensor([3.0]))
    still(name, "dynamic", lambda m: [m(4, 8), some], FLOATS, expert_num=8, quant_mode=1)
    still(name, "smooth", lambda m: [m(4, 8), some], FLOATS, expert_num=8, quant_mode=1, active_expert_range=[0, 8], scale=torch.arange(1.0, 65).reshape(8, 8) / 64)
    call("npu_moe_token_permute", "plain", lambda m: [m(m.a, 8), m.index(4, m.a, 2)], FLOATS)
    still("npu_moe_token_permute", "some", lambda m: [m(4, 8), some, 7], FLOATS)
    still("npu_moe_token_permute", "vector", lambda m: [m(4, 8), some[:, 0].contiguous()])
    places = torch.tensor([3, 0, 7, 1, 2, 4], dtype=i32)
    for name in ("npu_moe_token_unpermute", "_npu_moe_token_unpermute"):
        still(name, "plain", lambda m: [m(6, 8), places], FLOATS)
        still(name, "probs", lambda m: [m(6, 8), places, m(3, 2)], FLOATS)
    routes = torch.tensor([[1, 0, 1, 0], [0, 1, 1, 0], [1, 0, 0, 1]], dtype=torch.bool)
    name = "npu_moe_token_permute_with_routing_map"
    still(name, "plain", lambda m: [m(3, 8), routes], FLOATS, num_out_tokens=6)
    still(name, "probs", lambda m: [m(3, 8), routes], num_out_tokens=6, probs=torch.arange(12.0).reshape(3, 4))
    still(name, "padded", lambda m: [m(3, 8), routes], FLOATS, num_out_tokens=8, drop_and_pad=True, probs=torch.arange(12.0).reshape(3, 4))
    name, back = "npu_moe_token_unpermute_with_routing_map", torch.tensor([0, 3, 1, 4, 2, 5], dtype=i32)
    still(name, "plain", lambda m: [m(6, 8), back, [3, 8]], FLOATS)
    still(name, "probs", lambda m: [m(6, 8), back, [3, 8]], FLOATS, probs=torch.arange(12.0).reshape(3, 4), routing_map=routes)
    still(name, "padded", lambda m: [m(8, 8), torch.tensor([0, 2, 1, 0, 0, 1, 2, 0], dtype=i32), [3, 8]], FLOATS, probs=torch.arange(12.0).reshape(3, 4),
          routing_map=routes, drop_and_pad=True)
    ranks = torch.tensor([[2, 0, 1], [1, 2, 0]], dtype=i32)
    still("npu_moe_re_routing", "plain", lambda m: [m(6, 8), ranks], HALVES)
    still("npu_moe_re_routing", "scales", lambda m: [m(6, 8, dtype=i8), ranks.long()], per_token_scales=torch.arange(6.0))
    call("npu_moe_compute_expert_tokens", "plain", lambda m: [m.index(5, m.a).sort()[0].to(i32), 6])
    table = torch.tensor([[1, 0, 0], [2, 1, 3], [2, 4, 2]], dtype=i32)
    still("npu_moe_update_expert", "ranks", lambda m: [of, table], local_rank_id=3, world_size=5)
    still("npu_moe_update_expert", "tokens", lambda m: [of.long(), table], balance_mode=1, expert_scales=torch.arange(6.0).reshape(3, 2), pruning_threshold=torch.tensor([0.4, 0.5]),
          active_mask=torch.tensor([True, True, False]))


def others() -> None:
    for code in (5, 6, 15, 3):
        call("npu_dtype_cast", f"to_{code}", lambda m, c=code: [m(m.a, m.b), c], FLOATS)
    for name in ("npu_dtype_cast_backward", "_npu_dtype_cast", "_npu_dtype_cast_backward"):
        call(name, "f16", lambda m: [m(m.a, m.b), f16])
    call("npu_format_cast", "NZ", lambda m: [m(m.a, m.b), 29], FLOATS)
    still("npu_confusion_transpose", "first", lambda m: [m(2, 3, 4), [1, 0, 2], [6, 4], True], FLOATS)
    still("npu_confusion_transpose", "last", lambda m: [m(6, 4), [2, 0, 1], [2, 3, 4], False], FLOATS)
    call("npu_one_hot", "last", lambda m: [m.index(5, m.a, m.b), -1, 5], (i64,))
    still("npu_one_hot", "first", lambda m: [m.index(5, 3).to(i32), 0, 5, 3, -1], (i32,))
    call("npu_scaled_masked_softmax", "plain", lambda m: [m(m.a, 2, m.b, 8), m.mask(m.a, 1, m.b, 8), 0.5], FLOATS)
    still("npu_scaled_masked_softmax", "causal", lambda m: [m(2, 2, 4, 4), m.mask(2, 1, 4, 4), 0.5, True], FLOATS)
    call("npu_scaled_masked_softmax_backward", "plain", lambda m: [m(m.a, 2, m.b, 8), m.unit(m.a, 2, m.b, 8), m.mask(m.a, 1, m.b, 8), 0.5, False], FLOATS)
    call("npu_masked_softmax_with_rel_pos_bias", "plain", lambda m: [m(m.a, 4, 3, 6, 6), m(4, 6, 6), m(3, 6, 6), 0.25], FLOATS)
    still("npu_masked_softmax_with_rel_pos_bias", "windows", lambda m: [m(8, 3, 6, 6), m(4, 6, 6), m(3, 6, 6)], FLOATS)
    still("npu_masked_softmax_with_rel_pos_bias", "bare", lambda m: [m(8, 3, 6, 6), None, m(3, 6, 6)], FLOATS)
    still("npu_gather_backward", "plain", lambda m: [m(3, 2), [3, 5], 1, m.index(5, 3, 2), False], FLOATS)
    call("batch_norm_reduce", "plain", lambda m: [m(m.a, 3, m.b, 4), 1e-5], FLOATS)
    call("npu_masked_causal_conv1d", "plain", lambda m: [m(m.a, m.b, 8), m(3, 8)], HALVES)
    still("npu_masked_causal_conv1d", "mask", lambda m: [m(5, 2, 8), m(3, 8)], HALVES, mask=torch.tensor([[1, 1, 0, 1, 1], [0, 1, 1, 1, 0]], dtype=torch.bool))
    still("npu_top_k_top_p", "k", lambda m: [m.distinct(3, 8), None, torch.tensor([2, 8, 5], dtype=i32)], FLOATS)
    still("npu_top_k_top_p", "p", lambda m: [m.distinct(3, 8), torch.tensor([0.5, 0.9, 0.25]).to(m.dtype), None], FLOATS)
    still("npu_top_k_top_p", "both", lambda m: [m.distinct(3, 8), torch.tensor([0.5, 0.9, 0.25]).to(m.dtype), torch.tensor([2, 8, 5], dtype=i32)])
    for reduction in ("none", "mean", "sum"):
        call("npu_cross_entropy_loss", reduction, lambda m: [m(m.a, 6), m.index(6, m.a)], FLOATS, reduction=reduction)
    still("npu_cross_entropy_loss", "all", lambda m: [m(4, 6), torch.tensor([1, 5, 2, 0]), m.positive(6, dtype=f32)], FLOATS, ignore_index=2, label_smoothing=0.1)
    call("npu_attention_update", "plain", lambda m: [[m(m.a, dtype=f32), m(m.a, dtype=f32)], [m(m.a, 8), m(m.a, 8)], 1], FLOATS)
    eight = lambda m, *shape: m.positive(*shape, 1, dtype=f32).expand(*shape, 8).contiguous()  # noqa: E731
    for layout, x, s in (("SBH", (4, 2, 24), (2, 3, 4)), ("TND", (5, 3, 8), (5, 3))):
        still("npu_ring_attention_update", layout, lambda m, x=x, s=s: [v for _ in "pc" for v in (m(*x), eight(m, *s), eight(m, *s))], FLOATS, input_layout=layout)
    call("npu_scatter_nd_update", "rows", lambda m: [m(m.a + 5, 4), m.order(5)[:3, None], m(3, 4)], FLOATS)
    still("npu_scatter_nd_update", "elements", lambda m: [m(6, 4), torch.tensor([[1, 2], [5, 0]]), m(2)], (f32, i32))
    for axis in (-2, 1):
        still("scatter_update", f"axis_{axis % 4}", lambda m, a=axis: [m(2, 3, 5, 4), torch.tensor([1, 0]), m(2, *(2 if d == a % 4 else n for d, n in ((1, 3), (2, 5), (3, 4)))), a], FLOATS)
    still("npu_quant_scatter", "plain", lambda m: [m(2, 3, 5, 4, dtype=i8), torch.tensor([1, 0], dtype=i32), m(2, 3, 2, 4), m.positive(4, dtype=f32)], FLOATS)
    still("npu_quant_scatter", "offset", lambda m: [m(2, 3, 5, 4, dtype=i8), torch.tensor([1, 0], dtype=i32), m(2, 3, 2, 4), m.positive(4, dtype=f32), m(4, dtype=i32)], FLOATS)
    call("npu_swiglu_quant", "dynamic", lambda m: [m(m.a, m.b, 16)], FLOATS, quant_mode=1)
    still("npu_swiglu_quant", "static", lambda m: [m(3, 16)], FLOATS, smooth_scales=torch.arange(1.0, 9)[None] * 8, offsets=torch.arange(8.0)[None])
    still("npu_swiglu_quant", "groups", lambda m: [m(5, 16)], FLOATS, smooth_scales=torch.arange(1.0, 25).reshape(3, 8), group_index=torch.tensor([2, 2, 5], dtype=i32), activate_left=True, quant_mode=1)
    name, scale = "npu_dequant_swiglu_quant", torch.arange(1.0, 17)[None] / 64
    call(name, "real", lambda m: [m(m.a, 16)], HALVES, quant_mode=1)
    call(name, "integer", lambda m: [m(m.a, 16, dtype=i32) * 9], quant_mode=1, weight_scale=scale)
    still(name, "bias", lambda m: [m(3, 16, dtype=i32) * 9], quant_mode=1, weight_scale=scale, activation_scale=torch.tensor([1.0, 0.5, 2.0]), bias=torch.arange(16, dtype=i32)[None])
    still(name, "groups", lambda m: [m(5, 16, dtype=i32) * 9], weight_scale=torch.arange(1.0, 49).reshape(3, 16) / 64, quant_scale=torch.arange(1.0, 25).reshape(3, 8) / 8,
          quant_offset=torch.arange(24.0).reshape(3, 8), group_index=torch.tensor([2, 0, 3]), activate_left=True)
    for mode in (1, 2):
        still(name, f"clamped_{mode}", lambda m: [m(3, 16) * 4], HALVES, quant_mode=1, swiglu_mode=mode, clamp_limit=5.0)


def attention() -> None:
    name = "npu_prompt_flash_attention"
    still(name, "BSH", lambda m: [m(3, 4, 32), m(3, 4, 32), m(3, 4, 32)], HALVES, num_heads=2, scale_value=0.25)
    for layout, q, k in (("BNSD", (2, 4, 3, 16), (2, 2, 5, 16)), ("BSND", (2, 3, 4, 16), (2, 5, 2, 16)), ("BNSD_BSND", (2, 4, 3, 16), (2, 2, 5, 16))):
        still(name, layout, lambda m, q=q, k=k: [m(*q), m(*k), m(*k)], HALVES, num_heads=4, num_key_value_heads=2, scale_value=0.25, input_layout=layout)
    four: Any = lambda m: [m(2, 2, 4, 16), m(2, 2, 6, 16), m(2, 2, 6, 16)]  # noqa: E731
    for mode in (2, 3, 4):
        still(name, f"mode_{mode}", four, (f16,), num_heads=2, scale_value=0.25, input_layout="BNSD", sparse_mode=mode, pre_tokens=2, next_tokens=1)
    hides = torch.arange(24).reshape(4, 6) % 5 == 0
    for mode in (0, 1):
        still(name, f"mask_{mode}", four, (f16,), num_heads=2, scale_value=0.25, input_layout="BNSD", sparse_mode=mode, next_tokens=3, atten_mask=hides[None, None])
    still(name, "pse", four, (f16,), num_heads=2, scale_value=0.25, input_layout="BNSD", pse_shift=torch.arange(48).reshape(1, 2, 4, 6).to(f16) / 16)
    for mode in (0, 3):
        still(name, f"lengths_{mode}", four, (f16,), num_heads=2, scale_value=0.25, input_layout="BNSD", sparse_mode=mode, actual_seq_lengths=[4, 3], actual_seq_lengths_kv=[5, 6])
    name = "npu_incre_flash_attention"
    still(name, "BSH", lambda m: [m(3, 1, 32), m(3, 4, 32), m(3, 4, 32)], HALVES, num_heads=2, scale_value=0.25)
    still(name, "BNSD", lambda m: [m(2, 4, 1, 16), m(2, 2, 5, 16), m(2, 2, 5, 16)], HALVES, num_heads=4, num_key_value_heads=2, scale_value=0.25, input_layout="BNSD", actual_seq_lengths=[3, 5])
    table = torch.tensor([[2, 0], [1, 3]], dtype=i32)
    still(name, "paged", lambda m: [m(2, 1, 32), m(4, 4, 32), m(4, 4, 32)], HALVES, num_heads=2, scale_value=0.25, block_table=table, actual_seq_lengths=[3, 7], block_size=4)
    for name, heads, flag, q_key, k_key in (
            ("npu_fused_infer_attention_score", "num_heads", "softmax_lse_flag", "actual_seq_lengths", "actual_seq_lengths_kv"),
            ("npu_fused_infer_attention_score_v2", "num_query_heads", "return_softmax_lse", "actual_seq_qlen", "actual_seq_kvlen")):
        two: dict[str, Any] = {heads: 2, "scale" if heads == "num_heads" else "softmax_scale": 0.25}
        still(name, "BSH", lambda m: [m(3, 4, 32), m(3, 5, 32), m(3, 5, 32)], HALVES, **two)
        still(name, "lse", four, HALVES, **two, input_layout="BNSD", **{flag: True})
        still(name, "lengths", four, (f16,), **two, input_layout="BNSD", sparse_mode=3, **{q_key: [4, 3], k_key: [5, 6]})
        still(name, "rope", four, (f16,), **two, input_layout="BNSD", query_rope=torch.arange(128).reshape(2, 2, 4, 8).to(f16) / 64,
              key_rope=torch.arange(192).reshape(2, 2, 6, 8).to(f16) / 64)
        still(name, "paged", lambda m: [m(2, 1, 32), m(4, 4, 32), m(4, 4, 32)], HALVES, **two, block_table=table, block_size=4, **{k_key: [3, 7]})
        for mode in (0, 3):
            still(name, f"packed_{mode}", lambda m: [m(5, 2, 16), m(7, 2, 16), m(7, 2, 16)], HALVES, **two, input_layout="TND", sparse_mode=mode,
                  **{q_key: [2, 5], k_key: [3, 7]}, **{flag: True})
    still(name, "sink", four, (bf16,), **two, input_layout="BNSD", learnable_sink=torch.tensor([0.5, -1.0]).to(bf16))


def caches() -> None:
    slots = torch.tensor([3, -1, 0, 7, 4], dtype=i32)
    rows: Any = lambda m: [m(5, 2, 16), m(5, 2, 16), m(2, 4, 2, 16), m(2, 4, 2, 16), slots]  # noqa: E731
    still("npu_scatter_pa_kv_cache_functional", "rows", rows, FLOATS, cache_mode="Norm")
    still("npu_scatter_pa_kv_cache_functional", "tiles", lambda m: [m(5, 2, 16), m(5, 2, 16), m(2, 2, 4, 16), m(2, 2, 4, 16), slots], (f16,))
    still("atb._npu_reshape_and_cache.functional", "rows", rows, (*HALVES, i8))
    name, table = "npu_gather_pa_kv_cache_functional", torch.tensor([[2, 0], [1, 3]], dtype=i32)

    def gather(table: torch.Tensor, *lens: int) -> Any:
        return lambda m: [m(4, 4, 2, 3), m(4, 4, 2, 2), table, torch.tensor(lens, dtype=i32), m(10, 2, 3), m(10, 2, 2)]

    still(name, "plain", gather(table, 3, 6), (f32, bf16, i8))
    still(name, "offset", gather(table, 6, 4), seq_offset=torch.tensor([5, 0], dtype=i32))
    still(name, "ends", gather(table, 2, 2, 9), is_seq_lens_cumsum=True)
    still(name, "no_block", gather(torch.tensor([[9, 0], [-1, 3]], dtype=i32), 5, 5))
    three = torch.tensor([[2, 0], [1, 3], [3, 3]], dtype=i32)
    for tag, heads in (("plain", 2), ("shared", 4)):
        still("atb._npu_paged_attention.functional", tag, lambda m, h=heads: [m(3, h, 16), m(4, 4, 2, 16), m(4, 4, 2, 8), 2, h, 0.25, three,
              torch.tensor([5, 1, 8], dtype=i32), m(3, h, 8)], HALVES)
    name, at = "npu_kv_rmsnorm_rope_cache_v2_functional", torch.tensor([5, 0, -1, 11, 2, 3])

    def latent(mode: str, places: int = 3, cache: tuple[int, ...] = (3, 4, 1), dtype: Any = None) -> Any:
        index = {"Norm": torch.tensor([[0, 4, -1], [3, 1, 2]]), "PA_BLK": torch.tensor([8, -1, 0, 4])}.get(mode.removesuffix("_NZ").removesuffix("_BNSD"), at)
        return lambda m: [m(2, 1, places, 64), m(32), m(2, 1, places, 32), m(2, 1, places, 32), index, *(m(*cache, 32, dtype=dtype or m.dtype) for _ in "kc")]

    still(name, "Norm", latent("Norm", cache=(2, 1, 5)), HALVES, is_output_kv=True)
    for mode in ("PA", "PA_BNSD", "PA_NZ"):
        still(name, mode, latent(mode), (f16,), cache_mode=mode)
    for mode in ("PA_BLK_BNSD", "PA_BLK_NZ"):
        still(name, mode, latent(mode, 5), (bf16,), cache_mode=mode)
    scales: Any = {"k_rope_scale": torch.arange(1.0, 33) * 2, "c_kv_scale": torch.arange(32.0, 0, -1) * 2}
    for mode in ("PA", "PA_NZ"):
        still(name, f"quant_{mode}", latent(mode, dtype=i8), (f16,), cache_mode=mode, **scales, c_kv_offset=torch.arange(32.0) / 4, is_output_kv=True)
    still(name, "v", lambda m: [m(2, 1, 3, 48), m(48), m(2, 1, 3, 32), m(2, 1, 3, 32), at, m(3, 4, 1, 48), m(3, 4, 1, 32)], (f16,), cache_mode="PA",
          v=torch.arange(192.0).reshape(2, 1, 3, 32).to(f16) / 64, is_output_kv=True)
    still("npu_kv_rmsnorm_rope_cache.functional", "PA", latent("PA"), (f16,), cache_mode="PA", is_output_kv=True)
    name, four = "npu_qkv_rms_norm_rope_cache_functional", [[2, 3, 4, 32], [2, 1, 1]]
    packed: Any = lambda m, *c, dt=None: [m(6, 128), m(32), m(32), m(6, 32), m(6, 32), at % 8, m(6, 64), m(*c, dtype=dt or m.dtype), m(*c, dtype=dt or m.dtype), *four]  # noqa: E731
    for out in (False, True):
        still(name, f"out_{out}", lambda m: packed(m, 2, 2, 4, 16), HALVES if out else (f16,), is_output_qkv=out)
    still(name, "quant", lambda m: packed(m, 2, 1, 4, 32, dt=i8), (f16,), k_scale=torch.arange(1.0, 33)[None] / 64, v_scale=torch.arange(32.0, 0, -1)[None] / 64,
          v_offset=torch.arange(32.0)[None])


def fused(op: str, tag: str, shapes: Any, dtypes: Any = (f32,), *, layout: str = "BNSD", heads: int = 2, made: Any = None, change: Any = None, **more: Any) -> None:
    """Attention in training, and its gradient by what it gives; `made`: shapes of more tensors by name; `change` gets query, key, value."""
    shaped = made or {}

    def forward(m: Maker) -> tuple[list[Any], dict[str, Any]]:
        made = {k: m(*shape) for k, shape in shaped.items()}
        three = [m(*s) for s in shapes]
        return [*(change(m, three) if change else three), heads, layout], {**more, **made, "scale": 0.3}

    def backward(m: Maker) -> tuple[list[Any], dict[str, Any]]:
        args, named = forward(m)
        y, most, total, *_ = getattr(torch.ops.npu, op)(*args, **named)
        named = {"scale_value" if k == "scale" else k: v for k, v in named.items()}
        return [*args[:3], m(*y.shape), *args[3:]], {**named, "softmax_max": most, "softmax_sum": total, "attention_in": y}

    SPECS.append(Spec(f"npu.{op}", tag, forward, tuple(dtypes), False))
    SPECS.append(Spec(f"npu.{op.replace('attention', 'attention_grad')}", tag, backward, tuple(dtypes), False))


def training() -> None:
    op, four = "npu_fusion_attention", [(1, 2, 3, 4), (1, 2, 5, 4), (1, 2, 5, 4)]
    causal, one = torch.ones(6, 6).triu(1).bool(), torch.zeros(1, 1, dtype=torch.bool)
    fused(op, "BNSD", [(2, 2, 3, 4), (2, 1, 5, 4), (2, 1, 5, 3)], FLOATS)
    fused(op, "BSH", [(2, 3, 8), (2, 5, 4), (2, 5, 3)], FLOATS, layout="BSH", sparse_mode=3, atten_mask=causal)
    fused(op, "SBH", [(3, 2, 8), (5, 2, 8), (5, 2, 8)], layout="SBH", sparse_mode=2, atten_mask=causal)
    fused(op, "BSND", [(1, 3, 2, 4), (1, 5, 1, 4), (1, 5, 1, 4)], layout="BSND", sparse_mode=4, atten_mask=causal, pre_tockens=1, next_tockens=0)
    hides = torch.arange(15).reshape(3, 5) % 4 == 0
    fused(op, "mask", four, atten_mask=hides, pre_tockens=1)
    two = [(2, *shape[1:]) for shape in four]
    fused(op, "mask_of_batches", two, atten_mask=torch.stack([hides, ~hides])[:, None].to(torch.uint8), sparse_mode=1)
    for tag, shape in (("pse", (2, 2, 3, 5)), ("pse_of_heads", (1, 2, 3, 5)), ("pse_of_keys", (2, 2, 1, 5))):
        fused(op, tag, two, (f32,), made={"pse": shape})
    fused(op, "no_mask", four, sparse_mode=3, next_tockens=0)
    for mode in (5, 6):
        fused(op, f"prefix_{mode}", two, sparse_mode=mode, atten_mask=one, prefix=[3, 4])
    fused(op, "sink", four, (f16,), sink=torch.tensor([0.5, -1.0]))
    fused(op, "no_queries", [(1, 2, 0, 4), (1, 2, 5, 4), (1, 2, 5, 4)])
    packed = [(7, 2, 4), (9, 1, 4), (9, 1, 4)]
    ends: Any = {"layout": "TND", "actual_seq_qlen": [2, 2, 5, 7], "actual_seq_kvlen": [3, 3, 7, 9]}
    fused(op, "TND", packed, FLOATS, **ends)
    for mode in (0, 1, 2, 3, 4, 6, 7, 8):
        mask = torch.arange(12).reshape(3, 4) % 3 == 1 if mode < 2 else causal
        more = {"pre_tockens": 2, "next_tockens": 1} if mode in (0, 4, 7, 8) else {}
        fused(op, f"TND_{mode}", packed, **ends, atten_mask=mask, sparse_mode=mode, prefix=[1, 0, 2, 2] if mode == 6 else None, **more)
    fused(op, "TND_tail", packed, layout="TND", actual_seq_qlen=[2, 5, 0], actual_seq_kvlen=[3, 7, 0])
    op, bias = "npu_fusion_attention_v2", (2, 2, 3, 5)
    fused(op, "plain", two, FLOATS, atten_mask=causal, sparse_mode=3)
    fused(op, "rope", two, (f16, bf16), made={"query_rope": (2, 2, 3, 2), "key_rope": (2, 2, 5, 2)}, atten_mask=causal, sparse_mode=2)
    fused(op, "rope_BSH", [(2, 3, 8), (2, 5, 4), (2, 5, 4)], layout="BSH", made={"query_rope": (2, 3, 4), "key_rope": (2, 5, 2)})
    for kind in (0, 1):
        fused(op, f"pse_{kind}", two, made={"pse": bias}, pse_type=kind)
    fused(op, "TND", packed, **ends, made={"query_rope": (7, 2, 2), "key_rope": (9, 1, 2)}, atten_mask=causal, sparse_mode=4, pre_tokens=2, next_tokens=1)


def updates() -> None:
    norm: Any = lambda m: [m(m.a, m.b, 16), m(m.a, m.b, 16), m(16)]  # noqa: E731
    call("_C_ascend.npu_add_rms_norm_bias", "plain", norm, FLOATS, beta=None)
    still("_C_ascend.npu_add_rms_norm_bias", "beta", lambda m: [*norm(m), m(16)], FLOATS)
    name = "atb._npu_rotary_embedding.functional"
    for tag, neox in (("half", True), ("pairs", False)):
        call(name, tag, lambda m, n=neox: [m.index(6, m.a), m(m.a, 64), m(m.a, 32), 16, m(6, 16), n], FLOATS)
    still(name, "part", lambda m: [m.index(6, 3), m(3, 64), m(3, 32), 16, m(6, 8, dtype=f32), True], (f16,))
    still("npu_format_cast_.functional", "plain", lambda m: [m(2, 3), m(2, 3)])
    still("npu_view_copy.functional", "plain", lambda m: [m(2, 3), m(2, 3), False], FLOATS)
    still("npu_view_copy.functional", "row", lambda m: [m(2, 3), m(3), True], (f16,))
    for kind, groups in ((0, [2, 2, 5]), (1, [2, 0, 3])):
        still("npu_grouped_matmul_add", f"kind_{kind}", lambda m, g=groups: [m(12, 3, dtype=f32), m(5, 4), m(5, 3), torch.tensor(g)], HALVES, group_list_type=kind)
    call("atb._npu_matmul_add_fp32.functional", "plain", lambda m: [m(m.a, 4), m(m.a, 3), m(4, 3, dtype=f32)], HALVES)

    def adam(m: Maker, *numbers: Any) -> tuple[list[Any], dict[str, Any]]:
        return [*numbers[0], m(3, 4), *numbers[1]], {"var": m(3, 4), "m": m(3, 4), "v": m.positive(3, 4)}

    for tag, options in (("plain", [None, None, None]), ("most", [torch.full((3, 4), 0.5), True, False]), ("up", [None, False, True])):
        SPECS.append(Spec("npu.npu_apply_adam_w.functional", tag, lambda m, o=options: adam(m, [0.81, 0.998, 0.1, 0.01, 0.9, 0.999, 1e-6], [o[0] if o[0] is None else o[0].to(m.dtype), *o[1:]]), FLOATS if tag == "plain" else (f32,), False))
    for tag, nesterov in (("plain", None), ("nesterov", True)):
        SPECS.append(Spec("npu.npu_apply_adam.functional", tag, lambda m, n=nesterov: adam(m, [0.81, 0.998, 0.1, 0.9, 0.999, 1e-6], [None, n]), FLOATS if nesterov is None else (f32,), False))
    for name in ("empty_with_format", "unsafe_empty_with_format"):
        still(name, "plain", lambda m: [[2, 3]], acl_format=2)
        still(name, "dtype", lambda m: [[2, 0]], dtype=f16)
    still("npu_scatter_list", "rows", lambda m: [[m(2, 5, 3), m(2, 5, 3)], torch.tensor([3, 0], dtype=i32), m(2, 2, 2, 3), torch.tensor([1, 0], dtype=u8)], (f16, i8))
    still("npu_scatter_list", "columns", lambda m: [[m(2, 3, 5), m(2, 3, 5)], torch.tensor([1, 4]), m(2, 2, 3, 1)], axis=-1)
    still("_C_ascend.npu_scatter_nd_update_v2.functional", "rows", lambda m: [m(6, 4), m.order(5)[:3, None], m(3, 4)], (f16, i32))
    conv: Any = lambda m: [m(2, 4, 5, 6, dtype=i8) * 9, m(6, 2, 3, 2, dtype=i8) * 9, m.positive(6, dtype=f32)]  # noqa: E731
    still("npu_quant_conv2d", "groups", conv, groups=2, strides=[2, 1], pads=[1, 0], bias=torch.arange(6, dtype=i32) * 100, output_dtype=6)
    still("npu_quant_conv2d", "half", conv, groups=2, dilations=[1, 2], output_dtype=15)
    still("npu_quant_conv2d", "packed", lambda m: [*conv(m)[:2], torch.tensor([1.0, 0.5, 2.0, 0.25, 4.0, 8.0]).view(i32).to(i64)], groups=2)
    name, lens, place = "npu_recurrent_gated_delta_rule_functional", torch.tensor([2, 1, 3], dtype=i32), torch.tensor([5, 0, 3, 1, 4, 2], dtype=i32)
    rule: Any = lambda m: [m(6, 2, 4), m(6, 2, 4), m(6, 4, 3), m(6, 4, 3, 4)]  # noqa: E731
    still(name, "plain", rule, (bf16,), actual_seq_lengths=lens, ssm_state_indices=place)
    still(name, "gated", rule, (bf16,), actual_seq_lengths=lens, ssm_state_indices=place, num_accepted_tokens=torch.tensor([2, 1, 1], dtype=i32), scale=0.5,
          beta=torch.arange(24).reshape(6, 4).to(bf16) / 24, g=-torch.arange(24.0).reshape(6, 4) / 24, gk=-torch.arange(96.0).reshape(6, 4, 4) / 96)


def indexers() -> None:
    table, keys = torch.tensor([[2, 0], [1, 3]], dtype=i32), torch.tensor([7, 5], dtype=i32)
    for name, dtypes, low in (("npu_lightning_indexer", HALVES, False), ("npu_quant_lightning_indexer", (f16,), True)):
        def make(q: tuple[int, ...], k: tuple[int, ...], low: bool = low) -> Any:
            dtype = i8 if low else None
            scales: Any = lambda m: [m.positive(*q[:-1], dtype=f32), m.positive(*k[:-1], dtype=f32), 0, 0] if low else []  # noqa: E731
            return lambda m: [m(*q, dtype=dtype or m.dtype), m(*k, dtype=dtype or m.dtype), m(*q[:-1]), *scales(m)]

        for mode in (0, 3):
            still(name, f"BSND_{mode}", make((2, 3, 4, 16), (2, 7, 1, 16)), dtypes, sparse_count=5, sparse_mode=mode)
        still(name, "lengths", make((2, 3, 4, 16), (2, 7, 1, 16)), (f16,), sparse_count=9, actual_seq_lengths_query=torch.tensor([3, 2], dtype=i32), actual_seq_lengths_key=keys)
        still(name, "paged", make((2, 3, 4, 16), (4, 4, 1, 16)), (f16,), layout_key="PA_BSND", block_table=table, sparse_count=4, actual_seq_lengths_key=keys)
        still(name, "TND", make((5, 4, 16), (12, 1, 16)), (f16,), layout_query="TND", layout_key="TND", sparse_count=4, actual_seq_lengths_query=torch.tensor([2, 5], dtype=i32), actual_seq_lengths_key=torch.tensor([5, 12], dtype=i32))


norms()
activations()
rotary()
quantisers()
products()
experts()
others()
attention()
caches()
training()
updates()
indexers()


# ---- refused: (operator, label of the row's `check`, what is wrong, arguments, by name) ----

REFUSED: list[tuple[str, str, str, list[Any], dict[str, Any]]] = []


def wrong(op: str, label: str, what: str, *args: Any, **kwargs: Any) -> None:
    """A call that the row's condition of that label refuses."""
    REFUSED.append((op, label, what, list(args), kwargs))


def refusals() -> None:
    def x(*shape: int, dtype: torch.dtype = f32) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype)

    wrong("npu_rms_norm", "gamma", "other", x(2, 4), x(3))
    wrong("npu_add_rms_norm", "shapes", "differ", x(2, 4), x(1, 4), x(4))
    wrong("npu_add_rms_norm", "gamma", "other", x(2, 4), x(2, 4), x(3))
    three = [x(2, 4, dtype=f16), x(2, 4, dtype=f16), x(2, 4, dtype=f16)]
    wrong("npu_add_rms_norm_dynamic_quant", "gamma", "two-dims", *three)
    wrong("npu_add_rms_norm_quant", "axis", "first", *three[:2], x(4, dtype=f16), x(4, dtype=f16), None, axis=0)
    wrong("npu_rms_norm_quant", "gamma", "three-dims", x(2, 4, dtype=f16), x(1, 1, 4, dtype=f16), x(4, dtype=f16), x(1, dtype=f16), x(1, dtype=i8))
    wrong("npu_layer_norm_eval", "shape", "other", x(2, 4), [3])
    wrong("npu_group_norm_silu", "groups", "odd", x(2, 5, 3), None, None, 2)
    wrong("npu_add_layer_norm", "shapes", "differ", x(2, 4), x(1, 4), x(4), x(4))
    wrong("npu_add_layer_norm", "gamma", "beta", x(2, 4), x(2, 4), x(4), x(1))
    wrong("npu_swiglu", "even", "odd", x(2, 5))
    wrong("npu_clipped_swiglu", "even", "odd", x(2, 5))
    wrong("npu_gelu", "approximate", "other", x(2), approximate="erf")
    wrong("npu_geglu", "approximate", "two", x(2, 4), -1, 2)
    wrong("npu_rotary_mul", "rank", "two", x(2, 4), x(2, 4), x(2, 4))
    wrong("npu_rotary_mul", "even", "odd", x(2, 2, 5), x(2, 2, 5), x(2, 2, 5))
    wrong("npu_rotary_mul", "shapes", "differ", x(2, 2, 4), x(2, 2, 4), x(2, 1, 4))
    wrong("npu_rotary_mul", "mode", "other", x(2, 2, 4), x(2, 2, 4), x(2, 2, 4), "full")
    wrong("npu_rotary_mul_backward", "shapes", "rank", x(2, 2, 4), x(2, 2, 4), x(2, 4), x(2, 4))
    wrong("npu_rotary_mul_backward", "mode", "quarter", x(2, 2, 4), x(2, 2, 4), x(2, 2, 4), x(2, 2, 4), "quarter")
    wrong("npu_apply_rotary_pos_emb", "layout", "other", x(1, 2, 2, 4), x(1, 2, 2, 4), x(1, 2, 1, 4), x(1, 2, 1, 4), "NBSD")
    wrong("npu_apply_rotary_pos_emb", "mode", "other", x(1, 2, 2, 4), x(1, 2, 2, 4), x(1, 2, 1, 4), x(1, 2, 1, 4), "BSND", "whole")
    wrong("npu_apply_rotary_pos_emb", "shapes", "differ", x(1, 2, 2, 4), x(1, 2, 2, 4), x(1, 2, 1, 4), x(1, 1, 1, 4))
    h = x(1, 1, 2, 6, dtype=f16)
    wrong("npu_interleave_rope", "rank", "three", x(1, 2, 4, dtype=f16), x(1, 2, 4, dtype=f16), x(1, 2, 4, dtype=f16))
    wrong("npu_interleave_rope", "even", "odd", h[..., :5], h[..., :5], h[..., :5])
    wrong("npu_interleave_rope", "shapes", "differ", h, h, h[:, :, :1])
    at = x(2, dtype=i64)
    wrong("npu_mrope", "rank", "three", at, x(2, 2, 4), x(2, 4), x(3, 4), 4)
    wrong("npu_mrope", "head", "other", at, x(2, 4), x(2, 4), x(3, 4), 3)
    wrong("npu_mrope", "mode", "other", at, x(2, 4), x(2, 4), x(3, 4), 4, rotary_mode="full")
    wrong("npu_dynamic_quant", "rank", "one", x(4, dtype=f16))
    wrong("npu_convert_weight_to_int4pack", "eighths", "twelve", x(2, 12, dtype=i32))
    wrong("npu_trans_quant_param", "rank", "three", x(1, 1, 4))
    wrong("npu_group_quant", "rank", "one", x(4), x(1, 4), x(1, dtype=i64))
    wrong("npu_gelu_quant", "approximate", "other", x(2, 4), approximate="erf")
    wrong("npu_gelu_quant", "mode", "other", x(2, 4), quant_mode="none")
    wrong("npu_gelu_quant", "scale", "none", x(2, 4), quant_mode="static")
    wrong("npu_dequant_bias", "rank", "one", x(4, dtype=i32), x(4), None, None)
    wrong("npu_dynamic_block_quant", "rank", "one", x(4, dtype=f16))
    wrong("npu_dynamic_block_quant", "blocks", "zero", x(2, 4, dtype=f16), row_block_size=0)
    wrong("npu_rotate_quant", "rank", "three", x(2, 2, 4, dtype=f16), x(4, 4, dtype=f16))
    wrong("npu_linear", "rank", "three", x(2, 2, 4), x(3, 4))
    wrong("npu_linear", "inner", "differs", x(2, 4), x(3, 5))
    wrong("npu_linear", "bias", "length", x(2, 4), x(3, 4), x(2))
    wrong("npu_bmmV2", "rank", "one", x(4), x(4, 3), [])
    wrong("npu_bmmV2", "inner", "differs", x(2, 3, 4), x(2, 5, 3), [])
    b = x(2, 4, dtype=i8)
    wrong("npu_quant_matmul", "rank", "one", x(4, dtype=i8), x(4, 3, dtype=i8), x(1))
    wrong("npu_quant_matmul", "tokens", "i8", b, x(4, 3, dtype=i8), x(1), pertoken_scale=x(2))
    wrong("npu_quant_matmul", "scale", "bf16", b, x(4, 3, dtype=i8), x(1, dtype=bf16), output_dtype=5)
    wrong("npu_weight_quant_batchmatmul", "rank", "three", x(1, 2, 4, dtype=f16), x(4, 3, dtype=i8), x(1, dtype=f16))
    wrong("npu_weight_quant_batchmatmul", "inner", "differs", x(2, 4, dtype=f16), x(5, 3, dtype=i8), x(1, dtype=f16))
    ends = x(2, dtype=i64)
    wrong("npu_grouped_matmul", "lists", "none", [], [])
    wrong("npu_grouped_matmul", "group_type", "one", [x(2, 4)], [x(2, 4, 3)], group_list=ends, group_type=1)
    wrong("npu_grouped_matmul", "split_item", "four", [x(2, 4)], [x(4, 3)], split_item=4)
    wrong("npu_grouped_matmul_swiglu_quant", "rank", "two", b, x(4, 6, dtype=i8), ends, x(2, 6), x(2))
    wrong("npu_grouped_matmul_swiglu_quant", "even", "odd", b, x(2, 4, 5, dtype=i8), ends, x(2, 5), x(2))
    wrong("npu_grouped_matmul_finalize_routing", "rank", "two", b, x(4, 6, dtype=i8), ends)
    wrong("npu_quant_matmul_dequant", "rank", "three", x(1, 2, 4, dtype=f16), x(3, 4, dtype=i8), x(3))
    wrong("npu_quant_grouped_matmul_dequant", "rank", "two", x(2, 4, dtype=f16), x(3, 4, dtype=i8), x(1, 3), ends)
    wrong("npu_quant_matmul_reduce_sum", "rank", "two", b, x(4, 3, dtype=i8))
    wrong("npu_quant_matmul_reduce_sum", "inner", "differs", b[None], x(1, 5, 3, dtype=i8))
    wrong("npu_fused_matmul", "rank", "one", x(4), x(4, 3))
    wrong("npu_fused_matmul", "inner", "differs", x(2, 4), x(5, 3))
    wrong("npu_fused_matmul", "op", "other", x(2, 4), x(4, 3), fused_op_type="sub")
    wrong("npu_fused_matmul", "operand", "none", x(2, 4), x(4, 3), fused_op_type="add")
    wrong("npu_transpose_batchmatmul", "rank", "two", x(2, 4), x(4, 3))
    wrong("npu_ffn", "activation", "other", x(2, 4, dtype=f16), x(4, 8, dtype=f16), x(8, 4, dtype=f16), "tanh")
    wrong("npu_batch_gather_matmul", "rank", "three", x(2, 8, dtype=f16), x(2, 4, dtype=f16), x(2, 8, 4, dtype=f16), x(2, dtype=i32))
    wrong("npu_kronecker_quant", "rank", "two", x(4, 8, dtype=f16), x(4, 4, dtype=f16), x(8, 8, dtype=f16))
    wrong("npu_kronecker_quant", "eighths", "four", x(1, 4, 4, dtype=f16), x(4, 4, dtype=f16), x(4, 4, dtype=f16))

    e = x(2, 2, dtype=i32)
    wrong("npu_moe_gating_top_k", "rank", "three", x(1, 2, 4), 1)
    wrong("npu_moe_gating_top_k", "k", "five", x(2, 4), 5)
    wrong("npu_moe_gating_top_k", "groups", "three", x(2, 4), 1, group_count=3)
    wrong("npu_moe_gating_top_k", "modes", "norm", x(2, 4), 1, norm_type=2)
    wrong("npu_moe_gating_top_k_softmax", "rank", "one", x(4))
    wrong("npu_moe_gating_top_k_softmax", "k", "zero", x(2, 4), k=0)
    wrong("npu_moe_gating_top_k_softmax_v2", "renorm", "two", x(2, 4), renorm=2)
    wrong("npu_moe_finalize_routing", "rank", "one", x(4), None, None, None, None, x(4, dtype=i32), None)
    wrong("npu_moe_finalize_routing", "mode", "four", x(4, 4), None, None, None, None, x(4, dtype=i32), None, 4)
    wrong("npu_moe_finalize_routing", "skips", "second", x(4, 4), None, x(4, 4), None, None, x(4, dtype=i32), None)
    wrong("npu_moe_finalize_routing", "experts", "none", x(4, 4), None, None, x(2, 4), None, x(4, dtype=i32), None)
    wrong("npu_moe_init_routing", "rank", "one", x(4), e, e, 2)
    wrong("npu_moe_init_routing", "rows", "differ", x(2, 4), e[:1], e, 2)
    wrong("npu_moe_init_routing_v2", "rank", "one", x(4), e, expert_num=2)
    wrong("npu_moe_init_routing_v2", "experts", "none", x(2, 4), e)
    wrong("npu_moe_init_routing_v2", "modes", "pads", x(2, 4), e, expert_num=2, drop_pad_mode=2)
    wrong("npu_moe_init_routing_v2", "capacity", "none", x(2, 4), e, expert_num=2, drop_pad_mode=1)
    wrong("npu_moe_init_routing_v2", "static", "none", x(2, 4), e, expert_num=2, quant_mode=0)
    wrong("npu_moe_token_permute", "rank", "three", x(2, 4), e[None])
    wrong("npu_moe_token_unpermute", "rank", "two", x(2, 4), e)
    wrong("npu_moe_token_unpermute", "probs", "one", x(4, 4), e[0], x(2))
    wrong("npu_moe_token_permute_with_routing_map", "rank", "one", x(4), e.bool(), num_out_tokens=2)
    wrong("npu_moe_token_permute_with_routing_map", "rows", "differ", x(3, 4), e.bool(), num_out_tokens=2)
    wrong("npu_moe_token_permute_with_routing_map", "number", "none", x(2, 4), e.bool())
    wrong("npu_moe_token_unpermute_with_routing_map", "rank", "two", x(4, 4), e, [2, 4])
    wrong("npu_moe_token_unpermute_with_routing_map", "shape", "three", x(4, 4), e[0], [1, 2, 4])
    wrong("npu_moe_token_unpermute_with_routing_map", "map", "none", x(4, 4), e[0], [2, 4], probs=x(2, 2))
    wrong("npu_moe_re_routing", "rank", "one", x(4, dtype=f16), e)
    wrong("npu_moe_re_routing", "types", "zero", x(4, 4, dtype=f16), e, expert_token_num_type=0)
    wrong("npu_moe_compute_expert_tokens", "rank", "two", e, 2)
    wrong("npu_moe_compute_expert_tokens", "number", "none", e[0], 0)
    wrong("npu_moe_update_expert", "rank", "one", e[0], e, local_rank_id=0, world_size=1)
    wrong("npu_moe_update_expert", "mode", "two", e, e, balance_mode=2)
    wrong("npu_moe_update_expert", "world", "none", e, e)

    wrong("npu_one_hot", "axis", "three", x(2, dtype=i64), 3, 4)
    wrong("npu_scaled_masked_softmax", "rank", "three", x(2, 4, 4), x(2, 4, 4).bool())
    wrong("npu_scaled_masked_softmax", "mask", "other", x(1, 2, 4, 4), x(1, 3, 4, 4).bool())
    wrong("npu_scaled_masked_softmax_backward", "mask", "other", x(1, 2, 4, 4), x(1, 2, 4, 4), x(1, 3, 4, 4).bool(), 1.0, False)
    wrong("npu_masked_softmax_with_rel_pos_bias", "rank", "three", x(2, 4, 4), None, x(2, 4, 4))
    wrong("batch_norm_reduce", "rank", "one", x(4), 1e-5)
    wrong("npu_masked_causal_conv1d", "rank", "two", x(2, 4, dtype=f16), x(3, 4, dtype=f16))
    wrong("npu_top_k_top_p", "rank", "one", x(4))
    wrong("npu_cross_entropy_loss", "rank", "one", x(4), x(4, dtype=i64))
    wrong("npu_cross_entropy_loss", "reduction", "other", x(2, 4), x(2, dtype=i64), reduction="batchmean")
    wrong("npu_attention_update", "lists", "one", [x(2), x(2)], [x(2, 4)], 0)
    r = x(2, 3, 4, 8)
    wrong("npu_ring_attention_update", "layout", "other", x(4, 2, 24), r, r, x(4, 2, 24), r, r, input_layout="BSH")
    wrong("npu_scatter_nd_update", "rank", "long", x(2, 4), x(1, 3, dtype=i64), x(1))
    wrong("scatter_update", "rank", "two", x(2, 3, 4), x(2, 1, dtype=i64), x(2, 3, 1), -1)
    wrong("scatter_update", "axis", "first", x(2, 3, 4), x(2, dtype=i64), x(2, 3, 1), 0)
    kv = [x(5, 2, 16), x(5, 2, 16), x(2, 4, 2, 16), x(2, 4, 2, 16)]
    wrong("npu_scatter_pa_kv_cache_functional", "rank", "slots", *kv, x(5, 1, dtype=i32))
    wrong("npu_scatter_pa_kv_cache_functional", "mode", "other", *kv, x(5, dtype=i32), cache_mode="NZ")
    wrong("atb._npu_reshape_and_cache.functional", "rank", "slots", *kv, x(5, 1, dtype=i32))
    pages, two = x(2, 2, dtype=i32), x(2, dtype=i32)
    wrong("npu_gather_pa_kv_cache_functional", "rank", "lengths", *kv[2:], pages, pages, *kv[:2])
    wrong("npu_gather_pa_kv_cache_functional", "lengths", "ends", *kv[2:], pages, two, *kv[:2], is_seq_lens_cumsum=True)
    q, pair = x(2, 4, 16, dtype=f16), [x(2, 4, 2, 16, dtype=f16), x(2, 4, 2, 16, dtype=f16)]
    wrong("atb._npu_paged_attention.functional", "rank", "lengths", q, *pair, 2, 4, 1.0, pages, pages, q)
    wrong("atb._npu_paged_attention.functional", "heads", "three", q, *pair, 3, 4, 1.0, pages, two, q)
    latent = [x(1, 1, 2, 64, dtype=f16), x(32, dtype=f16), x(1, 1, 2, 32, dtype=f16), x(1, 1, 2, 32, dtype=f16)]
    places = [x(2, 4, 1, 32, dtype=f16), x(2, 4, 1, 32, dtype=f16)]
    name = "npu_kv_rmsnorm_rope_cache_v2_functional"
    wrong(name, "rank", "two", latent[0], latent[0], *latent[2:], x(2, dtype=i64), *places, cache_mode="PA")
    wrong(name, "mode", "other", *latent, x(2, dtype=i64), *places, cache_mode="NZ")
    wrong(name, "index", "one", *latent, x(2, dtype=i64), *places)
    wrong(name, "even", "odd", latent[0], x(33, dtype=f16), latent[2][..., 1:], latent[3][..., 1:], x(2, dtype=i64), *places, cache_mode="PA")
    name, turns = "npu_qkv_rms_norm_rope_cache_functional", [x(32, dtype=f16), x(32, dtype=f16), x(2, 32, dtype=f16), x(2, 32, dtype=f16), x(2, dtype=i64)]
    into = [x(2, 64, dtype=f16), x(2, 2, 4, 16, dtype=f16), x(2, 2, 4, 16, dtype=f16)]
    wrong(name, "sizes", "heads", x(2, 128, dtype=f16), *turns, *into, [1, 2, 4, 32], [2, 1, 2])
    wrong(name, "rank", "three", x(1, 2, 128, dtype=f16), *turns, *into, [1, 2, 4, 32], [2, 1, 1])
    wrong(name, "mode", "rows", x(2, 128, dtype=f16), *turns, *into, [1, 2, 4, 32], [2, 1, 1], cache_mode="PA")
    wrong("npu_swiglu_quant", "even", "odd", x(2, 5), quant_mode=1)
    wrong("npu_swiglu_quant", "mode", "two", x(2, 4), quant_mode=2)
    wrong("npu_swiglu_quant", "static", "none", x(2, 4))
    wrong("npu_dequant_swiglu_quant", "rank", "odd", x(2, 5, dtype=f16), quant_mode=1)
    wrong("npu_dequant_swiglu_quant", "mode", "two", x(2, 4, dtype=f16), quant_mode=2)
    wrong("npu_dequant_swiglu_quant", "static", "none", x(2, 4, dtype=f16))
    wrong("npu_dequant_swiglu_quant", "scales", "none", x(2, 4, dtype=i32), quant_mode=1)
    h = x(1, 2, 3, 16, dtype=f16)
    wrong("npu_prompt_flash_attention", "heads", "none", h, h, h, num_heads=0)
    wrong("npu_prompt_flash_attention", "layout", "other", h, h, h, input_layout="NBSD")
    wrong("npu_prompt_flash_attention", "mode", "nine", h, h, h, input_layout="BNSD", sparse_mode=9)
    wrong("npu_incre_flash_attention", "layout", "other", h, h, h, input_layout="TND")
    wrong("npu_incre_flash_attention", "lengths", "none", h, h, h, input_layout="BNSD", block_table=x(1, 2, dtype=i32))
    wrong("npu_fused_infer_attention_score", "layout", "other", h, h, h, input_layout="NBSD")
    wrong("npu_fused_infer_attention_score", "paged", "none", h, h, h, input_layout="BNSD", block_table=x(1, 2, dtype=i32))
    wrong("npu_fused_infer_attention_score", "packed", "none", h[0], h[0], h[0], input_layout="TND")
    wrong("npu_fused_infer_attention_score_v2", "heads", "none", h, h, h, num_query_heads=0)
    wrong("npu_fused_infer_attention_score_v2", "paged", "none", h, h, h, input_layout="BNSD", block_table=x(1, 2, dtype=i32))
    wrong("npu_fused_infer_attention_score_v2", "packed", "none", h[0], h[0], h[0], input_layout="TND")
    for op, four in (("npu_fusion_attention", [h, h, h]), ("npu_fusion_attention_grad", [h, h, h, h]), ("npu_fusion_attention_v2", [h, h, h]), ("npu_fusion_attention_grad_v2", [h, h, h, h])):
        wrong(op, "heads", "none", *four, 0, "BNSD")
        wrong(op, "layout", "other", *four, 2, "NBSD")
        wrong(op, "rank", "three", *four, 2, "TND")
        wrong(op, "mode", "nine", *four, 2, "BNSD", sparse_mode=9)
        if op.endswith("v2"):
            wrong(op, "rope", "one", *four, 2, "BNSD", query_rope=h)
    wrong("_C_ascend.npu_add_rms_norm_bias", "shapes", "differ", x(2, 4), x(1, 4), x(4))
    wrong("_C_ascend.npu_add_rms_norm_bias", "gamma", "other", x(2, 4), x(2, 4), x(3))
    wrong("atb._npu_rotary_embedding.functional", "rank", "three", x(2, dtype=i64), x(2, 2, 4), x(2, 4), 4, x(3, 4), True)
    wrong("atb._npu_rotary_embedding.functional", "head", "three", x(2, dtype=i64), x(2, 4), x(2, 4), 3, x(3, 4), True)
    wrong("npu_view_copy.functional", "other", "wider", x(2, 3), x(2, 3, dtype=torch.float64), False)
    wrong("npu_view_copy.functional", "shapes", "longer", x(2, 3), x(4, 3), False)
    a, b = x(5, 4, dtype=f16), x(5, 3, dtype=f16)
    wrong("npu_grouped_matmul_add", "rank", "three", x(12, 3), a[None], b, x(3, dtype=i64))
    wrong("npu_grouped_matmul_add", "rows", "differ", x(12, 3), a, b[:4], x(3, dtype=i64))
    wrong("npu_grouped_matmul_add", "kind", "two", x(12, 3), a, b, x(3, dtype=i64), group_list_type=2)
    wrong("atb._npu_matmul_add_fp32.functional", "rank", "three", a[None], b, x(4, 3))
    one = [x(3), None]
    wrong("npu_apply_adam_w.functional", "shapes", "m", 0.9, 0.9, 0.1, 0.0, 0.9, 0.9, 1e-6, *one, None, None, var=x(3), m=x(4), v=x(3))
    wrong("npu_apply_adam.functional", "shapes", "m", 0.9, 0.9, 0.1, 0.9, 0.9, 1e-6, *one, None, var=x(3), m=x(4), v=x(3))
    lists = [[x(2, 5, 3)], x(1, dtype=i64), x(1, 2, 2, 3)]
    wrong("npu_scatter_list", "rank", "three", lists[0], lists[1], lists[2][0])
    wrong("npu_scatter_list", "indices", "two", lists[0], lists[1][None], lists[2])
    wrong("npu_scatter_list", "reduce", "add", *lists, reduce="add")
    wrong("npu_scatter_list", "axis", "zero", *lists, axis=0)
    c = [x(1, 4, 5, 5, dtype=i8), x(6, 4, 3, 3, dtype=i8), x(6)]
    wrong("npu_quant_conv2d", "rank", "three", c[0][0], *c[1:])
    wrong("npu_quant_conv2d", "groups", "three", *c, groups=3)
    wrong("npu_quant_conv2d", "steps", "zero", *c, strides=[0, 1])
    d = [x(3, 2, 4, dtype=bf16), x(3, 2, 4, dtype=bf16), x(3, 4, 3, dtype=bf16), x(3, 4, 3, 4, dtype=bf16)]
    name = "npu_recurrent_gated_delta_rule_functional"
    wrong(name, "rank", "states", *d[:3], d[0], actual_seq_lengths=x(1, dtype=i32), ssm_state_indices=x(3, dtype=i32))
    wrong(name, "lengths", "none", *d)
    q, k, w = x(1, 2, 4, 16, dtype=f16), x(1, 5, 1, 16, dtype=f16), x(1, 2, 4, dtype=f16)
    i, s = x(1, 2, 4, 16, dtype=i8), [x(1, 2, 4), x(1, 5, 1), 0, 0]
    for name, three, more in (("npu_lightning_indexer", [q, k, w], []), ("npu_quant_lightning_indexer", [i, x(1, 5, 1, 16, dtype=i8), w], s)):
        wrong(name, "layout", "other", *three, *more, layout_query="BNSD")
        wrong(name, "rank", "three", three[0][0], *three[1:], *more)
        wrong(name, "one", "two", three[0], three[0], w, *more)
        wrong(name, "mode", "two", *three, *more, sparse_mode=2)
        wrong(name, "lengths", "none", *three, *more, layout_key="PA_BSND")


refusals()
