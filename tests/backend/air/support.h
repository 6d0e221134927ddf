/* SPDX-License-Identifier: Apache-2.0 */
/* Common part of the .air tests: a program with every feature, written to a directory of its
 * own. */
#ifndef FXGE_TESTS_AIR_SUPPORT_H
#define FXGE_TESTS_AIR_SUPPORT_H

#include "temp.h"
#include "unit/check.h"

#include "backend/air/air.h"
#include "backend/air/ge_proto.h"

typedef struct air_test {
	fxge_session *s;
	char dir[TEMP_DIR];
	char path[TEMP_DIR + 64]; /* dir/m.air */
} air_test;

int air_open(void **state);
int air_close(void **state);
#define AIR_TEST(fn) cmocka_unit_test_setup_teardown(fn, air_open, air_close)

extern const char base_text[];
/* Parses the text form and writes it; fails the test on an error. */
fxge_program *air_program(air_test *t, const char *text);
/* Returns a constant of 1200 bytes, all 0x33, called a.b. */
fxge_program *air_big_program(air_test *t);
void air_write_base(air_test *t, fxge_weights w);
/* Returns the path of a side file of the single generation. */
const char *air_side(air_test *t, const char *name);
/* Returns the whole file, from malloc. */
uint8_t *air_read_file(const char *path, size_t *n);
const char *air_in(air_test *t, const char *name);
/* Check the file of the test, and bytes in memory; clear earlier diagnostics. */
bool air_check_file(air_test *t);
bool air_check_bytes(air_test *t, const void *p, size_t n);
/* Counts the diagnostics with that id. */
int air_count(const air_test *t, fxge_diag_id id);
void air_show(const air_test *t);

ge_op *model_op(ge_model *m, const char *name);
ge_attr *op_attr(ge_op *op, const char *key);

#endif
