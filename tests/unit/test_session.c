/* SPDX-License-Identifier: Apache-2.0 */
/* Sessions: independent, complete or absent, and owners of everything that outlives a call. */
#include "base/diag/bugs.h"
#include "unit/check.h"

typedef struct budget {
	int live, left;
} budget;

static void *
spend(void *user, size_t size)
{
	budget *b = user;

	if (b->left-- <= 0)
		return NULL;
	b->live++;
	return test_malloc(size);
}

static void
give_back(void *user, void *p)
{
	((budget *)user)->live--;
	test_free(p);
}

static void
made_whole_or_not_at_all(void **state)
{
	(void)state;
	fxge_session *s = NULL;
	for (int n = 0; !s; n++) {
		budget b = {0, n};
		s = fxge_session_new(spend, give_back, &b);
		assert_true(n < 50);
		if (s) {
			assert_ptr_equal(fxge_names_get(s->names, "a"), fxge_names_get(s->names, "a"));
			fxge_session_release(s);
		}
		assert_int_equal(b.live, 0);
	}
	fxge_session_release(NULL);
}

static void
two_are_independent(void **state)
{
	(void)state;
	fxge_session *a = fxge_session_new(NULL, NULL, NULL), *b = fxge_session_new(NULL, NULL, NULL);
	fxge_name x = fxge_names_get(a->names, "x");
	assert_null(fxge_names_find(b->names, "x", 1));
	fxge_report(&a->diags, NULL, FXGE_D_BUG, "only here");
	assert_int_equal(b->diags.errors, 0);
	fxge_session_release(b);
	assert_string_equal(x, "x");
	fxge_session_release(a);
}

static void
count_release(void *p)
{
	++*(int *)p;
}

static int
adopt_without_memory(void *arg)
{
	fxge_session *s = arg;

	s->heap.fail_from = s->heap.allocs + 1;
	static int released;
	fxge_session_adopt(s, &released, count_release);
	return 0;
}

static void
owned_things_are_released_once(void **state)
{
	(void)state;
	int counts[3] = {0};
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	for (int i = 0; i < 3; i++)
		fxge_session_adopt(s, &counts[i], count_release);
	fxge_session_disown(s, &counts[1]);
	fxge_session_disown(s, &counts[1]);
	assert_int_equal(fxge_heap_guard(&s->heap, adopt_without_memory, s), -1);
	fxge_session_release(s);
	assert_true(counts[0] == 1 && counts[1] == 0 && counts[2] == 1);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(made_whole_or_not_at_all),
		cmocka_unit_test(two_are_independent),
		cmocka_unit_test(owned_things_are_released_once),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
