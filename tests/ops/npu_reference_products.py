# SPDX-License-Identifier: Apache-2.0
"""Reference implementations of torch_npu's products and mixtures of experts; see npu_reference.py."""

from __future__ import annotations

import math

import torch
import torch.nn.functional as F
from npu_reference import OPERATORS, TORCH_DTYPES, _gelu, _is_fake, _pack, _sat, _unpack, operator, wide

# ---- products ----

def _mm(a, b):
    """Multiplies exactly for integers, in f32 for half precision."""
    if a.dtype.is_floating_point:
        return wide(a) @ wide(b)
    return (a.double() @ b.double()).to(torch.int64)


def _plain_scale(scale):
    """Returns the f32 scale that npu_trans_quant_param packed."""
    if scale.dtype == torch.int64:
        return (scale & 0xFFFFFFFF).to(torch.int32).view(torch.float32)
    return wide(scale)


def _offset_of(scale, offset):
    """Returns the offset of an i8 result: nine signed bits in a packed scale, or the separate operand of an f32
    scale."""
    if scale is None or scale.dtype != torch.int64:
        return offset
    nine = (scale >> 37) & 0x1FF
    return torch.where(nine >= 256, nine - 512, nine)


def _whole(x):
    return _unpack(x) if x.dtype == torch.int32 else x


def _finish(y, dtype, scale, offset=None):
    """Sums an i8 result as two 9-bit integers, and saturates to eight bits."""
    if dtype != torch.int8:
        return y.to(dtype)
    o = _offset_of(scale, offset)
    y = torch.round(y).clamp(-256, 255)
    return _sat(y if o is None else y + torch.round(o).clamp(-256, 255))


def _packed(scale, offset=None):
    """Packs f32 scales to 64 bits, as torch_npu does before kernels that read them."""
    return OPERATORS["npu_trans_quant_param"](scale, offset) if scale.dtype.is_floating_point else scale


def _dequant(acc, scale, per_token, bias):
    late = bias is not None and bias.is_floating_point()
    y = acc if bias is None or late else acc + bias
    if scale is not None:
        s = _plain_scale(scale)
        y = y.to(s.dtype) * s
    if per_token is not None:
        y = y * per_token[..., None]
    return y + wide(bias) if late else y


@operator
def npu_linear(input, weight, bias=None):
    return F.linear(input, weight, bias)


@operator
def npu_bmmV2(self, mat2, output_sizes):
    y = torch.matmul(self, mat2)
    return y.reshape(output_sizes) if output_sizes else y


@operator
def npu_bmm_v2_mat1_backward(grad, mat1, mat2, size):
    return torch.matmul(wide(grad), wide(mat2).mT).sum_to_size(size).to(grad.dtype)


@operator
def npu_bmm_v2_mat2_backward(grad, mat1, mat2, size):
    return torch.matmul(wide(mat1).mT, wide(grad)).sum_to_size(size).to(grad.dtype)


@operator
def npu_quant_matmul(x1, x2, scale, *, offset=None, pertoken_scale=None, bias=None, output_dtype=None, x1_dtype=None,
                     x2_dtype=None, pertoken_scale_dtype=None, scale_dtype=None, group_sizes=None, y_scale=None):
    dtype = TORCH_DTYPES[1 if output_dtype is None else output_dtype]
    acc = _mm(_whole(x1), _whole(x2))
    if dtype == torch.int32:
        return (acc if bias is None else acc + bias).to(dtype)
    if scale.dtype not in (torch.bfloat16, torch.int64) and pertoken_scale is None and dtype != torch.bfloat16:
        scale = _packed(scale, offset)
    return _finish(_dequant(acc, scale, pertoken_scale, bias), dtype, scale, offset)


@operator
def npu_weight_quant_batchmatmul(x, weight, antiquant_scale, antiquant_offset=None, quant_scale=None, quant_offset=None,
                                 bias=None, antiquant_group_size=0, inner_precise=0, weight_dtype=None):
    k = x.shape[1]

    def each(s):
        if s.dim() == 2 and s.shape[0] > 1:
            return s.repeat_interleave(antiquant_group_size or -(-k // s.shape[0]), 0)[:k]
        return s

    w = _whole(weight).to(x.dtype)
    if antiquant_offset is not None:
        w = w + each(antiquant_offset)
    y = _mm(x, w * each(antiquant_scale))
    y = y if bias is None else y + wide(bias)
    if quant_scale is None:
        return y.to(x.dtype)
    s = _packed(quant_scale, quant_offset)
    return _finish(y * _plain_scale(s), torch.int8, s)


def _of_counts(group_list, kind, rows):
    """Returns the expert of each row, or -1."""
    if kind == 2:
        experts, counts = group_list[:, 0], group_list[:, 1]
    else:
        ends = group_list
        counts = ends if kind == 1 else torch.diff(ends, prepend=ends.new_zeros(1))
        experts = torch.arange(len(counts))
    found = torch.repeat_interleave(experts, counts)
    return torch.cat([found, found.new_full([rows - len(found)], -1)])


def _act(y, act):
    return {0: lambda t: t, 1: F.relu, 2: lambda t: _gelu(t, True),
            4: lambda t: t * torch.sigmoid(1.702 * t), 5: F.silu}[act or 0](y)


def _weight(w, scale, offset, x):
    """Returns (w + offset) * scale as the kernels round it: f16 after each operation, bf16 once. Scales of several
    rows belong to as many parts of K."""
    w = _whole(w)
    if scale is None:
        return w

    def each(s):
        s = s if s.dim() > 1 else s[None]
        return s.repeat_interleave(w.shape[-2] // s.shape[-2], -2)

    real = torch.float32 if x.dtype == torch.bfloat16 else x.dtype
    y = w.to(real)
    if offset is not None:
        y = y + each(offset).to(real)
    return (y * each(scale).to(real)).to(x.dtype)


def _bytes_by_int4(a, w, scale, per_token, bias):
    """Returns (((a - 8) w) scale + bias) * per_token; the scale has one row for each part of K."""
    scale, w = _plain_scale(scale).double(), _whole(w).double()
    scale = (scale if scale.dim() > 1 else scale[None]).repeat_interleave(w.shape[0] // max(1, scale.shape[0]), 0)
    return (((a.double() - 8) @ (w * scale) + bias.double()) * per_token[:, None].double()).to(bias.dtype)


def _at(tensors, i):
    return tensors[i] if tensors else None


def _per_group(tensors, e, weight):
    """Returns the operand of group e, from one tensor of all groups or from a list."""
    if not tensors:
        return None
    several = tensors[0].dim() > 1 if weight[0].dim() == 3 else len(tensors) < len(weight)
    return tensors[0][e] if several else tensors[e]


def _pairs(x, weight, bias, scale, anti_scale, anti_offset, per_token, act, dtype, split):
    ys = []
    for i, a in enumerate(x):
        acc = _mm(a, _weight(weight[i], _at(anti_scale, i), _at(anti_offset, i), a))
        ys.append(_finish(_act(_dequant(acc, _at(scale, i), _at(per_token, i), _at(bias, i)), act), dtype, _at(scale, i)))
    return [torch.cat(ys)] if split in (2, 3) else ys


@operator
def npu_grouped_matmul(x, weight, *, bias=None, scale=None, offset=None, antiquant_scale=None, antiquant_offset=None,
                       per_token_scale=None, group_list=None, activation_input=None, activation_quant_scale=None,
                       activation_quant_offset=None, split_item=0, group_type=None, group_list_type=0, act_type=0,
                       tuning_config=None, output_dtype=None, x_dtype=None, weight_dtype=None, scale_dtype=None,
                       per_token_scale_dtype=None):
    dtype = x[0].dtype if output_dtype is None else TORCH_DTYPES[output_dtype]
    if output_dtype is None and x[0].dtype == torch.float64:
        dtype = torch.float64
    if group_type in (None, -1):
        return _pairs(x, weight, bias, scale, antiquant_scale, antiquant_offset, per_token_scale, act_type, dtype,
                      split_item)
    a, n = x[0], weight[0].shape[-1] * (8 if weight[0].dtype == torch.int32 else 1)
    if group_type == 2:
        y = a.new_zeros([len(group_list), a.shape[0], n], dtype=wide(a).dtype)
        if not _is_fake(a):
            of = _of_counts(group_list, group_list_type, a.shape[1])
            for e in range(len(group_list)):
                y[e] = _mm(a[:, of == e], weight[0][of == e])
        return [y.to(dtype)]
    y = a.new_zeros([a.shape[0], n], dtype=dtype)
    if _is_fake(a):
        return [y]
    of = _of_counts(group_list, group_list_type, a.shape[0])
    for e in of.unique().tolist():
        if e < 0:
            continue
        rows = of == e
        w = weight[0][e] if weight[0].dim() == 3 else weight[e]
        per_token = per_token_scale[0][rows] if per_token_scale else None
        s, b = _per_group(scale, e, weight), _per_group(bias, e, weight)
        if w.dtype == torch.int32 and a.dtype == torch.int8:
            y[rows] = _bytes_by_int4(a[rows], w, s, per_token, b).to(dtype)
            continue
        w = _weight(w, _per_group(antiquant_scale, e, weight), _per_group(antiquant_offset, e, weight), a)
        y[rows] = _finish(_act(_dequant(_mm(a[rows], w), s, per_token, b), act_type), dtype, s)
    return [y]


def npu_grouped_matmul_List(x, weight, *, bias=None, scale=None, offset=None, antiquant_scale=None,
                            antiquant_offset=None, per_token_scale=None, group_list=None, activation_input=None,
                            activation_quant_scale=None, activation_quant_offset=None, split_item=0, group_type=None,
                            group_list_type=0, act_type=0, output_dtype=None):
    if group_list and len(x) == 1 and len(weight) > 1:
        counts = [e - s for s, e in zip([0, *group_list], group_list)]
        x = list(x[0].split(counts))
    return _pairs(x, weight, bias, scale, antiquant_scale, antiquant_offset, per_token_scale, act_type,
                  output_dtype or x[0].dtype, split_item)


OPERATORS["npu_grouped_matmul_List"] = npu_grouped_matmul_List


@operator
def npu_grouped_matmul_swiglu_quant(x, weight, group_list, weight_scale, x_scale, *, bias=None, offset=None):
    y, s = npu_grouped_matmul_swiglu_quant_v2(x, [weight], [weight_scale], x_scale, group_list)
    return y, s, torch.zeros([], device=x.device)


@operator
def npu_grouped_matmul_swiglu_quant_v2(
        x, weight, weight_scale, x_scale, group_list, *, smooth_scale=None, weight_assist_matrix=None, bias=None,
        dequant_mode=0, dequant_dtype=0, quant_mode=0, quant_dtype=1, group_list_type=0, tuning_config=None,
        x_dtype=None, weight_dtype=None, weight_scale_dtype=None, x_scale_dtype=None):
    t = npu_grouped_matmul([x], weight, scale=weight_scale, per_token_scale=[x_scale], group_list=group_list,
                           bias=weight_assist_matrix, group_type=0, group_list_type=group_list_type, output_dtype=6)[0]
    a, b = t.chunk(2, -1)
    s = (F.silu(a) * b).abs().amax(-1, keepdim=True) / 127
    y = torch.where(s == 0, 0.0, torch.round(F.silu(a) * b / s)).to(torch.int8)
    return y, s.squeeze(-1).float()


@operator
def npu_grouped_matmul_finalize_routing(
        x, w, group_list, *, scale=None, bias=None, offset=None, pertoken_scale=None, shared_input=None, logit=None,
        row_index=None, dtype=None, shared_input_weight=1.0, shared_input_offset=0, output_bs=0, group_list_type=1,
        tuning_config=None, x_dtype=None, w_dtype=None, scale_dtype=None, pertoken_scale_dtype=None):
    t = npu_grouped_matmul([x], [_whole(w)], scale=[scale], per_token_scale=[pertoken_scale] if pertoken_scale is not None else [],
                           group_list=group_list, group_type=0, group_list_type=group_list_type, output_dtype=6)[0]
    y = t.new_zeros([output_bs or x.shape[0], t.shape[1]])
    index = torch.arange(x.shape[0], device=x.device) if row_index is None else row_index.long()
    t = t if logit is None else t * logit.float()[:, None]
    if not _is_fake(x):  # rows without a group add nothing
        t = torch.where((_of_counts(group_list, group_list_type, x.shape[0]) < 0)[:, None], 0.0, t)
    y = y.index_add(0, index, t)
    if shared_input is not None:
        at = torch.arange(shared_input.shape[0], device=x.device) + shared_input_offset
        y = y.index_add(0, at, shared_input.float() * shared_input_weight)
    return y


def _rows_i8(x, smooth, scale, mode):
    t = wide(x) if smooth is None else wide(x) * wide(smooth)
    if scale is not None:
        s = scale.reshape(-1, 1).expand(x.shape[0], 1)
    else:
        s = t.abs().amax(-1, keepdim=True) / 127 if mode == "pertoken" else t.abs().amax() / 127
    return _sat(t / s), s


@operator
def npu_quant_matmul_dequant(x, quantized_weight, weight_scale, *, bias=None, x_scale=None, x_offset=None,
                             smooth_scale=None, quant_mode="pertoken"):
    q, s = _rows_i8(x, smooth_scale, x_scale, quant_mode)
    return (_mm(q, quantized_weight.T) * s * weight_scale).to(x.dtype)


@operator
def npu_quant_grouped_matmul_dequant(x, quantized_weight, weight_scale, group_list, *, bias=None, x_scale=None,
                                     x_offset=None, smooth_scale=None, quant_mode="pertoken"):
    q, s = _rows_i8(x, smooth_scale, x_scale, quant_mode)
    y = torch.zeros([x.shape[0], weight_scale.shape[1]], dtype=x.dtype, device=x.device)
    if _is_fake(x):
        return y
    of = _of_counts(group_list, 0, x.shape[0])
    for e in range(len(group_list)):
        rows = of == e
        y[rows] = (_mm(q[rows], quantized_weight[e].T) * (s[rows] if s.dim() else s) * weight_scale[e]).to(x.dtype)
    return y


@operator
def npu_quant_matmul_reduce_sum(x1, x2, *, x1_scale=None, x2_scale=None):
    return (_mm(x1, x2) * wide(x1_scale)[..., None] * wide(x2_scale)).sum(0).to(torch.bfloat16)


@operator
def npu_fused_matmul(x1, x2, *, bias=None, x3=None, fused_op_type=""):
    y = _mm(x1, x2)
    y = y if bias is None else y + wide(bias)
    y = {"": lambda: y, "add": lambda: y + wide(x3), "mul": lambda: y * wide(x3), "relu": lambda: F.relu(y),
         "gelu_erf": lambda: _gelu(y, False), "gelu_tanh": lambda: _gelu(y, True), "16cast32": lambda: y}[fused_op_type]()
    return y if fused_op_type == "16cast32" else y.to(x1.dtype)


@operator
def npu_transpose_batchmatmul(input, weight, *, bias=None, scale=None, perm_x1=None, perm_x2=None, perm_y=None,
                              batch_split_factor=1):
    a, b = input.permute(perm_x1 or [0, 1, 2]), weight.permute(perm_x2 or [0, 1, 2])
    y = _mm(a, b).transpose(0, 1)  # [M, B, N]
    if batch_split_factor > 1:
        y = y.reshape(y.shape[0], batch_split_factor, -1).transpose(0, 1)
    return y.to(input.dtype).contiguous()


@operator
def npu_ffn(x, weight1, weight2, activation, *, expert_tokens=None, expert_tokens_index=None, bias1=None, bias2=None,
            scale=None, offset=None, deq_scale1=None, deq_scale2=None, antiquant_scale1=None, antiquant_scale2=None,
            antiquant_offset1=None, antiquant_offset2=None, inner_precise=None, output_dtype=None):
    act = {"relu": F.relu, "silu": F.silu, "gelu": lambda t: _gelu(t, False), "fastgelu": lambda t: t * torch.sigmoid(1.702 * t),
           "swiglu": lambda t: F.silu(t.chunk(2, -1)[0]) * t.chunk(2, -1)[1]}[activation]

    def run(rows, w1, w2, b1, b2):
        y = _mm(rows, w1)
        y = act(y if b1 is None else y + wide(b1)) @ wide(w2)
        return y if b2 is None else y + wide(b2)

    counts = expert_tokens
    if expert_tokens_index is not None:
        counts = [e - s for s, e in zip([0, *expert_tokens_index], expert_tokens_index)]
    if counts is None:
        return run(x, weight1, weight2, bias1, bias2).to(x.dtype)
    shape, x = x.shape[:-1], x.flatten(0, -2)
    rest = len(x) - sum(counts)
    ys = [run(rows, weight1[e], weight2[e], bias1[e] if bias1 is not None else None,
              bias2[e] if bias2 is not None else None) for e, rows in enumerate(x.split([*counts, rest])[:-1])]
    return torch.cat([*ys, wide(x).new_zeros(rest, weight2.shape[-1])]).to(x.dtype).reshape(*shape, -1)


@operator
def npu_batch_gather_matmul(self, x, weight_b, indices, weight_a=None, layer_idx=0, scale=1e-3, y_offset=0,
                            y_slice_size=-1):
    b = torch.cat([weight_b, torch.zeros_like(weight_b[:1])])[indices.long(), layer_idx]
    t = wide(x)
    if weight_a is not None:
        a = torch.cat([weight_a, torch.zeros_like(weight_a[:1])])[indices.long(), layer_idx]
        t = torch.einsum("mk,mrk->mr", t, wide(a))
    t = torch.einsum("mr,mnr->mn", t, wide(b)) * scale
    t = torch.where((indices < len(weight_b))[:, None], t, 0.0)
    n = t.shape[1]
    return (wide(self) + F.pad(t, [y_offset, self.shape[1] - n - y_offset])).to(self.dtype)


@operator
def npu_kronecker_quant(x, kronecker_p1, kronecker_p2, clip_ratio=None, dst_dtype=None, dst_type_max=None):
    t = wide(kronecker_p1) @ wide(x) @ wide(kronecker_p2)
    s = t.abs().amax((1, 2), keepdim=True) / (7 * (clip_ratio or 1.0))
    return _pack(torch.round(t / s).clamp(-8, 7)), s.flatten().float()


# ---- mixtures of experts ----

def _best(x, k):
    values, at = torch.sort(x, dim=-1, descending=True, stable=True)
    return values[..., :k], at[..., :k]


def _i32(x):
    return x.to(torch.int32)


@operator
def npu_moe_gating_top_k(x, k, *, bias=None, input_ids=None, tid2eid=None, k_group=1, group_count=1,
                         group_select_mode=0, renorm=0, norm_type=0, out_flag=False, routed_scaling_factor=1.0,
                         eps=1e-20):
    s = wide(x).softmax(-1) if norm_type == 0 else wide(x).sigmoid()
    t = s if bias is None else s + wide(bias)
    if group_count > 1:
        groups = t.unflatten(-1, (group_count, -1))
        score = groups.amax(-1) if group_select_mode == 0 else _best(groups, 2)[0].sum(-1)
        keep = torch.zeros_like(score, dtype=torch.bool).scatter(1, _best(score, k_group)[1], True)
        t = torch.where(keep[..., None], groups, -torch.inf).flatten(1)
    at = _best(t, k)[1]
    y = s.gather(1, at)
    if norm_type == 1:
        y = y / (y.sum(-1, keepdim=True) + eps)
    return (y * routed_scaling_factor).to(x.dtype), _i32(at), s.to(torch.float32)


def _finished(at, finished, n):
    return _i32(at if finished is None else torch.where(finished[..., None], n, at))


@operator
def npu_moe_gating_top_k_softmax(x, finished=None, k=1):
    y, at = _best(wide(x).softmax(-1), k)
    n = math.prod(x.shape[:-1])
    rows = torch.arange(n * k, device=x.device).reshape(k, n).T.reshape(*x.shape[:-1], k)
    return y.to(x.dtype), _finished(at, finished, x.shape[-1]), _i32(rows).contiguous()


@operator
def npu_moe_gating_top_k_softmax_v2(x, *, k=1, finished=None, renorm=0, output_softmax=False):
    w = wide(x)
    y, at = _best(w if renorm else w.softmax(-1), k)
    y = y.softmax(-1) if renorm else y
    all_of = w.softmax(-1).float() if output_softmax and not renorm else torch.empty([0], device=x.device, dtype=torch.float32)
    return y.to(x.dtype), _finished(at, finished, x.shape[-1]), all_of


@operator
def npu_moe_finalize_routing(expanded_permuted_rows, skip1, skip2, bias, scales, expanded_src_to_dst_row,
                             export_for_source_row, drop_pad_mode=0, k=1):
    rows = wide(expanded_permuted_rows).flatten(0, -2)
    slots = k if scales is None else scales.shape[1]
    n = expanded_src_to_dst_row.shape[0] // slots
    y = rows.new_zeros([n, rows.shape[1]])
    for j in range(slots):
        at = expanded_src_to_dst_row[j * n : (j + 1) * n] if drop_pad_mode < 2 else expanded_src_to_dst_row[j::slots]
        t = torch.where((at >= 0)[:, None], rows[at.long().clamp(min=0)], 0.0)
        if bias is not None:
            t = t + wide(bias)[export_for_source_row[:, j].long()]
        y = y + (t if scales is None else t * wide(scales)[:, j : j + 1])
    for skip in (skip1, skip2):
        y = y if skip is None else y + wide(skip)
    return y.to(expanded_permuted_rows.dtype)


@operator
def npu_moe_init_routing(x, row_idx, expert_idx, active_num):
    n, k = expert_idx.shape
    ids, order = torch.sort(expert_idx.flatten(), stable=True)
    src = row_idx.flatten()[order].long()
    where = torch.empty_like(src).scatter(0, src, torch.arange(n * k, device=x.device))
    return x[src[: min(n, active_num) * k] % n], _i32(where), ids


@operator
def npu_moe_init_routing_v2(x, expert_idx, *, scale=None, offset=None, active_num=-1, expert_capacity=-1, expert_num=-1,
                            drop_pad_mode=0, expert_tokens_num_type=0, expert_tokens_num_flag=False, quant_mode=-1,
                            active_expert_range=(), row_idx_type=0, x_dtype=None):
    n, k = expert_idx.shape
    h, slots = x.shape[1], n * k
    start, end = active_expert_range or (0, expert_num)
    rows = expert_num * expert_capacity if drop_pad_mode else min(active_num, slots) if active_num > 0 else slots
    dtype = x.dtype if quant_mode == -1 else torch.int8
    y, s = torch.zeros([rows, h], dtype=dtype, device=x.device), torch.zeros([rows], device=x.device, dtype=torch.float32)
    place = torch.full([slots], -1, dtype=torch.int32, device=x.device)
    counts = torch.zeros([end - start], dtype=torch.int64, device=x.device)
    counted = {0: counts, 1: counts, 2: torch.zeros([expert_num, 2], dtype=torch.int64, device=x.device)}[expert_tokens_num_type]
    if not _is_fake(x):
        flat = expert_idx.flatten().tolist()
        order = sorted((f for f in range(slots) if start <= flat[f] < end), key=lambda f: flat[f])
        for p, f in enumerate(order):
            e = flat[f]
            to = p if not drop_pad_mode else e * expert_capacity + counts[e - start].item()
            fits = p < rows if not drop_pad_mode else counts[e - start] < expert_capacity
            counts[e - start] += 1
            if not drop_pad_mode or fits:
                place[f] = to
            if not fits:
                continue
            row = wide(x[f // k])
            if quant_mode == 0:
                row = _sat(row * scale + offset)
            if quant_mode == 1:
                t = row if scale is None else row * scale[min(e - start, len(scale) - 1)]
                s[to] = t.abs().max() / 127
                row = _sat(t / s[to])
            if quant_mode == -1 and scale is not None:
                s[to] = scale.flatten()[f // k]
            y[to] = row.to(dtype)
        if row_idx_type == 1:
            place = torch.tensor([*order, *sorted(set(range(slots)) - set(order))], dtype=torch.int32)
        counted = {0: counts.cumsum(0), 1: counts, 2: counted}[expert_tokens_num_type]
        if expert_tokens_num_type == 2:
            pairs = [(start + i, c) for i, c in enumerate(counts.tolist()) if c]
            counted[: len(pairs)] = torch.tensor(pairs, dtype=torch.int64).reshape(-1, 2)
    if not expert_tokens_num_flag:
        counted = torch.zeros([0], dtype=torch.int64, device=x.device)
    if drop_pad_mode:
        y = y.reshape(expert_num, expert_capacity, h)
    return y, place, counted, s[:0].clone() if quant_mode == 0 else s


@operator
def npu_moe_token_permute(tokens, indices, num_out_tokens=None, padded_mode=False):
    k = indices.shape[1] if indices.dim() == 2 else 1
    order = torch.argsort(indices.flatten(), stable=True)
    slots = order.shape[0]
    rows = slots if not num_out_tokens else min(num_out_tokens, slots) if num_out_tokens > 0 else slots + num_out_tokens
    where = torch.empty_like(order).scatter(0, order, torch.arange(slots, device=tokens.device))
    return tokens[order[:rows] // k], _i32(where)


@operator
def npu_moe_token_unpermute(permuted_tokens, sorted_indices, probs=None, padded_mode=False, restore_shape=None):
    k = 1 if probs is None else probs.shape[1]
    at, rows = sorted_indices.long(), permuted_tokens.shape[0]
    y = torch.where((at < rows)[:, None], wide(permuted_tokens)[at.clamp(max=rows - 1)], 0.0).unflatten(0, (-1, k))
    return (y if probs is None else y * wide(probs)[..., None]).sum(1).to(permuted_tokens.dtype)


@operator
def _npu_moe_token_unpermute(permuted_tokens, sorted_indices, probs=None, padded_mode=False, restore_shape=None):
    return npu_moe_token_unpermute(permuted_tokens, sorted_indices, probs), permuted_tokens.clone()


@operator
def npu_moe_token_permute_with_routing_map(tokens, routing_map, *, probs=None, num_out_tokens=None, drop_and_pad=False):
    n, experts = routing_map.shape
    by = experts if drop_and_pad else n
    rows = num_out_tokens // by * by
    dtype = tokens.dtype if probs is None else probs.dtype
    if _is_fake(tokens):
        return (tokens.new_empty([rows, tokens.shape[1]]), tokens.new_empty([rows if probs is not None else 0], dtype=dtype),
                tokens.new_empty([rows], dtype=torch.int32))
    if drop_and_pad:
        at = torch.sort(routing_map.T.int(), dim=1, descending=True, stable=True)[1][:, : rows // experts]
        e = torch.arange(experts)[:, None].expand_as(at)
        e, at = e.flatten(), at.flatten()
        indices = at
    else:
        e, at = routing_map.T.nonzero(as_tuple=True)
        e, at = e[:rows], at[:rows]
        indices = torch.argsort(at, stable=True)
    chosen = torch.empty([0], dtype=dtype) if probs is None else probs[at, e]
    return tokens[at], chosen, _i32(indices)


@operator
def npu_moe_token_unpermute_with_routing_map(permuted_tokens, sorted_indices, restore_shape, *, probs=None,
                                             routing_map=None, drop_and_pad=False):
    if _is_fake(permuted_tokens):
        return permuted_tokens.new_empty(restore_shape)
    n, rows = restore_shape[0], permuted_tokens.shape[0]
    w, at = wide(permuted_tokens), sorted_indices.long()
    if drop_and_pad:
        capacity = rows // routing_map.shape[1]
        if probs is not None:
            w = w * wide(probs)[at, torch.arange(rows) // capacity][:, None]
        return w.new_zeros(restore_shape).index_add(0, at, w).to(permuted_tokens.dtype)
    y = w[at].unflatten(0, (n, -1))
    if probs is not None:
        y = y * wide(probs)[routing_map.bool()].reshape(n, -1, 1)
    return y.sum(1).to(permuted_tokens.dtype)


@operator
def npu_moe_re_routing(tokens, expert_token_num_per_rank, *, per_token_scales=None, expert_token_num_type=1, idx_type=0,
                       tokens_dtype=None):
    rows = tokens.shape[0]
    scales = torch.zeros([rows], device=tokens.device) if per_token_scales is None else per_token_scales
    if _is_fake(tokens):
        return (torch.empty_like(tokens), torch.empty_like(scales), tokens.new_empty([rows], dtype=torch.int32),
                expert_token_num_per_rank.new_empty(expert_token_num_per_rank.shape[1]))
    blocks = torch.arange(rows).split(expert_token_num_per_rank.flatten().tolist())
    experts = expert_token_num_per_rank.shape[1]
    order = torch.cat([b for e in range(experts) for b in blocks[e::experts]])
    return tokens[order], scales[order], _i32(order), expert_token_num_per_rank.sum(0).to(expert_token_num_per_rank.dtype)


@operator
def npu_moe_compute_expert_tokens(sorted_expert_for_source_row, num_expert):
    wanted = torch.arange(num_expert, dtype=torch.int32, device=sorted_expert_for_source_row.device)
    return _i32(torch.searchsorted(sorted_expert_for_source_row, wanted, right=True))


@operator
def npu_moe_update_expert(expert_ids, eplb_table, *, expert_scales=None, pruning_threshold=None, active_mask=None,
                          local_rank_id=-1, world_size=-1, balance_mode=0):
    rows = eplb_table[expert_ids.long()]  # [n, k, 1 + ranks]
    many = rows[..., 0]
    if balance_mode == 0:
        pick = local_rank_id // torch.ceil(world_size / many).long()
    else:
        pick = torch.arange(expert_ids.shape[0], device=many.device)[:, None] % many
    ids = rows.gather(2, (pick + 1).long()[..., None]).squeeze(-1).to(expert_ids.dtype)
    mask = torch.ones_like(expert_ids, dtype=torch.bool)
    if active_mask is not None:
        mask = mask & active_mask[:, None]
    if expert_scales is not None:
        s = wide(expert_scales)
        mask = mask & ~(s < pruning_threshold.reshape(1, -1) * s.sum(-1, keepdim=True))
    return ids, mask


# ---- mixtures of experts of one rank; several ranks: tests/shim/recipes/test_experts.py ----


@operator
def npu_moe_distribute_dispatch_v2(x, expert_ids, group_ep, ep_world_size, ep_rank_id, moe_expert_num, *, scales=None,
                                   x_active_mask=None, tp_world_size=0, quant_mode=0, expert_token_nums_type=1, **_):
    n, k = expert_ids.shape
    rows = n * min(k, moe_expert_num)
    ids = active_experts(expert_ids, x_active_mask, moe_expert_num)
    order = ids.argsort(stable=True)[:rows]
    y, by_row = x[order // k], torch.zeros(rows, device=x.device)
    if quant_mode == 2:
        t = wide(y) if scales is None else wide(y) * scales[ids[order]]
        s = t.abs().amax(-1, keepdim=True) / 127
        y, by_row = torch.where(s == 0, 0.0, torch.round(t / s)).to(torch.int8), s.squeeze(-1).float()
    tokens = ids.new_zeros(moe_expert_num + 1).scatter_add(0, ids, torch.ones_like(ids))[:-1]
    ends = tokens.cumsum(0)
    used = torch.arange(rows, device=x.device) < ends[-1]
    y, by_row = y * used[:, None], by_row * used
    assist = ids.new_zeros(max(n * k, rows * 128), dtype=torch.int32)
    received = ends[-1].to(torch.int32).expand(tp_world_size)
    return (y, by_row, assist, tokens if expert_token_nums_type == 1 else ends, ends.to(torch.int32), received.clone(),
            torch.zeros(0, device=x.device))


def active_experts(expert_ids, mask, experts):
    """Returns the experts of all tokens; those that are not active have the number after the last expert."""
    ids = expert_ids.long()
    if mask is not None:
        ids = torch.where(mask if mask.dim() == 2 else mask[:, None], ids, experts)
    return ids.flatten()


@operator
def npu_moe_distribute_dispatch(x, expert_ids, *args, **named):
    y = list(npu_moe_distribute_dispatch_v2(x, expert_ids, *args, **named))
    y[2] = y[2][: expert_ids.numel()]
    return tuple(y)


@operator
def npu_moe_distribute_combine(*args, **named):
    return npu_moe_distribute_combine_v2(*args, **named)


@operator
def npu_moe_distribute_combine_v2(expand_x, expert_ids, assist_info_for_combine, ep_send_counts, expert_scales, group_ep,
                                  ep_world_size, ep_rank_id, moe_expert_num, *, x_active_mask=None, shared_expert_x=None, **_):
    ids = active_experts(expert_ids, x_active_mask, moe_expert_num)
    place = ids.argsort(stable=True).argsort().clamp(max=len(expand_x) - 1)
    rows = wide(expand_x)[place] * (ids < moe_expert_num)[:, None]
    y = (rows.unflatten(0, expert_ids.shape) * wide(expert_scales)[..., None]).sum(1)
    return (y if shared_expert_x is None else y + wide(shared_expert_x)).to(expand_x.dtype)
