/* SPDX-License-Identifier: Apache-2.0 */
/* Documents of headings, paragraphs, tables and commands, as Markdown or HTML. All text is escaped:
 * names of files make no markup, links or mentions. */
#ifndef FXGE_DRIVER_REPORTING_DOCUMENT_H
#define FXGE_DRIVER_REPORTING_DOCUMENT_H

#include "base/sbuf.h"

typedef struct fxge_document {
	fxge_sbuf *b;
	bool html;
	const char *const *headers; /* headers of the table that is open */
	int columns;
} fxge_document;

/* Appends the title: words of ours, and a name of the program. */
void fxge_document_begin(fxge_document *d, const char *about, const char *name);
void fxge_document_end(fxge_document *d);
void fxge_document_heading(fxge_document *d, const char *text);
void fxge_document_paragraph(fxge_document *d, const char *text);
/* Appends lines that a reader copies to a shell. */
void fxge_document_commands(fxge_document *d, const char *lines);
/* Begin a table, add a row, and end it. A column whose header begins with `>` has numbers, on the
 * right; with a backtick, texts of the program, as code. */
void fxge_document_table(fxge_document *d, const char *const *headers, int n);
void fxge_document_row(fxge_document *d, const char *const *cells);
void fxge_document_table_end(fxge_document *d);

#endif
