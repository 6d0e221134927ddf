/* Opening a .air: scanned as a whole, then walked graph by graph and unpacked operator by operator.
 */
#ifndef FXGE_BACKEND_AIR_LOAD_H
#define FXGE_BACKEND_AIR_LOAD_H

#include "backend/air/ge_proto.h"
#include "ir/optab.h"
#include "ir/tensor.h"
#include "base/session.h"
#include "proto/alloc.h"

enum {
	FXGE_AIR_SMALL = FXGE_TENSOR_SMALL
};                           /* constants of the compiler's own up to this size are always inline */
enum { FXGE_AIR_HASH = 17 }; /* sixteen digits and a NUL */

/* One GraphDef: pieces of the file. */
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
	fxge_proto_alloc *alloc; /* of the operator that was unpacked last */
	fxge_bytes bytes;
	const char *path;
	const char *name; /* of the model */
	FXGE_VEC(fxge_air_gdef) graphs;
} fxge_air_file;

/* False after diagnostics: damaged, beyond a limit, or without any graph. */
bool fxge_air_file_open(
	fxge_air_file *f, fxge_session *s, fxge_arena *a, fxge_bytes b, const char *path);
/* Valid until the next call (what is reachable from it, too). The data of a `value` tensor is a
 * view into the file wherever that is possible. NULL after a diagnostic. */
ge_op *fxge_air_file_op(fxge_air_file *f, fxge_bytes op);
/* hash.c: all bytes of a .air but the inner ones of large weights, which need not be read from disk
 * for them; the bytes need not be checked. */
typedef void fxge_air_part(void *user, fxge_bytes b);
void fxge_air_parts(fxge_bytes air, fxge_air_part *part, void *user);
/* hash.c: what an interface says of the program that it belongs to, of a .air or of an .om. Reads
 * no large weights. The bytes need not be checked. */
void fxge_air_hash(fxge_bytes air, char out[FXGE_AIR_HASH]);
void fxge_om_hash(fxge_bytes om, char out[FXGE_AIR_HASH]);
/* generation.c: the name of a directory of side files. `user` of the first is a hash that begins
 * with 0; each part but the last is a multiple of 8 KiB. Files may come in any order. */
enum { FXGE_GENERATION = 18 };
void fxge_generation_bytes(void *user, const void *p, size_t n);
void fxge_generation_file(uint64_t *sum, const char *name, uint64_t bytes);
void fxge_generation_name(uint64_t sum, char out[FXGE_GENERATION]);
/* The name of what is in the directory now. False after a diagnostic. */
bool fxge_generation_sum(fxge_arena *a, fxge_diags *d, const char *dir, char out[FXGE_GENERATION]);
/* *hash: it is one by content alone, not by an older version. */
bool fxge_is_generation(const char *name, bool *hash);
/* The location of a place in the file, for diagnostics. Names may be NULL; they are interned. */
fxge_loc fxge_air_file_loc(
	const fxge_air_file *f, const void *at, const char *graph, const char *node, const char *type);

static inline bool
fxge_air_is_view(const fxge_air_file *f, const void *p)
{
	const uint8_t *b = p;

	return b >= f->bytes.data && b < f->bytes.data + f->bytes.size;
}

/* "producer:3" cut at the last colon; index -1 is a control edge. False when there is no such
 * number. */
bool fxge_air_edge(const char *s, size_t *name_len, int64_t *index);
/* NULL when the operator has no such attribute; the last one where there are several. */
ge_attr *fxge_air_find_attr(ge_entry *const *attr, size_t n, const char *key);
/* _parent_node_index: which input or result of its operator a subgraph's is. False: it does not
 * say. */
bool fxge_air_parent_index(ge_entry *const *attr, size_t n, int64_t *index);
/* Bits of an element by the number of ge.proto.DataType, 0 = has none. */
int fxge_air_dtype_bits(int64_t proto);

/* The forms of attributes: 0 INT, 1 FLOAT, 2 BOOL, 3 STR, 4 DTYPE, 5 CONST; -1 = a file has none
 * for the type. */
int fxge_air_attr_form(fxge_ptype t);
/* Is an attribute of this name a mark (marks.c)? */
bool fxge_air_is_mark(const char *key);
/* The attribute has the form that the prototype wants; true where there is none. */
bool fxge_air_attr_fits(const fxge_param *r, const ge_attr *v);
/* The same of one that is a list of lists, and how many lists it has (lists.c). */
bool fxge_air_lists_fit(const fxge_param *q, const ge_attr *v);
size_t fxge_air_lists_count(const fxge_param *q, const ge_attr *v);

#endif
