/* SPDX-License-Identifier: Apache-2.0 */
/* The fake's profiler: the switch of aclprofStart, and the records of a model's run. */
#ifndef FXGE_TESTS_NPU_FAKE_PROF_H
#define FXGE_TESTS_NPU_FAKE_PROF_H

#include "npu/fake/fake.h"

#include <stdio.h>

#pragma GCC visibility push(default)

void fake_prof_init(const char *path, size_t length);
void fake_prof_start(int32_t device);
void fake_prof_stop(void);
void fake_prof_finalize(void);
/* Returns the file in which an execution on the device records its operators; NULL if profiling is
 * off. The caller closes it. */
FILE *fake_prof_record(int32_t device);

#pragma GCC visibility pop

#endif
