/* What the vendor's tools take, from operators as rows describe them: texts in which a template of
 * templates/ is filled by what each operator says. */
#ifndef FXGE_WRITERS_WRITERS_H
#define FXGE_WRITERS_WRITERS_H

#include "writers/code.h"
#include "writers/fill.h"

/* A text in the making. What an operator has that a form cannot say is reported, all of it. */
typedef struct fxge_writer {
	fxge_arena *arena;
	fxge_diags *diags;
	const char *form;   /* its name, for messages; NULL: a project */
	const fxge_op *op;  /* that is being written */
	const fxge_loc *at; /* where it is described */
	bool ok;
} fxge_writer;

/* Operators with the places where they are described. */
typedef struct fxge_writing {
	const fxge_op *op;
	fxge_loc at;
} fxge_writing;

/* The names of the forms; NULL behind the last. */
extern const char *const fxge_writer_forms[];

/* `n` operators in a form; false after reports, then nothing of the text may be used. */
bool fxge_write_form(fxge_arena *a, fxge_diags *d, const char *form, const fxge_writing *ops,
	size_t n, fxge_sbuf *b);

/* ---- for the forms ---- */

/* Reports that the form cannot say something of the operator. */
void fxge_writer_unsaid(fxge_writer *w, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* A key with a text of a map in the making. */
void fxge_writer_put(fxge_writer *w, fxge_tree *t, const char *key, const char *text);
void fxge_writer_put_tree(fxge_writer *w, fxge_tree *t, const char *key, const fxge_yaml *y);
/* The symbols of which one is the promotion, a bit each; 0: it is none. */
uint32_t fxge_writer_promotes(const fxge_op *ge, char symbol);
/* Names of dtypes, `sep` between them, `before` each. */
typedef const char *fxge_dtype_word(fxge_arena *a, int bit);
const char *fxge_writer_dtypes(
	fxge_writer *w, fxge_dtype_set set, fxge_dtype_word *word, const char *sep);

/* What templates say of a GE type: msopgen.json, op_proto.h. */
const fxge_yaml *fxge_write_msopgen(fxge_writer *w, const fxge_op *ge);
const fxge_yaml *fxge_write_reg_op(fxge_writer *w, const fxge_op *ge);
/* And of an operator with a schema: library.cpp, meta.py, converters.py. */
const fxge_yaml *fxge_write_torch(fxge_writer *w, fxge_coder *c, const fxge_op *op);
const fxge_yaml *fxge_write_meta(fxge_writer *w, fxge_coder *c, const fxge_op *op);
const fxge_yaml *fxge_write_converter(fxge_writer *w, fxge_coder *c, const fxge_op *op);

#endif
