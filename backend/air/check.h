/* What the files of the .air checker share. */
#ifndef FXGE_BACKEND_AIR_CHECK_H
#define FXGE_BACKEND_AIR_CHECK_H

#include "backend/air/load.h"
#include "formats/zip.h"
#include "ir/optab.h"
#include "ops/soc.h"

/* A descriptor, as much of it as edges compare. */
typedef struct check_desc {
	int64_t dtype; /* GE proto number */
	int32_t rank;  /* -1 = unknown */
	const int64_t *dims;
} check_desc;

typedef struct check_edge {
	const char *producer; /* name */
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
	int64_t index;        /* of Data and RefData; -1 = none */
	int64_t parent_index; /* -1 = none */
	uint32_t mark;
} check_op;

typedef struct check_graph {
	const fxge_air_gdef *def;
	check_op *ops;
	uint32_t n_ops;
	fxge_strmap by_name; /* name -> position + 1 */
	uint32_t net_output; /* position, UINT32_MAX = none */
	uint32_t n_net_outputs;
	uint32_t parents; /* how many operators name it */
	const check_op *parent;
	const struct check_graph *parent_graph;
} check_graph;

typedef struct checker {
	fxge_session *s;
	const fxge_soc *soc; /* the chip that the graph is for, or NULL */
	int cann;            /* release of CANN (ops/cann.h) */
	uint32_t on_chip, by_code, without, elsewhere, unknown; /* operators: where it runs them */
	fxge_arena *a;
	fxge_air_file file;
	fxge_strmap generations; /* directories of side files that were compared with their names */
	const fxge_zip *zip;     /* the package that the .air is in, with its constants; or NULL */
	check_graph *graphs;
	size_t n_graphs;
	fxge_strmap by_name; /* graph name -> check_graph */
	/* where the check is */
	const check_graph *graph;
	const check_op *op;
	bool ok;
} checker;

/* Reports at the operator that is being checked (or its graph). Returns false. */
bool check_fail(checker *c, fxge_diag_id id, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));

/* What was reported last is counted with an earlier one of the operator's type that says the same.
 */
void check_group(checker *c, const check_op *o);

/* Type names that GE treats by themselves. */
bool check_is_data(const char *type);
bool check_is_const(const char *type);

/* check_op.c: everything about one operator by itself; fills `o`. */
void check_operator(checker *c, const ge_op *op, check_op *o);
/* check_ports.c: port names against slots and prototype. */
void check_ports(checker *c, const ge_op *op, check_op *o);
/* check_soc.c: whether the chip has a kernel for the operator and its dtypes; and the sum of all.
 */
void check_soc(checker *c, const check_op *o);
void check_soc_summary(checker *c);
/* check_attr.c */
void check_attrs(checker *c, ge_entry *const *attr, size_t n, const char *what, bool metadata);
void check_desc_of(
	checker *c, const ge_desc *d, const char *what, bool may_be_absent, check_desc *out);
void check_attrs_row(checker *c, const ge_op *op, const check_op *o);
bool check_desc_is_absent(const ge_desc *d);
/* check_const.c: Const, FileConstant and their files; Data. */
void check_constant(checker *c, const ge_op *op, const check_op *o);
void check_file_constant(checker *c, const ge_op *op, const check_op *o);
void check_data(checker *c, const ge_op *op, check_op *o);
/* check_host.c: values that GE's shape functions want to know when it compiles; behind the edges.
 */
void check_host_values(checker *c, const check_graph *g);
/* check_graph.c: edges, order, inputs and outputs of one graph; then the graphs among each other.
 */
void check_graph_edges(checker *c, check_graph *g);
void check_graph_subgraphs(checker *c);

#endif
