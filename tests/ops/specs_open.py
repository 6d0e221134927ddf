"""Calls of torch_npu's operators that are converted and not executed: each becomes a program of the golden test."""

from __future__ import annotations

from typing import Any

import torch
from specs import bf16, f16, f32, i8, i32, i64

f8 = torch.float8_e4m3fn
OPEN: list[tuple[str, list[Any], dict[str, Any]]] = []


def x(*shape: int, dtype: torch.dtype = f16) -> torch.Tensor:
    """What a program takes: only shape and dtype are told."""
    return torch.empty(shape, dtype=dtype)


def call(op: str, *args: Any, **kwargs: Any) -> None:
    """A program that is this one call."""
    OPEN.append((op, list(args), kwargs))


def blocks() -> None:
    call("npu_dynamic_mx_quant", x(3, 100))
    call("npu_dynamic_block_mx_quant", x(3, 40, 128), dst_type=24)
    call("npu_dynamic_dual_level_mx_quant", x(3, 1024), smooth_scale=x(1024))
    call("npu_dynamic_mx_quant_with_dual_axis", x(70, 128), dst_type=23)
    call("npu_grouped_dynamic_mx_quant", x(200, 64), x(3, dtype=i32))
    call("npu_rms_norm_dynamic_mx_quant", x(3, 64), x(64), beta=x(64))
    call("npu_add_rms_norm_dynamic_mx_quant", x(3, 64), x(3, 64), x(64), dst_type=292)
    call("npu_swiglu_mx_quant", x(3, 256), dst_type=291)
    call("npu_quant_max", x(3, 64), x(1, dtype=f32))
    call("npu_grouped_dynamic_block_quant", x(6, 256), x(2, dtype=i32))
    for end in ("", "_"):
        call("npu_add_quant_matmul" + end, x(4, 8, dtype=f32), x(4, 16, dtype=f8), x(16, 8, dtype=f8), x(1, dtype=f32), x1_scale=x(1, dtype=f32))
        call("npu_add_quant_gmm" + end, x(2, 4, 8, dtype=f32), x(4, 16, dtype=f8), x(16, 8, dtype=f8), x(2, dtype=f32), x(2, dtype=i64), x1_scale=x(2, dtype=f32))


def products() -> None:
    call("npu_transpose_quant_batchmatmul", x(4, 2, 16, dtype=f8), x(2, 16, 8, dtype=f8), 15, x1_scale=x(4, dtype=f32), x2_scale=x(8, dtype=f32), perm_x1=[1, 0, 2], perm_x2=[0, 1, 2], perm_y=[1, 0, 2])
    call("npu_grouped_matmul_swiglu_quant_v2", x(6, 16, dtype=i8), [x(2, 16, 8, dtype=i8)], [x(2, 8, dtype=f32)], x(6, dtype=f32), x(2, dtype=i64))


def attention() -> None:
    call("npu_kv_quant_sparse_flash_attention", x(1, 2, 4, 576), x(1, 8, 1, 656, dtype=i8), x(1, 8, 1, 656, dtype=i8), x(1, 2, 1, 4, dtype=i32), 0.1, 2, 2, attention_mode=2)
    call("npu_fused_attention_layernorm_qkv_fwd", x(256, 24), x(24, 24), x(24, 24), x(24, 24), x(24), x(24))
    call("atb._npu_flash_attention_unpad", x(4, 2, 8), x(4, 2, 8), x(4, 2, 8), x(2, dtype=i32), 0.5, 2, 2, x(4, 16))


def latent() -> None:
    b = {"dtype": bf16}
    first = [x(3, 32, **b), x(32, 16, **b), x(16, 2 * 24, **b), x(2, 16, 20, **b), x(32, 28, **b), x(16, **b), x(20, **b), x(3, 8, **b), x(3, 8, **b)]
    caches = [x(2, 16, 1, 20, **b), x(2, 16, 1, 8, **b)]
    at = x(3, dtype=i64)
    for op in ("npu_mla_prolog", "npu_mla_prolog_v2"):
        call(op, *first, at, *caches)
        call(op + ".functional", *first, at, *caches)
    for op in ("npu_mla_prolog_v3", "npu_mla_prolog_v3_functional"):
        call(op, *first, *caches, cache_index=at, query_norm_flag=True)
    i = {"dtype": i8}
    rows = [x(2, 3, 4 * 8), x(2, 3, 1, 8), x(2, 3, 1, 8), x(2, 16, 1, 8, **i), x(2, 16, 1, 8, **i), x(2, dtype=i32), x(8, dtype=f32), x(8, dtype=f32), [16, 8, 8]]
    for op in ("npu_rope_quant_kvcache", "npu_dequant_rope_quant_kvcache"):
        call(op, *rows)
        call(op + ".functional", *rows, kv_output=True)


def ranks() -> None:
    tokens, experts, weights = x(8, 32), x(8, 2, dtype=i32), x(8, 2, dtype=f32)
    world = ["group", 4, 1, 16]
    call("npu_moe_distribute_dispatch", tokens, experts, *world, scales=x(16, 32, dtype=f32), quant_mode=2)
    call("npu_moe_distribute_dispatch_v2", tokens, experts, *world, expert_scales=weights)
    back = [x(64, 32), experts, x(16, dtype=i32), x(16, dtype=i32), weights]
    call("npu_moe_distribute_combine", *back, *world)
    call("npu_moe_distribute_combine_v2", *back, *world, shared_expert_x=tokens)
    b = {"dtype": bf16}
    call("npu_moe_distribute_combine_add_rms_norm", x(64, 32, **b), *back[1:], x(8, 1, 32, **b), x(32, **b), *world)
    f = {"dtype": f8}
    sent = ["hcom", 2, [2, 1, 1, 2], [1, 2, 2, 3]]
    call("npu_alltoallv_gmm", x(6, 16), x(2, 16, 8), *sent, mm_x=x(4, 16), mm_weight=x(16, 8), permute_out_flag=True)
    call("npu_alltoallv_quant_gmm", x(6, 16, **f), x(2, 16, 8, **f), x(1, dtype=f32), x(1, dtype=f32), *sent, 15, gmm_x_quant_mode=1, gmm_weight_quant_mode=1)
    call("npu_gmm_alltoallv", x(6, 16), x(2, 16, 8), *sent)
    call("npu_quant_gmm_alltoallv", x(6, 16, **f), x(2, 16, 8, **f), x(1, dtype=f32), x(1, dtype=f32), *sent, 5, gmm_x_quant_mode=1, gmm_weight_quant_mode=1)
    a, w = x(8, 16), x(16, 6)
    scales = {"x1_scale": x(8, dtype=f32), "x2_scale": x(6, dtype=f32)}
    call("npu_all_to_all_matmul", a, x(32, 6), "hcom", 2)
    call("npu_all_to_all_quant_matmul", x(8, 16, **f), x(32, 6, **f), "hcom", 2, **scales, y_dtype=5)
    call("npu_matmul_all_to_all", a, w, "hcom", 2, x(6))
    call("npu_quant_matmul_all_to_all", x(8, 16, **f), x(16, 6, **f), "hcom", 2, **scales)
    call("npu_quant_all_reduce", x(8, 16, **f), x(8, dtype=f32), "hcom", 2, output_dtype=15)
    call("npu_quant_reduce_scatter", x(8, 16, **f), x(8, dtype=f32), "hcom", 2)
    call("npu_mm_all_reduce_base", a, w, "hcom", bias=x(6))
    call("npu_all_gather_base_mm", a, w, "hcom", 2)
    call("npu_all_gather_quant_mm", x(8, 16, **f), x(16, 6, **f), "hcom", 2, **scales, y_dtype=15)
    call("npu_mm_reduce_scatter_base", a, w, "hcom", 2)
    call("npu_quant_mm_reduce_scatter", x(8, 16, **f), x(16, 6, **f), "hcom", 2, **scales)
    call("_npu_distribute_barrier", a, "group", 2)


def workers() -> None:
    one, ids = x(1, dtype=i32), x(4, dtype=i32)
    call("npu_attention_to_ffn", x(1, 4, 16), one, one, one, x(1, 4, 2, dtype=i32), x(1, 8, 2, dtype=i32), "group", 4, [2, 2, 2], [2, 2, 4, 16], [2, 2, 4], 8)
    call("npu_ffn_to_attention", x(4, 16), ids, ids, ids, ids, x(1, dtype=i64), "group", 4, [2, 2, 4], [2, 2, 4, 16])
    call("attention_worker_scheduler", x(1024, dtype=i8))
    call("ffn_worker_scheduler", x(1024, dtype=i8), sync_group_size=2)
    call("npu_attention_worker_combine", x(1024, dtype=i8), x(4, 2, dtype=f32), x(1, dtype=i32), 16, token_dtype=1)
    call("npu_ffn_worker_batching", x(1024, dtype=i8), 4, [2, 3, 2, 16])


for group in (blocks, products, attention, latent, ranks, workers):
    group()
