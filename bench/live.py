#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures the cost of torch.compile(model, backend="fxge"): a compilation by its parts, and a call compared with
idle backends.

usage: bench/live.py BUILD_DIR [--models bert,resnet,llama] [--only fxge,aot_eager,inductor,calls] [--rounds N] [--json
FILE]
                          [--against LIB]
Needs torch, transformers and, for its column, a C++ compiler (inductor). Every model has a process of its own; the
calls have one too. One thread, inference, float32. Models have all layers of the real ones, but narrow, since a
compilation counts nodes.

Compilations: `fxge`, `aot_eager` and `inductor` are whole first calls (Dynamo, AOTAutograd, backend, one tiny run),
alternating, medians of the rounds; inductor once a model, with empty caches. `share` is our part of `fxge`, from the FX
graph to the runnable function: `write` serialises the graph (also in us a node), `library` is the C library, `rest` is
Python.

Calls: a compiled function joins 1, 10, 100 tensors of two elements. `nothing` returns one result again and again,
`allocates` has torch create a new one, `passes` also collects all addresses and calls an empty C function with them:
the minimum of a backend in Python. Microseconds of processor time a call, each by its fastest of many short rounds; in
brackets our excess over them, and a line a + b * inputs through that, with the least worst relative deviation. Ours
contains a run of the graph: one kernel. The idle graphs are as dynamic as ours, and have the size of the result.

--against LIB compares the calls with those of another libfxge.so: the median of 25 pairs, processor time (paired.py).
The exit code is 1 if it is above 1.03.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import statistics
import struct
import subprocess
import sys
import time
import types
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

import paired

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "shim/src"), str(ROOT / "tests/models")]
WHOLE = ["fxge", "aot_eager", "inductor"]
PARTS = ["share", "write", "library"]
COUNTS = [1, 10, 100]
# Rounds of one contestant: warm, and short enough that some are undisturbed.
CALLS = 200


# --- models ---------------------------------------------------------------------------------------


def model_of(name: str) -> tuple[Any, tuple[Any, ...]]:
    """Makes the layers of BERT-base, ResNet-50 and four of Llama, narrow, with small inputs."""
    import hf
    import torch

    g = torch.Generator().manual_seed(0)
    torch.manual_seed(0)
    if name == "resnet":
        return hf.ResNet((3, 4, 6, 3)).eval(), hf.pixels(2, 3, 64, 64)(g)
    return {"bert": lambda: hf.bert(12), "llama": lambda: hf.llama(4)}[name]().eval(), hf.tokens(
        2, 16
    )(g)


# --- compiles -------------------------------------------------------------------------------------


class Clock:
    """Seconds by part of our backend, whose functions it wraps, and the nodes of its graphs."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)
        self.nodes = 0

    def before(self, part: str, f: Callable[..., Any]) -> Callable[..., Any]:
        """Returns `f` with its time added to the part's."""

        def timed(*args: Any, **kwargs: Any) -> Any:
            start = time.perf_counter()
            try:
                return f(*args, **kwargs)
            finally:
                self.seconds[part] += time.perf_counter() - start

        return timed

    @contextmanager
    def running(self) -> Iterator[None]:
        """Measures our backend meanwhile."""
        from fxge import Program, backend

        share = self.before("share", backend.compile_fx)

        def counted(gm: Any, *rest: Any) -> Any:
            self.nodes += len(gm.graph.nodes)
            return share(gm, *rest)

        with (
            mock.patch.object(backend, "compile_fx", counted),
            mock.patch.object(backend, "live_pieces", self.before("write", backend.live_pieces)),
            mock.patch.multiple(
                Program,
                **{
                    f: self.before("library", getattr(Program, f))
                    for f in ("__init__", "load_bytes", "unsupported", "compile", "executable")
                },
            ),
        ):
            yield


def first_call(model: Any, args: Any, backend: str, dynamic: bool) -> float:
    """Returns milliseconds until the first result."""
    import fxge
    import torch

    torch._dynamo.reset()
    by = fxge.backend if backend == "fxge" else backend  # by name it has to be installed
    f = torch.compile(model, backend=by, dynamic=dynamic, fullgraph=True)
    start = time.perf_counter()
    f(*args)
    return 1e3 * (time.perf_counter() - start)


def inductor(model: Any, args: Any, dynamic: bool) -> float:
    """Returns the same for inductor, whose caches are files."""
    from torch._inductor.utils import fresh_cache

    with fresh_cache():
        return first_call(model, args, "inductor", dynamic)


def compile_rows(name: str, options: argparse.Namespace) -> list[dict[str, Any]]:
    """Static and dynamic."""
    model, args = model_of(name)
    return [compile_row(name, model, args, d, options) for d in (False, True)]


def compile_row(
    name: str, model: Any, args: Any, dynamic: bool, options: argparse.Namespace
) -> dict[str, Any]:
    """Returns medians of the rounds, after a warm-up round."""
    times: dict[str, list[float]] = defaultdict(list)
    only = options.only.split(",")
    missing = {}
    for _ in range(options.rounds + 1):
        clock = Clock()
        if "fxge" in only:
            with clock.running():
                times["fxge"].append(first_call(model, args, "fxge", dynamic))
            for part in PARTS:
                times[part].append(1e3 * clock.seconds[part])
        if "aot_eager" in only:
            times["aot_eager"].append(first_call(model, args, "aot_eager", dynamic))
    ms = {who: statistics.median(t[1:]) for who, t in times.items()}
    if "inductor" in only:
        try:
            ms["inductor"] = inductor(model, args, dynamic)
        except Exception as e:  # noqa: BLE001 - a peer that cannot compile is a row of the result
            missing["inductor"] = f"{type(e).__name__}: {str(e).strip().splitlines()[0][:120]}"
    best = {who: min(t[1:]) for who, t in times.items()}
    return {
        "model": name,
        "dynamic": dynamic,
        "nodes": clock.nodes,
        "ms": ms,
        "best": best,
        "missing": missing,
    }


def show_compile(row: dict[str, Any]) -> None:
    """Prints one line of the table."""
    ms = row["ms"]
    cells = [f"{row['model']:8}{'dynamic' if row['dynamic'] else 'static':8}{row['nodes']:6}"]
    if "fxge" in ms:
        rest = ms["share"] - ms["write"] - ms["library"]
        cells.append(f"{1e3 * ms['write'] / row['nodes']:8.1f} {ms['share']:8.1f}")
        cells.append(f"{ms['write']:8.1f} {ms['library']:8.1f} {rest:8.1f}")
    cells += [f"{ms[who]:10.0f}" if who in ms else f"{'-':>10}" for who in WHOLE]
    print(" ".join(cells), flush=True)


# --- calls ----------------------------------------------------------------------------------------


def joined(*xs: Any) -> Any:
    """Makes one node with any number of inputs."""
    import torch

    return torch.cat(xs)


def handing_out(count: int, dtype: Any, inputs: int) -> Callable[[list[Any]], Any]:
    """Returns one result again and again."""
    import torch

    kept = (torch.zeros(count, dtype=dtype),)

    def call(a: list[Any]) -> Any:
        a.clear()
        return kept

    return call


def allocating(count: int, dtype: Any, inputs: int) -> Callable[[list[Any]], Any]:
    """Returns a new, uninitialised result each time."""
    import torch

    empty = torch._C._dynamo.guards._empty_strided_cpu

    def call(a: list[Any]) -> Any:
        a.clear()
        return (empty((count,), (1,), dtype),)

    return call


def passing(count: int, dtype: Any, inputs: int) -> Callable[[list[Any]], Any]:
    """Does the same, and passes all addresses by ctypes to a C function that returns at once."""
    import torch

    empty, data_ptr = torch._C._dynamo.guards._empty_strided_cpu, torch.Tensor.data_ptr
    pack = struct.Struct(f"{inputs + 1}q").pack
    compare = ctypes.CDLL(None).memcmp
    compare.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]

    def call(a: list[Any]) -> Any:
        out = empty((count,), (1,), dtype)
        compare(pack(*map(data_ptr, a[-inputs:]), data_ptr(out)), None, 0)
        a.clear()
        return (out,)

    return call


IDLE = {"nothing": handing_out, "allocates": allocating, "passes": passing}


def idle(make: Callable[[int, Any, int], Callable[[list[Any]], Any]]) -> Callable[..., Any]:
    """A backend that computes nothing, after the same AOTAutograd as ours."""
    import torch
    from torch._dynamo.backends.common import aot_autograd

    def compiler(gm: Any, example_inputs: Any) -> Callable[[list[Any]], Any]:
        xs = [x for x in example_inputs if isinstance(x, torch.Tensor)]
        f = make(2 * len(xs), xs[0].dtype, len(xs))
        f._boxed_call = True  # type: ignore[attr-defined]
        return f

    backend: Callable[..., Any] = aot_autograd(
        fw_compiler=compiler, keep_inference_input_mutations=True
    )
    return backend


def compiled(backend: Any, dynamic: bool) -> Callable[..., Any]:
    """Makes `joined` with a code object of its own, so that Dynamo's cache for another contestant does not apply."""
    import torch

    f = types.FunctionType(joined.__code__.replace(), {**joined.__globals__})
    result: Callable[..., Any] = torch.compile(f, backend=backend, dynamic=dynamic, fullgraph=True)
    return result


def microseconds(f: Callable[..., Any], xs: list[Any]) -> float:
    """Returns processor time of one call, averaged over CALLS of them."""
    start = time.thread_time()
    for _ in range(CALLS):
        f(*xs)
    return 1e6 * (time.thread_time() - start) / CALLS


def callers(count: int, dynamic: bool) -> dict[str, Callable[[], float]]:
    """Returns the warm contestants, each as a function that returns microseconds of a call."""
    import fxge
    import torch

    xs = [torch.full((2,), float(i)) for i in range(count)]
    fs = {"fxge": compiled(fxge.backend, dynamic)}
    fs.update({who: compiled(idle(make), dynamic) for who, make in IDLE.items()})
    for f in fs.values():
        microseconds(f, xs)
    if not torch.equal(fs["fxge"](*xs), torch.cat(xs)):
        raise SystemExit("a wrong result")
    return {who: partial(microseconds, f, xs) for who, f in fs.items()}


def fastest(groups: dict[Any, dict[str, Callable[[], float]]], rounds: int) -> dict[Any, Any]:
    """Returns the least time of each: members of a group alternate, and the groups alternate."""
    least = {k: dict.fromkeys(group, float("inf")) for k, group in groups.items()}
    for _ in range(rounds):
        for k, group in groups.items():
            for who, f in [*group.items()] * 10:
                least[k][who] = min(least[k][who], f())
    return least


def line(points: list[tuple[int, float]]) -> tuple[float, float]:
    """Returns a, b of a + b * n with the least worst relative deviation, by search."""

    def worst(a: float, b: float) -> float:
        return max(abs(a + b * n - y) / abs(y) for n, y in points)

    tries = ((a / 50, b / 1000) for a in range(501) for b in range(501))
    return min(tries, key=lambda ab: worst(*ab))


def call_rows(options: argparse.Namespace) -> list[dict[str, Any]]:
    """Measures every count of inputs, static and dynamic, with the line through them."""
    kinds = (False, True)
    us = fastest({(d, n): callers(n, d) for d in kinds for n in COUNTS}, 8 * options.rounds)
    out = []
    for dynamic in kinds:
        rows = [{"inputs": n, "us": us[dynamic, n]} for n in COUNTS]
        for r in rows:
            r["above"] = {who: r["us"]["fxge"] - r["us"][who] for who in IDLE}
        fit = {who: line([(r["inputs"], r["above"][who]) for r in rows]) for who in IDLE}
        out.append({"dynamic": dynamic, "rows": rows, "fit": fit})
    return out


def show_calls(kinds: list[dict[str, Any]]) -> None:
    """Prints the table of calls."""
    print(f"\n{'call':16}{'inputs':>6} {'fxge us':>10}" + "".join(f"{who:>18}" for who in IDLE))
    for kind in kinds:
        label = "dynamic" if kind["dynamic"] else "static"
        for r in kind["rows"]:
            cells = [f"{r['us'][who]:9.2f} ({r['above'][who]:6.2f})" for who in IDLE]
            print(f"{label:16}{r['inputs']:6} {r['us']['fxge']:10.2f}{''.join(cells)}")
        fits = [f"{a:.2f} + {b:.3f} n" for a, b in kind["fit"].values()]
        print(f"{label:33}{''.join(f'{fit:>18}' for fit in fits)}")


# --- two builds -----------------------------------------------------------------------------------


def serve() -> None:
    """Measures calls for paired.py."""
    kinds = [(count, dynamic) for dynamic in (False, True) for count in COUNTS]
    paired.serve(
        {
            f"{'dynamic' if dynamic else 'static'} {count}": callers(count, dynamic)["fxge"]
            for count, dynamic in kinds
        }
    )


def against(options: argparse.Namespace) -> int:
    """Compares two libraries."""
    new = str(Path(options.build).resolve() / "libfxge.so")
    command = [sys.executable, __file__, options.build, "--inside=serve"]
    old = str(Path(options.against).resolve())
    paired.head()
    return 1 if paired.compare("call", command, new, old, starts=5) else 0


# --- processes ------------------------------------------------------------------------------------


def inside(options: argparse.Namespace) -> Any:
    """Reports the measurement of one model, or of the calls, to the parent process."""
    import torch

    warnings.filterwarnings("ignore")
    torch.set_num_threads(1)
    with torch.no_grad():
        if options.inside == "calls":
            return call_rows(options)
        if options.inside == "serve":
            return serve()
        import transformers

        transformers.logging.set_verbosity_error()
        return compile_rows(options.inside, options)


def apart(what: str, options: argparse.Namespace) -> Any:
    """Measures in a process of its own; returns None if it failed."""
    environment = {
        **os.environ,
        "FXGE_LIBRARY": str(Path(options.build).resolve() / "libfxge.so"),
        "OMP_NUM_THREADS": "1",
    }
    command = [sys.executable, __file__, options.build, f"--inside={what}"]
    command += [f"--rounds={options.rounds}", f"--only={options.only}"]
    done = subprocess.run(command, check=False, env=environment, stdout=subprocess.PIPE, text=True)
    return None if done.returncode else json.loads(done.stdout.splitlines()[-1])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", help="a release build")
    parser.add_argument("--models", default="bert,resnet,llama")
    parser.add_argument("--only", default=",".join([*WHOLE, "calls"]), help="contestants; calls")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", metavar="FILE", help="the rows also as JSON")
    parser.add_argument("--against", metavar="LIB", help="another libfxge.so: paired calls")
    parser.add_argument("--inside", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside:
        print(json.dumps(inside(options)))
        return 0
    if options.against:
        return against(options)
    print(
        f"{'compile':16}{'nodes':>6} {'us/node':>8} {'share ms':>8} {'write':>8} {'library':>8}"
        f" {'rest':>8} " + " ".join(f"{who:>10}" for who in WHOLE)
    )
    result: dict[str, Any] = {"compiles": [], "calls": None}
    for name in options.models.split(",") if options.models else []:
        rows = apart(name, options)
        for row in rows or []:
            show_compile(row)
            for who, why in row["missing"].items():
                print(f"  {who}: {why}")
        result["compiles"] += rows or [{"model": name, "missing": {"all": "failed"}}]
    if "calls" in options.only.split(","):
        result["calls"] = apart("calls", options)
        show_calls(result["calls"] or [])
    if options.json:
        Path(options.json).write_text(json.dumps(result, indent="\t") + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
