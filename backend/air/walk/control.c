/* SPDX-License-Identifier: Apache-2.0 */
/* Operators with subgraphs in GE's walk: conditions, and results merged from the branches. */
#include "backend/air/walk/walk.h"

/* ---- conditions ---- */

/* Refuses the dtypes that GE does not cast to an integer; other conditions count their elements. */
static bool
check_condition(walk_call *c, const walk_tensor *t)
{
	static const fxge_dtype cast[] = {FXGE_DT_BOOL, FXGE_DT_F32, FXGE_DT_F64, FXGE_DT_U8,
		FXGE_DT_I8, FXGE_DT_I16, FXGE_DT_I32, FXGE_DT_I64};
	fxge_dtype d = t ? fxge_dtype_by_proto(t->dtype) : FXGE_DT_NONE;

	if (d == FXGE_DT_NONE || t->shape.rank != 0)
		return true;
	for (size_t i = 0; i < sizeof cast / sizeof *cast; i++)
		if (d == cast[i])
			return true;
	return walk_refuse(c, "the dtype of the condition is %s (data_type %d), which it does not cast",
		fxge_dtypes[d].text, fxge_dtypes[d].ge);
}

/* ---- results ---- */

/* Merges the shapes of two branches: sizes that differ are unknown. */
static walk_shape
merge(walk_call *c, walk_shape a, walk_shape b)
{
	if (a.rank < 0 || a.rank != b.rank)
		return (walk_shape){-1, NULL};
	int64_t *d = walk_copy(c, a, a.rank);

	for (int32_t i = 0; i < a.rank; i++)
		d[i] = a.dims[i] == b.dims[i] ? a.dims[i] : -1;
	return (walk_shape){a.rank, d};
}

static void
add_branch(
	walk_call *c, const walk_tensor *const *results, uint32_t n, bool first, walk_tensor *out)
{
	for (uint32_t k = 0; results && k < c->op->n_out && k < n; k++)
		if (results[k])
			out[k].shape = first ? results[k]->shape : merge(c, out[k].shape, results[k]->shape);
}

static const check_graph *
subgraph(const walk_call *c, uint32_t i)
{
	const char *name = c->op->subgraphs[i];

	return fxge_strmap_get(&c->w->c->by_name, name, strlen(name));
}

static uint32_t
count_results(const check_graph *g)
{
	return g->net_output == UINT32_MAX ? 0 : g->ops[g->net_output].n_in;
}

void
walk_control(walk_call *c, walk_tensor *out)
{
	bool loop = strstr(c->op->type, "While") && c->op->n_subgraphs == 2;
	bool branch = strstr(c->op->type, "If") && c->op->n_in;

	if (branch && !check_condition(c, c->in[0]))
		walk_report(c->w, NULL, c);
	if (loop)
		add_branch(c, c->in, c->op->n_in, true, out);
	for (uint32_t i = 0; i < c->op->n_subgraphs; i++) {
		const check_graph *g = subgraph(c, i);
		const walk_tensor *const *results = walk_graph(c->w, g, c->in, c->op->n_in);

		if (!loop || i > 0)
			add_branch(c, results, count_results(g), i == 0, out);
		else if (results && count_results(g) && !check_condition(c, results[0]))
			walk_report(c->w, NULL, c);
	}
}
