/* SPDX-License-Identifier: Apache-2.0 */
/* Writes into the memory of states and inputs instead of into copies. */
#ifndef FXGE_PASSES_IN_PLACE_H
#define FXGE_PASSES_IN_PLACE_H

#include "ir/targets.h"
#include "passes/passes.h"

/* Writes in place of one program; `written` holds the results that a value's memory receives. */
typedef struct fxge_in_place {
	fxge_program *program;
	fxge_map written;
} fxge_in_place;

/* Returns the state or input whose memory receives output `i`, or NULL. */
fxge_value *fxge_in_place_target(const fxge_program *p, const fxge_targets *t, uint32_t i);
/* Returns false for a dtype that the GE operator, which writes its first argument, does not
 * support, or if the session's chip is known to have no kernel of it. */
bool fxge_in_place_supports(fxge_session *s, const fxge_op *op, fxge_dtype dt);
/* Begins: numbers the nodes of the main graph (node->mark). */
void fxge_in_place_begin(fxge_in_place *w, fxge_program *p);
/* Makes `v` the memory of `ref` if `v` is `ref` after writes of parts of it and changes of its
 * shape: the writes become writes in place, and readers of an older value that run after a write
 * receive a copy. *done is false if `v` is anything else. Returns false after a diagnostic. */
bool fxge_in_place_write(fxge_in_place *w, fxge_value *ref, fxge_value *v, bool *done);
/* Gives all other operators that write an argument a copy of it, in all graphs. Nodes with an id
 * below `first` write their arguments in place already. */
bool fxge_in_place_copy_rest(const fxge_in_place *w, uint32_t first);

#endif
