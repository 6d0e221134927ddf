#include "graph/operator_reg.h"
namespace ge {
REG_OP(ListTypes)
    .DYNAMIC_INPUT(x, "L")
    .INPUT(n, TensorType(DT_INT32))
    .DYNAMIC_OUTPUT(y, "L")
    .DATATYPE(L, ListTensorType({DT_FLOAT, DT_INT32, DT_STRING, DT_RESOURCE, DT_VARIANT}))
    .OP_END_FACTORY_REG(ListTypes)
}
