/* SPDX-License-Identifier: Apache-2.0 */
/* Certificate of a lowered program: the kernel and the dtypes of each product, convolution,
 * attention and cache. */
#ifndef FXGE_IR_ANALYSIS_CERTIFICATE_H
#define FXGE_IR_ANALYSIS_CERTIFICATE_H

#include "ir/graph.h"

typedef enum fxge_layer_kind {
	FXGE_LAYER_LINEAR,  /* product with a constant */
	FXGE_LAYER_MATMUL,  /* product of two computed values */
	FXGE_LAYER_GROUPED, /* products of groups, such as experts */
	FXGE_LAYER_CONVOLUTION,
	FXGE_LAYER_ATTENTION,
	FXGE_LAYER_CACHE, /* state that attention reads */
} fxge_layer_kind;

/* Share of a layer that is quantised. */
typedef enum fxge_layer_grade {
	FXGE_GRADE_FLOAT,   /* computed in floats of 16 bits or more, on such operands */
	FXGE_GRADE_WEIGHTS, /* the weights, or keys and values, have at most 8 bits */
	FXGE_GRADE_FLOAT8,  /* both operands are floats of 8 bits or less */
	FXGE_GRADE_INTEGER, /* both operands are integers of 8 bits or less; a cache: its elements */
} fxge_layer_grade;

/* Elements of an operand; NULL and 0: there is no such operand, or its dtype is unknown. */
typedef struct fxge_layer_dtype {
	const char *text; /* "i8"; "i4" where an i32 holds eight */
	int bits;
} fxge_layer_dtype;

typedef struct fxge_layer {
	const fxge_node *node; /* NULL for a cache */
	fxge_layer_kind kind;
	fxge_layer_grade grade;
	const char *name;    /* node of the saved graph; of a cache the state */
	const char *kernel;  /* GE type; "Conv2D, AscendDequant" if one scales the other's result */
	const char *module;  /* module path, or NULL */
	const char *pattern; /* rule or operator that the kernel was made from, or NULL */
	const char *reason;  /* why a layer of FXGE_GRADE_FLOAT is not quantised, or NULL */
	fxge_layer_dtype x, w, kv, y;
	/* Bytes of the weights or the cache as floats, and of these and all other constants that the
	 * kernel reads; 0 = unknown. */
	uint64_t before, after;
} fxge_layer;

typedef FXGE_VEC(fxge_layer) fxge_layers;

extern const char *const fxge_layer_kinds[];  /* "linear" */
extern const char *const fxge_layer_grades[]; /* "integer" */

/* Returns the note of a node of the saved graph, or NULL. */
const fxge_quant_note *fxge_quant_note_of(const fxge_program *p, fxge_name node);
/* Adds or replaces the note of a node. */
void fxge_quant_note_set(fxge_program *p, fxge_name node, fxge_quant_note note);
/* Appends the layers of a program of stage "ge" in execution order, then its caches. Allocates in
 * `a`. */
void fxge_certify(fxge_program *p, fxge_arena *a, fxge_layers *out);

#endif
