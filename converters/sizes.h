/* Symbolic sizes as values of the graph: Shape, Gather and integer arithmetic, each made once; and
 * what is computed from them in floats (f64). */
#ifndef FXGE_CONVERTERS_SIZES_H
#define FXGE_CONVERTERS_SIZES_H

#include "converters/conv.h"

typedef struct fxge_sizer fxge_sizer;

/* Looks where each symbol can be read: dims of inputs, integer inputs, results of item(). */
fxge_sizer *fxge_sizer_new(fxge_graph *g, fxge_arena *a);
/* The sizes of a GE node's results can be read too: those that only running tells, in graphs read
 * from files. */
void fxge_sizer_see(fxge_sizer *z, const fxge_node *n);
/* From now on `v` (an integer scalar) is the symbol or expression `s`: results of item() and the
 * like. */
void fxge_sizer_define(fxge_sizer *z, fxge_size s, fxge_value *v);
/* Made before the node of `cx`; cached. NULL after a diagnostic (a symbol that no input tells). */
fxge_value *fxge_sizer_value(fxge_sizer *z, fxge_cx *cx, fxge_size s);

#endif
