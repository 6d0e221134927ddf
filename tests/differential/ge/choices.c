/* SPDX-License-Identifier: Apache-2.0 */
/* Numbers, names and dtypes of programs, from a sequence of choices. */
#include "differential/ge/choices.h"

#include "ir/tensor.h"

uint32_t
choose(choices *c, uint32_t n)
{
	uint32_t v = 0;

	if (c->replay) {
		v = c->made.len < c->n_replay ? c->replay[c->made.len] % n : 0;
	} else {
		c->state = c->state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
		v = (uint32_t)((c->state >> 33) % n);
	}
	fxge_vec_push(c->arena, &c->made, v);
	return v;
}

bool
rarely(choices *c, uint32_t n)
{
	return choose(c, n) == n - 1;
}

/* ---- numbers ---- */

int64_t
any_int(choices *c)
{
	static const int64_t small[] = {1, 0, 2, -1, 3, 4, 1, 2, -2, 5, 7, 8, -3, 16, 64, 65};
	static const int64_t large[] = {INT64_MAX, INT64_MIN, INT32_MAX, INT32_MIN, INT64_C(1) << 62,
		INT64_C(1) << 40, UINT32_MAX, -(INT64_C(1) << 33), 1000, 2147483647};

	return rarely(c, 12) ? large[choose(c, 10)] : small[choose(c, 16)];
}

double
any_float(choices *c)
{
	static const double v[] = {1, 0, 0.5, -1, 2, 1e-5, -0.25, 1e30, -1e30, 1e308, 65504, 1e-40};

	return v[choose(c, 12)];
}

const char *
any_text(choices *c, const char *given)
{
	static const char *const v[] = {"NCHW", "none", "tanh", "constant", "add", "reflect", "BNSD",
		"BSH", "BSND", "SBH", "CALCULATED", "NCDHW", "NHWC", "mul", "max", "edge", "symmetric",
		"circular", "SAME", "", "x"};

	return given && *given && !rarely(c, 3) ? given : v[choose(c, 21)];
}

fxge_dtype
any_dtype(choices *c, fxge_dtype_set set)
{
	fxge_dtype of[FXGE_DT_COUNT];
	uint32_t n = 0;

	for (int d = 1; d < FXGE_DT_COUNT; d++)
		if (!set || set >> d & 1)
			of[n++] = (fxge_dtype)d;
	return of[choose(c, n)];
}

int64_t
any_dim(choices *c)
{
	static const int64_t v[] = {2, 1, 3, 4, 2, 3, 5, 8, 1, 0, 6, 16, 17, 64, 33, 2};
	static const int64_t large[] = {INT64_C(1) << 40, INT32_MAX, INT64_C(1) << 62, 70000};

	return rarely(c, 60) ? large[choose(c, 4)] : v[choose(c, 16)];
}

/* The first elements are chosen, the others repeat them. */
void
any_values(choices *c, fxge_dtype dt, void *data, size_t n)
{
	enum { CHOSEN = 32 };
	size_t size = fxge_dtype_size(dt);
	char *p = data;

	for (size_t i = 0; i < n && i < CHOSEN; i++)
		if (dt == FXGE_DT_BOOL)
			p[i] = (char)choose(c, 2);
		else if (fxge_dtype_is_int(dt))
			fxge_store_int(dt, p, (int64_t)i, any_int(c));
		else
			fxge_store_float(dt, p, (int64_t)i, any_float(c));
	for (size_t i = CHOSEN; i < n; i++)
		memcpy(p + i * size, p + (i - CHOSEN) * size, size);
}
