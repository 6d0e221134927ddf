# SPDX-License-Identifier: Apache-2.0
"""Exports a source to a directory: export, compile, verify, write."""

from __future__ import annotations

import importlib.metadata
import json
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch.export import ExportedProgram

from .._core import command_file, temporary_files
from .._core.version import version
from .._programs.program import Program
from .._saved.exported_programs import save
from .._verification.expected_values import as_calls, cases, with_images
from .._verification.expected_values import write as write_expected
from ..config import Config
from ..errors import FxgeError
from . import camera, detections, directory, programs, sources
from .recipes import Part, Recipe, Request

_STEPS = 3  # calls in a row of a program with states

Progress = Callable[[str], None]  # gets the work that begins


@dataclass(frozen=True)
class Options:
    """Options of the compilation and of the directory.

    Attributes:
        soc: chip, as `fxge compile --soc` accepts it, or None.
        verify: compares the written programs with eager PyTorch.
        aipp: file of a description of AIPP: the program then takes camera images.
        om: also compiles the programs with the installed CANN; needs `soc`.
        force: replaces a directory that an export has written.
        max_detections: constant number of results of torchvision's `nms`, or 0.
    """

    soc: str | None = None
    verify: bool = True
    aipp: Path | None = None
    om: bool = False
    force: bool = False
    max_detections: int = 0


@dataclass(frozen=True)
class Exported:
    """An exported directory.

    Attributes:
        path: of the directory.
        manifest: content of its manifest.json, without the files.
    """

    path: Path
    manifest: dict[str, Any]

    def __str__(self) -> str:
        rows = [f"{self.path}: {self.manifest['task']}"]
        for p in self.manifest["programs"]:
            rows.append(f"  {p['name']:16} {p['nodes']:6} nodes  {_verdict(p.get('verified'))}")
        return "\n".join(rows)


def _verdict(v: dict[str, Any] | None) -> str:
    """Returns "error 1e-6, limit 1e-5: ok" of a verified program; random results are named."""
    if v is None:
        return "not verified"
    if v["random"] == v["results"]:
        return "random: dtype and shape only"
    some = f"; {v['random']} of {v['results']} results random: dtype and shape only"
    return f"error {v['error']:.3g}, limit {v['limit']:.3g}: ok" + (some if v["random"] else "")


def plan(request: Request) -> str:
    """Describes the programs of a source, their inputs and sizes, without exporting them.

    Raises:
        FxgeError: as sources.find() and Sizes.check().
    """
    recipe = sources.find(request)
    _prepare(recipe, request)
    rows = [f"{request.source}: {recipe.task} ({recipe.kind})"]
    for part in recipe.parts:
        rows.append(f"  {part.name}: {type(part.module).__name__}, {_parameters(part)} parameters")
        for name, x in programs.inputs_of(part).items():
            if hasattr(x, "shape"):
                rows.append(f"    {name}: {_input_text(part, name, x, request)}")
    return "\n".join(rows)


def _input_text(part: Part, name: str, x: Any, request: Request) -> str:
    """Returns "float32[batch=2, x:1=3]; dynamic: batch=1..8" of an input."""
    keys = [part.dims.get(name, {}).get(d, f"{name}:{d}") for d in range(len(x.shape))]
    dims = ", ".join(f"{key}={n}" for key, n in zip(keys, x.shape, strict=True))
    ranges = [f"{key}={_range(request, key)}" for key in keys if key in request.sizes.ranges]
    more = f"; dynamic: {', '.join(ranges)}" if ranges else ""
    return f"{str(x.dtype).removeprefix('torch.')}[{dims}]{more}"


def _range(request: Request, name: str) -> str:
    low, high = request.sizes.ranges[name]
    return f"{low}..{'' if high is None else high}"


def _parameters(part: Part) -> str:
    n = float(sum(p.numel() for p in part.module.parameters()))
    for unit in ("", "k", "M"):
        if n < 1000:
            return f"{n:.3g}{unit}"
        n /= 1000
    return f"{n:.3g}G"


def _prepare(recipe: Recipe, request: Request) -> None:
    request.sizes.check({n for part in recipe.parts for n in programs.size_names(part)})
    if request.sizes.gears and len(recipe.parts) > 1:
        raise FxgeError("gears are for a single program, and this source has several", status=2)
    for part in recipe.parts:
        programs.resize(part, request.sizes)
        if request.dtype is not None:
            programs.cast(part, request.dtype)


# --- the command ------------------------------------------------------------------------------


def _text(d: dict[str, Any]) -> str:
    """Returns a diagnostic of the command as it prints it."""
    rows = [f"{d['severity']}[{d['id']}]: {d['message']}"]
    if d.get("node"):
        rows.append(f"  node    {d['node']} ({d.get('op')})")
    for frame in d.get("frames", [])[:1]:
        rows.append(f"  at      {frame['file']}:{frame['line']}  {frame.get('text') or ''}")
    if d.get("hint"):
        rows.append(f"  hint    {d['hint']}")
    return "\n".join(rows)


def _different(program: str, report: dict[str, Any]) -> list[str]:
    """Returns a line for each result of `fxge verify` that differs."""
    hint = "\n  hint    a size or value depends on random numbers: fix them in the model"
    return [
        f"{program}: the {r['group']} {r['key']} differs from eager PyTorch: "
        + (r.get("why") or f"error {r['error']:.3g}, limit {r['bar']:.3g}")
        + (hint if report.get("random") else "")
        for r in report.get("results", [])
        if not r["ok"]
    ]


def _command(*args: str, where: Path, quiet: bool = False) -> dict[str, Any]:
    """Runs the `fxge` program; returns its report, and prints its warnings unless `quiet`.

    Raises:
        FxgeError: the program's status and errors.
    """
    program = command_file.path()
    if program is None:
        raise FxgeError("the package was installed without the command `fxge`", status=2)
    r = subprocess.run(
        [program, *args, "--json"], cwd=where, capture_output=True, text=True, check=False
    )
    try:
        report: dict[str, Any] = json.loads(r.stdout)
    except json.JSONDecodeError:
        report = {"diagnostics": []}
    found = report.get("diagnostics", [])
    if r.returncode:
        errors = [_text(d) for d in found if d["severity"] == "error"]
        text = "\n".join(errors or _different(args[1], report)) or r.stderr.strip()
        raise FxgeError(
            text or f"`fxge {args[0]}` ended with status {r.returncode}",
            status=r.returncode if r.returncode > 0 else 70,
        )
    for d in found:
        if d["severity"] == "warning" and args[0] == "compile" and not quiet:
            print(_text(d), file=sys.stderr)
    return report


def _inputs_and_rows(options: Options) -> list[str]:
    """Returns the options of `fxge compile` for camera images and numbers of detections."""
    images = ["--aipp", str(options.aipp.absolute())] if options.aipp else []
    most = options.max_detections
    return images + ([f"--max-detections={most}"] if most else [])


def _compile(
    recipe: Recipe, request: Request, saved: Path, stage: Path, options: Options
) -> list[dict[str, Any]]:
    """Compiles the saved programs into `stage`; returns the manifest's entries."""
    names = [part.name for part in recipe.parts]
    chip = ["--soc", options.soc] if options.soc else []
    text = programs.gears_of(recipe.parts[0], request.sizes)
    gears = ["--gears", text] if text else []
    files = [str(saved / f"{name}.fxpb") for name in names]
    out = str(stage / f"{names[0]}.air") if len(names) == 1 else str(stage)
    args = ["--weights=files", *chip, *gears, *_inputs_and_rows(options)]
    report = _command("compile", *files, "-o", out, *args, where=saved)
    found = report.get("programs") or [report]
    return [_entry(name, one, stage) for name, one in zip(names, found, strict=True)]


def _compile_for_board(
    entry: dict[str, Any], request: Request, part: Part, saved: Path, stage: Path, options: Options
) -> None:
    """Makes the .om of a program with the installed CANN."""
    name = f"{entry['name']}.om"
    text = programs.gears_of(part, request.sizes)
    words = ["--soc", str(options.soc), *(["--gears", text] if text else [])]
    words += _inputs_and_rows(options)
    _command("compile", f"{entry['name']}.fxpb", "-o", name, *words, where=saved, quiet=True)
    shutil.move(saved / name, stage / name)
    entry["om"] = name


def _entry(name: str, report: dict[str, Any], stage: Path) -> dict[str, Any]:
    io = json.loads((stage / f"{name}.io.json").read_text(encoding="utf-8"))
    kept = ("name", "dtype", "dims")
    ports = {
        k: [{n: x[n] for n in kept if n in x} for x in io.get(k, [])] for k in ("inputs", "outputs")
    }
    for image in io.get("aipp", {}).get("images", []):
        described = {"dtype": image["dtype"], "dims": image["dims"], "format": image["format"]}
        next(x for x in ports["inputs"] if x["name"] == image["input"]).update(described)
    why = _command("why", f"{name}.air", where=stage)
    return {
        "name": name,
        "air": f"{name}.air",
        "io": f"{name}.io.json",
        "expected": f"expected/{name}.npz",
        "nodes": why["nodes"],
        "dynamic_nodes": why["dynamic"],
        **ports,
        "atc": shlex.join(report["next"]),
    }


# --- verification -----------------------------------------------------------------------------


def _verified(stage: Path, entry: dict[str, Any]) -> dict[str, Any]:
    """Compares a written program with the expected values; returns the worst result.

    Raises:
        FxgeError: status 1, a result differs.
    """
    report = _command("verify", entry["air"], "--expected", entry["expected"], where=stage)
    every = report.get("results", [])
    rows = [r for r in every if not r.get("random")]
    worst = max(rows, key=lambda r: r["error"] / r["bar"] if r["bar"] else r["error"], default=None)
    return {
        "results": len(every),
        "random": len(every) - len(rows),  # compared by dtype and shape only
        "error": worst["error"] if worst else 0.0,
        "limit": worst["bar"] if worst else 0.0,
    }


def _versions(recipe: Recipe) -> dict[str, str]:
    found = {"fxge": version(), "python": ".".join(map(str, sys.version_info[:3]))}
    for name in recipe.packages:
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            module = sys.modules.get(name)
            found[name] = str(getattr(module, "__version__", "unknown"))
    return found


def _loader(stage: Path) -> Callable[[str], Any]:
    """Returns a function that loads written programs, with shared states."""
    first: list[Program] = []

    def load(name: str) -> Any:
        program = Program(Config(), first[0] if first else None).load(str(stage / f"{name}.air"))
        first.append(program)
        return program

    return load


# --- the whole --------------------------------------------------------------------------------


def _moved(part: Part, k: int) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Returns the example inputs with their last dim rotated by k: each step has other values."""

    def one(x: Any) -> Any:
        return x.roll(k, -1) if isinstance(x, torch.Tensor) and x.dim() else x

    return tuple(map(one, part.args)), {n: one(x) for n, x in part.kwargs.items()}


def _pad(program: ExportedProgram, stage: Path, entry: dict[str, Any], most: int) -> None:
    """Gives the expected values the constant number of rows that the compiled program has."""
    names = detections.pad(stage / entry["expected"], program, entry["outputs"])
    entry["detections"] = {"most": most, "counts": names}


def _recorded(part: Part, exported: ExportedProgram, calls: Any, *, steps: bool) -> Any:
    """Returns inputs and results of eager PyTorch, as `cases`.

    Raises:
        FxgeError: status 4, the program fails on its example inputs.
    """
    try:
        return list(cases(exported, calls, steps=steps))
    except (FxgeError, KeyboardInterrupt):
        raise
    except Exception as e:
        text = f"{type(e).__name__}: {e}{programs.line_of(e)}"
        raise FxgeError(f"'{part.name}' fails on its example inputs: {text}", status=4) from e


def _saved(
    recipe: Recipe, request: Request, to: Path, stage: Path, options: Options, progress: Progress
) -> Iterator[ExportedProgram]:
    """Exports and saves each part, and its expected values; yields the programs."""
    dims: dict[str, Any] = {}
    (stage / "expected").mkdir()
    for part in recipe.parts:
        images = camera.replace_inputs(part, options.aipp) if options.aipp else {}
        progress(f"exporting {part.name}")
        exported = programs.export(part, request.sizes, dims)
        named = programs.names_of_sizes(part, exported, request.sizes)
        save(exported, to / f"{part.name}.fxpb", named)
        progress(f"running {part.name} in eager PyTorch")
        calls = as_calls(part.args, part.kwargs)
        arrays = _recorded(part, exported, calls, steps=False)
        streams = recipe.check is None and any("/state/" in name for name, _ in arrays)
        if streams and options.max_detections:
            raise FxgeError("a number of detections is for a program without states", status=2)
        if streams:
            calls = [_moved(part, k) for k in range(_STEPS)]
            arrays = _recorded(part, exported, calls, steps=True)
        with_them = with_images(iter(arrays), [images] * len(calls) if images else (), len(calls))
        write_expected(stage / "expected" / f"{part.name}.npz", with_them)
        yield exported


def run(
    request: Request,
    target: Path,
    options: Options,
    progress: Progress,
    recipe: Recipe | None = None,
) -> Exported:
    """Exports the source, or a recipe, to the directory `target`; see fxge.export."""
    started = time.monotonic()
    if options.om and options.soc is None:
        raise FxgeError("an .om is for one chip: --soc names it", status=2)
    detections.check_most(options.max_detections)
    with directory.staged(target, options.force) as stage, temporary_files.directory() as saved:
        if recipe is None:
            progress(f"reading {request.source}")
            recipe = sources.find(request)
        _prepare(recipe, request)
        if options.aipp and (len(recipe.parts) > 1 or request.sizes.ranges):
            raise FxgeError("AIPP is for a single program of fixed sizes", status=2)
        if options.max_detections and len(recipe.parts) > 1:
            raise FxgeError(
                "a number of detections is for a single program, and this source has several",
                status=2,
            )
        made = _saved(recipe, request, saved, stage, options, progress)
        exported = [program for program in made if options.max_detections]
        progress("compiling")
        entries = _compile(recipe, request, saved, stage, options)
        if options.max_detections:
            _pad(exported[0], stage, entries[0], options.max_detections)
        for entry in entries if options.verify else []:
            progress(f"verifying {entry['name']}")
            entry["verified"] = _verified(stage, entry)
        for entry, part in zip(entries, recipe.parts, strict=True) if options.om else ():
            progress(f"compiling {entry['name']} for the chip")
            _compile_for_board(entry, request, part, saved, stage, options)
        manifest: dict[str, Any] = {
            "source": request.source,
            "task": recipe.task,
            "random_weights": request.seed is not None,
            "soc": options.soc,
            "programs": entries,
            "versions": _versions(recipe),
            **recipe.details,
        }
        if options.verify and recipe.check is not None:
            progress("generating tokens")
            manifest |= recipe.check(_loader(stage))
        directory.write_page(stage, manifest, target.name)
        directory.write_manifest(stage, manifest)
    progress(f"done in {time.monotonic() - started:.0f} s")
    return Exported(target, manifest)
