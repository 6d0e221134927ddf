/* SPDX-License-Identifier: Apache-2.0 */
/* Reports on a program, for people who do not have it: colleagues, issue trackers. */
#ifndef FXGE_DRIVER_REPORTING_REPORTING_H
#define FXGE_DRIVER_REPORTING_REPORTING_H

#include "driver/api.h"
#include "view/view.h"

/* Append a report on a program and its compilation, of which a copy is made: interface, operators,
 * support by chip, findings, bounds of time by module, versions, commands. The text has no values
 * of weights, and no paths outside of the project. */
void fxge_reporting_markdown(fxge_sbuf *b, fxge_program *p);
void fxge_reporting_html(fxge_sbuf *b, fxge_program *p);

/* ---- paths.c ---- */

/* Paths of Python lines as a report shows them. */
typedef struct fxge_reporting_paths {
	fxge_arena *arena;
	const char *project; /* directory of the program's own files with a final slash, or "" */
} fxge_reporting_paths;

/* Returns the deepest directory that has all of the program's Python files but those of installed
 * packages. */
fxge_reporting_paths fxge_reporting_paths_of(fxge_arena *a, const fxge_view *v);
/* Returns a text with the paths in it relative to the project or to the directory of packages;
 * of other absolute paths the last component. */
const char *fxge_reporting_cut(const fxge_reporting_paths *k, const char *text);

#endif
