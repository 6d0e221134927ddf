/* SPDX-License-Identifier: Apache-2.0 */
/* Inference of operators loaded at run time: evaluates the shapes and dtypes of their rows, parsed
 * by ops/shape.c. */
#include "base/diag/shapes.h"
#include "infer/metas.h"

static const fxge_size zero = {0};

static fxge_size
wrong(fxge_call *c, const fxge_shape *s, const fxge_shape_step *at, const char *what)
{
	fxge_call_fail(c, FXGE_D_SHAPE_TEXT, "shape `%s` (%s:%d): argument '%s' %s", s->text, s->file,
		s->line, c->node->op->params[at->param].name, what);
	return zero;
}

/* Returns the tensor of a step, or an element of a list of tensors. Returns NULL after a
 * diagnostic. */
static const fxge_meta *
tensor_of(fxge_call *c, const fxge_shape *s, const fxge_shape_step *at)
{
	const fxge_meta *m;
	const char *lacks = "is None";

	if (c->node->op->params[at->param].list) {
		fxge_meta_list all = fxge_arg_tensors(c, at->param);
		int64_t i = at->item < 0 ? at->item + all.n : at->item;

		m = i >= 0 && i < all.n ? all.m[i] : NULL;
		lacks = "has no tensor with that index";
	} else {
		m = fxge_arg_tensor(c, at->param);
	}
	if (!m && !c->failed)
		wrong(c, s, at, lacks);
	return c->failed ? NULL : m;
}

static fxge_size
element(fxge_call *c, const fxge_shape *s, const fxge_shape_step *at)
{
	fxge_sizes v = {0};

	if (at->kind == FXGE_SHAPE_SIZE) {
		const fxge_meta *m = tensor_of(c, s, at);

		if (!m)
			return zero;
		v = (fxge_sizes){m->shape, m->rank};
	} else {
		v = fxge_arg_sizes(c, at->param);
	}
	int64_t i = at->value < 0 ? at->value + v.n : at->value;

	if (i >= 0 && i < v.n)
		return v.s[i];
	return wrong(c, s, at,
		fxge_arena_printf(c->arena, "has %d %s, [%lld] is none of them", v.n,
			at->kind == FXGE_SHAPE_SIZE ? "dims" : "elements", (long long)at->value));
}

static fxge_size
joined(fxge_syms *t, fxge_shape_kind kind, fxge_size a, fxge_size b)
{
	switch (kind) {
	case FXGE_SHAPE_ADD:
		return fxge_sym_add(t, a, b);
	case FXGE_SHAPE_SUB:
		return fxge_sym_sub(t, a, b);
	case FXGE_SHAPE_MUL:
		return fxge_sym_mul(t, a, b);
	case FXGE_SHAPE_DIV:
		return fxge_sym_floordiv(t, a, b);
	case FXGE_SHAPE_MOD:
		return fxge_sym_mod(t, a, b);
	case FXGE_SHAPE_MIN:
		return fxge_sym_min(t, a, b);
	default:
		return fxge_sym_max(t, a, b);
	}
}

/* Returns the sizes that the steps leave on their stack. */
static const fxge_size *
sizes(fxge_call *c, const fxge_shape *s)
{
	fxge_size *stack = FXGE_NEW_ARRAY(c->arena, (size_t)s->n_steps, fxge_size), *top = stack;

	for (int i = 0; i < s->n_steps && !c->failed; i++) {
		const fxge_shape_step *at = &s->steps[i];

		switch (at->kind) {
		case FXGE_SHAPE_NUMBER:
			*top++ = fxge_sym_int(c->syms, at->value);
			break;
		case FXGE_SHAPE_ARGUMENT:
			*top++ = fxge_arg_size(c, at->param);
			break;
		case FXGE_SHAPE_ELEMENT:
		case FXGE_SHAPE_SIZE:
			*top++ = element(c, s, at);
			break;
		default:
			top--;
			top[-1] = joined(c->syms, at->kind, top[-1], top[0]);
		}
	}
	return stack;
}

static fxge_dtype
dtype_of(fxge_call *c, uint32_t k)
{
	const char *text = c->node->op->dtype ? c->node->op->dtype[k] : "";
	fxge_dtype dt = fxge_dtype_by_text(text, strlen(text));
	int param = dt ? -1 : fxge_op_param(c->node->op, text);
	const fxge_meta *m = NULL;

	if (param >= 0 && c->node->op->params[param].type == FXGE_P_DTYPE)
		return fxge_arg_dtype(c, param, FXGE_DT_NONE);
	if (param >= 0 && c->node->op->params[param].list) {
		fxge_meta_list all = fxge_arg_tensors(c, param);

		m = all.n ? all.m[0] : NULL;
	} else if (param >= 0) {
		m = fxge_arg_tensor(c, param);
	}
	if (m)
		return m->dtype;
	if (!dt)
		fxge_call_fail(c, FXGE_D_SHAPE_TEXT,
			"dtype `%s` of %s: neither a dtype nor a tensor that is there", text,
			c->node->op->name);
	return dt;
}

static bool
result(fxge_call *c, uint32_t k)
{
	const fxge_shape *s = &c->node->op->shape[k];

	if (s->rank >= 0) {
		const fxge_size *shape = sizes(c, s);

		return !c->failed && fxge_out_tensor(c, k, dtype_of(c, k), s->rank, shape);
	}
	const fxge_meta *m = tensor_of(c, s, s->steps);

	return m && fxge_out_tensor(c, k, dtype_of(c, k), m->rank, m->shape);
}

bool
fxge_meta_custom(fxge_call *c)
{
	for (uint32_t k = 0; k < c->n_out && k < (uint32_t)c->node->op->n_results; k++)
		if (!result(c, k))
			return false;
	return true;
}
