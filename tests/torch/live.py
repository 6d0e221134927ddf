# SPDX-License-Identifier: Apache-2.0
"""Runs one entry of PyTorch's operator database through torch.compile, by aot_eager and by fxge, and compares with
eager."""

from __future__ import annotations

import collections
import itertools
import json
import pathlib
import random
import sys
import tempfile
from collections.abc import Callable
from typing import Any, NamedTuple
from unittest import mock

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "shim" / "src")]

import calls  # noqa: E402
import fxge  # noqa: E402
import torch  # noqa: E402
import torch._dynamo  # noqa: E402
import torch._dynamo.guards  # noqa: E402
from fxge import Config, FxgeError  # noqa: E402
from fxge.backend import get_backend  # noqa: E402
from torch.utils import _pytree as pytree  # noqa: E402

MISSING = "FXGE-E0401"
WRONG = "WRONG"
MOST = 5000  # samples of an entry to choose from

Outcome = dict[str, Any]


class Run(NamedTuple):
    """Options of a compilation: symbolic sizes, gradients, and a form.

    The forms: `live`, torch.compile; `fallback`, in which PyTorch runs operators that fxge lacks; `bare`, without any
    decomposition of PyTorch's; `export`, the program of torch.export, undecomposed, without torch.compile. With
    `alone`, aot_eager is not asked if the result is right.
    """

    dynamic: bool
    backward: bool
    form: str = "live"
    alone: bool = False


def dense(x: Any) -> Any:
    """Returns a result as real strided tensors, which can be compared."""
    if isinstance(x, torch.Tensor):
        x = x.to_dense() if x.layout != torch.strided else x
        x = torch.view_as_real(x.resolve_conj()) if x.is_complex() else x.resolve_neg()
    return x


def same(a: Any, b: Any) -> bool:
    if not isinstance(a, torch.Tensor):
        return bool(a == b)
    a, b = dense(a), dense(b)
    return a.dtype == b.dtype and a.shape == b.shape and torch.equal(a.nan_to_num(), b.nan_to_num())


def wrong(got: list[Any], outs: list[Any], refs: list[Any]) -> str | None:
    """Returns the difference of results, if any."""
    if len(got) != len(outs):
        return f"{len(got)} results, expected {len(outs)}"
    for i, (x, out, ref) in enumerate(zip(got, outs, refs)):
        if not isinstance(out, torch.Tensor):
            why = None if x == out else f"{x}, expected {out}"
        elif not isinstance(x, torch.Tensor) or x.dtype != out.dtype:
            why = f"{getattr(x, 'dtype', x)}, expected {out.dtype}"
        else:
            why = calls.judge(dense(x), dense(out), dense(ref))
        if why:
            return f"result {i}: {why}"
    return None


def by(backend: Any, call: calls.Call, outs: list[Any], refs: list[Any], how: Run) -> str | None:
    """Returns the reason why this backend fails the call: `missing`, `refused` or `WRONG`, and details."""
    torch._dynamo.reset()
    compiled = torch.compile(lambda *a, **k: call.op(*a, **k), backend=backend, fullgraph=True, dynamic=how.dynamic)
    try:
        got = values(call, compiled, how)
    except Exception as e:  # noqa: BLE001  (whatever torch.compile raises)
        return refusal(getattr(e, "inner_exception", e))
    why = wrong(got, outs, refs)
    return f"{WRONG} {why}" if why else None


def bare(call: calls.Call, outs: list[Any], refs: list[Any], how: Run) -> str | None:
    """Does as `by` for fxge, without PyTorch's decompositions."""
    with mock.patch("fxge.backend.table", lambda config, training: {}):
        return by(get_backend(config=Config(threads=1)), call, outs, refs, how)


def by_export(call: calls.Call, outs: list[Any], refs: list[Any], how: Run) -> str | None:
    """Does the same for torch.export's file. A failure of the export is not ours."""
    try:
        _, data = calls.exported(call)
    except Exception:  # noqa: BLE001  (whatever torch.export raises)
        return None
    tensors = [t.detach().clone() for t in call.tensors]
    with tempfile.NamedTemporaryFile(suffix=".pt2") as file:
        file.write(data)
        file.flush()
        try:
            found = fxge.load(file.name, threads=1).compile()(*tensors)
        except Exception as e:  # noqa: BLE001
            return refusal(e)
    why = wrong(pytree.tree_leaves(found), outs, refs)
    return f"{WRONG} {why}" if why else None


def by_fxge(call: calls.Call, outs: list[Any], refs: list[Any], how: Run) -> str | None:
    """Returns the call in the run's form."""
    if how.form in ("live", "fallback"):
        return by(get_backend(config=Config(threads=1, fallback=how.form == "fallback")), call, outs, refs, how)
    return {"bare": bare, "export": by_export}[how.form](call, outs, refs, how)


def refusal(e: Exception) -> str:
    """Returns missing operators, or the message."""
    if not isinstance(e, FxgeError):
        return f"refused {type(e).__name__}: {' '.join(str(e).split())[:200]}"
    missing = sorted({d.op for d in e.errors if d.id == MISSING and d.op})
    if missing:
        return f"missing {' '.join(missing)}"
    return "refused " + "; ".join(sorted({f"{d.op}: {d.message}" for d in e.errors})) if e.errors else f"refused {e}"


# Operators whose indices may name any of several equal elements: position of `dim` among the arguments.
PLACES = {"kthvalue": 1, "mode": 0, "topk": 1}


def unique_part(op: Any, sample: Any) -> Callable[[Any], Any]:
    """Returns a map to the unique part of a sample's results: elements instead of arbitrary indices."""
    if op.name not in PLACES:
        return sample.output_process_fn_grad
    at = PLACES[op.name]
    dim = sample.kwargs.get("dim", sample.args[at] if len(sample.args) > at else -1)

    def named(out: Any) -> Any:
        values, index = out
        gone = index.dim() < sample.input.dim()
        if not index.dim() and not gone:
            return values, sample.input.detach().reshape(1).index_select(0, index.reshape(1)).reshape(())
        found = sample.input.detach().take_along_dim(index.unsqueeze(dim) if gone else index, dim)
        return values, found.squeeze(dim) if gone else found

    return named


def samples(op: Any, dtype: torch.dtype, limit: int | None, seed: int, backward: bool) -> list[calls.Call]:
    """Returns the entry's samples, or some of them by a seed; `backward`: those that have a gradient."""
    torch.manual_seed(0)
    made = list(itertools.islice(op.sample_inputs("cpu", dtype, requires_grad=backward), MOST))
    found = [calls.Call(op.op, [s.input, *s.args], s.kwargs, unique=unique_part(op, s)) for s in made]
    if backward:
        found = [c for c in found if any(t.requires_grad for t in c.tensors)]
    if limit is None or len(found) <= limit:
        return found
    chosen = random.Random(f"{seed} {op.formatted_name}").sample(range(len(found)), limit)
    return [found[i] for i in sorted(chosen)]


def in_double(call: calls.Call, outs: list[Any], how: Run) -> list[Any]:
    """Returns the results in float64, or PyTorch's own if it has none, as for sparse tensors."""
    try:
        wide = call.widened()
        torch.set_default_dtype(torch.float64)
        refs = values(wide, call.op, how)
    except (RuntimeError, NotImplementedError, TypeError, ValueError):
        return outs
    finally:
        torch.set_default_dtype(torch.float32)
    return [calls.reference(o, r) for o, r in zip(outs, refs)] if len(refs) == len(outs) else outs


def values(call: calls.Call, op: Callable[..., Any], how: Run) -> list[Any]:
    """Returns the results of `op`; with `backward` also the gradient of each argument that has one."""
    tensors = [t.detach().clone().requires_grad_(how.backward and t.requires_grad) for t in call.tensors]
    args, kwargs = call.arguments(*tensors)
    with torch.set_grad_enabled(how.backward):
        outs = pytree.tree_leaves(call.unique(op(*args, **kwargs)))
    heads = [o for o in outs if isinstance(o, torch.Tensor) and o.requires_grad]
    if not heads:
        return outs
    inputs = [t for t in tensors if t.requires_grad]
    grads = torch.autograd.grad(heads, inputs, [seed_of(h, call.dtype) for h in heads], allow_unused=True)
    results = [o.detach() if isinstance(o, torch.Tensor) else o for o in outs]
    return results + [torch.zeros_like(t) if g is None else g for t, g in zip(inputs, grads)]


def seed_of(head: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """Returns the gradient of one result: the same numbers in `dtype` and in float64."""
    if head.layout != torch.strided:
        return torch.ones_like(head)
    torch.manual_seed(head.numel())
    drawn = torch.randn(head.shape, dtype=torch.complex64 if head.is_complex() else torch.float32)
    return drawn.to(dtype if dtype.is_complex == head.is_complex() else drawn.dtype).to(head.dtype)


def check(call: calls.Call, how: Run) -> Outcome:
    """Runs one sample by both backends; returns failures with reasons. aot_eager fails where eager refuses."""
    torch.manual_seed(0)
    try:
        outs = values(call, call.op, how)
    except Exception as e:  # noqa: BLE001  (whatever an operator raises)
        return {"aot": refusal(e)}
    torch.manual_seed(1)
    if not all(same(a, b) for a, b in zip(outs, values(call, call.op, how))):
        return {"random": True}
    refs = in_double(call, outs, how)
    ours = by_fxge(call, outs, refs, how)
    theirs = by("aot_eager", call, outs, refs, how) if ours or not how.alone else None
    return {"aot": theirs, "fxge": ours}


def warm_up() -> None:
    """Imports the modules of a first compilation, once for all children."""
    torch.set_num_threads(1)
    # a measurement for PyTorch's log: it empties the caches of the machine at every compilation
    torch._dynamo.guards.profile_guard_manager = lambda *args: 0.0
    for backend in ("aot_eager", get_backend(config=Config(threads=1))):
        torch.compile(torch.nn.ReLU(), backend=backend, fullgraph=True)(torch.zeros(2))


def checked(call: calls.Call, how: Run) -> Outcome:
    """Does the same where code around an operator may fail: sparse gradients without a clone."""
    try:
        return check(call, how)
    except Exception as e:  # noqa: BLE001  (whatever eager raises)
        return {"aot": refusal(e)}


def check_entry(op: Any, dtype: torch.dtype, limit: int | None, seed: int, how: Run) -> list[Outcome]:
    """Runs every chosen sample of one entry."""
    chosen = samples(op, dtype, limit, seed, how.backward)
    return [{"case": f"#{i} ({c.text()})"} | checked(c, how) for i, c in enumerate(chosen)]


def broken(outcome: Outcome) -> Outcome:
    """Returns the outcome of a process that crashed or timed out."""
    return {"case": "some sample", "aot": None, "fxge": f"{WRONG if outcome['status'] == 'CRASH' else 'refused'} {outcome['why']}"}


# ---- known failures ----


def reason(outcomes: list[Outcome], who: str) -> str | None:
    """Returns the reason why an entry fails: wrong numbers first, then every missing operator."""
    whys = [o.get(who) for o in outcomes]
    bad = [f"{w} at {o['case']}" for w, o in zip(whys, outcomes) if w and not w.startswith("missing ")]
    missing = {op for w in whys if w and w.startswith("missing ") for op in w.split()[1:]}
    first = sorted(bad, key=lambda w: not w.startswith(WRONG))[:1]
    if missing and not (first and first[0].startswith(WRONG)):
        return f"missing {' '.join(sorted(missing))}"
    return first[0] if first else None


def known_failures_of(lines: dict[str, str], dtype: str, how: Run) -> dict[str, str]:
    """Returns the known failures of one campaign: lines without a prefix, and those of its prefixes (`dynamic/`, a dtype)."""
    own = {"backward": how.backward, "dynamic": how.dynamic, how.form: True, dtype: True}
    split = {line: line.split("/") for line in lines}
    return {parts[-1]: lines[line] for line, parts in split.items() if all(own.get(p) for p in parts[:-1])}


def report(entries: dict[str, list[Outcome]], known: dict[str, str], how: Run) -> list[str]:
    """Prints both counts and the most frequent obstacles; returns the lines of entries that fail and are not `known`."""
    whys = {n: reason(o, "fxge") for n, o in sorted(entries.items()) if o and reason(o, "aot") is None}
    stopped = collections.Counter(op for why in whys.values() for op in operators_of(why))
    alone = collections.Counter(op for why in whys.values() for op in operators_of(why) if len(operators_of(why)) == 1)
    print("missing operators, entries that each stops (alone): " + ", ".join(f"{op} {n} ({alone[op]})" for op, n in stopped.most_common()))
    right = sum(not why for why in whys.values())
    counted = f"fxge passes {right}, aot_eager {len(whys) - right} more" if how.alone else f"aot_eager passes {len(whys)}, fxge {right} of those"
    print(f"{sum(map(bool, entries.values()))} entries: {counted}, {right / max(1, len(whys)):.1%}")
    whys |= {n: "random: it belongs into no_numbers.txt" for n, o in entries.items() if any(x.get("random") for x in o)}
    return [f"{n} {why}" for n, why in whys.items() if why and (n not in known or WRONG in why and WRONG not in known[n])]


def operators_of(why: str | None) -> list[str]:
    """Returns the operators that a reason names as missing."""
    return why.split()[1:] if why and why.startswith("missing ") else []


def resumed(state: pathlib.Path | None, settings: Outcome) -> dict[str, list[Outcome]]:
    """Reads an earlier part's outcomes of this campaign: a line for the settings, then one for each entry."""
    if state is None:
        return {}
    if not state.exists():
        state.write_text(json.dumps(settings) + "\n")
    first, *lines = map(json.loads, state.read_text().splitlines())
    if first != settings:
        raise SystemExit(f"{state} is of another campaign: {first}")
    return dict(lines)
