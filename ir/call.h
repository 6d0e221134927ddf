/* SPDX-License-Identifier: Apache-2.0 */
/* One call of a meta function, shape function or converter: typed access to the arguments of a
 * node.
 *
 * Accessors do not stop at an error: they report the first one, set `failed` and return a harmless
 * value, so that function bodies stay straight-line. Every accessor marks its parameter as read. A
 * converter that leaves a present, non-default argument unread is rejected afterwards. */
#ifndef FXGE_IR_CALL_H
#define FXGE_IR_CALL_H

#include "ir/graph.h"
#include "ir/optab.h"

typedef struct fxge_call {
	fxge_session *session;
	fxge_program *program; /* receives the diagnostics; its main graph is not changed */
	fxge_syms *syms;
	fxge_arena *arena; /* memory of results until the caller has copied them */
	const fxge_node *node;
	const fxge_meta *const *metas; /* one for each operand; NULL if the operand is not a value */
	fxge_meta *out;                /* results, preset to FXGE_META_UNKNOWN */
	uint32_t n_out;
	uint64_t read; /* bit i: parameter i was read (parameters from 64 on count as read) */
	bool failed;
} fxge_call;

/* Makes a call that only reads arguments: without metas and results. */
fxge_call fxge_call_of(const fxge_node *n, fxge_arena *a);

typedef struct fxge_meta_list {
	const fxge_meta *const *m; /* elements may be NULL (absent) */
	int n;
} fxge_meta_list;
typedef struct fxge_sizes {
	const fxge_size *s;
	int n;
} fxge_sizes;
typedef struct fxge_ints {
	const int64_t *v;
	int n;
} fxge_ints;
typedef struct fxge_floats {
	const double *v;
	int n;
} fxge_floats;

/* Reports a diagnostic of the user's graph at the call's node, sets `failed` and returns false. */
bool fxge_call_fail(fxge_call *c, fxge_diag_id id, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));

bool fxge_arg_present(fxge_call *c, int param);
/* Returns a tensor argument's meta. Returns NULL if an optional argument is absent; reports an
 * argument that is not a tensor. */
const fxge_meta *fxge_arg_tensor(fxge_call *c, int param);
fxge_meta_list fxge_arg_tensors(fxge_call *c, int param);
int64_t fxge_arg_int(fxge_call *c, int param); /* reports a symbolic value as unsupported */
int64_t fxge_arg_int_or(fxge_call *c, int param, int64_t absent);
fxge_size fxge_arg_size(fxge_call *c, int param);
/* Return lists: empty if the argument is absent, never NULL. */
fxge_sizes fxge_arg_sizes(fxge_call *c, int param);
fxge_ints fxge_arg_ints(fxge_call *c, int param);
fxge_floats fxge_arg_floats(fxge_call *c, int param);
/* Returns an int[n] argument: a list of 1 is repeated n times; any other length is reported. */
fxge_ints fxge_arg_ints_n(fxge_call *c, int param, int n);
double fxge_arg_float(fxge_call *c, int param); /* accepts int and bool scalars too */
bool fxge_arg_bool(fxge_call *c, int param);
fxge_name fxge_arg_str(fxge_call *c, int param);
fxge_dtype fxge_arg_dtype(fxge_call *c, int param, fxge_dtype absent);
/* Returns the class of a Scalar operand: BOOL, INT or FLOAT. */
fxge_dtype_class fxge_arg_scalar_class(fxge_call *c, int param);
/* Returns a dim in [-rank, rank) as a non-negative number (rank 0 counts as 1); reports one out of
 * range. */
int fxge_arg_dim(fxge_call *c, int param, int rank);
/* Returns a list of dims as a bit set; reports dims that occur twice. Returns `empty` if the list
 * is absent or empty. */
uint64_t fxge_arg_dims(fxge_call *c, int param, int rank, uint64_t empty);
/* Returns the elements of an integer tensor whose values are known (a constant, or shape
 * arithmetic), or n = -1. */
fxge_sizes fxge_arg_const_value(fxge_call *c, int param);

/* Set result k. Shapes are copied. Return false if the call has failed. */
bool fxge_out_tensor(fxge_call *c, uint32_t k, fxge_dtype dt, int rank, const fxge_size *shape);
/* Sets result k to a tensor of the dtype with the shape of `m`. */
bool fxge_out_like(fxge_call *c, uint32_t k, fxge_dtype dt, const fxge_meta *m);
bool fxge_out_none(fxge_call *c, uint32_t k);

/* Unifies two sizes.
 *
 * Proves that they are equal, or records a guard if they may be, or reports FXGE_D_SIZE_MISMATCH
 * with the text `what`. Returns the simpler one. */
fxge_size fxge_unify(fxge_call *c, fxge_size a, fxge_size b, const char *what);
/* Broadcasts n shapes as NumPy does into shape[FXGE_MAX_RANK]. Returns the rank, or -1 after a
 * diagnostic. */
int fxge_broadcast(fxge_call *c, const fxge_meta *const *m, int n, fxge_size *shape);
/* Checks that `m` expands to the shape of `to`, whose sizes stay as they are; reports a
 * mismatch. */
bool fxge_expands(fxge_call *c, const fxge_meta *m, const fxge_meta *to, const char *what);
/* PyTorch's type promotion of tensors and scalars (torch.result_type).
 *
 * Tensors with dims have priority over 0-d tensors, and those over numbers; a lower priority
 * changes the result only by a higher class. Source: the promotion table of PyTorch's
 * documentation. */
typedef struct fxge_promotion {
	fxge_dtype dim, zero_dim, number;
} fxge_promotion;
void fxge_promotion_tensor(fxge_promotion *p, const fxge_meta *m);
void fxge_promotion_number(fxge_promotion *p, fxge_dtype_class c);
fxge_dtype fxge_promotion_result(const fxge_promotion *p);
/* Promotes all tensor and scalar arguments of params[first..last]. */
fxge_dtype fxge_arg_promote(fxge_call *c, int first, int last);
fxge_dtype fxge_arg_promote_all(fxge_call *c);

typedef bool fxge_meta_fn(fxge_call *c);

#endif
