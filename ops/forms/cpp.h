/* Tokens of a C++ text, as far as prototypes and schemas need them. */
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
	const char *s; /* a text without quotes, escapes resolved */
	size_t n;
	int line;
} fxge_cpp_token;

typedef FXGE_VEC(fxge_cpp_token) fxge_cpp_tokens;

/* All tokens, the last of kind END. Comments and lines of the preprocessor are none. False after a
 * report: a comment or text without an end. */
bool fxge_cpp_lex(fxge_op_load *l, const char *text, size_t n, fxge_cpp_tokens *out);

/* A prototype that begins at token *i; adds its row, and *i is its last token. */
/* A type that is built in is counted in `known` instead. */
bool fxge_forms_reg_op(
	fxge_op_load *l, const fxge_cpp_tokens *t, size_t *i, fxge_tree *rows, size_t *known);

static inline bool
fxge_cpp_is(const fxge_cpp_token *t, const char *s)
{
	return t->kind != FXGE_CPP_TEXT && strlen(s) == t->n && memcmp(s, t->s, t->n) == 0;
}

#endif
