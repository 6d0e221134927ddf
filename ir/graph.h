/* SPDX-License-Identifier: Apache-2.0 */
/* The graph of all stages: programs, graphs, nodes, operands and values.
 *
 * A node has an operator (ops/op.h). For each of the operator's parameters it has a port {first,
 * count, present}, a range of its flat operand array, which is in the order of the parameters.
 * Operands are values of other nodes, or constants (numbers, sizes, names, tensors). Arguments of
 * aten operators and inputs and attributes of GE operators are represented alike. */
#ifndef FXGE_IR_GRAPH_H
#define FXGE_IR_GRAPH_H

#include "base/limits.h"
#include "sym/sym.h"
#include "ir/gears.h"
#include "ir/tensor.h"
#include "ops/op.h"

typedef struct fxge_node fxge_node;
typedef struct fxge_value fxge_value;
typedef struct fxge_graph fxge_graph;
typedef struct fxge_program fxge_program;

/* ---- metadata of values ---- */

typedef enum fxge_meta_kind {
	FXGE_META_UNKNOWN,
	FXGE_META_TENSOR,
	FXGE_META_SIZE, /* a symbolic int, float or bool: `size` is its expression */
	FXGE_META_NONE, /* Python's None, or an absent result */
	FXGE_META_TOKEN,
} fxge_meta_kind;

typedef struct fxge_meta {
	uint8_t kind; /* fxge_meta_kind */
	fxge_dtype dtype : 8;
	uint8_t format; /* fxge_format; used at stage "ge" only */
	int8_t rank;    /* -1 = unknown rank (in files only) */
	const fxge_size *shape;
	const fxge_size *stride; /* in elements; NULL = contiguous or unknown */
	/* Known values, or NULL: of an integer tensor with up to FXGE_MAX_CONST_VALUE elements, or of
	 * an input that is a number of any type. */
	const fxge_size *const_value;
	fxge_size size; /* for META_SIZE */
} fxge_meta;

typedef enum fxge_format { /* GE's numbers; ND unless a convolution needs an NCHW layout */
	FXGE_FORMAT_NCHW = 0,
	FXGE_FORMAT_ND = 2,
	FXGE_FORMAT_NCDHW = 30,
} fxge_format;

/* Returns whether the strides of a tensor are those of a contiguous one, as far as they have an
 * effect. */
bool fxge_meta_contiguous(const fxge_program *p, const fxge_meta *m);

/* ---- operands ---- */

typedef enum fxge_operand_kind {
	FXGE_K_NONE, /* an absent element of a list; an absent port has no operands */
	FXGE_K_VALUE,
	FXGE_K_INT, /* symbolic or constant integer, in `size` */
	FXGE_K_SYM, /* symbolic float or bool expression, in `size` */
	FXGE_K_FLOAT,
	FXGE_K_BOOL,
	FXGE_K_STR, /* a string or a device */
	FXGE_K_DTYPE,
	FXGE_K_LAYOUT, /* PyTorch's serialised number, in `i` */
	FXGE_K_MEMORY_FORMAT,
	FXGE_K_TENSOR, /* constant tensor */
	FXGE_K_COMPLEX,
	FXGE_K_CAPTURE, /* in patterns and compositions only: `name` of a parameter or capture */
} fxge_operand_kind;

typedef struct fxge_operand {
	fxge_operand_kind kind;
	fxge_node *user;
	union {
		struct {
			fxge_value *value;
			struct fxge_operand *next_use, **prev_use;
		};
		fxge_size size;
		double f;
		bool b;
		int64_t i;
		fxge_name name;
		fxge_dtype dtype;
		const fxge_tensor *tensor;
		struct {
			double re, im;
		};
	};
} fxge_operand;

/* Returns whether a port of type t accepts an operand of kind k. */
bool fxge_kind_fits(fxge_ptype t, fxge_operand_kind k);

typedef struct fxge_port {
	uint32_t first;
	uint32_t count : 31;
	bool present : 1; /* an empty list is present and has count 0 */
} fxge_port;
static inline fxge_port
fxge_port_of(size_t first, size_t count, bool present)
{
	return (fxge_port){(uint32_t)first, count & INT32_MAX, present};
}

struct fxge_value {
	fxge_node *def;        /* graph->entry for inputs of a graph */
	uint32_t index;        /* index among the results of `def`, or of the input */
	fxge_name name;        /* unique in its graph; NULL until it is printed or written */
	fxge_operand *uses;    /* linked by next_use, in no defined order */
	const fxge_meta *meta; /* never NULL; equal metas usually share one copy */
};

/* Fields that walks over a graph read come first, within one cache line. */
struct fxge_node {
	const fxge_op *op; /* NULL for entry and ret */
	fxge_node *next, *prev;
	fxge_value **results;
	fxge_operand *operands;
	uint32_t n_results, n_operands, n_regions;
	uint32_t mark; /* scratch of the running pass */
	fxge_graph *graph;
	const fxge_port *ports; /* [op->n_params] (ret: 1), shared by nodes with equal ports */
	fxge_graph **regions;
	const fxge_loc *loc;   /* may be NULL */
	fxge_name name;        /* name in the saved graph, or NULL; names of GE nodes derive from it */
	const fxge_op *origin; /* operator of the saved graph that the node is a part of, NULL = op */
	uint32_t id;           /* unique in the program, in order of creation */
	uint32_t tag;          /* scratch of the running pass */
};

/* ---- graphs ---- */

struct fxge_graph {
	fxge_program *program;
	fxge_node *parent; /* node that has the graph as a region, NULL = main graph */
	fxge_name name;
	fxge_node *entry, *ret; /* sentinels of the node list: the results of `entry` are the inputs,
							   the operands of `ret` the outputs */
	uint32_t n_nodes;       /* without entry and ret */
};

#define FXGE_EACH_NODE(n, g) for (fxge_node *n = (g)->entry->next; n != (g)->ret; n = n->next)
/* Walks the nodes of a graph; the body may erase the loop variable. */
#define FXGE_EACH_NODE_SAFE(n, g)                                                                  \
	for (fxge_node *n = (g)->entry->next, *n##_next = n->next; n != (g)->ret;                      \
		 n = n##_next, n##_next = n->next)
/* Walks the uses of a value; `u->user` is the using node. */
#define FXGE_EACH_USE(u, v) for (fxge_operand *u = (v)->uses; u; u = u->next_use)

/* ---- programs ---- */

typedef enum fxge_role {
	FXGE_ROLE_USER, /* passed by the caller */
	FXGE_ROLE_PARAMETER,
	FXGE_ROLE_BUFFER,   /* constant unless an output updates it: then it is a state */
	FXGE_ROLE_CONSTANT, /* lifted tensor constant; a state if something writes it */
	FXGE_ROLE_STATE,    /* kept between runs by the session: RefData */
	FXGE_ROLE_TOKEN,
	FXGE_ROLE_LITERAL, /* user input that is a constant: None, 1.5, "x" */
} fxge_role;

/* Returns whether no caller passes an input of the role, and no run changes it. */
static inline bool
fxge_role_is_constant(fxge_role role)
{
	return role != FXGE_ROLE_USER && role != FXGE_ROLE_STATE;
}

/* Source of an input of the main graph, in the order of entry's results. */
typedef struct fxge_input {
	fxge_role role;
	fxge_name name;            /* the user's argument name */
	fxge_name target;          /* qualified name of a parameter, buffer, constant or state */
	const fxge_tensor *tensor; /* initial value of a parameter, buffer, constant or state */
	fxge_operand literal;      /* for ROLE_LITERAL: a constant operand */
	bool part;                 /* its storage starts before its first element */
	bool addressed; /* as_strided addresses its storage: callers pass the start of a storage */
} fxge_input;

typedef enum fxge_output_kind {
	FXGE_OUT_USER,
	FXGE_OUT_LOSS,
	FXGE_OUT_STATE,          /* new value of the state `target` */
	FXGE_OUT_INPUT_MUTATION, /* new value of the user input `target` */
	FXGE_OUT_GRADIENT,       /* gradient of the parameter or user input `target` */
	FXGE_OUT_TOKEN,
	FXGE_OUT_TRACE, /* a value of the saved program, shown for comparison under its own `name` */
} fxge_output_kind;

/* Meaning of an output of the main graph, in the order of ret's operands (which may be constants or
 * NONE). */
typedef struct fxge_output {
	fxge_output_kind kind;
	fxge_name name; /* the user's name: key in the result, or name of the value */
	fxge_name target;
	bool number; /* stage "ge": the value was a Python number */
} fxge_output;

/* Call signature of the saved function: the pytrees of its arguments and its result in PyTorch's
 * JSON form, for callers in Python. */
typedef struct fxge_call_form {
	const char *in_spec, *out_spec; /* NULL = unknown */
	const char *const *arg_names; /* names of the function's arguments, in order; NULL-terminated */
} fxge_call_form;

typedef struct fxge_guard {
	fxge_name text; /* as saved */
	fxge_size cond; /* parsed condition */
	bool parsed;
	bool inferred; /* recorded by shape inference, not saved */
} fxge_guard;

/* A value of the saved program that is traced through the passes (ir/trace.c). */
typedef struct fxge_trace {
	fxge_name name; /* name of the FX node; inside a called graph: GRAPH/NODE */
	const fxge_op *op;
	const fxge_loc *loc;
	fxge_value *value;      /* see fxge_trace_value */
	const uint32_t *inputs; /* indices of the traces that its node reads */
	uint32_t n_inputs;
	bool kept; /* still computed at the end: an output shows it */
} fxge_trace;

/* Names of groups of ranks. */
typedef FXGE_VEC(fxge_name) fxge_group_names;

enum { FXGE_UNUSED_SIZES = 64 };

/* Tables by which ir/ makes the parts of a program; no other module reads them. */
typedef struct fxge_program_tables {
	fxge_map tensor_suffix;    /* next suffix to try for a tensor name, by stem */
	fxge_map placeholders;     /* rows of unknown operators, see fxge_op_placeholder */
	fxge_map metas, shapes;    /* interned metas of values, and their lists of sizes */
	fxge_map ports;            /* interned port lists of nodes */
	fxge_map replacements;     /* replacements of values, while values are traced */
	FXGE_VEC(fxge_port) draft; /* ports of the node under construction */
	struct fxge_unused_node *unused[FXGE_UNUSED_SIZES]; /* free lists of node memory, by size */
} fxge_program_tables;

/* Limits on compositions whose results are being inferred (infer/meta_composed.c), and on formulas
 * (decomp/formula/evaluate.c). */
typedef struct fxge_composing {
	int depth;            /* nesting */
	uint32_t n_nodes;     /* nodes made since the outermost composition began */
	int64_t excess_steps; /* steps of all formulas beyond the share of each evaluation */
} fxge_composing;

/* Lowerings of quantised operators (program->quant). */
enum fxge_quant {
	FXGE_QUANT_KEEP,  /* compositions in floats */
	FXGE_QUANT_EXACT, /* integer products in i32 */
	FXGE_QUANT_NPU    /* fused integer kernels */
};

/* Result of the lowering of quantised operators for one product. */
typedef struct fxge_quant_note {
	fxge_name layer;     /* node of the saved graph that computes the product */
	const char *pattern; /* rule that replaced it, or NULL */
	const char *reason;  /* why it stays in floats, or NULL */
	fxge_dtype real;     /* dtype of the float product; NONE in a program that was read */
	/* set in a program that was read, from its file: */
	const char *module;
	uint64_t before; /* bytes as floats, 0 = unknown */
} fxge_quant_note;

struct fxge_program {
	fxge_session *session;
	fxge_arena arena;   /* memory with the lifetime of the program */
	fxge_arena scratch; /* memory of the running pass, reset when it returns */
	fxge_names *names;  /* owned by the session */
	fxge_syms *syms;
	fxge_graph *main;
	FXGE_VEC(fxge_input) inputs;
	FXGE_VEC(fxge_output) outputs;
	FXGE_VEC(const fxge_tensor *) tensors; /* weights in the order of the file */
	fxge_map tensor_by_name;
	fxge_map subclasses; /* by the name of a tensor subclass: number of its first tensor + 1 */
	FXGE_VEC(fxge_guard) guards;
	FXGE_VEC(fxge_trace) traces; /* in program order; empty unless requested */
	fxge_name name;              /* model name */
	fxge_name producer;          /* "torch 2.13.0", or NULL */
	const char *types;           /* rows of GE types that were stored with the program, or NULL */
	fxge_call_form form;
	fxge_gears gears;
	const struct fxge_aipp *aipp; /* preprocessing of inputs (ir/aipp/aipp.h), or NULL */
	uint32_t next_id, n_nodes;
	uint32_t n_refused; /* nodes that cannot be compiled (fxge_refuse) */
	bool reading;       /* no pass has run: violated rules are the file's fault, not a bug */
	bool read_lowered;  /* read at a stage after "import": the file defines nodes and their order */
	int cann;           /* target release of CANN (ops/cann.h); 0 = all */
	fxge_map
		*rules_of_nodes;     /* names of fusion rules by the ids of nodes that they made; or NULL */
	bool follows_values;     /* see fxge_follows_values */
	bool in_place;           /* mutated inputs may be written in place; not stored in files */
	int64_t most_detections; /* constant number of detections of this compilation; 0 = none */
	enum fxge_quant quant;   /* lowering of quantised operators */
	bool keeps_floats;       /* quantised products without an integer kernel stay floats */
	bool per_token;          /* inputs quantised by their range are quantised by rows */
	bool holds_quant;        /* quantised operators are not decomposed yet */
	bool has_quant;          /* had quantised operators that were computed in floats */
	fxge_map quant_notes;    /* fxge_quant_note by the name of a node */
	fxge_name quant_chip;    /* chip of the lowering, or NULL */
	fxge_name om;            /* stage "om": the file, whose graph is opaque; else NULL */
	fxge_group_names
		groups; /* groups of an .om (ir/groups.h); other programs have them in the graph */
	const char
		*stage; /* name of the last completed stage: "import", "functional", ... "ge"; "om" */
	fxge_program_tables tables;
	fxge_composing composing;
	/* State of higher modules, opaque here; NULL if unused. */
	const struct fxge_fuse_options *fuse; /* options of a compilation: passes/passes.h */
	struct fxge_api_program *api;         /* driver/api.h */
};

fxge_program *fxge_program_new(fxge_session *s, const char *name);
void fxge_program_release(fxge_program *p);
/* Copies a program, so that changes do not affect `p`, which must outlive the copy. */
fxge_program *fxge_program_copy(const fxge_program *p);

/* Makes a graph for a region, or the main graph if there is none yet. */
fxge_graph *fxge_graph_new(fxge_program *p, const char *name);
fxge_value *fxge_graph_add_input(fxge_graph *g, fxge_name name, const fxge_meta *meta);
/* Replaces the list of inputs by `v`: the present ones in another order, without some that have no
 * uses. */
void fxge_graph_set_inputs(fxge_graph *g, fxge_value *const *v, uint32_t n);
/* Removes input i, which must have no uses; later indices move down. For the main graph, removes it
 * from p->inputs too. */
void fxge_graph_remove_input(fxge_graph *g, uint32_t i);
static inline uint32_t
fxge_graph_n_inputs(const fxge_graph *g)
{
	return g->entry->n_results;
}
static inline fxge_value *
fxge_graph_input(const fxge_graph *g, uint32_t i)
{
	return g->entry->results[i];
}

/* ---- construction and modification of nodes ---- */

/* One argument of a node under construction: parameter index and operands. Made by the fxge_a_*
 * functions. */
typedef struct fxge_arg {
	int param; /* -1 ends the list */
	fxge_operand_kind kind;
	bool list;
	bool plain; /* INT: an int64_t, not a size */
	int n;      /* number of elements of a list */
	union {
		fxge_value *value;
		fxge_value *const *values; /* elements may be NULL (absent) */
		fxge_size size;
		const fxge_size *sizes;
		int64_t i;
		const int64_t *ints;
		double f;
		const double *floats;
		bool b;
		const bool *bools;
		const char *str;
		const char *const *strs;
		fxge_dtype dtype;
		const fxge_tensor *tensor;
		const fxge_operand *raw; /* operands of any kind, copied; `kind` is FXGE_K_NONE */
		struct {
			double re, im;
		};
	};
} fxge_arg;

/* Index of the first parameter, for code that serves several operators. */
enum { FXGE_FIRST = 0 };

#define FXGE_ARGS(...) ((const fxge_arg[]){__VA_ARGS__, {.param = -1}})
/* Arguments for the first parameters of an operator that is chosen among several. */
#define FXGE_VALUES1(a)       FXGE_ARGS(fxge_a_value(0, a))
#define FXGE_VALUES2(a, b)    FXGE_ARGS(fxge_a_value(0, a), fxge_a_value(1, b))
#define FXGE_VALUES3(a, b, c) FXGE_ARGS(fxge_a_value(0, a), fxge_a_value(1, b), fxge_a_value(2, c))

fxge_arg fxge_a_value(int param, fxge_value *v); /* NULL = absent */
fxge_arg fxge_a_values(int param, fxge_value *const *v, int n);
fxge_arg fxge_a_size(int param, fxge_size s);
fxge_arg fxge_a_sizes(int param, const fxge_size *s, int n);
fxge_arg fxge_a_int(int param, int64_t i);
fxge_arg fxge_a_ints(int param, const int64_t *v, int n);
fxge_arg fxge_a_float(int param, double f);
fxge_arg fxge_a_floats(int param, const double *v, int n);
fxge_arg fxge_a_bool(int param, bool b);
fxge_arg fxge_a_str(int param, const char *s);
fxge_arg fxge_a_strs(int param, const char *const *v, int n);
fxge_arg fxge_a_dtype(int param, fxge_dtype dt);
fxge_arg fxge_a_tensor(int param, const fxge_tensor *t);
/* Copies the operands of port `port` of node `n`, present or absent. */
fxge_arg fxge_a_port(int param, const fxge_node *n, int port);
/* Makes an argument of a row's literal; FXGE_LIT_NONE and FXGE_LIT_ABSENT are absent. */
fxge_arg fxge_a_literal(int param, const fxge_lit *l);
fxge_arg fxge_a_raw(int param, const fxge_operand *o, int n, bool list);

/* Makes a node before `before` (graph->ret: at the end).
 *
 * Parameters that `args` does not name have the row's default. A port that equals its default is
 * stored as absent: read arguments by ir/call.h, which supplies defaults. Results have unknown
 * metas. `n_results` is 0 for the row's number of results; operators with list results need it.
 * Operand kinds are checked against the row: a mismatch is a bug (FXGE_D_BUG) and returns NULL. */
fxge_node *fxge_node_new(fxge_graph *g, fxge_node *before, const fxge_op *op, const fxge_arg *args,
	uint32_t n_results, const fxge_loc *loc);
/* Makes a node with `n_operands` empty operands and without ports, for readers. Set its operands
 * (values by fxge_operand_set), then call fxge_node_finish. */
fxge_node *fxge_node_alloc(fxge_graph *g, fxge_node *before, const fxge_op *op, uint32_t n_operands,
	uint32_t n_results, uint32_t n_regions, const fxge_loc *loc);

/* Sets the ports of a node.
 *
 * Sorts operands by parameter, drops ports that equal their row's default so that equal calls have
 * one form, and checks kinds against the row. Overwrites `ports`. Returns false after
 * FXGE_D_BUG. */
bool fxge_node_finish(fxge_node *n, fxge_port *ports);

/* Sets operand `o` of its node to a value and updates the use lists. `o->user` must be set. */
void fxge_operand_set(fxge_operand *o, fxge_value *v);
/* Replaces the operands of a node with one port by copies of `o`. */
void fxge_node_set_operands(fxge_node *n, const fxge_operand *o, uint32_t count);
/* Removes the operand from its value's use list and makes it absent. */
void fxge_operand_clear(fxge_operand *o);
/* Replaces all uses of `a`, graph outputs included, by the equal value `b`. `b` inherits the name
 * of `a` if it has none. */
void fxge_value_replace(fxge_value *a, fxge_value *b);
/* Records `b` as the replacement of `a` for value traces, without changing uses. */
void fxge_value_replaced_by(fxge_value *a, fxge_value *b);
/* Unlinks a node. Its results must have no uses: else reports FXGE_D_BUG and changes nothing. */
void fxge_node_erase(fxge_node *n);
/* Unlinks a node and reuses its memory for later nodes. There must be no reference to it or its
 * results. */
void fxge_node_free(fxge_node *n);
void fxge_node_move_before(fxge_node *n, fxge_node *before);
/* Numbers the nodes of a graph in order. */
void fxge_graph_number(fxge_graph *g); /* sets node->mark to the position */
bool fxge_value_has_one_use(const fxge_value *v);
/* Returns whether any result of the node has a use. */
static inline bool
fxge_node_is_used(const fxge_node *n)
{
	for (uint32_t k = 0; k < n->n_results; k++)
		if (n->results[k]->uses)
			return true;
	return false;
}

/* Outputs of the graph are the operands of ret. */
void fxge_graph_set_outputs(fxge_graph *g, const fxge_operand *o, uint32_t n);
fxge_operand *fxge_graph_output(const fxge_graph *g, uint32_t i);
static inline uint32_t
fxge_graph_n_outputs(const fxge_graph *g)
{
	return g->ret->n_operands;
}

/* ---- access to nodes ---- */

static inline const fxge_operand *
fxge_port_at(const fxge_node *n, int param, uint32_t i)
{
	return &n->operands[n->ports[param].first + i];
}
/* Returns the operator of the saved program that the node was made from. */
static inline const fxge_op *
fxge_node_origin(const fxge_node *n)
{
	return n->origin ? n->origin : n->op;
}
/* Returns the value in a single-valued port, or NULL if it is absent or a constant. */
fxge_value *fxge_node_in(const fxge_node *n, int param);
/* Returns whether argument `param` equals the literal, explicitly or by default. */
bool fxge_node_argument_is(const fxge_node *n, int param, const fxge_lit *l);
/* Returns the constant tensor among the node's operands, or NULL. */
const fxge_tensor *fxge_node_tensor(const fxge_node *n);
/* Returns the tensor of a node that only holds a constant, or NULL. */
const fxge_tensor *fxge_node_constant(const fxge_node *n);
static inline fxge_value *
fxge_node_out(const fxge_node *n, uint32_t i)
{
	return n->results[i];
}

/* ---- metas ---- */

/* Interns a list of sizes; equal lists share one copy. Never returns NULL, even for an empty
 * list. */
const fxge_size *fxge_program_sizes(fxge_program *p, const fxge_size *s, size_t n);
/* Interns a port list; equal lists share one copy. */
const fxge_port *fxge_program_ports(fxge_program *p, const fxge_port *q, size_t n);
/* Meta of a value about which nothing is known. */
extern const fxge_meta fxge_meta_unknown;
/* Sets a value's meta. The meta, its shape, stride and const_value are copied into the program. */
void fxge_value_set_meta(fxge_program *p, fxge_value *v, const fxge_meta *m);
/* Makes a tensor meta in arena `a`. */
fxge_meta fxge_meta_tensor(fxge_arena *a, fxge_dtype dt, int rank, const fxge_size *shape);
/* Returns whether all sizes are constant, and copies them to out[rank]. */
bool fxge_meta_static(const fxge_program *p, const fxge_meta *m, int64_t *out);
/* Returns whether the elements are stored in row-major order without gaps, by the strides in the
 * program's file. */
bool fxge_meta_in_order(fxge_syms *t, const fxge_meta *m);

/* ---- tensors and names ---- */

void fxge_program_add_tensor(fxge_program *p, const fxge_tensor *t);
/* Returns NULL if no tensor has the name. */
const fxge_tensor *fxge_program_tensor(const fxge_program *p, fxge_name name);
/* Returns a name of the form `stem`, `stem_1`, ... that no tensor of the program has. */
fxge_name fxge_program_fresh_tensor_name(fxge_program *p, const char *stem);
/* Sets a unique name for every value of every graph, deterministically: from its node's name, else
 * its operator. */
void fxge_program_name_values(fxge_program *p);

/* Names of all values before fxge_program_name_for_now. */
typedef struct fxge_saved_names {
	FXGE_VEC(fxge_name) list;
} fxge_saved_names;

/* Names all values until fxge_program_restore_names, which follows before the graph changes: names
 * that stayed would change those of later stages. */
fxge_saved_names fxge_program_name_for_now(fxge_program *p, fxge_arena *a);
void fxge_program_restore_names(fxge_program *p, const fxge_saved_names *names);

/* Records a condition that shape inference relies on. It is an assumption of the compiler from now
 * on, and a guard that is checked when inputs are bound. Equal conditions are recorded once. */
void fxge_program_guard(fxge_program *p, fxge_size cond);

/* ---- value traces (trace.c) ---- */

/* Returns whether replacements of values are recorded, and addresses of values never reused. */
static inline bool
fxge_follows_values(const fxge_program *p)
{
	return p->follows_values || p->traces.len > 0;
}
/* Starts to trace every named tensor of the program. */
void fxge_trace_begin(fxge_program *p);
/* Adds an output of kind FXGE_OUT_TRACE for each traced value that is still computed. */
void fxge_trace_end(fxge_program *p);
/* Returns the value that holds a traced value now; NULL in a copy of the program that does not
 * compute it. */
fxge_value *fxge_trace_value(const fxge_program *p, const fxge_trace *t);

/* Reports FXGE_D_BUG, a bug of fxge, at the node and returns false. */
bool fxge_bug(fxge_program *p, const fxge_node *n, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
/* Reports `id`, a fault of the user's graph, at the node and returns false. */
bool fxge_fail(fxge_program *p, const fxge_node *n, fxge_diag_id id, const char *fmt, ...)
	__attribute__((format(printf, 4, 5)));

/* ---- nodes that cannot be compiled (refuse.c) ---- */

/* Marks a node as refused, after errors at it.
 *
 * The node stays in the graph with the known metas of its results, and loses its row, so that
 * passes skip it as they skip unknown operators. One run can so report all such nodes; the pipeline
 * fails at its end. `ret` and `entry` of a graph may be refused too. */
void fxge_refuse(fxge_node *n);
/* Marks a node as refused without a diagnostic, because it depends on a refused node. */
void fxge_refuse_silently(fxge_node *n);
/* Reports an operator without a row that has no conversion to GE, with the reason. Returns
 * false. */
bool fxge_fail_unknown(const fxge_node *n);
/* Returns whether an operand's meta is unknown because its operator was refused or is unknown. */
bool fxge_lacks_operand(const fxge_node *n);

/* Checks structural rules and, if `stage` is not NULL, the operators that the stage allows. Returns
 * false after FXGE_D_VERIFY. */
bool fxge_program_verify(fxge_program *p, const char *stage);

#endif
