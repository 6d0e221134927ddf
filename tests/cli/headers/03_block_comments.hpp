#include "graph/operator_reg.h"
namespace ge {
REG_OP(/* type */ BlockComments /* of it */) /* several
  lines */ .INPUT /* macro */ (x /* name */, /* list: */ TensorType({DT_INT32, /* DT_INT16, */ DT_INT64}))
    /* .INPUT(gone, TensorType({DT_INT8})) */
    .OUTPUT(y, /**/ TensorType(/***/ {DT_INT32, DT_INT64} /* * / */))
    .ATTR(axis, Int, /* last */ -1)
    .ATTR(axes, ListInt, {/* none */})
    .ATTR(text, String, "/* text */ // too")
    ./* the end */ OP_END_FACTORY_REG(BlockComments) /* no semicolon */
}
