/* SPDX-License-Identifier: Apache-2.0 */
/* Access to the bytes of an .air: bounded scan, graphs, operators one at a time. */
#include "backend/air/load.h"

#include "base/diag/air.h"
#include "base/diag/common.h"
#include "base/limits.h"
#include "proto/scan.h"
#include "proto/wire.h"

enum {
	MODEL_NAME = 1,
	MODEL_GRAPH = 7,
	GRAPH_NAME = 1,
	GRAPH_INPUT = 4,
	GRAPH_OUTPUT = 5,
	GRAPH_OP = 6,
	GRAPH_ATTR = 11
};
enum { OP_ATTR = 10, ENTRY_KEY = 1, ENTRY_VALUE = 2, ATTR_T = 12, TENSOR_DATA = 2 };
enum { OP_MEMORY = 1 << 30, KEEP = 4096 };

fxge_loc
fxge_air_file_loc(
	const fxge_air_file *f, const void *at, const char *graph, const char *node, const char *type)
{
	fxge_names *t = f->session->names;

	return (fxge_loc){.file = f->path,
		.offset = at && fxge_air_is_view(f, at) ? (const uint8_t *)at - f->bytes.data : -1,
		.graph = graph ? fxge_names_get(t, graph) : NULL,
		.node = node && *node ? fxge_names_get(t, node) : NULL,
		.op = type && *type ? fxge_names_get(t, type) : NULL};
}

/* Reports an error of the scan of a message at `at`. */
static bool
report_scan(fxge_air_file *f, const fxge_scan *s, const void *at)
{
	fxge_loc l = fxge_air_file_loc(f, at, NULL, NULL, NULL);

	if (l.offset < 0)
		l.offset = 0;
	l.offset += (int64_t)s->at;
	return fxge_report(
		&f->session->diags, &l, s->limit ? FXGE_D_LIMIT : FXGE_D_AIR_DAMAGED, "%s", s->error);
}

/* Checks the whole file before any operator is unpacked. */
static bool
scan_all(fxge_air_file *f, fxge_bytes b)
{
	fxge_scan s = {.utf8 = true, .max_memory = UINT64_MAX, .skip_bytes = KEEP};

	return fxge_proto_scan(&ge__proto__model_def__descriptor, b, &s) || report_scan(f, &s, b.data);
}

static const char *
copy_text(fxge_air_file *f, fxge_bytes b)
{
	return fxge_arena_strndup(f->arena, (const char *)b.data, b.size);
}

static void
walk_graph(fxge_air_file *f, fxge_bytes b)
{
	fxge_air_gdef g = {.bytes = b, .name = ""};
	fxge_wire w = fxge_wire_of(b);

	while (fxge_wire_next(&w)) {
		if (w.field == GRAPH_NAME)
			g.name = copy_text(f, w.value);
		else if (w.field == GRAPH_INPUT)
			fxge_vec_push(f->arena, &g.inputs, copy_text(f, w.value));
		else if (w.field == GRAPH_OUTPUT)
			fxge_vec_push(f->arena, &g.outputs, copy_text(f, w.value));
		else if (w.field == GRAPH_OP)
			fxge_vec_push(f->arena, &g.ops, w.value);
		else if (w.field == GRAPH_ATTR)
			g.attrs++;
	}
	fxge_vec_push(f->arena, &f->graphs, g);
}

bool
fxge_air_file_open(fxge_air_file *f, fxge_session *s, fxge_arena *a, fxge_bytes b, const char *path)
{
	fxge_wire w = fxge_wire_of(b);

	*f = (fxge_air_file){.session = s, .arena = a, .bytes = b, .path = path, .name = ""};
	fxge_loc l = fxge_air_file_loc(f, NULL, NULL, NULL, NULL);

	if (b.size > FXGE_MAX_PROTO_BYTES)
		return fxge_report(&s->diags, &l, FXGE_D_LIMIT,
			"the file has %zu bytes, more than protobuf's %u", b.size, FXGE_MAX_PROTO_BYTES);
	if (!scan_all(f, b))
		return false;
	while (fxge_wire_next(&w)) {
		if (w.field == MODEL_NAME)
			f->name = copy_text(f, w.value);
		else if (w.field == MODEL_GRAPH)
			walk_graph(f, w.value);
	}
	if (!f->graphs.len)
		return fxge_report(&s->diags, &l, FXGE_D_AIR_NO_GRAPH, "the file has no graph");
	f->alloc = fxge_proto_alloc_new(a);
	return true;
}

/* ---- operators ---- */

/* Finds the only occurrence of a field; returns false if it is missing or repeated. */
static bool
only_field(fxge_bytes b, uint32_t field, fxge_wire *out)
{
	fxge_wire w = fxge_wire_of(b);
	int n = 0;

	while (fxge_wire_next(&w))
		if (w.field == field && w.type == FXGE_WIRE_BYTES) {
			*out = w;
			n++;
		}
	return n == 1;
}

/* Returns a copy of the message without a field, in the unpacker's memory. */
static fxge_bytes
without_field(fxge_air_file *f, const fxge_wire *w)
{
	size_t head = w->start, tail = w->b.size - w->at;
	uint8_t *p = f->alloc->base.alloc(f->alloc, head + tail + 1);

	if (!p)
		fxge_heap_throw(f->alloc->heap);
	memcpy(p, w->b.data, head);
	memcpy(p + head, w->b.data + w->at, tail);
	return (fxge_bytes){p, head + tail};
}

static bool
is_value_entry(fxge_bytes entry, fxge_wire *data)
{
	fxge_wire key, value, tensor, attr;

	if (!only_field(entry, ENTRY_KEY, &key) || key.value.size != 5
		|| memcmp(key.value.data, "value", 5) != 0)
		return false;
	if (!only_field(entry, ENTRY_VALUE, &value) || !only_field(value.value, ATTR_T, &tensor))
		return false;
	/* a second field could be another member of the oneof */
	attr = fxge_wire_of(value.value);
	if (!fxge_wire_next(&attr) || attr.at != value.value.size)
		return false;
	return only_field(tensor.value, TENSOR_DATA, data);
}

/* Finds the bytes of a constant, so that unpacking does not copy them. */
static bool
find_value(fxge_bytes op, fxge_wire *entry, fxge_wire *data)
{
	fxge_wire w = fxge_wire_of(op);
	int n = 0;

	while (fxge_wire_next(&w)) {
		if (w.field != OP_ATTR || w.type != FXGE_WIRE_BYTES)
			continue;
		fxge_wire d;

		if (is_value_entry(w.value, &d)) {
			*entry = w;
			*data = d;
			n++;
		}
	}
	return n == 1 && data->value.size > 0;
}

typedef ProtobufCMessage *unpack_fn(
	fxge_proto_alloc *p, const ProtobufCMessageDescriptor *d, fxge_bytes b, fxge_scan *s);

/* Unpacks a message. It is scanned again, because the file may have changed. */
static void *
unpack_message(fxge_air_file *f, unpack_fn *fn, const ProtobufCMessageDescriptor *d, fxge_bytes b,
	const void *at)
{
	fxge_scan s = {.utf8 = true, .max_memory = OP_MEMORY};
	ProtobufCMessage *m = fn(f->alloc, d, b, &s);

	if (!m)
		report_scan(f, &s, at);
	return m;
}

static void *
alloc_zeroed(fxge_air_file *f, size_t n)
{
	void *p = f->alloc->base.alloc(f->alloc, n);

	if (!p)
		fxge_heap_throw(f->alloc->heap);
	return memset(p, 0, n);
}

static void
add_value(fxge_air_file *f, ge_op *op, ge_tensor *t, fxge_bytes data)
{
	ge_entry **attr = alloc_zeroed(f, (op->n_attr + 1) * sizeof *attr),
			 *e = alloc_zeroed(f, sizeof *e);

	ge__proto__attr_entry__init(e);
	e->key = memcpy(alloc_zeroed(f, 6), "value", 6);
	e->value = alloc_zeroed(f, sizeof *e->value);
	ge__proto__attr_def__init(e->value);
	e->value->value_case = GE_ATTR(T);
	e->value->t = t;
	t->data = (ProtobufCBinaryData){data.size, (uint8_t *)(uintptr_t)data.data};
	if (op->n_attr)
		memcpy(attr, op->attr, op->n_attr * sizeof *attr);
	attr[op->n_attr++] = e;
	op->attr = attr;
}

ge_op *
fxge_air_file_op(fxge_air_file *f, fxge_bytes b)
{
	fxge_wire entry = {0}, data = {0};

	fxge_proto_alloc_reset(f->alloc);
	if (!find_value(b, &entry, &data))
		return unpack_message(f, fxge_proto_unpack, &ge__proto__op_def__descriptor, b, b.data);
	ge_op *op = unpack_message(
		f, fxge_proto_unpack_own, &ge__proto__op_def__descriptor, without_field(f, &entry), b.data);
	ge_tensor *t = op ? unpack_message(f, fxge_proto_unpack_own, &ge__proto__tensor_def__descriptor,
					   without_field(f, &data), b.data)
					  : NULL;

	if (!t)
		return NULL;
	add_value(f, op, t, data.value);
	return op;
}

/* ---- helpers ---- */

bool
fxge_air_edge(const char *s, size_t *name_len, int64_t *index)
{
	const char *colon = strrchr(s, ':');

	if (!colon || colon == s || !colon[1])
		return false;
	*name_len = (size_t)(colon - s);
	return fxge_parse_i64(colon + 1, strlen(colon + 1), index) && *index >= -1
		   && *index <= INT32_MAX;
}

ge_attr *
fxge_air_find_attr(ge_entry *const *attr, size_t n, const char *key)
{
	for (size_t i = n; i-- > 0;)
		if (strcmp(attr[i]->key, key) == 0)
			return attr[i]->value;
	return NULL;
}

bool
fxge_air_parent_index(ge_entry *const *attr, size_t n, int64_t *index)
{
	const ge_attr *v = fxge_air_find_attr(attr, n, "_parent_node_index");
	bool said = v && v->value_case == GE_ATTR(I);

	if (said)
		*index = v->i;
	return said;
}

int
fxge_air_dtype_bits(int64_t proto)
{
	/* by number; 0 for types that are not plain numbers */
	static const uint8_t bits[] = {0, 32, 16, 8, 8, 16, 16, 32, 64, 32, 64, 8, 64, 0, 8, 8, 64, 128,
		8, 16, 32, 8, 16, 0, 0, 0, 0, 16, 4, 1, 2, 2, 32, 8, 8, 8, 8, 6, 6, 4, 4, 4};

	return proto >= 0 && proto < (int64_t)sizeof bits ? bits[proto] : 0;
}

/* ---- attributes ---- */

static const struct {
	fxge_ptype type;
	Ge__Proto__AttrDef__ValueCase one;
	int list;
} forms[] = {
	{FXGE_P_INT, GE_ATTR(I), GE_VT(INT)},
	{FXGE_P_FLOAT, GE_ATTR(F), GE_VT(FLOAT)},
	{FXGE_P_BOOL, GE_ATTR(B), GE_VT(BOOL)},
	{FXGE_P_STR, GE_ATTR(S), GE_VT(STRING)},
	{FXGE_P_DTYPE, GE_ATTR(DT), GE_VT(DATA_TYPE)},
	{FXGE_P_CONST, GE_ATTR(T), GE_VT(TENSOR)},
};

int
fxge_air_attr_form(fxge_ptype t)
{
	int i = (int)(sizeof forms / sizeof *forms);

	while (--i >= 0 && forms[i].type != t)
		;
	return i;
}

bool
fxge_air_attr_fits(const fxge_param *r, const ge_attr *v)
{
	int i = fxge_air_attr_form(r->type);

	if (r->lists)
		return fxge_air_lists_fit(r, v);
	if (i >= 0 && r->list)
		return v->value_case == GE_ATTR(LIST) && (int)v->list->val_type == forms[i].list;
	return i < 0 || v->value_case == forms[i].one;
}
