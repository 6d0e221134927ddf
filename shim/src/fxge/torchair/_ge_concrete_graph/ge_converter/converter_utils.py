# SPDX-License-Identifier: Apache-2.0
"""Names that a file of converters needs, for `from ... import *`."""

from __future__ import annotations

from fxge.torchair import _names
from fxge.torchair._ge_concrete_graph import ge_apis as ge
from fxge.torchair._ge_concrete_graph.compat_ir import ge_op
from fxge.torchair._ge_concrete_graph.fx2ge_converter import (
    declare_supported,
    register_fx_node_ge_converter,
)
from fxge.torchair._ge_concrete_graph.supported_declaration import (
    BF16,
    BOOL,
    C64,
    F16,
    F32,
    F64,
    I8,
    I16,
    I32,
    I64,
    U8,
    Support,
    T,
)
from fxge.torchair._ge_concrete_graph.utils import (
    dtype_promote,
    force_op_unknown_shape,
    normalize_max_value,
    normalize_min_value,
    specific_op_input_layout,
    specific_op_output_layout,
)
from fxge.torchair.core.utils import logger
from fxge.torchair.ge import Clone, attr, custom_op
from fxge.torchair.ge._ge_graph import (
    DataType,
    Tensor,
    TensorSpec,
    assert_args_checkout,
    ge_type_to_torch_type,
    is_sym,
    torch_dtype_value_to_ge_type,
    torch_type_to_ge_type,
)

__all__ = [
    "BF16",
    "BOOL",
    "C64",
    "F16",
    "F32",
    "F64",
    "I8",
    "I16",
    "I32",
    "I64",
    "U8",
    "Clone",
    "DataType",
    "Support",
    "T",
    "Tensor",
    "TensorSpec",
    "assert_args_checkout",
    "attr",
    "custom_op",
    "declare_supported",
    "dtype_promote",
    "force_op_unknown_shape",
    "ge",
    "ge_op",
    "ge_type_to_torch_type",
    "is_sym",
    "logger",
    "normalize_max_value",
    "normalize_min_value",
    "register_fx_node_ge_converter",
    "specific_op_input_layout",
    "specific_op_output_layout",
    "torch_dtype_value_to_ge_type",
    "torch_type_to_ge_type",
]

__getattr__ = _names.getter(__name__, __all__)
