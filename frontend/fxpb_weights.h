/* SPDX-License-Identifier: Apache-2.0 */
/* Weights of .fxpb files: inline, or references to another file. */
#ifndef FXGE_FRONTEND_FXPB_WEIGHTS_H
#define FXGE_FRONTEND_FXPB_WEIGHTS_H

#include "ir/dense.h"
#include "ir/graph.h"

typedef struct fxge_weight_files {
	fxge_file *self; /* the .fxpb file itself */
	fxge_loc loc;
	fxge_dense sum;
	fxge_strmap open;    /* fxge_file, by name */
	fxge_strmap inlined; /* data of inline weights as fxge_bytes, by name */
} fxge_weight_files;

/* Reads one Weight message without copying its data, and adds the tensor. Returns false after a
 * diagnostic. */
bool fxge_fxpb_weight(fxge_program *p, fxge_weight_files *f, fxge_bytes message);

#endif
