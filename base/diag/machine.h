/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers FXGE_D_<NAME> of diagnostics 082x: machines and chips. */
#ifndef FXGE_BASE_DIAG_MACHINE_H
#define FXGE_BASE_DIAG_MACHINE_H

#include "base/diag/id.h"

enum {
#include "base/diag/machine.def"
};

#endif
