/* Meta functions of operators that move elements without computing. */
#include "ir/call.h"
#include "passes/metas.h"

/* PyTorch's legacy rule: a 1-d tensor without elements joins anything. */
static bool
is_legacy_empty(const fxge_call *c, const fxge_meta *m)
{
	int64_t v;

	return m->rank == 1 && fxge_sym_is_int(c->syms, m->shape[0], &v) && v == 0;
}

/* c0: empty 1-d tensors are skipped. c1: at least one tensor. c2: equal ranks. c3: equal sizes off `dim`. c4: the
 * size of `dim` is the sum. c5: the dtype is the promotion of all. */
bool
meta_cat(fxge_call *c)
{
	fxge_meta_list xs = fxge_arg_tensors(c, ATEN_cat__tensors);
	const fxge_meta *y = NULL;
	fxge_size shape[FXGE_MAX_RANK];
	int dim = 0;

	if (xs.n == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "there is no tensor to join"); /* c1 */
	for (int i = 0; i < xs.n; i++) {
		const fxge_meta *x = xs.m[i];

		if (is_legacy_empty(c, x)) /* c0 */
			continue;
		if (!y) {
			y = x;
			dim = fxge_arg_dim(c, ATEN_cat__dim, x->rank);
			memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
			continue;
		}
		if (x->rank != y->rank)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "tensor %d has %d dims, the first has %d", i, x->rank,
				y->rank); /* c2 */
		for (int d = 0; d < y->rank; d++)
			shape[d] = d == dim ? fxge_sym_add(c->syms, shape[d], x->shape[d])				/* c4 */
								: fxge_unify(c, x->shape[d], shape[d], "joined tensors"); /* c3 */
	}
	fxge_dtype dt = fxge_arg_promote(c, ATEN_cat__tensors, ATEN_cat__tensors); /* c5 */

	return y ? fxge_out_tensor(c, 0, dt, y->rank, shape) : fxge_out_like(c, 0, dt, xs.m[0]);
}
