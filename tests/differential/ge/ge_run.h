/* SPDX-License-Identifier: Apache-2.0 */
/* Makes one program, and runs all of fxge's functions on it: a verdict. */
#ifndef FXGE_TESTS_DIFFERENTIAL_GE_GE_RUN_H
#define FXGE_TESTS_DIFFERENTIAL_GE_GE_RUN_H

#include "differential/ge/ge_make.h"

#include "fxge_op_ids.h"

/* Counts of an operator: programs made for it, nodes that passed validation, that ran, and that
 * were refused. */
typedef struct reach {
	uint64_t made, passed, ran, refused;
} reach;

/* Progress of a child process. */
typedef struct board {
	volatile uint64_t at, ran, refused, large;
	volatile bool loops; /* the program has a loop whose length is in the file */
	reach of[FXGE_OP_LIMIT];
} board;

typedef enum verdict {
	VERDICT_FINE,
	VERDICT_BUG = 70,
	VERDICT_HANG, /* wall-clock limit exceeded */
	VERDICT_ODD,
	VERDICT_DIFFERS,
} verdict;

typedef struct ge_options {
	const fxge_op *only; /* or NULL */
	const char *dir;     /* directory for files */
	board *board;
	bool verbose; /* prints its progress on standard error */
} ge_options;

/* Makes the text of the next program; with `air` it is written before validation. */
const char *ge_program(const ge_options *o, choices *c, bool *air);
verdict ge_run(const ge_options *o, choices *c);

#endif
