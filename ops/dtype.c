/* SPDX-License-Identifier: Apache-2.0 */
/* The table of element types, look-ups by each numbering, and PyTorch's type promotion. */
#include "ops/dtype.h"

#include <float.h>
#include <string.h>

const fxge_dtype_row fxge_dtypes[FXGE_DT_COUNT] = {
	[FXGE_DT_NONE] = {"none", -1, -1, -1, 0, FXGE_CLASS_NONE, "DT_UNDEFINED"},
#define FXGE_DTYPE(id, text, torch, proto, ge, bits, klass, ge_name)                               \
	[FXGE_DT_##id] = {text, torch, proto, ge, bits, FXGE_CLASS_##klass, ge_name},
#include "ops/dtype.def"
#undef FXGE_DTYPE
};

double
fxge_dtype_largest(fxge_dtype d)
{
	static const double largest[FXGE_DT_COUNT] = {
		[FXGE_DT_F64] = DBL_MAX,
		[FXGE_DT_F32] = (double)FLT_MAX,
		[FXGE_DT_F16] = 65504,
		[FXGE_DT_BF16] = 0x1.fep127,
		[FXGE_DT_F8E4M3] = 448,
		[FXGE_DT_F8E5M2] = 57344,
	};

	return largest[d];
}

fxge_dtype
fxge_dtype_by_text(const char *text, size_t n)
{
	for (int d = FXGE_DT_NONE + 1; d < FXGE_DT_COUNT; d++) {
		const char *t = fxge_dtypes[d].text;
		if (strlen(t) == n && !memcmp(t, text, n))
			return (fxge_dtype)d;
	}
	return FXGE_DT_NONE;
}

static fxge_dtype
by_number(int64_t number, size_t offset)
{
	if (number < 0)
		return FXGE_DT_NONE;
	for (int d = FXGE_DT_NONE + 1; d < FXGE_DT_COUNT; d++) {
		int have;
		memcpy(&have, (const char *)&fxge_dtypes[d] + offset, sizeof have);
		if (have == number)
			return (fxge_dtype)d;
	}
	return FXGE_DT_NONE;
}

fxge_dtype
fxge_dtype_by_torch(int64_t scalar_type)
{
	if (scalar_type == FXGE_TORCH_E8M0)
		return FXGE_DT_U8;
	return by_number(scalar_type, offsetof(fxge_dtype_row, torch));
}

fxge_dtype
fxge_dtype_by_proto(int64_t number)
{
	return by_number(number, offsetof(fxge_dtype_row, proto));
}

fxge_dtype
fxge_dtype_by_ge(int64_t number)
{
	return by_number(number, offsetof(fxge_dtype_row, ge));
}

/* Returns whether d is unsigned and wider than 8 bits; PyTorch promotes these types in few
 * cases. */
static bool
is_bare_unsigned(fxge_dtype d)
{
	return d == FXGE_DT_U16 || d == FXGE_DT_U32 || d == FXGE_DT_U64;
}

static bool
is_float8(fxge_dtype d)
{
	return d == FXGE_DT_F8E4M3 || d == FXGE_DT_F8E5M2;
}

static fxge_dtype
promote_float(fxge_dtype a, fxge_dtype b)
{
	if (fxge_dtypes[a].bits != fxge_dtypes[b].bits)
		return fxge_dtypes[a].bits > fxge_dtypes[b].bits ? a : b;
	return FXGE_DT_F32; /* neither f16 nor bf16 represents the other */
}

static fxge_dtype
promote_int(fxge_dtype a, fxge_dtype b)
{
	if (fxge_dtypes[a].klass == fxge_dtypes[b].klass)
		return fxge_dtypes[a].bits > fxge_dtypes[b].bits ? a : b;
	fxge_dtype s = fxge_dtypes[a].klass == FXGE_CLASS_INT ? a : b;
	return s == FXGE_DT_I8 ? FXGE_DT_I16 : s; /* with u8 */
}

fxge_dtype
fxge_dtype_complex(fxge_dtype d)
{
	return fxge_dtype_is_complex(d) ? d
		   : d == FXGE_DT_F16       ? FXGE_DT_C32
		   : d == FXGE_DT_F32       ? FXGE_DT_C64
		   : d == FXGE_DT_F64       ? FXGE_DT_C128
									: FXGE_DT_NONE;
}

fxge_dtype
fxge_dtype_real(fxge_dtype d)
{
	return d == FXGE_DT_C32    ? FXGE_DT_F16
		   : d == FXGE_DT_C64  ? FXGE_DT_F32
		   : d == FXGE_DT_C128 ? FXGE_DT_F64
							   : d;
}

/* Returns the complex type whose parts represent the float type `f`. */
static fxge_dtype
complex_of(fxge_dtype f)
{
	if (f == FXGE_DT_F16)
		return FXGE_DT_C32;
	return f == FXGE_DT_F64 ? FXGE_DT_C128 : FXGE_DT_C64;
}

static fxge_dtype
promote_complex(fxge_dtype a, fxge_dtype b)
{
	if (fxge_dtype_is_float(a))
		a = complex_of(a);
	if (fxge_dtype_is_float(b))
		b = complex_of(b);
	if (!fxge_dtype_is_complex(a))
		return b;
	if (!fxge_dtype_is_complex(b))
		return a;
	return fxge_dtypes[a].bits > fxge_dtypes[b].bits ? a : b;
}

/* NONE if PyTorch refuses, too. */
fxge_dtype
fxge_dtype_promote(fxge_dtype a, fxge_dtype b)
{
	if (a == b || b == FXGE_DT_NONE)
		return a;
	if (a == FXGE_DT_NONE)
		return b;
	if (is_float8(a) || is_float8(b))
		return FXGE_DT_NONE;
	bool fa = fxge_dtype_is_float(a), fb = fxge_dtype_is_float(b);
	if ((is_bare_unsigned(a) && !fb) || (is_bare_unsigned(b) && !fa))
		return FXGE_DT_NONE;
	if (fxge_dtype_is_complex(a) || fxge_dtype_is_complex(b))
		return promote_complex(a, b);
	if (fa && fb)
		return promote_float(a, b);
	if (fa || fb)
		return fa ? a : b;
	if (a == FXGE_DT_BOOL || b == FXGE_DT_BOOL)
		return a == FXGE_DT_BOOL ? b : a;
	return promote_int(a, b);
}
