/* Shape functions of GE operators that move elements. Inputs that say shapes are read through their known content;
 * where that is not known each size of the result is a fresh symbol. */
#include "ir/call.h"
#include "passes/metas.h"

#include <stdio.h>

/* A size that only running tells. */
static fxge_size
unknown(fxge_call *c)
{
	char name[40];
	fxge_size s;

	snprintf(name, sizeof name, "u_%u_%d", c->node->id, fxge_syms_count(c->syms));
	s = fxge_sym_symbol(c->syms, fxge_names_get(c->session->names, name), FXGE_SYM_T_INT);
	fxge_sym_set_range(c->syms, s, 0, INT64_MAX - 1);
	return s;
}

/* Count of elements of a 1-d input that says a shape; -1 when not constant. */
static int
shape_input_len(fxge_call *c, int param)
{
	const fxge_meta *m = fxge_arg_tensor(c, param);
	int64_t n;

	if (m->rank != 1 || !fxge_sym_is_int(c->syms, m->shape[0], &n) || n < 0 || n > FXGE_MAX_RANK)
		return -1;
	return (int)n;
}

/* The values of input `param`, or fresh symbols; n = -1 after a report. */
static fxge_sizes
read_shape(fxge_call *c, int param)
{
	fxge_sizes v = fxge_arg_content(c, param);
	int n;

	if (v.n >= 0)
		return v;
	n = shape_input_len(c, param);
	if (n < 0) {
		fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "input '%s' is not a 1-d list of known length",
			c->node->op->params[param].name);
		return (fxge_sizes){NULL, -1};
	}
	fxge_size *s = FXGE_NEW_ARRAY(c->arena, (size_t)n, fxge_size);

	for (int i = 0; i < n; i++)
		s[i] = unknown(c);
	return (fxge_sizes){s, n};
}

/* A host input that must be one constant integer. */
static bool
constant_input(fxge_call *c, int param, int64_t *v)
{
	fxge_sizes s = fxge_arg_content(c, param);

	if (s.n == 1 && fxge_sym_is_int(c->syms, s.s[0], v))
		return true;
	return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "input '%s' must be a constant integer",
		c->node->op->params[param].name);
}

static bool
constant_axis(fxge_call *c, int param, int rank, int *axis)
{
	int64_t v;

	if (!constant_input(c, param, &v))
		return false;
	if (v < -rank || v >= (rank ? rank : 1))
		return fxge_call_fail(c, FXGE_D_DIM_RANGE, "axis %lld of a tensor with %d dims", (long long)v, rank);
	*axis = (int)(v < 0 ? v + rank : v);
	return true;
}

static bool
is_int(const fxge_call *c, fxge_size s, int64_t want)
{
	int64_t v;

	return fxge_sym_is_int(c->syms, s, &v) && v == want;
}

/* Reshape(x, shape): one -1 is what remains, 0 copies x's dim (GE's rule for axis 0 and num_axes -1). */
bool
shape_reshape(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Reshape__x);
	fxge_sizes want = read_shape(c, GE_Reshape__shape);
	fxge_size shape[FXGE_MAX_RANK], known = fxge_size_small(1), total = fxge_sym_product(c->syms, x->shape, x->rank);
	int wild = -1;

	if (want.n < 0)
		return false;
	if (fxge_arg_int(c, GE_Reshape__axis) != 0 || fxge_arg_int(c, GE_Reshape__num_axes) != -1)
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "Reshape of a part of the dims");
	for (int d = 0; d < want.n; d++) {
		shape[d] = want.s[d];
		if (is_int(c, shape[d], -1))
			wild = d;
		else
			known = fxge_sym_mul(c->syms, known, shape[d]);
	}
	if (wild >= 0)
		shape[wild] = is_int(c, known, 0) ? fxge_size_small(0) : fxge_sym_floordiv(c->syms, total, known);
	int64_t a, b;
	fxge_size now = fxge_sym_product(c->syms, shape, want.n);

	if (fxge_sym_is_int(c->syms, now, &a) && fxge_sym_is_int(c->syms, total, &b) && a != b)
		return fxge_call_fail(c, FXGE_D_SIZE_MISMATCH, "%lld elements are reshaped to %lld", (long long)b, (long long)a);
	if (!fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, want.n, shape))
		return false;
	c->out[0].content = x->content;
	return true;
}

/* BroadcastTo(x, shape) */
bool
shape_broadcast_to(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_sizes want = read_shape(c, 1);

	if (want.n < 0)
		return false;
	if (want.n < x->rank)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%d dims are broadcast to %d", x->rank, want.n);
	for (int d = 0; d < x->rank; d++)
		if (!is_int(c, x->shape[d], 1))
			fxge_unify(c, x->shape[d], want.s[want.n - x->rank + d], "broadcast dim");
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, want.n, want.s);
}

/* Tile(x, multiples): as many multiples as dims. */
bool
shape_tile(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_sizes m = read_shape(c, 1);
	fxge_size shape[FXGE_MAX_RANK];

	if (m.n < 0)
		return false;
	if (m.n != x->rank)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%d multiples for %d dims", m.n, x->rank);
	for (int d = 0; d < x->rank; d++)
		shape[d] = fxge_sym_mul(c->syms, x->shape[d], m.s[d]);
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank, shape);
}

/* Transpose(x, perm) */
bool
shape_transpose(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Transpose__x);
	fxge_sizes p = fxge_arg_content(c, GE_Transpose__perm);
	fxge_size shape[FXGE_MAX_RANK];
	uint64_t seen = 0;

	if (p.n != x->rank)
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "perm is not a constant of %d elements", x->rank);
	for (int d = 0; d < x->rank; d++) {
		int64_t v = -1;

		if (!fxge_sym_is_int(c->syms, p.s[d], &v) || v < -x->rank || v >= x->rank)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "perm[%d] names no dim", d);
		v = v < 0 ? v + x->rank : v;
		if (seen >> v & 1)
			return fxge_call_fail(c, FXGE_D_DIM_TWICE, "perm names dim %lld twice", (long long)v);
		seen |= UINT64_C(1) << v;
		shape[d] = x->shape[v];
	}
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank, shape);
}

/* ---- joining and cutting ---- */

static bool
concat(fxge_call *c, fxge_meta_list xs, int axis)
{
	fxge_size shape[FXGE_MAX_RANK], *content = NULL;
	int n = 0;
	bool known = xs.m[0]->rank == 1;

	memcpy(shape, xs.m[0]->shape, (size_t)xs.m[0]->rank * sizeof *shape);
	for (int i = 1; i < xs.n; i++) {
		if (xs.m[i]->rank != xs.m[0]->rank || xs.m[i]->dtype != xs.m[0]->dtype)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "input %d has another rank or dtype than the first", i);
		for (int d = 0; d < xs.m[0]->rank; d++)
			shape[d] = d == axis ? fxge_sym_add(c->syms, shape[d], xs.m[i]->shape[d])
								 : fxge_unify(c, xs.m[i]->shape[d], shape[d], "joined tensors");
	}
	if (!fxge_out_tensor(c, 0, (fxge_dtype)xs.m[0]->dtype, xs.m[0]->rank, shape))
		return false;
	for (int i = 0; known && i < xs.n; i++) {
		int64_t k;

		known = xs.m[i]->content && fxge_sym_is_int(c->syms, xs.m[i]->shape[0], &k);
		n += known ? (int)k : 0;
	}
	if (!known || n > FXGE_MAX_CONTENT)
		return true;
	c->out[0].content = content = FXGE_NEW_ARRAY(c->arena, (size_t)n, fxge_size);
	for (int i = 0; i < xs.n; i++) {
		int64_t k = 0;

		fxge_sym_is_int(c->syms, xs.m[i]->shape[0], &k);
		memcpy(content, xs.m[i]->content, (size_t)k * sizeof *content);
		content += k;
	}
	return true;
}

/* ConcatV2(x..., concat_dim) */
bool
shape_concat_v2(fxge_call *c)
{
	fxge_meta_list xs = fxge_arg_tensors(c, GE_ConcatV2__x);
	int axis;

	if (xs.n == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "there is nothing to join");
	return constant_axis(c, GE_ConcatV2__concat_dim, xs.m[0]->rank, &axis) && concat(c, xs, axis);
}

/* ConcatD(x...; concat_dim) */
bool
shape_concat_d(fxge_call *c)
{
	fxge_meta_list xs = fxge_arg_tensors(c, GE_ConcatD__x);

	if (xs.n == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "there is nothing to join");
	return concat(c, xs, fxge_arg_dim(c, GE_ConcatD__concat_dim, xs.m[0]->rank));
}

/* Pack(x...; axis): a new dim. Scalars that are sizes give a list of known content. */
bool
shape_pack(fxge_call *c)
{
	fxge_meta_list xs = fxge_arg_tensors(c, GE_Pack__x);
	fxge_size shape[FXGE_MAX_RANK + 1];

	if (xs.n == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "there is nothing to pack");
	int rank = xs.m[0]->rank, axis = fxge_arg_dim(c, GE_Pack__axis, rank + 1);
	bool known = rank == 0 && xs.n <= FXGE_MAX_CONTENT;

	memcpy(shape, xs.m[0]->shape, (size_t)axis * sizeof *shape);
	shape[axis] = fxge_size_small(xs.n);
	memcpy(shape + axis + 1, xs.m[0]->shape + axis, (size_t)(rank - axis) * sizeof *shape);
	for (int i = 1; i < xs.n; i++) {
		if (xs.m[i]->rank != rank || xs.m[i]->dtype != xs.m[0]->dtype)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "input %d has another rank or dtype than the first", i);
		for (int d = 0; d < rank; d++)
			fxge_unify(c, xs.m[i]->shape[d], xs.m[0]->shape[d], "packed tensors");
	}
	if (!fxge_out_tensor(c, 0, (fxge_dtype)xs.m[0]->dtype, rank + 1, shape))
		return false;
	for (int i = 0; i < xs.n; i++)
		known &= xs.m[i]->content != NULL;
	if (known) {
		fxge_size *content = FXGE_NEW_ARRAY(c->arena, (size_t)xs.n, fxge_size);

		for (int i = 0; i < xs.n; i++)
			content[i] = xs.m[i]->content[0];
		c->out[0].content = content;
	}
	return true;
}

/* Unpack(x; num, axis) */
bool
shape_unpack(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Unpack__x);
	int axis = fxge_arg_dim(c, GE_Unpack__axis, x->rank);
	fxge_size shape[FXGE_MAX_RANK];

	if (x->rank == 0 || fxge_arg_int(c, GE_Unpack__num) != (int64_t)c->n_out)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "num is not the count of outputs");
	fxge_unify(c, x->shape[axis], fxge_size_small((int64_t)c->n_out), "unpacked dim");
	memcpy(shape, x->shape, (size_t)axis * sizeof *shape);
	memcpy(shape + axis, x->shape + axis + 1, (size_t)(x->rank - axis - 1) * sizeof *shape);
	for (uint32_t i = 0; i < c->n_out; i++)
		fxge_out_tensor(c, i, (fxge_dtype)x->dtype, x->rank - 1, shape);
	return !c->failed;
}

/* SplitV(x, size_splits, split_dim): one size may be -1. */
bool
shape_split_v(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_SplitV__x);
	fxge_sizes s = read_shape(c, GE_SplitV__size_splits);
	fxge_size shape[FXGE_MAX_RANK], sum = fxge_size_small(0);
	int axis, wild = -1;

	if (s.n < 0 || !constant_axis(c, GE_SplitV__split_dim, x->rank, &axis))
		return false;
	if ((uint32_t)s.n != c->n_out)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%d sizes for %u outputs", s.n, c->n_out);
	for (int i = 0; i < s.n; i++) {
		if (is_int(c, s.s[i], -1))
			wild = i;
		else
			sum = fxge_sym_add(c->syms, sum, s.s[i]);
	}
	if (wild < 0)
		fxge_unify(c, sum, x->shape[axis], "sum of the parts");
	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	for (int i = 0; i < s.n; i++) {
		shape[axis] = i == wild ? fxge_sym_sub(c->syms, x->shape[axis], sum) : s.s[i];
		fxge_out_tensor(c, (uint32_t)i, (fxge_dtype)x->dtype, x->rank, shape);
	}
	return !c->failed;
}

/* PadV3(x, paddings): pairs in order of dims. */
bool
shape_pad(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_sizes p = read_shape(c, 1);
	fxge_size shape[FXGE_MAX_RANK];

	if (p.n < 0)
		return false;
	if (p.n != 2 * x->rank)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%d paddings for %d dims", p.n, x->rank);
	for (int d = 0; d < x->rank; d++)
		shape[d] = fxge_sym_add(c->syms, x->shape[d], fxge_sym_add(c->syms, p.s[2 * d], p.s[2 * d + 1]));
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank, shape);
}

/* ---- slices ---- */

static fxge_size
clamped(fxge_call *c, fxge_size b, fxge_size size)
{
	int64_t lo, hi;

	fxge_sym_range(c->syms, b, &lo, &hi);
	if (hi < 0)
		b = fxge_sym_add(c->syms, b, size);
	return fxge_sym_min(c->syms, fxge_sym_max(c->syms, b, fxge_size_small(0)), size);
}

/* StridedSliceV2(x, begin, end, axes, strides), all masks 0: Python's slices along the named axes. */
bool
shape_strided_slice_v2(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_StridedSliceV2__x);
	fxge_sizes from = read_shape(c, GE_StridedSliceV2__begin), to = read_shape(c, GE_StridedSliceV2__end);
	fxge_sizes axes = fxge_arg_content(c, GE_StridedSliceV2__axes), by = fxge_arg_content(c, GE_StridedSliceV2__strides);
	fxge_size shape[FXGE_MAX_RANK];

	if (from.n < 0 || to.n < 0)
		return false;
	for (int i = GE_StridedSliceV2__begin_mask; i <= GE_StridedSliceV2__shrink_axis_mask; i++)
		if (fxge_arg_int(c, i) != 0)
			return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "%s is not 0", c->node->op->params[i].name);
	if (from.n != to.n || (axes.n >= 0 && axes.n != from.n) || (by.n >= 0 && by.n != from.n))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "begin, end, axes and strides differ in length");
	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	for (int i = 0; i < from.n; i++) {
		int64_t d = i, step = 1;

		if (axes.n >= 0 && !fxge_sym_is_int(c->syms, axes.s[i], &d))
			return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "axes is not constant");
		if (by.n >= 0 && !fxge_sym_is_int(c->syms, by.s[i], &step))
			return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "strides is not constant");
		d = d < 0 ? d + x->rank : d;
		if (d < 0 || d >= x->rank || step <= 0)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "axis %lld, stride %lld", (long long)d, (long long)step);
		fxge_size size = x->shape[d], b = clamped(c, from.s[i], size), e = clamped(c, to.s[i], size);
		fxge_size len = fxge_sym_max(c->syms, fxge_sym_sub(c->syms, e, b), fxge_size_small(0));

		shape[d] = fxge_sym_ceildiv(c->syms, len, fxge_size_small(step));
	}
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank, shape);
}

/* ---- sizes as data ---- */

/* Shape(x; dtype): a list of x's sizes, in int32 unless said. */
bool
shape_shape(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Shape__x);
	fxge_dtype dt = fxge_dtype_by_ge(fxge_arg_int(c, GE_Shape__dtype));
	fxge_size n = fxge_size_small(x->rank);

	if (dt != FXGE_DT_I32 && dt != FXGE_DT_I64)
		return fxge_call_fail(c, FXGE_D_DTYPE, "dtype of Shape is neither int32 nor int64");
	if (!fxge_out_tensor(c, 0, dt, 1, &n))
		return false;
	c->out[0].content = x->shape;
	return true;
}

/* Const(; value): the tensor's shape and dtype; small integer ones have known content. */
bool
shape_const(fxge_call *c)
{
	const fxge_tensor *t = c->node->operands[c->node->ports[GE_Const__value].first].tensor;
	int64_t n = fxge_tensor_numel(t);
	fxge_size shape[FXGE_MAX_RANK];

	for (int d = 0; d < t->rank; d++)
		shape[d] = fxge_sym_int(c->syms, t->shape[d]);
	if (!fxge_out_tensor(c, 0, t->dtype, t->rank, shape))
		return false;
	if ((t->dtype != FXGE_DT_I32 && t->dtype != FXGE_DT_I64) || n > FXGE_MAX_CONTENT || t->rank > 1)
		return true;
	fxge_size *content = FXGE_NEW_ARRAY(c->arena, (size_t)n, fxge_size);

	for (int64_t i = 0; i < n; i++)
		content[i] = fxge_sym_int(c->syms, fxge_tensor_int(t, i));
	c->out[0].content = content;
	return true;
}

/* Fill(dims, value) */
bool
shape_fill(fxge_call *c)
{
	fxge_sizes d = read_shape(c, GE_Fill__dims);

	return d.n >= 0 && fxge_out_tensor(c, 0, (fxge_dtype)fxge_arg_tensor(c, GE_Fill__value)->dtype, d.n, d.s);
}

/* Range(start, limit, delta): 1-d; the length follows from integers that are known. */
bool
shape_range(fxge_call *c)
{
	fxge_sizes a = fxge_arg_content(c, GE_Range__start), b = fxge_arg_content(c, GE_Range__limit);
	fxge_sizes s = fxge_arg_content(c, GE_Range__delta);
	fxge_dtype dt = (fxge_dtype)fxge_arg_tensor(c, GE_Range__start)->dtype;
	int64_t by;
	fxge_size n;

	if (a.n == 1 && b.n == 1 && s.n == 1 && fxge_sym_is_int(c->syms, s.s[0], &by) && by != 0) {
		n = fxge_sym_ceildiv(c->syms, fxge_sym_sub(c->syms, b.s[0], a.s[0]), s.s[0]);
		n = fxge_sym_max(c->syms, n, fxge_size_small(0));
	} else {
		n = unknown(c);
	}
	return fxge_out_tensor(c, 0, dt, 1, &n);
}

/* GatherV2(x, indices, axis): the dim is replaced by the shape of the indices. A size taken from a list stays known. */
bool
shape_gather_v2(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_GatherV2__x), *i = fxge_arg_tensor(c, GE_GatherV2__indices);
	fxge_size shape[2 * FXGE_MAX_RANK];
	fxge_sizes at = fxge_arg_content(c, GE_GatherV2__indices), from = fxge_arg_content(c, GE_GatherV2__x);
	int axis, rank = 0;
	int64_t k;

	if (!constant_axis(c, GE_GatherV2__axis, x->rank, &axis))
		return false;
	if (fxge_arg_int(c, GE_GatherV2__batch_dims) != 0)
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "batch_dims is not 0");
	for (int d = 0; d < x->rank; d++) {
		if (d != axis)
			shape[rank++] = x->shape[d];
		for (int j = 0; d == axis && j < i->rank; j++)
			shape[rank++] = i->shape[j];
	}
	if (!fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, rank, shape))
		return false;
	if (x->rank == 1 && from.n > 0 && at.n == 1 && fxge_sym_is_int(c->syms, at.s[0], &k)) {
		k = k < 0 ? k + from.n : k;
		if (k >= 0 && k < from.n)
			c->out[0].content = &from.s[k];
	}
	return true;
}
