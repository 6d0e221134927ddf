#include "graph/operator_reg.h"
namespace ge {
REG_OP(InPlace)
    .INPUT(var, TensorType({DT_FLOAT, DT_FLOAT16}))
    .INPUT(indices, TensorType::IndexNumberType())
    .INPUT(updates, TensorType({DT_FLOAT, DT_FLOAT16}))
    .OUTPUT(var, TensorType({DT_FLOAT, DT_FLOAT16}))
    .ATTR(use_locking, Bool, false)
    .OP_END_FACTORY_REG(InPlace)
}
