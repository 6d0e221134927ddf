/* SPDX-License-Identifier: Apache-2.0 */
/* Access to .air files: scanned as a whole, walked graph by graph, unpacked operator by
 * operator. */
#ifndef FXGE_BACKEND_AIR_LOAD_H
#define FXGE_BACKEND_AIR_LOAD_H

#include "backend/air/ge_proto.h"
#include "ir/optab.h"
#include "ir/tensor.h"
#include "base/session.h"
#include "proto/alloc.h"

enum {
	FXGE_AIR_SMALL = FXGE_TENSOR_SMALL
};                           /* the compiler's own constants up to this size are always inline */
enum { FXGE_AIR_HASH = 17 }; /* sixteen digits and a NUL */

/* One GraphDef, as parts of the file. */
typedef struct fxge_air_gdef {
	fxge_bytes bytes;
	const char *name;
	FXGE_VEC(const char *) inputs, outputs;
	FXGE_VEC(fxge_bytes) ops;
	size_t attrs;
} fxge_air_gdef;

typedef struct fxge_air_file {
	fxge_session *session;
	fxge_arena *arena;
	fxge_proto_alloc *alloc; /* allocator of the last unpacked operator */
	fxge_bytes bytes;
	const char *path;
	const char *name; /* name of the model */
	FXGE_VEC(fxge_air_gdef) graphs;
} fxge_air_file;

/* Scans a file. Returns false after diagnostics if it is damaged, exceeds a limit, or has no
 * graph. */
bool fxge_air_file_open(
	fxge_air_file *f, fxge_session *s, fxge_arena *a, fxge_bytes b, const char *path);
/* Unpacks an operator, valid until the next call. The data of a `value` tensor is a view of the
 * file if possible. Returns NULL after a diagnostic. */
ge_op *fxge_air_file_op(fxge_air_file *f, fxge_bytes op);
/* Passes all bytes of an .air except the inner bytes of large weights, which then need not be read
 * from disk. The bytes may be invalid (hash.c). */
typedef void fxge_air_part(void *user, fxge_bytes b);
void fxge_air_parts(fxge_bytes air, fxge_air_part *part, void *user);
/* Compute the hash by which an interface identifies its .air or .om, without reading large weights.
 * The bytes may be invalid (hash.c). */
void fxge_air_hash(fxge_bytes air, char out[FXGE_AIR_HASH]);
void fxge_om_hash(fxge_bytes om, char out[FXGE_AIR_HASH]);
/* Compute the name of a directory of side files (generation.c). `user` of the first is a hash that
 * starts as 0; each part but the last is a multiple of 8 KiB. Files may come in any order. */
enum { FXGE_GENERATION = 18 };
void fxge_generation_bytes(void *user, const void *p, size_t n);
void fxge_generation_file(uint64_t *sum, const char *name, uint64_t bytes);
void fxge_generation_name(uint64_t sum, char out[FXGE_GENERATION]);
/* Computes the name from the present contents of a directory. Returns false after a diagnostic. */
bool fxge_generation_sum(fxge_arena *a, fxge_diags *d, const char *dir, char out[FXGE_GENERATION]);
/* Returns true if `name` is such a name. Sets *hash to false if an older version wrote it, which
 * did not hash the contents. */
bool fxge_is_generation(const char *name, bool *hash);
/* Returns the location of a position in the file, for diagnostics. Names may be NULL; they are
 * interned. */
fxge_loc fxge_air_file_loc(
	const fxge_air_file *f, const void *at, const char *graph, const char *node, const char *type);

static inline bool
fxge_air_is_view(const fxge_air_file *f, const void *p)
{
	const uint8_t *b = p;

	return b >= f->bytes.data && b < f->bytes.data + f->bytes.size;
}

/* Splits "producer:3" at the last colon; index -1 is a control edge. Returns false without a valid
 * index. */
bool fxge_air_edge(const char *s, size_t *name_len, int64_t *index);
/* Returns the last attribute with this key, or NULL. */
ge_attr *fxge_air_find_attr(ge_entry *const *attr, size_t n, const char *key);
/* Sets _parent_node_index: the input or result of the operator that belongs to a subgraph's port.
 * Returns false if absent. */
bool fxge_air_parent_index(ge_entry *const *attr, size_t n, int64_t *index);
/* Returns the bits per element of a ge.proto.DataType; 0 = none. */
int fxge_air_dtype_bits(int64_t proto);

/* Returns the form of an attribute: 0 INT, 1 FLOAT, 2 BOOL, 3 STR, 4 DTYPE, 5 CONST; -1 = the type
 * has no form in files. */
int fxge_air_attr_form(fxge_ptype t);
/* Returns true if the attribute is a scope mark (marks.c). */
bool fxge_air_is_mark(const char *key);
/* Returns true if the attribute has the prototype's form, or the prototype has none. */
bool fxge_air_attr_fits(const fxge_param *r, const ge_attr *v);
/* Likewise for an attribute that is a list of lists; the second returns the number of lists
 * (lists.c). */
bool fxge_air_lists_fit(const fxge_param *q, const ge_attr *v);
size_t fxge_air_lists_count(const fxge_param *q, const ge_attr *v);

#endif
