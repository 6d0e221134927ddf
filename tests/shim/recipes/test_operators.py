# SPDX-License-Identifier: Apache-2.0
"""Caches, rotary embeddings, norms, gated delta rules and scopes as inference recipes call them."""

from __future__ import annotations

import unittest
from typing import Any

import ranks
import recipe_cases
import torch
import torch.distributed as dist
import torch.nn.functional as F
from recipe_cases import Call
from torch import Tensor

import fxge.npu
from fxge.torchair import scope

npu: Any = fxge.npu
BF16, I32 = torch.bfloat16, torch.int32
BLOCKS, SIZE = 4, 16


def half(*shape: int) -> Tensor:
    return torch.randn(shape).to(BF16)


def ints(*values: Any) -> Tensor:
    return torch.tensor(values, dtype=I32)


def rms(x: Tensor, gamma: Tensor, epsilon: float = 1e-6) -> Tensor:
    w = x.double()
    return w * torch.rsqrt(w.square().mean(-1, keepdim=True) + epsilon) * gamma.double()


def turned(x: Tensor) -> Tensor:
    a, b = x.chunk(2, -1)
    return torch.cat([-b, a], -1)


def rope_half(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    return x.double() * cos.double() + turned(x.double()) * sin.double()


def rope_pairs(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    w = x.double()
    other = torch.stack([-w[..., 1::2], w[..., ::2]], -1).flatten(-2)
    return w * cos.double() + other * sin.double()


def rope_evens_first(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    return rope_half(torch.cat([x[..., ::2], x[..., 1::2]], -1), cos, sin)


def in_tiles(cache: Tensor, rows: Tensor, slots: Tensor) -> Tensor:
    """Writes rows to slots of a cache whose blocks are stored as [row / 16, size, 16]."""
    y = cache.double().clone()
    tiles = y.view(len(cache), -1, SIZE, 16)
    for row, slot in zip(rows, slots.tolist(), strict=True):
        tiles[slot // SIZE, :, slot % SIZE] = row.double().view(-1, 16)
    return y


# ---- caches ----


def latent() -> tuple[Tensor, ...]:
    kv, gamma, angle = half(3, 1, 1, 576), half(512), torch.rand(3, 1, 1, 64)
    slots = torch.tensor([3, 20, 40])
    return (
        kv, gamma, angle.cos().to(BF16), angle.sin().to(BF16), slots,
        half(BLOCKS, SIZE, 1, 64), half(BLOCKS, SIZE, 1, 512),
    )  # fmt: skip


def latent_written(kv: Tensor, gamma: Tensor, cos: Tensor, sin: Tensor, slots: Tensor,
                   rope: Tensor, cache: Tensor) -> tuple[Tensor, ...]:  # fmt: skip
    k = rope_evens_first(kv[..., 512:], cos, sin)
    c = rms(kv[..., :512], gamma)
    rows = k.view(3, 64), c.view(3, 512)
    return in_tiles(rope, rows[0], slots), in_tiles(cache, rows[1], slots), k, c


def latent_v2(kv: Tensor, g: Tensor, cos: Tensor, sin: Tensor, at: Tensor, kr: Tensor,
              ckv: Tensor) -> Any:  # fmt: skip
    npu.npu_kv_rmsnorm_rope_cache_v2(kv, g, cos, sin, at, kr, ckv, epsilon=1e-6, cache_mode="PA_NZ")
    return kr.clone(), ckv.clone()


def scatter_nd(cache: Tensor, slots: Tensor, k: Tensor) -> Tensor:
    npu.npu_scatter_nd_update_(cache.view(-1, 2, 64), slots.view(-1, 1), k)
    return cache.clone()


def scatter_nd_plain(cache: Tensor, slots: Tensor, k: Tensor) -> Tensor:
    y = cache.clone().view(-1, 2, 64)
    y[slots] = k
    return y.view(cache.shape)


def scatter_rows(cache: Tensor, at: Tensor, k: Tensor) -> Tensor:
    npu.scatter_update_(cache, at, k, -2)
    return cache.clone()


def scatter_rows_plain(cache: Tensor, at: Tensor, k: Tensor) -> Tensor:
    y = cache.clone()
    for b, i in enumerate(at.tolist()):
        y[b, :, i] = k[b, :, 0]
    return y


def scatter_paged(k: Tensor, v: Tensor, kc: Tensor, vc: Tensor, slots: Tensor) -> Any:
    npu.npu_scatter_pa_kv_cache(k, v, kc, vc, slots)
    return kc.clone(), vc.clone()


def selected(*a: Tensor) -> Any:
    n = npu.npu_gather_selection_kv_cache(*a, selection_topk_block_size=1)
    return n, a[0].clone(), a[1].clone(), a[3].clone()


def selected_plain(rope: Tensor, kv: Tensor, table: Tensor, status: Tensor, chosen: Tensor,
                   full_rope: Tensor, full_kv: Tensor, full_table: Tensor, lens: Tensor,
                   q_lens: Tensor) -> Any:  # fmt: skip
    rope, kv, status, counts = rope.clone(), kv.clone(), status.clone(), []
    size, each = kv.shape[1], len(table) // len(full_table)
    for r in range(len(table)):
        b, s = divmod(r, each)
        tokens = int(lens[b]) - (int(q_lens[b]) - 1 - s if s < q_lens[b] else 0)
        ids = []
        for i in chosen[r, 0].tolist():
            if i < 0:
                break
            if i < tokens:
                ids.append(i)
        if ids:  # the block with the largest number is last
            at = ids.index(max(ids))
            ids[at], ids[-1] = ids[-1], ids[at]
        for place, i in enumerate(ids):
            to = int(table[r, place // size]), place % size
            of = int(full_table[b, i // size]), i % size
            rope[to], kv[to] = full_rope[of], full_kv[of]
        if tokens > 0:
            status[r, 0] = ints(*ids, *[-1] * (chosen.shape[-1] - len(ids)), len(ids))
        counts.append(len(ids))
    return ints(*counts), rope, kv, status


def caches() -> list[Call]:
    slots = torch.tensor([3, 20, 40])
    return [
        Call(
            "npu kv_rmsnorm_rope_cache_v2 PA_NZ",
            latent_v2,
            latent(),
            lambda *a: latent_written(*a)[:2],
            1e-2,
        ),
        Call(
            "npu kv_rmsnorm_rope_cache PA_NZ out kv",
            lambda *a: npu.npu_kv_rmsnorm_rope_cache(
                *a, epsilon=1e-6, cache_mode="PA_NZ", is_output_kv=True
            ),
            latent(),
            latent_written,
            1e-2,
        ),
        Call(
            "npu scatter_nd_update_ into a view of a cache",
            scatter_nd,
            (half(BLOCKS, SIZE, 128), slots, half(3, 2, 64)),
            scatter_nd_plain,
        ),
        Call(
            "npu scatter_update_ axis -2",
            scatter_rows,
            (half(2, 2, SIZE, 64), torch.tensor([3, 7]), half(2, 2, 1, 64)),
            scatter_rows_plain,
        ),
        Call(
            "npu scatter_pa_kv_cache",
            scatter_paged,
            (half(3, 2, 64), half(3, 2, 64), half(BLOCKS, 8, SIZE, 16), half(BLOCKS, 8, SIZE, 16),
             slots.to(I32)),
            lambda k, v, kc, vc, at: (
                in_tiles(kc, k.flatten(1), at),
                in_tiles(vc, v.flatten(1), at),
            ),
        ),
        Call(
            "npu gather_selection_kv_cache",
            selected,
            (torch.zeros(4, 8, 16).to(BF16), torch.zeros(4, 8, 32).to(BF16),
             ints([0], [1], [2], [3]), torch.full((4, 1, 7), -1, dtype=I32),
             ints([[5, 2, 11, 0, -1, 4]], [[3, 9, 1, -1, 2, 0]], [[-1] * 6], [[8, 7, 6, 5, 4, 3]]),
             half(4, 8, 16), half(4, 8, 32), ints([0, 1], [3, 2]), ints(12, 8), ints(2, 2)),
            selected_plain,
        ),
    ]  # fmt: skip


# ---- rotary embeddings, norms ----


def rotations() -> list[Call]:
    x, angle = half(1, 3, 4, 64), torch.rand(1, 3, 1, 64)
    cos, sin = angle.cos().to(BF16), angle.sin().to(BF16)
    flat = torch.rand(3, 1, 128)
    return [
        Call(
            "npu interleave_rope",
            lambda *a: npu.npu_interleave_rope(*a),  # noqa: PLW0108 (Dynamo traces functions)
            (half(3, 4, 1, 64), cos.view(3, 1, 1, 64), sin.view(3, 1, 1, 64)),
            rope_evens_first,
            1e-2,
        ),
        Call(
            "npu rotary_mul half",
            lambda *a: npu.npu_rotary_mul(*a),  # noqa: PLW0108 (Dynamo traces functions)
            (x, cos, sin),
            rope_half,
            1e-2,
        ),
        Call(
            "npu rotary_mul interleave",
            lambda *a: npu.npu_rotary_mul(*a, rotary_mode="interleave"),
            (x, cos, sin),
            rope_pairs,
            1e-2,
        ),
        Call(
            "npu apply_rotary_pos_emb TND",
            lambda *a: npu.npu_apply_rotary_pos_emb(*a, layout="TND"),
            (half(3, 4, 128), half(3, 2, 128), flat.cos().to(BF16), flat.sin().to(BF16)),
            lambda q, k, c, s: (rope_half(q, c, s), rope_half(k, c, s)),
            1e-2,
        ),
    ]


def norms() -> list[Call]:
    x, y, gamma = half(5, 64), half(5, 64), half(64)

    def added(x: Tensor, y: Tensor, gamma: Tensor) -> tuple[Tensor, Tensor]:
        w = x.double() + y.double()
        return rms(w, gamma), w

    def clipped(x: Tensor) -> Tensor:
        a, b = x.double().chunk(2, -1)
        a, b = a.clamp(max=7), b.clamp(-7, 7)
        return a * torch.sigmoid(1.702 * a) * (b + 1)

    return [
        Call("npu rms_norm", lambda x, g: npu.npu_rms_norm(x, g, 1e-6)[0], (x, gamma), rms, 1e-2),
        Call(
            "npu add_rms_norm",
            lambda *a: npu.npu_add_rms_norm(*a, 1e-6)[::2],
            (x, y, gamma),
            added,
            1e-2,
        ),
        Call(
            "npu add_rms_norm_cast",
            lambda *a: npu.npu_add_rms_norm_cast(*a, 1e-6)[:2],
            (x, y, gamma),
            lambda *a: (added(*a)[0], added(*a)[0]),
            1e-2,
        ),
        Call(
            "npu swiglu",
            lambda x: npu.npu_swiglu(x),  # noqa: PLW0108
            (x,),
            lambda x: F.silu(x.double().chunk(2, -1)[0]) * x.double().chunk(2, -1)[1],
            1e-2,
        ),
        Call(
            "npu clipped_swiglu",
            lambda x: npu.npu_clipped_swiglu(
                x, alpha=1.702, limit=7.0, bias=1.0, interleaved=False
            ),
            (half(5, 64) * 5,),
            clipped,
            1e-2,
        ),
    ]


# ---- gated delta rules ----


def delta_rule(q: Tensor, k: Tensor, v: Tensor, states: list[Tensor], beta: Tensor, g: Tensor,
               counts: list[int]) -> tuple[Tensor, list[list[Tensor]]]:  # fmt: skip
    """Computes sequences token by token; returns the results, and the states after each token."""
    y, after, at = torch.zeros(v.shape, dtype=torch.float64), [], 0
    share = v.shape[1] // q.shape[1]
    for n, start in zip(counts, states, strict=True):
        s, found = start.double().clone(), []
        for t in range(at, at + n):
            for h in range(v.shape[1]):
                key, query = k[t, h // share].double(), q[t, h // share].double()
                s[h] *= g[t, h].double().exp()
                error = (v[t, h].double() - s[h] @ key) * beta[t, h].double()
                s[h] += torch.outer(error, key)
                y[t, h] = s[h] @ query * q.shape[-1] ** -0.5
            found.append(s.clone())
        after.append(found)
        at += n
    return y, after


def recurrent(q: Tensor, k: Tensor, v: Tensor, states: Tensor, beta: Tensor, g: Tensor,
              lens: Tensor, places: Tensor) -> Any:  # fmt: skip
    y = npu.npu_recurrent_gated_delta_rule(
        q, k, v, states, beta=beta, scale=q.shape[-1] ** -0.5, actual_seq_lengths=lens,
        ssm_state_indices=places, g=g,
    )  # fmt: skip
    return y, states.clone()


def recurrent_plain(q: Tensor, k: Tensor, v: Tensor, states: Tensor, beta: Tensor, g: Tensor,
                    lens: Tensor, places: Tensor) -> Any:  # fmt: skip
    firsts = [states[int(i)] for i in places[::2]]
    y, after = delta_rule(q, k, v, firsts, beta, g, lens.tolist())
    written = states.double().clone()
    for place, s in zip(places.tolist(), [s for found in after for s in found], strict=True):
        written[place] = s
    return y, written


def chunked(q: Tensor, k: Tensor, v: Tensor, states: Tensor, beta: Tensor, g: Tensor,
            lens: Tensor) -> Any:  # fmt: skip
    return npu.npu_chunk_gated_delta_rule(
        q, k, v, beta=beta, initial_state=states, actual_seq_lengths=lens,
        scale=q.shape[-1] ** -0.5, g=g,
    )  # fmt: skip


def chunked_plain(q: Tensor, k: Tensor, v: Tensor, states: Tensor, beta: Tensor, g: Tensor,
                  lens: Tensor) -> Any:  # fmt: skip
    y, after = delta_rule(q, k, v, list(states), beta, g, lens.tolist())
    return y, torch.stack([found[-1] for found in after])


def rules() -> list[Call]:
    def tokens(n: int) -> tuple[Tensor, ...]:
        q, k = F.normalize(half(n, 2, 32), dim=-1), F.normalize(half(n, 2, 32), dim=-1)
        return q, k, half(n, 4, 32)

    return [
        Call(
            "npu recurrent_gated_delta_rule",
            recurrent,
            (*tokens(4), half(6, 4, 32, 32), torch.rand(4, 4).to(BF16), -torch.rand(4, 4),
             ints(2, 2), ints(0, 1, 3, 4)),
            recurrent_plain,
            2e-2,
        ),
        Call(
            "npu chunk_gated_delta_rule",
            chunked,
            (*tokens(70), half(2, 4, 32, 32), torch.rand(70, 4).to(BF16), -torch.rand(70, 4),
             ints(40, 30)),
            chunked_plain,
            2e-2,
        ),
    ]  # fmt: skip


# ---- experts: the operators of DeepSeek V4 ----


def routed(x: Tensor, index: Tensor) -> Any:
    return npu.npu_moe_init_routing_group_quant(
        x, expert_idx=index, active_num=index.numel(), scale=None, expert_num=4,
        expert_tokens_num_type=1, expert_tokens_num_flag=True, active_expert_range=[0, 4],
        quant_mode=5, row_idx_type=0, drop_pad_mode=0, group_size=128,
    )  # fmt: skip


def routed_plain(x: Tensor, index: Tensor) -> Any:
    flat = index.flatten()
    order = flat.argsort(stable=True)
    rows = x[order // index.shape[1]].float()
    s = torch.stack([part.abs().amax(-1) for part in rows.split(128, -1)], -1) / 448
    each = s.repeat_interleave(128, -1)[:, : rows.shape[1]]
    y = (rows / each).clamp(-448, 448).to(torch.float8_e4m3fn)
    return y, order.argsort(), torch.bincount(flat, minlength=4), s


def activated(x: Tensor, w: Tensor, by_row: Tensor, smooth: Tensor, counts: Tensor) -> Any:
    return npu.npu_dequant_swiglu_clamp_quant(
        x, weight_scale=w, activation_scale=by_row, bias=None, quant_scale=smooth,
        quant_offset=None, group_index=counts, activate_left=True, quant_mode=1, swiglu_mode=1,
        clamp_limit=7.0, glu_alpha=1.0, glu_bias=0.0,
    )  # fmt: skip


def activated_plain(x: Tensor, w: Tensor, by_row: Tensor, smooth: Tensor, counts: Tensor) -> Any:
    of = torch.repeat_interleave(torch.arange(len(counts)), counts)
    a, b = (x.double() * w[of].double() * by_row.double()[:, None]).chunk(2, -1)
    y = F.silu(a.clamp(max=7)) * b.clamp(-7, 7) * smooth[of].double()
    s = y.abs().amax(-1) / 127
    return (y / s[:, None]).round().to(torch.int8), s


def experts() -> list[Call]:
    index = torch.randint(0, 4, (6, 2), dtype=I32)
    sums = torch.randint(-9999, 9999, (8, 64), dtype=I32)
    return [
        Call("npu moe_init_routing_group_quant", routed, (half(6, 200), index), routed_plain, 1e-6),
        Call(
            "npu dequant_swiglu_clamp_quant",
            activated,
            (sums, torch.rand(2, 64) / 500, torch.rand(8) + 0.5, torch.rand(2, 32) + 0.5,
             torch.tensor([3, 5])),
            activated_plain,
            1e-5,
            differ=0.01,
        ),
    ]  # fmt: skip


# ---- scopes and hints ----


def two_streams(x: Tensor) -> Tensor:
    y = x * 2
    with scope.npu_stream_switch("1"):
        scope.npu_wait_tensor(x, y)
        z = x + 1
    return y + z


def one_kernel(x: Tensor) -> Tensor:
    with scope.super_kernel("layer", "stream-fusion=1"), scope.limit_core_num(8, 16):
        return x * 2 + 1


def prefetched(x: Tensor, w: Tensor) -> Tensor:
    npu.npu_prefetch(w, x, 1024)
    return x @ w


def hints() -> list[Call]:
    x, w = torch.randn(4, 64), torch.randn(64, 64)
    return [
        Call(
            "tng scopes: npu_stream_switch + npu_wait_tensor",
            two_streams,
            (x,),
            lambda x: x * 3 + 1,
            1e-6,
        ),
        Call(
            "tng scopes: super_kernel + limit_core_num",
            one_kernel,
            (x,),
            lambda x: x * 2 + 1,
            1e-6,
        ),
        Call("npu_prefetch", prefetched, (x, w), lambda x, w: x.double() @ w.double(), 1e-5),
        Call(
            "npu_format_cast NZ",
            lambda x, w: x @ npu.npu_format_cast(w, 29),
            (x, w),
            lambda x, w: x.double() @ w.double(),
            1e-5,
        ),
    ]


def calls() -> list[Call]:
    torch.manual_seed(0)
    return [*caches(), *rotations(), *norms(), *rules(), *experts(), *hints()]


class Operators(unittest.TestCase):
    """Calls of the recipes."""

    def test_calls(self) -> None:
        for one in calls():
            with self.subTest(one.name):
                recipe_cases.check(self, one)


# ---- several ranks ----


def added_up(x: Tensor, w: Tensor) -> Tensor:
    return npu.npu_mm_all_reduce_base(x, w, "hcom", reduce_op="sum")


def programs_of_ranks() -> dict[str, tuple[Any, tuple[Tensor, ...]]]:
    """Returns calls and tensors of the programs that need several ranks, by name."""
    return {"npu_mm_all_reduce_base": (added_up, (half(5, 32), half(32, 24)))}


def of_rank() -> float:
    """Multiplies and adds up over ranks; returns the largest difference from one product."""
    torch.manual_seed(3)
    world, rank = dist.get_world_size(), dist.get_rank()
    x, w = half(5, 32 * world), half(32 * world, 24)
    own = slice(rank * 32, (rank + 1) * 32)
    group = dist.group.WORLD.group_name  # type: ignore[union-attr]
    y = recipe_cases.live(
        lambda x, w: npu.npu_mm_all_reduce_base(x, w, group, reduce_op="sum"),
        (x[:, own].contiguous(), w[own].contiguous()),
    )
    expected = x.double() @ w.double()
    return float((y.double() - expected).abs().max() / expected.abs().max())


class Ranks(unittest.TestCase):
    """A product whose rows are shared among ranks."""

    def test_sum(self) -> None:
        self.assertLess(max(ranks.run(2, of_rank)), 2e-2)


if __name__ == "__main__":
    unittest.main()
