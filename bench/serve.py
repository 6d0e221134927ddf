#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the loops of examples/serve with eager PyTorch, on one thread.

usage: bench/serve.py BUILD_DIR [--requests N] [--rounds N] [--large] [--speculate] [--clock=cpu]   (a release build; needs torch)
Tokens a second of the same requests: the compiled programs in the loops in C and Python, PyTorch in the same loop, and PyTorch with a
plain contiguous cache, which answers one request after another. Each cell is the best of the rounds, which take turns. --speculate adds
the loops with a draft. --large has a model of 9 million parameters in place of the example's 0.1 million. --clock=cpu counts processor
time, for a machine with other load; in C it includes the start.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "shim" / "src"), str(ROOT / "examples" / "serve")]

import torch
from loop import Loop, Request
from model import Sizes, make, programs, rotate
from torch import Tensor

LARGE = dict(vocabulary=4096, hidden=384, inner=1024, heads=6, kv_heads=2, layers=4)


class Plain:
    """The model with a contiguous cache of one request: keys and values are appended."""

    def __init__(self, llama, sizes: Sizes) -> None:
        self.llama, self.sizes = llama, sizes

    def logits(self, tokens: list[int], start: int, cache: list[tuple[Tensor, Tensor]]) -> Tensor:
        """Returns the logits behind the last of the tokens, which are at `start` and behind."""
        s, n = self.sizes, len(tokens)
        positions = torch.arange(start, start + n)[None]
        x = self.llama.embed(torch.tensor([tokens]))
        for i, layer in enumerate(self.llama.layers):
            a, y = layer.attention, layer.norm(x)
            q = rotate(a.q(y).view(1, n, -1, s.head), positions).transpose(1, 2)
            k = rotate(a.k(y).view(1, n, -1, s.head), positions).transpose(1, 2)
            v = a.v(y).view(1, n, -1, s.head).transpose(1, 2)
            if start:
                k, v = torch.cat((cache[i][0], k), 2), torch.cat((cache[i][1], v), 2)
            cache[i] = k, v
            y = torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=n > 1, enable_gqa=True)
            x = x + a.out(y.transpose(1, 2).flatten(2))
            y = layer.norm2(x)
            x = x + layer.down(torch.nn.functional.silu(layer.gate(y)) * layer.up(y))
        return self.llama.head(self.llama.norm(x[0, -1]))

    def answer(self, request: Request) -> list[int]:
        cache: list = [None] * self.sizes.layers
        tokens, start = request.prompt, 0
        while not request.done:
            request.answer.append(int(self.logits(tokens, start, cache).argmax()))
            start += len(tokens)
            tokens = request.answer[-1:]
        return request.answer


def requests(count: int, sizes: Sizes) -> list[Request]:
    rng = random.Random(0)
    made = []
    for i in range(count):
        limit = rng.randint(1, 30)
        prompt = [rng.randrange(sizes.vocabulary) for _ in range(rng.choice((1, 16, sizes.length - limit, rng.randint(1, 60))))]
        made.append(Request(f"r{i}", prompt, limit))
    return made


def in_loop(calls: dict[str, Callable[..., Tensor]], sizes: Sizes, made: list[Request]) -> None:
    loop = Loop(**calls, sizes=sizes)
    for request in made:
        loop.add(request)
    loop.run()


def processor_time() -> float:
    """Returns the seconds of this process and of its children that have ended."""
    return sum(sum(resource.getrusage(who)[:2]) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))


def c_loop(build: pathlib.Path, directory: pathlib.Path, *words: str, cpu: bool) -> Callable[[list[Request]], float]:
    """Compiles llm_serve and returns a function that gives its tokens a second."""
    program, sources = directory / "llm_serve", sorted(map(str, (ROOT / "examples/serve").glob("*.c")))
    subprocess.run(["cc", "-O2", "-std=c17", "-D_GNU_SOURCE", f"-I{ROOT}/include", *sources, f"-L{build}", "-lfxge",
                    f"-Wl,-rpath,{build}", "-o", program], check=True)

    def run(made: list[Request]) -> float:
        text = "".join(json.dumps({"name": r.name, "prompt": r.prompt, "limit": r.limit}) + "\n" for r in made)
        begin = processor_time()
        done = subprocess.run([program, directory, *words], input=text, capture_output=True, text=True, check=True)
        seconds = processor_time() - begin
        for line in map(json.loads, done.stdout.splitlines()):
            if "answer" in line:
                next(r for r in made if r.name == line["name"]).answer = line["answer"]
        return sum(len(r.answer) for r in made) / seconds if cpu else float(done.stderr.split(" s: ")[1].split()[0])

    return run


def compiled(build: pathlib.Path, directory: pathlib.Path, sizes: Sizes) -> dict[str, Callable[..., Tensor]]:
    """Exports and compiles the programs into the directory, and loads them."""
    import fxge

    files = []
    for name, (module, arguments) in programs(make(sizes), sizes).items():
        files.append(directory / f"{name}.pt2")
        with torch.no_grad():
            torch.export.save(torch.export.export(module, arguments), files[-1])
    subprocess.run([build / "cli" / "fxge", "compile", *files, "-o", directory, "-q"], check=True)
    first = fxge.load(directory / "prefill.air", threads=1)
    return {f.stem: first if f.stem == "prefill" else fxge.load(f.with_suffix(".air"), beside=first) for f in files}


def timed(run: Callable[[list[Request]], object], cpu: bool) -> Callable[[list[Request]], float]:
    clock = processor_time if cpu else time.perf_counter

    def measure(made: list[Request]) -> float:
        begin = clock()
        run(made)
        return sum(len(r.answer) for r in made) / (clock() - begin)

    return measure


def main() -> None:
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--requests", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--large", action="store_true")
    parser.add_argument("--speculate", action="store_true")
    parser.add_argument("--clock", choices=("wall", "cpu"), default="wall")
    options = parser.parse_args()
    build, cpu = options.build.resolve(), options.clock == "cpu"
    os.environ["FXGE_LIBRARY"] = str(build / "libfxge.so")
    torch.set_num_threads(1)
    torch.set_grad_enabled(False)
    sizes = Sizes(**(LARGE if options.large else {}))
    llama, tokens = make(sizes), {}
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        ours = compiled(build, directory, sizes)
        eager = {k: module for k, (module, _) in programs(llama, sizes).items()}

        def simple(calls: dict[str, Callable[..., Tensor]]) -> dict[str, Callable[..., Tensor]]:
            return {k: calls[k] for k in ("prefill", "decode")}

        plain = Plain(llama, sizes)
        ways = {
            "compiled, C": c_loop(build, directory, cpu=cpu),
            "compiled, Python": timed(lambda made: in_loop(simple(ours), sizes, made), cpu),
            "eager, the same loop": timed(lambda made: in_loop(simple(eager), sizes, made), cpu),
            "eager, plain cache": timed(lambda made: [plain.answer(r) for r in made], cpu),
        }
        if options.speculate:
            ways["compiled, C, with a draft"] = c_loop(build, directory, "--speculate", cpu=cpu)
            ways["eager, the same loop, with a draft"] = timed(lambda made: in_loop(eager, sizes, made), cpu)
        best = dict.fromkeys(ways, 0.0)
        for _ in range(options.rounds):
            for way, measure in ways.items():
                made = requests(options.requests, sizes)
                best[way] = max(best[way], measure(made))
                tokens[way] = [r.answer for r in made]
    for way, rate in best.items():
        same = sum(a == b for a, b in zip(tokens[way], tokens["eager, plain cache"], strict=True))
        print(f"{way:36} {rate:8.0f} tokens/s, {rate / best['eager, plain cache']:6.2f} of the plain cache; {same} of {options.requests} answers equal")


if __name__ == "__main__":
    main()
