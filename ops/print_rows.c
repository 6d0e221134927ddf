/* SPDX-License-Identifier: Apache-2.0 */
/* Output of a finished table's rows as one constant C array. */
#include "ops/print.h"

#include <inttypes.h>
#include <math.h>

static const char *const type_names[] = {
	[FXGE_P_TENSOR] = "TENSOR",
	[FXGE_P_INT] = "INT",
	[FXGE_P_FLOAT] = "FLOAT",
	[FXGE_P_BOOL] = "BOOL",
	[FXGE_P_SCALAR] = "SCALAR",
	[FXGE_P_STR] = "STR",
	[FXGE_P_DTYPE] = "DTYPE",
	[FXGE_P_LAYOUT] = "LAYOUT",
	[FXGE_P_DEVICE] = "DEVICE",
	[FXGE_P_MEMORY_FORMAT] = "MEMORY_FORMAT",
	[FXGE_P_GENERATOR] = "GENERATOR",
	[FXGE_P_CONST] = "CONST",
	[FXGE_P_ANY] = "ANY",
};

static const char *const lit_names[] = {
	[FXGE_LIT_NONE] = "NONE",
	[FXGE_LIT_ABSENT] = "ABSENT",
	[FXGE_LIT_INT] = "INT",
	[FXGE_LIT_FLOAT] = "FLOAT",
	[FXGE_LIT_BOOL] = "BOOL",
	[FXGE_LIT_STR] = "STR",
	[FXGE_LIT_DTYPE] = "DTYPE",
	[FXGE_LIT_INTS] = "INTS",
	[FXGE_LIT_FLOATS] = "FLOATS",
	[FXGE_LIT_BOOLS] = "BOOLS",
	[FXGE_LIT_STRS] = "STRS",
};

/* Prints a C string. Octal escapes have three digits, so that a following digit is not part of
 * them; `?` is escaped against trigraphs. */
void
fxge_print_string(fxge_sbuf *b, const char *s)
{
	fxge_sbuf_chr(b, '"');
	for (; *s; s++) {
		unsigned char c = (unsigned char)*s;
		if (c == '\n')
			fxge_sbuf_str(b, s[1] ? "\\n\"\n\t\t\"" : "\\n");
		else if (c == '"' || c == '\\' || c == '?')
			fxge_sbuf_fmt(b, "\\%c", c);
		else if (c < ' ' || c > '~')
			fxge_sbuf_fmt(b, "\\%03o", c);
		else
			fxge_sbuf_chr(b, (char)c);
	}
	fxge_sbuf_chr(b, '"');
}

static void
integer(fxge_sbuf *b, int64_t v)
{
	if (v == INT64_MIN)
		fxge_sbuf_str(b, "INT64_MIN");
	else
		fxge_sbuf_fmt(b, "%lld", (long long)v);
}

static void
number(fxge_sbuf *b, double v)
{
	if (isnan(v))
		fxge_sbuf_str(b, "(double)NAN");
	else if (isinf(v))
		fxge_sbuf_str(b, v < 0 ? "-(double)INFINITY" : "(double)INFINITY");
	else
		fxge_sbuf_f64(b, v);
}

static void
lit_list(fxge_sbuf *b, const fxge_lit *l)
{
	bool floats = l->kind == FXGE_LIT_FLOATS, strs = l->kind == FXGE_LIT_STRS;

	fxge_sbuf_fmt(b, ", .n = %d", l->n);
	if (!l->n)
		return;
	fxge_sbuf_str(b, floats ? ", .floats = (const double[]){"
					 : strs ? ", .strs = (const char *const[]){"
							: ", .ints = (const int64_t[]){");
	for (int i = 0; i < l->n; i++) {
		fxge_sbuf_str(b, i ? ", " : "");
		if (floats)
			number(b, l->floats[i]);
		else if (strs)
			fxge_print_string(b, l->strs[i]);
		else
			integer(b, l->ints[i]);
	}
	fxge_sbuf_chr(b, '}');
}

void
fxge_print_lit(fxge_sbuf *b, const fxge_lit *l)
{
	fxge_sbuf_fmt(b, "{.kind = FXGE_LIT_%s", lit_names[l->kind]);
	if (l->kind >= FXGE_LIT_INTS) {
		lit_list(b, l);
	} else if (l->kind == FXGE_LIT_FLOAT) {
		fxge_sbuf_str(b, ", .f = ");
		number(b, l->f);
	} else if (l->kind == FXGE_LIT_STR) {
		fxge_sbuf_str(b, ", .s = ");
		fxge_print_string(b, l->s);
	} else if (l->kind != FXGE_LIT_ABSENT) {
		fxge_sbuf_str(b, ", .i = ");
		integer(b, l->i);
	}
	fxge_sbuf_chr(b, '}');
}

static void
lit(fxge_sbuf *b, const char *field, const fxge_lit *l)
{
	if (l->kind == FXGE_LIT_NONE)
		return;
	fxge_sbuf_fmt(b, ", .%s = ", field);
	fxge_print_lit(b, l);
}

static void
flag(fxge_sbuf *b, const char *field, bool on)
{
	if (on)
		fxge_sbuf_fmt(b, ", .%s = true", field);
}

static void
letter(fxge_sbuf *b, const char *field, char c)
{
	if (c)
		fxge_sbuf_fmt(b, ", .%s = '%c'", field, c);
}

static void
dtypes(fxge_sbuf *b, fxge_dtype_set set)
{
	if (set)
		fxge_sbuf_fmt(b, ", .dtypes = 0x%" PRIx64 "u", set);
}

static void
param(fxge_sbuf *b, const fxge_param *p)
{
	fxge_sbuf_fmt(b, "\t{.name = \"%s\", .type = FXGE_P_%s", p->name, type_names[p->type]);
	flag(b, "list", p->list);
	flag(b, "optional", p->optional);
	flag(b, "elem_optional", p->elem_optional);
	flag(b, "attr", p->attr);
	flag(b, "host", p->host);
	flag(b, "keyword", p->keyword);
	flag(b, "writes", p->writes);
	letter(b, "alias", p->alias);
	letter(b, "symbol", p->symbol);
	if (p->list_size)
		fxge_sbuf_fmt(b, ", .list_size = %d", p->list_size);
	dtypes(b, p->dtypes);
	if (p->like)
		fxge_sbuf_fmt(b, ", .like = %d", p->like);
	lit(b, "dflt", &p->dflt);
	fxge_sbuf_str(b, "},\n");
}

static void
result(fxge_sbuf *b, const fxge_result *r)
{
	fxge_sbuf_fmt(b, "\t{.type = FXGE_P_%s", type_names[r->type]);
	if (r->name)
		fxge_sbuf_fmt(b, ", .name = \"%s\"", r->name);
	flag(b, "list", r->list);
	flag(b, "writes", r->writes);
	letter(b, "alias", r->alias);
	letter(b, "symbol", r->symbol);
	dtypes(b, r->dtypes);
	fxge_sbuf_str(b, "},\n");
}

static void
map_port(fxge_sbuf *b, const fxge_map_port *p)
{
	static const char *const kinds[] = {"ARG", "LIST", "LITERAL", "PRESENT"};

	fxge_sbuf_fmt(b, "\t\t\t{.to = %d, .kind = FXGE_MAP_%s, .from = %d, .count = %d", p->to,
		kinds[p->kind], p->from, p->count);
	lit(b, "lit", &p->lit);
	fxge_sbuf_str(b, "},\n");
}

static void
map_ports(fxge_sbuf *b, const char *field, const fxge_map_port *p, int n)
{
	if (!n)
		return;
	fxge_sbuf_fmt(b, "\t\t.%s = (const fxge_map_port[]){\n", field);
	for (int i = 0; i < n; i++)
		map_port(b, &p[i]);
	fxge_sbuf_fmt(b, "\t\t},\n\t\t.n_%s = %d,\n", field, n);
}

static void
ints(fxge_sbuf *b, const char *field, const int *v, int n)
{
	fxge_sbuf_fmt(b, "\t\t.%s = (const int[]){", field);
	for (int i = 0; i < n; i++)
		fxge_sbuf_fmt(b, "%s%d", i ? ", " : "", v[i]);
	fxge_sbuf_str(b, "},\n");
}

static const char *const casts[] = {"NONE", "PROMOTE", "RESULT", "OPMATH"};

static void
mapping(fxge_sbuf *b, fxge_arena *a, const fxge_op *op)
{
	const fxge_mapping *m = op->mapping;

	if (!m)
		return;
	fxge_sbuf_fmt(b, "\t.mapping = &(const fxge_mapping){\n\t\t.ge = &fxge_ops[%s],\n",
		fxge_op_ident(a, m->ge));
	map_ports(b, "ports", m->ports, m->n_ports);
	map_ports(b, "require", m->require, m->n_require);
	if (m->n_ignore) {
		ints(b, "ignore", m->ignore, m->n_ignore);
		fxge_sbuf_fmt(b, "\t\t.n_ignore = %d,\n", m->n_ignore);
	}
	if (m->results && op->n_results)
		ints(b, "results", m->results, op->n_results);
	fxge_sbuf_fmt(b, "\t\t.cast = FXGE_CAST_%s,\n\t},\n", casts[m->cast]);
}

static void
becomes(fxge_sbuf *b, fxge_arena *a, const fxge_op *op)
{
	if (!op->n_becomes)
		return;
	fxge_sbuf_str(b, "\t.becomes = (const fxge_op *const[]){");
	for (int i = 0; i < op->n_becomes; i++)
		fxge_sbuf_fmt(b, "%s&fxge_ops[%s]", i ? ", " : "", fxge_op_ident(a, op->becomes[i]));
	fxge_sbuf_fmt(b, "},\n\t.n_becomes = %d,\n", op->n_becomes);
}

static void
compositions(fxge_sbuf *b, const fxge_op *op)
{
	if (!op->n_compositions)
		return;
	fxge_sbuf_str(b, "\t.compositions = (const fxge_composition[]){\n");
	for (int i = 0; i < op->n_compositions; i++) {
		const fxge_composition *c = &op->compositions[i];
		fxge_sbuf_str(b, "\t\t{");
		if (c->when) {
			fxge_sbuf_str(b, ".when = ");
			fxge_print_string(b, c->when);
			fxge_sbuf_str(b, ", ");
		}
		if (c->formula) {
			fxge_sbuf_fmt(b, ".formula = %d", c->formula);
		} else {
			fxge_sbuf_str(b, ".text = ");
			fxge_print_string(b, c->text);
		}
		fxge_sbuf_str(b, "},\n");
	}
	fxge_sbuf_fmt(b, "\t},\n\t.n_compositions = %d,\n", op->n_compositions);
	if (op->cast)
		fxge_sbuf_fmt(b, "\t.cast = FXGE_CAST_%s,\n", casts[op->cast]);
}

static void
promotions(fxge_sbuf *b, const fxge_op *op)
{
	if (!op->n_promotions)
		return;
	fxge_sbuf_str(b, "\t.promotions = (const fxge_promoting[]){");
	for (int i = 0; i < op->n_promotions; i++)
		fxge_sbuf_fmt(b, "%s{'%c', 0x%" PRIx32 "u}", i ? ", " : "", op->promotions[i].symbol,
			op->promotions[i].of);
	fxge_sbuf_fmt(b, "},\n\t.n_promotions = %d,\n", op->n_promotions);
}

/* Prints the operators of gradients. */
static void
backward(fxge_sbuf *b, fxge_arena *a, const fxge_op *op)
{
	if (!op->n_backward)
		return;
	fxge_sbuf_str(b, "\t.backward = (const fxge_backward[]){\n");
	for (int i = 0; i < op->n_backward; i++) {
		const fxge_backward *g = &op->backward[i];

		fxge_sbuf_fmt(b, "\t\t{&fxge_ops[%s], (const int[]){", fxge_op_ident(a, g->op));
		for (int k = 0; k < g->n_inputs; k++)
			fxge_sbuf_fmt(b, "%s%d", k ? ", " : "", g->inputs[k]);
		fxge_sbuf_fmt(b, "}, %d},\n", g->n_inputs);
	}
	fxge_sbuf_fmt(b, "\t},\n\t.n_backward = %d,\n", op->n_backward);
}

/* Prints the functions of `check` and `result`. */
static void
statics(fxge_sbuf *b, const fxge_op *op)
{
	if (op->result)
		fxge_sbuf_fmt(b, "\t.result = %d,\n", op->result);
	if (op->complex)
		fxge_sbuf_fmt(b, "\t.complex = %d,\n", op->complex);
	if (op->f64)
		fxge_sbuf_fmt(b, "\t.f64 = %d,\n", op->f64);
	if (!op->n_checks)
		return;
	fxge_sbuf_str(b, "\t.checks = (const fxge_op_check[]){\n");
	for (int i = 0; i < op->n_checks; i++) {
		fxge_sbuf_str(b, "\t\t{");
		fxge_print_string(b, op->checks[i].label);
		fxge_sbuf_str(b, ", ");
		fxge_print_string(b, op->checks[i].text);
		fxge_sbuf_str(b, ", ");
		if (op->checks[i].says)
			fxge_print_string(b, op->checks[i].says);
		else
			fxge_sbuf_str(b, "NULL");
		fxge_sbuf_fmt(b, ", %d},\n", op->checks[i].holds);
	}
	fxge_sbuf_fmt(b, "\t},\n\t.n_checks = %d,\n", op->n_checks);
}

static void
text(fxge_sbuf *b, const char *field, const char *s)
{
	if (!s)
		return;
	fxge_sbuf_fmt(b, "\t.%s = ", field);
	fxge_print_string(b, s);
	fxge_sbuf_str(b, ",\n");
}

typedef struct printer {
	fxge_arena *arena;
	fxge_sbuf rows, arrays;
	fxge_strmap by_text; /* names of arrays */
} printer;

/* Prints an array, or refers to an equal one. */
static void
array(printer *p, const char *type, const char *field, const fxge_sbuf *elements, int n)
{
	if (!n)
		return;
	const char *text =
		fxge_arena_printf(p->arena, "const fxge_%s[] = {\n%s}", type, elements->data);
	const char *name = fxge_strmap_get(&p->by_text, text, strlen(text));
	if (!name) {
		char *made = fxge_arena_printf(p->arena, "%s_%zu", field, p->by_text.len);
		fxge_sbuf_fmt(
			&p->arrays, "static const fxge_%s %s[] = {\n%s};\n", type, made, elements->data);
		fxge_strmap_put(p->arena, &p->by_text, text, strlen(text), made);
		name = made;
	}
	fxge_sbuf_fmt(&p->rows, "\t.%s = %s,\n\t.n_%s = %d,\n", field, name, field, n);
}

static void
params(printer *p, const fxge_op *op)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, p->arena);
	for (int i = 0; i < op->n_params; i++)
		param(&b, &op->params[i]);
	array(p, "param", "params", &b, op->n_params);
}

static void
results(printer *p, const fxge_op *op)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, p->arena);
	for (int i = 0; i < op->n_results; i++)
		result(&b, &op->results[i]);
	array(p, "result", "results", &b, op->n_results);
}

static const char *const works[FXGE_WORK_COUNT] = {
#define FXGE_WORK(id, word) [FXGE_WORK_##id] = #id,
#include "ops/work.def"
#undef FXGE_WORK
};

static void
row(printer *p, const fxge_op *op)
{
	fxge_arena *a = p->arena;
	fxge_sbuf *b = &p->rows;

	fxge_sbuf_fmt(b, "[%s] = {\n", fxge_op_ident(a, op));
	text(b, "name", op->name);
	text(b, "schema", op->schema);
	fxge_sbuf_fmt(b, "\t.id = %s,\n", fxge_op_ident(a, op));
	if (op->ge)
		fxge_sbuf_str(b, "\t.ge = true,\n");
	if (op->work)
		fxge_sbuf_fmt(b, "\t.work = FXGE_WORK_%s,\n", works[op->work]);
	if (op->flags)
		fxge_sbuf_fmt(b, "\t.flags = 0x%x,\n", (unsigned)op->flags);
	params(p, op);
	results(p, op);
	mapping(b, a, op);
	becomes(b, a, op);
	if (op->functional)
		fxge_sbuf_fmt(b, "\t.functional = &fxge_ops[%s],\n", fxge_op_ident(a, op->functional));
	promotions(b, op);
	statics(b, op);
	compositions(b, op);
	backward(b, a, op);
	text(b, "source", op->source);
	text(b, "open", op->open);
	fxge_sbuf_str(b, "},\n");
}

static void
shared_functions(fxge_sbuf *b, const fxge_op_table *t)
{
	fxge_sbuf_str(b, "\nconst fxge_op_functions fxge_op_shared[] = {\n");
	for (size_t i = 0; i < t->functions.len; i++) {
		const fxge_op_functions *f = &t->functions.data[i];

		fxge_sbuf_str(b, "{\n");
		text(b, "file", f->file);
		text(b, "text", f->text);
		fxge_sbuf_fmt(b, "\t.line = %d,\n\t.column = %d,\n},\n", f->line, f->column);
	}
	fxge_sbuf_str(b, "{0},\n};\n");
}

/* Prints the ids of all rows by name: the table itself is in the order of families. */
static void
order(fxge_sbuf *b, const fxge_op_table *t)
{
	fxge_sbuf_fmt(b, "\nconst uint32_t fxge_op_count = %zu;\nconst uint16_t fxge_op_order[] = {\n",
		t->rows.len);
	for (size_t i = 0; i < t->rows.len; i++)
		fxge_sbuf_fmt(b, "\t%s,\n", fxge_op_ident(t->arena, &t->rows.data[i]->op));
	fxge_sbuf_str(b, "};\n");
}

void
fxge_print_rows(fxge_sbuf *b, const fxge_op_table *t)
{
	fxge_sbuf_str(b, "/* Made by fxge-opgen from the rows of ops/: do not edit. */\n"
					 "#include \"fxge_op_ids.h\"\n#include \"ir/optab.h\"\n#include "
					 "\"ops/formula/code.h\"\n\n#include <math.h>\n\n"
					 "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n\n");
	fxge_print_formulas(b, t);
	printer p = {.arena = t->arena};
	fxge_sbuf_init(&p.rows, t->arena);
	fxge_sbuf_init(&p.arrays, t->arena);
	for (size_t i = 0; i < t->rows.len; i++)
		row(&p, &t->rows.data[i]->op);
	fxge_sbuf_fmt(
		b, "%s\nconst fxge_op fxge_ops[FXGE_OP_LIMIT] = {\n%s};\n", p.arrays.data, p.rows.data);
	order(b, t);
	shared_functions(b, t);
}
