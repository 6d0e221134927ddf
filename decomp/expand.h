/* Instances of text graphs, whoever supplies the values for their inputs and captures. */
#ifndef FXGE_DECOMP_EXPAND_H
#define FXGE_DECOMP_EXPAND_H

#include "ir/rewrite.h"

typedef struct fxge_bound {
	fxge_value *value;
	const fxge_values *list; /* or NULL: `[%xs]` in the text is all of it */
} fxge_bound;

typedef struct fxge_bindings {
	void *user;
	/* What stands for an input: one value (NULL = not given), or those of a list. False after a
	 * diagnostic. */
	bool (*input)(void *user, fxge_name name, fxge_bound *out);
	/* What stands for `$name`, as an argument for parameter `to`. False after a diagnostic. */
	bool (*capture)(void *user, fxge_name name, int to, fxge_arg *out);
} fxge_bindings;

/* Emits the nodes of `g` before the node of `cx` and writes the values of its outputs to
 * out[n_out]; false after a failure. */
bool fxge_instantiate(
	fxge_cx *cx, const fxge_graph *g, const fxge_bindings *b, fxge_value **out, uint32_t n_out);

/* The argument that a parameter's default stands for; false when there is none that can be written.
 */
bool fxge_default_arg(const fxge_param *row, int to, fxge_arg *out);

#endif
