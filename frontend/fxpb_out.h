/* SPDX-License-Identifier: Apache-2.0 */
/* Tables and messages of the .fxpb writer. Tables hold each string, expression and location
 * once. */
#ifndef FXGE_FRONTEND_FXPB_OUT_H
#define FXGE_FRONTEND_FXPB_OUT_H

#include "ir/graph.h"
#include "proto/fx_graph.pb-c.h"

/* Tables, filled while the size of the graph is computed and written before the graph. */
typedef struct fxge_fxpb_tables {
	fxge_program *p;
	fxge_arena *tmp; /* memory of the tables */
	fxge_arena *msg; /* memory of the current node's messages */
	FXGE_VEC(fxge_name) strings;
	FXGE_VEC(fxge_size) exprs;
	FXGE_VEC(const fxge_loc *) locs;
	fxge_map string_index, expr_index, loc_index; /* index + 1 */
} fxge_fxpb_tables;

uint32_t fxge_fxpb_string(fxge_fxpb_tables *t, fxge_name s);
uint32_t fxge_fxpb_expr(fxge_fxpb_tables *t, fxge_size s);
/* Adds a location. Returns false for an empty one. */
bool fxge_fxpb_loc(fxge_fxpb_tables *t, const fxge_loc *l, uint32_t *out);

/* Make messages in t->msg. Return NULL after a diagnostic: only programs of stage "import" can be
 * written. */
Fx__Argument *fxge_fxpb_operand(fxge_fxpb_tables *t, const fxge_node *n, const fxge_operand *o);
Fx__Argument *fxge_fxpb_port(fxge_fxpb_tables *t, const fxge_node *n, int param);
Fx__Argument *fxge_fxpb_result(fxge_fxpb_tables *t, const fxge_value *v);
Fx__TensorMeta *fxge_fxpb_meta(fxge_fxpb_tables *t, const fxge_meta *m);

/* Makes a new message in t->msg. */
#define FXGE_MSG(t, T, lower) ((T *)fxge_fxpb_message((t), &fx__##lower##__descriptor))
void *fxge_fxpb_message(fxge_fxpb_tables *t, const ProtobufCMessageDescriptor *d);

#endif
