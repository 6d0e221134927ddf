/* The parser's view of its input: a cursor with line numbers and one sticky error. */
#ifndef FXGE_IR_TEXT_LEX_H
#define FXGE_IR_TEXT_LEX_H

#include "ir/graph.h"

typedef struct fxge_lex {
	fxge_session *session;
	const char *path;
	const char *begin, *at, *end;
	bool failed;
} fxge_lex;

/* Reports FXGE_D_TEXT at the current line once; false. */
bool fxge_lex_fail(fxge_lex *x, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* The rest of the text is UTF-8: names that are not could not be printed so that they are read
 * again. */
bool fxge_lex_is_utf8(fxge_lex *x);
/* Skips blanks, newlines and `#` comments. (`#` directly before a digit is a location number, not a
 * comment.) */
void fxge_lex_space(fxge_lex *x);
bool fxge_lex_end(fxge_lex *x);
/* True and consumed if the next token is this punctuation or word. */
bool fxge_lex_take(fxge_lex *x, const char *token);
bool fxge_lex_need(fxge_lex *x, const char *token);
bool fxge_lex_peek(fxge_lex *x, const char *token);
/* A word of name characters; NULL (no error) when there is none. */
fxge_name fxge_lex_word(fxge_lex *x);
/* A JSON string; NULL after an error. */
fxge_name fxge_lex_string(fxge_lex *x);
/* `%name` / `@name` after its sigil: bare or quoted. */
fxge_name fxge_lex_name(fxge_lex *x);
int64_t fxge_lex_int(fxge_lex *x);
/* The text of an expression: up to a `,` `)` `]` `}` or line end outside parentheses. */
fxge_bytes fxge_lex_expression(fxge_lex *x);

#endif
