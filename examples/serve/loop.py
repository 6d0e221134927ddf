# SPDX-License-Identifier: Apache-2.0
"""Continuous batching over a paged cache: requests of unequal length share two programs.

A request holds the blocks of its longest answer from its first chunk to its last token, so that it
never waits in the middle. Each step reads one chunk of one prompt, then decodes one token of every
request whose prompt is read.
"""

from __future__ import annotations

import json
import os
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TextIO

import torch
from model import Sizes
from torch import Tensor

Call = Callable[..., Tensor]


@dataclass
class Request:
    """A prompt, and the answer so far.

    Attributes:
        limit: number of tokens after which the answer ends.
        stop: tokens that end the answer; the last one of the answer may be one of them.
    """

    name: str
    prompt: list[int]
    limit: int
    stop: frozenset[int] = frozenset()
    answer: list[int] = field(default_factory=list)
    read: int = 0  # tokens whose keys and values are in the cache
    table: list[int] = field(default_factory=list)

    @property
    def tokens(self) -> list[int]:
        return self.prompt + self.answer

    @property
    def done(self) -> bool:
        return len(self.answer) >= self.limit or bool(self.answer and self.answer[-1] in self.stop)

    @staticmethod
    def of(text: str) -> Request:
        """Reads a line of JSON: name, prompt, limit, and stop (a list, optional).

        Raises:
            ValueError: the line is something else.
        """
        try:
            x = json.loads(text)
            numbers = [*x["prompt"], x["limit"], *x.get("stop", [])]
            if not all(type(n) is int for n in numbers) or type(x["name"]) is not str:
                raise TypeError("prompt, limit and stop are integers, name is a text")
            return Request(x["name"], x["prompt"], x["limit"], frozenset(x.get("stop", [])))
        except (KeyError, TypeError, AttributeError, json.JSONDecodeError) as error:
            raise ValueError(f"not a request: {text[:80]!r}: {error}") from error


class Journal:
    """File of the tokens of all answers, from which an interrupted loop goes on.

    A line {"name", "token"} a token. A line that a killed process left half-written is ignored.
    """

    def __init__(self, path: Path | None) -> None:
        self.known: dict[str, list[int]] = {}
        self._file: TextIO | None = None
        if path is None:
            return
        whole = 0
        for line in path.read_bytes().splitlines(keepends=True) if path.exists() else ():
            if not line.endswith(b"\n"):
                break
            x = json.loads(line)
            self.known.setdefault(x["name"], []).append(x["token"])
            whole += len(line)
        if path.exists():
            os.truncate(path, whole)
        self._file = path.open("a")

    def add(self, tokens: Iterable[tuple[str, int]]) -> None:
        """Appends the tokens of a step, which are on the disk when this returns."""
        if self._file is None:
            return
        self._file.writelines(json.dumps({"name": name, "token": token}) + "\n" for name, token in tokens)
        self._file.flush()
        os.fsync(self._file.fileno())


class Loop:
    """Runs requests by the programs `prefill` and `decode`, called as model.Llama.

    Args:
        journal: answers of a former run, which are continued.
        on_token: called with the request after each new token.

    Raises of `add`:
        ValueError: the request does not fit, or its name occurs twice.
    """

    def __init__(
        self,
        prefill: Call,
        decode: Call,
        sizes: Sizes,
        journal: Journal | None = None,
        on_token: Callable[[Request], Any] | None = None,
    ) -> None:
        self._prefill, self._decode, self._sizes = prefill, decode, sizes
        self._journal, self._on_token = journal or Journal(None), on_token
        self._free = deque(range(sizes.blocks))
        self._waiting: deque[Request] = deque()
        self._reading: list[Request] = []
        self._decoding: list[Request] = []
        self._names: set[str] = set()

    def add(self, request: Request) -> None:
        s, name = self._sizes, request.name
        wrong = [t for t in request.prompt if not 0 <= t < s.vocabulary]
        if name in self._names:
            raise ValueError(f"request {name}: the name occurs twice")
        if not request.prompt or request.limit < 1:
            raise ValueError(f"request {name}: needs a token and a limit of at least 1")
        if wrong:
            raise ValueError(f"request {name}: token {wrong[0]}, expected 0 to {s.vocabulary - 1}")
        if len(request.prompt) + request.limit > s.length:
            raise ValueError(
                f"request {name}: {len(request.prompt)} tokens and {request.limit} new ones, expected at most {s.length} together"
            )
        self._names.add(name)
        request.answer = list(self._journal.known.get(name, ()))
        if not request.done:
            self._waiting.append(request)

    # ---- blocks ----

    def _admit(self) -> None:
        """Gives waiting requests their blocks, in order, as long as there are rows and blocks."""
        s = self._sizes
        while self._waiting and len(self._reading) + len(self._decoding) < s.batch:
            request = self._waiting[0]
            need = -(-(len(request.prompt) + request.limit) // s.block)
            if need > len(self._free):
                return
            request.table = [self._free.popleft() for _ in range(need)]
            self._reading.append(self._waiting.popleft())

    def _release(self, request: Request) -> None:
        self._free.extend(request.table)
        request.table = []

    # ---- calls ----

    def _arguments(self, rows: list[tuple[Request, int]], batch: int, chunk: int) -> list[Tensor]:
        """Returns the arguments of a call that reads the next tokens, a number of each request."""
        s = self._sizes
        tokens = torch.zeros(batch, chunk, dtype=torch.int64)
        positions, slots = torch.zeros_like(tokens), torch.full_like(tokens, s.slots)
        tables = torch.zeros(batch, s.length // s.block, dtype=torch.int64)
        last = torch.zeros(batch, dtype=torch.int64)
        for i, (request, n) in enumerate(rows):
            at = range(request.read, request.read + n)
            tokens[i, :n] = torch.tensor([request.tokens[p] for p in at])
            positions[i, :n] = torch.tensor(at)
            slots[i, :n] = torch.tensor([self._slot(request, p) for p in at])
            tables[i, : len(request.table)] = torch.tensor(request.table)
            last[i] = n - 1
        return [tokens, positions, slots, tables, last]

    def _slot(self, request: Request, position: int) -> int:
        block = self._sizes.block
        return request.table[position // block] * block + position % block

    def _accept(self, rows: list[Request], logits: Tensor) -> None:
        """Appends the most likely token of each row."""
        chosen = logits[: len(rows)].argmax(1).tolist()
        for request, token in zip(rows, chosen, strict=True):
            request.answer.append(token)
        self._journal.add((r.name, t) for r, t in zip(rows, chosen, strict=True))
        for request in rows:
            if self._on_token:
                self._on_token(request)
            if request.done:
                self._release(request)

    def _read_chunk(self) -> None:
        """Reads a chunk of the oldest prompt; its last chunk yields the first token."""
        request = self._reading[0]
        n = min(self._sizes.chunk, len(request.tokens) - request.read)
        logits = self._prefill(*self._arguments([(request, n)], 1, self._sizes.chunk))
        request.read += n
        if request.read < len(request.tokens):
            return
        self._reading.pop(0)
        self._accept([request], logits)
        if not request.done:
            self._decoding.append(request)

    def _decode_rows(self) -> None:
        rows = self._decoding
        logits = self._decode(*self._arguments([(r, 1) for r in rows], self._sizes.batch, 1))
        for request in rows:
            request.read += 1
        self._accept(rows, logits)
        self._decoding = [r for r in rows if not r.done]

    def step(self) -> bool:
        """Runs a step. Returns False if all requests are done."""
        self._admit()
        if self._reading:
            self._read_chunk()
        if self._decoding:
            self._decode_rows()
        return bool(self._waiting or self._reading or self._decoding)

    def run(self) -> None:
        """Runs all requests that were added."""
        while self.step():
            pass
