/* SPDX-License-Identifier: Apache-2.0 */
/* The replacement of one node by others, for decompositions (aten to aten) and converters (aten to
 * GE). */
#ifndef FXGE_IR_REWRITE_H
#define FXGE_IR_REWRITE_H

#include "ir/build.h"
#include "ir/call.h"

typedef struct fxge_cx {
	fxge_call call;  /* arguments: fxge_arg_*(&cx->call, ATEN_op__param); call.failed is sticky */
	fxge_node *node; /* the replaced node; new nodes are inserted before it */
	fxge_graph *graph;
	struct fxge_materialiser *materialiser; /* converters only: values of symbolic sizes */
	fxge_value *
		*given; /* destinations of the results, one each; NULL: they replace the node's results */
} fxge_cx;

/* Rewrites the node of `cx`. Returns false only after a diagnostic. */
typedef bool fxge_rewrite_fn(fxge_cx *cx);

typedef struct fxge_values {
	fxge_value *const *v; /* elements may be NULL (absent) */
	int n;
} fxge_values;

/* Makes a context for `n`; all its memory is in the program's scratch arena. */
fxge_cx fxge_cx_of(fxge_node *n);

/* Return tensor arguments; NULL after a failure, or if an optional one is absent. */
fxge_value *fxge_in(fxge_cx *cx, int param);
fxge_values fxge_ins(fxge_cx *cx, int param);
/* Returns the meta of result k of the replaced node. */
const fxge_meta *fxge_out_meta(const fxge_cx *cx, uint32_t k);

/* Emits a node (`op`: an ATEN_... or GE_... id) and returns its first result, or NULL after a
 * failure.
 *
 * A NULL value for a mandatory argument is a failure too, so that calls can be nested. */
fxge_value *fxge_emit(fxge_cx *cx, int op, const fxge_arg *args);
/* Emits a Const of a tensor of the program, or returns NULL after a failure, as fxge_emit. */
fxge_value *fxge_emit_const(fxge_cx *cx, const fxge_tensor *t);
/* Emit a node whose results are in n->results. `n_results` is 0 for the row's number of results. */
fxge_node *fxge_emit_node(fxge_cx *cx, int op, const fxge_arg *args, uint32_t n_results);
fxge_node *fxge_emit_op(fxge_cx *cx, const fxge_op *op, const fxge_arg *args, uint32_t n_results);

/* Sets result k of the node to `v`.
 *
 * Dtype and rank must be those of the node, and no size may be provably different: else reports a
 * bug. Sizes of the node are kept if they are better known. NULL for `v` means an earlier
 * failure. */
bool fxge_set_result(fxge_cx *cx, uint32_t k, fxge_value *v);
/* Returns true if dtypes and ranks are equal and no size is provably different. */
bool fxge_metas_agree(const fxge_cx *cx, const fxge_meta *want, const fxge_meta *have);
/* Replaces a value of any node that the rewrite makes superfluous. */
bool fxge_set_value(fxge_cx *cx, fxge_value *old, fxge_value *v);

/* Reports an argument that is present and was never read, because the rewrite would ignore it
 * silently. Layout, device and memory format have no meaning here and need not be read. */
bool fxge_all_read(fxge_cx *cx);

#endif
