/* Random calls of operators, as programs: what fxge_ops_test runs. */
#ifndef FXGE_DRIVER_OPTEST_OPTEST_H
#define FXGE_DRIVER_OPTEST_OPTEST_H

#include "driver/api.h"

enum { FXGE_OPTEST_INPUTS = 64 }; /* of a program, at most */

/* One call; everything lies in `a`. */
typedef struct fxge_optest_call {
	fxge_arena *a;
	const fxge_op *op;
	fxge_dtype dtype;                      /* of most tensors */
	uint64_t *state;                       /* of fxge_random_below */
	const char **args;                     /* by parameter: its text, NULL = left to its default */
	fxge_sbuf inputs;                      /* "%x0 : f32[2], %x1 : f32[2, 3]" */
	fxge_dtype dtypes[FXGE_OPTEST_INPUTS]; /* of the first inputs */
	int n_inputs, n_results;
	int64_t scale;    /* of the sizes; 0 = 1 */
	int64_t elements; /* of all inputs */
} fxge_optest_call;

void fxge_optest_call_generate(fxge_optest_call *c);
/* Returns whether the call has a tensor of its dtype, or no tensor at all. */
bool fxge_optest_is_of_dtype(const fxge_optest_call *c);
/* The program that is this call: inputs x0, x1, .., outputs r0, r1, .. */
const char *fxge_optest_text(const fxge_optest_call *c);

/* A gradient of the program that also computes gradients. */
typedef struct fxge_optest_gradient {
	int input;        /* x of this number */
	const char *name; /* of the argument */
} fxge_optest_gradient;

typedef FXGE_VEC(fxge_optest_gradient) fxge_optest_gradients;

/* The program with gradients as further outputs, in the order of `out`: further inputs g0, g1, ..
 * of the types `result_types` are the gradients of its results. NULL: the call has none. */
const char *fxge_optest_gradient_text(
	const fxge_optest_call *c, const char *const *result_types, fxge_optest_gradients *out);

/* driver/optest/gradient.c: compares gradients with differences of the call's results. */
typedef struct fxge_optest_agreement {
	uint64_t elements, wrong;
	double worst;  /* difference, as a part of what is larger: 1, or the gradient */
	char name[64]; /* of an argument whose gradient is wrong */
} fxge_optest_agreement;

/* Of a call in floats of 32 or 64 `bits`. Adds to *out; false where a program does not run. */
bool fxge_optest_compare(fxge_session *s, const char *call, const char *with_gradients,
	const fxge_optest_gradients *g, int n_results, uint64_t seed, int bits,
	fxge_optest_agreement *out);

/* driver/optest/variants.c: the variants of an operator beside its default, and their times. */
typedef struct fxge_optest_variant {
	const char *name;
	const fxge_op *op;
	uint64_t compared, different, failed;
	double worst;              /* difference, as a part of the largest element, or of 1 */
	const char *reason, *text; /* of the first that is different or failed, or NULL */
} fxge_optest_variant;

typedef struct fxge_optest_time {
	const char *variant;
	fxge_dtype dtype;
	int64_t elements;
	double us;
} fxge_optest_time;

typedef struct fxge_optest_variants {
	fxge_session *session;
	fxge_arena *a; /* what is kept lies here */
	const fxge_op *op;
	uint64_t *state, cases;
	FXGE_VEC(fxge_optest_variant) list;
	FXGE_VEC(fxge_optest_time) times;
} fxge_optest_variants;

/* Calls in one dtype. */
void fxge_optest_variants_try(fxge_optest_variants *t, fxge_dtype dtype);
bool fxge_optest_variants_ok(const fxge_optest_variants *t);
void fxge_optest_variants_text(fxge_sbuf *b, const fxge_optest_variants *t);
/* `,"variants":[..],"times":[..]` */
void fxge_optest_variants_json(fxge_sbuf *b, const fxge_optest_variants *t);
/* Rows of a file for fxge_choose_variants. */
void fxge_optest_times_text(fxge_sbuf *b, const fxge_optest_variants *t);

typedef struct fxge_optest_program {
	fxge_program *program;
	fxge_executable *exe;
	fxge_arrays *inputs; /* made up by the seed */
} fxge_optest_program;

/* Loads, compiles and opens a text; closed also after a failure, which was reported. */
fxge_status fxge_optest_open(
	fxge_session *s, const char *text, uint64_t seed, fxge_optest_program *out);
/* Runs it on those of `inputs` that have the names of its own. */
fxge_status fxge_optest_execute(const fxge_optest_program *t, const fxge_arrays *inputs);
void fxge_optest_close(fxge_optest_program *t);

#endif
