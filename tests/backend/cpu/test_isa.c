/* SPDX-License-Identifier: Apache-2.0 */
/* Choice of kernels; ctest runs it once for each cap (FXGE_MAX_ISA). */
#include "unit/check.h"

#include <stdlib.h>
#include <string.h>

#include "backend/cpu/runtime/isa.h"

#include "fxge_ge_conv.h"
#include "fxge_ge_matmul.h"
#include "fxge_ge_norm.h"
#include "fxge_ge_sort.h"
#include "fxge_ge_unary.h"
#include "fxge_op_limit.h"

static void
kernels_are_those_of_the_cap(void **state)
{
	const char *cap = getenv("FXGE_MAX_ISA");
	fxge_kernel_fn *const *here = fxge_kernels_here();

	(void)state;
	if (cap && strcmp(cap, "base") == 0)
		assert_ptr_equal(here, fxge_kernels_base);
#if defined(__x86_64__) && !defined(FXGE_KERNELS_BASE_ONLY)
	bool avx2 = __builtin_cpu_supports("avx2"), avx512 = __builtin_cpu_supports("avx512vl");

	if (cap && strcmp(cap, "avx2") == 0)
		assert_ptr_equal(here, avx2 ? fxge_kernels_avx2 : fxge_kernels_base);
	if (!cap)
		assert_ptr_equal(here, avx512 ? fxge_kernels_avx512
							   : avx2 ? fxge_kernels_avx2
									  : fxge_kernels_base);
#endif
}

static void
every_instruction_set_has_every_kernel(void **state)
{
	(void)state;
	for (int i = 0; i < FXGE_OP_LIMIT; i++)
		assert_int_equal(!fxge_kernels_here()[i], !fxge_kernels_base[i]);
}

static void
expect_copy(int id, bool is_copied)
{
	bool is_base = fxge_kernels_here() == fxge_kernels_base;

	assert_non_null(fxge_kernels_base[id]);
	assert_int_equal(fxge_kernels_here()[id] != fxge_kernels_base[id], is_copied && !is_base);
}

static void
faster_kernels_are_compiled_for_each_set(void **state)
{
	(void)state;
	expect_copy(GE_MatMul, true);
	expect_copy(GE_Conv2D, true);
	expect_copy(GE_SoftmaxV2, true);
	expect_copy(GE_Exp, true);
	expect_copy(GE_Sort, false); /* scalar code gains nothing from wider vectors */
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(kernels_are_those_of_the_cap),
		cmocka_unit_test(every_instruction_set_has_every_kernel),
		cmocka_unit_test(faster_kernels_are_compiled_for_each_set),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
