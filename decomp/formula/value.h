/* SPDX-License-Identifier: Apache-2.0 */
/* Values during the evaluation of a formula: tensors of the graph, and static values. */
#ifndef FXGE_DECOMP_FORMULA_VALUE_H
#define FXGE_DECOMP_FORMULA_VALUE_H

#include "ir/rewrite.h"
#include "ops/formula/code.h"

typedef enum fxge_fxv_kind {
	FXGE_FXV_NONE,
	FXGE_FXV_TENSOR, /* `meta`, and `value` unless the tensor is a future result */
	FXGE_FXV_INT,    /* `size`: may be symbolic */
	FXGE_FXV_FLOAT,
	FXGE_FXV_BOOL,
	FXGE_FXV_COND, /* `size`: a condition on sizes, neither proved nor disproved */
	FXGE_FXV_STR,
	FXGE_FXV_DTYPE,
	FXGE_FXV_CLASS,
	FXGE_FXV_RAW, /* an operand that formulas only pass on: devices, complex and symbolic numbers */
	FXGE_FXV_LIST,
	FXGE_FXV_UNREAD, /* the slot of a node's argument before its first use */
} fxge_fxv_kind;

typedef struct fxge_fxv {
	fxge_fxv_kind kind;
	int n; /* number of items of a LIST */
	union {
		struct {
			fxge_value *value;
			const fxge_meta *meta;
		};
		fxge_size size;
		double f;
		bool b;
		const char *s;
		fxge_dtype dtype;
		fxge_dtype_set set;
		const fxge_operand *raw;
		const struct fxge_fxv *items;
	};
} fxge_fxv;

/* A call of a function. */
typedef struct fxge_fx_frame {
	const fxge_fx_function *function;
	const fxge_fx *nodes; /* the function's nodes */
	const int16_t *kids;
	fxge_fxv *slots;
	const fxge_fx *at; /* the node being evaluated, for messages; NULL: the whole function */
	struct fxge_fx_frame *caller;
} fxge_fx_frame;

/* State of one evaluation. */
typedef struct fxge_fx_run {
	fxge_cx *cx; /* has no graph if only static values are computed */
	const fxge_formulas *formulas;
	fxge_fx_frame row, *frame; /* frame of the row's formula; innermost frame */
	fxge_fxv result;
	bool returned;
	int64_t steps;  /* remaining */
	int unknowns;   /* number of data-dependent sizes so far */
	uint64_t asked; /* bit i: argument i was read; 63: any later one */
	int depth;
} fxge_fx_run;

/* Charges steps, and the elements of a list that one step reads. Returns false after a failure. */
bool fxge_fx_spend(fxge_fx_run *r, int64_t steps);

static inline fxge_fxv
fxge_fxv_tensor(fxge_value *v)
{
	return v ? (fxge_fxv){.kind = FXGE_FXV_TENSOR, .value = v, .meta = v->meta} : (fxge_fxv){0};
}
static inline fxge_fxv
fxge_fxv_int(fxge_size s)
{
	return (fxge_fxv){.kind = FXGE_FXV_INT, .size = s};
}
static inline fxge_fxv
fxge_fxv_float(double f)
{
	return (fxge_fxv){.kind = FXGE_FXV_FLOAT, .f = f};
}
static inline fxge_fxv
fxge_fxv_bool(bool b)
{
	return (fxge_fxv){.kind = FXGE_FXV_BOOL, .b = b};
}
/* Returns whether the value is a number; in place of a tensor it has rank 0. */
static inline bool
fxge_fxv_is_number(fxge_fxv v)
{
	return v.kind == FXGE_FXV_INT || v.kind == FXGE_FXV_FLOAT || v.kind == FXGE_FXV_BOOL
		   || v.kind == FXGE_FXV_RAW;
}
static inline fxge_fxv
fxge_fxv_list(const fxge_fxv *items, int n)
{
	return (fxge_fxv){.kind = FXGE_FXV_LIST, .items = items, .n = n};
}

/* Refuses the node, naming the row and its line. Returns None. */
fxge_fxv fxge_fx_fail(fxge_fx_run *r, fxge_diag_id id, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
/* Adds the row and its line to the diagnostic of an operator that the formula calls. Returns
 * None. */
fxge_fxv fxge_fx_failed(fxge_fx_run *r);
/* Returns the meta of a tensor; NULL after a diagnostic. */
const fxge_meta *fxge_fxv_meta(fxge_fx_run *r, fxge_fxv v);
/* Returns the value as text for messages. */
const char *fxge_fxv_text(fxge_fx_run *r, fxge_fxv v);
/* Stores a constant integer in *out; refuses a symbolic or absent one with a diagnostic. */
bool fxge_fxv_whole(fxge_fx_run *r, fxge_fxv v, int64_t *out);
bool fxge_fxv_real(fxge_fx_run *r, fxge_fxv v, double *out);

/* ---- evaluate.c ---- */

/* Evaluates formula `k` of the row with the node's arguments. */
fxge_fxv fxge_fx_run_row(fxge_fx_run *r, fxge_cx *cx, int k);
/* Returns whether there are n results, as a list if several. Returns false after a diagnostic. */
bool fxge_fx_is_count(fxge_fx_run *r, fxge_fxv v, uint32_t n);

/* ---- value.c ---- */

/* Returns an operand as a value; `m` is its meta. */
fxge_fxv fxge_fxv_operand(const fxge_operand *o, const fxge_meta *m);
/* Returns argument i of the node: its operands, or the row's default. Casts a tensor as the row
 * requires. */
fxge_fxv fxge_fx_argument(fxge_fx_run *r, int i);
fxge_fxv fxge_fx_literal(fxge_fx_run *r, const fxge_lit *l);
/* Converts a value to an argument for parameter `p` of `op`. Returns false after a diagnostic. */
bool fxge_fx_operand(fxge_fx_run *r, const fxge_op *op, int p, fxge_fxv v, fxge_arg *out);

/* ---- arith.c ---- */

fxge_fxv fxge_fx_unary(fxge_fx_run *r, fxge_fx_op op, fxge_fxv a);
fxge_fxv fxge_fx_binary(fxge_fx_run *r, fxge_fx_op op, fxge_fxv a, fxge_fxv b);
/* Returns the sum of a list of integers, normalised once: pairwise sums of n symbols would create
 * n^2 terms. */
fxge_fxv fxge_fx_sum(fxge_fx_run *r, fxge_fxv list);
fxge_fxv fxge_fx_compare(fxge_fx_run *r, fxge_fx_op op, fxge_fxv a, fxge_fxv b);
/* Return the conjunction and the disjunction. */
fxge_fxv fxge_fx_both(fxge_fx_run *r, fxge_fxv a, fxge_fxv b);
fxge_fxv fxge_fx_either(fxge_fx_run *r, fxge_fxv a, fxge_fxv b);

/* ---- builtin.c ---- */

/* Adds a guard for an undecided condition on sizes if it is an equality, as in shape inference; the
 * kernel checks any other condition. */
void fxge_fx_guard(fxge_fx_run *r, fxge_size cond);

fxge_fxv fxge_fx_call_builtin(fxge_fx_run *r, fxge_fx_builtin fn, const fxge_fxv *args, int n);

#endif
