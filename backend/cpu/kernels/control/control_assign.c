/* SPDX-License-Identifier: Apache-2.0 */
/* Assignments to variables, whose result is the array of the first operand, and assertions.
 *
 * Sources: ops-math conversion/assign (ref := value), math/assign_add, math/assign_sub. Shapes are
 * equal; there is no broadcasting. */
#include "backend/cpu/kernels/loop.h"
#include "base/diag/run.h"

#include "fxge_ge_control.h"
#include "fxge_kernels_control.h"

bool
cpu_assign(fxge_kernel *k)
{
	const fxge_array *value = fxge_kernel_in(k, GE_Assign__value);

	if (value->size && value->data != k->out[0].data)
		memmove(k->out[0].data, value->data, value->size);
	return true;
}

#define ADD_INT(op, name, T, U) FXGE_LOOP2(op##_##name, T, T, T, (U)a + (U)b)
#define SUB_INT(op, name, T, U) FXGE_LOOP2(op##_##name, T, T, T, (U)a - (U)b)
FXGE_LOOP2(add_f32, float, float, float, a + b)
FXGE_LOOP2(add_f64, double, double, double, a + b)
FXGE_EACH_INT(ADD_INT, add)
FXGE_LOOP2(sub_f32, float, float, float, a - b)
FXGE_LOOP2(sub_f64, double, double, double, a - b)
FXGE_EACH_INT(SUB_INT, sub)

bool
cpu_assign_add(fxge_kernel *k)
{
	static const fxge_loops loops = {{FXGE_BY_FLOAT(add), FXGE_BY_INT(add)}};

	return fxge_loop_params(k, &loops, 2, NULL);
}

bool
cpu_assign_sub(fxge_kernel *k)
{
	static const fxge_loops loops = {{FXGE_BY_FLOAT(sub), FXGE_BY_INT(sub)}};

	return fxge_loop_params(k, &loops, 2, NULL);
}

/* Reports a failed assertion of the program with the first value, as GE's operator does. */
bool
cpu_assert(fxge_kernel *k)
{
	const fxge_array *cond = fxge_kernel_in(k, GE_Assert__input_condition);
	fxge_port data = k->call.node->ports[GE_Assert__input_data];
	const fxge_array *x = data.count ? k->in[data.first] : NULL;

	if (fxge_array_int(cond, 0))
		return true;
	if (!x || !fxge_array_numel(x))
		return fxge_call_fail(&k->call, FXGE_D_RUN_ASSERT, "an assertion of the program failed");
	return fxge_call_fail(&k->call, FXGE_D_RUN_ASSERT, "an assertion of the program failed for %g",
		fxge_array_float(x, 0));
}

/* Does nothing, for hints that only a chip takes. */
bool
cpu_nothing(fxge_kernel *k)
{
	return !k->call.failed;
}
