/* Rows of the op table: what an operator of either namespace looks like. Pure data: the same
 * structs are printed as C at build time and filled by the same loader at run time (ops/table.h).
 */
#ifndef FXGE_OPS_OP_H
#define FXGE_OPS_OP_H

#include "ops/dtype.h"

/* GE's number of a format; -1: there is none of that name. */
enum { FXGE_FORMAT_NONE = 40, FXGE_MAX_FORMATS = 64 };
int fxge_format_number(const char *name);

/* What one port of a node may hold. A schema's `int` and `SymInt` are both INT. */
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
	FXGE_LIT_ABSENT, /* `None`, or an optional input left out; of an attribute that is a list of
						lists its default `s` as it is written */
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
	bool list;             /* int[], Tensor[], GE dynamic input */
	bool optional;         /* may be absent */
	bool elem_optional;    /* Tensor?[]: elements may be absent */
	bool attr;             /* GE: an attribute; inputs come first */
	bool host;             /* GE input whose value shape inference reads */
	bool keyword;          /* behind `*` in a schema */
	bool writes;           /* Tensor(a!) : the operator writes into it */
	char alias;            /* alias set letter, 0 = none */
	char symbol;           /* GE: ports of equal symbol have one dtype, 0 = none */
	uint8_t like;          /* ATen: 1 + the parameter whose dtype it must have, 0 = none */
	uint8_t lists;         /* GE: the attribute is a list of lists of this type, 0 = it is not */
	int list_size;         /* int[2]: a single int stands for that many; 0 = any */
	fxge_dtype_set dtypes; /* 0 = not restricted */
	const char *const *formats; /* GE, run time only: op->n_formats, parallel; NULL = ND */
	fxge_lit dflt;
} fxge_param;

typedef struct fxge_result {
	const char *name; /* or NULL */
	fxge_ptype type;
	bool list; /* as many results as the node says */
	bool writes;
	char alias;
	char symbol;
	fxge_dtype_set dtypes;
	const char *const *formats; /* as of a parameter */
} fxge_result;

enum fxge_op_flag {
	FXGE_OP_COMMUTATIVE = 1 << 0, /* the first two tensor parameters may change places */
	FXGE_OP_EFFECT =
		1 << 1, /* order matters and it must stay: random state, asserts, collectives */
	FXGE_OP_MUTATES = 1 << 2,    /* writes into an argument (from the schema, or by hand) */
	FXGE_OP_VIEW = 1 << 3,       /* its result shares memory with its first tensor argument */
	FXGE_OP_MAYBE_VIEW = 1 << 4, /* reshape, contiguous, to, dropout: only sometimes a view */
	FXGE_OP_IDENTITY =
		1 << 5, /* the result is the first argument (alias, detach, lift_fresh_copy) */
	FXGE_OP_ELEMENTWISE = 1 << 6,
	FXGE_OP_DROP = 1 << 7,       /* checked at compile time, then dropped (asserts on metadata) */
	FXGE_OP_CUSTOM = 1 << 8,     /* loaded at run time */
	FXGE_OP_IMAGE = 1 << 12,     /* GE: ports of 4 dims are NCHW, of 5 dims NCDHW */
	FXGE_OP_UNCHECKED = 1 << 13, /* nothing infers its results: what it becomes tells them; of a GE
									type, the operator that becomes it */
	FXGE_OP_UNKNOWN = 1 << 10,   /* nobody describes it: its row is what one call of it shows */
	FXGE_OP_REFUSED = 1 << 11,   /* unknown from here on: it has been told why (fxge_refuse) */
	FXGE_OP_LATE =
		1 << 14, /* GE: its kernel can find out sizes that the shape function cannot tell */
	FXGE_OP_STATISTICS =
		1 << 15, /* of later results PyTorch's meta function gives another dtype than its kernel */
	FXGE_OP_LAPACK = 1 << 16, /* GE: its kernel needs the executor's module on LAPACK */
	FXGE_OP_RANDOM =
		1 << 17,           /* it draws: no two calls are equal until each has its draw's number */
	FXGE_OP_PASS = 1 << 9, /* a pass of its own takes it away: scopes, size arithmetic, regions */
};

/* GE: what the kernel of a type does, by which its cost is counted. */
typedef enum fxge_work {
	FXGE_WORK_UNKNOWN, /* the row does not say */
#define FXGE_WORK(id, word) FXGE_WORK_##id,
#include "ops/work.def"
#undef FXGE_WORK
	FXGE_WORK_COUNT
} fxge_work;

/* How a regular operator becomes one GE operator. */
typedef enum fxge_map_kind {
	FXGE_MAP_ARG,     /* argument `from`, as it is; numbers for a tensor input become a constant */
	FXGE_MAP_LIST,    /* list of arguments `from`..: attr {axes: [dim]} */
	FXGE_MAP_LITERAL, /* `lit` */
	FXGE_MAP_PRESENT, /* whether argument `from` is given: attr {use_bias: {present: bias}} */
} fxge_map_kind;

typedef struct fxge_map_port {
	int to; /* parameter of the GE operator */
	fxge_map_kind kind;
	int from;  /* parameter of this operator */
	int count; /* LIST: so many parameters in a row, from `from` on */
	fxge_lit lit;
} fxge_map_port;

typedef enum fxge_cast_rule {
	FXGE_CAST_NONE,
	FXGE_CAST_PROMOTE, /* tensor inputs to the dtype that PyTorch computes in (promotion of
						  arguments) */
	FXGE_CAST_RESULT,  /* tensor inputs to the dtype of result 0 */
	FXGE_CAST_OPMATH,  /* the same, but f32 for a half type: always in a composition; in a GE
						  operator (kernels round once) where the second operand is a number, or
						  a 0-d tensor, that the half type does not hold */
} fxge_cast_rule;

typedef struct fxge_mapping {
	const struct fxge_op *ge;
	const fxge_map_port *ports;
	int n_ports;
	const fxge_map_port
		*require; /* argument `from` must equal `lit`, else the form is unsupported */
	int n_require;
	const int *ignore; /* arguments that have no meaning on the NPU (layout, device, pin_memory) */
	int n_ignore;
	const int *results; /* result k of this operator is GE result results[k]; NULL = same order */
	fxge_cast_rule cast;
} fxge_mapping;

/* One composition: what the operator computes, as a formula or as text IR over its parameters, used
 * when `when` (a boolean parameter, a tensor parameter that must be present, or NULL = always)
 * holds.
 */
typedef struct fxge_composition {
	const char *when;
	const char *text; /* or NULL */
	int formula;      /* a function of the row's `formulas`, or 0 */
} fxge_composition;

/* What arguments must be, held against them before anything else is done with the operator. */
typedef struct fxge_op_check {
	const char *label; /* unique in the row, stable: tests carry it */
	const char *text;  /* as written, for messages */
	int holds;         /* a function of the row's `formulas` */
} fxge_op_check;

/* The gradients of some arguments, by an operator of the row's `backward`: its parameters are the
 * gradients of the results, then arguments and results by their names. */
typedef struct fxge_backward {
	const struct fxge_op *op;
	const int *inputs; /* whose gradients its results are */
	int n_inputs;
} fxge_backward;

/* An operator in whose place a row is put, and which calls of it. */
typedef struct fxge_replacing {
	const struct fxge_op *op;
	const int *from; /* by parameter of the row: the one of `op` that it takes, -1 = none */
	const fxge_map_port *when; /* argument `from` of `op` is `lit` */
	int n_when;
	fxge_dtype_set dtypes; /* of the first tensor; 0 = any */
} fxge_replacing;

/* A further kernel of a row's operator, and when it is taken; what is not told is no condition. */
typedef struct fxge_variant {
	const char *name;
	/* an operator of its own, with the row's parameters; the row itself: its default */
	const struct fxge_op *op;
	const char *const *socs; /* chips, as fxge_op has them */
	const char *size_text;   /* the condition as written */
	int size;                /* a function of the row's formulas */
	fxge_dtype_set dtypes;   /* of the first tensor */
} fxge_variant;

/* A shape of a run-time row, parsed: steps of a stack machine that leave the sizes behind. */
typedef enum fxge_shape_kind {
	FXGE_SHAPE_NUMBER,   /* `value` */
	FXGE_SHAPE_ARGUMENT, /* the integer argument `param` */
	FXGE_SHAPE_ELEMENT,  /* element `value` of the list of integers `param` */
	FXGE_SHAPE_SIZE,     /* size `value` of the tensor `param`, of a list tensor `item` of it */
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
	int64_t item, value; /* negative indices count from the end */
} fxge_shape_step;

typedef struct fxge_shape {
	const char *text, *file; /* as written, and where: for messages */
	int line;
	int rank; /* -1: all of the tensor that the one step names */
	const fxge_shape_step *steps;
	int n_steps;
} fxge_shape;

/* GE: ports of `symbol` have the dtype that those of others promote to. */
typedef struct fxge_promoting {
	char symbol;
	uint32_t of; /* bit 0 = A */
} fxge_promoting;

struct fxge_call;
struct fxge_cx;
struct fxge_kernel;

/* What a plugin does for an operator in C, where rows of ours name a function; or NULL. */
typedef struct fxge_external {
	bool (*meta)(struct fxge_call *c);
	bool (*convert)(struct fxge_cx *cx);
	bool (*kernel)(struct fxge_kernel *k);
} fxge_external;

typedef struct fxge_op {
	const char *name;   /* "aten.add.Tensor", "my.linear.default", "ge.Add" */
	const char *schema; /* as written in the row; GE: NULL */
	uint32_t id; /* index of the built-in table (FXGE_OP_COUNT_ and more: loaded at run time) */
	uint32_t flags;
	const fxge_param *params;
	const fxge_result *results;
	int n_params, n_results;
	const struct fxge_strmap *by_name; /* of the parameters, where there are many; or NULL */
	bool ge;
	uint8_t work;        /* fxge_work */
	fxge_cast_rule cast; /* of the compositions' inputs; results are cast back */
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
	const char *const *graphs; /* GE: names of graphs that it runs, `name*`: as many as there are */
	int n_graphs;
	int n_formats; /* GE, run time only: of each port that names several; 0 = all are ND */
	const fxge_promoting *promotions; /* GE */
	int n_promotions;
	int result;  /* function that tells what is known of the results, or 0 */
	int complex; /* function that the operator is where an argument or a result is complex, or 0 */
	int f64;     /* likewise, of that dtype */
	const struct fxge_formulas *formulas; /* that it is of; NULL: of the built-in table */
	const fxge_shape *shape; /* run time only: per result a shape such as "[x[0], weight[0]]" */
	const char *const
		*dtype;              /* run time only: per result a dtype name or the name of a parameter */
	const char *source;      /* GE: the public header or document that the row was taken from */
	const char *const *socs; /* GE, run time only: chips that have its kernel; NULL = not told */
	const char *file;        /* GE, run time only: that describes it */
	const char
		*open; /* GE: what nobody tells of its computation: it converts and does not run; or NULL */
	const char *refusal; /* unknown: why it stands for an operator that a table knows, or NULL */
	const fxge_external *external; /* run time only: what a plugin does for it, or NULL */
} fxge_op;

/* Functions of formulas (`def:` with `shared: true`), as their file has them: files that are loaded
 * at run time use them, too. */
typedef struct fxge_op_functions {
	const char *file;
	const char *text; /* NULL behind the last */
	int line, column; /* of its first character */
} fxge_op_functions;

/* A chip's name as rows hold it: `ai_core-Ascend910B` is "ascend910b"; NULL: it is none. */
const char *fxge_chip_name(fxge_arena *a, const char *text);
/* Whether a kernel for one of `chips` runs on `soc`: of ascend910b, ascend910b1 is one. */
bool fxge_runs_on(const char *const *chips, const char *soc);

/* Index of a parameter by name, -1 = none. */
int fxge_op_param(const fxge_op *op, const char *name);
/* The parameter that is written and has this alias mark, -1 = none. */
int fxge_op_written_as(const fxge_op *op, char alias);
/* Whether nothing is read of what is given for the parameter, and all of it written: `out`, which
 * the functional form has not. */
bool fxge_op_is_out(const fxge_op *op, int param);
/* Makes that fast for a row with many parameters; for rows that a file brings along. */
void fxge_op_index(fxge_arena *a, fxge_op *op);
/* Whether a node may be without it: it has a default, is optional, or is a list of operands. */
static inline bool
fxge_param_may_miss(const fxge_param *p)
{
	return p->dflt.kind != FXGE_LIT_NONE || p->optional || (p->list && !p->attr);
}
/* What the vendor's JSON calls the type of a GE attribute: `int`, `list_int`; NULL: it has no word,
 * or each file its own (dtypes). */
const char *fxge_json_attr_type(const fxge_param *p);
/* How many results a node has; -1: as many as the node says (a list, what a region gives, or an
 * operator without a row). */
int fxge_op_result_count(const fxge_op *op);

#endif
