/* SPDX-License-Identifier: Apache-2.0 */
/* Weights of an archive as tensors in its mapping. */
#ifndef FXGE_FRONTEND_WEIGHTS_H
#define FXGE_FRONTEND_WEIGHTS_H

#include "formats/detect.h"
#include "formats/zip.h"
#include "ir/graph.h"

/* Reads the payload configuration `<directory><model>_weights_config.json`, if it exists, and adds
 * its tensors to the program. `lifted` marks them as constants. Returns false after diagnostics. */
bool fxge_weights_read(fxge_program *p, const fxge_zip *z, const char *directory,
	const char *config, bool lifted, const fxge_read_options *o);

/* Sets data and size of a tensor that starts `offset` elements into a record of `n` bytes. dtype,
 * rank, shape and stride must be set. Returns false after a diagnostic at `loc`. */
bool fxge_weights_place(fxge_diags *d, const fxge_loc *loc, fxge_tensor *t, int64_t offset,
	const uint8_t *record, uint64_t n);

/* Makes a tensor without bytes readable: all elements are one zero. */
void fxge_weights_unbind(fxge_program *p, fxge_tensor *t);
bool fxge_weights_unbound(const fxge_tensor *t);

/* Returns whether the layout is row-major without gaps, which needs no strides. */
bool fxge_weights_dense(int rank, const int64_t *shape, const int64_t *stride);

#endif
