/* The state of the lexer of C++, shared with what reads lines of the preprocessor. */
#ifndef FXGE_OPS_FORMS_CPP_LEX_H
#define FXGE_OPS_FORMS_CPP_LEX_H

#include "ops/forms/cpp.h"

/* An open `#if`. */
typedef struct fxge_cpp_level {
	bool taken;  /* one of its branches was */
	bool unsure; /* that hung on a name that the file does not define */
} fxge_cpp_level;

enum { FXGE_CPP_MOST_EXPANDED = 1 << 20 };

typedef struct fxge_cpp_lexer {
	fxge_op_load *l;
	fxge_arena *arena;
	const char *p, *end;
	int line;
	bool quiet; /* errors are not reported */
	fxge_cpp_tokens *out;
	fxge_strmap *defines; /* tokens by the name that stands for them; NULL: names stay */
	size_t expanded;      /* tokens that came of names, no more than FXGE_CPP_MOST_EXPANDED */
	FXGE_VEC(fxge_cpp_level) levels;
	size_t nested; /* open within what is passed over */
	bool skipping;
	int skip_line; /* where that began */
	bool skipped;  /* text that matters there */
} fxge_cpp_lexer;

char fxge_cpp_at(const fxge_cpp_lexer *x, size_t i);
void fxge_cpp_skip(fxge_cpp_lexer *x, size_t n);
/* All tokens up to the end. */
bool fxge_cpp_tokens_of(fxge_cpp_lexer *x);
/* What a name stands for, or NULL. */
const fxge_cpp_tokens *fxge_cpp_meaning(const fxge_cpp_lexer *x, const char *name, size_t n);
/* A line that begins with `#`, with those that continue it: `#define NAME tokens`, conditions. */
bool fxge_cpp_directive(fxge_cpp_lexer *x);
/* At the end: what is still passed over is told. */
void fxge_cpp_end_conditions(fxge_cpp_lexer *x);

#endif
