/* SPDX-License-Identifier: Apache-2.0 */
/* Operator self-test: random calls of operators as programs, for fxge_ops_test. */
#ifndef FXGE_DRIVER_OPTEST_OPTEST_H
#define FXGE_DRIVER_OPTEST_OPTEST_H

#include "driver/api.h"

enum { FXGE_OPTEST_INPUTS = 64 }; /* maximum per program */

/* Limits of a self-test. The work is that of the session (base/session.h): small calls are allowed
 * for as many as there are, and further nodes up to a total. The same holds for the time of runs.
 */
typedef struct fxge_optest_limits {
	uint64_t cases;      /* calls per list, where a list is an operator and a dtype, or a rule */
	uint64_t attempts;   /* generated calls per list, those included that are not valid */
	uint64_t from, most; /* the session's work at the beginning, and the limit of its growth */
	double seconds, most_seconds; /* processor time of this thread in all runs, and its limit */
	double begun;                 /* processor time at the beginning of a run; -1 = no run */
	bool stopped;                 /* the caller of the library stopped a run */
	bool (*stop)(void *user);     /* the session's own, restored at the end */
	void *stop_user;
	size_t cap; /* the session's own limit of memory, restored at the end; 0 = none */
} fxge_optest_limits;

/* Divides the calls among `lists`. `cases` is the number that the caller asks for, or 0: at most
 * `usual`, fewer for many lists. */
fxge_optest_limits fxge_optest_limits_of(
	const fxge_session *s, uint64_t lists, uint64_t cases, uint64_t usual);
bool fxge_optest_goes_on(const fxge_session *s, const fxge_optest_limits *l);
/* Reports an exceeded limit, or the caller's stop. Returns FXGE_LIMIT or FXGE_STOPPED. */
fxge_status fxge_optest_fail(fxge_session *s, const fxge_optest_limits *l);
/* Limits the runs between the two calls; `l` stays where it is. */
void fxge_optest_begin(fxge_session *s, fxge_optest_limits *l);
void fxge_optest_end(fxge_session *s, const fxge_optest_limits *l);
/* Runs an executable within the limits. Returns FXGE_STOPPED at their end. */
fxge_status fxge_optest_run(fxge_executable *e, const fxge_tensor_view *in, int n);

/* Random call of an operator; allocates in `a`. */
typedef struct fxge_optest_call {
	fxge_arena *a;
	const fxge_op *op;
	fxge_dtype dtype;                      /* dtype of most tensors */
	uint64_t *state;                       /* state of fxge_random_below */
	const char **args;                     /* by parameter: argument text, NULL = default */
	fxge_sbuf inputs;                      /* "%x0 : f32[2], %x1 : f32[2, 3]" */
	fxge_dtype dtypes[FXGE_OPTEST_INPUTS]; /* dtypes of the first inputs */
	int n_inputs, n_results;
	int64_t scale;    /* factor of the sizes; 0 = 1 */
	int64_t elements; /* sum over all inputs */
} fxge_optest_call;

void fxge_optest_call_generate(fxge_optest_call *c);
/* Returns true if the call has a tensor of its dtype, or no tensor at all. */
bool fxge_optest_is_of_dtype(const fxge_optest_call *c);
/* Returns the call as a program with inputs x0, x1, .. and outputs r0, r1, .. */
const char *fxge_optest_text(const fxge_optest_call *c);

/* Gradient output of a program. */
typedef struct fxge_optest_gradient {
	int input;        /* index of x */
	const char *name; /* name of the argument */
} fxge_optest_gradient;

typedef FXGE_VEC(fxge_optest_gradient) fxge_optest_gradients;

/* Returns the program with gradients as additional outputs, in the order of `out`, or NULL if the
 * call has none. Additional inputs g0, g1, .. of types `result_types` are the gradients of its
 * results. */
const char *fxge_optest_gradient_text(
	const fxge_optest_call *c, const char *const *result_types, fxge_optest_gradients *out);

/* Comparison of gradients with finite differences (gradient.c). */
typedef struct fxge_optest_agreement {
	uint64_t elements, wrong;
	double worst;  /* largest difference, relative to max(1, gradient) */
	char name[64]; /* argument with a wrong gradient */
} fxge_optest_agreement;

/* Compares the gradients of a call in floats of 32 or 64 `bits` and adds to *out. Returns false if
 * a program does not run. */
bool fxge_optest_compare(fxge_session *s, const char *call, const char *with_gradients,
	const fxge_optest_gradients *g, int n_results, uint64_t seed, int bits,
	fxge_optest_agreement *out);

/* Comparison of a variant with the operator's default (variants.c). */
typedef struct fxge_optest_variant {
	const char *name;
	const fxge_op *op;
	uint64_t compared, different, failed;
	double worst;              /* largest difference, relative to max(1, largest element) */
	const char *reason, *text; /* first difference or failure, or NULL */
} fxge_optest_variant;

typedef struct fxge_optest_time {
	const char *variant;
	fxge_dtype dtype;
	int64_t elements;
	double us;
} fxge_optest_time;

typedef struct fxge_optest_variants {
	fxge_session *session;
	fxge_arena *a; /* memory of the results */
	const fxge_op *op;
	uint64_t *state;
	const fxge_optest_limits *limits;
	FXGE_VEC(fxge_optest_variant) list;
	FXGE_VEC(fxge_optest_time) times;
} fxge_optest_variants;

/* Tests calls in one dtype. */
void fxge_optest_variants_try(fxge_optest_variants *t, fxge_dtype dtype);
bool fxge_optest_variants_ok(const fxge_optest_variants *t);
void fxge_optest_variants_text(fxge_sbuf *b, const fxge_optest_variants *t);
/* Appends `,"variants":[..],"times":[..]`. */
void fxge_optest_variants_json(fxge_sbuf *b, const fxge_optest_variants *t);
/* Appends rows of a times file for fxge_choose_variants. */
void fxge_optest_times_text(fxge_sbuf *b, const fxge_optest_variants *t);

typedef struct fxge_optest_program {
	fxge_program *program;
	fxge_executable *exe;
	fxge_arrays *inputs; /* generated from the seed */
} fxge_optest_program;

/* Loads, compiles and opens a text. Reports failures; the caller closes *out in any case. */
fxge_status fxge_optest_open(
	fxge_session *s, const char *text, uint64_t seed, fxge_optest_program *out);
/* Runs the program on those of `inputs` that have names of its own inputs. */
fxge_status fxge_optest_execute(const fxge_optest_program *t, const fxge_arrays *inputs);
void fxge_optest_close(fxge_optest_program *t);

#endif
