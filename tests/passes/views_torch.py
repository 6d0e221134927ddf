# SPDX-License-Identifier: Apache-2.0
"""Compares writes through every view of the operator table, and through views of a user's file, with eager.

    views_torch.py LIBFXGE EXPORTS    one call in EXPORTS is exported, too

A program makes a view of a tensor, adds to it in place, multiplies a part of it in place, and returns the tensor and
the view. It is written as an FX graph with the view's own operator, for tensors in several memory orders, and saved by
torch.export with dynamic sizes. Every row that is flagged as a view must have calls here, and eager computes the
expected results. A view whose elements overlap is read only.
"""

from __future__ import annotations

import logging
import operator
import os
import pathlib
import re
import sys
import warnings
from collections.abc import Callable, Iterator
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "shim" / "src"))

import fxge  # noqa: E402
import torch  # noqa: E402
from fxge._programs.program import Program  # noqa: E402
from fxge._serialization import fxpb  # noqa: E402
from torch import Tensor, fx  # noqa: E402
from torch.utils import _pytree as pytree  # noqa: E402

aten = torch.ops.aten
CPU = torch.device("cpu")

# Arguments after the first one, which has SHAPE or the shape in OF.
SHAPE = (4, 6, 2)
CALLS: dict[str, list[tuple[Any, ...]]] = {
    "to.dtype": [(torch.float32,), (torch.float16,)],
    "to.device": [(CPU, torch.float32)],
    "to.dtype_layout": [()],
    "to.other": [(torch.zeros(1),), (torch.zeros(1), False, True)],
    "type_as": [(torch.zeros(1),)],
    "dropout": [(0.5, False)],
    "alpha_dropout": [(0.5, False)],
    "feature_dropout": [(0.5, False)],
    "feature_alpha_dropout": [(0.5, False)],
    "view": [([8, 6],), ([4, -1],), ([4, 6, 2],), ([2, 2, 6, 2, 1],)],
    "view.dtype": [(torch.int32,), (torch.int16,), (torch.float64,)],
    "view_as": [(torch.zeros(24, 2),)],
    "unflatten.int": [(1, [2, 3]), (-2, [-1, 2])],
    "expand": [([1, 4, 6, 2],), ([-1, 6, 2],), ([3, -1, 6, 2],)],
    "expand_as": [(torch.zeros(1, 4, 6, 2),)],
    "broadcast_to": [([1, 1, 4, 6, 2],)],
    "permute": [([2, 0, 1],), ([0, 2, 1],), ([-1, -3, -2],)],
    "transpose.int": [(0, -1), (1, 1)],
    "t": [()],
    "mT": [()],
    "numpy_T": [()],
    "swapaxes": [(0, 2)],
    "swapdims": [(-1, 1)],
    "movedim.int": [(0, 2), (-1, 0)],
    "movedim.intlist": [([0, 1], [2, 0]), ([2, 0, 1], [0, 1, 2])],
    "moveaxis.int": [(0, 2), (-1, 0)],
    "moveaxis.intlist": [([0, 1], [2, 0])],
    "unsqueeze": [(0,), (-1,)],
    "squeeze": [()],
    "squeeze.dim": [(0,), (1,)],
    "squeeze.dims": [([0, 2],)],
    "select.int": [(1, 3), (0, -1)],
    "slice.Tensor": [(0, 1, 3), (1, -5, None, 2), (1, 1, 100), (2, None, None), (1, 4, 2)],
    "narrow": [(1, 2, 3), (0, -2, 2), (1, 0, 0)],
    "chunk": [(3, 1), (1,)],
    "split.Tensor": [(4, 1)],
    "split.sizes": [([1, 3], 0)],
    "split_with_sizes": [([1, 0, 5], 1)],
    "tensor_split.sections": [(4, 1)],
    "tensor_split.indices": [([1, -2], 1), ([4, 2], 0)],
    "hsplit.int": [(3,)],
    "hsplit.array": [([1, -2],)],
    "vsplit.int": [(2,)],
    "vsplit.array": [([4, 2],)],
    "dsplit.int": [(2,)],
    "dsplit.array": [([1],)],
    "unbind.int": [(0,), (-1,)],
    "diagonal": [(), (1,), (-2, 1, 0), (0, 2, 1), (9, 0, 1)],
    "linalg_diagonal": [()],
    "as_strided": [
        ([8, 6], [6, 1]),
        ([4, 2], [12, 1], 6),  # x[:, 3]
        ([2, 6], [1, 2], 12),  # x[1].t()
        ([4, 3, 1, 2], [12, 4, 7, 1], 2),  # x[:, 1::2] and a dim of one element
        ([12, 2], [2, 1], 20),  # across the dims of x
        ([], [], 5),
        ([3, 0], [1, 1], 46),
        ([7], [5], 3),
    ],
    "unfold": [(1, 3, 3), (1, 2, 2), (1, 2, 4), (0, 4, 1)],
    "reshape": [([8, 6],), ([4, 6, 2],), ([12, 4],)],
    "reshape_as": [(torch.zeros(6, 8),)],
    "flatten.using_ints": [(), (1, 2), (1, 1)],
    "ravel": [()],
    "contiguous": [()],
    "alias": [()],
    "detach": [()],
    "positive": [()],
    "lift_fresh": [()],
    "real": [()],
    "resolve_conj": [()],
    "resolve_neg": [()],
    "imag": [()],
    "view_as_real": [()],
    "view_as_complex": [()],
    "conj": [()],
    "_conj": [()],
    "_neg_view": [()],
    "adjoint": [()],
    "mH": [()],
    "matrix_H": [()],
    "sum_to_size": [([4, 6, 2],), ([6, 1],)],
    "atleast_1d": [()],
    "atleast_2d": [()],
    "atleast_3d": [()],
    "atleast_1d.Sequence": [()],
    "atleast_2d.Sequence": [()],
    "atleast_3d.Sequence": [()],
    "broadcast_tensors": [(torch.zeros(6, 1),), (torch.zeros(3, 1, 1, 1),)],
    "meshgrid": [(), (torch.zeros(1),), (torch.zeros(3),)],
    "meshgrid.indexing": [(torch.zeros(1), "xy"), (torch.zeros(()), "ij")],
    "einsum": [("abc->cab",), ("aab->ab",), ("abc",), ("a...->...a",), ("abc->ab",), ("aab->ba",), ("aab->",), ("abc,c->ab", torch.ones(2))],
    "cartesian_prod": [(), (torch.ones(3),)],
    # operators of views.yaml
    "turned": [(), (2,)],
    "halves": [(1,)],
    "corner": [()],
    "first": [(4,), (2,)],
}
OF: dict[str, tuple[int, ...]] = {"t": (3, 5), "squeeze": (1, 4, 1), "squeeze.dim": (1, 4), "squeeze.dims": (1, 4, 1)}
OF |= {"atleast_1d": (), "atleast_2d": (4,), "atleast_3d": (4, 3), "meshgrid": (5,), "meshgrid.indexing": (5,)}
OF |= {"einsum": (4, 4, 2), "cartesian_prod": (5,)}
OF |= {f"{name}.Sequence": OF[name] for name in ("atleast_1d", "atleast_2d", "atleast_3d")}
OF |= {"matrix_H": (3, 5)}
COMPLEX = {"real", "imag", "view_as_real", "conj", "_conj", "adjoint", "mH", "matrix_H", "resolve_conj", "resolve_neg"}
RENAMES: dict[str, list[tuple[Any, ...]]] = {  # the argument becomes a view
    "unsqueeze_": [(1,)],
    "squeeze_.dim": [(0,), (1,)],
    "t_": [()],
    "transpose_": [(0, -1)],
    "detach_": [()],
}
OF |= {"t_": (3, 5), "squeeze_.dim": (1, 4)}
# Refused calls with their diagnostics: for any sizes, and for dynamic sizes.
REFUSED = {
    "unfold(1, 2, 4)": "E0502",  # the last window has too few elements for a step
    "as_strided([7], [5], 3)": "E0502",  # no dims of the memory have these strides
}
REFUSED_PERMUTED = REFUSED | {"as_strided([8, 6], [6, 1])": "E0402"}  # all of the memory, with strides that no permutation has
REFUSED_FREE = {"diagonal": "E0402", "linalg_diagonal": "E0402", "corner": "E0402", "einsum": "E0402", "as_strided": "E0502", "unfold": "E0502"}


def define_views() -> torch.library.Library:
    """Registers the operators of views.yaml."""
    lib = torch.library.Library("fxge_test_views", "DEF")  # type: ignore[no-untyped-call]
    functions: dict[str, Callable[..., Any]] = {
        "turned(Tensor(a) x, int by=1) -> Tensor(a)": lambda x, by=1: x.permute([(d + by) % x.dim() for d in range(x.dim())]),
        "halves(Tensor(a -> *) x, int dim) -> Tensor(a)[]": lambda x, dim: list(x.tensor_split([x.shape[dim] // 2], dim)),
        "corner(Tensor(a) x) -> Tensor(a)": lambda x: x.permute(1, 2, 0).diagonal(1)[0],
        "first(Tensor(a) x, int n) -> Tensor(a)": lambda x, n: x[:n],
    }
    for schema, function in functions.items():
        lib.define(schema)  # type: ignore[no-untyped-call]
        lib.impl(schema.partition("(")[0], function, "CompositeImplicitAutograd")  # type: ignore[no-untyped-call]
    return lib


def rows() -> Iterator[str]:
    """Returns the overloads that the table flags as views."""
    for path in sorted((ROOT / "ops" / "aten").glob("*.yaml")):
        for row in path.read_text().split("\n- "):
            if re.search(r"^  flags: \[.*view", row, re.M):
                yield re.match(r"""schema: ["']aten::([\w.]+)\(""", row)[1]  # type: ignore[index]


def overload(name: str) -> Any:
    packet, _, which = name.partition(".")
    space = aten if hasattr(aten, packet) else torch.ops.fxge_test_views
    return getattr(getattr(space, packet), which or "default")


class Recorder:
    """Runs calls, and writes each into an FX graph unchanged: tracing would decompose views."""

    def __init__(self, x: Tensor) -> None:
        self.graph = fx.Graph()
        self.nodes: list[tuple[Tensor, fx.Node]] = []
        self.root = torch.nn.Module()
        self.name(x, self.graph.placeholder("x"))

    def name(self, value: Any, node: fx.Node) -> None:
        if isinstance(value, Tensor):
            node.meta["val"] = torch.empty_strided(value.shape, value.stride(), dtype=value.dtype)
            self.nodes.append((value, node))
            return
        node.meta["val"] = value
        for k, part in enumerate(value):
            self.name(part, self.graph.call_function(operator.getitem, (node, k)))

    def node(self, x: Any) -> Any:
        if not isinstance(x, Tensor):
            return x
        for value, node in reversed(self.nodes):
            if value is x:
                return node
        target = f"c{len(self.nodes)}"
        self.root.register_buffer(target, x.clone())
        self.name(x, self.graph.get_attr(target))
        return self.nodes[-1][1]

    def __call__(self, op: Any, *args: Any, **named: Any) -> Any:
        nodes = pytree.tree_map(self.node, args)
        out = op(*args, **named)
        self.name(out, self.graph.call_function(op, nodes, named))
        return out

    def module(self, results: list[Tensor]) -> fx.GraphModule:
        self.graph.output(tuple(self.node(y) for y in results))
        return fx.GraphModule(self.root, self.graph)


Caller = Callable[..., Any]


def listed(y: Any) -> list[Tensor]:
    return list(y) if isinstance(y, (list, tuple)) else [y]


def shown_by(call: Caller, view: Any, base: Tensor, args: tuple[Any, ...]) -> list[Tensor]:
    """Returns the value that shows `base`. For an operator on a list, whose first element it is: the first result."""
    first = view._schema.arguments[0].type
    if isinstance(first, torch.StringType):
        return listed(call(view, args[0], [base, *args[1:]]))
    if not isinstance(first, torch.ListType):
        return listed(call(view, base, *args))
    named = {"indexing": a for a in args if isinstance(a, str)}
    return listed(call(view, [base, *(a for a in args if isinstance(a, Tensor))], **named))[:1]


def repeats(y: Tensor) -> bool:
    """Returns True if eager refuses to write, since elements overlap."""
    return any(step == 0 and n > 1 for step, n in zip(y.stride(), y.shape))


def writes(call: Caller, view: Any, x: Tensor, args: tuple[Any, ...], order: list[int] | None) -> list[Tensor]:
    """Makes the program; `order` is the order of the tensor's dims in memory, None for its own."""
    memory = call(aten.clone.default, x)
    base = call(aten.alias.default, memory)  # a view of the whole tensor is another object
    if order is not None:
        base = call(aten.permute.default, base, order)
    shown = shown_by(call, view, base, args)
    for k, y in enumerate(shown):
        if repeats(y):
            continue
        call(aten.add_.Scalar, y, k + 1)
        if y.dim() and y.shape[-1]:
            call(aten.mul_.Scalar, call(aten.slice.Tensor, y, -1, 0, 1), 3)
    call(aten.sub_.Scalar, memory, 0.5)  # the view sees this write
    return [memory, *shown]


def renames(call: Caller, view: Any, x: Tensor, args: tuple[Any, ...], order: list[int] | None) -> list[Tensor]:
    """Makes the same program for a tensor that becomes a view of its former self."""
    base = call(aten.clone.default, x)
    if order is not None:
        base = call(aten.permute.default, base, order)
    other = call(aten.alias.default, base)
    shown = call(view, base, *args)
    call(aten.add_.Scalar, base, 1)
    call(aten.mul_.Scalar, call(aten.slice.Tensor, shown, -1, 0, 1), 3)
    call(aten.sub_.Scalar, other, 0.5)
    return [base, other, shown]


def inputs(name: str) -> Iterator[tuple[Tensor, list[int] | None]]:
    shape = OF.get(name, SHAPE)
    dims, n = list(range(len(shape))), torch.Size(shape).numel()
    numbers = torch.arange(n, dtype=torch.float32)
    if name == "real":
        yield numbers.reshape(shape), None
    if name in COMPLEX:
        numbers = torch.complex(numbers, n - numbers)
    yield numbers.reshape(shape), None
    for order in (dims[::-1], dims[1:] + dims[:1]):
        yield numbers.reshape([shape[order.index(d)] for d in dims]), order


class Module(torch.nn.Module):
    def __init__(self, view: Any, args: tuple[Any, ...]) -> None:
        super().__init__()
        self.view, self.args = view, args

    def forward(self, x: Tensor) -> list[Tensor]:
        return writes(lambda op, *args, **named: op(*args, **named), self.view, x, self.args, None)


def difference(p: Program, x: Tensor, expected: list[Tensor]) -> str | None:
    found = pytree.tree_leaves(p(x))
    for k, (a, b) in enumerate(zip(found, expected)):
        if a.dtype != b.dtype or a.shape != b.shape or not torch.equal(a, b):
            return f"result {k} is {a.flatten().tolist()}, eager has {b.flatten().tolist()}"
    return None if len(found) == len(expected) else f"{len(found)} results, expected {len(expected)}"


class Sweep:
    def __init__(self) -> None:
        self.config = fxge.Config(threads=1, ops=(str(HERE / "views.yaml"),))
        self.ran = self.failed = self.refused = self.none = 0

    def load(self, pieces: Any) -> Program:
        return Program(self.config).load_bytes(b"".join(pieces)).compile()

    def fail(self, what: str, why: str) -> None:
        self.failed += 1
        print(f"{what}: {why}")

    def judge(self, what: str, refused: str | None, run: Callable[[], str | None]) -> None:
        self.ran += 1
        try:
            why = run()
        except fxge.FxgeError as e:
            why = next(line for line in str(e).splitlines() if "error[" in line)
            if refused and refused in why and e.status == 3:
                self.refused += 1
                return
        if why:
            self.fail(what, why)

    def recorded(self, program: Callable[..., list[Tensor]], name: str, args: tuple[Any, ...]) -> None:
        """Tests the operator itself, in every memory order."""
        for x, order in inputs(name):
            r = Recorder(x)
            try:
                expected = program(r, overload(name), x, args, order)
            except RuntimeError as e:
                self.none += 1
                if order is None and "unsupported operation: " not in str(e):
                    self.fail(f"{name}{args}", str(e))
                continue
            gm = r.module(expected)
            refused = (REFUSED_PERMUTED if order else REFUSED).get(f"{name}{args}")
            self.judge(f"{name}{args} of {order}", refused, lambda: difference(self.load(fxpb.module_pieces(gm)), x, expected))

    def exported(self, name: str, args: tuple[Any, ...]) -> None:
        """Tests the program that torch.export saves, with dynamic sizes where the operator allows them."""
        module, x = Module(overload(name), args), next(inputs(name))[0]
        try:
            expected = module(x)
        except RuntimeError:
            return
        ep = torch.export.export(module, (x,), dynamic_shapes=({d: torch.export.Dim.AUTO for d in range(x.dim())},))
        if not all(torch.equal(a, b) for a, b in zip(ep.module()(x), expected)):  # lift_fresh is saved as a copy
            self.none += 1
            return
        refused = REFUSED_FREE.get(name.partition(".")[0])
        self.judge(f"{name}{args}, exported", refused, lambda: difference(self.load(fxpb.exported_pieces(ep)), x, expected))


def main() -> int:
    os.environ["FXGE_LIBRARY"], exports = sys.argv[1], int(sys.argv[2])
    warnings.simplefilter("ignore")
    logging.getLogger("torch").setLevel(logging.ERROR)  # sizes that are 1
    lib = define_views()
    sweep = Sweep()
    for name in sorted(set(rows()) - set(CALLS)):
        sweep.fail(name, "is flagged as a view, and there is no call of it here")
    for number, (name, args) in enumerate((name, args) for name, calls in CALLS.items() for args in calls):
        sweep.recorded(writes, name, args)
        if number % exports == 0:
            sweep.exported(name, args)
    for name, calls in RENAMES.items():
        for args in calls:
            sweep.recorded(renames, name, args)
    del lib
    print(f"{sweep.ran} programs, {sweep.failed} failed, {sweep.refused} refused; {sweep.none} that eager does not run")
    return sweep.failed != 0


if __name__ == "__main__":
    sys.exit(main())
