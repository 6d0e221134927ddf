/* SPDX-License-Identifier: Apache-2.0 */
/* Helpers of the shape functions of GE operators.
 *
 * Shape functions work on symbolic sizes in the compiler and on constants in the executor;
 * `const_value` of a meta holds the values of small integer tensors. The comment of a shape
 * function lists its inputs and attributes ("x, axes (host); keep_dims"), then its constraints c1,
 * c2, ... "host" marks an input whose value the shape depends on. */
#ifndef FXGE_INFER_SHAPES_H
#define FXGE_INFER_SHAPES_H

#include "ir/call.h"
#include "infer/metas.h"

/* Returns the symbol of a data-dependent size: one for each result and dim, the same at every
 * inference of the node. */
fxge_size fxge_shape_fresh(fxge_call *c, uint32_t k, int d);
/* Sets the values of result k to `s`; n must be its number of elements. More than
 * FXGE_MAX_CONST_VALUE values are ignored. */
bool fxge_shape_const_value(fxge_call *c, uint32_t k, const fxge_size *s, int n);
/* Returns the constant integers of a host input; n = -1 if they are unknown. */
fxge_ints fxge_shape_ints(fxge_call *c, int param);
/* Stores the only element of a host input in *v. Returns false, without a diagnostic, if it is
 * unknown. */
bool fxge_shape_int(fxge_call *c, int param, int64_t *v);
/* Returns the only element of a host input; reports one that is unknown, or not a single number. */
int64_t fxge_shape_need_int(fxge_call *c, int param);
/* Returns an axis in [-rank, rank) as a non-negative one; reports one out of range. */
int fxge_shape_axis(fxge_call *c, int64_t axis, int rank);
/* Sets a result of rank `rank` with unknown sizes. */
bool fxge_shape_unknown(fxge_call *c, uint32_t k, fxge_dtype dt, int rank);
/* Sets a result whose shape is the value of a host input; unknown sizes become fresh symbols. */
bool fxge_shape_from(fxge_call *c, uint32_t k, fxge_dtype dt, int param);
/* Checks that the tensor of a single-valued port, if present, has one element; reports any other
 * known number. */
void fxge_shape_one(fxge_call *c, int param);
/* Checks that a list has `n` elements; reports any other known number. */
void fxge_shape_count(fxge_call *c, int param, fxge_size n);
/* Checks that index is not larger than x, except along `dim` (-1: no exception). */
void fxge_shape_within(fxge_call *c, const fxge_meta *index, const fxge_meta *x, int dim);
/* Reports sizes that are known to differ. Nothing is assumed of unknown sizes: they are compared at
 * run time. */
void fxge_shape_same_size(fxge_call *c, fxge_size a, fxge_size b, const char *what);
/* Checks that both operands have one dtype: GE does not promote. */
bool fxge_shape_same_dtype(fxge_call *c, const fxge_meta *a, const fxge_meta *b);
bool fxge_shape_is_one(const fxge_call *c, fxge_size s);
/* Returns the dtype with a GE number; reports an invalid number. */
fxge_dtype fxge_shape_ge_dtype(fxge_call *c, int param);
/* Returns the number of elements of a tensor; -1 unless all sizes are constant. */
int64_t fxge_shape_numel(const fxge_call *c, const fxge_meta *m);

/* Returns strides, paddings and the like of n dims. Reports values beyond 32 bits and returns ones
 * instead, so that callers can multiply a few of them in 64 bits. */
fxge_ints fxge_window_ints(fxge_call *c, int param, int n);
/* Checks that all values are positive; `name` is for the diagnostic. */
bool fxge_window_positive(fxge_call *c, fxge_ints v, const char *name);

#endif
