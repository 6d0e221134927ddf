/* SPDX-License-Identifier: Apache-2.0 */
/* One case: a program whose arrays are tensors with agreed names (see cases.py). */
#include "tests/ops/numbers.h"

#include "tests/golden.h"
#include "tests/temp.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { MAX_IN = 24, RUNS = 8 };

typedef struct work {
	number_case *out;
	fxge_session *session;
	fxge_program *program;
	const fxge_tensor **arrays; /* compilation drops tensors that the graph does not use */
	size_t n_arrays;
} work;

__attribute__((format(printf, 2, 3))) static bool
wrong(work *w, const char *fmt, ...)
{
	char text[4096];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof text, fmt, ap);
	va_end(ap);
	free(w->out->message);
	w->out->message = strdup(text);
	w->out->ok = false;
	return false;
}

static bool
wrong_call(work *w, const char *what)
{
	return wrong(w, "%s: %s", what, fxge_diag_text(w->session));
}

/* Returns the tensor whose name has that prefix, or NULL. */
static const fxge_tensor *
tensor(const work *w, const char *name)
{
	for (size_t i = 0; i < w->n_arrays; i++)
		if (strncmp(w->arrays[i]->name, name, strlen(name)) == 0)
			return w->arrays[i];
	return NULL;
}

static void
keep_arrays(work *w)
{
	w->n_arrays = w->program->tensors.len;
	w->arrays = calloc(w->n_arrays + 1, sizeof *w->arrays);
	for (size_t i = 0; i < w->n_arrays; i++)
		w->arrays[i] = w->program->tensors.data[i];
}

/* ---- comparison ---- */

/* Returns the tolerance relative to the largest expected value, if PyTorch's own error is `own`. */
static double
allowed(fxge_dtype dt, double own)
{
	if (dt == FXGE_DT_BF16)
		return 1.5 * own + 0x1p-8;
	if (dt == FXGE_DT_F16)
		return 1.5 * own + 0x1p-11;
	return 3 * own > 2e-6 ? 3 * own : 2e-6;
}

static bool
near(work *w, const char *what, const fxge_tensor *got, const fxge_tensor *want, double own)
{
	int64_t n = fxge_tensor_numel(want);
	double scale = 0, limit;

	for (int64_t i = 0; i < n; i++) {
		double y = fxge_tensor_float(want, i);

		if (isfinite(y) && fabs(y) > scale)
			scale = fabs(y);
	}
	limit = allowed(got->dtype, own) * scale;
	for (int64_t i = 0; i < n; i++) {
		double x = fxge_tensor_float(got, i), y = fxge_tensor_float(want, i);

		if (x == y || (isnan(x) && isnan(y)) || fabs(x - y) <= limit)
			continue;
		return wrong(w, "%s: element %lld is %.10g, expected %.10g within %.3g\n", what,
			(long long)i, x, y, limit);
	}
	return true;
}

static bool
equal(work *w, const char *what, const fxge_tensor *got, const fxge_tensor *want)
{
	for (int64_t i = 0; i < fxge_tensor_numel(want); i++) {
		int64_t x = fxge_tensor_int(got, i), y = fxge_tensor_int(want, i);

		if (x != y)
			return wrong(w, "%s: element %lld is %lld, expected %lld\n", what, (long long)i,
				(long long)x, (long long)y);
	}
	return true;
}

/* Replaces complex elements by real and imaginary part, along an additional last dim. */
static void
take_apart(fxge_tensor *x, int64_t *shape)
{
	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	shape[x->rank++] = 2;
	x->shape = shape;
	x->dtype = fxge_dtype_real(x->dtype);
}

/* Compares a result. The name of `want` ends in the dtype; floats are stored in f64. */
static bool
judge(work *w, const char *what, const fxge_tensor_view *v, const fxge_tensor *want, double own)
{
	fxge_dtype dt = fxge_dtype_by_text(v->dtype, strlen(v->dtype));
	fxge_tensor got = {
		.dtype = dt, .rank = v->rank, .shape = v->shape, .data = v->data, .size = v->bytes};

	if (strcmp(strrchr(want->name, '.') + 1, v->dtype) != 0)
		return wrong(w, "%s is %s, expected %s\n", what, v->dtype, want->name);
	int64_t with_parts[FXGE_MAX_RANK + 1];

	if (fxge_dtype_is_complex(dt))
		take_apart(&got, with_parts);
	bool shape = got.rank == want->rank;

	for (int d = 0; shape && d < want->rank; d++)
		if (got.shape[d] != want->shape[d])
			return wrong(w, "%s: dim %d is %lld, expected %lld\n", what, d, (long long)got.shape[d],
				(long long)want->shape[d]);
	if (!shape)
		return wrong(w, "%s has %d dims, expected %d\n", what, got.rank, want->rank);
	return fxge_dtype_is_float(got.dtype) ? near(w, what, &got, want, own)
										  : equal(w, what, &got, want);
}

/* ---- runs ---- */

static int
inputs(const work *w, int run, fxge_tensor_view *in)
{
	char prefix[32];
	int n = 0, len = snprintf(prefix, sizeof prefix, "r%d.in.", run);

	for (size_t i = 0; i < w->n_arrays && n < MAX_IN; i++) {
		const fxge_tensor *t = w->arrays[i];

		if (strncmp(t->name, prefix, (size_t)len) == 0)
			in[n++] = (fxge_tensor_view){t->name + len, fxge_dtypes[t->dtype].text, t->rank,
				t->shape, t->stride, (void *)(uintptr_t)t->data, t->size};
	}
	return n;
}

/* Returns the index of the k-th result of the call itself; written inputs are results as well. */
static int
returned(const fxge_executable *e, int k)
{
	for (int i = 0; i < fxge_n_outputs(e); i++) {
		fxge_port_info info = FXGE_OPTIONS(fxge_port_info);

		if (fxge_output_get(e, i, &info) && strcmp(info.role, "user") == 0 && k-- == 0)
			return i;
	}
	return -1;
}

static bool
run_once(work *w, fxge_executable *e, int run)
{
	fxge_tensor_view in[MAX_IN], got;
	char name[64];
	int n = inputs(w, run, in), outputs = 0;

	if (fxge_run(e, in, n) != FXGE_OK)
		return wrong_call(w, "running");
	for (int i = 0;; i++, outputs++) {
		snprintf(name, sizeof name, "r%d.own.%d", run, i);
		const fxge_tensor *own = tensor(w, name);

		snprintf(name, sizeof name, "r%d.want.%d.", run, i);
		const fxge_tensor *want = tensor(w, name);

		if (!want)
			return i > 0 || wrong(w, "no expected results\n");
		snprintf(name, sizeof name, "run %d, result %d", run, i);
		if (!fxge_get_result(e, returned(e, i), &got))
			return wrong(w, "%s is not there\n", name);
		if (!judge(w, name, &got, want, own ? fxge_tensor_float(own, 0) : 0))
			return false;
	}
}

static int
runs(const work *w)
{
	char name[32];
	int n = 0;

	do
		snprintf(name, sizeof name, "r%d.want.", ++n);
	while (n < RUNS && tensor(w, name));
	return n;
}

static bool
run_all(work *w, fxge_program *p)
{
	fxge_executable *e = fxge_executable_open(p);
	bool ok = e || wrong_call(w, "planning");

	for (int i = 0; ok && i < runs(w); i++)
		ok = run_once(w, e, i);
	fxge_executable_close(e);
	return ok;
}

/* ---- a second run, from a .air file ---- */

typedef struct air_file {
	char dir[TEMP_DIR], path[TEMP_DIR + 16], io[TEMP_DIR + 16];
} air_file;

static bool
write_air(work *w, air_file *f)
{
	if (!temp_make(f->dir))
		return wrong(w, "no temporary directory\n");
	snprintf(f->path, sizeof f->path, "%s/m.air", f->dir);
	snprintf(f->io, sizeof f->io, "%s/m.io.json", f->dir);
	return fxge_write(w->program, f->path, "air", NULL) == FXGE_OK || wrong_call(w, "writing .air");
}

static bool
run_air(work *w, const air_file *f)
{
	fxge_program *p = fxge_load(w->session, f->path, NULL);
	bool ok = (p || wrong_call(w, "reading .air")) && run_all(w, p);

	if (!ok && p) {
		char *what = w->out->message;

		w->out->message = NULL;
		wrong(w, "through .air: %s", what);
		free(what);
	}
	fxge_program_close(p);
	w->out->by_air = true;
	return ok;
}

static void
remove_air(const air_file *f)
{
	unlink(f->path);
	unlink(f->io);
	rmdir(f->dir);
}

/* Returns true for the sample of cases that are also run from a file: every dynamic case, and by
 * name one in four others. */
static bool
goes_by_air(const char *name, bool dynamic)
{
	unsigned sum = 0;

	for (; *name; name++)
		sum = sum * 31 + (unsigned char)*name;
	return dynamic || sum % 4 == 0;
}

/* Reads the case and stores the arrays that accompany its graph. */
static bool
open_case(work *w, const char *text, size_t n)
{
	number_case *c = w->out;

	snprintf(c->name, sizeof c->name, "?");
	c->ok = true;
	w->session = fxge_open(NULL);
	if (c->soc) {
		fxge_variant_options chip = FXGE_OPTIONS(fxge_variant_options);

		chip.soc = c->soc;
		if (fxge_choose_variants(w->session, &chip) != FXGE_OK)
			return wrong_call(w, "choosing the chip");
	}
	w->program = fxge_load_bytes(w->session, "case.fx", text, n, NULL);
	if (!w->program)
		return wrong_call(w, "reading");
	snprintf(c->name, sizeof c->name, "%s", w->program->name);
	keep_arrays(w);
	return true;
}

static void
close_case(work *w)
{
	free(w->arrays);
	fxge_close(w->session);
}

static bool
compile(work *w)
{
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);

	o.check_passes = true;
	if (fxge_compile(w->program, &o) == FXGE_OK)
		return true;
	w->out->refused = fxge_last_status(w->session) != FXGE_BUG;
	return wrong_call(w, "compiling");
}

/* Writes the file first, since an execution may replace nodes by their values. */
static void
run_case(work *w)
{
	bool by_air = goes_by_air(w->out->name, runs(w) > 1);
	air_file f;
	bool ok = !by_air || write_air(w, &f);

	ok = ok && run_all(w, w->program);
	if (ok && by_air)
		run_air(w, &f);
	if (by_air)
		remove_air(&f);
}

void
numbers_run(number_case *c, const char *text, size_t n, number_table *t)
{
	work w = {.out = c};
	bool ok = open_case(&w, text, n);

	if (ok && t)
		numbers_table_see(t, w.program, runs(&w) > 1);
	ok = ok && compile(&w);
	if (ok && t)
		numbers_table_keep(t, w.program);
	c->ok = ok;
	if (ok && !c->compile_only)
		run_case(&w);
	close_case(&w);
}

/* ---- a run in a larger gear ---- */

/* Makes a gear for the first run: its sizes, those that may be padded increased by `more`. */
static bool
give_gear(work *w, int more)
{
	const fxge_program *p = w->program;
	char text[4096] = "", name[FXGE_MAX_RANK + 64];
	size_t n = 0;

	for (uint32_t i = 0; i < fxge_graph_n_inputs(p->main); i++) {
		const fxge_value *v = fxge_graph_input(p->main, i);

		snprintf(name, sizeof name, "r0.in.%s", p->inputs.data[i].name);
		const fxge_tensor *t = tensor(w, name);

		for (int d = 0; t && v->meta->kind == FXGE_META_TENSOR && d < v->meta->rank; d++) {
			fxge_size s = v->meta->shape[d];
			bool padded = false;

			if (fxge_size_is_small(s) || n + 64 > sizeof text)
				continue;
			for (int k = 0; more && k < p->gears.n_symbols; k++)
				padded = padded || (fxge_size_same(p->gears.symbol[k], s) && p->gears.padded[k]);
			n += (size_t)snprintf(text + n, sizeof text - n, "%s%s=%lld", n ? ";" : "",
				fxge_sym_name(p->syms, s), (long long)(t->shape[d] + (padded ? more : 0)));
		}
	}
	return fxge_set_gears(w->program, text, true) == FXGE_OK;
}

/* Repeats the first run in a gear that enlarges every size for which padding is proved to be safe:
 * results must not change. A gear that violates a guard is skipped. */
static void
run_padded(work *w)
{
	bool some = false;

	if (!give_gear(w, 0)) {
		fxge_diag_clear(w->session);
		return;
	}
	for (int k = 0; k < w->program->gears.n_symbols; k++)
		some = some || w->program->gears.padded[k];
	if (!some || !give_gear(w, 3)) {
		fxge_diag_clear(w->session);
		return;
	}
	fxge_executable *e = fxge_executable_open(w->program);

	w->out->padded = (e || wrong_call(w, "planning")) && run_once(w, e, 0);
	if (!w->out->padded) {
		char *what = w->out->message;

		w->out->message = NULL;
		wrong(w, "padded: %s", what);
		free(what);
	}
	fxge_executable_close(e);
}

void
numbers_run_free(number_case *c, const char *text, size_t n)
{
	work w = {.out = c};

	if (open_case(&w, text, n) && (c->symbols = free_sizes(w.program)) > 0 && compile(&w)) {
		const char *unreadable = free_sizes_unreadable(w.program);

		if (unreadable)
			wrong(&w, "a result's size is %s: the row wants `result:`\n", unreadable);
		else if (run_all(&w, w.program))
			run_padded(&w);
	}
	close_case(&w);
}

bool
numbers_each(const char *path, void (*run)(void *user, const char *text, size_t n), void *user)
{
	size_t n = 0;
	char *text = golden_read(path, &n);
	const char *at = text, *next;

	if (!text)
		printf("FAILED %s cannot be read\n", path);
	for (; at && *at; at = next) {
		next = strstr(at + 1, "\nfxge 1\n");
		next = next ? next + 1 : NULL;
		run(user, at, next ? (size_t)(next - at) : strlen(at));
	}
	bool read = text != NULL;

	free(text);
	return read;
}
