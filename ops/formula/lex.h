/* Tokens of a formula: Python's words, with its indentation as tokens of their own. */
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
	FXGE_TOKEN_BAD,  /* no token of the language; `text` says what is wrong */
} fxge_token_kind;

typedef struct fxge_token {
	fxge_token_kind kind;
	const char *text; /* NAME, SIGN, STR without quotes */
	int64_t i;
	double f;
	const char *at; /* where it stands in the formula's text */
} fxge_token;

typedef struct fxge_lexer {
	fxge_arena *arena;
	const char *text, *at;
	int indents[32]; /* columns of the open blocks; the first is 0 */
	int depth;       /* of blocks */
	int brackets;    /* open ones: lines and indentation mean nothing within */
	int dedents;     /* still to be told */
	bool line_begins;
} fxge_lexer;

void fxge_lexer_init(fxge_lexer *x, fxge_arena *a, const char *text);
fxge_token fxge_lexer_next(fxge_lexer *x);

#endif
