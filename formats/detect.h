/* Kinds of files, detected by their first bytes and never by their names. */
#ifndef FXGE_FORMATS_DETECT_H
#define FXGE_FORMATS_DETECT_H

#include "base/file/file.h"

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

/* Options that all readers of programs share. */
typedef struct fxge_read_options {
	const char *model; /* name of the model in an archive with several; NULL = the only one */
	bool check_crc;    /* also of weights (reads them all) */
} fxge_read_options;

/* Tag of ExportedProgram.magic (field 500, fixed64) and its value. GE's ModelDef has no such field,
 * and a transfer as text would change the line ends. */
#define FXGE_FXPB_MAGIC                                                                            \
	"\xa1\x1f"                                                                                     \
	"FXPB\r\n\x1a\n"
#define FXGE_FXPB_MAGIC_SIZE 10

#endif
