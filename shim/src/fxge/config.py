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
    """How graphs are compiled and run.

    Attributes:
        threads: of the executor; 0 takes torch.get_num_threads() at the time of compiling.
        memory: bytes that a session (a compiled graph, or programs that share states) may hold at
            a time, values of runs and packed weights among them, mapped files not; a call that
            wants more is FxgeError (status 6). 0: as many as there are.
        strict: warnings that say how a run ends become errors.
        check_passes: check the program after every pass (slow; for reports of bugs).
        no_fuse: names of fusion rules to leave out.
        explain: names of fusion rules whose near misses are said.
        ops: YAML files that describe further operators.
        plugins: libraries of operators in C, by their files, and Plugins of Python functions.
        variants: which variants of operators are taken, whatever their conditions say:
            {"my::gelu": "v2"}, or ["my::gelu=v2"].
        soc: the chip that variants are chosen for, as "ascend910b".
        cann: the release of CANN that graphs are for, as "8.3": forms that it takes, and no newer
            one. None: those that every release takes.
        times: a file of measured times, by which the fastest variants are taken.
        weights_from: folders that weights which a loaded file names by path may lie in, besides
            the folder of that file.
        accuracy: every call also runs in eager mode, node by node; the first node that errs by more
            than its share is raised as FxgeError (status 1) with its line. Slow.
        fallback: what cannot be compiled runs in eager PyTorch, and one warning a graph says what
            and why (fxge.fallbacks() has the same). Compiled parts that fail while they run are run
            again in PyTorch. False: an exception that names all of it.
        min_nodes: of a graph that is cut so, parts with fewer operators are not compiled.
        profile: counts time and memory of every node of live graphs, which fxge.profiles() tells;
            each call is a range of torch.profiler. Nodes run apart that are joined otherwise.
        run_eagerly: graphs are compiled, but PyTorch runs them, node by node: what is wrong
            then, too, is not of fxge's making, but of the tracing in front of it.
        gears: fixed sizes of inputs that are free, "x:0=2,8;mask:1=128,512", of which each call
            takes the smallest that holds its own: it is padded up to it where that is proved to
            change nothing, else it must be one of them. Sizes without gears are fixed. Inference
            only. fxge.torchair.inference.set_dim_gears says the same of a tensor.
        gears_policy: "product": all sizes with all others; "zip": the first of each, the second
            of each, ...
        device: where live graphs of tensors on the CPU run: "npu:0", "npu:1", ...: compiled for
            that chip by CANN's atc, each call copies what it takes and gives (doc/npu-device.md);
            "auto": on npu:0, or on the CPU where there is no chip to use; None, "cpu": on the CPU.
        keep_weights: of what a live graph was given in its last call, weights first of all, the
            executor keeps a form of its own, a second copy; with `device` it stays on the chip. It
            is made again where PyTorch tells of a change (an operator that writes it, a step of any
            optimiser, another tensor). What is written through `.data`, NumPy or a library of one's
            own nothing tells: who does that leaves this off, as it is.
        atc_options: further options of atc, or others in the place of fxge's, as
            ["--deterministic=1"].
        rank_timeout: seconds that a process waits at the first call of a program with collectives
            for the others of its group, with which it compares what they are about to exchange.
        dump: folder that receives every graph as .fxpb, and as text at the end of each stage; None:
            only where TORCH_COMPILE_DEBUG=1 asks for it.
    """

    threads: int = 0
    memory: int = 0
    strict: bool = False
    check_passes: bool = False
    no_fuse: tuple[str, ...] = ()
    explain: tuple[str, ...] = ()
    ops: tuple[str, ...] = ()
    plugins: tuple[str | Plugin, ...] = ()
    variants: tuple[str, ...] = ()
    soc: str | None = None
    cann: str | None = None
    times: str | None = None
    weights_from: tuple[str, ...] = ()
    accuracy: bool = False
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
        """A Config from the options a user gave. An unknown key is an error that names its like."""
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


_RENAMED = {"verify": "check_passes", "no_rules": "no_fuse"}  # since 0.1


def _current(key: str) -> str:
    if key in _RENAMED:
        warnings.warn(
            f"fxge: option '{key}' is called '{_RENAMED[key]}' now",
            DeprecationWarning,
            stacklevel=4,
        )
    return _RENAMED.get(key, key)


def _unknown(key: str, known: list[str]) -> FxgeError:
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
            raise FxgeError(f"option '{key}' takes a list of {words}, found {value!r}", status=2)
        return tuple(value)
    if key == "gears_policy" and value not in ("product", "zip"):
        raise FxgeError(f"option '{key}' takes 'product' or 'zip', found {value!r}", status=2)
    kind = str if default is None else type(default)
    if not (isinstance(value, kind) and (kind is bool or not isinstance(value, bool))) and not (
        default is None and value is None
    ):
        raise FxgeError(f"option '{key}' takes {kind.__name__}, found {value!r}", status=2)
    return value
