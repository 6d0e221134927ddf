/* GE's own file format (.air): writer, reader, checker, and the io description beside it. */
#ifndef FXGE_BACKEND_AIR_AIR_H
#define FXGE_BACKEND_AIR_AIR_H

#include "formats/detect.h"
#include "formats/zip.h"
#include "ir/graph.h"
#include "ops/soc.h"

typedef enum fxge_weights {
	FXGE_WEIGHTS_AUTO,   /* inline while the file stays well under 2 GiB, else files */
	FXGE_WEIGHTS_INLINE, /* Const with its bytes */
	FXGE_WEIGHTS_FILES,  /* Const with `location`: one file of exact length a weight */
	FXGE_WEIGHTS_REF, /* FileConstant with `location`, `offset`, `length` into the source archive */
} fxge_weights;

typedef struct fxge_air_options {
	fxge_weights weights;
	bool force;           /* replace existing files */
	uint64_t copied_most; /* AUTO: with more bytes of weights, as REF, without a note of those that
							 cannot; 0 = never */
} fxge_air_options;

/* Writes `path` (X.air) and X.io.json; side files under X.weights/. Program of stage "ge": all or
 * nothing. Inputs become Data (role user) or RefData (role state), outputs NetOutput, ge.Const
 * nodes constants. */
bool fxge_air_write(fxge_program *p, const char *path, const fxge_air_options *o);
/* The same for `n` programs (at least one, of one session), all or nothing. Weights of equal name
 * and bytes have one place, that of the first program that has them; AUTO means FILES where there
 * are several. */
bool fxge_air_write_set(
	fxge_program *const *p, const char *const *paths, size_t n, const fxge_air_options *o);
/* Every node is a GE operator; reports the first that is not. */
bool fxge_air_is_ge(fxge_program *p);
/* The io description alone, as JSON text. */
void fxge_io_json(fxge_sbuf *b, fxge_program *p);

/* NULL after diagnostics. Data and RefData become inputs of the main graph in order of `index`,
 * NetOutput its outputs, Const and FileConstant ge.Const nodes with tensors over the mapping or the
 * side file. X.io.json beside it, where it exists, supplies names, roles, expressions and guards.
 * Unknown operator types are kept as custom rows. */
fxge_program *fxge_air_read(fxge_session *s, fxge_file *f, const char *io_path);

/* A program of a package (FXGE_KIND_PACKAGE), as fxge.package writes it: the one that `o` names.
 * Its weights are views of the mapping. NULL after diagnostics. `o` may be NULL. */
fxge_program *fxge_air_read_package(fxge_session *s, fxge_file *f, const fxge_read_options *o);

/* Calls `visit` with each program of a package: its name, the name of its .air and the bytes of it.
 * False after diagnostics, or where `visit` said so. */
typedef bool fxge_air_visit(
	const char *name, const char *air, fxge_bytes b, const fxge_zip *zip, void *arg);
bool fxge_air_visit_package(fxge_session *s, fxge_file *f, fxge_air_visit *visit, void *arg);

/* The interface of an .om, as X.io.json beside it describes it: inputs, outputs, sizes, guards and
 * states, and one node in the place of the graph. `f` is the .om. NULL after diagnostics. */
fxge_program *fxge_air_interface(fxge_session *s, fxge_file *f, const char *io_path);

/* An .om as text: header, partitions, interface, attributes, the embedded graph. False after a
 * diagnostic. */
bool fxge_om_show(fxge_session *s, fxge_arena *a, fxge_file *f, fxge_sbuf *b);

/* Everything that GE's loader refuses or silently loses, and operators whose operands do not fit
 * their prototypes and shapes; true when there is no error. Of a package that of each program.
 * Counts into s->diags. `soc`: also what no kernel of that chip takes, or NULL; `cann`: by a
 * release (ops/cann.h). */
bool fxge_air_check(fxge_session *s, fxge_file *f, const char *path, const char *soc, int cann);
/* The table of a chip's kernels ("ascend910b", "Ascend910B1"), or NULL. */
const fxge_soc *fxge_soc_of(const char *name);

#endif
