/* SPDX-License-Identifier: Apache-2.0 */
/* Shared declarations of the .air writer. */
#ifndef FXGE_BACKEND_AIR_WRITER_H
#define FXGE_BACKEND_AIR_WRITER_H

#include "backend/air/air.h"
#include "backend/air/load.h"
#include "backend/air/make.h"

/* ---- names of GE nodes (names.c) ---- */

typedef struct fxge_air_graph {
	fxge_graph *graph;
	const char *name;
	const char **inputs; /* GE name of each input */
	uint32_t *index;     /* GE's `index` of each input: its position among the inputs of the file */
	const char **nodes;  /* by position: node->mark */
	const char *net_output;
} fxge_air_graph;

/* Graphs in file order: the root, then regions in order of occurrence. Each graph is numbered
 * (node->mark = position), with effects linked (node->tag = position of the previous one, or 0). */
typedef struct fxge_air_names {
	FXGE_VEC(fxge_air_graph) graphs;
	fxge_map of_graph; /* fxge_graph -> index + 1 */
} fxge_air_names;

void fxge_air_names_make(fxge_air_names *t, fxge_program *p, fxge_arena *a);
/* Returns true for hints, which no order relates to effects. */
bool fxge_air_is_hint(const fxge_op *op);
const fxge_air_graph *fxge_air_names_of(const fxge_air_names *t, const fxge_graph *g);
const char *fxge_air_name(const fxge_air_graph *g, const fxge_value *v);
/* Returns `s` as a name of [A-Za-z0-9_./-], at most 200 bytes and not empty; `s` itself if
 * valid. */
const char *fxge_air_clean_name(fxge_arena *a, const char *s);
/* Returns true if the input is a Data or RefData node of the file. */
bool fxge_air_input_is_fed(fxge_program *p, const fxge_graph *g, uint32_t i);

/* ---- placement of weights (weights.c) ---- */

typedef enum fxge_air_place_kind {
	FXGE_AIR_PLACE_INLINE,
	FXGE_AIR_PLACE_FILE,
	FXGE_AIR_PLACE_REF
} fxge_air_place_kind;

typedef struct fxge_air_place {
	fxge_air_place_kind kind;
	const fxge_tensor *tensor;
	const char *location; /* relative to the .air's directory where possible */
	const char
		*name; /* FILE: name in the directory; NULL = another program of the set writes the file */
	const char *source;    /* REF: path of the archive */
	const fxge_file *file; /* REF: the archive */
	uint64_t offset, length;
} fxge_air_place;

typedef struct fxge_air_places {
	fxge_arena *arena;
	const char *stem; /* path of the .air without suffix; NULL = no side files (standard output) */
	fxge_weights mode;
	uint64_t copied_most; /* copied_most of fxge_air_options */
	FXGE_VEC(fxge_air_place *) list;
	fxge_map of_tensor;
	fxge_strmap named;                    /* shareable places by tensor name */
	const struct fxge_air_places *others; /* places of earlier programs of the set */
	fxge_strmap taken;                    /* names of side files */
	uint32_t n_files;                     /* files that this program writes */
	const char *directory;                /* directory of side files: STEM.weights/GENERATION */
	const char *hidden;                   /* temporary directory until publication */
	const char *made_dir;                 /* STEM.weights, if created by this call */
	bool made;                            /* `directory` was created by this call */
	int slot;                             /* its slot in the table of temporary files, or -1 */
	uint32_t not_referable;
} fxge_air_places;

/* Chooses the place of each constant, and of each initial state that is not zero. Returns false
 * after diagnostics. */
bool fxge_air_places_plan(fxge_air_places *t, fxge_program *p);
const fxge_air_place *fxge_air_places_of(const fxge_air_places *t, const fxge_tensor *x);
/* Writes all side files to the temporary directory. */
bool fxge_air_places_write(fxge_air_places *t, fxge_program *p);

/* ---- one operator (op.c) ---- */

/* Replaced file, kept for undoing. */
typedef struct fxge_air_saved {
	const char *path; /* path with links resolved; NULL = nothing is to be undone */
	const char
		*name; /* additional link to the file, or path of a copy; NULL = no regular file existed */
	bool absent; /* no file existed */
	int slot;    /* slot of `name` in the table of temporary files, or -1 */
} fxge_air_saved;

typedef struct fxge_air_writer {
	fxge_program *p;
	fxge_arena *arena;          /* lives for the whole call */
	fxge_arena *scratch;        /* released after each operator */
	fxge_arena ops;             /* memory of `scratch` when writing a file */
	fxge_map descs, port_names; /* parts that many operators share (op.c) */
	FXGE_VEC(uint32_t) sizes;   /* sizes of operators in order, from the first pass */
	fxge_air_names names;
	fxge_air_places places;
	const char *path, *io_path; /* io_path NULL: standard output has no interface */
	const char *aipp_path;      /* description of AIPP for atc, also of a program without one */
	fxge_out *out, *io, *aipp;  /* complete, not yet published */
	fxge_sbuf io_text;
	fxge_bytes aipp_text;
	bool published, io_published, aipp_published;
	bool replaces;                              /* an .air existed */
	fxge_air_saved saved, io_saved, aipp_saved; /* replaced files */
	uint8_t strided_mark[8]; /* a message with data at this address gets the data of `strided`,
								gathered while writing */
	const fxge_tensor *strided;
	const fxge_value *untyped; /* the last one that was reported: a Data has it twice */
	bool ok;
} fxge_air_writer;

/* Returns a writer that creates messages in `a` without a file; NULL after a diagnostic. */
fxge_air_writer *fxge_air_messages(fxge_program *p, fxge_arena *a);
/* Return messages in w->scratch. */
ge_op *fxge_air_op(fxge_air_writer *w, const fxge_air_graph *g, const fxge_node *n);
/* A dtype that programs lack: its numbers lie in integers, `each` in one. */
typedef struct {
	int proto, ge, each;
	const char *name;
} fxge_air_carrier;

/* Returns the dtype of the numbers that an operand carries; NULL for numbers of its own dtype. */
const fxge_air_carrier *fxge_air_carried(const fxge_node *n, uint32_t operand);
/* Returns whether an operand carries numbers of a dtype that programs lack (int4, fp4, hifloat8,
 * e8m0), which fxge_air_carried_op unpacks: the file has the Bitcast before the node. */
bool fxge_air_is_carried(const fxge_node *n, uint32_t operand);
ge_op *fxge_air_carried_op(
	fxge_air_writer *w, const fxge_air_graph *g, const fxge_node *n, uint32_t operand);
ge_op *fxge_air_input_op(fxge_air_writer *w, const fxge_air_graph *g, uint32_t i);
ge_op *fxge_air_net_output(fxge_air_writer *w, const fxge_air_graph *g);
/* Checks that readers of a value precede the node that overwrites it. */
bool fxge_air_check_refs(fxge_air_writer *w, const fxge_air_graph *g);

/* ---- publication (publish.c) ---- */

/* Publishes complete programs, all or none. Returns false after a diagnostic; then call
 * fxge_air_undo. */
bool fxge_air_publish(fxge_air_writer *const *w, size_t n, bool force);
void fxge_air_undo(fxge_air_writer *w);
/* Returns true if neither file exists, or both may be replaced. */
bool fxge_air_may_write(const fxge_air_writer *w, bool force);

/* ---- attributes of a node (attrs.c) ---- */

bool fxge_air_attr(fxge_air_writer *w, fxge_ge_attrs *t, const fxge_node *n, int param);
/* Returns an attribute that is a list of lists; NULL if an operand is not a list (lists.c). */
ge_attr *fxge_air_lists(
	fxge_air_writer *w, const fxge_param *r, const fxge_operand *o, size_t count);
/* Adds the scope marks of a node (marks.c). */
void fxge_air_put_marks(fxge_ge_attrs *t, const fxge_node *n);

/* ---- interface (interface/write.c) ---- */

/* ---- gears in the interface (interface/gears.c) ---- */
/* Returns false after a diagnostic if GE cannot determine all sizes of a gear. fxge_io_gears_put
 * appends the member "gears", with options for atc, if there are gears. */
bool fxge_io_gears_fit(fxge_program *p);
void fxge_io_gears_put(fxge_sbuf *b, fxge_program *p, const fxge_air_graph *g);

/* ---- preprocessing of images in the interface (interface/aipp.c) ---- */
/* Appends the member "aipp" if the program has preprocessing: the camera's images, the description,
 * and options for atc if the description is written to `file`, else NULL. */
void fxge_io_aipp_put(fxge_sbuf *b, const fxge_program *p, const char *file);
/* Appends the atc option for a description that is stored at `path`, as an element of JSON. */
void fxge_io_aipp_option(fxge_sbuf *b, const char *path);
/* Appends the description in atc's form. */
void fxge_io_aipp_text(fxge_sbuf *b, const struct fxge_aipp *x);

/* ---- certificate in the interface (interface/quant.c) ---- */
/* Appends the member "quant" if the program was lowered with --quant or has quantised layers. */
void fxge_io_quant_put(fxge_sbuf *b, fxge_program *p, const fxge_air_names *names);

/* Appends the interface. `hash` identifies its file; NULL with `places`: no file. `aipp_path` is
 * the file of the description of AIPP, or NULL. */
void fxge_io_json_full(fxge_sbuf *b, fxge_program *p, const fxge_air_names *names,
	const fxge_air_places *places, const char *hash, const char *aipp_path);

#endif
