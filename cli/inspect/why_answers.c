/* SPDX-License-Identifier: Apache-2.0 */
/* Answers of fxge_why_ask as text and JSON. */
#include "cli/inspect/why.h"

#include <string.h>

enum { SHOWN = 10 }; /* nodes of a list without -v */

static const struct {
	fxge_why_question question;
	const char *key, *title, *none;
} questions[] = {
	{FXGE_WHY_ERRORS, "errors", "errors and warnings", NULL},
	{FXGE_WHY_FUSION, "fusion", "fusion", "no fusion rule made it, and none nearly applies"},
	{FXGE_WHY_STATIC, "static", "static sizes", "no size is fixed"},
	{FXGE_WHY_CASTS, "casts", "casts", "none"},
	{FXGE_WHY_CORES, "off_core", "off the AI Core", "none is known"},
};
enum { N_QUESTIONS = sizeof questions / sizeof *questions };

void
cli_why_place(cli *c, const cli_row *r)
{
	if (r->op)
		printf("%s", cli_escape(c, r->op));
	if (r->name)
		printf(" %s", cli_escape(c, r->name));
	if (r->file)
		printf(", %s:%d", cli_escape(c, r->file), r->line);
	if (r->source && *r->source)
		printf("  %s", cli_escape(c, r->source));
	if (r->module)
		printf("  in %s", cli_escape(c, r->module));
}

/* Returns the type without its prefix: "MatMulV2" of "ge.MatMulV2". */
static const char *
type_of(const char *op)
{
	return op && strncmp(op, "ge.", 3) == 0 ? op + 3 : op ? op : "";
}

static cli_row
row_of(const fxge_why_step *s)
{
	return (cli_row){type_of(s->op), s->name, s->file, s->source, s->module, s->line};
}

bool
cli_why_has(const fxge_program *p, const char *name)
{
	fxge_why_step s = FXGE_OPTIONS(fxge_why_step);

	for (size_t i = 0; fxge_why_step_get(p, i, &s); i++)
		if (s.name && strcmp(s.name, name) == 0 && strcmp(s.last, "ge") == 0)
			return true;
	return false;
}

/* ---- JSON ---- */

static void
json_step(const fxge_why_step *s, bool way)
{
	fputs("{\"name\":", stdout);
	cli_json_str(s->name ? s->name : "");
	cli_json_text("op", s->op);
	cli_json_text("type", s->type);
	cli_json_text("stage", s->stage);
	if (way) {
		cli_json_text("last_stage", s->last);
		cli_json_text("made", s->made);
		cli_json_text("pass", s->pass);
		cli_json_text("rule", s->rule);
		cli_json_text("becomes", s->becomes);
		printf(",\"asked\":%s", s->asked ? "true" : "false");
	}
	cli_json_location(s->file, s->line, s->source, s->module);
	cli_json_text("function", s->function);
	putchar('}');
}

static void
json_steps(const fxge_program *p, const char *key,
	bool (*get)(const fxge_program *p, size_t i, fxge_why_step *out), bool way)
{
	fxge_why_step s = FXGE_OPTIONS(fxge_why_step);

	cli_json_key(key);
	putchar('[');
	for (size_t i = 0; get(p, i, &s); i++) {
		fputs(i ? ",\n" : "", stdout);
		json_step(&s, way);
	}
	putchar(']');
}

static const char *
key_of(fxge_why_question q)
{
	for (size_t i = 0; i < N_QUESTIONS; i++)
		if (questions[i].question == q)
			return questions[i].key;
	return "";
}

static void
json(const fxge_program *p, const fxge_why_options *o)
{
	fxge_why_answer x = FXGE_OPTIONS(fxge_why_answer);

	if (o->node) {
		json_steps(p, "matches", fxge_why_match_get, false);
		json_steps(p, "way", fxge_why_step_get, true);
	}
	cli_json_key("answers");
	putchar('[');
	for (size_t i = 0; fxge_why_answer_get(p, i, &x); i++) {
		printf("%s{\"question\":\"%s\"", i ? ",\n" : "", key_of(x.question));
		cli_json_text("what", x.what);
		cli_json_text("why", x.why);
		cli_json_text("hint", x.hint);
		cli_json_key("node");
		if (x.node.stage)
			json_step(&x.node, false);
		else
			fputs("null", stdout);
		putchar('}');
	}
	putchar(']');
}

/* ---- text ---- */

static void
show_match(cli *c, const fxge_why_step *s)
{
	printf("%s = %s", cli_escape(c, s->name), cli_escape(c, s->op));
	if (s->type)
		printf(" : %s", cli_escape(c, s->type));
	putchar('\n');
	if (s->file) {
		printf("  line    %s:%d", cli_escape(c, s->file), s->line);
		if (s->function && *s->function)
			printf(" in %s", cli_escape(c, s->function));
		if (s->source && *s->source)
			printf("    %s", cli_escape(c, s->source));
		putchar('\n');
	}
	if (s->module)
		printf("  module  %s\n", cli_escape(c, s->module));
}

/* Prints the nodes that were asked for; returns their number. */
static size_t
show_matches(cli *c, const fxge_program *p, const char *asked)
{
	fxge_why_step s = FXGE_OPTIONS(fxge_why_step);
	size_t n = 0;

	while (fxge_why_match_get(p, n, &s))
		n++;
	if (n == 1) {
		fxge_why_match_get(p, 0, &s);
		show_match(c, &s);
		return n;
	}
	printf("%zu nodes match %s:\n", n, cli_escape(c, asked));
	for (size_t i = 0; fxge_why_match_get(p, i, &s) && (i < SHOWN || c->verbose); i++) {
		cli_row r = row_of(&s);

		printf("  %-10s  ", s.stage);
		cli_why_place(c, &r);
		putchar('\n');
	}
	if (n > SHOWN && !c->verbose)
		printf("  and %zu more: -v shows all\n", n - SHOWN);
	return n;
}

static void
show_step(cli *c, const fxge_why_step *s)
{
	char stages[64];

	if (strcmp(s->stage, s->last) == 0)
		snprintf(stages, sizeof stages, "%s", s->stage);
	else
		snprintf(stages, sizeof stages, "%s to %s", s->stage, s->last);
	printf("  %-22s%s", stages, s->asked ? "> " : "  ");
	printf("%s = ", cli_escape(c, s->name ? s->name : ""));
	printf("%s", cli_escape(c, type_of(s->op)));
	if (s->type)
		printf(" : %s", cli_escape(c, s->type));
	printf("\n  %-24s    %s\n", "", cli_escape(c, s->made));
	if (s->becomes)
		printf("  %-24s    %s\n", "", cli_escape(c, s->becomes));
}

static void
show_ways(cli *c, const fxge_program *p)
{
	fxge_why_step s = FXGE_OPTIONS(fxge_why_step);
	const char *stage = "";
	size_t n = 0, left = 0;

	printf("\norigin:\n");
	for (size_t i = 0; fxge_why_step_get(p, i, &s); i++) {
		n = strcmp(stage, s.stage) == 0 ? n + 1 : 1;
		stage = s.stage;
		if (n > SHOWN && !c->verbose && !s.asked) {
			left++;
			continue;
		}
		show_step(c, &s);
	}
	if (left)
		printf("  and %zu more nodes: -v shows all\n", left);
}

/* Returns whether the node has the line of the only match, which is printed already. */
static bool
is_line_shown(const fxge_program *p, const fxge_why_step *s)
{
	fxge_why_step m = FXGE_OPTIONS(fxge_why_step), other = FXGE_OPTIONS(fxge_why_step);

	return fxge_why_match_get(p, 0, &m) && !fxge_why_match_get(p, 1, &other) && m.file && s->file
		   && strcmp(m.file, s->file) == 0 && m.line == s->line;
}

static void
show_answer(cli *c, const fxge_program *p, const fxge_why_answer *x)
{
	printf("  %s", x->what ? cli_escape(c, x->what) : "");
	if (x->node.stage) {
		cli_row r = row_of(&x->node);

		if (is_line_shown(p, &x->node))
			r.file = r.source = r.module = NULL;
		fputs(x->what ? ": " : "", stdout);
		cli_why_place(c, &r);
	}
	putchar('\n');
	if (x->why)
		printf("      %s\n", cli_escape(c, x->why));
	if (x->hint)
		printf("      hint: %s\n", cli_escape(c, x->hint));
}

static void
show_answers(cli *c, const fxge_program *p, size_t question, bool first)
{
	fxge_why_answer x = FXGE_OPTIONS(fxge_why_answer);
	const char *title = questions[question].title, *none = questions[question].none;
	size_t n = 0, shown = c->verbose ? SIZE_MAX : SHOWN;

	for (size_t i = 0; fxge_why_answer_get(p, i, &x); i++) {
		if (x.question != questions[question].question)
			continue;
		if (n++ == 0)
			printf("%s%s:\n", first ? "" : "\n", title);
		if (n <= shown)
			show_answer(c, p, &x);
	}
	if (n > shown)
		printf("  and %zu more: -v shows all\n", n - shown);
	bool unknown =
		!fxge_why_compiles(p) && questions[question].question & (FXGE_WHY_CASTS | FXGE_WHY_CORES);

	if (n == 0 && none)
		printf("%s%s: %s\n", first ? "" : "\n", title,
			unknown ? "unknown, the program does not compile: `fxge ops` shows why" : none);
}

void
cli_why_answers(cli *c, const fxge_program *p, const fxge_why_options *o, bool ways)
{
	bool first = !o->node;

	if (c->json) {
		json(p, o);
		return;
	}
	size_t matches = o->node ? show_matches(c, p, o->node) : 0;

	if (o->questions & FXGE_WHY_ORIGIN && (matches == 1 || ways))
		show_ways(c, p);
	else if (matches > 1)
		printf("\n--node NAME with one of these names, or --origin, shows where they come from.\n");
	for (size_t i = 0; i < N_QUESTIONS; i++)
		if (questions[i].question == FXGE_WHY_ERRORS || o->questions & questions[i].question) {
			show_answers(c, p, i, first);
			first = first && questions[i].question == FXGE_WHY_ERRORS;
		}
}
