/* SPDX-License-Identifier: Apache-2.0 */
/* Values of the inputs of a program under reduction. */
#include "base/diag/commands.h"
#include "base/diag/common.h"
#include "driver/reduce/reduce.h"

#include "ir/text/text.h"

fxge_tensor
fxge_reduce_tensor(const fxge_array *a)
{
	return (fxge_tensor){.dtype = a->dtype,
		.rank = a->rank,
		.shape = a->shape,
		.data = a->data,
		.size = a->size,
		.file_offset = UINT64_MAX};
}

void
fxge_reduce_value_hash(fxge_reduce_value *v)
{
	const fxge_array *a = &v->array;
	uint64_t h = fxge_hash_mix((uint64_t)a->dtype, (uint64_t)a->rank);

	for (int i = 0; i < a->rank; i++)
		h = fxge_hash_mix(h, (uint64_t)a->shape[i]);
	v->hash = fxge_hash_mix(h, fxge_hash_bytes(a->data, a->size));
}

/* Returns an array for the elements of a tensor. Bytes that do not fit into memory, or whose number
 * has no 64 bits, are too many for the arena. */
static fxge_array
array_like(fxge_arena *arena, const fxge_tensor *t)
{
	uint64_t size = fxge_tensor_dense_size(t);
	fxge_array a = {.dtype = t->dtype, .rank = t->rank};

	if (t->rank)
		memcpy(a.shape, t->shape, (size_t)t->rank * sizeof *t->shape);
	a.size = size < SIZE_MAX ? (size_t)size : SIZE_MAX;
	a.data = fxge_arena_alloc(arena, a.size);
	return a;
}

fxge_array
fxge_reduce_array(fxge_arena *arena, const fxge_tensor *t)
{
	fxge_array a = array_like(arena, t);

	fxge_tensor_gather(t, 0, fxge_tensor_numel(t), a.data);
	return a;
}

/* ---- elements ---- */

static void
fill_random(const fxge_reducer *r, fxge_array *a, int64_t n, const char *name)
{
	uint64_t state = fxge_hash_mix(r->o.seed, fxge_hash_bytes(name, strlen(name)));

	for (int64_t i = 0; i < n; i++)
		if (fxge_dtype_is_float(a->dtype))
			fxge_store_float(
				a->dtype, a->data, i, (double)fxge_random_below(&state, 1 << 24) * 0x1p-23 - 1);
		else if (!fxge_dtype_is_complex(a->dtype))
			fxge_store_int(a->dtype, a->data, i, fxge_random_below(&state, 2));
}

/* Copies elements at equal positions, from the start again behind the end of a dim. */
static void
fill_from(fxge_array *a, int64_t n, const fxge_array *from)
{
	fxge_tensor t = fxge_reduce_tensor(from);
	int64_t have = fxge_tensor_numel(&t);
	bool same = from->rank == a->rank, floats = fxge_dtype_is_float(a->dtype);

	for (int64_t e = 0; e < n && have > 0; e++) {
		int64_t at = same ? 0 : e % have, rest = e, step = 1;

		for (int d = a->rank - 1; d >= 0 && same; d--) {
			at += rest % a->shape[d] % from->shape[d] * step;
			rest /= a->shape[d];
			step *= from->shape[d];
		}
		if (a->dtype == from->dtype)
			fxge_tensor_gather(
				&t, at, 1, (uint8_t *)a->data + (size_t)e * fxge_dtype_size(a->dtype));
		else if (floats)
			fxge_store_float(a->dtype, a->data, e, fxge_tensor_float(&t, at));
		else if (!fxge_dtype_is_complex(a->dtype))
			fxge_store_int(a->dtype, a->data, e, fxge_tensor_int(&t, at));
	}
}

static bool
same_shape(const fxge_array *a, int rank, const int64_t *shape)
{
	return a->rank == rank
		   && (rank == 0 || memcmp(a->shape, shape, (size_t)rank * sizeof *shape) == 0);
}

fxge_reduce_value *
fxge_reduce_value_new(fxge_reducer *r, fxge_program *q, const fxge_array *from, fxge_dtype dtype,
	int rank, const int64_t *shape, const char *name)
{
	fxge_reduce_value *v = FXGE_NEW(&q->arena, fxge_reduce_value);
	fxge_array *a = &v->array;
	fxge_tensor t = {.dtype = dtype, .rank = rank, .shape = shape};
	int64_t n = fxge_tensor_numel(&t);

	*a = array_like(&q->arena, &t);
	if (from && from->dtype == dtype && same_shape(from, rank, shape))
		memcpy(a->data, from->data, a->size);
	else if (from)
		fill_from(a, n, from);
	else
		fill_random(r, a, n, name);
	fxge_reduce_value_hash(v);
	return v;
}

/* ---- inputs of a program ---- */

/* Returns the sizes of an input as numbers; false if one is unknown. */
static bool
shape_of(const fxge_reducer *r, fxge_program *q, const fxge_meta *m, int64_t *shape)
{
	fxge_binding sizes = r->sizes;

	sizes.program = q;
	if (m->kind != FXGE_META_TENSOR || m->rank < 0 || m->dtype == FXGE_DT_NONE)
		return false;
	for (int d = 0; d < m->rank; d++) {
		fxge_sym_value v;

		if (!fxge_binding_eval(&sizes, m->shape[d], &v) || v.i < 0)
			return false;
		shape[d] = v.i;
	}
	return true;
}

/* Returns the bytes of an input of this shape; UINT64_MAX if their number is larger. */
static uint64_t
bytes_of(const fxge_meta *m, const int64_t *shape)
{
	fxge_tensor t = {.dtype = m->dtype, .rank = m->rank, .shape = shape};

	return fxge_tensor_dense_size(&t);
}

/* Returns the value of an input that is a number, or NULL. */
static fxge_reduce_value *
number_of(const fxge_reducer *r, fxge_program *q, const fxge_meta *m)
{
	fxge_binding sizes = r->sizes;
	fxge_size expr;
	fxge_sym_value x;

	sizes.program = q;
	if (!fxge_meta_number(m, &expr) || !fxge_binding_eval(&sizes, expr, &x))
		return NULL;
	fxge_reduce_value *v = FXGE_NEW(&q->arena, fxge_reduce_value);
	fxge_dtype dt = fxge_number_dtype(fxge_sym_type_of(q->syms, expr));

	v->array = (fxge_array){.dtype = dt, .size = fxge_dtype_size(dt)};
	v->array.data = fxge_arena_alloc(&q->arena, 16);
	if (dt == FXGE_DT_F64)
		fxge_store_float(dt, v->array.data, 0, x.f);
	else
		fxge_store_int(dt, v->array.data, 0, x.i);
	fxge_reduce_value_hash(v);
	return v;
}

void
fxge_reduce_bind(fxge_reducer *r, fxge_program *q, const fxge_strmap *given, fxge_strmap *out)
{
	uint64_t left = fxge_reduce_memory(r);

	for (uint32_t i = 0; i < fxge_graph_n_inputs(q->main); i++) {
		const fxge_meta *m = fxge_graph_input(q->main, i)->meta;
		fxge_name name = q->inputs.data[i].name;
		int64_t shape[FXGE_MAX_RANK];

		if (q->inputs.data[i].role != FXGE_ROLE_USER || !name)
			continue;
		size_t n = strlen(name);
		fxge_reduce_value *v = given ? fxge_strmap_get(given, name, n) : NULL;
		const fxge_reduce_value *old = fxge_strmap_get(&r->values, name, n);
		const fxge_array *from =
			old ? &old->array : (const fxge_array *)fxge_strmap_get(&r->pool, name, n);

		v = v ? v : number_of(r, q, m);
		if (!v && shape_of(r, q, m, shape) && bytes_of(m, shape) <= left) {
			left -= bytes_of(m, shape);
			if (old && old->array.dtype == m->dtype && same_shape(&old->array, m->rank, shape))
				v = (fxge_reduce_value *)(uintptr_t)old;
			else
				v = fxge_reduce_value_new(r, q, from, m->dtype, m->rank, shape, name);
		}
		if (v)
			fxge_strmap_put(&q->arena, out, name, n, v);
	}
}

/* ---- files ---- */

/* Adds the arrays of a group of the recorded case to the pool, by their names. */
static void
add_group(fxge_reducer *r, const fxge_arrays *f, const char *group)
{
	const char *prefix = fxge_arena_printf(r->arena, "%s%s", r->prefix, group);
	size_t n = strlen(prefix);

	for (size_t i = 0; i < f->list.len; i++) {
		const fxge_named_array *x = &f->list.data[i];

		if (strncmp(x->name, prefix, n) == 0)
			fxge_strmap_put(
				r->arena, &r->pool, x->name + n, strlen(x->name + n), (void *)(uintptr_t)&x->array);
	}
}

/* Returns the prefix of the names of the first case: "c0/", "step0/", or "" for plain inputs. */
static const char *
prefix_of(const fxge_arrays *f)
{
	for (size_t i = 0; i < f->list.len; i++) {
		const char *name = f->list.data[i].name;

		if (strncmp(name, "c0/", 3) == 0)
			return "c0/";
		if (strncmp(name, "step0/", 6) == 0)
			return "step0/";
	}
	return "";
}

/* Gives a value that .npz files hold as its bits, in integers, the dtype that the program has. */
static void
restore_dtype(const fxge_reducer *r, const fxge_meta *m, const char *name)
{
	fxge_array *a = name ? fxge_strmap_get(&r->pool, name, strlen(name)) : NULL;

	if (a && m->kind == FXGE_META_TENSOR
		&& ((m->dtype == FXGE_DT_BF16 && a->dtype == FXGE_DT_U16)
			|| (fxge_dtypes[m->dtype].bits == 8 && a->dtype == FXGE_DT_U8)))
		a->dtype = m->dtype;
}

static void
restore_dtypes(const fxge_reducer *r)
{
	const fxge_program *p = r->best;

	for (uint32_t i = 0; i < fxge_graph_n_inputs(p->main); i++)
		restore_dtype(r, fxge_graph_input(p->main, i)->meta, p->inputs.data[i].name);
	FXGE_EACH_NODE (n, p->main)
		for (uint32_t k = 0; k < n->n_results; k++)
			restore_dtype(r, n->results[k]->meta, n->results[k]->name);
}

void
fxge_reduce_take_recorded(fxge_reducer *r)
{
	fxge_diags before = r->session->diags;
	fxge_arrays *f = fxge_arrays_read(r->session, r->eager_values);

	fxge_diags_rewind(&r->session->diags, &before, NULL);
	r->prefix = "c0/";
	if (!f)
		return;
	add_group(r, f, "node/");
	restore_dtypes(r);
}

/* Checks the file's array for input i of the program. Returns false after a diagnostic. */
static bool
check_input(fxge_reducer *r, uint32_t i, const char *path)
{
	const fxge_meta *m = fxge_graph_input(r->best->main, i)->meta;
	const fxge_input *in = &r->best->inputs.data[i];
	fxge_diags *d = &r->session->diags;
	fxge_size number;
	int64_t n;

	if (in->role != FXGE_ROLE_USER || m->kind != FXGE_META_TENSOR || fxge_meta_number(m, &number))
		return true;
	const fxge_array *a = fxge_strmap_get(&r->pool, in->name, strlen(in->name));

	if (!a)
		return fxge_report(
			d, NULL, FXGE_D_INPUT_DATA, "%s has no array for input '%s'", path, in->name);
	bool same = a->dtype == m->dtype && a->rank == m->rank;

	for (int k = 0; same && k < a->rank; k++)
		same = !fxge_sym_is_int(r->best->syms, m->shape[k], &n) || n == a->shape[k];
	if (same)
		return true;
	fxge_sbuf want, found;

	fxge_sbuf_init(&want, r->arena);
	fxge_sbuf_init(&found, r->arena);
	fxge_text_meta(&want, r->best, m);
	for (int k = 0; k < a->rank; k++)
		fxge_sbuf_fmt(&found, "%s%lld", k ? ", " : "", (long long)a->shape[k]);
	return fxge_report(d, NULL, FXGE_D_INPUT_DATA, "input '%s': expected %s, found %s[%s] in %s",
		in->name, want.data, fxge_dtypes[a->dtype].text, found.data ? found.data : "", path);
}

/* Chooses sizes of values that nodes compute: these values may become inputs. */
static void
choose_others(fxge_binding *b)
{
	fxge_syms *t = b->program->syms;
	int64_t lo, hi;

	for (int i = 0; i < b->n; i++) {
		fxge_size s = fxge_syms_at(t, i);

		if (b->known[i] || fxge_sym_type_of(t, s) != FXGE_SYM_T_INT)
			continue;
		fxge_sym_range(t, s, &lo, &hi);
		b->known[i] = true;
		b->value[i].i = lo > 2 ? lo : hi < 2 ? hi : 2;
	}
}

/* Derives the values of symbols from the given inputs, and chooses the others. */
static bool
choose_sizes(fxge_reducer *r)
{
	fxge_binding *b = &r->sizes;
	fxge_program *p = r->best;
	uint64_t state = r->o.seed;

	fxge_binding_init(b, p, NULL, r->arena);
	for (uint32_t i = 0; i < fxge_graph_n_inputs(p->main); i++) {
		const fxge_meta *m = fxge_graph_input(p->main, i)->meta;
		const char *name = p->inputs.data[i].name;
		const fxge_array *a = name ? fxge_strmap_get(&r->pool, name, strlen(name)) : NULL;
		fxge_size expr;

		if (a && a->rank == 0 && fxge_meta_number(m, &expr) && fxge_dtype_is_int(a->dtype)) {
			fxge_tensor t = fxge_reduce_tensor(a);

			fxge_binding_solve(b, expr, fxge_tensor_int(&t, 0), (int)i, -1);
		}
		for (int d = 0; a && m->kind == FXGE_META_TENSOR && d < m->rank && d < a->rank; d++)
			fxge_binding_solve(b, m->shape[d], a->shape[d], (int)i, d);
	}
	bool *fixed = FXGE_NEW_ARRAY(r->arena, (size_t)b->n, bool);

	if (!fxge_binding_fix(b, r->o.sizes, fixed))
		return false;
	for (int i = 0; i < b->n; i++)
		fixed[i] = fixed[i] || b->known[i];
	if (b->n && !fxge_binding_choose(b, fixed, &state))
		return false;
	choose_others(b);
	return true;
}

/* Checks that the inputs fit into the memory of a test. Returns false after a diagnostic. */
static bool
check_memory(fxge_reducer *r)
{
	fxge_diags *d = &r->session->diags;
	fxge_program *p = r->best;
	uint64_t left = fxge_reduce_memory(r);

	for (uint32_t i = 0; i < fxge_graph_n_inputs(p->main); i++) {
		const fxge_meta *m = fxge_graph_input(p->main, i)->meta;
		const fxge_input *in = &p->inputs.data[i];
		int64_t shape[FXGE_MAX_RANK];

		if (in->role != FXGE_ROLE_USER || !shape_of(r, p, m, shape))
			continue;
		uint64_t bytes = bytes_of(m, shape);

		if (bytes > left) {
			fxge_report(d, NULL, FXGE_D_LIMIT,
				"input '%s' does not fit into the memory of a test, %llu bytes",
				in->name ? in->name : "", (unsigned long long)fxge_reduce_memory(r));
			fxge_report_hint(d, "--memory names another limit; --size, smaller sizes of symbols");
			return false;
		}
		left -= bytes;
	}
	return true;
}

bool
fxge_reduce_read_values(fxge_reducer *r)
{
	const char *path = r->o.values ? r->o.values : r->o.inputs;

	r->prefix = "";
	if (path) {
		r->recorded = fxge_arrays_read(r->session, path);
		if (!r->recorded)
			return false;
		r->prefix = prefix_of(r->recorded);
		add_group(r, r->recorded, *r->prefix ? "in/" : "");
		if (r->o.values && !*r->prefix)
			return fxge_report(&r->session->diags, NULL, FXGE_D_USAGE,
				"%s has no case: expected arrays c0/in/NAME and c0/node/NAME", path);
		if (r->o.values)
			add_group(r, r->recorded, "node/");
	}
	restore_dtypes(r);
	for (uint32_t i = 0; path && i < fxge_graph_n_inputs(r->best->main); i++)
		if (!check_input(r, i, path))
			return false;
	return choose_sizes(r) && check_memory(r);
}

/* Adds an array under a name with a prefix. */
static void
put(fxge_arrays *f, const char *prefix, const char *name, fxge_array a)
{
	if (a.dtype == FXGE_DT_C32 && a.rank < FXGE_MAX_RANK) { /* NumPy has no such dtype */
		a.dtype = FXGE_DT_F16;
		a.shape[a.rank++] = 2;
	}
	fxge_arrays_put(f, fxge_arena_printf(&f->arena, "%s%s", prefix, name), &a);
}

bool
fxge_reduce_write_values(
	fxge_reducer *r, const fxge_program *q, const fxge_strmap *values, const char *path)
{
	fxge_arrays *f = fxge_arrays_open(r->session);

	if (!f)
		return false;
	for (size_t i = 0; i < q->inputs.len; i++) {
		const fxge_input *in = &q->inputs.data[i];
		const fxge_reduce_value *v = in->name && in->role == FXGE_ROLE_USER
										 ? fxge_strmap_get(values, in->name, strlen(in->name))
										 : NULL;

		if (v)
			put(f, "", in->name, v->array);
	}
	for (size_t i = 0; i < q->tensors.len; i++) {
		const fxge_tensor *t = q->tensors.data[i];
		if (fxge_tensor_has_value(t))
			put(f, "weight/", t->name, fxge_reduce_array(&f->arena, t));
	}
	bool ok = fxge_npz_write(&r->memory, f, path);

	fxge_arrays_close(f);
	return ok;
}
