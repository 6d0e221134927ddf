# SPDX-License-Identifier: Apache-2.0
"""Checks dead nodes of PyTorch operators without a row: those that write an argument, by PyTorch's schemas, are
refused.

dead_nodes.py FXGE
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

import torch

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "shim" / "src"))

from fxge._serialization import fx_writer  # noqa: E402

HEAD = 'fxge 1\nmodel "m" stage "import"\ngraph "main"(%x : f32[3]) {\n'
ROWS = pathlib.Path(__file__).parents[2] / "ops"


def operators_with_rows() -> set[str]:
    text = "".join(p.read_text() for p in ROWS.rglob("*.yaml"))
    return set(re.findall(r"aten::([\w.]+)\(", text))


def schemas(writes: bool) -> list[str]:
    """Yields overloads without a row that accept and return tensors, and True if they write an argument."""
    known, found = operators_with_rows(), []
    for s in torch._C._jit_get_all_schemas():
        name = s.name.removeprefix("aten::")
        tensors = any(a.type.isSubtypeOf(torch._C.TensorType.get()) for a in s.arguments)
        written = any(a.alias_info and a.alias_info.is_write for a in s.arguments)
        full = f"{name}.{s.overload_name or 'default'}"
        registered = torch._C._dispatch_has_kernel(s.name + ("." + s.overload_name if s.overload_name else ""))
        if registered and s.name.startswith("aten::") and tensors and s.returns and written == writes:  # others are TorchScript's
            if full.removesuffix(".default") not in known:
                found.append(full)
    return sorted(set(found))


def named(fxge: str, overloads: list[str]) -> set[str]:
    """Returns the operators that `fxge compile` refuses in one program of dead calls."""
    calls = "".join(f"  %n{i} = aten.{name}(self=%x) : f32[3]\n" for i, name in enumerate(overloads))
    with tempfile.TemporaryDirectory() as directory:
        path = pathlib.Path(directory, "dead.fx")
        path.write_text(HEAD + calls + "  %y = aten.relu.default(self=%x) : f32[3]\n  return %y\n}\n")
        run = subprocess.run([fxge, "compile", path, "-o", "/dev/null", "--json"], stdout=subprocess.PIPE, check=False)
    return {d["op"].removeprefix("aten.") for d in json.loads(run.stdout)["diagnostics"] if d.get("op")}


def written_by_the_shim(overloads: list[str]) -> set[str]:
    """Returns the operators in the shim's file of a program of dead calls."""
    graph = torch.fx.Graph()
    x = graph.placeholder("x")
    for name in overloads:
        packet, overload = name.split(".")
        graph.call_function(getattr(getattr(torch.ops.aten, packet), overload), (x,))
    graph.output(x)
    return {str(n.target).removeprefix("aten.") for n in fx_writer._needed(graph, None)}


def main() -> int:
    written, pure = schemas(True), schemas(False)
    lost = sorted(set(written) - named(sys.argv[1], written))
    gone = set(pure) - named(sys.argv[1], pure)
    print(f"{len(written)} that write, {len(lost)} of them lost: {lost}; {len(gone)} of {len(pure)} others are removed")
    lost_by_shim = sorted(set(written) - written_by_the_shim(written))
    gone_by_shim = set(pure) - written_by_the_shim(pure)
    print(f"by the shim: {len(lost_by_shim)} lost: {lost_by_shim}; {len(gone_by_shim)} removed")
    return bool(lost or lost_by_shim) or not gone or not gone_by_shim


if __name__ == "__main__":
    sys.exit(main())
