# SPDX-License-Identifier: Apache-2.0
"""Shared tables of a .fxpb file: strings, expressions, symbols, source locations, metadata."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import sympy
import torch

from .._core.enumerations import LAYOUTS, SCALAR_TYPES
from .._operators.ge_types import Shown
from . import fields as f
from . import wire as w

# Attributes of nodes from TorchAir's scopes (fxge.torchair.scope), by GE's names.
MARKS = (
    "_enable_inner_parallel",
    "_op_aicore_num",
    "_op_exec_never_timeout",
    "_op_vectorcore_num",
    "_super_kernel_options",
    "_super_kernel_scope",
    "_user_stream_label",
    "_user_stream_priority",
    "torchair_enable_data_dump",
)

_FRAME = re.compile(r'^\s*File "', re.MULTILINE)
_PLACE = re.compile(r'(.*?)", line (\d+)(?:, in (.*))?')


def _name(s: sympy.Symbol) -> str:
    return str(s.name)


def _marks(custom: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    """Returns the attributes of scopes; without a super kernel scope, none of super kernels."""
    marks = {name: str(custom[name]) for name in MARKS if name in custom}
    if not marks.get("_super_kernel_scope"):
        marks.pop("_super_kernel_scope", None)
        marks.pop("_super_kernel_options", None)
    return tuple(marks.items())


class Tables:
    """Interned values, written after all graphs.

    Args:
        ranges: writes ranges of symbols, too.
        texts: writes the text of source lines, too.
        sizes: names of symbols in the file, by PyTorch's name.
    """

    def __init__(
        self, ranges: bool, texts: bool = True, sizes: Mapping[str, str] | None = None
    ) -> None:
        self.ranges, self.texts, self.sizes = ranges, texts, sizes or {}
        self.strings: dict[str, int] = {}
        self.exprs: dict[str, int] = {}
        self._known: dict[sympy.Expr, int] = {}
        self._terms: dict[sympy.Basic, tuple[str, frozenset[sympy.Symbol]]] = {}
        self.symbols: dict[str, bytes] = {}
        self.locations: dict[bytes, int] = {}
        self.types: dict[str, Shown] = {}  # GE types without a description
        self._traces: dict[str, bytes] = {}
        self._frames: dict[str, bytes] = {}
        self._places: dict[Any, bytes] = {}
        self._metas: dict[Any, bytes] = {}
        self._dims: dict[int, tuple[Any, int]] = {}
        self._envs: list[Any] = []  # shape environments of the symbols

    # ---- strings and locations ----

    def string(self, s: str) -> int:
        """Returns the index of a string."""
        return self.strings.setdefault(s, len(self.strings))

    def _trace(self, text: str) -> bytes:
        """Returns the frames of a stack trace, innermost first, as fields of Location."""
        return b"".join(map(self._frame, reversed(_FRAME.split(text)[1:])))

    def _frame(self, text: str) -> bytes:
        """Returns one frame; `text` follows `File "`, up to the next frame."""
        found = self._frames.get(text)
        if found is None:
            found = self._frames[text] = self._new_frame(text)
        return found

    def _new_frame(self, text: str) -> bytes:
        m = _PLACE.match(text)
        if not m:
            return b""
        frame = w.number(f.Frame.file, self.string(m[1])) + w.number(f.Frame.line, int(m[2]))
        if m[3]:
            frame += w.number(f.Frame.function, self.string(m[3]))
        source = text[m.end() :].strip().partition("\n")[0].rstrip()
        if source and self.texts:
            frame += w.number(f.Frame.text, self.string(source))
        return w.data(f.Location.frames, frame)

    def location(self, meta: dict[str, Any]) -> bytes:
        """Returns field 501 of Node, its source location; empty if unknown."""
        trace = meta.get("stack_trace")
        stack = meta.get("nn_module_stack") or meta.get("fwd_nn_module_stack")
        module = next(reversed(stack.values())) if stack else None
        marks = _marks(meta["custom"]) if "custom" in meta else ()
        key = (trace, module, marks)
        found = self._places.get(key)
        if found is None:
            found = self._places[key] = self._location(trace, module, marks)
        return found

    def _location(
        self, trace: str | None, module: Any, marks: tuple[tuple[str, str], ...]
    ) -> bytes:
        message = b""
        if trace:
            message = self._traces.get(trace) or b""
            if not message:
                message = self._traces[trace] = self._trace(trace)
        if module:
            path, kind = module
            name = kind if isinstance(kind, str) else kind.__name__
            label = f"{path} ({name.rpartition('.')[2]})" if path else f"({name})"
            message += w.number(f.Location.module, self.string(label))
        for name, text in marks:
            mark = w.number(f.Mark.name, self.string(name))
            message += w.data(f.Location.marks, mark + w.number(f.Mark.text, self.string(text)))
        if not message:
            return b""
        return w.number(
            f.Node.location_ref, self.locations.setdefault(message, len(self.locations))
        )

    # ---- sizes ----

    def named(self, symbol: str) -> str:
        """Returns the name of a symbol in the file."""
        return self.sizes.get(symbol, symbol)

    def expr(self, e: sympy.Expr, shape_env: Any) -> int:
        """Returns the index of an expression."""
        found = self._known.get(e)
        if found is None:
            text, symbols = self._term(e)
            for symbol in sorted(symbols, key=_name):
                self._symbol(symbol, shape_env)
            text = self.named(e.name) if e.is_Symbol else text
            found = self._known[e] = self.exprs.setdefault(text, len(self.exprs))
        return found

    def _term(self, e: sympy.Basic) -> tuple[str, frozenset[sympy.Symbol]]:
        """Returns sympy.srepr(e) and e.free_symbols, with terms in any order.

        Each term is computed once: sympy's own functions take as long as all other work.
        """
        found = self._terms.get(e)
        if found is None:
            if e.args:
                parts = [self._term(a) for a in e.args]
                text = f"{type(e).__name__}({', '.join(t for t, _ in parts)})"
                found = text, frozenset().union(*(s for _, s in parts))
            elif e.is_Symbol:
                kind = ", integer=True" if e.is_integer else ""
                found = f"Symbol({self.named(e.name)!r}{kind})", frozenset((e,))
            else:
                found = f"Integer({e})" if e.is_Integer else sympy.srepr(e), frozenset()
            self._terms[e] = found
        return found

    def _symbol(self, s: sympy.Symbol, shape_env: Any) -> None:
        if s.name in self.symbols:
            return
        if shape_env is not None and not any(shape_env is x for x in self._envs):
            self._envs.append(shape_env)
        message = w.text(f.Symbol.name, self.named(s.name)) + w.number(
            f.Symbol.type, 0 if s.is_integer else 1
        )
        bounds = shape_env.var_to_range.get(s) if shape_env is not None and self.ranges else None
        if bounds is not None and s.is_integer:
            for field, limit in (
                (f.Symbol.min_val, bounds.lower),
                (f.Symbol.max_val, bounds.upper),
            ):
                if limit.is_Integer and -(2**63) <= int(limit) < 2**63:
                    message += w.number(field, int(limit))
        self.symbols[s.name] = message

    def sym(self, v: Any) -> tuple[int | None, int]:
        """Returns (constant, 0) or (None, index of the expression) of a symbolic value."""
        node = v.node
        e = node.expr
        if e.is_Integer:
            return int(e), 0
        return None, self.expr(e, node.shape_env)

    def _dim(self, d: Any) -> int:
        """Returns a size in the encoding of TensorMeta.dims."""
        if type(d) is int:
            return 2 * d
        found = self._dims.get(id(d.node))
        if found is None:
            constant, index = self.sym(d)
            value = 2 * index + 1 if constant is None else 2 * constant
            # keeps the node alive, so that its id is unique
            found = self._dims[id(d.node)] = (d.node, value)
        return found[1]

    # ---- tensors ----

    def tensor_meta(self, t: torch.Tensor) -> bytes:
        """Returns field 500 of TensorArgument: dtype, sizes and strides of a (fake) tensor."""
        dtype, shape = t.dtype, t.shape
        strided = t.layout is torch.strided
        stride = t.stride() if strided else ()
        symbolic = t._has_symbolic_sizes_strides  # symbolic sizes have no hash; their encodings do
        offset = t.storage_offset() if strided else 0
        part = not isinstance(offset, int) or offset > 0
        if symbolic:
            shape, stride = map(self._dim, shape), map(self._dim, stride)
        key = (dtype, tuple(shape), tuple(stride), symbolic, part)
        found = self._metas.get(key)
        if found is None:
            _, shape, stride, _, _ = key
            message = w.number(f.TensorMeta.dtype, SCALAR_TYPES.get(dtype, 0)) + w.number(
                f.TensorMeta.rank, len(shape)
            )
            for field, dims in ((f.TensorMeta.dims, shape), (f.TensorMeta.stride_dims, stride)):
                if dims:
                    words = dims if symbolic else map(self._dim, dims)
                    message += w.data(field, b"".join(map(w.zigzag, words)))
            if part:
                message += w.number(f.TensorMeta.part, 1)
            if not strided:
                message += w.number(f.TensorMeta.layout, LAYOUTS.get(t.layout, 6))
            found = self._metas[key] = w.data(f.TensorArgument.meta, message)
        return found

    def guards(self) -> list[bytes]:
        """Returns the guards on symbols that tracing added; they hold for every call."""
        out: dict[int, bytes] = {}
        for env in self._envs if self.ranges else ():
            for guard in env.guards:
                _, symbols = self._term(guard.expr)
                if symbols and all(s.name in self.symbols for s in symbols):
                    index = self.expr(guard.expr, env)
                    out[index] = w.data(f.ExportedProgram.guards, w.number(f.Guard.expr_ref, index))
        return list(out.values())

    def write(self) -> list[bytes]:
        """Returns the tables as fields of ExportedProgram."""
        guards = self.guards()
        out = guards + [w.text(f.ExportedProgram.strings, s) for s in self.strings]
        out += [w.data(f.ExportedProgram.symbols, m) for m in self.symbols.values()]
        out += [w.text(f.ExportedProgram.exprs, e) for e in self.exprs]
        out += [w.data(f.ExportedProgram.locations, m) for m in self.locations]
        if self.types:
            rows = "".join(shown.row() for shown in self.types.values())
            out.append(w.text(f.ExportedProgram.types, rows))
        return out
