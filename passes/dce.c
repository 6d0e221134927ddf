/* SPDX-License-Identifier: Apache-2.0 */
/* Dead code elimination: removes nodes without used results.
 *
 *  - requires: nothing (before functionalisation, operators that write count as used)
 *  - keeps: inputs, outputs, metas; effectful and writing nodes, operators without a row, calls of
 *    graphs that contain such nodes; before conversion also size results and nodes that define a
 *    data-dependent size, because expressions refer to them
 *  - breaks: nothing
 *
 * One walk in reverse program order, so that an erased node releases its operands before their
 * producers are visited. */
#include "passes/passes.h"

static bool has_effect(const fxge_node *n);

/* Recurses at most FXGE_MAX_DEPTH deep, the limit of nested regions. */
static bool
graph_has_effect(const fxge_graph *g)
{
	FXGE_EACH_NODE (n, g)
		if (has_effect(n))
			return true;
	return false;
}

/* Operators of PyTorch that write an argument although their name does not show it. */
static const char *const hidden_writers[] = {
	"aten._flash_attention_forward_no_dropout_inplace.default",
	"aten.fused_moving_avg_obs_fake_quant.default"};

/* Returns true if an operator of PyTorch without a row has no effect, by its name: `name_` and the
 * overloads `out` and `grad_input` write, and other effects have no result. The test
 * torch_dead_nodes compares these rules with PyTorch's schemas. */
static bool
is_pure_by_name(const fxge_node *n)
{
	const char *name = n->op->name, *dot = strrchr(name, '.');

	for (size_t i = 0; i < sizeof hidden_writers / sizeof *hidden_writers; i++)
		if (strcmp(name, hidden_writers[i]) == 0)
			return false;
	return n->n_results && n->n_regions == 0 && strncmp(name, "aten.", 5) == 0 && dot > name + 5
		   && dot[-1] != '_' && !strstr(dot, "out") && strcmp(dot, ".grad_input") != 0;
}

static bool
has_effect(const fxge_node *n)
{
	if (n->op->flags & (FXGE_OP_EFFECT | FXGE_OP_MUTATES))
		return true;
	if (n->op->id == UINT32_MAX && !is_pure_by_name(n))
		return true; /* an operator without a row may do anything */
	for (uint32_t i = 0; i < n->n_regions; i++)
		if (graph_has_effect(n->regions[i]))
			return true;
	return false;
}

/* Returns true if the operand is the size s, or a tensor with it. */
static bool
has_size(const fxge_operand *o, fxge_size s)
{
	if (o->kind == FXGE_K_INT)
		return fxge_size_same(o->size, s);
	const fxge_meta *m = o->kind == FXGE_K_VALUE ? o->value->meta : NULL;

	for (int d = 0; m && m->kind == FXGE_META_TENSOR && d < m->rank; d++)
		if (fxge_size_same(m->shape[d], s))
			return true;
	return false;
}

static bool
has_operand_size(const fxge_node *n, fxge_size s)
{
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (has_size(&n->operands[i], s))
			return true;
	return false;
}

static bool
is_defined_by(const fxge_node *n, fxge_size s)
{
	const fxge_syms *t = n->graph->program->syms;

	return !fxge_size_is_small(s) && fxge_sym_op_of(t, s) == FXGE_SYM_SYMBOL
		   && fxge_sym_is_unbacked(t, s) && !has_operand_size(n, s);
}

bool
fxge_result_defines_size(const fxge_node *n, uint32_t k)
{
	const fxge_meta *m = n->results[k]->meta;

	if (m->kind == FXGE_META_SIZE)
		return true; /* also if the program asserts its value: the assertion must stay */
	for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank; d++)
		if (is_defined_by(n, m->shape[d]))
			return true;
	return false;
}

static bool
defines_size(const fxge_node *n)
{
	for (uint32_t k = 0; k < n->n_results; k++)
		if (fxge_result_defines_size(n, k))
			return true;
	return false;
}

static void
clean_graph(fxge_graph *g, bool converted)
{
	for (fxge_node *n = g->ret->prev, *before; n != g->entry; n = before) {
		before = n->prev;
		for (uint32_t i = 0; i < n->n_regions; i++)
			clean_graph(n->regions[i], converted);
		if (!fxge_node_is_used(n) && !has_effect(n) && (converted || !defines_size(n)))
			fxge_node_erase(n);
	}
}

bool
fxge_pass_dce(fxge_program *p)
{
	clean_graph(p->main, strcmp(p->stage, "ge") == 0);
	return true;
}
