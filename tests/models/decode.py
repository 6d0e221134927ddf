# SPDX-License-Identifier: Apache-2.0
"""Exports a Llama over its static KV cache as a prefill and a decode program; README.md says more."""

from __future__ import annotations

import argparse
import sys
import tempfile
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
import transformers
from torch import Tensor
from torch.export import Dim, ExportedProgram
from transformers import GenerationConfig, LlamaConfig, LlamaForCausalLM
from transformers.integrations.executorch import TorchExportableModuleWithStaticCache

import export
import zoo

DATA = Path(__file__).resolve().parent / "data_decode"
VOCAB, CACHE, PROMPT, NEW = 32, 40, 5, 32
LENGTH = Dim("length", min=2, max=16)


@dataclass(frozen=True)
class Form:
    """Options of the export of the two programs."""

    name: str
    layers: int
    strict: bool
    seed: int
    dtype: torch.dtype = torch.float32


FORMS = (
    Form("strict", 2, True, 35),
    Form("lax", 2, False, 35),
    Form("bf16", 1, True, 34, torch.bfloat16),
)
CLOSE = {torch.float32: 0.02, torch.bfloat16: 0.05}


def llama(form: Form) -> LlamaForCausalLM:
    """Makes weights large enough that tokens vary; the seed is one for which the best token wins by a margin."""
    torch.manual_seed(zoo.seed_of("decode") + form.seed)
    config = LlamaConfig(
        vocab_size=VOCAB,
        hidden_size=16,
        intermediate_size=24,
        num_hidden_layers=form.layers,
        num_attention_heads=2,
        num_key_value_heads=1,
        max_position_embeddings=CACHE,
        initializer_range=0.5,
        bos_token_id=None,
        eos_token_id=None,
    )
    model = LlamaForCausalLM(config).to(form.dtype).eval()
    model.generation_config = GenerationConfig(
        use_cache=True,
        cache_implementation="static",
        cache_config={"batch_size": 1, "max_cache_len": CACHE},
    )
    return model


def prompt() -> Tensor:
    return torch.randint(VOCAB, (1, PROMPT), generator=torch.Generator().manual_seed(1))


def call(ids: Tensor, start: int) -> dict[str, Tensor]:
    """Returns token ids at the positions from `start` on, in the module's form."""
    return {"input_ids": ids, "cache_position": torch.arange(start, start + ids.shape[1])}


def lean(program: ExportedProgram) -> ExportedProgram:
    """Keeps only the innermost module of a node: strict exports name modules by address."""
    for node in export.strip(program).graph.nodes:
        node.meta.pop("source_fn_stack", None)
        for path, kind in list(node.meta.get("nn_module_stack", {}).values())[-1:]:
            node.meta["nn_module_stack"] = {path: (path, kind)}
    return program


def export_form(form: Form) -> dict[str, ExportedProgram]:
    """Returns the programs, each over a module of its own: weights are equal, but not shared."""
    dynamic = {"input_ids": {1: LENGTH}, "cache_position": {0: LENGTH}}
    programs = {}
    for name, ids, shapes in (
        ("prefill", prompt(), dynamic),
        ("decode", prompt()[:, :1], None),
    ):
        module = TorchExportableModuleWithStaticCache(llama(form))
        with torch.no_grad():
            program = torch.export.export(
                module, (), call(ids, 0), dynamic_shapes=shapes, strict=form.strict
            )
        programs[name] = lean(program)
    return programs


# --- the expected values ----------------------------------------------------------------------


def generate(model: LlamaForCausalLM) -> list[int]:
    """Returns the tokens that eager transformers generates greedily."""
    with torch.no_grad():
        out = model.generate(
            prompt(), attention_mask=torch.ones_like(prompt()), max_new_tokens=NEW, do_sample=False
        )
    return [int(t) for t in out[0, PROMPT:]]


def steps(module: Any, tokens: list[int]) -> Iterator[Tensor]:
    """Returns logits of the last position of each step; `tokens` are passed in whatever the logits are."""
    with torch.no_grad():
        yield module(**call(prompt(), 0))[0, -1]
        for i, token in enumerate(tokens[:-1]):
            yield module(**call(torch.tensor([[token]]), PROMPT + i))[0, -1]


def margin(logits: list[Tensor]) -> float:
    """Returns the smallest margin of the best token, relative to the largest logit."""
    best = [torch.topk(x.double(), 2).values for x in logits]
    return min(float((b[0] - b[1]) / x.abs().max()) for b, x in zip(best, logits, strict=True))


def expected(form: Form) -> export.Arrays:
    model = llama(form)
    tokens = generate(model)
    module = TorchExportableModuleWithStaticCache(llama(form))
    logits = list(steps(module, tokens))
    if [int(x.argmax()) for x in logits] != tokens:
        raise SystemExit(f"{form.name}: the module and generate() differ")
    close = margin(logits)
    if close < CLOSE[form.dtype] or len(set(tokens)) < 10:
        raise SystemExit(f"{form.name}: margin {close}, tokens {tokens}: choose another seed")
    wide = TorchExportableModuleWithStaticCache(llama(form).double())
    for _ in steps(wide, tokens):
        pass
    arrays = {"prompt": prompt().numpy(), "tokens": np.asarray(tokens)}
    for name, value in module.named_buffers():
        if "cache" in name or "length" in name:
            ref = dict(wide.named_buffers())[name]
            arrays[f"state/{name}"] = export.as_array(value)
            arrays[f"state_ref/{name}"] = export.as_double(ref)
            arrays[f"state_err/{name}"] = export.error(value, ref)
    return arrays


# --- the command ------------------------------------------------------------------------------


def produce(directory: Path) -> None:
    for form in FORMS:
        for name, program in export_form(form).items():
            export.save(program, directory / f"{form.name}.{name}.pt2")
        if form.name != "lax":  # the same model as strict, and the same results
            export.write_npz(directory / f"{form.name}.npz", expected(form))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="export elsewhere and compare")
    options = parser.parse_args()
    warnings.filterwarnings("ignore")
    transformers.logging.set_verbosity_error()
    torch.set_num_threads(1)
    if not options.check:
        DATA.mkdir(exist_ok=True)
        produce(DATA)
        return 0
    with tempfile.TemporaryDirectory() as name:
        produce(Path(name))
        changed = export.differing(Path(name), DATA)
    print("\n".join(changed) or "all files are as checked in")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
