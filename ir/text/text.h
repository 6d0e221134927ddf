/* The text form of programs: prints every stage, parses what it prints. doc/text-ir.md is its
 * grammar. */
#ifndef FXGE_IR_TEXT_TEXT_H
#define FXGE_IR_TEXT_TEXT_H

#include "ir/graph.h"

typedef struct fxge_print_options {
	bool locs;        /* loc(#k) and the table of locations at the end */
	bool brief;       /* "..." in place of large data that no file holds: to look at, not to read */
	const char *path; /* of the file that the text goes to, or NULL: weights by reference are named
						 as seen from there */
} fxge_print_options;

/* Names unnamed values first (fxge_program_name_values). `o` may be NULL. */
void fxge_text_print(fxge_sbuf *b, fxge_program *p, const fxge_print_options *o);
/* One line of a node, for messages. */
void fxge_text_node(fxge_sbuf *b, const fxge_node *n);
/* `f32[s0, 4]` */
void fxge_text_meta(fxge_sbuf *b, const fxge_program *p, const fxge_meta *m);
/* A constant as an operand: `2.0`, `"sum"`, `None` */
void fxge_text_operand(fxge_sbuf *b, const fxge_program *p, const fxge_operand *o);

/* NULL after diagnostics. `path` is for messages and for weights given by relative file name. */
fxge_program *fxge_text_parse(fxge_session *s, const char *path, const char *text, size_t n);
/* Patterns and compositions: graphs whose scalar operands may be `$name` captures. In a pattern
 * `?op(...)` may be missing and `&op(...)` may have other users: tags of their nodes. */
#define FXGE_TAG_OPTIONAL 1u
#define FXGE_TAG_SHARED   2u
fxge_program *fxge_text_parse_pattern(fxge_session *s, const char *label, const char *text);

#endif
