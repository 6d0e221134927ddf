#include "graph/operator_reg.h"
namespace vendor {
namespace nn {
using namespace ge;
REG_OP(Nested)
    .INPUT(x, ge::TensorType({ge::DT_FLOAT16, ge::DataType::DT_BF16}))
    .INPUT(w, ::ge::TensorType(::ge::DT_FLOAT16))
    .OUTPUT(y, ge::TensorType::FLOAT())
    .ATTR(out, Type, ge::DT_FLOAT16)
    .ATTR(outs, ListType, {ge::DT_FLOAT16, ge::DataType::DT_INT8})
    .ATTR(none, Type, ge::DT_UNDEFINED)
    .ATTR(bias, Tensor, ge::Tensor())
    .OP_END_FACTORY_REG(Nested)
}  // namespace nn
}  // namespace vendor
namespace ge::op2 {
REG_OP(Inline).INPUT(x, TensorType::ALL()).OUTPUT(y, TensorType::ALL()).OP_END_FACTORY_REG(Inline);
}
