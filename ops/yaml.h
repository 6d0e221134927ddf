/* SPDX-License-Identifier: Apache-2.0 */
/* YAML documents as trees with line numbers: the subset that operator tables use. */
#ifndef FXGE_OPS_YAML_H
#define FXGE_OPS_YAML_H

#include "base/diag.h"

typedef enum fxge_yaml_kind { FXGE_YAML_SCALAR, FXGE_YAML_LIST, FXGE_YAML_MAP } fxge_yaml_kind;

typedef struct fxge_yaml {
	fxge_yaml_kind kind;
	int line;
	bool plain;       /* scalar without quotes */
	bool block;       /* scalar after `|` */
	int first_line;   /* scalar: line where its text begins, for locations inside of it */
	int indent;       /* scalar: common indentation of its lines, in columns */
	const char *text; /* scalar; NUL-terminated, without embedded NUL */
	size_t len;
	const struct fxge_yaml *const *keys;  /* MAP: scalars, all different */
	const struct fxge_yaml *const *items; /* LIST, MAP */
	size_t n;
} fxge_yaml;

/* Parses a document. Returns NULL after a diagnostic: bad syntax, aliases, tags, several documents,
 * repeated or non-scalar keys, nesting beyond FXGE_MAX_DEPTH. An empty text is an empty list. */
const fxge_yaml *fxge_yaml_parse(
	fxge_arena *a, fxge_diags *d, const char *path, const char *text, size_t n);
/* Returns the value of a key, or NULL. */
const fxge_yaml *fxge_yaml_get(const fxge_yaml *map, const char *key);
bool fxge_yaml_is(const fxge_yaml *y, const char *text);

#endif
