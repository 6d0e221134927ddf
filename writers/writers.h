/* SPDX-License-Identifier: Apache-2.0 */
/* Exports of operator descriptions to the vendor's tools: templates of templates/ filled with data
 * of rows. */
#ifndef FXGE_WRITERS_WRITERS_H
#define FXGE_WRITERS_WRITERS_H

#include "writers/code.h"
#include "writers/fill.h"

/* A text under construction. All features of an operator that the format cannot express are
 * reported. */
typedef struct fxge_writer {
	fxge_arena *arena;
	fxge_diags *diags;
	const char *form;   /* name of the format for messages; NULL: a project */
	const fxge_op *op;  /* operator that is exported */
	const fxge_loc *at; /* location of its description */
	bool ok;
} fxge_writer;

/* Operators with the locations of their descriptions. */
typedef struct fxge_writing {
	const fxge_op *op;
	fxge_loc at;
} fxge_writing;

/* Names of the formats; NULL after the last. */
extern const char *const fxge_writer_forms[];

/* Exports `n` operators in a format. Returns false after diagnostics; the text is unusable then. */
bool fxge_write_form(fxge_arena *a, fxge_diags *d, const char *form, const fxge_writing *ops,
	size_t n, fxge_sbuf *b);

/* ---- for the formats ---- */

/* Reports a feature of the operator that the format cannot express. */
void fxge_writer_unsupported(fxge_writer *w, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));
/* Adds a key with a text to a map under construction. */
void fxge_writer_put(fxge_writer *w, fxge_tree *t, const char *key, const char *text);
void fxge_writer_put_tree(fxge_writer *w, fxge_tree *t, const char *key, const fxge_yaml *y);
/* Returns the set of symbols of whose promotion `symbol` is the result; 0 if there are none. */
uint32_t fxge_writer_promotes(const fxge_op *ge, char symbol);
/* Returns the name of a dtype in a format. */
typedef const char *fxge_dtype_word(fxge_arena *a, int bit);
/* Returns the names of dtypes, separated by `sep`. */
const char *fxge_writer_dtypes(
	fxge_writer *w, fxge_dtype_set set, fxge_dtype_word *word, const char *sep);

/* Return the data of a GE type for msopgen.json or op_proto.h. */
const fxge_yaml *fxge_write_msopgen(fxge_writer *w, const fxge_op *ge);
const fxge_yaml *fxge_write_reg_op(fxge_writer *w, const fxge_op *ge);
/* Returns the data of an operator with a schema for library.cpp, meta.py and converters.py. */
const fxge_yaml *fxge_write_torch(fxge_writer *w, fxge_coder *c, const fxge_op *op);
const fxge_yaml *fxge_write_meta(fxge_writer *w, fxge_coder *c, const fxge_op *op);
const fxge_yaml *fxge_write_converter(fxge_writer *w, fxge_coder *c, const fxge_op *op);

#endif
