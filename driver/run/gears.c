/* SPDX-License-Identifier: Apache-2.0 */
/* Parsing of gears: the sizes, their values, and their combinations. */
#include "base/diag/commands.h"
#include "base/diag/common.h"
#include "driver/run/run.h"

#include "base/limits.h"
#include "ir/analysis/padding.h"
#include "ops/chips/chips.h"

#include <stdlib.h>
#include <string.h>

/* One NAME=SIZE,SIZE,... of the text. */
typedef struct column {
	const char *name;
	int symbol; /* index in the program's table */
	int64_t *size;
	int n;
} column;

typedef struct gears {
	fxge_program *program;
	const char *text;
	bool zip;
	fxge_arena *arena;
	fxge_executable exe; /* holds only the program, for bindings */
	fxge_binding sizes;
	column *column;
	int n;
	fxge_gears made;
	int64_t *rows;
} gears;

static fxge_diags *
diags_of(const gears *g)
{
	return &g->program->session->diags;
}

static fxge_syms *
syms_of(const gears *g)
{
	return g->program->syms;
}

/* ---- names of sizes ---- */

static const fxge_meta *
input_meta(const gears *g, uint32_t i)
{
	return fxge_graph_input(g->program->main, i)->meta;
}

static bool
is_user(const gears *g, uint32_t i)
{
	return g->program->inputs.data[i].role == FXGE_ROLE_USER
		   && input_meta(g, i)->kind == FXGE_META_TENSOR;
}

static bool
hint_names(const gears *g)
{
	const bool *seen = fxge_binding_of_users(&g->sizes);
	fxge_sbuf b;

	fxge_sbuf_init(&b, g->arena);
	for (int i = 0; i < g->sizes.n; i++)
		if (seen[i])
			fxge_sbuf_fmt(&b, "%s%s", b.len ? ", " : "",
				fxge_sym_name(syms_of(g), fxge_syms_at(syms_of(g), i)));
	fxge_report_hint(diags_of(g), b.len ? "sizes are %s; x:0 is dim 0 of input x" : "%s",
		b.len ? b.data : "all sizes of the inputs are fixed");
	return false;
}

static int
find_symbol(const gears *g, const char *name)
{
	const bool *seen = fxge_binding_of_users(&g->sizes);

	for (int i = 0; i < g->sizes.n; i++)
		if (seen[i] && strcmp(fxge_sym_name(syms_of(g), fxge_syms_at(syms_of(g), i)), name) == 0)
			return i;
	return -1;
}

/* Returns the input with the user's or the graph's name, or -1. */
static int
find_input(const gears *g, const char *name, size_t n)
{
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g->program->main); i++) {
		const char *names[] = {
			g->program->inputs.data[i].name, fxge_graph_input(g->program->main, i)->name};

		for (int k = 0; is_user(g, i) && k < 2; k++)
			if (names[k] && strlen(names[k]) == n && memcmp(names[k], name, n) == 0)
				return (int)i;
	}
	return -1;
}

/* Resolves INPUT:DIM to the only symbol of the dim and converts the column's values to values of
 * that symbol. Returns false after a diagnostic. */
static bool
resolve_dim(gears *g, column *c, int input, int64_t dim)
{
	const fxge_meta *m = input_meta(g, (uint32_t)input);

	if (dim < 0 || dim >= m->rank)
		return fxge_report(diags_of(g), NULL, FXGE_D_GEARS, "gears of '%s': the input has %d dims",
			c->name, m->rank);
	if (fxge_size_is_small(m->shape[dim]))
		return fxge_report(diags_of(g), NULL, FXGE_D_GEARS, "gears of '%s': it is always %lld",
			c->name, (long long)(m->shape[dim].raw / 2));
	for (int k = 0; k < c->n; k++) {
		fxge_binding none;

		fxge_binding_init(&none, g->exe.program, &g->exe, g->arena);
		if (!fxge_binding_solve(&none, m->shape[dim], c->size[k], -1, -1)) {
			fxge_sbuf e;

			fxge_sbuf_init(&e, g->arena);
			fxge_sym_print(&e, syms_of(g), m->shape[dim]);
			return fxge_report(diags_of(g), NULL, FXGE_D_GEARS,
				"gears of '%s': no single size makes %s equal to %lld", c->name, e.data,
				(long long)c->size[k]);
		}
		for (int s = 0; s < none.n; s++)
			if (none.known[s]) {
				c->symbol = s;
				c->size[k] = none.value[s].i;
			}
	}
	return true;
}

static bool
resolve_name(gears *g, column *c)
{
	const char *colon = strrchr(c->name, ':');
	int64_t dim;

	c->symbol = find_symbol(g, c->name);
	if (c->symbol >= 0)
		return true;
	int input = colon && fxge_parse_i64(colon + 1, strlen(colon + 1), &dim)
					? find_input(g, c->name, (size_t)(colon - c->name))
					: -1;

	if (input >= 0)
		return resolve_dim(g, c, input, dim);
	fxge_report(diags_of(g), NULL, FXGE_D_GEARS, "gears for an unknown size '%s'", c->name);
	return hint_names(g);
}

/* ---- parsing ---- */

static bool
hint_form(const gears *g)
{
	fxge_report_hint(diags_of(g), "gears are NAME=SIZE,SIZE,...;NAME=..., as s0=1,8;x:1=128,512: "
								  "NAME is a size of the program, or INPUT:DIM");
	return false;
}

/* Returns the n bytes at `s` without surrounding blanks. */
static const char *
trim(const gears *g, const char *s, size_t n)
{
	for (; n && *s == ' '; n--)
		s++;
	while (n && s[n - 1] == ' ')
		n--;
	return fxge_arena_strndup(g->arena, s, n);
}

static bool
parse_size(gears *g, column *c, const char *text)
{
	int64_t v;

	if (!fxge_parse_i64(text, strlen(text), &v) || v < 1 || v > INT32_MAX)
		return fxge_report(diags_of(g), NULL, FXGE_D_GEARS,
			"gears of '%s': '%s' is not a size from 1 to %d", c->name, text, INT32_MAX);
	c->size[c->n++] = v;
	return true;
}

static bool
parse_column(gears *g, const char *text, size_t n)
{
	const char *end = text + n, *eq = memchr(text, '=', n);
	column *c = &g->column[g->n++];

	c->name = trim(g, text, eq ? (size_t)(eq - text) : n);
	if (!eq || !*c->name) {
		fxge_report(
			diags_of(g), NULL, FXGE_D_GEARS, "'%s' is not a size with its gears", trim(g, text, n));
		return hint_form(g);
	}
	c->size = FXGE_NEW_ARRAY(g->arena, n, int64_t);
	for (const char *at = eq + 1, *comma; at <= end; at = comma + 1) {
		comma = memchr(at, ',', (size_t)(end - at));
		comma = comma ? comma : end;
		if (!parse_size(g, c, trim(g, at, (size_t)(comma - at))))
			return false;
	}
	if (!resolve_name(g, c))
		return false;
	for (int i = 0; i < g->n - 1; i++)
		if (g->column[i].symbol == c->symbol)
			return fxge_report(diags_of(g), NULL, FXGE_D_GEARS, "'%s' and '%s' are the same size",
				g->column[i].name, c->name);
	return true;
}

static bool
parse_text(gears *g)
{
	const char *end = g->text + strlen(g->text);

	g->column = FXGE_NEW_ARRAY(g->arena, strlen(g->text) + 1, column);
	if (!*trim(g, g->text, (size_t)(end - g->text))) {
		fxge_report(diags_of(g), NULL, FXGE_D_GEARS, "the list of gears is empty");
		return hint_form(g);
	}
	for (const char *at = g->text, *next; at <= end; at = next + 1) {
		next = strchr(at, ';');
		next = next ? next : end;
		if (!parse_column(g, at, (size_t)(next - at)))
			return false;
	}
	return true;
}

/* ---- completeness ---- */

static bool
is_complete(gears *g)
{
	bool *open = fxge_binding_of_users(&g->sizes);

	for (int i = 0; i < g->n; i++)
		open[g->column[i].symbol] = false;
	for (int i = 0; i < g->sizes.n; i++)
		if (open[i]) {
			fxge_report(diags_of(g), NULL, FXGE_D_GEARS, "'%s' has no gears",
				fxge_sym_name(syms_of(g), fxge_syms_at(syms_of(g), i)));
			fxge_report_hint(
				diags_of(g), "every size of the inputs needs gears: a single one, if it is fixed");
			return false;
		}
	return true;
}

/* Checks the number of dims, which AscendCL receives as one list. */
static bool
fit_ascendcl(const gears *g)
{
	int n = 0;

	for (uint32_t i = 0; i < fxge_graph_n_inputs(g->program->main); i++)
		n += is_user(g, i) ? input_meta(g, i)->rank : 0;
	return n <= FXGE_MAX_GEAR_DIMS
		   || fxge_report(diags_of(g), NULL, FXGE_D_LIMIT,
			   "the inputs have %d dims in all, gears support %d", n, FXGE_MAX_GEAR_DIMS);
}

/* Returns the first dim of a state whose size is not constant, or -1. A state keeps its memory from
 * run to run, in all gears. */
static int
dynamic_dim(const fxge_meta *m)
{
	for (int d = 0; d < m->rank; d++)
		if (!fxge_size_is_small(m->shape[d]))
			return d;
	return -1;
}

static bool
report_state(const gears *g, uint32_t i, int d)
{
	const char *name = g->program->inputs.data[i].target;
	fxge_sbuf size;

	if (d < 0)
		return fxge_report(diags_of(g), NULL, FXGE_D_GEARS_UNFIT,
			"state '%s' has no known number of dims: states have fixed sizes in all gears", name);
	fxge_sbuf_init(&size, g->arena);
	fxge_sym_print(&size, syms_of(g), input_meta(g, i)->shape[d]);
	return fxge_report(diags_of(g), NULL, FXGE_D_GEARS_UNFIT,
		"state '%s' has the dynamic size %s in dim %d: states have fixed sizes in all gears", name,
		size.data, d);
}

/* Checks that states have fixed sizes and that all ranks are known. */
static bool
fit_program(const gears *g)
{
	if (g->program->aipp) {
		fxge_report(diags_of(g), NULL, FXGE_D_GEARS_UNFIT,
			"the program has AIPP, and atc takes --dynamic_dims only without --insert_op_conf");
		fxge_report_hint(diags_of(g), "compile one program with fixed sizes for each gear");
		return false;
	}
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g->program->main); i++) {
		const fxge_meta *m = input_meta(g, i);
		bool state = g->program->inputs.data[i].role == FXGE_ROLE_STATE;

		if (state && (m->rank < 0 || dynamic_dim(m) >= 0))
			return report_state(g, i, dynamic_dim(m));
		if (is_user(g, i) && m->rank < 0)
			return fxge_report(
				diags_of(g), NULL, FXGE_D_GEARS_UNFIT, "input %u has no known number of dims", i);
	}
	return true;
}

/* ---- rows ---- */

static int
by_symbol(const void *a, const void *b)
{
	return ((const column *)a)->symbol - ((const column *)b)->symbol;
}

static bool
count_rows(gears *g)
{
	int64_t n = g->zip ? g->column[0].n : 1;
	int most = fxge_chip_max_gears(g->program->session->chip);

	for (int i = 0; i < g->n; i++) {
		if (g->zip && g->column[i].n != n)
			return fxge_report(diags_of(g), NULL, FXGE_D_GEARS,
				"'%s' has %d sizes and '%s' %d: zip needs equal numbers", g->column[0].name, (int)n,
				g->column[i].name, g->column[i].n);
		n = g->zip ? n : n > most ? n : n * g->column[i].n;
	}
	if (n > most)
		return fxge_report(diags_of(g), NULL, FXGE_D_LIMIT, "more than %d gears", most);
	g->made.n = (int)n;
	return true;
}

static void
fill_rows(gears *g)
{
	g->rows = FXGE_NEW_ARRAY(&g->program->arena, (size_t)(g->made.n * g->n), int64_t);
	for (int r = 0; r < g->made.n; r++)
		for (int k = g->n - 1, rest = r; k >= 0; k--) {
			g->rows[r * g->n + k] = g->column[k].size[g->zip ? r : rest % g->column[k].n];
			rest /= g->column[k].n;
		}
}

static int
compare_rows(const int64_t *a, const int64_t *b, int n)
{
	for (int k = 0; k < n; k++)
		if (a[k] != b[k])
			return a[k] < b[k] ? -1 : 1;
	return 0;
}

/* Sorts the rows by insertion: there are at most 256. Returns false after a diagnostic if two are
 * equal. */
static bool
sort_rows(gears *g)
{
	int n = g->n;

	for (int i = 1; i < g->made.n; i++)
		for (int k = i; k > 0; k--) {
			int64_t *a = g->rows + (k - 1) * n, *b = a + n;
			int order = compare_rows(a, b, n);

			if (order == 0) {
				fxge_sbuf t;

				fxge_sbuf_init(&t, g->arena);
				fxge_gear_print(&t, &g->made, syms_of(g), k);
				return fxge_report(
					diags_of(g), NULL, FXGE_D_GEARS, "the gear %s is given twice", t.data);
			}
			if (order < 0)
				break;
			for (int j = 0; j < n; j++) {
				int64_t v = a[j];

				a[j] = b[j];
				b[j] = v;
			}
		}
	return true;
}

/* Checks the sizes of a row against the program's ranges and guards. */
static bool
row_fits(gears *g, int r)
{
	fxge_sbuf t;

	for (int k = 0; k < g->n; k++) {
		g->sizes.known[g->column[k].symbol] = true;
		g->sizes.value[g->column[k].symbol] =
			(fxge_sym_value){.type = FXGE_SYM_T_INT, .i = g->rows[r * g->n + k]};
	}
	if (fxge_binding_check(&g->sizes, false))
		return true;
	fxge_sbuf_init(&t, g->arena);
	fxge_gear_print(&t, &g->made, syms_of(g), r);
	fxge_report_note(diags_of(g), "in the gear %s", t.data);
	return false;
}

/* Returns the name of the state that the node writes in place, or NULL. */
static const char *
written_state(const gears *g, const fxge_node *n)
{
	for (uint32_t i = 0; (n->op->flags & FXGE_OP_MUTATES) && i < n->n_operands; i++) {
		const fxge_operand *o = &n->operands[i];

		if (o->kind == FXGE_K_VALUE && o->value->def == g->program->main->entry
			&& g->program->inputs.data[o->value->index].role == FXGE_ROLE_STATE)
			return g->program->inputs.data[o->value->index].target;
	}
	return NULL;
}

static void
report_exact(const gears *g, int k, const fxge_node *why)
{
	const char *state = why ? written_state(g, why) : NULL;

	fxge_report(diags_of(g), why ? why->loc : NULL, FXGE_D_GEAR_EXACT,
		"runs are not padded up to a gear of %s: %s%s%s%s%s%s",
		fxge_sym_name(syms_of(g), g->made.symbol[k]), why ? why->op->name : "a result",
		why && why->name ? " " : "", why && why->name ? why->name : "",
		state ? " writes into the state '" : "", state ? state : "", state ? "'" : "");
}

/* Finds the sizes whose padding is proved to be harmless, and reports the node that prevents
 * others. */
static void
find_padded(gears *g)
{
	bool *padded = FXGE_NEW_ARRAY(&g->program->arena, (size_t)g->n, bool);
	const fxge_growth growth = {g->made.symbol, padded, g->n};

	for (int k = 0; k < g->n; k++) {
		const fxge_node *why;

		padded[k] = true;
		padded[k] = fxge_padding_is_proved(g->program, &growth, g->arena, &why);
		if (!padded[k])
			report_exact(g, k, why);
	}
	g->made.padded = padded;
}

static bool
build_gears(gears *g)
{
	fxge_size *symbol = FXGE_NEW_ARRAY(&g->program->arena, (size_t)g->n, fxge_size);

	qsort(g->column, (size_t)g->n, sizeof *g->column, by_symbol);
	if (!count_rows(g))
		return false;
	for (int k = 0; k < g->n; k++)
		symbol[k] = fxge_syms_at(syms_of(g), g->column[k].symbol);
	fill_rows(g);
	g->made.n_symbols = g->n;
	g->made.symbol = symbol;
	g->made.size = g->rows;
	if (!sort_rows(g))
		return false;
	for (int r = 0; r < g->made.n; r++)
		if (!row_fits(g, r))
			return false;
	find_padded(g);
	g->program->gears = g->made;
	return true;
}

static bool
set_gears(fxge_arena *a, gears *g)
{
	fxge_program *p = g->program;

	g->arena = a;
	g->exe = (fxge_executable){.program = p, .session = p->session};
	if (!fxge_program_usable(p))
		return false;
	if (strcmp(p->stage, "ge") != 0)
		return fxge_report(diags_of(g), NULL, FXGE_D_USAGE,
			"gears need a program of stage 'ge', this one is at '%s'", p->stage);
	fxge_binding_init(&g->sizes, p, &g->exe, a);
	return fit_program(g) && parse_text(g) && is_complete(g) && fit_ascendcl(g) && build_gears(g);
}

fxge_status
fxge_set_gears(fxge_program *p, const char *text, bool zip)
{
	gears all = {.program = p, .text = text ? text : "", .zip = zip};
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g))
		g->ok = set_gears(&g->arena, &all);
	return fxge_api_end(g);
}
