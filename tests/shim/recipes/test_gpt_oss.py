# SPDX-License-Identifier: Apache-2.0
"""A small GPT-OSS, written as a recipe for the NPU: tokens of compiled programs, against plain
PyTorch.
"""

from __future__ import annotations

import functools
import unittest
from typing import Any

import recipe_gpt_oss as gpt_oss
import recipe_plain as plain
import support
import torch
from recipe_runs import Job, check

PROMPTS, STEPS = [7, 3, 12, 5], 10
ALLOWED = 0.45  # difference of logits of bf16; the right token's is 8


def run(world: int = 1, **how: Any) -> list[plain.Found]:
    """Generates by a model that is fitted to a random text; compares all tokens."""
    torch.manual_seed(1)
    c = gpt_oss.Config()
    text = torch.randint(0, c.vocabulary, (len(PROMPTS), max(PROMPTS) + STEPS))
    reference = gpt_oss.Plain(c, gpt_oss.weights(c))
    reference.fit(text, PROMPTS)
    model = functools.partial(gpt_oss.Model, c, reference.w)
    job = Job(model, text, PROMPTS, STEPS, kinds=gpt_oss.KINDS, **how)
    return check(job, reference, ALLOWED, world)


class Tokens(unittest.TestCase):
    """Decode is compiled, prefill runs eagerly."""

    def test_decode(self) -> None:
        run()

    @unittest.skipUnless(support.LONG, "runs with --long")
    def test_ranks(self) -> None:
        run(2)


class Prefill(unittest.TestCase):
    """Decode and prefill are compiled, and share caches."""

    @unittest.skipUnless(support.LONG, "runs with --long")
    def test_compiled(self) -> None:
        run(compiled_prefill=True)

    def test_compiled_ranks(self) -> None:
        run(2, compiled_prefill=True)


if __name__ == "__main__":
    unittest.main()
