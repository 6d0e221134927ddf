/* SPDX-License-Identifier: Apache-2.0 */
/* Common header of the unit tests: cmocka with the headers that it needs, and a heap. */
#ifndef FXGE_TESTS_UNIT_CHECK_H
#define FXGE_TESTS_UNIT_CHECK_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/session.h"

typedef struct fixture {
	fxge_heap heap;
	fxge_arena arena;
	fxge_diags diags;
} fixture;

static inline int
fixture_open(void **state)
{
	static fixture f;

	memset(&f, 0, sizeof f);
	fxge_arena_init(&f.arena, &f.heap);
	fxge_diags_init(&f.diags, &f.arena);
	*state = &f;
	return 0;
}

/* Also checks that the test released all memory. */
static inline int
fixture_close(void **state)
{
	fixture *f = *state;

	fxge_arena_release(&f->arena);
	return f->heap.live == 0 ? 0 : -1;
}

#define TEST(fn) cmocka_unit_test_setup_teardown(fn, fixture_open, fixture_close)

#endif
