/* SPDX-License-Identifier: Apache-2.0 */
/* Maps, their hash, and interned names. */
#include "base/key.h"
#include "unit/check.h"

#include <stdio.h>
#include <time.h>

static void
integer_keys(void **state)
{
	fxge_arena *a = &((fixture *)*state)->arena;
	fxge_map m = {0};
	static int values[5000];

	assert_null(fxge_map_get(&m, 1));
	for (uint64_t i = 0; i < 5000; i++) {
		assert_null(fxge_map_put(a, &m, i << 40, &values[i]));
		assert_null(fxge_map_get(&m, 7)); /* the loop ends only if a slot is free */
	}
	assert_int_equal(m.len, 5000);
	for (uint64_t i = 0; i < 5000; i++)
		assert_ptr_equal(fxge_map_get(&m, i << 40), &values[i]);
	assert_null(fxge_map_get(&m, 7));
	assert_ptr_equal(fxge_map_put(a, &m, 0, &values[9]), &values[0]);
	assert_ptr_equal(fxge_map_get(&m, 0), &values[9]);
	assert_int_equal(m.len, 5000);
	assert_null(fxge_map_get(&m, UINT64_MAX));
}

static void
text_keys(void **state)
{
	fxge_arena *a = &((fixture *)*state)->arena;
	fxge_strmap m = {0};
	static int values[3000];

	for (int i = 0; i < 3000; i++) {
		char *key = fxge_arena_printf(a, "key_%d", i);
		assert_null(fxge_strmap_put(a, &m, key, strlen(key), &values[i]));
	}
	for (int i = 0; i < 3000; i++) {
		char key[32];
		snprintf(key, sizeof key, "key_%d", i);
		assert_ptr_equal(fxge_strmap_get(&m, key, strlen(key)), &values[i]);
	}
	assert_null(fxge_strmap_get(&m, "key_", 4));
	assert_null(fxge_strmap_put(a, &m, "", 0, &values[1]));
	assert_null(fxge_strmap_put(a, &m, "a\0b", 3, &values[2]));
	assert_null(fxge_strmap_get(&m, "a", 1));
	assert_ptr_equal(fxge_strmap_get(&m, NULL, 0), &values[1]);
	assert_ptr_equal(fxge_strmap_get(&m, "a\0b", 3), &values[2]);
	assert_int_equal(m.len, 3002);
}

/* `scramble` of base/map.c, and its inverse. */
static uint64_t
scrambled(uint64_t x)
{
	x = (x ^ x >> 32) * 0x9e6c63d0876a9a47u;
	x = (x ^ x >> 29) * 0xd1b54a32d192ed03u;
	return x ^ x >> 32;
}

static uint64_t
inverse(uint64_t odd)
{
	uint64_t x = odd;

	for (int i = 0; i < 6; i++)
		x *= 2 - odd * x;
	return x;
}

static uint64_t
unscrambled(uint64_t x)
{
	x = (x ^ x >> 32) * inverse(0xd1b54a32d192ed03u);
	x = (x ^ x >> 29 ^ x >> 58) * inverse(0x9e6c63d0876a9a47u);
	return x ^ x >> 32;
}

/* Keys with one fxge_hash_bytes value cost tables no more than others. */
static void
colliding_keys(void **state)
{
	enum { N = 50000 };
	fxge_arena *a = &((fixture *)*state)->arena;
	fxge_strmap m = {0};
	fxge_names *names = fxge_names_new(a);
	clock_t start = clock();

	for (uint64_t i = 1; i <= N; i++) {
		uint64_t h = fxge_hash_mix(scrambled(17), i);
		uint64_t words[2] = {
			i, unscrambled(unscrambled(1) - (h << 23 | h >> 41) - 0x9e3779b97f4a7c15u)};
		const char *key = fxge_arena_copy(a, words, sizeof words);
		assert_true(fxge_hash_bytes(key, sizeof words) == 1);
		assert_null(fxge_strmap_put(a, &m, key, sizeof words, &m));
		assert_int_equal(fxge_name_number(fxge_names_getn(names, key, sizeof words)), i);
	}
	assert_int_equal(m.len, N);
	assert_true(clock() - start < 5 * CLOCKS_PER_SEC);
}

static void
keyed_hashes_tell_lengths_apart(void **state)
{
	fxge_arena *a = &((fixture *)*state)->arena;
	fxge_map seen = {0};
	static const char zeros[100];

	for (size_t n = 0; n <= sizeof zeros; n++) {
		assert_true(fxge_key_bytes(zeros, n) == fxge_key_bytes(zeros, n));
		assert_null(fxge_map_put(a, &seen, fxge_key_bytes(zeros, n), &seen));
	}
	assert_true(fxge_key_mix(1, 2) != fxge_key_mix(2, 1));
}

/* Stored files are named by this hash. */
static void
hashes_are_the_same_on_every_machine(void **state)
{
	(void)state;
	assert_true(fxge_hash_bytes("", 0) == 0x10b219d106890c98u);
	assert_true(fxge_hash_bytes("torch.ops.aten.add", 18) == 0x6eaa67fd373aa262u);
	assert_true(fxge_hash_mix(1, 2) == 0x84e53bc2742eb585u);
	assert_true(fxge_hash_mix(1, 2) != fxge_hash_mix(2, 1));
	assert_true(fxge_hash_bytes("a", 1) != fxge_hash_bytes("a\0", 2));
}

static void
equal_text_is_the_same_name(void **state)
{
	fxge_names *t = fxge_names_new(&((fixture *)*state)->arena);
	char text[] = "relu";
	fxge_name a = fxge_names_get(t, text);

	text[0] = 'g';
	assert_string_equal(a, "relu");
	assert_ptr_equal(fxge_names_getn(t, "relu_1", 4), a);
	assert_ptr_not_equal(fxge_names_get(t, "gelu"), a);
	assert_int_equal(fxge_name_len(a), 4);
	assert_null(fxge_names_find(t, "none", 4));
	assert_ptr_equal(fxge_names_find(t, "relu", 4), a);
	assert_null(fxge_names_get(t, NULL));
	assert_string_equal(fxge_names_get(t, ""), "");
	assert_ptr_equal(fxge_names_getn(t, NULL, 0), fxge_names_get(t, ""));
}

static void
names_stay_when_the_table_grows(void **state)
{
	fxge_arena *a = &((fixture *)*state)->arena;
	fxge_names *t = fxge_names_new(a);
	static fxge_name names[4000];

	for (int i = 0; i < 4000; i++)
		names[i] = fxge_names_get(t, fxge_arena_printf(a, "%%add_%d", i));
	for (int i = 0; i < 4000; i++) {
		char text[32];
		int n = snprintf(text, sizeof text, "%%add_%d", i);
		assert_ptr_equal(fxge_names_find(t, text, (size_t)n), names[i]);
		assert_int_equal(fxge_name_len(names[i]), n);
		assert_int_equal(fxge_name_number(names[i]), i + 1);
	}
}

static void
names_of_any_length(void **state)
{
	fxge_arena *a = &((fixture *)*state)->arena;
	fxge_names *t = fxge_names_new(a);
	static fxge_name names[3000];
	char *text = fxge_arena_alloc(a, 3000);

	memset(text, 'x', 3000);
	for (size_t n = 0; n < 3000; n++)
		names[n] = fxge_names_getn(t, text, n);
	for (size_t n = 0; n < 3000; n++) {
		assert_int_equal(strlen(names[n]), n);
		assert_memory_equal(names[n], text, n);
		assert_ptr_equal(fxge_names_getn(t, text, n), names[n]);
	}
}

static void
a_value_is_put_where_it_stands(void **state)
{
	fxge_arena *a = &((fixture *)*state)->arena;
	fxge_map m = {0};

	for (uint64_t k = 0; k < 1000; k++) {
		void **at = fxge_map_at(a, &m, k * k);
		assert_null(*at);
		*at = a;
	}
	assert_int_equal(m.len, 1000);
	assert_ptr_equal(*fxge_map_at(a, &m, 49), a);
	assert_int_equal(m.len, 1000);
	assert_null(fxge_map_get(&m, 50));
}

static void
fresh_names_are_given_once(void **state)
{
	fxge_arena *a = &((fixture *)*state)->arena;
	fxge_strmap given = {0}, seen = {0};

	assert_string_equal(fxge_strmap_fresh(a, &given, "x"), "x");
	assert_string_equal(fxge_strmap_fresh(a, &given, "x_1"), "x_1");
	assert_string_equal(fxge_strmap_fresh(a, &given, "x"), "x_2");
	for (int i = 0; i < 100000; i++) {
		const char *name = fxge_strmap_fresh(a, &given, i % 2 ? "x" : "y");
		assert_null(fxge_strmap_put(a, &seen, name, strlen(name), a));
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(integer_keys),
		TEST(text_keys),
		TEST(colliding_keys),
		TEST(keyed_hashes_tell_lengths_apart),
		TEST(hashes_are_the_same_on_every_machine),
		TEST(equal_text_is_the_same_name),
		TEST(names_stay_when_the_table_grows),
		TEST(names_of_any_length),
		TEST(a_value_is_put_where_it_stands),
		TEST(fresh_names_are_given_once),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
