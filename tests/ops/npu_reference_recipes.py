# SPDX-License-Identifier: Apache-2.0
"""Reference implementations of operators that public inference recipes add to torch_npu's; see npu_reference.py."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from npu_reference import OPERATORS, _is_fake, _sat, operator, wide
from npu_reference_floats import npu_dynamic_block_quant, npu_dynamic_mx_quant


@operator
def npu_moe_init_routing_group_quant(x, expert_idx, *, scale=None, offset=None, active_num=-1, expert_capacity=-1, expert_num=-1,
                                     drop_pad_mode=0, expert_tokens_num_type=0, expert_tokens_num_flag=False, quant_mode=-1,
                                     active_expert_range=(), row_idx_type=0, group_size=128):
    y, place, counts, s = OPERATORS["npu_moe_init_routing_v2"](
        x, expert_idx, scale=scale, active_num=active_num, expert_num=expert_num, expert_tokens_num_type=expert_tokens_num_type,
        expert_tokens_num_flag=expert_tokens_num_flag, quant_mode=min(quant_mode, 1) if quant_mode < 2 else -1,
        active_expert_range=active_expert_range, row_idx_type=row_idx_type)
    if quant_mode in (2, 3):
        y, s = npu_dynamic_mx_quant(y, dst_type=23 if quant_mode == 2 else 24)
    if quant_mode in (4, 5):
        y, s = npu_dynamic_block_quant(y, dst_type=23 if quant_mode == 4 else 24)
    return y, place, counts, s


@operator
def npu_dequant_swiglu_clamp_quant(x, *, weight_scale=None, activation_scale=None, bias=None, quant_scale=None, quant_offset=None,
                                   group_index=None, activate_left=False, quant_mode=0, dst_type=None, round_mode=None,
                                   activate_dim=None, swiglu_mode=0, clamp_limit=7.0, glu_alpha=1.702, glu_bias=1.0):
    rows = x.shape[0]
    ends = torch.tensor([rows], device=x.device) if group_index is None else group_index.cumsum(0)
    of = (torch.arange(rows, device=x.device)[:, None] >= ends).sum(1)

    def each(t):
        t = t[None] if t.dim() == 1 else t
        return wide(t)[of.clamp(max=len(t) - 1)]

    y = x.double() if bias is None or bias.is_floating_point() else x.double() + each(bias.double())
    if x.dtype == torch.int32:
        y = y * each(weight_scale)
        y = y if activation_scale is None else y * activation_scale.reshape(rows, 1)
        y = y + each(bias) if bias is not None and bias.is_floating_point() else y
    left, right = y.chunk(2, -1)
    a, b = (left, right) if activate_left else (right, left)
    if swiglu_mode == 1:
        a, b = a.clamp(max=clamp_limit), b.clamp(-clamp_limit, clamp_limit)
        y = a * torch.sigmoid(glu_alpha * a) * (b + glu_bias)
    else:
        y = F.silu(a) * b
    listed = of < len(ends)
    if quant_mode == 0:
        q = _sat(torch.where(listed[:, None], y / each(quant_scale) + each(quant_offset), 0.0))
        return q, torch.zeros(rows, device=x.device)
    y = torch.where(listed[:, None], y if quant_scale is None else y * each(quant_scale), 0.0)
    s = y.abs().amax(-1) / 127
    return _sat(y / torch.where(s == 0, 1, s)[:, None]), s.float()


@operator
def npu_gather_selection_kv_cache_functional(
        selection_k_rope, selection_kv_cache, selection_kv_block_table, selection_kv_block_status, selection_topk_indices,
        full_k_rope, full_kv_cache, full_kv_block_table, full_kv_actual_seq, full_q_actual_seq, *, selection_topk_block_size=64):
    rope, kv, status = selection_k_rope.clone(), selection_kv_cache.clone(), selection_kv_block_status.clone()
    table, found = selection_kv_block_table, torch.zeros_like(selection_kv_block_table[:, 0])
    if _is_fake(kv):
        return found, rope, kv, table.clone(), status
    block, k, each = selection_topk_block_size, selection_topk_indices.shape[-1], len(table) // len(full_kv_block_table)
    of_row = status.view(len(table), k + 1)
    for r, chosen in enumerate(selection_topk_indices.view(-1, k).tolist()):
        b, s = divmod(r, each)
        tokens = int(full_kv_actual_seq[b]) - max(int(full_q_actual_seq[b]) - 1 - s, 0)
        if tokens <= 0:
            continue
        listed = chosen[: next((i for i, v in enumerate(chosen) if v < 0), k)]
        ids = [v for v in listed if v * block < tokens]
        if ids:
            at = ids.index(max(ids))
            ids[at], ids[-1] = ids[-1], ids[at]
        for place, v in enumerate(ids):
            for j in range(min(block, tokens - v * block)):
                to, source = place * block + j, v * block + j
                slot = int(table[r, to // kv.shape[1]]), to % kv.shape[1]
                full = int(full_kv_block_table[b, source // full_kv_cache.shape[1]]), source % full_kv_cache.shape[1]
                rope[slot], kv[slot] = full_k_rope[full], full_kv_cache[full]
                found[r] += 1
        of_row[r] = torch.tensor(ids + [-1] * (k - len(ids)) + [int(found[r])])
    return found, rope, kv, table.clone(), status


@operator
def npu_kv_quant_sparse_flash_attention(
        query, key, value, sparse_indices, scale_value, key_quant_mode, value_quant_mode, *, key_dequant_scale=None,
        value_dequant_scale=None, block_table=None, actual_seq_lengths_query=None, actual_seq_lengths_kv=None,
        sparse_block_size=1, layout_query="BSND", layout_kv="BSND", sparse_mode=3, pre_tokens=9223372036854775807,
        next_tokens=9223372036854775807, attention_mode=0, quant_scale_repo_mode=1, tile_size=128, rope_head_dim=64,
        key_dtype=None, value_dtype=None, sinks=None):
    d = query.shape[-1] - rope_head_dim
    if _is_fake(query):
        return query.new_empty([*query.shape[:-1], d])
    numbers, rope, scales = key.split([d, 2 * rope_head_dim, 4 * (d // tile_size)], -1)
    each = scales.contiguous().view(torch.float32).repeat_interleave(tile_size, -1)
    latent = (numbers.float() * each).to(query.dtype)
    how = {"block_table": block_table, "actual_seq_lengths_query": actual_seq_lengths_query, "actual_seq_lengths_kv": actual_seq_lengths_kv,
           "sparse_block_size": sparse_block_size, "layout_query": layout_query, "layout_kv": layout_kv, "sparse_mode": sparse_mode,
           "attention_mode": attention_mode}
    return OPERATORS["npu_sparse_flash_attention"](
        query[..., :d], latent, latent, sparse_indices, scale_value, query_rope=query[..., d:],
        key_rope=rope.contiguous().view(query.dtype), **how)[0]

