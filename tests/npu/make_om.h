/* Makes .om files by hand. */
#ifndef FXGE_TESTS_NPU_MAKE_OM_H
#define FXGE_TESTS_NPU_MAKE_OM_H

#include <stdint.h>

/* X.om (`path`) and X.io.json. `graph`: the text of a program of stage "ge", whose n inputs and one
 * result "y" are all f32[rows, 3]; rows -1 = not known before. */
void make_om(
	const char *path, const char *graph, const char *const *inputs, uint32_t n, int64_t rows);
/* The same of one input "x" that has gears: f32[gear[i], 3]. */
void make_geared_om(const char *path, const char *graph, const uint64_t *gear, uint32_t n);

#endif
