/* SPDX-License-Identifier: Apache-2.0 */
/* Collectives through the public headers: a plugin's exchange between two sessions as two ranks, a
 * single rank, and the diagnostics without a plugin. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <fxge/plugin.h>

#include <pthread.h>
#include <string.h>

enum { RANKS = 2, ELEMENTS = 4 };

#define GRAPH "fxge 1\nmodel \"m\" stage \"ge\"\ngraph \"main\"(\n    %x : f32[4]) {\n"

static const char reduced[] =
	GRAPH "  %y = ge.HcomAllReduce(x=%x, reduction=\"sum\", group=\"all\", fusion=0) : f32[4]\n"
		  "  %z = ge.HcomAllReduce(x=%y, reduction=\"max\", group=\"all\", fusion=0) : f32[4]\n"
		  "  return %z\n}\n";
static const char gathered_alone[] = GRAPH
	"  %y = ge.HcomAllGather(x=%x, rank_size=1, group=\"all\") : f32[4]\n"
	"  %z = ge.HcomReduceScatter(x=%y, reduction=\"sum\", group=\"all\", rank_size=1) : f32[4]\n"
	"  return %z\n}\n";

/* ---- two ranks ---- */

typedef struct world {
	pthread_barrier_t all;
	float given[RANKS][ELEMENTS];
	int wrong; /* calls whose attributes differ from the program's */
} world;

typedef struct rank {
	world *w;
	int id, calls;
	float result[ELEMENTS];
	bool ok;
} rank;

static bool
exchange(const fxge_plugin_api *api, const fxge_kernel_call *k, void *user)
{
	rank *r = user;
	const char *reduction = api->str_arg(k->call, "reduction", 0);
	bool sum = reduction && !strcmp(reduction, "sum");
	float *y = k->out[0].data;

	r->w->wrong += strcmp(k->type, "HcomAllReduce") || k->n_in != 1 || sum != (r->calls == 0)
				   || strcmp(api->str_arg(k->call, "group", 0), "all") != 0;
	r->calls++;
	memcpy(r->w->given[r->id], k->in[0].data, sizeof r->w->given[0]);
	pthread_barrier_wait(&r->w->all);
	for (int i = 0; i < ELEMENTS; i++) {
		float a = r->w->given[0][i], b = r->w->given[1][i];

		y[i] = sum ? a + b : a > b ? a : b;
	}
	pthread_barrier_wait(&r->w->all);
	return true;
}

static bool
init(const fxge_plugin_api *api, fxge_plugin_host *h, void *user)
{
	return api->exchange(h, exchange, user);
}

static fxge_plugin
plugin_of(rank *r)
{
	return (fxge_plugin){.size = sizeof(fxge_plugin),
		.abi = FXGE_PLUGIN_ABI,
		.api_size = sizeof(fxge_plugin_api),
		.name = "threads",
		.init = init,
		.user = r};
}

static fxge_status
run(fxge_session *s, const char *text, const float *x, float *y)
{
	static const int64_t shape[] = {ELEMENTS};
	fxge_tensor_view in = {.name = "x",
		.dtype = "f32",
		.rank = 1,
		.shape = shape,
		.data = (void *)(uintptr_t)x,
		.bytes = ELEMENTS * sizeof *x};
	fxge_program *p = fxge_load_bytes(s, "test.fx", text, strlen(text), NULL);
	fxge_executable *e = p ? fxge_executable_open(p) : NULL;
	fxge_tensor_view out;

	if (!e || fxge_run(e, &in, 1) != FXGE_OK || !fxge_get_result(e, 0, &out))
		return fxge_last_status(s);
	memcpy(y, out.data, ELEMENTS * sizeof *y);
	return FXGE_OK;
}

static void *
rank_main(void *arg)
{
	rank *r = arg;
	float x[ELEMENTS] = {1, 2, 3, (float)r->id};
	fxge_plugin p = plugin_of(r);
	fxge_session *s = fxge_open(NULL);

	r->ok = fxge_add_plugin(s, &p) == FXGE_OK && run(s, reduced, x, r->result) == FXGE_OK;
	fxge_close(s);
	return NULL;
}

static void
test_two_ranks(void **state)
{
	static const float expected[ELEMENTS] = {2, 4, 6, 1};
	world w = {.wrong = 0};
	rank r[RANKS] = {{.w = &w, .id = 0}, {.w = &w, .id = 1}};
	pthread_t other;

	(void)state;
	assert_int_equal(pthread_barrier_init(&w.all, NULL, RANKS), 0);
	assert_int_equal(pthread_create(&other, NULL, rank_main, &r[1]), 0);
	rank_main(&r[0]);
	pthread_join(other, NULL);
	pthread_barrier_destroy(&w.all);
	assert_int_equal(w.wrong, 0);
	for (int i = 0; i < RANKS; i++) {
		assert_true(r[i].ok);
		assert_int_equal(r[i].calls, 2);
		assert_memory_equal(r[i].result, expected, sizeof expected);
	}
}

/* ---- one rank ---- */

static void
test_alone(void **state)
{
	static const float x[ELEMENTS] = {1, -2, 3, 4};
	float y[ELEMENTS];
	fxge_session *s = fxge_open(NULL);

	(void)state;
	assert_int_equal(run(s, gathered_alone, x, y), FXGE_OK);
	assert_memory_equal(x, y, sizeof x);
	assert_int_not_equal(run(s, reduced, x, y), FXGE_OK);
	assert_non_null(strstr(fxge_diag_text(s), "FXGE-E0810"));
	fxge_close(s);
}

static void
test_a_second_exchange_is_refused(void **state)
{
	rank r = {.id = 0};
	fxge_plugin p = plugin_of(&r);
	fxge_session *s = fxge_open(NULL);

	(void)state;
	assert_int_equal(fxge_add_plugin(s, &p), FXGE_OK);
	assert_int_not_equal(fxge_add_plugin(s, &p), FXGE_OK);
	assert_non_null(strstr(fxge_diag_text(s), "a second exchange between ranks"));
	fxge_close(s);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_two_ranks),
		cmocka_unit_test(test_alone),
		cmocka_unit_test(test_a_second_exchange_is_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
