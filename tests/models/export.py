# SPDX-License-Identifier: Apache-2.0
"""Exports every model of the zoo, and writes PyTorch's results; see README.md."""

from __future__ import annotations

import argparse
import copy
import filecmp
import json
import re
import sys
import tempfile
import warnings
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from operator import attrgetter
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.export import ExportedProgram
from torch.fx import GraphModule
from torch.utils import _pytree as pytree

sys.path.insert(1, str(Path(__file__).resolve().parents[2] / "shim" / "src"))

import aliasing
import nested
import zoo
from zoo import Args, Entry

HERE = Path(__file__).resolve().parent
DATA = HERE / "data"
NODES = HERE / "data_nodes"
WITH_NODES = {  # cases for which the value of every node is stored: number of cases
    "mlp.decomposed": 1,
    "encoder_bf16.default": 1,
    "decoder.default": 2,
    "custom_linear.default": 1,
}
FORMS = ("default", "decomposed")
FRAME = re.compile(r'\s*File "(?P<file>[^"]*)", (?P<rest>line \d+, in .*)')
SOURCES = ("zoo.py", "aliasing.py", "nested.py", "unsupported.py")
INNERMOST = ("hf.py", "decode.py")  # only the last frame: inner frames belong to other packages
FORBIDDEN = (b"site-packages", b"dist-packages", b"/home/", b"/usr/", str(HERE.parent).encode())

Arrays = dict[str, np.ndarray]


@dataclass
class Run:
    """Results of one run of one case, each group by key: position, buffer or input name."""

    out: dict[str, Any]
    state: dict[str, Any]
    mut: dict[str, Any]


@dataclass(frozen=True)
class Names:
    """The user inputs in order, and the state and inputs that the program writes.

    `called` maps an input to the caller's name, `past['key']` where the graph has `past_key`.
    """

    inputs: list[str]
    state: list[str]
    mut: list[str]
    called: dict[str, str] = field(default_factory=dict)


# --- the programs -----------------------------------------------------------------------------


def user_frames(trace: str) -> str:
    """Keeps only the frames of the models, with paths that are the same on every machine."""
    kept: list[str] = []
    keep = False
    for line in trace.splitlines():
        frame = FRAME.match(line)
        if frame:
            path = Path(frame["file"])
            keep = path.name in SOURCES + INNERMOST and path.resolve().parent == HERE
            if keep and path.name in INNERMOST:
                kept.clear()
            line = f'  File "tests/models/{path.name}", {frame["rest"]}'
        if keep:
            kept.append(line)
    return "\n".join(kept).strip()


def strip(program: ExportedProgram) -> ExportedProgram:
    """Removes names of this machine, and parts that change from run to run."""
    for module in program.graph_module.modules():
        if not isinstance(module, GraphModule):
            continue
        for node in module.graph.nodes:
            for key in ("from_node", "torch_fn"):
                node.meta.pop(key, None)
            if trace := node.meta.pop("stack_trace", None):
                node.meta["stack_trace"] = user_frames(trace)
                if "hf.py" in trace and (stack := node.meta.get("nn_module_stack")):
                    node.meta["nn_module_stack"] = dict(list(stack.items())[-1:])
    program.example_inputs = None
    return program


def build(entry: Entry) -> nn.Module:
    torch.manual_seed(zoo.seed_of(entry.name))
    module = entry.build()
    return module.train("train" in entry.name)


def export(entry: Entry) -> dict[str, ExportedProgram]:
    """Returns the program in its forms."""
    example = make_cases(entry, "")[0]
    program = torch.export.export(build(entry), example, dynamic_shapes=entry.dynamic)
    programs = {"default": program}
    if entry.decomposed:
        programs["decomposed"] = program.run_decompositions()
    return {form: strip(program) for form, program in programs.items()}


def make_cases(entry: Entry, extra: str) -> list[Args]:
    makers = entry.extra[extra] if extra else entry.cases
    seed = zoo.seed_of(entry.name + extra)
    return [make(torch.Generator().manual_seed(seed + i)) for i, make in enumerate(makers)]


def save(program: ExportedProgram, path: Path) -> None:
    torch.export.save(program, path)
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            data = archive.read(name)
            for word in FORBIDDEN:
                if word in data or word in name.encode():
                    raise SystemExit(f"{path.name}: {name} holds {word.decode()}")


# --- the expected values ----------------------------------------------------------------------


def double(value: Any) -> Any:
    return value.double() if isinstance(value, Tensor) and value.is_floating_point() else value


def same(a: Any, b: Any) -> bool:
    return torch.equal(a, b) if isinstance(a, Tensor) else bool(a == b)


def run(module: nn.Module, args: Args, names: Names) -> Run:
    """Runs one case on copies of its inputs."""
    args = copy.deepcopy(args)
    with torch.no_grad():
        out = pytree.tree_leaves(module(*args))
    inputs = dict(zip(names.inputs, pytree.tree_leaves(args), strict=True))
    return Run(
        {str(i): copy.deepcopy(v) for i, v in enumerate(out) if v is not None},
        {name: attrgetter(name)(module).clone() for name in names.state},
        {names.called.get(name, name): inputs[name].clone() for name in names.mut},
    )


def runs(module: nn.Module, cases: list[Args], names: Names, steps: bool) -> list[Run]:
    """Runs all cases, on one state or each on its own copy of the first."""
    return [run(module if steps else copy.deepcopy(module), args, names) for args in cases]


def called(program: ExportedProgram, args: Args) -> list[str]:
    """Returns the caller's names of the user inputs, as fxge reports them."""
    signature = program.module_call_graph[0].signature
    names = (signature and signature.forward_arg_names) or []
    paths = [path for path, _ in pytree.tree_flatten_with_path(args)[0]]
    return [names[path[0].idx] + pytree.keystr(path[1:]) for path in paths]


def names_of(program: ExportedProgram, args: Args) -> Names:
    """Detects values that a run changes, which the signature of a default form lacks."""
    signature = program.graph_signature
    holders = (signature.inputs_to_buffers, signature.inputs_to_lifted_tensor_constants)
    state = [name for holder in holders for name in holder.values()]
    inputs = [str(name) for name in signature.user_inputs]
    module = program.module()
    before = {name: attrgetter(name)(module).clone() for name in state}
    after = run(module, args, Names(inputs, state, []))
    given = dict(zip(inputs, pytree.tree_leaves(args), strict=True))
    tensors = [name for name, value in given.items() if isinstance(value, Tensor)]
    left = run(program.module(), args, Names(inputs, [], tensors))
    return Names(
        inputs,
        [name for name in state if not same(before[name], after.state[name])],
        [name for name in tensors if not same(given[name], left.mut[name])],
        dict(zip(inputs, called(program, args), strict=True)),
    )


def as_array(value: Any) -> np.ndarray:
    """Stores bfloat16 as its bits in uint16, numbers as arrays of rank 0."""
    if isinstance(value, Tensor):
        value = value.detach()
    if isinstance(value, Tensor) and value.dtype == torch.bfloat16:
        return value.contiguous().view(torch.uint16).numpy()
    return value.numpy() if isinstance(value, Tensor) else np.asarray(value)


def as_double(value: Any) -> np.ndarray:
    tensor = value if isinstance(value, Tensor) else torch.tensor(value)
    return tensor.detach().double().numpy()


def error(out: Any, ref: Any) -> np.ndarray:
    """Returns max abs(out - ref) / max abs(ref), the measure of every comparison of this project."""
    got, want = as_double(out), as_double(ref)
    if got.size == 0:
        return np.zeros(())
    worst, scale = np.abs(got - want).max(), np.abs(want).max()
    return np.asarray(worst / scale if scale > 0 else worst)


def record(case: str, results: dict[str, Run], reference: Run) -> Iterator[tuple[str, Any]]:
    """Returns the arrays of one case: PyTorch's own values, the reference, the error of each form."""
    groups = (
        ("out", "ref", "err"),
        ("state", "state_ref", "state_err"),
        ("mut", "mut_ref", "mut_err"),
    )
    for group, ref, err in groups:
        wanted = getattr(reference, group)
        for key, value in getattr(results["default"], group).items():
            yield f"{case}/{group}/{key}", as_array(value)
            yield f"{case}/{ref}/{key}", as_double(wanted[key])
            for form, result in results.items():
                suffix = "" if form == "default" else f"_{form}"
                yield f"{case}/{err}{suffix}/{key}", error(getattr(result, group)[key], wanted[key])


def expected(entry: Entry, paths: dict[str, Path], extra: str) -> Arrays:
    """Returns all arrays of the .npz of one model, computed from the saved files."""
    cases = make_cases(entry, extra)
    programs = {form: torch.export.load(path) for form, path in paths.items()}
    names = names_of(torch.export.load(paths["default"]), cases[0])
    results = {f: runs(p.module(), cases, names, entry.steps) for f, p in programs.items()}
    doubled = [pytree.tree_map(double, args) for args in cases]
    references = runs(build(entry).double(), doubled, names, entry.steps)
    arrays: Arrays = {}
    for i, args in enumerate(cases):
        case = f"step{i}" if entry.steps else f"c{i}"
        for name, value in zip(names.inputs, pytree.tree_leaves(args), strict=True):
            arrays[f"{case}/in/{name}"] = as_array(value)
        of_case = {form: result[i] for form, result in results.items()}
        if entry.steps and i + 1 < len(cases):
            for result in of_case.values():
                result.state = {}
        arrays.update(record(case, of_case, references[i]))
    return arrays


def write_npz(path: Path, arrays: Arrays) -> None:
    """Writes like numpy.savez, but deterministically: numpy stamps the entries with the time."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for key, value in arrays.items():
            info = zipfile.ZipInfo(key + ".npy", (1980, 1, 1, 0, 0, 0))
            info.create_system = 3
            with archive.open(info, "w") as stream:
                np.lib.format.write_array(stream, np.ascontiguousarray(value).reshape(value.shape))


# --- the command ------------------------------------------------------------------------------


def produce(entry: Entry, directory: Path) -> None:
    """Writes every file of one model."""
    paths: dict[str, Path] = {}
    for form, program in export(entry).items():
        paths[form] = directory / f"{entry.name}.{form}.pt2"
        save(program, paths[form])
    for extra in ("", *entry.extra):
        name = f"{entry.name}.{extra}" if extra else entry.name
        write_npz(directory / f"{name}.npz", expected(entry, paths, extra))


def produce_nodes(entry: Entry, directory: Path) -> None:
    """Writes the values of every node, for `fxge verify --bisect`."""
    import fxge  # the package in shim/, which needs no library for this

    for form in FORMS:
        count = WITH_NODES.get(f"{entry.name}.{form}")
        if count:
            program = torch.export.load(DATA / f"{entry.name}.{form}.pt2")
            calls = make_cases(entry, "")[:count]
            path = directory / f"{entry.name}.{form}.npz"
            fxge.record(program, path, calls, steps=bool(entry.steps))


def targets(path: Path) -> set[str]:
    """Returns the op targets of a saved program, including inner graphs."""
    with zipfile.ZipFile(path) as archive:
        name = next(n for n in archive.namelist() if n.endswith("models/model.json"))
        model = json.loads(archive.read(name))
    found: set[str] = set()
    pending = [model]
    while pending:
        value = pending.pop()
        if isinstance(value, dict):
            if "target" in value and "inputs" in value and isinstance(value["target"], str):
                found.add(value["target"])
            pending.extend(value.values())
        elif isinstance(value, list):
            pending.extend(value)
    return found


def print_targets(directory: Path) -> None:
    for form in FORMS:
        users: dict[str, list[str]] = {}
        for path in sorted(directory.glob(f"*.{form}.pt2")):
            for target in targets(path):
                users.setdefault(target, []).append(path.name.split(".")[0])
        for target, names in sorted(users.items()):
            print(f"{form}\t{target}\t{len(names)}\t{' '.join(names)}")


def differing(directory: Path, data: Path = DATA) -> list[str]:
    """Returns names of the files in which a fresh export differs from the checked-in one."""
    names = sorted({p.name for p in directory.iterdir()} | {p.name for p in data.glob("*.[pn][tp]*")})
    _, changed, missing = filecmp.cmpfiles(directory, data, names, shallow=False)
    return sorted(changed + missing)


def produce_all(chosen: Iterable[Entry], directory: Path) -> None:
    for entry in chosen:
        produce(entry, directory)
        if directory == DATA:
            NODES.mkdir(exist_ok=True)
            produce_nodes(entry, NODES)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="models to export (default: all)")
    parser.add_argument("--check", action="store_true", help="export elsewhere and compare")
    parser.add_argument("--ops", action="store_true", help="list the op targets of the saved files")
    options = parser.parse_args()
    if options.ops:
        print_targets(DATA)
        return 0
    warnings.filterwarnings("ignore")
    torch.set_num_threads(1)
    entries = (*zoo.entries(), *aliasing.entries(), *nested.entries())
    known = {entry.name: entry for entry in entries}
    if unknown := set(options.names) - set(known):
        parser.error(f"no such model: {', '.join(sorted(unknown))}")
    if not options.check:
        DATA.mkdir(exist_ok=True)
        produce_all((known[n] for n in options.names or known), DATA)
        return 0
    with tempfile.TemporaryDirectory() as name:
        produce_all(known.values(), Path(name))
        changed = differing(Path(name))
    print("\n".join(changed) or "all files are as checked in")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
