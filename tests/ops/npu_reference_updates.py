# SPDX-License-Identifier: Apache-2.0
"""Reference implementations of torch_npu's operators that write an operand, and of key selection; see
npu_reference.py."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from npu_reference import OPERATORS, TORCH_DTYPES, _is_fake, operator, wide


@operator
def npu_format_cast__functional(self, src, *, customize_dtype=None, input_dtype=None):
    return self.clone()


@operator
def npu_view_copy_functional(self, other, non_blocking):
    return other.to(self.dtype).expand(self.shape).clone()


@operator
def npu_grouped_matmul_add(self, x, weight, group_list, *, transpose_x=True, transpose_weight=False, group_type=2,
                           group_list_type=0):
    y = self.clone()
    if _is_fake(y):
        return y
    ends = group_list.cumsum(0) if group_list_type else group_list
    for g, (start, end) in enumerate(zip([0, *ends.tolist()], ends.tolist())):
        y.view(len(ends), -1, weight.shape[1])[g] += wide(x[start:end]).T @ wide(weight[start:end])
    return y


@operator
def _npu_matmul_add_fp32_functional(x, weight, C):
    return torch.addmm(C, wide(x).T, wide(weight))


@operator
def npu_apply_adam_w_functional(beta1_power, beta2_power, lr, weight_decay, beta1, beta2, epsilon, grad, max_grad_norm,
                                amsgrad, maximize, *, var, m, v):
    g = wide(grad) * (-1 if maximize else 1)
    m_new, v_new = wide(m) * beta1 + g * (1 - beta1), wide(v) * beta2 + g.square() * (1 - beta2)
    second = torch.maximum(wide(max_grad_norm), v_new) if amsgrad else v_new
    m_hat, v_hat = m_new / (1 - beta1_power * beta1), second / (1 - beta2_power * beta2)
    new = wide(var) * (1 - lr * weight_decay) - lr * m_hat / (v_hat.sqrt() + epsilon)
    return new.to(var.dtype), m_new.to(m.dtype), v_new.to(v.dtype)


@operator
def npu_apply_adam_functional(beta1_power, beta2_power, lr, beta1, beta2, epsilon, grad, use_locking, use_nesterov, *, var, m,
                              v):
    g = wide(grad)
    m_new, v_new = wide(m) * beta1 + g * (1 - beta1), wide(v) * beta2 + g.square() * (1 - beta2)
    rate = lr * (1 - beta2_power) ** 0.5 / (1 - beta1_power)
    first = m_new * beta1 + g * (1 - beta1) if use_nesterov else m_new
    return (wide(var) - rate * first / (v_new.sqrt() + epsilon)).to(var.dtype), m_new.to(m.dtype), v_new.to(v.dtype)


@operator
def npu_scatter_list(self, indices, updates, mask=None, reduce="update", axis=-2):
    ys = [t.clone() for t in self]
    for i, y in enumerate(ys if not _is_fake(indices) else []):
        if mask is None or mask[i]:
            y.narrow(axis, int(indices[i]), updates.shape[axis]).copy_(updates[i])
    return ys


@operator
def npu_scatter_nd_update_v2_functional(var, indices, update):
    return OPERATORS["npu_scatter_nd_update"](var, indices, update)


@operator
def npu_recurrent_gated_delta_rule_functional(query, key, value, state, *, beta=None, scale=None, actual_seq_lengths=None,
                                              ssm_state_indices=None, num_accepted_tokens=None, g=None, gk=None):
    y, states = wide(torch.zeros_like(value)), wide(state).clone()
    if _is_fake(y):
        return y.to(value.dtype), states.to(state.dtype)
    share, given = value.shape[1] // key.shape[1], states.clone()
    scale, t = key.shape[2] ** -0.5 if scale is None else scale, 0
    for b, n in enumerate(actual_seq_lengths.tolist()):
        first = t if num_accepted_tokens is None else t + int(num_accepted_tokens[b]) - 1
        s = given[ssm_state_indices[first]]
        for t in range(t, t + n):
            for h in range(value.shape[1] if n else 0):
                k, q = wide(key[t, h // share]), wide(query[t, h // share]) * scale
                w = s[h] if g is None else s[h] * g[t, h].exp()
                w = w if gk is None else w * gk[t, h].exp()
                d = wide(value[t, h]) - w @ k
                w = w + torch.outer(d if beta is None else d * wide(beta[t, h]), k)
                y[t, h] = w @ q
                s = torch.cat([s[:h], w[None], s[h + 1:]])
            states[ssm_state_indices[t]] = s
        t += n > 0
    return y.to(value.dtype), states.to(state.dtype)


def _sequence(x, layout, lengths, b):
    """Returns the tokens of sequence b."""
    if layout == "TND":
        ends = [0, *lengths.tolist()]
        return x[ends[b]: ends[b + 1]]
    return x[b] if lengths is None else x[b, : int(lengths[b])]


def _index(query, key, weights, scales, q_lengths, k_lengths, table, layout_query, layout_key, count, mode):
    shape = [*query.shape[:-2], 1, count]
    out = torch.full(shape, -1, dtype=torch.int32, device=query.device)
    if _is_fake(query):
        return out
    for b in range(len(q_lengths) if layout_query == "TND" else len(query)):
        q, w, qs = (_sequence(t, layout_query, q_lengths, b) for t in (query, weights, scales[0] if scales else weights))
        if layout_key == "PA_BSND":
            n = int(k_lengths[b])
            k, ks = (t[table[b].clamp(min=0)].flatten(0, 1)[:n] for t in (key, scales[1] if scales else key))
        else:
            k, ks = (_sequence(t, layout_key, k_lengths, b) for t in (key, scales[1] if scales else key))
        into = _sequence(out, layout_query, q_lengths, b)
        for i in range(len(q)):
            product = q[i].float() @ k[:, 0].float().T
            if scales:
                product = product * wide(qs[i])[:, None] * wide(ks[:, 0])
            score = (product.clamp(min=0) * wide(w[i])[:, None]).sum(0)
            score = score[: max(len(k) - len(q) + i + 1, 0)] if mode == 3 else score
            best = score.argsort(descending=True)[:count]
            into[i, 0, : len(best)] = best.to(torch.int32)
    return out


@operator
def npu_lightning_indexer(query, key, weights, *, actual_seq_lengths_query=None, actual_seq_lengths_key=None, block_table=None,
                          layout_query="BSND", layout_key="BSND", sparse_count=2048, sparse_mode=3, **ignored):
    return _index(query, key, weights, None, actual_seq_lengths_query, actual_seq_lengths_key, block_table, layout_query,
                  layout_key, sparse_count, sparse_mode), query.new_zeros([0])


@operator
def npu_quant_lightning_indexer(query, key, weights, query_dequant_scale, key_dequant_scale, query_quant_mode, key_quant_mode,
                                *, actual_seq_lengths_query=None, actual_seq_lengths_key=None, block_table=None,
                                layout_query="BSND", layout_key="BSND", sparse_count=2048, sparse_mode=3, **ignored):
    return _index(query, key, weights, (query_dequant_scale, key_dequant_scale), actual_seq_lengths_query,
                  actual_seq_lengths_key, block_table, layout_query, layout_key, sparse_count, sparse_mode)


@operator
def _npu_rotary_embedding_functional(positions, query, key, head_size, cos_sin_cache, is_neox_style):
    cos, sin = (wide(t)[:, None] for t in cos_sin_cache[positions].chunk(2, -1))

    def turned(x):
        heads = wide(x).unflatten(1, (-1, head_size))
        part, rest = heads.split([2 * cos.shape[-1], head_size - 2 * cos.shape[-1]], -1)
        a, b = part.chunk(2, -1) if is_neox_style else (part[..., ::2], part[..., 1::2])
        parts = (a * cos - b * sin, b * cos + a * sin)
        new = torch.cat(parts, -1) if is_neox_style else torch.stack(parts, -1).flatten(-2)
        return torch.cat([new, rest], -1).flatten(1).to(x.dtype)

    return turned(query), turned(key)


@operator
def npu_add_rms_norm_bias(x1, x2, gamma, beta=None, epsilon=1e-6):
    x = wide(x1) + wide(x2)
    rstd = torch.rsqrt(x.square().mean(tuple(range(-gamma.dim(), 0)), keepdim=True) + epsilon)
    y = x * rstd * wide(gamma)
    return (y if beta is None else y + wide(beta)).to(x1.dtype), rstd, x.to(x1.dtype)


@operator
def empty_with_format(size, *, dtype=None, layout=None, device=None, pin_memory=None, acl_format=2, base_addr_aligned_kb=None):
    return torch.zeros(size, dtype=dtype, device=device)


@operator
def unsafe_empty_with_format(size, *, dtype=None, layout=None, device=None, pin_memory=None, acl_format=2, keep_format=False):
    return torch.zeros(size, dtype=dtype, device=device)


@operator
def npu_quant_conv2d(input, weight, scale, strides=1, pads=0, dilations=1, groups=1, offset_x=0, round_mode="rint",
                     output_dtype=None, bias=None, offset=None, input_dtype=None, weight_dtype=None):
    acc = F.conv2d(input.double(), weight.double(), None, strides, pads, dilations, groups)
    acc = acc if bias is None else acc + bias.double()[:, None, None]
    if not scale.is_floating_point():
        scale = (scale & 0xFFFFFFFF).to(torch.int32).view(torch.float32)
    y = acc * scale.double()[:, None, None]
    return y.to(torch.float16 if output_dtype is None else TORCH_DTYPES[output_dtype])
