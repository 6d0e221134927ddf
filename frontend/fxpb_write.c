/* SPDX-License-Identifier: Apache-2.0 */
/* Writer of imported programs as .fxpb: a first pass measures the graph and fills the tables, a
 * second writes tables, weights and graph. */
#include "base/diag/commands.h"
#include "base/file/reference.h"
#include "frontend/frontend.h"

#include "formats/detect.h"
#include "frontend/fxpb_out.h"
#include "frontend/fxpb_sign.h"
#include "frontend/weights.h"
#include "proto/wire.h"

#include <stdlib.h>

/* Destination of bytes: a file, memory (nested graphs), or none (measuring). */
typedef struct sink {
	fxge_out *out;
	fxge_sbuf *buf;
	uint64_t size;
} sink;

typedef struct writer {
	fxge_fxpb_tables t;
	fxge_program *p;
	fxge_arena msg;
	bool ok;
} writer;

static void
write_bytes(sink *s, const void *p, size_t n)
{
	s->size += n;
	if (s->out)
		fxge_out_write(s->out, p, n);
	else if (s->buf)
		fxge_sbuf_add(s->buf, p, n);
}

static void
put_varint(sink *s, uint64_t v)
{
	uint8_t b[FXGE_WIRE_VARINT_MOST];

	write_bytes(s, b, fxge_wire_put_varint(b, v));
}

static void
put_head(sink *s, uint32_t field, uint64_t size)
{
	uint8_t b[FXGE_WIRE_HEAD_MOST];

	write_bytes(s, b, fxge_wire_put_head(b, field, size));
}

static void
put_bytes(sink *s, uint32_t field, const void *p, size_t n)
{
	put_head(s, field, n);
	write_bytes(s, p, n);
}

static void
put_text(sink *s, uint32_t field, const char *text)
{
	put_bytes(s, field, text, strlen(text));
}

static void
put_number(sink *s, uint32_t field, uint64_t v)
{
	put_varint(s, (uint64_t)field << 3);
	put_varint(s, v);
}

static void
put_fixed64(sink *s, uint32_t field, uint64_t v)
{
	uint8_t b[8];

	for (int i = 0; i < 8; i++)
		b[i] = (uint8_t)(v >> 8 * i);
	put_varint(s, (uint64_t)field << 3 | FXGE_WIRE_FIXED64);
	write_bytes(s, b, sizeof b);
}

static void
put_message(writer *w, sink *s, uint32_t field, const void *m)
{
	size_t n = protobuf_c_message_get_packed_size(m);

	put_head(s, field, n);
	if (!s->out && !s->buf) {
		s->size += n;
		return;
	}
	uint8_t *b = fxge_arena_alloc(w->t.msg, n ? n : 1);

	protobuf_c_message_pack(m, b);
	write_bytes(s, b, n);
}

/* ---- graphs ---- */

static void write_graph(writer *w, sink *s, const fxge_graph *g);

static bool
takes_anything(const fxge_op *op)
{
	return op->n_params == 1 && op->params[FXGE_FIRST].type == FXGE_P_ANY
		   && op->params[FXGE_FIRST].list;
}

static void
add_input(writer *w, Fx__Node *n, const char *name, Fx__Argument *a)
{
	Fx__NamedArgument *x = FXGE_MSG(&w->t, Fx__NamedArgument, named_argument);

	w->ok &= a != NULL;
	x->name = (char *)(uintptr_t)name;
	x->arg = a;
	n->inputs[n->n_inputs++] = x;
}

static Fx__Argument *
region_argument(writer *w, const fxge_graph *g)
{
	Fx__Argument *a = FXGE_MSG(&w->t, Fx__Argument, argument);
	fxge_sbuf b;

	fxge_sbuf_init(&b, w->t.msg);
	write_graph(w, &(sink){.buf = &b}, g);
	a->value_case = FX__ARGUMENT__VALUE_AS_GRAPH;
	a->as_graph = FXGE_MSG(&w->t, Fx__GraphArgument, graph_argument);
	a->as_graph->name = (char *)(uintptr_t)g->name;
	a->as_graph->has_graph = true;
	a->as_graph->graph = (ProtobufCBinaryData){b.len, (uint8_t *)b.data};
	return a;
}

static Fx__Node *
node_message(writer *w, const fxge_node *n)
{
	Fx__Node *x = FXGE_MSG(&w->t, Fx__Node, node);

	x->has_target_ref = true;
	x->target_ref = fxge_fxpb_string(&w->t, n->op->name);
	x->name = (char *)(uintptr_t)n->name;
	x->has_location_ref = fxge_fxpb_loc(&w->t, n->loc, &x->location_ref);
	x->inputs = FXGE_NEW_ARRAY(
		w->t.msg, (size_t)n->op->n_params + n->n_operands + n->n_regions, Fx__NamedArgument *);
	if (takes_anything(n->op))
		for (uint32_t i = 0; i < n->n_operands; i++)
			add_input(w, x, NULL, fxge_fxpb_operand(&w->t, n, &n->operands[i]));
	else
		for (int i = 0; i < n->op->n_params; i++)
			if (n->ports[i].present)
				add_input(w, x, n->op->params[i].name, fxge_fxpb_port(&w->t, n, i));
	for (uint32_t i = 0; i < n->n_regions; i++)
		add_input(w, x, NULL, region_argument(w, n->regions[i]));
	x->outputs = FXGE_NEW_ARRAY(w->t.msg, n->n_results, Fx__Argument *);
	x->n_outputs = n->n_results;
	for (uint32_t i = 0; i < n->n_results; i++)
		x->outputs[i] = fxge_fxpb_result(&w->t, n->results[i]);
	return x;
}

/* Writes the expression of a named number. */
static void
write_number(writer *w, sink *s, const fxge_value *v)
{
	Fx__SymExpr e = FX__SYM_EXPR__INIT;

	if (v->meta->kind != FXGE_META_SIZE || !v->name)
		return;
	e.has_expr_ref = true;
	e.expr_ref = fxge_fxpb_expr(&w->t, v->meta->size);
	switch (fxge_sym_type_of(w->p->syms, v->meta->size)) {
	case FXGE_SYM_T_INT: {
		Fx__SymInt x = {.base = PROTOBUF_C_MESSAGE_INIT(&fx__sym_int__descriptor),
			.value_case = FX__SYM_INT__VALUE_AS_EXPR,
			.as_expr = &e};
		Fx__SymIntEntry m = {.base = PROTOBUF_C_MESSAGE_INIT(&fx__sym_int_entry__descriptor),
			.key = (char *)(uintptr_t)v->name,
			.value = &x};
		put_message(w, s, 50, &m);
		break;
	}
	case FXGE_SYM_T_BOOL: {
		Fx__SymBool x = {.base = PROTOBUF_C_MESSAGE_INIT(&fx__sym_bool__descriptor),
			.value_case = FX__SYM_BOOL__VALUE_AS_EXPR,
			.as_expr = &e};
		Fx__SymBoolEntry m = {.base = PROTOBUF_C_MESSAGE_INIT(&fx__sym_bool_entry__descriptor),
			.key = (char *)(uintptr_t)v->name,
			.value = &x};
		put_message(w, s, 60, &m);
		break;
	}
	case FXGE_SYM_T_FLOAT: {
		Fx__SymFloat x = {.base = PROTOBUF_C_MESSAGE_INIT(&fx__sym_float__descriptor),
			.value_case = FX__SYM_FLOAT__VALUE_AS_EXPR,
			.as_expr = &e};
		Fx__SymFloatEntry m = {.base = PROTOBUF_C_MESSAGE_INIT(&fx__sym_float_entry__descriptor),
			.key = (char *)(uintptr_t)v->name,
			.value = &x};
		put_message(w, s, 90, &m);
		break;
	}
	}
}

static void
write_graph(writer *w, sink *s, const fxge_graph *g)
{
	fxge_arena_mark m = fxge_arena_save(w->t.msg);
	bool nested = s->buf != NULL; /* its bytes are in the arena of the messages */

	for (uint32_t i = 0; i < g->entry->n_results; i++) {
		write_number(w, s, g->entry->results[i]);
		put_message(w, s, 10, fxge_fxpb_result(&w->t, g->entry->results[i]));
	}
	for (uint32_t i = 0; i < g->ret->n_operands; i++) {
		Fx__Argument *a = fxge_fxpb_operand(&w->t, g->ret, &g->ret->operands[i]);

		w->ok &= a != NULL;
		if (a)
			put_message(w, s, 20, a);
	}
	FXGE_EACH_NODE (n, g) {
		for (uint32_t i = 0; i < n->n_results; i++)
			write_number(w, s, n->results[i]);
		put_message(w, s, 30, node_message(w, n));
		if (!nested)
			fxge_arena_restore(w->t.msg, m);
	}
}

/* ---- tables ---- */

static void
write_symbols(writer *w, sink *s)
{
	for (int i = 0; i < fxge_syms_count(w->p->syms); i++) {
		fxge_size y = fxge_syms_at(w->p->syms, i);
		Fx__Symbol x = FX__SYMBOL__INIT;

		x.name = (char *)(uintptr_t)fxge_sym_name(w->p->syms, y);
		x.has_type = true;
		x.type = (int32_t)fxge_sym_type_of(w->p->syms, y);
		if (x.type == FXGE_SYM_T_INT) {
			x.has_min_val = x.has_max_val = true;
			fxge_sym_range(w->p->syms, y, &x.min_val, &x.max_val);
		}
		put_message(w, s, 503, &x);
	}
}

static void
write_locations(writer *w, sink *s)
{
	for (size_t i = 0; i < w->t.locs.len; i++) {
		const fxge_loc *l = w->t.locs.data[i];
		Fx__Location *x = FXGE_MSG(&w->t, Fx__Location, location);

		x->has_module = l->module != NULL;
		if (l->module)
			x->module = fxge_fxpb_string(&w->t, l->module);
		x->n_marks = (size_t)l->n_marks;
		x->marks = FXGE_NEW_ARRAY(w->t.msg, x->n_marks, Fx__Mark *);
		for (int k = 0; k < l->n_marks; k++) {
			Fx__Mark *m = x->marks[k] = FXGE_MSG(&w->t, Fx__Mark, mark);

			m->has_name = m->has_text = true;
			m->name = fxge_fxpb_string(&w->t, l->marks[k].name);
			m->text = fxge_fxpb_string(&w->t, l->marks[k].text);
		}
		x->n_frames = (size_t)l->n_frames;
		x->frames = FXGE_NEW_ARRAY(w->t.msg, x->n_frames, Fx__Frame *);
		for (int k = 0; k < l->n_frames; k++) {
			const fxge_frame *f = &l->frames[k];
			Fx__Frame *y = x->frames[k] = FXGE_MSG(&w->t, Fx__Frame, frame);

			y->has_line = true;
			y->line = f->line;
			if ((y->has_file = f->file != NULL))
				y->file = fxge_fxpb_string(&w->t, f->file);
			if ((y->has_function = f->function != NULL))
				y->function = fxge_fxpb_string(&w->t, f->function);
			if ((y->has_text = f->text != NULL))
				y->text = fxge_fxpb_string(&w->t, f->text);
		}
		put_message(w, s, 505, x);
	}
}

static void
write_guards(writer *w, sink *s)
{
	for (size_t i = 0; i < w->p->guards.len; i++) {
		const fxge_guard *g = &w->p->guards.data[i];
		Fx__Guard x = FX__GUARD__INIT;

		x.text = (char *)(uintptr_t)g->text;
		x.has_expr_ref = g->parsed;
		if (g->parsed)
			x.expr_ref = fxge_fxpb_expr(&w->t, g->cond);
		put_message(w, s, 506, &x);
	}
}

static void
write_exprs(writer *w, sink *s)
{
	for (size_t i = 0; i < w->t.exprs.len; i++) {
		fxge_sbuf b;

		fxge_sbuf_init(&b, w->t.msg);
		fxge_sym_print(&b, w->p->syms, w->t.exprs.data[i]);
		put_bytes(s, 504, b.data, b.len);
	}
}

/* ---- weights ---- */

/* Returns the name of the tensor's file if it is in the directory of `path`, else NULL. */
static const char *
name_beside(writer *w, const fxge_tensor *t, const char *path)
{
	if (!t->file || !t->file->mapped || t->file_offset == UINT64_MAX)
		return NULL;
	const char *a = strrchr(path, '/'), *b = strrchr(t->file->path, '/');
	size_t na = a ? (size_t)(a - path) + 1 : 0, nb = b ? (size_t)(b - t->file->path) + 1 : 0;
	const char *name = t->file->path + nb;

	(void)w;
	return na == nb && memcmp(path, t->file->path, na) == 0 && *name && *name != '.' ? name : NULL;
}

/* Bytes of one weight, or of several with overlapping memory, which the file holds once. */
typedef struct run {
	const uint8_t *from, *to;
	uint32_t holder; /* first tensor of the program in the run */
} run;

typedef struct place {
	run r;
	const char
		*file; /* file in the directory of the .fxpb; NULL: the bytes are written into the .fxpb */
	uint64_t stamp; /* stamp of that file */
	run *in;
} place;

static int
by_start(const void *a, const void *b)
{
	const run *x = &(*(place *const *)a)->r, *y = &(*(place *const *)b)->r;

	if (x->from != y->from)
		return x->from < y->from ? -1 : 1;
	return (x->holder > y->holder) - (x->holder < y->holder);
}

/* Assigns a run to each place. The places are sorted by start. */
static void
join_places(writer *w, place **v, size_t n)
{
	run *r = NULL;

	for (size_t i = 0; i < n; i++) {
		const run *x = &v[i]->r;

		if (!r || x->from >= r->to) {
			r = FXGE_NEW(&w->p->scratch, run);
			*r = *x;
		}
		r->to = x->to > r->to ? x->to : r->to;
		r->holder = x->holder < r->holder ? x->holder : r->holder;
		v[i]->in = r;
	}
}

static uint64_t
stamp_of(writer *w, fxge_map *stamps, const fxge_file *f)
{
	uint64_t *known = fxge_map_get(stamps, fxge_ptr_key(f));

	if (!known) {
		known = FXGE_NEW(&w->p->scratch, uint64_t);
		*known = fxge_reference_stamp(f);
		fxge_map_put(&w->p->scratch, stamps, fxge_ptr_key(f), known);
	}
	return *known;
}

/* Returns the place of each tensor of the program. */
static place *
places_of(writer *w, const char *path, bool inline_weights)
{
	size_t n = w->p->tensors.len, n_inline = 0;
	place *all = FXGE_NEW_ARRAY(&w->p->scratch, n + 1, place);
	place **v = FXGE_NEW_ARRAY(&w->p->scratch, n + 1, place *);
	fxge_map stamps = {0};

	for (size_t i = 0; i < n; i++) {
		const fxge_tensor *t = w->p->tensors.data[i];
		uint64_t size = 0;

		const uint8_t *from = fxge_tensor_place(t);

		fxge_tensor_span(t, &size);
		all[i] = (place){.r = {from, from + size, (uint32_t)i}};
		all[i].in = &all[i].r;
		all[i].file = inline_weights ? NULL : name_beside(w, t, path);
		if (all[i].file)
			all[i].stamp = stamp_of(w, &stamps, t->file);
		else if (size)
			v[n_inline++] = &all[i];
	}
	qsort(v, n_inline, sizeof *v, by_start);
	join_places(w, v, n_inline);
	return all;
}

static void
put_place(writer *w, sink *s, const place *x, uint32_t i)
{
	const run *in = x->in;
	const fxge_tensor *t = w->p->tensors.data[i];

	if (x->file) {
		put_text(s, 7, x->file);
		put_number(s, 8, t->file_offset);
		put_number(s, 9, (uint64_t)(x->r.to - x->r.from));
		put_fixed64(s, 11, x->stamp);
		return;
	}
	if (in->holder == i)
		put_bytes(s, 6, in->from, (size_t)(in->to - in->from));
	else
		put_text(s, 10, w->p->tensors.data[in->holder]->name);
	if (x->r.from != in->from)
		put_number(s, 8, (uint64_t)(x->r.from - in->from));
}

static void
weight_fields(writer *w, sink *s, const place *x, uint32_t i)
{
	const fxge_tensor *t = w->p->tensors.data[i];
	sink n = {0};

	put_text(s, 1, t->name);
	put_number(s, 2, (uint64_t)fxge_dtypes[t->dtype].torch);
	for (int k = 0; k < t->rank; k++)
		put_varint(&n, (uint64_t)t->shape[k]);
	put_head(s, 3, n.size);
	for (int k = 0; k < t->rank; k++)
		put_varint(s, (uint64_t)t->shape[k]);
	for (int k = 0; t->stride && k < t->rank; k++)
		put_number(s, 4, (uint64_t)t->stride[k]);
	if (t->lifted)
		put_number(s, 5, 1);
	put_place(w, s, x, i);
}

static void
write_weights(writer *w, sink *s, const char *path, bool inline_weights)
{
	const place *places = places_of(w, path, inline_weights);

	for (uint32_t i = 0; i < w->p->tensors.len; i++) {
		sink n = {0};

		weight_fields(w, &n, &places[i], i);
		put_head(s, 507, n.size);
		weight_fields(w, s, &places[i], i);
	}
}

/* ---- the file ---- */

/* Writes the module without its graph, whose size is known already. */
static void
write_module(writer *w, sink *s, uint64_t graph_size)
{
	Fx__GraphSignature *sig = fxge_fxpb_signature(&w->t);
	Fx__ModuleCallEntry *call = fxge_fxpb_call(&w->t);
	sink n = {0};

	put_message(w, &n, 50, sig);
	if (call)
		put_message(w, &n, 60, call);
	put_head(&n, 10, graph_size);
	put_head(s, 10, n.size + graph_size);
	put_message(w, s, 50, sig);
	if (call)
		put_message(w, s, 60, call);
	put_head(s, 10, graph_size);
	write_graph(w, s, w->p->main);
}

static void
write_file(writer *w, sink *s, const char *path, bool inline_weights)
{
	Fx__SchemaVersion version = FX__SCHEMA_VERSION__INIT;
	sink measure = {0};

	fxge_program_name_values(w->p);
	write_graph(w, &measure, w->p->main);
	write_guards(w, &(sink){0}); /* adds their expressions to the table */
	write_bytes(s, FXGE_FXPB_MAGIC, FXGE_FXPB_MAGIC_SIZE);
	version.has_major = version.has_minor = true;
	version.major = 8;
	put_message(w, s, 60, &version);
	put_text(s, 501, w->p->name);
	if (w->p->producer && strncmp(w->p->producer, "torch ", 6) == 0)
		put_text(s, 80, w->p->producer + 6);
	for (size_t i = 0; i < w->t.strings.len; i++)
		put_text(s, 502, w->t.strings.data[i]);
	write_symbols(w, s);
	write_exprs(w, s);
	write_locations(w, s);
	write_guards(w, s);
	if (w->p->types)
		put_text(s, 508, w->p->types);
	write_weights(w, s, path, inline_weights);
	write_module(w, s, measure.size);
}

static void
release(void *a)
{
	fxge_arena_release(a);
}

bool
fxge_fxpb_write(fxge_program *p, const char *path, bool inline_weights)
{
	fxge_arena_mark m = fxge_arena_save(&p->scratch);
	writer *w = FXGE_NEW(&p->scratch, writer);
	fxge_out *out = NULL;

	*w = (writer){.p = p, .ok = true};
	fxge_arena_init(&w->msg, &p->session->heap);
	fxge_arena_defer(&p->scratch, release, &w->msg);
	fxge_arena_alloc(
		&w->msg, 1); /* allocates the first chunk, so that restoring a mark does not free it */
	w->t = (fxge_fxpb_tables){.p = p, .tmp = &p->scratch, .msg = &w->msg};
	if (strcmp(p->stage, "import") != 0)
		w->ok = fxge_report(&p->session->diags, NULL, FXGE_D_USAGE,
			"a .fxpb holds programs of stage 'import', this one is at '%s'", p->stage);
	else
		out = fxge_out_open(&p->scratch, &p->session->diags, path);
	w->ok &= out != NULL;
	if (out) {
		write_file(w, &(sink){.out = out}, path, inline_weights);
		if (w->ok)
			w->ok = fxge_out_commit(out);
		else
			fxge_out_abort(out);
	}
	bool ok = w->ok;

	fxge_arena_restore(&p->scratch, m);
	return ok;
}
