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

/* Stores element (i, j) of [n, k] among the columns of [k, n / 8]. */
static void
put_nibble(uint32_t *out, int64_t n, int64_t i, int64_t j, uint32_t number)
{
	out[j * (n / NUMBERS) + i / NUMBERS] |= (number & 15) << (i % NUMBERS * BITS);
}

/* Packs the i8 numbers [n, k] as eight columns of [k, n] in each i32, the first in the low bits. */
static void
pack_columns(const fxge_tensor *w, uint32_t *out)
{
	int64_t n = w->shape[0], k = w->shape[1];

	for (int64_t i = 0; i < n; i++)
		for (int64_t j = 0; j < k; j++)
			put_nibble(out, n, i, j, (uint32_t)fxge_tensor_int(w, i * k + j));
}

/* Packs the numbers of tiles, less 8, likewise. Bits 0 to 2 of a number's place in an i32 are bits
 * 3, 4 and 0 of its column. */
static void
pack_tiles(const fxge_tensor *w, uint32_t *out)
{
	enum { LANES = 32, COLUMNS = 32, ROWS = 8, QUARTER = 4 };
	int64_t n = w->shape[0] * ROWS, words = fxge_tensor_numel(w), pairs = w->shape[3];

	for (int64_t at = 0; at < words; at++) {
		uint32_t word = (uint32_t)fxge_tensor_int(w, at);
		int64_t pair = at % pairs, lane = at / pairs % LANES, tile = at / pairs / LANES;
		int64_t i = tile / w->shape[1] * ROWS + lane / QUARTER,
				j = (tile % w->shape[1] * pairs + pair) * COLUMNS + lane % QUARTER * 2;

		for (int b = 0; b < NUMBERS; b++)
			put_nibble(out, n, i, j + (b & 1) * 8 + (b >> 1 & 1) * 16 + (b >> 2),
				(word >> (b * BITS)) ^ 8);
	}
}

/* Replaces a packing of a constant by its result. */
static bool
pack_node(fxge_node *n, void (*pack)(const fxge_tensor *w, uint32_t *out))
{
	fxge_program *p = n->graph->program;
	const fxge_node *w = fxge_node_in(n, FXGE_FIRST)->def;
	const fxge_tensor *from = w->op && w->op->id == GE_Const ? fxge_node_tensor(w) : NULL;
	int64_t *shape = FXGE_NEW_ARRAY(&p->arena, 2, int64_t);

	if (!from || !from->data || !fxge_meta_static(p, n->results[0]->meta, shape))
		return true;
	uint32_t *data = FXGE_NEW_ARRAY(&p->arena, (size_t)(shape[0] * shape[1]), uint32_t);

	pack(from, data);
	fxge_tensor *t = fxge_tensor_new(
		&p->arena, fxge_program_fresh_tensor_name(p, from->name), FXGE_DT_I32, 2, shape, data);

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
		if (n->op && n->op->id == FXGE_int4_columns)
			ok &= pack_node(n, pack_columns);
		else if (n->op && n->op->id == FXGE_int4_tiles)
			ok &= pack_node(n, pack_tiles);
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
