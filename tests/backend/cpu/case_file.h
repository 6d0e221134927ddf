/* SPDX-License-Identifier: Apache-2.0 */
/* Case files of the executor: one node with its inputs, attributes and expected results.
 *
 *   op Add                         (first line of the file)
 *   case broadcast
 *   in x1 f32[2,3] 1 2 3 4 5 6     (a parameter that is a list is given once an element)
 *   attr keep_dims bool true       (types: int float bool str dtype ints floats)
 *   tol 1e-6 1e-9                  (relative, absolute; default by dtype)
 *   out f32[2,3] 2 3 4 5 6 7       (results in order; `out any` is not compared)
 *   among 0 1                      (of random results only dtype, sizes and bounds are compared)
 *   error RUN_VALUE                (instead of results: the diagnostic that is expected)
 */
#ifndef FXGE_TESTS_CASE_FILE_H
#define FXGE_TESTS_CASE_FILE_H

#include "backend/cpu/runtime/exec.h"

enum { MOST_INPUTS = 16, MOST_ATTRS = 16, MOST_OUTS = 8, MOST_LIST = 32 };

typedef struct case_attr {
	char name[64], type[16], text[256];
} case_attr;

typedef struct test_case {
	char name[128], error[64];
	char in_name[MOST_INPUTS][64];
	fxge_array in[MOST_INPUTS], out[MOST_OUTS];
	bool any[MOST_OUTS];
	case_attr attr[MOST_ATTRS];
	int n_in, n_out, n_attr;
	double rtol, atol; /* negative: default */
	bool random;
	double least, most; /* bounds of random results */
} test_case;

typedef struct case_file {
	char op[64];
	test_case *cases;
	int n;
} case_file;

/* Reads a file into memory of `a`. Ends the test program if the file is malformed. */
void case_file_read(case_file *f, const char *path, fxge_arena *a);

#endif
