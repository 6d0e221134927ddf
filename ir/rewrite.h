/* One node being replaced by others: what decompositions (aten to aten) and converters (aten to ge)
 * share. */
#ifndef FXGE_IR_REWRITE_H
#define FXGE_IR_REWRITE_H

#include "ir/build.h"
#include "ir/call.h"

typedef struct fxge_cx {
	fxge_call call;  /* arguments by fxge_arg_*(&cx->call, ATEN_op__param); call.failed sticks */
	fxge_node *node; /* the node that is replaced; new nodes appear before it */
	fxge_graph *graph;
	struct fxge_materialiser *materialiser; /* converters only: values of symbolic sizes */
	fxge_value **given; /* where results go, one each, in place of the node's; NULL: to these */
} fxge_cx;

/* False only after a diagnostic. */
typedef bool fxge_rewrite_fn(fxge_cx *cx);

typedef struct fxge_values {
	fxge_value *const *v; /* elements may be NULL: absent */
	int n;
} fxge_values;

/* A context for `n`; everything it allocates lives in the program's scratch memory. */
fxge_cx fxge_cx_of(fxge_node *n);

/* Tensor arguments. After a failure, and when an optional one is absent: NULL. */
fxge_value *fxge_in(fxge_cx *cx, int param);
fxge_values fxge_ins(fxge_cx *cx, int param);
/* Meta of result k of the node that is replaced. */
const fxge_meta *fxge_out_meta(const fxge_cx *cx, uint32_t k);

/* Emits one node (`op`: an ATEN_... or GE_... id) and returns its first result; NULL after a
 * failure. A NULL value for an argument that is not optional is a failure too, so that calls can be
 * nested. */
fxge_value *fxge_emit(fxge_cx *cx, int op, const fxge_arg *args);
/* The same; all results by n->results. `n_results` 0 = as the row says. */
fxge_node *fxge_emit_node(fxge_cx *cx, int op, const fxge_arg *args, uint32_t n_results);
fxge_node *fxge_emit_op(fxge_cx *cx, const fxge_op *op, const fxge_arg *args, uint32_t n_results);

/* Result k of the node is `v`. Dtype and rank must be those of the node, and no size provably
 * different: our bug otherwise. Sizes of the node are kept where they are the better known ones.
 * NULL v = failed before. */
bool fxge_set_result(fxge_cx *cx, uint32_t k, fxge_value *v);
/* The same for a value of any node that the rewrite makes superfluous. */
bool fxge_set_value(fxge_cx *cx, fxge_value *old, fxge_value *v);

/* After the rewrite: an argument that is given and that nobody read would be ignored silently: a
 * diagnostic. Layout, device and memory format have no meaning here and need not be read. */
bool fxge_all_read(fxge_cx *cx);

#endif
