/* SPDX-License-Identifier: Apache-2.0 */
/* Steps of a comparison, and what writers of formats share. */
#ifndef FXGE_DIFF_COMPARE_H
#define FXGE_DIFF_COMPARE_H

#include "diff/diff.h"

static inline fxge_diff_item *
fxge_diff_at(const fxge_diff *d, int side, uint32_t i)
{
	return &d->side[side].items.data[i];
}

/* ---- diff.c ---- */

/* Returns a new arena for a step, which is released with d->arena at the latest: a call that runs
 * out of memory leaks nothing. */
fxge_arena *fxge_diff_scratch(const fxge_diff *d);

/* ---- collect.c ---- */

/* Collects the items of a side, with their hashes. */
void fxge_diff_collect(fxge_diff *d, int side);

/* Returns whether the elements of a constant of an item are compared. */
bool fxge_diff_reads_value(const fxge_diff *d, const fxge_diff_item *i, const fxge_tensor *t);

/* ---- constants.c ---- */

/* Returns a hash of dtype, shape and, with `value`, of at most 256 evenly spaced elements. */
uint64_t fxge_diff_tensor_hash(const fxge_tensor *t, bool value);
/* Returns whether dtype and shape are equal. */
bool fxge_diff_tensor_alike(const fxge_tensor *a, const fxge_tensor *b);
/* Returns whether all elements are equal, of tensors of equal dtype and shape. */
bool fxge_diff_tensor_same(const fxge_tensor *a, const fxge_tensor *b);
/* Appends how the elements differ: `3 of 64 elements; first [0, 5]: 1.0 -> 2.0; ...`. */
void fxge_diff_tensor_text(fxge_sbuf *b, const fxge_tensor *x, const fxge_tensor *y);

/* ---- sizes.c ---- */

/* Returns a hash in which all symbols are alike. */
uint64_t fxge_diff_size_hash(const fxge_syms *t, fxge_size s);
/* Returns whether the sizes are equal under one correspondence of symbols, to which it adds symbols
 * that are met first. */
bool fxge_diff_size_same(fxge_diff *d, fxge_size a, fxge_size b);
/* Lists symbols with other names or ranges. */
void fxge_diff_list_sizes(fxge_diff *d);

/* ---- guards.c ---- */

/* Lists the saved guards that only one program has, under the correspondence of symbols. */
void fxge_diff_list_guards(fxge_diff *d);

/* ---- match.c, align.c ---- */

/* Finds the pairs of items. */
void fxge_diff_match(fxge_diff *d);

/* Pairs and scratch memory of the matching. */
typedef struct fxge_matching {
	fxge_diff *d;
	fxge_arena *arena;
	FXGE_VEC(uint32_t) work; /* items of A whose neighbours are to be visited */
	fxge_strmap stems;       /* names.c */
} fxge_matching;

/* ---- names.c ---- */

/* Counts the names of two items that are equal by structure. */
void fxge_diff_count_name(fxge_matching *m, uint32_t a, uint32_t b);
/* Finds the names that identify items, by the counts. */
void fxge_diff_trust_names(fxge_matching *m);
/* Returns whether a name identifies an unpaired item as the pair of one of them. */
bool fxge_diff_is_rival(const fxge_diff *d, uint32_t a, uint32_t b);

/* Makes a pair of unpaired items. */
void fxge_diff_pair(fxge_matching *m, uint32_t a, uint32_t b);
/* Pairs items between those that are paired in the same order, by the sequence of their labels. */
void fxge_diff_align(fxge_matching *m);
/* Sets out[i] for the numbers v[i] of one longest increasing subsequence; clears the others. */
void fxge_diff_increasing(fxge_arena *a, const uint32_t *v, uint32_t n, bool *out);
/* Agreement of the neighbours of an item of A and one of B: operands in equal slots, and users,
 * that are pairs; and operands that are pairs with others. */
typedef struct fxge_diff_agreement {
	uint32_t operands, users, against;
} fxge_diff_agreement;
fxge_diff_agreement fxge_diff_agree(const fxge_diff *d, uint32_t a, uint32_t b);

/* ---- fields.c ---- */

/* A difference of a pair: the field, and its texts on both sides. */
typedef struct fxge_diff_field {
	uint32_t bit;
	const char *name; /* "dims", "x[0]", "operator", "shape" */
	fxge_sbuf *text;  /* [2] */
	bool single;      /* text[0] describes the difference */
} fxge_diff_field;

typedef void fxge_diff_visit(void *user, const fxge_diff_field *f);

/* Sets the bits of all pairs. */
void fxge_diff_compare(fxge_diff *d);
/* Calls visit(user, field) for each difference of the pair of item i of A. */
void fxge_diff_fields(const fxge_diff *d, uint32_t i, fxge_diff_visit *visit, void *user);
/* Appends an item as a line of the text form. */
void fxge_diff_line(fxge_sbuf *b, const fxge_diff *d, int side, uint32_t i);

/* ---- rows.c ---- */

/* Finds the moved blocks, merges both listings, and counts. */
void fxge_diff_arrange(fxge_diff *d);
/* Returns the sign of a row: ' ' equal, '-' removed, '+' added, '~' changed, '>' moved here, '<'
 * the old place of a moved block, '=' renamed or at another line. */
char fxge_diff_sign(const fxge_diff *d, const fxge_diff_row *r);
/* Returns, by row, whether it is a difference or at most `context` rows from one. */
const bool *fxge_diff_shown(fxge_arena *a, const fxge_diff *d);
/* Returns the module that counts an item, or NULL. */
const char *fxge_diff_module_of(const fxge_diff_item *i);
/* Returns the item whose module and line are the heading of the shown rows from `at` on: their
 * first difference if it is an input or output, else their first node with a module, if any. */
const fxge_diff_item *fxge_diff_heading(const fxge_diff *d, const bool *shown, size_t at);
/* Returns the side that shows the row, and its item there. */
int fxge_diff_side_of(const fxge_diff_row *r);
const fxge_diff_item *fxge_diff_row_item(const fxge_diff *d, const fxge_diff_row *r);

#endif
