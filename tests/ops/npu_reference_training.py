"""Attention in training of torch_npu in plain PyTorch, one sequence after the other, in the terms of npu_reference.py."""

from __future__ import annotations

import torch
from npu_reference import operator, wide


def _by_heads(x, layout, heads):
    """[batch, heads, places, size]; packed tokens are one batch."""
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
    """Of one sequence."""
    i, j = torch.arange(rows, device=device)[:, None], torch.arange(columns, device=device)
    end = columns - rows  # where the last query stands beside the last key
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
    """Of each its batch, its queries and its keys."""
    if layout != "TND":
        return [(b, slice(0, q.shape[2]), slice(0, k.shape[2])) for b in range(q.shape[0])]
    found, at = [], (0, 0)
    for ends in zip(q_ends, k_ends):
        if ends != (0, 0):  # behind the last one zeros stand for what takes no part
            found.append((0, slice(at[0], ends[0]), slice(at[1], ends[1])))
            at = ends
    return found


def _modes(mode, sequences):
    """Slices of a longer batch: one sequence has a band."""
    with_rows = [n for n, (_, r, _) in enumerate(sequences) if r.stop > r.start]
    if mode not in (7, 8) or not with_rows:
        return [mode] * len(sequences)
    one = with_rows[-1 if mode == 7 else 0]
    return [4 if n == one else 3 if mode == 7 else 2 for n in range(len(sequences))]


def _each(q, k, layout, mask, mode, before, after, prefix, q_ends, k_ends):
    """Of each sequence: its place among the others, and what its queries do not see."""
    sequences = _sequences(q, k, layout, q_ends, k_ends)
    for n, ((b, r, c), m) in enumerate(zip(sequences, _modes(mode, sequences))):
        given = mask[min(b, len(mask) - 1)] if mask is not None and mask.dim() == 4 else mask
        yield b, r, c, _hides(given, m, r.stop - r.start, c.stop - c.start, before, after, prefix and prefix[n], q.device)


def _scores(q, k, pse, hides, scale):
    s = q @ k.transpose(1, 2)
    s = (s if pse is None else s + wide(pse)) * scale
    return s.masked_fill(hides, torch.finfo(s.dtype).min)


def _of_batch(pse, b):
    return None if pse is None else pse[min(b, len(pse) - 1)]


@operator
def npu_fusion_attention(query, key, value, head_num, input_layout, pse=None, padding_mask=None, atten_mask=None, scale=1.0,
                         keep_prob=1.0, pre_tockens=2147483647, next_tockens=2147483647, inner_precise=0, prefix=None,
                         actual_seq_qlen=None, actual_seq_kvlen=None, sparse_mode=0, gen_mask_parallel=True, sync=False, softmax_layout="", sink=None,
                         **ignored):
    kv = _heads_of_keys(query, key, input_layout, head_num)
    q = _by_heads(wide(query), input_layout, head_num)
    k, v = (_by_heads(wide(t), input_layout, kv).repeat_interleave(head_num // kv, 1) for t in (key, value))
    y = q.new_zeros([*q.shape[:3], v.shape[3]])
    most, total = q.new_zeros([*q.shape[:3], 1]), q.new_ones([*q.shape[:3], 1])
    most[:], total[:] = torch.finfo(q.dtype).min, torch.finfo(q.dtype).max
    for b, r, c, hides in _each(q, k, input_layout, atten_mask, sparse_mode, pre_tockens, next_tockens, prefix, actual_seq_qlen,
                                actual_seq_kvlen):
        if r.stop == r.start:
            continue
        s = _scores(q[b, :, r], k[b, :, c], _of_batch(pse, b), hides, scale)
        m = s.amax(-1, keepdim=True)
        m = m if sink is None else torch.maximum(m, wide(sink)[:, None, None])
        e = (s - m).exp()
        t = e.sum(-1, keepdim=True)
        t = t if sink is None else t + (wide(sink)[:, None, None] - m).exp()
        nothing = hides.all(-1, keepdim=True).expand_as(m)
        y[b, :, r] = torch.where(nothing, 0.0, e @ v[b, :, c] / t)
        most[b, :, r], total[b, :, r] = m, torch.where(nothing, torch.finfo(q.dtype).max, t)
    eight = (x.expand(*x.shape[:3], 8) for x in (most, total))
    most, total = (x[0].transpose(0, 1).contiguous() if input_layout == "TND" else x.contiguous() for x in eight)
    return _laid_out(y, input_layout).to(query.dtype), most, total, query.new_zeros([0]), 0, 0, 0


@operator
def npu_fusion_attention_grad(query, key, value, dy, head_num, input_layout, *, pse=None, atten_mask=None, softmax_max=None,
                              softmax_sum=None, attention_in=None, scale_value=1.0, pre_tockens=2147483647,
                              next_tockens=2147483647, prefix=None, actual_seq_qlen=None, actual_seq_kvlen=None,
                              sparse_mode=0, sink=None, **ignored):
    kv, layout = _heads_of_keys(query, key, input_layout, head_num), input_layout
    q, g, of = (_by_heads(wide(t), layout, head_num) for t in (query, dy, attention_in))
    of = (of * g).sum(-1, keepdim=True)  # of what the forward pass gave, as it was rounded
    k, v = (_by_heads(wide(t), layout, kv).repeat_interleave(head_num // kv, 1) for t in (key, value))
    most, total = ((t.transpose(0, 1)[None] if layout == "TND" else t)[..., :1] for t in (softmax_max, softmax_sum))
    dq, dk, dv = torch.zeros_like(q), torch.zeros_like(k), torch.zeros_like(v)
    d_pse, d_sink = (None if t is None else torch.zeros_like(wide(t)) for t in (pse, sink))
    for b, r, c, hides in _each(q, k, layout, atten_mask, sparse_mode, pre_tockens, next_tockens, prefix, actual_seq_qlen,
                                actual_seq_kvlen):
        s = _scores(q[b, :, r], k[b, :, c], _of_batch(pse, b), hides, scale_value)
        p = (s - most[b, :, r]).exp() / total[b, :, r]
        dp = g[b, :, r] @ v[b, :, c].transpose(1, 2)
        ds = (p * (dp - of[b, :, r]) * scale_value).masked_fill(hides, 0)
        dq[b, :, r] += ds @ k[b, :, c]
        dk[b, :, c] += ds.transpose(1, 2) @ q[b, :, r]
        dv[b, :, c] += p.transpose(1, 2) @ g[b, :, r]
        if d_pse is not None:
            d_pse[min(b, len(pse) - 1)] += ds.sum_to_size(pse.shape[1:])
        if d_sink is not None:
            d_sink -= ((wide(sink)[:, None, None] - most[b, :, r]).exp() / total[b, :, r] * of[b, :, r]).sum((1, 2))
    dk, dv = (t.unflatten(1, (kv, head_num // kv)).sum(2) for t in (dk, dv))
    dq, dk, dv = (_laid_out(t, layout).to(query.dtype) for t in (dq, dk, dv))
    return dq, dk, dv, q.new_zeros([0]).to(query.dtype) if d_pse is None else d_pse.to(pse.dtype), q.new_zeros([0]) if d_sink is None else d_sink
