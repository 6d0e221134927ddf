/* A file as a tree of maps, lists, texts and numbers, whatever its format: what a fuzzer of meaning
 * changes. */
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
	TREE_MAP, /* keys may come more than once */
} tree_kind;

/* How a protobuf number is written, where the kind does not tell. */
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
	const char *key; /* in a map; NULL in a list */
	uint32_t field;  /* of a protobuf message: its number */
	int64_t number;  /* BOOL, INT */
	double real;
	fxge_bytes text, blank; /* blank: of a token of source text, before it */
	FXGE_VEC(struct tree *) kids;
	struct tree *parent; /* set by tree_mutate */
} tree;

/* Each reader gives NULL for what is not of its format; each writer takes any tree. */
typedef struct tree_format {
	tree *(*read)(fxge_arena *a, fxge_bytes b);
	void (*write)(fxge_sbuf *b, const tree *t);
	/* Loads a program out of the input, by way of files in an empty directory; NULL: there is none,
	 * or it was refused. Without it the input is the program. */
	fxge_program *(*load)(fxge_session *s, const char *directory, const uint8_t *data, size_t size);
} tree_format;

extern const tree_format tree_pt2;     /* entries of the archive: JSON, or bytes */
extern const tree_format tree_package; /* the same, and .air */
extern const tree_format tree_air, tree_fxpb;
extern const tree_format tree_files;               /* a directory in an archive */
extern const tree_format tree_source, tree_pickle; /* take any bytes */
extern const tree_format tree_npy;                 /* of version 1 */

tree *tree_archive_read(fxge_arena *a, fxge_bytes b);
void tree_archive_write(fxge_sbuf *b, const tree *t);

/* Returns ok; a failure that is ours, or has no reason, ends the process. */
bool tree_fine(fxge_session *s, bool ok);
/* Ends the process after its diagnostics unless ok, or memory has ended. */
void tree_must(fxge_session *s, bool ok);

tree *tree_new(fxge_arena *a, tree_kind kind, const char *key);
void tree_add(fxge_arena *a, tree *to, tree *kid);

/* Changes something of `t`; `from`: another tree of the format that pieces may come from, or NULL.
 * The same state gives the same change. */
void tree_mutate(fxge_arena *a, tree *t, const tree *from, uint64_t *state);

#endif
