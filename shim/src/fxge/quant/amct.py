# SPDX-License-Identifier: Apache-2.0
"""State of AMCT's deploy modules: integers as the kernels read them, without a configuration."""

from __future__ import annotations

import torch
from torch import Tensor

from . import packing
from .ascend import DEQ_SCALE, deq_scale
from .files import FLOATS, Files, Form, check, matrix, take, values, wrong
from .schemes import Layer, Numbers, Scheme, Stored
from .weights import Static, Weights, spread

SUFFIXES = ("quantized_weight",)
_PARTS = (
    *("quantized_weight", "deq_scale", "act_scale", "act_offset", "bias", "scale_factor"),
    *("scale_w", "offset_w"),
)


def layers(files: Files) -> dict[str, Layer]:
    """Returns the quantised linears.

    Raises:
        FxgeError: status 4, tensors of a layer contradict each other.
    """
    result = {}
    for name, every in sorted(files.groups(SUFFIXES).items()):
        tensors = {last: t for last, t in every.items() if last in _PARTS}
        result[name] = _layer(name, tensors)
    return result


def _layer(name: str, tensors: dict[str, Stored]) -> Layer:
    weight = tensors["quantized_weight"]
    if weight.dtype not in ("I8", "I32"):  # floating-point forms of the 950
        n, k = (*weight.shape[::-1], 1, 1)[:2]
        numbers = Numbers(8 if "8" in weight.dtype else 4, "float")
        return Layer(name, Scheme(f"AMCT_{weight.dtype}", numbers), (n, k), tensors)
    k, columns = matrix(weight, ("I8", "I32"), "I8 or I32 of two dimensions")
    forms: dict[str, Form | None] = dict.fromkeys(_PARTS)
    forms["scale_factor"] = Form(FLOATS, (k,), (1, k), needed=False)
    if "scale_w" in tensors:
        return _weight_only(name, tensors, k, columns * (8 if weight.dtype == "I32" else 1), forms)
    scale = take(tensors, name, "deq_scale", weight.file)
    n = scale.shape[0] if scale.shape else 1
    bits = 4 if n == 2 * columns else 8
    if weight.dtype != "I8" or n * bits // 8 != columns:
        wrong(scale, f"F32 or I64 [{columns}] for '{weight.name}'")
    forms["deq_scale"] = Form(DEQ_SCALE, (n,))
    forms["bias"] = Form(FLOATS, (n,), needed=False)
    scheme = Scheme(f"W{bits}A8_DYNAMIC", Numbers(bits), Numbers(8, strategy="token", dynamic=True))
    if "act_scale" in tensors:
        forms["act_scale"] = forms["act_offset"] = Form(FLOATS, (1,), ())
        forms["bias"] = Form(("I32",), (n,), needed=False)  # bias of the integer product
        inputs = Numbers(8, strategy="tensor", symmetric=False)
        scheme = Scheme(f"W{bits}A8", Numbers(bits), inputs)
    check(tensors, name, weight.file, forms)
    return Layer(name, scheme, (n, k), tensors)


def _weight_only(
    name: str, tensors: dict[str, Stored], k: int, n: int, forms: dict[str, Form | None]
) -> Layer:
    scale, bits = tensors["scale_w"], 4 if tensors["quantized_weight"].dtype == "I32" else 8
    what = f"[groups, {n}] for '{tensors['quantized_weight'].name}'"
    groups, columns = matrix(scale, FLOATS, what)
    if columns != n or k % groups:
        wrong(scale, what)
    forms["offset_w"] = Form(FLOATS, scale.shape, needed=False)
    forms["bias"] = Form(FLOATS, (n,), needed=False)
    check(tensors, name, scale.file, forms)
    symmetric = "offset_w" not in tensors
    strategy = "channel" if groups == 1 else "group"
    numbers = Numbers(bits, "int", strategy, 0 if groups == 1 else k // groups, symmetric)
    tail = "" if symmetric else "_ASYM"
    return Layer(name, Scheme(f"W{bits}A16{tail}", numbers), (n, k), tensors)


def weights(files: Files, layer: Layer) -> Weights:
    """Reads a linear.

    Raises:
        FxgeError: status 4, scales or offsets are out of range.
    """
    tensors, (n, _), bits = layer.tensors, layer.shape, layer.scheme.weights.bits
    integers = _integers(files, layer)
    factor = files.floats(tensors.get("scale_factor"))
    by_input = None if factor is None else factor.reshape(-1)
    if "scale_w" in tensors:
        stored = tensors["scale_w"]
        scales = files.read(stored)
        values(stored, scales, 0, float("inf"), "finite scales of at least 0")
        offset = files.floats(tensors.get("offset_w"))
        zeros = None if offset is None else -offset.t().contiguous()
        bias = files.floats(tensors.get("bias"))
        return Weights(integers, scales.float().t().contiguous(), bits, zeros, bias, None, by_input)
    product = deq_scale(files, tensors["deq_scale"])
    if layer.scheme.inputs is None or layer.scheme.inputs.dynamic:
        bias = files.floats(tensors.get("bias"))
        return Weights(integers, spread(product, n), bits, None, bias, None, by_input)
    inverse, zero = files.read(tensors["act_scale"]), files.read(tensors["act_offset"])
    values(tensors["act_scale"], inverse, 1e-30, float("inf"), "a finite number above 0")
    values(tensors["act_offset"], zero, -128, 127, "an offset")
    scale = 1 / float(inverse.reshape(-1)[0])
    steps = files.read(tensors["bias"]) if "bias" in tensors else None
    inputs = Static(scale, float(zero.reshape(-1)[0]), product, steps)
    scales = (product / scale).reshape(n, 1)
    return Weights(integers, scales, bits, None, None, None, by_input, inputs)


def _integers(files: Files, layer: Layer) -> Tensor:
    """Returns the integers i8 [n, k]."""
    stored = layer.tensors["quantized_weight"]
    data = files.read(stored)
    if stored.dtype == "I32":
        nibbles = packing.unpacked(data, 4, 1, layer.shape[0])
        data = (torch.bitwise_xor(nibbles, 8) - 8).to(torch.int8)
    elif layer.scheme.weights.bits == 4:
        low = torch.bitwise_left_shift(data, 4)
        parts = [torch.bitwise_right_shift(x, 4) for x in (low, data)]
        data = torch.stack(parts, 2).flatten(1)
    return data.t().contiguous()
