# SPDX-License-Identifier: Apache-2.0
"""Programs of several ranks, against eager on the same ranks.

Collectives live and saved, tensor parallelism, DDP and FSDP2; ranks that would deadlock.
"""

from __future__ import annotations

import copy
import json
import os
import subprocess
import tempfile
import time
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import ranks
import support
import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as funcol
import torch.nn.functional as F
from torch import Tensor, nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor.parallel import (
    ColwiseParallel,
    RowwiseParallel,
    parallelize_module,
)
from torch.nn.parallel import DistributedDataParallel
from transformers import BertConfig, BertForSequenceClassification

import fxge
from fxge import backend, torchair
from fxge._distributed import agreement
from fxge.backend import get_backend

COMMAND, LAYOUTS = os.environ["FXGE_COMMAND"], os.environ["FXGE_FAKE_CANN"]


def ours(f: Any, **options: Any) -> Any:
    """Returns `f` compiled."""
    config = fxge.Config.of({"threads": 1, **options})
    return torch.compile(f, backend=get_backend(config=config))


# ---- collectives ----


def exchanged(x: Tensor, whole: Tensor, mask: Tensor) -> tuple[Any, ...]:
    """Runs every collective that PyTorch traces, in several dtypes."""
    world, rank = dist.group.WORLD, dist.get_rank()
    reduced = [funcol.all_reduce(x, op, world) for op in ("sum", "avg", "max", "min", "product")]
    half = funcol.all_reduce(x.bfloat16(), "sum", world)
    numbers = [funcol.all_reduce(whole.to(d), "sum", world) for d in (torch.int64, torch.uint8)]
    gathered = [funcol.all_gather_tensor(t, 1, world) for t in (x, whole, mask, x.bfloat16())]
    parts = [funcol.reduce_scatter_tensor(x, op, 0, world) for op in ("sum", "avg")]
    sent = [1, 3] if rank == 0 else [2, 2]
    received = [1, 2] if rank == 0 else [3, 2]
    moved = funcol.all_to_all_single(x, received, sent, world)
    received = funcol.broadcast(x, 1, world)
    several = funcol.all_reduce_coalesced([x, x[0]], "sum", world)
    pieces = funcol.all_gather_into_tensor_coalesced([x, x[0]], world)
    shares = funcol.reduce_scatter_tensor_coalesced([x, x + 1], "sum", [0, 0], world)
    funcol.all_reduce(x, "sum", world)  # unused, but the other ranks wait for it
    y = x * 2
    dist.all_reduce(y)  # in place
    doubled = [funcol.reduce_scatter_tensor(x.double(), op, 0, world) for op in ("sum", "avg")]
    shares += doubled
    out = (*reduced, half, *numbers, *gathered, *parts, moved, received)
    return tuple(t + 0 for t in (*out, *several, *pieces, *shares, y))


def collectives() -> None:
    rank = dist.get_rank()
    x = torch.randn(4, 6, generator=torch.Generator().manual_seed(rank))
    whole, mask = (x * 50).int(), x > 0
    support.assert_same(ours(exchanged)(x, whole, mask), exchanged(x, whole, mask), 0)


def written(x: Tensor) -> tuple[Tensor, ...]:
    """Runs forms that write into arguments and into given outputs."""
    collective, name = torch.ops._c10d_functional, dist.group.WORLD.group_name
    a, b = x * 2, x[0] + 1
    c, d = collective.all_reduce_coalesced_([a, b], "sum", name)
    whole, part = x.new_empty(8, 6), x.new_empty(2, 6)
    collective.all_gather_into_tensor_out(x, 2, name, out=whole)
    collective.reduce_scatter_tensor_out(x, "sum", 2, name, out=part)
    for t in (c, d, whole, part):
        collective.wait_tensor(t)
    return a + 0, b + 0, c + 1, d + 1, whole * 2, part * 2


class Written(nn.Module):
    def forward(self, x: Tensor) -> tuple[Tensor, ...]:
        return written(x)


def writing() -> None:
    """Tests forms that exported programs contain and AOTAutograd does not."""
    x = torch.randn(4, 6, generator=torch.Generator().manual_seed(dist.get_rank()))
    program = fxge.compile(torch.export.export(Written(), (x,)))
    support.assert_same(program(x), written(x), 0)


# ---- on chips ----


def on_chips(layouts: str) -> None:
    """Sets a fake CANN with one chip for this process, and HCCL between the ranks."""
    os.environ.update(
        ASCEND_HOME_PATH=layouts,
        FAKE_CANN_DEVICES=str(dist.get_world_size()),
        FXGE_CACHE="0",
    )


def collectives_on_chips(layouts: str) -> None:
    """Tests bitwise equality with Gloo on the CPU."""
    on_chips(layouts)
    rank = dist.get_rank()
    x = torch.randn(4, 6, generator=torch.Generator().manual_seed(rank))
    whole, mask = (x * 50).int(), x > 0
    there = ours(exchanged, device=f"npu:{rank}")
    for _ in range(2):
        support.assert_same(there(x, whole, mask), exchanged(x, whole, mask), 0)


def two_groups_on_chips(layouts: str) -> None:
    """Tests groups of all ranks and of halves; sums of integers are exact in any order."""
    on_chips(layouts)
    rank = dist.get_rank()
    halves = [dist.new_group([0, 1]), dist.new_group([2, 3])]
    half = halves[rank // 2]

    def f(x: Tensor) -> tuple[Tensor, Tensor]:
        all_of_us = funcol.all_reduce(x, "sum", dist.group.WORLD)
        return all_of_us + 0, funcol.all_gather_tensor(x * 2, 0, half) + 0

    x = torch.arange(6.0).reshape(2, 3) + 10 * rank
    support.assert_same(ours(f, device=f"npu:{rank}")(x), f(x), 0)


def a_chip_without_hccl(layouts: str) -> str:
    on_chips(layouts)
    f = ours(lambda x: funcol.all_reduce(x, "sum", dist.group.WORLD) + 0, device="npu:0")
    try:
        f(torch.ones(3))
    except torch._dynamo.exc.BackendCompilerFailed as e:
        return str(e.inner_exception)
    return ""


def cached(directory: str) -> None:
    """Tests that a cached graph exchanges the same and compares its order first."""

    def f(x: Tensor) -> Tensor:
        return funcol.all_reduce(x.sum(0), "sum", dist.group.WORLD) * 2

    os.environ.update(XDG_CACHE_HOME=f"{directory}/{dist.get_rank()}", FXGE_CACHE="1")
    x = torch.randn(3, 4) + dist.get_rank()
    support.assert_same(ours(f)(x), f(x), 1e-6)
    torch._dynamo.reset()
    with mock.patch.object(agreement, "first", wraps=agreement.first) as first:
        with mock.patch.object(backend, "compile_fx", side_effect=AssertionError("not found")):
            support.assert_same(ours(f)(x), f(x), 1e-6)
        first.assert_called_once()


def dynamic_sizes() -> None:
    """Tests that batches of different sizes on each rank compile once and wait for no rank."""

    def mean(x: Tensor) -> Tensor:
        return funcol.all_reduce(x.sum(0), "avg", dist.group.WORLD) * x

    compiled = ours(mean)
    for n in (3, 5 + dist.get_rank(), 7):
        x = torch.randn(n, 4)
        support.assert_same(compiled(x), mean(x), 1e-6)

    def swapped(x: Tensor) -> Tensor:
        return funcol.all_to_all_single(x, None, None, dist.group.WORLD) * 2

    compiled = ours(swapped)
    for n in (4, 6, 10):
        x = torch.randn(n, 3) + dist.get_rank()
        support.assert_same(compiled(x), swapped(x), 0)


# ---- tensor parallelism ----


def rotated(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    """Applies rotary positions."""
    first, second = x.chunk(2, -1)
    return x * cos + torch.cat((-second, first), -1) * sin


class Attention(nn.Module):
    """Grouped-query attention over a cache of fixed length, for the heads of one rank."""

    def __init__(self, width: int, heads: int, kv_heads: int, length: int, ranks: int) -> None:
        super().__init__()
        self.size = width // heads
        self.q, self.o = nn.Linear(width, width, bias=False), nn.Linear(width, width, bias=False)
        self.k = nn.Linear(width, kv_heads * self.size, bias=False)
        self.v = nn.Linear(width, kv_heads * self.size, bias=False)
        shape = (1, kv_heads // ranks, length, self.size)
        self.register_buffer("keys", torch.zeros(shape))
        self.register_buffer("values", torch.zeros(shape))

    def forward(self, x: Tensor, at: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
        n = x.shape[1]
        q, k, v = (f(x).view(1, n, -1, self.size).transpose(1, 2) for f in (self.q, self.k, self.v))
        q, k = (rotated(t, cos, sin) for t in (q, k))
        self.keys.index_copy_(2, at, k)
        self.values.index_copy_(2, at, v)
        mask = torch.arange(self.keys.shape[2]) <= at[:, None]
        y = F.scaled_dot_product_attention(
            q, self.keys, self.values, attn_mask=mask, enable_gqa=True
        )
        return self.o(y.transpose(1, 2).reshape(1, n, -1))


class Layer(nn.Module):
    """Layer of Llama."""

    def __init__(self, width: int, *attention: int) -> None:
        super().__init__()
        self.attention = Attention(width, *attention)
        self.norm1, self.norm2 = nn.RMSNorm(width, eps=1e-6), nn.RMSNorm(width, eps=1e-6)
        self.gate = nn.Linear(width, 2 * width, bias=False)
        self.up = nn.Linear(width, 2 * width, bias=False)
        self.down = nn.Linear(2 * width, width, bias=False)

    def forward(self, x: Tensor, *place: Tensor) -> Tensor:
        x = x + self.attention(self.norm1(x), *place)
        y = self.norm2(x)
        return x + self.down(F.silu(self.gate(y)) * self.up(y))


LAYERS = 2 if support.LONG else 1  # BERT and Llama


class Llama(nn.Module):
    """Returns the next token of each sequence, at the positions `at`."""

    def __init__(self, ranks: int, width: int = 32, heads: int = 8, length: int = 48) -> None:
        super().__init__()
        self.embed, self.norm = nn.Embedding(64, width), nn.RMSNorm(width, eps=1e-6)
        self.layers = nn.ModuleList(Layer(width, heads, 4, length, ranks) for _ in range(LAYERS))
        self.head = nn.Linear(width, 64, bias=False)
        steps = torch.arange(0, width // heads, 2) / (width // heads)
        angles = torch.outer(torch.arange(length).float(), 10000.0**-steps).repeat(1, 2)
        self.register_buffer("cos", angles.cos())
        self.register_buffer("sin", angles.sin())

    def forward(self, tokens: Tensor, at: Tensor) -> Tensor:
        x = self.embed(tokens)
        for layer in self.layers:
            x = layer(x, at, self.cos[at], self.sin[at])
        return self.head(self.norm(x))[:, -1:]


PLAN = {
    **{f"attention.{name}": ColwiseParallel() for name in "qkv"},
    "attention.o": RowwiseParallel(),
    "gate": ColwiseParallel(),
    "up": ColwiseParallel(),
    "down": RowwiseParallel(),
}


def parallel_llama() -> Llama:
    torch.manual_seed(1)
    model = Llama(dist.get_world_size()).eval()
    mesh = init_device_mesh("cpu", (dist.get_world_size(),))
    for layer in model.layers:
        parallelize_module(layer, mesh, PLAN)
    return model


@torch.no_grad()
def decoded(step: Callable[[Tensor, Tensor], Tensor], n: int) -> tuple[list[int], Tensor]:
    """Returns the tokens that follow a prompt, and the last scores."""
    prompt = torch.tensor([[5, 17, 3, 42, 8]])
    scores = step(prompt, torch.arange(5))
    tokens = []
    for at in range(5, 5 + n):
        tokens.append(int(scores.argmax()))
        scores = step(torch.tensor([[tokens[-1]]]), torch.tensor([at]))
    return tokens, scores


def decodes(n: int) -> list[int]:
    """Tests that decoding equals eager, token by token."""
    model = parallel_llama()
    expected = decoded(copy.deepcopy(model), n)
    counter = support.Counter()
    found = decoded(torch.compile(model, backend=counter, fullgraph=True, dynamic=False), n)
    assert counter.count == 2, f"{counter.count} graphs, not a prefill and a step"
    assert found[0] == expected[0], f"found {found[0]}, expected {expected[0]}"
    support.assert_same(found[1], expected[1])
    return found[0]


def trains_in_parallel() -> None:
    """Tests gradients through the collectives of forward and backward."""
    model = parallel_llama().train()
    eager = copy.deepcopy(model)
    for f in (eager, ours(model)):
        f(torch.tensor([[5, 17, 3]]), torch.arange(3)).square().sum().backward()
    for a, b in zip(model.parameters(), eager.parameters(), strict=True):
        assert a.grad is not None
        assert b.grad is not None
        support.assert_same(*(getattr(g, "_local_tensor", g) for g in (a.grad, b.grad)), 1e-4)


# ---- training ----


def bert() -> BertForSequenceClassification:
    torch.manual_seed(2)
    config = BertConfig(
        vocab_size=50,
        hidden_size=16,
        num_hidden_layers=LAYERS,
        num_attention_heads=2,
        intermediate_size=32,
        max_position_embeddings=16,
        hidden_dropout_prob=0.0,
        attention_probs_dropout_prob=0.0,
    )
    return BertForSequenceClassification(config)


def losses(model: Any, steps: int = 3) -> list[float]:
    """Returns the losses of the rank's own batches."""
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    draw = torch.Generator().manual_seed(dist.get_rank())
    found = []
    for _ in range(steps):
        tokens = torch.randint(50, (4, 8), generator=draw)
        labels = torch.randint(2, (4,), generator=draw)
        loss = model(input_ids=tokens, labels=labels).loss
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        found.append(loss.item())
    return found


def close(found: list[float], expected: list[float]) -> None:
    assert len(set(expected)) == len(expected), f"nothing is learnt: {expected}"
    for a, b in zip(found, expected, strict=True):
        assert abs(a - b) <= 1e-5 * abs(b), f"found {found}, expected {expected}"


def ddp() -> None:
    expected = losses(DistributedDataParallel(bert()))
    counter = support.Counter()
    found = losses(torch.compile(DistributedDataParallel(bert()), backend=counter))
    assert counter.count, "nothing was compiled"
    close(found, expected)


def fsdp() -> None:
    def sharded(counter: Any) -> Any:
        model = bert()
        for layer in model.bert.encoder.layer:
            fully_shard(layer)
            if counter:
                layer.compile(backend=counter)
        return fully_shard(model)

    counter = support.Counter()
    expected = losses(sharded(None))
    close(losses(sharded(counter)), expected)
    assert counter.count, "nothing was compiled"


# ---- ranks that differ ----


def differ() -> tuple[str, float]:
    world, rank = dist.group.WORLD, dist.get_rank()

    def f(x: Tensor) -> Tensor:
        x = funcol.all_reduce(x, "sum", world)
        if rank == 0:
            return funcol.all_reduce(x, "max", world)
        return funcol.all_gather_tensor(x, 0, world)

    begin = time.monotonic()
    try:
        ours(f)(torch.ones(2))
    except fxge.FxgeError as e:
        return str(e), time.monotonic() - begin
    raise AssertionError("nothing was received")


def other_sizes() -> list[str]:
    """Returns the error of each collective that gets one more row on rank 1."""
    world, rank = dist.group.WORLD, dist.get_rank()
    forms: list[Callable[[Tensor], Tensor]] = [
        lambda x: funcol.all_reduce(x, "sum", world),
        lambda x: funcol.all_gather_tensor(x, 0, world),
        lambda x: funcol.reduce_scatter_tensor(x, "sum", 1, world),
        lambda x: funcol.broadcast(x, 0, world),
        lambda x: funcol.all_to_all_single(x.T, None, None, world),
    ]
    found = []
    for form in forms:
        compiled = torch.compile(form, backend=get_backend(config=fxge.Config()), dynamic=True)
        for n in (2, 6):
            x = torch.arange(4.0 * n).view(n, 4) + rank
            support.assert_same(compiled(x), form(x), 0)
        try:
            compiled(torch.ones(3 + rank, 4))
            found.append("nothing was received")
        except fxge.FxgeError as e:
            found.append(str(e))
    return found


def alone() -> str:
    """Runs a program on rank 0 only; rank 1 is missing."""
    if dist.get_rank():
        return ""
    try:
        ours(lambda x: funcol.all_reduce(x, "sum", dist.group.WORLD), rank_timeout=1)(torch.ones(2))
    except fxge.FxgeError as e:
        return str(e)
    raise AssertionError("nothing was received")


# ---- saved ----


class Shared(nn.Module):
    """Sum over ranks plus a common weight."""

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        world = dist.group.WORLD
        return funcol.all_reduce(x, "sum", world) * 2, funcol.all_gather_tensor(x, 0, world)


def saved(directory: str) -> str:
    """Returns the file of this rank, whose program has run as eager does."""
    rank = dist.get_rank()
    x = torch.arange(4.0) + rank
    exported = torch.export.export(Shared(), (x,))
    fxge.save(exported, os.path.join(directory, f"{rank}.fxpb"))
    program = fxge.load(os.path.join(directory, f"{rank}.fxpb"))
    support.assert_same(program(x), Shared()(x), 0)
    program.write(os.path.join(directory, f"{rank}.air"))
    support.assert_same(fxge.load(os.path.join(directory, f"{rank}.air"))(x), Shared()(x), 0)
    return os.path.join(directory, f"{rank}.fxpb")


def exported(directory: str) -> None:
    """Exports as TorchAir's users do: each rank its own files."""
    torchair.dynamo_export(torch.arange(4.0), model=Shared(), export_path=directory)


class Distributed(unittest.TestCase):
    def test_collectives(self) -> None:
        ranks.run(2, collectives)

    def test_collectives_on_chips(self) -> None:
        ranks.run(2, collectives_on_chips, LAYOUTS + "/new")

    def test_two_groups_on_chips(self) -> None:
        ranks.run(4, two_groups_on_chips, LAYOUTS + "/new")

    def test_a_chip_without_hccl(self) -> None:
        said = ranks.run(1, a_chip_without_hccl, LAYOUTS + "/single")[0]
        self.assertIn("FXGE-E0821]: HCCL cannot be used: libhccl.so", said)

    def test_the_cache(self) -> None:
        with tempfile.TemporaryDirectory() as directory:
            ranks.run(2, cached, directory)

    def test_forms_that_write(self) -> None:
        ranks.run(2, writing)

    def test_dynamic_sizes(self) -> None:
        ranks.run(2, dynamic_sizes)

    def test_llama_on_two(self) -> None:
        first, second = ranks.run(2, decodes, 8)
        self.assertEqual(first, second)

    @unittest.skipUnless(support.LONG, "long: test_llama_on_two has the same collectives")
    def test_llama_on_four(self) -> None:
        found = ranks.run(4, decodes, 32)
        self.assertEqual(len(found[0]), 32)
        self.assertGreater(len(set(found[0])), 2)
        for other in found[1:]:
            self.assertEqual(other, found[0])

    def test_llama_trains(self) -> None:
        ranks.run(2, trains_in_parallel)

    def test_ddp(self) -> None:
        ranks.run(2, ddp)

    def test_fsdp(self) -> None:
        ranks.run(2, fsdp)

    def test_different_orders_are_reported(self) -> None:
        for text, seconds in ranks.run(2, differ):
            self.assertIn("collective 2 is", text)
            self.assertIn("HcomAllGather", text)
            self.assertIn("HcomAllReduce", text)
            self.assertLess(seconds, 120)

    def test_different_sizes_are_reported(self) -> None:
        kinds = {
            "HcomAllReduce": ("[3, 4]", "[4, 4]"),
            "HcomAllGather": ("[3, 4]", "[4, 4]"),
            "HcomReduceScatter": ("[6, 2]", "[8, 2]"),
            "HcomBroadcast": ("[3, 4]", "[4, 4]"),
            "HcomAllToAllV": ("rank 0", "sends 6 elements to rank 1, which expects 8"),
        }
        for found in ranks.run(2, other_sizes):
            for text, (kind, sizes) in zip(found, kinds.items(), strict=True):
                with self.subTest(kind=kind):
                    for part in (kind, *sizes):
                        self.assertIn(part, text)

    def test_a_missing_rank_is_reported(self) -> None:
        text = ranks.run(2, alone)[0]
        self.assertIn("rank 1 of group '0' did not begin", text)
        self.assertIn("within 1 s", text)

    def test_saved(self) -> None:
        with tempfile.TemporaryDirectory() as directory:
            files = ranks.run(2, saved, directory)
            for rank, file in enumerate(files):
                facts = json.loads(Path(file).with_suffix(".ranks.json").read_text())
                self.assertEqual(facts, {"rank": rank, "world": 2, "groups": {"0": [0, 1]}})
            # Without torch, and without the other rank.
            air = os.path.join(directory, "alone.air")
            self.assertEqual(self._command("compile", files[0], "-o", air).returncode, 0)
            self.assertEqual(self._command("check", "--strict", air).returncode, 0)
            self.assertEqual(
                self._command("dump", air, "--format=collectives").stdout.splitlines(),
                [
                    'HcomAllReduce f32 reduction="sum" group="0" fusion=0',
                    'HcomAllGather f32 rank_size=2 group="0"',
                ],
            )
            run = self._command("run", air, "--random", "1")
            self.assertEqual(run.returncode, 3)
            self.assertIn("E0810", run.stderr)

    def test_written_for_a_rank_that_is_not_there(self) -> None:
        """PyTorch's fake group replaces a world while a program is compiled."""
        from torch.testing._internal.distributed.fake_pg import FakeStore

        dist.init_process_group("fake", store=FakeStore(), rank=3, world_size=8)
        try:
            program = fxge.compile(torch.export.export(Shared(), (torch.ones(2, 3),)))
            self.assertEqual(program.ranks, {"rank": 3, "world": 8, "groups": {"0": [*range(8)]}})
            self.assertEqual(tuple(program(torch.ones(2, 3))[1].shape), (16, 3))
        finally:
            dist.destroy_process_group()

    def test_torchair_exports_each_rank(self) -> None:
        with tempfile.TemporaryDirectory() as directory:
            ranks.run(2, exported, directory)
            found = {
                str(p.relative_to(directory)) for p in Path(directory).rglob("*") if p.is_file()
            }
            each = ["export{}" + end for end in (".air", ".io.json", ".ranks.json")]
            each.append("rank_{}/dynamo.pbtxt")
            self.assertEqual(found, {name.format(rank) for name in each for rank in range(2)})

    def _command(self, *args: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [COMMAND, *args], capture_output=True, text=True, timeout=300, check=False
        )

    def test_an_exchange_of_the_users_own(self) -> None:
        """A plug-in's exchange takes precedence over torch.distributed."""
        seen: list[tuple[str, str]] = []

        def exchange(call: Any) -> None:
            seen.append((call.type, call.attr("group")))
            call.output_tensors[0].copy_(call.input_tensors[0] * 3)

        plugin = fxge.Plugin("three alike", exchange=exchange)
        ops = Path(__file__).parents[3] / "tests/ops/collective"
        program = fxge.load(ops / "all_reduce.default.fx", plugins=[plugin])
        (y,) = program(torch.ones(2, 3))
        self.assertEqual(seen, [("HcomAllReduce", "0")])
        self.assertTrue(torch.equal(y, torch.full((2, 3), 3.0)))


if __name__ == "__main__":
    unittest.main()
