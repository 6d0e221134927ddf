# SPDX-License-Identifier: Apache-2.0
"""The loop of examples/serve: batches of unequal requests over a paged cache.

The reference is a second model in plain PyTorch without a cache, in float64. It reads each prompt
with its answer. Wherever its two best logits differ by more than twice the allowed difference, its
best token must be the loop's.
"""

from __future__ import annotations

import functools
import json
import math
import os
import random
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import support
import torch
import torch.nn.functional as F
from torch import Tensor

import fxge

ROOT = Path(__file__).resolve().parents[3]
EXAMPLE = ROOT / "examples/serve"
sys.path.insert(0, str(EXAMPLE))
import export  # noqa: E402
from loop import Journal, Loop, Request  # noqa: E402
from model import Sizes, make  # noqa: E402

COMMAND, SIZES = os.environ["FXGE_COMMAND"], Sizes()
COUNT = 1000 if support.LONG else 50
ALLOWED = 1e-4  # difference of a logit, of at most 4


def resident() -> int:
    """Returns the resident kilobytes of this process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") // 1024


@functools.cache
def weights() -> dict[str, Tensor]:
    return {name: t.double() for name, t in make(SIZES).state_dict().items()}


def plain(tokens: list[int]) -> Tensor:
    """Returns the logits [token, vocabulary] behind each token, without a cache."""
    w = weights()
    s, n = SIZES, len(tokens)
    at = torch.arange(n).double()
    angles = at[:, None] * 10000.0 ** (-torch.arange(s.head // 2).double() / (s.head // 2))
    turn = torch.polar(torch.ones_like(angles), angles)

    def norm(x: Tensor, name: str) -> Tensor:
        eps = torch.finfo(torch.float32).eps
        return x / (x.square().mean(-1, keepdim=True) + eps).sqrt() * w[name + ".weight"]

    def heads(x: Tensor, name: str) -> Tensor:
        return (x @ w[name + ".weight"].T).view(n, -1, s.head)

    def rotated(x: Tensor) -> Tensor:
        pairs = torch.complex(*x.chunk(2, -1)) * turn[:, None]
        return torch.cat((pairs.real, pairs.imag), -1)

    x = w["embed.weight"][tokens]
    for i in range(s.layers):
        layer = f"layers.{i}."
        y = norm(x, layer + "norm")
        q, k = (rotated(heads(y, f"{layer}attention.{name}")) for name in "qk")
        v = heads(y, layer + "attention.v")
        k, v = (t.repeat_interleave(s.heads // s.kv_heads, 1) for t in (k, v))
        scores = torch.einsum("qhd,khd->hqk", q, k) / math.sqrt(s.head)
        scores = scores.masked_fill(torch.ones(n, n).triu(1).bool(), -math.inf)
        y = torch.einsum("hqk,khd->qhd", scores.softmax(-1), v).flatten(1)
        x = x + y @ w[layer + "attention.out.weight"].T
        y = norm(x, layer + "norm2")
        gate, up = (y @ w[f"{layer}{name}.weight"].T for name in ("gate", "up"))
        x = x + (F.silu(gate) * up) @ w[layer + "down.weight"].T
    return norm(x, "norm") @ w["head.weight"].T


def requests(count: int, seed: int = 0) -> list[Request]:
    """Returns requests of random lengths, some as long as the cache allows."""
    rng = random.Random(seed)
    made = []
    for i in range(count):
        limit = rng.randint(1, 30)
        length = rng.choice((1, SIZES.chunk, SIZES.length - limit, rng.randint(1, 60)))
        prompt = [rng.randrange(SIZES.vocabulary) for _ in range(length)]
        made.append(Request(f"r{i}", prompt, limit, frozenset({rng.randrange(128)})))
    return made


class Serve(unittest.TestCase):
    directory: Path

    @classmethod
    def setUpClass(cls) -> None:
        temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(temporary.cleanup)
        cls.directory = Path(temporary.name)
        export.export(cls.directory, SIZES)
        programs = [cls.directory / f"{name}.pt2" for name in ("prefill", "decode")]
        subprocess.run(
            [COMMAND, "compile", *programs, "-o", cls.directory / "out", "--check", "-q"],
            check=True,
        )

    def programs(self) -> tuple[fxge.Program, fxge.Program]:
        out = self.directory / "out"
        prefill = fxge.load(out / "prefill.air", threads=1)
        return prefill, fxge.load(out / "decode.air", beside=prefill)

    def test_answers(self) -> None:
        made, ended, memory = requests(COUNT), 0, {}

        def note(request: Request) -> None:
            nonlocal ended
            ended += request.done
            if request.done and ended in (COUNT // 10, COUNT):
                memory[ended] = resident()

        loop = Loop(*self.programs(), SIZES, on_token=note)
        for request in made:
            loop.add(request)
        loop.run()
        steps = clear = 0
        for request in made:
            self.assertTrue(request.done)
            logits = plain(request.tokens)[len(request.prompt) - 1 : -1]
            best = logits.topk(2).values
            sure = best[:, 0] - best[:, 1] > 2 * ALLOWED
            steps, clear = steps + len(sure), clear + int(sure.sum())
            same = logits.argmax(1) == torch.tensor(request.answer)
            self.assertTrue(bool(same[sure].all()), request.name)
        print(f"{COUNT} requests, {steps} tokens, {clear} of them clear, memory {memory}")
        self.assertGreaterEqual(clear, 0.9 * steps)
        if support.LONG:
            self.assertLess(memory[COUNT], 1.01 * memory[COUNT // 10])

    def test_alone(self) -> None:
        """A request has the same answer alone as among others."""
        prefill, decode = self.programs()
        together = requests(12, 1)
        loop = Loop(prefill, decode, SIZES)
        for request in together:
            loop.add(request)
        loop.run()
        for request, other in zip(requests(12, 1), together, strict=True):
            loop = Loop(prefill, decode, SIZES)
            loop.add(request)
            loop.run()
            self.assertEqual(request.answer, other.answer)

    def serve(self, *words: str | Path) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, EXAMPLE / "serve.py", self.directory / "out", *words],
            env={**os.environ, "PYTHONPATH": str(ROOT / "shim/src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def write(self, made: list[Request]) -> Path:
        path = self.directory / "requests.jsonl"
        lines = [
            {"name": r.name, "prompt": r.prompt, "limit": r.limit, "stop": sorted(r.stop)}
            for r in made
        ]
        path.write_text("".join(json.dumps(line) + "\n" for line in lines))
        return path

    def test_a_killed_run_goes_on(self) -> None:
        made, state = requests(20, 2), self.directory / "state.jsonl"
        path = self.write(made)
        with self.serve(path, "--state", state) as first:
            assert first.stdout is not None
            for _ in range(40):
                first.stdout.readline()
            first.send_signal(signal.SIGKILL)
        with state.open("a") as f:
            f.write('{"name": "r0", "tok')  # a line that was being written
        kept = state.read_text().count("\n")
        self.assertGreater(kept, 20)
        with self.serve("-", "--state", state) as second:
            out, err = second.communicate(path.read_text())
        self.assertEqual(second.returncode, 0, err)
        lines = [json.loads(line) for line in out.splitlines()]
        answers = {line["name"]: line["answer"] for line in lines if "answer" in line}
        loop = Loop(*self.programs(), SIZES)
        for request in made:
            loop.add(request)
        loop.run()
        self.assertEqual(answers, {r.name: r.answer for r in made})
        total = sum(len(r.answer) for r in made)
        self.assertEqual(sum("token" in line for line in lines), total - kept)

    def test_requests_that_do_not_fit(self) -> None:
        prefill, decode = self.programs()
        loop = Loop(prefill, decode, SIZES)
        for request, message in (
            (Request("a", [1] * 90, 7), "expected at most 96 together"),
            (Request("a", [128], 1), "token 128, expected 0 to 127"),
            (Request("a", [-1], 1), "token -1"),
            (Request("a", [], 1), "needs a token"),
            (Request("a", [1], 0), "a limit of at least 1"),
        ):
            with self.subTest(message=message), self.assertRaisesRegex(ValueError, message):
                loop.add(request)
        loop.add(Request("a", [1], 1))
        with self.assertRaisesRegex(ValueError, "twice"):
            loop.add(Request("a", [1], 1))
        path = self.directory / "bad.jsonl"
        for text in ("{}", "[]", "x", '{"name": 1, "prompt": [1], "limit": 1}'):
            path.write_text(text + "\n")
            with self.serve(path) as process:
                _, err = process.communicate()
            self.assertEqual(process.returncode, 4)
            self.assertIn("not a request", err)

    def test_blocks_out_of_range(self) -> None:
        """A wrong table is refused by the program, and no other request's cache changes."""
        prefill, decode = self.programs()
        arguments = list(Loop(prefill, decode, SIZES)._arguments([], SIZES.batch, 1))
        before = decode(*arguments)
        for place, value in ((3, SIZES.blocks), (3, -SIZES.blocks - 1), (2, SIZES.slots + 1)):
            wrong = [t.clone() for t in arguments]
            wrong[place][0] = value
            with self.assertRaises(fxge.FxgeError) as caught:
                decode(*wrong)
            self.assertIn(str(value), str(caught.exception))
        self.assertTrue(torch.equal(decode(*arguments), before))

    def test_journal(self) -> None:
        path = self.directory / "journal"
        Journal(path).add([("a", 1), ("b", 2), ("a", 3)])
        self.assertEqual(Journal(path).known, {"a": [1, 3], "b": [2]})


if __name__ == "__main__":
    unittest.main()
