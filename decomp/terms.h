/* Short forms of the operators that decompositions emit most. As everywhere in a rewrite, NULL goes
 * in where something failed before, and comes out again. */
#ifndef FXGE_DECOMP_TERMS_H
#define FXGE_DECOMP_TERMS_H

#include "decomp/decomp.h"

fxge_value *fxge_term_binary(fxge_cx *cx, int op, fxge_value *a, fxge_value *b);
#define FXGE_TERM_BINARY(name, op)                                                                 \
	static inline fxge_value *fxge_term_##name(fxge_cx *cx, fxge_value *a, fxge_value *b)          \
	{                                                                                              \
		return fxge_term_binary(cx, op, a, b);                                                     \
	}
FXGE_TERM_BINARY(add, ATEN_add_Tensor)
FXGE_TERM_BINARY(sub, ATEN_sub_Tensor)
FXGE_TERM_BINARY(mul, ATEN_mul_Tensor)
#undef FXGE_TERM_BINARY
fxge_value *fxge_term_where(fxge_cx *cx, fxge_value *c, fxge_value *a, fxge_value *b);
fxge_value *fxge_term_cast(fxge_cx *cx, fxge_value *x, fxge_dtype dt);
/* Rounded to `dt`, and then in the dtype that PyTorch computes in. */
fxge_value *fxge_term_opmath(fxge_cx *cx, fxge_value *x, fxge_dtype dt);

fxge_value *fxge_term_view(fxge_cx *cx, fxge_value *x, const fxge_size *shape, int rank);
fxge_value *fxge_term_permute(fxge_cx *cx, fxge_value *x, const int64_t *perm, int rank);
fxge_value *fxge_term_unsqueeze(fxge_cx *cx, fxge_value *x, int dim);
fxge_value *fxge_term_slice(
	fxge_cx *cx, fxge_value *x, int dim, fxge_size from, fxge_size to, int64_t step);

/* sum.dim_IntList, mean.dim, amax, any.dims ...: over the dims in `set`. */
fxge_value *fxge_term_reduce(fxge_cx *cx, int op, fxge_value *x, uint64_t set, bool keep);
uint64_t fxge_term_all(int rank);

fxge_value *fxge_term_number(fxge_cx *cx, fxge_dtype dt, double v);
/* The node's Scalar argument as a 0-d tensor. */
fxge_value *fxge_term_scalar(fxge_cx *cx, int param, fxge_dtype dt);

/* Every argument counts as read: the result's meta tells what they say. */
void fxge_term_read_all(fxge_cx *cx);

#endif
