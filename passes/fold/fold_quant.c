/* SPDX-License-Identifier: Apache-2.0 */
/* Folding of the constants of integer products: sums of weights, biases and packed scales. Only for
 * --quant, where operands may be weights, too. */
#include "passes/fold/fold.h"

#include "ir/rewrite.h"
#include "passes/passes.h"

#include "fxge_aten_create.h"
#include "fxge_aten_quant_product.h"
#include "fxge_aten_reduce.h"
#include "fxge_aten_unary.h"
#include "fxge_ge_control.h"
#include "fxge_npu_quant.h"
#include "fxge_op_limit.h"

#include <math.h>

static bool
is_quantised(const fxge_fold *f)
{
	return f->node->graph->program->quant != FXGE_QUANT_KEEP;
}

static bool
fold_full(fxge_fold *f)
{
	if (!is_quantised(f) || f->dtype != FXGE_DT_F32)
		return false;
	double v = fxge_arg_float(&f->call, ATEN_full__fill_value);

	for (int64_t i = 0; i < f->n; i++)
		fxge_store_float(f->dtype, f->data, i, v);
	return true;
}

static bool
fold_round(fxge_fold *f)
{
	const fxge_tensor *t = fxge_fold_tensor(f, ATEN_round__self);

	if (!is_quantised(f) || !t || t->dtype != FXGE_DT_F32 || f->dtype != FXGE_DT_F32)
		return false;
	for (int64_t i = 0; i < f->n; i++)
		fxge_store_float(f->dtype, f->data, i, rint(fxge_tensor_float(t, i)));
	return true;
}

/* Sums integers over trailing dims, which are one run of the dense form for each element. */
static bool
fold_sum(fxge_fold *f)
{
	const fxge_tensor *t = fxge_fold_tensor(f, ATEN_sum_dim_IntList__self);
	fxge_ints dims = fxge_arg_ints(&f->call, ATEN_sum_dim_IntList__dim);
	int64_t run = 1;

	if (!is_quantised(f) || !t || t->dtype != FXGE_DT_I8 || f->dtype != FXGE_DT_I32 || dims.n <= 0
		|| dims.n > t->rank)
		return false;
	for (int i = 0; i < dims.n; i++) {
		if (dims.v[i] != t->rank - dims.n + i)
			return false;
		run *= t->shape[dims.v[i]];
	}
	if (f->n * run != fxge_tensor_numel(t) || run > INT32_MAX / 128)
		return false;
	for (int64_t i = 0; i < f->n; i++) {
		int64_t sum = 0;

		for (int64_t k = 0; k < run; k++)
			sum += fxge_tensor_int(t, i * run + k);
		fxge_store_int(f->dtype, f->data, i, sum);
	}
	return true;
}

/* Packs a scale as the row of TransQuantParamV2 describes: the f32 without its last 13 bits, a flag
 * in bit 46, and nine bits of the offset from bit 37. */
static bool
fold_packed_scale(fxge_fold *f)
{
	const fxge_tensor *scale = fxge_fold_tensor(f, GE_TransQuantParamV2__scale),
					  *offset = fxge_fold_tensor(f, GE_TransQuantParamV2__offset);

	if (!is_quantised(f) || !scale || scale->dtype != FXGE_DT_F32 || f->dtype != FXGE_DT_U64
		|| (offset && fxge_tensor_numel(offset) != 1)
		|| fxge_arg_int(&f->call, GE_TransQuantParamV2__round_mode) != 0)
		return false;
	double o = offset ? rint(fxge_tensor_float(offset, 0)) : 0;
	uint64_t nine = (uint64_t)(int64_t)(o < -256 ? -256 : o > 255 ? 255 : o) & 511;

	for (int64_t i = 0; i < f->n; i++) {
		float v = (float)fxge_tensor_float(scale, i);
		uint32_t bits;

		memcpy(&bits, &v, sizeof bits);
		((uint64_t *)f->data)[i] = (bits & ~UINT32_C(8191)) | UINT64_C(1) << 46 | nine << 37;
	}
	return true;
}

/* ---- weights of 4 bits ---- */

enum { NUMBERS = 8, BITS = 4 }; /* numbers of 4 bits in an i32 */

/* Returns the number of 4 bits at (i, j) of [n, k], which `from` holds. */
typedef uint32_t number_at(const fxge_tensor *from, int64_t i, int64_t j);

/* Packs numbers as eight columns of [k, n] in each i32, the first in the low bits. */
static void
pack(const fxge_tensor *from, int64_t columns, number_at *at, int64_t begin, int64_t n, void *out)
{
	uint32_t *words = out;

	for (int64_t w = 0; w < n; w++) {
		int64_t j = (begin + w) / columns, i = (begin + w) % columns * NUMBERS;

		words[w] = 0;
		for (int b = 0; b < NUMBERS; b++)
			words[w] |= (at(from, i + b, j) & 15) << (b * BITS);
	}
}

static uint32_t
number_of_rows(const fxge_tensor *from, int64_t i, int64_t j)
{
	int64_t at = i * from->shape[1] + j;

	return from->stride ? (uint32_t)fxge_tensor_int(from, at) : from->data[at];
}

static void
fill_columns(const fxge_tensor *from, int64_t begin, int64_t n, void *out)
{
	pack(from, from->shape[0] / NUMBERS, number_of_rows, begin, n, out);
}

/* Returns a number of tiles of 8 rows and 32 columns less 8. Bits 0, 3 and 4 of a column are bits
 * 2, 0 and 1 of the place in an i32; bits 1 and 2 belong to the lane, as the row does. */
static uint32_t
number_of_tiles(const fxge_tensor *from, int64_t i, int64_t j)
{
	enum { LANES = 32, COLUMNS = 32, ROWS = 8 };
	int64_t pairs = from->shape[3], pair = j / COLUMNS, lane = i % ROWS * 4 + (j >> 1 & 3),
			tile = i / ROWS * from->shape[1] + pair / pairs;
	int place = (int)((j & 1) << 2 | (j >> 3 & 3));
	uint32_t word = (uint32_t)fxge_tensor_int(from, (tile * LANES + lane) * pairs + pair % pairs);

	return (word >> (place * BITS)) ^ 8;
}

static void
fill_tiles(const fxge_tensor *from, int64_t begin, int64_t n, void *out)
{
	pack(from, from->shape[0], number_of_tiles, begin, n, out);
}

/* Returns the tensor that an operator of weights makes of a constant: packed when it is written, or
 * a view. NULL for other operators. */
static fxge_tensor *
packed_tensor(fxge_program *p, const fxge_node *n, const fxge_tensor *from, const int64_t *shape)
{
	fxge_name name = fxge_program_fresh_tensor_name(p, from->name);

	if (n->op->id == FXGE_int8_columns) {
		int64_t *stride = FXGE_NEW_ARRAY(&p->arena, 2, int64_t);
		fxge_tensor *t = FXGE_NEW(&p->arena, fxge_tensor);

		stride[0] = from->stride ? from->stride[1] : 1;
		stride[1] = from->stride ? from->stride[0] : from->shape[1];
		*t = *from;
		t->name = name;
		t->shape = shape;
		t->stride = stride;
		return t;
	}
	return fxge_tensor_filled(&p->arena, name, FXGE_DT_I32, 2, shape,
		n->op->id == FXGE_int4_columns ? fill_columns : fill_tiles, from);
}

/* Replaces an operator of weights by its result if the weight is a constant. */
static bool
pack_node(fxge_node *n)
{
	fxge_program *p = n->graph->program;
	const fxge_node *w = fxge_node_in(n, FXGE_FIRST)->def;
	const fxge_tensor *from = w->op && w->op->id == GE_Const ? fxge_node_tensor(w) : NULL;
	int64_t *shape = FXGE_NEW_ARRAY(&p->arena, 2, int64_t);

	if (!from || !from->data || !fxge_meta_static(p, n->results[0]->meta, shape))
		return true;
	fxge_tensor *t = packed_tensor(p, n, from, shape);

	fxge_program_add_tensor(p, t);
	fxge_node *c = fxge_node_new(
		n->graph, n, &fxge_ops[GE_Const], FXGE_ARGS(fxge_a_tensor(GE_Const__value, t)), 1, n->loc);

	if (!c)
		return false;
	fxge_value_set_meta(p, c->results[0], n->results[0]->meta);
	fxge_value_replace(n->results[0], c->results[0]);
	fxge_node_erase(n);
	return true;
}

static bool
pack_graph(fxge_graph *g, int depth)
{
	bool ok = true;

	FXGE_EACH_NODE_SAFE (n, g) {
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			ok &= pack_graph(n->regions[i], depth + 1);
		if (n->op
			&& (n->op->id == FXGE_int4_columns || n->op->id == FXGE_int4_tiles
				|| n->op->id == FXGE_int8_columns))
			ok &= pack_node(n);
	}
	return ok;
}

bool
fxge_pack_weights(fxge_program *p)
{
	return pack_graph(p->main, 0);
}

void
fxge_fold_quant_register(fxge_session *s, fxge_fold_fn **fn)
{
	(void)s;
	fn[ATEN_full] = fold_full;
	fn[ATEN_round] = fold_round;
	fn[ATEN_sum_dim_IntList] = fold_sum;
	fn[GE_TransQuantParamV2] = fold_packed_scale;
}
