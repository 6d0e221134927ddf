/* Taking a view again from a new base, and rebuilding a base from a view that was written.
 *
 * The table of inverses: reshapes by `view` to the base's shape, permutations by the inverse
 * permutation, parts by select_scatter, slice_scatter and diagonal_scatter. Views that show an
 * element twice (expand, unfold, most as_strided) or change its type have none. */
#include "passes/views.h"

#include "ir/call.h"

static fxge_call
call_of(fxge_program *p, const fxge_node *n)
{
	return (fxge_call){
		.session = p->session, .program = p, .syms = p->syms, .arena = &p->scratch, .node = n};
}

/* Makes a node whose only result has the type of `like`, which is known: nothing needs to be
 * inferred. */
static fxge_value *
make(fxge_program *p, uint32_t op, const fxge_arg *args, const fxge_meta *like, const fxge_loc *loc,
	fxge_node *before)
{
	fxge_node *n = fxge_node_new(before->graph, before, &fxge_ops[op], args, 1, loc);
	fxge_meta m = *like;

	if (!n)
		return NULL;
	m.content = NULL;
	fxge_value_set_meta(p, n->results[0], &m);
	return n->results[0];
}

/* ---- permutations ---- */

/* perm[i] = dim of the argument that becomes dim i. False: the view is no permutation. */
static bool
swap_dims(int *perm, int rank, int a, int b)
{
	for (int i = 0; i < rank; i++)
		perm[i] = i;
	if (rank > 0) {
		perm[a] = b;
		perm[b] = a;
	}
	return true;
}

static bool
move_dims(fxge_call *c, int from, int to, int *perm, int rank)
{
	fxge_ints s = fxge_arg_ints(c, from), d = fxge_arg_ints(c, to);
	bool taken[FXGE_MAX_RANK] = {false};
	int at = 0;

	for (int i = 0; i < rank; i++)
		perm[i] = -1;
	for (int i = 0; i < s.n && i < d.n && rank; i++) { /* a 0-d tensor has dims to name */
		int64_t src = s.v[i] < 0 ? s.v[i] + rank : s.v[i],
				dst = d.v[i] < 0 ? d.v[i] + rank : d.v[i];

		if (src < 0 || src >= rank || dst < 0 || dst >= rank)
			return false;
		perm[dst] = (int)src;
		taken[src] = true;
	}
	for (int i = 0; i < rank; i++) {
		if (perm[i] >= 0)
			continue;
		while (at < rank - 1 && taken[at])
			at++;
		perm[i] = at++;
	}
	return true;
}

static bool
permute_dims(fxge_call *c, int *perm, int rank)
{
	fxge_ints d = fxge_arg_ints(c, ATEN_permute__dims);

	for (int i = 0; i < rank && i < d.n; i++)
		perm[i] = (int)(d.v[i] < 0 ? d.v[i] + rank : d.v[i]);
	return d.n == rank;
}

static bool
permutation(fxge_call *c, int rank, int *perm)
{
	switch (c->node->op->id) {
	case ATEN_permute:
		return permute_dims(c, perm, rank);
	case ATEN_transpose_int:
	case ATEN_swapaxes:
	case ATEN_swapdims:
		return swap_dims(perm, rank, fxge_arg_dim(c, ATEN_transpose_int__dim0, rank),
			fxge_arg_dim(c, ATEN_transpose_int__dim1, rank));
	case ATEN_t:
	case ATEN_mT:
		return swap_dims(perm, rank, rank > 1 ? rank - 2 : 0, rank - 1);
	case ATEN_numpy_T:
		for (int i = 0; i < rank; i++)
			perm[i] = rank - 1 - i;
		return true;
	case ATEN_movedim_int:
	case ATEN_movedim_intlist:
		return move_dims(c, 1, 2, perm, rank);
	default:
		return false;
	}
}

/* ---- what a view does, for its inverse ---- */

typedef enum view_form {
	FORM_NONE, /* no inverse */
	FORM_RESHAPE,
	FORM_PERMUTE,
	FORM_SELECT,
	FORM_SLICE,
	FORM_DIAGONAL,
} view_form;

/* An expand that adds or repeats nothing but dims of size 1. */
static bool
repeats_nothing(fxge_program *p, const fxge_alias *a)
{
	const fxge_meta *m = a->meta, *b = a->parent->meta;
	fxge_size nm = fxge_sym_product(p->syms, m->shape, m->rank),
			  nb = fxge_sym_product(p->syms, b->shape, b->rank);

	return fxge_sym_proves_eq(p->syms, nm, nb);
}

/* What a file says of a view and of what it is a view of need not fit together. */
static bool
fits(const fxge_alias *a, view_form f)
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
		return m->rank == b->rank - 1;
	default:
		return true;
	}
}

static view_form
form_by_operator(fxge_program *p, const fxge_alias *a)
{
	switch (a->view->op->id) {
	case ATEN_view:
	case ATEN_view_as:
	case ATEN_reshape:
	case ATEN_reshape_as:
	case ATEN_flatten_using_ints:
	case ATEN_unflatten_int:
	case ATEN_ravel:
	case ATEN_unsqueeze:
	case ATEN_squeeze:
	case ATEN_squeeze_dim:
	case ATEN_squeeze_dims:
		return FORM_RESHAPE;
	case ATEN_expand:
	case ATEN_expand_as:
	case ATEN_broadcast_to:
		return repeats_nothing(p, a) ? FORM_RESHAPE : FORM_NONE;
	case ATEN_permute:
	case ATEN_transpose_int:
	case ATEN_swapaxes:
	case ATEN_swapdims:
	case ATEN_t:
	case ATEN_mT:
	case ATEN_numpy_T:
	case ATEN_movedim_int:
	case ATEN_movedim_intlist:
		return FORM_PERMUTE;
	case ATEN_select_int:
	case ATEN_unbind_int:
		return FORM_SELECT;
	case ATEN_slice_Tensor:
	case ATEN_narrow:
	case ATEN_chunk:
	case ATEN_split_Tensor:
	case ATEN_split_sizes:
	case ATEN_split_with_sizes:
	case ATEN_tensor_split_sections:
	case ATEN_tensor_split_indices:
		return FORM_SLICE;
	case ATEN_diagonal:
		return FORM_DIAGONAL;
	default:
		return FORM_NONE;
	}
}

static view_form
form_of(fxge_program *p, const fxge_alias *a)
{
	if (!fits(a, FORM_NONE))
		return FORM_NONE;
	view_form f = form_by_operator(p, a);

	return fits(a, f) ? f : FORM_NONE;
}

bool
fxge_view_check_write(fxge_program *p, const fxge_alias *a, fxge_node *at)
{
	if (form_of(p, a) != FORM_NONE)
		return true;
	return fxge_fail(p, at, FXGE_D_WRITE_THROUGH_VIEW,
		"writes through a result of %s, from which the memory behind it cannot be rebuilt",
		a->view->op->name);
}

/* ---- pieces along one dim ---- */

typedef struct piece {
	int dim;
	fxge_size start, end, step; /* slices */
	fxge_size index;            /* select */
} piece;

static bool
is_list_view(const fxge_op *op)
{
	return op->n_results == 1 && op->results[0].list;
}

/* Parameter `dim` of the views that have pieces. */
static int
dim_param(const fxge_op *op)
{
	return fxge_op_param(op, "dim");
}

static void
narrow_piece(fxge_call *c, const fxge_alias *a, piece *q)
{
	int64_t start;

	q->start = fxge_arg_size(c, ATEN_narrow__start);
	if (fxge_sym_is_int(c->syms, q->start, &start) && start < 0)
		q->start = fxge_sym_add(c->syms, q->start, a->parent->meta->shape[q->dim]);
	q->end = fxge_sym_add(c->syms, q->start, fxge_arg_size(c, ATEN_narrow__length));
}

static piece
piece_of(fxge_call *c, const fxge_alias *a)
{
	piece q = {.dim = fxge_arg_dim(c, dim_param(a->view->op), a->parent->meta->rank),
		.step = fxge_size_small(1)};

	if (a->view->op->id == ATEN_select_int) {
		q.index = fxge_arg_size(c, ATEN_select_int__index);
	} else if (a->view->op->id == ATEN_unbind_int) {
		q.index = fxge_size_small(a->result);
	} else if (a->view->op->id == ATEN_narrow) {
		narrow_piece(c, a, &q);
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
	int param = dim_param(n->op);

	if (k == 0 || !is_list_view(n->op) || n->op->id == ATEN_unbind_int || param < 0)
		return fxge_size_small(0);
	const fxge_meta *m = &n->results[k - 1]->meta;

	if (m->kind != FXGE_META_TENSOR || m->rank < 1)
		return previous;
	int dim = fxge_arg_dim(&c, param, m->rank);

	return m->rank > dim ? fxge_sym_add(p->syms, previous, m->shape[dim]) : previous;
}

/* ---- forward ---- */

/* One piece of a list-valued view, without the others. */
static fxge_value *
forward_piece(fxge_program *p, const fxge_alias *a, fxge_value *base, fxge_node *before)
{
	fxge_call c = call_of(p, a->view);

	if (form_of(p, a) == FORM_NONE)
		return fxge_view_check_write(p, a, before), NULL;
	piece q = piece_of(&c, a);

	if (c.failed)
		return NULL;
	if (a->view->op->id == ATEN_unbind_int)
		return make(p, ATEN_select_int,
			FXGE_ARGS(fxge_a_value(ATEN_select_int__self, base),
				fxge_a_int(ATEN_select_int__dim, q.dim),
				fxge_a_size(ATEN_select_int__index, q.index)),
			a->meta, a->view->loc, before);
	return make(p, ATEN_slice_Tensor,
		FXGE_ARGS(fxge_a_value(ATEN_slice_Tensor__self, base),
			fxge_a_int(ATEN_slice_Tensor__dim, q.dim),
			fxge_a_size(ATEN_slice_Tensor__start, q.start),
			fxge_a_size(ATEN_slice_Tensor__end, q.end)),
		a->meta, a->view->loc, before);
}

fxge_value *
fxge_view_forward(fxge_program *p, const fxge_alias *a, fxge_value *base, fxge_node *before)
{
	const fxge_node *n = a->view;
	int param = fxge_view_param(n->op);

	if (is_list_view(n->op))
		return forward_piece(p, a, base, before);
	fxge_arg *args = FXGE_NEW_ARRAY(&p->scratch, (size_t)n->op->n_params + 1, fxge_arg);

	for (int i = 0; i < n->op->n_params; i++)
		args[i] = i == param ? fxge_a_value(i, base) : fxge_a_port(i, n, i);
	args[n->op->n_params].param = -1;
	return make(p, n->op->id, args, a->meta, n->loc, before);
}

/* ---- inverse ---- */

static fxge_value *
undo_permutation(
	fxge_program *p, fxge_call *c, const fxge_alias *a, fxge_value *v, fxge_node *before)
{
	int perm[FXGE_MAX_RANK], rank = a->meta->rank;
	int64_t back[FXGE_MAX_RANK];

	for (int i = 0; i < rank; i++)
		back[i] = -1;
	bool ok = permutation(c, rank, perm) && !c->failed;

	for (int i = 0; ok && i < rank; i++) {
		ok = perm[i] >= 0 && perm[i] < rank && back[perm[i]] < 0;
		if (ok)
			back[perm[i]] = i;
	}
	if (!ok) {
		fxge_call_fail(c, FXGE_D_ARGUMENT, "the dims are no permutation");
		return NULL;
	}
	return make(p, ATEN_permute,
		FXGE_ARGS(fxge_a_value(ATEN_permute__self, v), fxge_a_ints(ATEN_permute__dims, back, rank)),
		a->parent->meta, before->loc, before);
}

static fxge_value *
undo_select(fxge_program *p, fxge_call *c, const fxge_alias *a, fxge_value *base, fxge_value *v,
	fxge_node *before)
{
	piece q = piece_of(c, a);

	if (c->failed)
		return NULL;
	return make(p, ATEN_select_scatter,
		FXGE_ARGS(fxge_a_value(ATEN_select_scatter__self, base),
			fxge_a_value(ATEN_select_scatter__src, v), fxge_a_int(ATEN_select_scatter__dim, q.dim),
			fxge_a_size(ATEN_select_scatter__index, q.index)),
		a->parent->meta, before->loc, before);
}

/* slice keeps its own arguments, as an absent end and a negative start mean what they mean. */
static fxge_value *
undo_slice(fxge_program *p, const fxge_alias *a, fxge_value *base, fxge_value *v, fxge_node *before)
{
	const fxge_node *n = a->view;

	return make(p, ATEN_slice_scatter,
		FXGE_ARGS(fxge_a_value(ATEN_slice_scatter__self, base),
			fxge_a_value(ATEN_slice_scatter__src, v),
			fxge_a_port(ATEN_slice_scatter__dim, n, ATEN_slice_Tensor__dim),
			fxge_a_port(ATEN_slice_scatter__start, n, ATEN_slice_Tensor__start),
			fxge_a_port(ATEN_slice_scatter__end, n, ATEN_slice_Tensor__end),
			fxge_a_port(ATEN_slice_scatter__step, n, ATEN_slice_Tensor__step)),
		a->parent->meta, before->loc, before);
}

static fxge_value *
undo_piece(fxge_program *p, fxge_call *c, const fxge_alias *a, fxge_value *base, fxge_value *v,
	fxge_node *before)
{
	piece q = piece_of(c, a);

	if (c->failed)
		return NULL;
	return make(p, ATEN_slice_scatter,
		FXGE_ARGS(fxge_a_value(ATEN_slice_scatter__self, base),
			fxge_a_value(ATEN_slice_scatter__src, v), fxge_a_int(ATEN_slice_scatter__dim, q.dim),
			fxge_a_size(ATEN_slice_scatter__start, q.start),
			fxge_a_size(ATEN_slice_scatter__end, q.end)),
		a->parent->meta, before->loc, before);
}

static fxge_value *
undo_diagonal(
	fxge_program *p, const fxge_alias *a, fxge_value *base, fxge_value *v, fxge_node *before)
{
	const fxge_node *n = a->view;

	return make(p, ATEN_diagonal_scatter,
		FXGE_ARGS(fxge_a_value(ATEN_diagonal_scatter__self, base),
			fxge_a_value(ATEN_diagonal_scatter__src, v),
			fxge_a_port(ATEN_diagonal_scatter__offset, n, ATEN_diagonal__offset),
			fxge_a_port(ATEN_diagonal_scatter__dim1, n, ATEN_diagonal__dim1),
			fxge_a_port(ATEN_diagonal_scatter__dim2, n, ATEN_diagonal__dim2)),
		a->parent->meta, before->loc, before);
}

static fxge_value *
undo_reshape(fxge_program *p, const fxge_alias *a, fxge_value *v, fxge_node *before)
{
	const fxge_meta *m = a->parent->meta;

	return make(p, ATEN_view,
		FXGE_ARGS(
			fxge_a_value(ATEN_view__self, v), fxge_a_sizes(ATEN_view__size, m->shape, m->rank)),
		m, before->loc, before);
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
	case FORM_NONE:
		break;
	}
	return fxge_bug(p, a->view, "no inverse of %s", a->view->op->name), NULL;
}
