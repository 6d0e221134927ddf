/* SPDX-License-Identifier: Apache-2.0 */
/* Named arrays in memory, and NumPy's files of them. */
#ifndef FXGE_FORMATS_ARRAYS_H
#define FXGE_FORMATS_ARRAYS_H

#include "base/map.h"
#include "base/session.h"
#include "base/vec.h"
#include "ir/array.h"

typedef struct fxge_named_array {
	const char *name;
	fxge_array array; /* data in the mapped file or the arena */
} fxge_named_array;

typedef struct fxge_arrays {
	fxge_session *session;
	fxge_arena arena;
	FXGE_VEC(fxge_named_array) list;
	fxge_strmap by_name; /* index + 1, by name */
} fxge_arrays;

/* Adds an array without copying its data. Returns false after a diagnostic if the name is used
 * already. */
bool fxge_arrays_put(fxge_arrays *a, const char *name, const fxge_array *array);

/* ---- npy.c ---- */

/* Reads a .npy file in memory. The data stay in `b` if their layout and alignment allow it, else
 * are copied to `a`. `label` is for messages. */
bool fxge_npy_read(fxge_arena *a, fxge_diags *d, const char *label, fxge_bytes b, fxge_array *out);
bool fxge_npy_is(fxge_bytes b);
/* Appends the header of a dense row-major .npy file of version 1.0; the data follow it. */
void fxge_npy_header(fxge_sbuf *b, const fxge_array *array);

/* ---- npz.c ---- */

bool fxge_npz_read(fxge_arrays *a, fxge_file *f);
/* Writes stored entries without timestamps, so that equal arrays produce equal bytes. */
bool fxge_npz_write(fxge_arena *a, const fxge_arrays *arrays, const char *path);

#endif
