/* Symbolic sizes as values of the graph: Shape, Gather and integer arithmetic, each made once; and
 * what is computed from them in floats (f64). */
#ifndef FXGE_CONVERTERS_SIZES_H
#define FXGE_CONVERTERS_SIZES_H

#include "converters/conv.h"

typedef struct fxge_materialiser fxge_materialiser;

/* Looks where each symbol can be read: dims of inputs, integer inputs, results of item(). */
fxge_materialiser *fxge_materialiser_new(fxge_graph *g, fxge_arena *a);
/* The sizes of a GE node's results can be read too: those that only running tells, in graphs read
 * from files. */
void fxge_materialiser_see(fxge_materialiser *z, const fxge_node *n);
/* The same of the GE nodes between two, only for symbols that depend on data. */
void fxge_materialiser_see_unbacked(
	fxge_materialiser *z, const fxge_node *after, const fxge_node *until);
/* Whether it can be read of a tensor, or was defined. */
bool fxge_materialiser_knows(const fxge_materialiser *z, fxge_size s);
/* Of the 0-d tensor that a number becomes: i64, f64 or bool. */
fxge_dtype fxge_materialiser_dtype(const fxge_syms *t, fxge_size s);
/* From now on `v` (an integer scalar) is the symbol or expression `s`: results of item() and the
 * like. */
void fxge_materialiser_define(fxge_materialiser *z, fxge_size s, fxge_value *v);
/* Made before the node of `cx`; cached. NULL after a diagnostic (a symbol that no input tells). */
fxge_value *fxge_materialiser_value(fxge_materialiser *z, fxge_cx *cx, fxge_size s);

#endif
