/* Looks operators up by name: rows of this session first, then the built-in table. */
#include "ir/optab.h"

#include "ir/graph.h"
#include "ops/table.h"

static const fxge_op *
find_builtin(const char *name, size_t n)
{
	size_t lo = 0, hi = FXGE_OP_COUNT_;

	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		int c = strncmp(fxge_ops[mid].name, name, n);

		if (c == 0 && fxge_ops[mid].name[n])
			c = 1;
		if (c == 0)
			return &fxge_ops[mid];
		if (c < 0)
			lo = mid + 1;
		else
			hi = mid;
	}
	return NULL;
}

const fxge_op *
fxge_op_find(const fxge_session *s, const char *name, size_t n)
{
	if (s->ops) {
		const fxge_op_source *r = fxge_strmap_get(&s->ops->table.by_name, name, n);

		if (r)
			return &r->op;
	}
	return find_builtin(name, n);
}

const fxge_op *
fxge_op_placeholder(
	fxge_program *p, fxge_name name, const fxge_name *params, const bool *lists, int n_params)
{
	uint64_t key = fxge_ptr_key(name);

	for (int i = 0; i < n_params; i++)
		key = fxge_hash_mix(key, fxge_ptr_key(params[i]) + lists[i]);
	const fxge_op *known = fxge_map_get(&p->placeholders, key);

	if (known && known->name == name && known->n_params == n_params)
		return known;
	fxge_param *row = FXGE_NEW_ARRAY(&p->arena, (size_t)n_params, fxge_param);

	for (int i = 0; i < n_params; i++)
		row[i] =
			(fxge_param){.name = params[i], .type = FXGE_P_ANY, .list = lists[i], .optional = true};
	fxge_op *op = FXGE_NEW(&p->arena, fxge_op);

	*op = (fxge_op){.name = name,
		.id = UINT32_MAX,
		.ge = strncmp(name, "ge.", 3) == 0,
		.flags = FXGE_OP_CUSTOM | FXGE_OP_UNKNOWN,
		.params = row,
		.n_params = n_params};
	fxge_op_index(&p->arena, op);
	fxge_map_put(&p->arena, &p->placeholders, key, op);
	return op;
}
