/* SPDX-License-Identifier: Apache-2.0 */
/* Partial writes of states: writes of slices, rows and elements of a state, also through views,
 * become one operator each that the pass `state` lets write the state's memory.
 *
 * A state's new value is followed back to its old one through operators that return a copy with a
 * part written (slice_scatter, select_scatter, index_copy, index_put), permutations and reshapes.
 * A part that is written through a view (cache[layer][:, 3] = x) is written in the whole tensor,
 * and the view is read again from the result. A value that is computed in any other way stays.
 *
 *  - requires: functional program with metas
 *  - keeps: values, names; dead nodes stay
 *  - breaks: nothing */
#include "passes/analysis/region_write.h"
#include "passes/analysis/views.h"
#include "passes/in_place.h"

#include "ir/build.h"
#include "ir/call.h"
#include "ir/targets.h"

#include "fxge_aten_create.h"
#include "fxge_aten_index.h"
#include "fxge_aten_view.h"
#include "fxge_ge_index.h"
#include "fxge_ge_view.h"
#include "fxge_npu_misc.h"

#include <string.h>

/* A step of the new chain of values: the value before it, with a region written, and the old value
 * that is the region `at` of it from then on. */
typedef struct write {
	fxge_node *n;            /* old node that wrote; NULL: nothing is written */
	const fxge_region *part; /* written region; for writes of rows, the region with the rows */
	fxge_value *src;         /* contents of the region; NULL: rows at indices */
	fxge_value *old;
	const fxge_region *at;
} write;

typedef FXGE_VEC(write) writes;

typedef struct chain {
	fxge_program *program;
	fxge_arena *arena;
	writes w;
	size_t written; /* count of w up to the last one that writes */
	fxge_map noted; /* by old value: its number in w, from 1 on */
	fxge_map first; /* by value: the value before the partial writes that end with it */
	fxge_map seen;  /* values that earlier states' chains contain */
} chain;

/* ---- partial writes ---- */

/* Returns false for a call that writes elsewhere than at integers: masks, and sums. */
static bool
indexes_by_integers(const fxge_node *n)
{
	fxge_call c = fxge_call_of(n, &n->graph->program->scratch);
	const fxge_port *q = &n->ports[ATEN_index_put__indices];
	bool any = false;

	if (fxge_arg_bool(&c, ATEN_index_put__accumulate))
		return false;
	for (uint32_t i = 0; i < q->count; i++) {
		const fxge_operand *o = &n->operands[q->first + i];

		if (o->kind != FXGE_K_VALUE)
			continue;
		any = true;
		if (o->value->meta->dtype != FXGE_DT_I64 && o->value->meta->dtype != FXGE_DT_I32)
			return false;
	}
	return any;
}

/* Returns true if the indices of torch_npu's operator are positions in the first dim. */
static bool
indexes_one_dim(const fxge_node *n)
{
	const fxge_value *i = fxge_node_in(n, NPU_npu_scatter_nd_update___indices);

	return i && i->meta->kind == FXGE_META_TENSOR && i->meta->rank == 2
		   && fxge_sym_proves_eq(n->graph->program->syms, i->meta->shape[1], fxge_size_small(1));
}

static bool
writes_rows(const fxge_node *n)
{
	switch (n->op->id) {
	case ATEN_index_copy:
		return true;
	case ATEN_index_put:
		return indexes_by_integers(n);
	case NPU_npu_scatter_nd_update:
		return indexes_one_dim(n);
	default:
		return false;
	}
}

/* Returns the value of which `v` is a copy with a part written, or NULL. */
static fxge_value *
before_write(const fxge_value *v)
{
	const fxge_node *n = v->def;
	fxge_session *s = n->graph->program->session;
	const fxge_meta *m = v->meta;

	if (!n->op || m->kind != FXGE_META_TENSOR || m->rank <= 0)
		return NULL;
	switch (n->op->id) {
	case ATEN_slice_scatter:
	case ATEN_select_scatter:
		if (!fxge_in_place_supports(s, &fxge_ops[GE_StridedSliceAssignV2], m->dtype))
			return NULL;
		break;
	default:
		if (!writes_rows(n) || !fxge_in_place_supports(s, &fxge_ops[GE_ScatterNdUpdate], m->dtype))
			return NULL;
	}
	fxge_value *x = fxge_node_in(n, FXGE_FIRST);

	return x && x->meta->kind == FXGE_META_TENSOR && x->meta->rank == m->rank
				   && x->def->graph == n->graph
			   ? x
			   : NULL;
}

static bool
writes_region(const fxge_node *n)
{
	return n->op->id == ATEN_slice_scatter || n->op->id == ATEN_select_scatter;
}

/* Returns the value before the first of the partial writes that end with `v`. Each write is
 * followed once. */
static fxge_value *
before_writes(chain *h, fxge_value *v)
{
	fxge_value *first = v;

	for (fxge_value *x; !fxge_map_get(&h->first, fxge_ptr_key(first)); first = x)
		if (!(x = before_write(first)))
			break;
	fxge_value *known = fxge_map_get(&h->first, fxge_ptr_key(first));

	first = known ? known : first;
	for (fxge_value *x = v; x && !fxge_map_get(&h->first, fxge_ptr_key(x)); x = before_write(x))
		fxge_map_put(h->arena, &h->first, fxge_ptr_key(x), first);
	return first;
}

/* ---- views ---- */

/* Positions along a dim that a view or a write of one has. */
typedef struct piece {
	int axis;
	bool selects;
	fxge_size start, size;
	int64_t step;
} piece;

static fxge_size
bound_of(fxge_call *c, int param, fxge_size n, fxge_size absent)
{
	return fxge_arg_present(c, param) ? fxge_region_bound(c->syms, fxge_arg_size(c, param), n)
									  : absent;
}

/* Reads dim, start and end, or index, of `n`, whose parameters have those names. `m` is the tensor
 * with the dim, `part` the piece. */
static bool
read_piece(chain *h, const fxge_node *n, const fxge_meta *m, const fxge_meta *part, piece *q)
{
	fxge_call c = fxge_call_of(n, h->arena);
	int index = fxge_op_param(n->op, "index"), start = fxge_op_param(n->op, "start");

	q->axis = fxge_arg_dim(&c, fxge_op_param(n->op, "dim"), m->rank);
	q->selects = index >= 0;
	q->step = 1;
	fxge_size size = m->shape[q->axis];

	if (q->selects) {
		q->start = fxge_region_index(c.syms, fxge_arg_size(&c, index), size);
		q->size = fxge_size_small(1);
		return !c.failed && part->rank == m->rank - 1;
	}
	q->start = bound_of(&c, start, size, fxge_size_small(0));
	q->step = fxge_arg_int(&c, fxge_op_param(n->op, "step"));
	q->size = part->shape[q->axis];
	return !c.failed && part->rank == m->rank && q->step > 0;
}

static bool
is_whole(const chain *h, const piece *q, const fxge_meta *m)
{
	return !q->selects && fxge_sym_proves_eq(h->program->syms, q->size, m->shape[q->axis]);
}

/* Reads the piece that a view selects from its argument. */
static bool
read_view(chain *h, const fxge_value *v, piece *q)
{
	const fxge_node *n = v->def;
	const fxge_value *of = n->op && n->n_operands ? fxge_node_in(n, FXGE_FIRST) : NULL;

	if (!of || v->meta->kind != FXGE_META_TENSOR || of->meta->kind != FXGE_META_TENSOR
		|| of->meta->rank <= 0)
		return false;
	if (n->op->id == ATEN_select_int || n->op->id == ATEN_slice_Tensor)
		return read_piece(h, n, of->meta, v->meta, q);
	if (n->op->id != ATEN_unbind_int)
		return false;
	fxge_call c = fxge_call_of(n, h->arena);

	*q = (piece){.axis = fxge_arg_dim(&c, ATEN_unbind_int__dim, of->meta->rank),
		.selects = true,
		.start = fxge_size_small(v->index),
		.size = fxge_size_small(1),
		.step = 1};
	return !c.failed;
}

static bool
same_piece(const chain *h, const piece *p, const piece *q)
{
	fxge_syms *t = h->program->syms;

	return p->axis == q->axis && p->selects == q->selects && p->step == q->step
		   && fxge_sym_proves_eq(t, p->start, q->start) && fxge_sym_proves_eq(t, p->size, q->size);
}

/* Returns true if both are one value, or equal views of one. */
static bool
same_view(chain *h, const fxge_value *a, const fxge_value *b)
{
	piece p, q;

	for (int i = 0; a != b; i++) {
		if (i == FXGE_MAX_REGION_VIEWS || !read_view(h, a, &p) || !read_view(h, b, &q)
			|| !same_piece(h, &p, &q))
			return false;
		a = fxge_node_in(a->def, FXGE_FIRST);
		b = fxge_node_in(b->def, FXGE_FIRST);
	}
	return true;
}

/* Returns true if `v` is known to be that piece of `of`. */
static bool
is_piece(chain *h, const fxge_value *v, const fxge_value *of, const piece *q)
{
	piece p;

	if (is_whole(h, q, of->meta) && same_view(h, v, of))
		return true;
	return read_view(h, v, &p) && same_piece(h, &p, q)
		   && same_view(h, fxge_node_in(v->def, FXGE_FIRST), of);
}

/* Reads the permutation of a permute. */
static bool
read_permutation(chain *h, const fxge_node *n, int64_t *perm)
{
	if (!n->op || n->op->id != ATEN_permute)
		return false;
	fxge_call c = fxge_call_of(n, h->arena);
	fxge_ints dims = fxge_arg_ints(&c, ATEN_permute__dims);
	int rank = n->results[0]->meta->rank;

	if (dims.n != rank || n->results[0]->meta->kind != FXGE_META_TENSOR)
		return false;
	for (int d = 0; d < rank; d++)
		perm[d] = dims.v[d] < 0 ? dims.v[d] + rank : dims.v[d];
	return !c.failed;
}

/* Inverts a permutation. */
static void
invert(const int64_t *perm, int rank, int64_t *back)
{
	for (int d = 0; d < rank; d++)
		back[perm[d]] = d;
}

/* Returns the tensor of which `v` is that permutation, or NULL. */
static fxge_value *
permuted_by(chain *h, const fxge_value *v, const int64_t *perm)
{
	int64_t own[FXGE_MAX_RANK];

	return read_permutation(h, v->def, own)
				   && memcmp(own, perm, (size_t)v->meta->rank * sizeof *perm) == 0
			   ? fxge_node_in(v->def, ATEN_permute__self)
			   : NULL;
}

/* ---- analysis ---- */

static bool note_region(chain *h, fxge_node *n, const fxge_region *at, int depth);

/* Returns true if rows of the region are rows of the tensor: dims are selected or whole, and in the
 * tensor's order. */
static bool
holds_rows(const fxge_region *r)
{
	for (int d = 0; d < r->n_dims; d++)
		if (r->dim[d].partial && !r->dim[d].selected)
			return false;
	for (int i = 1; i < r->rank; i++)
		if (r->dims[i] < r->dims[i - 1])
			return false;
	return true;
}

static void
note(chain *h, write w)
{
	fxge_vec_push(h->arena, &h->w, w);
	if (w.n)
		h->written = h->w.len;
	fxge_map_put(
		h->arena, &h->noted, fxge_ptr_key(w.old), (void *)(uintptr_t)h->w.len); /* not NULL */
	fxge_map_put(h->arena, &h->first, fxge_ptr_key(w.old), w.old);
}

/* Returns true if `v` is an old value that is the region `r` of the last noted one. */
static bool
is_noted(const chain *h, const fxge_value *v, const fxge_region *r)
{
	size_t i = (uintptr_t)fxge_map_get(&h->noted, fxge_ptr_key(v));

	return i && i >= h->written && i <= h->w.len && h->w.data[i - 1].old == v
		   && fxge_region_same(h->program->syms, h->w.data[i - 1].at, r);
}

/* Notes the partial writes between `from` and `v`, both as the region `at`. Returns false if one of
 * them cannot be written in the tensor itself. */
static bool
note_writes(chain *h, fxge_value *from, fxge_value *v, const fxge_region *at, int depth)
{
	FXGE_VEC(fxge_node *) nodes = {0};

	for (; v != from; v = before_write(v))
		fxge_vec_push(h->arena, &nodes, v->def);
	for (size_t i = nodes.len; i-- > 0;) {
		fxge_node *n = nodes.data[i];

		if (writes_region(n)) {
			if (!note_region(h, n, at, depth))
				return false;
			continue;
		}
		if (!holds_rows(at))
			return false;
		note(h, (write){.n = n, .part = at, .old = n->results[0], .at = at});
	}
	return true;
}

/* A view that the source of a write undoes: writes between `from` and `v` are of the region `part`,
 * of which `from` is `view` in another order or shape. */
typedef struct nested {
	fxge_value *v, *from, *view;
	const fxge_region *part;
} nested;

static nested
nested_of(chain *h, fxge_value *src, const fxge_region *part)
{
	int64_t back[FXGE_MAX_RANK], perm[FXGE_MAX_RANK];
	bool turned = read_permutation(h, src->def, back);
	bool reshaped = src->def->op && src->def->op->id == ATEN_view;
	nested n = {.v = turned || reshaped ? fxge_node_in(src->def, FXGE_FIRST) : src, .part = part};

	n.from = n.view = before_writes(h, n.v);
	if (turned) {
		invert(back, src->meta->rank, perm);
		n.part = fxge_region_permute(h->arena, part, perm);
		n.view = permuted_by(h, n.from, perm);
	} else if (reshaped) {
		const fxge_node *def = n.from->def;

		n.part = fxge_region_reshape(h->arena, part, n.from->meta);
		n.view = def->op && def->op->id == ATEN_view ? fxge_node_in(def, ATEN_view__self) : NULL;
	}
	return n;
}

/* Notes the writes that make `src` of the piece `q` of `whole`, if it is made in this way. */
static bool
note_nested(chain *h, fxge_value *whole, const piece *q, fxge_value *src, const fxge_region *part,
	int depth)
{
	size_t len = h->w.len, written = h->written;
	nested n = nested_of(h, src, part);

	if (depth >= FXGE_MAX_REGION_VIEWS - 2 || n.v == n.from || !n.part
		|| !((n.view && is_piece(h, n.view, whole, q)) || is_noted(h, n.from, n.part)))
		return false;
	if (note_writes(h, n.from, n.v, n.part, depth + 2))
		return true;
	h->w.len = len;
	h->written = written;
	return false;
}

/* Notes the write of slice_scatter or select_scatter `n` to the region `at`. */
static bool
note_region(chain *h, fxge_node *n, const fxge_region *at, int depth)
{
	bool slice = n->op->id == ATEN_slice_scatter;
	fxge_value *x = fxge_node_in(n, FXGE_FIRST),
			   *src = fxge_node_in(n, slice ? ATEN_slice_scatter__src : ATEN_select_scatter__src);
	fxge_syms *t = h->program->syms;
	piece q;

	if (!src || !read_piece(h, n, x->meta, src->meta, &q))
		return false;
	const fxge_region *part =
		q.selects ? fxge_region_select(h->arena, t, at, q.axis, q.start)
				  : fxge_region_slice(h->arena, t, at, q.axis, q.start, q.size, q.step);
	write w = {.n = n, .part = part, .src = src, .old = n->results[0], .at = at};

	if (fxge_sym_proves_eq(t, q.size, fxge_size_small(0))
		|| note_nested(h, x, &q, src, part, depth))
		w.n = NULL;
	note(h, w);
	return true;
}

/* ---- emission ---- */

/* Returns the old value's contents as a view of the new chain. */
static fxge_value *
view_again(const chain *h, const write *w, fxge_value *base)
{
	fxge_node *n = w->old->def;
	fxge_value *v = fxge_region_of_value(w->at, base, n, n->loc);

	if (!v || v == base)
		return v;
	fxge_meta m = *w->old->meta;

	m.stride = NULL;
	fxge_value_set_meta(h->program, v, &m);
	return v;
}

/* Emits the noted writes of `base`. Returns the value after them, or NULL after a diagnostic. */
static fxge_value *
emit_writes(chain *h, fxge_value *base)
{
	for (size_t i = 0; i < h->w.len && base; i++) {
		const write *w = &h->w.data[i];

		if (w->n)
			base = w->src ? fxge_region_write(w->part, base, w->src, w->n)
						  : fxge_region_write_rows(w->part, base, w->n);
		fxge_value *v = base ? view_again(h, w, base) : NULL;

		if (!v)
			return NULL;
		fxge_value_replace(w->old, v);
	}
	return base;
}

/* Erases the replaced nodes that nothing reads, the last ones first. */
static void
erase_replaced(const chain *h)
{
	for (size_t i = h->w.len; i-- > 0;)
		if (!fxge_node_is_used(h->w.data[i].old->def))
			fxge_node_erase(h->w.data[i].old->def);
}

/* ---- states ---- */

/* Returns true for operators that return their argument's elements in their order. AOTAutograd's
 * opened calls (auto_functional.c) have copies and permutations that permute nothing. */
static bool
keeps_order(chain *h, const fxge_node *n)
{
	int64_t perm[FXGE_MAX_RANK];

	switch (n->op->id) {
	case ATEN_view:
	case ATEN_unsqueeze:
	case ATEN_squeeze_dim:
	case ATEN_clone:
		return true;
	default:
		if (!read_permutation(h, n, perm))
			return false;
	}
	for (int d = 0; d < n->results[0]->meta->rank; d++)
		if (perm[d] != d)
			return false;
	return true;
}

/* Returns the argument that `v` reshapes, or the argument of which an operator of torch_npu or of a
 * user returns a changed form: in both, the state's memory may be the result's. */
static fxge_value *
before_step(chain *h, const fxge_value *v)
{
	const fxge_node *n = v->def;
	fxge_value *x = n->op && n->n_operands ? fxge_node_in(n, FXGE_FIRST) : NULL;

	if (!x)
		return NULL;
	if (keeps_order(h, n))
		return x;
	for (uint32_t i = 0; strncmp(n->op->name, "aten.", 5) != 0 && i < n->n_operands; i++) {
		const fxge_operand *o = &n->operands[i];

		if (o->kind == FXGE_K_VALUE && o->value->meta->kind == FXGE_META_TENSOR
			&& o->value->meta->dtype == v->meta->dtype
			&& fxge_shape_same(n->graph->program, o->value->meta, v->meta))
			return o->value;
	}
	return NULL;
}

/* Returns true if the last of the noted writes writes all elements: passes remove it. */
static bool
writes_all(const chain *h)
{
	const write *w = &h->w.data[h->w.len - 1];

	for (int d = 0; d < w->part->n_dims; d++)
		if (!w->n || !w->src || w->part->dim[d].partial)
			return false;
	return true;
}

/* Rewrites the partial writes that end with `v`, also those of a permutation of the tensor.
 * Returns the value before them; *ok is false after a diagnostic. */
static fxge_value *
rewrite_writes(chain *h, fxge_value *v, bool *ok)
{
	int64_t back[FXGE_MAX_RANK], perm[FXGE_MAX_RANK];
	bool turned = read_permutation(h, v->def, back);
	fxge_value *last = turned ? fxge_node_in(v->def, ATEN_permute__self) : v;
	fxge_value *from = before_writes(h, last), *base = from;

	if (turned) {
		invert(back, v->meta->rank, perm);
		base = permuted_by(h, from, perm);
	}
	if (from == last || !base)
		return NULL;
	const fxge_region *at = fxge_region_whole(h->arena, base->meta);

	if (turned)
		at = fxge_region_permute(h->arena, at, perm);
	h->w.len = h->written = 0;
	if (!note_writes(h, from, last, at, turned) || writes_all(h))
		return base;
	fxge_value *y = emit_writes(h, base);

	*ok = y != NULL;
	if (!y)
		return NULL;
	if (turned) {
		fxge_value_replace(v, y);
		fxge_node_erase(v->def);
	}
	fxge_map_put(h->arena, &h->seen, fxge_ptr_key(y), y);
	erase_replaced(h);
	return base;
}

/* Rewrites the partial writes between a state and its new value. Returns false after a
 * diagnostic. */
static bool
rewrite_state(chain *h, const fxge_value *ref, fxge_value *v)
{
	bool ok = true;

	for (fxge_value *x; ok && v && v != ref && v->def->op; v = x) {
		if (fxge_map_put(h->arena, &h->seen, fxge_ptr_key(v), v))
			return true;
		x = v->meta->kind == FXGE_META_TENSOR ? rewrite_writes(h, v, &ok) : NULL;
		if (ok && !x)
			x = before_step(h, v);
	}
	return ok;
}

bool
fxge_pass_state_writes(fxge_program *p)
{
	const fxge_targets t = fxge_targets_of(p, &p->scratch);
	chain h = {.program = p, .arena = &p->scratch};

	if (p->traces.len) /* views of the old value become outputs, which are read after the writes */
		return true;
	for (uint32_t i = 0; i < fxge_graph_n_outputs(p->main); i++) {
		const fxge_value *ref = fxge_in_place_target(p, &t, i);

		if (ref && !rewrite_state(&h, ref, fxge_graph_output(p->main, i)->value))
			return false;
	}
	return true;
}
