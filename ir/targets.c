/* SPDX-License-Identifier: Apache-2.0 */
/* Index of the states and inputs that outputs of a program update: maps from names to indices. */
#include "ir/targets.h"

static bool
changes(const fxge_output *o)
{
	return o->kind == FXGE_OUT_STATE || o->kind == FXGE_OUT_INPUT_MUTATION;
}

/* Adds index `i` under a name. Returns false, and keeps the earlier index, if there is one. */
static bool
add_index(fxge_targets *t, fxge_map *m, fxge_name name, size_t i)
{
	void **at = fxge_map_at(t->arena, m, fxge_ptr_key(name));

	if (*at)
		return false;
	*at = (void *)(uintptr_t)(i + 1);
	return true;
}

static int64_t
find_index(const fxge_map *m, const fxge_output *o)
{
	if (!changes(o))
		return -1;
	return (int64_t)(uintptr_t)fxge_map_get(&m[o->kind == FXGE_OUT_STATE], fxge_ptr_key(o->target))
		   - 1;
}

fxge_targets
fxge_targets_of(const fxge_program *p, fxge_arena *a)
{
	fxge_targets t = {.arena = a};

	for (size_t i = 0; i < p->inputs.len; i++) {
		const fxge_input *in = &p->inputs.data[i];

		if (in->role == FXGE_ROLE_USER || in->role == FXGE_ROLE_STATE) {
			bool state = in->role == FXGE_ROLE_STATE;
			add_index(&t, &t.inputs[state], state ? in->target : in->name, i);
		}
	}
	for (size_t i = 0; i < p->outputs.len; i++)
		fxge_targets_add(&t, &p->outputs.data[i], i);
	return t;
}

bool
fxge_targets_add(fxge_targets *t, const fxge_output *o, size_t i)
{
	return !changes(o) || add_index(t, &t->outputs[o->kind == FXGE_OUT_STATE], o->target, i);
}

int64_t
fxge_targets_input(const fxge_targets *t, const fxge_output *o)
{
	return find_index(t->inputs, o);
}

int64_t
fxge_targets_output(const fxge_targets *t, const fxge_output *o)
{
	return find_index(t->outputs, o);
}

bool
fxge_targets_fit(const fxge_targets *t, const fxge_output *o)
{
	return !changes(o) || fxge_targets_input(t, o) >= 0;
}
