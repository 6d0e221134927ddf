/* The one graph of every stage: programs, graphs, nodes, operands and values.
 *
 * A node has an operator (ops/op.h) and, for each of the operator's parameters, a port {first,
 * count, state} over its flat operand array, which is in the order of the parameters. Operands are
 * values of other nodes, or constants (numbers, sizes, names, tensors). aten.* arguments and ge.*
 * inputs and attributes are the same thing. */
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

/* ---- what is known of a value ---- */

typedef enum fxge_meta_kind {
	FXGE_META_UNKNOWN,
	FXGE_META_TENSOR,
	FXGE_META_SIZE, /* a symbolic int, float or bool: `size` is its expression */
	FXGE_META_NONE, /* Python's None, or a result that does not exist */
	FXGE_META_TOKEN,
} fxge_meta_kind;

typedef struct fxge_meta {
	uint8_t kind; /* fxge_meta_kind */
	fxge_dtype dtype : 8;
	uint8_t format; /* fxge_format: ge.* stage only */
	int8_t rank;    /* -1 = unknown rank (files only) */
	const fxge_size *shape;
	const fxge_size *stride; /* NULL = contiguous or not known */
	/* Integer tensors of up to FXGE_MAX_CONST_VALUE elements: their values, or NULL; of an input
	 * that is a number, of any type: what it is. */
	const fxge_size *const_value;
	fxge_size size; /* META_SIZE */
} fxge_meta;

typedef enum fxge_format { /* GE's numbers; ND for all but the NCHW family */
	FXGE_FORMAT_NCHW = 0,
	FXGE_FORMAT_ND = 2,
	FXGE_FORMAT_NCDHW = 30,
} fxge_format;

/* ---- operands ---- */

typedef enum fxge_operand_kind {
	FXGE_K_NONE, /* an absent element of a list; absent ports have no operands at all */
	FXGE_K_VALUE,
	FXGE_K_INT, /* symbolic or constant integer: `size` */
	FXGE_K_SYM, /* symbolic float or bool expression: `size` */
	FXGE_K_FLOAT,
	FXGE_K_BOOL,
	FXGE_K_STR, /* also devices */
	FXGE_K_DTYPE,
	FXGE_K_LAYOUT, /* `i`: torch's serde number */
	FXGE_K_MEMORY_FORMAT,
	FXGE_K_TENSOR, /* constant tensor */
	FXGE_K_COMPLEX,
	FXGE_K_CAPTURE, /* patterns and compositions only: `name` of a parameter or capture */
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

/* May an operand of this kind stand in a port of that type? */
bool fxge_kind_fits(fxge_ptype t, fxge_operand_kind k);

typedef struct fxge_port {
	uint32_t first;
	uint32_t count : 31;
	bool present : 1; /* an empty list is present with count 0 */
} fxge_port;
static inline fxge_port
fxge_port_of(size_t first, size_t count, bool present)
{
	return (fxge_port){(uint32_t)first, count & INT32_MAX, present};
}

struct fxge_value {
	fxge_node *def;        /* for inputs of a graph: graph->entry */
	uint32_t index;        /* result index of def, or index of the input */
	fxge_name name;        /* unique in its graph; never NULL once printed or written */
	fxge_operand *uses;    /* through next_use; the order is not defined */
	const fxge_meta *meta; /* never NULL; the same for equal ones, nearly always */
};

/* What a walk over a graph reads stands in front, in one line of the cache. */
struct fxge_node {
	const fxge_op *op; /* NULL for entry and ret */
	fxge_node *next, *prev;
	fxge_value **results;
	fxge_operand *operands;
	uint32_t n_results, n_operands, n_regions;
	uint32_t mark; /* scratch of the running pass */
	fxge_graph *graph;
	const fxge_port *ports; /* op->n_params of them (ret: 1), shared by nodes that are alike */
	fxge_graph **regions;
	const fxge_loc *loc;   /* may be NULL */
	fxge_name name;        /* nn name of the saved graph, or NULL; GE node names derive from it */
	const fxge_op *origin; /* the operator of the saved graph that it is part of, NULL = its own */
	uint32_t id;           /* unique in the program, in order of creation */
	uint32_t tag;          /* scratch of the running pass */
};

/* ---- graphs ---- */

struct fxge_graph {
	fxge_program *program;
	fxge_node *parent; /* node whose region it is, NULL = main graph */
	fxge_name name;
	fxge_node *entry, *ret; /* sentinels of the node list; entry's results are the inputs, ret's
							   operands the outputs */
	uint32_t n_nodes;       /* between the two */
};

#define FXGE_EACH_NODE(n, g) for (fxge_node *n = (g)->entry->next; n != (g)->ret; n = n->next)
/* The loop variable may be erased. */
#define FXGE_EACH_NODE_SAFE(n, g)                                                                  \
	for (fxge_node *n = (g)->entry->next, *n##_next = n->next; n != (g)->ret;                      \
		 n = n##_next, n##_next = n->next)
/* `u->user` uses the value. */
#define FXGE_EACH_USE(u, v) for (fxge_operand *u = (v)->uses; u; u = u->next_use)

/* ---- programs ---- */

typedef enum fxge_role {
	FXGE_ROLE_USER, /* given by the caller */
	FXGE_ROLE_PARAMETER,
	FXGE_ROLE_BUFFER,   /* constant unless some output updates it: then it is state */
	FXGE_ROLE_CONSTANT, /* lifted tensor constant; state when something writes it */
	FXGE_ROLE_STATE,    /* kept between runs by the session: RefData */
	FXGE_ROLE_TOKEN,
	FXGE_ROLE_LITERAL, /* user input that is a constant: None, 1.5, "x" */
} fxge_role;

/* How input i of the main graph is fed. Parallel to entry's results. */
typedef struct fxge_input {
	fxge_role role;
	fxge_name name;            /* user's argument name */
	fxge_name target;          /* qualified name of parameter, buffer, constant, state */
	const fxge_tensor *tensor; /* initial value of parameter, buffer, constant, state */
	fxge_operand literal;      /* ROLE_LITERAL; its kind is a constant */
} fxge_input;

typedef enum fxge_output_kind {
	FXGE_OUT_USER,
	FXGE_OUT_LOSS,
	FXGE_OUT_STATE,          /* new value of the state `target` */
	FXGE_OUT_INPUT_MUTATION, /* new value of user input `target` */
	FXGE_OUT_GRADIENT,       /* gradient of parameter or user input `target` */
	FXGE_OUT_TOKEN,
	FXGE_OUT_TRACE, /* a value of the saved program, shown for comparison: `name` is its own */
} fxge_output_kind;

/* What output i of the main graph means. Parallel to ret's operands (which may be constants or
 * NONE). */
typedef struct fxge_output {
	fxge_output_kind kind;
	fxge_name name; /* user's name: key of the result, or the value's name */
	fxge_name target;
	bool number; /* stage "ge": a value that was a Python number */
} fxge_output;

/* How the saved function is called: the trees of its arguments and of its result, as PyTorch's
 * pytree writes them (JSON), for whoever calls it from Python. */
typedef struct fxge_call_form {
	const char *in_spec, *out_spec; /* NULL = not known */
	const char *const *arg_names;   /* of the function, in order; NULL-terminated */
} fxge_call_form;

typedef struct fxge_guard {
	fxge_name text; /* as saved */
	fxge_size cond; /* parsed condition */
	bool parsed;
	bool inferred; /* not saved: shape inference relies on it */
} fxge_guard;

/* A value of the saved program that is followed through the passes (ir/trace.c). */
typedef struct fxge_trace {
	fxge_name name; /* of the FX node; in a graph that the node calls: GRAPH/NODE */
	const fxge_op *op;
	const fxge_loc *loc;
	fxge_value *value;
	const uint32_t *inputs; /* the traces that its node reads */
	uint32_t n_inputs;
	bool kept; /* computed at the end too: an output shows it */
} fxge_trace;

/* Names of groups of ranks. */
typedef FXGE_VEC(fxge_name) fxge_group_names;

enum { FXGE_UNUSED_SIZES = 64 };

struct fxge_program {
	fxge_session *session;
	fxge_arena arena;   /* everything that lives as long as the program */
	fxge_arena scratch; /* of the running pass: reset when it returns */
	fxge_names *names;  /* the session's */
	fxge_syms *syms;
	fxge_graph *main;
	FXGE_VEC(fxge_input) inputs;
	FXGE_VEC(fxge_output) outputs;
	FXGE_VEC(const fxge_tensor *) tensors; /* weights in the order of the file */
	fxge_map tensor_by_name;
	fxge_map tensor_suffix;    /* of names made from a stem: the next to try */
	fxge_map placeholders;     /* rows of unknown operators, see fxge_op_placeholder */
	fxge_map metas, shapes;    /* of values, and lists of sizes in them, each once: few differ */
	fxge_map ports;            /* the same of nodes */
	FXGE_VEC(fxge_port) draft; /* ports of the node that is being made */
	struct fxge_unused_node
		*unused[FXGE_UNUSED_SIZES]; /* memory of nodes by its size, for others */
	FXGE_VEC(fxge_guard) guards;
	FXGE_VEC(fxge_trace) traces; /* in program order; empty unless asked for */
	fxge_map replacements;       /* of values: what took over for them, while traces are followed */
	fxge_name name;              /* model name */
	fxge_name producer;          /* "torch 2.13.0", or NULL */
	const char *types;           /* rows of GE types that came with it, or NULL */
	fxge_call_form form;
	fxge_gears gears;
	uint32_t next_id, n_nodes;
	int composing;      /* compositions within each other whose results are being inferred */
	uint32_t composed;  /* nodes that they made, since the outermost began */
	uint32_t n_refused; /* nodes that cannot be compiled (fxge_refuse) */
	struct fxge_support *support; /* what compiling it would tell, or NULL (driver/support.c) */
	struct fxge_costs *costs;     /* what it would cost, or NULL (driver/cost/cost.c) */
	const struct fxge_fuse_options
		*fuse;     /* of the running compilation (passes/passes.h), or NULL */
	bool reading;  /* nothing ran yet: what breaks a rule is the file's fault, not ours */
	bool late;     /* read behind "import": nodes and their order are the file's word */
	int cann;      /* release of CANN that it is for (ops/cann.h); 0 = every one */
	bool in_place; /* inputs that are changed may be written where they lie; not written to files */
	fxge_name om;  /* stage "om": the file, whose graph nothing here knows; else NULL */
	fxge_group_names groups; /* of an .om (ir/groups.h); of others the graph tells */
	const char *
		stage; /* name of the last stage that is complete: "import", "functional", ... "ge"; "om" */
};

fxge_program *fxge_program_new(fxge_session *s, const char *name);
void fxge_program_release(fxge_program *p);
/* A program that can be changed without changing `p`, which must outlive it. */
fxge_program *fxge_program_copy(const fxge_program *p);

/* A second graph for a region, or the main graph when there is none yet. */
fxge_graph *fxge_graph_new(fxge_program *p, const char *name);
fxge_value *fxge_graph_add_input(fxge_graph *g, fxge_name name, const fxge_meta *meta);
/* The inputs from here on: those that there are in another order, but some that have no uses. */
void fxge_graph_set_inputs(fxge_graph *g, fxge_value *const *v, uint32_t n);
/* Takes input i away; it must have no uses. Indices of the later ones move down. (main: p->inputs
 * too) */
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

/* ---- making and changing nodes ---- */

/* One argument of a node that is being made: parameter index and operands. Made by the fxge_a_*
 * functions. */
typedef struct fxge_arg {
	int param; /* -1 ends the list */
	fxge_operand_kind kind;
	bool list;
	bool plain; /* INT: of int64, not of sizes */
	int n;      /* elements when list */
	union {
		fxge_value *value;
		fxge_value *const *values; /* elements may be NULL: absent */
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
		const fxge_operand *raw; /* any operands, copied: kind is FXGE_K_NONE */
		struct {
			double re, im;
		};
	};
} fxge_arg;

/* The first parameter, of code for operators that have in common what it is. */
enum { FXGE_FIRST = 0 };

#define FXGE_ARGS(...) ((const fxge_arg[]){__VA_ARGS__, {.param = -1}})
/* Values for the first parameters of an operator that is chosen among several. */
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
/* The operands of port `port` of node `n`, as they are (present or not). */
fxge_arg fxge_a_port(int param, const fxge_node *n, int port);
/* What a row writes; FXGE_LIT_NONE and _ABSENT: absent. */
fxge_arg fxge_a_literal(int param, const fxge_lit *l);
fxge_arg fxge_a_raw(int param, const fxge_operand *o, int n, bool list);

/* Makes a node before `before` (graph->ret = at the end). Parameters that are not named take the
 * row's default. Kinds are checked against the row: a mismatch is our bug (FXGE_D_BUG, returns
 * NULL). A port that equals its default is absent: ask through ir/call.h, which supplies defaults.
 * Results get unknown metas; `n_results` 0 = as the row says (list results: must be given). */
fxge_node *fxge_node_new(fxge_graph *g, fxge_node *before, const fxge_op *op, const fxge_arg *args,
	uint32_t n_results, const fxge_loc *loc);
/* For readers: a node with `n_operands` empty operands and no ports; set operands (values by
 * fxge_operand_set), then call fxge_node_finish. */
fxge_node *fxge_node_alloc(fxge_graph *g, fxge_node *before, const fxge_op *op, uint32_t n_operands,
	uint32_t n_results, uint32_t n_regions, const fxge_loc *loc);

/* Gives a node its ports: brings operands into the order of the parameters, drops ports that equal
 * their row's default (one form for each call), and checks kinds against the row. What stands in
 * `ports` is lost. False after FXGE_D_BUG. */
bool fxge_node_finish(fxge_node *n, fxge_port *ports);

/* Sets operand `o` of its node to a value and keeps the use lists right. `o->user` must be set. */
void fxge_operand_set(fxge_operand *o, fxge_value *v);
/* Copies of `o` in place of the operands of a node that has one port. */
void fxge_node_set_operands(fxge_node *n, const fxge_operand *o, uint32_t count);
/* Takes the operand out of its value's use list and makes it absent. */
void fxge_operand_clear(fxge_operand *o);
/* All uses of `a` (also by graph outputs) become uses of `b`, which equals it. `b` takes over a's
 * name if it has none. */
void fxge_value_replace(fxge_value *a, fxge_value *b);
/* `b` stands for what `a` stood for, without uses changing hands: whoever follows `a` finds `b`. */
void fxge_value_replaced_by(fxge_value *a, fxge_value *b);
/* Unlinks a node; its results must have no uses (FXGE_D_BUG otherwise, and nothing happens). */
void fxge_node_erase(fxge_node *n);
/* The same, and later nodes get its memory: nobody may know it or its results any more. */
void fxge_node_free(fxge_node *n);
void fxge_node_move_before(fxge_node *n, fxge_node *before);
/* True if `a` comes before `b` in their common graph. O(1) after fxge_graph_number. */
void fxge_graph_number(fxge_graph *g); /* node->mark = position */
bool fxge_value_has_one_use(const fxge_value *v);
/* Something uses a result of the node. */
static inline bool
fxge_node_is_used(const fxge_node *n)
{
	for (uint32_t k = 0; k < n->n_results; k++)
		if (n->results[k]->uses)
			return true;
	return false;
}

/* Outputs of the graph: operands of ret. */
void fxge_graph_set_outputs(fxge_graph *g, const fxge_operand *o, uint32_t n);
fxge_operand *fxge_graph_output(const fxge_graph *g, uint32_t i);
static inline uint32_t
fxge_graph_n_outputs(const fxge_graph *g)
{
	return g->ret->n_operands;
}

/* ---- reading nodes ---- */

static inline const fxge_operand *
fxge_port_at(const fxge_node *n, int param, uint32_t i)
{
	return &n->operands[n->ports[param].first + i];
}
/* The operator that the saved program calls here, whatever became of it. */
static inline const fxge_op *
fxge_node_origin(const fxge_node *n)
{
	return n->origin ? n->origin : n->op;
}
/* The value in a single-valued port, NULL when absent or a constant. */
fxge_value *fxge_node_in(const fxge_node *n, int param);
/* Argument `param` is this literal, as given or by its default. */
bool fxge_node_says(const fxge_node *n, int param, const fxge_lit *l);
/* The tensor that a node holds, of a constant; NULL = none. */
const fxge_tensor *fxge_node_tensor(const fxge_node *n);
static inline fxge_value *
fxge_node_out(const fxge_node *n, uint32_t i)
{
	return n->results[i];
}

/* ---- metas ---- */

/* The program's copy of a list of sizes: not NULL where it is empty, and the same for equal ones.
 */
const fxge_size *fxge_program_sizes(fxge_program *p, const fxge_size *s, size_t n);
/* The same of ports. */
const fxge_port *fxge_program_ports(fxge_program *p, const fxge_port *q, size_t n);
/* What nothing is known of has. */
extern const fxge_meta fxge_meta_unknown;
/* The meta, its shape, stride and const_value are copied into the program. */
void fxge_value_set_meta(fxge_program *p, fxge_value *v, const fxge_meta *m);
/* A tensor meta in arena `a`. */
fxge_meta fxge_meta_tensor(fxge_arena *a, fxge_dtype dt, int rank, const fxge_size *shape);
/* All sizes constant: writes them to out[rank] and returns true. */
bool fxge_meta_static(const fxge_program *p, const fxge_meta *m, int64_t *out);
/* Whether the elements lie in memory in their order, by the strides that the program's file gives.
 */
bool fxge_meta_in_order(fxge_syms *t, const fxge_meta *m);

/* ---- tensors and names ---- */

void fxge_program_add_tensor(fxge_program *p, const fxge_tensor *t);
/* NULL = none of that name. */
const fxge_tensor *fxge_program_tensor(const fxge_program *p, fxge_name name);
/* A name of the form `stem`, `stem_1`, ... that no tensor of the program has. */
fxge_name fxge_program_fresh_tensor_name(fxge_program *p, const char *stem);
/* Gives every value of every graph a unique name, deterministic: from its node's name, else its op.
 */
void fxge_program_name_values(fxge_program *p);

/* Records a condition that shape inference had to rely on: an assumption of the compiler from here
 * on, and a guard that whoever binds inputs checks. Equal conditions are recorded once. */
void fxge_program_guard(fxge_program *p, fxge_size cond);

/* ---- following values (trace.c) ---- */

/* From here on every named tensor of the program is followed. */
void fxge_trace_begin(fxge_program *p);
/* Those that are still computed become outputs of kind FXGE_OUT_TRACE. */
void fxge_trace_end(fxge_program *p);

/* Our bug: reports FXGE_D_BUG at the node and returns false. */
bool fxge_bug(fxge_program *p, const fxge_node *n, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
/* The user's graph: reports `id` at the node and returns false. */
bool fxge_fail(fxge_program *p, const fxge_node *n, fxge_diag_id id, const char *fmt, ...)
	__attribute__((format(printf, 4, 5)));

/* ---- nodes that cannot be compiled (refuse.c) ---- */

/* After errors at the node: it stays where it is, with what is known of its results, and loses its
 * row, so that passes leave it alone as they do operators that nobody knows. So one run tells of
 * all such nodes; the pipeline fails when it is through. Graphs' `ret` and `entry` may be refused
 * too. */
void fxge_refuse(fxge_node *n);
/* A node that fails for want of what a refused one would have told: nothing is said of it. */
void fxge_refuse_silently(fxge_node *n);
/* Reports that no way leads to GE from an operator without a row, and why; false. */
bool fxge_fail_unknown(const fxge_node *n);
/* Nothing is known of an operand, since its operator was refused or is not known. */
bool fxge_lacks_operand(const fxge_node *n);

/* Structural rules and, when `stage` is not NULL, which operators may remain. False after
 * FXGE_D_VERIFY. */
bool fxge_program_verify(fxge_program *p, const char *stage);

#endif
