# SPDX-License-Identifier: Apache-2.0
"""Compares gradients of every overload: torch.compile with fxge and eager, on the calls of specs/ in f32.

    python3 tests/ops/gradients.py build/dev/libfxge.so [--table ops/gradients.tsv [--bless]] [--only NAME ...]
        [--part N --of M] [--jobs 2] [--state FILE]

The gradient of an overload is PyTorch's: AOT traces it, and fxge compiles the trace. --table compares the outcome with
the rows of that file, or writes it: the number of calls whose results and gradients agree (`f32:2`), `none` if no
result has a gradient, `random`, or the reason of a refusal. A wrong number always fails. --state stores outcomes, so
that a stopped run can be continued.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import sys
import time
import warnings
from typing import Any, NamedTuple

import torch

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent / "torch")]

import calls  # noqa: E402
import cases  # noqa: E402
import specs  # noqa: E402

CALLS = 2  # calls of an overload that are tried
HEAD = """\
# Gradients of PyTorch's overloads, compiled by fxge and compared with eager: written by tests/ops/gradients.py --table.
# op, calls that agree by dtype, or why there are none.
"""


class Overload(NamedTuple):
    """An overload of ATen, with the specs of its calls."""

    name: str
    calls: list[specs.Spec]

    @property
    def formatted_name(self) -> str:
        """Returns the name in reports."""
        return str(cases.resolve(self.name))


def overloads() -> list[Overload]:
    """Returns the overloads of the table that write no operand and have a spec in f32."""
    found: dict[str, Overload] = {}
    for spec in specs.SPECS:
        name = spec.op.removesuffix(".default")
        if name.startswith(("npu.", "air.", "atb.", "_C_ascend.")) or torch.float32 not in spec.dtypes:
            continue
        if not cases.resolve(name)._schema.is_mutable:
            found.setdefault(name, Overload(name, [])).calls.append(spec)
    return [found[name] for name in sorted(found)]


def call_of(overload: Overload, spec: specs.Spec) -> calls.Call:
    """Returns the call of a spec; every float operand requires a gradient."""
    call = cases.call_of(spec, overload.name, f"{spec.op}.{spec.tag}.f32", torch.float32, 3, 4)
    for t in call.tensors:
        t.requires_grad_(t.is_floating_point() or t.is_complex())
    return call


def check(overload: Overload) -> list[dict[str, Any]]:
    """Runs the first calls of the overload with both backends."""
    import live

    how, found = live.Run(dynamic=False, backward=True, alone=True), []
    for spec in overload.calls:
        try:
            call = call_of(overload, spec)
            outs = [o for o in call.results() if isinstance(o, torch.Tensor)]
        except Exception:  # noqa: BLE001  (a call that PyTorch refuses, or that is for another dtype)
            continue
        if any(o.requires_grad for o in outs):
            found.append(live.checked(call, how))
        if len(found) == CALLS:
            break
    return found


def verdict(outcomes: list[dict[str, Any]]) -> str:
    """Returns the outcome of an overload in the form of the table."""
    if any("status" in o for o in outcomes):
        return f"crash: {outcomes[0]['why']}"
    if any(o.get("random") for o in outcomes):
        return "random"
    ours = [o["fxge"] for o in outcomes if o.get("aot") is None]
    for why in ours:
        if why:
            return " ".join(why.split())[:160]
    return f"f32:{len(ours)}" if ours else "none"


def judge(found: dict[str, str], table: pathlib.Path, bless: bool) -> int:
    """Writes the table, or reports rows that differ."""
    if bless:
        table.write_text(HEAD + "".join(f"{op}\t{what}\n" for op, what in sorted(found.items())))
        return 0
    lines = [line.split("\t") for line in table.read_text().splitlines() if not line.startswith("#")]
    said = dict(lines)
    other = {op: what for op, what in found.items() if said.get(op) != what}
    for op, what in other.items():
        print(f"{op}: {what}; the table says {said.get(op)}: run the same with --bless and without --part")
    return len(other)


def main() -> int:
    """Runs the campaign, or a part of it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("library")
    parser.add_argument("--table", type=pathlib.Path)
    parser.add_argument("--bless", action="store_true")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--part", type=int, default=0, help="of --of parts")
    parser.add_argument("--of", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--state", type=pathlib.Path)
    args = parser.parse_args()
    os.environ["FXGE_LIBRARY"] = args.library
    warnings.simplefilter("ignore")
    import live
    from test_opinfo import run_all

    chosen = [o for o in overloads() if not args.only or o.name in args.only][args.part :: args.of]
    live.warm_up()
    found: dict[str, str] = {}
    if args.state and args.state.exists():
        found = dict(line.split("\t") for line in args.state.read_text().splitlines())
    todo = [o for o in chosen if o.formatted_name not in found]
    for n, (name, outcomes) in enumerate(run_all(check, todo, args.jobs, time.time() + 86400)):
        found[name] = verdict(outcomes)
        if args.state:
            with args.state.open("a") as f:
                f.write(f"{name}\t{found[name]}\n")
        if sys.stderr.isatty():
            print(f"\r{n + 1} of {len(todo)}", end="", file=sys.stderr)
    wrong = {op: what for op, what in found.items() if what.startswith(("WRONG", "crash"))}
    for op, what in wrong.items():
        print(f"FAILED {op}: {what}")
    ok = sum(what.startswith("f32:") for what in found.values())
    refused = sum(what.startswith(("missing", "refused")) for what in found.values())
    print(f"{len(found)} overloads: gradients of {ok} agree, {refused} are refused, {len(wrong)} wrong")
    return bool(wrong) or bool(args.table and judge(found, args.table, args.bless))


if __name__ == "__main__":
    sys.exit(main())
