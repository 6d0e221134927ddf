# SPDX-License-Identifier: Apache-2.0
"""Greedy decoding live: a Llama with a static KV cache, prefill and decode, against eager."""

from __future__ import annotations

import tempfile
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any

import support
import torch

import fxge

try:
    import decode
    from transformers import LlamaForCausalLM, StaticCache
except ImportError as missing:  # transformers may be missing
    raise unittest.SkipTest(str(missing)) from missing

EXTRA = (0, 1, 2) if support.LONG else (0, 1)  # prompts of other lengths, which make sizes dynamic
TOLERANCE = {torch.float32: 2e-5, torch.bfloat16: 1.5e-2}


def new_cache(model: LlamaForCausalLM) -> StaticCache:
    config = model.config
    cache = StaticCache(config=config, max_cache_len=decode.CACHE)
    heads, width = config.num_key_value_heads, config.hidden_size // config.num_attention_heads
    cache.early_initialization(1, heads, width, model.dtype, torch.device("cpu"))
    return cache


def generate(
    f: Callable[..., Any], cache: StaticCache, prompt: torch.Tensor, new: int = decode.NEW
) -> list[int]:
    """Runs a user's loop: one call for the prompt, one for each token."""
    tokens: list[int] = []
    ids = prompt
    with torch.no_grad():
        while len(tokens) < new:
            logits = f(input_ids=ids, past_key_values=cache, use_cache=True).logits
            tokens.append(int(logits[0, -1].argmax()))
            ids = torch.tensor([tokens[-1:]])
    return tokens


def demanded(model: LlamaForCausalLM, **keywords: Any) -> int:
    """Returns the number of graphs that Dynamo's guards require, for any backend."""
    torch._dynamo.reset()
    counter = support.Counter(torch._dynamo.lookup_backend("eager"))
    f = torch.compile(model, backend=counter, fullgraph=True, **keywords)
    for extra in EXTRA:
        generate(f, new_cache(model), prompt_of(extra), 3)
    return counter.count


def prompt_of(extra: int) -> torch.Tensor:
    return torch.cat([decode.prompt(), decode.prompt()[:, :extra]], dim=1)


class Decode(unittest.TestCase):
    """One test for each form and way of compilation."""

    def check(self, form: decode.Form, **keywords: Any) -> None:
        model = decode.llama(form)
        count = demanded(model, **keywords)
        f, counter = support.compiled(model, **keywords)
        for extra in EXTRA:
            expected, found = new_cache(model), new_cache(model)
            tokens = generate(f, found, prompt_of(extra))
            self.assertEqual(tokens, generate(model, expected, prompt_of(extra)))
            for a, b in zip(found.layers, expected.layers, strict=True):
                support.assert_same([a.keys, a.values], [b.keys, b.values], TOLERANCE[form.dtype])
                self.assertEqual(int(a.cumulative_length), int(b.cumulative_length))
        self.assertEqual(counter.count, count, "compiles that eager's guards do not demand")
        self.assertFalse(torch._dynamo.utils.counters["graph_break"])

    @unittest.skipUnless(support.LONG, "long: test_generate has this type in every change")
    def test_f32(self) -> None:
        self.check(decode.FORMS[0])

    @unittest.skipUnless(support.LONG, "long: test_dynamic_bf16 has this type in every change")
    def test_bf16(self) -> None:
        self.check(decode.FORMS[2])

    @unittest.skipUnless(support.LONG, "long: test_dynamic_bf16 has one layer less")
    def test_dynamic(self) -> None:
        self.check(decode.FORMS[0], dynamic=True)

    def test_dynamic_bf16(self) -> None:
        self.check(decode.FORMS[2], dynamic=True)

    def test_in_place(self) -> None:
        """The program writes into the given cache without copies."""
        model = decode.llama(decode.FORMS[0])
        cache = new_cache(model)
        with tempfile.TemporaryDirectory() as directory:
            f, _ = support.compiled(model, {"dump": directory})
            generate(f, cache, decode.prompt(), 2)
            programs = [path.read_text() for path in Path(directory).glob("*.ge.txt")]
        self.assertEqual(len(programs), 2)
        for text in programs:
            self.assertEqual(text.count("ge.ScatterNdUpdate("), 2 * len(cache.layers))
            for copy in ("TensorMove", "ScatterElements"):
                self.assertNotIn(copy, text)

    def test_in_place_strided(self) -> None:
        """A cache that is a view with gaps; the rest of its storage does not change."""

        def write(cache: torch.Tensor, at: torch.Tensor, x: torch.Tensor) -> torch.Tensor:
            cache.index_copy_(1, at, x)
            return cache.sum(dim=1)

        at, x = torch.tensor([4, 1]), torch.randn(2, 2, 2)
        f, _ = support.compiled(write)
        for pick in (lambda t: t[:, ::2], lambda t: t[:, :6], lambda t: t.transpose(0, 2)):
            whole = torch.randn(2, 12, 2)
            expected = whole.clone()
            with torch.no_grad():
                wanted = write(pick(expected), at, x)
                found = f(pick(whole), at, x)
            support.assert_same([found, whole], [wanted, expected])

    def test_offline(self) -> None:
        """Saved programs, default and decomposed, in one session."""
        form = decode.FORMS[0 if support.LONG else 2]
        expected = decode.generate(decode.llama(form))
        programs = decode.export_form(form)
        for forms in (programs, {k: p.run_decompositions() for k, p in programs.items()}):
            prefill = fxge.compile(forms["prefill"], threads=1)
            step = fxge.compile(forms["decode"], beside=prefill)
            logits = prefill(**decode.call(decode.prompt(), 0))
            tokens = [int(logits[0, -1].argmax())]
            while len(tokens) < len(expected):
                at = decode.PROMPT + len(tokens) - 1
                logits = step(**decode.call(torch.tensor([tokens[-1:]]), at))
                tokens.append(int(logits[0, -1].argmax()))
            self.assertEqual(tokens, expected)
            self.assertEqual(int(prefill.states()["cumulative_length_0"]), at + 1)
            with self.assertRaises(fxge.FxgeError):
                fxge.compile(forms["decode"], beside=prefill, threads=2)

    def test_generate(self) -> None:
        """generate() of transformers with a compiled forward."""
        model = decode.llama(decode.FORMS[0])
        expected = decode.generate(model)
        f, counter = support.compiled(model.forward)
        model.forward = f
        self.assertEqual(decode.generate(model), expected)
        self.assertEqual(counter.count, 2, "prefill and decode")


if __name__ == "__main__":
    unittest.main()
