/* SPDX-License-Identifier: Apache-2.0 */
/* Folding of data movement and casts. */
#include "passes/fold/fold.h"

#include "fxge_aten_view.h"
#include "fxge_op_limit.h"

/* Positions of the result's elements in an argument: an offset, and a stride for each dim of the
 * result. */
typedef struct source {
	const fxge_tensor *t;
	int64_t offset, stride[FXGE_MAX_RANK];
} source;

/* Sets row-major strides for the argument's own dims. */
static bool
own_strides(source *s, const fxge_tensor *t, int64_t *stride)
{
	int64_t n = 1;

	s->t = t;
	s->offset = 0;
	if (!t || t->rank > FXGE_MAX_RANK)
		return false;
	for (int i = t->rank; i-- > 0;) {
		stride[i] = n;
		n *= t->shape[i];
	}
	return true;
}

static void
copy_element(void *to, int64_t i, const char *from, int64_t k, size_t size)
{
	memcpy((char *)to + (size_t)i * size, from + (size_t)k * size, size);
}

static char *
copy_contiguous(fxge_fold *f, const fxge_tensor *t, int64_t *n)
{
	*n = fxge_tensor_numel(t);
	if (*n < 0 || fxge_tensor_dense_size(t) > UINT32_MAX)
		return NULL;
	char *d = fxge_arena_alloc(f->call.arena, (size_t)fxge_tensor_dense_size(t));

	fxge_tensor_gather(t, 0, *n, d);
	return d;
}

static bool
gather(fxge_fold *f, const source *s)
{
	int64_t at[FXGE_MAX_RANK] = {0}, n, k = s->offset;
	size_t size = fxge_dtype_size(f->dtype);
	char *from = copy_contiguous(f, s->t, &n);

	if (!from || s->t->dtype != f->dtype)
		return false;
	for (int64_t i = 0; i < f->n; i++) {
		if (k < 0 || k >= n)
			return false;
		copy_element(f->data, i, from, k, size);
		for (int d = f->rank; d-- > 0;) {
			k += s->stride[d];
			if (++at[d] < f->shape[d])
				break;
			k -= at[d] * s->stride[d];
			at[d] = 0;
		}
	}
	return true;
}

/* ---- operators ---- */

static bool
fold_reshape(fxge_fold *f)
{
	const fxge_tensor *t = fxge_fold_tensor(f, FXGE_FIRST);

	if (!t || t->dtype != f->dtype || fxge_tensor_numel(t) != f->n)
		return false;
	fxge_tensor_gather(t, 0, f->n, f->data);
	return true;
}

static bool
fold_permute(fxge_fold *f)
{
	int64_t own[FXGE_MAX_RANK];
	source s;

	if (!own_strides(&s, fxge_fold_tensor(f, FXGE_FIRST), own))
		return false;
	fxge_ints d = fxge_arg_ints(&f->call, fxge_op_param(f->node->op, "dims"));

	if (d.n != f->rank || s.t->rank != f->rank)
		return false;
	for (int i = 0; i < f->rank; i++) {
		int64_t k = d.v[i] < 0 ? d.v[i] + f->rank : d.v[i];

		if (k < 0 || k >= f->rank)
			return false;
		s.stride[i] = own[k];
	}
	return gather(f, &s);
}

static bool
fold_transpose(fxge_fold *f)
{
	source s;

	if (!own_strides(&s, fxge_fold_tensor(f, FXGE_FIRST), s.stride) || s.t->rank != f->rank
		|| f->rank < 1)
		return false;
	int a = fxge_arg_dim(&f->call, ATEN_transpose_int__dim0, f->rank),
		b = fxge_arg_dim(&f->call, ATEN_transpose_int__dim1, f->rank);
	int64_t x = s.stride[a];

	s.stride[a] = s.stride[b];
	s.stride[b] = x;
	return gather(f, &s);
}

static bool
fold_expand(fxge_fold *f)
{
	int64_t own[FXGE_MAX_RANK];
	source s;

	if (!own_strides(&s, fxge_fold_tensor(f, FXGE_FIRST), own) || s.t->rank > f->rank)
		return false;
	int lead = f->rank - s.t->rank;

	for (int i = 0; i < f->rank; i++)
		s.stride[i] = i < lead || s.t->shape[i - lead] == 1 ? 0 : own[i - lead];
	return gather(f, &s);
}

static bool
fold_select(fxge_fold *f)
{
	int64_t own[FXGE_MAX_RANK];
	source s;

	if (!own_strides(&s, fxge_fold_tensor(f, FXGE_FIRST), own) || s.t->rank != f->rank + 1)
		return false;
	int dim = fxge_arg_dim(&f->call, fxge_op_param(f->node->op, "dim"), s.t->rank);
	int64_t i = fxge_arg_int(&f->call, fxge_op_param(f->node->op, "index"));

	i = i < 0 ? i + s.t->shape[dim] : i;
	if (f->call.failed || i < 0 || i >= s.t->shape[dim])
		return false;
	s.offset = i * own[dim];
	for (int k = 0; k < f->rank; k++)
		s.stride[k] = own[k < dim ? k : k + 1];
	return gather(f, &s);
}

static int64_t
clamped_start(int64_t start, int64_t size)
{
	start = start < 0 ? start + size : start;
	return start < 0 ? 0 : start > size ? size : start;
}

static bool
fold_slice(fxge_fold *f)
{
	source s;

	if (!own_strides(&s, fxge_fold_tensor(f, FXGE_FIRST), s.stride) || s.t->rank != f->rank
		|| f->rank < 1)
		return false;
	int dim = fxge_arg_dim(&f->call, fxge_op_param(f->node->op, "dim"), f->rank);
	int64_t start = fxge_arg_int_or(&f->call, fxge_op_param(f->node->op, "start"), 0);
	int64_t step = fxge_arg_int_or(&f->call, fxge_op_param(f->node->op, "step"), 1);

	if (f->call.failed || step < 1 || step > INT32_MAX)
		return false;
	s.offset = clamped_start(start, s.t->shape[dim]) * s.stride[dim];
	s.stride[dim] *= step; /* the result's shape limits the range */
	return gather(f, &s);
}

static bool
fold_cat(fxge_fold *f)
{
	const fxge_port *q = &f->node->ports[0];
	int dim = fxge_arg_dim(&f->call, fxge_op_param(f->node->op, "dim"), f->rank);
	size_t size = fxge_dtype_size(f->dtype), inner = size, row, at = 0;

	for (int i = dim + 1; i < f->rank; i++)
		inner *= (size_t)f->shape[i];
	row = f->call.failed || f->rank < 1 ? 0 : inner * (size_t)f->shape[dim];
	for (uint32_t k = 0; row && k < q->count; k++) {
		const fxge_tensor *t = fxge_fold_element(f, 0, k);
		int64_t n;

		if (!t || t->dtype != f->dtype || t->rank != f->rank)
			return false;
		size_t part = inner * (size_t)t->shape[dim];
		char *from = copy_contiguous(f, t, &n);

		if (!from || at + part > row
			|| (part && (size_t)n * size / part != (size_t)f->n * size / row))
			return false;
		for (size_t r = 0; r * row < (size_t)f->n * size && part; r++)
			memcpy((char *)f->data + r * row + at, from + r * part, part);
		at += part;
	}
	return row && at == row;
}

/* Casts a float to an integer only if it fits, because the result is machine-dependent otherwise.
 */
static bool
cast_to_int(fxge_fold *f, const fxge_tensor *t, int64_t i)
{
	double v = fxge_tensor_float(t, i);

	if (f->dtype == FXGE_DT_BOOL) {
		fxge_store_int(f->dtype, f->data, i, v != 0);
		return true;
	}
	int bits = fxge_dtypes[f->dtype].bits;
	bool is_signed = fxge_dtypes[f->dtype].klass == FXGE_CLASS_INT;
	double hi = (double)(UINT64_C(1) << (bits - (is_signed ? 1 : 0) - (bits == 64 && !is_signed)));

	if (!(v > (is_signed ? -hi : -1) && v < hi))
		return false;
	fxge_store_int(f->dtype, f->data, i, (int64_t)v);
	return true;
}

static bool
is_exact(fxge_dtype d)
{
	return fxge_dtype_size(d) && d != FXGE_DT_U64 && !fxge_dtype_is_complex(d)
		   && d != FXGE_DT_F8E4M3 && d != FXGE_DT_F8E5M2;
}

static bool
fold_cast(fxge_fold *f)
{
	const fxge_tensor *t = fxge_fold_tensor(f, FXGE_FIRST);

	if (!t || fxge_tensor_numel(t) != f->n)
		return false;
	if (t->dtype == f->dtype)
		return fold_reshape(f);
	if (!is_exact(t->dtype) || !is_exact(f->dtype))
		return false;
	bool from_float = fxge_dtype_is_float(t->dtype), to_float = fxge_dtype_is_float(f->dtype);

	for (int64_t i = 0; i < f->n; i++) {
		if (from_float && to_float)
			fxge_store_float(f->dtype, f->data, i, fxge_tensor_float(t, i));
		else if (from_float && !cast_to_int(f, t, i))
			return false;
		else if (!from_float && !to_float)
			fxge_store_int(f->dtype, f->data, i,
				f->dtype == FXGE_DT_BOOL ? fxge_tensor_int(t, i) != 0 : fxge_tensor_int(t, i));
		else if (!from_float) {
			int64_t v = fxge_tensor_int(t, i);

			if (v > (INT64_C(1) << 53) || v < -(INT64_C(1) << 53)) /* would be rounded twice */
				return false;
			fxge_store_float(f->dtype, f->data, i, (double)v);
		}
	}
	return true;
}

static const struct {
	const char *name;
	fxge_fold_fn *fn;
} rows[] = {
	{"aten._to_copy.default", fold_cast},
	{"aten.alias.default", fold_reshape},
	{"aten.cat.default", fold_cat},
	{"aten.clone.default", fold_reshape},
	{"aten.contiguous.default", fold_reshape},
	{"aten.detach.default", fold_reshape},
	{"aten.expand.default", fold_expand},
	{"aten.flatten.using_ints", fold_reshape},
	{"aten.lift_fresh.default", fold_reshape},
	{"aten.lift_fresh_copy.default", fold_reshape},
	{"aten.permute.default", fold_permute},
	{"aten.reshape.default", fold_reshape},
	{"aten.select.int", fold_select},
	{"aten.slice.Tensor", fold_slice},
	{"aten.squeeze.default", fold_reshape},
	{"aten.squeeze.dim", fold_reshape},
	{"aten.squeeze.dims", fold_reshape},
	{"aten.to.device", fold_cast},
	{"aten.to.dtype", fold_cast},
	{"aten.to.dtype_layout", fold_cast},
	{"aten.transpose.int", fold_transpose},
	{"aten.unsqueeze.default", fold_reshape},
	{"aten.view.default", fold_reshape},
};

void
fxge_fold_move_register(fxge_session *s, fxge_fold_fn **fn)
{
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const fxge_op *op = fxge_op_find(s, rows[i].name, strlen(rows[i].name));

		if (op && op->id < FXGE_OP_LIMIT)
			fn[op->id] = rows[i].fn;
	}
}
