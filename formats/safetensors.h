/* SPDX-License-Identifier: Apache-2.0 */
/* Tensors of .safetensors files, as views of the mapping. */
#ifndef FXGE_FORMATS_SAFETENSORS_H
#define FXGE_FORMATS_SAFETENSORS_H

#include "base/vec.h"
#include "ir/tensor.h"

typedef struct fxge_safetensors {
	FXGE_VEC(fxge_tensor *) tensors; /* in the order of the header */
} fxge_safetensors;

/* Reads the header of a mapped file; the data of the tensors stay in the mapping. A tensor whose
 * dtype fxge lacks has the dtype NONE.
 *
 * Format: 8 bytes little-endian size of the header, a JSON object {name: {dtype, shape,
 * data_offsets: [begin, end]}}, then the data, to which the offsets are relative.
 *
 * Returns false after a diagnostic (CHECKPOINT). */
bool fxge_safetensors_read(fxge_arena *a, fxge_diags *d, fxge_file *f, fxge_safetensors *out);

#endif
