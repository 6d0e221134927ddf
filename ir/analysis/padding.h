/* SPDX-License-Identifier: Apache-2.0 */
/* Analysis of padding: whether a run with larger sizes, cut to the smaller ones, equals a run with
 * those. */
#ifndef FXGE_IR_ANALYSIS_PADDING_H
#define FXGE_IR_ANALYSIS_PADDING_H

#include "ir/graph.h"

/* Symbols of the inputs' sizes; the sizes with `grows` set may be larger in the padded run. */
typedef struct fxge_growth {
	const fxge_size *symbol;
	const bool *grows;
	int n;
} fxge_growth;

/* Returns whether a size depends on a symbol that grows (growth.c). */
bool fxge_size_grows(const fxge_syms *t, const fxge_growth *g, fxge_size s);
/* Returns whether a size depends on no other symbols. The values of others, such as unknown dims of
 * a file, are unknown in both runs. */
bool fxge_size_is_known_at_run_time(const fxge_syms *t, const fxge_growth *g, fxge_size s);

/* Returns whether padding is proved harmless for all values of the other sizes: longer inputs with
 * arbitrary padding do not change the elements of the results at their places.
 *
 * Otherwise sets *why to the node that prevents the proof, or NULL. The program must be at stage
 * "ge". Allocates in `a`. */
bool fxge_padding_is_proved(
	fxge_program *p, const fxge_growth *g, fxge_arena *a, const fxge_node **why);

#endif
