# SPDX-License-Identifier: Apache-2.0
"""Generation by models that are written as recipes: blocks of caches, steps, drafts."""

from __future__ import annotations

import collections
import dataclasses
import re
from collections.abc import Callable
from pathlib import Path
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


Rows = list[tuple[int, int, list[float]]]  # request, position, logits


@dataclasses.dataclass
class Result:
    """Outcome of a rank: logits of tokens and of drafts, all tokens, numbers of drafts."""

    tokens: Rows
    drafts: Rows
    text: list[list[int]]
    accepted: int
    rejected: int


class Run:
    """Generation by one rank's model; tokens are written into `text` after the prompts."""

    def __init__(self, job: Job, model: Any, blocks: Blocks, text: Tensor, lengths: Tensor) -> None:
        self.job, self.blocks, self.text, self.lengths = job, blocks, text, lengths
        self.found: Logits = {}
        self.drafts: Logits = {}
        self.accepted = self.rejected = 0
        torch._dynamo.reset()
        self.prefill, self.decode = self.compiled(model)
        if job.drafts:
            self.mtp_prefill, self.mtp_decode = self.compiled(model.mtp)

    def compiled(self, model: Any) -> tuple[Any, Any]:
        job = self.job
        how: dict[str, Any] = {"cache_dir": job.cache_dir, "dump": job.dump}
        decode = compile_model_forward(model.decode, **how)
        whole = job.compiled_prefill
        return compile_model_forward(model.prefill, **how) if whole else model.prefill, decode

    def keep(self, at: Tensor, logits: Tensor, active: Tensor | None = None) -> Tensor:
        """Returns the tokens after positions, one of each request; keeps logits and tokens of
        active ones.
        """
        token = logits.argmax(-1)
        for r in range(len(at)):
            if active is None or active[r]:
                self.found[r, int(at[r])] = logits[r]
                self.text[r, at[r] + 1] = token[r]
        return token

    def call(self, f: Any, first: Tensor, count: Tensor, ids: Tensor, **more: Any) -> Any:
        """Calls a method with tokens at positions [first, first + count) of each request; returns
        logits and hidden states.
        """
        whole = f in (self.prefill, getattr(self, "mtp_prefill", None))
        positions, data = self.blocks.metadata(first, count, is_prefill=whole)
        found = f(input_ids=ids, position_ids=positions, forward_metadata=data, **more)
        return found if isinstance(found, tuple) else (found, None)

    def prompts(self) -> Tensor:
        rows = zip(self.text, self.lengths.tolist(), strict=True)
        return torch.cat([t[:n] for t, n in rows])

    def greedy(self) -> None:
        zero, one = torch.zeros_like(self.lengths), torch.ones_like(self.lengths)
        logits, _ = self.call(self.prefill, zero, self.lengths, self.prompts())
        for step in range(self.job.steps):
            at = self.lengths + step
            token = self.keep(at - 1, logits[:, -1])
            if step < self.job.steps - 1:
                logits, _ = self.call(self.decode, at, one, token)

    def speculative(self) -> None:
        """Generates with drafts: each step decodes a token and its drafts, and keeps the tokens up
        to the first wrong draft. The caches after them are written again.
        """
        n, zero = self.job.drafts, torch.zeros_like(self.lengths)
        logits, hidden = self.call(self.prefill, zero, self.lengths, self.prompts())
        token = self.keep(self.lengths - 1, logits[:, -1])
        ids = self.prompts().roll(-1)
        ids[self.lengths.cumsum(0) - 1] = token
        proposed, _ = self.call(
            self.mtp_prefill, zero, self.lengths, ids, prev_hidden_states=hidden
        )
        self.propose(self.lengths - 1, proposed[:, -1])
        drafts = torch.zeros(len(token), n, dtype=torch.int64)
        drafts[:, 0] = proposed[:, -1].argmax(-1)
        kv, end, rows = (
            self.lengths.clone(),
            self.lengths + self.job.steps - 1,
            torch.arange(len(token)),
        )
        every = torch.full_like(kv, n + 1)
        while bool((kv < end).any()):
            ids = torch.cat([token[:, None], drafts], 1).flatten()
            logits, hidden = self.call(self.decode, kv, every, ids)
            tokens, active = logits.argmax(-1), kv < end
            good = (tokens[:, :-1] == drafts).long().cumprod(1).sum(1)
            for i in range(n + 1):
                self.keep(kv + i, logits[:, i], active & (i <= good) & (kv + i < end))
            self.accepted += int(good[active].sum())
            self.rejected += int((n - good)[active].sum())
            ids = tokens
            for j in range(n):
                proposed, hidden = self.call(
                    self.mtp_decode, kv + j, every, ids.flatten(), prev_hidden_states=hidden
                )
                drafts[:, j] = proposed[rows, good].argmax(-1)
                if j == 0:
                    self.propose(kv + good, proposed[rows, good], active & (kv + good < end))
                ids = ids.roll(-1, 1)
                ids[rows, good] = drafts[:, j]
            token = torch.where(active, tokens[rows, good], token)
            kv = torch.where(active, kv + good + 1, kv)

    def propose(self, at: Tensor, logits: Tensor, active: Tensor | None = None) -> None:
        for r in range(len(at)):
            if active is None or active[r]:
                self.drafts[r, int(at[r])] = logits[r]


def of_rank(job: Job) -> Result:
    """Generates on a rank."""
    own = job.own()
    text, lengths = job.text[own].clone(), torch.tensor(job.prompts[own])
    with torch.no_grad():
        blocks = Blocks(len(text), text.shape[1] + 2 * job.drafts, job.size, job.kinds)
        run = Run(job, job.model(blocks), blocks, text, lengths)
        run.speculative() if job.drafts else run.greedy()
    numbers = range(len(job.text))[own]

    def rows(found: Logits) -> Rows:
        return [(numbers[r], p, found[r, p].tolist()) for r, p in sorted(found)]

    return Result(rows(run.found), rows(run.drafts), text.tolist(), run.accepted, run.rejected)


def check(job: Job, reference: Any, allowed: float, world: int = 1) -> list[plain.Found]:
    """Runs a job on ranks; compares the logits of each with the plain model's on its tokens.

    Raises:
        AssertionError: see plain.compare.
    """
    results = ranks.run(world, of_rank, job) if world > 1 else [of_rank(job)]
    compared = []
    for rank, result in enumerate(results):
        own = slice(rank, None, world) if job.spread else slice(None)
        text = job.text.clone()
        text[own] = torch.tensor(result.text)
        with torch.no_grad():
            expected = reference.logits(text)
        compared.append(compare_rows(result.tokens, expected, allowed))
        compared[-1].drafts = result.accepted, result.rejected
        if job.drafts == 1:  # later drafts depend on earlier ones, which may be wrong
            with torch.no_grad():
                expected = reference.logits_of_drafts(text)
            compare_rows(result.drafts, expected, allowed, share=0)
    return compared


def compare_rows(rows: Rows, expected: Tensor, allowed: float, share: float = 0.9) -> plain.Found:
    found = torch.tensor([r[2] for r in rows])
    return plain.compare(found, torch.stack([expected[r, p] for r, p, _ in rows]), allowed, share)


def types_of(directory: str, number: int = 0) -> collections.Counter[str]:
    """Returns how many nodes of each GE type a compiled graph in a directory of dumps has; weights
    are not counted. A product of bytes has "(bytes)" after its type.
    """
    found: collections.Counter[str] = collections.Counter()
    text = Path(directory, f"dynamo_inference_{number}.txt").read_text()
    dtypes = dict(re.findall(r"(%\w+) : (\w+)\[", text))
    for results, kind, inputs, types in re.findall(
        r"^  (%.*?) = ge\.(\w+)\((.*)\) : (.*)$", text, re.M
    ):
        for name, dtype in zip(results.split(", "), re.findall(r"(\w+)\[", types), strict=True):
            dtypes[name] = dtype
        operands = re.search(r"(?:x1?)=\[?(%\w+)\]?, (?:x2|weight)=\[?(%\w+)", inputs)
        whole = operands and {dtypes[n] for n in operands.groups()} == {"i8"}
        found[f"{kind}(bytes)" if whole else kind] += 1
    del found["Const"]
    return found
