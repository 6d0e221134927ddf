// Every macro, and the ways in which people write them. REG_OP(NotThis) stands in a comment.
#define REG_OP(x) /* neither is this one */ \
    continued
namespace ge {
/**
 * @brief All kinds.
 */
REG_OP(AllKinds)
    .INPUT(x, TensorType::NumberType())
    .OPTIONAL_INPUT(scale, TensorType({DT_FLOAT, DT_FLOAT16}))  // of each row
    .DYNAMIC_INPUT(more, "T1")
    .INPUT(index, TensorType::IndexNumberType())
    .INPUT(other, T1)
    .INPUT(any, TensorType())
    .INPUT(one, TensorType(DT_INT4))
    .INPUT(list, ListTensorType({ DT_BOOL,
                                  DT_STRING }))
    .OUTPUT(y, "TOut")
    .DYNAMIC_OUTPUT(z, ge::TensorType({ge::DT_FLOAT8_E4M3FN}))
    .REQUIRED_ATTR(axis, Int)
    .ATTR(axes, ListInt, {0, -1,
                          2})
    .ATTR(empty, ListInt, {})
    .ATTR(eps, Float, 1.0e-5f)
    .ATTR(negative, Float, -0.5)
    .ATTR(big, Int, 9223372036854775807L)
    .ATTR(flag, Bool, true)
    .ATTR(mode, String, "bilinear, \"x\"")
    .ATTR(dtype, Type, DT_FLOAT)
    .ATTR(none, Type, DT_UNDEFINED)
    .ATTR(scales, ListFloat, {1.f, 2.0f})
    .ATTR(names, ListString, {"a", "b"})
    .ATTR(flags, ListBool, {true, false})
    .ATTR(types, ListType, {DT_INT8, DT_BF16})
    .ATTR(pads, ListListInt, {{1, 2}, {3}})
    .ATTR(weight, Tensor, Tensor())
    .GRAPH(body)
    .DYNAMIC_GRAPH(branches)
    .DATATYPE(T1, TensorType({DT_FLOAT, DT_INT8}))
    .DATATYPE(TOut, TensorType::RealNumberType())
    .OP_END_FACTORY_REG(AllKinds);
REG_OP(OneLine).INPUT(x,TensorType({DT_FLOAT})).OUTPUT(y,TensorType({DT_FLOAT})).OP_END_FACTORY_REG(OneLine)
REG_OP(Relu).INPUT(x, TensorType({DT_FLOAT})).OUTPUT(y, TensorType({DT_FLOAT})).OP_END_FACTORY_REG(Relu)
}  // namespace ge
