/* Symbolic integers: hash-consed, normalised expressions over symbols with ranges.
 *
 * A size is one tagged 64-bit word: small constants stand in it, everything else is an index into
 * the program's table. Equal sizes have equal words once normalised (sums of products with sorted
 * terms). */
#ifndef FXGE_SYM_SYM_H
#define FXGE_SYM_SYM_H

#include "base/session.h"

typedef struct fxge_size {
	int64_t raw; /* bit 0 clear: constant raw >> 1; set: table index raw >> 1 */
} fxge_size;

typedef struct fxge_syms fxge_syms;

typedef enum fxge_sym_op {
	FXGE_SYM_INT,   /* constant that does not fit the word */
	FXGE_SYM_FLOAT, /* floating constant */
	FXGE_SYM_SYMBOL,
	FXGE_SYM_ADD, /* n-ary */
	FXGE_SYM_MUL, /* n-ary */
	FXGE_SYM_FLOORDIV,
	FXGE_SYM_MOD, /* Python's: sign of the divisor */
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
	FXGE_SYM_CALL, /* opaque function by name: evaluated where known, never reasoned about */
} fxge_sym_op;

typedef enum fxge_sym_type { FXGE_SYM_T_INT, FXGE_SYM_T_FLOAT, FXGE_SYM_T_BOOL } fxge_sym_type;

/* A number that an expression evaluates to. */
typedef struct fxge_sym_value {
	fxge_sym_type type;
	int64_t i; /* INT, BOOL */
	double f;
} fxge_sym_value;

#define FXGE_SIZE_UNKNOWN_MAX INT64_MAX /* hi of a range without upper bound */

/* Constants in +-2^61; larger ones need fxge_sym_int. */
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
/* A table in which all sizes of `from` mean the same; `from` must outlive it. */
fxge_syms *fxge_syms_copy(fxge_arena *a, const fxge_syms *from);

fxge_size fxge_sym_int(fxge_syms *t, int64_t v);
fxge_size fxge_sym_float(fxge_syms *t, double v);
/* Finds or creates. A new symbol has the widest range: ints [-2^63, 2^63-1]. */
fxge_size fxge_sym_symbol(fxge_syms *t, fxge_name name, fxge_sym_type type);
/* Narrows to the intersection; false if that is empty (range then unchanged). */
bool fxge_sym_set_range(fxge_syms *t, fxge_size s, int64_t lo, int64_t hi);
/* What the operator that defines a symbol can give, whatever the program says of it: what the
 * program's range leaves out of that is asserted. Of other symbols all numbers. */
void fxge_sym_set_reach(fxge_syms *t, fxge_size s, int64_t lo, int64_t hi);
void fxge_sym_reach(const fxge_syms *t, fxge_size s, int64_t *lo, int64_t *hi);
/* Sound bounds of any integer expression, by interval arithmetic. */
void fxge_sym_range(fxge_syms *t, fxge_size s, int64_t *lo, int64_t *hi);

/* Constant, also one that does not fit the word. */
bool fxge_sym_is_int(const fxge_syms *t, fxge_size s, int64_t *v);
fxge_sym_type fxge_sym_type_of(const fxge_syms *t, fxge_size s);

/* All normalise. Constant arithmetic that overflows 64 bits, and division or modulo by a constant
 * 0, set the table's sticky fault (fxge_syms_fault) and give a fresh opaque value; nothing wraps.
 */
fxge_size fxge_sym_add(fxge_syms *t, fxge_size a, fxge_size b);
fxge_size fxge_sym_sub(fxge_syms *t, fxge_size a, fxge_size b);
fxge_size fxge_sym_mul(fxge_syms *t, fxge_size a, fxge_size b);
fxge_size fxge_sym_floordiv(fxge_syms *t, fxge_size a, fxge_size b);
fxge_size fxge_sym_ceildiv(fxge_syms *t, fxge_size a, fxge_size b); /* -(-a // b) */
fxge_size fxge_sym_mod(fxge_syms *t, fxge_size a, fxge_size b);
fxge_size fxge_sym_min(fxge_syms *t, fxge_size a, fxge_size b);
fxge_size fxge_sym_max(fxge_syms *t, fxge_size a, fxge_size b);
/* Any operator; `fn` names the function of FXGE_SYM_CALL, else NULL. */
fxge_size fxge_sym_make(fxge_syms *t, fxge_sym_op op, fxge_name fn, const fxge_size *args, int n);
/* Product of sizes; 1 for none. */
fxge_size fxge_sym_product(fxge_syms *t, const fxge_size *s, int n);

/* First fault since the last clear as a constant text ("overflow", "division by zero", "too many
 * expressions", "too deep"), or NULL. */
const char *fxge_syms_fault(const fxge_syms *t);
void fxge_syms_clear_fault(fxge_syms *t);

/* Reading an expression (s not small). */
fxge_sym_op fxge_sym_op_of(const fxge_syms *t, fxge_size s);
int fxge_sym_args(const fxge_syms *t, fxge_size s, const fxge_size **args);
fxge_name fxge_sym_name(const fxge_syms *t, fxge_size s); /* SYMBOL, CALL */
/* A symbol that no input determines. A saved program says so by its name alone: PyTorch calls sizes
 * that depend on data u0 and zuf0; inference calls them u_..., the reader of .air files _d0. */
bool fxge_sym_is_unbacked(const fxge_syms *t, fxge_size s);
/* Whether such a symbol stands in an expression; true of very large ones. */
bool fxge_sym_depends_on_data(const fxge_syms *t, fxge_size s);
double fxge_sym_float_value(const fxge_syms *t, fxge_size s);
/* Symbols in order of creation. */
int fxge_syms_count(const fxge_syms *t);
fxge_size fxge_syms_at(const fxge_syms *t, int i);

/* Assumptions (guards of the saved program): a boolean expression that holds. Equalities are used
 * to rewrite later normal forms where one side is a symbol; the rest bounds ranges and filters
 * samples. */
void fxge_sym_assume(fxge_syms *t, fxge_size cond);

typedef enum fxge_proof {
	FXGE_PROVED,    /* equal for every assignment */
	FXGE_DISPROVED, /* different for every assignment in the ranges (or at all samples, provably) */
	FXGE_SAMPLED,   /* not proved; equal at every sampled assignment */
	FXGE_DIFFERS,   /* not proved; some sampled assignment makes them different */
} fxge_proof;

fxge_proof fxge_sym_equal(fxge_syms *t, fxge_size a, fxge_size b);
/* Returns true if a and b are equal at every sample whose integer symbols are `least` or more. */
bool fxge_sym_agrees_from(fxge_syms *t, fxge_size a, fxge_size b, int64_t least);
/* True only when proved for every assignment. */
bool fxge_sym_proves_eq(fxge_syms *t, fxge_size a, fxge_size b);
bool fxge_sym_proves_le(fxge_syms *t, fxge_size a, fxge_size b);
bool fxge_sym_proves_ne(fxge_syms *t, fxge_size a, fxge_size b);

/* Values of symbols: `value[i]` belongs to fxge_syms_at(t, i); `known[i]` tells if it is set. False
 * when a needed symbol is unknown, a function is not known, or arithmetic faults. */
typedef struct fxge_sym_env {
	const fxge_sym_value *value;
	const bool *known;
	int n;
} fxge_sym_env;
bool fxge_sym_eval(const fxge_syms *t, fxge_size s, const fxge_sym_env *env, fxge_sym_value *out);

/* Solves `expr == value` for the one symbol of `expr` that is not known in env (expr linear in it,
 * or an exact multiple, floordiv excluded): for binding inputs of size `2*s39`. False if it cannot
 * or does not divide. */
bool fxge_sym_solve(const fxge_syms *t, fxge_size expr, int64_t value, const fxge_sym_env *env,
	int *symbol, int64_t *out);

/* Replaces symbols: `to[i]` for symbol i where `has[i]`. */
fxge_size fxge_sym_subst(fxge_syms *t, fxge_size s, const fxge_size *to, const bool *has, int n);

/* Text form, Python infix with minimal parentheses: `2*s0 + 1`, `(s0 + 3)//4`, `min(s0, 8)`,
 * `Mod(...)` as `%`. Deterministic; parses back to the same size. */
void fxge_sym_print(fxge_sbuf *b, const fxge_syms *t, fxge_size s);

/* The grammars of saved programs (pt2-format section 5). On failure returns false and sets *error
 * to a constant text and *at to the byte offset. Bounded depth and count. Symbols are created as
 * needed. A fault inside is an error too, and leaves the sticky one alone. parse_infix uses neither
 * ranges nor assumptions, so that printed text reads back unchanged whatever was learnt since;
 * fxge_sym_subst with n = 0 brings an expression up to date. */
bool fxge_sym_parse_srepr(
	fxge_syms *t, const char *s, size_t n, fxge_size *out, const char **error, size_t *at);
bool fxge_sym_parse_infix(
	fxge_syms *t, const char *s, size_t n, fxge_size *out, const char **error, size_t *at);
/* Guards: infix plus `L['x'].size()[0]`, `L['n']`, comparisons, and/or/not. Leaves are resolved by
 * `lookup` (input name, dim or -1 for the scalar itself); it returns false when there is no such
 * input. The name of `L['x']` is `x`; a longer path is passed whole: `L['x'][0]['k']`. */
typedef bool fxge_guard_lookup(void *user, const char *path, size_t n, int dim, fxge_size *out);
bool fxge_sym_parse_guard(fxge_syms *t, const char *s, size_t n, fxge_guard_lookup *lookup,
	void *user, fxge_size *out, const char **error, size_t *at);

#endif
