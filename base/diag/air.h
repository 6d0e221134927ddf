/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers FXGE_D_<NAME> of diagnostics 07xx: GE files and their check. */
#ifndef FXGE_BASE_DIAG_AIR_H
#define FXGE_BASE_DIAG_AIR_H

#include "base/diag/id.h"

enum {
#include "base/diag/air.def"
};

#endif
