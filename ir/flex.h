/* What flex attention's operands are: the call, and the graphs that it runs on single scores. */
#ifndef FXGE_IR_FLEX_H
#define FXGE_IR_FLEX_H

#include "ir/graph.h"

enum {
	FXGE_FLEX_PLACES = 4, /* of a score: batch, head, query, key */
};

/* One of the graphs. It takes a score (`scored`), its places, the gradient of what it gives
 * (`sloped`), and what it captures. */
typedef struct fxge_flex_graph {
	fxge_graph *graph;
	const fxge_operand *captured;
	uint32_t n_captured;
	bool scored, sloped;
} fxge_flex_graph;

typedef struct fxge_flex_form {
	fxge_value *query, *key, *value;
	/* of the gradient alone; those of a result that nobody reads are NULL */
	fxge_value *out, *sums, *grad_out, *grad_sums;
	const fxge_operand *scale;
	fxge_flex_graph change, slope, mask;
} fxge_flex_form;

/* Reads flex_attention or flex_attention_backward: NULL, or a text in `a` that says what does not
 * fit. */
const char *fxge_flex_of(fxge_arena *a, const fxge_node *n, fxge_flex_form *out);

#endif
