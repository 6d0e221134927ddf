/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion between text and symbolic integers, for tests. */
#ifndef FXGE_TESTS_UNIT_SYM_TEXT_H
#define FXGE_TESTS_UNIT_SYM_TEXT_H

#include "unit/check.h"

#include "base/limits.h"
#include "sym/sym.h"

static inline fxge_syms *
table(void **state)
{
	fixture *f = *state;

	return fxge_syms_new(&f->arena, fxge_names_new(&f->arena));
}

static inline const char *
text(void **state, const fxge_syms *t, fxge_size s)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, &((fixture *)*state)->arena);
	fxge_sym_print(&b, t, s);
	return b.data;
}

static inline fxge_size
infix(fxge_syms *t, const char *s)
{
	fxge_size r = {0};
	const char *error;
	size_t at;

	if (!fxge_sym_parse_infix(t, s, strlen(s), &r, &error, &at))
		fail_msg("%s: %s at %zu", s, error, at);
	return r;
}

static inline bool
no_input(void *user, const char *path, size_t n, int dim, fxge_size *out)
{
	(void)user;
	(void)path;
	(void)n;
	(void)dim;
	(void)out;
	return false;
}

/* Parses and normalises under all known facts, which fxge_sym_parse_infix does not do. */
static inline fxge_size
normal(fxge_syms *t, const char *s)
{
	fxge_size r = {0};
	const char *error;
	size_t at;

	if (!fxge_sym_parse_guard(t, s, strlen(s), no_input, NULL, &r, &error, &at))
		fail_msg("%s: %s at %zu", s, error, at);
	return r;
}

static inline fxge_size
range_of(fxge_syms *t, const char *name, int64_t lo, int64_t hi)
{
	fxge_size s = infix(t, name);

	assert_true(fxge_sym_set_range(t, s, lo, hi));
	return s;
}

/* Creates s0 to s4 as PyTorch does, n from 0, u0 unbounded. */
static inline fxge_syms *
usual(void **state)
{
	fxge_syms *t = table(state);
	static const char *const names[] = {"s0", "s1", "s2", "s3", "s4"};

	for (int i = 0; i < 5; i++)
		range_of(t, names[i], 2, INT64_MAX);
	range_of(t, "n", 0, INT64_MAX);
	infix(t, "u0");
	return t;
}

#endif
