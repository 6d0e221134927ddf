/* SPDX-License-Identifier: Apache-2.0 */
/* Table of the shape functions that the walk follows. */
#include "backend/air/walk/walk.h"
#include "infer/metas.h"

#include "fxge_op_limit.h"

#define READ_BYTES                                                                                 \
	"return it from the program, which has the same bytes, and read it in another one"
#define FIX_SIZE "give the dim a fixed size or gears: GE then infers it for each"

/* Functions that refuse graphs, or infer sizes that programs do not have. */
static const walk_row rows[] = {
	{"AddRmsNormDynamicMxQuant", walk_mx, WALK_PUBLIC, true, READ_BYTES},
	{"AvgPoolV2", walk_avg_pool_v2, WALK_PUBLIC, true, FIX_SIZE},
	{"Concat", walk_concat, WALK_PUBLIC, true, FIX_SIZE},
	{"ConcatD", walk_concat, WALK_PUBLIC, true, FIX_SIZE},
	{"ConcatV2", walk_concat_v2, WALK_PUBLIC, true, FIX_SIZE},
	{"DynamicBlockMxQuant", walk_mx, WALK_PUBLIC, true, READ_BYTES},
	{"DynamicDualLevelMxQuant", walk_mx, WALK_PUBLIC, true, READ_BYTES},
	{"DynamicMxQuant", walk_mx, WALK_PUBLIC, true, READ_BYTES},
	{"DynamicMxQuantWithDualAxis", walk_mx, WALK_PUBLIC, true, READ_BYTES},
	{"FusedMatMul", walk_fused_mat_mul, WALK_SURE, false, "cast the operands to f16 or bf16"},
	{"GroupedDynamicMxQuant", walk_mx, WALK_PUBLIC, true, READ_BYTES},
	{"GroupedMatmul", walk_grouped_mat_mul, WALK_PUBLIC, false, "compile the program again"},
	{"GroupedMatmulFinalizeRouting", walk_finalize, WALK_SURE, false, NULL},
	{"Index", walk_index, WALK_PUBLIC, false, FIX_SIZE},
	{"MaxPool3DWithArgmaxV2", walk_max_pool_3d, WALK_PUBLIC, true, FIX_SIZE},
	{"Pack", walk_pack, WALK_PUBLIC, false, NULL},
	{"Reshape", walk_reshape, WALK_PUBLIC, false, NULL},
	{"RmsNormDynamicMxQuant", walk_mx, WALK_PUBLIC, true, READ_BYTES},
	{"Sort", walk_same, WALK_PUBLIC, false, NULL},
	{"StridedSliceV2", walk_strided_slice_v2, WALK_PUBLIC, false, FIX_SIZE},
	{"SwigluMxQuant", walk_mx, WALK_PUBLIC, true, READ_BYTES},
	{"TransQuantParamV2", walk_trans_quant_param, WALK_PUBLIC, false, FIX_SIZE},
};
/* Functions shared by many types, which have a shape function of ours in common. */
static const walk_row same = {NULL, walk_same, WALK_PUBLIC, false, NULL};
static const walk_row broadcast = {NULL, walk_broadcast, WALK_PUBLIC, false, NULL};

static const walk_row *
shared_row(fxge_meta_fn *fn)
{
	static fxge_meta_fn *const of_same[] = {shape_unary, shape_gelu_v2, shape_unary_bool,
		shape_identity, shape_exp, shape_log, shape_neg, shape_cast};
	static fxge_meta_fn *const of_broadcast[] = {shape_broadcast, shape_broadcast_bool, shape_pow,
		shape_real_div, shape_add, shape_sub, shape_mul, shape_floor_div, shape_floor_mod,
		shape_maximum, shape_minimum, shape_select, shape_broadcast3};

	for (size_t i = 0; i < sizeof of_same / sizeof *of_same; i++)
		if (fn == of_same[i])
			return &same;
	for (size_t i = 0; i < sizeof of_broadcast / sizeof *of_broadcast; i++)
		if (fn == of_broadcast[i])
			return &broadcast;
	return NULL;
}

const walk_row *
walk_row_of(const check_op *o)
{
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (strcmp(o->type, rows[i].type) == 0)
			return o->in_port ? &rows[i] : NULL;
	return o->row && o->row->id < FXGE_OP_LIMIT ? shared_row(fxge_meta_fns[o->row->id]) : NULL;
}
