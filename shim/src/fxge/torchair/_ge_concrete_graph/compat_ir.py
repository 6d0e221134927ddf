# SPDX-License-Identifier: Apache-2.0
"""`ge_op`, a node of any type by names of its ports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fxge.torchair import _names
from fxge.torchair.ge import custom_op

__all__ = ["ge_op"]


def ge_op(
    op_type: str,
    inputs: Mapping[str, Any] | None,
    attrs: Mapping[str, Any] | None,
    outputs: Sequence[Any] | None,
    dependencies: Sequence[Any] = (),
    ir: Any = None,
    node_name: str | None = None,
) -> Any:
    """Creates a node of any type, as ge.custom_op does.

    Args:
        op_type: such as "AddCustom".
        inputs: by the type's names a tensor, a list of tensors, or None if absent.
        attrs: attributes, None: absent.
        outputs: names; (name, length) for a dynamic output.
        dependencies: tensors after which the node runs.
        ir: ignored; TorchAir compares it with the installed CANN.
        node_name: name of the node.
    """
    del ir
    return custom_op(
        op_type,
        inputs=inputs,
        outputs=outputs,
        attrs=attrs,
        node_name=node_name,
        dependencies=dependencies,
    )


__getattr__ = _names.getter(__name__, __all__)
