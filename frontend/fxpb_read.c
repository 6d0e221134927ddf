/* SPDX-License-Identifier: Apache-2.0 */
/* Reader of .fxpb files: iterates over the wire format, unpacks one small message at a time, and
 * passes nodes to the importer. */
#include "base/diag/archives.h"
#include "base/diag/common.h"
#include "base/diag/files.h"
#include "frontend/frontend.h"

#include "formats/detect.h"
#include "frontend/fxpb_weights.h"
#include "frontend/import.h"
#include "proto/alloc.h"
#include "proto/scan.h"
#include "proto/wire.h"

#define SCHEMA_MAJOR 8
/* Limit of one message without nested graphs: a call with 10^5 arguments takes 3 MB. */
#define MAX_MESSAGE_MEMORY (1u << 30)
enum { PASS_EVERY = 1 << 22 }; /* bytes of nodes after which their pages are released */

typedef struct pb_source {
	fxge_in_source base;
	fxge_arena *tmp;
	fxge_diags *d;
	fxge_loc loc;
	fxge_bytes file;
	fxge_proto_alloc *keep,
		*meta; /* memory of the whole import; memory of the last looked-up message */
	fxge_in_program in;
	fxge_program *p;
	fxge_weight_files files;
	FXGE_VEC(fxge_name) strings;
	FXGE_VEC(const char *) exprs;
	FXGE_VEC(char *) guards_code;
	FXGE_VEC(Fx__Symbol *) symbols;
	FXGE_VEC(Fx__RangeEntry *) ranges;
	FXGE_VEC(Fx__Location *) locations;
	FXGE_VEC(Fx__Guard *) guards;
	bool has_module, has_graph;
} pb_source;

typedef struct pb_graph {
	fxge_wire nodes;
	size_t passed;           /* bytes of the graph whose nodes were read */
	fxge_proto_alloc *alloc; /* memory of the current node */
	fxge_strmap tensors, sym_ints, sym_floats, sym_bools; /* from name to the bytes of the value */
} pb_graph;

static bool
invalid(pb_source *s, const uint8_t *at, const char *what)
{
	s->loc.offset = at - s->file.data;
	s->base.failed = true;
	return fxge_report(
		s->d, &s->loc, FXGE_D_FXPB_INVALID, "byte %lld: %s", (long long)s->loc.offset, what);
}

static void *
unpack(pb_source *s, fxge_proto_alloc *a, const ProtobufCMessageDescriptor *d, fxge_bytes b)
{
	fxge_scan scan = {.max_memory = MAX_MESSAGE_MEMORY, .skip_bytes = 64};

	void *m = fxge_proto_unpack(a, d, b, &scan);

	if (m)
		return m;
	if (scan.limit) {
		s->base.failed = true;
		fxge_report(s->d, &s->loc, FXGE_D_LIMIT, "byte %lld: %s",
			(long long)(b.data - s->file.data), scan.error);
	} else {
		invalid(s, b.data + scan.at, scan.error);
	}
	return NULL;
}

/* ---- graphs ---- */

/* Adds the map entry {1: key, 2: value} to an index of bytes. */
static bool
index_entry(pb_source *s, fxge_strmap *map, fxge_bytes entry)
{
	fxge_wire w = fxge_wire_of(entry);
	fxge_bytes key = {0};
	fxge_bytes *value = FXGE_NEW(s->tmp, fxge_bytes);

	value->data = entry.data;
	while (fxge_wire_next(&w)) {
		if (w.type != FXGE_WIRE_BYTES)
			continue;
		if (w.field == 1)
			key = w.value;
		else if (w.field == 2)
			*value = w.value;
	}
	if (w.error)
		return invalid(s, entry.data + w.start, w.error);
	if (!key.size)
		return invalid(s, entry.data, "found an entry of a map without key");
	if (fxge_strmap_put(s->tmp, map, (const char *)key.data, key.size, value))
		return invalid(s, entry.data, "found two values of one name");
	return true;
}

static bool
add_argument(pb_source *s, Fx__Argument ***list, size_t *n, size_t *cap, fxge_bytes b)
{
	FXGE_VEC(Fx__Argument *) v = {*list, *n, *cap};
	Fx__Argument *a = unpack(s, s->keep, &fx__argument__descriptor, b);

	if (!a)
		return false;
	fxge_vec_push(s->tmp, &v, a);
	*list = v.data;
	*n = v.len;
	*cap = v.cap;
	return true;
}

static bool
graph_field(pb_source *s, fxge_in_graph *g, const fxge_wire *w, size_t *in_cap, size_t *out_cap)
{
	pb_graph *x = g->impl;

	if (w->type != FXGE_WIRE_BYTES)
		return true;
	switch (w->field) {
	case 10:
		return add_argument(s, &g->inputs, &g->n_inputs, in_cap, w->value);
	case 20:
		return add_argument(s, &g->outputs, &g->n_outputs, out_cap, w->value);
	case 30:
		g->n_nodes++;
		return true;
	case 40:
		return index_entry(s, &x->tensors, w->value);
	case 50:
		return index_entry(s, &x->sym_ints, w->value);
	case 60:
		return index_entry(s, &x->sym_bools, w->value);
	case 90:
		return index_entry(s, &x->sym_floats, w->value);
	default:
		return true;
	}
}

/* Reads all fields of a graph except its nodes, in any order. */
static bool
pb_open(fxge_in_source *base, ProtobufCBinaryData where, fxge_in_graph *g)
{
	pb_source *s = (pb_source *)base;
	pb_graph *x = FXGE_NEW(s->tmp, pb_graph);
	fxge_wire w = fxge_wire_of((fxge_bytes){where.data, where.len});
	size_t in_cap = 0, out_cap = 0;

	if (!where.data)
		return invalid(s, s->file.data, "found a graph that is not there");
	x->nodes = w;
	x->alloc = fxge_proto_alloc_new(s->tmp);
	g->impl = x;
	while (fxge_wire_next(&w))
		if (!graph_field(s, g, &w, &in_cap, &out_cap))
			return false;
	fxge_file_drop_pages(s->files.self, x->nodes.b);
	return w.error ? invalid(s, where.data + w.start, w.error) : true;
}

/* Releases pages of the file that were read, since the program needs the memory. */
static void
release_read_pages(const pb_source *s, pb_graph *x)
{
	size_t n = x->nodes.start - x->passed;

	if (n < PASS_EVERY)
		return;
	fxge_file_drop_pages(s->files.self, (fxge_bytes){x->nodes.b.data + x->passed, n});
	x->passed = x->nodes.start;
}

static const Fx__Node *
pb_next(fxge_in_source *base, fxge_in_graph *g)
{
	pb_source *s = (pb_source *)base;
	pb_graph *x = g->impl;

	while (fxge_wire_next(&x->nodes))
		if (x->nodes.field == 30 && x->nodes.type == FXGE_WIRE_BYTES) {
			fxge_proto_alloc_reset(x->alloc);
			release_read_pages(s, x);
			Fx__Node *n = unpack(s, x->alloc, &fx__node__descriptor, x->nodes.value);

			if (n && n->has_target_ref && !n->target) {
				if (n->target_ref >= s->strings.len) {
					invalid(s, x->nodes.value.data, "found a target beyond the table of strings");
					return NULL;
				}
				n->target = (char *)(uintptr_t)s->strings.data[n->target_ref];
			}
			return n;
		}
	return NULL;
}

static void *
value_of(fxge_in_source *base, const fxge_strmap *map, const char *name,
	const ProtobufCMessageDescriptor *d)
{
	pb_source *s = (pb_source *)base;
	const fxge_bytes *b = fxge_strmap_get(map, name, strlen(name));

	if (!b)
		return NULL;
	fxge_proto_alloc_reset(s->meta);
	return unpack(s, s->meta, d, *b);
}

static const Fx__TensorMeta *
pb_tensor(fxge_in_source *s, fxge_in_graph *g, const char *name)
{
	return value_of(s, &((pb_graph *)g->impl)->tensors, name, &fx__tensor_meta__descriptor);
}
static const Fx__SymInt *
pb_sym_int(fxge_in_source *s, fxge_in_graph *g, const char *name)
{
	return value_of(s, &((pb_graph *)g->impl)->sym_ints, name, &fx__sym_int__descriptor);
}
static const Fx__SymFloat *
pb_sym_float(fxge_in_source *s, fxge_in_graph *g, const char *name)
{
	return value_of(s, &((pb_graph *)g->impl)->sym_floats, name, &fx__sym_float__descriptor);
}
static const Fx__SymBool *
pb_sym_bool(fxge_in_source *s, fxge_in_graph *g, const char *name)
{
	return value_of(s, &((pb_graph *)g->impl)->sym_bools, name, &fx__sym_bool__descriptor);
}

/* ---- the program ---- */

#define UNPACK_INTO(s, list, descriptor, bytes)                                                    \
	do {                                                                                           \
		void *m_ = unpack((s), (s)->keep, (descriptor), (bytes));                                  \
		if (!m_)                                                                                   \
			return false;                                                                          \
		fxge_vec_push((s)->tmp, (list), m_);                                                       \
	} while (0)

static bool
check_text(pb_source *s, fxge_bytes b)
{
	if (b.size && memchr(b.data, 0, b.size))
		return invalid(s, b.data, "found a text that holds NUL");
	return true;
}

static bool
module_field(pb_source *s, const fxge_wire *w)
{
	if (w->type != FXGE_WIRE_BYTES)
		return true;
	if (w->field == 10) {
		if (s->has_graph)
			return invalid(s, w->value.data, "found two main graphs");
		s->has_graph = true;
		s->in.graph = (ProtobufCBinaryData){w->value.size, (uint8_t *)(uintptr_t)w->value.data};
	} else if (w->field == 50) {
		s->in.signature = unpack(s, s->keep, &fx__graph_signature__descriptor, w->value);
		return s->in.signature != NULL;
	} else if (w->field == 60) {
		const Fx__ModuleCallEntry *e =
			unpack(s, s->keep, &fx__module_call_entry__descriptor, w->value);

		if (!e)
			return false;
		if ((!e->fqn || !*e->fqn) && e->signature) {
			s->in.in_spec = e->signature->in_spec;
			s->in.out_spec = e->signature->out_spec;
			s->in.arg_names = e->signature->forward_arg_names;
			s->in.n_arg_names = e->signature->n_forward_arg_names;
		}
	}
	return true;
}

static bool
read_module(pb_source *s, fxge_bytes b)
{
	fxge_wire w = fxge_wire_of(b);

	if (s->has_module)
		return invalid(s, b.data, "found two graph modules");
	s->has_module = true;
	while (fxge_wire_next(&w))
		if (!module_field(s, &w))
			return false;
	return w.error ? invalid(s, b.data + w.start, w.error) : true;
}

static bool
check_version(pb_source *s, fxge_bytes b)
{
	const Fx__SchemaVersion *v = unpack(s, s->keep, &fx__schema_version__descriptor, b);

	if (v && v->has_major && v->major != SCHEMA_MAJOR)
		return fxge_report(s->d, &s->loc, FXGE_D_ARCHIVE_VERSION,
			"found schema version %lld.%lld, expected %d", (long long)v->major, (long long)v->minor,
			SCHEMA_MAJOR);
	return v != NULL;
}

static bool
program_field(pb_source *s, const fxge_wire *w)
{
	fxge_bytes b = w->value;

	if (w->type != FXGE_WIRE_BYTES)
		return true;
	if (w->field != 10 && w->field != 507 && w->field >= 80 && w->field <= 504 && w->field != 503
		&& !check_text(s, b))
		return false;
	switch (w->field) {
	case 10:
		return read_module(s, b);
	case 30:
		UNPACK_INTO(s, &s->ranges, &fx__range_entry__descriptor, b);
		return true;
	case 60:
		return check_version(s, b);
	case 80:
		s->in.torch_version = fxge_arena_strndup(s->tmp, (const char *)b.data, b.size);
		return true;
	case 90:
		fxge_vec_push(
			s->tmp, &s->guards_code, fxge_arena_strndup(s->tmp, (const char *)b.data, b.size));
		return true;
	case 501:
		if (b.size && b.size <= FXGE_MAX_NAME)
			s->p->name = fxge_names_getn(s->p->names, (const char *)b.data, b.size);
		return true;
	case 502:
		if (b.size > FXGE_MAX_NAME)
			return fxge_report(s->d, &s->loc, FXGE_D_LIMIT,
				"found a string of %zu bytes, expected at most %d", b.size, FXGE_MAX_NAME);
		fxge_vec_push(
			s->tmp, &s->strings, fxge_names_getn(s->p->names, (const char *)b.data, b.size));
		return true;
	case 503:
		UNPACK_INTO(s, &s->symbols, &fx__symbol__descriptor, b);
		return true;
	case 504:
		fxge_vec_push(s->tmp, &s->exprs, fxge_arena_strndup(s->tmp, (const char *)b.data, b.size));
		return true;
	case 505:
		UNPACK_INTO(s, &s->locations, &fx__location__descriptor, b);
		return true;
	case 506:
		UNPACK_INTO(s, &s->guards, &fx__guard__descriptor, b);
		return true;
	case 507:
		return fxge_fxpb_weight(s->p, &s->files, b);
	case 508:
		if (!check_text(s, b))
			return false;
		s->in.types = fxge_arena_strndup(&s->p->arena, (const char *)b.data, b.size);
		return true;
	default:
		return true;
	}
}

static bool
read_program(pb_source *s)
{
	fxge_wire w = fxge_wire_of(s->file);

	if (s->file.size < FXGE_FXPB_MAGIC_SIZE
		|| memcmp(s->file.data, FXGE_FXPB_MAGIC, FXGE_FXPB_MAGIC_SIZE) != 0)
		return fxge_report(s->d, &s->loc, FXGE_D_FILE_KIND, "found no .fxpb file");
	while (fxge_wire_next(&w))
		if (!program_field(s, &w))
			return false;
	if (w.error)
		return invalid(s, s->file.data + w.start, w.error);
	if (!s->has_graph)
		return invalid(s, s->file.data + s->file.size, "found no graph");
	s->in.strings = s->strings.data;
	s->in.n_strings = s->strings.len;
	s->in.exprs = s->exprs.data;
	s->in.n_exprs = s->exprs.len;
	s->in.guards_code = s->guards_code.data;
	s->in.n_guards_code = s->guards_code.len;
	s->in.symbols = s->symbols.data;
	s->in.n_symbols = s->symbols.len;
	s->in.ranges = s->ranges.data;
	s->in.n_ranges = s->ranges.len;
	s->in.locations = s->locations.data;
	s->in.n_locations = s->locations.len;
	s->in.guards = s->guards.data;
	s->in.n_guards = s->guards.len;
	return fxge_import(s->p->session, s->p, &s->base, &s->in);
}

static void
close_file(void *f)
{
	fxge_file_close(f);
}

fxge_program *
fxge_fxpb_read(fxge_session *session, fxge_file *f, const fxge_read_options *o)
{
	fxge_program *p = fxge_program_new(session, "model");
	fxge_arena_mark m = fxge_arena_save(&p->scratch);
	pb_source *s = FXGE_NEW(&p->scratch, pb_source);

	(void)o; /* a .fxpb file holds one model and no checksums */
	fxge_arena_defer(&p->arena, close_file, fxge_file_ref(f));
	*s = (pb_source){
		.base = {pb_open, pb_next, pb_tensor, pb_sym_int, pb_sym_float, pb_sym_bool, false},
		.tmp = &p->scratch,
		.d = &session->diags,
		.file = f->bytes,
		.p = p,
		.files = {.self = f}};
	s->in.path = fxge_arena_strndup(s->d->arena, f->path, strlen(f->path));
	s->loc = (fxge_loc){.file = s->in.path, .offset = -1};
	s->files.loc = s->loc;
	s->keep = fxge_proto_alloc_new(s->tmp);
	s->meta = fxge_proto_alloc_new(s->tmp);
	bool ok = read_program(s);

	fxge_arena_restore(&p->scratch, m);
	if (ok)
		return p;
	fxge_program_release(p);
	return NULL;
}
