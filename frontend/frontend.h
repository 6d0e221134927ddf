/* SPDX-License-Identifier: Apache-2.0 */
/* Readers of saved programs: from bytes to a program of aten nodes. */
#ifndef FXGE_FRONTEND_FRONTEND_H
#define FXGE_FRONTEND_FRONTEND_H

#include "formats/detect.h"
#include "ir/graph.h"

/* Read a program, which holds references to `f`. Return NULL after diagnostics. `o` may be NULL. */
fxge_program *fxge_pt2_read(fxge_session *s, fxge_file *f, const fxge_read_options *o);
fxge_program *fxge_fxpb_read(fxge_session *s, fxge_file *f, const fxge_read_options *o);

/* Returns whether the function ("aten.sym_size.int", "_operator.add") computes sizes. Its calls
 * become expressions of the program's symbols on import. */
bool fxge_import_sizes(const char *target);

/* Writes a program of stage "import" as .fxpb. Weights are inline, or references to the files that
 * contain them. */
bool fxge_fxpb_write(fxge_program *p, const char *path, bool inline_weights);

#endif
