/* SPDX-License-Identifier: Apache-2.0 */
/* Table of meta and shape functions by operator id, from the columns `meta` and `shape` of the
 * operator table. */
#include "infer/metas.h"

#include "fxge_op_ids.h"

fxge_meta_fn *const fxge_meta_fns[FXGE_OP_LIMIT] = {
#define FXGE_META_ROW(id, fn) [id] = fn,
#include "fxge_op_meta.inc"
};
