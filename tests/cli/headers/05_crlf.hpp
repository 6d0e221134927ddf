#include "graph/operator_reg.h"
namespace ge {
/* lines end as on Windows,
   comments too */
REG_OP(Crlf)
    .INPUT(x, TensorType({DT_FLOAT, \
                          DT_FLOAT16}))  // here
    .OUTPUT(y, TensorType({DT_FLOAT,
                           DT_FLOAT16}))
    .ATTR(mode, String, "a" \
          "b")
    .OP_END_FACTORY_REG(Crlf)
}
