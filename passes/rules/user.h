/* SPDX-License-Identifier: Apache-2.0 */
/* Fusion rules of users' files: registration in a session. */
#ifndef FXGE_PASSES_RULES_USER_H
#define FXGE_PASSES_RULES_USER_H

#include "passes/match/match.h"
#include "passes/match/rule_text.h"

enum { FXGE_MAX_USER_RULES = 1024 }; /* rules of a session, after their alternatives */

/* A rule and its conditions. `rule` comes first: the session's list points to it. */
typedef struct fxge_user_rule {
	fxge_rule rule;
	fxge_rule_source source;
	struct fxge_user_condition *conditions;
	size_t n_conditions;
	const fxge_rule_text *text;
} fxge_user_rule;

/* Registers the rules of a text, or none. Checks each as it would be applied: its operators must
 * be known already. `path` is the file name in messages. Returns false after a diagnostic with its
 * line and column. */
bool fxge_user_rules_add(fxge_session *s, const char *path, const char *text, size_t n);

#endif
