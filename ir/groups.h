/* SPDX-License-Identifier: Apache-2.0 */
/* Groups of ranks, by the names that collectives use. */
#ifndef FXGE_IR_GROUPS_H
#define FXGE_IR_GROUPS_H

#include "ir/graph.h"

/* Returns the index of the parameter that names the operator's group, or -1 if it is not a
 * collective. */
int fxge_group_param(const fxge_op *op);
/* Returns the groups of a program of stage "ge" or "om", without repetition, in the order of their
 * first collectives. Allocates in `a`. */
fxge_group_names fxge_groups_of(const fxge_program *p, fxge_arena *a);

#endif
