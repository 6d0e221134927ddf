/* SPDX-License-Identifier: Apache-2.0 */
/* Input of the parser: a cursor with line numbers and one sticky error. */
#ifndef FXGE_IR_TEXT_LEX_H
#define FXGE_IR_TEXT_LEX_H

#include "ir/graph.h"

typedef struct fxge_lex {
	fxge_session *session;
	const char *path;
	const char *begin, *at, *end;
	int line;     /* line of `begin` in the file, minus 1 */
	bool columns; /* reports columns too */
	bool failed;
} fxge_lex;

/* Returns the location of a character of the text. */
fxge_loc fxge_lex_loc(const fxge_lex *x, const char *at);
/* Reports FXGE_D_TEXT at the current line, at most once, and returns false. */
bool fxge_lex_fail(fxge_lex *x, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Checks that the rest of the text is UTF-8: other names could not be printed so that they can be
 * parsed again. */
bool fxge_lex_is_utf8(fxge_lex *x);
/* Skips blanks, newlines and `#` comments. (`#` directly before a digit starts a location
 * number.) */
void fxge_lex_space(fxge_lex *x);
bool fxge_lex_end(fxge_lex *x);
/* Returns whether the next token is this punctuation or word, and consumes it. */
bool fxge_lex_take(fxge_lex *x, const char *token);
bool fxge_lex_need(fxge_lex *x, const char *token);
bool fxge_lex_peek(fxge_lex *x, const char *token);
/* Reads a word of name characters. Returns NULL, without an error, if there is none. */
fxge_name fxge_lex_word(fxge_lex *x);
/* Reads a JSON string. Returns NULL after an error. */
fxge_name fxge_lex_string(fxge_lex *x);
/* Reads a word or a JSON string. Returns NULL, without an error, if there is neither. */
fxge_name fxge_lex_word_or_string(fxge_lex *x);
/* Reads the name after the sigil of `%name` or `@name`, bare or quoted. */
fxge_name fxge_lex_name(fxge_lex *x);
int64_t fxge_lex_int(fxge_lex *x);
/* Returns the text of an expression: up to a `,` `)` `]` `}` or the line's end outside of
 * parentheses. */
fxge_bytes fxge_lex_expression(fxge_lex *x);

#endif
