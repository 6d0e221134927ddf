/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion of node attributes to GE attributes, by the prototype's type. */
#include "backend/air/writer.h"

#include "fxge_ge_matmul.h"

static bool
constant_int(
	fxge_air_writer *w, const fxge_node *n, const fxge_param *r, const fxge_operand *o, int64_t *v)
{
	if (o->kind == FXGE_K_INT && fxge_sym_is_int(w->p->syms, o->size, v))
		return true;
	w->ok = fxge_bug(w->p, n, "attribute '%s' is not a constant integer", r->name);
	return false;
}

static double
as_float(fxge_air_writer *w, const fxge_operand *o)
{
	int64_t v = 0;

	if (o->kind == FXGE_K_FLOAT)
		return o->f;
	if (o->kind == FXGE_K_INT && fxge_sym_is_int(w->p->syms, o->size, &v))
		return (double)v;
	return 0;
}

static ge_tensor *
const_tensor(fxge_air_writer *w, const fxge_tensor *x)
{
	fxge_arena *a = w->scratch;
	ge_tensor *t = FXGE_NEW(a, ge_tensor);
	fxge_ge_view v = {x->dtype, FXGE_FORMAT_ND, x->rank, x->shape, false};
	size_t n = (size_t)fxge_tensor_dense_size(x);
	void *data = fxge_arena_alloc(a, n);

	ge__proto__tensor_def__init(t);
	t->desc = fxge_ge_desc(a, &v);
	fxge_tensor_gather(x, 0, fxge_tensor_numel(x), data);
	t->data = (ProtobufCBinaryData){n, data};
	return t;
}

static ge_attr *
single_attr(fxge_air_writer *w, const fxge_node *n, const fxge_param *r, const fxge_operand *o)
{
	fxge_arena *a = w->scratch;
	int64_t v = 0;

	switch (r->type) {
	case FXGE_P_INT:
		return constant_int(w, n, r, o, &v) ? fxge_ge_int(a, v) : NULL;
	case FXGE_P_FLOAT:
		return fxge_ge_float(a, as_float(w, o));
	case FXGE_P_BOOL:
		return o->kind == FXGE_K_BOOL ? fxge_ge_bool(a, o->b) : NULL;
	case FXGE_P_STR:
		return fxge_ge_str(a, o->name);
	case FXGE_P_DTYPE:
		return fxge_ge_dtype(a, o->dtype);
	case FXGE_P_CONST:
		return fxge_ge_tensor(a, const_tensor(w, o->tensor));
	default:
		return NULL;
	}
}

static void
fill_numbers(fxge_air_writer *w, const fxge_node *n, const fxge_param *r, const fxge_operand *o,
	size_t count, ge_list *l)
{
	int64_t *v = FXGE_NEW_ARRAY(w->scratch, count, int64_t);

	for (size_t i = 0; i < count; i++)
		if (r->type == FXGE_P_DTYPE)
			v[i] = fxge_dtypes[o[i].dtype].ge;
		else
			constant_int(w, n, r, &o[i], &v[i]);
	if (r->type == FXGE_P_DTYPE) {
		l->dt = v;
		l->n_dt = count;
	} else {
		l->i = v;
		l->n_i = count;
	}
}

static void
fill_others(
	fxge_air_writer *w, const fxge_param *r, const fxge_operand *o, size_t count, ge_list *l)
{
	fxge_arena *a = w->scratch;

	if (r->type == FXGE_P_FLOAT) {
		l->n_f = count;
		l->f = FXGE_NEW_ARRAY(a, count, float);
	} else if (r->type == FXGE_P_BOOL) {
		l->n_b = count;
		l->b = FXGE_NEW_ARRAY(a, count, protobuf_c_boolean);
	} else {
		l->n_s = count;
		l->s = FXGE_NEW_ARRAY(a, count, ProtobufCBinaryData);
	}
	for (size_t i = 0; i < count; i++)
		if (r->type == FXGE_P_FLOAT)
			l->f[i] = (float)as_float(w, &o[i]);
		else if (r->type == FXGE_P_BOOL)
			l->b[i] = o[i].b;
		else
			l->s[i] =
				(ProtobufCBinaryData){fxge_name_len(o[i].name), (uint8_t *)(uintptr_t)o[i].name};
}

static ge_attr *
list_attr(fxge_air_writer *w, const fxge_node *n, const fxge_param *r, const fxge_operand *o,
	size_t count)
{
	int type = 0;

	switch (r->type) {
	case FXGE_P_INT:
		type = GE_VT(INT);
		break;
	case FXGE_P_FLOAT:
		type = GE_VT(FLOAT);
		break;
	case FXGE_P_BOOL:
		type = GE_VT(BOOL);
		break;
	case FXGE_P_STR:
		type = GE_VT(STRING);
		break;
	case FXGE_P_DTYPE:
		type = GE_VT(DATA_TYPE);
		break;
	default:
		return NULL;
	}
	ge_attr *v = fxge_ge_list(w->scratch, type);

	if (r->type == FXGE_P_INT || r->type == FXGE_P_DTYPE)
		fill_numbers(w, n, r, o, count, v->list);
	else
		fill_others(w, r, o, count, v->list);
	return v;
}

/* Writes the default of an attribute that GE's shape function reads by its position, which differs
 * where a prototype lacks attributes. */
static void
put_default(fxge_air_writer *w, fxge_ge_attrs *t, const fxge_node *n, const fxge_param *r)
{
	fxge_arena *a = w->scratch;

	if (n->op->id != GE_GroupedMatmul)
		return;
	if (r->dflt.kind == FXGE_LIT_INT)
		fxge_ge_put(t, r->name, fxge_ge_int(a, r->dflt.i));
	else if (r->dflt.kind == FXGE_LIT_BOOL)
		fxge_ge_put(t, r->name, fxge_ge_bool(a, r->dflt.i != 0));
	else if (r->dflt.kind == FXGE_LIT_INTS)
		fxge_ge_put(t, r->name, fxge_ge_ints(a, r->dflt.ints, (size_t)r->dflt.n));
}

bool
fxge_air_attr(fxge_air_writer *w, fxge_ge_attrs *t, const fxge_node *n, int param)
{
	const fxge_param *r = &n->op->params[param];
	const fxge_port *q = &n->ports[param];

	if (!q->present) { /* GE adds defaults */
		put_default(w, t, n, r);
		return true;
	}
	const fxge_operand *o = q->count ? &n->operands[q->first] : NULL;
	ge_attr *v = r->lists  ? fxge_air_lists(w, r, o, q->count)
				 : r->list ? list_attr(w, n, r, o, q->count)
				 : o       ? single_attr(w, n, r, o)
						   : NULL;

	if (!v)
		return w->ok = fxge_bug(w->p, n, "attribute '%s' has no form in GE", r->name);
	fxge_ge_put(t, r->name, v);
	return true;
}
