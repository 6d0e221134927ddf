/* SPDX-License-Identifier: Apache-2.0 */
/* Runs every case of every case file on the executor twice: operands that determine shapes are
 * constants (planned before the run), or inputs (known at run time). */
#include "unit/check.h"

#include <dirent.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "backend/cpu/case_file.h"
#include "driver/run/run.h"
#include "infer/infer.h"
#include "ir/optab.h"

#include "fxge_ge_control.h"

/* ---- one graph from one case ---- */

typedef struct builder {
	fxge_session *s;
	fxge_program *p;
	const fxge_op *op;
	const test_case *c;
	fxge_array in[MOST_INPUTS];
	int n_in;
	fxge_arg args[MOST_INPUTS + MOST_ATTRS + 1];
	int n_args;
	bool constants;
} builder;

static fxge_value *
value_of(builder *b, int i)
{
	const fxge_array *x = &b->c->in[i];
	int param = fxge_op_param(b->op, b->c->in_name[i]);
	fxge_size shape[FXGE_MAX_RANK];

	if (param < 0)
		return NULL;
	if (b->constants && b->op->params[param].host) {
		fxge_tensor *t = fxge_tensor_new(&b->p->arena, fxge_program_fresh_tensor_name(b->p, "t"),
			x->dtype, x->rank, x->shape, x->data);
		fxge_node *n = fxge_node_new(b->p->main, b->p->main->ret, &fxge_ops[GE_Const],
			FXGE_ARGS(fxge_a_tensor(GE_Const__value, t)), 0, NULL);

		return fxge_node_out(n, 0);
	}
	for (int d = 0; d < x->rank; d++)
		shape[d] = fxge_size_small(x->shape[d]);
	fxge_meta m = fxge_meta_tensor(&b->p->arena, x->dtype, x->rank, shape);

	/* A copy: ref operators write their first operand. */
	b->in[b->n_in] = *x;
	b->in[b->n_in++].data = fxge_arena_copy(&b->p->arena, x->data, x->size);
	fxge_name name = fxge_names_get(b->s->names, fxge_arena_printf(&b->p->arena, "in%d", i));
	fxge_input in = {.role = FXGE_ROLE_USER, .name = name};

	fxge_vec_push(&b->p->arena, &b->p->inputs, in);
	return fxge_graph_add_input(b->p->main, name, &m);
}

/* Operands of a list parameter are consecutive. */
static bool
add_inputs(builder *b)
{
	for (int i = 0; i < b->c->n_in;) {
		int param = fxge_op_param(b->op, b->c->in_name[i]), n = 0;
		fxge_value **v = FXGE_NEW_ARRAY(&b->p->arena, MOST_INPUTS, fxge_value *);

		if (param < 0)
			return false;
		for (; i < b->c->n_in && fxge_op_param(b->op, b->c->in_name[i]) == param; i++)
			v[n++] = value_of(b, i);
		b->args[b->n_args++] =
			b->op->params[param].list ? fxge_a_values(param, v, n) : fxge_a_value(param, v[0]);
	}
	return true;
}

static bool
add_attr(builder *b, const case_attr *t)
{
	int param = fxge_op_param(b->op, t->name), n = 0;
	int64_t *ints = FXGE_NEW_ARRAY(&b->p->arena, MOST_LIST, int64_t);
	double *floats = FXGE_NEW_ARRAY(&b->p->arena, MOST_LIST, double);
	char *at = fxge_arena_strndup(&b->p->arena, t->text, strlen(t->text));
	fxge_arg *a = &b->args[b->n_args++];

	if (param < 0)
		return false;
	for (char *p = at, *end; n < MOST_LIST; p = end, n++) {
		floats[n] = strtod(p, &end);
		if (end == p)
			break;
		ints[n] = strtoll(p, NULL, 10);
	}
	if (strcmp(t->type, "int") == 0)
		*a = fxge_a_int(param, ints[0]);
	else if (strcmp(t->type, "float") == 0)
		*a = fxge_a_float(param, floats[0]);
	else if (strcmp(t->type, "bool") == 0)
		*a = fxge_a_bool(param, strcmp(t->text, "true") == 0);
	else if (strcmp(t->type, "ints") == 0)
		*a = fxge_a_ints(param, ints, n);
	else if (strcmp(t->type, "floats") == 0)
		*a = fxge_a_floats(param, floats, n);
	else if (strcmp(t->type, "dtype") == 0)
		*a = fxge_a_dtype(param, fxge_dtype_by_text(t->text, strlen(t->text)));
	else
		*a = fxge_a_str(param, at);
	return true;
}

static fxge_program *
build(builder *b)
{
	fxge_operand out[MOST_OUTS] = {0};
	bool ok;

	b->p = fxge_program_new(b->s, b->c->name);
	fxge_graph *g = fxge_graph_new(b->p, "main");

	ok = add_inputs(b);
	for (int i = 0; i < b->c->n_attr; i++)
		ok &= add_attr(b, &b->c->attr[i]);
	b->args[b->n_args] = (fxge_arg){.param = -1};
	bool list = b->op->n_results == 1 && b->op->results[0].list;
	fxge_node *n = ok ? fxge_node_new(g, g->ret, b->op, b->args,
					   list ? (uint32_t)(b->c->n_out ? b->c->n_out : 2) : 0, NULL)
					  : NULL;

	if (!n)
		return NULL;
	for (uint32_t i = 0; i < n->n_results; i++) {
		out[i].kind = FXGE_K_VALUE;
		out[i].value = n->results[i];
	}
	fxge_graph_set_outputs(g, out, n->n_results);
	return b->p;
}

/* ---- comparison ---- */

static void
default_tolerance(fxge_dtype dt, double *rtol, double *atol)
{
	*rtol = dt == FXGE_DT_F64 ? 1e-14 : dt == FXGE_DT_F16 ? 1e-3 : dt == FXGE_DT_BF16 ? 8e-3 : 3e-7;
	*atol = dt == FXGE_DT_F64 ? 1e-300 : dt == FXGE_DT_F16 ? 6e-8 : 1e-37;
}

static bool
is_equal(const test_case *c, fxge_dtype dt, double got, double want)
{
	double rtol = c->rtol, atol = c->atol;

	if (isnan(want) || isnan(got) || isinf(want) || isinf(got))
		return (isnan(want) && isnan(got)) || got == want;
	if (rtol < 0)
		default_tolerance(dt, &rtol, &atol);
	return fabs(got - want) <= rtol * fabs(want) + atol;
}

static bool
compare(const test_case *c, int k, const fxge_array *y)
{
	const fxge_array *w = &c->out[k];
	int64_t n = 1;

	if (y->dtype != w->dtype || y->rank != w->rank
		|| memcmp(y->shape, w->shape, (size_t)y->rank * sizeof *y->shape) != 0) {
		fprintf(stderr, "  result %d: %s of %d dims, expected %s of %d dims (or sizes differ)\n", k,
			fxge_dtypes[y->dtype].text, y->rank, fxge_dtypes[w->dtype].text, w->rank);
		return false;
	}
	for (int d = 0; d < y->rank; d++)
		n *= y->shape[d];
	fxge_tensor got = {.dtype = y->dtype, .rank = y->rank, .shape = y->shape, .data = y->data};
	fxge_tensor want = {.dtype = w->dtype, .rank = w->rank, .shape = w->shape, .data = w->data};

	for (int64_t i = 0; i < n; i++) {
		double v = fxge_tensor_float(&got, i);
		bool same =
			c->random ? v >= c->least && v <= c->most
			: fxge_dtype_is_float(y->dtype)
				? is_equal(c, y->dtype, fxge_tensor_float(&got, i), fxge_tensor_float(&want, i))
				: fxge_tensor_int(&got, i) == fxge_tensor_int(&want, i);

		if (same)
			continue;
		fprintf(stderr, "  result %d, element %lld: %.17g, expected %.17g\n", k, (long long)i,
			fxge_tensor_float(&got, i), fxge_tensor_float(&want, i));
		return false;
	}
	return true;
}

static bool
run(builder *b, fxge_array *out)
{
	fxge_program *p = build(b), *runs = p ? fxge_custom_expanded(p) : NULL;
	fxge_exec *e = runs ? fxge_exec_new(runs) : NULL;
	bool ok = e && fxge_exec_run(e, b->in, b->n_in, out, (int)fxge_graph_n_outputs(p->main));

	fxge_exec_release(e);
	return ok;
}

static bool
failed_as_expected(const test_case *c, const fxge_session *s)
{
	for (size_t i = 0; i < s->diags.list.len; i++)
		if (strcmp(fxge_diag_rows[s->diags.list.data[i].id].name, c->error) == 0)
			return true;
	return false;
}

static void
show_diagnostics(fxge_session *s)
{
	fxge_sbuf t;

	fxge_sbuf_init(&t, &s->arena);
	for (size_t i = 0; i < s->diags.list.len; i++)
		fxge_diag_render(&t, &s->diags.list.data[i]);
	fprintf(stderr, "%s\n", t.len ? t.data : "  (no diagnostic)");
}

static bool
run_case(const case_file *f, const test_case *c, bool constants)
{
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	const char *name = fxge_arena_printf(&s->arena, "ge.%s", f->op);
	const fxge_op *found = fxge_op_find(s, name, strlen(name)),
				  *op = found ? found : fxge_op_prototype(s, name, strlen(name));
	builder b = {.s = s, .op = op, .c = c, .constants = constants};

	s->infer = fxge_infer_node; /* formulas are expanded into inferred nodes */
	fxge_array out[MOST_OUTS] = {0};
	bool ran = op && run(&b, out), ok = *c->error ? !ran && failed_as_expected(c, s) : ran;

	for (int k = 0; ok && !*c->error && k < c->n_out; k++)
		ok = c->any[k] || compare(c, k, &out[k]);
	if (!ok) {
		fprintf(stderr, "%s: %s (%s)\n", f->op, c->name, constants ? "constants" : "inputs");
		show_diagnostics(s);
	}
	for (int k = 0; k < c->n_out; k++)
		fxge_heap_free(&s->heap, out[k].data);
	fxge_session_release(s);
	return ok;
}

static int
run_body(void *arg)
{
	void **a = arg;

	return run_case(a[0], a[1], a[2] != NULL);
}

static void
run_file(void **state)
{
	fxge_heap heap = {0};
	fxge_arena arena;
	case_file f;
	int bad = 0;

	fxge_arena_init(&arena, &heap);
	case_file_read(&f, *state, &arena);
	for (int i = 0; i < f.n; i++)
		for (int constants = 1; constants >= 0; constants--)
			bad +=
				fxge_heap_guard(&heap, run_body, (void *[]){&f, &f.cases[i], constants ? &f : NULL})
				!= 1;
	fxge_arena_release(&arena);
	assert_int_equal(heap.live, 0);
	assert_true(f.n > 0 || bad);
	assert_int_equal(bad, 0);
}

static int
by_name(const void *a, const void *b)
{
	return strcmp(((const struct CMUnitTest *)a)->name, ((const struct CMUnitTest *)b)->name);
}

/* Runs all files, or those given as arguments. */
int
main(int argc, char **argv)
{
	static struct CMUnitTest tests[1024];
	static char path[1024][512];
	size_t n = 0;
	DIR *d = opendir(CASES);

	for (struct dirent *e; d && n < 1024 && (e = readdir(d));) {
		size_t len = strlen(e->d_name);
		bool wanted = argc < 2;

		for (int i = 1; i < argc; i++)
			wanted |= strncmp(argv[i], e->d_name, len - 4) == 0 && strlen(argv[i]) == len - 4;
		if (len < 5 || strcmp(e->d_name + len - 4, ".txt") != 0 || !wanted)
			continue;
		snprintf(path[n], sizeof path[n], "%s/%s", CASES, e->d_name);
		tests[n] = (struct CMUnitTest){
			.name = path[n] + strlen(CASES) + 1, .test_func = run_file, .initial_state = path[n]};
		n++;
	}
	if (d)
		closedir(d);
	qsort(tests, n, sizeof *tests, by_name);
	return n == 0 || _cmocka_run_group_tests("cases", tests, n, NULL, NULL);
}
