/* SPDX-License-Identifier: Apache-2.0 */
/* Weights in the form of torch 2.8 and older: a torch.save archive inside the program's archive. */
#ifndef FXGE_FRONTEND_BLOB_H
#define FXGE_FRONTEND_BLOB_H

#include "formats/zip.h"
#include "ir/graph.h"

/* Adds the tensors of the archive in entry `path` to the program; stored ones are views of the
 * file. `lifted` marks them as constants. Returns false after diagnostics. */
bool fxge_blob_read(
	fxge_program *p, const fxge_zip *z, const char *path, bool lifted, bool check_crc);

/* Adds the tensors of a tensor subclass, a torch.save archive in entry `path`, to the program, as
 * `name`.ATTRIBUTE, and notes the subclass in program->subclasses. */
bool fxge_blob_read_subclass(fxge_program *p, const fxge_zip *z, const char *path, fxge_name name,
	bool lifted, bool check_crc);

#endif
