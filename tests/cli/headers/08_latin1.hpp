#include "graph/operator_reg.h"
namespace ge {
// Größe: bytes that are no UTF-8 (€ÿ)
REG_OP(Latin1)
    .INPUT(x, TensorType({DT_FLOAT}))  /* été */
    .OUTPUT(y, TensorType({DT_FLOAT}))
    .OP_END_FACTORY_REG(Latin1)
}
