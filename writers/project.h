/* SPDX-License-Identifier: Apache-2.0 */
/* Project generation for one NPU operator: source files that a developer completes. */
#ifndef FXGE_WRITERS_PROJECT_H
#define FXGE_WRITERS_PROJECT_H

#include "writers/writers.h"

typedef struct fxge_project_file {
	const char *path; /* relative to the project's directory */
	const char *text;
	size_t n;
	bool program; /* has the executable bit */
} fxge_project_file;

typedef FXGE_VEC(fxge_project_file) fxge_project;

/* Generates the files for the only GE type of `ops`. `unit` is the processor in msopgen's notation
 * (ai_core-Ascend910B). Returns false after diagnostics. */
bool fxge_write_project(fxge_arena *a, fxge_diags *d, const fxge_writing *ops, size_t n,
	const char *unit, const fxge_formulas *builtins, fxge_project *out);

/* ---- for the files ---- */

/* Adds the data of the PyTorch extension: csrc/torch_ext/, test/test_NAME.py. `op` is an operator
 * whose lowering is the type. */
void fxge_project_torch(fxge_writer *w, fxge_tree *t, const fxge_op *op);
/* Returns a PyTorch operator for a type without one: npu::NAME with its arguments in order. */
const fxge_op *fxge_project_operator(fxge_arena *a, const fxge_op *ge, const char *stem);

#endif
