/* SPDX-License-Identifier: Apache-2.0 */
/* A file of any format as a tree of maps, lists, texts and numbers, which structure-aware fuzzers
 * mutate. */
#ifndef FXGE_TESTS_FUZZ_TREE_H
#define FXGE_TESTS_FUZZ_TREE_H

#include "base/file/file.h"
#include "base/sbuf.h"
#include "base/vec.h"
#include "include/fxge/fxge.h"

typedef enum tree_kind {
	TREE_NULL,
	TREE_BOOL,
	TREE_INT,
	TREE_REAL,
	TREE_TEXT, /* also bytes */
	TREE_LIST,
	TREE_MAP, /* keys may repeat */
} tree_kind;

/* Encoding of a protobuf number, where its kind does not determine it. */
typedef enum tree_form {
	FORM_PLAIN,
	FORM_ZIGZAG,
	FORM_FIXED32,
	FORM_FIXED64,
	FORM_FLOAT,
} tree_form;

typedef struct tree {
	tree_kind kind;
	tree_form form;
	const char *key; /* key in a map; NULL in a list */
	uint32_t field;  /* field number of a protobuf message */
	int64_t number;  /* BOOL, INT */
	double real;
	fxge_bytes text, blank; /* white space before a token of source text */
	FXGE_VEC(struct tree *) kids;
	struct tree *parent; /* set by tree_mutate */
} tree;

/* Readers return NULL for input that is not of their format; writers accept any tree. */
typedef struct tree_format {
	tree *(*read)(fxge_arena *a, fxge_bytes b);
	void (*write)(fxge_sbuf *b, const tree *t);
	/* Loads a program from the input, through files in an empty directory; returns NULL if there is
	 * none or it is refused. A NULL function: the input is the program. */
	fxge_program *(*load)(fxge_session *s, const char *directory, const uint8_t *data, size_t size);
	bool checked; /* the input is an .air, which fxge_check accepts or refuses as it is */
} tree_format;

extern const tree_format tree_pt2;     /* entries of the archive: JSON or bytes */
extern const tree_format tree_package; /* the same, and .air */
extern const tree_format tree_air, tree_fxpb;
extern const tree_format tree_files;               /* a directory in an archive */
extern const tree_format tree_source, tree_pickle; /* accept any bytes */
extern const tree_format tree_npy;                 /* version 1 */

tree *tree_archive_read(fxge_arena *a, fxge_bytes b);
void tree_archive_write(fxge_sbuf *b, const tree *t);

/* Returns ok; ends the process on an internal error or on a failure without a diagnostic. */
bool tree_fine(fxge_session *s, bool ok);
/* Ends the process after printing its diagnostics, unless ok or memory ran out. */
void tree_must(fxge_session *s, bool ok);

tree *tree_new(fxge_arena *a, tree_kind kind, const char *key);
void tree_add(fxge_arena *a, tree *to, tree *kid);

/* Mutates `t`; `from` is another tree of the format from which parts are copied, or NULL. Equal
 * states yield equal mutations. */
void tree_mutate(fxge_arena *a, tree *t, const tree *from, uint64_t *state);

#endif
