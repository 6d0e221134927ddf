# SPDX-License-Identifier: Apache-2.0
"""Calls of torch_npu's operators: normalisations, activations, rotary embeddings, quantisers, casts, losses."""

from __future__ import annotations

import torch
from npu_draw import FLOATS, HALVES, Args, Draw, bf16, drawn, f16, f32, i8, i32, i64, u8

# ---- normalisations ----


@drawn("npu_rms_norm", "npu_gemma_rms_norm")
def rms_norm(d: Draw) -> Args:
    d.of(FLOATS)
    last = [d.size(1, 9) for _ in range(d.size(1, 2))]
    return [d(*[d.rows() for _ in range(d.size(0, 2))], *last), d(*last)], d.some(epsilon=d.epsilon)


@drawn("npu_rms_norm_backward")
def rms_norm_backward(d: Draw) -> Args:
    d.of(FLOATS)
    first, last = [d.rows() for _ in range(d.size(1, 2))], [d.size(1, 9) for _ in range(d.size(1, 2))]
    return [d(*first, *last), d(*first, *last), d(*last), d.positive(*first, *[1] * len(last), dtype=f32)], {}


@drawn("npu_add_rms_norm", "npu_add_rms_norm_v2_functional", "npu_add_rms_norm_cast")
def add_rms_norm(d: Draw) -> Args:
    d.of(HALVES)
    first, last = [d.rows() for _ in range(d.size(0, 2))], [d.size(1, 9) for _ in range(d.size(1, 2))]
    return [d(*first, *last), d(*first, *last), d(*last)], d.some(epsilon=d.epsilon)


@drawn("_C_ascend.npu_add_rms_norm_bias")
def add_rms_norm_bias(d: Draw) -> Args:
    args, named = add_rms_norm(d)
    return args, {**named, **d.some(beta=lambda: d(*args[2].shape))}


@drawn("npu_add_rms_norm_dynamic_quant")
def add_rms_norm_dynamic_quant(d: Draw) -> Args:
    d.of(HALVES)
    d.finite()
    n = d.size(1, 9)
    shape = [d.rows() for _ in range(d.size(0, 2))] + [n]
    named = d.some(smooth_scale1=lambda: d(n), smooth_scale2=lambda: d(n), beta=lambda: d(n), epsilon=d.epsilon, y_dtype=lambda: 1,
                   output_mask=lambda: d.pick([True, False], [False, True], [True, True]))
    return [d(*shape), d(*shape), d(n)], named


@drawn("npu_add_rms_norm_quant")
def add_rms_norm_quant(d: Draw) -> Args:
    d.of(FLOATS)
    d.finite()
    n = d.size(1, 9)
    shape, scales, zeros = [d.rows() for _ in range(d.size(0, 2))] + [n], d.pick(*FLOATS), d.pick(*FLOATS, i32)
    named = d.some(beta=lambda: d(n), scales2=lambda: d.positive(n, dtype=scales), zero_points2=lambda: d(n, dtype=zeros),
                   epsilon=d.epsilon, div_mode=d.flag, dst_type=lambda: 1)
    return [d(*shape), d(*shape), d(n), d.positive(n, dtype=scales), d.maybe(lambda: d(n, dtype=zeros))], named


@drawn("npu_rms_norm_quant")
def rms_norm_quant(d: Draw) -> Args:
    d.of(HALVES)
    d.finite()
    n = d.size(1, 9)
    one = [1] if d.flag(0.3) else []
    return [d(d.rows(), d.size(), n), d(*one, n), d(*one, n), d.positive(1), d(1, dtype=i8)], d.some(epsilon=d.epsilon)


@drawn("npu_layer_norm_eval")
def layer_norm_eval(d: Draw) -> Args:
    d.of(FLOATS)
    last = [d.size(1, 7) for _ in range(d.size(1, 2))]
    named = d.some(weight=lambda: d(*last), bias=lambda: d(*last), eps=d.epsilon)
    return [d(*[d.rows() for _ in range(d.size(0, 2))], *last), last], named


@drawn("npu_group_norm_silu")
def group_norm_silu(d: Draw) -> Args:
    d.of(FLOATS)
    group, each = d.size(1, 3), d.size(1, 3)
    c, dtype = group * each, d.pick(d.dtype, f32)
    x = d(d.rows(), c, *[d.size() for _ in range(d.size(0, 2))])
    return [x, d.maybe(lambda: d(c, dtype=dtype)), d.maybe(lambda: d(c, dtype=dtype)), group], d.some(eps=d.epsilon)


@drawn("npu_add_layer_norm")
def add_layer_norm(d: Draw) -> Args:
    d.of(FLOATS)
    first, last = [d.rows() for _ in range(d.size(0, 2))], [d.size(1, 7) for _ in range(d.size(1, 2))]
    dtype = d.pick(d.dtype, f32)
    args = [d(*first, *last), d(*first, *last), d(*last, dtype=dtype), d(*last, dtype=dtype)]
    return args, d.some(epsilon=d.epsilon, additional_output=lambda: True)


# ---- activations ----


def halved(d: Draw) -> tuple[list[int], int]:
    """Returns a shape with an even dim, and that dim."""
    shape = [d.size() for _ in range(d.size(1, 4))]
    at = d.dice.randrange(len(shape))
    shape[at] = 2 * d.rows()
    return shape, d.pick(at, at - len(shape))


@drawn("npu_swiglu")
def swiglu(d: Draw) -> Args:
    d.of(FLOATS)
    shape, at = halved(d)
    return [d(*shape), at], {}


@drawn("npu_swiglu_backward")
def swiglu_backward(d: Draw) -> Args:
    d.of(FLOATS)
    shape, at = halved(d)
    half = list(shape)
    half[at] //= 2
    return [d(*half), d(*shape), at], {}


@drawn("npu_fast_gelu", "fast_gelu")
def one(d: Draw) -> Args:
    d.of(FLOATS)
    return [d(*[d.rows() for _ in range(d.size(0, 4))])], {}


@drawn("npu_fast_gelu_backward")
def two(d: Draw) -> Args:
    d.of(FLOATS)
    shape = [d.rows() for _ in range(d.size(0, 4))]
    return [d(*shape), d(*shape)], {}


@drawn("npu_gelu")
def gelu(d: Draw) -> Args:
    return one(d)[0], d.some(approximate=lambda: d.pick("none", "tanh"))


@drawn("npu_gelu_backward")
def gelu_backward(d: Draw) -> Args:
    return two(d)[0], d.some(approximate=lambda: d.pick("none", "tanh"))


@drawn("npu_geglu")
def geglu(d: Draw) -> Args:
    d.of(FLOATS)
    shape, at = halved(d)
    return [d(*shape), at], d.some(approximate=lambda: d.size(0, 1), activate_left=d.flag)


@drawn("npu_geglu_grad")
def geglu_grad(d: Draw) -> Args:
    (grad, x, at), _ = swiglu_backward(d)
    return [grad, x, d(*grad.shape), at], d.some(approximate=lambda: d.size(0, 1), activate_left=d.flag)


@drawn("npu_clipped_swiglu")
def clipped_swiglu(d: Draw) -> Args:
    d.of(FLOATS)
    shape, at = halved(d)
    rows = d.count(shape[:at])
    named = d.some(alpha=d.number, limit=lambda: d.pick(0.5, 1.0, 7.0), bias=d.number, interleaved=lambda: False,
                   group_index=lambda: torch.tensor(d.counts(d.size(), rows)))
    return [d(*shape)], {**named, "dim": at}


# ---- rotary embeddings ----


def turns(d: Draw, shape: list[int]) -> list[torch.Tensor]:
    """Returns cosines and sines for x: 1 in some of its dims except the last."""
    small = [1 if d.flag(0.4) else n for n in shape[:-1]] + shape[-1:]
    return [d(*small), d(*small)]


@drawn("npu_rotary_mul")
def rotary_mul(d: Draw) -> Args:
    d.of(FLOATS)
    shape = [d.rows() for _ in range(d.size(2, 3))] + [2 * d.size()]
    return [d(*shape), *turns(d, shape)], d.some(rotary_mode=lambda: d.pick("half", "interleave"))


@drawn("npu_rotary_mul_backward")
def rotary_mul_backward(d: Draw) -> Args:
    args, named = rotary_mul(d)
    return [d(*args[0].shape), *args], named


@drawn("npu_apply_rotary_pos_emb")
def apply_rotary_pos_emb(d: Draw) -> Args:
    d.of(FLOATS)
    layout = d.pick("BSND", "TND")
    first, size = [d.rows() for _ in range(2 if layout == "BSND" else 1)], d.pick(64, 128)
    return [*(d(*first, d.size(), size) for _ in "qk"), *(d(*first, 1, size) for _ in "cs"), layout], {}


@drawn("npu_interleave_rope")
def interleave_rope(d: Draw) -> Args:
    d.of(HALVES)
    b, n, s, size = d.rows(), d.size(), d.size(), d.pick(64, 8)
    t = d.pick(1, s)
    return [d(b, n, s, size), d(b, 1, t, size), d(b, 1, t, size)], {}


@drawn("npu_mrope")
def mrope(d: Draw) -> Args:
    d.of(FLOATS)
    t, size, places = d.size(), 2 * d.size(2, 6), d.size(2, 6)
    half = d.pick(size // 2, d.size(1, size // 2))
    named = d.some(rotary_mode=lambda: d.pick("half", "interleave"))
    at = d.index(places, t, dtype=d.pick(i32, i64))
    if d.flag() and half > 2:
        a = d.size(1, half - 2)
        b = d.size(1, half - a - 1)
        named["mrope_section"] = [a, b, half - a - b]
        at = d.index(places, 3, t, dtype=d.pick(i32, i64))
    return [at, d(t, size * d.size(1, 3)), d(t, size * d.size(1, 3)), d(places, 2 * half), size], named


@drawn("atb._npu_rotary_embedding.functional")
def rotary_embedding(d: Draw) -> Args:
    d.of(FLOATS)
    t, size, places = d.size(), 2 * d.size(1, 6), d.size(2, 6)
    table = d(places, 2 * d.pick(size // 2, d.size(1, size // 2)), dtype=d.pick(d.dtype, f32))
    return [d.index(places, t, dtype=d.pick(i32, i64)), d(t, size * d.size(1, 3)), d(t, size * d.size(1, 3)), size, table, d.flag()], {}


# ---- quantisers ----


@drawn("npu_dynamic_quant_asymmetric")
def dynamic_quant_asymmetric(d: Draw) -> Args:
    args, named = dynamic_quant(d)
    scale = torch.ops.npu.npu_dynamic_quant_asymmetric(*args, **named)[1]
    return dynamic_quant_asymmetric(d) if bool((scale == 0).any()) else (args, named)  # the result of a single number is undocumented


@drawn("npu_dynamic_quant")
def dynamic_quant(d: Draw) -> Args:
    d.of(HALVES)
    d.finite()
    four = d.flag(0.25)
    shape = [d.size() for _ in range(d.size(1, 3))] + [8 * d.size(1, 2) if four else d.size(1, 9)]
    named = d.some(quant_mode=lambda: d.pick("pertoken", "perchannel", "pertensor"))
    if d.flag(0.3):
        groups = d.size(1, 3)
        ends = d.ends(groups, d.count(shape[:-1]), whole=True)
        named |= {"smooth_scales": d(groups, shape[-1]), "group_index": torch.tensor(ends, dtype=i32)}
    elif d.flag(0.3):
        named["smooth_scales"] = d(shape[-1])
    if four or d.flag(0.2):
        named["dst_type"] = 16 if four else 1
    return [d(*shape)], named


@drawn("npu_quantize")
def quantize(d: Draw) -> Args:
    d.of(FLOATS)
    d.finite()
    shape = [d.rows() for _ in range(d.size(1, 3))]
    if d.flag():
        axis = d.dice.randrange(len(shape))
        n = d.pick(1, shape[axis])
        zeros = d.pick(i8, i32, u8, bf16, f32)
        return [d(*shape, scale=20), d.positive(n, dtype=d.pick(f32, bf16)), d.maybe(lambda: d(n, dtype=zeros)), d.pick(1, 12, 13, 0, 3, 14)], {"axis": axis}
    axis = d.pick(-1, 1, -2) if len(shape) > 1 else -1
    dtype = d.pick(1, 12, 16)
    if dtype == 16:
        shape[-1] = 8 * d.size(1, 2)
    n = d.pick(1, shape[-2 if axis == -2 else -1])
    return [d(*shape, scale=20), d.positive(n), d.maybe(lambda: d(n)), dtype], {"axis": axis, "div_mode": False}


@drawn("npu_anti_quant")
def anti_quant(d: Draw) -> Args:
    packed, dtype = d.flag(0.3), d.pick(f32, bf16)
    shape = [d.rows() for _ in range(d.size(0, 2))] + [d.size()]
    n = d.pick(1, shape[-1] * (8 if packed else 1))
    x = d.words(*shape) if packed else d.bytes(*shape)
    return [x, d(n, dtype=dtype)], d.some(offset=lambda: d(n, dtype=dtype), dst_dtype=lambda: d.pick(5, 15))


@drawn("npu_convert_weight_to_int4pack")
def convert_weight_to_int4pack(d: Draw) -> Args:
    shape = [d.rows() for _ in range(d.size(1, 2))] + [8 * d.rows(2)]
    return [d.index(16, *shape, dtype=i32) - 8], d.some(inner_k_tiles=lambda: 2)


@drawn("npu_trans_quant_param")
def trans_quant_param(d: Draw) -> Args:
    d.finite()
    n = d.size()
    if d.flag(0.3):
        shape = [d.size(), n]
        return [d(*shape)], d.some(offset=lambda: d(*shape, scale=200))
    sizes = d.pick((n, n), (n, 1), (1, n))
    return [d(sizes[0])], d.some(offset=lambda: d(sizes[1], scale=200))


@drawn("npu_group_quant")
def group_quant(d: Draw) -> Args:
    d.of(FLOATS)
    d.finite()
    rows, n, groups = d.size(), d.size(1, 9), d.size(1, 3)
    ends = torch.tensor(d.ends(groups, rows, whole=True), dtype=d.pick(i32, i64))
    return [d(rows, n), d(groups, n, dtype=d.pick(*FLOATS), scale=10), ends], d.some(offset=lambda: d(1, dtype=d.pick(*FLOATS)))


@drawn("npu_gelu_quant")
def gelu_quant(d: Draw) -> Args:
    d.of(FLOATS)
    d.finite()
    n, dtype = d.size(1, 9), d.pick(*FLOATS)
    shape = [d.size() for _ in range(d.size(0, 2))] + [n]
    many = d.pick(1, n)
    named = d.some(approximate=lambda: "tanh")
    if d.flag():
        named |= {"round_mode": d.pick("rint", "floor", "ceil", "trunc"),  # elsewhere the largest is 127 up to a last bit
                  "quant_mode": "static", "input_scale": d(many, dtype=dtype, scale=10), **d.some(input_offset=lambda: d(many, dtype=dtype))}
    else:
        named |= d.some(input_scale=lambda: d(many, dtype=dtype))
    return [d(*shape)], named


@drawn("npu_dequant_bias")
def dequant_bias(d: Draw) -> Args:
    m, n = d.rows(), d.size()
    bias = d.pick(f16, bf16, f32, i32)
    args = [d(m, n, dtype=i32) * 99, d(n, dtype=d.pick(f32, bf16)), d.maybe(lambda: d(m, dtype=f32)), d.maybe(lambda: d(n, dtype=bias))]
    return args, d.some(output_dtype=lambda: d.pick(f16, bf16))


@drawn("npu_dynamic_block_quant")
def dynamic_block_quant(d: Draw) -> Args:
    d.of(HALVES)
    d.finite()
    shape = [d.size() for _ in range(d.size(1, 2))] + [d.size(1, 9)]
    named = d.some(min_scale=lambda: d.pick(0.0, 0.01, 0.1), round_mode=lambda: d.pick("rint", "floor", "ceil", "trunc"),
                   row_block_size=lambda: d.size(1, 3), col_block_size=lambda: d.size(1, 4))
    return [d(*shape)], named


@drawn("npu_rotate_quant")
def rotate_quant(d: Draw) -> Args:
    d.of(HALVES)
    d.finite()
    k = 8 * d.size(1, 2)
    return [d(d.size(), k * d.size(1, 2)), d(k, k)], d.some(dst_dtype=lambda: d.pick(1, 16))


@drawn("npu_swiglu_quant")
def swiglu_quant(d: Draw) -> Args:
    d.of(FLOATS)
    d.finite()
    n, mode = d.size(), d.size(0, 1)
    shape = [d.size() for _ in range(d.size(1, 2))] + [2 * n]
    rows, named = d.count(shape[:-1]), d.some(activate_left=d.flag)
    groups = d.size(1, 3) if d.flag() else 1
    if groups > 1 or d.flag():
        kind = d.size(0, 1)
        listed = d.ends(groups, rows, whole=True) if kind == 0 else d.counts(groups, rows, whole=True)
        named |= {"group_index": torch.tensor(listed, dtype=i32), "group_list_type": kind}
    if mode == 0 or d.flag():
        named["smooth_scales"] = d(groups, n, dtype=f32, scale=10)
        if mode == 0:
            named |= d.some(offsets=lambda: d(groups, n, dtype=f32))
    return [d(*shape)], {**named, "quant_mode": mode}


@drawn("npu_dequant_swiglu_quant")
def dequant_swiglu_quant(d: Draw) -> Args:
    d.finite()
    rows, n, mode, groups = d.size(), d.size(), d.size(0, 1), d.size(1, 3)
    d.of((f16, bf16, i32))
    whole = d.dtype == i32
    named = d.some(activate_left=d.flag)
    if groups > 1:
        named["group_index"] = torch.tensor(d.counts(groups, rows, whole=True), dtype=d.pick(i32, i64))
    if whole:
        bias = d.pick(i32, f32, f16, bf16)
        named |= {"weight_scale": d(groups, 2 * n, dtype=f32)}
        named |= d.some(activation_scale=lambda: d(rows, dtype=f32), bias=lambda: d(groups, 2 * n, dtype=bias))
    scales = d.pick(f32, f16, bf16)
    if mode == 0 or d.flag():
        named["quant_scale"] = d.positive(groups, n, dtype=scales)
        if mode == 0:
            named |= d.some(quant_offset=lambda: d(groups, n, dtype=scales))
    if d.flag(0.4):
        named |= {"swiglu_mode": d.size(1, 2), **d.some(clamp_limit=lambda: d.pick(1.0, 5.0), glu_alpha=d.number, glu_bias=d.number)}
    x = d(rows, 2 * n, dtype=i32) * 9 if whole else d(rows, 2 * n)
    return [x], {**named, "quant_mode": mode}


# ---- formats, casts, softmaxes, losses ----


@drawn("npu_format_cast")
def format_cast(d: Draw) -> Args:
    d.of(FLOATS)
    return [d(*[d.rows() for _ in range(d.size(0, 3))]), d.pick(2, 29, 0)], {}


@drawn("npu_dtype_cast")
def dtype_cast(d: Draw) -> Args:
    d.of((*FLOATS, i8, i32, i64))
    d.finite()
    return [d(*[d.rows() for _ in range(d.size(0, 3))]), d.pick(1, 3, 4, 5, 6, 7, 11, 15)], {}


@drawn("npu_dtype_cast_backward", "_npu_dtype_cast", "_npu_dtype_cast_backward")
def dtype_cast_backward(d: Draw) -> Args:
    d.of((*FLOATS, i8, i32, i64))
    d.finite()
    return [d(*[d.rows() for _ in range(d.size(0, 3))]), d.pick(*FLOATS)], {}


@drawn("npu_confusion_transpose")
def confusion_transpose(d: Draw) -> Args:
    d.of((*FLOATS, i32))
    shape = [d.rows() for _ in range(d.size(1, 4))]
    perm = d.order(len(shape)).tolist()
    if d.flag():
        return [d(*shape), perm, [d.count(shape)], True], {}
    return [d(d.count(shape)), perm, shape, False], {}


@drawn("npu_one_hot")
def one_hot(d: Draw) -> Args:
    shape = [d.rows() for _ in range(d.size(0, 3))]
    at = d.size(-1, len(shape))
    named = {"num_classes": at, "depth": d.size(1, 5), **d.some(on_value=d.number, off_value=d.number)}
    return [d.index(6, *shape, dtype=d.pick(i32, i64)) - 1], named


@drawn("npu_scaled_masked_softmax")
def scaled_masked_softmax(d: Draw) -> Args:
    d.of(FLOATS)
    shape = [d.rows() for _ in range(3)] + [d.size()]
    small = [1 if d.flag(0.4) else n for n in shape]
    return [d(*shape), d(*small, dtype=torch.bool)], d.some(scale=d.number, fixed_triu_mask=d.flag)


@drawn("npu_scaled_masked_softmax_backward")
def scaled_masked_softmax_backward(d: Draw) -> Args:
    (x, mask), _ = scaled_masked_softmax(d)
    return [d(*x.shape), x, mask, d.number(), d.flag(0.3)], {}


@drawn("npu_masked_softmax_with_rel_pos_bias")
def masked_softmax_with_rel_pos_bias(d: Draw) -> Args:
    d.of(FLOATS)
    b, w, n, rows, columns = d.rows(), d.size(), d.size(), d.size(), d.size()
    shape = [b, w, n, rows, columns] if d.flag() else [b * w, n, rows, columns]
    return [d(*shape), d.maybe(lambda: d(w, rows, columns)), d(n, rows, columns)], d.some(scale_value=d.number)


@drawn("npu_gather_backward")
def gather_backward(d: Draw) -> Args:
    d.of(FLOATS)
    shape = [d.rows() for _ in range(d.size(1, 3))]
    dim = d.dice.randrange(len(shape))
    full = [n + d.size(0, 2) for n in shape]
    full[dim] = d.size()
    return [d(*shape), full, d.pick(dim, dim - len(shape)), d.index(full[dim], *shape), d.flag()], {}


@drawn("batch_norm_reduce")
def batch_norm_reduce(d: Draw) -> Args:
    d.of(FLOATS)
    return [d(d.rows(), d.size(), *[d.rows() for _ in range(d.size(0, 2))]), 1e-5], {}


@drawn("npu_masked_causal_conv1d")
def masked_causal_conv1d(d: Draw) -> Args:
    d.of(HALVES)
    s, b, h = d.size(), d.size(), d.size()
    return [d(s, b, h), d(d.size(1, 4), h)], d.some(mask=lambda: d(b, s, dtype=torch.bool))


@drawn("npu_top_k_top_p")
def top_k_top_p(d: Draw) -> Args:
    d.of(FLOATS)
    b, v = d.rows(), d.size(1, 9)
    p = d.maybe(lambda: d.index(100, b).add(1).div(101).to(d.dtype))
    return [d.distinct(b, v)], {"p": p, **d.some(k=lambda: d.index(v, b, dtype=i32) + 1)}


@drawn("npu_cross_entropy_loss")
def cross_entropy_loss(d: Draw) -> Args:
    d.of(FLOATS)
    n, c = d.size(), d.size()
    named = d.some(weight=lambda: d.positive(c, dtype=f32), reduction=lambda: d.pick("none", "mean", "sum"), label_smoothing=lambda: d.pick(0.1, 0.5, 1.0))
    target = d.index(c, n)
    if d.flag():
        at = d.pick(-100, d.dice.randrange(c))
        named["ignore_index"] = at
        target = torch.where(d(n, dtype=torch.bool), at, target)
    return [d(n, c), target], named


@drawn("empty_with_format", "unsafe_empty_with_format")
def empty_with_format(d: Draw) -> Args:
    return [[d.rows() for _ in range(d.size(0, 3))]], d.some(dtype=lambda: d.pick(f16, f32, i64), acl_format=lambda: 29)
