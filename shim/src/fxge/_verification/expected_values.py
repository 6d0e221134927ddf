# SPDX-License-Identifier: Apache-2.0
"""Files of eager PyTorch's inputs, results and node values, and comparison with them."""

from __future__ import annotations

import ctypes as c
import json
import math
import os
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch.export.graph_signature import InputKind, OutputKind
from torch.utils import _pytree as pytree

from .. import _printable
from .._core import arrays as _arrays
from .._core import library, output_files, temporary_files
from .._core.argument_checks import check_exported
from .._programs.program import Program
from ..config import Config
from ..errors import FxgeError
from . import eager_trace
from .eager_trace import Recorded, Storages, copied, doubled

Calls = Sequence[tuple[Sequence[Any], Mapping[str, Any]]]


# ---- .npz ----


def _array(x: Any) -> Any:
    """Returns a NumPy array; bfloat16 and 8-bit floats as their bits, numbers with rank 0."""
    import numpy as np

    if not isinstance(x, Tensor):
        return np.asarray(x)
    x = x.detach().contiguous()
    bits = _arrays.BITS_OF_OURS.get(_dtype(x))
    return (x.view(getattr(torch, bits)) if bits else x).numpy()


def write(path: str | os.PathLike[str], arrays: Iterator[tuple[str, Any]]) -> None:
    """Writes arrays one after the other into a .npz, completely or not at all."""
    import numpy as np

    with output_files.opened(path) as f, zipfile.ZipFile(f, "w", zipfile.ZIP_STORED) as archive:
        for name, x in arrays:
            info = zipfile.ZipInfo(f"{name}.npy")  # time stamp 1980: equal values give equal bytes
            with archive.open(info, "w", force_zip64=True) as entry:
                np.lib.format.write_array(entry, _array(x))


# ---- one call ----


class _Case:
    """Call of an exported program: its flat inputs, and their values after the call."""

    def __init__(self, program: Any, name: str, flat: list[Any], wide: list[Any]) -> None:
        self.program = program
        self.name = name
        self.specs = program.graph_signature.input_specs
        self.flat, self.wide = flat, wide  # the run writes into them
        self.read_or_written = _read_or_written(program)
        changing = (InputKind.BUFFER, InputKind.USER_INPUT)
        pairs = zip(self.specs, flat, strict=True)
        self.before = copied([x if s.kind in changing else None for s, x in pairs])

    def run(self, reference: bool, nodes: bool, drawn: Storages) -> Recorded:
        """Runs the call, also in float64; `flat` then holds the new values of buffers."""
        gm = self.program.graph_module
        wide = self.wide if reference else None
        recorded = eager_trace.run(gm, self.flat, wide, node_errors=nodes, drawn=drawn)
        self._keep(self.flat, recorded.result, drawn)
        if recorded.exact is not None:
            self._keep(self.wide, recorded.exact, drawn)
        else:
            self.wide[:] = copied(doubled(self.flat))
        return recorded

    def _keep(self, flat: list[Any], result: Any, drawn: Storages) -> None:
        """Stores new values that a functional program returns in its buffers and inputs."""
        signature = self.program.graph_signature
        buffers = {s.target: i for i, s in enumerate(self.specs) if s.kind == InputKind.BUFFER}
        inputs = {s.arg.name: i for i, s in enumerate(self.specs) if _is_user(s)}
        kinds = {OutputKind.BUFFER_MUTATION: buffers, OutputKind.USER_INPUT_MUTATION: inputs}
        for s, value in zip(signature.output_specs, pytree.tree_leaves(result), strict=False):
            if s.kind in kinds:
                changed = flat[kinds[s.kind][s.target]]
                changed.copy_(value)
                if drawn.has(value):
                    drawn.add(changed)

    def inputs(self) -> Iterator[tuple[str, Any]]:
        """Yields CASE/in/NAME."""
        for s, x in zip(self.specs, self.before, strict=True):
            if _is_user(s) and x is not None and not isinstance(x, str):
                yield f"{self.name}/in/{s.arg.name}", x

    def results(self, recorded: Recorded) -> Iterator[tuple[str, Any]]:
        """Yields results and new values of buffers and inputs, with reference and own error.

        Names are CASE/out/POSITION, CASE/state/NAME and CASE/mut/NAME. Values that depend on random
        numbers have CASE/drawn/out/POSITION and so on instead of a reference.
        """
        kinds = [s.kind for s in self.program.graph_signature.output_specs]
        user = [i for i, k in enumerate(kinds) if k.name in ("USER_OUTPUT", "LOSS_OUTPUT")]
        results = _leaves(recorded.result)
        exact = _leaves(recorded.exact) if recorded.exact is not None else None
        for position, i in enumerate(user):
            drawn = recorded.drawn.has(results[i])
            wide = exact[i] if exact and not drawn else None
            yield from self._compared("out", position, results[i], wide, drawn)
        names: dict[str, str] | None = None
        for i, s in enumerate(self.specs):
            before = self.before[i]
            if not isinstance(before, Tensor) or _same(before, self.flat[i]):
                continue
            if not self.read_or_written[i]:  # another name of a buffer that the program writes
                continue
            drawn = recorded.drawn.has(self.flat[i])
            wide = self.wide[i] if exact and not drawn else None
            if s.kind == InputKind.BUFFER:
                yield from self._compared("state", s.target, self.flat[i], wide, drawn)
            elif _is_user(s):
                names = names if names is not None else self._names()
                name = names.get(s.arg.name, s.arg.name)
                yield from self._compared("mut", name, self.flat[i], wide, drawn)

    def _names(self) -> dict[str, str]:
        """Returns the caller's names of inputs: `past['key']`, where the graph has `past_key`."""
        from .._saved.exported_programs import imported

        io = json.loads(imported(self.program, Config()).text("io"))
        return {x["value"]: x["name"] for x in io["inputs"]}

    def _compared(
        self, group: str, key: Any, x: Any, exact: Any, drawn: bool
    ) -> Iterator[tuple[str, Any]]:
        if x is None or isinstance(x, str):
            return
        x = copied(x)  # later steps write into it
        yield f"{self.name}/{group}/{key}", x
        if drawn:
            yield f"{self.name}/drawn/{group}/{key}", torch.tensor(True)
        if not (isinstance(x, Tensor) and isinstance(exact, Tensor)):
            return
        if not (x.is_floating_point() or x.is_complex()):
            return
        if x.shape != exact.shape:  # a data-dependent size that rounding decides
            return
        ref, err = ("ref", "err") if group == "out" else (f"{group}_ref", f"{group}_err")
        exact = eager_trace.doubled(exact).clone()
        yield f"{self.name}/{ref}/{key}", exact
        yield f"{self.name}/{err}/{key}", eager_trace.error(x, exact)


def _is_user(spec: Any) -> bool:
    return bool(spec.kind == InputKind.USER_INPUT)


def _read_or_written(program: Any) -> list[bool]:
    """Returns for each flat input True if the program reads or writes it."""
    signature = program.graph_signature
    written = {s.target for s in signature.output_specs if s.kind == OutputKind.BUFFER_MUTATION}
    nodes = (n for n in program.graph_module.graph.nodes if n.op == "placeholder")
    return [
        _is_user(s) or bool(n.users) or s.target in written
        for s, n in zip(signature.input_specs, nodes, strict=True)
    ]


def _leaves(result: Any) -> list[Any]:
    return list(result) if isinstance(result, (tuple, list)) else [result]


def _same(a: Tensor, b: Tensor) -> bool:
    return bool(a.shape == b.shape and (a.eq(b) | (a.isnan() & b.isnan())).all())


# ---- images ----


def with_images(
    arrays: Iterator[tuple[str, Any]],
    images: Mapping[str, Any] | Sequence[Mapping[str, Any]],
    n_calls: int,
) -> Iterator[tuple[str, Any]]:
    """Yields images in place of the inputs that preprocessing made of them, and these behind."""
    of = [images] if isinstance(images, Mapping) else list(images)
    if len(of) not in (0, n_calls):
        raise FxgeError(f"found images of {len(of)} calls, expected {n_calls}", status=2)
    left = [(k, name) for k, call in enumerate(of) for name in call]
    known: set[str] = set()
    for name, x in arrays:
        case, _, key = name.partition("/in/")
        known.update({key} if key else ())
        place = (int(case.lstrip("cstep")), key) if key else None
        if place not in left:
            yield name, x
            continue
        left.remove(place)
        yield name, of[place[0]][place[1]]
        yield f"{case}/aipp/{key}", x
    if left:
        names = ", ".join(sorted(known))
        message = f"images of an unknown input '{left[0][1]}', expected one of {names}"
        raise FxgeError(message, status=2)


# ---- cases ----


def as_calls(args: Any, kwargs: Mapping[str, Any] | None = None) -> Calls:
    """Returns one call for a tuple of arguments, several calls for a list of such tuples."""
    if isinstance(args, tuple):
        return [(args, kwargs or {})]
    if not isinstance(args, list) or not args or not all(isinstance(c, tuple) for c in args):
        raise FxgeError(
            "found calls of another form, expected a tuple of arguments, or a list of such tuples",
            status=2,
        )
    return [(c, kwargs or {}) for c in args]


def _flat_inputs(program: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
    """Returns the inputs of the graph. Tokens, which order effects, become empty tensors."""
    given = iter(program._graph_module_flat_inputs(args, kwargs))
    specs = program.graph_signature.input_specs
    return [torch.empty(0) if s.kind == InputKind.TOKEN else next(given) for s in specs]


def cases(
    program: Any, calls: Calls, *, steps: bool, reference: bool = True, nodes: bool = False
) -> Iterator[tuple[str, Any]]:
    """Yields the named arrays of every call: see fxge.save_expected and fxge.record."""
    check_exported(program)
    specs = program.graph_signature.input_specs
    flat: list[Any] = []
    wide: list[Any] = []
    drawn = Storages()
    for k, (args, kwargs) in enumerate(calls):
        given = _flat_inputs(program, tuple(args), dict(kwargs))
        if not flat or not steps:
            flat = list(copied(given))
            wide = list(copied(doubled(flat)))
            drawn = Storages()
        for i, s in enumerate(specs):
            if _is_user(s):
                flat[i], wide[i] = copied(given[i]), copied(doubled(given[i]))
        case = _Case(program, f"step{k}" if steps else f"c{k}", flat, wide)
        recorded = case.run(reference, nodes, drawn)
        yield from case.inputs()
        yield from case.results(recorded)
        for name, x in eager_trace.by_name(recorded).items() if nodes else ():
            yield f"{case.name}/{name}", x


# ---- verifying ----

_FACTOR = 3.0  # defaults of `fxge verify`
_RTOL = 1e-4
_ATOL_BY_SIZE = -1.0


@dataclass(frozen=True)
class Verified:
    """One value of one call, compared with eager PyTorch.

    Attributes:
        case: "c0", "c1", ... or "step0", ...
        group: "out", "state" (a buffer after the call) or "mut" (an input after the call).
        name: position of an output, else name of the buffer or the input.
        dtype: such as "f32".
        error: max abs(found - reference) / max abs(reference); largest difference of integers. With
            Config.quant "exact" or "npu", of floats the root mean square of the difference relative
            to that of the quantised graph's values in PyTorch.
        bar: upper limit of `error`, from PyTorch's own error; 0 for integers and bools. With
            Config.quant 1 for integers, 0.0032 ("exact") or 0.032 ("npu") for floats.
        ok: True if `error` is within the limit.
        drawn: True if the value depends on random numbers; only dtype and shape are compared.
        note: reason of an unusual verdict, or "".
    """

    case: str
    group: str
    name: str
    dtype: str
    error: float
    bar: float
    ok: bool
    drawn: bool = False
    note: str = ""

    def __str__(self) -> str:
        end = "ok" if self.ok else "DIFFERENT"
        end += ": random, by dtype and shape alone" if self.drawn else ""
        end += f": {self.note}" if self.note else ""
        return (
            f"{self.case:8} {self.group:6} {_printable.name(self.name):20} {self.dtype:5} "
            f"{self.error:12.4g} {self.bar:12.4g}  {end}"
        )


def _split(program: Any, calls: Calls, steps: bool) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yields each case with its arrays, names without the case."""
    case = ""
    arrays: dict[str, Any] = {}
    for name, x in cases(program, calls, steps=steps):
        head, _, rest = name.partition("/")
        if head != case and arrays:
            yield case, arrays
            arrays = {}
        case, arrays[rest] = head, x
    yield case, arrays


def _one(
    found: Any, arrays: Mapping[str, Any], group: str, key: str, case: str, quant: str
) -> Verified:
    ref, err = ("ref", "err") if group == "out" else (f"{group}_ref", f"{group}_err")
    want = arrays.get(f"{group}/{key}")
    if found is None or want is None or _form(found) != _form(want):
        error, bar, dtype = math.inf, 0.0, _dtype(want if found is None else found)
        return Verified(case, group, key, dtype, error, bar, False)
    dtype = _dtype(found)
    if f"drawn/{group}/{key}" in arrays:
        return Verified(case, group, key, dtype, 0.0, 0.0, True, drawn=True)
    exact = arrays.get(f"{ref}/{key}")
    own = float(arrays.get(f"{err}/{key}", math.nan))
    views = [None if x is None else _dense(x) for x in (found, want, exact)]
    operands = [None if v is None else c.byref(v[0]) for v in views]  # `views` owns the memory
    options = library.options(
        library.VerifyOptions,
        own_error=own,
        factor=_FACTOR,
        rtol=_RTOL,
        atol=_ATOL_BY_SIZE,
        quant=quant.encode(),
    )
    v = library.options(library.Verdict)
    ok = bool(library.library().fxge_verify_value(*operands, c.byref(options), c.byref(v)))
    note = v.why.decode() if v.why else ""
    return Verified(case, group, key, dtype, v.error, v.bar, ok, note=note)


def _dense(x: Any) -> tuple[Any, Any]:
    """Returns a dense view for fxge_verify_value, and its owner."""
    view, owner = _arrays.view_of("", x.contiguous() if isinstance(x, Tensor) else x)
    view.stride = None
    return view, owner


def _form(x: Any) -> Any:
    return (x.dtype, tuple(x.shape)) if isinstance(x, Tensor) else type(x)


def _dtype(x: Any) -> str:
    name = str(x.dtype).removeprefix("torch.") if isinstance(x, Tensor) else type(x).__name__
    return _arrays.OURS_OF_TORCH.get(name, {"int": "i64", "float": "f64"}.get(name, name))


def _compared(p: Program, case: str, arrays: Mapping[str, Any]) -> Iterator[Verified]:
    given = {k.removeprefix("in/"): x for k, x in arrays.items() if k.startswith("in/")}
    found: dict[str, Any] = {}
    for port, value in p.run_all(given):
        user = port.role == "user"
        found[f"out/{port.position}" if user else f"mut/{port.name}"] = value
    states = p.states()
    known = {k for k in (*found, *arrays) if k.startswith(("out/", "mut/", "state/"))}
    for key in sorted(known, key=lambda k: (k.partition("/")[0], len(k), k)):
        group, _, name = key.partition("/")
        value = states.get(name) if group == "state" else found.get(key)
        constant = key not in arrays and (value is None or isinstance(value, str))
        unchanged = group == "mut" and key not in arrays
        if not (constant or unchanged):
            yield _one(value, arrays, group, name, case, p.config.quant)


def verify(p: Program, program: Any, calls: Calls, *, steps: bool) -> list[Verified]:
    """Runs the calls on `p` and compares with eager PyTorch.

    Raises:
        FxgeError: status 1, naming the values that differ.
    """
    rows: list[Verified] = []
    for k, (case, arrays) in enumerate(_split(program, calls, steps)):
        if not steps or k == 0:
            p.reset_states()
        rows += _compared(p, case, arrays)
    bad = [str(r) for r in rows if not r.ok]
    if bad:
        head = f"{len(bad)} of {len(rows)} values differ from eager PyTorch"
        raise FxgeError("\n".join([head, *bad]), status=1)
    return rows


_COPIED_MOST = 64 << 20  # bytes of weights that are stored in the .air itself


def through_bytes(program: Any, config: Config) -> Program:
    """Returns the program read back from a written and checked .air."""
    from .._saved.exported_programs import compile_exported

    with temporary_files.directory() as directory:
        air = directory / "model.air"
        compile_exported(program, config, keep=str(directory)).write(air, copied_most=_COPIED_MOST)
        p = Program(config)
        p.check(air)
        p.load(air).executable()  # opens the other files of the .air
        return p
