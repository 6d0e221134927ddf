/* Makes one program, and does with it all that fxge can: a verdict. */
#ifndef FXGE_TESTS_DIFFERENTIAL_GE_GE_RUN_H
#define FXGE_TESTS_DIFFERENTIAL_GE_GE_RUN_H

#include "differential/ge/ge_make.h"

#include "fxge_op_ids.h"

/* Of an operator: programs made for it, nodes that the wall let through, that ran, and that were
 * refused. */
typedef struct reach {
	uint64_t made, passed, ran, refused;
} reach;

/* What children tell: how far they came. */
typedef struct board {
	volatile uint64_t at, ran, refused, large;
	volatile bool loops; /* the program has one: it runs as long as it says */
	reach of[FXGE_OP_COUNT_];
} board;

typedef enum verdict {
	VERDICT_FINE,
	VERDICT_BUG = 70,
	VERDICT_HANG, /* said by the clock */
	VERDICT_ODD,
	VERDICT_DIFFERS,
} verdict;

typedef struct ge_options {
	const fxge_op *only; /* or NULL */
	const char *dir;     /* for files */
	board *board;
	bool told; /* says what happens, on standard error */
} ge_options;

/* The text of the next program; as `air` it is written before anybody looks at it. */
const char *ge_program(const ge_options *o, choices *c, bool *air);
verdict ge_run(const ge_options *o, choices *c);

#endif
