/* SPDX-License-Identifier: Apache-2.0 */
/* Ascend C kernel bodies from formulas of elementwise operators: one vector instruction a line, in
 * f32 and on masks, over reused buffers. */
#ifndef FXGE_WRITERS_KERNEL_H
#define FXGE_WRITERS_KERNEL_H

#include "base/vec.h"
#include "ops/formula/code.h"
#include "ops/forms/forms.h"

typedef struct fxge_vector_body {
	const char *body; /* lines over inputs `x_`, results `y_` and buffers w0, w1, ..; NULL if there
						 is none */
	int buffers;      /* number of f32 buffers, w0 to w(buffers - 1) */
	int masks;        /* number of masks, m0 to m(masks - 1), with one bit for each element */
	bool rounds;      /* numbers are rounded to the dtype of the ports */
	const uint32_t *reads; /* for each result, the set of inputs that its shape depends on */
	const char *why;       /* reason why there is no body, for the person who has to write it */
} fxge_vector_body;

/* Unrolls the formula `compute` of a GE type. `builtins` are the formulas of the built-in table,
 * for operators that the formula calls. */
fxge_vector_body fxge_vector_body_of(
	fxge_arena *a, const fxge_op *ge, const fxge_formulas *builtins);

/* Returns whether bool is a port's only dtype: kernels represent it as a mask. */
bool fxge_kernel_is_mask(fxge_dtype_set dtypes);
/* Returns the first input that is not a mask; -1 if there is none. */
int fxge_kernel_element(const fxge_op *ge);
/* Returns a port's or attribute's name in C++, changed if it is a keyword or a name that kernels
 * use. */
const char *fxge_kernel_name(fxge_arena *a, const char *name);

#endif
