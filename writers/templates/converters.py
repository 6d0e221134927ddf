"""Converters of operators for TorchAir, made by `fxge op export --to torchair`. Import it behind what defines them."""

import torch
from torchair import ge, register_fx_node_ge_converter
@#operators@


@register_fx_node_ge_converter(torch.ops.@overload@)
def convert_@identifier@(@parameters@@#parameters@, @/parameters@meta_outputs=None):
@#requirements@
    if @argument@ != @value@:
        raise NotImplementedError(f"@overload@: `@argument@` is {@argument@}, the NPU has it for @value@ alone")
@/requirements@
    inputs = {
@#inputs@
        "@name@": @#constant@ge.Const(@/constant@@value@@#constant@)@/constant@,
@/inputs@
    }
    attrs = {
@#attrs@
        "@name@": @#absent@None if @value@ is None else @/absent@ge.attr.@class@(@value@),
@/attrs@
    }
    attrs = {name: value for name, value in attrs.items() if value is not None}
    outputs = ge.custom_op("@type@", inputs=inputs, outputs=[@outputs@], attrs=attrs)
    return @returned@
@/operators@
