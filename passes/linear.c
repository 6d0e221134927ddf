/* SPDX-License-Identifier: Apache-2.0 */
/* Products of flattened rows: rewrites view(mm(view(x), w)) as one product over all dims of x.
 *
 * torch.export writes a linear layer over [batch, length, features] as a product of [rows,
 * features] between two views. GE's BatchMatMulV2 accepts such an x1 with a matrix as x2, so that
 * both views are removed. If the first view also merges features (the heads of an attention), a
 * view that merges only them remains.
 *
 *  - requires: functional and decomposed program; metas
 *  - keeps: interface, metas of results
 *  - breaks: nothing; dead nodes remain for dead code elimination */
#include "ir/rewrite.h"
#include "passes/passes.h"

#include "fxge_aten_binary.h"
#include "fxge_aten_matmul.h"
#include "fxge_aten_view.h"
#include "fxge_ge_matmul.h"

typedef struct linear {
	fxge_cx cx;
	fxge_value *x, *w, *bias; /* x [.., K] of any shape, w [K, N]; bias may be NULL */
	fxge_size k, n;
	fxge_size shape[FXGE_MAX_RANK]; /* shape of the result: the leading dims, then N */
	int rank;
} linear;

static fxge_node *
made_by(fxge_value *v, int op)
{
	return v && v->def->op && (int)v->def->op->id == op ? v->def : NULL;
}

static bool
same(linear *l, fxge_size a, fxge_size b)
{
	return fxge_sym_proves_eq(l->cx.call.syms, a, b);
}

/* Reads mm, or addmm with a bias of one row and both factors 1. Returns false for other forms. */
static bool
read_product(linear *l, fxge_node *n)
{
	bool plain = (int)n->op->id == ATEN_mm;

	l->bias = NULL;
	if (!plain) {
		l->bias = fxge_node_in(n, ATEN_addmm__self);
		if (!l->bias || l->bias->meta->rank != 1 || n->ports[ATEN_addmm__beta].present
			|| n->ports[ATEN_addmm__alpha].present)
			return false;
	}
	fxge_node *v = made_by(fxge_node_in(n, plain ? ATEN_mm__self : ATEN_addmm__mat1), ATEN_view);

	l->w = fxge_node_in(n, plain ? ATEN_mm__mat2 : ATEN_addmm__mat2);
	l->x = v ? fxge_node_in(v, ATEN_view__self) : NULL;
	if (!l->x || !l->w || l->w->meta->rank != 2)
		return false;
	l->k = l->w->meta->shape[0];
	l->n = l->w->meta->shape[1];
	return !l->bias || same(l, l->bias->meta->shape[0], l->n);
}

/* Returns true if every use is a view. */
static bool
only_viewed(fxge_value *y)
{
	for (fxge_operand *o = y->uses; o; o = o->next_use)
		if (!o->user->op || (int)o->user->op->id != ATEN_view)
			return false;
	return y->uses != NULL;
}

static bool
set_leading_dims(linear *l, const fxge_meta *m)
{
	memcpy(l->shape, m->shape, (size_t)(m->rank - 1) * sizeof *l->shape);
	l->rank = m->rank;
	l->shape[l->rank - 1] = l->n;
	return l->rank > 2;
}

/* Returns true if a view keeps the last dim, so that the dims before it have as many elements on
 * both sides. An empty last dim is excluded, since the view could then have any number of rows. */
static bool
keeps_last_dim(linear *l, const fxge_meta *m, fxge_size last)
{
	return m->rank > 2 && same(l, m->shape[m->rank - 1], last)
		   && fxge_sym_proves_ne(l->cx.call.syms, last, fxge_size_small(0));
}

/* Returns true if GE's products support the dtype; other dtypes are handled by conversion. */
static bool
has_product(fxge_dtype d)
{
	return fxge_dtype_is_float(d) && d != FXGE_DT_F64;
}

/* Finds the leading dims: those of x if its last dim is K, otherwise those of a use whose last dim
 * is N. Returns false if there are none. */
static bool
find_leading_dims(linear *l, fxge_value *y)
{
	const fxge_meta *x = l->x->meta;

	if (!has_product(x->dtype))
		return false;
	if (keeps_last_dim(l, x, l->k))
		return set_leading_dims(l, x);
	for (fxge_operand *o = y->uses; o; o = o->next_use) {
		const fxge_meta *m = o->user->results[0]->meta;

		if (keeps_last_dim(l, m, l->n))
			return set_leading_dims(l, m);
	}
	return false;
}

static fxge_value *
emit_view(linear *l, fxge_value *v, const fxge_size *shape, int rank)
{
	bool equal = v && v->meta->rank == rank;

	for (int d = 0; equal && d < rank; d++)
		equal = same(l, v->meta->shape[d], shape[d]);
	if (!v || equal)
		return v;
	return fxge_emit(&l->cx, ATEN_view,
		FXGE_ARGS(fxge_a_value(ATEN_view__self, v), fxge_a_sizes(ATEN_view__size, shape, rank)));
}

static bool
rewrite_product(linear *l, fxge_value *y)
{
	fxge_size in[FXGE_MAX_RANK];

	memcpy(in, l->shape, (size_t)l->rank * sizeof *in);
	in[l->rank - 1] = l->k;
	fxge_value *p = fxge_emit(&l->cx, GE_BatchMatMulV2,
		FXGE_ARGS(fxge_a_value(GE_BatchMatMulV2__x1, emit_view(l, l->x, in, l->rank)),
			fxge_a_value(GE_BatchMatMulV2__x2, l->w),
			fxge_a_value(GE_BatchMatMulV2__bias, l->bias)));

	while (p && y->uses) {
		fxge_node *user = y->uses->user;
		const fxge_meta *m = user->results[0]->meta;

		if (!fxge_set_value(&l->cx, user->results[0], emit_view(l, p, m->shape, m->rank)))
			return false;
		fxge_node_erase(user);
	}
	return p != NULL;
}

static bool
rewrite_node(fxge_node *n)
{
	fxge_program *p = n->graph->program;
	fxge_arena_mark mark = fxge_arena_save(&p->scratch);
	linear l = {.cx = fxge_cx_of(n)};
	bool ok = true;

	if (read_product(&l, n) && only_viewed(n->results[0]) && find_leading_dims(&l, n->results[0]))
		ok = rewrite_product(&l, n->results[0]);
	fxge_arena_restore(&p->scratch, mark);
	if (ok && !n->results[0]->uses)
		fxge_node_erase(n);
	return ok;
}

/* Returns the product that computes `v` from a tensor and a matrix without a bias, or NULL. x1 and
 * x2 are its first two parameters. */
static const fxge_node *
product_of(fxge_value *v)
{
	const fxge_node *p = made_by(v, GE_BatchMatMulV2), *m = p ? p : made_by(v, ATEN_matmul);

	m = m ? m : made_by(v, ATEN_mm);
	if (!m || (p && p->ports[GE_BatchMatMulV2__bias].present))
		return NULL;
	return fxge_node_in(m, p ? GE_BatchMatMulV2__x2 : ATEN_matmul__other)->meta->rank == 2 ? m
																						   : NULL;
}

/* Rewrites add(product, b [N]) as a product with that bias. */
static bool
fuse_bias(fxge_node *n)
{
	fxge_value *a = fxge_node_in(n, ATEN_add_Tensor__self),
			   *b = fxge_node_in(n, ATEN_add_Tensor__other);
	const fxge_node *p = product_of(a);
	fxge_value *y = p ? a : b, *bias = p ? b : a;

	p = p ? p : product_of(b);
	linear l = {.cx = fxge_cx_of(n)};

	if (!p || !bias || n->ports[ATEN_add_Tensor__alpha].present || y->uses->next_use
		|| bias->meta->rank != 1 || y->meta->rank < 2 || bias->meta->dtype != y->meta->dtype
		|| !has_product(y->meta->dtype)
		|| !same(&l, bias->meta->shape[0], y->meta->shape[y->meta->rank - 1]))
		return true;
	fxge_value *v = y->meta->rank > 2
						? fxge_emit(&l.cx, GE_BatchMatMulV2,
							FXGE_ARGS(fxge_a_port(GE_BatchMatMulV2__x1, p, GE_BatchMatMulV2__x1),
								fxge_a_port(GE_BatchMatMulV2__x2, p, GE_BatchMatMulV2__x2),
								fxge_a_value(GE_BatchMatMulV2__bias, bias)))
						: fxge_emit(&l.cx, ATEN_addmm,
							FXGE_ARGS(fxge_a_value(ATEN_addmm__self, bias),
								fxge_a_port(ATEN_addmm__mat1, p, GE_BatchMatMulV2__x1),
								fxge_a_port(ATEN_addmm__mat2, p, GE_BatchMatMulV2__x2)));

	if (!fxge_set_result(&l.cx, 0, v))
		return false;
	fxge_node_erase(n);
	return true;
}

static bool
rewrite_graph(fxge_graph *g, int depth)
{
	bool ok = true;

	for (fxge_node *n = g->entry->next; ok && n != g->ret;) {
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			ok &= rewrite_graph(n->regions[i], depth + 1);
		fxge_node *before = n->prev;
		bool sum = (int)n->op->id == ATEN_add_Tensor;
		bool product = sum || (int)n->op->id == ATEN_mm || (int)n->op->id == ATEN_addmm;

		if (product)
			ok &= sum ? fuse_bias(n) : rewrite_node(n);
		/* views behind a product may be erased; the node still exists if its predecessor links to
		 * it */
		n = !product ? n->next : before->next == n ? n->next : before->next;
	}
	return ok;
}

bool
fxge_pass_linear(fxge_program *p)
{
	return rewrite_graph(p->main, 0);
}
