/* From target texts to rows of the op table, and rows for what no table knows. */
#include "frontend/import.h"

#include "fxge_op_ids.h"

/* Such rows are what calls show: what one gives another may leave out. */
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

/* The rows that came with the file, read once. NULL after diagnostics. */
static fxge_op_table *
types_of_file(fxge_importer *im)
{
	const char *label = fxge_arena_printf(&im->p->arena, "%s:types", im->in->path);
	fxge_op_table *t = FXGE_NEW(&im->p->arena, fxge_op_table);

	fxge_op_table_init(t, &im->p->arena, im->s->names);
	t->run_time = true;
	if (!fxge_op_table_load(t, im->d, label, im->in->types, strlen(im->in->types), "types")
		|| !fxge_op_table_finish(t, im->d, FXGE_OP_COUNT_))
		return NULL;
	let_attributes_miss(t);
	return t;
}

/* A type of GE: as the session describes it, as the public prototype does, as the file does. */
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
	if (t->sym < 0) /* what no table has makes the packed rows be read (ir/packed.c) */
		t->op = fxge_op_find(im->s, t->name, strlen(t->name));
	if (strncmp(text, "ge.", 3) == 0 && !find_type(im, t))
		return NULL;
	if (t->op && t->op->ge && name != text)
		t->op = NULL; /* an operator of PyTorch's, in a namespace of that name */
	fxge_strmap_put(im->tmp, &im->targets, fxge_arena_strndup(im->tmp, text, n), n, t);
	return t;
}

static bool
is_higher_order(const fxge_target *t)
{
	return strncmp(t->name, "higher_order.", 13) == 0
		   && strncmp(t->name, "higher_order.auto_functionalized", 32) != 0;
}

/* A higher-order operator takes one list of anything; other rows, and auto_functionalized, have the
 * names of the call. */
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

/* PyTorch lets a number stand for a tensor; the overload that says so is the same function. */
const fxge_op *
fxge_import_scalar_form(fxge_importer *im, const fxge_op *op)
{
	const char *last = NULL, *overload = strrchr(op->name, '.');

	for (const char *p = overload; p && (p = strstr(p, "Tensor")); p++)
		last = p;
	if (!last)
		return NULL;
	char *name = fxge_arena_strndup(im->tmp, op->name, strlen(op->name));

	memcpy(name + (last - op->name), "Scalar", 6);
	return fxge_op_find(im->s, name, strlen(name));
}
