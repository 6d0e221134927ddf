/* What the files of the .air reader share. */
#ifndef FXGE_BACKEND_AIR_READER_H
#define FXGE_BACKEND_AIR_READER_H

#include "backend/air/air.h"
#include "backend/air/load.h"
#include "base/file/reference.h"
#include "formats/json.h"
#include "formats/zip.h"
#include "ir/dense.h"
#include "ir/optab.h"

/* One operator of the graph that is being read. */
typedef struct fxge_air_node {
	const char *name, *type;
	fxge_value *const *results; /* once it is built */
	struct fxge_air_link {
		uint32_t from; /* UINT32_MAX = a slot that is not fed */
		int64_t index; /* -1 = control */
	} * links;
	uint32_t n_links, n_results;
	int64_t index; /* Data */
	uint8_t state; /* of the ordering walk */
} fxge_air_node;

/* Where a .air was found. */
typedef struct fxge_air_source {
	fxge_bytes bytes;    /* all of the file, or an entry of the package that it is */
	const char *io_path; /* the description beside it, or NULL */
	/* of a package; else NULL, and the description is in a file of its own */
	const fxge_zip *zip;
	fxge_bytes io;
	bool check_crc; /* of weights */
	bool om;        /* the bytes are an .om's, of which only the interface is read */
} fxge_air_source;

typedef struct fxge_air_reader {
	fxge_session *s;
	fxge_program *p;
	fxge_arena *a; /* until the read is done */
	fxge_air_file file;
	fxge_file *source; /* the .air itself, or the package that it is in */
	const fxge_air_source *from;
	yyjson_val *io;     /* description beside it, or NULL */
	fxge_strmap graphs; /* name -> index + 1 */
	uint8_t *used;      /* graphs that have a place in the program */
	fxge_strmap rows;   /* custom rows by their signature */
	fxge_dense sum;     /* of tensors in side files */
	fxge_strmap files;  /* side files, or entries, by location */
	uint64_t next_dim;  /* next fresh symbol for an unknown dim */
	/* the graph that is being read */
	const fxge_air_gdef *def;
	fxge_graph *graph;
	fxge_air_node *nodes;
	uint32_t n_nodes;
	fxge_strmap by_name; /* name -> index + 1 */
	const ge_op *op;     /* where diagnostics point */
} fxge_air_reader;

/* Where the reader is. */
fxge_loc fxge_air_loc(const fxge_air_reader *r);
bool fxge_air_bad(fxge_air_reader *r, fxge_diag_id id, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));

/* read_meta.c: descriptors, tensors and their files. */
bool fxge_air_read_meta(fxge_air_reader *r, const ge_desc *d, fxge_meta *out);
fxge_size fxge_air_fresh_dim(fxge_air_reader *r);
/* The tensor of a Const, Constant or FileConstant; NULL after a diagnostic. */
const fxge_tensor *fxge_air_read_const(fxge_air_reader *r, const ge_op *op);
const fxge_tensor *fxge_air_read_value(fxge_air_reader *r, const ge_tensor *t, const char *name);
/* Dense bytes [offset, offset + size) of a side file. */
const fxge_tensor *fxge_air_read_file(
	fxge_air_reader *r, const char *location, uint64_t offset, bool exact, const fxge_tensor *like);

/* read_op.c: one operator becomes one node. */
bool fxge_air_read_op(fxge_air_reader *r, const ge_op *op, fxge_air_node *n);
/* lists.c: list `i` of an attribute that fits, as a constant of the program. */
const fxge_tensor *fxge_air_read_list(
	fxge_air_reader *r, const fxge_param *q, const ge_attr *v, size_t i);
/* marks.c: where a node stands, of which its attributes beside the prototype tell marks; else NULL.
 */
const fxge_loc *fxge_air_read_marks(fxge_air_reader *r, const ge_op *op);
/* read_row.c: the row of an operator, made from the file's own names where no table fits.
 * `slots[i]` is the parameter of input slot i. NULL after a diagnostic. */
const fxge_op *fxge_air_read_row(fxge_air_reader *r, const ge_op *op, int *slots);

/* read.c: a program of the file `f`, of which the program keeps a reference; NULL after a
 * diagnostic. */
fxge_program *fxge_air_read_from(fxge_session *s, fxge_file *f, const fxge_air_source *from);
/* The description in the file `io_path`, or no reader->io where that is NULL. False after a
 * diagnostic, also where it is that of another program. */
bool fxge_air_read_io(fxge_air_reader *r, const char *io_path);

/* io_read.c: what only the description beside the file knows. */
bool fxge_io_symbols(fxge_air_reader *r);
/* A number, or the text of an expression over known symbols. */
bool fxge_io_size(fxge_air_reader *r, yyjson_val *v, fxge_size *out);
/* What an input's entry says of its value, where it is a Python number, into its meta. */
bool fxge_io_number(fxge_air_reader *r, yyjson_val *v, fxge_meta *m);
/* Makes all inputs of the main graph; data[i] is the Data of `index` i. */
bool fxge_io_inputs(
	fxge_air_reader *r, fxge_air_node *const *data, const fxge_meta *metas, uint32_t n);
bool fxge_io_outputs(fxge_air_reader *r, const fxge_operand *slots, uint32_t n);
bool fxge_io_guards(fxge_air_reader *r);
void fxge_io_call(fxge_air_reader *r);
/* io_gears.c: behind the symbols and the inputs. */
bool fxge_io_gears(fxge_air_reader *r);

#endif
