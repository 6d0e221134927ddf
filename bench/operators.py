#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Searches for cliffs: operators, modules and optimizers of another order of time or memory than eager PyTorch.

usage: bench/operators.py BUILD_DIR [NAME ...] [--dtypes=f32,bf16] [--forms=saved,live,training] [--sizes=1000,100000]
           [--minutes=30] [--state=FILE]
       bench/operators.py --report [--state=FILE]     (a release build; needs torch)

A cell is a case of operator_cases.py or operator_modules.py, a dtype, a form and a size (the elements of the largest
tensor). Forms: `saved`, a call of the compiled torch.export program; `live`, torch.compile; `training`, torch.compile
forward and backward. Each is measured beside eager in the same process, on one thread: the least processor time of
alternating calls, and the peak of resident memory above that before the call. Each case has a process of its own. A
cell ends at 10 s a call, 4 GiB, and 120 s in all. Results are appended to the state file: a run that ended is continued by the same
command. A ratio is a time over eager's, where eager's counts as at least that of a call without work in this form; of
memory, at least 32 MiB. The exponent is that of the growth of time between two sizes.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import json
import math
import os
import select
import signal
import sys
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SIZES = (10**3, 10**5, 10**7)
FORMS = ("saved", "live", "training")
SECONDS, BYTES = 10.0, 4 << 30  # limits of a call
COMPILING = 120.0  # limit of the compilation and all calls of a cell
BUDGET, TURN = 0.15, 0.004  # seconds of measuring for each side, and of one measurement of a short call
LEAST_BYTES = 32 << 20
FAR, NEAR, STEEPER = 4.0, 2.0, 0.3

Row = dict[str, Any]


# ---- one measurement ----


def resident(field: str) -> int:
    """Returns VmRSS or VmHWM of this process in bytes."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith(field):
            return int(line.split()[1]) << 10
    raise OSError("/proc/self/status has no " + field)


LIBC = ctypes.CDLL(None)


def base_memory() -> int:
    """Returns released memory to the system, resets the peak, and returns the resident bytes."""
    gc.collect()
    LIBC.malloc_trim(0)
    Path("/proc/self/clear_refs").write_text("5")
    return resident("VmRSS")


def peak(call: Callable[[], Any], base: int | None = None) -> int:
    """Returns the highest resident bytes during a call above those before it, or above `base`."""
    LIBC.mallopt(-3, 1 << 16)  # M_MMAP_THRESHOLD: large blocks are released at once
    before = base_memory()
    result = call()
    high = resident("VmHWM")
    del result
    LIBC.mallopt(-3, 32 << 20)
    return max(0, high - (before if base is None else base))


def seconds(call: Callable[[], Any], count: int) -> float:
    """Returns the processor time of one of `count` calls."""
    start = time.process_time()
    for _ in range(count):
        call()
    return (time.process_time() - start) / count


def least(ours: Callable[[], Any], eager: Callable[[], Any]) -> tuple[float, float]:
    """Returns the least times of both, of alternating turns."""
    best = [seconds(ours, 1), seconds(eager, 1)]
    if max(best) > 1:
        return best[0], best[1]
    for _ in range(2):  # a program is specialised for sizes at its fourth call
        best = [min(best[0], seconds(ours, 1)), min(best[1], seconds(eager, 1))]
    counts = [max(1, math.ceil(TURN / max(t, 1e-7))) for t in best]
    for _ in range(max(2, min(20, int(2 * BUDGET / (sum(best) + 2 * TURN))))):
        best = [min(old, seconds(f, k)) for old, f, k in zip(best, (ours, eager), counts, strict=True)]
    return best[0], best[1]


# ---- one cell, in a process of its own ----


def backward(f: Callable[..., Any], tensors: list[Any]) -> Callable[[], Any]:
    """Returns a call of forward and backward: gradients of the sum of all float results."""
    import torch

    leaves = [x for x in tensors if isinstance(x, torch.Tensor) and x.requires_grad]
    leaves += [p for p in f.parameters() if p.requires_grad] if isinstance(f, torch.nn.Module) else []

    def call() -> Any:
        found = torch.utils._pytree.tree_leaves(f(*tensors))
        results = [y for y in found if isinstance(y, torch.Tensor) and y.requires_grad]
        ones = [torch.ones_like(y) for y in results]
        return torch.autograd.grad(results, leaves, ones, allow_unused=True)

    return call


def calls_of(form: str, f: Any, tensors: list[Any]) -> tuple[Callable[[], Any], Callable[[], Any]]:
    """Returns calls of fxge and of eager; the first is compiled."""
    import fxge
    import torch

    if form == "saved":

        class Module(torch.nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.f = f

            def forward(self, *xs: Any) -> Any:
                return self.f(*xs)

        program = fxge.compile(torch.export.export(Module().eval(), tuple(tensors)), threads=1)
        program.compile()
        return lambda: program(*tensors), lambda: f(*tensors)
    torch._dynamo.reset()
    torch._dynamo.config.allow_rnn = True  # else recurrent layers run in eager
    compiled = torch.compile(f, backend="fxge", dynamic=False)
    if form == "live":
        return lambda: compiled(*tensors), lambda: f(*tensors)
    for x in tensors:
        if isinstance(x, torch.Tensor) and x.is_floating_point():
            x.requires_grad_()
    ours = backward(compiled, tensors)
    if isinstance(f, torch.nn.Module):  # parameters are those of the module
        leaves = backward(f, tensors)
        return ours, leaves
    return ours, backward(f, tensors)


def measured(case: Any, dtype: Any, form: str, n: int) -> Row:
    """Returns seconds and bytes of both sides, or the reason why there are none."""
    import fxge
    import torch

    torch.manual_seed(0)
    f, tensors = case.make(n, dtype)
    with torch.no_grad() if form != "training" else torch.enable_grad():
        try:
            first = f(*tensors) if form != "training" else None
            if form == "training":
                for x in tensors:
                    if isinstance(x, torch.Tensor) and x.is_floating_point():
                        x.requires_grad_()
                backward(f, tensors)()
        except (RuntimeError, NotImplementedError, TypeError, IndexError, ValueError) as e:
            return {"outcome": "eager refuses", "reason": str(e).splitlines()[0][:160]}
        del first
        try:
            ours, eager = calls_of(form, f, tensors)
            before = base_memory()
            compile_time = time.process_time()
            high = peak(ours, before)  # the first call of a saved program includes what it keeps
            compile_time = time.process_time() - compile_time
            if form != "saved" and not torch._dynamo.utils.counters["stats"]["unique_graphs"]:
                return {"outcome": "not compiled", "reason": "Dynamo found no graph"}
            if form != "saved":
                high = peak(ours)
        except fxge.FxgeError as e:
            return {"outcome": "refused", "reason": str(e).splitlines()[0][:160]}
        except Exception as e:  # any exception of torch.export or torch.compile
            return {"outcome": "not compiled", "reason": f"{type(e).__name__}: {str(e).splitlines()[0] if str(e) else ''}"[:160]}
        other = peak(eager)
        ours_time, eager_time = least(ours, eager)
    outcome = "time" if ours_time > SECONDS else "memory" if high > BYTES else "measured"
    return {"outcome": outcome, "time": ours_time, "eager": eager_time, "peak": high, "eager_peak": other, "compile": compile_time}


def worker(case: Any, cells: list[tuple[str, Any, str, int]], pipe: int) -> None:
    """Measures cells of a case and writes a line for the start and for the result of each."""
    import torch

    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 2)
    with os.fdopen(pipe, "w") as out:
        for cell in cells:
            print(json.dumps({"start": cell[0]}), file=out, flush=True)
            try:
                row = measured(case, cell[1], cell[2], cell[3])
            except MemoryError:
                row = {"outcome": "memory"}
            except Exception:
                row = {"outcome": "error", "reason": traceback.format_exc().strip().splitlines()[-1][:160]}
            gc.collect()
            print(json.dumps({"cell": cell[0], **row}), file=out, flush=True)


def lines_of(pipe: int, pid: int) -> Iterator[Row]:
    """Yields what a worker reports; ends with an outcome for a cell that exceeds a limit."""
    waiting, current, started = b"", "", time.monotonic()
    while True:
        ready, _, _ = select.select([pipe], [], [], 0.5)
        if ready:
            more = os.read(pipe, 1 << 16)
            if not more:
                if current:
                    yield {"cell": current, "outcome": "crash"}
                return
            waiting += more
            *whole, waiting = waiting.split(b"\n")
            for line in whole:
                row = json.loads(line)
                current, started = row.get("start", ""), time.monotonic()
                if "cell" in row:
                    yield row
            continue
        try:
            pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        except OSError:
            continue
        late = time.monotonic() - started > COMPILING
        if current and (late or pages * os.sysconf("SC_PAGE_SIZE") > BYTES + (1 << 30)):
            os.kill(pid, signal.SIGKILL)
            yield {"cell": current, "outcome": "time" if late else "memory"}
            return


def run_case(case: Any, cells: list[tuple[str, Any, str, int]], store: Callable[[Row], None]) -> None:
    """Measures the cells of a case; those that are larger than one beyond a limit are not tried."""
    left = list(cells)
    while left:
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(read)
            status = 1
            try:
                worker(case, left, write)
                status = 0
            finally:
                os._exit(status)
        os.close(write)
        done: list[str] = []
        for row in lines_of(read, pid):
            store(row)
            done.append(row["cell"])
            if row["outcome"] in ("time", "memory", "crash"):
                form, dtype = row["cell"].split()[1:3]
                for name, _, _, _ in left:
                    if name not in done and name.split()[1:3] == [form, dtype]:
                        store({"cell": name, "outcome": "not tried"})
                        done.append(name)
        os.close(read)
        os.waitpid(pid, 0)
        if not done:
            store({"cell": left[0][0], "outcome": "crash"})
            done.append(left[0][0])
        left = [cell for cell in left if cell[0] not in done]


# ---- the table ----


def smaller_cell(rows: dict[str, Row], name: str, form: str, dtype: str, size: int) -> tuple[Row | None, float]:
    """Returns the cell of the next smaller size that was measured, and the ratio of the sizes."""
    for step in (5, 10, 100):
        row = rows.get(f"{name} {form} {dtype} {size // step}")
        if row and row["outcome"] == "measured":
            return row, step
    return None, 1


def table(rows: dict[str, Row]) -> bool:
    """Prints cells beyond the bars, refusals and sums; returns whether all cells are within the bars."""
    floors = {}
    for form in FORMS:
        row = rows.get(f"nothing {form} f32 1000")
        floors[form] = row["time"] if row and row["outcome"] == "measured" else 0.0
    print("a call without work: " + ", ".join(f"{form} {1e6 * t:.0f} us" for form, t in floors.items()))
    found, steep = [], []
    for cell, row in rows.items():
        if row["outcome"] != "measured":
            continue
        name, form, dtype, size = cell.split()
        ratio = row["time"] / max(row["eager"], floors[form])
        memory = row["peak"] / max(row["eager_peak"], LEAST_BYTES)
        found.append((max(ratio, memory), ratio, memory, cell, row))
        smaller, step = smaller_cell(rows, name, form, dtype, int(size))
        if smaller:
            grown = [math.log(max(row[k], floors[form]) / max(smaller[k], floors[form])) / math.log(step) for k in ("time", "eager")]
            if grown[0] - grown[1] > STEEPER and ratio > 1:
                steep.append((grown[0] - grown[1], grown, cell, ratio))
    found.sort(key=lambda x: -x[0])
    for bar, title in ((FAR, "beyond 4"), (NEAR, "between 2 and 4")):
        part = [x for x in found if x[0] > bar and (bar == FAR or x[0] <= FAR)]
        print(f"\n{title}: {len(part)}")
        for _, ratio, memory, cell, row in part:
            print(f"  {cell:52} {1e3 * row['time']:10.3f} ms, eager {1e3 * row['eager']:10.3f}: {ratio:7.2f}; {row['peak'] >> 20:6} MiB, eager {row['eager_peak'] >> 20:6}: {memory:5.2f}")
    print(f"\nexponent beyond eager's by more than {STEEPER}: {len(steep)}")
    for _, grown, cell, ratio in sorted(steep, reverse=True):
        print(f"  {cell:52} {grown[0]:.2f}, eager {grown[1]:.2f} (ratio {ratio:.2f})")
    for outcome in ("time", "memory", "crash", "error", "refused", "not compiled"):
        part = [(cell, row) for cell, row in rows.items() if row["outcome"] == outcome]
        if part:
            print(f"\n{outcome}: {len(part)}")
            for cell, row in part:
                print(f"  {cell:52} {row.get('reason', '')}")
    outcomes = Counter(row["outcome"] for row in rows.values())
    print("\ncells: " + ", ".join(f"{n} {outcome}" for outcome, n in outcomes.most_common()))
    by_form: dict[tuple[str, str], list[float]] = {}
    for _, ratio, _, cell, _ in found:
        _, form, dtype, _ = cell.split()
        by_form.setdefault((form, dtype), []).append(ratio)
    for (form, dtype), ratios in sorted(by_form.items()):
        mean = math.exp(sum(math.log(r) for r in ratios) / len(ratios))
        print(f"{form} {dtype}: {len(ratios)} cells, geometric mean of ratios {mean:.2f}, {sum(r > NEAR for r in ratios)} beyond 2, {sum(r > FAR for r in ratios)} beyond 4")
    beyond = sum(x[0] > FAR for x in found) + sum(outcomes[kind] for kind in ("time", "memory", "crash", "error"))
    return not steep and beyond <= len(found) // 100


def read_state(path: Path) -> dict[str, Row]:
    """Returns stored results by cell; the last one of a cell counts."""
    rows: dict[str, Row] = {}
    if path.exists():
        for line in path.read_text().splitlines():
            row = json.loads(line)
            rows[row.pop("cell")] = row
    return rows


def warm_up(torch: Any) -> None:
    """Exports and compiles one function, so that the processes of all cases inherit the imports."""
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    for form in FORMS:
        x = torch.ones(2)
        calls_of(form, lambda y: y * 2 + 1, [x])[0]()
    torch._dynamo.reset()


def sizes_of(case: Any, sizes: list[int]) -> list[int]:
    """Returns the sizes of a case: its own, or those up to its largest, which replaces larger ones."""
    if case.sizes:
        return list(case.sizes)
    return sorted({min(n, case.largest) for n in sizes})


def main() -> int:
    """Runs cells that have no result yet, then prints the table."""
    parser = argparse.ArgumentParser(description="Searches for operators of another order than eager's.")
    parser.add_argument("build", nargs="?", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--dtypes", default="f32")
    parser.add_argument("--forms", default=",".join(FORMS))
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)))
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--state", type=Path, default=ROOT / "build" / "operators.jsonl")
    parser.add_argument("--again", action="store_true", help="measures cells that have a result, too")
    parser.add_argument("--report", action="store_true")
    args = parser.parse_args()
    rows = read_state(args.state)
    if args.report and not rows:
        parser.error(f"{args.state} has no results")
    if not args.report and (not args.build or not (args.build / "libfxge.so").exists()):
        parser.error("expected a build directory with libfxge.so")
    if args.report:
        return 0 if table(rows) else 1
    os.environ["FXGE_LIBRARY"] = str(args.build.resolve() / "libfxge.so")
    os.environ["OMP_NUM_THREADS"] = "1"
    sys.path[:0] = [str(ROOT / "shim" / "src"), str(Path(__file__).parent)]
    import fxge  # noqa: F401
    import operator_cases
    import operator_modules  # noqa: F401  (adds to the cases)
    import torch

    warm_up(torch)

    kinds = {"f32": torch.float32, "f64": torch.float64, "f16": torch.float16, "bf16": torch.bfloat16, "i64": torch.int64}
    names = {c.name for c in operator_cases.CASES.values()} | {c.family for c in operator_cases.CASES.values()}
    for asked, known in ((args.names, names), (args.dtypes.split(","), kinds), (args.forms.split(","), FORMS)):
        for word in asked:
            if word not in known:
                parser.error(f"'{word}' is not a case, family, dtype or form")
    end = time.monotonic() + 60 * args.minutes
    sizes, forms = [int(n) for n in args.sizes.split(",")], args.forms.split(",")

    def store(row: Row) -> None:
        with args.state.open("a") as out:
            print(json.dumps(row), file=out)
        row = dict(row)
        rows[row.pop("cell")] = row

    chosen = {*args.names, "nothing"}  # a call without work is the base of all ratios
    wanted = [c for c in operator_cases.CASES.values() if not args.names or c.name in chosen or c.family in chosen]
    cells_asked = set()
    for i, case in enumerate(wanted):
        cells = []
        for word in args.dtypes.split(","):
            if kinds[word] not in case.dtypes:
                continue
            for form in case.forms if case.forms else forms:
                for n in sizes_of(case, sizes):
                    name = f"{case.name} {form} {word} {n}"
                    if form not in forms or (form == "training" and (not case.trains or word == "i64")):
                        continue
                    cells_asked.add(name)
                    if args.again or name not in rows:
                        cells.append((name, kinds[word], form, n))
        if cells and time.monotonic() < end:
            run_case(case, cells, store)
        if sys.stderr.isatty():
            print(f"\r{i + 1} of {len(wanted)} cases ", end="", file=sys.stderr)
    left = sum(name not in rows for name in cells_asked)
    within = table({cell: row for cell, row in rows.items() if cell in cells_asked or cell.startswith("nothing ")})
    if left:
        print(f"{left} cells are left: run the same command again")
    return 0 if within and not left else 1


if __name__ == "__main__":
    sys.exit(main())
