/* SPDX-License-Identifier: Apache-2.0 */
/* GE's correction of biases for the offset of AscendQuant, for the executor.
 *
 * GE's pass QuantBiasOptimization (hicann/ge) subtracts offset * sum(filter) from the bias of a
 * Conv2D whose image AscendQuant makes; a graph for GE has the bias without it. */
#include "driver/run/run.h"

#include "ir/rewrite.h"

#include "fxge_aten_binary.h"
#include "fxge_aten_reduce.h"
#include "fxge_ge_conv.h"
#include "fxge_ge_quant.h"

#include <math.h>

enum { SPATIAL = 3 }; /* dims of a filter that are summed: channels, height, width */

/* Returns the offset of the AscendQuant that makes the i8 image of a Conv2D, or 0. */
static double
image_offset(fxge_node *n, fxge_arena *a)
{
	fxge_value *x = n->op == &fxge_ops[GE_Conv2D] ? fxge_node_in(n, GE_Conv2D__x) : NULL;

	if (!x || x->def->op != &fxge_ops[GE_AscendQuant] || x->meta->dtype != FXGE_DT_I8)
		return 0;
	fxge_call c = fxge_call_of(x->def, a);
	double offset = fxge_arg_float(&c, GE_AscendQuant__offset);

	/* the row of AscendQuant refuses others */
	return offset >= INT8_MIN && offset <= INT8_MAX ? rint(offset) : 0;
}

static fxge_value *
corrected(fxge_cx *cx, double offset)
{
	static const int64_t dims[SPATIAL] = {1, 2, 3};
	const fxge_node *n = cx->node;
	fxge_value *sum = fxge_emit(cx, ATEN_sum_dim_IntList,
		FXGE_ARGS(fxge_a_value(ATEN_sum_dim_IntList__self, fxge_node_in(n, GE_Conv2D__filter)),
			fxge_a_ints(ATEN_sum_dim_IntList__dim, dims, SPATIAL),
			fxge_a_dtype(ATEN_sum_dim_IntList__dtype, FXGE_DT_I32)));
	fxge_value *by = fxge_emit(cx, ATEN_mul_Scalar,
		FXGE_ARGS(fxge_a_value(ATEN_mul_Scalar__self, sum),
			fxge_a_int(ATEN_mul_Scalar__other, -(int64_t)offset)));
	fxge_value *bias = fxge_node_in(n, GE_Conv2D__bias);

	return bias ? fxge_emit(cx, ATEN_add_Tensor,
			   FXGE_ARGS(fxge_a_value(ATEN_add_Tensor__self, bias),
				   fxge_a_value(ATEN_add_Tensor__other, by)))
				: by;
}

static bool
correct_node(fxge_node *n, double offset)
{
	fxge_cx cx = fxge_cx_of(n);
	fxge_value *bias = corrected(&cx, offset);
	fxge_value *y = bias ? fxge_emit(&cx, GE_Conv2D,
						FXGE_ARGS(fxge_a_port(GE_Conv2D__x, n, GE_Conv2D__x),
							fxge_a_port(GE_Conv2D__filter, n, GE_Conv2D__filter),
							fxge_a_value(GE_Conv2D__bias, bias),
							fxge_a_port(GE_Conv2D__strides, n, GE_Conv2D__strides),
							fxge_a_port(GE_Conv2D__pads, n, GE_Conv2D__pads),
							fxge_a_port(GE_Conv2D__dilations, n, GE_Conv2D__dilations),
							fxge_a_port(GE_Conv2D__groups, n, GE_Conv2D__groups),
							fxge_a_port(GE_Conv2D__data_format, n, GE_Conv2D__data_format),
							fxge_a_port(GE_Conv2D__offset_x, n, GE_Conv2D__offset_x)))
						 : NULL;

	if (!y || !fxge_set_result(&cx, 0, y))
		return false;
	fxge_node_erase(n);
	return true;
}

static bool
correct_graph(fxge_graph *g, int depth)
{
	bool ok = true;

	FXGE_EACH_NODE_SAFE (n, g) {
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			ok &= correct_graph(n->regions[i], depth + 1);
		double offset = image_offset(n, &g->program->scratch);

		if (offset != 0)
			ok &= correct_node(n, offset);
	}
	return ok;
}

bool
fxge_correct_biases(fxge_program *p)
{
	return correct_graph(p->main, 0);
}
