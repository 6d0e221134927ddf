/* Operators of GE beside a dtype that they do not take: computed in a wider one, which holds all of
 * it, and cast back. Integers and bools go through i32 or i64, halves through f32. What an
 * integer's result has beyond its dtype is cut off, as it would be in that dtype. */
#include "converters/conv.h"
#include "converters/widen.h"

static const fxge_value *
refused(const fxge_node *n, int port)
{
	const fxge_param *r = &n->op->params[port];
	const fxge_value *v = r->attr || !r->dtypes ? NULL : fxge_node_in(n, port);

	return v && v->meta.kind == FXGE_META_TENSOR && !(r->dtypes & 1u << v->meta.dtype) ? v : NULL;
}

int
fxge_conv_refused_port(const fxge_node *n)
{
	for (int i = 0; i < n->op->n_params; i++)
		if (refused(n, i))
			return i;
	return -1;
}

/* What all ports take that refuse `from`, and what holds it. */
static fxge_dtype
wider(const fxge_node *n, fxge_dtype from)
{
	static const fxge_dtype of[] = {FXGE_DT_I32, FXGE_DT_I64, FXGE_DT_F32};
	fxge_dtype_set taken = UINT64_MAX;

	for (int i = 0; i < n->op->n_params; i++) {
		const fxge_value *v = refused(n, i);

		if (v && v->meta.dtype == from)
			taken &= n->op->params[i].dtypes;
	}
	for (size_t i = 0; i < sizeof of / sizeof *of; i++)
		if (taken >> of[i] & 1 && fxge_dtype_is_float(from) == fxge_dtype_is_float(of[i])
			&& fxge_dtype_promote(from, of[i]) == of[i])
			return of[i];
	return FXGE_DT_NONE;
}

fxge_node *
fxge_conv_widen(fxge_node *n, int port)
{
	fxge_dtype from = fxge_node_in(n, port)->meta.dtype, to = wider(n, from);
	fxge_cx cx = fxge_cx_of(n);
	fxge_arg *args = FXGE_NEW_ARRAY(cx.call.arena, (size_t)n->op->n_params + 1, fxge_arg);

	if (to == FXGE_DT_NONE)
		return NULL;
	for (int i = 0; i < n->op->n_params; i++) {
		const fxge_value *v = refused(n, i);

		args[i] = v && v->meta.dtype == from
					  ? fxge_a_value(i, fxge_conv_cast(&cx, fxge_node_in(n, i), to))
					  : fxge_a_port(i, n, i);
	}
	args[n->op->n_params].param = -1;
	fxge_node *w = fxge_emit_op(&cx, n->op, args, n->n_results);

	for (uint32_t k = 0; w && k < n->n_results; k++)
		if (!fxge_conv_result(&cx, k, w->results[k]))
			return NULL;
	if (w)
		fxge_node_erase(n);
	return w;
}
