# SPDX-License-Identifier: Apache-2.0
"""Tests sizes 0 and 1 of dims exported by Dim.AUTO: every dynamic spec of tests/ops, saved, against `ep.module()`.

    python3 tests/torch/small_sizes.py build/dev/libfxge.so [--only WORD ...] [--every N] [--verbose]

torch.export traces a dim as at least two and saves that assumption, which PyTorch's own program drops. A program is
exported and compiled once and runs for all sizes. Sizes that `ep.module()` refuses are not compared. A refusal by E0957
or E0958 is counted: the file declares another size of a result than it has. Any other refusal is a fault.
"""

from __future__ import annotations

import argparse
import collections
import logging
import pathlib
import sys
import warnings
from typing import Any

import torch

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "ops")]

import calls  # noqa: E402
import cases  # noqa: E402
import fxge_ctypes as fxge  # noqa: E402
import npu_reference  # noqa: E402
import specs  # noqa: E402

# Results that PyTorch leaves unwritten without classes; a mask without elements, of another dtype than PyTorch's meta
# function gives; a division by zero in a reference, of a channel of equal elements.
KNOWN = ("multi_margin_loss", "multilabel_margin_loss", "native_dropout.", "npu.npu_dynamic_quant_asymmetric.perchannel")
# Gradients that end PyTorch's process: these write beyond their memory, or divide an integer by a batch of zero.
BROKEN = ("reflection_pad", "replication_pad", "native_batch_norm")
SIZES = [(0, 4), (1, 4), (2, 4), (3, 0), (3, 1), (3, 2), (0, 0), (1, 1)]  # values of a and b


class Program:
    """A spec's call, exported for sizes 3 and 4 and compiled."""

    def __init__(self, lib: Any, spec: specs.Spec, name: str) -> None:
        self.spec, self.name = spec, name
        first, second = (self.call(a, b) for a, b in ((3, 4), (5, 6)))
        first.results()
        exported, data = calls.exported(first, calls.free_dims(first, second))
        self.module = exported.module()
        self.session = fxge.Session(lib)
        program = self.session.load(data)
        self.session.compile(program)
        self.opened = self.session.open(program)

    def call(self, a: int, b: int) -> calls.Call:
        """Returns the call with these sizes."""
        return cases.call_of(self.spec, self.spec.op, self.name, self.spec.dtypes[0], a, b)

    def compare(self, a: int, b: int) -> str:
        """Runs the program at these sizes and returns the verdict: ok, WRONG, REFUSED or eager refuses."""
        try:
            call = self.call(a, b)
            outs = [
                t for t in torch.utils._pytree.tree_leaves(self.module(*[t.clone() for t in call.tensors])) if isinstance(t, torch.Tensor)
            ]
            refs = call.in_double()
        except Exception:  # noqa: BLE001  (PyTorch refuses the sizes, or the spec cannot make them)
            return "eager refuses"
        try:
            got = self.session.run(self.opened, call.tensors)
        except fxge.FxgeError as e:
            return "REFUSED " + next((line for line in e.text.splitlines() if line.startswith("error")), e.text)
        if len(refs) != len(outs) or any(r.shape != o.shape for r, o in zip(refs, outs)):
            refs = outs
        wrong = [w for w in map(judge, got, outs, refs) if w]
        return f"WRONG {wrong[0]}" if wrong else "ok"


def judge(got: torch.Tensor | None, out: torch.Tensor, ref: torch.Tensor) -> str | None:
    """Compares as calls.judge does, with complex numbers by their parts."""
    ref = calls.reference(out, ref)
    if got is not None and got.is_complex() and out.is_complex():
        got, out, ref = (calls.parts(t) for t in (got, out, ref))
    return calls.judge(got, out, ref)


def main() -> int:
    """Runs all specs and prints their outcomes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("library")
    parser.add_argument("--only", nargs="*", default=[], help="words of the specs' names")
    parser.add_argument("--every", type=int, default=1, help="one spec of so many")
    parser.add_argument("--first", type=int, default=0, help="the spec to begin with")
    parser.add_argument("--verbose", action="store_true", help="also name what is not exported")
    args = parser.parse_args()
    warnings.simplefilter("ignore")
    torch.set_warn_always(False)
    logging.getLogger("torch").setLevel(logging.CRITICAL)
    npu_reference.register()
    lib, counts, faults = fxge.library(args.library), collections.Counter(), 0
    dynamic = [s for s in specs.SPECS if s.dynamic]
    for spec in dynamic[args.first :: args.every]:
        name = f"{spec.op}.{spec.tag}.dynamic"
        if args.only and not any(word in name for word in args.only) or spec.op.startswith(BROKEN) and "backward" in spec.op:
            continue
        try:
            program = Program(lib, spec, name)
        except Exception as e:  # noqa: BLE001  (cases.py and the C suite judge these)
            counts["not exported"] += 1
            if args.verbose:
                print(f"{name}: {str(e).strip().splitlines()[:1]}")
            continue
        for a, b in SIZES:
            what = program.compare(a, b)
            counts[what.split(" ")[0]] += 1
            bound = what.startswith(("REFUSED error[FXGE-E0957]", "REFUSED error[FXGE-E0958]"))
            if what.startswith(("WRONG", "REFUSED")) and not bound and not (name.startswith(KNOWN)):
                faults += 1
            elif not (bound and args.verbose):
                continue
            print(f"{name} a={a} b={b}: {what}", flush=True)
        program.session.__exit__(None, None, None)
    print(dict(counts))
    return faults > 0


if __name__ == "__main__":
    sys.exit(main())
