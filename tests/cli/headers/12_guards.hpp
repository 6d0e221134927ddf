#pragma once
#ifndef OPS_GUARDS_H
#define OPS_GUARDS_H
#include <cstdint>
#include "graph/operator_reg.h"
#ifdef __cplusplus
extern "C++" {
#endif
namespace ge {
#ifndef OPS_PROTO_DEF_GUARDED
#define OPS_PROTO_DEF_GUARDED
REG_OP(Guarded)
    .INPUT(x, TensorType({DT_FLOAT}))
    .OUTPUT(y, TensorType({DT_FLOAT}))
    .OP_END_FACTORY_REG(Guarded)
#endif
#ifndef OPS_PROTO_DEF_GUARDED /* once is enough */
REG_OP(Guarded)
    .INPUT(again, TensorType({DT_INT8}))
    .OP_END_FACTORY_REG(Guarded)
#endif
}
#ifdef __cplusplus
}
#endif
#endif /* OPS_GUARDS_H */
