/* Sampled assignments, where a proof fails. */
#ifndef FXGE_SYM_SAMPLE_H
#define FXGE_SYM_SAMPLE_H

#include "sym/table.h"

/* FXGE_SAMPLED or FXGE_DIFFERS, from assignments that satisfy ranges and assumptions; the same
 * ones on every machine. */
fxge_proof fxge_sym_sample_equal(fxge_syms *t, fxge_size a, fxge_size b);

/* `symbol` is part of `s`. */
bool fxge_sym_occurs(const fxge_syms *t, fxge_size s, fxge_size symbol);

/* A part of `s` is a symbol that an assumption replaced. */
bool fxge_sym_has_replaced(const fxge_syms *t, fxge_size s);

#endif
