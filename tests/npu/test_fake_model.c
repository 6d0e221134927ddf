/* SPDX-License-Identifier: Apache-2.0 */
/* The fake's models: they compute, and each rule ends a program that breaks it. */
#include "npu/ends.h"
#include "npu/fake/acl.h"
#include "npu/make_om.h"

#include <pthread.h>
#include <string.h>

enum { TO_DEVICE = 1, TO_HOST = 2, F32 = 0, ND = 2 };

/* ---- .om files ---- */

static const char static_graph[] = "fxge 1\n"
								   "model \"m\" stage \"ge\"\n"
								   "graph \"main\"(%x : f32[2, 3]) {\n"
								   "  %y = ge.Add(x1=%x, x2=%x) : f32[2, 3]\n"
								   "  return %y as \"y\"\n"
								   "}\n";
static const char dynamic_graph[] = "fxge 1\n"
									"model \"m\" stage \"ge\"\n"
									"symbol s0 : int [1, 8]\n"
									"graph \"main\"(%x : f32[s0, 3]) {\n"
									"  %y = ge.Add(x1=%x, x2=%x) : f32[s0, 3]\n"
									"  return %y as \"y\"\n"
									"}\n";
static const char state_graph[] =
	"fxge 1\n"
	"model \"m\" stage \"ge\"\n"
	"tensor @sum : f32[2, 3] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0}\n"
	"graph \"main\"(%sum : f32[2, 3] = state(@sum, \"sum\"), %x : f32[2, 3]) {\n"
	"  %y = ge.Add(x1=%sum, x2=%x) : f32[2, 3]\n"
	"  %Assign = ge.Assign(ref=%sum, value=%y) : f32[2, 3]\n"
	"  return %y as \"y\"\n"
	"}\n";

static int
make_all(void **state)
{
	static const char *const x[] = {"x"}, *const both[] = {"sum", "x"};

	scratch_make(state);
	make_om(scratch_path("static.om"), static_graph, x, 1, 2);
	make_om(scratch_path("dynamic.om"), dynamic_graph, x, 1, -1);
	FILE *torn = fopen(scratch_path("torn.om"), "w");

	fputs("IMOD, and nothing more", torn);
	fclose(torn);
	make_om(scratch_path("state.om"), state_graph, both, 2, 2);
	return 0;
}

/* ---- programs ---- */

typedef struct setup {
	uint32_t id;
	aclmdlDataset *in, *out;
	aclDataBuffer *buffer[4];
	void *p[4];
	int n; /* sizes of buffers */
} setup;

static void
begin(setup *s, const char *om)
{
	*s = (setup){0};
	if (aclInit(NULL) || aclrtSetDevice(0) || aclmdlLoadFromFile(scratch_path(om), &s->id))
		_exit(9);
	s->in = aclmdlCreateDataset();
	s->out = aclmdlCreateDataset();
}

static void
add(setup *s, aclmdlDataset *to, void *p, size_t n)
{
	s->buffer[s->n] = aclCreateDataBuffer(p, n);
	aclmdlAddDatasetBuffer(to, s->buffer[s->n]);
	s->p[s->n++] = p;
}

static void *
device_bytes(size_t n)
{
	void *p = NULL;

	aclrtMalloc(&p, n, 0);
	return p;
}

static void *
device_floats(int n, float first)
{
	float host[64];

	for (int i = 0; i < n; i++)
		host[i] = first + (float)i;
	void *p = device_bytes((size_t)n * 4);

	aclrtMemcpy(p, (size_t)n * 4, host, (size_t)n * 4, TO_DEVICE);
	return p;
}

static bool
device_has(const void *p, int n, float first, float step)
{
	float host[64] = {0};
	bool same = true;

	aclrtMemcpy(host, sizeof host, p, (size_t)n * 4, TO_HOST);
	for (int i = 0; i < n; i++)
		same = same && host[i] == first + step * (float)i;
	return same;
}

static void
tell_rows(setup *s, int64_t rows)
{
	int64_t dims[] = {rows, 3};
	aclTensorDesc *d = aclCreateTensorDesc(F32, 2, dims, ND);

	aclmdlSetDatasetTensorDesc(s->in, d, 0);
	aclDestroyTensorDesc(d);
}

static void
end(setup *s)
{
	aclmdlDestroyDataset(s->in);
	aclmdlDestroyDataset(s->out);
	for (int i = 0; i < s->n; i++) {
		aclDestroyDataBuffer(s->buffer[i]);
		if (s->p[i])
			aclrtFree(s->p[i]);
	}
	aclmdlUnload(s->id);
	aclrtResetDevice(0);
	aclFinalize();
}

/* Inputs and outputs of static.om as they should be. */
static void
whole(setup *s)
{
	begin(s, "static.om");
	add(s, s->in, device_floats(6, 1), 24);
	add(s, s->out, device_bytes(24), 24);
}

static void
keeps_all(void)
{
	setup s;
	aclmdlIODims dims;
	size_t at = 9;

	whole(&s);
	aclmdlDesc *d = aclmdlCreateDesc();
	int wrong = aclmdlGetDesc(d, s.id) || aclmdlGetNumInputs(d) != 1 || aclmdlGetNumOutputs(d) != 1;

	wrong += aclmdlGetInputSizeByIndex(d, 0) != 24 || aclmdlGetOutputSizeByIndex(d, 0) != 24;
	wrong += aclmdlGetInputDims(d, 0, &dims) || dims.dimCount != 2 || dims.dims[0] != 2;
	wrong += strcmp(aclmdlGetInputNameByIndex(d, 0), "x") != 0
			 || aclmdlGetInputIndexByName(d, "x", &at) || at != 0
			 || aclmdlGetInputIndexByName(d, "z", &at) == 0;
	wrong += aclmdlGetInputDataType(d, 0) != F32;
	wrong += aclmdlExecute(s.id, s.in, s.out) || !device_has(s.p[1], 6, 2, 2);
	wrong += aclmdlDestroyDesc(d);
	end(&s);
	_exit(wrong);
}

static void
keeps_all_dynamic(void)
{
	setup s;
	int64_t rows = 0;
	int wrong = 0;

	begin(&s, "dynamic.om");
	add(&s, s.in, device_floats(12, 1), 48);
	add(&s, s.out, NULL, 0);
	for (int k = 1; k <= 4; k += 3) {
		tell_rows(&s, k);
		wrong += aclmdlExecute(s.id, s.in, s.out);
		void *p = aclGetDataBufferAddr(s.buffer[1]);

		wrong += aclGetTensorDescDimV2(aclmdlGetDatasetTensorDesc(s.out, 0), 0, &rows) || rows != k;
		wrong += aclGetDataBufferSizeV2(s.buffer[1]) != (size_t)k * 12;
		wrong += !device_has(p, 3 * k, 2, 2) || aclrtFree(p);
		wrong += aclUpdateDataBuffer(s.buffer[1], NULL, 0);
	}
	end(&s);
	_exit(wrong);
}

/* The model keeps no state: the caller's buffer holds it. */
static void
keeps_state(void)
{
	setup s;

	begin(&s, "state.om");
	add(&s, s.in, device_floats(6, 0), 24);
	add(&s, s.in, device_floats(6, 1), 24);
	add(&s, s.out, device_bytes(24), 24);
	int wrong = aclmdlExecute(s.id, s.in, s.out) || !device_has(s.p[0], 6, 1, 2);

	wrong += aclmdlExecute(s.id, s.in, s.out) || !device_has(s.p[0], 6, 2, 3);
	wrong += !device_has(s.p[2], 6, 2, 3) || !device_has(s.p[1], 6, 1, 1);
	end(&s);
	_exit(wrong);
}

/* Asynchronous work has no effect before its stream is synchronised. */
static void
waits(void)
{
	setup s;
	void *stream;

	whole(&s);
	int wrong = aclrtCreateStream(&stream) || aclmdlExecuteAsync(s.id, s.in, s.out, stream);

	wrong += device_has(s.p[1], 6, 2, 2);
	wrong += aclrtSynchronizeStream(stream) || !device_has(s.p[1], 6, 2, 2);
	wrong += aclrtDestroyStream(stream);
	end(&s);
	_exit(wrong);
}

static void
files_that_are_none(void)
{
	setup s;
	uint32_t id;

	whole(&s);
	int wrong = aclmdlLoadFromFile(scratch_path("nothing.om"), &id) != 145002;

	wrong += aclmdlLoadFromFile(scratch_path("torn.om"), &id) != 145006;
	wrong += aclmdlLoadFromMem("IMOD", 4, &id) != 145006;
	end(&s);
	_exit(wrong);
}

static void
small_own_output(void)
{
	setup s;

	begin(&s, "dynamic.om");
	add(&s, s.in, device_floats(12, 1), 48);
	add(&s, s.out, device_bytes(12), 12);
	tell_rows(&s, 4);
	int code = aclmdlExecute(s.id, s.in, s.out);

	end(&s);
	_exit(code == 145000 ? 0 : 1);
}

/* ---- programs that break a rule ---- */

static void
model_left(void)
{
	if (aclInit(NULL) || aclrtSetDevice(0))
		_exit(9);
	uint32_t id;

	aclmdlLoadFromFile(scratch_path("static.om"), &id);
	aclrtResetDevice(0);
	aclFinalize();
}

static void
unloaded_twice(void)
{
	setup s;

	whole(&s);
	aclmdlUnload(s.id);
	aclmdlUnload(s.id);
}

static void
no_such_model(void)
{
	setup s;

	whole(&s);
	aclmdlExecute(s.id + 1, s.in, s.out);
}

static void
run_after_its_end(void)
{
	setup s;

	whole(&s);
	aclmdlUnload(s.id);
	aclmdlExecute(s.id, s.in, s.out);
}

static void
another_context(void)
{
	setup s;

	whole(&s);
	aclrtSetDevice(1);
	aclmdlExecute(s.id, s.in, s.out);
}

static void *
execute_in_thread(void *arg)
{
	setup *s = arg;

	aclmdlExecute(s->id, s->in, s->out);
	return NULL;
}

static void
thread_without_device(void)
{
	setup s;
	pthread_t t;

	whole(&s);
	pthread_create(&t, NULL, execute_in_thread, &s);
	pthread_join(t, NULL);
}

static void
input_missing(void)
{
	setup s;

	begin(&s, "static.om");
	add(&s, s.out, device_bytes(24), 24);
	aclmdlExecute(s.id, s.in, s.out);
}

static void
no_input_buffer(void)
{
	setup s;

	begin(&s, "static.om");
	add(&s, s.in, NULL, 0);
	add(&s, s.out, device_bytes(24), 24);
	aclmdlExecute(s.id, s.in, s.out);
}

static void
host_input(void)
{
	static float host[6];
	setup s;

	begin(&s, "static.om");
	add(&s, s.in, host, 24);
	add(&s, s.out, device_bytes(24), 24);
	aclmdlExecute(s.id, s.in, s.out);
}

static void
small_input(void)
{
	setup s;

	begin(&s, "static.om");
	add(&s, s.in, device_floats(6, 1), 20);
	add(&s, s.out, device_bytes(24), 24);
	aclmdlExecute(s.id, s.in, s.out);
}

static void
more_than_allocated(void)
{
	setup s;

	begin(&s, "static.om");
	add(&s, s.in, device_floats(5, 1), 24);
	add(&s, s.out, device_bytes(24), 24);
	aclmdlExecute(s.id, s.in, s.out);
}

static void
small_output(void)
{
	setup s;

	begin(&s, "static.om");
	add(&s, s.in, device_floats(6, 1), 24);
	add(&s, s.out, device_bytes(24), 20);
	aclmdlExecute(s.id, s.in, s.out);
}

static void
unknown_output_of_static(void)
{
	setup s;

	begin(&s, "static.om");
	add(&s, s.in, device_floats(6, 1), 24);
	add(&s, s.out, NULL, 0);
	aclmdlExecute(s.id, s.in, s.out);
}

static void
memory_of_another_device(void)
{
	setup s;

	begin(&s, "static.om");
	add(&s, s.in, device_floats(6, 1), 24);
	void *mine;

	aclrtGetCurrentContext(&mine);
	aclrtSetDevice(1);
	void *p = device_bytes(24);

	aclrtSetCurrentContext(mine);
	add(&s, s.out, p, 24);
	aclmdlExecute(s.id, s.in, s.out);
}

static void
output_in_input(void)
{
	setup s;

	begin(&s, "static.om");
	add(&s, s.in, device_floats(6, 1), 24);
	add(&s, s.out, s.p[0], 24);
	aclmdlExecute(s.id, s.in, s.out);
}

static void
sizes_not_set(void)
{
	setup s;

	begin(&s, "dynamic.om");
	add(&s, s.in, device_floats(6, 1), 24);
	add(&s, s.out, NULL, 0);
	aclmdlExecute(s.id, s.in, s.out);
}

/* They hold for one run. */
static void
sizes_set_once(void)
{
	setup s;

	begin(&s, "dynamic.om");
	add(&s, s.in, device_floats(6, 1), 24);
	add(&s, s.out, device_bytes(24), 24);
	tell_rows(&s, 2);
	aclmdlExecute(s.id, s.in, s.out);
	aclmdlExecute(s.id, s.in, s.out);
}

static void
wrong_sizes(void)
{
	int64_t dims[] = {2, 4};
	setup s;

	begin(&s, "dynamic.om");
	add(&s, s.in, device_floats(8, 1), 32);
	add(&s, s.out, NULL, 0);
	aclmdlSetDatasetTensorDesc(s.in, aclCreateTensorDesc(F32, 2, dims, ND), 0);
	aclmdlExecute(s.id, s.in, s.out);
}

static void
wrong_dtype(void)
{
	int64_t dims[] = {2, 3};
	setup s;

	begin(&s, "dynamic.om");
	add(&s, s.in, device_floats(6, 1), 24);
	add(&s, s.out, NULL, 0);
	aclmdlSetDatasetTensorDesc(s.in, aclCreateTensorDesc(1, 2, dims, ND), 0);
	aclmdlExecute(s.id, s.in, s.out);
}

static void
small_dynamic_input(void)
{
	setup s;

	begin(&s, "dynamic.om");
	add(&s, s.in, device_floats(6, 1), 24);
	add(&s, s.out, NULL, 0);
	tell_rows(&s, 3);
	aclmdlExecute(s.id, s.in, s.out);
}

static void
unknown_output_later(void)
{
	setup s;
	void *stream;

	begin(&s, "dynamic.om");
	add(&s, s.in, device_floats(6, 1), 24);
	add(&s, s.out, NULL, 0);
	tell_rows(&s, 2);
	aclrtCreateStream(&stream);
	aclmdlExecuteAsync(s.id, s.in, s.out, stream);
	aclrtSynchronizeStream(stream);
}

/* Memory that the dynamic model allocated belongs to the caller. */
static void
unknown_output_left(void)
{
	setup s;

	begin(&s, "dynamic.om");
	add(&s, s.in, device_floats(6, 1), 24);
	add(&s, s.out, NULL, 0);
	tell_rows(&s, 2);
	aclmdlExecute(s.id, s.in, s.out);
	end(&s);
}

static void
stream_of_another(void)
{
	setup s;
	void *stream, *mine;

	whole(&s);
	aclrtGetCurrentContext(&mine);
	aclrtSetDevice(1);
	aclrtCreateStream(&stream);
	aclrtSetCurrentContext(mine);
	aclmdlExecuteAsync(s.id, s.in, s.out, stream);
}

static void
two_streams(void)
{
	setup s;
	void *one, *two;

	whole(&s);
	aclrtCreateStream(&one);
	aclrtCreateStream(&two);
	aclmdlExecuteAsync(s.id, s.in, s.out, one);
	aclmdlExecuteAsync(s.id, s.in, s.out, two);
}

static void
unloaded_in_flight(void)
{
	setup s;
	void *stream;

	whole(&s);
	aclrtCreateStream(&stream);
	aclmdlExecuteAsync(s.id, s.in, s.out, stream);
	aclmdlUnload(s.id);
}

static void
freed_in_flight(void)
{
	setup s;
	void *stream;

	whole(&s);
	aclrtCreateStream(&stream);
	aclmdlExecuteAsync(s.id, s.in, s.out, stream);
	aclrtFree(s.p[1]);
	aclrtSynchronizeStream(stream);
}

static void
stream_with_work(void)
{
	setup s;
	void *stream;

	whole(&s);
	aclrtCreateStream(&stream);
	aclmdlExecuteAsync(s.id, s.in, s.out, stream);
	aclrtDestroyStream(stream);
}

static void
desc_not_queried(void)
{
	setup s;

	whole(&s);
	aclmdlGetNumInputs(aclmdlCreateDesc());
}

static void
dataset_left(void)
{
	aclInit(NULL);
	aclmdlCreateDataset();
	aclFinalize();
}

/* It is borrowed until the next execution. */
static void
old_output_desc(void)
{
	setup s;

	begin(&s, "dynamic.om");
	add(&s, s.in, device_floats(6, 1), 24);
	add(&s, s.out, device_bytes(24), 24);
	tell_rows(&s, 2);
	aclmdlExecute(s.id, s.in, s.out);
	aclTensorDesc *d = aclmdlGetDatasetTensorDesc(s.out, 0);

	tell_rows(&s, 1);
	aclmdlExecute(s.id, s.in, s.out);
	aclGetTensorDescNumDims(d);
}

/* ---- what becomes of them ---- */

static void
models_compute(void **state)
{
	static void (*const all[])(void) = {
		keeps_all, keeps_all_dynamic, keeps_state, waits, files_that_are_none, small_own_output};

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
	static const rule_case all[] = {{model_left, "broken 11 all freed before aclFinalize"},
		{unloaded_twice, "broken 11 live handles: aclmdlUnload"},
		{no_such_model, "broken 1.2 145003 model id"},
		{run_after_its_end, "broken 11 live handles: aclmdlExecute"},
		{another_context, "broken 1.3 load, run, unload of a model in one context"},
		{thread_without_device, "broken 1.3 aclrtSetDevice: every thread needs it"},
		{input_missing, "broken 11 dataset complete"},
		{no_input_buffer, "broken 1.5 checks: NULL data buffer"},
		{host_input, "broken 11 pointers inside live allocations"},
		{small_input, "broken 1.5 checks: byte size"},
		{more_than_allocated, "broken 11 sizes inside live allocations"},
		{small_output, "broken 1.5 checks: byte size"},
		{unknown_output_of_static, "broken 1.5 checks: NULL data buffer"},
		{memory_of_another_device, "broken 11 pointers inside live allocations"},
		{output_in_input, "broken 6 output = input memory"},
		{sizes_not_set, "broken 7 inputs: SetDatasetTensorDesc before each execute"},
		{sizes_set_once, "broken 7 inputs: SetDatasetTensorDesc before each execute"},
		{wrong_sizes, "broken 1.5 checks: shape out of range"},
		{wrong_dtype, "broken 1.5 tensor desc"},
		{small_dynamic_input, "broken 1.5 checks: byte size"},
		{unknown_output_later, "broken 1.5 checks: NULL data buffer"},
		{unknown_output_left, "broken 11 all freed before aclFinalize"},
		{stream_of_another, "broken 1.2 107003 stream not in context"},
		{two_streams, "broken 1.5 aclmdlExecute: one model never in flight on two streams"},
		{unloaded_in_flight, "broken 1.5 aclmdlUnload: after its streams are done"},
		{freed_in_flight, "broken 11 pointers inside live allocations"},
		{stream_with_work, "broken 11 async work"}, {desc_not_queried, "broken 1.5 aclmdlGetDesc"},
		{dataset_left, "broken 11 all freed before aclFinalize"},
		{old_output_desc, "broken 11 live handles: aclGetTensorDescNumDims"}};

	(void)state;
	expect_broken(all, (int)(sizeof all / sizeof *all));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(models_compute),
		cmocka_unit_test(every_rule_ends_who_breaks_it),
	};

	return cmocka_run_group_tests(tests, make_all, scratch_remove);
}
