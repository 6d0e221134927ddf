#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures `fxge reduce` on models of usual size with a planted fault: nodes that are left, tests and seconds.

reduce.py BUILD [--models bert llama resnet] [--directory DIR]    needs torch and transformers; a gigabyte of memory and of disk each

The faults are a kernel that crashes, one that is wrong (against PyTorch), both of tests/reduce/, and an operator that fxge does not have.
Exit code 1 if ten nodes or more are left, or ten minutes are exceeded.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
NODES, SECONDS = 10, 600
REPLACED = {"bert": "aten.gelu.default(", "llama": "aten.silu.default(", "resnet": "aten.max_pool2d.default("}


def make(name: str) -> tuple[Any, tuple[Any, ...]]:
    """Returns a module with random weights, and its inputs."""
    import torch
    import transformers

    if name == "bert":
        return transformers.BertModel(transformers.BertConfig()), (torch.randint(0, 30000, (1, 128)),)
    if name == "llama":
        config = transformers.LlamaConfig(
            hidden_size=768,
            intermediate_size=2048,
            num_hidden_layers=12,
            num_attention_heads=12,
            num_key_value_heads=4,
            vocab_size=32000,
            use_cache=False,
        )
        return transformers.LlamaForCausalLM(config), (torch.randint(0, 32000, (1, 64)),)
    return transformers.ResNetForImageClassification(transformers.ResNetConfig()), (torch.randn(1, 3, 224, 224),)


def export(name: str, path: Path) -> None:
    import torch

    torch.manual_seed(0)
    model, args = make(name)
    with torch.no_grad():
        torch.export.save(torch.export.export(model.eval(), args, strict=False), path)


def reduce(fxge: str, model: Path, out: Path, *args: str) -> dict[str, Any]:
    """Runs the command; returns its JSON, with the seconds."""
    begin = time.monotonic()
    done = subprocess.run(
        [fxge, "reduce", str(model), "-o", str(out), "--force", "--json", f"--weights-from={model.parent}", *args],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "shim/src"), *filter(None, sys.path)])},
    )
    found = json.loads(done.stdout)
    if done.returncode:
        raise RuntimeError(done.stdout[-2000:] + done.stderr[-2000:])
    return {**found, "seconds": time.monotonic() - begin}


def cases(build: Path, name: str, model: Path) -> dict[str, list[str]]:
    """Returns the arguments of `fxge reduce` for each kind of fault, and writes the program that they need."""
    plugins = build / "tests/reduce/plugins"
    text = model.with_suffix(".fx")
    subprocess.run([build / "cli/fxge", "dump", str(model), "--stage=import", "-o", str(text), "--force"], check=True)
    text.write_text(text.read_text().replace(REPLACED[name], "other" + REPLACED[name][4:]))
    return {
        "crash": [str(model), "--crash", f"--plugin={plugins / 'crash.so'}"],
        "wrong": [str(model), "--wrong", f"--python={sys.executable}", f"--plugin={plugins / 'wrong.so'}", "--timeout=300"],
        "unsupported": [str(text), "--unsupported"],
    }


def main() -> int:
    """Prints a row for each model and fault."""
    parser = argparse.ArgumentParser()
    parser.add_argument("build", type=Path)
    parser.add_argument("--models", nargs="+", default=list(REPLACED))
    parser.add_argument("--directory", type=Path)
    a = parser.parse_args()
    failed = 0
    os.environ.setdefault("FXGE_LIBRARY", str(a.build.resolve() / "libfxge.so"))
    with tempfile.TemporaryDirectory() as temporary:
        directory = a.directory or Path(temporary)
        print(f"{'model':8} {'fault':12} {'nodes':>6} {'left':>5} {'tests':>6} {'seconds':>8}")
        for name in a.models:
            model = directory / f"{name}.pt2"
            if not model.exists():
                export(name, model)
            for fault, args in cases(a.build.resolve(), name, model).items():
                r = reduce(str(a.build.resolve() / "cli/fxge"), Path(args[0]), directory / f"{name}.{fault}", *args[1:])
                failed += r["nodes"] >= NODES or r["seconds"] > SECONDS
                print(f"{name:8} {fault:12} {r['before']:6} {r['nodes']:5} {r['tests']:6} {r['seconds']:8.1f}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
