/* SPDX-License-Identifier: Apache-2.0 */
/* Operators: rows of the operator table. Pure data, printed as C at build time, and filled by the
 * same loader at run time (ops/table.h). */
#ifndef FXGE_OPS_OP_H
#define FXGE_OPS_OP_H

#include "ops/dtype.h"

/* FXGE_FORMAT_NONE: the name is not a GE format. */
enum { FXGE_FORMAT_NONE = 40, FXGE_MAX_FORMATS = 64 };
int fxge_format_number(const char *name);

/* The type of a port. A schema's `int` and `SymInt` are both INT. */
typedef enum fxge_ptype {
	FXGE_P_TENSOR,
	FXGE_P_INT,
	FXGE_P_FLOAT,
	FXGE_P_BOOL,
	FXGE_P_SCALAR, /* int, float or bool; as a number of its own kind */
	FXGE_P_STR,
	FXGE_P_DTYPE,
	FXGE_P_LAYOUT,
	FXGE_P_DEVICE,
	FXGE_P_MEMORY_FORMAT,
	FXGE_P_GENERATOR,
	FXGE_P_CONST, /* a tensor known at compile time: the `value` of constants */
	FXGE_P_ANY,   /* higher-order operands: anything */
} fxge_ptype;

/* A constant in a row: default of a parameter, or literal of a mapping. */
typedef enum fxge_lit_kind {
	FXGE_LIT_NONE,   /* no default: the parameter is required */
	FXGE_LIT_ABSENT, /* `None`, or an absent optional input; for an attribute that is a list of
						lists, its default `s` as text */
	FXGE_LIT_INT,
	FXGE_LIT_FLOAT,
	FXGE_LIT_BOOL,
	FXGE_LIT_STR,
	FXGE_LIT_DTYPE,
	FXGE_LIT_INTS,
	FXGE_LIT_FLOATS,
	FXGE_LIT_BOOLS,
	FXGE_LIT_STRS,
} fxge_lit_kind;

typedef struct fxge_lit {
	fxge_lit_kind kind;
	int n; /* elements of a list */
	union {
		int64_t i; /* INT, BOOL, DTYPE, memory format, layout */
		double f;
		const char *s;
		const int64_t *ints; /* INTS, BOOLS */
		const double *floats;
		const char *const *strs;
	};
} fxge_lit;

typedef struct fxge_param {
	const char *name;
	fxge_ptype type;
	bool list;          /* int[], Tensor[], GE dynamic input */
	bool optional;      /* may be absent */
	bool elem_optional; /* Tensor?[]: elements may be absent */
	bool attr;          /* GE: an attribute; inputs come first */
	bool host;          /* GE input whose value shape inference reads (host value) */
	bool keyword;       /* after `*` in a schema */
	bool writes;        /* Tensor(a!): the operator writes into it */
	char alias;         /* alias set letter, 0 = none */
	char symbol;        /* GE: ports of equal symbol have one dtype; 0: none */
	uint8_t like;       /* ATen: 1 + the parameter whose dtype it must have; 0: none */
	uint8_t lists;      /* GE: element type of an attribute that is a list of lists; 0: not one */
	int list_size;      /* int[2]: a single int is repeated that often; 0: any length */
	fxge_dtype_set dtypes;      /* 0: not restricted */
	const char *const *formats; /* GE, run time only: op->n_formats, parallel; NULL = ND */
	fxge_lit dflt;
} fxge_param;

typedef struct fxge_result {
	const char *name; /* or NULL */
	fxge_ptype type;
	bool list; /* as many results as the node has */
	bool writes;
	char alias;
	char symbol;
	fxge_dtype_set dtypes;
	const char *const *formats; /* as for a parameter */
} fxge_result;

enum fxge_op_flag {
	FXGE_OP_COMMUTATIVE = 1 << 0, /* the first two tensor parameters may be swapped */
	FXGE_OP_EFFECT =
		1 << 1, /* has side effects and keeps its order: random state, asserts, collectives */
	FXGE_OP_MUTATES = 1 << 2,    /* writes into an argument (from the schema, or declared) */
	FXGE_OP_VIEW = 1 << 3,       /* its result shares memory with its first tensor argument */
	FXGE_OP_MAYBE_VIEW = 1 << 4, /* reshape, contiguous, to, dropout: a view in some cases only */
	FXGE_OP_IDENTITY =
		1 << 5, /* the result is the first argument (alias, detach, lift_fresh_copy) */
	FXGE_OP_ELEMENTWISE = 1 << 6,
	FXGE_OP_DROP = 1 << 7,       /* checked at compile time, then dropped (asserts on metadata) */
	FXGE_OP_CUSTOM = 1 << 8,     /* loaded at run time */
	FXGE_OP_IMAGE = 1 << 12,     /* GE: ports of 4 dims are NCHW, of 5 dims NCDHW */
	FXGE_OP_UNCHECKED = 1 << 13, /* its results are not inferred: they are those of its lowering;
									also of a GE type that is such a lowering */
	FXGE_OP_UNKNOWN = 1 << 10,   /* has no description: its row reflects one call */
	FXGE_OP_REFUSED = 1 << 11,   /* unknown from here on, and reported (fxge_refuse) */
	FXGE_OP_LATE =
		1 << 14, /* GE: its kernel can compute sizes that the shape function cannot infer */
	FXGE_OP_STATISTICS = 1 << 15, /* later results: PyTorch's meta function declares another dtype
									 than its kernel returns */
	FXGE_OP_LAPACK = 1 << 16,     /* GE: its kernel needs the executor's module on LAPACK */
	FXGE_OP_RANDOM =
		1 << 17, /* random: two calls are never equal until each has the number of its draw */
	FXGE_OP_PASS = 1 << 9, /* removed by a pass of its own: scopes, size arithmetic, regions */
};

/* GE: the work of a type's kernel, for cost estimates. */
typedef enum fxge_work {
	FXGE_WORK_UNKNOWN, /* not declared in the row */
#define FXGE_WORK(id, word) FXGE_WORK_##id,
#include "ops/work.def"
#undef FXGE_WORK
	FXGE_WORK_COUNT
} fxge_work;

/* Source of an input or attribute in the mapping of a regular operator to one GE operator. */
typedef enum fxge_map_kind {
	FXGE_MAP_ARG,     /* argument `from`, unchanged; numbers for a tensor input become a constant */
	FXGE_MAP_LIST,    /* list of arguments `from`..: attr {axes: [dim]} */
	FXGE_MAP_LITERAL, /* `lit` */
	FXGE_MAP_PRESENT, /* true if argument `from` is present: attr {use_bias: {present: bias}} */
} fxge_map_kind;

typedef struct fxge_map_port {
	int to; /* parameter of the GE operator */
	fxge_map_kind kind;
	int from;  /* parameter of this operator */
	int count; /* LIST: number of consecutive parameters, from `from` on */
	fxge_lit lit;
} fxge_map_port;

typedef enum fxge_cast_rule {
	FXGE_CAST_NONE,
	FXGE_CAST_PROMOTE, /* tensor inputs to the dtype in which PyTorch computes (promotion of
						  arguments) */
	FXGE_CAST_RESULT,  /* tensor inputs to the dtype of result 0 */
	FXGE_CAST_OPMATH,  /* the same, but f32 for f16 and bf16: always in a composition; in a GE
						  operator, whose kernel rounds once, if the narrow dtype cannot represent
						  the second operand, a number or a 0-d tensor */
} fxge_cast_rule;

typedef struct fxge_mapping {
	const struct fxge_op *ge;
	const fxge_map_port *ports;
	int n_ports;
	const fxge_map_port
		*require; /* argument `from` must equal `lit`, else the form is unsupported */
	int n_require;
	const int *ignore; /* arguments without meaning on the NPU (layout, device, pin_memory) */
	int n_ignore;
	const int *results; /* result k of this operator is GE result results[k]; NULL: same order */
	fxge_cast_rule cast;
} fxge_mapping;

/* A composition: the operator's computation as a formula or as text IR over its parameters. It
 * applies if `when` holds (a bool parameter, a tensor parameter that must be present, or NULL:
 * always). */
typedef struct fxge_composition {
	const char *when;
	const char *text; /* or NULL */
	int formula;      /* a function of the row's `formulas`, or 0 */
} fxge_composition;

/* A constraint on arguments, checked before any other processing of the operator. */
typedef struct fxge_op_check {
	const char *label; /* unique in the row, and stable: tests refer to it */
	const char *text;  /* as in the row, for messages */
	const char *says;  /* sentence for messages instead of the text, or NULL */
	int holds;         /* a function of the row's `formulas` */
} fxge_op_check;

/* Gradients of some arguments, computed by an operator of the row's `backward`. Its parameters are
 * the gradients of the results, then arguments and results by name. */
typedef struct fxge_backward {
	const struct fxge_op *op;
	const int *inputs; /* arguments whose gradients are its results */
	int n_inputs;
} fxge_backward;

/* An operator that a row replaces, and the condition for its calls. */
typedef struct fxge_replacing {
	const struct fxge_op *op;
	const int *from; /* by parameter of the row: the parameter of `op` that supplies it; -1: none */
	const fxge_map_port *when; /* argument `from` of `op` is `lit` */
	int n_when;
	fxge_dtype_set dtypes; /* dtypes of the first tensor; 0: any */
} fxge_replacing;

/* A further kernel of a row's operator and the condition of its selection; absent parts are no
 * condition. */
typedef struct fxge_variant {
	const char *name;
	/* an operator with the row's parameters; or the row itself, the default */
	const struct fxge_op *op;
	const char *const *socs; /* chips, as fxge_op has them */
	const char *size_text;   /* the condition as in the row */
	int size;                /* a function of the row's formulas */
	fxge_dtype_set dtypes;   /* dtypes of the first tensor */
} fxge_variant;

/* A parsed shape of a run-time row: steps of a stack machine that produce the sizes. */
typedef enum fxge_shape_kind {
	FXGE_SHAPE_NUMBER,   /* `value` */
	FXGE_SHAPE_ARGUMENT, /* the integer argument `param` */
	FXGE_SHAPE_ELEMENT,  /* element `value` of the list of integers `param` */
	FXGE_SHAPE_SIZE,     /* size `value` of the tensor `param`, or of tensor `item` of a list */
	FXGE_SHAPE_ADD,
	FXGE_SHAPE_SUB,
	FXGE_SHAPE_MUL,
	FXGE_SHAPE_DIV,
	FXGE_SHAPE_MOD,
	FXGE_SHAPE_MIN,
	FXGE_SHAPE_MAX,
} fxge_shape_kind;

typedef struct fxge_shape_step {
	fxge_shape_kind kind;
	int param;
	int64_t item, value; /* negative ones count from the end */
} fxge_shape_step;

typedef struct fxge_shape {
	const char *text, *file; /* as in the row, and its file: for messages */
	int line;
	int rank; /* -1: the shape of the tensor of the only step */
	const fxge_shape_step *steps;
	int n_steps;
} fxge_shape;

/* GE: ports with `symbol` have the promotion of the dtypes of the symbols `of`. */
typedef struct fxge_promoting {
	char symbol;
	uint32_t of; /* bit 0 = A */
} fxge_promoting;

struct fxge_call;
struct fxge_cx;
struct fxge_kernel;

/* A plugin's C functions for an operator; or NULL. */
typedef struct fxge_external {
	bool (*meta)(struct fxge_call *c);
	bool (*convert)(struct fxge_cx *cx);
	bool (*kernel)(struct fxge_kernel *k);
} fxge_external;

typedef struct fxge_op {
	const char *name;   /* "aten.add.Tensor", "my.linear.default", "ge.Add" */
	const char *schema; /* as in the row; GE: NULL */
	uint32_t id; /* index in the built-in table (FXGE_OP_LIMIT and above: loaded at run time) */
	uint32_t flags;
	const fxge_param *params;
	const fxge_result *results;
	int n_params, n_results;
	const struct fxge_strmap *by_name; /* index of parameters by name, if there are many; or NULL */
	bool ge;
	uint8_t work;        /* fxge_work */
	fxge_cast_rule cast; /* for inputs of compositions; results are cast back */
	const struct fxge_op
		*functional; /* in-place form: the operator that computes the new value, or NULL */
	const fxge_mapping *mapping;          /* or NULL: a C converter, a decomposition, or nothing */
	const struct fxge_op *const *becomes; /* GE types that the row names for its C converter */
	const fxge_composition *compositions; /* tried in order */
	const fxge_op_check *checks;          /* in the order written */
	const fxge_backward *backward;
	const fxge_replacing *replaces; /* run time only; or NULL */
	const fxge_variant *variants;   /* run time only: in the order written */
	int n_becomes, n_compositions, n_checks, n_backward, n_variants;
	const char *const *graphs; /* GE: names of its subgraphs; `name*`: any number of them */
	int n_graphs;
	int n_formats; /* GE, run time only: number of formats of each port with several; 0: all ND */
	const fxge_promoting *promotions; /* GE */
	int n_promotions;
	int result;  /* function that infers the results, or 0 */
	int complex; /* function for calls with a complex argument or result, or 0 */
	int f64;     /* function for calls with an f64 argument or result, or 0 */
	const struct fxge_formulas *formulas; /* table of the functions; NULL: the built-in table */
	const fxge_shape *shape; /* run time only: per result a shape such as "[x[0], weight[0]]" */
	const char *const
		*dtype;              /* run time only: per result a dtype name or the name of a parameter */
	const char *source;      /* GE: the public header or document that the row was taken from */
	const char *const *socs; /* GE, run time only: chips that have its kernel; NULL: not declared */
	const char *file;        /* GE, run time only: the file of its description */
	const char
		*open; /* GE: unknown part of its computation: it converts and does not run; or NULL */
	const char *
		refusal; /* unknown operators: the reason why it replaces an operator of a table, or NULL */
	const fxge_external *external; /* run time only: a plugin's functions, or NULL */
} fxge_op;

/* Functions of formulas (`def:` with `shared: true`) with their location; also for files that are
 * loaded at run time. */
typedef struct fxge_op_functions {
	const char *file;
	const char *text; /* NULL after the last */
	int line, column; /* position of its first character */
} fxge_op_functions;

/* Returns a chip's name as in rows: "ascend910b" for `ai_core-Ascend910B`; NULL if it is not a
 * chip. */
const char *fxge_chip_name(fxge_arena *a, const char *text);
/* Returns whether a kernel for one of `chips` runs on `soc`: ascend910b includes ascend910b1. */
bool fxge_runs_on(const char *const *chips, const char *soc);

/* Returns the index of a parameter by name; -1: none. */
int fxge_op_param(const fxge_op *op, const char *name);
/* Returns the written parameter with this alias mark; -1: none. */
int fxge_op_written_as(const fxge_op *op, char alias);
/* Returns whether the parameter is write-only, such as `out`: the functional form lacks it. */
bool fxge_op_is_out(const fxge_op *op, int param);
/* Builds the index of parameters by name for a row loaded from a file. */
void fxge_op_index(fxge_arena *a, fxge_op *op);
/* Returns whether a node may omit the parameter: it has a default, is optional, or is a list of
 * operands. */
static inline bool
fxge_param_may_miss(const fxge_param *p)
{
	return p->dflt.kind != FXGE_LIT_NONE || p->optional || (p->list && !p->attr);
}
/* Returns the name of a GE attribute's type in the vendor's JSON: `int`, `list_int`; NULL if it has
 * none, or a different one in each file (dtypes). */
const char *fxge_json_attr_type(const fxge_param *p);
/* Returns the number of a node's results; -1: as many as the node has (a list, outputs of a region,
 * or an operator without a row). */
int fxge_op_result_count(const fxge_op *op);

#endif
