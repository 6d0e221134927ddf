/* SPDX-License-Identifier: Apache-2.0 */
/* Command line and runs of atc, CANN's compiler. */
#ifndef FXGE_BACKEND_NPU_ATC_H
#define FXGE_BACKEND_NPU_ATC_H

#include "backend/npu/cann.h"
#include "backend/npu/child.h"

typedef struct fxge_atc {
	const char
		*directory; /* working directory, which holds the .air; atc leaves temporary files there */
	const char *air, *output;   /* names in the directory: "model.air"; "model", without .om */
	const char *singleop;       /* file of single operators instead of an .air; `output` is then a
								   directory for their .om files; or NULL */
	const char *soc;            /* "Ascend910B1" */
	const char *precision;      /* value of --precision_mode_v2; NULL = "origin" */
	bool lowers_f32;            /* f32 products of the chip have no kernel: they compute in f16 */
	bool external_weights;      /* weights as files in weight/ next to the .om */
	const char *const *listed;  /* options of the program: gears, AIPP; NULL-terminated, or NULL */
	const char *const *options; /* additional or overriding options; NULL-terminated, or NULL */
	void (*line)(void *user, const char *line); /* receives each line of output, or NULL */
	void *user;
} fxge_atc;

/* Result of a run. */
typedef struct fxge_atc_end {
	const char *om;      /* path of the written file or directory; NULL = failed */
	const char *code;    /* code of the first error, as "E10001", or NULL */
	const char *message; /* text of that error, or the exit status */
	const char *fix;     /* atc's own remedy, or NULL */
	const char *said;    /* complete output */
} fxge_atc_end;

/* Returns true if the caller chose no precision mode. */
bool fxge_atc_chooses_precision(const fxge_atc *t);
/* Returns the arguments, NULL-terminated, the first being `program`. Unless overridden, the options
 * keep f32 (atc's default computes in f16), but for chips without f32 kernels, and the ND format
 * (its default treats inputs as images). */
const char *const *fxge_atc_argv(fxge_arena *a, const char *program, const fxge_atc *t);
/* Runs c->atc until it exits. */
void fxge_atc_run(fxge_arena *a, const fxge_cann *c, const fxge_atc *t, fxge_atc_end *end);

#endif
