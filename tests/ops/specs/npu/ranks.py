# SPDX-License-Identifier: Apache-2.0
"""Calls of torch_npu operators across ranks."""

from __future__ import annotations

import torch

from specs.base import bf16, f32, group, i8, i32, i64
from specs.npu.base import operand, program, static

f8 = torch.float8_e4m3fn


@group
def compiled_only() -> None:
    """Adds operators that communicate between ranks, which are lowered and not executed."""
    tokens, experts, weights = operand(8, 32), operand(8, 2, dtype=i32), operand(8, 2, dtype=f32)
    world = ["group", 4, 1, 16]
    program("npu_moe_distribute_dispatch", tokens, experts, *world, scales=operand(16, 32, dtype=f32), quant_mode=2)
    program("npu_moe_distribute_dispatch_v2", tokens, experts, *world, expert_scales=weights)
    back = [operand(64, 32), experts, operand(16, dtype=i32), operand(16, dtype=i32), weights]
    program("npu_moe_distribute_combine", *back, *world)
    program("npu_moe_distribute_combine_v2", *back, *world, shared_expert_x=tokens)
    b = {"dtype": bf16}
    program("npu_moe_distribute_combine_add_rms_norm", operand(64, 32, **b), *back[1:], operand(8, 1, 32, **b), operand(32, **b), *world)
    f = {"dtype": f8}
    sent = ["hcom", 2, [2, 1, 1, 2], [1, 2, 2, 3]]
    program("npu_alltoallv_gmm", operand(6, 16), operand(2, 16, 8), *sent, mm_x=operand(4, 16), mm_weight=operand(16, 8), permute_out_flag=True)
    program("npu_alltoallv_quant_gmm", operand(6, 16, **f), operand(2, 16, 8, **f), operand(1, dtype=f32), operand(1, dtype=f32), *sent, 15, gmm_x_quant_mode=1, gmm_weight_quant_mode=1)
    program("npu_gmm_alltoallv", operand(6, 16), operand(2, 16, 8), *sent)
    program("npu_quant_gmm_alltoallv", operand(6, 16, **f), operand(2, 16, 8, **f), operand(1, dtype=f32), operand(1, dtype=f32), *sent, 5, gmm_x_quant_mode=1, gmm_weight_quant_mode=1)
    a, w = operand(8, 16), operand(16, 6)
    scales = {"x1_scale": operand(8, dtype=f32), "x2_scale": operand(6, dtype=f32)}
    program("npu_all_to_all_matmul", a, operand(32, 6), "hcom", 2)
    program("npu_all_to_all_quant_matmul", operand(8, 16, **f), operand(32, 6, **f), "hcom", 2, **scales, y_dtype=5)
    program("npu_matmul_all_to_all", a, w, "hcom", 2, operand(6))
    program("npu_quant_matmul_all_to_all", operand(8, 16, **f), operand(16, 6, **f), "hcom", 2, **scales)
    program("npu_quant_all_reduce", operand(8, 16, **f), operand(8, dtype=f32), "hcom", 2, output_dtype=15)
    program("npu_quant_reduce_scatter", operand(8, 16, **f), operand(8, dtype=f32), "hcom", 2)
    program("npu_mm_all_reduce_base", a, w, "hcom", bias=operand(6))
    program("npu_all_gather_base_mm", a, w, "hcom", 2)
    program("npu_all_gather_quant_mm", operand(8, 16, **f), operand(16, 6, **f), "hcom", 2, **scales, y_dtype=15)
    program("npu_mm_reduce_scatter_base", a, w, "hcom", 2)
    program("npu_quant_mm_reduce_scatter", operand(8, 16, **f), operand(16, 6, **f), "hcom", 2, **scales)
    program("_npu_distribute_barrier", a, "group", 2)


@group
def workers() -> None:
    """Adds operators of attention and expert workers, which are lowered and not executed."""
    one, ids = operand(1, dtype=i32), operand(4, dtype=i32)
    program("npu_attention_to_ffn", operand(1, 4, 16), one, one, one, operand(1, 4, 2, dtype=i32), operand(1, 8, 2, dtype=i32), "group", 4, [2, 2, 2], [2, 2, 4, 16], [2, 2, 4], 8)
    program("npu_ffn_to_attention", operand(4, 16), ids, ids, ids, ids, operand(1, dtype=i64), "group", 4, [2, 2, 4], [2, 2, 4, 16])
    program("attention_worker_scheduler", operand(1024, dtype=i8))
    program("ffn_worker_scheduler", operand(1024, dtype=i8), sync_group_size=2)
    program("npu_attention_worker_combine", operand(1024, dtype=i8), operand(4, 2, dtype=f32), operand(1, dtype=i32), 16, token_dtype=1)
    program("npu_ffn_worker_batching", operand(1024, dtype=i8), 4, [2, 3, 2, 16])


@group
def one_rank() -> None:
    """Adds dispatch and combine of a single rank."""
    ids, half = torch.tensor([[0, 2], [1, 0], [2, 1], [0, 1]], dtype=i32), (torch.float16, bf16)
    world = ["group", 1, 0, 3]
    name = "npu_moe_distribute_dispatch_v2"
    static(name, "one", lambda m: [m(4, 8), ids, *world], half)
    static(name, "quantised", lambda m: [m(4, 8), ids, *world], half, scales=torch.arange(1.0, 25).reshape(3, 8) / 8, quant_mode=2, expert_token_nums_type=0, tp_world_size=1)
    back = lambda m: [m(8, 16), ids, m(1024, dtype=i32), m(3, dtype=i32), m.positive(4, 2, dtype=f32), *world]  # noqa: E731
    static("npu_moe_distribute_combine_v2", "one", back, half)
    tokens, pairs = torch.tensor([True, True, False, False]), torch.tensor([[True, False], [False, False], [True, True], [False, True]])
    static(name, "tokens", lambda m: [m(4, 8), ids, *world], half, x_active_mask=tokens)
    static(name, "pairs", lambda m: [m(4, 8), ids, *world], half, x_active_mask=pairs)
    static("npu_moe_distribute_dispatch", "one", lambda m: [m(4, 8), ids, *world], half)
    static("npu_moe_distribute_dispatch", "tokens", lambda m: [m(4, 8), ids, *world], half, x_active_mask=tokens, quant_mode=2)
    static("npu_moe_distribute_combine", "one", back, half)
    static("npu_moe_distribute_combine", "tokens", back, half, x_active_mask=tokens)
    static("npu_moe_distribute_combine_v2", "pairs", back, half, x_active_mask=pairs)
    static("npu_moe_distribute_combine_v2", "shared", back, half, shared_expert_x=torch.arange(64).reshape(4, 16).to(bf16) / 8)
