/* SPDX-License-Identifier: Apache-2.0 */
/* The replacement of one node by others. */
#include "ir/rewrite.h"

#include "base/diag/convert.h"
#include "base/diag/shapes.h"
#include "ir/text/text.h"

fxge_cx
fxge_cx_of(fxge_node *n)
{
	fxge_program *p = n->graph->program;
	const fxge_meta **m = FXGE_NEW_ARRAY(&p->scratch, n->n_operands, const fxge_meta *);

	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE)
			m[i] = n->operands[i].value->meta;
	fxge_cx cx = {.node = n, .graph = n->graph, .call = fxge_call_of(n, &p->scratch)};

	cx.call.metas = m;
	return cx;
}

fxge_value *
fxge_in(fxge_cx *cx, int param)
{
	if (!fxge_arg_present(&cx->call, param) || cx->call.failed)
		return NULL;
	fxge_value *v = fxge_node_in(cx->node, param);

	if (!v)
		fxge_call_fail(&cx->call, FXGE_D_ARGUMENT, "argument '%s' is not a tensor",
			cx->node->op->params[param].name);
	return v;
}

fxge_values
fxge_ins(fxge_cx *cx, int param)
{
	fxge_arg_present(&cx->call, param);
	const fxge_port *q = &cx->node->ports[param];
	uint32_t n = q->present ? q->count : 0;
	fxge_value **v = FXGE_NEW_ARRAY(cx->call.arena, n, fxge_value *);

	for (uint32_t i = 0; i < n; i++) {
		const fxge_operand *o = &cx->node->operands[q->first + i];

		v[i] = o->kind == FXGE_K_VALUE ? o->value : NULL;
	}
	return (fxge_values){v, (int)n};
}

const fxge_meta *
fxge_out_meta(const fxge_cx *cx, uint32_t k)
{
	return cx->node->results[k]->meta;
}

fxge_node *
fxge_emit_op(fxge_cx *cx, const fxge_op *op, const fxge_arg *args, uint32_t n_results)
{
	if (cx->call.failed)
		return NULL;
	fxge_node *n = fxge_build_for(cx->node, op, args, n_results);

	cx->call.failed = !n;
	return n;
}

fxge_node *
fxge_emit_node(fxge_cx *cx, int op, const fxge_arg *args, uint32_t n_results)
{
	return fxge_emit_op(cx, &fxge_ops[op], args, n_results);
}

fxge_value *
fxge_emit(fxge_cx *cx, int op, const fxge_arg *args)
{
	fxge_node *n = fxge_emit_node(cx, op, args, 0);

	return n ? n->results[0] : NULL;
}

fxge_value *
fxge_emit_const(fxge_cx *cx, const fxge_tensor *t)
{
	fxge_value *v = cx->call.failed ? NULL : fxge_build_const(cx->graph, cx->node, t);

	cx->call.failed = !v;
	return v;
}

bool
fxge_metas_agree(const fxge_cx *cx, const fxge_meta *want, const fxge_meta *have)
{
	if (want->kind != FXGE_META_TENSOR)
		return true;
	if (have->kind != FXGE_META_TENSOR || want->dtype != have->dtype || want->rank != have->rank)
		return false;
	for (int d = 0; d < want->rank; d++)
		if (fxge_sym_equal(cx->call.syms, want->shape[d], have->shape[d]) == FXGE_DISPROVED)
			return false;
	return true;
}

static bool
report_result(fxge_cx *cx, const fxge_value *old, const fxge_value *v)
{
	const fxge_op *by = v->def->op;

	fxge_sbuf a, b;

	fxge_sbuf_init(&a, cx->call.arena);
	fxge_sbuf_init(&b, cx->call.arena);
	fxge_text_meta(&a, cx->call.program, old->meta);
	fxge_text_meta(&b, cx->call.program, v->meta);
	if (by && by->replaces && by->replaces->op == old->def->op)
		return fxge_call_fail(&cx->call, FXGE_D_META_SIZE,
			"result %u is %s, and %s in its place has %s", old->index, a.data, by->name, b.data);
	/* rows outside of aten may be imprecise, so the mismatch is a fault of the row or the file */
	if ((old->def->op->flags & (FXGE_OP_UNCHECKED | FXGE_OP_CUSTOM))
		|| strncmp(old->def->op->name, "aten.", 5) != 0)
		return fxge_call_fail(&cx->call, FXGE_D_META_SIZE,
			"result %u of %s is computed as %s, but %s declares %s", old->index, old->def->op->name,
			b.data, old->def->op->shape || old->def->op->result ? "its row" : "the file", a.data);
	cx->call.failed = true;
	return fxge_bug(cx->call.program, cx->node,
		"result %u of %s is rewritten as %s, the node has %s", old->index, old->def->op->name,
		b.data, a.data);
}

/* Relates the data-dependent sizes computed with `v` to the symbols of `want`, which later nodes
 * refer to. */
static void
name_unknown_sizes(fxge_syms *t, const fxge_meta *want, const fxge_meta *v)
{
	for (int d = 0; d < want->rank; d++) {
		fxge_size name = want->shape[d], found = v->shape[d];
		int64_t known;

		if (fxge_size_same(name, found) || !fxge_sym_depends_on_data(t, found))
			continue;
		if (fxge_sym_is_int(t, name, &known) && fxge_sym_op_of(t, found) == FXGE_SYM_SYMBOL)
			fxge_sym_set_range(t, found, known, known);
		else
			fxge_sym_assume(t, fxge_sym_make(t, FXGE_SYM_EQ, NULL, (fxge_size[]){name, found}, 2));
	}
}

bool
fxge_set_value(fxge_cx *cx, fxge_value *old, fxge_value *v)
{
	const fxge_meta *want = old->meta;

	if (!v || cx->call.failed)
		return false;
	if (!fxge_metas_agree(cx, want, v->meta))
		return report_result(cx, old, v);
	if (want->kind == FXGE_META_TENSOR && v->def != cx->graph->entry) {
		fxge_meta m = *v->meta;

		name_unknown_sizes(cx->call.syms, want, &m);
		m.shape = want->shape;
		m.stride = NULL;
		fxge_value_set_meta(cx->call.program, v, &m);
	}
	fxge_value_replace(old, v);
	return true;
}

bool
fxge_set_result(fxge_cx *cx, uint32_t k, fxge_value *v)
{
	if (cx->given)
		return (cx->given[k] = v) && !cx->call.failed;
	return fxge_set_value(cx, cx->node->results[k], v);
}

bool
fxge_all_read(fxge_cx *cx)
{
	const fxge_node *n = cx->node;

	for (int i = 0; i < n->op->n_params && i < 64; i++)
		if (n->ports[i].present && !(cx->call.read & UINT64_C(1) << i)
			&& fxge_param_has_meaning(&n->op->params[i]))
			return fxge_call_fail(&cx->call, FXGE_D_UNREAD_ARGUMENT,
				"argument '%s' is given and not handled", n->op->params[i].name);
	return true;
}
