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

typedef struct open_call {
	fxge_session *session;
	const char *path;
	fxge_arrays *arrays;
} open_call;

static bool
new_body(fxge_arena *unused, void *arg)
{
	open_call *c = arg;
	fxge_arrays *a = fxge_heap_need(&c->session->heap, sizeof *a);

	(void)unused;
	*a = (fxge_arrays){.session = c->session};
	fxge_arena_init(&a->arena, &c->session->heap);
	fxge_session_adopt(c->session, a, release);
	c->arrays = a;
	return true;
}

static bool
read_body(fxge_arena *unused, void *arg)
{
	open_call *c = arg;
	fxge_diags *d = &c->session->diags;
	fxge_array one;

	if (!new_body(unused, arg))
		return false;
	fxge_arrays *a = c->arrays;
	fxge_file *f = fxge_file_open_named(&a->arena, d, c->path);

	if (!f)
		return false;
	fxge_heap_raise_bound(&c->session->heap, FXGE_MAX_READ_ANY);
	fxge_file_grant(f);
	if (!fxge_npy_is(f->bytes))
		return fxge_npz_read(a, f);
	return fxge_npy_read(&a->arena, d, c->path, f->bytes, &one) && fxge_arrays_put(a, "", &one);
}

static fxge_arrays *
opened(open_call *c, fxge_call_body *body)
{
	if (fxge_api_call(c->session, body, c) == FXGE_OK)
		return c->arrays;
	fxge_arrays_close(c->arrays);
	return NULL;
}

fxge_arrays *
fxge_arrays_open(fxge_session *s)
{
	open_call c = {.session = s};

	return opened(&c, new_body);
}

fxge_arrays *
fxge_arrays_read(fxge_session *s, const char *path)
{
	open_call c = {.session = s, .path = path};

	return opened(&c, read_body);
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

typedef struct add {
	fxge_arrays *arrays;
	const fxge_tensor_view *view;
} add;

static bool
add_body(fxge_arena *unused, void *arg)
{
	add *c = arg;
	fxge_arrays *a = c->arrays;
	fxge_tensor t;

	(void)unused;
	if (!fxge_view_tensor(a->session, "array", c->view, &t))
		return false;
	fxge_array copy = {
		.dtype = t.dtype, .rank = t.rank, .size = (size_t)fxge_tensor_dense_size(&t)};

	if (t.rank)
		memcpy(copy.shape, t.shape, (size_t)t.rank * sizeof *t.shape);
	copy.data = fxge_arena_alloc(&a->arena, copy.size);
	fxge_tensor_gather(&t, 0, fxge_tensor_numel(&t), copy.data);
	return fxge_arrays_put(a, c->view->name ? c->view->name : "", &copy);
}

fxge_status
fxge_arrays_add(fxge_arrays *a, const fxge_tensor_view *v)
{
	add c = {a, v};

	return fxge_api_call(a->session, add_body, &c);
}

typedef struct write_call {
	fxge_arrays *arrays;
	const char *path;
	bool force;
} write_call;

static bool
write_body(fxge_arena *scratch, void *arg)
{
	write_call *c = arg;
	fxge_session *s = c->arrays->session;

	return fxge_out_may_write(&s->diags, c->path, c->force)
		   && fxge_npz_write(scratch, c->arrays, c->path);
}

fxge_status
fxge_arrays_write(fxge_arrays *a, const char *path, bool force)
{
	write_call c = {a, path, force};

	return fxge_api_call(a->session, write_body, &c);
}
