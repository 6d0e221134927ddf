/* What the files of the symbolic integers share: the table, its nodes and the rule families. */
#ifndef FXGE_SYM_TABLE_H
#define FXGE_SYM_TABLE_H

#include "base/limits.h"
#include "base/vec.h"
#include "sym/sym.h"

enum {
	FXGE_SYM_EXPAND = 64,    /* a product of sums is multiplied out to at most so many terms */
	FXGE_SYM_FACTORS = 4096, /* of one product: the square of a square of ... grows fast */
	FXGE_SYM_CHUNK = 64      /* nodes allocated at a time: most texts of patterns have few */
};

typedef struct fxge_sym_node {
	const fxge_size *args;
	fxge_name name;
	uint64_t hash;
	int64_t bits; /* INT: value; FLOAT: bytes of the double */
	uint8_t op, type;
	bool has_fact, bounded, ok; /* bounded: an assumption limits it to known_lo, known_hi; of a
								 * symbol these are its reach */
	uint16_t depth;
	uint32_t weight;                   /* leaves and operators when written out */
	uint32_t nargs, number;            /* number: of a symbol, in order of creation */
	uint32_t range_epoch, fresh_epoch; /* 0 = lo and hi, or fresh, were never computed */
	int64_t lo, hi, known_lo, known_hi;
	fxge_size fact;  /* what assumptions say that this is equal to */
	fxge_size fresh; /* the normal form under the assumptions of fresh_epoch */
	uint64_t stamp;  /* of the evaluation that left ok and value */
	fxge_sym_value value;
} fxge_sym_node;

struct fxge_syms {
	fxge_arena *arena;
	fxge_arena scratch; /* marked and restored by every function that uses it */
	fxge_names *names;
	fxge_sym_node **chunks;
	uint32_t *slots; /* index + 1, 0 = free */
	size_t slot_cap, count;
	FXGE_VEC(fxge_size) symbols;
	FXGE_VEC(fxge_size) assumed;
	const char *fault;
	int64_t faults;
	uint64_t *stamp; /* apart, as evaluation does not change the table otherwise */
	uint32_t epoch;  /* grows with what is known of symbols */
	int plain; /* > 0: neither ranges nor assumptions are used, so text reads back unchanged */
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

/* The one node of that content, without any simplification. */
fxge_size fxge_sym_intern(
	fxge_syms *t, fxge_sym_op op, fxge_sym_type type, fxge_name name, const fxge_size *args, int n);
/* Keeps the first fault; a fresh opaque value. */
fxge_size fxge_sym_fail(fxge_syms *t, const char *fault);
/* What assumptions say that `s` is, else `s`. */
fxge_size fxge_sym_known(const fxge_syms *t, fxge_size s);
bool fxge_sym_any_float(const fxge_syms *t, const fxge_size *args, int n);
/* A copy with one more word of room, in scratch. */
fxge_size *fxge_sym_copy_args(fxge_syms *t, const fxge_size *args, int n);

/* ---- ranges (range.c) ---- */

/* Quotients of the corners of two ranges; false if the divisor's range holds 0. */
bool fxge_sym_range_div(int64_t al, int64_t ah, int64_t bl, int64_t bh, int64_t *lo, int64_t *hi);
bool fxge_sym_nonzero(fxge_syms *t, fxge_size s);
bool fxge_sym_at_least(fxge_syms *t, fxge_size s, int64_t v);
/* a - b, and false where that overflows; sets no fault. */
bool fxge_sym_difference(fxge_syms *t, fxge_size a, fxge_size b, fxge_size *d);
int64_t fxge_floor_div(int64_t a, int64_t b); /* b not 0, and not INT64_MIN / -1 */
int64_t fxge_floor_mod(int64_t a, int64_t b);
int64_t fxge_gcd(int64_t a, int64_t b); /* of magnitudes; INT64_MIN counts as 1 */

/* ---- sums of products (poly.c) ---- */

typedef struct fxge_sym_term {
	int64_t coef;
	fxge_size mono; /* product of atoms without a constant; 1 for the constant's term */
} fxge_sym_term;

typedef FXGE_VEC(fxge_sym_term) fxge_sym_terms;

/* Total order by content: symbols in order of creation first, constants last. */
int fxge_sym_compare(const fxge_syms *t, fxge_size a, fxge_size b);
void fxge_sym_sort(fxge_syms *t, fxge_size *s, int n);
/* Appends k times the terms of `s`; false on overflow. */
bool fxge_sym_terms_add(fxge_syms *t, fxge_sym_terms *v, fxge_size s, int64_t k);
/* Sorts and merges; false on overflow. */
bool fxge_sym_terms_merge(fxge_syms *t, fxge_sym_terms *v);
/* The sum of merged terms. */
fxge_size fxge_sym_terms_sum(fxge_syms *t, const fxge_sym_term *v, size_t n);
/* The factors of a product without constant. */
int fxge_sym_factors(const fxge_syms *t, const fxge_size *mono, const fxge_size **out);
/* mono / by, where each factor of `by` is one of mono. */
bool fxge_sym_mono_div(fxge_syms *t, fxge_size mono, fxge_size by, fxge_size *out);
fxge_size fxge_sym_make_add(fxge_syms *t, const fxge_size *args, int n);
fxge_size fxge_sym_make_mul(fxge_syms *t, const fxge_size *args, int n);
fxge_size fxge_sym_make_pow(fxge_syms *t, fxge_size a, fxge_size b);

/* ---- other families ---- */

fxge_size fxge_sym_make_floordiv(fxge_syms *t, fxge_size a, fxge_size b); /* div.c */
fxge_size fxge_sym_make_mod(fxge_syms *t, fxge_size a, fxge_size b);
fxge_size fxge_sym_make_extreme(
	fxge_syms *t, fxge_sym_op op, const fxge_size *args, int n); /* logic.c */
fxge_size fxge_sym_make_compare(fxge_syms *t, fxge_sym_op op, fxge_size a, fxge_size b);
fxge_size fxge_sym_make_andor(fxge_syms *t, fxge_sym_op op, const fxge_size *args, int n);
fxge_size fxge_sym_make_not(fxge_syms *t, fxge_size a);
fxge_size fxge_sym_make_ite(fxge_syms *t, fxge_size c, fxge_size a, fxge_size b);
/* A node whose constant arguments are evaluated where that is exact on every machine. */
fxge_size fxge_sym_fold(fxge_syms *t, fxge_sym_op op, fxge_sym_type type, fxge_name fn,
	const fxge_size *args, int n);                                                      /* eval.c */
fxge_size fxge_sym_make_call(fxge_syms *t, fxge_name fn, const fxge_size *args, int n); /* call.c */
/* Value of a function of FXGE_SYM_CALL; `exact`: refuses those that a libm decides. */
bool fxge_sym_call_value(
	const char *fn, const fxge_sym_value *v, int n, bool exact, fxge_sym_value *out);

/* The normal form under all that is known by now (prove.c). */
fxge_size fxge_sym_refresh(fxge_syms *t, fxge_size s);

/* ---- text (lex.c, infix.c) ---- */

typedef struct fxge_sym_text {
	fxge_syms *t;
	const char *s;
	size_t n, at;
	const char *error;
	size_t error_at;
	int depth;
	fxge_guard_lookup *lookup; /* guards only */
	void *user;
} fxge_sym_text;

fxge_size fxge_sym_text_fail(fxge_sym_text *p, const char *error);
void fxge_sym_text_space(fxge_sym_text *p);
bool fxge_sym_text_take(fxge_sym_text *p, const char *token);
bool fxge_sym_text_need(fxge_sym_text *p, const char *token, const char *error);
/* [A-Za-z_][A-Za-z0-9_]*; 0 for none. */
size_t fxge_sym_text_word(fxge_sym_text *p);
/* Digits, or a floating number; `negative` reads -2^63 too. */
fxge_size fxge_sym_text_number(fxge_sym_text *p, bool negative);
/* An integer beyond 64 bits that is a whole side of a comparison: as infinity, since whatever it is
 * compared with lies on the same side of both. False, and nothing is read, for anything else. */
bool fxge_sym_text_beyond(fxge_sym_text *p, fxge_size *out);
/* Whether a function of either grammar compares two numbers. */
bool fxge_sym_text_compares(const char *name, size_t n);
/* A string in single or double quotes with \\, \', \", \n and \xNN. */
bool fxge_sym_text_string(fxge_sym_text *p, const char **s, size_t *n);
fxge_size fxge_sym_text_symbol(fxge_sym_text *p, const char *name, size_t n, fxge_sym_type type);
/* Words that are operators, so neither values nor functions. */
bool fxge_sym_text_reserved(const char *name, size_t n);
/* Applies a function of either grammar by name. */
fxge_size fxge_sym_text_apply(
	fxge_sym_text *p, const char *name, size_t n, const fxge_size *args, int nargs);
bool fxge_sym_text_run(fxge_sym_text *p, fxge_size (*body)(fxge_sym_text *p), fxge_size *out,
	const char **error, size_t *at);

#endif
