# SPDX-License-Identifier: Apache-2.0
"""Continuous batching over a paged cache: requests of unequal length share a few programs.

A request holds the blocks of its longest answer from its first chunk to its last token, so that it
never waits in the middle. Each step reads one chunk of one prompt, then decodes every request whose
prompt is read: one token each, or, with a draft, as many as the model confirms.
"""

from __future__ import annotations

import json
import os
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TextIO

import torch
from model import Sizes
from torch import Tensor

Call = Callable[..., Tensor]
KEYS = {"name", "prompt", "limit", "stop", "adapter"}
START = b'{"name": "'  # first bytes of a line of the state


@dataclass
class Request:
    """A prompt, and the answer so far.

    Attributes:
        limit: number of tokens after which the answer ends.
        stop: tokens that end the answer; the last one of the answer may be one of them.
        adapter: number of the low-rank change of the model for this request; 0 changes nothing.
        read: number of tokens whose keys and values are in the cache.
        table: blocks of the cache, in order.
    """

    name: str
    prompt: list[int]
    limit: int
    stop: frozenset[int] = frozenset()
    adapter: int = 0
    answer: list[int] = field(default_factory=list)
    read: int = 0
    table: list[int] = field(default_factory=list)

    @property
    def tokens(self) -> list[int]:
        return self.prompt + self.answer

    @property
    def longest(self) -> int:
        return len(self.prompt) + self.limit

    @property
    def done(self) -> bool:
        return len(self.answer) >= self.limit or bool(self.answer and self.answer[-1] in self.stop)

    @staticmethod
    def of(text: str) -> Request:
        """Reads a line of JSON: name, prompt, limit, and stop (a list) and adapter, both optional.

        Raises:
            ValueError: the line is something else.
        """
        try:
            x = json.loads(text)
            numbers = [*x["prompt"], x["limit"], *x.get("stop", []), x.get("adapter", 0)]
            if not all(type(n) is int for n in numbers) or type(x["name"]) is not str:
                raise TypeError("prompt, limit, stop and adapter are integers, name is a text")
            if unknown := sorted(x.keys() - KEYS):
                raise ValueError(f"unknown key {unknown[0]!r}")
            x["name"].encode()  # fails for half of a pair of surrogates
            stop = frozenset(x.get("stop", []))
            return Request(x["name"], x["prompt"], x["limit"], stop, x.get("adapter", 0))
        except (KeyError, TypeError, AttributeError, ValueError, RecursionError) as error:
            raise ValueError(f"not a request: {text[:80].strip()!r}: {error}") from error


class Journal:
    """File of the tokens of all answers, from which an interrupted loop goes on.

    A line {"name", "token"} a token. The beginning of a line that a killed process left is cut off.

    Raises:
        ValueError: a line is something else.
    """

    def __init__(self, path: Path | None) -> None:
        self.known: dict[str, list[int]] = {}
        self._file: TextIO | None = None
        if path is None:
            return
        whole = 0
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        for number, line in enumerate(lines, 1):
            try:
                if not line.endswith(b"\n"):
                    if START.startswith(line[: len(START)]):
                        break
                    raise TypeError("another file")
                x = json.loads(line)
                if type(x["name"]) is not str or type(x["token"]) is not int:
                    raise TypeError("a name and a number")
            except (KeyError, TypeError, ValueError, RecursionError) as error:
                raise ValueError(f"{path}:{number}: not a token of a request") from error
            self.known.setdefault(x["name"], []).append(x["token"])
            whole += len(line)
        if path.exists():
            os.truncate(path, whole)
        self._file = path.open("a")

    def add(self, name: str, tokens: Iterable[int]) -> None:
        """Appends tokens of a request; `flush` puts them on the disk."""
        if self._file:
            self._file.writelines(json.dumps({"name": name, "token": t}) + "\n" for t in tokens)

    def flush(self) -> None:
        if self._file:
            self._file.flush()
            os.fsync(self._file.fileno())

    @property
    def kept(self) -> bool:
        return self._file is not None

    def close(self) -> None:
        if self._file:
            self._file.close()


def check_tables(requests: Iterable[Request], sizes: Sizes) -> None:
    """Checks the blocks of all requests that a step may write.

    Raises:
        ValueError: a table is too short, has a number out of range, or a block of another request.
    """
    owners: dict[int, str] = {}
    for r in requests:
        if not 0 <= r.read < len(r.tokens) <= r.longest <= sizes.length:
            raise ValueError(f"request {r.name}: {r.read} of {len(r.tokens)} tokens are read, of at most {sizes.length}")
        if not r.longest <= len(r.table) * sizes.block <= sizes.length:
            raise ValueError(f"request {r.name}: {len(r.table)} blocks of {sizes.block} tokens, expected room for {r.longest}")
        for block in r.table:
            if not 0 <= block < sizes.blocks:
                raise ValueError(f"request {r.name}: block {block}, expected 0 to {sizes.blocks - 1}")
            if block in owners:
                raise ValueError(f"request {r.name}: block {block} is a block of request {owners[block]} already")
            owners[block] = r.name


class Loop:
    """Runs requests by programs that are called as model.Llama and model.Draft.

    Args:
        draft, verify: for speculative decoding. A proposal that the model does not confirm leaves keys
            and values behind in the cache; the next step overwrites them.
        journal: answers of a former run, which are continued.
        on_tokens: called with the request and its new tokens after each step.

    Attributes:
        proposed, confirmed: numbers of tokens of the draft.

    Raises of `add`:
        ValueError: the request does not fit, or its name is taken.
    """

    def __init__(
        self,
        prefill: Call,
        decode: Call,
        sizes: Sizes,
        *,
        draft: Call | None = None,
        verify: Call | None = None,
        journal: Journal | None = None,
        on_tokens: Callable[[Request, list[int]], Any] | None = None,
    ) -> None:
        self._prefill, self._decode, self._sizes = prefill, decode, sizes
        self._draft, self._verify = draft, verify
        self._journal, self._on_tokens = journal or Journal(None), on_tokens
        self._free = deque(range(sizes.blocks))
        self._waiting: deque[Request] = deque()
        self._reading: list[Request] = []
        self._decoding: list[Request] = []
        self._names: set[str] = set()
        self.proposed = self.confirmed = 0

    @property
    def waiting(self) -> int:
        """Number of requests that have no blocks yet."""
        return len(self._waiting)

    def add(self, request: Request) -> None:
        s, name = self._sizes, request.name
        if name in self._names:
            raise ValueError(f"request {name}: the name occurs twice")
        if not request.prompt or request.limit < 1:
            raise ValueError(f"request {name}: needs a token and a limit of at least 1")
        known = self._journal.known.get(name, [])
        wrong = [t for t in request.prompt + known if not 0 <= t < s.vocabulary]
        if wrong:
            raise ValueError(f"request {name}: token {wrong[0]}, expected 0 to {s.vocabulary - 1}")
        most = max(s.adapters, 1)
        if not 0 <= request.adapter < most:
            raise ValueError(f"request {name}: adapter {request.adapter}, expected 0 to {most - 1}")
        if request.longest > s.length:
            raise ValueError(
                f"request {name}: {len(request.prompt)} tokens and {request.limit} new ones, expected at most {s.length} together"
            )
        if -(-request.longest // s.block) > s.blocks:
            raise ValueError(f"request {name}: {request.longest} tokens, expected at most {s.slots}, the whole cache")
        if len(known) > request.limit or request.stop & set(known[:-1]):
            raise ValueError(f"request {name}: the state has {len(known)} tokens, and the answer ends before")
        self._names.add(name)
        request.answer = list(known)
        if not request.done:
            self._waiting.append(request)

    # ---- blocks ----

    def _admit(self) -> None:
        """Gives waiting requests their blocks, in order, as long as there are rows and blocks."""
        s = self._sizes
        while self._waiting and len(self._reading) + len(self._decoding) < s.batch:
            request = self._waiting[0]
            need = -(-request.longest // s.block)
            if need > len(self._free):
                return
            request.table = [self._free.popleft() for _ in range(need)]
            self._reading.append(self._waiting.popleft())

    def _release(self, request: Request) -> None:
        self._free.extend(request.table)
        request.table = []
        if not self._journal.kept:
            self._names.discard(request.name)

    # ---- calls ----

    def _places(self, rows: list[tuple[Request, int]], batch: int, chunk: int) -> list[Tensor]:
        """Returns positions, slots and tables of the next tokens, a number of each request."""
        s = self._sizes
        positions = torch.zeros(batch, chunk, dtype=torch.int64)
        slots = torch.full_like(positions, s.slots)
        tables = torch.zeros(batch, s.length // s.block, dtype=torch.int64)
        for i, (request, n) in enumerate(rows):
            at = range(request.read, request.read + n)
            positions[i, :n] = torch.tensor(at, dtype=torch.int64)
            slots[i, :n] = torch.tensor([self._slot(request, p) for p in at], dtype=torch.int64)
            tables[i, : len(request.table)] = torch.tensor(request.table)
        return [positions, slots, tables]

    def _slot(self, request: Request, position: int) -> int:
        block = self._sizes.block
        return request.table[position // block] * block + position % block

    def _arguments(self, rows: list[tuple[Request, Sequence[int]]], batch: int, chunk: int) -> list[Tensor]:
        """Returns the arguments of a call that reads these tokens of each request, but `last`."""
        tokens = torch.zeros(batch, chunk, dtype=torch.int64)
        for i, (_, new) in enumerate(rows):
            tokens[i, : len(new)] = torch.tensor(new)
        return [tokens, *self._places([(r, len(new)) for r, new in rows], batch, chunk)]

    def _adapters(self, requests: Sequence[Request], batch: int) -> list[Tensor]:
        """Returns the last argument of a call, if the programs have adapters."""
        if not self._sizes.adapters:
            return []
        chosen = torch.zeros(batch, self._sizes.adapters, dtype=torch.int64)
        for i, request in enumerate(requests):
            chosen[i, request.adapter] = 1
        return [chosen]

    def _accept(self, rows: list[tuple[Request, list[int]]]) -> None:
        """Appends new tokens to the answers, up to their ends."""
        accepted = []
        for request, tokens in rows:
            before = len(request.answer)
            for token in tokens:
                if not request.done:
                    request.answer.append(token)
            accepted.append((request, request.answer[before:]))
            self._journal.add(request.name, accepted[-1][1])
        self._journal.flush()
        for request, tokens in accepted:
            if self._on_tokens:
                self._on_tokens(request, tokens)
            if request.done:
                self._release(request)

    def _read_chunk(self) -> None:
        """Reads a chunk of the oldest prompt; its last chunk yields the first token."""
        request, chunk = self._reading[0], self._sizes.chunk
        new = request.tokens[request.read :][:chunk]
        last = torch.tensor([[len(new) - 1]])
        arguments = self._arguments([(request, new)], 1, chunk)
        logits = self._prefill(*arguments, last, *self._adapters([request], 1))
        request.read += len(new)
        if request.read < len(request.tokens):
            return
        self._reading.pop(0)
        self._accept([(request, [int(logits[0, 0].argmax())])])
        if not request.done:
            self._decoding.append(request)

    def _decode_rows(self) -> None:
        rows, batch = self._decoding, self._sizes.batch
        last = torch.zeros(batch, 1, dtype=torch.int64)
        arguments = self._arguments([(r, r.tokens[-1:]) for r in rows], batch, 1)
        logits = self._decode(*arguments, last, *self._adapters(rows, batch))
        chosen = logits[:, 0].argmax(-1).tolist()
        for request in rows:
            request.read += 1
        self._accept([(r, [token]) for r, token in zip(rows, chosen)])

    def _speculate(self, draft: Call, verify: Call) -> None:
        """Reads the last token and the proposals of each row, and accepts those confirmed."""
        rows, batch, n = self._decoding, self._sizes.batch, self._sizes.drafts
        counts = [min(n, r.limit - len(r.answer) - 1) for r in rows]
        first = self._arguments([(r, r.tokens[-1:]) for r in rows], batch, 1)[0]
        places, adapters = self._places(list(zip(rows, counts)), batch, n), self._adapters(rows, batch)
        proposals = draft(first, *places, *adapters).tolist()
        new = [r.tokens[-1:] + p[:k] for r, p, k in zip(rows, proposals, counts)]
        last = torch.arange(1 + n).repeat(batch, 1)
        arguments = self._arguments(list(zip(rows, new)), batch, 1 + n)
        best = verify(*arguments, last, *adapters).argmax(-1).tolist()
        accepted = []
        for request, given, found, count in zip(rows, new, best, counts):
            k = 0
            while k < count and given[k + 1] == found[k]:
                k += 1
            request.read += 1 + k
            self.proposed, self.confirmed = self.proposed + count, self.confirmed + k
            accepted.append((request, found[: 1 + k]))
        self._accept(accepted)

    def step(self) -> bool:
        """Runs a step. Returns False if all requests are done."""
        self._admit()
        check_tables(self._reading + self._decoding, self._sizes)
        if self._reading:
            self._read_chunk()
        if self._decoding:
            if self._draft and self._verify:
                self._speculate(self._draft, self._verify)
            else:
                self._decode_rows()
            self._decoding = [r for r in self._decoding if not r.done]
        return bool(self._waiting or self._reading or self._decoding)

    def run(self) -> None:
        """Runs all requests that were added."""
        while self.step():
            pass
