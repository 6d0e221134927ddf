/* SPDX-License-Identifier: Apache-2.0 */
/* Results as the program declares them, for GE operators without a meta function, at the sizes of a
 * run. Symbols in expressions are solved from the sizes of the operands. */
#include "base/diag/run.h"
#include "infer/metas.h"

typedef struct sizes {
	fxge_call *call;
	fxge_sym_value *value;
	bool *known;
	int n;
} sizes;

/* Solves for the symbols in the declared sizes of an operand. */
static void
learn(sizes *s, const fxge_meta *said, const fxge_meta *is)
{
	fxge_sym_env env = {s->value, s->known, s->n};

	for (int d = 0; d < said->rank && d < is->rank; d++) {
		int64_t size, v;
		int symbol;

		if (fxge_sym_is_int(s->call->syms, is->shape[d], &size)
			&& fxge_sym_solve(s->call->syms, said->shape[d], size, &env, &symbol, &v)) {
			s->value[symbol] = (fxge_sym_value){.i = v};
			s->known[symbol] = true;
		}
	}
}

static bool
result(sizes *s, uint32_t k)
{
	fxge_call *c = s->call;
	const fxge_meta *m = c->node->results[k]->meta;
	fxge_sym_env env = {s->value, s->known, s->n};
	fxge_size shape[FXGE_MAX_RANK];

	if (m->kind != FXGE_META_TENSOR || m->rank < 0)
		return fxge_call_fail(
			c, FXGE_D_RUN_GRAPH, "the program declares no shape for result %u", k);
	for (int d = 0; d < m->rank; d++) {
		fxge_sym_value v;

		if (!fxge_sym_eval(c->syms, m->shape[d], &env, &v))
			return fxge_call_fail(c, FXGE_D_RUN_GRAPH,
				"size %d of result %u cannot be computed from the inputs: a `shape` in its row, or "
				"a "
				"meta function, would provide it",
				d, k);
		shape[d] = fxge_sym_int(c->syms, v.i);
	}
	return fxge_out_tensor(c, k, m->dtype, m->rank, shape);
}

bool
fxge_meta_of_program(fxge_call *c)
{
	const fxge_node *n = c->node;
	int count = fxge_syms_count(c->syms);
	sizes s = {c, FXGE_NEW_ARRAY(c->arena, (size_t)count, fxge_sym_value),
		FXGE_NEW_ARRAY(c->arena, (size_t)count, bool), count};

	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE && c->metas[i])
			learn(&s, n->operands[i].value->meta, c->metas[i]);
	for (uint32_t k = 0; k < c->n_out; k++)
		if (!result(&s, k))
			return false;
	return true;
}
