/* SPDX-License-Identifier: Apache-2.0 */
/* State of the pass that makes data-dependent numbers of rows constant (--max-detections), and its
 * rewrites of operators that select rows. */
#ifndef FXGE_PASSES_DETECTIONS_H
#define FXGE_PASSES_DETECTIONS_H

#include "ir/graph.h"
#include "passes/analysis/padded.h"

/* Positions of the valid rows of a mask, of appended values, or of a dim that merges rows with
 * others. Equal ones exist once, so that values that are computed apart have the same source. */
typedef struct fxge_selected {
	const fxge_value *mask; /* or NULL */
	const int64_t *of;      /* sources of the appended values, -1: all rows are valid */
	const int64_t *sizes;   /* rows of each */
	int n;
	bool merged;       /* there is one source, and each of its rows is sizes[0] rows */
	fxge_value *order; /* NULL if merged */
	uint32_t source;
} fxge_selected;

/* Number of rows in the saved program, and the source that counts them. */
typedef struct fxge_span {
	fxge_size size;
	uint32_t source;
} fxge_span;

typedef struct fxge_fixing {
	fxge_program *program;
	FXGE_VEC(fxge_size) symbols, sizes; /* replaced symbols and their constants */
	FXGE_VEC(fxge_span) spans;
	FXGE_VEC(fxge_value *) counts; /* number of valid rows, i32, by source */
	FXGE_VEC(int64_t) most;        /* its largest value, by source */
	FXGE_VEC(fxge_selected) selected;
	fxge_map rows;  /* value -> fxge_padded */
	fxge_map inner; /* node -> itself, if rows are selected among those that follow from it */
	bool found;     /* a torchvision::nms */
} fxge_fixing;

/* Returns a size after the replacement of all symbols that are constants. */
fxge_size fxge_fixed_size(fxge_fixing *x, fxge_size s);
/* Reports that node `n` makes constant numbers impossible; returns false. */
bool fxge_refuse_fixed(fxge_fixing *x, fxge_node *n, const char *why);

/* Records the rows of a value. */
void fxge_set_rows(fxge_fixing *x, const fxge_value *v, fxge_padded *rows);

typedef enum fxge_selecting {
	FXGE_SELECTS_NOTHING, /* the node does not select, append or order rows */
	FXGE_SELECTS_ROWS,    /* it was replaced */
	FXGE_SELECTS_WRONG,   /* after a diagnostic */
} fxge_selecting;

/* Marks the nodes from whose rows others are selected later (x->inner). */
void fxge_detections_mark(fxge_fixing *x);
/* Replaces a node whose number of rows follows from data, or which reads all rows of a padded
 * value, by one of constant size. `of`: padded rows by operand, or NULL. */
fxge_selecting fxge_detections_select(fxge_fixing *x, fxge_node *n, const fxge_padded *const *of);

#endif
