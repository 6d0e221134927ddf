/* SPDX-License-Identifier: Apache-2.0 */
/* Products of tensors whose dims have labels. */
#include "decomp/matmul_contract.h"

#include "base/diag/common.h"
#include "fxge_aten_binary.h"
#include "fxge_aten_matmul.h"
#include "fxge_aten_reduce.h"
#include "fxge_aten_view.h"

fxge_value *
fxge_emit_product(fxge_cx *cx, fxge_value *a, fxge_value *b)
{
	int rank = a ? a->meta->rank : 0;

	if (!a || !b)
		return NULL;
	if (a->meta->dtype != FXGE_DT_I64 || b->meta->dtype != FXGE_DT_I64)
		return fxge_emit_binary(cx, rank == 3 ? ATEN_bmm : ATEN_mm, a, b);
	fxge_unify(&cx->call, a->meta->shape[rank - 1], b->meta->shape[rank - 2], "inner dim");
	a = fxge_emit_unsqueeze(cx, a, rank);
	b = fxge_emit_unsqueeze(cx, b, rank - 2);
	return fxge_emit_reduce(cx, ATEN_sum_dim_IntList, fxge_emit_binary(cx, ATEN_mul_Tensor, a, b),
		UINT64_C(1) << (rank - 1), false);
}

void
fxge_contraction_init(fxge_contraction *k, fxge_cx *cx)
{
	*k = (fxge_contraction){.cx = cx};
	for (int i = 0; i < FXGE_LABELS; i++)
		k->size[i] = fxge_size_small(1);
}

static bool
is_one(const fxge_contraction *k, fxge_size s)
{
	int64_t v;

	return fxge_sym_is_int(k->cx->call.syms, s, &v) && v == 1;
}

static int
place_of(const fxge_labelled *x, uint8_t label)
{
	for (int i = 0; i < x->n; i++)
		if (x->at[i] == label)
			return i;
	return -1;
}

static void
drop(fxge_labelled *x, int i)
{
	x->n--;
	memmove(x->at + i, x->at + i + 1, (size_t)(x->n - i));
}

/* Replaces dims i < j by their diagonal, in the last dim. */
static void
take_diagonal(fxge_contraction *k, fxge_labelled *x, int i, int j)
{
	uint8_t label = x->at[i];

	fxge_unify(&k->cx->call, x->v->meta->shape[i], x->v->meta->shape[j], "a repeated subscript");
	x->v = fxge_emit(k->cx, ATEN_diagonal,
		FXGE_ARGS(fxge_a_value(ATEN_diagonal__self, x->v), fxge_a_int(ATEN_diagonal__offset, 0),
			fxge_a_int(ATEN_diagonal__dim1, i), fxge_a_int(ATEN_diagonal__dim2, j)));
	drop(x, j);
	drop(x, i);
	x->at[x->n++] = label;
}

static void
take_diagonals(fxge_contraction *k, fxge_labelled *x)
{
	for (int j = 0; j < x->n && x->v; j++) {
		int i = place_of(x, x->at[j]);

		if (i < j) {
			take_diagonal(k, x, i, j);
			j = -1;
		}
	}
}

fxge_labelled
fxge_contract_operand(fxge_contraction *k, fxge_value *v, const uint8_t *labels)
{
	fxge_labelled x = {.v = v, .n = v ? v->meta->rank : 0};
	fxge_size shape[FXGE_MAX_RANK];
	int n = 0;

	memcpy(x.at, labels, (size_t)x.n);
	take_diagonals(k, &x);
	for (int i = 0; x.v && i < x.n; i++) {
		fxge_size s = x.v->meta->shape[i], *known = &k->size[x.at[i]];

		if (is_one(k, s))
			continue;
		*known = k->uses[x.at[i]] ? fxge_unify(&k->cx->call, s, *known, "a subscript") : s;
		k->uses[x.at[i]]++;
		shape[n] = s;
		x.at[n++] = x.at[i];
	}
	x.n = n;
	x.v = fxge_emit_view(k->cx, x.v, shape, n);
	return x;
}

void
fxge_contract_keep(fxge_contraction *k, const uint8_t *labels, int n)
{
	for (int i = 0; i < n; i++)
		k->uses[labels[i]]++;
}

/* Sums over the labels that occur in this operand alone. */
static fxge_labelled
summed(fxge_contraction *k, fxge_labelled x)
{
	fxge_labelled y = {.n = 0};
	uint64_t set = 0;

	for (int i = 0; i < x.n; i++)
		if (k->uses[x.at[i]] > 1)
			y.at[y.n++] = x.at[i];
		else
			set |= UINT64_C(1) << i;
	y.v = fxge_emit_reduce(k->cx, ATEN_sum_dim_IntList, x.v, set, false);
	return y;
}

/* ---- a product ---- */

/* A list of labels. A product sorts labels into: in both operands and kept, in both and summed, in
 * one operand. */
typedef struct labels {
	int n;
	uint8_t at[FXGE_LABELS];
} labels;

static void
append(labels *l, const labels *more)
{
	memcpy(l->at + l->n, more->at, (size_t)more->n);
	l->n += more->n;
}

static fxge_size
size_of(const fxge_contraction *k, const labels *l)
{
	fxge_size n = fxge_size_small(1);

	for (int i = 0; i < l->n; i++)
		n = fxge_sym_mul(k->cx->call.syms, n, k->size[l->at[i]]);
	return n;
}

/* Permutes the dims of `x` to the order of labels in `order`. */
static fxge_value *
arranged(fxge_contraction *k, const fxge_labelled *x, const labels *order)
{
	int64_t perm[FXGE_MAX_RANK];

	for (int i = 0; i < order->n; i++)
		perm[i] = place_of(x, order->at[i]);
	return fxge_emit_permute(k->cx, x->v, perm, order->n);
}

/* Returns x with dims in the order batch, first, second, as one matrix for each batch, or a single
 * matrix. */
static fxge_value *
as_matrix(fxge_contraction *k, const fxge_labelled *x, const labels *batch, const labels *first,
	const labels *second)
{
	labels order = *batch;
	fxge_size shape[3] = {size_of(k, batch), size_of(k, first), size_of(k, second)};
	int lead = batch->n ? 0 : 1;

	append(&order, first);
	append(&order, second);
	return fxge_emit_view(k->cx, arranged(k, x, &order), shape + lead, 3 - lead);
}

/* Returns x with dims batch, own, and dims of size 1 for the other operand's labels. */
static fxge_value *
beside(fxge_contraction *k, const fxge_labelled *x, const labels *batch, const labels *own,
	int before, int behind)
{
	labels order = *batch;
	fxge_size shape[FXGE_LABELS];
	int n = 0;

	append(&order, own);
	if (batch->n + before + own->n + behind > FXGE_MAX_RANK) {
		fxge_call_fail(
			&k->cx->call, FXGE_D_CONSTRAINT, "a product of more than %d dims", FXGE_MAX_RANK);
		return NULL;
	}
	for (int i = 0; i < order.n; i++) {
		for (int j = 0; i == batch->n && j < before; j++)
			shape[n++] = fxge_size_small(1);
		shape[n++] = k->size[order.at[i]];
	}
	while (n < order.n + before + behind)
		shape[n++] = fxge_size_small(1);
	return fxge_emit_view(k->cx, arranged(k, x, &order), shape, n);
}

static fxge_labelled
multiplied(fxge_contraction *k, const fxge_labelled *a, const fxge_labelled *b, const labels *both,
	const labels *gone, const labels *left, const labels *right)
{
	labels order = *both;
	fxge_labelled y;
	fxge_size shape[FXGE_LABELS];

	append(&order, left);
	append(&order, right);
	if (gone->n) {
		fxge_value *x = as_matrix(k, a, both, left, gone);

		y.v = fxge_emit_product(k->cx, x, as_matrix(k, b, both, gone, right));
	} else {
		fxge_value *x = beside(k, a, both, left, 0, right->n);

		y.v = fxge_emit_binary(k->cx, ATEN_mul_Tensor, x, beside(k, b, both, right, left->n, 0));
	}
	for (int i = 0; i < order.n; i++)
		shape[i] = k->size[order.at[i]];
	y.n = order.n <= FXGE_MAX_RANK ? order.n : 0;
	memcpy(y.at, order.at, (size_t)y.n);
	y.v = fxge_emit_view(k->cx, y.v, shape, y.n);
	return y;
}

fxge_labelled
fxge_contract(fxge_contraction *k, fxge_labelled a, fxge_labelled b)
{
	labels both = {0}, gone = {0}, left = {0}, right = {0};

	a = summed(k, a);
	b = summed(k, b);
	if (!a.v || !b.v)
		return (fxge_labelled){.v = NULL};
	for (int i = 0; i < a.n; i++) {
		uint8_t l = a.at[i];
		labels *to = place_of(&b, l) < 0 ? &left : k->uses[l] > 2 ? &both : &gone;

		to->at[to->n++] = l;
		k->uses[l] -= to != &left;
	}
	for (int i = 0; i < b.n; i++)
		if (place_of(&a, b.at[i]) < 0)
			right.at[right.n++] = b.at[i];
	return multiplied(k, &a, &b, &both, &gone, &left, &right);
}

fxge_value *
fxge_contract_result(fxge_contraction *k, fxge_labelled x, const uint8_t *at, int n)
{
	fxge_size shape[FXGE_MAX_RANK];
	labels order = {0};

	x = summed(k, x);
	for (int i = 0; x.v && i < n; i++) {
		shape[i] = k->size[at[i]];
		if (place_of(&x, at[i]) >= 0)
			order.at[order.n++] = at[i];
	}
	return fxge_emit_view(k->cx, x.v ? arranged(k, &x, &order) : NULL, shape, n);
}
