/* SPDX-License-Identifier: Apache-2.0 */
/* Materialisation of symbolic sizes as values of the graph: Shape, Gather and arithmetic, cached;
 * integers in i64, floats computed from sizes in f64. */
#ifndef FXGE_CONVERTERS_SIZES_H
#define FXGE_CONVERTERS_SIZES_H

#include "converters/conv.h"

typedef struct fxge_materialiser fxge_materialiser;

/* Registers the sources of each symbol: dims of inputs, integer inputs, results of item().
 * Allocates in `a`. */
fxge_materialiser *fxge_materialiser_new(fxge_graph *g, fxge_arena *a);
/* Registers the result sizes of a GE node as sources: data-dependent sizes, in graphs read from
 * files. */
void fxge_materialiser_see(fxge_materialiser *z, const fxge_node *n);
/* Registers the result sizes of the GE nodes between `after` and `until`, for data-dependent
 * symbols only. */
void fxge_materialiser_see_unbacked(
	fxge_materialiser *z, const fxge_node *after, const fxge_node *until);
/* Returns whether a source of the symbol exists, or the symbol was defined. */
bool fxge_materialiser_knows(const fxge_materialiser *z, fxge_size s);
/* Returns the dtype of the 0-d tensor that represents a number: i64, f64 or bool. */
fxge_dtype fxge_materialiser_dtype(const fxge_syms *t, fxge_size s);
/* Defines the symbol or expression `s` as the scalar `v` from now on: results of item() and the
 * like. */
void fxge_materialiser_define(fxge_materialiser *z, fxge_size s, fxge_value *v);
/* Returns the value of `s`, made before the node of `cx`, or a cached one. Returns NULL after a
 * diagnostic (a symbol without a source). */
fxge_value *fxge_materialiser_value(fxge_materialiser *z, fxge_cx *cx, fxge_size s);

#endif
