/* SPDX-License-Identifier: Apache-2.0 */
/* Constant folding of operators that are exact on every machine.
 *
 *  - requires: functional program; constants as ge.Const nodes (pass constants)
 *  - keeps: metas, order, all nodes that are not folded
 *  - breaks: nothing; constants without remaining users stay for dead code elimination
 *
 * Folded are data movement, casts, integer arithmetic, and + - * / sqrt on floats, which IEEE 754
 * rounds correctly (fold_move.c, fold_math.c). Functions of libm and reductions are not folded. A
 * result has at most MAX_RESULT bytes. Weights are not folded: operands are constants that the
 * exporter lifted or that fxge created. For --quant, scales and biases among the weights are
 * (fold_quant.c). */
#include "passes/fold/fold.h"
#include "passes/passes.h"

#include "fxge_aten_create.h"
#include "fxge_ge_control.h"
#include "fxge_op_limit.h"

#define MAX_RESULT (1 << 20)

const fxge_tensor *
fxge_fold_element(const fxge_fold *f, int param, uint32_t i)
{
	const fxge_port *q = &f->node->ports[param];

	if (!q->present || i >= q->count)
		return NULL;
	const fxge_operand *o = &f->node->operands[q->first + i];

	if (o->kind != FXGE_K_VALUE || o->value->def->op != &fxge_ops[GE_Const])
		return NULL;
	const fxge_operand *t = &o->value->def->operands[0];

	if (o->value->def->n_operands == 0 || t->kind != FXGE_K_TENSOR || !t->tensor->data)
		return NULL;
	return t->tensor->file && !t->tensor->lifted && !f->node->graph->program->quant ? NULL
																					: t->tensor;
}

const fxge_tensor *
fxge_fold_tensor(const fxge_fold *f, int param)
{
	return fxge_fold_element(f, param, 0);
}

/* ---- foldable nodes ---- */

static fxge_fold_fn **
collect_functions(fxge_program *p)
{
	fxge_fold_fn **fn = FXGE_NEW_ARRAY(&p->scratch, FXGE_OP_LIMIT, fxge_fold_fn *);

	fxge_fold_move_register(p->session, fn);
	fxge_fold_math_register(p->session, fn);
	fxge_fold_quant_register(p->session, fn);
	return fn;
}

static bool
is_symbolic(const fxge_fold *f, const fxge_operand *o)
{
	int64_t v;

	return o->kind == FXGE_K_SYM
		   || (o->kind == FXGE_K_INT
			   && !fxge_sym_is_int(f->node->graph->program->syms, o->size, &v));
}

/* Returns true if the node has tensor arguments, all of them are constants, and no number is
 * symbolic. */
static bool
all_constant(const fxge_fold *f)
{
	bool any = false;

	for (int i = 0; i < f->node->op->n_params; i++) {
		const fxge_port *q = &f->node->ports[i];

		for (uint32_t k = 0; q->present && k < q->count; k++) {
			const fxge_operand *o = &f->node->operands[q->first + k];
			fxge_operand_kind kind = o->kind;

			if (is_symbolic(f, o) || (kind == FXGE_K_VALUE && !fxge_fold_element(f, i, k)))
				return false;
			any |= kind == FXGE_K_VALUE;
		}
	}
	return any || f->node->op->id == ATEN_full;
}

/* ---- result ---- */

static bool
prepare_fold(fxge_fold *f, fxge_node *n)
{
	fxge_program *p = n->graph->program;
	const fxge_meta *m = n->results[0]->meta;
	int64_t *shape = FXGE_NEW_ARRAY(&p->scratch, FXGE_MAX_RANK, int64_t);

	*f = (fxge_fold){.node = n, .n = 1, .shape = shape};
	f->call = fxge_call_of(n, &p->scratch);
	if (n->n_results != 1 || m->kind != FXGE_META_TENSOR || m->rank < 0 || !all_constant(f)
		|| !fxge_meta_static(p, m, shape))
		return false;
	f->dtype = m->dtype;
	f->rank = m->rank;
	size_t size = fxge_dtype_size(f->dtype);

	if (size == 0)
		return false;
	for (int i = 0; i < f->rank; i++) {
		if (shape[i] < 0 || (shape[i] && f->n > MAX_RESULT / (int64_t)size / shape[i]))
			return false;
		f->n *= shape[i];
	}
	f->data = fxge_arena_array(&p->scratch, (size_t)f->n, size);
	return true;
}

static bool
replace_by_constant(fxge_fold *f)
{
	fxge_node *n = f->node;
	fxge_program *p = n->graph->program;
	fxge_tensor *t = fxge_tensor_new(&p->arena, fxge_program_fresh_tensor_name(p, "folded"),
		f->dtype, f->rank, f->shape, f->data);

	fxge_program_add_tensor(p, t);
	fxge_node *c = fxge_node_new(
		n->graph, n, &fxge_ops[GE_Const], FXGE_ARGS(fxge_a_tensor(GE_Const__value, t)), 1, n->loc);

	if (!c)
		return false;
	c->name = n->name;
	fxge_value_set_meta(p, c->results[0], n->results[0]->meta);
	fxge_value_replace(n->results[0], c->results[0]);
	fxge_node_erase(n);
	return true;
}

static bool
fold_node(fxge_node *n, fxge_fold_fn *const *fn)
{
	fxge_fold f;

	if (n->op->id >= FXGE_OP_LIMIT || !fn[n->op->id] || !prepare_fold(&f, n))
		return true;
	return !fn[n->op->id](&f) || f.call.failed || replace_by_constant(&f);
}

/* Recurses at most FXGE_MAX_DEPTH deep, the limit of nested regions. */
static bool
fold_graph(fxge_graph *g, fxge_fold_fn *const *fn)
{
	fxge_program *p = g->program;
	bool ok = true;

	FXGE_EACH_NODE_SAFE (n, g) {
		for (uint32_t i = 0; i < n->n_regions; i++)
			ok &= fold_graph(n->regions[i], fn);
		fxge_arena_mark m = fxge_arena_save(&p->scratch);

		ok &= fold_node(n, fn);
		fxge_arena_restore(&p->scratch, m);
	}
	return ok;
}

bool
fxge_pass_fold(fxge_program *p)
{
	return fold_graph(p->main, collect_functions(p));
}
