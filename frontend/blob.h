/* Weights as torch 2.8 and older saved them: a torch.save archive inside of the program's. */
#ifndef FXGE_FRONTEND_BLOB_H
#define FXGE_FRONTEND_BLOB_H

#include "formats/zip.h"
#include "ir/graph.h"

/* Adds the tensors of the archive's entry `path` to the program, as views of the file where nothing
 * is deflated. `lifted`: constants. False after diagnostics. */
bool fxge_blob_read(
	fxge_program *p, const fxge_zip *z, const char *path, bool lifted, bool check_crc);

#endif
