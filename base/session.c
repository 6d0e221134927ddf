/* SPDX-License-Identifier: Apache-2.0 */
/* Creation and release of sessions. */
#include "base/session.h"

static int
set_up(void *arg)
{
	fxge_session *s = arg;

	s->names = fxge_names_new(&s->arena);
	fxge_diags_init(&s->diags, &s->arena);
	return 0;
}

fxge_session *
fxge_session_new(void *(*alloc)(void *, size_t), void (*dealloc)(void *, void *), void *user)
{
	fxge_heap heap = {.alloc = alloc, .free = dealloc, .user = user};
	fxge_session *s = fxge_heap_alloc(&heap, sizeof *s);

	if (!s)
		return NULL;
	memset(s, 0, sizeof *s);
	s->heap = heap;
	fxge_arena_init(&s->arena, &s->heap);
	if (fxge_heap_guard(&s->heap, set_up, s) == 0)
		return s;
	fxge_session_release(s);
	return NULL;
}

struct fxge_owned {
	struct fxge_owned *older;
	void *p;
	void (*release)(void *p);
};

void
fxge_session_adopt(fxge_session *s, void *p, void (*release)(void *p))
{
	struct fxge_owned *o = fxge_heap_alloc(&s->heap, sizeof *o);

	if (!o) {
		release(p);
		fxge_heap_throw(&s->heap);
	}
	*o = (struct fxge_owned){s->owned, p, release};
	s->owned = o;
}

/* Removes the entry of p, or the newest entry if p is NULL, and copies it to *removed. Returns
 * false if there is none. */
static bool
remove_owned(fxge_session *s, const void *p, struct fxge_owned *removed)
{
	struct fxge_owned **at = &s->owned;

	while (*at && p && (*at)->p != p)
		at = &(*at)->older;
	struct fxge_owned *o = *at;
	if (!o)
		return false;
	*removed = *o;
	*at = o->older;
	fxge_heap_free(&s->heap, o);
	return true;
}

void
fxge_session_disown(fxge_session *s, void *p)
{
	struct fxge_owned o;

	remove_owned(s, p, &o);
}

void
fxge_session_release(fxge_session *s)
{
	if (!s)
		return;
	struct fxge_owned o;
	while (remove_owned(s, NULL, &o))
		o.release(o.p);
	fxge_arena_release(&s->arena);
	fxge_heap heap =
		s->heap; /* a copy: the session's block is freed by the heap that it contains */
	fxge_heap_free(&heap, s);
}
