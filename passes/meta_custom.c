/* Results of operators that were loaded at run time: evaluates the `shape` and `dtype` texts of
 * their rows.
 *
 *   shape  := NAME ".shape" | "[" [sum {"," sum}] "]"
 *   sum    := term {("+" | "-") term}
 *   term   := factor {("*" | "//" | "%") factor}
 *   factor := INTEGER | "-" factor | "(" sum ")" | ("min" | "max") "(" sum "," sum ")"
 *           | NAME "[" ["-"] INTEGER "]" | NAME
 *
 * NAME[i] is a size of a tensor argument or an element of a list of integers; NAME an integer
 * argument. */
#include "passes/metas.h"

typedef struct reader {
	fxge_call *call;
	const char *text, *at;
	int depth;
} reader;

static const fxge_size zero = {0};

static fxge_size
wrong(reader *r, const char *what)
{
	fxge_call_fail(r->call, FXGE_D_SHAPE_TEXT, "shape `%s` of %s: %s at offset %d", r->text,
		r->call->node->op->name, what, (int)(r->at - r->text));
	return zero;
}

static void
skip_space(reader *r)
{
	while (*r->at == ' ' || *r->at == '\t' || *r->at == '\n')
		r->at++;
}

static bool
eat(reader *r, const char *token)
{
	size_t n = strlen(token);

	skip_space(r);
	if (strncmp(r->at, token, n) != 0)
		return false;
	r->at += n;
	return true;
}

static bool
name_char(char c, bool first)
{
	return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
		   || (!first && c >= '0' && c <= '9');
}

static size_t
eat_name(reader *r, const char **name)
{
	size_t n = 0;

	skip_space(r);
	*name = r->at;
	while (name_char(r->at[n], n == 0))
		n++;
	r->at += n;
	return n;
}

static bool
eat_int(reader *r, int64_t *v)
{
	size_t n = 0;

	skip_space(r);
	while (r->at[n] >= '0' && r->at[n] <= '9')
		n++;
	if (n == 0 || !fxge_parse_i64(r->at, n, v))
		return false;
	r->at += n;
	return true;
}

static int
param_named(reader *r, const char *name, size_t n)
{
	const fxge_op *op = r->call->node->op;

	for (int i = 0; i < op->n_params; i++)
		if (strlen(op->params[i].name) == n && memcmp(op->params[i].name, name, n) == 0)
			return i;
	wrong(r, "no such argument before");
	return -1;
}

/* ---- expressions ---- */

static fxge_size sum(reader *r);

static fxge_size
element(reader *r, int param)
{
	int64_t i;
	bool from_end = eat(r, "-");

	if (!eat_int(r, &i) || !eat(r, "]"))
		return wrong(r, "expected an index and `]`");
	i = from_end ? -i : i;
	bool tensor = r->call->node->op->params[param].type == FXGE_P_TENSOR;
	const fxge_meta *m = tensor ? fxge_arg_tensor(r->call, param) : NULL;
	fxge_sizes s = {0};

	if (tensor && !m)
		return wrong(r, "an argument that is absent before");
	if (m)
		s = (fxge_sizes){m->shape, m->rank};
	else
		s = fxge_arg_sizes(r->call, param);
	i = i < 0 ? i + s.n : i;
	return i >= 0 && i < s.n ? s.s[i] : wrong(r, "an index out of range before");
}

static fxge_size
min_max(reader *r, bool min)
{
	fxge_syms *t = r->call->syms;
	fxge_size a = sum(r), b;

	if (!eat(r, ","))
		return wrong(r, "expected `,`");
	b = sum(r);
	if (!eat(r, ")"))
		return wrong(r, "expected `)`");
	return min ? fxge_sym_min(t, a, b) : fxge_sym_max(t, a, b);
}

static fxge_size
named(reader *r, const char *name, size_t n)
{
	if (n == 3 && (memcmp(name, "min", 3) == 0 || memcmp(name, "max", 3) == 0) && eat(r, "("))
		return min_max(r, name[1] == 'i');
	int param = param_named(r, name, n);

	if (param < 0)
		return zero;
	return eat(r, "[") ? element(r, param) : fxge_arg_size(r->call, param);
}

static fxge_size
factor(reader *r)
{
	const char *name;
	fxge_size v = zero;
	int64_t i;
	size_t n;

	if (r->call->failed)
		return zero;
	if (++r->depth > FXGE_MAX_DEPTH)
		return wrong(r, "nested too deeply");
	if (eat_int(r, &i)) {
		v = fxge_sym_int(r->call->syms, i);
	} else if (eat(r, "-")) {
		v = fxge_sym_sub(r->call->syms, fxge_size_small(0), factor(r));
	} else if (eat(r, "(")) {
		v = sum(r);
		if (!eat(r, ")"))
			wrong(r, "expected `)`");
	} else if ((n = eat_name(r, &name)) > 0) {
		v = named(r, name, n);
	} else {
		wrong(r, "expected a size");
	}
	r->depth--;
	return v;
}

static fxge_size
term(reader *r)
{
	fxge_syms *t = r->call->syms;
	fxge_size v = factor(r);

	while (!r->call->failed) {
		if (eat(r, "//"))
			v = fxge_sym_floordiv(t, v, factor(r));
		else if (eat(r, "*"))
			v = fxge_sym_mul(t, v, factor(r));
		else if (eat(r, "%"))
			v = fxge_sym_mod(t, v, factor(r));
		else
			break;
	}
	return v;
}

static fxge_size
sum(reader *r)
{
	fxge_syms *t = r->call->syms;
	fxge_size v = term(r);

	while (!r->call->failed) {
		if (eat(r, "+"))
			v = fxge_sym_add(t, v, term(r));
		else if (eat(r, "-"))
			v = fxge_sym_sub(t, v, term(r));
		else
			break;
	}
	return v;
}

/* ---- shapes and dtypes ---- */

static int
list(reader *r, fxge_size *shape)
{
	int n = 0;

	if (eat(r, "]"))
		return 0;
	do {
		if (n == FXGE_MAX_RANK)
			wrong(r, "too many dims");
		else
			shape[n++] = sum(r);
	} while (!r->call->failed && eat(r, ","));
	if (!eat(r, "]"))
		wrong(r, "expected `,` or `]`");
	return n;
}

static int
whole_shape(reader *r, fxge_size *shape)
{
	const char *name;
	size_t n = eat_name(r, &name);
	int param = n ? param_named(r, name, n) : -1;

	if (param < 0 || !eat(r, ".shape"))
		return wrong(r, "expected `[` or `NAME.shape`"), 0;
	const fxge_meta *m = fxge_arg_tensor(r->call, param);

	if (!m)
		return wrong(r, "an argument that is absent before"), 0;
	if (m->rank > 0)
		memcpy(shape, m->shape, (size_t)m->rank * sizeof *shape);
	return m->rank;
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
	if (param >= 0)
		m = fxge_arg_tensor(c, param);
	if (m)
		return (fxge_dtype)m->dtype;
	if (!dt)
		fxge_call_fail(c, FXGE_D_SHAPE_TEXT,
			"dtype `%s` of %s: neither a dtype nor a tensor that is there", text,
			c->node->op->name);
	return dt;
}

static bool
result(fxge_call *c, uint32_t k)
{
	reader r = {.call = c, .text = c->node->op->shape[k], .at = c->node->op->shape[k]};
	fxge_size shape[FXGE_MAX_RANK];
	int rank = eat(&r, "[") ? list(&r, shape) : whole_shape(&r, shape);

	skip_space(&r);
	if (!c->failed && *r.at)
		wrong(&r, "unexpected text");
	return fxge_out_tensor(c, k, dtype_of(c, k), rank, shape);
}

bool
fxge_meta_custom(fxge_call *c)
{
	for (uint32_t k = 0; k < c->n_out && k < (uint32_t)c->node->op->n_results; k++)
		if (!result(c, k))
			return false;
	return true;
}
