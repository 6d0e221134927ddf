# SPDX-License-Identifier: Apache-2.0
"""Mixtures of experts and quantised linears as inference recipes call them.

Each program converts to the expected GE types, runs, and has the numbers of plain PyTorch in
float64.
"""

from __future__ import annotations

import functools
import json
import os
import subprocess
import tempfile
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import support
import torch
import torch.nn.functional as F
from torch import Tensor, nn

import fxge.npu
from fxge.errors import FxgeError

FXGE = os.environ.get("FXGE_COMMAND", "")
BF16, F16, I8, I32, I64 = torch.bfloat16, torch.float16, torch.int8, torch.int32, torch.int64
T, H, N = 6, 32, 24  # tokens, hidden size, half of the width of an expert
E, K = 4, 2  # experts, experts of a token
COUNTS, ENDS = torch.tensor([5, 0, 4, 2]), torch.tensor([5, 5, 9, 11])  # the 12th row has no expert
PAIRS = torch.tensor([[0, 5], [2, 4], [3, 2], [1, 0]])
FIX: Any = {"group_type": 0, "split_item": 3}
npu: Any = fxge.npu  # the functions of torch_npu


class Case(NamedTuple):
    """A program of the recipes: its name in the table, its call, plain PyTorch in float64."""

    name: str
    call: Callable[..., Any]
    args: tuple[Tensor, ...]
    plain: Callable[..., Any]
    tolerance: float = 1e-2


class Program(nn.Module):
    """A module that calls a function."""

    def __init__(self, call: Callable[..., Any]) -> None:
        super().__init__()
        self.__dict__["call"] = call

    def forward(self, *args: Tensor) -> Any:
        return self.__dict__["call"](*args)


def live(call: Callable[..., Any], args: tuple[Tensor, ...]) -> Any:
    torch._dynamo.reset()
    return torch.compile(call, backend="fxge", fullgraph=True, dynamic=False)(*args)


def packed(scale: Tensor) -> Tensor:
    """Returns scales as torch_npu packs them into 64 bits."""
    return scale.float().view(I32).to(I64) & 0xFFFFFFFF


def pack_int4(w: Tensor) -> Tensor:
    """Packs eight numbers of -8 to 7 along the last dim, the first in the lowest bits."""
    nibbles = (w.to(I64) & 15).unflatten(-1, (-1, 8)) << (torch.arange(8) * 4)
    low = nibbles.sum(-1)
    return torch.where(low >= 2**31, low - 2**32, low).to(I32)


def rows_of(list_: Tensor, kind: int) -> list[tuple[int, int, int]]:
    """Returns expert, first row and end of each group."""
    found, at = [], 0
    for i, v in enumerate(list_.tolist()):
        e, n = (v[0], v[1]) if kind == 2 else (i, v - at if kind == 0 else v)
        found.append((e, at, at + n))
        at += n
    return found


def experts_loop(
    x: Tensor, list_: Tensor, kind: int, columns: int, one: Callable[..., Tensor]
) -> Tensor:
    """Computes each group's rows by `one(rows, expert, first row)`; other rows are 0."""
    y = torch.zeros(x.shape[0], columns, dtype=torch.float64)
    for e, start, end in rows_of(list_, kind):
        y[start:end] = one(x[start:end].double(), e, slice(start, end))
    return y


def quantised(t: Tensor) -> tuple[Tensor, Tensor]:
    """Quantises rows to i8 as torch_npu does."""
    scale = t.double().abs().amax(-1) / 127
    return (t.double() / torch.where(scale == 0, 1, scale)[:, None]).round().to(I8), scale


def halves(t: Tensor) -> Tensor:
    a, b = t.chunk(2, -1)
    return F.silu(a) * b


# ---- gating and routing ----


def gate_groups(x: Tensor, bias: Tensor) -> Any:
    y, index, _ = npu.npu_moe_gating_top_k(
        x,
        k=3,
        bias=bias,
        k_group=2,
        group_count=4,
        group_select_mode=1,
        renorm=0,
        norm_type=1,
        routed_scaling_factor=2.5,
        eps=1e-20,
    )
    return y, index


def gate_groups_plain(x: Tensor, bias: Tensor) -> Any:
    scores = x.double().sigmoid()
    choice = (scores + bias.double()).unflatten(-1, (4, -1))
    groups = choice.topk(2, -1).values.sum(-1).topk(2, -1).indices
    allowed = torch.zeros(x.shape[0], 4).scatter(1, groups, 1).bool()
    index = choice.masked_fill(~allowed[..., None], -torch.inf).flatten(1).topk(3, -1).indices
    weight = scores.gather(1, index)
    return weight / (weight.sum(-1, keepdim=True) + 1e-20) * 2.5, index


def gate_softmax_plain(x: Tensor) -> Any:
    weight, index = x.double().softmax(-1).topk(K, -1)
    rows = torch.arange(x.shape[0] * K).view(K, -1).T
    return weight, index, rows


ROUTING: Any = {
    "active_num": T * K,
    "expert_num": E,
    "expert_tokens_num_type": 1,
    "expert_tokens_num_flag": True,
    "active_expert_range": [0, E],
}


def route(x: Tensor, index: Tensor) -> Any:
    return npu.npu_moe_init_routing_v2(x, expert_idx=index, scale=None, quant_mode=-1, **ROUTING)[
        :3
    ]


def route_quantised(x: Tensor, index: Tensor, smooth: Tensor) -> Any:
    return npu.npu_moe_init_routing_v2(x, expert_idx=index, scale=smooth, quant_mode=1, **ROUTING)


def route_plain(x: Tensor, index: Tensor) -> Any:
    flat = index.flatten()
    order = flat.argsort(stable=True)
    return x[order // K], order.argsort(), torch.bincount(flat, minlength=E)


def route_quantised_plain(x: Tensor, index: Tensor, smooth: Tensor) -> Any:
    rows, at, counts = route_plain(x, index)
    of = torch.repeat_interleave(torch.arange(E), counts)
    q, scale = quantised(rows.double() * smooth.double()[of])
    return q, at, counts, scale


def reroute(x: Tensor, counts: Tensor, scales: Tensor) -> Any:
    return npu.npu_moe_re_routing(x, counts, per_token_scales=scales)


def reroute_plain(x: Tensor, counts: Tensor, scales: Tensor) -> Any:
    blocks = torch.arange(x.shape[0]).split(counts.flatten().tolist())
    experts = counts.shape[1]
    order = torch.cat(
        [blocks[r * experts + e] for e in range(experts) for r in range(counts.shape[0])]
    )
    return x[order], scales[order], order.argsort().argsort(), counts.sum(0)


def combine(x: Tensor, skip: Tensor, scales: Tensor, at: Tensor) -> Any:
    return npu.npu_moe_finalize_routing(
        x,
        skip1=skip,
        skip2=None,
        bias=None,
        scales=scales,
        expanded_src_to_dst_row=at,
        export_for_source_row=None,
        drop_pad_mode=2,
    )


def combine_plain(x: Tensor, skip: Tensor, scales: Tensor, at: Tensor) -> Any:
    rows = x.double()[at.long()].unflatten(0, (T, K))
    return skip.double() + (rows * scales.double()[..., None]).sum(1)


# ---- products of experts ----


def grouped(x: Tensor, w: Tensor, list_: Tensor, kind: int = 1, **more: Any) -> Any:
    return npu.npu_grouped_matmul([x], [w], group_list=list_, group_list_type=kind, **FIX, **more)[
        0
    ]


def grouped_plain(
    x: Tensor, w: Tensor, list_: Tensor, kind: int = 1, bias: Tensor | None = None
) -> Tensor:
    def one(rows: Tensor, e: int, _at: slice) -> Tensor:
        return rows @ w[e].double() + (0 if bias is None else bias[e].double())

    return experts_loop(x, list_, kind, w.shape[-1], one)


def grouped_bytes(
    x: Tensor, w: Tensor, scale: Tensor, by_row: Tensor, list_: Tensor, smooth: Tensor
) -> Any:
    sums = grouped(x, w, list_, output_dtype=I32, tuning_config=[0])
    return npu.npu_dequant_swiglu_quant(
        sums,
        weight_scale=scale,
        quant_scale=smooth,
        group_index=list_,
        activate_left=True,
        quant_mode=1,
        activation_scale=by_row,
    )


def grouped_bytes_plain(
    x: Tensor, w: Tensor, scale: Tensor, by_row: Tensor, list_: Tensor, smooth: Tensor
) -> Any:
    def one(rows: Tensor, e: int, at: slice) -> Tensor:
        y = rows @ w[e].double() * scale[e].double() * by_row[at, None].double()
        return halves(y) * smooth[e].double()

    return quantised(experts_loop(x, list_, 1, N, one))


def grouped_down(x: Tensor, w: Tensor, scale: Tensor, by_row: Tensor, list_: Tensor) -> Any:
    return grouped(
        x,
        w,
        list_,
        bias=None,
        scale=[scale],
        per_token_scale=[by_row],
        output_dtype=BF16,
        tuning_config=[0],
    )


def grouped_down_plain(
    x: Tensor, w: Tensor, scale: Tensor, by_row: Tensor, list_: Tensor, kind: int = 1
) -> Any:
    def one(rows: Tensor, e: int, at: slice) -> Tensor:
        return rows @ w[e].double() * scale[e].double() * by_row[at, None].double()

    return experts_loop(x, list_, kind, w.shape[-1], one)


def spread(t: Tensor, rows: int) -> Tensor:
    """Returns one row of scales for each of `rows` rows of a weight."""
    return t.double().repeat_interleave(rows // t.shape[-2], -2)


W4 = torch.randint(-8, 8, (E, H, N), generator=torch.Generator().manual_seed(1))


def grouped_int4(x: Tensor, w: Tensor, scale: Tensor, offset: Tensor, list_: Tensor) -> Any:
    return grouped(
        x, w, list_, antiquant_scale=[scale], antiquant_offset=[offset], output_dtype=x.dtype
    )


def grouped_int4_plain(x: Tensor, _w: Tensor, scale: Tensor, offset: Tensor, list_: Tensor) -> Any:
    return grouped_plain(x, (W4 + spread(offset, H)) * spread(scale, H), list_)


def grouped_int4_bytes(
    x: Tensor, w: Tensor, scale: Tensor, by_row: Tensor, bias: Tensor, list_: Tensor
) -> Any:
    return grouped(
        x,
        w,
        list_,
        bias=[bias],
        scale=[scale],
        per_token_scale=[by_row],
        output_dtype=BF16,
        act_type=0,
    )


def grouped_int4_bytes_plain(
    x: Tensor, _w: Tensor, scale: Tensor, by_row: Tensor, _bias: Tensor, list_: Tensor
) -> Any:
    real = (scale & 0xFFFFFFFF).to(I32).view(torch.float32).squeeze(1)
    return grouped_down_plain(x, W4, real, by_row, list_)


# ---- linears ----


def linear_bytes(x: Tensor, w: Tensor, scale: Tensor, bias: Tensor) -> Any:
    q, by_row = npu.npu_dynamic_quant(x)
    return npu.npu_quant_matmul(q, w, scale, pertoken_scale=by_row, bias=bias, output_dtype=BF16)


def linear_bytes_plain(x: Tensor, w: Tensor, scale: Tensor, bias: Tensor) -> Any:
    q, by_row = quantised(x)
    return q.double() @ w.double() * scale.double() * by_row[:, None] + bias.double()


def linear_sums(x: Tensor, w: Tensor, scale: Tensor, smooth: Tensor) -> Any:
    q, by_row = npu.npu_dynamic_quant(x)
    sums = npu.npu_quant_matmul(q, w, scale, output_dtype=I32)
    return npu.npu_dequant_swiglu_quant(
        sums,
        weight_scale=scale,
        quant_scale=smooth,
        quant_mode=1,
        activate_left=True,
        activation_scale=by_row,
    )


def linear_sums_plain(x: Tensor, w: Tensor, scale: Tensor, smooth: Tensor) -> Any:
    q, by_row = quantised(x)
    return quantised(
        halves(q.double() @ w.double() * scale.double() * by_row[:, None]) * smooth.double()
    )


def linear_int4(x: Tensor, w: Tensor, scale: Tensor, offset: Tensor) -> Any:
    return npu.npu_weight_quant_batchmatmul(
        x,
        w,
        antiquant_scale=scale,
        antiquant_offset=offset,
        antiquant_group_size=H // scale.shape[0],
    )


def linear_int4_plain(x: Tensor, _w: Tensor, scale: Tensor, offset: Tensor) -> Any:
    return x.double() @ ((W4[0] + spread(offset, H)) * spread(scale, H))


def cases() -> list[Case]:
    torch.manual_seed(0)
    index = torch.stack([torch.randperm(E)[:K] for _ in range(T)]).to(I32)
    x, rows = torch.randn(T, H), torch.randn(12, H)
    bytes_ = functools.partial(torch.randint, -128, 128, dtype=I8)
    scale, by_row = torch.rand(E, 2 * N) / 100 + 0.01, torch.rand(12) + 0.1
    wide, w = bytes_((E, H, 2 * N)), bytes_((E, H, N))
    part = torch.rand(E, 4, N) / 8 + 0.1
    bias = 8 * (W4 * scale[:, None, :N]).sum(1)
    return [
        Case(
            "npu moe_gating_top_k sigmoid groups",
            gate_groups,
            (torch.randn(T, 16), torch.randn(16) / 8),
            gate_groups_plain,
            1e-5,
        ),
        Case(
            "npu moe_gating_top_k_softmax",
            lambda t: npu.npu_moe_gating_top_k_softmax(t, None, K),
            (torch.randn(T, 16),),
            gate_softmax_plain,
            1e-5,
        ),
        Case(
            "npu moe_init_routing_v2 bf16",
            route,
            (x.to(BF16), index),
            route_plain,
            0,
        ),
        Case(
            "npu moe_init_routing_v2 dynamic quant",
            route_quantised,
            (x.to(BF16), index, torch.rand(E, H) + 0.5),
            route_quantised_plain,
        ),
        Case(
            "npu moe_re_routing",
            reroute,
            (rows.to(BF16), torch.tensor([[2, 0, 3], [1, 4, 2]]), by_row),
            reroute_plain,
            0,
        ),
        Case(
            "npu grouped_matmul bf16",
            grouped,
            (rows.to(BF16), torch.randn(E, H, 2 * N).to(BF16), COUNTS),
            grouped_plain,
        ),
        Case(
            "npu grouped_matmul int8 -> int32 + dequant_swiglu_quant group",
            grouped_bytes,
            (bytes_((11, H)), wide, scale, by_row[:11], COUNTS, torch.rand(E, N) + 0.5),
            grouped_bytes_plain,
        ),
        Case(
            "npu grouped_matmul int8 scale per token",
            grouped_down,
            (bytes_((12, H)), w, scale[:, :N].to(BF16), by_row, COUNTS),
            grouped_down_plain,
        ),
        Case(
            "npu grouped_matmul w4a16 antiquant",
            grouped_int4,
            (rows.to(BF16), pack_int4(W4), part.to(BF16), (part * 8).to(BF16), COUNTS),
            grouped_int4_plain,
        ),
        Case(
            "npu grouped_matmul a8w4 bias 8*sum",
            grouped_int4_bytes,
            (bytes_((12, H)), pack_int4(W4), packed(scale[:, None, :N]), by_row, bias, COUNTS),
            grouped_int4_bytes_plain,
        ),
        Case(
            "npu moe_finalize_routing drop_pad_mode 2",
            combine,
            (rows.to(BF16), x.to(BF16), torch.rand(T, K).to(BF16), torch.randperm(T * K).to(I32)),
            combine_plain,
        ),
        Case(
            "npu dynamic_quant + quant_matmul w8a8 (dtype object)",
            linear_bytes,
            (x.to(BF16), w[0], scale[0, :N], torch.randn(N)),
            linear_bytes_plain,
        ),
        Case(
            "npu quant_matmul -> int32 then dequant_swiglu_quant",
            linear_sums,
            (x.to(BF16), wide[0], scale[0], torch.rand(1, N) + 0.5),
            linear_sums_plain,
        ),
        Case(
            "npu weight_quant_batchmatmul w4a16 group",
            linear_int4,
            (x.to(BF16), pack_int4(W4[0]), part[0].to(BF16), (part[0] * 8).to(BF16)),
            linear_int4_plain,
        ),
    ]


def assert_near(found: Any, expected: Any, tolerance: float) -> None:
    """Compares results: integers may differ by 1 in few elements if they are rounded reals."""
    pairs = list(zip(support.flat(found), support.flat(expected), strict=True))
    for i, (a, b) in enumerate(pairs):
        assert a.shape == b.shape, f"result {i}: {tuple(a.shape)}, not {tuple(b.shape)}"
        if a.dtype == I8:
            off = (a.long() - b.long()).abs()
            assert int(off.max()) <= 1, f"result {i}: {off.max()}"
            assert float((off > 0).double().mean()) < 0.02, f"result {i}: {off.sum()} differ"
            continue
        e = float((a.double() - b.double()).abs().max()) / (float(b.double().abs().max()) or 1)
        assert e <= tolerance, f"result {i}: error {e:.3g}, at most {tolerance:.3g} expected"


class Programs(unittest.TestCase):
    """Operator programs of the recipes."""

    def test_live(self) -> None:
        for case in cases():
            with self.subTest(case.name):
                assert_near(live(case.call, case.args), case.plain(*case.args), case.tolerance)


class Experts(nn.Module):
    """Mixture of experts as the recipes write it: routing by counts, two grouped products."""

    def __init__(self, experts: int, top: int, size: int, width: int, kind: int = 1) -> None:
        super().__init__()
        self.experts, self.top, self.kind = experts, top, kind
        self.gate = nn.Parameter(torch.randn(experts, size).to(BF16))
        up = (torch.randn(experts, 2 * width, size) / size**0.5).to(BF16)
        down = (torch.randn(experts, size, width) / width**0.5).to(BF16)
        self.w13, self.w2 = nn.Parameter(up.transpose(1, 2)), nn.Parameter(down.transpose(1, 2))

    def forward(self, x: Tensor) -> Tensor:
        weight, index, _ = npu.npu_moe_gating_top_k_softmax(F.linear(x, self.gate), None, self.top)
        rows, at, counts, _ = npu.npu_moe_init_routing_v2(
            x,
            expert_idx=index,
            active_num=x.shape[0] * self.top,
            expert_num=self.experts,
            expert_tokens_num_type=1,
            expert_tokens_num_flag=True,
            active_expert_range=[0, self.experts],
            quant_mode=-1,
        )
        list_ = counts if self.kind == 1 else counts.cumsum(0)
        y = npu.npu_swiglu(grouped(rows, self.w13, list_, self.kind))
        y = grouped(y, self.w2, list_, self.kind)
        return npu.npu_moe_finalize_routing(
            y,
            skip1=None,
            skip2=None,
            bias=None,
            scales=weight.to(y.dtype),
            expanded_src_to_dst_row=at,
            export_for_source_row=None,
            drop_pad_mode=2,
        )

    def plain(self, x: Tensor) -> Tensor:
        """Computes the same in plain PyTorch, in float64."""
        weight, index = F.linear(x, self.gate).double().softmax(-1).topk(self.top, -1)
        y = torch.zeros(x.shape, dtype=torch.float64)
        for e in range(self.experts):
            token, place = (index == e).nonzero(as_tuple=True)
            up = halves(x[token].double() @ self.w13[e].double())
            y.index_add_(0, token, (up @ self.w2[e].double()) * weight[token, place, None])
        return y


class Mixture(unittest.TestCase):
    """A whole mixture of experts."""

    def test_plain(self) -> None:
        torch.manual_seed(0)
        for experts, top, tokens in ((8, 2, 16), (8, 1, 3), (64, 8, 4)):
            moe, x = Experts(experts, top, 32, 24), torch.randn(tokens, 32).to(BF16)
            with self.subTest(experts=experts), torch.no_grad():
                assert_near(live(moe, (x,)), moe.plain(x), 3e-2)

    def test_lists(self) -> None:
        """Counts, cumulative lists and pairs of expert and count give the same bits."""
        torch.manual_seed(0)
        for dtype in (torch.float32, F16, BF16):
            x, w = torch.randn(12, H).to(dtype), torch.randn(E, H, N).to(dtype)
            found = live(grouped, (x, w, COUNTS))
            for kind, list_ in ((0, ENDS), (2, PAIRS)):
                y = live(functools.partial(grouped, kind=kind), (x, w, list_))
                self.assertTrue(torch.equal(found, y), f"{dtype} {kind}")
        moes = [Experts(8, 2, 32, 24, kind) for kind in (0, 1)]
        moes[1].load_state_dict(moes[0].state_dict())
        x = torch.randn(16, 32).to(BF16)
        with torch.no_grad():
            self.assertTrue(torch.equal(live(moes[0], (x,)), live(moes[1], (x,))))

    def test_loop(self) -> None:
        """A grouped product has the bits of a loop over experts."""
        torch.manual_seed(0)

        def loop(x: Tensor, w: Tensor) -> Tensor:
            return torch.cat([x[:5] @ w[0], x[5:9] @ w[2], x[9:11] @ w[3]])

        for dtype in (torch.float32, F16, BF16):
            x, w = torch.randn(12, 256).to(dtype), torch.randn(E, 256, 64).to(dtype)
            found = live(grouped, (x, w, COUNTS))
            self.assertEqual(float(found[11].abs().max()), 0)
            self.assertTrue(torch.equal(found[:11], live(loop, (x, w))), str(dtype))

    @unittest.skipUnless(FXGE, "needs the command")
    def test_cost(self) -> None:
        """Operations are those of each token's experts, and no product is dense."""
        experts, top, size, width, tokens = 8, 2, 64, 48, 16
        moe, x = Experts(experts, top, size, width), torch.randn(tokens, size).to(BF16)
        with tempfile.TemporaryDirectory() as directory:
            file = Path(directory, "moe.pt2")
            torch.export.save(torch.export.export(moe, (x,)), file)
            done = subprocess.run(
                [FXGE, "cost", file, "--soc=ascend910b", "--json"],
                capture_output=True,
                text=True,
                check=False,
            )
        self.assertEqual(done.returncode, 0, done.stderr)
        nodes = json.loads(done.stdout)["nodes"]
        flops = [n["flops"] for n in nodes if n["op"] == "GroupedMatmul"]
        self.assertEqual(len(flops), 2)
        self.assertEqual(sum(flops), 2 * tokens * top * (size * 2 * width + width * size))
        self.assertEqual([n for n in nodes if n["op"] == "BatchMatMulV2"], [])


@unittest.skipUnless(FXGE, "needs the command")
class Files(unittest.TestCase):
    """Files for the graph engine."""

    def test_int4(self) -> None:
        """A file has the weight as int4 behind a Bitcast, runs, and has a kernel."""
        case = next(c for c in cases() if "w4a16 antiquant" in c.name)
        with tempfile.TemporaryDirectory() as directory:
            file, air = Path(directory, "p.pt2"), Path(directory, "p.air")
            torch.export.save(torch.export.export(Program(case.call), case.args), file)
            for words in (["compile", file, "-o", air], ["check", air, "--soc=ascend910b"]):
                done = subprocess.run([FXGE, *words], capture_output=True, text=True, check=False)
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertNotIn("none that fits", done.stdout.replace("0 have none that fits", ""))
            self.assertIn(b"_int4_", air.read_bytes())
            found = fxge.load(air)(*case.args)
        assert_near(found, case.plain(*case.args), case.tolerance)

    def test_scales(self) -> None:
        """Products of i8 with scales of f32 and of bf16 have a kernel, and run."""
        x, w = torch.randint(-9, 9, (12, H), dtype=I8), torch.randint(-9, 9, (E, H, N), dtype=I8)
        by_row = torch.rand(12)
        for dtype in (torch.float32, BF16):
            args = (x, w, torch.rand(E, N).to(dtype), by_row, COUNTS)
            with self.subTest(dtype=dtype), tempfile.TemporaryDirectory() as directory:
                file, air = Path(directory, "p.pt2"), Path(directory, "p.air")
                torch.export.save(torch.export.export(Program(grouped_down), args), file)
                for words in (["compile", file, "-o", air], ["check", air, "--soc=ascend910b"]):
                    done = subprocess.run(
                        [FXGE, *words], capture_output=True, text=True, check=False
                    )
                    self.assertEqual(done.returncode, 0, done.stderr)
                self.assertIn("1 have a kernel", done.stdout + done.stderr)
                self.assertIn("0 have none that fits", done.stdout + done.stderr)
                assert_near(fxge.load(air)(*args), grouped_down_plain(*args), 1e-2)


class Wrong(unittest.TestCase):
    """Lists of groups that do not lie within the rows, and operands that do not go together."""

    def test_lists(self) -> None:
        x, w = torch.randn(12, H), torch.randn(E, H, N)
        cases: list[tuple[int, list[Any], str]] = [
            (1, [5, 0, 4, 4], "group 3 has 4 rows, and 3 of 12 are left"),
            (1, [5, -1, 4, 2], "group 1 has -1 rows"),
            (1, [2**62, 2**62, 2**62, 2**62], "group 0 has"),
            (0, [5, 4, 9, 11], "group 1 ends at row 4, and begins at 5"),
            (0, [5, 5, 9, 13], "group 3 ends at row 13 of 12"),
            (0, [-3, 5, 9, 11], "group 0 ends at row -3"),
            (2, [[0, 5], [4, 4], [3, 2], [1, 0]], "group 1 is weight 4 of 4"),
            (2, [[0, 5], [-1, 4], [3, 2], [1, 0]], "group 1 is weight -1 of 4"),
            (2, [[0, 5], [2, 9], [3, 2], [1, 0]], "group 1 has 9 rows, and 7 of 12 are left"),
        ]
        for kind, list_, text in cases:
            with self.subTest(list_=list_), self.assertRaisesRegex(FxgeError, text):
                live(functools.partial(grouped, kind=kind), (x, w, torch.tensor(list_)))

    def test_columns(self) -> None:
        def call(x: Tensor, w: Tensor, list_: Tensor) -> Any:
            return npu.npu_grouped_matmul([x], [w], group_list=list_, group_type=2, split_item=3)[0]

        with self.assertRaisesRegex(FxgeError, "group 1 ends at column 13 of 12"):
            live(call, (torch.randn(3, 12), torch.randn(12, 5), torch.tensor([2, 13])))

    def test_operands(self) -> None:
        byte, four = torch.zeros(12, H, dtype=I8), torch.zeros(E, H, N // 8, dtype=I32)
        scale, by_row = torch.zeros(E, 1, N, dtype=I64), torch.ones(12)
        half = torch.zeros(12, H).to(BF16)
        odd = torch.ones(E, 5, N).to(BF16)
        cases: list[tuple[Any, Any, str]] = [
            (
                (byte, four, COUNTS),
                {"scale": [scale], "per_token_scale": [by_row]},
                "8 times the sum",
            ),
            ((half, four, COUNTS), {"antiquant_scale": [odd]}, "5 rows for 32 rows of the weight"),
            ((half, four, COUNTS), {"antiquant_scale": [odd[:, 0, :8]]}, "antiquant_scale"),
            ((half, torch.zeros(E, H, N).to(BF16), COUNTS), {"output_dtype": F16}, "dtype of x"),
            ((byte, four.to(I8), COUNTS), {"offset": [by_row]}, "npu_trans_quant_param"),
        ]
        for args, more, text in cases:
            with self.subTest(more=list(more)), self.assertRaises(Exception) as caught:
                live(functools.partial(grouped, **more), args)
            self.assertIn(text, str(caught.exception))
            self.assertNotIn("row says", str(caught.exception))


if __name__ == "__main__":
    unittest.main()
