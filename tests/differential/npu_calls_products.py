# SPDX-License-Identifier: Apache-2.0
"""Calls of torch_npu's operators: products, mixtures of experts, optimizers."""

from __future__ import annotations

from typing import Any

import torch
from npu_draw import FLOATS, HALVES, Args, Draw, bf16, drawn, f16, f32, i8, i32, i64

CODES = {f16: 5, bf16: 15, f32: 6, i8: 1, i32: 3}

# ---- products ----


@drawn("npu_linear")
def linear(d: Draw) -> Args:
    d.of(FLOATS)
    m, k, n = d.rows(), d.rows(9), d.size()
    return [d(m, k), d(n, k)], d.some(bias=lambda: d(n))


@drawn("npu_bmmV2")
def bmm(d: Draw) -> Args:
    d.of(FLOATS)
    b, m, k, n = d.rows(), d.rows(), d.rows(9), d.size()
    first, second = d.pick(([b], [b]), ([b], []), ([b], [1]), ([1], [b]))
    sizes = [] if d.flag() else [max(b, 0) * m, n]
    return [d(*first, m, k), d(*second, k, n), sizes], {}


@drawn("npu_bmm_v2_mat1_backward")
def bmm_mat1_backward(d: Draw) -> Args:
    d.of(FLOATS)
    b, m, k, n = d.size(), d.size(), d.size(1, 9), d.size()
    first = d.pick([b], [1])
    return [d(b, m, n), d(*first, m, k), d(b, k, n), [*first, m, k]], {}


@drawn("npu_bmm_v2_mat2_backward")
def bmm_mat2_backward(d: Draw) -> Args:
    d.of(FLOATS)
    b, m, k, n = d.size(), d.size(), d.size(1, 9), d.size()
    second = d.pick([b], [1], [])
    return [d(b, m, n), d(b, m, k), d(*second, k, n), [*second, k, n]], {}


def packed_scale(d: Draw, *shape: int) -> torch.Tensor:
    """Packs scales in the low bits, offsets of nine bits above them."""
    low = d.positive(*shape, dtype=f32).view(i32).to(i64) & 0xFFFFE000
    nine = torch.tensor([d.size(0, 511) for _ in range(low.numel())], dtype=i64).reshape(shape)
    return low | nine << 37 | 1 << 46


@drawn("npu_quant_matmul")
def quant_matmul(d: Draw) -> Args:
    to, four = d.pick(None, i8, f16, bf16, f32, i32), d.flag(0.2)
    d.finite()
    b = d.pick([], [d.size()], [1])
    m, k, n = d.size(), 8 * d.size(1, 2) if four else d.size(1, 16), 8 * d.size(1, 2) if four else d.size()
    x = [d.words(*b, m, k // 8), d.words(*d.pick(b, []), k, n // 8)] if four else [d.bytes(*b, m, k), d.bytes(*d.pick(b, []), k, n)]
    many = d.pick(1, n)
    plain = [] if to in (None, i8, f16) else [lambda: d(many, dtype=bf16)]
    scale = d.pick(lambda: d(many, dtype=f32), lambda: packed_scale(d, many), *plain)()
    named: dict[str, Any] = {} if to is None else {"output_dtype": CODES[to]}
    if to in (None, i8):
        named |= d.some(offset=lambda: d(d.pick(1, n), dtype=f32))
    if to not in (None, i8, i32):
        named |= d.some(pertoken_scale=lambda: d(m, dtype=f32))
    kind = i32 if to == i32 else d.pick(i32, f16, bf16, f32)
    return [*x, scale], {**named, **d.some(bias=lambda: d(n, dtype=kind))}


@drawn("npu_weight_quant_batchmatmul")
def weight_quant_batchmatmul(d: Draw) -> Args:
    d.of(HALVES)
    low = d.flag(0.4)
    if low:
        d.finite()
    m, k, four = d.size(), d.pick(d.size(1, 9), 64, 80), d.flag(0.25)
    n = 8 * d.size(1, 2) if four else d.size()
    weight = d.words(k, n // 8) if four else d.bytes(k, n)
    groups = k > 32 and d.flag()
    shape = [-(-k // 32), n] if groups else d.pick([1], [1, 1], [n], [1, n])
    named = d.some(antiquant_offset=lambda: d(*shape), bias=lambda: d(n, dtype=d.pick(d.dtype, f32)))
    if groups:
        named["antiquant_group_size"] = 32
    if low:
        packed = {"quant_scale": packed_scale(d, d.pick(1, n))}
        plain = {"quant_scale": d(d.pick(1, n), dtype=f32), **d.some(quant_offset=lambda: d(d.pick(1, n), dtype=f32))}
        named |= d.pick(packed, plain)
    return [d(m, k), weight, d(*shape)], named


def group_list(d: Draw, groups: int, rows: int, kinds: tuple[int, ...]) -> tuple[torch.Tensor, int]:
    """Returns the groups as ends, counts, or pairs of group and count."""
    kind = d.pick(*kinds)
    if kind == 0:
        return torch.tensor(d.ends(groups, rows)), 0
    counts = d.counts(groups, rows)
    if kind == 1:
        return torch.tensor(counts), 1
    return torch.stack([d.order(groups), torch.tensor(counts)], 1), 2


@drawn("npu_grouped_matmul")
def grouped_matmul(d: Draw) -> Args:
    form = d.pick("plain", "plain", "i8", "weights", "int4", "inner", "pairs")
    d.of(FLOATS if form in ("plain", "inner", "pairs") else (i8,) if form == "i8" else HALVES)
    m, k, n, groups = d.size(1, 7), d.size(1, 9), d.size(), d.size(1, 4)
    bias_of = i32 if d.dtype == i8 and d.flag() else f32 if d.dtype in (bf16, i8, f32) else f16
    named: dict[str, Any] = {"split_item": d.pick(2, 3)}
    if form == "inner":
        listed, kind = group_list(d, groups, k, (0, 1))
        return [[d(m, k)], [d(k, n)]], {**named, "group_type": 2, "group_list": listed, "group_list_type": kind}
    named |= d.some(act_type=lambda: d.pick(0, 1, 2, 4, 5))
    if form == "pairs":
        sizes = [(d.rows(), d.size(), n if named["split_item"] else d.size()) for _ in range(groups)]
        named |= {"split_item": d.pick(0, 1, 2, 3), **d.some(bias=lambda: [d(c, dtype=bias_of) for _, _, c in sizes], group_type=lambda: -1)}
        if named["split_item"] in (2, 3):
            named.pop("bias", None)
        return [[d(a, b) for a, b, _ in sizes], [d(b, c) for _, b, c in sizes]], named
    listed, kind = group_list(d, groups, m, (0, 0, 1, 2))
    named |= {"group_type": 0, "group_list": listed, "group_list_type": kind}
    if form == "int4":
        n = 8 * d.size(1, 2)
    made = {"int4": lambda *s: d.words(*s[:-1], s[-1] // 8), "i8": d.bytes, "weights": d.bytes}.get(form, d)
    one = d.flag()
    weight = [made(groups, k, n)] if one else [made(k, n) for _ in range(groups)]

    def by_group(dtype: torch.dtype) -> list[torch.Tensor]:
        return [d(groups, n, dtype=dtype)] if d.flag() else [d(n, dtype=dtype) for _ in range(groups)]

    named |= d.some(bias=lambda: by_group(bias_of))
    if form == "i8":
        d.finite()
        to = d.pick(f16, bf16, f32, i8)
        if to == i8 and d.flag():
            return [[d.bytes(m, k)], weight], {**named, "scale": [packed_scale(d, groups, n)], "output_dtype": CODES[i8]}
        named |= {"scale": by_group(d.pick(f32, bf16)), "output_dtype": CODES[to], **d.some(per_token_scale=lambda: [d(m, dtype=f32)])}
        return [[d.bytes(m, k)], weight], named
    if form in ("weights", "int4"):
        named |= {"antiquant_scale": by_group(d.dtype), **d.some(antiquant_offset=lambda: by_group(d.dtype))}
    return [[d(m, k)], weight], named


@drawn("npu_grouped_matmul.List")
def grouped_matmul_list(d: Draw) -> Args:
    d.of(FLOATS)
    groups, n = d.size(1, 4), d.size()
    named = {"split_item": d.pick(0, 1, 2, 3), **d.some(act_type=lambda: d.pick(0, 1, 2, 4, 5))}
    if d.flag():
        m, k = d.size(1, 7), d.size(1, 9)
        return [[d(m, k)], [d(k, n) for _ in range(groups)]], {**named, "group_list": d.ends(groups, m, whole=True)} if groups > 1 else named
    sizes = [(d.rows(), d.size(1, 9)) for _ in range(groups)]
    return [[d(m, k) for m, k in sizes], [d(k, n) for _, k in sizes]], named


@drawn("npu_grouped_matmul_swiglu_quant")
def grouped_matmul_swiglu_quant(d: Draw) -> Args:
    d.finite()
    m, k, n, groups = d.size(1, 7), d.size(1, 9), 2 * d.size(), d.size(1, 4)
    return [d.bytes(m, k), d.bytes(groups, k, n), torch.tensor(d.ends(groups, m)), d(groups, n, dtype=f32, scale=1e-4), d.positive(m, dtype=f32)], {}


@drawn("npu_grouped_matmul_finalize_routing")
def grouped_matmul_finalize_routing(d: Draw) -> Args:
    m, k, groups, four = d.size(1, 7), d.size(1, 9), d.size(1, 4), d.flag(0.3)
    n = 8 * d.size(1, 2) if four else d.size()
    w = d.words(groups, k, n // 8) if four else d.bytes(groups, k, n)
    listed, kind = group_list(d, groups, m, (0, 1))
    named: dict[str, Any] = {"scale": d(groups, n, dtype=f32), "group_list_type": kind}
    named |= d.some(pertoken_scale=lambda: d(m, dtype=f32), logit=lambda: d(m, dtype=f32))
    bs = d.size()
    if d.flag():
        named |= {"row_index": d.index(bs, m, dtype=d.pick(i32, i64)), "output_bs": bs}
    rows = named.get("output_bs", m)
    if d.flag():
        part = d.size(1, rows)
        named |= {"shared_input": d(part, n, dtype=bf16), "shared_input_offset": d.size(0, rows - part), **d.some(shared_input_weight=d.number)}
    return [d.bytes(m, k), w, listed], named


@drawn("npu_quant_matmul_dequant")
def quant_matmul_dequant(d: Draw) -> Args:
    d.of((f16,))
    d.finite()
    m, k, n = d.size(), d.size(1, 9), d.size()
    named = d.some(smooth_scale=lambda: d(k), quant_mode=lambda: d.pick("pertoken", "pertensor"))
    if d.flag(0.3):
        named["x_scale"] = d.positive(1 if named.get("quant_mode") == "pertensor" else m, dtype=f32)
    return [d(m, k), d.bytes(n, k), d(n, dtype=f32)], named


@drawn("npu_quant_grouped_matmul_dequant")
def quant_grouped_matmul_dequant(d: Draw) -> Args:
    d.of((f16,))
    d.finite()
    m, k, n, groups = d.size(), d.size(1, 9), d.size(), d.size(1, 3)
    named = d.some(smooth_scale=lambda: d(k), quant_mode=lambda: d.pick("pertoken", "pertensor"))
    if d.flag(0.3):
        named["x_scale"] = d.positive(1 if named.get("quant_mode") == "pertensor" else m, dtype=f32)
    x, ends = d(m, k), d.ends(groups, m)
    if ends[-1] < m and d.flag() and named.get("quant_mode") != "pertensor":  # rows without a group may hold anything
        x[ends[-1]:] = d.pick(float("nan"), float("inf"))
    return [x, d.bytes(groups, n, k), d(groups, n, dtype=f32), torch.tensor(ends)], named


@drawn("npu_quant_matmul_reduce_sum")
def quant_matmul_reduce_sum(d: Draw) -> Args:
    b, m, k, n = d.size(), d.size(), d.size(1, 9), d.size()
    return [d.bytes(b, m, k), d.bytes(b, k, n)], {"x1_scale": d(b, m, dtype=f32), "x2_scale": d(n, dtype=bf16)}


@drawn("npu_fused_matmul")
def fused_matmul(d: Draw) -> Args:
    d.of(FLOATS)
    b, m, k, n = d.pick([], [d.size()]), d.size(), d.size(1, 9), d.size()
    op = d.pick("", "add", "mul", "relu", "gelu_erf", "gelu_tanh", "16cast32")
    named = {"fused_op_type": op, **d.some(bias=lambda: d(n, dtype=d.pick(d.dtype, f32)))}
    if op in ("add", "mul"):
        named["x3"] = d(*b, m, n)
    return [d(*b, m, k), d(*b, k, n)], named


@drawn("npu_transpose_batchmatmul")
def transpose_batchmatmul(d: Draw) -> Args:
    d.of(FLOATS)
    b, m, k, n = d.size(1, 4), d.size(), d.size(1, 9), d.size()
    first, second = d.pick(None, [0, 1, 2], [1, 0, 2]), d.pick(None, [0, 1, 2], [0, 2, 1])
    x = d(m, b, k) if first == [1, 0, 2] else d(b, m, k)
    w = d(b, n, k) if second == [0, 2, 1] else d(b, k, n)
    named = {k: v for k, v in {"perm_x1": first, "perm_x2": second}.items() if v}
    return [x, w], {**named, **d.some(perm_y=lambda: [1, 0, 2], batch_split_factor=lambda: d.pick(1, b))}


@drawn("npu_ffn")
def ffn(d: Draw) -> Args:
    d.of(HALVES)
    m, k, h, act = d.size(1, 7), d.size(), 2 * d.size(), d.pick("relu", "gelu", "fastgelu", "silu", "swiglu")
    if act == "swiglu" or d.flag():
        inner = h // 2 if act == "swiglu" else h
        bias = d.pick(f16, f32)
        return [d(m, k), d(k, h), d(inner, k), act], d.some(bias1=lambda: d(h, dtype=bias), bias2=lambda: d(k, dtype=bias))
    groups, bias = d.size(1, 3), d.pick(f16, f32)
    named = d.some(bias1=lambda: d(groups, h, dtype=bias), bias2=lambda: d(groups, k, dtype=bias))
    if d.flag():
        named["expert_tokens"] = d.counts(groups, m, whole=True)
    else:
        named["expert_tokens_index"] = d.ends(groups, m, whole=True)
    return [d(m, k), d(groups, k, h), d(groups, h, k), act], named


@drawn("npu_batch_gather_matmul")
def batch_gather_matmul(d: Draw) -> Args:
    d.of((f16,))
    m, k, n, r, loras, layers = d.rows(), d.size(), d.size(), d.size(), d.size(1, 3), d.size(1, 2)
    after, a = d.size(0, 2), d.flag()
    weight_a = d(loras, layers, r, k) if a else None
    named = {"weight_a": weight_a, "layer_idx": d.dice.randrange(layers), "y_offset": d.size(0, 2), **d.some(scale=d.number, y_slice_size=lambda: n)}
    return [d(m, named["y_offset"] + n + after), d(m, k), d(loras, layers, n, r if a else k), d.index(loras + 1, m, dtype=i32)], named


@drawn("npu_kronecker_quant")
def kronecker_quant(d: Draw) -> Args:
    d.of(HALVES)
    d.finite()
    b, m, n = d.size(), d.size(), 8 * d.size(1, 2)
    return [d(b, m, n), d(m, m), d(n, n)], d.some(clip_ratio=lambda: d.pick(0.5, 0.8, 1.0))


@drawn("npu_grouped_matmul_add")
def grouped_matmul_add(d: Draw) -> Args:
    d.of(HALVES)
    k, m, n, groups = d.size(1, 7), d.size(), d.size(), d.size(1, 3)
    listed, kind = group_list(d, groups, k, (0, 1))
    return [d(groups * m, n, dtype=f32), d(k, m), d(k, n), listed], {"group_list_type": kind}


@drawn("atb._npu_matmul_add_fp32.functional")
def matmul_add(d: Draw) -> Args:
    d.of(HALVES)
    k, m, n = d.rows(9), d.size(), d.size()
    return [d(k, m), d(k, n), d(m, n, dtype=f32)], {}


@drawn("npu_quant_conv2d")
def quant_conv2d(d: Draw) -> Args:
    groups, each = d.size(1, 2), d.size(1, 3)
    out = groups * d.size(1, 2)
    kernel, more = [d.size(1, 3), d.size(1, 3)], [d.size(0, 3), d.size(0, 3)]
    dil = [d.size(1, 2), d.size(1, 2)]
    size = [r * (k - 1) + 1 + m for r, k, m in zip(dil, kernel, more)]
    scale = d.pick(lambda: d(out, dtype=f32), lambda: packed_scale(d, out))()
    named = {"groups": groups, "dilations": dil, **d.some(strides=lambda: [d.size(1, 2), d.size(1, 2)], pads=lambda: [d.size(0, 2), d.size(0, 2)],
             bias=lambda: d(out, dtype=i32) * 99, output_dtype=lambda: d.pick(5, 6, 15))}
    return [d.bytes(d.rows(), groups * each, *size), d.bytes(out, each, *kernel), scale], named


# ---- mixtures of experts ----


def apart(d: Draw, rows: int, experts: int) -> torch.Tensor:
    """Draws numbers whose softmaxes differ."""
    return torch.stack([d.distinct(experts) for _ in range(rows)]) if rows else torch.zeros(0, experts, dtype=d.dtype)


@drawn("npu_moe_gating_top_k")
def moe_gating_top_k(d: Draw) -> Args:
    d.of(FLOATS)
    groups = d.size(1, 3)
    n, experts = d.rows(), groups * d.size(1, 4)
    k = d.size(1, experts)
    chosen = d.size(1, groups)
    if chosen * (experts // groups) < k:
        chosen = groups
    named = d.some(bias=lambda: d.distinct(experts) / 7, norm_type=lambda: d.size(0, 1), out_flag=d.flag, routed_scaling_factor=d.number,
                   eps=d.epsilon, group_select_mode=lambda: d.size(0, 1))
    return [apart(d, n, experts), k], {**named, "k_group": chosen, "group_count": groups}


@drawn("npu_moe_gating_top_k_softmax")
def moe_gating_top_k_softmax(d: Draw) -> Args:
    d.of(FLOATS)
    n, experts = d.rows(), d.size(1, 7)
    shape = [n] if d.flag() else [d.size(), n]
    x = apart(d, d.count(shape), experts).reshape(*shape, experts)
    return [x], {"k": d.size(1, experts), **d.some(finished=lambda: d(*shape, dtype=torch.bool))}


@drawn("npu_moe_gating_top_k_softmax_v2")
def moe_gating_top_k_softmax_v2(d: Draw) -> Args:
    args, named = moe_gating_top_k_softmax(d)
    return args, {**named, **d.some(renorm=lambda: d.size(0, 1), output_softmax=d.flag)}


@drawn("npu_moe_finalize_routing")
def moe_finalize_routing(d: Draw) -> Args:
    d.of(FLOATS)
    n, k, h, experts = d.size(), d.size(1, 3), d.size(), d.size(1, 4)
    mode = d.size(0, 3)
    rows = d.size(1, n * k + 2)
    x = d(experts, rows, h) if mode in (1, 3) else d(rows, h)
    total = experts * rows if mode in (1, 3) else rows
    scales = d(n, k, dtype=d.pick(*FLOATS)) if d.flag(0.7) else None
    slots = k if scales is not None else 1
    at = d.index(total + 1, n * slots, dtype=i32) - 1
    skip = d.maybe(lambda: d(n, h))
    more = d(n, h) if skip is not None and d.flag() else None
    bias = d.maybe(lambda: d(experts, h))
    return [x, skip, more, bias, scales, at, d.index(experts, n, slots, dtype=i32), mode], {}


@drawn("npu_moe_init_routing")
def moe_init_routing(d: Draw) -> Args:
    d.of(FLOATS)
    n, k = d.size(), d.size(1, 3)
    rows = torch.arange(n * k, dtype=i32).reshape(k, n).T.contiguous()
    return [d(n, d.size()), rows, d.index(4, n, k, dtype=i32), d.size(1, n + 2)], {}


@drawn("npu_moe_init_routing_v2")
def moe_init_routing_v2(d: Draw) -> Args:
    mode = d.pick(-1, -1, 0, 1)
    d.of(FLOATS if mode >= 0 else (*FLOATS, i8))
    if mode >= 0:
        d.finite()
    n, k, h, experts = d.size(), d.size(1, 3), d.size(), d.size(2, 6)
    first = d.size(0, experts - 1)
    pads = d.flag(0.3)
    held = [0, experts] if pads or d.flag() else [first, d.size(first + 1, experts)]
    named: dict[str, Any] = {"expert_num": experts, "quant_mode": mode, **d.some(expert_tokens_num_flag=lambda: True)}
    if held != [0, experts] or d.flag(0.3):
        named["active_expert_range"] = held
    named["expert_tokens_num_type"] = d.pick(1, 1, 1) if pads else d.size(0, 2)
    if pads:
        named |= {"drop_pad_mode": 1, "expert_capacity": d.size(1, n)}
    else:
        named |= d.some(active_num=lambda: d.pick(-1, 0, d.size(1, n * k + 2)))
        if held == [0, experts] and "active_num" not in named and d.flag(0.3):
            named["row_idx_type"] = 1
    if mode == 0:
        named |= {"scale": d(1, dtype=f32, scale=20), "offset": d(1, dtype=f32)}
    elif mode == 1 and d.flag():
        named["scale"] = d(held[1] - held[0] if d.flag(0.7) else 1, h, dtype=f32)
    elif mode == -1 and d.flag():
        named["scale"] = d(n, dtype=f32)
    return [d(n, h), d.index(experts, n, k, dtype=i32)], named


@drawn("npu_moe_token_permute")
def moe_token_permute(d: Draw) -> Args:
    d.of((*FLOATS, i8))
    n, k = d.size(), d.size(1, 3)
    shape = [n, k] if d.flag(0.7) else [n]
    slots = d.count(shape)
    named = d.some(num_out_tokens=lambda: d.pick(0, d.size(1, slots + 2), -d.size(1, slots)))
    return [d(n, d.size()), d.index(5, *shape, dtype=d.pick(i32, i64))], named


@drawn("npu_moe_token_unpermute", "_npu_moe_token_unpermute")
def moe_token_unpermute(d: Draw) -> Args:
    d.of(FLOATS)
    n, k = d.size(), d.size(1, 3)
    rows = d.pick(n * k, d.size(1, n * k))
    at = d.order(n * k).to(i32)
    if d.flag():
        return [d(rows, d.size()), at, d(n, k, dtype=d.pick(*FLOATS))], {}
    return [d(rows, d.size()), at], {}


@drawn("npu_moe_token_permute_with_routing_map")
def moe_token_permute_with_routing_map(d: Draw) -> Args:
    d.of(FLOATS)
    n, experts, k = d.size(), d.size(2, 4), d.size(1, 2)
    routes = torch.stack([torch.zeros(experts, dtype=torch.bool).index_fill(0, d.order(experts, k), True) for _ in range(n)])
    named: dict[str, Any] = d.some(probs=lambda: d(n, experts, dtype=d.pick(*FLOATS)))
    if d.flag(0.3):
        named |= {"drop_and_pad": True, "num_out_tokens": experts * d.size(1, n)}
    else:
        named["num_out_tokens"] = n * k
    return [d(n, d.size()), routes if d.flag() else routes.to(i8)], named


@drawn("npu_moe_token_unpermute_with_routing_map")
def moe_token_unpermute_with_routing_map(d: Draw) -> Args:
    d.of(FLOATS)
    n, experts, k, h = d.size(), d.size(2, 4), d.size(1, 2), d.size()
    routes = torch.stack([torch.zeros(experts, dtype=torch.bool).index_fill(0, d.order(experts, k), True) for _ in range(n)])
    probs = d.maybe(lambda: d(n, experts, dtype=d.pick(*FLOATS)))
    named = {} if probs is None else {"probs": probs, "routing_map": routes}
    if d.flag(0.3):
        cap = d.size(1, n)
        at = torch.cat([d.order(n, cap) for _ in range(experts)]).to(i32)
        return [d(experts * cap, h), at, [n, h]], {**named, "routing_map": routes, "drop_and_pad": True}
    return [d(n * k, h), d.order(n * k).to(i32), [n, h]], named


@drawn("npu_moe_re_routing")
def moe_re_routing(d: Draw) -> Args:
    d.of((*HALVES, i8))
    table = d.index(4, d.size(1, 3), d.size(1, 4), dtype=d.pick(i32, i64))
    rows = int(table.sum())
    return [d(rows, d.size()), table], d.some(per_token_scales=lambda: d(rows, dtype=f32))


@drawn("npu_moe_compute_expert_tokens")
def moe_compute_expert_tokens(d: Draw) -> Args:
    return [d.index(5, d.rows(9)).sort()[0].to(i32), d.size(1, 7)], {}


@drawn("npu_moe_update_expert")
def moe_update_expert(d: Draw) -> Args:
    d.finite()  # NaN sums are undocumented
    n, k, experts, most = d.rows(), d.size(1, 3), d.size(1, 4), d.size(1, 3)
    table = torch.cat([d.index(most, experts, 1) + 1, d.index(9, experts, most)], 1).to(i32)
    ids = d.index(experts, n, k, dtype=d.pick(i32, i64))
    named: dict[str, Any] = d.some(active_mask=lambda: d(n, dtype=torch.bool))
    if d.flag():
        world = d.size(1, 6)
        named |= {"world_size": world, "local_rank_id": d.dice.randrange(world), "balance_mode": 0}
    else:
        named["balance_mode"] = 1
    if d.flag():
        named |= {"expert_scales": d(n, k, dtype=d.pick(*FLOATS)), "pruning_threshold": d(k, dtype=f32)}
    return [ids, table], named


# ---- optimizers ----


@drawn("npu_apply_adam_w.functional")
def apply_adam_w(d: Draw) -> Args:
    d.of(FLOATS)
    shape = [d.rows() for _ in range(d.size(0, 3))]
    amsgrad = d.pick(None, False, True)
    most = d.positive(*shape) if amsgrad or d.flag() else None
    args = [0.81, 0.998, d.pick(0.1, 1e-3), d.pick(0.0, 0.01), 0.9, 0.999, d.epsilon(), d(*shape), most, amsgrad, d.pick(None, False, True)]
    return args, {"var": d(*shape), "m": d(*shape), "v": d.positive(*shape)}


@drawn("npu_apply_adam.functional")
def apply_adam(d: Draw) -> Args:
    d.of(FLOATS)
    shape = [d.rows() for _ in range(d.size(0, 3))]
    args = [0.81, 0.998, d.pick(0.1, 1e-3), 0.9, 0.999, d.epsilon(), d(*shape), d.pick(None, False), d.pick(None, False, True)]
    return args, {"var": d(*shape), "m": d(*shape), "v": d.positive(*shape)}
