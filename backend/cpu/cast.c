/* Cast and Bitcast. Source: ops-math math/cast; the rules stand in convert.c. */
#include "backend/cpu/loop.h"

typedef struct cast {
	const fxge_array *x;
	fxge_array *y;
} cast;

static void
cast_range(void *ctx, int64_t from, int64_t to, int worker)
{
	const cast *c = ctx;
	char *y = (char *)c->y->data + (size_t)from * fxge_dtype_size(c->y->dtype);
	const char *x = (const char *)c->x->data + (size_t)from * fxge_dtype_size(c->x->dtype);

	(void)worker;
	fxge_convert(c->y->dtype, y, c->x->dtype, x, to - from);
}

bool
cpu_cast(fxge_kernel *k)
{
	cast c = {fxge_kernel_in(k, GE_Cast__x), &k->out[0]};

	if (!fxge_convert(c.y->dtype, c.y->data, c.x->dtype, c.x->data, 0))
		return fxge_kernel_no_dtype(k, c.x->dtype);
	fxge_pool_for(k->pool, fxge_array_numel(c.x), FXGE_GRAIN, cast_range, &c);
	return true;
}

/* The same bytes under another dtype. */
bool
cpu_bitcast(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_Bitcast__x);

	if (x->size)
		memcpy(k->out[0].data, x->data, x->size);
	return true;
}
