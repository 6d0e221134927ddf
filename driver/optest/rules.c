/* SPDX-License-Identifier: Apache-2.0 */
/* Test of users' fusion rules: the pattern of each rule runs as a program with and without fusion,
 * on random inputs of the types that its `try` lines give. */
#include "driver/optest/optest.h"
#include "driver/run/run.h"

#include "base/diag/passes.h"
#include "base/position.h"
#include "passes/match/state.h"
#include "passes/rules/user.h"

#include <ctype.h>
#include <math.h>

enum { CASES = 5 }; /* runs per `try` line, fewer for many lines */

/* One program of a rule. */
typedef struct attempt {
	fxge_session *session;
	fxge_arena *a;
	const fxge_user_rule *rule;
	const fxge_rule_try *of; /* or NULL: f32[4, 8] for all inputs */
	const char *text;        /* the program */
	uint64_t seed;
	const fxge_optest_limits *limits;

	bool ok;
	uint64_t ran;
	double worst;              /* largest difference, relative to the largest element */
	const char *reason, *seen; /* `seen`: the program that rules see, if the rule does not apply */
} attempt;

typedef struct test {
	fxge_session *session;
	fxge_arena arena;
	FXGE_VEC(attempt) list;
	fxge_ops_test_options options;
	fxge_optest_limits limits;
} test;

/* ---- programs ---- */

/* Returns the value that a `try` line gives to a name, or NULL. Commas separate outside of
 * brackets. */
static const char *
value_of(const attempt *t, const char *name, size_t n)
{
	const char *s = t->of ? t->of->text : "";

	while (*s) {
		size_t depth = 0, len = 0, key;

		s += strspn(s, ", ");
		for (; s[len] && (depth || s[len] != ','); len++)
			depth += s[len] == '[' ? 1 : s[len] == ']' && depth ? (size_t)-1 : 0;
		key = strcspn(s, "= ");
		if (key == n && memcmp(s, name, n) == 0 && memchr(s, '=', len)) {
			const char *from = (const char *)memchr(s, '=', len) + 1;

			from += strspn(from, " ");
			return from < s + len ? fxge_arena_strndup(t->a, from, (size_t)(s + len - from)) : "";
		}
		s += len;
	}
	return NULL;
}

/* Returns false after a diagnostic: the line gives nothing to this name. */
static bool
lacks_value(const attempt *t, const char *sigil, const char *name)
{
	fxge_loc at = t->rule->source.head;

	if (t->of)
		at = fxge_loc_at(at.file, t->of->at.line, t->of->at.column);
	return fxge_report(&t->session->diags, &at, FXGE_D_RULE, "%s: %s gives no value to %s%s",
		t->rule->rule.name, t->of ? "`try`" : "no `try` line", sigil, name);
}

static const char *
type_of(const attempt *t, const char *name)
{
	return t->of ? value_of(t, name, strlen(name)) : "f32[4, 8]";
}

static size_t
name_length(const char *s)
{
	size_t n = 0;

	while (isalnum((unsigned char)s[n]) || s[n] == '_')
		n++;
	return n;
}

/* Appends the value of the capture at `*s` and advances it. A list alone in brackets has no
 * brackets of its own. */
static bool
add_capture(const attempt *t, fxge_sbuf *b, const char **s)
{
	size_t n = name_length(*s + 1);
	const char *value = value_of(t, *s + 1, n);
	bool list = b->len && b->data[b->len - 1] == '[';
	size_t len = value ? strlen(value) : 0;

	if (!value)
		return lacks_value(t, "$", fxge_arena_strndup(t->a, *s + 1, n));
	*s += n + 1;
	while (len && value[len - 1] == ' ')
		len--;
	if (list && len > 1 && value[0] == '[' && value[len - 1] == ']') {
		value++;
		len -= 2;
	}
	fxge_sbuf_add(b, value, len);
	return true;
}

/* Appends the lines of the pattern: captures have their values, and no operator is optional. */
static bool
add_lines(const attempt *t, fxge_sbuf *b, const char *s)
{
	bool string = false;

	while (*s) {
		if (*s == '"')
			string = !string;
		if (string && *s == '\\' && s[1])
			fxge_sbuf_chr(b, *s++);
		if (!string && *s == '$') {
			if (!add_capture(t, b, &s))
				return false;
			continue;
		}
		if (string || (*s != '?' && *s != '&'))
			fxge_sbuf_chr(b, *s);
		s++;
	}
	return true;
}

static bool
make_text(attempt *t)
{
	fxge_program *match = fxge_text_parse_rule(
		t->session, t->rule->source.path, t->rule->text->at.line, t->rule->rule.pattern);
	bool ok = match != NULL;
	fxge_sbuf b;

	fxge_sbuf_init(&b, t->a);
	fxge_sbuf_fmt(&b, "fxge 1 model \"%s\" stage \"import\"\ngraph main(", t->rule->rule.name);
	for (uint32_t i = 0; ok && i < fxge_graph_n_inputs(match->main); i++) {
		const char *name = fxge_graph_input(match->main, i)->name, *type = type_of(t, name);

		ok = type || lacks_value(t, "%", name);
		if (ok)
			fxge_sbuf_fmt(&b, "%s%%%s : %s", i ? ", " : "", name, type);
	}
	fxge_sbuf_str(&b, ") {");
	ok = ok && add_lines(t, &b, strchr(t->rule->rule.pattern, '{') + 1);
	if (match)
		fxge_program_release(match);
	t->text = b.data;
	return ok;
}

/* ---- runs ---- */

/* Loads the program and compiles it up to a stage (NULL: completely), with fusion or without. */
static fxge_status
compile(const attempt *t, const char *const *no_fuse, const char *until, fxge_program **out)
{
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);

	o.no_fuse = no_fuse;
	o.until = until;
	*out = fxge_load_bytes(t->session, "the pattern as a program", t->text, strlen(t->text), NULL);
	return *out ? fxge_compile(*out, &o) : fxge_last_status(t->session);
}

/* Returns a copy that lives as long as the test, or NULL. */
static const char *
copy(const attempt *t, const char *text)
{
	if (!text)
		return NULL;
	fxge_api_guard *g = fxge_api_begin(t->session);

	if (FXGE_GUARDED(g)) {
		g->text = fxge_arena_strndup(t->a, text, strlen(text));
		g->ok = true;
	}
	return fxge_api_end_text(g);
}

/* Returns the program that rules see, or NULL. */
static const char *
decomposed(attempt *t)
{
	fxge_program *p;
	const char *text =
		compile(t, NULL, "decomposed", &p) == FXGE_OK ? copy(t, fxge_text(p, "text")) : NULL;

	if (p)
		fxge_program_close(p);
	return text;
}

static fxge_status
open_program(attempt *t, const char *const *no_fuse, uint64_t seed, fxge_optest_program *out)
{
	*out = (fxge_optest_program){0};
	fxge_status status = compile(t, no_fuse, NULL, &out->program);

	if (status == FXGE_OK && !(out->exe = fxge_executable_open(out->program)))
		status = fxge_last_status(t->session);
	if (status == FXGE_OK && !(out->inputs = fxge_random_inputs(out->exe, seed, NULL)))
		status = fxge_last_status(t->session);
	return status == FXGE_OK ? fxge_optest_execute(out, out->inputs) : status;
}

/* Returns the tolerance: a few roundings of the dtype, relative to the largest element. */
static double
tolerance(const char *dtype)
{
	return strcmp(dtype, "bf16") == 0  ? 0x1p-6
		   : strcmp(dtype, "f16") == 0 ? 0x1p-9
		   : strcmp(dtype, "f32") == 0 ? 4e-6
		   : strcmp(dtype, "f64") == 0 ? 1e-10
									   : 0;
}

static void
compare(attempt *t, const fxge_optest_program *with, const fxge_optest_program *without)
{
	for (int k = 0; k < fxge_n_outputs(without->exe); k++) {
		fxge_tensor_view x, y;
		fxge_difference d = {.size = sizeof d};
		bool alike = fxge_get_result(with->exe, k, &x) && fxge_get_result(without->exe, k, &y)
					 && strcmp(x.dtype, y.dtype) == 0 && fxge_compare(&x, &y, 0, 0, &d);
		double apart = !alike ? INFINITY : d.scale > 0 ? d.max_abs / d.scale : d.max_abs;

		t->worst = fmax(t->worst, apart);
		if (!(apart <= tolerance(y.dtype)))
			t->reason = "its results differ from those of the pattern";
	}
}

/* Runs both programs on inputs of one seed. */
static bool
run_case(attempt *t, uint64_t seed)
{
	static const char *const none[] = {"all", NULL};
	fxge_optest_program with, without;
	fxge_status status = open_program(t, none, seed, &without);

	t->session->fusions->applied = 0;
	bool ran = status == FXGE_OK && open_program(t, NULL, seed, &with) == FXGE_OK;

	if (ran && t->session->fusions->applied == 0) {
		t->reason = "the rule does not apply to its own pattern; rules see";
		t->seen = decomposed(t);
	} else if (ran) {
		compare(t, &with, &without);
	}
	if (status == FXGE_OK)
		fxge_optest_close(&with);
	fxge_optest_close(&without);
	t->ran += ran;
	return ran && !t->reason;
}

static fxge_status
write_program(attempt *t)
{
	fxge_api_guard *g = fxge_api_begin(t->session);

	if (FXGE_GUARDED(g))
		g->ok = make_text(t);
	return fxge_api_end(g);
}

static void
try_rule(attempt *t)
{
	fxge_diag_info d = {.size = sizeof d};

	t->ok = write_program(t) == FXGE_OK;
	for (uint64_t k = 0; t->ok && k < t->limits->cases; k++)
		t->ok = run_case(t, t->seed + k);
	for (size_t i = 0; !t->ok && !t->reason && fxge_diag_get(t->session, i, &d); i++)
		if (d.severity == FXGE_SEVERITY_ERROR)
			t->reason = copy(t, d.message);
	fxge_diag_clear(t->session);
}

/* ---- the report ---- */

static bool
find_rules(test *t)
{
	const fxge_fusions *all = t->session->fusions;

	for (size_t i = 0; all && i < all->user.len; i++) {
		const fxge_user_rule *r = (const void *)all->user.data[i];
		attempt one = {.session = t->session,
			.a = &t->arena,
			.rule = r,
			.seed = t->options.seed,
			.limits = &t->limits};

		for (size_t k = 0; k < r->text->tries.len; k++) {
			one.of = &r->text->tries.data[k];
			fxge_vec_push(&t->arena, &t->list, one);
		}
		if (!one.of)
			fxge_vec_push(&t->arena, &t->list, one);
	}
	return t->list.len
		   || fxge_report(&t->session->diags, NULL, FXGE_D_NO_RULE, "no fusion rule is loaded");
}

static void
put_safe(fxge_sbuf *b, const char *s)
{
	fxge_sbuf_safe(b, s, strlen(s));
}

static void
print_text(fxge_sbuf *b, const attempt *t)
{
	fxge_sbuf_fmt(b, "%s  (", t->rule->rule.name);
	put_safe(b, t->rule->source.path);
	fxge_sbuf_fmt(b, ":%d)  ", t->rule->text->at.line);
	put_safe(b, t->of ? t->of->text : "f32[4, 8]");
	if (t->ok)
		fxge_sbuf_fmt(b, ": %llu run, results within %.1e\n", (unsigned long long)t->ran, t->worst);
	else
		fxge_sbuf_str(b, ": failed: ");
	if (!t->ok)
		put_safe(b, t->reason ? t->reason : "no diagnostic");
	if (!t->ok && t->worst > 0)
		fxge_sbuf_fmt(b, " by %.1e of the largest element", t->worst);
	if (!t->ok)
		fxge_sbuf_fmt(b, "%s%s", t->seen ? ":\n" : "\n", t->seen ? t->seen : "");
}

static void
print_json(fxge_sbuf *b, const attempt *t)
{
	const char *of = t->of ? t->of->text : "";

	fxge_sbuf_str(b, b->data[b->len - 1] == '[' ? "\n{\"rule\":" : ",\n{\"rule\":");
	fxge_sbuf_json(b, t->rule->rule.name, strlen(t->rule->rule.name));
	fxge_sbuf_fmt(b, ",\"line\":%d,\"try\":", t->rule->text->at.line);
	fxge_sbuf_json(b, of, strlen(of));
	fxge_sbuf_fmt(b, ",\"failed\":%s,\"run\":%llu,\"worst\":", t->ok ? "false" : "true",
		(unsigned long long)t->ran);
	if (isfinite(t->worst))
		fxge_sbuf_f64(b, t->worst);
	else
		fxge_sbuf_str(b, "null");
	if (!t->ok && t->reason) {
		fxge_sbuf_str(b, ",\"reason\":");
		fxge_sbuf_json(b, t->reason, strlen(t->reason));
	}
	fxge_sbuf_chr(b, '}');
}

static fxge_status
list_attempts(test *t)
{
	fxge_api_guard *g = fxge_api_begin(t->session);

	if (FXGE_GUARDED(g))
		g->ok = find_rules(t);
	return fxge_api_end(g);
}

static const char *
print(const test *t)
{
	fxge_sbuf b;

	fxge_api_text(t->session, &b);
	fxge_sbuf_str(&b, t->options.json ? "[" : "");
	for (size_t i = 0; i < t->list.len; i++)
		(t->options.json ? print_json : print_text)(&b, &t->list.data[i]);
	fxge_sbuf_str(&b, t->options.json ? "]" : "");
	return b.data ? b.data : "";
}

static fxge_status
print_report(const test *t, const char **out)
{
	fxge_api_guard *g = fxge_api_begin(t->session);

	if (FXGE_GUARDED(g)) {
		*out = print(t);
		g->ok = true;
	}
	return fxge_api_end(g);
}

fxge_status
fxge_rules_test(fxge_session *s, const fxge_ops_test_options *o, const char **out)
{
	test t = {.session = s};
	bool ok = true;

	*out = NULL;
	fxge_copy_options(&t.options, sizeof t.options, o);
	fxge_arena_init(&t.arena, &s->heap);
	fxge_status status = list_attempts(&t);

	t.limits = fxge_optest_limits_of(s, t.list.len, t.options.cases, CASES);
	fxge_optest_begin(s, &t.limits);
	for (size_t i = 0; status == FXGE_OK && i < t.list.len; i++) {
		s->fusions->only = &t.list.data[i].rule->rule;
		try_rule(&t.list.data[i]);
		s->fusions->only = NULL;
		if (!fxge_optest_goes_on(s, &t.limits)) { /* the rule was not tested as a whole */
			t.list.len = i;
			break;
		}
		ok &= t.list.data[i].ok;
	}
	fxge_optest_end(s, &t.limits);
	if (status == FXGE_OK)
		status = print_report(&t, out);
	if (status == FXGE_OK && !fxge_optest_goes_on(s, &t.limits))
		status = fxge_optest_fail(s, &t.limits);
	fxge_arena_release(&t.arena);
	return status == FXGE_OK && !ok ? FXGE_DIFFERENT : status;
}
