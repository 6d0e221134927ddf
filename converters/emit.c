/* Emission of GE nodes, constants and casts for converters. */
#include "converters/conv.h"
#include "converters/sizes.h"

/* ---- arguments ---- */

fxge_value *
fxge_conv_in(fxge_conv *cx, int param)
{
	if (!fxge_arg_present(&cx->call, param) || cx->call.failed)
		return NULL;
	fxge_value *v = fxge_node_in(cx->node, param);

	if (!v)
		fxge_call_fail(&cx->call, FXGE_D_ARGUMENT, "argument '%s' is not a tensor",
			cx->node->op->params[param].name);
	return v;
}

fxge_values
fxge_conv_ins(fxge_conv *cx, int param)
{
	fxge_arg_present(&cx->call, param);
	const fxge_port *q = &cx->node->ports[param];
	uint32_t n = q->present ? q->count : 0;
	fxge_value **v = FXGE_NEW_ARRAY(cx->call.arena, n, fxge_value *);

	for (uint32_t i = 0; i < n; i++) {
		const fxge_operand *o = &cx->node->operands[q->first + i];

		v[i] = o->kind == FXGE_K_VALUE ? o->value : NULL;
	}
	return (fxge_values){v, (int)n};
}

const fxge_meta *
fxge_conv_out(const fxge_conv *cx, uint32_t k)
{
	return &cx->node->results[k]->meta;
}

/* ---- nodes ---- */

fxge_node *
fxge_emit_node(fxge_conv *cx, int op, const fxge_arg *args, uint32_t n_results)
{
	if (cx->call.failed)
		return NULL;
	fxge_node *n = fxge_build(cx->graph, cx->node, &fxge_ops[op], args, n_results, cx->node->loc);

	if (!n) {
		cx->call.failed = true;
		return NULL;
	}
	n->name = cx->node->name;
	return n;
}

fxge_value *
fxge_emit(fxge_conv *cx, int op, const fxge_arg *args)
{
	fxge_node *n = fxge_emit_node(cx, op, args, 0);

	return n ? n->results[0] : NULL;
}

bool
fxge_emit_result(fxge_conv *cx, int op, const fxge_arg *args)
{
	return fxge_conv_result(cx, 0, fxge_emit(cx, op, args));
}

static bool
same_shape(fxge_conv *cx, const fxge_meta *want, const fxge_meta *have)
{
	if (want->rank != have->rank)
		return false;
	for (int d = 0; d < want->rank; d++)
		if (fxge_sym_equal(cx->call.syms, want->shape[d], have->shape[d]) == FXGE_DISPROVED)
			return false;
	return true;
}

bool
fxge_conv_result(fxge_conv *cx, uint32_t k, fxge_value *v)
{
	const fxge_meta *want = fxge_conv_out(cx, k);

	if (!v || cx->call.failed)
		return false;
	if (want->kind == FXGE_META_TENSOR) {
		v = fxge_conv_cast(cx, v, (fxge_dtype)want->dtype);
		if (!v)
			return false;
		if (!same_shape(cx, want, &v->meta)) {
			cx->call.failed = true;
			return fxge_bug(cx->call.program, cx->node, "the converted result %u has another shape than the node",
				k);
		}
	}
	/* Sizes of the ATen node are the better known ones: GE's shape functions see less. */
	fxge_meta m = v->meta;

	if (want->kind == FXGE_META_TENSOR && v->def != cx->graph->entry) {
		m.shape = want->shape;
		m.stride = NULL;
		fxge_value_set_meta(cx->call.program, v, &m);
	}
	fxge_value_replace(cx->node->results[k], v);
	return true;
}

fxge_value *
fxge_conv_cast(fxge_conv *cx, fxge_value *v, fxge_dtype dt)
{
	if (!v || (fxge_dtype)v->meta.dtype == dt)
		return v;
	return fxge_emit(cx, GE_Cast,
		FXGE_ARGS(fxge_a_value(GE_Cast__x, v), fxge_a_int(GE_Cast__dst_type, fxge_dtypes[dt].ge)));
}

/* ---- constants ---- */

static fxge_value *
constant(fxge_conv *cx, fxge_tensor *t)
{
	if (cx->call.failed)
		return NULL;
	fxge_program_add_tensor(cx->call.program, t);
	return fxge_build_const(cx->graph, cx->node, t);
}

static fxge_tensor *
tensor(fxge_conv *cx, fxge_dtype dt, int rank, int64_t n)
{
	fxge_program *p = cx->call.program;

	return fxge_tensor_new(&p->arena, fxge_program_fresh_tensor_name(p, "const"), dt, rank, &n, NULL);
}

fxge_value *
fxge_conv_ints(fxge_conv *cx, fxge_dtype dt, const int64_t *v, int n)
{
	fxge_tensor *t = tensor(cx, dt, 1, n);

	for (int i = 0; i < n; i++)
		fxge_store_int(dt, (void *)(uintptr_t)t->data, i, v[i]);
	return constant(cx, t);
}

fxge_value *
fxge_conv_int(fxge_conv *cx, fxge_dtype dt, int64_t v)
{
	fxge_tensor *t = tensor(cx, dt, 0, 0);

	fxge_store_int(dt, (void *)(uintptr_t)t->data, 0, v);
	return constant(cx, t);
}

fxge_value *
fxge_conv_number(fxge_conv *cx, fxge_dtype dt, double v)
{
	fxge_tensor *t = tensor(cx, dt, 0, 0);

	fxge_store_float(dt, (void *)(uintptr_t)t->data, 0, v);
	return constant(cx, t);
}

fxge_value *
fxge_conv_scalar(fxge_conv *cx, int param, fxge_dtype dt)
{
	const fxge_port *q = &cx->node->ports[param];
	const fxge_operand *o = q->present && q->count ? &cx->node->operands[q->first] : NULL;
	int64_t i;

	if (o && o->kind == FXGE_K_INT) {
		fxge_size s = fxge_arg_size(&cx->call, param);

		if (!fxge_sym_is_int(cx->call.syms, s, &i))
			return fxge_conv_cast(cx, fxge_conv_size(cx, s), dt);
		if (!fxge_dtype_is_float(dt))
			return fxge_conv_int(cx, dt, i);
	}
	return fxge_conv_number(cx, dt, fxge_arg_float(&cx->call, param));
}

/* ---- sizes ---- */

fxge_value *
fxge_conv_size(fxge_conv *cx, fxge_size s)
{
	return fxge_sizer_value(cx->sizer, cx, s);
}

fxge_value *
fxge_conv_sizes(fxge_conv *cx, const fxge_size *s, int n)
{
	int64_t *known = FXGE_NEW_ARRAY(cx->call.arena, (size_t)n, int64_t);
	fxge_value **v = FXGE_NEW_ARRAY(cx->call.arena, (size_t)n, fxge_value *);
	int constants = 0;

	for (int i = 0; i < n; i++)
		constants += fxge_sym_is_int(cx->call.syms, s[i], &known[i]);
	if (constants == n)
		return fxge_conv_ints(cx, FXGE_DT_I64, known, n);
	for (int i = 0; i < n; i++)
		if (!(v[i] = fxge_conv_size(cx, s[i])))
			return NULL;
	return fxge_emit(cx, GE_Pack, FXGE_ARGS(fxge_a_values(GE_Pack__x, v, n), fxge_a_int(GE_Pack__N, n)));
}

fxge_value *
fxge_conv_reshape(fxge_conv *cx, fxge_value *v, const fxge_size *shape, int rank)
{
	bool same = v && v->meta.rank == rank;

	for (int d = 0; same && d < rank; d++)
		same = fxge_size_same(v->meta.shape[d], shape[d]);
	if (same || !v)
		return v;
	fxge_value *s = fxge_conv_sizes(cx, shape, rank);

	return fxge_emit(cx, GE_Reshape, FXGE_ARGS(fxge_a_value(GE_Reshape__x, v), fxge_a_value(GE_Reshape__shape, s)));
}
