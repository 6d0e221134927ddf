/* Weights of an archive as tensors over its mapping. */
#ifndef FXGE_FRONTEND_WEIGHTS_H
#define FXGE_FRONTEND_WEIGHTS_H

#include "formats/zip.h"
#include "ir/graph.h"

/* Reads one payload configuration (`<folder><model>_weights_config.json`), which may be missing,
 * and adds its tensors to the program. `lifted`: constants. False after diagnostics. */
bool fxge_weights_read(fxge_program *p, const fxge_zip *z, const char *folder, const char *config,
	bool lifted, bool check_crc);

/* Fills data and size of a tensor that starts `offset` elements into a record of `n` bytes; false
 * after a diagnostic at `loc`. dtype, rank, shape and stride are set already. */
bool fxge_weights_place(fxge_diags *d, const fxge_loc *loc, fxge_tensor *t, int64_t offset,
	const uint8_t *record, uint64_t n);

/* Row-major without gaps: such a tensor needs no strides. */
bool fxge_weights_dense(int rank, const int64_t *shape, const int64_t *stride);

#endif
