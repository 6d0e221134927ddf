#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the architectures of models.py in every form: compiled by fxge, executed, and compared with PyTorch.

    python3 tests/architectures/run.py [NAME ...] [--forms default,decomposed,dynamic,live] [--every N] [--state FILE] [--table doc/architectures.md]

Forms: `default` and `decomposed`, torch.export's program before and after `run_decompositions`; `dynamic`, exported
with dynamic dims and called at three sizes; `live`, torch.compile. A form is right if the error of each result is at
most three times PyTorch's own error against float64, and at least 2e-6 of its largest element; integers and bools are
equal. Refusals, and failures of PyTorch's export, are printed with the reason; a wrong number or a crash fails. Each
model has a process of its own, with a limit of 300 s of processor time. --state stores outcomes, so that a stopped run
can be continued; --table writes the page.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
import warnings
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(ROOT / "shim" / "src")]

import fxge  # noqa: E402
import models  # noqa: E402
import torch  # noqa: E402
import written  # noqa: E402, F401  (adds to its list)
from torch.export import Dim  # noqa: E402
from torch.utils import _pytree as pytree  # noqa: E402

FORMS = ("default", "decomposed", "dynamic", "live")
SIZES = ((2, 9), (3, 12), (2, 16))
FACTOR, LEAST = 3.0, 2e-6
SECONDS = 300

Outcome = dict[str, Any]


# ---- one model, in a process of its own ----


def double(x: Any) -> Any:
    """Returns floats in float64."""
    return x.double() if isinstance(x, torch.Tensor) and x.is_floating_point() else x


def error(found: torch.Tensor, ref: torch.Tensor) -> float:
    """Returns the largest difference relative to the reference's largest element; NaN is equal to NaN."""
    found, ref = found.double(), ref.double()
    here = ref.isfinite()
    if not torch.equal(found.isfinite(), here):
        return float("inf")
    scale = float(ref[here].abs().max()) if here.any() else 0.0
    return float((found - ref)[here].abs().max()) / scale if scale else float((found != ref)[here].any())


class Case:
    """A model with PyTorch's results for inputs of each size, also in float64."""

    def __init__(self, model: models.Model) -> None:
        self.described = model
        torch.manual_seed(1)
        self.module = model.build().eval()
        self.inputs = []
        for batch, length in SIZES if model.free else SIZES[:1]:
            torch.manual_seed(2)
            self.inputs.append(model.inputs(batch, length))
        with torch.no_grad():
            self.expected = [pytree.tree_leaves(self.module(**x)) for x in self.inputs]
            self.reference = self._in_double()

    def _in_double(self) -> list[list[torch.Tensor]]:
        torch.manual_seed(1)
        module = self.described.build().eval()
        torch.set_default_dtype(torch.float64)
        try:
            module.double()
            return [pytree.tree_leaves(module(**pytree.tree_map(double, x))) for x in self.inputs]
        except (RuntimeError, TypeError, ValueError):
            return self.expected  # a dtype that the model names itself
        finally:
            torch.set_default_dtype(torch.float32)

    def free(self) -> dict[str, Any]:
        """Returns dynamic shapes for torch.export: dims that depend on the sizes of the inputs."""
        free = self.described.free
        return {name: {d: Dim.AUTO for d in free.get(name, ())} for name in self.inputs[0]}

    def export(self, form: str) -> torch.export.ExportedProgram:
        shapes = self.free() if form == "dynamic" else None
        program = torch.export.export(self.module, (), dict(self.inputs[0]), dynamic_shapes=shapes)
        return program.run_decompositions() if form == "decomposed" else program

    def fixed(self, program: torch.export.ExportedProgram) -> str:
        """Returns the dynamic dims that PyTorch specialised."""
        found = []
        for node in program.graph.nodes:
            dims = self.described.free.get(str(node.target), ()) if node.op == "placeholder" else ()
            found += [f"dim {d} of {node.target}" for d in dims if str(node.meta["val"].shape[d]).isdigit()]  # SymInts too
        return ", ".join(found)

    def judge(self, found: list[list[Any]]) -> float:
        """Returns the largest error relative to the tolerance; the limit is 1. Raises ValueError for results of
        another type."""
        worst = 0.0
        for got, outs, refs in zip(found, self.expected, self.reference, strict=False):
            for x, y, ref in zip(got, outs, refs, strict=True):
                if x.dtype != y.dtype or x.shape != y.shape:
                    raise ValueError(f"{x.dtype}{list(x.shape)}, expected {y.dtype}{list(y.shape)}")
                if y.is_floating_point():
                    worst = max(worst, error(x, ref) / max(LEAST, FACTOR * error(y, ref)))
                elif not torch.equal(x, y):
                    raise ValueError(f"integers differ at {int((x != y).sum())} of {x.numel()} places")
        return worst


def run_form(case: Case, form: str) -> Outcome:
    """Runs one form of a model."""
    if form == "dynamic" and not case.described.free:
        return {"none": "no dim is free"}
    start = time.perf_counter()
    exported = None
    try:
        if form == "live":
            torch._dynamo.reset()
            program: Any = torch.compile(case.module, backend=fxge.backend, fullgraph=True)
            inputs = case.inputs[:1]
        else:
            try:
                exported = case.export(form)
            except Exception as e:  # noqa: BLE001  (whatever torch.export raises)
                return {"none": f"torch.export: {type(e).__name__}: {' '.join(str(e).split())[:160]}"}
            start = time.perf_counter()
            if form == "dynamic" and (fixed := case.fixed(exported)):
                return {"none": f"torch.export fixes {fixed}"}
            program = fxge.compile(exported)
            inputs = case.inputs if form == "dynamic" else case.inputs[:1]
        compiled = time.perf_counter() - start
        with torch.no_grad():
            found = [pytree.tree_leaves(program(**x)) for x in inputs]
        worst = case.judge(found)
    except Exception as e:  # noqa: BLE001
        if form == "dynamic" and exported is not None and (why := guarded(exported, case)):
            return {"none": f"the program that torch.export gives refuses a size: {why}"}
        return outcome_of(e, form == "live" and not compiles(case))
    return {"error": worst, "seconds": round(compiled, 3), "wrong": f"{worst:.2g} of the bar" if worst > 1 else None}


def guarded(program: torch.export.ExportedProgram, case: Case) -> str:
    """Returns PyTorch's own message if it cannot run its exported program."""
    try:
        with torch.no_grad():
            for x in case.inputs:
                program.module()(**x)
    except Exception as e:  # noqa: BLE001  (whatever a guard raises)
        return " ".join(str(e).split())[:160]
    return ""


def compiles(case: Case) -> bool:
    """Returns True if PyTorch itself compiles the model without a graph break."""
    torch._dynamo.reset()
    try:
        with torch.no_grad():
            torch.compile(case.module, backend="aot_eager", fullgraph=True)(**case.inputs[0])
    except Exception:  # noqa: BLE001  (whatever torch.compile raises)
        return False
    return True


def outcome_of(e: Exception, theirs: bool) -> Outcome:
    """Classifies an exception: our refusal, results of another type, our fault, or a form that PyTorch lacks."""
    cause: Any = e if isinstance(e, fxge.FxgeError) else e.__cause__ or getattr(e, "inner_exception", None) or e
    if isinstance(cause, fxge.FxgeError):
        ops = sorted({d.group or d.op or "" for d in cause.errors})
        first = [x for x in str(cause).strip().splitlines() if ": note[" not in f": {x}"]
        return {"refused": f"{' '.join(ops)}: {first[0][:300] if first else ''}"}
    if isinstance(e, ValueError):
        return {"wrong": str(e)}
    return {"none" if theirs else "wrong": f"{type(e).__name__}: {' '.join(str(e).split())[:160]}"}


def run_model(model: models.Model, forms: list[str]) -> dict[str, Outcome]:
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    try:
        case = Case(model)
    except Exception as e:  # noqa: BLE001  (whatever a model raises)
        return {form: {"wrong": f"PyTorch does not run it: {type(e).__name__}: {e}"} for form in forms}
    return {form: run_form(case, form) for form in forms}


# ---- all of them ----


def in_a_process(work: Callable[[], dict[str, Outcome]], names: list[str]) -> dict[str, Outcome]:
    """Yields the outcome of each name; a crash and a timeout are outcomes, too."""
    out, into = os.pipe()
    pid = os.fork()
    if pid == 0:
        signal.setitimer(signal.ITIMER_PROF, SECONDS)  # processor time, since other processes may use the processor
        signal.alarm(10 * SECONDS)  # wall time of a waiting process
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        with os.fdopen(into, "w") as f:
            json.dump(work(), f)
        os._exit(0)
    os.close(into)
    with os.fdopen(out) as f:
        text = f.read()
    status = os.waitpid(pid, 0)[1]
    if status == 0:
        return dict(json.loads(text))
    late = os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGALRM)
    return {name: {"late": f"more than {SECONDS} s"} if late else {"wrong": f"crash: wait status {status}"} for name in names}


def kind(outcome: Outcome) -> str:
    """right, wrong, refused, late, or none: PyTorch has no such form."""
    if outcome.get("wrong"):
        return "wrong"
    return next(k for k in ("refused", "late", "none", "right") if k == "right" or k in outcome)


def line(outcome: Outcome) -> str:
    """Prints all outcomes."""
    return f"{outcome['error']:.2f}" if kind(outcome) == "right" else f"{kind(outcome)}: {outcome[kind(outcome)]}"


def cell(outcome: Outcome | None) -> str:
    """Returns the cell of the table; forms that PyTorch cannot export have none."""
    if outcome is None:
        return ""
    short = {"wrong": "WRONG", "late": outcome.get("late"), "none": "" if "no dim" in outcome.get("none", "") else "not by PyTorch"}
    if kind(outcome) == "refused":
        return f"refused: {outcome['refused'].partition(':')[0]}"
    return short.get(kind(outcome)) or (line(outcome) if kind(outcome) == "right" else "")


HEAD = """\
# Architectures

Made by `python3 tests/architectures/run.py --table doc/architectures.md`: {n} architectures, small and with random weights, in every form that torch can
export, executed and compared with PyTorch. A number is the largest error of all results as a part of what is allowed (three times
PyTorch's own error against float64, at least 2e-6 of the largest element): 1 is the bar. *Dynamic* programs ran at three sizes.
{sums}.

| architecture | kind | {forms} |
|---|---|{rule}|
"""


def page(found: dict[str, dict[str, Outcome]]) -> str:
    """Returns doc/architectures.md."""
    rows = [m for m in models.MODELS if m.name in found]
    sums = []
    for form in FORMS:
        seen = [found[m.name][form] for m in rows if form in found[m.name] and "none" not in found[m.name][form]]
        right = sum(kind(o) == "right" for o in seen)
        sums.append(f"{form}: {right} of {len(seen)} right")
    head = HEAD.format(n=len(rows), sums="; ".join(sums), forms=" | ".join(FORMS), rule="---|" * (len(FORMS) - 1) + "---")
    lines = [f"| {m.name} | {m.kind} | {' | '.join(cell(found[m.name].get(f)) for f in FORMS)} |\n" for m in rows]
    return head + "".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--forms", default=",".join(FORMS))
    parser.add_argument("--every", type=int, default=1, help="of the models, one in so many")
    parser.add_argument("--state", type=Path)
    parser.add_argument("--table", type=Path)
    args = parser.parse_args()
    forms = args.forms.split(",")
    found: dict[str, dict[str, Outcome]] = {}
    if args.state and args.state.exists():
        found = dict(json.loads(line) for line in args.state.read_text().splitlines())
    chosen = [m for m in models.MODELS if not args.names or m.name in args.names][:: args.every]
    for model in chosen:
        if model.name not in found:
            found[model.name] = in_a_process(partial(run_model, model, forms), forms)
            if args.state:
                with args.state.open("a") as f:
                    f.write(json.dumps([model.name, found[model.name]]) + "\n")
        for form, o in found[model.name].items():
            print(f"{model.name:28} {form:10} {line(o)}", flush=True)
    kinds = Counter(kind(o) for m in chosen for o in found[m.name].values())
    if args.table:
        args.table.write_text(page(found))
    counts = f"{kinds['right']} forms right, {kinds['refused']} refused, {kinds['late']} late, {kinds['none']} that PyTorch has not, {kinds['wrong']} wrong"
    print(f"{len(chosen)} models: {counts}")
    return kinds["wrong"] != 0


if __name__ == "__main__":
    sys.exit(main())
