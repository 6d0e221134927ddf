"""Operators of torch_npu, where torch_npu is not: `fxge.npu.npu_fast_gelu(x)`, `torch.ops.npu.*`.

Each computes what its row in fxge's op table says: the C library runs it, on the CPU. What torch_npu
or anybody else has defined stays as it is. Formats of memory are a tag: every tensor is ND here.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import torch
from torch.library import Library

from ._arrays import OURS_OF_TORCH, TORCH_OF_OURS
from ._program import Program, session_ops
from .errors import FxgeError

__all__ = ["Library", "get_npu_format"]

ND = 2  # the format of every tensor without an NPU

# What autograd calls: operator -> (backward operator, its arguments, whose gradients it gives).
# Arguments are those of the operator by name, `out0` a result, `grad0` its gradient.
_GRADIENTS = {
    "npu_rms_norm": ("npu_rms_norm_backward", "grad0 self gamma out1", "self gamma"),
    "npu_swiglu": ("npu_swiglu_backward", "grad0 self dim", "self"),
    "npu_fast_gelu": ("npu_fast_gelu_backward", "grad0 self", "self"),
    "fast_gelu": ("npu_fast_gelu_backward", "grad0 self", "self"),
    "npu_gelu": ("npu_gelu_backward", "grad0 self approximate=approximate", "self"),
    "npu_geglu": ("npu_geglu_grad", "grad0 self out1 dim approximate activate_left", "self"),
    "npu_rotary_mul": ("npu_rotary_mul_backward", "grad0 self r1 r2 rotary_mode", "self r1 r2"),
    "npu_fusion_attention": (
        "npu_fusion_attention_grad",
        "query key value grad0 head_num input_layout pse=pse padding_mask=padding_mask "
        "atten_mask=atten_mask softmax_max=out1 softmax_sum=out2 softmax_in=out3 attention_in=out0 "
        "scale_value=scale keep_prob=keep_prob pre_tockens=pre_tockens next_tockens=next_tockens "
        "inner_precise=inner_precise prefix=prefix actual_seq_qlen=actual_seq_qlen "
        "actual_seq_kvlen=actual_seq_kvlen sparse_mode=sparse_mode sink=sink",
        "query key value pse sink",
    ),
}

_libraries: list[Library] = []


# ---- one call as a program ----


def _dtype(of: torch.dtype) -> str:
    return OURS_OF_TORCH[str(of).removeprefix("torch.")]


def _constant(value: Any) -> str:
    """An argument that is no tensor, in the text form."""
    if value is None:
        return "None"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, torch.dtype):
        return _dtype(value)
    if isinstance(value, float):
        return repr(value) if math.isfinite(value) else str(value)
    if isinstance(value, str):
        return json.dumps(value)
    return str(int(value))


class _Text:
    """A program that is one call: its text, what stands for symbolic sizes, its tensors."""

    def __init__(self, op: torch._ops.OpOverload) -> None:
        self.op = op
        self.tensors: list[torch.Tensor] = []
        self.sizes: dict[str, tuple[str, Any]] = {}  # what a symbolic size is -> its symbol, itself

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
        """The text; a tensor of a list is an input of its own."""
        schema = self.op._schema
        named = {a.name: v for a, v in zip(schema.arguments, args, strict=False)} | kwargs
        given = ", ".join(f"{k}={self.argument(v)}" for k, v in named.items() if v is not None)
        inputs = ",\n    ".join(
            f"%x{i} : {_dtype(t.dtype)}[{', '.join(map(self.size, t.shape))}]"
            for i, t in enumerate(self.tensors)
        )
        results = ", ".join(f"%r{i}" for i in range(n_results))
        numbers = [i for i, r in enumerate(schema.returns) if str(r.type) == "int"]
        given_back = ", ".join(f"%r{i}" for i in range(n_results) if i not in numbers)
        unknown = ", ".join("?" * n_results)
        largest = 2**62
        symbols = "".join(f"symbol {s} : int [0, {largest}]\n" for s, _ in self.sizes.values())
        name = schema.name.replace("::", ".") + "." + (schema.overload_name or "default")
        return (
            f'fxge 1\nmodel "{name}" stage "import"\n{symbols}graph "main"(\n    {inputs}) {{\n'
            f"  {results} = {name}({given}) : {unknown}\n  return {given_back}\n}}\n"
        )


@lru_cache(maxsize=256)
def _program(text: str) -> Program:
    return Program().load_bytes(text.encode(), "an operator of torch_npu").compile()


def _is_list(op: torch._ops.OpOverload) -> bool:
    """Whether its result is a list of tensors."""
    return str(op._schema.returns[0].type).startswith("List") if op._schema.returns else False


def _call(op: torch._ops.OpOverload, args: Any, kwargs: Any) -> tuple[Program, _Text]:
    """The program of a call. A list of results has one tensor, or one for each of an argument."""
    lists = {len(a) for a in (*args, *kwargs.values()) if isinstance(a, list | tuple) and a}
    counts = [1, *sorted(lists - {1})] if _is_list(op) else [len(op._schema.returns)]
    for i, n in enumerate(counts):
        text = _Text(op)
        try:
            return _program(text.of(args, kwargs, n)), text
        except FxgeError:
            if i + 1 == len(counts):
                raise
    raise AssertionError


def _results(op: torch._ops.OpOverload, values: Sequence[Any]) -> Any:
    """What is no tensor is a number of a generator, which nothing runs without an NPU."""
    if _is_list(op):
        return list(values)
    tensors = iter(values)
    each = [0 if str(r.type) == "int" else next(tensors) for r in op._schema.returns]
    return each[0] if len(each) == 1 else tuple(each)


def _kernel(op: torch._ops.OpOverload) -> Callable[..., Any]:
    """What it computes."""

    def run(*args: Any, **kwargs: Any) -> Any:
        program, text = _call(op, args, kwargs)
        with program.lock:
            given = {f"x{i}": t.detach() for i, t in enumerate(text.tensors)}
            return _results(op, [v for _, v in program.run_all(given)])

    return run


def _fake(op: torch._ops.OpOverload) -> Callable[..., Any]:
    """Shapes and dtypes of the results."""
    def empty(port: Any, sizes: dict[str, Any], like: torch.Tensor) -> torch.Tensor:
        dtype, _, dims = port.text.partition("[")
        space = {"__builtins__": {}, "min": torch.sym_min, "max": torch.sym_max}
        shape = eval(f"[{dims.rstrip(']')}]", space, sizes)  # the library's own expressions
        return like.new_empty(shape, dtype=getattr(torch, TORCH_OF_OURS[dtype]))

    def infer(*args: Any, **kwargs: Any) -> Any:
        program, text = _call(op, args, kwargs)
        sizes = {symbol: n for symbol, n in text.sizes.values()}
        return _results(op, [empty(p, sizes, text.tensors[0]) for p in program.outputs])

    return infer


# ---- gradients ----


def _autograd(
    op: torch._ops.OpOverload, rule: tuple[str, str, str]
) -> tuple[Callable[..., Any], Callable[..., None]]:
    """The backward and the set-up of its context, for torch.library.register_autograd."""
    names = [a.name for a in op._schema.arguments]
    base, wanted, whose = rule

    def setup(ctx: Any, inputs: Any, output: Any, keyword_only_inputs: Any = None) -> None:
        results = output if isinstance(output, tuple) else (output,)
        ctx.values = dict(zip(names, inputs, strict=False)) | (keyword_only_inputs or {})
        tensors = {k: v for k, v in ctx.values.items() if isinstance(v, torch.Tensor)}
        tensors |= {f"out{i}": r for i, r in enumerate(results) if isinstance(r, torch.Tensor)}
        names_wanted = {w.rpartition("=")[2] for w in wanted.split()}
        ctx.kept = [k for k in tensors if k in names_wanted]
        ctx.save_for_backward(*(tensors[k] for k in ctx.kept))

    def backward(ctx: Any, *grads: torch.Tensor | None) -> Any:
        values = {k: v for k, v in ctx.values.items() if not isinstance(v, torch.Tensor)}
        values |= dict(zip(ctx.kept, ctx.saved_tensors, strict=True))
        values |= {f"grad{i}": g for i, g in enumerate(grads)}
        parts = [w.partition("=") for w in wanted.split()]
        args = [values[name] for name, equals, _ in parts if not equals]
        kwargs = {name: values[of] for name, equals, of in parts if equals}
        found = getattr(torch.ops.npu, base)(*args, **kwargs)
        found = found if isinstance(found, tuple) else (found,)
        made = dict(zip(whose.split(), found, strict=True))
        asked = names[: len(ctx.needs_input_grad)]
        return tuple(_fitting(made.get(n), ctx.values.get(n)) for n in asked)

    return backward, setup


def _fitting(gradient: torch.Tensor | None, of: Any) -> torch.Tensor | None:
    """In the dtype of what it is the gradient of."""
    if gradient is None or not isinstance(of, torch.Tensor):
        return None
    return gradient.to(of.dtype)


# ---- definitions ----


def _rows() -> list[dict[str, Any]]:
    return [row for row in session_ops() if row["op"].startswith("npu.") and "schema" in row]


def define() -> None:
    """Makes every operator of the table that nobody has defined."""
    schemas = torch._C._jit_get_all_schemas()
    there = {(s.name, s.overload_name) for s in schemas if s.name.startswith("npu::")}
    for row in _rows():
        schema = row["schema"]
        full = schema.partition("(")[0]
        name, _, overload = full.partition(".")
        if (name, overload) in there:
            continue
        library = Library("npu", "FRAGMENT")
        library.define(schema.partition("::")[2])
        base = name.partition("::")[2]
        op = getattr(getattr(torch.ops.npu, base), overload or "default")
        library.impl(full.partition("::")[2], _kernel(op), "CPU")
        torch.library.register_fake(full, _fake(op), lib=library)
        if base in _GRADIENTS and not overload:
            backward, setup = _autograd(op, _GRADIENTS[base])
            torch.library.register_autograd(full, backward, setup_context=setup, lib=library)
        _libraries.append(library)


def get_npu_format(x: torch.Tensor) -> int:
    """The number of the format of a tensor's memory: ND."""
    return ND


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    try:
        return getattr(torch.ops.npu, name)
    except AttributeError:
        raise AttributeError(f"torch_npu's operator '{name}' is none of fxge.npu") from None


def __dir__() -> list[str]:
    return sorted({*globals(), *(row["op"].split(".")[1] for row in _rows())})


if not _libraries:
    define()
