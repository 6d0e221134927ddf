/* SPDX-License-Identifier: Apache-2.0 */
/* Executes every hit*.fx of a directory with all fusion rules and with none, on the same random
 * inputs, and compares. `fuse_run DIRECTORY`; exit code 77 if a kernel is missing. */
#include "backend/cpu/runtime/exec.h"
#include "driver/driver.h"
#include "ir/text/text.h"
#include "infer/infer.h"
#include "passes/passes.h"
#include "passes/rules/rules.h"

#include <dirent.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_PORTS = 8, SYMBOL = 5 };

typedef struct result {
	double *v; /* malloc'd */
	int64_t n;
	fxge_dtype dtype;
} result;

typedef struct job {
	fxge_session *session;
	const char *path;
	const char *const *no_fuse;
	result out[MAX_PORTS];
	int n_out;
	uint32_t n_nodes;
	bool ok;
} job;

/* ---- inputs ---- */

static int64_t
size_of(const fxge_program *p, fxge_size s)
{
	int n = fxge_syms_count(p->syms);
	fxge_sym_value *value = calloc((size_t)n + 1, sizeof *value), out = {0};
	bool *known = calloc((size_t)n + 1, 1);

	for (int i = 0; i < n; i++) {
		value[i].i = SYMBOL;
		known[i] = true;
	}
	fxge_sym_env env = {value, known, n};
	bool ok = fxge_sym_eval(p->syms, s, &env, &out);

	free(value);
	free(known);
	return ok ? out.i : 1;
}

/* Returns numbers in [-2, 2), the same on every machine. */
static double
random_number(uint64_t *state)
{
	*state = *state * 6364136223846793005u + 1442695040888963407u;
	return (double)(*state >> 40) * 0x1p-22 - 2;
}

/* Clears the first row of masks: a row without elements is a case of its own. */
static void
fill(fxge_array *a, uint64_t seed)
{
	int64_t n = 1, row = a->rank ? a->shape[a->rank - 1] : 1;

	for (int d = 0; d < a->rank; d++)
		n *= a->shape[d];
	a->size = (size_t)n * fxge_dtype_size(a->dtype);
	a->data = calloc(1, a->size + 1);
	for (int64_t i = 0; i < n; i++) {
		double v = random_number(&seed);

		if (a->dtype == FXGE_DT_BOOL)
			fxge_store_int(a->dtype, a->data, i, i >= row && v > 0);
		else
			fxge_store_float(a->dtype, a->data, i, v);
	}
}

static void
make_input(const fxge_program *p, uint32_t i, fxge_array *a)
{
	const fxge_meta *m = fxge_graph_input(p->main, i)->meta;

	*a = (fxge_array){.dtype = m->dtype, .rank = m->rank};
	for (int d = 0; d < m->rank; d++)
		a->shape[d] = size_of(p, m->shape[d]);
	fill(a, i + 1);
}

/* ---- runs ---- */

static void
keep(job *j, const fxge_array *a, result *r)
{
	const fxge_tensor t = {
		.dtype = a->dtype, .rank = a->rank, .shape = a->shape, .data = a->data, .size = a->size};

	r->dtype = a->dtype;
	r->n = fxge_tensor_numel(&t);
	r->v = calloc((size_t)r->n + 1, sizeof *r->v);
	for (int64_t i = 0; i < r->n; i++)
		r->v[i] = fxge_tensor_float(&t, i);
	fxge_heap_free(&j->session->heap, a->data);
}

static bool
execute(job *j, fxge_program *p)
{
	fxge_exec *e = fxge_exec_new(p);
	fxge_array in[MAX_PORTS], out[MAX_PORTS] = {0};
	uint32_t n_in = fxge_graph_n_inputs(p->main), n_out = fxge_graph_n_outputs(p->main);

	if (!e || n_in > MAX_PORTS || n_out > MAX_PORTS)
		return false;
	for (uint32_t i = 0; i < n_in; i++)
		make_input(p, i, &in[i]);
	bool ok = fxge_exec_run(e, in, (int)n_in, out, (int)n_out);

	for (uint32_t i = 0; i < n_in; i++)
		free(in[i].data);
	for (uint32_t i = 0; ok && i < n_out; i++)
		keep(j, &out[i], &j->out[j->n_out++]);
	fxge_exec_release(e);
	return ok;
}

static int
work(void *arg)
{
	job *j = arg;
	fxge_session *s = j->session;
	fxge_file *f = fxge_file_open(&s->heap, &s->diags, j->path);
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);
	fxge_sbuf b;

	o.no_fuse = j->no_fuse;
	fxge_program *p =
		f ? fxge_text_parse(s, j->path, (const char *)f->bytes.data, f->bytes.size) : NULL;

	j->ok = p && fxge_pass_infer(p) && fxge_pipeline_run(p, &o) && execute(j, p);
	j->n_nodes = p ? p->main->n_nodes : 0;
	fxge_sbuf_init(&b, &s->arena);
	for (size_t i = 0; i < s->diags.list.len; i++)
		fxge_diag_render(&b, &s->diags.list.data[i]);
	fputs(b.len ? b.data : "", stdout);
	if (p)
		fxge_program_release(p);
	fxge_file_close(f);
	return 0;
}

static void
run(job *j)
{
	j->session = fxge_driver_session(NULL);
	if (j->session && fxge_heap_guard(&j->session->heap, work, j) != 0)
		j->ok = false;
	if (j->session)
		fxge_session_release(j->session);
}

/* ---- comparison ---- */

/* Returns the tolerance, a few roundings of the dtype relative to the largest value. */
static double
tolerance(fxge_dtype d)
{
	return d == FXGE_DT_BF16 ? 0x1p-6 : d == FXGE_DT_F16 ? 0x1p-9 : 4e-6;
}

static bool
equal(const result *a, const result *b)
{
	double scale = 1e-30, worst = 0;

	if (a->n != b->n || a->dtype != b->dtype)
		return false;
	for (int64_t i = 0; i < a->n; i++) {
		double d = fabs(a->v[i] - b->v[i]);

		scale = fmax(scale, fabs(b->v[i]));
		if (isnan(a->v[i]) != isnan(b->v[i]))
			return false;
		if (a->v[i] != b->v[i] && !isnan(a->v[i]))
			worst = fmax(worst, d);
	}
	if (worst > tolerance(a->dtype) * scale)
		printf("  differs by %g of %g\n", worst, scale);
	return worst <= tolerance(a->dtype) * scale;
}

static int
compare(const char *path, const char *const *off)
{
	job with = {.path = path}, without = {.path = path, .no_fuse = off};
	int status = 0;

	run(&with);
	run(&without);
	if (!with.ok || !without.ok || with.n_out != without.n_out || with.n_out == 0)
		status = 1;
	for (int i = 0; status == 0 && i < with.n_out; i++)
		status = !equal(&with.out[i], &without.out[i]);
	printf("%s %s: %u nodes, %u without rules\n", status ? "FAILED" : "ok", path, with.n_nodes,
		without.n_nodes);
	for (int i = 0; i < MAX_PORTS; i++) {
		free(with.out[i].v);
		free(without.out[i].v);
	}
	return status;
}

static int
is_hit(const struct dirent *e)
{
	size_t n = strlen(e->d_name);

	return n > 3 && strcmp(e->d_name + n - 3, ".fx") == 0 && strncmp(e->d_name, "hit", 3) == 0;
}

int
main(int argc, char **argv)
{
	const char **names = calloc(fxge_n_built_in_rules + 1, sizeof *names);
	struct dirent **list;
	int n = argc == 2 ? scandir(argv[1], &list, is_hit, alphasort) : -1, worst = 0;

	for (size_t i = 0; i < fxge_n_built_in_rules; i++)
		names[i] = fxge_built_in_rules[i].name;
	if (n <= 0) {
		fputs("usage: fuse_run DIRECTORY, with hit*.fx in it\n", stderr);
		return 2;
	}
	for (int i = 0; i < n; i++) {
		char path[4096];

		snprintf(path, sizeof path, "%s/%s", argv[1], list[i]->d_name);
		int status = compare(path, names);

		worst |= status;
		free(list[i]);
	}
	free(list);
	free(names);
	return worst;
}
