/* SPDX-License-Identifier: Apache-2.0 */
/* The importer: makes a program of messages of proto/fx_graph.proto, for every file format. A
 * reader supplies the messages node by node. */
#ifndef FXGE_FRONTEND_IMPORT_H
#define FXGE_FRONTEND_IMPORT_H

#include "ir/call.h"
#include "ir/graph.h"
#include "ir/optab.h"
#include "ops/table.h"
#include "proto/fx_graph.pb-c.h"

typedef struct fxge_importer fxge_importer;
typedef struct fxge_in_source fxge_in_source;

/* An open graph of a saved program. Messages are valid until the graph is closed, a node until the
 * next one. */
typedef struct fxge_in_graph {
	Fx__Argument **inputs, **outputs;
	size_t n_inputs, n_outputs;
	uint64_t n_nodes; /* a lower bound of the remaining nodes, for progress */
	void *impl;
} fxge_in_graph;

/* Callbacks of a reader. Functions that return a message return NULL if there is none; after a
 * diagnostic they set `failed` too. */
struct fxge_in_source {
	bool (*open)(fxge_in_source *s, ProtobufCBinaryData where, fxge_in_graph *g);
	const Fx__Node *(*next)(fxge_in_source *s, fxge_in_graph *g);
	const Fx__TensorMeta *(*tensor)(fxge_in_source *s, fxge_in_graph *g, const char *name);
	const Fx__SymInt *(*sym_int)(fxge_in_source *s, fxge_in_graph *g, const char *name);
	const Fx__SymFloat *(*sym_float)(fxge_in_source *s, fxge_in_graph *g, const char *name);
	const Fx__SymBool *(*sym_bool)(fxge_in_source *s, fxge_in_graph *g, const char *name);
	bool failed;
};

/* The parts of a saved program outside of its graphs. */
typedef struct fxge_in_program {
	const char *path; /* path of the file, for messages */
	const char *torch_version;
	ProtobufCBinaryData graph; /* the main graph, for `open` */
	const Fx__GraphSignature *signature;
	const char *in_spec, *out_spec; /* pytrees of inputs and outputs, or NULL */
	char *const *arg_names; /* argument names of the user's function, in order; may be empty */
	size_t n_arg_names;
	Fx__RangeEntry *const *ranges;
	size_t n_ranges;
	char *const *guards_code;
	size_t n_guards_code;
	/* in .fxpb files only */
	const fxge_name *strings;
	size_t n_strings;
	Fx__Symbol *const *symbols;
	size_t n_symbols;
	const char *const *exprs;
	size_t n_exprs;
	Fx__Location *const *locations;
	size_t n_locations;
	Fx__Guard *const *guards;
	size_t n_guards;
	const char *types; /* rows of GE types, or NULL */
} fxge_in_program;

/* Meaning of a name in a graph: a value, or an expression that no node computes. */
typedef struct fxge_in_value {
	fxge_value *value; /* NULL: the name means `size` */
	fxge_size size;
} fxge_in_value;

/* Encoded meaning of a name: an fxge_value, or an fxge_in_size with the lowest bit set; 0 =
 * none. */
typedef uintptr_t fxge_in_meaning;

typedef struct fxge_in_scope {
	fxge_in_graph *in;
	fxge_graph *graph;
	FXGE_VEC(struct fxge_in_hidden {
		uint32_t name; /* number of the name */
		fxge_in_meaning meaning;
	})
	hidden; /* meanings outside of a nested graph, restored at its end */
	int depth;
} fxge_in_scope;

/* Declaration of a node's result. */
typedef struct fxge_in_result {
	const char *name; /* NULL: no name */
	const Fx__TensorArgument *tensor;
	fxge_sym_type type;
	fxge_size constant;
	bool number, is_constant;
} fxge_in_result;

struct fxge_importer {
	fxge_session *s;
	fxge_program *p;
	fxge_diags *d;
	fxge_in_source *src;
	const fxge_in_program *in;
	fxge_arena *tmp;       /* lifetime of the import */
	fxge_loc loc;          /* location of the file */
	const fxge_node *node; /* node under construction, for messages; may be NULL */
	const char *node_name, *target;
	fxge_strmap targets;   /* fxge_target, by target text */
	fxge_op_table *types;  /* in->types, parsed on first use */
	fxge_strmap exprs;     /* expression, by text */
	fxge_size *expr_table; /* in->exprs, parsed */
	fxge_strmap traces, modules;
	fxge_map locs;                      /* fxge_loc, by (frames, module) */
	const fxge_loc **loc_table;         /* in->locations */
	const fxge_loc *plain;              /* location of nodes without metadata */
	FXGE_VEC(fxge_in_meaning) meanings; /* by the names' numbers */
	FXGE_VEC(fxge_operand) ops;         /* operands of the node under construction */
	FXGE_VEC(fxge_port) ports;          /* its ports */
	FXGE_VEC(bool) given;               /* by port: an argument was passed */
	FXGE_VEC(fxge_in_result) results;
	fxge_map scales; /* values of float8_e8m0fnu, which are bytes here */
	bool has_scales;
	/* If not NULL: the promotion of the node's tensors; numbers in place of tensors become 0-d
	 * tensors. */
	const fxge_promotion *wrap_numbers;
	bool wrap_wide; /* makes them int64 or double: the operator does not compute with them */
};

/* Target of a node, looked up once for each text. */
typedef struct fxge_target {
	const char *name;  /* "aten.add.Tensor" */
	const fxge_op *op; /* NULL if unknown */
	int sym;           /* function of numbers, see import_sym.c; -1 = an operator */
} fxge_target;

/* Imports a program into `p`, which has its tensors already. Returns false after diagnostics. */
bool fxge_import(fxge_session *s, fxge_program *p, fxge_in_source *src, const fxge_in_program *in);

/* ---- internal to the importer ---- */

/* Reports at the current node and returns false. */
bool fxge_import_fail(fxge_importer *im, fxge_diag_id id, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));

/* Returns the name of the value that an argument refers to; NULL for a constant. */
const char *fxge_import_referred(const Fx__Argument *a);
bool fxge_import_define(fxge_importer *im, fxge_in_scope *sc, fxge_name name, fxge_value *v);
bool fxge_import_define_size(fxge_importer *im, fxge_in_scope *sc, fxge_name name, fxge_size size);
bool fxge_import_lookup(
	fxge_importer *im, const fxge_in_scope *sc, const char *name, fxge_in_value *out);
bool fxge_import_tensor(
	fxge_importer *im, const fxge_in_scope *sc, const Fx__TensorArgument *a, fxge_value **out);
fxge_name fxge_import_name(fxge_importer *im, const char *text, const char *what);

/* import_meta.c: expressions, metas, ranges and guards */
bool fxge_import_prepare(fxge_importer *im); /* symbols, ranges, expression table */
bool fxge_import_guards(fxge_importer *im, fxge_in_graph *g);
bool fxge_import_expr(fxge_importer *im, const Fx__SymExpr *e, fxge_size *out);
bool fxge_import_expr_ref(fxge_importer *im, uint32_t ref, fxge_size *out);
bool fxge_import_dim(fxge_importer *im, const Fx__SymInt *d, fxge_size *out);
bool fxge_import_meta(fxge_importer *im, const Fx__TensorMeta *m, const char *name, fxge_meta *out);
/* Notes that a value is of float8_e8m0fnu. */
void fxge_import_note_scale(fxge_importer *im, const fxge_value *v);
/* Returns true if the storage of the tensor begins before its first element. */
bool fxge_import_is_part(const Fx__TensorMeta *m);
/* Returns the file's own expression for a number; *have is false if there is none. */
bool fxge_import_number(fxge_importer *im, fxge_in_graph *g, const char *name, fxge_sym_type t,
	fxge_size *out, bool *have);

/* import_sym.c: functions of numbers, which make no nodes */
int fxge_import_sym_find(const char *target);
bool fxge_import_sym_node(
	fxge_importer *im, fxge_in_scope *sc, const fxge_target *t, const Fx__Node *n, bool *done);

/* import_args.c: arguments by schema. Operands are added to im->ops; failures return false after a
 * diagnostic. */
typedef enum fxge_fit {
	FXGE_FIT_OK,
	FXGE_FIT_INVALID, /* reported */
	FXGE_FIT_UNKNOWN, /* not reported: a node cannot have this form of argument */
	FXGE_FIT_NUMBER,  /* a number for a tensor parameter */
} fxge_fit;
fxge_fit fxge_import_operands(fxge_importer *im, const fxge_in_scope *sc, const fxge_param *p,
	const Fx__Argument *a, bool *present);
bool fxge_arg_is_list(const Fx__Argument *a);
const char *fxge_arg_form(const Fx__Argument *a); /* "as_tensor" */

/* import_node.c */
bool fxge_import_node(fxge_importer *im, fxge_in_scope *sc, const Fx__Node *n);

/* import_ops.c: rows of target texts, and placeholder rows */
fxge_target *fxge_import_target(fxge_importer *im, const char *text);
const fxge_op *fxge_import_placeholder(
	fxge_importer *im, const fxge_target *t, const Fx__Node *n, const char *refusal);
const fxge_op *fxge_import_scalar_form(fxge_importer *im, const fxge_op *op);

/* import_loc.c */
const fxge_loc *fxge_import_loc(fxge_importer *im, const Fx__Node *n);

/* import_sig.c: inputs and outputs of the main graph */
bool fxge_import_inputs(fxge_importer *im, fxge_in_scope *sc);
bool fxge_import_outputs(fxge_importer *im, fxge_in_scope *sc);
/* import_spec.c: the user's names of inputs (`past[0]['key']`) and outputs (`cache.0`), from the
 * saved pytrees; out[i] stays NULL if they have none */
void fxge_import_input_names(fxge_importer *im, fxge_name *out, size_t n);
void fxge_import_output_names(fxge_importer *im, fxge_name *out, size_t n);
/* Stores the pytrees in the program. */
void fxge_import_call_form(fxge_importer *im);

/* import.c */
bool fxge_import_region(
	fxge_importer *im, const fxge_in_scope *outer, const Fx__GraphArgument *ga, fxge_graph **out);
/* Imports the results of a graph as its outputs. */
bool fxge_import_results(fxge_importer *im, fxge_in_scope *sc);

#endif
