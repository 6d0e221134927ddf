/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of Fourier transforms along the last dim. */
#include "base/diag/common.h"
#include "infer/shapes.h"

#include "fxge_ge_fft.h"

static bool
has_dims(fxge_call *c, const fxge_meta *x)
{
	return x->rank > 0 || fxge_call_fail(c, FXGE_D_CONSTRAINT, "x has no dims, expected 1 or more");
}

/* c1: shape and dtype of x, whose rank is at least 1. */
bool
shape_fft(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_FFT__x);

	return has_dims(c, x) && fxge_out_like(c, 0, x->dtype, x);
}

/* x, fft_length (host). c1: x has a dim. c2: fft_length is one positive number. c3: the last dim
 * becomes fft_length, or fft_length // 2 + 1 if `half`. */
static bool
along_last(fxge_call *c, const fxge_meta *x, int length, bool half, fxge_dtype dt)
{
	fxge_size shape[FXGE_MAX_RANK];
	fxge_sizes v = fxge_arg_const_value(c, length);
	fxge_size n;
	int64_t known;

	fxge_shape_one(c, length);
	if (!has_dims(c, x) || c->failed)
		return false;
	n = v.n == 1 ? v.s[0] : fxge_shape_fresh(c, 0, x->rank - 1);
	if (v.n == 1 && fxge_sym_is_int(c->syms, n, &known) && (known < 1 || known > INT32_MAX))
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "fft_length is %lld, expected 1 at least", (long long)known);
	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	if (half && v.n == 1)
		n = fxge_sym_add(
			c->syms, fxge_sym_floordiv(c->syms, n, fxge_size_small(2)), fxge_size_small(1));
	shape[x->rank - 1] = n;
	return fxge_out_tensor(c, 0, dt, x->rank, shape);
}

bool
shape_rfft(fxge_call *c)
{
	return along_last(
		c, fxge_arg_tensor(c, GE_RFFT__input), GE_RFFT__fft_length, true, FXGE_DT_C64);
}

bool
shape_irfft(fxge_call *c)
{
	return along_last(c, fxge_arg_tensor(c, GE_IRFFT__x), GE_IRFFT__fft_length, false, FXGE_DT_F32);
}
