/* SPDX-License-Identifier: Apache-2.0 */
/* Symbolic integers: hash-consed, normalised expressions over symbols with ranges.
 *
 * A size is one tagged 64-bit word: a small constant, or an index into the program's table.
 * Normalised sizes (sums of products with sorted terms) are equal if and only if their words
 * are. */
#ifndef FXGE_SYM_SYM_H
#define FXGE_SYM_SYM_H

#include "base/session.h"

typedef struct fxge_size {
	int64_t raw; /* bit 0 clear: constant raw >> 1; set: table index raw >> 1 */
} fxge_size;

typedef struct fxge_syms fxge_syms;

typedef enum fxge_sym_op {
	FXGE_SYM_INT,   /* constant beyond the word's range */
	FXGE_SYM_FLOAT, /* floating constant */
	FXGE_SYM_SYMBOL,
	FXGE_SYM_ADD, /* n-ary */
	FXGE_SYM_MUL, /* n-ary */
	FXGE_SYM_FLOORDIV,
	FXGE_SYM_MOD, /* Python's: the result has the sign of the divisor */
	FXGE_SYM_MIN, /* n-ary */
	FXGE_SYM_MAX, /* n-ary */
	FXGE_SYM_POW,
	FXGE_SYM_EQ,
	FXGE_SYM_NE,
	FXGE_SYM_LT,
	FXGE_SYM_LE,
	FXGE_SYM_AND, /* n-ary */
	FXGE_SYM_OR,  /* n-ary */
	FXGE_SYM_NOT,
	FXGE_SYM_ITE,  /* Piecewise, Where, sym_ite: (condition, then, else) */
	FXGE_SYM_CALL, /* function by name: evaluated if known, opaque to proofs */
} fxge_sym_op;

typedef enum fxge_sym_type { FXGE_SYM_T_INT, FXGE_SYM_T_FLOAT, FXGE_SYM_T_BOOL } fxge_sym_type;

/* Value of an expression. */
typedef struct fxge_sym_value {
	fxge_sym_type type;
	int64_t i; /* INT, BOOL */
	double f;
} fxge_sym_value;

#define FXGE_SIZE_UNKNOWN_MAX INT64_MAX /* hi of a range without an upper bound */

/* Makes a constant of at most 62 bits; fxge_sym_int makes larger ones. */
static inline fxge_size
fxge_size_small(int64_t v)
{
	return (fxge_size){v * 2};
}
static inline bool
fxge_size_is_small(fxge_size s)
{
	return (s.raw & 1) == 0;
}
static inline bool
fxge_size_same(fxge_size a, fxge_size b)
{
	return a.raw == b.raw;
}

fxge_syms *fxge_syms_new(fxge_arena *a, fxge_names *names);
/* Copies a table: all sizes of `from` have the same meaning in the copy. `from` must outlive it. */
fxge_syms *fxge_syms_copy(fxge_arena *a, const fxge_syms *from);

fxge_size fxge_sym_int(fxge_syms *t, int64_t v);
fxge_size fxge_sym_float(fxge_syms *t, double v);
/* Finds or creates a symbol. A new one has the widest range, for integers [-2^63, 2^63-1]. */
fxge_size fxge_sym_symbol(fxge_syms *t, fxge_name name, fxge_sym_type type);
/* Intersects the range of a symbol with [lo, hi]. Returns false, and changes nothing, if the
 * intersection is empty. */
bool fxge_sym_set_range(fxge_syms *t, fxge_size s, int64_t lo, int64_t hi);
/* Sets the values that the defining operator can return for a symbol, independent of the program's
 * range. The runtime asserts the part of the program's range that excludes some of them. The
 * default is all numbers. */
void fxge_sym_set_reach(fxge_syms *t, fxge_size s, int64_t lo, int64_t hi);
void fxge_sym_reach(const fxge_syms *t, fxge_size s, int64_t *lo, int64_t *hi);
/* Computes sound bounds of an integer expression by interval arithmetic. */
void fxge_sym_range(fxge_syms *t, fxge_size s, int64_t *lo, int64_t *hi);

/* Returns whether the size is a constant of any width, and stores it in *v. */
bool fxge_sym_is_int(const fxge_syms *t, fxge_size s, int64_t *v);
fxge_sym_type fxge_sym_type_of(const fxge_syms *t, fxge_size s);

/* Make normalised expressions.
 *
 * Overflow of constant arithmetic, and division or modulo by a constant 0, set the table's sticky
 * fault (fxge_syms_fault) and return a new opaque value. Nothing wraps. */
fxge_size fxge_sym_add(fxge_syms *t, fxge_size a, fxge_size b);
fxge_size fxge_sym_sub(fxge_syms *t, fxge_size a, fxge_size b);
fxge_size fxge_sym_mul(fxge_syms *t, fxge_size a, fxge_size b);
fxge_size fxge_sym_floordiv(fxge_syms *t, fxge_size a, fxge_size b);
fxge_size fxge_sym_ceildiv(fxge_syms *t, fxge_size a, fxge_size b); /* -(-a // b) */
fxge_size fxge_sym_mod(fxge_syms *t, fxge_size a, fxge_size b);
fxge_size fxge_sym_min(fxge_syms *t, fxge_size a, fxge_size b);
fxge_size fxge_sym_max(fxge_syms *t, fxge_size a, fxge_size b);
/* Makes an expression with any operator. `fn` is the function's name for FXGE_SYM_CALL, else
 * NULL. */
fxge_size fxge_sym_make(fxge_syms *t, fxge_sym_op op, fxge_name fn, const fxge_size *args, int n);
/* Returns the product of n sizes; 1 if n is 0. */
fxge_size fxge_sym_product(fxge_syms *t, const fxge_size *s, int n);

/* Returns the first fault since the last clear as a constant text ("overflow", "division by zero",
 * "too many expressions", "too deep"), or NULL. */
const char *fxge_syms_fault(const fxge_syms *t);
void fxge_syms_clear_fault(fxge_syms *t);

/* Access to expressions that are not small constants. */
fxge_sym_op fxge_sym_op_of(const fxge_syms *t, fxge_size s);
int fxge_sym_args(const fxge_syms *t, fxge_size s, const fxge_size **args);
fxge_name fxge_sym_name(const fxge_syms *t, fxge_size s); /* name of a SYMBOL or CALL */
/* Returns whether no input determines the symbol.
 *
 * Saved programs mark such symbols by name only: data-dependent sizes are u0 and zuf0 in PyTorch,
 * u_... from inference, and _d0 from the reader of .air files. */
bool fxge_sym_is_unbacked(const fxge_syms *t, fxge_size s);
/* Returns whether an unbacked symbol occurs in the expression. Returns true for very large
 * expressions without a search. */
bool fxge_sym_depends_on_data(const fxge_syms *t, fxge_size s);
double fxge_sym_float_value(const fxge_syms *t, fxge_size s);
/* Symbols, in order of creation. */
int fxge_syms_count(const fxge_syms *t);
fxge_size fxge_syms_at(const fxge_syms *t, int i);

/* Adds an assumption, such as a guard of the saved program: a boolean expression that holds.
 *
 * Equalities with a symbol on one side rewrite later normal forms. Other assumptions bound ranges
 * and filter samples. */
void fxge_sym_assume(fxge_syms *t, fxge_size cond);

typedef enum fxge_proof {
	FXGE_PROVED,    /* equal for every assignment */
	FXGE_DISPROVED, /* different for every assignment within the ranges */
	FXGE_SAMPLED,   /* not proved; equal at every sampled assignment */
	FXGE_DIFFERS,   /* not proved; different at some sampled assignment */
} fxge_proof;

fxge_proof fxge_sym_equal(fxge_syms *t, fxge_size a, fxge_size b);
/* Returns whether a and b are equal at every sample whose integer symbols are at least `least`. */
bool fxge_sym_agrees_from(fxge_syms *t, fxge_size a, fxge_size b, int64_t least);
/* Return true only if the relation is proved for every assignment. */
bool fxge_sym_proves_eq(fxge_syms *t, fxge_size a, fxge_size b);
bool fxge_sym_proves_le(fxge_syms *t, fxge_size a, fxge_size b);
bool fxge_sym_proves_ne(fxge_syms *t, fxge_size a, fxge_size b);

/* Values of symbols: value[i], if known[i], is the value of fxge_syms_at(t, i).
 *
 * fxge_sym_eval returns false if a needed symbol is unknown, a function is unknown, or arithmetic
 * faults. */
typedef struct fxge_sym_env {
	const fxge_sym_value *value;
	const bool *known;
	int n;
} fxge_sym_env;
bool fxge_sym_eval(const fxge_syms *t, fxge_size s, const fxge_sym_env *env, fxge_sym_value *out);

/* Solves `expr == value` for the only symbol of `expr` that is unknown in env, to bind an input of
 * size `2*s39`. `expr` must be linear in it, without floordiv. Returns false if there is no integer
 * solution. */
bool fxge_sym_solve(const fxge_syms *t, fxge_size expr, int64_t value, const fxge_sym_env *env,
	int *symbol, int64_t *out);

/* Replaces symbol i by to[i] if has[i]. */
fxge_size fxge_sym_subst(fxge_syms *t, fxge_size s, const fxge_size *to, const bool *has, int n);

/* Prints an expression as Python infix with minimal parentheses: `2*s0 + 1`, `(s0 + 3)//4`,
 * `min(s0, 8)`, `%` for Mod. The text is deterministic and parses back to the same size. */
void fxge_sym_print(fxge_sbuf *b, const fxge_syms *t, fxge_size s);

/* Parse the two grammars of saved programs (pt2-format section 5).
 *
 * On failure return false, with a constant text in *error and the byte offset in *at. Depth and
 * count are limited. Symbols are created as needed. A fault inside is such an error, and does not
 * change the table's sticky fault.
 *
 * fxge_sym_parse_infix uses neither ranges nor assumptions, so that printed text parses back
 * unchanged. fxge_sym_subst with n = 0 applies the present assumptions to an expression. */
bool fxge_sym_parse_srepr(
	fxge_syms *t, const char *s, size_t n, fxge_size *out, const char **error, size_t *at);
bool fxge_sym_parse_infix(
	fxge_syms *t, const char *s, size_t n, fxge_size *out, const char **error, size_t *at);
/* Parses a guard: infix, with `L['x'].size()[0]`, `L['n']`, comparisons, and/or/not.
 *
 * `lookup` resolves inputs (name, and dim or -1 for a scalar); it returns false if there is no such
 * input. The name of `L['x']` is `x`; a longer path is passed whole: `L['x'][0]['k']`. */
typedef bool fxge_guard_lookup(void *user, const char *path, size_t n, int dim, fxge_size *out);
bool fxge_sym_parse_guard(fxge_syms *t, const char *s, size_t n, fxge_guard_lookup *lookup,
	void *user, fxge_size *out, const char **error, size_t *at);

#endif
