"""What a .fxpb file says once: strings, expressions, symbols, source locations, metadata."""

from __future__ import annotations

import re
from typing import Any

import sympy
import torch

from . import _wire as w

SCALAR_TYPES: dict[torch.dtype, int] = {
    torch.uint8: 1,
    torch.int8: 2,
    torch.int16: 3,
    torch.int32: 4,
    torch.int64: 5,
    torch.float16: 6,
    torch.float32: 7,
    torch.float64: 8,
    torch.complex32: 9,
    torch.complex64: 10,
    torch.complex128: 11,
    torch.bool: 12,
    torch.bfloat16: 13,
    torch.uint16: 28,
    torch.float8_e4m3fn: 29,
    torch.float8_e5m2: 30,
    torch.float8_e4m3fnuz: 31,
    torch.float8_e5m2fnuz: 32,
    torch.uint32: 34,
    torch.uint64: 35,
}
LAYOUTS = {torch.sparse_coo: 1, torch.sparse_csr: 2, torch.sparse_csc: 3, torch.strided: 7}

_FRAME = re.compile(r'File "(.*?)", line (\d+)(?:, in (.*))?')


class Tables:
    """Interns; each table is written when the graphs are done."""

    def __init__(self, ranges: bool) -> None:
        self.ranges = ranges
        self.strings: dict[str, int] = {}
        self.exprs: dict[str, int] = {}
        self._known: dict[sympy.Expr, int] = {}
        self.symbols: dict[str, bytes] = {}
        self.locations: dict[bytes, int] = {}
        self._traces: dict[str, bytes] = {}
        self._places: dict[Any, bytes] = {}
        self._metas: dict[Any, bytes] = {}
        self._dims: dict[int, tuple[Any, int]] = {}
        self._envs: list[Any] = []  # shape environments of the symbols

    # ---- strings and locations ----

    def string(self, s: str) -> int:
        """Index of a string."""
        return self.strings.setdefault(s, len(self.strings))

    def _trace(self, text: str) -> bytes:
        """The frames of a stack trace, innermost first, as fields of Location."""
        frames: list[list[Any]] = []
        for line in text.split("\n"):
            m = _FRAME.search(line)
            if m:
                frames.append([m[1], int(m[2]), m[3], None])
            elif frames and frames[-1][3] is None and line.strip():
                frames[-1][3] = line.strip()
        out = []
        for file, line_number, function, source in reversed(frames):
            f = w.number(1, self.string(file)) + w.number(2, line_number)
            if function:
                f += w.number(3, self.string(function))
            if source:
                f += w.number(4, self.string(source))
            out.append(w.data(1, f))
        return b"".join(out)

    def location(self, meta: dict[str, Any]) -> bytes:
        """Field 501 of Node for where a node comes from; empty where nothing is known."""
        trace = meta.get("stack_trace")
        stack = meta.get("nn_module_stack") or meta.get("fwd_nn_module_stack")
        module = next(reversed(stack.values())) if stack else None
        key = (trace, module)
        found = self._places.get(key)
        if found is None:
            found = self._places[key] = self._location(trace, module)
        return found

    def _location(self, trace: str | None, module: Any) -> bytes:
        message = b""
        if trace:
            message = self._traces.get(trace) or b""
            if not message:
                message = self._traces[trace] = self._trace(trace)
        if module:
            path, kind = module
            name = kind if isinstance(kind, str) else kind.__name__
            label = f"{path} ({name.rpartition('.')[2]})" if path else f"({name})"
            message += w.number(2, self.string(label))
        if not message:
            return b""
        return w.number(501, self.locations.setdefault(message, len(self.locations)))

    # ---- sizes ----

    def expr(self, e: sympy.Expr, shape_env: Any) -> int:
        """Index of an expression."""
        found = self._known.get(e)
        if found is None:
            for symbol in sorted(e.free_symbols, key=str):
                self._symbol(symbol, shape_env)
            text = e.name if e.is_Symbol else sympy.srepr(e)
            found = self._known[e] = self.exprs.setdefault(text, len(self.exprs))
        return found

    def _symbol(self, s: sympy.Symbol, shape_env: Any) -> None:
        if s.name in self.symbols:
            return
        if shape_env is not None and not any(shape_env is x for x in self._envs):
            self._envs.append(shape_env)
        message = w.text(1, s.name) + w.number(2, 0 if s.is_integer else 1)
        bounds = shape_env.var_to_range.get(s) if shape_env is not None and self.ranges else None
        if bounds is not None and s.is_integer:
            for field, limit in ((3, bounds.lower), (4, bounds.upper)):
                if limit.is_Integer and -(2**63) <= int(limit) < 2**63:
                    message += w.number(field, int(limit))
        self.symbols[s.name] = message

    def sym(self, v: Any) -> tuple[int | None, int]:
        """(constant, 0) or (None, index of the expression) of a SymInt, SymFloat or SymBool."""
        node = v.node
        e = node.expr
        if e.is_Integer:
            return int(e), 0
        return None, self.expr(e, node.shape_env)

    def _dim(self, d: Any) -> int:
        """A size as TensorMeta.dims has it."""
        if type(d) is int:
            return 2 * d
        found = self._dims.get(id(d.node))
        if found is None:
            constant, index = self.sym(d)
            value = 2 * index + 1 if constant is None else 2 * constant
            found = self._dims[id(d.node)] = (d.node, value)  # keeps the node: its id stays ours
        return found[1]

    # ---- tensors ----

    def tensor_meta(self, t: torch.Tensor) -> bytes:
        """Field 500 of TensorArgument: dtype, sizes and strides of a (fake) tensor."""
        dtype, shape = t.dtype, t.shape
        strided = t.layout is torch.strided
        stride = t.stride() if strided else ()
        key = (dtype, shape, stride)
        try:
            found = self._metas.get(key)
        except TypeError:  # symbolic sizes have no hash
            key = (
                dtype,
                tuple(self._dim(d) for d in shape),
                tuple(self._dim(d) for d in stride),
                None,
            )  # type: ignore[assignment]
            found = self._metas.get(key)
        if found is None:
            message = w.number(10, SCALAR_TYPES.get(dtype, 0)) + w.number(500, len(shape))
            for field, dims in ((501, shape), (502, stride)):
                if len(dims):
                    message += w.data(field, b"".join(w.zigzag(self._dim(d)) for d in dims))
            if not strided:
                message += w.number(70, LAYOUTS.get(t.layout, 6))
            found = self._metas[key] = w.data(500, message)
        return found

    def guards(self) -> list[bytes]:
        """What tracing found out about symbols: it holds for every call."""
        out: dict[str, bytes] = {}
        for env in self._envs if self.ranges else ():
            for guard in env.guards:
                e = guard.expr
                if e.free_symbols and all(s.name in self.symbols for s in e.free_symbols):
                    text = str(e)
                    out[text] = w.data(506, w.text(1, text) + w.number(2, self.expr(e, env)))
        return list(out.values())

    def write(self) -> list[bytes]:
        """The tables as fields of ExportedProgram."""
        guards = self.guards()
        out = guards + [w.text(502, s) for s in self.strings]
        out += [w.data(503, m) for m in self.symbols.values()]
        out += [w.text(504, e) for e in self.exprs]
        out += [w.data(505, m) for m in self.locations]
        return out
