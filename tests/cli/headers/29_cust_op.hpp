#include "graph/operator_reg.h"
#define REG_CUST_OP(x) REG_OP(Cust##x)
#define CUST_OP_END_FACTORY_REG(x) OP_END_FACTORY_REG(Cust##x)
namespace ge {
REG_CUST_OP(Mvl)
  .INPUT(x, TensorType({DT_FLOAT, DT_DOUBLE}))
  .OUTPUT(y, TensorType({DT_FLOAT, DT_DOUBLE}))
  .REQUIRED_ATTR(p, Int)
  .CUST_OP_END_FACTORY_REG(Mvl)
REG_CUST_OP(Eod).INPUT(ids, TensorType({DT_INT32})).OUTPUT(mask, TensorType({DT_FLOAT16}))
  .ATTR(n, Int, false).CUST_OP_END_FACTORY_REG(Eod);
}
