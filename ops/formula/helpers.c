/* SPDX-License-Identifier: Apache-2.0 */
/* Rows `def:`: functions shared by the formulas of a file, or of all files. */
#include "base/diag/operators.h"
#include "ops/formula/formula.h"

#include "base/limits.h"

/* Adds a function. Returns false if one has its name. */
static bool
add(fxge_arena *a, fxge_helpers *h, const fxge_ast *def, fxge_source *src)
{
	size_t n = strlen(def->name);

	if (fxge_strmap_get(&h->by_name, def->name, n))
		return false;
	fxge_helper *f = FXGE_NEW(a, fxge_helper);

	*f = (fxge_helper){def->name, def, src, h, FXGE_NEW(a, fxge_helper_use)};
	fxge_strmap_put(a, &h->by_name, def->name, n, f);
	return true;
}

bool
fxge_formula_helpers(fxge_op_load *l, const fxge_yaml *y, fxge_helpers *out)
{
	fxge_arena *a = l->table->arena;
	fxge_source *src = FXGE_NEW(a, fxge_source);
	bool ok = true;

	l->op = NULL;
	if (!fxge_source_open(l, y, src))
		return false;
	const fxge_ast *block = fxge_formula_parse(src);

	for (int i = 0; block && i < block->n; i++) {
		const fxge_ast *s = block->kids[i];

		if (s->kind != FXGE_AST_DEF)
			ok = fxge_source_fail(src, s->at, FXGE_D_OPS_FORMULA, "expected `def name(...):`");
		else if (!add(a, out, s, src))
			ok = fxge_source_fail(src, s->at, FXGE_D_OPS_FORMULA, "`%s` is defined twice", s->name);
	}
	return block && ok;
}

bool
fxge_formula_shared(
	fxge_op_table *t, fxge_diags *d, const fxge_op_functions *functions, fxge_helpers *out)
{
	bool ok = true;

	for (const fxge_op_functions *f = functions; f && f->text; f++) {
		fxge_op_load *l = FXGE_NEW(t->arena, fxge_op_load); /* its functions refer to it */
		fxge_yaml *y = FXGE_NEW(t->arena, fxge_yaml);

		*l = (fxge_op_load){.table = t, .diags = d, .path = f->file};
		*y = (fxge_yaml){.kind = FXGE_YAML_SCALAR,
			.line = f->line,
			.block = true,
			.first_line = f->line,
			.indent = f->column,
			.text = f->text,
			.len = strlen(f->text)};
		ok = fxge_formula_helpers(l, y, out) && ok;
	}
	return ok;
}
