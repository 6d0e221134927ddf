/* SPDX-License-Identifier: Apache-2.0 */
/* Pages that show a program. */
#ifndef FXGE_DRIVER_VIEWING_VIEWING_H
#define FXGE_DRIVER_VIEWING_VIEWING_H

#include "backend/chips/kernels.h"
#include "driver/api.h"
#include "view/view.h"

/* Append the program's stages from the present one on as view-json, as a page that contains it, or
 * for Model Explorer. They compile a copy; the program stays unchanged. What the compiler reports
 * is on the page. */
void fxge_viewing_json(fxge_sbuf *b, fxge_program *p);
void fxge_viewing_html(fxge_sbuf *b, fxge_program *p);
void fxge_viewing_model_explorer(fxge_sbuf *b, fxge_program *p);
/* Append a picture of the present stage, or of the last one that the program reaches. */
void fxge_viewing_svg(fxge_sbuf *b, fxge_program *p);
void fxge_viewing_svg_last(fxge_sbuf *b, fxge_program *p);

/* A pass that ran. It made the nodes with ids below `end` that no earlier pass made. */
typedef struct fxge_viewing_pass {
	const char *name, *summary;
	uint32_t end;
} fxge_viewing_pass;

/* Compilation of a copy of a program whose stages are collected. */
typedef struct fxge_viewing {
	fxge_view *view;
	fxge_program *copy;
	const char *stage; /* stage that was added last */
	uint32_t read;     /* nodes with ids below were in the file */
	FXGE_VEC(fxge_viewing_pass) passes;
	bool ok, compiled; /* compiled: up to stage "ge", without errors */
	bool full;         /* there were more diagnostics than are kept */
} fxge_viewing;

/* Compiles w->copy and adds its stages to w->view, whose memory outlives the call. Moves the
 * diagnostics of the compilation to the view. Returns false after a diagnostic if the stages have
 * too many nodes. */
bool fxge_viewing_collect(fxge_viewing *w);

/* ---- layers.c ---- */

/* Adds the layers of a compiled program: cost, memory, kernels by chip, quantisation. A layer that
 * cannot be computed is left out. */
void fxge_viewing_layers(fxge_view *v, fxge_program *compiled);
/* Returns a new layer of the page. */
fxge_view_layer *fxge_viewing_layer(
	fxge_view *v, const char *id, const char *label, const char *unit, const char *about);
/* Add a node with a number, or with a word; `note` is shown with the value, or NULL. */
void fxge_viewing_number(
	fxge_view *v, fxge_view_layer *l, uint32_t node, double number, const char *note);
void fxge_viewing_word(
	fxge_view *v, fxge_view_layer *l, uint32_t node, const char *word, const char *note);

/* Nodes of the page's last stage by the numbers of the graph's nodes. */
typedef struct fxge_viewing_nodes {
	fxge_arena arena;
	fxge_map index; /* index + 1 */
} fxge_viewing_nodes;

/* Indexes the last stage; the caller releases the arena. */
fxge_viewing_nodes fxge_viewing_index_nodes(const fxge_view *v);
/* Returns the index of a node, or FXGE_VIEW_NONE if the page does not show it. */
uint32_t fxge_viewing_index(const fxge_viewing_nodes *k, const fxge_node *n);

/* ---- chips.c ---- */

/* Adds a layer for each family of chips: the engine that computes each node. */
void fxge_viewing_chips(fxge_view *v, fxge_program *compiled, const fxge_viewing_nodes *nodes);

/* Engine of a node on a chip. */
typedef struct fxge_viewing_verdict {
	const char *engine;    /* as in tables, or "unknown" */
	const char *note;      /* the reason, or a restriction; or NULL */
	const char *supported; /* dtypes of the kernel that the cores have, as a phrase; or NULL */
	bool off_core;         /* the cores do not compute it */
} fxge_viewing_verdict;

/* Judges a GE node as `fxge check --soc` does. The texts are allocated in `a`. */
fxge_viewing_verdict fxge_viewing_judge(
	const fxge_chip_kernels *k, const fxge_node *n, fxge_arena *a);
/* Returns the kernels of the family of chip i (fxge_chip_at): for the session's chip those of
 * --kernels or the installed CANN. NULL: none are known, or the family is that of `last`. */
const fxge_chip_kernels *fxge_viewing_kernels(
	fxge_session *s, size_t i, const fxge_chip_kernels *last);

/* ---- reports.c ---- */

/* Value of a node in a report of another command. */
typedef struct fxge_report_value {
	fxge_name name;
	double number;
	const char *note; /* shown with the value, or NULL */
} fxge_report_value;

/* A report of another command, in the program's memory. */
typedef struct fxge_viewing_report {
	const char *id, *label, *unit, *about;
	bool largest;
	FXGE_VEC(fxge_report_value) values;
	struct fxge_viewing_report *next;
} fxge_viewing_report;

/* Adds the layers of the program's reports. */
void fxge_viewing_reports(fxge_view *v, const fxge_program *p);

/* ---- gedumps.c ---- */

/* Adds the graph that GE dumped, if the program has one (fxge_view_add_ge_dump), as a stage behind
 * the last one, whose nodes are linked to those of the dump. `compiled` is the program at stage
 * "ge". Returns false after a diagnostic. */
bool fxge_viewing_ge_dump(fxge_view *v, fxge_program *p, fxge_program *compiled);

/* ---- sources.c ---- */

/* A directory of Python sources, in the program's memory. */
typedef struct fxge_viewing_directory {
	const char *real; /* path without links; empty for the root */
	struct fxge_viewing_directory *next;
} fxge_viewing_directory;

/* Adds the lines around each location from the program's directories of sources. Reports the files
 * that are not there. */
void fxge_viewing_sources(fxge_view *v, const fxge_program *p);

#endif
