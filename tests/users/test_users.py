# SPDX-License-Identifier: Apache-2.0
"""Tests every program of models.py, exported, decomposed and live: it compiles correctly, or is refused with one
complete report.

    python3 tests/users/test_users.py [NAME ...] [--forms default,decomposed,live] [--share N] [--show]

A program that compiles returns PyTorch's results within three times PyTorch's own error against float64, and at least
2e-6. A program that does not compile is refused with exit code 3 and one exception that names every unsupported
operator. REFUSED lists these operators, so that whoever adds one removes its line. A second check proves that the list
is complete: every node is compiled alone.
"""

from __future__ import annotations

import argparse
import sys
import unittest
import warnings
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(ROOT / "shim" / "src")]

import fxge  # noqa: E402
import models  # noqa: E402
import torch  # noqa: E402
from fxge._saved.exported_programs import imported  # noqa: E402
from torch.utils import _pytree as pytree  # noqa: E402

FORMS = ("default", "decomposed", "live")
FACTOR, LEAST = 3.0, 2e-6

# Unsupported operators by program and form. A form that is not listed compiles.
REFUSED: dict[tuple[str, str], set[str]] = {}


def double(x: Any) -> Any:
    if isinstance(x, torch.Tensor) and x.is_floating_point():
        return x.double()
    return x.to(torch.complex128) if isinstance(x, torch.Tensor) and x.is_complex() else x


def error(found: torch.Tensor, ref: torch.Tensor) -> float:
    """Returns the largest difference relative to the largest element of the reference."""
    if ref.numel() == 0:
        return 0.0
    return float((double(found) - ref).abs().max() / (ref.abs().max() or 1))


class Case:
    """A program with its inputs, PyTorch's results, and results in float64."""

    def __init__(self, user: models.User) -> None:
        torch.manual_seed(1)
        self.user, self.model = user, user.build().eval()
        torch.manual_seed(2)
        self.args = user.args()
        with torch.no_grad():
            self.expected = self.model(*self.args)
        self.reference = self._in_double()

    def _in_double(self) -> list[Any]:
        torch.manual_seed(1)
        model = self.user.build().eval()
        model._apply(double)
        torch.set_default_dtype(torch.float64)
        try:
            with torch.no_grad():
                return pytree.tree_leaves(model(*pytree.tree_map(double, self.args)))
        finally:
            torch.set_default_dtype(torch.float32)

    def exported(self, form: str) -> torch.export.ExportedProgram:
        ep = torch.export.export(self.model, self.args)
        return ep.run_decompositions() if form == "decomposed" else ep

    def run(self, form: str) -> Any:
        """Returns fxge's results; raises FxgeError."""
        if form != "live":
            return fxge.compile(self.exported(form))(*self.args)
        torch._dynamo.reset()
        compiled = torch.compile(self.model, backend=fxge.backend, fullgraph=self.user.fullgraph)
        with torch.no_grad():
            return compiled(*self.args)

    def refused_alone(self, form: str) -> set[str]:
        """Returns the operators that are refused if each node is a program of its own."""
        ep = self.exported(form)
        return {name_of(n.target) for n in ep.graph.nodes if n.op == "call_function" and not compiles_alone(ep, n)}


def name_of(target: Any) -> str:
    """Returns fxge's name of an operator; higher-order operators have a namespace of their own."""
    return str(target) if isinstance(target, torch._ops.OpOverload) else f"higher_order.{target.name()}"


def compiles_alone(ep: torch.export.ExportedProgram, node: torch.fx.Node) -> bool:
    """Makes a graph of one node, whose operands are inputs."""
    if not isinstance(node.target, torch._ops.OpOverload | torch._ops.HigherOrderOperator):
        return True  # getitem: unpacks a list
    graph = torch.fx.Graph()
    copies: dict[torch.fx.Node, torch.fx.Node] = {}
    for x in node.all_input_nodes:
        if x.op == "get_attr":
            copies[x] = graph.get_attr(x.target)
        else:
            copies[x] = graph.placeholder(x.name)
        copies[x].meta = dict(x.meta)
    alone = graph.node_copy(node, lambda x: copies[x])
    alone.meta = dict(node.meta)
    graph.output((alone,) if isinstance(alone.meta.get("val"), torch.Tensor) else ())
    try:
        imported(torch.fx.GraphModule(ep.graph_module, graph), fxge.Config()).compile()
    except fxge.FxgeError as e:
        if e.status != 3:
            raise
        return False
    return True


def operators(e: fxge.FxgeError) -> set[str]:
    """Returns the operators of the saved program; results of a decomposition are reported with it."""
    return {d.group or d.op or "" for d in e.errors}


class Users(unittest.TestCase):
    """Tests by program and form; filled by main."""

    def check(self, case: Case, form: str) -> None:
        expected = REFUSED.get((case.user.name, form))
        try:
            found = case.run(form)
        except Exception as e:
            cause = e if isinstance(e, fxge.FxgeError) else e.__cause__ or getattr(e, "inner_exception", None)
            if not isinstance(cause, fxge.FxgeError):
                raise
            self.refused(case, form, cause, expected)
            return
        self.assertIsNone(expected, "it compiles now: take its line out of REFUSED")
        self.same(case, found)

    def refused(self, case: Case, form: str, e: fxge.FxgeError, expected: set[str] | None) -> None:
        self.assertEqual(e.status, 3, str(e))
        self.assertEqual(operators(e), expected, str(e))
        for d in e.errors:
            self.assertTrue(d.file and d.file.endswith("models.py") and d.line, f"no line of the user's: {d}")
        if form != "live":
            self.assertEqual(operators(e), case.refused_alone(form), "the report is not complete")
            report = fxge.explain(case.exported(form))
            for op in operators(e):
                self.assertIn(op, report)

    def same(self, case: Case, found: Any) -> None:
        leaves, spec = pytree.tree_flatten(found)
        wanted, wanted_spec = pytree.tree_flatten(case.expected)
        self.assertEqual(str(spec), str(wanted_spec))
        for i, (x, y, ref) in enumerate(zip(leaves, wanted, case.reference, strict=True)):
            self.assertEqual((x.dtype, x.shape), (y.dtype, y.shape), f"result {i}")
            bar = max(LEAST, FACTOR * error(y, ref)) if y.is_floating_point() else 0.0
            self.assertLessEqual(error(x, ref), bar, f"result {i}")


def show(case: Case, form: str) -> None:
    try:
        case.run(form)
        print(f'{case.user.name:16} {form:10} compiles')
    except Exception as e:  # noqa: BLE001
        cause = e if isinstance(e, fxge.FxgeError) else e.__cause__ or getattr(e, "inner_exception", None) or e
        ops = sorted(operators(cause)) if isinstance(cause, fxge.FxgeError) else f"{type(e).__name__}: {e}"
        alone = sorted(case.refused_alone(form)) if form != "live" else ""
        print(f'    ("{case.user.name}", "{form}"): {ops}  alone: {alone}')


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--forms", default=",".join(FORMS))
    parser.add_argument("--share", type=int, default=1, help="each program in its turn in each N-th form")
    parser.add_argument("--show", action="store_true")
    args = parser.parse_args()
    warnings.simplefilter("ignore")
    for k, user in enumerate(models.USERS):
        if args.names and user.name not in args.names:
            continue
        case = Case(user)
        for form in args.forms.split(",")[k % args.share :: args.share]:
            if args.show:
                show(case, form)
            else:
                setattr(Users, f"test_{user.name}_{form}", lambda self, c=case, f=form: self.check(c, f))
    if args.show:
        return 0
    return 0 if unittest.main(argv=[sys.argv[0]], exit=False).result.wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main())
