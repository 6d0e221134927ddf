/* Named arrays in memory, and the files of NumPy that hold them. */
#ifndef FXGE_FORMATS_ARRAYS_H
#define FXGE_FORMATS_ARRAYS_H

#include "base/map.h"
#include "base/session.h"
#include "base/vec.h"
#include "ir/array.h"

typedef struct fxge_named_array {
	const char *name;
	fxge_array array; /* data over the file, or in the arena */
} fxge_named_array;

typedef struct fxge_arrays {
	fxge_session *session;
	fxge_arena arena;
	FXGE_VEC(fxge_named_array) list;
	fxge_strmap by_name; /* index + 1 */
} fxge_arrays;

/* Adds the array, whose data stay where they are. False after a diagnostic: the name is there
 * already. */
bool fxge_arrays_put(fxge_arrays *a, const char *name, const fxge_array *array);

/* ---- npy.c ---- */

/* One .npy file in memory; data over `b` where they can stay, else in `a`. `label` is for messages.
 */
bool fxge_npy_read(fxge_arena *a, fxge_diags *d, const char *label, fxge_bytes b, fxge_array *out);
bool fxge_npy_is(fxge_bytes b);
/* Header of a dense row-major .npy file of version 1.0; the data follow it. */
void fxge_npy_header(fxge_sbuf *b, const fxge_array *array);

/* ---- npz.c ---- */

bool fxge_npz_read(fxge_arrays *a, fxge_file *f);
/* Stored entries without time: equal arrays give equal bytes. */
bool fxge_npz_write(fxge_arena *a, const fxge_arrays *arrays, const char *path);

#endif
