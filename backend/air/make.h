/* SPDX-License-Identifier: Apache-2.0 */
/* Construction of GE messages in an arena: attributes and descriptors. */
#ifndef FXGE_BACKEND_AIR_MAKE_H
#define FXGE_BACKEND_AIR_MAKE_H

#include "backend/air/ge_proto.h"
#include "ir/graph.h"

ge_attr *fxge_ge_int(fxge_arena *a, int64_t v);
ge_attr *fxge_ge_float(fxge_arena *a, double v);
ge_attr *fxge_ge_bool(fxge_arena *a, bool v);
ge_attr *fxge_ge_str(fxge_arena *a, const char *v);
ge_attr *fxge_ge_dtype(fxge_arena *a, fxge_dtype dt);
ge_attr *fxge_ge_tensor(fxge_arena *a, ge_tensor *t);
/* Return lists with `val_type` set; elements are copied. */
ge_attr *fxge_ge_ints(fxge_arena *a, const int64_t *v, size_t n);
ge_attr *fxge_ge_list(fxge_arena *a, int val_type); /* empty, for the caller to fill */

/* Map of attributes under construction. */
typedef struct fxge_ge_attrs {
	fxge_arena *arena;
	FXGE_VEC(ge_entry *) list;
} fxge_ge_attrs;

ge_entry *fxge_ge_entry(fxge_arena *a, const char *key, ge_attr *v);
void fxge_ge_put(fxge_ge_attrs *t, const char *key, ge_attr *v);
/* Sorts by key, as in all maps that the writer writes deterministically. */
void fxge_ge_sort(fxge_ge_attrs *t);

/* Returns GE's name of a format number ("ND"), or NULL if fxge does not write the format. */
const char *fxge_ge_format_name(int format);

/* Contents of a descriptor, with dims in GE's notation (-1 = unknown; rank -1 = unknown rank). */
typedef struct fxge_ge_view {
	fxge_dtype dtype;
	int format;
	int rank;
	const int64_t *dims;
	bool source; /* result of a node without inputs: GE reads its origin shape from the file and
					infers others */
} fxge_ge_view;

fxge_ge_view fxge_ge_view_of(fxge_program *p, fxge_arena *a, const fxge_meta *m);
/* Returns the format of a tensor at a port: ND if the row lists it, otherwise the first listed
 * format that is not internal to the chip. GE converts ND to internal formats. `row` and `formats`
 * may be NULL. */
int fxge_ge_port_format(const fxge_op *row, const char *const *formats, const fxge_ge_view *v);
/* Returns a descriptor: dtype, shape, layout, and origin attributes unless GE infers them. */
ge_desc *fxge_ge_desc(fxge_arena *a, const fxge_ge_view *v);
/* Returns the descriptor of a missing input. */
ge_desc *fxge_ge_desc_absent(fxge_arena *a);
/* Replaces a descriptor by a copy with an additional attribute. */
void fxge_ge_desc_put(fxge_arena *a, ge_desc **d, const char *key, ge_attr *v);

#endif
