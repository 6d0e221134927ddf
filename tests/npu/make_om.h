/* SPDX-License-Identifier: Apache-2.0 */
/* Builder of .om files. */
#ifndef FXGE_TESTS_NPU_MAKE_OM_H
#define FXGE_TESTS_NPU_MAKE_OM_H

#include <stdint.h>

/* Writes X.om (`path`) and X.io.json. `graph` is the text of a program of stage "ge", whose n
 * inputs and one result "y" are f32[rows, 3]; rows -1: unknown size. */
void make_om(
	const char *path, const char *graph, const char *const *inputs, uint32_t n, int64_t rows);
/* Writes the same with one input "x" that has gears: f32[gear[i], 3]. */
void make_geared_om(const char *path, const char *graph, const uint64_t *gear, uint32_t n);

#endif
