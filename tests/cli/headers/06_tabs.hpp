#include "graph/operator_reg.h"

namespace	ge	{
REG_OP(	Tabs	)
	.INPUT(	x	,	TensorType(	{	DT_INT8	,	DT_UINT8	}	)	)
		.OUTPUT(y,	TensorType({DT_INT8,	DT_UINT8}))
.ATTR(k,	Int,		3)
	.OP_END_FACTORY_REG(Tabs)	
}
