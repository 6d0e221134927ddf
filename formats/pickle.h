/* SPDX-License-Identifier: Apache-2.0 */
/* State dicts pickled by torch.save, recognised by pattern.
 *
 * Nothing is executed or constructed: the opcodes must have exactly the order in which PyTorch
 * writes a dict of dense tensors. Anything else is rejected. */
#ifndef FXGE_FORMATS_PICKLE_H
#define FXGE_FORMATS_PICKLE_H

#include "base/diag.h"
#include "base/file/file.h"
#include "base/vec.h"
#include "ops/dtype.h"

typedef struct fxge_pickled {
	const char *name; /* key of the dict */
	const char *key;  /* name of the storage's record */
	fxge_dtype dtype;
	int64_t storage_bytes; /* size of that record according to the pickle */
	int64_t offset;        /* from the start of the storage, in elements */
	int rank;
	const int64_t *shape, *stride;
} fxge_pickled;

typedef FXGE_VEC(fxge_pickled) fxge_pickled_list;

/* Lists the tensors of the dict in its order; a tensor with two names is listed twice.
 *
 * Allocates in `a`. Returns false after a diagnostic at `loc` with the byte offset in `b`. */
bool fxge_pickle_scan(
	fxge_arena *a, fxge_diags *d, const fxge_loc *loc, fxge_bytes b, fxge_pickled_list *out);

/* Lists the tensors that a pickled tensor subclass holds, by the names of its attributes. Allocates
 * and fails as fxge_pickle_scan. */
bool fxge_pickle_scan_subclass(
	fxge_arena *a, fxge_diags *d, const fxge_loc *loc, fxge_bytes b, fxge_pickled_list *out);
/* Returns true if a pickle begins as that of a tensor subclass. */
bool fxge_pickle_is_subclass(fxge_bytes b);

#endif
