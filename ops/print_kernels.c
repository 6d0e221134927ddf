/* SPDX-License-Identifier: Apache-2.0 */
/* Reader of a table of kernels (backend/chips/NAME.tsv): checks it against the prototypes and
 * prints it as rows of C (backend/chips/kernels.h). */
#include "base/diag/operators.h"
#include "ops/chips/engine.h"
#include "ops/print.h"

enum { OP, ENGINE, SHAPES, PORTS, DTYPES, SOURCE, DIFFERS, COLUMNS, MAX_PORTS = 64 };

typedef struct reader {
	fxge_arena *arena;
	fxge_names *names;
	const fxge_op_table *table;
	fxge_diags *diags;
	const char *path, *before; /* before: the operator of the previous row */
	int line;
	fxge_sbuf *out;
} reader;

static bool
fail(reader *r, const char *what, const char *found)
{
	fxge_loc l = {.file = fxge_names_get(r->names, r->path), .offset = r->line, .is_line = true};

	return fxge_report(r->diags, &l, FXGE_D_OPS_VALUE, "%s: `%s`", what, found);
}

/* Splits `s` at each `by`; returns the number of pieces. */
static int
split(char *s, const char *by, char **out, int max)
{
	int n = 0;

	for (char *next; s && n < max; s = next) {
		next = strstr(s, by);
		if (next) {
			*next = 0;
			next += strlen(by);
		}
		out[n++] = s;
	}
	return n;
}

/* Checks the number of ports. Kernels rename some ports: the order is the prototype's, and there
 * may be additional ports. */
static bool
check_ports(reader *r, const fxge_op *op, int n_in, int n_out)
{
	int inputs = 0;

	while (inputs < op->n_params && !op->params[inputs].attr)
		inputs++;
	while (inputs > 0 && op->params[inputs - 1].optional) /* newer than the kernel, perhaps */
		inputs--;
	return (inputs <= n_in && op->n_results <= n_out)
		   || fail(r, "the kernel has fewer ports than the prototype", op->name);
}

static const fxge_op *
find(reader *r, const char *type)
{
	const char *name = fxge_arena_printf(r->arena, "ge.%s", type);
	const fxge_op_source *row = fxge_strmap_get(&r->table->by_name, name, strlen(name));

	return row ? &row->op : NULL;
}

static bool
print_combinations(reader *r, char *text, int n_ports)
{
	fxge_print_string(r->out, text);
	for (char *next; text; text = next) {
		char *word[MAX_PORTS];

		next = strstr(text, "; ");
		if (next) {
			*next = 0;
			next += 2;
		}
		const char *copy = fxge_arena_strndup(r->arena, text, strlen(text));

		if (split(text, " ", word, MAX_PORTS) != n_ports)
			return fail(r, "expected one dtype a port", copy);
	}
	return true;
}

/* Checks the ports of a row against the prototype, if there is one. Returns their number, -1 after
 * a diagnostic. */
static int
count_ports(reader *r, const fxge_op *op, const char *text)
{
	char *copy = fxge_arena_printf(r->arena, " %s ", text), *port[MAX_PORTS], *side[2];
	int n_in = 0, n_out;

	if (split(copy, " > ", side, 2) != 2)
		return fail(r, "expected inputs > outputs", text), -1;
	if (*side[0])
		n_in = split(side[0] + 1, " ", port, MAX_PORTS);
	n_out = split(side[1], " ", port, MAX_PORTS) - 1; /* a blank follows the last */
	return !op || check_ports(r, op, n_in, n_out) ? n_in + n_out : -1;
}

static bool
print_dtypes(reader *r, fxge_engine engine, char *text, int n_ports)
{
	if (engine == FXGE_ENGINE_REWRITTEN) {
		fxge_sbuf_str(r->out, "NULL, ");
		if (!*text)
			fxge_sbuf_str(r->out, "NULL");
		else
			fxge_print_string(r->out, text);
		return true;
	}
	if (!*text || strcmp(text, "by code") == 0)
		fxge_sbuf_str(r->out, "NULL");
	else if (engine == FXGE_ENGINE_AICPU)
		fxge_print_string(r->out, text);
	else if (!print_combinations(r, text, n_ports))
		return false;
	fxge_sbuf_str(r->out, ", NULL");
	return true;
}

static bool
print_row(reader *r, char *const *column, int n)
{
	char *text[COLUMNS];

	for (int i = 0; i < COLUMNS; i++)
		text[i] = i < n ? column[i] : "";
	const fxge_op *op = find(r, text[OP]);
	fxge_engine engine = fxge_engine_of(text[ENGINE]);
	int n_ports = 0;

	if (n <= SOURCE || engine == FXGE_ENGINE_COUNT)
		return fail(r, "expected op, engine, shapes, ports, dtypes, source", text[OP]);
	if (r->before && strcmp(r->before, text[OP]) > 0)
		return fail(r, "operators are sorted", text[OP]);
	r->before = text[OP];
	if (*text[PORTS])
		n_ports = count_ports(r, op, text[PORTS]);
	fxge_sbuf_fmt(r->out, "\t{\"%s\", %d, %s, \"%s\", ", text[OP], (int)engine,
		strcmp(text[SHAPES], "static") == 0 ? "false" : "true", text[PORTS]);
	if (n_ports < 0 || !print_dtypes(r, engine, text[DTYPES], n_ports))
		return false;
	fxge_sbuf_str(r->out, ", ");
	if (n > DIFFERS)
		fxge_print_string(r->out, text[DIFFERS]);
	else
		fxge_sbuf_str(r->out, "NULL");
	fxge_sbuf_str(r->out, "},\n");
	return true;
}

bool
fxge_print_kernels(fxge_sbuf *b, const fxge_op_table *t, fxge_diags *d, const char *path,
	const char *text, size_t n)
{
	char *line = fxge_arena_strndup(t->arena, text, n), *column[COLUMNS];
	reader r = {
		.arena = t->arena, .names = t->names, .table = t, .diags = d, .path = path, .out = b};
	bool ok = true;

	fxge_sbuf_str(b, "/* Made by fxge-opgen from backend/chips/: do not edit. */\n");
	for (char *next; line && *line; line = next) {
		next = strchr(line, '\n');
		if (next)
			*next++ = 0;
		r.line++;
		if (*line != '#')
			ok = print_row(&r, column, split(line, "\t", column, COLUMNS)) && ok;
	}
	return ok;
}
