"""Says in a graph what it leaves to torch.get_default_dtype(), which is no part of it."""

from __future__ import annotations

import torch
from torch.fx import GraphModule


def say_dtypes(gm: GraphModule) -> None:
    """Tensors made of numbers (`ones`, `full`, `arange`) get the dtype that tracing gave them."""
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
