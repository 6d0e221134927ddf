/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion of a node to a GE operator: port names, descriptors, attributes, edges. */
#include "backend/air/writer.h"
#include "base/diag/air.h"
#include "base/diag/bugs.h"
#include "base/key.h"
#include "ir/ge_memory.h"
#include "ir/optab.h"

#include "fxge_ge_cast.h"
#include "fxge_ge_control.h"
#include "fxge_ge_matmul.h"
#include "fxge_ge_unary.h"
#include "fxge_npu_matmul.h"

#include <stdlib.h>

/* Operator under construction. */
typedef struct builder {
	fxge_air_writer *w;
	fxge_arena *a;
	const fxge_air_graph *g;
	bool source;        /* the node has no inputs */
	bool listed;        /* a port is a list: the names of its elements do not come from a row */
	const fxge_op *row; /* row of the type, or NULL */
	const char *const *formats; /* formats of the current port, or NULL */
	ge_op *op;
	fxge_ge_attrs attrs;
	FXGE_VEC(char *) input;
	FXGE_VEC(ge_desc *) in, out;
	FXGE_VEC(ProtobufCBinaryData) in_names, out_names;
} builder;

static void
begin_op(
	builder *b, fxge_air_writer *w, const fxge_air_graph *g, const char *name, const char *type)
{
	*b = (builder){.w = w, .a = w->scratch, .g = g, .attrs = {.arena = w->scratch}};
	b->op = FXGE_NEW(b->a, ge_op);
	ge__proto__op_def__init(b->op);
	b->op->name = (char *)(uintptr_t)name;
	b->op->type = (char *)(uintptr_t)type;
}

/* ---- parts shared by operators ---- */

/* Lists of port names and positions. They have no val_type: GE reads them by name and removes
 * them. */
typedef struct name_lists {
	const ProtobufCBinaryData *names;
	size_t n;
	ge_entry *key, *value;
} name_lists;

static name_lists *
make_names(fxge_arena *a, const char *key, const char *value, const name_lists *like)
{
	ge_attr *k = fxge_ge_list(a, GE_VT(NONE)), *v = fxge_ge_list(a, GE_VT(NONE));
	size_t n = like->n;

	k->list->n_s = v->list->n_i = n;
	k->list->s = fxge_arena_copy(a, like->names, n * sizeof *like->names);
	v->list->i = FXGE_NEW_ARRAY(a, n, int64_t);
	for (size_t i = 0; i < n; i++)
		v->list->i[i] = (int64_t)i;
	name_lists *l = FXGE_NEW(a, name_lists);

	*l = (name_lists){k->list->s, n, fxge_ge_entry(a, key, k), fxge_ge_entry(a, value, v)};
	return l;
}

/* Compares addresses: names of rows are permanent, names of list elements are new for each
 * operator. */
static bool
same_names(const name_lists *x, const name_lists *y)
{
	for (size_t i = 0; i < x->n && x->n == y->n; i++)
		if (x->names[i].data != y->names[i].data)
			return false;
	return x->n == y->n;
}

static void
put_names(
	builder *b, const char *key, const char *value, const ProtobufCBinaryData *names, size_t n)
{
	const name_lists want = {.names = names, .n = n};
	uint64_t at = fxge_key_mix(fxge_ptr_key(b->row), fxge_ptr_key(key));
	name_lists *l = fxge_map_get(&b->w->port_names, at);
	bool keep = !l && b->row && !b->listed;

	if (!n)
		return;
	if (!l || !same_names(l, &want))
		l = make_names(keep ? b->w->arena : b->a, key, value, &want);
	if (keep)
		fxge_map_put(b->w->arena, &b->w->port_names, at, l);
	fxge_vec_push(b->a, &b->attrs.list, l->key);
	fxge_vec_push(b->a, &b->attrs.list, l->value);
}

static ge_op *
end_op(builder *b)
{
	ge_op *op = b->op;

	put_names(b, "_input_name_key", "_input_name_value", b->in_names.data, b->in_names.len);
	put_names(b, "_output_name_key", "_output_name_value", b->out_names.data, b->out_names.len);
	fxge_ge_sort(&b->attrs);
	op->n_attr = b->attrs.list.len;
	op->attr = b->attrs.list.data;
	op->n_input = b->input.len;
	op->input = b->input.data;
	op->n_input_desc = b->in.len;
	op->input_desc = b->in.data;
	op->n_output_desc = b->out.len;
	op->output_desc = b->out.data;
	return op;
}

static ProtobufCBinaryData
bytes_of(const char *s)
{
	return (ProtobufCBinaryData){strlen(s), (uint8_t *)(uintptr_t)s};
}

/* Shared descriptor; equal shapes of a program have one address. */
typedef struct known_desc {
	const fxge_size *shape;
	int rank, dtype, format;
	bool source;
	ge_desc *desc;
} known_desc;

static ge_desc *
tensor_desc(builder *b, const fxge_meta *m, int format)
{
	fxge_air_writer *w = b->w;
	uint64_t kind = (uint64_t)m->dtype | (uint64_t)format << 16 | (uint64_t)b->source << 32;
	uint64_t at = fxge_key_mix(fxge_ptr_key(m->shape), kind);
	known_desc *k = fxge_map_get(&w->descs, at);

	if (k && k->shape == m->shape && k->rank == m->rank && k->dtype == (int)m->dtype
		&& k->format == format && k->source == b->source)
		return k->desc;
	fxge_arena *a = k ? b->a : w->arena;
	fxge_ge_view view = fxge_ge_view_of(w->p, a, m);

	view.source = b->source;
	view.format = format;
	ge_desc *d = fxge_ge_desc(a, &view);

	if (!k) {
		k = FXGE_NEW(a, known_desc);
		*k = (known_desc){m->shape, m->rank, (int)m->dtype, format, b->source, d};
		fxge_map_put(a, &w->descs, at, k);
	}
	return d;
}

/* Returns a descriptor that must not be changed: operators share it. */
static ge_desc *
value_desc(builder *b, const fxge_value *v)
{
	const fxge_meta *m = v->meta;
	bool tensor = m->kind == FXGE_META_TENSOR;
	fxge_ge_view view = tensor ? (fxge_ge_view){m->dtype, m->format, m->rank, NULL, b->source}
							   : fxge_ge_view_of(b->w->p, b->a, m);

	view.source = b->source;
	view.format = fxge_ge_port_format(b->row, b->formats, &view);
	if ((view.dtype == FXGE_DT_NONE || fxge_dtypes[view.dtype].proto < 0) && v != b->w->untyped) {
		b->w->untyped = v;
		b->w->ok = fxge_fail(b->w->p, v->def->op ? v->def : NULL, FXGE_D_AIR_DTYPE,
			"the dtype of value %%%s is unknown, or not supported by GE", v->name ? v->name : "?");
	}
	return tensor ? tensor_desc(b, m, view.format) : fxge_ge_desc(b->a, &view);
}

/* Returns NAME:INDEX. */
static char *
edge_of(fxge_arena *a, const char *name, uint32_t index)
{
	char digits[12];
	size_t n = strlen(name), at = sizeof digits;

	do
		digits[--at] = (char)('0' + index % 10);
	while (index /= 10);
	digits[--at] = ':';
	char *edge = fxge_arena_alloc(a, n + sizeof digits - at + 1);

	memcpy(edge, name, n);
	memcpy(edge + n, digits + at, sizeof digits - at);
	return edge;
}

static void
add_input(builder *b, const char *port, const fxge_value *v)
{
	char *edge = (char *)(uintptr_t) "";
	ge_desc *d;

	if (v) {
		edge = edge_of(b->a, fxge_air_name(b->g, v), v->def == b->g->graph->entry ? 0 : v->index);
		d = value_desc(b, v);
	} else {
		d = fxge_ge_desc_absent(b->a);
	}
	fxge_vec_push(b->a, &b->input, edge);
	fxge_vec_push(b->a, &b->in, d);
	fxge_vec_push(b->a, &b->in_names, bytes_of(port));
}

static void
add_output(builder *b, const char *port, ge_desc *d)
{
	fxge_vec_push(b->a, &b->out, d);
	fxge_vec_push(b->a, &b->out_names, bytes_of(port));
}

static void
add_control_edge(builder *b, const char *from)
{
	fxge_vec_push(b->a, &b->input, fxge_arena_printf(b->a, "%s:-1", from));
}

/* ---- inputs, outputs ---- */

static const fxge_value *
operand_value(const fxge_operand *o)
{
	return o->kind == FXGE_K_VALUE ? o->value : NULL;
}

/* ---- numbers that integers carry ---- */

bool
fxge_air_is_carried(const fxge_node *n, uint32_t operand)
{
	return fxge_air_carried(n, operand) != NULL;
}

static const char *
carried_name(builder *b, const fxge_node *n, uint32_t operand)
{
	return fxge_arena_printf(
		b->a, "%s_%s_%u", b->g->nodes[n->mark], fxge_air_carried(n, operand)->name, operand);
}

/* Returns the descriptor of the numbers that an operand carries. */
static ge_desc *
carried_desc(builder *b, const fxge_node *n, uint32_t operand)
{
	const fxge_air_carrier *as = fxge_air_carried(n, operand);
	fxge_ge_view view = fxge_ge_view_of(b->w->p, b->a, n->operands[operand].value->meta);
	int64_t *dims = fxge_arena_copy(b->a, view.dims, (size_t)view.rank * sizeof *dims);

	if (view.rank > 0 && dims[view.rank - 1] > 0)
		dims[view.rank - 1] *= as->each;
	view.dims = dims;
	view.format = FXGE_FORMAT_ND;
	ge_desc *d = fxge_ge_desc(b->a, &view);

	d->dtype = (Ge__Proto__DataType)as->proto;
	return d;
}

/* Adds an operand as an input; a Bitcast comes before numbers that it carries. */
static void
add_operand(builder *b, const char *port, const fxge_node *n, uint32_t operand)
{
	if (!fxge_air_carried(n, operand)) {
		add_input(b, port, operand_value(&n->operands[operand]));
		return;
	}
	fxge_vec_push(b->a, &b->input, edge_of(b->a, carried_name(b, n, operand), 0));
	fxge_vec_push(b->a, &b->in, carried_desc(b, n, operand));
	fxge_vec_push(b->a, &b->in_names, bytes_of(port));
}

static void
add_port(builder *b, const fxge_node *n, int param)
{
	const fxge_param *r = &n->op->params[param];
	const fxge_port *q = &n->ports[param];

	b->formats = r->formats;
	if (!r->list) {
		if (q->present)
			add_operand(b, r->name, n, q->first);
		else
			add_input(b, r->name, NULL);
		return;
	}
	b->listed = true;
	for (uint32_t i = 0; q->present && i < q->count; i++)
		add_operand(b, fxge_arena_printf(b->a, "%s%u", r->name, i), n, q->first + i);
}

/* Returns the port of values after whose producers a node runs, by control edges; -1 if the type
 * has none. */
static int
awaited_port(const fxge_op *op)
{
	switch (op->id) {
	case GE_FxgeAfter:
		return GE_FxgeAfter__after;
	case GE_FxgePrefetch:
		return GE_FxgePrefetch__after;
	default:
		return -1;
	}
}

/* Returns the port of the value that a node with awaited_port reads. */
static int
read_port(const fxge_op *op)
{
	return op->id == GE_FxgeAfter ? GE_FxgeAfter__x : GE_FxgePrefetch__src;
}

bool
fxge_air_is_hint(const fxge_op *op)
{
	return op->id == GE_FxgePrefetch || op->id == GE_Cmo;
}

/* Adds all inputs, without optional ones behind the last one present. */
static void
add_inputs(builder *b, const fxge_node *n)
{
	int end_at = 0;

	for (int i = 0; i < n->op->n_params; i++)
		if (!n->op->params[i].attr && (n->ports[i].present || !n->op->params[i].optional))
			end_at = i + 1;
	for (int i = 0; i < end_at; i++)
		if (!n->op->params[i].attr)
			add_port(b, n, i);
}

static void
add_outputs(builder *b, const fxge_node *n)
{
	const fxge_op *op = n->op;
	uint32_t at = 0;

	for (int k = 0; k < op->n_results; k++) {
		const fxge_result *r = &op->results[k];
		uint32_t more = n->n_results - at, rest = (uint32_t)(op->n_results - 1 - k);
		uint32_t count = !r->list ? 1 : more > rest ? more - rest : 0;

		b->formats = r->formats;
		b->listed |= r->list;
		for (uint32_t i = 0; i < count && at < n->n_results; i++, at++)
			add_output(b, r->list ? fxge_arena_printf(b->a, "%s%u", r->name, i) : r->name,
				value_desc(b, n->results[at]));
	}
}

/* ---- control edges ---- */

/* Returns the input that shares memory with result k, by GE's rule of equal names; -1 = none. */
static int
ref_param(const fxge_op *op, int k)
{
	if (!op->results[k].name || op->results[k].list)
		return -1;
	int i = fxge_op_param(op, op->results[k].name);

	return i >= 0 && !op->params[i].attr ? i : -1;
}

static int
by_position(const void *a, const void *b)
{
	const uint32_t *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

typedef FXGE_VEC(uint32_t) positions;

static bool
has_direct_edge(const fxge_node *n, uint32_t mark)
{
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE && n->operands[i].value->def->mark == mark)
			return true;
	return false;
}

/* The readers of the memory that `n` overwrites. */
typedef struct readers {
	builder *b;
	const fxge_node *n;
	positions *at;
} readers;

static void
add_reader(void *ctx, fxge_operand *u)
{
	const readers *r = ctx;

	if (u->user != r->n && u->user->op && u->user->mark < r->n->mark
		&& !has_direct_edge(r->n, u->user->mark))
		fxge_vec_push(r->b->a, r->at, u->user->mark);
}

static void
add_readers(builder *b, const fxge_node *n, positions *at)
{
	readers r = {b, n, at};

	for (int k = 0; k < n->op->n_results; k++) {
		int i = ref_param(n->op, k);
		fxge_value *old = i >= 0 ? fxge_node_in(n, i) : NULL;

		if (old)
			fxge_ge_each_reader(old, b->a, add_reader, &r);
	}
}

static bool
is_ref(const fxge_op *op)
{
	for (int k = 0; k < op->n_results; k++)
		if (ref_param(op, k) >= 0)
			return true;
	return false;
}

/* Adds the nodes that a node waits for; inputs of the graph exist from the start. */
static void
add_awaited(builder *b, const fxge_node *n, positions *at)
{
	const fxge_port *q = &n->ports[awaited_port(n->op)];
	const fxge_value *x = fxge_node_in(n, read_port(n->op));

	for (uint32_t i = 0; q->present && i < q->count; i++) {
		const fxge_value *v = operand_value(&n->operands[q->first + i]);

		if (v && v->def->op && v->def != x->def)
			fxge_vec_push(b->a, at, v->def->mark);
	}
}

static void
add_control_edges(builder *b, const fxge_node *n)
{
	positions at = {0};

	add_readers(b, n, &at);
	if (awaited_port(n->op) >= 0)
		add_awaited(b, n, &at);
	/* Effects keep their order, but hints. In-place nodes are ordered by data and readers already.
	 */
	if ((n->op->flags & FXGE_OP_EFFECT) && !is_ref(n->op) && !fxge_air_is_hint(n->op) && n->tag
		&& !has_direct_edge(n, n->tag))
		fxge_vec_push(b->a, &at, n->tag);
	if (at.len > 1)
		qsort(at.data, at.len, sizeof *at.data, by_position);
	for (size_t i = 0; i < at.len; i++)
		if (!i || at.data[i] != at.data[i - 1])
			add_control_edge(b, b->g->nodes[at.data[i]]);
}

/* A writer of memory, for the check of its readers. */
typedef struct writer {
	fxge_air_writer *w;
	const fxge_node *n;
	const fxge_value *old;
	bool ok;
} writer;

/* Checks that a reader of the old value precedes the writer; passes ensure this. */
static void
check_reader(void *ctx, fxge_operand *u)
{
	writer *c = ctx;
	bool given = c->w->p->read_lowered || c->w->p->reading;

	if (u->user != c->n && u->user->mark > c->n->mark)
		c->ok = fxge_fail(c->w->p, c->n, given ? FXGE_D_AIR_REF_ORDER : FXGE_D_BUG,
			"%%%s is overwritten here and read afterwards by %s", c->old->name ? c->old->name : "?",
			u->user->op ? u->user->op->name : "an output");
}

static bool
check_ref(fxge_air_writer *w, const fxge_node *n, fxge_value *old)
{
	writer c = {w, n, old, true};

	fxge_ge_each_reader(old, &w->p->scratch, check_reader, &c);
	return c.ok;
}

bool
fxge_air_check_refs(fxge_air_writer *w, const fxge_air_graph *g)
{
	bool ok = true;

	FXGE_EACH_NODE (n, g->graph)
		for (int k = 0; k < n->op->n_results; k++) {
			int i = ref_param(n->op, k);
			fxge_value *old = i >= 0 ? fxge_node_in(n, i) : NULL;

			if (old)
				ok = check_ref(w, n, old) && ok;
		}
	return ok;
}

/* ---- constants ---- */

static void
put_file(builder *b, const fxge_air_place *place)
{
	fxge_ge_put(&b->attrs, "location", fxge_ge_str(b->a, place->location));
	fxge_ge_put(&b->attrs, "length", fxge_ge_int(b->a, (int64_t)place->length));
}

/* Returns the bytes in the mapping; strided tensors are gathered while writing. */
static ProtobufCBinaryData
tensor_data(fxge_air_writer *w, const fxge_tensor *x)
{
	uint64_t n = fxge_tensor_dense_size(x);

	if (!n)
		return (ProtobufCBinaryData){0, NULL};
	if (fxge_tensor_contiguous(x))
		return (ProtobufCBinaryData){(size_t)n, (uint8_t *)(uintptr_t)x->data};
	w->strided = x;
	return (ProtobufCBinaryData){(size_t)n, w->strided_mark};
}

static ge_op *
constant_op(
	fxge_air_writer *w, const fxge_air_graph *g, const char *name, const fxge_tensor *x, int format)
{
	const fxge_air_place *place = fxge_air_places_of(&w->places, x);
	bool ref = place && place->kind == FXGE_AIR_PLACE_REF;
	fxge_ge_view v = {
		x->dtype, fxge_ge_format_name(format) ? format : FXGE_FORMAT_ND, x->rank, x->shape, true};
	builder b;

	begin_op(&b, w, g, name, ref ? "FileConstant" : "Const");
	if (fxge_dtypes[x->dtype].proto < 0)
		w->ok = fxge_fail(w->p, NULL, FXGE_D_AIR_DTYPE,
			"the dtype of constant @%s is not supported by GE", x->name);
	add_output(&b, "y", fxge_ge_desc(b.a, &v));
	if (place && place->kind != FXGE_AIR_PLACE_INLINE)
		put_file(&b, place);
	if (ref) {
		fxge_ge_put(&b.attrs, "offset", fxge_ge_int(b.a, (int64_t)place->offset));
		fxge_ge_put(&b.attrs, "shape", fxge_ge_ints(b.a, x->shape, (size_t)x->rank));
		fxge_ge_put(&b.attrs, "dtype", fxge_ge_dtype(b.a, x->dtype));
		return end_op(&b);
	}
	ge_tensor *t = FXGE_NEW(b.a, ge_tensor);

	ge__proto__tensor_def__init(t);
	t->desc = fxge_ge_desc(b.a, &v);
	if (!place || place->kind == FXGE_AIR_PLACE_INLINE)
		t->data = tensor_data(w, x);
	fxge_ge_put(&b.attrs, "value", fxge_ge_tensor(b.a, t));
	return end_op(&b);
}

/* ---- nodes ---- */

static void
put_regions(builder *b, const fxge_node *n)
{
	b->op->n_subgraph_name = n->n_regions;
	b->op->subgraph_name = FXGE_NEW_ARRAY(b->a, n->n_regions, char *);
	for (uint32_t i = 0; i < n->n_regions; i++)
		b->op->subgraph_name[i] =
			(char *)(uintptr_t)fxge_air_names_of(&b->w->names, n->regions[i])->name;
}

/* Returns the type that files have for a node's own. */
static const fxge_op *
written_as(const fxge_op *op)
{
	return op->id == GE_FxgeAfter      ? &fxge_ops[GE_Identity]
		   : op->id == GE_FxgePrefetch ? &fxge_ops[GE_Cmo]
									   : op;
}

ge_op *
fxge_air_op(fxge_air_writer *w, const fxge_air_graph *g, const fxge_node *n)
{
	builder b;

	if (n->op == &fxge_ops[GE_Const] && n->ports[GE_Const__value].present)
		return constant_op(w, g, g->nodes[n->mark], fxge_port_at(n, GE_Const__value, 0)->tensor,
			n->results[0]->meta->kind == FXGE_META_TENSOR ? n->results[0]->meta->format
														  : FXGE_FORMAT_ND);
	const fxge_op *row = written_as(n->op);

	begin_op(&b, w, g, g->nodes[n->mark], row->name + 3 /* skips "ge." */);
	b.row = row;
	if (awaited_port(n->op) >= 0)
		add_port(&b, n, read_port(n->op));
	else
		add_inputs(&b, n);
	add_outputs(&b, n);
	for (int i = 0; i < n->op->n_params; i++)
		if (n->op->params[i].attr)
			fxge_air_attr(w, &b.attrs, n, i);
	fxge_air_put_marks(&b.attrs, n);
	add_control_edges(&b, n);
	if (n->n_regions)
		put_regions(&b, n);
	return end_op(&b);
}

ge_op *
fxge_air_carried_op(
	fxge_air_writer *w, const fxge_air_graph *g, const fxge_node *n, uint32_t operand)
{
	builder b;

	begin_op(&b, w, g, "", fxge_ops[GE_Bitcast].name + 3);
	b.row = &fxge_ops[GE_Bitcast];
	b.op->name = (char *)(uintptr_t)carried_name(&b, n, operand);
	add_input(&b, "x", n->operands[operand].value);
	add_output(&b, "y", carried_desc(&b, n, operand));
	ge_attr *type = fxge_ge_dtype(b.a, FXGE_DT_I32);

	type->dt = fxge_air_carried(n, operand)->ge;
	fxge_ge_put(&b.attrs, "type", type);
	fxge_ge_put(&b.attrs, "keep_dim", fxge_ge_bool(b.a, true));
	return end_op(&b);
}

/* ---- inputs and outputs of graphs ---- */

/* Returns the input of the node that feeds input i of its region, by GE's rules for functional
 * operators. */
static uint32_t
parent_input(const fxge_node *n, uint32_t i)
{
	switch (n->op->id) {
	case GE_If:
	case GE_StatelessIf:
	case GE_Case:
	case GE_StatelessCase:
		return i + 1;
	default:
		return i;
	}
}

static bool
is_condition(const fxge_graph *g)
{
	const fxge_node *n = g->parent;

	return n && (n->op->id == GE_While || n->op->id == GE_StatelessWhile) && n->regions[0] == g;
}

/* Returns false if a dim of an input has no upper bound. */
static bool
is_bounded(const fxge_program *p, const fxge_meta *m)
{
	for (int i = 0; i < m->rank; i++) {
		int64_t lo, hi;

		fxge_sym_range(p->syms, m->shape[i], &lo, &hi);
		if (hi == FXGE_SIZE_UNKNOWN_MAX)
			return false;
	}
	return true;
}

/* Adds the bounds of the dims of an input unless all are fixed, or one has no upper bound: GE's
 * shape functions add -1 as a number, and GE refuses the range of a concatenation. */
static void
put_range(builder *b, const fxge_meta *m, ge_desc **d)
{
	if (m->kind != FXGE_META_TENSOR || m->rank <= 0
		|| fxge_meta_static(b->w->p, m, (int64_t[FXGE_MAX_RANK]){0}) || !is_bounded(b->w->p, m))
		return;
	ge_attr *v = FXGE_NEW(b->a, ge_attr);
	size_t n = (size_t)m->rank;

	ge__proto__attr_def__init(v);
	v->value_case = GE_ATTR(LIST_LIST_INT);
	v->list_list_int = FXGE_NEW(b->a, ge_list_list_int);
	ge__proto__attr_def__list_list_int__init(v->list_list_int);
	v->list_list_int->n_list_list_i = n;
	v->list_list_int->list_list_i = FXGE_NEW_ARRAY(b->a, n, ge_list_int *);
	for (size_t i = 0; i < n; i++) {
		ge_list_int *l = FXGE_NEW(b->a, ge_list_int);
		int64_t lo, hi;

		fxge_sym_range(b->w->p->syms, m->shape[i], &lo, &hi);
		ge__proto__attr_def__list_list_int__list_int__init(l);
		l->n_list_i = 2;
		l->list_i = FXGE_NEW_ARRAY(b->a, 2, int64_t);
		l->list_i[0] = lo > 0 ? lo : 0;
		l->list_i[1] = hi;
		v->list_list_int->list_list_i[i] = l;
	}
	fxge_ge_desc_put(b->a, d, "shape_range", v);
}

ge_op *
fxge_air_input_op(fxge_air_writer *w, const fxge_air_graph *g, uint32_t i)
{
	const fxge_value *v = fxge_graph_input(g->graph, i);
	bool root = g->graph == w->p->main;
	const fxge_input *in = root ? &w->p->inputs.data[i] : NULL;
	builder b;

	if (!fxge_air_input_is_fed(w->p, g->graph, i)) {
		if (!v->uses || !in->tensor)
			return NULL;
		return constant_op(w, g, g->inputs[i], in->tensor, v->meta->format);
	}
	begin_op(&b, w, g, g->inputs[i], root && in->role == FXGE_ROLE_STATE ? "RefData" : "Data");
	b.source = true;
	ge_desc *d = value_desc(&b, v);

	if (root)
		put_range(&b, v->meta, &d);
	fxge_vec_push(b.a, &b.in, d);
	fxge_vec_push(b.a, &b.in_names, bytes_of("x"));
	add_output(&b, "y", d);
	fxge_ge_put(&b.attrs, "index", fxge_ge_int(b.a, g->index[i]));
	if (!root)
		fxge_ge_put(
			&b.attrs, "_parent_node_index", fxge_ge_int(b.a, parent_input(g->graph->parent, i)));
	return end_op(&b);
}

/* Returns true if the node must run although its results are unused. */
static bool
is_loose_end(const fxge_node *n)
{
	if (!(n->op->flags & FXGE_OP_EFFECT) && !is_ref(n->op))
		return false;
	for (uint32_t i = 0; i < n->n_results; i++)
		if (n->results[i]->uses)
			return false;
	return true;
}

/* Returns the user's name of a result, or the graph's; copies have neither. */
static const char *
output_name(fxge_air_writer *w, uint32_t i, const fxge_value *v)
{
	const fxge_output *out = &w->p->outputs.data[i];
	const char *name = out->name ? out->name : out->target ? out->target : v->name;

	return name ? name : fxge_arena_printf(w->arena, "output%u", i);
}

ge_op *
fxge_air_net_output(fxge_air_writer *w, const fxge_air_graph *g)
{
	uint32_t k = 0;
	builder b;

	begin_op(&b, w, g, g->net_output, "NetOutput");
	for (uint32_t i = 0; i < fxge_graph_n_outputs(g->graph); i++) {
		const fxge_value *v = operand_value(fxge_graph_output(g->graph, i));

		if (!v)
			continue;
		add_input(&b, fxge_arena_printf(b.a, "input%u", k), v);
		if (g->graph->parent && !is_condition(g->graph))
			fxge_ge_desc_put(b.a, &b.in.data[k], "_parent_node_index", fxge_ge_int(b.a, i));
		if (!g->graph->parent) /* output name in the .om, if all outputs have one */
			fxge_ge_desc_put(b.a, &b.in.data[k], "_origin_output_tensor_name",
				fxge_ge_str(b.a, output_name(w, i, v)));
		k++;
	}
	FXGE_EACH_NODE (n, g->graph)
		if (is_loose_end(n))
			add_control_edge(&b, g->nodes[n->mark]);
	return end_op(&b);
}
