/* JSON documents over jansson: memory from our heap, strict where jansson is not. */
#ifndef FXGE_FRONTEND_JSON_H
#define FXGE_FRONTEND_JSON_H

#include "base/file.h"

#include <jansson.h>

/* Parses one whole document. Refused: nesting beyond FXGE_MAX_JSON_DEPTH, duplicate keys, NUL in
 * strings, a byte order mark, bytes behind the document. Bare NaN, Infinity and -Infinity (old
 * files) become strings, as new files write them. The document lives as long as `a`; NULL after a
 * diagnostic at `loc`. */
const json_t *fxge_json_parse(fxge_arena *a, fxge_diags *d, const fxge_loc *loc, fxge_bytes b);

/* "an object", "null" ... for messages; NULL counts as missing. */
const char *fxge_json_kind(const json_t *j);

#endif
