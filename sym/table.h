/* SPDX-License-Identifier: Apache-2.0 */
/* Internals of symbolic integers: the table, its nodes and the families of rewrite rules. */
#ifndef FXGE_SYM_TABLE_H
#define FXGE_SYM_TABLE_H

#include "base/limits.h"
#include "base/vec.h"
#include "sym/sym.h"

enum {
	FXGE_SYM_EXPAND = 64,    /* terms to which a product of sums is multiplied out */
	FXGE_SYM_FACTORS = 4096, /* factors of one product: repeated squares grow exponentially */
	FXGE_SYM_CHUNK = 64      /* nodes per allocation: most patterns have few */
};

typedef struct fxge_sym_node {
	const fxge_size *args;
	fxge_name name;
	uint64_t hash;
	int64_t bits; /* INT: value; FLOAT: bits of the double */
	uint8_t op, type;
	bool has_fact, bounded, ok; /* bounded: an assumption limits it to [known_lo, known_hi]; for a
								   symbol these are its reach */
	uint16_t depth;
	uint32_t weight;                   /* leaves and operators when written out */
	uint32_t nargs, number;            /* number: of a symbol, in order of creation */
	uint32_t range_epoch, fresh_epoch; /* epochs of lo and hi, and of fresh; 0 = not computed */
	int64_t lo, hi, known_lo, known_hi;
	fxge_size fact;  /* value that assumptions equate it with */
	fxge_size fresh; /* normal form under the assumptions of fresh_epoch */
	uint64_t stamp;  /* evaluation that set ok and value */
	fxge_sym_value value;
} fxge_sym_node;

/* List of assumptions in which a symbol occurs, or a symbol that is replaced by it. */
typedef struct fxge_sym_assumed {
	fxge_size cond;
	const struct fxge_sym_assumed *next;
	uint32_t count; /* length of the list from here */
} fxge_sym_assumed;

/* Memory of samples (sample.c), by the number of a symbol. */
typedef struct fxge_sym_samples {
	uint64_t *noted; /* stamp of the last sample in which the symbol occurs */
	fxge_sym_value *value;
	bool *known;
	int n;
} fxge_sym_samples;

struct fxge_syms {
	fxge_arena *arena;
	fxge_arena scratch; /* every user of it restores it to its mark */
	fxge_names *names;
	fxge_sym_node **chunks;
	uint32_t *slots; /* index + 1, 0 = free */
	size_t slot_cap, count;
	FXGE_VEC(fxge_size) symbols;
	FXGE_VEC(fxge_size) assumed;
	FXGE_VEC(const fxge_sym_assumed *) listed; /* lists by the number of a symbol (assumed.c) */
	fxge_sym_samples samples;
	const char *fault;
	int64_t faults;
	uint64_t *stamp; /* separate allocation, because evaluation has a constant table */
	uint32_t epoch;  /* rises with every new range or assumption */
	int plain; /* > 0: ranges and assumptions are not used, so that text parses back unchanged */
};

static inline fxge_sym_node *
fxge_sym_node_of(const fxge_syms *t, fxge_size s)
{
	size_t i = (size_t)(s.raw >> 1);

	return &t->chunks[i / FXGE_SYM_CHUNK][i % FXGE_SYM_CHUNK];
}

static inline bool
fxge_sym_is(const fxge_syms *t, fxge_size s, fxge_sym_op op)
{
	return !fxge_size_is_small(s) && fxge_sym_node_of(t, s)->op == op;
}

static inline bool
fxge_sym_is_value(const fxge_syms *t, fxge_size s, int64_t v)
{
	int64_t x;

	return fxge_sym_is_int(t, s, &x) && x == v;
}

/* ---- table (table.c) ---- */

/* Returns the unique node with this content, without simplification. */
fxge_size fxge_sym_intern(
	fxge_syms *t, fxge_sym_op op, fxge_sym_type type, fxge_name name, const fxge_size *args, int n);
/* Records a fault, unless there is one already, and returns a new opaque value. */
fxge_size fxge_sym_fail(fxge_syms *t, const char *fault);
/* Returns the value that assumptions equate `s` with, else `s`. */
fxge_size fxge_sym_known(const fxge_syms *t, fxge_size s);
bool fxge_sym_any_float(const fxge_syms *t, const fxge_size *args, int n);
/* Copies arguments into scratch, with space for one more. */
fxge_size *fxge_sym_copy_args(fxge_syms *t, const fxge_size *args, int n);

/* ---- ranges (range.c) ---- */

/* Computes the range of a quotient from the corners of two ranges. Returns false if the divisor's
 * range contains 0. */
bool fxge_sym_range_div(int64_t al, int64_t ah, int64_t bl, int64_t bh, int64_t *lo, int64_t *hi);
bool fxge_sym_nonzero(fxge_syms *t, fxge_size s);
bool fxge_sym_at_least(fxge_syms *t, fxge_size s, int64_t v);
/* Computes a - b. Returns false on overflow, without a fault. */
bool fxge_sym_difference(fxge_syms *t, fxge_size a, fxge_size b, fxge_size *d);
int64_t fxge_floor_div(int64_t a, int64_t b); /* b must not be 0, nor -1 if a is INT64_MIN */
int64_t fxge_floor_mod(int64_t a, int64_t b);
int64_t fxge_gcd(int64_t a, int64_t b); /* gcd of the magnitudes; INT64_MIN counts as 1 */

/* ---- sums of products (poly.c) ---- */

typedef struct fxge_sym_term {
	int64_t coef;
	fxge_size mono; /* product of atoms without a constant; 1 for the constant term */
} fxge_sym_term;

typedef FXGE_VEC(fxge_sym_term) fxge_sym_terms;

/* Compares by a total order of contents: symbols first, in order of creation; constants last. */
int fxge_sym_compare(const fxge_syms *t, fxge_size a, fxge_size b);
void fxge_sym_sort(fxge_syms *t, fxge_size *s, int n);
/* Appends the terms of `s` times k. Returns false on overflow. */
bool fxge_sym_terms_add(fxge_syms *t, fxge_sym_terms *v, fxge_size s, int64_t k);
/* Sorts terms and merges equal ones. Returns false on overflow. */
bool fxge_sym_terms_merge(fxge_syms *t, fxge_sym_terms *v);
/* Returns the sum of merged terms. */
fxge_size fxge_sym_terms_sum(fxge_syms *t, const fxge_sym_term *v, size_t n);
/* Returns the number of factors of a product without a constant, and the factors. */
int fxge_sym_factors(const fxge_syms *t, const fxge_size *mono, const fxge_size **out);
/* Divides mono by a product whose factors are all factors of mono; returns false otherwise. */
bool fxge_sym_mono_div(fxge_syms *t, fxge_size mono, fxge_size by, fxge_size *out);
fxge_size fxge_sym_make_add(fxge_syms *t, const fxge_size *args, int n);
fxge_size fxge_sym_make_mul(fxge_syms *t, const fxge_size *args, int n);
fxge_size fxge_sym_make_pow(fxge_syms *t, fxge_size a, fxge_size b);

/* ---- other rule families ---- */

fxge_size fxge_sym_make_floordiv(fxge_syms *t, fxge_size a, fxge_size b); /* div.c */
fxge_size fxge_sym_make_mod(fxge_syms *t, fxge_size a, fxge_size b);
fxge_size fxge_sym_make_extreme(
	fxge_syms *t, fxge_sym_op op, const fxge_size *args, int n); /* logic.c */
fxge_size fxge_sym_make_compare(fxge_syms *t, fxge_sym_op op, fxge_size a, fxge_size b);
fxge_size fxge_sym_make_andor(fxge_syms *t, fxge_sym_op op, const fxge_size *args, int n);
fxge_size fxge_sym_make_not(fxge_syms *t, fxge_size a);
fxge_size fxge_sym_make_ite(fxge_syms *t, fxge_size c, fxge_size a, fxge_size b);
/* Makes a node, evaluated if its arguments are constant and the result is exact on every
 * machine. */
fxge_size fxge_sym_fold(fxge_syms *t, fxge_sym_op op, fxge_sym_type type, fxge_name fn,
	const fxge_size *args, int n);                                                      /* eval.c */
fxge_size fxge_sym_make_call(fxge_syms *t, fxge_name fn, const fxge_size *args, int n); /* call.c */
/* Evaluates a function of FXGE_SYM_CALL. `exact` excludes functions whose result depends on the
 * libm. */
bool fxge_sym_call_value(
	const char *fn, const fxge_sym_value *v, int n, bool exact, fxge_sym_value *out);

/* ---- index of assumptions, walks (assumed.c) ---- */

/* Callback of a walk; returns true to stop the walk. */
typedef bool fxge_sym_visit(void *user, const fxge_sym_node *n);

/* Visits every part of `s` once. Returns whether a visit returned true. */
bool fxge_sym_walk(const fxge_syms *t, fxge_size s, fxge_sym_visit *visit, void *user);
/* Returns whether `symbol` occurs in `s`. */
bool fxge_sym_occurs(const fxge_syms *t, fxge_size s, fxge_size symbol);
/* Returns whether `s` contains a symbol that an assumption has replaced. */
bool fxge_sym_has_replaced(const fxge_syms *t, fxge_size s);
/* Adds an assumption to the lists of its symbols. */
void fxge_sym_list(fxge_syms *t, fxge_size cond);
/* Adds the assumptions of a symbol to the lists of the symbols of `by`, which replaces it. */
void fxge_sym_list_replaced(fxge_syms *t, fxge_size symbol, fxge_size by);
/* Returns the list of a symbol, the newest assumption first, or NULL. */
const fxge_sym_assumed *fxge_sym_listed(const fxge_syms *t, fxge_size symbol);

/* Returns the normal form under all present ranges and assumptions (prove.c). */
fxge_size fxge_sym_refresh(fxge_syms *t, fxge_size s);

/* ---- text (lex.c, infix.c) ---- */

typedef struct fxge_sym_text {
	fxge_syms *t;
	const char *s;
	size_t n, at;
	const char *error;
	size_t error_at;
	int depth;
	fxge_guard_lookup *lookup; /* for guards only */
	void *user;
} fxge_sym_text;

fxge_size fxge_sym_text_fail(fxge_sym_text *p, const char *error);
void fxge_sym_text_space(fxge_sym_text *p);
bool fxge_sym_text_take(fxge_sym_text *p, const char *token);
bool fxge_sym_text_need(fxge_sym_text *p, const char *token, const char *error);
/* Returns the length of an identifier [A-Za-z_][A-Za-z0-9_]*, or 0. */
size_t fxge_sym_text_word(fxge_sym_text *p);
/* Reads an integer or a floating-point number. `negative` allows -2^63. */
fxge_size fxge_sym_text_number(fxge_sym_text *p, bool negative);
/* Reads an integer beyond 64 bits that is a whole side of a comparison as infinity: every value
 * compares alike with both. Returns false, and reads nothing, otherwise. */
bool fxge_sym_text_beyond(fxge_sym_text *p, fxge_size *out);
/* Returns whether a function of either grammar is a comparison of two numbers. */
bool fxge_sym_text_compares(const char *name, size_t n);
/* Reads a string in single or double quotes with \\, \', \", \n and \xNN. */
bool fxge_sym_text_string(fxge_sym_text *p, const char **s, size_t *n);
fxge_size fxge_sym_text_symbol(fxge_sym_text *p, const char *name, size_t n, fxge_sym_type type);
/* Returns whether a word is an operator, and so neither a value nor a function. */
bool fxge_sym_text_reserved(const char *name, size_t n);
/* Applies a function of either grammar by name. */
fxge_size fxge_sym_text_apply(
	fxge_sym_text *p, const char *name, size_t n, const fxge_size *args, int nargs);
bool fxge_sym_text_run(fxge_sym_text *p, fxge_size (*body)(fxge_sym_text *p), fxge_size *out,
	const char **error, size_t *at);

#endif
