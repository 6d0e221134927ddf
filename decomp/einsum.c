/* Decompositions of products over named dims: einsum, tensordot, inner, bilinear and their like. */
#include "decomp/contract.h"

#include <ctype.h>

/* ---- equations ---- */

enum { LETTERS = 52, ELLIPSIS = LETTERS };

/* Subscripts of one operand, or of the result. */
typedef struct subscripts {
	int n, dots; /* dots: how many subscripts stand before the ellipsis; -1 = there is none */
	uint8_t at[FXGE_MAX_RANK];
} subscripts;

typedef struct equation {
	fxge_cx *cx;
	const char *at;
	int ellipsis; /* dims of the longest */
	int seen[LETTERS];
	uint8_t all[FXGE_MAX_RANK]; /* labels of one operand, of the result */
	int n_all;
} equation;

/* Capitals first, as PyTorch sorts them. */
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

/* Reads up to ',', "->" or the end. */
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

/* Labels of the dims: an ellipsis stands for `dims`, the last of which is the last of all. */
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
	int rest = v ? v->meta.rank - s->n : 0;

	if (!v)
		return false;
	if (rest < 0 || (rest > 0 && s->dots < 0))
		return fxge_call_fail(&e->cx->call, FXGE_D_CONSTRAINT,
			"operand %d has %d dims, and the equation %d subscripts for it%s", i, v->meta.rank,
			s->n, s->dots < 0 ? "" : " beside the ellipsis");
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

/* Without "->": the ellipsis, then what appears once, by the alphabet. */
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

/* The next two operands: as the path says, else the first two. */
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

/* All but one operand become products; the result goes to the end. */
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
	return fxge_dtype_is_float(dt) || dt == FXGE_DT_I64
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
		if (!computes(cx, (fxge_dtype)in.v[i]->meta.dtype))
			return false;
		write_labels(&e, &of[i], in.v[i]->meta.rank - of[i].n);
		x[i] = fxge_contract_operand(&k, in.v[i], e.all);
	}
	write_labels(&e, &of[in.n], e.ellipsis);
	fxge_contract_keep(&k, e.all, e.n_all);
	return !cx->call.failed && multiply_all(&k, x, in.n, path)
		   && fxge_give(cx, 0, fxge_contract_result(&k, x[0], e.all, e.n_all));
}

/* ---- other names for it ---- */

/* The operands with labels 0, 1, ... and FXGE_MAX_RANK, ...; dim db[i] of the second has the label
 * of dim da[i] of the first, and both are summed. */
static fxge_value *
tensordot(fxge_cx *cx, fxge_value *a, fxge_value *b, const int *da, const int *db, int n)
{
	uint8_t la[FXGE_MAX_RANK], lb[FXGE_MAX_RANK], kept[FXGE_LABELS];
	uint64_t summed_a = 0, summed_b = 0;
	fxge_contraction k;
	int m = 0;

	for (int i = 0; i < FXGE_MAX_RANK; i++) {
		la[i] = (uint8_t)i;
		lb[i] = (uint8_t)(FXGE_MAX_RANK + i);
	}
	for (int i = 0; i < n; i++) {
		lb[db[i]] = la[da[i]];
		summed_a |= UINT64_C(1) << da[i];
		summed_b |= UINT64_C(1) << db[i];
	}
	for (int i = 0; i < a->meta.rank; i++)
		if (!(summed_a >> i & 1))
			kept[m++] = la[i];
	for (int i = 0; i < b->meta.rank; i++)
		if (!(summed_b >> i & 1))
			kept[m++] = lb[i];
	if (m > FXGE_MAX_RANK) {
		fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT, "the result has %d dims", m);
		return NULL;
	}
	fxge_contraction_init(&k, cx);
	fxge_labelled x = fxge_contract_operand(&k, a, la), y = fxge_contract_operand(&k, b, lb);

	fxge_contract_keep(&k, kept, m);
	return cx->call.failed ? NULL : fxge_contract_result(&k, fxge_contract(&k, x, y), kept, m);
}

/* aten::tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor */
bool
decomp_tensordot(fxge_cx *cx)
{
	fxge_call *c = &cx->call;
	fxge_value *v[2] = {fxge_in(cx, 0), fxge_in(cx, 1)};
	int dims[2][FXGE_MAX_RANK];

	if (!v[0] || !v[1] || !computes(cx, (fxge_dtype)v[0]->meta.dtype))
		return false;
	fxge_ints list[2] = {fxge_arg_ints(c, 2), fxge_arg_ints(c, 3)};

	if (list[0].n != list[1].n)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%d dims against %d", list[0].n, list[1].n);
	for (int k = 0; k < 2; k++) {
		fxge_arg_dims(c, 2 + k, v[k]->meta.rank, 0);
		for (int i = 0; i < list[k].n && !c->failed; i++)
			dims[k][i] = (int)(list[k].v[i] + (list[k].v[i] < 0 ? v[k]->meta.rank : 0));
	}
	return !c->failed && fxge_give(cx, 0, tensordot(cx, v[0], v[1], dims[0], dims[1], list[0].n));
}

/* aten::inner(Tensor self, Tensor other) -> Tensor: over the last dims; a 0-d one multiplies */
bool
decomp_inner(fxge_cx *cx)
{
	fxge_value *a = fxge_in(cx, 0), *b = fxge_in(cx, 1);

	if (!a || !b)
		return false;
	int da = a->meta.rank - 1, db = b->meta.rank - 1;

	if (da < 0 || db < 0)
		return fxge_give(cx, 0, fxge_term_mul(cx, a, b));
	fxge_unify(&cx->call, a->meta.shape[da], b->meta.shape[db], "last dim");
	return computes(cx, (fxge_dtype)a->meta.dtype)
		   && fxge_give(cx, 0, tensordot(cx, a, b, &da, &db, 1));
}

/* aten::linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor: all other dims broadcast */
bool
decomp_vecdot(fxge_cx *cx)
{
	fxge_value *v[2] = {fxge_in(cx, 0), fxge_in(cx, 1)};
	int rank = fxge_out_meta(cx, 0)->rank + 1, dim = fxge_arg_dim(&cx->call, 2, rank);
	uint8_t labels[FXGE_MAX_RANK], kept[FXGE_MAX_RANK];
	fxge_labelled x[2];
	fxge_contraction k;
	int n = 0;

	if (cx->call.failed || !v[0] || !v[1] || !computes(cx, (fxge_dtype)v[0]->meta.dtype))
		return false;
	if (v[0]->meta.rank > rank || v[1]->meta.rank > rank)
		return fxge_call_fail(
			&cx->call, FXGE_D_CONSTRAINT, "an operand of more than %d dims", rank);
	for (int d = 0; d < rank; d++) {
		labels[d] = (uint8_t)d;
		if (d != dim)
			kept[n++] = (uint8_t)d;
	}
	fxge_contraction_init(&k, cx);
	for (int i = 0; i < 2; i++)
		x[i] = fxge_contract_operand(&k, v[i], labels + rank - v[i]->meta.rank);
	fxge_contract_keep(&k, kept, n);
	return !cx->call.failed
		   && fxge_give(cx, 0, fxge_contract_result(&k, fxge_contract(&k, x[0], x[1]), kept, n));
}

/* Labels of an operand of `rank` dims in all that lacks those in `expand`. */
static int
without(uint64_t expand, int rank, uint8_t *labels)
{
	int n = 0;

	for (int d = 0; d < rank; d++)
		if (!(expand >> d & 1))
			labels[n++] = (uint8_t)d;
	return n;
}

/* aten::_trilinear(i1, i2, i3, int[] expand1, expand2, expand3, int[] sumdim, int unroll_dim=1):
 * the product of the three, which get dims of size 1 at `expand`, summed */
bool
decomp_trilinear(fxge_cx *cx)
{
	fxge_call *c = &cx->call;
	uint8_t labels[FXGE_MAX_RANK];
	fxge_labelled x[3];
	fxge_contraction k;
	fxge_value *first = fxge_in(cx, 0);
	int rank = first ? first->meta.rank + fxge_arg_ints(c, 3).n : 0;

	fxge_arg_present(c, 7);
	if (rank > FXGE_MAX_RANK)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%d dims", rank);
	fxge_contraction_init(&k, cx);
	for (int i = 0; i < 3; i++) {
		fxge_value *v = fxge_in(cx, i);
		int n = without(fxge_arg_dims(c, 3 + i, rank, 0), rank, labels);

		if (!v || c->failed)
			return false;
		if (n != v->meta.rank)
			return fxge_call_fail(
				c, FXGE_D_CONSTRAINT, "operand %d has %d dims, expected %d", i, v->meta.rank, n);
		x[i] = fxge_contract_operand(&k, v, labels);
	}
	int n = without(fxge_arg_dims(c, 6, rank, 0), rank, labels);

	fxge_contract_keep(&k, labels, n);
	return !c->failed && multiply_all(&k, x, 3, (fxge_ints){NULL, 0})
		   && fxge_give(cx, 0, fxge_contract_result(&k, x[0], labels, n));
}

/* aten::bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor
 * => ni,oij,nj->no of rows, and the bias */
bool
decomp_bilinear(fxge_cx *cx)
{
	static const uint8_t labels[3][3] = {{0, 1}, {2, 1, 3}, {0, 3}}, kept[2] = {0, 2};
	static const int order[3] = {0, 2, 1}, ranks[3] = {2, 3, 2};
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *b = fxge_in(cx, 3);
	fxge_labelled x[3];
	fxge_contraction k;

	fxge_contraction_init(&k, cx);
	for (int i = 0; i < 3; i++) {
		fxge_value *v = fxge_in(cx, order[i]);
		int last = v ? v->meta.rank - 1 : -1;

		if (last < 0)
			return fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT, "operand %d is 0-d", order[i]);
		fxge_size rows[2] = {
			fxge_sym_product(cx->call.syms, v->meta.shape, last), v->meta.shape[last]};

		v = ranks[i] == 2 ? fxge_term_view(cx, v, rows, 2) : v;
		if (!v || v->meta.rank != ranks[i] || !computes(cx, (fxge_dtype)v->meta.dtype))
			return fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT, "the weight needs 3 dims");
		x[i] = fxge_contract_operand(&k, v, labels[i]);
	}
	fxge_contract_keep(&k, kept, 2);
	if (cx->call.failed || !multiply_all(&k, x, 3, (fxge_ints){NULL, 0}))
		return false;
	fxge_value *r = fxge_term_view(cx, fxge_contract_result(&k, x[0], kept, 2), y->shape, y->rank);

	return fxge_give(cx, 0, b ? fxge_term_add(cx, r, b) : r);
}
