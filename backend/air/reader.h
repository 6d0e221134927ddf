/* SPDX-License-Identifier: Apache-2.0 */
/* Shared declarations of the .air reader. */
#ifndef FXGE_BACKEND_AIR_READER_H
#define FXGE_BACKEND_AIR_READER_H

#include "backend/air/air.h"
#include "backend/air/load.h"
#include "base/file/reference.h"
#include "formats/json.h"
#include "formats/zip.h"
#include "ir/dense.h"
#include "ir/optab.h"

/* Operator of the graph being read. */
typedef struct fxge_air_node {
	const char *name, *type;
	fxge_value *const *results; /* NULL until the node is built */
	struct fxge_air_link {
		uint32_t from; /* UINT32_MAX = an empty slot */
		int64_t index; /* -1 = control */
	} * links;
	uint32_t n_links, n_results;
	int64_t index; /* `index` of Data */
	int carried;   /* GE's dtype of the numbers that a Bitcast takes from integers, or 0 */
	uint8_t state; /* state of the ordering walk */
} fxge_air_node;

/* Source of an .air. */
typedef struct fxge_air_source {
	fxge_bytes bytes;    /* the file, or an entry of a package */
	const char *io_path; /* interface next to the file, or NULL */
	/* package, or NULL; `io` is its interface */
	const fxge_zip *zip;
	fxge_bytes io;
	bool check_crc; /* verify checksums of weights */
	bool om;        /* the bytes are an .om; only its interface is read */
} fxge_air_source;

typedef struct fxge_air_reader {
	fxge_session *s;
	fxge_program *p;
	fxge_arena *a; /* released at the end of the read */
	fxge_air_file file;
	fxge_file *source; /* the .air or its package */
	const fxge_air_source *from;
	yyjson_val *io;     /* interface, or NULL */
	fxge_strmap graphs; /* name -> index + 1 */
	uint8_t *used;      /* graphs that are already in the program */
	fxge_strmap rows;   /* custom rows by signature */
	fxge_dense sum;     /* sum of tensors in side files */
	fxge_strmap files;  /* side files or entries by location */
	uint64_t next_dim;  /* next fresh symbol for an unknown dim */
	/* results of operators with dims, and without any shape */
	uint64_t shaped, shapeless;
	/* graph being read */
	const fxge_air_gdef *def;
	fxge_graph *graph;
	fxge_air_node *nodes;
	uint32_t n_nodes;
	fxge_strmap by_name; /* name -> index + 1 */
	const ge_op *op;     /* operator for diagnostics */
} fxge_air_reader;

/* Returns the current location. */
fxge_loc fxge_air_loc(const fxge_air_reader *r);
bool fxge_air_bad(fxge_air_reader *r, fxge_diag_id id, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));

/* ---- read_meta.c: descriptors, tensors and their files ---- */
bool fxge_air_read_meta(fxge_air_reader *r, const ge_desc *d, fxge_meta *out);
fxge_size fxge_air_fresh_dim(fxge_air_reader *r);
/* Returns the tensor of a Const, Constant or FileConstant; NULL after a diagnostic. */
const fxge_tensor *fxge_air_read_const(fxge_air_reader *r, const ge_op *op);
const fxge_tensor *fxge_air_read_value(fxge_air_reader *r, const ge_tensor *t, const char *name);
/* Returns bytes [offset, offset + size) of a side file as a dense tensor. */
const fxge_tensor *fxge_air_read_file(
	fxge_air_reader *r, const char *location, uint64_t offset, bool exact, const fxge_tensor *like);

/* Sets the meta of an operator's result; unknown if the file has no shape for it (read_infer.c). */
bool fxge_air_read_result(fxge_air_reader *r, const ge_desc *d, fxge_value *v);
/* Infers the results of the program that have no shape in the file, with one note. */
void fxge_air_infer(fxge_air_reader *r);

/* Converts an operator to a node (read_op.c). */
bool fxge_air_read_op(fxge_air_reader *r, const ge_op *op, fxge_air_node *n);
/* Returns list `i` of a valid attribute as a constant of the program (lists.c). */
const fxge_tensor *fxge_air_read_list(
	fxge_air_reader *r, const fxge_param *q, const ge_attr *v, size_t i);
/* Returns the location stored in a node's scope marks, or NULL (marks.c). */
const fxge_loc *fxge_air_read_marks(fxge_air_reader *r, const ge_op *op);
/* Returns the row of an operator, built from the file's own names if no table has it. `slots[i]` is
 * the parameter of input slot i. Returns NULL after a diagnostic (read_row.c). */
const fxge_op *fxge_air_read_row(fxge_air_reader *r, const ge_op *op, int *slots);

/* Reads a program of the file `f`, which the program keeps referenced. Returns NULL after a
 * diagnostic (read.c). */
fxge_program *fxge_air_read_from(fxge_session *s, fxge_file *f, const fxge_air_source *from);
/* Reads the interface `io_path` into reader->io; NULL reads none. Returns false after a diagnostic,
 * also if it belongs to another program. */
bool fxge_air_read_io(fxge_air_reader *r, const char *io_path);

/* ---- interface/read.c: data that only the interface contains ---- */
bool fxge_io_symbols(fxge_air_reader *r);
/* Parses a number, or an expression over known symbols. */
bool fxge_io_size(fxge_air_reader *r, yyjson_val *v, fxge_size *out);
/* Sets the meta of an input that is a Python number, from its interface entry. */
bool fxge_io_number(fxge_air_reader *r, yyjson_val *v, fxge_meta *m);
/* Creates the inputs of the main graph; data[i] is the Data of `index` i. */
bool fxge_io_inputs(
	fxge_air_reader *r, fxge_air_node *const *data, const fxge_meta *metas, uint32_t n);
bool fxge_io_outputs(fxge_air_reader *r, const fxge_operand *slots, uint32_t n);
bool fxge_io_guards(fxge_air_reader *r);
void fxge_io_call(fxge_air_reader *r);
/* Reads gears, after symbols and inputs (interface/gears.c). */
bool fxge_io_gears(fxge_air_reader *r);
/* Reads the preprocessing of images, after inputs (interface/aipp.c). */
bool fxge_io_aipp(fxge_air_reader *r);
/* Reads the certificate's names, patterns and reasons (interface/quant.c). */
bool fxge_io_quant(fxge_air_reader *r);

#endif
