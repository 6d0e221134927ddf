/* What the files of the .air writer share. */
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
	uint32_t *index;     /* of each input: GE's `index`, its position among those that are fed */
	const char **nodes;  /* by position: node->mark */
	const char *net_output;
} fxge_air_graph;

/* Graphs in the order of the file: the root, then regions as they are met. Numbers every graph
 * (node->mark = position) and links effects (node->tag = position of the one before, or 0). */
typedef struct fxge_air_names {
	FXGE_VEC(fxge_air_graph) graphs;
	fxge_map of_graph; /* fxge_graph -> index + 1 */
} fxge_air_names;

void fxge_air_names_make(fxge_air_names *t, fxge_program *p, fxge_arena *a);
const fxge_air_graph *fxge_air_names_of(const fxge_air_names *t, const fxge_graph *g);
const char *fxge_air_name(const fxge_air_graph *g, const fxge_value *v);
/* Text as a name of [A-Za-z0-9_./-], at most 200 bytes, never empty: `s` itself where it is one. */
const char *fxge_air_clean_name(fxge_arena *a, const char *s);
/* True when the input is a Data or RefData node of the file. */
bool fxge_air_input_is_fed(fxge_program *p, const fxge_graph *g, uint32_t i);

/* ---- where weights go (weights.c) ---- */

typedef enum fxge_air_place_kind {
	FXGE_AIR_PLACE_INLINE,
	FXGE_AIR_PLACE_FILE,
	FXGE_AIR_PLACE_REF
} fxge_air_place_kind;

typedef struct fxge_air_place {
	fxge_air_place_kind kind;
	const fxge_tensor *tensor;
	const char *location; /* relative to the .air's directory where possible */
	const char *name;     /* FILE: in the folder; NULL = another program of the set writes it */
	const char *source;   /* REF: path of the archive */
	uint64_t offset, length;
} fxge_air_place;

typedef struct fxge_air_places {
	fxge_arena *arena;
	const char *stem; /* the .air's path without suffix, NULL = no side files (standard output) */
	fxge_weights mode;
	uint64_t copied_most; /* of fxge_air_options */
	FXGE_VEC(fxge_air_place *) list;
	fxge_map of_tensor;
	fxge_strmap named;                    /* places that others may share, by the tensor's name */
	const struct fxge_air_places *others; /* of the programs of the set before this one */
	fxge_strmap taken;                    /* names of side files */
	uint32_t n_files;                     /* written here */
	const char *folder;                   /* of side files: STEM.weights/GENERATION */
	const char *hidden;                   /* where they lie until they are published */
	const char *made_dir;                 /* STEM.weights, when this run made it */
	bool made;                            /* `folder`, too */
	int slot;                             /* of it in the table of temporary files, or -1 */
	uint32_t not_referable;
} fxge_air_places;

/* Decides the place of every constant of the program (and of the initial value of every state that
 * is not zero). False after diagnostics. */
bool fxge_air_places_plan(fxge_air_places *t, fxge_program *p);
const fxge_air_place *fxge_air_places_of(const fxge_air_places *t, const fxge_tensor *x);
/* Writes all side files, still under another name. */
bool fxge_air_places_write(fxge_air_places *t, fxge_program *p);
/* All elements are zero bytes. */
bool fxge_tensor_is_zero(const fxge_tensor *t);
void fxge_tensor_stream(
	const fxge_tensor *t, void (*put)(void *user, const void *p, size_t n), void *user);

/* ---- one operator (op.c) ---- */

/* A file that is replaced, so that undoing finds it again. */
typedef struct fxge_air_saved {
	const char *path; /* links followed; NULL = nothing was there */
	const char *name; /* a further name of the file, or of a copy; NULL = not a regular file */
	int slot;         /* of `name` in the table of temporary files, or -1 */
} fxge_air_saved;

typedef struct fxge_air_writer {
	fxge_program *p;
	fxge_arena *arena;          /* lives for the whole call */
	fxge_arena *scratch;        /* dropped after each operator */
	fxge_arena ops;             /* that one, where there is a file */
	fxge_map descs, port_names; /* parts of operators, which many have in common (op.c) */
	FXGE_VEC(uint32_t) sizes;   /* of the operators in their order, as the first pass counts them */
	fxge_air_names names;
	fxge_air_places places;
	const char *path, *io_path; /* io_path NULL: standard output has none */
	fxge_out *out, *io;         /* finished, not yet published */
	fxge_sbuf io_text;
	bool published, io_published;
	bool replaces;                  /* there was a .air */
	fxge_air_saved saved, io_saved; /* what is replaced */
	uint8_t strided_mark[8]; /* a message whose data lie here has those of `strided`, gathered as
							  * they are written */
	const fxge_tensor *strided;
	bool ok;
} fxge_air_writer;

/* A writer that makes messages of the program in `a`, and no file; NULL after a diagnostic. */
fxge_air_writer *fxge_air_messages(fxge_program *p, fxge_arena *a);
/* Messages in w->scratch. */
ge_op *fxge_air_op(fxge_air_writer *w, const fxge_air_graph *g, const fxge_node *n);
ge_op *fxge_air_input_op(fxge_air_writer *w, const fxge_air_graph *g, uint32_t i);
ge_op *fxge_air_net_output(fxge_air_writer *w, const fxge_air_graph *g);
/* Readers of a value that comes to be overwritten must stand before the writer. */
bool fxge_air_check_refs(fxge_air_writer *w, const fxge_air_graph *g);

/* ---- making it visible (publish.c) ---- */

/* Finished programs of one call, all or nothing. False after a diagnostic: then fxge_air_undo. */
bool fxge_air_publish(fxge_air_writer *const *w, size_t n, bool force);
void fxge_air_undo(fxge_air_writer *w);
/* Neither file is there, or both may be replaced. */
bool fxge_air_may_write(const fxge_air_writer *w, bool force);

/* ---- attributes of a node (attrs.c) ---- */

bool fxge_air_attr(fxge_air_writer *w, fxge_ge_attrs *t, const fxge_node *n, int param);
/* lists.c: of an attribute that is a list of lists; NULL where an operand is none. */
ge_attr *fxge_air_lists(
	fxge_air_writer *w, const fxge_param *r, const fxge_operand *o, size_t count);
/* marks.c: what the scopes that the node stood in say of it. */
void fxge_air_put_marks(fxge_ge_attrs *t, const fxge_node *n);

/* ---- io description (io_json.c) ---- */

/* io_gears.c: the member "gears", with the options that tell atc of them; nothing where there are
 * none. */
/* False after a diagnostic where GE could not know all sizes of a gear. */
bool fxge_io_gears_fit(fxge_program *p);
void fxge_io_gears_put(fxge_sbuf *b, fxge_program *p, const fxge_air_graph *g);

/* `hash`: of the file that it belongs to; NULL with `places`: of none. */
void fxge_io_json_full(fxge_sbuf *b, fxge_program *p, const fxge_air_names *names,
	const fxge_air_places *places, const char *hash);

#endif
