/* Meta functions of pools over one dim and upsampling. */
#include "ir/call.h"
#include "infer/metas.h"

static int
named(const fxge_call *c, const char *name)
{
	return fxge_op_param(c->node->op, name);
}

/* upsample_nearest2d, bilinear2d: c1: 4 dims. c2: output_size, else the sizes times scale_factors,
 * rounded down. */
bool
meta_upsample2d(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int by = named(c, "scale_factors");
	fxge_sizes to = fxge_arg_sizes(c, 1);
	fxge_size shape[4];
	int64_t n;

	if (x->rank != 4)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "the input has %d dims, expected 4", x->rank); /* c1 */
	memcpy(shape, x->shape, sizeof shape);
	for (int d = 0; d < 2 && to.n == 2; d++)
		shape[2 + d] = to.s[d];
	fxge_floats f = by < 0 || to.n == 2 ? (fxge_floats){NULL, 0} : fxge_arg_floats(c, by);

	for (int d = 0; d < 2 && f.n == 2; d++) {
		int64_t whole = (int64_t)f.v[d];

		if ((double)whole == f.v[d])
			shape[2 + d] = fxge_sym_mul(c->syms, shape[2 + d], fxge_sym_int(c->syms, whole));
		else if (fxge_sym_is_int(c->syms, shape[2 + d], &n))
			shape[2 + d] = fxge_sym_int(c->syms, (int64_t)((double)n * f.v[d]));
		else
			return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "a dynamic size times %g", f.v[d]);
	}
	if (to.n != 2 && f.n != 2)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "neither sizes nor factors are given"); /* c2 */
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, 4, shape);
}
