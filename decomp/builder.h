/* SPDX-License-Identifier: Apache-2.0 */
/* Short forms of frequent emissions in decompositions. As in all rewrites, a NULL operand, left by
 * an earlier failure, produces a NULL result. */
#ifndef FXGE_DECOMP_BUILDER_H
#define FXGE_DECOMP_BUILDER_H

#include "decomp/decomp.h"

fxge_value *fxge_emit_binary(fxge_cx *cx, int op, fxge_value *a, fxge_value *b);
fxge_value *fxge_emit_where(fxge_cx *cx, fxge_value *c, fxge_value *a, fxge_value *b);
fxge_value *fxge_emit_cast(fxge_cx *cx, fxge_value *x, fxge_dtype dt);
/* Rounds x to `dt` and casts to the dtype in which PyTorch computes. */
fxge_value *fxge_emit_opmath(fxge_cx *cx, fxge_value *x, fxge_dtype dt);

fxge_value *fxge_emit_view(fxge_cx *cx, fxge_value *x, const fxge_size *shape, int rank);
fxge_value *fxge_emit_permute(fxge_cx *cx, fxge_value *x, const int64_t *perm, int rank);
fxge_value *fxge_emit_unsqueeze(fxge_cx *cx, fxge_value *x, int dim);

/* Emits a reduction over the dims in `set`: sum.dim_IntList, mean.dim, amax, any.dims ... */
fxge_value *fxge_emit_reduce(fxge_cx *cx, int op, fxge_value *x, uint64_t set, bool keep);

fxge_value *fxge_emit_number(fxge_cx *cx, fxge_dtype dt, double v);
/* Returns the node's Scalar argument as a 0-d tensor. */
fxge_value *fxge_emit_scalar(fxge_cx *cx, int param, fxge_dtype dt);

/* Marks every argument as read: the result's meta represents them. */
void fxge_emit_read_all(fxge_cx *cx);

#endif
