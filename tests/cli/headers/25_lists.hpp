#include "graph/operator_reg.h"
namespace ge {
REG_OP(Lists)
    .DYNAMIC_INPUT(x, TensorType({DT_FLOAT}))
    .OUTPUT(y, TensorType({DT_FLOAT}))
    .ATTR(ints, ListInt, {1, 1, -1, 0x10})
    .ATTR(one, ListInt, {0})
    .ATTR(none, ListInt, {})
    .ATTR(trailing, ListInt, {1, 2,})
    .ATTR(lines, ListInt, {1,  // first
                           2,  /* second */
                           3})
    .ATTR(floats, ListFloat, {1.0f, -2.5, 3, 1e-3, .5f, 1.f / 8})
    .ATTR(no_floats, ListFloat, {})
    .ATTR(bools, ListBool, {true, false, true})
    .ATTR(no_bools, ListBool, {})
    .OP_END_FACTORY_REG(Lists)
}
