/* SPDX-License-Identifier: Apache-2.0 */
/* Operator self-test: random calls of loaded operators in every dtype, and their gradients. */
#include "driver/optest/optest.h"

#include "base/diag/commands.h"
#include "base/diag/shapes.h"
#include "ops/table.h"

enum {
	CASES = 20,   /* calls per operator and dtype, fewer for many operators */
	REFUSED = 10, /* limit of refused calls, as a multiple of the requested calls */
	COMPARED = 8, /* calls whose gradients are compared */
	MAX_TYPES = 16,
};

static const fxge_dtype dtypes[] = {FXGE_DT_F32, FXGE_DT_F16, FXGE_DT_BF16, FXGE_DT_F64,
	FXGE_DT_I64, FXGE_DT_I32, FXGE_DT_I16, FXGE_DT_I8, FXGE_DT_U8, FXGE_DT_BOOL};
enum { N_DTYPES = sizeof dtypes / sizeof *dtypes };

/* Results of one operator in one dtype. */
typedef struct outcome {
	uint64_t ran, refused, failed;
	const char *refusal, *invalid, *failure; /* first reason of each, or NULL */
	FXGE_VEC(const char *) calls;            /* programs that ran, for JSON */
	const char *text;                        /* first program that failed */
	bool untested;                           /* a limit ended the test before */
	bool contradicted; /* `invalid` reports that the row contradicts its formula */
	fxge_optest_agreement gradients;
} outcome;

typedef struct op_test {
	const fxge_op_source *row;
	outcome of[N_DTYPES];
	fxge_optest_variants variants;
} op_test;

typedef struct optest {
	fxge_session *session;
	fxge_ops_test_options options;
	fxge_optest_limits limits;
	fxge_arena arena;
	FXGE_VEC(op_test) list;

	/* state of the current call */
	fxge_optest_call call;
	uint64_t state;
	const char *text, *types[MAX_TYPES];
	fxge_optest_gradients gradients;
	fxge_optest_program run;
	outcome *outcome;
	const char **reason; /* entry of the outcome that is set */
} optest;

/* ---- operators under test ---- */

static bool
find_operators(fxge_arena *scratch, optest *t)
{
	const fxge_op_overlay *o = t->session->ops;

	fxge_map parts = {0};
	for (size_t i = 0; o && i < o->table.rows.len; i++)
		fxge_op_add_parts(scratch, &parts, &o->table.rows.data[i]->op);
	for (size_t i = 0; o && i < o->table.rows.len; i++) {
		const fxge_op_source *row = o->table.rows.data[i];

		if (!row->op.ge && !fxge_map_get(&parts, fxge_ptr_key(&row->op)))
			fxge_vec_push(&t->arena, &t->list, ((op_test){.row = row}));
	}
	return t->list.len
		   || fxge_report(&t->session->diags, NULL, FXGE_D_USAGE,
			   "no operator of PyTorch is loaded: describe one by a row with `schema`");
}

static fxge_status
list_operators(optest *t)
{
	fxge_api_guard *g = fxge_api_begin(t->session);

	if (FXGE_GUARDED(g))
		g->ok = find_operators(&g->arena, t);
	return fxge_api_end(g);
}

/* ---- one call ---- */

static fxge_status
generate_call(optest *t)
{
	fxge_api_guard *g = fxge_api_begin(t->session);

	if (FXGE_GUARDED(g)) {
		fxge_optest_call_generate(&t->call);
		t->text = fxge_optest_text(&t->call);
		g->ok = true;
	}
	return fxge_api_end(g);
}

static void
copy_reason(optest *t)
{
	fxge_diag_info d = {.size = sizeof d};

	for (size_t i = 0; d.severity != FXGE_SEVERITY_ERROR; i++)
		if (!fxge_diag_get(t->session, i, &d)) {
			d = (fxge_diag_info){.id = "", .message = "without a diagnostic"};
			break;
		}
	*t->reason = fxge_arena_printf(&t->arena, "%s %s", d.id, d.message);
	if (t->reason == &t->outcome->failure)
		t->outcome->text = fxge_arena_strndup(&t->arena, t->text, strlen(t->text));
}

static void
keep_reason(optest *t)
{
	fxge_api_guard *g = fxge_api_begin(t->session);

	if (FXGE_GUARDED(g)) {
		copy_reason(t);
		g->ok = true;
	}
	fxge_api_end(g);
}

/* Returns true if the row contradicts its own formula. Programs declare no results, so only a row
 * can; this is the most useful reason if nothing runs. */
static bool
contradicts_itself(const fxge_session *s)
{
	for (size_t i = 0; i < s->diags.list.len; i++)
		if (s->diags.list.data[i].id == FXGE_D_META_SIZE)
			return true;
	return false;
}

/* Counts a call by its status. Invalid calls, which PyTorch would also refuse, do not count against
 * the operator. A stopped call is the last one and has no outcome. */
static void
record_outcome(optest *t, fxge_status status)
{
	outcome *o = t->outcome;
	bool own = !o->contradicted && contradicts_itself(t->session);

	t->reason = NULL;
	if (status == FXGE_STOPPED) {
		o->untested = true;
		fxge_diag_clear(t->session);
		return;
	}
	if (status == FXGE_OK)
		o->ran++;
	else if (status == FXGE_UNSUPPORTED)
		o->refused++, t->reason = &o->refusal;
	else if (status == FXGE_INVALID || status == FXGE_NO_MEMORY || status == FXGE_LIMIT)
		t->reason = &o->invalid;
	else
		o->failed++, t->reason = &o->failure;
	o->contradicted |= own;
	if (t->reason && (!*t->reason || own))
		keep_reason(t);
	fxge_diag_clear(t->session);
}

static fxge_status
write_gradient(optest *t)
{
	fxge_api_guard *g = fxge_api_begin(t->session);

	if (FXGE_GUARDED(g)) {
		t->gradients = (fxge_optest_gradients){0};
		t->text = fxge_optest_gradient_text(&t->call, t->types, &t->gradients);
		g->ok = true;
	}
	return fxge_api_end(g);
}

static void
record_wrong_gradient(optest *t)
{
	outcome *o = t->outcome;

	o->failed++;
	if (o->failure)
		return;
	fxge_api_guard *g = fxge_api_begin(t->session);

	if (FXGE_GUARDED(g)) {
		o->text = fxge_arena_strndup(&t->arena, t->text, strlen(t->text));
		o->failure = fxge_arena_printf(&t->arena,
			"the gradient of `%s` differs from the slope of the result", o->gradients.name);
		g->ok = true;
	}
	fxge_api_end(g);
}

/* Compares the gradients of the current call with central differences. */
static void
compare_gradients(optest *t, uint64_t seed)
{
	const char *call = t->text;
	fxge_optest_agreement *g = &t->outcome->gradients;
	uint64_t wrong = g->wrong;

	if (write_gradient(t) != FXGE_OK || !t->text)
		return;
	if (!fxge_optest_compare(t->session, call, t->text, &t->gradients, t->call.n_results, seed,
			fxge_dtypes[t->call.dtype].bits, g))
		record_outcome(t, fxge_optest_goes_on(t->session, &t->limits) ? FXGE_BUG : FXGE_STOPPED);
	else if (g->wrong > wrong)
		record_wrong_gradient(t);
}

static void
copy_types(optest *t)
{
	fxge_port_info p = {.size = sizeof p};

	for (int k = 0; k < t->call.n_results && k < MAX_TYPES; k++)
		t->types[k] = fxge_output_get(t->run.exe, k, &p)
						  ? fxge_arena_strndup(&t->arena, p.text, strlen(p.text))
						  : "f32[]";
}

static fxge_status
keep_types(optest *t)
{
	fxge_api_guard *g = fxge_api_begin(t->session);

	if (FXGE_GUARDED(g)) {
		copy_types(t);
		g->ok = true;
	}
	return fxge_api_end(g);
}

static void
keep_call(optest *t)
{
	fxge_api_guard *g = fxge_api_begin(t->session);

	if (FXGE_GUARDED(g)) {
		fxge_vec_push(&t->arena, &t->outcome->calls, t->text);
		g->ok = true;
	}
	fxge_api_end(g);
}

static void
try_call(optest *t)
{
	fxge_session *s = t->session;
	outcome *o = t->outcome;
	uint64_t seed = t->state;

	if (generate_call(t) != FXGE_OK || !fxge_optest_is_of_dtype(&t->call))
		return;
	fxge_status status = fxge_optest_open(s, t->text, seed, &t->run);

	if (status == FXGE_OK)
		status = fxge_optest_execute(&t->run, t->run.inputs);
	bool compared = status == FXGE_OK && fxge_dtype_is_float(t->call.dtype) && o->ran < COMPARED
					&& t->call.op->n_backward && t->call.n_results <= MAX_TYPES
					&& fxge_dtype_size(t->call.dtype) >= 4 && keep_types(t) == FXGE_OK;

	fxge_optest_close(&t->run);
	if (status == FXGE_OK && t->options.json)
		keep_call(t);
	record_outcome(t, status);
	if (compared)
		compare_gradients(t, seed);
}

static void
try_operator(optest *t, op_test *one, int dtype)
{
	outcome *o = t->outcome = &one->of[dtype];

	o->untested = !fxge_optest_goes_on(t->session, &t->limits);
	uint64_t enough = t->limits.cases, refused = REFUSED * enough;

	for (uint64_t k = 0; k < t->limits.attempts && o->ran < enough && o->refused < refused
						 && fxge_optest_goes_on(t->session, &t->limits);
		 k++) {
		fxge_arena_mark mark = fxge_arena_save(&t->arena);
		const outcome before = *o;

		t->call = (fxge_optest_call){
			.a = &t->arena, .op = &one->row->op, .dtype = dtypes[dtype], .state = &t->state};
		try_call(t);
		if (o->refusal == before.refusal && o->invalid == before.invalid
			&& o->failure == before.failure && o->calls.len == before.calls.len)
			fxge_arena_restore(&t->arena, mark);
	}
}

/* ---- the report ---- */

static bool
has_failed(const op_test *one)
{
	uint64_t ran = 0, failed = 0;

	for (int d = 0; d < N_DTYPES; d++) {
		ran += one->of[d].ran;
		failed += one->of[d].failed;
	}
	return failed || !ran || !fxge_optest_variants_ok(&one->variants);
}

static void
print_count(fxge_sbuf *b, size_t from, uint64_t n, const char *what, const char *reason)
{
	if (n)
		fxge_sbuf_fmt(b, "%s%llu %s%s", b->len > from ? ", " : "", (unsigned long long)n, what,
			reason ? ": " : "");
	if (n && reason)
		fxge_sbuf_safe(b, reason, strlen(reason));
}

static void
print_outcome(fxge_sbuf *b, const outcome *o)
{
	const fxge_optest_agreement *g = &o->gradients;
	size_t from = b->len;

	print_count(b, from, o->ran, "run", NULL);
	if (g->elements)
		fxge_sbuf_fmt(b, ", %llu elements of gradients within %.1e",
			(unsigned long long)g->elements, g->worst);
	print_count(b, from, o->refused, "refused", o->refusal);
	print_count(b, from, o->failed, "failed", o->failure);
	if (b->len == from) {
		const char *reason = o->invalid ? o->invalid : "no arguments could be generated";

		fxge_sbuf_str(b, o->untested ? "not tested" : "none accepted: ");
		fxge_sbuf_safe(b, reason, o->untested ? 0 : strlen(reason));
	}
	fxge_sbuf_chr(b, '\n');
}

static const char *
outcome_text(optest *t, const outcome *o)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, &t->arena);
	print_outcome(&b, o);
	return b.data;
}

/* Appends the outcomes; dtypes with equal outcomes share a line. */
static void
print_text(optest *t, fxge_sbuf *b, const op_test *one)
{
	const char *lines[N_DTYPES], *text = NULL;
	fxge_sbuf who;

	fxge_sbuf_fmt(b, "%s%s  (", b->len ? "\n" : "", one->row->op.name);
	fxge_sbuf_safe(b, one->row->file, strlen(one->row->file));
	fxge_sbuf_fmt(b, ":%d)\n", one->row->line);
	for (int d = 0; d < N_DTYPES; d++) {
		lines[d] = outcome_text(t, &one->of[d]);
		text = text ? text : one->of[d].text;
	}
	for (int d = 0, end; d < N_DTYPES; d = end) {
		fxge_sbuf_init(&who, &t->arena);
		for (end = d; end < N_DTYPES && !strcmp(lines[end], lines[d]); end++)
			fxge_sbuf_fmt(&who, "%s%s", end > d ? " " : "", fxge_dtypes[dtypes[end]].text);
		fxge_sbuf_fmt(b, "  %-14s %s", who.data, lines[d]);
	}
	if (text)
		fxge_sbuf_fmt(b, "  first failure:\n%s", text);
	fxge_optest_variants_text(b, &one->variants);
}

static void
print_json_text(fxge_sbuf *b, const char *key, const char *text)
{
	if (!text)
		return;
	fxge_sbuf_fmt(b, ",\"%s\":", key);
	fxge_sbuf_json(b, text, strlen(text));
}

static void
print_json(optest *t, fxge_sbuf *b, const op_test *one)
{
	(void)t;
	fxge_sbuf_str(b, b->data[b->len - 1] == '[' ? "\n{\"op\":" : ",\n{\"op\":");
	fxge_sbuf_json(b, one->row->op.name, strlen(one->row->op.name));
	fxge_sbuf_fmt(b, ",\"failed\":%s,\"dtypes\":{", has_failed(one) ? "true" : "false");
	for (int d = 0; d < N_DTYPES; d++) {
		const outcome *o = &one->of[d];

		fxge_sbuf_fmt(b,
			"%s\"%s\":{\"run\":%llu,\"refused\":%llu,\"failed\":%llu,\"gradients\":%llu",
			d ? "," : "", fxge_dtypes[dtypes[d]].text, (unsigned long long)o->ran,
			(unsigned long long)o->refused, (unsigned long long)o->failed,
			(unsigned long long)o->gradients.elements);
		print_json_text(b, "refusal", o->refusal);
		print_json_text(b, "invalid", o->invalid);
		print_json_text(b, "failure", o->failure);
		print_json_text(b, "program", o->text);
		fxge_sbuf_str(b, ",\"calls\":[");
		for (size_t i = 0; i < o->calls.len; i++) {
			fxge_sbuf_str(b, i ? "," : "");
			fxge_sbuf_json(b, o->calls.data[i], strlen(o->calls.data[i]));
		}
		fxge_sbuf_chr(b, ']');
		fxge_sbuf_chr(b, '}');
	}
	fxge_sbuf_chr(b, '}');
	if (one->row->op.n_variants)
		fxge_optest_variants_json(b, &one->variants);
	fxge_sbuf_chr(b, '}');
}

static const char *
print(optest *t)
{
	fxge_sbuf b;

	fxge_api_text(t->session, &b);
	fxge_sbuf_str(&b, t->options.json ? "[" : "");
	for (size_t i = 0; i < t->list.len; i++)
		(t->options.json ? print_json : print_text)(t, &b, &t->list.data[i]);
	fxge_sbuf_str(&b, t->options.json ? "]" : "");
	return b.data ? b.data : "";
}

/* Prints the report for the caller, who sees it also if the tests failed. */
static fxge_status
print_report(optest *t, const char **out)
{
	fxge_api_guard *g = fxge_api_begin(t->session);

	if (FXGE_GUARDED(g)) {
		*out = print(t);
		g->ok = true;
	}
	return fxge_api_end(g);
}

/* Tests the variants in each dtype in which calls ran. */
static void
try_variants(optest *t, op_test *one)
{
	one->variants = (fxge_optest_variants){.session = t->session,
		.a = &t->arena,
		.op = &one->row->op,
		.state = &t->state,
		.limits = &t->limits};
	for (int d = 0; one->row->op.n_variants && d < N_DTYPES; d++)
		if (one->of[d].ran)
			fxge_optest_variants_try(&one->variants, dtypes[d]);
}

static bool
print_times(fxge_arena *a, const optest *t)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	fxge_sbuf_str(&b, "# microseconds on the CPU executor of fxge\n");
	for (size_t i = 0; i < t->list.len; i++)
		fxge_optest_times_text(&b, &t->list.data[i].variants);
	return fxge_api_write(a, &t->session->diags, t->options.times, t->options.force, &b);
}

static fxge_status
write_times(const optest *t)
{
	fxge_api_guard *g = fxge_api_begin(t->session);

	if (FXGE_GUARDED(g))
		g->ok = print_times(&g->arena, t);
	return fxge_api_end(g);
}

/* Tests the operators up to the one at which a limit ends the test. */
static bool
try_all(optest *t)
{
	bool ok = true;

	t->limits = fxge_optest_limits_of(t->session, t->list.len * N_DTYPES, t->options.cases, CASES);
	fxge_optest_begin(t->session, &t->limits);
	for (size_t i = 0; i < t->list.len; i++) {
		if (!fxge_optest_goes_on(t->session, &t->limits)) {
			t->list.len = i;
			break;
		}
		for (int d = 0; d < N_DTYPES; d++)
			try_operator(t, &t->list.data[i], d);
		try_variants(t, &t->list.data[i]);
		ok &= !has_failed(&t->list.data[i]);
	}
	fxge_optest_end(t->session, &t->limits);
	return ok;
}

fxge_status
fxge_ops_test(fxge_session *s, const fxge_ops_test_options *o, const char **out)
{
	optest t = {.session = s};

	*out = NULL;
	fxge_copy_options(&t.options, sizeof t.options, o);
	t.state = t.options.seed;
	fxge_arena_init(&t.arena, &s->heap);
	fxge_status status = list_operators(&t);

	if (status == FXGE_OK) {
		bool ok = try_all(&t);

		status = print_report(&t, out);
		if (status == FXGE_OK && t.options.times)
			status = write_times(&t);
		if (status == FXGE_OK && !fxge_optest_goes_on(s, &t.limits))
			status = fxge_optest_fail(s, &t.limits);
		status = status == FXGE_OK && !ok ? FXGE_DIFFERENT : status;
	}
	fxge_arena_release(&t.arena);
	return status;
}
