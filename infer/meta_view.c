/* The meta function of as_strided, which goes by strides. */
#include "ir/call.h"
#include "infer/metas.h"

#include "fxge_aten_view.h"

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
	if (!fxge_meta_in_order(c->syms, x))
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM,
			"as_strided of a tensor whose elements do not lie in order"); /* c2 */
	return fxge_out_tensor(c, 0, x->dtype, size.n, size.s);
}
