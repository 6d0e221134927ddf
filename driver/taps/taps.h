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

/* ---- compile.c ---- */

/* A value that is tapped. */
typedef struct fxge_tapped {
	fxge_tap row;               /* without the figures of a run */
	const char *value;          /* its name */
	const char *stage;          /* stage that was asked for, or NULL */
	fxge_value *found;          /* while a program is compiled: the value at its stage */
	bool nested;                /* a nested graph has a value of the name */
	const fxge_value *computed; /* in the compiled graph */
	uint32_t output;            /* output of the graph that has the value */
} fxge_tapped;

/* A compiled program with tapped values as outputs, or NULL. */
typedef struct fxge_tapped_graph {
	fxge_program *program;
	fxge_executable *exe;
} fxge_tapped_graph;

struct fxge_taps {
	fxge_session *session;
	fxge_arena memory, *arena;
	fxge_tapped *tapped;
	size_t n, n_beside;
	fxge_tapped_graph plain;  /* the graph as it is, with further outputs */
	fxge_tapped_graph beside; /* a second compilation that keeps values which `plain` lacks */
	const char *change;       /* nodes in which it differs, or NULL */
	FXGE_VEC(fxge_tap) rows;  /* rows of all runs */
};

/* Compiles a copy of the program, and a second one if some values are not computed otherwise.
 * Returns false after a diagnostic. */
bool fxge_taps_compile(fxge_taps *t, const fxge_program *from, const fxge_compile_options *o);

/* ---- finite.c ---- */

/* Begins a run of an executable: if its values are observed, notes the inputs that are bound. */
void fxge_run_observed(fxge_executable *e);

#endif
