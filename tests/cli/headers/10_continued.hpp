#include "graph/operator_reg.h"
namespace ge {
REG_OP(Continued) \
    .INPUT(x, TensorType({DT_FLOAT, DT_FLOAT16, DT_INT8, \
        DT_INT16, DT_UINT16, DT_UINT8, DT_INT32, DT_INT64, DT_DOUBLE})) \
    .INPUT(values, TensorType({DT_FLOAT, DT_FLOAT16, DT_INT8, \
        DT_INT16, DT_UINT16, DT_UINT8, DT_INT32, DT_INT64, DT_DOUBLE})) \
    .OUTPUT(y, TensorType({DT_INT32, DT_INT64})) \
    .ATTR(out_type, Type, \
          DT_INT32) \
    .OP_END_FACTORY_REG(Continued)
}
