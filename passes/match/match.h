/* Patterns over graphs: a text graph with captures, matched against the operands of a root node,
 * and the formula that replaces what matched. */
#ifndef FXGE_PASSES_MATCH_MATCH_H
#define FXGE_PASSES_MATCH_MATCH_H

#include "ir/rewrite.h"

/* A fusion as data. `pattern` is a graph in the text form:
 *
 *	graph rms_norm(%x, %gamma) {
 *	  %w = ?aten._to_copy.default(self=%x, dtype=f32)
 *	  %s = aten.pow.Tensor_Scalar(self=%w, exponent=2)
 *	  ...
 *	  return %y
 *	}
 *
 * Inputs stand for any value, the same value wherever the name is repeated. `$name` captures a
 * constant argument (also one operand of a list; alone in brackets the whole list), equal wherever
 * it is repeated. `?op` may be missing: then its result is its first argument, and a captured dtype
 * is that value's. `&op` may have users outside the match, for which it stays. Numbers are compared
 * by value, whatever their type. An argument that is not given has its default; layout, device and
 * what else has no meaning on the NPU are not compared. The operator's row tells whether operands
 * are tried both ways.
 *
 * The first output is a result of the root; the others are inner values that stay available.
 *
 * `replace` is a formula (doc/formulas.md) that gives the outputs: `ge.RmsNorm(x, gamma,
 * epsilon=eps)[0]`. Its arguments are the pattern's inputs and captures by name. A capture is of
 * the kind of the parameter where it stands; where its `?op` is missing it is None, or what that
 * parameter's default is. Operators of GE may be called, but no functions of a `def:`.
 *
 * For every rule the matcher guarantees: all operators are pure; an inner value that is not an
 * output has no use outside the match (an optional cast of an input may, as `&op`); the new nodes
 * stand behind all that they use and before all who use them, and carry the places of all nodes
 * that they stand for. */
typedef struct fxge_match fxge_match;

typedef struct fxge_rule {
	const char *name; /* several rows may share one: they are switched and explained together */
	int root;         /* operator of the root: ATEN_... or GE_... */
	int needs;        /* the rarest operator that must be there: no such node, no need to look */
	const char *pattern, *replace;
	bool (*ok)(fxge_match *m); /* what the pattern cannot say, or NULL; false after fxge_no_match */
	const char *plugin;        /* that brought it, or NULL: `root` and `needs` follow */
} fxge_rule;

/* Rules beside the built-in ones, tried behind them (session->fusions). */
typedef struct fxge_fusions {
	FXGE_VEC(const fxge_rule *) rules;
} fxge_fusions;

/* ---- what `ok` may ask ---- */

const fxge_rule *fxge_match_rule(const fxge_match *m);
fxge_session *fxge_match_session(const fxge_match *m);
/* A named value of the pattern, also an inner one. */
fxge_value *fxge_match_value(const fxge_match *m, const char *name);
const fxge_meta *fxge_match_meta(const fxge_match *m, const char *name);
fxge_syms *fxge_match_syms(const fxge_match *m);
/* A captured constant number; false when it is symbolic or no number. */
bool fxge_match_int(const fxge_match *m, const char *name, int64_t *out);
bool fxge_match_float(const fxge_match *m, const char *name, double *out);
fxge_dtype fxge_match_dtype(const fxge_match *m, const char *name);

/* Records why the rule refuses (a clause: "gamma has 2 dims, not 1") and returns false. */
bool fxge_no_match(fxge_match *m, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Checks that several rules make; false after fxge_no_match. */
bool fxge_match_last_dim(fxge_match *m, const char *dim, const char *x);
/* A float that NPU kernels of fused operators take: f16, bf16, f32. */
bool fxge_match_npu_float(fxge_match *m, const char *x);
/* The captured number is `want` up to the last digits of a constant that was written by hand. */
bool fxge_match_near(fxge_match *m, const char *name, double want);

/* ---- for passes/fuse.c ---- */

#define FXGE_MAX_PATTERN 64 /* values, goals, captures, nodes of one pattern */

typedef struct fxge_pattern fxge_pattern;

/* Reads and checks the pattern; NULL after FXGE_D_BUG. Released by fxge_pattern_release. */
fxge_pattern *fxge_pattern_new(fxge_program *p, const fxge_rule *r);
/* The same of the replacement, once: most patterns never match. False after FXGE_D_BUG. */
bool fxge_pattern_ready(fxge_program *p, fxge_pattern *t);
/* The operator of its root. */
const fxge_op *fxge_pattern_root(const fxge_pattern *t);
void fxge_pattern_release(fxge_pattern *t);

typedef struct fxge_fused {
	bool hit;
	const char *near_miss; /* asked for: why the rule does not apply although much of it fits */
	uint32_t n_fitting;    /* near miss: nodes that fit */
	fxge_node *first;      /* hit: the new nodes are [first, end) */
	fxge_node *end;
} fxge_fused;

/* Tries a rule at `root` and replaces what matches. Nodes' marks are positions (fxge_graph_number);
 * new nodes take the mark of the node that they are put before. False after diagnostics. */
bool fxge_pattern_apply(fxge_pattern *t, fxge_node *root, bool explain, fxge_fused *out);

#endif
