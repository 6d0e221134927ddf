# SPDX-License-Identifier: Apache-2.0
"""Programs of several ranks that `fxge compile --ranks --plan` makes from one rank's program.

A small decoder with merged projections, grouped query heads and experts. One rank is exported; the
plan cuts a full checkpoint. Both ranks together compute what the whole model computes.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import unittest
from pathlib import Path
from typing import Any

import ranks
import support  # noqa: F401  (finds the package)
import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as funcol
import torch.nn.functional as F
from safetensors.torch import save_file
from torch import Tensor, nn
from torch.testing._internal.distributed.fake_pg import FakeStore

import fxge
import fxge.npu

COMMAND = os.environ["FXGE_COMMAND"]
HEADS, KV_HEADS, SIZE, INNER, EXPERTS, VOCABULARY, LENGTH, LAYERS = 4, 2, 8, 24, 4, 32, 6, 2
WIDTH, WORLD = HEADS * SIZE, 2
LOCAL_HEADS, LOCAL_KV, LOCAL_EXPERTS = HEADS // WORLD, KV_HEADS // WORLD, EXPERTS // WORLD

PLAN = """\
checkpoint: full
weights:
  - {name: "embed", from: "model.embed", replicated: true}
  - name: "layers.*.qkv"
    from: ["model.layers.*.q", "model.layers.*.k", "model.layers.*.v"]
    axis: 0
  - {name: "layers.*.out", from: "model.layers.*.out", axis: 1}
  - {name: "layers.*.router", from: "model.layers.*.router", replicated: true}
  - name: "layers.*.up"
    from: ["model.layers.*.experts.{expert}.gate", "model.layers.*.experts.{expert}.up"]
    replicated: true
    axis: 0
    experts: 4
    transpose: true
  - {name: "layers.*.down.{expert}", from: "model.layers.*.experts.{expert}.down", experts: 4}
  - {name: "layers.*.first", place: 2}
  - {name: "*.keys", keep: true}
  - {name: "*.values", keep: true}
  - {name: "head", from: "model.head", axis: 0}
"""


def checkpoint() -> dict[str, Tensor]:
    """Returns the weights of the whole model."""
    generator = torch.Generator().manual_seed(0)

    def weight(*sizes: int) -> Tensor:
        return torch.randn(sizes, generator=generator) / sizes[-1] ** 0.5

    found = {"model.embed": weight(VOCABULARY, WIDTH), "model.head": weight(VOCABULARY, WIDTH)}
    for i in range(LAYERS):
        layer = f"model.layers.{i}."
        for name, rows in (("q", HEADS), ("k", KV_HEADS), ("v", KV_HEADS), ("out", HEADS)):
            found[layer + name] = weight(rows * SIZE, WIDTH)
        found[layer + "router"] = weight(EXPERTS, WIDTH)
        for e in range(EXPERTS):
            for name in ("gate", "up"):
                found[f"{layer}experts.{e}.{name}"] = weight(INNER, WIDTH)
            found[f"{layer}experts.{e}.down"] = weight(WIDTH, INNER)
    return found


# ---- the whole model ----


def attention(
    x: Tensor, w: dict[str, Tensor], caches: dict[str, Tensor], layer: str, at: int
) -> Tensor:
    """Attends the heads of one token to the cache, whose position `at` it fills."""
    q, k, v = (F.linear(x, w[layer + name]).view(-1, SIZE) for name in "qkv")
    caches[layer + "k"][:, at], caches[layer + "v"][:, at] = k, v
    keys, values = (
        caches[layer + name][:, : at + 1].repeat_interleave(HEADS // KV_HEADS, 0) for name in "kv"
    )
    weights = ((keys @ q.unsqueeze(2)) * SIZE**-0.5).softmax(1)
    return F.linear((weights * values).sum(1).flatten(), w[layer + "out"])


def experts(x: Tensor, w: dict[str, Tensor], layer: str) -> Tensor:
    """Applies the two experts of the highest scores."""
    scores, chosen = F.linear(x, w[layer + "router"]).softmax(0).topk(2)
    out = torch.zeros_like(x)
    for score, e in zip(scores, chosen, strict=True):
        gate, up, down = (w[f"{layer}experts.{e}.{name}"] for name in ("gate", "up", "down"))
        out = out + score * F.linear(F.silu(F.linear(x, gate)) * F.linear(x, up), down)
    return out


def whole(tokens: list[int]) -> Tensor:
    """Returns the logits of each token, one step after the other."""
    w = {name: t.double() for name, t in checkpoint().items()}
    caches = {
        f"model.layers.{i}.{name}": torch.zeros(KV_HEADS, LENGTH, SIZE, dtype=torch.double)
        for i in range(LAYERS)
        for name in "kv"
    }
    logits = []
    for at, token in enumerate(tokens):
        x = w["model.embed"][token]
        for i in range(LAYERS):
            layer = f"model.layers.{i}."
            x = x + attention(x, w, caches, layer, at)
            x = x + experts(x, w, layer)
        logits.append(F.linear(x, w["model.head"]))
    return torch.stack(logits)


# ---- one rank ----


class Layer(nn.Module):
    def __init__(self, w: dict[str, Tensor], layer: str, rank: int) -> None:
        super().__init__()

        def part(name: str, axis: int) -> Tensor:
            return w[layer + name].chunk(WORLD, axis)[rank]

        mine = range(rank * LOCAL_EXPERTS, (rank + 1) * LOCAL_EXPERTS)
        up = [torch.cat([w[f"{layer}experts.{e}.{n}"] for n in ("gate", "up")]).T for e in mine]
        self.qkv = nn.Parameter(torch.cat([part(name, 0) for name in "qkv"]))
        self.out = nn.Parameter(part("out", 1).clone())
        self.router = nn.Parameter(w[layer + "router"].clone())
        self.up = nn.Parameter(torch.stack(up))
        self.down = nn.ParameterList(w[f"{layer}experts.{e}.down"].clone() for e in mine)
        self.register_buffer("first", torch.tensor(rank * LOCAL_EXPERTS))
        for name in ("keys", "values"):
            self.register_buffer(name, torch.zeros(LOCAL_KV, LENGTH, SIZE))

    def attention(self, x: Tensor, at: Tensor) -> Tensor:
        q, k, v = F.linear(x, self.qkv).split(
            [LOCAL_HEADS * SIZE, LOCAL_KV * SIZE, LOCAL_KV * SIZE]
        )
        self.keys.index_copy_(1, at, k.view(LOCAL_KV, 1, SIZE))
        self.values.index_copy_(1, at, v.view(LOCAL_KV, 1, SIZE))
        keys, values = (t.repeat_interleave(HEADS // KV_HEADS, 0) for t in (self.keys, self.values))
        scores = (keys @ q.view(-1, SIZE, 1)) * SIZE**-0.5
        later = torch.arange(LENGTH, device=at.device).view(1, -1, 1) > at
        weights = scores.masked_fill(later, -torch.inf).softmax(1)
        return F.linear((weights * values).sum(1).flatten(), self.out)

    def experts(self, x: Tensor) -> Tensor:
        scores, chosen = F.linear(x, self.router).softmax(0).topk(2)
        out = torch.zeros_like(x)
        for i in range(LOCAL_EXPERTS):
            gate, up = (x @ self.up[i]).chunk(2)
            score = (scores * (chosen == self.first + i)).sum()
            out = out + score * F.linear(F.silu(gate) * up, self.down[i])
        return out

    def forward(self, x: Tensor, at: Tensor) -> Tensor:
        x = x + funcol.all_reduce(self.attention(x, at), "sum", dist.group.WORLD)
        return x + funcol.all_reduce(self.experts(x), "sum", dist.group.WORLD)


class Rank(nn.Module):
    def __init__(self, rank: int) -> None:
        super().__init__()
        w = checkpoint()
        self.embed = nn.Parameter(w["model.embed"].clone())
        self.head = nn.Parameter(w["model.head"].chunk(WORLD)[rank].clone())
        self.layers = nn.ModuleList(Layer(w, f"model.layers.{i}.", rank) for i in range(LAYERS))

    def forward(self, token: Tensor, at: Tensor) -> Tensor:
        x = self.embed[token].flatten()
        for layer in self.layers:
            x = layer(x, at)
        return funcol.all_gather_tensor(F.linear(x, self.head), 0, dist.group.WORLD)


def export(path: Path, rank: int, device: str = "cpu") -> None:
    """Writes the program of one rank, for which no other rank has to run."""
    dist.init_process_group("fake", store=FakeStore(), rank=rank, world_size=WORLD)
    try:
        example = (torch.tensor([3], device=device), torch.tensor([0], device=device))
        torch.export.save(torch.export.export(Rank(rank).to(device).eval(), example), path)
    finally:
        dist.destroy_process_group()


TOKENS = [3, 17, 8, 30, 1]


def decode(directory: str) -> list[list[float]]:
    """Returns the logits of each token by the program of this rank."""
    path = f"{directory}/out/rank{dist.get_rank()}/decode.air"
    program = fxge.load(path, threads=1, weights_from=[f"{directory}/full"])
    steps = [program(torch.tensor([t]), torch.tensor([at])) for at, t in enumerate(TOKENS)]
    return [step.tolist() for step in steps]


class RankPlan(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.path = Path(directory.name)
        export(self.path / "decode.pt2", 0)
        (self.path / "full").mkdir()
        w = checkpoint()
        names = sorted(w)
        files = {"a.safetensors": names[::2], "b.safetensors": names[1::2]}
        for file, mine in files.items():
            save_file({name: w[name].contiguous() for name in mine}, self.path / "full" / file)
        self.plan(PLAN)

    def plan(self, text: str) -> None:
        (self.path / "plan.yaml").write_text(text)

    def compile(self, *options: str, world: int = WORLD) -> subprocess.CompletedProcess[str]:
        words = [COMMAND, "compile", "decode.pt2", "-o", "out", f"--ranks={world}"]
        return subprocess.run(
            [*words, "--plan=plan.yaml", *options],
            cwd=self.path,
            capture_output=True,
            text=True,
            check=False,
        )

    def refused(self, code: str, *words: str, world: int = WORLD) -> None:
        done = self.compile(world=world)
        self.assertIn(code, done.stderr)
        for word in words:
            self.assertIn(word, done.stderr)
        self.assertNotEqual(done.returncode, 0)
        self.assertEqual(
            sorted(p.name for p in self.path.iterdir()), ["decode.pt2", "full", "plan.yaml"]
        )

    def test_ranks_compute_the_whole_model(self) -> None:
        for mode in ("auto", "files", "ref"):
            with self.subTest(mode=mode):
                done = self.compile(f"--weights={mode}", "--force", "--check")
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertNotIn("warning", done.stderr)
                facts = json.loads((self.path / "out/rank1/decode.ranks.json").read_text())
                self.assertEqual(facts, {"rank": 1, "world": 2, "groups": {"0": [0, 1]}})
                for logits in ranks.run(WORLD, decode, str(self.path)):
                    self.close(logits)

    def close(self, logits: list[list[float]]) -> None:
        ours = torch.tensor(logits, dtype=torch.double)
        torch.testing.assert_close(ours, whole(TOKENS), atol=1e-5, rtol=1e-5)

    def test_a_program_without_weights(self) -> None:
        """A rank that is exported on the device meta gets its weights."""
        export(self.path / "decode.pt2", 0, "meta")
        self.refused("E0120", "has no bytes in the program", "place: 0")
        self.plan(PLAN.replace("keep: true", "place: 0"))
        done = self.compile("--check")
        self.assertEqual(done.returncode, 0, done.stderr)
        for logits in ranks.run(WORLD, decode, str(self.path)):
            self.close(logits)
        plain = subprocess.run(
            [COMMAND, "compile", "decode.pt2"], cwd=self.path, capture_output=True, check=False
        )
        self.assertEqual(plain.returncode, 4)

    def test_weights_of_any_size(self) -> None:
        """`place` fills no weights that are much larger than the checkpoint."""

        class Huge(torch.nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.register_buffer("table", torch.empty(1 << 28, 16, device="meta"))

            def forward(self, x: Tensor) -> Tensor:
                return x + self.table[:2]

        x = torch.empty(2, 16, device="meta")
        torch.export.save(torch.export.export(Huge(), (x,)), self.path / "decode.pt2")
        self.assertLess((self.path / "decode.pt2").stat().st_size, 1 << 16)
        self.plan('checkpoint: full\nweights: [{name: "*", place: 1}]\n')
        self.refused("E0105", "'table': `place` fills more than")

    def test_a_plan_of_the_wrong_rank_is_found(self) -> None:
        self.plan("rank: 1\n" + PLAN)
        self.refused("E0120", "differs from rank 1's part", "rank: none")


# ---- experts whose tokens are sent to ranks ----

TOKENS_EACH, CHOSEN = 5, 2


class Sent(nn.Module):
    """Experts of rank 0; tokens are sent to the ranks of their experts, and back."""

    def __init__(self, w: Tensor) -> None:
        super().__init__()
        self.w = nn.Parameter(w[:LOCAL_EXPERTS].clone(), requires_grad=False)

    def forward(self, x: Tensor, index: Tensor, weight: Tensor) -> Tensor:
        world: Any = {
            "group_ep": "0",
            "ep_world_size": WORLD,
            "ep_rank_id": 0,
            "moe_expert_num": EXPERTS,
        }
        npu: Any = fxge.npu
        rows, _, assist, counts, received, _ = npu.npu_moe_distribute_dispatch_v2(
            x, index, **world
        )[:6]
        y = npu.npu_grouped_matmul(
            [rows], [self.w], group_list=counts, group_list_type=1, group_type=0, split_item=3
        )[0]
        out: Tensor = npu.npu_moe_distribute_combine_v2(y, index, assist, received, weight, **world)
        return out


def tokens_of(rank: int) -> tuple[Tensor, Tensor, Tensor]:
    """Returns the tokens of a rank, their experts and the weights of these."""
    g = torch.Generator().manual_seed(rank)
    x = torch.randn(TOKENS_EACH, WIDTH, generator=g).bfloat16()
    index = [torch.randperm(EXPERTS, generator=g)[:CHOSEN] for _ in range(TOKENS_EACH)]
    return x, torch.stack(index).int(), torch.rand(TOKENS_EACH, CHOSEN, generator=g)


def send(directory: str) -> list[list[float]]:
    """Returns the results of this rank's tokens by its program."""
    path = f"{directory}/out/rank{dist.get_rank()}/sent.air"
    found: Tensor = fxge.load(path, weights_from=[f"{directory}/full"])(*tokens_of(dist.get_rank()))
    return found.double().tolist()


class Places(unittest.TestCase):
    """Operators that have the rank as a number."""

    def test_experts(self) -> None:
        """The program of rank 0 becomes that of each rank."""
        w = torch.randn(
            EXPERTS, WIDTH, INNER, generator=torch.Generator().manual_seed(7)
        ).bfloat16()
        with tempfile.TemporaryDirectory() as directory:
            path = Path(directory)
            torch.export.save(torch.export.export(Sent(w), tokens_of(0)), path / "sent.pt2")
            (path / "full").mkdir()
            save_file({"w": w}, path / "full" / "a.safetensors")
            (path / "plan.yaml").write_text("checkpoint: full\nweights:\n  - {name: w, axis: 0}\n")
            words = [COMMAND, "compile", "sent.pt2", "-o", "out", "--ranks=2", "--plan=plan.yaml"]
            done = subprocess.run(words, cwd=path, capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 0, done.stderr)
            for rank, rows in enumerate(ranks.run(WORLD, send, directory)):
                x, index, weight = tokens_of(rank)
                each = torch.stack([x.double() @ w[e].double() for e in range(EXPERTS)])
                picked = each[index.long(), torch.arange(TOKENS_EACH)[:, None]]
                expected = (picked * weight[..., None].double()).sum(1)
                found = torch.tensor(rows, dtype=torch.double)
                torch.testing.assert_close(found, expected, atol=0.15, rtol=2e-2)


if __name__ == "__main__":
    unittest.main(verbosity=2)
