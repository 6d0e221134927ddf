/* A table of the session: blocks by form, counted by reference. A session is used by one thread at
 * a time, so nothing here is locked. */
#include "backend/cpu/runtime/prepack.h"

#include <sys/mman.h>

enum { BUCKETS = 1024, PAGE = 4096 };

struct fxge_kept_block {
	struct fxge_kept_blocks *all;
	fxge_kept_block *next; /* of its bucket */
	void *data;
	size_t whole; /* bytes, its own among them */
	uint64_t refs;
	fxge_form form;
};

struct fxge_kept_blocks {
	fxge_heap *heap;
	size_t bytes;
	fxge_kept_block *bucket[BUCKETS];
};

/* Forms of one constant are few. */
static fxge_kept_block **
bucket_of(struct fxge_kept_blocks *all, const fxge_form *f)
{
	return &all->bucket[fxge_ptr_key(f->of) * UINT64_C(0x9e3779b97f4a7c15) >> 54];
}

static bool
is_same(const fxge_form *a, const fxge_form *b)
{
	return a->kind == b->kind && a->of == b->of && memcmp(a->sizes, b->sizes, sizeof a->sizes) == 0;
}

fxge_kept_block *
fxge_kept_find(const fxge_session *s, const fxge_form *f)
{
	fxge_kept_block *b = s->kept && f->kind ? *bucket_of(s->kept, f) : NULL;

	while (b && !is_same(&b->form, f))
		b = b->next;
	if (b)
		b->refs++;
	return b;
}

/* Weights are read from end to end at every run: with fewer pages, fewer are looked up. */
static void
prefer_huge_pages(char *block, size_t size)
{
	enum { HUGE_PAGE = 2 << 20 };
	size_t skip = -(uintptr_t)block & (HUGE_PAGE - 1);

	if (size >= skip + HUGE_PAGE)
		madvise(block + skip, (size - skip) & ~(size_t)(HUGE_PAGE - 1), MADV_HUGEPAGE);
}

fxge_kept_block *
fxge_kept_new(fxge_session *s, const fxge_form *f, size_t size)
{
	if (!s->kept) {
		s->kept = FXGE_NEW(&s->arena, struct fxge_kept_blocks);
		s->kept->heap = &s->heap;
	}
	if (size > PTRDIFF_MAX / 2)
		fxge_heap_throw(&s->heap);
	size_t whole = sizeof(fxge_kept_block) + 64 + size;

	if (whole >= PAGE) /* as the system counts it */
		whole = (whole + PAGE - 1) & ~(size_t)(PAGE - 1);
	fxge_kept_block *b = fxge_heap_need_pages(&s->heap, whole), **list;
	char *end = (char *)(b + 1);

	prefer_huge_pages((char *)b, whole);
	*b = (fxge_kept_block){.all = s->kept,
		.data = end + (-(uintptr_t)end & 63),
		.whole = whole,
		.refs = 1,
		.form = *f};
	if (f->kind) {
		list = bucket_of(s->kept, f);
		b->next = *list;
		*list = b;
	}
	s->kept->bytes += whole;
	return b;
}

void
fxge_kept_drop(fxge_kept_block *b)
{
	if (!b || --b->refs)
		return;
	if (b->form.kind) {
		fxge_kept_block **at = bucket_of(b->all, &b->form);

		while (*at != b)
			at = &(*at)->next;
		*at = b->next;
	}
	b->all->bytes -= b->whole;
	fxge_heap_free(b->all->heap, b);
}

void *
fxge_kept_data(const fxge_kept_block *b)
{
	return b->data;
}

void
fxge_kept_release(fxge_kept *kept)
{
	if (kept->handle)
		kept->close(kept->handle);
	fxge_kept_drop(kept->held);
	fxge_kept_drop(kept->block);
	*kept = (fxge_kept){0};
}

size_t
fxge_kept_bytes(const fxge_session *s)
{
	return s->kept ? s->kept->bytes : 0;
}
