# SPDX-License-Identifier: Apache-2.0
"""Generation by models that are written as recipes: blocks of caches, steps, drafts."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import ranks
import recipe_plain as plain
import torch
import torch.distributed as dist
from recipe_parts import MASK, ForwardMetaData, compile_model_forward
from torch import Tensor

Logits = dict[tuple[int, int], Tensor]  # by request and position of the token before


@dataclasses.dataclass
class Blocks:
    """Blocks of each request for each kind of attention, in random order.

    Args:
        requests: number of requests.
        most: positions of a request.
        size: positions of a block.
        kinds: kinds of attention.
    """

    requests: int
    most: int
    size: int
    kinds: tuple[str, ...] = ("FullAttention",)

    def __post_init__(self) -> None:
        each = -(-self.most // self.size)
        self.number = self.requests * each + 1
        self.tables = {
            kind: torch.randperm(self.number)[: self.requests * each].view(self.requests, each)
            for kind in self.kinds
        }

    def cache(self, heads: int, dim: int) -> Tensor:
        """Returns a cache; what nobody wrote is NaN."""
        return torch.full((self.number, self.size, heads, dim), torch.nan, dtype=torch.bfloat16)

    def metadata(
        self, first: Tensor, lengths: Tensor, *, is_prefill: bool
    ) -> tuple[Tensor, ForwardMetaData]:
        """Returns positions and metadata of a call with tokens [first, first + length) of each
        request.
        """
        parts = [torch.arange(int(f), int(f + n)) for f, n in zip(first, lengths, strict=True)]
        slots = {
            kind: torch.cat(
                [
                    table[r][at // self.size] * self.size + at % self.size
                    for r, at in enumerate(parts)
                ]
            )
            for kind, table in self.tables.items()
        }
        data = ForwardMetaData(
            is_prefill=is_prefill,
            attention_mask=MASK,
            kv_len=first + lengths,
            actual_seq_lengths_kv=first + lengths,
            actual_seq_lengths_cu_q=lengths.cumsum(0),
            prompt_tokens=int(lengths.sum()),
            block_table={kind: table.to(torch.int32) for kind, table in self.tables.items()},
            slot_mapping=slots,
        )
        return torch.cat(parts), data


@dataclasses.dataclass
class Job:
    """A generation.

    Args:
        model: makes a rank's model from its blocks.
        text: tokens [requests, positions]; the first ones of each request are its prompt.
        prompts: lengths of the prompts.
        steps: generated tokens of a request.
        kinds: kinds of attention.
        size: positions of a block.
        spread: each rank has requests of its own.
        compiled_prefill: prefill is compiled, too.
        cache_dir: programs are compiled by cache_compile, with this directory.
        dump: directory for the texts of graphs.
        drafts: tokens that a second model proposes in each step.
    """

    model: Callable[[Blocks], Any]
    text: Tensor
    prompts: list[int]
    steps: int
    kinds: tuple[str, ...] = ("FullAttention",)
    size: int = 16
    spread: bool = False
    compiled_prefill: bool = False
    cache_dir: str | None = None
    dump: str | None = None
    drafts: int = 0

    def own(self) -> slice:
        """Returns the requests of this rank."""
        world = dist.get_world_size() if self.spread else 1
        return slice(dist.get_rank() if self.spread else 0, None, world)


def generate(job: Job, model: Any, blocks: Blocks, text: Tensor, lengths: Tensor) -> Logits:
    """Generates tokens greedily, in place of the text after the prompts; returns all logits."""
    how: dict[str, Any] = {"cache_dir": job.cache_dir, "dump": job.dump}
    torch._dynamo.reset()
    prefill = compile_model_forward(model.prefill, **how) if job.compiled_prefill else model.prefill
    decode = compile_model_forward(model.decode, **how)
    each, found = torch.arange(len(text)), {}
    positions, data = blocks.metadata(torch.zeros_like(lengths), lengths, is_prefill=True)
    ids = torch.cat([t[:n] for t, n in zip(text, lengths.tolist(), strict=True)])
    logits = prefill(input_ids=ids, position_ids=positions, forward_metadata=data)
    for kv in range(job.steps):
        at = lengths + kv
        token = logits[:, -1].argmax(-1)
        found |= {(r, int(at[r]) - 1): logits[r, -1] for r in range(len(text))}
        text[each, at] = token
        if kv < job.steps - 1:
            positions, data = blocks.metadata(at, torch.ones_like(at), is_prefill=False)
            logits = decode(input_ids=token, position_ids=positions, forward_metadata=data)
    return found


def of_rank(job: Job) -> list[tuple[int, int, list[float]]]:
    """Generates on a rank; returns request, position and logits of each step, in order, and writes
    tokens into the text."""
    own = job.own()
    text, lengths = job.text[own].clone(), torch.tensor(job.prompts[own])
    with torch.no_grad():
        blocks = Blocks(len(text), text.shape[1], job.size, job.kinds)
        found = generate(job, job.model(blocks), blocks, text, lengths)
    numbers = range(len(job.text))[own]
    rows = [(numbers[r], p, found[r, p].tolist()) for r, p in sorted(found)]
    return rows, text.tolist()


def check(job: Job, reference: Any, allowed: float, world: int = 1) -> list[plain.Found]:
    """Runs a job on ranks; compares the logits of each with the plain model's on its tokens.

    Raises:
        AssertionError: see plain.compare.
    """
    results = ranks.run(world, of_rank, job) if world > 1 else [of_rank(job)]
    compared = []
    for rank, (rows, tokens) in enumerate(results):
        own = slice(rank, None, world) if job.spread else slice(None)
        text = job.text.clone()
        text[own] = torch.tensor(tokens)
        with torch.no_grad():
            expected = reference.logits(text)
        compared.append(
            plain.compare(
                torch.tensor([r[2] for r in rows]),
                torch.stack([expected[r, p] for r, p, _ in rows]),
                torch.stack([job.text[r, p + 1] for r, p, _ in rows]),
                allowed,
            )
        )
    return compared
