/*!
 * \file doxygen_ops.h
 * \brief One operator, documented as GE's headers document theirs.
 */
#ifndef CUSTOM_DOXYGEN_OPS_H_
#define CUSTOM_DOXYGEN_OPS_H_

#include "graph/operator_reg.h"

namespace ge {
/**
*@brief Scales "x" by a factor. \n

*@par Inputs:
*One input:
*x: A Tensor. Must be one of the following types: float16, float32. \n

*@par Attributes:
*factor: An optional float. Defaults to "1.0". \n

*@par Outputs:
*y: A Tensor. Has the same type as "x". \n

*@par Third-party framework compatibility
*None. REG_OP(NotAnOperator).INPUT(x, TensorType({DT_FLOAT})).OP_END_FACTORY_REG(NotAnOperator)
*/
REG_OP(DocScale)
    .INPUT(x, TensorType({DT_FLOAT16, DT_FLOAT}))
    .OUTPUT(y, TensorType({DT_FLOAT16, DT_FLOAT}))
    .ATTR(factor, Float, 1.0)
    .OP_END_FACTORY_REG(DocScale)
}  // namespace ge

#endif  // CUSTOM_DOXYGEN_OPS_H_
