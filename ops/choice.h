/* What variants of operators are chosen by, as a session is told it. */
#ifndef FXGE_OPS_CHOICE_H
#define FXGE_OPS_CHOICE_H

#include "base/session.h"
#include "ops/op.h"

/* A time that was measured of one kernel of an operator. */
typedef struct fxge_variant_time {
	const fxge_op *op; /* that the variant is */
	fxge_dtype dtype;  /* of the first tensor */
	int64_t elements;  /* of its tensors together */
	double us;
} fxge_variant_time;

typedef FXGE_VEC(fxge_variant_time) fxge_variant_times;

/* What a session knows that variants of operators are chosen by. */
typedef struct fxge_choice {
	const char *soc; /* or NULL */
	fxge_map named;  /* by operator: what is taken, a const fxge_op *, whatever conditions say */
	fxge_map times;  /* by operator: fxge_variant_times */
	/* by fxge_ops_test: this one is asked alone, on whatever chip, and which was taken */
	const fxge_op *only, *taken;
} fxge_choice;

/* The session's, of one that loaded operators. */
fxge_choice *fxge_session_choice(fxge_session *s);
/* `my::gelu=v2`, or my.gelu.default; `default` is what the row itself becomes. False after a
 * diagnostic. */
bool fxge_choice_name(fxge_session *s, const char *text);
/* The chip, as --soc names it. */
bool fxge_choice_soc(fxge_session *s, const char *soc);
/* Measured times, as a file has them (doc/own-ops.md). */
bool fxge_choice_times(fxge_session *s, const char *path);

#endif
