/* SPDX-License-Identifier: Apache-2.0 */
/* Cost estimation of programs on a chip: shared declarations. */
#ifndef FXGE_DRIVER_COST_COST_H
#define FXGE_DRIVER_COST_COST_H

#include "driver/run/run.h"

/* Peak rates of a chip, per second. */
typedef struct fxge_cost_rates {
	const char *name;
	double macs;      /* multiply-adds of f16 matrices */
	double lanes;     /* operations on f16 vectors */
	double bandwidth; /* bytes to and from memory */
	uint64_t memory;  /* bytes */
} fxge_cost_rates;

/* Estimate of a node, in execution order; nodes of a nested graph follow their parent. */
typedef struct fxge_cost_row {
	const fxge_node *node;
	bool counted; /* false: in a branch other than the most expensive */
	bool known;   /* operation counts and sizes are known */
	bool kernel;  /* runs a kernel */
	uint64_t flops, elements, read, written, live;
	double seconds;
	const char *bound;
} fxge_cost_row;

typedef FXGE_VEC(fxge_cost_row) fxge_cost_rows;

/* Estimates of a program, owned by the program. */
typedef struct fxge_costs {
	fxge_cost_rows rows;
	fxge_cost_sum sum, unfused;
	bool has_unfused;
	FXGE_VEC(fxge_cost_size) sizes;
} fxge_costs;

/* State of one estimation. */
typedef struct fxge_counting {
	fxge_program *program;
	fxge_arena *arena; /* memory of the rows */
	fxge_cost_rates chip;
	double launch;
	const fxge_binding *sizes;
	fxge_cost_rows rows;
	fxge_cost_sum sum;
} fxge_counting;

/* Saturating product and sum: UINT64_MAX on overflow. */
static inline uint64_t
fxge_cost_times(uint64_t a, uint64_t b)
{
	uint64_t r;

	return __builtin_mul_overflow(a, b, &r) ? UINT64_MAX : r;
}
static inline uint64_t
fxge_cost_plus(uint64_t a, uint64_t b)
{
	uint64_t r;

	return __builtin_add_overflow(a, b, &r) ? UINT64_MAX : r;
}

/* ---- work.c ---- */

/* Evaluates a size; returns false if it is unknown. */
bool fxge_cost_dim(const fxge_counting *c, fxge_size s, uint64_t *out);
/* Return the elements of dims [from, to), and the bytes of a value. If unknown, return 0 and set
 * `*known` to false. */
uint64_t fxge_cost_dims(const fxge_counting *c, const fxge_meta *m, int from, int to, bool *known);
uint64_t fxge_cost_bytes(const fxge_counting *c, const fxge_value *v, bool *known);
/* Fills the row except `counted` and `live`. */
void fxge_cost_work(const fxge_counting *c, const fxge_node *n, fxge_cost_row *row);

/* ---- live.c ---- */

/* Computes memory: `live` of the rows, and weights, states, inputs and values of the sum. */
void fxge_cost_live(fxge_counting *c);

#endif
