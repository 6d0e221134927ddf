/* SPDX-License-Identifier: Apache-2.0 */
/* Functions of the plugin table that create sizes, results and GE nodes. */
#include "driver/plugin/plugin.h"

#include "converters/conv.h"

typedef struct making {
	fxge_op_call *c;
	char op;           /* operation on sizes */
	fxge_size a, b, z; /* z = a op b */
	int64_t integer;
	const char *name; /* dtype, type or argument name */
	int k, n;
	const fxge_dim *shape;
	const fxge_op_arg *args;
	double number;
	fxge_value *v, **results;
	int n_results;
} making;

#define FAIL(q, ...) fxge_the_plugin_api.fail((q)->c, __VA_ARGS__)

static fxge_syms *
syms_of(const fxge_op_call *c)
{
	return c->match ? fxge_match_syms(c->match) : c->call->syms;
}

/* ---- sizes ---- */

static int
dim_body(void *arg)
{
	making *q = arg;
	fxge_syms *t = syms_of(q->c);

	switch (q->op) {
	case '+':
		q->z = fxge_sym_add(t, q->a, q->b);
		return 1;
	case '-':
		q->z = fxge_sym_sub(t, q->a, q->b);
		return 1;
	case '*':
		q->z = fxge_sym_mul(t, q->a, q->b);
		return 1;
	case '/':
		q->z = fxge_sym_floordiv(t, q->a, q->b);
		return 1;
	case '%':
		q->z = fxge_sym_mod(t, q->a, q->b);
		return 1;
	case '<':
		q->z = fxge_sym_min(t, q->a, q->b);
		return 1;
	case '>':
		q->z = fxge_sym_max(t, q->a, q->b);
		return 1;
	default:
		return FAIL(q, "unknown operation '%c' on sizes", q->op);
	}
}

static int
int_body(void *arg)
{
	making *q = arg;

	q->z = fxge_sym_int(syms_of(q->c), q->integer);
	return 1;
}

fxge_dim
fxge_plugin_dim_of(fxge_op_call *c, int64_t value)
{
	making q = {.c = c, .integer = value};

	fxge_plugin_within(c, int_body, &q);
	return (fxge_dim){q.z.raw};
}

fxge_dim
fxge_plugin_dim_op(fxge_op_call *c, char op, fxge_dim a, fxge_dim b)
{
	making q = {.c = c, .op = op, .a = {a.word}, .b = {b.word}};

	fxge_plugin_within(c, dim_body, &q);
	return (fxge_dim){q.z.raw};
}

bool
fxge_plugin_dim_known(fxge_op_call *c, fxge_dim d, int64_t *value)
{
	return fxge_sym_is_int(syms_of(c), (fxge_size){d.word}, value);
}

static int
equal_body(void *arg)
{
	making *q = arg;

	return fxge_sym_proves_eq(syms_of(q->c), q->a, q->b);
}

bool
fxge_plugin_dim_equal(fxge_op_call *c, fxge_dim a, fxge_dim b)
{
	return fxge_plugin_within(c, equal_body, &(making){.c = c, .a = {a.word}, .b = {b.word}});
}

/* ---- results ---- */

static fxge_dtype
dtype_of(const making *q)
{
	fxge_dtype dt = q->name ? fxge_dtype_by_text(q->name, strlen(q->name)) : FXGE_DT_NONE;

	if (dt == FXGE_DT_NONE)
		FAIL(q, "'%s' is not a dtype", q->name ? q->name : "");
	return dt;
}

static fxge_size *
sizes_of(const making *q, const fxge_dim *d, int n)
{
	fxge_size *s = FXGE_NEW_ARRAY(q->c->call->arena, (size_t)n, fxge_size);

	for (int i = 0; i < n; i++)
		s[i].raw = d[i].word;
	return s;
}

static int
result_body(void *arg)
{
	making *q = arg;
	fxge_dtype dt = dtype_of(q);

	if (dt == FXGE_DT_NONE)
		return 0;
	if (q->k < 0 || (uint32_t)q->k >= q->c->call->n_out)
		return FAIL(q, "result %d is out of range", q->k);
	if (q->n < 0 || q->n > FXGE_MAX_RANK || (q->n && !q->shape))
		return FAIL(q, "result %d cannot have %d dims", q->k, q->n);
	return fxge_out_tensor(q->c->call, (uint32_t)q->k, dt, q->n, sizes_of(q, q->shape, q->n));
}

bool
fxge_plugin_result(fxge_op_call *c, int k, const char *dtype, int rank, const fxge_dim *shape)
{
	making q = {.c = c, .k = k, .name = dtype, .n = rank, .shape = shape};

	if (!c->call || c->cx || !c->call->out)
		return FAIL(&q, "`result` is only for meta functions");
	return fxge_plugin_within(c, result_body, &q);
}

/* ---- converters ---- */

static bool
require_converter(const making *q)
{
	return q->c->cx || FAIL(q, "only converters create nodes");
}

/* Runs `body`, which sets q->v, for a converter. Returns NULL after a failure. */
static fxge_op_value *
build_value(making *q, int (*body)(void *))
{
	bool ok = require_converter(q) && fxge_plugin_within(q->c, body, q);

	return ok ? (fxge_op_value *)q->v : NULL;
}

static int
value_body(void *arg)
{
	making *q = arg;
	int p = fxge_plugin_param(q->c, q->name);

	if (p < 0)
		return 0;
	if (q->c->call->node->op->params[p].type != FXGE_P_TENSOR)
		return FAIL(q, "argument '%s' is not a tensor", q->name);
	if (!q->c->call->node->op->params[p].list) {
		q->v = q->k == 0 ? fxge_in(q->c->cx, p) : NULL;
		return 1;
	}
	fxge_values all = fxge_ins(q->c->cx, p);

	if (q->k < 0 || q->k >= all.n)
		return FAIL(q, "'%s' has no element %d", q->name, q->k);
	q->v = all.v[q->k];
	return 1;
}

fxge_op_value *
fxge_plugin_value(fxge_op_call *c, const char *name, int i)
{
	making q = {.c = c, .name = name ? name : "", .k = i};

	return build_value(&q, value_body);
}

static fxge_dtype
index_dtype(const fxge_param *to)
{
	bool narrow = to->dtypes && !(to->dtypes >> FXGE_DT_I64 & 1) && to->dtypes >> FXGE_DT_I32 & 1;

	return narrow ? FXGE_DT_I32 : FXGE_DT_I64;
}

/* Returns sizes or integers as a 1-D tensor for an input. */
static fxge_arg
as_input(making *q, const fxge_op_arg *x, const fxge_param *to, int p)
{
	fxge_size *s = x->kind == FXGE_ARG_DIMS
					   ? sizes_of(q, x->of.dims, x->n)
					   : FXGE_NEW_ARRAY(q->c->call->arena, (size_t)x->n, fxge_size);

	for (int i = 0; x->kind == FXGE_ARG_INTS && i < x->n; i++)
		s[i] = fxge_sym_int(q->c->call->syms, x->of.ints[i]);
	fxge_value *v = fxge_conv_sizes(q->c->cx, s, x->n);

	return fxge_a_value(p, fxge_conv_cast(q->c->cx, v, index_dtype(to)));
}

static int64_t *
known_ints(making *q, const fxge_op_arg *x)
{
	int64_t *v = FXGE_NEW_ARRAY(q->c->call->arena, (size_t)x->n, int64_t);

	for (int i = 0; i < x->n; i++)
		if (!fxge_sym_is_int(q->c->call->syms, (fxge_size){x->of.dims[i].word}, &v[i]))
			FAIL(q, "attribute '%s' must be constant, got a symbolic size", x->name);
	return v;
}

static fxge_arg
as_numbers(making *q, const fxge_op_arg *x, const fxge_param *to, int p)
{
	const int64_t *v = x->kind == FXGE_ARG_DIMS ? known_ints(q, x) : x->of.ints;

	return to->list ? fxge_a_ints(p, v, x->n) : fxge_a_int(p, *v);
}

static fxge_arg
as_dtype(making *q, const fxge_op_arg *x, const fxge_param *to, int p)
{
	q->name = *x->of.strs;
	fxge_dtype dt = dtype_of(q);

	return to->type == FXGE_P_INT ? fxge_a_int(p, fxge_dtypes[dt].ge) : fxge_a_dtype(p, dt);
}

static fxge_arg
as_attribute(making *q, const fxge_op_arg *x, const fxge_param *to, int p)
{
	switch (x->kind) {
	case FXGE_ARG_FLOATS:
		return to->list ? fxge_a_floats(p, x->of.floats, x->n) : fxge_a_float(p, *x->of.floats);
	case FXGE_ARG_BOOLS:
		return to->list ? (fxge_arg){.param = p,
				   .kind = FXGE_K_BOOL,
				   .list = true,
				   .n = x->n,
				   .bools = x->of.bools}
						: fxge_a_bool(p, *x->of.bools);
	case FXGE_ARG_STRS:
		return to->list ? fxge_a_strs(p, x->of.strs, x->n) : fxge_a_str(p, *x->of.strs);
	case FXGE_ARG_DTYPE:
		return as_dtype(q, x, to, p);
	default:
		return as_numbers(q, x, to, p);
	}
}

/* Returns true if the parameter accepts arguments of this kind. */
static bool
kind_fits(const fxge_op_arg *x, const fxge_param *to)
{
	if (!to->attr)
		return x->kind == FXGE_ARG_VALUES || x->kind == FXGE_ARG_DIMS || x->kind == FXGE_ARG_INTS;
	switch (to->type) {
	case FXGE_P_INT:
		return x->kind == FXGE_ARG_DIMS || x->kind == FXGE_ARG_INTS
			   || (x->kind == FXGE_ARG_DTYPE && !to->list);
	case FXGE_P_FLOAT:
		return x->kind == FXGE_ARG_FLOATS;
	case FXGE_P_BOOL:
		return x->kind == FXGE_ARG_BOOLS;
	case FXGE_P_STR:
		return x->kind == FXGE_ARG_STRS;
	case FXGE_P_DTYPE:
		return x->kind == FXGE_ARG_DTYPE && !to->list;
	default:
		return false;
	}
}

static bool
argument_fits(making *q, const fxge_op *op, const fxge_op_arg *x, int p)
{
	if (p < 0)
		return FAIL(q, "%s has no input or attribute '%s'", op->name, x->name ? x->name : "");
	const fxge_param *to = &op->params[p];

	if (!kind_fits(x, to))
		return FAIL(q, "'%s' of %s has the wrong kind", x->name, op->name);
	if (x->n < 0 || (x->n != 1 && !to->list && (to->attr || x->kind == FXGE_ARG_VALUES)))
		return FAIL(q, "'%s' of %s cannot have %d elements", x->name, op->name, x->n);
	return (x->n == 0 || x->of.values) || FAIL(q, "'%s' of %s is NULL", x->name, op->name);
}

static bool
convert_argument(making *q, const fxge_op *op, const fxge_op_arg *x, fxge_arg *out)
{
	int p = x->name ? fxge_op_param(op, x->name) : -1;

	if (!argument_fits(q, op, x, p))
		return false;
	const fxge_param *to = &op->params[p];
	fxge_value *const *values = (fxge_value *const *)x->of.values;

	if (x->kind == FXGE_ARG_VALUES)
		*out = to->list ? fxge_a_values(p, values, x->n) : fxge_a_value(p, *values);
	else
		*out = to->attr ? as_attribute(q, x, to, p) : as_input(q, x, to, p);
	return !q->c->failed && !q->c->call->failed;
}

static bool
convert_arguments(making *q, const fxge_op *op, fxge_arg *out)
{
	for (int i = 0; i < q->n; i++) {
		for (int j = 0; j < i; j++)
			if (q->args[j].name && q->args[i].name && !strcmp(q->args[j].name, q->args[i].name))
				return FAIL(q, "'%s' of %s is given twice", q->args[i].name, op->name);
		if (!convert_argument(q, op, &q->args[i], &out[i]))
			return false;
	}
	out[q->n] = (fxge_arg){.param = -1};
	return true;
}

/* Checks that all required parameters are set. */
static bool
has_required(making *q, const fxge_op *op)
{
	for (int p = 0; p < op->n_params; p++) {
		bool given = fxge_param_may_miss(&op->params[p]);

		for (int i = 0; i < q->n && !given; i++)
			given = !strcmp(q->args[i].name, op->params[p].name)
					&& (q->args[i].kind != FXGE_ARG_VALUES || *q->args[i].of.values);
		if (!given)
			return FAIL(q, "%s requires '%s'", op->name, op->params[p].name);
	}
	return true;
}

static int
emit_body(void *arg)
{
	making *q = arg;
	fxge_cx *cx = q->c->cx;
	const char *name = fxge_arena_printf(q->c->call->arena, "ge.%s", q->name);
	const fxge_op *op = fxge_op_find(q->c->session, name, strlen(name));
	fxge_arg *args = FXGE_NEW_ARRAY(q->c->call->arena, (size_t)(q->n < 0 ? 0 : q->n) + 1, fxge_arg);

	op = op ? op : fxge_op_prototype(q->c->session, name, strlen(name));
	if (!op || op->n_graphs)
		return FAIL(q, "GE type '%s' %s", q->name, op ? "has graphs" : "is not described");
	if (!convert_arguments(q, op, args) || !has_required(q, op))
		return 0;
	bool list = fxge_op_result_count(op) < 0;
	fxge_node *n = fxge_emit_op(cx, op, args, list ? (uint32_t)q->n_results : 0);

	if (!n)
		return 0;
	for (int k = 0; q->results && k < q->n_results; k++)
		q->results[k] = (uint32_t)k < n->n_results ? n->results[k] : NULL;
	q->v = n->n_results ? n->results[0] : NULL;
	return 1;
}

fxge_op_value *
fxge_plugin_emit(fxge_op_call *c, const char *type, const fxge_op_arg *args, int n_args,
	fxge_op_value **results, int n_results)
{
	making q = {.c = c,
		.name = type ? type : "",
		.args = args,
		.n = n_args,
		.results = (fxge_value **)results,
		.n_results = n_results};

	return build_value(&q, emit_body);
}

static int
cast_body(void *arg)
{
	making *q = arg;
	fxge_dtype dt = dtype_of(q);

	q->v = dt == FXGE_DT_NONE ? NULL : fxge_conv_cast(q->c->cx, q->v, dt);
	return q->v != NULL;
}

fxge_op_value *
fxge_plugin_cast(fxge_op_call *c, fxge_op_value *v, const char *dtype)
{
	making q = {.c = c, .name = dtype, .v = (fxge_value *)v};

	return build_value(&q, cast_body);
}

static int
number_body(void *arg)
{
	making *q = arg;
	fxge_dtype dt = dtype_of(q);

	q->v = dt == FXGE_DT_NONE ? NULL : fxge_conv_number(q->c->cx, dt, q->number);
	return q->v != NULL;
}

fxge_op_value *
fxge_plugin_number(fxge_op_call *c, const char *dtype, double v)
{
	making q = {.c = c, .name = dtype, .number = v};

	return build_value(&q, number_body);
}

static int
give_body(void *arg)
{
	making *q = arg;
	fxge_node *n = q->c->cx->node;

	if (q->k < 0 || (uint32_t)q->k >= n->n_results)
		return FAIL(q, "result %d is out of range", q->k);
	if (!q->v)
		return FAIL(q, "the value of result %d is NULL", q->k);
	if (q->k < 64)
		q->c->given |= UINT64_C(1) << q->k;
	return fxge_conv_result(q->c->cx, (uint32_t)q->k, q->v);
}

bool
fxge_plugin_give(fxge_op_call *c, int k, fxge_op_value *v)
{
	making q = {.c = c, .k = k, .v = (fxge_value *)v};

	return require_converter(&q) && fxge_plugin_within(c, give_body, &q);
}
