/* SPDX-License-Identifier: Apache-2.0 */
/* Certificate of a lowered program: the kernel and the dtypes of each product, convolution,
 * attention and cache. */
#include "ir/analysis/certificate.h"

#include "base/limits.h"

#include <stdlib.h>
#include <string.h>

enum {
	PACKED = 8,
	MOST_STEPS = 8
}; /* int4 numbers of an i32; nodes between a kernel and a constant */

const char *const fxge_layer_kinds[] = {[FXGE_LAYER_LINEAR] = "linear",
	[FXGE_LAYER_MATMUL] = "matmul",
	[FXGE_LAYER_GROUPED] = "grouped",
	[FXGE_LAYER_CONVOLUTION] = "convolution",
	[FXGE_LAYER_ATTENTION] = "attention",
	[FXGE_LAYER_CACHE] = "cache"};
const char *const fxge_layer_grades[] = {[FXGE_GRADE_FLOAT] = "float",
	[FXGE_GRADE_WEIGHTS] = "weights",
	[FXGE_GRADE_FLOAT8] = "float8",
	[FXGE_GRADE_INTEGER] = "integer"};

/* ---- notes ---- */

const fxge_quant_note *
fxge_quant_note_of(const fxge_program *p, fxge_name node)
{
	return node ? fxge_map_get(&p->quant_notes, fxge_ptr_key(node)) : NULL;
}

void
fxge_quant_note_set(fxge_program *p, fxge_name node, fxge_quant_note note)
{
	fxge_quant_note *kept = FXGE_NEW(&p->arena, fxge_quant_note);

	*kept = note;
	fxge_map_put(&p->arena, &p->quant_notes, fxge_ptr_key(node), kept);
}

/* ---- types ---- */

enum { PRODUCT, GROUPED, CONVOLUTION, ATTENTION };

typedef struct certified {
	const char *type;
	int kind;
	const char *x, *w;
} certified;

static const certified types[] = {
#define FXGE_CERTIFIED(type, kind, x, w) {type, kind, x, w},
#include "ir/analysis/certificate.def"
#undef FXGE_CERTIFIED
};

static int
compare_type(const void *name, const void *row)
{
	return strcmp(name, ((const certified *)row)->type);
}

/* Returns the row of a GE type, or NULL. */
static const certified *
type_of(const fxge_op *op)
{
	if (strncmp(op->name, "ge.", 3) != 0)
		return NULL;
	return bsearch(op->name + 3, types, sizeof types / sizeof *types, sizeof *types, compare_type);
}

/* Returns the first value in the port of the name, or NULL. */
static const fxge_value *
value_at(const fxge_node *n, const char *port)
{
	int param = fxge_op_param(n->op, port);

	if (param < 0 || !n->ports[param].present || n->ports[param].count == 0)
		return NULL;
	const fxge_operand *o = fxge_port_at(n, param, 0);

	return o->kind == FXGE_K_VALUE ? o->value : NULL;
}

/* ---- dtypes and bytes ---- */

/* Returns the dtype of the elements; an i32 in a port of matrices holds eight int4 numbers. */
static fxge_layer_dtype
dtype_of(const fxge_value *v, bool packed)
{
	if (!v || v->meta->kind != FXGE_META_TENSOR || v->meta->dtype == FXGE_DT_NONE)
		return (fxge_layer_dtype){0};
	if (packed && v->meta->dtype == FXGE_DT_I32)
		return (fxge_layer_dtype){"i4", 32 / PACKED};
	return (fxge_layer_dtype){fxge_dtypes[v->meta->dtype].text, fxge_dtypes[v->meta->dtype].bits};
}

static bool
is_float(const fxge_value *v)
{
	return v && v->meta->kind == FXGE_META_TENSOR && fxge_dtype_is_float(v->meta->dtype);
}

/* Returns the bits of the floats that a layer would have without quantisation; 0 = unknown. */
static int
float_bits(
	const fxge_layer *l, const fxge_value *x, const fxge_value *y, const fxge_quant_note *note)
{
	if (note && note->real)
		return fxge_dtypes[note->real].bits;
	if (is_float(x) && l->x.bits > 8)
		return l->x.bits;
	return is_float(y) && l->y.bits > 8 ? l->y.bits : 0;
}

/* Returns the constant that makes a value, directly or through single nodes, or NULL. */
static const fxge_tensor *
constant_of(const fxge_value *v)
{
	for (int i = 0; v && v->def->op && i < MOST_STEPS; i++) {
		const fxge_tensor *t =
			strcmp(v->def->op->name, "ge.Const") == 0 ? fxge_node_tensor(v->def) : NULL;

		if (t)
			return t;
		v = v->def->op->n_params ? fxge_node_in(v->def, 0) : NULL;
	}
	return NULL;
}

/* Returns the elements of all constants in a port, 0 if one of its values is computed. */
static uint64_t
constant_elements(const fxge_node *n, const char *port)
{
	int param = fxge_op_param(n->op, port);
	uint64_t all = 0;

	for (uint32_t i = 0; param >= 0 && n->ports[param].present && i < n->ports[param].count; i++) {
		const fxge_operand *o = fxge_port_at(n, param, i);
		const fxge_tensor *t = o->kind == FXGE_K_VALUE ? constant_of(o->value) : NULL;
		int64_t count = t ? fxge_tensor_numel(t) : 0;

		if (count <= 0)
			return 0;
		all += (uint64_t)count;
	}
	return all;
}

/* Returns the bytes of all constants that a node reads. */
static uint64_t
constant_bytes(const fxge_node *n)
{
	uint64_t all = 0;

	for (uint32_t i = 0; i < n->n_operands; i++) {
		const fxge_operand *o = &n->operands[i];
		const fxge_tensor *t = o->kind == FXGE_K_VALUE ? constant_of(o->value) : NULL;

		all += t ? fxge_tensor_dense_size(t) : 0;
	}
	return all;
}

/* ---- layers ---- */

static bool
is_small_int(fxge_layer_dtype d)
{
	return d.text && d.bits <= 8 && (d.text[0] == 'i' || d.text[0] == 'u');
}

static bool
is_small(fxge_layer_dtype d)
{
	return d.text && d.bits <= 8;
}

static fxge_layer_grade
grade_of(fxge_layer_dtype x, fxge_layer_dtype w)
{
	if (is_small_int(x) && is_small_int(w))
		return FXGE_GRADE_INTEGER;
	if (is_small(x) && is_small(w))
		return FXGE_GRADE_FLOAT8;
	return is_small(w) ? FXGE_GRADE_WEIGHTS : FXGE_GRADE_FLOAT;
}

/* Returns the node that alone scales an i32 product, or NULL. */
static const fxge_node *
scaled_by(const fxge_node *n)
{
	const fxge_value *y = n->results[0];
	const fxge_operand *use = y->uses;

	if (y->meta->kind != FXGE_META_TENSOR || y->meta->dtype != FXGE_DT_I32 || !use || use->next_use
		|| !use->user->op || strcmp(use->user->op->name, "ge.AscendDequant") != 0)
		return NULL;
	return use->user;
}

static const char *
reason_of(const fxge_program *p, const fxge_layer *l, const fxge_quant_note *note)
{
	if (l->grade != FXGE_GRADE_FLOAT)
		return NULL;
	if (note && note->reason)
		return note->reason;
	return p->has_quant ? "--quant=keep computes quantised operators in floats"
						: "its operands are floats";
}

static fxge_layer_kind
kind_of(const certified *t, const fxge_node *n)
{
	switch (t->kind) {
	case GROUPED:
		return FXGE_LAYER_GROUPED;
	case CONVOLUTION:
		return FXGE_LAYER_CONVOLUTION;
	case ATTENTION:
		return FXGE_LAYER_ATTENTION;
	default:
		return constant_elements(n, t->w) ? FXGE_LAYER_LINEAR : FXGE_LAYER_MATMUL;
	}
}

static const char *
value_name(const fxge_node *n)
{
	return n->n_results && n->results[0]->name ? n->results[0]->name : n->name;
}

/* Returns the note by the name of the saved graph's node, or by that of the file's. */
static const fxge_quant_note *
note_of(const fxge_program *p, const fxge_node *n)
{
	const fxge_quant_note *note = fxge_quant_note_of(p, n->name);

	return note ? note : fxge_quant_note_of(p, value_name(n));
}

static fxge_layer
certify(fxge_program *p, fxge_arena *a, const certified *t, const fxge_node *n)
{
	const fxge_value *x = value_at(n, t->x), *w = value_at(n, t->w);
	const fxge_node *last = scaled_by(n);
	const fxge_quant_note *note = note_of(p, n);
	const fxge_value *y = last ? last->results[0] : n->results[0];
	fxge_layer l = {.node = n, .kind = kind_of(t, n), .kernel = n->op->name + 3};
	bool packed = t->kind != CONVOLUTION && t->kind != ATTENTION;

	if (last)
		l.kernel = fxge_arena_printf(a, "%s, %s", l.kernel, last->op->name + 3);
	l.name = note && note->layer ? note->layer : n->name ? n->name : value_name(n);
	l.module = n->loc ? n->loc->module : note ? note->module : NULL;
	l.x = dtype_of(x, packed);
	*(t->kind == ATTENTION ? &l.kv : &l.w) = dtype_of(w, packed);
	l.y = dtype_of(y, false);
	l.grade = grade_of(l.x, t->kind == ATTENTION ? l.kv : l.w);
	if (l.grade != FXGE_GRADE_FLOAT)
		l.pattern = note && note->pattern ? note->pattern : fxge_node_origin(n)->name;
	l.reason = reason_of(p, &l, note);
	if (t->kind != ATTENTION) {
		uint64_t each =
			l.w.text && strcmp(l.w.text, "i4") == 0 && w->meta->dtype == FXGE_DT_I32 ? PACKED : 1;

		l.before = constant_elements(n, t->w) * each * (uint64_t)float_bits(&l, x, y, note) / 8;
		if (note && note->before)
			l.before = note->before;
		l.after = constant_bytes(n) + (last ? constant_bytes(last) : 0);
	}
	return l;
}

static void
certify_graph(fxge_program *p, fxge_arena *a, const fxge_graph *g, int depth, fxge_layers *out)
{
	FXGE_EACH_NODE (n, g) {
		const certified *t = type_of(n->op);

		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			certify_graph(p, a, n->regions[i], depth + 1, out);
		if (t && n->n_results)
			fxge_vec_push(a, out, certify(p, a, t, n));
	}
}

/* ---- caches ---- */

/* Returns whether attention reads the value as keys, or views of it. */
static bool
is_attended(const fxge_value *v, int steps)
{
	FXGE_EACH_USE (u, v) {
		const certified *t = u->user->op ? type_of(u->user->op) : NULL;

		if (t && t->kind == ATTENTION && value_at(u->user, t->x) != v)
			return true;
		if (!t && u->user->op && u->user->n_operands && &u->user->operands[0] == u && steps > 0
			&& u->user->n_results && is_attended(u->user->results[0], steps - 1))
			return true;
	}
	return false;
}

static fxge_layer
certify_cache(const fxge_program *p, uint32_t i)
{
	const fxge_value *v = fxge_graph_input(p->main, i);
	const fxge_input *in = &p->inputs.data[i];
	fxge_layer l = {.kind = FXGE_LAYER_CACHE, .kernel = "RefData"};

	l.name = in->target ? in->target : v->name;
	l.kv = dtype_of(v, false);
	l.grade = is_small_int(l.kv) ? FXGE_GRADE_INTEGER
			  : is_small(l.kv)   ? FXGE_GRADE_FLOAT8
								 : FXGE_GRADE_FLOAT;
	if (in->tensor)
		l.after = fxge_tensor_dense_size(in->tensor);
	if (l.grade == FXGE_GRADE_FLOAT) {
		l.before = l.after;
		l.reason = "its elements are floats";
	}
	return l;
}

void
fxge_certify(fxge_program *p, fxge_arena *a, fxge_layers *out)
{
	enum { STEPS = 4 };

	certify_graph(p, a, p->main, 0, out);
	for (uint32_t i = 0; i < fxge_graph_n_inputs(p->main); i++) {
		const fxge_value *v = fxge_graph_input(p->main, i);

		if (p->inputs.data[i].role == FXGE_ROLE_STATE && v->meta->kind == FXGE_META_TENSOR
			&& is_attended(v, STEPS))
			fxge_vec_push(a, out, certify_cache(p, i));
	}
}
