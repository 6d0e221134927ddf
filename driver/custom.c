/* SPDX-License-Identifier: Apache-2.0 */
/* Expansion of GE operators without a kernel.
 *
 * The executor runs a copy of the program, in which the formula of an operator's row replaces each
 * of its nodes. requires: ge.* nodes. keeps: interface. */
#include "base/diag/passes.h"
#include "driver/run/run.h"

#include "converters/conv.h"
#include "passes/chip.h"
#include "passes/passes.h"

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

/* Returns the state that `v` is an in-place update of, or NULL. */
static fxge_value *
state_of(const fxge_program *p, fxge_value *v)
{
	fxge_value *old = fxge_ge_before_write(v);

	while (old && (v = old, old = fxge_ge_before_write(v)) != NULL)
		;
	return v->def == p->main->entry && p->inputs.data[v->index].role == FXGE_ROLE_STATE ? v : NULL;
}

/* Inserts an Assign for each state that an expanded node writes: a formula returns a new value
 * instead of writing its operand. */
static bool
assign_states(fxge_program *p)
{
	FXGE_EACH_NODE (n, p->main)
		for (uint32_t k = 0; is_composed(n) && k < n->n_results; k++) {
			fxge_value *ref = state_of(p, n->results[k]);

			if (ref && n->results[k] != ref
				&& !fxge_build(p->main, n->next, &fxge_ops[GE_Assign],
					FXGE_ARGS(fxge_a_value(GE_Assign__ref, ref),
						fxge_a_value(GE_Assign__value, n->results[k])),
					0, n->loc))
				return false;
		}
	return true;
}

fxge_program *
fxge_custom_expanded(fxge_program *p)
{
	if (!has_composed(p->main, 0))
		return p;
	fxge_program *copy = fxge_program_copy(p);

	if (assign_states(copy) && expand_all(copy))
		return copy;
	fxge_program_release(copy);
	return NULL;
}
