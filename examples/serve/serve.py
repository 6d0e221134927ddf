# SPDX-License-Identifier: Apache-2.0
"""Serves requests by the compiled programs: one line of JSON a request, streamed answers.

    python examples/serve/serve.py DIR REQUESTS [--state FILE] [--speculate] [--eager | --live]

DIR has the compiled programs. REQUESTS has lines {"name", "prompt", "limit", "stop", "adapter"}; - is standard
input, from which requests may come at any time. Prints {"name", "token"} for each new token,
{"name", "answer"} at the end of each request, and {"name", "error"} for one that does not fit.
"""

from __future__ import annotations

import argparse
import json
import queue
import sys
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from loop import Call, Journal, Loop, Request
from model import Sizes, make, programs


def loaded(directory: str) -> dict[str, Call]:
    """Returns the compiled programs, which share weights and one cache."""
    import fxge

    found: dict[str, Call] = {"prefill": fxge.load(f"{directory}/prefill.air", threads=1)}
    for name in ("decode", "draft", "verify"):
        found[name] = fxge.load(f"{directory}/{name}.air", beside=found["prefill"])
    return found


def sizes_of(prefill: Any) -> Sizes:
    """Returns the sizes of compiled programs, which may have adapters."""
    texts = [port.text for port in prefill.inputs if port.name == "adapters"]
    return Sizes(adapters=int(texts[0].rstrip("]").split(",")[1]) if texts else 0)


def eager(sizes: Sizes, live: bool) -> dict[str, Call]:
    """Returns the programs as PyTorch runs them, or as torch.compile compiles them for fxge."""
    import torch

    torch.set_num_threads(1)
    modules = {name: module for name, (module, _) in programs(make(sizes), sizes).items()}
    if live:
        import fxge

        compiled = {m: torch.compile(m, backend=fxge.backend, dynamic=False) for m in set(modules.values())}
        return {name: torch.no_grad()(compiled[m]) for name, m in modules.items()}
    return {name: torch.no_grad()(m) for name, m in modules.items()}


def put(**line: Any) -> None:
    print(json.dumps(line), flush=True)


def show(request: Request, tokens: list[int]) -> None:
    for token in tokens:
        put(name=request.name, token=token)
    if request.done:
        put(name=request.name, answer=request.answer)


class Server:
    """Adds the lines of a file to a loop as they come, and no more than the loop can take soon."""

    def __init__(self, loop: Loop, lines: Iterable[str], ahead: int) -> None:
        self._loop, self._lines, self._ahead = loop, lines, ahead
        self._queue: queue.Queue[str | None | OSError] = queue.Queue(ahead)
        self.refused = 0

    def _read(self) -> None:
        try:
            for line in self._lines:
                self._queue.put(line)
            self._queue.put(None)
        except OSError as error:
            self._queue.put(error)

    def _add(self, line: str) -> None:
        name = None
        try:
            request = Request.of(line)
            name = request.name
            self._loop.add(request)
            if request.done:  # by the state
                show(request, [])
        except ValueError as error:
            self.refused += 1
            put(name=name, error=str(error))

    def run(self) -> None:
        threading.Thread(target=self._read, daemon=True).start()
        busy, open_ = False, True
        while busy or open_:
            while open_ and self._loop.waiting < self._ahead:
                try:
                    line = self._queue.get(block=not (busy or self._loop.waiting))
                except queue.Empty:
                    break
                if isinstance(line, OSError):
                    raise line
                if line is None:
                    open_ = False
                elif line.strip():
                    self._add(line)
            busy = self._loop.step()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("directory")
    parser.add_argument("requests")
    parser.add_argument("--state", type=Path, help="file of the tokens of all answers, by which a killed run goes on")
    parser.add_argument("--speculate", action="store_true", help="verify proposals of the draft")
    parser.add_argument("--eager", action="store_true", help="run the model in PyTorch instead")
    parser.add_argument("--live", action="store_true", help="run it by torch.compile instead")
    options = parser.parse_args()
    sizes, made = Sizes(), 0
    if sys.stdin is None or sys.stdout is None:  # closed
        return 5

    def count(request: Request, tokens: list[int]) -> None:
        nonlocal made
        made += len(tokens)
        show(request, tokens)

    # a name that is not UTF-8 is refused by Request.of
    sys.stdin.reconfigure(errors="surrogateescape")
    path = None if options.requests == "-" else Path(options.requests)
    lines = sys.stdin if path is None else path.open(errors="surrogateescape")
    if options.eager or options.live:
        calls = eager(sizes, options.live)
    else:
        calls = loaded(options.directory)
        sizes = sizes_of(calls["prefill"])
    if not options.speculate:
        del calls["draft"], calls["verify"]
    try:
        loop = Loop(**calls, sizes=sizes, journal=Journal(options.state), on_tokens=count)
    except (ValueError, OSError) as error:
        print(f"serve: {error}", file=sys.stderr)
        return 5 if isinstance(error, OSError) else 4
    server = Server(loop, lines, sizes.batch)
    begin = time.perf_counter()
    try:
        server.run()
    except OSError as error:  # standard input or output, or the state
        print(f"serve: {error}", file=sys.stderr)
        sys.stdout = None  # not flushed again
        return 5
    seconds = time.perf_counter() - begin
    print(f"{made} tokens in {seconds:.2f} s: {made / seconds:.0f} tokens/s", file=sys.stderr)
    if loop.proposed:
        print(f"{loop.confirmed} of {loop.proposed} proposals were confirmed", file=sys.stderr)
    return 4 if server.refused else 0


if __name__ == "__main__":
    sys.exit(main())
