/* SPDX-License-Identifier: Apache-2.0 */
/* Random calls of operators, written as text programs.
 *
 * Sizes are drawn from a small pool, so that shapes often match each other. */
#include "driver/run/run.h"
#include "driver/optest/optest.h"

#include <stdlib.h>

enum { POOL = 3, MAX_RANK = 4, MAX_LIST = 3 };

static int64_t
below(const fxge_optest_call *c, int64_t n)
{
	return fxge_random_below(c->state, n);
}

static bool
one_in(const fxge_optest_call *c, int64_t n)
{
	return below(c, n) == 0;
}

/* ---- tensors ---- */

typedef struct sizes {
	int64_t pool[POOL];
	int rank; /* rank of most tensors */
} sizes;

static sizes
choose_sizes(const fxge_optest_call *c)
{
	static const int64_t all[] = {1, 2, 3, 4, 5, 8};
	sizes s = {.rank = (int)below(c, MAX_RANK + 1)};
	bool one = one_in(c, 3); /* equal sizes: square matrices, equal shapes */

	for (int i = 0; i < POOL; i++)
		s.pool[i] = one && i ? s.pool[0] : all[below(c, sizeof all / sizeof *all)];
	for (int i = 0; c->scale && i < POOL; i++)
		s.pool[i] *= c->scale;
	return s;
}

static fxge_dtype
choose_dtype(const fxge_optest_call *c)
{
	static const fxge_dtype others[] = {FXGE_DT_I64, FXGE_DT_I32, FXGE_DT_BOOL, FXGE_DT_F32};

	return one_in(c, 8) ? others[below(c, sizeof others / sizeof *others)] : c->dtype;
}

static const char *
add_tensor(fxge_optest_call *c, const sizes *s)
{
	int rank = one_in(c, 2) ? (int)below(c, MAX_RANK + 1) : s->rank;
	fxge_dtype dt = choose_dtype(c);
	int64_t elements = 1;

	if (c->n_inputs < FXGE_OPTEST_INPUTS)
		c->dtypes[c->n_inputs] = dt;
	fxge_sbuf_fmt(
		&c->inputs, "%s%%x%d : %s[", c->n_inputs ? ", " : "", c->n_inputs, fxge_dtypes[dt].text);
	for (int d = 0; d < rank; d++) {
		int64_t size = s->pool[below(c, POOL)];

		fxge_sbuf_fmt(&c->inputs, "%s%lld", d ? ", " : "", (long long)size);
		elements *= size; /* at most (8 * scale)^4 */
	}
	fxge_sbuf_str(&c->inputs, "]");
	c->elements += elements;
	return fxge_arena_printf(c->a, "%%x%d", c->n_inputs++);
}

/* ---- other arguments ---- */

static const char *
number_text(const fxge_optest_call *c, const sizes *s, bool whole)
{
	static const char *const floats[] = {"0.5", "1.0", "2.0", "0.1", "1e-05"};
	int64_t v = one_in(c, 2) ? s->pool[below(c, POOL)] : below(c, 4) - 1;

	if (whole)
		return fxge_arena_printf(c->a, "%lld", (long long)v);
	return floats[below(c, sizeof floats / sizeof *floats)];
}

/* Returns the text of one argument element, or NULL if the type is not supported. */
static const char *
element_text(fxge_optest_call *c, const fxge_param *p, const sizes *s)
{
	switch (p->type) {
	case FXGE_P_TENSOR:
		return add_tensor(c, s);
	case FXGE_P_INT:
		return number_text(c, s, true);
	case FXGE_P_FLOAT:
		return number_text(c, s, false);
	case FXGE_P_SCALAR:
		return number_text(c, s, !fxge_dtype_is_float(c->dtype));
	case FXGE_P_BOOL:
		return one_in(c, 2) ? "true" : "false";
	case FXGE_P_DTYPE:
		return fxge_dtypes[c->dtype].text;
	default:
		return NULL;
	}
}

static const char *
list_text(fxge_optest_call *c, const fxge_param *p, const sizes *s)
{
	fxge_sbuf b;
	int64_t n = p->list_size ? p->list_size : 1 + below(c, MAX_LIST);

	fxge_sbuf_init(&b, c->a);
	for (int64_t i = 0; i < n; i++) {
		const char *e = element_text(c, p, s);

		if (!e)
			return NULL;
		fxge_sbuf_fmt(&b, "%s%s", i ? ", " : "[", e);
	}
	fxge_sbuf_str(&b, "]");
	return b.data;
}

void
fxge_optest_call_generate(fxge_optest_call *c)
{
	const fxge_op *op = c->op;
	sizes s = choose_sizes(c);

	c->args = FXGE_NEW_ARRAY(c->a, (size_t)op->n_params + 1, const char *);
	fxge_sbuf_init(&c->inputs, c->a);
	fxge_sbuf_str(&c->inputs, "");
	for (int i = 0; i < op->n_params; i++) {
		const fxge_param *p = &op->params[i];

		if (fxge_param_may_miss(p) && one_in(c, 2))
			continue;
		c->args[i] = p->list ? list_text(c, p, &s) : element_text(c, p, &s);
	}
	c->n_results = fxge_op_result_count(op);
	if (c->n_results < 0)
		c->n_results = 1 + (int)below(c, MAX_LIST);
}

bool
fxge_optest_is_of_dtype(const fxge_optest_call *c)
{
	for (int i = 0; i < c->n_inputs && i < FXGE_OPTEST_INPUTS; i++)
		if (c->dtypes[i] == c->dtype)
			return true;
	return !c->n_inputs;
}

/* ---- program text ---- */

static void
print_call(fxge_sbuf *b, const fxge_optest_call *c)
{
	bool first = true;

	for (int k = 0; k < c->n_results; k++)
		fxge_sbuf_fmt(b, "%s%%r%d", k ? ", " : "  ", k);
	fxge_sbuf_fmt(b, "%s%s(", c->n_results ? " = " : "  ", c->op->name);
	for (int i = 0; i < c->op->n_params; i++)
		if (c->args[i]) {
			fxge_sbuf_fmt(b, "%s%s=%s", first ? "" : ", ", c->op->params[i].name, c->args[i]);
			first = false;
		}
	fxge_sbuf_str(b, c->n_results ? ") :" : ")");
	for (int k = 0; k < c->n_results; k++)
		fxge_sbuf_str(b, k ? ", ?" : " ?");
	fxge_sbuf_chr(b, '\n');
}

static void
print_results(fxge_sbuf *b, const fxge_optest_call *c)
{
	fxge_sbuf_str(b, "  return");
	for (int k = 0; k < c->n_results; k++)
		fxge_sbuf_fmt(b, "%s %%r%d as \"r%d\"", k ? "," : "", k, k);
}

const char *
fxge_optest_text(const fxge_optest_call *c)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->a);
	fxge_sbuf_fmt(&b, "fxge 1\ngraph \"main\"(%s) {\n", c->inputs.data);
	print_call(&b, c);
	print_results(&b, c);
	fxge_sbuf_str(&b, "\n}\n");
	return b.data;
}

/* ---- gradients ---- */

static void
print_list(fxge_sbuf *b, char letter, int n)
{
	for (int k = 0; k < n; k++)
		fxge_sbuf_fmt(b, "%s%%%c%d", k ? ", " : "[", letter, k);
	fxge_sbuf_chr(b, ']');
}

/* Returns the result with the name that ops/backward.c uses, or -1. */
static int
result_of(const fxge_optest_call *c, const char *name)
{
	for (int k = 0; k < c->op->n_results; k++) {
		const char *own = c->op->results[k].name;

		if (own ? !strcmp(own, name)
				: !strcmp(c->op->n_results == 1 ? "result" : fxge_arena_printf(c->a, "result%d", k),
					name))
			return k;
	}
	return -1;
}

static void
print_constant(fxge_sbuf *b, const fxge_param *p, int k)
{
	const fxge_lit *l = &p->dflt;
	bool ints = l->kind == FXGE_LIT_INTS || l->kind == FXGE_LIT_BOOLS;
	int64_t i = ints ? l->ints[k] : l->i;
	const char *s = l->kind == FXGE_LIT_STRS ? l->strs[k] : l->s;

	if (p->type == FXGE_P_DTYPE)
		fxge_sbuf_str(b, fxge_dtypes[i].text);
	else if (l->kind == FXGE_LIT_FLOAT || l->kind == FXGE_LIT_FLOATS)
		fxge_sbuf_f64(b, l->kind == FXGE_LIT_FLOAT ? l->f : l->floats[k]);
	else if (l->kind == FXGE_LIT_BOOL || l->kind == FXGE_LIT_BOOLS)
		fxge_sbuf_str(b, i ? "true" : "false");
	else if (l->kind == FXGE_LIT_STR || l->kind == FXGE_LIT_STRS)
		fxge_sbuf_json(b, s, strlen(s));
	else
		fxge_sbuf_i64(b, i);
}

/* Appends a parameter's default. Returns false if the default has no text form. */
static bool
print_default(fxge_sbuf *b, const fxge_param *p)
{
	bool list = p->dflt.kind >= FXGE_LIT_INTS;

	if (p->dflt.kind <= FXGE_LIT_ABSENT || p->type > FXGE_P_DTYPE || list != p->list)
		return false;
	fxge_sbuf_str(b, list ? "[" : "");
	for (int k = 0; k < (list ? p->dflt.n : 1); k++) {
		fxge_sbuf_str(b, k ? ", " : "");
		print_constant(b, p, k);
	}
	fxge_sbuf_str(b, list ? "]" : "");
	return true;
}

/* Appends the operand for a parameter of the gradient operator. Returns false if the argument is
 * left out. */
static bool
print_operand(fxge_sbuf *b, const fxge_optest_call *c, const char *name)
{
	int arg = fxge_op_param(c->op, name), k;

	if (!strcmp(name, "grad"))
		fxge_sbuf_str(b, "%g0");
	else if (!strcmp(name, "grads"))
		print_list(b, 'g', c->n_results);
	else if (arg >= 0 && c->args[arg])
		fxge_sbuf_str(b, c->args[arg]);
	else if (arg < 0 && (k = result_of(c, name)) >= 0 && c->op->results[k].list)
		print_list(b, 'r', c->n_results);
	else if (arg < 0 && k >= 0)
		fxge_sbuf_fmt(b, "%%r%d", k);
	else
		return arg >= 0 && print_default(b, &c->op->params[arg]);
	return true;
}

/* Returns true if all inputs of the gradient are present and of float dtype. */
static bool
has_gradient(const fxge_optest_call *c, const fxge_backward *w)
{
	for (int i = 0; i < w->n_inputs; i++) {
		const char *x = c->args[w->inputs[i]];
		int n = x && x[0] == '%' ? atoi(x + 2) : FXGE_OPTEST_INPUTS;

		if (n >= FXGE_OPTEST_INPUTS || !fxge_dtype_is_float(c->dtypes[n]))
			return false;
	}
	return true;
}

static void
print_gradient(
	fxge_sbuf *b, const fxge_optest_call *c, const fxge_backward *w, fxge_optest_gradients *out)
{
	bool first = true;
	fxge_sbuf one;

	for (int i = 0; i < w->n_inputs; i++) {
		int p = w->inputs[i];

		fxge_sbuf_fmt(b, "%s%%d%zu", i ? ", " : "  ", out->len);
		fxge_vec_push(
			c->a, out, ((fxge_optest_gradient){atoi(c->args[p] + 2), c->op->params[p].name}));
	}
	fxge_sbuf_fmt(b, " = %s(", w->op->name);
	for (int i = 0; i < w->op->n_params; i++) {
		fxge_sbuf_init(&one, c->a);
		if (!print_operand(&one, c, w->op->params[i].name))
			continue;
		fxge_sbuf_fmt(b, "%s%s=%s", first ? "" : ", ", w->op->params[i].name, one.data);
		first = false;
	}
	fxge_sbuf_str(b, ") :");
	for (int i = 0; i < w->n_inputs; i++)
		fxge_sbuf_str(b, i ? ", ?" : " ?");
	fxge_sbuf_chr(b, '\n');
}

const char *
fxge_optest_gradient_text(
	const fxge_optest_call *c, const char *const *result_types, fxge_optest_gradients *out)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->a);
	fxge_sbuf_fmt(&b, "fxge 1\ngraph \"main\"(%s", c->inputs.data);
	for (int k = 0; k < c->n_results; k++)
		fxge_sbuf_fmt(&b, ", %%g%d : %s", k, result_types[k]);
	fxge_sbuf_str(&b, ") {\n");
	print_call(&b, c);
	for (int i = 0; i < c->op->n_backward; i++)
		if (has_gradient(c, &c->op->backward[i]))
			print_gradient(&b, c, &c->op->backward[i], out);
	print_results(&b, c);
	for (size_t i = 0; i < out->len; i++)
		fxge_sbuf_fmt(&b, ", %%d%zu as \"d%zu\"", i, i);
	fxge_sbuf_str(&b, "\n}\n");
	return out->len ? b.data : NULL;
}
