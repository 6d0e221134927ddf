/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels of a chip for the nodes of a graph: dtypes by its tables, and limits that only pages of
 * operators tell. */
#include "passes/chip.h"

#include "base/limits.h"
#include "ir/optab.h"
#include "ops/chips/chips.h"

#include <stdio.h>

#include "fxge_ge_attention.h"
#include "fxge_ge_norm.h"

enum { MAX_RANK = FXGE_MAX_RANK };

/* ---- limits that only pages of operators tell ---- */

/* Returns the bytes of a value's last `n` dims; -1: not known. */
static int64_t
row_bytes(const fxge_value *v, int n)
{
	int64_t size, bytes = (int64_t)fxge_dtype_size(v->meta->dtype);
	const fxge_syms *syms = v->def->graph->program->syms;

	if (n > v->meta->rank)
		return -1;
	for (int i = v->meta->rank - n; i < v->meta->rank; i++)
		if (!fxge_sym_is_int(syms, v->meta->shape[i], &size)
			|| __builtin_mul_overflow(bytes, size, &bytes))
			return -1;
	return bytes;
}

/* Checks RmsNorm and AddRmsNorm of 310P: rows have at least 32 bytes. */
static bool
has_long_rows(const fxge_node *n, int x, int gamma)
{
	const fxge_value *rows = fxge_node_in(n, x), *g = fxge_node_in(n, gamma);
	int64_t bytes = rows && g ? row_bytes(rows, g->meta->rank) : -1;

	return bytes < 0 || bytes >= 32;
}

/* Checks RotaryPositionEmbedding of 310P: halves, a last dim of at most 128 and a multiple of 32.
 */
static bool
is_rotary_of_310p(const fxge_node *n)
{
	const fxge_lit half = {.kind = FXGE_LIT_INT, .i = 0};
	const fxge_value *x = fxge_node_in(n, GE_RotaryPositionEmbedding__x);
	int64_t bytes = x ? row_bytes(x, 1) : -1, size;

	if (bytes < 0)
		return true;
	size = bytes / (int64_t)fxge_dtype_size(x->meta->dtype);
	return size <= 128 && size % 32 == 0
		   && fxge_node_argument_is(n, GE_RotaryPositionEmbedding__mode, &half);
}

/* Checks SwiGlu of 310P: a half has a multiple of 64 bytes, and is not empty. */
static bool
is_gated_of_310p(const fxge_node *n)
{
	int64_t bytes = row_bytes(n->results[0], 1);

	return bytes < 0 || (bytes > 0 && bytes % 64 == 0);
}

static bool
is_within_limits(const fxge_node *n, const char *chip)
{
	if (strcmp(chip, "ascend310p") != 0)
		return true;
	switch (n->op->id) {
	case GE_RmsNorm:
		return has_long_rows(n, GE_RmsNorm__x, GE_RmsNorm__gamma);
	case GE_AddRmsNorm:
		return has_long_rows(n, GE_AddRmsNorm__x1, GE_AddRmsNorm__gamma);
	case GE_RotaryPositionEmbedding:
		return is_rotary_of_310p(n);
	case GE_SwiGlu:
		return is_gated_of_310p(n);
	default:
		return true;
	}
}

/* ---- tables ---- */

static bool
is_known(const fxge_value *v)
{
	int64_t shape[MAX_RANK];

	return fxge_meta_static(v->def->graph->program, v->meta, shape);
}

static fxge_kernel_value
value_of(const fxge_value *v, int port, bool *dynamic)
{
	*dynamic = *dynamic || !is_known(v);
	return (fxge_kernel_value){.port = port, .dtype = v->meta->dtype};
}

fxge_kernel_use
fxge_node_use(const fxge_node *n, fxge_arena *a, uint32_t *operand)
{
	fxge_kernel_value *in = FXGE_NEW_ARRAY(a, n->n_operands + 1, fxge_kernel_value),
					  *out = FXGE_NEW_ARRAY(a, n->n_results + 1, fxge_kernel_value);
	fxge_kernel_use u = {.op = n->op, .type = n->op->name + 3, .in = in, .out = out};

	for (int p = 0; p < n->op->n_params; p++)
		for (uint32_t k = 0; n->ports[p].present && k < n->ports[p].count; k++) {
			const fxge_operand *o = &n->operands[n->ports[p].first + k];

			if (o->kind != FXGE_K_VALUE || !o->value->meta || n->op->params[p].attr)
				continue;
			if (operand)
				operand[u.n_in] = n->ports[p].first + k;
			in[u.n_in++] = value_of(o->value, p, &u.dynamic);
		}
	for (uint32_t k = 0; k < n->n_results; k++)
		if (n->results[k]->meta && n->op->n_results > 0) {
			int port = (int)k < n->op->n_results ? (int)k : n->op->n_results - 1;

			out[u.n_out++] = value_of(n->results[k], port, &u.dynamic);
		}
	return u;
}

static fxge_kernel_fit
fit_of(const fxge_node *n, const fxge_chip_kernels *chip)
{
	fxge_arena *a = &n->graph->program->scratch;
	fxge_arena_mark mark = fxge_arena_save(a);
	fxge_kernel_use use = fxge_node_use(n, a, NULL);
	fxge_kernel_fit fit = fxge_kernels_fit(chip, &use);

	fxge_arena_restore(a, mark);
	return fit;
}

bool
fxge_node_is_missing(const fxge_node *n, const fxge_chip_kernels *chip)
{
	return n->op->ge && fit_of(n, chip).place == FXGE_PLACE_NONE;
}

static bool
is_bf16(const fxge_value *v)
{
	return v->meta && v->meta->kind == FXGE_META_TENSOR && v->meta->dtype == FXGE_DT_BF16;
}

bool
fxge_node_has_bf16(const fxge_node *n, const fxge_chip_kernels *chip)
{
	bool any = false;

	for (uint32_t i = 0; i < n->n_operands; i++)
		any |= n->operands[i].kind == FXGE_K_VALUE && is_bf16(n->operands[i].value);
	for (uint32_t i = 0; i < n->n_results; i++)
		any |= is_bf16(n->results[i]);
	if (!any || !n->op->ge)
		return false;
	fxge_kernel_fit fit = fit_of(n, chip);

	return fit.place != FXGE_PLACE_CORES || fit.lowered;
}

bool
fxge_node_has_kernel(const fxge_node *n, const fxge_chip_kernels *chip)
{
	if (!n->op->ge)
		return true;
	fxge_kernel_fit fit = fit_of(n, chip);

	return fit.place != FXGE_PLACE_NONE && fit.place != FXGE_PLACE_AICPU && !fit.lowered
		   && is_within_limits(n, chip->chip);
}

fxge_place
fxge_chip_place(fxge_session *s, const char *type, const fxge_dtype *in, int n, fxge_dtype out)
{
	enum { MOST = 4 };
	char name[64];
	int length = snprintf(name, sizeof name, "ge.%s", type);
	const fxge_op *op = length < (int)sizeof name ? fxge_op_find(s, name, (size_t)length) : NULL;
	const fxge_chip_kernels *k = s->chip ? fxge_kernels_find(s, s->chip->family) : NULL;
	fxge_kernel_value values[MOST] = {{0}}, result = {.dtype = out};

	for (int i = 0; i < n && i < MOST; i++)
		values[i] = (fxge_kernel_value){.port = i, .dtype = in[i]};
	fxge_kernel_use use = {.op = op,
		.type = type,
		.in = values,
		.n_in = (uint32_t)(n < MOST ? n : MOST),
		.out = &result,
		.n_out = out != FXGE_DT_NONE};

	return k && op ? fxge_kernels_fit(k, &use).place : FXGE_PLACE_NONE;
}
