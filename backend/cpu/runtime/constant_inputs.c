/* Inputs that stay the same from run to run, as the caller tells: to the steps that read them they
 * are constants, of which kernels keep a form of their own until the caller tells of a change. */
#include "backend/cpu/runtime/constant_inputs.h"

/* Whether the bytes of an operand are an input's that stays. What the graph writes into does not.
 */
static bool
stays(const fxge_plan *p, uint32_t slot, const bool *same)
{
	const fxge_slot *root = &p->slots[p->slots[slot].root];

	return root->place == FXGE_CPU_PLACE_INPUT && !root->written && same[root - p->slots];
}

void
fxge_steady_mark(const fxge_plan *p, const bool *same)
{
	for (uint32_t i = 0; i < p->n_steps; i++) {
		fxge_step *s = &p->steps[i];
		bool changed = false;

		for (uint32_t k = 0; k < s->node->n_operands; k++) {
			if (s->in[k] == FXGE_NO_SLOT)
				continue;
			bool fixed = stays(p, s->in[k], same)
						 || p->slots[p->slots[s->in[k]].root].place == FXGE_CPU_PLACE_CONST;

			changed |= fixed != s->fixed[k];
			s->fixed[k] = fixed;
		}
		if (changed && s->kept)
			fxge_kept_release(s->kept);
	}
}
