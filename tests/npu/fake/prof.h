/* The fake's profiler: what aclprofStart switches on, and what a run of a model then records. */
#ifndef FXGE_TESTS_NPU_FAKE_PROF_H
#define FXGE_TESTS_NPU_FAKE_PROF_H

#include "npu/fake/fake.h"

#include <stdio.h>

#pragma GCC visibility push(default)

void fake_prof_init(const char *path, size_t length);
void fake_prof_start(int32_t device);
void fake_prof_stop(void);
void fake_prof_finalize(void);
/* The file that an execution on the device records its operators in, or NULL: nothing is recorded.
 * The caller closes it. */
FILE *fake_prof_record(int32_t device);

#pragma GCC visibility pop

#endif
