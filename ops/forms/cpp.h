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

/* All tokens, the last of kind END. Comments are none; conditions of the preprocessor are decided
 * and names without arguments replaced, as by a compiler that is given no macros. False after a
 * report: a comment or text without an end. */
bool fxge_cpp_lex(fxge_op_load *l, const char *text, size_t n, fxge_cpp_tokens *out);

/* The same of a text within another; nothing is reported or replaced. */
bool fxge_cpp_lex_part(fxge_op_load *l, const char *text, size_t n, fxge_cpp_tokens *out);

/* Of a digit in base 16 its value; 99: it is none. */
int fxge_cpp_digit(char c);
/* The whole number that it is, in any notation of C++; false: it is none, or too large. */
bool fxge_cpp_integer(const fxge_cpp_token *t, int64_t *out);

/* The default of an attribute of that type, as rows have it, by the tokens [from, to); NULL after a
 * report. */
const fxge_yaml *fxge_forms_default(
	fxge_op_load *l, const char *type, const fxge_cpp_token *from, const fxge_cpp_token *to);

/* Reports what was found where something else was expected; false. */
bool fxge_cpp_unexpected(fxge_op_load *l, const fxge_cpp_token *t, const char *expected);
/* A dtype as rows write it, or the name of a class; NULL after a report. */
const char *fxge_cpp_dtype(fxge_op_load *l, const fxge_cpp_token *t);

/* A prototype that begins at token *i; adds its row, and *i is its last token. */
/* A type that is built in is counted in `known` instead. */
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
