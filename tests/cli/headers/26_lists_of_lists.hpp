#include "graph/operator_reg.h"
namespace ge {
REG_OP(ListsOfLists)
    .INPUT(x, TensorType({DT_FLOAT}))
    .OUTPUT(y, TensorType({DT_FLOAT}))
    .ATTR(pads, ListListInt, {{1, 2}, {-3}, {4, 5, 6}})
    .ATTR(none, ListListInt, {})
    .ATTR(with_none, ListListInt, {{}, {1, 2}, {}})
    .ATTR(scales, ListListFloat, {{1.0, 2.5f}, {-.5, 3}})
    .ATTR(types, ListType, {DT_FLOAT, DT_INT8, DT_BF16})
    .ATTR(no_types, ListType, {})
    .REQUIRED_ATTR(must, ListListInt)
    .OP_END_FACTORY_REG(ListsOfLists)
}
