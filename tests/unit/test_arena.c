/* SPDX-License-Identifier: Apache-2.0 */
/* Arenas and the vectors in them: lifetime, order of cleanups, overflow of sizes. */
#include "unit/check.h"

static void
memory_is_zeroed_and_aligned(void **state)
{
	fxge_arena *a = &((fixture *)*state)->arena;

	for (int round = 0; round < 2; round++) {
		fxge_arena_mark m = fxge_arena_save(a);
		for (size_t n = 0; n < 3000; n += 7) {
			unsigned char *p = fxge_arena_alloc(a, n);
			assert_int_equal((uintptr_t)p & 15, 0);
			for (size_t i = 0; i < n; i++)
				assert_int_equal(p[i], 0);
			memset(p, 0xff, n);
		}
		fxge_arena_restore(a, m);
	}
}

static void
restore_drops_what_came_after(void **state)
{
	fixture *f = *state;
	fxge_arena *a = &f->arena;
	char *kept = fxge_arena_strndup(a, "kept", 4);
	fxge_arena_mark m = fxge_arena_save(a);
	size_t live = f->heap.live;
	char *first = fxge_arena_alloc(a, 8);

	fxge_arena_alloc(a, 1 << 22);
	for (int i = 0; i < 1000; i++)
		fxge_arena_alloc(a, 100);
	assert_true(f->heap.live > live);
	fxge_arena_restore(a, m);
	assert_int_equal(f->heap.live, live);
	assert_int_equal(a->used, 5);
	assert_string_equal(kept, "kept");
	assert_ptr_equal(fxge_arena_alloc(a, 8), first);
}

static void
restore_to_an_empty_arena(void **state)
{
	fixture *f = *state;
	fxge_arena_mark m = fxge_arena_save(&f->arena);

	fxge_arena_alloc(&f->arena, 100);
	fxge_arena_alloc(&f->arena, 10000);
	fxge_arena_restore(&f->arena, m);
	assert_true(f->heap.live < 4096); /* a small chunk is kept */
	size_t live = f->heap.live, asked = f->heap.allocs;

	fxge_arena_alloc(&f->arena, 1);
	assert_int_equal(f->heap.live, live);
	assert_int_equal(f->heap.allocs, asked);
}

static void
a_spare_chunk_serves_again(void **state)
{
	fixture *f = *state;
	fxge_arena *a = &f->arena;

	fxge_arena_keep_spare(a);
	char *first = fxge_arena_alloc(a, 1 << 20);
	fxge_arena_alloc(a, 100);
	fxge_arena_restore(a, (fxge_arena_mark){0});
	size_t live = f->heap.live;
	for (int i = 0; i < 3; i++) {
		char *again = fxge_arena_alloc(a, 1 << 20);
		assert_ptr_equal(again, first);
		assert_int_equal(again[7], 0);
		again[7] = 1;
		assert_int_equal(f->heap.live, live);
		fxge_arena_restore(a, (fxge_arena_mark){0});
	}
	fxge_arena_alloc(a, 1 << 25); /* too large to keep */
	fxge_arena_restore(a, (fxge_arena_mark){0});
	assert_int_equal(f->heap.live, live);
	fxge_arena_release(a);
	assert_int_equal(f->heap.live, 0);
}

static void
large_blocks_go_when_they_are_freed(void **state)
{
	fixture *f = *state;
	fxge_arena *a = &f->arena;
	size_t size = 1 << 20;
	char *first = fxge_arena_alloc(a, size), *second = fxge_arena_alloc(a, size);
	fxge_arena_mark m = fxge_arena_save(a);
	size_t live = f->heap.live;
	char *third = fxge_arena_alloc(a, size);

	third[0] = second[0] = 'x';
	assert_false(fxge_arena_free(a, first, size)); /* older than the mark */
	assert_int_equal(f->heap.live, live);
	fxge_arena_restore(a, m);
	assert_true(f->heap.live < live);
	assert_int_equal(second[0], 'x');
	assert_int_equal((uintptr_t)second & 15, 0);
}

static void
a_vector_leaves_no_old_arrays(void **state)
{
	fixture *f = *state;
	FXGE_VEC(int) v = {0};

	for (int i = 0; i < 1 << 20; i++)
		fxge_vec_push(&f->arena, &v, i);
	assert_true(f->heap.live < (5 << 20)); /* 4 in use; the earlier arrays together had as many */
	for (int i = 0; i < 1 << 20; i++)
		assert_int_equal(v.data[i], i);
}

static fxge_sbuf order;

static void
note_a(void *p)
{
	fxge_sbuf_str(&order, p);
}

static void
cleanups_run_newest_first_and_once(void **state)
{
	fixture *f = *state;

	fxge_sbuf_init(&order, &f->arena);
	fxge_arena a;
	fxge_arena_init(&a, &f->heap);
	fxge_arena_defer(&a, note_a, "1");
	fxge_arena_defer(&a, note_a, "2");
	fxge_arena_mark m = fxge_arena_save(&a);
	fxge_arena_defer(&a, note_a, "3");
	fxge_arena_defer(&a, note_a, "4");
	fxge_arena_restore(&a, m);
	assert_string_equal(order.data, "43");
	fxge_arena_release(&a);
	assert_string_equal(order.data, "4321");
	fxge_arena_release(&a);
	assert_string_equal(order.data, "4321");
}

static void
note_and_throw(void *p)
{
	fxge_sbuf_str(&order, "!");
	fxge_heap_throw(p);
}

static int
release_it(void *arg)
{
	fxge_arena_release(arg);
	return 0;
}

static void
a_cleanup_that_throws_does_not_run_again(void **state)
{
	fixture *f = *state;

	fxge_sbuf_init(&order, &f->arena);
	fxge_arena a;
	fxge_arena_init(&a, &f->heap);
	fxge_arena_defer(&a, note_a, "1");
	fxge_arena_defer(&a, note_and_throw, &f->heap);
	assert_int_equal(fxge_heap_guard(&f->heap, release_it, &a), -1);
	assert_int_equal(fxge_heap_guard(&f->heap, release_it, &a), 0);
	assert_string_equal(order.data, "!1");
}

typedef struct request {
	fxge_arena *arena;
	size_t count, size;
} request;

static int
ask_array(void *arg)
{
	request *r = arg;

	fxge_arena_array(r->arena, r->count, r->size);
	return 0;
}

/* Lent bytes are used first, larger requests come from the heap, and lent bytes are never freed. */
static void
lent_bytes_are_used_first(void **state)
{
	fxge_arena *a = &((fixture *)*state)->arena;
	_Alignas(16) static char room[1 << 13];
	fxge_arena_mark mark = fxge_arena_save(a);

	fxge_arena_lend(a, room, sizeof room);
	char *p = fxge_arena_space(a, 4000, 1), *q = fxge_arena_space(a, 8000, 1);
	assert_true(p >= room && p < room + sizeof room);
	assert_true(q < room || q >= room + sizeof room);
	memset(p, 1, 4000);
	memset(q, 1, 8000);
	fxge_arena_restore(a, mark);
	memset(room, 2, sizeof room);
	char *r = fxge_arena_alloc(a, 4000);
	assert_true(r < room || r >= room + sizeof room);
}

static void
sizes_that_overflow_end_as_out_of_memory(void **state)
{
	fixture *f = *state;
	request overflow[] = {
		{&f->arena, SIZE_MAX / 8 + 2, 8},
		{&f->arena, SIZE_MAX, SIZE_MAX},
		{&f->arena, SIZE_MAX, 1},
		{&f->arena, 1, SIZE_MAX - 8},
	};

	for (size_t i = 0; i < sizeof overflow / sizeof overflow[0]; i++)
		assert_int_equal(fxge_heap_guard(&f->heap, ask_array, &overflow[i]), -1);
	request fine = {&f->arena, 0, 8};
	assert_int_equal(fxge_heap_guard(&f->heap, ask_array, &fine), 0);
}

static void
printf_and_copies(void **state)
{
	fxge_arena *a = &((fixture *)*state)->arena;

	assert_string_equal(fxge_arena_printf(a, "%d-%s", 42, "x"), "42-x");
	assert_string_equal(fxge_arena_printf(a, "%s", ""), "");
	char long_text[5000];
	memset(long_text, 'y', sizeof long_text);
	long_text[sizeof long_text - 1] = '\0';
	assert_string_equal(fxge_arena_printf(a, "%s", long_text), long_text);
	assert_string_equal(fxge_arena_strndup(a, "abcdef", 3), "abc");
	assert_memory_equal(fxge_arena_copy(a, "\0b", 3), "\0b", 3);
}

static void
vectors_grow_and_keep_their_elements(void **state)
{
	fxge_arena *a = &((fixture *)*state)->arena;
	FXGE_VEC(int) v = {0};

	fxge_vec_reserve(a, &v, 3);
	assert_true(v.cap >= 3 && v.len == 0);
	for (int i = 0; i < 10000; i++)
		fxge_vec_push(a, &v, i);
	assert_int_equal(v.len, 10000);
	for (int i = 0; i < 10000; i++)
		assert_int_equal(v.data[i], i);
	fxge_vec_push(a, &v, v.data[9999]);
	assert_int_equal(v.data[10000], 9999);
}

static int
grow_forever(void *arg)
{
	fxge_arena *a = arg;
	FXGE_VEC(uint64_t) v = {0};

	fxge_vec_reserve(a, &v, SIZE_MAX / 4);
	return 0;
}

static void
a_vector_too_large_ends_as_out_of_memory(void **state)
{
	fixture *f = *state;

	assert_int_equal(fxge_heap_guard(&f->heap, grow_forever, &f->arena), -1);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(memory_is_zeroed_and_aligned),
		TEST(restore_drops_what_came_after),
		TEST(restore_to_an_empty_arena),
		TEST(a_spare_chunk_serves_again),
		TEST(large_blocks_go_when_they_are_freed),
		TEST(a_vector_leaves_no_old_arrays),
		TEST(cleanups_run_newest_first_and_once),
		TEST(a_cleanup_that_throws_does_not_run_again),
		TEST(lent_bytes_are_used_first),
		TEST(sizes_that_overflow_end_as_out_of_memory),
		TEST(printf_and_copies),
		TEST(vectors_grow_and_keep_their_elements),
		TEST(a_vector_too_large_ends_as_out_of_memory),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
