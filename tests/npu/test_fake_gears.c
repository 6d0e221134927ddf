/* SPDX-License-Identifier: Apache-2.0 */
/* The fake's models with gears: each gear computes, and each rule ends a program that breaks it. */
#include "npu/ends.h"
#include "npu/fake/acl.h"
#include "npu/make_om.h"

#include <stdlib.h>
#include <string.h>

enum { TO_DEVICE = 1, TO_HOST = 2, GEAR_INPUT = 1 };

static const char graph[] = "fxge 1\n"
							"model \"m\" stage \"ge\"\n"
							"symbol s0 : int [1, 8]\n"
							"graph \"main\"(%x : f32[s0, 3]) {\n"
							"  %y = ge.Add(x1=%x, x2=%x) : f32[s0, 3]\n"
							"  return %y as \"y\"\n"
							"}\n";

static int
make_all(void **state)
{
	static const uint64_t gears[] = {1, 2, 4};
	static const char *const x[] = {"x"};

	scratch_make(state);
	make_geared_om(scratch_path("gears.om"), graph, gears, 3);
	make_om(scratch_path("dynamic.om"), graph, x, 1, -1);
	return 0;
}

typedef struct setup {
	uint32_t id;
	aclmdlDataset *in, *out;
	aclDataBuffer *buffer[3];
	void *p[3];
} setup;

/* x and y with memory for `rows` rows, and `gear` bytes for the gear. */
static void
begin(setup *s, int rows, size_t gear)
{
	const size_t size[] = {(size_t)rows * 12, gear, (size_t)rows * 12};
	float host[12];

	if (aclInit(NULL) || aclrtSetDevice(0) || aclmdlLoadFromFile(scratch_path("gears.om"), &s->id))
		_exit(9);
	s->in = aclmdlCreateDataset();
	s->out = aclmdlCreateDataset();
	for (int i = 0; i < 3; i++) {
		aclrtMalloc(&s->p[i], size[i], 0);
		s->buffer[i] = aclCreateDataBuffer(s->p[i], size[i]);
		aclmdlAddDatasetBuffer(i < 2 ? s->in : s->out, s->buffer[i]);
	}
	for (int i = 0; i < 12; i++)
		host[i] = (float)i;
	aclrtMemcpy(s->p[0], size[0], host, size[0], TO_DEVICE);
}

static int
set_rows(const setup *s, size_t index, int64_t rows)
{
	const aclmdlIODims dims = {.dimCount = 2, .dims = {rows, 3}};

	return aclmdlSetInputDynamicDims(s->id, s->in, index, &dims);
}

static void
end(setup *s)
{
	aclmdlDestroyDataset(s->in);
	aclmdlDestroyDataset(s->out);
	for (int i = 0; i < 3; i++) {
		aclDestroyDataBuffer(s->buffer[i]);
		aclrtFree(s->p[i]);
	}
	aclmdlUnload(s->id);
	aclrtResetDevice(0);
	aclFinalize();
}

/* Checks the rows of the result, dense as CurOutputDims reports; bytes after them are unchanged. */
static void
keeps_all(void)
{
	setup s;
	aclmdlIODims dims, all[3];
	size_t n = 0, at = 0;
	float host[12];

	begin(&s, 4, 4);
	aclmdlDesc *d = aclmdlCreateDesc();
	int wrong = aclmdlGetDesc(d, s.id) || aclmdlGetNumInputs(d) != 2;

	wrong += aclmdlGetInputIndexByName(d, "ascend_mbatch_shape_data", &at) || at != GEAR_INPUT;
	wrong += aclmdlGetInputSizeByIndex(d, at) != 4 || aclmdlGetInputSizeByIndex(d, 0) != 48;
	wrong += aclmdlGetInputDynamicGearCount(d, (size_t)-1, &n) || n != 3;
	wrong += aclmdlGetInputDynamicDims(d, (size_t)-1, all, 2) == 0;
	wrong += aclmdlGetInputDynamicDims(d, (size_t)-1, all, 3) || all[1].dims[0] != 2;
	for (int rows = 1; rows <= 4; rows *= 2) {
		wrong += set_rows(&s, GEAR_INPUT, rows) || aclmdlExecute(s.id, s.in, s.out);
		wrong += aclmdlGetCurOutputDims(d, 0, &dims) || dims.dimCount != 2 || dims.dims[0] != rows;
		aclrtMemcpy(host, sizeof host, s.p[2], (size_t)rows * 12, TO_HOST);
		for (int i = 0; i < 3 * rows; i++)
			wrong += host[i] != 2 * (float)i;
	}
	wrong += aclmdlDestroyDesc(d);
	end(&s);
	_exit(wrong);
}

/* Setting an unknown gear, or at the wrong time, fails. */
static void
fails(void)
{
	setup s;

	begin(&s, 4, 4);
	int wrong = set_rows(&s, GEAR_INPUT, 3) != 145013 || set_rows(&s, 0, 2) != 145011;

	aclUpdateDataBuffer(s.buffer[1], s.p[1], 2);
	wrong += set_rows(&s, GEAR_INPUT, 2) != 145012;
	end(&s);
	_exit(wrong);
}

/* No gear was set: the largest one applies. */
static void
takes_the_largest(void)
{
	setup s;
	aclmdlIODims dims;

	begin(&s, 4, 4);
	aclmdlDesc *d = aclmdlCreateDesc();
	int wrong = aclmdlGetDesc(d, s.id) || aclmdlExecute(s.id, s.in, s.out)
				|| aclmdlGetCurOutputDims(d, 0, &dims) || dims.dims[0] != 4;

	aclmdlDestroyDesc(d);
	end(&s);
	_exit(wrong);
}

static void
small_for_the_largest(void)
{
	setup s;

	begin(&s, 2, 4);
	aclmdlExecute(s.id, s.in, s.out);
}

static void
small_for_its_own(void)
{
	setup s;

	begin(&s, 2, 4);
	set_rows(&s, GEAR_INPUT, 4);
	aclmdlExecute(s.id, s.in, s.out);
}

static void
large_gear_buffer(void)
{
	setup s;

	begin(&s, 4, 64);
	set_rows(&s, GEAR_INPUT, 4);
	aclmdlExecute(s.id, s.in, s.out);
}

static void
gear_in_host_memory(void)
{
	setup s;
	int32_t gear = 0;

	begin(&s, 4, 4);
	aclUpdateDataBuffer(s.buffer[1], &gear, 4);
	set_rows(&s, GEAR_INPUT, 4);
}

static void
no_gear_buffer(void)
{
	setup s;

	begin(&s, 4, 4);
	aclUpdateDataBuffer(s.buffer[1], NULL, 0);
	set_rows(&s, GEAR_INPUT, 4);
}

static void
no_such_buffer(void)
{
	setup s;

	begin(&s, 4, 4);
	set_rows(&s, 7, 4);
}

static void
gear_of_one_input(void)
{
	aclmdlIODims dims;
	setup s;

	begin(&s, 4, 4);
	aclmdlDesc *d = aclmdlCreateDesc();

	aclmdlGetDesc(d, s.id);
	aclmdlGetInputDynamicDims(d, 0, &dims, 1);
}

static void
gear_of_a_dynamic_model(void)
{
	aclmdlIODims dims = {.dimCount = 2, .dims = {1, 3}};
	aclmdlDataset *in;
	uint32_t id;

	if (aclInit(NULL) || aclrtSetDevice(0) || aclmdlLoadFromFile(scratch_path("dynamic.om"), &id))
		_exit(9);
	in = aclmdlCreateDataset();
	aclmdlSetInputDynamicDims(id, in, 0, &dims);
}

static void
gears_compute(void **state)
{
	static void (*const all[])(void) = {keeps_all, fails, takes_the_largest};

	(void)state;
	for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
		remove(scratch_path("log"));
		int status = ends_of(all[i]);

		if (status || log_has("broken"))
			fail_msg("program %zu: status %x", i, (unsigned)status);
	}
}

static void
every_rule_ends_who_breaks_it(void **state)
{
	static const rule_case all[] = {{small_for_the_largest, "broken 1.5 checks: byte size"},
		{small_for_its_own, "broken 1.5 checks: byte size"},
		{large_gear_buffer, "broken 7 hidden input: a buffer of exactly GetInputSizeByIndex"},
		{gear_in_host_memory, "broken 11 pointers inside live allocations"},
		{no_gear_buffer, "broken 1.5 checks: NULL data buffer"},
		{no_such_buffer, "broken 11 gear input present"},
		{gear_of_one_input, "broken 7 GetInputDynamicGearCount(d, (size_t)-1, ..)"},
		{gear_of_a_dynamic_model, "broken 7 gears"}};

	(void)state;
	expect_broken(all, (int)(sizeof all / sizeof *all));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gears_compute),
		cmocka_unit_test(every_rule_ends_who_breaks_it),
	};

	return cmocka_run_group_tests(tests, make_all, scratch_remove);
}
