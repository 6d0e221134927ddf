#include "graph/operator_reg.h"
namespace ge {
REG_OP(Promoted)
    .INPUT(x1, "T1")
    .INPUT(x2, "T2")
    .OUTPUT(y, "T3")
    .DATATYPE(T1, TensorType({DT_BOOL, DT_FLOAT16, DT_FLOAT, DT_INT32}))
    .DATATYPE(T2, TensorType({DT_FLOAT16, DT_FLOAT, DT_INT64}))
    .DATATYPE(T3, Promote({"T1", "T2"}))
    .OP_END_FACTORY_REG(Promoted)
REG_OP(PromotedThree)
    .DATATYPE(TY, ge::Promote({"TA", "TB", "TC"}))
    .INPUT(a, "TA").INPUT(b, "TB").OPTIONAL_INPUT(c, "TC").OUTPUT(y, "TY")
    .DATATYPE(TA, TensorType({DT_INT8, DT_FLOAT}))
    .DATATYPE(TB, TensorType({DT_INT8, DT_FLOAT}))
    .DATATYPE(TC, TensorType({DT_INT8, DT_FLOAT16}))
    .OP_END_FACTORY_REG(PromotedThree)
}
