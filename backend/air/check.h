/* SPDX-License-Identifier: Apache-2.0 */
/* Shared declarations of the .air checker. */
#ifndef FXGE_BACKEND_AIR_CHECK_H
#define FXGE_BACKEND_AIR_CHECK_H

#include "backend/air/load.h"
#include "formats/zip.h"
#include "ir/optab.h"
#include "backend/chips/kernels.h"

enum { CHECK_DTYPE_UNKNOWN = -1 };

/* Descriptor, reduced to the parts that edges compare. */
typedef struct check_desc {
	int64_t dtype; /* GE proto number, or CHECK_DTYPE_UNKNOWN */
	int32_t rank;  /* -1 = unknown */
	bool unstated; /* the file has no shape */
	const int64_t *dims;
} check_desc;

typedef struct check_edge {
	const char *producer; /* name of the producer */
	uint32_t from;        /* position of the producer in its graph; UINT32_MAX = not found */
	uint32_t slot;        /* data slot of the consumer */
	int64_t index;        /* output, -1 = control */
} check_edge;

typedef struct check_op {
	const char *name, *type;
	const fxge_op *row; /* NULL = unknown type */
	const check_desc *in, *out;
	const check_edge *edges;
	const char *const *subgraphs;
	const int *in_port, *out_port; /* by slot: position in the prototype, -1 = none; or NULL */
	const uint8_t *is_ref;         /* by data slot: the input shares memory with an output */
	const uint8_t *at;             /* bytes of the operator in the file */
	uint32_t n_in, n_out, n_edges, n_subgraphs;
	int64_t index;        /* `index` of Data and RefData; -1 = none */
	int64_t parent_index; /* -1 = none */
	/* attribute that declares the dtype of the output, or NULL; its ge::DataType */
	const char *dtype_attr;
	int64_t dtype_number;
	uint32_t mark;
} check_op;

/* Result for the chain of a graph's parents; open while it is followed. */
typedef enum check_root { CHECK_UNSEEN, CHECK_OPEN, CHECK_ROOTED, CHECK_UNROOTED } check_root;

typedef struct check_graph {
	const fxge_air_gdef *def;
	check_op *ops;
	uint32_t n_ops;
	fxge_strmap by_name; /* name -> position + 1 */
	uint32_t net_output; /* position, UINT32_MAX = none */
	uint32_t n_net_outputs;
	uint32_t parents; /* number of operators that name it */
	const check_op *parent;
	const struct check_graph *parent_graph;
	check_root root;
} check_graph;

typedef struct checker {
	fxge_session *s;
	const fxge_chip_kernels *chip; /* to check for, or NULL */
	int cann;                      /* release of CANN (ops/cann.h) */
	bool geared;                   /* atc compiles for fixed sizes */
	struct {
		uint32_t ge, cores, by_code, lowered, rewritten, cpu, unknown, none;
	} counts;                             /* numbers of operators by engine */
	fxge_strmap unknown;                  /* types of unknown kernels */
	FXGE_VEC(const char *) unknown_types; /* the same, in order */
	fxge_arena *a;
	fxge_air_file file;
	fxge_strmap generations; /* directories of side files that are already checked */
	const fxge_zip *zip;     /* package of the .air, with its constants; or NULL */
	check_graph *graphs;
	size_t n_graphs;
	fxge_strmap by_name; /* graph name -> check_graph */
	fxge_strmap lines;   /* operator name -> fxge_loc of the program that was written */
	/* position of the check */
	const check_graph *graph;
	const check_op *op;
	bool ok;
} checker;

/* Reports an error at the current operator or graph. Returns false. */
bool check_fail(checker *c, fxge_diag_id id, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));

/* Groups the last report with an equal one of the same operator type. */
void check_group(checker *c, const check_op *o);

/* Return true for operator types that GE handles specially. */
bool check_is_data(const char *type);
bool check_is_const(const char *type);

/* Checks an operator without its context and fills `o` (check_op.c). */
void check_operator(checker *c, const ge_op *op, check_op *o);
/* Checks port names against slots and prototype (check_ports.c). */
void check_ports(checker *c, const ge_op *op, check_op *o);
/* Find the engine of the chip that computes the operator, and report the totals (check_chip.c). */
void check_chip(checker *c, const check_op *o);
void check_chip_summary(checker *c);
/* ---- check_attr.c ---- */
void check_attrs(checker *c, ge_entry *const *attr, size_t n, const char *what, bool metadata);
void check_desc_of(
	checker *c, const ge_desc *d, const char *what, bool may_be_absent, check_desc *out);
void check_attrs_row(checker *c, const ge_op *op, check_op *o);
bool check_desc_is_absent(const ge_desc *d);
/* ---- check_shapeless.c ---- */
/* Makes shapes and dtypes unknown if the file declares no shapes of results; reports a note. */
void check_shapeless(checker *c);
/* Checks the attribute `dtype_attr` against the output. */
void check_dtype_attr(checker *c, const check_op *o);
/* Check Const, FileConstant and their files, and Data (check_const.c). */
void check_constant(checker *c, const ge_op *op, const check_op *o);
void check_file_constant(checker *c, const ge_op *op, const check_op *o);
void check_data(checker *c, const ge_op *op, check_op *o);
/* Checks values that GE's shape functions need at compile time; after the edges (check_host.c). */
void check_host_values(checker *c, const check_graph *g);
/* Check the edges, order, inputs and outputs of one graph, and the relations between graphs
 * (check_graph.c). */
void check_graph_edges(checker *c, check_graph *g);
void check_graph_subgraphs(checker *c);
/* Follows GE's inference of a file without errors, and reports what GE refuses (walk/walk.c). */
void check_walk(checker *c);

#endif
