/* SPDX-License-Identifier: Apache-2.0 */
/* Public functions of named arrays. */
#include "formats/arrays.h"
#include "driver/run/run.h"

/* ---- opening ---- */

static void
release(void *arg)
{
	fxge_arrays *a = arg;
	fxge_session *s = a->session;

	fxge_arena_release(&a->arena);
	fxge_heap_free(&s->heap, a);
}

static fxge_arrays *
new_arrays(fxge_session *s)
{
	fxge_arrays *a = fxge_heap_need(&s->heap, sizeof *a);

	*a = (fxge_arrays){.session = s};
	fxge_arena_init(&a->arena, &s->heap);
	fxge_session_adopt(s, a, release);
	return a;
}

/* Reads an .npy or .npz file. */
static bool
read_file(fxge_arrays *a, const char *path)
{
	fxge_session *s = a->session;
	fxge_file *f = fxge_file_open_named(&a->arena, &s->diags, path);
	fxge_array one;

	if (!f)
		return false;
	fxge_heap_raise_bound(&s->heap, FXGE_MAX_READ_ANY);
	fxge_file_grant(f);
	if (!fxge_npy_is(f->bytes))
		return fxge_npz_read(a, f);
	return fxge_npy_read(&a->arena, &s->diags, path, f->bytes, &one)
		   && fxge_arrays_put(a, "", &one);
}

/* Returns new arrays, those of the file unless `path` is NULL. */
static fxge_arrays *
open_arrays(fxge_session *s, const char *path)
{
	fxge_api_guard *g = fxge_api_begin(s);
	fxge_arrays *volatile a = NULL;

	if (FXGE_GUARDED(g)) {
		a = new_arrays(s);
		g->ok = !path || read_file(a, path);
	}
	if (fxge_api_end(g) == FXGE_OK)
		return a;
	fxge_arrays_close(a);
	return NULL;
}

fxge_arrays *
fxge_arrays_open(fxge_session *s)
{
	return open_arrays(s, NULL);
}

fxge_arrays *
fxge_arrays_read(fxge_session *s, const char *path)
{
	return open_arrays(s, path);
}

void
fxge_arrays_close(fxge_arrays *a)
{
	if (!a)
		return;
	fxge_session_disown(a->session, a);
	release(a);
}

/* ---- reading ---- */

size_t
fxge_arrays_count(const fxge_arrays *a)
{
	return a->list.len;
}

bool
fxge_arrays_get(const fxge_arrays *a, size_t i, fxge_tensor_view *out)
{
	if (i >= a->list.len)
		return false;
	*out = fxge_array_view(&a->list.data[i].array, a->list.data[i].name);
	return true;
}

bool
fxge_arrays_find(const fxge_arrays *a, const char *name, fxge_tensor_view *out)
{
	uintptr_t at = (uintptr_t)fxge_strmap_get(&a->by_name, name, strlen(name));

	return at && fxge_arrays_get(a, at - 1, out);
}

/* ---- adding and writing ---- */

static bool
add_copy(fxge_arrays *a, const fxge_tensor_view *v)
{
	fxge_tensor t;

	if (!fxge_view_tensor(a->session, "array", v, &t))
		return false;
	fxge_array copy = {
		.dtype = t.dtype, .rank = t.rank, .size = (size_t)fxge_tensor_dense_size(&t)};

	if (t.rank)
		memcpy(copy.shape, t.shape, (size_t)t.rank * sizeof *t.shape);
	copy.data = fxge_arena_alloc(&a->arena, copy.size);
	fxge_tensor_gather(&t, 0, fxge_tensor_numel(&t), copy.data);
	return fxge_arrays_put(a, v->name ? v->name : "", &copy);
}

fxge_status
fxge_arrays_add(fxge_arrays *a, const fxge_tensor_view *v)
{
	fxge_api_guard *g = fxge_api_begin(a->session);

	if (FXGE_GUARDED(g))
		g->ok = add_copy(a, v);
	return fxge_api_end(g);
}

fxge_status
fxge_arrays_write(fxge_arrays *a, const char *path, bool force)
{
	fxge_api_guard *g = fxge_api_begin(a->session);

	if (FXGE_GUARDED(g))
		g->ok = fxge_out_may_write(&a->session->diags, path, force)
				&& fxge_npz_write(&g->arena, a, path);
	return fxge_api_end(g);
}
