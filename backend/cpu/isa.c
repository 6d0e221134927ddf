/* The processor's instruction set, capped by the environment. */
#include "backend/cpu/isa.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static fxge_isa here;

static fxge_isa
of_processor(void)
{
#if defined(__x86_64__)
	if (__builtin_cpu_supports("avx512f"))
		return FXGE_ISA_AVX512;
	if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
		return FXGE_ISA_AVX2;
#endif
	return FXGE_ISA_BASE;
}

static void
find(void)
{
	static const char *const names[] = {"base", "avx2", "avx512"};
	const char *cap = getenv("FXGE_MAX_ISA");

	here = of_processor();
	for (int i = 0; cap && i < (int)here; i++)
		if (strcmp(cap, names[i]) == 0)
			here = (fxge_isa)i;
}

fxge_isa
fxge_isa_here(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, find);
	return here;
}
