/* SPDX-License-Identifier: Apache-2.0 */
/* Translation of formulas to readable Python and C++ for PyTorch: checked code (ops/formula/code.h)
 * becomes text over torch.ops or at::. Static values become values of the language. */
#ifndef FXGE_WRITERS_CODE_H
#define FXGE_WRITERS_CODE_H

#include "base/map.h"
#include "ops/formula/code.h"
#include "ops/forms/forms.h"

typedef enum fxge_code_language { FXGE_CODE_PYTHON, FXGE_CODE_CPP } fxge_code_language;

/* Functions under construction, of one file. */
typedef struct fxge_coder {
	fxge_arena *arena;
	fxge_code_language language;
	fxge_sbuf functions;            /* functions that formulas call, each once */
	bool helpers[FXGE_FX_FN_COUNT]; /* helper functions that the text needs */
	fxge_map made;                  /* names of emitted functions, by address */
	int n_made;
	bool ge_dtypes;  /* the text needs the map from torch's dtypes to GE's numbers */
	const char *why; /* the first construct that cannot be expressed, or NULL */
} fxge_coder;

void fxge_coder_init(fxge_coder *c, fxge_arena *a, fxge_code_language language);

/* Returns the statements of function `k` of op's formulas, indented by four. Its arguments are op's
 * parameters, by fxge_coder_name. Returns NULL, with the reason in c->why, if it cannot be
 * expressed. */
const char *fxge_coder_body(fxge_coder *c, const fxge_op *op, int k);
/* Returns whether a name is a keyword of C++ or Python, or a macro of the C library. */
bool fxge_code_is_reserved(const char *name);
/* Returns a parameter's name, changed if it is reserved or used in the text; different names stay
 * different. */
const char *fxge_coder_name(fxge_coder *c, const char *name);
/* Returns the name of a helper: `cast` is fx_cast in the text. */
const char *fxge_coder_helper(int fn);
const char *fxge_coder_dtype(const fxge_coder *c, int64_t dtype);
/* Returns a constant; numbers of type `dtype` are dtypes. */
const char *fxge_coder_literal(fxge_coder *c, fxge_ptype type, const fxge_lit *l);
/* Returns `[a, b]` of shape rules as a list. */
const char *fxge_coder_shape(fxge_coder *c, const fxge_op *op, const fxge_shape *s);
/* Returns the C++ type of a variable or an argument. */
const char *fxge_coder_type(const fxge_param *p);

/* Appends a C++ string literal with quotes; bytes that are not printable UTF-8 become octal
 * escapes. */
void fxge_code_string(fxge_sbuf *b, const char *s, size_t n);

#endif
