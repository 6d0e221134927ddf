# SPDX-License-Identifier: Apache-2.0
"""Explicit dtypes for factories that depend on torch.get_default_dtype()."""

from __future__ import annotations

import torch
from torch.fx import GraphModule


def make_dtypes_explicit(gm: GraphModule) -> None:
    """Sets the dtype of the trace for tensors made of numbers (`ones`, `full`, `arange`)."""
    for node in gm.graph.nodes:
        if not isinstance(node.target, torch._ops.OpOverload) or node.kwargs.get("dtype"):
            continue
        value = node.meta.get("val")
        if not isinstance(value, torch.Tensor) or value.dtype == torch.float32:
            continue
        made = not any(isinstance(n.meta.get("val"), torch.Tensor) for n in node.all_input_nodes)
        takes = any(a.name == "dtype" for a in node.target._schema.arguments)
        if made and takes and (value.is_floating_point() or value.is_complex()):
            node.update_kwarg("dtype", value.dtype)
