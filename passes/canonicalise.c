/* SPDX-License-Identifier: Apache-2.0 */
/* Canonicalisation: removes identities and checks, multiplies `alpha` in, cancels permutations,
 * turns indexing by whole ranges into views, and reduces selections to a plain condition and plain
 * numbers.
 *
 *  - requires: functional and decomposed program; metas
 *  - keeps: interface, metas
 *  - breaks: nothing; dead nodes remain for dead code elimination */
#include "passes/passes.h"
#include "decomp/builder.h"

#include "fxge_aten_binary.h"
#include "fxge_aten_cast.h"
#include "fxge_aten_compare.h"
#include "fxge_aten_create.h"
#include "fxge_aten_index.h"
#include "fxge_aten_norm.h"
#include "fxge_aten_unary.h"
#include "fxge_aten_view.h"

#include <math.h>

static bool
rewrite_identity(fxge_cx *cx)
{
	return fxge_set_result(cx, 0, fxge_in(cx, FXGE_FIRST));
}

static bool
is_sum(const fxge_op *op)
{
	switch ((int)op->id) {
	case ATEN_add_Tensor:
	case ATEN_add_Scalar:
	case ATEN_sub_Tensor:
	case ATEN_sub_Scalar:
	case ATEN_rsub_Scalar:
		return true;
	default:
		return false;
	}
}

/* Rewrites self + alpha * other as add(self, mul(other, alpha)). All three are computed in the
 * result's dtype, as in PyTorch, and 16-bit floats are rounded once. rsub subtracts alpha * self
 * from other. */
static bool
rewrite_alpha(fxge_cx *cx)
{
	int other = ATEN_add_Tensor__other,
		alpha = ATEN_add_Tensor__alpha; /* the same parameter in all of these operators */
	bool reversed = cx->node->op->id == ATEN_rsub_Scalar;
	int op = cx->node->op->id == ATEN_add_Tensor || cx->node->op->id == ATEN_add_Scalar
				 ? ATEN_add_Tensor
				 : ATEN_sub_Tensor;
	fxge_dtype dt = fxge_out_meta(cx, 0)->dtype;
	fxge_value *by = fxge_emit_opmath(cx, fxge_emit_scalar(cx, alpha, dt), dt);
	fxge_value *x = fxge_emit_opmath(cx, fxge_in(cx, ATEN_add_Tensor__self), dt);
	fxge_value *y = cx->node->op->params[other].type == FXGE_P_TENSOR
						? fxge_in(cx, other)
						: fxge_emit_scalar(cx, other, dt);

	y = fxge_emit_opmath(cx, y, dt);
	if (reversed)
		x = fxge_emit_binary(cx, op, y, fxge_emit_binary(cx, ATEN_mul_Tensor, x, by));
	else
		x = fxge_emit_binary(cx, op, x, fxge_emit_binary(cx, ATEN_mul_Tensor, y, by));
	return fxge_set_result(cx, 0, fxge_emit_cast(cx, x, dt));
}

/* ---- views ---- */

static const fxge_node *
made_by(const fxge_value *v, int op)
{
	return v && v->def->op && (int)v->def->op->id == op ? v->def : NULL;
}

static const fxge_meta *
input_meta(const fxge_node *n, int param)
{
	return fxge_node_in(n, param)->meta;
}

/* Returns true if a view or expansion does not change the shape. */
static bool
keeps_shape(const fxge_node *n)
{
	const fxge_meta *x = input_meta(n, 0), *y = n->results[0]->meta;
	bool same = x->kind == FXGE_META_TENSOR && x->rank == y->rank;

	for (int d = 0; same && d < y->rank; d++)
		same = fxge_sym_proves_eq(n->graph->program->syms, x->shape[d], y->shape[d]);
	return same;
}

/* Sets perm[d] to the dim of the argument that becomes dim d of the result. */
static void
perm_of(const fxge_node *n, int64_t *perm)
{
	const fxge_port *q = &n->ports[ATEN_permute__dims];
	int rank = n->results[0]->meta->rank;

	for (int d = 0; d < rank; d++) {
		fxge_sym_is_int(
			n->graph->program->syms, n->operands[q->first + (uint32_t)d].size, &perm[d]);
		perm[d] += perm[d] < 0 ? rank : 0;
	}
}

/* Returns the value that an identity permutation, or two permutations that cancel, leave unchanged;
 * otherwise NULL. Other pairs are not composed, because rules and products recognise a transposed
 * matrix by its own permutation. */
static fxge_value *
unpermuted(const fxge_node *n)
{
	int64_t outer[FXGE_MAX_RANK], inner[FXGE_MAX_RANK];
	fxge_value *x = fxge_node_in(n, ATEN_permute__self);
	const fxge_node *before = made_by(x, ATEN_permute);
	bool one = true, both = before != NULL;

	perm_of(n, outer);
	if (before)
		perm_of(before, inner);
	for (int d = 0; d < x->meta->rank; d++) {
		one &= outer[d] == d;
		both = both && inner[outer[d]] == d;
	}
	return one ? x : both ? fxge_node_in(before, ATEN_permute__self) : NULL;
}

static bool
rewrite_permute(fxge_cx *cx)
{
	return fxge_set_result(cx, 0, unpermuted(cx->node));
}

/* ---- indices ---- */

static bool
is_int(const fxge_node *n, int param, int64_t expected)
{
	const fxge_operand *o = &n->operands[n->ports[param].first];
	int64_t v;

	return o->kind == FXGE_K_INT && fxge_sym_is_int(n->graph->program->syms, o->size, &v)
		   && v == expected;
}

/* Returns true if `v` is a view of arange(size). */
static bool
is_view_of_range(const fxge_value *v, fxge_size size)
{
	const fxge_node *n;

	while ((n = made_by(v, ATEN_view)))
		v = fxge_node_in(n, ATEN_view__self);
	n = made_by(v, ATEN_arange_start_step);
	return n && fxge_dtype_is_int(v->meta->dtype) && is_int(n, ATEN_arange_start_step__start, 0)
		   && (!n->ports[ATEN_arange_start_step__step].present
			   || is_int(n, ATEN_arange_start_step__step, 1))
		   && fxge_sym_proves_eq(n->graph->program->syms, v->meta->shape[0], size);
}

/* Returns true if the index `v` selects a whole dim of the given size in order, along a dim of the
 * broadcast indices behind `*last`; sets `*last` to that dim. A dim of size 1 needs none. */
static bool
selects_whole_dim(fxge_syms *syms, const fxge_value *v, fxge_size size, int rank, int *last)
{
	const fxge_meta *m = v->meta;
	fxge_size one = fxge_sym_int(syms, 1);
	int along = -1;

	if (!is_view_of_range(v, size))
		return false;
	for (int d = 0; d < m->rank; d++) {
		if (fxge_sym_proves_eq(syms, m->shape[d], one))
			continue;
		if (along >= 0 || !fxge_sym_proves_eq(syms, m->shape[d], size))
			return false;
		along = d + rank - m->rank;
	}
	if (along < 0)
		return true;
	if (along <= *last)
		return false;
	*last = along;
	return true;
}

/* Returns true if self[i, j, ...] is a view of self: the indices are whole ranges along ascending
 * dims. Masks of transformers are indexed so, and GE's shape function refuses an Index whose index
 * has an unknown size. */
static bool
is_indexed_by_ranges(const fxge_node *n)
{
	const fxge_port *q = &n->ports[ATEN_index_Tensor__indices];
	const fxge_meta *x = input_meta(n, ATEN_index_Tensor__self), *y = n->results[0]->meta;
	int rank = y->rank - (x->rank - (int)q->count), last = -1;

	for (uint32_t i = 0; i < q->count; i++) {
		const fxge_operand *o = &n->operands[q->first + i];

		if (o->kind != FXGE_K_VALUE
			|| !selects_whole_dim(n->graph->program->syms, o->value, x->shape[i], rank, &last))
			return false;
	}
	return q->count > 0;
}

static bool
rewrite_index(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);

	return fxge_set_result(
		cx, 0, fxge_emit_view(cx, fxge_in(cx, ATEN_index_Tensor__self), y->shape, y->rank));
}

/* Returns true for an integer plus or minus 0. A float is not considered, because -0 + 0 is 0. */
static bool
adds_zero(const fxge_node *n)
{
	return ((int)n->op->id == ATEN_add_Scalar || (int)n->op->id == ATEN_sub_Scalar)
		   && fxge_dtype_is_int(input_meta(n, ATEN_add_Scalar__self)->dtype)
		   && n->results[0]->meta->dtype == input_meta(n, ATEN_add_Scalar__self)->dtype
		   && is_int(n, ATEN_add_Scalar__other, 0);
}

/* ---- selections ---- */

/* Rewrites not (x == number) as x != number, which is also correct for NaN. */
static bool
rewrite_not_equal(fxge_cx *cx)
{
	const fxge_node *eq = fxge_in(cx, ATEN_logical_not__self)->def;

	return fxge_set_result(cx, 0,
		fxge_emit(cx, ATEN_ne_Scalar,
			FXGE_ARGS(fxge_a_value(ATEN_ne_Scalar__self, fxge_node_in(eq, ATEN_eq_Scalar__self)),
				fxge_a_port(ATEN_ne_Scalar__other, eq, ATEN_eq_Scalar__other))));
}

/* Reads the number in a 0-d tensor or in a tensor filled with it. Returns false for other tensors.
 */
static bool
number_of(const fxge_value *v, double *out)
{
	const fxge_node *n = made_by(v, ATEN_scalar_tensor);
	int param = ATEN_scalar_tensor__s;

	if (!n) {
		n = made_by(v, ATEN_full);
		param = ATEN_full__fill_value;
	}
	if (!n || !n->ports[param].present)
		return false;
	const fxge_operand *o = &n->operands[n->ports[param].first];
	int64_t i;

	if (o->kind == FXGE_K_FLOAT)
		*out = o->f;
	else if (o->kind == FXGE_K_INT && fxge_sym_is_int(n->graph->program->syms, o->size, &i))
		*out = (double)i;
	else
		return false;
	return true;
}

/* Returns true if the number is exactly representable in every floating-point dtype. */
static bool
is_exact_in_all_floats(const fxge_value *v)
{
	double x;

	return fxge_dtype_is_float(v->meta->dtype) && number_of(v, &x)
		   && (x == 0 || x == 1 || isinf(x));
}

static bool
selects_numbers(const fxge_value *v)
{
	const fxge_node *w = made_by(v, ATEN_where_self);

	return w && is_exact_in_all_floats(fxge_node_in(w, ATEN_where_self__self))
		   && is_exact_in_all_floats(fxge_node_in(w, ATEN_where_self__other));
}

/* Returns true for a cast of where(c, a, b) with 0-d numbers a and b: the condition then has the
 * result's shape. */
static bool
is_mask(const fxge_node *n)
{
	const fxge_node *w = made_by(fxge_node_in(n, ATEN__to_copy__self), ATEN_where_self);

	return w && fxge_dtype_is_float(n->results[0]->meta->dtype) && selects_numbers(w->results[0])
		   && input_meta(w, ATEN_where_self__self)->rank == 0
		   && input_meta(w, ATEN_where_self__other)->rank == 0;
}

/* Rewrites cast(where(c, 0, -inf)) as where(c, 0, -inf) in the target dtype. */
static bool
rewrite_mask(fxge_cx *cx)
{
	const fxge_node *w = fxge_in(cx, ATEN__to_copy__self)->def;
	fxge_dtype dt = fxge_out_meta(cx, 0)->dtype;
	double a = 0, b = 0;

	number_of(fxge_node_in(w, ATEN_where_self__self), &a);
	number_of(fxge_node_in(w, ATEN_where_self__other), &b);
	fxge_value *x = fxge_emit_number(cx, dt, a), *y = fxge_emit_number(cx, dt, b);

	return fxge_set_result(
		cx, 0, fxge_emit_where(cx, fxge_node_in(w, ATEN_where_self__condition), x, y));
}

/* Returns true if operand `filled` of a selection can be replaced by its number: the other operand
 * has the result's dtype and shape. */
static bool
can_use_number(const fxge_node *n, int filled, int other)
{
	const fxge_meta *f = input_meta(n, filled), *o = input_meta(n, other), *y = n->results[0]->meta;
	double x;

	if (f->rank == 0 || f->dtype != o->dtype || o->rank != y->rank
		|| !number_of(fxge_node_in(n, filled), &x) || number_of(fxge_node_in(n, other), &x))
		return false;
	for (int d = 0; d < y->rank; d++)
		if (!fxge_sym_proves_eq(n->graph->program->syms, o->shape[d], y->shape[d]))
			return false;
	return true;
}

static fxge_value *
emit_number_operand(fxge_cx *cx, int filled, int other)
{
	fxge_value *v = fxge_in(cx, filled);
	double x;

	if (!can_use_number(cx->node, filled, other) || !number_of(v, &x))
		return v;
	return fxge_emit_number(cx, v->meta->dtype, x);
}

static bool
is_negated(const fxge_node *n)
{
	const fxge_node *c = made_by(fxge_node_in(n, ATEN_where_self__condition), ATEN_logical_not);

	return c && input_meta(c, 0)->dtype == FXGE_DT_BOOL;
}

/* Rewrites where(not c, a, b) as where(c, b, a), and where(c, full, x) as where(c, number, x). */
static bool
rewrite_where(fxge_cx *cx)
{
	fxge_value *c = fxge_in(cx, ATEN_where_self__condition),
			   *a = emit_number_operand(cx, ATEN_where_self__self, ATEN_where_self__other),
			   *b = emit_number_operand(cx, ATEN_where_self__other, ATEN_where_self__self);

	return fxge_set_result(cx, 0,
		is_negated(cx->node)
			? fxge_emit_where(cx, fxge_node_in(c->def, ATEN_logical_not__self), b, a)
			: fxge_emit_where(cx, c, a, b));
}

/* ---- the pass ---- */

static bool
has_canonical_form(const fxge_node *n)
{
	return is_negated(n) || can_use_number(n, ATEN_where_self__self, ATEN_where_self__other)
		   || can_use_number(n, ATEN_where_self__other, ATEN_where_self__self);
}

/* Returns true for a softmax of integers, whose row accepts no elements alone. */
static bool
is_of_integers(const fxge_node *n)
{
	return !fxge_dtype_is_float(fxge_node_in(n, ATEN__softmax__self)->meta->dtype);
}

static fxge_rewrite_fn *
rewrite_of(const fxge_node *n)
{
	if (n->op->flags & FXGE_OP_IDENTITY)
		return rewrite_identity;
	if (adds_zero(n))
		return rewrite_identity;
	if (!n->op->ge && is_sum(n->op) && n->ports[ATEN_add_Tensor__alpha].present)
		return rewrite_alpha;
	switch ((int)n->op->id) {
	case ATEN_view:
	case ATEN_expand:
		return keeps_shape(n) ? rewrite_identity : NULL;
	case ATEN_permute:
		return unpermuted(n) ? rewrite_permute : NULL;
	case ATEN_index_Tensor:
		return is_indexed_by_ranges(n) ? rewrite_index : NULL;
	case ATEN_logical_not:
		return made_by(fxge_node_in(n, ATEN_logical_not__self), ATEN_eq_Scalar) ? rewrite_not_equal
																				: NULL;
	case ATEN_where_self:
		return has_canonical_form(n) ? rewrite_where : NULL;
	case ATEN__to_copy:
		return is_mask(n) ? rewrite_mask : NULL;
	case ATEN__softmax:
	case ATEN__log_softmax:
		return is_of_integers(n) ? rewrite_identity : NULL;
	default:
		return NULL;
	}
}

static void
canonicalise_node(fxge_node *n)
{
	fxge_program *p = n->graph->program;
	fxge_rewrite_fn *fn = rewrite_of(n);

	if (!fn && !(n->op->flags & FXGE_OP_DROP))
		return;
	fxge_arena_mark mark = fxge_arena_save(&p->scratch);
	fxge_cx cx = fxge_cx_of(n);
	bool ok = !fn || (fn(&cx) && !cx.call.failed);

	fxge_arena_restore(&p->scratch, mark);
	if (ok)
		fxge_node_erase(n);
	else
		fxge_refuse(n);
}

static void
canonicalise_graph(fxge_graph *g, int depth)
{
	FXGE_EACH_NODE_SAFE (n, g) {
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			canonicalise_graph(n->regions[i], depth + 1);
		canonicalise_node(n);
	}
}

bool
fxge_pass_canonicalise(fxge_program *p)
{
	canonicalise_graph(p->main, 0);
	return true;
}
