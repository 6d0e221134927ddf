/* SPDX-License-Identifier: Apache-2.0 */
/* Common part of the fuzz targets: a new session for each run, and a check that everything is
 * released. */
#ifndef FXGE_TESTS_FUZZ_H
#define FXGE_TESTS_FUZZ_H

#include "base/session.h"

#include <stdlib.h>

typedef struct fuzz_run {
	fxge_session *s;
	const uint8_t *data;
	size_t size;
} fuzz_run;

/* Runs the target on one input. */
void fuzz_one(fuzz_run *r);

/* Opens the input as a file, which the session closes. */
fxge_file *fuzz_file(fuzz_run *r, const char *label);

#endif
