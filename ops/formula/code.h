/* SPDX-License-Identifier: Apache-2.0 */
/* Code of the checked formulas of a table: shared flat arrays, which the build prints as constant
 * data. A row refers to its formula by function index.
 *
 * There are two kinds of values. Tensors become nodes of a graph; static values (numbers, sizes,
 * dtypes, strings, None, lists) exist only while a node is compiled. A size may be symbolic. */
#ifndef FXGE_OPS_FORMULA_CODE_H
#define FXGE_OPS_FORMULA_CODE_H

#include "ops/op.h"

typedef enum fxge_fx_kind {
	/* expressions */
	FXGE_FX_CONST,   /* lits[ref] */
	FXGE_FX_OPERAND, /* operands[ref] */
	FXGE_FX_RESULT,  /* meta of result `ref` of the operator; `op` 1: the list of all */
	FXGE_FX_CLASS,   /* a set of dtypes: bits `ref` */
	FXGE_FX_UNARY,   /* `op`, on a static value */
	FXGE_FX_BINARY,  /* `op`, on static values */
	FXGE_FX_COMPARE, /* `op`, on static values */
	FXGE_FX_AND,
	FXGE_FX_OR,
	FXGE_FX_CHOICE,     /* (condition, then, else) */
	FXGE_FX_SHAPE,      /* (tensor) */
	FXGE_FX_RANK,       /* (tensor) */
	FXGE_FX_DTYPE,      /* (tensor) */
	FXGE_FX_INDEX,      /* (list, index) */
	FXGE_FX_SLICE,      /* (list, from, to); `op` bit 0: `from` is present, bit 1: `to` is */
	FXGE_FX_LIST,       /* `op` 1: lists among its elements are concatenated */
	FXGE_FX_EACH,       /* (element, condition or none) and its iterables, as FOR */
	FXGE_FX_BUILTIN,    /* function `ref` (fxge_fx_builtin) with its arguments */
	FXGE_FX_CALL,       /* operator ops[ref] with `op` results, 0: as in its row; kids in pairs:
						   parameter, value */
	FXGE_FX_EQUAL,      /* as CALL: eq or ne, exact on floats */
	FXGE_FX_CALL_LOCAL, /* functions[ref] with its arguments */
	/* statements */
	FXGE_FX_ASSIGN, /* slot `ref` */
	FXGE_FX_UNPACK, /* (value), then slots */
	FXGE_FX_RETURN, /* (value) */
	FXGE_FX_DO,     /* (value) */
	FXGE_FX_IF,     /* (condition, block[, block]) */
	FXGE_FX_FOR,    /* (block), `ref` lists, then slots; `op` 1: the first is a counter */
	FXGE_FX_BLOCK,
} fxge_fx_kind;

typedef enum fxge_fx_op {
	FXGE_FX_ADD,
	FXGE_FX_SUB,
	FXGE_FX_MUL,
	FXGE_FX_DIV,
	FXGE_FX_FLOORDIV,
	FXGE_FX_MOD,
	FXGE_FX_POW,
	FXGE_FX_NEG,
	FXGE_FX_NOT,
	FXGE_FX_LT,
	FXGE_FX_LE,
	FXGE_FX_GT,
	FXGE_FX_GE,
	FXGE_FX_EQ,
	FXGE_FX_NE,
	FXGE_FX_IN,
	FXGE_FX_NOT_IN,
	FXGE_FX_IS,
	FXGE_FX_IS_NOT,
} fxge_fx_op;

typedef enum fxge_fx_builtin {
#define FXGE_FX_FN(name, ...) FXGE_FX_FN_##name,
#include "ops/formula/builtins.def"
#undef FXGE_FX_FN
	FXGE_FX_FN_COUNT
} fxge_fx_builtin;

/* Returns the slot of a variable's kid: variables are not nodes; their kid is below -1. */
static inline int32_t
fxge_fx_slot(int32_t kid)
{
	return -2 - kid;
}

typedef struct fxge_fx {
	uint8_t kind; /* fxge_fx_kind */
	uint8_t op;   /* fxge_fx_op, for kinds with an operator */
	uint16_t n;   /* kids[first .. first + n) of the function */
	uint16_t first;
	uint16_t line; /* relative to the function's */
	int32_t ref;
} fxge_fx;

/* A row's formula, over the operator's parameters, or a function of a `def:` for certain argument
 * types. Functions of equal code share it. */

typedef struct fxge_fx_function {
	uint32_t nodes, kids; /* index of the function's first node and kid */
	int n_slots;          /* arguments are slots 0, 1, ... */
	int line;
	uint16_t file;
	int16_t body; /* a block */
} fxge_fx_function;

typedef struct fxge_formulas {
	const fxge_fx *nodes;
	/* nodes of the function, or slots (fxge_fx_slot); -1: absent. Parameters of a CALL and assigned
	 * slots are stored directly. */
	const int16_t *kids;
	const fxge_fx_function *functions; /* 0: no formula */
	const fxge_lit *lits;
	const fxge_op *const *ops;
	const char *const *files;            /* NULL for a text graph, whose lines are unknown */
	const struct fxge_operand *operands; /* constants of a text graph other than literals */
	int n_nodes, n_kids, n_functions, n_lits, n_ops, n_files;
} fxge_formulas;

#endif
