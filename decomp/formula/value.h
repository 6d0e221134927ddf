/* Values while a formula is evaluated for a node: tensors of the graph, and what is static. */
#ifndef FXGE_DECOMP_FORMULA_VALUE_H
#define FXGE_DECOMP_FORMULA_VALUE_H

#include "ir/rewrite.h"
#include "ops/formula/code.h"

typedef enum fxge_fxv_kind {
	FXGE_FXV_NONE,
	FXGE_FXV_TENSOR, /* `meta`, and `value` unless it is a result that does not exist yet */
	FXGE_FXV_INT,    /* `size`: may be symbolic */
	FXGE_FXV_FLOAT,
	FXGE_FXV_BOOL,
	FXGE_FXV_COND, /* `size`: a condition on sizes that is neither proved nor disproved */
	FXGE_FXV_STR,
	FXGE_FXV_DTYPE,
	FXGE_FXV_CLASS,
	FXGE_FXV_RAW, /* an operand that formulas only hand on: devices, complex and symbolic numbers */
	FXGE_FXV_LIST,
	FXGE_FXV_UNREAD, /* in the slot of an argument of the node, until it is asked for */
} fxge_fxv_kind;

typedef struct fxge_fxv {
	fxge_fxv_kind kind;
	int n; /* LIST */
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

/* A function that runs. */
typedef struct fxge_fx_frame {
	const fxge_fx_function *function;
	const fxge_fx *nodes; /* its own */
	const int16_t *kids;
	fxge_fxv *slots;
	const fxge_fx *at; /* what is being evaluated, for messages; NULL: the whole function */
	struct fxge_fx_frame *caller;
} fxge_fx_frame;

/* One evaluation. */
typedef struct fxge_fx_run {
	fxge_cx *cx; /* without a graph where only static values are computed */
	const fxge_formulas *formulas;
	fxge_fx_frame row, *frame; /* of the row's formula, and the innermost */
	fxge_fxv result;
	bool returned;
	int64_t steps;  /* that are left */
	int unknowns;   /* sizes that depend on data, so far */
	uint64_t asked; /* bit i: argument i was read; 63: one beyond */
	int depth;
} fxge_fx_run;

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
/* In a tensor's place it has no dims. */
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

/* Refuses the node, naming the row and its line; gives None. */
fxge_fxv fxge_fx_fail(fxge_fx_run *r, fxge_diag_id id, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
/* Behind a diagnostic of an operator that the formula calls: the row and its line; gives None. */
fxge_fxv fxge_fx_failed(fxge_fx_run *r);
/* What is known of a tensor; NULL after a report. */
const fxge_meta *fxge_fxv_meta(fxge_fx_run *r, fxge_fxv v);
/* As text, for messages. */
const char *fxge_fxv_text(fxge_fx_run *r, fxge_fxv v);
/* A constant; refused with a report where it is symbolic or none. */
bool fxge_fxv_whole(fxge_fx_run *r, fxge_fxv v, int64_t *out);
bool fxge_fxv_real(fxge_fx_run *r, fxge_fxv v, double *out);

/* ---- evaluate.c ---- */

/* Formula `k` of the row, of the node's arguments. */
fxge_fxv fxge_fx_run_row(fxge_fx_run *r, fxge_cx *cx, int k);
/* Whether there are n results: several are a list. False after a report. */
bool fxge_fx_is_count(fxge_fx_run *r, fxge_fxv v, uint32_t n);

/* ---- value.c ---- */

/* `m` is what is known of a value. */
fxge_fxv fxge_fxv_operand(const fxge_operand *o, const fxge_meta *m);
/* Argument i of the node: its operands, or the row's default. A tensor is cast as the row says. */
fxge_fxv fxge_fx_argument(fxge_fx_run *r, int i);
fxge_fxv fxge_fx_literal(fxge_fx_run *r, const fxge_lit *l);
/* As argument for parameter `p` of `op`; false after a report. */
bool fxge_fx_operand(fxge_fx_run *r, const fxge_op *op, int p, fxge_fxv v, fxge_arg *out);

/* ---- arith.c ---- */

fxge_fxv fxge_fx_unary(fxge_fx_run *r, fxge_fx_op op, fxge_fxv a);
fxge_fxv fxge_fx_binary(fxge_fx_run *r, fxge_fx_op op, fxge_fxv a, fxge_fxv b);
/* Sum of a list of integers, normalised once: pairwise sums of n symbols take n^2 terms. */
fxge_fxv fxge_fx_sum(fxge_fx_run *r, fxge_fxv list);
fxge_fxv fxge_fx_compare(fxge_fx_run *r, fxge_fx_op op, fxge_fxv a, fxge_fxv b);
/* Both hold; either does. */
fxge_fxv fxge_fx_both(fxge_fx_run *r, fxge_fxv a, fxge_fxv b);
fxge_fxv fxge_fx_either(fxge_fx_run *r, fxge_fxv a, fxge_fxv b);

/* ---- builtin.c ---- */

/* A condition on sizes that is open: equal sizes become a guard, as everywhere in shape inference;
 * anything else is left to the kernel. */
void fxge_fx_guard(fxge_fx_run *r, fxge_size cond);

fxge_fxv fxge_fx_call_builtin(fxge_fx_run *r, fxge_fx_builtin fn, const fxge_fxv *args, int n);

#endif
