/* SPDX-License-Identifier: Apache-2.0 */
/* Answers to questions about nodes: where they come from, and why they are as they are. */
#ifndef FXGE_DRIVER_WHY_WHY_H
#define FXGE_DRIVER_WHY_WHY_H

#include "driver/viewing/viewing.h"

/* Results of the last fxge_why_ask, owned by the program. */
typedef struct fxge_answers {
	FXGE_VEC(fxge_why_step) matches;
	FXGE_VEC(fxge_why_step) steps;
	FXGE_VEC(fxge_why_answer) answers;
	bool compiled;
} fxge_answers;

/* State of one call of fxge_why_ask. */
typedef struct fxge_asking {
	fxge_program *program;
	fxge_why_options o;
	fxge_arena *arena; /* memory of the call */
	fxge_viewing w;
	fxge_answers *out; /* in the program's memory */
	/* By stage and node: the node that was asked for, or one that it was made of or became. NULL:
	 * no node was named, and all are meant. */
	bool **way;
	bool **subject;    /* by stage and node: the node that was asked for */
	uint32_t **before; /* by stage and node: a node of the stage before that it was, + 1 */
} fxge_asking;

/* ---- subjects.c ---- */

/* Finds the nodes of o.node and their ways through the stages. Returns false after a diagnostic. */
bool fxge_asking_find(fxge_asking *a);
/* Returns whether a node is on the way of a subject, or no node was named. */
static inline bool
fxge_asking_has(const fxge_asking *a, size_t stage, size_t node)
{
	return !a->way || a->way[stage][node];
}
/* Adds the ways to the results. */
void fxge_asking_steps(fxge_asking *a);
/* Returns a node as a step: its place, name, operator and type. */
fxge_why_step fxge_asking_step(const fxge_asking *a, size_t stage, uint32_t node);
/* Returns the pass that made a node, or NULL if the file has it. */
const fxge_viewing_pass *fxge_asking_pass(const fxge_asking *a, const fxge_view_node *n);
/* Returns the node that a node was at the stage before, or FXGE_VIEW_NONE. */
uint32_t fxge_asking_before(const fxge_asking *a, size_t stage, uint32_t node);

/* ---- answers.c ---- */

/* Adds an answer about a node. */
fxge_why_answer *fxge_asking_answer(
	fxge_asking *a, fxge_why_question q, size_t stage, uint32_t node, const char *what);
void fxge_asking_problems(fxge_asking *a);
void fxge_asking_fusion(fxge_asking *a);
void fxge_asking_casts(fxge_asking *a);
void fxge_asking_cores(fxge_asking *a);

/* ---- sizes.c ---- */

/* Explains the static dims of the subjects, or of the inputs. */
void fxge_asking_static(fxge_asking *a);

#endif
