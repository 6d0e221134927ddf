/* SPDX-License-Identifier: Apache-2.0 */
/* Values of a program's symbols: derived from input sizes, set by name, and checked. */
#include "base/diag/commands.h"
#include "driver/run/run.h"

void
fxge_binding_init(fxge_binding *b, fxge_program *p, const fxge_executable *e, fxge_arena *a)
{
	int n = fxge_syms_count(p->syms);

	*b = (fxge_binding){.program = p, .exe = e, .arena = a, .n = n};
	b->value = FXGE_NEW_ARRAY(a, (size_t)n, fxge_sym_value);
	b->known = FXGE_NEW_ARRAY(a, (size_t)n, bool);
	b->source = fxge_arena_array(a, (size_t)n, sizeof *b->source);
	for (int i = 0; i < n; i++)
		b->source[i].input = -1;
}

static fxge_sym_env
env_of(const fxge_binding *b)
{
	return (fxge_sym_env){b->value, b->known, b->n};
}

bool
fxge_binding_solve(fxge_binding *b, fxge_size expr, int64_t value, int input, int dim)
{
	fxge_sym_env env = env_of(b);
	int symbol;
	int64_t v;

	if (!fxge_sym_solve(b->program->syms, expr, value, &env, &symbol, &v))
		return false;
	b->value[symbol] = (fxge_sym_value){.type = FXGE_SYM_T_INT, .i = v};
	b->known[symbol] = true;
	b->source[symbol].input = input;
	b->source[symbol].dim = dim;
	return true;
}

bool
fxge_binding_eval(const fxge_binding *b, fxge_size expr, fxge_sym_value *out)
{
	fxge_sym_env env = env_of(b);

	return fxge_sym_eval(b->program->syms, expr, &env, out);
}

/* ---- symbols in expressions ---- */

typedef struct walk {
	const fxge_binding *binding;
	fxge_map met; /* words of the symbols found */
} walk;

static void
mark_symbols(walk *w, fxge_size s, int depth)
{
	const fxge_syms *t = w->binding->program->syms;
	const fxge_size *args;

	if (fxge_size_is_small(s) || depth > FXGE_MAX_EXPR_DEPTH)
		return;
	if (fxge_sym_op_of(t, s) == FXGE_SYM_SYMBOL) {
		fxge_map_put(w->binding->arena, &w->met, (uint64_t)s.raw, w);
		return;
	}
	int n = fxge_sym_args(t, s, &args);

	for (int i = 0; i < n; i++)
		mark_symbols(w, args[i], depth + 1);
}

static void
mark_shape(walk *w, const fxge_meta *m)
{
	for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank; d++)
		mark_symbols(w, m->shape[d], 0);
}

/* Returns flags of the marked symbols, by index in the program's table. */
static bool *
marked_symbols(const walk *w)
{
	const fxge_binding *b = w->binding;
	bool *seen = FXGE_NEW_ARRAY(b->arena, (size_t)b->n, bool);

	for (int i = 0; i < b->n; i++)
		seen[i] = fxge_map_get(&w->met, (uint64_t)fxge_syms_at(b->program->syms, i).raw) != NULL;
	return seen;
}

bool *
fxge_binding_of_inputs(const fxge_binding *b)
{
	walk w = {b, {0}};
	const fxge_graph *g = b->program->main;

	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++) {
		const fxge_meta *m = fxge_graph_input(g, i)->meta;

		mark_shape(&w, m);
		if (m->kind == FXGE_META_SIZE)
			mark_symbols(&w, m->size, 0);
		if (m->kind == FXGE_META_TENSOR && m->rank == 0 && m->const_value)
			mark_symbols(&w, *m->const_value, 0);
	}
	return marked_symbols(&w);
}

bool *
fxge_binding_of_users(const fxge_binding *b)
{
	walk w = {b, {0}};
	const fxge_graph *g = b->program->main;

	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++)
		if (b->program->inputs.data[i].role == FXGE_ROLE_USER)
			mark_shape(&w, fxge_graph_input(g, i)->meta);
	return marked_symbols(&w);
}

/* ---- sizes set by name ---- */

/* Adds a hint with the names of the input sizes. Returns false. */
static bool
hint_sizes(const fxge_binding *b)
{
	const fxge_syms *t = b->program->syms;
	const bool *of_inputs = fxge_binding_of_inputs(b);
	fxge_sbuf text;

	fxge_sbuf_init(&text, b->arena);
	for (int i = 0; i < b->n; i++)
		if (of_inputs[i] && fxge_sym_op_of(t, fxge_syms_at(t, i)) == FXGE_SYM_SYMBOL)
			fxge_sbuf_fmt(
				&text, "%s%s", text.len ? ", " : "", fxge_sym_name(t, fxge_syms_at(t, i)));
	if (text.len)
		fxge_report_hint(&b->program->session->diags, "sizes are %s", text.data);
	else
		fxge_report_hint(&b->program->session->diags, "all sizes of the program are fixed");
	return false;
}

static bool
parse_size(const fxge_binding *b, const char *text, int64_t *value, int *symbol)
{
	fxge_syms *t = b->program->syms;
	const char *eq = strchr(text, '=');
	fxge_diags *d = &b->program->session->diags;

	if (!eq || !fxge_parse_i64(eq + 1, strlen(eq + 1), value))
		return fxge_report(d, NULL, FXGE_D_USAGE, "'%s' is not a size, expected NAME=VALUE", text);
	for (int i = 0; i < b->n; i++) {
		fxge_name n = fxge_sym_op_of(t, fxge_syms_at(t, i)) == FXGE_SYM_SYMBOL
						  ? fxge_sym_name(t, fxge_syms_at(t, i))
						  : NULL;

		if (n && strlen(n) == (size_t)(eq - text) && memcmp(n, text, strlen(n)) == 0) {
			*symbol = i;
			return true;
		}
	}
	fxge_report(d, NULL, FXGE_D_INPUT_NAME, "unknown size '%.*s'", (int)(eq - text), text);
	return hint_sizes(b);
}

bool
fxge_binding_fix(fxge_binding *b, const char *const *sizes, bool *fixed)
{
	for (int i = 0; sizes && sizes[i]; i++) {
		int64_t value;
		int symbol = 0;

		if (!parse_size(b, sizes[i], &value, &symbol))
			return false;
		b->value[symbol] = (fxge_sym_value){.type = FXGE_SYM_T_INT, .i = value};
		b->known[symbol] = true;
		fixed[symbol] = true;
	}
	return true;
}

static void
show_value(fxge_sbuf *b, const fxge_sym_value *v)
{
	if (v->type == FXGE_SYM_T_FLOAT)
		fxge_sbuf_f64(b, v->f);
	else
		fxge_sbuf_i64(b, v->i);
}

/* Appends ` (dim 0 of input 'x')` if an input determined the symbol. */
static void
show_source(fxge_sbuf *b, const fxge_binding *s, int symbol)
{
	int input = s->source[symbol].input, dim = s->source[symbol].dim;

	if (input < 0)
		return;
	fxge_sbuf_str(b, " (");
	if (dim >= 0)
		fxge_sbuf_fmt(b, "dim %d of ", dim);
	fxge_sbuf_fmt(b, "input '%s')", fxge_input_name(s->exe, input));
}

bool
fxge_binding_knows(const fxge_binding *b, fxge_size expr)
{
	walk w = {b, {0}};
	bool known = true;

	mark_symbols(&w, expr, 0);
	const bool *seen = marked_symbols(&w);

	for (int i = 0; i < b->n; i++)
		known &= !seen[i] || b->known[i];
	return known;
}

const char *
fxge_binding_show(const fxge_binding *b, fxge_size expr)
{
	walk w = {b, {0}};
	const fxge_syms *t = b->program->syms;
	fxge_sbuf text;

	mark_symbols(&w, expr, 0);
	const bool *seen = marked_symbols(&w);

	fxge_sbuf_init(&text, b->arena);
	fxge_sbuf_str(&text, "");
	for (int i = 0; i < b->n; i++) {
		if (!seen[i] || !b->known[i])
			continue;
		fxge_sbuf_str(&text, text.len ? ", " : "");
		fxge_sym_print(&text, t, fxge_syms_at(t, i));
		fxge_sbuf_str(&text, " = ");
		show_value(&text, &b->value[i]);
		show_source(&text, b, i);
	}
	return text.data;
}

/* ---- ranges and guards ---- */

static void
show_range(fxge_sbuf *b, int64_t lo, int64_t hi)
{
	if (lo != INT64_MIN && hi != INT64_MAX)
		fxge_sbuf_fmt(b, "%lld to %lld", (long long)lo, (long long)hi);
	else if (lo != INT64_MIN)
		fxge_sbuf_fmt(b, "at least %lld", (long long)lo);
	else
		fxge_sbuf_fmt(b, "at most %lld", (long long)hi);
}

static bool
check_range(fxge_binding *b, int i, bool quiet)
{
	fxge_syms *t = b->program->syms;
	fxge_size s = fxge_syms_at(t, i);
	fxge_sbuf text;
	int64_t lo, hi;

	if (!b->known[i] || fxge_sym_type_of(t, s) != FXGE_SYM_T_INT)
		return true;
	fxge_sym_range(t, s, &lo, &hi);
	if (b->value[i].i >= lo && b->value[i].i <= hi)
		return true;
	if (quiet)
		return false;
	fxge_sbuf_init(&text, b->arena);
	if (b->source[i].input >= 0)
		fxge_sbuf_fmt(&text, "input '%s': ", fxge_input_name(b->exe, b->source[i].input));
	if (b->source[i].input >= 0 && b->source[i].dim >= 0)
		fxge_sbuf_fmt(&text, "dim %d: ", b->source[i].dim);
	fxge_sym_print(&text, t, s);
	fxge_sbuf_fmt(&text, " is %lld, expected ", (long long)b->value[i].i);
	show_range(&text, lo, hi);
	return fxge_report(&b->program->session->diags, NULL, FXGE_D_INPUT_RANGE, "%s", text.data);
}

static bool
check_guard(fxge_binding *b, const fxge_guard *g, bool quiet)
{
	fxge_sym_value v;

	if (!g->parsed || !fxge_binding_eval(b, g->cond, &v) || v.i != 0)
		return true;
	if (quiet)
		return false;
	const char *known = fxge_binding_show(b, g->cond);

	return fxge_report(&b->program->session->diags, NULL, FXGE_D_INPUT_GUARD,
		"the inputs do not meet the condition %s%s%s", g->text, *known ? " with " : "", known);
}

bool
fxge_binding_check(fxge_binding *b, bool quiet)
{
	const fxge_program *p = b->program;
	bool ok = true;

	for (int i = 0; i < b->n && (ok || !quiet); i++)
		ok &= check_range(b, i, quiet);
	for (size_t i = 0; i < p->guards.len && (ok || !quiet); i++)
		ok &= check_guard(b, &p->guards.data[i], quiet);
	return ok && fxge_sizes_check(b, quiet);
}
