/* What the search, the guarantees and the questions of one match share. */
#ifndef FXGE_PASSES_MATCH_STATE_H
#define FXGE_PASSES_MATCH_STATE_H

#include "ir/text/text.h"
#include "passes/match/match.h"

struct fxge_pattern {
	const fxge_rule *rule;
	fxge_program *match;
	fxge_op
		op; /* what the match is a call of: inputs and captures to outputs, by the replacement */
	const char *label; /* "fusing rms_norm": what is going on when something fails */
	fxge_node *root;  /* of the pattern; the mark of a pattern's node is the slot of its result 0 */
	uint32_t n_slots; /* one a value of the pattern */
	uint32_t n_needed; /* nodes that must be there */
};

/* A pair that must match: a value of the pattern, and one of the graph. */
typedef struct fxge_goal {
	const fxge_value *pattern;
	fxge_value *value;
} fxge_goal;

typedef struct fxge_captured {
	fxge_name name;
	const fxge_node *node; /* argument `param` of this node, */
	int param, element;    /* or one operand of it (-1: all) */
	fxge_dtype dtype;      /* node is NULL: of an optional cast that is missing */
} fxge_captured;

/* A node of the graph and the pattern's node that it is. */
typedef struct fxge_pair {
	const fxge_node *pattern;
	fxge_node *node;
} fxge_pair;

struct fxge_match {
	const fxge_pattern *pattern;
	fxge_program *program;
	fxge_node *root;
	fxge_value *bound[FXGE_MAX_PATTERN]; /* by slot */
	fxge_goal goals[FXGE_MAX_PATTERN];
	uint8_t trail[FXGE_MAX_PATTERN]; /* slots in the order of binding */
	fxge_captured captures[FXGE_MAX_PATTERN];
	fxge_pair pairs[FXGE_MAX_PATTERN];
	uint32_t n_goals, n_trail, n_captures, n_pairs;
	bool explain;
	uint32_t n_best;  /* nodes that fitted where the search came farthest */
	const char *best; /* why it went no farther */
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

/* Keeps a reason if the search never came farther. */
void fxge_match_stuck(fxge_match *m, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
const fxge_captured *fxge_match_capture(const fxge_match *m, const char *name);

/* All goals from the root on; m->pattern, program, root and explain are set. */
bool fxge_match_search(fxge_match *m);
/* What the matcher guarantees for every rule, then the rule's own condition. */
bool fxge_match_allowed(fxge_match *m);

#endif
