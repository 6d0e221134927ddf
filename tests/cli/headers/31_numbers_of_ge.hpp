#include "graph/operator_reg.h"
namespace ge {
REG_OP(NumbersOfGe)
    .INPUT(x, TensorType({DT_FLOAT}))
    .OUTPUT(y, TensorType({DT_FLOAT}))
    .ATTR(dtype, Int, DT_INT32)
    .ATTR(other, Int, ge::DT_BF16)
    .ATTR(element_shape, ListInt, ge::UNKNOWN_RANK)
    .ATTR(shape, ListInt, UNKNOWN_SHAPE)
    .OP_END_FACTORY_REG(NumbersOfGe)
}
