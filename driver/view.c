/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion and validation of arrays that callers pass in. */
#include "base/diag/commands.h"
#include "driver/run/run.h"

static bool
bad(fxge_session *s, const char *what, const fxge_tensor_view *v, const char *why)
{
	return fxge_report(
		&s->diags, NULL, FXGE_D_INPUT_DATA, "%s '%s': %s", what, v->name ? v->name : "", why);
}

bool
fxge_view_meta(fxge_session *s, const char *what, const fxge_tensor_view *v, fxge_tensor *out)
{
	fxge_dtype dt = v->dtype ? fxge_dtype_by_text(v->dtype, strlen(v->dtype)) : FXGE_DT_NONE;
	uint64_t need;

	if (dt == FXGE_DT_NONE)
		return bad(s, what, v, "unknown dtype");
	if (v->rank < 0 || v->rank > FXGE_MAX_RANK || (v->rank && !v->shape))
		return bad(s, what, v, "its rank is out of range, or its shape is NULL");
	*out = (fxge_tensor){.name = v->name,
		.dtype = dt,
		.rank = v->rank,
		.shape = v->shape,
		.stride = v->stride,
		.data = v->data,
		.size = v->bytes,
		.file_offset = UINT64_MAX};
	if (!fxge_tensor_span(out, &need))
		return bad(s, what, v, "its shape or strides are out of range");
	if (need > v->bytes || (need && !v->data))
		return bad(s, what, v, "fewer bytes than its shape needs");
	return true;
}

bool
fxge_view_tensor(fxge_session *s, const char *what, const fxge_tensor_view *v, fxge_tensor *out)
{
	return fxge_view_meta(s, what, v, out)
		   && (fxge_bools_fit(out)
			   || bad(s, what, v, "found a byte other than 0 and 1 in a bool array"));
}

bool
fxge_bools_fit(const fxge_tensor *t)
{
	uint8_t other = 0;
	int64_t last = 0, numel = fxge_tensor_numel(t);

	if (t->dtype != FXGE_DT_BOOL || numel == 0)
		return true;
	for (int i = 0; t->stride && i < t->rank;
		 i++) /* the creator of the tensor has checked the span against `size` */
		last += (t->shape[i] - 1) * t->stride[i];
	for (int64_t i = 0, n = t->stride ? last + 1 : numel; i < n; i++)
		other |= t->data[i];
	return other < 2;
}

bool
fxge_meta_number(const fxge_meta *m, fxge_size *out)
{
	bool number = m->kind == FXGE_META_SIZE
				  || (m->kind == FXGE_META_TENSOR && m->rank == 0 && m->const_value != NULL);

	if (number)
		*out = m->kind == FXGE_META_SIZE ? m->size : m->const_value[0];
	return number;
}

fxge_dtype
fxge_number_dtype(fxge_sym_type t)
{
	return t == FXGE_SYM_T_BOOL ? FXGE_DT_BOOL : t == FXGE_SYM_T_FLOAT ? FXGE_DT_F64 : FXGE_DT_I64;
}

fxge_tensor_view
fxge_array_view(const fxge_array *a, const char *name)
{
	return (fxge_tensor_view){.name = name,
		.dtype = fxge_dtypes[a->dtype].text,
		.rank = a->rank,
		.shape = a->shape,
		.data = a->data,
		.bytes = a->size};
}
