# SPDX-License-Identifier: Apache-2.0
"""Definition of operators of the operator table in torch, if torch lacks them.

The rows provide schema, shapes of results, a CPU kernel (the library) and gradients.
"""

from __future__ import annotations

import ast
import json
import math
import re
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import CodeType
from typing import Any

import torch
from torch.library import Library
from torch.utils._pytree import tree_flatten, tree_unflatten

from .._core.arrays import OURS_OF_TORCH, TORCH_OF_OURS
from .._core.enumerations import LAYOUTS, MEMORY_FORMATS
from .._programs.program import Program
from .._programs.sessions import session_ops
from ..config import Config
from ..errors import FxgeError

# ---- one call as a program ----


def _dtype(of: torch.dtype) -> str:
    return OURS_OF_TORCH[str(of).removeprefix("torch.")]


def _constant(value: Any) -> str:
    """Returns an argument that is not a tensor in text form."""
    if value is None:
        return "None"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, torch.dtype):
        return _dtype(value)
    if isinstance(value, float):
        return repr(value) if math.isfinite(value) else str(value)
    if isinstance(value, (str, torch.device)):
        return json.dumps(str(value))
    if isinstance(value, torch.layout):
        return f"layout({LAYOUTS.get(value, 6)})"
    if isinstance(value, torch.memory_format):
        return f"memory_format({MEMORY_FORMATS[value]})"
    return str(int(value))


def _named(op: torch._ops.OpOverload, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
    """Returns the arguments of a call by name."""
    return {a.name: v for a, v in zip(op._schema.arguments, args, strict=False)} | kwargs


class _Text:
    """Program of one call: its text, symbols of symbolic sizes, tensors."""

    def __init__(self, op: torch._ops.OpOverload) -> None:
        self.op = op
        self.tensors: list[torch.Tensor] = []
        self.sizes: dict[str, tuple[str, Any]] = {}  # size's expression -> its symbol, the size

    def size(self, n: Any) -> str:
        if not isinstance(n, torch.SymInt):
            return str(int(n))
        return self.sizes.setdefault(str(n.node.expr), (f"d{len(self.sizes)}", n))[0]

    def argument(self, value: Any) -> str:
        if isinstance(value, torch.Tensor):
            self.tensors.append(value)
            return f"%x{len(self.tensors) - 1}"
        if isinstance(value, torch.SymInt):
            return self.size(value)
        if isinstance(value, list | tuple):
            return "[" + ", ".join(self.argument(v) for v in value) + "]"
        return _constant(value)

    def of(self, args: Sequence[Any], kwargs: dict[str, Any], n_results: int) -> str:
        """Returns the text; each tensor of a list is a separate input."""
        schema = self.op._schema
        named = _named(self.op, args, kwargs)
        given = ", ".join(f"{k}={self.argument(v)}" for k, v in named.items() if v is not None)
        inputs = ",\n    ".join(
            f"%x{i} : {_dtype(t.dtype)}[{', '.join(map(self.size, t.shape))}]"
            for i, t in enumerate(self.tensors)
        )
        results = ", ".join(f"%r{i}" for i in range(n_results)) + " = " if n_results else ""
        numbers = [i for i, r in enumerate(schema.returns) if str(r.type) == "int"]
        given_back = ", ".join(f"%r{i}" for i in range(n_results) if i not in numbers)
        unknown = " : " + ", ".join("?" * n_results) if n_results else ""
        largest = 2**62
        symbols = "".join(f"symbol {s} : int [0, {largest}]\n" for s, _ in self.sizes.values())
        name = schema.name.replace("::", ".") + "." + (schema.overload_name or "default")
        return (
            f'fxge 1\nmodel "{name}" stage "import"\n{symbols}graph "main"(\n    {inputs}) {{\n'
            f"  {results}{name}({given}){unknown}\n  return {given_back}\n}}\n"
        )


@lru_cache(maxsize=256)
def _program(text: str, files: tuple[str, ...]) -> Program:
    """Returns the compiled program of a call."""
    return Program(Config(ops=files)).load_bytes(text.encode(), "a call").compile()


@lru_cache(maxsize=256)
def _interface(text: str, files: tuple[str, ...]) -> dict[str, Any]:
    """Returns the interface of a call, with metadata of its results, without running it."""
    program = Program(Config(ops=files)).load_bytes(text.encode(), "a call")
    return dict(json.loads(program.compile("functional").text("io")))


_COUNT = re.compile(r"(\d+) results, the node has 1$")


def _is_list(op: torch._ops.OpOverload) -> bool:
    """Returns True if the result is a list of tensors."""
    return str(op._schema.returns[0].type).startswith("List") if op._schema.returns else False


def _call(
    make: Callable[[str, tuple[str, ...]], Any],
    op: torch._ops.OpOverload,
    files: tuple[str, ...],
    args: Any,
    kwargs: Any,
) -> tuple[Any, _Text]:
    """Applies `make` to a call's text. The formula determines the length of a list of results."""
    counts = [1 if _is_list(op) else len(op._schema.returns)]
    for n in counts:
        text = _Text(op)
        try:
            return make(text.of(args, kwargs, n), files), text
        except FxgeError as e:
            found = [_COUNT.search(d.message) for d in e.errors if d.id == "FXGE-E0315"]
            if not _is_list(op) or not any(found) or len(counts) > 1:
                raise
            counts += [int(m[1]) for m in found if m]
    raise AssertionError


def _written(op: torch._ops.OpOverload, r: Any) -> int | None:
    """Returns the index of the argument that a result aliases; None if the result is new."""
    marks = r.alias_info.before_set if r.alias_info else None
    return next(
        (
            i
            for i, a in enumerate(op._schema.arguments)
            if marks and a.alias_info and a.alias_info.is_write and a.alias_info.before_set == marks
        ),
        None,
    )


def _results(op: torch._ops.OpOverload, values: Sequence[Any], args: Any, kwargs: Any) -> Any:
    """Returns the results of a call; an int is a generator's number, used only on an NPU."""
    if _is_list(op):
        return list(values)
    given = _named(op, args, kwargs)
    each = []
    for r, v in zip(op._schema.returns, _numbered(op, values), strict=True):
        k = _written(op, r)
        each.append(v if k is None else given[op._schema.arguments[k].name])
    return tuple(each) if len(each) > 1 else each[0] if each else None


def _numbered(op: torch._ops.OpOverload, values: Sequence[Any]) -> list[Any]:
    tensors = iter(values)
    return [0 if str(r.type) == "int" else next(tensors) for r in op._schema.returns]


def _kernel(op: torch._ops.OpOverload, files: tuple[str, ...]) -> Callable[..., Any]:
    """Returns a kernel that runs the program and writes mutated arguments."""

    def run(*args: Any, **kwargs: Any) -> Any:
        program, text = _call(_program, op, files, args, kwargs)
        with program.lock:
            given = {f"x{i}": t.detach() for i, t in enumerate(text.tensors)}
            found = program.run_all(given)
            for port, v in found:
                if port.role == "mutation":
                    text.tensors[int(port.name[1:])].copy_(v)
            new = [v for port, v in found if port.role == "user"]
            return _results(op, new, args, kwargs)

    return run


_OPERATORS = ast.operator | ast.unaryop | ast.boolop | ast.cmpop
_OPERATIONS = ast.BinOp | ast.UnaryOp | ast.BoolOp | ast.Compare | ast.IfExp | ast.Call
_ARITHMETIC = _OPERATORS | _OPERATIONS | ast.Expression | ast.Name | ast.Constant | ast.Load


def parsed(expression: str) -> CodeType:
    """Compiles an expression over sizes that the library printed from an operator description.

    Raises:
        FxgeError: status 4, anything but arithmetic, comparisons and calls by name.
    """
    tree = ast.parse(expression, mode="eval")
    for node in ast.walk(tree):
        by_name = not isinstance(node, ast.Call) or isinstance(node.func, ast.Name)
        if not isinstance(node, _ARITHMETIC) or not by_name:
            raise FxgeError(f"found '{expression}', expected an expression over sizes", status=4)
    return compile(tree, "<size>", "eval")


def _fake(op: torch._ops.OpOverload, files: tuple[str, ...]) -> Callable[..., Any]:
    """Returns a fake kernel: shapes and dtypes of results; conditions on sizes become guards."""
    space = {"__builtins__": {}, "min": torch.sym_min, "max": torch.sym_max}

    def infer(*args: Any, **kwargs: Any) -> Any:
        interface, text = _call(_interface, op, files, args, kwargs)
        sizes = dict(text.sizes.values())

        def value(size: Any) -> Any:
            return eval(parsed(size), space, sizes) if isinstance(size, str) else size

        def empty(port: dict[str, Any]) -> torch.Tensor:
            dtype = getattr(torch, TORCH_OF_OURS[port["dtype"]])
            device = text.tensors[0].device if text.tensors else torch.device("cpu")
            return torch.empty([value(d) for d in port["dims"]], dtype=dtype, device=device)

        for guard in interface["guards"]:
            torch._check(value(guard["condition"]))
        new = [empty(p) for p in interface["outputs"] if p["role"] == "user"]
        return _results(op, new, args, kwargs)

    return infer


# ---- gradients ----


@dataclass(frozen=True)
class Gradient:
    """Operator that computes gradients of some arguments.

    Its parameters are `grad` or `grads`, and arguments and results by their names: those of the
    schema, or `result`, `result0`, `result1`, ...
    """

    op: str  # "my::gelu_backward.x"
    inputs: Sequence[str]

    def overload(self) -> torch._ops.OpOverload:
        """Returns the overload."""
        return _overload(self.op)

    def names(self) -> list[str]:
        """Returns the names of its parameters."""
        return [a.name for a in self.overload()._schema.arguments]

    def __call__(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        """Returns the gradients of `inputs`."""
        found = self.overload()(**{name: values[name] for name in self.names()})
        return found if len(self.inputs) > 1 else (found,)


def _result_names(op: torch._ops.OpOverload) -> list[str]:
    returns = op._schema.returns
    if len(returns) == 1:
        return [returns[0].name or "result"]
    return [r.name or f"result{i}" for i, r in enumerate(returns)]


def _autograd(
    op: torch._ops.OpOverload, gradients: Sequence[Gradient]
) -> tuple[Callable[..., Any], Callable[..., None]]:
    """Returns backward and setup_context for torch.library.register_autograd."""
    names = [a.name for a in op._schema.arguments]
    several = len(op._schema.returns) > 1
    tensors = [str(r.type) != "int" for r in op._schema.returns]

    def setup(ctx: Any, inputs: Any, output: Any, keyword_only_inputs: Any = None) -> None:
        values = dict(zip(names, inputs, strict=False)) | (keyword_only_inputs or {})
        dtypes = {k: _dtypes(values.get(k)) for g in gradients for k in g.inputs}
        values |= dict(zip(_result_names(op), output if several else [output], strict=True))
        wanted = {name for g in gradients for name in g.names()}
        leaves, spec = tree_flatten({k: v for k, v in values.items() if k in wanted})
        ctx.save_for_backward(*(v for v in leaves if isinstance(v, torch.Tensor)))
        ctx.rest = [None if isinstance(v, torch.Tensor) else (v,) for v in leaves]
        ctx.spec, ctx.dtypes = spec, dtypes

    def backward(ctx: Any, *grads: Any) -> Any:
        saved = iter(ctx.saved_tensors)
        leaves = [next(saved) if r is None else r[0] for r in ctx.rest]
        listed = [g for g, t in zip(grads, tensors, strict=True) if t] if several else grads[0]
        values = {"grad": grads[0], "grads": listed} | tree_unflatten(leaves, ctx.spec)
        asked = dict(zip(names, ctx.needs_input_grad, strict=False))
        found: dict[str, Any] = {}
        for g in gradients:
            if any(_is_asked(asked.get(k)) for k in g.inputs):
                found |= zip(g.inputs, g(values), strict=True)
        return tuple(_cast_gradient(found.get(k), ctx.dtypes.get(k)) for k in asked)

    return backward, setup


def _register(
    library: Library, op: torch._ops.OpOverload, backward: Callable[..., Any], setup: Any
) -> None:
    """Registers a backward like torch.library.register_autograd, also for keyword-only tensors."""
    arguments = op._schema.arguments
    positional = sum(not a.kwarg_only for a in arguments)

    def call(keys: Any, values: Sequence[Any]) -> Any:
        named = {a.name: v for a, v in zip(arguments, values, strict=True) if a.kwarg_only}
        with torch._C._AutoDispatchBelowAutograd():
            after = keys & torch._C._after_autograd_keyset
            return op.redispatch(after, *values[:positional], **named)

    def forward(ctx: Any, *values: Any) -> Any:
        result = call(values[-1], values[:-1])
        setup(ctx, values[:-1], result)
        return result

    methods = {
        "forward": staticmethod(forward),
        "backward": staticmethod(lambda ctx, *grads: (*backward(ctx, *grads), None)),
    }
    function: Any = type("Gradient", (torch.autograd.Function,), methods)

    def run(keys: Any, *given: Any, **named: Any) -> Any:
        rest = arguments[len(given) :]  # the dispatcher omits arguments with default values
        values = [*given, *(named.get(a.name, a.default_value) for a in rest)]
        if torch.is_grad_enabled() and torch._C._any_requires_grad(*values):
            return function.apply(*values, keys)
        return call(keys, values)

    name = op.name().partition("::")[2]
    library.impl(name, run, "Autograd", with_keyset=True)


def _register_none(library: Library, op: torch._ops.OpOverload) -> None:
    """Registers a backward that raises; torch alone only warns and returns no gradient."""

    def backward(_: Any, *__: Any) -> Any:
        raise RuntimeError(f"{op.name()} has no gradients")

    methods = {"forward": staticmethod(lambda _, call, *__: call()), "backward": backward}
    function: Any = type("NoGradient", (torch.autograd.Function,), methods)

    def run(keys: Any, *given: Any, **named: Any) -> Any:
        def call() -> Any:
            with torch._C._AutoDispatchBelowAutograd():
                found = op.redispatch(keys & torch._C._after_autograd_keyset, *given, **named)
            return tuple(found) if _is_list(op) else found

        leaves = tree_flatten((given, named))[0]
        tensors = [t for t in leaves if isinstance(t, torch.Tensor)]
        asked = torch.is_grad_enabled() and any(t.requires_grad for t in tensors)
        found = function.apply(call, *tensors) if asked else call()
        return list(found) if _is_list(op) else found

    library.impl(op.name().partition("::")[2], run, "Autograd", with_keyset=True)


def _writes(op: torch._ops.OpOverload) -> bool:
    return any(a.alias_info is not None and a.alias_info.is_write for a in op._schema.arguments)


def _has_keyword_tensors(op: torch._ops.OpOverload) -> bool:
    return any(a.kwarg_only and "Tensor" in str(a.type) for a in op._schema.arguments)


def _dtypes(of: Any) -> Any:
    """Returns the dtype of a tensor, or the dtypes of a list."""
    if isinstance(of, list | tuple):
        return [_dtypes(x) for x in of]
    return of.dtype if isinstance(of, torch.Tensor) else None


def _is_asked(needs: Any) -> bool:
    return any(needs) if isinstance(needs, list | tuple) else bool(needs)


def _cast_gradient(gradient: Any, dtype: Any) -> Any:
    """Returns a gradient in the dtype of its argument."""
    if gradient is None or dtype is None:
        return None
    if isinstance(dtype, list):
        return [_cast_gradient(g, d) for g, d in zip(gradient, dtype, strict=True)]
    return gradient.to(dtype)


# ---- definitions ----


@dataclass(frozen=True)
class Row:
    """Definition of one operator."""

    schema: str
    gradients: Sequence[Gradient] = ()
    results: bool = True  # True if results need a fake kernel, as only the program determines them
    place: str = ""  # place of its description, for messages
    closed: bool = False  # True if it has no gradients other than these
    functional: str = ""  # for an operator that writes: the operator that returns the new values

    @property
    def name(self) -> str:
        """Name of the operator: "my::gelu", "my::gelu_backward.x"."""
        return self.schema.partition("(")[0]


_lock = threading.RLock()
_libraries: list[Library] = []
_files: set[tuple[str, ...]] = set()  # files whose operators are defined


def _overload(name: str) -> Any:
    base, _, overload = name.partition(".")
    space, _, base = base.partition("::")
    return getattr(getattr(getattr(torch.ops, space), base), overload or "default")


def _defined() -> dict[str, Any]:
    """Returns the schemas of all operators of torch, by name."""
    schemas = torch._C._jit_get_all_schemas()
    return {s.name + (f".{s.overload_name}" if s.overload_name else ""): s for s in schemas}


def _call_signature(schema: Any) -> Any:
    """Returns the parts of a schema that affect calls: sizes are ints, results have no names."""

    def kind(of: Any) -> tuple[Any, ...]:
        text = str(of.type).replace("SymInt", "int").replace("SymFloat", "float")
        alias = of.alias_info
        marks = (sorted(alias.before_set), alias.is_write) if alias else None
        return text, of.N if hasattr(of, "N") else None, marks

    arguments = [(*kind(a), a.name, a.default_value, a.kwarg_only) for a in schema.arguments]
    return arguments, [kind(r) for r in schema.returns]


def _is_other(row: Row, there: Any) -> str | None:
    """Returns the difference between the row's schema and torch's, or None."""
    try:
        own = torch._C.parse_schema(row.schema)
    except RuntimeError as e:
        return f"{row.place}: {row.schema}\n    torch cannot read this schema: {e}"
    if there is None or _call_signature(own) == _call_signature(there):
        return None
    return f"{row.place}: {row.schema}\n    torch has it as: {there}"


def _gives_views(schema: Any) -> bool:
    return any(r.alias_info is not None and not r.alias_info.is_write for r in schema.returns)


def _tags(schema: Any) -> tuple[Any, ...]:
    """Returns the tag by which PyTorch 2.13 functionalises operators that return arguments.

    `inplace` declares that the first argument is written. `out` declares that all written arguments
    are keyword-only and that their former values do not matter.
    """
    written = [a for a in schema.arguments if a.alias_info and a.alias_info.is_write]
    given = [r.alias_info.before_set if r.alias_info else None for r in schema.returns]
    if not written or [a.alias_info.before_set for a in written] != given:
        return ()
    if all(a.kwarg_only for a in written) and schema.overload_name.split("_")[-1] == "out":
        return (torch.Tag.out,) if hasattr(torch.Tag, "out") else ()
    first = len(written) == 1 and written[0] is schema.arguments[0] and not written[0].kwarg_only
    return (torch.Tag.inplace,) if first and hasattr(torch.Tag, "inplace") else ()


def _in_place(op: torch._ops.OpOverload, functional: str) -> Callable[..., Any]:
    """Returns an implementation that writes the last results of the functional form."""
    arguments = op._schema.arguments
    written = [a.name for a in arguments if a.alias_info is not None and a.alias_info.is_write]

    def run(*args: Any, **kwargs: Any) -> Any:
        given = {a.name: v for a, v in zip(arguments, args, strict=False)} | kwargs
        form = _overload(functional)
        taken = {a.name for a in form._schema.arguments}
        found = form(**{k: v for k, v in given.items() if k in taken})
        new = found if isinstance(found, tuple) else (found,)
        for name, v in zip(written, new[len(new) - len(written) :], strict=True):
            given[name].copy_(v)
        results = tuple(given[name] for name in written)
        return results if len(results) > 1 else results[0]

    return run


def _define(row: Row, files: tuple[str, ...]) -> None:
    space, _, rest = row.schema.partition("::")
    library = Library(space, "FRAGMENT")
    _libraries.append(library)
    library.define(rest, tags=_tags(torch._C.parse_schema(row.schema)))
    op = _overload(row.name)
    name = row.name.partition("::")[2]
    if _gives_views(op._schema):
        library.impl(name, _in_place(op, row.functional), "CompositeImplicitAutograd")
        return
    library.impl(name, _kernel(op, files), "CPU")
    if not any(str(a.type) == "Tensor" for a in op._schema.arguments):
        # a call without tensors selects no backend
        library.impl(name, _kernel(op, files), "CompositeExplicitAutograd")
    if row.results:
        torch.library.register_fake(row.name, _fake(op, files), lib=library)
    if row.gradients:
        backward, setup = _autograd(op, row.gradients)
        if _has_keyword_tensors(op):
            _register(library, op, backward, setup)
        else:
            torch.library.register_autograd(row.name, backward, setup_context=setup, lib=library)
    elif row.closed and not _writes(op):
        _register_none(library, op)


def define(rows: Iterable[Row], files: tuple[str, ...] = (), *, same: bool = True) -> None:
    """Defines operators that torch lacks.

    Args:
        rows: operators of the operator table.
        files: files that describe them; () for the library's own operators.
        same: requires equal schemas of operators that torch has already.

    Raises:
        FxgeError: status 4, naming each schema that differs, with both texts; nothing is defined.
    """
    with _lock:
        there, rows = _defined(), list(rows)
        others = [_is_other(row, there.get(row.name)) for row in rows] if same else []
        differences = [text for text in others if text]
        if differences:
            raise FxgeError(
                "torch cannot define the described operators:\n  " + "\n  ".join(differences),
                status=4,
            )
        whole = {*there, *(g.op for row in rows if row.name in there for g in row.gradients)}
        for row in rows:
            views = _gives_views(torch._C.parse_schema(row.schema))
            if row.name not in whole and (row.functional or not views):
                _define(row, files)


def row_of(row: Mapping[str, Any]) -> Row:
    """Returns the definition of a row of the operator table."""
    gradients = [Gradient(_full(g["op"]), g["inputs"]) for g in row.get("backward", [])]
    place = f"{row['file']}:{row['line']}" if "file" in row else ""
    functional = _full(row["functional"]) if "functional" in row else ""
    results, closed = row.get("results", True), "file" not in row
    return Row(row["schema"], gradients, results, place, closed, functional)


def _full(op: str) -> str:
    """Returns `my.gelu_backward.x` in PyTorch's notation."""
    space, base, overload = op.split(".")
    return f"{space}::{base}" + ("" if overload == "default" else f".{overload}")


def define_files(files: tuple[str, ...]) -> None:
    """Defines the operators of these files, and those that every program has."""
    _program.cache_clear()  # a file may have changed
    _interface.cache_clear()
    define([row_of(row) for row in session_ops(files) if "file" in row], files)
    _files.add(files)


def define_once(files: tuple[str, ...]) -> None:
    """Defines the operators of files unless they are defined already."""
    if files and files not in _files:
        define_files(files)
