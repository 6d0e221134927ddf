/* SPDX-License-Identifier: Apache-2.0 */
/* Constant inputs: the steps that read them treat them as constants, and their kernels prepack
 * them, until the caller reports a change. */
#include "backend/cpu/runtime/constant_inputs.h"

/* Returns whether the slot's memory belongs to an unchanged input that the graph does not write. */
static bool
is_constant_input(const fxge_plan *p, uint32_t slot, const bool *unchanged)
{
	const fxge_slot *root = &p->slots[p->slots[slot].root];

	return root->place == FXGE_CPU_PLACE_INPUT && !root->written && unchanged[root - p->slots];
}

void
fxge_mark_constant_inputs(const fxge_plan *p, const bool *unchanged)
{
	for (uint32_t i = 0; i < p->n_steps; i++) {
		fxge_step *s = &p->steps[i];
		bool changed = false;

		for (uint32_t k = 0; k < s->node->n_operands; k++) {
			if (s->in[k] == FXGE_NO_SLOT)
				continue;
			bool constant = is_constant_input(p, s->in[k], unchanged)
							|| p->slots[p->slots[s->in[k]].root].place == FXGE_CPU_PLACE_CONST;

			changed |= constant != s->constant_operand[k];
			s->constant_operand[k] = constant;
		}
		if (changed && s->prepacked)
			fxge_prepacked_release(s->prepacked);
	}
}
