/* SPDX-License-Identifier: Apache-2.0 */
/* Report on one operator: lowering, executed test cases, kernels on a chip. */
#include "backend/chips/kernels.h"
#include "base/diag/operators.h"
#include "driver/api.h"
#include "frontend/frontend.h"

#include "base/nearest.h"
#include "ir/optab.h"

#include "fxge_op_limit.h"

#include <stdlib.h>

/* Row of ops/executed.tsv; each column holds words separated by spaces. */
typedef struct executed {
	const char *op;
	const char *dtypes;  /* "f32:12 bf16:3": test cases by the dtype of the first tensor */
	const char *sizes;   /* "dynamic empty 0-d", or "static" */
	const char *becomes; /* GE types of the lowering, without constants */
} executed;

/* Row of ops/gradients.tsv. */
typedef struct gradient {
	const char *op;
	const char *text; /* "f32:2": test cases by dtype; "none", or the reason for none */
} gradient;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
static const executed executed_rows[] = {
#include "fxge_op_executed.inc"
};
static const gradient gradient_rows[] = {
#include "fxge_op_gradients.inc"
};
#pragma GCC diagnostic pop

static int
by_name(const void *key, const void *row)
{
	return strcmp(key, *(const char *const *)row);
}

#define FIND(rows, op) bsearch(op, rows, sizeof(rows) / sizeof *(rows), sizeof *(rows), by_name)

/* ---- text ---- */

static void
line(fxge_sbuf *b, const char *what, const char *text)
{
	fxge_sbuf_fmt(b, "  %-11s %s\n", what, text);
}

/* Reads a word `NAME` or `NAME:COUNT` of `n` bytes of NAME; the count is 0 if absent. Returns the
 * next word. */
static const char *
next_count(const char *s, int *n, const char **word, int *count)
{
	*n = (int)strcspn(s, ": ");
	*word = s;
	*count = s[*n] == ':' ? atoi(s + *n + 1) : 0;
	s += strcspn(s, " ");
	return *s ? s + 1 : s;
}

static void
line_executed(fxge_sbuf *b, const char *dtypes)
{
	const char *between = ": ", *word;
	int sum = 0, n, count;

	for (const char *s = dtypes; *s; sum += count)
		s = next_count(s, &n, &word, &count);
	fxge_sbuf_fmt(b, "  %-11s %d case%s as PyTorch", "executed", sum, sum == 1 ? "" : "s");
	for (const char *s = dtypes; *s; between = ", ") {
		s = next_count(s, &n, &word, &count);
		fxge_sbuf_fmt(b, "%s%.*s %d", between, n, word, count);
	}
	fxge_sbuf_chr(b, '\n');
}

/* Returns true if a row names an engine of the chip, other than the AI CPU, for the type. */
static bool
is_on_chip(const fxge_chip_kernels *chip, const char *type, int n)
{
	fxge_engine e = fxge_kernels_engine(chip, type, (size_t)n);

	return e != FXGE_ENGINE_COUNT && e != FXGE_ENGINE_AICPU && e != FXGE_ENGINE_NONE;
}

/* Appends the types of a list that the chip has a kernel for or, with `there` false, the others.
 * Returns true if there are any. */
static bool
types_on(fxge_sbuf *b, const fxge_chip_kernels *chip, const char *becomes, bool there,
	const char *before)
{
	const char *word;
	int n, count;
	bool any = false;

	for (const char *s = becomes; *s;) {
		s = next_count(s, &n, &word, &count);
		if (is_on_chip(chip, word, n) != there)
			continue;
		fxge_sbuf_fmt(b, "%s%.*s", any ? " " : before, n, word);
		any = true;
	}
	return any;
}

static void
line_chip(fxge_sbuf *b, const fxge_chip_kernels *chip, const char *becomes)
{
	fxge_sbuf_fmt(b, "  %-11s ", chip->chip);
	bool any = types_on(b, chip, becomes, true, "has kernels of ");

	types_on(b, chip, becomes, false, any ? "; no table names " : "no table names ");
	fxge_sbuf_chr(b, '\n');
}

static void
text_of(fxge_sbuf *b, const fxge_op *op, const fxge_chip_kernels *chip)
{
	const executed *e = FIND(executed_rows, op->name);
	const gradient *g = FIND(gradient_rows, op->name);
	const char *lowering = fxge_lowering_of(op);

	fxge_sbuf_fmt(b, "%s\n", op->name);
	line(b, "schema", op->schema);
	line(b, "by", lowering ? lowering : "nothing: refused");
	if (op->functional && op->functional != op)
		line(b, "computes", op->functional->name);
	if (e && *e->becomes)
		line(b, "becomes", e->becomes);
	else if (op->mapping)
		line(b, "becomes", op->mapping->ge->name + 3);
	if (e) {
		line_executed(b, e->dtypes);
		line(b, "sizes", e->sizes);
	} else if (lowering)
		line(b, "executed", "by no test case");
	if (g)
		line(b, "gradients", g->text);
	if (e && *e->becomes)
		line_chip(b, chip, e->becomes);
}

/* ---- JSON ---- */

/* Appends a list of words as `,"key":["a","b"]`, or with counts as `,"key":{"a":1}`. */
static void
json_words(fxge_sbuf *b, const char *key, const char *words, bool counted)
{
	const char *between = "", *word;
	int n, count;

	fxge_sbuf_fmt(b, ",\"%s\":%c", key, counted ? '{' : '[');
	for (const char *s = words; *s; between = ",") {
		s = next_count(s, &n, &word, &count);
		fxge_sbuf_fmt(b, "%s\"%.*s\"", between, n, word);
		if (counted)
			fxge_sbuf_fmt(b, ":%d", count);
	}
	fxge_sbuf_chr(b, counted ? '}' : ']');
}

static void
json_chip(fxge_sbuf *b, const fxge_chip_kernels *chip, const char *becomes)
{
	const char *between = "", *word;
	int n, count;

	fxge_sbuf_fmt(b, ",\"%s\":{", chip->chip);
	for (const char *s = becomes; *s; between = ",") {
		s = next_count(s, &n, &word, &count);
		fxge_engine engine = fxge_kernels_engine(chip, word, (size_t)n);

		fxge_sbuf_fmt(b, "%s\"%.*s\":", between, n, word);
		if (engine != FXGE_ENGINE_COUNT)
			fxge_sbuf_fmt(b, "\"%s\"", fxge_engine_name(engine));
		else
			fxge_sbuf_str(b, "null");
	}
	fxge_sbuf_chr(b, '}');
}

static void
json_of(fxge_sbuf *b, const fxge_op *op, const fxge_chip_kernels *chip)
{
	const executed *e = FIND(executed_rows, op->name);
	const gradient *g = FIND(gradient_rows, op->name);

	fxge_support_row_json(b, op);
	if (e) {
		json_words(b, "becomes", e->becomes, false);
		json_words(b, "executed", e->dtypes, true);
		json_words(b, "sizes", e->sizes, false);
		json_chip(b, chip, e->becomes);
	}
	if (g) {
		fxge_sbuf_str(b, ",\"gradients\":");
		fxge_sbuf_json(b, g->text, strlen(g->text));
	}
	fxge_sbuf_chr(b, '}');
}

/* ---- lookup by name ---- */

typedef struct op_query {
	fxge_session *session;
	const char *name;
	bool json;
} op_query;

/* Returns the dotted name of an operator: "aten.add.Tensor" for `torch.ops.aten.add.Tensor` and
 * `aten::add.Tensor`. */
static const char *
dotted_name(fxge_arena *a, const char *name)
{
	if (strncmp(name, "torch.ops.", 10) == 0)
		name += 10;
	const char *colons = strstr(name, "::");

	return colons ? fxge_arena_printf(a, "%.*s.%s", (int)(colons - name), name, colons + 2) : name;
}

/* Returns true if `name` is the operator's name, with or without overload and namespace. */
static bool
is_called(const fxge_op *op, const char *name)
{
	size_t n = strlen(name);
	const char *own = op->name;

	for (int i = 0; own && i < 2; i++) {
		if (strncmp(own, name, n) == 0 && (own[n] == 0 || own[n] == '.'))
			return true;
		own = strchr(own, '.');
		if (own)
			own++;
	}
	return false;
}

/* Returns operator `i`, built-in ones first, or NULL if it is a GE type. */
static const fxge_op *
op_at(const fxge_session *s, uint32_t i)
{
	const fxge_op *op = i < fxge_op_count   ? &fxge_ops[fxge_op_order[i]]
						: i < FXGE_OP_LIMIT ? NULL
											: fxge_op_loaded(s, i - FXGE_OP_LIMIT);

	return op && !op->ge ? op : NULL;
}

/* Returns the name without namespace and overload: "add" of "aten.add.Tensor". */
static const char *
packet_of(fxge_arena *a, const char *name)
{
	const char *from = strchr(name, '.'), *word = from ? from + 1 : name;

	return fxge_arena_strndup(a, word, strcspn(word, "."));
}

typedef FXGE_VEC(const char *) words;

/* Returns up to four words that begin with `start`, as "`a`, `b`", or NULL. */
static const char *
completions(fxge_arena *a, const words *all, const char *start)
{
	enum { MOST = 4, SHORTEST = 3 }; /* one or two characters match too many names */
	const char *text = NULL, *last = "";
	int n = 0;

	for (uint32_t i = 0; strlen(start) >= SHORTEST && i < all->len && n < MOST; i++)
		if (strncmp(all->data[i], start, strlen(start)) == 0 && strcmp(all->data[i], last) != 0) {
			last = all->data[i]; /* overloads of an operator are adjacent */
			text = fxge_arena_printf(a, "%s%s`%s`", text ? text : "", text ? ", " : "", last);
			n++;
		}
	return text;
}

/* Returns the names that a misspelt or shortened name may mean, or NULL. */
static const char *
similar(fxge_arena *a, const words *all, const char *word)
{
	const char *text = completions(a, all, word);
	const char *near = text ? NULL : fxge_nearest_word(word, all->data, all->len);

	if (near && near[0] == word[0]) /* a typing error rarely changes the first letter */
		text = fxge_arena_printf(a, "`%s`", near);
	return text;
}

static bool
refuse(fxge_arena *a, const op_query *q, const char *name)
{
	fxge_session *s = q->session;
	words packets = {0};
	const char *first = fxge_arena_strndup(a, name, strcspn(name, ".")), *text;

	for (uint32_t i = 0; i < fxge_op_end(s); i++)
		if (op_at(s, i))
			fxge_vec_push(a, &packets, packet_of(a, op_at(s, i)->name));
	text = similar(a, &packets, packet_of(a, name));
	if (!text) /* the namespace is missing, as in `hardmsih.default` */
		text = similar(a, &packets, first);
	fxge_report(&s->diags, NULL, FXGE_D_NO_OPERATOR, "unknown operator '%s'", q->name);
	if (text)
		fxge_report_hint(&s->diags, "did you mean %s?", text);
	return false;
}

/* Reports an operator that no table row has: an overload with `out`, found by its full name, or
 * arithmetic on sizes. Returns false if there is none. */
static bool
report_unlisted(const op_query *q, const char *name, fxge_sbuf *b, const fxge_chip_kernels *chip)
{
	const fxge_op *op = fxge_op_find(q->session, name, strlen(name));

	if (op && !op->ge)
		(q->json ? json_of : text_of)(b, op, chip);
	else if (!fxge_import_sizes(name))
		return false;
	else if (q->json)
		fxge_sbuf_fmt(b, "{\"op\":\"%s\",\"supported\":true,\"by\":\"sizes\"}", name);
	else {
		fxge_sbuf_fmt(b, "%s\n", name);
		line(b, "by", "arithmetic of sizes, which are known or symbols when a program is read");
	}
	return true;
}

static bool
list_overloads(fxge_arena *a, op_query *q, const char **text)
{
	const char *name = dotted_name(a, q->name);
	const fxge_chip_kernels *chip = fxge_kernels_of("ascend910b");
	bool any = false;
	fxge_sbuf b;

	fxge_api_text(q->session, &b);
	fxge_sbuf_str(&b, q->json ? "[" : "");
	for (uint32_t i = 0; i < fxge_op_end(q->session); i++) {
		const fxge_op *op = op_at(q->session, i);

		if (!op || !is_called(op, name))
			continue;
		if (any && !q->json)
			fxge_sbuf_chr(&b, '\n');
		(q->json ? json_of : text_of)(&b, op, chip);
		any = true;
	}
	any = any || report_unlisted(q, name, &b, chip);
	fxge_sbuf_str(&b, q->json ? "]" : "");
	*text = b.data;
	return any || refuse(a, q, name);
}

const char *
fxge_op_text(fxge_session *s, const char *name, bool json)
{
	op_query q = {.session = s, .name = name, .json = json};

	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = list_overloads(&g->arena, &q, &g->text);
	return fxge_api_end_text(g);
}
