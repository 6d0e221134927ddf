/* A project for one operator on the NPU: the files that a person goes on with. */
#ifndef FXGE_WRITERS_PROJECT_H
#define FXGE_WRITERS_PROJECT_H

#include "writers/writers.h"

typedef struct fxge_project_file {
	const char *path; /* in the project's folder */
	const char *text;
	size_t n;
	bool program; /* may be run */
} fxge_project_file;

typedef FXGE_VEC(fxge_project_file) fxge_project;

/* The files for the one GE type of `ops`; `unit`: what runs it, as msopgen says it
 * (ai_core-Ascend910B). False after reports. */
bool fxge_write_project(fxge_arena *a, fxge_diags *d, const fxge_writing *ops, size_t n,
	const char *unit, const fxge_formulas *builtins, fxge_project *out);

/* ---- for the files ---- */

/* Keys of the PyTorch part: csrc/torch_ext/, test/test_NAME.py. `op` becomes the type. */
void fxge_project_torch(fxge_writer *w, fxge_tree *t, const fxge_op *op);
/* An operator of PyTorch for a type that no schema leads to: npu::NAME, its arguments in order. */
const fxge_op *fxge_project_operator(fxge_arena *a, const fxge_op *ge, const char *stem);

#endif
