/* Groups of ranks: the names by which collectives call those with which they exchange tensors. */
#ifndef FXGE_IR_GROUPS_H
#define FXGE_IR_GROUPS_H

#include "ir/graph.h"

/* Which parameter of the operator names its group; -1: it is no collective. */
int fxge_group_param(const fxge_op *op);
/* The groups of a program of stage ge or om, each once, in the order of their first collectives;
 * memory is of `a`. */
fxge_group_names fxge_groups_of(const fxge_program *p, fxge_arena *a);

#endif
