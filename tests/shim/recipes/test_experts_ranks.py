# SPDX-License-Identifier: Apache-2.0
"""Experts on several ranks: tokens are sent to the ranks of their experts, and added up."""

from __future__ import annotations

import functools
import unittest
from collections.abc import Callable
from typing import Any

import ranks
import support  # noqa: F401 (path of the package)
import torch
import torch.distributed as dist
from test_experts import BF16, I8, I32, E, H, K, N, T, grouped, live, quantised
from torch import Tensor

import fxge.npu
from fxge.errors import FxgeError

npu: Any = fxge.npu


def exchange(
    x: Tensor, index: Tensor, weight: Tensor, w: Tensor, scale: Tensor | None, experts: int = E
) -> Any:
    """Sends tokens to the ranks of their experts, and adds up what these return."""
    world: Any = {
        "group_ep": dist.group.WORLD.group_name,
        "ep_world_size": dist.get_world_size(),
        "ep_rank_id": dist.get_rank(),
        "moe_expert_num": experts,
    }
    mode = 0 if scale is None else 2
    rows, by_row, assist, counts, received, _ = npu.npu_moe_distribute_dispatch_v2(
        x, index, **world, shared_expert_rank_num=0, quant_mode=mode
    )[:6]
    more: Any = {}
    if scale is not None:
        more = {"scale": [scale], "per_token_scale": [by_row], "output_dtype": BF16}
    y = grouped(rows, w, counts, **more)
    return npu.npu_moe_distribute_combine_v2(y, index, assist, received, weight, **world)


OF_TWO: Any = {"group_ep": "hcom", "ep_world_size": 2, "ep_rank_id": 0, "moe_expert_num": E}


def dispatched(x: Tensor, index: Tensor) -> Any:
    return npu.npu_moe_distribute_dispatch_v2(x, index, **OF_TWO)[:6]


def combined(*a: Tensor) -> Any:
    return npu.npu_moe_distribute_combine_v2(*a, **OF_TWO)


def programs_of_ranks() -> dict[str, tuple[Callable[..., Any], tuple[Tensor, ...]]]:
    """Returns calls and tensors of the programs that need several ranks, by name."""
    x, index = torch.randn(T, H).to(BF16), torch.zeros(T, K, dtype=I32)
    rows, ends = torch.randn(2 * T * K, H).to(BF16), torch.zeros(4, dtype=I32)
    assist = torch.zeros(2 * T * K * 128, dtype=I32)
    return {
        "npu moe_distribute_dispatch_v2": (dispatched, (x, index)),
        "npu moe_distribute_combine_v2": (combined, (rows, index, assist, ends, torch.rand(T, K))),
    }


def exchange_first(
    x: Tensor, index: Tensor, weight: Tensor, w: Tensor, mask: Tensor, version: int
) -> Any:
    """Does the same for active tokens, by one of the two versions of the operators."""
    world: Any = {
        "group_ep": dist.group.WORLD.group_name,
        "ep_world_size": dist.get_world_size(),
        "ep_rank_id": dist.get_rank(),
        "moe_expert_num": E,
        "x_active_mask": mask,
    }
    send = npu.npu_moe_distribute_dispatch if version == 1 else npu.npu_moe_distribute_dispatch_v2
    take = npu.npu_moe_distribute_combine if version == 1 else npu.npu_moe_distribute_combine_v2
    rows, _, assist, counts, received, _ = send(x, index, **world)[:6]
    return take(grouped(rows, w, counts), index, assist, received, weight, **world), counts


def of_masked_rank(version: int, pairs: bool) -> float:
    """Runs one rank's part with tokens that are not active; returns the largest difference."""
    torch.manual_seed(1)
    w = torch.randn(E, H, N).to(BF16)
    torch.manual_seed(10 + dist.get_rank())
    x, weight = torch.randn(T, H).to(BF16), torch.rand(T, K)
    index = torch.stack([torch.randperm(E)[:K] for _ in range(T)]).to(I32)
    mask = torch.rand(T, K) < 0.5 if pairs else torch.arange(T) < 4 - dist.get_rank()
    active = mask if pairs else mask[:, None].expand(T, K)
    one = E // dist.get_world_size()
    own = slice(dist.get_rank() * one, (dist.get_rank() + 1) * one)
    call = functools.partial(exchange_first, version=version)
    y, counts = live(call, (x, index, weight, w[own], mask))
    total = torch.tensor([int(counts.sum())])
    sent = active.sum().reshape(1)
    for t in (total, sent):
        dist.all_reduce(t)
    assert int(total) == int(sent), (total, sent)
    each = torch.stack([x.double() @ w[e].double() for e in range(E)])
    picked = each[index.long(), torch.arange(T)[:, None]]
    expected = (picked * (weight * active)[..., None].double()).sum(1)
    return float((y.double() - expected).abs().max() / expected.abs().max())


def of_rank(byte: bool) -> float:
    """Runs one rank's part; returns its largest difference from plain PyTorch."""
    torch.manual_seed(1)
    w = torch.randint(-128, 128, (E, H, N), dtype=I8) if byte else torch.randn(E, H, N).to(BF16)
    scale = (torch.rand(E, N) / 100 + 0.01).to(BF16)
    torch.manual_seed(10 + dist.get_rank())
    x, weight = torch.randn(T, H).to(BF16), torch.rand(T, K)
    index = torch.stack([torch.randperm(E)[:K] for _ in range(T)]).to(I32)
    one = E // dist.get_world_size()
    own = slice(dist.get_rank() * one, (dist.get_rank() + 1) * one)
    y = live(exchange, (x, index, weight, w[own], scale[own] if byte else None))
    q, by_row = quantised(x) if byte else (x, torch.ones(T))
    factor = scale.double() if byte else torch.ones(E, 1)
    each = torch.stack([q.double() @ w[e].double() * factor[e] * by_row[:, None] for e in range(E)])
    picked = each[index.long(), torch.arange(T)[:, None]]
    expected = (picked * weight[..., None].double()).sum(1)
    return float((y.double() - expected).abs().max() / expected.abs().max())


def of_unlike_rank() -> str:
    experts = 4 * (1 + dist.get_rank())
    x, index = torch.randn(T, H).to(BF16), torch.zeros(T, K, dtype=I32)
    w = torch.zeros(experts // 2, H, N).to(BF16)
    try:
        call = functools.partial(exchange, experts=experts)
        live(call, (x, index, torch.ones(T, K), w, None))
    except FxgeError as e:
        return str(e)
    return ""


class Ranks(unittest.TestCase):
    """Experts on several ranks."""

    def test_live(self) -> None:
        for world in (1, 2, 4):
            for byte in (False, True):
                with self.subTest(world=world, byte=byte):
                    self.assertLess(max(ranks.run(world, of_rank, byte)), 2e-2)

    def test_masks(self) -> None:
        """Both versions, with masks of tokens and of their experts."""
        for version, pairs in ((1, False), (2, False), (2, True)):
            with self.subTest(version=version, pairs=pairs):
                self.assertLess(max(ranks.run(2, of_masked_rank, version, pairs)), 2e-2)

    def test_unlike(self) -> None:
        """Ranks with different numbers of experts find out before they wait for each other."""
        for text in ranks.run(2, of_unlike_rank):
            self.assertIn("ranks would wait for each other forever", text)
            self.assertIn("moe_expert_num", text)


if __name__ == "__main__":
    unittest.main()
