# SPDX-License-Identifier: Apache-2.0
"""Field numbers of proto/fx_graph.proto. Made by shim/make_fields.py: do not edit."""


class Device:
    type = 10
    index = 20


class SymExprHint:
    as_int = 10
    as_bool = 20
    as_float = 30


class SymExpr:
    expr_str = 10
    hint = 20
    expr_ref = 500


class SymInt:
    as_expr = 10
    as_int = 20


class SymFloat:
    as_expr = 10
    as_float = 20


class SymBool:
    as_expr = 10
    as_bool = 20


class TensorMeta:
    dtype = 10
    sizes = 20
    requires_grad = 30
    device = 40
    strides = 50
    storage_offset = 60
    layout = 70
    rank = 500
    dims = 501
    stride_dims = 502
    part = 503
    addressed = 504


class SymIntArgument:
    as_name = 10
    as_int = 20
    expr_ref = 500


class SymFloatArgument:
    as_name = 10
    as_float = 20
    expr_ref = 500


class SymBoolArgument:
    as_name = 10
    as_bool = 20
    expr_ref = 500


class TensorArgument:
    name = 10
    meta = 500


class TokenArgument:
    name = 10


class OptionalTensorArgument:
    as_none = 10
    as_tensor = 20


class GraphArgument:
    name = 10
    graph = 20


class CustomObjArgument:
    name = 10
    class_fqn = 20


class ComplexValue:
    real = 10
    imag = 20


class TensorList:
    items = 1


class OptionalTensorList:
    items = 1


class IntList:
    items = 1


class FloatList:
    items = 1


class BoolList:
    items = 1


class StringList:
    items = 1


class SymIntList:
    items = 1


class SymFloatList:
    items = 1


class SymBoolList:
    items = 1


class TensorListList:
    items = 1


class IntListList:
    items = 1


class FloatListList:
    items = 1


class Argument:
    as_none = 10
    as_tensor = 20
    as_tensors = 30
    as_int = 50
    as_ints = 70
    as_float = 80
    as_floats = 90
    as_string = 100
    as_strings = 101
    as_sym_int = 110
    as_sym_ints = 120
    as_scalar_type = 130
    as_memory_format = 140
    as_layout = 150
    as_device = 160
    as_bool = 170
    as_bools = 180
    as_sym_bool = 182
    as_sym_bools = 184
    as_optional_tensors = 190
    as_graph = 200
    as_custom_obj = 210
    as_operator = 220
    as_sym_float = 230
    as_sym_floats = 240
    as_optional_tensor = 250
    as_complex = 260
    as_nested_tensors = 270
    as_int_lists = 280
    as_string_to_argument = 290
    as_float_lists = 300


class NamedArgument:
    name = 10
    arg = 20
    kind = 30


class StringEntry:
    key = 1
    value = 2


class Node:
    target = 10
    inputs = 20
    outputs = 30
    metadata = 40
    is_hop_single_tensor_return = 50
    name = 60
    target_ref = 500
    location_ref = 501


class TensorMetaEntry:
    key = 1
    value = 2


class SymIntEntry:
    key = 1
    value = 2


class SymFloatEntry:
    key = 1
    value = 2


class SymBoolEntry:
    key = 1
    value = 2


class CustomObjEntry:
    key = 1
    value = 2


class Graph:
    inputs = 10
    outputs = 20
    nodes = 30
    tensor_values = 40
    sym_int_values = 50
    sym_bool_values = 60
    is_single_tensor_return = 70
    custom_obj_values = 80
    sym_float_values = 90


class UserInputSpec:
    arg = 10
    user_name = 500


class ConstantValue:
    as_none = 10
    as_int = 20
    as_float = 30
    as_string = 40
    as_bool = 50


class InputToConstantInputSpec:
    name = 10
    value = 20


class InputToParameterSpec:
    arg = 10
    parameter_name = 20


class InputToBufferSpec:
    arg = 10
    buffer_name = 20
    persistent = 30


class InputToTensorConstantSpec:
    arg = 10
    tensor_constant_name = 20


class InputToCustomObjSpec:
    arg = 10
    custom_obj_name = 20


class InputTokenSpec:
    arg = 10


class InputSpec:
    user_input = 10
    parameter = 20
    buffer = 30
    tensor_constant = 40
    custom_obj = 50
    constant_input = 60
    token = 70


class UserOutputSpec:
    arg = 10
    user_name = 500


class LossOutputSpec:
    arg = 10


class BufferMutationSpec:
    arg = 10
    buffer_name = 20


class ParameterMutationSpec:
    arg = 10
    parameter_name = 20


class GradientToParameterSpec:
    arg = 10
    parameter_name = 20


class GradientToUserInputSpec:
    arg = 10
    user_input_name = 20


class UserInputMutationSpec:
    arg = 10
    user_input_name = 20


class OutputTokenSpec:
    arg = 10


class OutputSpec:
    user_output = 10
    loss_output = 20
    buffer_mutation = 30
    gradient_to_parameter = 40
    gradient_to_user_input = 50
    user_input_mutation = 60
    token = 70
    parameter_mutation = 80


class GraphSignature:
    input_specs = 10
    output_specs = 20


class RangeConstraint:
    min_val = 10
    max_val = 20


class RangeEntry:
    key = 1
    value = 2


class IntEntry:
    key = 1
    value = 2


class ModuleCallSignature:
    inputs = 10
    outputs = 20
    in_spec = 30
    out_spec = 40
    forward_arg_names = 50


class ModuleCallEntry:
    fqn = 10
    signature = 30


class NamedTupleDef:
    field_names = 10


class NamedTupleEntry:
    key = 1
    value = 2


class GraphModule:
    graph = 10
    metadata = 40
    signature = 50
    module_call_graph = 60
    treespec_namedtuple_fields = 70


class SchemaVersion:
    major = 10
    minor = 20


class Frame:
    file = 1
    line = 2
    function = 3
    text = 4


class Mark:
    name = 1
    text = 2


class Location:
    frames = 1
    module = 2
    marks = 3


class Symbol:
    name = 1
    type = 2
    min_val = 3
    max_val = 4


class Guard:
    text = 1
    expr_ref = 2


class Weight:
    name = 1
    dtype = 2
    sizes = 3
    strides = 4
    lifted = 5
    data = 6
    path = 7
    offset = 8
    length = 9
    shares = 10
    stamp = 11


class ExportedProgram:
    graph_module = 10
    opset_version = 20
    range_constraints = 30
    schema_version = 60
    verifiers = 70
    torch_version = 80
    guards_code = 90
    magic = 500
    name = 501
    strings = 502
    symbols = 503
    exprs = 504
    locations = 505
    guards = 506
    weights = 507
    types = 508


class PayloadMeta:
    path_name = 10
    is_param = 20
    use_pickle = 30
    tensor_meta = 40


class PayloadEntry:
    key = 1
    value = 2


class PayloadConfig:
    config = 10
