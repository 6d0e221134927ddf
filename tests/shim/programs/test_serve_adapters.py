# SPDX-License-Identifier: Apache-2.0
"""Adapters of requests in examples/serve: an index of each request, from Python and C.

The reference is plain PyTorch in float64 with the adapter merged into the weights.
"""

from __future__ import annotations

import dataclasses
import functools
import json
import os
import subprocess
import tempfile
import unittest
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import support
import torch
from serving import EXAMPLE, SIZES, check_answers, line, requests
from torch import Tensor

from loop import Loop, Request  # isort: skip
from model import make, programs  # isort: skip

COMMAND, SERVE = os.environ["FXGE_COMMAND"], os.environ["FXGE_LLM_SERVE"]
ADAPTERS = 3
ADAPTED = dataclasses.replace(SIZES, adapters=ADAPTERS)


@functools.cache
def merged(which: int) -> Mapping[str, Tensor]:
    """Returns the weights with an adapter."""
    w = {name: t.double() for name, t in make(ADAPTED).state_dict().items()}
    for i in range(ADAPTED.layers):
        for name in "qv":
            path = f"layers.{i}.attention.{name}"
            up, down = (w[f"{path}_adapters.{part}"][which] for part in ("up", "down"))
            w[f"{path}.weight"] = w[f"{path}.weight"] + up @ down
    return w


def adapted(count: int, seed: int) -> list[Request]:
    made = requests(count, seed)
    for i, request in enumerate(made):
        request.adapter = i % ADAPTERS
    return made


def said(r: Request) -> str:
    """Returns the line of a request."""
    return json.dumps({**json.loads(line(r)), "adapter": r.adapter}) + "\n"


class ServedAdapters(unittest.TestCase):
    out: Path

    @classmethod
    def setUpClass(cls) -> None:
        temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(temporary.cleanup)
        cls.out = Path(temporary.name)
        words = support.python(EXAMPLE / "export.py", cls.out, ADAPTERS)
        subprocess.run(words, check=True)
        files = [cls.out / f"{name}.pt2" for name in ("prefill", "decode", "draft", "verify")]
        subprocess.run([COMMAND, "compile", *files, "-o", cls.out, "-q"], check=True)

    def check(self, made: list[Request]) -> None:
        check_answers(self, made, lambda r: merged(r.adapter))

    def served(self, words: list[str], made: list[Request], code: int = 0) -> list[dict[str, Any]]:
        """Returns the lines that a server prints, and fills the answers."""
        text = "".join(map(said, made))
        env = {**os.environ, "PYTHONPATH": str(support.SOURCES)}
        done = subprocess.run(words, input=text, capture_output=True, text=True, env=env)
        self.assertEqual(done.returncode, code, done.stderr)
        lines = [json.loads(x) for x in done.stdout.splitlines()]
        answers = {x["name"]: x["answer"] for x in lines if "answer" in x}
        for request in made:
            request.answer = answers.get(request.name, [])
        return lines

    def test_servers(self) -> None:
        """Requests with different adapters share a batch, with and without speculation."""
        python = support.python(EXAMPLE / "serve.py", self.out, "-")
        found = []
        for words in (python, [SERVE, str(self.out)]):
            for more in ([], ["--speculate"]):
                made = adapted(9, 3)
                self.served([*words, *more], made)
                self.check(made)
                found.append([r.answer for r in made])
        self.assertEqual(found[0], found[2])
        plain = requests(9, 3)
        self.served(python, plain)
        self.check(plain)
        self.assertNotEqual(found[0], [r.answer for r in plain])

    def test_live(self) -> None:
        modules = {name: m for name, (m, _) in programs(make(ADAPTED), ADAPTED).items()}
        calls = {name: torch.no_grad()(modules[name]) for name in ("prefill", "decode")}
        made = adapted(6, 4)
        loop = Loop(**calls, sizes=ADAPTED)
        for request in made:
            loop.add(request)
        loop.run()
        self.check(made)

    def test_other_numbers(self) -> None:
        """An adapter that does not exist is refused; the other requests go on."""
        for words in (support.python(EXAMPLE / "serve.py", self.out, "-"), [SERVE, str(self.out)]):
            made = adapted(3, 5)
            made[0].adapter, made[1].adapter = ADAPTERS, -1
            lines = self.served(words, made, code=4)
            errors = [x["error"] for x in lines if "error" in x]
            self.assertEqual(len(errors), 2)
            self.assertIn(f"adapter {ADAPTERS}, expected 0 to {ADAPTERS - 1}", errors[0])
            self.assertIn(f"adapter -1, expected 0 to {ADAPTERS - 1}", errors[1])
            self.check(made[2:])

    def test_programs_without_adapters(self) -> None:
        loop = Loop(lambda *_: torch.zeros(1), lambda *_: torch.zeros(1), SIZES)
        with self.assertRaisesRegex(ValueError, "adapter 1, expected 0 to 0"):
            loop.add(Request("a", [1], 1, adapter=1))

    def test_lines(self) -> None:
        self.assertEqual(Request.of('{"name": "a", "prompt": [1], "limit": 1}').adapter, 0)
        for wrong in ('"1"', "1.5", "null", "[1]"):
            with self.assertRaisesRegex(ValueError, "not a request"):
                Request.of(f'{{"name": "a", "prompt": [1], "limit": 1, "adapter": {wrong}}}')
            text = f'{{"name": "a", "prompt": [1], "limit": 1, "adapter": {wrong}}}\n'
            done = subprocess.run(
                [SERVE, str(self.out)], input=text, capture_output=True, text=True
            )
            self.assertEqual(done.returncode, 4)
            self.assertIn("not a request", done.stdout)


if __name__ == "__main__":
    unittest.main()
