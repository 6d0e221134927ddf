/* From target texts to rows of the op table, and rows for what no table knows. */
#include "frontend/import.h"

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
	t->op = fxge_op_find(im->s, t->name, strlen(t->name));
	if (t->op && t->op->ge)
		t->op = NULL;
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
