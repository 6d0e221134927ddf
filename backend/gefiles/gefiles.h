/* SPDX-License-Identifier: Apache-2.0 */
/* Files that GE and its profiler write, and their nodes' correspondence to the program's. Formats:
 * GE's user guide on dumps (ge_proto, onnx, readable) and on msprof and MindStudio (tables). */
#ifndef FXGE_BACKEND_GEFILES_GEFILES_H
#define FXGE_BACKEND_GEFILES_GEFILES_H

#include "base/file/file.h"
#include "base/limits.h"
#include "base/session.h"
#include "ir/tensor.h"

enum {
	FXGE_GE_DEPTH = 64,            /* nesting of messages */
	FXGE_GE_MOST_ROWS = 4000000,   /* operators of a file */
	FXGE_GE_MOST_ORIGINS = 100000, /* names that GE keeps for a fused operator */
};

/* Result of an operator in a dump of AscendCL. */
typedef struct fxge_ge_value {
	const fxge_tensor *tensor; /* or NULL, with the reason: */
	const char *lack;          /* clause */
	const char *origin;        /* node that it was a result of before GE fused it, or NULL */
	uint64_t origin_index;
} fxge_ge_value;

/* Operator of a file. */
typedef struct fxge_ge_row {
	const char *graph, *name, *type;
	FXGE_VEC(const char *) origins; /* operators that it was fused of, as GE keeps them */
	FXGE_VEC(const char *) inputs;  /* "node:result", in graphs */
	FXGE_VEC(const char *) types;   /* types of results, "DT_FLOAT[4, 8] ND", in ge_proto */
	double seconds;                 /* all calls; negative: the file has no times */
	uint64_t calls;
	FXGE_VEC(fxge_ge_value) values; /* results in a dump of AscendCL */
} fxge_ge_row;

typedef struct fxge_ge_file {
	const char *path;
	const char *form; /* "ge_proto", "onnx", "readable", "table", "data" */
	FXGE_VEC(fxge_ge_row) rows;
	int64_t ends; /* line at which a damaged file stops to be readable; 0: it is whole */
	fxge_arena *arena;
} fxge_ge_file;

/* Reads a file, whose form its contents tell, as far as it goes; of a directory all dumps of
 * AscendCL. Returns false after a diagnostic. */
bool fxge_ge_file_read(fxge_ge_file *f, fxge_session *s, const char *path);

/* ---- forms ---- */

/* Read protobuf text of ge.proto.ModelDef or GraphDef, and of ge.onnx.ModelProto. */
void fxge_ge_read_proto(fxge_ge_file *f, fxge_bytes text);
void fxge_ge_read_onnx(fxge_ge_file *f, fxge_bytes text);
/* Reads lines `%name : [#users=1] = Node[type=T] (...)`. */
void fxge_ge_read_readable(fxge_ge_file *f, fxge_bytes text);
/* Returns whether the text is a table with names and times of operators (op_summary of msprof,
 * kernel_details of MindStudio), and reads it. */
bool fxge_ge_read_table(fxge_ge_file *f, fxge_bytes text);

/* Returns whether bytes begin a dump of AscendCL. */
bool fxge_ge_is_data(fxge_bytes b);
/* Adds the operator of a dump of AscendCL; the bytes of its results stay in `b`. */
void fxge_ge_read_data(fxge_ge_file *f, const char *path, fxge_bytes b);

/* ---- pbtext.c ---- */

/* Receives fields of protobuf text. `path` has the names of the messages around it. */
typedef struct fxge_pbtext_visitor {
	void (*begin)(void *user, const char *const *path, int depth);
	void (*scalar)(
		void *user, const char *const *path, int depth, const char *field, const char *value);
	void *user;
} fxge_pbtext_visitor;

/* Walks protobuf text without knowing its messages. Returns 0, or the line that cannot be read. The
 * names and values live in `a`. */
int64_t fxge_pbtext_walk(fxge_arena *a, fxge_bytes text, const fxge_pbtext_visitor *v);

#endif
