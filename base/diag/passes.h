/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers FXGE_D_<NAME> of diagnostics 05xx: passes. */
#ifndef FXGE_BASE_DIAG_PASSES_H
#define FXGE_BASE_DIAG_PASSES_H

#include "base/diag/id.h"

enum {
#include "base/diag/passes.def"
};

#endif
