/* SPDX-License-Identifier: Apache-2.0 */
/* Layout of values in memory, by the strides in the program file. */
#ifndef FXGE_PASSES_ANALYSIS_MEMORY_H
#define FXGE_PASSES_ANALYSIS_MEMORY_H

#include "passes/analysis/alias.h"

/* Sets `dims` to the dims of `m` from the largest stride to the smallest. Returns false if elements
 * overlap, memory has gaps, or the order depends on symbolic sizes. */
bool fxge_memory_order(fxge_syms *t, const fxge_meta *m, int64_t *dims);
/* Returns true if no elements of `m` share memory, as far as symbolic sizes and strides prove. */
bool fxge_memory_is_disjoint(fxge_syms *t, const fxge_meta *m);
/* Returns true unless elements of `a` are disjoint, or repeated by a dim of stride 0: they may
 * share memory in an input, and in results of `unfold` and `as_strided`. */
bool fxge_memory_may_be_shared(fxge_syms *t, const fxge_alias *a);
/* Returns true if a dim of `m` repeats its elements by a stride of 0. */
bool fxge_memory_repeats(fxge_syms *t, const fxge_meta *m);
/* Returns true if the other dims are in order, so that PyTorch clones the tensor contiguously. */
bool fxge_memory_repeats_in_order(fxge_syms *t, const fxge_meta *m);

/* Returns the alias that covers the whole storage of `a` with the same elements as `a`, or NULL if
 * there is none. */
fxge_alias *fxge_memory_whole(fxge_program *p, fxge_alias *a);
/* Returns true if the elements of `a` are those of `whole`, in any order. */
bool fxge_memory_is_all(fxge_program *p, const fxge_alias *a, const fxge_alias *whole);

/* Returns true for operators that compute in a clone of the storage of `self`, their first
 * argument: `select_scatter`, `slice_scatter`, `diagonal_scatter`, `as_strided_scatter`, `copy`.
 * The result has the strides of the argument, so that elements that share memory are written
 * together. */
bool fxge_memory_clones(const fxge_op *op);
/* Returns the argument whose storage `n` clones, or NULL. */
fxge_value *fxge_memory_cloned(const fxge_node *n);
/* Returns true for `as_strided` and its forms, whose strides and offset address the storage of
 * their argument. */
bool fxge_memory_addresses_storage(const fxge_node *n);
/* Returns true if `n` computes in a clone of a storage whose elements may share memory. */
bool fxge_memory_clones_shared(const fxge_node *n);

#endif
