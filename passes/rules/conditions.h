/* SPDX-License-Identifier: Apache-2.0 */
/* Conditions that rules of users' files may name, by name, with the kinds of their arguments. */
#ifndef FXGE_PASSES_RULES_CONDITIONS_H
#define FXGE_PASSES_RULES_CONDITIONS_H

#include "passes/match/match.h"

enum { FXGE_MAX_CONDITION_ARGUMENTS = 8 };

/* An argument; `text` is a name for values and captures. */
typedef struct fxge_condition_argument {
	const char *text;
	double number;
	int64_t integer;
	fxge_dtype dtype;
} fxge_condition_argument;

/* Kinds of arguments: v value, c capture, n number, i integer, d dtype; the last kind repeats if
 * `+` follows. `holds` returns false after fxge_no_match. */
typedef struct fxge_condition {
	const char *name, *kinds;
	bool (*holds)(fxge_match *m, const fxge_condition_argument *a, int n);
	const char *summary;
} fxge_condition;

/* Returns the condition, or NULL. */
const fxge_condition *fxge_condition_find(const char *name);
/* Returns condition i in alphabetical order, or NULL after the last. */
const fxge_condition *fxge_condition_at(size_t i);

#endif
