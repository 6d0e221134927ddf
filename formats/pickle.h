/* State dicts as torch.save pickles them, recognised by their pattern.
 *
 * Nothing is executed and nothing is constructed: the opcodes must follow, one by one, the only
 * order in which PyTorch writes a dict of dense tensors. Anything else is refused. */
#ifndef FXGE_FORMATS_PICKLE_H
#define FXGE_FORMATS_PICKLE_H

#include "base/diag.h"
#include "base/file/file.h"
#include "base/vec.h"
#include "ops/dtype.h"

typedef struct fxge_pickled {
	const char *name; /* key of the dict */
	const char *key;  /* names the record of its storage */
	fxge_dtype dtype;
	int64_t storage_bytes; /* what the pickle says of that record */
	int64_t offset;        /* in elements, from the start of the storage */
	int rank;
	const int64_t *shape, *stride;
} fxge_pickled;

typedef FXGE_VEC(fxge_pickled) fxge_pickled_list;

/* The tensors of the dict in its order; a tensor under two names is there twice. All of it lives in
 * `a`. False after a diagnostic at `loc` with the byte offset in `b`. */
bool fxge_pickle_scan(
	fxge_arena *a, fxge_diags *d, const fxge_loc *loc, fxge_bytes b, fxge_pickled_list *out);

#endif
