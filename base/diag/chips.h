/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers FXGE_D_<NAME> of diagnostics 0380 to 0389, 0391 and 0392: chips. */
#ifndef FXGE_BASE_DIAG_CHIPS_H
#define FXGE_BASE_DIAG_CHIPS_H

#include "base/diag/id.h"

enum {
#include "base/diag/chips.def"
};

#endif
