/* SPDX-License-Identifier: Apache-2.0 */
/* Helpers of meta and shape functions: results, unification of sizes, broadcasting, type
 * promotion. */
#include "base/diag/common.h"
#include "base/diag/shapes.h"
#include "ir/call.h"
#include "ir/text/text.h"

/* ---- results ---- */

/* Checks that constant sizes are not negative. Symbolic ones are checked by the ranges of their
 * symbols at run time. */
static bool
sizes_possible(fxge_call *c, int rank, const fxge_size *shape)
{
	int64_t v;

	for (int d = 0; d < rank; d++)
		if (fxge_sym_is_int(c->syms, shape[d], &v) && v < 0)
			return fxge_call_fail(c, FXGE_D_NEGATIVE_SIZE,
				"dim %d of the result would have size %lld", d, (long long)v);
	return true;
}

bool
fxge_out_tensor(fxge_call *c, uint32_t k, fxge_dtype dt, int rank, const fxge_size *shape)
{
	const char *fault = fxge_syms_fault(c->syms);

	if (fault) {
		fxge_syms_clear_fault(c->syms);
		return fxge_call_fail(c, FXGE_D_SIZE_FAULT, "a size cannot be computed: %s", fault);
	}
	if (c->failed || k >= c->n_out)
		return false;
	if (rank > FXGE_MAX_RANK)
		return fxge_call_fail(
			c, FXGE_D_LIMIT, "a result has %d dims, at most %d are supported", rank, FXGE_MAX_RANK);
	if (!sizes_possible(c, rank, shape))
		return false;
	c->out[k] = fxge_meta_tensor(c->arena, dt, rank, shape);
	return true;
}

bool
fxge_out_like(fxge_call *c, uint32_t k, fxge_dtype dt, const fxge_meta *m)
{
	return fxge_out_tensor(c, k, dt, m->rank, m->shape);
}

bool
fxge_out_none(fxge_call *c, uint32_t k)
{
	if (c->failed || k >= c->n_out)
		return false;
	c->out[k] = (fxge_meta){.kind = FXGE_META_NONE};
	return true;
}

/* ---- sizes ---- */

static bool
mismatch(fxge_call *c, fxge_size a, fxge_size b, const char *what)
{
	fxge_sbuf t;

	fxge_sbuf_init(&t, c->arena);
	fxge_sbuf_fmt(&t, "%s: size ", what);
	fxge_sym_print(&t, c->syms, a);
	fxge_sbuf_str(&t, " where ");
	fxge_sym_print(&t, c->syms, b);
	fxge_sbuf_str(&t, " is expected");
	return fxge_call_fail(c, FXGE_D_SIZE_MISMATCH, "%s", t.data);
}

fxge_size
fxge_unify(fxge_call *c, fxge_size a, fxge_size b, const char *what)
{
	int64_t v;

	if (fxge_size_same(a, b))
		return a;
	fxge_proof p = fxge_sym_equal(c->syms, a, b);

	if (p == FXGE_DISPROVED)
		mismatch(c, a, b, what);
	else if (p != FXGE_PROVED)
		/* The exporter ran these shapes, so the sizes were equal then. The program's guards check
		 * the assumption at run time. */
		fxge_program_guard(
			c->program, fxge_sym_make(c->syms, FXGE_SYM_EQ, NULL, (fxge_size[]){a, b}, 2));
	return fxge_sym_is_int(c->syms, b, &v) ? b : a;
}

static bool
is_one(const fxge_call *c, fxge_size s)
{
	int64_t v;

	return fxge_sym_is_int(c->syms, s, &v) && v == 1;
}

/* Returns whether s is 0 or 1, such as the length of a slice of one element. */
static bool
at_most_one(const fxge_call *c, fxge_size s)
{
	int64_t lo, hi;

	fxge_sym_range(c->syms, s, &lo, &hi);
	return lo == 0 && hi == 1;
}

/* Unifies size a with the size `to` that it expands to. A size of 0 or 1 that is not known to be
 * `to` is expanded, under a guard that it is 1. */
static void
expand_size(fxge_call *c, fxge_size a, fxge_size to, const char *what)
{
	if (at_most_one(c, a) && fxge_sym_equal(c->syms, a, to) != FXGE_PROVED)
		to = fxge_size_small(1);
	fxge_unify(c, a, to, what);
}

int
fxge_broadcast(fxge_call *c, const fxge_meta *const *m, int n, fxge_size *shape)
{
	int rank = 0;

	for (int i = 0; i < n; i++)
		if (m[i] && m[i]->rank > rank)
			rank = m[i]->rank;
	for (int d = 0; d < rank; d++)
		shape[d] = fxge_size_small(1);
	for (int i = 0; i < n; i++) {
		if (!m[i])
			continue;
		int off = rank - m[i]->rank;

		for (int d = 0; d < m[i]->rank; d++) {
			fxge_size *y = &shape[off + d], x = m[i]->shape[d];

			if (is_one(c, x))
				continue;
			if (is_one(c, *y)) {
				*y = x;
			} else if (at_most_one(c, x)) {
				expand_size(c, x, *y, "broadcasting");
			} else if (at_most_one(c, *y)) {
				expand_size(c, *y, x, "broadcasting");
				*y = x;
			} else {
				*y = fxge_unify(c, x, *y, "broadcasting");
			}
		}
	}
	return c->failed ? -1 : rank;
}

bool
fxge_expands(fxge_call *c, const fxge_meta *m, const fxge_meta *to, const char *what)
{
	int off = to->rank - m->rank;

	if (off < 0)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "%s has %d dims, it is expanded to %d", what, m->rank, to->rank);
	for (int d = 0; d < m->rank; d++)
		if (!is_one(c, m->shape[d]))
			expand_size(c, m->shape[d], to->shape[off + d], what);
	return !c->failed;
}

/* ---- type promotion ---- */

void
fxge_promotion_tensor(fxge_promotion *p, const fxge_meta *m)
{
	fxge_dtype *slot = m->rank ? &p->dim : &p->zero_dim;

	*slot = fxge_dtype_promote(*slot, m->dtype);
}

void
fxge_promotion_number(fxge_promotion *p, fxge_dtype_class k)
{
	fxge_dtype d = k == FXGE_CLASS_BOOL      ? FXGE_DT_BOOL
				   : k == FXGE_CLASS_FLOAT   ? FXGE_DT_F32
				   : k == FXGE_CLASS_COMPLEX ? FXGE_DT_C64
				   : k == FXGE_CLASS_NONE    ? FXGE_DT_NONE
											 : FXGE_DT_I64;

	p->number = fxge_dtype_promote(p->number, d);
}

/* Returns the class of a dtype, with signed and unsigned integers as one class: a signed 0-d tensor
 * does not outrank an unsigned one. */
static int
category(fxge_dtype d)
{
	fxge_dtype_class k = fxge_dtypes[d].klass;

	return k == FXGE_CLASS_UINT ? (int)FXGE_CLASS_INT : (int)k;
}

static fxge_dtype
combine(fxge_dtype higher, fxge_dtype lower)
{
	if (higher == FXGE_DT_NONE)
		return lower;
	if (fxge_dtypes[higher].klass == FXGE_CLASS_FLOAT
		&& fxge_dtypes[lower].klass == FXGE_CLASS_COMPLEX)
		return fxge_dtype_promote(
			higher, FXGE_DT_C32); /* the complex dtype has parts of the higher priority's dtype */
	return category(lower) > category(higher) ? fxge_dtype_promote(higher, lower) : higher;
}

fxge_dtype
fxge_promotion_result(const fxge_promotion *p)
{
	return combine(p->dim, combine(p->zero_dim, p->number));
}

fxge_dtype
fxge_arg_promote(fxge_call *c, int first, int last)
{
	fxge_promotion p = {0};

	for (int i = first; i <= last; i++) {
		const fxge_param *r = &c->node->op->params[i];

		if (!fxge_arg_present(c, i))
			continue;
		if (r->type == FXGE_P_SCALAR) {
			fxge_promotion_number(&p, fxge_arg_scalar_class(c, i));
		} else if (r->type == FXGE_P_TENSOR && r->list) {
			fxge_meta_list l = fxge_arg_tensors(c, i);

			for (int k = 0; k < l.n; k++)
				if (l.m[k])
					fxge_promotion_tensor(&p, l.m[k]);
		} else if (r->type == FXGE_P_TENSOR) {
			fxge_promotion_tensor(&p, fxge_arg_tensor(c, i));
		}
	}
	return fxge_promotion_result(&p);
}

fxge_dtype
fxge_arg_promote_all(fxge_call *c)
{
	return fxge_arg_promote(c, 0, c->node->op->n_params - 1);
}
