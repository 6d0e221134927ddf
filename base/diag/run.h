/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers FXGE_D_<NAME> of diagnostics 080x to 081x: runs. */
#ifndef FXGE_BASE_DIAG_RUN_H
#define FXGE_BASE_DIAG_RUN_H

#include "base/diag/id.h"

enum {
#include "base/diag/run.def"
};

#endif
