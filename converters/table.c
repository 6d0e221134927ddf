/* SPDX-License-Identifier: Apache-2.0 */
/* Converter of regular operators: interprets the row's mapping. */
#include "base/diag/convert.h"
#include "converters/conv.h"

enum { OTHER = 1 }; /* the second operand of rows with `cast: opmath`, after `self` */

/* Returns the dtype of the computation. If f16 or bf16 cannot represent the second operand, PyTorch
 * computes in f32 and rounds the result. */
static fxge_dtype
opmath(fxge_cx *cx)
{
	fxge_dtype dt = fxge_out_meta(cx, 0)->dtype;

	return fxge_conv_holds(cx, OTHER, dt) ? dt : fxge_dtype_opmath(dt);
}

static fxge_dtype
cast_target(fxge_cx *cx, const fxge_mapping *m)
{
	switch (m->cast) {
	case FXGE_CAST_OPMATH:
		return opmath(cx);
	case FXGE_CAST_PROMOTE:
		return fxge_arg_promote_all(&cx->call);
	case FXGE_CAST_RESULT:
		return fxge_out_meta(cx, 0)->dtype;
	case FXGE_CAST_NONE:
		break;
	}
	return FXGE_DT_NONE;
}

/* Returns the first dtype of a number's class that GE input `to` accepts. Without a list of dtypes:
 * i64 for integers and bools, f32 for floats. */
static fxge_dtype
number_dtype(const fxge_param *to, fxge_dtype_class class)
{
	static const fxge_dtype integers[] = {FXGE_DT_I64, FXGE_DT_I32, FXGE_DT_BOOL, FXGE_DT_F32,
		FXGE_DT_F64, FXGE_DT_F16, FXGE_DT_BF16},
							floats[] = {FXGE_DT_F32, FXGE_DT_F64, FXGE_DT_F16, FXGE_DT_BF16};
	bool real = class == FXGE_CLASS_FLOAT;
	const fxge_dtype *order = real ? floats : integers;
	size_t n = real ? sizeof floats / sizeof *floats : sizeof integers / sizeof *integers;

	for (size_t i = 0; i < n; i++)
		if (to->dtypes >> order[i] & 1)
			return order[i];
	return *order;
}

/* Returns the dtype of a constant for GE input `to`: the cast dtype, else one by the number's
 * class. */
static fxge_dtype
constant_dtype(const fxge_param *to, fxge_dtype cast, fxge_dtype_class class)
{
	if (cast == FXGE_DT_NONE)
		return number_dtype(to, class);
	if (to->host && to->dtypes & 1u << FXGE_DT_I64)
		return FXGE_DT_I64;
	return to->host && to->dtypes & 1u << FXGE_DT_I32 ? FXGE_DT_I32 : cast;
}

static fxge_value *
literal_input(fxge_cx *cx, const fxge_lit *l, fxge_dtype dt)
{
	switch (l->kind) {
	case FXGE_LIT_INTS:
		return fxge_conv_ints(cx, dt, l->ints, l->n);
	case FXGE_LIT_INT:
	case FXGE_LIT_BOOL:
		return fxge_dtype_is_float(dt) ? fxge_conv_number(cx, dt, (double)l->i)
									   : fxge_conv_int(cx, dt, l->i);
	case FXGE_LIT_FLOAT:
		return fxge_conv_number(cx, dt, l->f);
	default:
		return NULL;
	}
}

static fxge_dtype_class
literal_class(const fxge_lit *l)
{
	return l->kind == FXGE_LIT_FLOAT ? FXGE_CLASS_FLOAT : FXGE_CLASS_INT;
}

/* Returns a constant of integers from an argument that is a list, or from several arguments. */
static fxge_value *
listed_input(fxge_cx *cx, const fxge_map_port *q, fxge_dtype dt)
{
	fxge_sizes s = {0};

	if (q->kind == FXGE_MAP_LIST) {
		fxge_size *v = FXGE_NEW_ARRAY(cx->call.arena, (size_t)q->count, fxge_size);

		for (int i = 0; i < q->count; i++)
			v[i] = fxge_arg_size(&cx->call, q->from + i);
		s.s = v;
		s.n = q->count;
	} else
		s = fxge_arg_sizes(&cx->call, q->from);
	return dt == FXGE_DT_I32 ? fxge_conv_sizes_i32(cx, s.s, s.n)
							 : fxge_conv_cast(cx, fxge_conv_sizes(cx, s.s, s.n), dt);
}

/* Returns a constant of the numbers in an argument; NULL if the argument is None. */
static fxge_value *
number_input(fxge_cx *cx, const fxge_param *to, const fxge_map_port *q, fxge_dtype cast)
{
	bool list = q->kind == FXGE_MAP_LIST || cx->node->op->params[q->from].list;
	fxge_dtype dt;

	if (!fxge_arg_present(&cx->call, q->from))
		return NULL;
	dt =
		constant_dtype(to, cast, list ? FXGE_CLASS_INT : fxge_arg_scalar_class(&cx->call, q->from));
	return list ? listed_input(cx, q, dt) : fxge_conv_scalar(cx, q->from, dt);
}

static fxge_arg
input(fxge_cx *cx, const fxge_mapping *m, const fxge_map_port *q, fxge_dtype cast)
{
	const fxge_param *to = &m->ge->params[q->to];

	if (q->kind == FXGE_MAP_LITERAL)
		return fxge_a_value(
			q->to, literal_input(cx, &q->lit, constant_dtype(to, cast, literal_class(&q->lit))));
	const fxge_param *from = &cx->node->op->params[q->from];

	if (from->type != FXGE_P_TENSOR)
		return fxge_a_value(q->to, number_input(cx, to, q, cast));
	if (!from->list) {
		fxge_value *v = fxge_in(cx, q->from);

		return fxge_a_value(q->to, v && cast != FXGE_DT_NONE ? fxge_conv_cast(cx, v, cast) : v);
	}
	fxge_values xs = fxge_ins(cx, q->from);
	fxge_value **v = FXGE_NEW_ARRAY(cx->call.arena, (size_t)xs.n, fxge_value *);

	for (int i = 0; i < xs.n; i++)
		v[i] = xs.v[i] && cast != FXGE_DT_NONE ? fxge_conv_cast(cx, xs.v[i], cast) : xs.v[i];
	return fxge_a_values(q->to, v, xs.n);
}

/* Returns a literal as an attribute. Lists of bools and of dtypes have no constructor of their
 * own. */
static fxge_arg
literal_attribute(fxge_cx *cx, const fxge_map_port *q, const fxge_param *to, const fxge_lit *l)
{
	bool dtypes = l->kind == FXGE_LIT_INTS && to->type == FXGE_P_DTYPE;

	if (l->kind != FXGE_LIT_BOOLS && !dtypes)
		return fxge_a_literal(q->to, l);
	fxge_operand *o = FXGE_NEW_ARRAY(cx->call.arena, (size_t)l->n, fxge_operand);

	for (int i = 0; i < l->n; i++)
		if (dtypes)
			o[i] = (fxge_operand){.kind = FXGE_K_DTYPE, .dtype = (fxge_dtype)l->ints[i]};
		else
			o[i] = (fxge_operand){.kind = FXGE_K_BOOL, .b = l->ints[i] != 0};
	return fxge_a_raw(q->to, o, l->n, true);
}

/* Returns one argument as an operand of an attribute's type. */
static fxge_operand
element(fxge_cx *cx, int param, fxge_ptype type)
{
	fxge_call *c = &cx->call;

	switch (type) {
	case FXGE_P_INT:
		return (fxge_operand){
			.kind = FXGE_K_INT, .size = fxge_sym_int(c->syms, fxge_arg_int(c, param))};
	case FXGE_P_FLOAT:
		return (fxge_operand){.kind = FXGE_K_FLOAT, .f = fxge_arg_float(c, param)};
	case FXGE_P_BOOL:
		return (fxge_operand){.kind = FXGE_K_BOOL, .b = fxge_arg_bool(c, param)};
	case FXGE_P_DTYPE:
		return (fxge_operand){
			.kind = FXGE_K_DTYPE, .dtype = fxge_arg_dtype(c, param, FXGE_DT_NONE)};
	default:
		return (fxge_operand){.kind = FXGE_K_STR, .name = fxge_arg_str(c, param)};
	}
}

/* Returns a list attribute, from several arguments or from one that is a list. */
static fxge_arg
listed_attribute(fxge_cx *cx, const fxge_map_port *q, const fxge_param *to)
{
	const fxge_param *from = &cx->node->op->params[q->from];
	fxge_call *c = &cx->call;

	if (q->kind == FXGE_MAP_LIST) {
		fxge_operand *o = FXGE_NEW_ARRAY(c->arena, (size_t)q->count, fxge_operand);

		for (int i = 0; i < q->count; i++)
			o[i] = element(cx, q->from + i, to->type);
		return fxge_a_raw(q->to, o, q->count, true);
	}
	if (to->type == FXGE_P_INT) {
		fxge_ints v = fxge_arg_ints(c, q->from);

		return fxge_a_ints(q->to, v.v, v.n);
	}
	if (to->type == FXGE_P_FLOAT) {
		fxge_floats v = fxge_arg_floats(c, q->from);

		return fxge_a_floats(q->to, v.v, v.n);
	}
	if (!cx->node->ports[q->from].present)
		return literal_attribute(cx, q, to, &from->dflt);
	return fxge_a_port(q->to, cx->node, q->from);
}

static fxge_arg
attribute(fxge_cx *cx, const fxge_mapping *m, const fxge_map_port *q)
{
	const fxge_param *to = &m->ge->params[q->to];

	if (q->kind == FXGE_MAP_LITERAL)
		return literal_attribute(cx, q, to, &q->lit);
	if (q->kind == FXGE_MAP_PRESENT)
		return fxge_a_bool(q->to, fxge_arg_present(&cx->call, q->from));
	if (!fxge_arg_present(&cx->call, q->from))
		return fxge_a_value(q->to, NULL);
	fxge_call *c = &cx->call;

	if (to->list)
		return listed_attribute(cx, q, to);
	switch (to->type) {
	case FXGE_P_INT:
		if (cx->node->op->params[q->from].type == FXGE_P_DTYPE)
			return fxge_a_int(q->to, fxge_dtypes[fxge_arg_dtype(c, q->from, FXGE_DT_F32)].ge);
		return fxge_a_int(q->to, fxge_arg_int(c, q->from));
	case FXGE_P_FLOAT:
		return fxge_a_float(q->to, fxge_arg_float(c, q->from));
	case FXGE_P_BOOL:
		return fxge_a_bool(q->to, fxge_arg_bool(c, q->from));
	case FXGE_P_DTYPE:
		return fxge_a_dtype(q->to, fxge_arg_dtype(c, q->from, FXGE_DT_NONE));
	default:
		return fxge_a_str(q->to, fxge_arg_str(c, q->from));
	}
}

/* Requires an argument to have a certain value: the GE operator has no form for any other. */
static bool
required(fxge_cx *cx, const fxge_map_port *q)
{
	const char *name = cx->node->op->params[q->from].name;
	bool equal = false;

	switch (q->lit.kind) {
	case FXGE_LIT_ABSENT:
		equal = !fxge_arg_present(&cx->call, q->from);
		break;
	case FXGE_LIT_BOOL:
		equal = fxge_arg_bool(&cx->call, q->from) == (q->lit.i != 0);
		break;
	case FXGE_LIT_INT:
		equal = fxge_arg_float(&cx->call, q->from) == (double)q->lit.i;
		break;
	case FXGE_LIT_FLOAT:
		equal = fxge_arg_float(&cx->call, q->from) == q->lit.f;
		break;
	case FXGE_LIT_STR:
		equal = strcmp(fxge_arg_str(&cx->call, q->from), q->lit.s) == 0;
		break;
	default:
		break;
	}
	return equal
		   || fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			   "argument '%s' has a value that ge.%s does not take", name,
			   cx->node->op->mapping->ge->name + 3);
}

bool
fxge_conv_table(fxge_cx *cx)
{
	const fxge_mapping *m = cx->node->op->mapping;
	fxge_arg *args = FXGE_NEW_ARRAY(cx->call.arena, (size_t)m->n_ports + 1, fxge_arg);
	fxge_dtype cast = cast_target(cx, m);

	for (int i = 0; i < m->n_require; i++)
		if (!required(cx, &m->require[i]))
			return false;
	for (int i = 0; i < m->n_ignore; i++)
		fxge_arg_present(&cx->call, m->ignore[i]);
	for (int i = 0; i < m->n_ports; i++) {
		const fxge_map_port *q = &m->ports[i];

		args[i] = m->ge->params[q->to].attr ? attribute(cx, m, q) : input(cx, m, q, cast);
	}
	args[m->n_ports].param = -1;
	if (cx->call.failed)
		return false;
	fxge_node *n = fxge_build_for(cx->node, m->ge, args, 0);

	if (!n)
		return !(cx->call.failed = true);
	for (uint32_t k = 0; k < cx->node->n_results; k++)
		if (!fxge_conv_result(cx, k, n->results[m->results ? m->results[k] : (int)k]))
			return false;
	return true;
}
