# SPDX-License-Identifier: Apache-2.0
"""A small DeepSeek-V3, written as a recipe for the NPU: tokens of compiled programs, with and
without drafts, against plain PyTorch.
"""

from __future__ import annotations

import dataclasses
import functools
import tempfile
import unittest
from collections import Counter
from typing import Any

import recipe_deepseek as deepseek
import recipe_plain as plain
import support
import torch
from recipe_runs import Job, check, types_of

PROMPTS, STEPS = [7, 3, 9, 5], 10
ALLOWED, ALLOWED_BYTES = 0.4, 0.8  # differences of logits; the right one is 8


def run(
    c: deepseek.Config, world: int = 1, *, spread: bool = False, **how: Any
) -> list[plain.Found]:
    """Generates by a model that is fitted to a random text; compares all tokens."""
    torch.manual_seed(1)
    text = torch.randint(0, c.vocabulary, (len(PROMPTS), max(PROMPTS) + STEPS))
    reference = deepseek.Plain(c, deepseek.weights(c), 1 if spread else world)
    with torch.no_grad():
        reference.fit(text, PROMPTS, 0.6)
    model = functools.partial(deepseek.Model, c, reference.w, spread=spread)
    job = Job(model, text, PROMPTS, STEPS, spread=spread, **how)
    return check(job, reference, ALLOWED_BYTES if c.quantised else ALLOWED, world)


BF16, BYTES = deepseek.Config(), deepseek.Config(quantised=True)
long = unittest.skipUnless(support.LONG, "runs with --long")


def products(types: Counter[str]) -> dict[str, int]:
    """Returns the types of matrix products."""
    return {t: n for t, n in types.items() if "matmul" in t.lower()}


class Tokens(unittest.TestCase):
    """Decode is compiled, prefill runs eagerly."""

    def test_drafts(self) -> None:
        """Drafts are accepted and rejected, and have the reference's logits, too."""
        (found,) = run(BF16, drafts=1)
        self.assertGreater(min(found.drafts), 5)

    @long
    def test_prolog(self) -> None:
        run(dataclasses.replace(BF16, prolog=True), drafts=1)

    @long
    def test_several_drafts(self) -> None:
        run(BF16, drafts=2)

    @long
    def test_streams(self) -> None:
        """The shared expert has its stream; experts are chosen by operators of PyTorch."""
        run(dataclasses.replace(BF16, fused_gate=False, streams=True))

    @long
    def test_ranks(self) -> None:
        run(BF16, 2, drafts=1)

    @long
    def test_spread(self) -> None:
        run(BF16, 2, spread=True, drafts=1)

    @long
    def test_bytes_ranks(self) -> None:
        run(BYTES, 2, drafts=1)

    def test_bytes_spread(self) -> None:
        run(BYTES, 2, spread=True)


class Prefill(unittest.TestCase):
    """Decode and prefill are compiled, and share caches."""

    @long
    def test_compiled(self) -> None:
        run(BF16, compiled_prefill=True, drafts=1)

    @long
    def test_compiled_ranks(self) -> None:
        run(BF16, 2, compiled_prefill=True, drafts=1)
        run(BYTES, 2, compiled_prefill=True, drafts=1)

    @long
    def test_cache_compile(self) -> None:
        with tempfile.TemporaryDirectory() as directory:
            run(BF16, compiled_prefill=True, cache_dir=directory, drafts=1)

    def test_bytes(self) -> None:
        """Products of floats are the head, the router, and two of a layer's latent part, whose
        weights are of floats in the recipes, too.
        """
        with tempfile.TemporaryDirectory() as directory:
            run(BYTES, compiled_prefill=True, dump=directory)
            prefill, decode = (types_of(directory, i) for i in range(2))
        self.assertEqual(
            products(prefill),
            {
                "QuantBatchMatmulV3(bytes)": 6 * BYTES.layers,
                "GroupedMatmul(bytes)": 2,
                "BatchMatMulV2": 1 + 2 * BYTES.layers,
                "MatMulV2": 1,
            },
        )
        self.assertEqual(
            products(decode),
            {
                "QuantBatchMatmulV3(bytes)": 6 * BYTES.layers,
                "GroupedMatmul(bytes)": 2,
                "TransposeBatchMatMul": 2 * BYTES.layers,
                "BatchMatMulV2": 1,
                "MatMulV2": 1,
            },
        )
        self.assertEqual(decode["KvRmsNormRopeCache"], BYTES.layers)
        self.assertEqual(decode["ScatterElements"], 0)
        self.assertLessEqual(decode.total(), 100)


if __name__ == "__main__":
    unittest.main()
