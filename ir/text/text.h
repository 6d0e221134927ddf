/* SPDX-License-Identifier: Apache-2.0 */
/* The text form of programs: a printer for every stage, and a parser for its output. The grammar is
 * in doc/text-ir.md. */
#ifndef FXGE_IR_TEXT_TEXT_H
#define FXGE_IR_TEXT_TEXT_H

#include "ir/graph.h"

typedef struct fxge_print_options {
	bool locs;  /* prints loc(#k) and the table of locations at the end */
	bool brief; /* prints "..." for large data that is in no file; such text cannot be parsed */
	const char *path; /* path of the file that receives the text, or NULL; weights by reference are
						 named relative to it */
} fxge_print_options;

/* Prints a program; names unnamed values first (fxge_program_name_values). `o` may be NULL. */
void fxge_text_print(fxge_sbuf *b, fxge_program *p, const fxge_print_options *o);
/* Prints a node as one line, for messages. */
void fxge_text_node(fxge_sbuf *b, const fxge_node *n);
/* Prints a meta: `f32[s0, 4]`. */
void fxge_text_meta(fxge_sbuf *b, const fxge_program *p, const fxge_meta *m);
/* Prints a constant operand: `2.0`, `"sum"`, `None`. */
void fxge_text_operand(fxge_sbuf *b, const fxge_program *p, const fxge_operand *o);

/* Parses a program; returns NULL after diagnostics. `path` is for messages and for weights with
 * relative file names. */
fxge_program *fxge_text_parse(fxge_session *s, const char *path, const char *text, size_t n);
/* Parses a file, which the caller owns (fxge_file_own). Bytes in memory may not name files. */
fxge_program *fxge_text_read(fxge_session *s, const fxge_file *f);
/* Tags of nodes in patterns and compositions: `?op(...)` is optional, `&op(...)` may have other
 * users. Scalar operands of such graphs may be `$name` captures. */
#define FXGE_TAG_OPTIONAL 1u
#define FXGE_TAG_SHARED   2u
fxge_program *fxge_text_parse_pattern(fxge_session *s, const char *label, const char *text);
/* Parses a pattern, `rule name(...) {`, that begins in this line of a file. Diagnostics and the
 * locations of its nodes have lines and columns. */
fxge_program *fxge_text_parse_rule(fxge_session *s, const char *path, int line, const char *text);

#endif
