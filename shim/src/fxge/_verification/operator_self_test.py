# SPDX-License-Identifier: Apache-2.0
"""Self-test of users' operators against references in PyTorch: fxge.try_ops."""

from __future__ import annotations

import ctypes as c
import json
import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch

from .._core import library
from .._core.arrays import TORCH_OF_OURS
from .._programs.program import Program
from ..config import Config
from ..errors import FxgeError

_INPUT = re.compile(r"%(x\d+) : (\w+)\[([\d, ]*)\]")
_CALL = re.compile(r" = ([\w.]+)\((.*)\) : ")
_WORD = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s,\[\]=]+|[\[\]=,]')
_ROUNDS = 5
_BARS = {torch.float64: 1e-10, torch.float32: 1e-5, torch.float16: 5e-3, torch.bfloat16: 4e-2}


@dataclass(frozen=True)
class Tried:
    """Results of the random calls of one operator in one dtype.

    Attributes:
        op: such as "my::gelu".
        dtype: dtype of most tensors, such as "f32".
        run: number of calls that ran.
        refused: number of calls that did not compile, and the reason of the first.
        gradients: number of elements of gradients that were compared with differences.
        compared: number of calls that were compared with the reference.
        worst: largest difference from the reference, relative to its largest element or 1.
        seconds: slowest call (the fastest of five runs) of fxge, and of the reference.
    """

    op: str
    dtype: str
    run: int
    refused: tuple[int, str | None]
    gradients: int
    compared: int = 0
    worst: float = 0.0
    seconds: tuple[float, float] = (0.0, 0.0)


# ---- one call ----


def _value(words: Iterator[str], tensors: Mapping[str, torch.Tensor], word: str) -> Any:
    """Returns one operand of a call in text form."""
    if word == "[":
        found = []
        while (word := next(words)) != "]":
            if word != ",":
                found.append(_value(words, tensors, word))
        return found
    if word.startswith("%"):
        return tensors[word[1:]]
    if word in ("true", "false", "None"):
        return {"true": True, "false": False, "None": None}[word]
    if word in TORCH_OF_OURS:
        return getattr(torch, TORCH_OF_OURS[word])
    return json.loads(word)


def _arguments(text: str, tensors: Mapping[str, torch.Tensor]) -> dict[str, Any]:
    words = iter(_WORD.findall(text))
    out: dict[str, Any] = {}
    for name in words:
        if name != ",":
            next(words)  # =
            out[name] = _value(words, tensors, next(words))
    return out


def _random(dtype: str, shape: str, generator: torch.Generator) -> torch.Tensor:
    sizes = [int(d) for d in shape.split(",") if d.strip()]
    of = getattr(torch, TORCH_OF_OURS[dtype])
    if of.is_floating_point:
        return (torch.rand(sizes, generator=generator, dtype=torch.float64) * 2 - 1).to(of)
    return torch.randint(0, 2, sizes, generator=generator).to(of)


def _fastest(f: Callable[[], Any]) -> float:
    best = float("inf")
    for _ in range(_ROUNDS):
        start = time.perf_counter()
        f()
        best = min(best, time.perf_counter() - start)
    return best


def _compare(
    text: str, config: Config, reference: Callable[..., Any], generator: torch.Generator
) -> tuple[float, tuple[float, float]]:
    """Returns the difference of one call from its reference, and the seconds of both."""
    tensors = {n: _random(d, s, generator) for n, d, s in _INPUT.findall(text)}
    found = _CALL.search(text)
    assert found is not None, text
    arguments = _arguments(found[2], tensors)
    program = Program(config).load_bytes(text.encode(), "a random call").compile()
    got = [v for _, v in program.run_all(tensors)]
    want = reference(**arguments)
    listed = list(want) if isinstance(want, list | tuple) else [want]
    if len(got) != len(listed):
        raise FxgeError(f"{found[1]} has {len(got)} results, its reference {len(listed)}", status=1)
    worst = max((_difference(a, b, text) for a, b in zip(got, listed, strict=True)), default=0.0)
    took = _fastest(lambda: program.run_all(tensors)), _fastest(lambda: reference(**arguments))
    return worst, took


def _difference(a: torch.Tensor, b: torch.Tensor, text: str) -> float:
    """Returns the largest difference, relative to the largest element or 1."""
    x, y = (v.to(torch.complex128).nan_to_num() for v in (a, b)) if a.shape == b.shape else (a, b)
    alike = a.dtype == b.dtype and a.shape == b.shape and torch.equal(a.isfinite(), b.isfinite())
    apart = (
        float((x - y).abs().max() / max(1.0, float(y.abs().max()))) if alike and a.numel() else 0
    )
    if not alike or apart > _BARS.get(a.dtype, 0.0):
        what = f"{a.dtype} {list(a.shape)}", f"{b.dtype} {list(b.shape)}"
        raise FxgeError(
            f"{what[0]} {a.flatten()[:8].tolist()}, and the reference has {what[1]} "
            f"{b.flatten()[:8].tolist()}, in the call\n{text}",
            status=1,
        )
    return apart


# ---- operators ----


def _run_self_test(config: Config, seed: int, cases: int) -> list[dict[str, Any]]:
    """Runs the library's own random calls and returns its report of each operator."""
    p = Program(config)
    out = c.c_char_p()
    options = library.options(library.OpsTestOptions, seed=seed, cases=cases, json=True)
    status = p._lib.fxge_ops_test(p._session, c.byref(options), c.byref(out))
    if out.value is None:
        p._check(status)
    ops: list[dict[str, Any]] = json.loads(out.value or b"[]")
    for op in ops:
        if op["failed"]:
            raise FxgeError(_failure(op), status=1)
    return ops


def _failure(op: Mapping[str, Any]) -> str:
    for name, d in op["dtypes"].items():
        if d["failed"]:
            return f"{op['op']} ({name}): {d['failure']}\nin the call\n{d['program']}"
    for v in op.get("variants", ()):
        if v["reason"]:
            return f"{op['op']}, {v['name']}: {v['reason']}\nin the call\n{v['program']}"
    why = next((d.get("refusal") or d.get("invalid") for d in op["dtypes"].values()), None)
    return f"{op['op']}: none of its random calls compiled: {why}"


def _full(name: str) -> str:
    space, base, overload = name.split(".")
    return f"{space}::{base}" + ("" if overload == "default" else f".{overload}")


def run(
    files: Sequence[str], references: Mapping[str, Callable[..., Any]], *, cases: int, seed: int
) -> list[Tried]:
    """Runs the self-test: see fxge.try_ops."""
    config = Config(ops=tuple(files))
    out = []
    generator = torch.Generator().manual_seed(seed)
    tried = _run_self_test(config, seed, cases)
    known = {_full(op["op"]) for op in tried}
    if unknown := sorted(set(references) - known):
        raise FxgeError(
            f"unknown operator {unknown[0]!r}, expected one of {sorted(known)}", status=2
        )
    for op in tried:
        name = _full(op["op"])
        for dtype, d in op["dtypes"].items():
            row = Tried(name, dtype, d["run"], (d["refused"], d.get("refusal")), d["gradients"])
            if reference := references.get(name):
                both = [_compare(text, config, reference, generator) for text in d["calls"]]
                worst = max((w for w, _ in both), default=0.0)
                slowest = max((t for _, t in both), default=(0.0, 0.0))
                row = Tried(
                    name, dtype, row.run, row.refused, row.gradients, len(both), worst, slowest
                )
            out.append(row)
    return out
