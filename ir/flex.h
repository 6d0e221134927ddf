/* SPDX-License-Identifier: Apache-2.0 */
/* Operands of flex attention: tensors, and graphs that run on single scores. */
#ifndef FXGE_IR_FLEX_H
#define FXGE_IR_FLEX_H

#include "ir/graph.h"

enum {
	FXGE_FLEX_PLACES = 4, /* indices of a score: batch, head, query, key */
};

/* A graph on single scores. Its inputs are the score (if `scored`), its indices, the gradient of
 * its result (if `sloped`), and captured values. */
typedef struct fxge_flex_graph {
	fxge_graph *graph;
	const fxge_operand *captured;
	uint32_t n_captured;
	bool scored, sloped;
} fxge_flex_graph;

typedef struct fxge_flex_form {
	fxge_value *query, *key, *value;
	/* backward only; NULL for an unused result */
	fxge_value *out, *sums, *grad_out, *grad_sums;
	const fxge_operand *scale;
	fxge_flex_graph change, slope, mask;
} fxge_flex_form;

/* Reads the operands of flex_attention or flex_attention_backward. Returns NULL, or a text in `a`
 * that describes the mismatch. */
const char *fxge_flex_of(fxge_arena *a, const fxge_node *n, fxge_flex_form *out);

#endif
