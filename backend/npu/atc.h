/* atc, the compiler of CANN: its command line, and a run of it as a child process. */
#ifndef FXGE_BACKEND_NPU_ATC_H
#define FXGE_BACKEND_NPU_ATC_H

#include "backend/npu/cann.h"
#include "backend/npu/child.h"

typedef struct fxge_atc {
	const char *folder;       /* it works there, and leaves its litter there; has the .air */
	const char *air, *output; /* names in it: "model.air"; "model", without .om */
	const char *singleop;     /* in the place of an .air: a file of operators, of which `output`, a
								 folder in it, gets an .om each; or NULL */
	const char *soc;          /* "Ascend910B1" */
	const char *precision;    /* of --precision_mode_v2; NULL = "origin" */
	bool external_weights;    /* in files of the folder weight/ beside the .om */
	const char *const *gears; /* its options that tell of gears; NULL-terminated, or NULL */
	const char *const
		*options; /* more, or others in the place of these; NULL-terminated, or NULL */
	void (*line)(void *user, const char *line); /* of what it says, or NULL */
	void *user;
} fxge_atc;

/* What it said and made. */
typedef struct fxge_atc_end {
	const char *om;      /* path of the file (or folder) that it wrote, or NULL: it failed */
	const char *code;    /* "E10001" of its first error, or NULL */
	const char *message; /* that error's text, or how it ended */
	const char *fix;     /* what it proposes, or NULL */
	const char *said;    /* all that it said, lines */
} fxge_atc_end;

/* Its arguments, NULL-terminated; the first is `program`. f32 stays f32, and inputs stay ND, unless
 * the options say otherwise: without these two atc computes f32 in f16, and takes inputs for
 * images.
 */
const char *const *fxge_atc_argv(fxge_arena *a, const char *program, const fxge_atc *t);
/* Runs c->atc to its end. */
void fxge_atc_run(fxge_arena *a, const fxge_cann *c, const fxge_atc *t, fxge_atc_end *end);

#endif
