/* SPDX-License-Identifier: Apache-2.0 */
/* Constant inputs: inputs whose contents do not change between runs. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_CONSTANT_INPUTS_H
#define FXGE_BACKEND_CPU_RUNTIME_CONSTANT_INPUTS_H

#include "backend/cpu/plan/plan.h"

/* Sets the constant operands of all steps, from the next run on: input i of the graph is constant
 * if unchanged[i]. Releases prepacked data of steps whose set of constant operands changes. */
void fxge_mark_constant_inputs(const fxge_plan *p, const bool *unchanged);

#endif
