/* SPDX-License-Identifier: Apache-2.0 */
/* Converters of collectives whose ranks exchange parts of different sizes. */
#include "converters/conv.h"

#include "fxge_aten_collective.h"
#include "fxge_ge_collective.h"

typedef struct parts {
	fxge_value *counts, *begins;
} parts;

/* Returns the element counts and the displacements of parts of `rows` rows, `row` elements each. */
static parts
parts_of(fxge_cx *cx, fxge_sizes rows, fxge_size row)
{
	fxge_syms *t = cx->call.syms;
	fxge_size *count = FXGE_NEW_ARRAY(cx->call.arena, (size_t)rows.n + 1, fxge_size);
	fxge_size *begin = FXGE_NEW_ARRAY(cx->call.arena, (size_t)rows.n + 1, fxge_size);
	parts p;

	begin[0] = fxge_size_small(0);
	for (int i = 0; i < rows.n; i++) {
		count[i] = fxge_sym_mul(t, rows.s[i], row);
		begin[i + 1] = fxge_sym_add(t, begin[i], count[i]);
	}
	p.counts = fxge_conv_sizes(cx, count, rows.n);
	p.begins = fxge_conv_sizes(cx, begin, rows.n);
	return p;
}

/* Returns the dtype in which data are exchanged: GE's prototype accepts neither bf16 nor bool. */
static fxge_dtype
moved_as(fxge_dtype dt)
{
	return dt == FXGE_DT_BF16 ? FXGE_DT_F32 : dt == FXGE_DT_BOOL ? FXGE_DT_U8 : dt;
}

/* _c10d_functional::all_to_all_single(Tensor input, SymInt[] output_split_sizes, SymInt[]
 * input_split_sizes, str group_name)
 * =>  HcomAllToAllV of all elements in one dim. HcomAllToAll is never used: all ranks must call the
 * same type, and a rank with equal parts cannot know whether other ranks' parts are equal. */
bool
conv_all_to_all_single(fxge_cx *cx)
{
	fxge_call *c = &cx->call;
	fxge_value *x = fxge_in(cx, C10D_FUNCTIONAL_all_to_all_single__input);

	if (!x)
		return false;
	const fxge_meta *y = cx->node->results[0]->meta;
	fxge_size all = fxge_sym_product(c->syms, x->meta->shape, x->meta->rank);
	fxge_size row = fxge_sym_product(c->syms, x->meta->shape + 1, x->meta->rank - 1);
	parts sent =
		parts_of(cx, fxge_arg_sizes(c, C10D_FUNCTIONAL_all_to_all_single__input_split_sizes), row);
	parts got =
		parts_of(cx, fxge_arg_sizes(c, C10D_FUNCTIONAL_all_to_all_single__output_split_sizes), row);
	fxge_value *data = fxge_conv_cast(cx, x, moved_as(x->meta->dtype));

	data = fxge_conv_reshape(cx, data, &all, 1);
	data = fxge_emit(cx, GE_HcomAllToAllV,
		FXGE_ARGS(fxge_a_value(GE_HcomAllToAllV__send_data, data),
			fxge_a_value(GE_HcomAllToAllV__send_counts, sent.counts),
			fxge_a_value(GE_HcomAllToAllV__send_displacements, sent.begins),
			fxge_a_value(GE_HcomAllToAllV__recv_counts, got.counts),
			fxge_a_value(GE_HcomAllToAllV__recv_displacements, got.begins),
			fxge_a_str(GE_HcomAllToAllV__group,
				fxge_arg_str(c, C10D_FUNCTIONAL_all_to_all_single__group_name))));
	return data && fxge_conv_result(cx, 0, fxge_conv_reshape(cx, data, y->shape, y->rank));
}
