# SPDX-License-Identifier: Apache-2.0
"""A small Qwen3, written as a recipe for the NPU: tokens of compiled programs, against plain
PyTorch.
"""

from __future__ import annotations

import functools
import tempfile
import unittest
from typing import Any

import recipe_plain as plain
import recipe_qwen3 as qwen3
import support
import torch
from recipe_runs import Job, check, types_of

PROMPTS, STEPS = [7, 3, 12, 5], 10
ALLOWED, ALLOWED_BYTES = 0.3, 0.6  # differences of logits; the right one is 8


def run(c: qwen3.Config, world: int = 1, *, spread: bool = False, **how: Any) -> list[plain.Found]:
    """Generates by a model that is fitted to a random text; compares all tokens."""
    torch.manual_seed(1)
    text = torch.randint(0, c.vocabulary, (len(PROMPTS), max(PROMPTS) + STEPS))
    reference = qwen3.Plain(c, qwen3.weights(c), 1 if spread else world)
    reference.fit(text, PROMPTS)
    model = functools.partial(qwen3.Model, c, reference.w, spread=spread)
    job = Job(model, text, PROMPTS, STEPS, spread=spread, **how)
    return check(job, reference, ALLOWED_BYTES if c.quantised else ALLOWED, world)


DENSE, MOE = qwen3.Config(), qwen3.Config(experts=8)


long = unittest.skipUnless(support.LONG, "runs with --long")


class Tokens(unittest.TestCase):
    """Decode is compiled, prefill runs eagerly."""

    def test_dense(self) -> None:
        """A layer has at most 30 nodes, and caches are written in place."""
        with tempfile.TemporaryDirectory() as directory:
            run(DENSE, dump=directory)
            types = types_of(directory)
        self.assertLessEqual(types.total(), 30 * DENSE.layers)
        self.assertEqual(types["ScatterElements"], 0)
        self.assertEqual(types["ScatterNdUpdate"], 2 * DENSE.layers)

    @long
    def test_dense_ranks(self) -> None:
        run(DENSE, 2)

    @long
    def test_experts(self) -> None:
        run(MOE)

    @long
    def test_experts_ranks(self) -> None:
        run(MOE, 2)

    def test_experts_spread(self) -> None:
        run(MOE, 2, spread=True)

    @long
    def test_quantised(self) -> None:
        run(qwen3.Config(quantised=True))

    @long
    def test_quantised_ranks(self) -> None:
        run(qwen3.Config(quantised=True), 2)


class Prefill(unittest.TestCase):
    """Decode and prefill are compiled, and share caches."""

    @long
    def test_compiled(self) -> None:
        for c in (DENSE, MOE):
            run(c, compiled_prefill=True)

    @long
    def test_compiled_ranks(self) -> None:
        run(DENSE, 2, compiled_prefill=True)
        run(MOE, 2, compiled_prefill=True)

    def test_cache_compile(self) -> None:
        with tempfile.TemporaryDirectory() as directory:
            run(MOE, compiled_prefill=True, cache_dir=directory)


if __name__ == "__main__":
    unittest.main()
