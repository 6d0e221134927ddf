# SPDX-License-Identifier: Apache-2.0
"""Options of the backend: torch.compile(model, backend="fxge", options={...})."""

from __future__ import annotations

import difflib
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from ._core.plugin import Plugin
from .errors import FxgeError


@dataclass(frozen=True)
class Config:
    """Options of compilation and of runs.

    Attributes:
        threads: threads of the executor; 0 means torch.get_num_threads() at the time of
            compilation.
        memory: bytes that a session (a compiled graph, or programs that share states) may hold at a
            time: values of runs and packed weights, but not mapped files. A call that needs more
            raises FxgeError (status 6). 0 means no limit.
        strict: turns warnings about the end of a run into errors.
        check_passes: verifies the program after every pass; slow, for reports of bugs.
        no_fuse: names of fusion rules that are not applied.
        explain: names of fusion rules whose near misses are reported.
        ops: YAML files that describe further operators.
        plugins: paths of operator libraries in C, and Plugins of Python functions.
        rules: files of fusion rules (doc/own-rules.md), which apply before the built-in rules.
        variants: variants of operators that are used whatever their conditions are:
            {"my::gelu": "v2"}, or ["my::gelu=v2"].
        soc: chip for which variants are selected, such as "ascend910b".
        cann: release of CANN for which graphs are written, such as "8.3": only forms that this
            release accepts. None: forms that every release accepts.
        max_detections: constant number of results of torchvision::nms in a saved program: rows are
            padded, and the result becomes (result, count). 0: the number follows from data.
        quant: lowering of quantised operators: "keep", as floats; "exact", integer products in i32;
            "npu", fused integer kernels. The last two need `soc`.
        quant_float: keeps quantised products without an integer kernel in floats, with a warning.
            False: they are refused.
        quant_per_token: with quant "npu", quantises each row of an input of f16 or bf16 by itself
            where the program quantises the whole input when it runs.
        times: file of measured times, by which the fastest variants are selected.
        weights_from: directories in which weights may be stored that a file names by path, besides
            the directory of that file.
        accuracy: runs every call in eager mode, too, and compares node by node. The first node
            whose error exceeds its limit raises FxgeError (status 1) with its line. Slow.
        first_nan: observes every value of live graphs. The first NaN, or the first infinity of
            finite operands, raises FxgeError (status 1) with its node, line, index, and statistics
            of the operands. Fused steps run separately.
        reduce: as accuracy; where a node differs, `fxge reduce` searches the smallest graph that
            still differs, and writes it with a script for PyTorch into a directory that the error
            names: below `dump`, or fxge_reduced in the working directory (doc/reduce.md).
        fallback: runs unsupported parts in eager PyTorch, with one warning a graph that names them
            (also fxge.fallbacks()). Compiled parts that fail in a run are run again in PyTorch.
            False: an exception names all unsupported operators.
        min_nodes: minimum number of operators of a compiled part, if `fallback` splits a graph.
        profile: measures time and memory of every node of live graphs (fxge.profiles()); each call
            is a range of torch.profiler. Fused steps run separately.
        run_eagerly: compiles graphs, but runs them in PyTorch, node by node. Errors that remain
            come from tracing, not from fxge.
        gears: fixed sizes of dynamic dims, "x:0=2,8;mask:1=128,512". Each call uses the smallest
            gear that holds its size. The input is padded to the gear if padding provably does not
            change results; otherwise the size must equal a gear. Dims without gears are static.
            Inference only. fxge.torchair.inference.set_dim_gears does the same for a tensor.
        gears_policy: "product": all combinations of gears; "zip": the first gear of each dim, the
            second of each, and so on.
        device: device of live graphs with tensors on the CPU. "npu:0", "npu:1", ...: compiled for
            that chip by CANN's atc; each call copies inputs and results (doc/npu-device.md).
            "auto": npu:0 if it is usable, else the CPU. None or "cpu": the CPU.
        keep_weights: the executor keeps a prepacked copy of the inputs of the last call, weights
            first; with `device` the copy stays on the chip. The copy is renewed if PyTorch reports
            a change (an operator that writes the tensor, a step of an optimiser, another tensor).
            Writes through `.data`, NumPy or another library are not reported: leave the option off
            if there are any.
        atc_options: options of atc in addition to those of fxge, or in place of them, such as
            ["--deterministic=1"].
        rank_timeout: seconds that the first call of a program with collectives waits for the other
            ranks of the group, in order to compare the collectives that follow.
        dump: directory for every graph as .fxpb, and as text at the end of each stage. Views of
            whole inputs are inputs of these graphs. None: only if TORCH_COMPILE_DEBUG=1 is set.
    """

    threads: int = 0
    memory: int = 0
    strict: bool = False
    check_passes: bool = False
    no_fuse: tuple[str, ...] = ()
    explain: tuple[str, ...] = ()
    ops: tuple[str, ...] = ()
    plugins: tuple[str | Plugin, ...] = ()
    rules: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    soc: str | None = None
    cann: str | None = None
    max_detections: int = 0
    quant: str = "keep"
    quant_float: bool = False
    quant_per_token: bool = False
    times: str | None = None
    weights_from: tuple[str, ...] = ()
    accuracy: bool = False
    first_nan: bool = False
    reduce: bool = False
    fallback: bool = False
    min_nodes: int = 4
    profile: bool = False
    run_eagerly: bool = False
    gears: str | None = None
    gears_policy: str = "product"
    device: str | None = None
    keep_weights: bool = False
    atc_options: tuple[str, ...] = ()
    rank_timeout: int = 600
    dump: str | None = None

    @classmethod
    def of(cls, options: Mapping[str, Any] | Config | None) -> Config:
        """Returns the Config of a user's options.

        Raises:
            FxgeError: status 2, an unknown option, with a similar name, or a value of another type.
        """
        if isinstance(options, Config):
            return options
        known = {f.name: f for f in fields(cls)}
        values: dict[str, Any] = {}
        for given, value in (options or {}).items():
            key = _current(given)
            if key not in known:
                raise _unknown(key, list(known))
            values[key] = _checked(key, value, getattr(cls, key))
        return cls(**values)


_RENAMED = {"verify": "check_passes", "no_rules": "no_fuse"}  # renamed after 0.1


def _current(key: str) -> str:
    if key in _RENAMED:
        warnings.warn(
            f"fxge: option '{key}' is called '{_RENAMED[key]}' now",
            DeprecationWarning,
            stacklevel=4,
        )
    return _RENAMED.get(key, key)


_ELSEWHERE = {
    "aipp": "a call passes the model's own inputs; AIPP is for exports: "
    "`fxge export --aipp FILE`, `program.set_aipp(FILE)`",
}


def _unknown(key: str, known: list[str]) -> FxgeError:
    if key in _ELSEWHERE:
        return FxgeError(f"fxge has no option '{key}': {_ELSEWHERE[key]}", status=2)
    near = difflib.get_close_matches(key, known, n=1)
    tail = f", did you mean '{near[0]}'?" if near else f"; there are {', '.join(known)}"
    return FxgeError(f"fxge has no option '{key}'{tail}", status=2)


def _checked(key: str, value: Any, default: Any) -> Any:
    if key == "variants" and isinstance(value, Mapping):
        value = [f"{op}={name}" for op, name in value.items()]
    if isinstance(default, tuple):
        kinds, words = (
            ((str, Plugin), "files and Plugins") if key == "plugins" else ((str,), "strings")
        )
        if isinstance(value, (str, Plugin)) or not all(isinstance(v, kinds) for v in value):
            raise FxgeError(
                f"option '{key}': expected a list of {words}, found {value!r}", status=2
            )
        return tuple(value)
    if key == "gears_policy" and value not in ("product", "zip"):
        raise FxgeError(f"option '{key}': expected 'product' or 'zip', found {value!r}", status=2)
    kind = str if default is None else type(default)
    if not (isinstance(value, kind) and (kind is bool or not isinstance(value, bool))) and not (
        default is None and value is None
    ):
        raise FxgeError(f"option '{key}': expected {kind.__name__}, found {value!r}", status=2)
    return value
