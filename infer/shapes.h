/* What shape functions of GE operators share. They work on symbolic sizes in the compiler and on
 * constants in the executor; `const_value` carries the values of small integer tensors. */
#ifndef FXGE_INFER_SHAPES_H
#define FXGE_INFER_SHAPES_H

#include "ir/call.h"
#include "infer/metas.h"

/* A size that depends on data: one symbol a result and dim, the same at every inference of the
 * node. */
fxge_size fxge_shape_fresh(fxge_call *c, uint32_t k, int d);
/* Gives result k the values `s`; n must be what its shape says. More than FXGE_MAX_CONST_VALUE:
 * none.
 */
bool fxge_shape_const_value(fxge_call *c, uint32_t k, const fxge_size *s, int n);
/* Constant integers of a host input; n = -1 when they are not known. */
fxge_ints fxge_shape_ints(fxge_call *c, int param);
/* The only element of a host input. False (not reported): not known. */
bool fxge_shape_int(fxge_call *c, int param, int64_t *v);
/* The same, reported when it is not known or not one number. */
int64_t fxge_shape_need_int(fxge_call *c, int param);
/* An axis in [-rank, rank) made non-negative; reported when out of range. */
int fxge_shape_axis(fxge_call *c, int64_t axis, int rank);
/* A result of rank `rank` about whose sizes nothing is known. */
bool fxge_shape_unknown(fxge_call *c, uint32_t k, fxge_dtype dt, int rank);
/* A result whose shape is the value of a host input; sizes that are not known are fresh symbols.
 */
bool fxge_shape_from(fxge_call *c, uint32_t k, fxge_dtype dt, int param);
/* The tensor of a single-valued port, if it is given, has one element: reported as soon as another
 * number is known. */
void fxge_shape_one(fxge_call *c, int param);
/* A list has `n` elements: reported as soon as another number is known. */
void fxge_shape_count(fxge_call *c, int param, fxge_size n);
/* Indices of the dims of x, nowhere more than x has but along `dim` (-1: nowhere). */
void fxge_shape_within(fxge_call *c, const fxge_meta *index, const fxge_meta *x, int dim);
/* Reported where the sizes are known to differ; where they are not known, nothing is assumed: they
 * are compared when they are. */
void fxge_shape_same_size(fxge_call *c, fxge_size a, fxge_size b, const char *what);
/* Both operands have one dtype: GE promotes nothing. */
bool fxge_shape_same_dtype(fxge_call *c, const fxge_meta *a, const fxge_meta *b);
bool fxge_shape_is_one(const fxge_call *c, fxge_size s);
/* The dtype of a GE number, reported when there is none. */
fxge_dtype fxge_shape_ge_dtype(fxge_call *c, int param);
/* Elements of a tensor whose sizes are all constant; -1 = not. */
int64_t fxge_shape_numel(const fxge_call *c, const fxge_meta *m);

/* Strides, paddings and the like of n dims: reported where they lie beyond 32 bits, and then ones,
 * so that few of them can be added and multiplied in 64. */
fxge_ints fxge_window_ints(fxge_call *c, int param, int n);
/* All above 0; `name` for the report. */
bool fxge_window_positive(fxge_call *c, fxge_ints v, const char *name);

#endif
