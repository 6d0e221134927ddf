/* SPDX-License-Identifier: Apache-2.0 */
/* Export of a program's operators as a JSON list for `atc --singleop`, once for each combination of
 * type, shapes, dtypes and attributes.
 *
 * Source of the format: atc's documentation of single-operator files. */
#include "backend/exporters/show.h"
#include "base/diag/operators.h"

#include "backend/air/air.h"
#include "backend/air/make.h"
#include "ir/optab.h"

#include "fxge_ge_control.h"

#include <ctype.h>

enum { MOST_ELEMENTS = 1024 }; /* limit for printed constants */

typedef struct writer {
	fxge_program *p;
	fxge_sbuf *out, entry;
	fxge_strmap seen;
	bool custom; /* only types of loaded files */
} writer;

static void
put_string(fxge_sbuf *b, const char *s)
{
	fxge_sbuf_json(b, s, strlen(s));
}

/* ---- descriptors ---- */

/* Appends the dtype: GE's name in lower case, except for bfloat16. */
static void
put_type(fxge_sbuf *b, fxge_dtype dt)
{
	const char *s = fxge_dtype_ge_name((int)dt) + 3;

	fxge_sbuf_str(b, "\"type\": \"");
	if (dt == FXGE_DT_BF16)
		s = "bfloat16";
	for (; *s; s++)
		fxge_sbuf_chr(b, (char)tolower((unsigned char)*s));
	fxge_sbuf_chr(b, '"');
}

/* Appends the bounds of dynamic sizes as `[lowest, highest]`; -1 = unbounded. */
static void
put_range(writer *w, const fxge_meta *m, const fxge_ge_view *v)
{
	bool any = false;

	for (int i = 0; i < v->rank; i++) {
		int64_t lo, hi;

		if (v->dims[i] >= 0)
			continue;
		fxge_sym_range(w->p->syms, m->shape[i], &lo, &hi);
		fxge_sbuf_fmt(&w->entry, "%s[%lld, %lld]", any ? ", " : ", \"shape_range\": [",
			(long long)(lo > 0 ? lo : 0), hi == FXGE_SIZE_UNKNOWN_MAX ? -1ll : (long long)hi);
		any = true;
	}
	fxge_sbuf_str(&w->entry, any ? "]" : "");
}

static void
put_desc(writer *w, const fxge_node *n, const char *const *formats, const fxge_value *v)
{
	fxge_sbuf *b = &w->entry;
	fxge_ge_view view = fxge_ge_view_of(w->p, b->arena, v->meta);

	fxge_sbuf_fmt(b, "\"format\": \"%s\", \"shape\": [",
		fxge_ge_format_name(fxge_ge_port_format(n->op, formats, &view)));
	if (view.rank < 0)
		fxge_sbuf_str(b, "-2");
	for (int i = 0; i < view.rank; i++)
		fxge_sbuf_fmt(b, "%s%lld", i ? ", " : "", (long long)view.dims[i]);
	fxge_sbuf_chr(b, ']');
	put_range(w, v->meta, &view);
	fxge_sbuf_str(b, ", ");
	put_type(b, view.dtype);
}

/* ---- inputs ---- */

/* Returns the constant of an operand if shapes depend on its value, otherwise NULL. */
static const fxge_tensor *
const_tensor(const fxge_param *r, const fxge_operand *o)
{
	const fxge_node *def = r->host ? o->value->def : NULL;
	const fxge_operand *held =
		def && def->op == &fxge_ops[GE_Const] && def->ports[GE_Const__value].present
			? fxge_port_at(def, GE_Const__value, 0)
			: NULL;
	const fxge_tensor *t = held && held->kind == FXGE_K_TENSOR ? held->tensor : NULL;

	return t && fxge_dtype_is_int(t->dtype) && t->dtype != FXGE_DT_U64
				   && fxge_tensor_numel(t) <= MOST_ELEMENTS
			   ? t
			   : NULL;
}

static int64_t
element(const fxge_tensor *t, const uint8_t *data, int64_t i)
{
	size_t n = fxge_dtype_size(t->dtype);
	int64_t v = 0;

	memcpy(&v, data + (size_t)i * n, n); /* little-endian, like files */
	if (fxge_dtypes[t->dtype].klass == FXGE_CLASS_INT && n < 8 && v >> (n * 8 - 1) & 1)
		v -= (int64_t)1 << n * 8;
	return v;
}

static void
put_constant(fxge_sbuf *b, const fxge_tensor *t)
{
	int64_t numel = fxge_tensor_numel(t);
	uint8_t *data = fxge_arena_alloc(b->arena, (size_t)fxge_tensor_dense_size(t) + 1);

	fxge_tensor_gather(t, 0, numel, data);
	fxge_sbuf_str(b, ", \"is_const\": true, \"const_value\": [");
	for (int64_t i = 0; i < numel; i++)
		fxge_sbuf_fmt(b, "%s%lld", i ? ", " : "", (long long)element(t, data, i));
	fxge_sbuf_chr(b, ']');
}

static void
put_input(writer *w, const fxge_node *n, const fxge_param *r, const fxge_operand *o, bool *any)
{
	fxge_sbuf *b = &w->entry;

	fxge_sbuf_str(b, *any ? ",\n      {" : "\n      {");
	*any = true;
	if (!o || o->kind != FXGE_K_VALUE) { /* a missing optional input */
		fxge_sbuf_str(b, "\"format\": \"RESERVED\", \"shape\": [], \"type\": \"UNDEFINED\"}");
		return;
	}
	const fxge_tensor *t = const_tensor(r, o);

	if (r->list) {
		fxge_sbuf_str(b, "\"dynamic_input\": ");
		put_string(b, r->name);
		fxge_sbuf_str(b, ", ");
	}
	put_desc(w, n, r->formats, o->value);
	if (t)
		put_constant(b, t);
	fxge_sbuf_chr(b, '}');
}

/* Appends the inputs up to the last one present. */
static void
put_inputs(writer *w, const fxge_node *n)
{
	int end = 0;
	bool any = false;

	for (int i = 0; i < n->op->n_params; i++)
		if (!n->op->params[i].attr && (n->ports[i].present || !n->op->params[i].optional))
			end = i + 1;
	for (int i = 0; i < end; i++) {
		const fxge_param *r = &n->op->params[i];
		const fxge_port *q = &n->ports[i];

		if (r->attr)
			continue;
		if (!r->list)
			put_input(w, n, r, q->present ? &n->operands[q->first] : NULL, &any);
		for (uint32_t k = 0; r->list && q->present && k < q->count; k++)
			put_input(w, n, r, &n->operands[q->first + k], &any);
	}
	fxge_sbuf_str(&w->entry, any ? "\n    ]" : "]");
}

/* ---- attributes ---- */

static bool
put_value(writer *w, const fxge_operand *o)
{
	fxge_sbuf *b = &w->entry;
	int64_t v = 0;

	switch (o->kind) {
	case FXGE_K_INT:
		if (!fxge_sym_is_int(w->p->syms, o->size, &v))
			return false;
		fxge_sbuf_i64(b, v);
		return true;
	case FXGE_K_FLOAT:
		if (o->f - o->f != 0)
			return false;
		fxge_sbuf_f64(b, (double)(float)o->f);
		return true;
	case FXGE_K_BOOL:
		fxge_sbuf_str(b, o->b ? "true" : "false");
		return true;
	case FXGE_K_STR:
		put_string(b, o->name);
		return true;
	case FXGE_K_DTYPE:
		put_string(b, fxge_dtype_ge_name((int)o->dtype));
		return true;
	default:
		return false;
	}
}

/* Appends an attribute unless it has its default, which the prototype defines. */
static void
put_attr(writer *w, const fxge_node *n, int param, bool *any)
{
	const fxge_param *r = &n->op->params[param];
	const fxge_port *q = &n->ports[param];
	const char *type = r->type == FXGE_P_DTYPE && !r->list ? "data_type" : fxge_json_attr_type(r);
	bool ok = type != NULL;

	if (!q->present)
		return;
	fxge_sbuf_str(
		&w->entry, *any ? ",\n      {\"name\": " : ",\n    \"attr\": [\n      {\"name\": ");
	*any = true;
	put_string(&w->entry, r->name);
	fxge_sbuf_fmt(
		&w->entry, ", \"type\": \"%s\", \"value\": %s", type ? type : "", r->list ? "[" : "");
	for (uint32_t i = 0; ok && i < q->count; i++) {
		fxge_sbuf_str(&w->entry, i ? ", " : "");
		ok = put_value(w, &n->operands[q->first + i]);
	}
	fxge_sbuf_str(&w->entry, r->list ? "]}" : "}");
	if (!ok)
		fxge_fail(w->p, n, FXGE_D_OPS_UNSAID,
			"attribute `%s` has no form in a single-operator file", r->name);
}

/* ---- operators ---- */

static void
put_outputs(writer *w, const fxge_node *n)
{
	uint32_t at = 0;

	for (int k = 0; k < n->op->n_results; k++) {
		const fxge_result *r = &n->op->results[k];
		uint32_t rest = (uint32_t)(n->op->n_results - 1 - k), more = n->n_results - at;
		uint32_t count = !r->list ? 1 : more > rest ? more - rest : 0;

		for (uint32_t i = 0; i < count && at < n->n_results; i++, at++) {
			fxge_sbuf_str(&w->entry, at ? ",\n      {" : "\n      {");
			put_desc(w, n, r->formats, n->results[at]);
			fxge_sbuf_chr(&w->entry, '}');
		}
	}
	fxge_sbuf_str(&w->entry, at ? "\n    ]" : "]");
}

static void
put_node(writer *w, const fxge_node *n)
{
	fxge_sbuf *b = &w->entry;
	bool any = false;

	fxge_sbuf_str(b, "  {\n    \"op\": ");
	put_string(b, n->op->name + 3);
	fxge_sbuf_str(b, ",\n    \"input_desc\": [");
	put_inputs(w, n);
	fxge_sbuf_str(b, ",\n    \"output_desc\": [");
	put_outputs(w, n);
	for (int i = 0; i < n->op->n_params; i++)
		if (n->op->params[i].attr)
			put_attr(w, n, i, &any);
	fxge_sbuf_str(b, any ? "\n    ]\n  }" : "\n  }");
}

/* Returns true for single operators: not for constants, ordering nodes, and operators with
 * subgraphs. */
static bool
is_wanted(const writer *w, const fxge_node *n)
{
	return n->op->ge && n->op != &fxge_ops[GE_Const] && n->op->id != GE_FxgeAfter && !n->n_regions
		   && (!w->custom || n->op->flags & FXGE_OP_CUSTOM);
}

static void
put_graph(writer *w, const fxge_graph *g)
{
	FXGE_EACH_NODE (n, g) {
		if (is_wanted(w, n)) {
			fxge_sbuf_init(&w->entry, w->out->arena);
			put_node(w, n);
			if (!fxge_strmap_get(&w->seen, w->entry.data, w->entry.len)) {
				fxge_sbuf_str(w->out, w->seen.len ? ",\n" : "\n");
				fxge_sbuf_add(w->out, w->entry.data, w->entry.len);
				fxge_strmap_put(
					w->out->arena, &w->seen, w->entry.data, w->entry.len, w->entry.data);
			}
		}
		for (uint32_t i = 0; i < n->n_regions; i++)
			put_graph(w, n->regions[i]);
	}
}

static void
show_ops(fxge_sbuf *b, fxge_program *p, bool custom)
{
	writer w = {.p = p, .out = b, .custom = custom};

	if (!fxge_air_is_ge(p))
		return;
	fxge_sbuf_chr(b, '[');
	put_graph(&w, p->main);
	fxge_sbuf_str(b, w.seen.len ? "\n]\n" : "]\n");
}

void
fxge_show_singleop(fxge_sbuf *b, fxge_program *p)
{
	show_ops(b, p, false);
}

void
fxge_show_singleop_custom(fxge_sbuf *b, fxge_program *p)
{
	show_ops(b, p, true);
}
