/* SPDX-License-Identifier: Apache-2.0 */
/* Evaluation of expressions at sampled assignments, after a proof has failed. */
#ifndef FXGE_SYM_SAMPLE_H
#define FXGE_SYM_SAMPLE_H

#include "sym/table.h"

/* Returns FXGE_SAMPLED or FXGE_DIFFERS, by assignments that satisfy ranges and assumptions. The
 * assignments are the same on every machine. */
fxge_proof fxge_sym_sample_equal(fxge_syms *t, fxge_size a, fxge_size b);

#endif
