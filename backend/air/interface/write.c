/* SPDX-License-Identifier: Apache-2.0 */
/* Interface of a compiled program (X.io.json): inputs, outputs, symbols and guards as JSON. */
#include "backend/air/writer.h"
#include "base/file/reference.h"
#include "ir/groups.h"
#include "ir/text/names.h"

enum { VERSION = 1 };

typedef struct io {
	fxge_sbuf *b;
	fxge_program *p;
	const fxge_air_graph *g;
	const fxge_air_places *places; /* NULL = not written to files */
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

/* Appends a number, or the text of an expression. */
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

/* Returns the value of a Python number, which is a 0-d tensor from stage "ge" on, or NULL. */
static const fxge_size *
number_of(const fxge_meta *m)
{
	if (m->kind == FXGE_META_SIZE)
		return &m->size;
	return m->kind == FXGE_META_TENSOR && m->rank == 0 ? m->const_value : NULL;
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

/* Appends a constant operand; numbers that JSON lacks are strings. */
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
	const fxge_air_place *l = x && t->places ? fxge_air_places_of(t->places, x) : NULL;

	fxge_sbuf_str(t->b, ", \"initial\": ");
	if (!x) {
		fxge_sbuf_str(t->b, "null");
	} else if (l && l->kind != FXGE_AIR_PLACE_INLINE) {
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
	put_meta(t, v->meta);
	if (v->meta->kind == FXGE_META_TENSOR && number_of(v->meta)) {
		fxge_sbuf_str(t->b, ", \"expr\": ");
		put_size(t, *number_of(v->meta));
	}
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
		put_meta(t, o->value->meta);
		if (out->number)
			fxge_sbuf_str(t->b, ", \"number\": true");
	} else {
		fxge_sbuf_str(t->b, ", \"literal\": ");
		put_literal(t, o);
	}
	fxge_sbuf_chr(t->b, '}');
}

/* ---- symbols ---- */

/* Origin of a symbol's value: an input and its dim (-1 = the number itself). */
typedef struct source {
	uint32_t input;
	int dim;
	bool found, used; /* used: inputs, outputs or guards contain the symbol */
} source;

typedef struct sources {
	io *t;
	fxge_map of;   /* source by symbol */
	fxge_map seen; /* expressions that were visited */
} sources;

static source *
source_of(const sources *k, fxge_size symbol)
{
	return fxge_map_get(&k->of, (uint64_t)symbol.raw);
}

static void
set_source(sources *k, fxge_size symbol, const source *from)
{
	source *s = source_of(k, symbol);

	s->used = true;
	if (from->found && !s->found)
		*s = *from;
}

/* Sets `from` as the source of all symbols in e that have none. Visits each expression once. */
static void
visit_expression(sources *k, fxge_size e, const source *from)
{
	const fxge_syms *s = k->t->p->syms;
	const fxge_size *args;

	if (fxge_size_is_small(e) || fxge_map_get(&k->seen, (uint64_t)e.raw))
		return;
	fxge_map_put(k->t->b->arena, &k->seen, (uint64_t)e.raw, k);
	if (source_of(k, e))
		set_source(k, e, from);
	for (int i = 0, n = fxge_sym_args(s, e, &args); i < n; i++)
		visit_expression(k, args[i], from);
}

/* Visits the sizes of an input that are symbols (`exact`) or contain one. */
static void
visit_input(sources *k, uint32_t i, bool exact)
{
	const fxge_program *p = k->t->p;
	const fxge_meta *m = fxge_graph_input(p->main, i)->meta;
	const fxge_size *number = number_of(m);
	int n = number ? 1 : m->kind == FXGE_META_TENSOR ? m->rank : 0;

	for (int d = 0; d < n; d++) {
		fxge_size e = number ? *number : m->shape[d];
		source from = {i, number ? -1 : d, true, true};

		if (!exact)
			visit_expression(k, e, &from);
		else if (source_of(k, e))
			set_source(k, e, &from);
	}
}

static void
find_sources(sources *k)
{
	fxge_program *p = k->t->p;
	const source none = {0};

	for (int i = 0; i < fxge_syms_count(p->syms); i++)
		fxge_map_put(k->t->b->arena, &k->of, (uint64_t)fxge_syms_at(p->syms, i).raw,
			FXGE_NEW(k->t->b->arena, source));
	for (int exact = 1; exact >= 0; exact--)
		for (uint32_t i = 0; i < fxge_graph_n_inputs(p->main); i++)
			if (fxge_air_input_is_fed(p, p->main, i))
				visit_input(k, i, exact);
	for (uint32_t i = 0; i < fxge_graph_n_outputs(p->main); i++) {
		const fxge_operand *o = fxge_graph_output(p->main, i);
		const fxge_meta *m = o->kind == FXGE_K_VALUE ? o->value->meta : NULL;

		for (int d = 0; m && m->kind == FXGE_META_TENSOR && d < m->rank; d++)
			visit_expression(k, m->shape[d], &none);
	}
	for (size_t i = 0; i < p->guards.len; i++)
		if (p->guards.data[i].parsed)
			visit_expression(k, p->guards.data[i].cond, &none);
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
put_symbol(io *t, fxge_size s, const source *from, const char *sep)
{
	static const char *const types[] = {"int", "float", "bool"};
	fxge_sym_type type = fxge_sym_type_of(t->p->syms, s);
	int64_t lo, hi;

	if (!from->used)
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
	if (from->found)
		fxge_sbuf_fmt(t->b, ", \"input\": %u", from->input);
	if (from->found && from->dim >= 0)
		fxge_sbuf_fmt(t->b, ", \"dim\": %d", from->dim);
	fxge_sbuf_chr(t->b, '}');
	return true;
}

/* ---- document ---- */

static void
put_symbols(io *t)
{
	const char *sep = "";
	sources k = {.t = t};

	find_sources(&k);
	fxge_sbuf_str(t->b, "  \"symbols\": [");
	for (int i = 0; i < fxge_syms_count(t->p->syms); i++) {
		fxge_size s = fxge_syms_at(t->p->syms, i);

		if (put_symbol(t, s, source_of(&k, s), sep))
			sep = ",";
	}
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
	fxge_sbuf_str(t->b, t->p->guards.len ? "\n  ]" : "]");
}

/* Appends the call form. The specs are JSON texts, stored as strings like in PyTorch. */
static void
put_call(io *t)
{
	const fxge_call_form *form = &t->p->form;

	if (!form->in_spec && !form->out_spec)
		return;
	fxge_sbuf_str(t->b, ",\n  \"call\": {\n    ");
	put_str(t, "in_spec", form->in_spec);
	fxge_sbuf_str(t->b, ",\n    ");
	put_str(t, "out_spec", form->out_spec);
	fxge_sbuf_str(t->b, ",\n    \"arguments\": [");
	for (size_t i = 0; form->arg_names && form->arg_names[i]; i++) {
		fxge_sbuf_str(t->b, i ? ", " : "");
		fxge_sbuf_json(t->b, form->arg_names[i], strlen(form->arg_names[i]));
	}
	fxge_sbuf_str(t->b, "]\n  }");
}

/* Appends the stamps of the archives that hold weights, by which a reader notices other versions.
 */
static void
put_archives(const io *t)
{
	fxge_strmap met = {0};
	const char *sep = ",\n  \"archives\": {\n    ";

	for (size_t i = 0; t->places && i < t->places->list.len; i++) {
		const fxge_air_place *l = t->places->list.data[i];

		if (l->kind != FXGE_AIR_PLACE_REF
			|| fxge_strmap_get(&met, l->location, strlen(l->location)))
			continue;
		fxge_strmap_put(t->b->arena, &met, l->location, strlen(l->location), t->b);
		fxge_sbuf_str(t->b, sep);
		fxge_sbuf_json(t->b, l->location, strlen(l->location));
		fxge_sbuf_fmt(t->b, ": \"%016llx\"", (unsigned long long)fxge_reference_stamp(l->file));
		sep = ",\n    ";
	}
	fxge_sbuf_str(t->b, met.len ? "\n  }" : "");
}

/* Appends the groups of ranks that a process must join. */
static void
put_groups(const io *t)
{
	fxge_group_names all = fxge_groups_of(t->p, &t->p->arena);

	for (size_t i = 0; i < all.len; i++) {
		fxge_sbuf_str(t->b, i ? ", " : ",\n  \"groups\": [");
		fxge_sbuf_json(t->b, all.data[i], strlen(all.data[i]));
	}
	fxge_sbuf_str(t->b, all.len ? "]" : "");
}

void
fxge_io_json_full(fxge_sbuf *b, fxge_program *p, const fxge_air_names *names,
	const fxge_air_places *places, const char *hash, const char *aipp_path)
{
	io t = {.b = b, .p = p, .g = &names->graphs.data[0], .places = places};
	uint32_t n = fxge_graph_n_inputs(p->main);

	fxge_sbuf_fmt(b, "{\n  \"schema\": \"fxge-io\",\n  \"version\": %d,\n  ", VERSION);
	put_str(&t, "model", p->name);
	fxge_sbuf_str(b, ",\n  ");
	put_str(&t, "producer", p->producer);
	fxge_sbuf_str(b, ",\n");
	if (hash)
		fxge_sbuf_fmt(b, "  \"program\": \"%s\",\n", hash);
	put_symbols(&t);
	fxge_sbuf_str(b, "  \"inputs\": [");
	for (uint32_t i = 0; i < n; i++) {
		fxge_sbuf_str(b, i ? ",\n    " : "\n    ");
		put_input(&t, i);
	}
	fxge_sbuf_str(b, n ? "\n  ],\n" : "],\n");
	put_outputs(&t);
	put_guards(&t);
	put_call(&t);
	put_archives(&t);
	put_groups(&t);
	fxge_io_gears_put(b, p, t.g);
	fxge_io_aipp_put(b, p, aipp_path);
	fxge_io_quant_put(b, p, names);
	fxge_sbuf_str(b, "\n}\n");
}

void
fxge_io_json(fxge_sbuf *b, fxge_program *p)
{
	/* the buffer may be in the program's scratch arena: names need one that outlives it */
	fxge_air_names names = {{0}, {0}};

	fxge_air_names_make(&names, p, b->arena);
	fxge_io_json_full(b, p, &names, NULL, NULL, NULL);
}
