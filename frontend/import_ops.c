/* SPDX-License-Identifier: Apache-2.0 */
/* Look-up of operator rows by target text, and placeholder rows for operators without one. */
#include "frontend/import.h"

#include "fxge_op_limit.h"

/* Makes attributes without a default optional: such rows are inferred from calls, and another call
 * may omit an attribute. */
static void
let_attributes_miss(fxge_op_table *t)
{
	for (size_t i = 0; i < t->rows.len; i++) {
		const fxge_op *op = &t->rows.data[i]->op;
		fxge_param *p = (fxge_param *)(uintptr_t)op->params;

		for (int k = 0; k < op->n_params; k++)
			if (p[k].attr && p[k].dflt.kind == FXGE_LIT_NONE) {
				p[k].optional = true;
				p[k].dflt.kind = FXGE_LIT_ABSENT;
			}
	}
}

/* Returns the rows that the file contains, parsed on first use; NULL after diagnostics. */
static fxge_op_table *
types_of_file(fxge_importer *im)
{
	const char *label = fxge_arena_printf(&im->p->arena, "%s:types", im->in->path);
	fxge_op_table *t = FXGE_NEW(&im->p->arena, fxge_op_table);

	fxge_op_table_init(t, &im->p->arena, im->s->names);
	t->run_time = true;
	if (!fxge_op_table_load(t, im->d, label, im->in->types, strlen(im->in->types), "types")
		|| !fxge_op_table_finish(t, im->d, FXGE_OP_LIMIT))
		return NULL;
	let_attributes_miss(t);
	return t;
}

/* Finds a GE type: in the session, then in the public prototypes, then in the file. */
static bool
find_type(fxge_importer *im, fxge_target *t)
{
	size_t n = strlen(t->name);

	t->op = t->op ? t->op : fxge_op_prototype(im->s, t->name, n);
	if (t->op || !im->in->types)
		return true;
	im->types = im->types ? im->types : types_of_file(im);
	const fxge_op_source *row = im->types ? fxge_strmap_get(&im->types->by_name, t->name, n) : NULL;

	t->op = row ? &row->op : NULL;
	return im->types != NULL;
}

fxge_target *
fxge_import_target(fxge_importer *im, const char *text)
{
	static const char prefix[] = "torch.ops.";
	size_t n = strlen(text);
	fxge_target *t = fxge_strmap_get(&im->targets, text, n);

	if (t)
		return t;
	const char *name =
		strncmp(text, prefix, sizeof prefix - 1) == 0 ? text + sizeof prefix - 1 : text;

	t = FXGE_NEW(im->tmp, fxge_target);
	t->name = fxge_names_get(im->s->names, name);
	t->sym = fxge_import_sym_find(t->name);
	if (t->sym < 0) /* an unknown name makes ir/packed.c read the packed rows */
		t->op = fxge_op_find(im->s, t->name, strlen(t->name));
	if (strncmp(text, "ge.", 3) == 0 && !find_type(im, t))
		return NULL;
	if (t->op && t->op->ge && name != text)
		t->op = NULL; /* an operator of PyTorch in a namespace of that name */
	fxge_strmap_put(im->tmp, &im->targets, fxge_arena_strndup(im->tmp, text, n), n, t);
	return t;
}

static bool
is_higher_order(const fxge_target *t)
{
	return strncmp(t->name, "higher_order.", 13) == 0
		   && strncmp(t->name, "higher_order.auto_functionalized", 32) != 0;
}

/* Makes a placeholder row. A higher-order operator has one list of any operands; other rows, and
 * auto_functionalized, have the argument names of the call. */
const fxge_op *
fxge_import_placeholder(
	fxge_importer *im, const fxge_target *t, const Fx__Node *n, const char *refusal)
{
	fxge_name one = fxge_names_get(im->s->names, "operands");
	const bool list = true;

	if (is_higher_order(t))
		return fxge_op_placeholder(im->p, t->name, &one, &list, 1, refusal);
	fxge_name *names = FXGE_NEW_ARRAY(im->tmp, n->n_inputs, fxge_name);
	bool *lists = FXGE_NEW_ARRAY(im->tmp, n->n_inputs, bool);
	int k = 0;

	for (size_t i = 0; i < n->n_inputs; i++) {
		const Fx__NamedArgument *a = n->inputs[i];

		if (a->arg && a->arg->value_case == FX__ARGUMENT__VALUE_AS_GRAPH)
			continue;
		const char *name = a->name && *a->name ? a->name : fxge_arena_printf(im->tmp, "arg%d", k);

		lists[k] = a->arg && fxge_arg_is_list(a->arg);
		names[k++] = fxge_names_get(im->s->names, name);
	}
	return fxge_op_placeholder(im->p, t->name, names, lists, k, refusal);
}

/* Returns the overload with a Scalar in place of the last Tensor, or NULL. PyTorch accepts a number
 * for a tensor, and both overloads are the same function. */
const fxge_op *
fxge_import_scalar_form(fxge_importer *im, const fxge_op *op)
{
	const char *last = NULL, *overload = strrchr(op->name, '.');

	for (const char *p = overload; p && (p = strstr(p, "Tensor")); p++)
		last = p;
	if (!last)
		return NULL;
	char *name = fxge_arena_strndup(im->tmp, op->name, strlen(op->name));

	memcpy(name + (last - op->name), "Scalar", 6); /* NOLINT: the end of the copy stays */
	return fxge_op_find(im->s, name, strlen(name));
}
