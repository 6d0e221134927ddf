/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of slices. */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "infer/shapes.h"

#include "fxge_ge_view.h"

/* x, offsets, size. c1: one offset and one size for each dim; -1 means the rest. */
static bool
slice(fxge_call *c, fxge_sizes offset, fxge_sizes size)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_StridedSliceV2__x);
	fxge_size shape[FXGE_MAX_RANK];
	int64_t n, from, d;

	if (offset.n != x->rank || size.n != x->rank)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"offsets and size have %d and %d elements, expected %d", offset.n, size.n, x->rank);
	for (int i = 0; i < x->rank; i++) {
		bool rest = fxge_sym_is_int(c->syms, size.s[i], &n) && n == -1;

		shape[i] = rest ? fxge_sym_sub(c->syms, x->shape[i], offset.s[i]) : size.s[i];
		if (fxge_sym_is_int(c->syms, offset.s[i], &from) && fxge_sym_is_int(c->syms, shape[i], &n)
			&& fxge_sym_is_int(c->syms, x->shape[i], &d) && (from < 0 || n < 0 || from > d - n))
			return fxge_call_fail(c, FXGE_D_CONSTRAINT,
				"dim %d: %lld elements from %lld on, of %lld", i, (long long)n, (long long)from,
				(long long)d);
	}
	if (!fxge_out_tensor(c, 0, x->dtype, x->rank, shape))
		return false;
	if (x->rank != 1 || !x->const_value || !fxge_sym_is_int(c->syms, offset.s[0], &from)
		|| !fxge_sym_is_int(c->syms, shape[0], &n))
		return true;
	return fxge_shape_const_value(c, 0, x->const_value + from, (int)n);
}

bool
shape_slice(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Slice__x);
	fxge_sizes offset = fxge_arg_const_value(c, GE_Slice__offsets),
			   size = fxge_arg_const_value(c, GE_Slice__size);
	fxge_size *fresh = FXGE_NEW_ARRAY(c->arena, (size_t)x->rank, fxge_size);

	fxge_shape_count(c, GE_Slice__offsets, fxge_size_small(x->rank));
	fxge_shape_count(c, GE_Slice__size, fxge_size_small(x->rank));
	for (int d = 0; (offset.n < 0 || size.n < 0) && d < x->rank; d++)
		fresh[d] = fxge_shape_fresh(c, 0, d);
	if (size.n < 0)
		return fxge_out_tensor(c, 0, x->dtype, x->rank, fresh);
	if (offset.n < 0) /* needed for a size of -1 only */
		offset = (fxge_sizes){fresh, x->rank};
	return slice(c, offset, size);
}

bool
shape_slice_d(fxge_call *c)
{
	return slice(c, fxge_arg_sizes(c, GE_SliceD__offsets), fxge_arg_sizes(c, GE_SliceD__size));
}

/* ---- strided slices ---- */

typedef struct masks {
	int64_t begin, end, ellipsis, added, shrink;
} masks;

/* Range of one dim: [from, to) in steps of `step`. */
typedef struct range {
	fxge_size from, to;
	int64_t step;
} range;

static fxge_size
clamp(fxge_call *c, fxge_size v, fxge_size lo, fxge_size hi)
{
	if (!fxge_sym_proves_le(c->syms, lo, v))
		v = fxge_sym_max(c->syms, v, lo);
	return fxge_sym_proves_le(c->syms, v, hi) ? v : fxge_sym_min(c->syms, v, hi);
}

/* Returns a bound by TensorFlow's rule: negative ones count from the end; the result is clamped to
 * [0, d], or to [-1, d-1] for a negative step. */
static fxge_size
bound(fxge_call *c, fxge_size v, fxge_size d, int64_t step)
{
	fxge_size one = fxge_size_small(1), zero = fxge_size_small(0);
	int64_t k;

	if (fxge_sym_is_int(c->syms, v, &k)) {
		if (k == INT64_MAX) /* larger than any size: the end */
			return step > 0 ? d : fxge_sym_sub(c->syms, d, one);
		if (k <= -INT64_MAX)
			return step > 0 ? zero : fxge_size_small(-1);
		if (k < 0)
			v = fxge_sym_add(c->syms, d, v);
	} else if (!fxge_sym_proves_le(c->syms, zero, v)) {
		fxge_size negative = fxge_sym_make(c->syms, FXGE_SYM_LT, NULL, (fxge_size[]){v, zero}, 2);

		v = fxge_sym_make(c->syms, FXGE_SYM_ITE, NULL,
			(fxge_size[]){negative, fxge_sym_add(c->syms, v, d), v}, 3);
	}
	return step > 0 ? clamp(c, v, zero, d)
					: clamp(c, v, fxge_size_small(-1), fxge_sym_sub(c->syms, d, one));
}

static range
range_of(fxge_call *c, fxge_size d, const fxge_size *begin, const fxge_size *end, int64_t step)
{
	fxge_size zero = fxge_size_small(0), last = fxge_sym_sub(c->syms, d, fxge_size_small(1));

	return (range){
		.from = begin      ? bound(c, *begin, d, step)
				: step > 0 ? zero
						   : last,
		.to = end        ? bound(c, *end, d, step)
			  : step > 0 ? d
						 : fxge_size_small(-1),
		.step = step,
	};
}

static fxge_size
length_of(fxge_call *c, const range *r)
{
	fxge_size span = fxge_sym_sub(c->syms, r->to, r->from), zero = fxge_size_small(0);
	fxge_size n =
		r->step == 1 ? span : fxge_sym_ceildiv(c->syms, span, fxge_sym_int(c->syms, r->step));

	return fxge_sym_proves_le(c->syms, zero, n) ? n : fxge_sym_max(c->syms, n, zero);
}

/* Sets the values of a slice of a vector. */
static bool
sliced_values(fxge_call *c, const fxge_meta *x, const range *r)
{
	fxge_size s[FXGE_MAX_CONST_VALUE];
	int64_t from, n = fxge_shape_numel(c, &c->out[0]);

	if (!x->const_value || x->rank != 1 || n < 0 || n > FXGE_MAX_CONST_VALUE
		|| !fxge_sym_is_int(c->syms, r->from, &from))
		return true;
	for (int64_t i = 0; i < n; i++)
		s[i] = x->const_value[from + i * r->step];
	return fxge_shape_const_value(c, 0, s, (int)n);
}

typedef struct slicer {
	fxge_call *c;
	const fxge_meta *x;
	fxge_sizes begin, end;
	fxge_ints step; /* n < 0: all 1 */
	masks m;
	fxge_size shape[FXGE_MAX_RANK];
	int rank, dim; /* dims of the result, and of x, that are processed */
	range first;   /* range of dim 0 */
} slicer;

static bool
put(slicer *s, fxge_size n)
{
	if (s->rank == FXGE_MAX_RANK)
		return fxge_call_fail(
			s->c, FXGE_D_LIMIT, "the result has more than %d dims", FXGE_MAX_RANK);
	s->shape[s->rank++] = n;
	return true;
}

/* Applies position i of the lists to x's next dim. */
static bool
cut(slicer *s, int i)
{
	fxge_call *c = s->c;
	int64_t step = s->step.n < 0 ? 1 : s->step.v[i], k, d;

	if (step == 0 || step == INT64_MIN)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "a stride is %lld", (long long)step);
	fxge_size size = s->x->shape[s->dim++];
	bool shrink = s->m.shrink >> i & 1;
	range r = range_of(c, size, s->m.begin >> i & 1 && !shrink ? NULL : &s->begin.s[i],
		s->m.end >> i & 1 && !shrink ? NULL : &s->end.s[i], step);

	if (s->dim == 1)
		s->first = r;
	if (!shrink)
		return put(s, length_of(c, &r));
	if (fxge_sym_is_int(c->syms, s->begin.s[i], &k) && fxge_sym_is_int(c->syms, size, &d)
		&& (k < -d || k >= d))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"index %lld is out of range: the dim has %lld elements", (long long)k, (long long)d);
	return step > 0
		   || fxge_call_fail(c, FXGE_D_CONSTRAINT, "a dim that goes needs a positive stride");
}

static bool
whole(slicer *s)
{
	if (s->dim == 0)
		s->first = (range){fxge_size_small(0), s->x->shape[0], 1};
	return put(s, s->x->shape[s->dim++]);
}

/* Applies all positions; keeps the dims that the ellipsis, or the end of the lists, leaves over. */
static bool
resolve(slicer *s)
{
	int n = s->begin.n, consumed = 0, ellipses = 0;

	for (int i = 0; i < n; i++) {
		ellipses += (int)(s->m.ellipsis >> i & 1);
		consumed += !(s->m.ellipsis >> i & 1) && !(s->m.added >> i & 1);
	}
	if (ellipses > 1 || consumed > s->x->rank)
		return fxge_call_fail(s->c, FXGE_D_CONSTRAINT,
			"begin has %d elements with %d ellipses, x %d dims", n, ellipses, s->x->rank);
	for (int i = 0; i < n; i++) {
		bool ok = true;

		if (s->m.ellipsis >> i & 1)
			for (int k = s->x->rank - consumed; ok && k > 0; k--)
				ok = whole(s);
		else
			ok = s->m.added >> i & 1 ? put(s, fxge_size_small(1)) : cut(s, i);
		if (!ok)
			return false;
	}
	while (s->dim < s->x->rank)
		if (!whole(s))
			return false;
	return true;
}

static bool
run(slicer *s)
{
	return resolve(s) && fxge_out_tensor(s->c, 0, s->x->dtype, s->rank, s->shape)
		   && sliced_values(s->c, s->x, &s->first);
}

/* Reads the masks from parameter `first` on; StridedSliceV3 has none. */
static masks
read_masks(fxge_call *c, int first)
{
	if (first >= c->node->op->n_params)
		return (masks){0};
	return (masks){fxge_arg_int(c, first), fxge_arg_int(c, first + 1), fxge_arg_int(c, first + 2),
		fxge_arg_int(c, first + 3), fxge_arg_int(c, first + 4)};
}

/* x, begin, end, strides (host), as TensorFlow's StridedSlice. c1: lists of one length. c2: no
 * stride of 0. c3: a shrunk index is in range. c4: at most one ellipsis, and not more other
 * elements than dims of x. */
bool
shape_strided_slice(fxge_call *c)
{
	slicer s = {.c = c,
		.x = fxge_arg_tensor(c, GE_StridedSlice__x),
		.begin = fxge_arg_const_value(c, GE_StridedSlice__begin),
		.end = fxge_arg_const_value(c, GE_StridedSlice__end),
		.step = fxge_shape_ints(c, GE_StridedSlice__strides),
		.m = read_masks(c, GE_StridedSlice__begin_mask)};

	if (s.begin.n < 0 || s.end.n != s.begin.n || s.step.n != s.begin.n)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "begin, end and strides must be known, and of one length");
	if (s.begin.n > FXGE_MAX_RANK)
		return fxge_call_fail(c, FXGE_D_LIMIT, "begin has %d elements", s.begin.n);
	return run(&s);
}

/* Lists of StridedSliceV2, for the dims in axes, or all dims. */
typedef struct lists {
	fxge_sizes begin, end;
	fxge_ints axes, step; /* n < 0: absent */
	bool known;
} lists;

static lists
lists_of(fxge_call *c, int begin, int end, int axes, int step)
{
	lists l = {fxge_arg_const_value(c, begin), fxge_arg_const_value(c, end),
		fxge_shape_ints(c, axes), fxge_shape_ints(c, step), true};
	const fxge_meta *m = fxge_arg_tensor(c, begin);
	fxge_size n = fxge_sym_product(c->syms, m->shape, m->rank);

	fxge_shape_count(c, end, n);
	fxge_shape_count(c, axes, n);
	fxge_shape_count(c, step, n);
	if (fxge_shape_numel(c, m) > FXGE_MAX_RANK)
		fxge_call_fail(
			c, FXGE_D_LIMIT, "a slice has %lld positions", (long long)fxge_shape_numel(c, m));
	l.known = l.begin.n >= 0 && l.end.n == l.begin.n
			  && (l.axes.n == l.begin.n || !fxge_arg_present(c, axes))
			  && (l.step.n == l.begin.n || !fxge_arg_present(c, step));
	return l;
}

/* Expands the lists to all dims of x; dims outside of axes are kept whole. */
static bool
spread(slicer *s, const lists *l)
{
	uint64_t named = 0;
	int rank = s->x->rank;
	fxge_size *b = FXGE_NEW_ARRAY(s->c->arena, (size_t)rank, fxge_size);
	fxge_size *e = FXGE_NEW_ARRAY(s->c->arena, (size_t)rank, fxge_size);
	int64_t *t = FXGE_NEW_ARRAY(s->c->arena, (size_t)rank, int64_t);

	for (int d = 0; d < rank; d++) {
		b[d] = fxge_size_small(0);
		e[d] = s->x->shape[d];
		t[d] = 1;
	}
	for (int i = 0; i < l->begin.n; i++) {
		int64_t d = l->axes.n < 0 ? i : l->axes.v[i];

		d = d < 0 ? d + rank : d;
		if (d < 0 || d >= rank)
			continue;
		named |= UINT64_C(1) << d;
		b[d] = l->begin.s[i];
		e[d] = l->end.s[i];
		t[d] = l->step.n < 0 ? 1 : l->step.v[i];
	}
	s->begin = (fxge_sizes){b, rank};
	s->end = (fxge_sizes){e, rank};
	s->step = (fxge_ints){t, rank};
	for (int d = 0; d < rank; d++)
		if (s->m.shrink >> d & 1 && !(named >> d & 1))
			return fxge_call_fail(
				s->c, FXGE_D_CONSTRAINT, "dim %d is dropped, but is not in axes", d);
	return true;
}

/* Sets the result for data-dependent bounds: the sliced dims are unknown, the others stay. */
static bool
unknown_along(fxge_call *c, const fxge_meta *x, fxge_ints axes)
{
	fxge_size shape[FXGE_MAX_RANK];

	for (int d = 0; d < x->rank; d++) {
		bool sliced = axes.n < 0;

		for (int i = 0; i < axes.n; i++)
			sliced |= axes.v[i] == d || axes.v[i] == d - x->rank;
		shape[d] = sliced ? fxge_shape_fresh(c, 0, d) : x->shape[d];
	}
	return fxge_out_tensor(c, 0, x->dtype, x->rank, shape);
}

/* x, begin, end, axes?, strides? (host). c1: as StridedSlice, on the dims in axes; axes out of
 * range are ignored. */
bool
shape_strided_slice_v2(fxge_call *c)
{
	lists l = lists_of(c, GE_StridedSliceV2__begin, GE_StridedSliceV2__end, GE_StridedSliceV2__axes,
		GE_StridedSliceV2__strides);
	slicer s = {.c = c,
		.x = fxge_arg_tensor(c, GE_StridedSliceV2__x),
		.m = read_masks(c, GE_StridedSliceV2__begin_mask)};

	if (!l.known && (l.begin.n < 0 || l.end.n < 0) && !s.m.shrink && !s.m.added)
		return unknown_along(c, s.x, l.axes);
	if (!l.known)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "begin, end, axes and strides must be known, and of one length");
	if (s.m.ellipsis || s.m.added)
		return fxge_call_fail(
			c, FXGE_D_UNSUPPORTED_FORM, "an ellipsis or a new axis has no place among axes");
	return spread(&s, &l) && run(&s);
}

/* var, input_value, begin, end, strides, axes? (host). c1: var's shape; one dtype. c2: input_value
 * has as many elements as the slice of var, if known. c3: lists of one length. */
bool
shape_strided_slice_assign_v2(fxge_call *c)
{
	const fxge_meta *var = fxge_arg_tensor(c, GE_StridedSliceAssignV2__var),
					*value = fxge_arg_tensor(c, GE_StridedSliceAssignV2__input_value);
	lists l = lists_of(c, GE_StridedSliceAssignV2__begin, GE_StridedSliceAssignV2__end,
		GE_StridedSliceAssignV2__axes, GE_StridedSliceAssignV2__strides);
	slicer s = {.c = c, .x = var};

	fxge_shape_same_dtype(c, var, value);
	if (l.known) {
		if (!spread(&s, &l) || !resolve(&s))
			return false;
		fxge_shape_same_size(c, fxge_sym_product(c->syms, value->shape, value->rank),
			fxge_sym_product(c->syms, s.shape, s.rank), "elements of input_value");
	}
	return fxge_out_like(c, 0, var->dtype, var);
}
