# SPDX-License-Identifier: Apache-2.0
"""Kernels of quantised linears by chip, from the tables of kernels that `--soc` uses."""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass

import torch

from .._core import library
from .._programs.sessions import Session
from ..config import Config
from ..errors import FxgeError
from .schemes import Numbers, Scheme


@dataclass(frozen=True)
class Kernels:
    """Quantised products that have a kernel.

    Attributes:
        dtypes: of activations and results.
        weight_bits: bits of weights with activations that stay f16 or bf16.
        groups: True if such weights may have several scales for the inputs.
        experts: True if products of groups of tokens (GroupedMatmul) take integers.
        cache: True if attention takes keys and values as i8.
    """

    dtypes: tuple[torch.dtype, ...]
    weight_bits: tuple[int, ...] = (4, 8)
    groups: bool = True
    experts: bool = True
    cache: bool = True


@functools.cache
def kernels(chip: str) -> Kernels | None:
    """Returns the quantised products of a family, None if it has none that is known."""
    dtypes = {"bf16": torch.bfloat16, "f16": torch.float16}
    weights = [x for x in dtypes if computes(chip, "WeightQuantBatchMatmulV2", f"{x} i8")]
    if not weights:
        return None
    four = computes(chip, "WeightQuantBatchMatmulV2", f"{weights[0]} i32")
    return Kernels(
        dtypes=tuple(dtypes[x] for x in weights),
        weight_bits=(4, 8) if four else (8,),
        groups=four,  # tiling of 310P: weights of 8 bits by output only
        experts=computes(chip, "GroupedMatmul", "i8 i8"),
        cache=computes(chip, "FusedInferAttentionScore", f"{weights[0]} i8"),
    )


def computes(chip: str, kind: str, dtypes: str, *, unknown: bool = False) -> bool:
    """Tests whether a chip has a kernel of a GE type for the dtypes of its first inputs.

    Args:
        chip: name of a chip or a family.
        kind: GE type, as "Conv2D".
        dtypes: as "i8 i8".
        unknown: the result if no source tells of the type.
    """
    session = Session(Config(soc=chip))
    found = library.library().fxge_chip_computes
    return bool(found(session.handle, kind.encode(), dtypes.encode(), unknown))


def family(soc: str) -> str:
    """Returns the family of a chip.

    Args:
        soc: name of a chip or a family, as Config.soc accepts it.

    Raises:
        FxgeError: status 2, an unknown chip.
    """
    session = Session(Config(soc=soc))
    text = library.library().fxge_chips_list(session.handle, True)
    if text is None:
        raise session.failure(library.library().fxge_last_status(session.handle))
    chips = json.loads(text)
    known = {chip["name"].lower(): chip["family"] for chip in chips}
    known |= {chip["family"]: chip["family"] for chip in chips}  # ascend910b is also an old chip
    if soc.lower() not in known:
        names = ", ".join(sorted(set(known.values())))
        raise FxgeError(f"found soc {soc!r}, expected one of {names}", status=2)
    return str(known[soc.lower()])


def refusal(scheme: Scheme, chip: str, experts: bool = False) -> str | None:
    """Returns the reason why a scheme has no kernel on a chip, or None.

    Args:
        scheme: of a layer.
        chip: its family.
        experts: whether the layer is an expert of a mixture.
    """
    found, w, x = kernels(chip), scheme.weights, scheme.inputs
    if found is None:
        return "no kernel of quantised products is known for it"
    if w.kind == "other":
        return "the type is unknown"
    if w.kind == "float" or (x is not None and x.kind == "float"):
        return "fxge has no product of floating-point numbers of 8 or 4 bits"
    if w.bits not in (4, 8):
        return f"there is no kernel for weights of {w.bits} bits, only of 4 and 8"
    if experts and not found.experts:
        return "there is no kernel of grouped products for integers"
    if x is None or weight_only(scheme):
        return _weights_refused(w, found)
    return _inputs_refused(w, x, experts)


def _weights_refused(w: Numbers, found: Kernels) -> str | None:
    """Returns the reason why weights have no kernel beside float activations, or None."""
    if w.bits not in found.weight_bits:
        return f"there is no kernel for weights of {w.bits} bits beside f16 activations"
    if w.strategy not in ("tensor", "channel", "group"):
        return f"there is no kernel for weights with one scale a {w.strategy}"
    if w.strategy == "group" and not found.groups:
        return "there is no kernel for weights with groups of inputs"
    if w.strategy == "group" and (w.group_size % 32 or w.group_size < 32):
        return f"groups have {w.group_size} inputs, and the kernels need a multiple of 32"
    return None


def _inputs_refused(w: Numbers, x: Numbers, experts: bool) -> str | None:
    """Returns the reason why weights and quantised activations have no kernel, or None."""
    if x.bits != 8:
        return f"there is no kernel for activations of {x.bits} bits"
    if w.strategy not in ("channel", "tensor"):
        return f"there is no kernel of i8 activations for weights with one scale a {w.strategy}"
    if not w.symmetric:
        return "there is no kernel of i8 activations for weights with zero points"
    if x.dynamic and (x.strategy != "token" or not x.symmetric):
        return "activations are quantised at run time for each token, and without zero points only"
    if not x.dynamic and x.strategy != "tensor":
        return "constant scales of activations are of the whole tensor only"
    if experts and not x.dynamic:
        return "grouped products quantise activations at run time only"
    return None


def weight_only(scheme: Scheme) -> bool:
    """Tests whether a product takes activations in f16 or bf16, although the scheme is A8.

    Weights of 4 bits in groups meet i8 activations in no kernel that fxge has: the product with
    float activations is more precise, and reads the same bytes.
    """
    x = scheme.inputs
    return x is None or (x.dynamic and x.kind == "int" and scheme.weights.bits == 4)
