/* Prints formulas as constant C data. */
#include "ops/print.h"

#include "ops/formula/code.h"

static void
nodes(fxge_sbuf *b, const fxge_formula *f)
{
	fxge_sbuf_str(b, "\t.nodes = (const fxge_fx[]){\n");
	for (int i = 0; i < f->n_nodes; i++) {
		const fxge_fx *x = &f->nodes[i];

		fxge_sbuf_fmt(b, "\t\t{%d, %d, %d, %d, %d, %d},\n", x->kind, x->op, x->n, (int)x->first,
			(int)x->line, (int)x->ref);
	}
	fxge_sbuf_fmt(b, "\t},\n\t.n_nodes = %d,\n", f->n_nodes);
}

static void
kids(fxge_sbuf *b, const fxge_formula *f)
{
	if (!f->n_kids)
		return;
	fxge_sbuf_str(b, "\t.kids = (const int16_t[]){");
	for (int i = 0; i < f->n_kids; i++)
		fxge_sbuf_fmt(b, "%s%d", i == 0 ? "" : i % 24 ? ", " : ",\n\t\t", (int)f->kids[i]);
	fxge_sbuf_fmt(b, "},\n\t.n_kids = %d,\n", f->n_kids);
}

static void
lits(fxge_sbuf *b, const fxge_formula *f)
{
	if (!f->n_lits)
		return;
	fxge_sbuf_str(b, "\t.lits = (const fxge_lit[]){\n");
	for (int i = 0; i < f->n_lits; i++) {
		fxge_sbuf_str(b, "\t\t");
		fxge_print_lit(b, &f->lits[i]);
		fxge_sbuf_str(b, ",\n");
	}
	fxge_sbuf_fmt(b, "\t},\n\t.n_lits = %d,\n", f->n_lits);
}

static void
ops(fxge_sbuf *b, fxge_arena *a, const fxge_formula *f)
{
	if (!f->n_ops)
		return;
	fxge_sbuf_str(b, "\t.ops = (const fxge_op *const[]){\n");
	for (int i = 0; i < f->n_ops; i++)
		fxge_sbuf_fmt(b, "\t\t&fxge_ops[%s],\n", fxge_op_ident(a, f->ops[i]));
	fxge_sbuf_fmt(b, "\t},\n\t.n_ops = %d,\n", f->n_ops);
}

static void
functions(fxge_sbuf *b, const fxge_formula *f)
{
	fxge_sbuf_str(b, "\t.functions = (const fxge_fx_function[]){");
	for (int i = 0; i < f->n_functions; i++)
		fxge_sbuf_fmt(b, "%s{%d, %d, %d}", i ? ", " : "", (int)f->functions[i].body,
			f->functions[i].n_params, f->functions[i].n_slots);
	fxge_sbuf_fmt(b, "},\n\t.n_functions = %d,\n", f->n_functions);
}

static void
formula(fxge_sbuf *b, fxge_arena *a, const char *name, const fxge_formula *f)
{
	if (!f)
		return;
	fxge_sbuf_fmt(b, "static const fxge_formula fxge_formula_%s = {\n\t.file = ", name);
	fxge_print_string(b, f->file);
	fxge_sbuf_fmt(b, ",\n\t.line = %d,\n\t.first_line = %d,\n", f->line, f->first_line);
	nodes(b, f);
	kids(b, f);
	lits(b, f);
	ops(b, a, f);
	functions(b, f);
	fxge_sbuf_str(b, "};\n\n");
}

static void
formulas_of(fxge_sbuf *b, fxge_arena *a, const fxge_op *op)
{
	const char *ident = fxge_op_ident(a, op);

	for (int i = 0; i < op->n_checks; i++)
		formula(b, a, fxge_arena_printf(a, "%s_check_%d", ident, i), op->checks[i].holds);
	formula(b, a, fxge_arena_printf(a, "%s_result", ident), op->result);
	for (int i = 0; i < op->n_compositions; i++)
		formula(b, a, fxge_arena_printf(a, "%s_%d", ident, i), op->compositions[i].formula);
}

void
fxge_print_formulas(fxge_sbuf *b, const fxge_op_table *t)
{
	for (size_t i = 0; i < t->rows.len; i++)
		formulas_of(b, t->arena, &t->rows.data[i]->op);
}
