/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion of JSON values to messages of proto/fx_graph.proto, driven by protobuf-c's
 * descriptors. Both file formats so reach the importer as the same structs. */
#ifndef FXGE_FRONTEND_FIELDS_H
#define FXGE_FRONTEND_FIELDS_H

#include "formats/json.h"

#include <protobuf-c/protobuf-c.h>

#define FXGE_FIELD_DEPTH 64 /* components of a path */

typedef struct fxge_fields {
	fxge_arena *arena; /* owns the messages; strings stay in the document */
	fxge_diags *diags;
	fxge_loc loc;
	const char
		*root;    /* path of the list whose element is read (`graph_module.graph.nodes`), or NULL */
	size_t index; /* index in `root`, SIZE_MAX = none */
	const char *tag; /* last union tag that the schema does not define, or NULL */
	bool bounds;     /* clamps integers beyond 64 bits */
	bool numbers; /* accepts such integers as arguments for floats too: operands of a comparison may
					 be that large */
	int depth;
	struct {
		const char *key; /* NULL: the component is the index `at` */
		size_t at;
	} path[FXGE_FIELD_DEPTH];
} fxge_fields;

/* Reads a message of the descriptor.
 *
 * Skips unknown keys and fields from 500 up, which are fxge's own; leaves a union empty if its tag
 * is unknown. A bytes field holds the yyjson_val itself (length 0). Returns NULL after a diagnostic
 * with the path, the found and the expected value. */
void *fxge_fields_message(fxge_fields *c, yyjson_val *j, const ProtobufCMessageDescriptor *d);
/* Reads one field of a message, by name, from its value. */
bool fxge_fields_read(fxge_fields *c, yyjson_val *j, const char *name, ProtobufCMessage *m);
/* Reports a mismatch at the current path and returns false. */
bool fxge_fields_wrong(fxge_fields *c, yyjson_val *found, const char *expected);
/* Return member `key` of an object. Return NULL after a diagnostic if it is missing, or not an
 * object or list. */
yyjson_val *fxge_fields_object(fxge_fields *c, yyjson_val *j, const char *key);
yyjson_val *fxge_fields_list(fxge_fields *c, yyjson_val *j, const char *key);
/* Reads integer member `key` of an object. Returns false after a diagnostic. */
bool fxge_fields_int(fxge_fields *c, yyjson_val *j, const char *key, int64_t *out);

#endif
