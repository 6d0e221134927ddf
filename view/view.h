/* SPDX-License-Identifier: Apache-2.0 */
/* Model of a page that shows a program at its stages: nodes, modules, correspondences, layout.
 *
 * The driver runs the pipeline on a copy of the program and adds a stage whenever one is complete.
 * All indices are positions in the vectors of this header. */
#ifndef FXGE_VIEW_VIEW_H
#define FXGE_VIEW_VIEW_H

#include "ir/graph.h"

enum {
	FXGE_VIEW_VERSION = 1,           /* version of the format view-json (doc/view.md) */
	FXGE_VIEW_MAX_NODES = 2000000,   /* nodes of all stages of a page */
	FXGE_VIEW_MAX_BYTES = 500000000, /* bytes of a page: Chromium's strings have fewer than 2^29 */
	FXGE_VIEW_MAX_BOXES = 3000,      /* nodes and modules of a picture */
	FXGE_VIEW_NONE = UINT32_MAX,     /* absent index */
	FXGE_VIEW_CROWD = 256, /* children of a group, beyond which they are grouped by position */
	FXGE_VIEW_CHUNK = 64,  /* children of such a group by position */
};

typedef enum fxge_shown_kind {
	FXGE_VIEW_NODE,
	FXGE_VIEW_INPUT,  /* input of a graph */
	FXGE_VIEW_OUTPUT, /* the outputs of a graph */
} fxge_shown_kind;

/* Operand of a node that is a value. */
typedef struct fxge_view_in {
	uint32_t port;   /* string: name of the parameter */
	bool constant;   /* `from` is a constant of the stage instead of a node */
	uint32_t from;   /* node, or constant */
	uint32_t result; /* index of the result */
} fxge_view_in;

/* Port with constant operands, as strings. */
typedef struct fxge_view_attr {
	uint32_t port, text;
} fxge_view_attr;

typedef struct fxge_view_out {
	uint32_t name, type; /* strings */
	fxge_value *value;   /* while the program is at the stage; later an address only */
} fxge_view_out;

/* A range of one of the stage's vectors. */
typedef struct fxge_view_range {
	uint32_t first, count;
} fxge_view_range;

typedef struct fxge_view_node {
	fxge_shown_kind kind;
	uint32_t id;           /* number of the graph's node */
	uint32_t name, op;     /* strings; the name is unique in its graph */
	uint32_t module;       /* string: module path without class, or 0 */
	uint32_t class;        /* string: class of the module, or 0 */
	uint32_t loc;          /* location, or FXGE_VIEW_NONE */
	uint32_t rule;         /* string: fusion rule that made the node, or 0 */
	uint32_t region;       /* group of the nested graph that the node is in; 0 = the main graph */
	fxge_view_range in;    /* stage->ins */
	fxge_view_range attrs; /* stage->attrs */
	fxge_view_range out;   /* stage->outs */
	uint32_t source;       /* string: node of the saved graph that it is a part of, or 0 */
	fxge_view_range next;  /* stage->nexts: corresponding nodes of the next stage */
	bool merged;           /* `next` is the node that the next stage computes its value in */
	uint32_t main;         /* first result that something uses, or FXGE_VIEW_NONE */
	uint64_t bytes;        /* bytes of the results; 0 = unknown or dynamic */
	/* tree.c: */
	uint32_t group, slot;
	uint32_t alone; /* string: label of its module, if it is the only node of that; else 0 */
} fxge_view_node;

/* Constant that nodes read; it is not drawn. */
typedef struct fxge_view_constant {
	uint32_t name, type;       /* strings */
	const fxge_tensor *tensor; /* or NULL */
	uint32_t tensor_index;     /* model->tensors, or FXGE_VIEW_NONE */
} fxge_view_constant;

/* A vertex of a row of a group's layout. */
typedef struct fxge_view_vertex {
	int32_t ref;      /* node, ~group, or FXGE_VIEW_BEND */
	int32_t x, width; /* centre and width in pixels */
} fxge_view_vertex;

enum { FXGE_VIEW_BEND = INT32_MIN };

/* Row of a vertex, and its position in the row. */
typedef struct fxge_view_spot {
	uint32_t row, at;
} fxge_view_spot;

/* Points of the edges from one vertex, one in each row behind it. */
typedef struct fxge_view_chain {
	int32_t from;         /* item; or FXGE_VIEW_BEND for an entry */
	uint32_t entry;       /* index of the entry */
	fxge_view_spot start; /* vertex that the chain begins at */
	fxge_view_range at;   /* group->bends: positions in the rows behind `start` */
} fxge_view_chain;

/* Point at a group's border where edges of a node outside enter. */
typedef struct fxge_view_entry {
	uint32_t node;
	uint32_t at; /* position in the first row */
} fxge_view_entry;

/* Point at a group's border where edges of an item leave. */
typedef struct fxge_view_exit {
	int32_t item;
	uint32_t at; /* position in the last row */
} fxge_view_exit;

/* Connected component of a group's items: its rows, and its extent in pixels. */
typedef struct fxge_view_part {
	uint32_t first, last;
	int32_t left, right;
} fxge_view_part;

/* Modules, nested graphs, and ranges of large groups. Group 0 has everything. */
typedef struct fxge_view_group {
	uint32_t label, path, class; /* strings; 0 = none */
	uint32_t parent;             /* FXGE_VIEW_NONE for group 0 */
	uint32_t slot;               /* position in the parent */
	uint32_t first;              /* first node, in order of execution */
	uint32_t n_nodes;            /* nodes in it and in its groups */
	uint32_t depth;
	uint32_t call; /* number of the part, if the nodes of a module are in several groups; else 0 */
	FXGE_VEC(int32_t) items; /* nodes and ~groups, in order of their first nodes */
	/* layout.c: */
	FXGE_VEC(uint32_t) rows; /* index of each row's first vertex; and the number of vertices */
	FXGE_VEC(fxge_view_vertex) vertices;
	FXGE_VEC(fxge_view_chain) chains;
	FXGE_VEC(uint32_t) bends;
	FXGE_VEC(fxge_view_entry) entries;
	FXGE_VEC(fxge_view_exit) exits;
	FXGE_VEC(fxge_view_part) parts; /* if there are several: in shelves, each from left to right */
	int32_t width;                  /* width of the layout with all groups folded */
} fxge_view_group;

typedef struct fxge_view_stage {
	const char *name;
	FXGE_VEC(fxge_view_node) nodes;
	FXGE_VEC(fxge_view_in) ins;
	FXGE_VEC(fxge_view_attr) attrs;
	FXGE_VEC(fxge_view_out) outs;
	FXGE_VEC(uint32_t) nexts;
	FXGE_VEC(fxge_view_constant) constants;
	fxge_map defs; /* by value: index of the node + 1; or of the constant + 1, times -1 */
	FXGE_VEC(fxge_view_group) groups; /* after collection only nested graphs */
	FXGE_VEC(uint32_t) runs;          /* node that runs each nested graph, parallel to `groups` */
} fxge_view_stage;

/* User's location of nodes. Strings; 0 = none. */
typedef struct fxge_view_loc {
	uint32_t file, function, text;
	int line;
	uint32_t more;         /* further location of a merged node, or FXGE_VIEW_NONE */
	int first_line;        /* number of the first of `lines` */
	fxge_view_range lines; /* view->source_lines: text around the line, if its source was found */
} fxge_view_loc;

/* Finding of the compiler about nodes. */
typedef struct fxge_view_problem {
	fxge_diag_id number;
	const char *id, *severity, *message, *hint; /* hint may be NULL */
	const char *op;                             /* or NULL */
	fxge_view_range nodes;                      /* model->problem_nodes: strings */
	uint32_t loc;
} fxge_view_problem;

/* Numbers or words of nodes of a stage, as colours of the page. */
typedef struct fxge_view_layer {
	const char *id, *label; /* "cost", "time on the chip" */
	const char *unit;       /* "s", "B"; NULL: words */
	const char *about;      /* sentence */
	bool largest;           /* a group has the largest value of its nodes instead of the sum */
	FXGE_VEC(uint32_t) nodes;
	FXGE_VEC(double) numbers;
	FXGE_VEC(uint32_t) words; /* strings */
	FXGE_VEC(uint32_t) notes; /* strings, or 0: shown with the value */
} fxge_view_layer;

/* Module of a location. */
typedef struct fxge_view_module {
	uint32_t path, class; /* strings: "layers.0" and "Attention" of `layers.0 (Attention)` */
} fxge_view_module;

typedef struct fxge_view {
	fxge_arena *arena;
	fxge_strmap strings_by_text;
	FXGE_VEC(const char *) strings; /* strings.data[0] is "" */
	FXGE_VEC(fxge_view_loc) locs;
	fxge_map locs_by_pointer;
	FXGE_VEC(uint32_t) source_lines; /* strings */
	FXGE_VEC(fxge_view_module) modules;
	fxge_map modules_by_pointer;
	FXGE_VEC(const fxge_tensor *) tensors;
	fxge_map tensors_by_pointer;
	FXGE_VEC(fxge_view_stage *) stages;
	FXGE_VEC(fxge_view_problem) problems;
	FXGE_VEC(uint32_t) problem_nodes;
	FXGE_VEC(fxge_view_layer *) layers; /* layers of the last stage */
	FXGE_VEC(const fxge_op *) ops;      /* operators of all stages, in order of occurrence */
	fxge_map ops_by_name;               /* by the number of the name */
	const char *title, *producer;
	const char *version;   /* version of fxge, or NULL */
	bool dumped;           /* a graph that GE dumped is the last stage, behind that of the layers */
	const fxge_map *rules; /* rule that made a node, by the node's id; or NULL */
	bool undrawn;          /* stages have neither groups nor a layout */
	uint64_t n_nodes;
} fxge_view;

/* ---- strings.c ---- */

/* Returns the number of a string, 0 for NULL. The text is copied. */
uint32_t fxge_view_string(fxge_view *v, const char *s);
uint32_t fxge_view_string_n(fxge_view *v, const char *s, size_t n);

/* ---- collect.c ---- */

/* Returns an empty model in the arena. */
fxge_view *fxge_view_new(fxge_arena *a);
/* Adds the program as it is now as a stage. Returns false after a diagnostic if the page would have
 * more than FXGE_VIEW_MAX_NODES. */
bool fxge_view_add_stage(fxge_view *v, fxge_program *p);
/* Adds the diagnostics from number `first` on. */
void fxge_view_add_problems(fxge_view *v, const fxge_diags *d, size_t first);

/* ---- link.c ---- */

/* Finds the nodes of `to`, the present stage of the program, that the nodes of `from` became: the
 * same nodes, those of a value that replaced theirs, new nodes of the same source, or else the
 * nodes that use the value. */
void fxge_view_link(
	fxge_view *v, const fxge_program *p, fxge_view_stage *from, const fxge_view_stage *to);

/* ---- tree.c ---- */

/* Makes the groups of a stage from module paths. A module whose nodes depend on nodes that depend
 * on it is split, so that groups have no cycles where possible. */
void fxge_view_group_nodes(fxge_view *v, fxge_view_stage *s);

/* ---- layout.c ---- */

/* Places the items of each group in rows, with points for edges that cross rows. Equal stages have
 * equal layouts on every machine: all arithmetic is on integers. */
void fxge_view_place(fxge_view *v, fxge_view_stage *s);

/* ---- labels.c ---- */

/* Returns the operator without its namespace: "add.Tensor" of "aten.add.Tensor". */
const char *fxge_view_short_op(const char *op);
/* Returns the type of the result that the page shows, or "". */
const char *fxge_view_main_type(
	const fxge_view *v, const fxge_view_stage *s, const fxge_view_node *n);
/* Returns the kind of an operator by its name: "product", "norm", "cast", "move", "view", or "box".
 */
const char *fxge_view_kind(const char *op);

/* Appends a value of a layer with its unit in three digits: "1.23 ms", "45.6 kB", "1.5e-07". */
void fxge_view_amount(fxge_sbuf *b, double value, const char *unit);

/* ---- problems.c ---- */

/* Problems of nodes by the strings of their names. */
typedef struct fxge_view_findings {
	const fxge_view *view;
	fxge_map by_name; /* index + 1 of the first problem */
} fxge_view_findings;

/* Returns the problems of a view by node. */
fxge_view_findings fxge_view_find_problems(fxge_arena *a, const fxge_view *v);
/* Returns the first error of a node, else its first problem: of its own name or else of the node
 * that it is a part of; NULL: none. */
const fxge_view_problem *fxge_view_problem_of(const fxge_view_findings *f, const fxge_view_node *n);
/* Returns whether a node has an error. */
bool fxge_view_is_refused(const fxge_view_findings *f, const fxge_view_node *n);
/* Returns for each group whether it has nodes that are refused. */
bool *fxge_view_refused_groups(
	fxge_arena *a, const fxge_view_findings *f, const fxge_view_stage *s);

/* ---- json.c, html.c, svg.c ---- */

/* Appends the model as JSON (doc/view.md). */
void fxge_view_json(fxge_sbuf *b, const fxge_view *v);
/* Appends the page, which contains the JSON. */
void fxge_view_html(fxge_sbuf *b, const fxge_view *v);
/* Appends a picture of a stage as SVG. Modules are folded where it would have more than
 * FXGE_VIEW_MAX_BOXES. */
void fxge_view_svg(fxge_sbuf *b, const fxge_view *v, const fxge_view_stage *s);

/* ---- model_explorer.c ---- */

/* Appends the stages as a graph collection of Model Explorer, as its Python package
 * ai-edge-model-explorer defines it (graph_builder.py). */
void fxge_view_model_explorer(fxge_sbuf *b, const fxge_view *v);

#endif
