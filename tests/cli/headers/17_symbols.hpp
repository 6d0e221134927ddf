#include "graph/operator_reg.h"
namespace ge {
REG_OP(Symbols)
    .DATATYPE(TIndex, TensorType({DT_INT32, DT_INT64}))
    .INPUT(x, "T")
    .INPUT(index, "TIndex")
    .OPTIONAL_INPUT(weight, "T")
    .DYNAMIC_INPUT(others, "T2")
    .OUTPUT(y, "T")
    .DYNAMIC_OUTPUT(z, "T2")
    .OUTPUT(where, "TIndex")
    .DATATYPE(T, TensorType({DT_FLOAT16, DT_FLOAT}))
    .DATATYPE(T2, TensorType::RealNumberType())
    .OP_END_FACTORY_REG(Symbols)
}
