/* SPDX-License-Identifier: Apache-2.0 */
/* Conditions of chips.rules. The limits are those of the public tiling code and pages of July 2026.
 */
#include "backend/chips/kernels.h"
#include "ir/optab.h"
#include "ops/chips/chips.h"
#include "passes/chip.h"
#include "passes/rules/rules.h"

#include <stdio.h>

bool
fxge_rule_on(fxge_match *m, const char *family)
{
	const fxge_chip_model *chip = fxge_match_session(m)->chip;

	return (chip && strcmp(chip->family, family) == 0)
		   || fxge_no_match(m, "the chip is not one of %s", family);
}

bool
fxge_rule_may_run(fxge_match *m, const char *x, const char *type)
{
	const fxge_dtype in = fxge_match_meta(m, x)->dtype;

	return fxge_match_computes(m, type, &in, 1, FXGE_DT_NONE)
		   || fxge_no_match(m, "%s has no kernel for the dtype of %s", type, x);
}

bool
fxge_match_computes(fxge_match *m, const char *type, const fxge_dtype *in, int n, fxge_dtype out)
{
	fxge_place place = fxge_chip_place(fxge_match_session(m), type, in, n, out);

	return place != FXGE_PLACE_NONE && place != FXGE_PLACE_AICPU;
}

bool
fxge_match_has_kernel(fxge_match *m, const char *type, const fxge_dtype *in, int n, fxge_dtype out)
{
	fxge_place place = fxge_chip_place(fxge_match_session(m), type, in, n, out);

	return place == FXGE_PLACE_CORES || place == FXGE_PLACE_BY_CODE;
}

bool
fxge_rule_has_four_dims(fxge_match *m, const char *x)
{
	return fxge_match_meta(m, x)->rank == 4 || fxge_no_match(m, "%s has not four dims", x);
}

bool
fxge_rule_has_scatter_of_310p(fxge_match *m, const char *x)
{
	const fxge_dtype_set all = 1u << FXGE_DT_F32 | 1u << FXGE_DT_F16 | 1u << FXGE_DT_I32
							   | 1u << FXGE_DT_U8 | 1u << FXGE_DT_I8;

	return fxge_rule_on(m, "ascend310p")
		   && ((all >> fxge_match_meta(m, x)->dtype & 1)
			   || fxge_no_match(m, "ScatterElementsV2 does not take the dtype of %s", x));
}

bool
fxge_rule_is_missing(fxge_match *m, const char *y)
{
	fxge_session *s = fxge_match_session(m);
	const fxge_chip_kernels *k = fxge_kernels_find(s, s->chip->family);

	return (k && fxge_node_is_missing(fxge_match_value(m, y)->def, k))
		   || fxge_no_match(m, "the chip has a kernel");
}

/* Tests a product of groups whose dtypes and lists the replacement computes: weights of one tensor,
 * no int4, ends or counts, and scales that are not packed. */
bool
fxge_rule_multiplies_groups(
	fxge_match *m, const char *x, const char *w, const char *s, const char *code, const char *lists)
{
	const fxge_meta *of_x = fxge_match_meta(m, x), *of_w = fxge_match_meta(m, w),
					*scale = fxge_match_meta(m, s);
	int64_t number, kind;

	if (of_w->rank != 3 || of_w->dtype == FXGE_DT_I32)
		return fxge_no_match(m, "the weights are several tensors, or int4");
	if (!fxge_match_int(m, lists, &kind) || kind > 1 || !fxge_match_int(m, code, &number))
		return fxge_no_match(m, "the groups are pairs");
	if (scale->rank == 2 && scale->dtype == FXGE_DT_U64)
		return fxge_no_match(m, "the scales are packed");
	return of_x->dtype != FXGE_DT_I8 || number >= 0
		   || fxge_no_match(m, "the result is i8, whose scales are packed");
}

bool
fxge_rule_has_no_elements(
	fxge_match *m, const char *a, const char *b, const char *c, const char *d, const char *e)
{
	const char *const names[] = {a, b, c, d, e};

	for (int i = 0; i < 5; i++) {
		const fxge_meta *x = fxge_match_meta(m, names[i]);
		int64_t n;
		bool empty = x->rank == 1
					 && fxge_sym_is_int(
						 fxge_match_value(m, names[i])->def->graph->program->syms, x->shape[0], &n)
					 && n == 0;

		if (!empty)
			return fxge_no_match(m, "%s has elements", names[i]);
	}
	return true;
}

bool
fxge_rule_is_f32(fxge_match *m, const char *x)
{
	return fxge_match_meta(m, x)->dtype == FXGE_DT_F32 || fxge_no_match(m, "%s is not f32", x);
}

/* Stores the known number that the operand is. Returns false if it is not one. */
static bool
read_number(fxge_match *m, const char *name, int64_t *out)
{
	const fxge_meta *x = fxge_match_meta(m, name);
	const fxge_size *v = x->const_value;

	if (x->dtype != FXGE_DT_I64 || !v || !fxge_size_is_small(*v))
		return false;
	*out = v->raw / 2;
	return true;
}

bool
fxge_rule_has_small_range(fxge_match *m, const char *start, const char *limit, const char *delta)
{
	int64_t from, to, by;

	if (!read_number(m, start, &from) || !read_number(m, delta, &by)
		|| fxge_match_meta(m, limit)->dtype != FXGE_DT_I64)
		return fxge_no_match(m, "%s or %s is not a known i64", start, delta);
	if (read_number(m, limit, &to))
		return (from >= INT32_MIN && from <= INT32_MAX && to >= INT32_MIN && to <= INT32_MAX
				   && by >= INT32_MIN && by <= INT32_MAX)
			   || fxge_no_match(m, "a number of the range has more than 32 bits");
	/* numbers beyond i32 need 2^31 elements: 24 GiB in both dtypes */
	return (by == 1 && from <= 1 << 24 && from >= -(1 << 24))
		   || fxge_no_match(m, "numbers of the range may have more than 32 bits");
}

/* Sizes of the operands of an attention. */
typedef struct sizes {
	int64_t batch, heads, rows, width, kv_heads, kv_rows;
} sizes;

/* Reads the sizes of q and k, both f16. Returns false after fxge_no_match. */
static bool
read_sizes(fxge_match *m, const char *layout, sizes *out)
{
	const fxge_meta *mq = fxge_match_meta(m, "q"), *mk = fxge_match_meta(m, "k");
	const fxge_program *p = fxge_match_value(m, "q")->def->graph->program;
	const char *name = fxge_match_string(m, layout);
	int64_t q[4], k[4];

	if (mq->dtype != FXGE_DT_F16 || mk->dtype != FXGE_DT_F16)
		return fxge_no_match(m, "the dtype is not f16");
	if (!name || mq->rank != 4 || mk->rank != 4 || !fxge_meta_static(p, mq, q)
		|| !fxge_meta_static(p, mk, k))
		return fxge_no_match(m, "sizes are unknown, or not four");
	int heads = strcmp(name, "BNSD") == 0 ? 1 : 2;

	*out = (sizes){q[0], q[heads], q[3 - heads], q[3], k[heads], k[3 - heads]};
	return true;
}

bool
fxge_rule_is_prompt_of_310p(fxge_match *m, const char *layout)
{
	sizes s;

	if (!fxge_rule_on(m, "ascend310p") || !read_sizes(m, layout, &s))
		return false;
	return (s.rows > 1 && s.rows <= 65536 && s.kv_rows > 0 && s.kv_rows <= 65536 && s.batch <= 128
			   && s.width % 16 == 0 && s.width <= 512 && s.heads == s.kv_heads)
		   || fxge_no_match(m, "a size is beyond a limit of PromptFlashAttention");
}

bool
fxge_rule_is_masked_prompt_of_310p(fxge_match *m, const char *layout)
{
	sizes s;

	if (!fxge_rule_is_prompt_of_310p(m, layout) || !read_sizes(m, layout, &s))
		return false;
	return (s.rows == s.kv_rows && s.rows % 16 == 0)
		   || fxge_no_match(m, "a mask needs equal numbers of queries and keys, multiples of 16");
}

bool
fxge_rule_is_step_of_310p(fxge_match *m, const char *layout)
{
	sizes s;

	if (!fxge_rule_on(m, "ascend310p") || !read_sizes(m, layout, &s))
		return false;
	return (s.rows == 1 && s.batch <= 256 && s.kv_rows > 0 && s.kv_rows <= 65536
			   && s.width % 16 == 0 && s.width <= 512 && s.heads == s.kv_heads)
		   || fxge_no_match(m, "a size is beyond a limit of IncreFlashAttention");
}
