/* SPDX-License-Identifier: Apache-2.0 */
/* State of the C++ lexer, shared with its preprocessor. */
#ifndef FXGE_OPS_FORMS_CPP_LEX_H
#define FXGE_OPS_FORMS_CPP_LEX_H

#include "ops/forms/cpp.h"

/* An open `#if`. */
typedef struct fxge_cpp_level {
	bool taken;  /* one of its branches was taken */
	bool unsure; /* its condition depends on a name that the file does not define */
} fxge_cpp_level;

enum { FXGE_CPP_MOST_EXPANDED = 1 << 20 };

typedef struct fxge_cpp_lexer {
	fxge_op_load *l;
	fxge_arena *arena;
	const char *p, *end;
	int line;
	bool quiet; /* suppresses diagnostics */
	fxge_cpp_tokens *out;
	fxge_strmap *defines; /* replacement tokens by macro name; NULL: macros are not expanded */
	size_t expanded;      /* number of tokens from expansions, at most FXGE_CPP_MOST_EXPANDED */
	FXGE_VEC(fxge_cpp_level) levels;
	size_t nested; /* open conditions inside of skipped text */
	bool skipping;
	int skip_line; /* line where the skipped text begins */
	bool skipped;  /* skipped text contains declarations */
} fxge_cpp_lexer;

char fxge_cpp_at(const fxge_cpp_lexer *x, size_t i);
void fxge_cpp_skip(fxge_cpp_lexer *x, size_t n);
/* Reads all tokens to the end. */
bool fxge_cpp_tokens_of(fxge_cpp_lexer *x);
/* Returns the replacement of a macro, or NULL. */
const fxge_cpp_tokens *fxge_cpp_meaning(const fxge_cpp_lexer *x, const char *name, size_t n);
/* Reads a line that begins with `#` and its continuations: `#define NAME tokens`, conditions. */
bool fxge_cpp_directive(fxge_cpp_lexer *x);
/* Reports text that is still skipped at the end of the file. */
void fxge_cpp_end_conditions(fxge_cpp_lexer *x);

#endif
