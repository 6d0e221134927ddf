/* SPDX-License-Identifier: Apache-2.0 */
/* Detection of the processor's instruction set, limited by the environment. */
#include "backend/cpu/runtime/isa.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static fxge_kernel_fn *const *selected;

static bool
has_base(void)
{
	return true;
}

#if defined(__x86_64__) && !defined(FXGE_KERNELS_BASE_ONLY)
/* Processors with these also convert f16 (F16C). */
static bool
has_avx2(void)
{
	return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}

static bool
has_avx512(void)
{
	return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
		   && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}
#endif

/* Instruction sets in ascending order. */
static const struct isa {
	const char *name;
	bool (*is_supported)(void);
	fxge_kernel_fn *const *kernels;
} isas[] = {
	{"base", has_base, fxge_kernels_base},
#if defined(__x86_64__) && !defined(FXGE_KERNELS_BASE_ONLY)
	{"avx2", has_avx2, fxge_kernels_avx2},
	{"avx512", has_avx512, fxge_kernels_avx512},
#endif
};

static void
select_isa(void)
{
	const char *cap = getenv("FXGE_MAX_ISA");
	bool capped = false;

	for (size_t i = 0; !capped && i < sizeof isas / sizeof *isas && isas[i].is_supported(); i++) {
		selected = isas[i].kernels;
		capped = cap && strcmp(cap, isas[i].name) == 0;
	}
}

fxge_kernel_fn *const *
fxge_kernels_here(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, select_isa);
	return selected;
}
