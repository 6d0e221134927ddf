/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers FXGE_D_<NAME> of diagnostics 06xx: bugs of fxge, and memory. */
#ifndef FXGE_BASE_DIAG_BUGS_H
#define FXGE_BASE_DIAG_BUGS_H

#include "base/diag/id.h"

enum {
#include "base/diag/bugs.def"
};

#endif
