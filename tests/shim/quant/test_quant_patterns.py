# SPDX-License-Identifier: Apache-2.0
"""Names and patterns of a checkpoint's configuration: results of re.match, in bounded time."""

from __future__ import annotations

import random
import re
import tempfile
import time
import unittest
import warnings
from pathlib import Path
from typing import Any

import checkpoints as made
import support  # noqa: F401  (finds the package)
import torch

import fxge.quant
from fxge.errors import FxgeError
from fxge.quant.patterns import Names

PARTS = [
    *("a", "b", "c", "1", "_", "A", ".", r"\.", "[ab]", "[^a]", "[a-c_]", r"[^\w.]", r"\d", r"\D"),
    *(r"\w", r"\W", r"\s", r"\S", r"\n", "\u00e9"),
]
GROUPS = ["", "?:", "?i:", "?s:", "?a:", "?m:", "?-i:"]
REPEATS = ["*", "+", "?", "*?", "+?", "??", "{2}", "{0,2}", "{1,}", "{2,3}?", "{0}"]
ANCHORS = ["^", "$", r"\b", r"\B", r"\A", r"\Z"]
# Patterns of published checkpoints, and names that they tell apart.
USUAL = [
    *(".*lm_head", "vision_tower.*", r".*mlp\.gate$", r".*mlp\.(gate|up|gate_up|down)_proj.*"),
    *(
        ".*self_attn.*",
        r"model\.layers\.\d+\.mlp\..*",
        "^(?!.*experts).*$",
        ".*shared_expert_gate$",
    ),
    *(r"(?!.*(?:mtp|stages)\.\d+\.).*(?:mlp|ffn)\.experts\.\d+\.(?:gate_proj|w[123])$", ".*_head"),
    *(r"(?!(?:lm_head|model\.norm)$)(?:.*norm|lm_head)", r".*layers\.(0|1|61)\..*", r".*\.gate\b"),
]
USUAL_NAMES = [
    *("lm_head", "model.lm_head", "model.layers.0.mlp.gate", "model.layers.1.mlp.gate_proj"),
    *("model.layers.61.self_attn.q_proj", "model.layers.10.mlp.experts.3.gate_proj", "model.norm"),
    *(
        "mtp.0.mlp.experts.3.w1",
        "model.layers.1.norm",
        "mtp.layers.0.ffn.experts.3.w1",
        "vision_tower.blocks.0.fc1",
    ),
    *("model.layers.2.mlp.shared_expert_gate", "model.layers.2.mlp.shared_experts.up_proj", ""),
]


def some(rng: random.Random, depth: int) -> str:
    """Returns a random pattern."""
    draw = rng.random()
    if depth <= 0 or draw < 0.35:
        return rng.choice(PARTS)
    inner = some(rng, depth - 1)
    if draw < 0.55:
        return inner + some(rng, depth - 1)
    if draw < 0.7:
        return f"({rng.choice(GROUPS)}{inner})"
    if draw < 0.78:
        return f"(?:{inner}|{some(rng, depth - 1)}|{rng.choice(['', 'b'])})"
    if draw < 0.9:
        return f"(?:{inner}){rng.choice(REPEATS)}"
    return rng.choice(ANCHORS) if draw < 0.95 else f"(?{rng.choice('=!')}{inner})"


def names(*lists: list[str]) -> Names:
    """Returns lists of patterns, numbered from 0."""
    found = Names(Path("config.json"))
    for number, patterns in enumerate(lists):
        found.add([f"re:{p}" for p in patterns], number, "ignore")
    return found


class Patterns(unittest.TestCase):
    def refused(self, status: int, word: str, patterns: list[str], *given: str) -> None:
        """Asserts an error, of the lists or of one of the names, within seconds."""
        began = time.process_time()
        with self.assertRaises(FxgeError) as caught:
            found = names(patterns)
            for name in given:
                found.find(name)
        self.assertLess(time.process_time() - began, 60)
        self.assertEqual(caught.exception.status, status, str(caught.exception))
        self.assertIn(word, str(caught.exception))
        self.assertLess(len(str(caught.exception)), 500)

    def test_random_patterns(self) -> None:
        rng, matched = random.Random(1), 0
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for _ in range(3000):
                start = rng.choice(["", "", "", "(?i)", "(?s)", "(?m)", "(?a)", "(?x)"])
                given = [start + some(rng, rng.randint(1, 5)) for _ in range(rng.randint(1, 3))]
                compiled, found = [re.compile(p) for p in given], names(*([p] for p in given))
                for _ in range(10):
                    letters = rng.choice(["abc", "aabbc.1_A\n\u00e9 -"])
                    name = "".join(rng.choices(letters, k=rng.randint(0, 7)))
                    wanted = next((i for i, p in enumerate(compiled) if p.match(name)), None)
                    matched += wanted is not None
                    self.assertEqual(found.find(name), wanted, f"{given} {name!r}")
        self.assertGreater(matched, 10000)

    def test_usual_patterns(self) -> None:
        for pattern in USUAL:
            found = names([pattern])
            wanted = [n for n in USUAL_NAMES if re.match(pattern, n)]
            self.assertEqual([n for n in USUAL_NAMES if found.find(n) == 0], wanted, pattern)
            self.assertTrue(wanted)

    def test_the_first_list(self) -> None:
        found = Names(Path("config.json"))
        found.add(["x", "re:a"], 0, "")
        found.add(["ab", "c", "re:.*"], 1, "")
        found.add(["d", "x", "re:c"], 2, "")
        got = {n: found.find(n) for n in ("x", "ab", "c", "d", "a", "")}
        self.assertEqual(got, {"x": 0, "ab": 0, "c": 1, "d": 1, "a": 0, "": 1})

    def test_time(self) -> None:
        """Patterns for which the search of re takes exponential time, or a power of the length."""
        a = "a" * 40
        for pattern, name, matches in [
            ("a?" * 40 + a, f"{a}b", True),
            ("(a|a)" * 40 + "c", f"{a}b", False),
            ("(?:" * 60 + "a?b?" + ")*" * 60 + "c", a * 10, False),
            (".*.*.*.*c", "a" * 100000, False),
            (r"(\w+\.?)+!", a * 100, False),
            ("(?!" * 60 + "a" + ")" * 60, a, True),
            ("a{0,5000}c", a * 100, False),
        ]:
            with self.subTest(pattern[:40]):
                began = time.process_time()
                self.assertEqual(names([pattern]).find(name) is not None, matches)
                self.assertLess(time.process_time() - began, 10)

    def test_refused(self) -> None:
        for status, word, pattern in [
            (4, "is not a pattern", "("),
            (3, "a back reference", "(a)\\1"),
            (3, "a conditional", "(a)?(?(1)b|c)"),
            (3, "a look-behind", ".*(?<!a)b"),
            (7, "at most 64 parentheses", "(" * 3000 + ")" * 3000),
            (7, "too large", "a{99999999999999}"),
            (7, "characters", "a" * 20000),
            (7, "positions", "(){4294967294}"),
            (7, "positions", "(?:" * 8 + "a" + "){9999}" * 8),
        ]:
            self.refused(status, word, [pattern])
        self.refused(7, "positions", [f".*x{i}y" for i in range(3000)])

    def test_too_many_steps(self) -> None:
        self.refused(
            7,
            "too many steps",
            [f"[{chr(0x4E00 + i)}]*" for i in range(3000)],
            *map(chr, range(0x4E00, 0x8E00)),
        )


class Growth(unittest.TestCase):
    """Configurations with many entries, for many layers."""

    def setUp(self) -> None:
        self.dir = Path(self.enterContext(tempfile.TemporaryDirectory()))
        weight, scale = torch.zeros(1, 1, dtype=torch.int8), torch.ones(1, 1)
        layer = {"weight": weight, "weight_scale": scale}
        self.layers = {f"l{i}": {n: t.clone() for n, t in layer.items()} for i in range(4000)}

    def read(self, **config: Any) -> fxge.quant.Checkpoint:
        made.write(self.dir, self.layers, made.compressed_config("W8A8_DYNAMIC", **config))
        began = time.process_time()
        found = fxge.quant.read(self.dir)
        self.assertLess(time.process_time() - began, 30)
        return found

    def test_names(self) -> None:
        found = self.read(ignore=[f"x{i}" for i in range(100000)])
        self.assertEqual(len(found.layers), 4000)

    def test_patterns(self) -> None:
        self.assertEqual(len(self.read(ignore=[f"re:.*x{i}y" for i in range(1000)]).layers), 4000)

    def test_groups(self) -> None:
        group = made.compressed_config("W8A8_DYNAMIC")["config_groups"]["group_0"]
        groups = {f"g{i}": {**group, "targets": [f"x{i}", "Linear"]} for i in range(4000)}
        self.assertEqual(len(self.read(config_groups=groups).layers), 4000)


if __name__ == "__main__":
    unittest.main()
