/* A YAML document as a tree with line numbers: the subset that op tables use. */
#ifndef FXGE_OPS_YAML_H
#define FXGE_OPS_YAML_H

#include "base/diag.h"

typedef enum fxge_yaml_kind { FXGE_YAML_SCALAR, FXGE_YAML_LIST, FXGE_YAML_MAP } fxge_yaml_kind;

typedef struct fxge_yaml {
	fxge_yaml_kind kind;
	int line;
	bool plain;       /* scalar without quotes */
	bool block;       /* scalar behind `|` */
	int first_line;   /* scalar: where its text begins, for places within it */
	int indent;       /* scalar: columns before its lines, as far as they are the same for all */
	const char *text; /* scalar; NUL-terminated, holds no NUL inside */
	size_t len;
	const struct fxge_yaml *const *keys;  /* MAP: scalars, no two equal */
	const struct fxge_yaml *const *items; /* LIST, MAP */
	size_t n;
} fxge_yaml;

/* NULL after a diagnostic: bad syntax, aliases, tags, several documents, repeated or non-scalar
 * keys, nesting beyond FXGE_MAX_DEPTH. An empty text is an empty list. */
const fxge_yaml *fxge_yaml_parse(
	fxge_arena *a, fxge_diags *d, const char *path, const char *text, size_t n);
/* Value of a key, NULL = not there. */
const fxge_yaml *fxge_yaml_get(const fxge_yaml *map, const char *key);
bool fxge_yaml_is(const fxge_yaml *y, const char *text);

#endif
