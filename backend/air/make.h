/* Making GE messages in an arena: attributes and descriptors, for the writer and for tests. */
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
/* Lists: `val_type` is set; elements are copied. */
ge_attr *fxge_ge_ints(fxge_arena *a, const int64_t *v, size_t n);
ge_attr *fxge_ge_list(fxge_arena *a, int val_type); /* empty, to be filled */

/* A map of attributes under construction. */
typedef struct fxge_ge_attrs {
	fxge_arena *arena;
	FXGE_VEC(ge_entry *) list;
} fxge_ge_attrs;

ge_entry *fxge_ge_entry(fxge_arena *a, const char *key, ge_attr *v);
void fxge_ge_put(fxge_ge_attrs *t, const char *key, ge_attr *v);
/* Sorts by key, as every map of a deterministic writer is. */
void fxge_ge_sort(fxge_ge_attrs *t);

/* GE's name of a format number ("ND"), NULL = not one that fxge writes. */
const char *fxge_ge_format_name(int format);

/* What a descriptor says: dims as GE counts them (-1 unknown; rank -1 = unknown rank). */
typedef struct fxge_ge_view {
	fxge_dtype dtype;
	int format;
	int rank;
	const int64_t *dims;
	bool source; /* of a node without inputs: GE takes the origin shape from the file, of others it
					infers it */
} fxge_ge_view;

fxge_ge_view fxge_ge_view_of(fxge_program *p, fxge_arena *a, const fxge_meta *m);
/* The format that a tensor has at a port: of those that the row names the first that a tensor has
 * outside of the chip, ND where it is one of them. What the chip has inside GE makes of ND. `row`:
 * of the type, or NULL; `formats`: of the port, or NULL. */
int fxge_ge_port_format(const fxge_op *row, const char *const *formats, const fxge_ge_view *v);
/* A descriptor: dtype, shape, layout; origin attributes where GE does not find them out by itself.
 */
ge_desc *fxge_ge_desc(fxge_arena *a, const fxge_ge_view *v);
/* The descriptor of an input that is not fed. */
ge_desc *fxge_ge_desc_absent(fxge_arena *a);
/* Puts a copy of a descriptor in its place, with one more attribute. */
void fxge_ge_desc_put(fxge_arena *a, ge_desc **d, const char *key, ge_attr *v);

#endif
