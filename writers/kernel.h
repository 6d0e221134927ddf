/* The body of an Ascend C kernel from the formula of an elementwise operator: one vector
 * instruction a line, in f32 and on masks, over buffers that are used again. */
#ifndef FXGE_WRITERS_KERNEL_H
#define FXGE_WRITERS_KERNEL_H

#include "base/vec.h"
#include "ops/formula/code.h"
#include "ops/forms/forms.h"

typedef struct fxge_vector_body {
	const char
		*body;   /* lines, in which inputs are `x_`, results `y_`, buffers w0, w1, ..; NULL: none */
	int buffers; /* w0 to w(buffers - 1), of f32 */
	int masks;   /* m0 to m(masks - 1), of a bit an element */
	bool rounds; /* numbers are rounded to the dtype of the ports */
	const uint32_t *reads; /* by result: bit i, its shape hangs on input i */
	const char *why;       /* there is none: what a person must write it for */
} fxge_vector_body;

/* Of a GE type with the formula `compute`; `builtins`: formulas of the built-in table, since an
 * operator that the formula calls may have one. */
fxge_vector_body fxge_vector_body_of(
	fxge_arena *a, const fxge_op *ge, const fxge_formulas *builtins);

/* Whether a port's dtype is bool and nothing else: a kernel has it as a mask. */
bool fxge_kernel_is_mask(fxge_dtype_set dtypes);
/* The first input that is none; -1: all are, or there is no input. */
int fxge_kernel_element(const fxge_op *ge);
/* A port's or attribute's name in C++, which is no word of it and no name that kernels have
 * themselves. */
const char *fxge_kernel_name(fxge_arena *a, const char *name);

#endif
