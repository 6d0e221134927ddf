/* SPDX-License-Identifier: Apache-2.0 */
/* Functions of the plugin table that create sizes, results and GE nodes. */
#include "driver/plugin/plugin.h"

#include "converters/conv.h"

typedef struct making {
	fxge_op_call *c;
	const char *name; /* dtype, type or argument name */
	int k, n;
	const fxge_dim *shape;
	const fxge_op_arg *args;
	fxge_value **results;
	int n_results;
} making;

#define FAIL(q, ...) fxge_the_plugin_api.fail((q)->c, __VA_ARGS__)

static fxge_syms *
syms_of(const fxge_op_call *c)
{
	return c->match ? fxge_match_syms(c->match) : c->call->syms;
}

/* ---- sizes ---- */

/* Returns a op b, or a size of zeros after a failure. */
static fxge_size
combine(fxge_op_call *c, char op, fxge_size a, fxge_size b)
{
	fxge_syms *t = syms_of(c);

	switch (op) {
	case '+':
		return fxge_sym_add(t, a, b);
	case '-':
		return fxge_sym_sub(t, a, b);
	case '*':
		return fxge_sym_mul(t, a, b);
	case '/':
		return fxge_sym_floordiv(t, a, b);
	case '%':
		return fxge_sym_mod(t, a, b);
	case '<':
		return fxge_sym_min(t, a, b);
	case '>':
		return fxge_sym_max(t, a, b);
	default:
		fxge_the_plugin_api.fail(c, "unknown operation '%c' on sizes", op);
		return (fxge_size){0};
	}
}

fxge_dim
fxge_plugin_dim_of(fxge_op_call *c, int64_t value)
{
	volatile int64_t word = 0;
	fxge_recovery r;

	if (!fxge_plugin_enter(c, &r))
		return (fxge_dim){0};
	if (FXGE_RECOVERS(&r))
		word = fxge_sym_int(syms_of(c), value).raw;
	fxge_plugin_leave(c, &r);
	return (fxge_dim){word};
}

fxge_dim
fxge_plugin_dim_op(fxge_op_call *c, char op, fxge_dim a, fxge_dim b)
{
	volatile int64_t word = 0;
	fxge_recovery r;

	if (!fxge_plugin_enter(c, &r))
		return (fxge_dim){0};
	if (FXGE_RECOVERS(&r))
		word = combine(c, op, (fxge_size){a.word}, (fxge_size){b.word}).raw;
	fxge_plugin_leave(c, &r);
	return (fxge_dim){word};
}

bool
fxge_plugin_dim_known(fxge_op_call *c, fxge_dim d, int64_t *value)
{
	return fxge_sym_is_int(syms_of(c), (fxge_size){d.word}, value);
}

bool
fxge_plugin_dim_equal(fxge_op_call *c, fxge_dim a, fxge_dim b)
{
	volatile bool equal = false;
	fxge_recovery r;

	if (!fxge_plugin_enter(c, &r))
		return false;
	if (FXGE_RECOVERS(&r))
		equal = fxge_sym_proves_eq(syms_of(c), (fxge_size){a.word}, (fxge_size){b.word});
	fxge_plugin_leave(c, &r);
	return equal;
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

static bool
set_result(const making *q)
{
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
	volatile bool ok = false;
	fxge_recovery r;

	if (!fxge_plugin_enter(c, &r))
		return false;
	if (FXGE_RECOVERS(&r))
		ok = set_result(&q);
	fxge_plugin_leave(c, &r);
	return ok;
}

/* ---- converters ---- */

/* Begins the work of a converter. */
static bool
enter_converter(fxge_op_call *c, fxge_recovery *r)
{
	return (c->cx || fxge_the_plugin_api.fail(c, "only converters create nodes"))
		   && fxge_plugin_enter(c, r);
}

/* Returns element `k` of an argument, or NULL if it is not given or after a failure. */
static fxge_value *
argument_value(const making *q)
{
	int p = fxge_plugin_param(q->c, q->name);

	if (p < 0)
		return NULL;
	if (q->c->call->node->op->params[p].type != FXGE_P_TENSOR) {
		FAIL(q, "argument '%s' is not a tensor", q->name);
		return NULL;
	}
	if (!q->c->call->node->op->params[p].list)
		return q->k == 0 ? fxge_in(q->c->cx, p) : NULL;
	fxge_values all = fxge_ins(q->c->cx, p);

	if (q->k >= 0 && q->k < all.n)
		return all.v[q->k];
	FAIL(q, "'%s' has no element %d", q->name, q->k);
	return NULL;
}

fxge_op_value *
fxge_plugin_value(fxge_op_call *c, const char *name, int i)
{
	fxge_value *volatile v = NULL;
	fxge_recovery r;

	if (!enter_converter(c, &r))
		return NULL;
	if (FXGE_RECOVERS(&r))
		v = argument_value(&(making){.c = c, .name = name ? name : "", .k = i});
	fxge_plugin_leave(c, &r);
	return (fxge_op_value *)v;
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
	if (x->n && !x->of.values)
		return FAIL(q, "'%s' of %s is NULL", x->name, op->name);
	for (int i = 0; i < x->n; i++)
		if ((x->kind == FXGE_ARG_VALUES && to->list && !x->of.values[i])
			|| (x->kind == FXGE_ARG_STRS && !x->of.strs[i]))
			return FAIL(q, "element %d of '%s' of %s is NULL", i, x->name, op->name);
	return true;
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

/* Emits a node. Returns its first result, or NULL if it has none or after a failure. */
static fxge_value *
emit(making *q)
{
	fxge_cx *cx = q->c->cx;
	const char *name = fxge_arena_printf(q->c->call->arena, "ge.%s", q->name);
	const fxge_op *op = fxge_op_find(q->c->session, name, strlen(name));

	op = op ? op : fxge_op_prototype(q->c->session, name, strlen(name));
	if (!op || op->n_graphs) {
		FAIL(q, "GE type '%s' %s", q->name, op ? "has graphs" : "is not described");
		return NULL;
	}
	if (q->n < 0 || q->n > op->n_params || (q->n && !q->args) || q->n_results < 0
		|| q->n_results > FXGE_MAX_OPERANDS) {
		FAIL(q, "%s cannot have %d arguments and %d results", op->name, q->n, q->n_results);
		return NULL;
	}
	fxge_arg *args = FXGE_NEW_ARRAY(q->c->call->arena, (size_t)q->n + 1, fxge_arg);

	if (!convert_arguments(q, op, args) || !has_required(q, op))
		return NULL;
	bool list = fxge_op_result_count(op) < 0;
	fxge_node *n = fxge_emit_op(cx, op, args, list ? (uint32_t)q->n_results : 0);

	if (!n)
		return NULL;
	for (int k = 0; q->results && k < q->n_results; k++)
		q->results[k] = (uint32_t)k < n->n_results ? n->results[k] : NULL;
	return n->n_results ? n->results[0] : NULL;
}

static fxge_op_value *
call_emit(making *q)
{
	fxge_value *volatile v = NULL;
	fxge_recovery r;

	if (!enter_converter(q->c, &r))
		return NULL;
	if (FXGE_RECOVERS(&r))
		v = emit(q);
	fxge_plugin_leave(q->c, &r);
	return (fxge_op_value *)v;
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

	return call_emit(&q);
}

fxge_op_value *
fxge_plugin_cast(fxge_op_call *c, fxge_op_value *v, const char *dtype)
{
	fxge_value *volatile to = NULL;
	fxge_recovery r;

	if (!enter_converter(c, &r))
		return NULL;
	if (FXGE_RECOVERS(&r)) {
		fxge_dtype dt = dtype_of(&(making){.c = c, .name = dtype});

		to = dt == FXGE_DT_NONE ? NULL : fxge_conv_cast(c->cx, (fxge_value *)v, dt);
	}
	fxge_plugin_leave(c, &r);
	return (fxge_op_value *)to;
}

fxge_op_value *
fxge_plugin_number(fxge_op_call *c, const char *dtype, double v)
{
	fxge_value *volatile to = NULL;
	fxge_recovery r;

	if (!enter_converter(c, &r))
		return NULL;
	if (FXGE_RECOVERS(&r)) {
		fxge_dtype dt = dtype_of(&(making){.c = c, .name = dtype});

		to = dt == FXGE_DT_NONE ? NULL : fxge_conv_number(c->cx, dt, v);
	}
	fxge_plugin_leave(c, &r);
	return (fxge_op_value *)to;
}

static bool
give(fxge_op_call *c, int k, fxge_value *v)
{
	fxge_node *n = c->cx->node;

	if (k < 0 || (uint32_t)k >= n->n_results)
		return fxge_the_plugin_api.fail(c, "result %d is out of range", k);
	if (!v)
		return fxge_the_plugin_api.fail(c, "the value of result %d is NULL", k);
	if (k < 64)
		c->given |= UINT64_C(1) << k;
	return fxge_conv_result(c->cx, (uint32_t)k, v);
}

bool
fxge_plugin_give(fxge_op_call *c, int k, fxge_op_value *v)
{
	volatile bool ok = false;
	fxge_recovery r;

	if (!enter_converter(c, &r))
		return false;
	if (FXGE_RECOVERS(&r))
		ok = give(c, k, (fxge_value *)v);
	fxge_plugin_leave(c, &r);
	return ok;
}
