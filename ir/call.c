/* SPDX-License-Identifier: Apache-2.0 */
/* Typed access to the arguments of one call, with a sticky error. */
#include "ir/call.h"

#include "base/diag/convert.h"
#include "base/diag/shapes.h"

#include <stdarg.h>
#include <stdio.h>

fxge_call
fxge_call_of(const fxge_node *n, fxge_arena *a)
{
	fxge_program *p = n->graph->program;

	return (fxge_call){.session = p->session, .program = p, .syms = p->syms, .arena = a, .node = n};
}

bool
fxge_call_fail(fxge_call *c, fxge_diag_id id, const char *fmt, ...)
{
	char text[1024];
	va_list ap;

	if (c->failed) /* only the first failure is reported */
		return false;
	c->failed = true;
	va_start(ap, fmt);
	vsnprintf(text, sizeof text, fmt, ap);
	va_end(ap);
	return fxge_fail(c->program, c->node, id, "%s", text);
}

static const fxge_param *
param_of(fxge_call *c, int param)
{
	if (param < 64)
		c->read |= UINT64_C(1) << param;
	return &c->node->op->params[param];
}

static const char *
param_name(const fxge_call *c, int param)
{
	return c->node->op->params[param].name;
}

/* Returns the only operand of a port, or NULL if it is absent or Python's None. */
static const fxge_operand *
single_operand(fxge_call *c, int param)
{
	param_of(c, param);
	const fxge_port *q = &c->node->ports[param];

	if (!q->present || q->count == 0)
		return NULL;
	const fxge_operand *o = &c->node->operands[q->first];

	return o->kind == FXGE_K_NONE ? NULL : o;
}

static bool
explicit_none(const fxge_call *c, int param)
{
	const fxge_port *q = &c->node->ports[param];

	return q->present && !c->node->op->params[param].list && q->count
		   && c->node->operands[q->first].kind == FXGE_K_NONE;
}

/* Returns the row's default, or NULL if the argument is present or has no default. */
static const fxge_lit *
default_of(fxge_call *c, int param)
{
	const fxge_lit *l = &param_of(c, param)->dflt;

	return c->node->ports[param].present || l->kind == FXGE_LIT_NONE || l->kind == FXGE_LIT_ABSENT
			   ? NULL
			   : l;
}

bool
fxge_arg_present(fxge_call *c, int param)
{
	param_of(c, param);
	return c->node->ports[param].present ? !explicit_none(c, param) : default_of(c, param) != NULL;
}

static bool
report_kind(fxge_call *c, int param, const char *expected)
{
	return fxge_call_fail(
		c, FXGE_D_ARGUMENT, "argument '%s' is not %s", param_name(c, param), expected);
}

/* ---- tensors ---- */

static const fxge_meta *
operand_meta(const fxge_call *c, const fxge_operand *o)
{
	return c->metas[o - c->node->operands];
}

const fxge_meta *
fxge_arg_tensor(fxge_call *c, int param)
{
	static const fxge_size one = {2}; /* fxge_size_small(1): dim 0 of a 0-d tensor can be read */
	static const fxge_meta harmless = {
		.kind = FXGE_META_TENSOR, .dtype = FXGE_DT_F32, .shape = &one};
	const fxge_operand *o = single_operand(c, param);

	if (!o) {
		if (!param_of(c, param)->optional) {
			report_kind(c, param, "given");
			return &harmless;
		}
		return NULL;
	}
	const fxge_meta *m = operand_meta(c, o);

	if (!m || m->kind != FXGE_META_TENSOR || m->rank < 0) {
		report_kind(c, param, "a tensor of known rank");
		return &harmless;
	}
	return m;
}

fxge_meta_list
fxge_arg_tensors(fxge_call *c, int param)
{
	param_of(c, param);
	const fxge_port *q = &c->node->ports[param];
	const fxge_meta **m = FXGE_NEW_ARRAY(c->arena, q->present ? q->count : 0, const fxge_meta *);

	if (!q->present)
		return (fxge_meta_list){m, 0};
	for (uint32_t i = 0; i < q->count; i++) {
		const fxge_operand *o = &c->node->operands[q->first + i];

		m[i] = o->kind == FXGE_K_NONE ? NULL : operand_meta(c, o);
		if (o->kind != FXGE_K_NONE && (!m[i] || m[i]->kind != FXGE_META_TENSOR || m[i]->rank < 0)) {
			report_kind(c, param, "a list of tensors of known rank");
			return (fxge_meta_list){m, 0};
		}
	}
	return (fxge_meta_list){m, (int)q->count};
}

fxge_sizes
fxge_arg_const_value(fxge_call *c, int param)
{
	const fxge_operand *o = single_operand(c, param);
	const fxge_meta *m = o ? operand_meta(c, o) : NULL;
	int64_t n = 1, d;

	if (!m || m->kind != FXGE_META_TENSOR || !m->const_value || fxge_dtype_is_float(m->dtype))
		return (fxge_sizes){NULL, -1};
	for (int i = 0; i < m->rank; i++) {
		if (!fxge_sym_is_int(c->syms, m->shape[i], &d) || __builtin_mul_overflow(n, d, &n))
			return (fxge_sizes){NULL, -1};
	}
	return (fxge_sizes){m->const_value, (int)n};
}

/* ---- integers ---- */

static bool
operand_size(const fxge_operand *o, fxge_size *out)
{
	if (o->kind == FXGE_K_BOOL)
		*out = fxge_size_small(o->b);
	else if (o->kind == FXGE_K_INT)
		*out = o->size;
	else
		return false;
	return true;
}

fxge_size
fxge_arg_size(fxge_call *c, int param)
{
	const fxge_operand *o = single_operand(c, param);
	const fxge_lit *l = default_of(c, param);
	fxge_size s = fxge_size_small(0);

	if (l && (l->kind == FXGE_LIT_INT || l->kind == FXGE_LIT_BOOL))
		return fxge_sym_int(c->syms, l->i);
	if (!o || !operand_size(o, &s))
		report_kind(c, param, "an integer");
	return s;
}

/* Reports a symbolic argument; PyTorch computes its value at run time. */
static bool
report_symbolic(fxge_call *c, int param)
{
	return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM,
		"argument '%s' is symbolic where a constant is needed", param_name(c, param));
}

static int64_t
constant_size(fxge_call *c, int param, fxge_size s)
{
	int64_t v = 0;

	if (!fxge_sym_is_int(c->syms, s, &v))
		report_symbolic(c, param);
	return v;
}

int64_t
fxge_arg_int(fxge_call *c, int param)
{
	return constant_size(c, param, fxge_arg_size(c, param));
}

int64_t
fxge_arg_int_or(fxge_call *c, int param, int64_t absent)
{
	return fxge_arg_present(c, param) ? fxge_arg_int(c, param) : absent;
}

fxge_sizes
fxge_arg_sizes(fxge_call *c, int param)
{
	const fxge_lit *l = default_of(c, param);
	const fxge_port *q = &c->node->ports[param];

	if (l && l->kind == FXGE_LIT_INTS) {
		fxge_size *s = FXGE_NEW_ARRAY(c->arena, (size_t)l->n, fxge_size);

		for (int i = 0; i < l->n; i++)
			s[i] = fxge_sym_int(c->syms, l->ints[i]);
		return (fxge_sizes){s, l->n};
	}
	if (l && l->kind == FXGE_LIT_INT) {
		fxge_size *s = FXGE_NEW(c->arena, fxge_size);

		*s = fxge_sym_int(c->syms, l->i);
		return (fxge_sizes){s, 1};
	}
	uint32_t n = q->present && !explicit_none(c, param) ? q->count : 0;
	fxge_size *s = FXGE_NEW_ARRAY(c->arena, n, fxge_size);

	for (uint32_t i = 0; i < n; i++)
		if (!operand_size(&c->node->operands[q->first + i], &s[i]))
			report_kind(c, param, "a list of integers");
	return (fxge_sizes){s, (int)n};
}

fxge_ints
fxge_arg_ints(fxge_call *c, int param)
{
	fxge_sizes s = fxge_arg_sizes(c, param);
	int64_t *v = FXGE_NEW_ARRAY(c->arena, (size_t)s.n, int64_t);

	for (int i = 0; i < s.n; i++)
		v[i] = constant_size(c, param, s.s[i]);
	return (fxge_ints){v, s.n};
}

fxge_ints
fxge_arg_ints_n(fxge_call *c, int param, int n)
{
	fxge_ints x = fxge_arg_ints(c, param);
	int64_t *v = FXGE_NEW_ARRAY(c->arena, (size_t)n, int64_t);

	if (x.n != 1 && x.n != n) {
		fxge_call_fail(c, FXGE_D_ARGUMENT, "argument '%s' has %d elements, expected %d",
			param_name(c, param), x.n, n);
		return (fxge_ints){v, n};
	}
	for (int i = 0; i < n; i++)
		v[i] = x.v[x.n == 1 ? 0 : i];
	return (fxge_ints){v, n};
}

/* ---- other scalars ---- */

/* Reads a number. A float attribute of GE is stored as f32, so it is rounded here too: a program
 * gives the same results before and after it is written. */
static bool
operand_float(const fxge_call *c, const fxge_operand *o, double *out)
{
	int64_t v;

	if (o->kind == FXGE_K_FLOAT)
		*out = o->f;
	else if (o->kind == FXGE_K_BOOL)
		*out = o->b;
	else if (o->kind == FXGE_K_INT && fxge_sym_is_int(c->syms, o->size, &v))
		*out = (double)v;
	else
		return false;
	if (c->node->op->ge)
		*out = (double)(float)*out;
	return true;
}

double
fxge_arg_float(fxge_call *c, int param)
{
	const fxge_operand *o = single_operand(c, param);
	const fxge_lit *l = default_of(c, param);
	double f = 0;

	if (l)
		return l->kind == FXGE_LIT_FLOAT ? l->f : (double)l->i;
	if (o && operand_float(c, o, &f))
		return f;
	if (o && (o->kind == FXGE_K_INT || o->kind == FXGE_K_SYM))
		report_symbolic(c, param);
	else
		report_kind(c, param, "a constant number");
	return f;
}

fxge_floats
fxge_arg_floats(fxge_call *c, int param)
{
	const fxge_lit *l = default_of(c, param);
	const fxge_port *q = &c->node->ports[param];

	if (l && l->kind == FXGE_LIT_FLOATS)
		return (fxge_floats){l->floats, l->n};
	uint32_t n = q->present && !explicit_none(c, param) ? q->count : 0;
	double *v = FXGE_NEW_ARRAY(c->arena, n, double);

	for (uint32_t i = 0; i < n; i++)
		if (!operand_float(c, &c->node->operands[q->first + i], &v[i]))
			report_kind(c, param, "a list of numbers");
	return (fxge_floats){v, (int)n};
}

bool
fxge_arg_bool(fxge_call *c, int param)
{
	const fxge_operand *o = single_operand(c, param);
	const fxge_lit *l = default_of(c, param);
	int64_t v;

	if (l)
		return l->i != 0;
	if (o && o->kind == FXGE_K_BOOL)
		return o->b;
	if (o && o->kind == FXGE_K_INT && fxge_sym_is_int(c->syms, o->size, &v))
		return v != 0;
	return report_kind(c, param, "true or false");
}

fxge_name
fxge_arg_str(fxge_call *c, int param)
{
	const fxge_operand *o = single_operand(c, param);
	const fxge_lit *l = default_of(c, param);

	if (l && l->kind == FXGE_LIT_STR)
		return l->s;
	if (o && o->kind == FXGE_K_STR)
		return o->name;
	report_kind(c, param, "a string");
	return "";
}

fxge_dtype
fxge_arg_dtype(fxge_call *c, int param, fxge_dtype absent)
{
	const fxge_operand *o = single_operand(c, param);
	const fxge_lit *l = default_of(c, param);

	if (l && l->kind == FXGE_LIT_DTYPE)
		return (fxge_dtype)l->i;
	if (!o)
		return absent;
	if (o->kind == FXGE_K_DTYPE)
		return o->dtype;
	report_kind(c, param, "a dtype");
	return absent;
}

fxge_dtype_class
fxge_arg_scalar_class(fxge_call *c, int param)
{
	const fxge_operand *o = single_operand(c, param);
	const fxge_lit *l = default_of(c, param);

	if (l)
		return l->kind == FXGE_LIT_BOOL    ? FXGE_CLASS_BOOL
			   : l->kind == FXGE_LIT_FLOAT ? FXGE_CLASS_FLOAT
										   : FXGE_CLASS_INT;
	if (!o)
		return FXGE_CLASS_NONE;
	switch (o->kind) {
	case FXGE_K_BOOL:
		return FXGE_CLASS_BOOL;
	case FXGE_K_INT:
		return FXGE_CLASS_INT;
	case FXGE_K_FLOAT:
		return FXGE_CLASS_FLOAT;
	case FXGE_K_COMPLEX:
		return FXGE_CLASS_COMPLEX;
	case FXGE_K_SYM:
		return fxge_sym_type_of(c->syms, o->size) == FXGE_SYM_T_BOOL ? FXGE_CLASS_BOOL
																	 : FXGE_CLASS_FLOAT;
	default:
		report_kind(c, param, "a number");
		return FXGE_CLASS_FLOAT;
	}
}

/* ---- dims ---- */

static int
dim_of(fxge_call *c, int param, int64_t d, int rank)
{
	int64_t r = rank ? rank : 1;

	if (d < -r || d >= r) {
		fxge_call_fail(c, FXGE_D_DIM_RANGE, "argument '%s' is dim %lld of a tensor with %d dims",
			param_name(c, param), (long long)d, rank);
		return 0;
	}
	return (int)(d < 0 ? d + r : d);
}

int
fxge_arg_dim(fxge_call *c, int param, int rank)
{
	return dim_of(c, param, fxge_arg_int(c, param), rank);
}

uint64_t
fxge_arg_dims(fxge_call *c, int param, int rank, uint64_t empty)
{
	fxge_ints x = fxge_arg_ints(c, param);
	uint64_t set = 0;

	if (x.n == 0)
		return empty;
	for (int i = 0; i < x.n; i++) {
		uint64_t bit = UINT64_C(1) << dim_of(c, param, x.v[i], rank);

		if (set & bit)
			fxge_call_fail(c, FXGE_D_DIM_TWICE, "argument '%s' names dim %lld twice",
				param_name(c, param), (long long)x.v[i]);
		set |= bit;
	}
	return set;
}
