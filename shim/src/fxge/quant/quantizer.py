# SPDX-License-Identifier: Apache-2.0
"""Quantizer for torchao's `prepare_pt2e`: layers that have an integer kernel on a chip."""

from __future__ import annotations

import fnmatch
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch.fx import GraphModule, Node

from ..errors import FxgeError
from . import chips

_MOST = 65535  # elements of the last dim of a factor of QuantBatchMatmulV3


@dataclass(frozen=True)
class Floats:
    """A layer that stays in floats.

    Attributes:
        name: module path of the layer, or the name of its node.
        reason: why it is not annotated.
    """

    name: str
    reason: str


class NpuQuantizer:
    """Quantizer for `torchao.quantization.pt2e.quantize_pt2e.prepare_pt2e` and `prepare_qat_pt2e`.

    Annotates linear layers and convolutions over two dims that have an integer kernel on the chip:
    activations as i8 for the whole tensor with a zero point, weights as symmetric i8 for each
    output channel. Biases and results stay floats.

    Args:
        soc: name of a chip or a family, as the option `soc`.
        skip: patterns of module paths that stay floats, with * and ?, as "lm_head" or "layers.0.*".

    Attributes:
        annotated: module paths of the annotated layers, after `prepare_pt2e`.
        floats: linear layers and convolutions that stay floats, with the reason.

    Raises:
        FxgeError: status 2, an unknown chip, or torchao is missing; 3, the chip has no product of
            i8.
    """

    def __init__(self, soc: str, *, skip: Sequence[str] = ()) -> None:
        self.family = chips.family(soc)
        self.skip = tuple(skip)
        self.annotated: list[str] = []
        self.floats: list[Floats] = []
        if not chips.computes(self.family, "QuantBatchMatmulV3", "i8 i8"):
            raise FxgeError(
                f"{soc}: no kernel of products of i8 is known\n"
                "  hint    `fxge chips` lists the chips and what is known of their kernels",
                status=3,
            )
        self._specs = _specs()

    def transform_for_annotation(self, model: GraphModule) -> GraphModule:
        """Returns the model as it is."""
        return model

    def annotate(self, model: GraphModule) -> GraphModule:
        """Annotates the layers of an exported model, and returns it."""
        self.annotated, self.floats = [], []
        for node in model.graph.nodes:
            if node.target in (torch.ops.aten.linear.default, torch.ops.aten.conv2d.default):
                self._annotate(node)
        return model

    def validate(self, model: GraphModule) -> None:
        """Accepts every model: layers without a kernel were not annotated."""

    def prepare_obs_or_fq_callback(
        self, model: GraphModule, edge_or_node_to_obs_or_fq: Any
    ) -> None:
        """Keeps the observers as they are."""

    def _annotate(self, node: Node) -> None:
        name = path_of(node)
        reason = self._reason(node, name)
        if reason:
            self.floats.append(Floats(name, reason))
            return
        activation, weight, annotation = self._specs
        inputs = {node.args[0]: activation, node.args[1]: weight}
        node.meta["quantization_annotation"] = annotation(
            input_qspec_map=inputs, output_qspec=None, _annotated=True
        )
        self.annotated.append(name)

    def _reason(self, node: Node, name: str) -> str | None:
        """Returns why a layer stays in floats, None if the chip has an integer kernel for it."""
        x, w = node.args[0], node.args[1]
        for pattern in self.skip:
            if fnmatch.fnmatchcase(name, pattern):
                return f"skipped by {pattern!r}"
        if not isinstance(x, Node) or not isinstance(w, Node) or not _is_weight(w):
            return "its weights are computed"
        shapes = [tuple(n.meta["val"].shape) for n in (x, w)]
        if not all(n.meta["val"].dtype.is_floating_point for n in (x, w)):
            return "its operands are not floats"
        if node.target is torch.ops.aten.conv2d.default:
            return (
                None
                if chips.computes(self.family, "Conv2D", "i8 i8", unknown=True)
                else f"{self.family} has no Conv2D of i8"
            )
        if len(shapes[0]) < 2:
            return "its input has one dim"
        if max(shapes[1]) > _MOST:
            return f"its weights have {max(shapes[1])} elements in a dim, more than {_MOST}"
        return None


def path_of(node: Node) -> str:
    """Returns the module path of a node of an exported model, or the node's name."""
    stack = node.meta.get("nn_module_stack") or {}
    path = list(stack.values())[-1][0] if stack else ""
    return str(path).removeprefix("L['self'].") or node.name


def _is_weight(node: Node) -> bool:
    """Returns True for a parameter, buffer or constant of an exported model or its module."""
    kept = node.op == "placeholder" and str(node.target).startswith(("p_", "b_", "c_"))
    return kept or node.op == "get_attr"


def _specs() -> tuple[Any, Any, Any]:
    """Returns torchao's specifications of activations and weights, and its class of annotations.

    Raises:
        FxgeError: status 2, torchao is missing.
    """
    try:
        from torchao.quantization.pt2e import HistogramObserver, PerChannelMinMaxObserver
        from torchao.quantization.pt2e.quantizer import QuantizationAnnotation, QuantizationSpec
    except ImportError as error:
        raise FxgeError(
            f"calibration needs the package torchao: {error}\n"
            "  hint    pip install torchao==0.18.0",
            status=2,
        ) from None
    activation = QuantizationSpec(
        dtype=torch.int8,
        quant_min=-128,
        quant_max=127,
        qscheme=torch.per_tensor_affine,
        is_dynamic=False,
        observer_or_fake_quant_ctr=HistogramObserver.with_args(eps=2**-12),
    )
    weight = QuantizationSpec(
        dtype=torch.int8,
        quant_min=-127,
        quant_max=127,
        qscheme=torch.per_channel_symmetric,
        ch_axis=0,
        is_dynamic=False,
        observer_or_fake_quant_ctr=PerChannelMinMaxObserver.with_args(eps=2**-12),
    )
    return activation, weight, QuantizationAnnotation
