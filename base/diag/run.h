/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers FXGE_D_<NAME> of diagnostics 08xx: runs and machines. */
#ifndef FXGE_BASE_DIAG_RUN_H
#define FXGE_BASE_DIAG_RUN_H

#include "base/diag/id.h"

enum {
#include "base/diag/run.def"
};

#endif
