# SPDX-License-Identifier: Apache-2.0
"""Checkpoints of compressed-tensors: config_groups of config.json, packed or plain integers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from ..errors import FxgeError
from . import packing
from .files import FLOATS, Files, expect, fail, take, values, wrong
from .schemes import Cache, Layer, Numbers, Scheme, Stored
from .weights import Static, Weights, spread

SUFFIXES = ("weight_packed", "weight_scale")
_KNOWN = ("int-quantized", "pack-quantized", "naive-quantized", "float-quantized")
_PARTS = {
    *("weight", "weight_packed", "weight_scale", "weight_shape", "weight_zero_point"),
    *("weight_g_idx", "input_scale", "input_zero_point", "bias"),
    *("weight_global_scale", "input_global_scale"),
}
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
        fail(file, f"{where}: found {entry!r}, expected an object with num_bits, 1 to {_MOST_BITS}")
    strategy, size = entry.get("strategy"), entry.get("group_size")
    if size is not None and type(size) is not int:
        fail(file, f"{where}: found group_size {size!r}, expected an integer")
    if strategy is None:
        strategy = "tensor" if not size else "channel" if size < 0 else "group"
    if strategy not in _STRATEGIES:
        fail(file, f"{where}: found strategy {strategy!r}, expected {', '.join(_STRATEGIES)}")
    if strategy == "group" and (not isinstance(size, int) or size <= 0):
        fail(file, f"{where}: found group_size {size!r}, expected a positive integer")
    kind = entry.get("type", "int")
    if kind not in ("int", "float"):
        fail(file, f"{where}: found type {kind!r}, expected 'int' or 'float'")
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


_MOST_REPEATS = 4  # repeats of one pattern; the time of a search is the length to that power


def matches(name: str, targets: tuple[str, ...]) -> bool:
    """Tests whether a module's name is one of the targets or fits a pattern "re:..."."""
    return any(
        re.match(t[3:], name) is not None if t.startswith("re:") else t == name for t in targets
    )


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
            fail(file, f"found config_groups {groups!r}, expected an object with groups")
        if config.get("transform_config"):
            raise FxgeError(f"{file}: transforms of inputs (transform_config)", status=3)
        self.ignored = self._texts(config.get("ignore") or [], "ignore")
        overall = config.get("format") or "dense"
        self.groups: list[tuple[tuple[str, ...], Scheme, str]] = []
        for key, group in groups.items():
            if not isinstance(group, dict):
                fail(file, f"config_groups.{key}: found {group!r}, expected an object")
            targets = self._texts(group.get("targets"), f"config_groups.{key}.targets")
            if group.get("weights") is None:
                continue  # a group of a cache
            if group.get("output_activations") is not None:
                raise FxgeError(
                    f"{file}: config_groups.{key}.output_activations: quantised results", status=3
                )
            weights = numbers(group["weights"], file, f"config_groups.{key}.weights")
            given = group.get("input_activations")
            where = f"config_groups.{key}.input_activations"
            inputs = None if given is None else numbers(given, file, where)
            form = group.get("format") or overall
            self.groups.append((targets, _scheme(weights, inputs), str(form)))

    def _texts(self, found: Any, where: str) -> tuple[str, ...]:
        if not isinstance(found, list) or not all(isinstance(x, str) for x in found):
            fail(self.file, f"{where}: found {found!r}, expected a list of names")
        for x in found:
            if x.startswith("re:"):
                try:
                    re.compile(x[3:])
                except re.error as e:
                    fail(self.file, f"{where}: '{x}' is not a pattern: {e}")
                if re.search(r"\)[*+?{]", x) or len(re.findall(r"[*+{]", x)) > _MOST_REPEATS:
                    fail(self.file, f"{where}: the pattern '{x}' may take forever to match")
        return tuple(found)

    def of(self, name: str) -> tuple[Scheme, str] | None:
        """Returns scheme and format of a linear; None if the configuration leaves it as it is."""
        if matches(name, self.ignored):
            return None
        named = [g for g in self.groups if matches(name, g[0])]
        by_class = [g for g in self.groups if "Linear" in g[0]]
        found = next(iter(named + by_class), None)
        return found and (found[1], found[2])


def _layer(groups: Groups, name: str, found: dict[str, Stored]) -> Layer:
    tensors = {last: t for last, t in found.items() if last in _PARTS}
    some = next(tensors[x] for x in (*SUFFIXES, "weight") if x in tensors)
    chosen = groups.of(name)
    if chosen is None:
        ignored = matches(name, groups.ignored)
        why = "ignores this layer" if ignored else "has no group for this layer"
        wrong(some, f"a float weight: {groups.file.name} {why}")
    scheme, form = chosen
    if "weight" in tensors and "weight_packed" in tensors:
        wrong(tensors["weight"], f"no weight beside '{name}.weight_packed'")
    near = groups.file
    scale = take(tensors, name, "weight_scale", near)
    if form not in _KNOWN:  # named by read(), refused by load()
        weight = tensors.get("weight_packed") or take(tensors, name, "weight", near)
        if len(weight.shape) != 2:
            wrong(weight, "a tensor of two dimensions")
        per = 32 // scheme.weights.bits if weight.dtype == "I32" else 8 // scheme.weights.bits
        return Layer(name, scheme, (weight.shape[0], weight.shape[-1] * per), tensors)
    expected = "weight_packed" if form == "pack-quantized" else "weight"
    if expected not in tensors:
        wrong(some, f"'{name}.{expected}' beside it, for the format {form} of {near.name}")
    shape = _packed(tensors, name, scheme) if expected == "weight_packed" else ()
    n, k = shape or _plain(tensors["weight"], scheme)
    _scales(scale, scheme.weights, n, k)
    _zeros(tensors, name, scheme, near, packed=expected == "weight_packed")
    _inputs(tensors, name, scheme, near)
    return Layer(name, scheme, (n, k), tensors)


def _packed(tensors: dict[str, Stored], name: str, scheme: Scheme) -> tuple[int, int]:
    weight, scale = tensors["weight_packed"], tensors["weight_scale"]
    take(tensors, name, "weight_shape", weight.file)
    expect(tensors["weight_shape"], ("I64", "I32"), (2,))
    if len(weight.shape) != 2 or weight.dtype != "I32":
        wrong(weight, "I32 of two dimensions")
    w = scheme.weights
    n, words = weight.shape
    k = words * 32 // w.bits
    if w.strategy == "group" and len(scale.shape) == 2:
        k = min(k, scale.shape[1] * w.group_size)
    return n, k


def _plain(weight: Stored, scheme: Scheme) -> tuple[int, int]:
    w = scheme.weights
    expected = "I8" if w.kind == "int" else "F8_E4M3"
    if len(weight.shape) != 2 or weight.dtype != expected:
        wrong(weight, f"{expected} of two dimensions for {w.kind} of {w.bits} bits")
    return weight.shape[0], weight.shape[1]


def _scales(scale: Stored, w: Numbers, n: int, k: int) -> None:
    if w.strategy == "group":
        if k % w.group_size:
            wrong(scale, f"groups of {w.group_size} columns", f"{k} columns")
        expect(scale, FLOATS, (n, k // w.group_size))
    elif w.strategy == "channel":
        expect(scale, FLOATS, (n, 1), (n,))
    elif w.strategy == "tensor":
        expect(scale, FLOATS, (1,), (), (1, 1))


def _zeros(tensors: dict[str, Stored], name: str, scheme: Scheme, near: Path, packed: bool) -> None:
    w = scheme.weights
    if w.symmetric:
        return
    zero, scale = take(tensors, name, "weight_zero_point", near), tensors["weight_scale"]
    if packed and w.strategy in ("group", "channel"):
        per = 32 // w.bits
        rows = -(-scale.shape[0] // per)
        expect(zero, ("I32",), (rows, *scale.shape[1:]))
    else:
        expect(zero, ("I8", "I32", "I64"), scale.shape)


def _inputs(tensors: dict[str, Stored], name: str, scheme: Scheme, near: Path) -> None:
    inputs = scheme.inputs
    if inputs is None or inputs.dynamic or inputs.strategy != "tensor":
        return
    expect(take(tensors, name, "input_scale", near), FLOATS, (1,), (), (1, 1))
    if not inputs.symmetric:
        zero = take(tensors, name, "input_zero_point", near)
        expect(zero, ("I8", "I32", "I64", *FLOATS), (1,), (), (1, 1))


def layers(files: Files, config: dict[str, Any], file: Path) -> dict[str, Layer]:
    """Returns the quantised linears.

    Args:
        files: of the checkpoint.
        config: the object quantization_config.
        file: that has it.

    Raises:
        FxgeError: status 4, configuration and tensors contradict each other.
    """
    groups = Groups(config, file)
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
    bias = layer.tensors.get("bias")
    return Weights(
        _whole(files, layer),
        spread(scales, layer.shape[0]),
        layer.scheme.weights.bits,
        zeros=_zero_points(files, layer),
        bias=None if bias is None else files.read(bias).float(),
        order=_order(files, layer),
        inputs=_static(files, layer),
    )


def _order(files: Files, layer: Layer) -> Tensor | None:
    stored = layer.tensors.get("weight_g_idx")
    if stored is None or layer.scheme.weights.strategy != "group":
        return None
    expect(stored, ("I32", "I64"), (layer.shape[1],))
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
