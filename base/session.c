/* Sessions: made whole or not at all, and given back in one go. */
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

void
fxge_session_release(fxge_session *s)
{
	if (!s)
		return;
	fxge_arena_release(&s->arena);
	fxge_heap heap = s->heap; /* the session's own block goes back to the heap it holds */
	fxge_heap_free(&heap, s);
}
