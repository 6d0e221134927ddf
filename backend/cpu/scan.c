/* Cumsum and Cumprod along the axis that an input names.
 *
 * Sources: ops-math math/cumsum (README), cumprod prototype: exclusive shifts by one (first 0, or 1), reverse runs from the
 * end. Floats run in double and each result is rounded once; integers wrap. */
#include "backend/cpu/loop.h"

typedef struct scan {
	int64_t n, inner;
	bool product, exclusive, reverse;
} scan;

static void
row_float(const scan *s, fxge_dtype dt, const fxge_array *x, void *y, int64_t at)
{
	double v = s->product ? 1 : 0;

	for (int64_t i = 0; i < s->n; i++) {
		int64_t o = at + (s->reverse ? s->n - 1 - i : i) * s->inner;
		double e = fxge_array_float(x, o), next = s->product ? v * e : v + e;

		fxge_store_float(dt, y, o, s->exclusive ? v : next);
		v = next;
	}
}

static void
row_int(const scan *s, fxge_dtype dt, const fxge_array *x, void *y, int64_t at)
{
	uint64_t v = s->product ? 1 : 0;

	for (int64_t i = 0; i < s->n; i++) {
		int64_t o = at + (s->reverse ? s->n - 1 - i : i) * s->inner;
		uint64_t e = (uint64_t)fxge_array_int(x, o), next = s->product ? v * e : v + e;

		fxge_store_int(dt, y, o, (int64_t)(s->exclusive ? v : next));
		v = next;
	}
}

static bool
run(fxge_kernel *k, bool product)
{
	const fxge_array *x = fxge_kernel_in(k, 0);
	fxge_array *y = &k->out[0];
	fxge_ints axis = fxge_kernel_ints(k, 1);
	int a = axis.n == 1 ? fxge_kernel_axis(k, axis.v[0], x->rank) : -1;
	int64_t total = fxge_array_numel(x);

	if (axis.n != 1)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "axis has %d elements, expected 1", axis.n);
	if (a < 0 || total == 0)
		return a >= 0;
	scan s = {x->rank ? x->shape[a] : 1, x->rank ? fxge_array_span(x, a + 1, x->rank) : 1, product,
		fxge_arg_bool(&k->call, GE_Cumsum__exclusive), fxge_arg_bool(&k->call, GE_Cumsum__reverse)};

	for (int64_t r = 0; r < total / s.n; r++) {
		int64_t at = r / s.inner * s.n * s.inner + r % s.inner;

		if (fxge_dtype_is_float(x->dtype))
			row_float(&s, y->dtype, x, y->data, at);
		else
			row_int(&s, y->dtype, x, y->data, at);
	}
	return true;
}

bool
cpu_cumsum(fxge_kernel *k)
{
	return run(k, false);
}

bool
cpu_cumprod(fxge_kernel *k)
{
	return run(k, true);
}
