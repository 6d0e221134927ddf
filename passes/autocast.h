/* SPDX-License-Identifier: Apache-2.0 */
/* Casts that PyTorch's autocast inserts around operators. */
#ifndef FXGE_PASSES_AUTOCAST_H
#define FXGE_PASSES_AUTOCAST_H

#include "ir/graph.h"

/* One autocast scope. `lists` maps an operator such as "aten.linear" to its rule
 * (fxge_autocast_lists). */
typedef struct fxge_autocast {
	bool enabled;
	bool cuda; /* true: rules of AutocastCUDA, false: of AutocastCPU */
	fxge_dtype dtype;
	const fxge_strmap *lists;
} fxge_autocast;

/* Returns the rules of autocast.def by operator, allocated in the program's scratch arena. */
fxge_strmap *fxge_autocast_lists(fxge_program *p);

/* Casts the floating-point arguments of `n` as the scope prescribes. Returns false after a
 * diagnostic. */
bool fxge_autocast_node(const fxge_autocast *ac, fxge_node *n);

/* Detects a CPU autocast around the whole export: a result in `g` has a dtype that only autocast
 * explains. Returns false, with *ac unchanged, if there is none. */
bool fxge_autocast_around(fxge_program *p, const fxge_graph *g, fxge_autocast *ac);

#endif
