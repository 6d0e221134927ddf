#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares forward passes on fxge's executor with eager, inductor, onnxruntime and OpenVINO.

usage: bench/executor.py BUILD_DIR [--models bert,...] [--threads 1,2] [--rounds N] [--clock wall|cpu]
                               [--only fxge,live,eager,...] [--idle SECONDS] [--quick [--untimed]] [--memory]
                               [--against LIB]
Needs torch, transformers and, for its columns, a C++ compiler (inductor; "frozen" is inductor with freezing),
onnxruntime with onnxscript, and openvino. Every model has a process for each number of threads. In it all contestants
alternate, one call each a round, so that other load affects all of them alike. Prints medians; with --clock=cpu medians
of processor time, the work of one thread on a busy machine. In brackets: the peer's time over ours, above 1 ours is
faster. `error`: largest difference from eager relative to eager's largest value. --idle is for rented machines, whose
processors run at full speed for two minutes at most; without a rest, two threads then take half as long again. Then
every figure is compared with its bar: of the least times, ours over eager's, over the fastest peer's, and the share of
cells near that. The exit code is 1 if a bar is missed.

--quick takes three minutes and holds on a machine with other load: one thread, processor time, the least of all calls
in some seconds a model, compared with eager. The exit code is 1 if a result differs by more than its bar, or ours is
slower or takes more memory than its bar allows; --untimed checks results only.

--against LIB compares the build with another libfxge.so: the median of 25 paired calls, processor time on one thread,
for each model of --quick (paired.py). The exit code is 1 if it is above 1.03.

--memory measures runs of each model in a process without torch (memory.py): the peak resident memory beyond the memory
with loaded and packed weights, over the sum of live tensors at the worst node, and the bytes of packed weights over
those of the file.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import paired

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "shim/src"), str(ROOT / "tests/models")]
PEERS = ["eager", "inductor", "frozen", "onnxruntime", "openvino"]
QUICK = {  # by model: our time over eager's at most, offline and live
    "mlp": 2.0,
    "bert": 1.0,
    "resnet": 1.0,
    "llama": 1.0,
    "llama-token": 1.0,
}
SECONDS = 12  # calls for each of them
SMALL = "mlp"  # cost of a call: QUICK's part of the fastest peer's time
NEAR, NEAR_PART, FAR = 1.1, 0.75, 1.4  # over the fastest peer: the bar for a share of cells, and for every cell
ERROR, ERROR_BF16 = 1e-5, 3e-2  # at most, relative to eager's largest value
# Peak of a run over the sum of live tensors, at most, but for what any process takes: stacks, tails of
# pages, tables of values; and packed weights over the file.
MEMORY, OWN, PACKED = 1.2, 1 << 18, 1.05
QUICK_MEMORY = ("bert", "resnet")
REST = 0.02  # seconds between two calls: threads of the previous call have stopped waiting for work
CLOCKS = {"wall": time.perf_counter, "cpu": time.process_time}

Run = Callable[[], Any]


# --- models ---------------------------------------------------------------------------------------


def bert() -> Any:
    """Makes BERT-base on 128 tokens."""
    import hf
    import torch
    from transformers import BertConfig, BertModel

    model = hf.Encoder(lambda config: BertModel(config, add_pooling_layer=False), BertConfig())
    ids = torch.randint(30000, (1, 128), generator=torch.Generator().manual_seed(0))
    return model, (ids, torch.ones_like(ids))


def llama(length: int) -> Any:
    """Makes four layers of the size of Llama 3.2 1B, with a smaller vocabulary."""
    import hf
    import torch
    from transformers import LlamaConfig, LlamaForCausalLM

    config = LlamaConfig(
        vocab_size=32000,
        hidden_size=2048,
        intermediate_size=8192,
        num_hidden_layers=4,
        num_attention_heads=32,
        num_key_value_heads=8,
        max_position_embeddings=512,
    )
    ids = torch.randint(32000, (1, length), generator=torch.Generator().manual_seed(0))
    return hf.Masked(LlamaForCausalLM, config), (ids, torch.ones_like(ids))


def resnet() -> Any:
    """Makes the layout of ResNet-50 on one image."""
    import hf
    import torch

    model = hf.ResNet((3, 4, 6, 3), 64)
    return model, (torch.randn(1, 3, 224, 224, generator=torch.Generator().manual_seed(0)),)


def gpt2() -> Any:
    """Makes GPT-2 on 128 tokens."""
    import hf
    import torch
    from transformers import GPT2Config, GPT2LMHeadModel

    ids = torch.randint(50000, (1, 128), generator=torch.Generator().manual_seed(0))
    return hf.Masked(GPT2LMHeadModel, GPT2Config()), (ids, torch.ones_like(ids))


def vit() -> Any:
    """Makes ViT-base on one image of 224 by 224."""
    import hf
    import torch
    from transformers import ViTConfig

    image = torch.randn(1, 3, 224, 224, generator=torch.Generator().manual_seed(0))
    return hf.Image(ViTConfig()), (image,)


def t5() -> Any:
    """Makes T5-small, 128 tokens in, 32 out."""
    import hf
    import torch
    from transformers import T5Config

    generator = torch.Generator().manual_seed(0)
    ids, target = (torch.randint(32000, (1, n), generator=generator) for n in (128, 32))
    return hf.Seq2Seq(T5Config()), (ids, torch.ones_like(ids), target)


def mlp() -> Any:
    """Makes four small layers, whose time is the cost of a call."""
    import torch

    layers = [layer for _ in range(4) for layer in (torch.nn.Linear(64, 64), torch.nn.ReLU())]
    return torch.nn.Sequential(*layers[:-1]), (torch.randn(1, 64),)


def halves(make: Callable[[], Any]) -> Any:
    """Returns the model and its float inputs in bf16."""
    import torch

    model, args = make()
    return model.to(torch.bfloat16), tuple(
        a.to(torch.bfloat16) if a.is_floating_point() else a for a in args
    )


REAL: dict[str, Callable[[], Any]] = {
    "mlp": mlp,
    "bert": bert,
    "resnet": resnet,
    "llama": lambda: llama(128),
    "llama-token": lambda: llama(1),
    "gpt2": gpt2,
    "vit": vit,
    "t5": t5,
}
MODELS = REAL | {f"{name}-bf16": partial(halves, make) for name, make in REAL.items()}


# --- contestants ----------------------------------------------------------------------------------


def ours(model: Any, args: Any, threads: int) -> Run:
    """Runs the exported program, compiled by the library."""
    import fxge
    import torch

    program = fxge.compile(torch.export.export(model, args), threads=threads)
    return lambda: program(*args)


def eager(model: Any, args: Any, threads: int) -> Run:
    """Runs the module itself."""
    return lambda: model(*args)


def inductor(model: Any, args: Any, threads: int) -> Run:
    """Runs torch.compile's default backend."""
    import torch

    compiled = torch.compile(model)
    return lambda: compiled(*args)


def frozen(model: Any, args: Any, threads: int) -> Run:
    """Runs the default backend with freezing: weights are constants."""
    import torch

    compiled = torch.compile(model, options={"freezing": True})
    return lambda: compiled(*args)


@cache
def scratch() -> tempfile.TemporaryDirectory[str]:
    """A temporary directory, removed with the process."""
    return tempfile.TemporaryDirectory()


def onnx(model: Any, args: Any) -> str:
    """Returns torch.onnx's file of the process's model, made once."""
    import torch

    path = Path(scratch().name, "model.onnx")
    if not path.exists():
        torch.onnx.export(model, args, path, dynamo=True, verbose=False)
    return str(path)


def onnxruntime(model: Any, args: Any, threads: int) -> Run:
    """Runs torch.onnx's graph on onnxruntime's CPU provider."""
    import onnxruntime as ort
    import torch

    options = ort.SessionOptions()
    options.intra_op_num_threads = threads
    session = ort.InferenceSession(onnx(model, args), options, providers=["CPUExecutionProvider"])
    feed = {i.name: a.numpy() for i, a in zip(session.get_inputs(), args, strict=True)}
    return lambda: torch.from_numpy(session.run(None, feed)[0])


def openvino(model: Any, args: Any, threads: int) -> Run:
    """Runs the same graph on OpenVINO's CPU device, in the model's own precision."""
    import openvino as ov
    import torch

    options = {"INFERENCE_NUM_THREADS": threads, "PERFORMANCE_HINT": "LATENCY"}
    if next(model.parameters()).dtype == torch.float32:
        options["INFERENCE_PRECISION_HINT"] = "f32"
    compiled = ov.Core().compile_model(onnx(model, args), "CPU", options)
    request = compiled.create_infer_request()
    for i, a in enumerate(args):
        request.set_input_tensor(i, ov.Tensor(a.numpy()))

    def run() -> Any:
        request.infer()
        return torch.from_numpy(request.get_output_tensor(0).data)

    return run


def live(model: Any, args: Any, threads: int) -> Run:
    """Runs torch.compile with our backend."""
    import fxge
    import torch

    compiled = torch.compile(model, backend=fxge.backend)
    return lambda: compiled(*args)


def kept(model: Any, args: Any, threads: int) -> Run:
    """Runs our backend with weights as constant inputs, which are prepacked."""
    import fxge
    import torch

    backend = fxge.backend.get_backend(config=fxge.Config(keep_weights=True))
    compiled = torch.compile(model, backend=backend)
    return lambda: compiled(*args)


OURS = ("fxge", "live", "kept")
MAKERS = {
    "fxge": ours,
    "live": live,
    "kept": kept,
    "eager": eager,
    "inductor": inductor,
    "frozen": frozen,
    "onnxruntime": onnxruntime,
    "openvino": openvino,
}


# --- measuring ------------------------------------------------------------------------------------


def prepare(name: str, threads: int, only: list[str]) -> tuple[dict[str, Run], dict[str, str]]:
    """The contestants that run, and the reasons for the others."""
    import torch

    torch.manual_seed(0)
    model, args = MODELS[name]()
    model.eval()
    runs, missing = {}, {}
    for who in only:
        try:
            run = MAKERS[who](model, args, threads)
            for _ in range(3):
                run()
            runs[who] = run
        except Exception as e:  # noqa: BLE001 - a peer that cannot run is a row of the result
            missing[who] = f"{type(e).__name__}: {str(e).strip().splitlines()[0][:120]}"
    return runs, missing


def measure(name: str, threads: int, options: argparse.Namespace) -> dict[str, Any]:
    """Returns median milliseconds of each contestant, and our difference from eager."""
    import torch
    import transformers

    warnings.filterwarnings("ignore")
    transformers.logging.set_verbosity_error()
    torch.set_num_threads(threads)
    times: dict[str, list[float]] = {}
    clock = CLOCKS[options.clock]
    with torch.no_grad():
        runs, missing = prepare(name, threads, options.only.split(","))
        time.sleep(options.idle)
        stop = time.monotonic() + options.seconds
        rounds = 0
        while rounds < options.rounds or time.monotonic() < stop:
            rounds += 1
            for who, run in runs.items():
                time.sleep(REST)
                start = clock()
                run()
                times.setdefault(who, []).append(1e3 * (clock() - start))
        error = None
        if {"fxge", "eager"} <= set(runs):
            want = runs["eager"]().double()
            error = max(
                float((runs[who]().double() - want).abs().max() / want.abs().max())
                for who in runs.keys() & set(OURS)
            )
    return {
        "model": name,
        "threads": threads,
        "ms": {who: statistics.median(t) for who, t in times.items()},
        "best": {who: min(t) for who, t in times.items()},
        "error": error,
        "missing": missing,
    }


def apart(build: str, name: str, threads: int, options: argparse.Namespace) -> dict[str, Any]:
    """Measures in a process of its own."""
    environment = {
        **os.environ,
        "FXGE_LIBRARY": str(Path(build).resolve() / "libfxge.so"),
        "OMP_NUM_THREADS": str(threads),
    }
    command = [sys.executable, __file__, build, f"--models={name}", f"--threads={threads}"]
    command += [
        f"--rounds={options.rounds}",
        f"--seconds={options.seconds}",
        f"--only={options.only}",
        f"--clock={options.clock}",
        f"--idle={options.idle}",
        "--inside",
    ]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        return {
            "model": name,
            "threads": threads,
            "ms": {},
            "best": {},
            "error": None,
            "missing": {"all": f"exit {done.returncode}"},
        }
    row: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return row


def show(row: dict[str, Any]) -> None:
    """Prints one line of the table."""
    ms = row["ms"]
    own = ms.get("fxge")
    cells = [f"{own:9.1f}" if own else "        -"]
    for who in PEERS:
        cells.append(
            f"{ms[who]:9.1f} ({ms[who] / own:4.2f})" if own and who in ms else f"{'-':>16}"
        )
    error = f"{row['error']:.1e}" if row["error"] is not None else "-"
    print(f"{row['model']:18}{row['threads']:>4} {' '.join(cells)} {error:>9}", flush=True)


def judge(row: dict[str, Any], timed: bool) -> list[str]:
    """Returns the bars that a row of --quick misses; prints their figures."""
    name, best = row["model"], row["best"]
    figures = [("error", row["error"], ERROR_BF16 if name.endswith("bf16") else ERROR)]
    for who in ("fxge", "live"):
        part = best[who] / best["eager"] if {who, "eager"} <= best.keys() else None
        if timed or part is None:
            figures.append((f"{who} / eager", part, QUICK.get(name, 1.0)))
    missed: list[str] = []
    for what, value, most in figures:
        good = value is not None and value <= most
        shown = "-" if value is None else f"{value:.3g}"
        print(f"{name:18}{what:16}{shown:>10}{most:>10.3g}{'' if good else '  missed'}", flush=True)
        if not good:
            missed.append(f"{name}: {what}")
    return missed


def bars(rows: list[dict[str, Any]]) -> list[str]:
    """Returns the bars that cells of the table miss; prints their figures."""
    missed: list[str] = []
    near: list[bool] = []

    def held(what: str, value: float, most: float) -> None:
        good = value <= most
        print(f"{what:52}{value:>8.3g}{most:>10.3g}{'' if good else '  missed'}")
        if not good:
            missed.append(what)

    print(f"{'':52}{'':8}{'at most':>10}")
    for row in rows:
        name, best = row["model"], row["best"]
        peers = {who: best[who] for who in PEERS if who in best}
        cell = f"{name}, {row['threads']} thr."
        if row["error"] is not None:
            held(f"{cell}: error", row["error"], ERROR_BF16 if name.endswith("bf16") else ERROR)
        for who in OURS:
            if who not in best or not peers:
                continue
            fastest = min(peers, key=lambda peer: peers[peer])
            part = best[who] / peers[fastest]
            small = name.removesuffix("-bf16") == SMALL
            if not small:
                near.append(part <= NEAR)
                if "eager" in peers:
                    held(f"{cell}: {who} / eager", best[who] / peers["eager"], 1.0)
            held(f"{cell}: {who} / {fastest}, the fastest", part, QUICK[SMALL] if small else FAR)
    if near:
        far = near.count(False) / len(near)
        held(f"part of {len(near)} cells beyond {NEAR} of the fastest", far, 1 - NEAR_PART)
    return missed


# --- memory ---------------------------------------------------------------------------------------


def save(name: str, path: str) -> None:
    """Compiles the model with its weights, for a process that only runs it."""
    import fxge
    import torch

    warnings.filterwarnings("ignore")
    torch.manual_seed(0)
    model, args = MODELS[name]()
    with torch.no_grad():
        fxge.compile(torch.export.export(model.eval(), args)).write(path)


def memory(build: str, names: list[str]) -> list[str]:
    """Returns the bars that the models' memory misses; prints their figures."""
    environment = {**os.environ, "FXGE_LIBRARY": str(Path(build).resolve() / "libfxge.so")}
    missed: list[str] = []
    print(f"{'model':18}{'live MB':>10}{'peak MB':>10}{'/ live':>8}{'at most':>9}", end="")
    print(f"{'packed MB':>12}{'/ file':>8}{'at most':>9}")
    for name in names:
        with tempfile.TemporaryDirectory() as directory:
            path = f"{directory}/model.air"
            command = [sys.executable, __file__, build, f"--models={name}", f"--save={path}"]
            subprocess.run(command, env=environment, check=True)
            command = [sys.executable, str(ROOT / "bench/memory.py"), build, path]
            done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        row = json.loads(done.stdout)
        peak, packed = row["peak"] / row["live"], row["packed"] / row["weights"]
        good = row["peak"] <= MEMORY * row["live"] + OWN
        small = row["weights"] < 1 << 20  # packing pads panels
        fits = small or packed <= PACKED
        print(f"{name:18}{row['live'] / 1e6:>10.3f}{row['peak'] / 1e6:>10.3f}{peak:>8.2f}", end="")
        print(f"{MEMORY:>9}{row['packed'] / 1e6:>12.1f}{packed:>8.2f}{PACKED:>9}", end="")
        print("" if good and fits else "  missed", flush=True)
        missed += [f"{name}: peak"] * (not good) + [f"{name}: packed"] * (not fits)
    return missed


# --- two builds -----------------------------------------------------------------------------------


def serve(name: str) -> None:
    """Measures calls of one model for paired.py."""
    import torch
    import transformers

    warnings.filterwarnings("ignore")
    transformers.logging.set_verbosity_error()
    torch.set_num_threads(1)
    with torch.no_grad():
        runs, missing = prepare(name, 1, ["fxge", "live"])
        if missing:
            raise SystemExit(f"{name}: {missing}")
        for run in runs.values():  # until calls are replayed
            run(), run()
        paired.serve({who: paired.timed(run) for who, run in runs.items()})


def against(options: argparse.Namespace) -> int:
    """Compares two libraries."""
    new = str(Path(options.build).resolve() / "libfxge.so")
    missed: list[str] = []
    paired.head()
    for name in options.models.split(",") if options.models else QUICK:
        command = [sys.executable, __file__, options.build, f"--models={name}", "--serve"]
        missed += paired.compare(name, command, new, str(Path(options.against).resolve()))
    return 1 if missed else 0


# --- the whole ------------------------------------------------------------------------------------


def quick(options: argparse.Namespace) -> int:
    """Runs the short form."""
    options.clock, options.only = "cpu", "fxge,live,eager"
    options.rounds = 1 if options.untimed else 5
    options.seconds = 0 if options.untimed else SECONDS
    missed: list[str] = []
    print(f"{'model':18}{'':16}{'':>10}{'at most':>10}")
    for name in options.models.split(",") if options.models else QUICK:
        row = apart(options.build, name, 1, options)
        missed += judge(row, not options.untimed)
        for who, why in row["missing"].items():
            print(f"{name}: {who}: {why}")
    if not options.models and not options.untimed:
        missed += memory(options.build, list(QUICK_MEMORY))
    return 1 if missed else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", help="a release build")
    parser.add_argument("--models", default="")
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0, help="of more rounds, at least")
    parser.add_argument("--idle", type=float, default=0, help="seconds of rest before the calls")
    parser.add_argument("--quick", action="store_true", help="ratios to eager beside their bars")
    parser.add_argument("--untimed", action="store_true", help="with --quick: errors only")
    parser.add_argument("--only", default=",".join(["fxge", *PEERS]), help="contestants")
    parser.add_argument("--clock", choices=list(CLOCKS), default="wall")
    parser.add_argument("--json", metavar="FILE", help="the rows also as JSON")
    parser.add_argument("--memory", action="store_true", help="what runs take, beside its bar")
    parser.add_argument("--against", metavar="LIB", help="another libfxge.so: paired calls")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--save", metavar="FILE", help=argparse.SUPPRESS)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside:
        print(json.dumps(measure(options.models, int(options.threads), options)))
        return 0
    if options.serve:
        serve(options.models)
        return 0
    if options.against:
        return against(options)
    if options.save:
        save(options.models, options.save)
        return 0
    if options.memory:
        names = options.models.split(",") if options.models else list(MODELS)
        return 1 if memory(options.build, names) else 0
    if options.quick:
        return quick(options)
    print(
        f"{'model':18}{'thr.':>4} {'fxge ms':>9} "
        + " ".join(f"{w:>16}" for w in PEERS)
        + "     error"
    )
    rows = []
    for name in options.models.split(",") if options.models else MODELS:
        for threads in options.threads.split(","):
            rows.append(apart(options.build, name, int(threads), options))
            show(rows[-1])
    reasons = {f"{r['model']}: {who}: {why}" for r in rows for who, why in r["missing"].items()}
    print("\n".join(sorted(reasons)))
    if options.json:
        Path(options.json).write_text(json.dumps(rows, indent="\t") + "\n")
    return 1 if bars(rows) else 0


if __name__ == "__main__":
    sys.exit(main())
