/* SPDX-License-Identifier: Apache-2.0 */
/* Random inputs from a seed, equal on all machines. */
#include "base/diag/commands.h"
#include "driver/run/run.h"
#include "formats/arrays.h"

enum {
	TRIES = 2000,      /* assignments tried until the conditions hold */
	MIN_TRIES = 200,   /* lower bound for programs with many symbols */
	WORK = TRIES * 64, /* values chosen in all tries, about */
	MAX_CHOSEN = 8
};

/* Returns the next number of splitmix64, which accepts any seed. */
static uint64_t
next(uint64_t *state)
{
	uint64_t z = *state += 0x9e3779b97f4a7c15u;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
	z = (z ^ z >> 27) * 0x94d049bb133111ebu;
	return z ^ z >> 31;
}

int64_t
fxge_random_below(uint64_t *state, int64_t n)
{
	return (int64_t)(next(state) % (uint64_t)n);
}

typedef struct maker {
	fxge_executable *exe;
	uint64_t state;
	const char *const *sizes;
	fxge_binding sizes_of;
	fxge_arrays *arrays;
} maker;

/* ---- sizes ---- */

/* Returns a small size within the range; later attempts use a wider range. */
static int64_t
choose(uint64_t *state, int64_t lo, int64_t hi, int attempt)
{
	int64_t from = lo > 2 ? lo : hi >= 2 ? 2 : hi, room;

	if (__builtin_sub_overflow(hi, from, &room))
		room = INT64_MAX - 1;
	int64_t spread = MAX_CHOSEN + attempt / 8;

	return from + fxge_random_below(state, (room < spread ? room : spread) + 1);
}

static fxge_sym_value
choose_value(fxge_syms *t, fxge_size s, uint64_t *state, int attempt)
{
	fxge_sym_value v = {.type = fxge_sym_type_of(t, s)};
	int64_t lo, hi;

	if (v.type == FXGE_SYM_T_INT) {
		fxge_sym_range(t, s, &lo, &hi);
		v.i = choose(state, lo, hi, attempt);
	} else if (v.type == FXGE_SYM_T_FLOAT) {
		v.f = (double)(next(state) >> 11) * 0x1p-53;
	} else {
		v.i = fxge_random_below(state, 2);
	}
	return v;
}

bool
fxge_binding_choose(fxge_binding *b, const bool *fixed, uint64_t *state)
{
	const bool *of_inputs = fxge_binding_of_inputs(b);
	int tries = WORK / (b->n + 1);

	tries = tries > TRIES ? TRIES : tries < MIN_TRIES ? MIN_TRIES : tries;
	for (int attempt = 0; attempt < tries; attempt++) {
		for (int i = 0; i < b->n; i++) {
			if (fixed[i] || !of_inputs[i])
				continue;
			b->known[i] = true;
			b->value[i] =
				choose_value(b->program->syms, fxge_syms_at(b->program->syms, i), state, attempt);
		}
		if (fxge_binding_check(b, true))
			return true;
	}
	return fxge_report(&b->program->session->diags, NULL, FXGE_D_NO_SIZES,
		"found no sizes that satisfy the program's conditions");
}

static bool
choose_sizes(maker *m)
{
	fxge_binding_init(&m->sizes_of, m->exe->program, m->exe, &m->arrays->arena);
	bool *fixed = FXGE_NEW_ARRAY(&m->arrays->arena, (size_t)m->sizes_of.n, bool);

	return fxge_binding_fix(&m->sizes_of, m->sizes, fixed)
		   && fxge_binding_check(&m->sizes_of, false)
		   && fxge_binding_choose(&m->sizes_of, fixed, &m->state);
}

/* ---- elements ---- */

static void
fill(maker *m, fxge_array *a)
{
	int64_t n = (int64_t)(a->size / fxge_dtype_size(a->dtype));

	for (int64_t i = 0; i < n; i++) {
		if (fxge_dtype_is_float(a->dtype))
			fxge_store_float(a->dtype, a->data, i, (double)(next(&m->state) >> 40) * 0x1p-23 - 1);
		else
			fxge_store_int(a->dtype, a->data, i, fxge_random_below(&m->state, 2));
	}
}

static bool
shape_of(maker *m, const char *name, const fxge_meta *meta, fxge_array *a)
{
	uint64_t n = fxge_dtype_size(a->dtype);
	fxge_sym_value v;

	for (int k = 0; k < meta->rank; k++) {
		if (!fxge_binding_eval(&m->sizes_of, meta->shape[k], &v) || v.i < 0
			|| __builtin_mul_overflow(n, (uint64_t)v.i, &n) || n > PTRDIFF_MAX)
			return fxge_report(&m->exe->session->diags, NULL, FXGE_D_NO_SIZES,
				"input '%s': the size of dim %d is unknown", name, k);
		a->shape[k] = v.i;
	}
	a->rank = meta->rank;
	a->size = (size_t)n;
	return true;
}

static bool
make(maker *m, int i)
{
	fxge_executable *e = m->exe;
	const fxge_meta *meta = fxge_graph_input(e->program->main, (uint32_t)e->user_in[i])->meta;
	fxge_port_info info = FXGE_OPTIONS(fxge_port_info);
	fxge_array a = {0};
	fxge_size expr;
	fxge_sym_value v = {0};

	fxge_input_get(e, i, &info);
	if (strcmp(info.role, "literal") == 0)
		return true;
	if (fxge_meta_number(meta, &expr)) {
		fxge_binding_eval(&m->sizes_of, expr, &v);
		a.dtype = fxge_number_dtype(fxge_sym_type_of(e->program->syms, expr));
		a.size = fxge_dtype_size(a.dtype);
		a.data = fxge_arena_alloc(&m->arrays->arena, 16);
		if (a.dtype == FXGE_DT_F64)
			fxge_store_float(a.dtype, a.data, 0, v.f);
		else
			fxge_store_int(a.dtype, a.data, 0, v.i);
		return fxge_arrays_put(m->arrays, info.name, &a);
	}
	a.dtype = meta->dtype;
	if (meta->rank < 0 || a.dtype == FXGE_DT_NONE || fxge_dtype_is_complex(a.dtype))
		return fxge_report(&e->session->diags, NULL, FXGE_D_NO_SIZES,
			"random values of input '%s' (%s) are not supported", info.name, info.text);
	if (!shape_of(m, info.name, meta, &a))
		return false;
	a.data = fxge_arena_alloc(&m->arrays->arena, a.size);
	fill(m, &a);
	return fxge_arrays_put(m->arrays, info.name, &a);
}

static bool
make_all(maker *m)
{
	if (!choose_sizes(m))
		return false;
	for (int i = 0; i < m->exe->n_in; i++)
		if (!make(m, i))
			return false;
	return true;
}

fxge_arrays *
fxge_random_inputs(fxge_executable *e, uint64_t seed, const char *const *sizes)
{
	fxge_arrays *arrays = fxge_arrays_open(e->session);
	maker m = {.exe = e, .state = seed, .sizes = sizes, .arrays = arrays};

	if (!arrays)
		return NULL;
	fxge_api_guard *g = fxge_api_begin(e->session);

	if (FXGE_GUARDED(g))
		g->ok = make_all(&m);
	if (fxge_api_end(g) == FXGE_OK)
		return arrays;
	fxge_arrays_close(arrays);
	return NULL;
}
