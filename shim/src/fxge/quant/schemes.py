# SPDX-License-Identifier: Apache-2.0
"""Description of a quantised checkpoint: numbers, scheme of each layer, tensors."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Numbers:
    """Quantised numbers of weights, activations or a cache.

    Attributes:
        bits: 4, 8, ...
        kind: "int" or "float"; "other": of a type that fxge does not know.
        strategy: part of the tensor that shares one scale: "tensor", "channel", "group", "block",
            "token" or "tensor_group".
        group_size: columns that share one scale; 0 unless the strategy is "group".
        symmetric: True if the zero point is 0.
        dynamic: True if the scale is computed from the tensor at run time.
    """

    bits: int
    kind: str = "int"
    strategy: str = "channel"
    group_size: int = 0
    symmetric: bool = True
    dynamic: bool = False


@dataclass(frozen=True)
class Scheme:
    """Scheme of a layer.

    Attributes:
        name: such as "W8A8_DYNAMIC", "W8A8", "W8A16", "W4A16", "W4A16_ASYM".
        weights: numbers of the weight.
        inputs: numbers of the activations; None: they stay f16 or bf16.
    """

    name: str
    weights: Numbers
    inputs: Numbers | None = None


@dataclass(frozen=True)
class Stored:
    """A tensor of a file of safetensors.

    Attributes:
        name: name in the file.
        file: path of the file.
        dtype: name of the format, such as "I8", "BF16", "F8_E4M3".
        shape: sizes.
    """

    name: str
    file: Path
    dtype: str
    shape: tuple[int, ...]


@dataclass(frozen=True)
class Layer:
    """A quantised linear of a checkpoint.

    Attributes:
        name: path of the module, such as "model.layers.0.mlp.up_proj".
        scheme: its quantisation.
        shape: (outputs, inputs) of the linear.
        tensors: stored tensors by their names behind the module's path, such as "weight_scale".
    """

    name: str
    scheme: Scheme
    shape: tuple[int, int]
    tensors: dict[str, Stored] = field(repr=False)


@dataclass(frozen=True)
class Cache:
    """Quantisation of keys and values of a checkpoint's attention layers.

    Attributes:
        numbers: their numbers.
        tensors: stored scales and offsets by full name.
    """

    numbers: Numbers
    tensors: dict[str, Stored] = field(repr=False)


@dataclass(frozen=True)
class Checkpoint:
    """A quantised checkpoint.

    Attributes:
        directory: its directory.
        format: "compressed-tensors", "AscendV1", "AMCT", "GPTQ" or "AWQ".
        layers: quantised linears by name.
        floats: other tensors by name.
        cache: quantisation of keys and values; None: they stay as they are.
        ignored: names or "re:" patterns that the configuration leaves unquantised.
        config: quantisation part of the configuration.
    """

    directory: Path
    format: str
    layers: dict[str, Layer]
    floats: dict[str, Stored] = field(repr=False)
    cache: Cache | None = None
    ignored: tuple[str, ...] = ()
    config: dict[str, object] = field(default_factory=dict, repr=False)

    def schemes(self) -> Counter[str]:
        """Returns the number of layers of each scheme."""
        return Counter(layer.scheme.name for layer in self.layers.values())

    def __str__(self) -> str:
        parts = [f"{count} linears {name}" for name, count in sorted(self.schemes().items())]
        if self.cache is not None:
            kind = "fp" if self.cache.numbers.kind == "float" else "int"
            parts.append(f"keys and values {kind}{self.cache.numbers.bits}")
        parts.append(f"{len(self.floats)} other tensors")
        return f"{self.directory}: {self.format}: " + ", ".join(parts)
