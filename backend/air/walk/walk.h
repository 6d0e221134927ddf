/* SPDX-License-Identifier: Apache-2.0 */
/* Shared declarations of the walk: GE's own inference of a graph, followed node by node.
 *
 * GraphPrepare visits the nodes in order and replaces the shapes of the file by those that GE's
 * shape functions infer from the inputs, with -1 for unknown sizes. The functions are public; their
 * arithmetic here includes their faults. A node whose function is not in the table keeps the
 * shapes of the file, and loses ranges and values. */
#ifndef FXGE_BACKEND_AIR_WALK_WALK_H
#define FXGE_BACKEND_AIR_WALK_WALK_H

#include "backend/air/check.h"

/* Sizes as GE has them: -1 is unknown, other negative numbers are results of its arithmetic. */
typedef struct walk_shape {
	int32_t rank; /* -1 = unknown */
	const int64_t *dims;
} walk_shape;

/* Tensor as GE infers it. */
typedef struct walk_tensor {
	walk_shape shape;
	walk_shape min, max; /* bounds of the sizes if `ranged` */
	bool ranged;
	int32_t n_value; /* -1: the value is unknown at compile time */
	int64_t dtype;   /* GE proto number */
	const int64_t *value;
	const check_op *origin; /* operator without a prototype that the shape comes from, or NULL */
} walk_tensor;

typedef struct walker {
	checker *c;
	const check_graph *graph;
	walk_tensor **tensors; /* by operator of the graph: its results */
	uint8_t *is_read; /* by operator: another one than NetOutput reads it; NULL = not counted */
	uint32_t depth;   /* nesting of the graph */
} walker;

/* One call of a shape function. */
typedef struct walk_call {
	walker *w;
	const check_op *op;
	const ge_op *def;             /* operator with its attributes */
	const walk_tensor *const *in; /* by input slot; NULL = absent */
	const walk_shape *shape;      /* by input slot: shapes, or one end of their ranges */
	walk_shape *out;              /* by result; initially as in the file */
	const char *reason;           /* GE's reason of a refusal */
	bool open_range;              /* the refusal is due to a range without an upper bound */
} walk_call;

/* Sets `out`. Returns false after walk_refuse. */
typedef bool walk_fn(walk_call *c);

typedef enum walk_trust {
	WALK_SURE,   /* every known version refuses the form */
	WALK_PUBLIC, /* the public function refuses it; another version may not */
} walk_trust;

/* Shape function of an operator type. */
typedef struct walk_row {
	const char *type;
	walk_fn *fn;
	walk_trust trust;
	bool differs; /* its results may differ from the program's: report that */
	const char *hint;
} walk_row;

/* Returns the row of an operator, or NULL. */
const walk_row *walk_row_of(const check_op *o);

/* Sets the reason of a refusal. Returns false. */
bool walk_refuse(walk_call *c, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* Returns the slot of the first tensor of an input port; -1 if it is absent. */
int walk_slot(const walk_call *c, const char *port);
/* Returns the number of tensors of a dynamic port. */
int walk_count(const walk_call *c, const char *port);
int64_t walk_int(const walk_call *c, const char *attr, int64_t otherwise);
bool walk_bool(const walk_call *c, const char *attr, bool otherwise);
/* Returns a list attribute of integers and stores its length in *n; NULL and 0 without it. */
const int64_t *walk_ints(const walk_call *c, const char *attr, size_t *n);
/* Returns true if a string attribute has this value; an absent one has `otherwise`. */
bool walk_is(const walk_call *c, const char *attr, const char *otherwise, const char *value);
/* Returns true if another operator than NetOutput reads a result. */
bool walk_is_read(const walk_call *c);
/* Returns a copy of a shape, to be changed. */
int64_t *walk_copy(const walk_call *c, walk_shape s, int32_t rank);
bool walk_is_unknown(walk_shape s);
/* Returns the sizes as text: [2, -1]. */
const char *walk_text(fxge_arena *a, walk_shape s);

/* ---- shape functions by family ---- */
walk_fn walk_same, walk_broadcast;                               /* elementwise.c */
walk_fn walk_concat, walk_concat_v2, walk_pack;                  /* join.c */
walk_fn walk_strided_slice_v2, walk_reshape, walk_index;         /* join.c */
walk_fn walk_avg_pool_v2, walk_max_pool_3d;                      /* pool.c */
walk_fn walk_fused_mat_mul, walk_grouped_mat_mul, walk_finalize; /* product.c */
walk_fn walk_trans_quant_param, walk_mx;                         /* product.c */

/* Sets the value of a result that GE folds (fold.c). */
void walk_fold(walk_call *c, walk_tensor *out);
/* Infers an operator with subgraphs (control.c): walks them with the operator's inputs. */
void walk_control(walk_call *c, walk_tensor *out);
/* Walks one graph, whose Data receive `in`, by the parent's inputs; NULL: the root graph. Returns
 * the inputs of its NetOutput, NULL if it has none. */
const walk_tensor *const *walk_graph(
	walker *w, const check_graph *g, const walk_tensor *const *in, uint32_t n);
/* Reports a refusal at the current operator. */
void walk_report(walker *w, const walk_row *row, const walk_call *c);

#endif
