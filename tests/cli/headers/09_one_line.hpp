#include "graph/operator_reg.h"
namespace ge{REG_OP(OneLineA).INPUT(x,TensorType({DT_FLOAT})).OUTPUT(y,TensorType({DT_FLOAT})).OP_END_FACTORY_REG(OneLineA)REG_OP(OneLineB).INPUT(x,TensorType({DT_INT8})).OUTPUT(y,TensorType({DT_INT8})).ATTR(k,Int,1).OP_END_FACTORY_REG(OneLineB);REG_OP(OneLineC).OUTPUT(y,TensorType({DT_BOOL})).OP_END_FACTORY_REG(OneLineC)}
