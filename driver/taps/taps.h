/* SPDX-License-Identifier: Apache-2.0 */
/* Observed values of a run: the first NaN or infinity, and taps. */
#ifndef FXGE_DRIVER_TAPS_TAPS_H
#define FXGE_DRIVER_TAPS_TAPS_H

#include "driver/run/run.h"
#include "ir/statistics.h"

/* ---- values.c ---- */

/* Returns an array as a tensor; its strides, if it needs some, are allocated in `a`. */
fxge_tensor fxge_tensor_of_array(fxge_arena *a, const fxge_array *x);
/* Returns a tensor's statistics, with texts in `a`. */
fxge_value_stats fxge_value_stats_of(
	fxge_arena *a, const char *name, const char *port, const fxge_tensor *t);
/* Appends "f32[2, 3], min 0, max 1, mean 0.5, norm 2.4, 1 NaN". */
void fxge_value_stats_print(fxge_sbuf *b, const fxge_value_stats *s);

/* ---- finite.c ---- */

/* Begins a run of an executable: if its values are observed, notes the inputs that are bound. */
void fxge_run_observed(fxge_executable *e);

#endif
