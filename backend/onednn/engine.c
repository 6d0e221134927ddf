/* SPDX-License-Identifier: Apache-2.0 */
/* oneDNN's engine, and the execution of its primitives. */
#include "backend/onednn/engine.h"

#include <omp.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static dnnl_engine_t engine;

/* Caps the instruction set as for the executor's own kernels (backend/cpu/runtime/isa.h). */
static void
cap_isa(void)
{
	const char *cap = getenv("FXGE_MAX_ISA");

	if (cap && strcmp(cap, "avx2") == 0)
		dnnl_set_max_cpu_isa(dnnl_cpu_isa_avx2);
	else if (cap && strcmp(cap, "base") == 0)
		dnnl_set_max_cpu_isa(dnnl_cpu_isa_sse41);
}

static void
create_engine(void)
{
	cap_isa();
	if (dnnl_engine_create(&engine, dnnl_cpu, 0) != dnnl_success)
		engine = NULL;
}

dnnl_engine_t
fxge_dnn_engine(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, create_engine);
	return engine;
}

int
fxge_dnn_use_one_thread(void)
{
	int n_threads = omp_get_max_threads();

	omp_set_num_threads(1);
	return n_threads;
}

void
fxge_dnn_restore_threads(int n_threads)
{
	omp_set_num_threads(n_threads);
}

/* The scratchpad is the caller's: a scratchpad of the primitive would be shared by concurrent
 * runs. */
bool
fxge_dnn_attributes(bool sum, dnnl_primitive_attr_t *attr)
{
	dnnl_post_ops_t ops = NULL;
	bool ok = dnnl_primitive_attr_create(attr) == dnnl_success
			  && dnnl_primitive_attr_set_scratchpad_mode(*attr, dnnl_scratchpad_mode_user)
					 == dnnl_success;

	if (ok && sum)
		ok = dnnl_post_ops_create(&ops) == dnnl_success
			 && dnnl_post_ops_append_sum(ops, 1) == dnnl_success
			 && dnnl_primitive_attr_set_post_ops(*attr, ops) == dnnl_success;
	if (ops)
		dnnl_post_ops_destroy(ops);
	return ok;
}

dnnl_primitive_t
fxge_dnn_reorder(const dnnl_memory_desc_t *from, const dnnl_memory_desc_t *to)
{
	dnnl_engine_t e = fxge_dnn_engine();
	dnnl_primitive_attr_t attr = NULL;
	dnnl_primitive_desc_t desc = NULL;
	dnnl_primitive_t reorder = NULL;
	bool ok = fxge_onednn_has_memory(FXGE_ONEDNN_MAKE) && fxge_dnn_attributes(false, &attr)
			  && dnnl_reorder_primitive_desc_create(&desc, from, e, to, e, attr) == dnnl_success
			  && !dnnl_memory_desc_get_size(
				  dnnl_primitive_desc_query_md(desc, dnnl_query_scratchpad_md, 0));

	if (ok && dnnl_primitive_create(&reorder, desc) != dnnl_success)
		reorder = NULL;
	if (desc)
		dnnl_primitive_desc_destroy(desc);
	if (attr)
		dnnl_primitive_attr_destroy(attr);
	return reorder;
}

bool
fxge_dnn_execute(dnnl_primitive_t primitive, int n, const int *arguments,
	const dnnl_memory_desc_t *const *desc, void *const *data)
{
	dnnl_exec_arg_t args[FXGE_DNN_ARGS] = {0};
	dnnl_stream_t stream = NULL;
	int n_threads = fxge_dnn_use_one_thread();
	bool ok =
		dnnl_stream_create(&stream, fxge_dnn_engine(), dnnl_stream_default_flags) == dnnl_success;

	for (int i = 0; i < n; i++) {
		args[i].arg = arguments[i];
		ok = ok
			 && dnnl_memory_create(&args[i].memory, desc[i], fxge_dnn_engine(), data[i])
					== dnnl_success;
	}
	ok = ok && dnnl_primitive_execute(primitive, stream, n, args) == dnnl_success
		 && dnnl_stream_wait(stream) == dnnl_success;
	for (int i = 0; i < n; i++)
		if (args[i].memory)
			dnnl_memory_destroy(args[i].memory);
	if (stream)
		dnnl_stream_destroy(stream);
	fxge_dnn_restore_threads(n_threads);
	return ok;
}

bool
fxge_dnn_execute_reorder(dnnl_primitive_t reorder, const dnnl_memory_desc_t *from,
	const dnnl_memory_desc_t *to, const void *in, void *out)
{
	return fxge_dnn_execute(reorder, 2, (const int[]){DNNL_ARG_FROM, DNNL_ARG_TO},
		(const dnnl_memory_desc_t *const[]){from, to}, (void *const[]){(void *)(uintptr_t)in, out});
}
