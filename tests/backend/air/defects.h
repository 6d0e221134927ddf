/* SPDX-License-Identifier: Apache-2.0 */
/* The table of defects, and a tool that other tests use. */
#ifndef FXGE_TESTS_AIR_DEFECTS_H
#define FXGE_TESTS_AIR_DEFECTS_H

#include "backend/air/support.h"

typedef struct defect {
	const char *name;
	fxge_diag_id id;
	void (*make)(ge_model *m);
} defect;

extern const defect defects[];
extern const size_t n_defects;

void set_text(char **at, const char *s);
void drop_attr(ge_op *op, const char *key);
/* Renames port `i` of `list`, _input_name_key or _output_name_key. */
void rename_port(ge_op *op, const char *list, size_t i, const char *name);

#endif
