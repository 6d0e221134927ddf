/* SPDX-License-Identifier: Apache-2.0 */
/* Views without a formula: their application to a new base, and the inverse that updates the base.
 *
 * Inverses by operator:
 *  - `view`, and `expand` that repeats nothing: `view` to the base's shape
 *  - `permute`: `permute` by the inverse permutation
 *  - `select`, `unbind`: `select_scatter`
 *  - `slice`, `split_with_sizes`: `slice_scatter`
 *  - `diagonal` with a dynamic width: `diagonal_scatter`
 *  - `real`, `imag`: `complex` with the other part of the base
 *  - `view_as_real`, `view_as_complex`: each other
 *  - `_conj`, `_neg_view`: themselves
 *  - `view.dtype`: `view.dtype` to the base's dtype
 *
 * All other views were expanded to these by their formulas (view_expand.c), or have no inverse
 * because they repeat elements or change their type. */
#include "passes/analysis/views.h"

#include "base/diag/shapes.h"
#include "ir/call.h"

#include "fxge_aten_complex.h"
#include "fxge_aten_view.h"

static fxge_call
call_of(fxge_program *p, const fxge_node *n)
{
	return (fxge_call){
		.session = p->session, .program = p, .syms = p->syms, .arena = &p->scratch, .node = n};
}

static void
set_meta(fxge_program *p, fxge_value *v, const fxge_meta *like)
{
	fxge_meta m = *like;

	m.const_value = NULL;
	fxge_value_set_meta(p, v, &m);
}

/* Creates a node whose only result has the known meta `like`, so that no inference is needed. */
static fxge_value *
emit_with_meta(fxge_program *p, uint32_t op, const fxge_arg *args, const fxge_meta *like,
	const fxge_loc *loc, fxge_node *before)
{
	fxge_node *n = fxge_node_new(before->graph, before, &fxge_ops[op], args, 1, loc);

	if (!n)
		return NULL;
	set_meta(p, n->results[0], like);
	return n->results[0];
}

/* ---- inverse operators ---- */

typedef enum view_form {
	FORM_NONE, /* no inverse */
	FORM_RESHAPE,
	FORM_PERMUTE,
	FORM_SELECT,
	FORM_SLICE,
	FORM_DIAGONAL,
	FORM_COMPLEX_PART, /* real or imaginary part of a complex tensor */
	FORM_AS_REAL,      /* complex tensor as pairs of real numbers */
	FORM_AS_COMPLEX,   /* pairs of real numbers as a complex tensor */
	FORM_INVOLUTION,   /* a view that is its own inverse */
	FORM_BITS,         /* the same bytes as another dtype */
} view_form;

/* Returns true if the expand only adds dims of size 1. */
static bool
repeats_nothing(fxge_program *p, const fxge_alias *a)
{
	const fxge_meta *m = a->meta, *b = a->parent->meta;
	fxge_size nm = fxge_sym_product(p->syms, m->shape, m->rank),
			  nb = fxge_sym_product(p->syms, b->shape, b->rank);

	return fxge_sym_proves_eq(p->syms, nm, nb);
}

/* Checks that the metas of a view and its base suit the inverse. A program file may contain any
 * metas. */
static bool
metas_suit(const fxge_alias *a, view_form f)
{
	const fxge_meta *m = a->meta, *b = a->parent->meta;

	if (m->kind != FXGE_META_TENSOR || b->kind != FXGE_META_TENSOR || m->rank < 0 || b->rank < 0)
		return false;
	switch (f) {
	case FORM_PERMUTE:
		return m->rank == b->rank;
	case FORM_SLICE:
		return m->rank == b->rank && b->rank > 0;
	case FORM_SELECT:
	case FORM_DIAGONAL:
		return m->rank == b->rank - 1;
	case FORM_COMPLEX_PART:
		return m->rank == b->rank && fxge_dtype_is_complex(b->dtype)
			   && !fxge_dtype_is_complex(m->dtype);
	case FORM_AS_REAL:
		return m->rank == b->rank + 1;
	case FORM_AS_COMPLEX:
		return m->rank == b->rank - 1;
	case FORM_INVOLUTION:
		return m->rank == b->rank && m->dtype == b->dtype;
	case FORM_BITS:
		return m->rank == b->rank;
	default:
		return true;
	}
}

static view_form
form_by_operator(fxge_program *p, const fxge_alias *a)
{
	switch (a->view->op->id) {
	case ATEN_view:
		return FORM_RESHAPE;
	case ATEN_expand:
		return repeats_nothing(p, a) ? FORM_RESHAPE : FORM_NONE;
	case ATEN_permute:
		return FORM_PERMUTE;
	case ATEN_select_int:
	case ATEN_unbind_int:
		return FORM_SELECT;
	case ATEN_slice_Tensor:
	case ATEN_split_with_sizes:
		return FORM_SLICE;
	case ATEN_diagonal:
		return FORM_DIAGONAL;
	case ATEN_real:
	case ATEN_imag:
		return FORM_COMPLEX_PART;
	case ATEN_view_as_real:
		return FORM_AS_REAL;
	case ATEN_view_as_complex:
		return FORM_AS_COMPLEX;
	case ATEN__conj:
	case ATEN__neg_view:
		return FORM_INVOLUTION;
	case ATEN_view_dtype:
		return FORM_BITS;
	default:
		return FORM_NONE;
	}
}

static view_form
form_of(fxge_program *p, const fxge_alias *a)
{
	if (!metas_suit(a, FORM_NONE))
		return FORM_NONE;
	view_form f = form_by_operator(p, a);

	return metas_suit(a, f) ? f : FORM_NONE;
}

bool
fxge_view_has_inverse(fxge_program *p, const fxge_alias *a)
{
	return form_of(p, a) != FORM_NONE;
}

/* ---- pieces along one dim ---- */

typedef struct piece {
	int dim;
	fxge_size start, end; /* range of slice and split_with_sizes */
	fxge_size index;      /* index of select and unbind */
} piece;

static piece
read_piece(fxge_call *c, const fxge_alias *a)
{
	const fxge_op *op = a->view->op;
	piece q = {.dim = fxge_arg_dim(c, fxge_op_param(op, "dim"), a->parent->meta->rank)};

	if (op->id == ATEN_select_int) {
		q.index = fxge_arg_size(c, ATEN_select_int__index);
	} else if (op->id == ATEN_unbind_int) {
		q.index = fxge_size_small(a->result);
	} else {
		q.start = a->offset;
		q.end = fxge_sym_add(c->syms, q.start, a->meta->shape[q.dim]);
	}
	return q;
}

fxge_size
fxge_view_offset(const fxge_node *n, uint32_t k, fxge_size previous)
{
	fxge_program *p = n->graph->program;
	fxge_call c = call_of(p, n);

	if (k == 0 || n->op->id != ATEN_split_with_sizes)
		return fxge_size_small(0);
	const fxge_meta *m = n->results[k - 1]->meta;
	int dim = m->kind == FXGE_META_TENSOR && m->rank > 0
				  ? fxge_arg_dim(&c, ATEN_split_with_sizes__dim, m->rank)
				  : 0;

	return m->rank > dim ? fxge_sym_add(p->syms, previous, m->shape[dim]) : previous;
}

/* ---- forward ---- */

/* Emits one result of a view with several results, without the others. */
static fxge_value *
forward_piece(fxge_program *p, const fxge_alias *a, fxge_value *base, fxge_node *before)
{
	fxge_call c = call_of(p, a->view);
	piece q = read_piece(&c, a);

	if (c.failed)
		return NULL;
	if (a->view->op->id == ATEN_unbind_int)
		return emit_with_meta(p, ATEN_select_int,
			FXGE_ARGS(fxge_a_value(ATEN_select_int__self, base),
				fxge_a_int(ATEN_select_int__dim, q.dim),
				fxge_a_size(ATEN_select_int__index, q.index)),
			a->meta, a->view->loc, before);
	return emit_with_meta(p, ATEN_slice_Tensor,
		FXGE_ARGS(fxge_a_value(ATEN_slice_Tensor__self, base),
			fxge_a_int(ATEN_slice_Tensor__dim, q.dim),
			fxge_a_size(ATEN_slice_Tensor__start, q.start),
			fxge_a_size(ATEN_slice_Tensor__end, q.end)),
		a->meta, a->view->loc, before);
}

/* Emits the view again on `base`, with all of its results. */
static fxge_value *
forward_whole(fxge_program *p, const fxge_alias *a, fxge_value *base, fxge_node *before)
{
	const fxge_node *n = a->view;
	int param = fxge_view_param(n->op);
	fxge_arg *args = FXGE_NEW_ARRAY(&p->scratch, (size_t)n->op->n_params + 1, fxge_arg);

	for (int i = 0; i < n->op->n_params; i++)
		args[i] = i == param ? fxge_a_value(i, base) : fxge_a_port(i, n, i);
	args[n->op->n_params].param = -1;
	fxge_node *again = fxge_node_new(before->graph, before, n->op, args, n->n_results, n->loc);

	for (uint32_t k = 0; again && k < n->n_results; k++)
		set_meta(p, again->results[k], n->results[k]->meta);
	return again ? again->results[a->result] : NULL;
}

fxge_value *
fxge_view_forward(fxge_program *p, const fxge_alias *a, fxge_value *base, fxge_node *before)
{
	bool one_of_many = a->view->n_results > 1 && form_of(p, a) != FORM_NONE;

	return one_of_many ? forward_piece(p, a, base, before) : forward_whole(p, a, base, before);
}

/* ---- inverse ---- */

/* Sets perm[i] to the dim of the argument that becomes dim i. Returns false if the ranks differ. */
static bool
permute_dims(fxge_call *c, int *perm, int rank)
{
	fxge_ints d = fxge_arg_ints(c, ATEN_permute__dims);

	for (int i = 0; i < rank && i < d.n; i++)
		perm[i] = (int)(d.v[i] < 0 ? d.v[i] + rank : d.v[i]);
	return d.n == rank;
}

static fxge_value *
undo_permutation(
	fxge_program *p, fxge_call *c, const fxge_alias *a, fxge_value *v, fxge_node *before)
{
	int perm[FXGE_MAX_RANK], rank = a->meta->rank;
	int64_t back[FXGE_MAX_RANK];

	for (int i = 0; i < rank; i++)
		back[i] = -1;
	bool ok = permute_dims(c, perm, rank) && !c->failed;

	for (int i = 0; ok && i < rank; i++) {
		ok = perm[i] >= 0 && perm[i] < rank && back[perm[i]] < 0;
		if (ok)
			back[perm[i]] = i;
	}
	if (!ok) {
		fxge_call_fail(c, FXGE_D_ARGUMENT, "the dims are not a permutation");
		return NULL;
	}
	return emit_with_meta(p, ATEN_permute,
		FXGE_ARGS(fxge_a_value(ATEN_permute__self, v), fxge_a_ints(ATEN_permute__dims, back, rank)),
		a->parent->meta, before->loc, before);
}

static fxge_value *
undo_select(fxge_program *p, fxge_call *c, const fxge_alias *a, fxge_value *base, fxge_value *v,
	fxge_node *before)
{
	piece q = read_piece(c, a);

	if (c->failed)
		return NULL;
	return emit_with_meta(p, ATEN_select_scatter,
		FXGE_ARGS(fxge_a_value(ATEN_select_scatter__self, base),
			fxge_a_value(ATEN_select_scatter__src, v), fxge_a_int(ATEN_select_scatter__dim, q.dim),
			fxge_a_size(ATEN_select_scatter__index, q.index)),
		a->parent->meta, before->loc, before);
}

/* Emits slice_scatter with the slice's own arguments, since an absent end and a negative start mean
 * the same there. */
static fxge_value *
undo_slice(fxge_program *p, const fxge_alias *a, fxge_value *base, fxge_value *v, fxge_node *before)
{
	const fxge_node *n = a->view;

	return emit_with_meta(p, ATEN_slice_scatter,
		FXGE_ARGS(fxge_a_value(ATEN_slice_scatter__self, base),
			fxge_a_value(ATEN_slice_scatter__src, v),
			fxge_a_port(ATEN_slice_scatter__dim, n, ATEN_slice_Tensor__dim),
			fxge_a_port(ATEN_slice_scatter__start, n, ATEN_slice_Tensor__start),
			fxge_a_port(ATEN_slice_scatter__end, n, ATEN_slice_Tensor__end),
			fxge_a_port(ATEN_slice_scatter__step, n, ATEN_slice_Tensor__step)),
		a->parent->meta, before->loc, before);
}

/* Handles the diagonal of a matrix with a dynamic width; other diagonals were expanded to slices.
 */
static fxge_value *
undo_diagonal(
	fxge_program *p, const fxge_alias *a, fxge_value *base, fxge_value *v, fxge_node *before)
{
	const fxge_node *n = a->view;

	return emit_with_meta(p, ATEN_diagonal_scatter,
		FXGE_ARGS(fxge_a_value(ATEN_diagonal_scatter__self, base),
			fxge_a_value(ATEN_diagonal_scatter__src, v),
			fxge_a_port(ATEN_diagonal_scatter__offset, n, ATEN_diagonal__offset),
			fxge_a_port(ATEN_diagonal_scatter__dim1, n, ATEN_diagonal__dim1),
			fxge_a_port(ATEN_diagonal_scatter__dim2, n, ATEN_diagonal__dim2)),
		a->parent->meta, before->loc, before);
}

static fxge_value *
undo_piece(fxge_program *p, fxge_call *c, const fxge_alias *a, fxge_value *base, fxge_value *v,
	fxge_node *before)
{
	piece q = read_piece(c, a);

	if (c->failed)
		return NULL;
	return emit_with_meta(p, ATEN_slice_scatter,
		FXGE_ARGS(fxge_a_value(ATEN_slice_scatter__self, base),
			fxge_a_value(ATEN_slice_scatter__src, v), fxge_a_int(ATEN_slice_scatter__dim, q.dim),
			fxge_a_size(ATEN_slice_scatter__start, q.start),
			fxge_a_size(ATEN_slice_scatter__end, q.end)),
		a->parent->meta, before->loc, before);
}

static fxge_value *
undo_reshape(fxge_program *p, const fxge_alias *a, fxge_value *v, fxge_node *before)
{
	const fxge_meta *m = a->parent->meta;

	return emit_with_meta(p, ATEN_view,
		FXGE_ARGS(
			fxge_a_value(ATEN_view__self, v), fxge_a_sizes(ATEN_view__size, m->shape, m->rank)),
		m, before->loc, before);
}

/* Emits a view operator with one argument on `v`. */
static fxge_value *
emit_unary_view(
	fxge_program *p, uint32_t op, fxge_value *v, const fxge_meta *like, fxge_node *before)
{
	return emit_with_meta(p, op, FXGE_ARGS(fxge_a_value(fxge_view_param(&fxge_ops[op]), v)), like,
		before->loc, before);
}

/* Emits a complex tensor from the written part and the unchanged other part of the base. */
static fxge_value *
undo_part(fxge_program *p, const fxge_alias *a, fxge_value *base, fxge_value *v, fxge_node *before)
{
	bool is_real = a->view->op->id == ATEN_real;
	fxge_value *other = emit_unary_view(p, is_real ? ATEN_imag : ATEN_real, base, a->meta, before);

	if (!other)
		return NULL;
	return emit_with_meta(p, ATEN_complex,
		FXGE_ARGS(fxge_a_value(ATEN_complex__real, is_real ? v : other),
			fxge_a_value(ATEN_complex__imag, is_real ? other : v)),
		a->parent->meta, before->loc, before);
}

fxge_value *
fxge_view_inverse(
	fxge_program *p, const fxge_alias *a, fxge_value *base, fxge_value *v, fxge_node *before)
{
	fxge_call c = call_of(p, a->view);

	switch (form_of(p, a)) {
	case FORM_RESHAPE:
		return undo_reshape(p, a, v, before);
	case FORM_PERMUTE:
		return undo_permutation(p, &c, a, v, before);
	case FORM_SELECT:
		return undo_select(p, &c, a, base, v, before);
	case FORM_SLICE:
		return a->view->op->id == ATEN_slice_Tensor ? undo_slice(p, a, base, v, before)
													: undo_piece(p, &c, a, base, v, before);
	case FORM_DIAGONAL:
		return undo_diagonal(p, a, base, v, before);
	case FORM_COMPLEX_PART:
		return undo_part(p, a, base, v, before);
	case FORM_AS_REAL:
		return emit_unary_view(p, ATEN_view_as_complex, v, a->parent->meta, before);
	case FORM_AS_COMPLEX:
		return emit_unary_view(p, ATEN_view_as_real, v, a->parent->meta, before);
	case FORM_BITS:
		return emit_with_meta(p, ATEN_view_dtype,
			FXGE_ARGS(fxge_a_value(ATEN_view_dtype__self, v),
				fxge_a_dtype(ATEN_view_dtype__dtype, a->parent->meta->dtype)),
			a->parent->meta, before->loc, before);
	case FORM_INVOLUTION:
		return emit_unary_view(p, a->view->op->id, v, a->parent->meta, before);
	case FORM_NONE:
		break;
	}
	return fxge_bug(p, a->view, "no inverse of %s", a->view->op->name), NULL;
}
