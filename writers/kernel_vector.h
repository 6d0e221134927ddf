/* What a formula is unrolled into: values of its expressions, and vector instructions over virtual
 * buffers. Every value of one kernel belongs to one unroller; after the first thing that cannot be
 * said (`why`) no value means anything. */
#ifndef FXGE_WRITERS_KERNEL_VECTOR_H
#define FXGE_WRITERS_KERNEL_VECTOR_H

#include "writers/kernel.h"

typedef enum vx_kind {
	VX_NOTHING,
	VX_TENSOR, /* `at`: virtual buffer */
	VX_NUMBER, /* `text`; `known`: of the value `number` */
	VX_WORD,   /* a text: `text` */
	VX_DTYPE,  /* `set`: what it may be */
	VX_CLASS,
	VX_LIST,
} vx_kind;

typedef struct vx_value {
	vx_kind kind;
	bool known, whole; /* NUMBER: a constant; an int or bool */
	double number;
	const char *text;
	int at;
	fxge_dtype_set set;
	const struct vx_value *items; /* LIST */
	int n;
} vx_value;

typedef struct vx_instruction {
	const char *name;
	int to, from[2];    /* virtual buffers; -1: none */
	const char *scalar; /* or NULL */
} vx_instruction;

typedef struct vx_unroller {
	fxge_arena *arena;
	const fxge_op *ge;
	const fxge_formulas *builtins;
	FXGE_VEC(vx_instruction) list;
	int n_virtual, steps, depth;
	const char *why; /* the first thing that cannot be said, or NULL */
} vx_unroller;

#define VX_TEXT(u, ...) fxge_arena_printf((u)->arena, __VA_ARGS__)

/* Notes why there will be no kernel, if nothing is noted yet. */
vx_value vx_cannot(vx_unroller *u, const char *why);

/* ---- numbers: constants, and expressions of C++ over attributes ---- */

vx_value vx_number(vx_unroller *u, double v, bool whole);
vx_value vx_negated(vx_unroller *u, vx_value number);
vx_value vx_arithmetic(vx_unroller *u, fxge_fx_op op, vx_value a, vx_value b);
/* A comparison that holds, or does not, whatever the dtypes are. */
vx_value vx_compared(vx_unroller *u, fxge_fx_op op, vx_value a, vx_value b);

/* The dtypes that kernels compute. */
fxge_dtype_set vx_floats(void);

/* ---- instructions ---- */

vx_value vx_emit(vx_unroller *u, const char *name, vx_value a, vx_value b, const char *scalar);
/* A tensor of a number; a copy of a tensor. */
vx_value vx_filled(vx_unroller *u, vx_value number);
vx_value vx_copied(vx_unroller *u, vx_value tensor);
/* An operator of PyTorch of its arguments. False: there are no instructions for it, its own formula
 * may have some. */
bool vx_operator(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out);

/* ---- formulas ---- */

/* What function `k` returns of its arguments. */
vx_value vx_run(vx_unroller *u, const fxge_formulas *of, int k, const vx_value *args, int n);

/* ---- text ---- */

/* The instructions over as few buffers as will do; virtual buffers below `n_inputs` are inputs. */
fxge_vector_body vx_written(vx_unroller *u, const vx_value *results, int n, int n_inputs);

#endif
