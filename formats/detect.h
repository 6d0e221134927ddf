/* SPDX-License-Identifier: Apache-2.0 */
/* Detection of file kinds by content, never by name. */
#ifndef FXGE_FORMATS_DETECT_H
#define FXGE_FORMATS_DETECT_H

#include "base/file/file.h"

typedef enum fxge_file_kind {
	FXGE_KIND_UNKNOWN,
	FXGE_KIND_PT2,     /* zip */
	FXGE_KIND_PACKAGE, /* a zip that begins with FXGE_PACKAGE_MANIFEST */
	FXGE_KIND_FXPB,    /* fxge's protobuf, by its leading magic field */
	FXGE_KIND_TEXT,    /* text IR */
	FXGE_KIND_OM,      /* a chip's program, made by atc */
	FXGE_KIND_AIR,     /* GE ModelDef: any other protobuf */
} fxge_file_kind;

#define FXGE_PACKAGE_MANIFEST "fxge-package.json"

fxge_file_kind fxge_file_kind_of(fxge_bytes b);
/* Returns the kind of a file that is none of these, as "a NumPy array", or NULL if it is not
 * recognised. */
const char *fxge_foreign_kind_of(fxge_bytes b);

/* Options common to all readers of programs. */
typedef struct fxge_read_options {
	const char *model; /* name of a model in an archive of several; NULL = the only model */
	bool check_crc;    /* checks weights too, which reads them all */
	bool unbound;      /* accepts weights without bytes, as those of PyTorch's device meta */
} fxge_read_options;

/* Tag and value of ExportedProgram.magic (field 500, fixed64). GE's ModelDef has no such field. A
 * transfer in text mode would damage the line ends in it. */
#define FXGE_FXPB_MAGIC                                                                            \
	"\xa1\x1f"                                                                                     \
	"FXPB\r\n\x1a\n"
#define FXGE_FXPB_MAGIC_SIZE 10

#endif
