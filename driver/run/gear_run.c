/* SPDX-License-Identifier: Apache-2.0 */
/* Gear of a run: choice of the gear, padding of inputs, cropping of results. */
#include "base/diag/commands.h"
#include "base/diag/run.h"
#include "driver/run/run.h"

#include <string.h>

enum { SHOWN = 16 }; /* gears in a hint */

/* ---- choice ---- */

/* Returns true if the sizes fit the gear. Padded sizes must be at least 1: padding repeats the last
 * element. */
static bool
fits(const fxge_binding *b, const int64_t *gear)
{
	const fxge_gears *g = &b->exe->program->gears;
	fxge_sym_value v;

	for (int k = 0; k < g->n_symbols; k++)
		if (!fxge_binding_eval(b, g->symbol[k], &v)
			|| (v.i != gear[k] && (!g->padded[k] || v.i < 1 || v.i > gear[k])))
			return false;
	return true;
}

static double
volume(const fxge_gears *g, int i)
{
	double v = 1;

	for (int k = 0; k < g->n_symbols; k++)
		v *= (double)g->size[i * g->n_symbols + k];
	return v;
}

/* Returns the first of the smallest gears that hold the sizes, or -1. */
static int
smallest_gear(const fxge_binding *b)
{
	const fxge_gears *g = &b->exe->program->gears;
	int best = -1;

	for (int i = 0; i < g->n; i++)
		if (fits(b, g->size + i * g->n_symbols) && (best < 0 || volume(g, i) < volume(g, best)))
			best = i;
	return best;
}

/* Returns "s0 = 3 (dim 0 of input 'x')" for all sizes that have gears. */
static const char *
show_sizes(const fxge_binding *b, const fxge_gears *g)
{
	fxge_sbuf t;

	fxge_sbuf_init(&t, b->arena);
	for (int k = 0; k < g->n_symbols; k++)
		fxge_sbuf_fmt(&t, "%s%s", k ? ", " : "", fxge_binding_show(b, g->symbol[k]));
	return t.data;
}

static bool
report_no_gear(const fxge_binding *b)
{
	const fxge_program *p = b->exe->program;
	const fxge_gears *g = &p->gears;
	fxge_diags *d = &b->exe->session->diags;
	fxge_sbuf t, exact;

	fxge_sbuf_init(&t, b->arena);
	fxge_sbuf_init(&exact, b->arena);
	for (int i = 0; i < g->n && i < SHOWN; i++) {
		fxge_sbuf_str(&t, i ? "; " : "");
		fxge_gear_print(&t, g, p->syms, i);
	}
	if (g->n > SHOWN)
		fxge_sbuf_fmt(&t, "; and %d more, in the interface", g->n - SHOWN);
	for (int k = 0; k < g->n_symbols; k++)
		if (!g->padded[k])
			fxge_sbuf_fmt(
				&exact, "%s%s", exact.len ? ", " : "", fxge_sym_name(p->syms, g->symbol[k]));
	fxge_report(d, NULL, FXGE_D_INPUT_GEAR, "no gear fits the inputs: %s", show_sizes(b, g));
	if (exact.len)
		fxge_report_note(d, "padding is not proved to be harmless for %s", exact.data);
	fxge_report_hint(d, "gears are %s", t.data);
	return false;
}

/* ---- boxes: the first elements of each dim of a dense array ---- */

static size_t
row_size(const int64_t *shape, int rank, size_t element)
{
	for (int d = 1; d < rank; d++)
		element *= (size_t)shape[d];
	return element;
}

static void
copy_box(char *to, const int64_t *to_shape, const char *from, const int64_t *from_shape,
	const int64_t *box, int rank, size_t element)
{
	if (rank == 0) {
		memcpy(to, from, element);
		return;
	}
	size_t a = row_size(to_shape, rank, element), b = row_size(from_shape, rank, element);

	if (rank == 1 && box[0])
		memcpy(to, from, (size_t)box[0] * element);
	for (int64_t i = 0; rank > 1 && i < box[0]; i++)
		copy_box(to + (size_t)i * a, to_shape + 1, from + (size_t)i * b, from_shape + 1, box + 1,
			rank - 1, element);
}

/* Fills the elements behind the box with its last ones: values that occur already cause no new
 * failure. */
static void
repeat_box(char *at, const int64_t *shape, const int64_t *box, int rank, size_t element)
{
	size_t a = row_size(shape, rank, element);

	if (rank == 0)
		return;
	for (int64_t i = 0; i < box[0]; i++)
		repeat_box(at + (size_t)i * a, shape + 1, box + 1, rank - 1, element);
	for (int64_t i = box[0]; box[0] && i < shape[0]; i++)
		memcpy(at + (size_t)i * a, at + (size_t)(box[0] - 1) * a, a);
}

static bool
same_shape(const fxge_array *a, const fxge_array *b)
{
	return a->rank == 0 || memcmp(a->shape, b->shape, (size_t)a->rank * sizeof *a->shape) == 0;
}

/* ---- inputs ---- */

static const fxge_meta *
input_meta(const fxge_executable *e, int i)
{
	return fxge_graph_input(e->program->main, (uint32_t)e->user_in[i])->meta;
}

static bool
too_large(const fxge_binding *b, int i)
{
	return fxge_report(&b->exe->session->diags, NULL, FXGE_D_RUN_SIZE,
		"input '%s': its sizes in the gear are too large", fxge_input_name(b->exe, i));
}

/* Sets the shape and bytes of the array to those of the gear. Returns false after a diagnostic. */
static bool
gear_shape(const fxge_binding *b, int i, fxge_array *x)
{
	const fxge_meta *m = input_meta(b->exe, i);
	size_t size = fxge_dtype_size(x->dtype);
	fxge_sym_value v;

	for (int d = 0; d < x->rank; d++) {
		if (!fxge_binding_eval(b, m->shape[d], &v) || v.i < x->shape[d]
			|| __builtin_mul_overflow(size, (size_t)v.i, &size) || size > PTRDIFF_MAX)
			return too_large(b, i);
		x->shape[d] = v.i;
	}
	x->size = size;
	return true;
}

static bool
pad_input(const fxge_binding *b, int i)
{
	fxge_array *x = &b->exe->in[b->exe->user_in[i]], full = *x;

	if (!gear_shape(b, i, &full))
		return false;
	if (same_shape(&full, x))
		return true;
	full.data = fxge_arena_alloc(b->arena, full.size);
	copy_box(
		full.data, full.shape, x->data, x->shape, x->shape, x->rank, fxge_dtype_size(x->dtype));
	repeat_box(full.data, full.shape, x->shape, x->rank, fxge_dtype_size(x->dtype));
	*x = full;
	return true;
}

/* Replaces an integer input by its value in the gear. */
static void
replace_number(const fxge_binding *b, int i, fxge_size expr)
{
	fxge_array *x = &b->exe->in[b->exe->user_in[i]], number = *x;
	fxge_sym_value v;

	if (fxge_sym_type_of(b->exe->program->syms, expr) != FXGE_SYM_T_INT
		|| !fxge_binding_eval(b, expr, &v))
		return;
	number.data = fxge_arena_alloc(b->arena, 16);
	if (fxge_dtype_is_float(x->dtype))
		fxge_store_float(x->dtype, number.data, 0, (double)v.i);
	else
		fxge_store_int(x->dtype, number.data, 0, v.i);
	*x = number;
}

static bool
pad_inputs(const fxge_binding *b)
{
	const fxge_executable *e = b->exe;
	fxge_size expr;

	for (int i = 0; i < e->n_in; i++) {
		const fxge_array *x = &e->in[e->user_in[i]];

		if (x->dtype == FXGE_DT_NONE)
			continue; /* a constant of the program */
		if (fxge_meta_number(input_meta(e, i), &expr))
			replace_number(b, i, expr);
		else if (!pad_input(b, i))
			return false;
	}
	return true;
}

bool
fxge_gear_choose(fxge_binding *b, fxge_binding *before)
{
	const fxge_gears *g = &b->exe->program->gears;
	int chosen = g->n ? smallest_gear(b) : -1;
	bool padded = false;

	*before = *b;
	if (chosen < 0)
		return g->n == 0 || report_no_gear(b);
	before->value = fxge_arena_copy(b->arena, b->value, (size_t)b->n * sizeof *b->value);
	for (int i = 0, k = 0; i < b->n && k < g->n_symbols; i++)
		if (fxge_size_same(fxge_syms_at(b->exe->program->syms, i), g->symbol[k])) {
			int64_t size = g->size[chosen * g->n_symbols + k++];

			padded = padded || b->value[i].i != size;
			b->value[i].i = size;
		}
	before->padded = padded;
	return !padded || pad_inputs(b);
}

/* ---- results ---- */

static bool
crop(fxge_executable *e, const fxge_binding *before, uint32_t i)
{
	const fxge_meta *m = fxge_graph_output(e->program->main, i)->value->meta;
	fxge_array *y = &e->out[i], part = *y;
	size_t size = fxge_dtype_size(y->dtype);
	fxge_sym_value v;

	for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank && d < y->rank; d++) {
		if (fxge_binding_eval(before, m->shape[d], &v))
			part.shape[d] = v.i;
		if (part.shape[d] < 0 || part.shape[d] > y->shape[d])
			return fxge_report(&e->session->diags, NULL, FXGE_D_RUN_OUTPUT,
				"output %u: dim %d is %lld, expected at least %lld", i, d, (long long)y->shape[d],
				(long long)part.shape[d]);
		size *= (size_t)part.shape[d];
	}
	if (same_shape(&part, y))
		return true;
	part.size = size;
	part.data = fxge_heap_need(&e->session->heap, size ? size : 1);
	if (size)
		copy_box(part.data, part.shape, y->data, y->shape, part.shape, y->rank,
			fxge_dtype_size(y->dtype));
	fxge_heap_free(&e->session->heap, y->data);
	*y = part;
	return true;
}

bool
fxge_gear_crop(fxge_executable *e, const fxge_binding *before)
{
	for (uint32_t i = 0; before->padded && i < fxge_graph_n_outputs(e->program->main); i++)
		if (fxge_graph_output(e->program->main, i)->kind == FXGE_K_VALUE && e->out[i].data
			&& !crop(e, before, i))
			return false;
	return true;
}
