/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion pass: lowers every aten.* node to ge.* nodes.
 *
 * requires: functional, decomposed; metas of all values.
 * keeps: interface, order of effects.
 * breaks: sharing of equal constants (CSE follows), dead GE nodes (DCE follows). */
#include "base/diag/convert.h"
#include "converters/conv.h"
#include "converters/sizes.h"
#include "converters/widen.h"
#include "ir/fit.h"

#include "fxge_op_ids.h"

fxge_rewrite_fn *const fxge_converters[FXGE_OP_LIMIT] = {
#define FXGE_CONV_ROW(op, fn) [op] = fn,
#include "fxge_op_conv.inc"
};

static fxge_rewrite_fn *
converter_of(const fxge_op *op)
{
	if (op->id < FXGE_OP_LIMIT && fxge_converters[op->id])
		return fxge_converters[op->id];
	if (op->external && op->external->convert)
		return op->external->convert;
	return op->mapping ? fxge_conv_table : NULL;
}

static const char *
dtype_list(fxge_arena *a, fxge_dtype_set set)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	for (int d = 1; d < FXGE_DT_COUNT; d++)
		if (set >> d & 1)
			fxge_sbuf_fmt(&b, "%s%s", b.len ? " " : "", fxge_dtypes[d].text);
	return b.data;
}

/* Legalises the input dtypes of a GE node: GE refuses a graph with unsupported ones. Returns the
 * node, or its replacement in a wider dtype; NULL after a diagnostic. */
static fxge_node *
legalise_node(fxge_cx *cx, fxge_node *n)
{
	for (int port; (port = fxge_conv_refused_port(n)) >= 0;) {
		const fxge_param *r = &n->op->params[port];
		fxge_node *wide = fxge_conv_widen(n, port);

		if (!wide) {
			fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_DTYPE, "%s takes %s for '%s', not %s",
				n->op->name, dtype_list(cx->call.arena, r->dtypes), r->name,
				fxge_dtypes[fxge_node_in(n, port)->meta->dtype].text);
			return NULL;
		}
		n = wide;
	}
	return n;
}

static bool
legalise_dtypes(fxge_cx *cx, const fxge_node *before)
{
	for (fxge_node *n = before->next, *next; n != cx->node; n = next) {
		next = n->next;
		if (!legalise_node(cx, n))
			return false;
	}
	return true;
}

/* ---- data-dependent sizes ---- */

typedef FXGE_VEC(fxge_size) sizes;

static void
define(const fxge_materialiser *z, const fxge_cx *cx, fxge_size s, sizes *out)
{
	const fxge_syms *t = cx->call.syms;

	if (!fxge_size_is_small(s) && fxge_sym_op_of(t, s) == FXGE_SYM_SYMBOL
		&& fxge_sym_type_of(t, s) == FXGE_SYM_T_INT && fxge_sym_is_unbacked(t, s)
		&& !fxge_materialiser_knows(z, s))
		fxge_vec_push(cx->call.arena, out, s);
}

/* Collects the data-dependent symbols that occur for the first time in results of the node. */
static void
find_defined(const fxge_materialiser *z, const fxge_cx *cx, sizes *out)
{
	for (uint32_t k = 0; k < cx->node->n_results; k++) {
		const fxge_meta *m = cx->node->results[k]->meta;

		if (m->kind == FXGE_META_SIZE)
			define(z, cx, m->size, out);
		for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank; d++)
			define(z, cx, m->shape[d], out);
	}
}

/* Asserts the range that the program declares for a symbol, where the data define it: the nodes
 * that follow were compiled for that range. */
static bool
assert_range(fxge_cx *cx, fxge_size s)
{
	int64_t least, most, lo, hi;

	fxge_sym_range(cx->call.syms, s, &least, &most);
	fxge_sym_reach(cx->call.syms, s, &lo, &hi);
	if (least <= lo && most >= hi)
		return true;
	fxge_value *v = fxge_conv_size(cx, s), *cond = NULL;

	if (v && least > lo)
		cond =
			fxge_emit(cx, GE_GreaterEqual, FXGE_VALUES2(v, fxge_conv_int(cx, FXGE_DT_I64, least)));
	if (v && most < hi) {
		fxge_value *below =
			fxge_emit(cx, GE_LessEqual, FXGE_VALUES2(v, fxge_conv_int(cx, FXGE_DT_I64, most)));
		cond = cond ? fxge_emit(cx, GE_LogicalAnd, FXGE_VALUES2(cond, below)) : below;
	}
	return cond && fxge_conv_assert(cx, cond, v);
}

/* ---- nodes ---- */

/* Returns true if the node computes a tensor with complex numbers of f16, or of such numbers. */
static bool
has_halves(const fxge_node *n)
{
	bool computes = false, reads = false;

	for (uint32_t k = 0; k < n->n_results; k++) {
		computes |= n->results[k]->meta->kind == FXGE_META_TENSOR;
		if (n->results[k]->meta->dtype == FXGE_DT_C32)
			return true;
	}
	for (uint32_t i = 0; i < n->n_operands; i++)
		reads |=
			n->operands[i].kind == FXGE_K_VALUE && n->operands[i].value->meta->dtype == FXGE_DT_C32;
	return computes && reads;
}

/* Refuses c32, complex numbers of f16: GE declares the dtype, but supports nothing else of it. */
static bool
check_halves(fxge_cx *cx)
{
	return !has_halves(cx->node)
		   || fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_DTYPE,
			   "complex numbers of f16 (c32): GE computes with c64 and c128");
}

static bool
convert_node(fxge_node *n, fxge_materialiser *z)
{
	fxge_program *p = n->graph->program;
	fxge_rewrite_fn *fn = converter_of(n->op);

	if (!fn)
		return fxge_fail_unknown(n);
	fxge_arena_mark mark = fxge_arena_save(&p->scratch);
	fxge_cx cx = fxge_cx_of(n);

	const fxge_node *before = n->prev;
	uint64_t errors = p->session->diags.errors;

	cx.materialiser = z;
	sizes new = {0};

	find_defined(z, &cx, &new);
	bool ok = check_halves(&cx) && fn(&cx) && !cx.call.failed && fxge_all_read(&cx);

	if (ok)
		fxge_materialiser_see_unbacked(z, before, n);
	for (size_t i = 0; ok && i < new.len; i++)
		ok = assert_range(&cx, new.data[i]);
	ok = ok && legalise_dtypes(&cx, before);
	fxge_arena_restore(&p->scratch, mark);
	if (!ok && p->session->diags.errors == errors)
		fxge_bug(p, n, "the converter failed without a reason");
	if (ok)
		fxge_node_free(n);
	return ok;
}

/* Returns an output as a value; NULL if the output stays a number, or after a failure of `cx`. */
static fxge_value *
number_value(fxge_cx *cx, const fxge_operand *o, bool nested)
{
	int64_t k;

	switch (o->kind) {
	case FXGE_K_INT:
		return !fxge_sym_is_int(cx->call.syms, o->size, &k) ? fxge_conv_size(cx, o->size)
			   : nested                                     ? fxge_conv_int(cx, FXGE_DT_I64, k)
															: NULL;
	case FXGE_K_SYM:
		return fxge_conv_size(cx, o->size);
	case FXGE_K_FLOAT:
		return nested ? fxge_conv_number(cx, FXGE_DT_F64, o->f) : NULL;
	case FXGE_K_BOOL:
		return nested ? fxge_conv_number(cx, FXGE_DT_BOOL, o->b) : NULL;
	default:
		return NULL;
	}
}

/* Converts outputs that are symbolic numbers to values. Constants stay numbers: io.json holds them.
 * Outputs of nested graphs become tensors. */
static bool
convert_outputs(fxge_graph *g, fxge_materialiser *z)
{
	fxge_cx cx = fxge_cx_of(g->ret);

	cx.materialiser = z;
	for (uint32_t i = 0; i < fxge_graph_n_outputs(g); i++) {
		fxge_operand *o = fxge_graph_output(g, i);
		fxge_value *v = number_value(&cx, o, g->parent != NULL);

		if (cx.call.failed)
			return false;
		if (v)
			fxge_operand_set(o, v);
	}
	return true;
}

/* Converts the meta of a number to that of a 0-d tensor: i64, f64 or bool. */
static void
convert_number(fxge_program *p, fxge_value *v)
{
	if (v->meta->kind != FXGE_META_SIZE)
		return;
	fxge_size number = v->meta->size;
	fxge_meta m = fxge_meta_tensor(&p->arena, fxge_materialiser_dtype(p->syms, number), 0, NULL);

	m.const_value = &number;
	fxge_value_set_meta(p, v, &m);
}

/* Registers the sizes that a refused node would define, so that their uses are not reported
 * again. */
static void
register_refused(fxge_node *n, fxge_materialiser *z)
{
	for (uint32_t k = 0; k < n->n_results; k++) {
		fxge_value *v = n->results[k];
		bool number = v->meta->kind == FXGE_META_SIZE;
		fxge_size size = v->meta->size;

		convert_number(n->graph->program, v);
		if (number)
			fxge_materialiser_define(z, size, v);
	}
	fxge_materialiser_see(z, n);
}

/* Returns a description of a result that contradicts the node's row, or NULL. */
static const char *
result_misfit(const fxge_node *n, fxge_arena *a)
{
	const fxge_meta **in = FXGE_NEW_ARRAY(a, n->n_operands, const fxge_meta *);
	fxge_meta *out = FXGE_NEW_ARRAY(a, n->n_results, fxge_meta);

	for (uint32_t i = 0; i < n->n_operands; i++)
		in[i] = n->operands[i].kind == FXGE_K_VALUE ? n->operands[i].value->meta : NULL;
	for (uint32_t k = 0; k < n->n_results; k++)
		out[k] = *n->results[k]->meta;
	return fxge_misfit_results(a, n, in, out);
}

/* Legalises and validates a GE operator that a formula calls, then registers its result sizes. Such
 * a node is not executed, so nothing else checks it against its row; all other nodes are covered by
 * validation (ir/fit.h). */
static bool
convert_ge_node(fxge_node *n, fxge_materialiser *z)
{
	fxge_program *p = n->graph->program;

	if (!n->op->open || strcmp(p->stage, "ge") == 0) {
		fxge_materialiser_see(z, n);
		return true;
	}
	fxge_arena_mark mark = fxge_arena_save(&p->scratch);
	fxge_cx cx = fxge_cx_of(n);
	fxge_node *legal = legalise_node(&cx, n);
	const char *why = legal ? result_misfit(legal, cx.call.arena) : NULL;

	if (legal && !why)
		fxge_materialiser_see(z, legal);
	bool ok = legal && (!why || fxge_call_fail(&cx.call, FXGE_D_UNSUPPORTED_DTYPE, "%s", why));

	fxge_arena_restore(&p->scratch, mark);
	return ok;
}

static bool
convert_or_see(fxge_node *n, fxge_materialiser *z)
{
	if (n->op->flags & FXGE_OP_UNKNOWN)
		return fxge_fail_unknown(n);
	return n->op->ge ? convert_ge_node(n, z) : convert_node(n, z);
}

/* Converts a graph and those nested in it. Returns false if its outputs are refused: the node that
 * runs it cannot be converted then. */
static bool
convert_graph(fxge_graph *g, int depth)
{
	fxge_materialiser *z = fxge_materialiser_new(g, &g->program->arena);

	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++)
		convert_number(g->program, fxge_graph_input(g, i));
	FXGE_EACH_NODE_SAFE (n, g) {
		bool refused = (n->op->flags & FXGE_OP_REFUSED) != 0, whole = true;

		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			whole &= convert_graph(n->regions[i], depth + 1);
		if (!refused && whole && convert_or_see(n, z))
			continue; /* the node may have been erased */
		if (!refused && whole)
			fxge_refuse(n);
		register_refused(n, z);
	}
	if (convert_outputs(g, z))
		return true;
	fxge_refuse(g->ret);
	return false;
}

/* Marks the outputs that Python receives as numbers; 0-d tensors represent them from here on. */
static void
mark_numbers(fxge_program *p)
{
	for (uint32_t i = 0; i < fxge_graph_n_outputs(p->main) && i < p->outputs.len; i++) {
		const fxge_operand *o = fxge_graph_output(p->main, i);

		p->outputs.data[i].number |=
			o->kind == FXGE_K_INT
			|| (o->kind == FXGE_K_VALUE && o->value->meta->kind == FXGE_META_SIZE);
	}
}

/* Runs the conversion, the last pass that accepts ATen nodes. A program with a refused node
 * fails. */
bool
fxge_convert_program(fxge_program *p)
{
	mark_numbers(p);
	convert_graph(p->main, 0);
	if (p->n_refused)
		return false;
	p->stage = "ge";
	return true;
}
