/* SPDX-License-Identifier: Apache-2.0 */
/* Fusion rules as text: the parser of .rules files.
 *
 * 	rule silu(%x) {
 * 	  if npu_float(x)
 * 	  %gate = aten.sigmoid.default(self=%x)
 * 	  %y = aten.mul.Tensor(self=%x, other=%gate)
 * 	  return %y
 * 	  needs aten.sigmoid.default
 * 	  replace silu(x)
 * 	}
 *
 * Lines of a rule:
 *
 *  - `%a, %b = op(...)` and `return %a, ...` are lines of the pattern (passes/match/match.h).
 *  - `if name` and `if name(x, 0.5)` are conditions, tested in their order after the pattern has
 *    matched. `name` is a C function of passes/rules/conditions.h; its arguments are names of
 * values and captures, or numbers.
 *  - `needs op` names the rarest operator of the pattern.
 *  - `replace formula` is the replacement. `replace {` begins one of several lines, up to a line
 * `}` with the indentation of `replace`.
 *  - `either {`, `} or {` and `}` enclose alternatives, each with lines of all these kinds.
 *
 * A rule with alternatives stands for one rule for each combination, in the order of the text: the
 * first `either` varies slowest. Inputs in the head that a combination does not use, or defines
 * itself, are left out. `#` begins a comment at the start of a line. */
#ifndef FXGE_PASSES_MATCH_RULE_TEXT_H
#define FXGE_PASSES_MATCH_RULE_TEXT_H

#include "base/sbuf.h"
#include "base/vec.h"

/* A condition; its arguments are separated by commas in `arguments`, which may be empty. */
typedef struct fxge_rule_condition {
	const char *name, *arguments;
} fxge_rule_condition;

/* One combination of a rule's alternatives. */
typedef struct fxge_rule_text {
	const char *name;
	int line;                 /* line of the rule's head, from 1 */
	const char *pattern;      /* a graph in the text form */
	const char *root, *needs; /* names of operators */
	const char *replace;      /* a formula */
	FXGE_VEC(fxge_rule_condition) conditions;
} fxge_rule_text;

typedef struct fxge_rule_texts {
	FXGE_VEC(fxge_rule_text) list;
	const char *error; /* fault of the first faulty line, or NULL */
	int line;          /* line of that fault, from 1 */
} fxge_rule_texts;

/* Parses a file and appends its rules. All texts are allocated in `a`. Returns false with `error`
 * and `line` set. */
bool fxge_rule_texts_parse(fxge_arena *a, const char *s, size_t n, fxge_rule_texts *out);

#endif
