/* SPDX-License-Identifier: Apache-2.0 */
/* Tokens of a formula: Python's, with indentation as tokens of its own. */
#ifndef FXGE_OPS_FORMULA_LEX_H
#define FXGE_OPS_FORMULA_LEX_H

#include "base/arena.h"
#include "base/sbuf.h"

typedef enum fxge_token_kind {
	FXGE_TOKEN_END,
	FXGE_TOKEN_NEWLINE,
	FXGE_TOKEN_INDENT,
	FXGE_TOKEN_DEDENT,
	FXGE_TOKEN_NAME,
	FXGE_TOKEN_INT,
	FXGE_TOKEN_FLOAT,
	FXGE_TOKEN_STR,
	FXGE_TOKEN_SIGN, /* an operator, a bracket, `,` or `:` */
	FXGE_TOKEN_BAD,  /* not a token of the language; `text` is the error */
} fxge_token_kind;

typedef struct fxge_token {
	fxge_token_kind kind;
	const char *text; /* NAME, SIGN, STR without quotes */
	int64_t i;
	double f;
	const char *at; /* location in the formula's text */
} fxge_token;

typedef struct fxge_lexer {
	fxge_arena *arena;
	const char *text, *at;
	int indents[32]; /* columns of the open blocks; the first is 0 */
	int depth;       /* number of open blocks */
	int brackets;    /* open brackets: newlines and indentation inside of them are ignored */
	int dedents;     /* pending DEDENT tokens */
	bool line_begins;
} fxge_lexer;

void fxge_lexer_init(fxge_lexer *x, fxge_arena *a, const char *text);
fxge_token fxge_lexer_next(fxge_lexer *x);

#endif
