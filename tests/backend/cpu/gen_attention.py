# SPDX-License-Identifier: Apache-2.0
"""Cases of fused attention and rotary positions."""

import torch
from caselib import Case, op, rnd

MAX = float(torch.finfo(torch.float32).max)
LOOSE = {"f32": (1e-5, 4e-6), "f16": (2e-3, 1e-3), "bf16": (1.6e-2, 8e-3)}
ORDER = {"BNSD": (0, 1, 2, 3), "BSND": (0, 2, 1, 3), "BSH": (0, 2, 1, 3), "SBH": (2, 0, 1, 3)}


def laid_out(x, layout):
    """Converts [B,N,S,D] to another layout."""
    y = x.permute(ORDER[layout])
    return (y.flatten(2) if len(layout) == 3 else y).contiguous()


def attend(q, k, v, scale, shift, mask, zero_invalid):
    """Returns maximum, sum (8 copies each) and result, in float64; all [B,N,S,...]."""
    share = q.shape[1] // k.shape[1]
    q, k, v = q.double(), k.double().repeat_interleave(share, 1), v.double().repeat_interleave(share, 1)
    s = q @ k.transpose(-1, -2)
    if shift is not None:
        s = s + shift.double()
    s = s * scale
    if mask is not None:
        s = s.masked_fill(mask.bool(), -MAX)
    top = s.amax(-1, keepdim=True)
    p = (s - top).exp()
    total = p.sum(-1, keepdim=True)
    p = p / total
    if zero_invalid:
        p = p.masked_fill(top == -MAX, 0)
        total = total.masked_fill(top == -MAX, MAX)
    return [x.expand(*x.shape[:-1], 8).float() for x in (top, total)], p @ v


def case(name, dt="f32", layout="BNSD", heads=4, kv=4, sq=3, sk=5, d=8, dv=8, shift=None, mask=None,
         scale=0.5, precise=0, means=None, **more):
    """`means`: the mask that a sparse mode implies."""
    q, k, v = rnd(dt, 2, heads, sq, d, seed=1), rnd(dt, 2, kv, sk, d, seed=2), rnd(dt, 2, kv, sk, dv, seed=3)
    stats, y = attend(q, k, v, scale, shift, mask if means is None else means, precise == 2 or means is not None)
    ins = {"query": laid_out(q, layout), "key": laid_out(k, layout), "value": laid_out(v, layout)}
    if shift is not None:
        ins["real_shift"] = shift
    if mask is not None:
        ins["atten_mask"] = mask
    outs = [*stats, torch.empty(0, 0, 0, 0, dtype=q.dtype), laid_out(y, layout).to(q.dtype)]
    if more.get("error"):
        outs = []
    return Case(name, ins, outs, scale_value=scale, head_num=heads, input_layout=layout,
                inner_precise=precise, tol=LOOSE[dt], **more)


def lower(sq, sk):
    """Returns a mask that is True above the diagonal, as causal attention excludes."""
    return torch.ones(sq, sk, dtype=torch.bool).triu(1)


def outside(sq, sk, before, after, right_down=False):
    """Returns a mask that is True for keys outside of the band of their query."""
    i, j = torch.arange(sq)[:, None] + (sk - sq if right_down else 0), torch.arange(sk)
    return (j < i - before) | (j > i + after)


@op("FlashAttentionScore")
def flash_attention_score():
    for dt in LOOSE:
        yield case(dt, dt)
    for layout in ("BSND", "BSH", "SBH"):
        yield case(layout, layout=layout)
    yield case("grouped", kv=2)
    yield case("one_shared", kv=1, layout="BSH")
    yield case("short_values", dv=4, layout="BSND")
    yield case("one_query", sq=1)
    yield case("mask_of_positions", mask=lower(3, 5))
    yield case("mask_of_batches", mask=rnd("bool", 2, 1, 3, 5), precise=2)
    yield case("mask_of_heads", mask=rnd("bool", 2, 4, 3, 5, seed=3), kv=2, precise=2)
    yield case("mask_of_all", mask=lower(3, 5).reshape(1, 1, 3, 5), layout="BSND")
    yield case("mask_u8", mask=lower(3, 5).to(torch.uint8), sparse_mode=1)
    nothing = torch.tensor([[True] * 5, [False] * 5, [True] * 5])
    yield case("invalid_rows_give_0", mask=nothing, precise=2)
    yield case("invalid_rows_average", mask=nothing)
    for shape in ((2, 4, 3, 5), (1, 4, 3, 5), (2, 4, 1, 5)):
        yield case("shift_" + "x".join(map(str, shape)), shift=rnd("f32", *shape, seed=4))
    yield case("shift_and_mask_bf16", "bf16", shift=rnd("bf16", 1, 4, 3, 5), mask=lower(3, 5))
    x, y = rnd("f32", 1, 3, 4), rnd("f32", 1, 3, 2)
    for name, q, k, heads in (("no_elements", x, x, 8), ("no_heads", x, y, 1), ("more_keys", y, x, 1)):
        yield Case(name, {"query": q, "key": k, "value": k}, head_num=heads, input_layout="BSH",
                   inner_precise=0, error="CONSTRAINT")
    yield case("dropout", keep_prob=0.5, error="UNSUPPORTED_FORM")
    fixed = lower(16, 16)  # 2048 on the chip; its content is not read
    yield case("left_up", mask=fixed, sparse_mode=2, means=lower(3, 5), pre_tockens=0)
    for sq, sk in ((3, 5), (5, 3)):
        yield case(f"right_down_{sq}x{sk}", sq=sq, sk=sk, mask=fixed, sparse_mode=3, means=outside(sq, sk, 99, 0, True))
        yield case(f"band_{sq}x{sk}", sq=sq, sk=sk, mask=fixed, sparse_mode=4, pre_tockens=1, next_tockens=0,
                   means=outside(sq, sk, 1, 0, True))
    yield case("band_of_mask", mask=outside(3, 5, 1, 1), means=outside(3, 5, 1, 0), pre_tockens=2, next_tockens=0)
    yield case("far_band", mask=fixed, sparse_mode=4, pre_tockens=2**63 - 1, next_tockens=-2**63, precise=2,
               means=torch.ones(3, 5, dtype=torch.bool))
    yield case("mode_without_mask", sparse_mode=3, next_tockens=0)
    yield case("prefixes", mask=lower(3, 5), sparse_mode=5, error="UNSUPPORTED_FORM")


def rotated(x, mode):
    if mode == 0:
        a, b = x.chunk(2, -1)
        return torch.cat([-b, a], -1)
    return torch.stack([-x[..., 1::2], x[..., ::2]], -1).flatten(-2)


@op("RotaryPositionEmbedding")
def rotary_position_embedding():
    def one(name, dt, shape, mode=0):
        x, c, s = rnd(dt, 2, 3, 4, 6), rnd(dt, *shape, lo=-1, hi=1), rnd(dt, *shape, lo=-1, hi=1, seed=5)
        y = x.double() * c.double() + rotated(x.double(), mode) * s.double()
        return Case(name, {"x": x, "cos": c, "sin": s}, [y.to(x.dtype)], mode=mode, tol=LOOSE[dt])

    for dt in LOOSE:
        yield one(dt, dt, (1, 3, 1, 6))
        yield one(dt + "_pairs", dt, (1, 3, 1, 6), mode=1)
    for shape in ((1, 1, 1, 6), (2, 3, 4, 6), (2, 1, 4, 6), (2, 3, 1, 6), (1, 1, 4, 6), (2, 1, 1, 6)):
        yield one("by_" + "x".join(map(str, shape)), "f32", shape)
    x = rnd("f32", 1, 1, 1, 6)
    yield Case("quarters", {"x": x, "cos": x, "sin": x}, mode=2, error="UNSUPPORTED_FORM")
