/* SPDX-License-Identifier: Apache-2.0 */
/* State of a pattern and of one match, shared by the search, the guarantees and the queries. */
#ifndef FXGE_PASSES_MATCH_STATE_H
#define FXGE_PASSES_MATCH_STATE_H

#include "ir/text/text.h"
#include "passes/match/match.h"

struct fxge_pattern {
	const fxge_rule *rule;
	fxge_program *match;
	fxge_op op;        /* signature of the replacement formula: inputs and captures to outputs */
	const char *label; /* context of diagnostics: "fusing rms_norm" */
	fxge_node
		*root; /* root of the pattern; the mark of a pattern node is the slot of its result 0 */
	uint32_t n_slots;  /* number of slots: one for each value of the pattern */
	uint32_t n_needed; /* number of nodes that are not optional */
};

/* A value of the pattern and the value of the graph that it must match. */
typedef struct fxge_goal {
	const fxge_value *pattern;
	fxge_value *value;
} fxge_goal;

/* A captured constant: an operand or a list of operands of a node, or a dtype. */
typedef struct fxge_captured {
	fxge_name name;
	const fxge_node *node; /* node that holds the captured argument; NULL for the dtype of an absent
							  optional cast */
	int param, element;    /* parameter, and operand of a list (-1: the whole list) */
	fxge_dtype dtype;      /* captured dtype if `node` is NULL */
} fxge_captured;

/* A node of the pattern and the node of the graph that it matched. */
typedef struct fxge_pair {
	const fxge_node *pattern;
	fxge_node *node;
} fxge_pair;

struct fxge_match {
	const fxge_pattern *pattern;
	fxge_program *program;
	fxge_node *root;
	fxge_value *bound[FXGE_MAX_PATTERN]; /* matched value by slot, or NULL */
	fxge_goal goals[FXGE_MAX_PATTERN];
	uint8_t trail[FXGE_MAX_PATTERN]; /* slots in the order of binding, for backtracking */
	fxge_captured captures[FXGE_MAX_PATTERN];
	fxge_pair pairs[FXGE_MAX_PATTERN];
	uint32_t n_goals, n_trail, n_captures, n_pairs;
	uint32_t n_steps; /* nodes compared so far */
	bool explain;
	uint32_t n_best;  /* largest number of matched nodes in any attempt */
	const char *best; /* reason of the mismatch in that attempt */
};

static inline uint32_t
fxge_slot(const fxge_value *v)
{
	return v->def->op ? v->def->mark + v->index : v->index;
}

static inline bool
fxge_is_optional(const fxge_node *n)
{
	return n->op && n->tag == FXGE_TAG_OPTIONAL;
}

/* Records a reason for a mismatch, unless an earlier attempt matched as many nodes. */
void fxge_match_stuck(fxge_match *m, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
const fxge_captured *fxge_match_capture(const fxge_match *m, const char *name);

/* Reports a fault of a rule: at `at` for a rule of a user's file (NULL: at its name), of a plug-in,
 * or a bug. Returns false. */
bool fxge_rule_report(fxge_program *p, const fxge_rule *r, const fxge_loc *at, const char *what);

/* Matches all goals from the root on. The caller sets m->pattern, program, root and explain. */
bool fxge_match_search(fxge_match *m);
/* Checks the guarantees that hold for every rule, then the rule's own condition. */
bool fxge_match_allowed(fxge_match *m);

#endif
