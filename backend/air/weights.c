/* SPDX-License-Identifier: Apache-2.0 */
/* Placement of weights: in the .air, in files of their own, or as references into the source
 * archive. */
#include "backend/air/writer.h"
#include "base/diag/air.h"
#include "base/file/reference.h"
#include "base/file/tree.h"
#include "ir/optab.h"

#include "fxge_ge_control.h"

enum {
	HEADROOM = 200u << 20, /* AUTO: distance from protobuf's size limit */
};

/* ---- places ---- */

static const char *
base_of(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

static bool
referable(const fxge_tensor *x)
{
	const fxge_op *op = &fxge_ops[GE_FileConstant];

	return x->file && x->file->mapped && x->file_offset != UINT64_MAX && fxge_tensor_contiguous(x)
		   && (op->results[0].dtypes >> x->dtype & 1);
}

static void
place_in_file(fxge_air_places *t, fxge_air_place *l)
{
	const char *name =
				   fxge_air_clean_name(t->arena, l->tensor->name ? l->tensor->name : "constant"),
			   *base;
	char *flat = fxge_arena_strndup(t->arena, name, strlen(name));

	for (char *c = flat; *c; c++)
		if (*c == '/' || (*c == '.' && c == flat))
			*c = '_';
	base = fxge_strmap_fresh(t->arena, &t->taken, flat);
	l->kind = FXGE_AIR_PLACE_FILE;
	l->name = base;
	t->n_files++;
}

/* Sets the directory of side files, named by their contents: different weights never replace
 * them. */
static void
name_directory(fxge_air_places *t)
{
	char name[FXGE_GENERATION];
	uint64_t sum = 0;

	for (size_t i = 0; i < t->list.len; i++) {
		const fxge_air_place *l = t->list.data[i];
		uint64_t bytes = 0;

		if (!l->name)
			continue;
		fxge_tensor_stream(l->tensor, fxge_generation_bytes, &bytes);
		fxge_generation_file(&sum, l->name, bytes);
	}
	fxge_generation_name(sum, name);
	t->directory = fxge_arena_printf(t->arena, "%s.weights/%s", t->stem, name);
	for (size_t i = 0; i < t->list.len; i++) {
		fxge_air_place *l = t->list.data[i];

		if (l->name)
			l->location =
				fxge_arena_printf(t->arena, "%s.weights/%s/%s", base_of(t->stem), name, l->name);
	}
}

static bool
equal_tensors(const fxge_tensor *a, const fxge_tensor *b)
{
	size_t bytes = (size_t)a->rank * sizeof *a->shape;

	if (a->dtype != b->dtype || a->rank != b->rank
		|| (bytes && memcmp(a->shape, b->shape, bytes) != 0))
		return false;
	if (a->fill || b->fill)
		return a->fill == b->fill && equal_tensors(a->from, b->from);
	if (!fxge_tensor_contiguous(a) || !fxge_tensor_contiguous(b))
		return false;
	return a->data == b->data || memcmp(a->data, b->data, (size_t)fxge_tensor_dense_size(a)) == 0;
}

/* Reuses the place of an equal tensor of that name in an earlier program of the set. Returns false
 * if there is none. */
static bool
place_shared(fxge_air_places *t, fxge_air_place *l)
{
	const fxge_tensor *x = l->tensor;

	for (const fxge_air_places *o = t->others; o && x->name; o = o->others) {
		const fxge_air_place *s = fxge_strmap_get(&o->named, x->name, strlen(x->name));

		if (!s || s->kind == FXGE_AIR_PLACE_INLINE || !equal_tensors(x, s->tensor))
			continue;
		const char *there = fxge_reference_name(
			t->arena, t->stem, s->kind == FXGE_AIR_PLACE_REF ? s->source : o->stem);

		if (s->kind == FXGE_AIR_PLACE_FILE && base_of(there) != there)
			continue; /* recompiling that program would not find this reference (publish.c) */
		l->kind = s->kind;
		l->source = s->source;
		l->file = s->file;
		l->offset = s->offset;
		l->location = s->kind == FXGE_AIR_PLACE_REF ? there : s->location;
		return true;
	}
	return false;
}

static void
place_tensor(fxge_air_places *t, const fxge_tensor *x, bool state)
{
	if (!x || fxge_air_places_of(t, x))
		return;
	fxge_air_place *l = FXGE_NEW(t->arena, fxge_air_place);
	bool tiny = !x->file && fxge_tensor_dense_size(x) <= FXGE_AIR_SMALL;

	l->tensor = x;
	l->length = fxge_tensor_dense_size(x);
	fxge_map_put(t->arena, &t->of_tensor, fxge_ptr_key(x), l);
	fxge_vec_push(t->arena, &t->list, l);
	if (!l->length || (state ? !t->stem : t->mode == FXGE_WEIGHTS_INLINE || tiny)
		|| place_shared(t, l))
		return;
	if (x->name)
		fxge_strmap_put(t->arena, &t->named, x->name, strlen(x->name), l);
	if (t->mode == FXGE_WEIGHTS_REF && referable(x)) {
		l->kind = FXGE_AIR_PLACE_REF;
		l->source = x->file->path;
		l->file = x->file;
		l->location = fxge_reference_name(t->arena, t->stem, l->source);
		l->offset = x->file_offset;
		return;
	}
	t->not_referable += t->mode == FXGE_WEIGHTS_REF && !state;
	place_in_file(t, l);
}

const fxge_air_place *
fxge_air_places_of(const fxge_air_places *t, const fxge_tensor *x)
{
	return fxge_map_get(&t->of_tensor, fxge_ptr_key(x));
}

typedef void visit_fn(void *user, const fxge_tensor *x);

static void
visit_graph(const fxge_graph *g, visit_fn *fn, void *user, int depth)
{
	FXGE_EACH_NODE (n, g) {
		if (n->op == &fxge_ops[GE_Const] && n->ports[GE_Const__value].present)
			fn(user, fxge_port_at(n, GE_Const__value, 0)->tensor);
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			visit_graph(n->regions[i], fn, user, depth + 1);
	}
}

static void
visit_all(fxge_program *p, visit_fn *fn, void *user)
{
	for (uint32_t i = 0; i < fxge_graph_n_inputs(p->main); i++)
		if (p->inputs.data[i].tensor && !fxge_air_input_is_fed(p, p->main, i)
			&& fxge_graph_input(p->main, i)->uses)
			fn(user, p->inputs.data[i].tensor);
	visit_graph(p->main, fn, user, 0);
}

static void
add_size(void *user, const fxge_tensor *x)
{
	uint64_t *total = user, n = fxge_tensor_dense_size(x);

	*total = *total + n < n ? UINT64_MAX : *total + n;
}

static void
place_constant(void *user, const fxge_tensor *x)
{
	place_tensor(user, x, false);
}

static void
place_states(fxge_air_places *t, fxge_program *p)
{
	for (size_t i = 0; i < p->inputs.len; i++) {
		const fxge_input *in = &p->inputs.data[i];

		if (in->role == FXGE_ROLE_STATE && in->tensor && t->stem
			&& !fxge_tensor_is_zero(in->tensor))
			place_tensor(t, in->tensor, true);
	}
}

static fxge_weights
mode_of(const fxge_air_places *t, fxge_program *p)
{
	uint64_t total = 0;

	if (!t->stem)
		return FXGE_WEIGHTS_INLINE;
	visit_all(p, add_size, &total);
	if (t->copied_most && total > t->copied_most)
		return FXGE_WEIGHTS_REF;
	return total > FXGE_MAX_PROTO_BYTES - HEADROOM ? FXGE_WEIGHTS_FILES : FXGE_WEIGHTS_INLINE;
}

bool
fxge_air_places_plan(fxge_air_places *t, fxge_program *p)
{
	bool asked = t->mode != FXGE_WEIGHTS_AUTO;

	if (!asked)
		t->mode = mode_of(t, p);
	if (t->mode != FXGE_WEIGHTS_INLINE && !t->stem)
		return fxge_report(&p->session->diags, NULL, FXGE_D_AIR_WEIGHTS,
			"weights in side files need an output file: standard output supports inline weights "
			"only");
	visit_all(p, place_constant, t);
	place_states(t, p);
	if (t->n_files)
		name_directory(t);
	if (t->not_referable && asked) {
		fxge_report(&p->session->diags, NULL, FXGE_D_AIR_NOT_REFERABLE,
			"%u weight%s not stored as FileConstant can read %s; written to %s.weights/",
			t->not_referable, t->not_referable == 1 ? " is" : "s are",
			t->not_referable == 1 ? "it" : "them", base_of(t->stem));
	}
	return true;
}

/* ---- side files ---- */

static void
write_bytes(void *user, const void *p, size_t n)
{
	fxge_out_write(user, p, n);
}

bool
fxge_air_places_write(fxge_air_places *t, fxge_program *p)
{
	fxge_diags *d = &p->session->diags;
	uint64_t done = 0, total = 0;

	if (!t->n_files)
		return true;
	t->hidden =
		fxge_tree_new(t->arena, d, fxge_arena_printf(t->arena, "%s.weights", t->stem), 0777);
	for (size_t i = 0; i < t->list.len; i++)
		total += t->list.data[i]->name ? t->list.data[i]->length : 0;
	for (size_t i = 0; t->hidden && i < t->list.len; i++) {
		const fxge_air_place *l = t->list.data[i];

		if (!l->name)
			continue;
		fxge_out *out =
			fxge_out_open(t->arena, d, fxge_arena_printf(t->arena, "%s/%s", t->hidden, l->name));

		if (!out)
			return false;
		fxge_tensor_stream(l->tensor, write_bytes, out);
		if (!fxge_out_commit(out))
			return false;
		fxge_progress(p->session, "writing", done += l->length, total);
	}
	return t->hidden != NULL;
}
