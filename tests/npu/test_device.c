/* SPDX-License-Identifier: Apache-2.0 */
/* Programs on a chip through the public API: shared states, threads, forks, and other users of
 * AscendCL in the process. The fake ends a program that breaks its rules. */
#include "npu/ends.h"
#include "npu/make_om.h"

#include "driver/command/command.h"
#include "fxge/fxge.h"

#include <dlfcn.h>
#include <pthread.h>

static const char add_graph[] =
	"fxge 1\n"
	"model \"m\" stage \"ge\"\n"
	"tensor @sum : f32[2, 3] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0}\n"
	"graph \"main\"(%sum : f32[2, 3] = state(@sum, \"sum\"), %x : f32[2, 3]) {\n"
	"  %y = ge.Add(x1=%sum, x2=%x) : f32[2, 3]\n"
	"  %Assign = ge.Assign(ref=%sum, value=%y) : f32[2, 3]\n"
	"  return %y as \"y\"\n"
	"}\n";
static const char multiply_graph[] =
	"fxge 1\n"
	"model \"m\" stage \"ge\"\n"
	"tensor @sum : f32[2, 3] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0}\n"
	"graph \"main\"(%sum : f32[2, 3] = state(@sum, \"sum\"), %x : f32[2, 3]) {\n"
	"  %y = ge.Mul(x1=%sum, x2=%x) : f32[2, 3]\n"
	"  %Assign = ge.Assign(ref=%sum, value=%y) : f32[2, 3]\n"
	"  return %y as \"y\"\n"
	"}\n";

static int
make_all(void **state)
{
	static const char *const both[] = {"sum", "x"};

	setenv("ASCEND_HOME_PATH", LAYOUTS "/new", 1);
	scratch_make(state);
	make_om(scratch_path("add.om"), add_graph, both, 2, 2);
	make_om(scratch_path("multiply.om"), multiply_graph, both, 2, 2);
	return 0;
}

/* ---- programs, each in a child process ---- */

#define NEED(condition)                                                                            \
	if (!(condition))                                                                              \
	_exit(__LINE__ & 127 ? __LINE__ & 127 : 1)

static fxge_executable *
open_om(fxge_session *s, const char *name, const char *device)
{
	fxge_program *p = fxge_load(s, scratch_path(name), NULL);

	NEED(p && strcmp(fxge_program_stage(p), "om") == 0);
	return fxge_executable_open_on(p, device);
}

static fxge_status
run(fxge_executable *e, float x)
{
	float all[] = {x, x, x, x, x, x};
	int64_t shape[] = {2, 3};
	fxge_tensor_view v = {
		.name = "x", .dtype = "f32", .rank = 2, .shape = shape, .data = all, .bytes = sizeof all};

	return fxge_run(e, &v, 1);
}

static float
state(fxge_executable *e)
{
	fxge_tensor_view v;

	NEED(fxge_state(e, 0, &v) && strcmp(v.name, "sum") == 0);
	return ((const float *)v.data)[5];
}

static float
result(fxge_executable *e)
{
	fxge_tensor_view v;

	NEED(fxge_get_result(e, 0, &v) && v.bytes == 24);
	return ((const float *)v.data)[5];
}

static int
calls(const char *name)
{
	FILE *f = fopen(scratch_path("log"), "r");
	char line[200], word[100];
	int n = 0;

	while (f && fgets(line, sizeof line, f))
		n += sscanf(line, "%*s %99s", word) == 1 && strcmp(word, name) == 0;
	if (f)
		fclose(f);
	return n;
}

/* Prefill and decode: their state is copied to the chip once, and stays there. */
static void
two_programs_one_state(void)
{
	fxge_session *s = fxge_open(NULL);
	fxge_executable *add = open_om(s, "add.om", "npu:0"),
					*times = open_om(s, "multiply.om", "npu:0");

	NEED(add && times);
	for (int i = 0; i < 3; i++)
		NEED(run(add, 1) == FXGE_OK && run(times, 2) == FXGE_OK);
	NEED(result(times) == 14);
	NEED(calls("aclrtMemcpy") == 1 + 6 * 2); /* the state, then x and y of each run */
	NEED(state(add) == 14 && state(times) == 14);
	NEED(calls("aclrtMemcpy") == 1 + 6 * 2 + 1);
	NEED(calls("aclInit") == 1 && calls("aclrtSetDevice") == 1);
	fxge_executable_close(add);
	NEED(fxge_last_status(s) == FXGE_OK && calls("aclrtResetDevice") == 0);
	NEED(run(times, 0.5f) == FXGE_OK);
	fxge_executable_close(times);
	NEED(calls("aclrtResetDevice") == 1 && calls("aclFinalizeReference") == 1);
	fxge_close(s);
}

/* One state alternates between the CPU and two chips. */
static void
state_travels(void)
{
	fxge_session *s = fxge_open(NULL);
	fxge_program *p = fxge_load_bytes(s, "graph", add_graph, strlen(add_graph), NULL);
	fxge_executable *here = fxge_executable_open(p);
	fxge_executable *one = open_om(s, "add.om", "npu:0"), *other = open_om(s, "add.om", "npu:1");

	NEED(here && one && other);
	NEED(run(one, 1) == FXGE_OK && run(here, 2) == FXGE_OK && run(other, 4) == FXGE_OK);
	NEED(run(one, 8) == FXGE_OK && result(one) == 15 && state(here) == 15);
	fxge_executable_close(one);
	NEED(run(here, 1) == FXGE_OK && state(other) == 16);
	fxge_reset_states(other);
	NEED(run(other, 3) == FXGE_OK && state(here) == 3);
	float all[6] = {7, 7, 7, 7, 7, 7};
	int64_t shape[] = {2, 3};
	fxge_tensor_view v = {
		.name = "sum", .dtype = "f32", .rank = 2, .shape = shape, .data = all, .bytes = sizeof all};

	NEED(fxge_set_state(here, &v) == FXGE_OK && run(other, 1) == FXGE_OK && result(other) == 8);
	fxge_executable_close(other); /* its state is copied to the host */
	NEED(state(here) == 8);
	fxge_close(s);
}

static void *
run_in_thread(void *arg)
{
	NEED(run(arg, 1) == FXGE_OK && result(arg) == 1);
	return NULL;
}

static void
another_thread(void)
{
	fxge_session *s = fxge_open(NULL);
	fxge_executable *e = open_om(s, "add.om", "npu:0");
	pthread_t t;

	NEED(e);
	pthread_create(&t, NULL, run_in_thread, e);
	pthread_join(t, NULL);
	NEED(state(e) == 1);
	fxge_close(s); /* and everything open in it */
	NEED(calls("aclFinalizeReference") == 1);
}

/* AscendCL and its chip end with the last program, and start again later. */
static void
again(void)
{
	for (int i = 0; i < 3; i++) {
		fxge_session *s = fxge_open(NULL), *t = fxge_open(NULL);
		fxge_executable *e = open_om(s, "add.om", "npu:0"), *f = open_om(t, "add.om", "npu:1");

		NEED(e && f && run(e, 1) == FXGE_OK);
		fxge_close(s);
		NEED(run(f, 5) == FXGE_OK && state(f) == 5);
		fxge_close(t);
		NEED(calls("aclInit") == i + 1 && calls("aclFinalizeReference") == i + 1);
	}
}

/* Another part of the process initialised AscendCL first, and has to finalise it. */
static void
not_the_first(void)
{
	void *rt = dlopen(LAYOUTS "/new/lib64/libacl_rt.so", RTLD_NOW | RTLD_GLOBAL);
	int (*init)(const char *) = NULL, (*finalize)(void) = NULL;

	NEED(rt);
	*(void **)&init = dlsym(rt, "aclInit");
	*(void **)&finalize = dlsym(rt, "aclFinalize");
	NEED(init(NULL) == 0);
	fxge_session *s = fxge_open(NULL);
	fxge_executable *e = open_om(s, "add.om", "npu:0");

	NEED(e && run(e, 1) == FXGE_OK);
	fxge_close(s);
	NEED(calls("aclFinalizeReference") == 0 && calls("aclFinalize") == 0);
	NEED(finalize() == 0);
}

/* A chip does not survive a fork: the child reports it, and the parent continues. */
static void
forked(void)
{
	fxge_session *s = fxge_open(NULL);
	fxge_executable *e = open_om(s, "add.om", "npu:0");
	int status = 0;

	NEED(e);
	pid_t child = fork();

	if (child == 0) {
		NEED(run(e, 1) == FXGE_OUTSIDE && strstr(fxge_diag_text(s), "forked"));
		NEED(!open_om(s, "multiply.om", "npu:0") && fxge_last_status(s) == FXGE_OUTSIDE);
		_exit(0);
	}
	NEED(waitpid(child, &status, 0) == child && status == 0);
	NEED(run(e, 1) == FXGE_OK && state(e) == 1);
	fxge_close(s);
}

static void
what_is_not_there(void)
{
	fxge_session *s = fxge_open(NULL);
	fxge_program *p = fxge_load_bytes(s, "graph", add_graph, strlen(add_graph), NULL);

	NEED(!fxge_executable_open_on(p, "npu:0") && fxge_last_status(s) == FXGE_USAGE);
	NEED(!fxge_executable_open_on(p, "gpu") && fxge_last_status(s) == FXGE_USAGE);
	NEED(!open_om(s, "add.om", NULL) && fxge_last_status(s) == FXGE_USAGE);
	NEED(!open_om(s, "add.om", "npu:9") && fxge_last_status(s) == FXGE_OUTSIDE);
	fxge_executable *e = open_om(s, "add.om", "npu:0");

	int64_t words[3] = {0};

	NEED(fxge_launch_packed(e, words, 2, NULL) == FXGE_USAGE);
	fxge_close(s);
}

/* A result is written to the caller's memory, unless its size differs. */
static void
packed_calls(void)
{
	fxge_session *s = fxge_open(NULL);
	fxge_executable *e = open_om(s, "add.om", "npu:0");
	float x[] = {1, 1, 1, 1, 1, 1}, y[7] = {0};
	int64_t words[] = {(intptr_t)x, (intptr_t)y, 24};
	fxge_tensor_view v;

	NEED(e && fxge_run_packed(e, words, 3) == FXGE_OK && y[5] == 1 && y[6] == 0);
	NEED(fxge_run_packed(e, words, 2) == FXGE_USAGE);
	words[2] = 28;
	NEED(fxge_run_packed(e, words, 3) == FXGE_INVALID);
	NEED(strstr(fxge_diag_text(s), "output 0 has 24 bytes, memory of 28 is given"));
	NEED(y[5] == 1 && !fxge_get_result(e, 0, &v));
	words[1] = words[2] = 0;
	NEED(fxge_run_packed(e, words, 3) == FXGE_OK && result(e) == 3);
	fxge_close(s);
}

/* Whole runs are timed, on the host. */
static void
times(void)
{
	fxge_session *s = fxge_open(NULL);
	fxge_executable *e = open_om(s, "add.om", "npu:0");
	fxge_profile_sum sum = FXGE_OPTIONS(fxge_profile_sum);
	fxge_profile_node node = FXGE_OPTIONS(fxge_profile_node);

	NEED(e && run(e, 1) == FXGE_OK && !fxge_profile_sum_get(e, &sum));
	NEED(fxge_profile(e) == FXGE_OK && run(e, 1) == FXGE_OK && run(e, 1) == FXGE_OK);
	NEED(fxge_profile_sum_get(e, &sum) && sum.runs == 2 && !fxge_profile_get(e, 0, &node));
	NEED(sum.best > 0 && sum.best <= sum.total && sum.nodes > 0 && sum.nodes < sum.total);
	fxge_close(s);
}

/* The requested chip is open until its last program, or else the session, is closed. */
static void
what_it_is(void)
{
	fxge_session *s = fxge_open(NULL);
	fxge_device_info info = {.size = sizeof info};

	NEED(fxge_device_get(s, "cpu", &info) == FXGE_USAGE);
	NEED(fxge_device_get(s, "npu:9", &info) == FXGE_OUTSIDE);
	NEED(fxge_device_get(s, "npu:1", &info) == FXGE_OK);
	NEED(strcmp(info.soc, "Ascend910B1") == 0 && strcmp(info.cann, "9.1.0") == 0);
	int before = calls("aclrtSetDevice");
	fxge_executable *e = open_om(s, "add.om", "npu:1");

	NEED(e && calls("aclrtSetDevice") == before);
	fxge_executable_close(e);
	NEED(calls("aclFinalizeReference") == 2); /* npu:9, and now */
	NEED(fxge_device_get(s, "npu:1", &info) == FXGE_OK);
	fxge_close(s);
	NEED(calls("aclFinalizeReference") == 3);
}

/* A state has no value after a failed run; a start value restores it. */
static void
failed_run(void)
{
	setenv("FAKE_CANN_FAIL", "aclmdlExecute@2:507015", 1);
	fxge_session *s = fxge_open(NULL);
	fxge_executable *e = open_om(s, "add.om", "npu:0");

	NEED(e && run(e, 1) == FXGE_OK && run(e, 1) == FXGE_OUTSIDE);
	NEED(strstr(fxge_diag_text(s), "aclmdlExecute failed with 507015 (a kernel failed)"));
	fxge_diag_clear(s);
	NEED(run(e, 1) == FXGE_INVALID || fxge_last_status(s) != FXGE_OK);
	NEED(strstr(fxge_diag_text(s), "'sum' has no start value"));
	fxge_reset_states(e);
	NEED(run(e, 3) == FXGE_OK && result(e) == 3);
	fxge_close(s);
}

/* Host memory fails at any allocation: no resource of the chip remains open. */
static void
host_memory_ends(void)
{
	int done = 0;

	for (uint64_t n = 1; !done && n < 3000; n++) {
		fxge_session *s = fxge_open(NULL);
		fxge_program *p = fxge_load(s, scratch_path("add.om"), NULL);

		fxge_fail_allocation(s, n);
		fxge_executable *e = fxge_executable_open_on(p, "npu:0");

		NEED(e || fxge_last_status(s) == FXGE_NO_MEMORY);
		if (e && run(e, 1) == FXGE_OK) {
			fxge_executable_close(e);
			done = fxge_last_status(s) == FXGE_OK;
		} else if (e) {
			NEED(fxge_last_status(s) == FXGE_NO_MEMORY);
		}
		fxge_close(s);
		NEED(calls("aclInit") == calls("aclFinalizeReference"));
	}
	NEED(done);
}

/* ---- all of them ---- */

static void
programs_end_well(void **state)
{
	static const struct {
		const char *name;
		void (*program)(void);
	} all[] = {{"two programs, one state", two_programs_one_state},
		{"a state travels", state_travels}, {"another thread", another_thread}, {"again", again},
		{"not the first", not_the_first}, {"forked", forked},
		{"what is not there", what_is_not_there}, {"packed calls", packed_calls},
		{"what it is", what_it_is}, {"times", times}, {"a failed run", failed_run},
		{"memory ends", host_memory_ends}};

	(void)state;
	for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
		remove(scratch_path("log"));
		int status = ends_of(all[i].program);

		if (status || log_has("broken"))
			fail_msg("%s: status %x (line %d of 128)", all[i].name, (unsigned)status,
				WEXITSTATUS(status));
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(programs_end_well)};

	return cmocka_run_group_tests(tests, make_all, scratch_remove);
}
