#include "graph/operator_reg.h"
namespace ge {
#if 0
It's not C++ at all here: "no end
REG_OP(Never).INPUT(x, TensorType({DT_FLOAT})).OP_END_FACTORY_REG(Never)
#if 1
REG_OP(NeverEither).OP_END_FACTORY_REG(NeverEither)
#else
#endif
#else
REG_OP(Instead).INPUT(x, TensorType({DT_INT8})).OUTPUT(y, TensorType({DT_INT8})).OP_END_FACTORY_REG(Instead)
#endif
  #  if 1 /* always */
REG_OP(Always).INPUT(x, TensorType({DT_INT8})).OUTPUT(y, TensorType({DT_INT8})).OP_END_FACTORY_REG(Always)
  #  else
REG_OP(Always).INPUT(z, TensorType({DT_INT8})).OP_END_FACTORY_REG(Always)
  #  endif
}
