/* Readers of saved programs: bytes in, a program of aten.* nodes out. The kind is told by content.
 */
#ifndef FXGE_FRONTEND_FRONTEND_H
#define FXGE_FRONTEND_FRONTEND_H

#include "ir/graph.h"

typedef enum fxge_file_kind {
	FXGE_KIND_UNKNOWN,
	FXGE_KIND_PT2,     /* zip */
	FXGE_KIND_PACKAGE, /* a zip that begins with FXGE_PACKAGE_MANIFEST */
	FXGE_KIND_FXPB,    /* our protobuf, by its leading magic field */
	FXGE_KIND_TEXT,    /* text IR */
	FXGE_KIND_OM,      /* what atc makes for a chip */
	FXGE_KIND_AIR,     /* GE ModelDef: whatever protobuf remains */
} fxge_file_kind;

#define FXGE_PACKAGE_MANIFEST "fxge-package.json"

fxge_file_kind fxge_file_kind_of(fxge_bytes b);
/* What a file that is none of these looks like, as "a NumPy array"; NULL = like nothing known. */
const char *fxge_foreign_kind_of(fxge_bytes b);

typedef struct fxge_read_options {
	const char *model; /* name of the model in an archive with several; NULL = the only one */
	bool check_crc;    /* also of weights (reads them all) */
} fxge_read_options;

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
