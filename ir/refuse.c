/* SPDX-License-Identifier: Apache-2.0 */
/* Nodes that cannot be compiled. They stay in the graph without a row, so that passes can continue
 * with independent nodes. */
#include "base/diag/convert.h"
#include "ir/graph.h"
#include "ir/optab.h"

void
fxge_refuse_silently(fxge_node *n)
{
	if (!n->op)
		return;
	n->origin = fxge_node_origin(n);
	n->op = fxge_op_refused(n->graph->program, n->op);
}

void
fxge_refuse(fxge_node *n)
{
	fxge_program *p = n->graph->program;
	const fxge_op *origin = fxge_node_origin(n);

	fxge_group_close(&p->session->diags, origin ? origin->name : NULL);
	p->n_refused++;
	fxge_refuse_silently(n);
}

bool
fxge_fail_unknown(const fxge_node *n)
{
	fxge_program *p = n->graph->program;

	if (n->op->refusal)
		return fxge_fail(p, n, FXGE_D_UNSUPPORTED_FORM, "%s", n->op->refusal);
	return fxge_fail(p, n, FXGE_D_NO_CONVERTER, "no conversion to GE for this operator");
}

bool
fxge_lacks_operand(const fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_operands; i++) {
		const fxge_operand *o = &n->operands[i];

		if (o->kind == FXGE_K_VALUE && o->value->meta->kind == FXGE_META_UNKNOWN
			&& o->value->def->op && o->value->def->op->flags & FXGE_OP_UNKNOWN)
			return true;
	}
	return false;
}
