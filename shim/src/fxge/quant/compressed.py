# SPDX-License-Identifier: Apache-2.0
"""Checkpoints of compressed-tensors: config_groups of config.json, packed or plain integers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from ..errors import FxgeError
from . import packing
from .files import FLOATS, Files, Form, check, fail, matrix, shown, take, values, wrong
from .patterns import Names
from .schemes import Cache, Layer, Numbers, Scheme, Stored
from .weights import Static, Weights, spread

SUFFIXES = ("weight_packed", "weight_scale")
_KNOWN = ("int-quantized", "pack-quantized", "naive-quantized", "float-quantized")
_STRATEGIES = ("tensor", "channel", "group", "block", "token", "tensor_group")
_MOST_BITS = 16
_SMALL = ("I8", "F8_E4M3")  # dtypes of a weight that needs scales
_CACHE = ("k_scale", "v_scale", "k_zero_point", "v_zero_point")


def numbers(entry: Any, file: Path, where: str) -> Numbers:
    """Returns the numbers that an entry of the configuration describes.

    Raises:
        FxgeError: status 4, the entry is not as the format has it.
    """
    bits = entry.get("num_bits") if isinstance(entry, dict) else None
    if type(bits) is not int or not 1 <= bits <= _MOST_BITS:
        fail(
            file,
            f"{where}: found {shown(entry)}, expected an object with num_bits, 1 to {_MOST_BITS}",
        )
    strategy, size = entry.get("strategy"), entry.get("group_size")
    if size is not None and type(size) is not int:
        fail(file, f"{where}: found group_size {shown(size)}, expected an integer")
    if strategy is None:
        strategy = "tensor" if not size else "channel" if size < 0 else "group"
    if strategy not in _STRATEGIES:
        fail(file, f"{where}: found strategy {shown(strategy)}, expected {', '.join(_STRATEGIES)}")
    if strategy == "group" and (not isinstance(size, int) or size <= 0):
        fail(file, f"{where}: found group_size {shown(size)}, expected a positive integer")
    kind = entry.get("type", "int")
    if kind not in ("int", "float"):
        fail(file, f"{where}: found type {shown(kind)}, expected 'int' or 'float'")
    return Numbers(
        bits,
        kind,
        strategy,
        int(size) if strategy in ("group", "tensor_group") and size else 0,
        bool(entry.get("symmetric", True)),
        entry.get("dynamic", False) is not False,
    )


def _scheme(weights: Numbers, inputs: Numbers | None) -> Scheme:
    letter = "FP" if weights.kind == "float" else "W"
    if inputs is None:
        tail = "" if weights.symmetric else "_ASYM"
        return Scheme(f"{letter}{weights.bits}A16{tail}", weights, None)
    tail = "_DYNAMIC" if inputs.dynamic else ""
    return Scheme(f"{letter}{weights.bits}A{inputs.bits}{tail}", weights, inputs)


class Groups:
    """config_groups of a configuration."""

    def __init__(self, config: dict[str, Any], file: Path) -> None:
        """Reads them.

        Raises:
            FxgeError: status 4, they are not as the format has them.
        """
        self.file = file
        groups = config.get("config_groups")
        if not isinstance(groups, dict) or not groups:
            fail(file, f"found config_groups {shown(groups)}, expected an object with groups")
        if config.get("transform_config"):
            raise FxgeError(f"{file}: transforms of inputs (transform_config)", status=3)
        self.ignored = self._texts(config.get("ignore") or [], "ignore")
        self._ignored, self._named = Names(file), Names(file)
        self._ignored.add(self.ignored, 0, "ignore")
        self._by_class: tuple[Scheme, str | None] | None = None
        self._groups: list[tuple[Scheme, str | None]] = []
        overall = config.get("format")
        for key, group in groups.items():
            if not isinstance(group, dict):
                fail(file, f"config_groups.{key}: found {shown(group)}, expected an object")
            where = f"config_groups.{key}.targets"
            targets = self._texts(group.get("targets"), where)
            if group.get("weights") is None:
                continue  # a group of a cache
            if group.get("output_activations") is not None:
                raise FxgeError(
                    f"{file}: config_groups.{key}.output_activations: quantised results", status=3
                )
            weights = numbers(group["weights"], file, f"config_groups.{key}.weights")
            given = group.get("input_activations")
            inputs = None
            if given is not None:
                inputs = numbers(given, file, f"config_groups.{key}.input_activations")
            form = group.get("format") or overall
            made = (_scheme(weights, inputs), None if form is None else str(form))
            self._named.add(targets, len(self._groups), where)
            self._groups.append(made)
            if self._by_class is None and "Linear" in targets:
                self._by_class = made

    def _texts(self, found: Any, where: str) -> tuple[str, ...]:
        if not isinstance(found, list) or not all(isinstance(x, str) for x in found):
            fail(self.file, f"{where}: found {shown(found)}, expected a list of names")
        return tuple(found)

    def ignores(self, name: str) -> bool:
        """Tests whether the configuration leaves a module as it is."""
        return self._ignored.find(name) is not None

    def of(self, name: str) -> tuple[Scheme, str | None] | None:
        """Returns scheme and format of a linear; None if the configuration leaves it as it is."""
        if self.ignores(name):
            return None
        number = self._named.find(name)
        return self._by_class if number is None else self._groups[number]


def _layer(groups: Groups, name: str, found: dict[str, Stored]) -> Layer:
    tensors = {last: t for last, t in found.items() if last in _PARTS}
    some = next(tensors[x] for x in (*SUFFIXES, "weight") if x in tensors)
    chosen = groups.of(name)
    if chosen is None:
        why = "ignores this layer" if groups.ignores(name) else "has no group for this layer"
        wrong(some, f"a float weight: {groups.file.name} {why}")
    scheme, form = chosen
    if "weight" in tensors and "weight_packed" in tensors:
        wrong(tensors["weight"], f"no weight beside '{name}.weight_packed'")
    near = groups.file
    w, scale = scheme.weights, take(tensors, name, "weight_scale", near)
    if form is not None and form not in _KNOWN:  # named by read(), refused by load()
        weight = tensors.get("weight_packed") or take(tensors, name, "weight", near)
        if len(weight.shape) != 2:
            wrong(weight, "a tensor of two dimensions")
        per = 32 // w.bits if weight.dtype == "I32" else 8 // w.bits
        if w.kind == "int":
            scheme = replace(scheme, name=f"{scheme.name} {form}", weights=replace(w, kind="other"))
        return Layer(name, scheme, (weight.shape[0], weight.shape[-1] * per), tensors)
    expected = "weight_packed" if form == "pack-quantized" else "weight"
    if form is None and "weight_packed" in tensors:
        expected = "weight_packed"
    if expected not in tensors:
        wrong(some, f"'{name}.{expected}' beside it, for the format {form} of {near.name}")
    packed = expected == "weight_packed"
    if packed:
        n, words = matrix(tensors["weight_packed"], ("I32",), "I32 of two dimensions")
        k = words * 32 // w.bits
        if w.strategy == "group" and len(scale.shape) == 2:
            k = min(k, scale.shape[1] * w.group_size)
    else:
        dtype = "I8" if w.kind == "int" else "F8_E4M3"
        what = f"{dtype} of two dimensions for {w.kind} of {w.bits} bits"
        n, k = matrix(tensors["weight"], (dtype,), what)
    if w.strategy == "group" and k % w.group_size:
        wrong(scale, f"groups of {w.group_size} columns", f"{k} columns")
    check(tensors, name, near, _forms(scheme, n, k, packed, scale))
    return Layer(name, scheme, (n, k), tensors)


_ONE = ((1,), (), (1, 1))
_PARTS = (
    *("weight", "weight_packed", "weight_shape", "weight_scale", "weight_zero_point"),
    *("weight_g_idx", "input_scale", "input_zero_point", "bias"),
    *("weight_global_scale", "input_global_scale"),
)


def _forms(scheme: Scheme, n: int, k: int, packed: bool, scale: Stored) -> dict[str, Form | None]:
    """Returns the expected form of each part of a linear; None: the part is not read."""
    w, inputs = scheme.weights, scheme.inputs
    forms: dict[str, Form | None] = dict.fromkeys(_PARTS)
    shapes = {"group": ((n, k // (w.group_size or k)),), "channel": ((n, 1), (n,)), "tensor": _ONE}
    if w.strategy in shapes:
        forms["weight_scale"] = Form(FLOATS, *shapes[w.strategy])
    forms["bias"] = Form(FLOATS, (n,), needed=False)
    if packed:
        forms["weight_shape"] = Form(("I64", "I32"), (2,))
    if not w.symmetric:
        forms["weight_zero_point"] = Form(("I8", "I32", "I64"), scale.shape)
        if packed and w.strategy in ("group", "channel"):
            rows = -(-n // (32 // w.bits))
            forms["weight_zero_point"] = Form(("I32",), (rows, *scale.shape[1:]))
    if w.strategy == "group":
        forms["weight_g_idx"] = Form(("I32", "I64"), (k,), needed=False)
    if inputs is not None and not inputs.dynamic and inputs.strategy == "tensor":
        forms["input_scale"] = Form(FLOATS, *_ONE)
        if not inputs.symmetric:
            forms["input_zero_point"] = Form(("I8", "I32", "I64", *FLOATS), *_ONE)
    return forms


def layers(files: Files, groups: Groups) -> dict[str, Layer]:
    """Returns the quantised linears.

    Args:
        files: of the checkpoint.
        groups: of its configuration.

    Raises:
        FxgeError: status 4, configuration and tensors contradict each other.
    """
    found = files.groups(SUFFIXES)
    small = (n for n, t in files.tensors.items() if t.dtype in _SMALL and n.endswith(".weight"))
    whole = files.groups(("weight",))
    found |= {m: whole[m] for m in (n.removesuffix(".weight") for n in small)}
    return {name: _layer(groups, name, tensors) for name, tensors in sorted(found.items())}


def cache(files: Files, config: dict[str, Any], file: Path) -> Cache | None:
    """Returns the quantisation of keys and values, or None.

    Raises:
        FxgeError: status 4, the configuration names one and the tensors are missing.
    """
    entry = config.get("kv_cache_scheme")
    if entry is None:
        return None
    tensors = {n: t for n, t in files.tensors.items() if n.rpartition(".")[2] in _CACHE}
    if not tensors:
        fail(file, "has a kv_cache_scheme, and no tensor is named *.k_scale or *.v_scale")
    return Cache(numbers(entry, file, "kv_cache_scheme"), tensors)


def _whole(files: Files, layer: Layer) -> Tensor:
    """Returns the integers i8 [n, k]."""
    w, (n, k) = layer.scheme.weights, layer.shape
    if "weight_packed" not in layer.tensors:
        stored = layer.tensors["weight"]
        data = files.read(stored)
        low, high = -(1 << (w.bits - 1)), (1 << (w.bits - 1)) - 1
        if w.bits < 8:
            values(stored, data, low, high, f"integers of {w.bits} bits")
        return data
    packed, shape = layer.tensors["weight_packed"], layer.tensors["weight_shape"]
    given = tuple(int(i) for i in files.read(shape))
    if given[0] != n or -(-given[1] * w.bits // 32) != packed.shape[1] or given[1] != k:
        wrong(shape, f"[{n}, {k}] for '{packed.name}' {list(packed.shape)}", f"{list(given)}")
    words, half = files.read(packed), 1 << (w.bits - 1)
    if bool(packing.padding(words, w.bits, 1, k).any()):
        _other_order(packed, f"numbers behind column {k}")
    return (packing.unpacked(words, w.bits, 1, k) - half).to(torch.int8)


def _other_order(tensor: Stored, found: str) -> None:
    wrong(
        tensor,
        "0: the first of eight numbers lies in the lowest bits",
        found,
        "the numbers are packed in another order than compressed-tensors has",
    )


def _zero_points(files: Files, layer: Layer) -> Tensor | None:
    w, scale = layer.scheme.weights, layer.tensors["weight_scale"]
    if w.symmetric:
        return None
    stored = layer.tensors["weight_zero_point"]
    data = files.read(stored)
    low, high = -(1 << (w.bits - 1)), (1 << (w.bits - 1)) - 1
    if "weight_packed" in layer.tensors and w.strategy in ("group", "channel"):
        n = scale.shape[0]
        if bool(packing.padding(data, w.bits, 0, n).any()):
            _other_order(stored, f"zero points behind row {n}")
        data = packing.unpacked(data, w.bits, 0, n) + low
    values(stored, data, low, high, "zero points")
    return spread(data, layer.shape[0])


def weights(files: Files, layer: Layer) -> Weights:
    """Reads a linear of integers of 4 or 8 bits.

    Raises:
        FxgeError: status 4, scales, zero points or integers are out of range.
    """
    stored = layer.tensors["weight_scale"]
    scales = files.read(stored)
    values(stored, scales, 0, float("inf"), "finite scales of at least 0")
    return Weights(
        _whole(files, layer),
        spread(scales, layer.shape[0]),
        layer.scheme.weights.bits,
        zeros=_zero_points(files, layer),
        bias=files.floats(layer.tensors.get("bias")),
        order=_order(files, layer),
        inputs=_static(files, layer),
    )


def _order(files: Files, layer: Layer) -> Tensor | None:
    stored = layer.tensors.get("weight_g_idx")
    if stored is None or layer.scheme.weights.strategy != "group":
        return None
    return order_of(stored, files.read(stored), layer.scheme.weights.group_size)


def order_of(stored: Stored, groups: Tensor, size: int) -> Tensor | None:
    """Returns the columns sorted by their groups, or None if they are sorted.

    Args:
        stored: description of the tensor of groups.
        groups: [k], the group of each column.
        size: columns of a group.

    Raises:
        FxgeError: status 4, a group has not `size` columns.
    """
    k = groups.shape[0]
    plain = torch.arange(k) // size
    if bool((groups == plain).all()):
        return None
    order = torch.argsort(groups.to(torch.int64), stable=True)
    if not bool((groups[order] == plain).all()):
        wrong(stored, f"each of {-(-k // size)} groups {size} times", "other groups")
    return order


def _static(files: Files, layer: Layer) -> Static | None:
    inputs = layer.scheme.inputs
    if inputs is None or inputs.dynamic or "input_scale" not in layer.tensors:
        return None
    stored = layer.tensors["input_scale"]
    scale = files.read(stored)
    values(stored, scale, 1e-30, float("inf"), "a finite scale above 0")
    zero = layer.tensors.get("input_zero_point")
    if zero is None or inputs.symmetric:
        return Static(float(scale.reshape(-1)[0]))
    data = files.read(zero)
    values(zero, data, -128, 127, "a zero point")
    return Static(float(scale.reshape(-1)[0]), float(data.reshape(-1)[0]))
