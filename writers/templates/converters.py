"""Converters of operators for TorchAir, made by `fxge op export --to torchair`. Import it behind what defines them."""

import torch
from torchair import ge, register_fx_node_ge_converter
@#ge_dtypes@

DATA_TYPES = {
    torch.float32: ge.DataType.DT_FLOAT,
    torch.float16: ge.DataType.DT_FLOAT16,
    torch.bfloat16: ge.DataType.DT_BF16,
    torch.float64: ge.DataType.DT_DOUBLE,
    torch.int8: ge.DataType.DT_INT8,
    torch.int16: ge.DataType.DT_INT16,
    torch.int32: ge.DataType.DT_INT32,
    torch.int64: ge.DataType.DT_INT64,
    torch.uint8: ge.DataType.DT_UINT8,
    torch.bool: ge.DataType.DT_BOOL,
    torch.complex64: ge.DataType.DT_COMPLEX64,
    torch.complex128: ge.DataType.DT_COMPLEX128,
}
@/ge_dtypes@
@#operators@


@register_fx_node_ge_converter(torch.ops.@overload@)
def convert_@identifier@(@parameters@@#parameters@, @/parameters@meta_outputs=None):
@#requirements@
    if @argument@ != @value@:
        raise NotImplementedError(f"@overload@: `@argument@` is {@argument@}, the NPU has it for @value@ alone")
@/requirements@
    inputs = {
@#inputs@
        "@name@": @#absent@None if @value@ is None else @/absent@@#constant@ge.Const(@/constant@@value@@#constant@)@/constant@,
@/inputs@
    }
    attrs = {
@#attrs@
        "@name@": @#absent@None if @value@ is None else @/absent@ge.attr.@class@(@#dtype@DATA_TYPES[@value@]@/dtype@@^dtype@@value@@/dtype@),
@/attrs@
    }
    attrs = {name: value for name, value in attrs.items() if value is not None}
    outputs = ge.custom_op("@type@", inputs=inputs, outputs=[@outputs@], attrs=attrs)
    return @returned@
@/operators@
