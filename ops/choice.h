/* SPDX-License-Identifier: Apache-2.0 */
/* Selection of operator variants: a session's settings. */
#ifndef FXGE_OPS_CHOICE_H
#define FXGE_OPS_CHOICE_H

#include "base/session.h"
#include "ops/op.h"

/* A measured time of one kernel of an operator. */
typedef struct fxge_variant_time {
	const fxge_op *op; /* the variant */
	fxge_dtype dtype;  /* dtype of its first tensor */
	int64_t elements;  /* sum over its tensors */
	double us;
} fxge_variant_time;

typedef FXGE_VEC(fxge_variant_time) fxge_variant_times;

/* A session's settings for the selection of variants. */
typedef struct fxge_choice {
	const char *soc; /* or NULL */
	fxge_map
		named; /* by operator: the variant, a const fxge_op *, to select under any conditions */
	fxge_map times; /* by operator: fxge_variant_times */
	/* for fxge_ops_test: `only` is evaluated on any chip; `taken` is the selected variant */
	const fxge_op *only, *taken;
} fxge_choice;

/* Returns the settings of a session that has loaded operators. */
fxge_choice *fxge_session_choice(fxge_session *s);
/* Selects a variant: `my::gelu=v2`, or my.gelu.default; `default` is the row's own lowering.
 * Returns false after a diagnostic. */
bool fxge_choice_name(fxge_session *s, const char *text);
/* Sets the chip, named as for --soc. */
bool fxge_choice_soc(fxge_session *s, const char *soc);
/* Reads measured times from a file (doc/own-ops.md). */
bool fxge_choice_times(fxge_session *s, const char *path);

#endif
