# SPDX-License-Identifier: Apache-2.0
"""Checkpoints of GPTQ and AWQ: weights as words along inputs or outputs, zero points beside."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from ..errors import FxgeError
from . import packing
from .compressed import order_of
from .files import FLOATS, Files, Form, check, fail, matrix, shown, take, values, wrong
from .schemes import Layer, Numbers, Scheme, Stored
from .weights import Weights

SUFFIXES = ("qweight",)
_FORMS = ("gptq", "gptq_v2")  # two forms of zero points
_PARTS = ("qweight", "qzeros", "scales", "g_idx", "bias")
# AWQ writes the numbers 0, 2, 4, 6, 1, 3, 5, 7 of eight columns into a word, from its lowest bits.
_PLACES = [0, 4, 1, 5, 2, 6, 3, 7]  # place in the word of each column


def _integer(config: dict[str, Any], names: tuple[str, ...], file: Path) -> int:
    found = next((config[n] for n in names if n in config), None)
    if isinstance(found, bool) or not isinstance(found, int):
        fail(file, f"found {names[0]} {shown(found)}, expected an integer")
    return found


def _size(config: dict[str, Any], k: int, file: Path) -> int:
    size = _integer(config, ("group_size", "q_group_size"), file)
    if size == 0 or size < -1:
        fail(file, f"found group_size {size}, expected -1 or a positive integer")
    return k if size == -1 else size


def layers(files: Files, config: dict[str, Any], file: Path, method: str) -> dict[str, Layer]:
    """Returns the quantised linears.

    Args:
        files: of the checkpoint.
        config: the object quantization_config.
        file: that has it.
        method: "GPTQ" or "AWQ".

    Raises:
        FxgeError: status 4, configuration and tensors contradict each other; 3, an unknown format.
    """
    bits = _integer(config, ("bits", "w_bit"), file)
    if bits not in (2, 3, 4, 8):
        fail(file, f"found bits {bits}, expected 2, 3, 4 or 8")
    version = str(config.get("version") or "gemm").lower()
    if method == "AWQ" and version != "gemm":
        fail(
            file, f"found version {shown(version)}, expected 'gemm', the only one with this packing"
        )
    form = config.get("checkpoint_format") or "gptq"
    if method == "GPTQ" and form not in _FORMS:
        known = " or ".join(_FORMS)
        raise FxgeError(
            f"{file}: found checkpoint_format {shown(form)}, expected {known}", status=3
        )
    own = _gptq if method == "GPTQ" else _awq
    found = files.groups(SUFFIXES)
    result = {}
    for name, every in sorted(found.items()):
        for last in ("weight_scale", "weight_packed", "weight"):
            if last in every:
                wrong(every[last], f"only {', '.join(_PARTS)} beside '{name}.qweight'")
        tensors = {last: t for last, t in every.items() if last in _PARTS}
        result[name] = own(name, tensors, config, file, bits)
    return result


def _gptq(
    name: str, tensors: dict[str, Stored], config: dict[str, Any], file: Path, bits: int
) -> Layer:
    weight, scales = tensors["qweight"], take(tensors, name, "scales", file)
    what = f"I32 [inputs * {bits} / 32, outputs]"
    words, n = matrix(weight, ("I32",), what)
    if words * 32 % bits:
        wrong(weight, what)
    k = words * 32 // bits
    size = _size(config, k, file)
    if k % size:
        fail(file, f"found group_size {size}, which does not divide the {k} inputs of '{name}'")
    groups = k // size
    if len(scales.shape) == 2 and scales.shape[1] != n:
        packs = "AWQ" if scales.shape[1] == n * 32 // bits else "another method"
        wrong(
            weight,
            f"I32 [inputs * {bits} / 32, {scales.shape[1]}] as GPTQ packs it",
            hint=f"this is the packing of {packs}; {file.name} says gptq",
        )
    forms: dict[str, Form | None] = {
        "qweight": None,
        "scales": Form(FLOATS, (groups, n)),
        "qzeros": Form(("I32",), (groups, -(-n * bits // 32))),
        "g_idx": Form(("I32", "I64"), (k,), needed=bool(config.get("desc_act"))),
        "bias": Form(FLOATS, (n,), needed=False),
    }
    check(tensors, name, file, forms)
    symmetric = bool(config.get("sym", True))
    strategy = "channel" if groups == 1 else "group"
    numbers = Numbers(bits, "int", strategy, 0 if groups == 1 else size, symmetric)
    return Layer(name, Scheme(_name(numbers), numbers), (n, k), tensors)


def _awq(
    name: str, tensors: dict[str, Stored], config: dict[str, Any], file: Path, bits: int
) -> Layer:
    if bits != 4:
        fail(file, f"found bits {bits}, expected 4 of AWQ")
    weight, scales = tensors["qweight"], take(tensors, name, "scales", file)
    k, words = matrix(weight, ("I32",), "I32 [inputs, outputs / 8]")
    n = words * 8
    size = _size(config, k, file)
    if len(scales.shape) == 2 and scales.shape[1] != n:
        packs = "GPTQ" if scales.shape[1] * 8 == n else "another method"
        wrong(
            weight,
            f"I32 [inputs, {scales.shape[1] // 8}] as AWQ packs it",
            hint=f"this is the packing of {packs}; {file.name} says awq",
        )
    if k % size:
        wrong(weight, f"groups of {size} inputs", f"{k} inputs")
    asymmetric = bool(config.get("zero_point", True))
    forms: dict[str, Form | None] = {
        "qweight": None,
        "scales": Form(FLOATS, (k // size, n)),
        "qzeros": Form(("I32",), (k // size, words), needed=asymmetric),
        "g_idx": None,
        "bias": Form(FLOATS, (n,), needed=False),
    }
    check(tensors, name, file, forms)
    strategy = "channel" if size == k else "group"
    numbers = Numbers(4, "int", strategy, 0 if size == k else size, not asymmetric)
    return Layer(name, Scheme(_name(numbers), numbers), (n, k), tensors)


def _name(w: Numbers) -> str:
    return f"W{w.bits}A16" + ("" if w.symmetric else "_ASYM")


def weights(files: Files, layer: Layer, config: dict[str, object], method: str) -> Weights:
    """Reads a linear.

    Raises:
        FxgeError: status 4, scales, zero points or groups are out of range.
    """
    k, bits = layer.shape[1], layer.scheme.weights.bits
    stored = layer.tensors["scales"]
    scales = files.read(stored)
    values(stored, scales, 0, float("inf"), "finite scales of at least 0")
    half = 1 << (bits - 1)
    words = files.read(layer.tensors["qweight"])
    if method == "GPTQ":
        integers = packing.unpacked(words, bits, 0, k).t() - half
        order = _order(files, layer, k // scales.shape[0])
    else:
        integers = _awq_order(words).t() - half
        order = None
    if order is not None:
        integers = integers[:, order]
    zeros = _zeros(files, layer, config, method)
    if zeros is not None:
        zeros = None if bool((zeros == half).all()) else (zeros.t() - half).float().contiguous()
    return Weights(
        integers.to(torch.int8).contiguous(),
        scales.t().float().contiguous(),
        bits,
        zeros=zeros,
        bias=files.floats(layer.tensors.get("bias")),
        order=order,
    )


def _order(files: Files, layer: Layer, size: int) -> Tensor | None:
    stored = layer.tensors.get("g_idx")
    return None if stored is None else order_of(stored, files.read(stored), size)


def _awq_order(words: Tensor) -> Tensor:
    """Unpacks AWQ's words along the last dimension."""
    parts = packing.unpacked(words, 4, 1, words.shape[1] * 8)
    return parts.unflatten(1, (-1, 8))[..., _PLACES].flatten(1)


def _zeros(files: Files, layer: Layer, config: dict[str, object], method: str) -> Tensor | None:
    """Returns zero points [groups, n], of integers from 0; None: the middle."""
    stored = layer.tensors.get("qzeros")
    if stored is None:
        return None
    w, n = layer.scheme.weights, layer.shape[0]
    words, half = files.read(stored), 1 << (w.bits - 1)
    if method == "AWQ":
        return _awq_order(words)
    kept = packing.unpacked(words, w.bits, 1, n)
    later = config.get("checkpoint_format") == "gptq_v2"
    if not later and bool((kept == 2 * half - 1).any()):
        # The first format keeps the zero point less 1, and has no number for 0: AutoGPTQ's pull
        # requests 325 and 640, for which gptq_v2 was made. Readers take -1 as 0 or as 2 ** bits.
        wrong(
            stored,
            "zero points of at least 1, as the format gptq can hold",
            f"{2 * half - 1}, which stands for -1",
            "save the checkpoint as gptq_v2",
        )
    zeros = kept if later else kept + 1
    if w.symmetric and not bool((zeros == half).all()):
        bad = int(zeros[zeros != half][0])
        other = kept + (1 if later else 0)
        hint = ""
        if bool((other == half).all()):
            hint = (
                f"the zero points are those of {'gptq' if later else 'gptq_v2'}: set its name "
                "as checkpoint_format"
            )
        wrong(stored, f"zero points of {half}: the configuration says sym", f"{bad}", hint)
    return zeros
