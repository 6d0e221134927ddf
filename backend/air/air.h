/* SPDX-License-Identifier: Apache-2.0 */
/* GE's own file format (.air): writer, reader, checker, and the interface (X.io.json). */
#ifndef FXGE_BACKEND_AIR_AIR_H
#define FXGE_BACKEND_AIR_AIR_H

#include "formats/detect.h"
#include "formats/zip.h"
#include "ir/graph.h"
#include "ops/chips/chips.h"
#include "backend/chips/kernels.h"

typedef enum fxge_weights {
	FXGE_WEIGHTS_AUTO,   /* inline while the file stays well under 2 GiB, otherwise files */
	FXGE_WEIGHTS_INLINE, /* Const nodes that contain their bytes */
	FXGE_WEIGHTS_FILES, /* Const nodes with `location`: one file of the exact length for each weight
						 */
	FXGE_WEIGHTS_REF,   /* FileConstant nodes with `location`, `offset` and `length` in the source
						   archive */
} fxge_weights;

typedef struct fxge_air_options {
	fxge_weights weights;
	bool force;           /* replace existing files */
	uint64_t copied_most; /* AUTO: with more bytes of weights, as REF, without a note of those that
							 cannot; 0 = never */
} fxge_air_options;

/* Writes `path` (X.air), X.io.json and side files under X.weights/, all or nothing. The program
 * must have stage "ge". Inputs become Data (role user) or RefData (role state), outputs NetOutput,
 * ge.Const nodes constants. Returns false after diagnostics. */
bool fxge_air_write(fxge_program *p, const char *path, const fxge_air_options *o);
/* Writes `n` programs (at least one, all of one session), all or nothing. Weights of equal name and
 * bytes are stored once, with the first program that has them. AUTO means FILES if there are
 * several programs. */
bool fxge_air_write_set(
	fxge_program *const *p, const char *const *paths, size_t n, const fxge_air_options *o);
/* Returns true if every node is a GE operator; reports the first other node. */
bool fxge_air_is_ge(fxge_program *p);
/* Appends the interface as JSON text. */
void fxge_io_json(fxge_sbuf *b, fxge_program *p);

/* Reads a .air. Data and RefData become inputs of the main graph in order of `index`, NetOutput its
 * outputs. Const and FileConstant become ge.Const nodes with tensors that view the mapping or the
 * side file. X.io.json, if it exists, supplies names, roles, expressions and guards. Unknown
 * operator types are kept as custom rows. Returns NULL after diagnostics. */
fxge_program *fxge_air_read(fxge_session *s, fxge_file *f, const char *io_path);

/* Reads a program of a package (FXGE_KIND_PACKAGE), written by fxge.package. `o` names the program
 * and may be NULL. Its weights are views of the mapping. Returns NULL after diagnostics. */
fxge_program *fxge_air_read_package(fxge_session *s, fxge_file *f, const fxge_read_options *o);

/* Calls `visit` with each program of a package: its name, the name and the bytes of its .air.
 * Returns false after diagnostics, or if `visit` returned false. */
typedef bool fxge_air_visit(
	const char *name, const char *air, fxge_bytes b, const fxge_zip *zip, void *arg);
bool fxge_air_visit_package(fxge_session *s, fxge_file *f, fxge_air_visit *visit, void *arg);

/* Reads the interface of the .om `f` from its X.io.json: inputs, outputs, sizes, guards and states.
 * One node replaces the graph. Returns NULL after diagnostics. */
fxge_program *fxge_air_interface(fxge_session *s, fxge_file *f, const char *io_path);

/* Chip and version of atc for which and by which an .om was compiled; NULL = unknown. */
typedef struct fxge_om_origin {
	const char *soc; /* "Ascend910B1" */
	const char *atc;
} fxge_om_origin;

/* Reads the origin of an .om. Damage is not reported: AscendCL does. */
void fxge_om_origin_of(fxge_arena *a, fxge_file *f, fxge_om_origin *out);

/* Appends an .om as text: header, partitions, interface, attributes, embedded graph. Returns false
 * after a diagnostic. */
bool fxge_om_show(fxge_session *s, fxge_arena *a, fxge_file *f, fxge_sbuf *b);

/* Reports everything that GE's loader refuses or silently drops, operators whose operands do not
 * match their prototypes and shapes, and damage of the interface `io` (its path; may be NULL).
 * Checks each program of a package. With `soc` (may be
 * NULL), also reports operators that no kernel of the chip supports. `cann` is a release
 * (ops/cann.h). `p`, the program that was written, or NULL, gives the Python lines of nodes.
 * `geared`: atc compiles it for fixed sizes. Counts into s->diags and returns true if there is no
 * error. */
bool fxge_air_check(fxge_session *s, fxge_file *f, const char *path, const char *io,
	const char *soc, int cann, fxge_program *p, bool geared);

/* Returns the names that the writer gives to the nodes of the main graph, by node->mark, which it
 * sets. */
const char *const *fxge_air_node_names(fxge_program *p, fxge_arena *a);

#endif
