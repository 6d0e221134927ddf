# SPDX-License-Identifier: Apache-2.0
"""Reference implementations of torch_npu's attention, casts, softmaxes, losses and caches; see npu_reference.py."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from npu_reference import TORCH_DTYPES, _is_fake, _on_axis, _sat, operator, wide
from npu_reference_products import _of_counts

# ---- formats, casts, softmaxes, losses, samples, states ----

@operator
def npu_dtype_cast(self, dtype, input_dtype=None):
    return self.to(TORCH_DTYPES[dtype], copy=True)


@operator
def npu_dtype_cast_backward(grad, dtype, grad_dtype=None, input_dtype=None):
    return grad.to(dtype, copy=True)


@operator
def _npu_dtype_cast(self, dtype):
    return self.to(dtype, copy=True)


@operator
def _npu_dtype_cast_backward(grad, dtype):
    return grad.to(dtype, copy=True)


@operator
def npu_format_cast(self, acl_format, *, customize_dtype=None, input_dtype=None):
    return self.clone()


@operator
def npu_confusion_transpose(self, perm, shape, transpose_first):
    y = self.permute(perm).reshape(shape) if transpose_first else self.reshape(shape).permute(perm)
    return y.clone(memory_format=torch.contiguous_format)


@operator
def npu_one_hot(self, num_classes=-1, depth=1, on_value=1, off_value=0):
    hot = torch.stack([self == i for i in range(depth)], num_classes)
    return torch.where(hot, float(on_value), float(off_value))


def _triu(x):
    return torch.ones(x.shape[-2:], dtype=torch.bool, device=x.device).triu(1)


@operator
def npu_scaled_masked_softmax(x, mask, scale=1, fixed_triu_mask=False):
    return torch.where(_triu(x) if fixed_triu_mask else mask, -10000.0, wide(x) * scale).softmax(-1).to(x.dtype)


@operator
def npu_scaled_masked_softmax_backward(y_grad, y, mask, scale, fixed_triu_mask):
    g, p = wide(y_grad), wide(y)
    d = (g - (g * p).sum(-1, keepdim=True)) * p * scale
    return torch.where(_triu(y) if fixed_triu_mask else mask, 0.0, d).to(y.dtype)


@operator
def npu_masked_softmax_with_rel_pos_bias(x, atten_mask, relative_pos_bias, scale_value=1.0, inner_precision_mode=0):
    t = wide(x) * scale_value + wide(relative_pos_bias)
    if atten_mask is not None:
        m = wide(atten_mask).reshape(-1, 1, *x.shape[-2:])  # one value for each window
        t = t + (m if x.dim() == 5 else m.repeat(x.shape[0] // m.shape[0], 1, 1, 1))
    return t.softmax(-1).to(x.dtype)


@operator
def npu_gather_backward(grad, self_size, dim, index, sparse_grad):
    return grad.new_zeros(self_size).scatter_add(dim, index, grad)


@operator
def batch_norm_reduce(input, eps):
    x = wide(input).transpose(0, 1).flatten(1)
    return x.sum(1), x.square().sum(1)


@operator
def npu_masked_causal_conv1d(input, weight, *, mask=None):
    x, w = wide(input).permute(1, 2, 0), wide(weight).T[:, None]  # [batch, channels, places]
    y = F.conv1d(F.pad(x, [weight.shape[0] - 1, 0]), w, groups=weight.shape[1]).permute(2, 0, 1)
    if mask is not None:
        y = torch.where(mask.T[..., None], y, 0.0)
    return y.to(input.dtype).contiguous()


@operator
def npu_top_k_top_p(logits, p=None, k=None):
    values, order = torch.sort(logits, dim=1, stable=True)
    n = values.shape[1]
    if k is not None:
        values = values.masked_fill(values < values.gather(1, (n - k.long())[:, None]), -torch.inf)
    if p is not None:
        drops = wide(values).softmax(1).cumsum(1) <= 1 - wide(p)[:, None]
        drops[:, -1] = False
        values = values.masked_fill(drops, -torch.inf)
    return torch.empty_like(logits).scatter(1, order, values)


@operator
def npu_cross_entropy_loss(input, target, weight=None, reduction="mean", ignore_index=-100, label_smoothing=0.0,
                           lse_square_scale_for_zloss=0.0, return_zloss=False):
    lp = wide(input).log_softmax(1)
    w = torch.ones_like(lp[0]) if weight is None else weight.to(lp.dtype)
    kept = (target != ignore_index).to(lp.dtype)
    at = target.clamp(min=0)
    loss = -(lp.gather(1, at[:, None])[:, 0] * w[at] * (1 - label_smoothing)
             + (lp * w).sum(1) * label_smoothing / lp.shape[1])
    loss = torch.where(target != ignore_index, loss, 0.0)
    if reduction != "none":
        loss = loss.sum() / (w[at] * kept).sum() if reduction == "mean" else loss.sum()
    none = input.new_zeros([0])
    return loss.reshape(-1).to(input.dtype), lp.to(input.dtype), none, none.clone()


@operator
def npu_attention_update(lse, local_out, update_type):
    most = torch.stack(list(lse)).amax(0)
    whole = most + sum((part - most).exp() for part in lse).log()
    y = sum(wide(o) * (part - whole).exp()[:, None] for part, o in zip(lse, local_out))
    return y.to(local_out[0].dtype), whole


@operator
def npu_ring_attention_update(prev_attn_out, prev_softmax_max, prev_softmax_sum, cur_attn_out, cur_softmax_max,
                              cur_softmax_sum, *, actual_seq_qlen=None, input_layout="SBH", input_softmax_layout=""):
    most = torch.maximum(prev_softmax_max, cur_softmax_max)
    a, b = prev_softmax_sum * (prev_softmax_max - most).exp(), cur_softmax_sum * (cur_softmax_max - most).exp()
    share = (a / (a + b))[..., 0]  # [batch, heads, places], or [tokens, heads]
    x, y = wide(prev_attn_out), wide(cur_attn_out)
    if input_layout == "SBH":
        size = x.shape[2] // share.shape[1]
        share = share.permute(2, 0, 1).repeat_interleave(size, 2)
    else:
        share = share[..., None]
    return (x * share + y * (1 - share)).to(prev_attn_out.dtype), most, a + b


@operator
def npu_scatter_nd_update(self, indices, updates):
    return self.index_put(tuple(indices.long().unbind(-1)), updates)


@operator
def scatter_update(self, indices, updates, axis):
    y = self.clone()
    if _is_fake(y):
        return y
    for b, start in enumerate(indices.tolist()):
        y[b].narrow(axis % self.dim() - 1, start, updates.shape[axis]).copy_(updates[b])
    return y


@operator
def npu_quant_scatter(self, indices, updates, quant_scales, quant_zero_points=None, axis=-2, quant_axis=-1,
                      reduce="update", dst_type=None, round_mode="rint"):
    y = wide(updates) / _on_axis(quant_scales, quant_axis, updates.dim())
    if quant_zero_points is not None:
        y = y + _on_axis(quant_zero_points, quant_axis, updates.dim())
    return scatter_update(self, indices, _sat(y), axis)


def _rows_of(table, group_index, kind, rows):
    """Returns the table's row for the group of each row; groups are sizes, or pairs of group and size."""
    if group_index is None:
        return table.reshape(1, -1)
    if table.dim() == 1:
        table = table[:, None]
    if _is_fake(table):
        return table[:1].expand(rows, table.shape[1])
    if group_index.dim() == 2:
        return table[group_index[_of_counts(group_index[:, 1], kind, rows).clamp(min=0), 0].long()]
    return table[_of_counts(group_index, kind, rows).clamp(min=0)]


def _listed(group_index, kind, rows, device):
    """Zeroes the rows that belong to no group, which are the last ones."""
    if group_index is None or _is_fake(group_index):
        return torch.ones(rows, dtype=torch.bool, device=device)
    group_index = group_index[:, 1] if group_index.dim() == 2 else group_index
    return torch.arange(rows, device=device) < (group_index.sum() if kind else group_index[-1])


@operator
def npu_swiglu_quant(x, *, smooth_scales=None, offsets=None, group_index=None, activate_left=False, quant_mode=0,
                     group_list_type=0, dst_type=None):
    a, b = wide(x).flatten(0, -2).chunk(2, -1)
    t = F.silu(a) * b if activate_left else F.silu(b) * a
    if smooth_scales is not None:
        t = t * _rows_of(smooth_scales, group_index, group_list_type, len(t))
    if quant_mode == 1:
        q = 127 / t.abs().amax(-1, keepdim=True)
        y, s = _sat(t * q), q.squeeze(-1).float()
    else:
        t = t if offsets is None else t + _rows_of(offsets, group_index, group_list_type, len(t))
        y, s = _sat(t), torch.zeros(t.shape[0], device=x.device)
    there = _listed(group_index, group_list_type, t.shape[0], x.device)
    y, s = torch.where(there[:, None], y, 0), torch.where(there, s, 0.0)
    return y.reshape(*x.shape[:-1], -1), s.reshape(x.shape[:-1])


@operator
def npu_dequant_swiglu_quant(x, *, weight_scale=None, activation_scale=None, bias=None, quant_scale=None,
                             quant_offset=None, group_index=None, activate_left=False, quant_mode=0, dst_type=None,
                             round_mode=None, activate_dim=None, swiglu_mode=0, clamp_limit=7.0, glu_alpha=1.702,
                             glu_bias=1.0):
    rows = x.shape[0]
    t = wide(x)
    if x.dtype == torch.int32:
        if bias is not None and bias.dtype == torch.int32:
            t = t + _rows_of(bias, group_index, 1, rows)
        t = t.to(weight_scale.dtype) * _rows_of(weight_scale, group_index, 1, rows)
        t = t if activation_scale is None else t * activation_scale.reshape(-1, 1)
        if bias is not None and bias.dtype != torch.int32:
            t = t + _rows_of(wide(bias), group_index, 1, rows)
    half = t.shape[1] // 2
    if swiglu_mode == 0:
        a, b = (t[:, :half], t[:, half:]) if activate_left else (t[:, half:], t[:, :half])
        y = F.silu(a) * b
    else:
        a, b = (t[:, ::2], t[:, 1::2]) if swiglu_mode == 1 else (t[:, :half], t[:, half:])
        a, b = a.clamp(max=clamp_limit), b.clamp(-clamp_limit, clamp_limit)
        y = a * torch.sigmoid(glu_alpha * a) * (b + glu_bias)
    there = _listed(group_index, 1, rows, x.device)
    if quant_mode == 1:
        y = y if quant_scale is None else y * _rows_of(wide(quant_scale), group_index, 1, rows)
        s = y.abs().amax(-1, keepdim=True) / 127
        return torch.where(there[:, None], _sat(y / s), 0), torch.where(there, s.squeeze(-1).float(), 0.0)
    y = y / _rows_of(wide(quant_scale), group_index, 1, rows)
    y = y if quant_offset is None else y + _rows_of(wide(quant_offset), group_index, 1, rows)
    return torch.where(there[:, None], _sat(y), 0), torch.zeros([rows], device=x.device)


# ---- attention ----

def _by_position(x, layout, heads):
    """Returns [batch, positions, heads, d]; of packed tokens [tokens, heads, d]."""
    if layout == "BSH":
        return x.unflatten(2, (heads, -1))
    if layout == "NSD":
        return x.transpose(0, 1)[None]
    return x.transpose(1, 2) if layout == "BNSD" else x.transpose(0, 1) if layout == "NTD" else x


def _in_layout(x, layout):
    if layout in ("TND", "BSND"):
        return x
    if layout == "BSH":
        return x.flatten(2)
    return x.transpose(0, 1) if layout == "NTD" else x[0].transpose(0, 1) if layout == "NSD" else x.permute(2, 0, 1, 3) if layout == "NBSD" else x.transpose(1, 2)


def _in_blocks(cache, heads):
    """Returns [blocks, size, heads, d] of a cache, which may be stored in fractals."""
    if cache.dim() == 5:
        return cache.permute(0, 3, 1, 2, 4).flatten(3)
    return cache.unflatten(2, (heads, -1)) if cache.dim() == 3 else cache.transpose(1, 2)


def _listed_lengths(lengths, batch, absent):
    if lengths is None:
        return [absent] * batch
    lengths = lengths.tolist() if isinstance(lengths, torch.Tensor) else list(lengths)
    return lengths * batch if len(lengths) == 1 else lengths[:batch]


def _of_requests(lengths, batch, absent, packed):
    """Returns the first position and the number of positions of each request."""
    listed = _listed_lengths(lengths, batch, absent)
    return list(zip([0, *listed], [b - a for a, b in zip([0, *listed], listed)])) if packed else [(0, n) for n in listed]


def _scaled(x, scale, offset, mode, n, blocks):
    """Returns (x + offset) * scale of keys [m, heads, d] of request n, whose blocks are numbered."""
    x = wide(x) if x.is_floating_point() and x.dtype.itemsize > 1 else x.float()
    for i, t in enumerate((offset, scale)):
        if t is None:
            continue
        t, m = wide(t), x.shape[0]
        if mode == 1:
            t = t.reshape(-1, t.shape[-1])[n, :m, None, None]
        elif mode in (2, 3):
            t = t[:, None] if mode == 2 else t[n, :, :m].T[..., None]
        elif mode in (4, 5):
            rows = t[blocks].flatten(0, 1)[:, None] if mode == 4 else t[blocks].transpose(1, 2).flatten(0, 1)
            t = rows[:m, :, None]
        elif t.numel() > 1:
            t = t.reshape(1, x.shape[1], x.shape[2])
        x = x * t if i else x + t
    return x


def _hides(sq, sk, mask, mode, before, after, device):
    """Returns the keys that are hidden, [1 or heads, queries, keys]; `mask` is that of the request."""
    i, j = torch.arange(sq, device=device)[:, None], torch.arange(sk, device=device)[None]
    more = sk - sq
    if mode in (2, 3):
        return (j > i + (more if mode == 3 else 0))[None]
    if mode == 4:
        return ((j > i + more + after) | (j < i + more - before))[None]
    if mode == 9:
        return torch.cat([torch.zeros(sq, more, dtype=torch.bool, device=device), mask.reshape(sq, sq) != 0], 1)[None]
    if mask is None:
        return torch.zeros([1, sq, sk], dtype=torch.bool, device=device)
    out = mask[..., :sq, :sk] != 0
    out = out if out.dim() == 3 else out[None]
    return out | ((j > i + after) | (j < i - before)) if mode == 0 else out


def _attend(q, k, v, out, pse, scale, sink):
    """Returns the result [n, heads, d] of one request, and the logarithm of the sums [n, heads, 1]."""
    groups = q.shape[1] // k.shape[1]
    k, v = (t.repeat_interleave(groups, 1) for t in (k, v))
    s = torch.einsum("ihd,jhd->hij", q, k) * scale
    s = (s if pse is None else s + wide(pse)[..., : s.shape[2]]).masked_fill(out, -torch.inf)
    blind = out.expand_as(s).all(-1, keepdim=True)
    if sink is not None:  # one more score for each row, with a value of zero
        s = torch.cat([s, wide(sink).reshape(-1, 1, 1).expand(*s.shape[:2], 1)], -1)
    if s.shape[2] == 0:
        return q.new_zeros(*q.shape[:2], v.shape[2]), torch.full((*q.shape[:2], 1), torch.inf, device=q.device)
    p = torch.where(out, 0.0, s.softmax(-1)[..., : k.shape[0]])
    parts = torch.where(out.expand_as(p)[..., None], 0.0, p[..., None] * v.transpose(0, 1)[:, None])  # 0 times NaN is NaN
    y = torch.where(blind, 0.0, parts.sum(2)).transpose(0, 1)
    most = s.amax(-1, keepdim=True)
    none = most == -torch.inf  # all scores are hidden, or -inf
    sums = (s - torch.where(none, 0.0, most)).exp().sum(-1, keepdim=True).log()
    lse = torch.where(blind & none, torch.inf, torch.where(none, sums, most + sums))
    return y, lse.transpose(0, 1)


def _mask_of(mask, n, rows, sq, at):
    """Returns the mask of one request."""
    if mask is None or mask.dim() == 1:
        return None if mask is None else mask[at : at + sq * sq]
    if mask.dim() == 2:
        return mask if mask.shape[0] in (1, rows) else mask[n][None]
    return mask[n if mask.shape[0] > 1 else 0]


def _infer(query, key, value, layout, heads, kv, scale, mode, before, after, q_lengths, k_lengths, flag, *, table=None, rope=(None, None), pse=None,
           mask=None, sink=None, q_scale=None, k_scales=(None, None, 0), v_scales=(None, None, 0), out_dtype=None):
    kv, mask = kv or heads, None if mode in (2, 3, 4) else mask
    first, _, to = layout.partition("_")
    packed = first in ("TND", "NTD")
    q = _by_position(query, first, heads)
    batch = len(q_lengths) if packed else q.shape[0]
    of_keys = (lambda x, d: x if x is None else _in_blocks(x, d)) if table is not None else (lambda x, d: x if x is None else _by_position(x, first, d))
    k, v, k_rope = of_keys(key, kv), of_keys(value, kv), of_keys(rope[1], kv)
    q_rope = None if rope[0] is None else _by_position(rope[0], first, heads)
    if q_scale is not None and not packed and first == "BNSD":
        q_scale = q_scale.transpose(1, 2)
    y = torch.zeros(*q.shape[:-1], v.shape[-1], device=query.device)
    lse = torch.full((*q.shape[:-1], 1), torch.inf, device=query.device)
    if not _is_fake(query):
        queries = _of_requests(q_lengths, batch, q.shape[0 if packed else 1], packed)
        room = table.shape[1] * k.shape[1] if table is not None else k.shape[0 if packed else 1]
        keys, at = _of_requests(k_lengths, batch, room, packed and table is None), 0
        for n, ((q0, sq), (k0, sk)) in enumerate(zip(queries, keys)):
            blocks = None if table is None else table[n, : -(-sk // k.shape[1])].long()

            def part(x):
                return x if x is None else x[blocks].flatten(0, 1)[:sk] if blocks is not None else x[k0 : k0 + sk] if packed else x[n, :sk]

            rows = slice(q0, q0 + sq)
            one = (lambda x: x[rows]) if packed else (lambda x: x[n, :sq])
            scales = None if q_scale is None else one(q_scale.reshape(q.shape[:-1]))[..., None]
            a, b = _scaled(one(q), None, None, 0, n, None), _scaled(part(k), *k_scales, n, blocks)
            a = a if scales is None else a * scales
            if q_rope is not None:
                a, b = torch.cat([a, wide(one(q_rope))], -1), torch.cat([b, wide(part(k_rope))], -1)
            out = _hides(sq, sk, _mask_of(mask, n, q.shape[-3], sq, at), mode, before, after, query.device)
            bias = None if pse is None else pse[n if pse.shape[0] > 1 else 0, :, :sq]
            found, sums = _attend(a, b, _scaled(part(v), *v_scales, n, blocks), out, bias, scale, sink)
            at += sq * sq
            for whole, new in ((y, found), (lse, sums)):
                if packed:
                    whole[rows] = new
                else:
                    whole[n, :sq] = new
    lse = (lse if packed else lse.transpose(1, 2)).contiguous() if flag else torch.zeros([0], device=query.device)
    return _in_layout(y.to(out_dtype or query.dtype), to or first).contiguous(), lse


@operator
def npu_prompt_flash_attention(query, key, value, *, padding_mask=None, atten_mask=None, pse_shift=None,
                               actual_seq_lengths=None, deq_scale1=None, quant_scale1=None, deq_scale2=None,
                               quant_scale2=None, quant_offset2=None, num_heads=1, scale_value=1.0,
                               pre_tokens=2147483647, next_tokens=0, input_layout="BSH", num_key_value_heads=0,
                               actual_seq_lengths_kv=None, sparse_mode=0):
    return _infer(query, key, value, input_layout, num_heads, num_key_value_heads, scale_value, sparse_mode, pre_tokens, next_tokens,
                  actual_seq_lengths, actual_seq_lengths_kv, False, pse=pse_shift, mask=atten_mask)[0]


@operator
def npu_incre_flash_attention(query, key, value, *, padding_mask=None, atten_mask=None, pse_shift=None,
                              actual_seq_lengths=None, antiquant_scale=None, antiquant_offset=None, block_table=None,
                              dequant_scale1=None, quant_scale1=None, dequant_scale2=None, quant_scale2=None,
                              quant_offset2=None, kv_padding_size=None, num_heads=1, scale_value=1.0,
                              input_layout="BSH", num_key_value_heads=0, block_size=0, inner_precise=1):
    both = [(None, None, 0)] * 2
    if antiquant_scale is not None:
        both = [(antiquant_scale[i], None if antiquant_offset is None else antiquant_offset[i], 0) for i in range(2)]
    return _infer(query, key, value, input_layout, num_heads, num_key_value_heads, scale_value, 1, 0, 0, None, actual_seq_lengths, False,
                  table=block_table, pse=pse_shift, mask=atten_mask, k_scales=both[0], v_scales=both[1])[0]


@operator
def npu_fused_infer_attention_score(query, key, value, *, query_rope=None, key_rope=None, pse_shift=None, atten_mask=None,
                                    actual_seq_lengths=None, actual_seq_lengths_kv=None, block_table=None, num_heads=1,
                                    key_antiquant_scale=None, key_antiquant_offset=None, value_antiquant_scale=None,
                                    value_antiquant_offset=None, key_antiquant_mode=0, value_antiquant_mode=0,
                                    scale=1.0, pre_tokens=2147483647, next_tokens=2147483647, input_layout="BSH",
                                    num_key_value_heads=0, sparse_mode=0, softmax_lse_flag=False, **ignored):
    return _infer(query, key, value, input_layout, num_heads, num_key_value_heads, scale, sparse_mode, pre_tokens, next_tokens, actual_seq_lengths,
                  actual_seq_lengths_kv, softmax_lse_flag, table=block_table, rope=(query_rope, key_rope), pse=pse_shift, mask=atten_mask,
                  k_scales=(key_antiquant_scale, key_antiquant_offset, key_antiquant_mode),
                  v_scales=(value_antiquant_scale, value_antiquant_offset, value_antiquant_mode))


@operator
def npu_fused_infer_attention_score_v2(query, key, value, *, query_rope=None, key_rope=None, pse_shift=None, atten_mask=None,
                                       actual_seq_qlen=None, actual_seq_kvlen=None, block_table=None, learnable_sink=None,
                                       dequant_scale_query=None, dequant_scale_key=None, dequant_offset_key=None,
                                       dequant_scale_value=None, dequant_offset_value=None, key_quant_mode=0, value_quant_mode=0,
                                       num_query_heads=1, num_key_value_heads=0, softmax_scale=1.0, pre_tokens=2147483647,
                                       next_tokens=2147483647, input_layout="BSH", sparse_mode=0, return_softmax_lse=False,
                                       **ignored):
    return _infer(query, key, value, input_layout, num_query_heads, num_key_value_heads, softmax_scale, sparse_mode, pre_tokens, next_tokens,
                  actual_seq_qlen, actual_seq_kvlen, return_softmax_lse, table=block_table, rope=(query_rope, key_rope), pse=pse_shift, mask=atten_mask,
                  sink=learnable_sink, q_scale=dequant_scale_query, k_scales=(dequant_scale_key, dequant_offset_key, key_quant_mode),
                  v_scales=(dequant_scale_value, dequant_offset_value, value_quant_mode),
                  out_dtype=query_rope.dtype if query.dtype == torch.int8 and query_rope is not None else None)
