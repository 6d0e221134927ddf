/* SPDX-License-Identifier: Apache-2.0 */
/* Tree of the modules of a view's last stage as lines of text, for terminals and pipes. */
#ifndef FXGE_VIEW_OUTLINE_H
#define FXGE_VIEW_OUTLINE_H

#include "view/view.h"

/* A line: the program, a module, or a node of an unfolded module. */
typedef struct fxge_view_line {
	int32_t ref; /* node or ~group */
	uint32_t depth;
} fxge_view_line;

/* Column of numbers: values of a layer. */
typedef struct fxge_view_column {
	const char *title; /* "time" */
	const fxge_view_layer *layer;
	bool share;             /* also shown as a part of the whole */
	double *nodes, *groups; /* by node, by group; negative: none */
} fxge_view_column;

typedef struct fxge_view_outline {
	fxge_arena *arena;
	const fxge_view *view;
	const fxge_view_stage *stage;
	fxge_view_findings findings;
	bool nodes;           /* unfolded modules also show their nodes */
	bool *open, *refused; /* by group */
	uint32_t *errors;     /* refused nodes by group */
	FXGE_VEC(fxge_view_column) columns;
	FXGE_VEC(fxge_view_line) lines; /* visible lines in order */
	FXGE_VEC(int32_t) order;        /* all nodes and groups from top to bottom, for searches */
} fxge_view_outline;

/* Returns the tree with all modules folded. With `nodes`, unfolded modules also show their nodes.
 */
fxge_view_outline *fxge_view_outline_of(fxge_arena *a, const fxge_view *v, bool nodes);
/* Unfolds all modules to a depth, and folds those below: 0 is the program alone, negative is all.
 */
void fxge_view_outline_unfold(fxge_view_outline *o, int depth);
/* Folds or unfolds the module of a line. Returns false if it is a node, has nothing inside, or is
 * so already. */
bool fxge_view_outline_set(fxge_view_outline *o, size_t line, bool open);
/* Returns the line of the module around a line, or the line itself for the first. */
size_t fxge_view_outline_parent(const fxge_view_outline *o, size_t line);
/* Returns the line of the next node or module behind a line, around the end, whose name, operator
 * or path has a text, in any case; unfolds what hides it. The line itself if there is none. */
size_t fxge_view_outline_find(fxge_view_outline *o, size_t line, const char *text);

/* Append texts without an end of line: the titles of the columns, and a line. Names have at most
 * `width` columns; 0: as many as the longest line needs. `signs`: begins with a sign for folded and
 * unfolded modules. */
void fxge_view_outline_head(fxge_sbuf *b, const fxge_view_outline *o, size_t width);
void fxge_view_outline_line(
	fxge_sbuf *b, const fxge_view_outline *o, size_t line, size_t width, bool signs);
/* Appends facts about a line that have no column, in at most `width` columns: operator, module,
 * Python line, problem. */
void fxge_view_outline_facts(fxge_sbuf *b, const fxge_view_outline *o, size_t line, size_t width);
/* Returns the columns that the widest name needs. */
size_t fxge_view_outline_width(const fxge_view_outline *o);

#endif
