# SPDX-License-Identifier: Apache-2.0
"""Calls of torch_npu operators for mixtures of experts."""

from __future__ import annotations

import torch

from specs.base import FLOATS, HALF, ONE, f16, f32, group, i8, i32
from specs.npu.base import call, refused, static, zeros, zeros_f16, zeros_i32


@group
def experts() -> None:
    """Adds routing, permutation and combination of tokens for experts."""
    name = "npu_moe_gating_top_k"
    call(name, "plain", lambda m: [m(m.a, 8), 3], FLOATS)
    call(name, "sigmoid", lambda m: [m(m.a, 8), 2], FLOATS, norm_type=1, routed_scaling_factor=2.5, out_flag=True)
    static(name, "groups", lambda m: [m(3, 8), 2], FLOATS, k_group=2, group_count=4)
    static(name, "two", lambda m: [m(3, 8), 3], ONE, k_group=2, group_count=4, group_select_mode=1, norm_type=1, bias=torch.arange(8.0) / 8)
    for name in ("npu_moe_gating_top_k_softmax", "npu_moe_gating_top_k_softmax_v2"):
        call(name, "plain", lambda m: [m(m.a, 8)], FLOATS, k=3)
        static(name, "finished", lambda m: [m(2, 3, 8)], FLOATS, k=2, finished=torch.tensor([[True, False, False], [False, False, True]]))
    call(name, "renorm", lambda m: [m(m.a, 8)], FLOATS, k=3, renorm=1)
    call(name, "all", lambda m: [m(m.a, 8)], FLOATS, k=3, output_softmax=True)
    name = "npu_moe_finalize_routing"
    at = torch.tensor([3, 0, -1, 2, 5, 1], dtype=i32)
    of = torch.tensor([[1, 0], [2, 1], [0, 2]], dtype=i32)
    static(name, "all", lambda m: [m(6, 8), m(3, 8), m(3, 8), m(3, 8), m(3, 2), at, of], FLOATS)
    static(name, "scales", lambda m: [m(6, 8), None, None, None, m(3, 2), at, None], FLOATS)
    static(name, "by_token", lambda m: [m(6, 8), m(3, 8), None, None, m(3, 2), at, None, 2], FLOATS)
    static(name, "padded", lambda m: [m(3, 2, 8), None, None, m(3, 8), m(3, 2), at, of, 1], FLOATS)
    static(name, "one", lambda m: [m(6, 8), None, None, None, None, at, None, 0, 1], FLOATS)
    rows = torch.arange(6, dtype=i32).reshape(2, 3).T.contiguous()
    for active in (2, 9):
        static("npu_moe_init_routing", f"active_{active}", lambda m, k=active: [m(3, 8), rows, of, k], FLOATS)
    name = "npu_moe_init_routing_v2"
    some = torch.tensor([[4, 1, 6], [1, 3, 0], [2, 6, 7], [1, 0, 5]], dtype=i32)
    for kind in (0, 1, 2):
        static(name, f"told_{kind}", lambda m: [m(4, 8), some], FLOATS, expert_num=8, expert_tokens_num_flag=True, expert_tokens_num_type=kind)
    static(name, "active", lambda m: [m(4, 8), some], FLOATS, expert_num=8, active_num=7, scale=torch.arange(4.0))
    static(name, "range", lambda m: [m(4, 8), some], FLOATS, expert_num=8, active_expert_range=[1, 5], expert_tokens_num_flag=True, expert_tokens_num_type=1)
    static(name, "scatter", lambda m: [m(4, 8), some], expert_num=8, row_idx_type=1)
    static(name, "padded", lambda m: [m(4, 8), some], FLOATS, expert_num=8, expert_capacity=2, drop_pad_mode=1, expert_tokens_num_flag=True, expert_tokens_num_type=1)
    static(name, "static", lambda m: [m(4, 8), some], FLOATS, expert_num=8, quant_mode=0, scale=torch.tensor([8.0]), offset=torch.tensor([3.0]))
    static(name, "dynamic", lambda m: [m(4, 8), some], FLOATS, expert_num=8, quant_mode=1)
    static(name, "smooth", lambda m: [m(4, 8), some], FLOATS, expert_num=8, quant_mode=1, active_expert_range=[0, 8], scale=torch.arange(1.0, 65).reshape(8, 8) / 64)
    call("npu_moe_token_permute", "plain", lambda m: [m(m.a, 8), m.index(4, m.a, 2)], FLOATS)
    static("npu_moe_token_permute", "some", lambda m: [m(4, 8), some, 7], FLOATS)
    static("npu_moe_token_permute", "vector", lambda m: [m(4, 8), some[:, 0].contiguous()])
    places = torch.tensor([3, 0, 7, 1, 2, 4], dtype=i32)
    for name in ("npu_moe_token_unpermute", "_npu_moe_token_unpermute"):
        static(name, "plain", lambda m: [m(6, 8), places], FLOATS)
        static(name, "probs", lambda m: [m(6, 8), places, m(3, 2)], FLOATS)
    routes = torch.tensor([[1, 0, 1, 0], [0, 1, 1, 0], [1, 0, 0, 1]], dtype=torch.bool)
    name = "npu_moe_token_permute_with_routing_map"
    static(name, "plain", lambda m: [m(3, 8), routes], FLOATS, num_out_tokens=6)
    static(name, "probs", lambda m: [m(3, 8), routes], num_out_tokens=6, probs=torch.arange(12.0).reshape(3, 4))
    static(name, "padded", lambda m: [m(3, 8), routes], FLOATS, num_out_tokens=8, drop_and_pad=True, probs=torch.arange(12.0).reshape(3, 4))
    name, back = "npu_moe_token_unpermute_with_routing_map", torch.tensor([0, 3, 1, 4, 2, 5], dtype=i32)
    static(name, "plain", lambda m: [m(6, 8), back, [3, 8]], FLOATS)
    static(name, "probs", lambda m: [m(6, 8), back, [3, 8]], FLOATS, probs=torch.arange(12.0).reshape(3, 4), routing_map=routes)
    static(name, "padded", lambda m: [m(8, 8), torch.tensor([0, 2, 1, 0, 0, 1, 2, 0], dtype=i32), [3, 8]], FLOATS, probs=torch.arange(12.0).reshape(3, 4),
          routing_map=routes, drop_and_pad=True)
    ranks = torch.tensor([[2, 0, 1], [1, 2, 0]], dtype=i32)
    static("npu_moe_re_routing", "plain", lambda m: [m(6, 8), ranks], HALF)
    static("npu_moe_re_routing", "scales", lambda m: [m(6, 8, dtype=i8), ranks.long()], per_token_scales=torch.arange(6.0))
    call("npu_moe_compute_expert_tokens", "plain", lambda m: [m.index(5, m.a).sort()[0].to(i32), 6])
    table = torch.tensor([[1, 0, 0], [2, 1, 3], [2, 4, 2]], dtype=i32)
    static("npu_moe_update_expert", "ranks", lambda m: [of, table], local_rank_id=3, world_size=5)
    static("npu_moe_update_expert", "tokens", lambda m: [of.long(), table], balance_mode=1, expert_scales=torch.arange(6.0).reshape(3, 2), pruning_threshold=torch.tensor([0.4, 0.5]),
          active_mask=torch.tensor([True, True, False]))


@group
def refusals() -> None:
    """Adds calls that violate a condition of a row."""

    def x(*shape: int, dtype: torch.dtype = f32) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype)

    e = x(2, 2, dtype=i32)
    refused("npu_moe_gating_top_k", "rank", "three", x(1, 2, 4), 1)
    refused("npu_moe_gating_top_k", "k", "five", x(2, 4), 5)
    refused("npu_moe_gating_top_k", "groups", "three", x(2, 4), 1, group_count=3)
    refused("npu_moe_gating_top_k", "modes", "norm", x(2, 4), 1, norm_type=2)
    refused("npu_moe_gating_top_k_softmax", "rank", "one", x(4))
    refused("npu_moe_gating_top_k_softmax", "k", "zero", x(2, 4), k=0)
    refused("npu_moe_gating_top_k_softmax_v2", "renorm", "two", x(2, 4), renorm=2)
    refused("npu_moe_finalize_routing", "rank", "one", x(4), None, None, None, None, x(4, dtype=i32), None)
    refused("npu_moe_finalize_routing", "mode", "four", x(4, 4), None, None, None, None, x(4, dtype=i32), None, 4)
    refused("npu_moe_finalize_routing", "skips", "second", x(4, 4), None, x(4, 4), None, None, x(4, dtype=i32), None)
    refused("npu_moe_finalize_routing", "experts", "none", x(4, 4), None, None, x(2, 4), None, x(4, dtype=i32), None)
    refused("npu_moe_init_routing", "rank", "one", x(4), e, e, 2)
    refused("npu_moe_init_routing", "rows", "differ", x(2, 4), e[:1], e, 2)
    refused("npu_moe_init_routing_v2", "rank", "one", x(4), e, expert_num=2)
    refused("npu_moe_init_routing_v2", "experts", "none", x(2, 4), e)
    refused("npu_moe_init_routing_v2", "modes", "pads", x(2, 4), e, expert_num=2, drop_pad_mode=2)
    refused("npu_moe_init_routing_v2", "capacity", "none", x(2, 4), e, expert_num=2, drop_pad_mode=1)
    refused("npu_moe_init_routing_v2", "static", "none", x(2, 4), e, expert_num=2, quant_mode=0)
    refused("npu_moe_token_permute", "rank", "three", x(2, 4), e[None])
    refused("npu_moe_token_unpermute", "rank", "two", x(2, 4), e)
    refused("npu_moe_token_unpermute", "probs", "one", x(4, 4), e[0], x(2))
    refused("npu_moe_token_permute_with_routing_map", "rank", "one", x(4), e.bool(), num_out_tokens=2)
    refused("npu_moe_token_permute_with_routing_map", "rows", "differ", x(3, 4), e.bool(), num_out_tokens=2)
    refused("npu_moe_token_permute_with_routing_map", "number", "none", x(2, 4), e.bool())
    refused("npu_moe_token_unpermute_with_routing_map", "rank", "two", x(4, 4), e, [2, 4])
    refused("npu_moe_token_unpermute_with_routing_map", "shape", "three", x(4, 4), e[0], [1, 2, 4])
    refused("npu_moe_token_unpermute_with_routing_map", "map", "none", x(4, 4), e[0], [2, 4], probs=x(2, 2))
    refused("npu_moe_re_routing", "rank", "one", x(4, dtype=f16), e)
    refused("npu_moe_re_routing", "types", "zero", x(4, 4, dtype=f16), e, expert_token_num_type=0)
    refused("npu_moe_compute_expert_tokens", "rank", "two", e, 2)
    refused("npu_moe_compute_expert_tokens", "number", "none", e[0], 0)
    refused("npu_moe_update_expert", "rank", "one", e[0], e, local_rank_id=0, world_size=1)
    refused("npu_moe_update_expert", "mode", "two", e, e, balance_mode=2)
    refused("npu_moe_update_expert", "world", "none", e, e)


@group
def refused_sizes() -> None:
    """Adds calls with sizes or dtypes that do not match."""
    refused("npu_moe_finalize_routing", "sizes", "skip", zeros(6, 4), zeros(2, 4), None, None, None, zeros_i32(3), None)
    name = "npu_moe_init_routing_v2"
    refused(name, "range", "one", zeros(2, 4), zeros_i32(2, 2), expert_num=3, active_expert_range=[1])
    refused(name, "rows", "three", zeros(2, 4), zeros_i32(3, 2), expert_num=3)
    refused(name, "scales", "three", zeros(2, 4), zeros_i32(2, 2), expert_num=3, scale=zeros(3))


@group
def groups() -> None:
    """Adds routing whose rows are quantised in blocks."""
    name, e = "npu_moe_init_routing_group_quant", torch.tensor([[1, 3], [0, 1], [2, 0]], dtype=i32)
    how = {"expert_num": 4, "expert_tokens_num_flag": True, "expert_tokens_num_type": 1}
    for mode in (-1, 1, 2, 3, 4, 5):
        static(name, f"mode_{mode}", lambda m: [m(3, 140), e], HALF, quant_mode=mode, **how)
    static(name, "range", lambda m: [m(3, 40), e], (f16,), quant_mode=5, active_expert_range=[1, 3], row_idx_type=1, **{**how, "expert_tokens_num_type": 2})
    x, at = zeros_f16(2, 4), zeros_i32(2, 1)
    refused(name, "rank", "one", zeros_f16(4), at, **how)
    refused(name, "experts", "none", x, at, expert_tokens_num_flag=True, expert_tokens_num_type=1)
    refused(name, "modes", "pads", x, at, drop_pad_mode=1, **how)
    refused(name, "group", "sixteen", x, at, quant_mode=5, group_size=16, **how)
    refused(name, "range", "beyond", x, at, active_expert_range=[0, 5], **how)
    refused(name, "rows", "three", x, zeros_i32(3, 1), **how)
    refused(name, "scales", "given", x, at, quant_mode=5, scale=zeros(2), **how)
    refused(name, "flag", "none", x, at, expert_num=4, expert_tokens_num_type=1)
