/* SPDX-License-Identifier: Apache-2.0 */
/* Expansion of GE operators without a kernel.
 *
 * The executor runs a copy of the program, in which the formula of an operator's row replaces each
 * of its nodes. requires: ge.* nodes. keeps: interface. */
#include "base/diag/passes.h"
#include "driver/run/run.h"

#include "converters/conv.h"
#include "ir/ge_memory.h"
#include "passes/chip.h"
#include "passes/in_place.h"

#include "fxge_ge_control.h"

static bool
is_composed(const fxge_node *n)
{
	return n->op->ge && n->op->n_compositions != 0;
}

static bool
has_composed(const fxge_graph *g, int depth)
{
	FXGE_EACH_NODE (n, g) {
		if (is_composed(n))
			return true;
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			if (has_composed(n->regions[i], depth + 1))
				return true;
	}
	return false;
}

static bool
expand_graph(fxge_graph *g, int depth)
{
	bool ok = true;

	FXGE_EACH_NODE_SAFE (n, g) {
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			ok &= expand_graph(n->regions[i], depth + 1);
		if (is_composed(n))
			ok &= fxge_node_expand(n);
	}
	return ok;
}

static bool
expand(fxge_program *p)
{
	return expand_graph(p->main, 0) && fxge_pass_decompose(p) && fxge_pass_canonicalise(p)
		   && fxge_convert_program(p) && fxge_pass_ge_clean(p) && fxge_pass_dce(p);
}

/* Expands until no node is left: a formula may use operators with formulas. */
static bool
expand_all(fxge_program *p)
{
	for (int depth = 0; has_composed(p->main, 0); depth++) {
		if (depth == FXGE_MAX_COMPOSING)
			return fxge_report(&p->session->diags, NULL, FXGE_D_COMPOSITION,
				"the formula of an operator uses the operator itself");
		if (!expand(p))
			return false;
	}
	return true;
}

/* ---- written operands ---- */

typedef FXGE_VEC(fxge_node *) assigns;

/* Returns true if the value is memory of an input of the program. */
static bool
is_input_memory(const fxge_program *p, const fxge_value *v)
{
	for (const fxge_value *old; v->def != p->main->entry; v = old)
		if (!(old = fxge_ge_before_write(v)) && !(old = fxge_ge_viewed(v->def)))
			return false;
	return true;
}

/* Inserts an Assign after the node that writes its result k into the operand: a formula returns a
 * new value instead. Later nodes read what the Assign wrote. */
static bool
assign_result(fxge_node *n, uint32_t k, assigns *out)
{
	fxge_program *p = n->graph->program;
	fxge_value *ref = fxge_ge_before_write(n->results[k]), *v = n->results[k];

	if (!ref || !is_input_memory(p, ref))
		return true;
	if (v->meta->kind != FXGE_META_TENSOR || v->meta->rank < 0)
		fxge_value_set_meta(p, v, ref->meta);
	fxge_value *y = fxge_build1(n->graph, n->next, &fxge_ops[GE_Assign],
		FXGE_ARGS(fxge_a_value(GE_Assign__ref, ref), fxge_a_value(GE_Assign__value, v)), n->loc);

	if (!y)
		return false;
	fxge_value_replace(v, y);
	fxge_operand_set(&y->def->operands[y->def->ports[GE_Assign__value].first], v);
	fxge_vec_push(&p->scratch, out, y->def);
	return true;
}

/* Inserts an Assign for each input that an expanded node writes. */
static bool
assign_results(fxge_program *p, assigns *out)
{
	FXGE_EACH_NODE_SAFE (n, p->main)
		for (uint32_t k = 0; is_composed(n) && k < n->n_results; k++)
			if (!assign_result(n, k, out))
				return false;
	return true;
}

/* Erases each Assign whose value an operator of the formula can write in place. Nodes of formulas
 * have ids from `first` on. */
static bool
write_in_place(fxge_program *p, const assigns *all, uint32_t first)
{
	fxge_in_place w;

	fxge_in_place_begin(&w, p);
	for (size_t i = 0; i < all->len; i++) {
		fxge_node *n = all->data[i];
		fxge_value *v = fxge_node_in(n, GE_Assign__value);
		bool done;

		if (!fxge_in_place_write(&w, fxge_node_in(n, GE_Assign__ref), v, &done))
			return false;
		if (!done)
			continue;
		fxge_value_replace(n->results[0], fxge_node_in(n, GE_Assign__value));
		fxge_node_erase(n);
	}
	return fxge_in_place_copy_rest(&w, first);
}

fxge_program *
fxge_custom_expanded(fxge_program *p)
{
	if (!has_composed(p->main, 0))
		return p;
	fxge_program *copy = fxge_program_copy(p);
	uint32_t first = copy->next_id;
	assigns written = {0};

	if (assign_results(copy, &written) && fxge_correct_biases(copy) && expand_all(copy)
		&& write_in_place(copy, &written, first))
		return copy;
	fxge_program_release(copy);
	return NULL;
}
