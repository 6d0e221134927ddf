/* Readers of saved programs: bytes in, a program of aten.* nodes out. */
#ifndef FXGE_FRONTEND_FRONTEND_H
#define FXGE_FRONTEND_FRONTEND_H

#include "formats/detect.h"
#include "ir/graph.h"

/* NULL after diagnostics. The program holds references to `f`. `o` may be NULL. */
fxge_program *fxge_pt2_read(fxge_session *s, fxge_file *f, const fxge_read_options *o);
fxge_program *fxge_fxpb_read(fxge_session *s, fxge_file *f, const fxge_read_options *o);

/* Whether calls of the function ("aten.sym_size.int", "_operator.add") compute sizes: they become
 * expressions of the program's symbols when it is read. */
bool fxge_import_sizes(const char *target);

/* Writes any program of stage "import" as .fxpb; weights inline, or by reference into the files
 * they lie in. */
bool fxge_fxpb_write(fxge_program *p, const char *path, bool inline_weights);

#endif
