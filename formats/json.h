/* SPDX-License-Identifier: Apache-2.0 */
/* JSON documents, parsed by yyjson with memory of the session's heap and additional checks.
 *
 * Look-ups by key or index are linear: iterate, or build a map, if a file determines the size. */
#ifndef FXGE_FORMATS_JSON_H
#define FXGE_FORMATS_JSON_H

#include "base/file/file.h"

#include <yyjson.h>

/* Parses one whole document.
 *
 * Rejects nesting beyond FXGE_MAX_JSON_DEPTH, duplicate keys, NUL in strings, a byte order mark,
 * and bytes after the document. Bare NaN, Infinity and -Infinity of old files become strings, as in
 * new files. The document is allocated in `a`. Returns NULL after a diagnostic at `loc`. */
yyjson_val *fxge_json_parse(fxge_arena *a, fxge_diags *d, const fxge_loc *loc, fxge_bytes b);

/* Reads a 64-bit integer. Returns false, and writes nothing, for any other value or NULL. */
bool fxge_json_int(yyjson_val *j, int64_t *out);

/* Returns the kind of a value for messages: "an object", "null" ...; NULL is reported as
 * missing. */
const char *fxge_json_kind(yyjson_val *j);

#endif
