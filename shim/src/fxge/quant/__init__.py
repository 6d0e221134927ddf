# SPDX-License-Identifier: Apache-2.0
"""Quantised models: `fxge.quant.read(DIR)`, `fxge.quant.load(model, DIR, soc=...)`, `calibrate`.

A checkpoint of compressed-tensors, msmodelslim (AscendV1), AMCT, GPTQ or AWQ is read from
safetensors, without pickle. A model of transformers then calls the NPU's integer kernels, exports
and compiles (doc/quantisation.md). A float model is quantised by `calibrate` on typical inputs, and
`compare` gives its accuracy on the integer kernels (doc/quantised-graphs.md).
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from torch import nn

from . import loading, reading
from .calibration import Accuracy, calibrate, compare
from .experts import QuantExperts
from .loading import Loaded, Swapped
from .modules import DynamicLinear, QuantLinear, StaticLinear, WeightOnlyLinear
from .quantizer import Floats, NpuQuantizer
from .schemes import Cache, Checkpoint, Layer, Numbers, Scheme, Stored

__all__ = [
    "Accuracy",
    "Cache",
    "Checkpoint",
    "DynamicLinear",
    "Floats",
    "Layer",
    "Loaded",
    "NpuQuantizer",
    "Numbers",
    "QuantExperts",
    "QuantLinear",
    "Scheme",
    "StaticLinear",
    "Stored",
    "Swapped",
    "WeightOnlyLinear",
    "cache",
    "calibrate",
    "compare",
    "load",
    "read",
]


def read(directory: str | os.PathLike[str]) -> Checkpoint:
    """Returns the description of a quantised checkpoint; reads headers, no weights.

    Args:
        directory: with config.json or quant_model_description.json, and *.safetensors, in shards
            with their index or in one file.

    Raises:
        FxgeError: status 4, the checkpoint is damaged, contradicts itself, or is not quantised; 5,
            a file is missing or cannot be read; 3, an unknown method of quantisation; 2, the
            package safetensors is missing.
    """
    return reading.read(directory)[0]


def load(model: nn.Module, directory: str | os.PathLike[str], *, soc: str) -> Loaded:
    """Loads a quantised checkpoint into a model, whose linears and experts it replaces.

    The other parameters get the checkpoint's values. After an error the model is as it was.

        model = AutoModelForCausalLM.from_config(AutoConfig.from_pretrained(d)).bfloat16().eval()
        print(fxge.quant.load(model, d, soc="ascend910b"))

    Args:
        model: whose modules have the names of the checkpoint, in bf16 or f16 (310P: f16).
        directory: of the checkpoint, as for read().
        soc: chip, as Config.soc.

    Returns:
        The kernel of each linear, and the bytes of its weights.

    Raises:
        FxgeError: status 3, naming layer and reason: a scheme has no kernel on the chip; 2, an
            unknown chip, or a dtype that its kernels lack; 4, scales, zero points, shapes or names
            are wrong; else as read().
    """
    return loading.load(model, Path(directory), soc)


def cache(model: Any, length: int, batch: int = 1) -> Any:
    """Returns a StaticCache of transformers for a model of load(), with zeros in its tensors.

    Layers hold i8 if the checkpoint quantises keys and values, else the dtype of the model. The
    module that is exported registers their `keys`, `values` and `cumulative_length` as buffers.

    Args:
        model: of load().
        length: most tokens of a sequence.
        batch: number of sequences.

    Raises:
        FxgeError: status 3, only some layers quantise keys and values.
    """
    from . import attention

    return attention.cache(model, length, batch)
