/* Declarations of the rules that passes/fuse.def lists. */
#ifndef FXGE_PASSES_RULES_RULES_H
#define FXGE_PASSES_RULES_RULES_H

#include "passes/match/match.h"

#define FXGE_RULE(rule) extern const fxge_rule rule;
#include "passes/fuse.def"
#undef FXGE_RULE

#endif
