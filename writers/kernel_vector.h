/* SPDX-License-Identifier: Apache-2.0 */
/* Unrolled formulas: values of expressions, and vector instructions over virtual buffers. Each
 * value belongs to one unroller. After a failure (`why`), values are meaningless. */
#ifndef FXGE_WRITERS_KERNEL_VECTOR_H
#define FXGE_WRITERS_KERNEL_VECTOR_H

#include "writers/kernel.h"

typedef enum vx_kind {
	VX_NOTHING,
	VX_TENSOR, /* `at`: virtual buffer of f32 */
	VX_MASK,   /* `at`: virtual buffer of bits, one for each element: a bool tensor */
	VX_NUMBER, /* `text`; if `known`, a constant of value `number` */
	VX_WORD,   /* a string: `text` */
	VX_DTYPE,  /* `set`: its possible dtypes */
	VX_CLASS,
	VX_LIST,
} vx_kind;

/* PyTorch's type of a value, in the order of promotion. A kernel computes all but bools in f32. */
typedef enum vx_type { VX_BOOL, VX_WHOLE, VX_ELEMENT, VX_WIDE } vx_type;

typedef struct vx_value {
	vx_kind kind;
	vx_type type;      /* ELEMENT: the dtype of the ports; DTYPE: a tensor has that dtype */
	bool known, whole; /* NUMBER: known: a constant; whole: an int or bool */
	double number;
	const char *text;
	int at;
	uint32_t reads; /* tensors, and numbers in place of tensors: the set of inputs that its shape
					   depends on */
	fxge_dtype_set set;
	const struct vx_value *items; /* LIST */
	int n;
} vx_value;

typedef struct vx_instruction {
	const char *name;
	int to, from[3];    /* virtual buffers; -1 if unused */
	const char *scalar; /* or NULL */
	const char *mode;   /* or NULL */
	bool whole;         /* processes whole steps of the vector unit: `filled` elements */
} vx_instruction;

typedef struct vx_unroller {
	fxge_arena *arena;
	const fxge_op *ge;
	const fxge_formulas *builtins;
	FXGE_VEC(vx_instruction) list;
	FXGE_VEC(bool) masks; /* by virtual buffer: it is a mask */
	fxge_dtype_set element;
	int steps, depth;
	bool rounds;     /* some numbers are rounded to f16 or bf16 */
	const char *why; /* the first construct that cannot be expressed, or NULL */
} vx_unroller;

#define VX_TEXT(u, ...) fxge_arena_printf((u)->arena, __VA_ARGS__)

/* Records the first reason why there is no kernel. */
vx_value vx_cannot(vx_unroller *u, const char *why);

/* ---- numbers and dtypes: constants, and expressions of C++ over attributes ---- */

vx_value vx_number(vx_unroller *u, double v, bool whole);
vx_value vx_expression(bool whole, const char *text);
vx_value vx_negated(vx_unroller *u, vx_value number);
vx_value vx_denied(vx_unroller *u, vx_value number);
vx_value vx_arithmetic(vx_unroller *u, fxge_fx_op op, vx_value a, vx_value b);
/* Compares numbers or dtypes: a constant if the result is the same for all dtypes, or an expression
 * over attributes. */
vx_value vx_compared(vx_unroller *u, fxge_fx_op op, vx_value a, vx_value b);
/* Returns the dtypes that kernels compute. */
fxge_dtype_set vx_floats(void);
vx_value vx_dtype(const vx_unroller *u, vx_type type);
/* Returns the type to which PyTorch promotes tensors and numbers; other values are ignored. */
vx_type vx_promoted(const vx_value *v, int n);

/* ---- instructions ---- */

/* Adds an input as a virtual buffer. */
vx_value vx_input(vx_unroller *u, bool mask);
/* Emits an instruction on tensors, or with a number as last operand; either operand may be
 * absent. */
vx_value vx_emit(vx_unroller *u, const char *name, vx_value a, vx_value b);
vx_value vx_unary(vx_unroller *u, const char *name, vx_value a);
vx_value vx_with_number(vx_unroller *u, const char *name, vx_value a, vx_value number);
vx_value vx_moded(vx_unroller *u, const char *name, const char *mode, vx_value a);
/* Return the value as f32: a number in each element, a mask as 0 and 1; or as a mask, true where it
 * is not 0. */
vx_value vx_tensor(vx_unroller *u, vx_value v);
vx_value vx_mask(vx_unroller *u, vx_value v);
vx_value vx_copied(vx_unroller *u, vx_value v);
/* Returns a sum, difference, product or quotient; either operand may be a number. */
vx_value vx_combined(vx_unroller *u, fxge_fx_op op, vx_value a, vx_value b);
/* Returns the mask `a op b` by IEEE 754: only != is true for NaN. Numbers are rounded as in
 * PyTorch. */
vx_value vx_compare(vx_unroller *u, fxge_fx_op op, vx_value a, vx_value b);
vx_value vx_and(vx_unroller *u, vx_value a, vx_value b);
vx_value vx_or(vx_unroller *u, vx_value a, vx_value b);
vx_value vx_not(vx_unroller *u, vx_value a);
/* Returns the mask that is true in all elements if the number is not 0. */
vx_value vx_mask_of_number(vx_unroller *u, vx_value number);
/* Returns `a` where the mask is true, else `b`. */
vx_value vx_select(vx_unroller *u, vx_value mask, vx_value a, vx_value b);
/* Returns the maximum or minimum; NaN if either operand is NaN. */
vx_value vx_extreme(vx_unroller *u, bool larger, vx_value a, vx_value b);

/* Clamps `x` between two bounds, each of which may be absent. */
vx_value vx_bounded(vx_unroller *u, vx_value x, vx_value low, vx_value high);

/* Returns whether the operator is an overload of PyTorch's `aten.NAME`. */
bool vx_is(const fxge_op *op, const char *name);
/* Applies a function of one tensor or number. Returns false if it is not such a function. */
bool vx_function(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out);
/* Applies an operator of PyTorch. Returns false if no instructions implement it; its own formula
 * may be supported. */
bool vx_operator(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out);

/* ---- formulas ---- */

/* Returns the result of function `k` for these arguments. */
vx_value vx_run(vx_unroller *u, const fxge_formulas *of, int k, const vx_value *args, int n);

/* ---- text ---- */

/* Prints the instructions with as few buffers as possible; the first virtual buffers are inputs. */
fxge_vector_body vx_written(vx_unroller *u, const vx_value *results, int n, int n_inputs);

#endif
