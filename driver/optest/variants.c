/* SPDX-License-Identifier: Apache-2.0 */
/* Test of operator variants.
 *
 * The default and each variant whose conditions hold run the same random calls; their results are
 * compared and their times measured. */
#include "driver/run/run.h"
#include "driver/optest/optest.h"

#include "ops/table.h"

#include <math.h>
#include <time.h>

enum { ROUNDS = 5 }; /* timed repetitions; the fastest counts */

/* Numbers of elements of a call. One call of each size after the first is timed. */
static const struct {
	int64_t from, to;
} sizes[] = {{0, 1 << 10}, {1 << 10, 1 << 12}, {1 << 14, 1 << 16}, {1 << 18, 1 << 20}};
enum { N_SIZES = sizeof sizes / sizeof *sizes };

/* One call, run by the default and by a variant. */
typedef struct attempt {
	fxge_optest_variants *t;
	fxge_optest_call call;
	const char *text;
	bool timed;
	fxge_optest_variant *variant; /* variant that runs */
	double us;
	const char *reason;
} attempt;

static fxge_status
generate_call(attempt *at)
{
	fxge_api_guard *g = fxge_api_begin(at->t->session);

	if (FXGE_GUARDED(g)) {
		fxge_optest_call_generate(&at->call);
		at->text = fxge_optest_text(&at->call);
		g->ok = true;
	}
	return fxge_api_end(g);
}

/* ---- one run ---- */

static fxge_status
open_as(attempt *at, const fxge_op *op, uint64_t seed, fxge_optest_program *run)
{
	fxge_choice *c = at->t->session->ops->choice;

	c->only = op;
	c->taken = NULL;
	fxge_status status = fxge_optest_open(at->t->session, at->text, seed, run);

	c->only = NULL;
	if (status == FXGE_OK)
		status = fxge_optest_execute(run, run->inputs);
	return status;
}

static double
now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static void
keep_time(const attempt *at)
{
	fxge_api_guard *g = fxge_api_begin(at->t->session);

	if (FXGE_GUARDED(g)) {
		fxge_vec_push(at->t->a, &at->t->times,
			((fxge_optest_time){at->variant->name, at->call.dtype, at->call.elements, at->us}));
		g->ok = true;
	}
	fxge_api_end(g);
}

static void
measure(attempt *at, const fxge_optest_program *run)
{
	if (!at->timed)
		return;
	at->us = INFINITY;
	for (int k = 0; k < ROUNDS; k++) {
		double from = now();

		if (fxge_optest_execute(run, run->inputs) != FXGE_OK)
			return;
		at->us = fmin(at->us, now() - from);
	}
	keep_time(at);
}

/* ---- comparison ---- */

static void
copy_reason(const attempt *at)
{
	fxge_optest_variant *v = at->variant;
	fxge_diag_info d = {.size = sizeof d};

	if (v->reason)
		return;
	v->reason = at->reason;
	for (size_t i = 0; !v->reason && fxge_diag_get(at->t->session, i, &d); i++)
		if (d.severity == FXGE_SEVERITY_ERROR)
			v->reason = fxge_arena_printf(at->t->a, "%s %s", d.id, d.message);
	v->text = fxge_arena_strndup(at->t->a, at->text, strlen(at->text));
}

static void
keep_reason(const attempt *at)
{
	fxge_api_guard *g = fxge_api_begin(at->t->session);

	if (FXGE_GUARDED(g)) {
		copy_reason(at);
		g->ok = true;
	}
	fxge_api_end(g);
}

/* Returns the tolerance between two kernels, relative to the largest element: rounding of the last
 * bits. */
static double
tolerance(const char *dtype)
{
	if (strcmp(dtype, "f64") == 0)
		return 1e-10;
	if (strcmp(dtype, "f32") == 0)
		return 1e-5;
	if (strcmp(dtype, "f16") == 0)
		return 5e-3;
	return strcmp(dtype, "bf16") == 0 ? 4e-2 : 0;
}

static void
compare(attempt *at, const fxge_optest_program *a, const fxge_optest_program *b)
{
	fxge_optest_variant *v = at->variant;
	bool same = true;

	for (int k = 0; k < at->call.n_results; k++) {
		fxge_tensor_view x, y;
		fxge_difference d = {.size = sizeof d};
		bool alike = fxge_get_result(a->exe, k, &x) && fxge_get_result(b->exe, k, &y)
					 && strcmp(x.dtype, y.dtype) == 0 && fxge_compare(&y, &x, 0, 0, &d);
		double apart = alike ? d.max_abs / fmax(1, d.scale) : INFINITY;

		same &= apart <= tolerance(x.dtype);
		v->worst = fmax(v->worst, apart);
	}
	v->compared++;
	v->different += !same;
	at->reason = "its results differ from the default";
	if (!same)
		keep_reason(at);
}

static void
try_variant(attempt *at, fxge_optest_variant *v, const fxge_optest_program *expected, uint64_t seed)
{
	fxge_optest_program run;

	at->variant = v;
	at->reason = NULL;
	fxge_status status = open_as(at, v->op, seed, &run);

	if (at->t->session->ops->choice->taken != v->op) {
		fxge_optest_close(&run); /* the conditions of the variant do not hold */
		return;
	}
	if (status == FXGE_OK)
		compare(at, expected, &run);
	if (status == FXGE_OK)
		measure(at, &run);
	bool failed = status != FXGE_OK && status != FXGE_STOPPED;

	v->failed += failed;
	if (failed)
		keep_reason(at);
	fxge_optest_close(&run);
}

/* Runs the call by the default and by all variants. Returns true if the default accepts it. */
static bool
try_call(attempt *at)
{
	fxge_optest_variants *t = at->t;
	fxge_optest_program expected = {0};
	uint64_t seed = *t->state;

	bool ran = open_as(at, t->op, seed, &expected) == FXGE_OK;

	at->variant = &t->list.data[0];
	if (ran)
		measure(at, &expected);
	for (size_t i = 1; ran && i < t->list.len; i++)
		try_variant(at, &t->list.data[i], &expected, seed);
	fxge_optest_close(&expected);
	fxge_diag_clear(t->session);
	return ran;
}

/* ---- all calls ---- */

static void
add_variants(fxge_optest_variants *t)
{
	fxge_optest_variant first = {.name = "default", .op = t->op};

	fxge_session_choice(t->session);
	for (int i = 0; i < t->op->n_variants; i++)
		if (t->op->variants[i].op == t->op)
			first.name = t->op->variants[i].name;
	fxge_vec_push(t->a, &t->list, first);
	for (int i = 0; i < t->op->n_variants; i++) {
		const fxge_variant *v = &t->op->variants[i];

		if (v->op != t->op)
			fxge_vec_push(t->a, &t->list, ((fxge_optest_variant){.name = v->name, .op = v->op}));
	}
}

static fxge_status
list_variants(fxge_optest_variants *t)
{
	fxge_api_guard *g = fxge_api_begin(t->session);

	if (FXGE_GUARDED(g)) {
		add_variants(t);
		g->ok = true;
	}
	return fxge_api_end(g);
}

/* Generates a call. Returns true if its first input has the dtype and its elements are within the
 * range of `size`. */
static bool
generate(attempt *at, fxge_dtype dtype, int size)
{
	static const int64_t scales[] = {1, 4, 16, 64, 256};
	fxge_optest_variants *t = at->t;
	int64_t k = fxge_random_below(t->state, sizeof scales / sizeof *scales);

	at->call.scale = scales[size ? k : 0];
	return generate_call(at) == FXGE_OK && at->call.n_inputs && at->call.dtypes[0] == dtype
		   && at->call.elements >= sizes[size].from && at->call.elements < sizes[size].to;
}

static void
try_size(fxge_optest_variants *t, fxge_dtype dtype, int size)
{
	uint64_t ran = 0, enough = (t->limits->cases + N_SIZES - 1) / N_SIZES;

	for (uint64_t k = 0;
		 k < t->limits->attempts && ran < enough && fxge_optest_goes_on(t->session, t->limits);
		 k++) {
		fxge_arena a;

		fxge_arena_init(&a, &t->session->heap);
		attempt at = {.t = t, .timed = size && ran == 0};

		at.call = (fxge_optest_call){.a = &a, .op = t->op, .dtype = dtype, .state = t->state};
		ran += generate(&at, dtype, size) && try_call(&at);
		fxge_arena_release(&a);
	}
}

void
fxge_optest_variants_try(fxge_optest_variants *t, fxge_dtype dtype)
{
	if (!t->list.len && list_variants(t) != FXGE_OK)
		return;
	for (int k = 0; k < N_SIZES; k++)
		try_size(t, dtype, k);
}

bool
fxge_optest_variants_ok(const fxge_optest_variants *t)
{
	for (size_t i = 0; i < t->list.len; i++)
		if (t->list.data[i].different || t->list.data[i].failed)
			return false;
	return true;
}

/* ---- reports ---- */

static void
print_variant(fxge_sbuf *b, const fxge_optest_variants *t, const fxge_optest_variant *v)
{
	fxge_sbuf_fmt(b, "  %-14s ", v->name);
	if (v->compared)
		fxge_sbuf_fmt(b, "%llu as %s, within %.1e",
			(unsigned long long)(v->compared - v->different), t->list.data[0].name, v->worst);
	if (v->different)
		fxge_sbuf_fmt(b, ", %llu different", (unsigned long long)v->different);
	if (v->failed)
		fxge_sbuf_fmt(b, "%s%llu failed: ", v->compared ? ", " : "", (unsigned long long)v->failed);
	if (v->failed && v->reason)
		fxge_sbuf_safe(b, v->reason, strlen(v->reason));
	if (!v->compared && !v->failed)
		fxge_sbuf_str(b, "no call met its conditions");
	fxge_sbuf_chr(b, '\n');
	if (v->text)
		fxge_sbuf_fmt(b, "  first failure:\n%s", v->text);
}

/* Appends the times; times of one call share a line. */
static void
print_times(fxge_sbuf *b, const fxge_optest_variants *t)
{
	const fxge_optest_time *before = NULL;

	for (size_t i = 0; i < t->times.len; i++) {
		const fxge_optest_time *m = &t->times.data[i];
		bool same = before && before->dtype == m->dtype && before->elements == m->elements;

		if (!same)
			fxge_sbuf_fmt(b, "%s  %-4s %8lld ", before ? "\n" : "", fxge_dtypes[m->dtype].text,
				(long long)m->elements);
		fxge_sbuf_fmt(b, "%s %s %.3g us", same ? "," : "", m->variant, m->us);
		before = m;
	}
	fxge_sbuf_str(b, before ? "\n" : "");
}

void
fxge_optest_variants_text(fxge_sbuf *b, const fxge_optest_variants *t)
{
	for (size_t i = 1; i < t->list.len; i++)
		print_variant(b, t, &t->list.data[i]);
	print_times(b, t);
}

static void
put_text_json(fxge_sbuf *b, const char *key, const char *text)
{
	fxge_sbuf_fmt(b, ",\"%s\":", key);
	if (text)
		fxge_sbuf_json(b, text, strlen(text));
	else
		fxge_sbuf_str(b, "null");
}

void
fxge_optest_variants_json(fxge_sbuf *b, const fxge_optest_variants *t)
{
	fxge_sbuf_str(b, ",\"variants\":[");
	for (size_t i = 1; i < t->list.len; i++) {
		const fxge_optest_variant *v = &t->list.data[i];

		fxge_sbuf_fmt(b, "%s{\"name\":\"%s\",\"compared\":%llu,\"different\":%llu,\"failed\":%llu",
			i > 1 ? "," : "", v->name, (unsigned long long)v->compared,
			(unsigned long long)v->different, (unsigned long long)v->failed);
		fxge_sbuf_fmt(b, ",\"worst\":%.17g", isfinite(v->worst) ? v->worst : 1e308);
		put_text_json(b, "reason", v->reason);
		put_text_json(b, "program", v->text);
		fxge_sbuf_chr(b, '}');
	}
	fxge_sbuf_str(b, "],\"times\":[");
	for (size_t i = 0; i < t->times.len; i++) {
		const fxge_optest_time *m = &t->times.data[i];

		fxge_sbuf_fmt(b, "%s{\"variant\":\"%s\",\"dtype\":\"%s\",\"elements\":%lld,\"us\":%.4g}",
			i ? "," : "", m->variant, fxge_dtypes[m->dtype].text, (long long)m->elements, m->us);
	}
	fxge_sbuf_chr(b, ']');
}

void
fxge_optest_times_text(fxge_sbuf *b, const fxge_optest_variants *t)
{
	for (size_t i = 0; i < t->times.len; i++) {
		const fxge_optest_time *m = &t->times.data[i];

		fxge_sbuf_fmt(b, "- {op: %s, variant: %s, dtype: %s, elements: %lld, us: %.4g}\n",
			t->op->name, m->variant, fxge_dtypes[m->dtype].text, (long long)m->elements, m->us);
	}
}
