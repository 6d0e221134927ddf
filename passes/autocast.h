/* The casts that PyTorch's autocast makes around operators. */
#ifndef FXGE_PASSES_AUTOCAST_H
#define FXGE_PASSES_AUTOCAST_H

#include "ir/graph.h"

/* One autocast scope. `lists` maps "aten.linear" to its rule; see fxge_autocast_lists. */
typedef struct fxge_autocast {
	bool enabled;
	bool cuda; /* whose lists */
	fxge_dtype dtype;
	const fxge_strmap *lists;
} fxge_autocast;

/* The table of autocast.def in the program's scratch memory. */
fxge_strmap *fxge_autocast_lists(fxge_program *p);

/* Casts the floating arguments of `n` as the scope prescribes. */
bool fxge_autocast_node(const fxge_autocast *ac, fxge_node *n);

/* Finds the autocast of the CPU under which a whole program was exported: a result of `g` has the
 * dtype that only its casts explain. False: none, and *ac is unchanged. */
bool fxge_autocast_around(fxge_program *p, const fxge_graph *g, fxge_autocast *ac);

#endif
