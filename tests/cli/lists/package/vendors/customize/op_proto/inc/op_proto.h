/* A prototype, as a package installs it. */
#ifndef OP_PROTO_H_
#define OP_PROTO_H_

#include "graph/operator_reg.h"
#include "register/op_impl_registry.h"

namespace ge
{

REG_OP(AddScaled)
	.INPUT(x, ge::TensorType({ge::DT_FLOAT16, ge::DT_FLOAT, ge::DT_BF16}))
	.OPTIONAL_INPUT(y, ge::TensorType({ge::DT_FLOAT16, ge::DT_FLOAT, ge::DT_BF16}))
	.OUTPUT(z, ge::TensorType({ge::DT_FLOAT16, ge::DT_FLOAT, ge::DT_BF16}))
	.ATTR(alpha, Float, 1)
	.ATTR(axes, ListInt, {0, -1})
	.OP_END_FACTORY_REG(AddScaled);

}

#endif
