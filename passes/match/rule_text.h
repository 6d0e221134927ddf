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
 *    matched. `name` is a C function of passes/rules/rules.h; users' rules may name those of
 *    passes/rules/conditions.h. Its arguments are names of values and captures, numbers or dtypes.
 *  - `needs op` names the rarest operator of the pattern; the root's by default.
 *  - `replace formula` is the replacement. `replace {` begins one of several lines, up to a line
 * `}` with the indentation of `replace`.
 *  - `try x=f16[2, 8], eps=1e-6` gives types of the inputs and values of the captures, with which
 *    `fxge op test` runs the pattern and the replacement on random inputs.
 *  - `either {`, `} or {` and `}` enclose alternatives, each with lines of all these kinds.
 *
 * A rule with alternatives stands for one rule for each combination, in the order of the text: the
 * first `either` varies slowest. Inputs in the head that a combination does not use, or defines
 * itself, are left out. `#` begins a comment at the start of a line. */
#ifndef FXGE_PASSES_MATCH_RULE_TEXT_H
#define FXGE_PASSES_MATCH_RULE_TEXT_H

#include "base/sbuf.h"
#include "base/vec.h"

enum {
	FXGE_MAX_RULE_BYTES = 1 << 20,  /* bytes of a .rules file */
	FXGE_MAX_RULE_TEXT = 1 << 14,   /* bytes of one rule */
	FXGE_MAX_RULE_INPUTS = 64,      /* inputs in the head of a rule */
	FXGE_MAX_RULE_NAME = 64,        /* bytes of the name of a rule */
	FXGE_MAX_RULE_ALTERNATIVES = 64 /* combinations of the alternatives of a rule */
};

/* Position in the file; lines and columns count from 1. */
typedef struct fxge_rule_position {
	int line, column;
} fxge_rule_position;

/* A condition; its arguments are separated by commas in `arguments`, which may be empty. */
typedef struct fxge_rule_condition {
	const char *name, *arguments;
	fxge_rule_position at;
} fxge_rule_condition;

/* Types of inputs and values of captures: `x=f16[2, 8], eps=1e-6`. */
typedef struct fxge_rule_try {
	const char *text;
	fxge_rule_position at;
} fxge_rule_try;

/* One combination of a rule's alternatives. */
typedef struct fxge_rule_text {
	const char *name;
	fxge_rule_position at;    /* position of the name */
	const char *pattern;      /* a graph in the text form */
	const char *root, *needs; /* names of operators; `needs` may be NULL with `layout` */
	fxge_rule_position needs_at;
	const char *replace; /* a formula */
	fxge_rule_position replace_at;
	FXGE_VEC(fxge_rule_condition) conditions;
	FXGE_VEC(fxge_rule_try) tries;
} fxge_rule_text;

typedef struct fxge_rule_texts {
	FXGE_VEC(fxge_rule_text) list;
	bool layout; /* patterns begin with `rule` and keep the lines and columns of the file, counted
					from the line of the head */
	const char *error;     /* first fault, or NULL */
	bool limit;            /* the fault is a size beyond a limit */
	fxge_rule_position at; /* position of that fault */
} fxge_rule_texts;

/* Parses a file and appends its rules. All texts are allocated in `a`. Returns false with `error`
 * and `at` set. */
bool fxge_rule_texts_parse(fxge_arena *a, const char *s, size_t n, fxge_rule_texts *out);

#endif
