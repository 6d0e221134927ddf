# SPDX-License-Identifier: Apache-2.0
"""Reference implementations of torch_npu's attention over selected keys, states and convolutions of sequences; see
npu_reference.py."""

from __future__ import annotations

import torch
from npu_reference import OPERATORS, TORCH_DTYPES, _is_fake, operator, wide
from npu_reference_updates import _sequence


def _keys_of(x, layout, lengths, table, b):
    """Returns the keys of sequence b."""
    if layout == "PA_BSND":
        return x[table[b].clamp(min=0)].flatten(0, 1)[: int(lengths[b])]
    return _sequence(x, layout, lengths, b)


@operator
def npu_sparse_flash_attention(query, key, value, sparse_indices, scale_value, *, block_table=None, actual_seq_lengths_query=None,
                               actual_seq_lengths_kv=None, query_rope=None, key_rope=None, sparse_block_size=1, layout_query="BSND",
                               layout_kv="BSND", sparse_mode=3, pre_tokens=0, next_tokens=0, attention_mode=0, return_softmax_lse=False,
                               sinks=None):
    y = torch.zeros_like(wide(query))
    top = torch.zeros(query.shape[:-1] if return_softmax_lse else 0, device=query.device)
    top = top.unsqueeze(0 if query.dim() == 3 else 1) if return_softmax_lse else top
    n = torch.zeros_like(top)
    if _is_fake(y):
        return y.to(query.dtype), top, n
    lengths = actual_seq_lengths_query, actual_seq_lengths_kv
    batches = len(lengths[0]) if layout_query == "TND" else query.shape[0]
    for b in range(batches):
        q, at, out = (_sequence(t, layout_query, lengths[0], b) for t in (query, sparse_indices, y))
        k, v = (_keys_of(t, layout_kv, lengths[1], block_table, b)[:, 0] for t in (key, value))
        q, k = wide(q), wide(k)
        if query_rope is not None:
            q = torch.cat([q, wide(_sequence(query_rope, layout_query, lengths[0], b))], -1)
            k = torch.cat([k, wide(_keys_of(key_rope, layout_kv, lengths[1], block_table, b)[:, 0])], -1)
        tops, sums = (_sequence(t[0] if query.dim() == 3 else t[:, 0], layout_query, lengths[0], b) if return_softmax_lse else None for t in (top, n))
        for i in range(len(q)):
            blocks = at[i, 0].tolist()
            blocks = blocks[: blocks.index(-1)] if -1 in blocks else blocks
            seen = [j for j in range(len(k)) if j // sparse_block_size in blocks and (sparse_mode == 0 or j <= i + len(k) - len(q))]
            if not seen:
                continue
            s = q[i] @ k[seen].T * scale_value
            p = torch.softmax(s if sinks is None else torch.cat([s, sinks[:, None]], 1), 1)[:, : len(seen)]
            out[i] = p @ wide(v[seen])
            if return_softmax_lse:
                tops[i] = s.amax(1)
                sums[i] = (s - s.amax(1, keepdim=True)).exp().sum(1)
    return y.to(query.dtype), top, n


@operator
def npu_chunk_gated_delta_rule(query, key, value, *, beta=None, initial_state=None, actual_seq_lengths=None, scale=None, g=None):
    y, states = torch.zeros_like(wide(value)), wide(initial_state).clone()
    if _is_fake(y):
        return y.to(value.dtype), states.to(initial_state.dtype)
    share, begin = value.shape[1] // key.shape[1], 0
    for b, n in enumerate(actual_seq_lengths.tolist()):
        for t in range(begin, begin + n):
            for h in range(value.shape[1]):
                k, s = wide(key[t, h // share]), states[b, h] * (1 if g is None else g[t, h].exp())
                states[b, h] = s + torch.outer((wide(value[t, h]) - s @ k) * wide(beta[t, h]), k)
                y[t, h] = states[b, h] @ (wide(query[t, h // share]) * (1 if scale is None else scale))
        begin += n
    return y.to(value.dtype), states.to(initial_state.dtype)


def _convolved(x, weight, conv_states, *, query_start_loc=None, cache_indices=None, initial_state_mode=None, bias=None, num_accepted_tokens=None,
               activation="None", pad_slot_id=-1, run_mode=0, residual_connection=0, max_query_len=-1, num_computed_tokens=None,
               block_idx_first_scheduled_token=None, block_idx_last_scheduled_token=None, initial_state_idx=None, block_size=128,
               conv_mode="default"):
    y, states = wide(x).new_zeros(x.shape), conv_states.clone()
    if _is_fake(y):
        return y.to(x.dtype), states
    taps, size = len(weight), conv_states.shape[1]
    starts = query_start_loc.tolist() if x.dim() == 2 else [i * x.shape[1] for i in range(len(x) + 1)]
    rows, out = wide(x).reshape(-1, x.shape[-1]), y.view(-1, x.shape[-1])
    for b, (begin, end) in enumerate(zip(starts, starts[1:])):
        line = b if cache_indices is None else int(cache_indices[b])
        if line == pad_slot_id:
            continue
        offset = size - (taps - 1) if num_accepted_tokens is None else int(num_accepted_tokens[b]) - 1
        old = wide(conv_states[line, : offset + taps - 1])
        if num_computed_tokens is not None and num_computed_tokens[b] == 0:
            offset, old = 0, torch.zeros(taps - 1, x.shape[-1])
        padded = torch.cat([old, rows[begin:end]])
        kept = min(size, len(padded))
        states[line, size - kept:] = padded[len(padded) - kept:].to(states.dtype)
        for i in range(end - begin):
            t = (padded[offset + i: offset + i + taps] * wide(weight)).sum(0)
            if conv_mode == "pangu" and i < taps - 1 - int(num_computed_tokens[b]):
                t = torch.zeros_like(t)
            out[begin + i] = t + rows[begin + i] if residual_connection else t
    return y.to(x.dtype), states


OPERATORS["npu_fused_causal_conv1d_functional"] = OPERATORS["npu_fused_causal_conv1d_v2_functional"] = _convolved


@operator
def npu_anti_mx_quant(x, mxscale, *, axis=-1, dst_type=15, src_type=292):
    dtype = TORCH_DTYPES[dst_type]
    if x.dtype != torch.uint8:
        w = x.float()
    else:
        table = [0, 0.5, 1, 1.5, 2, 3, 4, 6] if src_type == 296 else [i / 4 for i in range(8)]
        bits = torch.stack([x & 15, x >> 4], -1).flatten(-2).long()
        w = torch.tensor(table + [-v for v in table], device=x.device)[bits]
    s = torch.ldexp(torch.tensor(1.0), mxscale.int() - 127).flatten(-2).repeat_interleave(32, -1)
    return (w * s[..., : w.shape[-1]]).to(dtype)
