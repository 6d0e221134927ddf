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
    """Returns the table's row for the group of each row."""
    if table.dim() == 1:
        table = table[:, None] if group_index is not None else table[None]
    if group_index is None:
        return table[:1]
    if _is_fake(table):
        return table[:1].expand(rows, table.shape[1])
    return table[_of_counts(group_index, kind, rows).clamp(min=0)]


def _listed(group_index, kind, rows, device):
    """Zeroes the rows that belong to no group, which are the last ones."""
    if group_index is None or _is_fake(group_index):
        return torch.ones(rows, dtype=torch.bool, device=device)
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

def _heads_first(x, layout, heads):
    if layout == "BSH":
        return x.unflatten(2, (heads, -1)).transpose(1, 2)
    return x if layout == "BNSD" else x.transpose(1, 2)


def _attend(q, k, v, out, pse, scale, unread):
    """Computes softmax attention by batch, head and query over the keys that the mask keeps."""
    groups = q.shape[1] // k.shape[1]
    k, v = (wide(t).repeat_interleave(groups, 1) for t in (k, v))
    s = torch.einsum("bhid,bhjd->bhij", wide(q), k) * scale
    s = s if pse is None else s + wide(pse)
    s = s.masked_fill(out, -torch.inf)
    v = torch.where(unread[:, None, :, None], 0.0, v)
    return torch.where(out.all(-1, keepdim=True), 0.0, torch.einsum("bhij,bhjd->bhid", s.softmax(-1), v))


def _unread(k, lengths):
    """[batch, places]: keys beyond a sequence's length are not read and may be anything"""
    ends = torch.tensor((lengths * k.shape[0])[: k.shape[0]] if lengths else [k.shape[2]], device=k.device)
    return (torch.arange(k.shape[2], device=k.device) >= ends[:, None]).expand(k.shape[0], -1)


def _left_out(q, k, mask, mode, before, after, q_lengths, k_lengths):
    b, sq, sk = q.shape[0], q.shape[2], k.shape[2]
    i, j = torch.arange(sq, device=q.device)[:, None], torch.arange(sk, device=q.device)[None]
    out = torch.zeros([b, 1, sq, sk], dtype=torch.bool, device=q.device)
    if mask is not None and mode in (0, 1):
        out = out | (mask != 0)
    for n in range(b):
        kl = (k_lengths * b)[n] if k_lengths and len(k_lengths) == 1 else k_lengths[n] if k_lengths else sk
        ql = (q_lengths * b)[n] if q_lengths and len(q_lengths) == 1 else q_lengths[n] if q_lengths else sq
        hides = j >= kl
        if mode == 2:
            hides = hides | (j > i)
        if mode == 3:
            hides = hides | (j > i + kl - ql)
        if mode == 4:
            hides = hides | (j > i + kl - ql + after) | (j < i + kl - ql - before)
        if mode == 0 and mask is not None:
            hides = hides | (j > i + after) | (j < i - before)
        out[n] = out[n] | hides
    return out


@operator
def npu_prompt_flash_attention(query, key, value, *, padding_mask=None, atten_mask=None, pse_shift=None,
                               actual_seq_lengths=None, deq_scale1=None, quant_scale1=None, deq_scale2=None,
                               quant_scale2=None, quant_offset2=None, num_heads=1, scale_value=1.0,
                               pre_tokens=2147483647, next_tokens=0, input_layout="BSH", num_key_value_heads=0,
                               actual_seq_lengths_kv=None, sparse_mode=0):
    layout, _, to = input_layout.partition("_")
    kv = num_key_value_heads or num_heads
    q, k, v = _heads_first(query, layout, num_heads), _heads_first(key, layout, kv), _heads_first(value, layout, kv)
    out = _left_out(q, k, atten_mask, sparse_mode, pre_tokens, next_tokens, actual_seq_lengths, actual_seq_lengths_kv)
    y = _attend(q, k, v, out, pse_shift, scale_value, _unread(k, actual_seq_lengths_kv)).to(query.dtype)
    to = to or layout
    return (y if to == "BNSD" else y.transpose(1, 2) if to == "BSND" else y.transpose(1, 2).flatten(2)).contiguous()


@operator
def npu_incre_flash_attention(query, key, value, *, padding_mask=None, atten_mask=None, pse_shift=None,
                              actual_seq_lengths=None, antiquant_scale=None, antiquant_offset=None, block_table=None,
                              dequant_scale1=None, quant_scale1=None, dequant_scale2=None, quant_scale2=None,
                              quant_offset2=None, kv_padding_size=None, num_heads=1, scale_value=1.0,
                              input_layout="BSH", num_key_value_heads=0, block_size=0, inner_precise=1):
    kv = num_key_value_heads or num_heads
    q = _heads_first(query, input_layout, num_heads)
    if block_table is not None:  # [blocks, size, heads * d]
        key, value = (c[block_table.long()].flatten(1, 2) for c in (key, value))
        k, v = _heads_first(key, "BSH", kv), _heads_first(value, "BSH", kv)
    else:
        k, v = _heads_first(key, input_layout, kv), _heads_first(value, input_layout, kv)
    out = _left_out(q, k, atten_mask, 1, 0, 0, None, actual_seq_lengths)
    y = _attend(q, k, v, out, pse_shift, scale_value, _unread(k, actual_seq_lengths)).to(query.dtype)
    y = y if input_layout == "BNSD" else y.transpose(1, 2)
    return (y.flatten(2) if input_layout == "BSH" else y).contiguous()


def _joined(x, rope, layout, heads):
    if layout != "BSH":
        return torch.cat([x, rope], -1)
    return torch.cat([x.unflatten(2, (heads, -1)), rope.unflatten(2, (heads, -1))], -1).flatten(2)


def _infer(query, key, value, q_rope, k_rope, pse, mask, q_lengths, k_lengths, table, sink, heads, kv, scale, before, after,
           layout, mode, flag):
    kv = kv or heads
    first, _, to = layout.partition("_")
    if q_rope is not None:  # further dims of the same heads, whose products are added to the scores
        query, key = _joined(query, q_rope, first, heads), _joined(key, k_rope, first, kv)
    if first == "TND":
        ys, lses = [], []
        for q0, q1, k0, k1 in zip([0, *q_lengths], q_lengths, [0, *k_lengths], k_lengths):
            if k0 == k1:
                ys.append(query.new_zeros(q1 - q0, heads, value.shape[2]))
                lses.append(torch.full((q1 - q0, heads, 1), torch.inf, device=query.device) if sink is None else wide(sink).reshape(1, heads, 1).expand(q1 - q0, -1, -1))
                continue
            y, lse = _infer(query[None, q0:q1], key[None, k0:k1], value[None, k0:k1], None, None, pse, mask, None, None, None,
                            sink, heads, kv, scale, before, after, "BSND", mode, True)
            ys.append(y[0])
            lses.append(lse[0].transpose(0, 1))
        behind = len(query) - q_lengths[-1]  # tokens that belong to no sequence
        ys.append(query.new_zeros(behind, heads, value.shape[2]))
        lses.append(torch.full((behind, heads, 1), torch.inf, device=query.device) if sink is None else wide(sink).reshape(1, heads, 1).expand(behind, -1, -1))
        return torch.cat(ys), torch.cat(lses) if flag else torch.zeros([0], device=query.device)
    q = _heads_first(query, first, heads)
    if table is not None:
        in_blocks = [c if c.dim() == 3 else c.transpose(1, 2).flatten(2) for c in (key, value)]
        key, value = (c[table.long()].flatten(1, 2) for c in in_blocks)
        first_kv = "BSH"
    else:
        first_kv = first
    k, v = _heads_first(key, first_kv, kv), _heads_first(value, first_kv, kv)
    out = _left_out(q, k, mask, mode, before, after, q_lengths, k_lengths)
    groups = heads // kv
    s = torch.einsum("bhid,bhjd->bhij", wide(q), wide(k).repeat_interleave(groups, 1)) * scale
    s = (s if pse is None else s + wide(pse)).masked_fill(out, -torch.inf)
    if sink is not None:  # one more score for each row, with a value of zero
        s = torch.cat([s, wide(sink).reshape(1, -1, 1, 1).expand(*s.shape[:3], 1)], -1)
    p = s.softmax(-1)[..., : k.shape[2]]
    values = torch.where(_unread(k, k_lengths)[:, None, :, None], 0.0, wide(v).repeat_interleave(groups, 1))
    y = torch.where(out.all(-1, keepdim=True), 0.0, torch.einsum("bhij,bhjd->bhid", p, values)).to(query.dtype)
    most = s.amax(-1, keepdim=True)
    whole = torch.where((s == -torch.inf).all(-1, keepdim=True) & out.all(-1, keepdim=True), torch.inf, most + (s - most).exp().sum(-1, keepdim=True).log())
    lse = whole.float() if flag else torch.zeros([0], device=query.device)
    to = to or first
    return (y if to == "BNSD" else y.transpose(1, 2) if to == "BSND" else y.transpose(1, 2).flatten(2)).contiguous(), lse


@operator
def npu_fused_infer_attention_score(query, key, value, *, query_rope=None, key_rope=None, pse_shift=None, atten_mask=None,
                                    actual_seq_lengths=None, actual_seq_lengths_kv=None, block_table=None, num_heads=1,
                                    scale=1.0, pre_tokens=2147483647, next_tokens=2147483647, input_layout="BSH",
                                    num_key_value_heads=0, sparse_mode=0, softmax_lse_flag=False, **ignored):
    return _infer(query, key, value, query_rope, key_rope, pse_shift, atten_mask, actual_seq_lengths, actual_seq_lengths_kv,
                  block_table, None, num_heads, num_key_value_heads, scale, pre_tokens, next_tokens, input_layout, sparse_mode,
                  softmax_lse_flag)


@operator
def npu_fused_infer_attention_score_v2(query, key, value, *, query_rope=None, key_rope=None, pse_shift=None, atten_mask=None,
                                       actual_seq_qlen=None, actual_seq_kvlen=None, block_table=None, learnable_sink=None,
                                       num_query_heads=1, num_key_value_heads=0, softmax_scale=1.0, pre_tokens=2147483647,
                                       next_tokens=2147483647, input_layout="BSH", sparse_mode=0, return_softmax_lse=False,
                                       **ignored):
    return _infer(query, key, value, query_rope, key_rope, pse_shift, atten_mask, actual_seq_qlen, actual_seq_kvlen, block_table,
                  learnable_sink, num_query_heads, num_key_value_heads, softmax_scale, pre_tokens, next_tokens, input_layout,
                  sparse_mode, return_softmax_lse)
