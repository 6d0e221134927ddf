/* SPDX-License-Identifier: Apache-2.0 */
/* Registration of users' fusion rules: parsing, checks of names and conditions, and a test build of
 * each pattern and replacement. */
#include "passes/rules/user.h"

#include "base/diag/common.h"
#include "base/diag/passes.h"
#include "base/nearest.h"
#include "base/position.h"
#include "passes/passes.h"
#include "passes/rules/conditions.h"

typedef struct fxge_user_condition {
	const fxge_condition *of;
	fxge_condition_argument arguments[FXGE_MAX_CONDITION_ARGUMENTS];
	int n;
} fxge_user_condition;

typedef struct loader {
	fxge_session *session;
	const char *path;
	fxge_program *scratch;
	FXGE_VEC(fxge_user_rule *) rules;
} loader;

static fxge_loc
location(const loader *l, fxge_rule_position at)
{
	return fxge_loc_at(l->path, at.line, at.column);
}

#define FAIL(l, at, ...)                                                                           \
	fxge_report(&(l)->session->diags, (const fxge_loc[]){location(l, at)}, FXGE_D_RULE, __VA_ARGS__)

/* ---- conditions ---- */

static bool
conditions_hold(fxge_match *m)
{
	const fxge_user_rule *r = (const void *)fxge_match_rule(m);

	for (size_t i = 0; i < r->n_conditions; i++)
		if (!r->conditions[i].of->holds(m, r->conditions[i].arguments, r->conditions[i].n))
			return false;
	return true;
}

static bool
unknown_condition(const loader *l, const fxge_rule_condition *c)
{
	fxge_sbuf b;
	const char *names[32];
	size_t n = 0;

	fxge_sbuf_init(&b, &l->session->arena);
	for (const fxge_condition *known; n < 32 && (known = fxge_condition_at(n)); n++) {
		names[n] = known->name;
		fxge_sbuf_fmt(&b, "%s%s", n ? ", " : "", known->name);
	}
	const char *near = fxge_nearest_word(c->name, names, n);

	FAIL(l, c->at, "there is no condition `%s`", c->name);
	if (near)
		fxge_report_hint(&l->session->diags, "did you mean `%s`?", near);
	else
		fxge_report_hint(&l->session->diags, "conditions are %s", b.data);
	return false;
}

/* Reads an argument of a kind. Returns what was expected, or NULL if it is one. */
static const char *
read_argument(const fxge_pattern *t, char kind, fxge_condition_argument *a)
{
	switch (kind) {
	case 'v':
		return fxge_pattern_has_value(t, a->text) ? NULL : "the name of a value of the pattern";
	case 'c':
		return fxge_pattern_has_capture(t, a->text) ? NULL : "the name of a capture of the pattern";
	case 'n':
		return fxge_parse_f64(a->text, strlen(a->text), &a->number) ? NULL : "a number";
	case 'i':
		return fxge_parse_i64(a->text, strlen(a->text), &a->integer) ? NULL : "an integer";
	default:
		a->dtype = fxge_dtype_by_text(a->text, strlen(a->text));
		return a->dtype != FXGE_DT_NONE ? NULL : "a dtype, as f16";
	}
}

/* Splits the arguments at commas. Returns their number, or -1 if there are too many. */
static int
split_arguments(fxge_arena *a, const char *s, fxge_condition_argument *out)
{
	int n = 0;

	for (; *s; n++) {
		size_t len = strcspn(s, ","), skip = strspn(s, " "), end = len;

		while (end > skip && s[end - 1] == ' ')
			end--;
		if (n == FXGE_MAX_CONDITION_ARGUMENTS)
			return -1;
		out[n].text = skip < end ? fxge_arena_strndup(a, s + skip, end - skip) : "";
		s += len + (s[len] == ',');
	}
	return n;
}

static bool
read_condition(
	const loader *l, const fxge_pattern *t, const fxge_rule_condition *c, fxge_user_condition *out)
{
	out->of = fxge_condition_find(c->name);
	if (!out->of)
		return unknown_condition(l, c);
	const char *kinds = out->of->kinds;
	size_t least = strcspn(kinds, "+");
	bool repeats = kinds[least] == '+';

	out->n = split_arguments(&l->session->arena, c->arguments, out->arguments);
	if (out->n < 0 || (size_t)out->n < least || (!repeats && (size_t)out->n > least))
		return FAIL(l, c->at, "condition `%s` takes %s%zu arguments", c->name,
			repeats ? "at least " : "", least);
	for (int i = 0; i < out->n; i++) {
		char kind = kinds[(size_t)i < least ? (size_t)i : least - 1];
		const char *expected = read_argument(t, kind, &out->arguments[i]);

		if (expected)
			return FAIL(l, c->at, "argument %d of condition `%s`: expected %s, found `%s`", i + 1,
				c->name, expected, out->arguments[i].text);
	}
	return true;
}

static bool
read_conditions(const loader *l, const fxge_pattern *t, fxge_user_rule *r)
{
	const fxge_rule_text *text = r->text;

	r->n_conditions = text->conditions.len;
	r->conditions = FXGE_NEW_ARRAY(&l->session->arena, r->n_conditions, fxge_user_condition);
	for (size_t i = 0; i < r->n_conditions; i++)
		if (!read_condition(l, t, &text->conditions.data[i], &r->conditions[i]))
			return false;
	r->rule.ok = r->n_conditions ? conditions_hold : NULL;
	return true;
}

/* ---- rules ---- */

static bool
is_among(const fxge_rule *const *rules, size_t n, const char *name)
{
	for (size_t i = 0; i < n; i++)
		if (strcmp(rules[i]->name, name) == 0)
			return true;
	return false;
}

static bool
name_is_free(const loader *l, const fxge_rule_text *text)
{
	const fxge_fusions *all = l->session->fusions;

	if (strcmp(text->name, FXGE_FUSE_ALL) == 0 || strcmp(text->name, FXGE_EXPLAIN_VARIANTS) == 0)
		return FAIL(l, text->at,
			"`%s` is a keyword of --no-fuse and --explain, not a name of a rule", text->name);
	if (fxge_fusion_is_built_in(text->name))
		return FAIL(l, text->at, "there is a built-in rule `%s`", text->name);
	return !(is_among(all->rules.data, all->rules.len, text->name)
			   || is_among(all->user.data, all->user.len, text->name))
		   || FAIL(l, text->at, "there is a rule `%s` of another file or a plug-in", text->name);
}

/* Sets the root, and the rarest operator, which is the root unless the rule names another. */
static bool
set_operators(const loader *l, const fxge_pattern *t, fxge_user_rule *r)
{
	const char *needs = r->text->needs;
	const fxge_op *op = needs ? fxge_op_find(l->session, needs, strlen(needs)) : NULL;

	r->rule.root = r->rule.needs = (int)fxge_pattern_root(t)->id;
	if (!needs)
		return true;
	if (!op || !fxge_pattern_has_op(t, op))
		return FAIL(
			l, r->text->needs_at, "`needs`: %s is not in every match of the pattern", needs);
	r->rule.needs = (int)op->id;
	return true;
}

/* Builds the pattern and the replacement, as the pass does. */
static bool
check_rule(const loader *l, fxge_user_rule *r)
{
	fxge_pattern *t = fxge_pattern_new(l->scratch, &r->rule);
	bool ok = t && set_operators(l, t, r) && read_conditions(l, t, r)
			  && fxge_pattern_ready(l->scratch, t);

	fxge_pattern_release(t);
	return ok;
}

static bool
add_rule(loader *l, const fxge_rule_text *text)
{
	fxge_arena *a = &l->session->arena;
	fxge_user_rule *r = FXGE_NEW(a, fxge_user_rule);

	r->text = text;
	r->source = (fxge_rule_source){.path = l->path,
		.head = location(l, text->at),
		.needs = location(l, text->needs_at),
		.replace = location(l, text->replace_at)};
	r->rule = (fxge_rule){.name = text->name,
		.pattern = text->pattern,
		.replace = text->replace,
		.source = &r->source};
	fxge_vec_push(a, &l->rules, r);
	return name_is_free(l, text) && check_rule(l, r);
}

static bool
report_text(const loader *l, const fxge_rule_texts *all)
{
	fxge_loc at = location(l, all->at);

	return fxge_report(
		&l->session->diags, &at, all->limit ? FXGE_D_LIMIT : FXGE_D_RULE, "%s", all->error);
}

static bool
add_all(loader *l, const fxge_rule_texts *all)
{
	size_t before = l->session->fusions->user.len;

	for (size_t i = 0; i < all->list.len; i++) {
		if (before + i >= FXGE_MAX_USER_RULES) {
			fxge_loc at = location(l, all->list.data[i].at);

			return fxge_report(&l->session->diags, &at, FXGE_D_LIMIT,
				"more than %d rules, alternatives counted", FXGE_MAX_USER_RULES);
		}
		if (!add_rule(l, &all->list.data[i]))
			return false;
	}
	return true;
}

bool
fxge_user_rules_add(fxge_session *s, const char *path, const char *text, size_t n)
{
	fxge_rule_texts *all = FXGE_NEW(&s->arena, fxge_rule_texts);
	loader l = {.session = s, .path = fxge_names_get(s->names, path)};

	if (!s->fusions)
		s->fusions = FXGE_NEW(&s->arena, fxge_fusions);
	all->layout = true;
	if (!fxge_rule_texts_parse(&s->arena, text, n, all))
		return report_text(&l, all);
	l.scratch = fxge_program_new(s, "rules");
	bool ok = add_all(&l, all);

	fxge_program_release(l.scratch);
	for (size_t i = 0; ok && i < l.rules.len; i++)
		fxge_vec_push(&s->arena, &s->fusions->user, &l.rules.data[i]->rule);
	return ok;
}
