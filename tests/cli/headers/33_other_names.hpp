// Names that are no enumerators of ge::DataType stand in headers whose macros do not look at them.
#include "graph/operator_reg.h"
#define DT_FLOAT32 DT_FLOAT
namespace ge {
static const DataType DT_FLOAT64 = DT_DOUBLE, DT_BFLOAT16 = DT_BF16, DT_HALF = DT_FLOAT16, DT_FP32 = DT_FLOAT;
REG_OP(OtherNames)
    .INPUT(x, TensorType({DT_HALF, DT_FLOAT32, DT_BFLOAT16}))
    .INPUT(w, TensorType({DT_FLOAT64, DT_FP32}))
    .OUTPUT(y, TensorType({DT_HALF, DT_FLOAT32, DT_BFLOAT16}))
    .OP_END_FACTORY_REG(OtherNames)
}
