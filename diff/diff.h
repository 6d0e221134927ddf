/* SPDX-License-Identifier: Apache-2.0 */
/* Comparison of two programs: their nodes as items, the pairs of items that correspond, and the
 * differences of each pair.
 *
 * Side 0 is the first program (A), side 1 the second one (B). All costs are near-linear in the
 * number of items. */
#ifndef FXGE_DIFF_DIFF_H
#define FXGE_DIFF_DIFF_H

#include "ir/graph.h"

enum {
	FXGE_DIFF_VERSION = 1, /* version of the JSON (doc/diff.md) */
	FXGE_DIFF_NONE = UINT32_MAX,
	FXGE_DIFF_MAX_NODES = 4000000, /* nodes of both programs */
};

typedef enum fxge_diff_kind { FXGE_DIFF_INPUT, FXGE_DIFF_NODE, FXGE_DIFF_OUTPUT } fxge_diff_kind;

/* Differences of a pair, as bits. */
enum {
	FXGE_DIFF_OPERATOR = 1 << 0,
	FXGE_DIFF_ATTRIBUTE = 1 << 1, /* numbers, strings, absent arguments */
	FXGE_DIFF_VALUE = 1 << 2,     /* elements of a constant or a weight */
	FXGE_DIFF_OPERAND = 1 << 3,   /* reads another value */
	FXGE_DIFF_SHAPE = 1 << 4,
	FXGE_DIFF_DTYPE = 1 << 5,
	FXGE_DIFF_LAYOUT = 1 << 6,  /* strides */
	FXGE_DIFF_ROLE = 1 << 7,    /* meaning of an input or an output */
	FXGE_DIFF_NAME = 1 << 8,    /* name of the node, its results or the weight */
	FXGE_DIFF_LINE = 1 << 9,    /* Python line */
	FXGE_DIFF_MODULE = 1 << 10, /* Python module */
	FXGE_DIFF_KINDS = 11,
	/* Bits that make a pair "changed"; the others make it renamed or located elsewhere. */
	FXGE_DIFF_CHANGED = FXGE_DIFF_NAME - 1,
	FXGE_DIFF_LOCS = FXGE_DIFF_LINE | FXGE_DIFF_MODULE,
};

/* Words for the bits, in their order: "operator", "attribute", ... */
extern const char *const fxge_diff_words[FXGE_DIFF_KINDS];

/* Operand of an item that is a value. */
typedef struct fxge_diff_ref {
	uint32_t item, result; /* the value's definition */
	uint64_t slot;         /* parameter, and position in it */
} fxge_diff_ref;

/* Use of a result of an item. */
typedef struct fxge_diff_use {
	uint32_t user, ref; /* item, and index in side->refs */
} fxge_diff_use;

/* An input, a node or an output, of any graph of a program. */
typedef struct fxge_diff_item {
	const fxge_node *node; /* `entry` of an input's graph, `ret` of an output's */
	fxge_name name;        /* first result, input or output; never NULL */
	const char *module;    /* "layers.0.attn (Attention)", of a constant its user's; or NULL */
	uint64_t op, label;    /* hash of the operator; with arguments, types and constants */
	uint64_t up, down;     /* hash of all that it depends on; of all that depends on it */
	uint64_t context;      /* hash of its label and those of its neighbours */
	uint64_t type;         /* hash of the type of its first result */
	uint32_t index;        /* index of the input or output */
	uint32_t first_ref, n_refs, first_use, n_uses;
	uint32_t namesake; /* item of the other side with the same unique name, or FXGE_DIFF_NONE */
	uint32_t pair;     /* item of the other side, or FXGE_DIFF_NONE */
	uint32_t changes;  /* bits; equal on both sides */
	uint32_t block;    /* number of the moved block + 1, or 0 */
	fxge_diff_kind kind;
	bool named;    /* its name identifies it (names.c) */
	bool constant; /* holds a constant and reads no value: its order has no meaning */
} fxge_diff_item;

typedef struct fxge_diff_side {
	fxge_program *program;
	const char *path; /* for headings */
	FXGE_VEC(fxge_diff_item) items;
	FXGE_VEC(fxge_diff_ref) refs;
	fxge_diff_use *uses;
	fxge_map symbols;   /* index of a symbol + 1 */
	fxge_strmap inputs; /* item + 1 of an input of the main graph, by the names that outputs have */
	/* Size of the other program that a symbol corresponds to, by the symbol's index. */
	fxge_size *sizes;
	bool *has_size;
} fxge_diff_side;

/* Items in a row that are at another place of the other program. */
typedef struct fxge_diff_block {
	uint32_t first[2], count; /* first items of both sides */
} fxge_diff_block;

/* A line of the merged listing: an item of A, of B, or a pair. */
typedef struct fxge_diff_row {
	uint32_t item[2]; /* or FXGE_DIFF_NONE */
	uint32_t block;   /* number of a moved block + 1: one side shows its place only; or 0 */
} fxge_diff_row;

/* Numbers of items with a difference. */
typedef struct fxge_diff_counts {
	uint64_t added, removed, changed, moved;
	uint64_t renamed, located; /* pairs that differ only in names, or in lines and modules */
	uint64_t kinds[FXGE_DIFF_KINDS];
} fxge_diff_counts;

typedef struct fxge_diff_module {
	const char *module; /* or NULL */
	fxge_diff_counts counts;
} fxge_diff_module;

/* Size of A that is another one in B: a symbol with another name, or another range. */
typedef struct fxge_diff_size {
	fxge_size a, b;
	bool renamed, ranged;
} fxge_diff_size;

/* Guard that only one program has. */
typedef struct fxge_diff_guard {
	int side;
	const char *text;
} fxge_diff_guard;

typedef struct fxge_diff_settings {
	bool names, locs, weights; /* ignored */
	bool all;                  /* list all renamed and relocated nodes */
	bool color;                /* text with colours of a terminal */
	uint32_t context;          /* unchanged nodes before and after each difference */
} fxge_diff_settings;

typedef struct fxge_diff {
	fxge_arena *arena;
	fxge_diff_settings set;
	fxge_diff_side side[2];
	FXGE_VEC(fxge_diff_block) blocks;
	FXGE_VEC(fxge_diff_row) rows;
	FXGE_VEC(fxge_diff_module) modules; /* in order of occurrence, with a difference */
	FXGE_VEC(fxge_diff_size) sizes;
	FXGE_VEC(fxge_diff_guard) guards;
	fxge_diff_counts counts;
	fxge_map equal_sizes; /* second size of a pair of equal expressions, by the hash of the pair */
	uint64_t size_steps;  /* comparisons of sizes so far */
	bool equal;
} fxge_diff;

/* Compares two programs of one session; names their values. Lives in arena `a`. Returns NULL after
 * a diagnostic if they have more than FXGE_DIFF_MAX_NODES. */
fxge_diff *fxge_diff_programs(fxge_arena *a, fxge_program *p, const char *path_a, fxge_program *q,
	const char *path_b, const fxge_diff_settings *set);

/* Append the differences in a format. */
void fxge_diff_text(fxge_sbuf *b, const fxge_diff *d);
void fxge_diff_json(fxge_sbuf *b, const fxge_diff *d);
void fxge_diff_html(fxge_sbuf *b, const fxge_diff *d);

#endif
