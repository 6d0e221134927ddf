/* SPDX-License-Identifier: Apache-2.0 */
/* Output of a table's formulas as constant C data. */
#include "ops/print.h"

#include "ops/formula/pool.h"

static void
nodes(fxge_sbuf *b, const fxge_formulas *f)
{
	fxge_sbuf_str(b, "static const fxge_fx fx_nodes[] = {\n");
	for (int i = 0; i < f->n_nodes; i++) {
		const fxge_fx *x = &f->nodes[i];

		fxge_sbuf_fmt(b, "\t{%d, %d, %d, %d, %d, %d},\n", x->kind, x->op, x->n, (int)x->first,
			(int)x->line, (int)x->ref);
	}
	fxge_sbuf_str(b, "};\n\n");
}

static void
kids(fxge_sbuf *b, const fxge_formulas *f)
{
	fxge_sbuf_str(b, "static const int16_t fx_kids[] = {");
	for (int i = 0; i < f->n_kids; i++)
		fxge_sbuf_fmt(b, "%s%d", i % 24 ? ", " : i ? ",\n\t" : "\n\t", (int)f->kids[i]);
	fxge_sbuf_str(b, "\n};\n\n");
}

static void
functions(fxge_sbuf *b, const fxge_formulas *f)
{
	fxge_sbuf_str(b, "static const fxge_fx_function fx_functions[] = {\n");
	for (int i = 0; i < f->n_functions; i++) {
		const fxge_fx_function *x = &f->functions[i];

		fxge_sbuf_fmt(b, "\t{%u, %u, %d, %d, %d, %d},\n", x->nodes, x->kids, x->n_slots, x->line,
			(int)x->file, (int)x->body);
	}
	fxge_sbuf_str(b, "};\n\n");
}

static void
lits(fxge_sbuf *b, const fxge_formulas *f)
{
	fxge_sbuf_str(b, "static const fxge_lit fx_lits[] = {\n");
	for (int i = 0; i < f->n_lits; i++) {
		fxge_sbuf_str(b, "\t");
		fxge_print_lit(b, &f->lits[i]);
		fxge_sbuf_str(b, ",\n");
	}
	fxge_sbuf_str(b, "};\n\n");
}

static void
ops(fxge_sbuf *b, fxge_arena *a, const fxge_formulas *f)
{
	fxge_sbuf_str(b, "static const fxge_op *const fx_ops[] = {\n");
	for (int i = 0; i < f->n_ops; i++)
		fxge_sbuf_fmt(b, "\t&fxge_ops[%s],\n", fxge_op_ident(a, f->ops[i]));
	fxge_sbuf_str(b, "};\n\n");
}

static void
files(fxge_sbuf *b, const fxge_formulas *f)
{
	fxge_sbuf_str(b, "static const char *const fx_files[] = {\n");
	for (int i = 0; i < f->n_files; i++) {
		fxge_sbuf_str(b, "\t");
		fxge_print_string(b, f->files[i]);
		fxge_sbuf_str(b, ",\n");
	}
	fxge_sbuf_str(b, "};\n\n");
}

void
fxge_print_formulas(fxge_sbuf *b, const fxge_op_table *t)
{
	const fxge_formulas *f = t->formulas->formulas;

	nodes(b, f);
	kids(b, f);
	functions(b, f);
	lits(b, f);
	ops(b, t->arena, f);
	files(b, f);
	fxge_sbuf_fmt(b,
		"const fxge_formulas fxge_op_formulas = {fx_nodes, fx_kids, fx_functions, fx_lits, fx_ops, "
		"fx_files, NULL, %d, %d, %d, %d, %d, %d};\n\n",
		f->n_nodes, f->n_kids, f->n_functions, f->n_lits, f->n_ops, f->n_files);
}
