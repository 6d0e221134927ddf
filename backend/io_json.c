/* The io description: what goes into a compiled program and what comes out, as JSON. */
#include "backend/air_writer.h"
#include "ir/text_names.h"

enum { VERSION = 1 };

typedef struct io {
	fxge_sbuf *b;
	fxge_program *p;
	const fxge_air_graph *g;
	const fxge_places *places; /* NULL = not written to files */
} io;

static void
put_str(io *t, const char *key, const char *value)
{
	fxge_sbuf_fmt(t->b, "\"%s\": ", key);
	if (value)
		fxge_sbuf_json(t->b, value, strlen(value));
	else
		fxge_sbuf_str(t->b, "null");
}

/* Numbers as numbers, everything else as the text of its expression. */
static void
put_size(io *t, fxge_size s)
{
	int64_t v;
	fxge_sbuf e;

	if (fxge_sym_is_int(t->p->syms, s, &v)) {
		fxge_sbuf_i64(t->b, v);
		return;
	}
	fxge_sbuf_init(&e, t->b->arena);
	fxge_sym_print(&e, t->p->syms, s);
	fxge_sbuf_json(t->b, e.data, e.len);
}

static void
put_meta(io *t, const fxge_meta *m)
{
	static const char *const kinds[] = {"unknown", "tensor", "number", "none", "token"};

	fxge_sbuf_str(t->b, ", ");
	put_str(t, "kind", kinds[m->kind]);
	if (m->kind == FXGE_META_SIZE) {
		static const char *const types[] = {"i64", "f32", "bool"};

		fxge_sbuf_str(t->b, ", ");
		put_str(t, "dtype", types[fxge_sym_type_of(t->p->syms, m->size)]);
		fxge_sbuf_str(t->b, ", \"expr\": ");
		put_size(t, m->size);
	}
	if (m->kind != FXGE_META_TENSOR)
		return;
	fxge_sbuf_str(t->b, ", ");
	put_str(t, "dtype", fxge_dtypes[m->dtype].text);
	fxge_sbuf_str(t->b, m->rank < 0 ? ", \"dims\": null" : ", \"dims\": [");
	for (int i = 0; i < m->rank; i++) {
		if (i)
			fxge_sbuf_str(t->b, ", ");
		put_size(t, m->shape[i]);
	}
	if (m->rank >= 0)
		fxge_sbuf_chr(t->b, ']');
}

/* A constant operand; numbers that JSON lacks are strings. */
static void
put_literal(io *t, const fxge_operand *o)
{
	switch (o->kind) {
	case FXGE_K_INT:
	case FXGE_K_SYM:
		put_size(t, o->size);
		break;
	case FXGE_K_FLOAT:
		if (o->f - o->f != 0)
			fxge_sbuf_chr(t->b, '"');
		fxge_sbuf_f64(t->b, o->f);
		if (o->f - o->f != 0)
			fxge_sbuf_chr(t->b, '"');
		break;
	case FXGE_K_BOOL:
		fxge_sbuf_str(t->b, o->b ? "true" : "false");
		break;
	case FXGE_K_STR:
		fxge_sbuf_json(t->b, o->name, strlen(o->name));
		break;
	case FXGE_K_DTYPE:
		fxge_sbuf_json(t->b, fxge_dtypes[o->dtype].text, strlen(fxge_dtypes[o->dtype].text));
		break;
	default:
		fxge_sbuf_str(t->b, "null");
	}
}

static void
put_initial(io *t, const fxge_tensor *x)
{
	const fxge_place *l = x && t->places ? fxge_places_of(t->places, x) : NULL;

	fxge_sbuf_str(t->b, ", \"initial\": ");
	if (!x) {
		fxge_sbuf_str(t->b, "null");
	} else if (l && l->kind != FXGE_PLACE_INLINE) {
		fxge_sbuf_chr(t->b, '{');
		put_str(t, "location", l->location);
		fxge_sbuf_fmt(t->b, ", \"offset\": %llu, \"length\": %llu}", (unsigned long long)l->offset,
			(unsigned long long)l->length);
	} else if (fxge_tensor_is_zero(x)) {
		fxge_sbuf_str(t->b, "\"zeros\"");
	} else {
		fxge_sbuf_chr(t->b, '{');
		put_str(t, "tensor", x->name);
		fxge_sbuf_chr(t->b, '}');
	}
}

static void
put_input(io *t, uint32_t i)
{
	const fxge_input *in = &t->p->inputs.data[i];
	const fxge_value *v = fxge_graph_input(t->p->main, i);
	bool fed = fxge_air_input_is_fed(t->p, t->p->main, i);

	fxge_sbuf_chr(t->b, '{');
	put_str(t, "name", in->name ? in->name : v->name);
	fxge_sbuf_str(t->b, ", ");
	put_str(t, "value", v->name);
	fxge_sbuf_str(t->b, ", ");
	put_str(t, "role", fxge_role_names[in->role]);
	fxge_sbuf_str(t->b, ", ");
	put_str(t, "node", fed ? t->g->inputs[i] : NULL);
	if (fed)
		fxge_sbuf_fmt(t->b, ", \"index\": %u", t->g->index[i]);
	if (in->target) {
		fxge_sbuf_str(t->b, ", ");
		put_str(t, "target", in->target);
	}
	put_meta(t, &v->meta);
	if (in->role == FXGE_ROLE_STATE)
		put_initial(t, in->tensor);
	if (in->role == FXGE_ROLE_LITERAL) {
		fxge_sbuf_str(t->b, ", \"literal\": ");
		put_literal(t, &in->literal);
	}
	fxge_sbuf_chr(t->b, '}');
}

static void
put_output(io *t, uint32_t i, uint32_t slot)
{
	const fxge_output *out = &t->p->outputs.data[i];
	const fxge_operand *o = fxge_graph_output(t->p->main, i);

	fxge_sbuf_chr(t->b, '{');
	put_str(t, "name", out->name);
	fxge_sbuf_str(t->b, ", ");
	put_str(t, "role", fxge_output_names[out->kind]);
	if (out->target) {
		fxge_sbuf_str(t->b, ", ");
		put_str(t, "target", out->target);
	}
	if (o->kind == FXGE_K_VALUE) {
		fxge_sbuf_fmt(t->b, ", \"index\": %u", slot);
		put_meta(t, &o->value->meta);
	} else {
		fxge_sbuf_str(t->b, ", \"literal\": ");
		put_literal(t, o);
	}
	fxge_sbuf_chr(t->b, '}');
}

/* ---- symbols ---- */

static bool
mentions(const fxge_syms *s, fxge_size e, fxge_size symbol, int depth)
{
	const fxge_size *args;

	if (fxge_size_same(e, symbol))
		return true;
	if (fxge_size_is_small(e) || depth > FXGE_MAX_EXPR_DEPTH)
		return false;
	int n = fxge_sym_args(s, e, &args);

	for (int i = 0; i < n; i++)
		if (mentions(s, args[i], symbol, depth + 1))
			return true;
	return false;
}

/* The first input and dim (-1 = a number itself) that is, or at least mentions, the symbol. */
static bool
find_source(io *t, fxge_size symbol, bool exact, uint32_t *input, int *dim)
{
	const fxge_syms *s = t->p->syms;

	for (uint32_t i = 0; i < fxge_graph_n_inputs(t->p->main); i++) {
		const fxge_meta *m = &fxge_graph_input(t->p->main, i)->meta;
		int n = m->kind == FXGE_META_TENSOR ? m->rank : m->kind == FXGE_META_SIZE;

		if (!fxge_air_input_is_fed(t->p, t->p->main, i))
			continue;
		for (int k = 0; k < n; k++) {
			fxge_size e = m->kind == FXGE_META_SIZE ? m->size : m->shape[k];

			if (exact ? !fxge_size_same(e, symbol) : !mentions(s, e, symbol, 0))
				continue;
			*input = i;
			*dim = m->kind == FXGE_META_SIZE ? -1 : k;
			return true;
		}
	}
	return false;
}

static bool
used_by_outputs(io *t, fxge_size symbol)
{
	for (uint32_t i = 0; i < fxge_graph_n_outputs(t->p->main); i++) {
		const fxge_operand *o = fxge_graph_output(t->p->main, i);
		const fxge_meta *m = o->kind == FXGE_K_VALUE ? &o->value->meta : NULL;

		for (int k = 0; m && m->kind == FXGE_META_TENSOR && k < m->rank; k++)
			if (mentions(t->p->syms, m->shape[k], symbol, 0))
				return true;
	}
	for (size_t i = 0; i < t->p->guards.len; i++)
		if (t->p->guards.data[i].parsed
			&& mentions(t->p->syms, t->p->guards.data[i].cond, symbol, 0))
			return true;
	return false;
}

static void
put_bound(io *t, const char *key, int64_t v, int64_t none)
{
	if (v == none)
		fxge_sbuf_fmt(t->b, ", \"%s\": null", key);
	else
		fxge_sbuf_fmt(t->b, ", \"%s\": %lld", key, (long long)v);
}

static bool
put_symbol(io *t, fxge_size s, const char *sep)
{
	static const char *const types[] = {"int", "float", "bool"};
	uint32_t input = 0;
	int dim = -1;
	bool found = find_source(t, s, true, &input, &dim) || find_source(t, s, false, &input, &dim);
	fxge_sym_type type = fxge_sym_type_of(t->p->syms, s);
	int64_t lo, hi;

	if (!found && !used_by_outputs(t, s))
		return false;
	fxge_sbuf_fmt(t->b, "%s\n    {", sep);
	put_str(t, "name", fxge_sym_name(t->p->syms, s));
	fxge_sbuf_str(t->b, ", ");
	put_str(t, "type", types[type]);
	if (type == FXGE_SYM_T_INT) {
		fxge_sym_range(t->p->syms, s, &lo, &hi);
		put_bound(t, "min", lo, INT64_MIN);
		put_bound(t, "max", hi, INT64_MAX);
	}
	if (found)
		fxge_sbuf_fmt(t->b, ", \"input\": %u", input);
	if (found && dim >= 0)
		fxge_sbuf_fmt(t->b, ", \"dim\": %d", dim);
	fxge_sbuf_chr(t->b, '}');
	return true;
}

/* ---- the document ---- */

static void
put_symbols(io *t)
{
	const char *sep = "";

	fxge_sbuf_str(t->b, "  \"symbols\": [");
	for (int i = 0; i < fxge_syms_count(t->p->syms); i++)
		if (put_symbol(t, fxge_syms_at(t->p->syms, i), sep))
			sep = ",";
	fxge_sbuf_str(t->b, *sep ? "\n  ],\n" : "],\n");
}

static void
put_outputs(io *t)
{
	uint32_t n = fxge_graph_n_outputs(t->p->main), slot = 0;

	fxge_sbuf_str(t->b, "  \"outputs\": [");
	for (uint32_t i = 0; i < n; i++) {
		fxge_sbuf_str(t->b, i ? ",\n    " : "\n    ");
		put_output(t, i, slot);
		slot += fxge_graph_output(t->p->main, i)->kind == FXGE_K_VALUE;
	}
	fxge_sbuf_str(t->b, n ? "\n  ],\n" : "],\n");
}

static void
put_guards(io *t)
{
	fxge_sbuf_str(t->b, "  \"guards\": [");
	for (size_t i = 0; i < t->p->guards.len; i++) {
		const fxge_guard *g = &t->p->guards.data[i];

		fxge_sbuf_str(t->b, i ? ",\n    {" : "\n    {");
		put_str(t, "text", g->text);
		fxge_sbuf_str(t->b, ", \"condition\": ");
		if (g->parsed)
			put_size(t, g->cond);
		else
			fxge_sbuf_str(t->b, "null");
		fxge_sbuf_fmt(t->b, ", \"inferred\": %s}", g->inferred ? "true" : "false");
	}
	fxge_sbuf_str(t->b, t->p->guards.len ? "\n  ]\n}\n" : "]\n}\n");
}

void
fxge_io_json_full(
	fxge_sbuf *b, fxge_program *p, const fxge_air_names *names, const fxge_places *places)
{
	io t = {.b = b, .p = p, .g = &names->graphs.data[0], .places = places};
	uint32_t n = fxge_graph_n_inputs(p->main);

	fxge_sbuf_fmt(b, "{\n  \"schema\": \"fxge-io\",\n  \"version\": %d,\n  ", VERSION);
	put_str(&t, "model", p->name);
	fxge_sbuf_str(b, ",\n  ");
	put_str(&t, "producer", p->producer);
	fxge_sbuf_str(b, ",\n");
	put_symbols(&t);
	fxge_sbuf_str(b, "  \"inputs\": [");
	for (uint32_t i = 0; i < n; i++) {
		fxge_sbuf_str(b, i ? ",\n    " : "\n    ");
		put_input(&t, i);
	}
	fxge_sbuf_str(b, n ? "\n  ],\n" : "],\n");
	put_outputs(&t);
	put_guards(&t);
}

void
fxge_io_json(fxge_sbuf *b, fxge_program *p)
{
	/* The buffer may lie in the program's scratch: names go where they outlive it. */
	fxge_air_names names = {{0}, {0}};

	fxge_air_names_make(&names, p, b->arena);
	fxge_io_json_full(b, p, &names, NULL);
}
