/* SPDX-License-Identifier: Apache-2.0 */
/* Nodes of a program that operators of GE's files were made of. */
#ifndef FXGE_DRIVER_MATCH_H
#define FXGE_DRIVER_MATCH_H

#include "backend/gefiles/gefiles.h"
#include "driver/api.h"

typedef struct fxge_matcher fxge_matcher;
typedef FXGE_VEC(const fxge_node *) fxge_matched_nodes;

/* Returns a matcher in arena `a` for a program of stage "ge". */
fxge_matcher *fxge_matcher_new(fxge_arena *a, fxge_program *p);
/* Returns the nodes of an operator: the node of its name first. */
fxge_matched_nodes fxge_matcher_find(fxge_matcher *m, const fxge_ge_row *row);

#endif
