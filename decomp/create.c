/* SPDX-License-Identifier: Apache-2.0 */
/* Decompositions of triangle indices. */
#include "decomp/builder.h"

#include "fxge_aten_create.h"
#include "fxge_op_decomp_functions.h"

/* aten::triu_indices, tril_indices(int row, int col, int offset=0) => a constant [2, n]: rows, then
 * columns */
bool
decomp_tri_indices(fxge_cx *cx)
{
	fxge_program *p = cx->call.program;
	const fxge_meta *y = fxge_out_meta(cx, 0);
	int64_t row = fxge_arg_int(&cx->call, DECOMP_tri_indices__row),
			col = fxge_arg_int(&cx->call, DECOMP_tri_indices__col),
			offset = fxge_arg_int(&cx->call, DECOMP_tri_indices__offset);
	int64_t shape[2] = {2, 0}, k = 0;
	bool upper = cx->node->op->id == ATEN_triu_indices;

	fxge_emit_read_all(cx);
	if (!fxge_sym_is_int(cx->call.syms, y->shape[1], &shape[1]))
		return false;
	fxge_tensor *t = fxge_tensor_new(
		&p->arena, fxge_program_fresh_tensor_name(p, "const"), FXGE_DT_I64, 2, shape, NULL);
	int64_t *at = (void *)(uintptr_t)t->data;

	for (int64_t i = 0; i < row; i++)
		for (int64_t j = 0; j < col; j++)
			if (k < shape[1] && (upper ? j - i >= offset : j - i <= offset)) {
				at[k] = i;
				at[shape[1] + k++] = j;
			}
	fxge_program_add_tensor(p, t);
	return fxge_set_result(cx, 0, fxge_emit_cast(cx, fxge_emit_const(cx, t), y->dtype));
}
