# SPDX-License-Identifier: Apache-2.0
"""Reference implementations of torch_npu's attention in training, sequence by sequence; see npu_reference.py."""

from __future__ import annotations

import torch
from npu_reference import operator, wide


def _by_heads(x, layout, heads):
    """Converts to [batch, heads, places, size]; packed tokens are one batch."""
    if layout == "TND":
        return x.transpose(0, 1)[None]
    if layout in ("BSH", "SBH"):
        x = x.unflatten(2, (heads, -1))
        return x.permute(1, 2, 0, 3) if layout == "SBH" else x.permute(0, 2, 1, 3)
    return x if layout == "BNSD" else x.transpose(1, 2)


def _laid_out(y, layout):
    if layout == "TND":
        return y[0].transpose(0, 1).contiguous()
    if layout == "SBH":
        return y.permute(2, 0, 1, 3).flatten(2).contiguous()
    if layout == "BSH":
        return y.transpose(1, 2).flatten(2).contiguous()
    return (y if layout == "BNSD" else y.transpose(1, 2)).contiguous()


def _heads_of_keys(q, k, layout, heads):
    if layout in ("BSH", "SBH"):
        return k.shape[2] * heads // q.shape[2]
    return k.shape[2] if layout == "BSND" else k.shape[1]


def _hides(mask, mode, rows, columns, before, after, prefix, device):
    """Computes one sequence."""
    i, j = torch.arange(rows, device=device)[:, None], torch.arange(columns, device=device)
    end = columns - rows  # the last query is aligned with the last key
    if mask is None:
        return torch.zeros([rows, columns], dtype=torch.bool, device=device)
    if mode == 0:
        return mask[..., :rows, :columns].bool() | (j - i > after) | (i - j > before)
    if mode == 1:
        return mask[..., :rows, :columns].bool()
    if mode in (2, 3):
        return j - i > (end if mode == 3 else 0)
    if mode == 4:
        return (j - i - end > after) | (i - j + end > before)
    return (j - i > end) & (j >= prefix)


def _sequences(q, k, layout, q_ends, k_ends):
    """Returns batch, queries and keys of each sequence."""
    if layout != "TND":
        return [(b, slice(0, q.shape[2]), slice(0, k.shape[2])) for b in range(q.shape[0])]
    found, at = [], (0, 0)
    for ends in zip(q_ends, k_ends):
        if ends != (0, 0):  # tokens after the last sequence yield zeros
            found.append((0, slice(at[0], ends[0]), slice(at[1], ends[1])))
            at = ends
    return found


def _modes(mode, sequences):
    """Slices a longer batch; one sequence has a band."""
    with_rows = [n for n, (_, r, _) in enumerate(sequences) if r.stop > r.start]
    if mode not in (7, 8):
        return [mode] * len(sequences)
    one = with_rows[-1 if mode == 7 else 0] if with_rows else -1
    return [4 if n == one else 3 if mode == 7 else 2 for n in range(len(sequences))]


def _each(q, k, layout, mask, mode, before, after, prefix, q_ends, k_ends):
    """Returns, for each sequence, its index and the mask of its queries."""
    sequences = _sequences(q, k, layout, q_ends, k_ends)
    for n, ((b, r, c), m) in enumerate(zip(sequences, _modes(mode, sequences))):
        given = mask[min(b, len(mask) - 1)] if mask is not None and mask.dim() == 4 else mask
        yield b, r, c, _hides(given, m, r.stop - r.start, c.stop - c.start, before, after, prefix and prefix[n], q.device)


def _scores(q, k, pse, hides, scale, pse_type):
    s = q @ k.transpose(1, 2)
    bias = 0 if pse is None else wide(pse)
    s = (s + bias) * scale if pse_type == 1 else s * scale + bias
    return s.masked_fill(hides, torch.finfo(s.dtype).min)


def _of_batch(pse, b):
    return None if pse is None else pse[min(b, len(pse) - 1)]


def _with_rope(x, rope, layout, heads):
    y = _by_heads(wide(x), layout, heads)
    return y if rope is None else torch.cat([y, _by_heads(wide(rope), layout, heads)], -1)


@operator
def npu_fusion_attention_v2(query, key, value, head_num, input_layout, *, pse=None, atten_mask=None, query_rope=None,
                            key_rope=None, scale=1.0, pre_tokens=2147483647, next_tokens=2147483647, prefix=None,
                            actual_seq_qlen=None, actual_seq_kvlen=None, sparse_mode=0, pse_type=1, sink=None, **ignored):
    kv = _heads_of_keys(query, key, input_layout, head_num)
    q = _with_rope(query, query_rope, input_layout, head_num)
    k, v = _with_rope(key, key_rope, input_layout, kv), _by_heads(wide(value), input_layout, kv)
    k, v = (t.repeat_interleave(head_num // kv, 1) for t in (k, v))
    y = q.new_zeros([*q.shape[:3], v.shape[3]])
    most, total = q.new_zeros([*q.shape[:3], 1]), q.new_ones([*q.shape[:3], 1])
    most[:], total[:] = torch.finfo(q.dtype).min, torch.finfo(q.dtype).max
    for b, r, c, hides in _each(q, k, input_layout, atten_mask, sparse_mode, pre_tokens, next_tokens, prefix, actual_seq_qlen,
                                actual_seq_kvlen):
        if r.stop == r.start or c.stop == c.start:
            continue
        s = _scores(q[b, :, r], k[b, :, c], _of_batch(pse, b), hides, scale, pse_type)
        m = s.amax(-1, keepdim=True)
        m = m if sink is None else torch.maximum(m, wide(sink)[:, None, None])
        e = (s - m).exp()
        t = e.sum(-1, keepdim=True)
        t = t if sink is None else t + (wide(sink)[:, None, None] - m).exp()
        nothing = hides.all(-1, keepdim=True).expand_as(m)
        y[b, :, r] = torch.where(nothing, 0.0, e @ v[b, :, c] / t)
        most[b, :, r], total[b, :, r] = m, torch.where(nothing & (sink is None), torch.finfo(q.dtype).max, t)
    eight = (x.expand(*x.shape[:3], 8) for x in (most, total))
    most, total = (x[0].transpose(0, 1).contiguous() if input_layout == "TND" else x.contiguous() for x in eight)
    return _laid_out(y, input_layout).to(query.dtype), most, total, query.new_zeros([0]), 0, 0, 0


@operator
def npu_fusion_attention(query, key, value, head_num, input_layout, pse=None, padding_mask=None, atten_mask=None, scale=1.0,
                         keep_prob=1.0, pre_tockens=2147483647, next_tockens=2147483647, inner_precise=0, prefix=None,
                         actual_seq_qlen=None, actual_seq_kvlen=None, sparse_mode=0, gen_mask_parallel=True, sync=False,
                         softmax_layout="", sink=None, **ignored):
    return npu_fusion_attention_v2(
        query, key, value, head_num, input_layout, pse=pse, atten_mask=atten_mask, scale=scale, pre_tokens=pre_tockens,
        next_tokens=next_tockens, prefix=prefix, actual_seq_qlen=actual_seq_qlen, actual_seq_kvlen=actual_seq_kvlen,
        sparse_mode=sparse_mode, sink=sink)


def _parts(d, x, rope, layout):
    """Returns the gradients of x and of its rope part."""
    if rope is None:
        return _laid_out(d, layout).to(x.dtype), x.new_zeros([0])
    n = rope.shape[-1] if layout not in ("BSH", "SBH") else rope.shape[-1] // d.shape[1]
    return tuple(_laid_out(p, layout).to(x.dtype) for p in d.split([d.shape[3] - n, n], 3))


@operator
def npu_fusion_attention_grad_v2(query, key, value, dy, head_num, input_layout, *, pse=None, atten_mask=None, softmax_max=None,
                                 softmax_sum=None, attention_in=None, query_rope=None, key_rope=None, scale_value=1.0,
                                 pre_tokens=2147483647, next_tokens=2147483647, prefix=None, actual_seq_qlen=None,
                                 actual_seq_kvlen=None, sparse_mode=0, pse_type=1, sink=None, **ignored):
    kv, layout = _heads_of_keys(query, key, input_layout, head_num), input_layout
    q, (g, of) = _with_rope(query, query_rope, layout, head_num), (_by_heads(wide(t), layout, head_num) for t in (dy, attention_in))
    of = (of * g).sum(-1, keepdim=True)  # recomputed from the rounded results of the forward operator
    k, v = _with_rope(key, key_rope, layout, kv), _by_heads(wide(value), layout, kv)
    k, v = (t.repeat_interleave(head_num // kv, 1) for t in (k, v))
    most, total = ((t.transpose(0, 1)[None] if layout == "TND" else t)[..., :1] for t in (softmax_max, softmax_sum))
    dq, dk, dv = torch.zeros_like(q), torch.zeros_like(k), torch.zeros_like(v)
    d_pse, d_sink = (q.new_zeros([0]) if t is None else torch.zeros_like(wide(t)) for t in (pse, sink))
    for b, r, c, hides in _each(q, k, layout, atten_mask, sparse_mode, pre_tokens, next_tokens, prefix, actual_seq_qlen,
                                actual_seq_kvlen):
        if r.stop == r.start or c.stop == c.start:
            continue
        s = _scores(q[b, :, r], k[b, :, c], _of_batch(pse, b), hides, scale_value, pse_type)
        p = (s - most[b, :, r]).exp() / total[b, :, r]
        dp = g[b, :, r] @ v[b, :, c].transpose(1, 2)
        ds = (p * (dp - of[b, :, r])).masked_fill(hides, 0)
        dq[b, :, r] += ds @ k[b, :, c] * scale_value
        dk[b, :, c] += ds.transpose(1, 2) @ q[b, :, r] * scale_value
        dv[b, :, c] += p.transpose(1, 2) @ g[b, :, r]
        if pse is not None:
            d_pse[min(b, len(pse) - 1)] += (ds * scale_value if pse_type == 1 else ds).sum_to_size(pse.shape[1:])
        if sink is not None:
            d_sink -= ((wide(sink)[:, None, None] - most[b, :, r]).exp() / total[b, :, r] * of[b, :, r]).sum((1, 2))
    dk, dv = (t.unflatten(1, (kv, head_num // kv)).sum(2) for t in (dk, dv))
    (dq, dq_rope), (dk, dk_rope) = _parts(dq, query, query_rope, layout), _parts(dk, key, key_rope, layout)
    return dq, dk, _laid_out(dv, layout).to(value.dtype), d_pse.to(query.dtype), dq_rope, dk_rope, d_sink


@operator
def npu_fusion_attention_grad(query, key, value, dy, head_num, input_layout, *, pse=None, atten_mask=None, softmax_max=None,
                              softmax_sum=None, attention_in=None, scale_value=1.0, pre_tockens=2147483647,
                              next_tockens=2147483647, prefix=None, actual_seq_qlen=None, actual_seq_kvlen=None,
                              sparse_mode=0, sink=None, **ignored):
    dq, dk, dv, d_pse, _, _, d_sink = npu_fusion_attention_grad_v2(
        query, key, value, dy, head_num, input_layout, pse=pse, atten_mask=atten_mask, softmax_max=softmax_max,
        softmax_sum=softmax_sum, attention_in=attention_in, scale_value=scale_value, pre_tokens=pre_tockens,
        next_tokens=next_tockens, prefix=prefix, actual_seq_qlen=actual_seq_qlen, actual_seq_kvlen=actual_seq_kvlen,
        sparse_mode=sparse_mode, sink=sink)
    return dq, dk, dv, d_pse, d_sink
