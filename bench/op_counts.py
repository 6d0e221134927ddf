#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Counts GE operators a layer, in all three forms: exported, decomposed, and live by torch.compile.

usage: FXGE_LIBRARY=build/release/libfxge.so bench/op_counts.py [--check] [--kinds] [MODEL ...]

A layer has (operators at 4 layers - operators at 2) / 2, without constants and weights, of a static graph in eval mode.
Models are transformers' with random weights (tests/models/hf.py). --kinds lists the operators of a layer; --check fails
if a layer has more than the bound, or the forms differ.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import warnings
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "shim" / "src"), str(ROOT / "tests" / "models")]

import fxge  # noqa: E402
import hf  # noqa: E402
import torch  # noqa: E402
import transformers  # noqa: E402
from fxge.backend import get_backend  # noqa: E402
from torch import nn  # noqa: E402
from zoo import Args  # noqa: E402

NODE = re.compile(r"^ +(?:%\S+(?:, )?)*(?::\d+)? *= (ge\.\w+)\(", re.MULTILINE)
CONSTANT = frozenset(("ge.Const", "ge.Constant", "ge.Data", "ge.FileConstant"))
FORMS = ("default", "decomposed", "aot")


@dataclass(frozen=True)
class Model:
    """Builder of `n` layers, its inputs, and the maximum of operators a layer in every form."""

    make: Callable[[int], nn.Module]
    case: hf.Case
    bound: int
    forms: tuple[str, ...] = FORMS


MODELS = {
    "llama": Model(hf.llama, hf.tokens(2, 7), 18),
    "bert": Model(hf.bert, hf.tokens(2, 7), 16),
    "gpt2": Model(hf.gpt2, hf.tokens(2, 8), 15, ("default", "aot")),
    "vit": Model(hf.vit, hf.pixels(2, 3, 16, 16), 16),
    "t5": Model(hf.t5, hf.pairs(2, 7, 5), 71),
    "mixtral": Model(partial(hf.mixtral, "batched_mm"), hf.tokens(2, 5), 37),
}


def kinds(text: str) -> Counter[str]:
    """Counts operators of a program's text by type."""
    found = Counter(NODE.findall(text))
    return Counter({op: n for op, n in found.items() if op not in CONSTANT})


def exported(module: nn.Module, args: Args, decompose: bool) -> str:
    program = torch.export.export(module, args)
    return fxge.compile(program.run_decompositions() if decompose else program).text()


def live(module: nn.Module, args: Args) -> str:
    """Returns the backend's program of the module's only graph."""
    torch._dynamo.reset()
    with tempfile.TemporaryDirectory() as directory, torch.no_grad():
        backend = get_backend(config=fxge.Config.of({"dump": directory, "threads": 1}))
        torch.compile(module, backend=backend, fullgraph=True)(*args)
        (text,) = Path(directory).glob("*.ge.txt")
        return text.read_text(encoding="utf-8")


def compiled(model: Model, layers: int, form: str) -> Counter[str]:
    torch.manual_seed(0)
    module = model.make(layers).eval()
    args = model.case(torch.Generator().manual_seed(0))
    if form == "aot":
        return kinds(live(module, args))
    return kinds(exported(module, args, form == "decomposed"))


def layer(model: Model, form: str) -> dict[str, float]:
    """Counts operators of one layer by type."""
    two, four = compiled(model, 2, form), compiled(model, 4, form)
    return {op: (four[op] - two[op]) / 2 for op in sorted(four | two) if four[op] != two[op]}


def show_kinds(name: str, layers: dict[str, dict[str, float]]) -> None:
    print(f"\n{name:24}" + "".join(f"{form:>12}" for form in layers))
    for op in sorted(set().union(*layers.values())):
        print(f"  {op:22}" + "".join(f"{of.get(op, 0):12g}" for of in layers.values()))


def faults(name: str, model: Model, counts: dict[str, float]) -> list[str]:
    """Returns the reasons why the counts are wrong."""
    found = [
        f"{name} {form}: {count:g} operators a layer, at most {model.bound} expected"
        for form, count in counts.items()
        if count > model.bound
    ]
    if len(set(counts.values())) > 1:
        found.append(f"{name}: the forms differ: {counts}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("models", nargs="*", metavar="MODEL", help=", ".join(MODELS))
    parser.add_argument(
        "--kinds", action="store_true", help="list the types of a layer's operators"
    )
    parser.add_argument("--check", action="store_true", help="fail where a bound is passed")
    options = parser.parse_args()
    if unknown := set(options.models) - set(MODELS):
        parser.error(f"no such model: {', '.join(sorted(unknown))}")
    warnings.filterwarnings("ignore")
    transformers.logging.set_verbosity_error()
    torch.set_num_threads(1)
    found: list[str] = []
    print(f"{'operators a layer':24}" + "".join(f"{f:>12}" for f in FORMS))
    for name in options.models or MODELS:
        model = MODELS[name]
        layers = {form: layer(model, form) for form in model.forms}
        counts = {form: sum(of.values()) for form, of in layers.items()}
        found += faults(name, model, counts)
        cells = (f"{counts[f]:12g}" if f in counts else f"{'-':>12}" for f in FORMS)
        print(f"{name:24}" + "".join(cells))
        if options.kinds:
            show_kinds(name, layers)
    print("\n".join(found if options.check else []))
    return 1 if found and options.check else 0


if __name__ == "__main__":
    sys.exit(main())
