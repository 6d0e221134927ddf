/* What a program would cost on a chip, counted from its graph: what the files of cost share. */
#ifndef FXGE_DRIVER_COST_COST_H
#define FXGE_DRIVER_COST_COST_H

#include "driver/run/run.h"

/* What units of a chip do a second at most. */
typedef struct fxge_cost_chip {
	const char *name;
	double macs;      /* multiply-adds of f16 matrices */
	double lanes;     /* operations on vectors of f16 */
	double bandwidth; /* bytes to and from memory */
	uint64_t memory;  /* bytes */
} fxge_cost_chip;

/* One node, in order of execution; those of a nested graph stand behind the node that runs it. */
typedef struct fxge_cost_row {
	const fxge_node *node;
	bool counted; /* false: of a branch that is not the dearest */
	bool known;   /* its work is, and its sizes are */
	bool kernel;  /* something runs for it */
	uint64_t flops, elements, read, written, live;
	double seconds;
	const char *bound;
} fxge_cost_row;

typedef FXGE_VEC(fxge_cost_row) fxge_cost_rows;

/* Of a program: kept with it. */
typedef struct fxge_costs {
	fxge_cost_rows rows;
	fxge_cost_sum sum, unfused;
	bool has_unfused;
	FXGE_VEC(fxge_cost_size) sizes;
} fxge_costs;

/* One count of one program. */
typedef struct fxge_counting {
	fxge_program *program;
	fxge_arena *arena; /* of the rows */
	const fxge_cost_chip *chip;
	double launch;
	const fxge_binding *sizes;
	fxge_cost_rows rows;
	fxge_cost_sum sum;
} fxge_counting;

/* a * b and a + b, UINT64_MAX where that is too much. */
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

/* A size; false where nothing tells it. */
bool fxge_cost_dim(const fxge_counting *c, fxge_size s, uint64_t *out);
/* Elements of dims [from, to) and bytes of a value; `*known` becomes false, and the result 0, where
 * nothing tells them. */
uint64_t fxge_cost_dims(const fxge_counting *c, const fxge_meta *m, int from, int to, bool *known);
uint64_t fxge_cost_bytes(const fxge_counting *c, const fxge_value *v, bool *known);
/* Fills all of the row but `counted` and `live`. */
void fxge_cost_work(const fxge_counting *c, const fxge_node *n, fxge_cost_row *row);

/* ---- live.c ---- */

/* Memory: fills `live` of the rows, and the sum's weights, states, inputs and values. */
void fxge_cost_live(fxge_counting *c);

#endif
