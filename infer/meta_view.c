/* The meta function of as_strided, which goes by strides. */
#include "ir/call.h"
#include "infer/metas.h"

#include "fxge_aten_view.h"

/* Whether the elements lie in memory in their order, by the strides that the program's file gives.
 */
static bool
in_order(fxge_call *c, const fxge_meta *x)
{
	fxge_size n = fxge_size_small(1);
	int64_t one;

	for (int d = x->rank - 1; x->stride && d >= 0; d--) {
		if (fxge_sym_is_int(c->syms, x->shape[d], &one) && one == 1)
			continue;
		if (!fxge_sym_proves_eq(c->syms, x->stride[d], n))
			return false;
		n = fxge_sym_mul(c->syms, n, x->shape[d]);
	}
	return true;
}

/* (Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset): c1: a stride a size. c2:
 * self's elements lie in order: else what is read depends on memory that a graph does not know. */
bool
meta_as_strided(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, ATEN_as_strided__self);
	fxge_sizes size = fxge_arg_sizes(c, ATEN_as_strided__size),
			   stride = fxge_arg_sizes(c, ATEN_as_strided__stride);

	if (size.n != stride.n)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "%d sizes and %d strides", size.n, stride.n); /* c1 */
	if (!in_order(c, x))
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM,
			"as_strided of a tensor whose elements do not lie in order"); /* c2 */
	return fxge_out_tensor(c, 0, x->dtype, size.n, size.s);
}
