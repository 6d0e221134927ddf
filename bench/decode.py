#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares a decode step over a static KV cache with eager PyTorch, on one thread, with caches of several lengths.

usage: bench/decode.py BUILD_DIR   (a release build; needs torch and transformers)
Medians of steps in the middle of the cache: eager, the saved program by `fxge run`, and live by torch.compile.
"""

import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
STEPS = 41


def model_of(cache: int):
    """Makes a Llama of four layers, 23 * 10^6 parameters."""
    import torch
    from transformers import GenerationConfig, LlamaConfig, LlamaForCausalLM

    torch.manual_seed(0)
    model = LlamaForCausalLM(LlamaConfig(
        vocab_size=8192, hidden_size=512, intermediate_size=1408, num_hidden_layers=4, num_attention_heads=8,
        num_key_value_heads=2, max_position_embeddings=cache)).eval()
    model.generation_config = GenerationConfig(
        use_cache=True, cache_implementation="static", cache_config={"batch_size": 1, "max_cache_len": cache})
    return model


def median_ms(step) -> float:
    """Returns the median of STEPS calls, after a few warm-up calls."""
    times = []
    for _ in range(STEPS + 3):
        start = time.perf_counter()
        step()
        times.append(1e3 * (time.perf_counter() - start))
    return statistics.median(times[3:])


def offline_ms(fxge: str, program, inputs, directory: str) -> float:
    """Runs `fxge run --repeat` on the compiled program."""
    import numpy
    import torch

    torch.export.save(program, f"{directory}/decode.pt2")
    numpy.savez(f"{directory}/in.npz", **{name: value.numpy() for name, value in inputs.items()})
    subprocess.run([fxge, "compile", f"{directory}/decode.pt2", "-o", f"{directory}/decode.air", "--force", "-q"], check=True)
    done = subprocess.run([fxge, "run", f"{directory}/decode.air", "--inputs", f"{directory}/in.npz", "--threads", "1",
                           "--repeat", str(STEPS + 3)], check=True, capture_output=True, text=True)
    return statistics.median(float(t) for t in re.findall(r"([0-9.]+) ms", done.stderr)[3:])


def main() -> None:
    """Prints a row for each length of the cache."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    os.environ["FXGE_LIBRARY"] = f"{sys.argv[1]}/libfxge.so"
    sys.path.insert(0, str(ROOT / "shim" / "src"))
    import fxge.backend
    import torch
    from transformers.integrations.executorch import TorchExportableModuleWithStaticCache

    torch.set_num_threads(1)
    print(f"{'cache':>6} {'eager ms':>9} {'offline ms':>11} {'live ms':>8} {'offline/eager':>14} {'live/eager':>11}")
    for cache in (128, 1024, 4096):
        module = TorchExportableModuleWithStaticCache(model_of(cache))
        inputs = {"input_ids": torch.tensor([[3]]), "cache_position": torch.tensor([cache // 2])}
        with torch.no_grad(), tempfile.TemporaryDirectory() as directory:
            program = torch.export.export(module, (), inputs, strict=True)
            eager = median_ms(lambda m=module, i=inputs: m(**i))
            offline = offline_ms(f"{sys.argv[1]}/cli/fxge", program, inputs, directory)
            torch._dynamo.reset()
            compiled = torch.compile(module, backend=fxge.backend.backend, fullgraph=True)
            live = median_ms(lambda m=compiled, i=inputs: m(**i))
        print(f"{cache:6} {eager:9.2f} {offline:11.2f} {live:8.2f} {offline / eager:14.2f} {live / eager:11.2f}")


if __name__ == "__main__":
    main()
