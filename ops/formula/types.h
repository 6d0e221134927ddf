/* SPDX-License-Identifier: Apache-2.0 */
/* Static types of formula expressions, known before a node is compiled. */
#ifndef FXGE_OPS_FORMULA_TYPES_H
#define FXGE_OPS_FORMULA_TYPES_H

#include "base/arena.h"
#include "ops/op.h"

typedef enum fxge_fx_type_kind {
	FXGE_FX_T_BROKEN, /* after an error: compatible with everything, so that one mistake is reported
						 once */
	FXGE_FX_T_NOTHING,
	FXGE_FX_T_NONE,
	FXGE_FX_T_TENSOR,
	FXGE_FX_T_INT, /* also a size, possibly symbolic */
	FXGE_FX_T_FLOAT,
	FXGE_FX_T_NUMBER, /* a Scalar: int, float or bool, known when a node is compiled */
	FXGE_FX_T_BOOL,
	FXGE_FX_T_STR,
	FXGE_FX_T_DTYPE,
	FXGE_FX_T_CLASS,   /* a set of dtypes */
	FXGE_FX_T_OPAQUE,  /* layout, device, memory format, generator: passed on only */
	FXGE_FX_T_LIST,    /* list of `elem`; BROKEN for the empty list */
	FXGE_FX_T_RESULTS, /* `n` tensors: of an operator with several results, or a tuple */
} fxge_fx_type_kind;

typedef struct fxge_fx_type {
	uint8_t kind, elem; /* fxge_fx_type_kind */
	bool optional;      /* may be None */
	bool elem_optional;
	uint16_t n;
	uint16_t maybe; /* RESULTS of a tuple: bits of the first 16 that may be None */
} fxge_fx_type;

/* Returns the type of an operator's argument. */
fxge_fx_type fxge_fx_type_of(const fxge_param *p);
/* Returns the name of a type: `tensor`, `list of int`, `float or None`. */
const char *fxge_fx_type_text(fxge_arena *a, fxge_fx_type t);
bool fxge_fx_type_same(fxge_fx_type a, fxge_fx_type b);
/* Stores the common type of two values in *out. Returns false if there is none. */
bool fxge_fx_type_join(fxge_fx_type a, fxge_fx_type b, fxge_fx_type *out);
/* Returns the type of one of several results. */
fxge_fx_type fxge_fx_type_result(fxge_fx_type results, int k);
bool fxge_fx_type_is_number(fxge_fx_type t); /* INT, FLOAT, NUMBER: not optional */
/* Returns the cost of passing a value to a parameter: 0 exact, more after a conversion, -1
 * incompatible. */
int fxge_fx_type_fit(fxge_fx_type t, const fxge_param *p);

#endif
