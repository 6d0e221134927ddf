// As msopgen's projects make them: lists of dtypes are parallel, and one dtype stands in them several times.
#ifndef OP_PROTO_H_
#define OP_PROTO_H_

#include "graph/operator_reg.h"

namespace ge {

REG_OP(Parallel)
    .INPUT(x, ge::TensorType({ge::DT_FLOAT16, ge::DT_BF16, ge::DT_FLOAT, ge::DT_FLOAT16, ge::DT_BF16, ge::DT_FLOAT}))
    .INPUT(indices, ge::TensorType({ge::DT_INT64, ge::DT_INT64, ge::DT_INT64, ge::DT_INT32, ge::DT_INT32, ge::DT_INT32}))
    .OUTPUT(y, ge::TensorType({ge::DT_FLOAT16, ge::DT_BF16, ge::DT_FLOAT, ge::DT_FLOAT16, ge::DT_BF16, ge::DT_FLOAT}))
    .ATTR(eps, Float, 1e-06)
    .OP_END_FACTORY_REG(Parallel);

}

#endif
