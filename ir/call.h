/* One call of a meta function, shape function or converter: typed access to the arguments of a
 * node.
 *
 * Accessors never fail loudly: the first problem is reported, `failed` is set and a harmless value
 * comes back, so that function bodies stay straight-line. Every accessor marks its parameter as
 * read; a converter that leaves a present, non-default argument unread is refused afterwards. */
#ifndef FXGE_IR_CALL_H
#define FXGE_IR_CALL_H

#include "ir/graph.h"
#include "ir/optab.h"

typedef struct fxge_call {
	fxge_session *session;
	fxge_program *program; /* whose diagnostics name the node; its main graph is not touched */
	fxge_syms *syms;
	fxge_arena *arena; /* results of the call live here until the caller copied them */
	const fxge_node *node;
	const fxge_meta *const *metas; /* one an operand, NULL where the operand is not a value */
	fxge_meta *out;                /* results; preset to FXGE_META_UNKNOWN */
	uint32_t n_out;
	uint64_t read; /* bit i: parameter i was read (parameters beyond 63 count as read) */
	bool failed;
} fxge_call;

/* A call for the arguments of a node alone: neither metas nor results. */
fxge_call fxge_call_of(const fxge_node *n, fxge_arena *a);

typedef struct fxge_meta_list {
	const fxge_meta *const *m; /* elements may be NULL: absent */
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

/* False after a diagnostic of the user's graph at the call's node; sets failed. */
bool fxge_call_fail(fxge_call *c, fxge_diag_id id, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));

bool fxge_arg_present(fxge_call *c, int param);
/* A tensor argument's meta; NULL when absent (optional) or not a tensor (reported). */
const fxge_meta *fxge_arg_tensor(fxge_call *c, int param);
fxge_meta_list fxge_arg_tensors(fxge_call *c, int param);
int64_t fxge_arg_int(fxge_call *c, int param); /* symbolic = reported as unsupported form */
int64_t fxge_arg_int_or(fxge_call *c, int param, int64_t absent);
fxge_size fxge_arg_size(fxge_call *c, int param);
/* Lists: no elements where the argument is absent, and never NULL. */
fxge_sizes fxge_arg_sizes(fxge_call *c, int param);
fxge_ints fxge_arg_ints(fxge_call *c, int param);
fxge_floats fxge_arg_floats(fxge_call *c, int param);
/* int[n]: a list of 1 stands for n equal elements; any other length is reported. */
fxge_ints fxge_arg_ints_n(fxge_call *c, int param, int n);
double fxge_arg_float(fxge_call *c, int param); /* also int and bool scalars */
bool fxge_arg_bool(fxge_call *c, int param);
fxge_name fxge_arg_str(fxge_call *c, int param);
fxge_dtype fxge_arg_dtype(fxge_call *c, int param, fxge_dtype absent);
/* Class of a Scalar operand: BOOL, INT or FLOAT. */
fxge_dtype_class fxge_arg_scalar_class(fxge_call *c, int param);
/* A dim in [-rank, rank) made non-negative (rank 0 counts as 1); reported when out of range. */
int fxge_arg_dim(fxge_call *c, int param, int rank);
/* A list of dims made non-negative, as a bit set; repeated ones are reported. Absent or empty:
 * `empty`. */
uint64_t fxge_arg_dims(fxge_call *c, int param, int rank, uint64_t empty);
/* Elements of an integer tensor whose values are known (constant, or shape arithmetic); n = -1 when
 * not. */
fxge_sizes fxge_arg_const_value(fxge_call *c, int param);

/* Results. Shapes are copied; false when the call failed before. */
bool fxge_out_tensor(fxge_call *c, uint32_t k, fxge_dtype dt, int rank, const fxge_size *shape);
/* Result k with that dtype and the shape of `m`. */
bool fxge_out_like(fxge_call *c, uint32_t k, fxge_dtype dt, const fxge_meta *m);
bool fxge_out_none(fxge_call *c, uint32_t k);

/* Sizes: proves equality, or accepts it with a recorded guard when it holds at samples, or reports
 * FXGE_D_SIZE_MISMATCH naming `what`. On a merge the simpler of the two is returned. */
fxge_size fxge_unify(fxge_call *c, fxge_size a, fxge_size b, const char *what);
/* NumPy broadcasting of up to n shapes; fills shape[FXGE_MAX_RANK], returns the rank, -1 after a
 * report. */
int fxge_broadcast(fxge_call *c, const fxge_meta *const *m, int n, fxge_size *shape);
/* Whether `m` expands to the shape of `to`, whose sizes stay: reported when not. */
bool fxge_expands(fxge_call *c, const fxge_meta *m, const fxge_meta *to, const char *what);
/* PyTorch's result dtype of tensors and scalars: dimensioned tensors before 0-d ones before
 * numbers, each category wins only by a higher class. torch.result_type; source: the promotion
 * table of its documentation. */
typedef struct fxge_promotion {
	fxge_dtype dim, zero_dim, number;
} fxge_promotion;
void fxge_promotion_tensor(fxge_promotion *p, const fxge_meta *m);
void fxge_promotion_number(fxge_promotion *p, fxge_dtype_class c);
fxge_dtype fxge_promotion_result(const fxge_promotion *p);
/* Promotion over all tensor and scalar arguments of params[first..last]. */
fxge_dtype fxge_arg_promote(fxge_call *c, int first, int last);
fxge_dtype fxge_arg_promote_all(fxge_call *c);

typedef bool fxge_meta_fn(fxge_call *c);

#endif
