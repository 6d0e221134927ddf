#include "graph/operator_reg.h"
#define HAS_BF16
#define OPS_LEVEL 3
namespace ge {
REG_OP(Features)
#ifdef HAS_BF16
    .INPUT(x, TensorType({DT_FLOAT16, DT_BF16}))
    .OUTPUT(y, TensorType({DT_FLOAT16, DT_BF16}))
#else
    .INPUT(x, TensorType({DT_FLOAT16}))
    .OUTPUT(y, TensorType({DT_FLOAT16}))
#endif
#if defined(HAS_FP8) && OPS_LEVEL >= 3
    .INPUT(scale, TensorType({DT_FLOAT8_E4M3FN}))
#elif !defined HAS_FP8 && OPS_LEVEL > 2
    .INPUT(scale, TensorType({DT_FLOAT}))
#else
    .INPUT(scale, TensorType({DT_DOUBLE}))
#endif
#if OPS_LEVEL == 3
    .ATTR(level, Int, OPS_LEVEL)
#endif
#undef HAS_BF16
#ifndef HAS_BF16
    .ATTR(last, Bool, true)
#endif
    .OP_END_FACTORY_REG(Features)
}
