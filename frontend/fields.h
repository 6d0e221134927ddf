/* JSON values as messages of proto/fx_graph.proto: one reader for every shape, driven by the
 * descriptors that protobuf-c generates. So both file forms arrive at the importer as the same
 * structs. */
#ifndef FXGE_FRONTEND_FIELDS_H
#define FXGE_FRONTEND_FIELDS_H

#include "formats/json.h"

#include <protobuf-c/protobuf-c.h>

#define FXGE_FIELD_DEPTH 64 /* components of a path */

typedef struct fxge_fields {
	fxge_arena *arena; /* messages live here; strings stay in the document */
	fxge_diags *diags;
	fxge_loc loc;
	const char *root; /* `graph_module.graph.nodes`, or NULL */
	size_t index;     /* element of `root`, SIZE_MAX = none */
	const char *tag;  /* last tag of a union that the schema does not know, or NULL */
	bool bounds;      /* an integer beyond 64 bits stands for the last one there is */
	bool numbers;     /* and as an argument for a float: operands of a comparison may be so large */
	int depth;
	struct {
		const char *key; /* NULL: `at` */
		size_t at;
	} path[FXGE_FIELD_DEPTH];
} fxge_fields;

/* A message of the descriptor, NULL after a diagnostic that says the path, what was found and what
 * was expected. Fields from 500 up (ours) are not read. Unknown keys are skipped, an unknown tag
 * leaves the union empty. A bytes field holds the yyjson_val itself (length 0). */
void *fxge_fields_message(fxge_fields *c, yyjson_val *j, const ProtobufCMessageDescriptor *d);
/* One field of a message by name, from its value. */
bool fxge_fields_read(fxge_fields *c, yyjson_val *j, const char *name, ProtobufCMessage *m);
/* Reports at the current path and returns false. */
bool fxge_fields_wrong(fxge_fields *c, yyjson_val *found, const char *expected);
/* Member `key` of an object; NULL after a diagnostic if it is missing or no object, no list. */
yyjson_val *fxge_fields_object(fxge_fields *c, yyjson_val *j, const char *key);
yyjson_val *fxge_fields_list(fxge_fields *c, yyjson_val *j, const char *key);
/* The same of an integer; false after a diagnostic. */
bool fxge_fields_int(fxge_fields *c, yyjson_val *j, const char *key, int64_t *out);

#endif
