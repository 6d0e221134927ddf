/* SPDX-License-Identifier: Apache-2.0 */
/* Hostile protobuf: a clean answer in bounded time for any bytes. */
#include "backend/air/support.h"
#include "base/diag/air.h"
#include "base/diag/common.h"
#include "proto/alloc.h"
#include "proto/scan.h"
#include "proto/wire.h"

#include <stdlib.h>

static bool
scan(const void *p, size_t n, fxge_scan *s)
{
	*s = (fxge_scan){.utf8 = true};
	return fxge_proto_scan(&ge__proto__model_def__descriptor, (fxge_bytes){p, n}, s);
}

static void
varints(void **state)
{
	(void)state;
	static const uint8_t good[] = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01};
	static const uint8_t wide[] = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x02};
	static const uint8_t eleven[] = {
		0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01};
	uint64_t v;

	assert_int_equal(fxge_wire_varint((fxge_bytes){good, 10}, &v), 10);
	assert_true(v == UINT64_MAX);
	assert_int_equal(fxge_wire_varint((fxge_bytes){good, 9}, &v), 0);
	assert_int_equal(fxge_wire_varint((fxge_bytes){wide, 10}, &v), 0);
	assert_int_equal(fxge_wire_varint((fxge_bytes){eleven, 11}, &v), 0);
}

static void
refused(const char *bytes, size_t n)
{
	fxge_scan s;

	assert_false(scan(bytes, n, &s));
	assert_non_null(s.error);
}

static void
malformed(void **state)
{
	(void)state;
	refused("\x0a\x05"
			"abc",
		5);                                                          /* length beyond the end */
	refused("\x0b\x0c", 2);                                          /* a group */
	refused("\x02\x00", 2);                                          /* field 0 */
	refused("\x0a\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", 11);     /* length 2^64-1 */
	refused("\x10\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x01", 12); /* 11-byte varint */
	refused("\x0a\x03"
			"a\0b",
		5);                             /* NUL in a name */
	refused("\x0a\x02\xc3\x28", 4);     /* not UTF-8 */
	refused("\x10", 1);                 /* truncated */
	refused("\x15\x00\x00\x00\x00", 5); /* version as fixed32 */
	refused("\x08\x01", 2);             /* name as a number */
}

/* graph{op{attr{value{func{attr{value{func ...: 10^5 levels. */
static void
deep(void **state)
{
	air_test *t = *state;
	size_t levels = 100000, cap = levels * 8 + 64, at = cap;
	uint8_t *b = malloc(cap);
	static const uint8_t tags[] = {
		0x12 /* attr.func */, 0x52 /* attr.func */, 0x12 /* named.attr */};

	for (size_t i = 0; i < levels; i++) {
		size_t len = cap - at;
		uint8_t head[12];
		size_t n = 0;

		head[n++] = tags[(levels - 1 - i) % 3];
		for (; len >= 0x80; len >>= 7)
			head[n++] = (uint8_t)(len | 0x80);
		head[n++] = (uint8_t)len;
		at -= n;
		memcpy(b + at, head, n);
	}
	/* the attribute of the model that contains it */
	size_t len = cap - at, n = 0;
	uint8_t head[12] = {0x5a};

	for (n = 1; len >= 0x80; len >>= 7)
		head[n++] = (uint8_t)(len | 0x80);
	head[n++] = (uint8_t)len;
	at -= n;
	memcpy(b + at, head, n);
	fxge_scan s;

	assert_false(scan(b + at, cap - at, &s));
	assert_true(s.limit);
	assert_false(air_check_bytes(t, b + at, cap - at));
	assert_int_equal(air_count(t, FXGE_D_LIMIT), 1);
	free(b);
}

/* A message field repeated a million times must not be merged in quadratic time. */
static void
repeated_singular(void **state)
{
	air_test *t = *state;
	size_t n = 100000;
	uint8_t *b = malloc(2 * n);

	for (size_t i = 0; i < n; i++) {
		b[2 * i] = 0x62; /* ModelDef.attr_groups, empty */
		b[2 * i + 1] = 0;
	}
	fxge_scan s;

	assert_false(scan(b, 2 * n, &s));
	assert_true(s.limit);
	free(b);
	(void)t;
}

static void
budget(void **state)
{
	(void)state;
	uint8_t b[1000];
	fxge_scan s = {.max_elements = 100};

	for (size_t i = 0; i < sizeof b; i += 2) {
		b[i] = 0x3a; /* an empty graph */
		b[i + 1] = 0;
	}
	assert_false(fxge_proto_scan(&ge__proto__model_def__descriptor, (fxge_bytes){b, sizeof b}, &s));
	assert_true(s.limit);
	s = (fxge_scan){.max_memory = 10000};
	assert_false(fxge_proto_scan(&ge__proto__model_def__descriptor, (fxge_bytes){b, sizeof b}, &s));
	assert_true(s.limit);
}

/* Every prefix of a valid file, and every single changed byte: an answer, no crash. */
static void
truncated_and_flipped(void **state)
{
	air_test *t = *state;
	size_t n;

	air_write_base(t, FXGE_WEIGHTS_INLINE);
	uint8_t *b = air_read_file(t->path, &n);

	for (size_t i = 0; i < n; i++) {
		uint8_t *part =
			malloc(i ? i : 1); /* a block of its own, so that a read beyond it is detected */

		memcpy(part, b, i);
		assert_false(air_check_bytes(t, part, i));
		free(part);
	}
	for (size_t i = 0; i < n; i += 3) {
		uint8_t was = b[i];

		b[i] = (uint8_t)(was ^ (1u << i % 8));
		air_check_bytes(t, b, n);
		b[i] = was;
	}
	assert_true(air_check_bytes(t, b, n));
	free(b);
}

static void
no_graph(void **state)
{
	air_test *t = *state;

	assert_false(air_check_bytes(t, "", 0));
	assert_int_equal(air_count(t, FXGE_D_AIR_NO_GRAPH), 1);
	assert_false(air_check_bytes(t, "{\"a\": 1}", 8));
	assert_int_equal(air_count(t, FXGE_D_AIR_DAMAGED), 1);
}

/* A mapped file that another process changes: one number of 10 bytes becomes 10 numbers. */
typedef struct changing {
	fxge_proto_alloc *p;
	void *(*serve)(void *user, size_t n);
	uint8_t bytes[12]; /* ShapeDef.dim, packed */
	int calls;
} changing;

static void *
change_and_serve(void *user, size_t n)
{
	changing *c = user;

	if (++c->calls == 2) /* the message exists, its list does not */
		memset(c->bytes + 2, 1, 10);
	return c->serve(c->p, n);
}

static void
changed_while_unpacked(void **state)
{
	air_test *t = *state;
	changing c = {.bytes = {0x0a, 10, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01},
		.p = fxge_proto_alloc_new(&t->s->arena)};
	fxge_scan s = {.utf8 = true};
	const ProtobufCMessageDescriptor *d = &ge__proto__shape_def__descriptor;

	c.serve = c.p->base.alloc;
	c.p->base.alloc = change_and_serve;
	c.p->base.allocator_data = &c;
	const Ge__Proto__ShapeDef *m =
		(const void *)fxge_proto_unpack(c.p, d, (fxge_bytes){c.bytes, sizeof c.bytes}, &s);

	assert_non_null(m);
	assert_int_equal(c.bytes[2], 1);
	assert_int_equal(m->n_dim, 1);
	assert_true(m->dim[0] == -1);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(varints),
		cmocka_unit_test(malformed),
		AIR_TEST(deep),
		AIR_TEST(repeated_singular),
		cmocka_unit_test(budget),
		AIR_TEST(truncated_and_flipped),
		AIR_TEST(no_graph),
		AIR_TEST(changed_while_unpacked),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
