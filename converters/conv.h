/* What a converter uses: the arguments of one ATen node in, GE nodes out. */
#ifndef FXGE_CONVERTERS_CONV_H
#define FXGE_CONVERTERS_CONV_H

#include "ir/build.h"
#include "ir/call.h"

typedef struct fxge_conv {
	fxge_call call;    /* arguments by fxge_arg_*(&cx->call, ATEN_op__param) */
	fxge_node *node;   /* the node that is converted; GE nodes appear before it */
	fxge_graph *graph;
	struct fxge_sizer *sizer; /* values of symbolic sizes, one a graph */
	bool done;         /* every result was given */
} fxge_conv;

/* A converter reads arguments, emits, and gives each result with fxge_conv_result (or returns
 * fxge_emit_result for the usual single one). False only after a diagnostic. */
typedef bool fxge_conv_fn(fxge_conv *cx);

typedef struct fxge_values {
	fxge_value *const *v; /* elements may be NULL: absent */
	int n;
} fxge_values;

/* Tensor arguments as GE values. After a failure, and when an optional one is absent: NULL. */
fxge_value *fxge_conv_in(fxge_conv *cx, int param);
fxge_values fxge_conv_ins(fxge_conv *cx, int param);
/* Meta of result k, as the ATen node has it. */
const fxge_meta *fxge_conv_out(const fxge_conv *cx, uint32_t k);

/* Emits one GE node (`op`: a GE_... id) and returns its first result; NULL after a failure, which sticks. */
fxge_value *fxge_emit(fxge_conv *cx, int op, const fxge_arg *args);
/* The same; all results by n->results. `n_results` 0 = as the row says. */
fxge_node *fxge_emit_node(fxge_conv *cx, int op, const fxge_arg *args, uint32_t n_results);
/* Result k of the ATen node is `v`: a Cast follows if the dtype differs. Shapes that provably differ from what
 * the ATen node's meta says are our bug. NULL v = failed before. */
bool fxge_conv_result(fxge_conv *cx, uint32_t k, fxge_value *v);
/* Emits and gives result 0. */
bool fxge_emit_result(fxge_conv *cx, int op, const fxge_arg *args);

/* `v` in dtype `dt`: itself, or a Cast. */
fxge_value *fxge_conv_cast(fxge_conv *cx, fxge_value *v, fxge_dtype dt);
/* Constants. Ints of dtype I32 or I64. */
fxge_value *fxge_conv_ints(fxge_conv *cx, fxge_dtype dt, const int64_t *v, int n); /* 1-D */
fxge_value *fxge_conv_int(fxge_conv *cx, fxge_dtype dt, int64_t v);                /* 0-d */
fxge_value *fxge_conv_number(fxge_conv *cx, fxge_dtype dt, double v);              /* 0-d, any real dtype */
/* A Scalar argument (int, float, bool; also symbolic) as a 0-d value of dtype `dt`. */
fxge_value *fxge_conv_scalar(fxge_conv *cx, int param, fxge_dtype dt);
/* Sizes as a 1-D int64 value: a constant, or computed in the graph where symbolic. */
fxge_value *fxge_conv_sizes(fxge_conv *cx, const fxge_size *s, int n);
/* One size as a 0-d int64 value. */
fxge_value *fxge_conv_size(fxge_conv *cx, fxge_size s);
/* `v` reshaped to `shape`; itself if it has that shape already. */
fxge_value *fxge_conv_reshape(fxge_conv *cx, fxge_value *v, const fxge_size *shape, int rank);

/* The C converters by operator id, from the op table; NULL = regular (by its mapping) or none. */
extern fxge_conv_fn *const fxge_converters[FXGE_OP_COUNT_];
/* The converter of rows with a mapping. */
bool fxge_conv_table(fxge_conv *cx);

/* Replaces every aten.* node by ge.* nodes. All nodes are examined before it fails, so that one run names every
 * unsupported operator. */
bool fxge_convert(fxge_program *p);

#endif
