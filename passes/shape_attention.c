/* Shapes of attention's operators and of gated units. */
#include "passes/shapes.h"

/* x. c1: dim is a dim of x. c2: its size is even. c3: y has half of it, x's other dims and dtype.
 */
bool
shape_swi_glu(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_SwiGlu__x);
	int d = fxge_shape_axis(c, fxge_arg_int(c, GE_SwiGlu__dim), x->rank);
	fxge_size shape[FXGE_MAX_RANK], two = fxge_size_small(2);
	int64_t n;

	if (c->failed)
		return false;
	if (fxge_sym_is_int(c->syms, x->shape[d], &n) && n % 2)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"dim %d has %lld elements, an even number is expected", d, (long long)n);
	for (int i = 0; i < x->rank; i++)
		shape[i] = i == d ? fxge_sym_floordiv(c->syms, x->shape[i], two) : x->shape[i];
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank, shape);
}
