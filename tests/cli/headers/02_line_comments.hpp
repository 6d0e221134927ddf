#include "graph/operator_reg.h"
namespace ge {
// REG_OP(Old)
//     .INPUT(x, TensorType({DT_FLOAT}))
//     .OP_END_FACTORY_REG(Old)
REG_OP(LineComments)  // the name
    // before an input
    .INPUT(x, TensorType({DT_FLOAT,     // 32 bits
                          DT_FLOAT16}))  // 16 bits
    // .INPUT(gone, TensorType({DT_INT8}))
    .OUTPUT(y, TensorType({DT_FLOAT, DT_FLOAT16}))  // "quoted, ( and {"
    //.ATTR(gone, Int, 1)
    .ATTR(kept, Int, 2)  // was 1 \
    .ATTR(gone_too, Int, 3)
    .OP_END_FACTORY_REG(LineComments);  // end
}  // namespace ge
