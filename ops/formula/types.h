/* Static types of a formula's expressions: what the checker knows before any model. */
#ifndef FXGE_OPS_FORMULA_TYPES_H
#define FXGE_OPS_FORMULA_TYPES_H

#include "base/arena.h"
#include "ops/op.h"

typedef enum fxge_fx_type_kind {
	FXGE_FX_T_BROKEN, /* after an error: fits everywhere, so that one mistake is told once */
	FXGE_FX_T_NOTHING,
	FXGE_FX_T_NONE,
	FXGE_FX_T_TENSOR,
	FXGE_FX_T_INT, /* also a size, which may be symbolic */
	FXGE_FX_T_FLOAT,
	FXGE_FX_T_NUMBER, /* a Scalar: int, float or bool, known when a node is compiled */
	FXGE_FX_T_BOOL,
	FXGE_FX_T_STR,
	FXGE_FX_T_DTYPE,
	FXGE_FX_T_CLASS,   /* a set of dtypes */
	FXGE_FX_T_OPAQUE,  /* layout, device, memory format, generator: handed on only */
	FXGE_FX_T_LIST,    /* of `elem`; of the empty list BROKEN */
	FXGE_FX_T_RESULTS, /* `n` tensors: of an operator with several results, or a tuple */
} fxge_fx_type_kind;

typedef struct fxge_fx_type {
	uint8_t kind, elem; /* fxge_fx_type_kind */
	bool optional;      /* may be None */
	bool elem_optional;
	uint16_t n;
	uint16_t maybe; /* RESULTS, of a tuple: which of the first 16 may be None */
} fxge_fx_type;

/* Of an operator's argument. */
fxge_fx_type fxge_fx_type_of(const fxge_param *p);
/* `tensor`, `list of int`, `float or None`. */
const char *fxge_fx_type_text(fxge_arena *a, fxge_fx_type t);
bool fxge_fx_type_same(fxge_fx_type a, fxge_fx_type b);
/* What a value of either type is; false when nothing is both. */
bool fxge_fx_type_join(fxge_fx_type a, fxge_fx_type b, fxge_fx_type *out);
/* The type of one of several results. */
fxge_fx_type fxge_fx_type_result(fxge_fx_type results, int k);
bool fxge_fx_type_is_number(fxge_fx_type t); /* INT, FLOAT, NUMBER: not optional */
/* How well a value fits a parameter: 0 exactly, more after a conversion, -1 not at all. */
int fxge_fx_type_fit(fxge_fx_type t, const fxge_param *p);

#endif
