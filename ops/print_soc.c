/* SPDX-License-Identifier: Apache-2.0 */
/* Reader of a chip's kernel table (ops/ge/<chip>.tsv): checks it against the prototypes and prints
 * it as rows of C (ops/soc.h). */
#include "base/diag/operators.h"
#include "ops/print.h"

enum { OP, ENGINE, SHAPES, PORTS, DTYPES, COLUMNS, MAX_PORTS = 64 };

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

static bool
is_engine(const char *s)
{
	return !strcmp(s, "aicore") || !strcmp(s, "dsa") || !strcmp(s, "ge") || !strcmp(s, "hccl");
}

/* Checks the number of ports. Kernels rename some ports: the order is the prototype's, and there
 * may be additional ports. */
static bool
check_ports(reader *r, const fxge_op *op, int n_in, int n_out)
{
	int inputs = 0;

	while (inputs < op->n_params && !op->params[inputs].attr)
		inputs++;
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

static bool
print_row(reader *r, char *const *column, int n)
{
	const fxge_op *op = find(r, column[OP]);
	char *port[MAX_PORTS], *side[2];
	int n_ports = 0;

	if (n < SHAPES + 1 || !is_engine(column[ENGINE]))
		return fail(r, "expected op, engine, shapes, ports, dtypes", column[OP]);
	if (!op)
		return fail(r, "no prototype of this operator is known", column[OP]);
	if (r->before && strcmp(r->before, column[OP]) > 0)
		return fail(r, "operators are sorted", column[OP]);
	r->before = column[OP];
	fxge_sbuf_fmt(r->out, "\t{\"%s\", \"%s\", %s, \"%s\", ", column[OP], column[ENGINE],
		strcmp(column[SHAPES], "dynamic") == 0 ? "true" : "false", n > PORTS ? column[PORTS] : "");
	if (n > PORTS) {
		char *copy = fxge_arena_printf(r->arena, " %s", column[PORTS]);
		int n_in = 0, n_out = 0;

		if (split(copy, " > ", side, 2) != 2)
			return fail(r, "expected inputs > outputs", column[PORTS]);
		if (*side[0])
			n_in = split(side[0] + 1, " ", port, MAX_PORTS);
		n_out = split(side[1], " ", port, MAX_PORTS);
		n_ports = n_in + n_out;
		if (!check_ports(r, op, n_in, n_out))
			return false;
	}
	if (n <= DTYPES)
		fxge_sbuf_str(r->out, "\"\"");
	else if (strcmp(column[DTYPES], "by code") == 0)
		fxge_sbuf_str(r->out, "NULL");
	else if (!print_combinations(r, column[DTYPES], n_ports))
		return false;
	fxge_sbuf_str(r->out, "},\n");
	return true;
}

bool
fxge_print_soc(fxge_sbuf *b, const fxge_op_table *t, fxge_diags *d, const char *path,
	const char *text, size_t n)
{
	char *line = fxge_arena_strndup(t->arena, text, n), *column[COLUMNS];
	reader r = {
		.arena = t->arena, .names = t->names, .table = t, .diags = d, .path = path, .out = b};
	bool ok = true;

	fxge_sbuf_str(b, "/* Made by fxge-opgen from ops/ge/: do not edit. */\n");
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
