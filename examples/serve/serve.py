# SPDX-License-Identifier: Apache-2.0
"""Serves requests by the compiled programs: one line of JSON a request, streamed answers.

    python examples/serve/serve.py DIR REQUESTS [--state FILE] [--eager]

DIR has prefill.air and decode.air. REQUESTS has lines {"name", "prompt", "limit", "stop"}; - is
standard input. Prints {"name", "token"} for each new token, and {"name", "answer"} at the end of each
request. --state keeps the tokens of all answers in a file, by which a killed run goes on. --eager
runs the model in PyTorch instead.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from loop import Call, Journal, Loop, Request
from model import Sizes, make


def programs(directory: str, eager: bool, sizes: Sizes) -> tuple[Call, Call]:
    """Returns prefill and decode, which share one cache."""
    if eager:
        import torch

        torch.set_num_threads(1)
        llama = torch.no_grad()(make(sizes))
        return llama, llama
    import fxge

    prefill = fxge.load(f"{directory}/prefill.air", threads=1)
    return prefill, fxge.load(f"{directory}/decode.air", beside=prefill)


def show(request: Request) -> None:
    print(json.dumps({"name": request.name, "token": request.answer[-1]}), flush=True)
    if request.done:
        print(json.dumps({"name": request.name, "answer": request.answer}), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("directory")
    parser.add_argument("requests")
    parser.add_argument("--state", type=Path)
    parser.add_argument("--eager", action="store_true")
    options = parser.parse_args()
    sizes = Sizes()
    lines = sys.stdin if options.requests == "-" else Path(options.requests).open()
    requests = []
    try:
        loop = Loop(*programs(options.directory, options.eager, sizes), sizes, Journal(options.state), show)
        for line in lines:
            requests.append(Request.of(line))
            loop.add(requests[-1])
    except ValueError as error:
        print(f"serve: {error}", file=sys.stderr)
        return 4
    for request in requests:
        if request.done:  # by the state
            print(json.dumps({"name": request.name, "answer": request.answer}))
    begin, before = time.perf_counter(), sum(len(r.answer) for r in requests)
    loop.run()
    seconds = time.perf_counter() - begin
    made = sum(len(r.answer) for r in requests) - before
    print(f"{made} tokens in {seconds:.2f} s: {made / seconds:.0f} tokens/s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
