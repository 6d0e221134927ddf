/* JSON documents over yyjson: memory from our heap, strict where yyjson is not. Its look-ups by key
 * and by index walk from the front: iterate, or keep a map, where a file says how much there is. */
#ifndef FXGE_FORMATS_JSON_H
#define FXGE_FORMATS_JSON_H

#include "base/file/file.h"

#include <yyjson.h>

/* Parses one whole document. Refused: nesting beyond FXGE_MAX_JSON_DEPTH, duplicate keys, NUL in
 * strings, a byte order mark, bytes behind the document. Bare NaN, Infinity and -Infinity (old
 * files) become strings, as new files write them. The document lives as long as `a`; NULL after a
 * diagnostic at `loc`. */
yyjson_val *fxge_json_parse(fxge_arena *a, fxge_diags *d, const fxge_loc *loc, fxge_bytes b);

/* An integer of 64 bits; false and nothing written where it is none, or NULL. */
bool fxge_json_int(yyjson_val *j, int64_t *out);

/* "an object", "null" ... for messages; NULL counts as missing. */
const char *fxge_json_kind(yyjson_val *j);

#endif
