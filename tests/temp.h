/* SPDX-License-Identifier: Apache-2.0 */
/* Temporary directories of tests, in TMPDIR: scripts/test.sh sets it to a file system in memory,
 * since each output file is flushed to its disk. */
#ifndef FXGE_TESTS_TEMP_H
#define FXGE_TESTS_TEMP_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { TEMP_DIR = 256 };

/* Creates a directory and writes its path to dir[TEMP_DIR]. Returns false if it cannot be created.
 */
static inline bool
temp_make(char *dir)
{
	const char *base = getenv("TMPDIR");
	int n = snprintf(dir, TEMP_DIR, "%s/fxge-test-XXXXXX", base && *base ? base : "/tmp");

	return n > 0 && n < TEMP_DIR && mkdtemp(dir);
}

#endif
