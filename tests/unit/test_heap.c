/* SPDX-License-Identifier: Apache-2.0 */
/* The heap: counts, failures on request, exit through the innermost guard. */
#include "unit/check.h"

static void
counts_live_and_peak_bytes(void **state)
{
	fxge_heap *h = &((fixture *)*state)->heap;
	void *a = fxge_heap_alloc(h, 100), *b = fxge_heap_alloc(h, 0);

	assert_true(((uintptr_t)a & 15) == 0 && ((uintptr_t)b & 15) == 0);
	assert_int_equal(h->live, 101);
	fxge_heap_free(h, a);
	fxge_heap_free(h, NULL);
	assert_int_equal(h->live, 1);
	assert_int_equal(h->peak, 101);
	assert_int_equal(h->allocs, 2);
	fxge_heap_free(h, b);
}

/* Large blocks come from the operating system, and are counted and aligned like others. */
static void
lines_and_pages_are_aligned(void **state)
{
	fxge_heap *h = &((fixture *)*state)->heap;
	char *a = fxge_heap_need_lines(h, 100), *b = fxge_heap_need_pages(h, 100),
		 *c = fxge_heap_need_pages(h, 1 << 20);

	assert_true((((uintptr_t)a | (uintptr_t)b | (uintptr_t)c) & 63) == 0);
	memset(c, 1, 1 << 20);
	assert_int_equal(h->live, 200 + (1 << 20));
	fxge_heap_free(h, a);
	fxge_heap_free(h, b);
	fxge_heap_free(h, c);
	assert_int_equal(h->live, 0);
}

static void
zeroed_memory_is_zero_in_all_sizes(void **state)
{
	fxge_heap *h = &((fixture *)*state)->heap;

	for (size_t size = 1; size <= 1 << 20; size *= 4) {
		char *dirty = memset(fxge_heap_need(h, size), 1, size);

		fxge_heap_free(h, dirty);
		const char *p = fxge_heap_need_zeroed(h, size);

		for (size_t i = 0; i < size; i++)
			assert_int_equal(p[i], 0);
		fxge_heap_free(h, (void *)(uintptr_t)p);
	}
	assert_int_equal(h->live, 0);
}

static void
a_cap_is_never_passed(void **state)
{
	fxge_heap *h = &((fixture *)*state)->heap;

	h->cap = 1000;
	void *p = fxge_heap_alloc(h, 600);
	assert_non_null(p);
	assert_null(fxge_heap_alloc(h, 401));
	void *q = fxge_heap_alloc(h, 400);
	assert_non_null(q);
	assert_null(fxge_heap_alloc(h, 0));
	fxge_heap_free(h, q);
	fxge_heap_free(h, p);
	h->cap = 0;
}

static void
realloc_keeps_the_contents(void **state)
{
	fxge_heap *h = &((fixture *)*state)->heap;
	char *p = fxge_heap_realloc(h, NULL, 6);

	memcpy(p, "hello", 6);
	p = fxge_heap_realloc(h, p, 1000);
	assert_string_equal(p, "hello");
	p = fxge_heap_realloc(h, p, 2);
	assert_memory_equal(p, "he", 2);
	h->fail_from = h->allocs + 1;
	assert_null(fxge_heap_realloc(h, p, 4000));
	assert_memory_equal(p, "he", 2);
	fxge_heap_free(h, p);
}

static void
fails_the_allocations_asked_for(void **state)
{
	fxge_heap *h = &((fixture *)*state)->heap;

	h->fail_from = 2;
	h->fail_more = 1;
	void *p[4];
	for (int i = 0; i < 4; i++)
		p[i] = fxge_heap_alloc(h, 8);
	assert_true(p[0] && !p[1] && !p[2] && p[3]);
	fxge_heap_free(h, p[0]);
	fxge_heap_free(h, p[3]);
}

static void
refuses_absurd_sizes(void **state)
{
	fxge_heap *h = &((fixture *)*state)->heap;

	assert_null(fxge_heap_alloc(h, SIZE_MAX));
	assert_null(fxge_heap_alloc(h, SIZE_MAX - 15));
	assert_int_equal(h->live, 0);
}

static int
needs_too_much(void *arg)
{
	fxge_heap_need(arg, SIZE_MAX);
	return 7;
}

static int
guards_inside(void *arg)
{
	fxge_heap *h = arg;
	int inner = fxge_heap_guard(h, needs_too_much, h);

	return inner == -1 ? 3 : 4;
}

static int
throws_after_an_inner_guard(void *arg)
{
	fxge_heap *h = arg;

	fxge_heap_guard(h, guards_inside, h);
	fxge_heap_throw(h);
}

static void
guards_nest(void **state)
{
	fxge_heap *h = &((fixture *)*state)->heap;

	assert_int_equal(fxge_heap_guard(h, needs_too_much, h), -1);
	assert_int_equal(fxge_heap_guard(h, guards_inside, h), 3);
	assert_int_equal(fxge_heap_guard(h, throws_after_an_inner_guard, h), -1);
	assert_null(h->recover);
}

/* The block is left by a jump; a volatile variable keeps its value of that moment. */
static void
recovery_points_nest(void **state)
{
	fxge_heap *h = &((fixture *)*state)->heap;
	fxge_recovery outer, inner;
	volatile int reached = 0;
	volatile bool inner_whole = true;

	h->fail_from = 1;
	fxge_heap_enter(h, &outer);
	if (FXGE_RECOVERS(&outer)) {
		fxge_heap_enter(h, &inner);
		if (FXGE_RECOVERS(&inner)) {
			reached = 1;
			fxge_heap_need(h, 1);
			reached = 2;
		}
		inner_whole = fxge_heap_leave(&inner);
		h->fail_from = 0;
		fxge_heap_free(h, fxge_heap_need(h, 1));
		fxge_heap_throw(h);
	}
	assert_false(fxge_heap_leave(&outer));
	assert_false(inner_whole);
	assert_int_equal(reached, 1);
	assert_null(h->recover);
	fxge_heap_enter(h, &outer);
	assert_true(fxge_heap_leave(&outer));
	assert_null(h->recover);
}

static void *
count_alloc(void *user, size_t size)
{
	++*(int *)user;
	return test_malloc(size);
}

static void
count_free(void *user, void *p)
{
	--*(int *)user;
	test_free(p);
}

static void
uses_the_callers_functions(void **state)
{
	(void)state;
	int live = 0;
	fxge_heap h = {.alloc = count_alloc, .free = count_free, .user = &live};
	void *p = fxge_heap_alloc(&h, 10);
	assert_int_equal(live, 1);
	p = fxge_heap_realloc(&h, p, 20);
	assert_int_equal(live, 1);
	fxge_heap_free(&h, p);
	assert_int_equal(live, 0);
}

static void
stays_below_a_bound(void **state)
{
	(void)state;
	fxge_heap h = {0};
	void *before = fxge_heap_alloc(&h, 1000);
	fxge_heap_grant(&h, 1); /* no limit yet */
	void *p = fxge_heap_alloc(&h, 1000);
	fxge_heap_raise_bound(&h, 100);
	assert_null(fxge_heap_alloc(&h, 101));
	assert_true(h.beyond);
	fxge_heap_grant(&h, 100);
	void *q = fxge_heap_alloc(&h, 200);
	assert_non_null(q);
	assert_null(fxge_heap_alloc(&h, 1));
	fxge_heap_free(&h, p); /* freed bytes are available again */
	p = fxge_heap_alloc(&h, 1000);
	assert_non_null(p);
	fxge_heap_grant(&h, UINT64_MAX);
	assert_non_null(before);
	fxge_heap_clear_bound(&h);
	assert_false(h.beyond);
	fxge_heap_free(&h, q);
	fxge_heap_free(&h, p);
	fxge_heap_free(&h, before);
	assert_int_equal(h.live, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(counts_live_and_peak_bytes),
		TEST(lines_and_pages_are_aligned),
		TEST(zeroed_memory_is_zero_in_all_sizes),
		TEST(a_cap_is_never_passed),
		TEST(realloc_keeps_the_contents),
		TEST(fails_the_allocations_asked_for),
		TEST(refuses_absurd_sizes),
		TEST(guards_nest),
		TEST(recovery_points_nest),
		TEST(uses_the_callers_functions),
		TEST(stays_below_a_bound),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
