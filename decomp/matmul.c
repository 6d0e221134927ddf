/* SPDX-License-Identifier: Apache-2.0 */
/* Decompositions of products beyond formulas: einsum equations and matrix chains. */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "decomp/matmul_contract.h"

#include "fxge_aten_matmul.h"
#include "fxge_op_decomp_functions.h"

#include <ctype.h>
#include <math.h>

/* ---- equations ---- */

enum { LETTERS = 52, ELLIPSIS = LETTERS };

/* Subscripts of one operand, or of the result. */
typedef struct subscripts {
	int n, dots; /* dots: number of subscripts before the ellipsis; -1: none */
	uint8_t at[FXGE_MAX_RANK];
} subscripts;

typedef struct equation {
	fxge_cx *cx;
	const char *at;
	int ellipsis; /* number of dims of the longest ellipsis */
	int seen[LETTERS];
	uint8_t all[FXGE_MAX_RANK]; /* labels of one operand, or of the result */
	int n_all;
} equation;

/* Returns the label of a subscript: capitals first, as in PyTorch. */
static uint8_t
label_of(char c)
{
	return (uint8_t)(isupper((unsigned char)c) ? c - 'A' : 26 + c - 'a');
}

static bool
fail_at(equation *e, const char *what)
{
	return fxge_call_fail(
		&e->cx->call, FXGE_D_CONSTRAINT, "the equation has %s at '%.20s'", what, e->at);
}

/* Reads subscripts up to ',', "->" or the end. */
static bool
read_subscripts(equation *e, subscripts *s)
{
	*s = (subscripts){.dots = -1};
	for (; *e->at && *e->at != ',' && strncmp(e->at, "->", 2) != 0; e->at++) {
		if (*e->at == ' ')
			continue;
		if (strncmp(e->at, "...", 3) == 0) {
			if (s->dots >= 0)
				return fail_at(e, "a second ellipsis of one operand");
			s->dots = s->n;
			e->at += 2;
		} else if (!isalpha((unsigned char)*e->at)) {
			return fail_at(e, "no subscript (a letter or an ellipsis)");
		} else if (s->n == FXGE_MAX_RANK) {
			return fail_at(e, "more subscripts than a tensor has dims");
		} else {
			s->at[s->n++] = label_of(*e->at);
		}
	}
	return true;
}

/* Writes the labels of the dims. An ellipsis of `dims` dims is aligned at the last dim. */
static void
write_labels(equation *e, const subscripts *s, int dims)
{
	int n = 0;

	for (int i = 0; i <= s->n; i++) {
		for (int d = 0; i == s->dots && d < dims; d++)
			e->all[n++] = (uint8_t)(ELLIPSIS + e->ellipsis - dims + d);
		if (i < s->n)
			e->all[n++] = s->at[i];
	}
	e->n_all = n;
}

/* Checks operand i against its subscripts. */
static bool
fits(equation *e, const subscripts *s, const fxge_value *v, int i)
{
	int rest = v ? v->meta->rank - s->n : 0;

	if (!v)
		return false;
	if (rest < 0 || (rest > 0 && s->dots < 0))
		return fxge_call_fail(&e->cx->call, FXGE_D_CONSTRAINT,
			"operand %d has %d dims, and the equation %d subscripts for it%s", i, v->meta->rank,
			s->n, s->dots < 0 ? "" : " and an ellipsis");
	if (s->dots >= 0 && rest > e->ellipsis)
		e->ellipsis = rest;
	for (int d = 0; d < s->n; d++)
		e->seen[s->at[d]]++;
	return true;
}

static bool
read_operands(equation *e, const fxge_values *in, subscripts *of)
{
	for (int i = 0; i < in->n; i++) {
		if (!read_subscripts(e, &of[i]) || !fits(e, &of[i], in->v[i], i))
			return false;
		if (i + 1 < in->n && *e->at++ != ',')
			return fxge_call_fail(&e->cx->call, FXGE_D_CONSTRAINT,
				"the equation names %d operands, %d are given", i + 1, in->n);
	}
	return *e->at != ',' || fail_at(e, "more operands than are given");
}

/* Sets the result's subscripts of an equation without "->": the ellipsis, then the subscripts that
 * occur once, in alphabetical order. */
static void
imply_result(const equation *e, subscripts *s)
{
	*s = (subscripts){.dots = 0};
	for (int l = 0; l < LETTERS; l++)
		if (e->seen[l] == 1)
			s->at[s->n++] = (uint8_t)l;
}

static bool
check_result(equation *e, const subscripts *s)
{
	for (int d = 0; d < s->n; d++) {
		if (!e->seen[s->at[d]])
			return fxge_call_fail(
				&e->cx->call, FXGE_D_CONSTRAINT, "a subscript of the result is one of no operand");
		if (memchr(s->at, s->at[d], (size_t)d))
			return fxge_call_fail(
				&e->cx->call, FXGE_D_CONSTRAINT, "a subscript appears twice in the result");
	}
	return s->n + (s->dots < 0 ? 0 : e->ellipsis) <= FXGE_MAX_RANK
		   || fxge_call_fail(&e->cx->call, FXGE_D_CONSTRAINT, "the result has too many dims");
}

static bool
read_result(equation *e, subscripts *s)
{
	if (!*e->at) {
		imply_result(e, s);
		return check_result(e, s);
	}
	e->at += 2;
	if (!read_subscripts(e, s))
		return false;
	if (*e->at)
		return fail_at(e, "no subscript (a letter or an ellipsis)");
	return check_result(e, s);
}

/* ---- einsum ---- */

/* Returns the next two operands: those of the path, else the first two. */
static bool
next_pair(fxge_cx *cx, fxge_ints path, int step, int n, int *i, int *j)
{
	int64_t a = path.n ? path.v[2 * step] : 0, b = path.n ? path.v[2 * step + 1] : 1;

	if (a < 0 || b < 0 || a >= n || b >= n || a == b)
		return fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT,
			"the path has no operands %lld and %lld", (long long)a, (long long)b);
	*i = (int)(a < b ? a : b);
	*j = (int)(a < b ? b : a);
	return true;
}

static void
take_out(fxge_labelled *x, int i, int n)
{
	memmove(x + i, x + i + 1, (size_t)(n - i - 1) * sizeof *x);
}

/* Replaces pairs of operands by their product until one operand remains. */
static bool
multiply_all(fxge_contraction *k, fxge_labelled *x, int n, fxge_ints path)
{
	int i = 0, j = 1;

	for (int step = 0; n > 1; step++, n--) {
		if (!next_pair(k->cx, path, step, n, &i, &j))
			return false;
		fxge_labelled a = x[i], b = x[j];

		take_out(x, j, n);
		take_out(x, i, n - 1);
		x[n - 2] = fxge_contract(k, a, b);
		if (!x[n - 2].v)
			return false;
	}
	return true;
}

static bool
path_of(fxge_cx *cx, int n, fxge_ints *path)
{
	bool given = fxge_arg_present(&cx->call, ATEN_einsum__path);

	*path = given && n > 1 ? fxge_arg_ints(&cx->call, ATEN_einsum__path) : (fxge_ints){NULL, 0};
	return path->n == 0 || path->n == 2 * (n - 1)
		   || fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT,
			   "the path has %d elements for %d operands", path->n, n);
}

static bool
computes(fxge_cx *cx, fxge_dtype dt)
{
	return fxge_dtype_is_float(dt) || dt == FXGE_DT_I64 || dt == FXGE_DT_C64 || dt == FXGE_DT_C128
		   || fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			   "a product of %s is not converted yet", fxge_dtypes[dt].text);
}

/* aten::einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor
 * => diagonals, products of two (mm, bmm, mul), sums, a permutation */
bool
decomp_einsum(fxge_cx *cx)
{
	equation e = {.cx = cx, .at = fxge_arg_str(&cx->call, ATEN_einsum__equation)};
	fxge_values in = fxge_ins(cx, ATEN_einsum__tensors);
	subscripts *of = FXGE_NEW_ARRAY(cx->call.arena, (size_t)in.n + 1, subscripts);
	fxge_labelled *x = FXGE_NEW_ARRAY(cx->call.arena, (size_t)in.n + 1, fxge_labelled);
	fxge_contraction k;
	fxge_ints path;

	if (in.n == 0)
		return fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT, "no operand is given");
	if (!read_operands(&e, &in, of) || !read_result(&e, &of[in.n]) || !path_of(cx, in.n, &path))
		return false;
	fxge_contraction_init(&k, cx);
	for (int i = 0; i < in.n; i++) {
		if (!computes(cx, in.v[i]->meta->dtype))
			return false;
		write_labels(&e, &of[i], in.v[i]->meta->rank - of[i].n);
		x[i] = fxge_contract_operand(&k, in.v[i], e.all);
	}
	write_labels(&e, &of[in.n], e.ellipsis);
	fxge_contract_keep(&k, e.all, e.n_all);
	return !cx->call.failed && multiply_all(&k, x, in.n, path)
		   && fxge_set_result(cx, 0, fxge_contract_result(&k, x[0], e.all, e.n_all));
}

/* ---- a product of three ---- */

/* Writes the labels of an operand: all of `rank` labels except those in `expand`. */
static int
without(uint64_t expand, int rank, uint8_t *labels)
{
	int n = 0;

	for (int d = 0; d < rank; d++)
		if (!(expand >> d & 1))
			labels[n++] = (uint8_t)d;
	return n;
}

/* aten::_trilinear(i1, i2, i3, int[] expand1, expand2, expand3, int[] sumdim, int unroll_dim=1)
 * =>  the summed product of the three, after dims of size 1 are inserted at `expand` */
bool
decomp_trilinear(fxge_cx *cx)
{
	fxge_call *c = &cx->call;
	uint8_t labels[FXGE_MAX_RANK];
	fxge_labelled x[3];
	fxge_contraction k;
	fxge_value *first = fxge_in(cx, DECOMP_trilinear__i1);
	int rank = first ? first->meta->rank + fxge_arg_ints(c, DECOMP_trilinear__expand1).n : 0;

	fxge_arg_present(c, DECOMP_trilinear__unroll_dim);
	if (rank > FXGE_MAX_RANK)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%d dims", rank);
	fxge_contraction_init(&k, cx);
	for (int i = 0; i < 3; i++) {
		fxge_value *v = fxge_in(cx, DECOMP_trilinear__i1 + i);
		int n = without(fxge_arg_dims(c, DECOMP_trilinear__expand1 + i, rank, 0), rank, labels);

		if (!v || c->failed)
			return false;
		if (n != v->meta->rank)
			return fxge_call_fail(
				c, FXGE_D_CONSTRAINT, "operand %d has %d dims, expected %d", i, v->meta->rank, n);
		x[i] = fxge_contract_operand(&k, v, labels);
	}
	int n = without(fxge_arg_dims(c, DECOMP_trilinear__sumdim, rank, 0), rank, labels);

	fxge_contract_keep(&k, labels, n);
	return !c->failed && multiply_all(&k, x, 3, (fxge_ints){NULL, 0})
		   && fxge_set_result(cx, 0, fxge_contract_result(&k, x[0], labels, n));
}

/* ---- chains ---- */

static fxge_value *
as_column(fxge_cx *cx, fxge_value *x)
{
	return x && x->meta->rank == 1 ? fxge_emit_unsqueeze(cx, x, 1) : x;
}

static fxge_value *
as_row(fxge_cx *cx, fxge_value *x)
{
	return x && x->meta->rank == 1 ? fxge_emit_unsqueeze(cx, x, 0) : x;
}

static bool
give_view(fxge_cx *cx, fxge_value *x)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);

	return fxge_set_result(cx, 0, fxge_emit_view(cx, x, y->shape, y->rank));
}

enum { CHAIN = 16 }; /* longer chains are multiplied from left to right */

/* Finds the split of matrices i..j (each [p[i], p[i + 1]]) with the fewest multiplications. */
static bool
cheapest_splits(const fxge_cx *cx, fxge_values in, int split[CHAIN][CHAIN])
{
	double cost[CHAIN][CHAIN] = {{0}}, p[CHAIN + 1];
	int64_t v;

	for (int i = 0; i <= in.n; i++) {
		const fxge_meta *m = in.v[i < in.n ? i : i - 1]->meta;

		if (!fxge_sym_is_int(cx->call.syms, m->shape[i == in.n], &v))
			return false;
		p[i] = (double)v;
	}
	for (int length = 1; length < in.n; length++)
		for (int i = 0; i + length < in.n; i++) {
			int j = i + length;

			cost[i][j] = INFINITY;
			for (int s = i; s < j; s++) {
				double all = cost[i][s] + cost[s + 1][j] + p[i] * p[s + 1] * p[j + 1];

				if (all < cost[i][j]) {
					cost[i][j] = all;
					split[i][j] = s;
				}
			}
		}
	return true;
}

/* Returns the product of matrices i..j. The recursion depth is below CHAIN. */
static fxge_value *
by_splits(fxge_cx *cx, fxge_values in, int split[CHAIN][CHAIN], int i, int j)
{
	if (i == j)
		return in.v[i];
	fxge_value *a = by_splits(cx, in, split, i, split[i][j]);

	return fxge_emit_product(cx, a, by_splits(cx, in, split, split[i][j] + 1, j));
}

/* aten::chain_matmul(Tensor[] matrices), linalg_multi_dot(Tensor[] tensors) -> Tensor
 * =>  mm in the cheapest order; the first operand may be a row vector, the last a column vector */
bool
decomp_chain(fxge_cx *cx)
{
	fxge_values in = fxge_ins(cx, DECOMP_chain__matrices);
	fxge_value **v = FXGE_NEW_ARRAY(cx->call.arena, (size_t)in.n + 1, fxge_value *), *y;
	int split[CHAIN][CHAIN];

	if (in.n == 0)
		return fxge_call_fail(
			&cx->call, FXGE_D_CONSTRAINT, "expected at least one matrix, got none");
	for (int i = 0; i < in.n; i++) {
		v[i] = i == 0 && in.n > 1 ? as_row(cx, in.v[i])
			   : i == in.n - 1    ? as_column(cx, in.v[i])
								  : in.v[i];
		if (!v[i] || v[i]->meta->rank != 2)
			return fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT, "operand %d is not a matrix", i);
	}
	in.v = v;
	if (in.n <= CHAIN && cheapest_splits(cx, in, split))
		return give_view(cx, by_splits(cx, in, split, 0, in.n - 1));
	y = v[0];
	for (int i = 1; i < in.n; i++)
		y = fxge_emit_product(cx, y, v[i]);
	return give_view(cx, y);
}
