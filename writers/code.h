/* Formulas in Python and in C++, for people's PyTorch: code that was checked (ops/formula/code.h)
 * as text that reads like it, over torch.ops or at::. Static values become the language's own. */
#ifndef FXGE_WRITERS_CODE_H
#define FXGE_WRITERS_CODE_H

#include "base/map.h"
#include "ops/formula/code.h"
#include "ops/forms/forms.h"

typedef enum fxge_code_language { FXGE_CODE_PYTHON, FXGE_CODE_CPP } fxge_code_language;

/* Functions in the making, of one file. */
typedef struct fxge_coder {
	fxge_arena *arena;
	fxge_code_language language;
	fxge_sbuf functions;            /* that formulas call, each once */
	bool helpers[FXGE_FX_FN_COUNT]; /* functions of the language that they need */
	fxge_map made;                  /* names of functions that are written, by their address */
	int n_made;
	bool ge_dtypes;  /* the text needs torch's dtypes as GE numbers them */
	const char *why; /* the first thing that cannot be said, or NULL */
} fxge_coder;

void fxge_coder_init(fxge_coder *c, fxge_arena *a, fxge_code_language language);

/* The statements of function `k` of op's formulas, indented by four; its arguments are op's
 * parameters, by fxge_coder_name. NULL: it cannot be said, c->why says what. */
const char *fxge_coder_body(fxge_coder *c, const fxge_op *op, int k);
/* A parameter's name, which is no word of the language. */
const char *fxge_coder_name(fxge_coder *c, const char *name);
/* The name of a helper: `cast` is fx_cast in the text. */
const char *fxge_coder_helper(int fn);
const char *fxge_coder_dtype(const fxge_coder *c, int64_t dtype);
/* A constant; of type `dtype`, numbers are dtypes. */
const char *fxge_coder_literal(fxge_coder *c, fxge_ptype type, const fxge_lit *l);
/* `[a, b]` of shape rules, a list. */
const char *fxge_coder_shape(fxge_coder *c, const fxge_op *op, const fxge_shape *s);
/* What a variable or an argument is declared as in C++. */
const char *fxge_coder_type(const fxge_param *p);

/* Appends a string literal of C++ with quotes; what is not printable UTF-8 becomes octal escapes.
 */
void fxge_code_string(fxge_sbuf *b, const char *s, size_t n);

#endif
