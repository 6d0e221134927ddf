#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Diagrams of these pages, drawn from the sources by Graphviz: the modules, the pipeline, and the executor.

    diagrams.py            writes NAME.dot and, by `dot`, NAME.svg of each diagram next to this file
    diagrams.py --check    compares them with the sources; needs no Graphviz: an .svg names the .dot that it was made from
"""

from __future__ import annotations

import hashlib
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "tests" / "lint"))

import modules  # noqa: E402

STYLE = """\tgraph [fontname="Helvetica,sans-serif", fontsize=13, bgcolor=white, pad=0.2];
\tnode [fontname="Helvetica,sans-serif", fontsize=13, shape=box, style="rounded,filled", fillcolor="#eef3fa", color="#4a6a8a"];
\tedge [fontname="Helvetica,sans-serif", fontsize=11, color="#5a6a7a", arrowsize=0.7];
"""


def sources(directory: str) -> list[pathlib.Path]:
    return sorted(p for p in (ROOT / directory).rglob("*") if p.suffix in (".c", ".h", ".def") and modules.module_of(relative(p)) == directory)


def relative(path: pathlib.Path) -> str:
    return path.relative_to(ROOT).as_posix()


# ---- architecture: modules and their inclusions ----


def included() -> dict[str, set[str]]:
    """Returns the modules that each module includes."""
    found: dict[str, set[str]] = {module: set() for module in modules.MODULES}
    for module in modules.MODULES:
        for path in sources(module):
            found[module] |= {other for _, other, _ in modules.inclusions(relative(path), path.read_text(encoding="utf-8"))}
        found[module] = {other for other in found[module] if not modules.inside(module, other)}
    return found


def reach(graph: dict[str, set[str]], module: str) -> set[str]:
    """Returns the modules that are reached from a module by two steps or more."""
    seen: set[str] = set()
    todo = [far for near in graph[module] for far in graph[near]]
    while todo:
        at = todo.pop()
        if at not in seen:
            seen.add(at)
            todo += graph[at]
    return seen


def unused(graph: dict[str, set[str]]) -> list[str]:
    """Returns a finding for each permission of the table that no source uses."""
    return [
        f"tests/lint/modules.py: {module} may include {name}, and does not"
        for module, (_, names) in modules.MODULES.items()
        for name in names.split()
        if not any(modules.inside(other, name) for inner in graph if modules.inside(inner, module) for other in graph[inner])
    ]


def architecture() -> str:
    graph = included()
    lines = ["digraph architecture {", '\tranksep=0.45;\n\tnodesep=0.3;', STYLE.rstrip("\n")]
    for module, (text, _) in modules.MODULES.items():
        lines.append(f'\t"{module}" [label=<<b>{module}/</b><br/>{text}>];')
    for module in modules.MODULES:
        for other in sorted(graph[module] - reach(graph, module)):
            lines.append(f'\t"{module}" -> "{other}";')
    return "\n".join([*lines, "}"]) + "\n"


# ---- pipeline: readers, passes in their order, writers ----

READERS = [(".pt2", "torch.export"), (".fxpb", "the Python shim"), ("text IR", "fxge dump")]
WRITERS = [(".air", "for GE and atc", "backend/air"), ("run, verify", "on this machine", "backend/cpu"),
           ("json, dot, pbtxt, onnx", "to look at", "backend/exporters")]
STEP = re.compile(r'^\t\{"(\w+)", (fxge_\w+), (?:"(\w+)"|NULL), ', re.MULTILINE)


def file_of(function: str) -> str:
    """The source that defines a pass."""
    for directory in ("passes", "infer", "converters"):
        for path in sources(directory):
            if re.search(rf"^{function}\(", path.read_text(encoding="utf-8"), re.MULTILINE):
                return relative(path)
    raise SystemExit(f"diagrams.py: no source defines {function}")


def stages() -> list[tuple[str, list[tuple[str, str]]]]:
    """The stages, and the name and file of each pass that leads to them, as driver/pipeline.c has them."""
    found: list[tuple[str, list[tuple[str, str]]]] = []
    passes: list[tuple[str, str]] = []
    for name, function, stage in STEP.findall((ROOT / "driver" / "pipeline.c").read_text(encoding="utf-8")):
        passes.append((name, file_of(function)))
        if stage:
            found.append((stage, passes))
            passes = []
    return found


def node(name: str, head: str, text: str, more: str = "") -> str:
    return f'\t"{name}" [label=<<b>{head}</b><br/><font point-size="10">{text}</font>>{more}];'


def pipeline() -> str:
    lines = ["digraph pipeline {", "\tranksep=0.3;\n\tnodesep=0.25;", STYLE.rstrip("\n")]
    for head, text in READERS:
        lines.append(node(head, head, text, ', fillcolor="#fdf3e0", color="#9a7a3a"'))
    lines.append(node("import", "import", "frontend/, of text ir/: weights are views of the file"))
    lines += [f'\t"{head}" -> "import";' for head, _ in READERS]
    first = last = "import"
    for stage, passes in stages():
        lines.append(f'\tsubgraph "cluster_{stage}" {{\n\t\tlabel="stage {stage}";\n\t\tlabeljust=r;\n\t\tcolor="#b0bac4";\n\t\tstyle=rounded;')
        for i, (name, path) in enumerate(passes):
            lines.append("\t" + node(f"{stage}.{i}", name, path))
        lines.append("\t\t{ rank=same; " + " ".join(f'"{stage}.{i}";' for i in range(len(passes))) + " }")
        lines += [f'\t\t"{stage}.{i}" -> "{stage}.{i + 1}";' for i in range(len(passes) - 1)]
        lines.append("\t}")
        lines.append(f'\t"{first}" -> "{stage}.0" [style=invis, weight=9];')
        lines.append(f'\t"{last}" -> "{stage}.0" [constraint=false];')
        first, last = f"{stage}.0", f"{stage}.{len(passes) - 1}"
    for head, text, module in WRITERS:
        lines.append(node(head, head, f"{text} ({module}/)", ', fillcolor="#e8f5e6", color="#4a8a4a"'))
        lines.append(f'\t"{last}" -> "{head}";')
    return "\n".join([*lines, "}"]) + "\n"


# ---- executor: parts, and states between runs ----

# By cluster: name, what happens, source.
EXECUTOR = {
    "once a program": [
        ("load", "ports, states, weights", "driver/run/run.c"),
        ("plan", "steps, slots, known shapes", "backend/cpu/plan/plan.c"),
        ("fuse", "epilogues, raised products", "backend/cpu/plan/fuse_steps.c"),
        ("memory", "offsets by lifetimes", "backend/cpu/plan/memory_planner.c"),
    ],
    "every call": [
        ("bind", "checks, addresses", "backend/cpu/runtime/exec.c"),
        ("run", "steps in order", "backend/cpu/runtime/run.c"),
        ("replay", "patched addresses", "backend/cpu/runtime/replay.c"),
        ("kernels", "by operator and instruction set", "backend/cpu/kernels/kernel_table.c"),
    ],
    "kept in all states": [
        ("prepack", "rearranged constants", "backend/cpu/runtime/prepack.c"),
        ("threads", "ranges of elements", "backend/cpu/runtime/threads.c"),
        ("pool", "buffers of runs", "backend/cpu/runtime/memory.c"),
    ],
}
EXECUTOR_EDGES = """load -> plan -> fuse -> memory -> bind; bind -> run; bind -> replay; run -> kernels; replay -> kernels; kernels -> prepack; kernels -> threads;
bind -> pool"""
# By state of fxge_exec_state: the event that leads to it.
STATES = {
    "PLANNED": "",
    "BOUND": "other inputs",
    "SPECIALISED": "4th run, equal shapes",
    "CAPTURED": "all calls prepared",
    "REPLAYING": "",
    "REPLAYED": "run of the capture",
}


def states() -> list[str]:
    """Returns the states of an executable, as exec.h declares them."""
    found = re.findall(r"^\tFXGE_EXEC_(\w+),$", (ROOT / "backend/cpu/runtime/exec.h").read_text(encoding="utf-8"), re.MULTILINE)
    if found != list(STATES):
        raise SystemExit(f"diagrams.py: STATES differs from fxge_exec_state: {found}")
    return [name for name in found if name != "REPLAYING"]  # only during a replay


def executor() -> str:
    lines = ["digraph executor {", "\tranksep=0.35;\n\tnodesep=0.3;", STYLE.rstrip("\n")]
    for i, (cluster, parts) in enumerate(EXECUTOR.items()):
        lines.append(f'\tsubgraph "cluster_{i}" {{\n\t\tlabel="{cluster}";\n\t\tcolor="#b0bac4";\n\t\tstyle=rounded;')
        for name, text, path in parts:
            if not (ROOT / path).exists():
                raise SystemExit(f"diagrams.py: {path} does not exist")
            lines.append("\t" + node(name, name, f"{text}<br/>{path.removeprefix('backend/cpu/')}"))
        lines.append("\t}")
    lines += [f"\t{edge.strip()};" for edge in EXECUTOR_EDGES.replace("\n", " ").split(";")]
    names = states()
    lines.append('\tsubgraph "cluster_states" {\n\t\tlabel="state between runs";\n\t\tcolor="#b0bac4";\n\t\tstyle=rounded;')
    lines += [f'\t\t"{name}" [label="{name}", fillcolor="#fdf3e0", color="#9a7a3a"];' for name in names]
    lines += [f'\t\t"{low}" -> "{high}" [label="{STATES[high]}"];' for low, high in zip(names, names[1:])]
    lines.append('\t\t"REPLAYED" -> "REPLAYED" [label="equal shapes"];')
    lines.append('\t\t"REPLAYED" -> "CAPTURED" [label="another plan, a failure,\\nother constant inputs", style=dashed];')
    lines.append('\t\t"CAPTURED" -> "PLANNED" [label="other inputs", style=dashed];')
    lines.append("\t}")
    return "\n".join([*lines, "}"]) + "\n"


# ---- files ----


def digest(dot: str) -> str:
    return f"<!-- of {hashlib.sha256(dot.encode()).hexdigest()} -->\n"


def write(name: str, dot: str) -> None:
    (HERE / f"{name}.dot").write_text(dot, encoding="utf-8")
    made = subprocess.run(["dot", "-Tsvg"], input=dot, stdout=subprocess.PIPE, text=True, check=True).stdout
    (HERE / f"{name}.svg").write_text(re.sub(r"<!-- Generated by .*?-->\n", "", made, flags=re.DOTALL) + digest(dot), encoding="utf-8")


def stale(name: str, dot: str) -> list[str]:
    files = [HERE / f"{name}.dot", HERE / f"{name}.svg"]
    if not all(f.exists() for f in files):
        return [f"doc/{name}: there is no diagram"]
    bad = files[0].read_text(encoding="utf-8") != dot or not files[1].read_text(encoding="utf-8").endswith(digest(dot))
    return [f"doc/{name}: the sources have changed: run doc/diagrams.py"] if bad else []


def main() -> int:
    diagrams = {"architecture": architecture(), "pipeline": pipeline(), "executor": executor()}
    if sys.argv[1:] == ["--check"]:
        bad = unused(included()) + [line for name, dot in diagrams.items() for line in stale(name, dot)]
        print("\n".join([*bad, f"{len(diagrams)} diagrams, {len(bad)} findings"]))
        return 1 if bad else 0
    if sys.argv[1:]:
        print(__doc__, file=sys.stderr)
        return 2
    for name, dot in diagrams.items():
        write(name, dot)
    return 0


if __name__ == "__main__":
    sys.exit(main())
