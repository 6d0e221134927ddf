/* SPDX-License-Identifier: Apache-2.0 */
/* Inference of flex attention. */
#include "base/diag/common.h"
#include "base/diag/shapes.h"
#include "infer/infer.h"
#include "infer/shapes.h"
#include "ir/flex.h"

/* c1: the operands are those of the call; the graphs compute single scores. c2: query, key and
 * value have four dims. */
static bool
read(fxge_call *c, fxge_flex_form *f)
{
	const char *why = fxge_flex_of(c->arena, c->node, f);

	fxge_arg_present(c, FXGE_FIRST);
	if (why)
		return fxge_call_fail(c, FXGE_D_REGION, "%s", why);
	const fxge_value *v[] = {f->query, f->key, f->value};

	for (int i = 0; i < 3; i++)
		if (v[i]->meta->kind != FXGE_META_TENSOR || v[i]->meta->rank != 4)
			return fxge_call_fail(
				c, FXGE_D_CONSTRAINT, "operand %d is not a tensor of four dims", i);
	return true;
}

bool
meta_flex_attention(fxge_call *c)
{
	fxge_flex_form f;

	if (!read(c, &f))
		return false;
	const fxge_meta *q = f.query->meta;
	fxge_size shape[] = {q->shape[0], q->shape[1], q->shape[2], f.value->meta->shape[3]};
	fxge_dtype wide = q->dtype == FXGE_DT_F64 ? FXGE_DT_F64 : FXGE_DT_F32;

	for (uint32_t k = 0; k < c->n_out && !c->failed; k++)
		fxge_out_tensor(c, k, k ? wide : q->dtype, k ? 3 : 4, shape);
	return !c->failed;
}

/* The file declares the gradients of values that the first graph captures. */
bool
meta_flex_attention_backward(fxge_call *c)
{
	fxge_flex_form f;

	if (!read(c, &f))
		return false;
	const fxge_value *v[] = {f.query, f.key, f.value};

	for (uint32_t k = 0; k < c->n_out && k < 3; k++)
		fxge_out_like(c, k, v[k]->meta->dtype, v[k]->meta);
	return !c->failed;
}
