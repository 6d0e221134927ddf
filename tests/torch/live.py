"""One entry of PyTorch's operator database through torch.compile: by aot_eager and by fxge, against eager."""

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
    """How calls are compiled: with symbolic sizes, with gradients, and in which form.

    The forms: `live`, torch.compile; `fallback`, where PyTorch runs what fxge does not take; `bare`,
    without any decomposition of PyTorch's;
    `export`, the program that torch.export makes, undecomposed, without torch.compile. `alone`: what
    is right is not asked of aot_eager, too.
    """

    dynamic: bool
    backward: bool
    form: str = "live"
    alone: bool = False


def dense(x: Any) -> Any:
    """A result as real strided tensors, which can be compared."""
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
    """What is wrong with results, if anything."""
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
    """Why the call does not pass by this backend: `missing`, `refused` or `WRONG`, and what."""
    torch._dynamo.reset()
    compiled = torch.compile(lambda *a, **k: call.op(*a, **k), backend=backend, fullgraph=True, dynamic=how.dynamic)
    try:
        got = values(call, compiled, how)
    except Exception as e:  # noqa: BLE001  (whatever torch.compile raises)
        return refusal(getattr(e, "inner_exception", e))
    why = wrong(got, outs, refs)
    return f"{WRONG} {why}" if why else None


def bare(call: calls.Call, outs: list[Any], refs: list[Any], how: Run) -> str | None:
    """As `by` for fxge, where PyTorch decomposes nothing."""
    with mock.patch("fxge.backend.table", lambda config, training: {}):
        return by(get_backend(config=Config(threads=1)), call, outs, refs, how)


def by_export(call: calls.Call, outs: list[Any], refs: list[Any], how: Run) -> str | None:
    """The same of the file that torch.export writes. What PyTorch does not export is no failure of ours."""
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
    """The call in the run's form."""
    if how.form in ("live", "fallback"):
        return by(get_backend(config=Config(threads=1, fallback=how.form == "fallback")), call, outs, refs, how)
    return {"bare": bare, "export": by_export}[how.form](call, outs, refs, how)


def refusal(e: Exception) -> str:
    """Operators that are missing, or what was said."""
    if not isinstance(e, FxgeError):
        return f"refused {type(e).__name__}: {' '.join(str(e).split())[:200]}"
    missing = sorted({d.op for d in e.errors if d.id == MISSING and d.op})
    if missing:
        return f"missing {' '.join(missing)}"
    return "refused " + "; ".join(sorted({f"{d.op}: {d.message}" for d in e.errors})) if e.errors else f"refused {e}"


# Which of several equal elements their index names is left open: where `dim` stands among the arguments.
PLACES = {"kthvalue": 1, "mode": 0, "topk": 1}


def unique_part(op: Any, sample: Any) -> Callable[[Any], Any]:
    """What is one for all in a sample's results: of an index that is left open the elements that it names."""
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
    """The entry's samples, or so many of them by a seed; `backward`: of those that have a gradient."""
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
    """The results in float64, or PyTorch's own where it has none, as of sparse ones."""
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
    """What `op` makes of the call's arguments; with `backward` also the gradient of each that has one."""
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
    """The gradient that one result gets: the same numbers in `dtype` and in float64."""
    if head.layout != torch.strided:
        return torch.ones_like(head)
    torch.manual_seed(head.numel())
    drawn = torch.randn(head.shape, dtype=torch.complex64 if head.is_complex() else torch.float32)
    return drawn.to(dtype if dtype.is_complex == head.is_complex() else drawn.dtype).to(head.dtype)


def check(call: calls.Call, how: Run) -> Outcome:
    """One sample by both backends: what does not pass, and why. What eager refuses, aot_eager does not pass."""
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
    """What the first compile of a process imports, once for all children."""
    torch.set_num_threads(1)
    # a measurement of PyTorch's for its log: it empties the caches of the machine at every compile
    torch._dynamo.guards.profile_guard_manager = lambda *args: 0.0
    for backend in ("aot_eager", get_backend(config=Config(threads=1))):
        torch.compile(torch.nn.ReLU(), backend=backend, fullgraph=True)(torch.zeros(2))


def checked(call: calls.Call, how: Run) -> Outcome:
    """The same, where what surrounds an operator may fail: sparse gradients that nothing clones."""
    try:
        return check(call, how)
    except Exception as e:  # noqa: BLE001  (whatever eager raises)
        return {"aot": refusal(e)}


def check_entry(op: Any, dtype: torch.dtype, limit: int | None, seed: int, how: Run) -> list[Outcome]:
    """Every chosen sample of one entry."""
    chosen = samples(op, dtype, limit, seed, how.backward)
    return [{"case": f"#{i} ({c.text()})"} | checked(c, how) for i, c in enumerate(chosen)]


def broken(outcome: Outcome) -> Outcome:
    """The outcome of a process that ended by a crash or by its time."""
    return {"case": "some sample", "aot": None, "fxge": f"{WRONG if outcome['status'] == 'CRASH' else 'refused'} {outcome['why']}"}


# ---- known failures ----


def reason(outcomes: list[Outcome], who: str) -> str | None:
    """Why an entry does not pass: wrong numbers before all, then every operator that is missing."""
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
    """Prints both counts and what stops the most entries; returns the lines of entries that fail and are not `known`."""
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
    """The operators that a reason says are missing."""
    return why.split()[1:] if why and why.startswith("missing ") else []


def resumed(state: pathlib.Path | None, settings: Outcome) -> dict[str, list[Outcome]]:
    """What an earlier part of this campaign found: a line an entry, behind one with its settings."""
    if state is None:
        return {}
    if not state.exists():
        state.write_text(json.dumps(settings) + "\n")
    first, *lines = map(json.loads, state.read_text().splitlines())
    if first != settings:
        raise SystemExit(f"{state} is of another campaign: {first}")
    return dict(lines)
