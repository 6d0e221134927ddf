/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of Cast and Bitcast. */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "infer/shapes.h"

#include "fxge_ge_cast.h"

/* c1: x's shape. c2: the dtype with GE's number dst_type. c3: values are kept if both dtypes are
 * integers. */
bool
shape_cast(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Cast__x);
	fxge_sizes v = fxge_arg_const_value(c, GE_Cast__x);
	fxge_dtype dt = fxge_shape_ge_dtype(c, GE_Cast__dst_type);

	if (!fxge_out_like(c, 0, dt, x))
		return false;
	if (dt != FXGE_DT_I64 && dt != FXGE_DT_I32)
		return true;
	for (int i = 0; dt == FXGE_DT_I32 && i < v.n; i++) {
		int64_t number;

		if (fxge_sym_is_int(c->syms, v.s[i], &number) && number != (int32_t)number)
			return true; /* the kernel wraps */
	}
	return fxge_shape_const_value(c, 0, v.s, v.n);
}

/* Sets the result of a bitcast whose last dim counts parts or whole elements. */
static bool
keep_rank(fxge_call *c, const fxge_meta *x, fxge_dtype dt, size_t from, size_t to)
{
	fxge_size shape[FXGE_MAX_RANK], *last = &shape[x->rank - 1];
	fxge_size parts = fxge_size_small((int64_t)(from > to ? from / to : to / from));
	int64_t n;

	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	if (from < to && fxge_sym_is_int(c->syms, *last, &n) && n % (int64_t)(to / from))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "the last dim is %lld, not a multiple of %d",
			(long long)n, (int)(to / from));
	*last =
		from > to ? fxge_sym_mul(c->syms, *last, parts) : fxge_sym_floordiv(c->syms, *last, parts);
	return fxge_out_tensor(c, 0, dt, x->rank, shape);
}

/* c1: x's shape; a narrower result dtype adds a last dim with the parts of each element. c2: for a
 * wider result dtype, the last dim of x holds the parts of one element. c3: with keep_dim, parts
 * are in the last dim in both cases. */
bool
shape_bitcast(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Bitcast__x);
	fxge_dtype dt = fxge_arg_dtype(c, GE_Bitcast__type, FXGE_DT_NONE);
	size_t from = fxge_dtype_size(x->dtype), to = fxge_dtype_size(dt);
	fxge_size shape[FXGE_MAX_RANK + 1];

	if (from == to || x->rank < 0)
		return from == to ? fxge_out_like(c, 0, dt, x) : fxge_shape_unknown(c, 0, dt, -1);
	if (from == 0 || to == 0 || (from > to ? from % to : to % from) != 0)
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "%s and %s are of no common width",
			fxge_dtypes[x->dtype].text, fxge_dtypes[dt].text);
	if (x->rank && fxge_arg_bool(c, GE_Bitcast__keep_dim))
		return keep_rank(c, x, dt, from, to);
	if (from > to && x->rank == FXGE_MAX_RANK)
		return fxge_call_fail(c, FXGE_D_LIMIT,
			"parts of elements are a dim more, at most %d are supported", FXGE_MAX_RANK);
	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	if (from > to) {
		shape[x->rank] = fxge_size_small((int64_t)(from / to));
		return fxge_out_tensor(c, 0, dt, x->rank + 1, shape);
	}
	if (x->rank == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "an element of %s is not %s",
			fxge_dtypes[x->dtype].text, fxge_dtypes[dt].text);
	fxge_shape_same_size(
		c, shape[x->rank - 1], fxge_size_small((int64_t)(to / from)), "the parts of an element");
	return !c->failed && fxge_out_tensor(c, 0, dt, x->rank - 1, shape);
}
