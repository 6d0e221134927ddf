/* What a formula is unrolled into: values of its expressions, and vector instructions over virtual
 * buffers. Every value belongs to one unroller; after the first thing that cannot be said (`why`)
 * no value means anything. */
#ifndef FXGE_WRITERS_KERNEL_VECTOR_H
#define FXGE_WRITERS_KERNEL_VECTOR_H

#include "writers/kernel.h"

typedef enum vx_kind {
	VX_NOTHING,
	VX_TENSOR, /* `at`: virtual buffer of f32 */
	VX_MASK,   /* `at`: virtual buffer of bits, one an element: a tensor of bool */
	VX_NUMBER, /* `text`; `known`: of the value `number` */
	VX_WORD,   /* a text: `text` */
	VX_DTYPE,  /* `set`: what it may be */
	VX_CLASS,
	VX_LIST,
} vx_kind;

/* What PyTorch has a value as, the wider ones behind; a kernel computes all but bools in f32. */
typedef enum vx_type { VX_BOOL, VX_WHOLE, VX_ELEMENT, VX_WIDE } vx_type;

typedef struct vx_value {
	vx_kind kind;
	vx_type type;      /* ELEMENT: the dtype of the ports; DTYPE: that a tensor of it has */
	bool known, whole; /* NUMBER: a constant; an int or bool */
	double number;
	const char *text;
	int at;
	uint32_t reads; /* tensors, and numbers in their place: bit i, its shape hangs on input i */
	fxge_dtype_set set;
	const struct vx_value *items; /* LIST */
	int n;
} vx_value;

typedef struct vx_instruction {
	const char *name;
	int to, from[3];    /* virtual buffers; -1: none */
	const char *scalar; /* or NULL */
	const char *mode;   /* or NULL */
	bool whole;         /* computes whole steps of the vector unit: `filled` elements */
} vx_instruction;

typedef struct vx_unroller {
	fxge_arena *arena;
	const fxge_op *ge;
	const fxge_formulas *builtins;
	FXGE_VEC(vx_instruction) list;
	FXGE_VEC(bool) masks; /* by virtual buffer: of bits */
	fxge_dtype_set element;
	int steps, depth;
	bool rounds;     /* there are numbers as a half type has them */
	const char *why; /* the first thing that cannot be said, or NULL */
} vx_unroller;

#define VX_TEXT(u, ...) fxge_arena_printf((u)->arena, __VA_ARGS__)

/* Notes why there will be no kernel, if nothing is noted yet. */
vx_value vx_cannot(vx_unroller *u, const char *why);

/* ---- numbers and dtypes: constants, and expressions of C++ over attributes ---- */

vx_value vx_number(vx_unroller *u, double v, bool whole);
vx_value vx_expression(bool whole, const char *text);
vx_value vx_negated(vx_unroller *u, vx_value number);
vx_value vx_denied(vx_unroller *u, vx_value number);
vx_value vx_arithmetic(vx_unroller *u, fxge_fx_op op, vx_value a, vx_value b);
/* A comparison that holds, or does not, whatever the dtypes are, or one of attributes. */
vx_value vx_compared(vx_unroller *u, fxge_fx_op op, vx_value a, vx_value b);
/* The dtypes that kernels compute. */
fxge_dtype_set vx_floats(void);
vx_value vx_dtype(const vx_unroller *u, vx_type type);
/* The type that PyTorch promotes tensors and numbers to; what is neither does not count. */
vx_type vx_promoted(const vx_value *v, int n);

/* ---- instructions ---- */

/* A virtual buffer that is an input. */
vx_value vx_input(vx_unroller *u, bool mask);
/* Of tensors, or a last number; either may be nothing. */
vx_value vx_emit(vx_unroller *u, const char *name, vx_value a, vx_value b);
vx_value vx_unary(vx_unroller *u, const char *name, vx_value a);
vx_value vx_with_number(vx_unroller *u, const char *name, vx_value a, vx_value number);
vx_value vx_moded(vx_unroller *u, const char *name, const char *mode, vx_value a);
/* As values of f32: a number in each element, a mask as 0 and 1; and back, where it is not 0. */
vx_value vx_tensor(vx_unroller *u, vx_value v);
vx_value vx_mask(vx_unroller *u, vx_value v);
vx_value vx_copied(vx_unroller *u, vx_value v);
/* + - * /, where either may be a number. */
vx_value vx_combined(vx_unroller *u, fxge_fx_op op, vx_value a, vx_value b);
/* A mask where `a op b`, by IEEE: of NaN only != holds. Numbers count as PyTorch rounds them. */
vx_value vx_compare(vx_unroller *u, fxge_fx_op op, vx_value a, vx_value b);
vx_value vx_and(vx_unroller *u, vx_value a, vx_value b);
vx_value vx_or(vx_unroller *u, vx_value a, vx_value b);
vx_value vx_not(vx_unroller *u, vx_value a);
/* A number that is not 0 in each element. */
vx_value vx_mask_of_number(vx_unroller *u, vx_value number);
/* `a` where the mask holds, else `b`. */
vx_value vx_select(vx_unroller *u, vx_value mask, vx_value a, vx_value b);
/* The larger or smaller of two, NaN where either is. */
vx_value vx_extreme(vx_unroller *u, bool larger, vx_value a, vx_value b);

/* `x` between two bounds, either of which may be nothing. */
vx_value vx_bounded(vx_unroller *u, vx_value x, vx_value low, vx_value high);

/* PyTorch's operator `aten.NAME` in any overload. */
bool vx_is(const fxge_op *op, const char *name);
/* Functions of one tensor, and of numbers. False: it is none of them. */
bool vx_function(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out);
/* An operator of PyTorch of its arguments. False: there are no instructions for it, its own formula
 * may have some. */
bool vx_operator(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out);

/* ---- formulas ---- */

/* What function `k` returns of its arguments. */
vx_value vx_run(vx_unroller *u, const fxge_formulas *of, int k, const vx_value *args, int n);

/* ---- text ---- */

/* The instructions over as few buffers as will do; the first virtual buffers are inputs. */
fxge_vector_body vx_written(vx_unroller *u, const vx_value *results, int n, int n_inputs);

#endif
