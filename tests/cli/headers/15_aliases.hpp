#include "graph/operator_reg.h"
#define FLOATS TensorType({DT_FLOAT16, DT_FLOAT, DT_BF16})
#define SMALL DT_INT8, DT_UINT8   // a piece of a list
#define BOTH {SMALL, \
              DT_INT16}
#define EPSILON 1e-6f
#define DEFAULT_AXES {-2, -1}
namespace ge {
REG_OP(Aliases)
    .INPUT(x, FLOATS)
    .OPTIONAL_INPUT(mask, TensorType({SMALL}))
    .DYNAMIC_INPUT(more, TensorType(BOTH))
    .OUTPUT(y, FLOATS)
    .ATTR(epsilon, Float, EPSILON)
    .ATTR(axes, ListInt, DEFAULT_AXES)
    .OP_END_FACTORY_REG(Aliases)
}
