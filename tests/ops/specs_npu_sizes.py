"""Calls of torch_npu's operators whose sizes or dtypes do not go together, in the terms of specs_npu.py."""

from __future__ import annotations

from typing import Any

import torch
from specs import bf16, f16, f32, f64, i8, i32, i64
from specs_npu import wrong


def x(*shape: int, dtype: torch.dtype = f32) -> torch.Tensor:
    return torch.zeros(shape, dtype=dtype)


def h(*shape: int) -> torch.Tensor:
    return x(*shape, dtype=f16)


def b(*shape: int) -> torch.Tensor:
    return x(*shape, dtype=i8)


def n(*shape: int) -> torch.Tensor:
    return x(*shape, dtype=i32)


def ends(size: int) -> torch.Tensor:
    return x(size, dtype=i64)


def quantisers() -> None:
    for name in ("npu_dynamic_quant", "npu_dynamic_quant_asymmetric"):
        wrong(name, "mode", "other", h(2, 8), quant_mode="other", dst_type=16)
        wrong(name, "smooth", "groups", h(4, 8), smooth_scales=h(2, 8), group_index=n(3))
    wrong("npu_quantize", "dtype", "f32", x(2, 4), x(4), None, 6)
    wrong("npu_quantize", "rank", "two", x(2, 4), x(1, 4), None, 1)
    wrong("npu_quantize", "sizes", "three", x(2, 4), x(3), None, 1)
    wrong("npu_anti_quant", "dtype", "i16", b(2, 4), x(4), dst_dtype=2)
    wrong("npu_anti_quant", "sizes", "three", b(2, 4), x(3))
    wrong("npu_group_quant", "groups", "three", x(2, 4), x(2, 4), ends(3))
    wrong("npu_gelu_quant", "dtype", "u8", x(2, 4), dst_type=0)
    wrong("npu_gelu_quant", "sizes", "three", x(2, 4), input_scale=x(3))
    wrong("npu_dequant_bias", "dtype", "i64", n(2, 4), x(4), None, None, output_dtype=i64)
    wrong("npu_dequant_bias", "sizes", "three", n(2, 4), x(3), None, None)
    wrong("npu_rotate_quant", "dtype", "u8", h(2, 8), h(8, 8), dst_dtype=0)
    wrong("npu_rotate_quant", "sizes", "three", h(2, 8), h(3, 3))
    wrong("npu_swiglu_quant", "groups", "three", x(4, 8), smooth_scales=x(2, 4), group_index=n(3), quant_mode=1)
    wrong("npu_dequant_swiglu_quant", "groups", "three", h(4, 8), quant_scale=x(2, 4), group_index=n(3), quant_mode=1)
    wrong("npu_add_rms_norm_dynamic_quant", "sizes", "factors", h(2, 4), h(2, 4), h(4), smooth_scale1=h(3))
    wrong("npu_add_rms_norm_quant", "sizes", "scales", h(2, 4), h(2, 4), h(4), h(3), None)


def products() -> None:
    name, w = "npu_grouped_matmul", x(3, 4, 5)
    wrong(name, "alike", "dtypes", [x(6, 4)], [h(3, 4, 5)], group_list=ends(3), group_type=0, split_item=2)
    wrong(name, "one", "split", [x(6, 4)], [w], group_list=ends(3), group_type=0)
    wrong(name, "kinds", "act", [x(6, 4)], [w], group_list=ends(3), group_type=0, split_item=2, act_type=7)
    wrong(name, "groups", "two", [x(6, 4)], [w], group_list=ends(2), group_type=0, split_item=2)
    wrong(name, "paired", "one", [x(6, 4), x(2, 4)], [x(4, 5)])
    wrong(f"{name}.List", "lists", "none", [], [])
    wrong(f"{name}.List", "alike", "dtypes", [x(6, 4)], [h(4, 5)])
    wrong(f"{name}.List", "split_item", "four", [x(6, 4)], [x(4, 5)], split_item=4)
    wrong(f"{name}.List", "kinds", "type", [x(6, 4)], [x(4, 5)], group_type=0)
    wrong(f"{name}.List", "groups", "three", [x(6, 4)], [x(4, 5), x(4, 5)], group_list=[1, 2, 6])
    wrong(name, "dtypes", "x", [x(6, 4, dtype=f64)], [x(4, 5, dtype=f64)])
    wrong(f"{name}.List", "dtypes", "x", [x(6, 4, dtype=f64)], [x(4, 5, dtype=f64)])
    wrong("npu_grouped_matmul_swiglu_quant", "groups", "two", b(6, 4), b(3, 4, 8), ends(2), x(3, 8), x(6))
    wrong("npu_grouped_matmul_swiglu_quant", "scales", "one", b(6, 4), b(3, 4, 8), ends(3), x(8), x(6))
    name = "npu_grouped_matmul_finalize_routing"
    wrong(name, "groups", "two", b(6, 4), b(3, 4, 8), ends(2), scale=x(3, 8))
    wrong(name, "scales", "none", b(6, 4), b(3, 4, 8), ends(3))
    wrong(name, "shared", "columns", b(6, 4), b(3, 4, 8), ends(3), scale=x(3, 8), shared_input=x(2, 4, dtype=bf16))
    wrong("npu_quant_matmul_dequant", "mode", "other", h(2, 4), b(3, 4), x(3), quant_mode="other")
    name = "npu_quant_grouped_matmul_dequant"
    wrong(name, "groups", "two", h(6, 4), b(3, 5, 4), x(3, 5), ends(2))
    wrong(name, "scales", "columns", h(6, 4), b(3, 5, 4), x(3, 4), ends(3))
    wrong(name, "mode", "other", h(6, 4), b(3, 5, 4), x(3, 5), ends(3), quant_mode="other")
    wrong("npu_quant_matmul_reduce_sum", "scales", "none", b(2, 3, 4), b(2, 4, 5), x1_scale=x(2, 3))
    wrong("npu_ffn", "one", "both", h(4, 2), h(2, 2, 4), h(2, 4, 2), "relu", expert_tokens=[2, 2], expert_tokens_index=[2, 4])
    name, pair = "npu_quant_matmul", [b(2, 4), b(4, 3), x(3)]
    wrong(name, "dtype", "u8", *pair, output_dtype=0)
    wrong(name, "offset", "half", *pair, output_dtype=5, offset=x(1))
    wrong(name, "whole", "scales", *pair, output_dtype=3, pertoken_scale=x(2))
    wrong("npu_ffn", "sizes", "groups", h(4, 2), h(3, 2, 4), h(2, 4, 2), "relu", expert_tokens=[2, 2, 0])
    wrong("npu_ffn", "tokens", "more", h(4, 2), h(2, 2, 4), h(2, 4, 2), "relu", expert_tokens=[2, 3])
    wrong("atb._npu_matmul_add_fp32.functional", "sizes", "columns", h(5, 4), h(5, 3), x(4, 4))


def experts() -> None:
    wrong("npu_moe_finalize_routing", "sizes", "skip", x(6, 4), x(2, 4), None, None, None, n(3), None)
    name = "npu_moe_init_routing_v2"
    wrong(name, "range", "one", x(2, 4), n(2, 2), expert_num=3, active_expert_range=[1])
    wrong(name, "rows", "three", x(2, 4), n(3, 2), expert_num=3)
    wrong(name, "scales", "three", x(2, 4), n(2, 2), expert_num=3, scale=x(3))


def others() -> None:
    wrong("npu_one_hot", "depth", "none", ends(2), -1, 0)
    wrong("npu_masked_softmax_with_rel_pos_bias", "sizes", "turned", x(1, 2, 3, 4, 5), x(2, 5, 4), x(3, 4, 5))
    wrong("npu_masked_softmax_with_rel_pos_bias", "windows", "three", x(1, 2, 3, 4, 4), x(3, 4, 4), x(3, 4, 4))
    wrong("npu_scaled_masked_softmax_backward", "shapes", "rank", x(2, 4, 4), x(2, 4, 4), x(1, 4, 4).bool(), 1.0, False)
    wrong("npu_cross_entropy_loss", "sizes", "rows", x(2, 4), ends(3))
    name = "npu_attention_update"
    wrong(name, "alike", "dtypes", [x(2), x(2)], [x(2, 8), h(2, 8)], 1)
    wrong(name, "sizes", "rank", [x(2, 1)], [x(2, 8)], 1)
    wrong(name, "shapes", "rows", [x(3)], [x(2, 8)], 1)
    wrong(name, "kind", "two", [x(2)], [x(2, 8)], 2)
    wrong(name, "dtypes", "lse", [x(2), x(2, dtype=f64)], [x(2, 8), x(2, 8)], 1)
    eight = x(3, 2, 4, 8)
    wrong("npu_ring_attention_update", "shapes", "differ", x(4, 3, 16), eight, eight, x(4, 3, 8), eight, eight)
    wrong("npu_ring_attention_update", "sizes", "rows", *[x(5, 3, 16), eight, eight] * 2)
    wrong("scatter_update", "sizes", "differ", x(2, 3, 4), ends(2), x(2, 2, 2), -1)
    wrong("npu_quant_scatter", "sizes", "differ", b(2, 3, 4), ends(2), x(2, 2, 2), x(1), axis=-1)
    wrong("npu_scatter_list", "sizes", "two", [x(2, 5, 3)], ends(2), x(1, 2, 2, 3))
    wrong("npu_scatter_list", "parts", "columns", [x(2, 5, 3)], ends(1), x(1, 2, 2, 4))
    wrong("npu_mrope", "table", "odd", ends(2), x(2, 4), x(2, 4), x(3, 3), 4)
    wrong("npu_mrope", "rows", "three", ends(3), x(2, 4), x(2, 4), x(3, 4), 4)
    wrong("npu_mrope", "sections", "three", x(3, 2, dtype=i64), x(2, 8), x(2, 8), x(3, 8), 8, mrope_section=[1, 1, 1])
    wrong("atb._npu_rotary_embedding.functional", "table", "odd", ends(2), x(2, 4), x(2, 4), 4, x(3, 3), True)
    wrong("atb._npu_rotary_embedding.functional", "rows", "three", ends(3), x(2, 4), x(2, 4), 4, x(3, 4), True)
    for name in ("npu_fused_causal_conv1d.functional", "npu_fused_causal_conv1d_v2.functional"):
        wrong(name, "lengths", "three", h(2, 3, 4), h(3, 4), h(3, 2, 4), num_computed_tokens=n(3))


def caches() -> None:
    kv = [x(5, 2, 16), x(5, 2, 16), x(2, 4, 2, 16), x(2, 4, 2, 8)]
    wrong("npu_scatter_pa_kv_cache_functional", "sizes", "values", *kv, n(5), cache_mode="Norm")
    wrong("atb._npu_reshape_and_cache.functional", "sizes", "values", *kv, n(5))
    wrong("npu_gather_pa_kv_cache_functional", "sizes", "values", *kv[2:], n(2, 2), n(2), *kv[:2])
    pages = [h(3, 4, 8), h(4, 2, 2, 8), h(4, 2, 2, 8), 2, 4, 1.0]
    wrong("atb._npu_paged_attention.functional", "sizes", "table", *pages, n(2, 2), n(3), h(3, 4, 8))
    latent = [h(1, 1, 2, 64), h(32), h(1, 1, 2, 32), h(1, 1, 2, 32), ends(2), h(2, 4, 1, 32), h(2, 3, 1, 32)]
    wrong("npu_kv_rmsnorm_rope_cache_v2_functional", "sizes", "caches", *latent, cache_mode="PA")
    small = x(2, 4, 1, 32, dtype=torch.int8)
    wrong("npu_kv_rmsnorm_rope_cache_v2_functional", "scales", "none", *latent[:5], small, small, cache_mode="PA")
    name, turns = "npu_qkv_rms_norm_rope_cache_functional", [h(32), h(32), h(2, 32), h(2, 32)]
    into, heads = [h(2, 64), h(2, 2, 4, 16)], [[1, 2, 4, 32], [2, 1, 1]]
    wrong(name, "tokens", "three", h(2, 128), *turns, ends(3), *into, h(2, 2, 4, 16), *heads)
    small = x(2, 2, 4, 16, dtype=torch.int8)
    wrong(name, "scales", "none", h(2, 128), *turns, ends(2), into[0], small, small, *heads)
    wrong(name, "caches", "blocks", h(2, 128), *turns, ends(2), *into, h(3, 2, 4, 16), *heads)


def attention() -> None:
    q, k = h(1, 4, 3, 16), h(1, 2, 5, 16)
    wrong("npu_prompt_flash_attention", "sizes", "heads", q, k, h(1, 4, 5, 16), num_heads=4, num_key_value_heads=2, input_layout="BNSD")
    wrong("npu_incre_flash_attention", "sizes", "heads", q, k, k, num_heads=4, input_layout="BNSD")
    same: Any = {"num_heads": 4, "input_layout": "BNSD"}
    for name in ("npu_prompt_flash_attention", "npu_incre_flash_attention"):
        wrong(name, "bias", "three", q, q, q, **same, pse_shift=h(4, 3, 3))
        wrong(name, "told", "three", q, q, q, **same, actual_seq_lengths=[1, 1, 1])
    for name, heads, ql, kl in (("npu_fused_infer_attention_score", "num_heads", "actual_seq_lengths", "actual_seq_lengths_kv"),
                                ("npu_fused_infer_attention_score_v2", "num_query_heads", "actual_seq_qlen", "actual_seq_kvlen")):
        wrong(name, "sizes", "heads", q, k, k, **{heads: 4}, input_layout="BNSD")
        wrong(name, "told", "three", q, q, q, **{heads: 4, kl: [1, 2, 3]}, input_layout="BNSD")
        wrong(name, "told", "ends", q[0], q[0], q[0], **{heads: 3, ql: [4], kl: [5]}, input_layout="TND")
        wrong(name, "bias", "three", q, q, q, **{heads: 4}, input_layout="BNSD", pse_shift=h(4, 3, 3))
        wrong(name, "rope", "one", q, q, q, **{heads: 4}, input_layout="BNSD", query_rope=h(1, 4, 3, 4))
    wrong(name, "sink", "three", q, q, q, num_query_heads=4, input_layout="BNSD", learnable_sink=x(3, dtype=bf16))
    for name in ("npu_fusion_attention", "npu_fusion_attention_v2"):
        wrong(name, "sizes", "values", q, k, h(1, 4, 5, 16), 4, "BNSD")
        wrong(name, "ends", "more", q[0], q[0], q[0], 3, "TND", actual_seq_qlen=[9], actual_seq_kvlen=[2])
        wrong(name, "bias", "three", q, q, q, 4, "BNSD", pse=h(4, 3, 3))
        wrong(name, "prefixes", "three", q, q, q, 4, "BNSD", prefix=[1, 2, 3])
        grad = name.replace("attention", "attention_grad")
        wrong(grad, "bias", "three", q, q, q, q, 4, "BNSD", pse=h(4, 3, 3))
        wrong(grad, "prefixes", "three", q, q, q, q, 4, "BNSD", prefix=[1, 2, 3])
        wrong(grad, "sizes", "values", q, k, h(1, 4, 5, 16), q, 4, "BNSD")
        wrong(grad, "ends", "more", q[0], q[0], q[0], q[0], 3, "TND", actual_seq_qlen=[9], actual_seq_kvlen=[2])
        wrong(grad, "kept", "sums", q, k, k, q, 4, "BNSD", softmax_max=x(1, 4, 3, 8), softmax_sum=x(4, 3, 8), attention_in=q)
    q, k = h(1, 2, 4, 16), h(1, 5, 1, 16)
    wrong("npu_lightning_indexer", "sizes", "weights", q, k, h(1, 2, 3))
    wrong("npu_quant_lightning_indexer", "sizes", "scales", b(1, 2, 4, 16), b(1, 5, 1, 16), h(1, 2, 4), x(1, 2, 4), x(1, 4, 1), 0, 0)
    wrong("npu_sparse_flash_attention", "sizes", "sinks", q, k, k, n(1, 2, 1, 3), 1.0, sinks=x(3))


def states() -> None:
    def d(*shape: int) -> torch.Tensor:
        return x(*shape, dtype=bf16)

    name, three = "npu_recurrent_gated_delta_rule_functional", [d(3, 2, 4), d(3, 2, 4), d(3, 4, 3)]
    wrong(name, "sizes", "gates", *three, d(3, 4, 3, 4), actual_seq_lengths=n(1), ssm_state_indices=n(3), g=x(3, 2))
    wrong(name, "tokens", "two", *three, d(3, 4, 3, 4), actual_seq_lengths=n(1), ssm_state_indices=n(2))
    wrong("npu_chunk_gated_delta_rule", "sizes", "states", *three, beta=d(3, 4), initial_state=d(2, 4, 3, 4), actual_seq_lengths=n(1))


for group in (quantisers, products, experts, others, caches, attention, states):
    group()
