/* SPDX-License-Identifier: Apache-2.0 */
/* Lexer of C++, as far as prototypes and schemas need it. */
#ifndef FXGE_OPS_FORMS_CPP_H
#define FXGE_OPS_FORMS_CPP_H

#include "ops/forms/forms.h"

typedef enum fxge_cpp_kind {
	FXGE_CPP_END,
	FXGE_CPP_WORD,
	FXGE_CPP_NUMBER,
	FXGE_CPP_TEXT,
	FXGE_CPP_MARK
} fxge_cpp_kind;

typedef struct fxge_cpp_token {
	fxge_cpp_kind kind;
	const char *s; /* a string literal without quotes, escapes resolved */
	size_t n;
	int line;
} fxge_cpp_token;

typedef FXGE_VEC(fxge_cpp_token) fxge_cpp_tokens;

/* Splits a text into tokens, the last of kind END. Comments produce no tokens. Preprocessor
 * conditions are evaluated and object-like macros expanded, as by a compiler without predefined
 * macros. Returns false after a diagnostic: an unterminated comment or string. */
bool fxge_cpp_lex(fxge_op_load *l, const char *text, size_t n, fxge_cpp_tokens *out);

/* Does the same for a part of a text, without diagnostics and macros. */
bool fxge_cpp_lex_part(fxge_op_load *l, const char *text, size_t n, fxge_cpp_tokens *out);

/* Returns the value of a digit of base up to 16; 99 for other characters. */
int fxge_cpp_digit(char c);
/* Stores an integer literal in any notation of C++ in *out. Returns false if the token is not one,
 * or out of range. */
bool fxge_cpp_integer(const fxge_cpp_token *t, int64_t *out);

/* Returns the default of an attribute of type `type` as rows write it, from the tokens [from, to);
 * NULL after a diagnostic. */
const fxge_yaml *fxge_forms_default(
	fxge_op_load *l, const char *type, const fxge_cpp_token *from, const fxge_cpp_token *to);

/* Reports token `t` where something else was expected. Returns false. */
bool fxge_cpp_unexpected(fxge_op_load *l, const fxge_cpp_token *t, const char *expected);
/* Returns a dtype as rows write it, or the name of a class; NULL after a diagnostic. */
const char *fxge_cpp_dtype(fxge_op_load *l, const fxge_cpp_token *t);

/* Reads a prototype that starts at token *i, adds its row and advances *i to its last token. */
/* A builtin type is counted in `known` instead. */
bool fxge_forms_reg_op(
	fxge_op_load *l, const fxge_cpp_tokens *t, size_t *i, fxge_tree *rows, size_t *known);

/* Adds the functions that a text registers for operators to l->all->links. */
void fxge_forms_cpp_links(fxge_op_load *l, const fxge_cpp_tokens *t);

static inline bool
fxge_cpp_is(const fxge_cpp_token *t, const char *s)
{
	return t->kind != FXGE_CPP_TEXT && strlen(s) == t->n && memcmp(s, t->s, t->n) == 0;
}

#endif
