/* Weights of .fxpb files: inline, or by place in a file that stands beside. */
#ifndef FXGE_FRONTEND_FXPB_WEIGHTS_H
#define FXGE_FRONTEND_FXPB_WEIGHTS_H

#include "ir/dense.h"
#include "ir/graph.h"

typedef struct fxge_weight_files {
	fxge_file *self; /* the .fxpb itself */
	fxge_loc loc;
	fxge_dense sum;
	fxge_strmap open;    /* name -> fxge_file */
	fxge_strmap inlined; /* name of a weight -> its data, as fxge_bytes */
} fxge_weight_files;

/* Reads one Weight message without copying its data, and adds the tensor. False after a diagnostic.
 */
bool fxge_fxpb_weight(fxge_program *p, fxge_weight_files *f, fxge_bytes message);

#endif
