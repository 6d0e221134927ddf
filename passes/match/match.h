/* SPDX-License-Identifier: Apache-2.0 */
/* Pattern matching: textual graph patterns with captures, matched from a root node, and replacement
 * formulas. */
#ifndef FXGE_PASSES_MATCH_MATCH_H
#define FXGE_PASSES_MATCH_MATCH_H

#include "ir/rewrite.h"

/* A fusion rule. `pattern` is a graph in the text form:
 *
 * 	graph rms_norm(%x, %gamma) {
 * 	  %w = ?aten._to_copy.default(self=%x, dtype=f32)
 * 	  %s = aten.pow.Tensor_Scalar(self=%w, exponent=2)
 * 	  ...
 * 	  return %y
 * 	}
 *
 * Syntax of patterns:
 *
 *  - An input matches any value; a repeated name matches the same value.
 *  - `$name` captures a constant argument, or one operand of a list. Alone in brackets it captures
 * the whole list. A repeated name matches an equal constant.
 *  - `?op` is optional. If it is absent, its result is its first argument, and a captured dtype is
 * the dtype of that value.
 *  - `&op` may have users outside of the match, and is then kept for them.
 *  - Numbers are compared by value, whatever their type.
 *  - An absent argument matches its default. Arguments without a meaning on the NPU, such as layout
 * and device, are not compared.
 *  - Operands are tried in both orders if the operator's row declares it commutative.
 *
 * The first output is a result of the root; the other outputs are inner values that stay available.
 *
 * `replace` is a formula (doc/formulas.md) that computes the outputs: `ge.RmsNorm(x, gamma,
 * epsilon=eps)[0]`. Its arguments are the pattern's inputs and captures by name. A capture has the
 * type of its parameter in the pattern. If its `?op` is absent, it has the parameter's default, or
 * None. The formula may call GE operators, but no functions of a `def:`.
 *
 * The matcher guarantees for every rule:
 *
 *  - All operators are pure.
 *  - An inner value that is not an output has no use outside of the match. Exceptions are `&op` and
 *    optional casts of inputs.
 *  - New nodes follow all values that they use and precede all of their users. They carry the
 * source locations of all replaced nodes. */
typedef struct fxge_match fxge_match;

/* Positions of a user's rule in its file. */
typedef struct fxge_rule_source {
	const char *path; /* interned */
	fxge_loc head, needs, replace;
} fxge_rule_source;

typedef struct fxge_rule {
	const char *name; /* rules of one name are disabled and explained together */
	int root;         /* operator of the root: ATEN_... or GE_... */
	int needs; /* rarest operator of the pattern; a graph without such a node is not searched */
	const char *pattern, *replace;
	bool (*ok)(fxge_match
			*m); /* condition beyond the pattern, or NULL; returns false after fxge_no_match */
	const char *plugin; /* plug-in that registered the rule, or NULL; its rules have no `root` and
						   `needs` */
	const fxge_rule_source *source; /* file of a user's rule, or NULL */
} fxge_rule;

/* Rules of the session in addition to the built-in ones (session->fusions). */
typedef struct fxge_fusions {
	FXGE_VEC(const fxge_rule *) rules; /* those of plug-ins, tried after the built-in ones */
	FXGE_VEC(const fxge_rule *) user;  /* those of users' files, tried before the built-in ones */
	FXGE_VEC(const struct fxge_file *) files; /* users' files that are loaded */
	const fxge_rule *only; /* the test of rules applies this rule alone; NULL: all */
	uint64_t applied;      /* number of replaced matches since the test set it to 0 */
} fxge_fusions;

/* ---- queries for the `ok` callback ---- */

const fxge_rule *fxge_match_rule(const fxge_match *m);
fxge_session *fxge_match_session(const fxge_match *m);
/* Returns the value that an input or inner value of the pattern matched. */
fxge_value *fxge_match_value(const fxge_match *m, const char *name);
const fxge_meta *fxge_match_meta(const fxge_match *m, const char *name);
fxge_syms *fxge_match_syms(const fxge_match *m);
/* Return a captured constant number; false if the capture is symbolic or not a number. */
bool fxge_match_int(const fxge_match *m, const char *name, int64_t *out);
bool fxge_match_float(const fxge_match *m, const char *name, double *out);
fxge_dtype fxge_match_dtype(const fxge_match *m, const char *name);
/* Returns a captured string, or NULL if it is not one. */
const char *fxge_match_string(const fxge_match *m, const char *name);

/* Records the reason for a mismatch, a clause such as "gamma has 2 dims, not 1". Returns false. */
bool fxge_no_match(fxge_match *m, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Checks that `dim` is the last dim of `x` alone. Returns false after fxge_no_match. */
bool fxge_match_last_dim(fxge_match *m, const char *dim, const char *x);
/* Checks that `x` has a dtype that fused NPU kernels support: f16, bf16 or f32. */
bool fxge_match_npu_float(fxge_match *m, const char *x);
/* Checks that a captured number equals `want` up to the last digits, which differ in hand-written
 * constants. */
bool fxge_match_near(fxge_match *m, const char *name, double want);

/* ---- functions for passes/fuse.c ---- */

#define FXGE_MAX_PATTERN 64 /* limit of the values, goals, captures and nodes of one pattern */

typedef struct fxge_pattern fxge_pattern;

/* Return true if the pattern has such an input or inner value, such a capture. */
bool fxge_pattern_has_value(const fxge_pattern *t, const char *name);
bool fxge_pattern_has_capture(const fxge_pattern *t, const char *name);
/* Returns true if the pattern has an operator that is not optional. */
bool fxge_pattern_has_op(const fxge_pattern *t, const fxge_op *op);
/* Parses and checks the pattern of a rule. Returns NULL after a diagnostic. The caller releases it
 * by fxge_pattern_release. */
fxge_pattern *fxge_pattern_new(fxge_program *p, const fxge_rule *r);
/* Parses the replacement at the first call: most patterns never match. Returns false after a
 * diagnostic. */
bool fxge_pattern_ready(fxge_program *p, fxge_pattern *t);
/* Returns the operator of the pattern's root. */
const fxge_op *fxge_pattern_root(const fxge_pattern *t);
void fxge_pattern_release(fxge_pattern *t);

/* Result of trying a rule at one node. */
typedef struct fxge_fused {
	bool hit;
	const char
		*near_miss; /* with `explain`: reason why a largely matching rule does not apply, or NULL */
	uint32_t n_fitting; /* number of matching nodes of a near miss */
	uint32_t n_steps;   /* nodes that the search compared */
	fxge_node *first;   /* first of the new nodes [first, end) after a hit */
	fxge_node *end;
} fxge_fused;

/* Tries a rule at `root` and replaces the match. Node marks must be positions (fxge_graph_number);
 * new nodes get the mark of the node that they precede. Returns false after diagnostics. */
bool fxge_pattern_apply(fxge_pattern *t, fxge_node *root, bool explain, fxge_fused *out);

#endif
