# SPDX-License-Identifier: Apache-2.0
"""Replacement of a model's linears and experts by those of a quantised checkpoint."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from ..errors import FxgeError
from . import caches, chips, compressed, reading
from .experts import QuantExperts
from .files import FLOATS, INTEGERS, Files, fail, wrong
from .modules import DynamicLinear, QuantLinear, StaticLinear, WeightOnlyLinear
from .schemes import Checkpoint, Layer, Stored
from .weights import Weights

_EXPERT = re.compile(r"(.+\.experts)\.(0|[1-9][0-9]{0,8})\.(gate_proj|up_proj|down_proj|w1|w2|w3)")
_PART = {"w1": "gate_proj", "w3": "up_proj", "w2": "down_proj"}
_UNUSED = ("rotary_emb.inv_freq",)  # buffers of old checkpoints


@dataclass(frozen=True)
class Swapped:
    """A linear of the model after load().

    Attributes:
        name: path of the module.
        scheme: name of its scheme; None: the checkpoint has it unquantised.
        kernel: GE operator of the product; None: it stays float.
        bytes_before: of the weight in the model's dtype.
        bytes_after: of integers, scales and offsets.
    """

    name: str
    scheme: str | None
    kernel: str | None
    bytes_before: int
    bytes_after: int


@dataclass(frozen=True)
class Loaded:
    """Result of load().

    Attributes:
        checkpoint: the description of the checkpoint.
        soc: family of the chip.
        linears: each linear of the model, in its order.
    """

    checkpoint: Checkpoint
    soc: str
    linears: tuple[Swapped, ...] = field(repr=False)

    def __str__(self) -> str:
        rows = [
            f"{x.name}  {x.scheme or 'float'}  {x.kernel or '-'}  "
            f"{x.bytes_before} to {x.bytes_after} bytes"
            for x in self.linears
        ]
        return "\n".join([str(self.checkpoint), *rows])


class _Plan:
    """New modules and values, complete before the model is touched."""

    def __init__(self, model: nn.Module, checkpoint: Checkpoint, files: Files, chip: str) -> None:
        self.model, self.checkpoint, self.files, self.chip = model, checkpoint, files, chip
        self.modules: dict[str, nn.Module] = {}
        self.values: list[tuple[Tensor, Tensor]] = []
        self.rows: dict[str, Swapped] = {}
        self.caches: dict[nn.Module, nn.Module] = {}
        self._inside: dict[str, nn.Module] = dict(model.named_modules())

    # ---- linears ----

    def add(self) -> None:
        """Plans the replacement of all layers, and the values of all other tensors."""
        experts: dict[str, dict[int, dict[str, Layer]]] = {}
        for name, layer in self.checkpoint.layers.items():
            found = _EXPERT.fullmatch(name)
            if name not in self._inside and found is not None and found[1] in self._inside:
                part = _PART.get(found[3], found[3])
                experts.setdefault(found[1], {}).setdefault(int(found[2]), {})[part] = layer
            else:
                self._linear(name, layer)
        for name, parts in experts.items():
            self._experts(name, parts)
        self.caches = caches.plan(self.model, self.checkpoint, self.files, self.chip)
        self._floats()
        self._left()

    def _linear(self, name: str, layer: Layer) -> None:
        module = self._inside.get(name)
        some = next(iter(layer.tensors.values()))
        if not isinstance(module, nn.Linear):
            found = f"a {type(module).__name__}" if module is not None else "no such module"
            wrong(some, f"a Linear '{name}' in the model", found)
        given = (module.out_features, module.in_features)
        if given != layer.shape:
            wrong(some, f"{list(given)} of the model's '{name}'", f"a linear {list(layer.shape)}")
        self._check(layer, module.weight.dtype, experts=False)
        weights = reading.weights(self.checkpoint, self.files, layer)
        kind = _class_of(layer)
        self._aligned(layer)
        inside = weights.inputs is not None and weights.inputs.bias is not None
        if module.bias is not None and weights.bias is None and not inside:
            wanted = f"[{module.out_features}] for the model"
            fail(some.file, f"tensor '{name}.bias' is missing, expected {wanted}")
        made = kind(weights, module.weight.dtype)
        self._representable(layer, made, weights)
        self._note(name, layer, made, made.kernel, module.weight)

    def _check(self, layer: Layer, dtype: torch.dtype, experts: bool) -> None:
        reason = chips.refusal(layer.scheme, self.chip, experts)
        if reason is not None:
            raise FxgeError(
                f"{self.checkpoint.directory}: layer '{layer.name}' ({layer.scheme.name}) "
                f"cannot run on {self.chip}: {reason}",
                status=3,
            )
        kernels = chips.kernels(self.chip)
        dtypes = kernels.dtypes if kernels else ()
        if dtype not in dtypes:
            names = " or ".join(map(_text, dtypes))
            raise FxgeError(
                f"layer '{layer.name}': the model is {_text(dtype)}, "
                f"and the kernels of {self.chip} compute in {names}\n"
                f"  hint    model.to({dtypes[0]}) before load",
                status=2,
            )

    def _aligned(self, layer: Layer) -> None:
        if layer.scheme.weights.bits == 4 and layer.shape[0] % 8:
            some = next(iter(layer.tensors.values()))
            wrong(some, "a multiple of 8 outputs for weights of 4 bits", f"{layer.shape[0]}")

    def _representable(self, layer: Layer, made: nn.Module, *given: Weights) -> None:
        """Checks that scales, zero points and biases keep their values in the dtype of a kernel."""
        some = next((t for n, t in layer.tensors.items() if "scale" in n), None)
        some = some or next(iter(layer.tensors.values()))
        floats = {n: x for n, x in made.named_buffers() if x.is_floating_point()}
        for name, x in floats.items():
            if not bool(x.isfinite().all()):
                wrong(some, f"numbers that {_text(x.dtype)} holds", f"a {name} beyond it")
        if isinstance(made, StaticLinear):
            if not bool(given[0].product.isfinite().all()):
                wrong(some, "scales whose products float32 holds", "a product beyond it")
            if not bool((floats["input_scale"] > 0).all()):
                dtype = _text(floats["input_scale"].dtype)
                wrong(some, f"numbers that {dtype} holds", "a scale of inputs that becomes 0")
        scales = [x for n, x in floats.items() if n.rpartition(".")[2] == "scale"]
        kept = sum(int((x > 0).sum()) for x in scales)
        if scales and kept < sum(int((w.scales > 0).sum()) for w in given):
            wrong(some, f"numbers that {_text(scales[0].dtype)} holds", "a scale that becomes 0")

    def _note(self, name: str, layer: Layer, made: nn.Module, kernel: str, *before: Tensor) -> None:
        after = sum(b.numel() * b.element_size() for b in made.buffers())
        size = sum(w.numel() * w.element_size() for w in before)
        self.modules[name] = made
        self.rows[name] = Swapped(name, layer.scheme.name, kernel, size, after)

    # ---- experts ----

    def _experts(self, name: str, parts: dict[int, dict[str, Layer]]) -> None:
        module: Any = self._inside[name]
        first = next(iter(next(iter(parts.values())).values()))
        some = next(iter(first.tensors.values()))
        gate_up: Any = getattr(module, "gate_up_proj", None)
        down: Any = getattr(module, "down_proj", None)
        fits = (
            isinstance(gate_up, Tensor)
            and isinstance(down, Tensor)
            and not getattr(module, "is_transposed", False)
            and not getattr(module, "has_bias", False)
            and callable(getattr(module, "act_fn", None))
        )
        if not fits:
            raise FxgeError(
                f"{some.file}: experts '{name}': {type(module).__name__} has no gate_up_proj "
                "[experts, 2 * width, hidden], down_proj and act_fn without biases",
                status=3,
            )
        count, width, hidden = down.shape[0], down.shape[2], down.shape[1]
        shapes = {"gate_proj": (width, hidden), "up_proj": (width, hidden)}
        shapes["down_proj"] = (hidden, width)
        for e in range(count):
            for part, shape in shapes.items():
                self._expert(f"{name}.{e}.{part}", parts.get(e, {}).get(part), shape, first, some)
        beyond = [e for e in parts if e >= count]
        if beyond:
            fail(some.file, f"has expert {min(beyond)} of '{name}', expected {count} experts")
        self._check(first, down.dtype, experts=True)
        every = [
            {p: reading.weights(self.checkpoint, self.files, parts[e][p]) for p in shapes}
            for e in range(count)
        ]
        for e, x in enumerate(every):
            for part, own in x.items():
                self._plain(parts[e][part], own)
        integers = not chips.weight_only(first.scheme)
        gates = [_joined(x["gate_proj"], x["up_proj"]) for x in every]
        downs = [x["down_proj"] for x in every]
        made = QuantExperts(gates, downs, module.act_fn, down.dtype, integers)
        self._representable(first, made, *gates, *downs)
        self._note(name, first, made, made.kernel, gate_up, down)

    def _expert(
        self, name: str, layer: Layer | None, shape: tuple[int, int], first: Layer, some: Stored
    ) -> None:
        if layer is None:
            fail(
                some.file,
                f"'{name}' is not quantised, expected {first.scheme.name} as "
                f"'{first.name}': the experts of a layer share one kernel",
            )
        own = next(iter(layer.tensors.values()))
        if layer.shape != shape:
            wrong(own, f"{list(shape)} of the model's '{name}'", f"a linear {list(layer.shape)}")
        if layer.scheme != first.scheme:
            wrong(
                own,
                f"{first.scheme.name} as '{first.name}': the experts of a layer share one kernel",
                layer.scheme.name,
            )
        if {"weight_g_idx", "g_idx"} & set(layer.tensors) and self._sorted(layer):
            raise FxgeError(
                f"{own.file}: layer '{name}': experts with sorted inputs (desc_act) have no kernel",
                status=3,
            )
        self._aligned(layer)

    def _plain(self, layer: Layer, given: Weights) -> None:
        """Checks that an expert has neither a bias nor a factor of its inputs."""
        if given.bias is not None and bool(given.bias.any()):
            wrong(layer.tensors["bias"], "no bias of an expert", "numbers that are not 0")
        if given.factor is not None and not bool((given.factor == 1).all()):
            wrong(layer.tensors["scale_factor"], "no factors of an expert", "others than 1")

    def _sorted(self, layer: Layer) -> bool:
        return reading.weights(self.checkpoint, self.files, layer).order is not None

    # ---- other tensors ----

    def _targets(self) -> dict[str, Tensor]:
        """Returns parameters and buffers of the model that stay, by name; shared ones each time."""
        named = [
            *self.model.named_parameters(remove_duplicate=False),
            *self.model.named_buffers(remove_duplicate=False),
        ]
        gone = tuple(f"{name}." for name in self.modules)
        return {n: t for n, t in named if not n.startswith(gone)}

    def _floats(self) -> None:
        targets = self._targets()
        given: set[int] = set()
        for name, stored in self.checkpoint.floats.items():
            target = targets.get(name)
            if target is None:
                if not self._ignored(name):
                    wrong(stored, "a parameter or buffer of the model", "none of this name")
                continue
            kind, dtypes = _kind(target)
            if stored.dtype not in dtypes:
                wrong(stored, f"{kind} for the model's '{name}'")
            if stored.shape != tuple(target.shape):
                wrong(stored, f"{list(target.shape)} of the model")
            self.values.append((target, self.files.read(stored)))
            given.add(id(target))
        for name, parameter in self.model.named_parameters(remove_duplicate=False):
            if name in targets and id(parameter) not in given:
                fail(
                    self.checkpoint.directory,
                    f"tensor '{name}' is missing, expected {list(parameter.shape)} for the model",
                )

    def _ignored(self, name: str) -> bool:
        patterns = getattr(self.model, "_keys_to_ignore_on_load_unexpected", None) or ()
        return name.endswith(_UNUSED) or any(re.search(p, name) for p in patterns)

    def _left(self) -> None:
        """Checks that linears which stay float are those that the configuration leaves so."""
        groups = None
        if self.checkpoint.format == "compressed-tensors":
            file = self.checkpoint.directory / "config.json"
            groups = compressed.Groups(self.checkpoint.config, file)
        for name, module in self._inside.items():
            if name in self.modules or not isinstance(module, nn.Linear):
                continue
            size = module.weight.numel() * module.weight.element_size()
            self.rows[name] = Swapped(name, None, None, size, size)
            chosen = groups and groups.of(name)
            stored = self.checkpoint.floats.get(f"{name}.weight")
            if chosen and stored is not None:
                wrong(stored, f"a quantised weight: config.json has {chosen[0].name} for it")

    def commit(self) -> None:
        """Changes the model; nothing here fails but for memory."""
        with torch.no_grad():
            for target, value in self.values:
                target.copy_(value)
        for name, module in self.modules.items():
            owner, _, last = name.rpartition(".")
            setattr(self.model.get_submodule(owner), last, module)
        if self.caches:
            from . import attention

            for owner_module, numbers in self.caches.items():
                setattr(owner_module, attention.PART, numbers)
            config: Any = self.model.config
            config._attn_implementation = attention.NAME


def _kind(target: Tensor) -> tuple[str, tuple[str, ...]]:
    """Returns the kind of a tensor's numbers, and its dtypes in a file."""
    if target.is_floating_point():
        return "a float", FLOATS
    if target.is_complex():
        return "C64", ("C64",)
    return ("BOOL", ("BOOL",)) if target.dtype == torch.bool else ("an integer", INTEGERS)


def _text(dtype: torch.dtype) -> str:
    return str(dtype).removeprefix("torch.")


def _class_of(layer: Layer) -> type[QuantLinear]:
    if chips.weight_only(layer.scheme):
        return WeightOnlyLinear
    assert layer.scheme.inputs is not None
    return DynamicLinear if layer.scheme.inputs.dynamic else StaticLinear


def _joined(a: Weights, b: Weights) -> Weights:
    """Returns one linear with the outputs of both."""
    zeros = None
    if a.zeros is not None or b.zeros is not None:
        both = [torch.zeros_like(w.scales) if w.zeros is None else w.zeros for w in (a, b)]
        zeros = torch.cat(both)
    integers = torch.cat([a.integers, b.integers])
    return Weights(integers, torch.cat([a.scales, b.scales]), a.bits, zeros)


def _on_meta(model: nn.Module) -> Iterator[str]:
    for name, tensor in [*model.named_parameters(), *model.named_buffers()]:
        if tensor.is_meta:
            yield name


def load(model: nn.Module, directory: Path, soc: str) -> Loaded:
    """Replaces the linears and experts of a model; see fxge.quant.load."""
    chip = chips.family(soc)
    checkpoint, files = reading.read(directory)
    name = next(_on_meta(model), None)
    if name is not None:
        raise FxgeError(
            f"parameter '{name}' of the model is on the device meta\n"
            "  hint    make the model without torch.device('meta')",
            status=2,
        )
    plan = _Plan(model, checkpoint, files, chip)
    plan.add()
    plan.commit()
    order = {name: i for i, (name, _) in enumerate(plan._inside.items())}
    rows = sorted(plan.rows.values(), key=lambda row: order[row.name])
    return Loaded(checkpoint, chip, tuple(rows))
