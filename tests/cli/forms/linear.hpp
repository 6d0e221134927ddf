#ifndef CUSTOM_LINEAR_H
#define CUSTOM_LINEAR_H
#include "register/op_impl_registry.h"
/* y = x @ weight^T + bias */
namespace ge {
REG_OP(CustomLinear)
    .INPUT(x, TensorType({DT_FLOAT, DT_FLOAT16, DT_BF16}))
    .INPUT(weight, TensorType({DT_FLOAT, DT_FLOAT16, DT_BF16})) // [n, k]
    .OPTIONAL_INPUT(bias, TensorType({DT_FLOAT, DT_FLOAT16, DT_BF16}))
    .OUTPUT(y, TensorType({DT_FLOAT, DT_FLOAT16, DT_BF16}))
    .ATTR(use_bias, Bool, false)
    .OP_END_FACTORY_REG(CustomLinear)
}
#endif
