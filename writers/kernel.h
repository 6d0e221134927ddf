/* The body of an Ascend C kernel from the formula of an elementwise operator: one vector
 * instruction a line, in f32, over buffers that are used again. */
#ifndef FXGE_WRITERS_KERNEL_H
#define FXGE_WRITERS_KERNEL_H

#include "base/vec.h"
#include "ops/formula/code.h"
#include "ops/forms/forms.h"

typedef struct fxge_vector_body {
	const char
		*body;   /* lines, in which inputs are `x_`, results `y_`, buffers w0, w1, ..; NULL: none */
	int buffers; /* w0 to w(buffers - 1) */
	const char *why; /* there is none: what a person must write it for */
} fxge_vector_body;

/* Of a GE type with the formula `compute`; `builtins`: formulas of the built-in table, since an
 * operator that the formula calls may have one. */
fxge_vector_body fxge_vector_body_of(
	fxge_arena *a, const fxge_op *ge, const fxge_formulas *builtins);

#endif
