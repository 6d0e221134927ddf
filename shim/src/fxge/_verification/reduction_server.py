# SPDX-License-Identifier: Apache-2.0
"""Process that computes the candidates of `fxge reduce --against=eager` in PyTorch.

Standard input has a request a line: the script of a candidate and the file for its values, with a
tab between them. The answer is "ok", or "error" and the reason where PyTorch refuses the program.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import torch
from torch.fx import Graph, GraphModule, Interpreter, Node, Tracer

from . import eager_trace
from .expected_values import write


class _Types(Interpreter):  # type: ignore[misc]
    """Stores the value of each node, which has the dtypes that other runs need."""

    def run_node(self, n: Node) -> Any:
        value = super().run_node(n)
        n.meta["val"] = value
        return value


class _Ops:
    """Stands for `torch` in a script: calls of torch.ops become nodes, also those of constants."""

    def __init__(self, tracer: Tracer, real: Any) -> None:
        self._tracer = tracer
        self._real = real

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._real, name)
        traced = self._real is not torch or name == "ops"
        return _Ops(self._tracer, found) if traced else found

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._tracer.create_proxy("call_function", self._real, args, kwargs)


def _lift(graph: Graph, module: torch.nn.Module) -> list[Any]:
    """Makes the buffers the first inputs, as programs may write them; returns their values."""
    values = []
    first = next(iter(graph.nodes))
    for n in list(graph.find_nodes(op="get_attr")):
        with graph.inserting_before(first):
            given = graph.placeholder(n.name)
        values.append(getattr(module, n.target))
        n.replace_all_uses_with(given)
        graph.erase_node(n)
    return values


def _traced(space: dict[str, Any]) -> tuple[GraphModule, list[Any]]:
    """Returns the graph of a script, and its inputs."""
    module = space["Reduced"]()
    tracer = Tracer()
    space["torch"] = _Ops(tracer, torch)
    try:
        graph = tracer.trace(module)
    finally:
        space["torch"] = torch
    buffers = _lift(graph, module)
    return GraphModule(torch.nn.Module(), graph), [*buffers, *space["inputs"]()]


def _is_call(n: Any) -> bool:
    return isinstance(n, Node) and isinstance(n.target, torch._ops.OpOverload)


def _names(gm: GraphModule, nodes: Sequence[Sequence[Any]]) -> dict[str, str]:
    """Returns the names of the program's values by those of the traced nodes.

    Args:
        gm: the traced script.
        nodes: for each call whether it returns a list, and the names of its results.
    """
    names: dict[str, str] = {}
    calls = (n for n in gm.graph.nodes if _is_call(n))
    for n, (many, *results) in zip(calls, nodes, strict=True):
        if not many:
            names.update(zip([n.name], results, strict=False))
            continue
        for user in n.users:
            if len(user.args) == 2 and isinstance(user.args[1], int):
                names[user.name] = results[user.args[1]]
    return names


def _recorded(space: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Computes a candidate; returns the arrays of its file."""
    gm, inputs = _traced(space)
    with torch.no_grad():
        _Types(gm).run(*eager_trace.copied(inputs))
    names = _names(gm, space["NODES"])
    recorded = eager_trace.run(
        gm, eager_trace.copied(inputs), eager_trace.copied(eager_trace.doubled(inputs))
    )
    for key, value in eager_trace.by_name(recorded).items():
        group, name = key.split("/", 1)
        if name in names:
            yield f"c0/{group}/{names[name]}", value


def _answer(request: str) -> str:
    script, path = request.rstrip("\n").split("\t")
    space: dict[str, Any] = {"__name__": "reduced", "__file__": script}
    try:
        with open(script, encoding="utf-8") as f:
            exec(compile(f.read(), script, "exec"), space)
        arrays = list(_recorded(space))
        write(path, iter(arrays))
    except Exception as e:  # whatever PyTorch raises: the candidate is not a program of PyTorch
        text = f"{type(e).__name__}: {e}".split("\n")[0]
        return f"error {text.encode('ascii', 'replace').decode()[:200]}"
    return "ok"


def main() -> None:
    """Answers requests until the end of standard input."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # operators may print
    print("ready", file=answers, flush=True)
    for request in sys.stdin:
        print(_answer(request), file=answers, flush=True)


if __name__ == "__main__":
    main()
