/* Inputs that stay the same from run to run. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_CONSTANT_INPUTS_H
#define FXGE_BACKEND_CPU_RUNTIME_CONSTANT_INPUTS_H

#include "backend/cpu/plan/plan.h"

/* From the next run on: input i of the graph has the bytes that it had in the last run where
 * same[i]. What steps kept of inputs that change is given back. */
void fxge_steady_mark(const fxge_plan *p, const bool *same);

#endif
