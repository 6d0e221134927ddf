/* SPDX-License-Identifier: Apache-2.0 */
/* Dtypes in which a chip computes an operator, by atc's precision mode. */
#ifndef FXGE_BACKEND_CHIPS_LOWERING_H
#define FXGE_BACKEND_CHIPS_LOWERING_H

#include "backend/chips/kernels.h"

typedef enum fxge_precision_kind {
	FXGE_PRECISION_ORIGIN, /* dtypes of the program */
	FXGE_PRECISION_ALLOW,  /* products, and types without an f32 kernel, in the narrow dtype */
	FXGE_PRECISION_CUBE,   /* products of narrow operands with f32 results */
	FXGE_PRECISION_MIXED,  /* types by CANN's lists, which are assumed to contain all of them */
	FXGE_PRECISION_FORCE,  /* all types with a kernel in the narrow dtype */
} fxge_precision_kind;

typedef struct fxge_precision {
	const char *name; /* value of the option */
	bool second;      /* the option is --precision_mode_v2 instead of --precision_mode */
	fxge_precision_kind kind;
	fxge_dtype narrow; /* dtype in place of f32 */
} fxge_precision;

/* Returns the mode of a name. NULL after a diagnostic. A missing name (NULL) is the mode that fxge
 * passes to atc for the chip. */
const fxge_precision *fxge_precision_find(fxge_diags *d, const char *name, bool lowers_f32);

typedef enum fxge_wide_kernel {
	FXGE_WIDE_KNOWN,   /* the chip has an f32 kernel */
	FXGE_WIDE_ASSUMED, /* no source lists the kernels of the type */
	FXGE_WIDE_NONE,    /* the chip has no f32 kernel, or is assumed to have none */
} fxge_wide_kernel;

typedef struct fxge_lowering {
	fxge_kernel_fit fit;  /* kernel that computes the operator */
	fxge_kernel_use use;  /* operator as it was judged */
	fxge_dtype f32, bf16; /* dtypes in place of these two, where the kernel leaves a choice */
	bool narrows;      /* values lose bits: f32 becomes a dtype of 16 bits, or bf16 becomes f16 */
	bool wide_results; /* results stay f32 */
	bool assumed;      /* no source lists the kernels of the type */
	fxge_wide_kernel wide; /* f32 kernel of the operator */
} fxge_lowering;

/* Chooses the dtypes of an operator. With `keep`, it stays in f32: an entry of atc's keep_dtype. */
fxge_lowering fxge_lowering_choose(
	const fxge_chip_kernels *k, const fxge_kernel_use *use, const fxge_precision *mode, bool keep);
/* Returns the dtype in which input or output i computes. */
fxge_dtype fxge_lowered_dtype(const fxge_lowering *l, uint32_t i, bool output);

#endif
