/* SPDX-License-Identifier: Apache-2.0 */
/* Writer of .air files in two passes, sizes then bytes, with one operator in memory at a time. */
#include "backend/air/writer.h"
#include "base/diag/air.h"
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "proto/wire.h"

#include <sys/stat.h>

enum {
	MODEL_NAME = 1,
	MODEL_VERSION = 2,
	MODEL_GRAPH = 7,
	GRAPH_NAME = 1,
	GRAPH_INPUT = 4,
	GRAPH_OUTPUT = 5,
	GRAPH_OP = 6
};

enum { FLAT = 1 << 14 }; /* operators up to this size are packed at once */

/* Destination of bytes: counted in the first pass, written in the second. */
typedef struct sink {
	ProtobufCBuffer base;
	fxge_air_writer *w;
	uint64_t size, total, reported;
	size_t n_ops;
	bool counting;
} sink;

enum { REPORT_EVERY = 1 << 20 }; /* bytes between progress reports */

static void
put_bytes(void *user, const void *p, size_t n)
{
	sink *s = user;

	s->size += n;
	if (s->counting)
		return;
	fxge_out_write(s->w->out, p, n);
	if (s->size - s->reported >= REPORT_EVERY || s->size == s->total)
		fxge_progress(s->w->p->session, "writing", s->reported = s->size, s->total);
}

static void
append(ProtobufCBuffer *buffer, size_t n, const uint8_t *p)
{
	sink *s = (sink *)buffer;

	if (p == s->w->strided_mark)
		fxge_tensor_stream(s->w->strided, put_bytes, s);
	else
		put_bytes(s, p, n);
}

static void
put_head(sink *s, unsigned field, uint64_t length)
{
	uint8_t b[FXGE_WIRE_HEAD_MOST];

	put_bytes(s, b, fxge_wire_put_head(b, field, length));
}

static void
put_text(sink *s, unsigned field, const char *text)
{
	size_t n = strlen(text);

	put_head(s, field, n);
	put_bytes(s, text, n);
}

static void
put_op(sink *s, ge_op *op)
{
	if (!op)
		return;
	fxge_air_writer *w = s->w;
	size_t n;

	if (s->counting) {
		n = protobuf_c_message_get_packed_size(&op->base);
		fxge_vec_push(w->arena, &w->sizes, (uint32_t)n);
	} else {
		n = w->sizes.data[s->n_ops++];
	}
	put_head(s, GRAPH_OP, n);
	if (s->counting) {
		s->size += n;
	} else if (n <= FLAT && !s->w->strided) { /* packing at once avoids recomputing nested sizes */
		uint8_t *flat = fxge_arena_alloc(s->w->scratch, n);

		put_bytes(s, flat, protobuf_c_message_pack(&op->base, flat));
	} else {
		protobuf_c_message_pack_to_buffer(&op->base, &s->base);
	}
	s->w->strided = NULL;
}

/* Runs a statement and releases its scratch memory. */
#define STEP(w, ...)                                                                               \
	do {                                                                                           \
		fxge_arena_mark mark_ = fxge_arena_save((w)->scratch);                                     \
		__VA_ARGS__;                                                                               \
		fxge_arena_restore((w)->scratch, mark_);                                                   \
	} while (0)

static void
put_graph(sink *s, const fxge_air_graph *t)
{
	fxge_air_writer *w = s->w;
	fxge_graph *g = t->graph;

	put_text(s, GRAPH_NAME, t->name);
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++)
		if (fxge_air_input_is_fed(w->p, g, i))
			STEP(w, put_text(s, GRAPH_INPUT, fxge_arena_printf(w->scratch, "%s:0", t->inputs[i])));
	for (uint32_t i = 0; i < fxge_graph_n_outputs(g); i++) {
		const fxge_operand *o = fxge_graph_output(g, i);

		if (o->kind == FXGE_K_VALUE)
			STEP(w, put_text(s, GRAPH_OUTPUT,
						fxge_arena_printf(w->scratch, "%s:%u", fxge_air_name(t, o->value),
							o->value->def == g->entry ? 0 : o->value->index)));
	}
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++)
		STEP(w, put_op(s, fxge_air_input_op(w, t, i)));
	FXGE_EACH_NODE (n, g) {
		for (uint32_t i = 0; i < n->n_operands; i++)
			if (fxge_air_is_carried(n, i))
				STEP(w, put_op(s, fxge_air_carried_op(w, t, n, i)));
		STEP(w, put_op(s, fxge_air_op(w, t, n)));
	}
	STEP(w, put_op(s, fxge_air_net_output(w, t)));
}

static void
put_model(sink *s, const uint64_t *sizes)
{
	const fxge_air_names *t = &s->w->names;
	uint8_t version[2] = {MODEL_VERSION << 3, 1};

	put_text(s, MODEL_NAME, s->w->p->name);
	put_bytes(s, version, sizeof version);
	for (size_t i = 0; i < t->graphs.len; i++) {
		put_head(s, MODEL_GRAPH, sizes[i]);
		if (s->counting)
			s->size += sizes[i];
		else
			put_graph(s, &t->graphs.data[i]);
	}
}

/* Reports operators without a row: their descriptors are unknown. */
static bool
all_described(const fxge_air_writer *w, const fxge_graph *g)
{
	bool ok = true;

	FXGE_EACH_NODE (n, g)
		if (n->op->flags & FXGE_OP_UNKNOWN) {
			ok = fxge_fail(w->p, n, FXGE_D_NO_CONVERTER, "this GE operator has no description");
			fxge_report_group(&w->p->session->diags, n->op->name);
		}
	return ok;
}

/* Runs the first pass: computes the sizes of graphs and reports all errors of operators. */
static uint64_t
measure_graphs(fxge_air_writer *w, uint64_t *sizes)
{
	sink total = {.w = w, .counting = true};

	for (size_t i = 0; i < w->names.graphs.len; i++) {
		sink s = {.w = w, .counting = true};

		w->ok = all_described(w, w->names.graphs.data[i].graph) && w->ok;
		w->ok = fxge_air_check_refs(w, &w->names.graphs.data[i]) && w->ok;
		put_graph(&s, &w->names.graphs.data[i]);
		sizes[i] = s.size;
	}
	put_model(&total, sizes);
	return total.size;
}

static bool
write_model(fxge_air_writer *w)
{
	uint64_t *sizes = FXGE_NEW_ARRAY(w->arena, w->names.graphs.len, uint64_t);
	uint64_t total = measure_graphs(w, sizes);
	sink s = {.base = {.append = append}, .w = w, .total = total};

	if (!w->ok)
		return false;
	if (total > FXGE_MAX_PROTO_BYTES) {
		fxge_report(&w->p->session->diags, NULL, FXGE_D_LIMIT,
			"the file would have %llu bytes, more than protobuf's %u", (unsigned long long)total,
			FXGE_MAX_PROTO_BYTES);
		fxge_report_hint(&w->p->session->diags, "use --weights=files or --weights=ref");
		return false;
	}
	w->out = fxge_out_open(w->arena, &w->p->session->diags, w->path);
	if (!w->out)
		return false;
	put_model(&s, sizes);
	if (s.size != total)
		return fxge_bug(w->p, NULL, "the two passes of the writer differ: %llu and %llu bytes",
			(unsigned long long)total, (unsigned long long)s.size);
	return fxge_out_finish(w->out);
}

static bool
write_io(fxge_air_writer *w)
{
	fxge_sbuf *b = &w->io_text;
	char hash[FXGE_AIR_HASH];
	fxge_file *air;

	if (!w->io_path)
		return true;
	air = fxge_file_open_in(w->arena, &w->p->session->diags, fxge_out_hidden(w->out));
	if (!air)
		return false;
	fxge_air_hash(air->bytes, hash);
	w->io = fxge_out_open(w->arena, &w->p->session->diags, w->io_path);
	if (!w->io)
		return false;
	fxge_sbuf_init(b, w->arena);
	fxge_io_json_full(b, w->p, &w->names, &w->places, hash, w->aipp_path);
	fxge_out_write(w->io, b->data, b->len);
	return fxge_out_finish(w->io);
}

/* Writes the description of AIPP for atc. */
static bool
write_aipp(fxge_air_writer *w)
{
	fxge_sbuf b;

	if (!w->aipp_path || !w->p->aipp)
		return true;
	w->aipp = fxge_out_open(w->arena, &w->p->session->diags, w->aipp_path);
	if (!w->aipp)
		return false;
	fxge_sbuf_init(&b, w->arena);
	fxge_io_aipp_text(&b, w->p->aipp);
	w->aipp_text = (fxge_bytes){(const uint8_t *)b.data, b.len};
	fxge_out_write(w->aipp, b.data, b.len);
	return fxge_out_finish(w->aipp);
}

/* ---- all or nothing ---- */

static bool
all_ge(fxge_program *p, const fxge_graph *g, int depth)
{
	FXGE_EACH_NODE (n, g) {
		if (!n->op->ge)
			return fxge_report(&p->session->diags, n->loc, FXGE_D_AIR_STAGE,
				"'%s' is not a GE operator: this format needs a compiled program", n->op->name);
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			if (!all_ge(p, n->regions[i], depth + 1))
				return false;
	}
	return true;
}

bool
fxge_air_is_ge(fxge_program *p)
{
	return all_ge(p, p->main, 0);
}

fxge_air_writer *
fxge_air_messages(fxge_program *p, fxge_arena *a)
{
	fxge_air_writer *w = FXGE_NEW(a, fxge_air_writer);

	if (!fxge_air_is_ge(p))
		return NULL;
	w->p = p;
	w->arena = w->scratch = a;
	w->ok = true;
	fxge_air_names_make(&w->names, p, a);
	return w;
}

bool
fxge_air_may_write(const fxge_air_writer *w, bool force)
{
	fxge_diags *d = &w->p->session->diags;

	return fxge_out_may_write(d, w->path, force)
		   && (!w->io_path || fxge_out_may_write(d, w->io_path, force))
		   && (!w->p->aipp || !w->aipp_path || fxge_out_may_write(d, w->aipp_path, force));
}

/* Writes all files under temporary names. */
static bool
write_hidden(fxge_air_writer *w, bool force)
{
	if (!fxge_air_is_ge(w->p) || !fxge_io_gears_fit(w->p) || !fxge_air_may_write(w, force)
		|| !fxge_air_places_plan(&w->places, w->p))
		return false;
	fxge_air_names_make(&w->names, w->p, w->arena);
	return write_model(w) && fxge_air_places_write(&w->places, w->p) && write_aipp(w)
		   && write_io(w);
}

static void
undo_writer(void *user)
{
	fxge_air_undo(user);
}

static void
release_ops(void *ops)
{
	fxge_arena_release(ops);
}

/* Returns true for standard output, a device or a pipe, which have no other files next to them. */
static bool
is_stream(const char *path)
{
	struct stat st;

	return strcmp(path, "-") == 0
		   || (stat(path, &st) == 0 && !S_ISREG(st.st_mode) && !S_ISDIR(st.st_mode));
}

static fxge_air_writer *
new_writer(fxge_program *p, const char *path, fxge_weights mode, uint64_t copied_most,
	const fxge_air_writer *before)
{
	fxge_arena *a = &p->scratch;
	fxge_air_writer *w = FXGE_NEW(a, fxge_air_writer);
	bool stream = is_stream(path);
	size_t n = strlen(path), cut = n > 4 && strcmp(path + n - 4, ".air") == 0 ? n - 4 : n;
	const char *stem = stream ? NULL : fxge_arena_strndup(a, path, cut);

	w->p = p;
	w->path =
		fxge_arena_strndup(a, path, n); /* undoing may happen after the caller's text is released */
	w->io_path = stream ? NULL : fxge_arena_printf(a, "%s.io.json", stem);
	w->aipp_path = stream ? NULL : fxge_arena_printf(a, "%s.insert_op.cfg", stem);
	w->arena = a;
	w->scratch = &w->ops;
	fxge_arena_init(&w->ops, a->heap);
	fxge_arena_keep_spare(&w->ops);
	fxge_arena_defer(a, release_ops, &w->ops);
	w->ok = true;
	w->saved.slot = w->io_saved.slot = w->aipp_saved.slot = -1;
	w->places = (fxge_air_places){.arena = a,
		.stem = stem,
		.mode = mode,
		.copied_most = copied_most,
		.others = before ? &before->places : NULL,
		.slot = -1};
	fxge_arena_defer(a, undo_writer, w); /* also if memory is exhausted */
	return w;
}

bool
fxge_air_write_set(
	fxge_program *const *p, const char *const *paths, size_t n, const fxge_air_options *o)
{
	fxge_arena *a = &p[0]->scratch;
	fxge_arena_mark outermost = fxge_arena_save(a);
	fxge_air_writer **w = FXGE_NEW_ARRAY(a, n, fxge_air_writer *);
	fxge_arena_mark *outer = FXGE_NEW_ARRAY(a, n, fxge_arena_mark);
	bool share = n > 1 && o->weights == FXGE_WEIGHTS_AUTO, ok = true;

	for (size_t i = 0; i < n; i++) {
		outer[i] = fxge_arena_save(&p[i]->scratch);
		w[i] = new_writer(p[i], paths[i], share ? FXGE_WEIGHTS_FILES : o->weights, o->copied_most,
			i ? w[i - 1] : NULL);
	}
	for (size_t i = 0; ok && i < n; i++)
		ok = write_hidden(w[i], o->force);
	ok = ok && fxge_air_publish(w, n, o->force);
	for (size_t i = n; i-- > 0;)
		fxge_arena_restore(&p[i]->scratch, outer[i]);
	fxge_arena_restore(a, outermost);
	return ok;
}

bool
fxge_air_write(fxge_program *p, const char *path, const fxge_air_options *o)
{
	return fxge_air_write_set(&p, &path, 1, o);
}
